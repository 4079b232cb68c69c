/** `port <from> <to>`: what becomes of each instruction, given as bytes or as text, in another generation. */
import { Assembler } from "../runtime/asm/assembler.js";
import { Disassembler } from "../runtime/asm/disassembler.js";
import { AsmError } from "../runtime/asm/errors.js";
import type { AsmTables } from "../runtime/asm/tables.js";
import { matchInstructions, type Match } from "../runtime/isa/compare.js";
import type { Instruction } from "../runtime/isa/instruction.js";
import type { Isa } from "../runtime/isa/isa.js";
import type { InstructionInfo } from "../runtime/isa/model.js";
import { semanticsOptions, type Side } from "./diffSemantics.js";
import { lineError, parseHex, toHex } from "./lines.js";
import { replacementOf } from "./replacements.js";

export const PORT_STATUS = ["same bytes", "other bytes", "renamed", "changed meaning", "gone"] as const;
export type PortStatus = (typeof PORT_STATUS)[number];

/** The answer to one line; the shape of a line of `port --json` (docs/schema/port.json). */
export interface Ported {
  readonly status: PortStatus;
  /** The instruction in the generation it comes from. */
  readonly text: string;
  readonly bytes: string;
  /** And in the other one, null when it cannot be written there. */
  readonly newText: string | null;
  readonly newBytes: string | null;
  /** Why the meaning changed, what it is called now, what replaces it. */
  readonly reasons: readonly string[];
}

/** A generation with everything that porting needs. */
export interface PortSide extends Side {
  readonly isa: Isa;
  readonly asm: AsmTables;
}

/** Ports instructions of one generation to another; made once, used for every line. */
export class Porter {
  readonly #from: PortSide;
  readonly #to: PortSide;
  readonly #wave: 32 | 64;
  readonly #toWave: 32 | 64;
  readonly #reader: Assembler;
  /** As the generation usually writes halves of registers (`v1.l`), then the other way (`v1`). */
  readonly #writers: readonly Assembler[];
  readonly #printers: readonly Disassembler[];
  readonly #newPrinters: readonly Disassembler[];
  readonly #matches: ReadonlyMap<InstructionInfo, Match>;
  readonly #options: ReturnType<typeof semanticsOptions>;

  constructor(from: PortSide, to: PortSide, wave?: 32 | 64) {
    const sizes = to.isa.generation.waveSizes;
    this.#from = from;
    this.#to = to;
    this.#wave = wave ?? from.isa.generation.defaultWaveSize;
    this.#toWave = sizes.includes(this.#wave) ? this.#wave : to.isa.generation.defaultWaveSize;
    this.#reader = new Assembler(from.isa, from.asm, { wave: this.#wave });
    const spellings = (usual: boolean): boolean[] => [usual, !usual];
    this.#writers = spellings(to.asm.true16).map(
      (true16) => new Assembler(to.isa, to.asm, { wave: this.#toWave, true16 }),
    );
    this.#printers = spellings(from.asm.true16).map(
      (true16) => new Disassembler(from.isa, from.asm, { wave: this.#wave, true16 }),
    );
    this.#newPrinters = spellings(to.asm.true16).map(
      (true16) => new Disassembler(to.isa, to.asm, { wave: this.#toWave, true16 }),
    );
    this.#options = semanticsOptions(from, to);
    this.#matches = matchInstructions(from.model, to.model, this.#options.sameMeaning);
  }

  /** Hexadecimal bytes or assembly text. @throws DecodeError, AsmError, RangeError for what is no instruction */
  port(line: string): Ported {
    const hex = /^(?:0x)?((?:[0-9a-fA-F]{2}\s*){4,})$|^(\[?(?:0x[0-9a-fA-F]{2}[\s,]*)+\]?)$/.exec(
      line.trim(),
    );
    const bytes =
      hex === null
        ? this.#reader.assemble(line.replace(/\s*(\/\/|;).*$/, ""))
        : parseHex((hex[1] ?? hex[2])!);
    const inst = this.#from.isa.decode(bytes, 0, { wave: this.#wave });
    const own = toHex(bytes.subarray(0, inst.size));
    const [text, spelled] = this.#printers.map((printer) => printer.print(inst)) as [string, string];
    const halves = [inst.form, ...(inst.formY === null ? [] : [inst.formY])].map((form) => form.instruction);
    const lost = halves.filter((one) => !this.#matches.has(one));
    if (lost.length > 0) return this.#gone(text, own, lost);
    const written = this.#write([text, spelled], halves);
    if (typeof written === "string") {
      const names = halves.map((one) => this.#matches.get(one)!.other.name.toLowerCase()).join(" :: ");
      return this.#unwritable(text, own, `${names} cannot be written so: ${written}`);
    }
    return this.#compare(text, own, inst, halves, written);
  }

  #compare(
    text: string,
    bytes: string,
    inst: Instruction,
    halves: readonly InstructionInfo[],
    written: { readonly text: string; readonly bytes: string },
  ): Ported {
    const reasons: string[] = [];
    let changed = false;
    let renamed = false;
    for (const one of halves) {
      const { other, by } = this.#matches.get(one)!;
      if (by !== null) {
        renamed = true;
        reasons.push(
          `${one.name} is called ${other.name} (${by === "alias" ? "an alias" : `the same ${by}`})`,
        );
      }
      if (this.#options.same(one, other) !== false) continue;
      changed = true;
      reasons.push(`the definitions of ${one.name} differ`, ...this.#options.explain(one, other));
    }
    if (this.#toWave !== this.#wave)
      reasons.push(`written for ${this.#toWave} lanes: ${this.#to.label} has no wave${this.#wave}`);
    const [own, other] = [this.#from, this.#to].map((side) => side.generation.traits.halfDestination);
    if (own !== other && halves.some(hasHalfResult))
      reasons.push(`16-bit results ${other === "keep" ? "keep" : "zero"} the other half of their register there`); // prettier-ignore
    const status = changed
      ? "changed meaning"
      : renamed
        ? "renamed"
        : bytes === written.bytes
          ? "same bytes"
          : "other bytes";
    if (status !== "same bytes" && bytes !== written.bytes) reasons.push(...this.#readAsIs(inst));
    return { status, text, bytes, newText: written.text, newBytes: written.bytes, reasons };
  }

  /** The text in the other generation: as it is, or with the names that the instructions have there. */
  #write(
    spellings: readonly string[],
    halves: readonly InstructionInfo[],
  ): { text: string; bytes: string } | string {
    const rename = (text: string): string =>
      halves.reduce((line, one) => {
        const { other } = this.#matches.get(one)!;
        return line.replace(
          new RegExp(`\\b${one.name}(?=_e32|_e64|_sdwa|_dpp|\\b)`, "i"),
          other.name.toLowerCase(),
        );
      }, text);
    // An encoding suffix may name one that the other generation has not, or chooses otherwise.
    const plain = (line: string): string => line.replace(/^(\w+?)_e(?:32|64)\b/, "$1");
    let reason = "";
    // A high half has no other spelling: v3.h is not v131 everywhere.
    const texts = spellings[0]!.includes(".h") ? spellings.slice(0, 1) : spellings;
    const lines = texts.flatMap((text) => [rename(text), text, plain(rename(text)), plain(text)]);
    const tries = [...new Set(lines)].flatMap((line) => this.#writers.map((writer) => ({ line, writer })));
    for (const { line, writer } of tries) {
      try {
        const bytes = writer.assemble(line);
        const inst = this.#to.isa.decode(bytes, 0, { wave: this.#toWave });
        const expected = halves.map((one) => this.#matches.get(one)!.other.name);
        const got = [
          inst.form.instruction.name,
          ...(inst.formY === null ? [] : [inst.formY.instruction.name]),
        ];
        // The same word may name another instruction there (v_add_u32 of GFX9 and of GFX10).
        if (got.join() !== expected.join()) {
          reason ||= `${line} is ${got.join(" :: ")} there`;
          continue;
        }
        const text = this.#textOf(inst, toHex(bytes));
        if (text !== null) return { text, bytes: toHex(bytes) };
        reason ||= `${line} would be ${this.#newPrinters[0]!.print(inst)} there`;
      } catch (error) {
        reason ||= lineError(error);
      }
    }
    return reason;
  }

  /**
   * The text that stands for these bytes in the other generation, halves as it usually writes them or the other way;
   * null when some of the bytes' operands are lost in it (an address register beside a scalar one that rules it out).
   */
  #textOf(inst: Instruction, bytes: string): string | null {
    for (const [index, printer] of this.#newPrinters.entries()) {
      const text = printer.print(inst);
      try {
        if (toHex(this.#writers[index]!.assemble(text)) === bytes) return text;
      } catch (error) {
        if (!(error instanceof AsmError)) throw error;
      }
    }
    return null;
  }

  #gone(text: string, bytes: string, lost: readonly InstructionInfo[]): Ported {
    const reasons = lost.flatMap((one) => {
      const { label, model } = this.#to;
      const note =
        replacementOf(one.name, (name) => model.instructionByName.has(name)) ?? this.#sameElsewhere(one);
      return [`${label} has no ${one.name}`, ...(note === null ? [] : [`replaced by ${note}`])];
    });
    return { status: "gone", text, bytes, newText: null, newBytes: null, reasons };
  }

  /** An instruction that means the same although its operands or its encoding are others. */
  #sameElsewhere(one: InstructionInfo): string | null {
    const found = this.#to.model.instructions.find((other) => this.#options.sameMeaning(one, other) === true);
    return found === undefined
      ? null
      : `${found.name.toLowerCase()}, which means the same with other operands`;
  }

  #unwritable(text: string, bytes: string, reason: string): Ported {
    return { status: "gone", text, bytes, newText: null, newBytes: null, reasons: [reason] };
  }

  /** What the old bytes are in the other generation, when they are anything. */
  #readAsIs(inst: Instruction): string[] {
    const bytes = new Uint8Array(inst.words.length * 4);
    const view = new DataView(bytes.buffer);
    inst.words.forEach((word, index) => view.setUint32(4 * index, word, true));
    try {
      const other = this.#to.isa.decode(bytes, 0, { wave: this.#toWave });
      return [`the old bytes are ${this.#newPrinters[0]!.print(other)} there`];
    } catch {
      return ["the old bytes are no instruction there"];
    }
  }
}

const hasHalfResult = (one: InstructionInfo): boolean =>
  one.forms[0]!.operands.some((operand) => operand.written && operand.field === "VDST" && operand.size === 16); // prettier-ignore

/** `other bytes: v_mov_b32_e32 v1, v2 [0203027e] -> ... [...]; reasons`. */
export function portText(one: Ported): string {
  const left = `${one.text} [${one.bytes}]`;
  const right = one.newText === null ? "" : ` -> ${one.newText} [${one.newBytes}]`;
  const shown = one.status === "same bytes" ? left : left + right;
  return [`${one.status}: ${shown}`, ...one.reasons].join("; ");
}

/** The answer to one line: an error does not end the run. An empty line stays one. */
export function portLine(porter: Porter, line: string, json: boolean): string {
  if (line.trim() === "") return "";
  try {
    const one = porter.port(line);
    return json ? JSON.stringify(one) : portText(one);
  } catch (error) {
    return json ? JSON.stringify({ error: lineError(error) }) : `error: ${lineError(error)}`;
  }
}

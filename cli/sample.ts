/** An example of each form: operands that its types list, made to satisfy what the generation asks for. */
import { encodeFields, joinHalves, toBytes } from "../runtime/isa/encode.js";
import { DecodeError, EncodeError } from "../runtime/isa/errors.js";
import type { Instruction } from "../runtime/isa/instruction.js";
import type { Isa } from "../runtime/isa/isa.js";
import type { Field, Form, OperandType } from "../runtime/isa/model.js";
import { AsmError, Assembler, Disassembler, type AsmTables } from "../runtime/asm/index.js";

/** What is done with a sample, in this order; each step counts only when those before it succeed. */
export const STEPS = ["decode", "encode", "print"] as const;

/** How far a form's best sample came. */
export interface Sample {
  /** Steps done: 0 none, 1 decode gives the form, 2 encode gives back the bytes, 3 so does assembling the text. */
  readonly steps: 0 | 1 | 2 | 3;
  /** The bytes that came so far. */
  readonly bytes: Uint8Array;
  readonly wave: 32 | 64;
  /** Why the next step is not done; empty when all are. */
  readonly reason: string;
}

/** How a sample is made up. */
interface Try {
  /** Which of the codes that an operand's type lists it gets. */
  readonly pick: (codes: readonly number[]) => number | undefined;
  /** From which number on values that are refused are replaced. */
  readonly from: number;
  /** What the fields get that hold no operand: a number of so many bits. */
  readonly other: (width: number) => number;
}

const zero = (): number => 0;
const quarter = (codes: readonly number[]): number | undefined => codes.find((one) => one % 4 === 0);

/** Registers that are even and far from the end suit every width; later tries take other listed values. */
const PLAIN: readonly Try[] = [
  { pick: quarter, from: 0, other: zero },
  { pick: (codes) => codes[codes.length - 1], from: 0, other: zero },
  { pick: (codes) => codes[0], from: 0, other: zero },
  { pick: (codes) => codes.find((one) => one % 4 === 0 && one > 0), from: 1, other: zero },
  { pick: (codes) => codes.findLast((one) => one % 16 === 0), from: 256, other: zero },
];

/** Tries with drawn numbers, and with numbers that sweep each field's range, for options that must have some value. */
const DRAWN = 24;
const SWEEP = 32;

/** Pseudo-random numbers of so many bits, the same in every run. */
function drawing(seed: number): (width: number) => number {
  let state = seed;
  return (width) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0) % 2 ** width;
  };
}

const TRIES: readonly Try[] = [
  ...PLAIN,
  ...Array.from({ length: DRAWN }, (_, i) => ({ ...PLAIN[i % PLAIN.length]!, other: drawing(i + 1) })),
  ...Array.from({ length: SWEEP }, (_, i) => ({
    ...PLAIN[0]!,
    other: (width: number) => Math.floor((2 ** width * i) / SWEEP),
  })),
];

/** Finds samples of one generation's forms. */
export class Sampler {
  readonly #isa: Isa;
  /** The codes that an operand's type lists, by type and field. */
  readonly #codes = new Map<OperandType, Map<string, readonly number[]>>();
  readonly #tools: ReadonlyMap<32 | 64, { readonly printer: Disassembler; readonly assembler: Assembler }>;

  constructor(isa: Isa, asm: AsmTables) {
    this.#isa = isa;
    const { defaultWaveSize, waveSizes } = isa.generation;
    const waves = [defaultWaveSize, ...waveSizes.filter((wave) => wave !== defaultWaveSize)];
    this.#tools = new Map(
      waves.map((wave) => [
        wave,
        { printer: new Disassembler(isa, asm, { wave }), assembler: new Assembler(isa, asm, { wave }) },
      ]),
    );
  }

  /** The first sample with which everything works, else the one that comes furthest. */
  sample(form: Form): Sample {
    let best: Sample | null = null;
    for (const partner of this.#partners(form)) {
      for (const wave of this.#tools.keys()) {
        // Most tries differ in fields that most forms have not.
        const tried = new Set<string>();
        for (const one of TRIES) {
          const words = this.#words(form, partner, wave, one);
          if (tried.has(words.join())) continue;
          tried.add(words.join());
          const found = this.#walk(form, toBytes(words), wave, true);
          if (found.steps === STEPS.length) return found;
          if (best === null || found.steps > best.steps) best = found;
        }
      }
    }
    return best!;
  }

  /** Other halves for a half of a dual-issue pair (several, as not all go together); null for whole instructions. */
  #partners(form: Form): readonly (Form | null)[] {
    if (form.half === "") return [null];
    return this.#isa.model.forms
      .filter((one) => one.half !== form.half && one.half !== "" && plainName(one) === plainName(form))
      .slice(0, 8);
  }

  #words(form: Form, partner: Form | null, wave: 32 | 64, how: Try): readonly number[] {
    const isa = this.#isa;
    const halves = partner === null ? [form] : [form, partner];
    let layout = form.encoding;
    let words = [...form.identifier];
    if (partner !== null) {
      if (partner.encoding.bits > layout.bits) layout = partner.encoding;
      words = joinHalves(layout, form, partner);
    }
    for (const one of halves) fillFields(one, layout.fieldByName, words, how, this.#listed);
    for (const one of halves) fillCondition(one, layout.fieldByName, words);
    // A value that was replaced can decide which checks hold: twice.
    for (let round = 0; round < 2; round++) for (const one of halves) isa.settle(one, words, wave, how.from);
    return words;
  }

  readonly #listed: ListedCodes = (type, field) => {
    let codes = this.#codes.get(type);
    if (codes === undefined) this.#codes.set(type, (codes = new Map<string, readonly number[]>()));
    const key = `${field.width}+${field.padding}`;
    let found = codes.get(key);
    if (found === undefined) codes.set(key, (found = listedCodes(type, field)));
    return found;
  };

  /**
   * Takes bytes through the steps. Bits that have no meaning are not in the text: when it assembles to other bytes,
   * those (`again`) are the sample, and all of it must hold for them.
   */
  #walk(form: Form, bytes: Uint8Array, wave: 32 | 64, again: boolean): Sample {
    const stop = (steps: 0 | 1 | 2, reason: string): Sample => ({ steps, bytes, wave, reason });
    let inst: Instruction;
    try {
      inst = this.#isa.decode(bytes, 0, { wave });
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      return stop(0, error.reason);
    }
    if (inst.form !== form && inst.formY !== form) return stop(0, `decodes to ${inst.name} ${inst.encoding}`);
    try {
      const back = encodeFields(this.#isa, inst);
      if (!equal(back, bytes)) return stop(1, `${hex(bytes)} encodes to ${hex(back)}`);
    } catch (error) {
      if (!(error instanceof EncodeError)) throw error;
      return stop(1, error.message);
    }
    const { printer, assembler } = this.#tools.get(wave)!;
    let text = "";
    try {
      text = printer.print(inst);
      const back = assembler.assemble(text);
      if (equal(back, bytes)) return { steps: 3, bytes, wave, reason: "" };
      const canonical = again ? this.#walk(form, back, wave, false) : null;
      return canonical?.steps === 3
        ? canonical
        : stop(2, `${hex(bytes)} prints as ${text}, which is ${hex(back)}`);
    } catch (error) {
      if (!(error instanceof DecodeError) && !(error instanceof AsmError)) throw error;
      return stop(2, `${hex(bytes)} prints as ${text}: ${error.message}`);
    }
  }
}

const equal = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i]);
const hex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");

/** The encoding of a dual-issue half without what tells X, Y and literals apart. */
const plainName = (form: Form): string =>
  form.encoding.name.replace("_INST_LITERAL", "").replace(/_[XY]$/, "");

type Fields = Form["encoding"]["fieldByName"];

function setField(fields: Fields, name: string, words: number[], value: number): void {
  for (const p of fields.get(name)?.pieces ?? []) {
    const mask = 2 ** p.width - 1;
    words[p.word] = ((words[p.word]! & ~(mask << p.shift)) | (((value >> p.lsb) & mask) << p.shift)) >>> 0;
  }
}

type ListedCodes = (type: OperandType, field: Field) => readonly number[];

/** Codes that a type lists and a field can hold. */
const listedCodes = (type: OperandType, { width, padding }: Field): number[] =>
  type.values.flatMap((value, code) =>
    value !== undefined && (value.file !== null || value.kind === "special") && code >> padding < 2 ** width
      ? [code]
      : [],
  );

/** Gives operands listed values, and other fields drawn ones. */
function fillFields(
  form: Form,
  fields: Fields,
  words: number[],
  { pick, other }: Try,
  listed: ListedCodes,
): void {
  const held = new Map(form.operands.map((operand) => [operand.field, operand.type]));
  for (const field of fields.values()) {
    const { name, width, padding } = field;
    const type = held.get(name);
    if (type === undefined) {
      if (!FIXED.has(name) && other !== zero) setField(fields, name, words, other(Math.min(width, 32)));
      continue;
    }
    if (width > 32) continue;
    const code = pick(listed(type, field));
    if (code !== undefined) setField(fields, name, words, code >> padding);
    else if (type.values.length === 0) setField(fields, name, words, other(width));
  }
}

/** Fields that say which form it is. */
const FIXED = new Set(["ENCODING", "OP", "OPX", "OPY", "OPX_HI", "SEG"]);

/** Gives the fields that the form's condition names the first value that it asks for. */
function fillCondition(form: Form, fields: Fields, words: number[]): void {
  for (const [, name, list] of form.variant.expression.matchAll(/(\w+) (?:==|in) \[?([\d, ]+)/g))
    setField(
      fields,
      form.half === "y" && name === "SRCX0" ? "SRCY0" : name!,
      words,
      Number(list!.split(",")[0]),
    );
}

import { DecodeError } from "../isa/errors.js";
import type { Instruction } from "../isa/instruction.js";
import type { DecodeOptions, Isa } from "../isa/isa.js";
import type { Form } from "../isa/model.js";
import { findField, MAX_WORDS, type FieldAccess, type Words } from "./field.js";
import { Registers } from "./registers.js";
import { makeSlots } from "./slots/index.js";
import { unwritten, type SlotContext } from "./slots/slot.js";
import { parseAsmTables, type AsmModel, type AsmTables, type FormSyntax, type SlotSpec } from "./tables.js";

export interface AsmOptions {
  /** Lanes of the wave: decides vcc or vcc_lo and the width of lane masks. Default: the generation's usual one. */
  readonly wave?: 32 | 64;
  /** Write halves of vector registers as v1.l and v1.h. Default: as LLVM does for the generation. */
  readonly true16?: boolean;
}

type Printer = (w: Words) => string;

/** Prints instructions of one generation in LLVM's syntax; printers of forms are made when first needed. */
export class Disassembler {
  readonly #isa: Isa;
  readonly #model: AsmModel;
  readonly #registers: Registers;
  readonly #wave: 32 | 64;
  readonly #reading: DecodeOptions;
  readonly #true16: boolean;
  readonly #printers: (Printer | undefined)[] = [];
  /** The instruction at hand: one typed array for all, so that printers see one kind of array. */
  readonly #words: Words = new Uint32Array(MAX_WORDS);

  constructor(isa: Isa, tables: AsmTables, options: AsmOptions = {}) {
    this.#isa = isa;
    this.#model = parseAsmTables(tables, isa.model.instructions);
    this.#registers = new Registers(this.#model);
    this.#wave = options.wave ?? isa.generation.defaultWaveSize;
    this.#reading = { wave: this.#wave, forText: true };
    this.#true16 = options.true16 ?? tables.true16;
  }

  /** Text of the instruction at `offset`. @throws DecodeError when there is none */
  disassemble(bytes: Uint8Array, offset = 0): string {
    return this.print(this.decode(bytes, offset));
  }

  /** The instruction at `offset`, as LLVM's disassembler reads it. @throws DecodeError when there is none */
  decode(bytes: Uint8Array, offset = 0): Instruction {
    return this.#isa.decode(bytes, offset, this.#reading);
  }

  /** Text of a decoded instruction. @throws DecodeError when its form has no text */
  print(inst: Instruction): string {
    const words = this.#words;
    const { words: own } = inst;
    for (let i = 0; i < own.length; i++) words[i] = own[i]!;
    // Behind a literal of 32 bits there is no upper half.
    for (let i = own.length; i < MAX_WORDS; i++) words[i] = 0;
    const x = this.#printer(inst, inst.form)(words);
    return inst.formY === null ? x : `${x} :: ${this.#printer(inst, inst.formY)(words)}`;
  }

  /** Bytes from the end of a branch to where it goes; undefined for other instructions. */
  branchDistance(inst: Instruction): number | undefined {
    const { form } = inst;
    if (!form.operands.some((operand) => operand.type.name === "OPR_LABEL")) return undefined;
    const distance = inst.field("SIMM16");
    return distance === undefined ? undefined : ((distance << 16) >> 16) * 4;
  }

  #printer(inst: Instruction, form: Form): Printer {
    const known = this.#printers[form.id];
    if (known !== undefined) return known;
    const syntax = this.#model.forms[form.id];
    if (syntax === undefined) {
      throw new DecodeError(inst.offset, inst.words[0]!, `${form.instruction.name} has no assembly text`);
    }
    return (this.#printers[form.id] = this.#compile(form, syntax));
  }

  #compile(form: Form, { mnemonic, syntax }: FormSyntax): Printer {
    const context: SlotContext = {
      form,
      model: this.#model,
      registers: this.#registers,
      wave: this.#wave,
      true16: this.#true16,
    };
    const printer = this.#join(context, mnemonic, syntax);
    // LLVM knows halves only where the selection bits of operands that are not there are clear.
    const unused = this.#true16 ? unusedHalves(form, syntax) : undefined;
    if (unused === undefined) return printer;
    const whole = this.#join({ ...context, true16: false }, mnemonic, syntax);
    return (w) => (unused(w) ? whole(w) : printer(w));
  }

  #join(context: SlotContext, mnemonic: string, syntax: FormSyntax["syntax"]): Printer {
    const operands = makeSlots(syntax.operands, context);
    return join(
      mnemonic,
      operands.map((slot) => slot.print),
      operands.every((slot) => slot.present === undefined && slot.absent === undefined),
      modifierPrinter(syntax, context),
      syntax.operands[0]?.kind === "target",
    );
  }
}

/** Whether OPSEL has bits of operands that the form lacks, for long forms with 16-bit operands. */
function unusedHalves(form: Form, syntax: FormSyntax["syntax"]): ((w: Words) => boolean) | undefined {
  const field = findField(form.encoding, "OPSEL") ?? findField(form.encoding, "OP_SEL");
  const long = form.encoding.name.startsWith("VOP3_") || form.encoding.name === "ENC_VOP3";
  if (field === undefined || !long || syntax.operands.every((slot) => slot.fields["o"] === undefined))
    return undefined;
  const isSelection = (slot: SlotSpec): boolean =>
    Object.values(slot.fields).some((ref) => /^OP_?SEL/.test(ref));
  if (syntax.modifiers.some((slot) => slot.kind !== "bits" && isSelection(slot))) return undefined;
  let used = 0;
  for (const { kind, fields } of syntax.operands) {
    // Lane masks have no halves.
    if (kind === "m") continue;
    const operand = /^(?:VDST|V?SRC(\d))$/.exec(fields[""] ?? "");
    if (operand !== null) used |= 1 << Number(operand[1] ?? 3);
  }
  const rest = 15 & ~used;
  return rest === 0 ? undefined : (w) => (field.read(w) & rest) !== 0;
}

/** One printer from its parts; `all`: every operand is written always. */
function join(
  mnemonic: string,
  operands: readonly Printer[],
  all: boolean,
  tail: Printer | null,
  targetFirst: boolean,
): Printer {
  const head = `${mnemonic} `;
  const [a, b, c, d] = operands as [Printer, Printer, Printer, Printer];
  const end = tail ?? unwritten;
  if (operands.length === 0) return (w) => (mnemonic + end(w)).trimEnd();
  if (all && !targetFirst) {
    // The common lengths without a loop.
    if (operands.length === 1) return tail === null ? (w) => head + a(w) : (w) => head + a(w) + end(w);
    if (operands.length === 2)
      return tail === null ? (w) => `${head}${a(w)}, ${b(w)}` : (w) => `${head}${a(w)}, ${b(w)}${end(w)}`;
    if (operands.length === 3)
      return tail === null
        ? (w) => `${head}${a(w)}, ${b(w)}, ${c(w)}`
        : (w) => `${head}${a(w)}, ${b(w)}, ${c(w)}${end(w)}`;
    if (operands.length === 4)
      return tail === null
        ? (w) => `${head}${a(w)}, ${b(w)}, ${c(w)}, ${d(w)}`
        : (w) => `${head}${a(w)}, ${b(w)}, ${c(w)}, ${d(w)}${end(w)}`;
  }
  return (w) => {
    let text = mnemonic;
    let separator = " ";
    for (let i = 0; i < operands.length; i++) {
      const part = operands[i]!(w);
      if (part === "") continue;
      text += separator + part;
      separator = i === 0 && targetFirst ? " " : ", ";
    }
    return text + end(w);
  };
}

/** Prints all modifiers of a form; null when it has none. Where all have their defaults, that is seen at a glance. */
function modifierPrinter(syntax: FormSyntax["syntax"], context: SlotContext): Printer | null {
  const bits = new Map<number, number>();
  const touch = (field: FieldAccess): void => {
    for (const [word, mask] of field.bits) bits.set(word, (bits.get(word) ?? 0) | mask);
  };
  const slots = makeSlots(syntax.modifiers, { ...context, touch });
  const printers = slots.filter((slot) => slot.print !== unwritten).map((slot) => slot.print);
  if (printers.length === 0) return null;
  const count = printers.length;
  const full: Printer = (w) => {
    let text = "";
    for (let i = 0; i < count; i++) text += printers[i]!(w);
    return text;
  };
  const standard: Words = new Uint32Array(MAX_WORDS);
  if (full(standard) !== "") for (const slot of slots) slot.initial?.(standard);
  if (full(standard) !== "" || bits.size === 0) return full;
  const words = [...bits.keys()];
  const masks = words.map((word) => bits.get(word)!);
  const values = words.map((word, i) => standard[word]! & masks[i]!);
  const [w0, w1, w2] = words as [number, number, number];
  const [m0, m1, m2] = masks as [number, number, number];
  const [v0, v1, v2] = values as [number, number, number];
  if (words.length === 1) return (w) => ((w[w0]! & m0) === v0 ? "" : full(w));
  if (words.length === 2) return (w) => ((w[w0]! & m0) === v0 && (w[w1]! & m1) === v1 ? "" : full(w));
  if (words.length === 3)
    return (w) => ((w[w0]! & m0) === v0 && (w[w1]! & m1) === v1 && (w[w2]! & m2) === v2 ? "" : full(w));
  return full;
}

import { DecodeError } from "../isa/errors.js";
import type { Instruction } from "../isa/instruction.js";
import type { Isa } from "../isa/isa.js";
import type { Form } from "../isa/model.js";
import { findField, type Words } from "./field.js";
import { Registers } from "./registers.js";
import { makeSlots } from "./slots/index.js";
import type { SlotContext } from "./slots/slot.js";
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
  readonly #true16: boolean;
  readonly #printers: (Printer | undefined)[] = [];

  constructor(isa: Isa, tables: AsmTables, options: AsmOptions = {}) {
    this.#isa = isa;
    this.#model = parseAsmTables(tables, isa.model.instructions);
    this.#registers = new Registers(this.#model);
    this.#wave = options.wave ?? isa.generation.defaultWaveSize;
    this.#true16 = options.true16 ?? tables.true16;
  }

  /** Text of the instruction at `offset`. @throws DecodeError when there is none */
  disassemble(bytes: Uint8Array, offset = 0): string {
    const inst = this.#isa.decode(bytes, offset, { wave: this.#wave });
    return this.print(inst);
  }

  /** Text of a decoded instruction. @throws DecodeError when its form has no text */
  print(inst: Instruction): string {
    const words = inst.words as Words;
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
    return join(
      mnemonic,
      makeSlots(syntax.operands, context).map((slot) => slot.print),
      makeSlots(syntax.modifiers, context).map((slot) => slot.print),
      syntax.operands[0]?.kind === "target",
    );
  }
}

/** Whether OPSEL has bits of operands that the form lacks, for long forms with 16-bit operands. */
function unusedHalves(form: Form, syntax: FormSyntax["syntax"]): ((w: Words) => boolean) | undefined {
  const field = findField(form.encoding, "OPSEL") ?? findField(form.encoding, "OP_SEL");
  const narrow = form.operands.some((operand) => operand.size === 16 && !operand.format.name.includes("_PK"));
  const long = form.encoding.name.startsWith("VOP3_") || form.encoding.name === "ENC_VOP3";
  if (field === undefined || !long || !narrow) return undefined;
  const isSelection = (slot: SlotSpec): boolean =>
    Object.values(slot.fields).some((ref) => /^OP_?SEL/.test(ref));
  if (syntax.modifiers.some((slot) => slot.kind !== "bits" && isSelection(slot))) return undefined;
  let used = 0;
  for (const operand of form.operands) {
    if (operand.field === "VDST" && operand.type.name === "OPR_VGPR") used |= 8;
    const source = /^V?SRC(\d)$/.exec(operand.field ?? "");
    if (source !== null) used |= 1 << Number(source[1]);
    // A literal stands for one of the sources: nothing is known about the bits.
    if (operand.field === "LITERAL") used |= 7;
  }
  const rest = 15 & ~used;
  return rest === 0 ? undefined : (w) => (field.read(w) & rest) !== 0;
}

/** One printer from its parts. */
function join(
  mnemonic: string,
  operands: readonly Printer[],
  modifiers: readonly Printer[],
  targetFirst: boolean,
): Printer {
  const count = operands.length;
  const tail = modifiersOf(modifiers);
  if (count === 0) return (w) => (mnemonic + tail(w)).trimEnd();
  const general: Printer = (w) => {
    let text = mnemonic;
    let separator = " ";
    for (let i = 0; i < count; i++) {
      const part = operands[i]!(w);
      if (part === "") continue;
      text += separator + part;
      separator = i === 0 && targetFirst ? " " : ", ";
    }
    return text + tail(w);
  };
  return general;
}

function modifiersOf(modifiers: readonly Printer[]): Printer {
  const count = modifiers.length;
  if (count === 0) return () => "";
  const [a, b] = modifiers;
  if (count === 1) return a!;
  if (count === 2) return (w) => a!(w) + b!(w);
  return (w) => {
    let text = "";
    for (let i = 0; i < count; i++) text += modifiers[i]!(w);
    return text;
  };
}

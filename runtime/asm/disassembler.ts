import { DecodeError } from "../isa/errors.js";
import type { Instruction } from "../isa/instruction.js";
import type { DecodeOptions, Isa } from "../isa/isa.js";
import type { Form } from "../isa/model.js";
import { findField, MAX_WORDS, type Words } from "./field.js";
import { FormText, Pieces, type Bits } from "./formText.js";
import { parseAsmTables, type AsmModel, type AsmTables, type FormSyntax, type SlotSpec } from "./tables.js";

export interface AsmOptions {
  /** Lanes of the wave: decides vcc or vcc_lo and the width of lane masks. Default: the generation's usual one. */
  readonly wave?: 32 | 64;
  /** Write halves of vector registers as v1.l and v1.h. Default: as LLVM does for the generation. */
  readonly true16?: boolean;
}

/** Prints instructions of one generation in LLVM's syntax; what a form is written by is made when first needed. */
export class Disassembler {
  readonly #isa: Isa;
  readonly #model: AsmModel;
  readonly #reading: DecodeOptions;
  readonly #true16: boolean;
  readonly #pieces: Pieces;
  readonly #texts: (FormText | undefined)[] = [];
  /** Whether forms are branches, as far as that was asked. */
  readonly #branches: (boolean | undefined)[] = [];
  /** The instruction at hand: one typed array for all, so that printers see one kind of array. */
  readonly #words: Words = new Uint32Array(MAX_WORDS);

  constructor(isa: Isa, tables: AsmTables, options: AsmOptions = {}) {
    this.#isa = isa;
    this.#model = parseAsmTables(tables, isa.model.instructions);
    const wave = options.wave ?? isa.generation.defaultWaveSize;
    this.#pieces = new Pieces(this.#model, wave);
    this.#reading = { wave, forText: true };
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
    const x = this.#text(inst, inst.form).print(words);
    return inst.formY === null ? x : `${x} :: ${this.#text(inst, inst.formY).print(words)}`;
  }

  /** Bytes from the end of a branch to where it goes; undefined for other instructions. */
  branchDistance(inst: Instruction): number | undefined {
    const { id, operands } = inst.form;
    this.#branches[id] ??= operands.some((operand) => operand.type.name === "OPR_LABEL");
    if (!this.#branches[id]) return undefined;
    const distance = inst.field("SIMM16");
    return distance === undefined ? undefined : ((distance << 16) >> 16) * 4;
  }

  #text(inst: Instruction, form: Form): FormText {
    const known = this.#texts[form.id];
    if (known !== undefined) return known;
    const syntax = this.#model.forms[form.id];
    if (syntax === undefined) {
      throw new DecodeError(inst.offset, inst.words[0]!, `${form.instruction.name} has no assembly text`);
    }
    return (this.#texts[form.id] = this.#make(form, syntax));
  }

  #make(form: Form, { mnemonic, syntax }: FormSyntax): FormText {
    const text = this.#pieces.text(form, mnemonic, syntax, this.#true16);
    // LLVM knows halves only where the selection bits of operands that are not there are clear.
    const unused = this.#true16 ? unusedHalves(form, syntax) : undefined;
    if (unused === undefined) return text;
    const whole = this.#pieces.text(form, mnemonic, syntax, false);
    return new FormText(text.head, text.operands, text.modifiers, { when: unused, text: whole });
  }
}

/** Whether OPSEL has bits of operands that the form lacks, for long forms with 16-bit operands. */
function unusedHalves(form: Form, syntax: FormSyntax["syntax"]): Bits | undefined {
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
  const { piece } = field;
  return rest === 0 || piece === undefined ? undefined : { word: piece.word, mask: rest << piece.shift };
}

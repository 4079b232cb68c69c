import { DecodeError } from "../isa/errors.js";
import type { Instruction } from "../isa/instruction.js";
import type { Isa } from "../isa/isa.js";
import type { Form } from "../isa/model.js";
import type { Words } from "./field.js";
import { Registers } from "./registers.js";
import { makeSlots } from "./slots/index.js";
import type { SlotContext } from "./slots/slot.js";
import { parseAsmTables, type AsmModel, type AsmTables, type FormSyntax } from "./tables.js";

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
    return join(
      mnemonic,
      makeSlots(syntax.operands, context).map((slot) => slot.print),
      makeSlots(syntax.modifiers, context).map((slot) => slot.print),
      syntax.operands[0]?.kind === "target",
    );
  }
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

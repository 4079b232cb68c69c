import { withoutLiterals } from "./borrowedLiteral.js";
import { Checks } from "./check.js";
import { encodeFields, type RawInstruction } from "./encode.js";
import {
  encodeOperands,
  encodePair,
  type EncodeOptions,
  type HalfInstruction,
  type Operands,
} from "./encodeOperands.js";
import { DecodeError } from "./errors.js";
import { FormTable, NO_FORM } from "./formTable.js";
import { Instruction } from "./instruction.js";
import type { Form } from "./model.js";
import { parseTables, type Generation, type IsaModel, type IsaTables } from "./tables.js";

/** Generated arithmetic: the place in the form table of the instruction that starts with these dwords. */
export type Slot = (table: FormTable, w0: number, w1: number, w2: number) => number;

/** What a generation's generated module hands to the runtime. */
export interface IsaDefinition {
  readonly tables: IsaTables;
  readonly slot: Slot;
  /** Second halves of dual-issue pairs; absent where the generation has none. */
  readonly slotY?: Slot;
}

export interface DecodeOptions {
  /** Lanes of the wave: decides vcc or vcc_lo and the width of lane masks. Default: the generation's usual one. */
  readonly wave?: 32 | 64;
  /**
   * Take reserved bits and fields that the instruction does not use as hardware does, which ignores them; LLVM and,
   * by default, this decoder refuse instructions that set them where they must be zero.
   */
  readonly ignoreReserved?: boolean;
  /**
   * Take also what LLVM's disassembler prints and its assembler refuses: register tuples past the last register, and
   * literals where the format has none (they follow its dwords). Such an instruction has a text and no other meaning.
   */
  readonly forText?: boolean;
}

/** Operands of instructions whose generation is not known at compile time. */
export type AnyInstructions = Readonly<Record<string, Operands>>;

/**
 * One generation's decoder and encoder over its generated tables.
 *
 * I maps instruction names to their operands, F are the names of all further fields: the generated types of a
 * generation, by which `encode` is checked at compile time.
 */
export class Isa<I = AnyInstructions, F extends string = never> {
  readonly generation: Generation;
  readonly #definition: IsaDefinition;
  #model: IsaModel | undefined;
  #table: FormTable | undefined;
  #tableY: FormTable | undefined;
  #checks: Checks | undefined;

  constructor(definition: IsaDefinition) {
    this.#definition = definition;
    this.generation = definition.tables.generation;
  }

  /** The generation's name, e.g. `rdna4`. */
  get id(): string {
    return this.generation.id;
  }

  /** All facts: encodings, operand types, instructions, forms. Parsed on first use. */
  get model(): IsaModel {
    return (this.#model ??= parseTables(this.#definition.tables));
  }

  get #x(): FormTable {
    return (this.#table ??= new FormTable(this.model, this.#definition.tables.shapes, "x"));
  }

  get #y(): FormTable {
    return (this.#tableY ??= new FormTable(this.model, this.#definition.tables.shapesY ?? [], "y"));
  }

  /** Instruction by name or alias, upper or lower case. */
  instruction(name: string): ReturnType<IsaModel["instructionByName"]["get"]> {
    return this.model.instructionByName.get(name) ?? this.model.instructionByName.get(name.toUpperCase());
  }

  /**
   * The fast path: form id of the instruction whose first dwords are w0, w1, w2 (0 past the end), or -1. Of a
   * dual-issue pair it is the X half's. It recognises formats and opcodes; only `decode` checks operands.
   */
  formOf(w0: number, w1: number, w2: number): number {
    const table = this.#x;
    const id = table.forms[this.#definition.slot(table, w0, w1, w2)]!;
    return id === NO_FORM ? -1 : id;
  }

  /**
   * Walks `words` (little-endian dwords of code) from dword `start`, writing form ids and dword offsets, until the
   * code, an output array or the known instructions end. Returns how many were written; allocates nothing.
   */
  scan(words: Uint32Array, forms: Uint16Array, offsets: Uint32Array, start = 0): number {
    const table = this.#x;
    const { slot } = this.#definition;
    const { forms: ids, sizes } = table;
    const limit = Math.min(forms.length, offsets.length);
    const end = words.length;
    let at = start;
    let count = 0;
    while (at < end && count < limit) {
      const w1 = at + 1 < end ? words[at + 1]! : 0;
      const w2 = at + 2 < end ? words[at + 2]! : 0;
      const id = ids[slot(table, words[at]!, w1, w2)]!;
      let size = sizes[id]! >>> 2;
      if (size === 0) break;
      if (size === 2 && this.#definition.slotY !== undefined)
        size = this.#pairSize(id, words[at]!, w1, w2, size);
      if (at + size > end) break;
      forms[count] = id;
      offsets[count++] = at;
      at += size;
    }
    return count;
  }

  /** Dwords of a dual-issue pair, whose Y half may bring a literal of its own. */
  #pairSize(id: number, w0: number, w1: number, w2: number, size: number): number {
    if (this.model.forms[id]!.half !== "x") return size;
    const y = this.#y;
    return Math.max(size, y.sizes[y.forms[this.#definition.slotY!(y, w0, w1, w2)]!]! >>> 2);
  }

  /** A form by id. */
  form(id: number): Form {
    return this.model.forms[id]!;
  }

  /**
   * Decodes the instruction at `offset`. Bytes after it are ignored.
   * @throws DecodeError when the bytes are no instruction, are cut short, or hold operands the generation forbids
   */
  decode(bytes: Uint8Array, offset = 0, options: DecodeOptions = {}): Instruction {
    if (options.forText !== true) return this.#decode(bytes, offset, options);
    try {
      return this.#decode(bytes, offset, options);
    } catch (error) {
      const borrowed =
        error instanceof DecodeError ? this.#withBorrowedLiteral(bytes, offset, options) : null;
      if (borrowed === null) throw error;
      return borrowed;
    }
  }

  #decode(bytes: Uint8Array, offset: number, options: DecodeOptions): Instruction {
    const lenient = options.ignoreReserved === true;
    const text = options.forText === true;
    const available = bytes.length - offset;
    const w0 = dword(bytes, offset);
    const w1 = dword(bytes, offset + 4);
    const w2 = dword(bytes, offset + 8);
    if (!(available >= 4 && offset >= 0))
      throw new DecodeError(offset, w0, available > 0 && offset >= 0 ? "truncated instruction" : "no bytes");
    const x = this.#x;
    const id = x.forms[this.#definition.slot(x, w0, w1, w2)]!;
    if (id === NO_FORM) throw new DecodeError(offset, w0, "unknown instruction");
    const form = this.model.forms[id]!;
    let formY: Form | null = null;
    let { size } = form.encoding;
    if (form.half === "x") {
      const y = this.#y;
      const idY = y.forms[this.#definition.slotY!(y, w0, w1, w2)]!;
      if (idY === NO_FORM)
        throw new DecodeError(offset, w0, `${form.instruction.name} with an unknown second half`);
      formY = this.model.forms[idY]!;
      if (formY.encoding.size > size) size = formY.encoding.size;
    }
    if (available < size) {
      throw new DecodeError(
        offset,
        w0,
        `truncated ${form.instruction.name}: ${size} bytes needed, ${available} left`,
      );
    }
    const words =
      size === 4
        ? [w0]
        : size === 8
          ? [w0, w1]
          : size === 12
            ? [w0, w1, w2]
            : [w0, w1, w2, dword(bytes, offset + 12)];
    if (size > 16) words.push(dword(bytes, offset + 16));
    const wave = options.wave ?? this.generation.defaultWaveSize;
    const inst = new Instruction(form, formY, offset, words, wave);
    const checks = (this.#checks ??= new Checks(this.#definition.tables));
    const fault =
      checks.fault(form, words, wave, lenient, text) ??
      (formY === null ? null : checks.fault(formY, words, wave, lenient, text));
    if (fault !== null) throw new DecodeError(offset, w0, `${inst.name}: ${fault}`);
    return inst;
  }

  /**
   * Changes in `words` what the generation forbids in `form`, so that they can be decoded: see `Checks.settle`. For
   * those who look for an example of each form; what they encode themselves is right from the start.
   */
  settle(form: Form, words: number[], wave: 32 | 64, from = 0): void {
    (this.#checks ??= new Checks(this.#definition.tables)).settle(form, words, wave, from);
  }

  /**
   * Why `decode` would refuse the instruction of these dwords (as many as it has, then zeros), or null: an operand that
   * cannot stand in its field, or a bit that must be zero. Also null for dwords that are no known instruction.
   */
  fault(words: Uint32Array, wave: 32 | 64): string | null {
    const x = this.#x;
    const id = x.forms[this.#definition.slot(x, words[0]!, words[1]!, words[2]!)]!;
    if (id === NO_FORM) return null;
    const form = this.model.forms[id]!;
    const checks = (this.#checks ??= new Checks(this.#definition.tables));
    const fault = checks.fault(form, words, wave, false);
    if (fault !== null || form.half !== "x") return fault;
    const y = this.#y;
    const idY = y.forms[this.#definition.slotY!(y, words[0]!, words[1]!, words[2]!)]!;
    return idY === NO_FORM ? null : checks.fault(this.model.forms[idY]!, words, wave, false);
  }

  /**
   * The instruction that these bytes are when a literal follows a format that has none: its sources that announce one
   * hold another constant while they are read. null when that is no instruction either.
   */
  #withBorrowedLiteral(bytes: Uint8Array, offset: number, options: DecodeOptions): Instruction | null {
    const words = [0, 4, 8, 12, 16].map((at) => dword(bytes, offset + at));
    const [w0, w1, w2] = words as [number, number, number];
    const { slot, slotY } = this.#definition;
    const plain = [this.#x.plainForm(slot(this.#x, w0, w1, w2), w0)];
    if (slotY !== undefined) plain.push(this.#y.plainForm(slotY(this.#y, w0, w1, w2), w0));
    const forms = plain.filter((id) => id !== NO_FORM).map((id) => this.model.forms[id]!);
    const wide = this.model.encodings.some((encoding) => encoding.fieldByName.has("LITERAL64"));
    const bare = withoutLiterals(forms, words, wide);
    if (bare === null) return null;
    try {
      const inst = this.#decode(new Uint8Array(bare.words.buffer), 0, options);
      // A literal of the format's own serves the sources too.
      const own = inst.layout.fieldByName.has("LITERAL");
      const end = inst.words.length + (own ? 0 : bare.literalDwords);
      if (offset + end * 4 > bytes.length) return null;
      return new Instruction(inst.form, inst.formY, offset, words.slice(0, end), inst.wave);
    } catch (error) {
      if (error instanceof DecodeError) return null;
      throw error;
    }
  }

  /** Encodes raw fields, as `decode` gives them. @throws EncodeError */
  encodeFields(raw: RawInstruction): Uint8Array {
    return encodeFields(this as Isa, raw);
  }

  /**
   * Encodes an instruction in the shortest form that can hold it. Operands are named by their field in lower case,
   * further fields (neg, clamp, offset ...) likewise; a field that is left out is 0. @throws EncodeError
   */
  encode<N extends keyof I & string>(
    name: N,
    operands: I[N] & { readonly [field in Exclude<F, keyof I[N]>]?: number | bigint },
    options: EncodeOptions = {},
  ): Uint8Array {
    return encodeOperands(this as Isa, name, operands as Operands, options);
  }

  /** Encodes a dual-issue pair. @throws EncodeError */
  encodePair(x: HalfInstruction, y: HalfInstruction, options: EncodeOptions = {}): Uint8Array {
    return encodePair(this as Isa, x, y, options);
  }
}

/** Little-endian dword at `at`; bytes past the end read as 0. */
function dword(bytes: Uint8Array, at: number): number {
  return (
    ((bytes[at] ?? 0) |
      ((bytes[at + 1] ?? 0) << 8) |
      ((bytes[at + 2] ?? 0) << 16) |
      ((bytes[at + 3] ?? 0) << 24)) >>>
    0
  );
}

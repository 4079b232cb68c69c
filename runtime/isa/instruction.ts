import { bigField, readField } from "./fields.js";
import type { Encoding, Field, Form } from "./model.js";
import { resolveOperands, type Operand } from "./operand.js";

/** A field's stored number: a bigint only for fields wider than 53 bits (LITERAL64). */
export type FieldValue = number | bigint;

/** One decoded instruction, or one dual-issue pair. Fields and operands are worked out when asked for. */
export class Instruction {
  #fields: Record<string, FieldValue> | undefined;
  #operands: Operand[] | undefined;

  // Plain assignments (not parameter properties) keep the class erasable.
  /** The form; of a dual-issue pair the X half's. */
  readonly form: Form;
  /** The Y half's form of a dual-issue pair, else null. */
  readonly formY: Form | null;
  /** Byte offset in the decoded input. */
  readonly offset: number;
  /** Size in bytes. */
  readonly size: number;
  /** The instruction's dwords, unsigned. */
  readonly words: readonly number[];
  /** Lanes of the wave the instruction is read for: decides vcc or vcc_lo and the width of lane masks. */
  readonly wave: 32 | 64;

  constructor(form: Form, formY: Form | null, offset: number, words: readonly number[], wave: 32 | 64) {
    this.form = form;
    this.formY = formY;
    this.offset = offset;
    this.words = words;
    this.size = words.length * 4;
    this.wave = wave;
  }

  /** The instruction's name, e.g. `V_ADD_F32`; of a pair `V_DUAL_X :: V_DUAL_Y`. */
  get name(): string {
    const x = this.form.instruction.name;
    return this.formY === null ? x : `${x} :: ${this.formY.instruction.name}`;
  }

  /** The form of the encoding that gives the pair's size and fields. */
  get layout(): Encoding {
    const { formY } = this;
    return formY !== null && formY.encoding.bits > this.form.encoding.bits
      ? formY.encoding
      : this.form.encoding;
  }

  /** The encoding's name; of a pair without the half's suffix (VOPDXY, VOPDXY_INST_LITERAL, VOPD3XY). */
  get encoding(): string {
    return this.formY === null ? this.layout.name : this.layout.name.replace(/_[XY]$/, "");
  }

  /** Every field of the encoding except ENCODING and the opcodes: the stored number, padding not added. */
  get fields(): Readonly<Record<string, FieldValue>> {
    if (this.#fields === undefined) {
      this.#fields = {};
      for (const field of this.layout.fields) {
        if (!isFormField(field.name))
          this.#fields[field.name] =
            field.width > 32 ? bigField(field, this.words) : readField(field, this.words);
      }
    }
    return this.#fields;
  }

  /** One field's stored number, or undefined when the encoding has no such field. At most 32 bits. */
  field(name: string): number | undefined {
    const field: Field | undefined = this.layout.fieldByName.get(name);
    return field === undefined ? undefined : readField(field, this.words);
  }

  /** Set bits that no field covers, dword 0 lowest; 0n when there are none. */
  get unassigned(): bigint {
    const { covered } = this.layout;
    let bits = 0n;
    this.words.forEach((word, i) => (bits |= BigInt((word & ~(covered[i] ?? 0)) >>> 0) << BigInt(32 * i)));
    return bits;
  }

  /** Operands in AMD's order (of a pair: X's, then Y's), implicit ones included. */
  get operands(): readonly Operand[] {
    return (this.#operands ??= resolveOperands(this));
  }
}

/** ENCODING and opcode fields: what the name and the encoding already say. */
export const isFormField = (name: string): boolean =>
  name === "ENCODING" || name === "OP" || name === "OPX" || name === "OPY";

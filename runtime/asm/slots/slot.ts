import type { Form } from "../../isa/model.js";
import type { Words } from "../field.js";
import { findField, needField, type FieldAccess } from "../field.js";
import type { Registers } from "../registers.js";
import type { AsmModel, NamedValues, SlotSpec } from "../tables.js";

/** One place of an instruction's text, ready to print. */
export interface Slot {
  /** Text of an operand, or of a modifier with a blank before it; empty when there is nothing to write. */
  readonly print: (w: Words) => string;
}

/** What the slots of one form are made with. */
export interface SlotContext {
  readonly form: Form;
  readonly model: AsmModel;
  readonly registers: Registers;
  readonly wave: 32 | 64;
  /** Halves of registers are written `v1.l`, `v1.h`. */
  readonly true16: boolean;
}

export type MakeSlot = (spec: SlotSpec, context: SlotContext) => Slot;

/** The field of a role. @throws TableError when the syntax names none or the encoding lacks it */
export const fieldOf = (spec: SlotSpec, context: SlotContext, role = ""): FieldAccess =>
  needField(context.form.encoding, spec.fields[role]);

/** The field of a role, or undefined when the syntax names none. */
export const maybeField = (spec: SlotSpec, context: SlotContext, role: string): FieldAccess | undefined =>
  spec.fields[role] === undefined ? undefined : findField(context.form.encoding, spec.fields[role]!);

export const enumOf = (context: SlotContext, name: string): NamedValues => {
  const found = context.model.enums.get(name);
  if (found === undefined) throw new Error(`no names for ${name}`);
  return found;
};

export const hex = (value: number): string => `0x${value.toString(16)}`;

/** The value of `bits` bits as a signed number. */
export const signed = (value: number, bits: number): number => (value << (32 - bits)) >> (32 - bits);

/** Hexadecimal with the sign in front. */
export const signedHex = (value: number): string => (value < 0 ? `-${hex(-value)}` : hex(value));

/** A number of dwords, `8`, or `8/4` for wave32 and wave64. */
export function dwordsOf(arg: string | undefined, context: SlotContext): number {
  const [narrow, wide] = (arg ?? "1").split("/");
  return Number(context.wave === 64 ? (wide ?? narrow) : narrow);
}

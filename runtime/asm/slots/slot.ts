import type { Form, OperandInfo } from "../../isa/model.js";
import type { Words } from "../field.js";
import { findField, needField, type FieldAccess } from "../field.js";
import type { ParseState } from "../parseState.js";
import type { Registers } from "../registers.js";
import type { AsmModel, NamedValues, SlotSpec } from "../tables.js";

/** Reads a modifier: its value behind the colon, null when it has none. False when that cannot be. */
export type ParseModifier = (value: string | null, w: Words, state: ParseState) => boolean;

/** One place of an instruction's text, ready to print and to read. */
export interface Slot {
  /** Number of the slot among those of its context that forms share. */
  readonly id?: number;
  /** Name of its main field. */
  readonly field?: string;
  /** Text of an operand, or of a modifier with a blank before it; empty when there is nothing to write. */
  readonly print: (w: Words) => string;
  /** The text depends on a literal, which is no field that the slot tells of. */
  readonly literal?: (w: Words) => boolean;
  /** The text depends on more than the fields that the slot tells of. */
  readonly anew?: true;
  /** Reads the operand's text into its fields. False, with `state.wants`, when it cannot be. */
  readonly parse?: (text: string, w: Words, state: ParseState) => boolean;
  /** What reading does hangs on the text, and on the state where it is asked; fields are not looked at. */
  readonly plain?: true;
  /** The operand takes all that is left of the line. */
  readonly rest?: boolean;
  /** Whether the operand is written at all, by fields that modifiers set. */
  readonly present?: (w: Words) => boolean;
  /** The operand may be left out; then this sets its fields. False, with `state.wants`, when it cannot be. */
  readonly absent?: (w: Words, state: ParseState) => boolean;
  /** Whether what was read fits together, once all is. */
  readonly settled?: (w: Words, state: ParseState) => boolean;
  /** The operand says what the instruction says already: all such may be left out together. */
  readonly implied?: boolean;
  /** One of the modifiers must be given. */
  readonly required?: boolean;
  /** Each modifier may be given beside the others; else one excludes the others. */
  readonly separate?: boolean;
  /** Sets what the fields are when nothing is written. */
  readonly initial?: (w: Words) => void;
  /** Modifiers by name. */
  readonly modifiers?: Readonly<Record<string, ParseModifier>>;
}

/** What the slots of one form are made with. */
export interface SlotContext {
  readonly form: Form;
  readonly model: AsmModel;
  readonly registers: Registers;
  readonly wave: 32 | 64;
  /** Halves of registers are written `v1.l`, `v1.h`. */
  readonly true16: boolean;
  /** Slots made so far, where forms that write them alike share them. */
  readonly shared?: Map<string, Slot>;
  /** Told of every field that a slot looks at. */
  readonly touch?: (field: FieldAccess) => void;
}

export type MakeSlot = (spec: SlotSpec, context: SlotContext) => Slot;

/** The field of a role. @throws TableError when the syntax names none or the encoding lacks it */
export const fieldOf = (spec: SlotSpec, context: SlotContext, role = ""): FieldAccess => {
  const field = needField(context.form.encoding, spec.fields[role]);
  context.touch?.(field);
  return field;
};

/** The field of a role, or undefined when the syntax names none. */
export const maybeField = (spec: SlotSpec, context: SlotContext, role: string): FieldAccess | undefined => {
  const reference = spec.fields[role];
  const field = reference === undefined ? undefined : findField(context.form.encoding, reference);
  if (field !== undefined) context.touch?.(field);
  return field;
};

export const enumOf = (context: SlotContext, name: string): NamedValues => {
  const found = context.model.enums.get(name);
  if (found === undefined) throw new Error(`no names for ${name}`);
  return found;
};

/** Whether an operand is the number of a lane. */
export const isLaneSelect = (operand: OperandInfo | undefined): boolean =>
  operand?.type.name === "OPR_SSRC_LANESEL";

export const hex = (value: number): string => `0x${value.toString(16)}`;

/** The printer of what is never written. */
export const unwritten = (): string => "";

/** The value of `bits` bits as a signed number. */
export const signed = (value: number, bits: number): number => (value << (32 - bits)) >> (32 - bits);

/** Hexadecimal with the sign in front. */
export const signedHex = (value: number): string => (value < 0 ? `-${hex(-value)}` : hex(value));

/** A number of dwords, `8`, or `8/4` for wave32 and wave64. */
export function dwordsOf(arg: string | undefined, context: SlotContext): number {
  const [narrow, wide] = (arg ?? "1").split("/");
  return Number(context.wave === 64 ? (wide ?? narrow) : narrow);
}

/** A parser for an unsigned number of a field. */
export const parseNumber =
  (write: (w: Words, value: number) => void, width: number, least = 0) =>
  (text: string, w: Words, state: ParseState): boolean => {
    const most = 2 ** width - 1;
    const value = state.number(text, least, most);
    if (value === undefined) return state.wants(`a number from ${least} to ${most}`);
    write(w, value);
    return true;
  };

/** Which stored numbers a form's operand fields may hold: AMD's operand lists, by the operand's width. */
import { SpecError } from "../spec/errors.js";
import { factsOf, type Generation } from "../spec/generations.js";
import type { BitField, Encoding, IsaSpec, Operand, OperandType } from "../spec/model.js";
import { operandRule, typeAdditions } from "./operandRules.js";
import { registerBit } from "./registerBits.js";
import { scalarCodes, scalarMayBegin } from "./registers.js";

/** A test of a field: when the guard's bits hold its value, the field's number must be one of `values`. */
export interface ValueTest {
  readonly field: BitField;
  /** Stored numbers in ascending order. */
  readonly values: readonly number[];
  /** Bits of the instruction that must hold `value` for the test to count; absent = always. */
  readonly guard?: { readonly mask: bigint; readonly value: bigint };
}

/** Where scalar codes end and the sources' VGPRs begin. */
const VECTOR_BASE = 256;
/** Vector registers that one operand field can name. */
const VECTORS = 256;

interface TypeFacts {
  /** Where vector registers stand: 0 (the field holds VGPR numbers), 256 (sources), null (no vectors). */
  readonly vectorBase: 0 | 256 | null;
  /** Scalar codes that the type lists. */
  readonly listed: ReadonlySet<number>;
  /** Names SGPRs, so that other scalar registers may stand for them. */
  readonly sgprs: boolean;
}

/** What a type says of registers; null for a type that names none (immediates, targets, messages, single registers). */
function typeFacts(generation: Generation, type: OperandType): TypeFacts | null {
  const names = type.predefinedValues;
  const vector = names.find(({ name }) => /^(v|acc)0$/.test(name));
  const sgprs = names.some(({ name }) => name === "s0");
  if (vector === undefined && !sgprs) return null;
  const vectorBase = vector === undefined ? null : vector.value % 512 === 0 ? 0 : 256;
  const listed = new Set(names.map(({ value }) => value).filter((value) => value < VECTOR_BASE));
  for (const code of typeAdditions(factsOf(generation), type.name)) listed.add(code);
  return { vectorBase, listed, sgprs };
}

/** What a test needs to know of the form that the operand belongs to. */
export interface OperandContext {
  readonly generation: Generation;
  readonly spec: IsaSpec;
  readonly encoding: Encoding;
  readonly instruction: string;
  /** Whether the instruction is read for its text, as LLVM's disassembler does, rather than to be believed. */
  readonly text: boolean;
  /** May this code stand in this field, seeing that it chooses a format? undefined: the code chooses nothing. */
  readonly selects: (field: string, code: number) => boolean | undefined;
}

/** The tests of one operand's field; none when the field may hold anything. `width`: bits for the wave size at hand. */
export function operandTests(context: OperandContext, operand: Operand, width: number): ValueTest[] {
  const { generation, spec, encoding } = context;
  const field = encoding.fields.find((one) => one.name === operand.fieldName);
  if (field === undefined || widthOf(field) > 10) return [];
  const rule = operandRule(factsOf(generation), context.instruction, encoding.name, operand, context.text);
  if (rule.values !== undefined) return [{ field, values: rule.values }];
  const typeName = rule.type ?? operand.operandType;
  const type = spec.operandTypes.find((one) => one.name === typeName);
  const facts = type === undefined ? null : typeFacts(generation, type);
  if (facts === null || rule.any) return [];
  const registers = rule.oneRegister ? 1 : Math.max(1, Math.ceil(width / 32));
  const codes = scalarCodes(factsOf(generation));
  const within =
    (end: number) =>
    (index: number): boolean =>
      registers === 1 || (index + registers <= end && !(rule.even && index % 2 === 1));
  const vector = within(ACC_ONLY.test(typeName) ? VECTORS : (rule.vectorEnd ?? VECTORS));
  const scalar = (code: number): boolean =>
    context.selects(field.name, code) ??
    (scalarMayBegin(codes, code, registers) &&
      (facts.listed.has(code) || codes.anywhere.has(code) || (facts.sgprs && codes.forSgprs.has(code))));
  const padding = field.ranges[0]?.padding?.bitCount ?? 0;
  const test = (accept: (code: number) => boolean, guard?: ValueTest["guard"]): ValueTest[] => {
    const size = 2 ** widthOf(field);
    const values = Array.from({ length: size }, (_, value) => value).filter((value) =>
      accept(value << padding),
    );
    return values.length === size ? [] : [{ field, values, ...(guard === undefined ? {} : { guard }) }];
  };
  const bit = completing(encoding, field);
  if (bit?.meaning === "scalar") {
    return [
      ...test(scalar, { mask: bit.mask, value: bit.mask }),
      ...test(vector, { mask: bit.mask, value: 0n }),
    ];
  }
  if (bit?.meaning === "sdst") return test(scalar, { mask: bit.mask, value: bit.mask });
  const guard = rule.when === undefined ? undefined : guardOf(encoding, rule.when);
  const accept =
    (vector: (index: number) => boolean) =>
    (code: number): boolean =>
      facts.vectorBase === 0
        ? vector(code)
        : rule.add.has(code) ||
          (code < VECTOR_BASE ? scalar(code) : facts.vectorBase !== null && vector(code - VECTOR_BASE));
  const acc = rule.vectorEnd === undefined ? undefined : accBit(encoding, field, typeName);
  if (acc === undefined || registers === 1) return test(accept(vector), guard);
  // There never are more AccVGPRs than a field can name.
  const { mask, value } = guard ?? { mask: 0n, value: 0n };
  return [
    ...test(accept(vector), { mask: mask | acc, value }),
    ...test(accept(within(VECTORS)), { mask: mask | acc, value: value | acc }),
  ];
}

/** Operand types that hold AccVGPRs and no other vector registers. */
const ACC_ONLY = /^OPR_(SRC_)?ACCVGPR/;

/** The bit that makes the field an AccVGPR's number, where it may be either. */
function accBit(encoding: Encoding, field: BitField, type: string): bigint | undefined {
  const bit = registerBit(encoding.name, field.name);
  const flag = encoding.fields.find((one) => one.name === bit?.flag);
  if (bit?.meaning !== "acc" || flag === undefined || !/_OR_ACCVGPR/.test(type)) return undefined;
  return 1n << BigInt(flag.ranges[0]!.bitOffset + bit.bit);
}

/** The bit that makes a field a scalar code (S0, S1) or that makes it count at all (SD). */
function completing(
  encoding: Encoding,
  field: BitField,
): { meaning: "scalar" | "sdst"; mask: bigint } | undefined {
  const bit = registerBit(encoding.name, field.name);
  if (bit === undefined || bit.meaning === "acc") return undefined;
  const flag = encoding.fields.find((one) => one.name === bit.flag);
  if (flag === undefined) return undefined;
  return { meaning: bit.meaning, mask: 1n << BigInt(flag.ranges[0]!.bitOffset + bit.bit) };
}

/** Bits that hold these values of these fields, or of one bit of a field (`TH[0]`). */
export function guardOf(
  encoding: Encoding,
  when: ReadonlyMap<string, number>,
): { mask: bigint; value: bigint } {
  let mask = 0n;
  let value = 0n;
  for (const [text, wanted] of when) {
    const [name, bit] = text.replace("]", "").split("[") as [string, string?];
    const range = encoding.fields.find((one) => one.name === name)?.ranges[0];
    if (range === undefined)
      throw new SpecError(`${encoding.name} has no field ${name}`, { file: "spec/operands" });
    const offset = BigInt(range.bitOffset + Number(bit ?? 0));
    mask |= ((1n << BigInt(bit === undefined ? range.bitCount : 1)) - 1n) << offset;
    value |= BigInt(wanted) << offset;
  }
  return { mask, value };
}

export const widthOf = (field: BitField): number =>
  field.ranges.reduce((sum, range) => sum + range.bitCount, 0);

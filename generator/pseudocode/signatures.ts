import type { Type } from "./types.js";
import { B, F, I, U, bool, isFloat, isIntegral } from "./types.js";

/**
 * Types of the functions that bodies may call and no .pcode file defines. How each is written in TypeScript is
 * said in `lower-calls.ts`, by the same names.
 */

/** A parameter: a type, or T (the type of the first argument of that family). */
type ParameterKind = "float" | "number" | "integer" | "bool" | Type;

export interface Signature {
  readonly parameters: readonly ParameterKind[];
  /** "T" is the common type of the float, number or integer arguments */
  readonly result: "T" | Type;
  /** rounds by MODE, so that it has a general variant */
  readonly rounds?: true;
}

const same = (count: number, rounds?: true): Signature => ({
  parameters: Array<ParameterKind>(count).fill("float"),
  result: "T",
  ...(rounds === undefined ? {} : { rounds }),
});

export const signatures: ReadonlyMap<string, Signature> = new Map<string, Signature>([
  ["abs", { parameters: ["number"], result: "T" }],
  ["sign", { parameters: ["float"], result: U(1) }],
  ["isNAN", { parameters: ["float"], result: bool }],
  ["isSignalNAN", { parameters: ["float"], result: bool }],
  ["isQuietNAN", { parameters: ["float"], result: bool }],
  ["isDENORM", { parameters: ["float"], result: bool }],
  ["isEven", { parameters: ["float"], result: bool }],
  ["cvtToQuietNAN", same(1)],
  ["exponent", { parameters: ["float"], result: I(32) }],
  ["mantissa", same(1)],
  ["frexpExp", { parameters: ["float"], result: I(32) }],
  ["floor", same(1)],
  ["ceil", same(1)],
  ["trunc", same(1)],
  ["rndne", same(1)],
  ["fract", same(1, true)],
  ["fma", same(3, true)],
  ["fma_to_bf16", { parameters: [F(32), F(32), F(32)], result: { kind: "BF", width: 16 }, rounds: true }],
  ["sqrt", same(1, true)],
  ["ldexp", { parameters: ["float", I(32)], result: "T", rounds: true }],
  ["rcp", same(1)],
  ["rsq", same(1)],
  ["exp2", same(1)],
  ["log2", same(1)],
  ["sin2pi", same(1)],
  ["cos2pi", same(1)],
  ["sin", same(1)],
  ["cos", same(1)],
  ["tanh", same(1)],
  ["pow", same(2)],
  ["trig_preop", { parameters: [F(64), U(32)], result: F(64) }],
  ["class_mask", { parameters: ["float"], result: U(32) }],
  ["float32", { parameters: [U(1), I(32), U(32)], result: F(32) }],
  ["signext_from_bit", { parameters: ["integer", U(32)], result: "T" }],
  ["countbits", { parameters: ["integer"], result: U(32) }],
  ["clz", { parameters: ["integer"], result: I(32) }],
  ["ctz", { parameters: ["integer"], result: I(32) }],
  ["reverse_bits", { parameters: ["integer"], result: "T" }],
  ["shader_cycles", { parameters: [], result: U(64) }],
  ["barrier_signal", { parameters: [I(32), U(32)], result: U(1) }],
  ["barrier_wait", { parameters: [I(32)], result: U(32) }],
  ["barrier_leave", { parameters: [], result: U(1) }],
  ["barrier_init", { parameters: [I(32), U(32)], result: U(32) }],
  ["barrier_join", { parameters: [I(32)], result: U(32) }],
  ["barrier_state", { parameters: [I(32)], result: U(32) }],
  ["vgpr_count", { parameters: [], result: U(32) }],
  ["wave_in_workgroup", { parameters: [], result: U(32) }],
  ["format_bytes", { parameters: [U(32)], result: U(32) }],
  ["format_of", { parameters: [U(32)], result: U(32) }],
  ["format_load", { parameters: Array<Type>(6).fill(U(32)), result: U(32) }],
  ["format_load16", { parameters: Array<Type>(6).fill(U(32)), result: U(32) }],
  ["format_store", { parameters: Array<Type>(6).fill(U(32)), result: U(32) }],
  ["format_widen", { parameters: [U(32), U(32)], result: U(32) }],
  ["endpgm", { parameters: [], result: U(32) }],
  ["barrier", { parameters: [], result: U(32) }],
  ["trap", { parameters: [U(32)], result: U(32) }],
  ["sendmsg", { parameters: [U(32)], result: U(32) }],
  ["sendmsg_rtn", { parameters: [U(32)], result: U(64) }],
  ["sethalt", { parameters: [U(32)], result: U(32) }],
  ["nop", { parameters: [], result: U(32) }],
  ["s_nop", { parameters: [U(16)], result: U(32) }],
  ["HwRegWriteMask", { parameters: [U(32), U(1)], result: U(32) }],
  ["IsM0", { parameters: [U(32)], result: bool }],
  ["InWorkgroup", { parameters: [], result: bool }],
  ["CheckBarrierComplete", { parameters: [I(32)], result: U(32) }],
  ["WaitIdleExceptStoreCnt", { parameters: [], result: U(32) }],
  ["ReallocVgprs", { parameters: [I(32)], result: I(32) }],
  ["TanhCubicApproximation", { parameters: [F(32)], result: F(32) }],
  ["PrefetchScalarInst", { parameters: [U(64), U(32)], result: U(32) }],
  ["PrefetchScalarData", { parameters: [U(64), U(32)], result: U(32) }],
]);

/** Other spellings of the same functions, mostly of the older manuals. */
export const synonyms: ReadonlyMap<string, string> = new Map([
  ["isNan", "isNAN"],
  ["Quiet", "cvtToQuietNAN"],
  ["Abs", "abs"],
  ["bs", "abs"],
  ["Mantissa", "mantissa"],
  ["Exponent", "exponent"],
  ["bitCount", "countbits"],
  ["bitcount", "countbits"],
  ["count_ones", "countbits"],
  ["f32_to_f16_SR", "f32_to_f16_sr"],
  ["f32_to_bf16_SR", "f32_to_bf16_sr"],
  ["writeableBitMask", "HwRegWriteMask"],
  ["signextFromBit", "signext_from_bit"],
  ["flt32_to_flt16", "f32_to_f16"],
  ["flt16_to_flt32", "f16_to_f32"],
  ["uint16_to_flt16", "u16_to_f16"],
  ["int16_to_flt16", "i16_to_f16"],
  ["flt16_to_uint16", "f16_to_u16"],
  ["flt16_to_int16", "f16_to_i16"],
  ["flt16_to_snorm16", "f16_to_snorm"],
  ["flt16_to_unorm16", "f16_to_unorm"],
  ["flt32_to_uint8", "f32_to_u8"],
  ["uint32_to_uint16", "u32_to_u16"],
  ["int32_to_int16", "i32_to_i16"],
]);

/** Address and format helpers that AMD's memory texts call and nobody defines: any arguments. */
export const opaque: ReadonlyMap<string, Type> = new Map<string, Type>([
  ["CalcDsAddr", U(64)],
  ["CalcGlobalAddr", U(64)],
  ["CalcFlatAddr", U(64)],
  ["CalcScratchAddr", U(64)],
  ["CalcBufferAddr", U(64)],
  ["CalcImageAddr", U(64)],
  ["CalcScalarGlobalAddr", U(64)],
  ["CalcScalarBufferAddr", U(64)],
  ["CalcScalarScratchAddr", U(64)],
  ["CalcLdsAddr", U(64)],
  ["calcAddr", U(64)],
  ["GS_REGS", B(32)],
  ["float16", F(16)],
  ["ConvertFromFormat", B(32)],
  ["ConvertToFormat", B(32)],
  ["ChannelOffsetX", U(32)],
  ["ChannelOffsetY", U(32)],
  ["ChannelOffsetZ", U(32)],
  ["ChannelOffsetW", U(32)],
]);

const conversionTypes: Readonly<Record<string, Type>> = {
  f16: F(16), f32: F(32), f64: F(64), bf16: { kind: "BF", width: 16 }, fp8: { kind: "FP8", width: 8 },
  bf8: { kind: "BF8", width: 8 }, fp6: { kind: "FP6", width: 6 }, bf6: { kind: "BF6", width: 6 },
  fp4: { kind: "FP4", width: 4 }, u4: U(4), i4: I(4), u8: U(8), i8: I(8), u16: U(16), i16: I(16), u24: U(24),
  i24: I(24), u32: U(32), i32: I(32), u64: U(64), i64: I(64), snorm: I(16), unorm: U(16),
}; // prettier-ignore

export interface Conversion {
  readonly from: Type;
  readonly to: Type;
  /** snorm, unorm: normalised integers */
  readonly normalised: "snorm" | "unorm" | null;
  /** arguments after the value: a random number (`_sr`), a scale exponent (`_scale`) */
  readonly extra: readonly Type[];
}

/** Reads a name such as `f32_to_f16` or `f32_to_fp8_sr_scale`; null when it is none. */
export function conversion(name: string): Conversion | null {
  const found = /^([a-z]+\d+)_to_([a-z]+\d*)(_sr)?(_scale)?$/.exec(name);
  if (found === null) return null;
  const from = conversionTypes[found[1]] as Type | undefined;
  const to = conversionTypes[found[2]] as Type | undefined;
  if (from === undefined || to === undefined) return null;
  const normalised = found[2] === "snorm" || found[2] === "unorm" ? found[2] : null;
  const extra = [...(found[3] === undefined ? [] : [U(32)]), ...(found[4] === undefined ? [] : [U(8)])];
  return { from, to, normalised, extra };
}

export function fitsParameter(kind: ParameterKind, type: Type): boolean {
  if (kind === "float") return isFloat(type);
  if (kind === "integer") return isIntegral(type);
  return true;
}

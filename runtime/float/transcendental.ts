/**
 * What V_RCP, V_RSQ, V_EXP, V_LOG, V_SIN, V_COS and V_TANH compute, numbers in, numbers of the named format
 * out, rounded to nearest even. Hardware's own last bits are not public (within 1 ULP by the manuals); these
 * are the correctly rounded values for every operand of the format (f32: test/float/certify-f32.ts).
 * Denormals are kept: the caller flushes where the manual says so.
 */
import { ROUND_NEAREST_EVEN } from "./modes.js";
import { roundToBf16, roundToF16 } from "./round.js";
import {
  cosTurnsOdd,
  exp2Odd,
  log2Odd,
  rsqNearestF64,
  rsqOdd,
  sinTurnsOdd,
  tanhOdd,
} from "./transcendental-core.js";

/** 1 / x */
export function rcpF32(x: number): number {
  return Math.fround(1 / x);
}
/** 2^x */
export function exp2F32(x: number): number {
  return Math.fround(exp2Odd(x));
}
/** log2(x); negative x gives NaN */
export function log2F32(x: number): number {
  return Math.fround(log2Odd(x));
}
/** sin(2 pi x): V_SIN takes turns */
export function sinF32(x: number): number {
  return Math.fround(sinTurnsOdd(x));
}
/** cos(2 pi x) */
export function cosF32(x: number): number {
  return Math.fround(cosTurnsOdd(x));
}
/** tanh(x) */
export function tanhF32(x: number): number {
  return Math.fround(tanhOdd(x));
}
/** 1 / sqrt(x); a zero gives the infinity of its sign */
export function rsqF32(x: number): number {
  return Math.fround(rsqOdd(x));
}

/** 1 / x */
export function rcpF16(x: number): number {
  return roundToF16(1 / x, ROUND_NEAREST_EVEN);
}
/** 2^x */
export function exp2F16(x: number): number {
  return roundToF16(exp2Odd(x), ROUND_NEAREST_EVEN);
}
/** log2(x); negative x gives NaN */
export function log2F16(x: number): number {
  return roundToF16(log2Odd(x), ROUND_NEAREST_EVEN);
}
/** sin(2 pi x): V_SIN takes turns */
export function sinF16(x: number): number {
  return roundToF16(sinTurnsOdd(x), ROUND_NEAREST_EVEN);
}
/** cos(2 pi x) */
export function cosF16(x: number): number {
  return roundToF16(cosTurnsOdd(x), ROUND_NEAREST_EVEN);
}
/** tanh(x) */
export function tanhF16(x: number): number {
  return roundToF16(tanhOdd(x), ROUND_NEAREST_EVEN);
}
/** 1 / sqrt(x); a zero gives the infinity of its sign */
export function rsqF16(x: number): number {
  return roundToF16(rsqOdd(x), ROUND_NEAREST_EVEN);
}

/** 1 / x */
export function rcpBf16(x: number): number {
  return roundToBf16(1 / x, ROUND_NEAREST_EVEN);
}
/** 2^x */
export function exp2Bf16(x: number): number {
  return roundToBf16(exp2Odd(x), ROUND_NEAREST_EVEN);
}
/** log2(x); negative x gives NaN */
export function log2Bf16(x: number): number {
  return roundToBf16(log2Odd(x), ROUND_NEAREST_EVEN);
}
/** sin(2 pi x): V_SIN takes turns */
export function sinBf16(x: number): number {
  return roundToBf16(sinTurnsOdd(x), ROUND_NEAREST_EVEN);
}
/** cos(2 pi x) */
export function cosBf16(x: number): number {
  return roundToBf16(cosTurnsOdd(x), ROUND_NEAREST_EVEN);
}
/** tanh(x) */
export function tanhBf16(x: number): number {
  return roundToBf16(tanhOdd(x), ROUND_NEAREST_EVEN);
}
/** 1 / sqrt(x); a zero gives the infinity of its sign */
export function rsqBf16(x: number): number {
  return roundToBf16(rsqOdd(x), ROUND_NEAREST_EVEN);
}

/** 1 / x, correctly rounded. */
export function rcpF64(x: number): number {
  return 1 / x;
}
/** 1 / sqrt(x), correctly rounded. (The square root itself is sqrtF64.) */
export function rsqF64(x: number): number {
  return rsqNearestF64(x);
}

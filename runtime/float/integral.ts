/**
 * Rounding to integers and taking numbers apart. One function serves every format, since an f16, bf16, f32
 * or f64 value rounded to an integer is a value of that format. Signs of zero are kept.
 */
import { addF16, addBf16 } from "./arith-f16.js";
import { addF32 } from "./arith-f32.js";
import { addF64 } from "./arith-f64.js";
import type { RoundMode } from "./modes.js";
import { roundScaledF64, roundToBf16, roundToF16, roundToF32 } from "./round.js";
import { exponentOf, pow2 } from "./exact.js";

/** Nearest integer, ties to even (V_RNDNE). */
export function rndne(x: number): number {
  if (!(x < 2 ** 52 && x > -(2 ** 52)) || x === 0) return x;
  if (x > 0) return x + 2 ** 52 - 2 ** 52;
  const r = x - 2 ** 52 + 2 ** 52;
  return r === 0 ? -0 : r;
}

/** V_TRUNC, V_FLOOR, V_CEIL: JavaScript's own are exact and keep the sign of zero. */
export const trunc: (x: number) => number = Math.trunc;
export const floor: (x: number) => number = Math.floor;
export const ceil: (x: number) => number = Math.ceil;

/** Integer value in the given round mode. */
export function roundToInt(x: number, round: RoundMode): number {
  switch (round & 3) {
    case 0:
      return rndne(x);
    case 1:
      return Math.ceil(x);
    case 2:
      return Math.floor(x);
    default:
      return Math.trunc(x);
  }
}

/** Is the integer-valued number even? (AMD's isEven) */
export function isEven(x: number): boolean {
  return x % 2 === 0;
}

/** x - floor(x), limited to the largest value below 1 (a tiny negative x would round to 1). */
export function fractF32(x: number, round: RoundMode): number {
  return below(addF32(x, -Math.floor(x), round), 1 - 2 ** -24);
}
export function fractF16(x: number, round: RoundMode): number {
  return below(addF16(x, -Math.floor(x), round), 1 - 2 ** -11);
}
export function fractBf16(x: number, round: RoundMode): number {
  return below(addBf16(x, -Math.floor(x), round), 1 - 2 ** -8);
}
export function fractF64(x: number, round: RoundMode): number {
  return below(addF64(x, -Math.floor(x), round), 1 - 2 ** -53);
}

function below(x: number, limit: number): number {
  return x > limit ? limit : x;
}

/** x * 2^n with one rounding; n any integer (i32). */
export function ldexpF32(x: number, n: number, round: RoundMode): number {
  return roundToF32(x * pow2(within(n, 600)), round);
}
export function ldexpF16(x: number, n: number, round: RoundMode): number {
  return roundToF16(x * pow2(within(n, 600)), round);
}
export function ldexpBf16(x: number, n: number, round: RoundMode): number {
  return roundToBf16(x * pow2(within(n, 600)), round);
}
export function ldexpF64(x: number, n: number, round: RoundMode): number {
  if (x === 0 || !Number.isFinite(x)) return x;
  const m = frexpMant(x);
  return roundScaledF64(m, 0, within(n, 4000) + frexpExp(x), round);
}

function within(n: number, limit: number): number {
  return n > limit ? limit : n < -limit ? -limit : n;
}

/** Mantissa in [0.5, 1) with x's sign; zero, infinity and NaN as they are (V_FREXP_MANT, AMD's mantissa()). */
export function frexpMant(x: number): number {
  if (x === 0 || !Number.isFinite(x)) return x;
  const e = exponentOf(x);
  if (e >= -1022) return x * pow2(-e) * 0.5;
  const y = x * 2 ** 64;
  return y * pow2(-exponentOf(y)) * 0.5;
}

/** Exponent that belongs to frexpMant; 0 for zero, infinity and NaN (V_FREXP_EXP). */
export function frexpExp(x: number): number {
  if (x === 0 || !Number.isFinite(x)) return 0;
  const e = exponentOf(x);
  return e >= -1022 ? e + 1 : exponentOf(x * 2 ** 64) - 63;
}

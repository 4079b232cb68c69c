/**
 * f32 arithmetic on numbers that are f32 values, one rounding each, in any round mode. Denormals are kept:
 * callers flush operands and results (modes.ts). In nearest even, `Math.fround` of the double result is
 * right: doubles have more than twice the bits of an f32.
 */
import { addOdd } from "./exact.js";
import { ROUND_MINUS_INF, type RoundMode } from "./modes.js";
import { roundToF32 } from "./round.js";
import { signOf } from "./bits.js";

/** A sum that came out as zero: opposite signs give +0, but -0 when rounding toward -infinity. */
export function zeroSum(a: number, b: number, round: RoundMode): number {
  if ((round & 3) === ROUND_MINUS_INF) return signOf(a) + signOf(b) === 0 && a === 0 ? 0 : -0;
  return a + b;
}

export function addF32(a: number, b: number, round: RoundMode): number {
  if ((round & 3) === 0) return Math.fround(a + b);
  const s = addOdd(a, b);
  return s === 0 ? zeroSum(a, b, round) : roundToF32(s, round);
}

export function subF32(a: number, b: number, round: RoundMode): number {
  return addF32(a, -b, round);
}

export function mulF32(a: number, b: number, round: RoundMode): number {
  return roundToF32(a * b, round);
}

/** a * b + c with one rounding. */
export function fmaF32(a: number, b: number, c: number, round: RoundMode): number {
  if ((round & 3) === 0) return fmaF32Nearest(a, b, c);
  const p = a * b;
  const s = addOdd(p, c);
  if (s === 0) return zeroSum(p, c, round);
  return roundToF32(s, round);
}

/**
 * `fmaF32` in nearest even. The product is exact and the sum rounded to a double, so rounding that to f32 is wrong
 * only where the double lies in the middle between two f32 values. Then the one that it is not rounded to lies as far
 * beyond it: that reflection is exact, and an f32 value for a middle alone.
 */
export function fmaF32Nearest(a: number, b: number, c: number): number {
  const s = a * b + c;
  const r = Math.fround(s);
  if (s === r) return r;
  const other = s + (s - r);
  // Not an ordered comparison: a NaN, of infinities too, takes the careful way.
  if (Math.fround(other) < other || Math.fround(other) > other) return r;
  return Math.fround(addOdd(a * b, c));
}

export function divF32(a: number, b: number, round: RoundMode): number {
  return roundToF32(a / b, round);
}

export function sqrtF32(x: number, round: RoundMode): number {
  return roundToF32(Math.sqrt(x), round);
}

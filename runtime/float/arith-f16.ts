/**
 * f16 and bf16 arithmetic on numbers that are values of the format, one rounding each, in any round mode
 * (bit 2: FP16_OVFL). Denormals are kept: callers flush operands and results (modes.ts). The results are
 * numbers too; `f16ToBits` and `bf16ToBits` make patterns of them.
 */
import { zeroSum } from "./arith-f32.js";
import { addOdd } from "./exact.js";
import type { RoundMode } from "./modes.js";
import { roundToBf16, roundToF16 } from "./round.js";

/** f16 operands span 2^-24 to 2^16: their sum is exact in a double. */
export function addF16(a: number, b: number, round: RoundMode): number {
  const s = a + b;
  return s === 0 ? zeroSum(a, b, round) : roundToF16(s, round);
}

export function subF16(a: number, b: number, round: RoundMode): number {
  return addF16(a, -b, round);
}

export function mulF16(a: number, b: number, round: RoundMode): number {
  return roundToF16(a * b, round);
}

/** a * b + c with one rounding. */
export function fmaF16(a: number, b: number, c: number, round: RoundMode): number {
  const p = a * b;
  const sum = p + c;
  // p counts units of 2^-48: a sum below 2^5 has at most 53 bits and is exact.
  const s = sum < 32 && sum > -32 ? sum : addOdd(p, c);
  return s === 0 ? zeroSum(p, c, round) : roundToF16(s, round);
}

export function divF16(a: number, b: number, round: RoundMode): number {
  return roundToF16(a / b, round);
}

export function sqrtF16(x: number, round: RoundMode): number {
  return roundToF16(Math.sqrt(x), round);
}

export function addBf16(a: number, b: number, round: RoundMode): number {
  const s = addOdd(a, b);
  return s === 0 ? zeroSum(a, b, round) : roundToBf16(s, round);
}

export function subBf16(a: number, b: number, round: RoundMode): number {
  return addBf16(a, -b, round);
}

export function mulBf16(a: number, b: number, round: RoundMode): number {
  return roundToBf16(a * b, round);
}

export function fmaBf16(a: number, b: number, c: number, round: RoundMode): number {
  const p = a * b;
  const s = addOdd(p, c);
  return s === 0 ? zeroSum(p, c, round) : roundToBf16(s, round);
}

export function divBf16(a: number, b: number, round: RoundMode): number {
  return roundToBf16(a / b, round);
}

export function sqrtBf16(x: number, round: RoundMode): number {
  return roundToBf16(Math.sqrt(x), round);
}

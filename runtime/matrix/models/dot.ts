/**
 * RDNA's adder of dot products: the accumulator and two (or four) exact products aligned to one grid of 24 fraction
 * bits below the largest exponent, cut toward zero, and added with the accumulator's sign as the frame: a term of the
 * other sign is complemented without the increment, so it lands one grid unit further from zero. One rounding to
 * nearest even. A term that is zero is not complemented.
 */
import { roundToBf16, roundToF16 } from "../../float/index.js";
import { A, ACC, ACC_BITS, B, EA, EB, ROWS, exponentOfBits, power } from "../work.js";
import { FLUSH, SATURATE, type RowKernel } from "./kernel.js";

const GRID_BITS = 24;
/** Exponents of sums of products stay below this unless something is not finite. */
const CAREFUL = 260;

/** A product in grid units with the frame's sign taken out, cut toward zero, complemented when it opposes it. */
const term = (x: number): number => (x < 0 ? Math.trunc(x) - 1 : Math.trunc(x));

/** One step of the sum for column j: the products of k = t .. t + count - 1 added to ACC[j], exactly on the grid. */
function dotStep(at: number, t: number, count: number, j: number): number {
  const c = ACC[j];
  const bits = ACC_BITS[j];
  let top = exponentOfBits(bits);
  for (let s = t; s < t + count; s++) {
    const e = EA[at + s] + EB[ROWS[s] + j];
    if (e > top) top = e;
  }
  if (top >= CAREFUL || (bits & 0x7f800000) === 0x7f800000) {
    let exact = c;
    for (let s = t; s < t + count; s++) exact += A[at + s] * B[ROWS[s] + j];
    return exact;
  }
  const frame = bits >>> 31 === 0 ? 1 : -1;
  const scale = frame * power(GRID_BITS - top);
  let sum = Math.trunc(c * scale);
  for (let s = t; s < t + count; s++) sum += term(A[at + s] * B[ROWS[s] + j] * scale);
  if (sum === 0) return zeroSum(at, t, count, j);
  return sum * frame * power(top - GRID_BITS);
}

/** A sum of nothing but zeros has IEEE's sign; one whose terms all lie below the grid is +0. */
function zeroSum(at: number, t: number, count: number, j: number): number {
  let sum: number = ACC[j];
  for (let s = t; s < t + count; s++) sum += A[at + s] * B[ROWS[s] + j];
  return sum === 0 ? sum : 0;
}

const dotRow =
  (count: number): RowKernel =>
  (at, k, n) => {
    for (let t = 0; t < k; t += count) {
      for (let j = 0; j < n; j++) ACC[j] = dotStep(at, t, count, j);
    }
  };

export const dot2Row: RowKernel = dotRow(2);
export const dot4Row: RowKernel = dotRow(4);

/** Results of every step rounded to f16 (V_DOT2_F16_F16). */
export const dot2F16Row: RowKernel = (at, k, n, flags) => {
  const round = (flags & SATURATE) !== 0 ? 4 : 0;
  for (let t = 0; t < k; t += 2) {
    for (let j = 0; j < n; j++) ACC[j] = roundToF16(dotStep(at, t, 2, j), round);
  }
};

/** Results of every step rounded to bf16 (V_DOT2_BF16_BF16), denormal ones to zero. */
export const dot2Bf16Row: RowKernel = (at, k, n, flags) => {
  const round = (flags & SATURATE) !== 0 ? 4 : 0;
  const flush = (flags & FLUSH) !== 0;
  for (let t = 0; t < k; t += 2) {
    for (let j = 0; j < n; j++) {
      const x = roundToBf16(dotStep(at, t, 2, j), round);
      ACC[j] = flush && x < 2 ** -126 && x > -(2 ** -126) ? x * 0 : x;
    }
  }
};

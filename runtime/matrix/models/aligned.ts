/**
 * Sums of exact products aligned to the largest product exponent and cut toward zero: the first half of the fused
 * models. A product's exponent is the sum of its operands' exponents, so a product can be nearly 4 times as large.
 */
import { A, B, EA, EB, ROWS, power } from "../work.js";

/** Fraction bits that a product keeps below the largest exponent. */
export const PRODUCT_BITS = 24;

/**
 * For each of `n` columns: the largest exponent of `count` products into `top`, and their sum in units of
 * 2^(top - 24) into `sum`. The products are those of A's elements at, at + step, ... with the rows of B at ROWS[rows],
 * ROWS[rows + step], ...; `count` is a multiple of 4.
 */
export function alignedSums(
  at: number,
  rows: number,
  step: number,
  count: number,
  n: number,
  top: Int32Array,
  sum: Float64Array,
): void {
  for (let j = 0; j < n; j++) {
    top[j] = -1000;
    sum[j] = 0;
  }
  for (let t = 0; t < count; t += 4) {
    const k0 = t * step;
    const e0 = EA[at + k0];
    const e1 = EA[at + k0 + step];
    const e2 = EA[at + k0 + 2 * step];
    const e3 = EA[at + k0 + 3 * step];
    const r0 = ROWS[rows + k0];
    const r1 = ROWS[rows + k0 + step];
    const r2 = ROWS[rows + k0 + 2 * step];
    const r3 = ROWS[rows + k0 + 3 * step];
    for (let j = 0; j < n; j++) {
      // The larger of two small integers without a branch that cannot be foreseen.
      let m = e0 + EB[r0 + j];
      let d = e1 + EB[r1 + j] - m;
      m += d & ~(d >> 31);
      d = e2 + EB[r2 + j] - m;
      m += d & ~(d >> 31);
      d = e3 + EB[r3 + j] - m;
      m += d & ~(d >> 31);
      d = m - top[j];
      top[j] += d & ~(d >> 31);
    }
  }
  for (let t = 0; t < count; t += 4) {
    const k0 = t * step;
    const a0 = A[at + k0];
    const a1 = A[at + k0 + step];
    const a2 = A[at + k0 + 2 * step];
    const a3 = A[at + k0 + 3 * step];
    const r0 = ROWS[rows + k0];
    const r1 = ROWS[rows + k0 + step];
    const r2 = ROWS[rows + k0 + 2 * step];
    const r3 = ROWS[rows + k0 + 3 * step];
    for (let j = 0; j < n; j++) {
      const scale = power(PRODUCT_BITS - top[j]);
      sum[j] +=
        Math.trunc(a0 * B[r0 + j] * scale) +
        Math.trunc(a1 * B[r1 + j] * scale) +
        Math.trunc(a2 * B[r2 + j] * scale) +
        Math.trunc(a3 * B[r3 + j] * scale);
    }
  }
}

/** The sum of a group's exact products and `c` in IEEE arithmetic; exact enough to tell finite from not finite. */
export function ieeeSum(at: number, rows: number, count: number, column: number, c: number): number {
  let sum = c;
  for (let t = 0; t < count; t++) sum += A[at + t] * B[ROWS[rows + t] + column];
  return sum;
}

/** Products of 2^128 and more count as infinite: their sum, an infinity or NaN, or 0 when there is none. */
export function hugeProducts(at: number, rows: number, count: number, column: number): number {
  let sum = 0;
  for (let t = 0; t < count; t++) {
    const p = A[at + t] * B[ROWS[rows + t] + column];
    if (p >= 2 ** 128 || p <= -(2 ** 128)) sum += p > 0 ? Infinity : -Infinity;
  }
  return sum;
}

/**
 * CDNA 3: a group of products and the accumulator added as if at once. The aligned sum of the products and the
 * accumulator are brought to the larger exponent, the sum floored to 31 fraction bits and the accumulator to 24, and
 * their sum rounded to nearest even; groups follow one another with k ascending.
 */
import { ACC, ACC_BITS, FIRST, SUM, SUM_ODD, TOP, TOP_ODD, exponentOfBits, power } from "../work.js";
import { alignedSums, hugeProducts, ieeeSum, PRODUCT_BITS } from "./aligned.js";
import { finish, SATURATE, type Kernel } from "./kernel.js";

/** Fraction bits kept of the sum of products and of the accumulator, below the larger exponent of the two. */
const SUM_BITS = 31;
const ACC_KEPT_BITS = 24;
/** An exponent from which on products can overflow f32; infinities and NaN have a larger one. */
const CAREFUL = 125;

/**
 * The end of a group for one element: `sum` in units of 2^(top - 24), and the accumulator. `reach`: how far the
 * accumulator's exponent may lie below the larger one before it is dropped.
 */
function addGroup(sum: number, top: number, element: number, reach: number): number {
  const ec = exponentOfBits(ACC_BITS[element]);
  const e = top > ec ? top : ec;
  const s = Math.floor(sum * power(SUM_BITS - PRODUCT_BITS + top - e));
  const c = e - ec > reach ? 0 : Math.floor(ACC[element] * power(ACC_KEPT_BITS - e));
  // + 0: a sum of zeros is +0.
  return (s + c * 2 ** (SUM_BITS - ACC_KEPT_BITS) + 0) * power(e - SUM_BITS);
}

/** Whether the plain way is right: exponents far from overflow, nothing infinite or NaN, nothing to saturate. */
const calm = (top: number, bits: number, flags: number): boolean =>
  top < CAREFUL && (bits & 0x7f800000) !== 0x7f800000 && (flags & SATURATE) === 0;

/** A result of a group that needs care. */
function careful(
  at: number,
  rows: number,
  group: number,
  j: number,
  c: number,
  sum: number,
  flags: number,
): number {
  const ieee = ieeeSum(at, rows, group, j, c);
  if (!Number.isFinite(ieee)) return ieee;
  const huge = hugeProducts(at, rows, group, j);
  const x = huge === 0 ? Math.fround(sum) : huge;
  return finish(x, flags, x === Infinity || x === -Infinity);
}

const fused =
  (group: number): Kernel =>
  (rows, k, n, flags) => {
    const size = group < k ? group : k;
    for (let r = 0; r < rows; r++) {
      for (let t = 0; t < k; t += size) {
        const at = r * k + t;
        const from = FIRST[r] + t;
        alignedSums(at, from, 1, size, n, TOP, SUM);
        for (let j = 0; j < n; j++) {
          const to = r * n + j;
          const x = addGroup(SUM[j], TOP[j], to, 1000);
          ACC[to] = calm(TOP[j], ACC_BITS[to], flags) ? x : careful(at, from, size, j, ACC[to], x, flags);
        }
      }
    }
  };

/** Groups of 4 (XF32) and of 8 (F16, BF16; 4 where K is 4). */
export const fused4: Kernel = fused(4);
export const fused8: Kernel = fused(8);

/** How far below the sum's exponent an accumulator still counts for 8-bit elements. */
const FP8_REACH = 25;

/** 8-bit floats: the products of even and of odd k make a sum each, floored to 24 bits and added; groups of 16. */
export const fused16: Kernel = (rows, k, n, flags) => {
  const size = 16;
  for (let r = 0; r < rows; r++) {
    for (let t = 0; t < k; t += size) {
      const at = r * k + t;
      const from = FIRST[r] + t;
      alignedSums(at, from, 2, size / 2, n, TOP, SUM);
      alignedSums(at + 1, from + 1, 2, size / 2, n, TOP_ODD, SUM_ODD);
      for (let j = 0; j < n; j++) {
        const to = r * n + j;
        const even = TOP[j];
        const odd = TOP_ODD[j];
        const top = even > odd ? even : odd;
        const sum = Math.floor(SUM[j] * power(even - top)) + Math.floor(SUM_ODD[j] * power(odd - top));
        const x = addGroup(sum, top, to, FP8_REACH);
        ACC[to] = calm(top, ACC_BITS[to], flags) ? x : careful(at, from, size, j, ACC[to], x, flags);
      }
    }
  }
};

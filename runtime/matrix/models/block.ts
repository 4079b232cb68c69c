/**
 * Blocks of 32 or 16 products, dotted first, then scaled, then added to the accumulator (CDNA 4 and 5, F8F6F4 and F4).
 * The manuals state that order; the widths are those of CDNA 3's fused groups, which is not known to be right.
 */
import {
  ACC,
  ACC_BITS,
  SCALE_A,
  SCALE_B,
  SCALE_EA,
  SCALE_EB,
  SUM,
  TOP,
  exponentOfBits,
  power,
} from "../work.js";
import { alignedSums, ieeeSum, PRODUCT_BITS } from "./aligned.js";
import { finish, SATURATE, type RowKernel } from "./kernel.js";

const SUM_BITS = 31;
const ACC_KEPT_BITS = 24;
/** Exponents of operands beyond this mean an infinity, a NaN or an accumulator that is not finite. */
const CAREFUL = 125;

const blockRow =
  (size: number): RowKernel =>
  (at, k, n, flags, scaleAt) => {
    const saturate = (flags & SATURATE) !== 0;
    for (let t = 0, g = 0; t < k; t += size, g++) {
      alignedSums(at, t, 1, size, n, TOP, SUM);
      const scale = SCALE_A[scaleAt + g];
      const exponent = SCALE_EA[scaleAt + g];
      for (let j = 0; j < n; j++) {
        const factor = scale * SCALE_B[g * n + j];
        const top = TOP[j] + exponent + SCALE_EB[g * n + j];
        const ec = exponentOfBits(ACC_BITS[j]);
        const e = top > ec ? top : ec;
        // sum * factor is exact: 31 bits and two scales of 4.
        const value = SUM[j] * power(TOP[j] - PRODUCT_BITS) * factor;
        const s = Math.floor(value * power(SUM_BITS - e));
        const c = Math.floor(ACC[j] * power(ACC_KEPT_BITS - e));
        const x = (s + c * 2 ** (SUM_BITS - ACC_KEPT_BITS) + 0) * power(e - SUM_BITS);
        ACC[j] =
          e < CAREFUL && factor === factor && !saturate ? x : careful(at, t, size, j, x, factor, flags);
      }
    }
  };

function careful(
  at: number,
  t: number,
  size: number,
  j: number,
  x: number,
  factor: number,
  flags: number,
): number {
  // A NaN scale makes the block a NaN; infinities come from BF8 elements or the accumulator.
  if (factor !== factor) return NaN;
  const ieee = ieeeSum(at, t, size, j, 0) * factor + ACC[j];
  if (!Number.isFinite(ieee)) return ieee;
  const f = Math.fround(x);
  return finish(f, flags, !Number.isFinite(f));
}

export const block32Row: RowKernel = blockRow(32);
export const block16Row: RowKernel = blockRow(16);

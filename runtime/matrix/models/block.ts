/**
 * Blocks of 32 or 16 products, dotted first, then scaled, then added to the accumulator (CDNA 4 and 5, F8F6F4 and F4).
 * The manuals state that order; the widths are those of CDNA 3's fused groups, which is not known to be right.
 */
import {
  ACC,
  ACC_BITS,
  exponentOfBits,
  FIRST,
  power,
  SCALE_A,
  SCALE_B,
  SCALE_EA,
  SCALE_EB,
  SUM,
  TOP,
} from "../work.js";
import { alignedSums, ieeeSum, PRODUCT_BITS } from "./aligned.js";
import { finish, SATURATE, type Kernel } from "./kernel.js";

const SUM_BITS = 31;
const ACC_KEPT_BITS = 24;
/** Exponents of operands beyond this mean an infinity, a NaN or an accumulator that is not finite. */
const CAREFUL = 125;

const block =
  (size: number): Kernel =>
  (rows, k, n, flags, m) => {
    const saturate = (flags & SATURATE) !== 0;
    for (let r = 0; r < rows; r++) {
      for (let t = 0, g = 0; t < k; t += size, g++) {
        const at = r * k + t;
        const from = FIRST[r] + t;
        alignedSums(at, from, 1, size, n, TOP, SUM);
        const scaleAt = (r % m) * (k / size) + g;
        const scale = SCALE_A[scaleAt];
        const exponent = SCALE_EA[scaleAt];
        for (let j = 0; j < n; j++) {
          const to = r * n + j;
          const factor = scale * SCALE_B[g * n + j];
          const top = TOP[j] + exponent + SCALE_EB[g * n + j];
          const ec = exponentOfBits(ACC_BITS[to]);
          const e = top > ec ? top : ec;
          // sum * factor is exact: 31 bits and two scales of 4.
          const value = SUM[j] * power(TOP[j] - PRODUCT_BITS) * factor;
          const s = Math.floor(value * power(SUM_BITS - e));
          const c = Math.floor(ACC[to] * power(ACC_KEPT_BITS - e));
          const x = (s + c * 2 ** (SUM_BITS - ACC_KEPT_BITS) + 0) * power(e - SUM_BITS);
          const calm = e < CAREFUL && factor === factor && !saturate;
          ACC[to] = calm ? x : careful(ieeeSum(at, from, size, j, 0) * factor + ACC[to], x, factor, flags);
        }
      }
    }
  };

/** `ieee`: the block's exact products, scaled, and the accumulator: infinite or NaN as IEEE arithmetic has it. */
function careful(ieee: number, x: number, factor: number, flags: number): number {
  // A NaN scale makes the block a NaN, whatever its elements.
  if (factor !== factor || !Number.isFinite(ieee)) return factor !== factor ? NaN : ieee;
  const f = Math.fround(x);
  return finish(f, flags, !Number.isFinite(f));
}

export const block32: Kernel = block(32);
export const block16: Kernel = block(16);

/** Chains of fused multiply-add, k ascending, one rounding to nearest even each. */
import { productError, sumError } from "../../float/exact.js";
import { fmaF32Nearest, fmaF64 } from "../../float/index.js";
import { A, ACC, ACC64, B, ROWS } from "../work.js";
import { finish, type RowKernel } from "./kernel.js";

/**
 * f32. The product of two f32 is exact in a double, and the sum s rounded to a double gives the right f32 t unless s
 * lies in the middle between t and a neighbour; then, and only then, s + (s - t) is that neighbour, an f32.
 */
export const fmaRow: RowKernel = (at, k, n, flags) => {
  if (flags !== 0) {
    finishingRow(at, k, n, flags);
    return;
  }
  for (let t = 0; t < k; t++) {
    const a = A[at + t];
    const r = ROWS[t];
    for (let j = 0; j < n; j++) {
      const b = B[r + j];
      const c = ACC[j];
      const s = a * b + c;
      const x = Math.fround(s);
      const d = s - x;
      const y = s + d;
      ACC[j] = d !== 0 && Math.fround(y) === y ? fmaF32Nearest(a, b, c) : x;
    }
  }
};

function finishingRow(at: number, k: number, n: number, flags: number): void {
  for (let t = 0; t < k; t++) {
    const a = A[at + t];
    const r = ROWS[t];
    for (let j = 0; j < n; j++) {
      const b = B[r + j];
      const c = ACC[j];
      const x = fmaF32Nearest(a, b, c);
      ACC[j] = finish(x, flags, !Number.isFinite(x) && Number.isFinite(a * b + c));
    }
  }
}

/** Magnitudes between which products and sums of f64 keep all their error terms. */
const SMALL = 2 ** -400;
const LARGE = 2 ** 400;

/**
 * f64. Product and sum leave error terms; their sum z, added last, rounds as the exact sum of the three would unless
 * the result changes when z moves by the little that its own rounding can have moved it.
 */
export const fma64Row: RowKernel = (at, k, n) => {
  for (let t = 0; t < k; t++) {
    const a = A[at + t];
    const r = ROWS[t];
    const plain = Math.abs(a) > SMALL && Math.abs(a) < LARGE;
    for (let j = 0; j < n; j++) {
      const b = B[r + j];
      const c = ACC64[j];
      const p = a * b;
      const s = p + c;
      const size = Math.abs(p);
      if (plain && size > SMALL && size < LARGE && Math.abs(c) < LARGE) {
        const z = productError(a, b, p) + sumError(p, c, s);
        const x = s + z;
        const e = z * 2 ** -52;
        if (s + (z + e) === x && s + (z - e) === x) {
          ACC64[j] = x;
          continue;
        }
      }
      ACC64[j] = fmaF64(a, b, c, 0);
    }
  }
};

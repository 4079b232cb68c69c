/**
 * Groups of products summed as a balanced tree, every node rounded to f32, then added to the accumulator with one more
 * rounding (CDNA 1 and 2).
 */
import { A, ACC, B, ROWS } from "../work.js";
import { FLUSH, type RowKernel } from "./kernel.js";

const { fround } = Math;
const MIN_NORMAL = 2 ** -126;

const flushed = (x: number): number => (x < MIN_NORMAL && x > -MIN_NORMAL ? x * 0 : x);

/** A product rounded to f32; `+ 0` because the hardware's leaf is fma(a, b, +0). */
const leaf = (a: number, b: number): number => fround(a * b) + 0;

export const tree2Row: RowKernel = (at, k, n, flags) => {
  const flush = (flags & FLUSH) !== 0;
  for (let t = 0; t < k; t += 2) {
    const a0 = A[at + t];
    const a1 = A[at + t + 1];
    const r0 = ROWS[t];
    const r1 = ROWS[t + 1];
    if (flush) {
      for (let j = 0; j < n; j++) {
        const p = flushed(leaf(a0, B[r0 + j]));
        const q = flushed(leaf(a1, B[r1 + j]));
        ACC[j] = flushed(fround(ACC[j] + flushed(fround(p + q))));
      }
    } else {
      for (let j = 0; j < n; j++) ACC[j] += fround(leaf(a0, B[r0 + j]) + leaf(a1, B[r1 + j]));
    }
  }
};

export const tree4Row: RowKernel = (at, k, n, flags) => {
  const flush = (flags & FLUSH) !== 0;
  for (let t = 0; t < k; t += 4) {
    const a0 = A[at + t];
    const a1 = A[at + t + 1];
    const a2 = A[at + t + 2];
    const a3 = A[at + t + 3];
    const r0 = ROWS[t];
    const r1 = ROWS[t + 1];
    const r2 = ROWS[t + 2];
    const r3 = ROWS[t + 3];
    if (flush) {
      for (let j = 0; j < n; j++) {
        const p = flushed(leaf(a0, B[r0 + j]));
        const q = flushed(leaf(a1, B[r1 + j]));
        const r = flushed(leaf(a2, B[r2 + j]));
        const s = flushed(leaf(a3, B[r3 + j]));
        const sum = flushed(fround(flushed(fround(p + q)) + flushed(fround(r + s))));
        ACC[j] = flushed(fround(ACC[j] + sum));
      }
    } else {
      for (let j = 0; j < n; j++) {
        const left = fround(leaf(a0, B[r0 + j]) + leaf(a1, B[r1 + j]));
        const right = fround(leaf(a2, B[r2 + j]) + leaf(a3, B[r3 + j]));
        ACC[j] += fround(left + right);
      }
    }
  }
};

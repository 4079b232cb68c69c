/**
 * Groups of products summed as a balanced tree, every node rounded to f32, then added to the accumulator with one more
 * rounding (CDNA 1 and 2).
 */
import { A, ACC, B, FIRST, ROWS } from "../work.js";
import { FLUSH, type Kernel } from "./kernel.js";

const { fround } = Math;
const MIN_NORMAL = 2 ** -126;

const flushed = (x: number): number => (x < MIN_NORMAL && x > -MIN_NORMAL ? x * 0 : x);

/** A product rounded to f32; `+ 0` because the hardware's leaf is fma(a, b, +0). */
const leaf = (a: number, b: number): number => fround(a * b) + 0;

export const tree2: Kernel = (rows, k, n, flags) => {
  const flush = (flags & FLUSH) !== 0;
  for (let r = 0; r < rows; r++) {
    const to = r * n;
    for (let t = 0; t < k; t += 2) {
      const a0 = A[r * k + t];
      const a1 = A[r * k + t + 1];
      const r0 = ROWS[FIRST[r] + t];
      const r1 = ROWS[FIRST[r] + t + 1];
      if (flush) {
        for (let j = 0; j < n; j++) {
          const p = flushed(leaf(a0, B[r0 + j]));
          const q = flushed(leaf(a1, B[r1 + j]));
          ACC[to + j] = flushed(fround(ACC[to + j] + flushed(fround(p + q))));
        }
      } else {
        for (let j = 0; j < n; j++) ACC[to + j] += fround(leaf(a0, B[r0 + j]) + leaf(a1, B[r1 + j]));
      }
    }
  }
};

export const tree4: Kernel = (rows, k, n, flags) => {
  const flush = (flags & FLUSH) !== 0;
  for (let r = 0; r < rows; r++) {
    const to = r * n;
    const first = FIRST[r];
    for (let t = 0; t < k; t += 4) {
      const at = r * k + t;
      const a0 = A[at];
      const a1 = A[at + 1];
      const a2 = A[at + 2];
      const a3 = A[at + 3];
      const r0 = ROWS[first + t];
      const r1 = ROWS[first + t + 1];
      const r2 = ROWS[first + t + 2];
      const r3 = ROWS[first + t + 3];
      if (flush) {
        for (let j = 0; j < n; j++) {
          const p = flushed(leaf(a0, B[r0 + j]));
          const q = flushed(leaf(a1, B[r1 + j]));
          const u = flushed(leaf(a2, B[r2 + j]));
          const v = flushed(leaf(a3, B[r3 + j]));
          const sum = flushed(fround(flushed(fround(p + q)) + flushed(fround(u + v))));
          ACC[to + j] = flushed(fround(ACC[to + j] + sum));
        }
      } else {
        for (let j = 0; j < n; j++) {
          const left = fround(leaf(a0, B[r0 + j]) + leaf(a1, B[r1 + j]));
          const right = fround(leaf(a2, B[r2 + j]) + leaf(a3, B[r3 + j]));
          ACC[to + j] += fround(left + right);
        }
      }
    }
  }
};

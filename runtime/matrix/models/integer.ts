import { ACC_INT, IA, IB, ROWS, SUM } from "../work.js";
import { SATURATE, type RowKernel } from "./kernel.js";

/** Exact sum of products in 32 bits, wrapping, or saturating once at the end. */
export const integerRow: RowKernel = (at, k, n, flags) => {
  if ((flags & SATURATE) !== 0) {
    saturatingRow(at, k, n);
    return;
  }
  for (let t = 0; t < k; t++) {
    const a = IA[at + t];
    const r = ROWS[t];
    // Products of 8-bit elements and their sums stay below 2^24, so only the sum with C can wrap.
    for (let j = 0; j < n; j++) ACC_INT[j] = (ACC_INT[j] + a * IB[r + j]) | 0;
  }
};

function saturatingRow(at: number, k: number, n: number): void {
  for (let j = 0; j < n; j++) SUM[j] = ACC_INT[j];
  for (let t = 0; t < k; t++) {
    const a = IA[at + t];
    const r = ROWS[t];
    for (let j = 0; j < n; j++) SUM[j] += a * IB[r + j];
  }
  for (let j = 0; j < n; j++) ACC_INT[j] = Math.max(-0x80000000, Math.min(0x7fffffff, SUM[j]));
}

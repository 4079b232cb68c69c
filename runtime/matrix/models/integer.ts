import { ACC_INT, FIRST, IA, IB, ROWS, SUM } from "../work.js";
import { SATURATE, type Kernel } from "./kernel.js";

/** Exact sum of products in 32 bits, wrapping, or saturating once at the end. */
export const integer: Kernel = (rows, k, n, flags) => {
  for (let r = 0; r < rows; r++) {
    const to = r * n;
    if ((flags & SATURATE) !== 0) saturatingRow(r, k, n);
    else {
      for (let t = 0; t < k; t++) {
        const a = IA[r * k + t];
        const b = ROWS[FIRST[r] + t];
        // Products of 8-bit elements and their sums stay below 2^24, so only the sum with C can wrap.
        for (let j = 0; j < n; j++) ACC_INT[to + j] = (ACC_INT[to + j] + a * IB[b + j]) | 0;
      }
    }
  }
};

function saturatingRow(r: number, k: number, n: number): void {
  for (let j = 0; j < n; j++) SUM[j] = ACC_INT[r * n + j];
  for (let t = 0; t < k; t++) {
    const a = IA[r * k + t];
    const b = ROWS[FIRST[r] + t];
    for (let j = 0; j < n; j++) SUM[j] += a * IB[b + j];
  }
  for (let j = 0; j < n; j++) ACC_INT[r * n + j] = Math.max(-0x80000000, Math.min(0x7fffffff, SUM[j]));
}

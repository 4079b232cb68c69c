/**
 * Adds to ACC (ACC_INT, ACC64) the products of one row of A, whose first element is at `at`, with `k` rows of B, which
 * ROWS names, for `n` columns.
 * @param flags SATURATE and FLUSH
 * @param scaleAt where the row's scales start in SCALE_A; those of column j and block g are SCALE_B[g * n + j]
 */
export type RowKernel = (at: number, k: number, n: number, flags: number, scaleAt: number) => void;

/** Results that overflow become the largest finite number of their sign; true infinities stay. */
export const SATURATE = 1;
/** Denormal results become zeros of their sign. */
export const FLUSH = 2;

const F32_MAX = (2 - 2 ** -23) * 2 ** 127;
const F32_MIN_NORMAL = 2 ** -126;

/** An f32 result after SATURATE and FLUSH; `overflowed` tells an infinity that finite operands gave. */
export function finish(x: number, flags: number, overflowed: boolean): number {
  if ((flags & SATURATE) !== 0 && overflowed) return x < 0 ? -F32_MAX : F32_MAX;
  if ((flags & FLUSH) !== 0 && x < F32_MIN_NORMAL && x > -F32_MIN_NORMAL) return x * 0;
  return x;
}

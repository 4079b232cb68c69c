/**
 * Adds to C in ACC (ACC_INT, ACC64) the products of A and B: `rows` rows of `n` columns, all blocks one after another,
 * each of `k` products. Row r of A starts at r * k; ROWS[FIRST[r] + t] is where the row of B starts that its element t
 * goes with.
 * @param flags SATURATE and FLUSH
 * @param m rows of one block, whose scales are SCALE_A[(r % m) * (k / block) + g] and SCALE_B[g * n + j]
 */
export type Kernel = (rows: number, k: number, n: number, flags: number, m: number) => void;

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

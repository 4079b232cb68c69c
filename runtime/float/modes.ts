/**
 * What the MODE register says about floats, in the form that the arithmetic functions take.
 *
 * A *round mode* is the number MODE holds: 0 nearest even, 1 toward +infinity, 2 toward -infinity,
 * 3 toward zero. For f16 and bf16 results bit 2 (`ROUND_SATURATE`) may be added: FP16_OVFL, an
 * overflowed result becomes the largest finite value while true infinities stay.
 */
export type RoundMode = number;

export const ROUND_NEAREST_EVEN = 0;
export const ROUND_PLUS_INF = 1;
export const ROUND_MINUS_INF = 2;
export const ROUND_ZERO = 3;
/** Added to a round mode: overflow of a finite 16-bit result gives the largest finite value (FP16_OVFL). */
export const ROUND_SATURATE = 4;

/** Smallest normal values: a magnitude below them is a denormal (or zero). */
export const MIN_NORMAL_F16 = 2 ** -14;
export const MIN_NORMAL_BF16 = 2 ** -126;
export const MIN_NORMAL_F32 = 2 ** -126;
export const MIN_NORMAL_F64 = 2 ** -1022;

/** Round mode of f32 operations: MODE[1:0]. */
export function roundF32Of(mode: number): RoundMode {
  return mode & 3;
}

/** Round mode of f64 operations: MODE[3:2]. */
export function roundF64Of(mode: number): RoundMode {
  return (mode >>> 2) & 3;
}

/** Round mode of f16 (and bf16) operations: MODE[3:2], with FP16_OVFL (MODE[23]) as `ROUND_SATURATE`. */
export function roundF16Of(mode: number): RoundMode {
  return ((mode >>> 2) & 3) | ((mode >>> 21) & 4);
}

/**
 * Flush thresholds: the smallest normal value when MODE flushes denormals of that kind, else 0, so that
 * `flush(x, limit)` is one code for both. Denormal inputs are allowed by bit 4 (f32) and 6 (f16, f64),
 * outputs by bit 5 and 7.
 */
export function inputLimitF32(mode: number): number {
  return mode & 0x10 ? 0 : MIN_NORMAL_F32;
}
export function outputLimitF32(mode: number): number {
  return mode & 0x20 ? 0 : MIN_NORMAL_F32;
}
export function inputLimitF16(mode: number): number {
  return mode & 0x40 ? 0 : MIN_NORMAL_F16;
}
export function outputLimitF16(mode: number): number {
  return mode & 0x80 ? 0 : MIN_NORMAL_F16;
}
export function inputLimitBf16(mode: number): number {
  return mode & 0x40 ? 0 : MIN_NORMAL_BF16;
}
export function outputLimitBf16(mode: number): number {
  return mode & 0x80 ? 0 : MIN_NORMAL_BF16;
}
export function inputLimitF64(mode: number): number {
  return mode & 0x40 ? 0 : MIN_NORMAL_F64;
}
export function outputLimitF64(mode: number): number {
  return mode & 0x80 ? 0 : MIN_NORMAL_F64;
}

/** `x`, or a zero of its sign when its magnitude is below `limit`. NaN passes. */
export function flush(x: number, limit: number): number {
  return x < limit && x > -limit ? x * 0 : x;
}

/** A denormal f32 to the zero of its sign. */
export function flushF32(x: number): number {
  return flush(x, MIN_NORMAL_F32);
}

/** A denormal f16 (as a number) to the zero of its sign. */
export function flushF16(x: number): number {
  return flush(x, MIN_NORMAL_F16);
}

/** A denormal bf16 (as a number) to the zero of its sign. */
export function flushBf16(x: number): number {
  return flush(x, MIN_NORMAL_BF16);
}

/** A denormal f64 to the zero of its sign. */
export function flushF64(x: number): number {
  return flush(x, MIN_NORMAL_F64);
}

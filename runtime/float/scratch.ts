/**
 * The one scratch cell through which bit patterns and numbers meet, and the place where functions with a
 * two-word result leave it. Node's and all browsers' platforms are little-endian, which is assumed.
 */
export const F64 = new Float64Array(1);
/** `F64`'s low half seen as an f32. */
export const F32 = new Float32Array(F64.buffer);
/** `F64` seen as words: [0] low, [1] high. */
export const U32 = new Uint32Array(F64.buffer);

/**
 * Two-word results (64-bit integers, bits of an f64): a function that says "to OUT" writes OUT[0] = low,
 * OUT[1] = high. Valid until the next such call.
 */
export const OUT = new Uint32Array(2);

/** Leaves a two-word result in OUT. */
export function out(lo: number, hi: number): void {
  OUT[0] = lo;
  OUT[1] = hi;
}

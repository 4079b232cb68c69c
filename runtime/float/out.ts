/** What functions leave behind other than a number: two-word results, and AMD's own NaN. */

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

const MADE_NAN = new Float64Array(new Uint32Array([0, 0xfff80000]).buffer);

/**
 * The NaN that AMD's functions make is negative (0xffc00000 as f32), as is the one that x86 makes of an invalid
 * operation. JavaScript promises no NaN's sign, but engines keep it through arithmetic and typed arrays; it is
 * read from memory since compilers fold the literal to the positive one.
 */
export function madeNan(): number {
  return MADE_NAN[0];
}

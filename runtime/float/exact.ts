/**
 * Error-free building blocks in double arithmetic, and rounding to odd: an inexact result whose last bit is
 * forced to 1 can be rounded again to a format of 51 bits or fewer, in any mode, as if it had been exact.
 */

// The cell through which numbers and patterns meet (little-endian). Each module has its own: engines fold a
// constant of the same module, not an imported one, and that makes a fused multiply-add 1.5 times as fast.
const F64 = new Float64Array(1);
const U32 = new Uint32Array(F64.buffer);

const POWERS = new Float64Array(2047);
for (let n = -1023; n <= 1023; n++) POWERS[n + 1023] = 2 ** n;

/** 2^n for -1023 <= n <= 1023. (A table: assembling a double from words stalls on the store.) */
export function pow2(n: number): number {
  return POWERS[n + 1023];
}

/** Error of the sum: a + b - fl(a + b), exact unless the sum overflows (then NaN). Knuth's TwoSum. */
export function sumError(a: number, b: number, sum: number): number {
  const bb = sum - a;
  return a - (sum - bb) + (b - bb);
}

const SPLIT = 134217729; // 2^27 + 1

/**
 * Error of the product: a * b - fl(a * b), exact when nothing over- or underflows (|a|, |b| < 2^990 and
 * |a * b| between 2^-960 and 2^1020). Dekker's TwoProduct with Veltkamp's split.
 */
export function productError(a: number, b: number, product: number): number {
  const ta = SPLIT * a;
  const ah = ta - (ta - a);
  const al = a - ah;
  const tb = SPLIT * b;
  const bh = tb - (tb - b);
  const bl = b - bh;
  return al * bl - (product - ah * bh - al * bh - ah * bl);
}

// u (1 + 2u) with u = 2^-53: x + STEP |x| rounds to the double next above x, for |x| > 2^-960 (Rump).
const STEP = 2 ** -53 * (1 + 2 ** -52);

/**
 * `sum`, whose exact value is sum + error with 0 < |error| <= ulp / 2, rounded to odd instead of nearest
 * even: the neighbour on the error's side, if sum's last bit is 0. |sum| > 2^-960.
 */
export function toOdd(sum: number, error: number): number {
  F64[0] = sum;
  if (U32[0] & 1) return sum;
  const step = STEP * Math.abs(sum);
  return error > 0 ? sum + step : sum - step;
}

/** a + b rounded to odd. */
export function addOdd(a: number, b: number): number {
  const s = a + b;
  const e = sumError(a, b, s);
  // e is NaN when s is infinite or NaN: nothing to correct.
  return e === 0 || e !== e ? s : toOdd(s, e);
}

/** hi + lo rounded to odd, for |hi| >= |lo| (Dekker's Fast2Sum). */
export function pairOdd(hi: number, lo: number): number {
  const s = hi + lo;
  const e = lo - (s - hi);
  return e === 0 || e !== e ? s : toOdd(s, e);
}

/**
 * a * b + c rounded to odd, for operands whose product is exact in a double (f16, bf16, f32).
 */
export function fmaOdd(a: number, b: number, c: number): number {
  return addOdd(a * b, c);
}

/** The double next above `x` (x finite or -infinity). */
export function nextUp(x: number): number {
  if (x === 0) return 2 ** -1074;
  F64[0] = x;
  stepMagnitude(x > 0);
  return F64[0];
}

/** The double next below `x` (x finite or +infinity). */
export function nextDown(x: number): number {
  return -nextUp(-x);
}

/** Moves the scratch double by one unit in the last place, away from zero or toward it. */
function stepMagnitude(away: boolean): void {
  if (away) {
    if (U32[0] === 0xffffffff) U32[1] += 1;
    U32[0] += 1;
  } else {
    if (U32[0] === 0) U32[1] -= 1;
    U32[0] -= 1;
  }
}

/** floor(log2 |x|) of a finite nonzero normal double. */
export function exponentOf(x: number): number {
  F64[0] = x;
  return ((U32[1] >>> 20) & 0x7ff) - 1023;
}

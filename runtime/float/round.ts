/**
 * Rounding a double to a narrower format, in all modes. The double must be the exact value, or an exact
 * value rounded to odd (exact.ts), or the nearest double of a product, quotient or square root of operands
 * of that format: those cannot fall on a boundary of the narrow format unless they are exact.
 */
import { bf16ToBits, f16ToBits } from "./bits.js";
import { nextDown, nextUp, pow2 } from "./exact.js";
import type { RoundMode } from "./modes.js";

// The cell through which numbers and patterns meet (little-endian). Each module has its own: engines fold a
// constant of the same module, not an imported one, and that makes a fused multiply-add 1.5 times as fast.
const F64 = new Float64Array(1);
const F32 = new Float32Array(F64.buffer);
const U32 = new Uint32Array(F64.buffer);

const MAX_F16 = 65504;
const MAX_BF16 = (2 - 2 ** -7) * 2 ** 127;

/** `x` as an f32 in the given mode. */
export function roundToF32(x: number, round: RoundMode): number {
  const y = Math.fround(x);
  if ((round & 3) === 0 || y === x || y !== y) return y;
  const up = (round & 3) === 1 || ((round & 3) === 3 && x < 0);
  if (up) return y < x ? stepF32(y, 1) : y;
  return y > x ? stepF32(y, -1) : y;
}

/** The f32 next above (direction 1) or below (-1). */
function stepF32(y: number, direction: number): number {
  if (y === 0) return direction * 2 ** -149;
  F32[0] = y;
  U32[0] += y > 0 ? direction : -direction;
  return F32[0];
}

/**
 * `x` rounded to a format of `precision` bits (hidden bit included, at most 51), smallest normal exponent
 * `emin` and largest finite value `max` (of exponent `emax`). Beyond `max` follows IEEE, or `max` itself
 * with ROUND_SATURATE; infinities and NaN pass.
 */
export function roundToFormat(
  x: number,
  precision: number,
  emin: number,
  emax: number,
  max: number,
  round: RoundMode,
): number {
  F64[0] = x;
  let e = ((U32[1] >>> 20) & 0x7ff) - 1023;
  if (e > emax) {
    if (e === 1024) return x;
    return overflow(x, max, round);
  }
  if (e < emin) e = emin;
  // Adding and taking away a number whose last place is the format's quantum rounds to nearest even.
  const magic = pow2(e + 53 - precision);
  const c = x < 0 ? -magic : magic;
  let r = x + c - c;
  const mode = round & 3;
  if (mode !== 0 && r !== x) {
    const quantum = magic * 2 ** -52;
    const up = mode === 1 || (mode === 3 && x < 0);
    if (up) {
      if (r < x) r += quantum;
    } else if (r > x) r -= quantum;
  }
  if (r === 0) return x < 0 ? -0 : x * 0;
  if (r > max || r < -max) return overflow(x, max, round);
  return r;
}

/** `roundToFormat` in nearest even, without saturation. */
function nearestInFormat(x: number, precision: number, emin: number, emax: number, max: number): number {
  F64[0] = x;
  let e = ((U32[1] >>> 20) & 0x7ff) - 1023;
  if (e > emax) return e === 1024 ? x : x < 0 ? -Infinity : Infinity;
  if (e < emin) e = emin;
  const magic = pow2(e + 53 - precision);
  const c = x < 0 ? -magic : magic;
  const r = x + c - c;
  if (r === 0) return x * 0;
  if (r > max) return Infinity;
  return r < -max ? -Infinity : r;
}

/** What a finite value that does not fit becomes. */
function overflow(x: number, max: number, round: RoundMode): number {
  const stays =
    (round & 4) !== 0 || (round & 3) === 3 || ((round & 3) === 1 && x < 0) || ((round & 3) === 2 && x > 0);
  const magnitude = stays ? max : Infinity;
  return x < 0 ? -magnitude : magnitude;
}

/** `x` as an f16 value in the given mode (ROUND_SATURATE: FP16_OVFL). */
export function roundToF16(x: number, round: RoundMode): number {
  if (round === 0) return nearestInFormat(x, 11, -14, 15, MAX_F16);
  return roundToFormat(x, 11, -14, 15, MAX_F16, round);
}

/** `x` as a bf16 value in the given mode. */
export function roundToBf16(x: number, round: RoundMode): number {
  if (round === 0) return nearestInFormat(x, 8, -126, 127, MAX_BF16);
  return roundToFormat(x, 8, -126, 127, MAX_BF16, round);
}

/**
 * Code without sign of |x| rounded to nearest even in a format of the given bias and fraction width
 * (denormals below 2^(1 - bias); `unit` = 2^(bias - 1 + fractionBits), `top` = exponent of the first binade
 * beyond the format). A value that rounds up beyond the largest gives the next code, an infinity, NaN or
 * anything in or above binade `top` the code of 2^top.
 */
export function nearestCode(
  x: number,
  bias: number,
  fractionBits: number,
  unit: number,
  top: number,
): number {
  F64[0] = x;
  const hi = U32[1] & 0x7fffffff;
  if (hi < (1024 - bias) << 20) return Math.abs(x) * unit + 2 ** 52 - 2 ** 52;
  if (hi >= (1023 + top) << 20) return (top + bias) << fractionBits;
  // 20 fraction bits of the high word and one sticky bit for the low word.
  const w = ((hi - ((1023 - bias) << 20)) << 1) | (U32[0] !== 0 ? 1 : 0);
  const drop = 21 - fractionBits;
  return (w + (1 << (drop - 1)) - 1 + ((w >>> drop) & 1)) >>> drop;
}

/** Pattern of `x` as an f16 in the given mode. A NaN gives a quiet NaN of its sign without payload. */
export function numberToF16(x: number, round: RoundMode): number {
  if (round !== 0) return f16ToBits(roundToF16(x, round));
  if (x !== x) return f16ToBits(x);
  const code = nearestCode(x, 15, 10, 2 ** 24, 16);
  // The sign comes from the word the call above has left.
  return ((U32[1] >>> 16) & 0x8000) | code;
}

/** Pattern of `x` as a bf16 in the given mode. A NaN gives a quiet NaN of its sign without payload. */
export function numberToBf16(x: number, round: RoundMode): number {
  if (x !== x) {
    F64[0] = x;
    return ((U32[1] >>> 16) & 0x8000) | 0x7fc0;
  }
  if (round !== 0) return bf16ToBits(roundToBf16(x, round));
  const code = nearestCode(x, 127, 7, 2 ** 133, 128);
  return ((U32[1] >>> 16) & 0x8000) | code;
}

const TINY_Q = 2 ** -1074;

/**
 * (hi + lo) * 2^e as a double in the given mode. hi is a nonzero double of normal size (its exponent e_hi
 * within +-900), |lo| <= ulp(hi) / 2; only lo's sign is looked at, so a sticky stand-in will do.
 */
export function roundScaledF64(hi: number, lo: number, e: number, round: RoundMode): number {
  F64[0] = hi;
  const top = ((U32[1] >>> 20) & 0x7ff) - 1023 + e;
  const mode = round & 3;
  const up = mode === 1 || (mode === 3 && hi < 0);
  if (top > 1023) return overflow(hi, Number.MAX_VALUE, mode);
  if (top > -1022) {
    let r = hi;
    if (mode !== 0 && lo !== 0) {
      if (up) {
        if (lo > 0) r = nextUp(hi);
      } else if (lo < 0) r = nextDown(hi);
    }
    // Scaling is exact in the normal range; in two steps, since 2^e alone may not be a double. Rounding up
    // from the largest finite value gives infinity by itself.
    const half = e >> 1;
    return r * pow2(half) * pow2(e - half);
  }
  // Denormal result (or the smallest normal): round to a multiple of 2^-1074, counted in units of it.
  if (top < -1080) {
    // Less than a quarter of the smallest denormal: only sign and direction matter.
    if (hi > 0) return mode === 1 ? TINY_Q : 0;
    return mode === 2 ? -TINY_Q : -0;
  }
  const shift = e + 1074;
  const half = shift >> 1;
  // |hi| * 2^shift < 2^53 and still a normal double, so exact.
  const h = hi * pow2(half) * pow2(shift - half);
  const c = h < 0 ? -(2 ** 52) : 2 ** 52;
  let n = Math.abs(h) >= 2 ** 52 ? h : h + c - c;
  const rest = h - n;
  if (mode === 0) {
    if (lo !== 0 && Math.abs(rest) === 0.5) {
      // hi is a tie, the exact value is not.
      if (rest > 0 && lo > 0) n += 1;
      else if (rest < 0 && lo < 0) n -= 1;
    }
  } else {
    const direction = rest !== 0 ? rest : lo;
    if (up) {
      if (direction > 0) n += 1;
    } else if (direction < 0) n -= 1;
  }
  if (n === 0) return hi < 0 ? -0 : 0;
  return n * TINY_Q;
}

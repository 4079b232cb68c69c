/**
 * Bit patterns: numbers to patterns and back, and the questions that only bits can answer. A pattern is an
 * unsigned 16- or 32-bit number; an f64 pattern is a low and a high word. JavaScript engines quieten a
 * signalling NaN when they copy it as a float and may change its sign, so NaN tests, moves, selects and
 * min/max work on patterns.
 */

// The cell through which numbers and patterns meet (little-endian). Each module has its own: engines fold a
// constant of the same module, not an imported one, and that makes a fused multiply-add 1.5 times as fast.
const F64 = new Float64Array(1);
const F32 = new Float32Array(F64.buffer);
const U32 = new Uint32Array(F64.buffer);

// ---- patterns <-> numbers -------------------------------------------------------------------------------

/** Pattern of the f32 nearest to `x` (exact when `x` is an f32). A NaN gives a quiet NaN. */
export function f32ToBits(x: number): number {
  F32[0] = x;
  return U32[0];
}

/** The number an f32 pattern stands for. */
export function f32FromBits(bits: number): number {
  U32[0] = bits;
  return F32[0];
}

/** Low word of a double's pattern. */
export function f64Lo(x: number): number {
  F64[0] = x;
  return U32[0];
}

/** High word of a double's pattern. */
export function f64Hi(x: number): number {
  F64[0] = x;
  return U32[1];
}

/** The double whose pattern is hi:lo. */
export function f64FromWords(lo: number, hi: number): number {
  U32[0] = lo;
  U32[1] = hi;
  return F64[0];
}

/** Values of all f16 patterns; a look-up is several times faster than assembling the number. */
const F16_VALUES = new Float32Array(0x10000);
for (let bits = 0; bits < 0x8000; bits++) {
  const e = bits >> 10;
  const f = bits & 0x3ff;
  const v = e === 31 ? (f === 0 ? Infinity : NaN) : e === 0 ? f * 2 ** -24 : (f + 0x400) * 2 ** (e - 25);
  F16_VALUES[bits] = v;
  F16_VALUES[bits | 0x8000] = -v;
}

/** The number an f16 pattern (bits 15:0; higher bits are ignored) stands for. */
export function f16ToNumber(bits: number): number {
  return F16_VALUES[bits & 0xffff];
}

/** Pattern of `x`, which must be an f16 value already (else use numberToF16). NaN gives a quiet NaN of its sign. */
export function f16ToBits(x: number): number {
  F32[0] = x;
  const u = U32[0];
  const sign = (u >>> 16) & 0x8000;
  const a = u & 0x7fffffff;
  if (a >= 0x47800000) return sign | (a > 0x7f800000 ? 0x7e00 : 0x7c00);
  if (a < 0x38800000) return sign | (Math.abs(x) * 2 ** 24);
  return sign | ((a - 0x38000000) >>> 13);
}

/** The number a bf16 pattern (bits 15:0) stands for. */
export function bf16ToNumber(bits: number): number {
  U32[0] = bits << 16;
  return F32[0];
}

/** Pattern of `x`, which must be a bf16 value already (else use numberToBf16). */
export function bf16ToBits(x: number): number {
  F32[0] = x;
  return U32[0] >>> 16;
}

// ---- questions ------------------------------------------------------------------------------------------

export function isNan16(bits: number): boolean {
  return (bits & 0x7fff) > 0x7c00;
}
export function isNanBf16(bits: number): boolean {
  return (bits & 0x7fff) > 0x7f80;
}
export function isNan32(bits: number): boolean {
  return (bits & 0x7fffffff) > 0x7f800000;
}
export function isNan64(lo: number, hi: number): boolean {
  const a = hi & 0x7fffffff;
  return a > 0x7ff00000 || (a === 0x7ff00000 && lo !== 0);
}

export function isSignalNan16(bits: number): boolean {
  return isNan16(bits) && (bits & 0x200) === 0;
}
export function isSignalNanBf16(bits: number): boolean {
  return isNanBf16(bits) && (bits & 0x40) === 0;
}
export function isSignalNan32(bits: number): boolean {
  return isNan32(bits) && (bits & 0x400000) === 0;
}
export function isSignalNan64(lo: number, hi: number): boolean {
  return isNan64(lo, hi) && (hi & 0x80000) === 0;
}

export function isQuietNan16(bits: number): boolean {
  return isNan16(bits) && (bits & 0x200) !== 0;
}
export function isQuietNanBf16(bits: number): boolean {
  return isNanBf16(bits) && (bits & 0x40) !== 0;
}
export function isQuietNan32(bits: number): boolean {
  return isNan32(bits) && (bits & 0x400000) !== 0;
}
export function isQuietNan64(lo: number, hi: number): boolean {
  return isNan64(lo, hi) && (hi & 0x80000) !== 0;
}

/** Sign bit, 0 or 1. */
export function sign16(bits: number): number {
  return (bits >>> 15) & 1;
}
export function sign32(bits: number): number {
  return bits >>> 31;
}
export function sign64(hi: number): number {
  return hi >>> 31;
}
/** Sign bit of a number, told from -0 too (a NaN's sign needs its pattern). */
export function signOf(x: number): number {
  return x < 0 || (x === 0 && 1 / x < 0) ? 1 : 0;
}

/** The exponent field as stored (biased), AMD's `exponent()`. */
export function exponent16(bits: number): number {
  return (bits >>> 10) & 0x1f;
}
export function exponentBf16(bits: number): number {
  return (bits >>> 7) & 0xff;
}
export function exponent32(bits: number): number {
  return (bits >>> 23) & 0xff;
}
export function exponent64(hi: number): number {
  return (hi >>> 20) & 0x7ff;
}

// ---- changes --------------------------------------------------------------------------------------------

/** A NaN with its quiet bit set (AMD's `cvtToQuietNAN`); callers pass NaN only. Sign and payload stay. */
export function quiet16(bits: number): number {
  return bits | 0x200;
}
export function quietBf16(bits: number): number {
  return bits | 0x40;
}
export function quiet32(bits: number): number {
  return (bits | 0x400000) >>> 0;
}
/** High word of the quietened f64 NaN. */
export function quietHi64(hi: number): number {
  return (hi | 0x80000) >>> 0;
}

/** Quietens a signalling NaN, leaves everything else: what IEEE mode does to an input. */
export function quieted16(bits: number): number {
  return isNan16(bits) ? bits | 0x200 : bits;
}
export function quieted32(bits: number): number {
  return isNan32(bits) ? (bits | 0x400000) >>> 0 : bits;
}
export function quietedHi64(lo: number, hi: number): number {
  return isNan64(lo, hi) ? (hi | 0x80000) >>> 0 : hi;
}

/** Source modifiers ABS and NEG; for f64 on the high word. bf16 has its sign where f16 has it. */
export function abs16(bits: number): number {
  return bits & 0x7fff;
}
export function neg16(bits: number): number {
  return (bits ^ 0x8000) & 0xffff;
}
export function abs32(bits: number): number {
  return bits & 0x7fffffff;
}
export function neg32(bits: number): number {
  return (bits ^ 0x80000000) >>> 0;
}

/** A denormal pattern to the zero of its sign. */
export function flushBits16(bits: number): number {
  return bits & 0x7c00 ? bits : bits & 0x8000;
}
export function flushBitsBf16(bits: number): number {
  return bits & 0x7f80 ? bits : bits & 0x8000;
}
export function flushBits32(bits: number): number {
  return bits & 0x7f800000 ? bits : (bits & 0x80000000) >>> 0;
}
/** The same for an f64, a word at a time. */
export function flushLo64(lo: number, hi: number): number {
  return hi & 0x7ff00000 ? lo : 0;
}
export function flushHi64(hi: number): number {
  return hi & 0x7ff00000 ? hi : (hi & 0x80000000) >>> 0;
}

/**
 * Conversions between numbers and integers, and between float patterns with NaN payloads kept.
 *
 * Float to integer is AMD's: toward zero, NaN gives 0, what does not fit (infinities too) saturates. A number
 * may be of any float format. Other roundings compose: `toI32(roundToInt(x, round))`.
 */
import { f32FromBits, f32ToBits, f64FromWords } from "./bits.js";
import { addOdd, nextDown, nextUp, sumError } from "./exact.js";
import { rndne } from "./integral.js";
import type { RoundMode } from "./modes.js";
import { numberToBf16, numberToF16, roundToBf16, roundToF16, roundToF32 } from "./round.js";
import { out } from "./out.js";

// ---- float to integer -----------------------------------------------------------------------------------

/** To i32, a signed number. */
export function toI32(x: number): number {
  if (x >= 2147483647) return 2147483647;
  if (x <= -2147483648) return -2147483648;
  return x | 0;
}

/** To u32, an unsigned number. */
export function toU32(x: number): number {
  if (x >= 4294967295) return 4294967295;
  return x > 0 ? x >>> 0 : 0;
}

/** To i16 (signed number), u16, i8 (signed number), u8. */
export function toI16(x: number): number {
  return x >= 32767 ? 32767 : x <= -32768 ? -32768 : x | 0;
}
export function toU16(x: number): number {
  return x >= 65535 ? 65535 : x > 0 ? x | 0 : 0;
}
export function toI8(x: number): number {
  return x >= 127 ? 127 : x <= -128 ? -128 : x | 0;
}
export function toU8(x: number): number {
  return x >= 255 ? 255 : x > 0 ? x | 0 : 0;
}

/** To u64, to OUT. */
export function toU64(x: number): void {
  if (!(x > 0)) return out(0, 0);
  if (x >= 2 ** 64) return out(0xffffffff, 0xffffffff);
  const t = Math.trunc(x);
  const hi = Math.floor(t / 2 ** 32);
  out(t - hi * 2 ** 32, hi);
}

/** To i64 in two's complement, to OUT. */
export function toI64(x: number): void {
  if (x >= 2 ** 63) return out(0xffffffff, 0x7fffffff);
  if (x <= -(2 ** 63)) return out(0, 0x80000000);
  if (x >= 0) return toU64(x);
  if (x !== x) return out(0, 0);
  const t = Math.trunc(-x);
  const hi = Math.floor(t / 2 ** 32);
  const lo = t - hi * 2 ** 32;
  // Negate over two words.
  out(-lo >>> 0, (lo === 0 ? -hi : ~hi) >>> 0);
}

/** floor(x + 0.5) as an i32 (V_CVT_NEAREST_I32_F32, formerly RPI), the sum not rounded. */
export function toI32Nearest(x: number): number {
  const f = Math.floor(x);
  return toI32(x - f >= 0.5 ? f + 1 : f);
}

/** floor(x) as an i32 (V_CVT_FLOOR_I32_F32, formerly FLR). */
export function toI32Floor(x: number): number {
  return toI32(Math.floor(x));
}

/** Normalised: x * 32767 rounded to nearest even, -32767..32767 as a signed number; NaN gives 0. */
export function toSnorm16(x: number): number {
  return x >= 1 ? 32767 : x <= -1 ? -32767 : x === x ? rndne(x * 32767) | 0 : 0;
}

/** Normalised: x * 65535 rounded to nearest even, 0..65535; NaN gives 0. */
export function toUnorm16(x: number): number {
  return x >= 1 ? 65535 : x > 0 ? rndne(x * 65535) | 0 : 0;
}

// ---- integer to float -----------------------------------------------------------------------------------

/** An i32 or u32 number (signed or unsigned as given) to f32, f16, bf16. f64 holds every one exactly. */
export function intToF32(n: number, round: RoundMode): number {
  return roundToF32(n, round);
}
export function intToF16(n: number, round: RoundMode): number {
  return roundToF16(n, round);
}
export function intToBf16(n: number, round: RoundMode): number {
  return roundToBf16(n, round);
}

/** u64 (two words) to f64. */
export function u64ToF64(lo: number, hi: number, round: RoundMode): number {
  return pairToF64(hi * 2 ** 32, lo, round);
}

/** i64 (two words, two's complement) to f64. */
export function i64ToF64(lo: number, hi: number, round: RoundMode): number {
  return pairToF64((hi | 0) * 2 ** 32, lo, round);
}

function pairToF64(high: number, low: number, round: RoundMode): number {
  const s = high + low;
  const mode = round & 3;
  if (mode === 0) return s;
  const e = sumError(high, low, s);
  if (mode === 1 || (mode === 3 && s < 0)) return e > 0 ? nextUp(s) : s;
  return e < 0 ? nextDown(s) : s;
}

export function u64ToF32(lo: number, hi: number, round: RoundMode): number {
  return roundToF32(addOdd(hi * 2 ** 32, lo), round);
}
export function i64ToF32(lo: number, hi: number, round: RoundMode): number {
  return roundToF32(addOdd((hi | 0) * 2 ** 32, lo), round);
}
export function u64ToF16(lo: number, hi: number, round: RoundMode): number {
  return roundToF16(addOdd(hi * 2 ** 32, lo), round);
}
export function i64ToF16(lo: number, hi: number, round: RoundMode): number {
  return roundToF16(addOdd((hi | 0) * 2 ** 32, lo), round);
}

// ---- patterns to patterns, NaN kept with its payload's high bits and quietened ---------------------------

/** f32 pattern to f16 pattern. */
export function f32BitsToF16Bits(bits: number, round: RoundMode): number {
  if ((bits & 0x7fffffff) > 0x7f800000) return ((bits >>> 16) & 0x8000) | 0x7e00 | ((bits >>> 13) & 0x1ff);
  return numberToF16(f32FromBits(bits), round);
}

/** f16 pattern to f32 pattern. */
export function f16BitsToF32Bits(bits: number): number {
  const sign = (bits & 0x8000) << 16;
  const a = bits & 0x7fff;
  if (a > 0x7c00) return (sign | 0x7fc00000 | ((a & 0x1ff) << 13)) >>> 0;
  if (a === 0x7c00) return (sign | 0x7f800000) >>> 0;
  if (a >= 0x400) return (sign | ((a << 13) + 0x38000000)) >>> 0;
  return (sign | f32ToBits(a * 2 ** -24)) >>> 0;
}

/** f32 pattern to bf16 pattern. */
export function f32BitsToBf16Bits(bits: number, round: RoundMode): number {
  if ((bits & 0x7fffffff) > 0x7f800000) return (bits >>> 16) | 0x40;
  return numberToBf16(f32FromBits(bits), round);
}

/** bf16 pattern to f32 pattern (a NaN is quietened; without that it is `bits << 16`). */
export function bf16BitsToF32Bits(bits: number): number {
  const u = (bits << 16) >>> 0;
  return (u & 0x7fffffff) > 0x7f800000 ? (u | 0x400000) >>> 0 : u;
}

/** f32 pattern to f64 pattern, to OUT. */
export function f32BitsToF64Bits(bits: number): void {
  const a = bits & 0x7fffffff;
  const sign = bits & 0x80000000;
  if (a === 0) return out(0, sign);
  if (a > 0x7f800000) return out(bits << 29, sign | 0x7ff80000 | ((bits >>> 3) & 0x7ffff));
  if (a === 0x7f800000) return out(0, sign | 0x7ff00000);
  if (a >= 0x00800000) return out(bits << 29, sign | ((a >>> 3) + 0x38000000));
  // Denormal: move the highest set bit to the hidden place.
  const shift = Math.clz32(a) - 8;
  const m = a << shift;
  out(m << 29, sign | (((897 - shift) << 20) + ((m >>> 3) & 0xfffff)));
}

/** f64 pattern to f32 pattern. */
export function f64BitsToF32Bits(lo: number, hi: number, round: RoundMode): number {
  const x = f64FromWords(lo, hi);
  if (x !== x) return ((hi & 0x80000000) | 0x7fc00000 | ((hi & 0x7ffff) << 3) | (lo >>> 29)) >>> 0;
  return f32ToBits(roundToF32(x, round));
}

/** bf16 pattern to f16 pattern and back, through exact numbers. */
export function bf16BitsToF16Bits(bits: number, round: RoundMode): number {
  return f32BitsToF16Bits(bf16BitsToF32Bits(bits), round);
}

/**
 * V_TRIG_PREOP_F64: a window of the binary digits of 2/pi, with which a double's argument reduction modulo
 * pi/2 multiplies. The manual gives 1201 digits; the digits are computed on first use.
 */
import { exponent64, f64Hi } from "./bits.js";
import { fixedPi } from "./fixed.js";
import { ldexpF64 } from "./integral.js";

/** Digits that count: b[1200] (the highest) to b[0]. */
const DIGITS = 1201;

let words: Uint32Array | undefined;

/** 2/pi's fraction as 32-bit words, highest first, zero after digit 1201, with room to read past the end. */
function twoOverPiWords(): Uint32Array {
  const guard = 64n;
  const bits = BigInt(DIGITS) + guard;
  const digits = ((2n << (2n * bits)) / fixedPi(bits)) >> guard;
  const count = Math.ceil(DIGITS / 32);
  const padded = digits << BigInt(count * 32 - DIGITS);
  const result = new Uint32Array(count + 2);
  for (let i = 0; i < count; i++) result[i] = Number((padded >> BigInt(32 * (count - 1 - i))) & 0xffffffffn);
  return result;
}

/**
 * The 53 digits of 2/pi that follow the first `shift` ones, as an integer below 2^53; digits beyond the
 * 1201st are 0. `shift` >= 0.
 */
export function twoOverPiBits(shift: number): number {
  if (shift >= DIGITS) return 0;
  const w = (words ??= twoOverPiWords());
  const first = shift >>> 5;
  const bit = shift & 31;
  // 32 digits, then 21 more.
  const high = bit === 0 ? w[first] : ((w[first] << bit) | (w[first + 1] >>> (32 - bit))) >>> 0;
  const next = bit === 0 ? w[first + 1] : ((w[first + 1] << bit) | (w[first + 2] >>> (32 - bit))) >>> 0;
  return high * 2 ** 21 + (next >>> 11);
}

/**
 * V_TRIG_PREOP_F64: segment = S1[4:0]. Windows start 53 digits apart, later for exponents above 1077; the
 * result is scaled to its place in 2/pi, and by 2^128 for exponents from 1968.
 */
export function trigPreopF64(x: number, segment: number): number {
  const e = exponent64(f64Hi(x));
  const shift = (segment & 31) * 53 + (e > 1077 ? e - 1077 : 0);
  return ldexpF64(twoOverPiBits(shift), (e >= 1968 ? 128 : 0) - 53 - shift, 0);
}

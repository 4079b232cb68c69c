/**
 * The 8-, 6- and 4-bit floats: decoding, encoding to nearest even, and stochastic encoding.
 *
 * Overflow and infinite inputs: `saturate` (FP16_OVFL = 1) gives the largest finite value of the sign,
 * otherwise infinity where the format has one, else its NaN. Formats without NaN (fp6, bf6, fp4) always
 * saturate; what hardware makes of a NaN there is not public, the largest value of the NaN's sign is taken.
 * "Fnuz" are cdna3's flavours (one NaN, 0x80, no infinity, no -0), the others OCP's.
 */
import { exponentOf, pow2 } from "./exact.js";
import { nearestCode } from "./round.js";

/** What encoding needs of a format. Codes are sign, exponent, fraction from the high bit down. */
export interface TargetFormat {
  readonly name: string;
  /** Is there a sign bit? The scale formats have none. */
  readonly signed: boolean;
  readonly exponentBits: number;
  readonly fractionBits: number;
  readonly bias: number;
  /** Largest finite value. */
  readonly max: number;
  /** Code of positive infinity and of a NaN, -1 where there is none. */
  readonly inf: number;
  readonly nan: number;
  /** One NaN at the code of -0, no -0. */
  readonly fnuz: boolean;
  /** Code of the largest finite value, of the sign, and what `nearestCode` wants. */
  readonly maxCode: number;
  readonly signBit: number;
  readonly unit: number;
  readonly top: number;
}

/** A format small enough for a table of its values. */
export interface SmallFormat extends TargetFormat {
  /** Values of all codes. */
  readonly values: Float64Array;
}

type Description = Omit<TargetFormat, "max" | "maxCode" | "signBit" | "unit" | "top">;

function format(d: Description): SmallFormat {
  const width = (d.signed ? 1 : 0) + d.exponentBits + d.fractionBits;
  const values = new Float64Array(1 << width);
  const signBit = d.signed ? 1 << (width - 1) : 0;
  const magnitudes = d.signed ? signBit : 1 << width;
  let max = 0;
  let maxCode = 0;
  for (let code = 0; code < magnitudes; code++) {
    const e = code >> d.fractionBits;
    const f = code & ((1 << d.fractionBits) - 1);
    const one = 1 << d.fractionBits;
    let v = e === 0 ? (f / one) * 2 ** (1 - d.bias) : (1 + f / one) * 2 ** (e - d.bias);
    if (code === d.inf) v = Infinity;
    else if ((d.inf >= 0 && code > d.inf) || (!d.fnuz && code === d.nan)) v = NaN;
    else {
      max = v;
      maxCode = code;
    }
    values[code] = v;
    if (d.signed) values[code | signBit] = d.fnuz && code === 0 ? NaN : -v;
  }
  const unit = 2 ** (d.bias - 1 + d.fractionBits);
  return { ...d, max, values, maxCode, signBit, unit, top: exponentOf(max) + 1 };
}

/** E4M3, OCP: bias 7, max 448, NaN 0x7f, no infinity. */
export const FP8: SmallFormat = format({
  name: "fp8",
  signed: true,
  exponentBits: 4,
  fractionBits: 3,
  bias: 7,
  inf: -1,
  nan: 0x7f,
  fnuz: false,
});
/** E5M2, OCP: bias 15, max 57344, infinity 0x7c. */
export const BF8: SmallFormat = format({
  name: "bf8",
  signed: true,
  exponentBits: 5,
  fractionBits: 2,
  bias: 15,
  inf: 0x7c,
  nan: 0x7e,
  fnuz: false,
});
/** E4M3 of cdna3: bias 8, max 240. */
export const FP8_FNUZ: SmallFormat = format({
  name: "fp8_fnuz",
  signed: true,
  exponentBits: 4,
  fractionBits: 3,
  bias: 8,
  inf: -1,
  nan: 0x80,
  fnuz: true,
});
/** E5M2 of cdna3: bias 16, max 57344. */
export const BF8_FNUZ: SmallFormat = format({
  name: "bf8_fnuz",
  signed: true,
  exponentBits: 5,
  fractionBits: 2,
  bias: 16,
  inf: -1,
  nan: 0x80,
  fnuz: true,
});
/** E2M3: bias 1, max 7.5. */
export const FP6: SmallFormat = format({
  name: "fp6",
  signed: true,
  exponentBits: 2,
  fractionBits: 3,
  bias: 1,
  inf: -1,
  nan: -1,
  fnuz: false,
});
/** E3M2: bias 3, max 28. */
export const BF6: SmallFormat = format({
  name: "bf6",
  signed: true,
  exponentBits: 3,
  fractionBits: 2,
  bias: 3,
  inf: -1,
  nan: -1,
  fnuz: false,
});
/** E2M1: bias 1, max 6. */
export const FP4: SmallFormat = format({
  name: "fp4",
  signed: true,
  exponentBits: 2,
  fractionBits: 1,
  bias: 1,
  inf: -1,
  nan: -1,
  fnuz: false,
});
/** Unsigned E5M3 of cdna5: bias 15; NaN 0xff and no infinity are presumed by analogy with E8M0. */
export const E5M3: SmallFormat = format({
  name: "e5m3",
  signed: false,
  exponentBits: 5,
  fractionBits: 3,
  bias: 15,
  inf: -1,
  nan: 0xff,
  fnuz: false,
});
/** Scale in E4M3, seven bits without sign: values as FP8's positive half. */
export const E4M3_SCALE: SmallFormat = format({
  name: "e4m3_scale",
  signed: false,
  exponentBits: 4,
  fractionBits: 3,
  bias: 7,
  inf: -1,
  nan: 0x7f,
  fnuz: false,
});

/** f16 and bf16 as targets of stochastic rounding (values and nearest rounding: bits.ts, round.ts). */
export const F16_TARGET: TargetFormat = {
  name: "f16",
  signed: true,
  exponentBits: 5,
  fractionBits: 10,
  bias: 15,
  max: 65504,
  inf: 0x7c00,
  nan: 0x7e00,
  fnuz: false,
  maxCode: 0x7bff,
  signBit: 0x8000,
  unit: 2 ** 24,
  top: 16,
};
export const BF16_TARGET: TargetFormat = {
  name: "bf16",
  signed: true,
  exponentBits: 8,
  fractionBits: 7,
  bias: 127,
  max: (2 - 2 ** -7) * 2 ** 127,
  inf: 0x7f80,
  nan: 0x7fc0,
  fnuz: false,
  maxCode: 0x7f7f,
  signBit: 0x8000,
  unit: 2 ** 133,
  top: 128,
};

/** Value of a code; bits above the format are ignored. */
export function decodeSmall(f: SmallFormat, code: number): number {
  return f.values[code & (f.values.length - 1)];
}

/** Code of `x` rounded to nearest even. */
export function encodeSmall(f: TargetFormat, x: number, saturate: boolean): number {
  if (!Number.isFinite(x)) return encodeSpecial(f, x, saturate);
  return encodeCode(f, nearestCode(x, f.bias, f.fractionBits, f.unit, f.top), x, saturate);
}

/**
 * Code of `x` rounded stochastically: `random` / 2^32 is added below the last place of the result, which is
 * then cut off. AMD's prose; how many random bits hardware uses is not public (all that matter are used).
 */
export function encodeSmallStochastic(f: TargetFormat, x: number, random: number, saturate: boolean): number {
  if (!Number.isFinite(x)) return encodeSpecial(f, x, saturate);
  const a = Math.abs(x);
  if (a > f.max * 2) return encodeSpecial(f, x, saturate);
  // Exponent of the binade, the denormals' one at least; codes of a binade follow those of the one below.
  const e = a * f.unit < 1 << f.fractionBits ? 1 - f.bias : exponentOf(a);
  const t = a * pow2(f.fractionBits - e);
  const n = Math.floor(t);
  const up = t - n >= 1 - (random >>> 0) / 2 ** 32 ? 1 : 0;
  return encodeCode(f, ((e + f.bias - 1) << f.fractionBits) + n + up, x, saturate);
}

/** A code without sign, that of a value too large included, with the sign of `x`. */
function encodeCode(f: TargetFormat, code: number, x: number, saturate: boolean): number {
  if (code > f.maxCode) return encodeSpecial(f, x < 0 ? -Infinity : Infinity, saturate);
  if (x > 0 || (x === 0 && 1 / x > 0)) return code;
  if (!f.signed || (f.fnuz && code === 0)) return 0;
  return code | f.signBit;
}

/** Infinity (or an overflow) and NaN. A negative value of an unsigned format becomes 0. */
function encodeSpecial(f: TargetFormat, x: number, saturate: boolean): number {
  if (x !== x) return f.nan >= 0 ? f.nan : f.maxCode;
  if (x < 0 && !f.signed) return 0;
  if (saturate || f.nan < 0) return x < 0 ? f.maxCode | f.signBit : f.maxCode;
  const code = f.inf >= 0 ? f.inf : f.nan;
  return x < 0 && !f.fnuz ? code | f.signBit : code;
}

/** E8M0 scale: 2^(code - 127), 0xff is NaN. */
export function decodeE8m0(code: number): number {
  return (code & 0xff) === 0xff ? NaN : pow2((code & 0xff) - 127);
}

/** Value of a code times the E8M0 scale, exact; rounding to f16 or bf16 is the caller's. */
export function decodeScaled(f: SmallFormat, code: number, scale: number): number {
  return decodeSmall(f, code) * decodeE8m0(scale);
}

/** `x` divided by the E8M0 scale (exactly), then encoded to nearest even. A NaN scale gives a NaN. */
export function encodeScaled(f: TargetFormat, x: number, scale: number, saturate: boolean): number {
  return encodeSmall(f, x / decodeE8m0(scale), saturate);
}

/** `x` divided by the E8M0 scale (exactly), then encoded stochastically. */
export function encodeScaledStochastic(
  f: TargetFormat,
  x: number,
  scale: number,
  random: number,
  saturate: boolean,
): number {
  return encodeSmallStochastic(f, x / decodeE8m0(scale), random, saturate);
}

/** The E8M0 code that an f32 scale operand means: its exponent field, the rest of it does not count. */
export function e8m0FromF32Bits(bits: number): number {
  return (bits >>> 23) & 0xff;
}

// ---- by name, as the pseudocode calls them ---------------------------------------------------------------

export function fp8ToNumber(code: number): number {
  return FP8.values[code & 0xff];
}
export function bf8ToNumber(code: number): number {
  return BF8.values[code & 0xff];
}
export function fp8FnuzToNumber(code: number): number {
  return FP8_FNUZ.values[code & 0xff];
}
export function bf8FnuzToNumber(code: number): number {
  return BF8_FNUZ.values[code & 0xff];
}
export function fp6ToNumber(code: number): number {
  return FP6.values[code & 0x3f];
}
export function bf6ToNumber(code: number): number {
  return BF6.values[code & 0x3f];
}
export function fp4ToNumber(code: number): number {
  return FP4.values[code & 0xf];
}
export function numberToFp8(x: number, saturate: boolean): number {
  return encodeSmall(FP8, x, saturate);
}
export function numberToBf8(x: number, saturate: boolean): number {
  return encodeSmall(BF8, x, saturate);
}
export function numberToFp8Fnuz(x: number, saturate: boolean): number {
  return encodeSmall(FP8_FNUZ, x, saturate);
}
export function numberToBf8Fnuz(x: number, saturate: boolean): number {
  return encodeSmall(BF8_FNUZ, x, saturate);
}
export function numberToFp6(x: number): number {
  return encodeSmall(FP6, x, true);
}
export function numberToBf6(x: number): number {
  return encodeSmall(BF6, x, true);
}
export function numberToFp4(x: number): number {
  return encodeSmall(FP4, x, true);
}

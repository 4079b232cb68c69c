import type { DataFormat } from "../../isa/model.js";

/** Inline float constants by operand code 240..248, as pattern of f16, bf16, f32 and high word of f64. */
const FLOATS: readonly (readonly [f16: number, bf16: number, f32: number, f64: number])[] = [
  [0x3800, 0x3f00, 0x3f000000, 0x3fe00000],
  [0xb800, 0xbf00, 0xbf000000, 0xbfe00000],
  [0x3c00, 0x3f80, 0x3f800000, 0x3ff00000],
  [0xbc00, 0xbf80, 0xbf800000, 0xbff00000],
  [0x4000, 0x4000, 0x40000000, 0x40000000],
  [0xc000, 0xc000, 0xc0000000, 0xc0000000],
  [0x4400, 0x4080, 0x40800000, 0x40100000],
  [0xc400, 0xc080, 0xc0800000, 0xc0100000],
  // 1 / (2 pi), the only one with low bits in f64
  [0x3118, 0x3e22, 0x3e22f983, 0x3fc45f30],
];
const INVERSE_TWO_PI = 248;
const INVERSE_TWO_PI_LOW = 0x6dc9c882;

/**
 * What an inline constant is on a 32-bit operand: as its format says, an f16 or an f32 whatever the format, or its low
 * 16 bits in both halves.
 */
export type ConstantUse = "format" | "f16" | "f32" | "replicated";

/**
 * The words an inline constant (operand code 128..208, 240..248) puts on an operand of `size` bits. Integers are
 * sign-extended. Float constants take the operand's float format; for 32-bit and narrower integer operands they
 * are f32 patterns, for 64-bit ones f64 patterns; of a packed 16-bit pair only the low value is the float, of a packed
 * f32 pair both are (RDNA 3 manual, inline constants; LLVM isInlinableLiteral*).
 */
export function inlineConstant(
  code: number,
  format: DataFormat,
  size: number,
  use: ConstantUse = "format",
): number[] {
  if (use === "replicated") return [((inlineConstant(code, format, size)[0]! & 0xffff) * 0x10001) >>> 0];
  if (code <= 208) {
    const value = code <= 192 ? code - 128 : 192 - code;
    if (size === 64 && format.components === 2) return [value >>> 0, value >>> 0];
    return size > 32 ? [value >>> 0, value < 0 ? 0xffffffff : 0] : [value >>> 0];
  }
  const row = FLOATS[code - 240];
  if (row === undefined) return [0];
  if (use !== "format") return [use === "f16" ? row[0] : row[2]];
  // Both values of a packed f32 pair.
  if (size === 64 && format.components === 2) return [row[2], row[2]];
  if (size > 32) return [code === INVERSE_TWO_PI ? INVERSE_TWO_PI_LOW : 0, row[3]];
  if (format.type === "float" && format.bits === 16 * format.components) {
    return [format.name.endsWith("BF16") ? row[1] : row[0]];
  }
  return [row[2]];
}

/**
 * The words of a 32-bit literal on an operand of `size` bits: the high word of an f64, sign-extended for signed
 * integers, zero-extended for all else (RDNA 3 and CDNA 3 manuals, literal constants).
 */
export function literalConstant(value: number, format: DataFormat, size: number): number[] {
  if (size <= 32) return [value >>> 0];
  if (format.components === 2) return [value >>> 0, value >>> 0];
  if (format.type === "float" && format.components === 1) return [0, value >>> 0];
  const signed = format.type === "integer" && /_I64$/.test(format.name);
  return [value >>> 0, signed && value >> 31 !== 0 ? 0xffffffff : 0];
}

/** How constants of an operand type are written and stored. */

/** Type of a source operand as far as constants go. */
export type LiteralType = "b32" | "f16" | "bf16" | "i16" | "i64" | "f64" | "p16" | "pf16" | "pbf16" | "pkfmac" | "p64";

const HALF = [0x3800, 0xb800, 0x3c00, 0xbc00, 0x4000, 0xc000, 0x4400, 0xc400, 0x3118];
const BHALF = [0x3f00, 0xbf00, 0x3f80, 0xbf80, 0x4000, 0xc000, 0x4080, 0xc080, 0x3e22];
const SINGLE = [
  0x3f000000, 0xbf000000, 0x3f800000, 0xbf800000, 0x40000000, 0xc0000000, 0x40800000, 0xc0800000, 0x3e22f983,
];
/** High dwords of the 64-bit constants whose low dword is 0. */
const DOUBLE = [
  0x3fe00000, 0xbfe00000, 0x3ff00000, 0xbff00000, 0x40000000, 0xc0000000, 0x40100000, 0xc0100000,
];

const smallInt = (signed: number): boolean => signed >= -16 && signed <= 64;

/** Whether a 32-bit pattern is also the value of an inline constant of the type. */
export function isInline(type: LiteralType, bits: number): boolean {
  switch (type) {
    case "b32":
    case "p64":
      return smallInt(bits | 0) || SINGLE.includes(bits);
    case "f16":
      return smallInt((bits << 16) >> 16) || HALF.includes(bits & 0xffff);
    case "bf16":
      return smallInt((bits << 16) >> 16) || BHALF.includes(bits & 0xffff);
    case "i16":
      return smallInt((bits << 16) >> 16);
    case "p16":
      return smallInt(bits | 0) || SINGLE.includes(bits);
    case "pf16":
      return smallInt(bits | 0) || HALF.includes(bits);
    case "pbf16":
      return smallInt(bits | 0) || BHALF.includes(bits);
    case "pkfmac":
      return isInline("pf16", bits) || (bits >>> 16 === (bits & 0xffff) && isInline("f16", bits));
    case "i64":
      return smallInt(bits | 0);
    case "f64":
      return bits === 0 || DOUBLE.includes(bits);
  }
}

const hex = (bits: number): string => `0x${bits.toString(16)}`;

/** A 32-bit literal as LLVM writes it: wrapped in `lit()` when a bare number would become an inline constant. */
export function literalText(type: LiteralType, bits: number): string {
  if (isInline(type, bits)) return `lit(${hex(bits)})`;
  return hex(type === "f16" || type === "bf16" || type === "i16" ? bits & 0xffff : bits);
}

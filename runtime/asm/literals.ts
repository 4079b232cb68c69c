/** How constants of an operand type are written and stored. */

/** Type of a source operand as far as constants go. */
export type LiteralType =
  | "b32"
  | "f16"
  | "bf16"
  | "i16"
  | "i64"
  | "f64"
  | "p16"
  | "pf16"
  | "pbf16"
  | "cf16"
  | "cbf16"
  | "plain"
  | "pkfmac"
  | "pkfmach"
  | "b256"
  | "p64";

const HALF = [0x3800, 0xb800, 0x3c00, 0xbc00, 0x4000, 0xc000, 0x4400, 0xc400, 0x3118];
const BHALF = [0x3f00, 0xbf00, 0x3f80, 0xbf80, 0x4000, 0xc000, 0x4080, 0xc080, 0x3e22];
const SINGLE = [
  0x3f000000, 0xbf000000, 0x3f800000, 0xbf800000, 0x40000000, 0xc0000000, 0x40800000, 0xc0800000, 0x3e22f983,
];
/** High dwords of the 64-bit constants whose low dword is 0. */
const DOUBLE = [
  0x3fe00000, 0xbfe00000, 0x3ff00000, 0xbff00000, 0x40000000, 0xc0000000, 0x40100000, 0xc0100000,
];

/** 1/(2 pi) as a double. */
const INV_2PI_HIGH = 0x3fc45f30;
const INV_2PI_LOW = 0x6dc9c882;
const INV_2PI_64 = "0.15915494309189532";

const smallInt = (signed: number): boolean => signed >= -16 && signed <= 64;

/** Operand codes that announce a literal of 32 and of 64 bits. */
export const LITERAL = 255;
export const LITERAL64 = 254;

/** Whether LLVM's assembler would make the bits of a literal an inline constant of the type; `high`: bits 32 to 63. */
function isInline(type: LiteralType, bits: number, high: number): boolean {
  switch (type) {
    case "b32":
    case "p64":
    case "b256":
    case "p16":
    case "i16":
      return smallInt(bits | 0) || SINGLE.includes(bits);
    case "f16":
    case "cf16":
      return smallInt((bits << 16) >> 16) || HALF.includes(bits & 0xffff);
    case "bf16":
    case "cbf16":
      return smallInt((bits << 16) >> 16) || BHALF.includes(bits & 0xffff);
    case "pf16":
      return smallInt(bits | 0) || HALF.includes(bits);
    case "pbf16":
      return smallInt(bits | 0) || BHALF.includes(bits);
    case "pkfmach":
      return isInline("pf16", bits, high) || isInline("pkfmac", bits, high);
    case "pkfmac":
      return smallInt(bits | 0) || (bits >>> 16 === (bits & 0xffff) && isInline("f16", bits, high));
    case "i64":
      return (high === 0 && bits <= 64) || (high === 0xffffffff && bits >= 0xfffffff0);
    case "plain":
    case "f64":
      return false;
  }
}

const hex = (bits: number): string => `0x${bits.toString(16)}`;

const wideHex = (bits: number, high: number): string =>
  high === 0 ? hex(bits) : `0x${high.toString(16)}${bits.toString(16).padStart(8, "0")}`;

/** Values of the eight inline floats and 1/(2 pi), in the order of the lists of bits above. */
const FLOAT_TEXT = ["0.5", "-0.5", "1.0", "-1.0", "2.0", "-2.0", "4.0", "-4.0", "0.15915494"];

/** The inline floats that a constant of the type is written as, and the bits that are looked at. */
function floatOf(type: LiteralType, bits: number): string | undefined {
  const named = (list: readonly number[], value: number): string | undefined =>
    FLOAT_TEXT[list.indexOf(value)];
  switch (type) {
    case "f16":
      return named(HALF, bits & 0xffff);
    case "bf16":
      return named(BHALF, bits & 0xffff);
    case "pf16":
    case "cf16":
      return named(HALF, bits);
    case "pbf16":
    case "cbf16":
      return named(BHALF, bits);
    case "plain":
    case "pkfmac":
    case "pkfmach":
      return undefined;
    default:
      return named(SINGLE, bits);
  }
}

/** A constant of the type as LLVM writes it. */
function constantText(type: LiteralType, bits: number, high: number): string {
  if (type === "i64" || type === "f64") {
    if (high === 0 && bits <= 64) return String(bits);
    if (high === 0xffffffff && bits >= 0xfffffff0) return String(bits | 0);
    if (high === INV_2PI_HIGH && bits === INV_2PI_LOW) return INV_2PI_64;
    const float = bits === 0 ? DOUBLE.indexOf(high) : -1;
    if (float >= 0) return FLOAT_TEXT[float]!;
    return type === "f64" && bits === 0 ? hex(high) : wideHex(bits, high);
  }
  const narrow = type === "f16" || type === "bf16";
  const value = narrow ? (bits << 16) >> 16 : bits | 0;
  if (smallInt(value)) return String(value);
  return floatOf(type, bits) ?? hex(type === "f16" || type === "i16" ? bits & 0xffff : bits);
}

/**
 * A literal of 32 bits as LLVM writes it: in `lit()` when a bare number would become an inline constant. `high` is not 0
 * where a source of 32 bits stands beside one of 64 and shares its literal.
 */
export function literalText(type: LiteralType, bits: number, high = 0): string {
  // A double's literal is its upper half.
  if (type === "f64") return constantText(type, 0, bits);
  return isInline(type, bits, high) ? `lit(${wideHex(bits, high)})` : constantText(type, bits, high);
}

/** A literal of 64 bits as LLVM writes it; an operand of fewer shows its low bits. */
export const wideLiteralText = (type: LiteralType, bits: number, high: number): string =>
  high === 0 ? `lit64(${hex(bits)})` : constantText(type, bits, high);

/**
 * What LLVM's disassembler makes of a number that it takes for an operand code on top (mandatory literals, and lanes of
 * DPP8 in some instructions): the value of the inline constant with that code, else the number.
 */
export function operandCodeValue(number: number): number {
  if (number >= 128 && number <= 192) return number - 128;
  if (number > 192 && number <= 208) return (192 - number) >>> 0;
  return SINGLE[number - 240] ?? number;
}

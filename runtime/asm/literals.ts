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

const DOUBLE_TEXT = ["0.5", "-0.5", "1.0", "-1.0", "2.0", "-2.0", "4.0", "-4.0"];

const INV_2PI_64 = 0x3fc45f306dc9c882n;

const smallInt = (signed: number): boolean => signed >= -16 && signed <= 64;

/** Whether a 32-bit pattern is also the value of an inline constant of the type. */
export function isInline(type: LiteralType, bits: number): boolean {
  switch (type) {
    case "b32":
    case "p64":
    case "b256":
    case "plain":
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
    case "pkfmach":
      return isInline("pf16", bits) || isInline("pkfmac", bits);
    case "pkfmac":
      return smallInt(bits | 0) || (bits >>> 16 === (bits & 0xffff) && isInline("f16", bits));
    case "i64":
      return smallInt(bits | 0);
    case "f64":
      return bits === 0 || DOUBLE.includes(bits);
  }
}

const hex = (bits: number): string => `0x${bits.toString(16)}`;

/** A 32-bit literal as LLVM writes it: wrapped in `lit()` when a bare number would become an inline constant. */
export function literalText(type: LiteralType, bits: number): string {
  if (type === "f64" && bits === 0) return "0";
  if (type === "f64" && DOUBLE.includes(bits)) return DOUBLE_TEXT[DOUBLE.indexOf(bits)]!;
  if (type === "plain") return smallInt(bits | 0) ? String(bits | 0) : hex(bits);
  if (isInline(type, bits)) return `lit(${hex(bits)})`;
  return hex(type === "f16" || type === "bf16" || type === "i16" ? bits & 0xffff : bits);
}

/** A 64-bit literal as LLVM writes it. */
export function wideLiteralText(type: LiteralType, value: bigint): string {
  const high = value >> 32n;
  const text = `0x${value.toString(16)}`;
  if (high === 0n) return `lit64(${text})`;
  if (type === "i64" || type === "f64") {
    const signed = BigInt.asIntN(64, value);
    if (signed >= -16n && signed < 0n) return String(signed);
    if (value === INV_2PI_64) return "0.15915494309189532";
    const index = (value & 0xffffffffn) === 0n ? DOUBLE.indexOf(Number(high)) : -1;
    if (index >= 0) return DOUBLE_TEXT[index]!;
  }
  if (type === "i64") return text;
  const low = Number(value & 0xffffffffn);
  if (type === "f64") return low === 0 ? hex(Number(high)) : text;
  return isInline(type, low) ? `lit(${text})` : hex(low);
}

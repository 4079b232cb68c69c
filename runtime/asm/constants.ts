import { f32ToBits, f64Hi, f64Lo } from "../float/bits.js";
import { numberToBf16, numberToF16 } from "../float/round.js";
import { LITERAL, LITERAL64, type LiteralType } from "./literals.js";
import type { ParseState } from "./parseState.js";

const ZERO = 128;
const MINUS_ONE = 193;
const FIRST_FLOAT = 240;

const SINGLES = [0.5, -0.5, 1, -1, 2, -2, 4, -4];
const INV_2PI_SINGLE = 0x3e22f983n;
const INV_2PI_DOUBLE = 0x3fc45f306dc9c882n;
const INV_2PI_HALF = 0x3118n;
const INV_2PI_BRAIN = 0x3e22n;
const INV_2PI_CODE = 248;

/** The bits of a double, unsigned. */
export const doubleBits = (value: number): bigint =>
  (BigInt(f64Hi(value) >>> 0) << 32n) | BigInt(f64Lo(value) >>> 0);

/** How the bits of a constant of the type are built from a real number. */
function floatBits(type: LiteralType, value: number): bigint {
  switch (type) {
    case "f16":
    case "pf16":
    case "cf16":
    case "pkfmac":
    case "pkfmach":
      return BigInt(numberToF16(value, 0));
    case "bf16":
    case "pbf16":
    case "cbf16":
      return BigInt(numberToBf16(value, 0));
    case "f64":
    case "i64":
      return doubleBits(value);
    default:
      return BigInt(f32ToBits(value));
  }
}

const isHalf = (type: LiteralType): boolean => /^(f16|pf16|cf16|pkfmach)$/.test(type);
const isWide = (type: LiteralType): boolean => type === "i64" || type === "f64";

/** The inline constant of the type whose bits these are, or -1. */
function floatCode(type: LiteralType, bits: bigint): number {
  if (type === "pkfmac")
    return bits >> 16n === (bits & 0xffffn) && bits !== 0n ? floatCode("f16", bits & 0xffffn) : -1;
  const inverse = isWide(type)
    ? INV_2PI_DOUBLE
    : isHalf(type)
      ? INV_2PI_HALF
      : /bf16$/.test(type)
        ? INV_2PI_BRAIN
        : INV_2PI_SINGLE;
  if (bits === inverse) return INV_2PI_CODE;
  const index = SINGLES.findIndex((value) => floatBits(type, value) === bits);
  return index < 0 ? -1 : FIRST_FLOAT + index;
}

const intCode = (value: bigint): number =>
  value >= 0n && value <= 64n
    ? ZERO + Number(value)
    : value < 0n && value >= -16n
      ? MINUS_ONE - 1 - Number(value)
      : -1;

/** Operand code of an integer constant, taking a literal when no inline constant holds it; -1 when it cannot stand. */
export function integerCode(type: LiteralType, value: bigint, state: ParseState): number {
  if (type === "plain") {
    if (value < -0x80000000n || value > 0xffffffffn) return refuse(state, "a number of 32 bits");
    return state.takeLiteral(BigInt.asUintN(32, value), false) ? LITERAL : -1;
  }
  const narrow = type === "f16" || type === "bf16" || type === "i16";
  if (narrow && (value > 0xffffn || value < -0x8000n)) return refuse(state, "a number of 16 bits");
  // Integers are inline constants under their own sign only.
  const small = intCode(narrow && type !== "i16" && value >= 0x8000n ? value - 0x10000n : value);
  if (small >= 0) return small;
  if (isWide(type)) return wideCode(type, value, state);
  if (value < -0x80000000n || value > 0xffffffffn) return refuse(state, "a number of 32 bits");
  const bits = BigInt.asUintN(32, value);
  if (type === "i16") return state.takeLiteral(bits, false) ? LITERAL : -1;
  const again = intCode(BigInt.asIntN(32, bits));
  if (again >= 0) return again;
  const float = floatCode(type, bits);
  if (float >= 0) return float;
  return state.takeLiteral(narrow ? bits & 0xffffn : bits, false) ? LITERAL : -1;
}

function wideCode(type: LiteralType, value: bigint, state: ParseState): number {
  const bits = BigInt.asUintN(64, value);
  const small = intCode(BigInt.asIntN(64, bits));
  if (small >= 0) return small;
  const float = floatCode(type, bits);
  if (float >= 0) return float;
  const [least, most] = type === "i64" && state.prefersWide ? [0n, 0x7fffffffn] : [-0x80000000n, 0xffffffffn];
  if (type === "f64" && state.signed) return refuse(state, "a real number behind its sign");
  if (value >= least && value <= most)
    return state.takeLiteral(BigInt.asUintN(32, value), false) ? LITERAL : -1;
  if (state.allowsWide) return state.takeLiteral(bits, true) ? LITERAL64 : -1;
  return refuse(state, "a number that a literal of 32 bits can hold");
}

/** Operand code of a real number. */
export function realCode(type: LiteralType, value: number, state: ParseState): number {
  const bits = floatBits(type, value);
  const code = floatCode(type, bits);
  if (code >= 0) return code;
  if (bits === 0n) return ZERO;
  if (!isWide(type)) return state.takeLiteral(bits, false) ? LITERAL : -1;
  if (type === "i64") return refuse(state, "an integer");
  if ((bits & 0xffffffffn) !== 0n && state.allowsWide) return state.takeLiteral(bits, true) ? LITERAL64 : -1;
  // Without 64-bit literals the low half is dropped, with a warning in LLVM.
  return state.takeLiteral(bits >> 32n, false) ? LITERAL : -1;
}

/** Operand code of `lit(...)` or `lit64(...)`, which are literals even where an inline constant would do. */
export function literalCode(type: LiteralType, text: string, state: ParseState): number {
  const wide = text.startsWith("lit64(");
  const inner = text.slice(wide ? 6 : 4, -1);
  const real = parseReal(inner);
  if (real !== undefined && !wide) {
    if (type === "i64") return refuse(state, "an integer in lit()");
    const float = floatBits(type, real);
    return state.takeLiteral(type === "f64" ? float >> 32n : float, false) ? LITERAL : -1;
  }
  const value = real === undefined ? state.integer(inner) : doubleBits(real);
  if (value === undefined || state.labels > 0) return refuse(state, "a number in lit()");
  if (type === "f64" && state.signed) return refuse(state, "a real number behind its sign");
  if (wide) return state.takeLiteral(BigInt.asUintN(64, value), true) ? LITERAL64 : -1;
  const bits = value < 0n && /^(f16|bf16)$/.test(type) ? 16 : 32;
  if (value >= -0x80000000n && value <= 0xffffffffn)
    return state.takeLiteral(BigInt.asUintN(bits, value), false) ? LITERAL : -1;
  return refuse(state, "a number of 32 bits in lit()");
}

/**
 * Operand code of an expression over labels: a literal, whatever its value, since a layout gives it. One label alone
 * means its distance from the literal, as in LLVM.
 */
export function addressCode(type: LiteralType, value: bigint, text: string, state: ParseState): number {
  const relative = state.labels === 1 && !text.includes("@");
  const bits = relative ? value - BigInt(state.address + state.literalPlace) : value;
  if (isWide(type)) {
    if (type === "i64" && state.allowsWide)
      return state.takeLiteral(BigInt.asUintN(64, bits), true) ? LITERAL64 : -1;
    return refuse(state, "a constant: a literal here has 32 bits");
  }
  if (!state.lenient && (bits < -0x80000000n || bits > 0xffffffffn))
    return refuse(state, "a value of 32 bits");
  return state.takeLiteral(BigInt.asUintN(32, bits), false) ? LITERAL : -1;
}

function refuse(state: ParseState, expected: string): -1 {
  state.wants(expected);
  return -1;
}

/** A real number as LLVM reads it (it has a point or an exponent), or undefined. */
export function parseReal(text: string): number | undefined {
  const hexadecimal = /^([+-]?)0[xX]([0-9a-fA-F]+)(?:\.([0-9a-fA-F]*))?[pP]([+-]?\d{1,4})$/.exec(text);
  if (hexadecimal !== null) {
    const [, sign, whole, part = "", exponent] = hexadecimal;
    const value = parseInt(whole! + part, 16) * 2 ** (Number(exponent) - 4 * part.length);
    return sign === "-" ? -value : value;
  }
  if (!/^[+-]?(\d+\.\d*([eE][+-]?\d+)?|\.\d+([eE][+-]?\d+)?|\d+[eE][+-]?\d+)$/.test(text)) return undefined;
  return Number(text);
}

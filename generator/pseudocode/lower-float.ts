import { callFloat, callFloatBits } from "./lower-calls.js";
import { paren, suffix } from "./lower-context.js";
import type { Body } from "./lower-body.js";
import { bool } from "./lower-bool.js";
import { int, low, number, words } from "./lower-int.js";
import type { Expr, OperandName, Place, Rounding } from "./ir.js";
import { isFloat, isIntegral, sameType, type Type } from "./types.js";

/** Floats as numbers, and as bits where a NaN's payload must survive. A 64-bit pattern is two words. */
export interface Bits {
  readonly lo: string;
  readonly hi: string;
}

const one = (lo: string): Bits => ({ lo, hi: "" });

/** True when x moves bits rather than computes: it is best kept as bits. */
export function isMoveLike(c: Body, x: Expr): boolean {
  switch (x.e) {
    case "pattern":
    case "real":
      return true;
    case "read":
      return x.place.p === "local" ? c.l.plans.get(x.place.local)?.form === "bits" : x.place.p !== "element";
    case "select":
      return isMoveLike(c, x.a) && isMoveLike(c, x.b);
    case "unary":
      return isMoveLike(c, x.x);
    case "view":
      return isIntegral(x.x.type);
    case "convert":
      return isBitConversion(x) && x.x.e !== "real" && isMoveLike(c, x.x);
    case "call":
      return (
        (x.name === "abs" || x.name === "cvtToQuietNAN" || x.name === "float32") &&
        (x.name === "float32" || isMoveLike(c, x.args[0]))
      );
    default:
      return false;
  }
}

/** Conversions that runtime/float does on bits, NaN payloads included. */
function isBitConversion(x: Expr & { readonly e: "convert" }): boolean {
  return bitConversion(x.x.type, x.type) !== null;
}

function bitConversion(from: Type, to: Type): string | null {
  if (!isFloat(from)) return null;
  const name = (type: Type): string => (type.kind === "BF" ? "bf16" : `f${type.width}`);
  const known = ["f32 f16", "f16 f32", "f32 bf16", "bf16 f32", "bf16 f16"];
  return known.includes(`${name(from)} ${name(to)}`) && from.kind.length <= 2 && to.kind.length <= 2
    ? `${name(from)}BitsTo${name(to)[0].toUpperCase()}${name(to).slice(1)}Bits`
    : null;
}

// ------------------------------------------------------------------- rounding

/** The rounding mode as an argument; MODE's own is a variable in general variants and 0 in fast ones. */
export function roundArgument(c: Body, type: Type, rounding: Rounding): string {
  if (rounding !== "mode") return String(rounding);
  c.l.rounds = true;
  if (!c.l.frame.general) return "0";
  const single = type.kind === "F" && type.width === 32;
  const double = type.kind === "F" && type.width === 64;
  const f = single ? "roundF32Of" : double ? "roundF64Of" : "roundF16Of";
  return c.l.once(single ? "r32" : double ? "r64" : "r16", () => `${c.l.float(f)}(w.mode)`);
}

function isNearest(c: Body, rounding: Rounding): boolean {
  if (rounding === "mode") c.l.rounds = true;
  return rounding === 0 || (rounding === "mode" && !c.l.frame.general);
}

/** Whether denormals of a type may be flushed, always or by MODE. */
const flushes = (c: Body, type: Type): boolean =>
  (type.kind === "F" || type.kind === "BF") && c.l.frame.denormals !== "keep";

/** The smallest number that is not flushed: 0 when none is. */
function limit(c: Body, type: Type, side: "input" | "output"): string | null {
  if (!flushes(c, type)) return null;
  const { denormals } = c.l.frame;
  const s = suffix(type);
  if (denormals === "flush") return c.l.float(`MIN_NORMAL_${s.toUpperCase()}`);
  const short = `${side === "input" ? "fi" : "fo"}${type.kind === "BF" ? "b" : type.width}`;
  return c.l.once(short, () => `${c.l.float(`${side}Limit${s}`)}(w.mode)`);
}

/** A float result with denormals flushed as the definition says. */
export function flushed(c: Body, code: string, type: Type): string {
  const bound = limit(c, type, "output");
  return bound === null ? code : `${c.l.float("flush")}(${code}, ${bound})`;
}

function flushedBits(c: Body, code: string, type: Type, side: "input" | "output"): string {
  if (!flushes(c, type) || type.width === 64) return code;
  const f = c.l.float(type.kind === "BF" ? "flushBitsBf16" : `flushBits${type.width}`);
  if (c.l.frame.denormals === "flush") return `${f}(${code})`;
  const bound = limit(c, type, side);
  return `${bound} > 0 ? ${f}(${code}) : ${code}`;
}

// ------------------------------------------------------------------ operations

/** a op b, rounded. */
export function arithmetic(
  c: Body,
  op: "add" | "sub" | "mul" | "div",
  type: Type,
  a: string,
  b: string,
  rounding: Rounding,
): string {
  const sign = { add: "+", sub: "-", mul: "*", div: "/" }[op];
  const plain = `${paren(a)} ${sign} ${paren(b)}`;
  let code: string;
  if (type.kind === "F" && type.width >= 32 && isNearest(c, rounding))
    code = type.width === 32 ? `Math.fround(${plain})` : plain;
  else code = `${c.l.float(op + suffix(type))}(${a}, ${b}, ${roundArgument(c, type, rounding)})`;
  return flushed(c, code, type);
}

function realLiteral(value: number): string {
  if (Object.is(value, -0)) return "-0";
  return String(value);
}

const scratch = new DataView(new ArrayBuffer(8));

/** The number that a constant pattern stands for. */
function patternNumber(value: bigint, type: Type): number {
  if (type.kind === "F" && type.width === 64) {
    scratch.setBigUint64(0, value);
    return scratch.getFloat64(0);
  }
  if (type.kind === "F" && type.width === 32) {
    scratch.setUint32(0, Number(value));
    return scratch.getFloat32(0);
  }
  if (type.kind === "BF") {
    scratch.setUint32(0, Number(value) * 65536);
    return scratch.getFloat32(0);
  }
  const e = (Number(value) >> 10) & 31;
  const m = Number(value) & 1023;
  const magnitude =
    e === 31 ? (m === 0 ? Infinity : NaN) : e === 0 ? m * 2 ** -24 : (1 + m / 1024) * 2 ** (e - 15);
  return Number(value) & 0x8000 ? -magnitude : magnitude;
}

/** The bits of a constant number, which must be a value of the type but for rounding of its last place. */
function realBits(value: number, type: Type): bigint {
  if (type.kind === "F" && type.width === 64) {
    scratch.setFloat64(0, value);
    return scratch.getBigUint64(0);
  }
  scratch.setFloat32(0, value);
  const bits = BigInt(scratch.getUint32(0));
  if (type.kind === "F" && type.width === 32) return bits;
  if (type.kind === "BF") return bits >> 16n;
  for (let pattern = 0n; pattern < 0x10000n; pattern++) {
    if (Object.is(patternNumber(pattern, type), value)) return pattern;
  }
  return Number.isNaN(value) ? 0x7e00n : 0n;
}

function hex(value: bigint): string {
  return value < 10n ? value.toString() : `0x${value.toString(16)}`;
}

/** A float as a number. */
export function floatNumber(c: Body, x: Expr): string {
  const type = x.type;
  switch (x.e) {
    case "real":
      return realLiteral(type.width === 32 ? Math.fround(x.value) : x.value);
    case "pattern":
      return realLiteral(patternNumber(x.value, type));
    case "read":
      return readNumber(c, x.place, x);
    case "select":
      return `${paren(bool(c, x.c))} ? ${paren(floatNumber(c, x.a))} : ${paren(floatNumber(c, x.b))}`;
    case "unary":
      return `-${paren(floatNumber(c, x.x))}`;
    case "binary": {
      const op = ({ "+": "add", "-": "sub", "*": "mul", "/": "div" } as const)[x.op as "+"] as
        "add" | undefined;
      if (op === undefined) return c.l.unsupported(x.at, `${x.op} of floats`);
      return arithmetic(c, op, type, floatNumber(c, x.a), floatNumber(c, x.b), x.rounding);
    }
    case "convert":
      return isMoveLike(c, x) ? fromBits(c, floatBits(c, x), type) : convertNumber(c, x);
    case "view":
      return viewNumber(c, x);
    case "call":
      return callFloat(c, x);
    default:
      return c.l.unsupported(x.at, `a float of kind ${x.e}`);
  }
}

function smallDecoder(c: Body, type: Type): string {
  const fnuz = c.l.frame.fnuz && (type.kind === "FP8" || type.kind === "BF8") ? "Fnuz" : "";
  return c.l.float(`${type.kind.toLowerCase()}${fnuz}ToNumber`);
}

/** The number that bits stand for. */
export function fromBits(c: Body, v: Bits, type: Type): string {
  if (type.kind === "F") {
    if (type.width === 64) return `${c.l.float("f64FromWords")}(${v.lo}, ${v.hi})`;
    return `${c.l.float(type.width === 32 ? "f32FromBits" : "f16ToNumber")}(${v.lo})`;
  }
  if (type.kind === "BF") return `${c.l.float("bf16ToNumber")}(${v.lo})`;
  return `${smallDecoder(c, type)}(${v.lo})`;
}

/** The bits of a number that is a value of the type. */
export function toBits(c: Body, code: string, type: Type): Bits {
  if (type.kind === "F") {
    if (type.width === 64) {
      const value = c.l.atom(code);
      return { lo: `${c.l.float("f64Lo")}(${value})`, hi: `${c.l.float("f64Hi")}(${value})` };
    }
    return one(`${c.l.float(type.width === 32 ? "f32ToBits" : "f16ToBits")}(${code})`);
  }
  if (type.kind === "BF") return one(`${c.l.float("bf16ToBits")}(${code})`);
  return one(encodeSmall(c, type, code));
}

/** The code of a small float nearest to a number; overflow as MODE.FP16_OVFL says. */
export function encodeSmall(c: Body, type: Type, code: string): string {
  const kind = type.kind.slice(0, 1) + type.kind.slice(1).toLowerCase();
  if (type.kind === "FP8" || type.kind === "BF8") {
    const f = c.l.float(`numberTo${kind}${c.l.frame.fnuz ? "Fnuz" : ""}`);
    return `${f}(${code}, ${overflow(c)})`;
  }
  return `${c.l.float(`numberTo${kind}`)}(${code})`;
}

export function overflow(c: Body): string {
  return c.l.once("ovfl", () => "(w.mode & 0x800000) !== 0");
}

/** A value converted to another float type, as a number. */
function convertNumber(c: Body, x: Expr & { readonly e: "convert" }): string {
  const from = x.x.type;
  const to = x.type;
  if (!isFloat(from)) return fromInteger(c, x);
  const inner = floatNumber(c, x.x);
  if (from.width < to.width && to.kind === "F") return inner;
  if (sameType(from, to)) return inner;
  return roundTo(c, inner, to, x.rounding);
}

/** A number rounded to a float type. */
export function roundTo(c: Body, code: string, to: Type, rounding: Rounding): string {
  if (to.kind !== "F" && to.kind !== "BF") return fromBits(c, one(encodeSmall(c, to, code)), to);
  if (to.kind === "F" && to.width === 64) return code;
  if (to.kind === "F" && to.width === 32 && isNearest(c, rounding))
    return flushed(c, `Math.fround(${code})`, to);
  return flushed(c, `${c.l.float(`roundTo${suffix(to)}`)}(${code}, ${roundArgument(c, to, rounding)})`, to);
}

function fromInteger(c: Body, x: Expr & { readonly e: "convert" }): string {
  const from = x.x.type;
  const to = x.type;
  const range = c.ranges.of(x.x);
  if (from.width > 32 && range === null) {
    if (from.width > 64 || to.kind !== "F")
      return c.l.unsupported(x.at, `an integer of ${from.width} bits as a float`);
    const v = words(c, x.x);
    const f = c.l.float(`${from.kind === "I" ? "i" : "u"}64To${suffix(to)}`);
    return `${f}(${v.lo}, ${v.hi}, ${roundArgument(c, to, x.rounding)})`;
  }
  const value = number(c, x.x);
  const digits = to.kind === "BF" ? 8 : to.width === 64 ? 53 : to.width === 32 ? 24 : 11;
  const magnitude = range === null ? 2 ** 32 : Math.max(Math.abs(range.min), Math.abs(range.max));
  if (to.kind === "F" && magnitude <= 2 ** digits) return value;
  if (to.kind === "F" && to.width === 32 && isNearest(c, x.rounding)) return `Math.fround(${value})`;
  return `${c.l.float(`intTo${suffix(to)}`)}(${value}, ${roundArgument(c, to, x.rounding)})`;
}

/** A float as its bits. `raw`: denormals are of no interest (NaN tests). */
export function floatBits(c: Body, x: Expr, raw = false): Bits {
  const type = x.type;
  switch (x.e) {
    case "real":
      return constantBits(realBits(x.value, type), type);
    case "pattern":
      return constantBits(x.value, type);
    case "read":
      return readBits(c, x.place, x, raw);
    case "select":
      if (isMoveLike(c, x)) return selectBits(c, x, raw);
      break;
    case "unary":
      if (isMoveLike(c, x)) return signed(c, floatBits(c, x.x, raw), type, "^");
      break;
    case "view":
      return viewBits(c, x, raw);
    case "convert":
      if (isMoveLike(c, x)) return convertBits(c, x);
      if (isFloat(x.x.type) && type.width < 16) return one(encodeSmall(c, type, floatNumber(c, x.x)));
      break;
    case "call": {
      const found = callFloatBits(c, x);
      if (found !== null) return found;
      break;
    }
  }
  return toBits(c, floatNumber(c, x), type);
}

function constantBits(value: bigint, type: Type): Bits {
  if (type.width === 64) return { lo: hex(value & 0xffffffffn), hi: hex(value >> 32n) };
  return one(hex(value));
}

function selectBits(c: Body, x: Expr & { readonly e: "select" }, raw: boolean): Bits {
  const test = paren(bool(c, x.c));
  const a = floatBits(c, x.a, raw);
  const b = floatBits(c, x.b, raw);
  if (x.type.width !== 64) return one(`${test} ? ${paren(a.lo)} : ${paren(b.lo)}`);
  const t = c.l.atom(test);
  return { lo: `${t} ? ${paren(a.lo)} : ${paren(b.lo)}`, hi: `${t} ? ${paren(a.hi)} : ${paren(b.hi)}` };
}

/** abs (&) and negation (^) of bits. */
export function signed(_c: Body, v: Bits, type: Type, op: "&" | "^"): Bits {
  if (type.width === 64)
    return { lo: v.lo, hi: `${paren(v.hi)} ${op === "&" ? "& 0x7fffffff" : "^ 0x80000000"}` };
  const sign = 2 ** (type.width - 1);
  if (op === "&") return one(`${paren(v.lo)} & 0x${(sign - 1).toString(16)}`);
  return one(
    type.width === 32 ? `(${paren(v.lo)} ^ 0x80000000) >>> 0` : `${paren(v.lo)} ^ 0x${sign.toString(16)}`,
  );
}

/** The operand, and the first bit in it, that a view sees a part of: `S0.b64[63 : 32].f32`; null for other views. */
function partOfOperand(c: Body, x: Expr & { readonly e: "view" }): { name: OperandName; lo: number } | null {
  let inner = x.x;
  let lo = 0;
  while (inner.e === "bits" || inner.e === "view" || inner.e === "resize") {
    if (inner.e === "bits") {
      if (inner.lo.e !== "int") return null;
      lo += Number(inner.lo.value);
    }
    inner = inner.x;
  }
  if (inner.e !== "read" || inner.place.p !== "operand" || !c.l.isOperand(inner.place.name)) return null;
  return inner.type.width > x.type.width ? { name: inner.place.name, lo } : null;
}

/** A view as a number. A part of an operand is flushed as a whole operand is. */
function viewNumber(c: Body, x: Expr & { readonly e: "view" }): string {
  const { type } = x;
  const part = partOfOperand(c, x);
  const bound = part === null ? null : limit(c, type, "input");
  const flushPart = (code: string): string =>
    bound === null ? code : `${c.l.float("flush")}(${code}, ${bound})`;
  if (part !== null && type.kind === "F" && type.width === 32 && part.lo % 32 === 0) {
    const word = part.lo / 32;
    return c.l.load(`${part.name.toLowerCase()}w${word}f`, () =>
      flushPart(`${c.l.view("f")}[${c.l.word(part.name, word)}]`),
    );
  }
  return flushPart(fromBits(c, rawViewBits(c, x), type));
}

function viewBits(c: Body, x: Expr & { readonly e: "view" }, raw: boolean): Bits {
  const bits = rawViewBits(c, x);
  if (raw || !flushes(c, x.type) || partOfOperand(c, x) === null) return bits;
  if (x.type.width === 64) return toBits(c, viewNumber(c, x), x.type);
  return one(flushedBits(c, c.l.atom(bits.lo), x.type, "input"));
}

function rawViewBits(c: Body, x: Expr & { readonly e: "view" }): Bits {
  const from = x.x.type;
  if (isFloat(from)) {
    if (from.width < x.type.width) return c.l.unsupported(x.at, "a float seen as a wider one");
    const inner = floatBits(c, x.x);
    return x.type.width === 64
      ? inner
      : one(`${paren(inner.lo)}${x.type.width < 32 ? ` & 0x${(2 ** x.type.width - 1).toString(16)}` : ""}`);
  }
  if (x.type.width === 64) {
    const v = from.width > 32 ? words(c, x.x) : { lo: number(c, x.x), hi: "0" };
    return { lo: v.lo, hi: v.hi };
  }
  if (x.type.width === 32) {
    const v = int(c, x.x);
    if (v.r === "n")
      return one(from.width === 32 && from.kind !== "I" && v.exact ? v.code : `${paren(v.code)} >>> 0`);
    return one(`${paren(low(c, x.x))} >>> 0`);
  }
  const v = int(c, x.x);
  if (v.r === "n" && v.exact && from.kind !== "I" && from.width <= x.type.width) return one(v.code);
  return one(`${paren(low(c, x.x))} & 0x${(2 ** x.type.width - 1).toString(16)}`);
}

function convertBits(c: Body, x: Expr & { readonly e: "convert" }): Bits {
  const name = bitConversion(x.x.type, x.type)!;
  const inner = floatBits(c, x.x).lo;
  const f = c.l.float(name);
  const narrowing = !/F32Bits$/.test(name);
  const code = narrowing ? `${f}(${inner}, ${roundArgument(c, x.type, x.rounding)})` : `${f}(${inner})`;
  return one(
    limit(c, x.type, "output") === null
      ? code
      : flushedBits(c, narrowing ? c.l.atom(code) : code, x.type, "output"),
  );
}

// ----------------------------------------------------------------------- reads

function readNumber(c: Body, place: Place, x: Expr): string {
  const type = place.type;
  if (place.p === "local") {
    const plan = c.l.plans.get(place.local)!;
    if (plan.form === "number") return plan.name;
    return fromBits(c, readBits(c, place, x, false), type);
  }
  if (place.p === "element") {
    const index = number(c, place.index);
    return `${c.l.plans.get(place.local)!.name}[${index}]`;
  }
  if (place.p === "operand" && c.l.isOperand(place.name)) {
    const name = place.name.toLowerCase();
    const key = `${name}${type.kind === "F" && type.width === 32 ? "f" : type.kind === "F" ? `f${type.width}` : type.kind.toLowerCase()}`;
    return c.l.load(key, () => {
      const raw =
        type.kind === "F" && type.width === 32
          ? `${c.l.view("f")}[${c.l.word(place.name, 0)}]`
          : fromBits(c, rawBits(c, place, x), type);
      const bound = limit(c, type, "input");
      return bound === null ? raw : `${c.l.float("flush")}(${raw}, ${bound})`;
    });
  }
  return fromBits(c, readBits(c, place, x, false), type);
}

/** An operand's or a register's bits as they are. */
function rawBits(c: Body, place: Place, x: Expr): Bits {
  const width = place.type.width;
  const typed: Expr = {
    e: "read",
    place: { ...place, type: { kind: "U", width } } as Place,
    type: { kind: "U", width },
    at: x.at,
  };
  if (width === 64) return words(c, typed);
  return one(number(c, typed));
}

function readBits(c: Body, place: Place, x: Expr, raw: boolean): Bits {
  const type = place.type;
  if (place.p === "local") {
    const plan = c.l.plans.get(place.local)!;
    if (plan.form === "bits")
      return type.width === 64 ? { lo: `${plan.name}_lo`, hi: `${plan.name}_hi` } : one(plan.name);
    return toBits(c, readNumber(c, place, x), type);
  }
  if (place.p === "element") return toBits(c, readNumber(c, place, x), type);
  const bits = rawBits(c, place, x);
  if (raw || place.p !== "operand" || limit(c, type, "input") === null) return bits;
  if (type.width === 64) {
    // flushed through the number, which is exact for all but NaN, and a NaN is no denormal
    const value = readNumber(c, place, x);
    const nan = `${c.l.float("isNan64")}(${bits.lo}, ${bits.hi})`;
    const t = c.l.load(`${place.name.toLowerCase()}nan`, () => nan);
    return {
      lo: `${t} ? ${bits.lo} : ${c.l.float("f64Lo")}(${value})`,
      hi: `${t} ? ${bits.hi} : ${c.l.float("f64Hi")}(${value})`,
    };
  }
  return one(
    c.l.load(`${place.name.toLowerCase()}x${type.width}`, () => flushedBits(c, bits.lo, type, "input")),
  );
}

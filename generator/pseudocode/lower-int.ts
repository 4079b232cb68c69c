import { callInt } from "./lower-calls.js";
import { floatBits } from "./lower-float.js";
import { readInt, wideSource } from "./lower-places.js";
import { paren } from "./lower-context.js";
import { bool } from "./lower-bool.js";
import type { Body } from "./lower-body.js";
import type { Expr } from "./ir.js";
import { isFloat, isInteger, type Type } from "./types.js";

/** An integer as JavaScript: `n` at most 32 bits (exact: in the range of its type; else only its low bits count), `x` wider but below 2^53, `p` two words of which only 32 bits count, `b` a BigInt in the range of its type. */
export type Int =
  | { readonly r: "n"; readonly code: string; readonly exact: boolean }
  | { readonly r: "x"; readonly code: string }
  | { readonly r: "p"; readonly lo: string; readonly hi: string }
  | { readonly r: "b"; readonly code: string };

export const exact = (code: string): Int => ({ r: "n", code, exact: true });
export const loose = (code: string): Int => ({ r: "n", code, exact: false });
export const pair = (lo: string, hi: string): Int => ({ r: "p", lo, hi });

/** A condition as 1 or 0. Engines branch on `? 1 : 0`, and a branch on data is often guessed wrong. */
export const oneIf = (test: string): string =>
  test === "true" ? "1" : test === "false" ? "0" : `+${paren(test)}`;

/** Brings a number that is right in its low bits into the range of the type. */
export function canonical(code: string, type: Type): string {
  const { kind, width } = type;
  if (kind === "I") {
    if (width === 32) return `${paren(code)} | 0`;
    return `(${paren(code)} << ${32 - width}) >> ${32 - width}`;
  }
  if (width === 32) return `${paren(code)} >>> 0`;
  return `${paren(code)} & ${mask(width)}`;
}

function mask(width: number): string {
  return width <= 16 ? String(2 ** width - 1) : `0x${(2 ** width - 1).toString(16)}`;
}

/** x as a number in the range of its type (at most 32 bits). */
export function number(c: Body, x: Expr): string {
  const v = int(c, x);
  if (v.r === "n") return v.exact ? v.code : canonical(v.code, x.type);
  if (v.r === "x") return v.code;
  if (v.r === "p") return x.type.kind === "I" ? `${paren(v.lo)} | 0` : `${paren(v.lo)} >>> 0`;
  return `Number(${v.code})`;
}

/** x's low 32 bits, as a number of which only those count. */
export function low(c: Body, x: Expr): string {
  const v = int(c, x);
  if (v.r === "n" || v.r === "x") return v.code;
  if (v.r === "p") return v.lo;
  return `${c.l.bits("bigWord")}(${v.code}, 0)`;
}

/** x as two words. */
export function words(c: Body, x: Expr): { lo: string; hi: string } {
  const v = int(c, x);
  if (v.r === "p") return v;
  if (v.r === "n") {
    const code = c.l.atom(v.exact ? v.code : canonical(v.code, x.type));
    return { lo: code, hi: x.type.kind === "I" ? `${code} >> 31` : "0" };
  }
  if (v.r === "x") {
    const code = c.l.atom(v.code);
    return {
      lo: code,
      hi: /^\d+$/.test(code)
        ? String(Math.floor(Number(code) / 2 ** 32))
        : `Math.floor(${code} / 4294967296)`,
    };
  }
  const code = c.l.atom(v.code);
  return { lo: `${c.l.bits("bigWord")}(${code}, 0)`, hi: `${c.l.bits("bigWord")}(${code}, 1)` };
}

/** x as a number below 2^53, or null when its range is not known. */
export function plain(c: Body, x: Expr): string | null {
  if (x.type.width <= 32) return number(c, x);
  if (c.ranges.of(x) === null) return null;
  const v = int(c, x);
  if (v.r === "x") return v.code;
  if (v.r === "p") {
    const signed = x.type.kind === "I" ? `(${paren(v.hi)} | 0)` : `(${paren(v.hi)} >>> 0)`;
    return `${signed} * 4294967296 + (${paren(v.lo)} >>> 0)`;
  }
  return null;
}

export function big(c: Body, x: Expr): string {
  const v = int(c, x);
  if (v.r === "b") return v.code;
  if (v.r === "p") return `${c.l.bits(x.type.kind === "I" ? "toBigI64" : "toBigU64")}(${v.lo}, ${v.hi})`;
  return `BigInt(${v.r === "n" && !v.exact ? canonical(v.code, x.type) : v.code})`;
}

function bigCanonical(code: string, type: Type): string {
  return `BigInt.${type.kind === "I" ? "asIntN" : "asUintN"}(${type.width}, ${code})`;
}

/** Any integer expression. */
export function int(c: Body, x: Expr): Int {
  if (x.type.kind === "bool") return exact(oneIf(bool(c, x)));
  switch (x.e) {
    case "int":
      return constant(x);
    case "read":
      return readInt(c, x.place, x.at);
    case "bits":
      return bits(c, x);
    case "range":
      return range(c, x);
    case "reverse":
      return reverse(c, x);
    case "concat":
      return concat(c, x);
    case "unary":
      return unary(c, x);
    case "binary":
      return binary(c, x);
    case "select":
      return select(c, x);
    case "resize":
      return resize(c, x);
    case "view":
      return view(c, x);
    case "call":
      return callInt(c, x);
    default:
      return c.l.unsupported(x.at, `an integer of kind ${x.e}`);
  }
}

function constant(x: Expr & { readonly e: "int" }): Int {
  const { kind, width } = x.type;
  const value = kind === "I" ? BigInt.asIntN(width, x.value) : x.value;
  const text = x.hex && value > 9n ? `0x${value.toString(16)}` : value.toString();
  if (width <= 32) return exact(text);
  if (value >= -(2n ** 53n) && value < 2n ** 53n) return { r: "x", code: text };
  if (width <= 64)
    return pair(`0x${(x.value & 0xffffffffn).toString(16)}`, `0x${(x.value >> 32n).toString(16)}`);
  return { r: "b", code: `${value}n` };
}

/** The largest value of a shift count. */
function most(c: Body, x: Expr): number {
  return c.ranges.of(x)?.max ?? Infinity;
}

function constantLow(x: Expr): number | null {
  return x.e === "int" ? Number(x.value) : null;
}

function bits(c: Body, x: Expr & { readonly e: "bits" }): Int {
  const { width } = x.type;
  const lo = constantLow(x.lo);
  const source = wideSource(c, x.x);
  if (source !== null && (lo === null || x.x.type.width > 64)) {
    if (width > 64) return c.l.unsupported(x.at, "more than 64 bits of a wide value");
    const at = lo === null ? c.l.atom(number(c, x.lo)) : String(lo);
    if (lo !== null && lo % 32 === 0 && width === 32) return source.word(lo / 32);
    const f = c.l.bits("bitsAt");
    const low = `${f}(${source.code}, ${at}, ${Math.min(width, 32)})`;
    if (width <= 32) return exact(low);
    return pair(low, `${f}(${source.code}, ${lo === null ? `${at} + 32` : lo + 32}, ${width - 32})`);
  }
  if (x.x.type.width > 64) {
    const shifted = `(${big(c, x.x)} >> ${lo === null ? `BigInt(${number(c, x.lo)})` : `${lo}n`})`;
    if (width > 64) return { r: "b", code: `BigInt.asUintN(${width}, ${shifted})` };
    const part = c.l.atom(`BigInt.asUintN(${width}, ${shifted})`);
    if (width <= 32) return exact(`Number(${part})`);
    return pair(`${c.l.bits("bigWord")}(${part}, 0)`, `${c.l.bits("bigWord")}(${part}, 1)`);
  }
  if (x.x.type.width <= 32) {
    const code = x.x.type.width === 32 ? low(c, x.x) : number(c, x.x);
    if (lo === null) {
      const n = number(c, x.lo);
      const shifted =
        most(c, x.lo) < 32 ? `${paren(code)} >>> ${paren(n)}` : `${c.l.bits("shr32")}(${code}, ${n})`;
      return exact(width === 32 ? shifted : `${paren(shifted)} & ${mask(width)}`);
    }
    // a signed number has its sign above its bits
    return exact(field(code, lo, width, x.x.type.kind === "I" ? 32 : x.x.type.width));
  }
  if (lo === null && width === 1) {
    const at = maskWord(c, x.x, number(c, x.lo));
    if (at !== null) return exact(at);
  }
  const v = words(c, x.x);
  if (lo === null) {
    const n = c.l.atom(number(c, x.lo));
    const hi = c.l.atom(v.hi);
    const lw = c.l.atom(v.lo);
    const word = `${c.l.bits("shr64Lo")}(${lw}, ${hi}, ${n})`;
    if (width <= 32) return exact(width === 32 ? word : `${word} & ${mask(width)}`);
    return pair(
      word,
      width === 64
        ? `${c.l.bits("shr64Hi")}(${lw}, ${hi}, ${n})`
        : `${c.l.bits("shr64Hi")}(${lw}, ${hi}, ${n}) & ${mask(width - 32)}`,
    );
  }
  if (width > 32) {
    if (lo === 0) return pair(v.lo, width === 64 ? v.hi : `${paren(v.hi)} & ${mask(width - 32)}`);
    const hi = c.l.atom(v.hi);
    return pair(`(${paren(v.lo)} >>> ${lo}) | (${hi} << ${32 - lo})`, field(hi, lo, width - 32, 32));
  }
  if (lo >= 32) return width === 32 ? loose(v.hi) : exact(field(v.hi, lo - 32, width, 32));
  if (lo + width <= 32) return lo === 0 && width === 32 ? loose(v.lo) : exact(field(v.lo, lo, width, 32));
  const joined = `(${paren(v.lo)} >>> ${lo}) | (${paren(v.hi)} << ${32 - lo})`;
  return width === 32 ? loose(joined) : exact(`(${joined}) & ${mask(width)}`);
}

/** One lane's bit of EXEC or VCC. */
function maskWord(c: Body, x: Expr, lane: string): string | null {
  if (x.e !== "read" || x.place.p !== "special" || (x.place.name !== "EXEC" && x.place.name !== "VCC"))
    return null;
  const n = c.l.atom(lane);
  return `(${c.l.view("u")}[w.${x.place.name.toLowerCase()} + (${n} >>> 5)] >>> ${n}) & 1`;
}

/** Bits of a word as an unsigned number. */
function field(code: string, lo: number, width: number, of: number): string {
  if (width === 32) return `${paren(code)} >>> 0`;
  if (lo + width === of) return lo === 0 ? code : `${paren(code)} >>> ${lo}`;
  return lo === 0 ? `${paren(code)} & ${mask(width)}` : `(${paren(code)} >>> ${lo}) & ${mask(width)}`;
}

/** A slice whose width varies: shifted down, and masked. */
function range(c: Body, x: Expr & { readonly e: "range" }): Int {
  if (x.x.type.width > 32) return c.l.unsupported(x.at, "a slice of variable width of more than 32 bits");
  const lo = c.l.atom(number(c, x.lo));
  const hi = c.l.atom(number(c, x.hi));
  const shr = c.l.bits("shr32");
  const code = `${shr}(${low(c, x.x)}, ${lo}) & ${shr}(-1, 31 - ${hi} + ${lo})`;
  return x.type.width === 32 ? loose(code) : exact(code);
}

function reverse(c: Body, x: Expr & { readonly e: "reverse" }): Int {
  const { width } = x.type;
  const f = c.l.bits("reverse32");
  if (width <= 32) {
    const code = `${f}(${low(c, x.x)})`;
    return exact(width === 32 ? code : `${code} >>> ${32 - width}`);
  }
  if (width !== 64) return c.l.unsupported(x.at, `a reversal of ${width} bits`);
  const v = words(c, x.x);
  return pair(`${f}(${v.hi})`, `${f}(${v.lo})`);
}

function concat(c: Body, x: Expr & { readonly e: "concat" }): Int {
  const { width } = x.type;
  if (width > 64) {
    let at = width;
    const codes = x.parts.map((part) => {
      at -= part.type.width;
      const unsigned =
        part.type.kind === "I" ? `BigInt.asUintN(${part.type.width}, ${big(c, part)})` : big(c, part);
      return at === 0 ? unsigned : `(${unsigned} << ${at}n)`;
    });
    return { r: "b", code: codes.join(" | ") };
  }
  const lows: string[] = [];
  const highs: string[] = [];
  let at = width;
  for (const part of x.parts) {
    at -= part.type.width;
    if (part.e === "int" && part.value === 0n) continue;
    if (part.type.width > 32) {
      const v = words(c, part);
      if (at === 0) {
        lows.push(v.lo);
        highs.push(v.hi);
      } else {
        const lo = c.l.atom(v.lo);
        if (at < 32) lows.push(`${lo} << ${at}`);
        highs.push(at < 32 ? `(${paren(v.hi)} << ${at}) | (${lo} >>> ${32 - at})` : `${lo} << ${at - 32}`);
      }
      continue;
    }
    const code = unsignedBits(c, part);
    if (at >= 32) highs.push(at === 32 ? code : `${paren(code)} << ${at - 32}`);
    else if (at + part.type.width <= 32) lows.push(at === 0 ? code : `${paren(code)} << ${at}`);
    else {
      const once = c.l.atom(code);
      lows.push(at === 0 ? once : `${once} << ${at}`);
      highs.push(`${once} >>> ${32 - at}`);
    }
  }
  const join = (codes: string[]): string =>
    codes.length === 0 ? "0" : codes.length === 1 ? codes[0] : codes.map(paren).join(" | ");
  if (width > 32) return pair(join(lows), join(highs));
  return loose(join(lows));
}

/** The bits of a value of at most 32 bits with zeros above (a word may be loose). */
function unsignedBits(c: Body, x: Expr): string {
  if (x.type.width === 32) return low(c, x);
  return x.type.kind === "I" ? `${paren(low(c, x))} & ${mask(x.type.width)}` : number(c, x);
}

function unary(c: Body, x: Expr & { readonly e: "unary" }): Int {
  const { width, kind } = x.type;
  if (width > 64) return { r: "b", code: bigCanonical(`${x.op}${paren(big(c, x.x))}`, x.type) };
  if (width > 32) {
    const v = words(c, x.x);
    if (x.op === "~") return pair(`~${paren(v.lo)}`, `~${paren(v.hi)}`);
    const lo = c.l.atom(v.lo);
    return pair(`-${lo}`, `~${paren(v.hi)} + ${lo === "0" ? "1" : oneIf(`(${lo} | 0) === 0`)}`);
  }
  if (x.op === "~") {
    const v = int(c, x.x);
    return v.r === "n"
      ? { r: "n", code: `~${paren(v.code)}`, exact: kind === "I" && v.exact }
      : loose(`~${paren(low(c, x.x))}`);
  }
  return loose(`-${paren(low(c, x.x))}`);
}

const isLaneBit = (x: Expr): boolean => x.e === "test" && x.x.e === "read" && x.x.place.p === "lanebit";

function select(c: Body, x: Expr & { readonly e: "select" }): Int {
  const test = paren(bool(c, x.c));
  if (x.type.width > 64) return { r: "b", code: `${test} ? ${paren(big(c, x.a))} : ${paren(big(c, x.b))}` };
  if (x.type.width > 32) {
    if (c.ranges.of(x) !== null) {
      const a = plain(c, x.a);
      const b = plain(c, x.b);
      if (a !== null && b !== null) return { r: "x", code: `${test} ? ${paren(a)} : ${paren(b)}` };
    }
    const t = c.l.atom(test);
    const a = words(c, x.a);
    const b = words(c, x.b);
    return pair(`${t} ? ${paren(a.lo)} : ${paren(b.lo)}`, `${t} ? ${paren(a.hi)} : ${paren(b.hi)}`);
  }
  const a = int(c, x.a);
  const b = int(c, x.b);
  if (isLaneBit(x.c) && a.r === "n" && b.r === "n") {
    // no branch: a lane's bit is as good as random
    const no = c.l.atom(b.code);
    const bit = low(c, (x.c as Expr & { readonly e: "test" }).x);
    return loose(`${no} ^ ((${paren(a.code)} ^ ${no}) & -${paren(bit)})`);
  }
  if (a.r === "n" && b.r === "n") {
    return { r: "n", code: `${test} ? ${paren(a.code)} : ${paren(b.code)}`, exact: a.exact && b.exact };
  }
  return exact(`${test} ? ${paren(number(c, x.a))} : ${paren(number(c, x.b))}`);
}

function resize(c: Body, x: Expr & { readonly e: "resize" }): Int {
  const from = x.x.type;
  const to = x.type;
  if (from.kind === "bool") return exact(oneIf(bool(c, x.x)));
  if (to.width > 64)
    return {
      r: "b",
      code: from.kind === "I" && to.kind !== "I" ? bigCanonical(big(c, x.x), to) : big(c, x.x),
    };
  if (to.width > 32) {
    if (from.width > 64 || (from.width > 32 && to.width < 64)) {
      const v = words(c, x.x);
      return to.width === 64
        ? pair(v.lo, v.hi)
        : pair(
            v.lo,
            to.kind === "I"
              ? canonical(v.hi, { kind: "I", width: to.width - 32 })
              : `${paren(v.hi)} & ${mask(to.width - 32)}`,
          );
    }
    if (from.width > 32) {
      const v = int(c, x.x);
      return v.r === "x" && c.ranges.of(x) === null
        ? pair(...(Object.values(words(c, x.x)) as [string, string]))
        : v;
    }
    if (c.ranges.of(x) !== null) return { r: "x", code: number(c, x.x) };
    const v = words(c, x.x);
    return pair(v.lo, to.width === 64 || v.hi === "0" ? v.hi : `${paren(v.hi)} & ${mask(to.width - 32)}`);
  }
  if (to.width <= from.width)
    return to.width === from.width ? sameWidth(int(c, x.x), from, to) : loose(low(c, x.x));
  // wider: extended by the sign of the source
  const code = number(c, x.x);
  return { r: "n", code, exact: from.kind !== "I" || to.kind === "I" };
}

function sameWidth(v: Int, from: Type, to: Type): Int {
  if ((from.kind === "I") === (to.kind === "I")) return v;
  return v.r === "n" ? loose(v.code) : v.r === "x" ? loose(v.code) : v;
}

function view(c: Body, x: Expr & { readonly e: "view" }): Int {
  const from = x.x.type;
  const to = x.type;
  if (isFloat(from)) return viewOfFloat(c, x);
  if (!isInteger(from)) return resize(c, { ...x, e: "resize" });
  if (to.width <= from.width || from.kind !== "I") {
    if (from.kind === "I" && to.width === from.width && to.width > 32) {
      const v = int(c, x.x);
      return v.r === "x" && to.kind !== "I" ? pair(...(Object.values(words(c, x.x)) as [string, string])) : v;
    }
    return resize(c, { ...x, e: "resize" });
  }
  // a signed value seen as wider bits: zeros above
  if (from.width < 32) {
    const code = `${paren(low(c, x.x))} & ${mask(from.width)}`;
    return to.width > 32 ? { r: "x", code } : exact(code);
  }
  if (from.width === 32) return { r: "x", code: `${paren(low(c, x.x))} >>> 0` };
  return c.l.unsupported(x.at, "a view of signed bits as wider ones");
}

function viewOfFloat(c: Body, x: Expr & { readonly e: "view" }): Int {
  const v = floatBits(c, x.x);
  const { width } = x.type;
  if (x.x.type.width === 64) {
    if (width === 64) return pair(v.lo, v.hi);
    if (width === 32) return loose(v.lo);
    return c.l.unsupported(x.at, "part of a 64-bit float");
  }
  if (width > 32) return { r: "x", code: v.lo };
  return { r: "n", code: v.lo, exact: x.type.kind !== "I" && width >= x.x.type.width };
}

function binary(c: Body, x: Expr & { readonly e: "binary" }): Int {
  const { op, a, b } = x;
  const { width, kind } = x.type;
  if (op === "<<" || op === ">>") return shift(c, x);
  if (width > 32) {
    if (c.ranges.of(x) !== null && (op === "+" || op === "-" || op === "*" || op === "%")) {
      const left = plain(c, a);
      const right = plain(c, b);
      if (left !== null && right !== null) return { r: "x", code: `${paren(left)} ${op} ${paren(right)}` };
    }
    if (width > 64) {
      const code = `${paren(big(c, a))} ${op} ${paren(big(c, b))}`;
      return { r: "b", code: op === "&" || op === "|" || op === "^" ? code : bigCanonical(code, x.type) };
    }
    return wide(c, x);
  }
  if (op === "&" || op === "|" || op === "^") {
    const left = int(c, a);
    const right = int(c, b);
    const p = left.r === "n" ? left : exact(number(c, a));
    const q = right.r === "n" ? right : exact(number(c, b));
    const code = `${paren(codeOf(p))} ${op} ${paren(codeOf(q))}`;
    const both = isExact(p) && isExact(q);
    // & with a small constant is in range whatever the other side holds
    const small =
      op === "&" && kind !== "I" && [a, b].some((side) => side.e === "int" && side.value < 0x80000000n);
    return { r: "n", code, exact: small || (both && (kind === "I" || width < 32)) };
  }
  if (op === "*") {
    if (width <= 16) return loose(`${paren(number(c, a))} * ${paren(number(c, b))}`);
    const product = `Math.imul(${low(c, a)}, ${low(c, b)})`;
    return { r: "n", code: product, exact: kind === "I" && width === 32 };
  }
  if (op === "/" || op === "%") {
    const left = number(c, a);
    const right = number(c, b);
    if (op === "%") return exact(`${paren(left)} % ${paren(right)}`);
    return {
      r: "n",
      code:
        kind === "I" ? `(${paren(left)} / ${paren(right)}) | 0` : `(${paren(left)} / ${paren(right)}) >>> 0`,
      exact: true,
    };
  }
  return loose(`${paren(low(c, a))} ${op} ${paren(low(c, b))}`);
}

const codeOf = (v: Int): string => (v.r === "p" ? v.lo : v.code);
const isExact = (v: Int): boolean => v.r === "n" && v.exact;

/** The operand of a widening multiplication: a value of at most 32 bits, extended. */
function narrow(x: Expr): Expr | null {
  if (x.e === "resize" && x.x.type.width <= 32 && isInteger(x.x.type)) return x.x;
  return null;
}

function wide(c: Body, x: Expr & { readonly e: "binary" }): Int {
  const { op, a, b } = x;
  const top = (code: string): string =>
    x.type.width === 64 ? code : canonical(code, { kind: x.type.kind, width: x.type.width - 32 });
  if (op === "*") {
    const p = narrow(a);
    const q = narrow(b);
    if (p !== null && q !== null && (p.type.kind === "I") === (q.type.kind === "I")) {
      const left = c.l.atom(number(c, p));
      const right = c.l.atom(number(c, q));
      const f = c.l.bits(p.type.kind === "I" ? "mulHiI32" : "mulHiU32");
      return pair(`Math.imul(${left}, ${right})`, top(`${f}(${left}, ${right})`));
    }
    const v = words(c, a);
    const y = words(c, b);
    const [al, bl] = [c.l.atom(v.lo), c.l.atom(y.lo)];
    const high = `${c.l.bits("mulHiU32")}(${al}, ${bl}) + Math.imul(${al}, ${y.hi}) + Math.imul(${v.hi}, ${bl})`;
    return pair(`Math.imul(${al}, ${bl})`, top(high));
  }
  const v = words(c, a);
  const y = words(c, b);
  switch (op) {
    case "&":
    case "|":
    case "^":
      return pair(`${paren(v.lo)} ${op} ${paren(y.lo)}`, `${paren(v.hi)} ${op} ${paren(y.hi)}`);
    case "+": {
      const from = c.l.atom(v.lo);
      const lo = c.l.atom(`(${from} + ${paren(y.lo)}) >>> 0`);
      return pair(lo, top(`${paren(v.hi)} + ${paren(y.hi)} + ${oneIf(`${lo} < (${from} >>> 0)`)}`));
    }
    case "-": {
      const from = c.l.atom(v.lo);
      const by = c.l.atom(y.lo);
      const borrow = oneIf(`(${from} >>> 0) < (${by} >>> 0)`);
      return pair(c.l.atom(`(${from} - ${by}) >>> 0`), top(`${paren(v.hi)} - ${paren(y.hi)} - ${borrow}`));
    }
  }
  return c.l.unsupported(x.at, `${op} of ${x.type.width} bits`);
}

function shift(c: Body, x: Expr & { readonly e: "binary" }): Int {
  const { op, a, b } = x;
  const { width, kind } = x.type;
  const constant = b.e === "int" ? Number(b.value) : null;
  if (width > 64) {
    const code = `${paren(big(c, a))} ${op} BigInt(${number(c, b)})`;
    return { r: "b", code: op === "<<" ? bigCanonical(code, x.type) : code };
  }
  if (width > 32) {
    if (c.ranges.of(x) !== null && constant !== null) {
      const value = plain(c, a);
      if (value !== null) {
        const scaled =
          op === "<<"
            ? `${paren(value)} * ${2 ** constant}`
            : `Math.floor(${paren(value)} / ${2 ** constant})`;
        return { r: "x", code: constant === 0 ? value : scaled };
      }
    }
    const v = words(c, a);
    if (constant !== null && constant >= 32 && constant < 64) {
      if (op === "<<") return pair("0", constant === 32 ? v.lo : `${paren(v.lo)} << ${constant - 32}`);
      const by = constant - 32;
      if (kind === "I") {
        const hi = c.l.atom(v.hi);
        return pair(by === 0 ? hi : `${hi} >> ${by}`, `${hi} >> 31`);
      }
      return pair(by === 0 ? v.hi : `${paren(v.hi)} >>> ${by}`, "0");
    }
    const lo = c.l.atom(v.lo);
    const hi = c.l.atom(v.hi);
    const n = c.l.atom(number(c, b));
    const f = op === "<<" ? "shl64" : kind === "I" ? "sar64" : "shr64";
    return pair(`${c.l.bits(`${f}Lo`)}(${lo}, ${hi}, ${n})`, `${c.l.bits(`${f}Hi`)}(${lo}, ${hi}, ${n})`);
  }
  const n = number(c, b);
  const safe = most(c, b) < 32;
  if (op === "<<")
    return loose(safe ? `${paren(low(c, a))} << ${paren(n)}` : `${c.l.bits("shl32")}(${low(c, a)}, ${n})`);
  if (kind === "I") {
    const value = width === 32 ? low(c, a) : number(c, a);
    return exact(safe ? `${paren(value)} >> ${paren(n)}` : `${c.l.bits("sar32")}(${value}, ${n})`);
  }
  const value = width === 32 ? low(c, a) : number(c, a);
  return exact(safe ? `${paren(value)} >>> ${paren(n)}` : `${c.l.bits("shr32")}(${value}, ${n})`);
}

/** Exact binary numbers m * 2^e, and the arithmetic models told with them, a step at a time as their sources do. */
import { FORMAT_BITS, type ElementFormat } from "../../runtime/matrix/index.js";

export interface Exact {
  readonly m: bigint;
  readonly e: number;
}

export const ZERO: Exact = { m: 0n, e: 0 };

const WORDS = new DataView(new ArrayBuffer(8));

/** A finite double, exactly. */
export function exact(x: number): Exact {
  WORDS.setFloat64(0, x);
  const bits = WORDS.getBigUint64(0);
  const biased = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const m = biased === 0 ? fraction : fraction | 0x10000000000000n;
  return { m: bits >> 63n === 1n ? -m : m, e: Math.max(biased, 1) - 1075 };
}

export function add(x: Exact, y: Exact): Exact {
  const e = Math.min(x.e, y.e);
  return { m: (x.m << BigInt(x.e - e)) + (y.m << BigInt(y.e - e)), e };
}

export const multiply = (x: Exact, y: Exact): Exact => ({ m: x.m * y.m, e: x.e + y.e });

/** x in units of 2^e, cut toward zero or toward minus infinity. */
function units(x: Exact, e: number, way: "trunc" | "floor"): bigint {
  const shift = x.e - e;
  if (shift >= 0) return x.m << BigInt(shift);
  const d = 1n << BigInt(-shift);
  const q = x.m / d;
  return way === "floor" && x.m < 0n && x.m % d !== 0n ? q - 1n : q;
}

const bitLength = (m: bigint): number => (m < 0n ? -m : m).toString(2).length;

/** Rounded to nearest even at `width` bits or 2^lowest; beyond `max` infinite. A zero is +0. */
export function round(x: Exact, width: number, lowest: number, max: number): number {
  if (x.m === 0n) return 0;
  const negative = x.m < 0n;
  const m = negative ? -x.m : x.m;
  const place = Math.max(x.e + bitLength(m) - width, lowest);
  let q: bigint;
  if (place <= x.e) q = m << BigInt(x.e - place);
  else {
    const d = 1n << BigInt(place - x.e);
    q = m / d;
    const rest = 2n * (m % d);
    if (rest > d || (rest === d && q % 2n === 1n)) q++;
  }
  const value = Number(q) * 2 ** place;
  const limited = value > max ? Infinity : value;
  return negative ? -limited : limited;
}

export const F32_MAX = (2 - 2 ** -23) * 2 ** 127;
export const roundF32 = (x: Exact): number => round(x, 24, -149, F32_MAX);
export const roundF64 = (x: Exact): number => round(x, 53, -1074, Number.MAX_VALUE);

/** Smallest exponent of a normal element. */
const MIN_EXPONENT: Readonly<Partial<Record<ElementFormat, number>>> = {
  f32: -126, xf32: -126, f16: -14, bf16: -126, fp8: -6, bf8: -14, fp8_fnuz: -7, bf8_fnuz: -15, fp6: 0, bf6: -2, fp4: 0,
}; // prettier-ignore

/** Exponent as an aligner sees it: not below that of the smallest normal element; of zero -126. */
export function exponentOf(x: number, format: ElementFormat): number {
  if (x === 0) return -126;
  const { m, e } = exact(x);
  return Math.max(e + bitLength(m) - 1, MIN_EXPONENT[format]!);
}

/** Elements of one sum: a and b by k, and c. All finite. */
export interface Sum {
  readonly a: readonly number[];
  readonly b: readonly number[];
  readonly c: number;
  readonly formats: readonly [ElementFormat, ElementFormat];
}

const flushed = (x: number): number => (Math.abs(x) < 2 ** -126 ? x * 0 : x);

/** Chain of fused multiply-add. */
export function chain({ a, b, c }: Sum, rounding: (x: Exact) => number): number {
  return a.reduce((sum, x, k) => rounding(add(multiply(exact(x), exact(b[k]!)), exact(sum))), c);
}

/** MMA-Sim's pairwise sum: groups of `size`, a tree each. */
export function tree({ a, b, c }: Sum, size: number, flush: boolean): number {
  const finish = flush ? flushed : (x: number): number => x;
  const plus = (x: number, y: number): number => finish(roundF32(add(exact(x), exact(y))));
  const node = (first: number, count: number): number =>
    count === 1
      ? finish(roundF32(multiply(exact(a[first]!), exact(b[first]!))))
      : plus(node(first, count / 2), node(first + count / 2, count / 2));
  let sum = c;
  for (let k = 0; k < a.length; k += size) sum = plus(sum, node(k, size));
  return sum;
}

/** Products cut to 24 bits below the largest exponent: sum in units of 2^(top - 24). */
function aligned(
  { a, b, formats }: Sum,
  ks: readonly number[],
): { readonly sum: bigint; readonly top: number } {
  const exponents = ks.map((k) => exponentOf(a[k]!, formats[0]) + exponentOf(b[k]!, formats[1]));
  const top = Math.max(...exponents);
  const sum = ks.reduce((s, k) => s + units(multiply(exact(a[k]!), exact(b[k]!)), top - 24, "trunc"), 0n);
  return { sum, top };
}

/** The last step of a fused group: sum to 31 bits, accumulator to 24, both floored. */
function withAccumulator(sum: Exact, top: number, c: number, reach: number): number {
  const ec = exponentOf(c, "f32");
  const e = Math.max(top, ec);
  const s = units(sum, e - 31, "floor");
  const kept = e - ec > reach ? 0n : units(exact(c), e - 24, "floor");
  return roundF32({ m: s + (kept << 7n), e: e - 31 });
}

const range = (first: number, count: number, step = 1): number[] =>
  Array.from({ length: count }, (_, i) => first + i * step);

/** CDNA 3's fused groups. */
export function fused(one: Sum, size: number): number {
  const group = Math.min(size, one.a.length);
  let { c } = one;
  for (let k = 0; k < one.a.length; k += group) {
    const { sum, top } = aligned(one, range(k, group));
    c = withAccumulator({ m: sum, e: top - 24 }, top, c, Infinity);
  }
  return c;
}

/** CDNA 3's groups of 16 for 8-bit elements. */
export function fusedEvenOdd(one: Sum): number {
  let { c } = one;
  for (let k = 0; k < one.a.length; k += 16) {
    const even = aligned(one, range(k, 8, 2));
    const odd = aligned(one, range(k + 1, 8, 2));
    const top = Math.max(even.top, odd.top);
    const sum =
      units({ m: even.sum, e: even.top - 24 }, top - 24, "floor") +
      units({ m: odd.sum, e: odd.top - 24 }, top - 24, "floor");
    c = withAccumulator({ m: sum, e: top - 24 }, top, c, 25);
  }
  return c;
}

/** Blocks dotted, scaled, added: `scales` by block, the product of A's and B's, and its exponent. */
export function blocks(
  one: Sum,
  size: number,
  scales: readonly { readonly value: number; readonly exponent: number }[],
): number {
  let { c } = one;
  for (let k = 0; k < one.a.length; k += size) {
    const { sum, top } = aligned(one, range(k, size));
    const { value, exponent } = scales[k / size]!;
    c = withAccumulator(multiply({ m: sum, e: top - 24 }, exact(value)), top + exponent, c, Infinity);
  }
  return c;
}

/**
 * RDNA's dot adder: `terms` products a step; `rounding` ends each step. With `complement` a term that opposes the
 * accumulator is a grid unit larger.
 */
export function dots(one: Sum, terms: number, rounding: (x: Exact) => number, complement = false): number {
  let { c } = one;
  for (let k = 0; k < one.a.length; k += terms) {
    const ks = range(k, terms);
    const top = Math.max(
      exponentOf(c, "f32"),
      ...ks.map((x) => exponentOf(one.a[x]!, one.formats[0]) + exponentOf(one.b[x]!, one.formats[1])),
    );
    const frame = c < 0 || Object.is(c, -0) ? -1n : 1n;
    let sum = frame * units(exact(c), top - 24, "trunc");
    for (const x of ks) {
      const p = multiply(exact(one.a[x]!), exact(one.b[x]!));
      const u = frame * units(p, top - 24, "trunc");
      sum += u - (complement && frame * p.m < 0n ? 1n : 0n);
    }
    c = rounding({ m: frame * sum, e: top - 24 });
  }
  return c;
}

/** The exact sum, and what bounds the error of every model: see bound.ts. */
export function exactSum({ a, b, c }: Sum): Exact {
  return a.reduce((sum, x, k) => add(sum, multiply(exact(x), exact(b[k]!))), exact(c));
}

export const toNumber = (x: Exact): number => roundF64(x);
export const isInteger = (format: ElementFormat): boolean => /^iu?\d+$/.test(format);
export { FORMAT_BITS };

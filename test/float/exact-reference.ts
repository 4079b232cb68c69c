/**
 * An independent reference: rational numbers of BigInts, rounded once to a format. Slow and plain; shares
 * nothing with runtime/float.
 */

export interface Format {
  readonly precision: number;
  readonly emin: number;
  readonly emax: number;
}
export const F16: Format = { precision: 11, emin: -14, emax: 15 };
export const BF16: Format = { precision: 8, emin: -126, emax: 127 };
export const F32: Format = { precision: 24, emin: -126, emax: 127 };
export const F64: Format = { precision: 53, emin: -1022, emax: 1023 };

/** n / d, d > 0. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

const view = new DataView(new ArrayBuffer(8));

/** A finite double, exactly. */
export function rational(x: number): Rational {
  view.setFloat64(0, x);
  const bits = view.getBigUint64(0);
  const field = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const m = field === 0 ? fraction : fraction | 0x10000000000000n;
  const e = (field === 0 ? 1 : field) - 1075;
  const n = bits >> 63n ? -m : m;
  return e >= 0 ? { n: n << BigInt(e), d: 1n } : { n, d: 1n << BigInt(-e) };
}

export const multiply = (a: Rational, b: Rational): Rational => ({ n: a.n * b.n, d: a.d * b.d });
export const add = (a: Rational, b: Rational): Rational => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
export const divide = (a: Rational, b: Rational): Rational =>
  b.n < 0n ? { n: -a.n * b.d, d: a.d * -b.n } : { n: a.n * b.d, d: a.d * b.n };
export const power2 = (k: number): Rational =>
  k >= 0 ? { n: 1n << BigInt(k), d: 1n } : { n: 1n, d: 1n << BigInt(-k) };

/** floor(log2(n / d)) of a positive rational. */
function exponent(n: bigint, d: bigint): number {
  let e = n.toString(2).length - d.toString(2).length;
  if (e >= 0 ? n < d << BigInt(e) : n << BigInt(-e) < d) e -= 1;
  return e;
}

/** An integer of at most 53 bits times 2^e as a double, exactly (the result must be representable). */
function scaled(k: bigint, e: number): number {
  const half = Math.trunc(e / 2);
  return Number(k) * 2 ** half * 2 ** (e - half);
}

/** A nonzero rational rounded to the format: 0 nearest even, 1 up, 2 down, 3 toward zero. */
export function roundRational(x: Rational, format: Format, round: number): number {
  const negative = x.n < 0n;
  const n = negative ? -x.n : x.n;
  const e = Math.max(exponent(n, x.d), format.emin) - format.precision + 1;
  const num = e >= 0 ? n : n << BigInt(-e);
  const den = e >= 0 ? x.d << BigInt(e) : x.d;
  let k = num / den;
  const rest = num % den;
  const away =
    round === 0
      ? rest * 2n > den || (rest * 2n === den && (k & 1n) === 1n)
      : rest !== 0n && (round === 1 ? !negative : round === 2 ? negative : false);
  if (away) k += 1n;
  const max = (1n << BigInt(format.precision)) - 1n;
  const top = format.emax - format.precision + 1;
  let magnitude: number;
  if (e > top || (e === top && k > max)) {
    const infinite = round === 0 || (round === 1 && !negative) || (round === 2 && negative);
    magnitude = infinite ? Infinity : scaled(max, top);
  } else magnitude = scaled(k, e);
  return negative ? -magnitude : magnitude;
}

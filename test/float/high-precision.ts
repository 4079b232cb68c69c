/**
 * exp2, log2, sine, cosine and tanh as fixed-point BigInts of 320 bits: a reference that shares no formula
 * with runtime/float (plain series after halving, Newton's iteration, pi by the Gauss-Legendre mean).
 */
import { rational, type Rational } from "./exact-reference.js";

const BITS = 320n;
const ONE = 1n << BITS;
/** All results are at most this far off. */
export const SLACK = 1n << 60n;
export const SCALE = ONE;

function root(n: bigint): bigint {
  let x = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const y = (x + n / x) >> 1n;
    if (y >= x) return x;
    x = y;
  }
}

function gaussLegendrePi(): bigint {
  let a = ONE;
  let b = root(ONE * (ONE / 2n));
  let t = ONE / 4n;
  let p = 1n;
  for (let i = 0; i < 9; i++) {
    const mean = (a + b) / 2n;
    b = root(a * b);
    t -= (p * (a - mean) * (a - mean)) >> BITS;
    a = mean;
    p *= 2n;
  }
  return ((a + b) * (a + b)) / (4n * t);
}
export const PI = gaussLegendrePi();

const fixed = (x: Rational): bigint => (x.n << BITS) / x.d;

/** e^x for |x| < 2^10, by the series of x / 2^24 squared 24 times (guard bits by a finer unit). */
export function exp(x: bigint): bigint {
  const guard = 80n;
  const small = (x << guard) >> 24n;
  const unit = BITS + guard;
  let term = 1n << unit;
  let sum = term;
  for (let k = 1n; term !== 0n && term !== -1n; k++) {
    term = ((term * small) >> unit) / k;
    sum += term;
  }
  for (let i = 0; i < 24; i++) sum = (sum * sum) >> unit;
  return sum >> guard;
}

/** ln x for x in [1/2, 4), Halley's iteration on exp. */
export function ln(x: bigint): bigint {
  let y = BigInt(Math.round(Math.log(Number(x) / Number(ONE)) * 2 ** 50)) << (BITS - 50n);
  for (let i = 0; i < 4; i++) {
    const e = exp(y);
    y += ((2n * (x - e)) << BITS) / (x + e);
  }
  return y;
}
const LN2 = ln(2n * ONE);

export function exp2(x: number): bigint {
  const n = Math.floor(x);
  const f = exp((fixed(rational(x - n)) * LN2) >> BITS);
  return n >= 0 ? f << BigInt(n) : f >> BigInt(-n);
}

export function log2(x: number): bigint {
  const e = Math.floor(Math.log2(x));
  const r = rational(x);
  const m = e >= 0 ? { n: r.n, d: r.d << BigInt(e) } : { n: r.n << BigInt(-e), d: r.d };
  return (ln(fixed(m)) << BITS) / LN2 + (BigInt(e) << BITS);
}

/** [sin, cos] of x turns, -1 < x < 1. */
export function sinCosTurns(x: number): [bigint, bigint] {
  const a = (fixed(rational(x)) * 2n * PI) >> BITS;
  let term = ONE;
  let sin = 0n;
  let cos = 0n;
  for (let k = 1n; k < 120n; k++) {
    if (k & 1n) cos += (k & 2n) !== 0n ? -term : term;
    else sin += (k & 2n) !== 0n ? term : -term;
    term = (term * a) / (k << BITS);
  }
  return [sin, cos];
}

export function tanh(x: number): bigint {
  const e = exp(2n * fixed(rational(x)));
  return ((e - ONE) << BITS) / (e + ONE);
}

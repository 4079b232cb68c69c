/**
 * exp2, log2, sine, cosine, hyperbolic tangent and reciprocal square root for operands of f32's precision.
 * Each result is a double rounded to odd whose error before that rounding is below 2^-57 of the result, so
 * that rounding it to f32, f16 or bf16 is correct unless the exact value lies that close to a boundary.
 * Only + - * / and square roots are used, never the host's Math functions: every platform agrees.
 *
 * The pattern is everywhere the same: a table value as a pair of doubles, the first-order term exact as a
 * pair, the rest small enough for plain double arithmetic.
 */
import { pairOdd, exponentOf, pow2, productError, sumError } from "./exact.js";
import { fixedExp, fixedLn, fixedPi, fixedSinCos, splitFixed } from "./fixed.js";
import { madeNan } from "./out.js";

/** Fraction bits of the tables' computation. */
const BITS = 192n;

/** Stand-ins for results beyond every narrow format: they round like the exact value. */
const HUGE = 2 ** 1000;
const TINY = 2 ** -1000;

// ---- exp2 -----------------------------------------------------------------------------------------------

interface Exp2Table {
  /** 2^(k/128) = hi[k] + lo[k]. */
  hi: Float64Array;
  lo: Float64Array;
  ln2: number;
}
let exp2Table: Exp2Table | undefined;

function makeExp2Table(): Exp2Table {
  const hi = new Float64Array(128);
  const lo = new Float64Array(128);
  const ln2 = -fixedLn(1n, 2n, BITS);
  const root = fixedExp(ln2 >> 7n, BITS);
  let v = 1n << BITS;
  for (let k = 0; k < 128; k++) {
    [hi[k], lo[k]] = splitFixed(v, BITS);
    v = (v * root) >> BITS;
  }
  return { hi, lo, ln2: splitFixed(ln2, BITS)[0] };
}

/** exp(t) - 1 for |t| < 0.003. */
function expm1Small(t: number): number {
  const tail = 1 / 6 + t * (1 / 24 + t * (1 / 120 + t * (1 / 720 + t * (1 / 5040))));
  return t + t * t * (0.5 + t * tail);
}

/** 2^x */
export function exp2Odd(x: number): number {
  if (x !== x) return x;
  if (x > 1000) return x === Infinity ? x : HUGE;
  if (x < -1000) return x === -Infinity ? 0 : TINY;
  const table = (exp2Table ??= makeExp2Table());
  const steps = Math.floor(x * 128 + 0.5);
  const k = steps & 127;
  const p = expm1Small((x - steps / 128) * table.ln2);
  return pairOdd(table.hi[k], table.lo[k] + table.hi[k] * p) * pow2((steps - k) / 128);
}

// ---- log2 -----------------------------------------------------------------------------------------------

interface Log2Table {
  /** For m near j / 256: a reciprocal of 12 bits, and -log2 of it as a pair (first of 40 fraction bits). */
  inverse: Float64Array;
  hi: Float64Array;
  lo: Float64Array;
  /** 1 / ln 2 as a pair. */
  scale: [number, number];
}
let log2Table: Log2Table | undefined;

const LOG_FIRST = 180;
const LOG_LAST = 363;

function makeLog2Table(): Log2Table {
  const size = LOG_LAST + 1;
  const inverse = new Float64Array(size);
  const hi = new Float64Array(size);
  const lo = new Float64Array(size);
  const ln2 = -fixedLn(1n, 2n, BITS);
  for (let j = LOG_FIRST; j <= LOG_LAST; j++) {
    const n = Math.round((2048 * 256) / j);
    inverse[j] = n / 2048;
    const log2 = (-fixedLn(BigInt(n), 2048n, BITS) << BITS) / ln2;
    [hi[j], lo[j]] = splitFixed(log2, BITS, 40n);
  }
  return { inverse, hi, lo, scale: splitFixed((1n << (2n * BITS)) / ln2, BITS) };
}

/** log2(x); x of at most 40 significant bits, so that the reduced argument is exact. */
export function log2Odd(x: number): number {
  if (!(x > 0) || x === Infinity) return x === 0 ? -Infinity : x < 0 ? madeNan() : x;
  const table = (log2Table ??= makeLog2Table());
  let e = exponentOf(x);
  let m = x * pow2(-e);
  if (m > Math.SQRT2) {
    m /= 2;
    e += 1;
  }
  const j = Math.floor(m * 256 + 0.5);
  const r = m * table.inverse[j] - 1;
  const [scale, scaleLo] = table.scale;
  const series =
    -1 / 2 +
    r *
      (1 / 3 + r * (-1 / 4 + r * (1 / 5 + r * (-1 / 6 + r * (1 / 7 + r * (-1 / 8 + r * (1 / 9 - r / 10)))))));
  const p = r * scale;
  const rest = productError(r, scale, p) + r * scaleLo + table.lo[j] + r * r * series * scale;
  const base = e + table.hi[j];
  const s = base + p;
  return pairOdd(s, sumError(base, p, s) + rest);
}

// ---- sine and cosine of turns ---------------------------------------------------------------------------

interface TurnTable {
  /** sin and cos of 2 pi k / 256, k = 0..32, as pairs; and those times 2 pi, as pairs. */
  sin: Pairs;
  cos: Pairs;
  sinTurn: Pairs;
  cosTurn: Pairs;
  twoPi: number;
}
interface Pairs {
  hi: Float64Array;
  lo: Float64Array;
}
let turnTable: TurnTable | undefined;

function makeTurnTable(): TurnTable {
  const pairs = (): Pairs => ({ hi: new Float64Array(33), lo: new Float64Array(33) });
  const t = { sin: pairs(), cos: pairs(), sinTurn: pairs(), cosTurn: pairs() };
  const twoPi = 2n * fixedPi(BITS);
  const put = (p: Pairs, k: number, v: bigint): void => {
    [p.hi[k], p.lo[k]] = splitFixed(v, BITS);
  };
  for (let k = 0; k <= 32; k++) {
    const [sin, cos] = fixedSinCos((twoPi * BigInt(k)) >> 8n, BITS);
    put(t.sin, k, sin);
    put(t.cos, k, cos);
    put(t.sinTurn, k, (sin * twoPi) >> BITS);
    put(t.cosTurn, k, (cos * twoPi) >> BITS);
  }
  return { ...t, twoPi: splitFixed(twoPi, BITS)[0] };
}

/** sin(2 pi r) for 0 <= r <= 1/8, rounded to odd. */
function sinEighth(r: number): number {
  const t = (turnTable ??= makeTurnTable());
  const k = Math.floor(r * 256 + 0.5);
  const d = r - k / 256;
  return eighth(d, d * t.twoPi, t.sin, t.cosTurn, t.cos.hi[k], k);
}

/** cos(2 pi r) for 0 <= r <= 1/8, rounded to odd. */
function cosEighth(r: number): number {
  const t = (turnTable ??= makeTurnTable());
  const k = Math.floor(r * 256 + 0.5);
  const d = k / 256 - r;
  return eighth(d, d * t.twoPi, t.cos, t.sinTurn, t.sin.hi[k], k);
}

/**
 * a cos(o) + b sin(o), o = 2 pi d small: a + 2 pi b d, both exact as pairs, and what the series still has.
 */
function eighth(d: number, o: number, value: Pairs, slope: Pairs, b: number, k: number): number {
  const a = value.hi[k];
  const p = d * slope.hi[k];
  const o2 = o * o;
  const cosRest = o2 * (-1 / 2 + o2 * (1 / 24 - o2 * (1 / 720 - o2 / 40320)));
  const sinRest = o * o2 * (-1 / 6 + o2 * (1 / 120 - o2 * (1 / 5040 - o2 / 362880)));
  const rest = productError(d, slope.hi[k], p) + d * slope.lo[k] + value.lo[k] + a * cosRest + b * sinRest;
  const s = a + p;
  return pairOdd(s, sumError(a, p, s) + rest);
}

/** a modulo 1, exact; a >= 0. */
function fraction(a: number): number {
  return a - Math.floor(a);
}

/** sin(2 pi x): V_SIN takes turns. sin of an integer is +0, of -0 it is -0. */
export function sinTurnsOdd(x: number): number {
  if (x === 0 || x !== x) return x;
  if (!Number.isFinite(x)) return madeNan();
  // Exact: to (-1, 1), sine is odd.
  let r = fraction(Math.abs(x));
  let negative = x < 0;
  if (r >= 0.5) {
    r -= 0.5;
    negative = !negative;
  }
  if (r === 0) return 0;
  if (r > 0.25) r = 0.5 - r;
  const y = r <= 0.125 ? sinEighth(r) : cosEighth(0.25 - r);
  return negative ? -y : y;
}

/** cos(2 pi x). Zeros are +0. */
export function cosTurnsOdd(x: number): number {
  if (!Number.isFinite(x)) return x !== x ? x : madeNan();
  let r = fraction(Math.abs(x));
  if (r > 0.5) r = 1 - r;
  if (r === 0.25) return 0;
  const negative = r > 0.25;
  if (negative) r = 0.5 - r;
  const y = r <= 0.125 ? cosEighth(r) : sinEighth(0.25 - r);
  return negative ? -y : y;
}

// ---- tanh -----------------------------------------------------------------------------------------------

/** tanh(x) */
export function tanhOdd(x: number): number {
  if (x === 0 || x !== x) return x;
  const a = Math.abs(x);
  // Beyond 20 it is above 1 - 2^-56: one sticky bit below 1.
  const y = a > 20 ? (a === Infinity ? 1 : 1 - 2 ** -53) : a < 1 / 16 ? tanhSmall(a) : tanhLarge(a);
  return x < 0 ? -y : y;
}

function tanhSmall(a: number): number {
  const s = a * a;
  const tail = s * (62 / 2835 + s * (-1382 / 155925 + s * (21844 / 6081075 - s * (929569 / 638512875))));
  return pairOdd(a, a * s * (-1 / 3 + s * (2 / 15 + s * (-17 / 315 + tail))));
}

/** (E - 1) / (E + 1) with E = exp(2a) as a pair. */
function tanhLarge(a: number): number {
  const table = (exp2Table ??= makeExp2Table());
  const [scale, scaleLo] = (log2Table ??= makeLog2Table()).scale;
  // E = 2^u, u = 2a / ln 2 as a pair.
  const u = 2 * a * scale;
  const uLo = productError(2 * a, scale, u) + 2 * a * scaleLo;
  const steps = Math.floor(u * 128 + 0.5);
  const k = steps & 127;
  const p = expm1Small((u - steps / 128 + uLo) * table.ln2);
  const power = pow2((steps - k) / 128);
  const value = table.hi[k] * power;
  const series = (table.lo[k] + table.hi[k] * p) * power;
  const eHi = value + series;
  const eLo = sumError(value, series, eHi);
  // Numerator and denominator as pairs, then one corrected division.
  const n = eHi - 1;
  const nLo = sumError(eHi, -1, n) + eLo;
  const m = eHi + 1;
  const mLo = sumError(eHi, 1, m) + eLo;
  const q = n / m;
  const h = q * m;
  const rest = n - h - productError(q, m, h) + nLo - q * mLo;
  return pairOdd(q, rest / m);
}

// ---- reciprocal square root -----------------------------------------------------------------------------

/** 1 / sqrt(x) for normal x: a double and its error to 2^-100 of it, the second in `rsqLo`. */
let rsqLo = 0;
function rsqPair(x: number): number {
  const y = 1 / Math.sqrt(x);
  const h = y * y;
  const hLo = productError(y, y, h);
  const p = x * h;
  // Newton: y + y (1 - x y^2) / 2.
  rsqLo = (y / 2) * (1 - p - productError(x, h, p) - x * hLo);
  return y;
}

/** 1 / sqrt(x), |x| between 2^-900 and 2^900 or special. A zero gives the infinity of its sign. */
export function rsqOdd(x: number): number {
  if (!(x > 0) || x === Infinity) return x < 0 ? madeNan() : 1 / x;
  const y = rsqPair(x);
  return pairOdd(y, rsqLo);
}

/** 1 / sqrt(x) of a double, correctly rounded to nearest even. */
export function rsqNearestF64(x: number): number {
  if (!(x > 0) || x === Infinity) return x < 0 ? madeNan() : 1 / x;
  // x = m * 4^half with m in [1, 4).
  let scaled = x;
  let half = 0;
  if (x < 2 ** -1022) {
    scaled = x * 2 ** 64;
    half = -32;
  }
  const e = exponentOf(scaled) >> 1;
  half += e;
  const m = scaled * pow2(-e) * pow2(-e);
  const y = rsqPair(m);
  let r = y + rsqLo;
  // y is a neighbour of the exact value or r is: where the pair comes close to a tie, decide exactly.
  const unit = pow2(exponentOf(r) - 52);
  const offset = y - r + rsqLo;
  if (Math.abs(Math.abs(offset) - unit / 2) < unit * 2 ** -30) {
    const other = offset > 0 ? r + unit : r - unit;
    if (nearerToRsq(m, r, other)) r = other;
  }
  return r * pow2(-half);
}

/** Is 1 / sqrt(m) on `other`'s side of the middle between r and its neighbour `other`? */
function nearerToRsq(m: number, r: number, other: number): boolean {
  // The middle is an integer in units of 2^-55, m one in units of 2^-52.
  const middle = BigInt(r * 2 ** 54) + BigInt(other * 2 ** 54);
  const below = BigInt(m * 2 ** 52) * middle * middle < 1n << 162n;
  return other > r ? below : !below;
}

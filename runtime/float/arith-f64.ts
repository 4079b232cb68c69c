/**
 * f64 arithmetic in any round mode. In nearest even, add, sub, mul, div and sqrt are JavaScript's own. The
 * other modes, and fma in all, work on operands scaled to [1, 2) with the rounding error as a second double,
 * so that nothing over- or underflows before the one rounding (`roundScaledF64`). Denormals are kept:
 * callers flush operands and results (modes.ts).
 */
import { zeroSum } from "./arith-f32.js";
import { exponentOf, nextDown, nextUp, pow2, productError, sumError, toOdd } from "./exact.js";
import type { RoundMode } from "./modes.js";
import { roundScaledF64 } from "./round.js";

/** Exponent of the last `significand` call. */
let exponent = 0;

/** |m| in [1, 2) with x = m * 2^exponent, for finite nonzero x; leaves the exponent in `exponent`. */
function significand(x: number): number {
  const e = exponentOf(x);
  if (e >= -1022) {
    exponent = e;
    return x * pow2(-e);
  }
  const y = x * 2 ** 64;
  const f = exponentOf(y);
  exponent = f - 64;
  return y * pow2(-f);
}

export function addF64(a: number, b: number, round: RoundMode): number {
  const s = a + b;
  const mode = round & 3;
  if (mode === 0 || s !== s) return s;
  if (s === 0) return zeroSum(a, b, round);
  if (s === Infinity || s === -Infinity) {
    if (!Number.isFinite(a) || !Number.isFinite(b)) return s;
    // The sum of two finite numbers overflowed.
    if (s > 0) return mode === 1 ? s : Number.MAX_VALUE;
    return mode === 2 ? s : -Number.MAX_VALUE;
  }
  // Dekker's Fast2Sum: no intermediate overflow, the larger operand first.
  const e = Math.abs(a) >= Math.abs(b) ? b - (s - a) : a - (s - b);
  if (mode === 1 || (mode === 3 && s < 0)) return e > 0 ? nextUp(s) : s;
  return e < 0 ? nextDown(s) : s;
}

export function subF64(a: number, b: number, round: RoundMode): number {
  return addF64(a, -b, round);
}

/** The cases in which the double result is what every mode gives: NaN, infinite operand, exact zero. */
function plainProduct(a: number, b: number): boolean {
  return a === 0 || b === 0 || !Number.isFinite(a) || !Number.isFinite(b);
}

export function mulF64(a: number, b: number, round: RoundMode): number {
  if ((round & 3) === 0 || plainProduct(a, b)) return a * b;
  const ma = significand(a);
  const ea = exponent;
  const mb = significand(b);
  const p = ma * mb;
  return roundScaledF64(p, productError(ma, mb, p), ea + exponent, round);
}

export function divF64(a: number, b: number, round: RoundMode): number {
  if ((round & 3) === 0 || plainProduct(a, b)) return a / b;
  const ma = significand(a);
  const ea = exponent;
  const mb = significand(b);
  const q = ma / mb;
  const h = q * mb;
  const rest = ma - h - productError(q, mb, h);
  return roundScaledF64(q, mb > 0 ? rest : -rest, ea - exponent, round);
}

export function sqrtF64(x: number, round: RoundMode): number {
  if ((round & 3) === 0 || !(x > 0) || x === Infinity) return Math.sqrt(x);
  let m = significand(x);
  let e = exponent;
  if (e & 1) {
    m *= 2;
    e -= 1;
  }
  const s = Math.sqrt(m);
  const h = s * s;
  return roundScaledF64(s, m - h - productError(s, s, h), e / 2, round);
}

/** a * b + c with one rounding, in any mode. */
export function fmaF64(a: number, b: number, c: number, round: RoundMode): number {
  const p = a * b;
  if ((round & 3) === 0) {
    const size = Math.abs(p);
    if (size > 1e-230 && size < 1e290 && Math.abs(c) < 1e290 && Math.abs(a) < 1e290 && Math.abs(b) < 1e290) {
      return fmaInRange(a, b, p, c);
    }
  }
  if (plainProduct(a, b) || !Number.isFinite(c)) {
    // a * b is exact here unless it overflowed while c is infinite, and then c decides.
    if (!Number.isFinite(c) && Number.isFinite(a) && Number.isFinite(b)) return c;
    const s = p + c;
    return s === 0 ? zeroSum(p, c, round) : s;
  }
  return fmaScaled(a, b, c, round);
}

/**
 * Boldo and Melquiond: with the exact product uh + ul, the exact sums th + tl = c + ul and vh + vl = uh + th,
 * the result is fl(vh + odd(tl + vl)).
 */
function fmaInRange(a: number, b: number, uh: number, c: number): number {
  const ul = productError(a, b, uh);
  const th = c + ul;
  const tl = sumError(c, ul, th);
  const vh = uh + th;
  const vl = sumError(uh, th, vh);
  const z = tl + vl;
  const e = sumError(tl, vl, z);
  return vh + (e === 0 ? z : toOdd(z, e));
}

function fmaScaled(a: number, b: number, c: number, round: RoundMode): number {
  const ma = significand(a);
  let e = exponent;
  const mb = significand(b);
  e += exponent;
  const uh = ma * mb;
  const ul = productError(ma, mb, uh);
  if (c === 0) return roundScaledF64(uh, ul, e, round);
  const mc = significand(c);
  const ec = exponent;
  const distance = ec - e;
  // c so large that the product is less than a quarter of its last place: only the product's sign counts.
  if (distance > 60) return roundScaledF64(mc, uh, ec, round);
  // The product's last bit is 2^-104 or higher: a c far below it acts by its sign alone.
  const cs = mc * pow2(distance < -200 ? -200 : distance);
  const th = cs + ul;
  const tl = sumError(cs, ul, th);
  const vh = uh + th;
  const vl = sumError(uh, th, vh);
  const zs = tl + vl;
  const ze = sumError(tl, vl, zs);
  const z = ze === 0 ? zs : toOdd(zs, ze);
  const hi = vh + z;
  if (hi === 0) return (round & 3) === 2 ? -0 : 0;
  return roundScaledF64(hi, sumError(vh, z, hi), e, round);
}

/**
 * IEEE remainder a - n * b with n the integer nearest to a / b (even on ties): exact, so the same for every
 * format whose values a and b are. A zero result has a's sign.
 */
export function remainder(a: number, b: number): number {
  if (!Number.isFinite(a) || b === 0 || b !== b) return NaN;
  if (!Number.isFinite(b)) return a;
  const d = Math.abs(b);
  let r = Math.abs(a);
  if (d <= Number.MAX_VALUE / 2) r %= d + d;
  // Now r < 2d; take d away at most twice. r + r may overflow only where d / 2 is exact.
  if (d < 2 ** -1000) {
    if (r + r > d) {
      r -= d;
      if (r + r >= d) r -= d;
    }
  } else {
    const half = d / 2;
    if (r > half) {
      r -= d;
      if (r >= half) r -= d;
    }
  }
  return a < 0 || (a === 0 && 1 / a < 0) ? -r : r;
}

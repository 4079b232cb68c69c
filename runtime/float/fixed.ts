/**
 * Fixed-point BigInt arithmetic with which tables and constants are computed once, on first use: they are
 * derived here and not pasted. Values are integers counting 2^-bits. Nothing of this runs in a step.
 */

/** atanh(p / q) for 0 < |p/q| < 1/2, and atan with `alternate`. */
function inverseTangent(p: bigint, q: bigint, bits: bigint, alternate: boolean): bigint {
  let power = (p << bits) / q;
  let sum = power;
  for (let k = 3n; power !== 0n; k += 2n) {
    power = (power * p * p) / (q * q);
    if (alternate) power = -power;
    sum += power / k;
  }
  return sum;
}

/** Pi, by Machin's formula. */
export function fixedPi(bits: bigint): bigint {
  const guard = bits + 16n;
  const pi = 16n * inverseTangent(1n, 5n, guard, true) - 4n * inverseTangent(1n, 239n, guard, true);
  return pi >> 16n;
}

/** ln(p / q) for p / q between 1/2 and 2, a few units of the last place off. */
export function fixedLn(p: bigint, q: bigint, bits: bigint): bigint {
  return p === q ? 0n : 2n * inverseTangent(p - q, p + q, bits, false);
}

/** exp(x) for 0 <= x < 1. */
export function fixedExp(x: bigint, bits: bigint): bigint {
  let term = 1n << bits;
  let sum = term;
  for (let k = 1n; term !== 0n; k++) {
    term = ((term * x) >> bits) / k;
    sum += term;
  }
  return sum;
}

/** [sin x, cos x] for 0 <= x < 2. */
export function fixedSinCos(x: bigint, bits: bigint): [bigint, bigint] {
  let term = 1n << bits;
  let sin = 0n;
  let cos = 0n;
  for (let k = 1n; term !== 0n; k++) {
    // term = x^(k-1) / (k-1)!
    if (k & 1n) cos += k & 2n ? -term : term;
    else sin += k & 2n ? term : -term;
    term = ((term * x) >> bits) / k;
  }
  return [sin, cos];
}

/**
 * A fixed-point value as a double and the rest as another; `keep` limits the first to so many fraction bits.
 */
export function splitFixed(v: bigint, bits: bigint, keep?: bigint): [hi: number, lo: number] {
  const scale = 2 ** Number(bits);
  const hi = keep === undefined ? Number(v) / scale : Number(v >> (bits - keep)) / 2 ** Number(keep);
  return [hi, Number(v - BigInt(hi * scale)) / scale];
}

/** V_CMP_CLASS: which of ten classes a pattern is in, as the mask bit that stands for it. */

/** Mask bits of the class test. */
export const CLASS_SIGNAL_NAN = 1 << 0;
export const CLASS_QUIET_NAN = 1 << 1;
export const CLASS_NEG_INF = 1 << 2;
export const CLASS_NEG_NORMAL = 1 << 3;
export const CLASS_NEG_DENORMAL = 1 << 4;
export const CLASS_NEG_ZERO = 1 << 5;
export const CLASS_POS_ZERO = 1 << 6;
export const CLASS_POS_DENORMAL = 1 << 7;
export const CLASS_POS_NORMAL = 1 << 8;
export const CLASS_POS_INF = 1 << 9;

/** From the parts: sign, is the exponent field zero or all ones, is the fraction zero, its highest bit. */
function classOf(
  negative: boolean,
  low: boolean,
  top: boolean,
  zeroFraction: boolean,
  quiet: boolean,
): number {
  if (top) {
    if (!zeroFraction) return quiet ? CLASS_QUIET_NAN : CLASS_SIGNAL_NAN;
    return negative ? CLASS_NEG_INF : CLASS_POS_INF;
  }
  if (!low) return negative ? CLASS_NEG_NORMAL : CLASS_POS_NORMAL;
  if (zeroFraction) return negative ? CLASS_NEG_ZERO : CLASS_POS_ZERO;
  return negative ? CLASS_NEG_DENORMAL : CLASS_POS_DENORMAL;
}

export function class16(bits: number): number {
  const e = bits & 0x7c00;
  return classOf((bits & 0x8000) !== 0, e === 0, e === 0x7c00, (bits & 0x3ff) === 0, (bits & 0x200) !== 0);
}

export function classBf16(bits: number): number {
  return class32(bits << 16);
}

export function class32(bits: number): number {
  const e = bits & 0x7f800000;
  return classOf(
    bits >> 31 !== 0,
    e === 0,
    e === 0x7f800000,
    (bits & 0x7fffff) === 0,
    (bits & 0x400000) !== 0,
  );
}

export function class64(lo: number, hi: number): number {
  const e = hi & 0x7ff00000;
  return classOf(
    hi >> 31 !== 0,
    e === 0,
    e === 0x7ff00000,
    (hi & 0xfffff) === 0 && lo === 0,
    (hi & 0x80000) !== 0,
  );
}

/** Does the pattern's class stand in the mask? 0 or 1. */
export function classTest16(bits: number, mask: number): number {
  return (class16(bits) & mask) !== 0 ? 1 : 0;
}
export function classTest32(bits: number, mask: number): number {
  return (class32(bits) & mask) !== 0 ? 1 : 0;
}
export function classTest64(lo: number, hi: number, mask: number): number {
  return (class64(lo, hi) & mask) !== 0 ? 1 : 0;
}

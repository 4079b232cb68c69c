/**
 * Integer helpers of executors. 32-bit words are numbers of which only the low 32 bits count (so 0xffffffff and -1 are
 * the same word) unless stated; a 64-bit value is two words, low first. Results are unsigned words unless stated.
 */

/** a << n; 0 for n of 32 and more. */
export function shl32(a: number, n: number): number {
  return n >>> 0 > 31 ? 0 : (a << n) >>> 0;
}

/** Logical a >> n; 0 for n of 32 and more. */
export function shr32(a: number, n: number): number {
  return n >>> 0 > 31 ? 0 : a >>> n;
}

/** Arithmetic a >> n (signed result); only sign bits for n of 32 and more. */
export function sar32(a: number, n: number): number {
  return a >> (n >>> 0 > 31 ? 31 : n);
}

/** Low word of a 64-bit a << n; n of 64 and more gives 0. */
export function shl64Lo(lo: number, _hi: number, n: number): number {
  return n >>> 0 > 31 ? 0 : (lo << n) >>> 0;
}

export function shl64Hi(lo: number, hi: number, n: number): number {
  n >>>= 0;
  if (n === 0) return hi >>> 0;
  if (n < 32) return ((hi << n) | (lo >>> (32 - n))) >>> 0;
  return n > 63 ? 0 : (lo << (n - 32)) >>> 0;
}

/** Low word of a logical 64-bit a >> n; n of 64 and more gives 0. */
export function shr64Lo(lo: number, hi: number, n: number): number {
  n >>>= 0;
  if (n === 0) return lo >>> 0;
  if (n < 32) return ((lo >>> n) | (hi << (32 - n))) >>> 0;
  return n > 63 ? 0 : hi >>> (n - 32);
}

export function shr64Hi(_lo: number, hi: number, n: number): number {
  return n >>> 0 > 31 ? 0 : hi >>> n;
}

/** Low word of an arithmetic 64-bit a >> n. */
export function sar64Lo(lo: number, hi: number, n: number): number {
  n >>>= 0;
  if (n === 0) return lo >>> 0;
  if (n < 32) return ((lo >>> n) | (hi << (32 - n))) >>> 0;
  return (hi >> (n > 63 ? 31 : n - 32)) >>> 0;
}

export function sar64Hi(_lo: number, hi: number, n: number): number {
  return (hi >> (n >>> 0 > 31 ? 31 : n)) >>> 0;
}

/** High word of the unsigned 64-bit product of two words. No sum of the partial products leaves 32 bits. */
export function mulHiU32(a: number, b: number): number {
  const al = a & 0xffff;
  const ah = a >>> 16;
  const bl = b & 0xffff;
  const bh = b >>> 16;
  const mid = (Math.imul(ah, bl) + (Math.imul(al, bl) >>> 16)) >>> 0;
  const mid2 = (Math.imul(al, bh) + (mid & 0xffff)) >>> 0;
  return (Math.imul(ah, bh) + (mid >>> 16) + (mid2 >>> 16)) >>> 0;
}

/** High word of the signed 64-bit product of two words. */
export function mulHiI32(a: number, b: number): number {
  let high = mulHiU32(a, b);
  if ((a | 0) < 0) high -= b;
  if ((b | 0) < 0) high -= a;
  return high >>> 0;
}

export function lessU64(aLo: number, aHi: number, bLo: number, bHi: number): boolean {
  const a = aHi >>> 0;
  const b = bHi >>> 0;
  return a === b ? aLo >>> 0 < bLo >>> 0 : a < b;
}

export function lessI64(aLo: number, aHi: number, bLo: number, bHi: number): boolean {
  const a = aHi | 0;
  const b = bHi | 0;
  return a === b ? aLo >>> 0 < bLo >>> 0 : a < b;
}

/** Number of ones of a word. */
export function countOnes32(a: number): number {
  a -= (a >>> 1) & 0x55555555;
  a = (a & 0x33333333) + ((a >>> 2) & 0x33333333);
  return Math.imul((a + (a >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Number of the lowest one of a word that is not 0. */
export function lowestOne(a: number): number {
  return 31 - Math.clz32(a & -a);
}

/** Zeros below the lowest one; 32 for 0. */
export function countTrailingZeros32(a: number): number {
  return (a | 0) === 0 ? 32 : 31 - Math.clz32(a & -a);
}

/** Zeros below the lowest one of a 64-bit value; 64 for 0. */
export function countTrailingZeros64(lo: number, hi: number): number {
  return (lo | 0) !== 0 ? countTrailingZeros32(lo) : 32 + countTrailingZeros32(hi);
}

/** Zeros above the highest one of a 64-bit value; 64 for 0. */
export function countLeadingZeros64(lo: number, hi: number): number {
  return (hi | 0) !== 0 ? Math.clz32(hi) : 32 + Math.clz32(lo);
}

/** Bits of a word in opposite order. */
export function reverse32(a: number): number {
  a = ((a >>> 1) & 0x55555555) | ((a & 0x55555555) << 1);
  a = ((a >>> 2) & 0x33333333) | ((a & 0x33333333) << 2);
  a = ((a >>> 4) & 0x0f0f0f0f) | ((a & 0x0f0f0f0f) << 4);
  a = ((a >>> 8) & 0x00ff00ff) | ((a & 0x00ff00ff) << 8);
  return ((a >>> 16) | (a << 16)) >>> 0;
}

/** The low `width` bits of a word as a signed number; width 0 gives 0, 32 and more the whole word. */
export function signExtend32(a: number, width: number): number {
  width >>>= 0;
  if (width === 0) return 0;
  return width > 31 ? a | 0 : (a << (32 - width)) >> (32 - width);
}

/** Low word of the low `width` bits of a 64-bit value, sign-extended. */
export function signExtend64Lo(lo: number, _hi: number, width: number): number {
  return width >>> 0 > 31 ? lo >>> 0 : signExtend32(lo, width) >>> 0;
}

export function signExtend64Hi(lo: number, hi: number, width: number): number {
  width >>>= 0;
  return (width > 32 ? signExtend32(hi, width - 32) : signExtend32(lo, width) >> 31) >>> 0;
}

/** `width` bits (1 to 32) from bit `at` on of a value of `count` words at u[p], u[p + h], ..; zeros beyond its end. */
export function bitsAt(
  u: Uint32Array,
  p: number,
  h: number,
  count: number,
  at: number,
  width: number,
): number {
  const index = at >>> 5;
  const shift = at & 31;
  const low = index < count ? u[p + index * h] : 0;
  const high = index + 1 < count ? u[p + (index + 1) * h] : 0;
  const word = shift === 0 ? low : (low >>> shift) | (high << (32 - shift));
  return width === 32 ? word >>> 0 : word & ((1 << width) - 1);
}

/** A word with `width` bits (1 to 32) from bit `at` on replaced; bits beyond the word are dropped. */
export function insert32(a: number, value: number, at: number, width: number): number {
  if (at >>> 0 > 31) return a >>> 0;
  const mask = (width > 31 ? -1 : (1 << width) - 1) << at;
  return ((a & ~mask) | ((value << at) & mask)) >>> 0;
}

/** Low word of a 64-bit value with `width` bits (1 to 32) from bit `at` on replaced. */
export function insert64Lo(lo: number, _hi: number, value: number, at: number, width: number): number {
  return at >>> 0 > 31 ? lo >>> 0 : insert32(lo, value, at, width);
}

export function insert64Hi(_lo: number, hi: number, value: number, at: number, width: number): number {
  if (at >>> 0 > 31) return insert32(hi, value, at - 32, width);
  const spill = at + width - 32;
  if (spill <= 0) return hi >>> 0;
  return insert32(hi, (width === 32 ? value : value & ((1 << width) - 1)) >>> (width - spill), 0, spill);
}

/** A 64-bit value as an unsigned BigInt: for values that grow beyond 64 bits. */
export function toBigU64(lo: number, hi: number): bigint {
  return (BigInt(hi >>> 0) << 32n) | BigInt(lo >>> 0);
}

export function toBigI64(lo: number, hi: number): bigint {
  return (BigInt(hi | 0) << 32n) | BigInt(lo >>> 0);
}

/** Word `index` (0 is lowest) of a BigInt in two's complement. */
export function bigWord(value: bigint, index: number): number {
  return Number((value >> BigInt(32 * index)) & 0xffffffffn);
}

/** The unsigned BigInt of words, low first. */
export function bigFromWords(words: ArrayLike<number>): bigint {
  let value = 0n;
  for (let index = words.length - 1; index >= 0; index--) value = (value << 32n) | BigInt(words[index] >>> 0);
  return value;
}

/** Fills words, low first, with a BigInt in two's complement. */
export function bigToWords(value: bigint, words: Uint32Array): void {
  for (let index = 0; index < words.length; index++) words[index] = bigWord(value, index);
}

/** Replaces `width` bits (1 to 32) from bit `at` on in an array of words; bits beyond its end are dropped. */
export function setBits(words: Uint32Array, at: number, value: number, width: number): void {
  const index = at >>> 5;
  const shift = at & 31;
  if (index < words.length) words[index] = insert32(words[index], value, shift, width);
  const spill = shift + width - 32;
  if (spill > 0 && index + 1 < words.length) {
    words[index + 1] = insert32(
      words[index + 1],
      (width === 32 ? value : value & ((1 << width) - 1)) >>> (width - spill),
      0,
      spill,
    );
  }
}

const cell = new Float64Array(1);
const cellWords = new Uint32Array(cell.buffer);

/** Writes the two words of a double to u[lo] and u[hi]. */
export function storeF64(u: Uint32Array, lo: number, hi: number, x: number): void {
  cell[0] = x;
  u[lo] = cellWords[0];
  u[hi] = cellWords[1];
}

/**
 * Minimum and maximum on bit patterns, in the flavours of the generations. They differ in what a NaN does:
 *
 * - `min`/`max` with `bothNan` = "second": if one is NaN the other is the result, of two quiet NaNs the
 *   second (cdna1-4, rdna1, rdna2); "first": of two the first (rdna3, rdna3_5). With `ieee` (MODE.IEEE) a
 *   signalling NaN comes first and is quietened.
 * - `minNum`/`maxNum` (rdna4, cdna5): one NaN, also a signalling one, gives the other operand; two give the
 *   first, quietened.
 * - `minimum`/`maximum` (rdna4, cdna5): a NaN wins and is quietened, signalling ones first, then the first.
 *
 * -0 is less than +0 everywhere. Callers flush denormal inputs first. 16-bit patterns are handled as the
 * upper half of a word, where bf16 is f32 itself and f16 a format with its infinity at 0x7c000000.
 */
import { out } from "./out.js";
import { isNan64, quietHi64 } from "./bits.js";

const INF32 = 0x7f800000;
const QUIET32 = 0x00400000;
const INF16 = 0x7c000000;
const QUIET16 = 0x02000000;

/** Patterns as signed integers in the order of the numbers, -0 just below +0. */
function key(bits: number): number {
  return bits ^ ((bits >> 31) & 0x7fffffff);
}

function isNan(bits: number, inf: number): boolean {
  return (bits & 0x7fffffff) > inf;
}

function isSignal(bits: number, inf: number, quiet: number): boolean {
  return (bits & 0x7fffffff) > inf && (bits & quiet) === 0;
}

/** The NaN rule of the older generations: the result's pattern, or -1 when both are numbers. */
function olderNan(a: number, b: number, ieee: boolean, second: boolean, inf: number, quiet: number): number {
  const nanA = isNan(a, inf);
  const nanB = isNan(b, inf);
  if (!nanA && !nanB) return -1;
  if (ieee) {
    if (isSignal(a, inf, quiet)) return (a | quiet) >>> 0;
    if (isSignal(b, inf, quiet)) return (b | quiet) >>> 0;
  }
  if (nanA && nanB) return second ? b : a;
  return nanA ? b : a;
}

/** The NaN rule of minNum and maxNum: the result's pattern, or -1. */
function numNan(a: number, b: number, inf: number, quiet: number): number {
  if (isNan(a, inf)) return isNan(b, inf) ? (a | quiet) >>> 0 : b;
  return isNan(b, inf) ? a : -1;
}

/** The NaN rule of minimum and maximum: the result's pattern, or -1. */
function propagatedNan(a: number, b: number, inf: number, quiet: number): number {
  const nanA = isNan(a, inf);
  const nanB = isNan(b, inf);
  if (!nanA && !nanB) return -1;
  // Signalling NaNs go first; of equals the first operand.
  if (nanA && (isSignal(a, inf, quiet) || !isSignal(b, inf, quiet))) return (a | quiet) >>> 0;
  return (b | quiet) >>> 0;
}

function lesser(a: number, b: number): number {
  return key(a) < key(b) ? a : b;
}
function greater(a: number, b: number): number {
  return key(a) > key(b) ? a : b;
}

// ---- f32 ------------------------------------------------------------------------------------------------

/** cdna1-4, rdna1, rdna2. */
export function min32Second(a: number, b: number, ieee: boolean): number {
  const nan = olderNan(a, b, ieee, true, INF32, QUIET32);
  return nan >= 0 ? nan : lesser(a, b);
}
export function max32Second(a: number, b: number, ieee: boolean): number {
  const nan = olderNan(a, b, ieee, true, INF32, QUIET32);
  return nan >= 0 ? nan : greater(a, b);
}
/** rdna3, rdna3_5. */
export function min32First(a: number, b: number, ieee: boolean): number {
  const nan = olderNan(a, b, ieee, false, INF32, QUIET32);
  return nan >= 0 ? nan : lesser(a, b);
}
export function max32First(a: number, b: number, ieee: boolean): number {
  const nan = olderNan(a, b, ieee, false, INF32, QUIET32);
  return nan >= 0 ? nan : greater(a, b);
}
export function minNum32(a: number, b: number): number {
  const nan = numNan(a, b, INF32, QUIET32);
  return nan >= 0 ? nan : lesser(a, b);
}
export function maxNum32(a: number, b: number): number {
  const nan = numNan(a, b, INF32, QUIET32);
  return nan >= 0 ? nan : greater(a, b);
}
export function minimum32(a: number, b: number): number {
  const nan = propagatedNan(a, b, INF32, QUIET32);
  return nan >= 0 ? nan : lesser(a, b);
}
export function maximum32(a: number, b: number): number {
  const nan = propagatedNan(a, b, INF32, QUIET32);
  return nan >= 0 ? nan : greater(a, b);
}

// ---- f16 ------------------------------------------------------------------------------------------------

/** Upper half of a word, unsigned. */
function high(bits: number): number {
  return (bits << 16) >>> 0;
}

export function min16Second(a: number, b: number, ieee: boolean): number {
  const nan = olderNan(high(a), high(b), ieee, true, INF16, QUIET16);
  return (nan >= 0 ? nan : high(lesser16(a, b))) >>> 16;
}
export function max16Second(a: number, b: number, ieee: boolean): number {
  const nan = olderNan(high(a), high(b), ieee, true, INF16, QUIET16);
  return (nan >= 0 ? nan : high(greater16(a, b))) >>> 16;
}
export function min16First(a: number, b: number, ieee: boolean): number {
  const nan = olderNan(high(a), high(b), ieee, false, INF16, QUIET16);
  return (nan >= 0 ? nan : high(lesser16(a, b))) >>> 16;
}
export function max16First(a: number, b: number, ieee: boolean): number {
  const nan = olderNan(high(a), high(b), ieee, false, INF16, QUIET16);
  return (nan >= 0 ? nan : high(greater16(a, b))) >>> 16;
}
export function minNum16(a: number, b: number): number {
  const nan = numNan(high(a), high(b), INF16, QUIET16);
  return (nan >= 0 ? nan : high(lesser16(a, b))) >>> 16;
}
export function maxNum16(a: number, b: number): number {
  const nan = numNan(high(a), high(b), INF16, QUIET16);
  return (nan >= 0 ? nan : high(greater16(a, b))) >>> 16;
}
export function minimum16(a: number, b: number): number {
  const nan = propagatedNan(high(a), high(b), INF16, QUIET16);
  return (nan >= 0 ? nan : high(lesser16(a, b))) >>> 16;
}
export function maximum16(a: number, b: number): number {
  const nan = propagatedNan(high(a), high(b), INF16, QUIET16);
  return (nan >= 0 ? nan : high(greater16(a, b))) >>> 16;
}

function lesser16(a: number, b: number): number {
  return key(a << 16) < key(b << 16) ? a : b;
}
function greater16(a: number, b: number): number {
  return key(a << 16) > key(b << 16) ? a : b;
}

// ---- bf16: f32 in the upper half (only rdna4 and cdna5 flavours exist) -----------------------------------

export function minNumBf16(a: number, b: number): number {
  return minNum32(high(a), high(b)) >>> 16;
}
export function maxNumBf16(a: number, b: number): number {
  return maxNum32(high(a), high(b)) >>> 16;
}
export function minimumBf16(a: number, b: number): number {
  return minimum32(high(a), high(b)) >>> 16;
}
export function maximumBf16(a: number, b: number): number {
  return maximum32(high(a), high(b)) >>> 16;
}

// ---- f64: words in, result to OUT ------------------------------------------------------------------------

/** Is a less than b in the order with -0 < +0? Neither is NaN. */
function less64(aLo: number, aHi: number, bLo: number, bHi: number): boolean {
  const ka = key(aHi);
  const kb = key(bHi);
  if (ka !== kb) return ka < kb;
  // The same sign and high word: low words count upward for positive numbers, downward for negative.
  return aHi >>> 31 ? aLo >>> 0 > bLo >>> 0 : aLo >>> 0 < bLo >>> 0;
}

function isSignal64(lo: number, hi: number): boolean {
  return isNan64(lo, hi) && (hi & 0x80000) === 0;
}

/** The older NaN rule to OUT; false when both are numbers. */
function olderNan64(
  aLo: number,
  aHi: number,
  bLo: number,
  bHi: number,
  ieee: boolean,
  second: boolean,
): boolean {
  const nanA = isNan64(aLo, aHi);
  const nanB = isNan64(bLo, bHi);
  if (!nanA && !nanB) return false;
  if (ieee && isSignal64(aLo, aHi)) out(aLo, quietHi64(aHi));
  else if (ieee && isSignal64(bLo, bHi)) out(bLo, quietHi64(bHi));
  else if (nanA && (second || !nanB)) out(bLo, bHi);
  else out(aLo, aHi);
  return true;
}

function numNan64(aLo: number, aHi: number, bLo: number, bHi: number): boolean {
  if (isNan64(aLo, aHi)) {
    if (isNan64(bLo, bHi)) out(aLo, quietHi64(aHi));
    else out(bLo, bHi);
    return true;
  }
  if (!isNan64(bLo, bHi)) return false;
  out(aLo, aHi);
  return true;
}

function propagatedNan64(aLo: number, aHi: number, bLo: number, bHi: number): boolean {
  const nanA = isNan64(aLo, aHi);
  if (!nanA && !isNan64(bLo, bHi)) return false;
  if (nanA && (isSignal64(aLo, aHi) || !isSignal64(bLo, bHi))) out(aLo, quietHi64(aHi));
  else out(bLo, quietHi64(bHi));
  return true;
}

function lesser64(aLo: number, aHi: number, bLo: number, bHi: number): void {
  if (less64(aLo, aHi, bLo, bHi)) out(aLo, aHi);
  else out(bLo, bHi);
}
function greater64(aLo: number, aHi: number, bLo: number, bHi: number): void {
  if (less64(bLo, bHi, aLo, aHi)) out(aLo, aHi);
  else out(bLo, bHi);
}

export function min64Second(aLo: number, aHi: number, bLo: number, bHi: number, ieee: boolean): void {
  if (!olderNan64(aLo, aHi, bLo, bHi, ieee, true)) lesser64(aLo, aHi, bLo, bHi);
}
export function max64Second(aLo: number, aHi: number, bLo: number, bHi: number, ieee: boolean): void {
  if (!olderNan64(aLo, aHi, bLo, bHi, ieee, true)) greater64(aLo, aHi, bLo, bHi);
}
export function min64First(aLo: number, aHi: number, bLo: number, bHi: number, ieee: boolean): void {
  if (!olderNan64(aLo, aHi, bLo, bHi, ieee, false)) lesser64(aLo, aHi, bLo, bHi);
}
export function max64First(aLo: number, aHi: number, bLo: number, bHi: number, ieee: boolean): void {
  if (!olderNan64(aLo, aHi, bLo, bHi, ieee, false)) greater64(aLo, aHi, bLo, bHi);
}
export function minNum64(aLo: number, aHi: number, bLo: number, bHi: number): void {
  if (!numNan64(aLo, aHi, bLo, bHi)) lesser64(aLo, aHi, bLo, bHi);
}
export function maxNum64(aLo: number, aHi: number, bLo: number, bHi: number): void {
  if (!numNan64(aLo, aHi, bLo, bHi)) greater64(aLo, aHi, bLo, bHi);
}
export function minimum64(aLo: number, aHi: number, bLo: number, bHi: number): void {
  if (!propagatedNan64(aLo, aHi, bLo, bHi)) lesser64(aLo, aHi, bLo, bHi);
}
export function maximum64(aLo: number, aHi: number, bLo: number, bHi: number): void {
  if (!propagatedNan64(aLo, aHi, bLo, bHi)) greater64(aLo, aHi, bLo, bHi);
}

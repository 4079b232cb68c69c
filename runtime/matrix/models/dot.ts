/**
 * RDNA's adder of dot products: the accumulator and two (or four) exact products aligned to one grid of 24 fraction
 * bits below the largest exponent, cut toward zero, added, and rounded once to nearest even.
 *
 * `dot2Complement` has what was measured on gfx1151 beyond that: the accumulator's sign is the frame, and a term of the
 * other sign is complemented without the increment, so it lands one grid unit further from zero (a term that is zero
 * does not). Its sums of whole numbers are then not exact, which the shared kernel cases ask of all generations, and its
 * description says itself that it is not complete; so no instruction uses it.
 */
import { A, ACC, ACC_BITS, B, EA, EB, FIRST, ROWS, SUM, TOP, exponentOfBits, power } from "../work.js";
import { FLUSH, finish, SATURATE, type Kernel } from "./kernel.js";

const GRID_BITS = 24;
/** Exponents of sums of products stay below this unless something is not finite. */
const CAREFUL = 260;

/** Whether terms that oppose the accumulator are complemented. */
type Frame = "plain" | "complement";

/**
 * A little more than 1. A term is its product in grid units, with the frame's sign taken out, cut toward zero if it is
 * positive, and if negative cut toward zero and then made smaller by one unit. That is the floor of the product made
 * larger by so little that only a negative integer falls below itself: products have 22 bits, far fewer than 40.
 */
const BEYOND = 1 + 2 ** -40;

/** Reads as frame and scale in one: the grid under exponent `top`, negative where the accumulator is. */
const scaleOf = (bits: number, top: number): number => (1 - 2 * (bits >>> 31)) * power(GRID_BITS - top);

/** A sum of nothing but zeros has IEEE's sign; one whose terms all lie below the grid is +0. */
const zeroSum = (ieee: number): number => (ieee === 0 ? ieee : 0);

const isSpecial = (top: number, bits: number): boolean =>
  top >= CAREFUL || (bits & 0x7f800000) === 0x7f800000;

/** Two products of each column and ACC[to + j], summed into SUM[j], whose exponent is TOP[j]; the caller rounds. */
function dot2Sums(at: number, rows: number, to: number, n: number, frame: Frame): void {
  const a0 = A[at];
  const a1 = A[at + 1];
  const e0 = EA[at];
  const e1 = EA[at + 1];
  const r0 = ROWS[rows];
  const r1 = ROWS[rows + 1];
  for (let j = 0; j < n; j++) {
    const bits = ACC_BITS[to + j];
    let top = exponentOfBits(bits);
    let d = e0 + EB[r0 + j] - top;
    top += d & ~(d >> 31);
    d = e1 + EB[r1 + j] - top;
    top += d & ~(d >> 31);
    const c = ACC[to + j];
    const p = a0 * B[r0 + j];
    const q = a1 * B[r1 + j];
    if (isSpecial(top, bits)) {
      SUM[j] = c + p + q;
      continue;
    }
    let scale: number;
    let sum: number;
    if (frame === "plain") {
      scale = power(GRID_BITS - top);
      sum = Math.trunc(c * scale) + Math.trunc(p * scale) + Math.trunc(q * scale);
    } else {
      scale = scaleOf(bits, top);
      const beyond = scale * BEYOND;
      sum = Math.floor(c * scale) + Math.floor(p * beyond) + Math.floor(q * beyond);
    }
    SUM[j] = sum === 0 ? zeroSum(c + p + q) : sum / scale;
    TOP[j] = top - GRID_BITS + 31 - Math.clz32(sum < 0 ? -sum : sum);
  }
}

function dot2Chain(rows: number, k: number, n: number, frame: Frame): void {
  for (let r = 0; r < rows; r++) {
    for (let t = 0; t < k; t += 2) {
      dot2Sums(r * k + t, FIRST[r] + t, r * n, n, frame);
      for (let j = 0; j < n; j++) ACC[r * n + j] = SUM[j];
    }
  }
}

export const dot2: Kernel = (rows, k, n) => dot2Chain(rows, k, n, "plain");
export const dot2Complement: Kernel = (rows, k, n) => dot2Chain(rows, k, n, "complement");

export const dot4: Kernel = (rows, k, n) => {
  for (let row = 0; row < rows; row++) {
    const first = FIRST[row];
    for (let t = 0; t < k; t += 4) {
      const at = row * k + t;
      const r0 = ROWS[first + t];
      const r1 = ROWS[first + t + 1];
      const r2 = ROWS[first + t + 2];
      const r3 = ROWS[first + t + 3];
      for (let j = 0; j < n; j++) {
        const to = row * n + j;
        const bits = ACC_BITS[to];
        let top = exponentOfBits(bits);
        let d = EA[at] + EB[r0 + j] - top;
        top += d & ~(d >> 31);
        d = EA[at + 1] + EB[r1 + j] - top;
        top += d & ~(d >> 31);
        d = EA[at + 2] + EB[r2 + j] - top;
        top += d & ~(d >> 31);
        d = EA[at + 3] + EB[r3 + j] - top;
        top += d & ~(d >> 31);
        const c = ACC[to];
        const p = A[at] * B[r0 + j];
        const q = A[at + 1] * B[r1 + j];
        const r = A[at + 2] * B[r2 + j];
        const s = A[at + 3] * B[r3 + j];
        if (isSpecial(top, bits)) {
          ACC[to] = c + p + q + r + s;
          continue;
        }
        const scale = power(GRID_BITS - top);
        const sum =
          Math.trunc(c * scale) +
          Math.trunc(p * scale) +
          Math.trunc(q * scale) +
          Math.trunc(r * scale) +
          Math.trunc(s * scale);
        ACC[to] = sum === 0 ? zeroSum(c + p + q + r + s) : sum / scale;
      }
    }
  }
};

const F16_MAX = 65504;
const BF16_MAX = (2 - 2 ** -7) * 2 ** 127;

/**
 * A 16-bit result: `x`, whose exponent is `e`, rounded to nearest even at `width` bits or at 2^lowest if that is larger,
 * infinite or saturated where it is too large. Adding and subtracting a number whose last place is that of the result
 * rounds it.
 */
function narrow(x: number, e: number, width: number, lowest: number, max: number, saturate: boolean): number {
  const place = e - width + 1;
  const big = 1.5 * power((place < lowest ? lowest : place) + 52);
  const y = x + big - big;
  if (y <= max && y >= -max && y !== 0) return y;
  return extreme(x, y, saturate ? max : Infinity);
}

/** A result that is zero, not finite, or too large for its format. */
function extreme(x: number, y: number, max: number): number {
  if (x === 0 || x - x !== 0) return x;
  if (y === 0) return x < 0 ? -0 : 0;
  return y < 0 ? -max : max;
}

/** Results of every step rounded to f16 (V_DOT2_F16_F16). */
export const dot2F16: Kernel = (rows, k, n, flags) => {
  const saturate = (flags & SATURATE) !== 0;
  for (let r = 0; r < rows; r++) {
    for (let t = 0; t < k; t += 2) {
      dot2Sums(r * k + t, FIRST[r] + t, r * n, n, "plain");
      for (let j = 0; j < n; j++) ACC[r * n + j] = narrow(SUM[j], TOP[j], 11, -24, F16_MAX, saturate);
    }
  }
};

/** Results of every step rounded to bf16 (V_DOT2_BF16_BF16), denormal ones to zero. */
export const dot2Bf16: Kernel = (rows, k, n, flags) => {
  const saturate = (flags & SATURATE) !== 0;
  for (let r = 0; r < rows; r++) {
    for (let t = 0; t < k; t += 2) {
      dot2Sums(r * k + t, FIRST[r] + t, r * n, n, "plain");
      for (let j = 0; j < n; j++) {
        const x = narrow(SUM[j], TOP[j], 8, -133, BF16_MAX, saturate);
        ACC[r * n + j] = finish(x, flags & FLUSH, false);
      }
    }
  }
};

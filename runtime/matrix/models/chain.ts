/** Chains of fused multiply-add, k ascending, one rounding to nearest even each. */
import { sumError } from "../../float/exact.js";
import { fmaF32Nearest, fmaF64 } from "../../float/index.js";
import { A, ACC, ACC64, B, FIRST, ROWS } from "../work.js";
import { finish, type Kernel } from "./kernel.js";

/**
 * f32. The product of two f32 is exact in a double, and the sum s rounded to a double gives the right f32 x unless s
 * lies in the middle between x and a neighbour; then, and only then, s + (s - x) is that neighbour, an f32.
 */
export const fma: Kernel = (rows, k, n, flags) => {
  if (flags !== 0) {
    finishing(rows, k, n, flags);
    return;
  }
  for (let r = 0, to = 0, at = 0; r < rows; r++, to += n) {
    const first = FIRST[r];
    for (let t = 0; t < k; t++, at++) {
      const a = A[at];
      const from = ROWS[first + t];
      for (let j = 0; j < n; j++) {
        const s = a * B[from + j] + ACC[to + j];
        const x = Math.fround(s);
        const d = s - x;
        const y = s + d;
        if (Math.fround(y) !== y || d === 0) ACC[to + j] = x;
        else ACC[to + j] = fmaF32Nearest(a, B[from + j], ACC[to + j]);
      }
    }
  }
};

function finishing(rows: number, k: number, n: number, flags: number): void {
  for (let r = 0; r < rows; r++) {
    for (let t = 0; t < k; t++) {
      const a = A[r * k + t];
      const from = ROWS[FIRST[r] + t];
      for (let j = 0; j < n; j++) {
        const b = B[from + j];
        const c = ACC[r * n + j];
        const x = fmaF32Nearest(a, b, c);
        ACC[r * n + j] = finish(x, flags, !Number.isFinite(x) && Number.isFinite(a * b + c));
      }
    }
  }
}

const SPLIT = 2 ** 27 + 1;
/** High halves of the elements of B, for exact products (Veltkamp, Dekker). */
const B_HIGH = new Float64Array(256);

/** 0, or of a magnitude whose products, and sums of products, keep all their error terms. */
const plain = (x: number): boolean => x === 0 || (Math.abs(x) > 2 ** -200 && Math.abs(x) < 2 ** 200);

/**
 * f64. Product and sum leave error terms; their sum z, added last, rounds as the exact sum of the three would unless
 * the result changes when z moves by the little that its own rounding can have moved it.
 */
export const fma64: Kernel = (rows, k, n) => {
  let allPlain = true;
  // B has as many elements as A: shapes are square.
  for (let i = 0; i < rows * k; i++) allPlain &&= plain(A[i]) && plain(B[i]);
  for (let i = 0; i < rows * n; i++) allPlain &&= Math.abs(ACC64[i]) < 2 ** 400;
  if (!allPlain) {
    careful64(rows, k, n);
    return;
  }
  for (let i = 0; i < rows * k; i++) {
    const y = SPLIT * B[i];
    B_HIGH[i] = y - (y - B[i]);
  }
  for (let r = 0, to = 0, at = 0; r < rows; r++, to += n) {
    const first = FIRST[r];
    for (let t = 0; t < k; t++, at++) {
      const a = A[at];
      const ta = SPLIT * a;
      const ah = ta - (ta - a);
      const al = a - ah;
      const from = ROWS[first + t];
      for (let j = 0; j < n; j++) {
        const b = B[from + j];
        const bh = B_HIGH[from + j];
        const bl = b - bh;
        const c = ACC64[to + j];
        const p = a * b;
        const s = p + c;
        const z = al * bl - (p - ah * bh - al * bh - ah * bl) + sumError(p, c, s);
        const e = z * 2 ** -52;
        const x = s + (z + e);
        if (s + (z - e) === x) ACC64[to + j] = x;
        else ACC64[to + j] = fmaF64(a, b, c, 0);
      }
    }
  }
};

function careful64(rows: number, k: number, n: number): void {
  for (let r = 0; r < rows; r++) {
    for (let t = 0; t < k; t++) {
      const from = ROWS[FIRST[r] + t];
      for (let j = 0; j < n; j++) {
        ACC64[r * n + j] = fmaF64(A[r * k + t], B[from + j], ACC64[r * n + j], 0);
      }
    }
  }
}

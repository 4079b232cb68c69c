// Executors of smem atomics.
// Generated from spec/pseudocode/smem-atomics.pcode by `npm run generate`; do not edit.
import { bitsAt, lessI64, lessU64, mulHiU32 } from "../../runtime/bits/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/**
 * S_ATOMIC_SWAP (cdna1 cdna2 cdna3 cdna4 rdna1)
 * Scalar atomics: one access for the wave.
 */
export function S_ATOMIC_SWAP(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = t4 >>> 0;
  const tmp = t5;
  const t6 = addr_lo >>> 0;
  const t7 = addr_hi >>> 0;
  w.mem.store32(t6, t7, -1, s1);
  u[s.d0] = tmp;
}

/**
 * S_ATOMIC_ADD (cdna1 cdna2 cdna3 cdna4 rdna1)
 * Scalar atomics: one access for the wave.
 */
export function S_ATOMIC_ADD(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = t4 >>> 0;
  const tmp = t5;
  const t6 = tmp + s1;
  const t7 = addr_lo >>> 0;
  const t8 = addr_hi >>> 0;
  w.mem.store32(t7, t8, -1, t6);
  u[s.d0] = tmp;
}

/**
 * S_ATOMIC_SUB (cdna1 cdna2 cdna3 cdna4 rdna1)
 * Scalar atomics: one access for the wave.
 */
export function S_ATOMIC_SUB(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = t4 >>> 0;
  const tmp = t5;
  const t6 = tmp - s1;
  const t7 = addr_lo >>> 0;
  const t8 = addr_hi >>> 0;
  w.mem.store32(t7, t8, -1, t6);
  u[s.d0] = tmp;
}

/**
 * S_ATOMIC_SMIN (cdna1 cdna2 cdna3 cdna4 rdna1)
 * Scalar atomics: one access for the wave.
 */
export function S_ATOMIC_SMIN(w: Wave, s: Step): void {
  const { u, i } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1i = i[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const tmp = t4 | 0;
  const t5 = (s1i < tmp) ? s1i : tmp;
  const t6 = addr_lo >>> 0;
  const t7 = addr_hi >>> 0;
  w.mem.store32(t6, t7, -1, t5);
  u[s.d0] = tmp;
}

/**
 * S_ATOMIC_UMIN (cdna1 cdna2 cdna3 cdna4 rdna1)
 * Scalar atomics: one access for the wave.
 */
export function S_ATOMIC_UMIN(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = t4 >>> 0;
  const tmp = t5;
  const t6 = (s1 < tmp) ? s1 : tmp;
  const t7 = addr_lo >>> 0;
  const t8 = addr_hi >>> 0;
  w.mem.store32(t7, t8, -1, t6);
  u[s.d0] = tmp;
}

/**
 * S_ATOMIC_SMAX (cdna1 cdna2 cdna3 cdna4 rdna1)
 * Scalar atomics: one access for the wave.
 */
export function S_ATOMIC_SMAX(w: Wave, s: Step): void {
  const { u, i } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1i = i[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const tmp = t4 | 0;
  const t5 = (s1i > tmp) ? s1i : tmp;
  const t6 = addr_lo >>> 0;
  const t7 = addr_hi >>> 0;
  w.mem.store32(t6, t7, -1, t5);
  u[s.d0] = tmp;
}

/**
 * S_ATOMIC_UMAX (cdna1 cdna2 cdna3 cdna4 rdna1)
 * Scalar atomics: one access for the wave.
 */
export function S_ATOMIC_UMAX(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = t4 >>> 0;
  const tmp = t5;
  const t6 = (s1 > tmp) ? s1 : tmp;
  const t7 = addr_lo >>> 0;
  const t8 = addr_hi >>> 0;
  w.mem.store32(t7, t8, -1, t6);
  u[s.d0] = tmp;
}

/**
 * S_ATOMIC_AND (cdna1 cdna2 cdna3 cdna4 rdna1)
 * Scalar atomics: one access for the wave.
 */
export function S_ATOMIC_AND(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = t4 >>> 0;
  const tmp = t5;
  const t6 = tmp & s1;
  const t7 = addr_lo >>> 0;
  const t8 = addr_hi >>> 0;
  w.mem.store32(t7, t8, -1, t6);
  u[s.d0] = tmp;
}

/**
 * S_ATOMIC_OR (cdna1 cdna2 cdna3 cdna4 rdna1)
 * Scalar atomics: one access for the wave.
 */
export function S_ATOMIC_OR(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = t4 >>> 0;
  const tmp = t5;
  const t6 = tmp | s1;
  const t7 = addr_lo >>> 0;
  const t8 = addr_hi >>> 0;
  w.mem.store32(t7, t8, -1, t6);
  u[s.d0] = tmp;
}

/**
 * S_ATOMIC_XOR (cdna1 cdna2 cdna3 cdna4 rdna1)
 * Scalar atomics: one access for the wave.
 */
export function S_ATOMIC_XOR(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = t4 >>> 0;
  const tmp = t5;
  const t6 = tmp ^ s1;
  const t7 = addr_lo >>> 0;
  const t8 = addr_hi >>> 0;
  w.mem.store32(t7, t8, -1, t6);
  u[s.d0] = tmp;
}

/**
 * S_ATOMIC_INC (cdna1 cdna2 cdna3 cdna4 rdna1)
 * Scalar atomics: one access for the wave.
 */
export function S_ATOMIC_INC(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = t4 >>> 0;
  const tmp = t5;
  const t6 = (tmp >= s1) ? 0 : (tmp + 1);
  const t7 = addr_lo >>> 0;
  const t8 = addr_hi >>> 0;
  w.mem.store32(t7, t8, -1, t6);
  u[s.d0] = tmp;
}

/**
 * S_ATOMIC_DEC (cdna1 cdna2 cdna3 cdna4 rdna1)
 * Scalar atomics: one access for the wave.
 */
export function S_ATOMIC_DEC(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = t4 >>> 0;
  const tmp = t5;
  const t6 = (tmp === 0 || tmp > s1) ? s1 : (tmp - 1);
  const t7 = addr_lo >>> 0;
  const t8 = addr_hi >>> 0;
  w.mem.store32(t7, t8, -1, t6);
  u[s.d0] = tmp;
}

/** S_ATOMIC_SWAP_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_ATOMIC_SWAP_X2(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = (t2 + 4) >>> 0;
  const t6 = w.mem.load32(t5, t3 + +(t5 < t2), -1);
  const tmp_lo = t4;
  const tmp_hi = t6;
  const t7 = addr_lo >>> 0;
  const t8 = addr_hi >>> 0;
  w.mem.store32(t7, t8, -1, s1);
  const t9 = (t7 + 4) >>> 0;
  w.mem.store32(t9, t8 + +(t9 < t7), -1, s1w1);
  u[s.d0] = tmp_lo;
  u[s.d0 + 1] = tmp_hi;
}

/** S_ATOMIC_ADD_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_ATOMIC_ADD_X2(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = (t2 + 4) >>> 0;
  const t6 = w.mem.load32(t5, t3 + +(t5 < t2), -1);
  const tmp_lo = t4;
  const tmp_hi = t6;
  const t7 = (tmp_lo + s1) >>> 0;
  const t8 = tmp_hi + s1w1 + +(t7 < (tmp_lo >>> 0));
  const t9 = addr_lo >>> 0;
  const t10 = addr_hi >>> 0;
  w.mem.store32(t9, t10, -1, t7);
  const t11 = (t9 + 4) >>> 0;
  w.mem.store32(t11, t10 + +(t11 < t9), -1, t8);
  u[s.d0] = tmp_lo;
  u[s.d0 + 1] = tmp_hi;
}

/** S_ATOMIC_SUB_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_ATOMIC_SUB_X2(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = (t2 + 4) >>> 0;
  const t6 = w.mem.load32(t5, t3 + +(t5 < t2), -1);
  const tmp_lo = t4;
  const tmp_hi = t6;
  const t7 = (tmp_lo - s1) >>> 0;
  const t8 = tmp_hi - s1w1 - +((tmp_lo >>> 0) < (s1 >>> 0));
  const t9 = addr_lo >>> 0;
  const t10 = addr_hi >>> 0;
  w.mem.store32(t9, t10, -1, t7);
  const t11 = (t9 + 4) >>> 0;
  w.mem.store32(t11, t10 + +(t11 < t9), -1, t8);
  u[s.d0] = tmp_lo;
  u[s.d0 + 1] = tmp_hi;
}

/** S_ATOMIC_SMIN_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_ATOMIC_SMIN_X2(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = (t2 + 4) >>> 0;
  const t6 = w.mem.load32(t5, t3 + +(t5 < t2), -1);
  const tmp_lo = t4;
  const tmp_hi = t6;
  const t7 = lessI64(s1, s1w1, tmp_lo, tmp_hi);
  const t8 = t7 ? s1 : tmp_lo;
  const t9 = t7 ? s1w1 : tmp_hi;
  const t10 = addr_lo >>> 0;
  const t11 = addr_hi >>> 0;
  w.mem.store32(t10, t11, -1, t8);
  const t12 = (t10 + 4) >>> 0;
  w.mem.store32(t12, t11 + +(t12 < t10), -1, t9);
  u[s.d0] = tmp_lo;
  u[s.d0 + 1] = tmp_hi;
}

/** S_ATOMIC_UMIN_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_ATOMIC_UMIN_X2(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = (t2 + 4) >>> 0;
  const t6 = w.mem.load32(t5, t3 + +(t5 < t2), -1);
  const tmp_lo = t4;
  const tmp_hi = t6;
  const t7 = lessU64(s1, s1w1, tmp_lo, tmp_hi);
  const t8 = t7 ? s1 : tmp_lo;
  const t9 = t7 ? s1w1 : tmp_hi;
  const t10 = addr_lo >>> 0;
  const t11 = addr_hi >>> 0;
  w.mem.store32(t10, t11, -1, t8);
  const t12 = (t10 + 4) >>> 0;
  w.mem.store32(t12, t11 + +(t12 < t10), -1, t9);
  u[s.d0] = tmp_lo;
  u[s.d0 + 1] = tmp_hi;
}

/** S_ATOMIC_SMAX_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_ATOMIC_SMAX_X2(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = (t2 + 4) >>> 0;
  const t6 = w.mem.load32(t5, t3 + +(t5 < t2), -1);
  const tmp_lo = t4;
  const tmp_hi = t6;
  const t7 = lessI64(tmp_lo, tmp_hi, s1, s1w1);
  const t8 = t7 ? s1 : tmp_lo;
  const t9 = t7 ? s1w1 : tmp_hi;
  const t10 = addr_lo >>> 0;
  const t11 = addr_hi >>> 0;
  w.mem.store32(t10, t11, -1, t8);
  const t12 = (t10 + 4) >>> 0;
  w.mem.store32(t12, t11 + +(t12 < t10), -1, t9);
  u[s.d0] = tmp_lo;
  u[s.d0 + 1] = tmp_hi;
}

/** S_ATOMIC_UMAX_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_ATOMIC_UMAX_X2(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = (t2 + 4) >>> 0;
  const t6 = w.mem.load32(t5, t3 + +(t5 < t2), -1);
  const tmp_lo = t4;
  const tmp_hi = t6;
  const t7 = lessU64(tmp_lo, tmp_hi, s1, s1w1);
  const t8 = t7 ? s1 : tmp_lo;
  const t9 = t7 ? s1w1 : tmp_hi;
  const t10 = addr_lo >>> 0;
  const t11 = addr_hi >>> 0;
  w.mem.store32(t10, t11, -1, t8);
  const t12 = (t10 + 4) >>> 0;
  w.mem.store32(t12, t11 + +(t12 < t10), -1, t9);
  u[s.d0] = tmp_lo;
  u[s.d0 + 1] = tmp_hi;
}

/** S_ATOMIC_AND_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_ATOMIC_AND_X2(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = (t2 + 4) >>> 0;
  const t6 = w.mem.load32(t5, t3 + +(t5 < t2), -1);
  const tmp_lo = t4;
  const tmp_hi = t6;
  const t7 = tmp_lo & s1;
  const t8 = tmp_hi & s1w1;
  const t9 = addr_lo >>> 0;
  const t10 = addr_hi >>> 0;
  w.mem.store32(t9, t10, -1, t7);
  const t11 = (t9 + 4) >>> 0;
  w.mem.store32(t11, t10 + +(t11 < t9), -1, t8);
  u[s.d0] = tmp_lo;
  u[s.d0 + 1] = tmp_hi;
}

/** S_ATOMIC_OR_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_ATOMIC_OR_X2(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = (t2 + 4) >>> 0;
  const t6 = w.mem.load32(t5, t3 + +(t5 < t2), -1);
  const tmp_lo = t4;
  const tmp_hi = t6;
  const t7 = tmp_lo | s1;
  const t8 = tmp_hi | s1w1;
  const t9 = addr_lo >>> 0;
  const t10 = addr_hi >>> 0;
  w.mem.store32(t9, t10, -1, t7);
  const t11 = (t9 + 4) >>> 0;
  w.mem.store32(t11, t10 + +(t11 < t9), -1, t8);
  u[s.d0] = tmp_lo;
  u[s.d0 + 1] = tmp_hi;
}

/** S_ATOMIC_XOR_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_ATOMIC_XOR_X2(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = (t2 + 4) >>> 0;
  const t6 = w.mem.load32(t5, t3 + +(t5 < t2), -1);
  const tmp_lo = t4;
  const tmp_hi = t6;
  const t7 = tmp_lo ^ s1;
  const t8 = tmp_hi ^ s1w1;
  const t9 = addr_lo >>> 0;
  const t10 = addr_hi >>> 0;
  w.mem.store32(t9, t10, -1, t7);
  const t11 = (t9 + 4) >>> 0;
  w.mem.store32(t11, t10 + +(t11 < t9), -1, t8);
  u[s.d0] = tmp_lo;
  u[s.d0 + 1] = tmp_hi;
}

/** S_ATOMIC_INC_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_ATOMIC_INC_X2(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = (t2 + 4) >>> 0;
  const t6 = w.mem.load32(t5, t3 + +(t5 < t2), -1);
  const tmp_lo = t4;
  const tmp_hi = t6;
  const t7 = (!lessU64(tmp_lo, tmp_hi, s1, s1w1));
  const t8 = (tmp_lo + 1) >>> 0;
  const t9 = t7 ? 0 : t8;
  const t10 = t7 ? 0 : (tmp_hi + 0 + +(t8 < (tmp_lo >>> 0)));
  const t11 = addr_lo >>> 0;
  const t12 = addr_hi >>> 0;
  w.mem.store32(t11, t12, -1, t9);
  const t13 = (t11 + 4) >>> 0;
  w.mem.store32(t13, t12 + +(t13 < t11), -1, t10);
  u[s.d0] = tmp_lo;
  u[s.d0 + 1] = tmp_hi;
}

/** S_ATOMIC_DEC_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_ATOMIC_DEC_X2(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = (t2 + 4) >>> 0;
  const t6 = w.mem.load32(t5, t3 + +(t5 < t2), -1);
  const tmp_lo = t4;
  const tmp_hi = t6;
  const t7 = ((tmp_lo | tmp_hi) === 0 || lessU64(s1, s1w1, tmp_lo, tmp_hi));
  const t8 = (tmp_lo - 1) >>> 0;
  const t9 = t7 ? s1 : t8;
  const t10 = t7 ? s1w1 : (tmp_hi - 0 - +((tmp_lo >>> 0) < (1 >>> 0)));
  const t11 = addr_lo >>> 0;
  const t12 = addr_hi >>> 0;
  w.mem.store32(t11, t12, -1, t9);
  const t13 = (t11 + 4) >>> 0;
  w.mem.store32(t13, t12 + +(t13 < t11), -1, t10);
  u[s.d0] = tmp_lo;
  u[s.d0 + 1] = tmp_hi;
}

/** S_ATOMIC_CMPSWAP (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_ATOMIC_CMPSWAP(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1 = u[s.s1];
  const s1w1 = u[s.s1 + 1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const src = s1;
  const cmp = s1w1 >>> 0;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = t4 >>> 0;
  const tmp = t5;
  const t6 = (tmp === cmp) ? src : tmp;
  const t7 = addr_lo >>> 0;
  const t8 = addr_hi >>> 0;
  w.mem.store32(t7, t8, -1, t6);
  u[s.d0] = tmp;
}

/** S_ATOMIC_CMPSWAP_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_ATOMIC_CMPSWAP_X2(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const src_lo = s1;
  const src_hi = s1w1;
  const cmp_lo = bitsAt(u, s.s1, 1, 4, 64, 32);
  const cmp_hi = bitsAt(u, s.s1, 1, 4, 96, 32);
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = (t2 + 4) >>> 0;
  const t6 = w.mem.load32(t5, t3 + +(t5 < t2), -1);
  const tmp_lo = t4;
  const tmp_hi = t6;
  const t7 = (((tmp_lo ^ cmp_lo) | (tmp_hi ^ cmp_hi)) === 0);
  const t8 = t7 ? src_lo : tmp_lo;
  const t9 = t7 ? src_hi : tmp_hi;
  const t10 = addr_lo >>> 0;
  const t11 = addr_hi >>> 0;
  w.mem.store32(t10, t11, -1, t8);
  const t12 = (t10 + 4) >>> 0;
  w.mem.store32(t12, t11 + +(t12 < t10), -1, t9);
  u[s.d0] = tmp_lo;
  u[s.d0 + 1] = tmp_hi;
}

/** S_BUFFER_ATOMIC_SWAP (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_SWAP(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 4;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = t5 >>> 0;
    const tmp = t6;
    const t7 = addr >>> 0;
    const t8 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t7, t8, -1, s1);
    u[s.d0] = tmp;
  } else {
    u[s.d0] = 0;
  }
}

/** S_BUFFER_ATOMIC_ADD (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_ADD(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 4;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = t5 >>> 0;
    const tmp = t6;
    const t7 = tmp + s1;
    const t8 = addr >>> 0;
    const t9 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t8, t9, -1, t7);
    u[s.d0] = tmp;
  } else {
    u[s.d0] = 0;
  }
}

/** S_BUFFER_ATOMIC_SUB (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_SUB(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 4;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = t5 >>> 0;
    const tmp = t6;
    const t7 = tmp - s1;
    const t8 = addr >>> 0;
    const t9 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t8, t9, -1, t7);
    u[s.d0] = tmp;
  } else {
    u[s.d0] = 0;
  }
}

/** S_BUFFER_ATOMIC_SMIN (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_SMIN(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1i = i[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 4;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const tmp = t5 | 0;
    const t6 = (s1i < tmp) ? s1i : tmp;
    const t7 = addr >>> 0;
    const t8 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t7, t8, -1, t6);
    u[s.d0] = tmp;
  } else {
    u[s.d0] = 0;
  }
}

/** S_BUFFER_ATOMIC_UMIN (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_UMIN(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 4;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = t5 >>> 0;
    const tmp = t6;
    const t7 = (s1 < tmp) ? s1 : tmp;
    const t8 = addr >>> 0;
    const t9 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t8, t9, -1, t7);
    u[s.d0] = tmp;
  } else {
    u[s.d0] = 0;
  }
}

/** S_BUFFER_ATOMIC_SMAX (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_SMAX(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1i = i[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 4;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const tmp = t5 | 0;
    const t6 = (s1i > tmp) ? s1i : tmp;
    const t7 = addr >>> 0;
    const t8 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t7, t8, -1, t6);
    u[s.d0] = tmp;
  } else {
    u[s.d0] = 0;
  }
}

/** S_BUFFER_ATOMIC_UMAX (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_UMAX(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 4;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = t5 >>> 0;
    const tmp = t6;
    const t7 = (s1 > tmp) ? s1 : tmp;
    const t8 = addr >>> 0;
    const t9 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t8, t9, -1, t7);
    u[s.d0] = tmp;
  } else {
    u[s.d0] = 0;
  }
}

/** S_BUFFER_ATOMIC_AND (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_AND(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 4;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = t5 >>> 0;
    const tmp = t6;
    const t7 = tmp & s1;
    const t8 = addr >>> 0;
    const t9 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t8, t9, -1, t7);
    u[s.d0] = tmp;
  } else {
    u[s.d0] = 0;
  }
}

/** S_BUFFER_ATOMIC_OR (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_OR(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 4;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = t5 >>> 0;
    const tmp = t6;
    const t7 = tmp | s1;
    const t8 = addr >>> 0;
    const t9 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t8, t9, -1, t7);
    u[s.d0] = tmp;
  } else {
    u[s.d0] = 0;
  }
}

/** S_BUFFER_ATOMIC_XOR (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_XOR(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 4;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = t5 >>> 0;
    const tmp = t6;
    const t7 = tmp ^ s1;
    const t8 = addr >>> 0;
    const t9 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t8, t9, -1, t7);
    u[s.d0] = tmp;
  } else {
    u[s.d0] = 0;
  }
}

/** S_BUFFER_ATOMIC_INC (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_INC(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 4;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = t5 >>> 0;
    const tmp = t6;
    const t7 = (tmp >= s1) ? 0 : (tmp + 1);
    const t8 = addr >>> 0;
    const t9 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t8, t9, -1, t7);
    u[s.d0] = tmp;
  } else {
    u[s.d0] = 0;
  }
}

/** S_BUFFER_ATOMIC_DEC (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_DEC(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 4;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = t5 >>> 0;
    const tmp = t6;
    const t7 = (tmp === 0 || tmp > s1) ? s1 : (tmp - 1);
    const t8 = addr >>> 0;
    const t9 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t8, t9, -1, t7);
    u[s.d0] = tmp;
  } else {
    u[s.d0] = 0;
  }
}

/** S_BUFFER_ATOMIC_CMPSWAP (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_CMPSWAP(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1 = u[s.s1];
  const s1w1 = u[s.s1 + 1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 4;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const src = s1;
    const cmp = s1w1 >>> 0;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = t5 >>> 0;
    const tmp = t6;
    const t7 = (tmp === cmp) ? src : tmp;
    const t8 = addr >>> 0;
    const t9 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t8, t9, -1, t7);
    u[s.d0] = tmp;
  } else {
    u[s.d0] = 0;
  }
}

/** S_BUFFER_ATOMIC_SWAP_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_SWAP_X2(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 8;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = (t3 + 4) >>> 0;
    const t7 = w.mem.load32(t6, t4 + +(t6 < t3), -1);
    const tmp_lo = t5;
    const tmp_hi = t7;
    const t8 = addr >>> 0;
    const t9 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t8, t9, -1, s1);
    const t10 = (t8 + 4) >>> 0;
    w.mem.store32(t10, t9 + +(t10 < t8), -1, s1w1);
    u[s.d0] = tmp_lo;
    u[s.d0 + 1] = tmp_hi;
  } else {
    u[s.d0] = 0;
    u[s.d0 + 1] = 0;
  }
}

/** S_BUFFER_ATOMIC_ADD_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_ADD_X2(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 8;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = (t3 + 4) >>> 0;
    const t7 = w.mem.load32(t6, t4 + +(t6 < t3), -1);
    const tmp_lo = t5;
    const tmp_hi = t7;
    const t8 = (tmp_lo + s1) >>> 0;
    const t9 = tmp_hi + s1w1 + +(t8 < (tmp_lo >>> 0));
    const t10 = addr >>> 0;
    const t11 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t10, t11, -1, t8);
    const t12 = (t10 + 4) >>> 0;
    w.mem.store32(t12, t11 + +(t12 < t10), -1, t9);
    u[s.d0] = tmp_lo;
    u[s.d0 + 1] = tmp_hi;
  } else {
    u[s.d0] = 0;
    u[s.d0 + 1] = 0;
  }
}

/** S_BUFFER_ATOMIC_SUB_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_SUB_X2(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 8;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = (t3 + 4) >>> 0;
    const t7 = w.mem.load32(t6, t4 + +(t6 < t3), -1);
    const tmp_lo = t5;
    const tmp_hi = t7;
    const t8 = (tmp_lo - s1) >>> 0;
    const t9 = tmp_hi - s1w1 - +((tmp_lo >>> 0) < (s1 >>> 0));
    const t10 = addr >>> 0;
    const t11 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t10, t11, -1, t8);
    const t12 = (t10 + 4) >>> 0;
    w.mem.store32(t12, t11 + +(t12 < t10), -1, t9);
    u[s.d0] = tmp_lo;
    u[s.d0 + 1] = tmp_hi;
  } else {
    u[s.d0] = 0;
    u[s.d0 + 1] = 0;
  }
}

/** S_BUFFER_ATOMIC_SMIN_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_SMIN_X2(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 8;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = (t3 + 4) >>> 0;
    const t7 = w.mem.load32(t6, t4 + +(t6 < t3), -1);
    const tmp_lo = t5;
    const tmp_hi = t7;
    const t8 = lessI64(s1, s1w1, tmp_lo, tmp_hi);
    const t9 = t8 ? s1 : tmp_lo;
    const t10 = t8 ? s1w1 : tmp_hi;
    const t11 = addr >>> 0;
    const t12 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t11, t12, -1, t9);
    const t13 = (t11 + 4) >>> 0;
    w.mem.store32(t13, t12 + +(t13 < t11), -1, t10);
    u[s.d0] = tmp_lo;
    u[s.d0 + 1] = tmp_hi;
  } else {
    u[s.d0] = 0;
    u[s.d0 + 1] = 0;
  }
}

/** S_BUFFER_ATOMIC_UMIN_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_UMIN_X2(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 8;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = (t3 + 4) >>> 0;
    const t7 = w.mem.load32(t6, t4 + +(t6 < t3), -1);
    const tmp_lo = t5;
    const tmp_hi = t7;
    const t8 = lessU64(s1, s1w1, tmp_lo, tmp_hi);
    const t9 = t8 ? s1 : tmp_lo;
    const t10 = t8 ? s1w1 : tmp_hi;
    const t11 = addr >>> 0;
    const t12 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t11, t12, -1, t9);
    const t13 = (t11 + 4) >>> 0;
    w.mem.store32(t13, t12 + +(t13 < t11), -1, t10);
    u[s.d0] = tmp_lo;
    u[s.d0 + 1] = tmp_hi;
  } else {
    u[s.d0] = 0;
    u[s.d0 + 1] = 0;
  }
}

/** S_BUFFER_ATOMIC_SMAX_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_SMAX_X2(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 8;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = (t3 + 4) >>> 0;
    const t7 = w.mem.load32(t6, t4 + +(t6 < t3), -1);
    const tmp_lo = t5;
    const tmp_hi = t7;
    const t8 = lessI64(tmp_lo, tmp_hi, s1, s1w1);
    const t9 = t8 ? s1 : tmp_lo;
    const t10 = t8 ? s1w1 : tmp_hi;
    const t11 = addr >>> 0;
    const t12 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t11, t12, -1, t9);
    const t13 = (t11 + 4) >>> 0;
    w.mem.store32(t13, t12 + +(t13 < t11), -1, t10);
    u[s.d0] = tmp_lo;
    u[s.d0 + 1] = tmp_hi;
  } else {
    u[s.d0] = 0;
    u[s.d0 + 1] = 0;
  }
}

/** S_BUFFER_ATOMIC_UMAX_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_UMAX_X2(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 8;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = (t3 + 4) >>> 0;
    const t7 = w.mem.load32(t6, t4 + +(t6 < t3), -1);
    const tmp_lo = t5;
    const tmp_hi = t7;
    const t8 = lessU64(tmp_lo, tmp_hi, s1, s1w1);
    const t9 = t8 ? s1 : tmp_lo;
    const t10 = t8 ? s1w1 : tmp_hi;
    const t11 = addr >>> 0;
    const t12 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t11, t12, -1, t9);
    const t13 = (t11 + 4) >>> 0;
    w.mem.store32(t13, t12 + +(t13 < t11), -1, t10);
    u[s.d0] = tmp_lo;
    u[s.d0 + 1] = tmp_hi;
  } else {
    u[s.d0] = 0;
    u[s.d0 + 1] = 0;
  }
}

/** S_BUFFER_ATOMIC_AND_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_AND_X2(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 8;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = (t3 + 4) >>> 0;
    const t7 = w.mem.load32(t6, t4 + +(t6 < t3), -1);
    const tmp_lo = t5;
    const tmp_hi = t7;
    const t8 = tmp_lo & s1;
    const t9 = tmp_hi & s1w1;
    const t10 = addr >>> 0;
    const t11 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t10, t11, -1, t8);
    const t12 = (t10 + 4) >>> 0;
    w.mem.store32(t12, t11 + +(t12 < t10), -1, t9);
    u[s.d0] = tmp_lo;
    u[s.d0 + 1] = tmp_hi;
  } else {
    u[s.d0] = 0;
    u[s.d0 + 1] = 0;
  }
}

/** S_BUFFER_ATOMIC_OR_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_OR_X2(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 8;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = (t3 + 4) >>> 0;
    const t7 = w.mem.load32(t6, t4 + +(t6 < t3), -1);
    const tmp_lo = t5;
    const tmp_hi = t7;
    const t8 = tmp_lo | s1;
    const t9 = tmp_hi | s1w1;
    const t10 = addr >>> 0;
    const t11 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t10, t11, -1, t8);
    const t12 = (t10 + 4) >>> 0;
    w.mem.store32(t12, t11 + +(t12 < t10), -1, t9);
    u[s.d0] = tmp_lo;
    u[s.d0 + 1] = tmp_hi;
  } else {
    u[s.d0] = 0;
    u[s.d0 + 1] = 0;
  }
}

/** S_BUFFER_ATOMIC_XOR_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_XOR_X2(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 8;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = (t3 + 4) >>> 0;
    const t7 = w.mem.load32(t6, t4 + +(t6 < t3), -1);
    const tmp_lo = t5;
    const tmp_hi = t7;
    const t8 = tmp_lo ^ s1;
    const t9 = tmp_hi ^ s1w1;
    const t10 = addr >>> 0;
    const t11 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t10, t11, -1, t8);
    const t12 = (t10 + 4) >>> 0;
    w.mem.store32(t12, t11 + +(t12 < t10), -1, t9);
    u[s.d0] = tmp_lo;
    u[s.d0 + 1] = tmp_hi;
  } else {
    u[s.d0] = 0;
    u[s.d0 + 1] = 0;
  }
}

/** S_BUFFER_ATOMIC_INC_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_INC_X2(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 8;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = (t3 + 4) >>> 0;
    const t7 = w.mem.load32(t6, t4 + +(t6 < t3), -1);
    const tmp_lo = t5;
    const tmp_hi = t7;
    const t8 = (!lessU64(tmp_lo, tmp_hi, s1, s1w1));
    const t9 = (tmp_lo + 1) >>> 0;
    const t10 = t8 ? 0 : t9;
    const t11 = t8 ? 0 : (tmp_hi + 0 + +(t9 < (tmp_lo >>> 0)));
    const t12 = addr >>> 0;
    const t13 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t12, t13, -1, t10);
    const t14 = (t12 + 4) >>> 0;
    w.mem.store32(t14, t13 + +(t14 < t12), -1, t11);
    u[s.d0] = tmp_lo;
    u[s.d0 + 1] = tmp_hi;
  } else {
    u[s.d0] = 0;
    u[s.d0 + 1] = 0;
  }
}

/** S_BUFFER_ATOMIC_DEC_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_DEC_X2(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 8;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = (t3 + 4) >>> 0;
    const t7 = w.mem.load32(t6, t4 + +(t6 < t3), -1);
    const tmp_lo = t5;
    const tmp_hi = t7;
    const t8 = ((tmp_lo | tmp_hi) === 0 || lessU64(s1, s1w1, tmp_lo, tmp_hi));
    const t9 = (tmp_lo - 1) >>> 0;
    const t10 = t8 ? s1 : t9;
    const t11 = t8 ? s1w1 : (tmp_hi - 0 - +((tmp_lo >>> 0) < (1 >>> 0)));
    const t12 = addr >>> 0;
    const t13 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t12, t13, -1, t10);
    const t14 = (t12 + 4) >>> 0;
    w.mem.store32(t14, t13 + +(t14 < t12), -1, t11);
    u[s.d0] = tmp_lo;
    u[s.d0 + 1] = tmp_hi;
  } else {
    u[s.d0] = 0;
    u[s.d0 + 1] = 0;
  }
}

/** S_BUFFER_ATOMIC_CMPSWAP_X2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_ATOMIC_CMPSWAP_X2(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s3 = u[s.s3];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const offset = ((s3 + offset2) & 4294967292) >>> 0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d0_lo = Math.imul(t0, t1);
  const d0_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const t2 = offset + 8;
  if (!lessU64(d0_lo, d0_hi, t2, Math.floor(t2 / 4294967296))) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const addr = d02 + offset;
    const src_lo = s1;
    const src_hi = s1w1;
    const cmp_lo = bitsAt(u, s.s1, 1, 4, 64, 32);
    const cmp_hi = bitsAt(u, s.s1, 1, 4, 96, 32);
    const t3 = addr >>> 0;
    const t4 = Math.floor(addr / 4294967296) >>> 0;
    const t5 = w.mem.load32(t3, t4, -1);
    const t6 = (t3 + 4) >>> 0;
    const t7 = w.mem.load32(t6, t4 + +(t6 < t3), -1);
    const tmp_lo = t5;
    const tmp_hi = t7;
    const t8 = (((tmp_lo ^ cmp_lo) | (tmp_hi ^ cmp_hi)) === 0);
    const t9 = t8 ? src_lo : tmp_lo;
    const t10 = t8 ? src_hi : tmp_hi;
    const t11 = addr >>> 0;
    const t12 = Math.floor(addr / 4294967296) >>> 0;
    w.mem.store32(t11, t12, -1, t9);
    const t13 = (t11 + 4) >>> 0;
    w.mem.store32(t13, t12 + +(t13 < t11), -1, t10);
    u[s.d0] = tmp_lo;
    u[s.d0 + 1] = tmp_hi;
  } else {
    u[s.d0] = 0;
    u[s.d0 + 1] = 0;
  }
}

/** What this module defines, by executor. */
export const definitions = {
  S_ATOMIC_SWAP: define("S_ATOMIC_SWAP", "scalar", S_ATOMIC_SWAP),
  S_ATOMIC_ADD: define("S_ATOMIC_ADD", "scalar", S_ATOMIC_ADD),
  S_ATOMIC_SUB: define("S_ATOMIC_SUB", "scalar", S_ATOMIC_SUB),
  S_ATOMIC_SMIN: define("S_ATOMIC_SMIN", "scalar", S_ATOMIC_SMIN),
  S_ATOMIC_UMIN: define("S_ATOMIC_UMIN", "scalar", S_ATOMIC_UMIN),
  S_ATOMIC_SMAX: define("S_ATOMIC_SMAX", "scalar", S_ATOMIC_SMAX),
  S_ATOMIC_UMAX: define("S_ATOMIC_UMAX", "scalar", S_ATOMIC_UMAX),
  S_ATOMIC_AND: define("S_ATOMIC_AND", "scalar", S_ATOMIC_AND),
  S_ATOMIC_OR: define("S_ATOMIC_OR", "scalar", S_ATOMIC_OR),
  S_ATOMIC_XOR: define("S_ATOMIC_XOR", "scalar", S_ATOMIC_XOR),
  S_ATOMIC_INC: define("S_ATOMIC_INC", "scalar", S_ATOMIC_INC),
  S_ATOMIC_DEC: define("S_ATOMIC_DEC", "scalar", S_ATOMIC_DEC),
  S_ATOMIC_SWAP_X2: define("S_ATOMIC_SWAP_X2", "scalar", S_ATOMIC_SWAP_X2),
  S_ATOMIC_ADD_X2: define("S_ATOMIC_ADD_X2", "scalar", S_ATOMIC_ADD_X2),
  S_ATOMIC_SUB_X2: define("S_ATOMIC_SUB_X2", "scalar", S_ATOMIC_SUB_X2),
  S_ATOMIC_SMIN_X2: define("S_ATOMIC_SMIN_X2", "scalar", S_ATOMIC_SMIN_X2),
  S_ATOMIC_UMIN_X2: define("S_ATOMIC_UMIN_X2", "scalar", S_ATOMIC_UMIN_X2),
  S_ATOMIC_SMAX_X2: define("S_ATOMIC_SMAX_X2", "scalar", S_ATOMIC_SMAX_X2),
  S_ATOMIC_UMAX_X2: define("S_ATOMIC_UMAX_X2", "scalar", S_ATOMIC_UMAX_X2),
  S_ATOMIC_AND_X2: define("S_ATOMIC_AND_X2", "scalar", S_ATOMIC_AND_X2),
  S_ATOMIC_OR_X2: define("S_ATOMIC_OR_X2", "scalar", S_ATOMIC_OR_X2),
  S_ATOMIC_XOR_X2: define("S_ATOMIC_XOR_X2", "scalar", S_ATOMIC_XOR_X2),
  S_ATOMIC_INC_X2: define("S_ATOMIC_INC_X2", "scalar", S_ATOMIC_INC_X2),
  S_ATOMIC_DEC_X2: define("S_ATOMIC_DEC_X2", "scalar", S_ATOMIC_DEC_X2),
  S_ATOMIC_CMPSWAP: define("S_ATOMIC_CMPSWAP", "scalar", S_ATOMIC_CMPSWAP),
  S_ATOMIC_CMPSWAP_X2: define("S_ATOMIC_CMPSWAP_X2", "scalar", S_ATOMIC_CMPSWAP_X2),
  S_BUFFER_ATOMIC_SWAP: define("S_BUFFER_ATOMIC_SWAP", "scalar", S_BUFFER_ATOMIC_SWAP),
  S_BUFFER_ATOMIC_ADD: define("S_BUFFER_ATOMIC_ADD", "scalar", S_BUFFER_ATOMIC_ADD),
  S_BUFFER_ATOMIC_SUB: define("S_BUFFER_ATOMIC_SUB", "scalar", S_BUFFER_ATOMIC_SUB),
  S_BUFFER_ATOMIC_SMIN: define("S_BUFFER_ATOMIC_SMIN", "scalar", S_BUFFER_ATOMIC_SMIN),
  S_BUFFER_ATOMIC_UMIN: define("S_BUFFER_ATOMIC_UMIN", "scalar", S_BUFFER_ATOMIC_UMIN),
  S_BUFFER_ATOMIC_SMAX: define("S_BUFFER_ATOMIC_SMAX", "scalar", S_BUFFER_ATOMIC_SMAX),
  S_BUFFER_ATOMIC_UMAX: define("S_BUFFER_ATOMIC_UMAX", "scalar", S_BUFFER_ATOMIC_UMAX),
  S_BUFFER_ATOMIC_AND: define("S_BUFFER_ATOMIC_AND", "scalar", S_BUFFER_ATOMIC_AND),
  S_BUFFER_ATOMIC_OR: define("S_BUFFER_ATOMIC_OR", "scalar", S_BUFFER_ATOMIC_OR),
  S_BUFFER_ATOMIC_XOR: define("S_BUFFER_ATOMIC_XOR", "scalar", S_BUFFER_ATOMIC_XOR),
  S_BUFFER_ATOMIC_INC: define("S_BUFFER_ATOMIC_INC", "scalar", S_BUFFER_ATOMIC_INC),
  S_BUFFER_ATOMIC_DEC: define("S_BUFFER_ATOMIC_DEC", "scalar", S_BUFFER_ATOMIC_DEC),
  S_BUFFER_ATOMIC_CMPSWAP: define("S_BUFFER_ATOMIC_CMPSWAP", "scalar", S_BUFFER_ATOMIC_CMPSWAP),
  S_BUFFER_ATOMIC_SWAP_X2: define("S_BUFFER_ATOMIC_SWAP_X2", "scalar", S_BUFFER_ATOMIC_SWAP_X2),
  S_BUFFER_ATOMIC_ADD_X2: define("S_BUFFER_ATOMIC_ADD_X2", "scalar", S_BUFFER_ATOMIC_ADD_X2),
  S_BUFFER_ATOMIC_SUB_X2: define("S_BUFFER_ATOMIC_SUB_X2", "scalar", S_BUFFER_ATOMIC_SUB_X2),
  S_BUFFER_ATOMIC_SMIN_X2: define("S_BUFFER_ATOMIC_SMIN_X2", "scalar", S_BUFFER_ATOMIC_SMIN_X2),
  S_BUFFER_ATOMIC_UMIN_X2: define("S_BUFFER_ATOMIC_UMIN_X2", "scalar", S_BUFFER_ATOMIC_UMIN_X2),
  S_BUFFER_ATOMIC_SMAX_X2: define("S_BUFFER_ATOMIC_SMAX_X2", "scalar", S_BUFFER_ATOMIC_SMAX_X2),
  S_BUFFER_ATOMIC_UMAX_X2: define("S_BUFFER_ATOMIC_UMAX_X2", "scalar", S_BUFFER_ATOMIC_UMAX_X2),
  S_BUFFER_ATOMIC_AND_X2: define("S_BUFFER_ATOMIC_AND_X2", "scalar", S_BUFFER_ATOMIC_AND_X2),
  S_BUFFER_ATOMIC_OR_X2: define("S_BUFFER_ATOMIC_OR_X2", "scalar", S_BUFFER_ATOMIC_OR_X2),
  S_BUFFER_ATOMIC_XOR_X2: define("S_BUFFER_ATOMIC_XOR_X2", "scalar", S_BUFFER_ATOMIC_XOR_X2),
  S_BUFFER_ATOMIC_INC_X2: define("S_BUFFER_ATOMIC_INC_X2", "scalar", S_BUFFER_ATOMIC_INC_X2),
  S_BUFFER_ATOMIC_DEC_X2: define("S_BUFFER_ATOMIC_DEC_X2", "scalar", S_BUFFER_ATOMIC_DEC_X2),
  S_BUFFER_ATOMIC_CMPSWAP_X2: define("S_BUFFER_ATOMIC_CMPSWAP_X2", "scalar", S_BUFFER_ATOMIC_CMPSWAP_X2),
};

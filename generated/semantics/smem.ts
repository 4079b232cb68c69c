// Executors of smem.
// Generated from spec/pseudocode/smem.pcode by `npm run generate`; do not edit.
import { bitsAt, lessU64, mulHiU32, setBits } from "../../runtime/bits/index.js";
import { define } from "../../runtime/wave/define.js";
import { noOperation, type Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** S_LOAD_DWORD, S_LOAD_B32 (all generations) */
export function S_LOAD_DWORD(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = t4 >>> 0;
  u[s.d0] = t5;
}

/** S_LOAD_DWORDX2, S_LOAD_B64 (all generations) */
export function S_LOAD_DWORDX2(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = (t2 + 4) >>> 0;
  const t6 = w.mem.load32(t5, t3 + +(t5 < t2), -1);
  u[s.d0] = t4;
  u[s.d0 + 1] = t6;
}

/** S_LOAD_DWORDX4, S_LOAD_B128 (all generations) */
export function S_LOAD_DWORDX4(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  u[s.d0] = w.mem.load32(t2, t3, -1);
  const t4 = (t2 + 4) >>> 0;
  u[s.d0 + 1] = w.mem.load32(t4, t3 + +(t4 < t2), -1);
  const t5 = (t2 + 8) >>> 0;
  u[s.d0 + 2] = w.mem.load32(t5, t3 + +(t5 < t2), -1);
  const t6 = (t2 + 12) >>> 0;
  u[s.d0 + 3] = w.mem.load32(t6, t3 + +(t6 < t2), -1);
}

/** S_LOAD_DWORDX8, S_LOAD_B256 (all generations) */
export function S_LOAD_DWORDX8(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  u[s.d0] = w.mem.load32(t2, t3, -1);
  const t4 = (t2 + 4) >>> 0;
  u[s.d0 + 1] = w.mem.load32(t4, t3 + +(t4 < t2), -1);
  const t5 = (t2 + 8) >>> 0;
  u[s.d0 + 2] = w.mem.load32(t5, t3 + +(t5 < t2), -1);
  const t6 = (t2 + 12) >>> 0;
  u[s.d0 + 3] = w.mem.load32(t6, t3 + +(t6 < t2), -1);
  const t7 = (t2 + 16) >>> 0;
  u[s.d0 + 4] = w.mem.load32(t7, t3 + +(t7 < t2), -1);
  const t8 = (t2 + 20) >>> 0;
  u[s.d0 + 5] = w.mem.load32(t8, t3 + +(t8 < t2), -1);
  const t9 = (t2 + 24) >>> 0;
  u[s.d0 + 6] = w.mem.load32(t9, t3 + +(t9 < t2), -1);
  const t10 = (t2 + 28) >>> 0;
  u[s.d0 + 7] = w.mem.load32(t10, t3 + +(t10 < t2), -1);
}

/** S_LOAD_DWORDX16, S_LOAD_B512 (all generations) */
export function S_LOAD_DWORDX16(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  u[s.d0] = w.mem.load32(t2, t3, -1);
  const t4 = (t2 + 4) >>> 0;
  u[s.d0 + 1] = w.mem.load32(t4, t3 + +(t4 < t2), -1);
  const t5 = (t2 + 8) >>> 0;
  u[s.d0 + 2] = w.mem.load32(t5, t3 + +(t5 < t2), -1);
  const t6 = (t2 + 12) >>> 0;
  u[s.d0 + 3] = w.mem.load32(t6, t3 + +(t6 < t2), -1);
  const t7 = (t2 + 16) >>> 0;
  u[s.d0 + 4] = w.mem.load32(t7, t3 + +(t7 < t2), -1);
  const t8 = (t2 + 20) >>> 0;
  u[s.d0 + 5] = w.mem.load32(t8, t3 + +(t8 < t2), -1);
  const t9 = (t2 + 24) >>> 0;
  u[s.d0 + 6] = w.mem.load32(t9, t3 + +(t9 < t2), -1);
  const t10 = (t2 + 28) >>> 0;
  u[s.d0 + 7] = w.mem.load32(t10, t3 + +(t10 < t2), -1);
  const t11 = (t2 + 32) >>> 0;
  u[s.d0 + 8] = w.mem.load32(t11, t3 + +(t11 < t2), -1);
  const t12 = (t2 + 36) >>> 0;
  u[s.d0 + 9] = w.mem.load32(t12, t3 + +(t12 < t2), -1);
  const t13 = (t2 + 40) >>> 0;
  u[s.d0 + 10] = w.mem.load32(t13, t3 + +(t13 < t2), -1);
  const t14 = (t2 + 44) >>> 0;
  u[s.d0 + 11] = w.mem.load32(t14, t3 + +(t14 < t2), -1);
  const t15 = (t2 + 48) >>> 0;
  u[s.d0 + 12] = w.mem.load32(t15, t3 + +(t15 < t2), -1);
  const t16 = (t2 + 52) >>> 0;
  u[s.d0 + 13] = w.mem.load32(t16, t3 + +(t16 < t2), -1);
  const t17 = (t2 + 56) >>> 0;
  u[s.d0 + 14] = w.mem.load32(t17, t3 + +(t17 < t2), -1);
  const t18 = (t2 + 60) >>> 0;
  u[s.d0 + 15] = w.mem.load32(t18, t3 + +(t18 < t2), -1);
}

/** S_LOAD_B96 (cdna5 rdna4) */
export function S_LOAD_B96(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  u[s.d0] = w.mem.load32(t2, t3, -1);
  const t4 = (t2 + 4) >>> 0;
  u[s.d0 + 1] = w.mem.load32(t4, t3 + +(t4 < t2), -1);
  const t5 = (t2 + 8) >>> 0;
  u[s.d0 + 2] = w.mem.load32(t5, t3 + +(t5 < t2), -1);
}

/** S_LOAD_U8 (cdna5 rdna4) */
export function S_LOAD_U8(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1;
  const addr_hi = (s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0));
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load8(t2, t3, -1);
  u[s.d0] = t4;
}

/** S_LOAD_I8 (cdna5 rdna4) */
export function S_LOAD_I8(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1;
  const addr_hi = (s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0));
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load8(t2, t3, -1);
  u[s.d0] = (t4 << 24) >> 24;
}

/** S_LOAD_U16 (cdna5 rdna4) */
export function S_LOAD_U16(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1;
  const addr_hi = (s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0));
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load16(t2, t3, -1);
  u[s.d0] = t4;
}

/** S_LOAD_I16 (cdna5 rdna4) */
export function S_LOAD_I16(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1;
  const addr_hi = (s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0));
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load16(t2, t3, -1);
  u[s.d0] = (t4 << 16) >> 16;
}

/** S_STORE_DWORD (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_STORE_DWORD(w: Wave, s: Step): void {
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
  w.mem.store32(t2, t3, -1, s1);
}

/** S_STORE_DWORDX2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_STORE_DWORDX2(w: Wave, s: Step): void {
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
  w.mem.store32(t2, t3, -1, s1);
  const t4 = (t2 + 4) >>> 0;
  w.mem.store32(t4, t3 + +(t4 < t2), -1, s1w1);
}

/** S_STORE_DWORDX4 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_STORE_DWORDX4(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  w.mem.store32(t2, t3, -1, u[s.s1]);
  const t4 = (t2 + 4) >>> 0;
  w.mem.store32(t4, t3 + +(t4 < t2), -1, u[s.s1 + 1]);
  const t5 = (t2 + 8) >>> 0;
  w.mem.store32(t5, t3 + +(t5 < t2), -1, u[s.s1 + 2]);
  const t6 = (t2 + 12) >>> 0;
  w.mem.store32(t6, t3 + +(t6 < t2), -1, u[s.s1 + 3]);
}

/**
 * S_BUFFER_BASE (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * Buffers: where they lie and how many bytes they hold, by the generation's descriptor (for the definitions below
 * to call; no instruction has these names). Stride only counts for the size, which in CDNA 5 is given in bytes.
 */
export function S_BUFFER_BASE_cdna1(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  u[s.d0] = s2 & 0xffffffffffff;
  u[s.d0 + 1] = s2w1 & Math.floor(0xffffffffffff / 4294967296);
}

/** S_BUFFER_BASE (cdna5) */
export function S_BUFFER_BASE_cdna5(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  u[s.d0] = s2 & 0xffffffff;
  u[s.d0 + 1] = s2w1 & 0x1ffffff;
}

/** S_BUFFER_BYTES (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function S_BUFFER_BYTES_cdna1(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  u[s.d0] = Math.imul(t0, t1);
  u[s.d0 + 1] = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
}

/** S_BUFFER_BYTES (cdna5) */
export function S_BUFFER_BYTES_cdna5(w: Wave, s: Step): void {
  const { u } = w;
  u[s.d0] = bitsAt(u, s.s2, 1, 4, 57, 32);
  u[s.d0 + 1] = bitsAt(u, s.s2, 1, 4, 89, 13);
}

/** S_BUFFER_LOAD_DWORD, S_BUFFER_LOAD_B32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function S_BUFFER_LOAD_DWORD_cdna1(w: Wave, s: Step): void {
  const { u } = w;
  const offset3 = s.simm >>> 0;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  let result = 0;
  const d0 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
  const base = d0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d02_lo = Math.imul(t0, t1);
  const d02_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const size_lo = d02_lo;
  const size_hi = d02_hi;
  const offset = ((s3 + offset3) & 4294967292) >>> 0;
  const base2 = base;
  const size2_lo = size_lo;
  const size2_hi = size_hi;
  const offset2 = offset;
  const t2 = offset2 + 3;
  if (lessU64(t2, Math.floor(t2 / 4294967296), size2_lo, size2_hi)) {
    const t3 = base2 + offset2;
    const t4 = t3 >>> 0;
    const t5 = Math.floor(t3 / 4294967296) >>> 0;
    const t6 = w.mem.load32(t4, t5, -1);
    const t7 = t6 >>> 0;
    result = t7;
  } else {
    result = 0;
  }
  u[s.d0] = result;
}

/** S_BUFFER_LOAD_DWORD, S_BUFFER_LOAD_B32 (cdna5) */
export function S_BUFFER_LOAD_DWORD_cdna5(w: Wave, s: Step): void {
  const { u } = w;
  const offset3 = s.simm >>> 0;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  let result = 0;
  const d0_lo = s2 & 0xffffffff;
  const d0_hi = s2w1 & 0x1ffffff;
  const base_lo = d0_lo;
  const base_hi = d0_hi;
  const d02 = (bitsAt(u, s.s2, 1, 4, 89, 13) >>> 0) * 4294967296 + (bitsAt(u, s.s2, 1, 4, 57, 32) >>> 0);
  const size = d02;
  const offset = ((s3 + offset3) & 4294967292) >>> 0;
  const base2_lo = base_lo;
  const base2_hi = base_hi;
  const size2 = size;
  const offset2 = offset;
  if ((offset2 + 3) < size2) {
    const t0 = (base2_lo + offset2) >>> 0;
    const t1 = t0 >>> 0;
    const t2 = (base2_hi + Math.floor(offset2 / 4294967296) + +(t0 < (base2_lo >>> 0))) >>> 0;
    const t3 = w.mem.load32(t1, t2, -1);
    const t4 = t3 >>> 0;
    result = t4;
  } else {
    result = 0;
  }
  u[s.d0] = result;
}

/** S_BUFFER_LOAD_DWORDX2, S_BUFFER_LOAD_B64 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function S_BUFFER_LOAD_DWORDX2_cdna1(w: Wave, s: Step): void {
  const { u } = w;
  const offset4 = s.simm >>> 0;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  let result2_lo = 0, result2_hi = 0;
  let result = 0;
  let result22 = 0;
  const d0 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
  const base = d0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d02_lo = Math.imul(t0, t1);
  const d02_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const size_lo = d02_lo;
  const size_hi = d02_hi;
  const offset = ((s3 + offset4) & 4294967292) >>> 0;
  const base2 = base;
  const size2_lo = size_lo;
  const size2_hi = size_hi;
  const offset2 = offset;
  const t2 = offset2 + 3;
  if (lessU64(t2, Math.floor(t2 / 4294967296), size2_lo, size2_hi)) {
    const t3 = base2 + offset2;
    const t4 = t3 >>> 0;
    const t5 = Math.floor(t3 / 4294967296) >>> 0;
    const t6 = w.mem.load32(t4, t5, -1);
    const t7 = t6 >>> 0;
    result = t7;
  } else {
    result = 0;
  }
  result2_lo = result;
  const base3 = base;
  const size3_lo = size_lo;
  const size3_hi = size_hi;
  const offset3 = (offset + 4) >>> 0;
  const t8 = offset3 + 3;
  if (lessU64(t8, Math.floor(t8 / 4294967296), size3_lo, size3_hi)) {
    const t9 = base3 + offset3;
    const t10 = t9 >>> 0;
    const t11 = Math.floor(t9 / 4294967296) >>> 0;
    const t12 = w.mem.load32(t10, t11, -1);
    const t13 = t12 >>> 0;
    result22 = t13;
  } else {
    result22 = 0;
  }
  result2_hi = result22;
  u[s.d0] = result2_lo;
  u[s.d0 + 1] = result2_hi;
}

/** S_BUFFER_LOAD_DWORDX2, S_BUFFER_LOAD_B64 (cdna5) */
export function S_BUFFER_LOAD_DWORDX2_cdna5(w: Wave, s: Step): void {
  const { u } = w;
  const offset4 = s.simm >>> 0;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  let result2_lo = 0, result2_hi = 0;
  let result = 0;
  let result22 = 0;
  const d0_lo = s2 & 0xffffffff;
  const d0_hi = s2w1 & 0x1ffffff;
  const base_lo = d0_lo;
  const base_hi = d0_hi;
  const d02 = (bitsAt(u, s.s2, 1, 4, 89, 13) >>> 0) * 4294967296 + (bitsAt(u, s.s2, 1, 4, 57, 32) >>> 0);
  const size = d02;
  const offset = ((s3 + offset4) & 4294967292) >>> 0;
  const base2_lo = base_lo;
  const base2_hi = base_hi;
  const size2 = size;
  const offset2 = offset;
  if ((offset2 + 3) < size2) {
    const t0 = (base2_lo + offset2) >>> 0;
    const t1 = t0 >>> 0;
    const t2 = (base2_hi + Math.floor(offset2 / 4294967296) + +(t0 < (base2_lo >>> 0))) >>> 0;
    const t3 = w.mem.load32(t1, t2, -1);
    const t4 = t3 >>> 0;
    result = t4;
  } else {
    result = 0;
  }
  result2_lo = result;
  const base3_lo = base_lo;
  const base3_hi = base_hi;
  const size3 = size;
  const offset3 = (offset + 4) >>> 0;
  if ((offset3 + 3) < size3) {
    const t5 = (base3_lo + offset3) >>> 0;
    const t6 = t5 >>> 0;
    const t7 = (base3_hi + Math.floor(offset3 / 4294967296) + +(t5 < (base3_lo >>> 0))) >>> 0;
    const t8 = w.mem.load32(t6, t7, -1);
    const t9 = t8 >>> 0;
    result22 = t9;
  } else {
    result22 = 0;
  }
  result2_hi = result22;
  u[s.d0] = result2_lo;
  u[s.d0 + 1] = result2_hi;
}

/** S_BUFFER_LOAD_B96 (cdna5) */
export function S_BUFFER_LOAD_B96_cdna5(w: Wave, s: Step): void {
  const { u } = w;
  const offset5 = s.simm >>> 0;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const result2 = new Uint32Array(3);
  let result = 0;
  let result22 = 0;
  let result3 = 0;
  const d0_lo = s2 & 0xffffffff;
  const d0_hi = s2w1 & 0x1ffffff;
  const base_lo = d0_lo;
  const base_hi = d0_hi;
  const d02 = (bitsAt(u, s.s2, 1, 4, 89, 13) >>> 0) * 4294967296 + (bitsAt(u, s.s2, 1, 4, 57, 32) >>> 0);
  const size = d02;
  const offset = ((s3 + offset5) & 4294967292) >>> 0;
  const base2_lo = base_lo;
  const base2_hi = base_hi;
  const size2 = size;
  const offset2 = offset;
  if ((offset2 + 3) < size2) {
    const t0 = (base2_lo + offset2) >>> 0;
    const t1 = t0 >>> 0;
    const t2 = (base2_hi + Math.floor(offset2 / 4294967296) + +(t0 < (base2_lo >>> 0))) >>> 0;
    const t3 = w.mem.load32(t1, t2, -1);
    const t4 = t3 >>> 0;
    result = t4;
  } else {
    result = 0;
  }
  setBits(result2, 0, result, 32);
  const base3_lo = base_lo;
  const base3_hi = base_hi;
  const size3 = size;
  const offset3 = (offset + 4) >>> 0;
  if ((offset3 + 3) < size3) {
    const t5 = (base3_lo + offset3) >>> 0;
    const t6 = t5 >>> 0;
    const t7 = (base3_hi + Math.floor(offset3 / 4294967296) + +(t5 < (base3_lo >>> 0))) >>> 0;
    const t8 = w.mem.load32(t6, t7, -1);
    const t9 = t8 >>> 0;
    result22 = t9;
  } else {
    result22 = 0;
  }
  setBits(result2, 32, result22, 32);
  const base4_lo = base_lo;
  const base4_hi = base_hi;
  const size4 = size;
  const offset4 = (offset + 8) >>> 0;
  if ((offset4 + 3) < size4) {
    const t10 = (base4_lo + offset4) >>> 0;
    const t11 = t10 >>> 0;
    const t12 = (base4_hi + Math.floor(offset4 / 4294967296) + +(t10 < (base4_lo >>> 0))) >>> 0;
    const t13 = w.mem.load32(t11, t12, -1);
    const t14 = t13 >>> 0;
    result3 = t14;
  } else {
    result3 = 0;
  }
  setBits(result2, 64, result3, 32);
  u[s.d0] = result2[0];
  u[s.d0 + 1] = result2[1];
  u[s.d0 + 2] = result2[2];
}

/** S_BUFFER_LOAD_B96 (rdna4) */
export function S_BUFFER_LOAD_B96_rdna4(w: Wave, s: Step): void {
  const { u } = w;
  const offset5 = s.simm >>> 0;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const result2 = new Uint32Array(3);
  let result = 0;
  let result22 = 0;
  let result3 = 0;
  const d0 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
  const base = d0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d02_lo = Math.imul(t0, t1);
  const d02_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const size_lo = d02_lo;
  const size_hi = d02_hi;
  const offset = ((s3 + offset5) & 4294967292) >>> 0;
  const base2 = base;
  const size2_lo = size_lo;
  const size2_hi = size_hi;
  const offset2 = offset;
  const t2 = offset2 + 3;
  if (lessU64(t2, Math.floor(t2 / 4294967296), size2_lo, size2_hi)) {
    const t3 = base2 + offset2;
    const t4 = t3 >>> 0;
    const t5 = Math.floor(t3 / 4294967296) >>> 0;
    const t6 = w.mem.load32(t4, t5, -1);
    const t7 = t6 >>> 0;
    result = t7;
  } else {
    result = 0;
  }
  setBits(result2, 0, result, 32);
  const base3 = base;
  const size3_lo = size_lo;
  const size3_hi = size_hi;
  const offset3 = (offset + 4) >>> 0;
  const t8 = offset3 + 3;
  if (lessU64(t8, Math.floor(t8 / 4294967296), size3_lo, size3_hi)) {
    const t9 = base3 + offset3;
    const t10 = t9 >>> 0;
    const t11 = Math.floor(t9 / 4294967296) >>> 0;
    const t12 = w.mem.load32(t10, t11, -1);
    const t13 = t12 >>> 0;
    result22 = t13;
  } else {
    result22 = 0;
  }
  setBits(result2, 32, result22, 32);
  const base4 = base;
  const size4_lo = size_lo;
  const size4_hi = size_hi;
  const offset4 = (offset + 8) >>> 0;
  const t14 = offset4 + 3;
  if (lessU64(t14, Math.floor(t14 / 4294967296), size4_lo, size4_hi)) {
    const t15 = base4 + offset4;
    const t16 = t15 >>> 0;
    const t17 = Math.floor(t15 / 4294967296) >>> 0;
    const t18 = w.mem.load32(t16, t17, -1);
    const t19 = t18 >>> 0;
    result3 = t19;
  } else {
    result3 = 0;
  }
  setBits(result2, 64, result3, 32);
  u[s.d0] = result2[0];
  u[s.d0 + 1] = result2[1];
  u[s.d0 + 2] = result2[2];
}

/** S_BUFFER_LOAD_DWORDX4, S_BUFFER_LOAD_B128 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function S_BUFFER_LOAD_DWORDX4_cdna1(w: Wave, s: Step): void {
  const { u } = w;
  const offset6 = s.simm >>> 0;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const result2 = new Uint32Array(4);
  let result = 0;
  let result22 = 0;
  let result3 = 0;
  let result4 = 0;
  const d0 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
  const base = d0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d02_lo = Math.imul(t0, t1);
  const d02_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const size_lo = d02_lo;
  const size_hi = d02_hi;
  const offset = ((s3 + offset6) & 4294967292) >>> 0;
  const base2 = base;
  const size2_lo = size_lo;
  const size2_hi = size_hi;
  const offset2 = offset;
  const t2 = offset2 + 3;
  if (lessU64(t2, Math.floor(t2 / 4294967296), size2_lo, size2_hi)) {
    const t3 = base2 + offset2;
    const t4 = t3 >>> 0;
    const t5 = Math.floor(t3 / 4294967296) >>> 0;
    const t6 = w.mem.load32(t4, t5, -1);
    const t7 = t6 >>> 0;
    result = t7;
  } else {
    result = 0;
  }
  setBits(result2, 0, result, 32);
  const base3 = base;
  const size3_lo = size_lo;
  const size3_hi = size_hi;
  const offset3 = (offset + 4) >>> 0;
  const t8 = offset3 + 3;
  if (lessU64(t8, Math.floor(t8 / 4294967296), size3_lo, size3_hi)) {
    const t9 = base3 + offset3;
    const t10 = t9 >>> 0;
    const t11 = Math.floor(t9 / 4294967296) >>> 0;
    const t12 = w.mem.load32(t10, t11, -1);
    const t13 = t12 >>> 0;
    result22 = t13;
  } else {
    result22 = 0;
  }
  setBits(result2, 32, result22, 32);
  const base4 = base;
  const size4_lo = size_lo;
  const size4_hi = size_hi;
  const offset4 = (offset + 8) >>> 0;
  const t14 = offset4 + 3;
  if (lessU64(t14, Math.floor(t14 / 4294967296), size4_lo, size4_hi)) {
    const t15 = base4 + offset4;
    const t16 = t15 >>> 0;
    const t17 = Math.floor(t15 / 4294967296) >>> 0;
    const t18 = w.mem.load32(t16, t17, -1);
    const t19 = t18 >>> 0;
    result3 = t19;
  } else {
    result3 = 0;
  }
  setBits(result2, 64, result3, 32);
  const base5 = base;
  const size5_lo = size_lo;
  const size5_hi = size_hi;
  const offset5 = (offset + 12) >>> 0;
  const t20 = offset5 + 3;
  if (lessU64(t20, Math.floor(t20 / 4294967296), size5_lo, size5_hi)) {
    const t21 = base5 + offset5;
    const t22 = t21 >>> 0;
    const t23 = Math.floor(t21 / 4294967296) >>> 0;
    const t24 = w.mem.load32(t22, t23, -1);
    const t25 = t24 >>> 0;
    result4 = t25;
  } else {
    result4 = 0;
  }
  setBits(result2, 96, result4, 32);
  u[s.d0] = result2[0];
  u[s.d0 + 1] = result2[1];
  u[s.d0 + 2] = result2[2];
  u[s.d0 + 3] = result2[3];
}

/** S_BUFFER_LOAD_DWORDX4, S_BUFFER_LOAD_B128 (cdna5) */
export function S_BUFFER_LOAD_DWORDX4_cdna5(w: Wave, s: Step): void {
  const { u } = w;
  const offset6 = s.simm >>> 0;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const result2 = new Uint32Array(4);
  let result = 0;
  let result22 = 0;
  let result3 = 0;
  let result4 = 0;
  const d0_lo = s2 & 0xffffffff;
  const d0_hi = s2w1 & 0x1ffffff;
  const base_lo = d0_lo;
  const base_hi = d0_hi;
  const d02 = (bitsAt(u, s.s2, 1, 4, 89, 13) >>> 0) * 4294967296 + (bitsAt(u, s.s2, 1, 4, 57, 32) >>> 0);
  const size = d02;
  const offset = ((s3 + offset6) & 4294967292) >>> 0;
  const base2_lo = base_lo;
  const base2_hi = base_hi;
  const size2 = size;
  const offset2 = offset;
  if ((offset2 + 3) < size2) {
    const t0 = (base2_lo + offset2) >>> 0;
    const t1 = t0 >>> 0;
    const t2 = (base2_hi + Math.floor(offset2 / 4294967296) + +(t0 < (base2_lo >>> 0))) >>> 0;
    const t3 = w.mem.load32(t1, t2, -1);
    const t4 = t3 >>> 0;
    result = t4;
  } else {
    result = 0;
  }
  setBits(result2, 0, result, 32);
  const base3_lo = base_lo;
  const base3_hi = base_hi;
  const size3 = size;
  const offset3 = (offset + 4) >>> 0;
  if ((offset3 + 3) < size3) {
    const t5 = (base3_lo + offset3) >>> 0;
    const t6 = t5 >>> 0;
    const t7 = (base3_hi + Math.floor(offset3 / 4294967296) + +(t5 < (base3_lo >>> 0))) >>> 0;
    const t8 = w.mem.load32(t6, t7, -1);
    const t9 = t8 >>> 0;
    result22 = t9;
  } else {
    result22 = 0;
  }
  setBits(result2, 32, result22, 32);
  const base4_lo = base_lo;
  const base4_hi = base_hi;
  const size4 = size;
  const offset4 = (offset + 8) >>> 0;
  if ((offset4 + 3) < size4) {
    const t10 = (base4_lo + offset4) >>> 0;
    const t11 = t10 >>> 0;
    const t12 = (base4_hi + Math.floor(offset4 / 4294967296) + +(t10 < (base4_lo >>> 0))) >>> 0;
    const t13 = w.mem.load32(t11, t12, -1);
    const t14 = t13 >>> 0;
    result3 = t14;
  } else {
    result3 = 0;
  }
  setBits(result2, 64, result3, 32);
  const base5_lo = base_lo;
  const base5_hi = base_hi;
  const size5 = size;
  const offset5 = (offset + 12) >>> 0;
  if ((offset5 + 3) < size5) {
    const t15 = (base5_lo + offset5) >>> 0;
    const t16 = t15 >>> 0;
    const t17 = (base5_hi + Math.floor(offset5 / 4294967296) + +(t15 < (base5_lo >>> 0))) >>> 0;
    const t18 = w.mem.load32(t16, t17, -1);
    const t19 = t18 >>> 0;
    result4 = t19;
  } else {
    result4 = 0;
  }
  setBits(result2, 96, result4, 32);
  u[s.d0] = result2[0];
  u[s.d0 + 1] = result2[1];
  u[s.d0 + 2] = result2[2];
  u[s.d0 + 3] = result2[3];
}

/** S_BUFFER_LOAD_DWORDX8, S_BUFFER_LOAD_B256 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function S_BUFFER_LOAD_DWORDX8_cdna1(w: Wave, s: Step): void {
  const { u } = w;
  const offset10 = s.simm >>> 0;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const result2 = new Uint32Array(8);
  let result = 0;
  let result22 = 0;
  let result3 = 0;
  let result4 = 0;
  let result5 = 0;
  let result6 = 0;
  let result7 = 0;
  let result8 = 0;
  const d0 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
  const base = d0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d02_lo = Math.imul(t0, t1);
  const d02_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const size_lo = d02_lo;
  const size_hi = d02_hi;
  const offset = ((s3 + offset10) & 4294967292) >>> 0;
  const base2 = base;
  const size2_lo = size_lo;
  const size2_hi = size_hi;
  const offset2 = offset;
  const t2 = offset2 + 3;
  if (lessU64(t2, Math.floor(t2 / 4294967296), size2_lo, size2_hi)) {
    const t3 = base2 + offset2;
    const t4 = t3 >>> 0;
    const t5 = Math.floor(t3 / 4294967296) >>> 0;
    const t6 = w.mem.load32(t4, t5, -1);
    const t7 = t6 >>> 0;
    result = t7;
  } else {
    result = 0;
  }
  setBits(result2, 0, result, 32);
  const base3 = base;
  const size3_lo = size_lo;
  const size3_hi = size_hi;
  const offset3 = (offset + 4) >>> 0;
  const t8 = offset3 + 3;
  if (lessU64(t8, Math.floor(t8 / 4294967296), size3_lo, size3_hi)) {
    const t9 = base3 + offset3;
    const t10 = t9 >>> 0;
    const t11 = Math.floor(t9 / 4294967296) >>> 0;
    const t12 = w.mem.load32(t10, t11, -1);
    const t13 = t12 >>> 0;
    result22 = t13;
  } else {
    result22 = 0;
  }
  setBits(result2, 32, result22, 32);
  const base4 = base;
  const size4_lo = size_lo;
  const size4_hi = size_hi;
  const offset4 = (offset + 8) >>> 0;
  const t14 = offset4 + 3;
  if (lessU64(t14, Math.floor(t14 / 4294967296), size4_lo, size4_hi)) {
    const t15 = base4 + offset4;
    const t16 = t15 >>> 0;
    const t17 = Math.floor(t15 / 4294967296) >>> 0;
    const t18 = w.mem.load32(t16, t17, -1);
    const t19 = t18 >>> 0;
    result3 = t19;
  } else {
    result3 = 0;
  }
  setBits(result2, 64, result3, 32);
  const base5 = base;
  const size5_lo = size_lo;
  const size5_hi = size_hi;
  const offset5 = (offset + 12) >>> 0;
  const t20 = offset5 + 3;
  if (lessU64(t20, Math.floor(t20 / 4294967296), size5_lo, size5_hi)) {
    const t21 = base5 + offset5;
    const t22 = t21 >>> 0;
    const t23 = Math.floor(t21 / 4294967296) >>> 0;
    const t24 = w.mem.load32(t22, t23, -1);
    const t25 = t24 >>> 0;
    result4 = t25;
  } else {
    result4 = 0;
  }
  setBits(result2, 96, result4, 32);
  const base6 = base;
  const size6_lo = size_lo;
  const size6_hi = size_hi;
  const offset6 = (offset + 16) >>> 0;
  const t26 = offset6 + 3;
  if (lessU64(t26, Math.floor(t26 / 4294967296), size6_lo, size6_hi)) {
    const t27 = base6 + offset6;
    const t28 = t27 >>> 0;
    const t29 = Math.floor(t27 / 4294967296) >>> 0;
    const t30 = w.mem.load32(t28, t29, -1);
    const t31 = t30 >>> 0;
    result5 = t31;
  } else {
    result5 = 0;
  }
  setBits(result2, 128, result5, 32);
  const base7 = base;
  const size7_lo = size_lo;
  const size7_hi = size_hi;
  const offset7 = (offset + 20) >>> 0;
  const t32 = offset7 + 3;
  if (lessU64(t32, Math.floor(t32 / 4294967296), size7_lo, size7_hi)) {
    const t33 = base7 + offset7;
    const t34 = t33 >>> 0;
    const t35 = Math.floor(t33 / 4294967296) >>> 0;
    const t36 = w.mem.load32(t34, t35, -1);
    const t37 = t36 >>> 0;
    result6 = t37;
  } else {
    result6 = 0;
  }
  setBits(result2, 160, result6, 32);
  const base8 = base;
  const size8_lo = size_lo;
  const size8_hi = size_hi;
  const offset8 = (offset + 24) >>> 0;
  const t38 = offset8 + 3;
  if (lessU64(t38, Math.floor(t38 / 4294967296), size8_lo, size8_hi)) {
    const t39 = base8 + offset8;
    const t40 = t39 >>> 0;
    const t41 = Math.floor(t39 / 4294967296) >>> 0;
    const t42 = w.mem.load32(t40, t41, -1);
    const t43 = t42 >>> 0;
    result7 = t43;
  } else {
    result7 = 0;
  }
  setBits(result2, 192, result7, 32);
  const base9 = base;
  const size9_lo = size_lo;
  const size9_hi = size_hi;
  const offset9 = (offset + 28) >>> 0;
  const t44 = offset9 + 3;
  if (lessU64(t44, Math.floor(t44 / 4294967296), size9_lo, size9_hi)) {
    const t45 = base9 + offset9;
    const t46 = t45 >>> 0;
    const t47 = Math.floor(t45 / 4294967296) >>> 0;
    const t48 = w.mem.load32(t46, t47, -1);
    const t49 = t48 >>> 0;
    result8 = t49;
  } else {
    result8 = 0;
  }
  setBits(result2, 224, result8, 32);
  u[s.d0] = result2[0];
  u[s.d0 + 1] = result2[1];
  u[s.d0 + 2] = result2[2];
  u[s.d0 + 3] = result2[3];
  u[s.d0 + 4] = result2[4];
  u[s.d0 + 5] = result2[5];
  u[s.d0 + 6] = result2[6];
  u[s.d0 + 7] = result2[7];
}

/** S_BUFFER_LOAD_DWORDX8, S_BUFFER_LOAD_B256 (cdna5) */
export function S_BUFFER_LOAD_DWORDX8_cdna5(w: Wave, s: Step): void {
  const { u } = w;
  const offset10 = s.simm >>> 0;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const result2 = new Uint32Array(8);
  let result = 0;
  let result22 = 0;
  let result3 = 0;
  let result4 = 0;
  let result5 = 0;
  let result6 = 0;
  let result7 = 0;
  let result8 = 0;
  const d0_lo = s2 & 0xffffffff;
  const d0_hi = s2w1 & 0x1ffffff;
  const base_lo = d0_lo;
  const base_hi = d0_hi;
  const d02 = (bitsAt(u, s.s2, 1, 4, 89, 13) >>> 0) * 4294967296 + (bitsAt(u, s.s2, 1, 4, 57, 32) >>> 0);
  const size = d02;
  const offset = ((s3 + offset10) & 4294967292) >>> 0;
  const base2_lo = base_lo;
  const base2_hi = base_hi;
  const size2 = size;
  const offset2 = offset;
  if ((offset2 + 3) < size2) {
    const t0 = (base2_lo + offset2) >>> 0;
    const t1 = t0 >>> 0;
    const t2 = (base2_hi + Math.floor(offset2 / 4294967296) + +(t0 < (base2_lo >>> 0))) >>> 0;
    const t3 = w.mem.load32(t1, t2, -1);
    const t4 = t3 >>> 0;
    result = t4;
  } else {
    result = 0;
  }
  setBits(result2, 0, result, 32);
  const base3_lo = base_lo;
  const base3_hi = base_hi;
  const size3 = size;
  const offset3 = (offset + 4) >>> 0;
  if ((offset3 + 3) < size3) {
    const t5 = (base3_lo + offset3) >>> 0;
    const t6 = t5 >>> 0;
    const t7 = (base3_hi + Math.floor(offset3 / 4294967296) + +(t5 < (base3_lo >>> 0))) >>> 0;
    const t8 = w.mem.load32(t6, t7, -1);
    const t9 = t8 >>> 0;
    result22 = t9;
  } else {
    result22 = 0;
  }
  setBits(result2, 32, result22, 32);
  const base4_lo = base_lo;
  const base4_hi = base_hi;
  const size4 = size;
  const offset4 = (offset + 8) >>> 0;
  if ((offset4 + 3) < size4) {
    const t10 = (base4_lo + offset4) >>> 0;
    const t11 = t10 >>> 0;
    const t12 = (base4_hi + Math.floor(offset4 / 4294967296) + +(t10 < (base4_lo >>> 0))) >>> 0;
    const t13 = w.mem.load32(t11, t12, -1);
    const t14 = t13 >>> 0;
    result3 = t14;
  } else {
    result3 = 0;
  }
  setBits(result2, 64, result3, 32);
  const base5_lo = base_lo;
  const base5_hi = base_hi;
  const size5 = size;
  const offset5 = (offset + 12) >>> 0;
  if ((offset5 + 3) < size5) {
    const t15 = (base5_lo + offset5) >>> 0;
    const t16 = t15 >>> 0;
    const t17 = (base5_hi + Math.floor(offset5 / 4294967296) + +(t15 < (base5_lo >>> 0))) >>> 0;
    const t18 = w.mem.load32(t16, t17, -1);
    const t19 = t18 >>> 0;
    result4 = t19;
  } else {
    result4 = 0;
  }
  setBits(result2, 96, result4, 32);
  const base6_lo = base_lo;
  const base6_hi = base_hi;
  const size6 = size;
  const offset6 = (offset + 16) >>> 0;
  if ((offset6 + 3) < size6) {
    const t20 = (base6_lo + offset6) >>> 0;
    const t21 = t20 >>> 0;
    const t22 = (base6_hi + Math.floor(offset6 / 4294967296) + +(t20 < (base6_lo >>> 0))) >>> 0;
    const t23 = w.mem.load32(t21, t22, -1);
    const t24 = t23 >>> 0;
    result5 = t24;
  } else {
    result5 = 0;
  }
  setBits(result2, 128, result5, 32);
  const base7_lo = base_lo;
  const base7_hi = base_hi;
  const size7 = size;
  const offset7 = (offset + 20) >>> 0;
  if ((offset7 + 3) < size7) {
    const t25 = (base7_lo + offset7) >>> 0;
    const t26 = t25 >>> 0;
    const t27 = (base7_hi + Math.floor(offset7 / 4294967296) + +(t25 < (base7_lo >>> 0))) >>> 0;
    const t28 = w.mem.load32(t26, t27, -1);
    const t29 = t28 >>> 0;
    result6 = t29;
  } else {
    result6 = 0;
  }
  setBits(result2, 160, result6, 32);
  const base8_lo = base_lo;
  const base8_hi = base_hi;
  const size8 = size;
  const offset8 = (offset + 24) >>> 0;
  if ((offset8 + 3) < size8) {
    const t30 = (base8_lo + offset8) >>> 0;
    const t31 = t30 >>> 0;
    const t32 = (base8_hi + Math.floor(offset8 / 4294967296) + +(t30 < (base8_lo >>> 0))) >>> 0;
    const t33 = w.mem.load32(t31, t32, -1);
    const t34 = t33 >>> 0;
    result7 = t34;
  } else {
    result7 = 0;
  }
  setBits(result2, 192, result7, 32);
  const base9_lo = base_lo;
  const base9_hi = base_hi;
  const size9 = size;
  const offset9 = (offset + 28) >>> 0;
  if ((offset9 + 3) < size9) {
    const t35 = (base9_lo + offset9) >>> 0;
    const t36 = t35 >>> 0;
    const t37 = (base9_hi + Math.floor(offset9 / 4294967296) + +(t35 < (base9_lo >>> 0))) >>> 0;
    const t38 = w.mem.load32(t36, t37, -1);
    const t39 = t38 >>> 0;
    result8 = t39;
  } else {
    result8 = 0;
  }
  setBits(result2, 224, result8, 32);
  u[s.d0] = result2[0];
  u[s.d0 + 1] = result2[1];
  u[s.d0 + 2] = result2[2];
  u[s.d0 + 3] = result2[3];
  u[s.d0 + 4] = result2[4];
  u[s.d0 + 5] = result2[5];
  u[s.d0 + 6] = result2[6];
  u[s.d0 + 7] = result2[7];
}

/** S_BUFFER_LOAD_DWORDX16, S_BUFFER_LOAD_B512 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function S_BUFFER_LOAD_DWORDX16_cdna1(w: Wave, s: Step): void {
  const { u } = w;
  const offset18 = s.simm >>> 0;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const result2 = new Uint32Array(16);
  let result = 0;
  let result22 = 0;
  let result3 = 0;
  let result4 = 0;
  let result5 = 0;
  let result6 = 0;
  let result7 = 0;
  let result8 = 0;
  let result9 = 0;
  let result10 = 0;
  let result11 = 0;
  let result12 = 0;
  let result13 = 0;
  let result14 = 0;
  let result15 = 0;
  let result16 = 0;
  const d0 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
  const base = d0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d02_lo = Math.imul(t0, t1);
  const d02_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const size_lo = d02_lo;
  const size_hi = d02_hi;
  const offset = ((s3 + offset18) & 4294967292) >>> 0;
  const base2 = base;
  const size2_lo = size_lo;
  const size2_hi = size_hi;
  const offset2 = offset;
  const t2 = offset2 + 3;
  if (lessU64(t2, Math.floor(t2 / 4294967296), size2_lo, size2_hi)) {
    const t3 = base2 + offset2;
    const t4 = t3 >>> 0;
    const t5 = Math.floor(t3 / 4294967296) >>> 0;
    const t6 = w.mem.load32(t4, t5, -1);
    const t7 = t6 >>> 0;
    result = t7;
  } else {
    result = 0;
  }
  setBits(result2, 0, result, 32);
  const base3 = base;
  const size3_lo = size_lo;
  const size3_hi = size_hi;
  const offset3 = (offset + 4) >>> 0;
  const t8 = offset3 + 3;
  if (lessU64(t8, Math.floor(t8 / 4294967296), size3_lo, size3_hi)) {
    const t9 = base3 + offset3;
    const t10 = t9 >>> 0;
    const t11 = Math.floor(t9 / 4294967296) >>> 0;
    const t12 = w.mem.load32(t10, t11, -1);
    const t13 = t12 >>> 0;
    result22 = t13;
  } else {
    result22 = 0;
  }
  setBits(result2, 32, result22, 32);
  const base4 = base;
  const size4_lo = size_lo;
  const size4_hi = size_hi;
  const offset4 = (offset + 8) >>> 0;
  const t14 = offset4 + 3;
  if (lessU64(t14, Math.floor(t14 / 4294967296), size4_lo, size4_hi)) {
    const t15 = base4 + offset4;
    const t16 = t15 >>> 0;
    const t17 = Math.floor(t15 / 4294967296) >>> 0;
    const t18 = w.mem.load32(t16, t17, -1);
    const t19 = t18 >>> 0;
    result3 = t19;
  } else {
    result3 = 0;
  }
  setBits(result2, 64, result3, 32);
  const base5 = base;
  const size5_lo = size_lo;
  const size5_hi = size_hi;
  const offset5 = (offset + 12) >>> 0;
  const t20 = offset5 + 3;
  if (lessU64(t20, Math.floor(t20 / 4294967296), size5_lo, size5_hi)) {
    const t21 = base5 + offset5;
    const t22 = t21 >>> 0;
    const t23 = Math.floor(t21 / 4294967296) >>> 0;
    const t24 = w.mem.load32(t22, t23, -1);
    const t25 = t24 >>> 0;
    result4 = t25;
  } else {
    result4 = 0;
  }
  setBits(result2, 96, result4, 32);
  const base6 = base;
  const size6_lo = size_lo;
  const size6_hi = size_hi;
  const offset6 = (offset + 16) >>> 0;
  const t26 = offset6 + 3;
  if (lessU64(t26, Math.floor(t26 / 4294967296), size6_lo, size6_hi)) {
    const t27 = base6 + offset6;
    const t28 = t27 >>> 0;
    const t29 = Math.floor(t27 / 4294967296) >>> 0;
    const t30 = w.mem.load32(t28, t29, -1);
    const t31 = t30 >>> 0;
    result5 = t31;
  } else {
    result5 = 0;
  }
  setBits(result2, 128, result5, 32);
  const base7 = base;
  const size7_lo = size_lo;
  const size7_hi = size_hi;
  const offset7 = (offset + 20) >>> 0;
  const t32 = offset7 + 3;
  if (lessU64(t32, Math.floor(t32 / 4294967296), size7_lo, size7_hi)) {
    const t33 = base7 + offset7;
    const t34 = t33 >>> 0;
    const t35 = Math.floor(t33 / 4294967296) >>> 0;
    const t36 = w.mem.load32(t34, t35, -1);
    const t37 = t36 >>> 0;
    result6 = t37;
  } else {
    result6 = 0;
  }
  setBits(result2, 160, result6, 32);
  const base8 = base;
  const size8_lo = size_lo;
  const size8_hi = size_hi;
  const offset8 = (offset + 24) >>> 0;
  const t38 = offset8 + 3;
  if (lessU64(t38, Math.floor(t38 / 4294967296), size8_lo, size8_hi)) {
    const t39 = base8 + offset8;
    const t40 = t39 >>> 0;
    const t41 = Math.floor(t39 / 4294967296) >>> 0;
    const t42 = w.mem.load32(t40, t41, -1);
    const t43 = t42 >>> 0;
    result7 = t43;
  } else {
    result7 = 0;
  }
  setBits(result2, 192, result7, 32);
  const base9 = base;
  const size9_lo = size_lo;
  const size9_hi = size_hi;
  const offset9 = (offset + 28) >>> 0;
  const t44 = offset9 + 3;
  if (lessU64(t44, Math.floor(t44 / 4294967296), size9_lo, size9_hi)) {
    const t45 = base9 + offset9;
    const t46 = t45 >>> 0;
    const t47 = Math.floor(t45 / 4294967296) >>> 0;
    const t48 = w.mem.load32(t46, t47, -1);
    const t49 = t48 >>> 0;
    result8 = t49;
  } else {
    result8 = 0;
  }
  setBits(result2, 224, result8, 32);
  const base10 = base;
  const size10_lo = size_lo;
  const size10_hi = size_hi;
  const offset10 = (offset + 32) >>> 0;
  const t50 = offset10 + 3;
  if (lessU64(t50, Math.floor(t50 / 4294967296), size10_lo, size10_hi)) {
    const t51 = base10 + offset10;
    const t52 = t51 >>> 0;
    const t53 = Math.floor(t51 / 4294967296) >>> 0;
    const t54 = w.mem.load32(t52, t53, -1);
    const t55 = t54 >>> 0;
    result9 = t55;
  } else {
    result9 = 0;
  }
  setBits(result2, 256, result9, 32);
  const base11 = base;
  const size11_lo = size_lo;
  const size11_hi = size_hi;
  const offset11 = (offset + 36) >>> 0;
  const t56 = offset11 + 3;
  if (lessU64(t56, Math.floor(t56 / 4294967296), size11_lo, size11_hi)) {
    const t57 = base11 + offset11;
    const t58 = t57 >>> 0;
    const t59 = Math.floor(t57 / 4294967296) >>> 0;
    const t60 = w.mem.load32(t58, t59, -1);
    const t61 = t60 >>> 0;
    result10 = t61;
  } else {
    result10 = 0;
  }
  setBits(result2, 288, result10, 32);
  const base12 = base;
  const size12_lo = size_lo;
  const size12_hi = size_hi;
  const offset12 = (offset + 40) >>> 0;
  const t62 = offset12 + 3;
  if (lessU64(t62, Math.floor(t62 / 4294967296), size12_lo, size12_hi)) {
    const t63 = base12 + offset12;
    const t64 = t63 >>> 0;
    const t65 = Math.floor(t63 / 4294967296) >>> 0;
    const t66 = w.mem.load32(t64, t65, -1);
    const t67 = t66 >>> 0;
    result11 = t67;
  } else {
    result11 = 0;
  }
  setBits(result2, 320, result11, 32);
  const base13 = base;
  const size13_lo = size_lo;
  const size13_hi = size_hi;
  const offset13 = (offset + 44) >>> 0;
  const t68 = offset13 + 3;
  if (lessU64(t68, Math.floor(t68 / 4294967296), size13_lo, size13_hi)) {
    const t69 = base13 + offset13;
    const t70 = t69 >>> 0;
    const t71 = Math.floor(t69 / 4294967296) >>> 0;
    const t72 = w.mem.load32(t70, t71, -1);
    const t73 = t72 >>> 0;
    result12 = t73;
  } else {
    result12 = 0;
  }
  setBits(result2, 352, result12, 32);
  const base14 = base;
  const size14_lo = size_lo;
  const size14_hi = size_hi;
  const offset14 = (offset + 48) >>> 0;
  const t74 = offset14 + 3;
  if (lessU64(t74, Math.floor(t74 / 4294967296), size14_lo, size14_hi)) {
    const t75 = base14 + offset14;
    const t76 = t75 >>> 0;
    const t77 = Math.floor(t75 / 4294967296) >>> 0;
    const t78 = w.mem.load32(t76, t77, -1);
    const t79 = t78 >>> 0;
    result13 = t79;
  } else {
    result13 = 0;
  }
  setBits(result2, 384, result13, 32);
  const base15 = base;
  const size15_lo = size_lo;
  const size15_hi = size_hi;
  const offset15 = (offset + 52) >>> 0;
  const t80 = offset15 + 3;
  if (lessU64(t80, Math.floor(t80 / 4294967296), size15_lo, size15_hi)) {
    const t81 = base15 + offset15;
    const t82 = t81 >>> 0;
    const t83 = Math.floor(t81 / 4294967296) >>> 0;
    const t84 = w.mem.load32(t82, t83, -1);
    const t85 = t84 >>> 0;
    result14 = t85;
  } else {
    result14 = 0;
  }
  setBits(result2, 416, result14, 32);
  const base16 = base;
  const size16_lo = size_lo;
  const size16_hi = size_hi;
  const offset16 = (offset + 56) >>> 0;
  const t86 = offset16 + 3;
  if (lessU64(t86, Math.floor(t86 / 4294967296), size16_lo, size16_hi)) {
    const t87 = base16 + offset16;
    const t88 = t87 >>> 0;
    const t89 = Math.floor(t87 / 4294967296) >>> 0;
    const t90 = w.mem.load32(t88, t89, -1);
    const t91 = t90 >>> 0;
    result15 = t91;
  } else {
    result15 = 0;
  }
  setBits(result2, 448, result15, 32);
  const base17 = base;
  const size17_lo = size_lo;
  const size17_hi = size_hi;
  const offset17 = (offset + 60) >>> 0;
  const t92 = offset17 + 3;
  if (lessU64(t92, Math.floor(t92 / 4294967296), size17_lo, size17_hi)) {
    const t93 = base17 + offset17;
    const t94 = t93 >>> 0;
    const t95 = Math.floor(t93 / 4294967296) >>> 0;
    const t96 = w.mem.load32(t94, t95, -1);
    const t97 = t96 >>> 0;
    result16 = t97;
  } else {
    result16 = 0;
  }
  setBits(result2, 480, result16, 32);
  u[s.d0] = result2[0];
  u[s.d0 + 1] = result2[1];
  u[s.d0 + 2] = result2[2];
  u[s.d0 + 3] = result2[3];
  u[s.d0 + 4] = result2[4];
  u[s.d0 + 5] = result2[5];
  u[s.d0 + 6] = result2[6];
  u[s.d0 + 7] = result2[7];
  u[s.d0 + 8] = result2[8];
  u[s.d0 + 9] = result2[9];
  u[s.d0 + 10] = result2[10];
  u[s.d0 + 11] = result2[11];
  u[s.d0 + 12] = result2[12];
  u[s.d0 + 13] = result2[13];
  u[s.d0 + 14] = result2[14];
  u[s.d0 + 15] = result2[15];
}

/** S_BUFFER_LOAD_DWORDX16, S_BUFFER_LOAD_B512 (cdna5) */
export function S_BUFFER_LOAD_DWORDX16_cdna5(w: Wave, s: Step): void {
  const { u } = w;
  const offset18 = s.simm >>> 0;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const result2 = new Uint32Array(16);
  let result = 0;
  let result22 = 0;
  let result3 = 0;
  let result4 = 0;
  let result5 = 0;
  let result6 = 0;
  let result7 = 0;
  let result8 = 0;
  let result9 = 0;
  let result10 = 0;
  let result11 = 0;
  let result12 = 0;
  let result13 = 0;
  let result14 = 0;
  let result15 = 0;
  let result16 = 0;
  const d0_lo = s2 & 0xffffffff;
  const d0_hi = s2w1 & 0x1ffffff;
  const base_lo = d0_lo;
  const base_hi = d0_hi;
  const d02 = (bitsAt(u, s.s2, 1, 4, 89, 13) >>> 0) * 4294967296 + (bitsAt(u, s.s2, 1, 4, 57, 32) >>> 0);
  const size = d02;
  const offset = ((s3 + offset18) & 4294967292) >>> 0;
  const base2_lo = base_lo;
  const base2_hi = base_hi;
  const size2 = size;
  const offset2 = offset;
  if ((offset2 + 3) < size2) {
    const t0 = (base2_lo + offset2) >>> 0;
    const t1 = t0 >>> 0;
    const t2 = (base2_hi + Math.floor(offset2 / 4294967296) + +(t0 < (base2_lo >>> 0))) >>> 0;
    const t3 = w.mem.load32(t1, t2, -1);
    const t4 = t3 >>> 0;
    result = t4;
  } else {
    result = 0;
  }
  setBits(result2, 0, result, 32);
  const base3_lo = base_lo;
  const base3_hi = base_hi;
  const size3 = size;
  const offset3 = (offset + 4) >>> 0;
  if ((offset3 + 3) < size3) {
    const t5 = (base3_lo + offset3) >>> 0;
    const t6 = t5 >>> 0;
    const t7 = (base3_hi + Math.floor(offset3 / 4294967296) + +(t5 < (base3_lo >>> 0))) >>> 0;
    const t8 = w.mem.load32(t6, t7, -1);
    const t9 = t8 >>> 0;
    result22 = t9;
  } else {
    result22 = 0;
  }
  setBits(result2, 32, result22, 32);
  const base4_lo = base_lo;
  const base4_hi = base_hi;
  const size4 = size;
  const offset4 = (offset + 8) >>> 0;
  if ((offset4 + 3) < size4) {
    const t10 = (base4_lo + offset4) >>> 0;
    const t11 = t10 >>> 0;
    const t12 = (base4_hi + Math.floor(offset4 / 4294967296) + +(t10 < (base4_lo >>> 0))) >>> 0;
    const t13 = w.mem.load32(t11, t12, -1);
    const t14 = t13 >>> 0;
    result3 = t14;
  } else {
    result3 = 0;
  }
  setBits(result2, 64, result3, 32);
  const base5_lo = base_lo;
  const base5_hi = base_hi;
  const size5 = size;
  const offset5 = (offset + 12) >>> 0;
  if ((offset5 + 3) < size5) {
    const t15 = (base5_lo + offset5) >>> 0;
    const t16 = t15 >>> 0;
    const t17 = (base5_hi + Math.floor(offset5 / 4294967296) + +(t15 < (base5_lo >>> 0))) >>> 0;
    const t18 = w.mem.load32(t16, t17, -1);
    const t19 = t18 >>> 0;
    result4 = t19;
  } else {
    result4 = 0;
  }
  setBits(result2, 96, result4, 32);
  const base6_lo = base_lo;
  const base6_hi = base_hi;
  const size6 = size;
  const offset6 = (offset + 16) >>> 0;
  if ((offset6 + 3) < size6) {
    const t20 = (base6_lo + offset6) >>> 0;
    const t21 = t20 >>> 0;
    const t22 = (base6_hi + Math.floor(offset6 / 4294967296) + +(t20 < (base6_lo >>> 0))) >>> 0;
    const t23 = w.mem.load32(t21, t22, -1);
    const t24 = t23 >>> 0;
    result5 = t24;
  } else {
    result5 = 0;
  }
  setBits(result2, 128, result5, 32);
  const base7_lo = base_lo;
  const base7_hi = base_hi;
  const size7 = size;
  const offset7 = (offset + 20) >>> 0;
  if ((offset7 + 3) < size7) {
    const t25 = (base7_lo + offset7) >>> 0;
    const t26 = t25 >>> 0;
    const t27 = (base7_hi + Math.floor(offset7 / 4294967296) + +(t25 < (base7_lo >>> 0))) >>> 0;
    const t28 = w.mem.load32(t26, t27, -1);
    const t29 = t28 >>> 0;
    result6 = t29;
  } else {
    result6 = 0;
  }
  setBits(result2, 160, result6, 32);
  const base8_lo = base_lo;
  const base8_hi = base_hi;
  const size8 = size;
  const offset8 = (offset + 24) >>> 0;
  if ((offset8 + 3) < size8) {
    const t30 = (base8_lo + offset8) >>> 0;
    const t31 = t30 >>> 0;
    const t32 = (base8_hi + Math.floor(offset8 / 4294967296) + +(t30 < (base8_lo >>> 0))) >>> 0;
    const t33 = w.mem.load32(t31, t32, -1);
    const t34 = t33 >>> 0;
    result7 = t34;
  } else {
    result7 = 0;
  }
  setBits(result2, 192, result7, 32);
  const base9_lo = base_lo;
  const base9_hi = base_hi;
  const size9 = size;
  const offset9 = (offset + 28) >>> 0;
  if ((offset9 + 3) < size9) {
    const t35 = (base9_lo + offset9) >>> 0;
    const t36 = t35 >>> 0;
    const t37 = (base9_hi + Math.floor(offset9 / 4294967296) + +(t35 < (base9_lo >>> 0))) >>> 0;
    const t38 = w.mem.load32(t36, t37, -1);
    const t39 = t38 >>> 0;
    result8 = t39;
  } else {
    result8 = 0;
  }
  setBits(result2, 224, result8, 32);
  const base10_lo = base_lo;
  const base10_hi = base_hi;
  const size10 = size;
  const offset10 = (offset + 32) >>> 0;
  if ((offset10 + 3) < size10) {
    const t40 = (base10_lo + offset10) >>> 0;
    const t41 = t40 >>> 0;
    const t42 = (base10_hi + Math.floor(offset10 / 4294967296) + +(t40 < (base10_lo >>> 0))) >>> 0;
    const t43 = w.mem.load32(t41, t42, -1);
    const t44 = t43 >>> 0;
    result9 = t44;
  } else {
    result9 = 0;
  }
  setBits(result2, 256, result9, 32);
  const base11_lo = base_lo;
  const base11_hi = base_hi;
  const size11 = size;
  const offset11 = (offset + 36) >>> 0;
  if ((offset11 + 3) < size11) {
    const t45 = (base11_lo + offset11) >>> 0;
    const t46 = t45 >>> 0;
    const t47 = (base11_hi + Math.floor(offset11 / 4294967296) + +(t45 < (base11_lo >>> 0))) >>> 0;
    const t48 = w.mem.load32(t46, t47, -1);
    const t49 = t48 >>> 0;
    result10 = t49;
  } else {
    result10 = 0;
  }
  setBits(result2, 288, result10, 32);
  const base12_lo = base_lo;
  const base12_hi = base_hi;
  const size12 = size;
  const offset12 = (offset + 40) >>> 0;
  if ((offset12 + 3) < size12) {
    const t50 = (base12_lo + offset12) >>> 0;
    const t51 = t50 >>> 0;
    const t52 = (base12_hi + Math.floor(offset12 / 4294967296) + +(t50 < (base12_lo >>> 0))) >>> 0;
    const t53 = w.mem.load32(t51, t52, -1);
    const t54 = t53 >>> 0;
    result11 = t54;
  } else {
    result11 = 0;
  }
  setBits(result2, 320, result11, 32);
  const base13_lo = base_lo;
  const base13_hi = base_hi;
  const size13 = size;
  const offset13 = (offset + 44) >>> 0;
  if ((offset13 + 3) < size13) {
    const t55 = (base13_lo + offset13) >>> 0;
    const t56 = t55 >>> 0;
    const t57 = (base13_hi + Math.floor(offset13 / 4294967296) + +(t55 < (base13_lo >>> 0))) >>> 0;
    const t58 = w.mem.load32(t56, t57, -1);
    const t59 = t58 >>> 0;
    result12 = t59;
  } else {
    result12 = 0;
  }
  setBits(result2, 352, result12, 32);
  const base14_lo = base_lo;
  const base14_hi = base_hi;
  const size14 = size;
  const offset14 = (offset + 48) >>> 0;
  if ((offset14 + 3) < size14) {
    const t60 = (base14_lo + offset14) >>> 0;
    const t61 = t60 >>> 0;
    const t62 = (base14_hi + Math.floor(offset14 / 4294967296) + +(t60 < (base14_lo >>> 0))) >>> 0;
    const t63 = w.mem.load32(t61, t62, -1);
    const t64 = t63 >>> 0;
    result13 = t64;
  } else {
    result13 = 0;
  }
  setBits(result2, 384, result13, 32);
  const base15_lo = base_lo;
  const base15_hi = base_hi;
  const size15 = size;
  const offset15 = (offset + 52) >>> 0;
  if ((offset15 + 3) < size15) {
    const t65 = (base15_lo + offset15) >>> 0;
    const t66 = t65 >>> 0;
    const t67 = (base15_hi + Math.floor(offset15 / 4294967296) + +(t65 < (base15_lo >>> 0))) >>> 0;
    const t68 = w.mem.load32(t66, t67, -1);
    const t69 = t68 >>> 0;
    result14 = t69;
  } else {
    result14 = 0;
  }
  setBits(result2, 416, result14, 32);
  const base16_lo = base_lo;
  const base16_hi = base_hi;
  const size16 = size;
  const offset16 = (offset + 56) >>> 0;
  if ((offset16 + 3) < size16) {
    const t70 = (base16_lo + offset16) >>> 0;
    const t71 = t70 >>> 0;
    const t72 = (base16_hi + Math.floor(offset16 / 4294967296) + +(t70 < (base16_lo >>> 0))) >>> 0;
    const t73 = w.mem.load32(t71, t72, -1);
    const t74 = t73 >>> 0;
    result15 = t74;
  } else {
    result15 = 0;
  }
  setBits(result2, 448, result15, 32);
  const base17_lo = base_lo;
  const base17_hi = base_hi;
  const size17 = size;
  const offset17 = (offset + 60) >>> 0;
  if ((offset17 + 3) < size17) {
    const t75 = (base17_lo + offset17) >>> 0;
    const t76 = t75 >>> 0;
    const t77 = (base17_hi + Math.floor(offset17 / 4294967296) + +(t75 < (base17_lo >>> 0))) >>> 0;
    const t78 = w.mem.load32(t76, t77, -1);
    const t79 = t78 >>> 0;
    result16 = t79;
  } else {
    result16 = 0;
  }
  setBits(result2, 480, result16, 32);
  u[s.d0] = result2[0];
  u[s.d0 + 1] = result2[1];
  u[s.d0 + 2] = result2[2];
  u[s.d0 + 3] = result2[3];
  u[s.d0 + 4] = result2[4];
  u[s.d0 + 5] = result2[5];
  u[s.d0 + 6] = result2[6];
  u[s.d0 + 7] = result2[7];
  u[s.d0 + 8] = result2[8];
  u[s.d0 + 9] = result2[9];
  u[s.d0 + 10] = result2[10];
  u[s.d0 + 11] = result2[11];
  u[s.d0 + 12] = result2[12];
  u[s.d0 + 13] = result2[13];
  u[s.d0 + 14] = result2[14];
  u[s.d0 + 15] = result2[15];
}

/** S_BUFFER_LOAD_U8 (cdna5) */
export function S_BUFFER_LOAD_U8_cdna5(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const d0_lo = s2 & 0xffffffff;
  const d0_hi = s2w1 & 0x1ffffff;
  const base_lo = d0_lo;
  const base_hi = d0_hi;
  const d02 = (bitsAt(u, s.s2, 1, 4, 89, 13) >>> 0) * 4294967296 + (bitsAt(u, s.s2, 1, 4, 57, 32) >>> 0);
  const size = d02;
  const offset = (s3 + offset2) >>> 0;
  if ((offset + 1) <= size) {
    const t0 = (base_lo + offset) >>> 0;
    const t1 = t0 >>> 0;
    const t2 = (base_hi + Math.floor(offset / 4294967296) + +(t0 < (base_lo >>> 0))) >>> 0;
    const t3 = w.mem.load8(t1, t2, -1);
    u[s.d0] = t3;
  } else {
    u[s.d0] = 0;
  }
}

/** S_BUFFER_LOAD_U8 (rdna4) */
export function S_BUFFER_LOAD_U8_rdna4(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const d0 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
  const base = d0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d02_lo = Math.imul(t0, t1);
  const d02_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const size_lo = d02_lo;
  const size_hi = d02_hi;
  const offset = (s3 + offset2) >>> 0;
  const t2 = offset + 1;
  if (!lessU64(size_lo, size_hi, t2, Math.floor(t2 / 4294967296))) {
    const t3 = base + offset;
    const t4 = t3 >>> 0;
    const t5 = Math.floor(t3 / 4294967296) >>> 0;
    const t6 = w.mem.load8(t4, t5, -1);
    u[s.d0] = t6;
  } else {
    u[s.d0] = 0;
  }
}

/** S_BUFFER_LOAD_I8 (cdna5) */
export function S_BUFFER_LOAD_I8_cdna5(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const d0_lo = s2 & 0xffffffff;
  const d0_hi = s2w1 & 0x1ffffff;
  const base_lo = d0_lo;
  const base_hi = d0_hi;
  const d02 = (bitsAt(u, s.s2, 1, 4, 89, 13) >>> 0) * 4294967296 + (bitsAt(u, s.s2, 1, 4, 57, 32) >>> 0);
  const size = d02;
  const offset = (s3 + offset2) >>> 0;
  if ((offset + 1) <= size) {
    const t0 = (base_lo + offset) >>> 0;
    const t1 = t0 >>> 0;
    const t2 = (base_hi + Math.floor(offset / 4294967296) + +(t0 < (base_lo >>> 0))) >>> 0;
    const t3 = w.mem.load8(t1, t2, -1);
    u[s.d0] = (t3 << 24) >> 24;
  } else {
    u[s.d0] = 0;
  }
}

/** S_BUFFER_LOAD_I8 (rdna4) */
export function S_BUFFER_LOAD_I8_rdna4(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const d0 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
  const base = d0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d02_lo = Math.imul(t0, t1);
  const d02_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const size_lo = d02_lo;
  const size_hi = d02_hi;
  const offset = (s3 + offset2) >>> 0;
  const t2 = offset + 1;
  if (!lessU64(size_lo, size_hi, t2, Math.floor(t2 / 4294967296))) {
    const t3 = base + offset;
    const t4 = t3 >>> 0;
    const t5 = Math.floor(t3 / 4294967296) >>> 0;
    const t6 = w.mem.load8(t4, t5, -1);
    u[s.d0] = (t6 << 24) >> 24;
  } else {
    u[s.d0] = 0;
  }
}

/** S_BUFFER_LOAD_U16 (cdna5) */
export function S_BUFFER_LOAD_U16_cdna5(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const d0_lo = s2 & 0xffffffff;
  const d0_hi = s2w1 & 0x1ffffff;
  const base_lo = d0_lo;
  const base_hi = d0_hi;
  const d02 = (bitsAt(u, s.s2, 1, 4, 89, 13) >>> 0) * 4294967296 + (bitsAt(u, s.s2, 1, 4, 57, 32) >>> 0);
  const size = d02;
  const offset = (s3 + offset2) >>> 0;
  if ((offset + 2) <= size) {
    const t0 = (base_lo + offset) >>> 0;
    const t1 = t0 >>> 0;
    const t2 = (base_hi + Math.floor(offset / 4294967296) + +(t0 < (base_lo >>> 0))) >>> 0;
    const t3 = w.mem.load16(t1, t2, -1);
    u[s.d0] = t3;
  } else {
    u[s.d0] = 0;
  }
}

/** S_BUFFER_LOAD_U16 (rdna4) */
export function S_BUFFER_LOAD_U16_rdna4(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const d0 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
  const base = d0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d02_lo = Math.imul(t0, t1);
  const d02_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const size_lo = d02_lo;
  const size_hi = d02_hi;
  const offset = (s3 + offset2) >>> 0;
  const t2 = offset + 2;
  if (!lessU64(size_lo, size_hi, t2, Math.floor(t2 / 4294967296))) {
    const t3 = base + offset;
    const t4 = t3 >>> 0;
    const t5 = Math.floor(t3 / 4294967296) >>> 0;
    const t6 = w.mem.load16(t4, t5, -1);
    u[s.d0] = t6;
  } else {
    u[s.d0] = 0;
  }
}

/** S_BUFFER_LOAD_I16 (cdna5) */
export function S_BUFFER_LOAD_I16_cdna5(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const d0_lo = s2 & 0xffffffff;
  const d0_hi = s2w1 & 0x1ffffff;
  const base_lo = d0_lo;
  const base_hi = d0_hi;
  const d02 = (bitsAt(u, s.s2, 1, 4, 89, 13) >>> 0) * 4294967296 + (bitsAt(u, s.s2, 1, 4, 57, 32) >>> 0);
  const size = d02;
  const offset = (s3 + offset2) >>> 0;
  if ((offset + 2) <= size) {
    const t0 = (base_lo + offset) >>> 0;
    const t1 = t0 >>> 0;
    const t2 = (base_hi + Math.floor(offset / 4294967296) + +(t0 < (base_lo >>> 0))) >>> 0;
    const t3 = w.mem.load16(t1, t2, -1);
    u[s.d0] = (t3 << 16) >> 16;
  } else {
    u[s.d0] = 0;
  }
}

/** S_BUFFER_LOAD_I16 (rdna4) */
export function S_BUFFER_LOAD_I16_rdna4(w: Wave, s: Step): void {
  const { u } = w;
  const offset2 = s.simm >>> 0;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const d0 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
  const base = d0;
  const stride = (s2w1 >>> 16) & 16383;
  const t0 = (stride === 0) ? 1 : stride;
  const t1 = u[s.s2 + 2];
  const d02_lo = Math.imul(t0, t1);
  const d02_hi = mulHiU32(t0, t1) + Math.imul(t0, Math.floor(t1 / 4294967296)) + Math.imul(Math.floor(t0 / 4294967296), t1);
  const size_lo = d02_lo;
  const size_hi = d02_hi;
  const offset = (s3 + offset2) >>> 0;
  const t2 = offset + 2;
  if (!lessU64(size_lo, size_hi, t2, Math.floor(t2 / 4294967296))) {
    const t3 = base + offset;
    const t4 = t3 >>> 0;
    const t5 = Math.floor(t3 / 4294967296) >>> 0;
    const t6 = w.mem.load16(t4, t5, -1);
    u[s.d0] = (t6 << 16) >> 16;
  } else {
    u[s.d0] = 0;
  }
}

/** S_BUFFER_STORE_DWORD (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_STORE_DWORD(w: Wave, s: Step): void {
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
  const t2 = offset + 3;
  if (lessU64(t2, Math.floor(t2 / 4294967296), d0_lo, d0_hi)) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const t3 = d02 + offset;
    const t4 = t3 >>> 0;
    const t5 = Math.floor(t3 / 4294967296) >>> 0;
    w.mem.store32(t4, t5, -1, s1);
  }
}

/** S_BUFFER_STORE_DWORDX2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_STORE_DWORDX2(w: Wave, s: Step): void {
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
  const t2 = offset + 3;
  if (lessU64(t2, Math.floor(t2 / 4294967296), d0_lo, d0_hi)) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const t3 = d02 + offset;
    const t4 = t3 >>> 0;
    const t5 = Math.floor(t3 / 4294967296) >>> 0;
    w.mem.store32(t4, t5, -1, s1);
  }
  const stride2 = (s2w1 >>> 16) & 16383;
  const t6 = (stride2 === 0) ? 1 : stride2;
  const t7 = u[s.s2 + 2];
  const d03_lo = Math.imul(t6, t7);
  const d03_hi = mulHiU32(t6, t7) + Math.imul(t6, Math.floor(t7 / 4294967296)) + Math.imul(Math.floor(t6 / 4294967296), t7);
  const t8 = offset + 7;
  if (lessU64(t8, Math.floor(t8 / 4294967296), d03_lo, d03_hi)) {
    const d04 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const t9 = d04 + ((offset + 4) >>> 0);
    const t10 = t9 >>> 0;
    const t11 = Math.floor(t9 / 4294967296) >>> 0;
    w.mem.store32(t10, t11, -1, s1w1);
  }
}

/** S_BUFFER_STORE_DWORDX4 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_BUFFER_STORE_DWORDX4(w: Wave, s: Step): void {
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
  const t2 = offset + 3;
  if (lessU64(t2, Math.floor(t2 / 4294967296), d0_lo, d0_hi)) {
    const d02 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const t3 = d02 + offset;
    const t4 = t3 >>> 0;
    const t5 = Math.floor(t3 / 4294967296) >>> 0;
    w.mem.store32(t4, t5, -1, s1);
  }
  const stride2 = (s2w1 >>> 16) & 16383;
  const t6 = (stride2 === 0) ? 1 : stride2;
  const t7 = u[s.s2 + 2];
  const d03_lo = Math.imul(t6, t7);
  const d03_hi = mulHiU32(t6, t7) + Math.imul(t6, Math.floor(t7 / 4294967296)) + Math.imul(Math.floor(t6 / 4294967296), t7);
  const t8 = offset + 7;
  if (lessU64(t8, Math.floor(t8 / 4294967296), d03_lo, d03_hi)) {
    const d04 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const t9 = d04 + ((offset + 4) >>> 0);
    const t10 = t9 >>> 0;
    const t11 = Math.floor(t9 / 4294967296) >>> 0;
    w.mem.store32(t10, t11, -1, s1w1);
  }
  const stride3 = (s2w1 >>> 16) & 16383;
  const t12 = (stride3 === 0) ? 1 : stride3;
  const t13 = u[s.s2 + 2];
  const d05_lo = Math.imul(t12, t13);
  const d05_hi = mulHiU32(t12, t13) + Math.imul(t12, Math.floor(t13 / 4294967296)) + Math.imul(Math.floor(t12 / 4294967296), t13);
  const t14 = offset + 11;
  if (lessU64(t14, Math.floor(t14 / 4294967296), d05_lo, d05_hi)) {
    const d06 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const t15 = u[s.s1 + 2];
    const t16 = d06 + ((offset + 8) >>> 0);
    const t17 = t16 >>> 0;
    const t18 = Math.floor(t16 / 4294967296) >>> 0;
    w.mem.store32(t17, t18, -1, t15);
  }
  const stride4 = (s2w1 >>> 16) & 16383;
  const t19 = (stride4 === 0) ? 1 : stride4;
  const t20 = u[s.s2 + 2];
  const d07_lo = Math.imul(t19, t20);
  const d07_hi = mulHiU32(t19, t20) + Math.imul(t19, Math.floor(t20 / 4294967296)) + Math.imul(Math.floor(t19 / 4294967296), t20);
  const t21 = offset + 15;
  if (lessU64(t21, Math.floor(t21 / 4294967296), d07_lo, d07_hi)) {
    const d08 = ((s2w1 & Math.floor(0xffffffffffff / 4294967296)) >>> 0) * 4294967296 + ((s2 & 0xffffffffffff) >>> 0);
    const t22 = u[s.s1 + 3];
    const t23 = d08 + ((offset + 12) >>> 0);
    const t24 = t23 >>> 0;
    const t25 = Math.floor(t23 / 4294967296) >>> 0;
    w.mem.store32(t24, t25, -1, t22);
  }
}

/**
 * S_MEMTIME, S_MEMREALTIME (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2)
 * Clocks: steps of the wave.
 */
export function S_MEMTIME(w: Wave, s: Step): void {
  const { u } = w;
  u[s.d0] = w.steps >>> 0;
  u[s.d0 + 1] = Math.floor(w.steps / 4294967296);
}

/**
 * S_SCRATCH_LOAD_DWORD (cdna1 cdna2 cdna3 cdna4 rdna1)
 * SBASE holds the address of the wave's scratch; lanes are not told apart.
 */
export function S_SCRATCH_LOAD_DWORD(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = t4 >>> 0;
  u[s.d0] = t5;
}

/**
 * S_SCRATCH_LOAD_DWORDX2 (cdna1 cdna2 cdna3 cdna4 rdna1)
 * SBASE holds the address of the wave's scratch; lanes are not told apart.
 */
export function S_SCRATCH_LOAD_DWORDX2(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  const t4 = w.mem.load32(t2, t3, -1);
  const t5 = (t2 + 4) >>> 0;
  const t6 = w.mem.load32(t5, t3 + +(t5 < t2), -1);
  u[s.d0] = t4;
  u[s.d0 + 1] = t6;
}

/**
 * S_SCRATCH_LOAD_DWORDX4 (cdna1 cdna2 cdna3 cdna4 rdna1)
 * SBASE holds the address of the wave's scratch; lanes are not told apart.
 */
export function S_SCRATCH_LOAD_DWORDX4(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  u[s.d0] = w.mem.load32(t2, t3, -1);
  const t4 = (t2 + 4) >>> 0;
  u[s.d0 + 1] = w.mem.load32(t4, t3 + +(t4 < t2), -1);
  const t5 = (t2 + 8) >>> 0;
  u[s.d0 + 2] = w.mem.load32(t5, t3 + +(t5 < t2), -1);
  const t6 = (t2 + 12) >>> 0;
  u[s.d0 + 3] = w.mem.load32(t6, t3 + +(t6 < t2), -1);
}

/** S_SCRATCH_STORE_DWORD (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_SCRATCH_STORE_DWORD(w: Wave, s: Step): void {
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
  w.mem.store32(t2, t3, -1, s1);
}

/** S_SCRATCH_STORE_DWORDX2 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_SCRATCH_STORE_DWORDX2(w: Wave, s: Step): void {
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
  w.mem.store32(t2, t3, -1, s1);
  const t4 = (t2 + 4) >>> 0;
  w.mem.store32(t4, t3 + +(t4 < t2), -1, s1w1);
}

/** S_SCRATCH_STORE_DWORDX4 (cdna1 cdna2 cdna3 cdna4 rdna1) */
export function S_SCRATCH_STORE_DWORDX4(w: Wave, s: Step): void {
  const { u } = w;
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3 = u[s.s3];
  const t0 = (s2 + s.simm) >>> 0;
  const t1 = (t0 + s3) >>> 0;
  const addr_lo = t1 & 0xfffffffc;
  const addr_hi = ((s2w1 + Math.floor(s.simm / 4294967296) + +(t0 < (s2 >>> 0))) + Math.floor(s3 / 4294967296) + +(t1 < (t0 >>> 0))) & 0xffffffff;
  const t2 = addr_lo >>> 0;
  const t3 = addr_hi >>> 0;
  w.mem.store32(t2, t3, -1, u[s.s1]);
  const t4 = (t2 + 4) >>> 0;
  w.mem.store32(t4, t3 + +(t4 < t2), -1, u[s.s1 + 1]);
  const t5 = (t2 + 8) >>> 0;
  w.mem.store32(t5, t3 + +(t5 < t2), -1, u[s.s1 + 2]);
  const t6 = (t2 + 12) >>> 0;
  w.mem.store32(t6, t3 + +(t6 < t2), -1, u[s.s1 + 3]);
}

/**
 * S_GET_WAVEID_IN_WORKGROUP (rdna1)
 * The wave's number within its workgroup.
 */
export function S_GET_WAVEID_IN_WORKGROUP(w: Wave, s: Step): void {
  const { u } = w;
  const t0 = w.waveInWorkgroup();
  u[s.d0] = t0;
}

/** What this module defines, by executor. */
export const definitions = {
  S_LOAD_DWORD: define("S_LOAD_DWORD", "scalar", S_LOAD_DWORD),
  S_LOAD_DWORDX2: define("S_LOAD_DWORDX2", "scalar", S_LOAD_DWORDX2),
  S_LOAD_DWORDX4: define("S_LOAD_DWORDX4", "scalar", S_LOAD_DWORDX4),
  S_LOAD_DWORDX8: define("S_LOAD_DWORDX8", "scalar", S_LOAD_DWORDX8),
  S_LOAD_DWORDX16: define("S_LOAD_DWORDX16", "scalar", S_LOAD_DWORDX16),
  S_LOAD_B96: define("S_LOAD_B96", "scalar", S_LOAD_B96),
  S_LOAD_U8: define("S_LOAD_U8", "scalar", S_LOAD_U8),
  S_LOAD_I8: define("S_LOAD_I8", "scalar", S_LOAD_I8),
  S_LOAD_U16: define("S_LOAD_U16", "scalar", S_LOAD_U16),
  S_LOAD_I16: define("S_LOAD_I16", "scalar", S_LOAD_I16),
  S_STORE_DWORD: define("S_STORE_DWORD", "scalar", S_STORE_DWORD),
  S_STORE_DWORDX2: define("S_STORE_DWORDX2", "scalar", S_STORE_DWORDX2),
  S_STORE_DWORDX4: define("S_STORE_DWORDX4", "scalar", S_STORE_DWORDX4),
  S_BUFFER_BASE_cdna1: define("S_BUFFER_BASE_cdna1", "scalar", S_BUFFER_BASE_cdna1),
  S_BUFFER_BASE_cdna5: define("S_BUFFER_BASE_cdna5", "scalar", S_BUFFER_BASE_cdna5),
  S_BUFFER_BYTES_cdna1: define("S_BUFFER_BYTES_cdna1", "scalar", S_BUFFER_BYTES_cdna1),
  S_BUFFER_BYTES_cdna5: define("S_BUFFER_BYTES_cdna5", "scalar", S_BUFFER_BYTES_cdna5),
  S_BUFFER_LOAD_DWORD_cdna1: define("S_BUFFER_LOAD_DWORD_cdna1", "scalar", S_BUFFER_LOAD_DWORD_cdna1),
  S_BUFFER_LOAD_DWORD_cdna5: define("S_BUFFER_LOAD_DWORD_cdna5", "scalar", S_BUFFER_LOAD_DWORD_cdna5),
  S_BUFFER_LOAD_DWORDX2_cdna1: define("S_BUFFER_LOAD_DWORDX2_cdna1", "scalar", S_BUFFER_LOAD_DWORDX2_cdna1, { readsDestination: true }),
  S_BUFFER_LOAD_DWORDX2_cdna5: define("S_BUFFER_LOAD_DWORDX2_cdna5", "scalar", S_BUFFER_LOAD_DWORDX2_cdna5, { readsDestination: true }),
  S_BUFFER_LOAD_B96_cdna5: define("S_BUFFER_LOAD_B96_cdna5", "scalar", S_BUFFER_LOAD_B96_cdna5, { readsDestination: true }),
  S_BUFFER_LOAD_B96_rdna4: define("S_BUFFER_LOAD_B96_rdna4", "scalar", S_BUFFER_LOAD_B96_rdna4, { readsDestination: true }),
  S_BUFFER_LOAD_DWORDX4_cdna1: define("S_BUFFER_LOAD_DWORDX4_cdna1", "scalar", S_BUFFER_LOAD_DWORDX4_cdna1, { readsDestination: true }),
  S_BUFFER_LOAD_DWORDX4_cdna5: define("S_BUFFER_LOAD_DWORDX4_cdna5", "scalar", S_BUFFER_LOAD_DWORDX4_cdna5, { readsDestination: true }),
  S_BUFFER_LOAD_DWORDX8_cdna1: define("S_BUFFER_LOAD_DWORDX8_cdna1", "scalar", S_BUFFER_LOAD_DWORDX8_cdna1, { readsDestination: true }),
  S_BUFFER_LOAD_DWORDX8_cdna5: define("S_BUFFER_LOAD_DWORDX8_cdna5", "scalar", S_BUFFER_LOAD_DWORDX8_cdna5, { readsDestination: true }),
  S_BUFFER_LOAD_DWORDX16_cdna1: define("S_BUFFER_LOAD_DWORDX16_cdna1", "scalar", S_BUFFER_LOAD_DWORDX16_cdna1, { readsDestination: true }),
  S_BUFFER_LOAD_DWORDX16_cdna5: define("S_BUFFER_LOAD_DWORDX16_cdna5", "scalar", S_BUFFER_LOAD_DWORDX16_cdna5, { readsDestination: true }),
  S_BUFFER_LOAD_U8_cdna5: define("S_BUFFER_LOAD_U8_cdna5", "scalar", S_BUFFER_LOAD_U8_cdna5),
  S_BUFFER_LOAD_U8_rdna4: define("S_BUFFER_LOAD_U8_rdna4", "scalar", S_BUFFER_LOAD_U8_rdna4),
  S_BUFFER_LOAD_I8_cdna5: define("S_BUFFER_LOAD_I8_cdna5", "scalar", S_BUFFER_LOAD_I8_cdna5),
  S_BUFFER_LOAD_I8_rdna4: define("S_BUFFER_LOAD_I8_rdna4", "scalar", S_BUFFER_LOAD_I8_rdna4),
  S_BUFFER_LOAD_U16_cdna5: define("S_BUFFER_LOAD_U16_cdna5", "scalar", S_BUFFER_LOAD_U16_cdna5),
  S_BUFFER_LOAD_U16_rdna4: define("S_BUFFER_LOAD_U16_rdna4", "scalar", S_BUFFER_LOAD_U16_rdna4),
  S_BUFFER_LOAD_I16_cdna5: define("S_BUFFER_LOAD_I16_cdna5", "scalar", S_BUFFER_LOAD_I16_cdna5),
  S_BUFFER_LOAD_I16_rdna4: define("S_BUFFER_LOAD_I16_rdna4", "scalar", S_BUFFER_LOAD_I16_rdna4),
  S_BUFFER_STORE_DWORD: define("S_BUFFER_STORE_DWORD", "scalar", S_BUFFER_STORE_DWORD),
  S_BUFFER_STORE_DWORDX2: define("S_BUFFER_STORE_DWORDX2", "scalar", S_BUFFER_STORE_DWORDX2),
  S_BUFFER_STORE_DWORDX4: define("S_BUFFER_STORE_DWORDX4", "scalar", S_BUFFER_STORE_DWORDX4),
  S_DCACHE_INV: define("S_DCACHE_INV", "scalar", noOperation),
  S_MEMTIME: define("S_MEMTIME", "scalar", S_MEMTIME),
  S_SCRATCH_LOAD_DWORD: define("S_SCRATCH_LOAD_DWORD", "scalar", S_SCRATCH_LOAD_DWORD),
  S_SCRATCH_LOAD_DWORDX2: define("S_SCRATCH_LOAD_DWORDX2", "scalar", S_SCRATCH_LOAD_DWORDX2),
  S_SCRATCH_LOAD_DWORDX4: define("S_SCRATCH_LOAD_DWORDX4", "scalar", S_SCRATCH_LOAD_DWORDX4),
  S_SCRATCH_STORE_DWORD: define("S_SCRATCH_STORE_DWORD", "scalar", S_SCRATCH_STORE_DWORD),
  S_SCRATCH_STORE_DWORDX2: define("S_SCRATCH_STORE_DWORDX2", "scalar", S_SCRATCH_STORE_DWORDX2),
  S_SCRATCH_STORE_DWORDX4: define("S_SCRATCH_STORE_DWORDX4", "scalar", S_SCRATCH_STORE_DWORDX4),
  S_GET_WAVEID_IN_WORKGROUP: define("S_GET_WAVEID_IN_WORKGROUP", "scalar", S_GET_WAVEID_IN_WORKGROUP),
};

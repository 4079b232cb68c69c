// Executors of dot float.
// Generated from spec/pseudocode/dot-float.pcode by `npm run generate`; do not edit.
import { lowestOne } from "../../runtime/bits/index.js";
import {
  MIN_NORMAL_F32,
  bf16BitsToF32Bits,
  bf16ToBits,
  bf8ToNumber,
  exponent32,
  f16BitsToF32Bits,
  f16ToBits,
  f32FromBits,
  f32ToBits,
  f64FromWords,
  flush,
  flushBits16,
  flushBits32,
  fp8ToNumber,
  roundToBf16,
  roundToF16,
} from "../../runtime/float/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/**
 * V_DOT2_F32_F16 (rdna3 rdna3_5 rdna4)
 * Measured on GFX1151 (V_DOT2_F32_F16, V_DOT2_F32_BF16); the others of the family are taken to be like it. F32 denormals
 * are flushed, BF16 ones too, F16 ones are not.
 */
export function V_DOT2_F32_F16_rdna3(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      const s2f = f[c];
      let result = 0;
      const a0 = f16BitsToF32Bits(s0 & 65535);
      const a1 = f16BitsToF32Bits(s0 >>> 16);
      const b0 = f16BitsToF32Bits(s1 & 65535);
      const b1 = f16BitsToF32Bits(s1 >>> 16);
      const c2 = (f32FromBits(s2 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(s2f * 0) : s2f;
      const a02 = a0;
      const b02 = b0;
      const a12 = a1;
      const b12 = b1;
      const p2 = f32FromBits(a02) * f32FromBits(b02);
      const q2 = f32FromBits(a12) * f32FromBits(b12);
      const plain = (c2 + p2) + q2;
      if (plain !== plain || Math.abs(plain) === Infinity) {
        result = plain;
      } else {
        const x = c2;
        const e2 = (exponent32(f32ToBits(x)) - 127) | 0;
        const top = (e2 > (-126)) ? e2 : (-126);
        const a2 = a02;
        const b2 = b02;
        const x2 = a2;
        const e22 = (exponent32(x2) - 127) | 0;
        const x3 = b2;
        const e3 = (exponent32(x3) - 127) | 0;
        const e4 = (((e22 > (-14)) ? e22 : (-14)) + ((e3 > (-14)) ? e3 : (-14))) | 0;
        const top2 = ((e4 > top && f32FromBits(a2) !== 0) && f32FromBits(b2) !== 0) ? e4 : top;
        const a22 = a12;
        const b22 = b12;
        const x4 = a22;
        const e5 = (exponent32(x4) - 127) | 0;
        const x5 = b22;
        const e6 = (exponent32(x5) - 127) | 0;
        const e7 = (((e5 > (-14)) ? e5 : (-14)) + ((e6 > (-14)) ? e6 : (-14))) | 0;
        const top3 = ((e7 > top2 && f32FromBits(a22) !== 0) && f32FromBits(b22) !== 0) ? e7 : top2;
        const n = (top3 - 24) | 0;
        const n2 = (top3 - 24) | 0;
        const t0 = ((f32ToBits(c2) >>> 31) !== 0);
        const unit_hi = t0 ? (((1023 + n) << 20) ^ 0x80000000) : ((1023 + n2) << 20);
        const unit_lo = t0 ? 0 : 0;
        const x6 = p2 / f64FromWords(unit_lo, unit_hi);
        const x7 = q2 / f64FromWords(unit_lo, unit_hi);
        const sum = (Math.trunc(c2 / f64FromWords(unit_lo, unit_hi)) + ((x6 < 0) ? (Math.trunc(x6) - 1) : Math.trunc(x6))) + ((x7 < 0) ? (Math.trunc(x7) - 1) : Math.trunc(x7));
        result = (sum === 0) ? ((plain === 0) ? plain : 0) : (sum * f64FromWords(unit_lo, unit_hi));
      }
      const x8 = Math.fround(result);
      f[d] = (Math.abs(x8) < (1.1754943508222875e-38)) ? Math.fround(x8 * 0) : x8;
    }
  }
}

/** V_DOT2_F32_BF16 (rdna3 rdna3_5 rdna4) */
export function V_DOT2_F32_BF16_rdna3(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      const s2f = f[c];
      let result = 0;
      const x = bf16BitsToF32Bits(s0 & 65535);
      const a0 = (f32FromBits(x & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(f32FromBits(x) * 0) : f32FromBits(x);
      const x2 = bf16BitsToF32Bits(s0 >>> 16);
      const a1 = (f32FromBits(x2 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(f32FromBits(x2) * 0) : f32FromBits(x2);
      const x3 = bf16BitsToF32Bits(s1 & 65535);
      const b0 = (f32FromBits(x3 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(f32FromBits(x3) * 0) : f32FromBits(x3);
      const x4 = bf16BitsToF32Bits(s1 >>> 16);
      const b1 = (f32FromBits(x4 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(f32FromBits(x4) * 0) : f32FromBits(x4);
      const c2 = (f32FromBits(s2 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(s2f * 0) : s2f;
      const a02 = a0;
      const b02 = b0;
      const a12 = a1;
      const b12 = b1;
      const p2 = a02 * b02;
      const q2 = a12 * b12;
      const plain = (c2 + p2) + q2;
      if (plain !== plain || Math.abs(plain) === Infinity) {
        result = plain;
      } else {
        const x5 = c2;
        const e2 = (exponent32(f32ToBits(x5)) - 127) | 0;
        const top = (e2 > (-126)) ? e2 : (-126);
        const a2 = a02;
        const b2 = b02;
        const x6 = a2;
        const e22 = (exponent32(f32ToBits(x6)) - 127) | 0;
        const x7 = b2;
        const e3 = (exponent32(f32ToBits(x7)) - 127) | 0;
        const e4 = (((e22 > (-126)) ? e22 : (-126)) + ((e3 > (-126)) ? e3 : (-126))) | 0;
        const top2 = ((e4 > top && a2 !== 0) && b2 !== 0) ? e4 : top;
        const a22 = a12;
        const b22 = b12;
        const x8 = a22;
        const e5 = (exponent32(f32ToBits(x8)) - 127) | 0;
        const x9 = b22;
        const e6 = (exponent32(f32ToBits(x9)) - 127) | 0;
        const e7 = (((e5 > (-126)) ? e5 : (-126)) + ((e6 > (-126)) ? e6 : (-126))) | 0;
        const top3 = ((e7 > top2 && a22 !== 0) && b22 !== 0) ? e7 : top2;
        const n = (top3 - 24) | 0;
        const n2 = (top3 - 24) | 0;
        const t0 = ((f32ToBits(c2) >>> 31) !== 0);
        const unit_hi = t0 ? (((1023 + n) << 20) ^ 0x80000000) : ((1023 + n2) << 20);
        const unit_lo = t0 ? 0 : 0;
        const x10 = p2 / f64FromWords(unit_lo, unit_hi);
        const x11 = q2 / f64FromWords(unit_lo, unit_hi);
        const sum = (Math.trunc(c2 / f64FromWords(unit_lo, unit_hi)) + ((x10 < 0) ? (Math.trunc(x10) - 1) : Math.trunc(x10))) + ((x11 < 0) ? (Math.trunc(x11) - 1) : Math.trunc(x11));
        result = (sum === 0) ? ((plain === 0) ? plain : 0) : (sum * f64FromWords(unit_lo, unit_hi));
      }
      const x12 = Math.fround(result);
      f[d] = (Math.abs(x12) < (1.1754943508222875e-38)) ? Math.fround(x12 * 0) : x12;
    }
  }
}

/**
 * V_DOT2ACC_F32_F16, V_DUAL_DOT2ACC_F32_F16 (cdna5 rdna3 rdna3_5 rdna4)
 * The accumulator is the destination.
 */
export function V_DOT2ACC_F32_F16(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const d0 = u[d];
      let result = 0;
      const a0 = f16BitsToF32Bits(s0 & 65535);
      const a1 = f16BitsToF32Bits(s0 >>> 16);
      const b0 = f16BitsToF32Bits(s1 & 65535);
      const b1 = f16BitsToF32Bits(s1 >>> 16);
      const x = d0;
      const c2 = (f32FromBits(x & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(f32FromBits(x) * 0) : f32FromBits(x);
      const a02 = a0;
      const b02 = b0;
      const a12 = a1;
      const b12 = b1;
      const p2 = f32FromBits(a02) * f32FromBits(b02);
      const q2 = f32FromBits(a12) * f32FromBits(b12);
      const plain = (c2 + p2) + q2;
      if (plain !== plain || Math.abs(plain) === Infinity) {
        result = plain;
      } else {
        const x2 = c2;
        const e2 = (exponent32(f32ToBits(x2)) - 127) | 0;
        const top = (e2 > (-126)) ? e2 : (-126);
        const a2 = a02;
        const b2 = b02;
        const x3 = a2;
        const e22 = (exponent32(x3) - 127) | 0;
        const x4 = b2;
        const e3 = (exponent32(x4) - 127) | 0;
        const e4 = (((e22 > (-14)) ? e22 : (-14)) + ((e3 > (-14)) ? e3 : (-14))) | 0;
        const top2 = ((e4 > top && f32FromBits(a2) !== 0) && f32FromBits(b2) !== 0) ? e4 : top;
        const a22 = a12;
        const b22 = b12;
        const x5 = a22;
        const e5 = (exponent32(x5) - 127) | 0;
        const x6 = b22;
        const e6 = (exponent32(x6) - 127) | 0;
        const e7 = (((e5 > (-14)) ? e5 : (-14)) + ((e6 > (-14)) ? e6 : (-14))) | 0;
        const top3 = ((e7 > top2 && f32FromBits(a22) !== 0) && f32FromBits(b22) !== 0) ? e7 : top2;
        const n = (top3 - 24) | 0;
        const n2 = (top3 - 24) | 0;
        const t0 = ((f32ToBits(c2) >>> 31) !== 0);
        const unit_hi = t0 ? (((1023 + n) << 20) ^ 0x80000000) : ((1023 + n2) << 20);
        const unit_lo = t0 ? 0 : 0;
        const x7 = p2 / f64FromWords(unit_lo, unit_hi);
        const x8 = q2 / f64FromWords(unit_lo, unit_hi);
        const sum = (Math.trunc(c2 / f64FromWords(unit_lo, unit_hi)) + ((x7 < 0) ? (Math.trunc(x7) - 1) : Math.trunc(x7))) + ((x8 < 0) ? (Math.trunc(x8) - 1) : Math.trunc(x8));
        result = (sum === 0) ? ((plain === 0) ? plain : 0) : (sum * f64FromWords(unit_lo, unit_hi));
      }
      const x9 = Math.fround(result);
      f[d] = (Math.abs(x9) < (1.1754943508222875e-38)) ? Math.fround(x9 * 0) : x9;
    }
  }
}

/** V_DUAL_DOT2ACC_F32_BF16 (cdna5 rdna3 rdna3_5 rdna4) */
export function V_DUAL_DOT2ACC_F32_BF16(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const d0 = u[d];
      let result = 0;
      const x = bf16BitsToF32Bits(s0 & 65535);
      const a0 = (f32FromBits(x & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(f32FromBits(x) * 0) : f32FromBits(x);
      const x2 = bf16BitsToF32Bits(s0 >>> 16);
      const a1 = (f32FromBits(x2 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(f32FromBits(x2) * 0) : f32FromBits(x2);
      const x3 = bf16BitsToF32Bits(s1 & 65535);
      const b0 = (f32FromBits(x3 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(f32FromBits(x3) * 0) : f32FromBits(x3);
      const x4 = bf16BitsToF32Bits(s1 >>> 16);
      const b1 = (f32FromBits(x4 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(f32FromBits(x4) * 0) : f32FromBits(x4);
      const x5 = d0;
      const c2 = (f32FromBits(x5 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(f32FromBits(x5) * 0) : f32FromBits(x5);
      const a02 = a0;
      const b02 = b0;
      const a12 = a1;
      const b12 = b1;
      const p2 = a02 * b02;
      const q2 = a12 * b12;
      const plain = (c2 + p2) + q2;
      if (plain !== plain || Math.abs(plain) === Infinity) {
        result = plain;
      } else {
        const x6 = c2;
        const e2 = (exponent32(f32ToBits(x6)) - 127) | 0;
        const top = (e2 > (-126)) ? e2 : (-126);
        const a2 = a02;
        const b2 = b02;
        const x7 = a2;
        const e22 = (exponent32(f32ToBits(x7)) - 127) | 0;
        const x8 = b2;
        const e3 = (exponent32(f32ToBits(x8)) - 127) | 0;
        const e4 = (((e22 > (-126)) ? e22 : (-126)) + ((e3 > (-126)) ? e3 : (-126))) | 0;
        const top2 = ((e4 > top && a2 !== 0) && b2 !== 0) ? e4 : top;
        const a22 = a12;
        const b22 = b12;
        const x9 = a22;
        const e5 = (exponent32(f32ToBits(x9)) - 127) | 0;
        const x10 = b22;
        const e6 = (exponent32(f32ToBits(x10)) - 127) | 0;
        const e7 = (((e5 > (-126)) ? e5 : (-126)) + ((e6 > (-126)) ? e6 : (-126))) | 0;
        const top3 = ((e7 > top2 && a22 !== 0) && b22 !== 0) ? e7 : top2;
        const n = (top3 - 24) | 0;
        const n2 = (top3 - 24) | 0;
        const t0 = ((f32ToBits(c2) >>> 31) !== 0);
        const unit_hi = t0 ? (((1023 + n) << 20) ^ 0x80000000) : ((1023 + n2) << 20);
        const unit_lo = t0 ? 0 : 0;
        const x11 = p2 / f64FromWords(unit_lo, unit_hi);
        const x12 = q2 / f64FromWords(unit_lo, unit_hi);
        const sum = (Math.trunc(c2 / f64FromWords(unit_lo, unit_hi)) + ((x11 < 0) ? (Math.trunc(x11) - 1) : Math.trunc(x11))) + ((x12 < 0) ? (Math.trunc(x12) - 1) : Math.trunc(x12));
        result = (sum === 0) ? ((plain === 0) ? plain : 0) : (sum * f64FromWords(unit_lo, unit_hi));
      }
      const x13 = Math.fround(result);
      f[d] = (Math.abs(x13) < (1.1754943508222875e-38)) ? Math.fround(x13 * 0) : x13;
    }
  }
}

/**
 * V_DOT2_F16_F16 (rdna3 rdna3_5 rdna4)
 * Denormals are kept; an overflow is held with MODE.FP16_OVFL.
 */
export function V_DOT2_F16_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fp16_ovfl = (w.mode >>> 23) & 1;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2u16 = u[c] & 65535;
      let result = 0;
      let sum2 = 0;
      const a0 = f16BitsToF32Bits(s0 & 65535);
      const a1 = f16BitsToF32Bits(s0 >>> 16);
      const b0 = f16BitsToF32Bits(s1 & 65535);
      const b1 = f16BitsToF32Bits(s1 >>> 16);
      const c2 = f16BitsToF32Bits(s2u16);
      const a02 = a0;
      const b02 = b0;
      const a12 = a1;
      const b12 = b1;
      const p2 = f32FromBits(a02) * f32FromBits(b02);
      const q2 = f32FromBits(a12) * f32FromBits(b12);
      const plain = (f32FromBits(c2) + p2) + q2;
      if (plain !== plain || Math.abs(plain) === Infinity) {
        result = plain;
      } else {
        const x = c2;
        const e2 = (exponent32(x) - 127) | 0;
        const top = (e2 > (-126)) ? e2 : (-126);
        const a2 = a02;
        const b2 = b02;
        const x2 = a2;
        const e22 = (exponent32(x2) - 127) | 0;
        const x3 = b2;
        const e3 = (exponent32(x3) - 127) | 0;
        const e4 = (((e22 > (-14)) ? e22 : (-14)) + ((e3 > (-14)) ? e3 : (-14))) | 0;
        const top2 = ((e4 > top && f32FromBits(a2) !== 0) && f32FromBits(b2) !== 0) ? e4 : top;
        const a22 = a12;
        const b22 = b12;
        const x4 = a22;
        const e5 = (exponent32(x4) - 127) | 0;
        const x5 = b22;
        const e6 = (exponent32(x5) - 127) | 0;
        const e7 = (((e5 > (-14)) ? e5 : (-14)) + ((e6 > (-14)) ? e6 : (-14))) | 0;
        const top3 = ((e7 > top2 && f32FromBits(a22) !== 0) && f32FromBits(b22) !== 0) ? e7 : top2;
        const n = (top3 - 24) | 0;
        const n2 = (top3 - 24) | 0;
        const t0 = ((c2 >>> 31) !== 0);
        const unit_hi = t0 ? (((1023 + n) << 20) ^ 0x80000000) : ((1023 + n2) << 20);
        const unit_lo = t0 ? 0 : 0;
        const x6 = p2 / f64FromWords(unit_lo, unit_hi);
        const x7 = q2 / f64FromWords(unit_lo, unit_hi);
        const sum = (Math.trunc(f32FromBits(c2) / f64FromWords(unit_lo, unit_hi)) + ((x6 < 0) ? (Math.trunc(x6) - 1) : Math.trunc(x6))) + ((x7 < 0) ? (Math.trunc(x7) - 1) : Math.trunc(x7));
        result = (sum === 0) ? ((plain === 0) ? plain : 0) : (sum * f64FromWords(unit_lo, unit_hi));
      }
      sum2 = result;
      if ((fp16_ovfl !== 0 && Math.abs(sum2) > 65504) && Math.abs(sum2) < Infinity) {
        sum2 = (sum2 < 0) ? (-65504) : 65504;
      }
      u[d] = f16ToBits(roundToF16(sum2, 0));
    }
  }
}

/**
 * V_DOT2_BF16_BF16 (rdna3 rdna3_5 rdna4)
 * Denormals are flushed.
 */
export function V_DOT2_BF16_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2u16 = u[c] & 65535;
      let result = 0;
      const x = bf16BitsToF32Bits(s0 & 65535);
      const a0 = (f32FromBits(x & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(f32FromBits(x) * 0) : f32FromBits(x);
      const x2 = bf16BitsToF32Bits(s0 >>> 16);
      const a1 = (f32FromBits(x2 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(f32FromBits(x2) * 0) : f32FromBits(x2);
      const x3 = bf16BitsToF32Bits(s1 & 65535);
      const b0 = (f32FromBits(x3 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(f32FromBits(x3) * 0) : f32FromBits(x3);
      const x4 = bf16BitsToF32Bits(s1 >>> 16);
      const b1 = (f32FromBits(x4 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(f32FromBits(x4) * 0) : f32FromBits(x4);
      const x5 = bf16BitsToF32Bits(s2u16);
      const c2 = (f32FromBits(x5 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(f32FromBits(x5) * 0) : f32FromBits(x5);
      const a02 = a0;
      const b02 = b0;
      const a12 = a1;
      const b12 = b1;
      const p2 = a02 * b02;
      const q2 = a12 * b12;
      const plain = (c2 + p2) + q2;
      if (plain !== plain || Math.abs(plain) === Infinity) {
        result = plain;
      } else {
        const x6 = c2;
        const e2 = (exponent32(f32ToBits(x6)) - 127) | 0;
        const top = (e2 > (-126)) ? e2 : (-126);
        const a2 = a02;
        const b2 = b02;
        const x7 = a2;
        const e22 = (exponent32(f32ToBits(x7)) - 127) | 0;
        const x8 = b2;
        const e3 = (exponent32(f32ToBits(x8)) - 127) | 0;
        const e4 = (((e22 > (-126)) ? e22 : (-126)) + ((e3 > (-126)) ? e3 : (-126))) | 0;
        const top2 = ((e4 > top && a2 !== 0) && b2 !== 0) ? e4 : top;
        const a22 = a12;
        const b22 = b12;
        const x9 = a22;
        const e5 = (exponent32(f32ToBits(x9)) - 127) | 0;
        const x10 = b22;
        const e6 = (exponent32(f32ToBits(x10)) - 127) | 0;
        const e7 = (((e5 > (-126)) ? e5 : (-126)) + ((e6 > (-126)) ? e6 : (-126))) | 0;
        const top3 = ((e7 > top2 && a22 !== 0) && b22 !== 0) ? e7 : top2;
        const n = (top3 - 24) | 0;
        const n2 = (top3 - 24) | 0;
        const t0 = ((f32ToBits(c2) >>> 31) !== 0);
        const unit_hi = t0 ? (((1023 + n) << 20) ^ 0x80000000) : ((1023 + n2) << 20);
        const unit_lo = t0 ? 0 : 0;
        const x11 = p2 / f64FromWords(unit_lo, unit_hi);
        const x12 = q2 / f64FromWords(unit_lo, unit_hi);
        const sum = (Math.trunc(c2 / f64FromWords(unit_lo, unit_hi)) + ((x11 < 0) ? (Math.trunc(x11) - 1) : Math.trunc(x11))) + ((x12 < 0) ? (Math.trunc(x12) - 1) : Math.trunc(x12));
        result = (sum === 0) ? ((plain === 0) ? plain : 0) : (sum * f64FromWords(unit_lo, unit_hi));
      }
      const sum2 = roundToBf16(result, 0);
      const x13 = sum2;
      u[d] = bf16ToBits(roundToBf16((Math.abs(x13) < (1.1754943508222875e-38)) ? Math.fround(x13 * 0) : x13, 0));
    }
  }
}

/**
 * V_DOT4_F32_FP8_FP8 (rdna4)
 * Four products meet on the same grid.
 */
export function V_DOT4_F32_FP8_FP8(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2f = f[c];
      const s0 = u[a];
      const s1 = u[b];
      let top3 = 0;
      let sum = 0;
      const c2 = (f32FromBits(s2 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(s2f * 0) : s2f;
      const a0 = fp8ToNumber(s0 & 255);
      const a1 = fp8ToNumber((s0 >>> 8) & 255);
      const a2 = fp8ToNumber((s0 >>> 16) & 255);
      const a3 = fp8ToNumber(s0 >>> 24);
      const b0 = fp8ToNumber(s1 & 255);
      const b1 = fp8ToNumber((s1 >>> 8) & 255);
      const b2 = fp8ToNumber((s1 >>> 16) & 255);
      const b3 = fp8ToNumber(s1 >>> 24);
      const plain = (((c2 + (a0 * b0)) + (a1 * b1)) + (a2 * b2)) + (a3 * b3);
      const x = c2;
      const e2 = (exponent32(f32ToBits(x)) - 127) | 0;
      const top = (e2 > (-126)) ? e2 : (-126);
      const a4 = a0;
      const b4 = b0;
      const x2 = a4;
      const e22 = (exponent32(f32ToBits(x2)) - 127) | 0;
      const x3 = b4;
      const e3 = (exponent32(f32ToBits(x3)) - 127) | 0;
      const e4 = (((e22 > (-6)) ? e22 : (-6)) + ((e3 > (-6)) ? e3 : (-6))) | 0;
      const top2 = ((e4 > top && a4 !== 0) && b4 !== 0) ? e4 : top;
      const a42 = a1;
      const b42 = b1;
      const x4 = a42;
      const e5 = (exponent32(f32ToBits(x4)) - 127) | 0;
      const x5 = b42;
      const e6 = (exponent32(f32ToBits(x5)) - 127) | 0;
      const e7 = (((e5 > (-6)) ? e5 : (-6)) + ((e6 > (-6)) ? e6 : (-6))) | 0;
      top3 = ((e7 > top2 && a42 !== 0) && b42 !== 0) ? e7 : top2;
      const top4 = top3;
      const a5 = a2;
      const b5 = b2;
      const x6 = a5;
      const e8 = (exponent32(f32ToBits(x6)) - 127) | 0;
      const x7 = b5;
      const e9 = (exponent32(f32ToBits(x7)) - 127) | 0;
      const e10 = (((e8 > (-6)) ? e8 : (-6)) + ((e9 > (-6)) ? e9 : (-6))) | 0;
      const top5 = ((e10 > top4 && a5 !== 0) && b5 !== 0) ? e10 : top4;
      const a6 = a3;
      const b6 = b3;
      const x8 = a6;
      const e11 = (exponent32(f32ToBits(x8)) - 127) | 0;
      const x9 = b6;
      const e12 = (exponent32(f32ToBits(x9)) - 127) | 0;
      const e13 = (((e11 > (-6)) ? e11 : (-6)) + ((e12 > (-6)) ? e12 : (-6))) | 0;
      top3 = ((e13 > top5 && a6 !== 0) && b6 !== 0) ? e13 : top5;
      const n = (top3 - 24) | 0;
      const n2 = (top3 - 24) | 0;
      const t0 = ((f32ToBits(c2) >>> 31) !== 0);
      const unit_hi = t0 ? (((1023 + n) << 20) ^ 0x80000000) : ((1023 + n2) << 20);
      const unit_lo = t0 ? 0 : 0;
      const x10 = (a0 * b0) / f64FromWords(unit_lo, unit_hi);
      const x11 = (a1 * b1) / f64FromWords(unit_lo, unit_hi);
      sum = (Math.trunc(c2 / f64FromWords(unit_lo, unit_hi)) + ((x10 < 0) ? (Math.trunc(x10) - 1) : Math.trunc(x10))) + ((x11 < 0) ? (Math.trunc(x11) - 1) : Math.trunc(x11));
      const x12 = (a2 * b2) / f64FromWords(unit_lo, unit_hi);
      const x13 = (a3 * b3) / f64FromWords(unit_lo, unit_hi);
      sum = sum + (((x12 < 0) ? (Math.trunc(x12) - 1) : Math.trunc(x12)) + ((x13 < 0) ? (Math.trunc(x13) - 1) : Math.trunc(x13)));
      if ((plain !== plain || Math.abs(plain) === Infinity) || (sum === 0 && plain === 0)) {
        f[d] = Math.fround(plain);
      } else {
        const x14 = Math.fround(sum * f64FromWords(unit_lo, unit_hi));
        f[d] = (Math.abs(x14) < (1.1754943508222875e-38)) ? Math.fround(x14 * 0) : x14;
      }
    }
  }
}

/**
 * V_DOT4_F32_FP8_BF8 (rdna4)
 * Four products meet on the same grid.
 */
export function V_DOT4_F32_FP8_BF8(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2f = f[c];
      const s0 = u[a];
      const s1 = u[b];
      let top3 = 0;
      let sum = 0;
      const c2 = (f32FromBits(s2 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(s2f * 0) : s2f;
      const a0 = fp8ToNumber(s0 & 255);
      const a1 = fp8ToNumber((s0 >>> 8) & 255);
      const a2 = fp8ToNumber((s0 >>> 16) & 255);
      const a3 = fp8ToNumber(s0 >>> 24);
      const b0 = bf8ToNumber(s1 & 255);
      const b1 = bf8ToNumber((s1 >>> 8) & 255);
      const b2 = bf8ToNumber((s1 >>> 16) & 255);
      const b3 = bf8ToNumber(s1 >>> 24);
      const plain = (((c2 + (a0 * b0)) + (a1 * b1)) + (a2 * b2)) + (a3 * b3);
      const x = c2;
      const e2 = (exponent32(f32ToBits(x)) - 127) | 0;
      const top = (e2 > (-126)) ? e2 : (-126);
      const a4 = a0;
      const b4 = b0;
      const x2 = a4;
      const e22 = (exponent32(f32ToBits(x2)) - 127) | 0;
      const x3 = b4;
      const e3 = (exponent32(f32ToBits(x3)) - 127) | 0;
      const e4 = (((e22 > (-6)) ? e22 : (-6)) + ((e3 > (-14)) ? e3 : (-14))) | 0;
      const top2 = ((e4 > top && a4 !== 0) && b4 !== 0) ? e4 : top;
      const a42 = a1;
      const b42 = b1;
      const x4 = a42;
      const e5 = (exponent32(f32ToBits(x4)) - 127) | 0;
      const x5 = b42;
      const e6 = (exponent32(f32ToBits(x5)) - 127) | 0;
      const e7 = (((e5 > (-6)) ? e5 : (-6)) + ((e6 > (-14)) ? e6 : (-14))) | 0;
      top3 = ((e7 > top2 && a42 !== 0) && b42 !== 0) ? e7 : top2;
      const top4 = top3;
      const a5 = a2;
      const b5 = b2;
      const x6 = a5;
      const e8 = (exponent32(f32ToBits(x6)) - 127) | 0;
      const x7 = b5;
      const e9 = (exponent32(f32ToBits(x7)) - 127) | 0;
      const e10 = (((e8 > (-6)) ? e8 : (-6)) + ((e9 > (-14)) ? e9 : (-14))) | 0;
      const top5 = ((e10 > top4 && a5 !== 0) && b5 !== 0) ? e10 : top4;
      const a6 = a3;
      const b6 = b3;
      const x8 = a6;
      const e11 = (exponent32(f32ToBits(x8)) - 127) | 0;
      const x9 = b6;
      const e12 = (exponent32(f32ToBits(x9)) - 127) | 0;
      const e13 = (((e11 > (-6)) ? e11 : (-6)) + ((e12 > (-14)) ? e12 : (-14))) | 0;
      top3 = ((e13 > top5 && a6 !== 0) && b6 !== 0) ? e13 : top5;
      const n = (top3 - 24) | 0;
      const n2 = (top3 - 24) | 0;
      const t0 = ((f32ToBits(c2) >>> 31) !== 0);
      const unit_hi = t0 ? (((1023 + n) << 20) ^ 0x80000000) : ((1023 + n2) << 20);
      const unit_lo = t0 ? 0 : 0;
      const x10 = (a0 * b0) / f64FromWords(unit_lo, unit_hi);
      const x11 = (a1 * b1) / f64FromWords(unit_lo, unit_hi);
      sum = (Math.trunc(c2 / f64FromWords(unit_lo, unit_hi)) + ((x10 < 0) ? (Math.trunc(x10) - 1) : Math.trunc(x10))) + ((x11 < 0) ? (Math.trunc(x11) - 1) : Math.trunc(x11));
      const x12 = (a2 * b2) / f64FromWords(unit_lo, unit_hi);
      const x13 = (a3 * b3) / f64FromWords(unit_lo, unit_hi);
      sum = sum + (((x12 < 0) ? (Math.trunc(x12) - 1) : Math.trunc(x12)) + ((x13 < 0) ? (Math.trunc(x13) - 1) : Math.trunc(x13)));
      if ((plain !== plain || Math.abs(plain) === Infinity) || (sum === 0 && plain === 0)) {
        f[d] = Math.fround(plain);
      } else {
        const x14 = Math.fround(sum * f64FromWords(unit_lo, unit_hi));
        f[d] = (Math.abs(x14) < (1.1754943508222875e-38)) ? Math.fround(x14 * 0) : x14;
      }
    }
  }
}

/**
 * V_DOT4_F32_BF8_FP8 (rdna4)
 * Four products meet on the same grid.
 */
export function V_DOT4_F32_BF8_FP8(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2f = f[c];
      const s0 = u[a];
      const s1 = u[b];
      let top3 = 0;
      let sum = 0;
      const c2 = (f32FromBits(s2 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(s2f * 0) : s2f;
      const a0 = bf8ToNumber(s0 & 255);
      const a1 = bf8ToNumber((s0 >>> 8) & 255);
      const a2 = bf8ToNumber((s0 >>> 16) & 255);
      const a3 = bf8ToNumber(s0 >>> 24);
      const b0 = fp8ToNumber(s1 & 255);
      const b1 = fp8ToNumber((s1 >>> 8) & 255);
      const b2 = fp8ToNumber((s1 >>> 16) & 255);
      const b3 = fp8ToNumber(s1 >>> 24);
      const plain = (((c2 + (a0 * b0)) + (a1 * b1)) + (a2 * b2)) + (a3 * b3);
      const x = c2;
      const e2 = (exponent32(f32ToBits(x)) - 127) | 0;
      const top = (e2 > (-126)) ? e2 : (-126);
      const a4 = a0;
      const b4 = b0;
      const x2 = a4;
      const e22 = (exponent32(f32ToBits(x2)) - 127) | 0;
      const x3 = b4;
      const e3 = (exponent32(f32ToBits(x3)) - 127) | 0;
      const e4 = (((e22 > (-14)) ? e22 : (-14)) + ((e3 > (-6)) ? e3 : (-6))) | 0;
      const top2 = ((e4 > top && a4 !== 0) && b4 !== 0) ? e4 : top;
      const a42 = a1;
      const b42 = b1;
      const x4 = a42;
      const e5 = (exponent32(f32ToBits(x4)) - 127) | 0;
      const x5 = b42;
      const e6 = (exponent32(f32ToBits(x5)) - 127) | 0;
      const e7 = (((e5 > (-14)) ? e5 : (-14)) + ((e6 > (-6)) ? e6 : (-6))) | 0;
      top3 = ((e7 > top2 && a42 !== 0) && b42 !== 0) ? e7 : top2;
      const top4 = top3;
      const a5 = a2;
      const b5 = b2;
      const x6 = a5;
      const e8 = (exponent32(f32ToBits(x6)) - 127) | 0;
      const x7 = b5;
      const e9 = (exponent32(f32ToBits(x7)) - 127) | 0;
      const e10 = (((e8 > (-14)) ? e8 : (-14)) + ((e9 > (-6)) ? e9 : (-6))) | 0;
      const top5 = ((e10 > top4 && a5 !== 0) && b5 !== 0) ? e10 : top4;
      const a6 = a3;
      const b6 = b3;
      const x8 = a6;
      const e11 = (exponent32(f32ToBits(x8)) - 127) | 0;
      const x9 = b6;
      const e12 = (exponent32(f32ToBits(x9)) - 127) | 0;
      const e13 = (((e11 > (-14)) ? e11 : (-14)) + ((e12 > (-6)) ? e12 : (-6))) | 0;
      top3 = ((e13 > top5 && a6 !== 0) && b6 !== 0) ? e13 : top5;
      const n = (top3 - 24) | 0;
      const n2 = (top3 - 24) | 0;
      const t0 = ((f32ToBits(c2) >>> 31) !== 0);
      const unit_hi = t0 ? (((1023 + n) << 20) ^ 0x80000000) : ((1023 + n2) << 20);
      const unit_lo = t0 ? 0 : 0;
      const x10 = (a0 * b0) / f64FromWords(unit_lo, unit_hi);
      const x11 = (a1 * b1) / f64FromWords(unit_lo, unit_hi);
      sum = (Math.trunc(c2 / f64FromWords(unit_lo, unit_hi)) + ((x10 < 0) ? (Math.trunc(x10) - 1) : Math.trunc(x10))) + ((x11 < 0) ? (Math.trunc(x11) - 1) : Math.trunc(x11));
      const x12 = (a2 * b2) / f64FromWords(unit_lo, unit_hi);
      const x13 = (a3 * b3) / f64FromWords(unit_lo, unit_hi);
      sum = sum + (((x12 < 0) ? (Math.trunc(x12) - 1) : Math.trunc(x12)) + ((x13 < 0) ? (Math.trunc(x13) - 1) : Math.trunc(x13)));
      if ((plain !== plain || Math.abs(plain) === Infinity) || (sum === 0 && plain === 0)) {
        f[d] = Math.fround(plain);
      } else {
        const x14 = Math.fround(sum * f64FromWords(unit_lo, unit_hi));
        f[d] = (Math.abs(x14) < (1.1754943508222875e-38)) ? Math.fround(x14 * 0) : x14;
      }
    }
  }
}

/**
 * V_DOT4_F32_BF8_BF8 (rdna4)
 * Four products meet on the same grid.
 */
export function V_DOT4_F32_BF8_BF8(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2f = f[c];
      const s0 = u[a];
      const s1 = u[b];
      let top3 = 0;
      let sum = 0;
      const c2 = (f32FromBits(s2 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(s2f * 0) : s2f;
      const a0 = bf8ToNumber(s0 & 255);
      const a1 = bf8ToNumber((s0 >>> 8) & 255);
      const a2 = bf8ToNumber((s0 >>> 16) & 255);
      const a3 = bf8ToNumber(s0 >>> 24);
      const b0 = bf8ToNumber(s1 & 255);
      const b1 = bf8ToNumber((s1 >>> 8) & 255);
      const b2 = bf8ToNumber((s1 >>> 16) & 255);
      const b3 = bf8ToNumber(s1 >>> 24);
      const plain = (((c2 + (a0 * b0)) + (a1 * b1)) + (a2 * b2)) + (a3 * b3);
      const x = c2;
      const e2 = (exponent32(f32ToBits(x)) - 127) | 0;
      const top = (e2 > (-126)) ? e2 : (-126);
      const a4 = a0;
      const b4 = b0;
      const x2 = a4;
      const e22 = (exponent32(f32ToBits(x2)) - 127) | 0;
      const x3 = b4;
      const e3 = (exponent32(f32ToBits(x3)) - 127) | 0;
      const e4 = (((e22 > (-14)) ? e22 : (-14)) + ((e3 > (-14)) ? e3 : (-14))) | 0;
      const top2 = ((e4 > top && a4 !== 0) && b4 !== 0) ? e4 : top;
      const a42 = a1;
      const b42 = b1;
      const x4 = a42;
      const e5 = (exponent32(f32ToBits(x4)) - 127) | 0;
      const x5 = b42;
      const e6 = (exponent32(f32ToBits(x5)) - 127) | 0;
      const e7 = (((e5 > (-14)) ? e5 : (-14)) + ((e6 > (-14)) ? e6 : (-14))) | 0;
      top3 = ((e7 > top2 && a42 !== 0) && b42 !== 0) ? e7 : top2;
      const top4 = top3;
      const a5 = a2;
      const b5 = b2;
      const x6 = a5;
      const e8 = (exponent32(f32ToBits(x6)) - 127) | 0;
      const x7 = b5;
      const e9 = (exponent32(f32ToBits(x7)) - 127) | 0;
      const e10 = (((e8 > (-14)) ? e8 : (-14)) + ((e9 > (-14)) ? e9 : (-14))) | 0;
      const top5 = ((e10 > top4 && a5 !== 0) && b5 !== 0) ? e10 : top4;
      const a6 = a3;
      const b6 = b3;
      const x8 = a6;
      const e11 = (exponent32(f32ToBits(x8)) - 127) | 0;
      const x9 = b6;
      const e12 = (exponent32(f32ToBits(x9)) - 127) | 0;
      const e13 = (((e11 > (-14)) ? e11 : (-14)) + ((e12 > (-14)) ? e12 : (-14))) | 0;
      top3 = ((e13 > top5 && a6 !== 0) && b6 !== 0) ? e13 : top5;
      const n = (top3 - 24) | 0;
      const n2 = (top3 - 24) | 0;
      const t0 = ((f32ToBits(c2) >>> 31) !== 0);
      const unit_hi = t0 ? (((1023 + n) << 20) ^ 0x80000000) : ((1023 + n2) << 20);
      const unit_lo = t0 ? 0 : 0;
      const x10 = (a0 * b0) / f64FromWords(unit_lo, unit_hi);
      const x11 = (a1 * b1) / f64FromWords(unit_lo, unit_hi);
      sum = (Math.trunc(c2 / f64FromWords(unit_lo, unit_hi)) + ((x10 < 0) ? (Math.trunc(x10) - 1) : Math.trunc(x10))) + ((x11 < 0) ? (Math.trunc(x11) - 1) : Math.trunc(x11));
      const x12 = (a2 * b2) / f64FromWords(unit_lo, unit_hi);
      const x13 = (a3 * b3) / f64FromWords(unit_lo, unit_hi);
      sum = sum + (((x12 < 0) ? (Math.trunc(x12) - 1) : Math.trunc(x12)) + ((x13 < 0) ? (Math.trunc(x13) - 1) : Math.trunc(x13)));
      if ((plain !== plain || Math.abs(plain) === Infinity) || (sum === 0 && plain === 0)) {
        f[d] = Math.fround(plain);
      } else {
        const x14 = Math.fround(sum * f64FromWords(unit_lo, unit_hi));
        f[d] = (Math.abs(x14) < (1.1754943508222875e-38)) ? Math.fround(x14 * 0) : x14;
      }
    }
  }
}

/** V_DOT2_F32_F16 (cdna1 rdna1 rdna2) */
export function V_DOT2_F32_F16_cdna1(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const s2f = f[c];
        let sum = 0;
        sum = Math.fround(f32FromBits(f16BitsToF32Bits(s0 & 65535)) * f32FromBits(f16BitsToF32Bits(s1 & 65535)));
        sum = Math.fround(sum + Math.fround(f32FromBits(f16BitsToF32Bits(s0 >>> 16)) * f32FromBits(f16BitsToF32Bits(s1 >>> 16))));
        const x = Math.fround(sum + ((f32FromBits(s2 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(s2f * 0) : s2f));
        f[d] = (Math.abs(x) < (1.1754943508222875e-38)) ? Math.fround(x * 0) : x;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const s2f = f[c];
        let sum = 0;
        sum = Math.fround(f32FromBits(f16BitsToF32Bits(s0 & 65535)) * f32FromBits(f16BitsToF32Bits(s1 & 65535)));
        sum = Math.fround(sum + Math.fround(f32FromBits(f16BitsToF32Bits(s0 >>> 16)) * f32FromBits(f16BitsToF32Bits(s1 >>> 16))));
        const x = Math.fround(sum + ((f32FromBits(s2 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(s2f * 0) : s2f));
        f[d] = (Math.abs(x) < (1.1754943508222875e-38)) ? Math.fround(x * 0) : x;
      }
    }
  }
}

/** V_DOT2C_F32_F16 (cdna1 rdna1 rdna2) */
export function V_DOT2C_F32_F16_cdna1(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const d0 = u[d];
        let sum = 0;
        sum = Math.fround(f32FromBits(f16BitsToF32Bits(s0 & 65535)) * f32FromBits(f16BitsToF32Bits(s1 & 65535)));
        sum = Math.fround(sum + Math.fround(f32FromBits(f16BitsToF32Bits(s0 >>> 16)) * f32FromBits(f16BitsToF32Bits(s1 >>> 16))));
        const x = d0;
        const x2 = Math.fround(sum + ((f32FromBits(x & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(f32FromBits(x) * 0) : f32FromBits(x)));
        f[d] = (Math.abs(x2) < (1.1754943508222875e-38)) ? Math.fround(x2 * 0) : x2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const d0 = u[d];
        let sum = 0;
        sum = Math.fround(f32FromBits(f16BitsToF32Bits(s0 & 65535)) * f32FromBits(f16BitsToF32Bits(s1 & 65535)));
        sum = Math.fround(sum + Math.fround(f32FromBits(f16BitsToF32Bits(s0 >>> 16)) * f32FromBits(f16BitsToF32Bits(s1 >>> 16))));
        const x = d0;
        const x2 = Math.fround(sum + ((f32FromBits(x & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(f32FromBits(x) * 0) : f32FromBits(x)));
        f[d] = (Math.abs(x2) < (1.1754943508222875e-38)) ? Math.fround(x2 * 0) : x2;
      }
    }
  }
}

/** V_DOT2_F32_F16 (cdna2) */
export function V_DOT2_F32_F16_cdna2(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2f = flush(f[c], MIN_NORMAL_F32);
        let sum = 0;
        const t0 = s0 & 65535;
        const t1 = s1 & 65535;
        sum = flush(Math.fround(f32FromBits(flushBits32(f16BitsToF32Bits(flushBits16(t0)))) * f32FromBits(flushBits32(f16BitsToF32Bits(flushBits16(t1))))), MIN_NORMAL_F32);
        const t2 = s0 >>> 16;
        const t3 = s1 >>> 16;
        sum = flush(Math.fround(sum + flush(Math.fround(f32FromBits(flushBits32(f16BitsToF32Bits(flushBits16(t2)))) * f32FromBits(flushBits32(f16BitsToF32Bits(flushBits16(t3))))), MIN_NORMAL_F32)), MIN_NORMAL_F32);
        f[d] = flush(Math.fround(sum + s2f), MIN_NORMAL_F32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2f = flush(f[c], MIN_NORMAL_F32);
        let sum = 0;
        const t0 = s0 & 65535;
        const t1 = s1 & 65535;
        sum = flush(Math.fround(f32FromBits(flushBits32(f16BitsToF32Bits(flushBits16(t0)))) * f32FromBits(flushBits32(f16BitsToF32Bits(flushBits16(t1))))), MIN_NORMAL_F32);
        const t2 = s0 >>> 16;
        const t3 = s1 >>> 16;
        sum = flush(Math.fround(sum + flush(Math.fround(f32FromBits(flushBits32(f16BitsToF32Bits(flushBits16(t2)))) * f32FromBits(flushBits32(f16BitsToF32Bits(flushBits16(t3))))), MIN_NORMAL_F32)), MIN_NORMAL_F32);
        f[d] = flush(Math.fround(sum + s2f), MIN_NORMAL_F32);
      }
    }
  }
}

/** V_DOT2C_F32_F16 (cdna2) */
export function V_DOT2C_F32_F16_cdna2(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const d0f = flush(f[d], MIN_NORMAL_F32);
        let sum = 0;
        const t0 = s0 & 65535;
        const t1 = s1 & 65535;
        sum = flush(Math.fround(f32FromBits(flushBits32(f16BitsToF32Bits(flushBits16(t0)))) * f32FromBits(flushBits32(f16BitsToF32Bits(flushBits16(t1))))), MIN_NORMAL_F32);
        const t2 = s0 >>> 16;
        const t3 = s1 >>> 16;
        sum = flush(Math.fround(sum + flush(Math.fround(f32FromBits(flushBits32(f16BitsToF32Bits(flushBits16(t2)))) * f32FromBits(flushBits32(f16BitsToF32Bits(flushBits16(t3))))), MIN_NORMAL_F32)), MIN_NORMAL_F32);
        f[d] = flush(Math.fround(sum + d0f), MIN_NORMAL_F32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const d0f = flush(f[d], MIN_NORMAL_F32);
        let sum = 0;
        const t0 = s0 & 65535;
        const t1 = s1 & 65535;
        sum = flush(Math.fround(f32FromBits(flushBits32(f16BitsToF32Bits(flushBits16(t0)))) * f32FromBits(flushBits32(f16BitsToF32Bits(flushBits16(t1))))), MIN_NORMAL_F32);
        const t2 = s0 >>> 16;
        const t3 = s1 >>> 16;
        sum = flush(Math.fround(sum + flush(Math.fround(f32FromBits(flushBits32(f16BitsToF32Bits(flushBits16(t2)))) * f32FromBits(flushBits32(f16BitsToF32Bits(flushBits16(t3))))), MIN_NORMAL_F32)), MIN_NORMAL_F32);
        f[d] = flush(Math.fround(sum + d0f), MIN_NORMAL_F32);
      }
    }
  }
}

/** V_DOT2_F32_F16 (cdna3 cdna4) */
export function V_DOT2_F32_F16_cdna3(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s2 = u[c];
        const s2f = f[c];
        const s0 = u[a];
        const s1 = u[b];
        const sum = Math.fround(((f32FromBits(s2 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(s2f * 0) : s2f) + Math.fround(f32FromBits(f16BitsToF32Bits(s0 & 65535)) * f32FromBits(f16BitsToF32Bits(s1 & 65535))));
        const x = Math.fround(sum + Math.fround(f32FromBits(f16BitsToF32Bits(s0 >>> 16)) * f32FromBits(f16BitsToF32Bits(s1 >>> 16))));
        f[d] = (Math.abs(x) < (1.1754943508222875e-38)) ? Math.fround(x * 0) : x;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s2 = u[c];
        const s2f = f[c];
        const s0 = u[a];
        const s1 = u[b];
        const sum = Math.fround(((f32FromBits(s2 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(s2f * 0) : s2f) + Math.fround(f32FromBits(f16BitsToF32Bits(s0 & 65535)) * f32FromBits(f16BitsToF32Bits(s1 & 65535))));
        const x = Math.fround(sum + Math.fround(f32FromBits(f16BitsToF32Bits(s0 >>> 16)) * f32FromBits(f16BitsToF32Bits(s1 >>> 16))));
        f[d] = (Math.abs(x) < (1.1754943508222875e-38)) ? Math.fround(x * 0) : x;
      }
    }
  }
}

/** V_DOT2C_F32_F16 (cdna3 cdna4) */
export function V_DOT2C_F32_F16_cdna3(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        const s1 = u[b];
        const x = d0;
        const sum = Math.fround(((f32FromBits(x & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(f32FromBits(x) * 0) : f32FromBits(x)) + Math.fround(f32FromBits(f16BitsToF32Bits(s0 & 65535)) * f32FromBits(f16BitsToF32Bits(s1 & 65535))));
        const x2 = Math.fround(sum + Math.fround(f32FromBits(f16BitsToF32Bits(s0 >>> 16)) * f32FromBits(f16BitsToF32Bits(s1 >>> 16))));
        f[d] = (Math.abs(x2) < (1.1754943508222875e-38)) ? Math.fround(x2 * 0) : x2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        const s1 = u[b];
        const x = d0;
        const sum = Math.fround(((f32FromBits(x & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(f32FromBits(x) * 0) : f32FromBits(x)) + Math.fround(f32FromBits(f16BitsToF32Bits(s0 & 65535)) * f32FromBits(f16BitsToF32Bits(s1 & 65535))));
        const x2 = Math.fround(sum + Math.fround(f32FromBits(f16BitsToF32Bits(s0 >>> 16)) * f32FromBits(f16BitsToF32Bits(s1 >>> 16))));
        f[d] = (Math.abs(x2) < (1.1754943508222875e-38)) ? Math.fround(x2 * 0) : x2;
      }
    }
  }
}

/**
 * V_DOT2_F32_BF16 (cdna4)
 * CDNA 4's text of the one adds the accumulator last, that of the other first.
 */
export function V_DOT2_F32_BF16_cdna4(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const s2f = f[c];
        let sum = 0;
        sum = Math.fround(f32FromBits(bf16BitsToF32Bits(s0 & 65535)) * f32FromBits(bf16BitsToF32Bits(s1 & 65535)));
        sum = Math.fround(sum + Math.fround(f32FromBits(bf16BitsToF32Bits(s0 >>> 16)) * f32FromBits(bf16BitsToF32Bits(s1 >>> 16))));
        const x = Math.fround(sum + ((f32FromBits(s2 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(s2f * 0) : s2f));
        f[d] = (Math.abs(x) < (1.1754943508222875e-38)) ? Math.fround(x * 0) : x;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const s2f = f[c];
        let sum = 0;
        sum = Math.fround(f32FromBits(bf16BitsToF32Bits(s0 & 65535)) * f32FromBits(bf16BitsToF32Bits(s1 & 65535)));
        sum = Math.fround(sum + Math.fround(f32FromBits(bf16BitsToF32Bits(s0 >>> 16)) * f32FromBits(bf16BitsToF32Bits(s1 >>> 16))));
        const x = Math.fround(sum + ((f32FromBits(s2 & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(s2f * 0) : s2f));
        f[d] = (Math.abs(x) < (1.1754943508222875e-38)) ? Math.fround(x * 0) : x;
      }
    }
  }
}

/** V_DOT2C_F32_BF16 (cdna4) */
export function V_DOT2C_F32_BF16(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        const s1 = u[b];
        const x = d0;
        const sum = Math.fround(((f32FromBits(x & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(f32FromBits(x) * 0) : f32FromBits(x)) + Math.fround(f32FromBits(bf16BitsToF32Bits(s0 & 65535)) * f32FromBits(bf16BitsToF32Bits(s1 & 65535))));
        const x2 = Math.fround(sum + Math.fround(f32FromBits(bf16BitsToF32Bits(s0 >>> 16)) * f32FromBits(bf16BitsToF32Bits(s1 >>> 16))));
        f[d] = (Math.abs(x2) < (1.1754943508222875e-38)) ? Math.fround(x2 * 0) : x2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        const s1 = u[b];
        const x = d0;
        const sum = Math.fround(((f32FromBits(x & 0x7fffffff) < (1.1754943508222875e-38)) ? Math.fround(f32FromBits(x) * 0) : f32FromBits(x)) + Math.fround(f32FromBits(bf16BitsToF32Bits(s0 & 65535)) * f32FromBits(bf16BitsToF32Bits(s1 & 65535))));
        const x2 = Math.fround(sum + Math.fround(f32FromBits(bf16BitsToF32Bits(s0 >>> 16)) * f32FromBits(bf16BitsToF32Bits(s1 >>> 16))));
        f[d] = (Math.abs(x2) < (1.1754943508222875e-38)) ? Math.fround(x2 * 0) : x2;
      }
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  V_DOT2_F32_F16_rdna3: define("V_DOT2_F32_F16_rdna3", "lane", V_DOT2_F32_F16_rdna3),
  V_DOT2_F32_BF16_rdna3: define("V_DOT2_F32_BF16_rdna3", "lane", V_DOT2_F32_BF16_rdna3),
  V_DOT2ACC_F32_F16: define("V_DOT2ACC_F32_F16", "lane", V_DOT2ACC_F32_F16, { readsDestination: true }),
  V_DUAL_DOT2ACC_F32_BF16: define("V_DUAL_DOT2ACC_F32_BF16", "lane", V_DUAL_DOT2ACC_F32_BF16, { readsDestination: true }),
  V_DOT2_F16_F16: define("V_DOT2_F16_F16", "lane", V_DOT2_F16_F16),
  V_DOT2_BF16_BF16: define("V_DOT2_BF16_BF16", "lane", V_DOT2_BF16_BF16),
  V_DOT4_F32_FP8_FP8: define("V_DOT4_F32_FP8_FP8", "lane", V_DOT4_F32_FP8_FP8),
  V_DOT4_F32_FP8_BF8: define("V_DOT4_F32_FP8_BF8", "lane", V_DOT4_F32_FP8_BF8),
  V_DOT4_F32_BF8_FP8: define("V_DOT4_F32_BF8_FP8", "lane", V_DOT4_F32_BF8_FP8),
  V_DOT4_F32_BF8_BF8: define("V_DOT4_F32_BF8_BF8", "lane", V_DOT4_F32_BF8_BF8),
  V_DOT2_F32_F16_cdna1: define("V_DOT2_F32_F16_cdna1", "lane", V_DOT2_F32_F16_cdna1),
  V_DOT2C_F32_F16_cdna1: define("V_DOT2C_F32_F16_cdna1", "lane", V_DOT2C_F32_F16_cdna1, { readsDestination: true }),
  V_DOT2_F32_F16_cdna2: define("V_DOT2_F32_F16_cdna2", "lane", V_DOT2_F32_F16_cdna2),
  V_DOT2C_F32_F16_cdna2: define("V_DOT2C_F32_F16_cdna2", "lane", V_DOT2C_F32_F16_cdna2, { readsDestination: true }),
  V_DOT2_F32_F16_cdna3: define("V_DOT2_F32_F16_cdna3", "lane", V_DOT2_F32_F16_cdna3),
  V_DOT2C_F32_F16_cdna3: define("V_DOT2C_F32_F16_cdna3", "lane", V_DOT2C_F32_F16_cdna3, { readsDestination: true }),
  V_DOT2_F32_BF16_cdna4: define("V_DOT2_F32_BF16_cdna4", "lane", V_DOT2_F32_BF16_cdna4),
  V_DOT2C_F32_BF16: define("V_DOT2C_F32_BF16", "lane", V_DOT2C_F32_BF16, { readsDestination: true }),
};

// Executors of mix.
// Generated from spec/pseudocode/mix.pcode by `npm run generate`; do not edit.
import {
  bf16BitsToF32Bits,
  bf16ToBits,
  f16BitsToF32Bits,
  f16ToBits,
  f32FromBits,
  flush,
  flushBits16,
  flushBits32,
  flushBitsBf16,
  fmaBf16,
  fmaF32,
  fmaF32Nearest,
  inputLimitBf16,
  inputLimitF16,
  inputLimitF32,
  outputLimitBf16,
  outputLimitF16,
  outputLimitF32,
  roundF16Of,
  roundF32Of,
  roundToF16,
} from "../../runtime/float/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/**
 * V_FMA_MIX_F32, V_MAD_MIX_F32 (all generations)
 * CDNA 1 to 4 call it MAD; the product is not rounded there either, which only GFX900 did.
 */
export function V_FMA_MIX_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const half = s.fields.OPSEL_HI & 1;
      const high = s.fields.OPSEL & 1;
      const t0 = s0 >>> 16;
      const t1 = s0 & 65535;
      const a2 = (half !== 0) ? ((high !== 0) ? (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t0) : t0)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t0) : t0)) : (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t1) : t1)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t1) : t1))) : s0x32;
      const half2 = (s.fields.OPSEL_HI >>> 1) & 1;
      const high2 = (s.fields.OPSEL >>> 1) & 1;
      const t2 = s1 >>> 16;
      const t3 = s1 & 65535;
      const b2 = (half2 !== 0) ? ((high2 !== 0) ? (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t2) : t2)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t2) : t2)) : (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t3) : t3)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t3) : t3))) : s1x32;
      const half3 = s.fields.OPSEL_HI >>> 2;
      const high3 = (s.fields.OPSEL >>> 2) & 1;
      const t4 = s2 >>> 16;
      const t5 = s2 & 65535;
      const c2 = (half3 !== 0) ? ((high3 !== 0) ? (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t4) : t4)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t4) : t4)) : (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t5) : t5)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t5) : t5))) : s2x32;
      f[d] = flush(fmaF32Nearest(f32FromBits(a2), f32FromBits(b2), f32FromBits(c2)), fo32);
    }
  }
}

/** V_FMA_MIX_F32 with denormals kept. */
export function V_FMA_MIX_F32_keep(w: Wave, s: Step): void {
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
      const half = s.fields.OPSEL_HI & 1;
      const high = s.fields.OPSEL & 1;
      const a2 = (half !== 0) ? ((high !== 0) ? f16BitsToF32Bits(s0 >>> 16) : f16BitsToF32Bits(s0 & 65535)) : s0;
      const half2 = (s.fields.OPSEL_HI >>> 1) & 1;
      const high2 = (s.fields.OPSEL >>> 1) & 1;
      const b2 = (half2 !== 0) ? ((high2 !== 0) ? f16BitsToF32Bits(s1 >>> 16) : f16BitsToF32Bits(s1 & 65535)) : s1;
      const half3 = s.fields.OPSEL_HI >>> 2;
      const high3 = (s.fields.OPSEL >>> 2) & 1;
      const c2 = (half3 !== 0) ? ((high3 !== 0) ? f16BitsToF32Bits(s2 >>> 16) : f16BitsToF32Bits(s2 & 65535)) : s2;
      f[d] = fmaF32Nearest(f32FromBits(a2), f32FromBits(b2), f32FromBits(c2));
    }
  }
}

/** V_FMA_MIX_F32, V_MAD_MIX_F32 (all generations), any rounding mode */
export function V_FMA_MIX_F32_general(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const half = s.fields.OPSEL_HI & 1;
      const high = s.fields.OPSEL & 1;
      const t0 = s0 >>> 16;
      const t1 = s0 & 65535;
      const a2 = (half !== 0) ? ((high !== 0) ? (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t0) : t0)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t0) : t0)) : (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t1) : t1)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t1) : t1))) : s0x32;
      const half2 = (s.fields.OPSEL_HI >>> 1) & 1;
      const high2 = (s.fields.OPSEL >>> 1) & 1;
      const t2 = s1 >>> 16;
      const t3 = s1 & 65535;
      const b2 = (half2 !== 0) ? ((high2 !== 0) ? (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t2) : t2)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t2) : t2)) : (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t3) : t3)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t3) : t3))) : s1x32;
      const half3 = s.fields.OPSEL_HI >>> 2;
      const high3 = (s.fields.OPSEL >>> 2) & 1;
      const t4 = s2 >>> 16;
      const t5 = s2 & 65535;
      const c2 = (half3 !== 0) ? ((high3 !== 0) ? (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t4) : t4)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t4) : t4)) : (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t5) : t5)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t5) : t5))) : s2x32;
      f[d] = flush(fmaF32(f32FromBits(a2), f32FromBits(b2), f32FromBits(c2), r32), fo32);
    }
  }
}

/**
 * V_FMA_MIXLO_F16, V_MAD_MIXLO_F16 (all generations)
 * The result is rounded to F32, then to F16.
 */
export function V_FMA_MIXLO_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      let result = d0;
      const half = s.fields.OPSEL_HI & 1;
      const high = s.fields.OPSEL & 1;
      const t0 = s0 >>> 16;
      const t1 = s0 & 65535;
      const a2 = (half !== 0) ? ((high !== 0) ? (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t0) : t0)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t0) : t0)) : (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t1) : t1)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t1) : t1))) : s0x32;
      const half2 = (s.fields.OPSEL_HI >>> 1) & 1;
      const high2 = (s.fields.OPSEL >>> 1) & 1;
      const t2 = s1 >>> 16;
      const t3 = s1 & 65535;
      const b2 = (half2 !== 0) ? ((high2 !== 0) ? (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t2) : t2)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t2) : t2)) : (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t3) : t3)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t3) : t3))) : s1x32;
      const half3 = s.fields.OPSEL_HI >>> 2;
      const high3 = (s.fields.OPSEL >>> 2) & 1;
      const t4 = s2 >>> 16;
      const t5 = s2 & 65535;
      const c2 = (half3 !== 0) ? ((high3 !== 0) ? (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t4) : t4)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t4) : t4)) : (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t5) : t5)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t5) : t5))) : s2x32;
      result = ((result & 0xffff0000) | f16ToBits(flush(roundToF16(flush(fmaF32Nearest(f32FromBits(a2), f32FromBits(b2), f32FromBits(c2)), fo32), 0), fo16))) >>> 0;
      u[d] = result;
    }
  }
}

/** V_FMA_MIXLO_F16 with denormals kept. */
export function V_FMA_MIXLO_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      let result = d0;
      const half = s.fields.OPSEL_HI & 1;
      const high = s.fields.OPSEL & 1;
      const a2 = (half !== 0) ? ((high !== 0) ? f16BitsToF32Bits(s0 >>> 16) : f16BitsToF32Bits(s0 & 65535)) : s0;
      const half2 = (s.fields.OPSEL_HI >>> 1) & 1;
      const high2 = (s.fields.OPSEL >>> 1) & 1;
      const b2 = (half2 !== 0) ? ((high2 !== 0) ? f16BitsToF32Bits(s1 >>> 16) : f16BitsToF32Bits(s1 & 65535)) : s1;
      const half3 = s.fields.OPSEL_HI >>> 2;
      const high3 = (s.fields.OPSEL >>> 2) & 1;
      const c2 = (half3 !== 0) ? ((high3 !== 0) ? f16BitsToF32Bits(s2 >>> 16) : f16BitsToF32Bits(s2 & 65535)) : s2;
      result = ((result & 0xffff0000) | f16ToBits(roundToF16(fmaF32Nearest(f32FromBits(a2), f32FromBits(b2), f32FromBits(c2)), 0))) >>> 0;
      u[d] = result;
    }
  }
}

/** V_FMA_MIXLO_F16, V_MAD_MIXLO_F16 (all generations), any rounding mode */
export function V_FMA_MIXLO_F16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      let result = d0;
      const half = s.fields.OPSEL_HI & 1;
      const high = s.fields.OPSEL & 1;
      const t0 = s0 >>> 16;
      const t1 = s0 & 65535;
      const a2 = (half !== 0) ? ((high !== 0) ? (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t0) : t0)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t0) : t0)) : (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t1) : t1)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t1) : t1))) : s0x32;
      const half2 = (s.fields.OPSEL_HI >>> 1) & 1;
      const high2 = (s.fields.OPSEL >>> 1) & 1;
      const t2 = s1 >>> 16;
      const t3 = s1 & 65535;
      const b2 = (half2 !== 0) ? ((high2 !== 0) ? (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t2) : t2)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t2) : t2)) : (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t3) : t3)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t3) : t3))) : s1x32;
      const half3 = s.fields.OPSEL_HI >>> 2;
      const high3 = (s.fields.OPSEL >>> 2) & 1;
      const t4 = s2 >>> 16;
      const t5 = s2 & 65535;
      const c2 = (half3 !== 0) ? ((high3 !== 0) ? (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t4) : t4)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t4) : t4)) : (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t5) : t5)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t5) : t5))) : s2x32;
      result = ((result & 0xffff0000) | f16ToBits(flush(roundToF16(flush(fmaF32(f32FromBits(a2), f32FromBits(b2), f32FromBits(c2), r32), fo32), r16), fo16))) >>> 0;
      u[d] = result;
    }
  }
}

/**
 * V_FMA_MIXHI_F16, V_MAD_MIXHI_F16 (all generations)
 * The result is rounded to F32, then to F16.
 */
export function V_FMA_MIXHI_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      let result = d0;
      const half = s.fields.OPSEL_HI & 1;
      const high = s.fields.OPSEL & 1;
      const t0 = s0 >>> 16;
      const t1 = s0 & 65535;
      const a2 = (half !== 0) ? ((high !== 0) ? (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t0) : t0)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t0) : t0)) : (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t1) : t1)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t1) : t1))) : s0x32;
      const half2 = (s.fields.OPSEL_HI >>> 1) & 1;
      const high2 = (s.fields.OPSEL >>> 1) & 1;
      const t2 = s1 >>> 16;
      const t3 = s1 & 65535;
      const b2 = (half2 !== 0) ? ((high2 !== 0) ? (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t2) : t2)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t2) : t2)) : (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t3) : t3)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t3) : t3))) : s1x32;
      const half3 = s.fields.OPSEL_HI >>> 2;
      const high3 = (s.fields.OPSEL >>> 2) & 1;
      const t4 = s2 >>> 16;
      const t5 = s2 & 65535;
      const c2 = (half3 !== 0) ? ((high3 !== 0) ? (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t4) : t4)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t4) : t4)) : (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t5) : t5)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t5) : t5))) : s2x32;
      result = ((result & 0xffff) | (f16ToBits(flush(roundToF16(flush(fmaF32Nearest(f32FromBits(a2), f32FromBits(b2), f32FromBits(c2)), fo32), 0), fo16)) << 16)) >>> 0;
      u[d] = result;
    }
  }
}

/** V_FMA_MIXHI_F16 with denormals kept. */
export function V_FMA_MIXHI_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      let result = d0;
      const half = s.fields.OPSEL_HI & 1;
      const high = s.fields.OPSEL & 1;
      const a2 = (half !== 0) ? ((high !== 0) ? f16BitsToF32Bits(s0 >>> 16) : f16BitsToF32Bits(s0 & 65535)) : s0;
      const half2 = (s.fields.OPSEL_HI >>> 1) & 1;
      const high2 = (s.fields.OPSEL >>> 1) & 1;
      const b2 = (half2 !== 0) ? ((high2 !== 0) ? f16BitsToF32Bits(s1 >>> 16) : f16BitsToF32Bits(s1 & 65535)) : s1;
      const half3 = s.fields.OPSEL_HI >>> 2;
      const high3 = (s.fields.OPSEL >>> 2) & 1;
      const c2 = (half3 !== 0) ? ((high3 !== 0) ? f16BitsToF32Bits(s2 >>> 16) : f16BitsToF32Bits(s2 & 65535)) : s2;
      result = ((result & 0xffff) | (f16ToBits(roundToF16(fmaF32Nearest(f32FromBits(a2), f32FromBits(b2), f32FromBits(c2)), 0)) << 16)) >>> 0;
      u[d] = result;
    }
  }
}

/** V_FMA_MIXHI_F16, V_MAD_MIXHI_F16 (all generations), any rounding mode */
export function V_FMA_MIXHI_F16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      let result = d0;
      const half = s.fields.OPSEL_HI & 1;
      const high = s.fields.OPSEL & 1;
      const t0 = s0 >>> 16;
      const t1 = s0 & 65535;
      const a2 = (half !== 0) ? ((high !== 0) ? (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t0) : t0)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t0) : t0)) : (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t1) : t1)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t1) : t1))) : s0x32;
      const half2 = (s.fields.OPSEL_HI >>> 1) & 1;
      const high2 = (s.fields.OPSEL >>> 1) & 1;
      const t2 = s1 >>> 16;
      const t3 = s1 & 65535;
      const b2 = (half2 !== 0) ? ((high2 !== 0) ? (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t2) : t2)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t2) : t2)) : (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t3) : t3)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t3) : t3))) : s1x32;
      const half3 = s.fields.OPSEL_HI >>> 2;
      const high3 = (s.fields.OPSEL >>> 2) & 1;
      const t4 = s2 >>> 16;
      const t5 = s2 & 65535;
      const c2 = (half3 !== 0) ? ((high3 !== 0) ? (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t4) : t4)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t4) : t4)) : (fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t5) : t5)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t5) : t5))) : s2x32;
      result = ((result & 0xffff) | (f16ToBits(flush(roundToF16(flush(fmaF32(f32FromBits(a2), f32FromBits(b2), f32FromBits(c2), r32), fo32), r16), fo16)) << 16)) >>> 0;
      u[d] = result;
    }
  }
}

/** V_FMA_MIX_F32_BF16 (cdna5) */
export function V_FMA_MIX_F32_BF16(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fib = inputLimitBf16(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const half = s.fields.OPSEL_HI & 1;
      const high = s.fields.OPSEL & 1;
      const t0 = s0 >>> 16;
      const t1 = s0 & 65535;
      const a2 = (half !== 0) ? ((high !== 0) ? (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t0) : t0)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t0) : t0)) : (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t1) : t1)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t1) : t1))) : s0x32;
      const half2 = (s.fields.OPSEL_HI >>> 1) & 1;
      const high2 = (s.fields.OPSEL >>> 1) & 1;
      const t2 = s1 >>> 16;
      const t3 = s1 & 65535;
      const b2 = (half2 !== 0) ? ((high2 !== 0) ? (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t2) : t2)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t2) : t2)) : (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t3) : t3)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t3) : t3))) : s1x32;
      const half3 = s.fields.OPSEL_HI >>> 2;
      const high3 = (s.fields.OPSEL >>> 2) & 1;
      const t4 = s2 >>> 16;
      const t5 = s2 & 65535;
      const c2 = (half3 !== 0) ? ((high3 !== 0) ? (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t4) : t4)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t4) : t4)) : (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t5) : t5)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t5) : t5))) : s2x32;
      f[d] = flush(fmaF32Nearest(f32FromBits(a2), f32FromBits(b2), f32FromBits(c2)), fo32);
    }
  }
}

/** V_FMA_MIX_F32_BF16 with denormals kept. */
export function V_FMA_MIX_F32_BF16_keep(w: Wave, s: Step): void {
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
      const half = s.fields.OPSEL_HI & 1;
      const high = s.fields.OPSEL & 1;
      const a2 = (half !== 0) ? ((high !== 0) ? bf16BitsToF32Bits(s0 >>> 16) : bf16BitsToF32Bits(s0 & 65535)) : s0;
      const half2 = (s.fields.OPSEL_HI >>> 1) & 1;
      const high2 = (s.fields.OPSEL >>> 1) & 1;
      const b2 = (half2 !== 0) ? ((high2 !== 0) ? bf16BitsToF32Bits(s1 >>> 16) : bf16BitsToF32Bits(s1 & 65535)) : s1;
      const half3 = s.fields.OPSEL_HI >>> 2;
      const high3 = (s.fields.OPSEL >>> 2) & 1;
      const c2 = (half3 !== 0) ? ((high3 !== 0) ? bf16BitsToF32Bits(s2 >>> 16) : bf16BitsToF32Bits(s2 & 65535)) : s2;
      f[d] = fmaF32Nearest(f32FromBits(a2), f32FromBits(b2), f32FromBits(c2));
    }
  }
}

/** V_FMA_MIX_F32_BF16 (cdna5), any rounding mode */
export function V_FMA_MIX_F32_BF16_general(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fib = inputLimitBf16(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const half = s.fields.OPSEL_HI & 1;
      const high = s.fields.OPSEL & 1;
      const t0 = s0 >>> 16;
      const t1 = s0 & 65535;
      const a2 = (half !== 0) ? ((high !== 0) ? (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t0) : t0)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t0) : t0)) : (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t1) : t1)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t1) : t1))) : s0x32;
      const half2 = (s.fields.OPSEL_HI >>> 1) & 1;
      const high2 = (s.fields.OPSEL >>> 1) & 1;
      const t2 = s1 >>> 16;
      const t3 = s1 & 65535;
      const b2 = (half2 !== 0) ? ((high2 !== 0) ? (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t2) : t2)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t2) : t2)) : (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t3) : t3)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t3) : t3))) : s1x32;
      const half3 = s.fields.OPSEL_HI >>> 2;
      const high3 = (s.fields.OPSEL >>> 2) & 1;
      const t4 = s2 >>> 16;
      const t5 = s2 & 65535;
      const c2 = (half3 !== 0) ? ((high3 !== 0) ? (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t4) : t4)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t4) : t4)) : (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t5) : t5)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t5) : t5))) : s2x32;
      f[d] = flush(fmaF32(f32FromBits(a2), f32FromBits(b2), f32FromBits(c2), r32), fo32);
    }
  }
}

/**
 * V_FMA_MIXLO_BF16 (cdna5)
 * Rounded once, by the round mode of F16 and F64.
 */
export function V_FMA_MIXLO_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fib = inputLimitBf16(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      let result = d0;
      const half = s.fields.OPSEL_HI & 1;
      const high = s.fields.OPSEL & 1;
      const t0 = s0 >>> 16;
      const t1 = s0 & 65535;
      const a2 = (half !== 0) ? ((high !== 0) ? (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t0) : t0)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t0) : t0)) : (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t1) : t1)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t1) : t1))) : s0x32;
      const half2 = (s.fields.OPSEL_HI >>> 1) & 1;
      const high2 = (s.fields.OPSEL >>> 1) & 1;
      const t2 = s1 >>> 16;
      const t3 = s1 & 65535;
      const b2 = (half2 !== 0) ? ((high2 !== 0) ? (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t2) : t2)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t2) : t2)) : (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t3) : t3)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t3) : t3))) : s1x32;
      const half3 = s.fields.OPSEL_HI >>> 2;
      const high3 = (s.fields.OPSEL >>> 2) & 1;
      const t4 = s2 >>> 16;
      const t5 = s2 & 65535;
      const c2 = (half3 !== 0) ? ((high3 !== 0) ? (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t4) : t4)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t4) : t4)) : (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t5) : t5)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t5) : t5))) : s2x32;
      result = ((result & 0xffff0000) | bf16ToBits(flush(fmaBf16(f32FromBits(a2), f32FromBits(b2), f32FromBits(c2), 0), fob))) >>> 0;
      u[d] = result;
    }
  }
}

/** V_FMA_MIXLO_BF16 with denormals kept. */
export function V_FMA_MIXLO_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      let result = d0;
      const half = s.fields.OPSEL_HI & 1;
      const high = s.fields.OPSEL & 1;
      const a2 = (half !== 0) ? ((high !== 0) ? bf16BitsToF32Bits(s0 >>> 16) : bf16BitsToF32Bits(s0 & 65535)) : s0;
      const half2 = (s.fields.OPSEL_HI >>> 1) & 1;
      const high2 = (s.fields.OPSEL >>> 1) & 1;
      const b2 = (half2 !== 0) ? ((high2 !== 0) ? bf16BitsToF32Bits(s1 >>> 16) : bf16BitsToF32Bits(s1 & 65535)) : s1;
      const half3 = s.fields.OPSEL_HI >>> 2;
      const high3 = (s.fields.OPSEL >>> 2) & 1;
      const c2 = (half3 !== 0) ? ((high3 !== 0) ? bf16BitsToF32Bits(s2 >>> 16) : bf16BitsToF32Bits(s2 & 65535)) : s2;
      result = ((result & 0xffff0000) | bf16ToBits(fmaBf16(f32FromBits(a2), f32FromBits(b2), f32FromBits(c2), 0))) >>> 0;
      u[d] = result;
    }
  }
}

/** V_FMA_MIXLO_BF16 (cdna5), any rounding mode */
export function V_FMA_MIXLO_BF16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fib = inputLimitBf16(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const r16 = roundF16Of(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      let result = d0;
      const half = s.fields.OPSEL_HI & 1;
      const high = s.fields.OPSEL & 1;
      const t0 = s0 >>> 16;
      const t1 = s0 & 65535;
      const a2 = (half !== 0) ? ((high !== 0) ? (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t0) : t0)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t0) : t0)) : (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t1) : t1)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t1) : t1))) : s0x32;
      const half2 = (s.fields.OPSEL_HI >>> 1) & 1;
      const high2 = (s.fields.OPSEL >>> 1) & 1;
      const t2 = s1 >>> 16;
      const t3 = s1 & 65535;
      const b2 = (half2 !== 0) ? ((high2 !== 0) ? (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t2) : t2)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t2) : t2)) : (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t3) : t3)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t3) : t3))) : s1x32;
      const half3 = s.fields.OPSEL_HI >>> 2;
      const high3 = (s.fields.OPSEL >>> 2) & 1;
      const t4 = s2 >>> 16;
      const t5 = s2 & 65535;
      const c2 = (half3 !== 0) ? ((high3 !== 0) ? (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t4) : t4)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t4) : t4)) : (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t5) : t5)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t5) : t5))) : s2x32;
      result = ((result & 0xffff0000) | bf16ToBits(flush(fmaBf16(f32FromBits(a2), f32FromBits(b2), f32FromBits(c2), r16), fob))) >>> 0;
      u[d] = result;
    }
  }
}

/**
 * V_FMA_MIXHI_BF16 (cdna5)
 * Rounded once, by the round mode of F16 and F64.
 */
export function V_FMA_MIXHI_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fib = inputLimitBf16(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      let result = d0;
      const half = s.fields.OPSEL_HI & 1;
      const high = s.fields.OPSEL & 1;
      const t0 = s0 >>> 16;
      const t1 = s0 & 65535;
      const a2 = (half !== 0) ? ((high !== 0) ? (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t0) : t0)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t0) : t0)) : (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t1) : t1)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t1) : t1))) : s0x32;
      const half2 = (s.fields.OPSEL_HI >>> 1) & 1;
      const high2 = (s.fields.OPSEL >>> 1) & 1;
      const t2 = s1 >>> 16;
      const t3 = s1 & 65535;
      const b2 = (half2 !== 0) ? ((high2 !== 0) ? (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t2) : t2)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t2) : t2)) : (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t3) : t3)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t3) : t3))) : s1x32;
      const half3 = s.fields.OPSEL_HI >>> 2;
      const high3 = (s.fields.OPSEL >>> 2) & 1;
      const t4 = s2 >>> 16;
      const t5 = s2 & 65535;
      const c2 = (half3 !== 0) ? ((high3 !== 0) ? (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t4) : t4)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t4) : t4)) : (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t5) : t5)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t5) : t5))) : s2x32;
      result = ((result & 0xffff) | (bf16ToBits(flush(fmaBf16(f32FromBits(a2), f32FromBits(b2), f32FromBits(c2), 0), fob)) << 16)) >>> 0;
      u[d] = result;
    }
  }
}

/** V_FMA_MIXHI_BF16 with denormals kept. */
export function V_FMA_MIXHI_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      let result = d0;
      const half = s.fields.OPSEL_HI & 1;
      const high = s.fields.OPSEL & 1;
      const a2 = (half !== 0) ? ((high !== 0) ? bf16BitsToF32Bits(s0 >>> 16) : bf16BitsToF32Bits(s0 & 65535)) : s0;
      const half2 = (s.fields.OPSEL_HI >>> 1) & 1;
      const high2 = (s.fields.OPSEL >>> 1) & 1;
      const b2 = (half2 !== 0) ? ((high2 !== 0) ? bf16BitsToF32Bits(s1 >>> 16) : bf16BitsToF32Bits(s1 & 65535)) : s1;
      const half3 = s.fields.OPSEL_HI >>> 2;
      const high3 = (s.fields.OPSEL >>> 2) & 1;
      const c2 = (half3 !== 0) ? ((high3 !== 0) ? bf16BitsToF32Bits(s2 >>> 16) : bf16BitsToF32Bits(s2 & 65535)) : s2;
      result = ((result & 0xffff) | (bf16ToBits(fmaBf16(f32FromBits(a2), f32FromBits(b2), f32FromBits(c2), 0)) << 16)) >>> 0;
      u[d] = result;
    }
  }
}

/** V_FMA_MIXHI_BF16 (cdna5), any rounding mode */
export function V_FMA_MIXHI_BF16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fib = inputLimitBf16(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const r16 = roundF16Of(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      let result = d0;
      const half = s.fields.OPSEL_HI & 1;
      const high = s.fields.OPSEL & 1;
      const t0 = s0 >>> 16;
      const t1 = s0 & 65535;
      const a2 = (half !== 0) ? ((high !== 0) ? (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t0) : t0)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t0) : t0)) : (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t1) : t1)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t1) : t1))) : s0x32;
      const half2 = (s.fields.OPSEL_HI >>> 1) & 1;
      const high2 = (s.fields.OPSEL >>> 1) & 1;
      const t2 = s1 >>> 16;
      const t3 = s1 & 65535;
      const b2 = (half2 !== 0) ? ((high2 !== 0) ? (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t2) : t2)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t2) : t2)) : (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t3) : t3)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t3) : t3))) : s1x32;
      const half3 = s.fields.OPSEL_HI >>> 2;
      const high3 = (s.fields.OPSEL >>> 2) & 1;
      const t4 = s2 >>> 16;
      const t5 = s2 & 65535;
      const c2 = (half3 !== 0) ? ((high3 !== 0) ? (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t4) : t4)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t4) : t4)) : (fo32 > 0 ? flushBits32(bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t5) : t5)) : bf16BitsToF32Bits(fib > 0 ? flushBitsBf16(t5) : t5))) : s2x32;
      result = ((result & 0xffff) | (bf16ToBits(flush(fmaBf16(f32FromBits(a2), f32FromBits(b2), f32FromBits(c2), r16), fob)) << 16)) >>> 0;
      u[d] = result;
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  V_FMA_MIX_F32: define("V_FMA_MIX_F32", "lane", V_FMA_MIX_F32, { general: V_FMA_MIX_F32_general, rounds: 0x3, keep: V_FMA_MIX_F32_keep, keeps: 0x70, ownHalves: true }),
  V_FMA_MIXLO_F16: define("V_FMA_MIXLO_F16", "lane", V_FMA_MIXLO_F16, { general: V_FMA_MIXLO_F16_general, rounds: 0x80000f, keep: V_FMA_MIXLO_F16_keep, keeps: 0xf0, readsDestination: true, ownHalves: true }),
  V_FMA_MIXHI_F16: define("V_FMA_MIXHI_F16", "lane", V_FMA_MIXHI_F16, { general: V_FMA_MIXHI_F16_general, rounds: 0x80000f, keep: V_FMA_MIXHI_F16_keep, keeps: 0xf0, readsDestination: true, ownHalves: true }),
  V_FMA_MIX_F32_BF16: define("V_FMA_MIX_F32_BF16", "lane", V_FMA_MIX_F32_BF16, { general: V_FMA_MIX_F32_BF16_general, rounds: 0x3, keep: V_FMA_MIX_F32_BF16_keep, keeps: 0x70, ownHalves: true }),
  V_FMA_MIXLO_BF16: define("V_FMA_MIXLO_BF16", "lane", V_FMA_MIXLO_BF16, { general: V_FMA_MIXLO_BF16_general, rounds: 0x80000c, keep: V_FMA_MIXLO_BF16_keep, keeps: 0xf0, readsDestination: true, ownHalves: true }),
  V_FMA_MIXHI_BF16: define("V_FMA_MIXHI_BF16", "lane", V_FMA_MIXHI_BF16, { general: V_FMA_MIXHI_BF16_general, rounds: 0x80000c, keep: V_FMA_MIXHI_BF16_keep, keeps: 0xf0, readsDestination: true, ownHalves: true }),
};

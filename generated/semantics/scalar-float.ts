// Executors of scalar float.
// Generated from spec/pseudocode/scalar-float.pcode by `npm run generate`; do not edit.
import {
  addF16,
  addF32,
  f16BitsToF32Bits,
  f16ToBits,
  f16ToNumber,
  f32BitsToF16Bits,
  f32FromBits,
  flush,
  flushBits16,
  flushBits32,
  fmaF16,
  fmaF32,
  fmaF32Nearest,
  inputLimitF16,
  inputLimitF32,
  intToF32,
  isNan16,
  isNan32,
  isSignalNan16,
  isSignalNan32,
  mulF16,
  mulF32,
  outputLimitF16,
  outputLimitF32,
  quiet16,
  quiet32,
  rndne,
  roundF16Of,
  roundF32Of,
  subF16,
  subF32,
  toI32,
  toU32,
} from "../../runtime/float/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** S_ADD_F16 (cdna5 rdna3_5 rdna4) */
export function S_ADD_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1u16 = u[s.s1] & 65535;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  u[s.d0] = f16ToBits(flush(addF16(s0f16, s1f16, 0), fo16));
}

/** S_ADD_F16 (cdna5 rdna3_5 rdna4), any rounding mode */
export function S_ADD_F16_general(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1u16 = u[s.s1] & 65535;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  u[s.d0] = f16ToBits(flush(addF16(s0f16, s1f16, r16), fo16));
}

/** S_ADD_F32 (cdna5 rdna3_5 rdna4) */
export function S_ADD_F32(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  f[s.d0] = flush(Math.fround(s0f + s1f), fo32);
}

/** S_ADD_F32 (cdna5 rdna3_5 rdna4), any rounding mode */
export function S_ADD_F32_general(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  f[s.d0] = flush(addF32(s0f, s1f, r32), fo32);
}

/** S_SUB_F16 (cdna5 rdna3_5 rdna4) */
export function S_SUB_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1u16 = u[s.s1] & 65535;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  u[s.d0] = f16ToBits(flush(subF16(s0f16, s1f16, 0), fo16));
}

/** S_SUB_F16 (cdna5 rdna3_5 rdna4), any rounding mode */
export function S_SUB_F16_general(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1u16 = u[s.s1] & 65535;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  u[s.d0] = f16ToBits(flush(subF16(s0f16, s1f16, r16), fo16));
}

/** S_SUB_F32 (cdna5 rdna3_5 rdna4) */
export function S_SUB_F32(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  f[s.d0] = flush(Math.fround(s0f - s1f), fo32);
}

/** S_SUB_F32 (cdna5 rdna3_5 rdna4), any rounding mode */
export function S_SUB_F32_general(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  f[s.d0] = flush(subF32(s0f, s1f, r32), fo32);
}

/** S_MUL_F16 (cdna5 rdna3_5 rdna4) */
export function S_MUL_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1u16 = u[s.s1] & 65535;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  u[s.d0] = f16ToBits(flush(mulF16(s0f16, s1f16, 0), fo16));
}

/** S_MUL_F16 (cdna5 rdna3_5 rdna4), any rounding mode */
export function S_MUL_F16_general(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1u16 = u[s.s1] & 65535;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  u[s.d0] = f16ToBits(flush(mulF16(s0f16, s1f16, r16), fo16));
}

/** S_MUL_F32 (cdna5 rdna3_5 rdna4) */
export function S_MUL_F32(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  f[s.d0] = flush(Math.fround(s0f * s1f), fo32);
}

/** S_MUL_F32 (cdna5 rdna3_5 rdna4), any rounding mode */
export function S_MUL_F32_general(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  f[s.d0] = flush(mulF32(s0f, s1f, r32), fo32);
}

/** S_FMAC_F16 (cdna5 rdna3_5 rdna4) */
export function S_FMAC_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1u16 = u[s.s1] & 65535;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  const d0u16 = u[s.d0] & 65535;
  const d0f16 = flush(f16ToNumber(d0u16), fi16);
  u[s.d0] = f16ToBits(flush(fmaF16(s0f16, s1f16, d0f16, 0), fo16));
}

/** S_FMAC_F16 (cdna5 rdna3_5 rdna4), any rounding mode */
export function S_FMAC_F16_general(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1u16 = u[s.s1] & 65535;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  const d0u16 = u[s.d0] & 65535;
  const d0f16 = flush(f16ToNumber(d0u16), fi16);
  u[s.d0] = f16ToBits(flush(fmaF16(s0f16, s1f16, d0f16, r16), fo16));
}

/** S_FMAC_F32 (cdna5 rdna3_5 rdna4) */
export function S_FMAC_F32(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  const d0f = flush(f[s.d0], fi32);
  f[s.d0] = flush(fmaF32Nearest(s0f, s1f, d0f), fo32);
}

/** S_FMAC_F32 (cdna5 rdna3_5 rdna4), any rounding mode */
export function S_FMAC_F32_general(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  const d0f = flush(f[s.d0], fi32);
  f[s.d0] = flush(fmaF32(s0f, s1f, d0f, r32), fo32);
}

/** S_FMAAK_F32 (cdna5 rdna3_5 rdna4) */
export function S_FMAAK_F32(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  f[s.d0] = flush(fmaF32Nearest(s0f, s1f, f32FromBits(s.simm >>> 0)), fo32);
}

/** S_FMAAK_F32 (cdna5 rdna3_5 rdna4), any rounding mode */
export function S_FMAAK_F32_general(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  f[s.d0] = flush(fmaF32(s0f, s1f, f32FromBits(s.simm >>> 0), r32), fo32);
}

/** S_FMAMK_F32 (cdna5 rdna3_5 rdna4) */
export function S_FMAMK_F32(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  f[s.d0] = flush(fmaF32Nearest(s0f, f32FromBits(s.simm >>> 0), s1f), fo32);
}

/** S_FMAMK_F32 (cdna5 rdna3_5 rdna4), any rounding mode */
export function S_FMAMK_F32_general(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  f[s.d0] = flush(fmaF32(s0f, f32FromBits(s.simm >>> 0), s1f, r32), fo32);
}

/** S_CEIL_F16 (cdna5 rdna3_5 rdna4) */
export function S_CEIL_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  u[s.d0] = f16ToBits(Math.ceil(s0f16));
}

/** S_CEIL_F32 (cdna5 rdna3_5 rdna4) */
export function S_CEIL_F32(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  f[s.d0] = Math.ceil(s0f);
}

/** S_FLOOR_F16 (cdna5 rdna3_5 rdna4) */
export function S_FLOOR_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  u[s.d0] = f16ToBits(Math.floor(s0f16));
}

/** S_FLOOR_F32 (cdna5 rdna3_5 rdna4) */
export function S_FLOOR_F32(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  f[s.d0] = Math.floor(s0f);
}

/** S_TRUNC_F16 (cdna5 rdna3_5 rdna4) */
export function S_TRUNC_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  u[s.d0] = f16ToBits(Math.trunc(s0f16));
}

/** S_TRUNC_F32 (cdna5 rdna3_5 rdna4) */
export function S_TRUNC_F32(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  f[s.d0] = Math.trunc(s0f);
}

/** S_RNDNE_F16 (cdna5 rdna3_5 rdna4) */
export function S_RNDNE_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  u[s.d0] = f16ToBits(rndne(s0f16));
}

/** S_RNDNE_F32 (cdna5 rdna3_5 rdna4) */
export function S_RNDNE_F32(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  f[s.d0] = rndne(s0f);
}

/** S_CVT_F32_I32 (cdna5 rdna3_5 rdna4) */
export function S_CVT_F32_I32(w: Wave, s: Step): void {
  const { i, f } = w;
  const s0i = i[s.s0];
  f[s.d0] = Math.fround(s0i);
}

/** S_CVT_F32_I32 (cdna5 rdna3_5 rdna4), any rounding mode */
export function S_CVT_F32_I32_general(w: Wave, s: Step): void {
  const { i, f } = w;
  const r32 = roundF32Of(w.mode);
  const s0i = i[s.s0];
  f[s.d0] = intToF32(s0i, r32);
}

/** S_CVT_F32_U32 (cdna5 rdna3_5 rdna4) */
export function S_CVT_F32_U32(w: Wave, s: Step): void {
  const { u, f } = w;
  const s0 = u[s.s0];
  f[s.d0] = Math.fround(s0);
}

/** S_CVT_F32_U32 (cdna5 rdna3_5 rdna4), any rounding mode */
export function S_CVT_F32_U32_general(w: Wave, s: Step): void {
  const { u, f } = w;
  const r32 = roundF32Of(w.mode);
  const s0 = u[s.s0];
  f[s.d0] = intToF32(s0, r32);
}

/** S_CVT_I32_F32 (cdna5 rdna3_5 rdna4) */
export function S_CVT_I32_F32(w: Wave, s: Step): void {
  const { u, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  u[s.d0] = toI32(s0f);
}

/** S_CVT_U32_F32 (cdna5 rdna3_5 rdna4) */
export function S_CVT_U32_F32(w: Wave, s: Step): void {
  const { u, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  u[s.d0] = toU32(s0f);
}

/** S_CVT_F16_F32 (cdna5 rdna3_5 rdna4) */
export function S_CVT_F16_F32(w: Wave, s: Step): void {
  const { u } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const s0 = u[s.s0];
  const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
  const t0 = f32BitsToF16Bits(s0x32, 0);
  u[s.d0] = fo16 > 0 ? flushBits16(t0) : t0;
}

/** S_CVT_F16_F32 (cdna5 rdna3_5 rdna4), any rounding mode */
export function S_CVT_F16_F32_general(w: Wave, s: Step): void {
  const { u } = w;
  const fi32 = inputLimitF32(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const s0 = u[s.s0];
  const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
  const t0 = f32BitsToF16Bits(s0x32, r16);
  u[s.d0] = fo16 > 0 ? flushBits16(t0) : t0;
}

/** S_CVT_F32_F16 (cdna5 rdna3_5 rdna4) */
export function S_CVT_F32_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
  u[s.d0] = fo32 > 0 ? flushBits32(f16BitsToF32Bits(s0x16)) : f16BitsToF32Bits(s0x16);
}

/** S_CVT_HI_F32_F16 (cdna5 rdna3_5 rdna4) */
export function S_CVT_HI_F32_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const s0 = u[s.s0];
  const t0 = s0 >>> 16;
  u[s.d0] = fo32 > 0 ? flushBits32(f16BitsToF32Bits(fi16 > 0 ? flushBits16(t0) : t0)) : f16BitsToF32Bits(fi16 > 0 ? flushBits16(t0) : t0);
}

/**
 * S_CVT_PK_RTZ_F16_F32 (cdna5 rdna3_5 rdna4)
 * Toward zero whatever MODE says.
 */
export function S_CVT_PK_RTZ_F16_F32(w: Wave, s: Step): void {
  const { u } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const s0 = u[s.s0];
  const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
  const s1 = u[s.s1];
  const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
  const mode = w.mode;
  const t0 = f32BitsToF16Bits(s0x32, 3);
  const low = fo16 > 0 ? flushBits16(t0) : t0;
  const t1 = f32BitsToF16Bits(s1x32, 3);
  const high = fo16 > 0 ? flushBits16(t1) : t1;
  u[s.d0] = (high << 16) | low;
}

/** S_MIN_F16 (rdna3_5) */
export function S_MIN_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
  const s1u16 = u[s.s1] & 65535;
  const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  let d0 = 0;
  if (((w.mode >>> 9) & 1) !== 0 && isSignalNan16(s0u16)) {
    d0 = quiet16(s0x16);
  } else if (((w.mode >>> 9) & 1) !== 0 && isSignalNan16(s1u16)) {
    d0 = quiet16(s1x16);
  } else if (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
    d0 = s0x16;
  } else {
    d0 = s1x16;
  }
  u[s.d0] = d0;
}

/** S_MIN_F32 (rdna3_5) */
export function S_MIN_F32(w: Wave, s: Step): void {
  const { u, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0 = u[s.s0];
  const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
  const s1 = u[s.s1];
  const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  let d0 = 0;
  if (((w.mode >>> 9) & 1) !== 0 && isSignalNan32(s0)) {
    d0 = quiet32(s0x32);
  } else if (((w.mode >>> 9) & 1) !== 0 && isSignalNan32(s1)) {
    d0 = quiet32(s1x32);
  } else if (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s0 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
    d0 = s0x32;
  } else {
    d0 = s1x32;
  }
  u[s.d0] = d0;
}

/** S_MAX_F16 (rdna3_5) */
export function S_MAX_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
  const s1u16 = u[s.s1] & 65535;
  const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  let d0 = 0;
  if (((w.mode >>> 9) & 1) !== 0 && isSignalNan16(s0u16)) {
    d0 = quiet16(s0x16);
  } else if (((w.mode >>> 9) & 1) !== 0 && isSignalNan16(s1u16)) {
    d0 = quiet16(s1x16);
  } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
    d0 = s0x16;
  } else {
    d0 = s1x16;
  }
  u[s.d0] = d0;
}

/** S_MAX_F32 (rdna3_5) */
export function S_MAX_F32(w: Wave, s: Step): void {
  const { u, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0 = u[s.s0];
  const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
  const s1 = u[s.s1];
  const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
  const s1f = flush(f[s.s1], fi32);
  const s0f = flush(f[s.s0], fi32);
  let d0 = 0;
  if (((w.mode >>> 9) & 1) !== 0 && isSignalNan32(s0)) {
    d0 = quiet32(s0x32);
  } else if (((w.mode >>> 9) & 1) !== 0 && isSignalNan32(s1)) {
    d0 = quiet32(s1x32);
  } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s0 >>> 31) === 0))) {
    d0 = s0x32;
  } else {
    d0 = s1x32;
  }
  u[s.d0] = d0;
}

/** S_MIN_NUM_F16 (cdna5 rdna4) */
export function S_MIN_NUM_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s1u16 = u[s.s1] & 65535;
  const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
  let d0 = 0;
  if (isNan16(s0u16) && isNan16(s1u16)) {
    d0 = quiet16(s0x16);
  } else if (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
    d0 = s0x16;
  } else {
    d0 = s1x16;
  }
  u[s.d0] = d0;
}

/** S_MIN_NUM_F32 (cdna5 rdna4) */
export function S_MIN_NUM_F32(w: Wave, s: Step): void {
  const { u, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
  let d0 = 0;
  if (isNan32(s0) && isNan32(s1)) {
    d0 = quiet32(s0x32);
  } else if (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s0 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
    d0 = s0x32;
  } else {
    d0 = s1x32;
  }
  u[s.d0] = d0;
}

/** S_MAX_NUM_F16 (cdna5 rdna4) */
export function S_MAX_NUM_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s1u16 = u[s.s1] & 65535;
  const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
  let d0 = 0;
  if (isNan16(s0u16) && isNan16(s1u16)) {
    d0 = quiet16(s0x16);
  } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
    d0 = s0x16;
  } else {
    d0 = s1x16;
  }
  u[s.d0] = d0;
}

/** S_MAX_NUM_F32 (cdna5 rdna4) */
export function S_MAX_NUM_F32(w: Wave, s: Step): void {
  const { u, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
  const s1f = flush(f[s.s1], fi32);
  const s0f = flush(f[s.s0], fi32);
  const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
  let d0 = 0;
  if (isNan32(s0) && isNan32(s1)) {
    d0 = quiet32(s0x32);
  } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s0 >>> 31) === 0))) {
    d0 = s0x32;
  } else {
    d0 = s1x32;
  }
  u[s.d0] = d0;
}

/** S_MINIMUM_F16 (cdna5 rdna4) */
export function S_MINIMUM_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s1u16 = u[s.s1] & 65535;
  const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
  const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  const d0 = (isNan16(s0u16) || isNan16(s1u16)) ? ((isSignalNan16(s0u16) || (isNan16(s0u16) && !isSignalNan16(s1u16))) ? quiet16(s0x16) : quiet16(s1x16)) : ((s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0)) ? s0x16 : s1x16);
  u[s.d0] = d0;
}

/** S_MINIMUM_F32 (cdna5 rdna4) */
export function S_MINIMUM_F32(w: Wave, s: Step): void {
  const { u, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
  const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  const d0 = (isNan32(s0) || isNan32(s1)) ? ((isSignalNan32(s0) || (isNan32(s0) && !isSignalNan32(s1))) ? quiet32(s0x32) : quiet32(s1x32)) : ((s0f < s1f || ((s0f === s1f && (s0 >>> 31) !== 0) && (s1 >>> 31) === 0)) ? s0x32 : s1x32);
  u[s.d0] = d0;
}

/** S_MAXIMUM_F16 (cdna5 rdna4) */
export function S_MAXIMUM_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s1u16 = u[s.s1] & 65535;
  const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
  const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const d0 = (isNan16(s0u16) || isNan16(s1u16)) ? ((isSignalNan16(s0u16) || (isNan16(s0u16) && !isSignalNan16(s1u16))) ? quiet16(s0x16) : quiet16(s1x16)) : ((s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0)) ? s0x16 : s1x16);
  u[s.d0] = d0;
}

/** S_MAXIMUM_F32 (cdna5 rdna4) */
export function S_MAXIMUM_F32(w: Wave, s: Step): void {
  const { u, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
  const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
  const s1f = flush(f[s.s1], fi32);
  const s0f = flush(f[s.s0], fi32);
  const d0 = (isNan32(s0) || isNan32(s1)) ? ((isSignalNan32(s0) || (isNan32(s0) && !isSignalNan32(s1))) ? quiet32(s0x32) : quiet32(s1x32)) : ((s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s0 >>> 31) === 0)) ? s0x32 : s1x32);
  u[s.d0] = d0;
}

/** What this module defines, by executor. */
export const definitions = {
  S_ADD_F16: define("S_ADD_F16", "scalar", S_ADD_F16, { general: S_ADD_F16_general, rounds: 0x80000c }),
  S_ADD_F32: define("S_ADD_F32", "scalar", S_ADD_F32, { general: S_ADD_F32_general, rounds: 0x3 }),
  S_SUB_F16: define("S_SUB_F16", "scalar", S_SUB_F16, { general: S_SUB_F16_general, rounds: 0x80000c }),
  S_SUB_F32: define("S_SUB_F32", "scalar", S_SUB_F32, { general: S_SUB_F32_general, rounds: 0x3 }),
  S_MUL_F16: define("S_MUL_F16", "scalar", S_MUL_F16, { general: S_MUL_F16_general, rounds: 0x80000c }),
  S_MUL_F32: define("S_MUL_F32", "scalar", S_MUL_F32, { general: S_MUL_F32_general, rounds: 0x3 }),
  S_FMAC_F16: define("S_FMAC_F16", "scalar", S_FMAC_F16, { general: S_FMAC_F16_general, rounds: 0x80000c, readsDestination: true }),
  S_FMAC_F32: define("S_FMAC_F32", "scalar", S_FMAC_F32, { general: S_FMAC_F32_general, rounds: 0x3, readsDestination: true }),
  S_FMAAK_F32: define("S_FMAAK_F32", "scalar", S_FMAAK_F32, { general: S_FMAAK_F32_general, rounds: 0x3 }),
  S_FMAMK_F32: define("S_FMAMK_F32", "scalar", S_FMAMK_F32, { general: S_FMAMK_F32_general, rounds: 0x3 }),
  S_CEIL_F16: define("S_CEIL_F16", "scalar", S_CEIL_F16),
  S_CEIL_F32: define("S_CEIL_F32", "scalar", S_CEIL_F32),
  S_FLOOR_F16: define("S_FLOOR_F16", "scalar", S_FLOOR_F16),
  S_FLOOR_F32: define("S_FLOOR_F32", "scalar", S_FLOOR_F32),
  S_TRUNC_F16: define("S_TRUNC_F16", "scalar", S_TRUNC_F16),
  S_TRUNC_F32: define("S_TRUNC_F32", "scalar", S_TRUNC_F32),
  S_RNDNE_F16: define("S_RNDNE_F16", "scalar", S_RNDNE_F16),
  S_RNDNE_F32: define("S_RNDNE_F32", "scalar", S_RNDNE_F32),
  S_CVT_F32_I32: define("S_CVT_F32_I32", "scalar", S_CVT_F32_I32, { general: S_CVT_F32_I32_general, rounds: 0x3 }),
  S_CVT_F32_U32: define("S_CVT_F32_U32", "scalar", S_CVT_F32_U32, { general: S_CVT_F32_U32_general, rounds: 0x3 }),
  S_CVT_I32_F32: define("S_CVT_I32_F32", "scalar", S_CVT_I32_F32),
  S_CVT_U32_F32: define("S_CVT_U32_F32", "scalar", S_CVT_U32_F32),
  S_CVT_F16_F32: define("S_CVT_F16_F32", "scalar", S_CVT_F16_F32, { general: S_CVT_F16_F32_general, rounds: 0x80000c }),
  S_CVT_F32_F16: define("S_CVT_F32_F16", "scalar", S_CVT_F32_F16),
  S_CVT_HI_F32_F16: define("S_CVT_HI_F32_F16", "scalar", S_CVT_HI_F32_F16),
  S_CVT_PK_RTZ_F16_F32: define("S_CVT_PK_RTZ_F16_F32", "scalar", S_CVT_PK_RTZ_F16_F32),
  S_MIN_F16: define("S_MIN_F16", "scalar", S_MIN_F16),
  S_MIN_F32: define("S_MIN_F32", "scalar", S_MIN_F32),
  S_MAX_F16: define("S_MAX_F16", "scalar", S_MAX_F16),
  S_MAX_F32: define("S_MAX_F32", "scalar", S_MAX_F32),
  S_MIN_NUM_F16: define("S_MIN_NUM_F16", "scalar", S_MIN_NUM_F16),
  S_MIN_NUM_F32: define("S_MIN_NUM_F32", "scalar", S_MIN_NUM_F32),
  S_MAX_NUM_F16: define("S_MAX_NUM_F16", "scalar", S_MAX_NUM_F16),
  S_MAX_NUM_F32: define("S_MAX_NUM_F32", "scalar", S_MAX_NUM_F32),
  S_MINIMUM_F16: define("S_MINIMUM_F16", "scalar", S_MINIMUM_F16),
  S_MINIMUM_F32: define("S_MINIMUM_F32", "scalar", S_MINIMUM_F32),
  S_MAXIMUM_F16: define("S_MAXIMUM_F16", "scalar", S_MAXIMUM_F16),
  S_MAXIMUM_F32: define("S_MAXIMUM_F32", "scalar", S_MAXIMUM_F32),
};

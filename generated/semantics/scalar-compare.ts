// Executors of scalar compare.
// Generated from spec/pseudocode/scalar-compare.pcode by `npm run generate`; do not edit.
import { shr64Lo } from "../../runtime/bits/index.js";
import {
  f16ToNumber,
  flush,
  inputLimitF16,
  inputLimitF32,
  isNan16,
  isNan32,
} from "../../runtime/float/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** S_CMP_EQ_I32 (all generations) */
export function S_CMP_EQ_I32(w: Wave, s: Step): void {
  const { i } = w;
  const s0i = i[s.s0];
  const s1i = i[s.s1];
  w.scc = +(s0i === s1i);
}

/** S_CMP_EQ_U32 (all generations) */
export function S_CMP_EQ_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  w.scc = +(s0 === s1);
}

/** S_CMP_LG_I32 (all generations) */
export function S_CMP_LG_I32(w: Wave, s: Step): void {
  const { i } = w;
  const s0i = i[s.s0];
  const s1i = i[s.s1];
  w.scc = +(s0i !== s1i);
}

/** S_CMP_LG_U32 (all generations) */
export function S_CMP_LG_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  w.scc = +(s0 !== s1);
}

/** S_CMP_GT_I32 (all generations) */
export function S_CMP_GT_I32(w: Wave, s: Step): void {
  const { i } = w;
  const s0i = i[s.s0];
  const s1i = i[s.s1];
  w.scc = +(s0i > s1i);
}

/** S_CMP_GT_U32 (all generations) */
export function S_CMP_GT_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  w.scc = +(s0 > s1);
}

/** S_CMP_GE_I32 (all generations) */
export function S_CMP_GE_I32(w: Wave, s: Step): void {
  const { i } = w;
  const s0i = i[s.s0];
  const s1i = i[s.s1];
  w.scc = +(s0i >= s1i);
}

/** S_CMP_GE_U32 (all generations) */
export function S_CMP_GE_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  w.scc = +(s0 >= s1);
}

/** S_CMP_LT_I32 (all generations) */
export function S_CMP_LT_I32(w: Wave, s: Step): void {
  const { i } = w;
  const s0i = i[s.s0];
  const s1i = i[s.s1];
  w.scc = +(s0i < s1i);
}

/** S_CMP_LT_U32 (all generations) */
export function S_CMP_LT_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  w.scc = +(s0 < s1);
}

/** S_CMP_LE_I32 (all generations) */
export function S_CMP_LE_I32(w: Wave, s: Step): void {
  const { i } = w;
  const s0i = i[s.s0];
  const s1i = i[s.s1];
  w.scc = +(s0i <= s1i);
}

/** S_CMP_LE_U32 (all generations) */
export function S_CMP_LE_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  w.scc = +(s0 <= s1);
}

/** S_CMP_EQ_U64 (all generations) */
export function S_CMP_EQ_U64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  w.scc = +(((s0 ^ s1) | (s0w1 ^ s1w1)) === 0);
}

/** S_CMP_LG_U64 (all generations) */
export function S_CMP_LG_U64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  w.scc = +(((s0 ^ s1) | (s0w1 ^ s1w1)) !== 0);
}

/** S_BITCMP0_B32 (all generations) */
export function S_BITCMP0_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  w.scc = +(((s0 >>> (s1 & 31)) & 1) === 0);
}

/** S_BITCMP0_B64 (all generations) */
export function S_BITCMP0_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s1 = u[s.s1];
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const t0 = s1 & 63;
  const t1 = s1 & 63;
  w.scc = +((shr64Lo(s0, s0w1, t1) & 1) === 0);
}

/** S_BITCMP1_B32 (all generations) */
export function S_BITCMP1_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  w.scc = +(((s0 >>> (s1 & 31)) & 1) === 1);
}

/** S_BITCMP1_B64 (all generations) */
export function S_BITCMP1_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s1 = u[s.s1];
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const t0 = s1 & 63;
  const t1 = s1 & 63;
  w.scc = +((shr64Lo(s0, s0w1, t1) & 1) === 1);
}

/**
 * S_CMPK_EQ_I32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * The first operand is the destination field's register, which is only read.
 */
export function S_CMPK_EQ_I32(w: Wave, s: Step): void {
  const { i } = w;
  const s0i = i[s.s0];
  w.scc = +(s0i === s.simm);
}

/**
 * S_CMPK_LG_I32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * The first operand is the destination field's register, which is only read.
 */
export function S_CMPK_LG_I32(w: Wave, s: Step): void {
  const { i } = w;
  const s0i = i[s.s0];
  w.scc = +(s0i !== s.simm);
}

/**
 * S_CMPK_GT_I32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * The first operand is the destination field's register, which is only read.
 */
export function S_CMPK_GT_I32(w: Wave, s: Step): void {
  const { i } = w;
  const s0i = i[s.s0];
  w.scc = +(s0i > s.simm);
}

/**
 * S_CMPK_GE_I32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * The first operand is the destination field's register, which is only read.
 */
export function S_CMPK_GE_I32(w: Wave, s: Step): void {
  const { i } = w;
  const s0i = i[s.s0];
  w.scc = +(s0i >= s.simm);
}

/**
 * S_CMPK_LT_I32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * The first operand is the destination field's register, which is only read.
 */
export function S_CMPK_LT_I32(w: Wave, s: Step): void {
  const { i } = w;
  const s0i = i[s.s0];
  w.scc = +(s0i < s.simm);
}

/**
 * S_CMPK_LE_I32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * The first operand is the destination field's register, which is only read.
 */
export function S_CMPK_LE_I32(w: Wave, s: Step): void {
  const { i } = w;
  const s0i = i[s.s0];
  w.scc = +(s0i <= s.simm);
}

/** S_CMPK_EQ_U32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5) */
export function S_CMPK_EQ_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  w.scc = +(s0 === (s.simm & 65535));
}

/** S_CMPK_LG_U32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5) */
export function S_CMPK_LG_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  w.scc = +(s0 !== (s.simm & 65535));
}

/** S_CMPK_GT_U32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5) */
export function S_CMPK_GT_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  w.scc = +(s0 > (s.simm & 65535));
}

/** S_CMPK_GE_U32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5) */
export function S_CMPK_GE_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  w.scc = +(s0 >= (s.simm & 65535));
}

/** S_CMPK_LT_U32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5) */
export function S_CMPK_LT_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  w.scc = +(s0 < (s.simm & 65535));
}

/** S_CMPK_LE_U32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5) */
export function S_CMPK_LE_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  w.scc = +(s0 <= (s.simm & 65535));
}

/**
 * S_CMP_LT_F16 (cdna5 rdna3_5 rdna4)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function S_CMP_LT_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1u16 = u[s.s1] & 65535;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  w.scc = +(s0f16 < s1f16);
}

/**
 * S_CMP_LT_F32 (cdna5 rdna3_5 rdna4)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function S_CMP_LT_F32(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  w.scc = +(s0f < s1f);
}

/**
 * S_CMP_EQ_F16 (cdna5 rdna3_5 rdna4)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function S_CMP_EQ_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1u16 = u[s.s1] & 65535;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  w.scc = +(s0f16 === s1f16);
}

/**
 * S_CMP_EQ_F32 (cdna5 rdna3_5 rdna4)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function S_CMP_EQ_F32(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  w.scc = +(s0f === s1f);
}

/**
 * S_CMP_LE_F16 (cdna5 rdna3_5 rdna4)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function S_CMP_LE_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1u16 = u[s.s1] & 65535;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  w.scc = +(s0f16 <= s1f16);
}

/**
 * S_CMP_LE_F32 (cdna5 rdna3_5 rdna4)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function S_CMP_LE_F32(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  w.scc = +(s0f <= s1f);
}

/**
 * S_CMP_GT_F16 (cdna5 rdna3_5 rdna4)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function S_CMP_GT_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1u16 = u[s.s1] & 65535;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  w.scc = +(s0f16 > s1f16);
}

/**
 * S_CMP_GT_F32 (cdna5 rdna3_5 rdna4)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function S_CMP_GT_F32(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  w.scc = +(s0f > s1f);
}

/**
 * S_CMP_LG_F16 (cdna5 rdna3_5 rdna4)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function S_CMP_LG_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1u16 = u[s.s1] & 65535;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  w.scc = +(s0f16 < s1f16 || s0f16 > s1f16);
}

/**
 * S_CMP_LG_F32 (cdna5 rdna3_5 rdna4)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function S_CMP_LG_F32(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  w.scc = +(s0f < s1f || s0f > s1f);
}

/**
 * S_CMP_GE_F16 (cdna5 rdna3_5 rdna4)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function S_CMP_GE_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1u16 = u[s.s1] & 65535;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  w.scc = +(s0f16 >= s1f16);
}

/**
 * S_CMP_GE_F32 (cdna5 rdna3_5 rdna4)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function S_CMP_GE_F32(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  w.scc = +(s0f >= s1f);
}

/** S_CMP_NLT_F16 (cdna5 rdna3_5 rdna4) */
export function S_CMP_NLT_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1u16 = u[s.s1] & 65535;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  w.scc = +(!(s0f16 < s1f16));
}

/** S_CMP_NLT_F32 (cdna5 rdna3_5 rdna4) */
export function S_CMP_NLT_F32(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  w.scc = +(!(s0f < s1f));
}

/** S_CMP_NEQ_F16 (cdna5 rdna3_5 rdna4) */
export function S_CMP_NEQ_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1u16 = u[s.s1] & 65535;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  w.scc = +(!(s0f16 === s1f16));
}

/** S_CMP_NEQ_F32 (cdna5 rdna3_5 rdna4) */
export function S_CMP_NEQ_F32(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  w.scc = +(!(s0f === s1f));
}

/** S_CMP_NLE_F16 (cdna5 rdna3_5 rdna4) */
export function S_CMP_NLE_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1u16 = u[s.s1] & 65535;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  w.scc = +(!(s0f16 <= s1f16));
}

/** S_CMP_NLE_F32 (cdna5 rdna3_5 rdna4) */
export function S_CMP_NLE_F32(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  w.scc = +(!(s0f <= s1f));
}

/** S_CMP_NGT_F16 (cdna5 rdna3_5 rdna4) */
export function S_CMP_NGT_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1u16 = u[s.s1] & 65535;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  w.scc = +(!(s0f16 > s1f16));
}

/** S_CMP_NGT_F32 (cdna5 rdna3_5 rdna4) */
export function S_CMP_NGT_F32(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  w.scc = +(!(s0f > s1f));
}

/** S_CMP_NLG_F16 (cdna5 rdna3_5 rdna4) */
export function S_CMP_NLG_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1u16 = u[s.s1] & 65535;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  w.scc = +(!(s0f16 < s1f16 || s0f16 > s1f16));
}

/** S_CMP_NLG_F32 (cdna5 rdna3_5 rdna4) */
export function S_CMP_NLG_F32(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  w.scc = +(!(s0f < s1f || s0f > s1f));
}

/** S_CMP_NGE_F16 (cdna5 rdna3_5 rdna4) */
export function S_CMP_NGE_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  const s1u16 = u[s.s1] & 65535;
  const s1f16 = flush(f16ToNumber(s1u16), fi16);
  w.scc = +(!(s0f16 >= s1f16));
}

/** S_CMP_NGE_F32 (cdna5 rdna3_5 rdna4) */
export function S_CMP_NGE_F32(w: Wave, s: Step): void {
  const { f } = w;
  const fi32 = inputLimitF32(w.mode);
  const s0f = flush(f[s.s0], fi32);
  const s1f = flush(f[s.s1], fi32);
  w.scc = +(!(s0f >= s1f));
}

/** S_CMP_O_F16 (cdna5 rdna3_5 rdna4) */
export function S_CMP_O_F16(w: Wave, s: Step): void {
  const { u } = w;
  const s0u16 = u[s.s0] & 65535;
  const s1u16 = u[s.s1] & 65535;
  w.scc = +(!isNan16(s0u16) && !isNan16(s1u16));
}

/** S_CMP_O_F32 (cdna5 rdna3_5 rdna4) */
export function S_CMP_O_F32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  w.scc = +(!isNan32(s0) && !isNan32(s1));
}

/** S_CMP_U_F16 (cdna5 rdna3_5 rdna4) */
export function S_CMP_U_F16(w: Wave, s: Step): void {
  const { u } = w;
  const s0u16 = u[s.s0] & 65535;
  const s1u16 = u[s.s1] & 65535;
  w.scc = +(isNan16(s0u16) || isNan16(s1u16));
}

/** S_CMP_U_F32 (cdna5 rdna3_5 rdna4) */
export function S_CMP_U_F32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  w.scc = +(isNan32(s0) || isNan32(s1));
}

/** What this module defines, by executor. */
export const definitions = {
  S_CMP_EQ_I32: define("S_CMP_EQ_I32", "scalar", S_CMP_EQ_I32),
  S_CMP_EQ_U32: define("S_CMP_EQ_U32", "scalar", S_CMP_EQ_U32),
  S_CMP_LG_I32: define("S_CMP_LG_I32", "scalar", S_CMP_LG_I32),
  S_CMP_LG_U32: define("S_CMP_LG_U32", "scalar", S_CMP_LG_U32),
  S_CMP_GT_I32: define("S_CMP_GT_I32", "scalar", S_CMP_GT_I32),
  S_CMP_GT_U32: define("S_CMP_GT_U32", "scalar", S_CMP_GT_U32),
  S_CMP_GE_I32: define("S_CMP_GE_I32", "scalar", S_CMP_GE_I32),
  S_CMP_GE_U32: define("S_CMP_GE_U32", "scalar", S_CMP_GE_U32),
  S_CMP_LT_I32: define("S_CMP_LT_I32", "scalar", S_CMP_LT_I32),
  S_CMP_LT_U32: define("S_CMP_LT_U32", "scalar", S_CMP_LT_U32),
  S_CMP_LE_I32: define("S_CMP_LE_I32", "scalar", S_CMP_LE_I32),
  S_CMP_LE_U32: define("S_CMP_LE_U32", "scalar", S_CMP_LE_U32),
  S_CMP_EQ_U64: define("S_CMP_EQ_U64", "scalar", S_CMP_EQ_U64),
  S_CMP_LG_U64: define("S_CMP_LG_U64", "scalar", S_CMP_LG_U64),
  S_BITCMP0_B32: define("S_BITCMP0_B32", "scalar", S_BITCMP0_B32),
  S_BITCMP0_B64: define("S_BITCMP0_B64", "scalar", S_BITCMP0_B64),
  S_BITCMP1_B32: define("S_BITCMP1_B32", "scalar", S_BITCMP1_B32),
  S_BITCMP1_B64: define("S_BITCMP1_B64", "scalar", S_BITCMP1_B64),
  S_CMPK_EQ_I32: define("S_CMPK_EQ_I32", "scalar", S_CMPK_EQ_I32),
  S_CMPK_LG_I32: define("S_CMPK_LG_I32", "scalar", S_CMPK_LG_I32),
  S_CMPK_GT_I32: define("S_CMPK_GT_I32", "scalar", S_CMPK_GT_I32),
  S_CMPK_GE_I32: define("S_CMPK_GE_I32", "scalar", S_CMPK_GE_I32),
  S_CMPK_LT_I32: define("S_CMPK_LT_I32", "scalar", S_CMPK_LT_I32),
  S_CMPK_LE_I32: define("S_CMPK_LE_I32", "scalar", S_CMPK_LE_I32),
  S_CMPK_EQ_U32: define("S_CMPK_EQ_U32", "scalar", S_CMPK_EQ_U32),
  S_CMPK_LG_U32: define("S_CMPK_LG_U32", "scalar", S_CMPK_LG_U32),
  S_CMPK_GT_U32: define("S_CMPK_GT_U32", "scalar", S_CMPK_GT_U32),
  S_CMPK_GE_U32: define("S_CMPK_GE_U32", "scalar", S_CMPK_GE_U32),
  S_CMPK_LT_U32: define("S_CMPK_LT_U32", "scalar", S_CMPK_LT_U32),
  S_CMPK_LE_U32: define("S_CMPK_LE_U32", "scalar", S_CMPK_LE_U32),
  S_CMP_LT_F16: define("S_CMP_LT_F16", "scalar", S_CMP_LT_F16),
  S_CMP_LT_F32: define("S_CMP_LT_F32", "scalar", S_CMP_LT_F32),
  S_CMP_EQ_F16: define("S_CMP_EQ_F16", "scalar", S_CMP_EQ_F16),
  S_CMP_EQ_F32: define("S_CMP_EQ_F32", "scalar", S_CMP_EQ_F32),
  S_CMP_LE_F16: define("S_CMP_LE_F16", "scalar", S_CMP_LE_F16),
  S_CMP_LE_F32: define("S_CMP_LE_F32", "scalar", S_CMP_LE_F32),
  S_CMP_GT_F16: define("S_CMP_GT_F16", "scalar", S_CMP_GT_F16),
  S_CMP_GT_F32: define("S_CMP_GT_F32", "scalar", S_CMP_GT_F32),
  S_CMP_LG_F16: define("S_CMP_LG_F16", "scalar", S_CMP_LG_F16),
  S_CMP_LG_F32: define("S_CMP_LG_F32", "scalar", S_CMP_LG_F32),
  S_CMP_GE_F16: define("S_CMP_GE_F16", "scalar", S_CMP_GE_F16),
  S_CMP_GE_F32: define("S_CMP_GE_F32", "scalar", S_CMP_GE_F32),
  S_CMP_NLT_F16: define("S_CMP_NLT_F16", "scalar", S_CMP_NLT_F16),
  S_CMP_NLT_F32: define("S_CMP_NLT_F32", "scalar", S_CMP_NLT_F32),
  S_CMP_NEQ_F16: define("S_CMP_NEQ_F16", "scalar", S_CMP_NEQ_F16),
  S_CMP_NEQ_F32: define("S_CMP_NEQ_F32", "scalar", S_CMP_NEQ_F32),
  S_CMP_NLE_F16: define("S_CMP_NLE_F16", "scalar", S_CMP_NLE_F16),
  S_CMP_NLE_F32: define("S_CMP_NLE_F32", "scalar", S_CMP_NLE_F32),
  S_CMP_NGT_F16: define("S_CMP_NGT_F16", "scalar", S_CMP_NGT_F16),
  S_CMP_NGT_F32: define("S_CMP_NGT_F32", "scalar", S_CMP_NGT_F32),
  S_CMP_NLG_F16: define("S_CMP_NLG_F16", "scalar", S_CMP_NLG_F16),
  S_CMP_NLG_F32: define("S_CMP_NLG_F32", "scalar", S_CMP_NLG_F32),
  S_CMP_NGE_F16: define("S_CMP_NGE_F16", "scalar", S_CMP_NGE_F16),
  S_CMP_NGE_F32: define("S_CMP_NGE_F32", "scalar", S_CMP_NGE_F32),
  S_CMP_O_F16: define("S_CMP_O_F16", "scalar", S_CMP_O_F16),
  S_CMP_O_F32: define("S_CMP_O_F32", "scalar", S_CMP_O_F32),
  S_CMP_U_F16: define("S_CMP_U_F16", "scalar", S_CMP_U_F16),
  S_CMP_U_F32: define("S_CMP_U_F32", "scalar", S_CMP_U_F32),
};

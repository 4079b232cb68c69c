// Executors of scalar arithmetic.
// Generated from spec/pseudocode/scalar-arithmetic.pcode by `npm run generate`; do not edit.
import { mulHiI32, mulHiU32 } from "../../runtime/bits/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/**
 * S_ADD_U32, S_ADD_CO_U32 (all generations)
 * SCC: the sum wrapped. The names changed with RDNA 4.
 */
export function S_ADD_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  const sum = (s0 + s1) >>> 0;
  w.scc = +(sum < s0);
  u[s.d0] = sum;
}

/**
 * S_SUB_U32, S_SUB_CO_U32 (all generations)
 * SCC: a borrow was needed.
 */
export function S_SUB_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  w.scc = +(s0 < s1);
  u[s.d0] = s0 - s1;
}

/** S_ADDC_U32, S_ADD_CO_CI_U32 (all generations) */
export function S_ADDC_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  const sum = ((s0 + s1) + w.scc) >>> 0;
  w.scc = +(sum < s0 || (w.scc !== 0 && sum === s0));
  u[s.d0] = sum;
}

/** S_SUBB_U32, S_SUB_CO_CI_U32 (all generations) */
export function S_SUBB_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  const difference = ((s0 - s1) - w.scc) >>> 0;
  w.scc = +(s0 < s1 || (w.scc !== 0 && s0 === s1));
  u[s.d0] = difference;
}

/**
 * S_ADD_I32, S_ADD_CO_I32 (all generations)
 * SCC: signed overflow, which is when both operands disagree with the result's sign.
 */
export function S_ADD_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const s0i = i[s.s0];
  const s1i = i[s.s1];
  const sum = (s0i + s1i) | 0;
  w.scc = +(((s0i ^ sum) & (s1i ^ sum)) < 0);
  u[s.d0] = sum;
}

/** S_SUB_I32, S_SUB_CO_I32 (all generations) */
export function S_SUB_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const s0i = i[s.s0];
  const s1i = i[s.s1];
  const difference = (s0i - s1i) | 0;
  w.scc = +(((s0i ^ s1i) & (s0i ^ difference)) < 0);
  u[s.d0] = difference;
}

/** S_ADDK_I32, S_ADDK_CO_I32 (all generations) */
export function S_ADDK_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const d0i = i[s.d0];
  const old = d0i;
  const addend = s.simm;
  const sum = (old + addend) | 0;
  w.scc = +(((old ^ sum) & (addend ^ sum)) < 0);
  u[s.d0] = sum;
}

/** S_MULK_I32 (all generations) */
export function S_MULK_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const d0i = i[s.d0];
  u[s.d0] = Math.imul(d0i, s.simm);
}

/** S_MUL_I32 (all generations) */
export function S_MUL_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const s0i = i[s.s0];
  const s1i = i[s.s1];
  u[s.d0] = Math.imul(s0i, s1i);
}

/** S_MUL_HI_U32 (all generations) */
export function S_MUL_HI_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  u[s.d0] = mulHiU32(s0, s1);
}

/** S_MUL_HI_I32 (all generations) */
export function S_MUL_HI_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const s0i = i[s.s0];
  const s1i = i[s.s1];
  const t0 = mulHiI32(s0i, s1i);
  u[s.d0] = t0;
}

/**
 * S_ADD_NC_U64 (cdna5 rdna4)
 * SCC is left alone by the 64-bit forms.
 */
export function S_ADD_NC_U64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const t0 = (s0 + s1) >>> 0;
  u[s.d0] = t0;
  u[s.d0 + 1] = s0w1 + s1w1 + +(t0 < (s0 >>> 0));
}

/**
 * S_SUB_NC_U64 (cdna5 rdna4)
 * SCC is left alone by the 64-bit forms.
 */
export function S_SUB_NC_U64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const t0 = (s0 - s1) >>> 0;
  u[s.d0] = t0;
  u[s.d0 + 1] = s0w1 - s1w1 - +((s0 >>> 0) < (s1 >>> 0));
}

/**
 * S_MUL_U64 (cdna5 rdna4)
 * SCC is left alone by the 64-bit forms.
 */
export function S_MUL_U64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  u[s.d0] = Math.imul(s0, s1);
  u[s.d0 + 1] = mulHiU32(s0, s1) + Math.imul(s0, s1w1) + Math.imul(s0w1, s1);
}

/**
 * S_LSHL1_ADD_U32 (all generations)
 * SCC: the true sum does not fit 32 bits; it is so too when the shift loses bits.
 */
export function S_LSHL1_ADD_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  const sum = (s0 * 2) + s1;
  w.scc = +(sum > 0xffffffff);
  u[s.d0] = sum;
}

/**
 * S_LSHL2_ADD_U32 (all generations)
 * SCC: the true sum does not fit 32 bits; it is so too when the shift loses bits.
 */
export function S_LSHL2_ADD_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  const sum = (s0 * 4) + s1;
  w.scc = +(sum > 0xffffffff);
  u[s.d0] = sum;
}

/**
 * S_LSHL3_ADD_U32 (all generations)
 * SCC: the true sum does not fit 32 bits; it is so too when the shift loses bits.
 */
export function S_LSHL3_ADD_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  const sum = (s0 * 8) + s1;
  w.scc = +(sum > 0xffffffff);
  u[s.d0] = sum;
}

/**
 * S_LSHL4_ADD_U32 (all generations)
 * SCC: the true sum does not fit 32 bits; it is so too when the shift loses bits.
 */
export function S_LSHL4_ADD_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  const sum = (s0 * 16) + s1;
  w.scc = +(sum > 0xffffffff);
  u[s.d0] = sum;
}

/**
 * S_MIN_I32 (all generations)
 * SCC: S0 was chosen, also when both are equal and the operation is a maximum.
 */
export function S_MIN_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const s0i = i[s.s0];
  const s1i = i[s.s1];
  w.scc = +(s0i < s1i);
  u[s.d0] = (w.scc !== 0) ? s0i : s1i;
}

/**
 * S_MIN_U32 (all generations)
 * SCC: S0 was chosen, also when both are equal and the operation is a maximum.
 */
export function S_MIN_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  w.scc = +(s0 < s1);
  u[s.d0] = (w.scc !== 0) ? s0 : s1;
}

/** S_MAX_I32 (all generations) */
export function S_MAX_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const s0i = i[s.s0];
  const s1i = i[s.s1];
  w.scc = +(s0i >= s1i);
  u[s.d0] = (w.scc !== 0) ? s0i : s1i;
}

/** S_MAX_U32 (all generations) */
export function S_MAX_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  w.scc = +(s0 >= s1);
  u[s.d0] = (w.scc !== 0) ? s0 : s1;
}

/**
 * S_ABS_I32 (all generations)
 * SCC: the result differs from zero. The most negative number has no positive twin and stays.
 */
export function S_ABS_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const s0i = i[s.s0];
  let result = 0;
  result = ((s0i < 0) ? (-s0i) : s0i) | 0;
  w.scc = +(result !== 0);
  u[s.d0] = result;
}

/** S_ABSDIFF_I32 (all generations) */
export function S_ABSDIFF_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const s0i = i[s.s0];
  const s1i = i[s.s1];
  let result = 0;
  const difference = (s0i - s1i) | 0;
  result = ((difference < 0) ? (-difference) : difference) | 0;
  w.scc = +(result !== 0);
  u[s.d0] = result;
}

/** What this module defines, by executor. */
export const definitions = {
  S_ADD_U32: define("S_ADD_U32", "scalar", S_ADD_U32),
  S_SUB_U32: define("S_SUB_U32", "scalar", S_SUB_U32),
  S_ADDC_U32: define("S_ADDC_U32", "scalar", S_ADDC_U32),
  S_SUBB_U32: define("S_SUBB_U32", "scalar", S_SUBB_U32),
  S_ADD_I32: define("S_ADD_I32", "scalar", S_ADD_I32),
  S_SUB_I32: define("S_SUB_I32", "scalar", S_SUB_I32),
  S_ADDK_I32: define("S_ADDK_I32", "scalar", S_ADDK_I32, { readsDestination: true }),
  S_MULK_I32: define("S_MULK_I32", "scalar", S_MULK_I32, { readsDestination: true }),
  S_MUL_I32: define("S_MUL_I32", "scalar", S_MUL_I32),
  S_MUL_HI_U32: define("S_MUL_HI_U32", "scalar", S_MUL_HI_U32),
  S_MUL_HI_I32: define("S_MUL_HI_I32", "scalar", S_MUL_HI_I32),
  S_ADD_NC_U64: define("S_ADD_NC_U64", "scalar", S_ADD_NC_U64),
  S_SUB_NC_U64: define("S_SUB_NC_U64", "scalar", S_SUB_NC_U64),
  S_MUL_U64: define("S_MUL_U64", "scalar", S_MUL_U64),
  S_LSHL1_ADD_U32: define("S_LSHL1_ADD_U32", "scalar", S_LSHL1_ADD_U32),
  S_LSHL2_ADD_U32: define("S_LSHL2_ADD_U32", "scalar", S_LSHL2_ADD_U32),
  S_LSHL3_ADD_U32: define("S_LSHL3_ADD_U32", "scalar", S_LSHL3_ADD_U32),
  S_LSHL4_ADD_U32: define("S_LSHL4_ADD_U32", "scalar", S_LSHL4_ADD_U32),
  S_MIN_I32: define("S_MIN_I32", "scalar", S_MIN_I32),
  S_MIN_U32: define("S_MIN_U32", "scalar", S_MIN_U32),
  S_MAX_I32: define("S_MAX_I32", "scalar", S_MAX_I32),
  S_MAX_U32: define("S_MAX_U32", "scalar", S_MAX_U32),
  S_ABS_I32: define("S_ABS_I32", "scalar", S_ABS_I32, { readsDestination: true }),
  S_ABSDIFF_I32: define("S_ABSDIFF_I32", "scalar", S_ABSDIFF_I32, { readsDestination: true }),
};

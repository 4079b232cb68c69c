// Executors of scalar move.
// Generated from spec/pseudocode/scalar-move.pcode by `npm run generate`; do not edit.
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** S_MOV_B32 (all generations) */
export function S_MOV_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  u[s.d0] = s0;
}

/** S_MOV_B64 (all generations) */
export function S_MOV_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  u[s.d0] = s0;
  u[s.d0 + 1] = s0w1;
}

/**
 * S_CMOV_B32 (all generations)
 * The destination is kept when SCC is 0.
 */
export function S_CMOV_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  if (w.scc !== 0) {
    u[s.d0] = s0;
  }
}

/**
 * S_CMOV_B64 (all generations)
 * The destination is kept when SCC is 0.
 */
export function S_CMOV_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  if (w.scc !== 0) {
    u[s.d0] = s0;
    u[s.d0 + 1] = s0w1;
  }
}

/** S_CSELECT_B32 (all generations) */
export function S_CSELECT_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  u[s.d0] = (w.scc !== 0) ? s0 : s1;
}

/** S_CSELECT_B64 (all generations) */
export function S_CSELECT_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  const t0 = (w.scc !== 0);
  u[s.d0] = t0 ? s0 : s1;
  u[s.d0 + 1] = t0 ? s0w1 : s1w1;
}

/** S_MOVK_I32 (all generations) */
export function S_MOVK_I32(w: Wave, s: Step): void {
  const { u } = w;
  u[s.d0] = s.simm;
}

/** S_CMOVK_I32 (all generations) */
export function S_CMOVK_I32(w: Wave, s: Step): void {
  const { u } = w;
  if (w.scc !== 0) {
    u[s.d0] = s.simm;
  }
}

/**
 * S_PACK_LL_B32_B16 (all generations)
 * The name tells which half of S0 and of S1 is kept: L low, H high; S0 goes to the low half of the result.
 */
export function S_PACK_LL_B32_B16(w: Wave, s: Step): void {
  const { u } = w;
  const s1 = u[s.s1];
  const s0 = u[s.s0];
  u[s.d0] = ((s1 & 65535) << 16) | (s0 & 65535);
}

/**
 * S_PACK_LH_B32_B16 (all generations)
 * The name tells which half of S0 and of S1 is kept: L low, H high; S0 goes to the low half of the result.
 */
export function S_PACK_LH_B32_B16(w: Wave, s: Step): void {
  const { u } = w;
  const s1 = u[s.s1];
  const s0 = u[s.s0];
  u[s.d0] = ((s1 >>> 16) << 16) | (s0 & 65535);
}

/**
 * S_PACK_HH_B32_B16 (all generations)
 * The name tells which half of S0 and of S1 is kept: L low, H high; S0 goes to the low half of the result.
 */
export function S_PACK_HH_B32_B16(w: Wave, s: Step): void {
  const { u } = w;
  const s1 = u[s.s1];
  const s0 = u[s.s0];
  u[s.d0] = ((s1 >>> 16) << 16) | (s0 >>> 16);
}

/** S_PACK_HL_B32_B16 (cdna5 rdna3 rdna3_5 rdna4) */
export function S_PACK_HL_B32_B16(w: Wave, s: Step): void {
  const { u } = w;
  const s1 = u[s.s1];
  const s0 = u[s.s0];
  u[s.d0] = ((s1 & 65535) << 16) | (s0 >>> 16);
}

/** S_MOVRELS_B32 (all generations) */
export function S_MOVRELS_B32(w: Wave, s: Step): void {
  const { u } = w;
  const code = (s.fields.SRC0 + u[w.m0]) >>> 0;
  u[s.d0] = u[w.sgpr0 + ((code <= ((108 - 1) >>> 0)) ? code : 0)];
}

/** S_MOVRELS_B64 (all generations) */
export function S_MOVRELS_B64(w: Wave, s: Step): void {
  const { u } = w;
  const { hd0 } = s;
  const code = (s.fields.SRC0 + u[w.m0]) >>> 0;
  const t0 = u[w.sgpr0 + ((code <= ((108 - 2) >>> 0)) ? code : 0)];
  const t1 = u[w.sgpr0 + ((code <= ((108 - 2) >>> 0)) ? code : 0) + 1];
  u[s.d0] = t0;
  u[s.d0 + hd0] = t1;
}

/** S_MOVRELD_B32 (all generations) */
export function S_MOVRELD_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const to = (s.fields.VDST + u[w.m0]) >>> 0;
  if (to <= 107) {
    u[w.sgpr0 + to] = s0;
  }
}

/** S_MOVRELD_B64 (all generations) */
export function S_MOVRELD_B64(w: Wave, s: Step): void {
  const { u } = w;
  const { h0 } = s;
  const s0w1 = u[s.s0 + h0];
  const s0 = u[s.s0];
  const to = (s.fields.VDST + u[w.m0]) >>> 0;
  if (to <= 106) {
    u[w.sgpr0 + to] = s0;
    u[w.sgpr0 + to + 1] = s0w1;
  }
}

/** S_MOVRELSD_2_B32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function S_MOVRELSD_2_B32(w: Wave, s: Step): void {
  const { u } = w;
  const code = (s.fields.SRC0 + (u[w.m0] & 1023)) >>> 0;
  const from = (code <= ((108 - 1) >>> 0)) ? code : 0;
  const to = (s.fields.VDST + ((u[w.m0] >>> 16) & 1023)) >>> 0;
  if (to <= 107) {
    u[w.sgpr0 + to] = u[w.sgpr0 + from];
  }
}

/** What this module defines, by executor. */
export const definitions = {
  S_MOV_B32: define("S_MOV_B32", "scalar", S_MOV_B32),
  S_MOV_B64: define("S_MOV_B64", "scalar", S_MOV_B64),
  S_CMOV_B32: define("S_CMOV_B32", "scalar", S_CMOV_B32),
  S_CMOV_B64: define("S_CMOV_B64", "scalar", S_CMOV_B64),
  S_CSELECT_B32: define("S_CSELECT_B32", "scalar", S_CSELECT_B32),
  S_CSELECT_B64: define("S_CSELECT_B64", "scalar", S_CSELECT_B64),
  S_MOVK_I32: define("S_MOVK_I32", "scalar", S_MOVK_I32),
  S_CMOVK_I32: define("S_CMOVK_I32", "scalar", S_CMOVK_I32),
  S_PACK_LL_B32_B16: define("S_PACK_LL_B32_B16", "scalar", S_PACK_LL_B32_B16),
  S_PACK_LH_B32_B16: define("S_PACK_LH_B32_B16", "scalar", S_PACK_LH_B32_B16),
  S_PACK_HH_B32_B16: define("S_PACK_HH_B32_B16", "scalar", S_PACK_HH_B32_B16),
  S_PACK_HL_B32_B16: define("S_PACK_HL_B32_B16", "scalar", S_PACK_HL_B32_B16),
  S_MOVRELS_B32: define("S_MOVRELS_B32", "wave", S_MOVRELS_B32),
  S_MOVRELS_B64: define("S_MOVRELS_B64", "wave", S_MOVRELS_B64),
  S_MOVRELD_B32: define("S_MOVRELD_B32", "wave", S_MOVRELD_B32),
  S_MOVRELD_B64: define("S_MOVRELD_B64", "wave", S_MOVRELD_B64),
  S_MOVRELSD_2_B32: define("S_MOVRELSD_2_B32", "wave", S_MOVRELSD_2_B32),
};

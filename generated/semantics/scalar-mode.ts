// Executors of scalar mode.
// Generated from spec/pseudocode/scalar-mode.pcode by `npm run generate`; do not edit.
import { shl32, shr32 } from "../../runtime/bits/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** S_GETREG_B32 (all generations) */
export function S_GETREG_B32(w: Wave, s: Step): void {
  const { u } = w;
  const offset = ((s.simm & 65535) >>> 6) & 31;
  const last = (s.simm & 65535) >>> 11;
  u[s.d0] = shr32(w.getreg((s.simm & 65535) & 63), offset) & shr32(0xffffffff, (31 - last) >>> 0);
}

/** S_SETREG_B32 (all generations) */
export function S_SETREG_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const id = (s.simm & 65535) & 63;
  const offset = ((s.simm & 65535) >>> 6) & 31;
  const last = (s.simm & 65535) >>> 11;
  const mask = shl32(shr32(0xffffffff, (31 - last) >>> 0), offset) >>> 0;
  w.setreg(id, (w.getreg(id) & (~mask)) | (shl32(s0, offset) & mask));
}

/** S_SETREG_IMM32_B32 (all generations) */
export function S_SETREG_IMM32_B32(w: Wave, s: Step): void {
  const id = (((s.fields.SIMM16 << 16) >> 16) & 65535) & 63;
  const offset = ((((s.fields.SIMM16 << 16) >> 16) & 65535) >>> 6) & 31;
  const last = (((s.fields.SIMM16 << 16) >> 16) & 65535) >>> 11;
  const mask = shl32(shr32(0xffffffff, (31 - last) >>> 0), offset) >>> 0;
  w.setreg(id, (w.getreg(id) & (~mask)) | (shl32(s.simm >>> 0, offset) & mask));
}

/**
 * S_ROUND_MODE (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * Hardware register 1 is MODE. Its bits 3:0: how f32 (1:0), f16 and f64 (3:2) are rounded.
 */
export function S_ROUND_MODE(w: Wave, s: Step): void {
  w.setreg(1, (w.getreg(1) & 4294967280) | ((s.simm & 65535) & 15));
}

/**
 * S_DENORM_MODE (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * Bits 7:4 of MODE: which denormals of f32 (5:4), f16 and f64 (7:6) are kept.
 */
export function S_DENORM_MODE(w: Wave, s: Step): void {
  w.setreg(1, (w.getreg(1) & 4294967055) | (((s.simm & 65535) & 15) << 4));
}

/**
 * S_SET_GPR_IDX_ON (cdna1 cdna2 cdna3 cdna4)
 * GFX9's relative addressing of vector registers: M0 holds the index (7:0) and what it applies to (15:12).
 */
export function S_SET_GPR_IDX_ON(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  w.mode = ((w.mode & ~0x8000000) | ((1 & 1) << 27)) >>> 0;
  u[w.m0] = ((u[w.m0] & 0xffff0f00) | (s0 & 255)) | ((s.fields.SRC1 & 15) << 12);
}

/** S_SET_GPR_IDX_OFF (cdna1 cdna2 cdna3 cdna4) */
export function S_SET_GPR_IDX_OFF(w: Wave, _s: Step): void {
  w.mode = ((w.mode & ~0x8000000) | ((0 & 1) << 27)) >>> 0;
}

/** S_SET_GPR_IDX_IDX (cdna1 cdna2 cdna3 cdna4) */
export function S_SET_GPR_IDX_IDX(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  u[w.m0] = (u[w.m0] & 0xffffff00) | (s0 & 255);
}

/** S_SET_GPR_IDX_MODE (cdna1 cdna2 cdna3 cdna4) */
export function S_SET_GPR_IDX_MODE(w: Wave, s: Step): void {
  const { u } = w;
  u[w.m0] = (u[w.m0] & 0xffff0fff) | (((s.simm & 65535) & 15) << 12);
}

/**
 * S_SETVSKIP (cdna1 cdna2 cdna3 cdna4)
 * While MODE.VSKIP is set, vector instructions do nothing; binding sees to that (spec/operands/binding.json).
 */
export function S_SETVSKIP(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  w.mode = ((w.mode & ~0x10000000) | ((((s0 >>> (s1 & 31)) & 1) & 1) << 28)) >>> 0;
}

/**
 * S_SET_VGPR_MSB (cdna5)
 * CDNA 5 reaches registers beyond 255 by two more bits for each operand, in MODE 19:12: destination lowest, then
 * S0, S1, S2. The instruction has the destination's bits on top.
 */
export function S_SET_VGPR_MSB(w: Wave, s: Step): void {
  const bits = ((((s.simm & 65535) & 63) << 2) | (((s.simm & 65535) >>> 6) & 3)) & 255;
  w.setreg(1, (w.getreg(1) & 4293922815) | (bits << 12));
}

/** What this module defines, by executor. */
export const definitions = {
  S_GETREG_B32: define("S_GETREG_B32", "scalar", S_GETREG_B32),
  S_SETREG_B32: define("S_SETREG_B32", "scalar", S_SETREG_B32),
  S_SETREG_IMM32_B32: define("S_SETREG_IMM32_B32", "scalar", S_SETREG_IMM32_B32),
  S_ROUND_MODE: define("S_ROUND_MODE", "scalar", S_ROUND_MODE),
  S_DENORM_MODE: define("S_DENORM_MODE", "scalar", S_DENORM_MODE),
  S_SET_GPR_IDX_ON: define("S_SET_GPR_IDX_ON", "wave", S_SET_GPR_IDX_ON),
  S_SET_GPR_IDX_OFF: define("S_SET_GPR_IDX_OFF", "scalar", S_SET_GPR_IDX_OFF),
  S_SET_GPR_IDX_IDX: define("S_SET_GPR_IDX_IDX", "scalar", S_SET_GPR_IDX_IDX),
  S_SET_GPR_IDX_MODE: define("S_SET_GPR_IDX_MODE", "scalar", S_SET_GPR_IDX_MODE),
  S_SETVSKIP: define("S_SETVSKIP", "scalar", S_SETVSKIP),
  S_SET_VGPR_MSB: define("S_SET_VGPR_MSB", "scalar", S_SET_VGPR_MSB),
};

// Executors of scalar control.
// Generated from spec/pseudocode/scalar-control.pcode by `npm run generate`; do not edit.
import { define } from "../../runtime/wave/define.js";
import { noOperation, type Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** S_ENDPGM, S_ENDPGM_SAVED, S_ENDPGM_ORDERED_PS_DONE (all generations) */
export function S_ENDPGM(w: Wave, _s: Step): void {
  w.endpgm();
}

/** S_SETHALT (all generations) */
export function S_SETHALT(w: Wave, s: Step): void {
  w.sethalt(s.simm & 65535);
}

/** S_TRAP (all generations) */
export function S_TRAP(w: Wave, s: Step): void {
  w.trap(s.simm & 65535);
}

/** S_SENDMSG (all generations) */
export function S_SENDMSG(w: Wave, s: Step): void {
  w.sendmsg(s.simm & 65535);
}

/**
 * S_SENDMSG_RTN_B32 (cdna5 rdna3 rdna3_5 rdna4)
 * A message with an answer; its number is the raw source field.
 */
export function S_SENDMSG_RTN_B32(w: Wave, s: Step): void {
  const { u } = w;
  const t0 = w.sendmsgRtn(s.fields.SRC0);
  u[s.d0] = t0[0];
}

/** S_SENDMSG_RTN_B64 (cdna5 rdna3 rdna3_5 rdna4) */
export function S_SENDMSG_RTN_B64(w: Wave, s: Step): void {
  const { u } = w;
  const t0 = w.sendmsgRtn(s.fields.SRC0);
  u[s.d0] = t0[0];
  u[s.d0 + 1] = t0[1];
}

/** S_SENDMSGHALT (all generations) */
export function S_SENDMSGHALT(w: Wave, s: Step): void {
  w.sendmsg(s.simm & 65535);
  w.sethalt(1);
}

/**
 * S_GET_SHADER_CYCLES_U64 (cdna5)
 * Hardware registers 30 and 29 are SHADER_CYCLES_HI and _LO.
 */
export function S_GET_SHADER_CYCLES_U64(w: Wave, s: Step): void {
  const { u } = w;
  u[s.d0] = w.getreg(29);
  u[s.d0 + 1] = w.getreg(30);
}

/**
 * S_BARRIER (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * One barrier a workgroup.
 */
export function S_BARRIER(w: Wave, _s: Step): void {
  w.barrier();
}

/**
 * S_ALLOC_VGPR (cdna5 rdna4)
 * A wave with dynamic registers has one block of 32 and may grow to eight; larger requests fail. Waves have all of
 * their registers here, so that the others succeed at once, and so that giving registers back does nothing.
 */
export function S_ALLOC_VGPR(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  w.scc = +((s0 & 511) <= 256);
}

/** What this module defines, by executor. */
export const definitions = {
  S_ENDPGM: define("S_ENDPGM", "scalar", S_ENDPGM),
  S_NOP: define("S_NOP", "scalar", noOperation),
  S_WAITCNT: define("S_WAITCNT", "scalar", noOperation),
  S_WAITCNT_VSCNT: define("S_WAITCNT_VSCNT", "scalar", noOperation),
  S_WAIT_LOADCNT: define("S_WAIT_LOADCNT", "scalar", noOperation),
  S_WAIT_SAMPLECNT: define("S_WAIT_SAMPLECNT", "scalar", noOperation),
  S_WAIT_XCNT: define("S_WAIT_XCNT", "scalar", noOperation),
  S_WAIT_EVENT: define("S_WAIT_EVENT", "scalar", noOperation),
  S_WAIT_IDLE: define("S_WAIT_IDLE", "scalar", noOperation),
  S_DELAY_ALU: define("S_DELAY_ALU", "scalar", noOperation),
  S_CLAUSE: define("S_CLAUSE", "scalar", noOperation),
  S_INST_PREFETCH: define("S_INST_PREFETCH", "scalar", noOperation),
  S_SET_VALU_COEXEC_MODE: define("S_SET_VALU_COEXEC_MODE", "scalar", noOperation),
  S_SETKILL: define("S_SETKILL", "scalar", noOperation),
  S_SETHALT: define("S_SETHALT", "scalar", S_SETHALT),
  S_TRAP: define("S_TRAP", "scalar", S_TRAP),
  S_SENDMSG: define("S_SENDMSG", "scalar", S_SENDMSG),
  S_SENDMSG_RTN_B32: define("S_SENDMSG_RTN_B32", "scalar", S_SENDMSG_RTN_B32),
  S_SENDMSG_RTN_B64: define("S_SENDMSG_RTN_B64", "scalar", S_SENDMSG_RTN_B64),
  S_SENDMSGHALT: define("S_SENDMSGHALT", "scalar", S_SENDMSGHALT),
  S_GET_SHADER_CYCLES_U64: define("S_GET_SHADER_CYCLES_U64", "scalar", S_GET_SHADER_CYCLES_U64),
  S_BARRIER: define("S_BARRIER", "scalar", S_BARRIER),
  S_ALLOC_VGPR: define("S_ALLOC_VGPR", "scalar", S_ALLOC_VGPR),
};

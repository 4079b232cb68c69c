// Executors of scalar control.
// Generated from spec/pseudocode/scalar-control.pcode by `npm run generate`; do not edit.
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** S_ENDPGM, S_ENDPGM_SAVED, S_ENDPGM_ORDERED_PS_DONE (all generations) */
export function S_ENDPGM(w: Wave, _s: Step): void {
  w.endpgm();
}

/**
 * S_NOP, S_WAKEUP, S_SLEEP, S_SETPRIO, S_ICACHE_INV, S_INCPERFLEVEL, S_DECPERFLEVEL, S_TTRACEDATA (all generations)
 * Waits, counters and hints change when things happen and not what happens, so they are nothing here:
 * one instruction is complete before the next begins.
 */
export function S_NOP(_w: Wave, _s: Step): void {
}

/** S_WAITCNT (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function S_WAITCNT(_w: Wave, _s: Step): void {
}

/** S_WAITCNT_VSCNT, S_WAITCNT_VMCNT, S_WAITCNT_EXPCNT, S_WAITCNT_LGKMCNT, S_WAITCNT_DEPCTR (rdna1 rdna2 rdna3 rdna3_5) */
export function S_WAITCNT_VSCNT(_w: Wave, _s: Step): void {
}

/** S_WAIT_LOADCNT, S_WAIT_STORECNT, S_WAIT_DSCNT, S_WAIT_KMCNT, S_WAIT_LOADCNT_DSCNT, S_WAIT_STORECNT_DSCNT, S_WAIT_ALU, S_SLEEP_VAR (cdna5 rdna4) */
export function S_WAIT_LOADCNT(_w: Wave, _s: Step): void {
}

/** S_WAIT_SAMPLECNT, S_WAIT_BVHCNT, S_WAIT_EXPCNT (rdna4) */
export function S_WAIT_SAMPLECNT(_w: Wave, _s: Step): void {
}

/** S_WAIT_XCNT, S_WAIT_ASYNCCNT, S_WAIT_TENSORCNT, S_MONITOR_SLEEP, S_SETPRIO_INC_WG (cdna5) */
export function S_WAIT_XCNT(_w: Wave, _s: Step): void {
}

/** S_WAIT_EVENT (rdna3 rdna3_5 rdna4) */
export function S_WAIT_EVENT(_w: Wave, _s: Step): void {
}

/** S_WAIT_IDLE (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function S_WAIT_IDLE(_w: Wave, _s: Step): void {
}

/** S_DELAY_ALU (cdna5 rdna3 rdna3_5 rdna4) */
export function S_DELAY_ALU(_w: Wave, _s: Step): void {
}

/** S_CLAUSE, S_VERSION, S_CODE_END, S_TTRACEDATA_IMM (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function S_CLAUSE(_w: Wave, _s: Step): void {
}

/** S_INST_PREFETCH, S_SET_INST_PREFETCH_DISTANCE (rdna1 rdna2 rdna3 rdna3_5) */
export function S_INST_PREFETCH(_w: Wave, _s: Step): void {
}

/** S_SET_VALU_COEXEC_MODE (cdna3 cdna4) */
export function S_SET_VALU_COEXEC_MODE(_w: Wave, _s: Step): void {
}

/**
 * S_SETKILL (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * Only a trap handler can tell that the wave was to be killed.
 */
export function S_SETKILL(_w: Wave, _s: Step): void {
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

/** What this module defines, by executor. */
export const definitions = {
  S_ENDPGM: define("S_ENDPGM", "scalar", S_ENDPGM),
  S_NOP: define("S_NOP", "scalar", S_NOP),
  S_WAITCNT: define("S_WAITCNT", "scalar", S_WAITCNT),
  S_WAITCNT_VSCNT: define("S_WAITCNT_VSCNT", "scalar", S_WAITCNT_VSCNT),
  S_WAIT_LOADCNT: define("S_WAIT_LOADCNT", "scalar", S_WAIT_LOADCNT),
  S_WAIT_SAMPLECNT: define("S_WAIT_SAMPLECNT", "scalar", S_WAIT_SAMPLECNT),
  S_WAIT_XCNT: define("S_WAIT_XCNT", "scalar", S_WAIT_XCNT),
  S_WAIT_EVENT: define("S_WAIT_EVENT", "scalar", S_WAIT_EVENT),
  S_WAIT_IDLE: define("S_WAIT_IDLE", "scalar", S_WAIT_IDLE),
  S_DELAY_ALU: define("S_DELAY_ALU", "scalar", S_DELAY_ALU),
  S_CLAUSE: define("S_CLAUSE", "scalar", S_CLAUSE),
  S_INST_PREFETCH: define("S_INST_PREFETCH", "scalar", S_INST_PREFETCH),
  S_SET_VALU_COEXEC_MODE: define("S_SET_VALU_COEXEC_MODE", "scalar", S_SET_VALU_COEXEC_MODE),
  S_SETKILL: define("S_SETKILL", "scalar", S_SETKILL),
  S_SETHALT: define("S_SETHALT", "scalar", S_SETHALT),
  S_TRAP: define("S_TRAP", "scalar", S_TRAP),
  S_SENDMSG: define("S_SENDMSG", "scalar", S_SENDMSG),
  S_SENDMSG_RTN_B32: define("S_SENDMSG_RTN_B32", "scalar", S_SENDMSG_RTN_B32),
  S_SENDMSG_RTN_B64: define("S_SENDMSG_RTN_B64", "scalar", S_SENDMSG_RTN_B64),
  S_SENDMSGHALT: define("S_SENDMSGHALT", "scalar", S_SENDMSGHALT),
  S_GET_SHADER_CYCLES_U64: define("S_GET_SHADER_CYCLES_U64", "scalar", S_GET_SHADER_CYCLES_U64),
  S_BARRIER: define("S_BARRIER", "scalar", S_BARRIER),
};

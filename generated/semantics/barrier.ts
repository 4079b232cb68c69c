// Executors of barrier.
// Generated from spec/pseudocode/barrier.pcode by `npm run generate`; do not edit.
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** S_BARRIER_SIGNAL (cdna5 rdna4) */
export function S_BARRIER_SIGNAL(w: Wave, s: Step): void {
  const { u, i } = w;
  const s0i = i[s.s0];
  const t0 = w.barrierSignal(((w.sgpr0 + s.fields.SRC0 === w.m0) ? (u[w.m0] & 31) : s0i) | 0, (w.sgpr0 + s.fields.SRC0 === w.m0) ? ((u[w.m0] >>> 16) & 127) : 0);
  const first = t0;
}

/** S_BARRIER_SIGNAL_ISFIRST (cdna5 rdna4) */
export function S_BARRIER_SIGNAL_ISFIRST(w: Wave, s: Step): void {
  const { u, i } = w;
  const s0i = i[s.s0];
  const t0 = w.barrierSignal(((w.sgpr0 + s.fields.SRC0 === w.m0) ? (u[w.m0] & 31) : s0i) | 0, (w.sgpr0 + s.fields.SRC0 === w.m0) ? ((u[w.m0] >>> 16) & 127) : 0);
  w.scc = t0;
}

/** S_BARRIER_WAIT (cdna5 rdna4) */
export function S_BARRIER_WAIT(w: Wave, s: Step): void {
  w.barrierWait(s.simm);
}

/** S_BARRIER_LEAVE (cdna5 rdna4) */
export function S_BARRIER_LEAVE(w: Wave, _s: Step): void {
  const t0 = w.barrierLeave();
  w.scc = t0;
}

/** S_GET_BARRIER_STATE (cdna5 rdna4) */
export function S_GET_BARRIER_STATE(w: Wave, s: Step): void {
  const { u, i } = w;
  const s0i = i[s.s0];
  const t0 = w.barrierState(((w.sgpr0 + s.fields.SRC0 === w.m0) ? (u[w.m0] & 31) : s0i) | 0);
  u[s.d0] = t0;
}

/**
 * S_BARRIER_INIT (cdna5 rdna4)
 * RDNA 4's dispatches have no named barriers, so that both find none.
 */
export function S_BARRIER_INIT(w: Wave, s: Step): void {
  const { u, i } = w;
  const s0i = i[s.s0];
  w.barrierInit(((w.sgpr0 + s.fields.SRC0 === w.m0) ? (u[w.m0] & 31) : s0i) | 0, (w.sgpr0 + s.fields.SRC0 === w.m0) ? ((u[w.m0] >>> 16) & 127) : 0);
}

/** S_BARRIER_JOIN (cdna5 rdna4) */
export function S_BARRIER_JOIN(w: Wave, s: Step): void {
  const { u, i } = w;
  const s0i = i[s.s0];
  w.barrierJoin(((w.sgpr0 + s.fields.SRC0 === w.m0) ? (u[w.m0] & 31) : s0i) | 0);
}

/** What this module defines, by executor. */
export const definitions = {
  S_BARRIER_SIGNAL: define("S_BARRIER_SIGNAL", "scalar", S_BARRIER_SIGNAL),
  S_BARRIER_SIGNAL_ISFIRST: define("S_BARRIER_SIGNAL_ISFIRST", "scalar", S_BARRIER_SIGNAL_ISFIRST),
  S_BARRIER_WAIT: define("S_BARRIER_WAIT", "scalar", S_BARRIER_WAIT),
  S_BARRIER_LEAVE: define("S_BARRIER_LEAVE", "scalar", S_BARRIER_LEAVE),
  S_GET_BARRIER_STATE: define("S_GET_BARRIER_STATE", "scalar", S_GET_BARRIER_STATE),
  S_BARRIER_INIT: define("S_BARRIER_INIT", "scalar", S_BARRIER_INIT),
  S_BARRIER_JOIN: define("S_BARRIER_JOIN", "scalar", S_BARRIER_JOIN),
};

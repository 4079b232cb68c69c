// Executors of scalar branch.
// Generated from spec/pseudocode/scalar-branch.pcode by `npm run generate`; do not edit.
import { countOnes32 } from "../../runtime/bits/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** S_BRANCH (all generations) */
export function S_BRANCH(w: Wave, s: Step): void {
  w.pc = (s.pc + (s.simm * 4)) + 4;
}

/** S_CBRANCH_SCC0 (all generations) */
export function S_CBRANCH_SCC0(w: Wave, s: Step): void {
  if (w.scc === 0) {
    w.pc = (s.pc + (s.simm * 4)) + 4;
  }
}

/** S_CBRANCH_SCC1 (all generations) */
export function S_CBRANCH_SCC1(w: Wave, s: Step): void {
  if (w.scc !== 0) {
    w.pc = (s.pc + (s.simm * 4)) + 4;
  }
}

/** S_CBRANCH_VCCZ (all generations) */
export function S_CBRANCH_VCCZ(w: Wave, s: Step): void {
  if (w.vccz !== 0) {
    w.pc = (s.pc + (s.simm * 4)) + 4;
  }
}

/** S_CBRANCH_VCCNZ (all generations) */
export function S_CBRANCH_VCCNZ(w: Wave, s: Step): void {
  if (w.vccz === 0) {
    w.pc = (s.pc + (s.simm * 4)) + 4;
  }
}

/** S_CBRANCH_EXECZ (all generations) */
export function S_CBRANCH_EXECZ(w: Wave, s: Step): void {
  if (w.execz !== 0) {
    w.pc = (s.pc + (s.simm * 4)) + 4;
  }
}

/** S_CBRANCH_EXECNZ (all generations) */
export function S_CBRANCH_EXECNZ(w: Wave, s: Step): void {
  if (w.execz === 0) {
    w.pc = (s.pc + (s.simm * 4)) + 4;
  }
}

/**
 * S_CBRANCH_CDBGSYS (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * Bits of STATUS that a debugger sets.
 */
export function S_CBRANCH_CDBGSYS(w: Wave, s: Step): void {
  if (0 !== 0) {
    w.pc = (s.pc + (s.simm * 4)) + 4;
  }
}

/**
 * S_CBRANCH_CDBGUSER (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * Bits of STATUS that a debugger sets.
 */
export function S_CBRANCH_CDBGUSER(w: Wave, s: Step): void {
  if (0 !== 0) {
    w.pc = (s.pc + (s.simm * 4)) + 4;
  }
}

/**
 * S_CBRANCH_CDBGSYS_OR_USER (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * Bits of STATUS that a debugger sets.
 */
export function S_CBRANCH_CDBGSYS_OR_USER(w: Wave, s: Step): void {
  if (0 !== 0 || 0 !== 0) {
    w.pc = (s.pc + (s.simm * 4)) + 4;
  }
}

/**
 * S_CBRANCH_CDBGSYS_AND_USER (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * Bits of STATUS that a debugger sets.
 */
export function S_CBRANCH_CDBGSYS_AND_USER(w: Wave, s: Step): void {
  if (0 !== 0 && 0 !== 0) {
    w.pc = (s.pc + (s.simm * 4)) + 4;
  }
}

/** S_GETPC_B64, S_GET_PC_I64 (all generations) */
export function S_GETPC_B64(w: Wave, s: Step): void {
  const { u } = w;
  const t0 = s.pc + 4;
  u[s.d0] = t0;
  u[s.d0 + 1] = Math.floor(t0 / 4294967296);
}

/** S_SETPC_B64, S_SET_PC_I64 (all generations) */
export function S_SETPC_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  w.pc = (s0w1 >>> 0) * 4294967296 + (s0 >>> 0);
}

/** S_SWAPPC_B64, S_SWAP_PC_I64 (all generations) */
export function S_SWAPPC_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const target_lo = s0;
  const target_hi = s0w1;
  const t0 = s.pc + 4;
  u[s.d0] = t0;
  u[s.d0 + 1] = Math.floor(t0 / 4294967296);
  w.pc = (target_hi >>> 0) * 4294967296 + (target_lo >>> 0);
}

/** S_CALL_B64, S_CALL_I64 (all generations) */
export function S_CALL_B64(w: Wave, s: Step): void {
  const { u } = w;
  const t0 = s.pc + 4;
  u[s.d0] = t0;
  u[s.d0 + 1] = Math.floor(t0 / 4294967296);
  w.pc = (s.pc + (s.simm * 4)) + 4;
}

/**
 * S_ADD_PC_I64 (cdna5)
 * The distance counts from the following instruction, which may lie twelve bytes on: there can be a literal.
 */
export function S_ADD_PC_I64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const t0 = (s.next + s0) >>> 0;
  const t1 = (s.next + s0) >>> 0;
  w.pc = ((Math.floor(s.next / 4294967296) + s0w1 + +(t1 < (s.next >>> 0))) >>> 0) * 4294967296 + (t1 >>> 0);
}

/**
 * S_RFE_B64, S_RFE_I64, S_RFE_RESTORE_B64 (all generations)
 * Return from the trap handler. The older form has a second source, which it does not use.
 */
export function S_RFE_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  w.pc = (s0w1 >>> 0) * 4294967296 + (s0 >>> 0);
}

/**
 * S_CBRANCH_G_FORK (cdna1 cdna2 cdna3 cdna4)
 * Divergent branches of GFX9. A fork that splits the lanes runs the smaller side first and leaves the other
 * (address and mask) on a stack of scalar quads, whose depth is MODE.CSP; the join takes it from there.
 */
export function S_CBRANCH_G_FORK(w: Wave, s: Step): void {
  const { u } = w;
  const { h0, h1 } = s;
  const s0w1 = u[s.s0 + h0];
  const s0 = u[s.s0];
  const s1w1 = u[s.s1 + h1];
  const s1 = u[s.s1];
  const taken_lo = s0 & u[w.exec];
  const taken_hi = s0w1 & u[w.exec + 1];
  const missed_lo = (~s0) & u[w.exec];
  const missed_hi = (~s0w1) & u[w.exec + 1];
  const top = Math.imul((w.mode >>> 29) & 7, 4) >>> 0;
  if ((missed_lo | missed_hi) === 0) {
    w.pc = (s1w1 >>> 0) * 4294967296 + (s1 >>> 0);
  } else if ((taken_lo | taken_hi) !== 0) {
    w.mode = ((w.mode & ~0xe0000000) | (((((w.mode >>> 29) & 7) + 1) & 7) << 29)) >>> 0;
    if ((countOnes32(missed_lo) + countOnes32(missed_hi)) < (countOnes32(taken_lo) + countOnes32(taken_hi))) {
      u[w.sgpr0 + top] = taken_lo;
      u[w.sgpr0 + top + 1] = taken_hi;
      u[w.sgpr0 + ((top + 2) >>> 0)] = s1;
      u[w.sgpr0 + ((top + 2) >>> 0) + 1] = s1w1;
      u[w.exec] = missed_lo;
      u[w.exec + 1] = missed_hi;
    } else {
      u[w.sgpr0 + top] = missed_lo;
      u[w.sgpr0 + top + 1] = missed_hi;
      const t0 = s.pc + 4;
      const t1 = Math.floor(t0 / 4294967296);
      u[w.sgpr0 + ((top + 2) >>> 0)] = t0;
      u[w.sgpr0 + ((top + 2) >>> 0) + 1] = t1;
      u[w.exec] = taken_lo;
      u[w.exec + 1] = taken_hi;
      w.pc = (s1w1 >>> 0) * 4294967296 + (s1 >>> 0);
    }
  }
}

/** S_CBRANCH_I_FORK (cdna1 cdna2 cdna3 cdna4) */
export function S_CBRANCH_I_FORK(w: Wave, s: Step): void {
  const { u } = w;
  const { h0 } = s;
  const s0w1 = u[s.s0 + h0];
  const s0 = u[s.s0];
  const target = (s.pc + (s.simm * 4)) + 4;
  const taken_lo = s0 & u[w.exec];
  const taken_hi = s0w1 & u[w.exec + 1];
  const missed_lo = (~s0) & u[w.exec];
  const missed_hi = (~s0w1) & u[w.exec + 1];
  const top = Math.imul((w.mode >>> 29) & 7, 4) >>> 0;
  if ((missed_lo | missed_hi) === 0) {
    w.pc = target;
  } else if ((taken_lo | taken_hi) !== 0) {
    w.mode = ((w.mode & ~0xe0000000) | (((((w.mode >>> 29) & 7) + 1) & 7) << 29)) >>> 0;
    if ((countOnes32(missed_lo) + countOnes32(missed_hi)) < (countOnes32(taken_lo) + countOnes32(taken_hi))) {
      u[w.sgpr0 + top] = taken_lo;
      u[w.sgpr0 + top + 1] = taken_hi;
      const t0 = Math.floor(target / 4294967296);
      u[w.sgpr0 + ((top + 2) >>> 0)] = target;
      u[w.sgpr0 + ((top + 2) >>> 0) + 1] = t0;
      u[w.exec] = missed_lo;
      u[w.exec + 1] = missed_hi;
    } else {
      u[w.sgpr0 + top] = missed_lo;
      u[w.sgpr0 + top + 1] = missed_hi;
      const t1 = s.pc + 4;
      const t2 = Math.floor(t1 / 4294967296);
      u[w.sgpr0 + ((top + 2) >>> 0)] = t1;
      u[w.sgpr0 + ((top + 2) >>> 0) + 1] = t2;
      u[w.exec] = taken_lo;
      u[w.exec + 1] = taken_hi;
      w.pc = target;
    }
  }
}

/** S_CBRANCH_JOIN (cdna1 cdna2 cdna3 cdna4) */
export function S_CBRANCH_JOIN(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  if (((w.mode >>> 29) & 7) !== s0) {
    w.mode = ((w.mode & ~0xe0000000) | (((((w.mode >>> 29) & 7) - 1) & 7) << 29)) >>> 0;
    const top = Math.imul((w.mode >>> 29) & 7, 4) >>> 0;
    const t0 = u[w.sgpr0 + top];
    const t1 = u[w.sgpr0 + top + 1];
    u[w.exec] = t0;
    u[w.exec + 1] = t1;
    const t2 = u[w.sgpr0 + ((top + 2) >>> 0)];
    const t3 = u[w.sgpr0 + ((top + 2) >>> 0) + 1];
    const t4 = u[w.sgpr0 + ((top + 2) >>> 0)];
    const t5 = u[w.sgpr0 + ((top + 2) >>> 0) + 1];
    w.pc = (t5 >>> 0) * 4294967296 + (t4 >>> 0);
  }
}

/**
 * S_SUBVECTOR_LOOP_BEGIN (rdna1 rdna2 rdna3 rdna3_5)
 * A wave64 loop body that runs once for each half. The half that is put aside waits in the destination.
 */
export function S_SUBVECTOR_LOOP_BEGIN(w: Wave, s: Step): void {
  const { u } = w;
  if ((u[w.exec] | u[w.exec + 1]) === 0) {
    w.pc = (s.pc + (s.simm * 4)) + 4;
  } else if (u[w.exec] === 0) {
    u[s.d0] = u[w.exec];
  } else {
    u[s.d0] = u[w.exec + 1];
    u[w.exec + 1] = 0;
  }
}

/** S_SUBVECTOR_LOOP_END (rdna1 rdna2 rdna3 rdna3_5) */
export function S_SUBVECTOR_LOOP_END(w: Wave, s: Step): void {
  const { u } = w;
  const d0 = u[s.d0];
  if (u[w.exec + 1] !== 0) {
    u[w.exec] = d0;
  } else if (d0 !== 0) {
    u[w.exec + 1] = d0;
    u[s.d0] = u[w.exec];
    u[w.exec] = 0;
    w.pc = (s.pc + (s.simm * 4)) + 4;
  }
}

/** What this module defines, by executor. */
export const definitions = {
  S_BRANCH: define("S_BRANCH", "scalar", S_BRANCH),
  S_CBRANCH_SCC0: define("S_CBRANCH_SCC0", "scalar", S_CBRANCH_SCC0),
  S_CBRANCH_SCC1: define("S_CBRANCH_SCC1", "scalar", S_CBRANCH_SCC1),
  S_CBRANCH_VCCZ: define("S_CBRANCH_VCCZ", "scalar", S_CBRANCH_VCCZ),
  S_CBRANCH_VCCNZ: define("S_CBRANCH_VCCNZ", "scalar", S_CBRANCH_VCCNZ),
  S_CBRANCH_EXECZ: define("S_CBRANCH_EXECZ", "scalar", S_CBRANCH_EXECZ),
  S_CBRANCH_EXECNZ: define("S_CBRANCH_EXECNZ", "scalar", S_CBRANCH_EXECNZ),
  S_CBRANCH_CDBGSYS: define("S_CBRANCH_CDBGSYS", "scalar", S_CBRANCH_CDBGSYS),
  S_CBRANCH_CDBGUSER: define("S_CBRANCH_CDBGUSER", "scalar", S_CBRANCH_CDBGUSER),
  S_CBRANCH_CDBGSYS_OR_USER: define("S_CBRANCH_CDBGSYS_OR_USER", "scalar", S_CBRANCH_CDBGSYS_OR_USER),
  S_CBRANCH_CDBGSYS_AND_USER: define("S_CBRANCH_CDBGSYS_AND_USER", "scalar", S_CBRANCH_CDBGSYS_AND_USER),
  S_GETPC_B64: define("S_GETPC_B64", "scalar", S_GETPC_B64),
  S_SETPC_B64: define("S_SETPC_B64", "scalar", S_SETPC_B64),
  S_SWAPPC_B64: define("S_SWAPPC_B64", "scalar", S_SWAPPC_B64),
  S_CALL_B64: define("S_CALL_B64", "scalar", S_CALL_B64),
  S_ADD_PC_I64: define("S_ADD_PC_I64", "scalar", S_ADD_PC_I64),
  S_RFE_B64: define("S_RFE_B64", "scalar", S_RFE_B64),
  S_CBRANCH_G_FORK: define("S_CBRANCH_G_FORK", "wave", S_CBRANCH_G_FORK),
  S_CBRANCH_I_FORK: define("S_CBRANCH_I_FORK", "wave", S_CBRANCH_I_FORK),
  S_CBRANCH_JOIN: define("S_CBRANCH_JOIN", "wave", S_CBRANCH_JOIN),
  S_SUBVECTOR_LOOP_BEGIN: define("S_SUBVECTOR_LOOP_BEGIN", "scalar", S_SUBVECTOR_LOOP_BEGIN),
  S_SUBVECTOR_LOOP_END: define("S_SUBVECTOR_LOOP_END", "scalar", S_SUBVECTOR_LOOP_END, { readsDestination: true }),
};

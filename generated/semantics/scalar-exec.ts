// Executors of scalar exec.
// Generated from spec/pseudocode/scalar-exec.pcode by `npm run generate`; do not edit.
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** S_AND_SAVEEXEC_B32 (all generations) */
export function S_AND_SAVEEXEC_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const saved = u[w.exec];
  u[w.exec] = s0 & saved;
  u[s.d0] = saved;
  w.scc = +(u[w.exec] !== 0);
}

/** S_AND_SAVEEXEC_B64 (all generations) */
export function S_AND_SAVEEXEC_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const saved_lo = u[w.exec];
  const saved_hi = u[w.exec + 1];
  const t0 = s0 & saved_lo;
  const t1 = s0w1 & saved_hi;
  u[w.exec] = t0;
  u[w.exec + 1] = t1;
  u[s.d0] = saved_lo;
  u[s.d0 + 1] = saved_hi;
  w.scc = +((u[w.exec] | u[w.exec + 1]) !== 0);
}

/** S_OR_SAVEEXEC_B32 (all generations) */
export function S_OR_SAVEEXEC_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const saved = u[w.exec];
  u[w.exec] = s0 | saved;
  u[s.d0] = saved;
  w.scc = +(u[w.exec] !== 0);
}

/** S_OR_SAVEEXEC_B64 (all generations) */
export function S_OR_SAVEEXEC_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const saved_lo = u[w.exec];
  const saved_hi = u[w.exec + 1];
  const t0 = s0 | saved_lo;
  const t1 = s0w1 | saved_hi;
  u[w.exec] = t0;
  u[w.exec + 1] = t1;
  u[s.d0] = saved_lo;
  u[s.d0 + 1] = saved_hi;
  w.scc = +((u[w.exec] | u[w.exec + 1]) !== 0);
}

/** S_XOR_SAVEEXEC_B32 (all generations) */
export function S_XOR_SAVEEXEC_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const saved = u[w.exec];
  u[w.exec] = s0 ^ saved;
  u[s.d0] = saved;
  w.scc = +(u[w.exec] !== 0);
}

/** S_XOR_SAVEEXEC_B64 (all generations) */
export function S_XOR_SAVEEXEC_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const saved_lo = u[w.exec];
  const saved_hi = u[w.exec + 1];
  const t0 = s0 ^ saved_lo;
  const t1 = s0w1 ^ saved_hi;
  u[w.exec] = t0;
  u[w.exec + 1] = t1;
  u[s.d0] = saved_lo;
  u[s.d0 + 1] = saved_hi;
  w.scc = +((u[w.exec] | u[w.exec + 1]) !== 0);
}

/** S_NAND_SAVEEXEC_B32 (all generations) */
export function S_NAND_SAVEEXEC_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const saved = u[w.exec];
  u[w.exec] = ~(s0 & saved);
  u[s.d0] = saved;
  w.scc = +(u[w.exec] !== 0);
}

/** S_NAND_SAVEEXEC_B64 (all generations) */
export function S_NAND_SAVEEXEC_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const saved_lo = u[w.exec];
  const saved_hi = u[w.exec + 1];
  const t0 = ~(s0 & saved_lo);
  const t1 = ~(s0w1 & saved_hi);
  u[w.exec] = t0;
  u[w.exec + 1] = t1;
  u[s.d0] = saved_lo;
  u[s.d0 + 1] = saved_hi;
  w.scc = +((u[w.exec] | u[w.exec + 1]) !== 0);
}

/** S_NOR_SAVEEXEC_B32 (all generations) */
export function S_NOR_SAVEEXEC_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const saved = u[w.exec];
  u[w.exec] = ~(s0 | saved);
  u[s.d0] = saved;
  w.scc = +(u[w.exec] !== 0);
}

/** S_NOR_SAVEEXEC_B64 (all generations) */
export function S_NOR_SAVEEXEC_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const saved_lo = u[w.exec];
  const saved_hi = u[w.exec + 1];
  const t0 = ~(s0 | saved_lo);
  const t1 = ~(s0w1 | saved_hi);
  u[w.exec] = t0;
  u[w.exec + 1] = t1;
  u[s.d0] = saved_lo;
  u[s.d0 + 1] = saved_hi;
  w.scc = +((u[w.exec] | u[w.exec + 1]) !== 0);
}

/** S_XNOR_SAVEEXEC_B32 (all generations) */
export function S_XNOR_SAVEEXEC_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const saved = u[w.exec];
  u[w.exec] = ~(s0 ^ saved);
  u[s.d0] = saved;
  w.scc = +(u[w.exec] !== 0);
}

/** S_XNOR_SAVEEXEC_B64 (all generations) */
export function S_XNOR_SAVEEXEC_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const saved_lo = u[w.exec];
  const saved_hi = u[w.exec + 1];
  const t0 = ~(s0 ^ saved_lo);
  const t1 = ~(s0w1 ^ saved_hi);
  u[w.exec] = t0;
  u[w.exec + 1] = t1;
  u[s.d0] = saved_lo;
  u[s.d0 + 1] = saved_hi;
  w.scc = +((u[w.exec] | u[w.exec + 1]) !== 0);
}

/**
 * S_ANDN1_SAVEEXEC_B32, S_AND_NOT0_SAVEEXEC_B32 (all generations)
 * N1 and NOT0 invert the source, N2 and NOT1 invert EXEC. The names changed with RDNA 3.
 */
export function S_ANDN1_SAVEEXEC_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const saved = u[w.exec];
  u[w.exec] = (~s0) & saved;
  u[s.d0] = saved;
  w.scc = +(u[w.exec] !== 0);
}

/**
 * S_ANDN1_SAVEEXEC_B64, S_AND_NOT0_SAVEEXEC_B64 (all generations)
 * N1 and NOT0 invert the source, N2 and NOT1 invert EXEC. The names changed with RDNA 3.
 */
export function S_ANDN1_SAVEEXEC_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const saved_lo = u[w.exec];
  const saved_hi = u[w.exec + 1];
  const t0 = (~s0) & saved_lo;
  const t1 = (~s0w1) & saved_hi;
  u[w.exec] = t0;
  u[w.exec + 1] = t1;
  u[s.d0] = saved_lo;
  u[s.d0 + 1] = saved_hi;
  w.scc = +((u[w.exec] | u[w.exec + 1]) !== 0);
}

/**
 * S_ORN1_SAVEEXEC_B32, S_OR_NOT0_SAVEEXEC_B32 (all generations)
 * N1 and NOT0 invert the source, N2 and NOT1 invert EXEC. The names changed with RDNA 3.
 */
export function S_ORN1_SAVEEXEC_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const saved = u[w.exec];
  u[w.exec] = (~s0) | saved;
  u[s.d0] = saved;
  w.scc = +(u[w.exec] !== 0);
}

/**
 * S_ORN1_SAVEEXEC_B64, S_OR_NOT0_SAVEEXEC_B64 (all generations)
 * N1 and NOT0 invert the source, N2 and NOT1 invert EXEC. The names changed with RDNA 3.
 */
export function S_ORN1_SAVEEXEC_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const saved_lo = u[w.exec];
  const saved_hi = u[w.exec + 1];
  const t0 = (~s0) | saved_lo;
  const t1 = (~s0w1) | saved_hi;
  u[w.exec] = t0;
  u[w.exec + 1] = t1;
  u[s.d0] = saved_lo;
  u[s.d0 + 1] = saved_hi;
  w.scc = +((u[w.exec] | u[w.exec + 1]) !== 0);
}

/** S_ANDN2_SAVEEXEC_B32, S_AND_NOT1_SAVEEXEC_B32 (all generations) */
export function S_ANDN2_SAVEEXEC_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const saved = u[w.exec];
  u[w.exec] = s0 & (~saved);
  u[s.d0] = saved;
  w.scc = +(u[w.exec] !== 0);
}

/** S_ANDN2_SAVEEXEC_B64, S_AND_NOT1_SAVEEXEC_B64 (all generations) */
export function S_ANDN2_SAVEEXEC_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const saved_lo = u[w.exec];
  const saved_hi = u[w.exec + 1];
  const t0 = s0 & (~saved_lo);
  const t1 = s0w1 & (~saved_hi);
  u[w.exec] = t0;
  u[w.exec + 1] = t1;
  u[s.d0] = saved_lo;
  u[s.d0 + 1] = saved_hi;
  w.scc = +((u[w.exec] | u[w.exec + 1]) !== 0);
}

/** S_ORN2_SAVEEXEC_B32, S_OR_NOT1_SAVEEXEC_B32 (all generations) */
export function S_ORN2_SAVEEXEC_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const saved = u[w.exec];
  u[w.exec] = s0 | (~saved);
  u[s.d0] = saved;
  w.scc = +(u[w.exec] !== 0);
}

/** S_ORN2_SAVEEXEC_B64, S_OR_NOT1_SAVEEXEC_B64 (all generations) */
export function S_ORN2_SAVEEXEC_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const saved_lo = u[w.exec];
  const saved_hi = u[w.exec + 1];
  const t0 = s0 | (~saved_lo);
  const t1 = s0w1 | (~saved_hi);
  u[w.exec] = t0;
  u[w.exec + 1] = t1;
  u[s.d0] = saved_lo;
  u[s.d0 + 1] = saved_hi;
  w.scc = +((u[w.exec] | u[w.exec + 1]) !== 0);
}

/**
 * S_ANDN1_WREXEC_B32, S_AND_NOT0_WREXEC_B32 (all generations)
 * WREXEC writes the new mask to the destination, not the old one.
 */
export function S_ANDN1_WREXEC_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  u[w.exec] = (~s0) & u[w.exec];
  u[s.d0] = u[w.exec];
  w.scc = +(u[w.exec] !== 0);
}

/**
 * S_ANDN1_WREXEC_B64, S_AND_NOT0_WREXEC_B64 (all generations)
 * WREXEC writes the new mask to the destination, not the old one.
 */
export function S_ANDN1_WREXEC_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const t0 = (~s0) & u[w.exec];
  const t1 = (~s0w1) & u[w.exec + 1];
  u[w.exec] = t0;
  u[w.exec + 1] = t1;
  u[s.d0] = u[w.exec];
  u[s.d0 + 1] = u[w.exec + 1];
  w.scc = +((u[w.exec] | u[w.exec + 1]) !== 0);
}

/** S_ANDN2_WREXEC_B32, S_AND_NOT1_WREXEC_B32 (all generations) */
export function S_ANDN2_WREXEC_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  u[w.exec] = s0 & (~u[w.exec]);
  u[s.d0] = u[w.exec];
  w.scc = +(u[w.exec] !== 0);
}

/** S_ANDN2_WREXEC_B64, S_AND_NOT1_WREXEC_B64 (all generations) */
export function S_ANDN2_WREXEC_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const t0 = s0 & (~u[w.exec]);
  const t1 = s0w1 & (~u[w.exec + 1]);
  u[w.exec] = t0;
  u[w.exec + 1] = t1;
  u[s.d0] = u[w.exec];
  u[s.d0 + 1] = u[w.exec + 1];
  w.scc = +((u[w.exec] | u[w.exec + 1]) !== 0);
}

/** What this module defines, by executor. */
export const definitions = {
  S_AND_SAVEEXEC_B32: define("S_AND_SAVEEXEC_B32", "scalar", S_AND_SAVEEXEC_B32),
  S_AND_SAVEEXEC_B64: define("S_AND_SAVEEXEC_B64", "scalar", S_AND_SAVEEXEC_B64),
  S_OR_SAVEEXEC_B32: define("S_OR_SAVEEXEC_B32", "scalar", S_OR_SAVEEXEC_B32),
  S_OR_SAVEEXEC_B64: define("S_OR_SAVEEXEC_B64", "scalar", S_OR_SAVEEXEC_B64),
  S_XOR_SAVEEXEC_B32: define("S_XOR_SAVEEXEC_B32", "scalar", S_XOR_SAVEEXEC_B32),
  S_XOR_SAVEEXEC_B64: define("S_XOR_SAVEEXEC_B64", "scalar", S_XOR_SAVEEXEC_B64),
  S_NAND_SAVEEXEC_B32: define("S_NAND_SAVEEXEC_B32", "scalar", S_NAND_SAVEEXEC_B32),
  S_NAND_SAVEEXEC_B64: define("S_NAND_SAVEEXEC_B64", "scalar", S_NAND_SAVEEXEC_B64),
  S_NOR_SAVEEXEC_B32: define("S_NOR_SAVEEXEC_B32", "scalar", S_NOR_SAVEEXEC_B32),
  S_NOR_SAVEEXEC_B64: define("S_NOR_SAVEEXEC_B64", "scalar", S_NOR_SAVEEXEC_B64),
  S_XNOR_SAVEEXEC_B32: define("S_XNOR_SAVEEXEC_B32", "scalar", S_XNOR_SAVEEXEC_B32),
  S_XNOR_SAVEEXEC_B64: define("S_XNOR_SAVEEXEC_B64", "scalar", S_XNOR_SAVEEXEC_B64),
  S_ANDN1_SAVEEXEC_B32: define("S_ANDN1_SAVEEXEC_B32", "scalar", S_ANDN1_SAVEEXEC_B32),
  S_ANDN1_SAVEEXEC_B64: define("S_ANDN1_SAVEEXEC_B64", "scalar", S_ANDN1_SAVEEXEC_B64),
  S_ORN1_SAVEEXEC_B32: define("S_ORN1_SAVEEXEC_B32", "scalar", S_ORN1_SAVEEXEC_B32),
  S_ORN1_SAVEEXEC_B64: define("S_ORN1_SAVEEXEC_B64", "scalar", S_ORN1_SAVEEXEC_B64),
  S_ANDN2_SAVEEXEC_B32: define("S_ANDN2_SAVEEXEC_B32", "scalar", S_ANDN2_SAVEEXEC_B32),
  S_ANDN2_SAVEEXEC_B64: define("S_ANDN2_SAVEEXEC_B64", "scalar", S_ANDN2_SAVEEXEC_B64),
  S_ORN2_SAVEEXEC_B32: define("S_ORN2_SAVEEXEC_B32", "scalar", S_ORN2_SAVEEXEC_B32),
  S_ORN2_SAVEEXEC_B64: define("S_ORN2_SAVEEXEC_B64", "scalar", S_ORN2_SAVEEXEC_B64),
  S_ANDN1_WREXEC_B32: define("S_ANDN1_WREXEC_B32", "scalar", S_ANDN1_WREXEC_B32),
  S_ANDN1_WREXEC_B64: define("S_ANDN1_WREXEC_B64", "scalar", S_ANDN1_WREXEC_B64),
  S_ANDN2_WREXEC_B32: define("S_ANDN2_WREXEC_B32", "scalar", S_ANDN2_WREXEC_B32),
  S_ANDN2_WREXEC_B64: define("S_ANDN2_WREXEC_B64", "scalar", S_ANDN2_WREXEC_B64),
};

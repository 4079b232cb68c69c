// Executors of scalar logic.
// Generated from spec/pseudocode/scalar-logic.pcode by `npm run generate`; do not edit.
import { sar64Hi, sar64Lo, shl64Hi, shl64Lo, shr64Hi, shr64Lo } from "../../runtime/bits/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** S_NOT_B32 (all generations) */
export function S_NOT_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  let result = 0;
  result = (~s0) >>> 0;
  w.scc = +(result !== 0);
  u[s.d0] = result;
}

/** S_NOT_B64 (all generations) */
export function S_NOT_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  let result_lo = 0, result_hi = 0;
  const t0 = ~s0;
  result_hi = ~s0w1;
  result_lo = t0;
  w.scc = +((result_lo | result_hi) !== 0);
  u[s.d0] = result_lo;
  u[s.d0 + 1] = result_hi;
}

/** S_AND_B32 (all generations) */
export function S_AND_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  let result = 0;
  result = (s0 & s1) >>> 0;
  w.scc = +(result !== 0);
  u[s.d0] = result;
}

/** S_AND_B64 (all generations) */
export function S_AND_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  let result_lo = 0, result_hi = 0;
  const t0 = s0 & s1;
  result_hi = s0w1 & s1w1;
  result_lo = t0;
  w.scc = +((result_lo | result_hi) !== 0);
  u[s.d0] = result_lo;
  u[s.d0 + 1] = result_hi;
}

/** S_OR_B32 (all generations) */
export function S_OR_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  let result = 0;
  result = (s0 | s1) >>> 0;
  w.scc = +(result !== 0);
  u[s.d0] = result;
}

/** S_OR_B64 (all generations) */
export function S_OR_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  let result_lo = 0, result_hi = 0;
  const t0 = s0 | s1;
  result_hi = s0w1 | s1w1;
  result_lo = t0;
  w.scc = +((result_lo | result_hi) !== 0);
  u[s.d0] = result_lo;
  u[s.d0 + 1] = result_hi;
}

/** S_XOR_B32 (all generations) */
export function S_XOR_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  let result = 0;
  result = (s0 ^ s1) >>> 0;
  w.scc = +(result !== 0);
  u[s.d0] = result;
}

/** S_XOR_B64 (all generations) */
export function S_XOR_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  let result_lo = 0, result_hi = 0;
  const t0 = s0 ^ s1;
  result_hi = s0w1 ^ s1w1;
  result_lo = t0;
  w.scc = +((result_lo | result_hi) !== 0);
  u[s.d0] = result_lo;
  u[s.d0 + 1] = result_hi;
}

/** S_NAND_B32 (all generations) */
export function S_NAND_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  let result = 0;
  result = (~(s0 & s1)) >>> 0;
  w.scc = +(result !== 0);
  u[s.d0] = result;
}

/** S_NAND_B64 (all generations) */
export function S_NAND_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  let result_lo = 0, result_hi = 0;
  const t0 = ~(s0 & s1);
  result_hi = ~(s0w1 & s1w1);
  result_lo = t0;
  w.scc = +((result_lo | result_hi) !== 0);
  u[s.d0] = result_lo;
  u[s.d0 + 1] = result_hi;
}

/** S_NOR_B32 (all generations) */
export function S_NOR_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  let result = 0;
  result = (~(s0 | s1)) >>> 0;
  w.scc = +(result !== 0);
  u[s.d0] = result;
}

/** S_NOR_B64 (all generations) */
export function S_NOR_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  let result_lo = 0, result_hi = 0;
  const t0 = ~(s0 | s1);
  result_hi = ~(s0w1 | s1w1);
  result_lo = t0;
  w.scc = +((result_lo | result_hi) !== 0);
  u[s.d0] = result_lo;
  u[s.d0 + 1] = result_hi;
}

/** S_XNOR_B32 (all generations) */
export function S_XNOR_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  let result = 0;
  result = (~(s0 ^ s1)) >>> 0;
  w.scc = +(result !== 0);
  u[s.d0] = result;
}

/** S_XNOR_B64 (all generations) */
export function S_XNOR_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  let result_lo = 0, result_hi = 0;
  const t0 = ~(s0 ^ s1);
  result_hi = ~(s0w1 ^ s1w1);
  result_lo = t0;
  w.scc = +((result_lo | result_hi) !== 0);
  u[s.d0] = result_lo;
  u[s.d0 + 1] = result_hi;
}

/**
 * S_ANDN2_B32, S_AND_NOT1_B32 (all generations)
 * The second source is inverted first. The names changed with RDNA 3.
 */
export function S_ANDN2_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  let result = 0;
  result = (s0 & (~s1)) >>> 0;
  w.scc = +(result !== 0);
  u[s.d0] = result;
}

/**
 * S_ANDN2_B64, S_AND_NOT1_B64 (all generations)
 * The second source is inverted first. The names changed with RDNA 3.
 */
export function S_ANDN2_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  let result_lo = 0, result_hi = 0;
  const t0 = s0 & (~s1);
  result_hi = s0w1 & (~s1w1);
  result_lo = t0;
  w.scc = +((result_lo | result_hi) !== 0);
  u[s.d0] = result_lo;
  u[s.d0 + 1] = result_hi;
}

/**
 * S_ORN2_B32, S_OR_NOT1_B32 (all generations)
 * The second source is inverted first. The names changed with RDNA 3.
 */
export function S_ORN2_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  let result = 0;
  result = (s0 | (~s1)) >>> 0;
  w.scc = +(result !== 0);
  u[s.d0] = result;
}

/**
 * S_ORN2_B64, S_OR_NOT1_B64 (all generations)
 * The second source is inverted first. The names changed with RDNA 3.
 */
export function S_ORN2_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const s1w1 = u[s.s1 + 1];
  const s1 = u[s.s1];
  let result_lo = 0, result_hi = 0;
  const t0 = s0 | (~s1);
  result_hi = s0w1 | (~s1w1);
  result_lo = t0;
  w.scc = +((result_lo | result_hi) !== 0);
  u[s.d0] = result_lo;
  u[s.d0 + 1] = result_hi;
}

/**
 * S_LSHL_B32 (all generations)
 * Only as many bits of the count are used as the width needs.
 */
export function S_LSHL_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s1 = u[s.s1];
  const s0 = u[s.s0];
  let result = 0;
  result = (s0 << (s1 & 31)) >>> 0;
  w.scc = +(result !== 0);
  u[s.d0] = result;
}

/**
 * S_LSHL_B64 (all generations)
 * Only as many bits of the count are used as the width needs.
 */
export function S_LSHL_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  let result_lo = 0, result_hi = 0;
  const t0 = s1 & 63;
  const t1 = shl64Lo(s0, s0w1, t0);
  result_hi = shl64Hi(s0, s0w1, t0);
  result_lo = t1;
  w.scc = +((result_lo | result_hi) !== 0);
  u[s.d0] = result_lo;
  u[s.d0 + 1] = result_hi;
}

/** S_LSHR_B32 (all generations) */
export function S_LSHR_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s1 = u[s.s1];
  const s0 = u[s.s0];
  let result = 0;
  result = s0 >>> (s1 & 31);
  w.scc = +(result !== 0);
  u[s.d0] = result;
}

/** S_LSHR_B64 (all generations) */
export function S_LSHR_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  let result_lo = 0, result_hi = 0;
  const t0 = s1 & 63;
  const t1 = shr64Lo(s0, s0w1, t0);
  result_hi = shr64Hi(s0, s0w1, t0);
  result_lo = t1;
  w.scc = +((result_lo | result_hi) !== 0);
  u[s.d0] = result_lo;
  u[s.d0 + 1] = result_hi;
}

/** S_ASHR_I32 (all generations) */
export function S_ASHR_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const s1 = u[s.s1];
  const s0i = i[s.s0];
  let result = 0;
  result = s0i >> (s1 & 31);
  w.scc = +(result !== 0);
  u[s.d0] = result;
}

/** S_ASHR_I64 (all generations) */
export function S_ASHR_I64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  let result_lo = 0, result_hi = 0;
  const t0 = s1 & 63;
  const t1 = sar64Lo(s0, s0w1, t0);
  result_hi = sar64Hi(s0, s0w1, t0);
  result_lo = t1;
  w.scc = +((result_lo | result_hi) !== 0);
  u[s.d0] = result_lo;
  u[s.d0 + 1] = result_hi;
}

/** What this module defines, by executor. */
export const definitions = {
  S_NOT_B32: define("S_NOT_B32", "scalar", S_NOT_B32, { readsDestination: true }),
  S_NOT_B64: define("S_NOT_B64", "scalar", S_NOT_B64, { readsDestination: true }),
  S_AND_B32: define("S_AND_B32", "scalar", S_AND_B32, { readsDestination: true }),
  S_AND_B64: define("S_AND_B64", "scalar", S_AND_B64, { readsDestination: true }),
  S_OR_B32: define("S_OR_B32", "scalar", S_OR_B32, { readsDestination: true }),
  S_OR_B64: define("S_OR_B64", "scalar", S_OR_B64, { readsDestination: true }),
  S_XOR_B32: define("S_XOR_B32", "scalar", S_XOR_B32, { readsDestination: true }),
  S_XOR_B64: define("S_XOR_B64", "scalar", S_XOR_B64, { readsDestination: true }),
  S_NAND_B32: define("S_NAND_B32", "scalar", S_NAND_B32, { readsDestination: true }),
  S_NAND_B64: define("S_NAND_B64", "scalar", S_NAND_B64, { readsDestination: true }),
  S_NOR_B32: define("S_NOR_B32", "scalar", S_NOR_B32, { readsDestination: true }),
  S_NOR_B64: define("S_NOR_B64", "scalar", S_NOR_B64, { readsDestination: true }),
  S_XNOR_B32: define("S_XNOR_B32", "scalar", S_XNOR_B32, { readsDestination: true }),
  S_XNOR_B64: define("S_XNOR_B64", "scalar", S_XNOR_B64, { readsDestination: true }),
  S_ANDN2_B32: define("S_ANDN2_B32", "scalar", S_ANDN2_B32, { readsDestination: true }),
  S_ANDN2_B64: define("S_ANDN2_B64", "scalar", S_ANDN2_B64, { readsDestination: true }),
  S_ORN2_B32: define("S_ORN2_B32", "scalar", S_ORN2_B32, { readsDestination: true }),
  S_ORN2_B64: define("S_ORN2_B64", "scalar", S_ORN2_B64, { readsDestination: true }),
  S_LSHL_B32: define("S_LSHL_B32", "scalar", S_LSHL_B32, { readsDestination: true }),
  S_LSHL_B64: define("S_LSHL_B64", "scalar", S_LSHL_B64, { readsDestination: true }),
  S_LSHR_B32: define("S_LSHR_B32", "scalar", S_LSHR_B32, { readsDestination: true }),
  S_LSHR_B64: define("S_LSHR_B64", "scalar", S_LSHR_B64, { readsDestination: true }),
  S_ASHR_I32: define("S_ASHR_I32", "scalar", S_ASHR_I32, { readsDestination: true }),
  S_ASHR_I64: define("S_ASHR_I64", "scalar", S_ASHR_I64, { readsDestination: true }),
};

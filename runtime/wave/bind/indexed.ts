import { ACC_ROW } from "../layout.js";
import { Step, type Executor } from "../step.js";
import type { Wave } from "../wave.js";
import { writeRow } from "./result.js";

/**
 * Relative vector registers of GFX9: while MODE.GPR_IDX_EN is set, M0[7:0] is added to the register numbers that
 * M0[15:12] chooses (source 0, 1, 2, destination). What M0 holds is known only when a step runs, so sources are
 * fetched into scratch rows first and results written from there. (CDNA 3 manual, S_SET_GPR_IDX_ON.)
 */
export const MODE_GPR_IDX_EN = 1 << 27;
/** Bit of M0 that makes source 0 relative; sources 1 and 2 and the destination follow. */
const FIRST_FLAG = 12;
const DESTINATION = 3;

/** The row `at` names, moved by M0; -1 when that is past the last register. */
function moved(w: Wave, at: number, operand: number): number {
  const m0 = w.u[w.m0]!;
  if (((m0 >>> (FIRST_FLAG + operand)) & 1) === 0) return at;
  const to = at + (m0 & 0xff) * w.size;
  return to < ACC_ROW * w.size ? to : -1;
}

// A register past the last reads as v0; writes to it are dropped.
const runFetch: Executor = (w, s) => {
  const { u } = w;
  const from = Math.max(moved(w, s.s0, s.simm), 0);
  for (let l = 0; l < w.size; l++) u[s.d0 + l] = u[from + l]! >>> s.shift;
};

const runPut: Executor = (w, s) => {
  const to = moved(w, s.d0, DESTINATION);
  if (to >= 0) writeRow(w, to, s.s0, s.and, s.shift);
};

/** Fetches source `operand` (0, 1, 2; 3 the old destination) from the row at `from` to scratch row `to`. */
export function fetchStep(from: number, to: number, operand: number = DESTINATION, shift = 0): Step {
  const step = new Step();
  step.s0 = from;
  step.k0 = 1;
  step.d0 = to;
  step.kd0 = 1;
  step.simm = operand;
  step.shift = shift;
  step.run = runFetch;
  return step;
}

/** As `writeStep`, to a row that M0 may move. */
export function putIndexed(from: number, to: number, and: number, shift: number): Step {
  const step = new Step();
  step.s0 = from;
  step.k0 = 1;
  step.d0 = to;
  step.kd0 = 1;
  step.and = and;
  step.shift = shift;
  step.run = runPut;
  return step;
}

import {
  clamp16,
  clamp32,
  clamp64,
  clampBf16,
  f64FromWords,
  omod16,
  omod32,
  omod64,
  OUT,
  roundF16Of,
  roundF32Of,
  roundF64Of,
} from "../../float/index.js";
import { Step, type Executor } from "../step.js";
import type { Wave } from "../wave.js";

/**
 * Steps that run after an instruction's own: output modifiers on a result that was put into scratch rows (for all
 * lanes, active or not), then a step that writes it to the register in the active lanes.
 */

/** Formats of results that OMOD and CLAMP know. */
export type ResultFormat = "f16" | "bf16" | "f32" | "f64" | "pk_f16" | "pk_bf16" | "pk_f32";

type Change = (bits: number, parameter: number, mode: number) => number;

const nanToZero = (parameter: number): boolean => parameter !== 0;

const eachLane =
  (change: Change, rounding: (mode: number) => number): Executor =>
  (w, s) => {
    const { u } = w;
    const parameter = s.simm;
    const round = rounding(w.mode);
    for (let at = s.d0, end = at + w.size; at < end; at++) u[at] = change(u[at]!, parameter, round);
  };

const halves =
  (change: Change): Change =>
  (bits, parameter, round) =>
    (change(bits & 0xffff, parameter, round) | (change(bits >>> 16, parameter, round) << 16)) >>> 0;

const low =
  (change: Change): Change =>
  (bits, parameter, round) =>
    change(bits & 0xffff, parameter, round);

const eachLane64 =
  (change: (lo: number, hi: number, parameter: number, round: number) => void): Executor =>
  (w, s) => {
    const { u } = w;
    const round = roundF64Of(w.mode);
    for (let l = 0; l < w.size; l++) {
      change(u[s.d0 + l]!, u[s.d0 + s.hd0 + l]!, s.simm, round);
      u[s.d0 + l] = OUT[0]!;
      u[s.d0 + s.hd0 + l] = OUT[1]!;
    }
  };

const twoRows =
  (change: Change, rounding: (mode: number) => number): Executor =>
  (w, s) => {
    const { u } = w;
    const round = rounding(w.mode);
    for (let l = 0; l < w.size; l++) {
      u[s.d0 + l] = change(u[s.d0 + l]!, s.simm, round);
      u[s.d0 + s.hd0 + l] = change(u[s.d0 + s.hd0 + l]!, s.simm, round);
    }
  };

const clampAs = {
  f16: (bits: number, parameter: number): number => clamp16(bits, nanToZero(parameter)),
  bf16: (bits: number, parameter: number): number => clampBf16(bits, nanToZero(parameter)),
  f32: (bits: number, parameter: number): number => clamp32(bits, nanToZero(parameter)),
};

const CLAMP: Readonly<Record<ResultFormat, Executor>> = {
  f16: eachLane(low(clampAs.f16), roundF16Of),
  bf16: eachLane(low(clampAs.bf16), roundF16Of),
  f32: eachLane(clampAs.f32, roundF32Of),
  f64: eachLane64((lo, hi, parameter) => clamp64(lo, hi, nanToZero(parameter))),
  pk_f16: eachLane(halves(clampAs.f16), roundF16Of),
  pk_bf16: eachLane(halves(clampAs.bf16), roundF16Of),
  pk_f32: twoRows(clampAs.f32, roundF32Of),
};

const OMOD: Readonly<Partial<Record<ResultFormat, Executor>>> = {
  f16: eachLane(low(omod16), roundF16Of),
  f32: eachLane(omod32, roundF32Of),
  f64: eachLane64((lo, hi, omod, round) => omod64(lo, hi, f64FromWords(lo, hi), omod, round)),
};

function inPlace(run: Executor, row: number, size: number, parameter: number): Step {
  const step = new Step();
  step.d0 = row;
  step.kd0 = 1;
  step.hd0 = size;
  step.simm = parameter;
  step.run = run;
  return step;
}

/** CLAMP of the result at scratch row `row` (word offset). `nanIsZero`: a NaN becomes 0. */
export const clampStep = (format: ResultFormat, row: number, size: number, nanIsZero: boolean): Step =>
  inPlace(CLAMP[format], row, size, nanIsZero ? 1 : 0);

/** OMOD of the result at scratch row `row`, or null when the format has none. */
export function omodStep(format: ResultFormat, row: number, size: number, omod: number): Step | null {
  const run = OMOD[format];
  return run === undefined ? null : inPlace(run, row, size, omod);
}

/** In active lanes: d = (d & ~and) | ((t << shift) & and), the bits of `and` from the result, the others kept. */
export function writeRow(w: Wave, d0: number, s0: number, and: number, shift: number): void {
  const { u } = w;
  for (let base = 0; base < w.size; base += 32) {
    let mask = u[w.exec + (base >>> 5)]!;
    const d = d0 + base;
    const t = s0 + base;
    if (mask === 0xffffffff) {
      if (and === -1) for (let l = 0; l < 32; l++) u[d + l] = u[t + l]!;
      else for (let l = 0; l < 32; l++) u[d + l] = (u[d + l]! & ~and) | ((u[t + l]! << shift) & and);
      continue;
    }
    for (let l = 0; mask !== 0; l++, mask >>>= 1) {
      if ((mask & 1) !== 0) u[d + l] = (u[d + l]! & ~and) | ((u[t + l]! << shift) & and);
    }
  }
}

const runWrite: Executor = (w, s) => {
  writeRow(w, s.d0, s.s0, s.and, s.shift);
};

/** Writes the result at `from` to the register row at `to`: the bits of `and` of (result << shift). */
export function writeStep(from: number, to: number, and = -1, shift = 0): Step {
  const step = new Step();
  step.s0 = from;
  step.k0 = 1;
  step.d0 = to;
  step.kd0 = 1;
  step.and = and;
  step.shift = shift;
  step.run = runWrite;
  return step;
}

/** In wave32, EXEC_HI stays 0 whatever was written to it. */
export function clearExecHigh(): Step {
  const step = new Step();
  step.run = (w) => {
    w.u[w.exec + 1] = 0;
  };
  return step;
}

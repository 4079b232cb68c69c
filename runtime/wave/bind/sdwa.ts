import { Step, type Executor } from "../step.js";

/** SEL of a whole dword; those below are parts of it. */
export const WHOLE = 6;

/** Bit offset and width that a SEL field chooses: bytes 0 to 3, words 0 and 1, all. */
export function selection(sel: number): readonly [shift: number, width: number] {
  if (sel < 4) return [8 * sel, 8];
  if (sel < 6) return [16 * (sel - 4), 16];
  return [0, 32];
}

/** d0 = `xor` bits of s0 from bit `shift` on, sign-extended when simm is set. */
const runExtract: Executor = (w, s) => {
  const { u } = w;
  const up = 32 - s.xor - s.shift;
  const down = 32 - s.xor;
  const lanes = s.kd0 === 0 ? 1 : w.size;
  for (let l = 0; l < lanes; l++) {
    const x = u[s.s0 + l * s.k0] << up;
    u[s.d0 + l] = s.simm === 0 ? x >>> down : x >> down;
  }
};

/** A step that takes a part of a source to `to` (same lane stride). */
export function extractStep(from: number, k: number, to: number, sel: number, signExtend: boolean): Step {
  const [shift, width] = selection(sel);
  const step = new Step();
  step.s0 = from;
  step.k0 = k;
  step.d0 = to;
  step.kd0 = k;
  step.shift = shift;
  step.xor = width;
  step.simm = signExtend ? 1 : 0;
  step.run = runExtract;
  return step;
}

/** In place at d0: the low `xor` bits, sign-extended when simm is set, moved up by `shift`. */
const runPut: Executor = (w, s) => {
  const { u } = w;
  const rest = 32 - s.xor;
  for (let at = s.d0, end = s.d0 + w.size; at < end; at++) {
    const x = u[at] << rest;
    u[at] = (s.simm === 0 ? x >>> rest : x >> rest) << s.shift;
  }
};

/** DST_UNUSED: what becomes of the bits beside the chosen part. */
export const UNUSED_SEXT = 1;
export const UNUSED_PRESERVE = 2;

/** A step that moves the result in scratch row `row` to the part that DST_SEL chooses. */
export function putStep(row: number, sel: number, unused: number): Step {
  const [shift, width] = selection(sel);
  const step = new Step();
  step.d0 = row;
  step.shift = shift;
  step.xor = width;
  step.simm = unused === UNUSED_SEXT ? 1 : 0;
  step.run = runPut;
  return step;
}

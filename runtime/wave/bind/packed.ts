import { Step, type Executor } from "../step.js";
import type { Place } from "./place.js";
import type { Scratch } from "./source.js";
import { fill } from "./fill.js";

/** How VOP3P reads one source: which half feeds the low and the high operation, and which are negated. */
export interface PackedChange {
  readonly lowFromHigh: boolean;
  readonly highFromHigh: boolean;
  readonly negLow: boolean;
  readonly negHigh: boolean;
}

export const unchangedPacked = (c: PackedChange): boolean =>
  !c.lowFromHigh && c.highFromHigh && !c.negLow && !c.negHigh;

/** d0 = two halves of s0, the low one from bit `shift` on, the high one from bit `simm` on, ^ xor. */
const runPack: Executor = (w, s) => {
  const { u } = w;
  const { d0, s0, k0, shift, simm, xor } = s;
  const lanes = s.kd0 === 0 ? 1 : w.size;
  for (let l = 0; l < lanes; l++) {
    const x = u[s0 + l * k0]!;
    u[d0 + l] = (((x >>> shift) & 0xffff) | ((x >>> simm) << 16)) ^ xor;
  }
};

const pack = (x: number, shift: number, high: number, xor: number): number =>
  ((((x >>> shift) & 0xffff) | ((x >>> high) << 16)) ^ xor) >>> 0;

/** The place to read a source of two 16-bit values from, rearranged by a step added to `before`. */
export function packedSource(place: Place, change: PackedChange, scratch: Scratch, before: Step[]): Place {
  if (unchangedPacked(change)) return place;
  const shift = change.lowFromHigh ? 16 : 0;
  const high = change.highFromHigh ? 16 : 0;
  const xor = (change.negLow ? 0x8000 : 0) | (change.negHigh ? 0x80000000 : 0);
  if (place.constant !== null) {
    const constant = [pack(place.constant[0]!, shift, high, xor)];
    return { at: scratch.pool.constant(constant), k: 0, h: 1, constant };
  }
  const to = scratch.rows(1);
  const step = new Step();
  step.s0 = place.at;
  step.k0 = place.k;
  step.d0 = to;
  step.kd0 = place.k;
  step.shift = shift;
  step.simm = high;
  step.xor = xor;
  step.run = runPack;
  before.push(step);
  return { at: to, k: place.k, h: place.h, constant: null };
}

/** The same for two 32-bit values: whole words are chosen. */
export function packedSource32(place: Place, change: PackedChange, scratch: Scratch, before: Step[]): Place {
  if (unchangedPacked(change)) return place;
  const from = [change.lowFromHigh ? 1 : 0, change.highFromHigh ? 1 : 0];
  const xor = [change.negLow ? 0x80000000 : 0, change.negHigh ? 0x80000000 : 0];
  if (place.constant !== null) {
    const constant = from.map((word, i) => (place.constant![word]! ^ xor[i]!) >>> 0);
    return { at: scratch.pool.constant(constant), k: 0, h: 1, constant };
  }
  const to = scratch.rows(2);
  const h = place.k === 0 ? 1 : scratch.size;
  from.forEach((word, i) => {
    before.push(fill(place.at + word * place.h, place.k, to + i * h, place.k, { xor: xor[i]! | 0 }));
  });
  return { at: to, k: place.k, h, constant: null };
}

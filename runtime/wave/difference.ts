/** Where two definitions compute different results: both run on the same inputs, special ones first, then random. */
import type { Semantics } from "./executors.js";
import { Step, StepFields } from "./step.js";
import { Wave } from "./wave.js";

/** Bits of the operands, 0 for one that is not there. */
export interface OperandSizes {
  readonly destination: number;
  readonly sources: readonly number[];
}

export interface ShownDifference {
  /** The sources as hexadecimal, `S0=0x7fc00000 S1=0x00000000`, and what else the result depends on. */
  readonly input: string;
  /** What each left behind where they differ. */
  readonly left: string;
  readonly right: string;
}

/** What came of a search: a difference; null when none showed; or that the definitions cannot be run like that. */
export type DifferenceSearch = ShownDifference | null | "not run";

const SPECIAL = [
  0, 1, 2, 0x1f, 0x20, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xffffffff, 0xfffffffe,
  0x3f800000, 0xbf800000, 0x40000000, 0x3f000000, 0x00000001, 0x80000001, 0x007fffff, 0x00800000, 0x7f7fffff, 0x7f800000,
  0xff800000, 0x7f800001, 0x7fc00000, 0xffc00000, 0x4b000001, 0x4f000000, 0xcf000000, 0x5f800000, 0x1f800000, 0x3c003c00,
  0xbc003c00, 0x7c007c00, 0x7e007c01, 0x00010001, 0x03ff8400, 0x3ff00000, 0xbff00000, 0x7ff00000, 0x7ff80000, 0x7ff40000,
  0x00100000, 0x000fffff, 0x03020100, 0x0c0d0e07,
]; // prettier-ignore
const LANES = 32;
const RUNS = 96;
/** Word rows of lane operands, each up to 32 words wide. */
const ROW = { s0: 0, s1: 32, s2: 64, s3: 96, d0: 128, d1: 160 };
const ROWS = 192;
/** Scalar registers of scalar operands. */
const SGPR = { co: 40, d0: 44, s0: 48, s1: 52, s2: 56 };
const SOURCES = ["s0", "s1", "s2"] as const;

/**
 * Runs both on the same inputs until their results differ, `modes` being MODE of each. Definitions that reach
 * memory, and those of the whole wave, are not run. The input shown is the one with the fewest bits set that was met.
 */
export function findDifference(
  left: Semantics,
  right: Semantics,
  sizes: OperandSizes,
  modes: readonly [left: number, right: number],
): DifferenceSearch {
  if (left.class === "wave" || right.class === "wave" || left.class !== right.class) return "not run";
  if ([left, right].some(reachesOutside)) return "not run";
  const machine = new Machine(left.class === "scalar", sizes);
  let best: { shown: ShownDifference; weight: number } | null = null;
  try {
    for (let run = 0; run < RUNS && (best === null || run < 24); run++) {
      const found = machine.run(left, right, modes, run);
      if (found !== null && (best === null || found.weight < best.weight)) best = found;
    }
  } catch (error) {
    if (error instanceof Error) return "not run";
    throw error;
  }
  return best?.shown ?? null;
}

/** The text of two functions apart from their names: equal texts compute the same. */
export function sameText(left: Semantics, right: Semantics): boolean {
  if (left.fast === right.fast) return true;
  const body = (one: Semantics): string => {
    const text = one.fast.toString();
    return text.slice(text.indexOf("("));
  };
  return body(left) === body(right) && left.class === right.class;
}

const reachesOutside = (one: Semantics): boolean =>
  /\bw\.(?:mem|lds|scratch|hooks|hw)\b/.test(one.fast.toString());

class Machine {
  readonly #waves = [new Wave({ size: LANES }), new Wave({ size: LANES })] as const;
  readonly #step = new Step();
  readonly #scalar: boolean;
  readonly #sizes: OperandSizes;
  #state = 0x2545f491;

  constructor(scalar: boolean, sizes: OperandSizes) {
    this.#scalar = scalar;
    this.#sizes = sizes;
    const step = this.#step;
    const [{ sgpr0, vcc }] = this.#waves;
    const place = (name: keyof typeof ROW & keyof typeof SGPR): readonly [number, number, number] =>
      scalar ? [sgpr0 + SGPR[name], 0, 1] : [ROW[name] * LANES, 1, LANES];
    [step.s0, step.k0, step.h0] = place("s0");
    [step.s1, step.k1, step.h1] = place("s1");
    [step.s2, step.k2, step.h2] = place("s2");
    [step.d0, step.kd0, step.hd0] = place("d0");
    [step.d1, step.kd1, step.hd1] = [ROW.d1 * LANES, 1, LANES];
    [step.s3, step.k3, step.h3] = [ROW.s3 * LANES, 1, LANES];
    step.ci = vcc;
    step.co = sgpr0 + SGPR.co;
    step.pc = 0x1000;
    step.next = 0x1004;
    step.fields = new StepFields();
  }

  #word(): number {
    let x = this.#state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x;
    return x >>> 0;
  }

  #value(run: number): number {
    const word = this.#word();
    return run < 64 && word % 4 !== 0 ? SPECIAL[word % SPECIAL.length]! : this.#word();
  }

  #fill(run: number): void {
    const [a, b] = this.#waves;
    a.u.fill(0, 0, ROWS * LANES);
    const words = (bits: number): number => Math.min(32, Math.ceil(bits / 32));
    for (const [index, name] of SOURCES.entries()) {
      const count = words(this.#sizes.sources[index] ?? 0);
      for (let lane = 0; lane < (this.#scalar ? 1 : LANES); lane++) {
        for (let word = 0; word < count; word++) {
          const at = this.#scalar ? a.sgpr0 + SGPR[name] + word : (ROW[name] + word) * LANES + lane;
          a.u[at] = this.#value(run);
        }
      }
    }
    // what a destination that is also read holds
    const kept = words(this.#sizes.destination);
    for (let lane = 0; lane < LANES; lane++)
      for (let word = 0; word < kept; word++) a.u[(ROW.d0 + word) * LANES + lane] = this.#value(run);
    a.setExec(-1, -1);
    a.setVcc(this.#word(), 0);
    a.scc = run & 1;
    a.pc = this.#step.next;
    this.#step.simm = (this.#value(run) << 16) >> 16;
    this.#step.fields.SIMM16 = this.#step.simm & 0xffff;
    b.u.set(a.u.subarray(0, a.layout.scratch));
    b.scc = a.scc;
    b.pc = a.pc;
  }

  /** The difference of one run that has the fewest bits set in its input. */
  run(
    left: Semantics,
    right: Semantics,
    modes: readonly [number, number],
    run: number,
  ): { shown: ShownDifference; weight: number } | null {
    const [a, b] = this.#waves;
    this.#fill(run);
    const before = a.u.slice(0, a.layout.scratch);
    const simm = this.#step.simm;
    const scc = a.scc;
    [a.mode, b.mode] = modes;
    left.fast(a, this.#step);
    right.fast(b, this.#step);
    let best: { shown: ShownDifference; weight: number } | null = null;
    const lanes = this.#scalar ? 1 : LANES;
    for (let lane = 0; lane < lanes; lane++) {
      const [x, y] = [this.#results(a, lane), this.#results(b, lane)];
      const parts = [...x.keys()].filter((key) => x.get(key) !== y.get(key));
      if (parts.length === 0) continue;
      const input = this.#input(before, lane, simm, scc);
      const weight = input.weight;
      if (best !== null && weight >= best.weight) continue;
      const text = (values: Map<string, string>): string =>
        parts.map((part) => `${part}=${values.get(part)}`).join(" ");
      best = { shown: { input: input.text, left: text(x), right: text(y) }, weight };
    }
    return best;
  }

  /** What an execution left behind that concerns a lane. */
  #results(wave: Wave, lane: number): Map<string, string> {
    const { u } = wave;
    const count = Math.max(1, Math.ceil(this.#sizes.destination / 32));
    const at = (word: number): number =>
      this.#scalar ? wave.sgpr0 + SGPR.d0 + word : (ROW.d0 + word) * LANES + lane;
    const bit = (offset: number): string => String((u[offset]! >>> lane) & 1);
    const results = new Map([["D0", hex(Array.from({ length: count }, (_, word) => u[at(word)]!))]]);
    if (this.#scalar) {
      results.set("SCC", String(wave.scc));
      results.set("PC", hex([wave.pc]));
      results.set("EXEC", hex([u[wave.exec]!]));
      results.set("VCC", hex([u[wave.vcc]!]));
      results.set("M0", hex([u[wave.m0]!]));
    } else {
      results.set("VCC", bit(wave.vcc));
      results.set("carry", bit(wave.sgpr0 + SGPR.co));
      results.set("EXEC", bit(wave.exec));
    }
    return results;
  }

  #input(before: Uint32Array, lane: number, simm: number, scc: number): { text: string; weight: number } {
    const [{ sgpr0, vcc }] = this.#waves;
    let weight = 0;
    const parts = SOURCES.flatMap((name, index) => {
      const count = Math.ceil((this.#sizes.sources[index] ?? 0) / 32);
      if (count === 0) return [];
      const words = Array.from(
        { length: count },
        (_, word) => before[this.#scalar ? sgpr0 + SGPR[name] + word : (ROW[name] + word) * LANES + lane]!,
      );
      for (const word of words) weight += ones(word);
      return [`S${index}=${hex(words)}`];
    });
    if (this.#scalar) parts.push(`SCC=${scc}`, `SIMM16=${simm}`);
    else parts.push(`VCC=${(before[vcc]! >>> lane) & 1}`);
    return { text: parts.join(" "), weight };
  }
}

const hex = (words: readonly number[]): string =>
  `0x${words
    .map((word) => word.toString(16).padStart(8, "0"))
    .reverse()
    .join("")}`;

function ones(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}

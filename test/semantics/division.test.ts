import { beforeAll, describe, expect, test } from "vitest";
import { definitionTable } from "../../generator/manual/comparisons.js";
import { Random } from "../../generator/manual/inputs.js";
import { generations } from "../../generated/index.js";
import { s, v } from "../../runtime/isa/registers.js";
import { execute, Wave } from "../../runtime/wave/index.js";
import { machineOf } from "../kernel/machines.js";
import { Lanes } from "./lanes.js";

/** Denormals kept, nearest even. */
const MODE = 0x0f0;

const view = new DataView(new ArrayBuffer(8));

function words32(value: number): number[] {
  view.setFloat32(0, value);
  return [view.getUint32(0)];
}

function words64(value: number): number[] {
  view.setFloat64(0, value);
  return [view.getUint32(4), view.getUint32(0)];
}

function number32([word]: readonly number[]): number {
  view.setUint32(0, word!);
  return view.getFloat32(0);
}

function number64([low, high]: readonly number[]): number {
  view.setUint32(4, low!);
  view.setUint32(0, high!);
  return view.getFloat64(0);
}

interface Format {
  readonly suffix: "F32" | "F64";
  readonly words: (value: number) => number[];
  readonly number: (words: readonly number[]) => number;
  readonly round: (value: number) => number;
  /** a number with any exponent that the format has, denormals, zero and infinity included */
  readonly any: (random: Random) => number;
  readonly smallestNormal: number;
  readonly smallest: number;
}

const formats: readonly Format[] = [
  {
    suffix: "F32",
    words: words32,
    number: number32,
    round: Math.fround,
    any: (random) => number32([(random.word() & 0x807fffff) | (random.below(256) << 23)]),
    smallestNormal: 2 ** -126,
    smallest: 2 ** -149,
  },
  {
    suffix: "F64",
    words: words64,
    number: number64,
    round: (value) => value,
    any: (random) => number64([random.word(), (random.word() & 0x800fffff) | (random.below(2048) << 20)]),
    smallestNormal: 2 ** -1022,
    smallest: 2 ** -1074,
  },
];

/**
 * The sequence that compilers use for a division. DIV_SCALE, DIV_FMAS and DIV_FIXUP are stated so that it ends with
 * the right quotient for every pair of numbers, which is what they are for.
 */
describe.each(formats)("a division by DIV_SCALE, DIV_FMAS and DIV_FIXUP: $suffix", (format) => {
  const { suffix, words, number, round } = format;
  let lanes: Lanes;

  beforeAll(async () => {
    const table = definitionTable().get("rdna3")!;
    const names = ["RCP", "FMA", "MUL", "DIV_SCALE", "DIV_FMAS", "DIV_FIXUP"].map(
      (name) => `V_${name}_${suffix}`,
    );
    lanes = await Lanes.of(new Map(names.map((name) => [name, table.get(name)!])));
  }, 120_000);

  function divide(numerators: readonly number[], denominators: readonly number[]): number[] {
    const run = (name: string, ...sources: (readonly number[])[]): number[] =>
      lanes
        .run(
          `V_${name}_${suffix}`,
          MODE,
          sources.map((list) => list.map(words)),
        )
        .results.map(number);
    const scale = (which: readonly number[]): { values: number[]; mask: boolean[] } => {
      const sources = [which, denominators, numerators].map((list) => list.map(words));
      const { results, mask } = lanes.run(`V_DIV_SCALE_${suffix}`, MODE, sources);
      return { values: results.map(number), mask };
    };
    const one = numerators.map(() => 1);
    const { values: d } = scale(denominators);
    const { values: n, mask } = scale(numerators);
    const minusD = d.map((value) => -value);
    let r = run("RCP", d);
    for (let step = 0; step < 2; step++) r = run("FMA", run("FMA", minusD, r, one), r, r);
    let q = run("MUL", n, r);
    if (suffix === "F32") q = run("FMA", run("FMA", minusD, q, n), r, q);
    const rest = run("FMA", minusD, q, n);
    const sources = [rest, r, q].map((list) => list.map(words));
    const estimate = lanes.run(`V_DIV_FMAS_${suffix}`, MODE, sources, mask).results.map(number);
    return run("DIV_FIXUP", estimate, denominators, numerators);
  }

  test("gives the rounded quotient of any two numbers", () => {
    const random = new Random(2024);
    for (let run = 0; run < 60; run++) {
      const n = Array.from({ length: 64 }, () => format.any(random));
      const d = Array.from({ length: 64 }, () => format.any(random));
      const q = divide(n, d);
      for (let lane = 0; lane < 64; lane++) {
        const expected = round(n[lane]! / d[lane]!);
        const what = `${n[lane]} / ${d[lane]} = ${expected}, got ${q[lane]}`;
        if (Number.isNaN(expected)) expect(q[lane], what).toBeNaN();
        // DIV_FMAS rounds a denormal quotient a second time
        else if (Math.abs(expected) < format.smallestNormal * 2) {
          expect(Math.abs(q[lane]! - expected), what).toBeLessThanOrEqual(format.smallest);
        } else if (q[lane] !== expected) expect.fail(what);
      }
    }
  });
});

describe.each(generations)("V_DIV_SCALE of %s", (generation) => {
  test.each(["V_DIV_SCALE_F32", "V_DIV_SCALE_F64"] as const)(
    "%s puts its mask where SDST says",
    async (name) => {
      const { isa, executors } = await machineOf(generation);
      const wave = new Wave({ isa });
      // 2^100 / 2^-20 (as F64, 2^1000 / 2^-200): the numerator is scaled in every lane.
      const [high, low] = name === "V_DIV_SCALE_F32" ? [0x71800000, 0x35800000] : [0x7e700000, 0x33700000];
      const size = name === "V_DIV_SCALE_F32" ? 1 : 2;
      for (const [register, word] of [
        [2 + size - 1, high!],
        [4 + size - 1, low!],
      ] as const)
        wave.setVgpr(register, word);
      const [numerator, denominator] = [v(2, size), v(4, size)];
      const bytes = isa.encode(name, {
        vdst: v(6, size),
        sdst: s(20, wave.size / 32),
        src0: denominator,
        src1: denominator,
        src2: numerator,
      });
      execute(isa, executors, wave, isa.decode(bytes, 0, { wave: wave.size }));
      const lanes = wave.size === 64 ? [0xffffffff, 0xffffffff] : [0xffffffff];
      expect(lanes.map((_, i) => wave.sgpr(20 + i))).toEqual(lanes);
    },
  );
});

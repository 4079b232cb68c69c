/**
 * Every matrix instruction against the plain product: exact sums over k of what A, B and C hold, and a bound on how far
 * an implementation that adds in f32 (f64, f16, bf16) may be from it.
 *
 * The bound. Let M = |c| + the sum over k of 4 * 2^(ea + eb), where a product is below 4 * 2^(ea + eb). A step takes some
 * products and the accumulator, whose magnitudes never exceed 2M, so its grid is at most 2^-24 * 2M. It loses at most two
 * units of the grid for each product (a cut, a complement), one for the accumulator and one for the sum, and rounds once
 * at u = 2^-24 (2^-11, 2^-8 where steps round to 16 bits). With at most k steps and k products in all that is
 * k * (2 + 1 + 1) * 2^-24 * 2M + k * u * 2M, plus 2^-149 a step, or 2^-126 for each of its values where denormals are
 * flushed; a result narrowed at the end adds half a last place of the narrow format.
 */
import { describe, expect, test } from "vitest";
import type { ElementFormat, MatrixDefinition } from "../../runtime/matrix/index.js";
import { formatFields, formatsOf, randomMatrices, sumOf } from "./cases.js";
import { definitionsOf, MATRIX_GENERATIONS } from "./definitions.js";
import { exactSum, exponentOf, toNumber, type Sum } from "./exact.js";
import { decode, generator, run, type InputKind, type Matrices } from "./run.js";

const ROUNDING: Readonly<Partial<Record<ElementFormat, number>>> = {
  f64: 2 ** -53,
  f32: 2 ** -24,
  f16: 2 ** -11,
  bf16: 2 ** -8,
};

function bound(definition: MatrixDefinition, sum: Sum, exactly: number): number {
  const k = sum.a.length;
  const wide = definition.d === "f64";
  const m =
    Math.abs(sum.c) +
    sum.a.reduce((total, x, i) => {
      const y = sum.b[i]!;
      return wide
        ? total + Math.abs(x * y)
        : total + 4 * 2 ** (exponentOf(x, sum.formats[0]) + exponentOf(y, sum.formats[1]));
    }, 0);
  const grid = wide ? 2 ** -53 : 2 ** -24;
  const stepwise = definition.model.endsWith("16") && definition.model.startsWith("dot2-");
  const u = stepwise ? ROUNDING[definition.d]! : grid;
  const tiny =
    definition.results === "flush" ? 8 * k * 2 ** -126 : k * 2 ** (definition.d === "f16" ? -25 : -133);
  const last = ROUNDING[definition.d]! * Math.abs(exactly);
  return k * 8 * grid * m + 2 * k * u * m + tiny + last + (definition.d === "f16" ? 2 ** -25 : 0);
}

const KINDS: readonly InputKind[] = ["ordinary", "wide", "denormal", "cancelling"];

/** Scales of 1. */
const prepare = (wave: { setVgpr: (row: number, value: number) => void }): void => {
  for (const row of [200, 201, 204, 205]) wave.setVgpr(row, 0x7f7f7f7f);
};

/** Puts an infinity, NaN or zero into some elements, where the formats have them. */
function spoil(format: ElementFormat, codes: readonly number[], random: () => number): number[] {
  const special: Readonly<Partial<Record<ElementFormat, readonly number[]>>> = {
    f64: [Infinity, -Infinity, NaN, 0],
    f32: [0x7f800000, 0xff800000, 0x7fc00000, 0],
    xf32: [0x7f800000, 0xff800000, 0x7fc00000, 0],
    f16: [0x7c00, 0xfc00, 0x7e00, 0],
    bf16: [0x7f80, 0xff80, 0x7fc0, 0],
    fp8: [0x7f, 0xff, 0],
    bf8: [0x7c, 0xfc, 0x7e, 0],
    fp8_fnuz: [0x80, 0],
    bf8_fnuz: [0x80, 0],
  };
  const choice = special[format] ?? [0];
  return codes.map((code) => (random() < 0.02 ? choice[Math.floor(random() * choice.length)]! : code));
}

describe.each(MATRIX_GENERATIONS)("%s", (generation) => {
  const floats = [...definitionsOf(generation)].filter(([, { model }]) => model !== "integer");

  test.each(floats)("%s is the product within the bound", (name, definition) => {
    const formats = formatsOf(definition)[0]!;
    KINDS.forEach((kind, seed) => {
      const matrices = randomMatrices(definition, kind, seed + 77, formats);
      const d = run(
        name,
        definition,
        matrices,
        { fields: formatFields(definition, formats), prepare },
        formats,
      );
      const random = generator(seed + 5);
      for (let tries = 0; tries < 16; tries++) {
        const x = Math.floor(random() * d.length);
        const sum = sumOf(definition, matrices, x, formats);
        const exactly = toNumber(exactSum(sum));
        const got = decode(definition.d, d[x]!);
        const most = bound(definition, sum, exactly);
        if (!Number.isFinite(got)) expect(Math.abs(exactly), `${kind} element ${x}`).toBeGreaterThan(65000);
        else expect(Math.abs(got - exactly), `${kind} element ${x}`).toBeLessThanOrEqual(most);
      }
    });
  });

  test.each(floats)("%s has the infinities and NaN of IEEE arithmetic", (name, definition) => {
    const formats = formatsOf(definition)[0]!;
    const random = generator(3);
    const plain = randomMatrices(definition, "ordinary", 9, formats);
    const matrices: Matrices = {
      ...plain,
      a: spoil(formats[0], plain.a, random),
      b: spoil(formats[1], plain.b, random),
      c: spoil(definition.c, plain.c, random),
    };
    const d = run(
      name,
      definition,
      matrices,
      { fields: formatFields(definition, formats), prepare },
      formats,
    );
    for (let x = 0; x < d.length; x += 3) {
      const { a, b, c } = sumOf(definition, matrices, x, formats);
      const ieee = a.reduce((total, v, k) => total + v * b[k]!, c);
      const got = decode(definition.d, d[x]!);
      if (!Number.isFinite(ieee)) expect(got, `element ${x}`).toBe(ieee);
      else if (definition.d !== "f16" || Math.abs(ieee) < 60000)
        expect(Number.isFinite(got), `element ${x}`).toBe(true);
    }
  });
});

/**
 * Every matrix instruction of every generation, bit for bit against its model told once more in exact arithmetic
 * (exact.ts). Inputs: ordinary, of wide range, denormal, cancelling.
 */
import { describe, expect, test } from "vitest";
import type { MatrixDefinition } from "../../runtime/matrix/index.js";
import { formatFields, formatsOf, randomMatrices, sumOf } from "./cases.js";
import { definitionsOf, MATRIX_GENERATIONS } from "./definitions.js";
import {
  blocks,
  chain,
  dots,
  fused,
  fusedEvenOdd,
  round,
  roundF32,
  roundF64,
  tree,
  type Sum,
} from "./exact.js";
import { decode, generator, run, type InputKind } from "./run.js";

const F16_MAX = 65504;
const BF16_MAX = (2 - 2 ** -7) * 2 ** 127;
const roundF16 = (x: Parameters<typeof round>[0]): number => round(x, 11, -24, F16_MAX);
const flushBf16 = (x: number): number => (Math.abs(x) < 2 ** -126 ? x * 0 : x);
const roundBf16 = (x: Parameters<typeof round>[0]): number => flushBf16(round(x, 8, -133, BF16_MAX));

/** The result of one sum by the model that the definition names, before it is narrowed to 16 bits. */
function modelOf(definition: MatrixDefinition, sum: Sum): number {
  const units = (size: number): { value: number; exponent: number }[] =>
    Array.from({ length: sum.a.length / size }, () => ({ value: 1, exponent: 0 }));
  switch (definition.model) {
    case "fma":
      return chain(sum, roundF32);
    case "fma64":
      return chain(sum, roundF64);
    case "tree2":
      return tree(sum, 2, definition.results === "flush");
    case "tree4":
      return tree(sum, 4, definition.results === "flush");
    case "fused4":
      return fused(sum, 4);
    case "fused8":
      return fused(sum, 8);
    case "fused16":
      return fusedEvenOdd(sum);
    case "block32":
      return blocks(sum, 32, units(32));
    case "block16":
      return blocks(sum, 16, units(16));
    case "dot2":
      return dots(sum, 2, roundF32);
    case "dot2-complement":
      return dots(sum, 2, roundF32, true);
    case "dot4":
      return dots(sum, 4, roundF32);
    case "dot2-f16":
      return dots(sum, 2, roundF16);
    case "dot2-bf16":
      return dots(sum, 2, roundBf16);
    case "integer":
      return sum.a.reduce((total, x, k) => total + x * sum.b[k]!, sum.c);
  }
}

/** Elements of D to look at: all of a small one, some of a large one. */
function sample(count: number, seed: number): number[] {
  const random = generator(seed);
  return Array.from({ length: 12 }, () => Math.floor(random() * count));
}

const KINDS: readonly InputKind[] = ["ordinary", "wide", "denormal", "cancelling"];

/** Integers of iu8 and iu4 as NEG makes them. */
const signed = (code: number, bits: number, isSigned: boolean): number =>
  isSigned && code >= 2 ** (bits - 1) ? code - 2 ** bits : code;

/** D = D without the sign of zeros, which the exact numbers do not have. */
const value = (definition: MatrixDefinition, code: number): number => decode(definition.d, code) + 0;

/** Scales of 1 in every byte of every form. */
const UNIT_SCALES = {
  prepare: (wave: { setVgpr: (row: number, value: number) => void }): void => {
    for (const row of [200, 201, 204, 205]) wave.setVgpr(row, 0x7f7f7f7f);
  },
};

describe.each(MATRIX_GENERATIONS)("%s", (generation) => {
  const floats = [...definitionsOf(generation)].filter(([, { model }]) => model !== "integer");
  test.each(floats)("%s", (name, definition) => {
    for (const formats of formatsOf(definition)) {
      KINDS.forEach((kind, seed) => {
        const matrices = randomMatrices(definition, kind, seed + 1, formats);
        const fields = formatFields(definition, formats);
        // Both wave sizes, where there are two, in turn.
        const sizes = Object.keys(definition.layouts).map(Number) as (32 | 64)[];
        const size = sizes[seed % sizes.length]!;
        const d = run(name, definition, matrices, { size, fields, ...UNIT_SCALES }, formats);
        for (const x of sample(d.length, seed)) {
          const sum = sumOf(definition, matrices, x, formats);
          const model = modelOf(definition, sum) + 0;
          const want =
            definition.d === "f16" && definition.model !== "dot2-f16"
              ? roundTo(model, 11, -24, F16_MAX)
              : definition.d === "bf16" && definition.model !== "dot2-bf16"
                ? roundTo(model, 8, -133, BF16_MAX)
                : model;
          expect(value(definition, d[x]!), `${kind} ${formats.join()} element ${x}`).toBe(want);
        }
      });
    }
  });

  const integers = [...definitionsOf(generation)].filter(([, { model }]) => model === "integer");
  test.each(integers)("%s: exact, wrapping", (name, definition) => {
    const bits = definition.a === "iu4" ? 4 : 8;
    for (const neg of definition.modifiers.includes("neg-signs") ? [0, 1, 2, 3] : [3]) {
      const matrices = randomMatrices(definition, "wide", neg, [definition.a, definition.b]);
      const sizes = Object.keys(definition.layouts).map(Number) as (32 | 64)[];
      const d = run(name, definition, matrices, { size: sizes[neg % sizes.length]!, fields: { NEG: neg } });
      for (const x of sample(d.length, neg)) {
        const { a, b, c } = sumOf(definition, matrices, x, [definition.a, definition.b]);
        const exactly = a.reduce(
          (total, v, k) => total + signed(v, bits, (neg & 1) !== 0) * signed(b[k]!, bits, (neg & 2) !== 0),
          c,
        );
        expect(d[x], `NEG ${neg} element ${x}`).toBe(exactly >>> 0);
      }
    }
  });
});

test.each(["rdna3", "rdna3_5", "rdna4"])(
  "%s: the model with complements, measured on gfx1151",
  (generation) => {
    const name = "V_WMMA_F32_16X16X16_F16";
    const definition = { ...definitionsOf(generation).get(name)!, model: "dot2-complement" as const };
    KINDS.forEach((kind, seed) => {
      const matrices = randomMatrices(definition, kind, seed + 1, ["f16", "f16"]);
      const d = run(name, definition, matrices);
      for (const x of sample(d.length, seed)) {
        const want = modelOf(definition, sumOf(definition, matrices, x, ["f16", "f16"]));
        expect(value(definition, d[x]!), `${kind} element ${x}`).toBe(want + 0);
      }
    });
  },
);

/** A double rounded to a 16-bit format. */
function roundTo(x: number, width: number, lowest: number, max: number): number {
  if (!Number.isFinite(x) || x === 0) return x;
  const e = Math.floor(Math.log2(Math.abs(x)));
  const place = Math.max(e - width + 1, lowest);
  const q = x / 2 ** place;
  const low = Math.floor(q);
  const rest = q - low;
  const up = rest > 0.5 || (rest === 0.5 && low % 2 !== 0);
  const y = (low + (up ? 1 : 0)) * 2 ** place;
  return Math.abs(y) > max ? Math.sign(y) * Infinity : y + 0;
}

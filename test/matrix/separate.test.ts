/**
 * Inputs whose results tell the arithmetic models apart, each with the reason. One element of D is looked at: row 0 of A
 * and column 0 of B hold what is stated, all else is zero.
 */
import { describe, expect, test } from "vitest";
import { numberToBf16, numberToF16, f32ToBits, numberToFp8Fnuz } from "../../runtime/float/index.js";
import type { ElementFormat, ModelName } from "../../runtime/matrix/index.js";
import { definitionsOf } from "./definitions.js";
import { decode, run } from "./run.js";

function encode(format: ElementFormat, x: number): number {
  switch (format) {
    case "f64":
      return x;
    case "f16":
      return numberToF16(x, 0);
    case "bf16":
      return numberToBf16(x, 0);
    case "fp8_fnuz":
      return numberToFp8Fnuz(x, false);
    default:
      return f32ToBits(x);
  }
}

/** D[0][0] for the first row of A, the first column of B and C[0][0]. */
function element(
  generation: string,
  name: string,
  a: readonly number[],
  b: readonly number[],
  c = 0,
  model?: ModelName,
): number {
  const own = definitionsOf(generation).get(name)!;
  const definition = { ...own, model: model ?? own.model };
  const { m, n, k, blocks } = definition;
  const matrixA = new Array<number>(blocks * m * k).fill(0);
  const matrixB = new Array<number>(blocks * k * n).fill(0);
  const matrixC = new Array<number>(blocks * m * n).fill(0);
  a.forEach((x, t) => (matrixA[t] = encode(definition.a, x)));
  b.forEach((x, t) => (matrixB[t * n] = encode(definition.b, x)));
  matrixC[0] = encode(definition.c, c);
  const d = run(name, definition, { a: matrixA, b: matrixB, c: matrixC });
  return decode(definition.d, d[0]!);
}

const ones = (count: number, x = 1): number[] => new Array<number>(count).fill(x);

test("FTTN's contrast: denormal f16 elements count on CDNA 1 and are zero on CDNA 2", () => {
  // 2^-15 is a denormal f16, 65504 its largest number; 128 products of 65504 * 2^-15 make 65504 / 256 = 255.875, and
  // every partial sum is a multiple of 2^-10 below 2^8, so exact. CDNA 2 reads the denormals as zeros. A single
  // instruction cannot get so far: its 16 products of denormals are below 4 each.
  const product = (generation: string): number => {
    let c = 0;
    for (let step = 0; step < 8; step++)
      c = element(generation, "V_MFMA_F32_16X16X16F16", ones(16, 2 ** -15), ones(16, 65504), c);
    return c;
  };
  expect(product("cdna1")).toBe(255.875);
  expect(product("cdna2")).toBe(0);
});

describe("how many products meet before they meet the accumulator", () => {
  // The accumulator 2^24 has last place 2. A sum of 1 added to it is a tie and goes to the even 2^24; a sum of 2 counts.
  const with2to24 = (generation: string, name: string, k: number, product: number): number =>
    element(generation, name, ones(k), ones(k, product), 2 ** 24) - 2 ** 24;

  test.each([
    // Products of 0.5: alone or in twos they are lost, in fours they make 2 for each group.
    ["cdna3", "V_MFMA_F32_16X16X4_F32", 4, 0.5, 0],
    ["cdna1", "V_MFMA_F32_16X16X8BF16", 8, 0.5, 0],
    ["cdna2", "V_MFMA_F32_16X16X8BF16", 8, 0.5, 0],
    ["cdna1", "V_MFMA_F32_16X16X16F16", 16, 0.5, 8],
    ["cdna2", "V_MFMA_F32_16X16X16F16", 16, 0.5, 8],
    ["cdna2", "V_MFMA_F32_16X16X16BF16_1K", 16, 0.5, 8],
    ["cdna3", "V_MFMA_F32_16X16X8_XF32", 8, 0.5, 4],
    // Products of 0.25: groups of 4 make 1 and are lost, groups of 8 make 2.
    ["cdna1", "V_MFMA_F32_16X16X16F16", 16, 0.25, 0],
    ["cdna3", "V_MFMA_F32_16X16X8_XF32", 8, 0.25, 0],
    ["cdna3", "V_MFMA_F32_16X16X16_F16", 16, 0.25, 4],
    ["cdna3", "V_MFMA_F32_16X16X16_BF16", 16, 0.25, 4],
    // Products of 0.125: groups of 8 are lost, groups of 16 make 2.
    ["cdna3", "V_MFMA_F32_16X16X16_F16", 16, 0.125, 0],
    ["cdna3", "V_MFMA_F32_16X16X32_FP8_FP8", 32, 0.125, 4],
    // ... and of 0.0625 even groups of 16 are lost: they make 1.
    ["cdna3", "V_MFMA_F32_16X16X32_FP8_FP8", 32, 0.0625, 0],
    // Pairs and an accumulator on one grid: 0.5 + 0.5 is lost, 1 + 1 counts.
    ["rdna3", "V_WMMA_F32_16X16X16_F16", 16, 0.5, 0],
    ["rdna3", "V_WMMA_F32_16X16X16_F16", 16, 1, 16],
  ] as const)("%s %s: %i products of %f on 2^24 add %f", (generation, name, k, product, more) => {
    expect(with2to24(generation, name, k, product)).toBe(more);
  });
});

describe("what a large product does to small ones beside it", () => {
  // L and -L cancel. In a fused group all is cut to 24 bits below L, so ones beside L vanish; those of other groups stay.
  const L = 2 ** 15;
  const row = (k: number, minus: number): number[] =>
    ones(k).map((x, t) => (t === 0 ? L : t === minus ? -L : x));
  const column = (k: number, minus: number): number[] =>
    ones(k).map((x, t) => (t === 0 || t === minus ? L : x));

  test("CDNA 3, F16: the other 6 of the first 8 vanish, the second 8 count", () => {
    expect(element("cdna3", "V_MFMA_F32_16X16X16_F16", row(16, 1), column(16, 1))).toBe(8);
    // With -L in the second group nothing survives: 2^30 is the accumulator by then, whose grid is 2^6.
    expect(element("cdna3", "V_MFMA_F32_16X16X16_F16", row(16, 8), column(16, 8))).toBe(0);
  });

  test("CDNA 3, XF32: groups of 4", () => {
    expect(element("cdna3", "V_MFMA_F32_16X16X8_XF32", row(8, 1), column(8, 1))).toBe(4);
  });

  test("CDNA 1: a tree; a one beside L is lost, ones beside each other are not", () => {
    // (L - L) + (1 + 1) = 2, then three groups of 4.
    expect(element("cdna1", "V_MFMA_F32_16X16X16F16", row(16, 1), column(16, 1))).toBe(14);
    // (L + 1) + (-L + 1) = 0, then three groups of 4.
    expect(element("cdna1", "V_MFMA_F32_16X16X16F16", row(16, 2), column(16, 2))).toBe(12);
  });

  test("CDNA 3, FP8: even and odd k are summed apart", () => {
    // L^2 = 2^14 cuts at 2^-10; the small products are 2^-12, 16 to a group.
    const small = 2 ** -6;
    const a = ones(32, small);
    const b = ones(32, small);
    const large = 2 ** 7;
    const withL = (minus: number): number =>
      element(
        "cdna3",
        "V_MFMA_F32_16X16X32_FP8_FP8",
        a.map((x, t) => (t === 0 ? large : t === minus ? -large : x)),
        b.map((x, t) => (t === 0 || t === minus ? large : x)),
      );
    // -L at k = 1: one in each half, all small products of the group are cut; 16 remain.
    expect(withL(1)).toBe(16 * 2 ** -12);
    // -L at k = 2: both in the even half, which loses its 6; the odd half has 8 that make 2^-9, above the cut.
    expect(withL(2)).toBe((16 + 8) * 2 ** -12);
  });
});

describe("rounding", () => {
  test("fused sums lean toward minus infinity, chains do not", () => {
    // 1 and an accumulator of half a last place: the fused sum floors the accumulator to 2^-24.
    expect(element("cdna3", "V_MFMA_F32_16X16X16_F16", [1], [1], 2 ** -25)).toBe(1);
    expect(element("cdna3", "V_MFMA_F32_16X16X16_F16", [1], [1], -(2 ** -25))).toBe(1 - 2 ** -24);
    expect(element("cdna3", "V_MFMA_F32_16X16X4_F32", [1], [1], -(2 ** -25))).toBe(1);
    expect(element("cdna1", "V_MFMA_F32_16X16X16F16", [1], [1], -(2 ** -25))).toBe(1);
  });

  test("CDNA 3, FP8: an accumulator more than 25 exponents below is dropped", () => {
    // Floored it would still be -2^-24; dropped it leaves 1.
    expect(element("cdna3", "V_MFMA_F32_16X16X32_FP8_FP8", [1], [1], -(2 ** -25))).toBe(1 - 2 ** -24);
    expect(element("cdna3", "V_MFMA_F32_16X16X32_FP8_FP8", [1], [1], -(2 ** -26))).toBe(1);
    expect(element("cdna3", "V_MFMA_F32_16X16X16_F16", [1], [1], -(2 ** -26))).toBe(1 - 2 ** -24);
  });

  test("XF32 drops the low 13 bits of its elements", () => {
    expect(element("cdna3", "V_MFMA_F32_16X16X8_XF32", [1 + 2 ** -10 + 2 ** -11], [1])).toBe(1 + 2 ** -10);
    expect(element("cdna3", "V_MFMA_F32_16X16X4_F32", [1 + 2 ** -11], [1])).toBe(1 + 2 ** -11);
  });

  test("a chain rounds once for each k, in f32 where the exact sum lies next to a tie", () => {
    // 2^24 + 1 + 2^-30 lies above a tie by less than a double can hold beside it.
    const tiny = 2 ** -15;
    expect(element("cdna3", "V_MFMA_F32_16X16X4_F32", [1 + tiny], [1 - tiny + 2 ** -22], 2 ** 24)).toBe(
      2 ** 24 + 2,
    );
    expect(element("cdna3", "V_MFMA_F32_16X16X4_F32", [1 + tiny], [1 - tiny], 2 ** 24)).toBe(2 ** 24);
    expect(element("cdna2", "V_MFMA_F64_16X16X4F64", [1 + 2 ** -30], [1 - 2 ** -30], 2 ** 53)).toBe(2 ** 53);
    expect(element("cdna2", "V_MFMA_F64_16X16X4F64", [1 + 2 ** -30], [1 + 2 ** -30], 2 ** 53)).toBe(
      2 ** 53 + 2,
    );
  });

  test("-1 + 24 + 32: exact on a plain grid; with complements a last place too much, as measured on gfx1151", () => {
    // The largest exponent is 5 (8 * 4 counts as 2^(3 + 2)), so the grid is 2^-19; both products oppose the accumulator
    // and land a unit further out: 55 + 2 * 2^-19, one last place above 55.
    const name = "V_WMMA_F32_16X16X16_F16";
    expect(element("rdna3_5", name, [3, 8], [8, 4], -1)).toBe(55);
    expect(element("rdna3_5", name, [3, 8], [8, 4], -1, "dot2-complement")).toBe(55 + 2 ** -18);
    expect(element("rdna3_5", name, [3, 8], [8, 4], 1, "dot2-complement")).toBe(57);
  });

  test("RDNA: terms are cut to the grid of the largest exponent, toward zero, before they meet", () => {
    // 2^12 * 2^12 = 2^24 has a grid of 1: 0.75 is lost on either side, where a chain would round it in.
    const name = "V_WMMA_F32_16X16X16_F16";
    expect(element("rdna3", name, [2 ** 12, 1.5], [2 ** 12, 0.5], -(2 ** 24))).toBe(0);
    expect(element("rdna3", name, [2 ** 12, -1.5], [2 ** 12, 0.5], -(2 ** 24))).toBe(0);
    expect(element("cdna1", "V_MFMA_F32_16X16X16F16", [1.5, 0], [0.5, 0], 0)).toBe(0.75);
  });

  test("RDNA 3: bf16 elements that are denormal are zero, whatever they are multiplied with", () => {
    const name = "V_WMMA_F32_16X16X16_BF16";
    // The two factorizations of the issue: 2^-133 * 2^20 and 2^-113 * 1.
    expect(element("rdna3", name, [2 ** -133], [2 ** 20])).toBe(0);
    expect(element("rdna3", name, [2 ** -113], [1])).toBe(2 ** -113);
  });
});

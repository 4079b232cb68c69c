import { beforeAll, describe, expect, test } from "vitest";
import { definitionTable } from "../../generator/manual/comparisons.js";
import { anyWord, Random } from "../../generator/manual/inputs.js";
import type { Generation } from "../../generator/pseudocode/file.js";
import { bf16ToNumber, f16ToNumber, f32FromBits, f32ToBits } from "../../runtime/float/index.js";
import { Lanes } from "./lanes.js";

/** Denormals of F32 flushed, of F16 kept: what kernels start with; and all kept. */
const START = 0x3c0;
const KEEP = 0x3f0;

const table = definitionTable();

async function lanesOf(generation: Generation, names: readonly string[]): Promise<Lanes> {
  return Lanes.of(new Map(names.map((name) => [name, table.get(generation)!.get(name)!])));
}

/** One lane: the words of the sources, then the first words of the result. */
function one(lanes: Lanes, name: string, mode: number, ...sources: readonly (readonly number[])[]): number[] {
  return lanes.run(name, mode, sources.map((words) => [words])).results[0]!; // prettier-ignore
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, "0");

describe("parts of operands", () => {
  let f16: Lanes;
  let f32: Lanes;
  beforeAll(async () => {
    f16 = await lanesOf("rdna3", ["V_PK_ADD_F16", "V_PK_MAX_F16"]);
    f32 = await lanesOf("cdna3", ["V_PK_ADD_F32"]);
  }, 60_000);

  test("are flushed as whole operands are when MODE says so", () => {
    // the smallest denormal in each half
    const sources = [0x00010001];
    expect(hex(one(f16, "V_PK_ADD_F16", 0x3c0, sources, [0])[0]!)).toBe("00010001");
    expect(hex(one(f16, "V_PK_ADD_F16", 0x300, sources, [0])[0]!)).toBe("00000000");
    expect(hex(one(f16, "V_PK_MAX_F16", 0x300, sources, [0x80008000])[0]!)).toBe("00000000");
    expect(hex(one(f16, "V_PK_MAX_F16", 0x3c0, sources, [0x80008000])[0]!)).toBe("00010001");
    // the smallest normal number less a denormal one
    const pair = [0x00800000, 0x00800000];
    const small = [0x80000001, 0x80000001];
    expect(one(f32, "V_PK_ADD_F32", START, pair, small).slice(0, 2).map(hex)).toEqual(["00800000", "00800000"]); // prettier-ignore
    expect(one(f32, "V_PK_ADD_F32", KEEP, pair, small).slice(0, 2).map(hex)).toEqual(["007fffff", "007fffff"]); // prettier-ignore
  });
});

describe("packed 16-bit integers with CLAMP", () => {
  const signed = (half: number): number => (half << 16) >> 16;
  const cases: readonly (readonly [string, (a: number, b: number, c: number) => number, boolean])[] = [
    ["V_PK_ADD_U16_CLAMP", (a, b) => a + b, false],
    ["V_PK_SUB_U16_CLAMP", (a, b) => a - b, false],
    ["V_PK_ADD_I16_CLAMP", (a, b) => a + b, true],
    ["V_PK_SUB_I16_CLAMP", (a, b) => a - b, true],
    ["V_PK_MUL_LO_U16_CLAMP", (a, b) => a * b, false],
    ["V_PK_MAD_U16_CLAMP", (a, b, c) => a * b + c, false],
    ["V_PK_MAD_I16_CLAMP", (a, b, c) => a * b + c, true],
    ["V_PK_ADD_MIN_I16_CLAMP", (a, b, c) => Math.min(Math.min(a + b, 32767), c), true],
    ["V_PK_ADD_MAX_U16_CLAMP", (a, b, c) => Math.max(Math.min(a + b, 65535), c), false],
  ];
  let lanes: Lanes;
  beforeAll(async () => {
    lanes = await lanesOf("cdna5", cases.map(([name]) => name)); // prettier-ignore
  }, 60_000);

  test.each(cases)("%s holds each half", (name, exact, isSigned) => {
    const random = new Random(3);
    const [least, most] = isSigned ? [-32768, 32767] : [0, 65535];
    for (let run = 0; run < 300; run++) {
      const words = [anyWord(random), anyWord(random), anyWord(random)];
      const result = one(lanes, name, START, ...words.map((word) => [word]))[0]!;
      const want = [0, 16].map((at) => {
        const [a, b, c] = words.map((word) => {
          const half = (word >>> at) & 0xffff;
          return isSigned ? signed(half) : half;
        }) as [number, number, number];
        return Math.max(least, Math.min(most, exact(a, b, c))) & 0xffff;
      });
      expect([result & 0xffff, result >>> 16], `${name} of ${words.map(hex).join(" ")}`).toEqual(want);
    }
  });
});

describe("integer dot products", () => {
  /** [instruction, bits of an element, sources signed, result signed] */
  const cases: readonly (readonly [string, number, boolean])[] = [
    ["V_DOT2_I32_I16", 16, true],
    ["V_DOT2_U32_U16", 16, false],
    ["V_DOT4_I32_I8", 8, true],
    ["V_DOT4_U32_U8", 8, false],
    ["V_DOT8_I32_I4", 4, true],
    ["V_DOT8_U32_U4", 4, false],
  ];
  let lanes: Lanes;
  beforeAll(async () => {
    lanes = await lanesOf("cdna3", cases.flatMap(([name]) => [name, `${name}_CLAMP`])); // prettier-ignore
  }, 60_000);

  test.each(cases)("%s wraps, and with CLAMP saturates", (name, width, signed) => {
    const random = new Random(9);
    const elements = (word: number): bigint[] =>
      Array.from({ length: 32 / width }, (_, i) => {
        const bits = BigInt((word >>> (i * width)) & (2 ** width - 1));
        return signed ? BigInt.asIntN(width, bits) : bits;
      });
    const [least, most] = signed ? [-(2n ** 31n), 2n ** 31n - 1n] : [0n, 2n ** 32n - 1n];
    for (let run = 0; run < 300; run++) {
      const [a, b, c] = [anyWord(random), anyWord(random), anyWord(random)];
      const start = signed ? BigInt.asIntN(32, BigInt(c)) : BigInt(c);
      const y = elements(b);
      const sum = elements(a).reduce((total, x, i) => total + x * y[i]!, start);
      const held = sum < least ? least : sum > most ? most : sum;
      const of = `of ${[a, b, c].map(hex).join(" ")}`;
      expect(BigInt(one(lanes, name, START, [a], [b], [c])[0]!), of).toBe(BigInt.asUintN(32, sum));
      expect(BigInt(one(lanes, `${name}_CLAMP`, START, [a], [b], [c])[0]!), of).toBe(BigInt.asUintN(32, held)); // prettier-ignore
    }
  });
});

describe("float dot products", () => {
  let rdna: Lanes;
  let cdna1: Lanes;
  let cdna2: Lanes;
  const pair = (low: number, high: number): number => ((high << 16) | low) >>> 0;
  const f32 = (x: number): number => f32ToBits(Math.fround(x));
  beforeAll(async () => {
    rdna = await lanesOf("rdna3_5", ["V_DOT2_F32_F16", "V_DOT2_F32_BF16", "V_DOT2_F16_F16", "V_DOT2_BF16_BF16"]); // prettier-ignore
    cdna1 = await lanesOf("cdna1", ["V_DOT2_F32_F16"]);
    cdna2 = await lanesOf("cdna2", ["V_DOT2_F32_F16"]);
  }, 60_000);

  test("GFX1151: a product that opposes the accumulator lies one grid unit further from zero", () => {
    // -1 + 3 * 8 + 8 * 4, the example of rocm-systems issue 12056
    const result = one(
      rdna,
      "V_DOT2_F32_F16",
      KEEP,
      [pair(0x4200, 0x4800)],
      [pair(0x4800, 0x4400)],
      [f32(-1)],
    );
    expect(f32FromBits(result[0]!)).toBe(Math.fround(55.0000038));
    const same = one(rdna, "V_DOT2_F32_F16", KEEP, [pair(0x4200, 0x4800)], [pair(0x4800, 0x4400)], [f32(1)]);
    expect(f32FromBits(same[0]!)).toBe(57);
  });

  test("GFX1151: BF16 denormals are flushed before they are multiplied, F16 ones are not", () => {
    // 2^-133 * 2^20 and 7 * 2^-130 * 1: the first factor is denormal
    expect(one(rdna, "V_DOT2_F32_BF16", KEEP, [0x0001], [0x4980], [0])[0]).toBe(0);
    expect(f32FromBits(one(rdna, "V_DOT2_F32_F16", KEEP, [0x0001], [0x7800], [0])[0]!)).toBe(2 ** -9);
  });

  test("small whole numbers are exact in any order, and NaN and infinities as in IEEE", () => {
    const random = new Random(5);
    for (let run = 0; run < 200; run++) {
      // multiples of 1/8 with one sign: nothing is complemented, nothing is cut
      const codes = Array.from({ length: 4 }, () => 0x3c00 + 128 * random.below(40));
      const [a0, a1, b0, b1] = codes.map(f16ToNumber) as [number, number, number, number];
      const sources = [[pair(codes[0]!, codes[1]!)], [pair(codes[2]!, codes[3]!)], [f32(2)]] as const;
      for (const lanes of [rdna, cdna1, cdna2]) {
        expect(f32FromBits(one(lanes, "V_DOT2_F32_F16", START, ...sources)[0]!)).toBe(a0 * b0 + a1 * b1 + 2);
      }
    }
    expect(f32FromBits(one(rdna, "V_DOT2_F32_F16", START, [0x7c00], [0x3c00], [0xff800000])[0]!)).toBeNaN();
    expect(f32FromBits(one(rdna, "V_DOT2_F32_F16", START, [0x7c00], [0x3c00], [0])[0]!)).toBe(Infinity);
    expect(one(rdna, "V_DOT2_F32_F16", START, [0x8000], [0x3c00], [0x80000000])[0]).toBe(0);
  });

  test("CDNA 2 alone flushes F16 denormals; all flush those of F32", () => {
    const product = [[0x0001], [0x3c00], [0]] as const;
    expect(f32FromBits(one(cdna1, "V_DOT2_F32_F16", KEEP, ...product)[0]!)).toBe(2 ** -24);
    expect(one(cdna2, "V_DOT2_F32_F16", KEEP, ...product)[0]).toBe(0);
    for (const lanes of [rdna, cdna1, cdna2])
      expect(one(lanes, "V_DOT2_F32_F16", KEEP, [0], [0], [0x00000001])[0]).toBe(0);
  });

  test("16-bit results are rounded once; an F16 overflow is held with MODE.FP16_OVFL", () => {
    const big = [[0x7bff], [0x4000], [0]] as const;
    expect(one(rdna, "V_DOT2_F16_F16", START, ...big)[0]! & 0xffff).toBe(0x7c00);
    expect(one(rdna, "V_DOT2_F16_F16", START | (1 << 23), ...big)[0]! & 0xffff).toBe(0x7bff);
    // 1 + 2^-9: halfway below BF16's last place of 2^-7 it is cut away
    const sum = one(rdna, "V_DOT2_BF16_BF16", START, [0x3f80], [0x3f80], [0x3b00])[0]! & 0xffff;
    expect(bf16ToNumber(sum)).toBe(1);
  });
});

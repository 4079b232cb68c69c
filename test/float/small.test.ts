/** The 8-, 6- and 4-bit formats: every code, every middle, overflow rules, stochastic rounding. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as F from "../../runtime/float/index.js";
import { finiteF32 } from "./generators.js";

const FORMATS = [F.FP8, F.BF8, F.FP8_FNUZ, F.BF8_FNUZ, F.FP6, F.BF6, F.FP4, F.E5M3, F.E4M3_SCALE];

/** Codes of nonnegative finite values in rising order. */
function positiveCodes(f: F.SmallFormat): number[] {
  const all = [...f.values.keys()].filter(
    (c) => Number.isFinite(f.values[c]) && !(c && Object.is(f.values[c], -0)),
  );
  return all.filter((c) => f.values[c] >= 0).sort((a, b) => f.values[a] - f.values[b]);
}

describe("decoding", () => {
  it("has the limits and special codes of the manuals", () => {
    expect(FORMATS.map((f) => [f.name, f.max])).toEqual([
      ["fp8", 448],
      ["bf8", 57344],
      ["fp8_fnuz", 240],
      ["bf8_fnuz", 57344],
      ["fp6", 7.5],
      ["bf6", 28],
      ["fp4", 6],
      ["e5m3", 114688],
      ["e4m3_scale", 448],
    ]);
    expect([0x7f, 0xff, 0x38, 0x01, 0x80, 0x7e].map(F.fp8ToNumber)).toEqual([NaN, NaN, 1, 2 ** -9, -0, 448]);
    expect([0x7c, 0xfc, 0x7d, 0xff, 0x3c, 0x01].map(F.bf8ToNumber)).toEqual([
      Infinity,
      -Infinity,
      NaN,
      NaN,
      1,
      2 ** -16,
    ]);
    expect([0x80, 0x7f, 0x40, 0x01].map(F.fp8FnuzToNumber)).toEqual([NaN, 240, 1, 2 ** -10]);
    expect([0x80, 0x7f, 0x40, 0xff].map(F.bf8FnuzToNumber)).toEqual([NaN, 57344, 1, -57344]);
    expect([0x08, 0x01, 0x3f].map(F.fp6ToNumber)).toEqual([1, 0.125, -7.5]);
    expect([0x0c, 0x01, 0x3f].map(F.bf6ToNumber)).toEqual([1, 2 ** -4, -28]);
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(F.fp4ToNumber)).toEqual([0, 0.5, 1, 1.5, 2, 3, 4, 6]);
    expect([127, 0, 254, 255].map(F.decodeE8m0)).toEqual([1, 2 ** -127, 2 ** 127, NaN]);
    expect(F.e8m0FromF32Bits(0xc0490fdb)).toBe(128);
  });
});

describe.each(FORMATS)("$name encoding", (f) => {
  const codes = positiveCodes(f);

  it("gives every value its code back", () => {
    for (let code = 0; code < f.values.length; code++) {
      const v = F.decodeSmall(f, code);
      if (v === v) expect(F.encodeSmall(f, v, false)).toBe(code);
    }
  });

  it("rounds to nearest, ties to the even code", () => {
    for (let i = 0; i + 1 < codes.length; i++) {
      const [low, high] = [f.values[codes[i]], f.values[codes[i + 1]]];
      const middle = (low + high) / 2;
      expect(F.encodeSmall(f, middle, false)).toBe(codes[i] & 1 ? codes[i + 1] : codes[i]);
      expect(F.encodeSmall(f, F.nextUp(middle), false)).toBe(codes[i + 1]);
      expect(F.encodeSmall(f, F.nextDown(middle), false)).toBe(codes[i]);
    }
  });

  it("adds random bits below the last place and cuts off", () => {
    for (let i = 0; i + 1 < codes.length; i++) {
      const [low, high] = [f.values[codes[i]], f.values[codes[i + 1]]];
      const quarter = low + (high - low) / 4;
      expect(F.encodeSmallStochastic(f, low, 0xffffffff, true)).toBe(codes[i]);
      expect(F.encodeSmallStochastic(f, quarter, 0xbfffffff, true)).toBe(codes[i]);
      expect(F.encodeSmallStochastic(f, quarter, 0xc0000000, true)).toBe(codes[i + 1]);
    }
  });

  it("is odd where there is a sign, and never makes a code that is too large", () => {
    fc.assert(
      fc.property(finiteF32, fc.integer(), fc.boolean(), (x, random, saturate) => {
        for (const code of [F.encodeSmall(f, x, saturate), F.encodeSmallStochastic(f, x, random, saturate)])
          expect(code >= 0 && code < f.values.length).toBe(true);
        if (!f.signed) return;
        const [a, b] = [F.encodeSmall(f, x, saturate), F.encodeSmall(f, -x, saturate)].map(
          (c) => f.values[c],
        );
        expect(Math.abs(a)).toBe(Math.abs(b));
      }),
    );
  });
});

describe("f16 and bf16 as targets", () => {
  it("round stochastically between neighbours, and like the nearest rounding where nothing is cut", () => {
    const wrong: number[] = [];
    for (let bits = 0; bits < 0x7bff; bits++) {
      const [low, high] = [F.f16ToNumber(bits), F.f16ToNumber(bits + 1)];
      const quarter = low + (high - low) / 4;
      if (F.encodeSmallStochastic(F.F16_TARGET, low, 0xffffffff, false) !== bits) wrong.push(bits);
      if (F.encodeSmallStochastic(F.F16_TARGET, quarter, 0xbfffffff, false) !== bits) wrong.push(bits);
      if (F.encodeSmallStochastic(F.F16_TARGET, -quarter, 0xc0000000, false) !== bits + 1 + 0x8000)
        wrong.push(bits);
      if (F.encodeSmall(F.F16_TARGET, quarter, false) !== F.numberToF16(quarter, 0)) wrong.push(bits);
    }
    expect(wrong).toEqual([]);
    expect(F.encodeSmallStochastic(F.F16_TARGET, 65535, 0xffffffff, false)).toBe(0x7c00);
    expect(F.encodeSmallStochastic(F.F16_TARGET, -65535, 0xffffffff, true)).toBe(0xfbff);
    // bf16 is the upper half of an f32, so the random bits are those of the lower half.
    fc.assert(
      fc.property(finiteF32, fc.integer({ min: 0, max: 0xffff }), (x, random) => {
        const bits = F.f32ToBits(x);
        const expected = ((bits & 0x7fffffff) + random) >>> 16;
        expect(F.encodeSmallStochastic(F.BF16_TARGET, x, random * 0x10000, false)).toBe(
          ((bits >>> 16) & 0x8000) | expected,
        );
      }),
      { numRuns: 2000 },
    );
  });
});

describe("E8M0 scales", () => {
  it("divide before encoding and multiply after decoding", () => {
    expect(F.encodeScaled(F.FP4, 12, 128, true)).toBe(7);
    expect(F.encodeScaled(F.FP8, 2 ** -140, 0, false)).toBe(F.numberToFp8(2 ** -13, false));
    expect(F.encodeScaled(F.FP8, 1, 255, true)).toBe(0x7f);
    expect(F.encodeScaledStochastic(F.FP4, 10, 128, 0x7fffffff, true)).toBe(6);
    expect(F.encodeScaledStochastic(F.FP4, 10, 128, 0x80000000, true)).toBe(7);
    expect(F.decodeScaled(F.FP4, 7, 128)).toBe(12);
    expect(F.decodeScaled(F.BF8, 0x7c, 3)).toBe(Infinity);
    expect(F.decodeScaled(F.FP6, 0x1f, 255)).toBe(NaN);
  });
});

describe("overflow", () => {
  it("is NaN or infinity, or the largest value with FP16_OVFL", () => {
    expect([464, 464.01, -1e9, Infinity].map((x) => F.numberToFp8(x, false))).toEqual([
      0x7e, 0x7f, 0xff, 0x7f,
    ]);
    expect([464.01, -1e9, Infinity].map((x) => F.numberToFp8(x, true))).toEqual([0x7e, 0xfe, 0x7e]);
    expect([61440, -61440, 61439, -Infinity].map((x) => F.numberToBf8(x, false))).toEqual([
      0x7c, 0xfc, 0x7b, 0xfc,
    ]);
    expect([61440, -Infinity].map((x) => F.numberToBf8(x, true))).toEqual([0x7b, 0xfb]);
    expect([248, -248, Infinity].map((x) => F.numberToFp8Fnuz(x, false))).toEqual([0x80, 0x80, 0x80]);
    expect([1e6, -1e6].map((x) => F.numberToBf8Fnuz(x, true))).toEqual([0x7f, 0xff]);
    expect([7.8, -Infinity].map(F.numberToFp6)).toEqual([0x1f, 0x3f]);
    expect([29, -1e9].map(F.numberToBf6)).toEqual([0x1f, 0x3f]);
    expect([5, 5.1, -100].map(F.numberToFp4)).toEqual([6, 7, 0xf]);
    expect(F.encodeSmallStochastic(F.FP8, 479, 0xffffffff, false)).toBe(0x7f);
    expect(F.encodeSmall(F.E5M3, -1, true)).toBe(0);
  });

  it("keeps NaN, and has no -0 in the FNUZ formats", () => {
    for (const saturate of [true, false]) {
      expect(F.numberToFp8(NaN, saturate)).toBe(0x7f);
      expect(F.fp8ToNumber(F.numberToFp8(NaN, saturate))).toBe(NaN);
      expect(F.bf8ToNumber(F.numberToBf8(NaN, saturate))).toBe(NaN);
      expect(F.numberToFp8Fnuz(NaN, saturate)).toBe(0x80);
      expect(F.numberToBf8Fnuz(NaN, saturate)).toBe(0x80);
    }
    expect(F.numberToFp8Fnuz(-0, false)).toBe(0);
    expect(F.numberToFp8Fnuz(-1e-9, false)).toBe(0);
    expect(F.numberToFp8(-1e-9, false)).toBe(0x80);
  });
});

/** Patterns, conversions, rounding to integers, taking numbers apart: f16 and bf16 over all 65536 patterns. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as F from "../../runtime/float/index.js";
import * as ref from "./exact-reference.js";
import { anyBits32, anyRound, finiteF32, finiteF64 } from "./generators.js";

/** Value of an f16 or bf16 pattern, from the definition. */
function valueOf(bits: number, exponentBits: number): number {
  const fractionBits = 15 - exponentBits;
  const bias = 2 ** (exponentBits - 1) - 1;
  const e = (bits >> fractionBits) & (2 ** exponentBits - 1);
  const f = (bits & (2 ** fractionBits - 1)) / 2 ** fractionBits;
  const sign = bits & 0x8000 ? -1 : 1;
  if (e === 2 ** exponentBits - 1) return f === 0 ? sign * Infinity : NaN;
  return sign * (e === 0 ? f * 2 ** (1 - bias) : (1 + f) * 2 ** (e - bias));
}

const SIXTEEN = [
  {
    name: "f16",
    exponentBits: 5,
    format: ref.F16,
    read: F.f16ToNumber,
    bits: F.f16ToBits,
    round: F.numberToF16,
  },
  {
    name: "bf16",
    exponentBits: 8,
    format: ref.BF16,
    read: F.bf16ToNumber,
    bits: F.bf16ToBits,
    round: F.numberToBf16,
  },
];

describe.each(SIXTEEN)("$name patterns", (t) => {
  it("stand for the numbers of the definition, all 65536, and back", () => {
    const wrong: number[] = [];
    for (let bits = 0; bits < 0x10000; bits++) {
      const v = valueOf(bits, t.exponentBits);
      if (!Object.is(t.read(bits), v)) wrong.push(bits);
      if (v === v && (t.bits(v) !== bits || t.round(v, bits & 3) !== bits)) wrong.push(bits);
    }
    expect(wrong).toEqual([]);
  });

  it("come from doubles with one rounding in every mode", () => {
    const near = fc
      .tuple(fc.integer({ min: 0, max: 0xffff }), fc.double({ min: -1, max: 1, noNaN: true }))
      .map(([bits, k]) => valueOf(bits, t.exponentBits) * (1 + k * 2 ** -10))
      .filter(Number.isFinite);
    fc.assert(
      fc.property(fc.oneof(near, finiteF32, finiteF64), anyRound, (x, round) => {
        const expected = x === 0 ? x : ref.roundRational(ref.rational(x), t.format, round);
        expect(t.read(t.round(x, round))).toBe(expected);
      }),
      { numRuns: 10000 },
    );
  });

  it("round to nearest even at every middle between neighbours", () => {
    const infinity = ((1 << t.exponentBits) - 1) << (15 - t.exponentBits);
    const wrong: number[] = [];
    for (let bits = 0; bits + 1 < infinity; bits++) {
      const [low, high] = [valueOf(bits, t.exponentBits), valueOf(bits + 1, t.exponentBits)];
      const middle = (low + high) / 2;
      const even = bits & 1 ? bits + 1 : bits;
      const ok =
        t.round(middle, 0) === even &&
        t.round(-middle, 0) === (even | 0x8000) &&
        t.round(F.nextUp(middle), 0) === bits + 1 &&
        t.round(F.nextDown(middle), 0) === bits &&
        t.round(F.nextUp(low), 1) === bits + 1 &&
        t.round(F.nextUp(low), 2) === bits &&
        t.round(F.nextUp(low), 3) === bits &&
        t.round(-F.nextUp(low), 2) === ((bits + 1) | 0x8000);
      if (!ok) wrong.push(bits);
    }
    expect(wrong).toEqual([]);
  });
});

describe("conversions of patterns", () => {
  it("keep sign and high payload of a NaN and quieten it", () => {
    expect(F.f32BitsToF16Bits(0xff802000, 0)).toBe(0xfe01);
    expect(F.f32BitsToF16Bits(0x7f800001, 0)).toBe(0x7e00);
    expect(F.f16BitsToF32Bits(0xfc01)).toBe(0xffc02000);
    expect(F.f32BitsToBf16Bits(0xff810000, 0)).toBe(0xffc1);
    expect(F.bf16BitsToF32Bits(0x7f81)).toBe(0x7fc10000);
    F.f32BitsToF64Bits(0xff800001);
    expect([F.OUT[1], F.OUT[0]]).toEqual([0xfff80000, 0x20000000]);
    expect(F.f64BitsToF32Bits(0x20000000, 0xfff00000, 0)).toBe(0xffc00001);
  });

  it("agree with the numbers elsewhere", () => {
    const wrong: number[] = [];
    for (let bits = 0; bits < 0x10000; bits++) {
      if (F.isNan16(bits)) continue;
      if (F.f16BitsToF32Bits(bits) !== F.f32ToBits(F.f16ToNumber(bits))) wrong.push(bits);
    }
    expect(wrong).toEqual([]);
    fc.assert(
      fc.property(anyBits32, anyRound, (bits, round) => {
        if (F.isNan32(bits)) return;
        const x = F.f32FromBits(bits);
        F.f32BitsToF64Bits(bits);
        expect(F.f64FromWords(F.OUT[0], F.OUT[1])).toBe(x);
        expect(F.f32BitsToF16Bits(bits, round)).toBe(F.numberToF16(x, round));
        expect(F.f32BitsToBf16Bits(bits, round)).toBe(F.numberToBf16(x, round));
        expect(F.f64BitsToF32Bits(F.f64Lo(x), F.f64Hi(x), round)).toBe(bits);
      }),
      { numRuns: 5000 },
    );
  });
});

describe("float to integer", () => {
  const signed64 = (): bigint => BigInt.asIntN(64, (BigInt(F.OUT[1]) << 32n) | BigInt(F.OUT[0]));
  const clamp = (x: number, low: bigint, high: bigint): bigint => {
    if (x !== x) return 0n;
    if (x === Infinity) return high;
    if (x === -Infinity) return low;
    const n = BigInt(Math.trunc(x));
    return n < low ? low : n > high ? high : n;
  };
  const edge = fc.constantFrom(
    2 ** 31,
    -(2 ** 31),
    2 ** 32,
    2 ** 63,
    -(2 ** 63),
    2 ** 64,
    2 ** 15,
    127.5,
    -0.99,
    NaN,
  );
  const values = fc.oneof(finiteF64, finiteF32, fc.double(), edge, fc.double({ min: -70000, max: 70000 }));

  it("truncates, saturates and gives 0 for NaN", () => {
    fc.assert(
      fc.property(values, (x) => {
        expect(BigInt(F.toI32(x))).toBe(clamp(x, -(2n ** 31n), 2n ** 31n - 1n));
        expect(BigInt(F.toU32(x))).toBe(clamp(x, 0n, 2n ** 32n - 1n));
        expect(BigInt(F.toI16(x))).toBe(clamp(x, -32768n, 32767n));
        expect(BigInt(F.toU16(x))).toBe(clamp(x, 0n, 65535n));
        expect(BigInt(F.toI8(x))).toBe(clamp(x, -128n, 127n));
        expect(BigInt(F.toU8(x))).toBe(clamp(x, 0n, 255n));
        F.toI64(x);
        expect(signed64()).toBe(clamp(x, -(2n ** 63n), 2n ** 63n - 1n));
        F.toU64(x);
        expect(BigInt.asUintN(64, signed64())).toBe(clamp(x, 0n, 2n ** 64n - 1n));
      }),
      { numRuns: 5000 },
    );
  });

  it("rounds as V_CVT_NEAREST and V_CVT_FLOOR say", () => {
    for (const [x, nearest, floor] of [
      [0.5, 1, 0],
      [-0.5, 0, -1],
      [-1.5, -1, -2],
      [2.5, 3, 2],
      [0.49999997, 0, 0],
      [8388609, 8388609, 8388609],
      [-3.2, -3, -4],
      [1e20, 0x7fffffff, 0x7fffffff],
      [NaN, 0, 0],
      [-Infinity, -0x80000000, -0x80000000],
    ]) {
      expect(F.toI32Nearest(x)).toBe(nearest);
      expect(F.toI32Floor(x)).toBe(floor);
    }
  });

  it("normalises symmetrically", () => {
    expect([1, -1, 2, -2, 0, NaN, 0.5, -Infinity].map(F.toSnorm16)).toEqual([
      32767, -32767, 32767, -32767, 0, 0, 16384, -32767,
    ]);
    expect([1, -1, 2, 0.5, NaN, 1 / 65535, Infinity].map(F.toUnorm16)).toEqual([
      65535, 0, 65535, 32768, 0, 1, 65535,
    ]);
  });
});

describe("rounding to integers", () => {
  it("keeps signs of zero and rounds ties to even", () => {
    expect([0.5, -0.5, 1.5, 2.5, -2.5, -0, 2 ** 52 + 1, -1e300].map(F.rndne)).toEqual([
      0,
      -0,
      2,
      2,
      -2,
      -0,
      2 ** 52 + 1,
      -1e300,
    ]);
    expect(F.roundToInt(-0.3, 1)).toBe(-0);
    expect(F.roundToInt(-0.3, 2)).toBe(-1);
    expect(F.roundToInt(-0.3, 3)).toBe(-0);
    expect(F.isEven(-4)).toBe(true);
    expect(F.isEven(3)).toBe(false);
  });

  it("has fractions below 1", () => {
    expect(F.f32ToBits(F.fractF32(-(2 ** -149), 0))).toBe(0x3f7fffff);
    expect(F.numberToF16(F.fractF16(-(2 ** -24), 0), 0)).toBe(0x3bff);
    expect(F.numberToBf16(F.fractBf16(-(2 ** -100), 0), 0)).toBe(0x3f7f);
    expect(F.fractF64(-(2 ** -1074), 0)).toBe(1 - 2 ** -53);
    expect(F.fractF32(-1.25, 0)).toBe(0.75);
    expect(F.fractF32(-5, 0)).toBe(0);
    expect(F.fractF32(Infinity, 0)).toBe(NaN);
  });
});

describe("taking numbers apart", () => {
  it("gives a mantissa in [0.5, 1) and its exponent, denormals too", () => {
    fc.assert(
      fc.property(finiteF64, (x) => {
        const [m, e] = [F.frexpMant(x), F.frexpExp(x)];
        if (x === 0) expect([m, e]).toEqual([x, 0]);
        else {
          expect(Math.abs(m) >= 0.5 && Math.abs(m) < 1).toBe(true);
          expect(F.ldexpF64(m, e, 0)).toBe(x);
        }
      }),
    );
    for (const x of [Infinity, -Infinity, NaN]) {
      expect(F.frexpExp(x)).toBe(0);
      expect(F.frexpMant(x)).toBe(x);
    }
  });

  it("reads exponent fields as stored", () => {
    expect(F.exponent16(0x7c01)).toBe(31);
    expect(F.exponentBf16(0x3f80)).toBe(127);
    expect(F.exponent32(0xbf800000)).toBe(127);
    expect(F.exponent64(0xfff00000)).toBe(2047);
    expect(F.sign32(0x80000000)).toBe(1);
    expect(F.signOf(-0)).toBe(1);
    expect(F.signOf(0)).toBe(0);
  });
});

describe("64-bit integers to float", () => {
  it("round once in every mode", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
        fc.integer({ min: 0, max: 63 }),
        anyRound,
        (v, s, round) => {
          const u = v >> BigInt(s);
          const [lo, hi] = [Number(u & 0xffffffffn), Number(u >> 32n)];
          const i = BigInt.asIntN(64, u);
          for (const [n, f64, f32, f16] of [
            [u, F.u64ToF64, F.u64ToF32, F.u64ToF16],
            [i, F.i64ToF64, F.i64ToF32, F.i64ToF16],
          ] as const) {
            const expected = (format: ref.Format): number =>
              n === 0n ? 0 : ref.roundRational({ n, d: 1n }, format, round);
            expect(f64(lo, hi, round)).toBe(expected(ref.F64));
            expect(f32(lo, hi, round)).toBe(expected(ref.F32));
            expect(f16(lo, hi, round)).toBe(expected(ref.F16));
          }
        },
      ),
      { numRuns: 3000 },
    );
  });
});

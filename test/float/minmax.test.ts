/** Minimum, maximum, class, clamp and OMOD on patterns, by the rules of the manuals in their own words. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as F from "../../runtime/float/index.js";
import { anyBits32 } from "./generators.js";

const S32 = 0x7fa00001;
const Q32 = 0x7fc00002;
const Q32B = 0xffc00003;
const ONE = 0x3f800000;

describe("NaN rules of min and max, f32", () => {
  const quiet = (bits: number): number => (bits | 0x400000) >>> 0;

  it("of cdna1-4, rdna1, rdna2: the second of two quiet NaNs", () => {
    for (const f of [F.min32Second, F.max32Second]) {
      expect(f(Q32, Q32B, true)).toBe(Q32B);
      expect(f(Q32, ONE, true)).toBe(ONE);
      expect(f(ONE, Q32, false)).toBe(ONE);
      expect(f(S32, ONE, true)).toBe(quiet(S32));
      expect(f(ONE, S32, true)).toBe(quiet(S32));
      expect(f(Q32, S32, true)).toBe(quiet(S32));
      expect(f(S32, ONE, false)).toBe(ONE);
      expect(f(Q32, S32, false)).toBe(S32);
    }
  });

  it("of rdna3, rdna3_5: the first of two quiet NaNs", () => {
    for (const f of [F.min32First, F.max32First]) {
      expect(f(Q32, Q32B, true)).toBe(Q32);
      expect(f(Q32, ONE, false)).toBe(ONE);
      expect(f(ONE, S32, true)).toBe(quiet(S32));
      expect(f(S32, Q32, false)).toBe(S32);
    }
  });

  it("of minNum and maxNum: a number wins even over a signalling NaN", () => {
    for (const f of [F.minNum32, F.maxNum32]) {
      expect(f(S32, ONE)).toBe(ONE);
      expect(f(ONE, S32)).toBe(ONE);
      expect(f(S32, Q32)).toBe(quiet(S32));
      expect(f(Q32B, S32)).toBe(Q32B);
    }
  });

  it("of minimum and maximum: a NaN wins, signalling first", () => {
    for (const f of [F.minimum32, F.maximum32]) {
      expect(f(ONE, Q32)).toBe(Q32);
      expect(f(Q32, Q32B)).toBe(Q32);
      expect(f(Q32, S32)).toBe(quiet(S32));
      expect(f(S32, Q32)).toBe(quiet(S32));
      expect(f(ONE, S32)).toBe(quiet(S32));
    }
  });
});

/** One flavour in three widths: 32-bit patterns are the model for the others. */
const FLAVOURS = [
  {
    name: "min second ieee",
    f32: m(F.min32Second, true),
    f16: m(F.min16Second, true),
    f64: w(F.min64Second, true),
  },
  {
    name: "max second ieee",
    f32: m(F.max32Second, true),
    f16: m(F.max16Second, true),
    f64: w(F.max64Second, true),
  },
  {
    name: "min second",
    f32: m(F.min32Second, false),
    f16: m(F.min16Second, false),
    f64: w(F.min64Second, false),
  },
  {
    name: "max second",
    f32: m(F.max32Second, false),
    f16: m(F.max16Second, false),
    f64: w(F.max64Second, false),
  },
  {
    name: "min first ieee",
    f32: m(F.min32First, true),
    f16: m(F.min16First, true),
    f64: w(F.min64First, true),
  },
  {
    name: "max first ieee",
    f32: m(F.max32First, true),
    f16: m(F.max16First, true),
    f64: w(F.max64First, true),
  },
  {
    name: "min first",
    f32: m(F.min32First, false),
    f16: m(F.min16First, false),
    f64: w(F.min64First, false),
  },
  {
    name: "max first",
    f32: m(F.max32First, false),
    f16: m(F.max16First, false),
    f64: w(F.max64First, false),
  },
  { name: "minNum", f32: F.minNum32, f16: F.minNum16, bf16: F.minNumBf16, f64: w2(F.minNum64) },
  { name: "maxNum", f32: F.maxNum32, f16: F.maxNum16, bf16: F.maxNumBf16, f64: w2(F.maxNum64) },
  { name: "minimum", f32: F.minimum32, f16: F.minimum16, bf16: F.minimumBf16, f64: w2(F.minimum64) },
  { name: "maximum", f32: F.maximum32, f16: F.maximum16, bf16: F.maximumBf16, f64: w2(F.maximum64) },
];
type Two = (a: number, b: number) => number;
type Words = [lo: number, hi: number];
function m(f: (a: number, b: number, ieee: boolean) => number, ieee: boolean): Two {
  return (a, b) => f(a, b, ieee);
}
function w2(f: (aLo: number, aHi: number, bLo: number, bHi: number) => void) {
  return (a: Words, b: Words): Words => {
    f(a[0], a[1], b[0], b[1]);
    return [F.OUT[0], F.OUT[1]];
  };
}
function w(f: (aLo: number, aHi: number, bLo: number, bHi: number, ieee: boolean) => void, ieee: boolean) {
  return w2((a, b, c, d) => f(a, b, c, d, ieee));
}

describe.each(FLAVOURS)("$name", (t) => {
  const isMin = t.name.startsWith("min");

  it("orders numbers, with -0 below +0", () => {
    fc.assert(
      fc.property(anyBits32, anyBits32, (a, b) => {
        if (F.isNan32(a) || F.isNan32(b)) return;
        const [x, y] = [F.f32FromBits(a), F.f32FromBits(b)];
        expect(F.f32FromBits(t.f32(a, b))).toBe(isMin ? Math.min(x, y) : Math.max(x, y));
      }),
      { numRuns: 2000 },
    );
  });

  it("does in f16, bf16 and f64 what it does in f32", () => {
    // Patterns whose class and order survive a change of format: sign, exponent class, one fraction bit pair.
    const small = [0x0000, 0x8000, 0x0001, 0x8001, 0x3c00, 0xbc00, 0x7bff, 0x7c00, 0xfc00];
    const nans = [0x7d00, 0xfd00, 0x7e00, 0xfe01, 0x7c01, 0x7f00];
    const toBf16 = (h: number): number =>
      (h & 0x8000) | ((h & 0x7c00) === 0x7c00 ? 0x7f80 : (h & 0x7c00) >> 3) | ((h & 0x300) >> 3) | (h & 1);
    const to32 = (h: number): number =>
      (((h & 0x8000) << 16) |
        ((h & 0x7c00) === 0x7c00 ? 0x7f800000 : (h & 0x7c00) << 13) |
        ((h & 0x3ff) << 13)) >>>
      0;
    const to64 = (h: number): Words => [
      0,
      (((h & 0x8000) << 16) |
        ((h & 0x7c00) === 0x7c00 ? 0x7ff00000 : (h & 0x7c00) << 10) |
        ((h & 0x3ff) << 10)) >>>
        0,
    ];
    const back32 = (u: number): number =>
      ((u >>> 16) & 0x8000) |
      ((u & 0x7f800000) === 0x7f800000 ? 0x7c00 : (u >>> 13) & 0x7c00) |
      ((u >>> 13) & 0x3ff);
    for (const a of [...small, ...nans])
      for (const b of [...small, ...nans]) {
        const model = back32(t.f32(to32(a), to32(b)));
        expect([a, b, t.f16(a, b)]).toEqual([a, b, model]);
        expect(t.f64(to64(a), to64(b))).toEqual(to64(model));
        if (t.bf16) expect(t.bf16(toBf16(a), toBf16(b))).toBe(toBf16(model));
      }
  });

  it("looks at the low word of an f64", () => {
    const [a, b]: Words[] = [
      [0x80000001, 0x3ff00000],
      [0x00000002, 0x3ff00000],
    ];
    expect(t.f64(a, b)).toEqual(isMin ? b : a);
    expect(t.f64([a[0], 0xbff00000], [b[0], 0xbff00000])[0]).toBe(isMin ? a[0] : b[0]);
  });
});

describe("class", () => {
  it("is each of the ten, in every format", () => {
    const classes: [bits: number, f16: number, f64: Words, mask: number][] = [
      [0x7f800001, 0x7c01, [1, 0x7ff00000], F.CLASS_SIGNAL_NAN],
      [0xffc00000, 0xfe00, [0, 0xfff80000], F.CLASS_QUIET_NAN],
      [0xff800000, 0xfc00, [0, 0xfff00000], F.CLASS_NEG_INF],
      [0xbf800000, 0xbc00, [0, 0xbff00000], F.CLASS_NEG_NORMAL],
      [0x80000001, 0x8001, [1, 0x80000000], F.CLASS_NEG_DENORMAL],
      [0x80000000, 0x8000, [0, 0x80000000], F.CLASS_NEG_ZERO],
      [0x00000000, 0x0000, [0, 0x00000000], F.CLASS_POS_ZERO],
      [0x007fffff, 0x03ff, [0, 0x000fffff], F.CLASS_POS_DENORMAL],
      [0x00800000, 0x0400, [0, 0x00100000], F.CLASS_POS_NORMAL],
      [0x7f800000, 0x7c00, [0, 0x7ff00000], F.CLASS_POS_INF],
    ];
    for (const [bits, f16, [lo, hi], mask] of classes) {
      expect(F.class32(bits)).toBe(mask);
      expect(F.class16(f16)).toBe(mask);
      expect(F.class64(lo, hi)).toBe(mask);
      expect(F.classTest32(bits, mask)).toBe(1);
      expect(F.classTest32(bits, 0x3ff & ~mask)).toBe(0);
      expect(F.classTest16(f16, 0x3ff & ~mask)).toBe(0);
      expect(F.classTest64(lo, hi, mask)).toBe(1);
    }
    expect(F.classBf16(0x7f81)).toBe(F.CLASS_SIGNAL_NAN);
    expect(F.classBf16(0x8001)).toBe(F.CLASS_NEG_DENORMAL);
    expect(classes.reduce((all, c) => all | c[3], 0)).toBe(0x3ff);
  });
});

describe("clamp and OMOD", () => {
  it("clamp to [0, 1], -0 and NaN to +0", () => {
    expect(
      [0x80000000, 0xbf800000, 0x3f000000, 0x40000000, 0x7f800000].map((b) => F.clamp32(b, true)),
    ).toEqual([0, 0, 0x3f000000, 0x3f800000, 0x3f800000]);
    expect(F.clamp32(0x7fc00000, true)).toBe(0);
    expect(F.clamp32(0x7fc00000, false)).toBe(0x7fc00000);
    expect([0x8000, 0x3c01, 0xfc00, 0x7e00].map((b) => F.clamp16(b, true))).toEqual([0, 0x3c00, 0, 0]);
    expect([0x8000, 0x3f81, 0x3f00, 0x7fc0].map((b) => F.clampBf16(b, true))).toEqual([0, 0x3f80, 0x3f00, 0]);
    F.clamp64(1, 0x3ff00000, true);
    expect([...F.OUT]).toEqual([0, 0x3ff00000]);
    F.clamp64(5, 0x3fe00000, true);
    expect([...F.OUT]).toEqual([5, 0x3fe00000]);
    F.clamp64(1, 0x7ff00000, true);
    expect([...F.OUT]).toEqual([0, 0]);
  });

  it("multiply by 2, 4 or divide by 2, flushing, -0 to +0", () => {
    expect(F.omod32(0x3f800000, 1, 0)).toBe(0x40000000);
    expect(F.omod32(0x3f800000, 2, 0)).toBe(0x40800000);
    expect(F.omod32(0x3f800000, 3, 0)).toBe(0x3f000000);
    expect(F.omod32(0x80000000, 1, 0)).toBe(0);
    expect(F.omod32(0x80800000, 3, 0)).toBe(0);
    expect(F.omod32(0x7f7fffff, 1, 0)).toBe(0x7f800000);
    expect(F.omod32(0x7f7fffff, 1, 3)).toBe(0x7f7fffff);
    expect(F.omod32(0xffa00001, 1, 0)).toBe(0xffa00001);
    expect(F.omod16(0x3c00, 2, 0)).toBe(0x4400);
    expect(F.omod16(0x0400, 3, 0)).toBe(0);
    expect(F.omod16(0x7bff, 1, F.ROUND_SATURATE)).toBe(0x7bff);
    expect(F.omodBf16(0xbf80, 2, 0)).toBe(0xc080);
    expect(F.omodBf16(0x8080, 3, 0)).toBe(0);
    expect(F.omodBf16(0x7f7f, 1, 0)).toBe(0x7f80);
    F.omod64(0, 0xbff00000, -1, 3, 0);
    expect([...F.OUT]).toEqual([0, 0xbfe00000]);
    F.omod64(0xffffffff, 0x7fefffff, Number.MAX_VALUE, 1, 3);
    expect([...F.OUT]).toEqual([0xffffffff, 0x7fefffff]);
  });

  it("NEG and ABS touch the sign bit alone, also of a signalling NaN", () => {
    expect(F.neg32(0x7f800001)).toBe(0xff800001);
    expect(F.abs32(0xff800001)).toBe(0x7f800001);
    expect(F.neg16(0xfc01)).toBe(0x7c01);
    expect(F.abs16(0xfc01)).toBe(0x7c01);
    expect(F.quieted32(0xff800001)).toBe(0xffc00001);
    expect(F.quieted32(0xff800000)).toBe(0xff800000);
    expect(F.quieted16(0x7c01)).toBe(0x7e01);
    expect(F.quietedHi64(1, 0xfff00000)).toBe(0xfff80000);
    expect(F.quietedHi64(0, 0xfff00000)).toBe(0xfff00000);
  });
});

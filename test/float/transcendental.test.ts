/**
 * The transcendental functions are correctly rounded. Every f16 and many f32 are compared with the host's
 * Math (good to about 2^-50); where that disagrees, and for a sample anyway, a 320-bit reference decides.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as F from "../../runtime/float/index.js";
import * as ref from "./exact-reference.js";
import * as high from "./high-precision.js";

/** Result of the reference in the format, or NaN where its own precision leaves it open. */
function settle(value: bigint, format: ref.Format): number {
  const low = ref.roundRational({ n: value - high.SLACK, d: high.SCALE }, format, 0);
  const up = ref.roundRational({ n: value + high.SLACK, d: high.SCALE }, format, 0);
  return Object.is(low, up) ? low : NaN;
}

interface Function {
  name: string;
  f32: (x: number) => number;
  f16: (x: number) => number;
  bf16: (x: number) => number;
  host: (x: number) => number;
  /** Exact value; only called for finite x in the domain, off the special points. */
  exact: (x: number) => bigint;
  /** Operands whose results are finite and not trivially exact. */
  domain: (x: number) => boolean;
}
const FUNCTIONS: Function[] = [
  {
    name: "exp2",
    f32: F.exp2F32,
    f16: F.exp2F16,
    bf16: F.exp2Bf16,
    host: (x) => 2 ** x,
    exact: high.exp2,
    domain: (x) => Math.abs(x) < 126 && Math.abs(x) > 1e-30,
  },
  {
    name: "log2",
    f32: F.log2F32,
    f16: F.log2F16,
    bf16: F.log2Bf16,
    host: Math.log2,
    exact: high.log2,
    domain: (x) => x > 0 && x < Infinity && x !== 1,
  },
  {
    name: "sin",
    f32: F.sinF32,
    f16: F.sinF16,
    bf16: F.sinBf16,
    host: (x) => Math.sin((x % 1) * 2 * Math.PI),
    exact: (x) => high.sinCosTurns(x % 1)[0],
    domain: (x) => Math.abs(x) > 1e-30 && (x * 2) % 1 !== 0,
  },
  {
    name: "cos",
    f32: F.cosF32,
    f16: F.cosF16,
    bf16: F.cosBf16,
    host: (x) => Math.cos((x % 1) * 2 * Math.PI),
    exact: (x) => high.sinCosTurns(x % 1)[1],
    domain: (x) => Math.abs(x) > 1e-30 && Math.abs(x) < 1e30 && (x * 4) % 1 !== 0,
  },
  {
    name: "tanh",
    f32: F.tanhF32,
    f16: F.tanhF16,
    bf16: F.tanhBf16,
    host: Math.tanh,
    exact: high.tanh,
    domain: (x) => Math.abs(x) > 1e-20 && Math.abs(x) < 60,
  },
  {
    name: "rsq",
    f32: F.rsqF32,
    f16: F.rsqF16,
    bf16: F.rsqBf16,
    host: (x) => 1 / Math.sqrt(x),
    exact: (x) => {
      const { n, d } = ref.rational(x);
      // 2^320 sqrt(d / n)
      return rootOf((d << 640n) / n);
    },
    domain: (x) => x > 1e-30 && x < 1e30,
  },
];

function rootOf(n: bigint): bigint {
  let x = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const y = (x + n / x) >> 1n;
    if (y >= x) return x;
    x = y;
  }
}

/** The operands at which f disagrees with the host and is not vindicated by the reference. */
function wrongAt(
  operands: Iterable<number>,
  f: (x: number) => number,
  host: (x: number) => number,
  t: Function,
  format: ref.Format,
): string[] {
  const wrong: string[] = [];
  for (const x of operands) {
    if (!t.domain(x)) continue;
    const y = f(x);
    if (y === host(x)) continue;
    const expected = settle(t.exact(x), format);
    if (!Object.is(y, expected)) wrong.push(`${t.name}(${x}) is ${y}, expected ${expected}`);
  }
  return wrong;
}

function* patterns(read: (bits: number) => number, step: number): Generator<number> {
  for (let bits = 0; bits < 0x10000; bits += step) {
    const x = read(bits);
    if (Number.isFinite(x)) yield x;
  }
}

describe.each(FUNCTIONS)("$name", (t) => {
  it("is correctly rounded for every f16", () => {
    const host = (x: number): number => F.roundToF16(t.host(x), 0);
    expect(wrongAt(patterns(F.f16ToNumber, 1), t.f16, host, t, ref.F16)).toEqual([]);
  });

  it("is correctly rounded for every bf16", () => {
    const host = (x: number): number => F.roundToBf16(t.host(x), 0);
    expect(wrongAt(patterns(F.bf16ToNumber, 1), t.bf16, host, t, ref.BF16)).toEqual([]);
  });

  it("is correctly rounded for many f32", () => {
    const operands = function* (): Generator<number> {
      for (let i = 0; i < 400000; i++) yield F.f32FromBits(Math.imul(i, 0x9e3779b1) >>> 0);
      for (let i = 0; i < 100000; i++) yield Math.fround(((i * 0.6180339887) % 1) * 2 - 0.5);
      for (let i = 0; i < 100000; i++) yield Math.fround(((i * 0.6180339887) % 1) * 40 - 20);
    };
    const host = (x: number): number => Math.fround(t.host(x));
    expect(wrongAt(operands(), t.f32, host, t, ref.F32)).toEqual([]);
  });

  it("agrees with the 320-bit reference on a sample", () => {
    const wrong: string[] = [];
    for (let i = 1; i <= 300; i++) {
      const x = Math.fround(((i * 0.6180339887498949) % 1) * (i % 3 === 0 ? 60 : 2) - (i % 2));
      if (!t.domain(x)) continue;
      const expected = settle(t.exact(x), ref.F32);
      if (t.f32(x) !== expected) wrong.push(`${x}: ${t.f32(x)}, expected ${expected}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe("special operands", () => {
  // prettier-ignore
  it("give what the manuals' examples and the limits say", () => {
    expect([F.exp2F32(-Infinity), F.exp2F32(-0), F.exp2F32(Infinity), F.exp2F32(128), F.exp2F32(-150), F.exp2F32(-149)]).toEqual([0, 1, Infinity, Infinity, 0, 2 ** -149]);
    expect([F.exp2F32(1e-30), F.exp2F32(1e30), F.exp2F32(-1e30)]).toEqual([1, Infinity, 0]);
    expect([F.log2F32(-1), F.log2F32(-0), F.log2F32(0), F.log2F32(1), F.log2F32(Infinity), F.log2F32(2 ** -149), F.log2F32(-Infinity)]).toEqual([NaN, -Infinity, -Infinity, 0, Infinity, -149, NaN]);
    expect([F.rcpF32(-Infinity), F.rcpF32(-0), F.rcpF16(-2), F.rcpBf16(0)]).toEqual([-0, -Infinity, -0.5, Infinity]);
    expect([F.rsqF32(-0), F.rsqF32(0), F.rsqF32(4), F.rsqF32(Infinity), F.rsqF32(-1)]).toEqual([-Infinity, Infinity, 0.5, 0, NaN]);
    expect([F.sinF32(-0), F.sinF32(0.25), F.sinF32(-3), F.sinF32(0.75), F.sinF32(Infinity), F.sinF32(0.5)]).toEqual([-0, 1, 0, -1, NaN, 0]);
    expect([F.cosF32(-0), F.cosF32(0.25), F.cosF32(0.5), F.cosF32(-Infinity), F.cosF32(3e38)]).toEqual([1, 0, -1, NaN, 1]);
    expect([F.tanhF32(-0), F.tanhF32(Infinity), F.tanhF32(-10), F.tanhF32(1e-30), F.tanhF32(9), F.tanhF32(NaN)]).toEqual([-0, 1, -1, Math.fround(1e-30), Math.fround(1 - 2 ** -24), NaN]);
    expect([F.rsqF64(0), F.rsqF64(-0), F.rsqF64(-1), F.rsqF64(Infinity), F.rcpF64(-0)]).toEqual([Infinity, -Infinity, NaN, 0, -Infinity]);
  });

  it("make negative NaNs, as far as the engine keeps their sign", () => {
    const signs = new Set<number>();
    for (let i = 0; i < 20000; i++) {
      signs.add(F.f32ToBits(F.log2F32(-1 - i)));
      signs.add(F.f32ToBits(F.rsqF32(-1 - i)));
      signs.add(F.f32ToBits(F.sinF32(-Infinity)));
      signs.add(F.f32ToBits(F.cosF32(Infinity)));
      signs.add(F.numberToF16(F.rsqF16(-1 - i), 0));
      signs.add(F.f16ToBits(F.log2F16(-1 - i)));
      signs.add(F.numberToBf16(F.sinBf16(Infinity), 0));
    }
    expect([...signs]).toEqual([0xffc00000, 0xfe00, 0xffc0]);
    expect(F.f32ToBits(F.cosF32(F.f32FromBits(0x7fc00001)))).toBe(0x7fc00001);
  });

  it("have negative NaNs as patterns, and quieten a NaN operand", () => {
    expect([0xff800000, 0xbf800000].map(F.log2Bits32)).toEqual([0xffc00000, 0xffc00000]);
    expect(F.rsqBits16(0xfc00)).toBe(0xfe00);
    expect(F.sinBits32(0x7f800000)).toBe(0xffc00000);
    expect(F.sinBits32(0x7f800001)).toBe(0x7fc00001);
    expect(F.exp2Bits16(0xfc01)).toBe(0xfe01);
    expect(F.tanhBitsBf16(0x7f81)).toBe(0x7fc1);
    expect(F.log2BitsBf16(0xbf80)).toBe(0xffc0);
  });
});

describe("rsq of f64", () => {
  it("is correctly rounded, at the hardest operands too", () => {
    const operand = fc.oneof(
      fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
      // x near 1 / m^2 for a middle m: results next to a tie.
      fc.integer({ min: 1, max: 2 ** 31 }).map((k) => 1 / (1 - (2 * k + 1) * 2 ** -54) ** 2),
      fc.integer({ min: 1, max: 64 }).map((k) => 1 + k * 2 ** -52),
      fc.integer({ min: 1, max: 64 }).map((k) => 4 - k * 2 ** -51),
    );
    fc.assert(
      fc.property(operand, (x) => {
        if (x === 0) return;
        const { n, d } = ref.rational(x);
        const square = (d << 2600n) / n;
        const root = (rootOf(square) << 1n) | 1n;
        const exact = rootOf(square) ** 2n === square && (d << 2600n) % n === 0n ? root - 1n : root;
        expect(F.rsqF64(x)).toBe(ref.roundRational({ n: exact, d: 1n << 1301n }, ref.F64, 0));
      }),
      { numRuns: 2000 },
    );
  });
});

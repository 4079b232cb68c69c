/** Arithmetic of every format and mode against exact rationals, with values TestFloat's sets do not have. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as F from "../../runtime/float/index.js";
import * as ref from "./exact-reference.js";
import { anyRound, finiteBf16, finiteF16, finiteF32, finiteF64 } from "./generators.js";

type Binary = (a: number, b: number, round: number) => number;
type Ternary = (a: number, b: number, c: number, round: number) => number;

interface Case {
  name: string;
  format: ref.Format;
  values: fc.Arbitrary<number>;
  add: Binary;
  sub: Binary;
  mul: Binary;
  div: Binary;
  fma: Ternary;
  sqrt: (x: number, round: number) => number;
  ldexp: Binary;
}
const { F16, BF16, F32, F64 } = ref;
// prettier-ignore
const FORMATS: Case[] = [
  { name: "f16", format: F16, values: finiteF16, add: F.addF16, sub: F.subF16, mul: F.mulF16, div: F.divF16, fma: F.fmaF16, sqrt: F.sqrtF16, ldexp: F.ldexpF16 },
  { name: "bf16", format: BF16, values: finiteBf16, add: F.addBf16, sub: F.subBf16, mul: F.mulBf16, div: F.divBf16, fma: F.fmaBf16, sqrt: F.sqrtBf16, ldexp: F.ldexpBf16 },
  { name: "f32", format: F32, values: finiteF32, add: F.addF32, sub: F.subF32, mul: F.mulF32, div: F.divF32, fma: F.fmaF32, sqrt: F.sqrtF32, ldexp: F.ldexpF32 },
  { name: "f64", format: F64, values: finiteF64, add: F.addF64, sub: F.subF64, mul: F.mulF64, div: F.divF64, fma: F.fmaF64, sqrt: F.sqrtF64, ldexp: F.ldexpF64 },
];
const RUNS = { numRuns: 3000 };

/** The sign an exact zero sum has: that of both terms, or by the round mode. */
function zero(aNegative: boolean, bNegative: boolean, round: number): number {
  return (aNegative && bNegative) || (aNegative !== bNegative && round === 2) || (round === 2 && aNegative)
    ? -0
    : 0;
}
const negative = (x: number): boolean => x < 0 || Object.is(x, -0);

describe.each(FORMATS)("$name", (t) => {
  const rounded = (x: ref.Rational, round: number): number => ref.roundRational(x, t.format, round);

  it("adds and subtracts with one rounding", () => {
    fc.assert(
      fc.property(t.values, t.values, anyRound, (a, b, round) => {
        const exact = ref.add(ref.rational(a), ref.rational(b));
        const expected =
          exact.n !== 0n
            ? rounded(exact, round)
            : a === 0
              ? zero(negative(a), negative(b), round)
              : round === 2
                ? -0
                : 0;
        expect(t.add(a, b, round)).toBe(expected);
        expect(t.sub(a, -b, round)).toBe(expected);
      }),
      RUNS,
    );
  });

  it("adds nearby numbers with cancellation", () => {
    fc.assert(
      fc.property(t.values, fc.integer({ min: -8, max: 8 }), anyRound, (a, k, round) => {
        const b = -t.ldexp(a, k, 3);
        if (!Number.isFinite(b)) return;
        const exact = ref.add(ref.rational(a), ref.rational(b));
        if (exact.n === 0n) return;
        expect(t.add(a, b, round)).toBe(rounded(exact, round));
      }),
      RUNS,
    );
  });

  it("multiplies with one rounding", () => {
    fc.assert(
      fc.property(t.values, t.values, anyRound, (a, b, round) => {
        const exact = ref.multiply(ref.rational(a), ref.rational(b));
        expect(t.mul(a, b, round)).toBe(exact.n === 0n ? a * b : rounded(exact, round));
      }),
      RUNS,
    );
  });

  it("divides with one rounding", () => {
    fc.assert(
      fc.property(t.values, t.values, anyRound, (a, b, round) => {
        if (a === 0 || b === 0) {
          expect(t.div(a, b, round)).toBe(a / b);
          return;
        }
        expect(t.div(a, b, round)).toBe(rounded(ref.divide(ref.rational(a), ref.rational(b)), round));
      }),
      RUNS,
    );
  });

  it("takes square roots with one rounding", () => {
    fc.assert(
      fc.property(t.values, anyRound, (x, round) => {
        const a = Math.abs(x);
        const y = t.sqrt(a, round);
        if (a === 0) {
          expect(y).toBe(0);
          return;
        }
        // y is right when y's square and its neighbours' (or the middles') enclose a: check through the
        // exact integer root of a scaled up by an even power of two, with a sticky bit.
        const { n, d } = ref.rational(a);
        const big = (n << 2400n) / d;
        const root = integerRoot(big);
        const sticky = root * root === big && (n << 2400n) % d === 0n ? 0n : 1n;
        expect(y).toBe(rounded({ n: (root << 1n) | sticky, d: 1n << 1201n }, round));
      }),
      { numRuns: 600 },
    );
  });

  it("fuses multiply and add", () => {
    const nearCancel = fc
      .tuple(t.values, t.values, fc.integer({ min: -3, max: 3 }))
      .map(([a, b, k]): [number, number, number] => [
        a,
        b,
        -F.nextUp(t.mul(a, b, 0)) * (k === 0 ? 1 : 2 ** k),
      ])
      .map(([a, b, c]): [number, number, number] => [a, b, t.add(c, 0, 0)])
      .filter(([, , c]) => Number.isFinite(c));
    fc.assert(
      fc.property(
        fc.oneof(fc.tuple(t.values, t.values, t.values), nearCancel),
        anyRound,
        ([a, b, c], round) => {
          const product = ref.multiply(ref.rational(a), ref.rational(b));
          const exact = ref.add(product, ref.rational(c));
          const productNegative = negative(a) !== negative(b);
          const expected =
            exact.n !== 0n
              ? rounded(exact, round)
              : product.n === 0n
                ? zero(productNegative, negative(c), round)
                : round === 2
                  ? -0
                  : 0;
          expect(t.fma(a, b, c, round)).toBe(expected);
        },
      ),
      { numRuns: 6000 },
    );
  });

  it("scales by powers of two with one rounding", () => {
    fc.assert(
      fc.property(t.values, fc.integer({ min: -2300, max: 2300 }), anyRound, (x, n, round) => {
        const expected = x === 0 ? x : rounded(ref.multiply(ref.rational(x), ref.power2(n)), round);
        expect(t.ldexp(x, n, round)).toBe(expected);
      }),
      RUNS,
    );
    for (const n of [0x7fffffff, -0x80000000]) {
      expect(t.ldexp(1, n, 0)).toBe(n > 0 ? Infinity : 0);
      expect(t.ldexp(-0, n, 0)).toBe(-0);
      expect(t.ldexp(Infinity, n, 0)).toBe(Infinity);
      expect(t.ldexp(NaN, n, 0)).toBe(NaN);
    }
  });
});

function integerRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let x = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const y = (x + n / x) >> 1n;
    if (y >= x) return x;
    x = y;
  }
}

describe("f64 fma beside a tie", () => {
  // (1 + u)(1 - u + u^2) = 1 + u^3 and (1 + u)(1 - u) = 1 - u^2: products whose first double is a power of
  // two, exactly the tie of some sum, and whose rest decides.
  const products = fc
    .tuple(fc.integer({ min: 18, max: 26 }), fc.boolean(), fc.boolean())
    .map(([i, above, minus]): [number, number] => {
      const u = 2 ** -i;
      const a = minus ? -(1 + u) : 1 + u;
      return [a, above ? 1 - u + u * u : 1 - u];
    });
  const check = (a: number, b: number, c: number, round: number): void => {
    const exact = ref.add(ref.multiply(ref.rational(a), ref.rational(b)), ref.rational(c));
    expect(F.fmaF64(a, b, c, round)).toBe(ref.roundRational(exact, F64, round));
  };

  it("of a larger addend", () => {
    fc.assert(
      fc.property(
        products,
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 50, max: 56 }),
        anyRound,
        (p, k, s, r) => check(p[0], p[1], (1 + k * 2 ** -52) * 2 ** s, r),
      ),
      { numRuns: 4000 },
    );
  });

  it("of denormals", () => {
    fc.assert(
      fc.property(
        products,
        fc.integer({ min: -5, max: 5 }),
        fc.integer({ min: 573, max: 578 }),
        anyRound,
        (p, k, s, r) => check(p[0] * 2 ** -500, p[1] * 2 ** -s, k * 2 ** -1074, r),
      ),
      { numRuns: 4000 },
    );
  });
});

describe("infinities and NaN", () => {
  const special = [0, -0, 1, -1, Infinity, -Infinity, NaN];
  it("follow IEEE in every operation, format and mode", () => {
    for (const t of FORMATS)
      for (let round = 0; round < 4; round++)
        for (const a of special)
          for (const b of special) {
            const down = (x: number): number => (round === 2 && x === 0 && !Object.is(a, b) ? -0 : x);
            expect([t.name, round, a, b, t.mul(a, b, round)]).toEqual([t.name, round, a, b, a * b]);
            expect(t.div(a, b, round)).toBe(a / b);
            expect(t.add(a, b, round)).toBe(down(a + b));
            for (const c of [Infinity, -Infinity, NaN]) expect(t.fma(a, b, c, round)).toBe(a * b + c);
          }
  });
});

describe("FP16_OVFL", () => {
  const saturating = F.ROUND_SATURATE;
  it("makes an overflowed finite result the largest value and leaves true infinities", () => {
    expect(F.addF16(65504, 65504, saturating)).toBe(65504);
    expect(F.mulF16(-65504, 2, saturating)).toBe(-65504);
    expect(F.fmaF16(300, 300, 0, saturating)).toBe(65504);
    expect(F.addF16(Infinity, 1, saturating)).toBe(Infinity);
    expect(F.divF16(1, 0, saturating)).toBe(Infinity);
    expect(F.numberToF16(1e9, saturating)).toBe(0x7bff);
    expect(F.numberToF16(-Infinity, saturating)).toBe(0xfc00);
    expect(F.numberToF16(65519.99, saturating)).toBe(0x7bff);
  });
});

describe("flushing", () => {
  it("keeps the sign and normal numbers, in every format", () => {
    for (const [flush, min] of [
      [F.flushF16, 2 ** -14],
      [F.flushBf16, 2 ** -126],
      [F.flushF32, 2 ** -126],
      [F.flushF64, 2 ** -1022],
    ] as const) {
      expect(flush(min)).toBe(min);
      expect(flush(-min)).toBe(-min);
      expect(flush(min / 2)).toBe(0);
      expect(flush(-min / 2)).toBe(-0);
      expect(flush(-0)).toBe(-0);
      expect(flush(NaN)).toBe(NaN);
      expect(flush(-Infinity)).toBe(-Infinity);
    }
  });

  it("does the same on patterns", () => {
    const wrong: number[] = [];
    for (let bits = 0; bits < 0x10000; bits++) {
      if (F.flushBits16(bits) !== (bits & 0x7c00 ? bits : bits & 0x8000)) wrong.push(bits);
      if (F.flushBitsBf16(bits) !== (bits & 0x7f80 ? bits : bits & 0x8000)) wrong.push(bits);
    }
    expect(wrong).toEqual([]);
    expect(F.flushBits32(0x807fffff)).toBe(0x80000000);
    expect(F.flushBits32(0x007fffff)).toBe(0);
    expect(F.flushBits32(0x80800000)).toBe(0x80800000);
    expect(F.flushBits32(0xffa00001)).toBe(0xffa00001);
    expect([F.flushLo64(5, 0x800fffff), F.flushHi64(0x800fffff)]).toEqual([0, 0x80000000]);
    expect([F.flushLo64(5, 0x80100000), F.flushHi64(0x80100000)]).toEqual([5, 0x80100000]);
  });

  it("reads its thresholds and the round modes from MODE", () => {
    const flushF32KeepRest = 0xc0;
    expect(F.inputLimitF32(flushF32KeepRest)).toBe(2 ** -126);
    expect(F.outputLimitF32(flushF32KeepRest)).toBe(2 ** -126);
    expect(F.inputLimitF16(flushF32KeepRest)).toBe(0);
    expect(F.outputLimitF64(flushF32KeepRest)).toBe(0);
    expect(F.inputLimitF32(0x10)).toBe(0);
    expect(F.outputLimitF32(0x10)).toBe(2 ** -126);
    expect(F.inputLimitF64(0x80)).toBe(2 ** -1022);
    expect(F.outputLimitF16(0x80)).toBe(0);
    expect(F.roundF32Of(0b0110)).toBe(2);
    expect(F.roundF64Of(0b0110)).toBe(1);
    expect(F.roundF16Of(0x800000 | 0b1100)).toBe(3 | F.ROUND_SATURATE);
  });
});

describe("remainder", () => {
  it("is exact", () => {
    fc.assert(
      fc.property(finiteF64, finiteF64, (a, b) => {
        if (b === 0 || Math.abs(Math.log2(Math.abs(a / b))) > 300) return;
        const [x, y] = [ref.rational(a), ref.rational(b)];
        const q = ref.divide(x, y);
        // Nearest integer, ties to even.
        let n = q.n / q.d;
        const rest = q.n % q.d;
        const size = (rest < 0n ? -rest : rest) * 2n;
        if (size > q.d || (size === q.d && (n & 1n) === 1n)) n += q.n < 0n ? -1n : 1n;
        const r = ref.add(x, ref.multiply({ n: -n, d: 1n }, y));
        expect(F.remainder(a, b)).toBe(r.n === 0n ? (negative(a) ? -0 : 0) : ref.roundRational(r, F64, 0));
      }),
      RUNS,
    );
  });
});

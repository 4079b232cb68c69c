import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as bits from "../../runtime/bits/index.js";

/** The helpers against BigInt, on words of which only the low 32 bits count. */
const word = fc.oneof(
  fc.constantFrom(0, 1, 0x7fffffff, 0x80000000, 0xffffffff, -1, -0x80000000),
  fc.integer(),
  fc.nat(0xffffffff),
);
const big = (lo: number, hi: number): bigint =>
  BigInt.asUintN(64, (BigInt(hi >>> 0) << 32n) | BigInt(lo >>> 0));
const join = (lo: number, hi: number): bigint => {
  expect([lo, hi]).toEqual([lo >>> 0, hi >>> 0]);
  return big(lo, hi);
};
const check = (property: (a: number, b: number, n: number) => void, most = 70): void => {
  fc.assert(fc.property(word, word, fc.nat(most), property), { numRuns: 500 });
};

describe("shifts", () => {
  it("of words give 0 (or sign bits) for counts of 32 and more", () => {
    check((a, _b, n) => {
      const value = BigInt(a >>> 0);
      expect(bits.shl32(a, n)).toBe(Number(BigInt.asUintN(32, value << BigInt(n))));
      expect(bits.shr32(a, n)).toBe(Number(value >> BigInt(n)));
      expect(bits.sar32(a, n)).toBe(Number(BigInt(a | 0) >> BigInt(n)));
    });
  });
  it("of pairs give 0 (or sign bits) for counts of 64 and more", () => {
    check((lo, hi, n) => {
      const value = big(lo, hi);
      const by = BigInt(n);
      expect(join(bits.shl64Lo(lo, hi, n), bits.shl64Hi(lo, hi, n))).toBe(BigInt.asUintN(64, value << by));
      expect(join(bits.shr64Lo(lo, hi, n), bits.shr64Hi(lo, hi, n))).toBe(value >> by);
      expect(join(bits.sar64Lo(lo, hi, n), bits.sar64Hi(lo, hi, n))).toBe(
        BigInt.asUintN(64, BigInt.asIntN(64, value) >> by),
      );
    }, 130);
  });
});

describe("products and comparisons", () => {
  it("give the high word", () => {
    check((a, b) => {
      expect(bits.mulHiU32(a, b)).toBe(Number((BigInt(a >>> 0) * BigInt(b >>> 0)) >> 32n));
      expect(bits.mulHiI32(a, b)).toBe(Number(BigInt.asUintN(32, (BigInt(a | 0) * BigInt(b | 0)) >> 32n)));
    });
  });
  it("order pairs", () => {
    fc.assert(
      fc.property(word, word, word, word, (aLo, aHi, bLo, bHi) => {
        const [a, b] = [big(aLo, aHi), big(bLo, bHi)];
        expect(bits.lessU64(aLo, aHi, bLo, bHi)).toBe(a < b);
        expect(bits.lessI64(aLo, aHi, bLo, bHi)).toBe(BigInt.asIntN(64, a) < BigInt.asIntN(64, b));
        expect(bits.lessU64(aLo, aHi, aLo, aHi)).toBe(false);
      }),
    );
  });
});

describe("counting and reversing", () => {
  const text = (value: bigint, width: number): string => value.toString(2).padStart(width, "0");
  it("agree with the digits", () => {
    check((lo, hi) => {
      const digits = text(BigInt(lo >>> 0), 32);
      const wide = text(big(lo, hi), 64);
      const trailing = (s: string): number =>
        s.includes("1") ? s.length - 1 - s.lastIndexOf("1") : s.length;
      expect(bits.countOnes32(lo)).toBe(digits.replaceAll("0", "").length);
      expect(bits.countTrailingZeros32(lo)).toBe(trailing(digits));
      expect(bits.countTrailingZeros64(lo, hi)).toBe(trailing(wide));
      expect(bits.countLeadingZeros64(lo, hi)).toBe(wide.includes("1") ? wide.indexOf("1") : 64);
      expect(bits.reverse32(lo)).toBe(Number.parseInt([...digits].reverse().join(""), 2));
    });
  });
});

describe("fields", () => {
  it("extend by the sign of the low bits", () => {
    check((lo, hi, n) => {
      expect(bits.signExtend32(lo, n)).toBe(
        n === 0 ? 0 : Number(BigInt.asIntN(Math.min(n, 32), BigInt(lo >>> 0))),
      );
      const expected = n === 0 ? 0n : BigInt.asUintN(64, BigInt.asIntN(Math.min(n, 64), big(lo, hi)));
      expect(join(bits.signExtend64Lo(lo, hi, n), bits.signExtend64Hi(lo, hi, n))).toBe(expected);
    });
  });
  it("are read and replaced in words, pairs and arrays", () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 3, maxLength: 3 }),
        word,
        fc.nat(100),
        fc.integer({ min: 1, max: 32 }),
        (list, value, at, width) => {
          const array = Uint32Array.from(list);
          const whole = bits.bigFromWords(array);
          const field = (1n << BigInt(width)) - 1n;
          expect(bits.bitsAt(array, 0, 1, 3, at, width)).toBe(Number((whole >> BigInt(at)) & field));
          const replaced = (of: bigint, size: bigint): bigint =>
            BigInt.asUintN(
              Number(size),
              (of & ~(field << BigInt(at))) | ((BigInt(value >>> 0) & field) << BigInt(at)),
            );
          const expected = replaced(whole, 96n);
          bits.setBits(array, at, value, width);
          expect(bits.bigFromWords(array)).toBe(expected);
          const [lo, hi] = list;
          expect(BigInt(bits.insert32(lo, value, at, width))).toBe(replaced(BigInt(lo >>> 0), 32n));
          expect(
            join(bits.insert64Lo(lo, hi, value, at, width), bits.insert64Hi(lo, hi, value, at, width)),
          ).toBe(replaced(big(lo, hi), 64n));
        },
      ),
      { numRuns: 1000 },
    );
  });
  it("of BigInts go out and in", () => {
    check((lo, hi) => {
      expect(bits.toBigU64(lo, hi)).toBe(big(lo, hi));
      expect(bits.toBigI64(lo, hi)).toBe(BigInt.asIntN(64, big(lo, hi)));
      expect([bits.bigWord(big(lo, hi), 0), bits.bigWord(big(lo, hi), 1)]).toEqual([lo >>> 0, hi >>> 0]);
      const words = new Uint32Array(3);
      bits.bigToWords(-1n, words);
      expect([...words]).toEqual([0xffffffff, 0xffffffff, 0xffffffff]);
    });
  });
});

describe("doubles", () => {
  it("are stored as two words, low first", () => {
    const u = new Uint32Array(4);
    bits.storeF64(u, 1, 3, 1.5);
    expect([...u]).toEqual([0, 0, 0, 0x3ff80000]);
    bits.storeF64(u, 0, 1, -(2 ** -1074));
    expect([...u]).toEqual([1, 0x80000000, 0, 0x3ff80000]);
  });
});

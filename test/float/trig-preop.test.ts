/** 2/pi's digits and V_TRIG_PREOP_F64. */
import { describe, expect, it } from "vitest";
import * as F from "../../runtime/float/index.js";
import { PI, SCALE } from "./high-precision.js";

describe("digits of 2/pi", () => {
  it("begin as known, 24 bits at a time", () => {
    // The first words of the table that every C library has for its argument reduction.
    const known = [
      0xa2f983, 0x6e4e44, 0x1529fc, 0x2757d1, 0xf534dd, 0xc0db62, 0x95993c, 0x439041, 0xfe5163, 0xabdebb,
    ];
    known.forEach((word, i) => expect(Math.floor(F.twoOverPiBits(24 * i) / 2 ** 29)).toBe(word));
  });

  it("agree with 2/pi computed another way, at every shift below 240", () => {
    const digits = ((2n * SCALE * SCALE) / PI) >> 20n;
    for (let shift = 0; shift < 240; shift++) {
      const expected = (digits >> BigInt(300 - 53 - shift)) & ((1n << 53n) - 1n);
      expect(BigInt(F.twoOverPiBits(shift))).toBe(expected);
    }
  });

  it("multiplied by pi give 2, over all 1201", () => {
    // Machin-like formula of Stormer: pi/4 = 44 atan 1/57 + 7 atan 1/239 - 12 atan 1/682 + 24 atan 1/12943.
    const bits = 1300n;
    const atan = (q: bigint): bigint => {
      let power = (1n << bits) / q;
      let sum = power;
      for (let k = 3n, sign = -1n; power !== 0n; k += 2n, sign = -sign) {
        power /= q * q;
        sum += (sign * power) / k;
      }
      return sum;
    };
    const pi = 4n * (44n * atan(57n) + 7n * atan(239n) - 12n * atan(682n) + 24n * atan(12943n));
    let digits = 0n;
    for (let shift = 0; shift < 1201; shift += 53) digits = (digits << 53n) | BigInt(F.twoOverPiBits(shift));
    // 23 windows are 1219 digits: the last 18 are beyond the 1201 and 0.
    expect(digits & ((1n << 18n) - 1n)).toBe(0n);
    const fraction = digits >> 18n;
    const product = fraction * pi;
    const two = 2n << (1201n + bits);
    expect(product < two && product + pi > two - (1n << 20n)).toBe(true);
  });

  it("end after 1201", () => {
    expect(F.twoOverPiBits(1201)).toBe(0);
    expect(F.twoOverPiBits(1200) % 2 ** 52).toBe(0);
    expect(F.twoOverPiBits(5000)).toBe(0);
  });
});

describe("V_TRIG_PREOP_F64", () => {
  it("gives windows whose sum is 2/pi", () => {
    const [a, b, c] = [0, 1, 2].map((segment) => F.trigPreopF64(1, segment));
    expect(a + (b + c)).toBe(2 / Math.PI);
    expect(a).toBe(F.twoOverPiBits(0) * 2 ** -53);
    expect(b).toBe(F.twoOverPiBits(53) * 2 ** -106);
  });

  it("moves the window for large exponents and scales by 2^128 for the largest", () => {
    const x = 2 ** (1100 - 1023);
    expect(F.trigPreopF64(x, 0)).toBe(F.twoOverPiBits(23) * 2 ** -76);
    const y = 2 ** (1968 - 1023);
    const shift = 1968 - 1077;
    expect(F.trigPreopF64(y, 1)).toBe(F.ldexpF64(F.twoOverPiBits(shift + 53), 128 - 53 - shift - 53, 0));
    expect(F.trigPreopF64(Number.MAX_VALUE, 31)).toBe(0);
  });
});

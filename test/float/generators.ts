/** fast-check generators of float values with interesting exponents and fractions. */
import fc from "fast-check";
import { bf16ToNumber, f16ToNumber, f32FromBits, f64FromWords } from "../../runtime/float/index.js";

const sparse32 = fc.oneof(
  fc.integer({ min: 0, max: 0xffffffff }),
  fc.constantFrom(0, 1, 2, 0x80000000, 0xffffffff, 0xfffffffe, 0x7fffffff, 0x80000001),
  fc.integer({ min: 0, max: 31 }).map((k) => (1 << k) >>> 0),
);

/** f64 values, finite; exponents cluster at the ends and around 1. */
export const finiteF64 = fc
  .tuple(
    fc.boolean(),
    fc.oneof(
      fc.integer({ min: 0, max: 2046 }),
      fc.integer({ min: 960, max: 1090 }),
      fc.integer({ min: 0, max: 110 }),
      fc.integer({ min: 1990, max: 2046 }),
      fc.integer({ min: 450, max: 580 }),
    ),
    sparse32,
    sparse32,
  )
  .map(([s, e, hi, lo]) => f64FromWords(lo, (s ? 0x80000000 : 0) + (e << 20) + (hi & 0xfffff)));

export const anyBits32 = fc.oneof(
  fc.integer({ min: 0, max: 0xffffffff }),
  fc
    .tuple(fc.boolean(), fc.constantFrom(0, 1, 2, 24, 103, 126, 127, 128, 150, 253, 254, 255), sparse32)
    .map(([s, e, f]) => ((s ? 0x80000000 : 0) | (e << 23) | (f & 0x7fffff)) >>> 0),
);
export const anyF32 = anyBits32.map(f32FromBits);
export const finiteF32 = anyF32.filter(Number.isFinite);

export const anyBits16 = fc.integer({ min: 0, max: 0xffff });
export const finiteF16 = anyBits16.map(f16ToNumber).filter(Number.isFinite);
export const finiteBf16 = anyBits16.map(bf16ToNumber).filter(Number.isFinite);

export const anyRound = fc.integer({ min: 0, max: 3 });

/**
 * Are the transcendental functions correctly rounded for EVERY f32? Not a test (it takes some minutes):
 * `npx tsx test/float/certify-f32.ts`. It walks all f32 operands whose results can differ, keeps those whose
 * double lies within one unit of its last place of the middle between two f32 values, and lets the 320-bit
 * reference decide them. Elsewhere the functions' error (below 2^-57) cannot change the result.
 *
 * Operands left out: exp2 of |x| < 2^-25 is 1; sine of |x| < 2^-31 is 2 pi x to 2^-57, the same digits in
 * every binade; cosine of |x| < 2^-14 is 1; larger turns reduce exactly to f32 values of the walk; tanh of
 * |x| < 2^-13 is x and of |x| > 9.1 is 1; rsq repeats every two binades.
 */
import {
  cosTurnsOdd,
  exp2Odd,
  log2Odd,
  rsqOdd,
  sinTurnsOdd,
  tanhOdd,
} from "../../runtime/float/transcendental-core.js";
import { F32, rational, roundRational } from "./exact-reference.js";
import * as high from "./high-precision.js";

const f64 = new Float64Array(1);
const words = new Uint32Array(f64.buffer);
const f32 = new Float32Array(1);
const bits32 = new Uint32Array(f32.buffer);

const patternOf = (x: number): number => {
  f32[0] = x;
  return bits32[0];
};

/** 1 where the double in the scratch cell is next to a middle of f32 values. */
const NEAR = 0x0fffffff;

/**
 * The walks are written out, one loop each, so that each is compiled for its function.
 */
function candidates(f: (x: number) => number, from: number, to: number): number[] {
  const body = new Function(
    "f",
    "f32",
    "bits32",
    "f64",
    "words",
    "from",
    "to",
    `const found = [];
     for (let b = from; b < to; b++) {
       bits32[0] = b;
       f64[0] = f(f32[0]);
       const tail = (words[0] & 0x1fffffff) - ${NEAR};
       if (tail >= 0 && tail <= 2) found.push(b);
     }
     return found;`,
  );
  return body(f, f32, bits32, f64, words, from, to) as number[];
}

const WALKS: [string, (x: number) => number, (x: number) => bigint, [number, number][]][] = [
  ["rsq", rsqOdd, (x) => root((rational(x).d << 640n) / rational(x).n), [[patternOf(1), patternOf(4)]]],
  ["cos", cosTurnsOdd, (x) => high.sinCosTurns(x)[1], [[patternOf(2 ** -14), patternOf(0.25)]]],
  ["tanh", tanhOdd, high.tanh, [[patternOf(2 ** -13), patternOf(9.1)]]],
  ["sin", sinTurnsOdd, (x) => high.sinCosTurns(x)[0], [[patternOf(2 ** -31), patternOf(0.25)]]],
  [
    "exp2",
    exp2Odd,
    high.exp2,
    [
      [patternOf(2 ** -25), patternOf(128)],
      [patternOf(-(2 ** -25)), patternOf(-126)],
    ],
  ],
  ["log2", log2Odd, high.log2, [[1, patternOf(Infinity)]]],
];

function root(n: bigint): bigint {
  let x = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const y = (x + n / x) >> 1n;
    if (y >= x) return x;
    x = y;
  }
}

for (const [name, f, exact, ranges] of WALKS) {
  let wrong = 0;
  let near = 0;
  let walked = 0;
  for (const [from, to] of ranges) {
    walked += to - from;
    for (const b of candidates(f, from, to)) {
      near += 1;
      bits32[0] = b;
      const x = f32[0];
      const value = exact(x);
      const low = roundRational({ n: value - high.SLACK, d: high.SCALE }, F32, 0);
      const up = roundRational({ n: value + high.SLACK, d: high.SCALE }, F32, 0);
      if (low !== up || low !== Math.fround(f(x))) {
        wrong += 1;
        console.log(`${name}(${x}): ${Math.fround(f(x))}, expected ${low} to ${up}`);
      }
    }
  }
  console.log(`${name}: ${walked} operands, ${near} near a middle, ${wrong} wrong`);
}

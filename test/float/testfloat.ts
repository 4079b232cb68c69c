/**
 * TestFloat's functions in terms of runtime/float, and a reader of its vector files. A vector line is
 * `mode operands... result flags`, all hex; `evaluate` gives the result as the same hex text.
 */
import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import * as F from "../../runtime/float/index.js";

export const MODES: Record<string, number> = { rne: 0, rup: 1, rdn: 2, rtz: 3 };

export interface Vector {
  readonly line: number;
  readonly round: number;
  readonly operands: readonly string[];
  readonly result: string;
  readonly invalid: boolean;
}

export function readVectors(directory: URL, name: string): Vector[] {
  const file = new URL(`${name}.txt.gz`, directory);
  const text = gunzipSync(readFileSync(file)).toString("latin1");
  return text
    .trim()
    .split("\n")
    .map((row, line) => {
      const parts = row.trim().split(/\s+/);
      return {
        line: line + 1,
        round: MODES[parts[0]],
        operands: parts.slice(1, -2),
        result: parts[parts.length - 2],
        invalid: (parseInt(parts[parts.length - 1], 16) & 0x10) !== 0,
      };
    });
}

export function hasVectors(directory: URL): boolean {
  return existsSync(new URL("f32_add.txt.gz", directory));
}

/** How a type's hex text becomes a number and back. */
interface Type {
  read(hex: string): number;
  write(x: number): string;
}

const hex = (n: number, digits: number): string => (n >>> 0).toString(16).toUpperCase().padStart(digits, "0");
const word = (text: string, from: number): number => parseInt(text.slice(from, from + 8), 16);
const outHex = (): string => hex(F.OUT[1], 8) + hex(F.OUT[0], 8);

const TYPES: Record<string, Type> = {
  f16: { read: (h) => F.f16ToNumber(parseInt(h, 16)), write: (x) => hex(F.f16ToBits(x), 4) },
  bf16: { read: (h) => F.bf16ToNumber(parseInt(h, 16)), write: (x) => hex(F.bf16ToBits(x), 4) },
  f32: { read: (h) => F.f32FromBits(parseInt(h, 16)), write: (x) => hex(F.f32ToBits(x), 8) },
  f64: {
    read: (h) => F.f64FromWords(word(h, 8), word(h, 0)),
    write: (x) => hex(F.f64Hi(x), 8) + hex(F.f64Lo(x), 8),
  },
};

type Round = F.RoundMode;
const ARITHMETIC: Record<string, Record<string, (x: number[], round: Round) => number>> = {
  f16: {
    add: ([a, b], r) => F.addF16(a, b, r),
    sub: ([a, b], r) => F.subF16(a, b, r),
    mul: ([a, b], r) => F.mulF16(a, b, r),
    div: ([a, b], r) => F.divF16(a, b, r),
    sqrt: ([a], r) => F.sqrtF16(a, r),
    mulAdd: ([a, b, c], r) => F.fmaF16(a, b, c, r),
  },
  f32: {
    add: ([a, b], r) => F.addF32(a, b, r),
    sub: ([a, b], r) => F.subF32(a, b, r),
    mul: ([a, b], r) => F.mulF32(a, b, r),
    div: ([a, b], r) => F.divF32(a, b, r),
    sqrt: ([a], r) => F.sqrtF32(a, r),
    mulAdd: ([a, b, c], r) => F.fmaF32(a, b, c, r),
  },
  f64: {
    add: ([a, b], r) => F.addF64(a, b, r),
    sub: ([a, b], r) => F.subF64(a, b, r),
    mul: ([a, b], r) => F.mulF64(a, b, r),
    div: ([a, b], r) => F.divF64(a, b, r),
    sqrt: ([a], r) => F.sqrtF64(a, r),
    mulAdd: ([a, b, c], r) => F.fmaF64(a, b, c, r),
  },
};

const NARROW: Record<string, (x: number, round: Round) => number> = {
  f16: F.roundToF16,
  bf16: F.roundToBf16,
  f32: F.roundToF32,
  f64: (x) => x,
};

const INTEGER_TO: Record<string, (lo: number, hi: number, round: Round) => number> = {
  i32_to_f16: (n, _, r) => F.intToF16(n | 0, r),
  i32_to_f32: (n, _, r) => F.intToF32(n | 0, r),
  i32_to_f64: (n) => n | 0,
  ui32_to_f16: (n, _, r) => F.intToF16(n, r),
  ui32_to_f32: (n, _, r) => F.intToF32(n, r),
  ui32_to_f64: (n) => n,
  i64_to_f16: F.i64ToF16,
  i64_to_f32: F.i64ToF32,
  i64_to_f64: F.i64ToF64,
  ui64_to_f16: F.u64ToF16,
  ui64_to_f32: F.u64ToF32,
  ui64_to_f64: F.u64ToF64,
};

const TO_INTEGER: Record<string, (x: number) => string> = {
  i32: (x) => hex(F.toI32(x), 8),
  ui32: (x) => hex(F.toU32(x), 8),
  i64: (x) => {
    F.toI64(x);
    return outHex();
  },
  ui64: (x) => {
    F.toU64(x);
    return outHex();
  },
};

/** The function that TestFloat calls `name`, from operands' hex texts to the result's. */
export function evaluator(name: string): (operands: readonly string[], round: Round) => string {
  const conversion = /^(\w+)_to_(\w+)$/.exec(name);
  if (conversion) {
    const [, from, to] = conversion;
    if (INTEGER_TO[name]) {
      const convert = INTEGER_TO[name];
      return ([h], round) =>
        TYPES[to].write(
          h.length > 8 ? convert(word(h, 8), word(h, 0), round) : convert(parseInt(h, 16), 0, round),
        );
    }
    const read = TYPES[from].read;
    if (TO_INTEGER[to]) return ([h], round) => TO_INTEGER[to](F.roundToInt(read(h), round));
    return ([h], round) => TYPES[to].write(NARROW[to](read(h), round));
  }
  const [type, operation] = name.split("_");
  const { read, write } = TYPES[type];
  const numbers = (operands: readonly string[]): number[] => operands.map(read);
  switch (operation) {
    case "eq":
      return ([a, b]) => (read(a) === read(b) ? "1" : "0");
    case "lt":
      return ([a, b]) => (read(a) < read(b) ? "1" : "0");
    case "le":
      return ([a, b]) => (read(a) <= read(b) ? "1" : "0");
    case "rem":
      return ([a, b]) => write(F.remainder(read(a), read(b)));
    case "roundToInt":
      return ([a], round) => write(F.roundToInt(read(a), round));
    default:
      return (operands, round) => write(ARITHMETIC[type][operation](numbers(operands), round));
  }
}

/** Every function of the vector sets. */
export const FUNCTIONS: readonly string[] = [
  ...["f16", "f32", "f64"].flatMap((t) =>
    ["add", "sub", "mul", "mulAdd", "div", "rem", "sqrt", "roundToInt", "eq", "lt", "le"].map(
      (f) => `${t}_${f}`,
    ),
  ),
  ...["f16", "f32", "f64"].flatMap((t) => ["i32", "ui32", "i64", "ui64"].map((i) => `${t}_to_${i}`)),
  ...Object.keys(INTEGER_TO),
  ...["f16_to_f32", "f16_to_f64", "f32_to_f16", "f32_to_f64", "f64_to_f16", "f64_to_f32"],
  ...["bf16_to_f32", "f32_to_bf16"],
];

const isNan = (text: string, type: string): boolean => type in TYPES && Number.isNaN(TYPES[type].read(text));

/** The lines whose result differs; NaN equals NaN, integer conversions with the invalid flag are left out. */
export function failures(name: string, vectors: readonly Vector[]): string[] {
  const run = evaluator(name);
  const resultType =
    /_to_(\w+)$/.exec(name)?.[1] ?? (/_(eq|lt|le)$/.test(name) ? "bool" : name.split("_")[0]);
  const wrong: string[] = [];
  for (const v of vectors) {
    if (v.invalid && resultType in TO_INTEGER) continue;
    const got = run(v.operands, v.round);
    if (got === v.result || (isNan(got, resultType) && isNan(v.result, resultType))) continue;
    wrong.push(`line ${v.line}: mode ${v.round} ${v.operands.join(" ")} gives ${got}, expected ${v.result}`);
  }
  return wrong;
}

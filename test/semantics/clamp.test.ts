import { beforeAll, describe, expect, test } from "vitest";
import { definitionTable } from "../../generator/manual/comparisons.js";
import { anyPair, anyWord, Random } from "../../generator/manual/inputs.js";
import { Lanes } from "./lanes.js";

type Kind = "u16" | "i16" | "u24" | "i24" | "u32" | "i32" | "u64" | "i64";
type Operation = (a: bigint, b: bigint, c: bigint) => bigint;

const bits = (kind: Kind): number => Number(kind.slice(1));
const read = (kind: Kind, words: readonly number[]): bigint => {
  const raw = BigInt(words[0]!) | (BigInt(words[1] ?? 0) << 32n);
  return kind.startsWith("i") ? BigInt.asIntN(bits(kind), raw) : BigInt.asUintN(bits(kind), raw);
};

/** Holds a number within the range of a type. */
function saturate(kind: Kind, value: bigint): bigint {
  const width = BigInt(bits(kind));
  const [least, most] = kind.startsWith("i")
    ? [-(1n << (width - 1n)), (1n << (width - 1n)) - 1n]
    : [0n, (1n << width) - 1n];
  return value < least ? least : value > most ? most : value;
}

const sum: Operation = (a, b) => a + b;
const difference: Operation = (a, b) => a - b;
const reverse: Operation = (a, b) => b - a;
const product: Operation = (a, b) => a * b;
const multiplyAdd: Operation = (a, b, c) => a * b + c;

/** name, types of the factors or addends, type of the third source and the result, the exact operation */
const cases: readonly [string, Kind, Kind, Operation][] = [
  ["V_ADD_NC_U32", "u32", "u32", sum],
  ["V_SUB_NC_U32", "u32", "u32", difference],
  ["V_SUBREV_NC_U32", "u32", "u32", reverse],
  ["V_ADD_NC_I32", "i32", "i32", sum],
  ["V_SUB_NC_I32", "i32", "i32", difference],
  ["V_ADD_NC_U16", "u16", "u16", sum],
  ["V_SUB_NC_U16", "u16", "u16", difference],
  ["V_ADD_NC_I16", "i16", "i16", sum],
  ["V_SUB_NC_I16", "i16", "i16", difference],
  ["V_ADD_NC_U64", "u64", "u64", sum],
  ["V_SUB_NC_U64", "u64", "u64", difference],
  ["V_ADD_CO_U32", "u32", "u32", sum],
  ["V_SUB_CO_U32", "u32", "u32", difference],
  ["V_SUBREV_CO_U32", "u32", "u32", reverse],
  ["V_MUL_I32_I24", "i24", "i32", product],
  ["V_MUL_U32_U24", "u24", "u32", product],
  ["V_MAD_I32_I24", "i24", "i32", multiplyAdd],
  ["V_MAD_U32_U24", "u24", "u32", multiplyAdd],
  ["V_MAD_I32_I16", "i16", "i32", multiplyAdd],
  ["V_MAD_U32_U16", "u16", "u32", multiplyAdd],
  ["V_MAD_I16", "i16", "i16", multiplyAdd],
  ["V_MAD_U16", "u16", "u16", multiplyAdd],
  ["V_MAD_CO_U64_U32", "u32", "u64", multiplyAdd],
  ["V_MAD_CO_I64_I32", "i32", "i64", multiplyAdd],
  ["V_MAD_NC_U64_U32", "u32", "u64", multiplyAdd],
  ["V_MAD_NC_I64_I32", "i32", "i64", multiplyAdd],
];

describe("integer results with CLAMP set", () => {
  let lanes: Lanes;

  beforeAll(async () => {
    const table = definitionTable().get("cdna5")!;
    const names = cases.map(([name]) => `${name}_CLAMP`);
    lanes = await Lanes.of(new Map(names.map((name) => [name, table.get(name)!])));
  }, 120_000);

  test.each(cases)("%s is held within its range", (name, source, result, operation) => {
    const random = new Random(7);
    for (let run = 0; run < 30; run++) {
      const value = (): number[] =>
        random.below(3) === 0 ? anyPair(random) : [anyWord(random), anyWord(random)];
      const sources = [0, 1, 2].map(() => Array.from({ length: 64 }, value));
      const { results } = lanes.run(`${name}_CLAMP`, 0, sources);
      for (let lane = 0; lane < 64; lane++) {
        const [a, b, c] = [
          read(source, sources[0]![lane]!),
          read(source, sources[1]![lane]!),
          read(result, sources[2]![lane]!),
        ];
        const expected = saturate(result, operation(a, b, c));
        expect(read(result, results[lane]!), `${name} of ${a}, ${b}, ${c}`).toBe(expected);
      }
    }
  });
});

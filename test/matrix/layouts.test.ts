/** The layouts of spec/layouts against what AMD says: its calculator, and the tables of the manuals. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { matrixRules, readLayout } from "../../generator/emit/matrixRules.js";
import { JsonNode } from "../../generator/spec/json.js";
import {
  elementPlaces,
  FORMAT_BITS,
  parseLayout,
  type MatrixDefinition,
} from "../../runtime/matrix/index.js";
import { definitionsOf } from "./definitions.js";

interface Digests {
  readonly digests: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
const { digests } = JSON.parse(
  readFileSync(new URL("../vectors/matrix-layouts.json", import.meta.url), "utf8"),
) as Digests;

/** `bit@lane` of every element of A, B, D and the indices, as test/vectors/matrix-layouts.json explains. */
function placesOf(definition: MatrixDefinition, size: 32 | 64): string[] {
  const { m, n, k, blocks, sparse } = definition;
  const texts = (format: keyof typeof FORMAT_BITS): { a: string; b: string; d: string } => {
    const byBits = definition.layouts[size]!;
    return byBits[FORMAT_BITS[format]] ?? byBits[0]!;
  };
  const digest = (places: readonly string[]): string =>
    createHash("sha256").update(places.join(" ")).digest("hex").slice(0, 12);
  const bitsA = FORMAT_BITS[definition.a];
  const kept = sparse === true ? k / 2 : k;
  const a = elementPlaces(parseLayout(texts(definition.a).a), [["b", blocks], ["i", m], [sparse === true ? "p" : "k", kept]]); // prettier-ignore
  const b = elementPlaces(parseLayout(texts(definition.b).b), [["b", blocks], ["k", k], ["j", n]]); // prettier-ignore
  const d = elementPlaces(parseLayout(texts(definition.a).d), [["b", blocks], ["i", m], ["j", n]]); // prettier-ignore
  const apart = definition.modifiers.includes("halves-opsel");
  const bitsD = apart ? 32 : FORMAT_BITS[definition.d];
  const plain = (places: typeof a, bits: number): string[] =>
    [...places.item].map((item, x) => `${item * bits}@${places.lane[x]}`);
  if (sparse !== true)
    return [plain(a, bitsA), plain(b, FORMAT_BITS[definition.b]), plain(d, bitsD)].map(digest);
  // Four k share a pair of stored elements, and a pair of indices.
  const pairs = (bits: number): string[] =>
    Array.from({ length: m * k }, (_, x) => {
      const at = Math.floor(x / k) * kept + ((x % k) >> 2) * 2;
      return `${a.item[at]! * bits}@${a.lane[at]}`;
    });
  return [pairs(bitsA), plain(b, FORMAT_BITS[definition.b]), plain(d, bitsD), pairs(2)].map(digest);
}

describe.each(Object.keys(digests))("%s", (generation) => {
  const definitions = definitionsOf(generation);
  test.each(Object.entries(digests[generation]!))("%s lies where AMD's calculator says", (key, expected) => {
    const [name, size] = key.split(" ") as [string, string];
    expect(placesOf(definitions.get(name)!, Number(size) as 32 | 64).join(" ")).toBe(expected);
  });
});

/** A register's k by group of 16 lanes, as the manuals' tables have it: `0-3 16-19` is v0 of two groups. */
function registersOf(
  family: string,
  shape: string,
  bits: number,
  matrix: "a" | "b",
  groups: readonly number[],
): string[] {
  const [lanes, shapes] = [...matrixRules().families.get(family)!][0]!;
  const row = shapes.get(shape)!;
  const k = Number(/x(\d+)(?=[/_]|$)/.exec(shape)![1]);
  const layout = parseLayout(row[matrix]);
  const inner = row[matrix].includes("p") ? "p" : "k";
  const places = elementPlaces(layout, [[inner, inner === "p" ? k / 2 : k]]);
  const groupBit = layout.lane.map((bit) => bit?.axis === inner);
  const registers = new Map<string, number[]>();
  places.item.forEach((item, x) => {
    const lane = places.lane[x]!;
    const key = `${Math.floor((item * bits) / 32)} ${lane}`;
    registers.set(key, [...(registers.get(key) ?? []), x]);
  });
  expect(groupBit.some(Boolean), `${lanes} lanes`).toBe(true);
  const count = 1 + Math.max(...[...registers.keys()].map((key) => Number(key.split(" ")[0])));
  return Array.from({ length: count }, (_, v) =>
    groups
      .map((lane) => {
        const ks = registers.get(`${v} ${lane}`)!;
        return ks.length === 1 ? `${ks[0]}` : `${ks[0]}-${ks.at(-1)}`;
      })
      .join(" "),
  );
}

describe("tables of the CDNA 4 manual", () => {
  test.each([
    // 7.1.5.1, BF16 16x16x32 and IU8
    [
      "mfma",
      "16x16x32",
      16,
      "a",
      [0, 16, 32, 48],
      ["0-1 8-9 16-17 24-25", "2-3 10-11 18-19 26-27", "4-5 12-13 20-21 28-29", "6-7 14-15 22-23 30-31"],
    ],
    [
      "mfma",
      "16x16x64",
      8,
      "a",
      [0, 16, 32, 48],
      ["0-3 16-19 32-35 48-51", "4-7 20-23 36-39 52-55", "8-11 24-27 40-43 56-59", "12-15 28-31 44-47 60-63"],
    ],
    ["mfma", "32x32x32", 8, "b", [0, 32], ["0-3 16-19", "4-7 20-23", "8-11 24-27", "12-15 28-31"]],
    // 7.5.1.3, matrix B of the sparse forms
    [
      "smfmac",
      "16x16x64/16",
      16,
      "b",
      [0, 16, 32, 48],
      [
        "0-1 8-9 16-17 24-25",
        "2-3 10-11 18-19 26-27",
        "4-5 12-13 20-21 28-29",
        "6-7 14-15 22-23 30-31",
        "32-33 40-41 48-49 56-57",
        "34-35 42-43 50-51 58-59",
        "36-37 44-45 52-53 60-61",
        "38-39 46-47 54-55 62-63",
      ],
    ],
    [
      "smfmac",
      "32x32x32/16",
      16,
      "b",
      [0, 32],
      [
        "0-1 8-9",
        "2-3 10-11",
        "4-5 12-13",
        "6-7 14-15",
        "16-17 24-25",
        "18-19 26-27",
        "20-21 28-29",
        "22-23 30-31",
      ],
    ],
    [
      "smfmac",
      "16x16x128/8",
      8,
      "b",
      [0, 16, 32, 48],
      [
        "0-3 16-19 32-35 48-51",
        "4-7 20-23 36-39 52-55",
        "8-11 24-27 40-43 56-59",
        "12-15 28-31 44-47 60-63",
        "64-67 80-83 96-99 112-115",
        "68-71 84-87 100-103 116-119",
        "72-75 88-91 104-107 120-123",
        "76-79 92-95 108-111 124-127",
      ],
    ],
  ] as const)("%s %s, %i bits, matrix %s", (family, shape, bits, matrix, groups, rows) => {
    expect(registersOf(family, shape, bits, matrix, groups)).toEqual(rows);
  });

  test("FP4 32x32x64: element k % 32 of lane i + 32 * (k / 32)", () => {
    const { a } = matrixRules().families.get("f8f6f4")!.get(64)!.get("32x32x64/4")!;
    const places = elementPlaces(parseLayout(a), [["i", 32], ["k", 64]]); // prettier-ignore
    for (let x = 0; x < 32 * 64; x++) {
      const [i, k] = [Math.floor(x / 64), x % 64];
      expect([places.item[x], places.lane[x]]).toEqual([k % 32, i + 32 * Math.floor(k / 32)]);
    }
  });

  test("FP8 of F8F6F4: a lane holds two runs of 16 k, as AMD's example loads them", () => {
    const { b } = matrixRules().families.get("f8f6f4")!.get(64)!.get("32x32x64/8")!;
    const places = elementPlaces(parseLayout(b), [["k", 64], ["j", 32]]); // prettier-ignore
    for (let k = 0; k < 64; k++) {
      const lane = 32 * (Math.floor(k / 16) % 2);
      expect([places.item[k * 32], places.lane[k * 32]]).toEqual([(k % 16) + 16 * Math.floor(k / 32), lane]);
    }
  });
});

describe("tables of the CDNA 5 manual", () => {
  test.each([
    // 7.12.2
    ["wmma_cdna5", "16x16x4/32", 32, "a", ["0 2", "1 3"]],
    [
      "wmma_cdna5",
      "16x16x32/16",
      16,
      "a",
      [
        "0-1 8-9",
        "2-3 10-11",
        "4-5 12-13",
        "6-7 14-15",
        "16-17 24-25",
        "18-19 26-27",
        "20-21 28-29",
        "22-23 30-31",
      ],
    ],
    [
      "wmma_cdna5",
      "16x16x64/8",
      8,
      "a",
      [
        "0-3 8-11",
        "4-7 12-15",
        "16-19 24-27",
        "20-23 28-31",
        "32-35 40-43",
        "36-39 44-47",
        "48-51 56-59",
        "52-55 60-63",
      ],
    ],
    // 7.12.4, 7.12.5, matrix B of the sparse forms
    [
      "swmmac_cdna5",
      "16x16x64/16",
      16,
      "b",
      [
        "0-1 16-17",
        "2-3 18-19",
        "4-5 20-21",
        "6-7 22-23",
        "8-9 24-25",
        "10-11 26-27",
        "12-13 28-29",
        "14-15 30-31",
        "32-33 48-49",
        "34-35 50-51",
        "36-37 52-53",
        "38-39 54-55",
        "40-41 56-57",
        "42-43 58-59",
        "44-45 60-61",
        "46-47 62-63",
      ],
    ],
    // 7.12.6.1
    [
      "f8f6f4_cdna5",
      "16x16x128/8",
      8,
      "a",
      [
        "0-3 16-19",
        "4-7 20-23",
        "8-11 24-27",
        "12-15 28-31",
        "32-35 48-51",
        "36-39 52-55",
        "40-43 56-59",
        "44-47 60-63",
        "64-67 80-83",
        "68-71 84-87",
        "72-75 88-91",
        "76-79 92-95",
        "96-99 112-115",
        "100-103 116-119",
        "104-107 120-123",
        "108-111 124-127",
      ],
    ],
    [
      "f8f6f4_cdna5",
      "16x16x128/4",
      4,
      "a",
      [
        "0-7 32-39",
        "8-15 40-47",
        "16-23 48-55",
        "24-31 56-63",
        "64-71 96-103",
        "72-79 104-111",
        "80-87 112-119",
        "88-95 120-127",
      ],
    ],
  ] as const)("%s %s, %i bits, matrix %s", (family, shape, bits, matrix, rows) => {
    expect(registersOf(family, shape, bits, matrix, [0, 16])).toEqual(rows);
  });

  test("C and D: row r of the lower and r + 8 of the upper lanes in register r", () => {
    const { d } = matrixRules().families.get("wmma_cdna5")!.get(32)!.get("16x16x32/16")!;
    const places = elementPlaces(parseLayout(d), [["i", 16], ["j", 16]]); // prettier-ignore
    for (let x = 0; x < 256; x++) {
      const [i, j] = [x >> 4, x & 15];
      expect([places.item[x], places.lane[x]]).toEqual([i % 8, j + 16 * (i >> 3)]);
    }
  });
});

describe("a layout is refused", () => {
  const good = { a: "i0 i1 i2 i3 k0 k1 |", b: "j0 j1 j2 j3 k0 k1 |", d: "j0 j1 j2 j3 i2 i3 | i0 i1" };
  const read = (change: Partial<typeof good>, key = "16x16x4", lanes: 32 | 64 = 64): unknown =>
    readLayout(key, lanes, new JsonNode({ ...good, ...change }, "row", "layouts/some.json"));

  test("not when every bit of every coordinate stands in it once", () => {
    expect(read({})).toEqual(good);
  });
  test.each([
    ["that names a bit twice", { a: "i0 i1 i2 i3 k0 k0 |" }, "not every element once"],
    ["that lacks a bit", { a: "i0 i1 i2 i3 k0 - |" }, "not every element once"],
    ["that has a coordinate too many", { d: "j0 j1 j2 j3 i2 i3 | i0 i1 b0" }, "not every element once"],
    ["for other numbers of lanes", { b: "j0 j1 j2 j3 k0 | k1" }, "6 lane bits are due"],
    ["without a bar", { a: "i0 i1 i2 i3 k0 k1" }, "lane bits, a bar, item bits are due"],
    ["with a word that is no bit", { a: "i0 i1 i2 i3 k0 x1 |" }, "lane bits, a bar, item bits are due"],
    [
      "whose columns do not lie side by side",
      { d: "i2 i3 j0 j1 j2 j3 | i0 i1" },
      "columns must be the low lane bits",
    ],
  ] as const)("%s", (_, change, reason) => {
    expect(() => read(change)).toThrow(reason);
    expect(() => read(change)).toThrow("layouts/some.json");
  });
  test("under a key that is no shape", () => {
    expect(() => read({}, "16x16")).toThrow("a key of the form MxNxK is due");
  });
});

import { describe, expect, it } from "vitest";
import { definitionTable } from "../../generator/manual/comparisons.js";
import { Lanes } from "./lanes.js";

const NAME = "V_SCREEN_PARTITION_4SE_B32";

/** Rows of the table in the CDNA 1 manual: the select of the first entry, and sixteen entries. */
const ROWS: readonly (readonly [first: number, entries: string])[] = [
  [0x00, "1 3 7 f 5 f f f 7 f f f f f f f"],
  [0x10, "f 2 6 e f a f f f b f f f f f f"],
  [0x40, "f f f f 4 c d f 6 f f f e f f f"],
  [0xe0, "f f 6 f f f 7 f f f f f b f 2 3"],
  [0xf0, "9 f f 9 f f f b f f f f 9 d f 1"],
];

describe(NAME, () => {
  it("gives the entries of the manual's table", async () => {
    const definition = definitionTable().get("cdna1")!.get(NAME)!;
    const lanes = await Lanes.of(new Map([[NAME, definition]]));
    const results = Array.from({ length: 4 }, (_, quarter) =>
      lanes
        .run(NAME, 0, [Array.from({ length: 64 }, (_, i) => [64 * quarter + i])])
        .results.map(([word]) => word!),
    ).flat();
    for (const [first, entries] of ROWS) {
      const row = entries.split(" ").map((digit) => Number.parseInt(digit, 16));
      expect(results.slice(first, first + row.length)).toEqual(row);
    }
  }, 60_000);
});

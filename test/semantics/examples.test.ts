import { beforeAll, describe, expect, test } from "vitest";
import { generations, type Generation } from "../../generator/pseudocode/file.js";
import { definitionTable } from "../../generator/manual/comparisons.js";
import { Lanes } from "./lanes.js";
import { manualTexts, manualsPresent } from "./manual.js";

interface Example {
  readonly text: string;
  readonly name: string;
  readonly operands: readonly number[];
  readonly result: number;
}

/** `V_RCP_F32(0xff800000) => 0x80000000   // rcp(-INF) = -0`; the name is the one in the example. */
function parse(text: string): Example | null {
  const found = /^([A-Z0-9_]+)\(([^)]*)\)\s*=>\s*(0x[0-9a-f]+|\d+)/.exec(text);
  if (found === null) return null;
  const operands = found[2]!.split(",").map((word) => Number(word.trim()));
  return { text: text.replace(/\s*\/\/.*/, ""), name: found[1]!, operands, result: Number(found[3]) };
}

if (!manualsPresent) console.warn("AMD's manuals are absent (../shared/manual): their examples are not run");

describe.runIf(manualsPresent)("functional examples of the manuals", () => {
  const table = definitionTable();
  const examples = new Map<Generation, Map<string, Example>>();
  const unknown: string[] = [];
  const lanes = new Map<Generation, Lanes>();

  beforeAll(async () => {
    for (const generation of generations) {
      const own = new Map<string, Example>();
      for (const { name, text } of manualTexts(generation).examples()) {
        const example = parse(text);
        if (example === null) {
          unknown.push(text);
          continue;
        }
        // S_FF0_I32_B64 repeats the examples of S_FF0_I32_B32, V_S_RCP_F32 those of V_RCP_F32 (and F16)
        const defined = table.get(generation)!;
        const scalar = example.name.replace(/^V_/, "V_S_");
        const runs = /^V_S_/.test(name) && defined.has(scalar) ? scalar : example.name;
        if (defined.has(runs)) own.set(`${runs} ${example.text}`, { ...example, name: runs });
        else unknown.push(text);
      }
      examples.set(generation, own);
      const names = new Set([...own.values()].map(({ name }) => name));
      lanes.set(
        generation,
        await Lanes.of(new Map([...names].map((name) => [name, table.get(generation)!.get(name)!]))),
      );
    }
  }, 120_000);

  test.each(generations)("%s", (generation) => {
    const own = [...examples.get(generation)!.values()];
    expect(own.length).toBeGreaterThan(100);
    const wrong = own.filter(({ name, operands, result }) => {
      const { results } = lanes.get(generation)!.run(
        name,
        0x3c0,
        operands.map((word) => [[word]]),
      );
      const half = /F16$/.test(name) && !/^V_S_/.test(name);
      return (half ? results[0]![0]! & 0xffff : results[0]![0]) !== result;
    });
    expect(wrong.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
  });

  test("every example is understood", () => {
    expect(unknown).toEqual([]);
  });
});

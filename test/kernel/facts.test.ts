import { describe, expect, it } from "vitest";
import { generations } from "../../generated/index.js";
import { kernelAbis } from "../../generated/kernel.js";
import { SpecError } from "../../generator/spec/errors.js";
import { parseJson } from "../../generator/spec/json.js";
import {
  loadKernelFacts,
  parseFields,
  parseProcessors,
  parseStarts,
} from "../../generator/spec/kernelFacts.js";

describe("spec/kernel", () => {
  const facts = loadKernelFacts();

  it("has every generation, in the generated tables too", () => {
    for (const id of generations) {
      expect(kernelAbis.of(id)).toMatchObject({ generation: id, ...facts.starts.get(id)! });
      expect(facts.processors.some((one) => one.generation === id)).toBe(true);
    }
    for (const { machine, processor, generation } of facts.processors)
      expect(kernelAbis.processor(machine | 0x300)).toEqual({ target: processor, generation });
    expect(kernelAbis.processor(0xff)).toBeNull();
    expect(() => kernelAbis.of("rdna9")).toThrow(RangeError);
  });

  it("gives each generation its own fields", () => {
    const names = (id: string): string[] => kernelAbis.of(id).fields.map((field) => field.name);
    expect(names("rdna3")).toContain("ENABLE_DX10_CLAMP");
    expect(names("rdna4")).not.toContain("ENABLE_DX10_CLAMP");
    expect(names("cdna3")).toContain("KERNARG_PRELOAD_SPEC_LENGTH");
    expect(kernelAbis.of("cdna5").fields.find((field) => field.name === "USER_SGPR_COUNT")?.width).toBe(6);
  });

  const fields = (...rows: object[]): (() => ReturnType<typeof parseFields>) => {
    const text = JSON.stringify({ about: "-", source: "-", fields: rows });
    return () => parseFields(parseJson(text, "sample"));
  };
  const row = { name: "A", word: "rsrc1", shift: 4, width: 3 };

  it.each([
    [
      "overlapping fields",
      fields(row, { ...row, name: "B", shift: 6 }),
      /B and A overlap at cdna1 rsrc1\[6\]/,
    ],
    ["a field beyond its word", fields({ ...row, word: "preload", shift: 15 }), /1 to 1 is due/],
    ["an unknown word", fields({ ...row, word: "rsrc4" }), /none of/],
    ["a misspelt member", fields({ ...row, widht: 1 }), /unknown member/],
    [
      "a generation without an entry",
      () => parseStarts(parseJson('{"about":"-","sources":{},"generations":{}}', "sample")),
      /is missing/,
    ],
    [
      "a machine listed twice",
      () => {
        const one = { machine: "0x030", processor: "gfx908", generation: "cdna1" };
        const text = JSON.stringify({ about: "-", source: "-", processors: [one, one] });
        return parseProcessors(parseJson(text, "sample"));
      },
      /twice/,
    ],
  ])("refuses %s", (_, read, reason) => {
    expect(read).toThrow(SpecError);
    expect(read).toThrow(reason);
  });

  it("lets fields share bits that different generations use", () => {
    const one = { ...row, generations: ["cdna1"] };
    const read = fields(one, { ...row, name: "B", generations: ["rdna4"] })();
    expect(read.map(({ name, generations: ids }) => [name, ids])).toEqual([
      ["A", ["cdna1"]],
      ["B", ["rdna4"]],
    ]);
  });
});

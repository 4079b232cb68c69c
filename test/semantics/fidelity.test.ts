import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { generations, type Generation } from "../../generator/pseudocode/file.js";
import { definitionsByGeneration } from "./definitions.js";

interface Rule {
  readonly pattern: string;
  readonly generations?: readonly Generation[];
  readonly fidelity: string;
  readonly except?: string;
  readonly source: string;
}

/** In the order in which they count. */
const rules = ["formats", "memory", "packed", "registers"].flatMap((name) => {
  const file = new URL(`../../spec/fidelity/${name}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { rules: readonly Rule[] }).rules;
});
const definitions = definitionsByGeneration();

function ruleOf(name: string, generation: Generation): Rule | undefined {
  return rules.find(
    (rule) =>
      new RegExp(`^(${rule.pattern})$`).test(name) && (rule.generations?.includes(generation) ?? true),
  );
}

describe("spec/fidelity", () => {
  test.each(rules.map((rule) => [rule.pattern, rule] as const))("%s is well formed", (_, rule) => {
    expect(rule.fidelity).toMatch(/^(exact|unknown|rounded \d+(\.\d+)?)$/);
    expect(rule.source).not.toBe("");
    for (const generation of rule.generations ?? []) expect(generations).toContain(generation);
  });

  test("every rule is the first to match for some definition", () => {
    const used = new Set<Rule | undefined>();
    for (const [generation, names] of definitions) {
      for (const name of names.keys()) used.add(ruleOf(name, generation));
    }
    expect(rules.filter((rule) => !used.has(rule)).map((rule) => rule.pattern)).toEqual([]);
    expect(used.has(undefined)).toBe(false);
  });
});

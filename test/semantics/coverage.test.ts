import { describe, expect, test } from "vitest";
import { generations, loadIsa } from "../../generated/index.js";
import { definitionsByGeneration, registerNames } from "./definitions.js";
import { isMatrix } from "../../generator/manual/scope.js";
import { withoutDefinition } from "./undefined.js";

const definitions = definitionsByGeneration();
const unused = new Set(withoutDefinition);
/** V_ADD_U32_CLAMP states what V_ADD_U32 does with its CLAMP bit set. */
const instructionOf = (name: string): string => name.replace(/_CLAMP$/, "");
const neverNamed = new Set([...registerNames()].map(instructionOf));

/** Instructions as generated: reading all of spec/isa again would tell the same, many times slower. */
const instructionsOf = new Map(
  await Promise.all(generations.map(async (id) => [id, (await loadIsa(id)).model.instructions] as const)),
);

describe.each(generations)("%s", (generation) => {
  const names = definitions.get(generation)!;
  const every = instructionsOf.get(generation)!;
  const instructions = every.filter((one) => !isMatrix(one));

  test("every instruction but matrix products has one definition, or a reason for none", () => {
    const missing = instructions
      .map(({ name }) => name)
      // Half of a pair does what the whole instruction does.
      .filter((name) => !names.has(name) && !names.has(name.replace("V_DUAL_", "V_")));
    const unexplained = missing.filter((name) => {
      const reason = withoutDefinition.find(
        (entry) => entry.name.test(name) && (entry.generations?.includes(generation) ?? true),
      );
      if (reason !== undefined) unused.delete(reason);
      return reason === undefined;
    });
    expect(unexplained).toEqual([]);
  });

  test("instructions that a reason excuses have no definition", () => {
    const both = instructions.filter(
      ({ name }) =>
        names.has(name) &&
        withoutDefinition.some(
          (entry) => entry.name.test(name) && (entry.generations?.includes(generation) ?? true),
        ),
    );
    expect(both.map(({ name }) => name)).toEqual([]);
  });

  for (const { name } of every) neverNamed.delete(name);
});

test("every reason is needed", () => {
  expect([...unused].map((entry) => entry.name.source)).toEqual([]);
});

test("every defined name is an instruction of one of its generations", () => {
  expect([...neverNamed]).toEqual([]);
});

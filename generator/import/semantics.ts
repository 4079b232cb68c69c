/** Which instructions of a specification `spec/pseudocode` defines, by names alone: nothing is compiled. */
import { readdirSync, readFileSync } from "node:fs";
import { parseFile } from "../pseudocode/file.js";
import { factsOf, type Generation } from "../spec/generations.js";
import { SPEC_DIRECTORY } from "../spec/json.js";
import type { Instruction, IsaSpec } from "../spec/model.js";

/** Defined names by generation. */
export type DefinedNames = ReadonlyMap<string, ReadonlySet<string>>;

let cached: DefinedNames | undefined;

export function definedNames(): DefinedNames {
  return (cached ??= readNames());
}

function readNames(): DefinedNames {
  const folder = `${SPEC_DIRECTORY}pseudocode/`;
  const found = new Map<string, Set<string>>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".pcode"))) {
    for (const { generations, names } of parseFile(readFileSync(folder + file, "utf8"), file).definitions) {
      for (const generation of generations) {
        const set = found.get(generation) ?? new Set<string>();
        found.set(generation, set);
        for (const name of names) set.add(name);
      }
    }
  }
  return found;
}

/** Instructions that no definition names, in the file's order. */
export function withoutSemantics(spec: IsaSpec, generation: Generation, defined: DefinedNames): string[] {
  const sets = [defined.get(generation.id), defined.get(factsOf(generation))];
  const known = (name: string): boolean => sets.some((set) => set?.has(name) === true);
  return spec.instructions.filter((one) => !definitionNames(one).some(known)).map((one) => one.name);
}

/** An instruction may be defined under its name or an alias; half of a pair under the whole instruction's name. */
const definitionNames = (one: Instruction): string[] =>
  [one.name, ...one.aliases].flatMap((name) => [name, name.replace(/^V_DUAL_/, "V_")]);

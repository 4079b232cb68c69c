import { pseudocodeFiles, registerFile } from "../../generator/manual/definitions.js";
import { parseFile, type DefinitionSyntax, type Generation } from "../../generator/pseudocode/file.js";

/** Every name that the register-only families define. */
export function registerNames(): Set<string> {
  const files = [...pseudocodeFiles()].filter(([file]) => registerFile.test(file));
  const definitions = files.flatMap(([file, text]) => parseFile(text, file).definitions);
  return new Set(definitions.flatMap(({ names }) => names));
}

/** The definition of each instruction name, by generation. Throws when a name has two in one generation. */
export function definitionsByGeneration(): Map<Generation, Map<string, DefinitionSyntax>> {
  const found = new Map<Generation, Map<string, DefinitionSyntax>>();
  for (const [file, text] of pseudocodeFiles()) {
    for (const definition of parseFile(text, file).definitions) {
      for (const generation of definition.generations) {
        const names = found.get(generation) ?? new Map<string, DefinitionSyntax>();
        found.set(generation, names);
        for (const name of definition.names) {
          if (names.has(name))
            throw new Error(`${name} has two definitions in ${generation}, one in ${file}`);
          names.set(name, definition);
        }
      }
    }
  }
  return found;
}

import { matrixDefinitions } from "../../generator/emit/matrix.js";
import type { GenerationId } from "../../generator/spec/generations.js";
import { loadGeneration } from "../../generator/spec/load.js";
import type { MatrixDefinition } from "../../runtime/matrix/index.js";

const known = new Map<string, ReadonlyMap<string, MatrixDefinition>>();

/** The matrix instructions of a generation, from spec/. */
export function definitionsOf(generation: string): ReadonlyMap<string, MatrixDefinition> {
  let definitions = known.get(generation);
  if (definitions === undefined) {
    definitions = matrixDefinitions(loadGeneration(generation as GenerationId));
    known.set(generation, definitions);
  }
  return definitions;
}

export const MATRIX_GENERATIONS = [
  "cdna1",
  "cdna2",
  "cdna3",
  "cdna4",
  "cdna5",
  "rdna3",
  "rdna3_5",
  "rdna4",
] as const;

import { matrixDefinitions } from "../../generator/emit/matrix.js";
import { generationOf } from "../../generator/spec/generations.js";
import { loadIsa, type GenerationId } from "../../generated/index.js";
import type { MatrixDefinition } from "../../runtime/matrix/index.js";

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

const known = new Map(
  await Promise.all(
    MATRIX_GENERATIONS.map(async (generation) => [generation, await definitions(generation)] as const),
  ),
);

/**
 * From spec/layouts as it is, and from sizes of operands as they were generated: reading spec/isa again would tell
 * the same, many times slower.
 */
async function definitions(generation: GenerationId): Promise<ReadonlyMap<string, MatrixDefinition>> {
  const { model } = await loadIsa(generation);
  const instructions = model.instructions.map(({ name, forms }) => ({
    name,
    encodings: forms.map(({ operands }) => ({
      operands: operands.map(({ field, size }) => ({ fieldName: field, size })),
    })),
  }));
  return matrixDefinitions({ spec: { instructions }, generation: generationOf(generation) });
}

/** The matrix instructions of a generation. */
export const definitionsOf = (generation: string): ReadonlyMap<string, MatrixDefinition> =>
  known.get(generation as (typeof MATRIX_GENERATIONS)[number])!;

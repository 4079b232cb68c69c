/** A generation's specification as the generator uses it: XML, errata applied, validated. */
import { SpecError } from "./errors.js";
import { generationOf, loadGenerations, type Generation, type GenerationId } from "./generations.js";
import { readSpecText } from "./json.js";
import type { IsaSpec } from "./model.js";
import { readIsaXml } from "./xml/document.js";

export interface LoadedSpec {
  readonly spec: IsaSpec;
  readonly generation: Generation;
  /** What is worth telling and no error: unknown elements, tolerated deviations, additions that were there already. */
  readonly notes: readonly string[];
}

/** Reads one generation. Throws `SpecError`. */
export function loadGeneration(id: GenerationId): LoadedSpec {
  const generation = generationOf(id);
  const file = `spec/${generation.isaFile}`;
  const read = readIsaXml(readSpecText(generation.isaFile), { file });
  if (read.spec.architecture.id !== generation.architectureId) {
    throw new SpecError(
      `ArchitectureId is ${read.spec.architecture.id}, generations.json says ${generation.architectureId}`,
      {
        path: "Spec/ISA/Architecture/ArchitectureId",
        file,
      },
    );
  }
  return {
    spec: read.spec,
    generation,
    notes: read.unknown.map(
      (one) => `${file}, line ${one.line}: unknown ${one.kind} ${one.name} at ${one.path}`,
    ),
  };
}

/** All generations, in the order of `generations.json`. */
export function loadAll(): LoadedSpec[] {
  return loadGenerations().map((generation) => loadGeneration(generation.id));
}

/** A generation's specification as the generator uses it: XML, errata applied, validated. */
import { existsSync } from "node:fs";
import { applyAdditions } from "./errata/additions.js";
import { applyCorrections, parseCorrections } from "./errata/corrections.js";
import { readUndeclaredConditions } from "./errata/normalize.js";
import { SpecError, reporting, type ReportError } from "./errors.js";
import { generationOf, loadGenerations, type Generation, type GenerationId } from "./generations.js";
import { parseJson, readSpecText, SPEC_DIRECTORY } from "./json.js";
import type { IsaSpec } from "./model.js";
import { loadTolerated } from "./validate/tolerated.js";
import { validateSpec } from "./validate/validate.js";
import { readIsaXml, type ReadResult } from "./xml/document.js";

export interface LoadedSpec {
  readonly spec: IsaSpec;
  readonly generation: Generation;
  /** What is worth telling and no error: unknown elements, tolerated deviations, additions that were there already. */
  readonly notes: readonly string[];
}

/** Where errata are read from: a file of `spec/` by its name below it, undefined when there is none. */
export interface SpecFiles {
  read(name: string): string | undefined;
}

export const WORKING_TREE: SpecFiles = {
  read: (name) => (existsSync(SPEC_DIRECTORY + name) ? readSpecText(name) : undefined),
};

/**
 * Reads one generation: the XML, its additions, the corrections, then every check over the whole.
 * `xml` stands for the file of `spec/isa` (AMD's own, for example). Throws `SpecError`.
 */
export function loadGeneration(
  id: GenerationId,
  xml?: { readonly text: string; readonly file: string },
): LoadedSpec {
  const generation = generationOf(id);
  const file = xml?.file ?? `spec/${generation.isaFile}`;
  return completeSpec(readIsaXml(xml?.text ?? readSpecText(generation.isaFile), { file }), generation, file);
}

/**
 * What `loadGeneration` does once the XML is read; `file` is for messages. With `report`, everything that is wrong
 * goes there and the rest is done all the same; without it the first error is thrown.
 */
export function completeSpec(
  read: ReadResult,
  generation: Generation,
  file: string,
  report?: ReportError,
  files: SpecFiles = WORKING_TREE,
): LoadedSpec {
  reporting(report, undefined, () => checkArchitecture(read.spec, generation, file));
  const { id } = generation;
  const { origins } = read;
  const normal = readUndeclaredConditions(read.spec, loadTolerated(), origins);
  const additionsFile = `errata/${id}.xml`;
  const additions = files.read(additionsFile);
  const place = { file: `spec/${additionsFile}`, generation: id };
  const added =
    additions === undefined
      ? { spec: normal.spec, notes: [] }
      : applyAdditions(normal.spec, additions, place, origins, report);
  const list = files.read("errata/corrections.json");
  const corrections =
    list === undefined ? [] : parseCorrections(parseJson(list, "spec/errata/corrections.json"));
  const corrected = applyCorrections(added.spec, corrections, id, origins, report);
  const notes = validateSpec(corrected.spec, origins, report);
  const unknown = read.unknown.map(
    (one) => `${file}, line ${one.line}: unknown ${one.kind} ${one.name} at ${one.path}`,
  );
  return {
    spec: corrected.spec,
    generation,
    notes: [...unknown, ...normal.notes, ...added.notes, ...corrected.notes, ...notes],
  };
}

/** All generations, in the order of `generations.json`. */
export function loadAll(): LoadedSpec[] {
  return loadGenerations().map((generation) => loadGeneration(generation.id));
}

function checkArchitecture(spec: IsaSpec, generation: Generation, file: string): void {
  const { id, name } = spec.architecture;
  if (id !== generation.architectureId) {
    throw new SpecError(
      `ArchitectureId is ${id} (${name}), and ${generation.name} has ${generation.architectureId}`,
      {
        path: "Spec/ISA/Architecture/ArchitectureId",
        file,
      },
    );
  }
}

/** Consistency of a specification: every reference, opcode, width and layout. */
import { SpecError } from "../errors.js";
import type { IsaSpec } from "../model.js";
import { validateEncodings } from "./encodings.js";
import { validateInstructions } from "./instructions.js";
import { Report, type Origins } from "./report.js";
import { loadTolerated, type Toleration } from "./tolerated.js";
import { validateTypes } from "./types.js";

export interface Validation {
  readonly errors: readonly SpecError[];
  /** Deviations of AMD's files that were read past. */
  readonly notes: readonly string[];
}

const NO_ORIGINS: Origins = new WeakMap();

/** Everything that is wrong, in document order by section. */
export function findErrors(
  spec: IsaSpec,
  origins: Origins = NO_ORIGINS,
  tolerated: readonly Toleration[] = loadTolerated(),
): Validation {
  const report = new Report(origins, tolerated);
  validateEncodings(spec.encodings, report);
  validateTypes(spec, report);
  validateInstructions(spec, report);
  return { errors: report.errors, notes: report.notes() };
}

/** Throws the first error, its message telling how many more there are; returns the notes. */
export function validateSpec(spec: IsaSpec, origins: Origins = NO_ORIGINS): readonly string[] {
  const { errors, notes } = findErrors(spec, origins);
  const [first] = errors;
  if (first === undefined) return notes;
  if (errors.length === 1) throw first;
  throw new SpecError(`${first.reason} (and ${errors.length - 1} more)`, first);
}

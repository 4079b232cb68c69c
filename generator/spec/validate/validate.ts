/** Consistency of a specification: every reference, opcode, width and layout. */
import { SpecError, type ReportError } from "../errors.js";
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

/**
 * Throws the first error, its message telling how many more there are; with `report`, tells it all of them instead.
 * Returns the notes.
 */
export function validateSpec(
  spec: IsaSpec,
  origins: Origins = NO_ORIGINS,
  report?: ReportError,
): readonly string[] {
  const { errors, notes } = findErrors(spec, origins);
  if (report !== undefined) {
    for (const error of errors) report(error);
    return notes;
  }
  const [first] = errors;
  if (first === undefined) return notes;
  if (errors.length === 1) throw first;
  throw new SpecError(`${first.reason} (and ${errors.length - 1} more)`, first);
}

/** The report of an import, for a terminal and as JSON. */
import { countChanges, SECTION_WORDS, SECTIONS, type SpecChanges } from "../diff/specs.js";
import type { UnknownElement } from "../spec/model.js";
import { isFaulty, isSame, type ImportedGeneration, type ImportPlan } from "./plan.js";

/** Lines of one kind that are shown before the rest is counted. */
const SHOWN = 40;

export interface ReportOptions {
  /** Show every line. */
  readonly all?: boolean;
}

/** The report as text; the last line tells whether the import can be written. */
export function reportText(plan: ImportPlan, options: ReportOptions = {}): string {
  const limit = options.all === true ? Infinity : SHOWN;
  const lines = plan.generations.flatMap((one) => [...generationLines(one, limit), ""]);
  for (const error of plan.errors) lines.push(`error: ${error.message}`);
  const faults = plan.errors.length + plan.generations.reduce((sum, one) => sum + one.errors.length, 0);
  lines.push(
    isFaulty(plan)
      ? `${faults} errors: nothing is written`
      : plan.files.size === 0
        ? "nothing to write: spec/ holds exactly this"
        : `to write: ${[...plan.files.keys()].map((path) => `spec/${path}`).join(", ")}`,
  );
  return lines.join("\n");
}

function generationLines(one: ImportedGeneration, limit: number): string[] {
  const lines = [`${one.generation.id} (${one.generation.architectureName}) from ${one.source}`];
  const add = (title: string, texts: readonly string[]): void => {
    if (texts.length === 0) return;
    lines.push(`  ${title}: ${texts.length}`, ...texts.slice(0, limit).map((text) => `    ${text}`));
    if (texts.length > limit) lines.push(`    ... and ${texts.length - limit} more (--all shows them)`);
  };
  add("defaults of a new generation", one.defaults);
  if (one.defaults.length > 0) lines.push(`  compared with ${one.generation.follows}:`);
  if (isSame(one)) lines.push("  nothing changed");
  else lines.push(...changeLines(one.changes, limit).map((line) => `  ${line}`));
  add("errors", one.errors.map((error) => error.message)); // prettier-ignore
  add("notes", one.notes);
  add("not understood", groupUnknown(one.unknown));
  add("new instructions without semantics", one.newWithoutSemantics);
  lines.push(`  instructions without semantics in all: ${one.withoutSemantics.length}`);
  return lines;
}

/** Changes of a specification, section by section. */
export function changeLines(changes: SpecChanges, limit = Infinity): string[] {
  const counts = [...countChanges(changes)].map(([what, count]) => `${count} ${what}`);
  const lines = [`changed: ${counts.join(", ")}`];
  for (const name of SECTIONS) {
    const { added, removed, renamed, changed } = changes[name];
    const own = [
      ...added.map((one) => `+ ${one}`),
      ...removed.map((one) => `- ${one}`),
      ...renamed.map(({ from, to }) => `> ${from} is now ${to}`),
      ...changed.flatMap((one) => [
        `~ ${one.name}`,
        ...one.changes.map(({ kind, text }) => `    ${kind}: ${text}`),
      ]),
    ];
    if (own.length === 0) continue;
    lines.push(`${SECTION_WORDS[name]}:`, ...own.slice(0, limit).map((line) => `  ${line}`));
    if (own.length > limit) lines.push(`  ... and ${own.length - limit} more lines (--all shows them)`);
  }
  return lines;
}

/** Equal elements once, with how often and where first. */
function groupUnknown(unknown: readonly UnknownElement[]): string[] {
  const groups = new Map<string, { count: number; first: UnknownElement }>();
  for (const one of unknown) {
    const key = `${one.kind} ${one.name} in ${one.path.replaceAll(/\[[^\]]*\]/g, "")}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { count: 1, first: one });
    else group.count++;
  }
  return [...groups].map(([key, { count, first }]) => `${key}: ${count} times, first at line ${first.line}`);
}

/** The shape of `--json` (docs/schema/import.json). */
export function reportJson(plan: ImportPlan): object {
  return {
    // whether it can be written: `--check` writes nothing all the same
    written: !isFaulty(plan),
    files: [...plan.files.keys()],
    errors: plan.errors.map((error) => error.message),
    generations: plan.generations.map((one) => ({
      generation: one.generation.id,
      source: one.source,
      new: one.defaults.length > 0,
      defaults: one.defaults,
      changes: one.changes,
      errors: one.errors.map((error) => error.message),
      notes: one.notes,
      unknown: one.unknown,
      withoutSemantics: one.withoutSemantics,
      newWithoutSemantics: one.newWithoutSemantics,
    })),
  };
}

/** The report of a comparison with manuals, as Markdown and as JSON. */
import type { compareAll } from "./comparisons.js";
import type { ManualTexts } from "./texts.js";
import { isSettled, subjectPatterns, type KnownError } from "./errata.js";

export type Comparisons = Awaited<ReturnType<typeof compareAll>>;

/** What became of one entry of a list of known errors. */
export interface ErrorOutcome {
  readonly entry: KnownError;
  readonly settled: boolean;
  /** Generations where an instruction of the subject differs, or its text cannot be run as it stands. */
  readonly differs: readonly string[];
  readonly unreadable: readonly string[];
  /** Generations where the text calls a function that the entry names as undefined. */
  readonly undefinedCalls: readonly string[];
  /** Generations where we have no definition of the instruction, or compare its family elsewhere. */
  readonly notCompared: readonly string[];
  /** Generations where nothing of this shows. */
  readonly notFound: readonly string[];
}

export function errorOutcomes(
  errors: readonly KnownError[],
  result: Comparisons,
  manuals: readonly ManualTexts[],
): ErrorOutcome[] {
  const generations = manuals.map((one) => one.generation);
  return errors.map((entry) => {
    const patterns = subjectPatterns(entry.subject);
    const about = (name: string): boolean => patterns.some((pattern) => pattern.test(name));
    const own = entry.generations.filter((one) => generations.includes(one));
    const where = (list: readonly { name: string; generation: string }[]): string[] =>
      own.filter((id) => list.some((one) => one.generation === id && about(one.name)));
    const differs = where(result.differences);
    const unreadable = where(result.unread).filter((id) => !differs.includes(id));
    const functions = /undefined/.test(entry.wrong) ? (entry.wrong.match(/\b[a-z]\w*_to_\w+/g) ?? []) : [];
    const calls = (manual: ManualTexts): boolean =>
      manual
        .names()
        .filter(about)
        .some((name) => manual.texts(name).some(({ text }) => functions.some((one) => text.includes(one))));
    const undefinedCalls = manuals
      .filter((one) => own.includes(one.generation) && calls(one))
      .map((one) => one.generation);
    const seen = new Set([...differs, ...unreadable, ...undefinedCalls]);
    const notCompared = where([...result.missing, ...result.apart]).filter((id) => !seen.has(id));
    const found = new Set([...seen, ...notCompared]);
    return {
      entry,
      settled: isSettled(entry),
      differs,
      unreadable,
      undefinedCalls,
      notCompared,
      notFound: own.filter((id) => !found.has(id)),
    };
  });
}

/** The whole report. */
export function manualReport(
  result: Comparisons,
  manuals: readonly ManualTexts[],
  names: ReadonlyMap<string, string>,
  errors: readonly KnownError[],
  explained: (name: string, generation: string) => boolean,
): string {
  const generations = manuals.map((one) => one.generation);
  const of = <T extends { generation: string }>(list: readonly T[], id: string): T[] =>
    list.filter((one) => one.generation === id);
  const lines = [
    "# Definitions beside AMD's manuals",
    "",
    "Written by `npm run spec:manual`. Each instruction that touches registers only runs twice on the same special and",
    "random inputs, in several rounding and denormal modes: by its definition in `spec/pseudocode`, and by the manual's own",
    "text, translated. Any NaN of the result's format counts as equal to any other. Why a definition differs from the",
    "manual stands in `spec/errata/manual.json`.",
    "",
    "| generation | texts compared | the same | different | not executable | other families | no definition |",
    "|---|---:|---:|---:|---:|---:|---:|",
    ...generations.map((id) => {
      const compared = result.comparedBy.get(id) ?? 0;
      const different = of(result.differences, id).length;
      return `| ${names.get(id) ?? id} | ${compared} | ${compared - different} | ${different} | ${of(result.unread, id).length} | ${of(result.apart, id).length} | ${of(result.missing, id).length} |`; // prettier-ignore
    }),
    "",
  ];
  if (errors.length > 0) lines.push(...errorSection(errorOutcomes(errors, result, manuals), names));
  lines.push(
    "## Differences",
    "",
    "The input shown is the one with the fewest bits set among the first that were met.",
    "",
  );
  for (const [key, list] of groups(result.differences, (one) => `${one.name}\n${one.what}`)) {
    const [name, what] = key.split("\n") as [string, string];
    const open = list.filter((one) => !explained(name, one.generation)).map((one) => one.generation);
    const mark = open.length === 0 ? "" : ` **not explained: ${open.join(", ")}**`;
    lines.push(`- \`${name}\` (${list.map((one) => one.generation).join(", ")}): ${what}${mark}`);
  }
  lines.push("", "## Texts that cannot be run", "", "Sentences between statements, functions that no manual defines, state outside the wave.", ""); // prettier-ignore
  for (const [name, list] of groups(result.unread, (one) => one.name)) {
    const reason = list[0]!.error.replace(/^[^:]*:(?:\d+:\d+:)?\s*/, "");
    lines.push(`- \`${name}\` (${[...new Set(list.map((one) => one.generation))].join(", ")}): ${reason}`);
  }
  lines.push("", "## In the manual, and without a definition", "");
  for (const [name, list] of groups(result.missing, (one) => one.name))
    lines.push(`- \`${name}\` (${list.map((one) => one.generation).join(", ")})`);
  return `${lines.join("\n").trimEnd()}\n`;
}

function errorSection(outcomes: readonly ErrorOutcome[], names: ReadonlyMap<string, string>): string[] {
  const list = (ids: readonly string[]): string =>
    ids.length === 0 ? "-" : ids.map((id) => names.get(id) ?? id).join(", ");
  const row = (one: ErrorOutcome): string =>
    `| ${one.entry.subject} | ${cell(one.entry.right)} | ${list(one.differs)} | ${list(one.unreadable)} | ${list(one.undefinedCalls)} | ${list(one.notCompared)} | ${list(one.notFound)} |`;
  const head = [
    "| subject | right | differs | not executable | calls what is undefined | not compared | does not show |",
    "|---|---|---|---|---|---|---|",
  ];
  return [
    "## Known errors of the manuals",
    "",
    "Settled ones:",
    "",
    ...head,
    ...outcomes.filter((one) => one.settled).map(row),
    "",
    "Unsettled ones, where nobody knows the right answer:",
    "",
    ...head,
    ...outcomes.filter((one) => !one.settled).map(row),
    "",
  ];
}

const cell = (text: string): string => text.replaceAll("|", "\\|");

function groups<T>(list: readonly T[], key: (one: T) => string): [string, T[]][] {
  const found = new Map<string, T[]>();
  for (const one of list) found.set(key(one), [...(found.get(key(one)) ?? []), one]);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

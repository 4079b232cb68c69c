/** `diff`: what differs between two generations. */
import { compareModels, type ModelDifference } from "../runtime/isa/compare.js";
import { semanticsOptions, type Side } from "./diffSemantics.js";

/** The shape of `diff --json` (docs/schema/diff.json). */
export interface GenerationDifference extends ModelDifference {
  readonly left: string;
  readonly right: string;
}

export function diffSides(left: Side, right: Side): GenerationDifference {
  const options = semanticsOptions(left, right);
  return { left: left.label, right: right.label, ...compareModels(left.model, right.model, options) };
}

const EVIDENCE = {
  alias: "an alias",
  identifier: "the same identifier in the same encoding",
  semantics: "the same semantics",
} as const;

/** How many instructions differ in each aspect. */
export function countAspects(diff: ModelDifference): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (aspect: string): void => void counts.set(aspect, (counts.get(aspect) ?? 0) + 1);
  for (const one of diff.changed) {
    if (one.renamed !== null) add("renamed");
    for (const aspect of new Set(one.forms.flatMap((form) => form.differences.map((d) => d.aspect))))
      add(aspect);
    if (one.formsAdded.length > 0) add("forms added");
    if (one.formsRemoved.length > 0) add("forms removed");
  }
  return counts;
}

export function summary(diff: GenerationDifference): string[] {
  const counts = [...countAspects(diff)].map(([aspect, count]) => `${count} ${aspect}`).join(", ");
  return [
    `${diff.left} -> ${diff.right}`,
    `added ${diff.added.length}, removed ${diff.removed.length}, changed ${diff.changed.length}${counts === "" ? "" : ` (${counts})`}, the same ${diff.unchanged}`,
  ];
}

/** One way in which an instruction differs, and the forms in which it does; none when it is the whole instruction's. */
export interface Change {
  readonly kind: string;
  readonly details: readonly string[];
  readonly forms: readonly string[];
}

/** Differences of an instruction, those of its forms that are alike told once. */
export function changesOf(one: GenerationDifference["changed"][number]): Change[] {
  const groups = new Map<string, { kind: string; details: readonly string[]; forms: string[] }>();
  for (const { form, differences } of one.forms) {
    for (const { aspect, details } of differences) {
      const key = `${aspect}: ${details.join("; ")}`;
      const group = groups.get(key) ?? { kind: aspect, details, forms: [] };
      groups.set(key, group);
      group.forms.push(form);
    }
  }
  const list: Change[] = [...groups.values()];
  const whole = (kind: string, details: readonly string[]): Change => ({ kind, details, forms: [] });
  if (one.renamed !== null)
    list.unshift(whole("renamed", [`${one.name} -> ${one.renamed} (${EVIDENCE[one.renamedBy!]})`]));
  if (one.formsAdded.length > 0) list.push(whole("forms added", one.formsAdded));
  if (one.formsRemoved.length > 0) list.push(whole("forms removed", one.formsRemoved));
  return list;
}

const changeText = ({ kind, details }: Change): string =>
  `${kind}: ${details.join(kind.startsWith("forms") ? ", " : "; ")}`;

export function diffText(diff: GenerationDifference): string {
  const lines = [...summary(diff), ""];
  for (const name of diff.added) lines.push(`+ ${name}`);
  for (const name of diff.removed) lines.push(`- ${name}`);
  for (const one of diff.changed) {
    lines.push(`~ ${one.name}`);
    for (const change of changesOf(one))
      lines.push(
        `    ${changeText(change)}${change.forms.length === 0 ? "" : `  [${change.forms.join(", ")}]`}`,
      );
  }
  return lines.join("\n");
}

export function diffMarkdown(diff: GenerationDifference): string {
  const escape = (text: string): string => text.replaceAll("|", "\\|");
  const [title, counts] = summary(diff) as [string, string];
  const lines = [`# ${title}`, "", counts, ""];
  if (diff.added.length > 0) lines.push("## Added", "", ...diff.added.map((name) => `- ${name}`), "");
  if (diff.removed.length > 0) lines.push("## Removed", "", ...diff.removed.map((name) => `- ${name}`), "");
  if (diff.changed.length > 0) {
    lines.push("## Changed", "", "| instruction | change | forms |", "|---|---|---|");
    for (const one of diff.changed) {
      for (const change of changesOf(one))
        lines.push(`| ${one.name} | ${escape(changeText(change))} | ${change.forms.join(", ")} |`);
    }
  }
  return lines.join("\n").trimEnd();
}

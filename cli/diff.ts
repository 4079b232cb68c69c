/** `diff`: what differs between two generations. */
import { compareModels, type ModelDifference, type SameSemantics } from "../runtime/isa/compare.js";
import type { Isa } from "../runtime/isa/isa.js";

/** The shape of `diff --json` (docs/schema/diff.json). */
export interface GenerationDifference extends ModelDifference {
  readonly left: string;
  readonly right: string;
}

export function diffGenerations(left: Isa, right: Isa, same: SameSemantics): GenerationDifference {
  return { left: left.id, right: right.id, ...compareModels(left.model, right.model, same) };
}

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

function summary(diff: GenerationDifference): string[] {
  const counts = [...countAspects(diff)].map(([aspect, count]) => `${count} ${aspect}`).join(", ");
  return [
    `${diff.left} -> ${diff.right}`,
    `added ${diff.added.length}, removed ${diff.removed.length}, changed ${diff.changed.length} (${counts}), the same ${diff.unchanged}`,
  ];
}

/** Differences of an instruction, those of its forms that are alike told once. */
function changes(one: GenerationDifference["changed"][number]): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const { form, differences } of one.forms) {
    for (const { aspect, details } of differences) {
      const key = `${aspect}: ${details.join("; ")}`;
      groups.set(key, [...(groups.get(key) ?? []), form]);
    }
  }
  const list = [...groups];
  if (one.renamed !== null) list.unshift([`renamed: ${one.name} -> ${one.renamed}`, []]);
  if (one.formsAdded.length > 0) list.push([`forms added: ${one.formsAdded.join(", ")}`, []]);
  if (one.formsRemoved.length > 0) list.push([`forms removed: ${one.formsRemoved.join(", ")}`, []]);
  return list;
}

export function diffText(diff: GenerationDifference): string {
  const lines = [...summary(diff), ""];
  for (const name of diff.added) lines.push(`+ ${name}`);
  for (const name of diff.removed) lines.push(`- ${name}`);
  for (const one of diff.changed) {
    lines.push(`~ ${one.name}`);
    for (const [change, forms] of changes(one))
      lines.push(`    ${change}${forms.length === 0 ? "" : `  [${forms.join(", ")}]`}`);
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
      for (const [change, forms] of changes(one))
        lines.push(`| ${one.name} | ${escape(change)} | ${forms.join(", ")} |`);
    }
  }
  return lines.join("\n").trimEnd();
}

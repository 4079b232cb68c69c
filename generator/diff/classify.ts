/** What a change of the specification means for those who use the generated package: patch, minor or major. */
import type { Change, SpecChanges } from "./specs.js";
import { SECTION_WORDS, SECTIONS } from "./specs.js";

export const LEVELS = ["none", "patch", "minor", "major"] as const;
export type Level = (typeof LEVELS)[number];

/** One line of a changelog. */
export interface Consequence {
  readonly level: Exclude<Level, "none">;
  readonly text: string;
}

/**
 * Major: code that compiled or bytes that were read no longer are, or mean another place (instructions, forms,
 * fields, values gone or moved; operands changed). Minor: something is new. Patch: a definition was corrected, or
 * only words changed.
 */
export function classifySpec(generation: string, changes: SpecChanges): Consequence[] {
  const found: Consequence[] = [];
  const add = (level: Consequence["level"], text: string): void =>
    void found.push({ level, text: `${generation}: ${text}` });
  for (const section of SECTIONS) {
    const { added, removed, renamed, changed } = changes[section];
    // Groups reach nobody but as words.
    const least = section === "groups" ? "patch" : null;
    const words = SECTION_WORDS[section];
    if (added.length > 0) add(least ?? "minor", `${words} added: ${names(added)}`);
    if (removed.length > 0) add(least ?? "major", `${words} removed: ${names(removed)}`);
    for (const { from, to } of renamed) {
      const kept = section === "instructions" && keepsAlias(changed, to, from);
      add(
        kept ? "minor" : (least ?? "major"),
        `${from} is now ${to}${kept ? ", the old name an alias" : ""}`,
      );
    }
    for (const one of changed) {
      for (const level of ["major", "minor", "patch"] as const) {
        const own = one.changes.filter((change) => levelOf(change) === level);
        if (own.length > 0) add(least ?? level, `${one.name}: ${own.map((change) => `${change.kind} ${change.text}`).slice(0, 3).join("; ")}${own.length > 3 ? `; and ${own.length - 3} more` : ""}`); // prettier-ignore
      }
    }
  }
  return found;
}

function keepsAlias(changed: SpecChanges["instructions"]["changed"], name: string, old: string): boolean {
  const own = changed.find((one) => one.name === name)?.changes ?? [];
  return own.some((change) => change.kind === "aliases" && change.text === `none -> ${old}`);
}

function levelOf({ kind, text }: Change): Consequence["level"] {
  switch (kind) {
    case "description":
    case "group":
      return "patch";
    case "form added":
      return "minor";
    case "aliases":
    case "identifiers":
    case "conditions":
    case "operand values":
    case "subtypes":
      return /^(?:\S+ )?none -> /.test(text) ? "minor" : "major";
    case "flags":
      return "minor";
    default:
      return "major";
  }
}

const SHOWN = 12;
const names = (list: readonly string[]): string =>
  list.length <= SHOWN
    ? list.join(", ")
    : `${list.slice(0, SHOWN).join(", ")} and ${list.length - SHOWN} more`;

/** Definitions of one generation: a new one is a feature, another text a correction, one that is gone a loss. */
export function classifyDefinitions(
  generation: string,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Consequence[] {
  const plain = (text: string): string =>
    text
      .replace(/\/\/.*/g, "")
      .replace(/\s+/g, " ")
      .trim();
  const added = [...after.keys()].filter((name) => !before.has(name));
  const removed = [...before.keys()].filter((name) => !after.has(name));
  const changed = [...after].filter(
    ([name, text]) => before.has(name) && plain(before.get(name)!) !== plain(text),
  );
  return [
    ...(added.length === 0
      ? []
      : [{ level: "minor" as const, text: `${generation}: semantics of ${names(added)}` }]),
    ...(removed.length === 0 ? [] : [{ level: "major" as const, text: `${generation}: no semantics any more of ${names(removed)}` }]), // prettier-ignore
    ...(changed.length === 0 ? [] : [{ level: "patch" as const, text: `${generation}: corrected semantics of ${names(changed.map(([name]) => name))}` }]), // prettier-ignore
  ];
}

/** The highest level of all. */
export function overall(consequences: readonly Consequence[]): Level {
  return LEVELS[Math.max(0, ...consequences.map((one) => LEVELS.indexOf(one.level)))]!;
}

/** Consequences that several generations share are told once. */
export function changelogEntry(consequences: readonly Consequence[], title: string): string {
  const lines = [`## ${title} (${overall(consequences)})`, ""];
  for (const level of ["major", "minor", "patch"] as const) {
    const own = new Map<string, string[]>();
    for (const { text } of consequences.filter((one) => one.level === level)) {
      const [generation, rest] = [text.slice(0, text.indexOf(": ")), text.slice(text.indexOf(": ") + 2)];
      own.set(rest, [...(own.get(rest) ?? []), generation]);
    }
    if (own.size === 0) continue;
    lines.push(`### ${{ major: "Breaking", minor: "Added", patch: "Corrected" }[level]}`, "");
    for (const [text, generations] of own) lines.push(`- ${generations.join(", ")}: ${text}`);
    lines.push("");
  }
  return `${lines.join("\n").trimEnd()}\n`;
}

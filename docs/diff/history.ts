/** The history of families of instructions: hand-written sentences whose facts hold, and tables of the numbers. */
import type { Side } from "../../cli/diffSemantics.js";
import type { Form } from "../../runtime/isa/model.js";
import { check, namesIn, places, redefined, StaleFact, words, type History, type Step } from "./facts.js";
import { ADD } from "./stories/add.js";
import { FMA } from "./stories/fma.js";
import { MEMORY } from "./stories/memory.js";
import type { Sentence, Story } from "./stories/story.js";
import { WAITS } from "./stories/waits.js";

export const STORIES: readonly Story[] = [ADD, FMA, MEMORY, WAITS];

/**
 * The text of a sentence.
 * @throws StaleFact when one of its facts does not hold, or it names what none of them speaks of
 */
export function said({ says, because }: Sentence, history: History): string {
  for (const fact of because) {
    try {
      check(fact, history);
    } catch (error) {
      if (error instanceof StaleFact) throw new StaleFact(`${error.message}; said: ${says}`);
      throw error;
    }
  }
  const known = new Set(because.flatMap(namesIn));
  const loose = [...says.matchAll(/`([^`]+)`/g)].map(([, name]) => name!).filter((name) => !known.has(name));
  if (loose.length > 0) throw new StaleFact(`no fact speaks of ${loose.join(", ")}; said: ${says}`);
  return says;
}

/** A section: the beginning, a paragraph for each step of both lines, and the tables. */
export function tell(story: Story, history: History): string[] {
  const sentences = (list: readonly Sentence[]): string => list.map((one) => said(one, history)).join(" ");
  const text = [`## ${story.title}`, "", sentences(story.opening)];
  for (const line of ["rdna", "cdna"]) {
    text.push("", `### ${line.toUpperCase()}`);
    let quiet: string[] = [];
    const flush = (): void => {
      if (quiet.length > 0) text.push("", `**${listed(quiet)}** ${quiet.length === 1 ? "leaves" : "leave"} all of this as it is.`); // prettier-ignore
      quiet = [];
    };
    for (const [id, step] of history.steps) {
      if (step.diff === null || !id.startsWith(line)) continue;
      const { name } = step.after.generation;
      const written = story.steps[id as keyof Story["steps"]] ?? [];
      const rest = untold(story, step, written);
      if (written.length === 0 && rest.length === 0) {
        quiet.push(name);
        continue;
      }
      flush();
      text.push("", `**${name}.** ${[sentences(written), ...rest].filter(Boolean).join(" ")}`);
    }
    flush();
  }
  return [...text, "", ...opcodeTable(story, history), ...fieldTables(story, history)];
}

/** What the step changes in the family beyond the sentences: names in full, opcodes as a count. */
export function untold(story: Story, { before, diff }: Step, written: readonly Sentence[]): string[] {
  const facts = written.flatMap((one) => one.because);
  const told = new Set(facts.flatMap((fact) => ("at" in fact ? namesIn(fact) : [])));
  const left = (names: readonly string[]): string[] => names.filter((name) => story.family.test(name) && !told.has(name)); // prettier-ignore
  const [added, removed] = [left(diff!.added), left(diff!.removed)];
  const changed = diff!.changed.filter((one) => story.family.test(one.name) || story.family.test(one.renamed ?? "")); // prettier-ignore
  const renamed = changed.filter(
    (one) => one.renamed !== null && !(told.has(one.name) && told.has(one.renamed)),
  );
  const rest: string[] = [];
  if (added.length > 0) rest.push(`New ${added.length === 1 ? "is" : "are"} ${listed(added.map(code))}.`);
  if (removed.length > 0)
    rest.push(`${listed(removed.map(code))} ${removed.length === 1 ? "is" : "are"} gone.`);
  if (renamed.length > 0)
    rest.push(`${listed(renamed.map((one) => `${code(one.name)} is now ${code(one.renamed!)}`))}.`);
  const has = (aspect: string): typeof changed =>
    changed.filter((one) => one.forms[0]?.differences.some((two) => two.aspect === aspect));
  const explained = new Set(facts.flatMap((fact) => ("redefines" in fact ? words(fact.redefines) : [])));
  const meanings = [...redefined(diff)].filter((name) => story.family.test(name) && !explained.has(name)).map(code); // prettier-ignore
  if (meanings.length > 0) rest.push(`${listed(meanings)} ${meanings.length === 1 ? "is" : "are"} defined otherwise.`); // prettier-ignore
  const moved = has("opcode").length;
  const all = before!.model.instructions.filter((one) => story.family.test(one.name)).length - diff!.removed.filter((name) => story.family.test(name)).length; // prettier-ignore
  if (moved > 0)
    rest.push(`${moved === all ? `All ${all}` : `${moved} of the ${all}`} that stay ${moved === 1 ? "gets a new opcode" : "get new opcodes"}.`); // prettier-ignore
  const encodings = new Set(has("field layout").map((one) => one.forms[0]!.form.split(" ")[0]!));
  const shown = written.some((one) => one.because.some((fact) => "fields" in fact || "encoding" in fact));
  if (encodings.size > 0 && !shown) rest.push(`Fields have moved in ${listed([...encodings].map(code))}.`);
  return rest;
}

/** A row for each instruction with all names it had, a column for each run of generations that agree. */
function opcodeTable(story: Story, { steps }: History): string[] {
  const chains = new Map<string, Set<string>>();
  const chain = (name: string): Set<string> => {
    const found = chains.get(name) ?? new Set([name]);
    chains.set(name, found);
    return found;
  };
  for (const { after, diff } of steps.values()) {
    for (const one of after.model.instructions) if (story.family.test(one.name)) chain(one.name);
    for (const one of diff?.changed ?? []) {
      if (one.renamed === null || !story.family.test(one.renamed)) continue;
      const all = new Set([...chain(one.name), ...chain(one.renamed)]);
      for (const name of all) chains.set(name, all);
    }
  }
  const rows = [...new Set(chains.values())].map((names) => {
    const forms = [...steps.values()].map(({ after }) => after.model.instructions.find((one) => names.has(one.name))?.forms[0]); // prettier-ignore
    const encodings = new Set(forms.flatMap((form) => (form === undefined ? [] : [shortName(form)])));
    const cell = (form: Form | undefined): string =>
      form === undefined ? "" : encodings.size === 1 ? `${form.opcode}` : `${shortName(form)} ${form.opcode}`;
    const name = [...names].map(code).join(", ");
    return { name: encodings.size === 1 ? `${name} (${[...encodings][0]!})` : name, cells: forms.map(cell) };
  });
  return ["### Opcodes and fields", "", ...table("instruction (encoding)", steps, rows)];
}

const shortName = (form: Form): string => form.encoding.name.replace(/^ENC_/, "");

/** For each encoding that a story shows: where its fields lie. */
function fieldTables(story: Story, { steps }: History): string[] {
  return Object.entries(story.fieldsOf).flatMap(([title, family]) => {
    const encodings = [...steps.values()].map(({ after }) => after.model.instructions.find((one) => family.test(one.name))?.forms[0]?.encoding); // prettier-ignore
    const fields = [
      ...new Set(encodings.flatMap((one) => one?.fields.map((field) => field.name) ?? [])),
    ].sort();
    const rows = [
      { name: "encoding", cells: encodings.map((one) => one?.name.replace(/^ENC_/, "") ?? "") },
      { name: "bits", cells: encodings.map((one) => `${one?.bits ?? ""}`) },
      ...fields.map((field) => ({ name: code(field), cells: encodings.map((one) => (one && places(one, field)) ?? "") })), // prettier-ignore
    ];
    return ["", `Fields of ${title}:`, "", ...table("field", steps, rows)];
  });
}

interface Row {
  readonly name: string;
  /** One for each generation. */
  readonly cells: readonly string[];
}

/** Neighbours of one line whose cells are all alike share a column. */
function table(corner: string, steps: ReadonlyMap<string, Step>, rows: readonly Row[]): string[] {
  const columns: { sides: Side[]; at: number }[] = [];
  [...steps.values()].forEach(({ before, after }, i) => {
    const last = columns.at(-1);
    if (last?.sides.at(-1) === before && rows.every(({ cells }) => cells[i] === cells[last!.at]))
      last!.sides.push(after); // prettier-ignore
    else columns.push({ sides: [after], at: i });
  });
  const head = columns.map(({ sides }) => {
    const [first, last] = [sides[0]!.generation.name, sides.at(-1)!.generation.name];
    return first === last ? first : `${first} to ${words(last).at(-1)!}`;
  });
  return [
    `| ${corner} | ${head.join(" | ")} |`,
    `|---|${"---|".repeat(columns.length)}`,
    ...rows.map(
      ({ name, cells }) => `| ${name} | ${columns.map((column) => cells[column.at]).join(" | ")} |`,
    ),
  ];
}

const code = (name: string): string => `\`${name}\``;

/** `a, b and c`. */
const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)!}`;

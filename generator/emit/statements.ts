/** Emits generated/semantics/statements.ts: the pseudocode of every instruction, for people (`show`, documentation). */
import type { Generation } from "../spec/generations.js";
import { readSpecJson } from "../spec/json.js";
import { fidelityOf } from "./fidelity.js";
import type { Definition } from "../pseudocode/compile.js";
import type { CompiledSemantics } from "./semantics.js";
import { banner } from "./text.js";

/** A known difference between our statement and AMD's document, from spec/errata/manual.json. */
interface ManualDifference {
  readonly generations: readonly string[];
  readonly subjects: readonly RegExp[];
  readonly note: string;
}

function manualDifferences(): ManualDifference[] {
  return readSpecJson("errata/manual.json")
    .list()
    .map((node) => {
      const row = node.object([
        "generations",
        "subject",
        "kind",
        "manual",
        "ours",
        "why",
        "evidence",
        "source",
      ]);
      const [manual, ours, why] = ["manual", "ours", "why"].map((key) => row.get(key).text()) as [
        string,
        string,
        string,
      ];
      return {
        generations: row.get("generations").texts(),
        subjects: row
          .get("subject")
          .texts()
          .map((pattern) => new RegExp(`^(?:${pattern})$`)),
        note: `AMD's manual: ${manual}; here: ${ours} (${why})`,
      };
    });
}

/**
 * Texts and rows once each. A row, `NAME definition text fidelity note,note`, refers to texts by number and stands
 * under the generations that share it.
 */
export function statementsFile(all: readonly Generation[], compiled: CompiledSemantics): string {
  const texts = new Pool();
  const fidelities = new Pool();
  const notes = new Pool();
  const differences = manualDifferences();
  const sharers = new Map<string, string[]>();
  for (const { id } of all) {
    for (const [name, { definition, symbol }] of compiled.byGeneration.get(id) ?? []) {
      if (definition === undefined) continue;
      const fact = fidelityOf(id, name);
      const kind = fact.kind === "rounded" ? `rounded, hardware within ${fact.ulp} ULP` : fact.kind;
      const except = fact.except === undefined ? "" : `; not for ${fact.except}`;
      const told = differences.filter(
        (one) => one.generations.includes(id) && one.subjects.some((p) => p.test(name)),
      );
      const row = [
        name,
        symbol,
        texts.add(statementText(definition)),
        fidelities.add(`${kind}${except}|${fact.source}`),
        ...(told.length === 0 ? [] : [told.map((one) => notes.add(one.note)).join(",")]),
      ].join(" ");
      push(sharers, row, id);
    }
  }
  const groups = new Map<string, string[]>();
  for (const [row, ids] of sharers) push(groups, ids.join(" "), row);
  const list = (name: string, doc: string, pool: Pool): string[] => [
    `/** ${doc} */`,
    `const ${name}: readonly string[] = [`,
    ...pool.items.map((item) => `  ${JSON.stringify(item)},`),
    "];",
    "",
  ];
  return [
    banner(
      "What every instruction means, in pseudocode, for people.",
      "spec/pseudocode, spec/fidelity and spec/errata/manual.json",
    ),
    `import { StatementTable } from "../../runtime/isa/statement.js";`,
    "",
    ...list("texts", "Bodies of definitions.", texts),
    ...list("fidelities", "Fidelity and its source.", fidelities),
    ...list("notes", "Known differences to AMD's documents.", notes),
    "/** By the generations that share them: instruction, definition, body, fidelity, notes. */",
    "const rows: Readonly<Record<string, string>> = {",
    ...[...groups].map(([ids, rows]) => `  ${JSON.stringify(ids)}: \`\n${rows.join("\n")}\n\`,`),
    "};",
    "",
    "export const statements: StatementTable = new StatementTable(rows, texts, fidelities, notes);",
    "",
  ].join("\n");
}

const statementText = (definition: Definition): string =>
  (definition.doc === ""
    ? ""
    : `${definition.doc
        .split("\n")
        .map((line) => `// ${line}`)
        .join("\n")}\n`) + definition.text;

function push(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** Distinct texts in order of first use. */
class Pool {
  readonly items: string[] = [];
  readonly #index = new Map<string, number>();

  add(text: string): number {
    let index = this.#index.get(text);
    if (index === undefined) this.#index.set(text, (index = this.items.push(text) - 1));
    return index;
  }
}

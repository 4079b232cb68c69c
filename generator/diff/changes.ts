/**
 * `npm run spec:changes -- [REVISION] [--write]`: what changed in spec/ since a git revision (default HEAD), whether
 * that is a patch, a minor or a major change for consumers, and the changelog's entry; `--write` puts it in CHANGELOG.md.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Instruction } from "../spec/model.js";
import { loadGenerations, loadGeneration, SpecError } from "../spec/read.js";
import { changelogEntry, classifyDefinitions, classifySpec, overall, type Consequence } from "./classify.js";
import {
  allMeanings,
  generationsAt,
  revisionFiles,
  specAt,
  workingTree,
  type ListedFiles,
  type Meanings,
} from "./side.js";
import { compareSpecs } from "./specs.js";

/** Every consequence of the changes since a revision. @throws RangeError, SpecError */
export async function changesSince(revision: string): Promise<Consequence[]> {
  const before = revisionFiles(revision);
  const old = new Set(generationsAt(before).map((one) => one.id));
  const found: Consequence[] = [];
  const [then, now] = [await allMeanings(before), await allMeanings(workingTree)];
  for (const generation of loadGenerations()) {
    const { id, isaFile } = generation;
    if (!old.has(id)) {
      found.push({ level: "minor", text: `${id}: a new generation` });
      continue;
    }
    const files = [isaFile, `errata/${id}.xml`, "errata/corrections.json", "errata/tolerated.json"];
    if (files.some((name) => differs(before, name)))
      found.push(
        ...classifySpec(id, compareSpecs(specAt(before, revision, id).spec, loadGeneration(id).spec)),
      );
    const { instructions } = loadGeneration(id).spec;
    found.push(...classifyDefinitions(id, ...statements(instructions, then(generation), now(generation))));
  }
  const ids = new Set(loadGenerations().map((one) => one.id));
  for (const id of old)
    if (!ids.has(id)) found.push({ level: "major", text: `${id}: the generation is gone` });
  return found;
}

/**
 * What instructions do on both sides, by name: as code, so that a change of what definitions share counts and one of
 * their wording does not, or as text where one side cannot be compiled.
 */
function statements(
  instructions: readonly Instruction[],
  ...sides: readonly [Meanings, Meanings]
): [Map<string, string>, Map<string, string>] {
  const compiled = sides.every((side) => side.code !== undefined);
  const list = (side: Meanings): Map<string, string> =>
    new Map(
      instructions.flatMap((one): [string, string][] => {
        const text = compiled ? (side.code!(one) ?? null) : side.meaning(one);
        return text === null ? [] : [[one.name, text]];
      }),
    );
  return [list(sides[0]), list(sides[1])];
}

const differs = (before: ListedFiles, name: string): boolean => before.read(name) !== workingTree.read(name);

/** The changelog with an entry of this title at its head, one of the same title replaced. */
export function withEntry(changelog: string, entry: string): string {
  const head = "# Changelog\n";
  const rest = changelog.startsWith(head) ? changelog.slice(head.length).trimStart() : changelog;
  const title = /^## \S+/.exec(entry)![0];
  const sections = rest.split(/^(?=## )/m).filter((one) => one.trim() !== "" && !one.startsWith(`${title} `));
  return `${head}\n${[entry, ...sections].map((one) => one.trim()).join("\n\n")}\n`;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: "boolean" }, title: { type: "string" } },
  });
  const consequences = await changesSince(positionals[0] ?? "HEAD");
  if (consequences.length === 0) {
    console.log("nothing that a consumer could see changed");
    return 0;
  }
  const entry = changelogEntry(consequences, values.title ?? "Unreleased");
  console.log(entry);
  console.log(`this is a ${overall(consequences)} change`);
  if (values.write === true) {
    const file = fileURLToPath(new URL("../../CHANGELOG.md", import.meta.url));
    writeFileSync(file, withEntry(existsSync(file) ? readFileSync(file, "utf8") : "", entry));
  }
  return 0;
}

if (process.argv[1]?.endsWith("changes.ts") === true) {
  try {
    process.exitCode = await main();
  } catch (error) {
    const known =
      error instanceof RangeError ||
      error instanceof SpecError ||
      (error instanceof TypeError && "code" in error);
    if (!known) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * `npm run spec:manual -- PATH ...`: reads ISA manuals as text (Markdown, `pdftotext -layout`) or as data, and compares
 * their pseudocode with spec/pseudocode. `--out FILE` writes the report; `--errata FILE` checks a list of known errors.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { format } from "prettier";
import { compareAll } from "../manual/comparisons.js";
import { readKnownErrors } from "../manual/errata.js";
import { extractManual } from "../manual/extract.js";
import { manualReport } from "../manual/report.js";
import { ManualTexts, type Manual } from "../manual/texts.js";
import { SpecError } from "../spec/errors.js";
import { loadGenerations } from "../spec/generations.js";
import { parseJson, readSpecText } from "../spec/json.js";
import { ImportError } from "./errors.js";
import { decodeUtf8 } from "./sources.js";

const USAGE = `usage: npm run spec:manual -- PATH ... [options]
  PATH             a manual as Markdown or as pdftotext -layout writes it, its data (.json, .json.gz), or a folder of these
  --generation ID  the generation, when the text does not name it
  --errata FILE    a list of known errors to look for
  --out FILE       write the report there (default: print it)`;

const MAX_BYTES = 256 << 20;

/** A manual file as texts by instruction. @throws ImportError */
export function readManual(path: string, id?: string): ManualTexts {
  if (statSync(path).size > MAX_BYTES) throw new ImportError(path, `more than ${MAX_BYTES} bytes`);
  const bytes = readFileSync(path);
  if (/\.json(?:\.gz)?$/.test(path)) return fromData(path, bytes, id);
  const { manual, generationName } = extractManual(decodeUtf8(bytes, path));
  const generation = loadGenerations().find(
    (one) => one.id === id || (id === undefined && one.name === generationName),
  );
  if (generation === undefined)
    throw new ImportError(path, `the text names no generation that is known (${generationName ?? "none at all"}): state one by --generation`); // prettier-ignore
  if (manual.instructions.length === 0)
    throw new ImportError(path, "no instruction with pseudocode was found");
  return new ManualTexts(generation.id, manual);
}

function fromData(path: string, bytes: Uint8Array, id: string | undefined): ManualTexts {
  let text: string;
  try {
    text = decodeUtf8(path.endsWith(".gz") ? gunzipSync(bytes, { maxOutputLength: MAX_BYTES }) : bytes, path);
  } catch (error) {
    throw new ImportError(
      path,
      `cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const data = parseJson(text, path).value as (Manual & { readonly generation?: string }) | null;
  const generation = id ?? data?.generation;
  if (!Array.isArray(data?.instructions) || !loadGenerations().some((one) => one.id === generation))
    throw new ImportError(path, "no manual's data: generation, dialect and instructions are due");
  return new ManualTexts(generation!, data);
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const known = new Set(loadGenerations().map((one) => one.id));
  return readdirSync(path)
    .filter((name) =>
      /\.json(\.gz)?$/.test(name) ? known.has(name.replace(/\.json(\.gz)?$/, "")) : /\.(md|txt)$/.test(name),
    )
    .filter((name) => !/^(README|dialect|bit-exactness)\.md$/.test(name))
    .sort()
    .map((name) => join(path, name));
}

interface Explanation {
  readonly generations: readonly string[];
  readonly subject: readonly string[];
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      generation: { type: "string" },
      errata: { type: "string" },
      out: { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help === true || positionals.length === 0) {
    console.log(USAGE);
    return values.help === true ? 0 : 2;
  }
  const manuals = positionals.flatMap(filesOf).map((path) => readManual(path, values.generation));
  const all = loadGenerations();
  const names = new Map(all.map((one) => [one.id, one.name]));
  const errors =
    values.errata === undefined ? [] : readKnownErrors(readFileSync(values.errata, "utf8"), values.errata);
  const explanations = JSON.parse(readSpecText("errata/manual.json")) as readonly Explanation[];
  const explained = (name: string, generation: string): boolean =>
    explanations.some(
      (one) =>
        one.generations.includes(generation) &&
        one.subject.some((pattern) => new RegExp(`^(${pattern})$`).test(name)),
    );
  const result = await compareAll(manuals, { overlap: true });
  const report = manualReport(result, manuals, names, errors, explained);
  if (values.out === undefined) console.log(report);
  else writeFileSync(values.out, await format(report, { parser: "markdown", printWidth: 110 }));
  const open = result.differences.filter((one) => !explained(one.name, one.generation));
  console.error(`${result.compared} texts compared, ${result.differences.length} differ, ${open.length} of them without an explanation`); // prettier-ignore
  return open.length === 0 ? 0 : 1;
}

if (process.argv[1]?.endsWith("manual.ts") === true) {
  try {
    process.exitCode = await main();
  } catch (error) {
    const known =
      error instanceof ImportError ||
      error instanceof SpecError ||
      (error instanceof Error && "syscall" in error) ||
      (error instanceof TypeError && "code" in error);
    if (!known) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

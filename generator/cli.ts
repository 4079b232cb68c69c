/**
 * `npm run generate`: reads spec/, writes generated/ and the entry points in package.json.
 * `-- --check` writes nothing and fails when generated/ is not what spec/ gives; `-- rdna4 cdna3` does only these.
 */
import { parseArgs } from "node:util";
import { generationFiles, sharedFiles, type Files } from "./emit/files.js";
import { compileSemantics } from "./emit/semantics.js";
import { manifestText } from "./entryPoints.js";
import { differences, PACKAGE_JSON, shownPath, writeFiles } from "./output.js";
import { progress } from "./progress.js";
import { PseudocodeError } from "./pseudocode/errors.js";
import { SpecError } from "./spec/errors.js";
import { GENERATION_IDS, loadGenerations, type GenerationId } from "./spec/generations.js";
import { loadGeneration } from "./spec/load.js";

const USAGE = `usage: npm run generate -- [--check] [generation ...]\ngenerations: ${GENERATION_IDS.join(" ")}`;

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: "boolean" }, help: { type: "boolean" }, verbose: { type: "boolean" } },
  });
  if (values.help === true) {
    console.log(USAGE);
    return 0;
  }
  const unknown = positionals.find((id) => !(GENERATION_IDS as readonly string[]).includes(id));
  if (unknown !== undefined) {
    console.error(`unknown generation ${unknown}\n${USAGE}`);
    return 2;
  }
  const all = positionals.length === 0;
  const ids = all ? GENERATION_IDS : (positionals as GenerationId[]);
  const files: Files = new Map();
  const bar = progress(ids.length + 2);
  bar.step("semantics");
  const semantics = compileSemantics();
  bar.advance();
  if (values.verbose === true) for (const note of semantics.unsupported) bar.line(`not lowered: ${note}`);
  for (const id of ids) {
    bar.step(`${id}: spec`);
    const spec = loadGeneration(id);
    if (values.verbose === true) for (const note of spec.notes) bar.line(note);
    bar.step(`${id}: emit`);
    for (const [path, text] of generationFiles(spec, semantics)) files.set(path, text);
    bar.advance();
  }
  bar.step("shared files");
  for (const [path, text] of sharedFiles(loadGenerations(), semantics)) files.set(path, text);
  files.set(PACKAGE_JSON, manifestText(GENERATION_IDS));
  bar.advance();
  const changed = differences(files, all);
  if (values.check === true) {
    bar.end(changed.length === 0 ? `${files.size} files are up to date` : `${changed.length} files differ`);
    for (const path of changed)
      console.error(`${shownPath(path)} is not what spec/ gives: run npm run generate`);
    return changed.length === 0 ? 0 : 1;
  }
  writeFiles(files, changed);
  bar.end(`${files.size} files, ${changed.length} changed`);
  return 0;
}

try {
  process.exitCode = main();
} catch (error) {
  const known =
    error instanceof SpecError ||
    error instanceof PseudocodeError ||
    (error instanceof TypeError && "code" in error);
  if (!known) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

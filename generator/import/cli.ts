/**
 * `npm run spec:import -- PATH ...`: takes AMD's official bundle (zip, folder or XML files; `--from URL` fetches it)
 * and writes spec/isa from it, and spec/generations.json for a generation that was not known.
 */
import { parseArgs } from "node:util";
import { progress } from "../progress.js";
import { SpecError } from "../spec/errors.js";
import { SPEC_DIRECTORY } from "../spec/json.js";
import { commitFiles, recover } from "./commit.js";
import { ImportError } from "./errors.js";
import { isFaulty, planImport } from "./plan.js";
import { reportJson, reportText } from "./report.js";
import { fetchSources, sourcesOf, type XmlSource } from "./sources.js";

const USAGE = `usage: npm run spec:import -- PATH ... [options]
  PATH                 a zip archive, a folder of XML files, or an XML file
  --from URL           fetch an archive or an XML file
  --keep-descriptions  keep AMD's prose
  --check              write nothing
  --all                show every line of the report
  --json               the report as JSON
for an architecture that is not known yet:
  --id ID              its id (default: made of its name)
  --follows ID         the generation it is like (default: the last of its family)
  --targets A,B        its gfx targets`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: "string", multiple: true },
      "keep-descriptions": { type: "boolean" },
      check: { type: "boolean" },
      all: { type: "boolean" },
      json: { type: "boolean" },
      id: { type: "string" },
      follows: { type: "string" },
      targets: { type: "string" },
      help: { type: "boolean" },
    },
  });
  const addresses = values.from ?? [];
  if (values.help === true || positionals.length + addresses.length === 0) {
    console.log(USAGE);
    return values.help === true ? 0 : 2;
  }
  if (values.check !== true && recover(SPEC_DIRECTORY))
    console.error("an earlier import had been interrupted: the files from before it are back");
  const sources: XmlSource[] = positionals.flatMap(sourcesOf);
  for (const address of addresses) sources.push(...(await fetchSources(address)));
  const bar = progress(sources.length);
  const plan = planImport(
    sources,
    {
      keepDescriptions: values["keep-descriptions"] ?? false,
      newGeneration: {
        ...(values.id === undefined ? {} : { id: values.id }),
        ...(values.follows === undefined ? {} : { follows: values.follows }),
        ...(values.targets === undefined ? {} : { targets: values.targets.split(",") }),
      },
    },
    (what) => {
      bar.step(what);
      bar.advance();
    },
  );
  bar.end(`${sources.length} files read`);
  console.log(
    values.json === true
      ? JSON.stringify(reportJson(plan), null, 2)
      : reportText(plan, { all: values.all ?? false }),
  );
  if (isFaulty(plan)) return 1;
  if (values.check !== true) commitFiles(SPEC_DIRECTORY, plan.files);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  const known =
    error instanceof ImportError ||
    error instanceof SpecError ||
    (error instanceof TypeError && "code" in error);
  if (!known) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

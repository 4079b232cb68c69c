/** The package's entry points in package.json: three a generation, so that a new one can be imported at once. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { GenerationId } from "./spec/generations.js";

const MANIFEST = fileURLToPath(new URL("../package.json", import.meta.url));

interface EntryPoint {
  readonly types: string;
  readonly default: string;
}

type Exports = Record<string, EntryPoint | string>;

const entryPoint = (path: string): EntryPoint => ({
  types: `./dist/generated/${path}.d.ts`,
  default: `./dist/generated/${path}.js`,
});

/** Entries of generations, by where they lead: those that are not listed any more go. */
const ofGeneration = (entry: EntryPoint | string): boolean =>
  typeof entry !== "string" && /^\.\/dist\/generated\/\w+\/(index|execute|asm)\.js$/.test(entry.default);

/** The text of package.json with an entry for each generation's tables, executors and assembly, after the root's; others stay. */
export function withEntryPoints(manifest: string, ids: readonly GenerationId[]): string {
  const parsed = JSON.parse(manifest) as { exports: Exports };
  const others = Object.entries(parsed.exports).filter(
    ([name, entry]) => name !== "." && !ofGeneration(entry),
  );
  const exports: Exports = Object.fromEntries([
    [".", parsed.exports["."]!],
    ...ids.flatMap((id): [string, EntryPoint][] => [
      [`./${id}`, entryPoint(`${id}/index`)],
      [`./${id}/execute`, entryPoint(`${id}/execute`)],
      [`./${id}/asm`, entryPoint(`${id}/asm`)],
    ]),
    ...others,
  ]);
  return `${JSON.stringify({ ...parsed, exports }, null, 2)}\n`;
}

/** package.json as it should be. */
export const manifestText = (ids: readonly GenerationId[]): string =>
  withEntryPoints(readFileSync(MANIFEST, "utf8"), ids);

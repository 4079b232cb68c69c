/** Writing generated/ and comparing it with what it should be. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../generated/", import.meta.url));

/** Path of package.json among those below generated/. */
export const PACKAGE_JSON = "../package.json";

/** A path below generated/ as seen from the repository's root. */
export const shownPath = (path: string): string => join("generated", path);

/** Hand-written files that live in generated/. */
const KEPT = new Set(["README.md"]);

/** Paths whose content on disk is not the given one; with `whole`, also files on disk that nothing generates. */
export function differences(files: ReadonlyMap<string, string>, whole: boolean): string[] {
  const changed = [...files].filter(([path, text]) => read(path) !== text).map(([path]) => path);
  if (whole) changed.push(...onDisk(ROOT).filter((path) => !files.has(path) && !KEPT.has(path)));
  return changed.sort();
}

/** Writes the changed files; one that nothing generates any more is removed. */
export function writeFiles(files: ReadonlyMap<string, string>, changed: readonly string[]): void {
  for (const path of changed) {
    const full = join(ROOT, path);
    const text = files.get(path);
    if (text === undefined) {
      rmSync(full);
      continue;
    }
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
}

function read(path: string): string | undefined {
  const full = join(ROOT, path);
  return existsSync(full) ? readFileSync(full, "utf8") : undefined;
}

function onDisk(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

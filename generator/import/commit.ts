/**
 * Writing an import so that spec/ is always whole. New content is staged beside the old one; then the old files are
 * kept under a second name, a journal is written, and each new file takes its place by a rename. A run that finds a
 * journal puts the old files back first.
 */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { ImportError } from "./errors.js";

/** Folder below spec/ that exists while an import is written. */
export const STAGE = ".import";
const JOURNAL = "journal.json";

interface Journal {
  /** Paths below spec/, and whether there was a file before. */
  readonly files: readonly { readonly path: string; readonly existed: boolean }[];
}

export interface CommitOptions {
  /** Stands in for `renameSync` in tests of interruption. */
  readonly rename?: (from: string, to: string) => void;
}

/** Writes all files or none. `root` is the folder spec/. */
export function commitFiles(
  root: string,
  files: ReadonlyMap<string, string>,
  options: CommitOptions = {},
): void {
  recover(root);
  if (files.size === 0) return;
  const stage = join(root, STAGE);
  const rename = options.rename ?? renameSync;
  const journal: Journal = {
    files: [...files.keys()].map((path) => ({ path, existed: existsSync(join(root, path)) })),
  };
  try {
    for (const [path, text] of files) writeDurably(join(stage, "new", path), text);
    for (const { path, existed } of journal.files) {
      if (!existed) continue;
      mkdirSync(dirname(join(stage, "old", path)), { recursive: true });
      keep(join(root, path), join(stage, "old", path));
    }
    writeDurably(join(stage, JOURNAL), JSON.stringify(journal));
    for (const path of files.keys()) rename(join(stage, "new", path), join(root, path));
  } catch (error) {
    recover(root);
    throw error;
  }
  // Without its journal the stage is rubbish: from here on the new files count.
  rmSync(join(stage, JOURNAL));
  rmSync(stage, { recursive: true });
}

/** A second name where the file system has such, else a copy. */
function keep(file: string, as: string): void {
  try {
    linkSync(file, as);
  } catch {
    copyFileSync(file, as);
  }
}

/** Undoes an import that did not come to its end; tells whether there was one. */
export function recover(root: string): boolean {
  const stage = join(root, STAGE);
  if (!existsSync(stage)) return false;
  const journal = readJournal(join(stage, JOURNAL));
  for (const { path, existed } of journal?.files ?? []) {
    if (!existed) rmSync(join(root, path), { force: true });
    else if (existsSync(join(stage, "old", path))) renameSync(join(stage, "old", path), join(root, path));
  }
  rmSync(stage, { recursive: true });
  return true;
}

/** Null when the journal was not finished: then no file had been touched. */
function readJournal(file: string): Journal | null {
  if (!existsSync(file)) return null;
  try {
    const read = JSON.parse(readFileSync(file, "utf8")) as Journal;
    const safe = read.files.every(({ path }) => /^[\w./-]+$/.test(path) && !path.split("/").includes(".."));
    if (!safe) throw new ImportError(file, "paths that lead out of spec/");
    return read;
  } catch (error) {
    if (error instanceof ImportError) throw error;
    return null;
  }
}

function writeDurably(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const handle = openSync(file, "w");
  try {
    const bytes = Buffer.from(text, "utf8");
    for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

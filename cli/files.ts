/** Files that the command line names; `-` is standard input. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A file that cannot be read or written, told in words. */
export class FileError extends Error {
  override readonly name = "FileError";
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "no such file or directory",
  EISDIR: "is a directory",
  ENOTDIR: "one of its folders is none",
  EACCES: "permission denied",
  ERR_FS_FILE_TOO_LARGE: "too large",
};

function within<T>(path: string, access: () => T): T {
  try {
    return access();
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new FileError(`${path}: ${REASONS[String(error.code)] ?? error.message}`);
  }
}

/** @throws FileError */
export const readFile = (path: string): Uint8Array =>
  within(path, () => readFileSync(path === "-" ? process.stdin.fd : path));

/** @throws FileError */
export const writeFile = (path: string, bytes: Uint8Array): void => {
  within(path, () => {
    writeFileSync(path, bytes);
  });
};

/** A file that is written after long work goes to a folder that is there before. @throws FileError */
export function checkFolder(path: string): void {
  if (!existsSync(dirname(path))) throw new FileError(`${path}: no such file or directory`);
}

/** Conformance vectors: gzip'd JSON, one object a line. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

/** One pair: bytes as hex in memory order, LLVM's text, and what the set adds. */
export interface Vector {
  readonly b: string;
  readonly t: string;
  /** invalid sets: what kind of fault. */
  readonly k?: string;
  /** nonroundtrip sets: what the assembler makes of the text. */
  readonly a?: string;
}

const SHARED = fileURLToPath(new URL("../../../shared/", import.meta.url));

/** The large sets beside the project; absent on a user's machine. */
export const hasShared = existsSync(SHARED);

/** A path below the shared folder. */
export const shared = (path: string): string => SHARED + path;

/** Says so, loudly, when tests are left out because the shared folder is absent. */
export function warnWithoutShared(what: string): void {
  if (!hasShared)
    console.warn(`SKIPPED: ${what}: ../shared is not here; the committed samples are still tested`);
}

export const readLines = (path: string): string[] => {
  const text = path.endsWith(".gz")
    ? gunzipSync(readFileSync(path)).toString("utf8")
    : readFileSync(path, "utf8");
  return text.split("\n").filter((line) => line !== "");
};

/** One set of one generation, or null when it is absent. */
export function sharedSet(generation: string, set: string): Vector[] | null {
  const path = shared(`vectors/${generation}/${set}.jsonl.gz`);
  return existsSync(path) ? readLines(path).map((line) => JSON.parse(line) as Vector) : null;
}

export const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, "hex"));
export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

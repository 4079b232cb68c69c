/** The conformance vectors: the shared corpus where it is there, and the small committed sample always. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

export const GENERATION_NAMES = [
  'cdna1', 'cdna2', 'cdna3', 'cdna4', 'cdna5', 'rdna1', 'rdna2', 'rdna3', 'rdna3_5', 'rdna4',
] as const; // prettier-ignore

export type GenerationName = (typeof GENERATION_NAMES)[number];

/** One encoding with LLVM's reading. */
export interface Vector {
  /** Bytes in memory order, hex. */
  readonly b: string;
  /** LLVM's text; empty for bytes that LLVM refuses. */
  readonly t: string;
  /** Why bytes are invalid: reserved-opcode, operand, truncated. */
  readonly k?: string;
  /** In the sample: the set it was taken from. */
  readonly set?: string;
}

/** Sets that decode. */
export const VALID_SETS = [
  'llvm-tests', 'llvm-tests-nonroundtrip', 'llvm-random', 'llvm-random-nonroundtrip',
  'llvm-tests-wave64', 'llvm-tests-wave64-nonroundtrip', 'llvm-random-wave64', 'llvm-random-true16',
] as const; // prettier-ignore

/** Sets that do not. */
export const INVALID_SETS = ["invalid", "invalid-llvm-faults"] as const;

const SHARED = fileURLToPath(new URL("../../../shared/vectors/", import.meta.url));

/** Is the shared corpus there? Says so when it is not. */
export const hasSharedVectors = existsSync(SHARED);
if (!hasSharedVectors)
  console.warn("SKIPPED: no ../shared/vectors beside the project; only the committed sample is tested");

/** Vectors of a set; none when the generation has no such set. */
export function sharedVectors(generation: GenerationName, set: string): Vector[] {
  const file = `${SHARED}${generation}/${set}.jsonl.gz`;
  return existsSync(file) ? parse(gunzipSync(readFileSync(file)).toString()) : [];
}

/** The committed sample of a generation. */
export function sampleVectors(generation: GenerationName): Vector[] {
  return parse(readFileSync(new URL(`../vectors/isa/${generation}.jsonl`, import.meta.url), "utf8"));
}

const parse = (text: string): Vector[] =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Vector);

export const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, "hex"));
export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { shared, warnWithoutShared } from "../support/vectors.js";

/** The shared sample programs: code objects that clang made for each generation, with LLVM's text of them. */
export const generations = [
  "cdna1", "cdna2", "cdna3", "cdna4", "cdna5", "rdna1", "rdna2", "rdna3", "rdna3_5", "rdna4",
] as const; // prettier-ignore

const root = shared("vectors/");

export const hasPrograms = existsSync(shared("vectors/programs-cases.jsonl.gz"));
warnWithoutShared("code objects and kernels");

export interface SampleProgram {
  readonly generation: string;
  readonly source: string;
  readonly bytes: Uint8Array;
}

export function programs(generation: string): SampleProgram[] {
  if (!hasPrograms) return [];
  return readdirSync(`${root}${generation}/programs`)
    .filter((name) => name.endsWith(".co"))
    .map((name) => ({
      generation,
      source: name.slice(0, -3),
      bytes: new Uint8Array(readFileSync(`${root}${generation}/programs/${name}`)),
    }));
}

export const textOf = (generation: string, name: string): string =>
  readFileSync(`${root}${generation}/programs/${name}`, "utf8");

export const casesFile = `${root}programs-cases.jsonl.gz`;

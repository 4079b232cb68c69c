/** Generations with their assembly tables, and the vectors' options. */
import { readFileSync } from "node:fs";
import { loadAsm, loadIsa } from "../../generated/index.js";
import type { AsmOptions, AsmTarget } from "../../runtime/asm/index.js";
import type { Vector } from "../support/vectors.js";

export const GENERATIONS = [
  'cdna1', 'cdna2', 'cdna3', 'cdna4', 'cdna5', 'rdna1', 'rdna2', 'rdna3', 'rdna3_5', 'rdna4',
] as const; // prettier-ignore

export type Generation = (typeof GENERATIONS)[number];

export async function targetOf(generation: Generation): Promise<AsmTarget> {
  return { isa: await loadIsa(generation), asm: await loadAsm(generation) };
}

/** How LLVM was told to read a set. */
export const optionsOf = (set: string): AsmOptions =>
  set.includes("wave64") ? { wave: 64 } : set.includes("true16") ? { true16: true } : {};

/** The committed sample: pairs of bytes and text that are right in both directions. */
export const sample = (generation: Generation): (Vector & { readonly set: string })[] =>
  readFileSync(new URL(`../vectors/asm/${generation}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Vector & { readonly set: string });

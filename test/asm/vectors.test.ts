/**
 * LLVM 22's text for bytes and its bytes for text: the committed sample always, all shared sets where they are. Text
 * must be equal character for character, bytes byte for byte. What differs is a kind of known-differences/asm.json.
 */
import { describe, expect, it } from "vitest";
import { assemble, disassemble, type AsmTarget } from "../../runtime/asm/index.js";
import { bytesOf, hasShared, hexOf, sharedSet, warnWithoutShared, type Vector } from "../support/vectors.js";
import { explained, unused } from "./differences.js";
import { GENERATIONS, optionsOf, sample, targetOf, type Generation } from "./targets.js";

warnWithoutShared("LLVM's assembly in both directions");

const BOTH_WAYS = [
  "llvm-tests",
  "llvm-random",
  "llvm-tests-wave64",
  "llvm-random-wave64",
  "llvm-random-true16",
];
const TEXT_ONLY = ["llvm-tests-nonroundtrip", "llvm-random-nonroundtrip", "llvm-tests-wave64-nonroundtrip"];

const attempt = (run: () => string): string => {
  try {
    return run();
  } catch (error) {
    return `error: ${(error as Error).message}`;
  }
};

/** Vectors whose text or bytes are others, as lines to read. */
function faults(
  target: AsmTarget,
  generation: Generation,
  set: string,
  vectors: readonly Vector[],
  way: "text" | "bytes",
): string[] {
  const options = optionsOf(set);
  return vectors.flatMap(({ b, t }) => {
    const answer =
      way === "text"
        ? attempt(() => disassemble(target, bytesOf(b), options))
        : attempt(() => hexOf(assemble(target, t, options)));
    if (answer === (way === "text" ? t : b) || explained(generation, set, way, { b, t }, answer)) return [];
    return [`${b} ${t} | ${answer}`];
  });
}

describe.each(GENERATIONS)("the committed sample of %s", (generation) => {
  it.each(["text", "bytes"] as const)("gives LLVM's %s", async (way) => {
    const target = await targetOf(generation);
    const vectors = sample(generation);
    expect(vectors.length).toBeGreaterThan(200);
    expect(vectors.flatMap((one) => faults(target, generation, one.set, [one], way))).toEqual([]);
  });
});

describe.runIf(hasShared).each(GENERATIONS)("the shared vectors of %s", (generation) => {
  it.each(BOTH_WAYS)("%s: text", { timeout: 120_000 }, async (set) => {
    const vectors = sharedSet(generation, set) ?? [];
    expect(faults(await targetOf(generation), generation, set, vectors, "text")).toEqual([]);
  });

  it.each(BOTH_WAYS)("%s: bytes", { timeout: 120_000 }, async (set) => {
    const vectors = sharedSet(generation, set) ?? [];
    expect(faults(await targetOf(generation), generation, set, vectors, "bytes")).toEqual([]);
  });

  it.each(TEXT_ONLY)("%s: text", { timeout: 120_000 }, async (set) => {
    const vectors = sharedSet(generation, set) ?? [];
    expect(faults(await targetOf(generation), generation, set, vectors, "text")).toEqual([]);
  });
});

describe.runIf(hasShared)("the list of known differences", () => {
  it("has no kind that no vector shows", () => {
    expect(unused()).toEqual([]);
  });
});

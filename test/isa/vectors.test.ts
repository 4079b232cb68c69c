/**
 * Every encoding that LLVM 22 decodes is found with its name and size and encodes back to the same bytes, except the
 * kinds in test/known-differences/decode.json.
 */
import { describe, expect, it } from "vitest";
import { explain, knownDifferences, mismatch, type AnyIsa } from "./conformance.js";
import {
  GENERATION_NAMES,
  hasSharedVectors,
  INVALID_SETS,
  sampleVectors,
  sharedVectors,
  VALID_SETS,
  type GenerationName,
  type Vector,
} from "./vectorSets.js";

const load = async (generation: GenerationName): Promise<AnyIsa> =>
  ((await import(`../../generated/${generation}/index.ts`)) as Record<string, AnyIsa>)[generation]!;

const seen = new Set<string>();

/** Vectors that no known kind explains, as lines to read. */
function unexplained(isa: AnyIsa, generation: GenerationName, vectors: readonly Vector[]): string[] {
  return vectors.flatMap((vector) => {
    const answer = mismatch(isa, vector);
    if (answer === null) return [];
    const kind = explain(generation, "accepts", vector, answer);
    if (kind !== undefined) seen.add(kind.kind);
    return kind === undefined ? [`${vector.b} ${vector.t} | ${answer}`] : [];
  });
}

describe.each(GENERATION_NAMES)("the committed sample of %s", (generation) => {
  it("decodes and encodes back", async () => {
    const valid = sampleVectors(generation).filter(({ set }) => !set!.startsWith("invalid"));
    expect(valid.length).toBeGreaterThan(200);
    expect(unexplained(await load(generation), generation, valid)).toEqual([]);
  });
});

describe.runIf(hasSharedVectors)("the shared vectors", () => {
  describe.each(GENERATION_NAMES)("of %s", (generation) => {
    it.each(VALID_SETS)("%s decode and encode back", async (set) => {
      expect(unexplained(await load(generation), generation, sharedVectors(generation, set))).toEqual([]);
    });
  });

  it("show every kind of difference that is listed", () => {
    const accepted = knownDifferences.filter(({ llvm }) => llvm === "accepts").map(({ kind }) => kind);
    expect(accepted.filter((kind) => !seen.has(kind))).toEqual([]);
  });

  it("are all read by some test", () => {
    const sets = [...VALID_SETS, ...INVALID_SETS];
    expect(sets.filter((set) => !GENERATION_NAMES.some((g) => sharedVectors(g, set).length > 0))).toEqual([]);
  });
});

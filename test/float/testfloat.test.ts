/** All functions against Berkeley TestFloat's cases: a committed sample, and the full sets where they are. */
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { failures, FUNCTIONS, hasVectors, readVectors } from "./testfloat.js";

const SETS = [
  { title: "committed sample", directory: new URL("../vectors/float/", import.meta.url), required: true },
  {
    title: "full level 1 sets",
    directory: new URL("../../../shared/vectors/float/", import.meta.url),
    required: false,
  },
];

for (const { title, directory, required } of SETS) {
  const present = hasVectors(directory);
  if (!present && !required) console.warn(`TestFloat ${title}: not found, SKIPPED (${directory.pathname})`);
  describe.runIf(present || required)(`TestFloat, ${title}`, () => {
    it("has a function for every file and a file for every function", () => {
      const files = readdirSync(directory)
        .filter((f) => f.endsWith(".txt.gz"))
        .map((f) => f.replace(".txt.gz", ""));
      expect(files.sort()).toEqual([...FUNCTIONS].sort());
    });

    it.each(FUNCTIONS)("%s is bit for bit right", (name) => {
      const vectors = readVectors(directory, name);
      expect(vectors.length).toBeGreaterThan(0);
      expect(failures(name, vectors).slice(0, 5)).toEqual([]);
    });
  });
}

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { manifestText, withEntryPoints } from "../../generator/entryPoints.js";
import { GENERATION_IDS } from "../../generator/spec/generations.js";

const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
const names = (manifest: string): string[] =>
  Object.keys((JSON.parse(manifest) as { exports: object }).exports);

describe("entry points in package.json", () => {
  it("are those of the generations listed, in the file's own layout", () => {
    expect(manifestText(GENERATION_IDS)).toBe(text);
  });

  it("come and go with generations; all else stays as it is", () => {
    const more = withEntryPoints(text, [...GENERATION_IDS, "rdna5"]);
    expect(names(more).filter((name) => !names(text).includes(name))).toEqual([
      "./rdna5",
      "./rdna5/execute",
      "./rdna5/asm",
    ]);
    expect(withEntryPoints(more, GENERATION_IDS)).toBe(text);
    const without = withEntryPoints(text, GENERATION_IDS.slice(1));
    expect(names(text).filter((name) => !names(without).includes(name))).toHaveLength(3);
  });
});

import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { ManualTexts, type Manual } from "../../generator/manual/texts.js";
import type { Generation } from "../../generator/pseudocode/file.js";

const folder = new URL("../../../shared/manual/", import.meta.url);

/** AMD's texts are not part of the repository; tests that compare with them say so when they are absent. */
export const manualsPresent = existsSync(new URL("README.md", folder));

/** What AMD's manual of one generation says. */
export function manualTexts(generation: Generation): ManualTexts {
  const bytes = readFileSync(new URL(`${generation}.json.gz`, folder));
  return new ManualTexts(generation, JSON.parse(gunzipSync(bytes).toString("utf8")) as Manual);
}

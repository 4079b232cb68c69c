import { readFileSync, readdirSync } from "node:fs";
import { PseudocodeError } from "./errors.js";
import { parseFile } from "./file.js";

const files = process.argv.slice(2);
if (files.length === 0) {
  const folder = new URL("../../spec/pseudocode/", import.meta.url);
  for (const name of readdirSync(folder)) if (name.endsWith(".pcode")) files.push(`spec/pseudocode/${name}`);
}
let failed = 0;
for (const file of files) {
  try {
    const parsed = parseFile(readFileSync(file, "utf8"), file);
    console.log(`${file}: ${parsed.definitions.length} definitions`);
  } catch (error) {
    if (!(error instanceof PseudocodeError)) throw error;
    console.log(error.message);
    failed++;
  }
}
process.exitCode = failed > 0 ? 1 : 0;

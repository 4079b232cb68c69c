import { readFileSync, readdirSync } from "node:fs";
import { Library } from "./compile.js";
import { PseudocodeError } from "./errors.js";
import { parseFile, type FileSyntax } from "./file.js";

/**
 * `npx tsx generator/pseudocode/check.ts [files...]`: parses and type-checks .pcode files (all of spec/pseudocode, for
 * what they call of each other) and prints errors of the named files as file:line:col.
 */
function main(): void {
  const folder = "spec/pseudocode/";
  const all = readdirSync(new URL(`../../${folder}`, import.meta.url))
    .filter((name) => name.endsWith(".pcode"))
    .map((name) => folder + name);
  const named = process.argv.slice(2).map((name) => name.replace(/^\.\//, ""));
  let failed = 0;
  const report = (error: unknown): void => {
    if (!(error instanceof PseudocodeError)) throw error;
    console.log(error.message);
    failed++;
  };
  const files: FileSyntax[] = [];
  for (const file of new Set([...all, ...named])) {
    try {
      const path = all.includes(file) ? new URL(`../../${file}`, import.meta.url) : file;
      files.push(parseFile(readFileSync(path, "utf8"), file));
    } catch (error) {
      report(error);
    }
  }
  try {
    const library = new Library(files);
    let count = 0;
    for (const file of files) {
      if (named.length > 0 && !named.includes(file.file)) continue;
      count += library.compile(file, report).length;
    }
    console.log(`${count} definitions, ${failed} errors`);
  } catch (error) {
    report(error);
  }
  process.exitCode = failed > 0 ? 1 : 0;
}

main();

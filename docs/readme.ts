/** `npm run docs:readme`: writes the tables of README.md: what each generation supports, and bundle sizes. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { format, resolveConfig } from "prettier";
import { coverage } from "../cli/coverage.js";
import { generations, loadAsm, loadExecutors, loadIsa } from "../generated/index.js";

const README = fileURLToPath(new URL("../README.md", import.meta.url));

function replaceBlock(text: string, name: string, body: string): string {
  const start = `<!-- ${name}: written by npm run docs:readme -->`;
  const end = `<!-- /${name} -->`;
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`README.md has no block ${name}`);
  return `${text.slice(0, from + start.length)}\n${body}\n${text.slice(to)}`;
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`;

async function coverageTable(): Promise<string> {
  const rows = [
    "| generation | processor | instructions | forms | decode | encode | print | execute | exact | rounded | unknown |",
    "|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
  ];
  for (const id of generations) {
    const isa = await loadIsa(id);
    const row = coverage(isa, await loadExecutors(id), await loadAsm(id));
    const of = (part: number): string => percent(part, row.forms);
    const { exact, rounded, unknown } = row.fidelity;
    const cells = [
      isa.generation.name,
      isa.generation.llvmProcessor,
      row.instructions,
      row.forms,
      of(row.decode),
      of(row.encode),
      of(row.print),
      of(row.execute),
    ];
    rows.push(
      `| ${[...cells, ...[exact, rounded, unknown].map((part) => percent(part, row.execute))].join(" | ")} |`,
    );
  }
  return rows.join("\n");
}

/** Size of a bundle of what `code` imports, minified. */
async function bundleSize(code: string): Promise<{ plain: number; gzip: number }> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL("..", import.meta.url)), loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    write: false,
  });
  const { contents } = outputFiles[0]!;
  return { plain: contents.length, gzip: gzipSync(contents).length };
}

async function sizeText(): Promise<string> {
  const kb = (bytes: number): string => `${Math.round(bytes / 1024)} KiB`;
  const decode = await bundleSize(
    `import { rdna4 } from "./generated/rdna4/index.js"; console.log(rdna4.decode(new Uint8Array(4)).name);`,
  );
  const execute = await bundleSize(
    `import { execute } from "./generated/rdna4/execute.js"; console.log(execute);`,
  );
  return `A bundle that decodes RDNA 4 and nothing else is ${kb(decode.plain)} (${kb(decode.gzip)} gzip'd); with executors ${kb(execute.plain)} (${kb(execute.gzip)}).`;
}

let text = readFileSync(README, "utf8");
text = replaceBlock(text, "coverage", await coverageTable());
text = replaceBlock(text, "size", await sizeText());
writeFileSync(README, await format(text, { ...(await resolveConfig(README)), filepath: README }));

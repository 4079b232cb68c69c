/** Examples of docs/api.md that can be run print what their comments say. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const text = readFileSync(`${root}docs/api.md`, "utf8");

/** Bundles an example with the package's own sources in the place of its entry points, and runs it. */
async function run(example: string): Promise<string[]> {
  const contents = example
    .replaceAll(/from "amdgpu-isa"/g, `from "./generated/index.js"`)
    .replaceAll(/from "amdgpu-isa\/kernel"/g, `from "./generated/kernel.js"`)
    .replaceAll(/from "amdgpu-isa\/(\w+)\/(\w+)"/g, `from "./generated/$1/$2.js"`)
    .replaceAll(/from "amdgpu-isa\/(\w+)"/g, `from "./generated/$1/index.js"`);
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    format: "iife",
    platform: "node",
    write: false,
  });
  const lines: string[] = [];
  const print = (...values: unknown[]): void => void lines.push(values.map(String).join(" "));
  new Function("console", outputFiles[0]!.text)({ log: print });
  return lines;
}

describe("docs/api.md", () => {
  it("shows how memory is supplied", async () => {
    const example = /## Memory\n[\s\S]*?```ts\n([\s\S]*?)```/.exec(text)![1]!;
    const promised = [...example.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line]) => line);
    expect(promised).toHaveLength(2);
    expect(await run(example)).toEqual(promised);
  }, 60_000);
});

/** What the package promises in package.json and README.md. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { generations } from "../../generated/index.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string): string => readFileSync(root + path, "utf8");
const manifest = JSON.parse(read("package.json")) as {
  exports: Record<string, { types: string; default: string } | string>;
};

describe("package.json", () => {
  it("has three entry points a generation, beside the root and the kernels", () => {
    const expected = [
      ".",
      "./kernel",
      "./package.json",
      ...generations.flatMap((id) => [`./${id}`, `./${id}/execute`, `./${id}/asm`]),
    ];
    expect(Object.keys(manifest.exports).sort()).toEqual(expected.sort());
  });

  it("points at files that the build makes", () => {
    for (const target of Object.values(manifest.exports)) {
      if (typeof target === "string") continue;
      const source = target.default.replace("./dist/", "").replace(/\.js$/, ".ts");
      expect(existsSync(root + source), source).toBe(true);
      expect(target.types).toBe(target.default.replace(/\.js$/, ".d.ts"));
    }
  });
});

describe("a decode-only bundle", () => {
  it("loads neither executors nor assembly nor other generations", async () => {
    const { metafile } = await build({
      stdin: {
        contents: `import { rdna4 } from "./generated/rdna4/index.js"; console.log(rdna4);`,
        resolveDir: root,
        loader: "ts",
      },
      bundle: true,
      format: "esm",
      platform: "browser",
      write: false,
      metafile: true,
    });
    const inputs = Object.keys(metafile.inputs);
    expect(inputs.filter((path) => /semantics|execute|runtime\/(wave|memory|kernel|asm)/.test(path))).toEqual(
      [],
    );
    expect(
      inputs.filter((path) => path.startsWith("generated/") && !path.startsWith("generated/rdna4/")),
    ).toEqual([]);
  });
});

describe("the README's first example", () => {
  it("prints what it says", async () => {
    const example = /## A first example\s+```ts\n([\s\S]*?)```/.exec(read("README.md"))![1]!;
    const source = example
      .replaceAll(/from "amdgpu-isa"/g, `from "./generated/index.js"`)
      .replaceAll(/from "amdgpu-isa\/(\w+)\/execute"/g, `from "./generated/$1/execute.js"`)
      .replaceAll(/from "amdgpu-isa\/(\w+)"/g, `from "./generated/$1/index.js"`);
    const { outputFiles } = await build({
      stdin: { contents: source, resolveDir: root, loader: "ts" },
      bundle: true,
      format: "iife",
      platform: "node",
      write: false,
    });
    const printed: unknown[][] = [];
    new Function("console", outputFiles[0]!.text)({ log: (...values: unknown[]) => printed.push(values) });
    expect(printed).toEqual([["V_CVT_OFF_F32_I4", "ENC_VOP1", 4, ["v5", "v1"]], ["3ee00000"]]);
  });
});

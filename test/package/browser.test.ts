/** The package in a browser: a bundle of decoder, encoder, executors and assembly runs in headless Chromium. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";

const browser = ["chromium", "chromium-browser", "google-chrome"].find(
  (name) => spawnSync(name, ["--version"]).status === 0,
);
if (browser === undefined) console.warn("SKIPPED: browser smoke test: no Chromium on this machine");

const PROGRAM = `
import { v, Wave } from "./runtime/index.js";
import { rdna4 } from "./generated/rdna4/index.js";
import { execute } from "./generated/rdna4/execute.js";
import { assemble, disassemble } from "./generated/rdna4/asm.js";
const bytes = rdna4.encode("V_CVT_OFF_F32_I4", { vdst: v(5), src0: v(1) });
const inst = rdna4.decode(bytes);
const wave = new Wave({ size: 32, isa: rdna4 });
wave.setVgpr(1, 7);
execute(wave, inst);
document.body.textContent = [inst.name, inst.operands.map((one) => one.text).join(), "0x" + wave.vgpr(5)[0].toString(16), disassemble(assemble("v_add_f32 v1, v2, v3"))].join(" ");
`;

describe.runIf(browser !== undefined)("in headless Chromium", () => {
  it("decodes, encodes, executes and writes assembly", async () => {
    const root = fileURLToPath(new URL("../..", import.meta.url));
    const { outputFiles } = await build({
      stdin: { contents: PROGRAM, resolveDir: root, loader: "ts" },
      bundle: true,
      format: "iife",
      platform: "browser",
      write: false,
    });
    const folder = mkdtempSync(join(tmpdir(), "amdgpu-isa-"));
    try {
      const page = join(folder, "page.html");
      const script = outputFiles[0]!.text.replaceAll("</script", "<\\/script");
      writeFileSync(page, `<!doctype html><meta charset="utf-8"><body></body><script>${script}</script>`);
      const flags = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ];
      const { stdout } = spawnSync(
        browser!,
        [...flags, `--user-data-dir=${join(folder, "profile")}`, "--dump-dom", pathToFileURL(page).href],
        { encoding: "utf8", timeout: 100_000 },
      );
      expect(stdout).toContain("V_CVT_OFF_F32_I4 v5,v1 0x3ee00000 v_add_f32_e32 v1, v2, v3");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

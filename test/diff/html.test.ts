import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { diffCommand } from "../../cli/diffCommand.js";

const chromium = ["chromium", "chromium-browser", "google-chrome"].find(
  (name) => spawnSync(name, ["--version"]).status === 0,
);
if (chromium === undefined) console.warn("diff page: tests in Chromium SKIPPED: no chromium is installed");

let html: string;
beforeAll(async () => {
  html = await diffCommand(["rdna3", "rdna4"], { html: true });
}, 120_000);

describe("the page", () => {
  it("needs nothing else: no address, no file", () => {
    expect(html).not.toMatch(/(?:src|href)=|https?:|@import|url\(/);
    expect(html.match(/<script/g)).toHaveLength(2);
  });

  it("holds its data as data: no markup can come from a name", () => {
    const data = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)![1]!;
    expect(data).not.toContain("<");
    const { rows, layouts } = JSON.parse(data) as {
      rows: { name: string }[];
      layouts: { bits: number; runs: [number, number, string][] }[];
    };
    expect(rows.length).toBeGreaterThan(500);
    for (const { bits, runs } of layouts)
      expect(runs.reduce((sum, [high, low]) => sum + high - low + 1, 0)).toBe(bits);
  });
});

/** Opens the page in Chromium, runs a script in it and gives the text that the script left in the title. */
function inChromium(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), "page-"));
  try {
    const file = join(folder, "page.html");
    writeFileSync(
      file,
      html.replace(
        "</body>",
        `<script>document.title = JSON.stringify((() => {${script}})());</script></body>`,
      ),
    );
    const flags = [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      `--user-data-dir=${folder}/profile`,
    ];
    const { stdout } = spawnSync(chromium!, [...flags, "--dump-dom", `file://${file}`], { encoding: "utf8", maxBuffer: 1 << 26, timeout: 90_000 }); // prettier-ignore
    const title = /<title>(.*?)<\/title>/s.exec(stdout)?.[1] ?? "";
    return title
      .replaceAll("&quot;", '"')
      .replaceAll("&gt;", ">")
      .replaceAll("&lt;", "<")
      .replaceAll("&amp;", "&");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe.runIf(chromium !== undefined)("the page in Chromium", () => {
  it("searches, filters and draws both bit diagrams", () => {
    const result = inChromium(`
      const visible = () => [...document.querySelectorAll("details")].filter((one) => !one.hidden).map((one) => one.dataset.name);
      const all = visible().length;
      const search = document.querySelector("input[type=search]");
      search.value = "v_min_f32";
      search.dispatchEvent(new Event("input"));
      const found = visible();
      const details = document.querySelector('details[data-name="V_MIN_F32"]');
      details.open = true;
      details.dispatchEvent(new Event("toggle"));
      const diagrams = details.querySelectorAll(".bits").length;
      const marked = details.querySelectorAll(".bits .changed").length;
      const text = details.textContent;
      search.value = "";
      search.dispatchEvent(new Event("input"));
      document.querySelector('input[type=checkbox][value="removed"]').click();
      const removed = visible().length;
      return { all, found, diagrams, marked, told: text.includes("V_MIN_NUM_F32"), removed, count: document.querySelector("output").textContent };
    `);
    const got = JSON.parse(result) as { all: number; found: string[]; diagrams: number; marked: number; told: boolean; removed: number; count: string }; // prettier-ignore
    expect(got.found).toContain("V_MIN_F32");
    expect(got.diagrams).toBeGreaterThanOrEqual(2);
    expect(got.diagrams % 2).toBe(0);
    expect(got.marked).toBeGreaterThan(0);
    expect(got.told).toBe(true);
    expect(got.removed).toBeGreaterThan(10);
    expect(got.removed).toBeLessThan(got.all);
    expect(got.count).toBe(`${got.removed} of ${got.all}`);
  });
});

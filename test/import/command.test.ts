/** `npm run spec:import` as a process: from an address, and killed while it writes. */
import { Ajv2020 } from "ajv/dist/2020.js";
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recover } from "../../generator/import/commit.js";
import { zipOf } from "./zips.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const spec = readFileSync(join(root, "spec/isa/amdgpu_isa_cdna1.xml"), "utf8");
const zip = zipOf([
  { name: "AMD_GPU_MR_ISA_XML/README.md", content: "words" },
  { name: "AMD_GPU_MR_ISA_XML/amdgpu_isa_cdna1.xml", content: spec.replace("<ISA>", "<ISA><Surprise>1</Surprise>") },
]); // prettier-ignore

let server: Server;
let address: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/bundle.zip") response.end(zip);
    else if (request.url === "/old") response.writeHead(302, { location: "/bundle.zip" }).end();
    else if (request.url === "/cut") response.end(zip.subarray(0, zip.length / 2));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

/** Never writes: `--check` is always given. */
function run(...args: string[]): Promise<{ status: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, ["--import", "tsx", "generator/import/cli.ts", "--check", ...args], {
    cwd: root,
  });
  let [out, err] = ["", ""];
  child.stdout.on("data", (part: Buffer) => (out += part.toString()));
  child.stderr.on("data", (part: Buffer) => (err += part.toString()));
  return new Promise((resolve) => child.on("close", (status) => resolve({ status, out, err })));
}

describe("an import from an address", () => {
  const schema = JSON.parse(readFileSync(join(root, "docs/schema/import.json"), "utf8")) as object;
  const validate = new Ajv2020({ strict: false }).compile(schema);

  it.each(["/bundle.zip", "/old"])(
    "reads the archive at %s and reports in the documented shape",
    async (path) => {
      const { status, out, err } = await run("--from", address + path, "--json");
      expect(status, err).toBe(0);
      const report = JSON.parse(out) as {
        generations: { generation: string; unknown: { name: string }[] }[];
      };
      expect(validate(report), JSON.stringify(validate.errors?.[0])).toBe(true);
      expect(report.generations.map((one) => one.generation)).toEqual(["cdna1"]);
      expect(report.generations[0]!.unknown.map((one) => one.name)).toEqual(["Surprise"]);
    },
  );

  it.each([
    ["/nothing", /the server answers 404/],
    ["/cut", /no zip archive, or one that is cut short/],
  ])("refuses %s in one line", async (path, reason) => {
    const { status, err } = await run("--from", address + path);
    expect(status).toBe(1);
    expect(err).toMatch(reason);
    expect(err).not.toContain("    at ");
  });

  it("refuses what is no address", async () => {
    expect((await run("--from", "file:///etc/hostname")).err).toMatch(/no http or https address/);
  });
}, 300_000);

describe("a writer that is killed (SIGKILL)", () => {
  it.each([0, 1, 2])("after %d files leaves the old spec to the next run", (after) => {
    const folder = mkdtempSync(join(tmpdir(), "killed-"));
    try {
      mkdirSync(join(folder, "isa"));
      for (const name of ["a", "b"]) writeFileSync(join(folder, `isa/${name}.xml`), `old ${name}`);
      const { signal } = spawnSync(process.execPath, ["--import", "tsx", "test/import/killed.ts", folder, String(after)], { cwd: root }); // prettier-ignore
      expect(signal).toBe("SIGKILL");
      expect(recover(folder)).toBe(true);
      const texts = ["a", "b"].map((name) => readFileSync(join(folder, `isa/${name}.xml`), "utf8"));
      expect(texts).toEqual(["old a", "old b"]);
      expect(() => readFileSync(join(folder, "isa/c.xml"))).toThrow(/ENOENT/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

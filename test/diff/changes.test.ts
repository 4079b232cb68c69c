/** `npm run spec:changes` against a git revision that this test makes, in a folder of its own beside the repository's. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changesSince } from "../../generator/diff/changes.js";
import type { Consequence } from "../../generator/diff/classify.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const inGit = spawnSync("git", ["rev-parse", "--verify", "HEAD"], { cwd: root }).status === 0;
if (!inGit) console.warn("changes: tests with git revisions SKIPPED: this is no clone");

/** What git is told by its environment, to be put back: other tests share this process. */
const outer = Object.fromEntries(
  ["GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES"].map((name) => [
    name,
    process.env[name],
  ]),
);
const folder = mkdtempSync(join(tmpdir(), "changes-"));
const git = (args: readonly string[], input?: string): string =>
  execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    ...(input === undefined ? {} : { input }),
  }).trim();

/** A commit that holds the working tree's spec/ with some texts exchanged, as if it had been so before. */
function earlier(files: Readonly<Record<string, (text: string) => string>>): string {
  const objects = git(["rev-parse", "--path-format=absolute", "--git-path", "objects"]);
  Object.assign(process.env, {
    GIT_INDEX_FILE: join(folder, "index"),
    GIT_OBJECT_DIRECTORY: folder,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
  });
  git(["read-tree", "HEAD"]);
  git(["add", "--force", "spec"]);
  for (const [name, change] of Object.entries(files)) {
    const path = `spec/${name}`;
    const now = readFileSync(join(root, path), "utf8");
    const text = change(now);
    expect(text, path).not.toBe(now);
    const blob = git(["hash-object", "-w", "--stdin"], text);
    git(["update-index", "--cacheinfo", `100644,${blob},${path}`]);
  }
  const author = ["-c", "user.name=test", "-c", "user.email=test@localhost"];
  return git([...author, "commit-tree", git(["write-tree"]), "-m", "earlier"]);
}

describe.runIf(inGit)("what changed since a revision", () => {
  let found: Consequence[];
  beforeAll(async () => {
    const revision = earlier({
      // V_OR_B32 had another name
      "isa/amdgpu_isa_cdna1.xml": (text) => text.replace(">V_OR_B32<", ">V_OR_ELSE_B32<"),
      // a comment said something else; a function that interpolations share was wrong
      "pseudocode/scalar-logic.pcode": (text) => text.replace(/^\/\/ .*$/m, "// other words"),
      "pseudocode/interp.pcode": (text) => text.replace("* 48U", "* 44U"),
    });
    found = await changesSince(revision);
  }, 900_000);
  afterAll(() => {
    for (const [name, value] of Object.entries(outer)) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
    rmSync(folder, { recursive: true });
  });

  it("is major for a name that is gone", () => {
    expect(found.filter((one) => one.level === "major").map((one) => one.text)).toEqual([
      "cdna1: V_OR_ELSE_B32 is now V_OR_B32",
    ]);
  });

  it("is a patch for definitions, whose shared functions count and whose comments do not", () => {
    const patches = found.filter((one) => one.level === "patch").map((one) => one.text);
    expect(patches.map((text) => text.split(":")[0]).sort()).toEqual(
      ["cdna1", "rdna1", "rdna2", "rdna3", "rdna3_5", "rdna4"], // what has parameters to interpolate
    );
    expect(patches.find((text) => text.startsWith("rdna1"))).toContain("V_INTERP_P1_F32");
    expect(patches.join()).not.toMatch(/S_AND|S_OR|S_XOR/);
  });

  it("is nothing else", () => {
    expect(found.filter((one) => one.level === "minor")).toEqual([]);
  });
});

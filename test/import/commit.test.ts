import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs"; // prettier-ignore
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { commitFiles, recover, STAGE } from "../../generator/import/commit.js";

let root: string;
const OLD = new Map([["generations.json", "old list"], ["isa/a.xml", "old a"], ["isa/b.xml", "old b"]]); // prettier-ignore
const NEW = new Map([["isa/a.xml", "new a"], ["isa/b.xml", "new b"], ["isa/c.xml", "new c"], ["generations.json", "new list"]]); // prettier-ignore

const content = (): Map<string, string> =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry): [string, string] => {
        const full = join(entry.parentPath, entry.name);
        return [full.slice(root.length + 1), readFileSync(full, "utf8")];
      })
      .sort(),
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "commit-"));
  mkdirSync(join(root, "isa"));
  for (const [path, text] of OLD) writeFileSync(join(root, path), text);
});
afterEach(() => rmSync(root, { recursive: true }));

describe("writing an import", () => {
  it("puts every file in its place and leaves nothing else", () => {
    commitFiles(root, NEW);
    expect(content()).toEqual(new Map([...new Map([...OLD, ...NEW])].sort()));
  });

  it.each([0, 1, 2, 3])("that fails after %d files leaves the old spec whole", (after) => {
    let done = 0;
    const rename = (from: string, to: string): void => {
      if (done++ === after) throw new Error("disk full");
      renameSync(from, to);
    };
    expect(() => commitFiles(root, NEW, { rename })).toThrow("disk full");
    expect(content()).toEqual(new Map([...OLD].sort()));
  });

  it.each([0, 1, 2, 3, 4])("that is killed after %d files is undone by the next run", (after) => {
    // what a kill leaves behind: the stage, its journal, and some files in place
    let done = 0;
    let left: Map<string, string> | undefined;
    const rename = (from: string, to: string): void => {
      if (done++ === after) left = content();
      renameSync(from, to);
    };
    commitFiles(root, after === 4 ? new Map([...NEW, ["isa/d.xml", "d"]]) : NEW, { rename });
    rmSync(root, { recursive: true });
    for (const [path, text] of left!) {
      mkdirSync(join(root, path, ".."), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    expect(recover(root)).toBe(true);
    expect(content()).toEqual(new Map([...OLD].sort()));
    expect(recover(root)).toBe(false);
  });

  it("that is killed while it stages is undone, journal written half or not at all", () => {
    mkdirSync(join(root, STAGE, "new/isa"), { recursive: true });
    writeFileSync(join(root, STAGE, "new/isa/a.xml"), "half of n");
    writeFileSync(join(root, STAGE, "journal.json"), '{"files":[{"path":"isa/a');
    expect(recover(root)).toBe(true);
    expect(content()).toEqual(new Map([...OLD].sort()));
  });

  it("never follows a journal out of the folder", () => {
    mkdirSync(join(root, STAGE));
    const files = [{ path: "../../x", existed: false }];
    writeFileSync(join(root, STAGE, "journal.json"), JSON.stringify({ files }));
    expect(() => recover(root)).toThrow(/lead out/);
    expect(existsSync(join(root, "generations.json"))).toBe(true);
  });
});

/** Writes an import and is killed on the way: `killed.ts ROOT FILES`, after so many files have taken their place. */
import { renameSync } from "node:fs";
import { commitFiles } from "../../generator/import/commit.js";

const [root, after] = process.argv.slice(2) as [string, string];
let left = Number(after);
const rename = (from: string, to: string): void => {
  if (left-- === 0) process.kill(process.pid, "SIGKILL");
  renameSync(from, to);
};
commitFiles(root, new Map([["isa/a.xml", "new a"], ["isa/b.xml", "new b"], ["isa/c.xml", "new c"]]), { rename }); // prettier-ignore

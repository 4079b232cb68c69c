// Builds dist/: JavaScript and types of what the package ships (generated, runtime, cli).
// npm runs this as `prepare`, also when npx first looks at the clone: a build that is up to date is left alone,
// and a new one takes the old one's place in one step, so that a command that is running never sees half of it.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL(".", import.meta.url));
const dist = join(root, "dist");
const stampFile = join(dist, ".stamp");

/** Changes whenever an input's path, size or time does. */
function stamp() {
  const hash = createHash("sha256");
  const visit = (path) => {
    const { mtimeMs, size } = statSync(join(root, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  };
  for (const file of ["package.json", "tsconfig.json", "tsconfig.build.json", "build.mjs"]) visit(file);
  for (const folder of ["generated", "runtime", "cli"]) {
    for (const entry of readdirSync(join(root, folder), { recursive: true }).sort()) {
      if (entry.endsWith(".ts")) visit(join(folder, entry));
    }
  }
  return hash.digest("hex");
}

const now = stamp();
if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === now && !process.argv.includes("--force"))
  process.exit(0);

const fresh = `dist.${process.pid}.tmp`;
const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
const { status } = spawnSync(process.execPath, [tsc, "-p", "tsconfig.build.json", "--outDir", fresh], {
  cwd: root,
  stdio: "inherit",
});
if (status !== 0) {
  rmSync(join(root, fresh), { recursive: true, force: true });
  process.exit(status ?? 1);
}
chmodSync(join(root, fresh, "cli/main.js"), 0o755);
writeFileSync(join(root, fresh, ".stamp"), now);
const old = `${dist}.${process.pid}.old`;
if (existsSync(dist)) renameSync(dist, old);
renameSync(join(root, fresh), dist);
rmSync(old, { recursive: true, force: true });

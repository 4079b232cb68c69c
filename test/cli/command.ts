import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

/** As a loader: tsx's own command would start a second process for each. */
const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
const main = fileURLToPath(new URL("../../cli/main.ts", import.meta.url));

export interface Outcome {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
  /** Lines of standard output, without the last line's end. */
  readonly lines: readonly string[];
}

/** Runs `amdgpu-isa` with standard input. */
export function command(args: readonly string[], input = ""): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", tsx, main, ...args], {
    input,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return { status, out: stdout, err: stderr, lines: stdout.replace(/\n$/, "").split("\n") };
}

/** The same kernels as plain C (bench/c), for whoever has gcc. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface Native {
  /** Whole kernels a second, one thread. */
  readonly rate: number;
  /** FNV-1a over the words of the result. */
  readonly checksum: number;
}

/** Builds bench/c/`name`.c with gcc -O2 and runs it; null where gcc is not. */
export function runNative(name: string): Native | null {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const source = fileURLToPath(new URL(`c/${name}.c`, import.meta.url));
    const program = join(folder, name);
    if (spawnSync("gcc", ["-O2", "-o", program, source, "-lm"]).status !== 0) return null;
    const [rate, checksum] = spawnSync(program, { encoding: "utf8" }).stdout.split(" ");
    return { rate: Number(rate), checksum: Number(checksum) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** FNV-1a over words, as bench/c/bench.h has it. */
export function checksumOf(words: Uint32Array): number {
  let hash = 2166136261;
  for (const word of words) hash = Math.imul(hash ^ word, 16777619);
  return hash >>> 0;
}

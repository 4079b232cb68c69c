import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { runKernel } from "../../cli/kernel.js";
import { runThreads } from "../../cli/kernelThreads.js";
import { readCodeObject } from "../../generated/kernel.js";
import type { GenerationId } from "../../generated/index.js";
import { machineOf } from "./machines.js";

const object = fileURLToPath(new URL("programs/hard.gfx1200.co.gz", import.meta.url));

/** Runs the command; gives the dumped buffer and what was printed. */
async function run(
  name: string,
  threads: number,
  args: string[],
): Promise<{ memory: Uint8Array; lines: string[] }> {
  const lines: string[] = [];
  let memory = new Uint8Array(0);
  await runKernel(
    {
      object: readCodeObject(Uint8Array.from(gunzipSync(readFileSync(object)))),
      name,
      grid: "1024",
      block: "64",
      args,
      dumps: ["0:out"],
      trace: false,
      stats: false,
      threads,
    },
    {
      load: (generation) => machineOf(generation as GenerationId),
      textOf: (_, inst) => inst.name,
      readFile: () => new Uint8Array(0),
      writeFile: (_, bytes) => {
        memory = Uint8Array.from(bytes);
      },
      print: (line) => lines.push(line),
      runThreads: (generation, ...rest) => runThreads(generation as GenerationId, ...rest),
    },
  );
  return { memory, lines };
}

describe("threads", () => {
  it("leave the memory that one thread leaves, atomics included", async () => {
    const args = ["buffer:8192", "buffer:64", "buffer:64"];
    const one = await run("atomics", 1, args);
    const two = await run("atomics", 2, args);
    expect(two.memory).toEqual(one.memory);
    expect(two.lines[0]).toMatch(/^atomics: 16 workgroups, 32 waves, \d+ instructions$/);
  }, 120_000);
});

/** Whole kernels: wave-instructions and lane-operations a second, beside the same hash in C where gcc is at hand. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadExecutors, loadIsa, type GenerationId } from "../generated/index.js";
import { Device, readCodeObject, waveSize, type DispatchRequest } from "../generated/kernel.js";
import { shared } from "../test/support/vectors.js";
import { measure, print, type Row } from "./report.js";

const GENERATIONS: readonly (readonly [GenerationId, string])[] = [
  ["rdna4", "gfx1200"],
  ["cdna3", "gfx942"],
];

const buffer = (array: Uint8Array | Uint32Array | Float32Array): { buffer: Uint8Array } => ({
  buffer: new Uint8Array(array.buffer),
});
const value = (n: number): { value: Uint8Array } => ({ value: new Uint8Array(Uint32Array.of(n).buffer) });

const HASH_ROUNDS = 400;
const HASH_ITEMS = 512;

/** Kernels with their arguments: the hash, a divergent loop, the stack, and of the shared set the tile and the sum. */
function requests(): readonly {
  source: "hard" | "matmul" | "reduce";
  what: string;
  request: DispatchRequest;
}[] {
  const words = Uint32Array.from({ length: 1024 }, (_, i) => Math.imul(i, 2654435761));
  const n = 64;
  const ones = new Float32Array(n * n).fill(1.5);
  return [
    {
      source: "hard",
      what: "xxHash32",
      request: {
        kernel: "xxhash",
        grid: [HASH_ITEMS],
        workgroup: [64],
        args: [buffer(words), buffer(new Uint32Array(HASH_ITEMS)), value(HASH_ROUNDS)],
      },
    },
    {
      source: "hard",
      what: "Collatz, divergent",
      request: {
        kernel: "collatz",
        grid: [1024],
        workgroup: [64],
        args: [buffer(words.map((w) => (w >>> 8) | 1)), buffer(new Uint32Array(1024)), value(300)],
      },
    },
    {
      source: "hard",
      what: "table on the stack (scratch)",
      request: {
        kernel: "stack",
        grid: [512],
        workgroup: [64],
        args: [buffer(words), buffer(new Uint32Array(1024)), value(100)],
      },
    },
    {
      source: "matmul",
      what: "matrix tile in LDS, f32",
      request: {
        kernel: "matmul_tile_f32",
        grid: [n, n],
        workgroup: [16, 16],
        args: [buffer(ones), buffer(ones.slice()), buffer(new Float32Array(n * n)), value(n)],
      },
    },
    {
      source: "reduce",
      what: "sum by a tree in LDS, f32",
      request: {
        kernel: "reduce_sum_f32",
        grid: [4096],
        workgroup: [256],
        args: [buffer(new Float32Array(65536).fill(0.5)), buffer(new Float32Array(16)), value(65536)],
      },
    },
  ];
}

function codeObject(source: string, generation: string, processor: string): Uint8Array | null {
  if (source === "hard") {
    const path = fileURLToPath(new URL(`../test/kernel/programs/hard.${processor}.co.gz`, import.meta.url));
    return Uint8Array.from(gunzipSync(readFileSync(path)));
  }
  const path = shared(`vectors/${generation}/programs/${source}.co`);
  return existsSync(path) ? new Uint8Array(readFileSync(path)) : null;
}

const HASH_IN_C = `
#include <stdint.h>
#include <stdio.h>
#include <time.h>
#define ROR(x, n) (((x) >> (n)) | ((x) << (32 - (n))))
static uint32_t in[1024], out[${HASH_ITEMS}];
int main(void) {
  const uint32_t P1 = 2654435761u, P2 = 2246822519u;
  for (uint32_t i = 0; i < 1024; i++) in[i] = i * P1;
  clock_t start = clock();
  long runs = 0;
  do {
    for (uint32_t item = 0; item < ${HASH_ITEMS}; item++) {
      uint32_t a = P1 + P2, b = P2, c = 0, d = 0u - P1;
      const uint32_t *p = in + (item & 63) * 16;
      for (int r = 0; r < ${HASH_ROUNDS}; r++)
        for (int i = 0; i < 4; i++) {
          a = ROR(a + p[4 * i] * P2, 19) * P1;
          b = ROR(b + p[4 * i + 1] * P2, 19) * P1;
          c = ROR(c + p[4 * i + 2] * P2, 19) * P1;
          d = ROR(d + p[4 * i + 3] * P2, 19) * P1;
        }
      out[item] = a ^ b ^ c ^ d;
    }
    runs++;
  } while (clock() - start < CLOCKS_PER_SEC / 2);
  printf("%g %u\\n", runs / ((double)(clock() - start) / CLOCKS_PER_SEC), out[7]);
  return 0;
}
`;

/** Whole hashes of the same size a second in C; null without gcc. */
function inC(): number | null {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const source = join(folder, "hash.c");
    writeFileSync(source, HASH_IN_C);
    const program = join(folder, "hash");
    if (spawnSync("gcc", ["-O2", "-o", program, source]).status !== 0) return null;
    return Number(spawnSync(program, { encoding: "utf8" }).stdout.split(" ")[0]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function benchKernel(): Promise<void> {
  let hash = 0;
  for (const [generation, processor] of GENERATIONS) {
    const isa = await loadIsa(generation);
    const executors = await loadExecutors(generation);
    const rows: Row[] = [];
    for (const { source, what, request } of requests()) {
      const bytes = codeObject(source, generation, processor);
      if (bytes === null) continue;
      const device = new Device(isa, executors, readCodeObject(bytes));
      const lanes = waveSize(device.kernel(request.kernel).descriptor);
      let steps = 0;
      const rate = measure(() => {
        ({ steps } = device.dispatch(request));
        return steps;
      }, 3);
      if (what === "xxHash32" && hash === 0) hash = rate / steps;
      rows.push({ what, rate, unit: "wave-instructions" });
      rows.push({ what: `${what}, at ${lanes} lanes`, rate: rate * lanes, unit: "lane-operations" });
    }
    print(`kernels of ${generation}`, rows);
  }
  const c = inC();
  const own: Row = { what: "here, as a GPU", rate: hash * HASH_ITEMS, unit: "items" };
  if (c === null) print("xxHash32 of 400 rounds (gcc is not here)", [own]);
  else print("xxHash32 of 400 rounds", [own], { what: "C, gcc -O2", rate: c * HASH_ITEMS, unit: "items" });
}

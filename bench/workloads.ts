/**
 * What bench/kernel.ts runs: a vector loop, and compiled kernels with their arguments, each a few milliseconds long: a
 * longer run hardly ever has the processor for itself.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadExecutors, loadIsa, type GenerationId } from "../generated/index.js";
import { Device, readCodeObject, waveSize, type DispatchRequest } from "../generated/kernel.js";
import { shared } from "../test/support/vectors.js";
import { valuLoop } from "./wave.js";

export interface Workload {
  readonly what: string;
  /** Lanes of a wave. */
  readonly lanes: number;
  /** Runs all of it once; wave-instructions that it took. */
  readonly run: () => number;
  /** The result of the last run. */
  readonly result: () => Uint32Array;
  /** The program of bench/c that computes the same from the same; null when there is none. */
  readonly native: string | null;
}

type Source = "hard" | "matmul" | "reduce";

interface Kernel {
  readonly what: string;
  readonly source: Source;
  readonly native: string | null;
  readonly result: Uint32Array;
  readonly request: DispatchRequest;
}

const buffer = (array: Uint32Array | Float32Array): { buffer: Uint8Array } => ({
  buffer: new Uint8Array(array.buffer),
});
const value = (n: number): { value: Uint8Array } => ({ value: new Uint8Array(Uint32Array.of(n).buffer) });

// Inputs as bench/c/bench.h makes them.
const word = (i: number): number => Math.imul(i, 2654435761) >>> 0;
const small = (i: number): number => word(i) >>> 29;

function kernels(): Kernel[] {
  const words = Uint32Array.from({ length: 1024 }, (_, i) => word(i));
  const n = 64;
  const matrix = (from: number): Float32Array =>
    Float32Array.from({ length: n * n }, (_, i) => small(from + i));
  const numbers = Float32Array.from({ length: 65536 }, (_, i) => small(i));
  const product = new Uint32Array(n * n);
  const hashes = new Uint32Array(512);
  const sums = new Uint32Array(16);
  const collatz = new Uint32Array(1024);
  const stack = new Uint32Array(1024);
  return [
    {
      what: "matrix tile in LDS, f32",
      source: "matmul",
      native: "matmul",
      result: product,
      request: {
        kernel: "matmul_tile_f32",
        grid: [n, n],
        workgroup: [16, 16],
        args: [buffer(matrix(0)), buffer(matrix(n * n)), buffer(product), value(n)],
      },
    },
    {
      what: "xxHash32, 40 rounds",
      source: "hard",
      native: "hash",
      result: hashes,
      request: {
        kernel: "xxhash",
        grid: [512],
        workgroup: [64],
        args: [buffer(words), buffer(hashes), value(40)],
      },
    },
    {
      what: "sum by a tree in LDS, f32",
      source: "reduce",
      native: "reduce",
      result: sums,
      request: {
        kernel: "reduce_sum_f32",
        grid: [4096],
        workgroup: [256],
        args: [buffer(numbers), buffer(sums), value(numbers.length)],
      },
    },
    {
      what: "Collatz, lanes part ways",
      source: "hard",
      native: null,
      result: collatz,
      request: {
        kernel: "collatz",
        grid: [1024],
        workgroup: [64],
        args: [buffer(words.map((w) => (w >>> 8) | 1)), buffer(collatz), value(30)],
      },
    },
    {
      what: "table on the stack (scratch)",
      source: "hard",
      native: null,
      result: stack,
      request: {
        kernel: "stack",
        grid: [512],
        workgroup: [64],
        args: [buffer(words), buffer(stack), value(20)],
      },
    },
  ];
}

function codeObject(source: Source, generation: string, processor: string): Uint8Array | null {
  if (source === "hard") {
    const path = fileURLToPath(new URL(`../test/kernel/programs/hard.${processor}.co.gz`, import.meta.url));
    return Uint8Array.from(gunzipSync(readFileSync(path)));
  }
  const path = shared(`vectors/${generation}/programs/${source}.co`);
  return existsSync(path) ? new Uint8Array(readFileSync(path)) : null;
}

/** The vector loop; it is written for RDNA 3. */
export function vectorLoop(): Workload {
  const loop = valuLoop(0x3c0, 1000);
  return { what: "vector loop, denormals flushed", lanes: 32, native: "valu", ...loop };
}

/** The kernels of a generation. Those whose code objects lie beside the project are left out without it. */
export async function workloads(generation: GenerationId): Promise<Workload[]> {
  const isa = await loadIsa(generation);
  const executors = await loadExecutors(generation);
  return kernels().flatMap(({ what, source, native, result, request }) => {
    const bytes = codeObject(source, generation, isa.generation.llvmProcessor);
    if (bytes === null) return [];
    const device = new Device(isa, executors, readCodeObject(bytes));
    const lanes = waveSize(device.kernel(request.kernel).descriptor);
    return [{ what, lanes, native, run: () => device.dispatch(request).steps, result: () => result }];
  });
}

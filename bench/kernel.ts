/**
 * Whole programs: wave-instructions and lane-operations a second, beside tinygrad's emulator and beside the same
 * work as plain C on one thread, whose result must be the same.
 */
import { loadIsa, type GenerationId } from "../generated/index.js";
import { checksumOf, runNative, type Native } from "./native.js";
import { measure, scaled, TINYGRAD } from "./report.js";
import { vectorLoop, workloads, type Workload } from "./workloads.js";

const GENERATIONS: readonly GenerationId[] = ["rdna4", "cdna3"];

const COLUMNS = [
  "wave-instr/s",
  "x tinygrad",
  "lane-ops/s",
  "x tinygrad",
  "runs/s",
  "C -O2 runs/s",
  "C is faster",
];

const line = (what: string, cells: readonly string[]): string =>
  `  ${what.padEnd(32)}${cells.map((cell, i) => cell.padStart(COLUMNS[i]!.length + 2)).join("")}`;

/** C's figures by program, each measured once. */
const natives = new Map<string, Native | null>();

function nativeOf({ native, what, result }: Workload): Native | null {
  if (native === null) return null;
  if (!natives.has(native)) natives.set(native, runNative(native));
  const found = natives.get(native)!;
  if (found !== null && found.checksum !== checksumOf(result()))
    throw new Error(`${what}: C computes something else`);
  return found;
}

function printWorkloads(title: string, all: readonly Workload[]): void {
  console.log(`\n${title}`);
  console.log(line("", COLUMNS));
  for (const workload of all) {
    let steps = 0;
    const rate = measure(() => (steps = workload.run()));
    const lanes = rate * workload.lanes;
    const times = (ratio: number): string => `${ratio.toFixed(1)}x`;
    const native = nativeOf(workload);
    const cells = [
      scaled(rate),
      times(rate / TINYGRAD.instructions),
      scaled(lanes),
      times(lanes / TINYGRAD.laneOperations),
      scaled(rate / steps),
      ...(native === null ? ["-", "-"] : [scaled(native.rate), times((native.rate * steps) / rate)]),
    ];
    console.log(line(workload.what, cells));
  }
}

export async function benchKernel(): Promise<void> {
  printWorkloads("programs on RDNA 3, wave32", [vectorLoop()]);
  for (const id of GENERATIONS) {
    const all = await workloads(id);
    const { name } = (await loadIsa(id)).generation;
    printWorkloads(`programs on ${name}, wave${all[0]!.lanes}`, all);
  }
}

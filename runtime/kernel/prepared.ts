import { AddressSpace, type MemoryOptions, type Region } from "../memory/index.js";
import type { Program } from "../wave/index.js";
import { waveSize } from "./descriptor.js";
import type { Launch } from "./launch.js";
import { WorkgroupRunner, type Observer } from "./workgroup.js";

export type Triple = readonly [number, number, number];

/** A dispatch with its memory laid out. Plain data: it can be posted to a worker. */
export interface PreparedDispatch {
  /** Address of the code. */
  readonly code: number;
  /** All memory but scratch, which every thread has of its own. */
  readonly regions: readonly Region[];
  readonly launch: Launch;
  /** Work-items in all, and of a workgroup. */
  readonly grid: Triple;
  readonly workgroup: Triple;
  /** Waves of a whole workgroup. */
  readonly waves: number;
  readonly ldsBytes: number;
  /** The global data share. */
  readonly gds: Uint8Array;
  readonly scratchBytes: number;
  readonly memory: MemoryOptions;
  readonly maxSteps: number;
}

export interface DispatchResult {
  readonly workgroups: number;
  readonly waves: number;
  /** Instructions run by all waves. */
  readonly steps: number;
}

export interface RunPreparedOptions {
  /** The address space that holds the regions; without it one is made of them, as a worker does. */
  readonly space?: AddressSpace;
  /** Of the workgroups in order, run only those whose number modulo `of` is `part`. */
  readonly share?: { readonly part: number; readonly of: number };
  /** A word on shared memory that threads hold while they run an atomic instruction. */
  readonly lock?: Int32Array;
  readonly observer?: Observer;
  /** The number of the lowest workgroup that failed in any thread: higher ones are not begun. */
  readonly failed?: Int32Array;
  /** Called now and then with the workgroups done, of how many, and instructions run by all waves. */
  readonly progress?: Progress;
}

export type Progress = (done: number, total: number, steps: number) => void;

/** Number of no workgroup: what `RunPreparedOptions.failed` holds while none failed. */
export const NONE_FAILED = 0x7fffffff;

/**
 * Runs the workgroups of a dispatch, or a share of them, in order of x, then y, then z.
 * @throws ExecutionError, MemoryFault
 */
export function runPrepared(
  program: Program,
  dispatch: PreparedDispatch,
  options: RunPreparedOptions = {},
): DispatchResult {
  const space = options.space ?? spaceOf(dispatch.regions);
  const { grid, workgroup, launch, scratchBytes } = dispatch;
  const scratch = new Uint8Array(scratchBytes);
  const region = scratchBytes === 0 ? null : space.map(launch.scratch, scratch, { name: "scratch" });
  try {
    const counts = workgroupCounts(dispatch);
    const { part, of } = options.share ?? { part: 0, of: 1 };
    const total = counts[0] * counts[1] * counts[2];
    const own = Math.ceil((total - part) / of);
    let done = 0;
    const runner = new WorkgroupRunner(program, launch, space, {
      memory: dispatch.memory,
      maxSteps: dispatch.maxSteps,
      ldsBytes: dispatch.ldsBytes,
      gds: dispatch.gds,
      waves: dispatch.waves,
      scratch,
      ...(options.lock === undefined ? {} : { lock: options.lock }),
      ...(options.observer === undefined ? {} : { observer: options.observer }),
      ...(options.progress === undefined
        ? {}
        : { progress: (steps: number) => options.progress?.(done, own, steps) }),
    });
    const lanes = waveSize(launch.descriptor);
    let waves = 0;
    for (let index = part; index < total; index += of) {
      if (options.failed !== undefined && index > Atomics.load(options.failed, 0)) break;
      const id: Triple = [
        index % counts[0],
        Math.floor(index / counts[0]) % counts[1],
        Math.floor(index / (counts[0] * counts[1])),
      ];
      const size = id.map((n, i) =>
        Math.min(workgroup[i]!, grid[i]! - n * workgroup[i]!),
      ) as unknown as Triple;
      try {
        runner.run(id, size);
      } catch (error) {
        if (options.failed !== undefined) lower(options.failed, index);
        throw error;
      }
      waves += Math.ceil((size[0] * size[1] * size[2]) / lanes);
      done++;
      options.progress?.(done, own, runner.steps);
    }
    return { workgroups: done, waves, steps: runner.steps };
  } finally {
    if (region !== null) space.unmap(region);
  }
}

/** Workgroups by dimension. */
export const workgroupCounts = ({ grid, workgroup }: Pick<PreparedDispatch, "grid" | "workgroup">): Triple =>
  grid.map((n, i) => Math.ceil(n / workgroup[i]!)) as unknown as Triple;

/** Makes a shared word no more than `value`. */
function lower(word: Int32Array, value: number): void {
  for (let now = Atomics.load(word, 0); value < now;) {
    const found = Atomics.compareExchange(word, 0, now, value);
    if (found === now) return;
    now = found;
  }
}

function spaceOf(regions: readonly Region[]): AddressSpace {
  const space = new AddressSpace();
  for (const { base, bytes, name, writable } of regions) space.map(base, bytes, { name, writable });
  return space;
}

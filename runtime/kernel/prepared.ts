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
  readonly progress?: (done: number, total: number) => void;
}

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
    const runner = new WorkgroupRunner(program, launch, space, {
      memory: dispatch.memory,
      maxSteps: dispatch.maxSteps,
      ldsBytes: dispatch.ldsBytes,
      gds: dispatch.gds,
      waves: dispatch.waves,
      scratch,
      ...(options.lock === undefined ? {} : { lock: options.lock }),
      ...(options.observer === undefined ? {} : { observer: options.observer }),
    });
    const counts = grid.map((n, i) => Math.ceil(n / workgroup[i]!)) as unknown as Triple;
    const total = counts[0] * counts[1] * counts[2];
    const { part, of } = options.share ?? { part: 0, of: 1 };
    const lanes = waveSize(launch.descriptor);
    let done = 0;
    let waves = 0;
    for (let index = part; index < total; index += of) {
      const id: Triple = [
        index % counts[0],
        Math.floor(index / counts[0]) % counts[1],
        Math.floor(index / (counts[0] * counts[1])),
      ];
      const size = id.map((n, i) =>
        Math.min(workgroup[i]!, grid[i]! - n * workgroup[i]!),
      ) as unknown as Triple;
      runner.run(id, size);
      waves += Math.ceil((size[0] * size[1] * size[2]) / lanes);
      done++;
      options.progress?.(done, Math.ceil((total - part) / of));
    }
    return { workgroups: done, waves, steps: runner.steps };
  } finally {
    if (region !== null) space.unmap(region);
  }
}

function spaceOf(regions: readonly Region[]): AddressSpace {
  const space = new AddressSpace();
  for (const { base, bytes, name, writable } of regions) space.map(base, bytes, { name, writable });
  return space;
}

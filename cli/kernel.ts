/** `amdgpu-isa kernel FILE`: runs a kernel of a code object and says what it left in memory. */
import { DecodeError } from "../runtime/isa/errors.js";
import type { Instruction } from "../runtime/isa/instruction.js";
import type { Isa } from "../runtime/isa/isa.js";
import {
  AddressSpace,
  Device,
  KernelError,
  MemoryFault,
  waveSize,
  workgroupCounts,
  type CodeObject,
  type DispatchArgument,
  type DispatchRequest,
  type DispatchResult,
  type Observer,
  type PreparedDispatch,
  type Progress,
} from "../generated/kernel.js";
import type { Executors } from "../runtime/wave/index.js";
import { withText } from "./faults.js";
import { onSpace, parseArgument } from "./kernelArguments.js";
import { counter, statistics, type Counts } from "./stats.js";
import { Tracer } from "./trace.js";

export interface KernelOptions {
  readonly object: CodeObject;
  /** The kernel's name; may be left out when there is only one. */
  readonly name?: string;
  readonly grid: string;
  readonly block: string;
  /** `type:value`, `hex:BYTES`, `buffer:SIZE`, `file:PATH`, `lds:SIZE` */
  readonly args: readonly string[];
  /** `N:PATH`: writes the bytes of argument N to a file. */
  readonly dumps: readonly string[];
  readonly trace: boolean;
  readonly stats: boolean;
  /** Bytes of local memory beyond the kernel's own, and of stack that each lane gets at least. */
  readonly dynamicLds?: number;
  readonly stack?: number;
  readonly maxSteps?: number;
  /** Threads to spread workgroups over; 1 when left out. */
  readonly threads?: number;
}

/** What the command needs from outside. */
export interface KernelTools {
  readonly load: (generation: string) => Promise<{ readonly isa: Isa; readonly executors: Executors }>;
  /** Assembly text of an instruction. */
  readonly textOf: (isa: Isa, instruction: Instruction) => string;
  readonly readFile: (path: string) => Uint8Array;
  readonly writeFile: (path: string, bytes: Uint8Array) => void;
  readonly print: (line: string) => void;
  /** Runs a prepared dispatch on several threads (kernelThreads.ts). */
  readonly runThreads?: (
    generation: string,
    dispatch: PreparedDispatch,
    threads: number,
    options: ThreadOptions,
  ) => Promise<DispatchResult>;
  /** Shows how far a long run is; called now and then, with null when it is over. */
  readonly progress?: (text: string | null) => void;
}

/** What is asked of threads beside their share. */
export interface ThreadOptions {
  /** Where to add up how often each instruction ran. */
  readonly counts?: Counts;
  readonly progress?: (workgroups: number, steps: number) => void;
}

/** @throws ElfError, KernelError, ExecutionError, MemoryFault */
export async function runKernel(options: KernelOptions, tools: KernelTools): Promise<void> {
  const { object } = options;
  const { isa, executors } = await tools.load(object.generation);
  const threads = options.threads ?? 1;
  if (threads > 1 && options.trace)
    throw new KernelError("--trace prints instructions in their order: leave out --threads");
  const space = new AddressSpace({ shared: threads > 1 });
  const device = new Device(isa, executors, object, { space });
  const kernel = device.kernel(options.name ?? onlyKernel([...object.kernels.keys()]));
  const args = options.args.map((text) => onSpace(parseArgument(text, tools.readFile), space));
  const dumps = options.dumps.map((text) => parseDump(text, args));
  const decode = decoder(device, waveSize(kernel.descriptor));
  const textAt = (pc: number): string | null => {
    const inst = decode(pc);
    return inst === null ? null : tools.textOf(isa, inst);
  };
  const counts: Counts = new Map();
  const observers: Observer[] = [];
  if (options.trace) observers.push(new Tracer({ isa, executors, decode, space, ...tools }));
  if (options.stats && threads === 1) observers.push(counter(counts));
  const { dynamicLds, stack, maxSteps } = options;
  const request: DispatchRequest = {
    kernel: kernel.name,
    grid: triple(options.grid, "--grid"),
    workgroup: triple(options.block, "--block"),
    args,
    ...(dynamicLds === undefined ? {} : { dynamicLds }),
    ...(stack === undefined ? {} : { stack }),
    ...(maxSteps === undefined ? {} : { maxSteps }),
    ...(observers.length === 0 ? {} : { observer: all(observers) }),
    ...(tools.progress === undefined ? {} : { progress: progress(tools.progress) }),
  };
  let result: DispatchResult;
  try {
    result =
      threads > 1
        ? await dispatchOnThreads(device, request, threads, tools, options.stats ? counts : undefined)
        : device.dispatch(request);
  } catch (error) {
    throw withText(error, textAt);
  } finally {
    tools.progress?.(null);
  }
  const { workgroups, waves, steps } = result;
  tools.print(`${kernel.name}: ${workgroups} workgroups, ${waves} waves, ${steps} instructions`);
  if (options.stats) for (const line of statistics(counts, decode, executors)) tools.print(line);
  for (const { path, bytes } of dumps) tools.writeFile(path, bytes);
}

async function dispatchOnThreads(
  device: Device,
  request: DispatchRequest,
  threads: number,
  tools: KernelTools,
  counts: Counts | undefined,
): Promise<DispatchResult> {
  if (tools.runThreads === undefined) throw new KernelError("no threads here");
  const { dispatch, release } = device.prepare(request);
  const total = workgroupCounts(dispatch).reduce((product, n) => product * n, 1);
  const report = request.progress;
  try {
    return await tools.runThreads(device.isa.id, dispatch, Math.min(threads, total), {
      ...(counts === undefined ? {} : { counts }),
      ...(report === undefined
        ? {}
        : {
            progress: (done: number, steps: number) => {
              report(done, total, steps);
            },
          }),
    });
  } catch (error) {
    throw error instanceof MemoryFault ? error.near(device.space) : error;
  } finally {
    release();
  }
}

/** Reads `N:PATH`. @throws KernelError */
function parseDump(text: string, args: readonly DispatchArgument[]): { path: string; bytes: Uint8Array } {
  const found = /^(\d+):(.+)$/.exec(text);
  const argument = found === null ? undefined : args[Number(found[1])];
  if (found === null || argument === undefined || !("buffer" in argument))
    throw new KernelError(`--dump ${text}: the number of a buffer argument, a colon and a path are due`);
  return { path: found[2]!, bytes: argument.buffer };
}

function onlyKernel(names: readonly string[]): string {
  if (names.length === 1) return names[0]!;
  throw new KernelError(`--name is due: the file holds ${names.join(", ") || "no kernel"}`);
}

function triple(text: string, what: string): number[] {
  const parts = text.split(/[,x]/).map((part) => (/^\d+$/.test(part) ? Number(part) : NaN));
  if (parts.length > 3 || parts.some((n) => !Number.isSafeInteger(n) || n < 1))
    throw new KernelError(`${what} ${text}: one to three whole numbers, X,Y,Z`);
  return parts;
}

/** The instruction at an address of the loaded code, decoded once as execution does. */
function decoder(device: Device, wave: 32 | 64): (pc: number) => Instruction | null {
  const known = new Map<number, Instruction | null>();
  const decode = (pc: number): Instruction | null => {
    const code = device.space.regions.find((r) => pc >= r.base && pc < r.base + r.bytes.length);
    if (code === undefined) return null;
    try {
      return device.isa.decode(code.bytes, pc - code.base, { wave, ignoreReserved: true });
    } catch (error) {
      if (error instanceof DecodeError) return null;
      throw error;
    }
  };
  return (pc) => {
    let found = known.get(pc);
    if (found === undefined) known.set(pc, (found = decode(pc)));
    return found;
  };
}

/** One observer of several. */
function all(observers: readonly Observer[]): Observer {
  if (observers.length === 1) return observers[0]!;
  return {
    before: (wave, place) => {
      for (const one of observers) one.before?.(wave, place);
    },
    ...(observers.every((one) => one.store === undefined)
      ? {}
      : {
          store: (wave, write) => {
            for (const one of observers) one.store?.(wave, write);
          },
        }),
    after: (wave, pc, place) => {
      for (const one of observers) one.after?.(wave, pc, place);
    },
  };
}

/** Milliseconds between two lines of progress. */
const INTERVAL = 1000;

function progress(show: (text: string) => void): Progress {
  let last = Date.now();
  return (done, total, steps) => {
    const now = Date.now();
    if (now - last < INTERVAL) return;
    last = now;
    show(`${done} of ${total} workgroups, ${(steps / 1e6).toFixed(1)} million instructions`);
  };
}

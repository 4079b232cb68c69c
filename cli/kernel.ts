/** `amdgpu-isa kernel FILE`: runs a kernel of a code object and says what it left in memory. */
import type { Instruction } from "../runtime/isa/instruction.js";
import type { Isa } from "../runtime/isa/isa.js";
import {
  Device,
  KernelError,
  readCodeObject,
  type DispatchArgument,
  type DispatchRequest,
  type DispatchResult,
  type Observer,
  type PreparedDispatch,
} from "../generated/kernel.js";
import { AddressSpace } from "../runtime/memory/index.js";
import type { Executors, Wave } from "../runtime/wave/index.js";

export interface KernelOptions {
  readonly bytes: Uint8Array;
  /** The kernel's name; may be left out when there is only one. */
  readonly name?: string;
  readonly grid: string;
  readonly block: string;
  /** `type:value`, `buffer:SIZE`, `file:PATH`, `lds:SIZE` */
  readonly args: readonly string[];
  /** `N:PATH`: writes the bytes of argument N to a file. */
  readonly dumps: readonly string[];
  readonly trace: boolean;
  readonly stats: boolean;
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
    progress?: (done: number) => void,
  ) => Promise<DispatchResult>;
  /** Shows how far a long run is; called now and then. */
  readonly progress?: (text: string) => void;
}

/** @throws ElfError, KernelError, ExecutionError, MemoryFault */
export async function runKernel(options: KernelOptions, tools: KernelTools): Promise<void> {
  const object = readCodeObject(options.bytes);
  const { isa, executors } = await tools.load(object.generation);
  const threads = options.threads ?? 1;
  if (threads > 1 && (options.trace || options.stats))
    throw new KernelError("--trace and --stats watch one thread: leave out --threads");
  const space = new AddressSpace({ shared: threads > 1 });
  const device = new Device(isa, executors, object, { space });
  const name = options.name ?? onlyKernel([...object.kernels.keys()]);
  const args = options.args.map((text) => onSpace(parseArgument(text, tools.readFile), space));
  const decode = decoder(device);
  const observers: Observer[] = [];
  const stats = new Map<number, number>();
  if (options.trace) observers.push(tracer(isa, decode, tools));
  if (options.stats)
    observers.push({
      after: (_, pc) => {
        stats.set(pc, (stats.get(pc) ?? 0) + 1);
      },
    });
  const request: DispatchRequest = {
    kernel: name,
    grid: triple(options.grid, "--grid"),
    workgroup: triple(options.block, "--block"),
    args,
    ...(options.maxSteps === undefined ? {} : { maxSteps: options.maxSteps }),
    ...(observers.length === 0 ? {} : { observer: all(observers) }),
    ...(tools.progress === undefined ? {} : { progress: progress(tools.progress) }),
  };
  const result =
    threads > 1 ? await dispatchOnThreads(device, request, threads, tools) : device.dispatch(request);
  tools.print(
    `${name}: ${result.workgroups} workgroups, ${result.waves} waves, ${result.steps} instructions`,
  );
  if (options.stats) for (const line of statistics(stats, decode, executors)) tools.print(line);
  for (const dump of options.dumps) {
    const found = /^(\d+):(.+)$/.exec(dump);
    const argument = found === null ? undefined : args[Number(found[1])];
    if (found === null || argument === undefined || !("buffer" in argument))
      throw new KernelError(`--dump ${dump}: the number of a buffer argument, a colon and a path are due`);
    tools.writeFile(found[2]!, argument.buffer);
  }
}

/** Buffers on memory of the address space's own kind, which threads may have to share. */
function onSpace(argument: DispatchArgument, space: AddressSpace): DispatchArgument {
  if (!("buffer" in argument)) return argument;
  const buffer = space.newBytes(argument.buffer.length);
  buffer.set(argument.buffer);
  return { buffer };
}

async function dispatchOnThreads(
  device: Device,
  request: DispatchRequest,
  threads: number,
  tools: KernelTools,
): Promise<DispatchResult> {
  if (tools.runThreads === undefined) throw new KernelError("no threads here");
  const { dispatch, release } = device.prepare(request);
  const count = dispatch.grid.reduce((n, size, i) => n * Math.ceil(size / dispatch.workgroup[i]!), 1);
  const report = request.progress;
  try {
    return await tools.runThreads(
      device.isa.id,
      dispatch,
      Math.min(threads, count),
      report === undefined
        ? undefined
        : (done) => {
            report(done, count);
          },
    );
  } finally {
    release();
  }
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

const MAX_BUFFER = 2 ** 31;

/** Reads `u32:5`, `f32:1.5`, `buffer:4096`, `file:in.bin`, `lds:256`. @throws KernelError */
export function parseArgument(text: string, readFile: (path: string) => Uint8Array): DispatchArgument {
  const colon = text.indexOf(":");
  const kind = text.slice(0, Math.max(0, colon));
  const value = text.slice(colon + 1);
  const bad = (why: string): never => {
    throw new KernelError(`--arg ${text}: ${why}`);
  };
  if (kind === "file") return { buffer: Uint8Array.from(readFile(value)) };
  if (kind === "buffer" || kind === "lds") {
    const size = /^(0x[0-9a-fA-F]+|\d+)$/.test(value) ? Number(value) : NaN;
    if (!(size >= 0 && size <= MAX_BUFFER)) return bad("a size in bytes is due");
    return kind === "lds" ? { lds: size } : { buffer: new Uint8Array(size) };
  }
  const type = /^([iuf])(8|16|32|64)$/.exec(kind);
  if (type === null)
    return bad(
      "type:value, buffer:SIZE, file:PATH or lds:SIZE is due; types are u8 to u64, i8 to i64, f32, f64",
    );
  const bytes = new Uint8Array(Number(type[2]) / 8);
  const view = new DataView(bytes.buffer);
  if (type[1] === "f") {
    const number = Number(value);
    if (value.trim() === "" || (Number.isNaN(number) && !/^-?nan$/i.test(value)))
      return bad("a number is due");
    if (type[2] === "32") view.setFloat32(0, number, true);
    else if (type[2] === "64") view.setFloat64(0, number, true);
    else return bad("floats are f32 or f64");
    return { value: bytes };
  }
  if (!/^-?(0x[0-9a-fA-F]+|\d+)$/.test(value)) return bad("a whole number is due");
  const number = value.startsWith("-") ? -BigInt(value.slice(1)) : BigInt(value);
  const width = Number(type[2]);
  if (BigInt.asUintN(width, number) !== number && BigInt.asIntN(width, number) !== number)
    return bad(`does not fit ${width} bits`);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number((number >> BigInt(8 * i)) & 255n);
  return { value: bytes };
}

type Decode = (pc: number, wave: 32 | 64) => Instruction | null;

/** The instruction at an address of the loaded code, decoded once. */
function decoder(device: Device): Decode {
  const known = new Map<number, Instruction | null>();
  return (pc, wave) => {
    let found = known.get(pc);
    if (found === undefined) {
      const bytes = device.space.regions.find((r) => pc >= r.base && pc < r.base + r.bytes.length);
      try {
        found = bytes === undefined ? null : device.isa.decode(bytes.bytes, pc - bytes.base, { wave });
      } catch {
        found = null;
      }
      known.set(pc, found);
    }
    return found;
  };
}

function all(observers: readonly Observer[]): Observer {
  if (observers.length === 1) return observers[0]!;
  return {
    before: (wave, place) => {
      for (const o of observers) o.before?.(wave, place);
    },
    after: (wave, pc, place) => {
      for (const o of observers) o.after?.(wave, pc, place);
    },
  };
}

const hex = (n: number): string => `0x${(n >>> 0).toString(16).padStart(8, "0")}`;

/** Prints each instruction after it ran, with the registers that it wrote. */
function tracer(isa: Isa, decode: Decode, tools: KernelTools): Observer {
  const texts = new Map<number, string>();
  return {
    after: (wave, pc, { workgroup, wave: index }) => {
      const inst = decode(pc, wave.size);
      let text = texts.get(pc);
      if (text === undefined) {
        text = inst === null ? "?" : tools.textOf(isa, inst);
        texts.set(pc, text);
      }
      const where = `[${workgroup.join(",")}/${index}] ${pc.toString(16).padStart(12, "0")}`;
      const wrote = inst === null ? "" : written(wave, inst);
      tools.print(`${where}  ${text}${wrote === "" ? "" : `  ; ${wrote}`}`);
    },
  };
}

/** Registers that an instruction wrote, with their values now. */
function written(wave: Wave, inst: Instruction): string {
  const parts: string[] = [];
  for (const operand of inst.operands) {
    if (!operand.written || operand.kind === "memory") continue;
    const words = Math.ceil(operand.size / 32);
    const named = operand.info.type.values[Number(operand.value)];
    if (operand.kind === "vgpr" || operand.kind === "accvgpr") {
      const first = (named?.index ?? 0) + (operand.kind === "accvgpr" ? 256 : 0);
      for (let i = 0; i < words; i++) {
        const name = `${operand.kind === "vgpr" ? "v" : "a"}${(named?.index ?? 0) + i}`;
        parts.push(`${name}=${lanes(wave.vgpr(first + i))}`);
      }
    } else if (named?.name === "SCC") parts.push(`scc=${wave.scc}`);
    else if (Number(operand.value) < 128 && named !== undefined && named.name !== "NULL") {
      for (let i = 0; i < words && Number(operand.value) + i < 128; i++) {
        const part =
          words > 1 && named.file === null
            ? `${operand.text}[${i}]`
            : words > 1
              ? `s${named.index + i}`
              : operand.text;
        parts.push(`${part}=${hex(wave.sgpr(Number(operand.value) + i))}`);
      }
    }
  }
  return parts.join(" ");
}

/** One value when all lanes hold the same, else all of them. */
function lanes(row: Uint32Array): string {
  return row.every((word) => word === row[0]) ? hex(row[0]!) : `{${Array.from(row, hex).join(" ")}}`;
}

/** Counts by name and fidelity, most frequent first. */
function* statistics(
  stats: ReadonlyMap<number, number>,
  decode: Decode,
  executors: Executors,
): Generator<string> {
  const byName = new Map<string, number>();
  for (const [pc, count] of stats) {
    const name = decode(pc, 32)?.name ?? "?";
    byName.set(name, (byName.get(name) ?? 0) + count);
  }
  const byFidelity = new Map<string, number>();
  const rows = [...byName].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  for (const [name, count] of rows) {
    const fidelity = fidelityOf(name, executors);
    byFidelity.set(fidelity, (byFidelity.get(fidelity) ?? 0) + count);
    yield `${String(count).padStart(12)}  ${name.padEnd(32)} ${fidelity}`;
  }
  for (const [fidelity, count] of byFidelity) yield `${String(count).padStart(12)}  instructions ${fidelity}`;
}

/** Of a dual-issue pair, the less exact half's. */
function fidelityOf(name: string, executors: Executors): string {
  const found = name.split(" :: ").map((half) => executors.semantics.get(half)?.fidelity);
  const worst =
    found.find((f) => f?.kind === "unknown") ?? found.find((f) => f?.kind === "rounded") ?? found[0];
  if (worst === undefined) return "unknown";
  return worst.kind === "rounded" ? `rounded, hardware within ${worst.ulp ?? "?"} ulp` : worst.kind;
}

/** Milliseconds between two lines of progress. */
const INTERVAL = 1000;

function progress(show: (text: string) => void): (done: number, total: number) => void {
  let last = Date.now();
  return (done, total) => {
    const now = Date.now();
    if (now - last < INTERVAL) return;
    last = now;
    show(`${done} of ${total} workgroups`);
  };
}

/**
 * `amdgpu-isa run <generation>`: one program a line, as JSON; one line of the state it leaves, as JSON.
 * Input and output are told in docs/run.schema.json's words by the types below; registers are `0x` hex.
 */
import type { Isa } from "../runtime/isa/isa.js";
import {
  AddressSpace,
  defaultMemoryOptions,
  FlatMemory,
  LocalMemory,
  MemoryFault,
  ScratchMemory,
} from "../runtime/memory/index.js";
import { Program, RunError, Wave, type Executors } from "../runtime/wave/index.js";

export interface RunCommandOptions {
  /** Lanes of a wave whose line says nothing; default the generation's usual number. */
  readonly wave?: 32 | 64;
  /** Steps after which a program is given up; default 1,000,000. */
  readonly maxSteps?: number;
}

/** Scratch a lane has. */
const SCRATCH_BYTES = 4096;

/** A line's request. What is left out is 0, but for EXEC (all lanes) and MODE (the generation's default). */
export interface RunRequest {
  /** The program's bytes in memory order, hex. */
  readonly code: string;
  readonly wave?: 32 | 64;
  readonly exec?: string;
  readonly vcc?: string;
  readonly scc?: 0 | 1;
  readonly m0?: string;
  readonly mode?: string;
  readonly sgpr?: Readonly<Record<string, string>>;
  readonly vgpr?: Readonly<Record<string, string | readonly string[]>>;
  /** First bytes of LDS, hex; the rest of it is 0. */
  readonly lds?: string;
  readonly memory?: readonly { readonly addr: string; readonly hex: string }[];
  readonly read?: {
    readonly sgpr?: readonly number[];
    readonly vgpr?: readonly number[];
    readonly memory?: readonly { readonly addr: string; readonly size: number }[];
    /** Offset and size in bytes. */
    readonly lds?: readonly [number, number];
  };
}

/** The answer: the state after the program, and what `read` asked for. */
export interface RunAnswer {
  readonly pc: number;
  readonly exec: string;
  readonly vcc: string;
  readonly scc: number;
  readonly m0: string;
  readonly mode: string;
  readonly sgpr?: Readonly<Record<string, string>>;
  readonly vgpr?: Readonly<Record<string, readonly string[]>>;
  readonly memory?: readonly { readonly addr: string; readonly hex: string }[];
  readonly lds?: string;
}

/** Answers line by line; a bad line gives `{"error": ...}`, with `pc` when the program itself is at fault. */
export function* run(
  isa: Isa,
  executors: Executors,
  lines: Iterable<string>,
  options: RunCommandOptions = {},
): Generator<string> {
  for (const line of lines) yield runLine(isa, executors, line, options);
}

/** The answer to one line. */
export function runLine(
  isa: Isa,
  executors: Executors,
  line: string,
  options: RunCommandOptions = {},
): string {
  try {
    return JSON.stringify(runRequest(isa, executors, parse(line), options));
  } catch (error) {
    if (error instanceof RunError) return JSON.stringify({ error: error.message, pc: error.pc });
    if (error instanceof MemoryFault) return JSON.stringify({ error: error.message, pc: error.pc });
    if (error instanceof RequestError) return JSON.stringify({ error: error.message });
    throw error;
  }
}

/** A request that is not what the contract says. */
export class RequestError extends Error {
  override readonly name = "RequestError";
}

/** Runs a checked or unchecked request. @throws RequestError, RunError, MemoryFault */
export function runRequest(
  isa: Isa,
  executors: Executors,
  request: RunRequest,
  options: RunCommandOptions = {},
): RunAnswer {
  const { generation } = isa;
  const size = request.wave ?? options.wave ?? generation.defaultWaveSize;
  if (!generation.waveSizes.includes(size))
    throw new RequestError(`${isa.id} has no waves of ${String(size)} lanes`);
  const bytes = hexBytes(request.code, "code");
  const wave = new Wave(
    request.mode === undefined ? { size, isa } : { size, isa, mode: word(request.mode, "mode") },
  );
  setRegisters(wave, request);
  const memory = new DeclaredMemory(request, generation.ldsBytes);
  memory.attach(wave);
  new Program(isa, executors, bytes).run(
    wave,
    options.maxSteps === undefined ? {} : { maxSteps: options.maxSteps },
  );
  return answer(wave, request, memory);
}

function setRegisters(wave: Wave, request: RunRequest): void {
  const { exec, vcc, m0, scc } = request;
  for (const [key, value] of entries(request.sgpr, "sgpr")) {
    wave.setSgpr(index(key, 127, "sgpr"), word(value, `sgpr ${key}`));
  }
  for (const [key, value] of entries(request.vgpr, "vgpr")) {
    const register = index(key, wave.layout.rows - 1, "vgpr");
    if (!Array.isArray(value)) wave.setVgpr(register, word(value, `vgpr ${key}`));
    else {
      if (value.length !== wave.size) {
        throw new RequestError(`vgpr ${key}: ${value.length} values for ${wave.size} lanes`);
      }
      wave.setVgpr(
        register,
        value.map((item, lane) => word(item, `vgpr ${key} lane ${lane}`)),
      );
    }
  }
  if (exec !== undefined) wave.setExec(...pair(exec, "exec"));
  if (vcc !== undefined) wave.setVcc(...pair(vcc, "vcc"));
  if (m0 !== undefined) wave.u[wave.m0] = word(m0, "m0");
  if (scc !== undefined) {
    if (scc !== 0 && scc !== 1) throw new RequestError("scc: 0 or 1 is due");
    wave.scc = scc;
  }
}

function answer(wave: Wave, request: RunRequest, memory: DeclaredMemory): RunAnswer {
  const mask = (offset: number): string =>
    wave.size === 32 ? hex(wave.u[offset]) : `0x${digits(wave.u[offset + 1])}${digits(wave.u[offset])}`;
  const read = request.read ?? {};
  const state = {
    pc: wave.pc,
    exec: mask(wave.exec),
    vcc: mask(wave.vcc),
    scc: wave.scc,
    m0: hex(wave.u[wave.m0]),
    mode: hex(wave.mode),
  };
  return {
    ...state,
    ...(read.sgpr && {
      sgpr: Object.fromEntries(
        list(read.sgpr, "sgpr").map((n) => [n, hex(wave.sgpr(index(n, 127, "sgpr")))]),
      ),
    }),
    ...(read.vgpr && {
      vgpr: Object.fromEntries(
        list(read.vgpr, "vgpr").map((n) => [
          n,
          Array.from(wave.vgpr(index(n, wave.layout.rows - 1, "vgpr")), hex),
        ]),
      ),
    }),
    ...(read.memory && {
      memory: list(read.memory, "memory").map((part) => ({
        addr: part.addr,
        hex: memory.read(address(part.addr), count(part.size, "size")),
      })),
    }),
    ...(read.lds && { lds: memory.readLds(count(read.lds[0], "lds"), count(read.lds[1], "lds")) }),
  };
}

/** Memory as a request declares it: LDS, and ranges of addresses that hold bytes. */
class DeclaredMemory {
  readonly lds: Uint8Array;
  readonly space = new AddressSpace();

  constructor(request: RunRequest, ldsBytes: number) {
    this.lds = new Uint8Array(ldsBytes);
    const lds = request.lds === undefined ? new Uint8Array() : hexBytes(request.lds, "lds");
    if (lds.length > ldsBytes) throw new RequestError(`lds: more than ${ldsBytes} bytes`);
    this.lds.set(lds);
    for (const part of list(request.memory ?? [], "memory")) {
      const bytes = hexBytes(part.hex, "memory");
      if (bytes.length > 0) this.#within(() => this.space.map(address(part.addr), bytes));
    }
  }

  /** Gives the memory to a wave. */
  attach(wave: Wave): void {
    const options = defaultMemoryOptions;
    const lds = new LocalMemory(this.lds, options);
    const scratch = new ScratchMemory(new Uint8Array(SCRATCH_BYTES * wave.size), wave.size, options);
    const { sharedBase, privateBase } = wave;
    wave.lds = lds;
    wave.scratch = scratch;
    wave.mem = new FlatMemory({ space: this.space, lds, scratch, sharedBase, privateBase, options });
  }

  /** Hex of `size` bytes, all of them in one declared range. */
  read(start: number, size: number): string {
    return bytesHex(this.#within(() => this.space.read(start, size)));
  }

  readLds(offset: number, size: number): string {
    if (offset + size > this.lds.length) throw new RequestError(`lds: ${offset}+${size} is past its end`);
    return bytesHex(this.lds.subarray(offset, offset + size));
  }

  /** A range that is not there is the request's fault. */
  #within<T>(access: () => T): T {
    try {
      return access();
    } catch (error) {
      if (error instanceof RangeError) throw new RequestError(`memory: ${error.message}`);
      throw error;
    }
  }
}

const MEMBERS = new Set<string>([
  "code", "wave", "exec", "vcc", "scc", "m0", "mode", "sgpr", "vgpr", "lds", "memory", "read",
] satisfies (keyof RunRequest)[]); // prettier-ignore

function parse(line: string): RunRequest {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new RequestError("no JSON");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new RequestError("an object is due");
  const unknown = Object.keys(value).find((key) => !MEMBERS.has(key));
  if (unknown !== undefined) throw new RequestError(`unknown member ${JSON.stringify(unknown)}`);
  const read = (value as RunRequest).read as unknown;
  if (read !== undefined && (typeof read !== "object" || read === null))
    throw new RequestError("read: an object is due");
  return value as RunRequest;
}

function entries<T>(value: Readonly<Record<string, T>> | undefined, what: string): [string, T][] {
  if (value === undefined) return [];
  if (typeof value !== "object" || value === null) throw new RequestError(`${what}: an object is due`);
  return Object.entries(value);
}

function list<T>(value: readonly T[], what: string): readonly T[] {
  if (!Array.isArray(value)) throw new RequestError(`${what}: a list is due`);
  return value as readonly T[];
}

function index(value: string | number, max: number, what: string): number {
  const n = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof n !== "number" || !Number.isInteger(n) || n < 0 || n > max) {
    throw new RequestError(`${what}: no register ${JSON.stringify(value)}`);
  }
  return n;
}

function count(value: unknown, what: string): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0) {
    throw new RequestError(`${what}: a number of bytes is due`);
  }
  return value;
}

/** A number as `0x` hex, decimal text or JSON number, below 2^bits. */
function number(value: unknown, bits: number, what: string): bigint {
  const ok =
    (typeof value === "string" && /^(0x[\da-f]+|\d+)$/i.test(value) && value.length <= 24) ||
    (typeof value === "number" && Number.isSafeInteger(value) && value >= 0);
  const n = ok ? BigInt(value as string | number) : -1n;
  if (n < 0n || n >> BigInt(bits) !== 0n) {
    throw new RequestError(`${what}: ${JSON.stringify(value)} is no number of ${bits} bits`);
  }
  return n;
}

const word = (value: unknown, what: string): number => Number(number(value, 32, what));

function pair(value: unknown, what: string): [number, number] {
  const n = number(value, 64, what);
  return [Number(n & 0xffffffffn), Number(n >> 32n)];
}

const address = (value: unknown): number => Number(number(value, 53, "addr"));

function hexBytes(value: unknown, what: string): Uint8Array {
  if (typeof value !== "string" || value.length % 2 !== 0 || !/^[\da-f]*$/i.test(value)) {
    throw new RequestError(`${what}: bytes in hex are due`);
  }
  return Uint8Array.from({ length: value.length / 2 }, (_, i) => parseInt(value.slice(2 * i, 2 * i + 2), 16));
}

const bytesHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const digits = (value: number): string => (value >>> 0).toString(16).padStart(8, "0");
const hex = (value: number): string => `0x${digits(value)}`;

import type { Isa } from "../isa/isa.js";
import {
  MemoryFault,
  AddressSpace,
  defaultMemoryOptions,
  GS_REGISTER_BYTES,
  type MemoryOptions,
} from "../memory/index.js";
import { Program, type Executors } from "../wave/index.js";
import { buildArguments, type DispatchArgument } from "./arguments.js";
import { loadImage, type CodeObject, type Kernel } from "./codeObject.js";
import { waveSize } from "./descriptor.js";
import { KernelError } from "./errors.js";
import type { Launch } from "./launch.js";
import {
  NONE_FAILED,
  runPrepared,
  workgroupCounts,
  type DispatchResult,
  type PreparedDispatch,
  type Progress,
  type Triple,
} from "./prepared.js";
import type { Observer } from "./workgroup.js";

export interface DispatchRequest {
  /** The kernel's name in the metadata. */
  readonly kernel: string;
  /** Work-items in all by dimension; missing dimensions are 1. */
  readonly grid: readonly number[];
  /** Work-items of a workgroup by dimension. */
  readonly workgroup: readonly number[];
  readonly args: readonly DispatchArgument[];
  /** Bytes of LDS beyond the kernel's own. */
  readonly dynamicLds?: number;
  /**
   * Bytes of scratch that each lane gets at least. What the compiler asks for is not enough for calls whose depth
   * only the data decides; when it says that the stack is dynamic, 16 KiB more are given unless this says otherwise.
   */
  readonly stack?: number;
  /** Steps that one wave may take; default ten million. */
  readonly maxSteps?: number;
  readonly observer?: Observer;
  /** Called after every slice of a wave with how many workgroups are done, of how many, and instructions run. */
  readonly progress?: Progress;
}

/** A dispatch that is ready to run, and what takes its memory away again. */
export interface Prepared {
  readonly dispatch: PreparedDispatch;
  /** Unmaps what the dispatch brought into the address space. To be called once, when all of it has run. */
  readonly release: () => void;
}

export interface DeviceOptions {
  readonly memory?: Partial<MemoryOptions>;
  /** The address space to use; a new one otherwise. */
  readonly space?: AddressSpace;
}

/** Aperture bases: bits 63:32 of flat addresses that lead to LDS and scratch. */
const SHARED_BASE = 0x00010000;
const PRIVATE_BASE = 0x00020000;
const DEFAULT_MAX_STEPS = 10_000_000;
/** Most scratch of a workgroup. */
const MAX_SCRATCH = 1 << 29;
/** Scratch that a lane gets beyond what the descriptor says when its stack is dynamic, unless the request tells. */
const DYNAMIC_STACK = 16384;
/** Addresses left free before and behind scratch, so that what strays from a buffer does not end there. */
const SCRATCH_GUARD = 1 << 24;

/** A GPU of one generation with one code object loaded. */
export class Device {
  readonly isa: Isa;
  readonly executors: Executors;
  readonly object: CodeObject;
  readonly space: AddressSpace;
  readonly memory: MemoryOptions;
  /** Address that the code object's lowest address was put at. */
  readonly base: number;
  readonly #program: Program;

  /** @throws KernelError when the code object is of another generation, ElfError when it cannot be loaded */
  constructor(isa: Isa, executors: Executors, object: CodeObject, options: DeviceOptions = {}) {
    if (object.generation !== isa.id)
      throw new KernelError(
        `a code object for ${object.generation} (${object.target}) cannot run on ${isa.id}`,
      );
    this.isa = isa;
    this.executors = executors;
    this.object = object;
    this.space = options.space ?? new AddressSpace();
    this.memory = { ...defaultMemoryOptions, ...options.memory };
    this.base = this.space.reserve(object.imageSize, 4096) + (object.imageBase % 4096);
    const image = this.space.newBytes(object.imageSize);
    image.set(loadImage(object, this.base));
    // Writable: the image holds the code object's variables as well.
    this.space.map(this.base, image, { name: "code object" });
    this.#program = new Program(isa, executors, image, { origin: this.base });
  }

  /** Address in memory of a symbol's value. */
  address(value: number): number {
    return this.base + (value - this.object.imageBase);
  }

  kernel(name: string): Kernel {
    const kernel = this.object.kernels.get(name);
    if (kernel === undefined)
      throw new KernelError(
        `no kernel ${name}; there are ${[...this.object.kernels.keys()].join(", ") || "none"}`,
      );
    return kernel;
  }

  /**
   * Runs a kernel over a grid, workgroup by workgroup, in order of x, then y, then z.
   * @throws KernelError, ExecutionError, MemoryFault
   */
  dispatch(request: DispatchRequest): DispatchResult {
    const { dispatch, release } = this.prepare(request);
    try {
      return runPrepared(this.#program, dispatch, {
        space: this.space,
        ...(request.observer === undefined ? {} : { observer: request.observer }),
        ...(request.progress === undefined ? {} : { progress: request.progress }),
      });
    } catch (error) {
      throw error instanceof MemoryFault ? error.near(this.space) : error;
    } finally {
      release();
    }
  }

  /**
   * Checks a request and lays out its memory, without running it. What comes back can be handed to worker threads
   * (see `runPrepared`) when the device's address space is a shared one and all buffers lie on SharedArrayBuffers.
   * @throws KernelError
   */
  prepare(request: DispatchRequest): Prepared {
    const kernel = this.kernel(request.kernel);
    const grid = triple(request.grid, "grid");
    const workgroup = triple(request.workgroup, "workgroup");
    this.#check(kernel, grid, workgroup, request);
    const { space } = this;
    const mapped = new Set(space.regions);
    const release = (): void => {
      for (const region of space.regions.filter((r) => !mapped.has(r))) space.unmap(region);
    };
    try {
      return { dispatch: this.#prepare(kernel, grid, workgroup, request), release };
    } catch (error) {
      release();
      throw error;
    }
  }

  #prepare(kernel: Kernel, grid: Triple, workgroup: Triple, request: DispatchRequest): PreparedDispatch {
    const { space } = this;
    const own = (bytes: Uint8Array, name: string): number => space.place(bytes, { name }).base;
    const queue = own(queueBytes(space), "queue");
    const block = buildArguments(
      kernel.metadata,
      request.args,
      space,
      { grid, workgroup, sharedBase: SHARED_BASE, privateBase: PRIVATE_BASE, queue },
      request.dynamicLds ?? 0,
    );
    const kernarg = own(block.bytes, "kernel arguments");
    const lanes = waveSize(kernel.descriptor);
    const waves = Math.ceil((workgroup[0] * workgroup[1] * workgroup[2]) / lanes);
    const perLane = scratchPerLane(kernel, request.stack);
    const ldsBytes = kernel.descriptor.groupSegmentSize + block.dynamicLds;
    this.#checkLds(kernel, ldsBytes);
    const address = this.address(kernel.descriptorAddress);
    const scratchBytes = perLane * lanes * waves;
    if (scratchBytes > MAX_SCRATCH)
      throw new KernelError(`${kernel.name} needs ${scratchBytes} bytes of scratch, ${MAX_SCRATCH} allowed`);
    const launch: Launch = {
      abi: this.object.abi,
      descriptor: kernel.descriptor,
      entry: this.address(kernel.entry),
      kernarg,
      kernargBytes: block.bytes,
      dispatchPacket: own(
        dispatchPacket(space, grid, workgroup, perLane, ldsBytes, address, kernarg),
        "dispatch packet",
      ),
      queue,
      scratch: scratchBytes === 0 ? 0 : space.reserve(scratchBytes + 2 * SCRATCH_GUARD, 4096) + SCRATCH_GUARD,
      scratchPerWave: perLane * lanes,
      scratchPerLane: perLane,
    };
    const { gdsBytes } = this.object.abi;
    return {
      code: this.base,
      regions: [...space.regions],
      launch,
      grid,
      workgroup,
      waves,
      ldsBytes,
      gds: space.newBytes(gdsBytes === 0 ? 0 : gdsBytes + GS_REGISTER_BYTES),
      scratchBytes,
      memory: this.memory,
      maxSteps: request.maxSteps ?? DEFAULT_MAX_STEPS,
    };
  }

  #check(kernel: Kernel, grid: Triple, workgroup: Triple, { maxSteps }: DispatchRequest): void {
    const [x, y, z] = workgroupCounts({ grid, workgroup });
    if (x * y * z >= NONE_FAILED)
      throw new KernelError(`${x}x${y}x${z} workgroups of ${kernel.name}, ${NONE_FAILED - 1} allowed`);
    if (maxSteps !== undefined && !(Number.isInteger(maxSteps) && maxSteps >= 1))
      throw new KernelError(`a limit of ${maxSteps} steps for ${kernel.name}: a whole number from 1 is due`);
    const items = workgroup[0] * workgroup[1] * workgroup[2];
    const most = Math.min(this.object.abi.maxWorkgroupSize, kernel.metadata.maxWorkgroupSize);
    if (items > most)
      throw new KernelError(`${items} work-items in a workgroup of ${kernel.name}, ${most} allowed`);
    const required = kernel.metadata.requiredWorkgroupSize;
    if (required !== null && required.some((n, i) => n !== workgroup[i]))
      throw new KernelError(
        `${kernel.name} was compiled for workgroups of ${required.join("x")}, not ${workgroup.join("x")}`,
      );
  }

  #checkLds(kernel: Kernel, bytes: number): void {
    const { ldsBytes } = this.isa.generation;
    if (bytes > ldsBytes)
      throw new KernelError(`${kernel.name} needs ${bytes} bytes of LDS, ${ldsBytes} are there`);
  }
}

/** Three whole numbers from 1 on; missing ones are 1. */
function triple(values: readonly number[], what: string): Triple {
  if (
    values.length < 1 ||
    values.length > 3 ||
    values.some((n) => !Number.isInteger(n) || n < 1 || n > 0xffffffff)
  )
    throw new KernelError(`${what} of ${values.join(",")}: one to three whole numbers from 1 on`);
  return [values[0]!, values[1] ?? 1, values[2] ?? 1];
}

function scratchPerLane({ name, descriptor }: Kernel, stack: number | undefined): number {
  if (stack !== undefined && !(Number.isSafeInteger(stack) && stack >= 0))
    throw new KernelError(`a stack of ${stack} bytes for ${name}: a whole number is due`);
  const own = descriptor.privateSegmentSize;
  const dynamic = descriptor.fields["USES_DYNAMIC_STACK"] === 1 ? DYNAMIC_STACK : 0;
  return Math.ceil(Math.max(own + (stack === undefined ? dynamic : 0), stack ?? 0) / 16) * 16;
}

/** The part of amd_queue_t that kernels read: aperture bases at 0x40 (LDS) and 0x44 (scratch). */
function queueBytes(space: AddressSpace): Uint8Array {
  const bytes = space.newBytes(256);
  const view = new DataView(bytes.buffer);
  view.setUint32(0x40, SHARED_BASE, true);
  view.setUint32(0x44, PRIVATE_BASE, true);
  return bytes;
}

/** The HSA kernel dispatch packet (64 bytes). Source: HSA runtime specification, kernel dispatch packet. */
function dispatchPacket(
  space: AddressSpace,
  grid: Triple,
  workgroup: Triple,
  scratch: number,
  lds: number,
  kernel: number,
  kernarg: number,
): Uint8Array {
  const bytes = space.newBytes(64);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 2, true); // type: kernel dispatch
  view.setUint16(2, grid[2] > 1 ? 3 : grid[1] > 1 ? 2 : 1, true);
  workgroup.forEach((n, i) => {
    view.setUint16(4 + 2 * i, n, true);
  });
  grid.forEach((n, i) => {
    view.setUint32(12 + 4 * i, n, true);
  });
  view.setUint32(24, scratch, true);
  view.setUint32(28, lds, true);
  view.setBigUint64(32, BigInt(kernel), true);
  view.setBigUint64(40, BigInt(kernarg), true);
  return bytes;
}

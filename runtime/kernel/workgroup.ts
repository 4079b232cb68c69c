import {
  FlatMemory,
  GS_REGISTER_BYTES,
  LocalMemory,
  MemoryFault,
  ScratchMemory,
  type AddressSpace,
  type FlatTargets,
  type GlobalDataShare,
  type MemoryOptions,
} from "../memory/index.js";
import { RunError, UnsupportedError, Wave, type Program } from "../wave/index.js";
import { Barriers } from "./barriers.js";
import { waveSize } from "./descriptor.js";
import { ExecutionError } from "./errors.js";
import { startWave, type Launch } from "./launch.js";
import { WatchedFlat, WatchedLocal, WatchedScratch, type MemoryWrite } from "./watched.js";

/** Steps that a wave runs before the others get their turn. */
const SLICE = 20_000;

/** Where an instruction was run. */
export interface Place {
  readonly workgroup: readonly [number, number, number];
  /** Number of the wave within the workgroup. */
  readonly wave: number;
}

/** Watches execution. */
export interface Observer {
  /** Called before each instruction. */
  before?(wave: Wave, place: Place): void;
  /** Called for each store to memory, between `before` and `after`. */
  store?(wave: Wave, write: MemoryWrite): void;
  /** Called after each instruction with the address it had. */
  after?(wave: Wave, pc: number, place: Place): void;
}

export interface WorkgroupOptions {
  readonly memory: MemoryOptions;
  /** Steps that one wave may take. */
  readonly maxSteps: number;
  readonly ldsBytes: number;
  /** The global data share and behind it its registers (GS_REGISTER_BYTES); none where the generation has none. */
  readonly gds?: Uint8Array;
  /** Most waves of a workgroup. */
  readonly waves: number;
  /** Bytes behind scratch: `waves` blocks. */
  readonly scratch: Uint8Array;
  /** A word on shared memory that threads hold while they run an atomic instruction. */
  readonly lock?: Int32Array;
  readonly observer?: Observer;
  /** Called after every slice with the steps of all waves so far. */
  readonly progress?: (steps: number) => void;
}

type State = "ready" | "waiting" | "done";

/**
 * Runs workgroups one after the other. The waves of a workgroup take turns: at barriers, and after a slice of
 * steps, so that one that waits for another in a loop does not keep it from running.
 */
export class WorkgroupRunner {
  readonly #program: Program;
  readonly #launch: Launch;
  readonly #options: WorkgroupOptions;
  readonly #waves: Wave[] = [];
  readonly #lds: Uint8Array;
  #state: State[] = [];
  #barriers = new Barriers(0, 0, () => {});
  #workgroup: readonly [number, number, number] = [0, 0, 0];
  /** The message that asks for the time, undefined where clocks are read otherwise. */
  readonly #realtime: number | undefined;
  /** Steps of all waves so far. */
  steps = 0;

  constructor(program: Program, launch: Launch, space: AddressSpace, options: WorkgroupOptions) {
    this.#program = program;
    this.#launch = launch;
    this.#options = options;
    const size = waveSize(launch.descriptor);
    this.#realtime = program.isa.model.operandTypes
      .get("OPR_SENDMSG_RTN")
      ?.parts.flatMap((part) => part.runs)
      .find((run) => run.prefix === "MSG_RTN_GET_REALTIME")?.value;
    this.#lds = new Uint8Array(Math.ceil(options.ldsBytes / 4) * 4).subarray(0, options.ldsBytes);
    const gds = options.gds === undefined ? null : dataShare(options.gds, options.memory);
    for (let i = 0; i < options.waves; i++) {
      const wave = new Wave({ size, isa: program.isa });
      const block = options.scratch.subarray(i * launch.scratchPerWave, (i + 1) * launch.scratchPerWave);
      const tell = storeTeller(wave, options.observer);
      const lds =
        tell === null
          ? new LocalMemory(this.#lds, options.memory, gds)
          : new WatchedLocal(this.#lds, options.memory, watchedShare(gds, options.memory, tell), "lds", tell);
      const scratch =
        tell === null
          ? new ScratchMemory(block, size, options.memory)
          : new WatchedScratch(block, size, options.memory, tell);
      const { sharedBase, privateBase } = wave;
      wave.lds = lds;
      wave.scratch = scratch;
      const targets: FlatTargets = {
        space,
        lds,
        scratch,
        sharedBase,
        privateBase,
        options: options.memory,
        lanesInAddress: launch.abi.lanesInAddress,
        ...(options.lock === undefined ? {} : { lock: options.lock }),
      };
      wave.mem = tell === null ? new FlatMemory(targets) : new WatchedFlat(targets, tell);
      this.#hook(wave, i);
      this.#waves.push(wave);
    }
  }

  /** Runs one workgroup to its end. @throws ExecutionError, MemoryFault */
  run(workgroup: readonly [number, number, number], size: readonly [number, number, number]): void {
    const items = size[0] * size[1] * size[2];
    const count = Math.ceil(items / this.#waves[0]!.size);
    this.#workgroup = workgroup;
    this.#lds.fill(0);
    this.#options.scratch.fill(0);
    const named = (this.#launch.descriptor.fields["NAMED_BAR_CNT"] ?? 0) * 4;
    this.#state = new Array<State>(count).fill("ready");
    this.#barriers = new Barriers(count, named, (wave) => (this.#state[wave] = "ready"));
    for (let index = 0; index < count; index++)
      startWave(this.#waves[index]!, this.#launch, { workgroup, size, index, count, slot: index });
    for (;;) {
      let ran = false;
      for (let index = 0; index < count; index++) {
        if (this.#state[index] !== "ready") continue;
        ran = true;
        this.#slice(index);
      }
      if (ran) continue;
      const stuck = this.#state.indexOf("waiting");
      if (stuck < 0) return;
      const at = this.#barriers.waitsAt(stuck);
      throw this.#error("deadlock", `waves wait at barrier ${at ?? ""} and none can go on`, stuck, WAIT_SIZE);
    }
  }

  /** Lets a wave run until it ends, waits, or has used up its slice. */
  #slice(index: number): void {
    const wave = this.#waves[index]!;
    const before = wave.steps;
    wave.ended = false;
    try {
      this.#run(wave, index, Math.min(SLICE, this.#options.maxSteps - before));
    } catch (error) {
      throw this.#described(error, wave, index);
    } finally {
      this.steps += wave.steps - before;
    }
    this.#options.progress?.(this.steps);
    if (this.#state[index] === "waiting") return;
    const inside = wave.pc !== this.#program.origin + this.#program.bytes.length;
    if (!wave.ended && inside) {
      if (wave.steps >= this.#options.maxSteps)
        throw this.#error("runaway", `no end after ${wave.steps} steps`, index);
      return;
    }
    this.#state[index] = "done";
    this.#barriers.end(index);
  }

  #run(wave: Wave, index: number, steps: number): void {
    const program = this.#program;
    const { observer } = this.#options;
    if (observer === undefined) {
      program.runFor(wave, steps);
      return;
    }
    const place = { workgroup: this.#workgroup, wave: index };
    const end = program.origin + program.bytes.length;
    for (let i = 0; i < steps && !wave.ended && wave.pc !== end; i++) {
      const { pc } = wave;
      observer.before?.(wave, place);
      program.step(wave);
      observer.after?.(wave, pc, place);
    }
  }

  #hook(wave: Wave, index: number): void {
    const pause = (number: number): void => {
      if (!this.#barriers.wait(index, number)) return;
      this.#state[index] = "waiting";
      // The run loop stops here; the wave goes on from its PC when it is woken.
      wave.ended = true;
    };
    wave.hooks = {
      barrier: () => {
        this.#barriers.signal(-1);
        pause(-1);
      },
      barrierSignal: (_, number, members) => (this.#barriers.signal(number, members) ? 1 : 0),
      barrierWait: (_, number) => {
        pause(number);
      },
      barrierLeave: () => (this.#barriers.leave(index) ? 1 : 0),
      barrierInit: (_, number, members) => {
        this.#barriers.init(number, members);
      },
      barrierJoin: (_, number) => {
        this.#barriers.join(index, number);
      },
      barrierState: (_, number) => this.#barriers.state(number),
      // Clocks count instructions. The other answers are addresses of things that are not here.
      sendmsgRtn: (one, message) =>
        message === this.#realtime ? [one.steps >>> 0, Math.floor(one.steps / 2 ** 32)] : [0, 0],
      waveInWorkgroup: () => index,
      trap: (_, id) => {
        // 3 is the debugger's breakpoint, which goes on when no debugger is there.
        if (id !== 3) throw new Trap(`s_trap ${id}`);
      },
      sethalt: (_, value) => {
        if ((value & 1) !== 0) throw new Trap("s_sethalt: halted for good");
      },
    };
  }

  #error(fault: ExecutionError["fault"], message: string, index: number, back = 0): ExecutionError {
    return new ExecutionError(fault, message, this.#waves[index]!.pc - back, this.#workgroup, index);
  }

  #described(error: unknown, wave: Wave, index: number): unknown {
    if (error instanceof MemoryFault) return error.at(wave.pc).within(this.#workgroup, index);
    // By now the PC is the instruction's own again.
    if (error instanceof Trap) return this.#error("trap", error.message, index);
    if (!(error instanceof RunError)) return error;
    const fault = error instanceof UnsupportedError ? "unsupported" : "decode";
    return new ExecutionError(fault, error.reason, error.pc, this.#workgroup, index);
  }
}

/** Thrown within a trapping instruction, while the PC is already the next one's. */
class Trap extends Error {}

/** Bytes of an instruction that waits at a barrier, behind which a waiting wave's PC stands. */
const WAIT_SIZE = 4;

/** The global data share in bytes of which the last are its registers; null where there is none. */
function dataShare(bytes: Uint8Array, options: MemoryOptions): GlobalDataShare | null {
  const size = bytes.length - GS_REGISTER_BYTES;
  if (size <= 0) return null;
  return {
    memory: new LocalMemory(bytes.subarray(0, size), options),
    registers: new LocalMemory(bytes.subarray(size), options),
  };
}

/** Tells an observer of a wave's stores; null when it does not ask. */
function storeTeller(wave: Wave, observer: Observer | undefined): ((write: MemoryWrite) => void) | null {
  if (observer?.store === undefined) return null;
  return (write) => {
    observer.store?.(wave, write);
  };
}

function watchedShare(
  gds: GlobalDataShare | null,
  options: MemoryOptions,
  tell: (write: MemoryWrite) => void,
): GlobalDataShare | null {
  return gds === null
    ? null
    : { ...gds, memory: new WatchedLocal(gds.memory.bytes, options, null, "gds", tell) };
}

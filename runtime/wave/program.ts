import { DecodeError } from "../isa/errors.js";
import type { Instruction } from "../isa/instruction.js";
import type { Isa } from "../isa/isa.js";
import { MemoryFault } from "../memory/index.js";
import { bind, type BindTarget } from "./bind/bind.js";
import { RunError } from "./errors.js";
import type { Executors } from "./executors.js";
import { layoutOf } from "./layout.js";
import { ConstantPool } from "./pool.js";
import { noOperation, type Step } from "./step.js";
import type { Wave } from "./wave.js";

export interface RunOptions {
  /** Steps after which the run is given up. */
  readonly maxSteps?: number;
}

export interface ProgramOptions {
  /** Address of the first byte. */
  readonly origin?: number;
}

/** Steps after which a run is given up unless told otherwise. */
export const DEFAULT_MAX_STEPS = 1_000_000;

/** Bound steps for waves of one size: one table for each MODE that was met, by dword of the code. */
interface Bound {
  readonly pool: ConstantPool;
  readonly byMode: Map<number, (Step | undefined)[]>;
}

/**
 * Code that waves can run. An instruction is decoded and bound when it is first reached, and kept; waves of the
 * same size share the steps.
 */
export class Program {
  readonly isa: Isa;
  readonly executors: Executors;
  readonly bytes: Uint8Array;
  readonly origin: number;
  readonly #bound = new Map<number, Bound>();

  constructor(isa: Isa, executors: Executors, bytes: Uint8Array, options: ProgramOptions = {}) {
    if (executors.generation !== isa.id) {
      throw new TypeError(`executors of ${executors.generation} cannot run ${isa.id}`);
    }
    this.isa = isa;
    this.executors = executors;
    this.bytes = bytes;
    this.origin = options.origin ?? 0;
  }

  /**
   * Runs `wave` from its PC until s_endpgm or the last byte of the code. When it throws, the wave's PC is that of
   * the instruction at fault.
   * @throws RunError for what cannot be decoded, bound or ended in `maxSteps` steps; MemoryFault
   */
  run(wave: Wave, options: RunOptions = {}): void {
    const maxSteps = options.maxSteps ?? DEFAULT_MAX_STEPS;
    if (!this.runFor(wave, maxSteps)) throw new RunError(wave.pc, `no end after ${maxSteps} steps`);
  }

  /** Runs at most `count` instructions; whether the program then is at its end. @throws RunError, MemoryFault */
  runFor(wave: Wave, count: number): boolean {
    const end = this.origin + this.bytes.length;
    wave.attach(this.isa);
    let { mode, pc } = wave;
    let steps = this.#steps(wave);
    // The step that ran last, when the next one is to be found from it.
    let last: Step | null = null;
    try {
      for (let left = count; !wave.ended; left--) {
        let step: Step | null = last === null ? null : last.following;
        if (step === null) {
          ({ pc } = wave);
          if (pc === end) return true;
          if (left <= 0) return false;
          step = this.#at(wave, pc, steps);
          if (last !== null) last.following = step;
        } else if (left <= 0) return false;
        ({ pc } = step);
        wave.pc = step.next;
        if (step.run !== noOperation) step.run(wave, step);
        wave.steps++;
        last = wave.pc === step.next ? step : null;
        if (wave.mode !== mode) {
          ({ mode } = wave);
          steps = this.#steps(wave);
          last = null;
        }
      }
    } catch (error) {
      wave.pc = pc;
      throw error instanceof MemoryFault ? error.at(pc) : error;
    }
    return true;
  }

  /** Runs the one instruction at the wave's PC, if the program is not at its end. @throws RunError, MemoryFault */
  step(wave: Wave): void {
    this.runFor(wave, 1);
  }

  #steps(wave: Wave): (Step | undefined)[] {
    let bound = this.#bound.get(wave.size);
    if (bound === undefined) {
      bound = { pool: new ConstantPool(wave.layout), byMode: new Map() };
      this.#bound.set(wave.size, bound);
    }
    bound.pool.load(wave);
    let steps = bound.byMode.get(wave.mode);
    if (steps === undefined) {
      steps = [];
      bound.byMode.set(wave.mode, steps);
    }
    return steps;
  }

  /** The step at `pc`: that of the table, or one that is bound now. */
  #at(wave: Wave, pc: number, steps: (Step | undefined)[]): Step {
    const step = steps[(pc - this.origin) >>> 2];
    return step?.pc === pc ? step : this.#bind(wave, pc, steps);
  }

  #bind(wave: Wave, pc: number, steps: (Step | undefined)[]): Step {
    const offset = pc - this.origin;
    if (offset < 0 || offset >= this.bytes.length) throw new RunError(pc, "jump out of the program");
    if (offset % 4 !== 0) throw new RunError(pc, "jump to an address that is no multiple of 4");
    const inst = decodeAt(this.isa, this.bytes, offset, pc, wave.size);
    const { pool } = this.#bound.get(wave.size)!;
    const step = bind(inst, pc, bindTarget(this.isa, this.executors, wave, pool));
    pool.load(wave);
    steps[offset >>> 2] = step;
    return step;
  }
}

function decodeAt(isa: Isa, bytes: Uint8Array, offset: number, pc: number, wave: 32 | 64): Instruction {
  try {
    return isa.decode(bytes, offset, { wave, ignoreReserved: true });
  } catch (error) {
    if (error instanceof DecodeError) throw new RunError(pc, error.reason);
    throw error;
  }
}

function bindTarget(isa: Isa, executors: Executors, wave: Wave, pool: ConstantPool): BindTarget {
  const { traits } = isa.generation;
  return {
    executors,
    layout: layoutOf(wave.size),
    pool,
    mode: wave.mode,
    clampByMode: traits.clampNanToZero === "mode",
    omodByMode: traits.omod !== "always",
  };
}

/** Pools of single instructions run by `execute`, by wave. */
const pools = new WeakMap<Wave, ConstantPool>();

/**
 * Runs one decoded instruction on `wave`, as if it stood at the wave's PC. For loops use `Program`, which binds
 * each instruction once.
 * @throws UnsupportedError, RunError
 */
export function execute(isa: Isa, executors: Executors, wave: Wave, inst: Instruction): void {
  wave.attach(isa);
  let pool = pools.get(wave);
  if (pool === undefined) {
    pool = new ConstantPool(wave.layout);
    pools.set(wave, pool);
  }
  const step = bind(inst, wave.pc, bindTarget(isa, executors, wave, pool));
  pool.load(wave);
  wave.pc = step.next;
  step.run(wave, step);
  wave.steps++;
}

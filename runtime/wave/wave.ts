import type { Isa } from "../isa/isa.js";
import {
  AddressSpace,
  defaultMemoryOptions,
  FlatMemory,
  LocalMemory,
  ScratchMemory,
  type Accesses,
} from "../memory/index.js";
import { HardwareRegisters } from "./hwreg.js";
import { EXEC_LO, layoutOf, VCC_LO, type Layout } from "./layout.js";
import type { ConstantPool } from "./pool.js";

export interface WaveOptions {
  /** Lanes; default 32. */
  readonly size?: 32 | 64;
  /** The generation; without it the wave takes that of the first program it runs. */
  readonly isa?: Isa;
  /** MODE at the start; default the generation's usual one. */
  readonly mode?: number;
}

/** What instructions that concern more than one wave call. All optional: what is missing does nothing. */
export interface WaveHooks {
  sendmsg?(wave: Wave, message: number): void;
  /** S_SENDMSG_RTN: the answer, low word first. */
  sendmsgRtn?(wave: Wave, message: number): readonly [low: number, high: number];
  /** S_BARRIER. */
  barrier?(wave: Wave): void;
  /** Split barriers by number (-1 the workgroup's); whether this was the first signal, 0 or 1. */
  barrierSignal?(wave: Wave, number: number, members: number): number;
  barrierWait?(wave: Wave, number: number): void;
  /** Whether the barrier has no members left, 0 or 1. */
  barrierLeave?(wave: Wave): number;
  barrierInit?(wave: Wave, number: number, members: number): void;
  barrierJoin?(wave: Wave, number: number): void;
  barrierState?(wave: Wave, number: number): number;
  /** S_GET_WAVEID_IN_WORKGROUP: the wave's number. */
  waveInWorkgroup?(wave: Wave): number;
  trap?(wave: Wave, id: number): void;
  sethalt?(wave: Wave, value: number): void;
}

/**
 * Memory by 64-bit address, given as two words: what FLAT, GLOBAL, SMEM and buffer instructions reach. A memory without
 * `split` gets the first address of accesses that cross the end of an element of a swizzled buffer.
 */
export type WaveMemory = Pick<FlatMemory, Accesses> & Partial<Pick<FlatMemory, "split">>;
/** The workgroup's LDS by byte offset. */
export type WaveLds = Pick<LocalMemory, Accesses>;
/** The wave's scratch by byte offset within a lane's part. */
export type WaveScratch = Pick<ScratchMemory, Accesses>;

// What a wave has until it is given memory: every access faults.
const noLds = new LocalMemory(new Uint8Array(0), defaultMemoryOptions);
const noScratch = { 32: noScratchOf(32), 64: noScratchOf(64) };

function noScratchOf(size: 32 | 64): ScratchMemory {
  return new ScratchMemory(new Uint8Array(0), size, defaultMemoryOptions);
}

/** Words left in the pool when a wave is made. */
const POOL_WORDS = 256;

/**
 * The state of one wave. 32-bit state lies in one array that is seen as unsigned, signed and float words: VGPR r
 * of lane l is word r * size + l; the SGPR file is 128 words from `sgpr0` on, by operand code, VCC and EXEC
 * among them. In wave32 EXEC_HI stays 0 and lane masks are 32 bits wide.
 */
export class Wave {
  readonly size: 32 | 64;
  readonly layout: Layout;
  u: Uint32Array;
  i: Int32Array;
  f: Float32Array;
  /** Word offset of SGPR 0, VCC_LO, EXEC_LO and M0. */
  readonly sgpr0: number;
  readonly vcc: number;
  readonly exec: number;
  m0: number;
  /** VGPRs that instructions can name; relative ones beyond are out of range. */
  vgprs = 256;
  /** 0 or 1 */
  scc = 0;
  /** Byte address of the next instruction; branches assign it. */
  pc = 0;
  /** The MODE register. */
  mode: number;
  /** Set by s_endpgm. */
  ended = false;
  /** Memory; none until it is set. */
  mem: WaveMemory;
  lds: WaveLds = noLds;
  /** Registers of the geometry stages, while an instruction on the global data share runs. */
  gsRegisters: WaveLds = noLds;
  scratch: WaveScratch;
  hooks: WaveHooks = {};
  /** Hardware registers that are not part of the above, by id. */
  readonly hw: HardwareRegisters;
  /** Base addresses of the LDS and scratch apertures: bits 63:32 of SRC_SHARED_BASE and SRC_PRIVATE_BASE. */
  sharedBase = 0x00010000;
  privateBase = 0x00020000;
  /** Steps run so far. */
  steps = 0;

  // Kept by ConstantPool.load.
  pool: ConstantPool | null = null;
  poolWords = 0;
  #isa: Isa | null = null;
  readonly #modeGiven: boolean;

  /** @throws RangeError for a size that no wave, or none of the generation, has */
  constructor(options: WaveOptions = {}) {
    const sizes = options.isa?.generation.waveSizes ?? [32, 64];
    this.size = options.size ?? options.isa?.generation.defaultWaveSize ?? 32;
    if (!sizes.includes(this.size))
      throw new RangeError(`no wave has ${this.size} lanes: ${sizes.join(" or ")} are due`);
    this.layout = layoutOf(this.size);
    this.sgpr0 = this.layout.sgpr0;
    this.vcc = this.layout.vcc;
    this.exec = this.layout.exec;
    this.m0 = this.sgpr0 + 125;
    this.u = new Uint32Array(this.layout.pool + POOL_WORDS);
    this.i = new Int32Array(this.u.buffer);
    this.f = new Float32Array(this.u.buffer);
    this.#modeGiven = options.mode !== undefined;
    this.mode = options.mode ?? 0x3c0;
    this.scratch = noScratch[this.size];
    this.mem = new FlatMemory({
      space: new AddressSpace(),
      lds: noLds,
      scratch: noScratch[this.size],
      sharedBase: this.sharedBase,
      privateBase: this.privateBase,
      options: defaultMemoryOptions,
    });
    this.hw = new HardwareRegisters(this);
    this.reset();
    if (options.isa !== undefined) this.attach(options.isa);
  }

  /** Registers, SCC and PC to 0, EXEC to all lanes; MODE and memory stay. */
  reset(): void {
    this.u.fill(0, 0, this.layout.pool);
    this.setExec(0xffffffff, 0xffffffff);
    this.scc = 0;
    this.pc = 0;
    this.ended = false;
    this.steps = 0;
  }

  /** Makes this a wave of a generation: where M0 lies, what MODE and the hardware registers are. */
  attach(isa: Isa): void {
    if (this.#isa === isa) return;
    const first = this.#isa === null;
    this.#isa = isa;
    this.vgprs = isa.generation.registers.vgprs;
    const m0 = this.sgpr0 + codeOf(isa, "M0");
    if (m0 !== this.m0) {
      this.u[m0] = this.u[this.m0]!;
      this.u[this.m0] = 0;
      this.m0 = m0;
    }
    if (first && !this.#modeGiven) this.mode = isa.generation.traits.defaultMode;
    this.hw.name(isa);
  }

  /** The generation it belongs to, null before it ran anything. */
  get isa(): Isa | null {
    return this.#isa;
  }

  /** Makes room for `words` words; what is there stays. */
  reserve(words: number): void {
    if (words <= this.u.length) return;
    const grown = new Uint32Array(Math.max(words, this.u.length * 2));
    grown.set(this.u);
    this.u = grown;
    this.i = new Int32Array(grown.buffer);
    this.f = new Float32Array(grown.buffer);
  }

  /** A VGPR's row: a view, one word a lane. AccVGPR n of CDNA is row 256 + n. */
  vgpr(index: number): Uint32Array {
    if (!(index >= 0 && index < this.layout.rows)) throw new RangeError(`no vector register ${index}`);
    return this.u.subarray(index * this.size, (index + 1) * this.size);
  }

  /** Sets a VGPR: one number for all lanes, or one a lane (missing lanes keep their value). */
  setVgpr(index: number, value: number | ArrayLike<number>): void {
    const row = this.vgpr(index);
    if (typeof value === "number") row.fill(value >>> 0);
    else for (let lane = 0; lane < Math.min(value.length, this.size); lane++) row[lane] = value[lane]! >>> 0;
  }

  /** A scalar register by operand code (0..127). */
  sgpr(code: number): number {
    if (!(code >= 0 && code < 128)) throw new RangeError(`no scalar register ${code}`);
    return this.u[this.sgpr0 + code]!;
  }

  setSgpr(code: number, value: number): void {
    if (!(code >= 0 && code < 128)) throw new RangeError(`no scalar register ${code}`);
    this.u[this.sgpr0 + code] = value;
    if (this.size === 32) this.u[this.exec + 1] = 0;
  }

  /** Lanes switched on: low and (in wave64) high word. */
  setExec(lo: number, hi = 0): void {
    this.u[this.sgpr0 + EXEC_LO] = lo;
    this.u[this.sgpr0 + EXEC_LO + 1] = this.size === 64 ? hi : 0;
  }

  setVcc(lo: number, hi = 0): void {
    this.u[this.sgpr0 + VCC_LO] = lo;
    this.u[this.sgpr0 + VCC_LO + 1] = hi;
  }

  get vccz(): number {
    return (this.u[this.vcc]! | (this.size === 64 ? this.u[this.vcc + 1]! : 0)) === 0 ? 1 : 0;
  }

  get execz(): number {
    return (this.u[this.exec]! | this.u[this.exec + 1]!) === 0 ? 1 : 0;
  }

  /** S_GETREG: a hardware register by id, unsigned. */
  getreg(id: number): number {
    return this.hw.get(id);
  }

  /** S_SETREG: a hardware register by id. What cannot be written stays. */
  setreg(id: number, value: number): void {
    this.hw.set(id, value >>> 0);
  }

  endpgm(): void {
    this.ended = true;
  }

  sendmsg(message: number): void {
    this.hooks.sendmsg?.(this, message);
  }

  sendmsgRtn(message: number): readonly [number, number] {
    return this.hooks.sendmsgRtn?.(this, message) ?? [0, 0];
  }

  barrier(): void {
    this.hooks.barrier?.(this);
  }

  barrierSignal(number: number, members: number): number {
    return this.hooks.barrierSignal?.(this, number, members) ?? 0;
  }

  barrierWait(number: number): void {
    this.hooks.barrierWait?.(this, number);
  }

  barrierLeave(): number {
    return this.hooks.barrierLeave?.(this) ?? 0;
  }

  barrierInit(number: number, members: number): void {
    this.hooks.barrierInit?.(this, number, members);
  }

  barrierJoin(number: number): void {
    this.hooks.barrierJoin?.(this, number);
  }

  barrierState(number: number): number {
    return this.hooks.barrierState?.(this, number) ?? 0;
  }

  waveInWorkgroup(): number {
    return this.hooks.waveInWorkgroup?.(this) ?? 0;
  }

  trap(id: number): void {
    this.hooks.trap?.(this, id);
  }

  sethalt(value: number): void {
    this.hooks.sethalt?.(this, value);
  }
}

/** Operand code of a register that the generation's OPR_SDST names, e.g. M0 or NULL; -1 when it has none. */
export function codeOf(isa: Isa, name: string): number {
  return isa.model.operandTypes.get("OPR_SDST")?.runs.find((run) => run.prefix === name)?.value ?? -1;
}

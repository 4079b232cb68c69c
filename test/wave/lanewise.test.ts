import { describe, expect, it } from "vitest";
import { DecodeError } from "../../runtime/isa/errors.js";
import { writeField } from "../../runtime/isa/fields.js";
import type { Isa } from "../../runtime/isa/isa.js";
import type { Form } from "../../runtime/isa/model.js";
import { Program, RunError, Wave, type Executors } from "../../runtime/wave/index.js";
import { GENERATIONS } from "./generations.js";

/**
 * Lane code is emitted twice, as a loop over 32 lanes that are all on and as a loop over those that are. Here every
 * form of every lane instruction runs with all lanes on, with some on, and once for each lane alone: the results must
 * be those of the single lanes, in vector registers, in lane masks and in memory.
 */
let state = 1;
/** 32 random bits (xorshift). */
function random(): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return state >>> 0;
}

const SEED = 4711;

/** Encodings tried of a form until one runs. */
const MAX_ROUNDS = 96;

const chance = (n: number): boolean => (random() >>> 8) % n === 0;
const pick = <T>(list: readonly T[]): T => list[(random() >>> 8) % list.length]!;

/** Words at the edges: zeros, infinities, NaNs with payloads, denormals of all formats, greatest and least numbers. */
const EDGES: readonly number[] = [
  0, 1, 2, 31, 32, 33, 63, 64, 0xff, 0xffff, 0x7fffffff, 0x80000000, 0x80000001, 0xffffffff,
  0x3f800000, 0xbf800000, 0x7f800000, 0xff800000, 0x7fc00000, 0x7f800001, 0xffbfffff, 0x7f7fffff, 0x00800000,
  0x007fffff, 0x807fffff, 0x00000001, 0x7ff00000, 0x7ff00001, 0xfff80000, 0x7fefffff, 0x000fffff, 0x00100000,
  0x3c003c00, 0x7c007c00, 0xfc007e00, 0x7c017bff, 0x03ff0001, 0x80008400, 0x4f000000, 0xcf000000, 0x5f800000,
  0x41dfffff, 0xc1e00000, 0x43e00000, 0x4b800000, 0x7f7f0080, 0x7f800001, 0xff81007f,
]; // prettier-ignore

const word = (): number => (chance(2) ? pick(EDGES) : chance(4) ? random() & 0xff : random());

/** MODE with any rounding, denormals, DX10_CLAMP, IEEE and FP16_OVFL. */
const mode = (): number => (chance(3) ? 0x3c0 : random() & 0x008003ff);

/** Memory that is everywhere: 4 KiB over and over, for addresses of 64 and of 32 bits. */
class Everywhere {
  readonly bytes = new Uint8Array(4096);
  #at(lo: number, hi: number): number {
    return (lo ^ (hi << 5)) & 4095;
  }
  load8(lo: number, hi: number): number {
    return this.bytes[this.#at(lo, hi)]!;
  }
  load16(lo: number, hi: number): number {
    return this.load8(lo, hi) | (this.load8(lo + 1, hi) << 8);
  }
  load32(lo: number, hi: number): number {
    return (this.load16(lo, hi) | (this.load16(lo + 2, hi) << 16)) >>> 0;
  }
  store8(lo: number, hi: number, _lane: number, value: number): void {
    this.bytes[this.#at(lo, hi)] = value;
  }
  store16(lo: number, hi: number, lane: number, value: number): void {
    this.store8(lo, hi, lane, value);
    this.store8(lo + 1, hi, lane, value >>> 8);
  }
  store32(lo: number, hi: number, lane: number, value: number): void {
    this.store16(lo, hi, lane, value);
    this.store16(lo + 2, hi, lane, value >>> 16);
  }
}

/** The same by an offset alone; LDS and scratch. */
class EverywhereByOffset {
  readonly all: Everywhere;
  constructor(all: Everywhere) {
    this.all = all;
  }
  load8 = (at: number): number => this.all.load8(at, 0);
  load16 = (at: number): number => this.all.load16(at, 0);
  load32 = (at: number): number => this.all.load32(at, 0);
  store8 = (at: number, lane: number, value: number): void => this.all.store8(at, 0, lane, value);
  store16 = (at: number, lane: number, value: number): void => this.all.store16(at, 0, lane, value);
  store32 = (at: number, lane: number, value: number): void => this.all.store32(at, 0, lane, value);
}

/** A wave and its memory, which can be set to what another holds. */
class Machine {
  readonly wave: Wave;
  readonly memory = new Everywhere();

  constructor(isa: Isa, size: 32 | 64) {
    this.wave = new Wave({ size, isa });
    this.wave.mem = this.memory;
    this.wave.lds = this.wave.gsRegisters = new EverywhereByOffset(this.memory);
    this.wave.scratch = new EverywhereByOffset(this.memory);
  }

  set(from: Machine): void {
    const { wave } = this;
    wave.u.set(from.wave.u.subarray(0, wave.sgpr0 + 128));
    wave.mode = from.wave.mode;
    this.memory.bytes.set(from.memory.bytes);
    this.scalars(from);
  }

  /** What is not in lanes. */
  scalars(from: Machine): void {
    const { wave } = this;
    wave.u.set(from.wave.u.subarray(wave.sgpr0, wave.sgpr0 + 128), wave.sgpr0);
    wave.pc = 0;
    wave.scc = from.wave.scc;
    wave.ended = false;
  }
}

/** Registers that fields name more often than by chance, so that operands meet. */
const NEAR =
  /^(VDST|SDST|SRC\d?|VSRC\d?|SSRC\d?|VDATA|DATA\d?|ADDR|VADDR|VDSTX|VDSTY|SRCX0|SRCY0|VSRCX1|VSRCY1)$/;

/** One instruction of the form with random fields. DPP lets each lane read itself, as a lane alone has no others. */
function instruction(form: Form, other: Form | null): Uint8Array {
  const { encoding } = other !== null && other.encoding.bits > form.encoding.bits ? other : form;
  const fixed = (i: number): number => (form.identifier[i] ?? 0) | (other?.identifier[i] ?? 0);
  const known = (i: number): number => (form.encoding.mask[i] ?? 0) | (other?.encoding.mask[i] ?? 0);
  const words = encoding.covered.map((covered, i) => (fixed(i) | (random() & ~known(i) & covered)) >>> 0);
  const set = (name: string, value: number): void => {
    const field = encoding.fieldByName.get(name);
    if (field === undefined) return;
    // A field with fixed bits stays as it is.
    if (field.pieces.some((p) => ((known(p.word) >>> p.shift) & ((2 ** p.width - 1) >>> 0)) !== 0)) return;
    for (const p of field.pieces) words[p.word]! &= ~(((2 ** p.width - 1) >>> 0) << p.shift);
    writeField(field, value, words);
    for (let i = 0; i < words.length; i++) words[i]! >>>= 0;
  };
  for (const field of encoding.fields) {
    if (NEAR.test(field.name) && chance(2)) {
      const vector = field.width === 9 && chance(2) ? 256 : 0;
      set(field.name, vector + ((random() >>> 4) & 7));
    }
    if (/^(R\d*|RSVD.*|RESERVED.*)$/.test(field.name)) set(field.name, 0);
  }
  // What tells the form from others of the same opcode: literals, DPP and SDWA are announced by source 0.
  for (const [, name, value] of form.variant.expression.matchAll(/(\w+) (?:==|in) \[?(\d+)/g))
    set(name!, Number(value));
  // No scalar address: flat instructions take none.
  if (chance(2)) set("SADDR", pick([0x7c, 0x7d, 0x7f]));
  set("GDS", 0);
  set("DPP_CTRL", 0xe4);
  set("DPP8", 0xfac688);
  "01234567".split("").forEach((digit, lane) => set(`LANE_SEL_${digit}`, lane));
  return new Uint8Array(Uint32Array.from(words).buffer);
}

const all = (size: 32 | 64): readonly [number, number] => [0xffffffff, size === 64 ? 0xffffffff : 0];

/** Some lanes on; of 64, all of one half. */
function some(size: 32 | 64): readonly [number, number] {
  const half = (): number => (chance(3) ? 0 : chance(2) ? random() : 1 << (random() & 31)) >>> 0;
  if (size === 32) return [half(), 0];
  return chance(2) ? [0xffffffff, half()] : [half(), 0xffffffff];
}

/** A random state. */
function fill({ wave, memory }: Machine): void {
  for (let i = 0; i < wave.sgpr0 + 128; i++) wave.u[i] = word();
  wave.u[wave.m0] = random() & 3;
  wave.mode = mode();
  wave.scc = random() & 1;
  for (let i = 0; i < memory.bytes.length; i++) memory.bytes[i] = random();
}

interface Trial {
  readonly start: Machine;
  readonly single: Machine;
  readonly many: Machine;
}

/** Runs one instruction for lanes together and alone. Gives what differs, null when it is refused, "" for nothing. */
function difference(program: Program, trial: Trial, exec: readonly [number, number]): string | null {
  const { start, single, many } = trial;
  const { size, sgpr0 } = start.wave;
  const on = (lane: number): boolean => ((exec[lane >> 5]! >>> (lane & 31)) & 1) === 1;
  single.set(start);
  many.set(start);
  many.wave.setExec(...exec);
  try {
    program.step(many.wave);
  } catch (error) {
    if (error instanceof RunError) return null;
    throw error;
  }
  // Of each scalar register the bits that lanes below 32 and from 32 on left for themselves, should it be a lane mask.
  const masks = [new Uint32Array(128), new Uint32Array(128)];
  const written = new Set<number>();
  for (let lane = 0; lane < size; lane++) {
    if (!on(lane)) continue;
    single.scalars(start);
    single.wave.setExec(lane < 32 ? 1 << lane : 0, lane < 32 ? 0 : 1 << (lane - 32));
    const before = single.wave.u.slice(sgpr0, sgpr0 + 128);
    program.step(single.wave);
    const after = single.wave.u.subarray(sgpr0, sgpr0 + 128);
    after.forEach((value, register) => {
      if (value !== before[register]) written.add(register);
      masks[lane >> 5]![register]! |= value & (1 << (lane & 31));
    });
  }
  for (let i = 0; i < sgpr0; i++) {
    const [one, all] = [single.wave.u[i]!, many.wave.u[i]!];
    if (!same(one, all) && !(isNan(single.wave.u[i + size]!) && isNan(many.wave.u[i + size]!)))
      return `v${Math.floor(i / size)} lane ${i % size} is ${hex(one)} alone, ${hex(all)} together`;
  }
  const at = single.memory.bytes.findIndex((byte, i) => byte !== many.memory.bytes[i]);
  if (at >= 0) return `memory differs at ${hex(at)}`;
  many.wave.u.subarray(sgpr0, sgpr0 + 128).forEach((value, register) => {
    const was = register < 126 ? start.wave.u[sgpr0 + register] : exec[register - 126];
    if (value !== was) written.add(register);
  });
  for (const register of written) {
    const all = many.wave.u[sgpr0 + register]!;
    const wanted = masks.slice(0, size / 32).map((mask) => mask[register]!);
    if (!wanted.includes(all)) return `s${register} is ${wanted.map(hex).join()} alone, ${hex(all)} together`;
  }
  return "";
}

/** NaN as f32, or as the high word of an f64. */
const isNan = (word: number): boolean => (word & 0x7fffffff) > 0x7ff00000 || (word & 0x7fffffff) > 0x7f800000;

/** NaN as f16 or bf16. */
const isNanHalf = (half: number): boolean => (half & 0x7fff) > 0x7c00;

/** Equal, but for sign and payload of NaNs, of which arithmetic on numbers promises nothing. */
const same = (a: number, b: number): boolean =>
  a === b ||
  (isNan(a) && isNan(b)) ||
  [0, 16].every((shift) => {
    const [x, y] = [(a >>> shift) & 0xffff, (b >>> shift) & 0xffff];
    return x === y || (isNanHalf(x) && isNanHalf(y));
  });

const hex = (n: number): string => `0x${(n >>> 0).toString(16)}`;

/**
 * Whether a lane alone can be compared: the bytes are an instruction of the form that was meant, which does not read
 * EXEC, of which a lane alone sees another value, and has no scalar result but lane masks.
 */
function comparable(isa: Isa, form: Form, bytes: Uint8Array, wave: 32 | 64): boolean {
  let inst;
  try {
    inst = isa.decode(bytes, 0, { wave, ignoreReserved: true });
  } catch (error) {
    if (error instanceof DecodeError) return false;
    throw error;
  }
  return (
    inst.form === form &&
    !/^V_S_/.test(inst.name) &&
    !inst.operands.some(({ read, info, text }) => read && !info.implicit && EXEC.test(text))
  );
}

/** EXEC, also by its number where the operand's type leaves it out, and the pair that begins below it. */
const EXEC = /exec|^0x7[d-f]$/i;

/** Loops and formats that an earlier generation has shown to agree. */
const shown = new Map<unknown, Set<string>>();

/** Tries each form of each lane instruction; what differs, in words, and how many runs were compared. */
function compareForms(isa: Isa, executors: Executors): { compared: number; faults: string[] } {
  const faults: string[] = [];
  let compared = 0;
  const trials = new Map(
    isa.generation.waveSizes.map((size) => [
      size,
      { start: new Machine(isa, size), single: new Machine(isa, size), many: new Machine(isa, size) },
    ]),
  );
  const second = isa.model.forms.filter(({ half }) => half === "y");
  for (const form of isa.model.forms) {
    const { name } = form.instruction;
    const semantics = executors.semantics.get(name);
    if (form.half === "y" || (form.half === "" && semantics?.class !== "lane")) continue;
    const formats = shown.get(semantics ?? name) ?? new Set<string>();
    shown.set(semantics ?? name, formats);
    if (formats.has(form.encoding.name)) continue;
    for (let round = 0; round < MAX_ROUNDS && !formats.has(form.encoding.name); round++) {
      const size = pick(isa.generation.waveSizes);
      const bytes = instruction(form, form.half === "x" ? pick(second) : null);
      if (!comparable(isa, form, bytes, size)) continue;
      const trial = trials.get(size)!;
      fill(trial.start);
      const program = new Program(isa, executors, bytes);
      for (const exec of [all(size), some(size)]) {
        const text = difference(program, trial, exec);
        if (text === null) break;
        compared++;
        formats.add(form.encoding.name);
        if (text !== "")
          faults.push(
            `${form.encoding.name} ${name} ${Buffer.from(bytes).toString("hex")} wave${size}: ${text}`,
          );
      }
    }
  }
  return { compared, faults };
}

describe.each(Object.entries(GENERATIONS))("%s", (_, [isa, executors]) => {
  it("gives lanes together what it gives each alone", () => {
    state = SEED;
    const { compared, faults } = compareForms(isa, executors);
    expect(faults).toEqual([]);
    // Generations after the first ones have few loops of their own.
    expect(compared).toBeGreaterThan(isa.id === "cdna1" ? 1500 : 0);
  });
});

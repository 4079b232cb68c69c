/** Two waves that hold the same, on which two definitions run: what each leaves behind, and what it was made of. */
import type { ComparedDefinition, OperandSizes, ShownDifference } from "./difference.js";
import type { Semantics } from "./executors.js";
import { ObservedMemory } from "./observedMemory.js";
import { Step, StepFields } from "./step.js";
import { Wave, type WaveHooks } from "./wave.js";

const SPECIAL = [
  0, 1, 2, 0x1f, 0x20, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xffffffff, 0xfffffffe,
  0x3f800000, 0xbf800000, 0x40000000, 0x3f000000, 0x00000001, 0x80000001, 0x007fffff, 0x00800000, 0x7f7fffff, 0x7f800000,
  0xff800000, 0x7f800001, 0x7fc00000, 0xffc00000, 0x4b000001, 0x4f000000, 0xcf000000, 0x5f800000, 0x1f800000, 0x3c003c00,
  0xbc003c00, 0x7c007c00, 0x7e007c01, 0x00010001, 0x03ff8400, 0x3ff00000, 0xbff00000, 0x7ff00000, 0x7ff80000, 0x7ff40000,
  0x00100000, 0x000fffff, 0x03020100, 0x0c0d0e07,
]; // prettier-ignore

const SLOTS = ["s0", "s1", "s2", "s3", "s4"] as const;
type Slot = (typeof SLOTS)[number];
/** First rows of vector operands, each up to 32 words wide. */
const ROW = { s0: 0, s1: 32, s2: 64, s3: 96, s4: 128, d0: 160, d1: 192 };
const ROWS = 224;
/** Scalar registers of scalar operands; the result may have 32 words. */
const SGPR = { d0: 0, co: 40, d1: 44, s0: 48, s1: 64, s2: 72, s3: 80, s4: 84 };

/** Raw fields that name a register, and the slot whose register that is. */
const REGISTER_FIELDS: Readonly<Record<string, Slot>> = {
  SRC0: "s0", SRC1: "s1", SRC2: "s2", ADDR_ROW: "s0", DATA0_ROW: "s1", DATA1_ROW: "s2",
}; // prettier-ignore
/** Values that fields are given beside 0; a field that is not named here gets 0 or 1. */
const FIELD_VALUES: Readonly<Record<string, readonly number[]>> = {
  OPSEL: [1, 2, 3, 4, 7], OPSEL_HI: [7, 1, 2], NEG: [1, 2, 4], ABS: [1, 2, 4], DMASK: [15, 5, 1, 9], ATTR: [1, 3],
  ATTRCHAN: [1, 2, 3], OMOD: [1, 2, 3], SADDR: [0], TFE: [0],
}; // prettier-ignore
const OPERAND_NAMES = { s0: "S0", s1: "S1", s2: "S2", s3: "S3", s4: "S4" } as const;

function addressNames(has: (pattern: RegExp) => boolean): Readonly<Record<Slot, string>> {
  const second = has(/\bw\.(?:mem|scratch)\b/) ? "BASE" : "DATA1";
  return { s0: "ADDR", s1: "DATA", s2: second, s3: has(/\bformat/) ? "FORMAT" : "SOFFSET", s4: "S4" };
}

/** What the text of both definitions says that they look at. */
interface Looks {
  readonly words: ReadonlyMap<Slot, number>;
  readonly fields: readonly string[];
  /** Names of the sources for people: ADDR and DATA where the first is an address. */
  readonly names: Readonly<Record<Slot, string>>;
  /** The first source is an address, the immediate an offset. */
  readonly address: boolean;
  /** It writes a lane mask instead of a value a lane. */
  readonly mask: boolean;
  readonly destination: boolean;
  /** It writes its first source too. */
  readonly swaps: boolean;
  has(pattern: RegExp): boolean;
}

function looksOf(left: Semantics, right: Semantics, sizes: OperandSizes): Looks {
  const text = `${left.fast.toString()}\n${right.fast.toString()}`;
  const has = (pattern: RegExp): boolean => pattern.test(text);
  const fields = [...new Set([...text.matchAll(/\bfields\.(\w+)/g)].map((match) => match[1]!))];
  const words = new Map<Slot, number>();
  SLOTS.forEach((slot, index) => {
    const named = fields.some((field) => REGISTER_FIELDS[field] === slot);
    if (!named && !has(new RegExp(`\\bs\\.${slot}\\b`))) return;
    const parts = [...text.matchAll(new RegExp(`\\b${slot}w(\\d+)`, "g"))].map(
      (match) => Number(match[1]) + 1,
    );
    const most = Math.max(1, Math.ceil((sizes.sources[index] ?? 0) / 32), ...parts);
    // Bits of a descriptor, and data of as many channels as DMASK says.
    const descriptor = has(new RegExp(`bitsAt\\(u,\\s*s\\.${slot}\\b`));
    const whole = descriptor || (slot === "s1" && fields.includes("DMASK"));
    words.set(slot, Math.min(32, whole ? Math.max(4, most) : most));
  });
  const address =
    fields.includes("ADDR_ROW") || (has(/\bw\.(?:mem|lds|scratch)\b/) && !fields.includes("ATTR"));
  return {
    words,
    fields: fields.filter((field) => !(field in REGISTER_FIELDS) && !/^(?:VDST|SDST|SIMM16)$/.test(field)),
    address,
    names: address ? addressNames(has) : OPERAND_NAMES,
    mask: has(/\bu\[s\.d0\]\s*=\s*q\d\b/),
    destination: left.readsDestination || right.readsDestination,
    swaps: has(/\bu\[s\.s0\s*\+[^\]]*\]\s*=[^=]/),
    has,
  };
}

/** One of the two machines. */
class Half {
  readonly wave: Wave;
  readonly step = new Step();
  readonly memory: ObservedMemory;
  readonly calls: string[] = [];
  readonly #run: Semantics;
  readonly #mode: number;

  constructor(
    { semantics, mode }: ComparedDefinition,
    size: 32 | 64,
    content: (hash: number) => number,
    apart: boolean,
  ) {
    this.#run = semantics;
    this.#mode = mode;
    this.wave = new Wave({ size });
    this.memory = new ObservedMemory(content, apart);
    this.wave.mem = this.memory.mem;
    this.wave.lds = this.memory.lds;
    this.wave.scratch = this.memory.scratch;
    this.wave.hooks = this.#hooks();
  }

  /** What is asked of other waves and of the driver, as text. */
  #hooks(): WaveHooks {
    const call =
      (name: string, answer: number) =>
      (_wave: Wave, ...args: number[]): number => {
        this.calls.push(`${name}(${args.join(", ")})`);
        return answer;
      };
    return {
      sendmsg: call("sendmsg", 0),
      sendmsgRtn: (wave, message) => [call("sendmsgRtn", 0)(wave, message), 0],
      barrier: call("barrier", 0),
      barrierSignal: call("barrierSignal", 1),
      barrierWait: call("barrierWait", 0),
      barrierLeave: call("barrierLeave", 0),
      barrierInit: call("barrierInit", 0),
      barrierJoin: call("barrierJoin", 0),
      barrierState: call("barrierState", 0),
      trap: call("trap", 0),
      sethalt: call("sethalt", 0),
    };
  }

  /** Where operands lie: lanes in vector registers, single values in scalar ones. */
  place(scalar: boolean, looks: Looks): void {
    const { step, wave } = this;
    const { size, sgpr0 } = wave;
    // Base addresses, descriptors and scalar offsets of memory instructions; LDS takes a second vector there.
    const single = (slot: Slot): boolean =>
      scalar || (looks.has(/\bw\.(?:mem|scratch)\b/) && (slot === "s2" || slot === "s3"));
    const source = (slot: Slot): readonly [number, number, number] =>
      single(slot) ? [sgpr0 + SGPR[slot], 0, 1] : [ROW[slot] * size, 1, size];
    [step.s0, step.k0, step.h0] = source("s0");
    [step.s1, step.k1, step.h1] = source("s1");
    [step.s2, step.k2, step.h2] = source("s2");
    [step.s3, step.k3, step.h3] = source("s3");
    [step.s4, step.k4, step.h4] = source("s4");
    [step.d0, step.kd0, step.hd0] = scalar || looks.mask ? [sgpr0 + SGPR.d0, 0, 1] : [ROW.d0 * size, 1, size];
    [step.d1, step.kd1, step.hd1] = [ROW.d1 * size, 1, size];
    step.ci = wave.vcc;
    step.co = sgpr0 + SGPR.co;
    step.pc = 0x1000;
    step.next = 0x1004;
    step.fields = new StepFields();
    const fields = step.fields as unknown as Record<string, number>;
    for (const [field, slot] of Object.entries(REGISTER_FIELDS))
      fields[field] = scalar ? SGPR[slot] : ROW[slot];
    fields["VDST"] = fields["SDST"] = scalar ? SGPR.d0 : ROW.d0;
  }

  /** Offset of an operand's word for a lane. */
  at(slot: Slot | "d0", lane: number, word: number): number {
    const { step } = this;
    const next = slot === "d0" ? step.hd0 : step[`h${slot[1]}` as "h0"];
    return step[slot] + lane * this.stride(slot) + word * next;
  }

  /** Words between the values of two lanes, 0 for one value. */
  stride(slot: Slot | "d0"): number {
    return slot === "d0" ? this.step.kd0 : this.step[`k${slot[1]}` as "k0"];
  }

  /** @throws what the definition throws */
  run(): void {
    this.calls.length = 0;
    this.memory.reset();
    this.wave.mode = this.#mode;
    this.#run.fast(this.wave, this.step);
  }

  /** What was left behind that concerns a lane, by name. */
  results(lane: number, scalar: boolean, looks: Looks, bits: number): Map<string, string> {
    const { step, wave } = this;
    const { u } = wave;
    const bit = (offset: number): string => String((u[offset + (lane >>> 5)]! >>> (lane & 31)) & 1);
    const found = new Map<string, string>();
    if (looks.mask) found.set("D0", this.#writes("d0") ? bit(step.d0) : "not written");
    else if (looks.has(/\bs\.d0\b|fields\.[VS]DST/)) {
      const count = Math.max(1, Math.ceil(bits / 32));
      const words = Array.from(
        { length: count },
        (_, word) => u[step.d0 + lane * step.kd0 + word * step.hd0]!,
      );
      found.set("D0", hex(words));
    }
    if (scalar) {
      found.set("SCC", String(wave.scc));
      found.set("PC", hex([wave.pc]));
      found.set("EXEC", hex([u[wave.exec]!]));
      found.set("VCC", hex([u[wave.vcc]!]));
      found.set("M0", hex([u[wave.m0]!]));
    } else {
      found.set("VCC", bit(wave.vcc));
      found.set("carry", bit(step.co));
      found.set("EXEC", bit(wave.exec));
      // A register that is both read and written (a swap).
      if (looks.swaps) found.set("S0", hex([u[this.at("s0", lane, 0)]!]));
    }
    for (const one of this.memory.stores) {
      if (one.lane === lane || (one.lane < 0 && lane === 0))
        found.set(one.place, hexBits(one.value, one.bits));
    }
    if (this.calls.length > 0) found.set("calls", this.calls.join(" "));
    return found;
  }

  #writes(operand: "d0"): boolean {
    return new RegExp(`\\bs\\.${operand}\\b`).test(this.#run.fast.toString());
  }
}

/** A difference and how many bits are set in its input. */
export interface WeighedDifference {
  readonly shown: ShownDifference;
  readonly weight: number;
}

/** Both machines, and the inputs that they are given. */
export class DifferenceMachine {
  readonly #halves: readonly [Half, Half];
  readonly #looks: Looks;
  readonly #scalar: boolean;
  /** Whether lanes see each other: then operands are given by a formula, so that all of them can be told. */
  readonly #whole: boolean;
  readonly #sizes: OperandSizes;
  readonly #lanes: number;
  #state = 0x2545f491;
  #salt = 0;
  /** Operands of the run as text, for definitions of the whole wave. */
  readonly #formulas = new Map<string, string>();
  #exec: readonly [number, number] = [0xffffffff, 0xffffffff];

  constructor(
    left: ComparedDefinition,
    right: ComparedDefinition,
    sizes: OperandSizes,
    waves: readonly [32 | 64, 32 | 64],
  ) {
    this.#sizes = sizes;
    this.#looks = looksOf(left.semantics, right.semantics, sizes);
    this.#scalar = left.semantics.class === "scalar";
    this.#whole = [left, right].some((one) => one.semantics.class === "wave");
    this.#lanes = this.#scalar ? 1 : Math.min(...waves);
    const content = (hash: number): number => this.#content(hash);
    this.#halves = [
      new Half(left, waves[0], content, !this.#whole),
      new Half(right, waves[1], content, !this.#whole),
    ];
    for (const half of this.#halves) half.place(this.#scalar, this.#looks);
  }

  /** Runs both once: the difference with the fewest bits set in its input, null, or "failed" when one threw. */
  run(run: number): WeighedDifference | null | "failed" {
    const [a, b] = this.#halves;
    this.#fill(run);
    const before = a.wave.u.slice(0, a.wave.layout.scratch);
    const { scc } = a.wave;
    try {
      a.run();
      b.run();
    } catch (error) {
      if (error instanceof Error) return "failed";
      throw error;
    }
    let best: WeighedDifference | null = null;
    for (let lane = 0; lane < this.#lanes; lane++) {
      const [x, y] = this.#halves.map((half) => half.results(lane, this.#scalar, this.#looks, this.#sizes.destination)) as [Map<string, string>, Map<string, string>]; // prettier-ignore
      const parts = [...new Set([...x.keys(), ...y.keys()])].filter((part) => x.get(part) !== y.get(part));
      if (parts.length === 0) continue;
      const input = this.#input(before, lane, scc);
      if (best !== null && input.weight >= best.weight) continue;
      const text = (values: Map<string, string>): string =>
        parts
          .map((part) => `${part}=${values.get(part) ?? (part === "calls" ? "none" : "not written")}`)
          .join(" ");
      best = { shown: { input: input.text, left: text(x), right: text(y) }, weight: input.weight };
    }
    return best;
  }

  #word(): number {
    let x = this.#state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x;
    return x >>> 0;
  }

  #value(run: number): number {
    const word = this.#word();
    return run < 64 && word % 4 !== 0 ? SPECIAL[word % SPECIAL.length]! : this.#word();
  }

  #content(hash: number): number {
    const mixed = Math.imul(hash ^ this.#salt, 0x9e3779b1) >>> 0;
    return mixed % 4 === 0 ? mixed : SPECIAL[(mixed >>> 8) % SPECIAL.length]!;
  }

  #fill(run: number): void {
    this.#salt = this.#word();
    this.#formulas.clear();
    for (const half of this.#halves) half.wave.u.fill(0, 0, ROWS * half.wave.size);
    for (const [slot, words] of this.#looks.words) {
      for (let word = 0; word < words; word++) this.#fillWord(run, slot, word);
    }
    // What a destination that is also read, or is written in part only, holds.
    const kept = Math.min(32, Math.ceil(this.#sizes.destination / 32));
    if (!this.#scalar && !this.#looks.mask)
      for (let word = 0; word < kept; word++) this.#fillWord(run, "d0", word);
    const masks = [0xffffffff, 0x55555555, 0xfffffffe, 0x0000ffff];
    const exec = this.#whole ? masks[run % masks.length]! : 0xffffffff;
    this.#exec = [exec, exec];
    const [vcc, m0] = [this.#word(), this.#looks.address ? this.#word() & 0x00ff00fc : this.#value(run)];
    const simm = this.#looks.address ? this.#value(run) & 0xfff0 : (this.#value(run) << 16) >> 16;
    for (const { step, wave } of this.#halves) {
      wave.setExec(exec, exec);
      wave.setVcc(vcc, 0);
      wave.u[wave.m0] = m0;
      wave.scc = run & 1;
      wave.pc = step.next;
      step.simm = simm;
      step.fields.SIMM16 = simm & 0xffff;
    }
    for (const field of this.#looks.fields) {
      const values = FIELD_VALUES[field] ?? [1];
      // Every other run leaves fields alone; the pixels of an image are written where DMASK says.
      const value = run % 2 === 0 && field !== "DMASK" ? 0 : values[this.#word() % values.length]!;
      for (const { step } of this.#halves) (step.fields as unknown as Record<string, number>)[field] = value;
    }
  }

  #fillWord(run: number, slot: Slot | "d0", word: number): void {
    const [first] = this.#halves;
    const stride = first.stride(slot);
    const from = this.#whole ? [0, 1, 0x40, this.#value(run)][this.#word() % 4]! : 0;
    const step = this.#whole && stride !== 0 ? [1, 4, 0, 0x101, -4][this.#word() % 5]! : 0;
    if (this.#whole)
      this.#formulas.set(`${slot} ${word}`, step === 0 ? hex([from]) : `${hex([from])}${step < 0 ? "-" : "+"}${Math.abs(step)}*lane`); // prettier-ignore
    const lanes = stride === 0 ? 1 : 64;
    for (let lane = 0; lane < lanes; lane++) {
      const any = this.#whole ? (from + step * lane) >>> 0 : this.#value(run);
      // Aligned addresses: how others are taken is not the definition's business.
      const value =
        this.#looks.address && slot === "s0" && word === 0 && !this.#whole ? (any & ~15) >>> 0 : any;
      for (const half of this.#halves)
        if (lane < half.wave.size) half.wave.u[half.at(slot, lane, word)] = value;
    }
  }

  /** Everything that the result of a lane depends on, as text. */
  #input(before: Uint32Array, lane: number, scc: number): { text: string; weight: number } {
    const [{ wave, step, memory }, { memory: other }] = this.#halves;
    const looks = this.#looks;
    const parts: string[] = [];
    let weight = 0;
    if (this.#whole) parts.push(`lane ${lane} of ${wave.size}`);
    for (const [slot, count] of looks.words) {
      parts.push(`${looks.names[slot]}=${this.#operandText(before, slot, lane, count)}`);
      for (let word = 0; word < count; word++) weight += ones(before[this.#halves[0].at(slot, lane, word)]!);
    }
    const kept = Math.max(1, Math.ceil(this.#sizes.destination / 32));
    if ((looks.destination || looks.swaps) && !this.#scalar)
      parts.push(`D0=${this.#operandText(before, "d0", lane, kept)}`);
    for (const one of [...memory.loads, ...other.loads]) {
      if (one.lane !== lane && one.lane >= 0) continue;
      const text = `${one.place}=${hexBits(one.value, one.bits)}`;
      if (!parts.includes(text)) parts.push(text);
      weight += ones(one.value);
    }
    if (this.#whole && this.#exec[0] !== 0xffffffff)
      parts.push(`EXEC=${hex(wave.size === 64 ? this.#exec : [this.#exec[0]])}`);
    if (looks.has(/\bw\.vcc\b|\bs\.ci\b/))
      parts.push(this.#scalar ? `VCC=${hex([before[wave.vcc]!])}` : `VCC=${(before[wave.vcc + (lane >>> 5)]! >>> (lane & 31)) & 1}`); // prettier-ignore
    if (looks.has(/\bw\.scc\b/)) parts.push(`SCC=${scc}`);
    if (looks.has(/\bw\.m0\b/)) parts.push(`M0=${hex([before[wave.m0]!])}`);
    if (looks.has(/\bs\.simm\b|fields\.SIMM16/))
      parts.push(`${looks.address ? "OFFSET" : "SIMM16"}=${step.simm}`);
    for (const field of looks.fields) {
      const value = (step.fields as unknown as Record<string, number>)[field]!;
      if (value !== 0) parts.push(`${field}=${value}`);
      weight += ones(value);
    }
    return { text: parts.join(" ") || "any input", weight };
  }

  /** An operand's words, or the formulas that give them for every lane, the highest first. */
  #operandText(before: Uint32Array, slot: Slot | "d0", lane: number, count: number): string {
    const list = Array.from({ length: count }, (_, word) => word);
    if (!this.#whole) return hex(list.map((word) => before[this.#halves[0].at(slot, lane, word)]!));
    return list
      .map((word) => this.#formulas.get(`${slot} ${word}`) ?? "0")
      .reverse()
      .join(",");
  }
}

const hex = (words: readonly number[]): string =>
  `0x${words
    .map((word) => word.toString(16).padStart(8, "0"))
    .reverse()
    .join("")}`;

const hexBits = (value: number, bits: number): string => `0x${value.toString(16).padStart(bits / 4, "0")}`;

function ones(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * A few definitions written by hand to the Executor contract, so that tests of binding do not depend on the
 * generated ones. Plain rather than fast.
 */
import { bf16ToNumber, f16ToNumber, f32FromBits, f32ToBits, numberToF16 } from "../../runtime/float/index.js";
import type { BindingRules, Executors, Semantics, SemanticsClass } from "../../runtime/wave/executors.js";
import type { Executor, Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** A lane's source words, low word first. */
export type Sources = readonly [s0: number[], s1: number[], s2: number[]];

/** The meaning of an instruction on one lane's words, shared with the slow reference. */
export interface Meaning {
  /** Result words from source words, the old destination and the carry bit. */
  readonly result: (s: Sources, d: number[], carry: number) => number[];
  /** Bit of the result mask. */
  readonly mask?: (s: Sources, carry: number) => number;
  readonly readsDestination?: boolean;
  /** The result is the mask alone. */
  readonly compare?: boolean;
}

const f64 = (words: number[]): number =>
  new DataView(new Uint32Array([words[0]!, words[1]!]).buffer).getFloat64(0, true);
const f64Words = (x: number): number[] => [...new Uint32Array(new Float64Array([x]).buffer)];
const f32 = (words: number[]): number => f32FromBits(words[0]!);
const f16 = (words: number[]): number => f16ToNumber(words[0]! & 0xffff);

const pairOf = (op: (x: number, y: number) => number, a: number, b: number): number =>
  (op(f16ToNumber(a & 0xffff), f16ToNumber(b & 0xffff)) |
    (op(f16ToNumber(a >>> 16), f16ToNumber(b >>> 16)) << 16)) >>>
  0;

export const MEANINGS: Readonly<Record<string, Meaning>> = {
  V_MOV_B32: { result: ([a]) => [a[0]!] },
  V_ADD_F32: { result: ([a, b]) => [f32ToBits(f32(a) + f32(b))] },
  V_MUL_F32: { result: ([a, b]) => [f32ToBits(f32(a) * f32(b))] },
  V_ADD_F16: { result: ([a, b]) => [numberToF16(f16(a) + f16(b), 0)] },
  V_MUL_F16: { result: ([a, b]) => [numberToF16(f16(a) * f16(b), 0)] },
  // Exact products of small numbers: rounded once, as a fused operation is.
  V_FMA_F16: { result: ([a, b, c]) => [numberToF16(f16(a) * f16(b) + f16(c), 0)] },
  V_FMAC_F16: {
    result: ([a, b], d) => [numberToF16(f16(a) * f16(b) + f16(d), 0)],
    readsDestination: true,
  },
  V_ADD_F64: { result: ([a, b]) => f64Words(f64(a) + f64(b)) },
  V_FMA_F32: { result: ([a, b, c]) => [f32ToBits(Math.fround(f32(a) * f32(b)) + f32(c))] },
  V_ADD_NC_U32: { result: ([a, b]) => [(a[0]! + b[0]!) >>> 0] },
  V_ADD_NC_U16: { result: ([a, b]) => [(a[0]! + b[0]!) & 0xffff] },
  V_ADD_U16: { result: ([a, b]) => [(a[0]! + b[0]!) & 0xffff] },
  V_LSHLREV_B64: {
    result: ([a, b]) => {
      const value = BigInt.asUintN(64, ((BigInt(b[1]!) << 32n) | BigInt(b[0]!)) << BigInt(a[0]! & 63));
      return [Number(value & 0xffffffffn), Number(value >> 32n)];
    },
  },
  V_CVT_F32_F16: { result: ([a]) => [f32ToBits(f16(a))] },
  V_CVT_F16_F32: { result: ([a]) => [numberToF16(f32(a), 0)] },
  V_CNDMASK_B32: { result: ([a, b], _d, carry) => [carry === 1 ? b[0]! : a[0]!] },
  V_PK_ADD_F16: { result: ([a, b]) => [pairOf((x, y) => numberToF16(x + y, 0), a[0]!, b[0]!)] },
  V_PK_ADD_U16: {
    result: ([a, b]) => [
      ((((a[0]! & ~0xffff) + (b[0]! & ~0xffff)) & ~0xffff) | ((a[0]! + b[0]!) & 0xffff)) >>> 0,
    ],
  },
  V_PK_MUL_F32: { result: ([a, b]) => [0, 1].map((i) => f32ToBits(f32FromBits(a[i]!) * f32FromBits(b[i]!))) },
  V_CMP_LT_F32: { result: () => [], mask: ([a, b]) => Number(f32(a) < f32(b)), compare: true },
  V_CMP_LT_F16: { result: () => [], mask: ([a, b]) => Number(f16(a) < f16(b)), compare: true },
  V_ADD_CO_CI_U32: {
    result: ([a, b], _d, carry) => [(a[0]! + b[0]! + carry) >>> 0],
    mask: ([a, b], carry) => Number(a[0]! + b[0]! + carry > 0xffffffff),
  },
};

/** A lane executor in the plainest form. */
function laneExecutor(meaning: Meaning, sourceWords: readonly number[], words: number): Executor {
  return (w: Wave, s: Step) => {
    const { u, size } = w;
    const ci = [u[s.ci]!, u[s.ci + 1]!];
    const co = [0, 0];
    for (let l = 0; l < size; l++) {
      const half = l >> 5;
      const bit = 1 << (l & 31);
      if ((u[w.exec + half]! & bit) === 0) continue;
      const at = [s.s0, s.s1, s.s2];
      const k = [s.k0, s.k1, s.k2];
      const h = [s.h0, s.h1, s.h2];
      const sources = [0, 1, 2].map((i) =>
        Array.from({ length: sourceWords[i] ?? 1 }, (_, j) => u[at[i]! + l * k[i]! + j * h[i]!]!),
      ) as unknown as Sources;
      const carry = ((ci[half]! & bit) !== 0 ? 1 : 0) as number;
      if (meaning.mask?.(sources, carry) === 1) co[half]! |= bit;
      if (meaning.compare === true) continue;
      const old = Array.from({ length: words }, (_, j) => u[s.d0 + l * s.kd0 + j * s.hd0]!);
      meaning.result(sources, old, carry).forEach((word, j) => (u[s.d0 + l * s.kd0 + j * s.hd0] = word));
    }
    if (meaning.mask !== undefined) for (let half = 0; half < size >> 5; half++) u[s.co + half] = co[half]!;
  };
}

const semantics = (
  name: string,
  kind: SemanticsClass,
  fast: Executor,
  readsDestination = false,
): Semantics => ({
  name,
  class: kind,
  fast,
  rounds: 0,
  readsDestination,
  ownHalves: false,
  ownSource: false,
  ownResult: false,
  fidelity: { kind: "exact" },
});

const SCALAR: Readonly<Record<string, Executor>> = {
  S_MOV_B32: (w, s) => {
    w.u[s.d0] = w.u[s.s0]!;
  },
  S_MOV_B64: (w, s) => {
    const [lo, hi] = [w.u[s.s0]!, w.u[s.s0 + s.h0]!];
    w.u[s.d0] = lo;
    w.u[s.d0 + s.hd0] = hi;
  },
  S_MOVK_I32: (w, s) => {
    w.i[s.d0] = s.simm;
  },
  S_ADD_I32: (w, s) => {
    w.i[s.d0] = (w.i[s.s0]! + w.i[s.s1]!) | 0;
  },
  S_SUB_I32: (w, s) => {
    w.i[s.d0] = (w.i[s.s0]! - w.i[s.s1]!) | 0;
  },
  S_CMP_LG_U32: (w, s) => {
    w.scc = w.u[s.s0] !== w.u[s.s1] ? 1 : 0;
  },
  S_CBRANCH_SCC1: (w, s) => {
    if (w.scc === 1) w.pc = s.next + s.simm * 4;
  },
  S_BRANCH: (w, s) => {
    w.pc = s.next + s.simm * 4;
  },
  S_SETREG_IMM32_B32: (w, s) => {
    w.setreg(1, s.simm);
  },
  S_SETPC_B64: (w, s) => {
    w.pc = w.u[s.s0]! + w.u[s.s0 + s.h0]! * 2 ** 32;
  },
  S_NOP: () => {},
  S_ENDPGM: (w) => w.endpgm(),
};

/** Source words by instruction where they are not one each. */
const WIDE: Readonly<Record<string, readonly number[]>> = {
  V_ADD_F64: [2, 2],
  V_LSHLREV_B64: [1, 2],
  V_PK_MUL_F32: [2, 2],
};

/** Executors of a generation made of the definitions above. */
export function handmade(generation: string, rules: Partial<BindingRules> = {}): Executors {
  const all = new Map<string, Semantics>();
  for (const [name, run] of Object.entries(SCALAR)) all.set(name, semantics(name, "scalar", run));
  for (const [name, meaning] of Object.entries(MEANINGS)) {
    const words = WIDE[name] === undefined ? 1 : 2;
    const run = laneExecutor(meaning, WIDE[name] ?? [], words);
    all.set(name, semantics(name, "lane", run, meaning.readsDestination === true));
  }
  return {
    generation,
    semantics: all,
    fidelity: new Map(),
    clamped: new Map([
      [
        "V_ADD_NC_U32",
        semantics(
          "V_ADD_NC_U32_CLAMP",
          "lane",
          laneExecutor({ result: ([a, b]) => [Math.min(a[0]! + b[0]!, 0xffffffff)] }, [], 1),
        ),
      ],
    ]),
    memory: {
      formats: "split",
      buffers: { layout: "plain", wideSwizzle: false, strideScale: false, formatBits: 7 },
      images: null,
    },
    rules: {
      keepsOtherHalf: "all",
      registerHalves: false,
      floatSources: new Map([["V_CNDMASK_B32", ["f32", "f32"]]]),
      clampIdle: new Set(["V_CMP_LT_F32", "V_CMP_LT_F16"]),
      dpp: new Set(),
      highResults: new Set(),
      mixedSources: new Set(),
      gprIndex: false,
      vskip: false,
      gdsFirstLane: false,
      constants: new Map(),
      vgprBanks: false,
      ...rules,
    },
  };
}

/** For tests that show values. */
export const show = { f32, f16, f64, bf16ToNumber };

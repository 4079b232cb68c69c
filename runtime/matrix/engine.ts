import { f16ToNumber, bf16ToNumber, numberToBf16, numberToF16 } from "../float/index.js";
import type { DataFormat } from "../isa/model.js";
import { inlineConstant } from "../wave/bind/constants.js";
import { define } from "../wave/define.js";
import { UnsupportedError } from "../wave/errors.js";
import type { Semantics } from "../wave/executors.js";
import type { Executor, Step } from "../wave/step.js";
import type { Wave } from "../wave/wave.js";
import type { ElementFormat, MatrixDefinition, Modifier } from "./definition.js";
import { gather, type GatherOptions } from "./gather.js";
import { FLUSH, MODELS, SATURATE } from "./models/index.js";
import { FieldError, makePlan, planKey, type IndexPlaces, type Plan, type Rows } from "./plan.js";
import { loadScales, unitScales } from "./scale.js";
import { ACC, ACC64, ACC64_WORDS, ACC_BITS, ROWS } from "./work.js";

const MODE_F32_INPUT_DENORMALS = 0x10;
const MODE_F32_OUTPUT_DENORMALS = 0x20;
const MODE_FP16_OVFL = 1 << 23;
const F32_MIN_NORMAL = 2 ** -126;
/** What every NaN result is, so that it is the same on all machines: which NaN hardware gives is not public. */
const NAN_BITS = 0x7fc00000;

/** The semantics of a matrix instruction. */
export function matrix(name: string, definition: MatrixDefinition): Semantics {
  return define(name, "wave", executorOf(name, definition), { fidelity: definition.fidelity });
}

function executorOf(name: string, definition: MatrixDefinition): Executor {
  const modifiers = new Set(definition.modifiers);
  const plans: [Map<number, Plan>, Map<number, Plan>] = [new Map(), new Map()];
  const { m, n, k, blocks, model } = definition;
  const row = MODELS[model];
  const sparse = definition.sparse === true;
  const scaled = (["scale-byte", "scale-32", "scale-16"] as const).some((one) => modifiers.has(one));
  const block = model === "block32" ? 32 : model === "block16" ? 16 : 0;
  const scales = block === 0 ? 0 : k / block;
  return (w, s) => {
    const { fields } = s;
    const key = planKey(modifiers, fields);
    const known = plans[w.size >> 6];
    try {
      let plan = known.get(key);
      if (plan === undefined) {
        plan = makePlan(definition, modifiers, w.size, fields);
        known.set(key, plan);
      }
      const { u } = w;
      gather(u, s.s0, plan.a, 0, optionsOf(definition, modifiers, w, s, 0));
      gather(u, s.s1, plan.b, 1, optionsOf(definition, modifiers, w, s, 1));
      if (scaled) loadScales(w, s, modifiers, m, n, scales);
      else if (block !== 0) unitScales(m, n, scales);
      const flags = flagsOf(definition, modifiers, w, s);
      const c = accumulatorOf(definition, modifiers, w, s, plan);
      const store = STORES[definition.d]!;
      const round = (flags & SATURATE) !== 0 ? 4 : 0;
      const { kept } = plan;
      for (let b = 0; b < blocks; b++) {
        if (!sparse) for (let t = 0; t < k; t++) ROWS[t] = (b * k + t) * n;
        for (let i = 0; i < m; i++) {
          const r = b * m + i;
          if (sparse) chooseRows(u, s.s2, plan.index!, i * kept, kept, n);
          c.load(r, n);
          row(r * kept, kept, n, flags, i * scales);
          store(u, s.d0 + plan.d.words[r], plan.d, r, n, round);
        }
      }
    } catch (error) {
      if (error instanceof FieldError) throw new UnsupportedError(name, s.pc, error.message);
      throw error;
    }
  };
}

/** The rows of B that a sparse row of A goes with: element p is k = 4 * (p / 2) + its index. */
function chooseRows(
  u: Uint32Array,
  base: number,
  index: IndexPlaces,
  at: number,
  kept: number,
  n: number,
): void {
  const { words, shifts } = index;
  for (let p = 0; p < kept; p++) {
    const code = (u[base + words[at + p]] >>> shifts[at + p]) & 3;
    ROWS[p] = ((p >> 1) * 4 + code) * n;
  }
}

const SIGN16 = 0x8000;

function optionsOf(
  definition: MatrixDefinition,
  modifiers: ReadonlySet<Modifier>,
  w: Wave,
  s: Step,
  operand: 0 | 1,
): GatherOptions {
  const { fields } = s;
  const flushes =
    definition.inputs === "flush" ||
    (definition.inputs === "mode" && (w.mode & MODE_F32_INPUT_DENORMALS) === 0);
  const tree = definition.model === "tree2" || definition.model === "tree4";
  let xor = 0;
  if (modifiers.has("neg-halves")) {
    if (((fields.NEG >> operand) & 1) !== 0) xor ^= SIGN16;
    if (((fields.NEG_HI >> operand) & 1) !== 0) xor ^= SIGN16 << 16;
  } else if (modifiers.has("blgp-negates") && ((fields.BLGP >> operand) & 1) !== 0) xor = 0x80000000;
  return {
    flush: !flushes ? "keep" : tree ? "positive-zero" : "zero",
    xor,
    signed: modifiers.has("neg-signs") && ((fields.NEG >> operand) & 1) !== 0,
  };
}

function flagsOf(definition: MatrixDefinition, modifiers: ReadonlySet<Modifier>, w: Wave, s: Step): number {
  let flags = 0;
  if (definition.overflow && (w.mode & MODE_FP16_OVFL) !== 0) flags |= SATURATE;
  if (modifiers.has("clamp") && s.fields.CLAMP === 1) flags |= SATURATE;
  if (
    definition.results === "flush" ||
    (definition.results === "mode" && (w.mode & MODE_F32_OUTPUT_DENORMALS) === 0)
  )
    flags |= FLUSH;
  return flags;
}

/** Brings row `r` of C into ACC. */
interface Accumulator {
  readonly load: (r: number, n: number) => void;
}

function accumulatorOf(
  definition: MatrixDefinition,
  modifiers: ReadonlySet<Modifier>,
  w: Wave,
  s: Step,
  plan: Plan,
): Accumulator {
  const { fields } = s;
  const { c, sparse } = definition;
  const base = sparse === true ? s.d0 : s.s2;
  const negAbs = modifiers.has("neg-abs-c");
  const change = negAbs
    ? ((fields.NEG >> 2) & 1) | ((fields.NEG_HI >> 1) & 2)
    : modifiers.has("blgp-negates")
      ? (fields.BLGP >> 2) & 1
      : 0;
  const flush =
    definition.model !== "fma64" &&
    definition.results !== "keep" &&
    (definition.inputs === "flush" ||
      (definition.inputs === "mode" && (w.mode & MODE_F32_INPUT_DENORMALS) === 0));
  const load =
    sparse !== true && s.k2 === 0
      ? constantLoader(c, constantWords(c, fields.SRC2, w.u[base]))
      : rowLoader(c, separate(w.u, base, s.d0, plan), plan.c);
  if (change === 0 && !flush) return { load };
  return {
    load: (r, n) => {
      load(r, n);
      const acc = c === "f64" ? ACC64 : ACC;
      for (let j = 0; j < n; j++) {
        let x = acc[j];
        if (flush && x < F32_MIN_NORMAL && x > -F32_MIN_NORMAL) x = 0;
        if ((change & 2) !== 0) x = Math.abs(x);
        acc[j] = (change & 1) !== 0 ? -x : x;
      }
    },
  };
}

/** Words to read C from, and where it starts: a copy when writing D would change rows of C not read yet. */
function separate(
  u: Uint32Array,
  base: number,
  d: number,
  { c, d: rowsOfD }: Plan,
): readonly [Uint32Array, number] {
  const apart = base + c.span <= d || d + rowsOfD.span <= base;
  if (apart || (base === d && c.span === rowsOfD.span)) return [u, base];
  return [u.slice(base, base + c.span), 0];
}

function rowLoader(
  format: ElementFormat,
  [u, base]: readonly [Uint32Array, number],
  { words, shifts, next }: Rows,
): Accumulator["load"] {
  if (format === "f64") {
    return (r, n) => {
      const at = base + words[r];
      for (let j = 0; j < n; j++) {
        ACC64_WORDS[2 * j] = u[at + j];
        ACC64_WORDS[2 * j + 1] = u[at + next + j];
      }
    };
  }
  if (format === "f16" || format === "bf16") {
    const toNumber = format === "f16" ? f16ToNumber : bf16ToNumber;
    return (r, n) => {
      const at = base + words[r];
      const shift = shifts[r];
      for (let j = 0; j < n; j++) ACC[j] = toNumber((u[at + j] >>> shift) & 0xffff);
    };
  }
  return (r, n) => {
    const at = base + words[r];
    for (let j = 0; j < n; j++) ACC_BITS[j] = u[at + j];
  };
}

const CONSTANT_FORMATS: Readonly<Partial<Record<ElementFormat, readonly [DataFormat, number]>>> = {
  f64: [{ name: "FMT_NUM_F64", type: "float", bits: 64, components: 1 }, 64],
  f32: [{ name: "FMT_NUM_F32", type: "float", bits: 32, components: 1 }, 32],
  f16: [{ name: "FMT_NUM_F16", type: "float", bits: 16, components: 1 }, 16],
  bf16: [{ name: "FMT_NUM_BF16", type: "float", bits: 16, components: 1 }, 16],
  i32: [{ name: "FMT_NUM_I32", type: "integer", bits: 32, components: 1 }, 32],
};

/** The words of each element of a C that is an inline constant (operand code) or another word all lanes share. */
function constantWords(format: ElementFormat, code: number, word: number): readonly number[] {
  const known = CONSTANT_FORMATS[format]!;
  return code >= 128 && code <= 248 ? inlineConstant(code, known[0], known[1]) : [word, 0];
}

function constantLoader(format: ElementFormat, words: readonly number[]): Accumulator["load"] {
  if (format === "f64") {
    return (_, n) => {
      for (let j = 0; j < n; j++) {
        ACC64_WORDS[2 * j] = words[0];
        ACC64_WORDS[2 * j + 1] = words[1];
      }
    };
  }
  if (format === "f16" || format === "bf16") {
    const value = (format === "f16" ? f16ToNumber : bf16ToNumber)(words[0] & 0xffff);
    return (_, n) => {
      for (let j = 0; j < n; j++) ACC[j] = value;
    };
  }
  return (_, n) => {
    for (let j = 0; j < n; j++) ACC_BITS[j] = words[0];
  };
}

/** Writes ACC to row `r` of D, whose first word is `at`. */
type Store = (u: Uint32Array, at: number, rows: Rows, r: number, n: number, round: number) => void;

const storeF32: Store = (u, at, _rows, _r, n) => {
  for (let j = 0; j < n; j++) u[at + j] = ACC[j] === ACC[j] ? ACC_BITS[j] : NAN_BITS;
};

const storeI32: Store = (u, at, _rows, _r, n) => {
  for (let j = 0; j < n; j++) u[at + j] = ACC_BITS[j];
};

const storeF64: Store = (u, at, { next }, _r, n) => {
  for (let j = 0; j < n; j++) {
    const isNumber = ACC64[j] === ACC64[j];
    u[at + j] = isNumber ? ACC64_WORDS[2 * j] : 0;
    u[at + next + j] = isNumber ? ACC64_WORDS[2 * j + 1] : 0x7ff80000;
  }
};

const storeHalves =
  (toBits: (x: number, round: number) => number, nan: number): Store =>
  (u, at, { shifts }, r, n, round) => {
    const shift = shifts[r];
    const keep = ~(0xffff << shift);
    for (let j = 0; j < n; j++) {
      const bits = ACC[j] === ACC[j] ? toBits(ACC[j], round) : nan;
      u[at + j] = (u[at + j] & keep) | (bits << shift);
    }
  };

const STORES: Readonly<Partial<Record<ElementFormat, Store>>> = {
  f32: storeF32,
  i32: storeI32,
  f64: storeF64,
  f16: storeHalves(numberToF16, 0x7e00),
  bf16: storeHalves(numberToBf16, 0x7fc0),
};

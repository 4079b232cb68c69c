import { bf16ToNumber, f16ToNumber, f64FromWords, numberToBf16, numberToF16 } from "../float/index.js";
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
import { FieldError, makePlan, planKey, type Plan, type Rows } from "./plan.js";
import { loadScales, unitScales } from "./scale.js";
import { ACC, ACC64, ACC64_WORDS, ACC_BITS, FIRST, ROWS } from "./work.js";

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
  const kernel = MODELS[model];
  const load = LOADS[definition.c]!;
  const store = STORES[definition.d]!;
  const scaled = (["scale-byte", "scale-32", "scale-16"] as const).some((one) => modifiers.has(one));
  const block = model === "block32" ? 32 : model === "block16" ? 16 : 0;
  return (w, s) => {
    const known = plans[w.size >> 6];
    const key = planKey(modifiers, s.fields);
    try {
      let plan = known.get(key);
      if (plan === undefined) {
        plan = makePlan(definition, modifiers, w.size, s.fields);
        known.set(key, plan);
      }
      const { u } = w;
      gather(u, s.s0, plan.a, 0, optionsOf(definition, modifiers, w, s, 0));
      gather(u, s.s1, plan.b, 1, optionsOf(definition, modifiers, w, s, 1));
      if (scaled) loadScales(w, s, modifiers, m, n, k / block);
      else if (block !== 0) unitScales(m, n, k / block);
      if (definition.sparse !== true && s.k2 === 0) loadConstant(definition, s.fields.SRC2, u[s.s2]);
      else load(u, definition.sparse === true ? s.d0 : s.s2, plan.c, n);
      changeAccumulator(definition, modifiers, w, s);
      chooseRows(u, s.s2, plan, definition);
      const flags = flagsOf(definition, modifiers, w, s);
      kernel(blocks * m, plan.kept, n, flags, m);
      store(u, s.d0, plan.d, n, (flags & SATURATE) !== 0 ? 4 : 0);
    } catch (error) {
      if (error instanceof FieldError) throw new UnsupportedError(name, s.pc, error.message);
      throw error;
    }
  };
}

/**
 * The rows of B that the elements of A go with: in a block those of its k, for a sparse A those that the indices
 * choose, element p going with k = 4 * (p / 2) + its index.
 */
function chooseRows(
  u: Uint32Array,
  base: number,
  { index, kept }: Plan,
  { m, n, k, blocks }: MatrixDefinition,
): void {
  if (index === null) {
    for (let t = 0; t < blocks * k; t++) ROWS[t] = t * n;
    for (let r = 0; r < blocks * m; r++) FIRST[r] = Math.floor(r / m) * k;
    return;
  }
  const { words, shifts } = index;
  for (let x = 0; x < words.length; x++) {
    const code = (u[base + words[x]] >>> shifts[x]) & 3;
    ROWS[x] = (((x % kept) >> 1) * 4 + code) * n;
  }
  for (let r = 0; r < m; r++) FIRST[r] = r * kept;
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

/** Flushes, ABS and NEG of C. */
function changeAccumulator(
  definition: MatrixDefinition,
  modifiers: ReadonlySet<Modifier>,
  w: Wave,
  { fields }: Step,
): void {
  const change = modifiers.has("neg-abs-c")
    ? ((fields.NEG >> 2) & 1) | ((fields.NEG_HI >> 1) & 2)
    : modifiers.has("blgp-negates")
      ? (fields.BLGP >> 2) & 1
      : 0;
  const flush =
    definition.results !== "keep" &&
    (definition.inputs === "flush" ||
      (definition.inputs === "mode" && (w.mode & MODE_F32_INPUT_DENORMALS) === 0));
  if (change === 0 && !flush) return;
  const acc = definition.c === "f64" ? ACC64 : ACC;
  for (let i = 0; i < definition.blocks * definition.m * definition.n; i++) {
    let x = acc[i];
    if (flush && x < F32_MIN_NORMAL && x > -F32_MIN_NORMAL) x = 0;
    if ((change & 2) !== 0) x = Math.abs(x);
    acc[i] = (change & 1) !== 0 ? -x : x;
  }
}

/** Reads C, whose first word is `base`, into ACC. */
type Load = (u: Uint32Array, base: number, rows: Rows, n: number) => void;

const loadWords: Load = (u, base, { words }, n) => {
  for (let r = 0, i = 0; r < words.length; r++) {
    const at = base + words[r];
    for (let j = 0; j < n; j++) ACC_BITS[i++] = u[at + j];
  }
};

const loadF64: Load = (u, base, { words, next }, n) => {
  for (let r = 0, i = 0; r < words.length; r++) {
    const at = base + words[r];
    for (let j = 0; j < n; j++) {
      ACC64_WORDS[i++] = u[at + j];
      ACC64_WORDS[i++] = u[at + next + j];
    }
  }
};

const loadHalves =
  (toNumber: (bits: number) => number): Load =>
  (u, base, { words, shifts }, n) => {
    for (let r = 0, i = 0; r < words.length; r++) {
      const at = base + words[r];
      for (let j = 0; j < n; j++) ACC[i++] = toNumber((u[at + j] >>> shifts[r]) & 0xffff);
    }
  };

const LOADS: Readonly<Partial<Record<ElementFormat, Load>>> = {
  f32: loadWords,
  i32: loadWords,
  f64: loadF64,
  f16: loadHalves(f16ToNumber),
  bf16: loadHalves(bf16ToNumber),
};

const CONSTANT_FORMATS: Readonly<Partial<Record<ElementFormat, DataFormat>>> = {
  f64: { name: "FMT_NUM_F64", type: "float", bits: 64, components: 1 },
  f32: { name: "FMT_NUM_F32", type: "float", bits: 32, components: 1 },
  f16: { name: "FMT_NUM_F16", type: "float", bits: 16, components: 1 },
  bf16: { name: "FMT_NUM_BF16", type: "float", bits: 16, components: 1 },
  i32: { name: "FMT_NUM_I32", type: "integer", bits: 32, components: 1 },
};

/** Fills ACC with a C that is an inline constant (operand code), or another word that all lanes share. */
function loadConstant(definition: MatrixDefinition, code: number, word: number): void {
  const { c, blocks, m, n } = definition;
  const format = CONSTANT_FORMATS[c]!;
  const words = code >= 128 && code <= 248 ? inlineConstant(code, format, format.bits) : [word, 0];
  const count = blocks * m * n;
  if (c === "f64") ACC64.fill(f64FromWords(words[0], words[1]), 0, count);
  else if (c === "f16") ACC.fill(f16ToNumber(words[0] & 0xffff), 0, count);
  else if (c === "bf16") ACC.fill(bf16ToNumber(words[0] & 0xffff), 0, count);
  else ACC_BITS.fill(words[0], 0, count);
}

/** Writes ACC to D, whose first word is `base`. */
type Store = (u: Uint32Array, base: number, rows: Rows, n: number, round: number) => void;

const storeF32: Store = (u, base, { words }, n) => {
  for (let r = 0, i = 0; r < words.length; r++) {
    const at = base + words[r];
    for (let j = 0; j < n; j++, i++) u[at + j] = ACC[i] === ACC[i] ? ACC_BITS[i] : NAN_BITS;
  }
};

const storeI32: Store = (u, base, { words }, n) => {
  for (let r = 0, i = 0; r < words.length; r++) {
    const at = base + words[r];
    for (let j = 0; j < n; j++) u[at + j] = ACC_BITS[i++];
  }
};

const storeF64: Store = (u, base, { words, next }, n) => {
  for (let r = 0, i = 0; r < words.length; r++) {
    const at = base + words[r];
    for (let j = 0; j < n; j++, i++) {
      const isNumber = ACC64[i] === ACC64[i];
      u[at + j] = isNumber ? ACC64_WORDS[2 * i] : 0;
      u[at + next + j] = isNumber ? ACC64_WORDS[2 * i + 1] : 0x7ff80000;
    }
  }
};

const storeHalves =
  (toBits: (x: number, round: number) => number, nan: number): Store =>
  (u, base, { words, shifts }, n, round) => {
    for (let r = 0, i = 0; r < words.length; r++) {
      const at = base + words[r];
      const shift = shifts[r];
      const keep = ~(0xffff << shift);
      for (let j = 0; j < n; j++, i++) {
        const bits = ACC[i] === ACC[i] ? toBits(ACC[i], round) : nan;
        u[at + j] = (u[at + j] & keep) | (bits << shift);
      }
    }
  };

const STORES: Readonly<Partial<Record<ElementFormat, Store>>> = {
  f32: storeF32,
  i32: storeI32,
  f64: storeF64,
  f16: storeHalves(numberToF16, 0x7e00),
  bf16: storeHalves(numberToBf16, 0x7fc0),
};

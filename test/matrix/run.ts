/** Running a matrix instruction on matrices of element codes: into registers, execute, out of registers. */
import {
  bf16ToNumber,
  BF6,
  BF8,
  BF8_FNUZ,
  f16ToNumber,
  f32FromBits,
  FP4,
  FP6,
  FP8,
  FP8_FNUZ,
} from "../../runtime/float/index.js";
import {
  elementPlaces,
  FORMAT_BITS,
  matrix,
  parseLayout,
  type Axis,
  type ElementFormat,
  type MatrixDefinition,
} from "../../runtime/matrix/index.js";
import { Step, Wave } from "../../runtime/wave/index.js";
import { StepFields } from "../../runtime/wave/step.js";

/** Value of an element's code; f64 codes are the values themselves. */
export function decode(format: ElementFormat, code: number): number {
  switch (format) {
    case "f64":
      return code;
    case "f32":
      return f32FromBits(code);
    case "xf32":
      return f32FromBits((code & ~0x1fff) >>> 0);
    case "f16":
      return f16ToNumber(code);
    case "bf16":
      return bf16ToNumber(code);
    case "i8":
      return (code << 24) >> 24;
    case "i32":
    case "iu8":
    case "iu4":
      return code;
    case "f8f6f4":
      throw new TypeError("no format");
    default:
      return { fp8: FP8, bf8: BF8, fp8_fnuz: FP8_FNUZ, bf8_fnuz: BF8_FNUZ, fp6: FP6, bf6: BF6, fp4: FP4 }[
        format
      ].values[code]!;
  }
}

export interface Matrices {
  /** Codes by block, row, column; A's rows are the stored elements when it is sparse. */
  readonly a: readonly number[];
  readonly b: readonly number[];
  readonly c: readonly number[];
  /** For a sparse A: which k of its four each stored element is. */
  readonly index?: readonly number[];
}

export interface RunSetup {
  readonly size?: 32 | 64;
  readonly mode?: number;
  readonly fields?: Partial<StepFields>;
  /** Changes registers after the matrices are in them: rows 200.. hold scales. */
  readonly prepare?: (wave: Wave, step: Step) => void;
  /** Runs the instruction itself, with A at v0, B at v32, C at v64, D at v128, indices at v196, instead of `matrix`. */
  readonly execute?: (wave: Wave) => void;
}

const A_ROW = 0;
const B_ROW = 32;
const C_ROW = 64;
const D_ROW = 128;
const INDEX_ROW = 196;
export const SCALE_A_ROW = 200;
export const SCALE_B_ROW = 204;

const F64 = new Float64Array(1);
const WORDS = new Uint32Array(F64.buffer);

function put(wave: Wave, row: number, lane: number, bit: number, bits: number, code: number): void {
  if (bits === 64) {
    F64[0] = code;
    wave.vgpr(row + (bit >> 5))[lane] = WORDS[0]!;
    wave.vgpr(row + (bit >> 5) + 1)[lane] = WORDS[1]!;
    return;
  }
  for (let x = 0; x < bits; x++) {
    const word = wave.vgpr(row + ((bit + x) >> 5));
    const mask = 1 << ((bit + x) & 31);
    word[lane] = ((code >>> x) & 1) === 1 ? word[lane]! | mask : word[lane]! & ~mask;
  }
}

function take(wave: Wave, row: number, lane: number, bit: number, bits: number): number {
  const low = wave.vgpr(row + (bit >> 5))[lane]!;
  if (bits === 64) {
    WORDS[0] = low;
    WORDS[1] = wave.vgpr(row + (bit >> 5) + 1)[lane]!;
    return F64[0]!;
  }
  return bits === 32 ? low : (low >>> (bit & 31)) & (2 ** bits - 1);
}

/** D's codes. */
export function run(
  name: string,
  definition: MatrixDefinition,
  { a, b, c, index }: Matrices,
  setup: RunSetup = {},
  formats: readonly [ElementFormat, ElementFormat] = [definition.a, definition.b],
): number[] {
  const size = setup.size ?? (Number(Object.keys(definition.layouts)[0]) as 32 | 64);
  const { m, n, k, blocks, sparse } = definition;
  const wave = new Wave({ size, mode: setup.mode ?? 0x3f0 });
  const step = new Step();
  step.fields = Object.assign(new StepFields(), setup.fields);
  step.s0 = A_ROW * size;
  step.s1 = B_ROW * size;
  step.s2 = (sparse === true ? INDEX_ROW : C_ROW) * size;
  step.s3 = SCALE_A_ROW * size;
  step.s4 = SCALE_B_ROW * size;
  step.d0 = D_ROW * size;
  step.k0 = step.k1 = step.k2 = step.k3 = step.k4 = step.kd0 = 1;
  step.h0 = step.h1 = step.h2 = step.h3 = step.h4 = step.hd0 = size;
  const layout = definition.layouts[size]!;
  const text = (format: ElementFormat): { a: string; b: string; d: string } =>
    layout[FORMAT_BITS[format]] ?? layout[0]!;
  const kept = sparse === true ? k / 2 : k;
  const axis: Axis = sparse === true ? "p" : "k";
  const placesA = elementPlaces(parseLayout(text(formats[0]).a), [["b", blocks], ["i", m], [axis, kept]]); // prettier-ignore
  const placesB = elementPlaces(parseLayout(text(formats[1]).b), [["b", blocks], ["k", k], ["j", n]]); // prettier-ignore
  const placesD = elementPlaces(parseLayout(text(formats[0]).d), [["b", blocks], ["i", m], ["j", n]]); // prettier-ignore
  // RDNA 3 wants the rows of A and the columns of B in every group of 16 lanes.
  const copies = text(formats[0]).a.includes("-") ? size / 16 : 1;
  const bitsA = FORMAT_BITS[formats[0]];
  const bitsB = FORMAT_BITS[formats[1]];
  a.forEach((code, x) => {
    for (let copy = 0; copy < copies; copy++)
      put(wave, A_ROW, placesA.lane[x]! + 16 * copy, placesA.item[x]! * bitsA, bitsA, code);
    if (index !== undefined) put(wave, INDEX_ROW, placesA.lane[x]!, placesA.item[x]! * 2, 2, index[x]!);
  });
  b.forEach((code, x) => {
    for (let copy = 0; copy < copies; copy++)
      put(wave, B_ROW, placesB.lane[x]! + 16 * copy, placesB.item[x]! * bitsB, bitsB, code);
  });
  const apart = definition.modifiers.includes("halves-opsel");
  const half = apart ? ((step.fields.OPSEL >> 2) & 1) * 16 : 0;
  const place = (item: number, format: ElementFormat): number =>
    apart ? item * 32 + half : item * FORMAT_BITS[format];
  c.forEach((code, x) => {
    const row = sparse === true ? D_ROW : C_ROW;
    put(wave, row, placesD.lane[x]!, place(placesD.item[x]!, definition.c), FORMAT_BITS[definition.c], code);
  });
  setup.prepare?.(wave, step);
  if (setup.execute === undefined) matrix(name, definition).fast(wave, step);
  else setup.execute(wave);
  return Array.from({ length: blocks * m * n }, (_, x) =>
    take(wave, D_ROW, placesD.lane[x]!, place(placesD.item[x]!, definition.d), FORMAT_BITS[definition.d]),
  );
}

/** The same numbers on every machine. */
export function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0;
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
  };
}

export type InputKind = "ordinary" | "wide" | "denormal" | "cancelling";

/** Codes of `count` finite elements. */
export function inputs(
  format: ElementFormat,
  kind: InputKind,
  count: number,
  random: () => number,
): number[] {
  const bits = FORMAT_BITS[format];
  const codes: number[] = [];
  while (codes.length < count) {
    const code = oneInput(format, bits, kind, random);
    if (Number.isFinite(decode(format, code))) codes.push(code);
  }
  return codes;
}

function oneInput(format: ElementFormat, bits: number, kind: InputKind, random: () => number): number {
  const below = (limit: number): number => Math.floor(random() * limit);
  if (format === "i32") return kind === "ordinary" ? below(2 ** 16) : below(2 ** 32);
  if (bits <= 8) {
    // All codes are near each other: denormals are those below the first exponent.
    return kind === "denormal" ? below(2) * 2 ** (bits - 1) + below(bits === 8 ? 8 : 2) : below(2 ** bits);
  }
  const sign = random() < 0.5 ? -1 : 1;
  if (format === "f64") {
    const e =
      kind === "ordinary" ? below(6) : kind === "wide" ? below(120) - 60 : kind === "denormal" ? -540 : 0;
    return sign * (1 + random()) * 2 ** e;
  }
  const [exponentBits, fractionBits] = bits === 16 ? (format === "f16" ? [5, 10] : [8, 7]) : [8, 23];
  const bias = 2 ** (exponentBits - 1) - 1;
  // Bfloats and f32 stay where sums of products are far from overflow.
  const spread = exponentBits === 5 ? 28 : 60;
  const exponent =
    kind === "denormal"
      ? below(2)
      : kind === "wide"
        ? bias - (spread >> 1) + below(spread)
        : bias - 2 + below(4);
  const fraction = kind === "cancelling" ? below(4) * 2 ** (fractionBits - 2) : below(2 ** fractionBits);
  return ((sign < 0 ? 2 ** (bits - 1) : 0) + exponent * 2 ** fractionBits + fraction) >>> 0;
}

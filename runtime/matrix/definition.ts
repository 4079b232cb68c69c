import type { Fidelity } from "../wave/executors.js";
import type { ModelName } from "./models/index.js";

/** Formats of matrix elements. `f8f6f4` is chosen by the instruction's fields; iu8 and iu4 have a sign by NEG. */
export type ElementFormat =
  | "f64"
  | "f32"
  | "xf32"
  | "f16"
  | "bf16"
  | "fp8"
  | "bf8"
  | "fp8_fnuz"
  | "bf8_fnuz"
  | "fp6"
  | "bf6"
  | "fp4"
  | "f8f6f4"
  | "i32"
  | "i8"
  | "iu8"
  | "iu4";

/**
 * What the fields of a matrix instruction mean beside its operands.
 * - `broadcast`: CBSZ and ABID choose the lanes A is read from, BLGP those of B
 * - `blgp-negates`: BLGP bits 0, 1, 2 negate A, B, C
 * - `formats-cbsz`, `formats-opsel`: formats of A and B in CBSZ and BLGP, or in OPSEL and OPSEL_HI
 * - `index-abid`, `index-opsel`: which set of sparse indices in SRC2: ABID unless CBSZ is set, or OPSEL
 * - `neg-signs`: NEG bits 0 and 1 say that A and B are signed
 * - `neg-halves`: NEG and NEG_HI bits 0 and 1 negate the low and high halves of A and B
 * - `neg-abs-c`: NEG and NEG_HI bit 2 are negation and absolute value of C
 * - `halves-opsel`: 16-bit C and D lie in one half of each register, chosen by OPSEL bit 2
 * - `clamp`: CLAMP saturates an integer result
 * - `scale-byte`: a scale operand for each of A and B, a byte of it chosen by OP_SEL and OP_SEL_HI
 * - `scale-32`, `scale-16`: scale operands for blocks of 32 or 16, their formats in SCALE_NEG and SCALE_NEG_HI
 */
export type Modifier =
  | "broadcast"
  | "blgp-negates"
  | "formats-cbsz"
  | "formats-opsel"
  | "index-abid"
  | "index-opsel"
  | "neg-signs"
  | "neg-halves"
  | "neg-abs-c"
  | "halves-opsel"
  | "clamp"
  | "scale-byte"
  | "scale-32"
  | "scale-16";

/** Denormals: kept, always flushed, or as MODE's f32 bits say. */
export type Denormals = "keep" | "flush" | "mode";

/** Where the elements of A, B and of C and D lie; see `parseLayout`. */
export interface LayoutTexts {
  readonly a: string;
  readonly b: string;
  readonly d: string;
}

/** A matrix instruction of one generation: D (m x n) = A (m x k) * B (k x n) + C, `blocks` times. */
export interface MatrixDefinition {
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly blocks: number;
  /** A holds two of each four k; SRC2 holds their places, and C is the old D. */
  readonly sparse?: true;
  readonly a: ElementFormat;
  readonly b: ElementFormat;
  readonly c: ElementFormat;
  readonly d: ElementFormat;
  /** By number of lanes, then by bits of an element of A and B (0: any). */
  readonly layouts: Readonly<Partial<Record<32 | 64, Readonly<Record<number, LayoutTexts>>>>>;
  readonly modifiers: readonly Modifier[];
  readonly model: ModelName;
  /** Denormals of A and B (and C where the model says so), and of results. */
  readonly inputs: Denormals;
  readonly results: Denormals;
  /** MODE.FP16_OVFL makes overflowed results the largest finite number or integer. */
  readonly overflow: boolean;
  readonly fidelity: Fidelity;
}

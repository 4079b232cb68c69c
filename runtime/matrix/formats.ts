/** Element formats: how wide they are and what their codes mean. */
import {
  BF6,
  BF8,
  BF8_FNUZ,
  FP4,
  FP6,
  FP8,
  FP8_FNUZ,
  bf16ToNumber,
  f16ToNumber,
  type SmallFormat,
} from "../float/index.js";
import type { ElementFormat } from "./definition.js";
import { NOT_FINITE, ZERO_EXPONENT } from "./work.js";

/** Bits of an element; those of f8f6f4 come from the instruction. */
export const FORMAT_BITS: Readonly<Record<ElementFormat, number>> = {
  f64: 64,
  f32: 32,
  xf32: 32,
  f16: 16,
  bf16: 16,
  fp8: 8,
  bf8: 8,
  fp8_fnuz: 8,
  bf8_fnuz: 8,
  fp6: 6,
  bf6: 6,
  fp4: 4,
  f8f6f4: 0,
  i32: 32,
  i8: 8,
  iu8: 8,
  iu4: 4,
};

/** Formats by their number in CBSZ, BLGP or OPSEL (CDNA 4 and 5 manuals, F8F6F4); null: not assigned. */
export const SMALL_FORMATS: readonly (ElementFormat | null)[] = [
  "fp8",
  "bf8",
  "fp6",
  "bf6",
  "fp4",
  null,
  null,
  null,
];

/** Values and exponents of all codes of a format of at most 16 bits; see work.ts. */
export interface CodeTable {
  readonly values: Float64Array;
  readonly exponents: Int16Array;
}

const SMALL: Readonly<Partial<Record<ElementFormat, SmallFormat>>> = {
  fp8: FP8,
  bf8: BF8,
  fp8_fnuz: FP8_FNUZ,
  bf8_fnuz: BF8_FNUZ,
  fp6: FP6,
  bf6: BF6,
  fp4: FP4,
};

/** Bias and bits of the fraction of a format of at most 16 bits. */
function shapeOf(format: ElementFormat): readonly [bias: number, fractionBits: number] {
  if (format === "f16") return [15, 10];
  if (format === "bf16") return [127, 7];
  const small = SMALL[format]!;
  return [small.bias, small.fractionBits];
}

/** How denormal elements are read: as they are, as +0 (CDNA 2), or as a zero of their sign. */
export type ElementFlush = "keep" | "positive-zero" | "zero";

const tables = new Map<ElementFormat, Map<ElementFlush, CodeTable>>();

/** The table of a format, made on first use. */
export function codeTable(format: ElementFormat, flush: ElementFlush): CodeTable {
  const known = tables.get(format)?.get(flush);
  if (known !== undefined) return known;
  const width = FORMAT_BITS[format];
  const [bias, fractionBits] = shapeOf(format);
  const count = 1 << width;
  const exponentMask = (1 << (width - 1 - fractionBits)) - 1;
  const values = new Float64Array(count);
  const exponents = new Int16Array(count);
  const toNumber =
    format === "f16"
      ? f16ToNumber
      : format === "bf16"
        ? bf16ToNumber
        : (code: number): number => SMALL[format]!.values[code]!;
  for (let code = 0; code < count; code++) {
    const exponent = (code >>> fractionBits) & exponentMask;
    let value = toNumber(code);
    if (exponent === 0 && flush !== "keep") {
      value = flush === "zero" && code >>> (width - 1) !== 0 ? -0 : 0;
    }
    values[code] = value;
    if (!Number.isFinite(value)) exponents[code] = NOT_FINITE;
    else exponents[code] = value === 0 ? ZERO_EXPONENT : Math.max(exponent, 1) - bias;
  }
  const table = { values, exponents };
  tables.set(format, (tables.get(format) ?? new Map<ElementFlush, CodeTable>()).set(flush, table));
  return table;
}

import type { DataFormat } from "../../isa/model.js";
import type { ConstantPool } from "../pool.js";
import type { Step } from "../step.js";
import { fill } from "./fill.js";
import type { Place } from "./place.js";

/** What an instruction asks to be done to a source before it is used, in this order. */
export interface SourceChange {
  /** Take bits 31:16 of the word. */
  readonly high: boolean;
  readonly abs: boolean;
  readonly neg: boolean;
}

/** Sign bits by word of an operand's value; null when its format has no sign that modifiers know. */
export function signBits(format: string, size: number): readonly number[] | null {
  switch (format) {
    case "f16":
    case "bf16":
      return [0x8000];
    case "f32":
      return [0x80000000];
    case "f64":
      return [0, 0x80000000];
    case "pk_f16":
    case "pk_bf16":
      return [0x80008000];
    case "pk_f32":
      return size === 64 ? [0x80000000, 0x80000000] : null;
    default:
      return null;
  }
}

/** The float format that modifiers see in a data format, e.g. f32, pk_f16; null when it is no float. */
export function floatFormat(format: DataFormat): string | null {
  const found = /^FMT_NUM_(PK2_)?(BF16|F16|F32|F64)$/.exec(format.name);
  if (found === null) return null;
  return (found[1] === undefined ? "" : "pk_") + found[2]!.toLowerCase();
}

/** Rows and cells that changed sources are put into. */
export interface Scratch {
  readonly pool: ConstantPool;
  readonly size: number;
  /** Word offset of `count` consecutive scratch rows. */
  rows(count: number): number;
}

/**
 * The place to read a changed source from: a constant is changed at once, anything else goes to
 * scratch rows, by steps added to `before`.
 */
export function changeSource(
  place: Place,
  change: SourceChange,
  sign: readonly number[] | null,
  words: number,
  scratch: Scratch,
  before: Step[],
): Place {
  const { high } = change;
  const abs = change.abs && sign !== null;
  const neg = change.neg && sign !== null;
  if (!high && !abs && !neg) return place;
  const bits = Array.from({ length: words }, (_, i) => {
    const s = sign?.[i] ?? 0;
    const width = high ? 0xffff : 0xffffffff;
    return { shift: high ? 16 : 0, and: (abs ? width & ~s : width) | 0, xor: neg ? s | 0 : 0 };
  });
  if (place.constant !== null) {
    const changed = bits.map((b, i) => (((place.constant![i] ?? 0) >>> b.shift) & b.and) ^ b.xor);
    return { at: scratch.pool.constant(changed), k: 0, h: 1, constant: changed };
  }
  const to = scratch.rows(words);
  const h = place.k === 0 ? 1 : scratch.size;
  bits.forEach((b, i) => before.push(fill(place.at + i * place.h, place.k, to + i * h, place.k, b)));
  return { at: to, k: place.k, h, constant: null };
}

/** From registers to the arrays of work.ts. */
import { f32FromBits, f64FromWords } from "../float/index.js";
import type { ElementFlush } from "./formats.js";
import { codeTable, FORMAT_BITS } from "./formats.js";
import type { ElementFormat } from "./definition.js";
import { A, B, EA, EB, IA, IB, NOT_FINITE, ZERO_EXPONENT } from "./work.js";

/** Where the elements of A or B lie, in the order of the arrays of work.ts. */
export interface Side {
  readonly format: ElementFormat;
  readonly count: number;
  /** Words from the operand's first word. */
  readonly words: Int32Array;
  /** Bits from the word's low bit. */
  readonly shifts: Uint8Array;
  /** Words from one register to the next. */
  readonly next: number;
}

/** What is done to the elements on the way. */
export interface GatherOptions {
  readonly flush: ElementFlush;
  /** Toggled in every word (in the last word of an f64): sign bits. */
  readonly xor: number;
  readonly signed: boolean;
}

/** Reads A (`target` 0) or B (1), whose first word is `base`. */
export function gather(
  u: Uint32Array,
  base: number,
  side: Side,
  target: 0 | 1,
  options: GatherOptions,
): void {
  switch (side.format) {
    case "f64":
      return gatherF64(u, base, side, target === 0 ? A : B, options);
    case "f32":
    case "xf32":
      return gatherF32(u, base, side, target === 0 ? A : B, target === 0 ? EA : EB, options);
    case "i8":
    case "iu8":
    case "iu4":
    case "i32":
      return gatherInteger(
        u,
        base,
        side,
        target === 0 ? IA : IB,
        FORMAT_BITS[side.format],
        side.format === "i8" || options.signed,
      );
    case "fp6":
    case "bf6":
      return gatherStraddling(u, base, side, target === 0 ? A : B, target === 0 ? EA : EB);
    default:
      return gatherCodes(u, base, side, target === 0 ? A : B, target === 0 ? EA : EB, options);
  }
}

/** Formats of 16, 8 and 4 bits, by their tables. */
function gatherCodes(
  u: Uint32Array,
  base: number,
  { format, count, words, shifts }: Side,
  to: Float64Array,
  exponentsTo: Int32Array,
  { flush, xor }: GatherOptions,
): void {
  const { values, exponents } = codeTable(format, flush);
  const mask = values.length - 1;
  for (let n = 0; n < count; n++) {
    const code = ((u[base + words[n]] ^ xor) >>> shifts[n]) & mask;
    to[n] = values[code];
    exponentsTo[n] = exponents[code];
  }
}

/** Formats of 6 bits, which can lie in two registers. */
function gatherStraddling(
  u: Uint32Array,
  base: number,
  { format, count, words, shifts, next }: Side,
  to: Float64Array,
  exponentsTo: Int32Array,
): void {
  const { values, exponents } = codeTable(format, "keep");
  for (let n = 0; n < count; n++) {
    const at = base + words[n];
    const shift = shifts[n];
    let code = u[at] >>> shift;
    if (shift > 26) code |= u[at + next] << (32 - shift);
    to[n] = values[code & 63];
    exponentsTo[n] = exponents[code & 63];
  }
}

/** f32, and XF32, which drops the 13 low bits of the fraction. */
function gatherF32(
  u: Uint32Array,
  base: number,
  { format, count, words }: Side,
  to: Float64Array,
  exponentsTo: Int32Array,
  { flush, xor }: GatherOptions,
): void {
  const mask = format === "xf32" ? ~0x1fff : ~0;
  for (let n = 0; n < count; n++) {
    let bits = (u[base + words[n]] ^ xor) & mask;
    const e = (bits >>> 23) & 0xff;
    if (e === 0 && flush !== "keep") bits &= 0x80000000;
    to[n] = f32FromBits(bits >>> 0);
    exponentsTo[n] =
      e === 0xff ? NOT_FINITE : (bits & 0x7fffffff) === 0 ? ZERO_EXPONENT : (e === 0 ? 1 : e) - 127;
  }
}

function gatherF64(
  u: Uint32Array,
  base: number,
  { count, words, next }: Side,
  to: Float64Array,
  { xor }: GatherOptions,
): void {
  for (let n = 0; n < count; n++) {
    const at = base + words[n];
    to[n] = f64FromWords(u[at], (u[at + next] ^ xor) >>> 0);
  }
}

function gatherInteger(
  u: Uint32Array,
  base: number,
  { count, words, shifts }: Side,
  to: Int32Array,
  bits: number,
  signed: boolean,
): void {
  const up = 32 - bits;
  if (signed) for (let n = 0; n < count; n++) to[n] = ((u[base + words[n]] >>> shifts[n]) << up) >> up;
  else for (let n = 0; n < count; n++) to[n] = ((u[base + words[n]] >>> shifts[n]) << up) >>> up;
}

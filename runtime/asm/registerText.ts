import type { ParseState } from "./parseState.js";
import type { SlotContext } from "./slots/slot.js";

/** A register in text. */
export interface RegisterCode {
  readonly file: "s" | "v" | "a";
  /** Operand code: scalars below 256, vector registers and AccVGPRs from 256. */
  readonly code: number;
}

const FILES = ["s", "v", "a", "ttmp", "acc"];
const OPEN = 91;
const CLOSE = 93;

/** Vector registers of a file. */
const VECTORS = 256;

/**
 * Registers in the spellings that the tables of printed texts do not hold: `s[4]`, `[s4,s5]`, `v[4:4]`, with blanks,
 * with expressions as bounds, and halves of pairs in brackets. `dwords` is the size that is due, 0 for any. Undefined when the text is none.
 */
export function registerCode(
  text: string,
  dwords: number,
  context: SlotContext,
  state: ParseState,
): RegisterCode | undefined {
  if (text.charCodeAt(0) === OPEN) return registerList(text, dwords, context);
  let letters = 0;
  while (isLetter(text.charCodeAt(letters))) letters++;
  // No other text than a register's begins with few letters and goes on with a number or a bracket.
  if (letters === 0 || letters > 4 || letters === text.length) return undefined;
  const file = FILES.find((one) => one.length === letters && text.startsWith(one));
  if (file === undefined) return undefined;
  if (text.charCodeAt(letters) !== OPEN) {
    const number = decimal(text, letters, text.length);
    return number < 0 ? undefined : make(file, number, 1, dwords, context);
  }
  if (text.charCodeAt(text.length - 1) !== CLOSE) return undefined;
  const colon = text.indexOf(":", letters);
  const first = bound(text, letters + 1, colon < 0 ? text.length - 1 : colon, state);
  const last = colon < 0 ? first : bound(text, colon + 1, text.length - 1, state);
  return first < 0 || last < first ? undefined : make(file, first, last - first + 1, dwords, context);
}

const isLetter = (c: number): boolean => c >= 97 && c <= 122;

/** The decimal number of at most 4 digits from `from` to `to`, or -1. */
function decimal(text: string, from: number, to: number): number {
  if (to <= from || to > from + 4) return -1;
  let value = 0;
  for (let i = from; i < to; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}

/** The number of a bound, which may be an expression, or -1. */
function bound(text: string, from: number, to: number, state: ParseState): number {
  const fast = decimal(text, from, to);
  return fast >= 0 ? fast : (state.number(text.slice(from, to), 0, VECTORS - 1) ?? -1);
}

/** `[s4,s5]`, `[vcc_lo,vcc_hi]` */
function registerList(text: string, dwords: number, context: SlotContext): RegisterCode | undefined {
  if (!text.endsWith("]") || text.length > 2000) return undefined;
  const parts = text
    .slice(1, -1)
    .split(",")
    .map((part) => part.trim());
  const [, file, number] = /^(s|v|a|ttmp)(\d{1,4})$/.exec(parts[0]!) ?? [];
  if (file === undefined) return named(parts, context);
  const first = Number(number);
  return parts.every((part, i) => part === `${file}${first + i}`)
    ? make(file, first, parts.length, dwords, context)
    : undefined;
}

function make(
  file: string,
  first: number,
  count: number,
  dwords: number,
  context: SlotContext,
): RegisterCode | undefined {
  if (dwords !== 0 && count !== dwords) return undefined;
  if (file === "v" || file === "a" || file === "acc")
    return first + count > VECTORS ? undefined : { file: file === "v" ? "v" : "a", code: 256 + first };
  const base = context.registers.scalarBase(file);
  const single = context.registers.source(1, false).code;
  const code = single.get(`${file}${first}`);
  if (base === undefined || code === undefined || !single.has(`${file}${first + count - 1}`))
    return undefined;
  // Scalar groups stand at multiples of 2, of 4 from three dwords on.
  return count > 1 && first % (count === 2 ? 2 : 4) !== 0 ? undefined : { file: "s", code };
}

/** `[vcc_lo,vcc_hi]` and the like. */
function named(parts: readonly string[], context: SlotContext): RegisterCode | undefined {
  const codes = context.registers.source(1, false).code;
  const first = codes.get(parts[0] ?? "");
  if (parts.length !== 2 || first === undefined || first % 2 !== 0 || codes.get(parts[1]!) !== first + 1)
    return undefined;
  return first < 128 ? { file: "s", code: first } : undefined;
}

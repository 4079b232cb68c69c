import type { SlotContext } from "./slots/slot.js";

/** A register in text. */
export interface RegisterCode {
  readonly file: "s" | "v" | "a";
  /** Operand code: scalars below 256, vector registers and AccVGPRs from 256. */
  readonly code: number;
}

/**
 * Registers in the spellings that the tables of printed texts do not hold: `s[4]`, `[s4,s5]`, `v[4:4]`, with blanks,
 * and halves of pairs in brackets. `dwords` is the size that is due, 0 for any. Undefined when the text is none.
 */
export function registerCode(text: string, dwords: number, context: SlotContext): RegisterCode | undefined {
  const range = /^(s|v|a|ttmp|acc)\s*\[\s*(\w+)\s*(?::\s*(\w+)\s*)?\]$/.exec(text);
  if (range !== null) {
    const first = bound(range[2]!);
    const last = range[3] === undefined ? first : bound(range[3]);
    if (first === undefined || last === undefined || last < first) return undefined;
    return make(range[1]!, first, last - first + 1, dwords, context);
  }
  const single = /^(s|v|a|ttmp|acc)(\d{1,4})$/.exec(text);
  if (single !== null) return make(single[1]!, Number(single[2]), 1, dwords, context);
  if (!text.startsWith("[") || !text.endsWith("]") || text.length > 2000) return undefined;
  const parts = text.slice(1, -1).split(",");
  let first: RegExpExecArray | null = null;
  for (let i = 0; i < parts.length; i++) {
    const part = /^\s*(s|v|a|ttmp)(\d{1,4})\s*$/.exec(parts[i]!);
    if (part === null)
      return named(
        parts.map((one) => one.trim()),
        context,
      );
    if (first === null) first = part;
    else if (part[1] !== first[1] || Number(part[2]) !== Number(first[2]) + i) return undefined;
  }
  return first === null ? undefined : make(first[1]!, Number(first[2]), parts.length, dwords, context);
}

const bound = (text: string): number | undefined => {
  const value = /^(0x[0-9a-f]{1,4}|\d{1,4})$/i.test(text) ? Number(text) : NaN;
  return Number.isNaN(value) ? undefined : value;
};

function make(
  file: string,
  first: number,
  count: number,
  dwords: number,
  context: SlotContext,
): RegisterCode | undefined {
  if (dwords !== 0 && count !== dwords) return undefined;
  if (file === "v" || file === "a" || file === "acc")
    return first > 255 ? undefined : { file: file === "v" ? "v" : "a", code: 256 + first };
  const base = context.registers.scalarBase(file);
  const code = context.registers.source(1, false).code.get(`${file}${first}`);
  if (base === undefined || code === undefined) return undefined;
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

import type { Field } from "./model.js";
import { extractBits, ones, placeBits } from "./tables.js";

export { extractBits as readField, placeBits as writeField };

/** Reads a field of any width. */
export function bigField(field: Field, words: ArrayLike<number>): bigint {
  let value = 0n;
  for (const p of field.pieces) {
    value |= BigInt(((words[p.word]! >>> p.shift) & ones(p.width)) >>> 0) << BigInt(p.lsb);
  }
  return value;
}

/** ORs a value of any width into `words`; bits above the field's width are dropped. */
export function writeBigField(field: Field, value: bigint, words: number[]): void {
  for (const p of field.pieces) {
    const part = Number((value >> BigInt(p.lsb)) & BigInt(ones(p.width) >>> 0));
    words[p.word] = (words[p.word]! | (part << p.shift)) >>> 0;
  }
}

/** Largest value a field can store. */
export const fieldMax = (field: Field): bigint => (1n << BigInt(field.width)) - 1n;

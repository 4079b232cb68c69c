/** Masks and values of multi-range fields, as the generator's own arithmetic (bigint, not on any hot path). */
import type { BitRange } from "./model.js";

/** Ones where the field lies. */
export function fieldMask(ranges: readonly BitRange[]): bigint {
  return ranges.reduce((mask, range) => mask | (ones(range.bitCount) << BigInt(range.bitOffset)), 0n);
}

/** Number of stored bits, padding not counted. */
export function fieldWidth(ranges: readonly BitRange[]): number {
  return ranges.reduce((sum, range) => sum + range.bitCount, 0);
}

/** Ranges from the lowest bits to the highest. */
export function byOrder(ranges: readonly BitRange[]): BitRange[] {
  return [...ranges].sort((left, right) => left.order - right.order);
}

/** The instruction bits that hold `value` in the field. */
export function placeField(ranges: readonly BitRange[], value: bigint): bigint {
  let word = 0n;
  let rest = value;
  for (const range of byOrder(ranges)) {
    word |= (rest & ones(range.bitCount)) << BigInt(range.bitOffset);
    rest >>= BigInt(range.bitCount);
  }
  return word;
}

export function ones(count: number): bigint {
  return (1n << BigInt(count)) - 1n;
}

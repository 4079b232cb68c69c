import type { Words } from "./field.js";
import type { Slot } from "./slots/slot.js";

/** Most bits that a slot may look at for its texts to be remembered: 2048 of them at most. */
const MOST_BITS = 11;

/** A run of bits in a dword, and where it stands in an index. */
interface Run {
  readonly word: number;
  readonly shift: number;
  readonly mask: number;
  readonly at: number;
}

const NO_RUN: Run = { word: 0, shift: 0, mask: 0, at: 0 };

/**
 * What one slot writes, with the separator in front. A slot that looks at few bits writes the same few texts again and
 * again: they are remembered by these bits, which are gathered from up to three runs.
 */
export class Piece {
  readonly slot: Slot;
  /** Bits that the slot looks at, by dword. */
  readonly bits: ReadonlyMap<number, number>;
  readonly separator: string;
  /** Texts by index; stays empty where nothing is remembered. */
  readonly texts: (string | undefined)[];
  readonly word0: number;
  readonly word1: number;
  readonly word2: number;
  readonly shift0: number;
  readonly shift1: number;
  readonly shift2: number;
  readonly mask0: number;
  readonly mask1: number;
  readonly mask2: number;
  readonly at1: number;
  readonly at2: number;

  constructor(slot: Slot, bits: ReadonlyMap<number, number>, separator: string) {
    this.slot = slot;
    this.bits = bits;
    this.separator = separator;
    const found = slot.anew === true ? [] : runs(bits);
    const count = found.reduce((sum, { mask }) => sum + 32 - Math.clz32(mask), 0);
    const remembers = slot.anew !== true && count <= MOST_BITS && found.length <= 3;
    this.texts = new Array<string | undefined>(remembers ? 2 ** count : 0);
    const [a = NO_RUN, b = NO_RUN, c = NO_RUN] = remembers ? found : [];
    [this.word0, this.shift0, this.mask0] = [a.word, a.shift, a.mask];
    [this.word1, this.shift1, this.mask1, this.at1] = [b.word, b.shift, b.mask, b.at];
    [this.word2, this.shift2, this.mask2, this.at2] = [c.word, c.shift, c.mask, c.at];
  }

  /** The text of the slot's operand or modifier in these dwords. */
  print(w: Words): string {
    const index =
      ((w[this.word0]! >>> this.shift0) & this.mask0) |
      (((w[this.word1]! >>> this.shift1) & this.mask1) << this.at1) |
      (((w[this.word2]! >>> this.shift2) & this.mask2) << this.at2);
    return this.texts[index] ?? this.#make(w, index);
  }

  #make(w: Words, index: number): string {
    const { slot, texts } = this;
    const own = slot.print(w);
    const text = own === "" ? own : this.separator + own;
    if (texts.length > 0 && slot.literal?.(w) !== true) texts[index] = text;
    return text;
  }
}

/** The runs of bits in masks by dword, one behind the other in the index. */
function runs(bits: ReadonlyMap<number, number>): Run[] {
  const found: Run[] = [];
  let at = 0;
  for (const [word, all] of bits) {
    for (let rest = all >>> 0; rest !== 0;) {
      const shift = 31 - Math.clz32(rest & -rest);
      const gaps = ~(rest >>> shift);
      const length = gaps === 0 ? 32 : 31 - Math.clz32(gaps & -gaps);
      const mask = length === 32 ? -1 : 2 ** length - 1;
      found.push({ word, shift, mask, at });
      at += length;
      rest = (rest & ~(mask << shift)) >>> 0;
    }
  }
  return found;
}

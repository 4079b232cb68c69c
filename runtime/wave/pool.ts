import type { Layout } from "./layout.js";
import type { Wave } from "./wave.js";

/**
 * Words that steps read and no instruction writes: inline constants, literals, and cells for values that are
 * worked out just before a step reads them. A program's steps share one pool; waves copy it when they run.
 */
export class ConstantPool {
  readonly #base: number;
  readonly #words: number[] = [];
  readonly #known = new Map<string, number>();

  constructor(layout: Layout) {
    this.#base = layout.pool;
  }

  /** Word offset of one value of `words` dwords. */
  constant(words: readonly number[]): number {
    const key = words.map((word) => word >>> 0).join();
    let at = this.#known.get(key);
    if (at === undefined) {
      at = this.#base + this.#words.length;
      for (const word of words) this.#words.push(word >>> 0);
      this.#known.set(key, at);
    }
    return at;
  }

  /** Word offset of the two words for a value that a step writes just before it is read, by the value's name. */
  cell(name: string): number {
    let at = this.#known.get(name);
    if (at === undefined) {
      at = this.#base + this.#words.length;
      this.#words.push(0, 0);
      this.#known.set(name, at);
    }
    return at;
  }

  /** Puts the words that `wave` does not have yet into it. */
  load(wave: Wave): void {
    const have = wave.pool === this ? wave.poolWords : 0;
    const { length } = this.#words;
    if (have === length) return;
    wave.reserve(this.#base + length);
    for (let i = have; i < length; i++) wave.u[this.#base + i] = this.#words[i]!;
    wave.pool = this;
    wave.poolWords = length;
  }
}

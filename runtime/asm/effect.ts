import { MAX_WORDS, type Words } from "./field.js";
import { fastInteger, ParseState } from "./parseState.js";

/**
 * What it does to an instruction's dwords when a part of the text is read as an operand or a modifier, where that hangs
 * on the text alone: bits of up to two dwords, and the scalar register that a vector instruction then reads (-1: none).
 */
export interface Effect {
  readonly word0: number;
  readonly keep0: number;
  readonly set0: number;
  readonly word1: number;
  readonly keep1: number;
  readonly set1: number;
  readonly scalar: number;
}

/** Does to the dwords what reading would. */
export function apply(effect: Effect, w: Words): void {
  w[effect.word0] = (w[effect.word0]! & effect.keep0) | effect.set0;
  w[effect.word1] = (w[effect.word1]! & effect.keep1) | effect.set1;
}

/** Dwords to read into: what all leave alike was written, what differs was kept. */
const SAMPLES = [0, 0xffffffff, 0x5a3c96e1];

/** Reads a text, or the value of a modifier, into the dwords; false when it cannot be. */
export type Parse<T extends string | null> = (text: T, w: Words, state: ParseState) => boolean;

/** The effect of reading `text`, or null where it is refused or something else than the text counts. */
export function effectOf<T extends string | null>(parse: Parse<T>, text: T): Effect | null {
  const state = new Witness();
  const [zeros, ones, others] = SAMPLES.map((sample) => {
    const words: Words = new Uint32Array(MAX_WORDS).fill(sample);
    if (!parse(text, words, state.proxy)) state.plain = false;
    return words;
  }) as [Words, Words, Words];
  if (!state.plain) return null;
  const written: number[] = [];
  const keeps: number[] = [];
  for (let i = 0; i < MAX_WORDS; i++) {
    const keep = zeros[i]! ^ ones[i]!;
    const expected = ((SAMPLES[2]! & keep) | (zeros[i]! & ~keep)) >>> 0;
    if (others[i] !== expected || (zeros[i]! & keep) !== 0) return null;
    if (keep !== -1) [written[keeps.length], keeps[keeps.length]] = [i, keep];
  }
  if (written.length > 2) return null;
  const [word0 = 0, word1 = 0] = written;
  const [keep0 = -1, keep1 = -1] = keeps;
  const [set0, set1] = [zeros[word0]! & ~keep0, zeros[word1]! & ~keep1];
  return { word0, keep0, set0, word1, keep1, set1, scalar: state.scalar };
}

/** A state that sees whether anything but the text counts. */
class Witness {
  plain = true;
  scalar = -1;
  readonly proxy: ParseState;

  constructor() {
    const own = new PlainState(() => (this.plain = false));
    const harmless: Readonly<Record<string, unknown>> = {
      wants: () => false,
      number: own.number.bind(own),
      integer: own.integer.bind(own),
      packed: own.packed.bind(own),
      readScalar: (code: number): void => {
        this.plain &&= this.scalar < 0 || this.scalar === code;
        this.scalar = code;
      },
    };
    this.proxy = new Proxy(own, {
      get: (_, name) => {
        const value = harmless[String(name)];
        if (value !== undefined) return value;
        this.plain = false;
        const other: unknown = Reflect.get(own, name);
        return typeof other === "function" ? (other.bind(own) as unknown) : other;
      },
      set: (_, name, value) => {
        this.plain = false;
        return Reflect.set(own, name, value);
      },
    });
  }
}

/** Reads plain numbers only: what symbols and addresses have a part in is told. */
class PlainState extends ParseState {
  readonly #tell: () => void;

  constructor(tell: () => void) {
    super(() => undefined);
    this.#tell = tell;
  }

  override integer(text: string): bigint | undefined {
    if (fastInteger(text) < 0) this.#tell();
    return super.integer(text);
  }
}

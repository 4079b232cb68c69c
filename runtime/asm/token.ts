import { effectOf, type Effect, type Parse } from "./effect.js";
import { isWord } from "./expression.js";

const BLANK = 32;
const TAB = 9;
const COLON = 58;

/** A part of an instruction's text: the mnemonic, an operand or a modifier. */
export class Token {
  readonly text: string;
  /** What stands in front of the colon of a modifier, or the whole text; empty when that is no word. */
  readonly name: string;
  /** What follows the colon; null when there is none. */
  readonly value: string | null;
  /** By slot and modifier: how often it was read as such, then what that does, null when it does so differently each time. */
  readonly #effects: (Effect | number | null | undefined)[] = [];

  constructor(text: string) {
    this.text = text;
    this.name = nameOf(text);
    this.value = this.name.length === text.length ? null : valueOf(text, this.name.length);
  }

  /** What reading the token's text or value as the operand or modifier `id` does; null when it must be read to know. */
  effect<T extends string | null>(id: number, parse: Parse<T>, text: T): Effect | null {
    const known = this.#effects[id];
    if (typeof known === "object") return known;
    const count = known ?? 0;
    if (count < READINGS) {
      this.#effects[id] = count + 1;
      return null;
    }
    return (this.#effects[id] = effectOf(parse, text));
  }
}

/** So often a token is read before it is worth while to find out what that does. */
const READINGS = 3;

function nameOf(text: string): string {
  const { length } = text;
  for (let i = 0; i < length; i++) {
    const c = text.charCodeAt(i);
    if (c === COLON) return text.slice(0, i).trimEnd();
    if (!isWord(c) && c !== BLANK && c !== TAB) return "";
  }
  return text;
}

function valueOf(text: string, from: number): string | null {
  const colon = text.indexOf(":", from);
  return colon < 0 ? null : text.slice(colon + 1).trim();
}

/** Longest text that is kept, and how many are. */
const MAX_LENGTH = 48;
const MAX_TOKENS = 1 << 12;

/** The tokens seen lately: programs repeat registers, numbers and modifiers all the time, and each is read once. */
export class TokenCache {
  readonly #tokens = new Map<string, Token>();

  /** The token of `text` from `from` to `to`. */
  get(text: string, from: number, to: number): Token {
    const part = text.slice(from, to);
    const known = this.#tokens.get(part);
    if (known !== undefined) return known;
    const token = new Token(part);
    if (part.length > MAX_LENGTH) return token;
    if (this.#tokens.size >= MAX_TOKENS) this.#tokens.clear();
    this.#tokens.set(part, token);
    return token;
  }
}

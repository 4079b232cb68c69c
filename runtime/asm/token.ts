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

  constructor(text: string) {
    this.text = text;
    this.name = nameOf(text);
    this.value = this.name.length === text.length ? null : valueOf(text, this.name.length);
  }
}

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
const MAX_TOKENS = 1 << 14;

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

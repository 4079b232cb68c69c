import type { Token, TokenCache } from "./token.js";

const BLANK = 32;
const TAB = 9;
const COMMA = 44;
const OPEN = 40;
const CLOSE = 41;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const QUOTE = 34;
const COLON = 58;
const BAR = 124;
const MINUS = 45;

/** Characters that join what stands left and right of them, whatever blanks are between. */
const JOINERS = new Uint8Array(128);
for (const c of "+*/%^<>=&") JOINERS[c.charCodeAt(0)] = 1;

/**
 * One instruction's text cut into its parts: the mnemonic, then operands and modifiers. An assembler has one and
 * fills it anew for each instruction.
 */
export class Line {
  mnemonic = "";
  /** 0-based place of the mnemonic in the text. */
  start = 0;
  /** How many parts there are; what is behind them in the arrays is old. */
  count = 0;
  /** Operands and modifiers, without blanks around. */
  readonly parts: Token[] = [];
  /** 0-based places of the parts in the text. */
  readonly starts: number[] = [];
  /** Place just behind the last part of the text. */
  end = 0;
  readonly #tokens: TokenCache;

  constructor(tokens: TokenCache) {
    this.#tokens = tokens;
  }

  /**
   * Cuts `text` from `from` to `to` at blanks and commas outside brackets and quotes. Binary operators and the colon
   * of a modifier hold together what is around them; `|` and `-` only with a blank on both sides or behind a number, as
   * they also stand in front of operands. Two commas in a row have an empty part between them.
   */
  read(text: string, from: number, to: number): void {
    let at = from;
    while (at < to && isBlank(text.charCodeAt(at))) at++;
    this.start = at;
    while (at < to && !isBlank(text.charCodeAt(at))) at++;
    this.mnemonic = this.#tokens.get(text, this.start, at).text;
    this.count = 0;
    this.end = at;
    let begin = -1;
    let depth = 0;
    /** How many parts there were at the last comma. */
    let comma = 0;
    for (; at < to; at++) {
      const c = text.charCodeAt(at);
      if (c > COMMA && c !== OPEN_BRACKET && c !== CLOSE_BRACKET && c < OPEN_BRACE) {
        if (begin < 0) begin = at;
      } else if (c === BLANK || c === TAB) {
        if (depth > 0 || begin < 0) continue;
        let next = at + 1;
        while (next < to && isBlank(text.charCodeAt(next))) next++;
        const stop = at;
        at = next - 1;
        if (next < to && text.charCodeAt(next) !== COMMA && joins(text, begin, stop, next, to)) continue;
        this.#add(text, begin, stop);
        begin = -1;
        if (next < to && text.charCodeAt(next) === COMMA) {
          at = next;
          comma = this.count;
        }
      } else if (c === COMMA) {
        if (depth > 0) continue;
        if (begin >= 0) this.#add(text, begin, at);
        else if (this.count === comma) this.#add(text, at, at);
        begin = -1;
        comma = this.count;
      } else {
        if (
          c === BAR &&
          depth === 0 &&
          (begin < 0 || (isSign(text, begin) && text.slice(begin + 1, at).trim() === ""))
        ) {
          // Bars around an operand hold it together.
          const end = text.indexOf("|", at + 1);
          if (end > 0 && end < to) {
            if (begin < 0) begin = at;
            at = end;
            continue;
          }
        }
        if (begin < 0) begin = at;
        if (c === OPEN || c === OPEN_BRACE || c === OPEN_BRACKET) depth++;
        else if (c === CLOSE || c === CLOSE_BRACE || c === CLOSE_BRACKET) depth--;
        else if (c === QUOTE) {
          const end = text.indexOf('"', at + 1);
          at = end < 0 || end >= to ? to - 1 : end;
        }
      }
    }
    if (begin >= 0) {
      let stop = to;
      while (isBlank(text.charCodeAt(stop - 1))) stop--;
      this.#add(text, begin, stop);
    }
  }

  #add(text: string, from: number, to: number): void {
    const { count } = this;
    this.parts[count] = this.#tokens.get(text, from, to);
    this.starts[count] = from;
    this.count = count + 1;
    this.end = to;
  }
}

const isBlank = (c: number): boolean => c === BLANK || c === TAB;

const isSign = (text: string, at: number): boolean => text.charCodeAt(at) === MINUS;

/** Whether an integer expression stands from `begin` to `at`. */
const isInteger = (text: string, begin: number, at: number): boolean =>
  /^[-(]*\d[^.]*$/.test(text.slice(begin, at));

/** Whether bars open an operand that begins at `begin`. */
const inBars = (text: string, begin: number, at: number): boolean => /^-?\s*\|/.test(text.slice(begin, at));

/** Whether blanks from `at` to `next` stand inside an expression that begins at `begin`. */
function joins(text: string, begin: number, at: number, next: number, to: number): boolean {
  const left = text.charCodeAt(at - 1);
  const right = text.charCodeAt(next);
  if (JOINERS[left] === 1 || JOINERS[right] === 1) return true;
  // `name : value`, but not the `::` of a pair.
  if (right === COLON) return text.charCodeAt(next + 1) !== COLON;
  if (left === COLON) return text.charCodeAt(at - 2) !== COLON;
  // A sign and the bars around what it is for.
  if (begin === at - 1 && left === MINUS) return true;
  if (right === BAR || right === MINUS)
    return isInteger(text, begin, at) || next + 1 >= to || isBlank(text.charCodeAt(next + 1));
  if (left === BAR && inBars(text, begin, at)) return false;
  return (left === BAR || left === MINUS) && isBlank(text.charCodeAt(at - 2));
}

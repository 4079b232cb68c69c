import { isWord } from "./expression.js";

/** One instruction's text cut into its parts. */
export interface Words {
  readonly mnemonic: string;
  /** Operands and modifiers, without blanks around. */
  readonly parts: readonly string[];
  /** 0-based places of the parts in the text. */
  readonly starts: readonly number[];
  /** Place of the mnemonic. */
  readonly start: number;
}

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
const JOINERS = new Set(["+", "*", "/", "%", "^", "<", ">", "=", "&"].map((c) => c.charCodeAt(0)));

/**
 * Cuts `text` from `from` to `to` at blanks and commas outside brackets and quotes. Binary operators and the colon of
 * a modifier hold together what is around them; `|` and `-` only with a blank on both sides, as they also stand in
 * front of operands.
 */
export function splitWords(text: string, from: number, to: number): Words {
  let at = from;
  while (at < to && (text.charCodeAt(at) === BLANK || text.charCodeAt(at) === TAB)) at++;
  const start = at;
  while (at < to && text.charCodeAt(at) !== BLANK && text.charCodeAt(at) !== TAB) at++;
  const mnemonic = text.slice(start, at);
  const parts: string[] = [];
  const starts: number[] = [];
  let begin = -1;
  let depth = 0;
  for (; at < to; at++) {
    const c = text.charCodeAt(at);
    if (c > COMMA && c !== OPEN_BRACKET && c !== CLOSE_BRACKET && c < OPEN_BRACE) {
      if (begin < 0) begin = at;
      continue;
    }
    switch (c) {
      case OPEN:
      case OPEN_BRACE:
      case OPEN_BRACKET:
        depth++;
        if (begin < 0) begin = at;
        break;
      case CLOSE:
      case CLOSE_BRACE:
      case CLOSE_BRACKET:
        depth--;
        if (begin < 0) begin = at;
        break;
      case QUOTE: {
        if (begin < 0) begin = at;
        const end = text.indexOf('"', at + 1);
        at = end < 0 || end >= to ? to - 1 : end;
        break;
      }
      case COMMA:
        if (depth > 0) break;
        if (begin >= 0) {
          parts.push(text.slice(begin, at).trimEnd());
          starts.push(begin);
        }
        begin = -1;
        break;
      case BLANK:
      case TAB: {
        if (depth > 0 || begin < 0) break;
        let next = at;
        while (next < to && (text.charCodeAt(next) === BLANK || text.charCodeAt(next) === TAB)) next++;
        if (next >= to || text.charCodeAt(next) === COMMA || joins(text, at, next, to)) {
          at = next - 1;
          break;
        }
        parts.push(text.slice(begin, at));
        starts.push(begin);
        begin = -1;
        at = next - 1;
        break;
      }
      default:
        if (begin < 0) begin = at;
    }
  }
  if (begin >= 0) {
    parts.push(text.slice(begin, to).trimEnd());
    starts.push(begin);
  }
  return { mnemonic, parts, starts, start };
}

/** Whether blanks from `at` to `next` stand inside an expression. */
function joins(text: string, at: number, next: number, to: number): boolean {
  const left = text.charCodeAt(at - 1);
  const right = text.charCodeAt(next);
  if (JOINERS.has(left) || JOINERS.has(right)) return true;
  // `name : value`, but not the `::` of a pair.
  if (right === COLON && text.charCodeAt(next + 1) !== COLON) return true;
  if (left === COLON && text.charCodeAt(at - 2) !== COLON) return true;
  const blankAt = (i: number): boolean =>
    i >= to || text.charCodeAt(i) === BLANK || text.charCodeAt(i) === TAB;
  if (right === BAR || right === MINUS) return blankAt(next + 1);
  return (left === BAR || left === MINUS) && blankAt(at - 2);
}

/** The name in front of a modifier's colon, or the whole part. */
export function modifierName(part: string): string {
  for (let i = 0; i < part.length; i++) {
    const c = part.charCodeAt(i);
    if (c === COLON) return part.slice(0, i).trimEnd();
    if (!isWord(c) && c !== BLANK) return "";
  }
  return part;
}

/** What follows the colon; null when there is none. */
export function modifierValue(part: string): string | null {
  const colon = part.indexOf(":");
  return colon < 0 ? null : part.slice(colon + 1).trim();
}

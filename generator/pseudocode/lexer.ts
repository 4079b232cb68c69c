import { PseudocodeError, limits, type Position } from "./errors.js";

/** What a numeric constant says about its own type; null where the text leaves it to the context. */
export interface NumberSpelling {
  /** the value, as bits of an integer (a real constant has `real` instead) */
  readonly value: bigint;
  /** value of a constant written with a decimal point or exponent */
  readonly real: number | null;
  /** declared width, from `16'0` or from a suffix (U: 32, LL: 64, F: 32) */
  readonly width: number | null;
  /** U for `0U`, `1'1U`, `0ULL`; I for `0LL`; null when not said */
  readonly kind: "U" | "I" | null;
  /** written in hexadecimal: as a float it is a bit pattern, not a value */
  readonly hex: boolean;
}

export type Token = { readonly at: Position; readonly first: boolean; readonly end: number } & (
  | { readonly t: "name"; readonly text: string }
  | { readonly t: "number"; readonly number: NumberSpelling; readonly text: string }
  /** `32'F`: a type, or a cast when a parenthesis follows */
  | { readonly t: "type"; readonly width: number; readonly kind: string; readonly text: string }
  | { readonly t: "string"; readonly text: string }
  | { readonly t: "op"; readonly text: string }
  | { readonly t: "eof"; readonly text: string }
);

const operators = [
  "...", "<<=", ">>=", "**", "<<", ">>", "<=", ">=", "==", "!=", "<>", "&&", "||", "+=", "-=", "|=", "&=", "^=", "*=", "++", "--",
  ":=", "..", "+:",
].concat([..."+-*/%&|^~!<>=?:;,.()[]{}"]); // prettier-ignore

const number =
  /(?:(\d+)\s?'\s?([hbd])\s?([0-9a-fA-F_]+)|(?:(\d+)'(-)?)?(0[xX][0-9a-fA-F_]+|\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?))(ULL|LL|UL|U|L|F|f)?(?![\w])/y;
const type = /(\d+)'([A-Z]+[0-9]*)/y;
const name = /[A-Za-z_][A-Za-z0-9_]*/y;
const space = /(?:[ \t\r\u00a0]+|\/\/[^\n]*)/y;

/**
 * Splits a text into tokens. `first` marks the first token of a line, `end` is the offset after the token.
 * Comments (`//` to the end of the line) and white space are dropped; the last token is always `eof`.
 */
export function tokenize(text: string, file: string, line = 1): Token[] {
  const tokens: Token[] = [];
  let index = 0;
  let lineStart = 0;
  let first = true;
  const position = (): Position => ({ line, column: index - lineStart + 1 });
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = index;
    return pattern.exec(text);
  };
  while (index < text.length) {
    const at = position();
    if (text[index] === "\n") {
      index++;
      line++;
      lineStart = index;
      first = true;
      continue;
    }
    let found = match(space);
    if (found !== null) {
      index += found[0].length;
      continue;
    }
    if (tokens.length >= limits.tokens) throw new PseudocodeError(file, at, "the text is too long");
    const made = (token: object, length: number): void => {
      index += length;
      tokens.push({ at, first, end: index, ...token } as Token);
      first = false;
    };
    if ((found = match(type)) !== null) {
      const width = Number(found[1]);
      if (width < 1 || width > limits.width)
        throw new PseudocodeError(file, at, `a width of ${found[1]} bits`);
      made({ t: "type", width, kind: found[2], text: found[0] }, found[0].length);
    } else if ((found = match(number)) !== null) {
      made({ t: "number", number: spelling(found, file, at), text: found[0] }, found[0].length);
    } else if ((found = match(name)) !== null) {
      made({ t: "name", text: found[0] }, found[0].length);
    } else if (text[index] === '"') {
      const close = text.indexOf('"', index + 1);
      const lineEnd = text.indexOf("\n", index);
      if (close < 0 || (lineEnd >= 0 && lineEnd < close))
        throw new PseudocodeError(file, at, "a string without end");
      made({ t: "string", text: text.slice(index + 1, close) }, close + 1 - index);
    } else {
      const op = operators.find((candidate) => text.startsWith(candidate, index));
      if (op === undefined)
        throw new PseudocodeError(file, at, `unexpected character ${JSON.stringify(text[index])}`);
      made({ t: "op", text: op }, op.length);
    }
  }
  tokens.push({ t: "eof", text: "end of text", at: position(), first: true, end: index });
  return tokens;
}

function spelling(found: RegExpExecArray, file: string, at: Position): NumberSpelling {
  const [whole, verilogWidth, base, digits, width, minus, plain, suffix] = found;
  if (whole.length > 700) throw new PseudocodeError(file, at, "a constant of too many digits");
  const sized = verilogWidth ?? width;
  const bits = sized === undefined ? suffixWidth(suffix) : Number(sized);
  if (bits !== null && (bits < 1 || bits > limits.width))
    throw new PseudocodeError(file, at, `a width of ${bits} bits`);
  const kind = suffix?.startsWith("U") ? "U" : suffix === "LL" || suffix === "L" ? "I" : null;
  if (digits !== undefined) {
    const clean = digits.replaceAll("_", "");
    const prefix = base === "h" ? "0x" : base === "b" ? "0b" : "";
    if (!(base === "b" ? /^[01]+$/ : base === "d" ? /^\d+$/ : /./).test(clean)) {
      throw new PseudocodeError(file, at, `a malformed constant ${whole}`);
    }
    return { value: BigInt(prefix + clean), real: null, width: bits, kind: kind ?? "U", hex: base !== "d" };
  }
  const clean = plain!.replaceAll("_", "");
  const hex = /^0[xX]/.test(clean);
  const float = !hex && (/[.eE]/.test(clean) || suffix === "F" || suffix === "f");
  if (float)
    return {
      value: 0n,
      real: minus === undefined ? Number(clean) : -Number(clean),
      width: bits,
      kind: null,
      hex: false,
    };
  return { value: minus === undefined ? BigInt(clean) : -BigInt(clean), real: null, width: bits, kind, hex };
}

function suffixWidth(suffix: string | undefined): number | null {
  if (suffix === undefined) return null;
  return suffix.includes("LL") ? 64 : 32;
}

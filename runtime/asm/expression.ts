/**
 * Integer expressions of assembly source: numbers in the bases that LLVM reads, symbols, unary and binary operators
 * with the precedences of GNU as. Values are 64-bit two's complement, as in LLVM.
 */

/** Value of a symbol, or undefined when it is not known. */
export type Resolve = (name: string) => bigint | undefined;

/** Why an expression has no value. */
export interface ExpressionFault {
  readonly reason: string;
  /** Index in the text. */
  readonly at: number;
  /** Set when the only fault is a symbol that is not known (yet). */
  readonly symbol?: string;
}

export type ExpressionResult = { readonly value: bigint } | ExpressionFault;

/** Deepest nesting of parentheses and unary operators; more is refused instead of overflowing the stack. */
const MAX_DEPTH = 200;

const BINARY: Readonly<Record<string, number>> = {
  "||": 1, "&&": 2, "==": 3, "!=": 3, "<>": 3, "<": 3, "<=": 3, ">": 3, ">=": 3, "+": 4, "-": 4,
  "|": 5, "^": 5, "&": 5, "*": 6, "/": 6, "%": 6, "<<": 6, ">>": 6,
}; // prettier-ignore

/** Functions that compilers write around the registers that kernels use. */
const FUNCTIONS: ReadonlyMap<string, (values: readonly bigint[]) => bigint | undefined> = new Map([
  ["max", (values) => values.reduce((most, value) => (value > most ? value : most))],
  ["or", (values) => values.reduce((all, value) => all | value)],
  [
    "alignto",
    ([value, step, ...more]) =>
      step === undefined || step <= 0n || more.length > 0 ? undefined : ((value! + step - 1n) / step) * step,
  ],
]);

const wrap = (value: bigint): bigint => BigInt.asIntN(64, value);

class Reader {
  at = 0;
  depth = 0;
  fault: ExpressionFault | undefined;
  readonly text: string;
  readonly resolve: Resolve;

  constructor(text: string, resolve: Resolve) {
    this.text = text;
    this.resolve = resolve;
  }

  blank(): void {
    while (this.at < this.text.length && isBlank(this.text.charCodeAt(this.at))) this.at++;
  }

  fail(reason: string, symbol?: string): bigint {
    this.fault ??= symbol === undefined ? { reason, at: this.at } : { reason, at: this.at, symbol };
    return 0n;
  }

  operator(): string | undefined {
    this.blank();
    const two = this.text.slice(this.at, this.at + 2);
    if (BINARY[two] !== undefined) return two;
    const one = two[0];
    return one !== undefined && BINARY[one] !== undefined ? one : undefined;
  }

  binary(least: number): bigint {
    let left = this.unary();
    for (;;) {
      if (this.fault !== undefined) return 0n;
      const operator = this.operator();
      if (operator === undefined) return left;
      const precedence = BINARY[operator]!;
      if (precedence < least) return left;
      this.at += operator.length;
      const right = this.binary(precedence + 1);
      if (this.fault !== undefined) return 0n;
      left = wrap(this.apply(operator, left, right));
    }
  }

  apply(operator: string, a: bigint, b: bigint): bigint {
    const truth = (value: boolean): bigint => (value ? -1n : 0n);
    switch (operator) {
      case "+":
        return a + b;
      case "-":
        return a - b;
      case "*":
        return a * b;
      case "/":
        return b === 0n ? this.fail("division by zero") : a / b;
      case "%":
        return b === 0n ? this.fail("division by zero") : a % b;
      case "&":
        return a & b;
      case "|":
        return a | b;
      case "^":
        return a ^ b;
      case "<<":
        return b < 0n || b > 63n ? 0n : a << b;
      case ">>":
        // LLVM shifts logically.
        return b < 0n || b > 63n ? 0n : BigInt.asUintN(64, a) >> b;
      case "&&":
        return a !== 0n && b !== 0n ? 1n : 0n;
      case "||":
        return a !== 0n || b !== 0n ? 1n : 0n;
      case "==":
        return truth(a === b);
      case "!=":
      case "<>":
        return truth(a !== b);
      case "<":
        return truth(a < b);
      case "<=":
        return truth(a <= b);
      case ">":
        return truth(a > b);
      default:
        return truth(a >= b);
    }
  }

  unary(): bigint {
    this.blank();
    if (++this.depth > MAX_DEPTH) return this.fail("expression nested too deep");
    const c = this.text[this.at];
    let value: bigint;
    if (c === "-" || c === "~" || c === "!" || c === "+") {
      this.at++;
      const operand = this.unary();
      value = c === "-" ? -operand : c === "~" ? ~operand : c === "!" ? (operand === 0n ? 1n : 0n) : operand;
    } else if (c === "(") {
      this.at++;
      value = this.binary(1);
      this.blank();
      if (this.text[this.at] === ")") this.at++;
      else this.fail("a closing parenthesis is due");
    } else value = this.primary();
    this.depth--;
    return wrap(value);
  }

  primary(): bigint {
    const start = this.at;
    const { text } = this;
    if (text[start] === "'" && text.length > start + 2 && text[start + 2] === "'") {
      this.at += 3;
      return BigInt(text.charCodeAt(start + 1));
    }
    while (this.at < text.length && isWord(text.charCodeAt(this.at))) this.at++;
    const word = text.slice(start, this.at);
    if (word === "") return this.fail(start >= text.length ? "an expression is due" : "no expression");
    const number = parseInteger(word);
    if (number !== undefined) return number;
    if (text[this.at] === "(") return this.call(word, start);
    // 1b and 1f: the numeric label before and behind.
    if (isDigit(word.charCodeAt(0)) && !/^\d+[bf]$/.test(word)) {
      this.at = start;
      return this.fail(`${word} is no number`);
    }
    const value = this.resolve(word);
    if (value !== undefined) return value;
    this.at = start;
    return this.fail(`unknown symbol ${word}`, word);
  }

  /** `name(a, b)`, from its parenthesis on. */
  call(name: string, start: number): bigint {
    const values: bigint[] = [];
    do {
      this.at++;
      values.push(this.binary(1));
      this.blank();
    } while (this.fault === undefined && this.text[this.at] === ",");
    if (this.fault !== undefined) return 0n;
    if (this.text[this.at] !== ")") return this.fail("a closing parenthesis is due");
    this.at++;
    const value = FUNCTIONS.get(name)?.(values);
    if (value !== undefined) return value;
    this.at = start;
    return this.fail(`no function ${name} of ${values.length}`);
  }
}

const isBlank = (c: number): boolean => c === 32 || c === 9;
const isDigit = (c: number): boolean => c >= 48 && c <= 57;

/** Letters, digits, `_`, `.`, `$` and `@`. */
export const isWord = (c: number): boolean =>
  (c >= 97 && c <= 122) || (c >= 65 && c <= 90) || isDigit(c) || c === 95 || c === 46 || c === 36 || c === 64;

/** An unsigned integer in decimal, hexadecimal (0x), binary (0b) or octal (0); undefined when `word` is none. */
export function parseInteger(word: string): bigint | undefined {
  if (!isDigit(word.charCodeAt(0)) || word.length > 80) return undefined;
  if (/^(0[xX][0-9a-fA-F]+|0[bB][01]+)$/.test(word)) return BigInt(word);
  if (/^0[0-7]+$/.test(word)) return BigInt(`0o${word.slice(1)}`);
  return /^(0|[1-9]\d*)$/.test(word) ? BigInt(word) : undefined;
}

/** The value of a whole text. */
export function evaluate(text: string, resolve: Resolve): ExpressionResult {
  const reader = new Reader(text, resolve);
  const value = reader.binary(1);
  reader.blank();
  if (reader.fault === undefined && reader.at < text.length)
    reader.fail(`unexpected ${text.slice(reader.at)}`);
  return reader.fault ?? { value };
}

import type { Expression, FunctionSyntax, Parameter, Statement, TypeSyntax } from "./ast.js";
import { PseudocodeError, limits, type Position } from "./errors.js";
import { tokenize, type Token } from "./lexer.js";

const precedence: Readonly<Record<string, number>> = {
  "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<>": 6, "<": 7, "<=": 7, ">": 7, ">=": 7, "<<": 8, ">>": 8,
  "+": 9, "-": 9, "*": 10, "/": 10, "%": 10, "**": 11,
}; // prettier-ignore
const unaryPrecedence = 11;
const assignments = new Set(["=", "+=", "-=", "|=", "&=", "^=", "*=", "<<=", ">>="]);
const closers = new Set(["endif", "endfor", "endwhile", "endfunction", "elsif", "else"]);

/** Reads the statements of a body in the notation of generator/pseudocode/README.md (AMD's newer dialect). */
export function parseBody(text: string, file: string, line = 1): Statement[] {
  return new Parser(tokenize(text, file, line), file).body();
}

/**
 * A recursive-descent parser over the tokens of one body. The older dialect derives from it.
 * Every recursion passes through `nested`, which bounds the depth.
 */
export class Parser {
  protected position = 0;
  private depth = 0;
  protected readonly tokens: readonly Token[];
  protected readonly file: string;

  constructor(tokens: readonly Token[], file: string) {
    this.tokens = tokens;
    this.file = file;
  }

  body(): Statement[] {
    const statements = this.statements();
    if (this.token.t !== "eof") this.fail(`unexpected ${this.token.text}`);
    return statements;
  }

  protected get token(): Token {
    return this.tokens[this.position];
  }

  protected peek(offset: number): Token {
    return this.tokens[Math.min(this.position + offset, this.tokens.length - 1)];
  }

  protected fail(reason: string, at: Position = this.token.at): never {
    throw new PseudocodeError(this.file, at, reason);
  }

  protected is(text: string): boolean {
    return (this.token.t === "op" || this.token.t === "name") && this.token.text === text;
  }

  protected accept(text: string): boolean {
    if (!this.is(text)) return false;
    this.position++;
    return true;
  }

  protected expect(text: string): void {
    if (!this.accept(text)) this.fail(`expected ${text}, found ${this.token.text || "nothing"}`);
  }

  protected nameToken(what: string): string {
    const token = this.token;
    if (token.t !== "name") this.fail(`expected ${what}, found ${token.text}`);
    this.position++;
    return token.text;
  }

  protected nested<T>(read: () => T): T {
    if (++this.depth > limits.depth) this.fail("nested too deeply");
    const result = read();
    this.depth--;
    return result;
  }

  // ---------------------------------------------------------------- statements

  /** Statements up to a closing word, a closing bracket or the end. */
  protected statements(): Statement[] {
    return this.nested(() => {
      const list: Statement[] = [];
      for (;;) {
        while (this.accept(";"));
        if (this.closed()) return list;
        const start = this.position;
        list.push(this.statement());
        if (this.position === start) this.fail(`unexpected ${this.token.text}`);
        if (!this.terminated()) this.fail(`expected ; before ${this.token.text}`);
      }
    });
  }

  protected closed(): boolean {
    const token = this.token;
    if (token.t === "eof") return true;
    if (token.t === "name") return closers.has(token.text);
    return token.t === "op" && (token.text === "}" || token.text === ")");
  }

  /** A statement ends at `;`, at the end of its line, or where its block is closed. */
  protected terminated(): boolean {
    if (this.is(".") && this.peek(1).first) this.position++;
    return this.is(";") || this.closed() || this.token.first;
  }

  protected statement(): Statement {
    const at = this.token.at;
    const next = this.peek(1);
    const assigned = next.t === "op" && (assignments.has(next.text) || next.text === ".");
    if (this.token.t === "string") {
      const text = this.token.text;
      this.position++;
      return { k: "note", text, at };
    }
    if (this.token.t === "name" && !assigned) {
      const text = this.token.text;
      switch (text) {
        case "if":
          return this.ifStatement();
        case "for":
          return this.forStatement();
        case "while":
          return this.whileStatement();
        case "declare":
          return this.declaration();
        case "function":
          return this.functionStatement();
        case "break":
          this.position++;
          return { k: "break", at };
        case "return":
          this.position++;
          return { k: "return", value: this.terminated() ? null : this.expression(), at };
        case "eval": {
          this.position++;
          const value = this.peek(0);
          if (value.t !== "string") this.fail("eval takes a string");
          this.position++;
          return { k: "note", text: value.text, at };
        }
      }
      if (next.t === "op" && (next.text === "++" || next.text === "--")) {
        this.position += 2;
        const one: Expression = {
          k: "number",
          number: { value: 1n, real: null, width: null, kind: null, hex: false },
          at,
        };
        return { k: "assign", targets: [{ k: "name", name: text, at }], op: next.text[0], value: one, at };
      }
    }
    return this.assignment();
  }

  protected assignment(): Statement {
    const at = this.token.at;
    const target = this.expression();
    const op = this.token;
    if (op.t !== "op" || !assignments.has(op.text)) return { k: "expression", x: target, at };
    this.position++;
    if (op.text === "=" && target.k === "name" && this.is("lambda")) return this.lambda(target.name, at);
    let value = this.expression();
    const targets = [target];
    while (op.text === "=" && this.accept("=")) {
      if (targets.length > 8) this.fail("too many targets");
      targets.push(value);
      value = this.expression();
    }
    // `offset = offset1:offset0` of DS_SWIZZLE_B32: a concatenation without braces
    if (this.accept(":")) value = { k: "concat", parts: [value, this.expression()], at: value.at };
    return { k: "assign", targets, op: op.text.slice(0, -1), value, at };
  }

  private lambda(name: string, at: Position): Statement {
    this.expect("lambda");
    const parameters = this.parameters();
    this.expect("(");
    const body = withResult(this.statements());
    this.expect(")");
    return { k: "function", function: { name, parameters, result: null, body, at }, at };
  }

  private parameters(): Parameter[] {
    this.expect("(");
    const parameters: Parameter[] = [];
    while (!this.is(")")) {
      const name = this.nameToken("a parameter");
      parameters.push({ name, type: this.accept(":") ? this.type() : null });
      if (!this.accept(",")) break;
    }
    this.expect(")");
    return parameters;
  }

  protected functionStatement(): Statement {
    const at = this.token.at;
    this.expect("function");
    return { k: "function", function: this.functionRest(at), at };
  }

  /** What follows the word `function`: name, parameters, result type, body, `endfunction`. */
  functionRest(at: Position): FunctionSyntax {
    const name = this.nameToken("a function name");
    const parameters = this.parameters();
    let result: TypeSyntax | null = null;
    if (this.accept(":") && this.token.t === "type") result = this.type();
    const body = withResult(this.statements());
    this.expect("endfunction");
    return { name, parameters, result, body, at };
  }

  protected type(): TypeSyntax {
    const token = this.token;
    if (token.t !== "type") this.fail(`expected a type such as 32'U, found ${token.text}`);
    this.position++;
    let count: number | null = null;
    if (this.accept("[")) {
      const size = this.token;
      if (
        size.t !== "number" ||
        size.number.real !== null ||
        size.number.value < 1n ||
        size.number.value > 4096n
      ) {
        this.fail("an array takes a length from 1 to 4096");
      }
      count = Number(size.number.value);
      this.position++;
      this.expect("]");
    }
    return { kind: token.kind, width: token.width, count };
  }

  protected declaration(): Statement {
    const at = this.token.at;
    this.expect("declare");
    const name = this.nameToken("a name");
    this.expect(":");
    const type = this.type();
    let init: Expression[] | null = null;
    if (this.accept("=")) init = type.count === null ? [this.expression()] : this.list();
    return { k: "declare", name, type, init, at };
  }

  private list(): Expression[] {
    this.expect("{");
    const items = [this.expression()];
    while (this.accept(",")) items.push(this.expression());
    this.expect("}");
    return items;
  }

  protected ifStatement(): Statement {
    const at = this.token.at;
    this.expect("if");
    const arms: { c: Expression; body: Statement[] }[] = [];
    let otherwise: Statement[] = [];
    const c = this.expression();
    if (this.is("{")) {
      arms.push({ c, body: this.braces() });
      while (this.accept("elsif")) arms.push({ c: this.expression(), body: this.braces() });
      if (this.accept("else")) otherwise = this.braces();
      return { k: "if", arms, otherwise, at };
    }
    this.accept("then");
    arms.push({ c, body: this.statements() });
    while (this.accept("elsif")) {
      const condition = this.expression();
      this.accept("then");
      arms.push({ c: condition, body: this.statements() });
    }
    if (this.accept("else")) otherwise = this.statements();
    this.expect("endif");
    return { k: "if", arms, otherwise, at };
  }

  private braces(): Statement[] {
    this.expect("{");
    const body = this.statements();
    this.expect("}");
    return body;
  }

  protected forStatement(): Statement {
    const at = this.token.at;
    this.expect("for");
    if (this.accept("(")) {
      const init = this.assignment();
      this.expect(";");
      const c = this.expression();
      this.expect(";");
      const step = this.statement();
      this.expect(")");
      return { k: "cfor", init, c, step, body: this.braces(), at };
    }
    const name = this.nameToken("a loop variable");
    if (!this.accept("=")) this.expect("in");
    const from = this.expression();
    if (!this.accept("..") && !this.accept("...")) this.expect(":");
    const to = this.expression();
    this.expect("do");
    const body = this.statements();
    this.expect("endfor");
    return { k: "for", name, from, to, body, at };
  }

  protected whileStatement(): Statement {
    const at = this.token.at;
    this.expect("while");
    const c = this.expression();
    this.expect("do");
    const body = this.statements();
    this.expect("endwhile");
    return { k: "while", c, body, at };
  }

  // --------------------------------------------------------------- expressions

  expression(): Expression {
    return this.nested(() => {
      const c = this.binary(1);
      if (!this.is("?")) return c;
      const at = this.token.at;
      this.position++;
      const a = this.expression();
      this.expect(":");
      return { k: "conditional", c, a, b: this.expression(), at };
    });
  }

  protected binary(least: number): Expression {
    return this.nested(() => {
      let left = this.unary();
      for (let chain = 0; ; chain++) {
        const token = this.token;
        const level = token.t === "op" ? precedence[token.text] : undefined;
        if (level === undefined || level < least) return left;
        if (chain > limits.chain) this.fail("too many operators in one expression");
        this.position++;
        const right = this.binary(level + 1);
        left = { k: "binary", op: token.text, a: left, b: right, at: token.at };
      }
    });
  }

  protected unary(): Expression {
    const token = this.token;
    if (
      token.t === "op" &&
      (token.text === "-" || token.text === "+" || token.text === "~" || token.text === "!")
    ) {
      this.position++;
      const x = this.nested(() => this.binary(unaryPrecedence));
      return token.text === "+" ? x : { k: "unary", op: token.text, x, at: token.at };
    }
    return this.postfix();
  }

  protected postfix(): Expression {
    let x = this.primary();
    for (let chain = 0; ; chain++) {
      const at = this.token.at;
      if (chain > 20) this.fail("too many indices");
      if (this.is("[")) {
        this.position++;
        x = this.subscript(x, at);
        this.expect("]");
      } else if (this.is(".") && this.peek(1).t === "name" && !this.peek(1).first) {
        this.position++;
        x = { k: "member", x, name: this.nameToken("a field"), at };
      } else return x;
    }
  }

  protected subscript(x: Expression, at: Position): Expression {
    const index = this.expression();
    if (this.accept("+:")) return { k: "part", x, base: index, width: this.expression(), at };
    if (this.accept(":")) return { k: "slice", x, hi: index, lo: this.expression(), at };
    return { k: "index", x, index, at };
  }

  protected primary(): Expression {
    const token = this.token;
    const at = token.at;
    switch (token.t) {
      case "number":
        this.position++;
        return { k: "number", number: token.number, at };
      case "type": {
        const type = this.type();
        if (!this.is("(")) this.fail("a cast takes its operand in parentheses");
        return { k: "cast", type, x: this.parenthesised(), at };
      }
      case "string":
        this.position++;
        return { k: "string", text: token.text, at };
      case "name":
        this.position++;
        if (!this.is("(") || this.token.first) return { k: "name", name: token.text, at };
        return { k: "call", name: token.text, args: this.arguments(), at };
      case "op":
        if (token.text === "(") return this.parenthesised();
        if (token.text === "{") return { k: "concat", parts: this.list(), at };
    }
    return this.fail(`unexpected ${token.text}`);
  }

  protected parenthesised(): Expression {
    this.expect("(");
    const x = this.expression();
    this.expect(")");
    return x;
  }

  private arguments(): Expression[] {
    this.expect("(");
    const args: Expression[] = [];
    while (!this.is(")")) {
      args.push(this.expression());
      if (!this.accept(",")) break;
    }
    this.expect(")");
    return args;
  }
}

/** The value of a function is its last expression when no `return` says otherwise. */
function withResult(body: Statement[]): Statement[] {
  const last = body.at(-1);
  if (last?.k === "expression") return [...body.slice(0, -1), { k: "return", value: last.x, at: last.at }];
  return body;
}

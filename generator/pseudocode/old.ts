import type { Expression, FunctionSyntax, Statement, TypeSyntax } from "./ast.js";
import { tokenize } from "./lexer.js";
import { Parser } from "./parser.js";

/**
 * The dialect of the CDNA 1-2 and RDNA 1-2 manuals: C-like, often without line structure. It gives the same tree as
 * the newer dialect: C casts become conversions, `else if` chains become arms, `a is even` becomes a call.
 */
export function parseOldBody(text: string, file: string): Statement[] {
  return new OldParser(tokenize(tidy(text), file), file).body();
}

/** Spots where the manuals' own typesetting broke the text, mended without moving lines. */
function tidy(text: string): string {
  return text
    .replaceAll(/\bend if\b/g, "endif ")
    .replaceAll(/\belif\b/g, "elsif")
    .replaceAll(/\bbreak for\b/g, "break    ")
    .replaceAll(/\+-\s*INF\b/g, "PLUS_MINUS_INF")
    .replaceAll(/\bhardware-reg\b/g, "hardware_reg")
    .replaceAll(/\bvalid mask\b/g, "valid_mask")
    .replaceAll(/\bvector mask\b/g, "vector_mask");
}

/** C types of casts and declarations. */
const cTypes: Readonly<Record<string, TypeSyntax>> = {
  unsigned: { kind: "U", width: 32, count: null },
  uint32: { kind: "U", width: 32, count: null },
  uint64: { kind: "U", width: 64, count: null },
  int: { kind: "I", width: 32, count: null },
  int32: { kind: "I", width: 32, count: null },
  float: { kind: "F", width: 32, count: null },
  double: { kind: "F", width: 64, count: null },
};

const typeOf: Readonly<Record<string, string>> = {
  unsigned: "u32",
  uint32: "u32",
  int: "i32",
  int32: "i32",
  float: "f32",
  double: "f64",
};

class OldParser extends Parser {
  protected override terminated(): boolean {
    // a sentence of code ends with a full stop; line structure is lost, so the next statement may just begin
    if (this.is(".")) this.position++;
    return super.terminated() || this.begins();
  }

  /** An assignment or a keyword begins here: the statement before it has ended. */
  private begins(): boolean {
    if (this.token.t !== "name") return false;
    return /^(if|for|else|elsif|endif|endfor|return|break|D|SCC|VCC|EXEC|EXEC_LO|EXEC_HI|PC|result|scale|tmp)$/.test(
      this.token.text,
    );
  }

  protected override statement(): Statement {
    const at = this.token.at;
    if (this.token.t === "name") {
      const type = cTypes[this.token.text] as TypeSyntax | undefined;
      if (type !== undefined && this.peek(1).t === "name") {
        this.position++;
        const name = this.nameToken("a name");
        const init = this.accept("=") ? [this.expression()] : null;
        return { k: "declare", name, type, init, at };
      }
      const definition = this.macro();
      if (definition !== null) return definition;
    }
    return super.statement();
  }

  /** `ABSDIFF(x, y) := (expression)` */
  private macro(): Statement | null {
    const { at } = this.token;
    const start = this.position;
    if (this.token.t !== "name" || this.peek(1).text !== "(") return null;
    const name = this.nameToken("a name");
    this.expect("(");
    const parameters: FunctionSyntax["parameters"][number][] = [];
    while (this.peek(0).t === "name") {
      parameters.push({ name: this.nameToken("a parameter"), type: null });
      if (!this.accept(",")) break;
    }
    if (!this.accept(")") || !this.accept(":=")) {
      this.position = start;
      return null;
    }
    const value = this.expression();
    const body: Statement[] = [{ k: "return", value, at: value.at }];
    return { k: "function", function: { name, parameters, result: null, body, at }, at };
  }

  protected override ifStatement(): Statement {
    const at = this.token.at;
    this.expect("if");
    const arms = [this.arm()];
    let otherwise: Statement[] = [];
    for (;;) {
      while (this.accept(";"));
      if (this.is("else") && this.peek(1).text === "if") {
        this.position += 2;
        arms.push(this.arm());
      } else if (this.accept("elsif")) arms.push(this.arm());
      else break;
    }
    if (this.accept("else")) otherwise = this.statements();
    if (this.token.t !== "eof") this.expect("endif");
    return { k: "if", arms, otherwise, at };
  }

  private arm(): { c: Expression; body: Statement[] } {
    const c = this.expression();
    this.accept("then");
    return { c, body: this.statements() };
  }

  protected override forStatement(): Statement {
    const at = this.token.at;
    this.expect("for");
    const name = this.nameToken("a loop variable");
    if (!this.accept("=")) this.expect("in");
    const from = this.expression();
    if (!this.accept("..") && !this.accept("...")) this.expect(":");
    const to = this.expression();
    this.expect("do");
    const body = this.statements();
    if (this.token.t !== "eof") this.expect("endfor");
    return { k: "for", name, from, to, body, at };
  }

  protected override unary(): Expression {
    const { at } = this.token;
    const type = this.peek(1);
    if (this.is("(") && type.t === "name" && this.peek(2).text === ")" && this.castOperand()) {
      const name = type.text;
      if (name in cTypes || name === "snorm" || name === "unorm") {
        this.position += 3;
        const x = this.nested(() => this.unary());
        return castTo(name, x, at);
      }
    }
    return super.unary();
  }

  private castOperand(): boolean {
    const next = this.peek(3);
    return next.t === "name" || next.t === "number" || next.text === "(";
  }

  protected override postfix(): Expression {
    const x = super.postfix();
    // `floor(S0.f) is even`
    if (this.is("is") && this.peek(1).text === "even") {
      this.position += 2;
      return { k: "call", name: "isEven", args: [x], at: x.at };
    }
    return x;
  }
}

/** A cast of a float is a conversion; the operand's view tells which. */
function castTo(name: string, x: Expression, at: Expression["at"]): Expression {
  const from = viewName(x);
  if (name === "snorm" || name === "unorm") return { k: "call", name: `${from}_to_${name}`, args: [x], at };
  if (from.startsWith("f") && !name.startsWith("f") && name !== "double") {
    return { k: "call", name: `${from}_to_${typeOf[name]}`, args: [x], at };
  }
  return { k: "cast", type: cTypes[name], x, at };
}

function viewName(x: Expression): string {
  if (x.k === "member") {
    const short: Readonly<Record<string, string>> = { f: "f32", d: "f64", u: "u32", i: "i32" };
    return short[x.name] ?? x.name;
  }
  if (x.k === "call" && x.args.length > 0) return viewName(x.args[0]);
  if (x.k === "binary") return viewName(x.a);
  return "u32";
}

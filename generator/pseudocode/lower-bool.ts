import { constantOf } from "./convert.js";
import type { Body } from "./lower-body.js";
import { callInt } from "./lower-calls.js";
import { paren } from "./lower-context.js";
import { floatNumber } from "./lower-float.js";
import { big, canonical, int, number, plain, words } from "./lower-int.js";
import { readInt } from "./lower-places.js";
import type { Expr } from "./ir.js";
import { isFloat } from "./types.js";

/** Conditions and comparisons. */

/** A condition as a JavaScript boolean. */
export function bool(c: Body, x: Expr): string {
  switch (x.e) {
    case "int":
      return x.value === 0n ? "false" : "true";
    case "test":
      return test(c, x.x);
    case "unary":
      return negated(c, x.x);
    case "select":
      return `${paren(bool(c, x.c))} ? ${paren(bool(c, x.a))} : ${paren(bool(c, x.b))}`;
    case "read":
      return readInt(c, x.place, x.at).code;
    case "call":
      return callInt(c, x).code;
    case "binary":
      break;
    default:
      return c.l.unsupported(x.at, `a condition of kind ${x.e}`);
  }
  const { op, a, b } = x;
  if (op === "&&" || op === "||") return `${paren2(bool(c, a))} ${op} ${paren2(bool(c, b))}`;
  if (a.type.kind === "bool") {
    if (op === "^") return `${paren(bool(c, a))} !== ${paren(bool(c, b))}`;
    if (op === "==") return `${paren(bool(c, a))} === ${paren(bool(c, b))}`;
    if (op === "!=") return `${paren(bool(c, a))} !== ${paren(bool(c, b))}`;
    if (op === "&" || op === "|") return `${paren(bool(c, a))} ${op}${op} ${paren(bool(c, b))}`;
  }
  const js = op === "==" ? "===" : op === "!=" ? "!==" : op;
  if (isFloat(a.type)) {
    if (op === "<>") {
      const left = c.l.atom(floatNumber(c, a));
      const right = c.l.atom(floatNumber(c, b));
      return `${left} < ${right} || ${left} > ${right}`;
    }
    return `${paren(floatNumber(c, a))} ${js} ${paren(floatNumber(c, b))}`;
  }
  return compare(c, op === "<>" ? "!==" : js, a, b);
}

function paren2(code: string): string {
  return /[?]|&&|\|\|/.test(code) ? paren(code) : code;
}

function negated(c: Body, x: Expr): string {
  if (x.e === "test") return test(c, x.x, "===");
  return `!${paren(bool(c, x))}`;
}

function test(c: Body, x: Expr, op = "!=="): string {
  const known = constantOf(x);
  if (known !== null) return (known !== 0n) === (op === "!==") ? "true" : "false";
  if (isFloat(x.type)) return `${paren(floatNumber(c, x))} ${op} 0`;
  const v = int(c, x);
  if (v.r === "p") return `(${v.lo} | ${paren(v.hi)}) ${op} 0`;
  if (v.r === "b") return `${paren(v.code)} ${op} 0n`;
  return `${paren(v.r === "n" && !v.exact ? canonical(v.code, x.type) : v.code)} ${op} 0`;
}

function compare(c: Body, op: string, a: Expr, b: Expr): string {
  const { width, kind } = a.type;
  if (width <= 32) {
    if (op === "===" || op === "!==") {
      const left = int(c, a);
      const right = int(c, b);
      // words: compare the bits
      if (width === 32 && left.r === "n" && right.r === "n" && (!left.exact || !right.exact)) {
        return `${paren(canonical(left.code, { kind: "I", width: 32 }))} ${op} ${paren(canonical(right.code, { kind: "I", width: 32 }))}`;
      }
    }
    const left = number(c, a);
    const right = number(c, b);
    if (/^\d+$/.test(left) && /^\d+$/.test(right) && (op === "===" || op === "!==")) {
      return (Number(left) === Number(right)) === (op === "===") ? "true" : "false";
    }
    return `${paren(left)} ${op} ${paren(right)}`;
  }
  if (c.ranges.of(a) !== null && c.ranges.of(b) !== null) {
    const left = plain(c, a);
    const right = plain(c, b);
    if (left !== null && right !== null) return `${paren(left)} ${op} ${paren(right)}`;
  }
  if (width > 64) return `${paren(big(c, a))} ${op} ${paren(big(c, b))}`;
  const x = words(c, a);
  const y = words(c, b);
  if (op === "===" || op === "!==") {
    if (y.lo === "0" && y.hi === "0") return `(${paren(x.lo)} | ${paren(x.hi)}) ${op} 0`;
    return `((${x.lo} ^ ${paren(y.lo)}) | (${paren(x.hi)} ^ ${paren(y.hi)})) ${op} 0`;
  }
  const less = c.l.bits(kind === "I" ? "lessI64" : "lessU64");
  const forward = `${less}(${x.lo}, ${x.hi}, ${y.lo}, ${y.hi})`;
  const backward = `${less}(${y.lo}, ${y.hi}, ${x.lo}, ${x.hi})`;
  if (op === "<") return forward;
  if (op === ">") return backward;
  return op === "<=" ? `!${backward}` : `!${forward}`;
}

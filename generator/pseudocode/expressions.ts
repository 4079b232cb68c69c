import type { Expression } from "./ast.js";
import { call } from "./calls.js";
import { show, type Context } from "./context.js";
import {
  adapt,
  asInteger,
  coerce,
  constantOf,
  integer,
  join,
  plain,
  resize,
  settled,
  test,
  toFloat,
  view,
} from "./convert.js";
import type { Position } from "./errors.js";
import type { BinaryOp, Expr } from "./ir.js";
import { constants } from "./names.js";
import { bitAt, partOf, readMember, readName, readIndexed, sliceOf } from "./places.js";
import {
  B,
  I,
  U,
  bool,
  isFloat,
  isInteger,
  isIntegral,
  makeType,
  sameType,
  typeName,
  type Type,
} from "./types.js";

/** Types an expression. `want` is the type of the context, for constants that leave theirs open. */
export function expression(c: Context, e: Expression, want: Type | null = null): Expr {
  return c.nested(e.at, () => {
    switch (e.k) {
      case "number":
        return number(e);
      case "string":
        return c.fail(e.at, "a string is no value");
      case "name":
        return named(c, e);
      case "member":
        return readMember(c, e);
      case "index":
        return readIndexed(c, e) ?? bitAt(c, expression(c, e.x), e.index, e.at);
      case "slice":
        return sliceOf(c, e);
      case "part":
        return partOf(c, e);
      case "call":
        return call(c, e, want);
      case "cast":
        return cast(c, e);
      case "unary":
        return unary(c, e, want);
      case "binary":
        return binary(c, e, want);
      case "conditional":
        return conditional(c, e, want);
      case "concat":
        return concat(c, e);
    }
  });
}

/** An expression settled to a type of its own. */
export function value(c: Context, e: Expression, want: Type | null = null): Expr {
  const x = expression(c, e, want);
  return x.type.flex === true
    ? want !== null && isIntegral(want) === isIntegral(x.type)
      ? adapt(c, x, want)
      : settled(x)
    : x;
}

export function condition(c: Context, e: Expression): Expr {
  return test(expression(c, e));
}

function number(e: Expression & { readonly k: "number" }): Expr {
  const { value: bits, real, width, kind, hex } = e.number;
  if (real !== null) {
    const type: Type = {
      kind: "F",
      width: width === 16 || width === 32 ? width : 64,
      ...(width === null || width === 16 ? { flex: true as const } : {}),
    };
    return { e: "real", value: real, type, at: e.at };
  }
  if (kind !== null) {
    const natural = width ?? 32;
    return { e: "int", value: BigInt.asUintN(natural, bits), hex, type: { kind, width: natural }, at: e.at };
  }
  const natural = width ?? (bits > 0xffffffffn ? 64 : 32);
  const fits = bits < 1n << BigInt(natural - 1); // a negative one fits
  const type: Type = { kind: fits ? "I" : "U", width: natural, flex: true };
  return { e: "int", value: BigInt.asUintN(natural, bits), hex, type, at: e.at };
}

function named(c: Context, e: Expression & { readonly k: "name" }): Expr {
  if (c.scope.find(e.name) === null) {
    const constant = constants.get(e.name);
    if (constant !== undefined) {
      if (typeof constant.value === "bigint")
        return { e: "pattern", value: constant.value, type: constant.type, at: e.at };
      return { e: "real", value: constant.value, type: constant.type, at: e.at };
    }
  }
  return readName(c, e);
}

function cast(c: Context, e: Expression & { readonly k: "cast" }): Expr {
  const type = makeType(e.type.kind, e.type.width);
  if (type === null || e.type.count !== null) c.fail(e.at, `no such type ${e.type.width}'${e.type.kind}`);
  if (type.width > 1000 && type.kind === "B" && show(e.x) === "(2/PI)") {
    return { e: "call", name: "two_over_pi", args: [], type, rounding: "mode", at: e.at };
  }
  const power = powerOfTwo(c, e.x);
  if (power !== null && isFloat(type)) return { ...power, type: plain(type) };
  const inner = expression(c, e.x, type);
  if (inner.type.flex === true) {
    if (inner.e === "real" && isInteger(type)) return c.fail(e.at, "a real constant as an integer");
    return adapt(c, inner, type);
  }
  if (isFloat(type)) {
    if (isFloat(inner.type)) {
      // 32'F(cvtToQuietNAN(64'F(x))) quietens x itself
      const [widened] = inner.e === "call" && inner.name === "cvtToQuietNAN" ? inner.args : [];
      if (inner.e === "call" && widened?.e === "convert" && sameType(widened.x.type, type))
        return { ...inner, args: [widened.x], type };
      return toFloat(c, inner, type, e.at);
    }
    if (inner.e === "int" && inner.hex)
      return { e: "pattern", value: BigInt.asUintN(type.width, inner.value), type, at: e.at };
    return { e: "convert", x: asInteger(inner), type, rounding: c.rounding, at: e.at };
  }
  if (isFloat(inner.type)) {
    if (type.kind !== "B" && !c.options.old) {
      return c.fail(
        e.at,
        `${typeName(inner.type)} as ${typeName(type)}: use a conversion such as f32_to_i32, or a view`,
      );
    }
    return resize(view(inner, B(inner.type.width), e.at), type);
  }
  return resize(asInteger(inner), type);
}

function unary(c: Context, e: Expression & { readonly k: "unary" }, want: Type | null): Expr {
  const inner = expression(c, e.x, want);
  const { at } = e;
  if (e.op === "!") return { e: "unary", op: "!", x: test(inner), type: bool, at };
  if (e.op === "-") {
    if (inner.e === "int") {
      const type: Type =
        inner.type.flex === true && inner.type.kind === "U"
          ? { kind: "I", width: inner.type.width, flex: true }
          : inner.type;
      return { ...inner, value: BigInt.asUintN(inner.type.width, -inner.value), hex: false, type };
    }
    if (inner.e === "real") return { ...inner, value: -inner.value };
    const x = asInteger(inner);
    const type = x.type.soft === true ? U(Math.max(32, x.type.width)) : x.type;
    return { e: "unary", op: "-", x: isFloat(type) ? x : resize(x, type), type: plain(type), at };
  }
  if (isFloat(inner.type)) return c.fail(at, `~ of ${typeName(inner.type)}`);
  if (inner.type.kind === "bool") return { e: "unary", op: "!", x: inner, type: bool, at };
  if (inner.e === "int")
    return { ...inner, value: BigInt.asUintN(inner.type.width, ~inner.value), hex: false };
  return { e: "unary", op: "~", x: inner, type: inner.type, at };
}

const comparisons = new Set(["==", "!=", "<>", "<", "<=", ">", ">="]);

function binary(c: Context, e: Expression & { readonly k: "binary" }, want: Type | null): Expr {
  const op = e.op;
  if (op === "&&" || op === "||") {
    return {
      e: "binary",
      op,
      a: condition(c, e.a),
      b: condition(c, e.b),
      type: bool,
      rounding: "mode",
      at: e.at,
    };
  }
  if (op === "**") return power(c, e);
  const outerWide = c.wide;
  if (comparisons.has(op)) {
    const special = specialComparison(c, e);
    if (special !== null) return special;
    if (c.options.old) c.wide = needsCarry(e.a) || needsCarry(e.b) ? 64 : 0;
  } else if (c.options.old && op === ">>" && e.b.k === "number" && e.b.number.value >= 32n)
    c.wide = Math.max(c.wide, 64);
  let a = expression(c, e.a, comparisons.has(op) ? null : want);
  if (op === "<<" || op === ">>") {
    const b = shiftCount(c, e.b);
    a = asInteger(a);
    if (isFloat(a.type)) c.fail(e.at, `${op} of ${typeName(a.type)}`);
    if (a.type.flex === true) a = shiftedConstant(c, a, want);
    if (a.type.soft === true) a = resize(a, { kind: a.type.kind, width: Math.max(32, a.type.width) });
    if (c.wide > a.type.width && op === "<<") a = resize(a, { kind: a.type.kind, width: c.wide });
    c.wide = outerWide;
    return { e: "binary", op, a, b, type: plain(a.type), rounding: "mode", at: e.at };
  }
  if (op === "*") {
    const scaled = scaledByPower(c, a, e, want);
    if (scaled !== null) return scaled;
  }
  let b = expression(c, e.b, comparisons.has(op) ? null : want);
  const bits = op === "&" || op === "|" || op === "^";
  if (!(bits && a.type.kind === "bool" && b.type.kind === "bool")) {
    a = asInteger(a);
    b = asInteger(b);
  }
  if (a.type.flex === true && b.type.flex !== true) a = adapt(c, a, contextOf(a, b.type));
  else if (b.type.flex === true && a.type.flex !== true) b = adapt(c, b, contextOf(b, a.type));
  const flexible = a.type.flex === true && b.type.flex === true;
  if (bits && a.type.kind === "bool" && b.type.kind === "bool") {
    return { e: "binary", op, a, b, type: bool, rounding: "mode", at: e.at };
  }
  if (c.options.old && isFloat(a.type) !== isFloat(b.type)) {
    // C's usual conversions: the integer becomes the other side's float, a bit-typed word is that float already
    if (isFloat(a.type)) b = b.type.kind === "B" ? coerce(c, b, a.type, e.at) : toFloat(c, b, a.type, e.at);
    else a = a.type.kind === "B" ? coerce(c, a, b.type, e.at) : toFloat(c, a, b.type, e.at);
  }
  let type = flexible ? flexJoin(a.type, b.type) : join(a.type, b.type, !bits && !comparisons.has(op));
  if (type === null) return c.fail(e.at, `${typeName(a.type)} ${op} ${typeName(b.type)}`);
  if (isFloat(type) && (bits || op === "%")) return c.fail(e.at, `${op} of ${typeName(type)}`);
  if (isInteger(type) && !bits && c.wide > type.width && !flexible) type = { kind: type.kind, width: c.wide };
  c.wide = outerWide;
  a = fit(c, a, type, flexible);
  b = fit(c, b, type, flexible);
  if (comparisons.has(op)) {
    return {
      e: "binary",
      op: op as BinaryOp,
      a: settled(a),
      b: settled(b),
      type: bool,
      rounding: "mode",
      at: e.at,
    };
  }
  if (
    isFloat(type) &&
    op === "+" &&
    c.options.old &&
    /_FMA/.test(c.options.name) &&
    a.e === "binary" &&
    a.op === "*"
  ) {
    return { e: "call", name: "fma", args: [a.a, a.b, b], type, rounding: c.rounding, at: e.at };
  }
  return { e: "binary", op: op as BinaryOp, a, b, type, rounding: c.rounding, at: e.at };
}

/** The type that a flexible constant takes beside `type`: small bit fields do not narrow it. */
function contextOf(x: Expr, type: Type): Type {
  if (x.e !== "int" || !isInteger(type)) return type;
  const needed =
    x.type.kind === "I" && BigInt.asIntN(x.type.width, x.value) < 0n
      ? x.type.width
      : x.value.toString(2).length;
  if (needed <= type.width) return plain(type);
  return { kind: type.kind, width: Math.max(32, x.type.width) };
}

function flexJoin(a: Type, b: Type): Type {
  if (isFloat(a) || isFloat(b))
    return isFloat(a) && isFloat(b) ? (a.width > b.width ? a : b) : isFloat(a) ? a : b;
  const width = Math.max(a.width, b.width);
  return { kind: a.kind === "U" || b.kind === "U" ? "U" : "I", width, flex: true };
}

function fit(c: Context, x: Expr, type: Type, flexible: boolean): Expr {
  if (flexible) return isFloat(type) && !isFloat(x.type) ? adapt(c, x, type) : ({ ...x, type } as Expr);
  if (isFloat(type)) return toFloat(c, x, type, x.at);
  return resize(x, type);
}

function shiftedConstant(c: Context, x: Expr, want: Type | null): Expr {
  const bare = c.options.bare;
  if (want !== null && isInteger(want) && want.width > 32)
    return adapt(c, x, { kind: x.type.kind, width: want.width });
  if (c.options.old && isInteger(bare) && bare.width > 32)
    return adapt(c, x, { kind: "I", width: bare.width });
  return settled(x);
}

export function shiftCount(c: Context, e: Expression): Expr {
  const b = asInteger(expression(c, e));
  if (b.type.flex === true) return adapt(c, b, U(32));
  if (!isInteger(b.type)) return c.fail(e.at, `a shift by ${typeName(b.type)}`);
  return resize(b, U(32));
}

/** `2.0 ** n` by itself. */
function power(c: Context, e: Expression & { readonly k: "binary" }): Expr {
  return powerOfTwo(c, e) ?? c.fail(e.at, "** takes a constant 2 on its left");
}

/** `2.0F ** n`, perhaps within a cast, as ldexp(1.0, n); null when the expression is something else. */
function powerOfTwo(c: Context, e: Expression): (Expr & { readonly e: "call" }) | null {
  if (e.k !== "binary" || e.op !== "**" || e.a.k !== "number") return null;
  const base = number(e.a);
  if (!(base.e === "real" ? base.value === 2 : base.e === "int" && base.value === 2n)) return null;
  const type: Type = base.e === "real" ? base.type : { kind: "F", width: 64, flex: true };
  const n = asInteger(expression(c, e.b));
  if (isFloat(n.type)) {
    return {
      e: "call",
      name: "exp2",
      args: [coerce(c, n, plain(type), e.at)],
      type: plain(type),
      rounding: c.rounding,
      at: e.at,
    };
  }
  const one: Expr = { e: "real", value: 1, type: plain(type), at: e.at };
  return {
    e: "call",
    name: "ldexp",
    args: [one, coerce(c, n, I(32), e.at)],
    type: plain(type),
    rounding: c.rounding,
    at: e.at,
  };
}

/** `x * 2.0 ** n` and `2.0 ** n * x`: ldexp with one rounding. */
function scaledByPower(
  c: Context,
  a: Expr,
  e: Expression & { readonly k: "binary" },
  want: Type | null,
): Expr | null {
  const inner = e.b.k === "cast" ? e.b.x : e.b;
  const right = powerOfTwo(c, inner);
  // A float exponent makes the power an exp2, whose product is rounded twice.
  if (right?.name === "ldexp" && isFloat(a.type))
    return { ...right, args: [a, right.args[1]], type: plain(a.type) };
  const isPower = a.e === "call" && a.name === "ldexp" && a.args[0].e === "real" && a.args[0].value === 1;
  if (!isPower) return null;
  const b = expression(c, e.b, want);
  const type = b.type.flex === true ? a.type : b.type;
  if (!isFloat(type)) return null;
  return { ...a, args: [adapt(c, b, type), a.args[1]], type: plain(type) };
}

/** Old dialect: a comparison whose sides must not lose a carry. */
function needsCarry(e: Expression): boolean {
  if (e.k === "number") return e.number.value > 0xffffffffn;
  if (e.k === "binary") return e.op === "+" || e.op === "<<" || needsCarry(e.a) || needsCarry(e.b);
  return false;
}

/** `x == DENORM.f32`, and in the old dialect `x == NaN`, `x == sNaN`, `x == +-INF`, `a == b == c`. */
function specialComparison(c: Context, e: Expression & { readonly k: "binary" }): Expr | null {
  if (e.op !== "==" && e.op !== "!=") return null;
  const right = e.b.k === "member" && e.b.x.k === "name" ? e.b.x.name : e.b.k === "name" ? e.b.name : "";
  const question = {
    DENORM: "isDENORM",
    NaN: "isNAN",
    NAN: "isNAN",
    sNaN: "isSignalNAN",
    SNAN: "isSignalNAN",
  }[right];
  if (question !== undefined) {
    const x = settled(expression(c, e.a));
    const typed = isFloat(x.type) ? x : coerce(c, x, c.options.bare, e.at);
    const asked: Expr = { e: "call", name: question, args: [typed], type: bool, rounding: "mode", at: e.at };
    return e.op === "==" ? asked : { e: "unary", op: "!", x: asked, type: bool, at: e.at };
  }
  if (right === "PLUS_MINUS_INF") {
    const x = settled(expression(c, e.a));
    const typed = isFloat(x.type) ? x : coerce(c, x, c.options.bare, e.at);
    const infinity: Expr = { e: "real", value: Infinity, type: plain(typed.type), at: e.at };
    const size: Expr = {
      e: "call",
      name: "abs",
      args: [typed],
      type: plain(typed.type),
      rounding: "mode",
      at: e.at,
    };
    return { e: "binary", op: e.op, a: size, b: infinity, type: bool, rounding: "mode", at: e.at };
  }
  if (c.options.old && e.a.k === "binary" && e.a.op === "==" && e.op === "==") {
    const rest: Expression = { k: "binary", op: "==", a: e.a.b, b: e.b, at: e.at };
    const first: Expression = { k: "binary", op: "==", a: e.a.a, b: e.b, at: e.at };
    return {
      e: "binary",
      op: "&&",
      a: test(binary(c, first, null)),
      b: test(binary(c, rest, null)),
      type: bool,
      rounding: "mode",
      at: e.at,
    };
  }
  return null;
}

function conditional(c: Context, e: Expression & { readonly k: "conditional" }, want: Type | null): Expr {
  const test = condition(c, e.c);
  let a = expression(c, e.a, want);
  let b = expression(c, e.b, want);
  if (a.type.flex === true && b.type.flex !== true) a = adapt(c, a, contextOf(a, b.type));
  else if (b.type.flex === true && a.type.flex !== true) b = adapt(c, b, contextOf(b, a.type));
  let type: Type | null;
  const flexible = a.type.flex === true && b.type.flex === true;
  if (a.type.kind === "bool" && b.type.kind === "bool") type = bool;
  else {
    a = asInteger(a);
    b = asInteger(b);
    type = flexible ? flexJoin(a.type, b.type) : join(a.type, b.type, false);
    if (type === null && (a.type.kind === "B" || b.type.kind === "B"))
      type = isFloat(a.type) ? plain(a.type) : plain(b.type);
    if (type === null) return c.fail(e.at, `one of ${typeName(a.type)} and ${typeName(b.type)}`);
    if (a.type.soft === true && b.type.soft === true && sameType(a.type, b.type)) type = a.type;
    if (isFloat(type) && !flexible) {
      a = coerce(c, a, type, e.at);
      b = coerce(c, b, type, e.at);
    } else {
      a = fit(c, a, type, flexible);
      b = fit(c, b, type, flexible);
    }
  }
  return { e: "select", c: test, a, b, type, at: e.at };
}

function concat(c: Context, e: Expression & { readonly k: "concat" }): Expr {
  const parts = e.parts.map((part) => {
    const x = asInteger(settled(expression(c, part)));
    return isFloat(x.type) ? view(x, B(x.type.width), part.at) : x;
  });
  const width = parts.reduce((sum, part) => sum + part.type.width, 0);
  if (width > 2048) c.fail(e.at, `${width} bits`);
  return { e: "concat", parts, type: B(width), at: e.at };
}

export { constantOf, integer };
export type { Position };

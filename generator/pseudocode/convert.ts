import type { Context } from "./context.js";
import type { Position } from "./errors.js";
import type { Expr } from "./ir.js";
import { B, F, I, U, bool, isFloat, isInteger, isIntegral, sameType, typeName, type Type } from "./types.js";

/** Conversions between types, and the building of constants. */

export function integer(value: bigint, type: Type, at: Position): Expr {
  return { e: "int", value: BigInt.asUintN(type.width, value), hex: false, type, at };
}

export function int32(value: number, at: Position): Expr {
  return integer(BigInt(value), I(32), at);
}

/** The value of an integer constant (signed for I), or null. */
export function constantOf(x: Expr): bigint | null {
  if (x.e === "int") return x.type.kind === "I" ? BigInt.asIntN(x.type.width, x.value) : x.value;
  if (x.e === "resize" || x.e === "view") {
    if (!isIntegral(x.type)) return null;
    const inner = constantOf(x.x);
    if (inner === null) return null;
    return x.type.kind === "I" ? BigInt.asIntN(x.type.width, inner) : BigInt.asUintN(x.type.width, inner);
  }
  if (x.e === "binary" && isInteger(x.type)) {
    const a = constantOf(x.a);
    const b = constantOf(x.b);
    if (a === null || b === null) return null;
    const value = x.op === "+" ? a + b : x.op === "-" ? a - b : x.op === "*" ? a * b : null;
    if (value === null) return null;
    return x.type.kind === "I" ? BigInt.asIntN(x.type.width, value) : BigInt.asUintN(x.type.width, value);
  }
  return null;
}

/** A type without its flexibility: what a constant is when nothing else says. */
export function settled(x: Expr): Expr {
  if (x.type.flex !== true) return x;
  return { ...x, type: plain(x.type) } as Expr;
}

/** Gives a flexible constant (or an expression of such) the type of its context. */
export function adapt(c: Context, x: Expr, type: Type): Expr {
  if (x.type.flex !== true) return x;
  if (x.e === "int") {
    if (isInteger(type)) return { ...x, type: plain(type), value: BigInt.asUintN(type.width, signedOf(x)) };
    if (type.kind === "bool") return { ...x, type: bool, value: x.value === 0n ? 0n : 1n };
    if (x.hex)
      return { e: "pattern", value: BigInt.asUintN(type.width, x.value), type: plain(type), at: x.at };
    return { e: "real", value: Number(signedOf(x)), type: plain(type), at: x.at };
  }
  if (x.e === "real") {
    if (!isFloat(type)) c.fail(x.at, `a real constant where ${typeName(type)} is needed`);
    return { ...x, type: plain(type) };
  }
  if (x.e === "unary" && x.op !== "!") return { ...x, x: adapt(c, x.x, type), type: plain(type) };
  if (x.e === "binary") {
    const shift = x.op === "<<" || x.op === ">>";
    return { ...x, a: adapt(c, x.a, type), b: shift ? x.b : adapt(c, x.b, type), type: plain(type) };
  }
  if (x.e === "select") return { ...x, a: adapt(c, x.a, type), b: adapt(c, x.b, type), type: plain(type) };
  return coerce(c, settled(x), type, x.at);
}

function signedOf(x: Expr & { readonly e: "int" }): bigint {
  return x.type.kind === "I" ? BigInt.asIntN(x.type.width, x.value) : x.value;
}

export function plain(type: Type): Type {
  return { kind: type.kind, width: type.width };
}

export function resize(x: Expr, type: Type): Expr {
  if (sameType(x.type, type)) return x.type.soft === true ? ({ ...x, type: plain(type) } as Expr) : x;
  if (x.e === "int") {
    const value = x.type.kind === "I" ? BigInt.asIntN(x.type.width, x.value) : x.value;
    return { ...x, type: plain(type), value: BigInt.asUintN(type.width, value) };
  }
  return { e: "resize", x, type: plain(type), at: x.at };
}

/** The bits of x as `type`: `x.f32`. */
export function view(x: Expr, type: Type, at: Position): Expr {
  x = settled(x);
  if (sameType(x.type, type)) return { ...x, type: plain(type) } as Expr;
  if (x.e === "int" && isInteger(type))
    return { ...x, type: plain(type), value: BigInt.asUintN(type.width, x.value) };
  if (x.e === "real" && isFloat(type)) return { ...x, type: plain(type) };
  // a view of a read is a read: S0.u64 of S0, tmp.u32 of a word
  if (x.e === "read" && x.place.p === "operand" && isInteger(x.type) && type.width <= x.type.width) {
    return { e: "read", place: { ...x.place, type: plain(type) }, type: plain(type), at };
  }
  if (x.e === "view" && x.x.type.width >= x.type.width && type.width <= x.type.width)
    return view(x.x, type, at);
  return { e: "view", x, type: plain(type), at };
}

export function toFloat(c: Context, x: Expr, type: Type, at: Position): Expr {
  if (sameType(x.type, type)) return x;
  if (x.type.flex === true) return adapt(c, x, type);
  return { e: "convert", x, type: plain(type), rounding: c.rounding, at };
}

/** x as a value that is assigned to, or passed for, `type`. */
export function coerce(c: Context, x: Expr, type: Type, at: Position): Expr {
  if (x.type.flex === true) {
    const fitted = adapt(c, x, type);
    if (sameType(fitted.type, type)) return fitted;
    x = fitted;
  }
  if (sameType(x.type, type)) return { ...x, type: plain(type) } as Expr;
  if (type.kind === "bool") return test(x);
  if (isIntegral(x.type) && isInteger(type)) {
    return x.type.kind === "bool" ? { e: "resize", x, type: plain(type), at } : resize(x, type);
  }
  if (isFloat(x.type) && isFloat(type)) {
    if (x.type.width < type.width || c.options.old) return toFloat(c, x, type, at);
    return c.fail(at, `${typeName(x.type)} where ${typeName(type)} is needed: use a cast`);
  }
  if (isFloat(type) && isInteger(x.type)) {
    if (x.type.kind === "B" || (x.type.soft === true && x.type.width === type.width))
      return view(x, type, at);
    if (c.options.old) return toFloat(c, x, type, at);
  }
  if (isFloat(x.type) && isInteger(type) && (type.kind === "B" || c.options.old)) {
    return resize(view(x, B(x.type.width), at), type);
  }
  return c.fail(at, `${typeName(x.type)} where ${typeName(type)} is needed`);
}

/** x as a condition. */
export function test(x: Expr): Expr {
  if (x.type.kind === "bool") return x;
  if (x.e === "resize" && x.x.type.kind === "bool") return x.x;
  x = settled(x);
  if (x.e === "int") return { ...x, type: bool, value: x.value === 0n ? 0n : 1n };
  return { e: "test", x, type: bool, at: x.at };
}

/** A condition as a number; other values as they are. */
export function asInteger(x: Expr): Expr {
  return x.type.kind === "bool" ? { e: "resize", x, type: U(1), at: x.at } : x;
}

/** The common type of the two sides of an operation, or null when there is none. */
export function join(a: Type, b: Type, promote: boolean): Type | null {
  if (isFloat(a) && isFloat(b)) {
    if (sameType(a, b)) return plain(a);
    if (a.width === b.width) return F(32);
    return plain(a.width > b.width ? a : b);
  }
  if (!isInteger(a) || !isInteger(b)) return null;
  const soft = promote && (a.soft === true || b.soft === true);
  const width = Math.max(a.width, b.width, soft ? 32 : 1);
  if (a.kind === b.kind) return { kind: a.kind, width };
  if (a.kind === "B" || b.kind === "B") return { kind: a.kind === "B" ? b.kind : a.kind, width };
  const signed = a.kind === "I" ? a : b;
  const unsigned = a.kind === "I" ? b : a;
  return signed.width > unsigned.width ? I(width) : U(width);
}

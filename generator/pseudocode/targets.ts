import type { Expression } from "./ast.js";
import type { Context } from "./context.js";
import { asInteger, coerce, constantOf, int32, plain, resize, settled, view } from "./convert.js";
import type { Position } from "./errors.js";
import { expression } from "./expressions.js";
import type { Expr, Place } from "./ir.js";
import { constants, memoryOperands, modeBits, roundModes, specials } from "./names.js";
import {
  indexedPlace,
  memberPlace,
  operandName,
  operandPlace,
  partWidth,
  sliceBounds,
  statePath,
  wholeOperand,
} from "./places.js";
import { B, U, isFloat, isInteger, viewType, type Type } from "./types.js";

/** Assignment: where a value goes, and with which type. */
interface Target {
  readonly place: Place;
  /** the part of the place that is written; null: all of it */
  readonly part: { readonly lo: Expr; readonly width: number } | null;
  /** the type that the value must have */
  readonly type: Type;
}

/** Writes a value to a target expression; a name without meaning becomes a local. */
export function assign(c: Context, target: Expression, x: Expr, at: Position): void {
  if (target.k === "concat") return assignConcat(c, target, x, at);
  if (target.k === "name" && target.name === "ROUND_MODE") return setRounding(c, x);
  const t = resolve(c, target, x);
  const fitted = t.part === null ? whole(c, x, t, at) : view(coerce(c, x, t.type, at), B(t.part.width), at);
  if (t.part === null) c.emit({ s: "assign", place: t.place, value: fitted, at });
  else c.emit({ s: "part", place: t.place, lo: t.part.lo, width: t.part.width, value: fitted, at });
}

function whole(c: Context, x: Expr, t: Target, at: Position): Expr {
  const typed = coerce(c, x, t.type, at);
  return t.type.kind === t.place.type.kind && t.type.width === t.place.type.width
    ? typed
    : view(typed, t.place.type, at);
}

function setRounding(c: Context, x: Expr): void {
  if (x.e === "int" && x.type.kind === "I") c.rounding = Number(x.value) as 0 | 1 | 2 | 3;
  else c.rounding = "mode";
}

/** `{ D1.u1, D0.u64 } = x`: the last part takes the low bits. */
function assignConcat(
  c: Context,
  target: Expression & { readonly k: "concat" },
  x: Expr,
  at: Position,
): void {
  const parts = target.parts.map((part) => ({ part, width: targetWidth(c, part) }));
  const total = parts.reduce((sum, { width }) => sum + width, 0);
  let source = settled(x);
  if (isFloat(source.type)) source = view(source, B(source.type.width), at);
  source = resize(asInteger(source), { kind: source.type.kind === "I" ? "I" : "U", width: total });
  const local = c.local("wide", source.type);
  c.emit({ s: "assign", place: { p: "local", local, type: local.type }, value: source, at });
  const whole: Expr = { e: "read", place: { p: "local", local, type: local.type }, type: local.type, at };
  let lo = 0;
  for (const { part, width } of parts.toReversed()) {
    const piece: Expr = { e: "bits", x: whole, lo: int32(lo, at), type: { kind: "B", width }, at };
    assign(c, part, piece, at);
    lo += width;
  }
}

function targetWidth(c: Context, e: Expression): number {
  if (e.k === "member") {
    const type = viewType(e.name);
    if (type !== null) return type.width;
  }
  if (e.k === "slice") {
    const { width } = sliceBounds(c, e.hi, e.lo, e.at);
    if (width !== null) return width;
  }
  if (e.k === "name" && /^vcc_out$/i.test(e.name)) return 1;
  if (e.k === "index" || e.k === "name") return 32;
  return c.fail(e.at, "a part without a width");
}

function resolve(c: Context, e: Expression, x: Expr): Target {
  return c.nested(e.at, () => {
    switch (e.k) {
      case "name":
        return nameTarget(c, e, x.type);
      case "member":
        return memberTarget(c, e, x);
      case "index": {
        const place = indexedPlace(c, e);
        if (place !== null) return { place, part: null, type: place.type };
        const lo = asInteger(settled(expression(c, e.index)));
        if (!isInteger(lo.type)) c.fail(e.at, "an index must be an integer");
        return within(c, e.x, lo, 1, e.at);
      }
      case "slice": {
        const bounds = sliceBounds(c, e.hi, e.lo, e.at);
        if (bounds.reversed && bounds.top === 1 && e.x.k === "name" && memoryOperands.has(e.x.name)) {
          return { place: operandPlace(c, e.x.name, 64)!, part: null, type: B(64) };
        }
        if (bounds.width === null || bounds.reversed)
          return c.fail(e.at, "a target needs bounds hi : lo of constant width");
        return within(c, e.x, bounds.lo, bounds.width, e.at);
      }
      case "part": {
        const lo = asInteger(settled(expression(c, e.base)));
        if (!isInteger(lo.type)) c.fail(e.at, "an index must be an integer");
        return within(c, e.x, lo, partWidth(c, e), e.at);
      }
      case "call":
        if (memorySpaceCall(e.name)) {
          return resolve(
            c,
            { k: "index", x: { k: "name", name: e.name, at: e.at }, index: e.args[0], at: e.at },
            x,
          );
        }
    }
    return c.fail(e.at, "this cannot be assigned to");
  });
}

function memorySpaceCall(name: string): boolean {
  return name === "LDS" || name === "MEM";
}

/** Bits of a place. */
function within(c: Context, e: Expression, lo: Expr, width: number, at: Position): Target {
  const n = constantOf(lo);
  if (n !== null && (n < 0n || Number(n) + width > 2048)) c.fail(at, `bits from ${n} on`);
  const top = n === null ? wholeOperand : Number(n) + width;
  const outer = resolveBase(c, e, top, n !== null);
  if (isFloat(outer.place.type)) outer.place = { ...outer.place, type: B(outer.place.type.width) };
  if (outer.part !== null) {
    const start: Expr = n === null || constantOf(outer.part.lo) === null
        ? { e: "binary", op: "+", a: resize(outer.part.lo, U(32)), b: resize(lo, U(32)), type: U(32), rounding: "mode", at }
        : int32(Number(constantOf(outer.part.lo)!) + Number(n), at); // prettier-ignore
    return { place: outer.place, part: { lo: start, width }, type: B(width) };
  }
  if (n === 0n && width === outer.place.type.width) return { place: outer.place, part: null, type: B(width) };
  if (n !== null && top > outer.place.type.width && outer.place.p === "operand") {
    outer.place = { ...outer.place, type: B(Math.ceil(top / 32) * 32) };
  } else if (n !== null && top > outer.place.type.width && outer.place.p !== "local") {
    return c.fail(at, `bit ${top - 1} of ${outer.place.type.width} bits`);
  }
  return {
    place: outer.place,
    part: { lo: n === null ? resize(lo, U(32)) : int32(Number(n), at), width },
    type: B(width),
  };
}

function resolveBase(
  c: Context,
  e: Expression,
  top: number,
  constant: boolean,
): { place: Place; part: Target["part"] } {
  if (e.k === "name") {
    const name = operandName(e.name);
    if (c.scope.find(e.name) === null && c.scope.find(name) === null) {
      const operand = operandPlace(c, e.name, top);
      if (operand !== null && !c.scope.inlined) return { place: operand, part: null };
      const special = specials.get(e.name);
      if (special !== undefined)
        return { place: { p: "special", name: special.name, type: special.type }, part: null };
    }
    return { place: localPlace(c, e, B(constant ? top : 32)), part: null };
  }
  const dummy: Expr = { e: "int", value: 0n, hex: false, type: B(32), at: e.at };
  const target = resolve(c, e, dummy);
  return { place: target.place, part: target.part };
}

/** The local of a name; an undeclared one is made, and has what is learnt about its type. */
function localPlace(c: Context, e: Expression & { readonly k: "name" }, type: Type): Place {
  const bound = c.scope.find(e.name);
  if (bound?.b === "alias") return c.fail(e.at, `${e.name} is a parameter and cannot be assigned`);
  if (bound !== null && c.scope.bindings.get(e.name) === undefined) {
    // a variable of the enclosing definition
    return { p: "local", local: bound.local, type: bound.local.type };
  }
  const key = `${c.scope.id}:${e.name}`;
  if (bound !== null) {
    if (bound.local.count !== null) return c.fail(e.at, `${e.name} is an array: give an index`);
    if (c.learnt.has(key)) c.learn(key, type, e.at);
    return { p: "local", local: bound.local, type: bound.local.type };
  }
  if (roundModes.has(e.name) || constants.has(e.name)) return c.fail(e.at, `${e.name} is a constant`);
  const local = c.local(e.name, c.learn(key, type, e.at));
  c.scope.bindings.set(e.name, { b: "local", local });
  return { p: "local", local, type: local.type };
}

function nameTarget(c: Context, e: Expression & { readonly k: "name" }, type: Type): Target {
  const name = operandName(e.name);
  const known = c.scope.find(e.name) ?? c.scope.find(name);
  if (known === null && !c.scope.inlined) {
    const special = specials.get(e.name);
    if (special !== undefined) {
      const place: Place =
        special.name === "VCC" && c.options.lane
          ? { p: "lanebit", mask: "VCC", type: U(1) }
          : { p: "special", name: special.name, type: special.type };
      if (["laneId", "WAVE32", "WAVE64", "SIMM16", "SIMM32"].includes(special.name))
        c.fail(e.at, `${e.name} cannot be assigned`);
      return {
        place,
        part: null,
        type: special.type.kind === "U" && place.p === "lanebit" ? U(1) : special.type,
      };
    }
    if (/^vcc_out$/i.test(e.name))
      return { place: { p: "lanebit", mask: "VCC", type: U(1) }, part: null, type: U(1) };
    // AMD's texts assign locals of the same names as some operands: offset, addr
    const operand = /^[a-z]/.test(e.name)
      ? null
      : operandPlace(c, e.name, type.flex === true ? 0 : Math.max(32, type.width));
    if (operand !== null) return { place: operand, part: null, type: operand.type };
  }
  const bare = known === null && c.scope.inlined && /^D\d?$/.test(e.name) ? c.options.bare : type;
  const place = localPlace(
    c,
    name === e.name ? e : { ...e, name },
    bare.soft === true ? U(bare.width) : bare,
  );
  return { place, part: null, type: place.type };
}

function memberTarget(c: Context, e: Expression & { readonly k: "member" }, x: Expr): Target {
  if (e.x.k === "name" && operandName(e.x.name) === "D1" && viewType(e.name)?.width === 1) {
    return { place: { p: "lanebit", mask: "VCC", type: U(1) }, part: null, type: U(1) };
  }
  const half = /^(f|u|i|b)16_(lo|hi)$/.exec(e.name);
  if (half !== null) {
    const lo = int32(half[2] === "hi" ? 16 : 0, e.at);
    return { ...within(c, e.x, lo, 16, e.at), type: viewType(`${half[1]}16`)! };
  }
  const type = viewType(e.name);
  if (type === null) {
    const place = memberPlace(c, e);
    if (place !== null) return { place, part: null, type: place.type };
    const path = statePath(c, e);
    if (path !== null) return { place: { p: "state", path, type: B(32) }, part: null, type: B(32) };
    return c.fail(e.at, `no view or field ${e.name}`);
  }
  if (!c.scope.inlined) {
    const place = memberPlace(c, e);
    if (place !== null && place.p !== "field") return { place, part: null, type };
  }
  if (e.x.k === "name" && c.scope.find(e.x.name) === null) {
    const special = specials.get(e.x.name);
    if (special !== undefined) {
      const target = nameTarget(c, e.x, type);
      if (target.place.p === "special" && special.type.width !== type.width) {
        return c.fail(e.at, `${e.x.name} has ${special.type.width} bits, not ${type.width}`);
      }
      return { place: target.place, part: null, type: target.place.p === "special" ? type : target.type };
    }
  }
  if (e.x.k === "name") {
    const place = localPlace(c, { ...e.x, name: operandName(e.x.name) }, type);
    if (place.type.width === type.width) return { place, part: null, type };
    if (place.type.width < type.width) return { place, part: null, type };
    return {
      place: isFloat(place.type) ? { ...place, type: B(place.type.width) } : place,
      part: { lo: int32(0, e.at), width: type.width },
      type,
    };
  }
  const inner = resolve(c, e.x, x);
  if (inner.part === null) {
    if (inner.place.type.width === type.width)
      return { place: { ...inner.place, type } as Place, part: null, type };
    return { place: inner.place, part: null, type };
  }
  if (inner.part.width !== type.width) return { ...inner, type: resizeType(type, inner.part.width) };
  return { ...inner, type };
}

/** `VGPR[..][15 : 0].b16 = x`, and the sloppy `D0[31 : 16].u32 = x`: the slice decides the width. */
function resizeType(type: Type, width: number): Type {
  return isInteger(type) ? { kind: type.kind, width } : plain(B(width));
}

export { modeBits };

import type { Expression } from "./ast.js";
import { show, type Context } from "./context.js";
import { adapt, asInteger, constantOf, int32, integer, plain, resize, settled, view } from "./convert.js";
import type { Position } from "./errors.js";
import { expression, value } from "./expressions.js";
import type { Expr, Place } from "./ir.js";
import { memoryOperands, memorySpaces, modeBits, operands, rawFields, registerFields, roundModes, selectors, scalarArrays, specials, statePrefixes } from "./names.js"; // prettier-ignore
import { B, I, U, bool, isFloat, isInteger, viewType, type Type } from "./types.js";

/** Reads of names, views, indices and slices. */

/** Width that stands for "as many bits as the operand has". */
export const wholeOperand = 2048;

const renamed: Readonly<Record<string, string>> = { D: "D0", S: "S0" };

export function operandName(name: string): string {
  return renamed[name] ?? name;
}

function read(place: Place, at: Position): Expr {
  return { e: "read", place, type: plain(place.type), at };
}

/** An operand by name, when nothing closer has the name: at least `bits` wide. */
export function operandPlace(c: Context, name: string, bits: number): Place | null {
  const known = operandName(name);
  if (!operands.has(known) && !memoryOperands.has(known)) return null;
  // an address is no float, whatever the instruction computes in
  if (/addr|offset/i.test(known) && isFloat(c.options.bare))
    return { p: "operand", name: known, type: U(32) };
  const bare = c.options.bare;
  if (bits <= bare.width)
    return { p: "operand", name: known, type: isFloat(bare) && bits > 0 ? B(bare.width) : bare };
  return { p: "operand", name: known, type: B(Math.min(wholeOperand, Math.ceil(bits / 32) * 32)) };
}

export function isLaneIndex(e: Expression): boolean {
  const inner = e.k === "member" && viewType(e.name) !== null ? e.x : e;
  return inner.k === "name" && specials.get(inner.name)?.name === "laneId";
}

/** `VCC.u64[laneId]`, `D0[laneId]`: the lane's bit of a mask. */
export function laneBit(c: Context, e: Expression & { readonly k: "index" }): Place | null {
  if (!isLaneIndex(e.index)) return null;
  const base = e.x.k === "member" && viewType(e.x.name)?.width === 64 ? e.x.x : e.x;
  if (base.k !== "name" || c.scope.find(base.name) !== null) return null;
  const name = operandName(base.name);
  if (name === "VCC" || name === "EXEC" || name === "D0") return { p: "lanebit", mask: name, type: U(1) };
  if (name === "D1") return { p: "lanebit", mask: "VCC", type: U(1) };
  return null;
}

export function readName(c: Context, e: Expression & { readonly k: "name" }, bits = 0): Expr {
  const name = operandName(e.name);
  const bound = c.scope.find(e.name) ?? c.scope.find(name);
  if (bound !== null) {
    if (bound.b === "alias") return bound.x;
    if (bound.local.count !== null) c.fail(e.at, `${e.name} is an array: give an index`);
    return read({ p: "local", local: bound.local, type: bound.local.type }, e.at);
  }
  const special = specials.get(e.name);
  if (special !== undefined) {
    if (special.name === "VCC" && c.options.lane)
      return read({ p: "lanebit", mask: "VCC", type: U(1) }, e.at);
    return read({ p: "special", name: special.name, type: special.type }, e.at);
  }
  const operand = operandPlace(c, e.name, bits);
  if (operand !== null) return read(operand, e.at);
  if (registerFields.has(e.name)) return read({ p: "field", name: e.name, type: U(32) }, e.at);
  const width = rawFields.get(e.name);
  if (width !== undefined) return read({ p: "field", name: e.name, type: U(width) }, e.at);
  if (e.name === "ROUND_MODE") return read({ p: "special", name: "MODE", type: U(32) }, e.at);
  const round = roundModes.get(e.name);
  if (round !== undefined) return int32(round, e.at);
  const selector = selectors.get(e.name);
  if (selector !== undefined) return int32(selector, e.at);
  if (c.options.old) {
    const found = oldName(c, e);
    if (found !== null) return found;
  }
  if (statePrefixes.has(e.name)) return read({ p: "state", path: e.name, type: B(32) }, e.at);
  const similar = c.options.lenient ? lenientName(c, e) : null;
  if (similar !== null) return similar;
  return c.fail(e.at, `${e.name} has no value here`);
}

/** AMD's texts: a local in another case, `lane` for laneId, an address whose line was lost. */
function lenientName(c: Context, e: Expression & { readonly k: "name" }): Expr | null {
  for (const [name, bound] of c.scope.bindings) {
    if (bound.b === "local" && name.toLowerCase() === e.name.toLowerCase()) {
      return read({ p: "local", local: bound.local, type: bound.local.type }, e.at);
    }
  }
  if (e.name === "lane") return read({ p: "special", name: "laneId", type: U(32) }, e.at);
  if (e.name === "calcAddr") return read({ p: "operand", name: "ADDR", type: U(64) }, e.at);
  return null;
}

/** Words of the older texts that stand for a fact of the instruction. */
function oldName(c: Context, e: Expression & { readonly k: "name" }): Expr | null {
  switch (e.name) {
    case "opcode_size_in_bits":
      return int32(c.options.bare.width, e.at);
    case "IEEE_MODE":
      return read({ p: "state", path: "MODE.IEEE", type: U(1) }, e.at);
    case "N": {
      // S_LSHL2_ADD_U32: the shift that the name says
      const found = /^S_LSHL(\d)_ADD/.exec(c.options.name);
      return found === null ? null : int32(Number(found[1]), e.at);
    }
    case "underflow":
    case "overflow": {
      const bits = c.options.bare.width === 64 ? 64 : 32;
      const value = e.name === "underflow" ? 0n : bits === 64 ? 0x7ff0000000000000n : 0x7f800000n;
      return { e: "pattern", value, type: { kind: "F", width: bits }, at: e.at };
    }
  }
  return null;
}

/** The path of a field access such as BARRIER_STATE[n].valid, or null. */
export function statePath(c: Context, e: Expression): string | null {
  switch (e.k) {
    case "name":
      return statePrefixes.has(e.name) ? e.name : null;
    case "member": {
      if (viewType(e.name) !== null) return null;
      const path = statePath(c, e.x);
      return path === null ? null : `${path}.${e.name}`;
    }
    case "index": {
      const path = statePath(c, e.x);
      return path === null ? null : `${path}[${show(e.index)}]`;
    }
  }
  return null;
}

const halves = /^(f|u|i|b)16_(lo|hi)$/;

export function readMember(c: Context, e: Expression & { readonly k: "member" }): Expr {
  const place = memberPlace(c, e);
  if (place !== null) return read(place, e.at);
  const half = halves.exec(e.name);
  if (half !== null) {
    const type = viewType(`${half[1]}16`)!;
    return view(bits(c, base(c, e.x, 32), half[2] === "hi" ? 16 : 0, 16, e.at), type, e.at);
  }
  const type = viewType(e.name);
  if (type !== null) {
    // +INF.f32: the view gives a constant its type
    const x = expression(c, e.x);
    if (x.type.flex === true)
      return view(adapt(c, x, isFloat(type) === isFloat(x.type) ? type : x.type), type, e.at);
    return view(x, type, e.at);
  }
  if (c.options.old && e.name === "exp") {
    const x = settled(expression(c, e.x));
    return { e: "call", name: "exponent", args: [x], type: I(32), rounding: "mode", at: e.at };
  }
  const path = statePath(c, e);
  if (path !== null) return read({ p: "state", path, type: B(32) }, e.at);
  return c.fail(e.at, `no view or field ${e.name}`);
}

/** The place that a field or a view of a place names: S0.f32, MEM[a].u8, WAVE_MODE.IEEE. */
export function memberPlace(c: Context, e: Expression & { readonly k: "member" }): Place | null {
  const type = viewType(e.name);
  if (e.x.k === "name" && c.scope.find(e.x.name) === null && c.scope.find(operandName(e.x.name)) === null) {
    const name = e.x.name;
    if (type !== null && (operands.has(operandName(name)) || memoryOperands.has(name))) {
      return { p: "operand", name: operandName(name), type };
    }
    if (type !== null && specials.get(name)?.name === "VCC" && type.width === 64 && isInteger(type))
      return { p: "special", name: "VCC", type };
    if (type !== null && specials.get(name)?.name === "EXEC" && type.width === 32)
      return { p: "special", name: "EXEC_LO", type };
    if (type !== null && specials.get(name)?.name === "VCC" && type.width === 32)
      return { p: "special", name: "VCC_LO", type };
    if (name === "WAVE_MODE" || name === "MODE") {
      if (!modeBits.has(e.name)) c.fail(e.at, `MODE has no bit ${e.name}`);
      return { p: "state", path: `MODE.${e.name}`, type: U(1) };
    }
    if (name === "INST") {
      // any field of the encoding: what is not known to be narrower has 32 bits
      return { p: "field", name: e.name, type: U(rawFields.get(e.name) ?? 32) };
    }
  }
  if (type !== null && e.x.k === "index") {
    const place = indexedPlace(c, e.x, type);
    if (place?.p === "memory" || place?.p === "sgpr") return { ...place, type };
    if (place !== null && (place.p === "vgpr" || place.p === "hwreg") && type.width === 32)
      return { ...place, type };
  }
  return null;
}

/** VGPR[lane][index], SGPR[i], MEM[a], HW_REGISTERS[i], an array's element, a lane's bit of a mask. */
export function indexedPlace(
  c: Context,
  e: Expression & { readonly k: "index" },
  type: Type | null = null,
): Place | null {
  const lane = laneBit(c, e);
  if (lane !== null) return lane;
  const index = (inner: Expression): Expr => resize(asInteger(settled(value(c, inner))), U(32));
  if (e.x.k === "index" && e.x.x.k === "name" && (e.x.x.name === "VGPR" || e.x.x.name === "VMEM")) {
    return { p: "vgpr", lane: index(e.x.index), index: index(e.index), type: B(32) };
  }
  if (e.x.k !== "name") return null;
  const bound = c.scope.find(e.x.name);
  if (bound !== null) {
    if (bound.b === "alias" || bound.local.count === null) return null;
    return { p: "element", local: bound.local, index: index(e.index), type: bound.local.type };
  }
  const name = e.x.name;
  const first = scalarArrays.get(name);
  if (first !== undefined || name === "SMEM") {
    const at = index(e.index);
    const shifted: Expr =
      first === undefined || first === 0
        ? at
        : {
            e: "binary",
            op: "+",
            a: at,
            b: integer(BigInt(first), U(32), e.at),
            type: U(32),
            rounding: "mode",
            at: e.at,
          };
    return { p: "sgpr", index: shifted, type: type ?? B(32) };
  }
  if (memorySpaces.has(name)) {
    const address = asInteger(value(c, e.index));
    if (isFloat(address.type)) c.fail(e.at, "a float as an address");
    return {
      p: "memory",
      space: name,
      address: resize(address, U(64)),
      type: type ?? (isFloat(c.options.bare) || c.options.old ? c.options.bare : B(32)),
    };
  }
  if (name === "HW_REGISTERS" || name === "hardware_reg")
    return { p: "hwreg", index: index(e.index), type: B(32) };
  if (name === "VGPR" || name === "GPR") {
    const own: Expr = read({ p: "special", name: "laneId", type: U(32) }, e.at);
    return { p: "vgpr", lane: own, index: index(e.index), type: B(32) };
  }
  const table = c.environment.tables.get(name);
  if (table !== undefined)
    return { p: "element", local: tableLocal(c, name), index: index(e.index), type: viewTypeOf(table.type) };
  return null;
}

function viewTypeOf(type: { kind: string; width: number }): Type {
  return { kind: type.kind as Type["kind"], width: type.width };
}

function tableLocal(c: Context, name: string): Extract<Place, { p: "element" }>["local"] {
  const known = c.locals.find((local) => local.name === name && local.table !== null);
  if (known !== undefined) return known;
  const { type, init } = c.environment.tables.get(name)!;
  const element = viewTypeOf(type);
  const table = init!.map((item) => adapt(c, expression(c, item), element));
  return c.local(name, element, type.count, table);
}

/** An element, or null when `[..]` takes bits of a value. */
export function readIndexed(c: Context, e: Expression & { readonly k: "index" }): Expr | null {
  const place = indexedPlace(c, e);
  if (place !== null) return read(place, e.at);
  if (e.x.k === "member" && c.options.old) {
    // S0.f16[1]: the old dialect counts elements of the view's width
    const type = viewType(e.x.name);
    const n = constantOf(settled(expression(c, e.index)));
    if (type !== null && n !== null && (isFloat(type) || type.width < 24)) {
      const lo = Number(n) * type.width;
      return view(bits(c, base(c, e.x.x, lo + type.width), lo, type.width, e.at), type, e.at);
    }
  }
  if (e.x.k === "name") {
    const n = indexBound(c, e.index);
    return bitAt(c, base(c, e.x, n === null ? wholeOperand : n + 1), e.index, e.at);
  }
  return null;
}

function indexBound(c: Context, e: Expression): number | null {
  const n = constantOf(settled(expression(c, e)));
  return n === null || n < 0n || n >= 2048n ? null : Number(n);
}

/** An expression that bits are taken of: bare operands become as wide as needed, floats their bits. */
function base(c: Context, e: Expression, width: number): Expr {
  const x = settled(e.k === "name" ? readName(c, e, width) : expression(c, e));
  return isFloat(x.type) ? view(x, B(x.type.width), e.at) : asInteger(x);
}

export function bits(c: Context, x: Expr, lo: number, width: number, at: Position): Expr {
  if (lo < 0 || lo + width > 2048) c.fail(at, `bits ${lo + width - 1} : ${lo}`);
  if (lo === 0 && width === x.type.width)
    return { ...x, type: { kind: x.type.kind, width, soft: true } } as Expr;
  if (lo + width > x.type.width) x = view(x, B(lo + width), at);
  return { e: "bits", x, lo: int32(lo, at), type: { kind: "U", width, soft: true }, at };
}

/** `x[i]` of a value. */
export function bitAt(c: Context, x: Expr, index: Expression, at: Position): Expr {
  x = settled(x);
  if (isFloat(x.type)) x = view(x, B(x.type.width), at);
  const i = asInteger(settled(expression(c, index)));
  const n = constantOf(i);
  if (n !== null) return bits(c, asInteger(x), Number(n), 1, at);
  if (!isInteger(i.type)) c.fail(at, "an index must be an integer");
  return { e: "bits", x: asInteger(x), lo: resize(i, U(32)), type: { kind: "U", width: 1, soft: true }, at };
}

export interface Bounds {
  readonly lo: Expr;
  /** null when it is not constant */
  readonly width: number | null;
  readonly hi: Expr | null;
  readonly reversed: boolean;
  /** the highest bit, when it is constant */
  readonly top: number | null;
}

/** Bounds of `[hi : lo]`, with the width where it is constant. */
export function sliceBounds(c: Context, hi: Expression, lo: Expression, at: Position): Bounds {
  const high = asInteger(settled(expression(c, hi)));
  const low = asInteger(settled(expression(c, lo)));
  if (!isInteger(high.type) || !isInteger(low.type)) c.fail(at, "bounds must be integers");
  const h = constantOf(high);
  const l = constantOf(low);
  if (h !== null && l !== null) {
    if (h < 0n || l < 0n || h > 2047n || l > 2047n) c.fail(at, `bits ${h} : ${l}`);
    const least = h < l ? h : l;
    const width = Number(h < l ? l - h : h - l) + 1;
    return { lo: int32(Number(least), at), width, hi: null, reversed: h < l, top: Number(least) + width - 1 };
  }
  const width = difference(hi, lo);
  const lower = resize(low, U(32));
  if (width !== null) return { lo: lower, width: width + 1, hi: null, reversed: false, top: null };
  return { lo: lower, width: null, hi: resize(high, U(32)), reversed: false, top: null };
}

/** hi - lo when both are the same expression plus constants (or x | m above x & ~m). */
function difference(hi: Expression, lo: Expression): number | null {
  const h = linear(hi);
  const l = linear(lo);
  if (h.base === l.base && h.offset >= l.offset) return h.offset - l.offset;
  if (hi.k === "binary" && hi.op === "|" && lo.k === "binary" && lo.op === "&" && show(hi.a) === show(lo.a)) {
    if (lo.b.k === "unary" && lo.b.op === "~" && show(lo.b.x) === show(hi.b) && hi.b.k === "number")
      return Number(hi.b.number.value);
  }
  return null;
}

function linear(e: Expression): { base: string; offset: number } {
  if (e.k === "binary" && (e.op === "+" || e.op === "-") && e.b.k === "number" && e.b.number.real === null) {
    const inner = linear(e.a);
    const n = Number(e.b.number.value);
    return { base: inner.base, offset: inner.offset + (e.op === "+" ? n : -n) };
  }
  if (e.k === "number" && e.number.real === null) return { base: "", offset: Number(e.number.value) };
  return { base: show(e), offset: 0 };
}

export function sliceOf(c: Context, e: Expression & { readonly k: "slice" }): Expr {
  const part = plainSlice(c, e);
  if (!c.options.old || e.x.k !== "member") return part;
  // the older texts keep the view's kind: S0.f[31:16] is a half float, S0.i[7:0] a signed byte
  const kind = viewType(e.x.name)?.kind;
  if (kind === "F" && part.type.width === 16) return view(part, { kind: "F", width: 16 }, e.at);
  return kind === "I" ? view(part, I(part.type.width), e.at) : part;
}

function plainSlice(c: Context, e: Expression & { readonly k: "slice" }): Expr {
  const bounds = sliceBounds(c, e.hi, e.lo, e.at);
  // DATA[0:1] of the old memory texts counts words
  if (bounds.reversed && bounds.top === 1 && e.x.k === "name" && memoryOperands.has(e.x.name))
    return base(c, e.x, 64);
  const x = base(c, e.x, bounds.top === null ? wholeOperand : bounds.top + 1);
  if (bounds.width === null)
    return {
      e: "range",
      x,
      hi: bounds.hi!,
      lo: bounds.lo,
      type: { ...U(Math.min(64, x.type.width)), soft: true },
      at: e.at,
    };
  if (bounds.top !== null) {
    const part = bits(c, x, bounds.top + 1 - bounds.width, bounds.width, e.at);
    return bounds.reversed ? { e: "reverse", x: part, type: part.type, at: e.at } : part;
  }
  return { e: "bits", x, lo: bounds.lo, type: { kind: "U", width: bounds.width, soft: true }, at: e.at };
}

export function partWidth(c: Context, e: Expression & { readonly k: "part" }): number {
  const width = constantOf(settled(expression(c, e.width)));
  if (width === null || width < 1n || width > 2048n)
    return c.fail(e.width.at, "the width of a part must be a constant");
  return Number(width);
}

export function partOf(c: Context, e: Expression & { readonly k: "part" }): Expr {
  const width = partWidth(c, e);
  const lo = asInteger(settled(expression(c, e.base)));
  if (!isInteger(lo.type)) c.fail(e.at, "an index must be an integer");
  const n = constantOf(lo);
  const x = base(c, e.x, n === null ? wholeOperand : Number(n) + width);
  if (n !== null) return bits(c, x, Number(n), width, e.at);
  return { e: "bits", x, lo: resize(lo, U(32)), type: { kind: "U", width, soft: true }, at: e.at };
}

export { bool };

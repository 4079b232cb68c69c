import type { Expression, FunctionSyntax, Statement } from "./ast.js";
import { Scope, type Context } from "./context.js";
import { adapt, asInteger, coerce, plain, resize, settled, toFloat, view } from "./convert.js";
import type { Position } from "./errors.js";
import { expression, value } from "./expressions.js";
import type { Expr, Place } from "./ir.js";
import { conversion, fitsParameter, opaque, signatures, synonyms, type Signature } from "./signatures.js";
import { statements } from "./statements.js";
import {
  B,
  F,
  I,
  U,
  bool,
  isFloat,
  isInteger,
  isIntegral,
  makeType,
  nameType,
  sameType,
  typeName,
  type Type,
} from "./types.js";

/** Types a call: of a lambda or function (inlined), a built-in, a conversion, or another instruction. */
export function call(c: Context, e: Expression & { readonly k: "call" }, want: Type | null): Expr {
  const local = c.scope.findFunction(e.name);
  if (local !== null) return inline(c, local.f, local.scope, e);
  const shared = c.environment.functions.get(e.name);
  if (shared !== undefined) return inline(c, shared, null, e);
  const name = synonyms.get(e.name) ?? e.name;
  if (name === "signext") return signext(c, e);
  if (name === "sin" || name === "cos") return trigonometric(c, name, e);
  if (name === "pow") return pow(c, e);
  const signature = signatures.get(name);
  if (signature !== undefined) return builtin(c, name, signature, e, want);
  const converted = conversion(name);
  if (converted !== null) return convert(c, name, e);
  if (/^[vsVS]_[a-zA-Z0-9_]+$/.test(e.name)) return instruction(c, e);
  const result = opaque.get(e.name);
  if (result !== undefined) {
    const args = e.args.map((arg) => settled(expression(c, arg)));
    return { e: "call", name, args, type: result, rounding: "mode", at: e.at };
  }
  if (c.options.old) {
    const found = oldCall(c, name, e);
    if (found !== null) return found;
  }
  return c.fail(e.at, `unknown function ${e.name}`);
}

function count(c: Context, e: Expression & { readonly k: "call" }, expected: number): void {
  if (e.args.length !== expected) {
    c.fail(e.at, `${e.name} takes ${expected} argument${expected === 1 ? "" : "s"}, not ${e.args.length}`);
  }
}

function builtin(
  c: Context,
  name: string,
  signature: Signature,
  e: Expression & { readonly k: "call" },
  want: Type | null,
): Expr {
  count(c, e, signature.parameters.length);
  let args = e.args.map((arg, index) => {
    const kind = signature.parameters[index];
    return expression(c, arg, typeof kind === "object" ? kind : want);
  });
  // isNAN(64'F(x)) asks about x
  if (name.startsWith("is") && name.endsWith("NAN")) args = args.map(unwiden);
  let common: Type | null = null;
  const families = (index: number): boolean =>
    typeof signature.parameters[index] === "string" && signature.parameters[index] !== "bool";
  for (const [index, arg] of args.entries()) {
    if (!families(index) || arg.type.flex === true) continue;
    common =
      common === null || arg.type.width > common.width || isFloat(arg.type) !== isFloat(common)
        ? plain(asInteger(arg).type)
        : common;
  }
  common ??= args.length > 0 && families(0) ? plain(settled(args[0]).type) : F(64);
  const wantsFloat = signature.parameters.includes("float");
  if (wantsFloat && !isFloat(common)) {
    if (c.options.bare.kind === "F" && (common.kind === "B" || c.options.old)) common = c.options.bare;
    else if (common.kind === "B" && makeType("F", common.width) !== null) common = F(common.width);
    else return c.fail(e.at, `${name} of ${typeName(common)}`);
  }
  const typed = args.map((arg, index) => {
    const kind = signature.parameters[index];
    if (!fitsParameter(kind, arg.type) && arg.type.flex !== true && !(wantsFloat && isInteger(arg.type)))
      c.fail(arg.at, `${name} of ${typeName(arg.type)}`);
    if (typeof kind === "object") return parameter(c, arg, kind);
    if (isFloat(common) && isFloat(arg.type)) return toFloat(c, arg, common, arg.at);
    return coerce(c, arg, common, arg.at);
  });
  const type = signature.result === "T" ? common : signature.result;
  return { e: "call", name, args: typed, type, rounding: c.rounding, at: e.at };
}

/** An argument for a parameter of a fixed type: integers of any width are resized. */
function parameter(c: Context, x: Expr, type: Type): Expr {
  if (x.type.flex === true) return adapt(c, x, type);
  if (isIntegral(x.type) && isInteger(type)) return resize(asInteger(x), type);
  return coerce(c, x, type, x.at);
}

function unwiden(x: Expr): Expr {
  return x.e === "convert" && isFloat(x.x.type) && x.type.width > x.x.type.width ? x.x : x;
}

/** signext(x): at least 32 bits, by the sign of x; what is multiplied within it does not wrap. */
function signext(c: Context, e: Expression & { readonly k: "call" }): Expr {
  count(c, e, 1);
  const arg = e.args[0];
  if (arg.k === "binary" && arg.op === "*") {
    const a = signed(c, value(c, arg.a), e.at);
    const b = adapt(c, expression(c, arg.b), a.type);
    return {
      e: "binary",
      op: "*",
      a,
      b: resize(asInteger(b), a.type),
      type: a.type,
      rounding: "mode",
      at: e.at,
    };
  }
  return signed(c, value(c, arg), e.at);
}

function signed(c: Context, x: Expr, at: Position): Expr {
  if (isFloat(x.type)) return c.fail(at, `signext of ${typeName(x.type)}`);
  const own = asInteger(x);
  return resize(view(own, I(own.type.width), at), I(Math.max(32, own.type.width)));
}

function realOf(x: Expr): number | null {
  if (x.e === "real") return x.value;
  if (x.e === "convert") return realOf(x.x);
  if (x.e === "binary" && isFloat(x.type)) {
    const a = realOf(x.a);
    const b = realOf(x.b);
    if (a !== null && b !== null) return x.op === "*" ? a * b : x.op === "/" ? a / b : null;
  }
  return null;
}

/** sin(x * 2 PI): the hardware function takes revolutions. */
function trigonometric(c: Context, name: "sin" | "cos", e: Expression & { readonly k: "call" }): Expr {
  count(c, e, 1);
  const x = settled(expression(c, e.args[0]));
  let factor = 1;
  let inner: Expr = x;
  while (inner.e === "binary" && inner.op === "*") {
    const constant = realOf(inner.b);
    if (constant === null) break;
    factor *= constant;
    inner = inner.a;
  }
  if (Math.abs(factor - 2 * Math.PI) < 1e-6) {
    return {
      e: "call",
      name: `${name}2pi`,
      args: [inner],
      type: plain(inner.type),
      rounding: "mode",
      at: e.at,
    };
  }
  if (!isFloat(x.type)) return c.fail(e.at, `${name} of ${typeName(x.type)}`);
  return { e: "call", name, args: [x], type: plain(x.type), rounding: "mode", at: e.at };
}

function pow(c: Context, e: Expression & { readonly k: "call" }): Expr {
  count(c, e, 2);
  const a = expression(c, e.args[0]);
  const b = settled(expression(c, e.args[1]));
  if (!(a.e === "real" && a.value === 2) || !isFloat(b.type))
    return c.fail(e.at, "pow takes a constant 2 and a float");
  return { e: "call", name: "exp2", args: [b], type: plain(b.type), rounding: "mode", at: e.at };
}

function convert(c: Context, name: string, e: Expression & { readonly k: "call" }): Expr {
  const { from, to, normalised, extra } = conversion(name)!;
  count(c, e, 1 + extra.length);
  const given = expression(c, e.args[0], from);
  const x = isFloat(from) ? floatArgument(c, given, from) : resize(asInteger(settled(given)), from);
  const rest = extra.map((type, index) => parameter(c, settled(expression(c, e.args[index + 1])), type));
  const { at } = e;
  if (rest.length === 0 && normalised === null) {
    if (!isFloat(from) && !isFloat(to)) {
      // u8_to_u32 extends; u32_to_u16 and i32_to_i16 saturate
      if (to.width >= from.width) return resize(x, to);
    } else if (isFloat(to)) return { e: "convert", x, type: to, rounding: c.rounding, at };
  }
  return { e: "call", name, args: [x, ...rest], type: to, rounding: c.rounding, at };
}

function floatArgument(c: Context, x: Expr, type: Type): Expr {
  if (x.type.flex === true) return adapt(c, x, type);
  if (sameType(x.type, type)) return x;
  if (isFloat(x.type)) return coerce(c, x, type, x.at);
  return view(asInteger(x), type, x.at);
}

// ------------------------------------------------------------------ inlining

function inline(
  c: Context,
  f: FunctionSyntax,
  parent: Scope | null,
  e: Expression & { readonly k: "call" },
): Expr {
  count(c, e, f.parameters.length);
  // functions of a file do not see the locals of the definition that calls them: they have no parent
  const scope = new Scope(parent, c.unique(f.name), false);
  const assigned = new Set<string>();
  collectAssigned(f.body, assigned);
  for (const [index, { name, type }] of f.parameters.entries()) {
    const given = type === null ? null : makeType(type.kind, type.width);
    if (type !== null && given === null) c.fail(f.at, `no such type ${type.width}'${type.kind}`);
    let x = expression(c, e.args[index], given);
    x = given === null ? settled(x) : parameterOf(c, x, given);
    bind(c, scope, name, x, assigned.has(name));
  }
  const result = f.result === null ? null : makeType(f.result.kind, f.result.width);
  return run(c, scope, f.body, result, e.at, f.name);
}

function parameterOf(c: Context, x: Expr, type: Type): Expr {
  if (x.type.flex === true) return coerce(c, x, type, x.at);
  if (isIntegral(x.type) && isInteger(type)) return resize(asInteger(x), type);
  return coerce(c, x, type, x.at);
}

/** Gives a parameter its argument: simple arguments stand for themselves, others are computed once. */
function bind(c: Context, scope: Scope, name: string, x: Expr, assigned: boolean): void {
  const simple =
    x.e === "int" || x.e === "real" || x.e === "pattern" || (x.e === "read" && isStable(x.place));
  if (simple && !assigned) {
    scope.bindings.set(name, { b: "alias", x });
    return;
  }
  const local = c.local(name, x.type);
  c.emit({ s: "assign", place: { p: "local", local, type: local.type }, value: x, at: x.at });
  scope.bindings.set(name, { b: "local", local });
}

function isStable(place: Place): boolean {
  return place.p === "operand" && /^S\d$/.test(place.name);
}

function run(
  c: Context,
  scope: Scope,
  body: readonly Statement[],
  type: Type | null,
  at: Position,
  name: string,
): Expr {
  const outer = c.scope;
  const rounding = c.rounding;
  c.scope = scope;
  try {
    return c.nested(at, () => {
      if (c.inlining.length >= 16 || c.inlining.includes(name))
        c.fail(at, `${name} calls itself, or calls too deeply`);
      c.inlining.push(name);
      const last = body.at(-1);
      const simple = last?.k === "return" && last.value !== null && !hasReturn(body.slice(0, -1));
      let x: Expr;
      if (simple) {
        statements(c, body.slice(0, -1), false);
        const result = expression(c, last.value!, type);
        x = type === null ? result : parameterOf(c, result, type);
      } else {
        const key = `${scope.id}:return`;
        const label = c.unique(name);
        scope.result = { key, label, type, left: false };
        const made = c.collect(() => statements(c, body, true));
        const learnt = type ?? c.learnt.get(key);
        if (learnt === undefined) return c.fail(at, `${name} returns nothing`);
        const local = c.resultLocal(key, name, learnt);
        if (scope.result.left) c.emit({ s: "block", label, body: made, at });
        else for (const statement of made) c.emit(statement);
        x = { e: "read", place: { p: "local", local, type: local.type }, type: local.type, at };
      }
      c.inlining.pop();
      return x;
    });
  } finally {
    c.scope = outer;
    c.rounding = rounding;
  }
}

export function hasReturn(body: readonly Statement[]): boolean {
  return body.some((statement) => {
    switch (statement.k) {
      case "return":
        return true;
      case "if":
        return statement.arms.some((arm) => hasReturn(arm.body)) || hasReturn(statement.otherwise);
      case "for":
      case "cfor":
      case "while":
        return hasReturn(statement.body);
      default:
        return false;
    }
  });
}

function collectAssigned(body: readonly Statement[], names: Set<string>): void {
  for (const statement of body) {
    if (statement.k === "assign") {
      for (const target of statement.targets) {
        let e: Expression = target;
        while (e.k === "member" || e.k === "index" || e.k === "slice" || e.k === "part") e = e.x;
        if (e.k === "name") names.add(e.name);
      }
    } else if (statement.k === "if") {
      for (const arm of statement.arms) collectAssigned(arm.body, names);
      collectAssigned(statement.otherwise, names);
    } else if (statement.k === "for" || statement.k === "while" || statement.k === "cfor")
      collectAssigned(statement.body, names);
  }
}

/** Instructions that texts of generations without them call: what they do, said by built-in functions. */
function sameAs(c: Context, name: string, e: Expression & { readonly k: "call" }): Expr | null {
  const { at } = e;
  const builtinCall = (f: string): Expr => call(c, { ...e, name: f }, null);
  switch (name) {
    case "V_NOP":
    case "S_NOP":
      return { e: "call", name: "nop", args: [], type: U(32), rounding: "mode", at };
    case "V_CVT_I16_F32":
      return builtinCall("f32_to_i16");
    case "V_CVT_U16_F32":
      return builtinCall("f32_to_u16");
    case "S_FF1_I32_B32":
    case "S_FF1_I32_B64": {
      count(c, e, 1);
      const x = resize(asInteger(settled(expression(c, e.args[0]))), U(name.endsWith("64") ? 64 : 32));
      const lowest: Expr = { e: "call", name: "ctz", args: [x], type: I(32), rounding: "mode", at };
      const none: Expr = { e: "int", value: 0xffffffffn, hex: false, type: I(32), at };
      return { e: "select", c: { e: "test", x, type: bool, at }, a: lowest, b: none, type: I(32), at };
    }
  }
  return null;
}

/** Another instruction as a function: its S0.. are the arguments, its D0 the value. */
function instruction(c: Context, e: Expression & { readonly k: "call" }): Expr {
  const name = e.name.toUpperCase();
  const body = c.environment.instruction(name);
  if (body === null) {
    const same = sameAs(c, name, e);
    if (same !== null) return same;
  }
  const args = e.args.map((arg) => settled(expression(c, arg)));
  if (body === null) {
    const result = /_CVT_/.test(name) ? (/_(BF|F|U|I|B)(\d+)/.exec(name) ?? []) : [];
    const type = (result.length > 0 ? makeType(result[1], Number(result[2])) : nameType(name)) ?? B(32);
    return {
      e: "call",
      name: `instruction ${name}`,
      args,
      type: isFloat(type) || type.width >= 16 ? type : U(32),
      rounding: "mode",
      at: e.at,
    };
  }
  const scope = new Scope(null, c.unique(name), true);
  for (const [index, x] of args.entries()) bind(c, scope, `S${index}`, x, false);
  const outer = c.scope;
  const bare = c.options;
  c.scope = scope;
  if (c.inlining.length >= 16 || c.inlining.includes(name))
    c.fail(e.at, `${name} calls itself, or calls too deeply`);
  c.inlining.push(name);
  try {
    c.options = { ...bare, name, bare: nameType(name) ?? B(32) };
    c.nested(e.at, () => statements(c, body, false));
  } finally {
    c.scope = outer;
    c.options = bare;
    c.inlining.pop();
  }
  const d = scope.bindings.get("D0");
  if (d === undefined || d.b !== "local") return c.fail(e.at, `${e.name} writes no D0`);
  return {
    e: "read",
    place: { p: "local", local: d.local, type: d.local.type },
    type: d.local.type,
    at: e.at,
  };
}

// ---------------------------------------------------------- the older manuals

function oldCall(c: Context, name: string, e: Expression & { readonly k: "call" }): Expr | null {
  if (name === "SAD_U8" || name === "MSAD_U8")
    return instruction(c, { ...e, name: `v_${name.toLowerCase()}` });
  const args = e.args.map((arg) => settled(expression(c, arg)));
  const { at } = e;
  if ((name === "min" || name === "max" || name === "MIN") && args.length === 2) {
    const type = isFloat(args[0].type) || isInteger(args[0].type) ? plain(args[0].type) : I(32);
    return { e: "call", name, args: [args[0], coerce(c, args[1], type, at)], type, rounding: "mode", at };
  }
  const known: Readonly<Record<string, Type>> = {
    sat8: U(8), byte_permute: U(8), TwosComplement: I(32), snorm: I(16), unorm: U(16),
    lsb: U(32), find_first_valid: U(32), permute: U(32), max: I(32), M0: U(32), LDS: U(32),
  }; // prettier-ignore
  const type = known[name] as Type | undefined;
  if (type === undefined) return null;
  if (name === "TwosComplement" && args.length === 1) return coerce(c, asInteger(args[0]), type, at);
  return { e: "call", name, args, type, rounding: "mode", at };
}

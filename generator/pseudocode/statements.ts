import type { Expression, Statement } from "./ast.js";
import type { Context } from "./context.js";
import { adapt, asInteger, coerce, resize, settled } from "./convert.js";
import { condition, expression } from "./expressions.js";
import type { Expr } from "./ir.js";
import { bool, isInteger, makeType, sameType, viewType, type Type } from "./types.js";
import { assign } from "./targets.js";

/** Types statements into the current list; `tail`: a `return` among the last of them needs no jump. */
export function statements(c: Context, body: readonly Statement[], tail: boolean): void {
  for (const [index, statement] of body.entries()) {
    const rest = body.slice(index + 1);
    if (tail && statement.k === "if" && rest.length > 0 && statement.otherwise.length === 0) {
      // `if c then return a endif; return b` is `if c then return a else return b endif`
      if (statement.arms.every((arm) => arm.body.at(-1)?.k === "return")) {
        ifStatement(c, { ...statement, otherwise: rest }, true);
        return;
      }
    }
    c.nested(statement.at, () => one(c, statement, tail && rest.length === 0));
  }
}

function one(c: Context, statement: Statement, tail: boolean): void {
  const { at } = statement;
  switch (statement.k) {
    case "note":
      return;
    case "declare":
      return declare(c, statement);
    case "function":
      if (c.scope.functions.size > 100) c.fail(at, "too many functions");
      c.scope.functions.set(statement.function.name, { f: statement.function, scope: c.scope });
      return;
    case "assign":
      return assignment(c, statement);
    case "if":
      return ifStatement(c, statement, tail);
    case "for":
      return forStatement(c, statement);
    case "cfor": {
      one(c, statement.init, false);
      return loop(c, statement, () => condition(c, statement.c), [statement.step]);
    }
    case "while":
      return loop(c, statement, () => condition(c, statement.c), []);
    case "break":
      if (c.loops === 0) c.fail(at, "break outside a loop");
      return c.emit({ s: "break", at });
    case "return":
      return returns(c, statement, tail);
    case "expression": {
      // `vmcnt <= S0.u16[5 : 0]`: what a wait waits for
      if (statement.x.k === "binary" && c.options.lenient) return;
      if (statement.x.k !== "call") c.fail(at, "a value that nothing uses");
      const x = expression(c, statement.x);
      if (x.e === "call") c.emit({ s: "effect", name: x.name, args: x.args, at });
      return;
    }
  }
}

function declare(c: Context, statement: Statement & { readonly k: "declare" }): void {
  const { name, type: syntax, init, at } = statement;
  const type = makeType(syntax.kind, syntax.width);
  if (type === null) return c.fail(at, `no such type ${syntax.width}'${syntax.kind}`);
  if (syntax.count !== null && init !== null) {
    if (init.length !== syntax.count) c.fail(at, `${syntax.count} values are needed, not ${init.length}`);
    const table = init.map((item) => coerce(c, expression(c, item, type), type, item.at));
    c.scope.bindings.set(name, { b: "local", local: c.local(name, type, syntax.count, table) });
    return;
  }
  const known = c.scope.bindings.get(name);
  const again =
    known?.b === "local" && sameType(known.local.type, type) && known.local.count === syntax.count;
  const local = again ? known.local : c.local(name, type, syntax.count);
  c.scope.bindings.set(name, { b: "local", local });
  if (init !== null) {
    const value = coerce(c, expression(c, init[0], type), type, at);
    c.emit({ s: "assign", place: { p: "local", local, type }, value, at });
  }
}

function assignment(c: Context, statement: Statement & { readonly k: "assign" }): void {
  const { targets, op, at } = statement;
  const [first] = targets;
  const expected = targetType(c, first);
  const wide = c.wide;
  if (c.options.old && expected !== null && isInteger(expected) && expected.width > 32)
    c.wide = expected.width;
  if (c.options.old && first.k === "concat") c.wide = 65;
  const source = op === "" ? statement.value : { k: "binary" as const, op, a: first, b: statement.value, at };
  let x = expression(c, source, expected);
  c.wide = wide;
  if (targets.length > 1) {
    x = settled(x);
    const local = c.local("value", x.type);
    c.emit({ s: "assign", place: { p: "local", local, type: local.type }, value: x, at });
    x = { e: "read", place: { p: "local", local, type: local.type }, type: local.type, at };
  }
  for (const target of targets.toReversed()) assign(c, target, x, at);
}

/** The type that a target asks for, where its text says it. */
function targetType(c: Context, e: Expression): Type | null {
  if (e.k === "member") return viewType(e.name);
  if (e.k === "name") {
    const bound = c.scope.find(e.name);
    if (bound?.b === "local") return bound.local.type;
    if (/^[DS]\d?$/.test(e.name)) return c.options.bare;
  }
  return null;
}

function ifStatement(c: Context, statement: Statement & { readonly k: "if" }, tail: boolean): void {
  const rounding = c.rounding;
  const arms = statement.arms.map((arm) => {
    let test: Expr = { e: "int", value: 1n, hex: false, type: bool, at: arm.c.at };
    const pre = c.collect(() => {
      test = condition(c, arm.c);
    });
    const body = c.collect(() => statements(c, arm.body, tail));
    c.rounding = rounding;
    return { pre, c: test, body };
  });
  const otherwise = c.collect(() => statements(c, statement.otherwise, tail));
  c.rounding = rounding;
  // statements that the first condition needs stand before the `if`
  for (const before of arms[0].pre) c.emit(before);
  arms[0] = { ...arms[0], pre: [] };
  c.emit({ s: "if", arms, otherwise, at: statement.at });
}

function forStatement(c: Context, statement: Statement & { readonly k: "for" }): void {
  const { at } = statement;
  let from = asInteger(expression(c, statement.from));
  let to = asInteger(expression(c, statement.to));
  const bound = c.scope.bindings.get(statement.name);
  const declared = bound?.b === "local" ? bound.local : null;
  const type = declared?.type ?? (from.type.flex === true ? settled(to).type : from.type);
  if (!isInteger(type)) c.fail(at, "a loop counts integers");
  from = from.type.flex === true ? adapt(c, from, type) : resize(from, type);
  to = to.type.flex === true ? adapt(c, to, type) : resize(to, type);
  const local = declared ?? c.local(statement.name, type);
  c.scope.bindings.set(statement.name, { b: "local", local });
  c.loops++;
  const body = c.collect(() => statements(c, statement.body, false));
  c.loops--;
  c.emit({ s: "for", local, from, to, body, at });
}

function loop(
  c: Context,
  statement: Statement & { readonly k: "while" | "cfor" },
  test: () => Expr,
  steps: readonly Statement[],
): void {
  let check: Expr = { e: "int", value: 1n, hex: false, type: bool, at: statement.at };
  const pre = c.collect(() => {
    check = test();
  });
  c.loops++;
  const body = c.collect(() => statements(c, statement.body, false));
  const step = c.collect(() => statements(c, steps, false));
  c.loops--;
  c.emit({ s: "loop", pre, c: check, body, step, at: statement.at });
}

function returns(c: Context, statement: Statement & { readonly k: "return" }, tail: boolean): void {
  const { at } = statement;
  const result = c.scope.result;
  if (result === null || statement.value === null) return c.fail(at, "return outside a function");
  let x = expression(c, statement.value, result.type);
  const type = result.type ?? c.learn(result.key, { ...x.type }, at);
  x = coerce(c, x, type, at);
  const local = c.resultLocal(result.key, "result", type);
  c.emit({ s: "assign", place: { p: "local", local, type: local.type }, value: view2(x, local.type), at });
  if (!tail) {
    result.left = true;
    c.emit({ s: "leave", label: result.label, at });
  }
}

function view2(x: Expr, type: Type): Expr {
  return sameType(x.type, type) ? x : resize(x, type);
}

import type { Expr, Place, Stmt } from "./ir.js";

/** What `visit` calls for each node it meets, in the order of execution. */
export interface Visitor {
  readonly expr?: (x: Expr) => void;
  readonly read?: (place: Place) => void;
  readonly write?: (place: Place, statement: Stmt & { readonly s: "assign" | "part" }) => void;
  readonly statement?: (statement: Stmt) => void;
}

export function visitPlace(place: Place, v: Visitor): void {
  switch (place.p) {
    case "element":
    case "sgpr":
    case "hwreg":
      return visitExpr(place.index, v);
    case "vgpr":
      visitExpr(place.lane, v);
      return visitExpr(place.index, v);
    case "memory":
      return visitExpr(place.address, v);
  }
}

export function visitExpr(x: Expr, v: Visitor): void {
  v.expr?.(x);
  switch (x.e) {
    case "read":
      visitPlace(x.place, v);
      v.read?.(x.place);
      return;
    case "bits":
      visitExpr(x.x, v);
      return visitExpr(x.lo, v);
    case "range":
      visitExpr(x.x, v);
      visitExpr(x.hi, v);
      return visitExpr(x.lo, v);
    case "concat":
      for (const part of x.parts) visitExpr(part, v);
      return;
    case "binary":
      visitExpr(x.a, v);
      return visitExpr(x.b, v);
    case "select":
      visitExpr(x.c, v);
      visitExpr(x.a, v);
      return visitExpr(x.b, v);
    case "call":
      for (const arg of x.args) visitExpr(arg, v);
      return;
    case "reverse":
    case "unary":
    case "resize":
    case "view":
    case "convert":
    case "test":
      return visitExpr(x.x, v);
  }
}

export function visit(body: readonly Stmt[], v: Visitor): void {
  for (const statement of body) {
    v.statement?.(statement);
    switch (statement.s) {
      case "assign":
      case "part":
        if (statement.s === "part") visitExpr(statement.lo, v);
        visitExpr(statement.value, v);
        visitPlace(statement.place, v);
        v.write?.(statement.place, statement);
        break;
      case "if":
        for (const arm of statement.arms) {
          visit(arm.pre, v);
          visitExpr(arm.c, v);
          visit(arm.body, v);
        }
        visit(statement.otherwise, v);
        break;
      case "for":
        visitExpr(statement.from, v);
        visitExpr(statement.to, v);
        visit(statement.body, v);
        break;
      case "loop":
        visit(statement.pre, v);
        visitExpr(statement.c, v);
        visit(statement.body, v);
        visit(statement.step, v);
        break;
      case "block":
        visit(statement.body, v);
        break;
      case "effect":
        for (const arg of statement.args) visitExpr(arg, v);
        break;
    }
  }
}

/** Applies `change` to every place of a body and `also` to every expression, inner ones first; returns the new body. */
export function mapPlaces(
  body: readonly Stmt[],
  change: (place: Place, write: boolean) => Place,
  also: (x: Expr) => Expr = (x) => x,
): Stmt[] {
  const place = (p: Place, write: boolean): Place => {
    switch (p.p) {
      case "element":
      case "sgpr":
      case "hwreg":
        return change({ ...p, index: expr(p.index) }, write);
      case "vgpr":
        return change({ ...p, lane: expr(p.lane), index: expr(p.index) }, write);
      case "memory":
        return change({ ...p, address: expr(p.address) }, write);
    }
    return change(p, write);
  };
  const expr = (x: Expr): Expr => also(parts(x));
  const parts = (x: Expr): Expr => {
    switch (x.e) {
      case "read":
        return { ...x, place: place(x.place, false) };
      case "bits":
        return { ...x, x: expr(x.x), lo: expr(x.lo) };
      case "range":
        return { ...x, x: expr(x.x), hi: expr(x.hi), lo: expr(x.lo) };
      case "concat":
        return { ...x, parts: x.parts.map(expr) };
      case "binary":
        return { ...x, a: expr(x.a), b: expr(x.b) };
      case "select":
        return { ...x, c: expr(x.c), a: expr(x.a), b: expr(x.b) };
      case "call":
        return { ...x, args: x.args.map(expr) };
      case "reverse":
      case "unary":
      case "resize":
      case "view":
      case "convert":
      case "test":
        return { ...x, x: expr(x.x) };
    }
    return x;
  };
  const list = (statements: readonly Stmt[]): Stmt[] =>
    statements.map((s): Stmt => {
      switch (s.s) {
        case "assign":
          return { ...s, value: expr(s.value), place: place(s.place, true) };
        case "part":
          return { ...s, lo: expr(s.lo), value: expr(s.value), place: place(s.place, true) };
        case "if":
          return {
            ...s,
            arms: s.arms.map((arm) => ({ pre: list(arm.pre), c: expr(arm.c), body: list(arm.body) })),
            otherwise: list(s.otherwise),
          };
        case "for":
          return { ...s, from: expr(s.from), to: expr(s.to), body: list(s.body) };
        case "loop":
          return { ...s, pre: list(s.pre), c: expr(s.c), body: list(s.body), step: list(s.step) };
        case "block":
          return { ...s, body: list(s.body) };
        case "effect":
          return { ...s, args: s.args.map(expr) };
      }
      return s;
    });
  return list(body);
}

import type { Typed } from "./elaborate.js";
import type { Expr, Local, OperandName, Place, Stmt } from "./ir.js";
import { B, sameType, type Type } from "./types.js";
import { mapPlaces, visit } from "./walk.js";

/**
 * Destinations that are read after they are written, or written in parts, become locals that are stored at the end.
 * All others are stored where they are assigned: sources are read at the head of the body, so that a destination may
 * be one of them.
 */
export interface Prepared {
  readonly body: readonly Stmt[];
  readonly stored: readonly { readonly operand: OperandName; readonly local: Local }[];
  /** first values of the stored locals: null is 0 */
  readonly initial: readonly { readonly local: Local; readonly x: Expr | null }[];
}

export function prepare(typed: Typed): Prepared {
  let body: readonly Stmt[] = typed.body;
  const stored: { operand: OperandName; local: Local }[] = [];
  const initial: { local: Local; x: Expr | null }[] = [];
  for (const operand of ["D0", "D1", "S0"] as const) {
    const use = usesOf(body, operand);
    if (use === null) continue;
    const local: Local = {
      name: `result${operand === "D0" ? "" : operand}`,
      type: use.type,
      count: null,
      table: null,
    };
    const place: Place = { p: "local", local, type: local.type };
    const at = { line: 1, column: 1 };
    body = replace(body, operand, place);
    const x: Expr = {
      e: "read",
      place: { p: "operand", name: operand, type: local.type },
      type: local.type,
      at,
    };
    initial.push({ local, x: use.covered ? null : x });
    stored.push({ operand, local });
  }
  return { body, stored, initial };
}

/** How a destination is used; null when it can be stored where it is assigned. */
function usesOf(body: readonly Stmt[], operand: OperandName): { type: Type; covered: boolean } | null {
  let written = false;
  let local = false;
  let width = 0;
  const types: Type[] = [];
  visit(body, {
    read: (place) => {
      if (place.p !== "operand" || place.name !== operand) return;
      if (written) local = true;
      types.push(place.type);
    },
    write: (place, statement) => {
      if (place.p !== "operand" || place.name !== operand) return;
      written = true;
      if (statement.s === "part") local = true;
      types.push(place.type);
    },
  });
  if (!written) return null;
  // in a loop, a read stands before the write and comes after it
  let inLoop = false;
  visit(body, {
    statement: (s) => {
      if (s.s !== "for" && s.s !== "loop") return;
      let reads = false;
      let writes = false;
      visit(s.body, {
        read: (place) => {
          if (place.p === "operand" && place.name === operand) reads = true;
        },
        write: (place) => {
          if (place.p === "operand" && place.name === operand) writes = true;
        },
      });
      if (reads && writes) inLoop = true;
    },
  });
  if (!local && !inLoop) return null;
  for (const type of types) width = Math.max(width, Math.min(type.width, 1024));
  const same = types.every((type) => sameType(type, types[0]));
  const type = same ? types[0] : B(width < 32 ? width : Math.ceil(width / 32) * 32);
  return { type: { kind: type.kind, width: type.width }, covered: covers(body, operand, type.width) };
}

/** True when statements at the top of the body write every bit before anything reads the destination. */
function covers(body: readonly Stmt[], operand: OperandName, width: number): boolean {
  const bits = new Set<number>();
  for (const s of body) {
    let read = false;
    visit([s], {
      read: (place) => {
        if (place.p === "operand" && place.name === operand) read = true;
      },
    });
    if (read) return false;
    if ((s.s === "assign" || s.s === "part") && s.place.p === "operand" && s.place.name === operand) {
      const lo = s.s === "assign" ? 0 : s.lo.e === "int" ? Number(s.lo.value) : null;
      if (lo === null) return false;
      const count = s.s === "assign" ? s.place.type.width : s.width;
      for (let bit = lo; bit < lo + count; bit++) bits.add(bit);
      if (bits.size >= width) return true;
    }
  }
  return false;
}

/** Puts a local in an operand's place; accesses of another type become views and parts. */
function replace(
  body: readonly Stmt[],
  operand: OperandName,
  local: Place & { readonly p: "local" },
): Stmt[] {
  const type = local.type;
  const isIt = (place: Place): boolean => place.p === "operand" && place.name === operand;
  // reads: through a marker that mapExprs turns into a view
  const changed = mapPlaces(body, (place) => (isIt(place) && sameType(place.type, type) ? local : place));
  const read = (x: Expr): Expr => {
    if (x.e !== "read" || !isIt(x.place)) return x;
    const whole: Expr = { e: "read", place: local, type, at: x.at };
    return { e: "view", x: whole, type: x.type, at: x.at };
  };
  return mapStatements(mapExprs(changed, read), (s) => {
    if ((s.s !== "assign" && s.s !== "part") || !isIt(s.place)) return s;
    if (s.s === "part") return { ...s, place: local };
    const width = s.place.type.width;
    const bits: Expr = { e: "view", x: s.value, type: B(width), at: s.at };
    if (width === type.width) return { ...s, place: local, value: { ...bits, type } };
    const zero: Expr = { e: "int", value: 0n, hex: false, type: { kind: "I", width: 32 }, at: s.at };
    return { s: "part", place: local, lo: zero, width, value: bits, at: s.at };
  });
}

function mapStatements(body: readonly Stmt[], change: (s: Stmt) => Stmt): Stmt[] {
  return body.map((s): Stmt => {
    switch (s.s) {
      case "if":
        return {
          ...s,
          arms: s.arms.map((arm) => ({
            ...arm,
            pre: mapStatements(arm.pre, change),
            body: mapStatements(arm.body, change),
          })),
          otherwise: mapStatements(s.otherwise, change),
        };
      case "for":
        return { ...s, body: mapStatements(s.body, change) };
      case "loop":
        return {
          ...s,
          pre: mapStatements(s.pre, change),
          body: mapStatements(s.body, change),
          step: mapStatements(s.step, change),
        };
      case "block":
        return { ...s, body: mapStatements(s.body, change) };
    }
    return change(s);
  });
}

function mapExprs(body: readonly Stmt[], change: (x: Expr) => Expr): Stmt[] {
  return mapPlaces(body, (place) => place, change);
}

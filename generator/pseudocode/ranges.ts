import type { Expr, Local, Stmt } from "./ir.js";
import { isInteger, isIntegral } from "./types.js";
import { visit } from "./walk.js";

/** Bounds of integer values, so that sums and products of 32-bit words can be plain numbers. */

export interface Range {
  readonly min: number;
  readonly max: number;
}

const safe = 2 ** 53 - 1;

function typeRange(x: Expr): Range | null {
  if (!isIntegral(x.type) || x.type.width > 52) return null;
  const { kind, width } = x.type;
  return kind === "I"
    ? { min: -(2 ** (width - 1)), max: 2 ** (width - 1) - 1 }
    : { min: 0, max: 2 ** width - 1 };
}

export class Ranges {
  private readonly assigned = new Map<Local, Expr[] | null>();
  private readonly cache = new Map<Local, Range | null>();
  private readonly busy = new Set<Local>();

  constructor(body: readonly Stmt[]) {
    visit(body, {
      statement: (statement) => {
        if (statement.s === "for") this.assigned.set(statement.local, null);
      },
      write: (place, statement) => {
        if (place.p !== "local") return;
        const list = this.assigned.get(place.local);
        if (list === null || statement.s === "part") this.assigned.set(place.local, null);
        else if (list === undefined) this.assigned.set(place.local, [statement.value]);
        else list.push(statement.value);
      },
    });
  }

  local(local: Local): Range | null {
    const known = this.cache.get(local);
    if (known !== undefined) return known;
    if (this.busy.has(local)) return null;
    const values = this.assigned.get(local);
    if (values === null || values === undefined || local.count !== null) return null;
    this.busy.add(local);
    let range: Range | null = { min: Infinity, max: -Infinity };
    for (const value of values) {
      const one: Range | null = this.of(value);
      range =
        one === null || range === null
          ? null
          : { min: Math.min(range.min, one.min), max: Math.max(range.max, one.max) };
    }
    this.busy.delete(local);
    this.cache.set(local, range);
    return range;
  }

  /** Bounds of an integer expression; null when it may pass 2^53. */
  of(x: Expr): Range | null {
    const own = typeRange(x);
    const found = this.computed(x);
    if (found === null) return own;
    if (own !== null) return { min: Math.max(found.min, own.min), max: Math.min(found.max, own.max) };
    return found;
  }

  /** True when the value of x, computed without wrapping, is what its type says, and safe as a number. */
  private fits(range: Range, x: Expr): boolean {
    if (range.min < -safe || range.max > safe) return false;
    if (x.type.kind !== "I" && range.min < 0) return false;
    if (x.type.width >= 54) return true;
    const own = typeRange(x);
    return own !== null && range.min >= own.min && range.max <= own.max;
  }

  private computed(x: Expr): Range | null {
    if (!isInteger(x.type)) return null;
    switch (x.e) {
      case "int": {
        const value = x.type.kind === "I" ? BigInt.asIntN(x.type.width, x.value) : x.value;
        const n = Number(value);
        return Math.abs(n) <= safe ? { min: n, max: n } : null;
      }
      case "read":
        if (x.place.p === "local") return x.place.local.type.width > 32 ? this.local(x.place.local) : null;
        if (x.place.p === "special" && (x.place.name === "PC" || x.place.name === "NEXT_PC"))
          return { min: 0, max: 2 ** 48 };
        return null;
      case "resize": {
        const inner = this.of(x.x);
        return inner !== null && this.fits(inner, x) ? inner : null;
      }
      case "view": {
        if (!isIntegral(x.x.type)) return null;
        const inner = this.of(x.x);
        return inner !== null && inner.min >= 0 && this.fits(inner, x) ? inner : null;
      }
      case "select": {
        const a = this.of(x.a);
        const b = this.of(x.b);
        return a === null || b === null ? null : { min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) };
      }
      case "binary":
        return this.arithmetic(x);
    }
    return null;
  }

  private arithmetic(x: Expr & { readonly e: "binary" }): Range | null {
    const a = this.of(x.a);
    const b = this.of(x.b);
    if (x.op === "&" && isInteger(x.type)) {
      const masks = [a, b].filter((r) => r !== null && r.min >= 0) as Range[];
      if (masks.length > 0) return { min: 0, max: Math.min(...masks.map((r) => r.max)) };
      return null;
    }
    if (a === null || b === null) return null;
    let range: Range;
    switch (x.op) {
      case "+":
        range = { min: a.min + b.min, max: a.max + b.max };
        break;
      case "-":
        range = { min: a.min - b.max, max: a.max - b.min };
        break;
      case "*": {
        const corners = [a.min * b.min, a.min * b.max, a.max * b.min, a.max * b.max];
        range = { min: Math.min(...corners), max: Math.max(...corners) };
        break;
      }
      case ">>":
        if (b.min !== b.max || b.min < 0 || b.min > 63 || (a.min < 0 && x.type.kind !== "I")) return null;
        return { min: Math.floor(a.min / 2 ** b.min), max: Math.floor(a.max / 2 ** b.min) };
      case "<<":
        if (b.min < 0 || b.max > 52 || a.min < 0) return null;
        range = { min: 0, max: a.max * 2 ** b.max };
        break;
      case "%":
        if (a.min < 0 || b.min <= 0) return null;
        return { min: 0, max: Math.min(a.max, b.max - 1) };
      default:
        return null;
    }
    return this.fits(range, x) ? range : null;
  }
}

import type { Expression, FunctionSyntax, Statement } from "./ast.js";
import { PseudocodeError, limits, type Position } from "./errors.js";
import type { Expr, Local, Rounding, Stmt } from "./ir.js";
import { isFloat, isInteger, isIntegral, typeName, type Type } from "./types.js";

/** What a body can call besides the built-in functions. */
export interface Environment {
  readonly functions: ReadonlyMap<string, FunctionSyntax>;
  readonly tables: ReadonlyMap<string, Statement & { readonly k: "declare" }>;
  /** body of another instruction (upper-case name), or null */
  readonly instruction: (name: string) => readonly Statement[] | null;
}

export interface ElaborationOptions {
  readonly file: string;
  /** instruction name; its suffix gives bare operands their type */
  readonly name: string;
  readonly old: boolean;
  /** AMD's own texts: names in another case, conditions as statements */
  readonly lenient: boolean;
  /** VOPC, VOP2 with carry..: `VCC` without a lane index means the lane's bit */
  readonly lane: boolean;
  /** type of a bare operand */
  readonly bare: Type;
}

export type Binding =
  { readonly b: "local"; readonly local: Local } | { readonly b: "alias"; readonly x: Expr };

/** Names of a definition, a function or an inlined instruction. */
export class Scope {
  readonly bindings = new Map<string, Binding>();
  readonly functions = new Map<string, { readonly f: FunctionSyntax; readonly scope: Scope }>();
  readonly parent: Scope | null;
  readonly id: string;
  /** an inlined instruction: S0.. D0 are bindings of this scope */
  readonly inlined: boolean;
  result: Result | null = null;

  constructor(parent: Scope | null, id: string, inlined: boolean) {
    this.parent = parent;
    this.id = id;
    this.inlined = inlined;
  }

  find(name: string): Binding | null {
    const found = this.bindings.get(name);
    if (found !== undefined) return found;
    return this.inlined || this.parent === null ? null : this.parent.find(name);
  }

  findFunction(name: string): { readonly f: FunctionSyntax; readonly scope: Scope } | null {
    return this.functions.get(name) ?? this.parent?.findFunction(name) ?? null;
  }
}

/** Where `return` puts its value. */
export interface Result {
  readonly key: string;
  readonly label: string;
  readonly type: Type | null;
  left: boolean;
}

/**
 * The state of one elaboration. It runs in passes: types of locals are learnt in one pass and used in the next, until
 * they no longer change.
 */
export class Context {
  options: ElaborationOptions;
  readonly environment: Environment;
  /** types of undeclared locals, over all passes */
  readonly learnt = new Map<string, Type>();
  changed = false;
  scope = new Scope(null, "", false);
  out: Stmt[] = [];
  locals: Local[] = [];
  rounding: Rounding = "mode";
  /** old dialect: sums and products are at least this wide here */
  wide = 0;
  /** loops around the current statement */
  loops = 0;
  /** names of the functions that are being inlined, outermost first */
  readonly inlining: string[] = [];
  private readonly results = new Map<string, Local>();
  private readonly used = new Set<string>();
  private counter = 0;
  private statementCount = 0;
  private depth = 0;

  constructor(environment: Environment, options: ElaborationOptions, learnt?: Map<string, Type>) {
    this.environment = environment;
    this.options = options;
    if (learnt !== undefined) this.learnt = learnt;
  }

  fail(at: Position, reason: string): never {
    throw new PseudocodeError(this.options.file, at, reason);
  }

  emit(statement: Stmt): void {
    if (++this.statementCount > limits.statements)
      this.fail(statement.at, "too many statements after inlining");
    this.out.push(statement);
  }

  /** Runs `make` with its statements collected apart. */
  collect(make: () => void): Stmt[] {
    const outer = this.out;
    this.out = [];
    make();
    const made = this.out;
    this.out = outer;
    return made;
  }

  nested<T>(at: Position, run: () => T): T {
    if (++this.depth > 4 * limits.depth) this.fail(at, "nested too deeply");
    const result = run();
    this.depth--;
    return result;
  }

  unique(prefix: string): string {
    return `${prefix}#${this.counter++}`;
  }

  /** Makes a local of the current scope. */
  local(name: string, type: Type, count: number | null = null, table: readonly Expr[] | null = null): Local {
    let fresh = name;
    for (let n = 2; this.used.has(fresh); n++) fresh = `${name}${n}`;
    this.used.add(fresh);
    const fixed: Type = {
      kind: type.kind,
      width: type.width,
      ...(type.soft === true ? { soft: true as const } : {}),
    };
    const local: Local = { name: fresh, type: fixed, count, table };
    this.locals.push(local);
    return local;
  }

  /** The local that holds the value of one inlined call. */
  resultLocal(key: string, name: string, type: Type): Local {
    let local = this.results.get(key);
    if (local === undefined) {
      local = this.local(name, type);
      this.results.set(key, local);
    }
    return local;
  }

  /** Tells that a value of `type` is assigned to the undeclared local of this key; gives the type it has by now. */
  learn(key: string, type: Type, at: Position): Type {
    const old = this.learnt.get(key);
    const joined = old === undefined ? type : this.unify(old, type, at);
    if (
      old === undefined ||
      old.kind !== joined.kind ||
      old.width !== joined.width ||
      old.flex !== joined.flex
    ) {
      this.learnt.set(key, joined);
      if (old !== undefined) this.changed = true;
    }
    return joined;
  }

  private unify(old: Type, type: Type, at: Position): Type {
    if (old.flex === true && type.flex !== true) return isFloat(old) && isInteger(type) ? old : type;
    if (type.flex === true) return old;
    if (isIntegral(old) && isIntegral(type)) {
      if (old.kind === type.kind && old.width === type.width) return old;
      const kind = old.kind === "bool" ? (type.kind === "bool" ? "bool" : type.kind) : old.kind;
      return { kind: kind === "bool" ? "U" : kind, width: Math.max(old.width, type.width) };
    }
    if (isFloat(old) && isFloat(type)) return old.width >= type.width ? old : type;
    // a local that holds a number here and its bits there is bits
    if (old.kind === "B" || type.kind === "B") return { kind: "B", width: Math.max(old.width, type.width) };
    return this.fail(at, `this variable is ${typeName(old)} elsewhere and ${typeName(type)} here`);
  }
}

/** Text of an expression, the same for equal expressions. */
export function show(e: Expression): string {
  switch (e.k) {
    case "number":
      return e.number.real === null ? e.number.value.toString() : e.number.real.toString();
    case "name":
      return e.name;
    case "string":
      return JSON.stringify(e.text);
    case "member":
      return `${show(e.x)}.${e.name}`;
    case "index":
      return `${show(e.x)}[${show(e.index)}]`;
    case "slice":
      return `${show(e.x)}[${show(e.hi)}:${show(e.lo)}]`;
    case "part":
      return `${show(e.x)}[${show(e.base)}+:${show(e.width)}]`;
    case "call":
      return `${e.name}(${e.args.map(show).join()})`;
    case "cast":
      return `${e.type.width}'${e.type.kind}(${show(e.x)})`;
    case "unary":
      return `${e.op}(${show(e.x)})`;
    case "binary":
      return `(${show(e.a)}${e.op}${show(e.b)})`;
    case "conditional":
      return `(${show(e.c)}?${show(e.a)}:${show(e.b)})`;
    case "concat":
      return `{${e.parts.map(show).join()}}`;
  }
}

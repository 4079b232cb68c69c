import { STATED_IDS } from "../spec/generations.js";
import type { Definition } from "./compile.js";
import type { Expr, Local, OperandName, Place, Stmt } from "./ir.js";
import type { Body } from "./lower-body.js";
import { Lowering, type Frame, type Import, type LocalForm } from "./lower-context.js";
import { floatNumber, isMoveLike } from "./lower-float.js";
import { number } from "./lower-int.js";
import { lowerStatements } from "./lower-statements.js";
import { prepare } from "./lower-prepare.js";
import { Ranges } from "./ranges.js";
import { isFloat } from "./types.js";
import { visit } from "./walk.js";

/** One executor as TypeScript text. */
export interface Lowered {
  readonly name: string;
  /** the function for round to nearest even, or the only one */
  readonly fast: string;
  /** it does nothing at all */
  readonly idle: boolean;
  /** the function for the other rounding modes, when they matter: named `<name>_general` */
  readonly general?: string;
  /** helpers that the texts name; module paths are relative to the root of the project */
  readonly imports: readonly Import[];
  readonly reads: readonly string[];
  readonly writes: readonly string[];
}

export interface LowerOptions {
  /** 8-bit floats are CDNA 3's (a trait of the generation); default: decided by the caller's generations */
  readonly fnuz?: boolean;
}

/** Writes a definition as TypeScript. Throws UnsupportedError for what has no lowering. */
export function lower(definition: Definition, options: LowerOptions = {}): Lowered {
  const make = (general: boolean): { text: string; idle: boolean; lowering: Lowering } => {
    const frame: Frame = {
      symbol: definition.symbol,
      file: definition.file,
      class: definition.class,
      generations: definition.generations,
      denormals: definition.attributes.denormals,
      general,
      fnuz: options.fnuz ?? false,
    };
    const lowering = new Lowering(frame);
    const body = bodyOf(definition, lowering);
    const idle = definition.class !== "lane" && body.length === 0 && lowering.loadLines.length === 0;
    return { text: assemble(definition, lowering, body), idle, lowering };
  };
  const fast = make(false);
  const general = fast.lowering.rounds ? make(true) : null;
  const imports = new Map<string, Import>();
  for (const one of [...fast.lowering.imports, ...(general?.lowering.imports ?? [])])
    imports.set(one.name, one);
  return {
    name: definition.symbol,
    fast: fast.text,
    idle: fast.idle,
    ...(general === null ? {} : { general: general.text }),
    imports: [...imports.values()].sort((a, b) => (a.module + a.name < b.module + b.name ? -1 : 1)),
    reads: definition.effects.reads,
    writes: definition.effects.writes,
  };
}

/** The lines of the body; what stands before it is gathered in `l`. */
function bodyOf(definition: Definition, l: Lowering): string[] {
  const { body, stored, initial } = prepare(definition.typed);
  const c: Body = {
    l,
    ranges: new Ranges(body),
    stored,
    rewritten: rewrittenMasks(body),
    body,
    lanes: [],
    isMoveLike: (x) => isMoveLike(c, x),
  };
  planLocals(c, definition);
  const lane = l.frame.class === "lane";
  l.indent = lane ? 3 : 1;
  return l.capture(() => {
    for (const { local, x } of initial) initialise(c, local, x);
    declareLocals(c, initial);
    lowerStatements(c, body);
    for (const { operand, local } of stored) {
      const read: Expr = {
        e: "read",
        place: { p: "local", local, type: local.type },
        type: local.type,
        at: definition.at,
      };
      lowerStatements(c, [
        {
          s: "assign",
          place: { p: "operand", name: operand, type: local.type },
          value: read,
          at: definition.at,
        },
      ]);
    }
  });
}

function initialise(c: Body, local: Local, x: Expr | null): void {
  const plan = c.l.plans.get(local)!;
  const place: Place = { p: "local", local, type: local.type };
  if (x === null) {
    if (plan.form === "words")
      c.l.line(`const ${plan.name} = new Uint32Array(${Math.ceil(local.type.width / 32)});`);
    else if (plan.form === "pair" || (plan.form === "bits" && local.type.width === 64))
      c.l.line(`let ${plan.name}_lo = 0, ${plan.name}_hi = 0;`);
    else c.l.line(`let ${plan.name} = 0;`);
    return;
  }
  if (plan.form === "words") {
    const count = Math.ceil(local.type.width / 32);
    c.l.line(`const ${plan.name} = new Uint32Array(${count});`);
    if (x.e === "read" && x.place.p === "operand") {
      for (let index = 0; index < count; index++)
        c.l.line(`${plan.name}[${index}] = ${c.l.view("u")}[${c.l.word(x.place.name, index)}];`);
    }
    return;
  }
  if (plan.form === "pair" || (plan.form === "bits" && local.type.width === 64)) {
    c.l.line(`let ${plan.name}_lo, ${plan.name}_hi;`);
    lowerStatements(c, [{ s: "assign", place, value: x, at: x.at }]);
    return;
  }
  const made = isFloat(local.type) && plan.form === "number" ? floatNumber(c, x) : null;
  if (made !== null) c.l.line(`let ${plan.name} = ${made};`);
  else if (plan.form === "number") c.l.line(`let ${plan.name} = ${number(c, x)};`);
  else {
    c.l.line(`let ${plan.name} = 0;`);
    lowerStatements(c, [{ s: "assign", place, value: x, at: x.at }]);
  }
}

/** Declares the locals that are not constants where they are assigned. */
function declareLocals(c: Body, initial: readonly { readonly local: Local }[]): void {
  const known = new Set(initial.map(({ local }) => local));
  for (const [local, plan] of c.l.plans) {
    if (known.has(local) || plan.constant || loopLocals(c).has(local)) continue;
    if (local.table !== null) continue;
    if (plan.form === "array") c.l.line(`const ${plan.name} = new Array<number>(${local.count}).fill(0);`);
    else if (plan.form === "words")
      c.l.line(`const ${plan.name} = new Uint32Array(${Math.ceil(local.type.width / 32)});`);
    else if (plan.form === "pair" || (plan.form === "bits" && local.type.width === 64))
      c.l.line(`let ${plan.name}_lo = 0, ${plan.name}_hi = 0;`);
    else c.l.line(`let ${plan.name} = ${plan.form === "boolean" ? "false" : "0"};`);
  }
}

const loops = new WeakMap<Body, Set<Local>>();

function loopLocals(c: Body): Set<Local> {
  let found = loops.get(c);
  if (found === undefined) {
    found = new Set<Local>();
    const all = found;
    visit(c.body, {
      statement: (s) => {
        if (s.s === "for") all.add(s.local);
      },
    });
    loops.set(c, found);
  }
  return found;
}

function rewrittenMasks(body: readonly Stmt[]): Set<string> {
  const seen = new Map<string, number>();
  visit(body, {
    write: (place) => {
      if (place.p === "lanebit") seen.set(place.mask, (seen.get(place.mask) ?? 0) + 1);
    },
  });
  // in the arms of one `if` each lane writes once; written twice in a row is rarer than that, and right either way
  return new Set([...seen].filter(([, count]) => count > 1).map(([mask]) => mask));
}

// ------------------------------------------------------------------------ plans

/** Decides how each local is kept. */
function planLocals(c: Body, definition: Definition): void {
  const used = new Map<
    Local,
    { writes: number; parts: number; reads: number; values: Expr[]; first: Stmt[] | null; constant: boolean }
  >();
  const entry = (local: Local): NonNullable<ReturnType<typeof used.get>> => {
    let found = used.get(local);
    if (found === undefined)
      used.set(local, (found = { writes: 0, parts: 0, reads: 0, values: [], first: null, constant: false }));
    return found;
  };
  visit(c.body, {
    read: (place) => {
      if (place.p === "local" || place.p === "element") entry(place.local).reads++;
    },
    write: (place, statement) => {
      if (place.p !== "local" && place.p !== "element") return;
      const found = entry(place.local);
      if (statement.s === "part") found.parts++;
      else {
        found.writes++;
        found.values.push(statement.value);
      }
    },
    statement: (statement) => {
      if (statement.s === "for") entry(statement.local);
    },
  });
  for (const { local } of c.stored) entry(local);
  const constants = constantLocals(c.body);
  const all = [...used.keys()];
  // floats are kept as bits when all that is assigned to them only moves bits: assume so, then take back
  for (const local of all) {
    c.l.plans.set(local, {
      name: c.l.name(safeName(local)),
      form: formOf(c, local),
      constant:
        constants.has(local) && formOf(c, local) !== "words" && !c.stored.some((one) => one.local === local),
    });
  }
  for (let changed = true; changed;) {
    changed = false;
    for (const local of all) {
      const plan = c.l.plans.get(local)!;
      if (plan.form !== "bits") continue;
      const { values, parts } = used.get(local)!;
      if (parts === 0 && values.every((value) => isMoveLike(c, value)) && !isScratchNumber(local, values))
        continue;
      c.l.plans.set(local, { ...plan, form: "number" });
      changed = true;
    }
  }
  for (const local of all) {
    if (local.table === null) continue;
    const values = local.table.map((item) => (isFloat(item.type) ? floatNumber(c, item) : number(c, item)));
    c.l.tables.push(`const ${definition.symbol}_${local.name} = [${values.join(", ")}];`);
    c.l.plans.set(local, { name: `${definition.symbol}_${local.name}`, form: "array", constant: false });
  }
}

/** A float that only ever holds constants is a number. */
function isScratchNumber(local: Local, values: readonly Expr[]): boolean {
  return local.type.width !== 64 && values.length > 0 && values.every((value) => value.e === "real");
}

function safeName(local: Local): string {
  return local.name.replace(/^[A-Z][A-Z0-9_]*$/, (name) => name.toLowerCase());
}

function formOf(c: Body, local: Local): LocalForm {
  if (local.count !== null) return "array";
  const { kind, width } = local.type;
  if (kind === "bool") return "boolean";
  if (isFloat(local.type)) return "bits";
  if (width <= 32) return "number";
  if (width > 64) return "words";
  return c.ranges.local(local) !== null && !c.stored.some((one) => one.local === local) ? "wide" : "pair";
}

/** Locals that are assigned once, as a whole, in the block that holds all their uses, before them. */
function constantLocals(body: readonly Stmt[]): Set<Local> {
  const blocks = new Map<Local, Set<readonly Stmt[]>>();
  const writes = new Map<Local, { block: readonly Stmt[]; count: number; early: boolean }>();
  const walk = (block: readonly Stmt[], outer: readonly (readonly Stmt[])[]): void => {
    const path = [...outer, block];
    const use = (local: Local): void => {
      const write = writes.get(local);
      if (write === undefined) writes.set(local, { block, count: 0, early: true });
      else if (!path.includes(write.block)) write.early = true;
      let list = blocks.get(local);
      if (list === undefined) blocks.set(local, (list = new Set()));
      list.add(block);
    };
    const visitor = {
      read: (place: Place): void => {
        if (place.p === "local") use(place.local);
      },
    };
    for (const s of block) {
      switch (s.s) {
        case "assign":
        case "part":
          visit([s], visitor);
          if (s.place.p === "local") {
            const write = writes.get(s.place.local);
            if (write === undefined) writes.set(s.place.local, { block, count: 1, early: s.s === "part" });
            else write.count++;
          }
          break;
        case "if":
          for (const arm of s.arms) {
            // what the second condition needs is computed in a block of its own
            walk(arm.pre, path);
            visit([{ s: "effect", name: "", args: [arm.c], at: s.at }], { read: (place) => {
              if (place.p !== "local") return;
              const write = writes.get(place.local);
              if (write !== undefined && (write.block === arm.pre || path.includes(write.block))) return;
              use(place.local);
            } }); // prettier-ignore
            walk(arm.body, path);
          }
          walk(s.otherwise, path);
          break;
        case "for":
          visit([{ s: "effect", name: "", args: [s.from, s.to], at: s.at }], visitor);
          writes.set(s.local, { block, count: 2, early: false });
          walk(s.body, path);
          break;
        case "loop":
          walk(s.pre, path);
          visit([{ s: "effect", name: "", args: [s.c], at: s.at }], { read: (place) => {
            if (place.p === "local" && writes.get(place.local)?.block !== s.pre) visitor.read(place);
          } }); // prettier-ignore
          walk(s.body, path);
          walk(s.step, path);
          break;
        case "block":
          walk(s.body, path);
          break;
        case "effect":
          visit([s], visitor);
          break;
      }
    }
  };
  walk(body, []);
  return new Set(
    [...writes]
      .filter(([local, write]) => write.count === 1 && !write.early && local.count === null)
      .map(([local]) => local),
  );
}

// --------------------------------------------------------------------- assembly

const order: readonly OperandName[] = ["S0", "S1", "S2", "S3", "D0", "D1"];
const pointerOf: Readonly<Record<string, string>> = { S0: "a", S1: "b", S2: "c", S3: "e", D0: "d", D1: "g" };

/** The masks that lanes write: what gathers the bits of 32 lanes, and the word that they go to. */
const gathers = [
  { mask: "d0", variable: "q", at: "s.d0" },
  { mask: "co", variable: "co", at: "s.co" },
  { mask: "exec", variable: "ex", at: "w.exec" },
] as const;

/** Lines of a lane's body up to which it is written a second time, without the test of EXEC. */
const MOST_LINES_TWICE = 12;

function assemble(definition: Definition, l: Lowering, lines: readonly string[]): string {
  const name = l.frame.general ? `${definition.symbol}_general` : definition.symbol;
  const out: string[] = [];
  if (!l.frame.general) out.push(...l.tables);
  out.push(docstring(definition, l.frame.general));
  const text: string[] = [];
  const lane = l.frame.class === "lane";
  const anyMask = gathers.some(({ mask }) => l.masks[mask]);
  if (lane || anyMask) l.view("i");
  if (anyMask) l.view("u");
  const views = (["u", "i", "f"] as const).filter((view) => l.views.has(view));
  if (views.length > 0) text.push(`  const { ${views.join(", ")} } = w;`);
  text.push(...l.setupLines.map((line) => `  ${line}`));
  if (lane) text.push(...laneLoops(l, lines));
  else {
    if (l.strides.size > 0) text.push(`  const { ${[...l.strides].sort().join(", ")} } = s;`);
    text.push(...l.loadLines.map((line) => `  ${line}`), ...lines);
  }
  const usesStep = text.some((line) => /\bs\b/.test(line));
  const usesWave = text.some((line) => /\bw\b/.test(line));
  out.push(
    `export function ${name}(${usesWave ? "w" : "_w"}: Wave, ${usesStep ? "s" : "_s"}: Step): void {`,
    ...text,
    "}",
  );
  return `${out.join("\n")}\n`;
}

/**
 * The loops over the lanes of a definition, 32 at a time. With all of them on, pointers walk over the rows (`| 0` says
 * that a sum needs no test for overflow); else the ones of EXEC are taken one by one. A long body stands once.
 */
function laneLoops(l: Lowering, lines: readonly string[]): string[] {
  const { masks } = l;
  const walked = order.filter((operand) => l.walked.has(operand));
  const strides = walked.filter((operand) => !isDestination(operand)).map(strideOf);
  const gathered = gathers.filter(({ mask }) => masks[mask]);
  const body = [...l.loadLines.map((line) => `      ${line}`), ...lines];
  const deeper = body.map((line) => `  ${line}`);
  const starts = (lane: string, factor: string): string =>
    walked
      .map((operand) => {
        const start = `s.${operand.toLowerCase()} + `;
        return `${pointerOf[operand]} = ${start}${isDestination(operand) ? lane : `${factor} * ${strideOf(operand)}`}`;
      })
      .join(", ");
  const steps = [
    "l++",
    ...walked.map((operand) => {
      const pointer = pointerOf[operand];
      return isDestination(operand) ? `${pointer}++` : `${pointer} = (${pointer} + ${strideOf(operand)}) | 0`;
    }),
  ].join(", ");
  const text: string[] = [];
  const fields = [...strides, ...[...l.strides].sort()];
  if (fields.length > 0) text.push(`  const { ${fields.join(", ")} } = s;`);
  if (gathered.length > 0)
    text.push(
      `  let ${gathered.flatMap(({ variable }) => [`${variable}0 = 0`, `${variable}1 = 0`]).join(", ")};`,
    );
  text.push("  for (let h = 0; h < w.size; h += 32) {", "    const m = i[w.exec + (h >>> 5)];");
  if (masks.ci) text.push("    const ci = i[s.ci + (h >>> 5)];");
  if (gathered.length > 0)
    text.push(`    let ${gathered.map(({ variable }) => `${variable} = 0`).join(", ")};`);
  const walk = walked.length > 0 ? [`let ${starts("h", "h")};`] : [];
  if (!l.frame.general && body.length <= MOST_LINES_TWICE) {
    text.push(
      "    if (m === -1) {",
      ...walk.map((line) => `      ${line}`),
      `      for (let l = 0; l < 32; ${steps}) {`,
      ...deeper,
      "      }",
      "    } else {",
      "      for (let r = m; r !== 0; r &= r - 1) {",
      `        const l = ${l.bits("lowestOne")}(r);`,
      ...(walked.length > 0 ? [`        const ${starts("h + l", "(h + l)")};`] : []),
      ...deeper,
      "      }",
      "    }",
    );
  } else {
    text.push(
      ...walk.map((line) => `    ${line}`),
      `    for (let l = 0; l < 32; ${steps}) {`,
      "      if (m !== -1 && ((m >>> l) & 1) === 0) continue;",
      ...body,
      "    }",
    );
  }
  for (const { variable } of gathered)
    text.push(`    if (h === 0) ${variable}0 = ${variable};`, `    else ${variable}1 = ${variable};`);
  text.push("  }");
  for (const { variable, at } of gathered)
    text.push(`  u[${at}] = ${variable}0;`, `  if (w.size === 64) u[${at} + 1] = ${variable}1;`);
  return text;
}

const isDestination = (operand: OperandName): boolean => operand.startsWith("D");

const strideOf = (operand: OperandName): string => `k${operand.slice(1)}`;

function docstring(definition: Definition, general: boolean): string {
  const where =
    definition.generations.length === STATED_IDS.length
      ? "all generations"
      : definition.generations.join(" ");
  const what = `${definition.names.join(", ")} (${where})${general ? ", any rounding mode" : ""}`;
  if (definition.doc === "" || general) return `/** ${what} */`;
  const doc = definition.doc.replaceAll("*/", "* /").split("\n");
  return [`/**`, ` * ${what}`, ...doc.map((line) => ` * ${line}`.trimEnd()), " */"].join("\n");
}

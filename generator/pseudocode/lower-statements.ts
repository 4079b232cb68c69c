import type { Body } from "./lower-body.js";
import { paren } from "./lower-context.js";
import { floatBits, floatNumber } from "./lower-float.js";
import { bool } from "./lower-bool.js";
import { big, canonical, int, low, number, oneIf, words } from "./lower-int.js";
import { copyFromMemory, writeMemory } from "./lower-memory.js";
import { fieldName, sgprOffset, vgprOffset } from "./lower-places.js";
import type { Expr, Place, Stmt } from "./ir.js";
import { modeBits } from "./names.js";
import { bool as boolType, isFloat } from "./types.js";

export function lowerStatements(c: Body, body: readonly Stmt[]): void {
  for (const statement of body) lowerStatement(c, statement);
}

function lowerStatement(c: Body, s: Stmt): void {
  switch (s.s) {
    case "assign":
      return assign(c, s.place, s.value, s);
    case "part":
      return part(c, s);
    case "if":
      lowerIf(c, s.arms, s.otherwise);
      return;
    case "for": {
      const name = c.l.plans.get(s.local)!.name;
      const from = number(c, s.from);
      const to = number(c, s.to);
      const end = /^-?\d+$/.test(to) ? to : c.l.atom(to);
      const lane = /^lane/.test(s.local.name);
      if (lane) c.lanes.push(name);
      c.l.block(`for (let ${name} = ${from}; ${name} <= ${end}; ${name}++) {`, () =>
        lowerStatements(c, s.body),
      );
      if (lane) c.lanes.pop();
      return;
    }
    case "loop":
      c.l.block("for (;;) {", () => {
        lowerStatements(c, s.pre);
        const test = bool(c, s.c);
        c.l.line(`if (!${paren(test)}) break;`);
        lowerStatements(c, s.body);
        lowerStatements(c, s.step);
      });
      return;
    case "break":
      return c.l.line("break;");
    case "block":
      c.l.block(`${label(s.label)}: {`, () => lowerStatements(c, s.body));
      return;
    case "leave":
      return c.l.line(`break ${label(s.label)};`);
    case "effect":
      return effect(c, s);
  }
}

function label(name: string): string {
  return name.replaceAll("#", "_");
}

/** Calls for what a wave does beyond its registers: methods of the wave. */
const waveCalls: Readonly<Record<string, string>> = {
  endpgm: "endpgm", barrier: "barrier", trap: "trap", sendmsg: "sendmsg", sethalt: "sethalt", barrier_wait: "barrierWait",
  barrier_init: "barrierInit", barrier_join: "barrierJoin", barrier_signal: "barrierSignal", barrier_leave: "barrierLeave",
}; // prettier-ignore

function effect(c: Body, s: Stmt & { readonly s: "effect" }): void {
  if (s.name === "nop" || s.name === "s_nop") return;
  const method = waveCalls[s.name] as string | undefined;
  if (method === undefined) return c.l.unsupported(s.at, `the call ${s.name}`);
  c.l.line(`w.${method}(${s.args.map((arg) => number(c, arg)).join(", ")});`);
}

/** Writes an `if`; tells whether its first condition needed no lines before it. */
function lowerIf(c: Body, arms: (Stmt & { readonly s: "if" })["arms"], otherwise: readonly Stmt[]): boolean {
  const [first, ...rest] = arms;
  const before = c.l.lines.length;
  lowerStatements(c, first.pre);
  const test = bool(c, first.c);
  const clean = c.l.lines.length === before;
  c.l.line(`if (${test}) {`);
  c.l.indent++;
  lowerStatements(c, first.body);
  c.l.indent--;
  if (rest.length > 0) {
    let joined = false;
    const made = c.l.capture(() => {
      joined = lowerIf(c, rest, otherwise);
    });
    if (joined) {
      c.l.line(`} else ${made[0].trim()}`);
      c.l.lines.push(...made.slice(1));
      return clean;
    }
    // what the next condition needs is computed where it is asked
    c.l.line("} else {");
    c.l.lines.push(...made.map((line) => `  ${line}`));
    c.l.line("}");
    return clean;
  }
  const made = c.l.capture(() => {
    c.l.indent++;
    lowerStatements(c, otherwise);
    c.l.indent--;
  });
  if (made.length > 0) {
    c.l.line("} else {");
    c.l.lines.push(...made);
  }
  c.l.line("}");
  return clean;
}

// ------------------------------------------------------------------ assignment

function assign(c: Body, place: Place, x: Expr, s: Stmt): void {
  switch (place.p) {
    case "local":
      return assignLocal(c, place, x);
    case "element": {
      const { name } = c.l.plans.get(place.local)!;
      const index = number(c, place.index);
      if (isFloat(place.type)) return c.l.line(`${name}[${index}] = ${floatNumber(c, x)};`);
      if (place.type.width > 32) return c.l.unsupported(s.at, `an array of ${place.type.width}-bit elements`);
      return c.l.line(`${name}[${index}] = ${number(c, x)};`);
    }
    case "operand":
      return storeOperand(c, place, x, s);
    case "special":
      return assignSpecial(c, place, x, s);
    case "lanebit":
      return assignLaneBit(c, place.mask, x, s);
    case "vgpr": {
      const offset = vgprOffset(c, place, s.at);
      return c.l.line(
        `${c.l.view("u")}[${offset}] = ${isFloat(x.type) ? floatBits(c, x).lo : unsignedLow(c, x)};`,
      );
    }
    case "sgpr":
      return storeSgpr(c, place, x);
    case "hwreg":
      return c.l.line(`w.setreg(${number(c, place.index)}, ${low(c, x)});`);
    case "state":
      return assignState(c, place.path, x, s);
    case "field":
      return c.l.unsupported(s.at, `a write to ${fieldName(place.name)}`);
    case "memory":
      return writeMemory(c, place, x, s.at);
  }
}

/** The low bits of x, with zeros above when it is narrower than a word. */
function unsignedLow(c: Body, x: Expr): string {
  if (x.type.width >= 32) return low(c, x);
  const v = int(c, x);
  if (v.r === "n" && v.exact && x.type.kind !== "I") return v.code;
  return canonical(low(c, x), { kind: "U", width: x.type.width });
}

function assignLocal(c: Body, place: Place & { readonly p: "local" }, x: Expr): void {
  const plan = c.l.plans.get(place.local)!;
  const head = plan.constant ? "const " : "";
  const { name } = plan;
  switch (plan.form) {
    case "boolean":
      return c.l.line(`${head}${name} = ${bool(c, x)};`);
    case "number":
      return c.l.line(`${head}${name} = ${isFloat(x.type) ? floatNumber(c, x) : number(c, x)};`);
    case "wide": {
      const v = int(c, x);
      const code = v.r === "x" || v.r === "n" ? v.code : null;
      return c.l.line(`${head}${name} = ${code ?? wideNumber(c, x)};`);
    }
    case "pair": {
      const v = words(c, x);
      // both are computed before either is written
      const lo = plan.constant ? v.lo : c.l.atom(v.lo);
      const hi = v.hi;
      if (plan.constant) {
        c.l.line(`const ${name}_lo = ${lo};`);
        return c.l.line(`const ${name}_hi = ${hi};`);
      }
      c.l.line(`${name}_hi = ${hi};`);
      return c.l.line(`${name}_lo = ${lo};`);
    }
    case "bits": {
      const v = floatBits(c, x);
      if (x.type.width !== 64) return c.l.line(`${head}${name} = ${v.lo};`);
      const lo = plan.constant ? v.lo : c.l.atom(v.lo);
      c.l.line(`${head}${name}_hi = ${v.hi};`);
      return c.l.line(`${head}${name}_lo = ${lo};`);
    }
    case "words": {
      const value = c.l.atom(big(c, x));
      return c.l.line(`${c.l.bits("bigToWords")}(${value}, ${name});`);
    }
    case "array":
      return c.l.unsupported(x.at, "an array as a whole");
  }
}

function wideNumber(c: Body, x: Expr): string {
  const v = words(c, x);
  return `${x.type.kind === "I" ? `(${paren(v.hi)} | 0)` : `(${paren(v.hi)} >>> 0)`} * 4294967296 + (${paren(v.lo)} >>> 0)`;
}

function storeSgpr(c: Body, place: Place & { readonly p: "sgpr" }, x: Expr): void {
  const u = c.l.view("u");
  const { width } = place.type;
  if (width <= 32) {
    const code = isFloat(x.type) ? floatBits(c, x).lo : unsignedLow(c, x);
    return c.l.line(`${u}[${sgprOffset(c, place.index, 0)}] = ${code};`);
  }
  let words32: string[];
  if (width <= 64) {
    const v = isFloat(x.type) ? floatBits(c, x) : words(c, x);
    words32 = [v.lo, v.hi];
  } else {
    const value = c.l.atom(big(c, x));
    words32 = Array.from(
      { length: Math.ceil(width / 32) },
      (_, index) => `${c.l.bits("bigWord")}(${value}, ${index})`,
    );
  }
  // the value may be read from the registers that it goes to
  const codes = words32.map((code) => c.l.atom(code));
  for (const [index, code] of codes.entries())
    c.l.line(`${u}[${sgprOffset(c, place.index, index)}] = ${code};`);
}

function storeOperand(c: Body, place: Place & { readonly p: "operand" }, x: Expr, s: Stmt): void {
  const { name } = place;
  if (!c.l.isOperand(name)) return c.l.unsupported(s.at, `the operand ${name}`);
  const u = (): string => c.l.view("u");
  if (copyFromMemory(c, name, x)) return;
  if (isFloat(x.type)) {
    if (x.type.width === 64 && !c.isMoveLike(x)) {
      const at = `${c.l.word(name, 0)}, ${c.l.word(name, 1)}`;
      return c.l.line(`${c.l.bits("storeF64")}(${u()}, ${at}, ${floatNumber(c, x)});`);
    }
    if (x.type.width === 64) {
      const v = floatBits(c, x);
      c.l.line(`${u()}[${c.l.word(name, 0)}] = ${v.lo};`);
      return c.l.line(`${u()}[${c.l.word(name, 1)}] = ${v.hi};`);
    }
    if (x.type.kind === "F" && x.type.width === 32 && !c.isMoveLike(x)) {
      return c.l.line(`${c.l.view("f")}[${c.l.word(name, 0)}] = ${floatNumber(c, x)};`);
    }
    return c.l.line(`${u()}[${c.l.word(name, 0)}] = ${floatBits(c, x).lo};`);
  }
  if (x.type.width <= 32) return c.l.line(`${u()}[${c.l.word(name, 0)}] = ${unsignedLow(c, x)};`);
  if (x.type.width <= 64) {
    const v = words(c, x);
    c.l.line(`${u()}[${c.l.word(name, 0)}] = ${v.lo};`);
    return c.l.line(`${u()}[${c.l.word(name, 1)}] = ${v.hi};`);
  }
  const count = Math.ceil(x.type.width / 32);
  if (x.e === "read" && x.place.p === "local" && c.l.plans.get(x.place.local)?.form === "words") {
    const source = c.l.plans.get(x.place.local)!.name;
    for (let index = 0; index < count; index++)
      c.l.line(`${u()}[${c.l.word(name, index)}] = ${source}[${index}];`);
    return;
  }
  const value = c.l.atom(big(c, x));
  for (let index = 0; index < count; index++)
    c.l.line(`${u()}[${c.l.word(name, index)}] = ${c.l.bits("bigWord")}(${value}, ${index});`);
}

function assignSpecial(c: Body, place: Place & { readonly p: "special" }, x: Expr, s: Stmt): void {
  const u = (): string => c.l.view("u");
  if (c.l.frame.class === "lane") return c.l.unsupported(s.at, `a write to ${place.name} by a lane`);
  const two = (name: "vcc" | "exec"): void => {
    const v = words(c, x);
    const lo = c.l.atom(v.lo);
    const hi = c.l.atom(v.hi);
    c.l.line(`${u()}[w.${name}] = ${lo};`);
    c.l.line(`${u()}[w.${name} + 1] = ${hi};`);
  };
  switch (place.name) {
    case "SCC":
      return c.l.line(`w.scc = ${number(c, x)};`);
    case "M0":
      return c.l.line(`${u()}[w.m0] = ${low(c, x)};`);
    case "PC": {
      const v = int(c, x);
      return c.l.line(
        `w.pc = ${v.r === "x" || v.r === "n" ? v.code : wideNumber(c, { ...x, type: { kind: "U", width: 64 } } as Expr)};`,
      );
    }
    case "VCC":
      return two("vcc");
    case "EXEC":
      return two("exec");
    case "VCC_LO":
      return c.l.line(`${u()}[w.vcc] = ${low(c, x)};`);
    case "VCC_HI":
      return c.l.line(`${u()}[w.vcc + 1] = ${low(c, x)};`);
    case "EXEC_LO":
      return c.l.line(`${u()}[w.exec] = ${low(c, x)};`);
    case "EXEC_HI":
      return c.l.line(`${u()}[w.exec + 1] = ${low(c, x)};`);
  }
  return c.l.unsupported(s.at, `a write to ${place.name}`);
}

/** Variables that gather the lanes' bits of a mask. */
const gathered = { D0: "q", VCC: "co", EXEC: "ex" } as const;

function assignLaneBit(c: Body, mask: "D0" | "VCC" | "EXEC", x: Expr, s: Stmt): void {
  if (c.l.frame.class !== "lane") return c.l.unsupported(s.at, "a lane's bit outside a lane definition");
  const key = ({ D0: "d0", VCC: "co", EXEC: "exec" } as const)[mask];
  c.l.masks = { ...c.l.masks, [key]: true };
  const name = gathered[mask];
  const test =
    x.e === "resize" && x.x.type.kind === "bool"
      ? bool(c, x.x)
      : bool(c, x.type.kind === "bool" ? x : { e: "test", x, type: boolType, at: x.at });
  if (c.rewritten.has(mask)) {
    return c.l.line(`${name} = ${paren(test)} ? ${name} | (1 << l) : ${name} & ~(1 << l);`);
  }
  if (test === "false") return;
  if (test === "true") return c.l.line(`${name} |= 1 << l;`);
  return c.l.line(`${name} |= ${oneIf(test)} << l;`);
}

function assignState(c: Body, path: string, x: Expr, s: Stmt): void {
  // exception flags are not modelled
  if (path.startsWith("TRAPSTS.")) return;
  if (path.startsWith("MODE.")) {
    const name = path.slice(5);
    const bit = modeBits.get(name)!;
    const field = name === "CSP" ? 7 : 1;
    const mask = (field * 2 ** bit) >>> 0;
    return c.l.line(
      `w.mode = ((w.mode & ~0x${mask.toString(16)}) | ((${paren(low(c, x))} & ${field}) << ${bit})) >>> 0;`,
    );
  }
  if (path === "WAVE_STATUS.PRIV") return;
  return c.l.unsupported(s.at, `a write to ${path}`);
}

// ------------------------------------------------------------------ part writes

function part(c: Body, s: Stmt & { readonly s: "part" }): void {
  const { place, width } = s;
  const lo = s.lo.e === "int" ? Number(s.lo.value) : null;
  const value = unsignedLow(c, s.value);
  switch (place.p) {
    case "local": {
      const plan = c.l.plans.get(place.local)!;
      if (plan.form === "number")
        return c.l.line(
          `${plan.name} = ${canonical(inserted(c, plan.name, value, lo, s, place.type.width), place.local.type)};`,
        );
      if (plan.form === "pair") return partOfPair(c, `${plan.name}_lo`, `${plan.name}_hi`, lo, s);
      if (plan.form === "words") {
        if (width > 32) {
          const v = words(c, s.value);
          const at = lo === null ? c.l.atom(number(c, s.lo)) : String(lo);
          const f = c.l.bits("setBits");
          c.l.line(`${f}(${plan.name}, ${at}, ${v.lo}, 32);`);
          return c.l.line(`${f}(${plan.name}, ${at} + 32, ${v.hi}, ${width - 32});`);
        }
        return c.l.line(
          `${c.l.bits("setBits")}(${plan.name}, ${lo ?? number(c, s.lo)}, ${value}, ${width});`,
        );
      }
      return c.l.unsupported(s.at, `a part of ${plan.name}`);
    }
    case "vgpr": {
      const at = c.l.atom(vgprOffset(c, place, s.at));
      return c.l.line(
        `${c.l.view("u")}[${at}] = ${inserted(c, `${c.l.view("u")}[${at}]`, value, lo, s, 32)};`,
      );
    }
    case "sgpr": {
      if (place.type.width !== 32) break;
      const at = c.l.atom(sgprOffset(c, place.index, 0));
      return c.l.line(
        `${c.l.view("u")}[${at}] = ${inserted(c, `${c.l.view("u")}[${at}]`, value, lo, s, 32)};`,
      );
    }
    case "special": {
      const u = c.l.view("u");
      const offset = (
        { M0: "w.m0", VCC: "w.vcc", EXEC: "w.exec", VCC_LO: "w.vcc", EXEC_LO: "w.exec" } as Record<
          string,
          string
        >
      )[place.name];
      if (offset === undefined || c.l.frame.class === "lane") break;
      if (place.type.width === 32)
        return c.l.line(`${u}[${offset}] = ${inserted(c, `${u}[${offset}]`, value, lo, s, 32)};`);
      return partOfPair(c, `${u}[${offset}]`, `${u}[${offset} + 1]`, lo, s);
    }
    case "element": {
      if (place.type.width > 32) break;
      const { name } = c.l.plans.get(place.local)!;
      const index = c.l.atom(number(c, place.index));
      return c.l.line(
        `${name}[${index}] = ${inserted(c, `${name}[${index}]`, value, lo, s, place.type.width)};`,
      );
    }
    case "hwreg": {
      const index = c.l.atom(number(c, place.index));
      return c.l.line(`w.setreg(${index}, ${inserted(c, `w.getreg(${index})`, value, lo, s, 32)});`);
    }
  }
  return c.l.unsupported(s.at, `a part of ${place.p}`);
}

/** `old` with `width` bits from `lo` on replaced. */
function inserted(
  c: Body,
  old: string,
  value: string,
  lo: number | null,
  s: Stmt & { readonly s: "part" },
  of: number,
): string {
  const { width } = s;
  if (lo === null) return `${c.l.bits("insert32")}(${old}, ${value}, ${number(c, s.lo)}, ${width})`;
  if (lo === 0 && width >= of) return value;
  const field = (2 ** width - 1) * 2 ** lo;
  const shifted = lo === 0 ? value : `${paren(value)} << ${lo}`;
  return `(${old} & 0x${((of === 32 ? 0xffffffff : 2 ** of - 1) - field).toString(16)}) | ${paren(shifted)}`;
}

function partOfPair(
  c: Body,
  loName: string,
  hiName: string,
  lo: number | null,
  s: Stmt & { readonly s: "part" },
): void {
  const { width } = s;
  if (width > 32) {
    if (lo === null || lo !== 0) return c.l.unsupported(s.at, `a part of ${width} bits`);
    const v = words(c, s.value);
    const low = c.l.atom(v.lo);
    c.l.line(`${hiName} = ${inserted(c, hiName, v.hi, 0, { ...s, width: width - 32 }, 32)};`);
    return c.l.line(`${loName} = ${low};`);
  }
  const value = unsignedLow(c, s.value);
  if (lo !== null && lo >= 32) return c.l.line(`${hiName} = ${inserted(c, hiName, value, lo - 32, s, 32)};`);
  if (lo !== null && lo + width <= 32)
    return c.l.line(`${loName} = ${inserted(c, loName, value, lo, s, 32)};`);
  const at = lo === null ? c.l.atom(number(c, s.lo)) : String(lo);
  const once = c.l.atom(value);
  const high = c.l.atom(`${c.l.bits("insert64Hi")}(${loName}, ${hiName}, ${once}, ${at}, ${width})`);
  c.l.line(`${loName} = ${c.l.bits("insert64Lo")}(${loName}, ${hiName}, ${once}, ${at}, ${width});`);
  return c.l.line(`${hiName} = ${high};`);
}

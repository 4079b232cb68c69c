import type { Body } from "./lower-body.js";
import { paren } from "./lower-context.js";
import { offsetOperand, readMemory } from "./lower-memory.js";
import { canonical, exact, loose, number, pair, type Int } from "./lower-int.js";
import type { Position } from "./errors.js";
import type { Expr, Place } from "./ir.js";
import { modeBits } from "./names.js";
import { visit } from "./walk.js";
import type { Type } from "./types.js";

/** Reads of places as integers. */

type Read = Int & { readonly code: string };

const withCode = (v: Int): Read => ({ code: "", ...v }) as Read;

export function readInt(c: Body, place: Place, at: Position): Read {
  switch (place.p) {
    case "local":
      return withCode(readLocal(c, place, at));
    case "element": {
      const plan = c.l.plans.get(place.local)!;
      if (place.type.width > 32) return c.l.unsupported(at, `an array of ${place.type.width}-bit elements`);
      return withCode(exact(`${plan.name}[${number(c, place.index)}]`));
    }
    case "operand":
      return withCode(readOperand(c, place, at));
    case "special":
      return withCode(readSpecial(c, place, at));
    case "lanebit":
      return withCode(readLaneBit(c, place.mask, at));
    case "vgpr":
      return withCode(cast(`${c.l.view("u")}[${vgprOffset(c, place, at)}]`, place.type));
    case "sgpr":
      return withCode(
        readWords(c, place.type, at, (index) => `${c.l.view("u")}[${sgprOffset(c, place.index, index)}]`),
      );
    case "hwreg":
      return withCode(cast(`w.getreg(${number(c, place.index)})`, place.type));
    case "field":
      return withCode(exact(`s.fields.${fieldName(place.name)}`));
    case "state":
      return withCode(readState(c, place.path, at));
    case "memory":
      return withCode(readMemory(c, place, at));
  }
}

/** A word read from the state as a value of the type. */
function cast(code: string, type: Type): Int {
  if (type.width > 32) return { r: "x", code };
  if (type.width === 32) return type.kind === "I" ? loose(code) : exact(code);
  return exact(canonical(code, type));
}

function readLocal(c: Body, place: Place & { readonly p: "local" }, at: Position): Int {
  const plan = c.l.plans.get(place.local)!;
  switch (plan.form) {
    case "number":
    case "boolean":
      return exact(plan.name);
    case "wide":
      return { r: "x", code: plan.name };
    case "pair":
      return pair(`${plan.name}_lo`, `${plan.name}_hi`);
    case "words":
      return { r: "b", code: `${c.l.bits("bigFromWords")}(${plan.name})` };
    default:
      return c.l.unsupported(at, `${plan.name} as an integer`);
  }
}

function readOperand(c: Body, place: Place & { readonly p: "operand" }, at: Position): Int {
  const { name, type } = place;
  const offset = offsetOperand(c, name, place);
  if (offset !== null) return offset;
  if (!c.l.isOperand(name)) return c.l.unsupported(at, `the operand ${name}`);
  const key = name.toLowerCase();
  const word = (index: number): string =>
    c.l.load(index === 0 ? key : `${key}w${index}`, () => `${c.l.view("u")}[${c.l.word(name, index)}]`);
  if (type.width <= 32) {
    if (type.width === 32) {
      if (type.kind !== "I") return exact(word(0));
      return exact(c.l.load(`${key}i`, () => `${c.l.view("i")}[${c.l.word(name, 0)}]`));
    }
    const short = `${key}${type.kind === "I" ? "i" : "u"}${type.width}`;
    return exact(c.l.load(short, () => canonical(`${c.l.view("u")}[${c.l.word(name, 0)}]`, type)));
  }
  if (type.width <= 64) {
    const hi = word(1);
    return pair(word(0), type.width === 64 ? hi : canonical(hi, { kind: type.kind, width: type.width - 32 }));
  }
  if (type.width > 1024) return c.l.unsupported(at, `all bits of ${name}`);
  const parts = Array.from({ length: Math.ceil(type.width / 32) }, (_, index) => word(index));
  return { r: "b", code: `${c.l.bits("bigFromWords")}([${parts.join(", ")}])` };
}

function readWords(c: Body, type: Type, at: Position, word: (index: number) => string): Int {
  if (type.width <= 32) return cast(word(0), type);
  if (type.width === 64) return pair(c.l.atom(word(0)), c.l.atom(word(1)));
  return c.l.unsupported(at, `a register of ${type.width} bits`);
}

export function sgprOffset(c: Body, index: Expr, add: number): string {
  return `w.sgpr0 + ${paren(number(c, index))}${add === 0 ? "" : ` + ${add}`}`;
}

function isField(x: Expr, names: RegExp): string | null {
  if (x.e === "read" && x.place.p === "field" && names.test(x.place.name)) return x.place.name;
  if (x.e === "view" || x.e === "resize") return isField(x.x, names);
  return null;
}

/** Word offset of a VGPR of a lane. A register that a field names is where the operand was bound. */
export function vgprOffset(c: Body, place: Place & { readonly p: "vgpr" }, at: Position): string {
  const lane = number(c, place.lane);
  const source = isField(place.index, /^SRC[012]$/);
  if (source !== null) return `s.s${source.slice(3)} + ${paren(lane)} * s.k${source.slice(3)}`;
  if (isField(place.index, /^(VDST|DST)$/) !== null) return `s.d0 + ${paren(lane)} * s.kd0`;
  if (
    c.l.frame.class === "lane" &&
    !(place.lane.e === "read" && place.lane.place.p === "special" && place.lane.place.name === "laneId")
  ) {
    return c.l.unsupported(at, "another lane's register in a lane definition");
  }
  return `${paren(number(c, place.index))} * w.size + ${paren(lane)}`;
}

export function fieldName(name: string): string {
  return name === "DST" ? "VDST" : name === "SDWA_SRC0_SEL" ? "SRC0_SEL" : name;
}

function readSpecial(c: Body, place: Place & { readonly p: "special" }, at: Position): Int {
  const u = (): string => c.l.view("u");
  const lane = c.l.frame.class === "lane";
  // what no lane changes is read once
  const scalar = (key: string, code: () => string): string => (lane ? c.l.once(key, code) : code());
  const mask = (name: "vcc" | "exec", index: 0 | 1): string =>
    scalar(`${name}${index}`, () => `${u()}[w.${name}${index === 0 ? "" : " + 1"}]`);
  switch (place.name) {
    case "SCC":
      return exact(scalar("scc", () => "w.scc"));
    case "M0":
      return exact(scalar("m0", () => `${u()}[w.m0]`));
    case "VCC":
      return pair(mask("vcc", 0), mask("vcc", 1));
    case "EXEC":
      return pair(mask("exec", 0), mask("exec", 1));
    case "VCC_LO":
      return exact(mask("vcc", 0));
    case "VCC_HI":
      return exact(mask("vcc", 1));
    case "EXEC_LO":
      return exact(mask("exec", 0));
    case "EXEC_HI":
      return exact(mask("exec", 1));
    case "VCCZ":
      return exact("w.vccz");
    case "EXECZ":
      return exact("w.execz");
    case "PC":
      return { r: "x", code: "s.pc" };
    case "NEXT_PC":
      return { r: "x", code: "s.next" };
    case "SIMM64":
      return pair(
        scalar("simm", () => "s.simm >>> 0"),
        scalar("simmHi", () => "s.simmHi >>> 0"),
      );
    case "SIMM16":
      // a step's `simm` is the literal where there is one
      return exact(readsLiteral(c) ? "(s.fields.SIMM16 << 16) >> 16" : "s.simm");
    case "SIMM32":
      return exact(scalar("simm", () => "s.simm >>> 0"));
    case "laneId":
      if (!lane) return c.l.unsupported(at, "laneId outside a lane definition");
      return exact("h + l");
    case "WAVE32":
      return exact("w.size === 32");
    case "WAVE64":
      return exact("w.size === 64");
    case "MODE":
      return exact("w.mode");
    default:
      return c.l.unsupported(at, place.name);
  }
}

function readsLiteral(c: Body): boolean {
  let found = false;
  const read = (place: Place): void => {
    if (place.p === "special" && (place.name === "SIMM32" || place.name === "SIMM64")) found = true;
  };
  visit(c.body, { read });
  return found;
}

function readLaneBit(c: Body, mask: "D0" | "VCC" | "EXEC", at: Position): Int {
  if (c.l.frame.class !== "lane") return c.l.unsupported(at, "a lane's bit outside a lane definition");
  if (mask === "VCC") {
    c.l.masks = { ...c.l.masks, ci: true };
    return exact("(ci >>> l) & 1");
  }
  if (mask === "EXEC") return exact("1");
  return c.l.unsupported(at, "the lane's bit of D0");
}

/** State that the wave does not model reads as 0: a wave of no privilege, under no debugger. */
const zeroState = /^(WAVE_STATUS|STATUS)\.(PRIV|COND_DBG_SYS|COND_DBG_USER)$/;

function readState(c: Body, path: string, at: Position): Int {
  if (path.startsWith("MODE.")) {
    const name = path.slice(5);
    const wide = name === "CSP";
    const code = `(w.mode >>> ${modeBits.get(name)}) & ${wide ? 7 : 1}`;
    return exact(c.l.frame.class === "lane" ? c.l.once(name.toLowerCase(), () => code) : code);
  }
  if (zeroState.test(path)) return exact("0");
  return c.l.unsupported(at, path);
}

/** A value of many words whose bits are picked out where they lie. */
export interface WideSource {
  /** first arguments of bitsAt: array, offset, distance, count */
  readonly code: string;
  readonly word: (index: number) => Int;
}

export function wideSource(c: Body, x: Expr): WideSource | null {
  if (x.e === "view" && x.x.type.width > 64 && x.type.kind !== "I") return wideSource(c, x.x);
  if (x.e !== "read" || x.type.width <= 64) return null;
  const { place } = x;
  if (place.p === "local" && c.l.plans.get(place.local)?.form === "words") {
    const { name } = c.l.plans.get(place.local)!;
    return { code: `${name}, 0, 1, ${name}.length`, word: (index) => exact(`${name}[${index}]`) };
  }
  if (place.p === "operand" && c.l.isOperand(place.name)) {
    const n = place.name.slice(1);
    const distance = c.l.frame.class === "scalar" ? "1" : place.name.startsWith("D") ? `hd${n}` : `h${n}`;
    if (distance !== "1") c.l.strides.add(distance);
    return {
      code: `${c.l.view("u")}, ${c.l.pointer(place.name)}, ${distance}, ${Math.min(32, Math.ceil(place.type.width / 32))}`,
      word: (index) => exact(`${c.l.view("u")}[${c.l.word(place.name, index)}]`),
    };
  }
  return null;
}

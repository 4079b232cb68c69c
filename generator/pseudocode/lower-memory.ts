import type { Body } from "./lower-body.js";
import { paren } from "./lower-context.js";
import { floatBits } from "./lower-float.js";
import { canonical, exact, loose, low, oneIf, pair, words, type Int } from "./lower-int.js";
import type { Position } from "./errors.js";
import type { Expr, Place } from "./ir.js";
import { isFloat } from "./types.js";

/**
 * Memory: `w.mem` (64-bit addresses), `w.lds` and `w.scratch` (32-bit), each with load8/16/32 and store8/16/32. Every
 * access names its lane, -1 when there is none.
 */

type Memory = Place & { readonly p: "memory" };

/** An address, computed once: gives the arguments that name the byte `offset` further on. */
interface Address {
  readonly object: string;
  readonly at: (offset: number) => string;
}

function address(c: Body, place: Memory, at: Position): Address {
  const name = (
    {
      MEM: "mem",
      LDS: "lds",
      LDS_MEM: "lds",
      DS: "lds",
      SCRATCH: "scratch",
      GS_REGS: "gsRegisters",
    } as Record<string, string>
  )[place.space];
  if (name === undefined) return c.l.unsupported(at, `memory (${place.space})`);
  const object = c.l.frame.class === "lane" ? c.l.once(name, () => `w.${name}`) : `w.${name}`;
  const lane = c.l.frame.class === "lane" ? "h + l" : (c.lanes.at(-1) ?? "-1");
  if (name !== "mem") {
    const base = c.l.atom(`${paren(low(c, place.address))} >>> 0`);
    return { object, at: (offset) => `${offset === 0 ? base : `${base} + ${offset}`}, ${lane}` };
  }
  const v = words(c, place.address);
  const lo = c.l.atom(`${paren(v.lo)} >>> 0`);
  const hi = c.l.atom(v.hi === "0" ? v.hi : `${paren(v.hi)} >>> 0`);
  return {
    object,
    at: (offset) => {
      if (offset === 0) return `${lo}, ${hi}, ${lane}`;
      const next = c.l.atom(`(${lo} + ${offset}) >>> 0`);
      return `${next}, ${hi} + ${oneIf(`${next} < ${lo}`)}, ${lane}`;
    },
  };
}

export function readMemory(c: Body, place: Memory, at: Position): Int {
  const { kind, width } = place.type;
  const where = address(c, place, at);
  if (width === 8 || width === 16) {
    const value = c.l.atom(`${where.object}.load${width}(${where.at(0)})`);
    return exact(kind === "I" ? canonical(value, place.type) : value);
  }
  if (width === 32) {
    const value = c.l.atom(`${where.object}.load32(${where.at(0)})`);
    return kind === "I" ? loose(value) : exact(c.l.atom(`${value} >>> 0`));
  }
  if (width === 64) {
    const lo = c.l.atom(`${where.object}.load32(${where.at(0)})`);
    return pair(lo, c.l.atom(`${where.object}.load32(${where.at(4)})`));
  }
  if (width % 32 === 0 && width <= 1024) {
    const parts = Array.from({ length: width / 32 }, (_, index) =>
      c.l.atom(`${where.object}.load32(${where.at(4 * index)})`),
    );
    return { r: "b", code: `${c.l.bits("bigFromWords")}([${parts.join(", ")}])` };
  }
  return c.l.unsupported(at, `memory of ${width} bits`);
}

export function writeMemory(c: Body, place: Memory, x: Expr, at: Position): void {
  const width = place.type.width;
  if (width > 64) return copyToMemory(c, place, x, at);
  const v = isFloat(x.type) ? floatBits(c, x) : width === 64 ? words(c, x) : { lo: low(c, x), hi: "" };
  const lo = c.l.atom(v.lo);
  const hi = width === 64 ? c.l.atom(v.hi) : "";
  const where = address(c, place, at);
  if (width === 8 || width === 16 || width === 32)
    return c.l.line(`${where.object}.store${width}(${where.at(0)}, ${lo});`);
  if (width !== 64) return c.l.unsupported(at, `memory of ${width} bits`);
  c.l.line(`${where.object}.store32(${where.at(0)}, ${lo});`);
  c.l.line(`${where.object}.store32(${where.at(4)}, ${hi});`);
}

/** `D0.b128 = MEM[a].b128`: word by word, upwards. */
export function copyFromMemory(c: Body, name: string, x: Expr): boolean {
  if (x.e === "view") return x.x.type.width === x.type.width && copyFromMemory(c, name, x.x);
  if (x.e !== "read" || x.place.p !== "memory" || x.type.width <= 64) return false;
  const where = address(c, x.place, x.at);
  for (let index = 0; index < x.type.width / 32; index++) {
    c.l.line(`${c.l.view("u")}[${c.l.word(name, index)}] = ${where.object}.load32(${where.at(4 * index)});`);
  }
  return true;
}

/** `MEM[a].b128 = S1.b128`. */
function copyToMemory(c: Body, place: Memory, x: Expr, at: Position): void {
  if (x.e === "view" && x.x.type.width === x.type.width) return copyToMemory(c, place, x.x, at);
  const count = place.type.width / 32;
  const where = address(c, place, at);
  let word: (index: number) => string;
  if (x.e === "read" && x.place.p === "operand" && c.l.isOperand(x.place.name)) {
    const { name } = x.place;
    word = (index) => `${c.l.view("u")}[${c.l.word(name, index)}]`;
  } else if (x.e === "read" && x.place.p === "local" && c.l.plans.get(x.place.local)?.form === "words") {
    const { name } = c.l.plans.get(x.place.local)!;
    word = (index) => `${name}[${index}]`;
  } else if (x.e === "read" && x.place.p === "memory") {
    const source = address(c, x.place, at);
    word = (index) => c.l.atom(`${source.object}.load32(${source.at(4 * index)})`);
  } else return c.l.unsupported(at, `a store of ${place.type.width} computed bits`);
  for (let index = 0; index < count; index++)
    c.l.line(`${where.object}.store32(${where.at(4 * index)}, ${word(index)});`);
}

/** OFFSET and its halves: the immediate of a memory instruction. */
export function offsetOperand(c: Body, name: string, place: Place): Int | null {
  if (name === "OFFSET0") return exact(c.l.once("offset0", () => "s.simm & 0xff"));
  if (name === "OFFSET1") return exact(c.l.once("offset1", () => "(s.simm >>> 8) & 0xff"));
  if (name !== "OFFSET") return null;
  const { kind, width } = place.type;
  if (width === 32 && kind === "I") return exact("s.simm");
  if (width === 32) return exact(c.l.once("offset", () => "s.simm >>> 0"));
  if (width < 32) return exact(canonical("s.simm", place.type));
  return { r: "x", code: kind === "I" ? "s.simm" : "s.simm >>> 0" };
}

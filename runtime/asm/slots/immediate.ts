import type { Words } from "../field.js";
import type { ParseState } from "../parseState.js";
import { f32ToBits } from "../../float/bits.js";
import { numberToF16 } from "../../float/round.js";
import { evaluate } from "../expression.js";
import { doubleBits, parseReal } from "../constants.js";
import { registerCode } from "../registerText.js";
import { operandCodeValue, wideLiteralText } from "../literals.js";
import {
  enumOf,
  fieldOf,
  hex,
  maybeField,
  parseNumber,
  signed,
  signedHex,
  type MakeSlot,
  type Slot,
} from "./slot.js";

/** Accepts negative numbers too, as LLVM does for 16-bit immediates. */
const parseWrapped =
  (write: (w: Words, value: number) => void, width: number): NonNullable<Slot["parse"]> =>
  (text, w, state) => {
    const value = state.number(text, -(2 ** (width - 1)), 2 ** width - 1);
    if (value === undefined) return state.wants(`a number of ${width} bits`);
    write(w, value);
    return true;
  };

/** `u:FIELD` - an unsigned number in decimal. */
export const decimal: MakeSlot = (spec, context) => {
  const { read, write, width } = fieldOf(spec, context);
  return { print: (w) => String(read(w)), parse: parseNumber(write, width) };
};

/** `x:FIELD` - an unsigned number in hexadecimal; `x.unsigned`: read without a sign, too. */
export const hexadecimal: MakeSlot = (spec, context) => {
  const { read, write, width } = fieldOf(spec, context);
  const parse = (spec.args[0] === "unsigned" ? parseNumber : parseWrapped)(write, width);
  return { print: (w) => hex(read(w)), parse };
};

/** `sx:FIELD` - a signed number in hexadecimal. */
export const signedHexadecimal: MakeSlot = (spec, context) => {
  const { read, write, width } = fieldOf(spec, context);
  return { print: (w) => signedHex(signed(read(w), width)), parse: parseWrapped(write, width) };
};

const INLINE_FLOATS = new Map([
  [0x3f000000, "0.5"],
  [0xbf000000, "-0.5"],
  [0x3f800000, "1.0"],
  [0xbf800000, "-1.0"],
  [0x40000000, "2.0"],
  [0xc0000000, "-2.0"],
  [0x40800000, "4.0"],
  [0xc0800000, "-4.0"],
  [0x3e22f983, "0.15915494"],
]);

/** `i:FIELD` - a number as LLVM writes a constant: -16..64 in decimal, else in hexadecimal. */
export const constant: MakeSlot = (spec, context) => {
  const { read, write, width } = fieldOf(spec, context);
  const parse = parseWrapped(write, width);
  return {
    parse: (text, w, state) => {
      const real = width === 32 ? parseReal(text) : undefined;
      if (real === undefined) return parse(unwrap(text), w, state);
      write(w, f32ToBits(real));
      return true;
    },
    print: (w) => {
      const value = read(w);
      if ((value | 0) >= -16 && (value | 0) <= 64) return String(value | 0);
      return INLINE_FLOATS.get(value) ?? hex(value);
    },
  };
};

/** The inside of `lit(...)`. */
const unwrap = (text: string): string => /^lit(64)?\((.*)\)$/.exec(text)?.[2] ?? text;

/** `k:FIELD` - a literal that is an operand of its own (FMAAK, FMAMK); always in hexadecimal. `k64`: LITERAL64. */
export const mandatoryLiteral: MakeSlot = (spec, context) => {
  const field = context.form.encoding.fieldByName.get(spec.fields[""]!)!;
  const short = spec.args[0] === "f16";
  /** The literal's bits, undefined when the text has no value. */
  const bitsOf = (text: string, state: ParseState): bigint | undefined => {
    const real = parseReal(text);
    if (real !== undefined) {
      if (field.width > 32) return doubleBits(real);
      return BigInt(short ? numberToF16(real, 0) : f32ToBits(real));
    }
    const value = state.integer(text);
    return state.labels > 0 ? undefined : value;
  };
  const parse: Slot["parse"] = (text, _, state) => {
    const given = unwrap(text);
    const bits = bitsOf(given, state);
    if (bits === undefined) return state.wants("a literal");
    if (short && (bits < -0x8000n || bits > 0xffffn)) return state.wants("a literal of 16 bits");
    if (field.width <= 32) {
      if (bits < -0x80000000n || bits > 0xffffffffn) return state.wants("a literal of 32 bits");
      return state.takeLiteral(BigInt.asUintN(32, bits), false);
    }
    // A number of 32 bits stands for the high half of a double.
    const narrow =
      bits >= 0n && bits <= 0xffffffffn && !text.startsWith("lit64(") && parseReal(given) === undefined;
    return state.takeLiteral(BigInt.asUintN(64, narrow ? bits << 32n : bits), true);
  };
  if (field.width <= 32) {
    const { read } = fieldOf(spec, context);
    return { print: (w) => hex(operandCodeValue(read(w))), parse };
  }
  const at = field.pieces[0]!.word;
  return { anew: true, print: (w) => wideLiteralText("f64", w[at]!, w[at + 1]!), parse };
};

/** `opt:FIELD` - a number that is left out when 0. */
export const optionalDecimal: MakeSlot = (spec, context) => {
  const { read, write, width } = fieldOf(spec, context);
  return {
    parse: parseNumber(write, width),
    absent: (w) => {
      write(w, 0);
      return true;
    },
    print: (w) => {
      const value = read(w);
      return value === 0 ? "" : String(value);
    },
  };
};

/** `label:FIELD` - a branch distance in dwords. */
export const label: MakeSlot = (spec, context) => {
  const { read, write } = fieldOf(spec, context);
  return {
    print: (w) => String(read(w)),
    parse: (text, w, state) => {
      const target = state.integer(text);
      if (target === undefined || state.labels > 1) return state.wants("a label or a distance in dwords");
      if (state.labels === 0) {
        if (target < -0x8000n || target > 0xffffn) return state.wants("a distance of 16 bits, in dwords");
        write(w, Number(target));
        return true;
      }
      const distance = (target - BigInt(state.address) - 4n) / 4n;
      if (!state.lenient && (distance < -0x8000n || distance > 0x7fffn))
        return state.wants("a label within 128 KiB");
      write(w, Number(distance) & 0xffff);
      return true;
    },
  };
};

/** The arguments of `name(a, b)`, or undefined when the text is something else. */
function call(name: string, text: string): string[] | undefined {
  const open = text.indexOf("(");
  if (open < 0 || text.slice(0, open).trimEnd() !== name || !text.endsWith(")")) return undefined;
  return text
    .slice(open + 1, -1)
    .split(",")
    .map((part) => part.trim());
}

/** The values of `{name: value, ...}` in the order of `names`, as far as they are given; undefined for other texts. */
function structured(text: string, names: readonly string[]): string[] | undefined {
  if (!text.startsWith("{") || !text.endsWith("}")) return undefined;
  const defaults = ["0", "0", "32"];
  const values = names.map((_, i) => defaults[i]!);
  for (const part of text.slice(1, -1).split(",")) {
    const [name, value] = part.split(":").map((one) => one.trim());
    const index = names.indexOf(name ?? "");
    if (index < 0 || value === undefined) return undefined;
    values[index] = value;
  }
  return values;
}

/** A name of the list, or a number. */
function named(
  names: ReadonlyMap<string, number>,
  text: string,
  most: number,
  state: ParseState,
): number | undefined {
  return names.get(text) ?? state.number(text, 0, most);
}

/** `hwreg:SIMM16` - a range of bits of a hardware register. */
export const hwreg: MakeSlot = (spec, context) => {
  const { read, write, width } = fieldOf(spec, context);
  const { byValue: names, byName } = enumOf(context, "hwreg");
  const raw = parseNumber(write, width);
  return {
    parse: (text, w, state) => {
      const args = call("hwreg", text) ?? structured(text, ["id", "offset", "size"]);
      if (args === undefined) return raw(text, w, state) || state.wants("hwreg(<register>) or a number");
      const id = named(byName, args[0]!, 63, state);
      if (id === undefined || (args.length !== 1 && args.length !== 3))
        return state.wants("hwreg(<register>) or hwreg(<register>, <offset>, <size>)");
      const offset = args.length === 1 ? 0 : state.number(args[1]!, 0, 31);
      const size = args.length === 1 ? 32 : state.number(args[2]!, 1, 32);
      if (offset === undefined || size === undefined)
        return state.wants("an offset of 0..31 and a size of 1..32");
      write(w, id | (offset << 6) | ((size - 1) << 11));
      return true;
    },
    print: (w) => {
      const value = read(w);
      const id = value & 63;
      const offset = (value >>> 6) & 31;
      const size = (value >>> 11) + 1;
      const name = names.get(id) ?? String(id);
      return offset === 0 && size === 32 ? `hwreg(${name})` : `hwreg(${name}, ${offset}, ${size})`;
    },
  };
};

/**
 * `msg:FIELD` - a message with its operation and stream; `msg.wide` where the message takes all 8 bits and there is
 * neither operation nor stream.
 */
export const message: MakeSlot = (spec, context) => {
  const { read, write, width } = fieldOf(spec, context);
  const { byValue: names, byName } = enumOf(context, "sendmsg");
  const raw = parseNumber(write, width);
  if (spec.args[0] === "wide") {
    return {
      parse: (text, w, state) => {
        const args = call("sendmsg", text);
        if (args === undefined) return raw(text, w, state) || state.wants("sendmsg(<message>) or a number");
        const id = named(byName, args[0]!, 255, state);
        if (id === undefined) return state.wants([...byName.keys()].join(", "));
        if (args.slice(1).some((arg) => state.number(arg, 0, 0) === undefined)) return state.wants("0");
        write(w, id);
        return true;
      },
      print: (w) => {
        const value = read(w);
        const name = names.get(value & 0xff);
        if (name !== undefined) return `sendmsg(${name})`;
        return value > 0xff ? String(value) : `sendmsg(${value}, 0, 0)`;
      },
    };
  }
  const operations = (id: number): ReadonlyMap<number, string> | undefined => {
    const name = names.get(id);
    return name === undefined ? undefined : context.model.enums.get(`op_${name}`)?.byValue;
  };
  const streams = enumOf(context, "msg_streams").byName;
  return {
    parse: (text, w, state) => {
      const args = call("sendmsg", text);
      if (args === undefined) return raw(text, w, state) || state.wants("sendmsg(<message>) or a number");
      const id = named(byName, args[0]!, 15, state);
      if (id === undefined || args.length > 3) return state.wants([...byName.keys()].join(", "));
      const ops = context.model.enums.get(`op_${names.get(id)}`)?.byName ?? new Map<string, number>();
      const op = args[1] === undefined ? 0 : named(ops, args[1], 7, state);
      if (op === undefined) return state.wants([...ops.keys()].join(", "));
      const stream = args[2] === undefined ? 0 : state.number(args[2], 0, 3);
      if (stream === undefined) return state.wants("a stream from 0 to 3");
      write(w, id | (op << 4) | (stream << 8));
      return true;
    },
    print: (w) => {
      const value = read(w);
      const id = value & 15;
      const op = (value >>> 4) & 7;
      const stream = (value >>> 8) & 3;
      const name = names.get(id);
      if (name !== undefined) {
        const ops = operations(id);
        const opName = ops?.get(op);
        if (ops === undefined ? op === 0 && stream === 0 : opName !== undefined) {
          if (ops === undefined) return `sendmsg(${name})`;
          const takesStream = streams.has(opName!);
          if (takesStream) return `sendmsg(${name}, ${opName}, ${stream})`;
          if (stream === 0) return `sendmsg(${name}, ${opName})`;
        }
      }
      return (id | (op << 4) | (stream << 8)) === value ? `sendmsg(${id}, ${op}, ${stream})` : String(value);
    },
  };
};

/** Counters of a wait instruction: bits from an enum row `NAME@offset+width`. */
interface Counter {
  readonly name: string;
  readonly pieces: readonly (readonly [offset: number, width: number, lsb: number])[];
  readonly max: number;
}

/** Reads rows like `vmcnt/0+4/14+2`. */
function counters(names: ReadonlyMap<number, string>): Counter[] {
  return [...names.values()].map((text) => {
    const [name, ...parts] = text.split("/") as [string, ...string[]];
    let lsb = 0;
    const pieces = parts.map((part) => {
      const [offset, width] = part.split("+").map(Number) as [number, number];
      const piece = [offset, width, lsb] as const;
      lsb += width;
      return piece;
    });
    return { name, pieces, max: 2 ** lsb - 1 };
  });
}

const count = (counter: Counter, value: number): number =>
  counter.pieces.reduce(
    (sum, [offset, width, lsb]) => sum | (((value >>> offset) & (2 ** width - 1)) << lsb),
    0,
  );

/** Reads `name(5) name(3)`, also with `&` or commas between; counters that are not named keep `start`'s bits; `once`: none may be named again. */
function parseCounters(
  list: readonly Counter[],
  text: string,
  start: number,
  once: boolean,
  state: ParseState,
): number | undefined {
  let value = start;
  const seen = new Set<Counter>();
  for (const part of text.split(/(?<=\))\s*[&,]?\s*/)) {
    if (part === "") continue;
    const open = part.indexOf("(");
    const name = part.slice(0, Math.max(open, 0)).trim();
    const saturate = name.endsWith("_sat");
    const counter = list.find((one) => one.name === (saturate ? name.slice(0, -4) : name));
    if (counter === undefined || !part.endsWith(")") || (once && seen.has(counter))) return undefined;
    seen.add(counter);
    const count = state.number(part.slice(open + 1, -1), 0, saturate ? 0xffff : counter.max);
    if (count === undefined) return undefined;
    const stored = Math.min(count, counter.max);
    for (const [offset, width, lsb] of counter.pieces) {
      const mask = 2 ** width - 1;
      value = (value & ~(mask << offset)) | (((stored >>> lsb) & mask) << offset);
    }
  }
  return value;
}

const fullCounters = (list: readonly Counter[]): number =>
  list.reduce((bits, c) => c.pieces.reduce((b, [o, n]) => b | ((2 ** n - 1) << o), bits), 0);

/** `waitcnt:SIMM16` - counters that are not at their maximum, all when all are. */
export const waitcnt: MakeSlot = (spec, context) => {
  const { read, write, width } = fieldOf(spec, context);
  const list = counters(enumOf(context, "waitcnt").byValue);
  const raw = parseWrapped(write, width);
  const full = fullCounters(list);
  return {
    rest: true,
    parse: (text, w, state) => {
      const value = parseCounters(list, text, full, false, state);
      if (value === undefined)
        return raw(text, w, state) || state.wants(list.map((c) => `${c.name}(n)`).join(" "));
      write(w, value);
      return true;
    },
    print: (w) => {
      const value = read(w);
      const values = list.map((c) => count(c, value));
      const all = list.every((c, i) => values[i] === c.max);
      return list
        .map((c, i) => (all || values[i] !== c.max ? `${c.name}(${values[i]})` : ""))
        .filter((text) => text !== "")
        .join(" ");
    },
  };
};

/** `depctr:SIMM16` - dependency counters that are not at their default; a number when other bits are set. */
export const depctr: MakeSlot = (spec, context) => {
  const { read, write, width } = fieldOf(spec, context);
  const list = counters(enumOf(context, "depctr").byValue);
  const used = fullCounters(list);
  const raw = parseWrapped(write, width);
  const rest = 0xffff & ~used;
  return {
    rest: true,
    parse: (text, w, state) => {
      const value = parseCounters(list, text, used, true, state);
      if (value === undefined)
        return raw(text, w, state) || state.wants(list.map((c) => `${c.name}(n)`).join(" "));
      write(w, value);
      return true;
    },
    print: (w) => {
      const value = read(w);
      const values = list.map((c) => count(c, value));
      if ((value & rest) !== 0) return hex(value);
      const all = list.every((c, i) => values[i] === c.max);
      return list
        .map((c, i) => (all || values[i] !== c.max ? `${c.name}(${values[i]})` : ""))
        .filter((text) => text !== "")
        .join(" ");
    },
  };
};

/** `delay:SIMM16` - which earlier instructions to wait for. */
export const delay: MakeSlot = (spec, context) => {
  const { read, write, width } = fieldOf(spec, context);
  const { byValue: ids, byName: idCodes } = enumOf(context, "delay_id");
  const { byValue: skips, byName: skipCodes } = enumOf(context, "delay_skip");
  const raw = parseWrapped(write, width);
  const parts: Readonly<Record<string, readonly [ReadonlyMap<string, number>, number]>> = {
    instid0: [idCodes, 0],
    instskip: [skipCodes, 4],
    instid1: [idCodes, 7],
  };
  return {
    rest: true,
    parse: (text, w, state) => {
      let value = 0;
      for (const part of text.split("|")) {
        const [, name, code] = /^\s*(\w+)\s*\(\s*(\w+)\s*\)\s*$/.exec(part) ?? [];
        const known = name === undefined ? undefined : parts[name];
        const bits = known?.[0].get(code!);
        if (known === undefined || bits === undefined)
          return raw(text, w, state) || state.wants("instid0(...) | instskip(...) | instid1(...)");
        value |= bits << known[1];
      }
      write(w, value);
      return true;
    },
    print: (w) => {
      const value = read(w);
      const parts: string[] = [];
      const id0 = value & 15;
      const skip = (value >>> 4) & 7;
      const id1 = (value >>> 7) & 15;
      if (id0 !== 0) parts.push(`instid0(${ids.get(id0) ?? "/* invalid instid value */"})`);
      if (skip !== 0) parts.push(`instskip(${skips.get(skip) ?? "/* invalid instskip value */"})`);
      if (id1 !== 0) parts.push(`instid1(${ids.get(id1) ?? "/* invalid instid value */"})`);
      return parts.length === 0 ? "0" : parts.join(" | ");
    },
  };
};

/** `version:SIMM16` - microcode version and flags, as the expression LLVM builds. */
export const version: MakeSlot = (spec, context) => {
  const { read, write } = fieldOf(spec, context);
  const { byValue: versions, byName } = enumOf(context, "version");
  const flags = [...enumOf(context, "version_flag").byValue];
  const symbols = new Map([...byName, ...flags.map(([bit, name]) => [name, bit] as const)]);
  return {
    rest: true,
    parse: (text, w, state) => {
      const result = evaluate(text, (name) => {
        const known = symbols.get(name);
        return known === undefined ? state.resolve(name) : BigInt(known);
      });
      if (!("value" in result) || result.value < 0n || result.value > 0xffffn)
        return state.wants("a version of 16 bits");
      write(w, Number(result.value));
      return true;
    },
    print: (w) => {
      const value = read(w);
      const known = flags.reduce((mask, [bit]) => mask | bit, 0xff);
      if ((value & ~known) !== 0) return hex(value);
      let text = versions.get(value & 0xff) ?? String(value & 0xff);
      let first = true;
      for (const [bit, name] of flags) {
        if ((value & bit) === 0) continue;
        text = first ? `${text}|${name}` : `(${text})|${name}`;
        first = false;
      }
      return text;
    },
  };
};

/** `gpridx:SIMM` - operands that register indexing applies to. */
export const gprIndex: MakeSlot = (spec, context) => {
  const { read, write, width } = fieldOf(spec, context);
  const { byValue, byName } = enumOf(context, "gpr_idx");
  const names = [...byValue];
  const raw = parseWrapped(write, width);
  return {
    parse: (text, w, state) => {
      const args = call("gpr_idx", text);
      if (args === undefined) return raw(text, w, state) || state.wants("gpr_idx(...)");
      let value = 0;
      for (const arg of args.length === 1 && args[0] === "" ? [] : args) {
        const bit = byName.get(arg);
        if (bit === undefined) return state.wants([...byName.keys()].join(", "));
        value |= bit;
      }
      write(w, value);
      return true;
    },
    print: (w) => {
      const value = read(w);
      if (value > 15) return hex(value);
      return `gpr_idx(${names
        .filter(([bit]) => (value & bit) !== 0)
        .map(([, name]) => name)
        .join(",")})`;
    },
  };
};

/** `text.<word>` - a fixed word; an underscore in front stands for a blank. */
export const fixedText: MakeSlot = (spec, context) => {
  const only = maybeField(spec, context, "if")?.read;
  const text = spec.args[0]!.replace("_", " ");
  return {
    print: only === undefined ? () => text : (w: Words) => (only(w) === 1 ? text : ""),
    ...(text.startsWith(" ")
      ? { modifiers: { [text.slice(1)]: (value) => value === null } }
      : { parse: (given, _, state) => given === text || state.wants(text) }),
  };
};

/** `param:VSRC` - P10, P20, P0 of an interpolation. */
export const param: MakeSlot = (spec, context) => {
  const { read, write } = fieldOf(spec, context);
  const { byValue: names, byName } = enumOf(context, "param");
  return {
    parse: (text, w, state) => {
      const code = byName.get(text);
      if (code === undefined) return state.wants([...byName.keys()].join(", "));
      write(w, code);
      return true;
    },
    print: (w) => names.get(read(w)) ?? `invalid_param_${read(w)}`,
  };
};

/** `attr:ATTR,chan=CHAN` - an attribute and its channel. */
export const attribute: MakeSlot = (spec, context) => {
  const { read, write } = fieldOf(spec, context);
  const channel = fieldOf(spec, context, "chan");
  return {
    print: (w) => `attr${read(w)}.${"xyzw"[channel.read(w)]!}`,
    parse: (text, w, state) => {
      const [, number, letter] = /^attr(\d{1,2})\.([xyzw])$/.exec(text) ?? [];
      if (number === undefined || Number(number) > 32) return state.wants("attr0.x to attr32.w");
      write(w, Number(number));
      channel.write(w, "xyzw".indexOf(letter!));
      return true;
    },
  };
};

/** `target:TGT` - where an export goes. */
export const target: MakeSlot = (spec, context) => {
  const { read, write } = fieldOf(spec, context);
  const { byValue: names, byName } = enumOf(context, "target");
  return {
    parse: (text, w, state) => {
      const unknown = /^invalid_target_(\d{1,2})$/.exec(text);
      const code = byName.get(text) ?? (unknown === null ? undefined : Number(unknown[1]));
      if (code === undefined || code > 63) return state.wants([...byName.keys()].join(", "));
      write(w, code);
      return true;
    },
    print: (w) => names.get(read(w)) ?? `invalid_target_${read(w)}`,
  };
};

/** `expsrc.<n>:VSRCn,en=EN` - a register that is exported, `off` when its bit is clear; `c`: pairs (COMPR). */
export const exportSource: MakeSlot = (spec, context) => {
  const index = Number(spec.args[0]);
  const enable = fieldOf(spec, context, "en").read;
  const compressed = maybeField(spec, context, "compr")?.read;
  const enableField = fieldOf(spec, context, "en");
  const own = fieldOf(spec, context).read;
  const pairField = maybeField(spec, context, "pair");
  const pair = pairField?.read;
  const { code: codes } = context.registers.vector("v", 1);
  return {
    parse: (text, w, state) => {
      const compact = compressed !== undefined && compressed(w) === 1;
      // Compressed, two halves share a register: 0 and 1 the first one, 2 and 3 the second; the odd ones count not.
      const mask = compact ? (index % 2 === 0 ? 3 << index : 0) : 1 << index;
      const bits = enableField.read(w);
      if (text === "off") {
        enableField.write(w, bits & ~mask);
        return true;
      }
      const other = codes.has(text) ? undefined : registerCode(text, 1, context, state);
      const code = other?.file === "v" ? other.code - 256 : codes.get(text);
      if (code === undefined) return state.wants("a vector register or off");
      enableField.write(w, bits | mask);
      if (!compact || index === 0) fieldOf(spec, context).write(w, code);
      else if (index === 2) pairField?.write(w, code);
      return true;
    },
    print: (w) => {
      if (((enable(w) >>> index) & 1) === 0) return "off";
      const compact = compressed !== undefined && compressed(w) === 1 && pair !== undefined;
      return `v${compact ? pair(w) : own(w)}`;
    },
  };
};

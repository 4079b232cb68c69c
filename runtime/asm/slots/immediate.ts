import type { Words } from "../field.js";
import { bigField } from "../../isa/fields.js";
import { wideLiteralText } from "../literals.js";
import { enumOf, fieldOf, hex, maybeField, signed, signedHex, type MakeSlot } from "./slot.js";

/** `u:FIELD` - an unsigned number in decimal. */
export const decimal: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  return { print: (w) => String(read(w)) };
};

/** `x:FIELD` - an unsigned number in hexadecimal. */
export const hexadecimal: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  return { print: (w) => hex(read(w)) };
};

/** `sx:FIELD` - a signed number in hexadecimal. */
export const signedHexadecimal: MakeSlot = (spec, context) => {
  const { read, width } = fieldOf(spec, context);
  return { print: (w) => signedHex(signed(read(w), width)) };
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
  const { read } = fieldOf(spec, context);
  return {
    print: (w) => {
      const value = read(w);
      if ((value | 0) >= -16 && (value | 0) <= 64) return String(value | 0);
      return INLINE_FLOATS.get(value) ?? hex(value);
    },
  };
};

/** `k:FIELD` - a literal that is an operand of its own (FMAAK, FMAMK); always in hexadecimal. `k64`: LITERAL64. */
export const mandatoryLiteral: MakeSlot = (spec, context) => {
  const field = context.form.encoding.fieldByName.get(spec.fields[""]!)!;
  if (field.width <= 32) {
    const { read } = fieldOf(spec, context);
    return { print: (w) => hex(read(w)) };
  }
  return { print: (w) => wideLiteralText("f64", bigField(field, w)) };
};

/** `opt:FIELD` - a number that is left out when 0. */
export const optionalDecimal: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  return {
    print: (w) => {
      const value = read(w);
      return value === 0 ? "" : String(value);
    },
  };
};

/** `label:FIELD` - a branch distance in dwords. */
export const label: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  return { print: (w) => String(read(w)) };
};

/** `hwreg:SIMM16` - a range of bits of a hardware register. */
export const hwreg: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  const names = enumOf(context, "hwreg").byValue;
  return {
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
  const { read } = fieldOf(spec, context);
  const names = enumOf(context, "sendmsg").byValue;
  if (spec.args[0] === "wide") {
    return {
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

/** `waitcnt:SIMM16` - counters that are not at their maximum, all when all are. */
export const waitcnt: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  const list = counters(enumOf(context, "waitcnt").byValue);
  return {
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
  const { read } = fieldOf(spec, context);
  const list = counters(enumOf(context, "depctr").byValue);
  const used = list.reduce((bits, c) => c.pieces.reduce((b, [o, n]) => b | ((2 ** n - 1) << o), bits), 0);
  const rest = 0xffff & ~used;
  return {
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
  const { read } = fieldOf(spec, context);
  const ids = enumOf(context, "delay_id").byValue;
  const skips = enumOf(context, "delay_skip").byValue;
  return {
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
  const { read } = fieldOf(spec, context);
  const versions = enumOf(context, "version").byValue;
  const flags = [...enumOf(context, "version_flag").byValue];
  return {
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
  const { read } = fieldOf(spec, context);
  const names = [...enumOf(context, "gpr_idx").byValue];
  return {
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
  return { print: only === undefined ? () => text : (w: Words) => (only(w) === 1 ? text : "") };
};

/** `param:VSRC` - P10, P20, P0 of an interpolation. */
export const param: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  const names = enumOf(context, "param").byValue;
  return { print: (w) => names.get(read(w)) ?? `invalid_param_${read(w)}` };
};

/** `attr:ATTR,chan=CHAN` - an attribute and its channel. */
export const attribute: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  const channel = fieldOf(spec, context, "chan").read;
  return { print: (w) => `attr${read(w)}.${"xyzw"[channel(w)]!}` };
};

/** `target:TGT` - where an export goes. */
export const target: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  const names = enumOf(context, "target").byValue;
  return { print: (w) => names.get(read(w)) ?? `invalid_target_${read(w)}` };
};

/** `expsrc.<n>:VSRCn,en=EN` - a register that is exported, `off` when its bit is clear; `c`: pairs (COMPR). */
export const exportSource: MakeSlot = (spec, context) => {
  const index = Number(spec.args[0]);
  const enable = fieldOf(spec, context, "en").read;
  const compressed = maybeField(spec, context, "compr")?.read;
  const own = fieldOf(spec, context).read;
  const pair = maybeField(spec, context, "pair")?.read;
  return {
    print: (w) => {
      if (((enable(w) >>> index) & 1) === 0) return "off";
      const compact = compressed !== undefined && compressed(w) === 1 && pair !== undefined;
      return `v${compact ? pair(w) : own(w)}`;
    },
  };
};

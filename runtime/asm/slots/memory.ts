import type { Words } from "../field.js";
import { enumOf, fieldOf, hex, maybeField, signed, signedHex, type MakeSlot } from "./slot.js";

/** `vdata.<dwords>:VDATA` - buffer data. Roles: c: AccVGPR; tfe: one dword more; lds: goes to LDS, nothing to write. */
export const bufferData: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  const dwords = Number(spec.args[0]);
  const acc = maybeField(spec, context, "c")?.read;
  const tfe = maybeField(spec, context, "tfe")?.read;
  const lds = maybeField(spec, context, "lds")?.read;
  const files = (["v", "a"] as const).map((file) =>
    [dwords, dwords + 1].map((count) => context.registers.vector(file, count).text),
  );
  return {
    print: (w) => {
      if (lds !== undefined && lds(w) === 1) return "";
      return files[acc !== undefined ? acc(w) : 0]![tfe !== undefined ? tfe(w) : 0]![read(w)]!;
    },
  };
};

/** `bufaddr:VADDR,offen=OFFEN,idxen=IDXEN` - no, one or two address registers. */
export const bufferAddress: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  const offen = fieldOf(spec, context, "offen").read;
  const idxen = fieldOf(spec, context, "idxen").read;
  const one = context.registers.vector("v", 1).text;
  const two = context.registers.vector("v", 2).text;
  return {
    print: (w) => {
      const count = offen(w) + idxen(w);
      return count === 0 ? "off" : (count === 1 ? one : two)[read(w)]!;
    },
  };
};

/** `gaddr:ADDR,s=SADDR` - a 64-bit address in vector registers, a 32-bit offset beside a scalar address. */
export const globalAddress: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  const saddr = fieldOf(spec, context, "s").read;
  const none = context.model.tables.nullCode;
  const one = context.registers.vector("v", 1).text;
  const two = context.registers.vector("v", 2).text;
  return { print: (w) => (saddr(w) === none ? two : one)[read(w)]! };
};

/** `saddr.<dwords>:SADDR` - a scalar address or `off`. */
export const scalarAddress: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  const none = context.model.tables.nullCode;
  const table = context.registers.source(Number(spec.args[0]), false).text;
  const other = spec.args[1] === undefined ? -1 : Number(spec.args[1]);
  const hidden = spec.args[2] === "hide";
  return {
    print: (w) => {
      const code = read(w);
      if (code === none || code === other) return hidden ? "" : "off";
      return table[code] ?? `/*invalid ${code}*/`;
    },
  };
};

/**
 * `xaddr[.<code>]:ADDR,s=SADDR[,sve=SVE]` - a scratch address register or `off`: SVE tells where it exists, else a
 * scalar address takes its place; <code> in SADDR stands for neither.
 */
export const scratchAddress: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  const saddr = fieldOf(spec, context, "s").read;
  const sve = maybeField(spec, context, "sve")?.read;
  const none = context.model.tables.nullCode;
  const one = context.registers.vector("v", 1).text;
  if (sve !== undefined) return { print: (w) => (sve(w) === 1 ? one[read(w)]! : "off") };
  return { print: (w) => (saddr(w) === none ? one[read(w)]! : "off") };
};

/**
 * `smem.<style>:OFFSET,s=SOFFSET[,imm=IMM,en=SOFFSET_EN]` - the offset of a scalar memory instruction: a number, a
 * register, or a register and `offset:number`.
 */
export const scalarOffset: MakeSlot = (spec, context) => {
  const field = fieldOf(spec, context);
  const { read } = field;
  const bits = field.width;
  const soffset = maybeField(spec, context, "s")?.read;
  const registers = context.registers.source(1, false).text;
  const imm = maybeField(spec, context, "imm")?.read;
  const en = maybeField(spec, context, "en")?.read;
  const number = (w: Words): string => signedHex(signed(read(w), bits));
  if (imm !== undefined) {
    return {
      print: (w) => {
        const named = en !== undefined && en(w) === 1;
        if (imm(w) === 1) return named ? `${registers[soffset!(w)]} offset:${number(w)}` : number(w);
        return registers[named ? soffset!(w) : read(w) & 127] ?? "";
      },
    };
  }
  const none = context.model.tables.nullCode;
  const always = spec.args[0] === "always";
  const named = spec.args[0] === "null";
  return {
    print: (w) => {
      const code = soffset!(w);
      if (code === none && !(named && read(w) === 0)) return number(w);
      const register = registers[code] ?? "";
      return always || read(w) !== 0 ? `${register} offset:${number(w)}` : register;
    },
  };
};

const MASK_LANES = "01pi";

/** `swizzle:OFFSET0,hi=OFFSET1` - the lane pattern of DS_SWIZZLE_B32. */
export const swizzle: MakeSlot = (spec, context) => {
  const low = fieldOf(spec, context).read;
  const high = fieldOf(spec, context, "hi").read;
  const rotates = enumOf(context, "swizzle").byValue.size > 0;
  return { print: (w) => swizzleText(low(w) | (high(w) << 8), rotates) };
};

function swizzleText(value: number, rotates: boolean): string {
  if (value === 0) return "";
  if (rotates && value >= 0xe000) return ` offset:swizzle(FFT,${value & 0x1f})`;
  if (rotates && value >= 0xc000)
    return ` offset:swizzle(ROTATE,${(value >> 10) & 1},${(value >> 5) & 0x1f})`;
  if ((value & 0xff00) === 0x8000) {
    const lanes = [0, 2, 4, 6].map((shift) => (value >> shift) & 3);
    return ` offset:swizzle(QUAD_PERM,${lanes.join(",")})`;
  }
  if ((value & 0x8000) !== 0) return ` offset:${value}`;
  const and = value & 31;
  const or = (value >> 5) & 31;
  const xor = (value >> 10) & 31;
  if (and === 31 && or === 0 && xor !== 0 && (xor & (xor - 1)) === 0) return ` offset:swizzle(SWAP,${xor})`;
  if (and === 31 && or === 0 && xor !== 0 && (xor & (xor + 1)) === 0)
    return ` offset:swizzle(REVERSE,${xor + 1})`;
  const group = 32 - and;
  if (group > 1 && (group & (group - 1)) === 0 && or < group && xor === 0)
    return ` offset:swizzle(BROADCAST,${group},${or})`;
  let mask = "";
  for (let bit = 16; bit > 0; bit >>= 1) {
    // What a lane bit becomes: probing with 0 and with 1 tells constant, kept or inverted.
    const zero = ((((0 & and) | or) ^ xor) & bit) !== 0;
    const one = ((((bit & and) | or) ^ xor) & bit) !== 0;
    mask += zero === one ? MASK_LANES[zero ? 1 : 0]! : MASK_LANES[one ? 2 : 3]!;
  }
  return ` offset:swizzle(BITMASK_PERM,"${mask}")`;
}

/** `signedoffset:OFFSET` - ` offset:` in decimal with sign, left out when 0. `.<bits>`: only so many bits count. */
export const signedOffset: MakeSlot = (spec, context) => {
  const field = fieldOf(spec, context);
  const bits = spec.args[0] === undefined ? field.width : Number(spec.args[0]);
  const { read } = field;
  return {
    print: (w) => {
      const value = signed(read(w), bits);
      return value === 0 ? "" : ` offset:${value}`;
    },
  };
};

/** `offset16:OFFSET0,hi=OFFSET1` - ` offset:` of 16 bits from two fields. */
export const dsOffset: MakeSlot = (spec, context) => {
  const low = fieldOf(spec, context).read;
  const high = fieldOf(spec, context, "hi").read;
  return {
    print: (w) => {
      const value = low(w) | (high(w) << 8);
      return value === 0 ? "" : ` offset:${value}`;
    },
  };
};

/** `dfmt:DFMT,nfmt=NFMT` - a buffer format as data and number format. */
export const splitFormat: MakeSlot = (spec, context) => {
  const data = fieldOf(spec, context).read;
  const number = fieldOf(spec, context, "nfmt").read;
  const dataNames = enumOf(context, "dfmt").byValue;
  const numberNames = enumOf(context, "nfmt").byValue;
  const DEFAULT_DATA = 1;
  return {
    print: (w) => {
      const d = data(w);
      const n = number(w);
      if (d === DEFAULT_DATA && n === 0) return "";
      const parts: string[] = [];
      if (d !== DEFAULT_DATA) parts.push(dataNames.get(d)!);
      if (n !== 0) parts.push(numberNames.get(n)!);
      return ` format:[${parts.join(",")}]`;
    },
  };
};

/** `format:FORMAT` - a buffer format by name. */
export const unifiedFormat: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  const names = enumOf(context, "format").byValue;
  const DEFAULT = 1;
  return {
    print: (w) => {
      const value = read(w);
      if (value === DEFAULT) return "";
      const name = names.get(value);
      return name === undefined ? ` format:${value}` : ` format:[${name}]`;
    },
  };
};

/** `th.<kind>:TH,scope=SCOPE` - temporal hint and scope; kind: load, store or atomic. */
export const temporal: MakeSlot = (spec, context) => {
  const th = fieldOf(spec, context).read;
  const scope = fieldOf(spec, context, "scope").read;
  const kinds = spec.args[0]!;
  const plain = enumOf(context, `th_${kinds}`).byValue;
  const scopes = enumOf(context, "scope").byValue;
  return {
    print: (w) => {
      const t = th(w);
      const s = scope(w);
      const scopeText = s === 0 ? "" : ` scope:${scopes.get(s)}`;
      if (t === 0) return scopeText;

      const name = plain.get((s << 3) | t) ?? hex(t);
      return ` th:${name}${scopeText}`;
    },
  };
};

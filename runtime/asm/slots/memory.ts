import type { Words } from "../field.js";
import type { ParseState } from "../parseState.js";
import { registerCode } from "../registerText.js";
import { listOf } from "./modifier.js";
import {
  enumOf,
  fieldOf,
  hex,
  maybeField,
  parseNumber,
  signed,
  signedHex,
  type MakeSlot,
  type ParseModifier,
} from "./slot.js";

/** `vdata.<dwords>:VDATA` - buffer data. Roles: c: AccVGPR; tfe: one dword more; lds: goes to LDS, nothing to write. */
export const bufferData: MakeSlot = (spec, context) => {
  const { read, write } = fieldOf(spec, context);
  const dwords = Number(spec.args[0]);
  const acc = maybeField(spec, context, "c")?.read;
  const tfe = maybeField(spec, context, "tfe")?.read;
  const lds = maybeField(spec, context, "lds")?.read;
  const files = (["v", "a"] as const).map((file) =>
    [dwords, dwords + 1].map((count) => context.registers.vector(file, count).text),
  );
  const accField = maybeField(spec, context, "c");
  return {
    ...(lds === undefined ? {} : { present: (w: Words): boolean => lds(w) === 0 }),
    parse: (text, w, state) => {
      const count = dwords + (tfe !== undefined ? tfe(w) : 0);
      const found = registerCode(text, count, context, state);
      if (found === undefined || found.file === "s" || (found.file === "a" && accField === undefined))
        return state.wantsSized("a vector register", count);
      if (accField !== undefined) {
        if (!state.takeFile(accField, found.file === "a")) return false;
        accField.write(w, found.file === "a" ? 1 : 0);
      }
      write(w, found.code - 256);
      return true;
    },
    print: (w) => {
      if (lds !== undefined && lds(w) === 1) return "";
      return files[acc !== undefined ? acc(w) : 0]![tfe !== undefined ? tfe(w) : 0]![read(w)]!;
    },
  };
};

/** `bufaddr:VADDR,offen=OFFEN,idxen=IDXEN` - no, one or two address registers. */
export const bufferAddress: MakeSlot = (spec, context) => {
  const { read, write } = fieldOf(spec, context);
  const offen = fieldOf(spec, context, "offen").read;
  const idxen = fieldOf(spec, context, "idxen").read;
  const { text: one } = context.registers.vector("v", 1);
  const { text: two } = context.registers.vector("v", 2);
  return {
    parse: (text, w, state) => {
      const count = offen(w) + idxen(w);
      if (count === 0) return text === "off" || state.wants("off, or idxen or offen with a register");
      const found = registerCode(text, count, context, state);
      if (found?.file !== "v") return state.wantsSized("a vector register", count);
      write(w, found.code - 256);
      return true;
    },
    print: (w) => {
      const count = offen(w) + idxen(w);
      return count === 0 ? "off" : (count === 1 ? one : two)[read(w)]!;
    },
  };
};

/** `gaddr:ADDR,s=SADDR` - a 64-bit address in vector registers, a 32-bit offset beside a scalar address. */
export const globalAddress: MakeSlot = (spec, context) => {
  const { read, write } = fieldOf(spec, context);
  const saddr = fieldOf(spec, context, "s").read;
  const none = context.model.tables.nullCode;
  const { text: one, code: oneCode } = context.registers.vector("v", 1);
  const { text: two, code: twoCode } = context.registers.vector("v", 2);
  return {
    print: (w) => (saddr(w) === none ? two : one)[read(w)]!,
    parse: (text, w, state) => {
      const pair = twoCode.get(text) ?? registerNumber(text, context, 2, state);
      const code = pair ?? oneCode.get(text) ?? registerNumber(text, context, 1, state);
      if (code === undefined) return state.wants("a vector register, or a pair of them");
      state.pair = pair !== undefined;
      write(w, code);
      return true;
    },
  };
};

const registerNumber = (
  text: string,
  context: Parameters<MakeSlot>[1],
  dwords: number,
  state: ParseState,
): number | undefined => {
  const found = registerCode(text, dwords, context, state);
  return found?.file === "v" ? found.code - 256 : undefined;
};

/** `saddr.<dwords>:SADDR` - a scalar address or `off`. */
export const scalarAddress: MakeSlot = (spec, context) => {
  const { read, write } = fieldOf(spec, context);
  const none = context.model.tables.nullCode;
  const dwords = Number(spec.args[0]);
  const { text: table, code: codes } = context.registers.source(dwords, false);
  const other = spec.args[1] === undefined ? -1 : Number(spec.args[1]);
  const hidden = spec.args[2] === "hide";
  const usesPair = dwords === 2;
  // Without SVE a scratch address is one register, vector or scalar.
  const alone = !usesPair && !context.form.encoding.fieldByName.has("SVE");
  const none2 = other >= 0 && other < 256 ? other : none;
  const take = (code: number, w: Words, state: ParseState): boolean => {
    // A pair of address registers excludes a scalar address, a single one needs it.
    if (usesPair && state.pair !== undefined && state.pair !== (code === none))
      return state.wants(state.pair ? "off" : "a scalar register pair");
    if (alone && state.pair === true && code !== none) return state.wants("off beside a vector register");
    write(w, code === none && !usesPair && state.pair !== true ? none2 : code);
    return true;
  };
  return {
    parse: (text, w, state) => {
      if (text === "off") return take(none, w, state);
      const code = codes.get(text) ?? registerCode(text, dwords, context, state)?.code;
      if (code === undefined || code > 127 || code === none) return state.wants("a scalar register or off");
      return take(code, w, state);
    },
    ...(hidden ? { absent: (w: Words, state: ParseState): boolean => take(none, w, state) } : {}),
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
  const { read, write } = fieldOf(spec, context);
  const saddr = fieldOf(spec, context, "s").read;
  const sveField = maybeField(spec, context, "sve");
  const none = context.model.tables.nullCode;
  const { text: one, code: codes } = context.registers.vector("v", 1);
  const parse = (text: string, w: Words, state: ParseState): boolean => {
    const code = text === "off" ? 0 : (codes.get(text) ?? registerNumber(text, context, 1, state));
    if (code === undefined) return state.wants("a vector register or off");
    state.pair = text !== "off";
    sveField?.write(w, text === "off" ? 0 : 1);
    write(w, code);
    return true;
  };
  const shown =
    sveField === undefined
      ? (w: Words): boolean => saddr(w) === none
      : (w: Words): boolean => sveField.read(w) === 1;
  return { print: (w) => (shown(w) ? one[read(w)]! : "off"), parse };
};

/**
 * `smem.<style>:OFFSET,s=SOFFSET[,imm=IMM,en=SOFFSET_EN]` - the offset of a scalar memory instruction: a number, a
 * register, or a register and `offset:number`.
 */
export const scalarOffset: MakeSlot = (spec, context) => {
  const field = fieldOf(spec, context);
  const { read } = field;
  const bits = field.width;
  const soffsetField = maybeField(spec, context, "s");
  const soffset = soffsetField?.read;
  const { text: registers, code: codes } = context.registers.source(1, false);
  const immField = maybeField(spec, context, "imm");
  const imm = immField?.read;
  const enField = maybeField(spec, context, "en");
  const en = enField?.read;
  const numberOf = (text: string, state: ParseState): number | undefined =>
    state.number(text, -(2 ** (bits - 1)), 2 ** (bits - 1) - 1);
  const none = context.model.tables.nullCode;
  /** `offset:` beside a register: both, with a bit that says so where there is one. */
  const offset: ParseModifier = (text, w, state) => {
    const value = text === null ? undefined : numberOf(text, state);
    if (value === undefined) return state.wants(`an offset of ${bits} bits`);
    field.write(w, value);
    immField?.write(w, 1);
    return true;
  };
  const scalar = (text: string, state: ParseState): number | undefined => {
    const code = codes.get(text) ?? registerCode(text, 1, context, state)?.code;
    return code === undefined || code > 127 ? undefined : code;
  };
  const number = (w: Words): string => signedHex(signed(read(w), bits));
  if (imm !== undefined) {
    return {
      modifiers: { offset },
      absent: (w) => {
        immField!.write(w, 1);
        return true;
      },
      parse: (text, w, state) => {
        const code = scalar(text, state);
        if (code === undefined) {
          const value = imm(w) === 1 ? undefined : numberOf(text, state);
          if (value === undefined) return state.wants(`a scalar register or an offset of ${bits} bits`);
          field.write(w, value);
          immField!.write(w, 1);
          return true;
        }
        // Alone, the register stands in the place of the number.
        if (imm(w) === 0) field.write(w, code);
        else {
          soffsetField!.write(w, code);
          enField!.write(w, 1);
        }
        return true;
      },
      print: (w) => {
        const named = en !== undefined && en(w) === 1;
        if (imm(w) === 1) return named ? `${registers[soffset!(w)]} offset:${number(w)}` : number(w);
        return registers[named ? soffset!(w) : read(w) & 127] ?? "";
      },
    };
  }
  const always = spec.args[0] === "always";
  const named = spec.args[0] === "null";
  return {
    modifiers: { offset },
    absent: (w) => {
      soffsetField!.write(w, none);
      return true;
    },
    parse: (text, w, state) => {
      const code = scalar(text, state);
      if (code === undefined) {
        const value = numberOf(text, state);
        if (value === undefined) return state.wants(`a scalar register or an offset of ${bits} bits`);
        field.write(w, value);
        soffsetField!.write(w, none);
        return true;
      }
      soffsetField!.write(w, code);
      return true;
    },
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
  return {
    print: (w) => swizzleText(low(w) | (high(w) << 8), rotates),
    modifiers: {
      offset: (text, w, state) => {
        const value = text === null ? undefined : (swizzleCode(text, state) ?? state.number(text, 0, 0xffff));
        if (value === undefined) return state.wants("swizzle(<mode>, ...) or a number of 16 bits");
        fieldOf(spec, context).write(w, value & 255);
        fieldOf(spec, context, "hi").write(w, value >> 8);
        return true;
      },
    },
  };
};

/** Reads `swizzle(MODE, ...)`. */
function swizzleCode(text: string, state: ParseState): number | undefined {
  const match = /^swizzle\s*\(\s*(\w+)\s*,(.*)\)$/.exec(text);
  if (match === null) return undefined;
  const args = match[2]!.split(",").map((arg) => arg.trim());
  const number = (i: number, least: number, most: number): number =>
    state.number(args[i] ?? "", least, most) ?? NaN;
  const power = (value: number): boolean => value > 0 && (value & (value - 1)) === 0;
  const code = ((): number => {
    switch (match[1]) {
      case "QUAD_PERM":
        return (
          0x8000 |
          [0, 1, 2, 3].reduce((all, i) => all | (number(i, 0, 3) << (2 * i)), args.length === 4 ? 0 : NaN)
        );
      case "BITMASK_PERM":
        return maskCode(args[0]!);
      case "BROADCAST": {
        const size = number(0, 2, 32);
        return power(size) ? (32 - size) | (number(1, 0, size - 1) << 5) : NaN;
      }
      case "SWAP": {
        const size = number(0, 1, 16);
        return power(size) ? 31 | (size << 10) : NaN;
      }
      case "REVERSE": {
        const size = number(0, 2, 32);
        return power(size) ? 31 | ((size - 1) << 10) : NaN;
      }
      case "FFT":
        return 0xe000 | number(0, 0, 31);
      case "ROTATE":
        return 0xc000 | (number(0, 0, 1) << 10) | (number(1, 0, 31) << 5);
      default:
        return NaN;
    }
  })();
  // NaN vanishes in bit operations: the arguments are checked on their own.
  const valid = match[1] === "BITMASK_PERM" || args.every((arg) => state.number(arg, 0, 32) !== undefined);
  return Number.isNaN(code) || !valid || !swizzleArity(match[1]!, args.length) ? undefined : code;
}

const ARITY: Readonly<Record<string, number>> = {
  QUAD_PERM: 4, BITMASK_PERM: 1, BROADCAST: 2, SWAP: 1, REVERSE: 1, FFT: 1, ROTATE: 2,
}; // prettier-ignore

const swizzleArity = (mode: string, count: number): boolean => ARITY[mode] === count;

/** `"00p1i"`: what becomes of each bit of the lane number, the highest first. */
function maskCode(text: string): number {
  const match = /^"([01pi]{5})"$/.exec(text);
  if (match === null) return NaN;
  let [and, or, xor] = [0, 0, 0];
  for (const c of match[1]!) {
    and = (and << 1) | (c === "p" || c === "i" ? 1 : 0);
    or = (or << 1) | (c === "1" ? 1 : 0);
    xor = (xor << 1) | (c === "i" ? 1 : 0);
  }
  return and | (or << 5) | (xor << 10);
}

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
  const { read, write } = field;
  return {
    modifiers: {
      offset: (text, w, state) => {
        const value = text === null ? undefined : state.number(text, -(2 ** (bits - 1)), 2 ** (bits - 1) - 1);
        if (value === undefined) return state.wants(`a signed offset of ${bits} bits`);
        write(w, value);
        return true;
      },
    },
    print: (w) => {
      const value = signed(read(w), bits);
      return value === 0 ? "" : ` offset:${value}`;
    },
  };
};

/** `offset16:OFFSET0,hi=OFFSET1` - ` offset:` of 16 bits from two fields. */
export const dsOffset: MakeSlot = (spec, context) => {
  const lowField = fieldOf(spec, context);
  const highField = fieldOf(spec, context, "hi");
  const low = lowField.read;
  const high = highField.read;
  const parse = parseNumber((w, value) => {
    lowField.write(w, value & 255);
    highField.write(w, value >> 8);
  }, 16);
  return {
    modifiers: {
      offset: (text, w, state) => (text === null ? state.wants("offset:<number>") : parse(text, w, state)),
    },
    print: (w) => {
      const value = low(w) | (high(w) << 8);
      return value === 0 ? "" : ` offset:${value}`;
    },
  };
};

/** `dfmt:DFMT,nfmt=NFMT` - a buffer format as data and number format. */
export const splitFormat: MakeSlot = (spec, context) => {
  const dataField = fieldOf(spec, context);
  const numberField = fieldOf(spec, context, "nfmt");
  const data = dataField.read;
  const number = numberField.read;
  const { byValue: dataNames, byName: dataCodes } = enumOf(context, "dfmt");
  const { byValue: numberNames, byName: numberCodes } = enumOf(context, "nfmt");
  const DEFAULT_DATA = 1;
  const plain =
    (field: typeof dataField): ParseModifier =>
    (text, w, state) =>
      text === null ? state.wants("a number") : parseNumber(field.write, field.width)(text, w, state);
  return {
    separate: true,
    initial: (w) => dataField.write(w, DEFAULT_DATA),
    modifiers: {
      dfmt: plain(dataField),
      nfmt: plain(numberField),
      format: (text, w, state) => {
        const names = listOf(text);
        if (names === undefined) {
          // As a number: the data format in the low four bits.
          const value = text === null ? undefined : state.number(text, 0, 127);
          if (value === undefined) return state.wants("format:[<data format>, <number format>]");
          dataField.write(w, value & 15);
          numberField.write(w, value >> 4);
          return true;
        }
        for (const name of names) {
          const dataCode = dataCodes.get(name);
          const numberCode = numberCodes.get(name);
          if (dataCode !== undefined) dataField.write(w, dataCode);
          else if (numberCode !== undefined) numberField.write(w, numberCode);
          else return state.wants("a data or number format");
        }
        return names.length <= 2 || state.wants("one data and one number format");
      },
    },
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
  const { read, write, width } = fieldOf(spec, context);
  const { byValue: names, byName } = enumOf(context, "format");
  const DEFAULT = 1;
  return {
    initial: (w) => write(w, DEFAULT),
    modifiers: {
      format: (text, w, state) => {
        const list = listOf(text);
        if (list === undefined)
          return text === null ? state.wants("a format") : parseNumber(write, width)(text, w, state);
        const code = list.length === 1 ? byName.get(list[0]!) : undefined;
        if (code === undefined) return state.wants("the name of a format");
        write(w, code);
        return true;
      },
    },
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
  const thField = fieldOf(spec, context);
  const scopeField = fieldOf(spec, context, "scope");
  const th = thField.read;
  const scope = scopeField.read;
  const kinds = spec.args[0]!;
  const { byValue: plain, byName } = enumOf(context, `th_${kinds}`);
  const { byValue: scopes, byName: scopeCodes } = enumOf(context, "scope");
  const number = parseNumber(thField.write, thField.width);
  return {
    separate: true,
    // A hint's name may hold for some scopes only.
    ...(kinds === "atomic"
      ? {}
      : {
          settled: (w: Words, state: ParseState): boolean =>
            state.hint === "" ||
            plain.get((scope(w) << 3) | th(w)) === state.hint ||
            state.wants(`another scope than that of ${state.hint}`),
        }),
    modifiers: {
      th: (text, w, state) => {
        if (text === null) return state.wants("th:<hint>");
        const code = byName.get(text);
        if (code === undefined) {
          const bare = /^TH_[A-Z]+_(0x[0-7])$/.exec(text)?.[1] ?? text;
          return (
            (/_RT$/.test(text) && byName.size > 0) ||
            number(bare, w, state) ||
            state.wants(`TH_${kinds.toUpperCase()}_...`)
          );
        }
        state.hint = text;
        thField.write(w, code & 7);
        return true;
      },
      scope: (text, w, state) => {
        const code = text === null ? undefined : (scopeCodes.get(text) ?? state.number(text, 0, 3));
        if (code === undefined) return state.wants([...scopeCodes.keys()].join(", "));
        scopeField.write(w, code);
        return true;
      },
    },
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

import { operandCodeValue } from "../literals.js";
import type { Words } from "../field.js";
import type { ParseState } from "../parseState.js";
import {
  enumOf,
  fieldOf,
  hex,
  maybeField,
  parseNumber,
  unwritten,
  type MakeSlot,
  type ParseModifier,
  type Slot,
} from "./slot.js";

/** A modifier that is a number. */
function numbered(
  name: string,
  field: { write: (w: Words, value: number) => void; width: number },
): Pick<Slot, "modifiers"> {
  const parse = parseNumber(field.write, field.width);
  return {
    modifiers: {
      [name]: (value, w, state) => (value === null ? state.wants("a value") : parse(value, w, state)),
    },
  };
}

/** The elements of `[a,b]`, or undefined. */
export function listOf(value: string | null): string[] | undefined {
  if (value === null || !value.startsWith("[") || !value.endsWith("]")) return undefined;
  return value
    .slice(1, -1)
    .split(",")
    .map((part) => part.trim());
}

/** `set.<value>:FIELD` - a field that is not written and has a value of its own. */
export const constantField: MakeSlot = (spec, context) => {
  const { write } = fieldOf(spec, context);
  const value = Number(spec.args[0]);
  return { print: unwritten, initial: (w) => write(w, value) };
};

/** `ones:FIELD` - a field that is not written and has all bits set. */
export const allOnes: MakeSlot = (spec, context) => {
  const { write, width } = fieldOf(spec, context);
  return { print: unwritten, initial: (w) => write(w, 2 ** width - 1) };
};

/** `flag.<name>:FIELD` - ` name` when the field is 1. */
export const flag: MakeSlot = (spec, context) => {
  const { read, write } = fieldOf(spec, context);
  const name = spec.args[0]!;
  const text = ` ${name}`;
  const set =
    (bit: number): ParseModifier =>
    (value, w, state) => {
      if (value !== null) return state.wants(`${name} without a value`);
      write(w, bit);
      return true;
    };
  return {
    print: (w) => (read(w) !== 0 ? text : ""),
    modifiers: { [name]: set(1), [`no${name}`]: set(0) },
  };
};

/** `dec.<name>:FIELD` - ` name:5`, left out when 0. `dec.<name>.always`: never left out. */
export const decimalModifier: MakeSlot = (spec, context) => {
  const field = fieldOf(spec, context);
  const { read } = field;
  const text = ` ${spec.args[0]}:`;
  const always = spec.args[1] === "always";
  // BOUND_CTRL is set by 0 too: so wrote the first assemblers, and LLVM still reads it.
  const odd = spec.args[1] === "any" || spec.args[2] === "any";
  const { modifiers } = numbered(spec.args[0]!, field);
  const given: ParseModifier = (value, w, state) => {
    if (value === null || state.number(value, 0, 1) === undefined) return state.wants("0 or 1");
    field.write(w, 1);
    return true;
  };
  return {
    print: (w) => {
      const value = read(w);
      return value === 0 && !always ? "" : text + String(value);
    },
    modifiers: odd ? { [spec.args[0]!]: given } : modifiers!,
  };
};

/** `hex.<name>:FIELD` - ` name:0x5`, left out when 0. `hex.<name>.always`: never left out. */
export const hexModifier: MakeSlot = (spec, context) => {
  const field = fieldOf(spec, context);
  const { read } = field;
  const text = ` ${spec.args[0]}:`;
  const always = spec.args[1] === "always";
  return {
    print: (w) => {
      const value = read(w);
      return value === 0 && !always ? "" : text + hex(value);
    },
    ...numbered(spec.args[0]!, field),
    // Masks of rows and banks that are not given cover all.
    ...(always ? { initial: (w: Words): void => field.write(w, 2 ** field.width - 1) } : {}),
  };
};

/** `enum.<name>.<list>[.always[.<initial>]]:FIELD` - ` name:NAME`, left out when 0 unless `.always`. */
export const enumModifier: MakeSlot = (spec, context) => {
  const field = fieldOf(spec, context);
  const { read, write } = field;
  const name = spec.args[0]!;
  const text = ` ${name}:`;
  const { byValue, byName } = enumOf(context, spec.args[1]!);
  const always = spec.args[2] === "always";
  const initial = spec.args[3] === undefined ? 0 : byName.get(spec.args[3]);
  const number = parseNumber(write, field.width);
  return {
    print: (w) => {
      const value = read(w);
      return value === 0 && !always ? "" : text + (byValue.get(value) ?? String(value));
    },
    modifiers: {
      [name]: (value, w, state) => {
        if (value === null) return state.wants(`${name}:<value>`);
        const named = byName.get(value);
        if (named === undefined) return number(value, w, state) || state.wants([...byName.keys()].join(", "));
        write(w, named);
        return true;
      },
    },
    ...(initial === undefined || initial === 0 ? {} : { initial: (w: Words): void => write(w, initial) }),
  };
};

/**
 * `bits.<name>.<count>.<default>:FIELD` - ` name:[0,1]`, one bit an element, left out when all have the default.
 * Roles: b<i> gives element i a bit of its own. A fourth argument says how many elements are stored (the others are
 * 0), a fifth, `t16`, that the array exists only where registers have halves.
 */
export const bitArray: MakeSlot = (spec, context) => {
  const count = Number(spec.args[1]);
  const standard = spec.args[2] === "1" ? 1 : 0;
  const main = maybeField(spec, context, "")?.read;
  const stored = Number(spec.args[3] ?? count);
  if (spec.args[4] === "t16" && !context.true16) return { print: unwritten };
  const fields = Array.from({ length: count }, (_, i) => maybeField(spec, context, `b${i}`));
  const reads = fields.map(
    (own, i) => own?.read ?? (i < stored ? (w: Words): number => (main!(w) >>> i) & 1 : () => 0),
  );
  const whole = maybeField(spec, context, "");
  const set = (w: Words, i: number, bit: number): void => {
    if (fields[i] !== undefined) fields[i].write(w, bit);
    else if (i < stored && whole !== undefined) whole.write(w, (whole.read(w) & ~(1 << i)) | (bit << i));
  };
  const name = spec.args[0]!;
  const expected = `${name}:[...] of at most ${count} bits`;
  const parse: ParseModifier = (value, w, state) => {
    const bits = state.packed(value, 2, 1, 1, count);
    if (bits < 0) return state.wants(expected);
    for (let i = 0; i < count; i++) set(w, i, (bits >>> (2 * i)) & 1);
    // To LLVM, OP_SEL of zeros is one that is not given.
    if (name === "op_sel" && bits !== 0) state.halvesChosen = true;
    return true;
  };
  const text = ` ${name}:[`;
  return {
    print: (w) => {
      let all = true;
      let list = "";
      for (let i = 0; i < count; i++) {
        const bit = reads[i]!(w);
        if (bit !== standard) all = false;
        list += i === 0 ? String(bit) : `,${bit}`;
      }
      return all ? "" : `${text}${list}]`;
    },
    modifiers: { [name]: parse },
    ...(standard === 0
      ? {}
      : {
          // Bits of operands that are not there are set too.
          initial: (w: Words): void => whole?.write(w, 2 ** whole.width - 1),
        }),
  };
};

/** `bitop:FIELD` - ` bitop3:0x1a`; up to 10 in decimal, left out when 0. */
export const truthTable: MakeSlot = (spec, context) => {
  const field = fieldOf(spec, context);
  const { read } = field;
  return {
    ...numbered("bitop3", field),
    print: (w) => {
      const value = read(w);
      return value === 0 ? "" : ` bitop3:${value <= 10 ? value : hex(value)}`;
    },
  };
};

/** `bytesel:LOW,hi=HIGH` - ` byte_sel:2` from two bits. */
export const byteSelect: MakeSlot = (spec, context) => {
  const low = fieldOf(spec, context).read;
  const high = fieldOf(spec, context, "hi").read;
  return {
    print: (w) => {
      const value = low(w) | (high(w) << 1);
      return value === 0 ? "" : ` byte_sel:${value}`;
    },
    modifiers: {
      byte_sel: (text, w, state) => {
        const value = text === null ? undefined : state.number(text, 0, 3);
        if (value === undefined) return state.wants("a number from 0 to 3");
        fieldOf(spec, context).write(w, value & 1);
        fieldOf(spec, context, "hi").write(w, value >> 1);
        return true;
      },
    },
  };
};

const OMOD = ["", " mul:2", " mul:4", " div:2"];

/** `omod:OMOD` - ` mul:2`, ` mul:4`, ` div:2`. */
export const outputModifier: MakeSlot = (spec, context) => {
  const { read, write } = fieldOf(spec, context);
  const set =
    (codes: Readonly<Record<number, number>>): ParseModifier =>
    (value, w, state) => {
      const number = value === null ? undefined : state.number(value, 1, 4);
      const code = number === undefined ? undefined : codes[number];
      if (code === undefined) return state.wants(Object.keys(codes).join(" or "));
      write(w, code);
      return true;
    };
  return {
    print: (w) => OMOD[read(w)]!,
    modifiers: { mul: set({ 1: 0, 2: 1, 4: 2 }), div: set({ 1: 0, 2: 3 }) },
  };
};

/** First control of row_newbcast, all that 64-bit instructions take. */
const NEWBCAST = 0x150;
const NEWBCAST_NAME = "row_newbcast";

/** `dpp[.wide]:DPP_CTRL` - ` quad_perm:[0,1,2,3]`, ` row_shl:1` ... */
export const dppControl: MakeSlot = (spec, context) => {
  const { read, write } = fieldOf(spec, context);
  const { byValue: names, byName } = enumOf(context, "dpp");
  const wide = spec.args[0] === "wide";
  return {
    print: (w) => {
      const value = read(w);
      if (wide && (value < NEWBCAST || value > NEWBCAST + 15))
        return "  /* DP ALU dpp only supports row_newbcast */";
      if (value < 256)
        return ` quad_perm:[${value & 3},${(value >> 2) & 3},${(value >> 4) & 3},${(value >> 6) & 3}]`;
      return ` ${names.get(value) ?? "/* Invalid dpp_ctrl value */"}`;
    },
    required: true,
    ...(wide
      ? {
          settled: (w: Words, state: ParseState): boolean =>
            (read(w) >= NEWBCAST &&
              read(w) <= NEWBCAST + 15 &&
              names.get(NEWBCAST)?.startsWith(NEWBCAST_NAME) === true) ||
            state.wants(NEWBCAST_NAME),
        }
      : {}),
    modifiers: Object.fromEntries([
      ["quad_perm", quadPermutation(write)],
      ...[
        ...new Set(
          [...byName.keys()].filter((name) => /^[a-z]/.test(name)).map((name) => name.split(":")[0]!),
        ),
      ].map((name): [string, ParseModifier] => [name, control(name, byName, write)]),
    ]),
  };
};

const quadPermutation =
  (write: (w: Words, value: number) => void): ParseModifier =>
  (value, w, state) => {
    const lanes = state.packed(value, 2, 3, 4, 4);
    if (lanes < 0) return state.wants("four lanes from 0 to 3");
    write(w, lanes);
    return true;
  };

const control =
  (
    name: string,
    codes: ReadonlyMap<string, number>,
    write: (w: Words, value: number) => void,
  ): ParseModifier =>
  (value, w, state: ParseState) => {
    const number = value === null ? undefined : state.number(value, 0, 255);
    if (value !== null && number === undefined) return state.wants("a number");
    const code = codes.get(value === null ? name : `${name}:${number}`);
    if (code === undefined) return state.wants(`a lane count that ${name} takes`);
    write(w, code);
    return true;
  };

const LANES = ["0", "1", "2", "3", "4", "5", "6", "7"];

/** `dpp8:LANE_SEL_0,...` - ` dpp8:[7,6,5,4,3,2,1,0]`; the eight fields are LANE_SEL_0 to LANE_SEL_7. */
export const dpp8: MakeSlot = (spec, context) => {
  const fields = Array.from({ length: 8 }, (_, i) => fieldOf(spec, context, `l${i}`));
  const asCode = spec.args[0] === "code";
  return {
    required: true,
    print: (w) => {
      const lanes = fields.reduceRight((all, { read }) => (all << 3) | read(w), 0);
      const shown = asCode ? operandCodeValue(lanes) : lanes;
      let text = " dpp8:[";
      for (let i = 0; i < 8; i++) text += LANES[(shown >>> (3 * i)) & 7]! + (i < 7 ? "," : "]");
      return text;
    },
    modifiers: {
      dpp8: (value, w, state) => {
        const lanes = state.packed(value, 3, 7, 8, 8);
        if (lanes < 0) return state.wants("eight lanes from 0 to 7");
        for (let i = 0; i < 8; i++) fields[i]!.write(w, (lanes >>> (3 * i)) & 7);
        return true;
      },
    },
  };
};

/** `fi8:SRC0` - ` fi:1` when the marker in SRC0 is that of DPP8 with invalid lanes fetched. */
export const fetchInactive8: MakeSlot = (spec, context) => {
  const { read, write } = fieldOf(spec, context);
  return {
    print: (w) => ((read(w) & 0xff) === 234 ? " fi:1" : ""),
    modifiers: {
      fi: (value, w, state) => {
        const bit = value === null ? undefined : state.number(value, 0, 1);
        if (bit === undefined) return state.wants("0 or 1");
        write(w, bit === 1 ? 234 : 233);
        return true;
      },
    },
  };
};

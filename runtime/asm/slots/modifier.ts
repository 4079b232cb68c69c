import type { Words } from "../field.js";
import { enumOf, fieldOf, hex, maybeField, type MakeSlot } from "./slot.js";

/** `flag.<name>:FIELD` - ` name` when the field is 1. */
export const flag: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  const text = ` ${spec.args[0]}`;
  return { print: (w) => (read(w) !== 0 ? text : "") };
};

/** `dec.<name>:FIELD` - ` name:5`, left out when 0. `dec.<name>.always`: never left out. */
export const decimalModifier: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  const text = ` ${spec.args[0]}:`;
  const always = spec.args[1] === "always";
  return {
    print: (w) => {
      const value = read(w);
      return value === 0 && !always ? "" : text + String(value);
    },
  };
};

/** `hex.<name>:FIELD` - ` name:0x5`, left out when 0. `hex.<name>.always`: never left out. */
export const hexModifier: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  const text = ` ${spec.args[0]}:`;
  const always = spec.args[1] === "always";
  return {
    print: (w) => {
      const value = read(w);
      return value === 0 && !always ? "" : text + hex(value);
    },
  };
};

/** `enum.<name>.<list>:FIELD` - ` name:NAME`, left out when 0 unless `.always`. */
export const enumModifier: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  const text = ` ${spec.args[0]}:`;
  const names = enumOf(context, spec.args[1]!).byValue;
  const always = spec.args[2] === "always";
  return {
    print: (w) => {
      const value = read(w);
      return value === 0 && !always ? "" : text + (names.get(value) ?? hex(value));
    },
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
  if (spec.args[4] === "t16" && !context.true16) return { print: () => "" };
  const reads = Array.from({ length: count }, (_, i) => {
    const own = maybeField(spec, context, `b${i}`)?.read;
    return own ?? (i < stored ? (w: Words): number => (main!(w) >>> i) & 1 : () => 0);
  });
  const text = ` ${spec.args[0]}:[`;
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
  };
};

/** `bitop:FIELD` - ` bitop3:0x1a`; up to 10 in decimal, left out when 0. */
export const truthTable: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  return {
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
  };
};

const OMOD = ["", " mul:2", " mul:4", " div:2"];

/** `omod:OMOD` - ` mul:2`, ` mul:4`, ` div:2`. */
export const outputModifier: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  return { print: (w) => OMOD[read(w)]! };
};

/** First control of row_newbcast, all that 64-bit instructions take. */
const NEWBCAST = 0x150;

/** `dpp[.wide]:DPP_CTRL` - ` quad_perm:[0,1,2,3]`, ` row_shl:1` ... */
export const dppControl: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  const names = enumOf(context, "dpp").byValue;
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
  };
};

/** `dpp8:LANE_SEL_0,...` - ` dpp8:[7,6,5,4,3,2,1,0]`; the eight fields are LANE_SEL_0 to LANE_SEL_7. */
export const dpp8: MakeSlot = (spec, context) => {
  const reads = Array.from({ length: 8 }, (_, i) => fieldOf(spec, context, `l${i}`).read);
  return { print: (w) => ` dpp8:[${reads.map((read) => read(w)).join(",")}]` };
};

/** `fi8:SRC0` - ` fi:1` when the marker in SRC0 is that of DPP8 with invalid lanes fetched. */
export const fetchInactive8: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  return { print: (w) => ((read(w) & 0xff) === 234 ? " fi:1" : "") };
};

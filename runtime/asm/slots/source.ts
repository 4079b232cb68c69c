import { bigField } from "../../isa/fields.js";
import type { Words } from "../field.js";
import { isInline, literalText, wideLiteralText, type LiteralType } from "../literals.js";
import { dwordsOf, fieldOf, maybeField, type MakeSlot, type Slot, type SlotContext } from "./slot.js";
import type { SlotSpec } from "../tables.js";

const LITERAL = 255;
const LITERAL64 = 254;

/** Wraps a printer with the source modifiers that the syntax gives fields for. */
function withModifiers(
  spec: SlotSpec,
  context: SlotContext,
  print: (w: Words) => string,
  isImmediate: (w: Words) => boolean,
): (w: Words) => string {
  const neg = maybeField(spec, context, "n")?.read;
  const abs = maybeField(spec, context, "a")?.read;
  const sext = maybeField(spec, context, "x")?.read;
  if (neg === undefined && abs === undefined && sext === undefined) return print;
  return (w) => {
    let text = print(w);
    const minus = neg !== undefined && neg(w) === 1;
    if (abs !== undefined && abs(w) === 1) text = minus ? `-|${text}|` : `|${text}|`;
    else if (minus) text = isImmediate(w) ? `neg(${text})` : `-${text}`;
    return sext !== undefined && sext(w) === 1 ? `sext(${text})` : text;
  };
}

/**
 * `s.<dwords>.<literal type>:FIELD` - a scalar or vector source or a scalar destination by operand code. Roles:
 * n, a, x: negate, absolute value, sign extension; c: the vector register is an AccVGPR; g: the field is a vector
 * register's number unless this bit says scalar (SDWA); o: which half (true16), if it is a vector register.
 */
export const source: MakeSlot = (spec, context) => {
  const field = fieldOf(spec, context);
  const [dwords, type] = [dwordsOf(spec.args[0], context), spec.args[1] ?? "-"];
  const wide =
    type === "i64" || type === "f64" || (type === "b256" && dwords > 4) || (type === "-" && dwords === 2);
  const table = context.registers.source(dwords, wide, type === "i16").text;
  const acc = maybeField(spec, context, "c")?.read;
  const scalar = maybeField(spec, context, "g")?.read;
  const half = maybeField(spec, context, "o")?.read;
  const vgprs = context.registers.vector("v", dwords).text;
  const accs = context.registers.vector("a", dwords).text;
  const halves = context.registers.halves.text;
  const { padding } = field;
  const read = field.read;
  const code =
    scalar !== undefined
      ? (w: Words): number => (scalar(w) === 1 ? read(w) : read(w) | 256)
      : padding > 0
        ? (w: Words): number => read(w) << padding
        : field.width === 8 && spec.args[2]?.includes("v") === true
          ? (w: Words): number => read(w) | 256
          : read;
  const literal = type === "-" ? undefined : literalPrinter(type as LiteralType, context);
  const always = spec.args[2] === "A";
  const split = spec.args[2]?.includes("h") === true && context.true16;
  let print = (w: Words): string => {
    const c = code(w);
    if (c >= 256) {
      if (always || (acc !== undefined && acc(w) === 1)) return accs[c - 256]!;
      if (split) return halves[c - 256]!;
      if (half !== undefined && context.true16) return `v${c - 256}.${half(w) === 1 ? "h" : "l"}`;
      return vgprs[c - 256]!;
    }
    if (c >= LITERAL64 && literal !== undefined) {
      const text = literal(w, c);
      if (text !== null) return text;
    }
    return table[c] ?? `/*invalid ${c}*/`;
  };
  if (
    acc === undefined &&
    scalar === undefined &&
    half === undefined &&
    !split &&
    !always &&
    literal === undefined &&
    padding === 0
  )
    print = (w) => table[code(w)] ?? `/*invalid ${code(w)}*/`;
  const immediate = (w: Words): boolean => {
    const c = code(w);
    return (c >= 128 && c <= 208) || (c >= 240 && c <= 248) || (c === LITERAL && isPlain(w));
  };
  const bits = context.form.encoding.fieldByName.get("LITERAL")?.pieces[0]?.word;
  const isPlain = (w: Words): boolean =>
    bits !== undefined && (type === "plain" || !isInline(type as LiteralType, w[bits]!));
  return { print: withModifiers(spec, context, print, immediate) };
};

/** Prints the literal that follows the instruction, or gives null when `code` is none. */
function literalPrinter(type: LiteralType, context: SlotContext): (w: Words, code: number) => string | null {
  const { fieldByName } = context.form.encoding;
  // Where both literals are asked for, the short one is the low half of the long one.
  const narrow = (fieldByName.get("LITERAL") ?? fieldByName.get("LITERAL64"))?.pieces[0]?.word;
  const wide = fieldByName.get("LITERAL64");
  return (w, code) => {
    if (wide !== undefined && code === LITERAL64) {
      return wideLiteralText(type, bigField(wide, w));
    }
    if (code !== LITERAL || narrow === undefined) return null;
    return literalText(type, w[narrow]!);
  };
}

/** `v.<dwords>:FIELD` - a vector register's number. Roles: c: it is an AccVGPR; o: which half (true16). */
export const vector: MakeSlot = (spec, context): Slot => {
  const { read } = fieldOf(spec, context);
  const dwords = dwordsOf(spec.args[0], context);
  const acc = maybeField(spec, context, "c")?.read;
  const half = maybeField(spec, context, "o")?.read;
  const only = maybeField(spec, context, "if")?.read;
  const not = maybeField(spec, context, "nif")?.read;
  const vgprs = context.registers.vector("v", dwords).text;
  const accs = context.registers.vector("a", dwords).text;
  let print = (w: Words): string => vgprs[read(w)]!;
  if (spec.args[1] === "h" && context.true16) {
    const halves = context.registers.halves.text;
    print = (w) => halves[read(w)]!;
  } else if (half !== undefined && context.true16) {
    print = (w) => `v${read(w)}.${half(w) === 1 ? "h" : "l"}`;
  } else if (acc !== undefined) {
    print = (w) => (acc(w) === 1 ? accs : vgprs)[read(w)]!;
  }
  const full = print;
  if (only !== undefined) return { print: (w) => (only(w) === 1 ? full(w) : "") };
  if (not !== undefined) return { print: (w) => (not(w) === 0 ? full(w) : "") };
  return { print };
};

/** `dsty:VDSTY,x=VDSTX` - a pair's second destination: its lowest bit is the opposite of the first one's. */
export const pairDestination: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  const x = fieldOf(spec, context, "x").read;
  const table = context.registers.vector("v", 1).text;
  return { print: (w) => table[(read(w) << 1) | (~x(w) & 1)]! };
};

/** `a.<dwords>:FIELD` - an AccVGPR's number. */
export const accumulator: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  const table = context.registers.vector("a", Number(spec.args[0])).text;
  return { print: (w) => table[read(w) & 255]! };
};

/** `vcc` - the lane mask in VCC, by wave size. */
export const vcc: MakeSlot = (_, context) => {
  const text = context.wave === 64 ? "vcc" : "vcc_lo";
  return { print: () => text };
};

/** `m:FIELD` - a lane mask in scalar registers, by wave size. */
export const mask: MakeSlot = (spec, context) =>
  source(
    { ...spec, args: [context.wave === 64 ? "2" : "1", ...(spec.args.length > 0 ? spec.args : ["-"])] },
    context,
  );

/** `sd:SDST,b=SD` - SDWA's mask destination: VCC unless the bit says the register. */
export const sdwaMask: MakeSlot = (spec, context) => {
  const named = mask(spec, context).print;
  const flag = fieldOf(spec, context, "b").read;
  const implicit = vcc(spec, context).print;
  return { print: (w) => (flag(w) === 1 ? named(w) : implicit(w)) };
};

/** `mat.<dwords>/<dwords>...:SRC0,fmt=FORMAT` - a matrix whose size depends on its format. Role c: AccVGPR. */
export const matrix: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  const format = fieldOf(spec, context, "fmt").read;
  const acc = maybeField(spec, context, "c")?.read;
  const sizes = spec.args[0]!.split("/").map(Number);
  const { registers } = context;
  const scalars = registers.source(sizes[0]!, false).text;
  return {
    print: (w) => {
      const code = read(w);
      if (code < 256) return scalars[code] ?? `/*invalid ${code}*/`;
      const file = acc !== undefined && acc(w) === 1 ? "a" : "v";
      return registers.vector(file, sizes[format(w)] ?? sizes[0]!).text[code - 256]!;
    },
  };
};

import type { FieldAccess, Words } from "../field.js";
import { LITERAL, LITERAL64, literalText, wideLiteralText, type LiteralType } from "../literals.js";
import { addressCode, integerCode, literalCode, parseReal, realCode } from "../constants.js";
import { fastInteger, type ParseState } from "../parseState.js";
import { registerCode } from "../registerText.js";
import {
  dwordsOf,
  fieldOf,
  isLaneSelect,
  maybeField,
  type MakeSlot,
  type Slot,
  type SlotContext,
} from "./slot.js";
import type { SlotSpec } from "../tables.js";

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
 * register's number unless this bit says scalar (SDWA); o: which half (true16), if it is a vector register. A third
 * argument holds letters: v, the code has vector registers alone (t: where registers have halves); h, it names a half in
 * a short form; A, its vector registers are AccVGPRs.
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
  const vectorBits =
    spec.args[2]?.includes("v") === true || (spec.args[2]?.includes("t") === true && context.true16);
  const code =
    scalar !== undefined
      ? (w: Words): number => (scalar(w) === 1 ? read(w) : read(w) | 256)
      : padding > 0
        ? (w: Words): number => read(w) << padding
        : vectorBits
          ? (w: Words): number => (read(w) & 255) | 256
          : read;
  const literal = literalPrinter(type === "-" ? "b32" : (type as LiteralType), context);
  const always = spec.args[2] === "A";
  const split = spec.args[2]?.includes("h") === true && context.true16;
  const print = (w: Words): string => {
    const c = code(w);
    if (c >= 256) {
      if (always || (acc !== undefined && acc(w) === 1)) return accs[c - 256]!;
      if (split) return halves[c - 256]!;
      if (half !== undefined && context.true16) return `v${c - 256}.${half(w) === 1 ? "h" : "l"}`;
      return vgprs[c - 256]!;
    }
    const named = table[c];
    if (named !== undefined) return named;
    return c >= LITERAL64 ? literal(w, c) : `/*invalid ${c}*/`;
  };
  // LLVM writes neg() around numbers; literals in lit() are expressions to it.
  const immediate = (w: Words): boolean => {
    const c = code(w);
    if ((c >= 128 && c <= 208) || (c >= 240 && c <= 248)) return true;
    return c < 256 && c >= LITERAL64 && table[c] === undefined && !literal(w, c).startsWith("lit");
  };
  // Without true16 the high bit of a half's register still is not part of it.
  const last = spec.args[2]?.includes("h") === true && !context.true16 ? LAST_LOW : 511;
  const codes = context.registers.source(dwords, wide, type === "i16").code;
  const accCodes = context.registers.vector("a", dwords).code;
  const halfCodes = context.registers.halves.code;
  const accField = maybeField(spec, context, "c");
  const scalarField = maybeField(spec, context, "g");
  const halfField = maybeField(spec, context, "o");
  const vectorOnly = vectorBits;
  const scalarOnly = spec.args[2] === "S";
  /** A scalar that a vector instruction reads counts; those that it writes do not. */
  const counts = /SRC/.test(spec.fields[""]!) && /VOP|VINTERP/.test(context.form.encoding.name);
  const none = context.registers.source(1, false).code.get("null") ?? -1;
  // M0 as the number of a lane is free beside another scalar.
  const lane = isLaneSelect(context.form.operands.find((one) => one.field === spec.fields[""]));
  const free = lane ? context.registers.source(1, false).code.get("m0") : undefined;
  const most =
    scalarField !== undefined || field.width > 8 || vectorOnly ? 511 : 2 ** field.width * 2 ** padding - 1;
  /** Puts an operand code into the fields. */
  const put = (code: number, isAcc: boolean, w: Words, state: ParseState): boolean => {
    if (code > last) return state.wants("v0 to v127");
    if (code > most || (vectorOnly && code < 256))
      return state.wants(vectorOnly ? "a vector register" : "a scalar register");
    if (scalarOnly && (code >= 256 || isConstant(code))) return state.wants("a scalar register");
    if (scalarField !== undefined) {
      if (code === LDS_DIRECT) return state.wants("another source than LDS");
      scalarField.write(w, code < 256 ? 1 : 0);
    }
    if (counts && code < 256 && code !== none && code !== free && !isConstant(code)) state.readScalar(code);
    if (code >= 256 && accField !== undefined) {
      if (!state.takeFile(accField, isAcc)) return false;
      accField.write(w, isAcc ? 1 : 0);
    }
    if (padding > 0 && (code & (2 ** padding - 1)) !== 0)
      return state.wants(`a register divisible by ${2 ** padding}`);
    field.write(w, padding > 0 ? code >>> padding : code);
    return true;
  };
  const parse = (given: string, w: Words, state: ParseState): boolean => {
    const text = context.true16 ? plainHalf(given) : given;
    if (always || accField !== undefined) {
      const code = accCodes.get(text);
      if (code !== undefined) return put(code + 256, true, w, state);
    }
    if (split) {
      const code = halfCodes.get(text);
      if (code !== undefined) return put(code + 256, false, w, state);
    } else if (halfField !== undefined && context.true16 && text.charCodeAt(text.length - 2) === DOT) {
      const code = codes.get(text.slice(0, -2));
      const suffix = text.charCodeAt(text.length - 1);
      if (code !== undefined && code >= 256 && (suffix === LOW || suffix === HIGH)) {
        return takeHalf(halfField, suffix === HIGH, w, state) && put(code, false, w, state);
      }
    }
    const code = codes.get(text);
    // LLVM makes literals of all integers here.
    if (code !== undefined && !(type === "plain" && code >= 128 && code <= 208)) {
      if (code >= 256 && always) return state.wants("an AccVGPR");
      // A whole register stands for its low half, which a short form names for the first 128 only.
      if (code > LAST_LOW && split) return state.wants("v0 to v127");
      return put(code, false, w, state);
    }
    const other = registerCode(text, dwords, context, state);
    if (other !== undefined) {
      const named = other.file === "a" ? (always || accField !== undefined ? other.code : -1) : other.code;
      return named < 0 ? state.wants("another register file") : put(named, other.file === "a", w, state);
    }
    if (most < 255 || vectorOnly || scalarOnly) return state.wantsSized("a register", dwords);
    const constant = constantCode(text, type, state);
    return constant >= 0 && put(constant, false, w, state);
  };
  return {
    print: withModifiers(spec, context, print, immediate),
    literal: (w) => isLiteral(code(w)),
    parse: parseModifiers(spec, context, parse),
  };
};

const isLiteral = (code: number): boolean => code === LITERAL || code === LITERAL64;

/** LDS at M0, where no literal of 64 bits has its code. */
const LDS_DIRECT = 254;

/** Inline constants, and the literals, which count on their own. */
const isConstant = (code: number): boolean =>
  (code >= 128 && code <= 208) || (code >= 240 && code <= 248) || code >= LITERAL64;

/** Puts the half that a register's suffix names into its bit; false when OP_SEL says otherwise. */
function takeHalf(field: FieldAccess, high: boolean, w: Words, state: ParseState): boolean {
  if (state.halvesChosen && field.read(w) !== Number(high)) return state.wants("the half that op_sel says");
  if (high) field.write(w, 1);
  return true;
}

/** `v[5].l` as `v5.l`; other texts as they are. */
function plainHalf(text: string): string {
  if (text.charCodeAt(text.length - 2) !== DOT || text.charCodeAt(1) !== BRACKET) return text;
  return text.replace(/^v\[\s*(\d{1,3})\s*\]\.([lh])$/, "v$1.$2");
}

const BRACKET = 91;

/** The last register of which a short form's 8 bits for a 16-bit operand name the halves. */
const LAST_LOW = 256 + 127;
const DOT = 46;
const LOW = 108;
const HIGH = 104;

/** Reads `-x`, `|x|`, `-|x|`, `neg(x)`, `abs(x)` and `sext(x)` around an operand. */
function parseModifiers(
  spec: SlotSpec,
  context: SlotContext,
  parse: (text: string, w: Words, state: ParseState) => boolean,
): (text: string, w: Words, state: ParseState) => boolean {
  const neg = maybeField(spec, context, "n");
  const abs = maybeField(spec, context, "a");
  const sext = maybeField(spec, context, "x");
  if (neg === undefined && abs === undefined && sext === undefined) return foldSigns(spec, context, parse);
  const inside = (text: string, name: string): string | undefined =>
    text.startsWith(`${name}(`) && text.endsWith(")") ? text.slice(name.length + 1, -1).trim() : undefined;
  return (text, w, state) => {
    const c = text.charCodeAt(0);
    const end = text.charCodeAt(text.length - 1);
    // Registers and numbers are nearly all there is.
    if (c !== MINUS && end !== CLOSE && end !== BAR) return parse(text, w, state);
    let rest = text;
    if (c === MINUS) {
      rest = rest.slice(1).trimStart();
      const next = rest.charCodeAt(0);
      // The sign of a number is its own.
      if (isNumberStart(next)) return parse(`-${rest}`, w, state);
      if (next === MINUS) return state.wants("one sign; neg() around a number that has one");
      if (neg === undefined) return state.wants("an operand without a sign");
      neg.write(w, 1);
      state.signed = true;
    } else if (c === N || c === S) {
      const negated = inside(rest, "neg");
      if (negated !== undefined) {
        if (neg === undefined) return state.wants("an operand without neg()");
        neg.write(w, 1);
        rest = negated;
        state.signed = true;
      } else {
        const extended = inside(rest, "sext");
        if (extended !== undefined) {
          if (sext === undefined) return state.wants("an operand without sext()");
          sext.write(w, 1);
          rest = extended;
        }
      }
    }
    if (rest.charCodeAt(0) === BAR && rest.length > 2 && rest.endsWith("|")) {
      if (abs === undefined) return state.wants("an operand without ||");
      abs.write(w, 1);
      rest = withoutLit(rest.slice(1, -1).trim());
      state.signed = true;
    } else {
      const absolute = inside(rest, "abs");
      if (absolute !== undefined) {
        if (abs === undefined) return state.wants("an operand without abs()");
        abs.write(w, 1);
        rest = absolute;
        state.signed = true;
      }
    }
    const fits = parse(rest, w, state);
    state.signed = false;
    return fits;
  };
}

/**
 * Without fields for signs, those of a float constant go into its bits where the instruction has a long form with such
 * fields: LLVM writes `-|0xaf123456|` into the short form.
 */
function foldSigns(
  spec: SlotSpec,
  context: SlotContext,
  parse: (text: string, w: Words, state: ParseState) => boolean,
): (text: string, w: Words, state: ParseState) => boolean {
  const { encoding, half, instruction, operands } = context.form;
  const operand = operands.find((one) => one.field === spec.fields[""]);
  const type = spec.args[1] ?? "";
  if (
    operand?.format.type !== "float" ||
    !/^(b32|f16|bf16|f64)$/.test(type) ||
    half !== "" ||
    !SHORT.test(encoding.name) ||
    !instruction.forms.some((form) => form.encoding.name.includes("VOP3"))
  )
    return parse;
  const top = type === "b32" ? 0x80000000n : 0x8000n;
  return (text, w, state) => {
    const { inner, negative, absolute } = signsOf(text);
    if (text.charCodeAt(0) === MINUS && text.charCodeAt(1) === MINUS)
      return state.wants("one sign; neg() around a number that has one");
    if (!negative && !absolute) return parse(text, w, state);
    const [, literal] = /^lit\((.*)\)$/.exec(inner) ?? [];
    const real = parseReal(literal ?? inner);
    if (real !== undefined) {
      const size = absolute ? Math.abs(real) : real;
      const folded = decimalPoint(negative ? -size : size);
      return parse(literal === undefined ? folded : `lit(${folded})`, w, state);
    }
    const value = type === "f64" ? undefined : state.integer(literal ?? inner);
    if (value === undefined || state.labels > 0 || value < -top || value > top * 2n - 1n)
      return parse(text, w, state);
    const bits = BigInt.asUintN(type === "b32" ? 32 : 16, value);
    const positive = absolute ? bits & (top - 1n) : bits;
    const folded = String(negative ? positive ^ top : positive);
    return parse(literal === undefined ? folded : `lit(${folded})`, w, state);
  };
}

/** Encodings of one dword, which have no room for signs. */
const SHORT = /^(ENC_)?VOP[12C](_INST_LITERAL(64)?)?$/;

/** Inside bars, LLVM reads `lit(x)` as x. */
const withoutLit = (text: string): string => /^lit\((.*)\)$/.exec(text)?.[1] ?? text;

/** What stands inside `-x`, `neg(x)`, `|x|`, `abs(x)`, and a sign around an absolute value. */
function signsOf(text: string): { inner: string; negative: boolean; absolute: boolean } {
  const outer = /^-\s*((?:\||abs\().*)$|^neg\((.*)\)$/.exec(text);
  const signed = (outer?.[1] ?? outer?.[2] ?? text).trim();
  const around = /^\|([^|]+)\|$|^abs\((.*)\)$/.exec(signed);
  const inner = around?.[1] === undefined ? (around?.[2] ?? signed).trim() : withoutLit(around[1].trim());
  return { inner, negative: outer !== null, absolute: around !== null };
}

/** A number as text that reads as a real number. */
const decimalPoint = (value: number): string => {
  const text = Object.is(value, -0) ? "-0" : String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
};

const MINUS = 45;
const OPEN = 40;
const CLOSE = 41;
const BAR = 124;
const N = 110;
const S = 115;
/** A digit, a point or a parenthesis. */
const isNumberStart = (c: number): boolean => (c >= 48 && c <= 57) || c === 46 || c === OPEN;

/** The code of a constant in text, taking a literal if need be; -1 with `state.wants` when it cannot stand. */
function constantCode(text: string, type: string, state: ParseState): number {
  const kind = (type === "-" ? "b32" : type) as LiteralType;
  const fast = fastInteger(text);
  if (fast >= 0) return integerCode(kind, BigInt(fast), state);
  const real = parseReal(text);
  if (real !== undefined) return realCode(kind, real, state);
  if (text.startsWith("lit(") || text.startsWith("lit64(")) return literalCode(kind, text, state);
  const value = state.integer(text);
  if (value !== undefined)
    return state.labels > 0 ? addressCode(kind, value, text, state) : integerCode(kind, value, state);
  state.wants(
    state.unknownSymbol === undefined
      ? "a register or a constant"
      : `a register, a constant or a symbol of this text: ${state.unknownSymbol.slice(0, 80)} is none`,
  );
  return -1;
}

/** Prints the literal in the form's own field, or the one that follows a format without such a field. */
function literalPrinter(type: LiteralType, context: SlotContext): (w: Words, code: number) => string {
  const { bits, fieldByName } = context.form.encoding;
  // Where both literals are asked for, the short one is the low half of the long one.
  const own = fieldByName.get("LITERAL") ?? fieldByName.get("LITERAL64");
  const at = own?.pieces[0]!.word ?? bits / 32;
  return (w, code) => (code === LITERAL64 ? wideLiteralText : literalText)(type, w[at]!, w[at + 1]!);
}

/** `v.<dwords>:FIELD` - a vector register's number. Roles: c: it is an AccVGPR; o: which half (true16). */
export const vector: MakeSlot = (spec, context): Slot => {
  const { read, write } = fieldOf(spec, context);
  const dwords = dwordsOf(spec.args[0], context);
  const acc = maybeField(spec, context, "c")?.read;
  const half = maybeField(spec, context, "o")?.read;
  const only = maybeField(spec, context, "if")?.read;
  const not = maybeField(spec, context, "nif")?.read;
  const vgprs = context.registers.vector("v", dwords).text;
  const accs = context.registers.vector("a", dwords).text;
  let print = (w: Words): string => vgprs[read(w)] ?? `/*invalid ${read(w)}*/`;
  if (spec.args[1] === "h" && context.true16) {
    print = (w) => context.registers.halves.text[read(w)]!;
  } else if (half !== undefined && context.true16) {
    print = (w) => `v${read(w)}.${half(w) === 1 ? "h" : "l"}`;
  } else if (acc !== undefined) {
    print = (w) => (acc(w) === 1 ? accs : vgprs)[read(w)]!;
  }
  const full = print;
  const accField = maybeField(spec, context, "c");
  const halfField = maybeField(spec, context, "o");
  const split = spec.args[1] === "h" && context.true16;
  const codes = split ? context.registers.halves.code : context.registers.vector("v", dwords).code;
  const accCodes = context.registers.vector("a", dwords).code;
  const last = spec.args[1] === "h" && !context.true16 ? LAST_LOW - 256 : 511;
  const anySize = spec.args[1] === "any";
  const parse = (given: string, w: Words, state: ParseState): boolean => {
    const text = context.true16 ? plainHalf(given) : given;
    let code = codes.get(text);
    let isAcc = false;
    if (code === undefined && halfField !== undefined && context.true16 && /\.[lh]$/.test(text)) {
      code = codes.get(text.slice(0, -2));
      if (code !== undefined && !takeHalf(halfField, text.endsWith("h"), w, state)) return false;
    } else if (code === undefined && split) {
      // A whole register stands for its low half, which a short form names for the first 128 only.
      const other = registerCode(text, dwords, context, state);
      code = other?.file === "v" ? other.code - 256 : undefined;
      if (code !== undefined && code > LAST_LOW - 256) return state.wants("v0 to v127");
    }
    if (code === undefined && accField !== undefined) {
      code = accCodes.get(text);
      isAcc = code !== undefined;
    }
    if (code === undefined && !split) {
      const other = registerCode(text, anySize ? 0 : dwords, context, state);
      if (other !== undefined && other.code >= 256 && (other.file === "v" || accField !== undefined)) {
        code = other.code - 256;
        isAcc = other.file === "a";
      }
    }
    if (code === undefined) return state.wantsSized("a vector register", dwords);
    if (code > last) return state.wants("v0 to v127");
    if (accField !== undefined) {
      if (!state.takeFile(accField, isAcc)) return false;
      accField.write(w, isAcc ? 1 : 0);
    }
    write(w, code);
    return true;
  };
  if (only !== undefined)
    return { print: (w) => (only(w) === 1 ? full(w) : ""), parse, present: (w) => only(w) === 1 };
  if (not !== undefined)
    return { print: (w) => (not(w) === 0 ? full(w) : ""), parse, present: (w) => not(w) === 0 };
  return { print, parse };
};

/** `dsty:VDSTY,x=VDSTX` - a pair's second destination: its lowest bit is the opposite of the first one's. */
export const pairDestination: MakeSlot = (spec, context) => {
  const { read, write } = fieldOf(spec, context);
  const x = fieldOf(spec, context, "x").read;
  const { text: table, code: codes } = context.registers.vector("v", 1);
  return {
    print: (w) => table[(read(w) << 1) | (~x(w) & 1)]!,
    parse: (text, w, state) => {
      const other = codes.has(text) ? undefined : registerCode(text, 1, context, state);
      const code = other === undefined ? codes.get(text) : other.code - 256;
      if (code === undefined || code < 0 || other?.file === "a") return state.wants("a vector register");
      if ((code & 1) === (x(w) & 1)) return state.wants("one even and one odd destination");
      write(w, code >> 1);
      return true;
    },
  };
};

/** `a.<dwords>:FIELD` - an AccVGPR's number. */
export const accumulator: MakeSlot = (spec, context) => {
  const { read, write, width } = fieldOf(spec, context);
  const dwords = Number(spec.args[0]);
  const { text: table, code: codes } = context.registers.vector("a", dwords);
  return {
    print: (w) => table[read(w) & 255]!,
    parse: (text, w, state) => {
      const other = codes.get(text) === undefined ? registerCode(text, dwords, context, state) : undefined;
      const code = codes.get(text) ?? (other?.file === "a" ? other.code - 256 : undefined);
      if (code === undefined) return state.wantsSized("an AccVGPR", dwords);
      write(w, width > 8 ? code | 256 : code);
      return true;
    },
  };
};

/** `vcc` - the lane mask in VCC, by wave size. */
export const vcc: MakeSlot = (_, context) => {
  const text = context.wave === 64 ? "vcc" : "vcc_lo";
  return {
    print: () => text,
    parse: (given, _, state) => given === text || state.wants(text),
    implied: true,
  };
};

/** `m:FIELD` - a lane mask in scalar registers, by wave size. */
export const mask: MakeSlot = (spec, context) =>
  source({ ...spec, args: [context.wave === 64 ? "2" : "1", spec.args[0] ?? "-", "S"] }, context);

/** `sd:SDST,b=SD` - SDWA's mask destination: VCC unless the bit says the register. */
export const sdwaMask: MakeSlot = (spec, context) => {
  const named = mask(spec, context);
  const flag = fieldOf(spec, context, "b");
  const implicit = vcc(spec, context);
  return {
    print: (w) => (flag.read(w) === 1 ? named.print(w) : implicit.print(w)),
    literal: (w) => named.literal!(w),
    parse: (text, w, state) => {
      if (implicit.parse!(text, w, state)) return true;
      flag.write(w, 1);
      return named.parse!(text, w, state);
    },
  };
};

/** `mat.<dwords>/<dwords>...:SRC0,fmt=FORMAT` - a matrix whose size depends on its format. Role c: AccVGPR. */
export const matrix: MakeSlot = (spec, context) => {
  const { read, write } = fieldOf(spec, context);
  const format = fieldOf(spec, context, "fmt").read;
  const accField = maybeField(spec, context, "c");
  const acc = accField?.read;
  const sizes = spec.args[0]!.split("/").map(Number);
  const { registers } = context;
  const scalars = registers.source(sizes[0]!, false).text;
  const literal = literalPrinter("b32", context);
  return {
    parse: (text, w, state) => {
      const dwords = sizes[format(w)] ?? sizes[0]!;
      const other = registerCode(text, dwords, context, state);
      if (other === undefined || (other.file === "a" && accField === undefined))
        return state.wantsSized("a vector register", dwords);
      if (accField !== undefined) {
        if (!state.takeFile(accField, other.file === "a")) return false;
        accField.write(w, other.file === "a" ? 1 : 0);
      }
      write(w, other.code);
      return true;
    },
    literal: (w) => isLiteral(read(w)),
    print: (w) => {
      const code = read(w);
      if (code < 256) return scalars[code] ?? literal(w, code);
      const file = acc !== undefined && acc(w) === 1 ? "a" : "v";
      return registers.vector(file, sizes[format(w)] ?? sizes[0]!).text[code - 256]!;
    },
  };
};

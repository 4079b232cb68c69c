/**
 * The decoder's layout: which formats share the top 9 bits of dword 0, where the rest of the opcode stands, and
 * which values of the condition fields (SRC0 == 255 ...) tell their variants apart. Everything follows from the
 * encodings' masks, identifiers, order and condition trees; see `FormTable` in runtime/isa for the arithmetic.
 */
import type { BitField, ConditionExpression, Encoding } from "../spec/model.js";

/** An encoding under one condition, in the order in which a decoder tries them. */
export interface VariantSpec {
  readonly encoding: Encoding;
  readonly condition: string;
  readonly expression: ConditionExpression | undefined;
}

/** A condition field and its classes of values: class 0 is every value not listed. */
export interface PatternField {
  readonly name: string;
  readonly offset: number;
  readonly count: number;
  /** values[c] are the values of class c; values[0] is empty. */
  readonly values: readonly (readonly number[])[];
}

export interface Shape {
  readonly encodings: readonly Encoding[];
  readonly tops: number[];
  readonly runs: readonly (readonly [word: number, shift: number, width: number])[];
  readonly fields: readonly PatternField[];
  /** Variants (indices into the variant list) whose condition holds, by pattern, first choice first. */
  readonly patterns: readonly (readonly number[])[];
  readonly prefix?: readonly [mask: number, value: number];
}

const TOP_SHIFT = 23;

/**
 * Decoding order: AMD's Order, then the order of conditions; but a condition that always holds comes after those
 * that look at fields (RDNA 4 gives ENC_SOP1 a constant 1 and a lower Order than SOP1_INST_LITERAL).
 */
export function decodingOrder(variants: readonly VariantSpec[]): number[] {
  const always = (i: number): number =>
    Number(variants[i]!.expression === undefined || variants[i]!.expression.kind === "literal");
  return variants
    .map((_, i) => i)
    .sort(
      (a, b) => always(a) - always(b) || variants[a]!.encoding.order - variants[b]!.encoding.order || a - b,
    );
}

export const dwordOf = (bits: bigint, word: number): number =>
  Number((bits >> BigInt(32 * word)) & 0xffffffffn);

/** The ranges of the opcode; none for a format with a single instruction (exports). */
const opcodeRanges = (encoding: Encoding, half: "x" | "y"): BitField["ranges"] => {
  const names = half === "y" ? ["OPY"] : ["OP", "OPX"];
  return encoding.fields.find((field) => names.includes(field.name))?.ranges ?? [];
};

const bitsOf = (ranges: BitField["ranges"]): bigint =>
  ranges.reduce((mask, r) => mask | (((1n << BigInt(r.bitCount)) - 1n) << BigInt(r.bitOffset)), 0n);

/** Bits that must match: the identifier mask with the half's own opcode and without the other half's. */
function significantMask(encoding: Encoding, half: "x" | "y"): bigint {
  const other = half === "y" ? opcodeRanges(encoding, "x") : opcodeRanges(encoding, "y");
  return (encoding.identifierMask & ~bitsOf(other)) | bitsOf(opcodeRanges(encoding, half));
}

/** A format whose opcode lies above dword 1: its first half is a prefix word. */
export const isPrefixed = (encoding: Encoding): boolean => {
  const ranges = opcodeRanges(encoding, "x");
  return ranges.length > 0 && ranges.every((range) => range.bitOffset >= 64);
};

/** Builds the shapes of the given half of the given variants (indices into `variants`). */
export function buildShapes(
  variants: readonly VariantSpec[],
  used: ReadonlySet<number>,
  half: "x" | "y",
  identifiersOf: (encoding: Encoding) => readonly bigint[],
): Shape[] {
  const order = decodingOrder(variants).filter((i) => used.has(i));
  const encodings = [...new Set(order.map((i) => variants[i]!.encoding))];
  const groups = new Map<string, { encodings: Encoding[]; tops: number[] }>();
  const shapes: Shape[] = [];
  for (const encoding of encodings.filter(isPrefixed)) {
    const mask = dwordOf(encoding.identifierMask, 0);
    const runs = opcodeRanges(encoding, half).map(
      (r) => [r.bitOffset >> 5, r.bitOffset & 31, r.bitCount] as const,
    );
    const value = dwordOf(identifiersOf(encoding)[0]!, 0) & mask;
    shapes.push(finish([encoding], [], runs, variants, order, half, [mask >>> 0, value >>> 0]));
  }
  for (let top = 0; top < 512; top++) {
    const sharing = encodings.filter((encoding) => {
      if (isPrefixed(encoding)) return false;
      const mask = dwordOf(significantMask(encoding, half), 0) >>> TOP_SHIFT;
      return identifiersOf(encoding).some((id) => ((dwordOf(id, 0) >>> TOP_SHIFT) & mask) === (top & mask));
    });
    if (sharing.length === 0) continue;
    const key = sharing.map((encoding) => encoding.name).join();
    const group = groups.get(key) ?? { encodings: sharing, tops: [] };
    group.tops.push(top);
    groups.set(key, group);
  }
  for (const { encodings: sharing, tops } of groups.values()) {
    shapes.push(finish(sharing, tops, opcodeRuns(sharing, half), variants, order, half));
  }
  return shapes;
}

/** Contiguous mask bits below the top 9, most significant first. */
function opcodeRuns(encodings: readonly Encoding[], half: "x" | "y"): (readonly [number, number, number])[] {
  let mask = 0n;
  for (const encoding of encodings) mask |= significantMask(encoding, half);
  mask &= ~(0x1ffn << 23n);
  const runs: (readonly [number, number, number])[] = [];
  for (let bit = 127; bit >= 0; bit--) {
    if (((mask >> BigInt(bit)) & 1n) === 0n) continue;
    let low = bit;
    while ((low & 31) !== 0 && ((mask >> BigInt(low - 1)) & 1n) === 1n) low--;
    runs.push([low >> 5, low & 31, bit - low + 1]);
    bit = low;
  }
  return runs;
}

function finish(
  encodings: readonly Encoding[],
  tops: number[],
  runs: readonly (readonly [number, number, number])[],
  variants: readonly VariantSpec[],
  order: readonly number[],
  half: "x" | "y",
  prefix?: readonly [number, number],
): Shape {
  const own = order.filter((i) => encodings.includes(variants[i]!.encoding));
  const conditions = own.map((i) => conditionOf(variants[i]!, half));
  const fields = patternFields(encodings[0]!, conditions);
  const count = fields.reduce((product, field) => product * field.values.length, 1);
  const patterns = Array.from({ length: count }, (_, pattern) => {
    const values = new Map<string, number>();
    let rest = pattern;
    for (const field of fields) {
      const c = rest % field.values.length;
      rest = Math.floor(rest / field.values.length);
      values.set(field.name, c === 0 ? otherValue(field) : field.values[c]![0]!);
    }
    return own.filter((_, i) => evaluate(conditions[i], values) !== 0);
  });
  return { encodings, tops, runs, fields, patterns, ...(prefix === undefined ? {} : { prefix }) };
}

/** RDNA 3 and 4 list the Y half under the X half's condition: there SRCX0 stands for SRCY0. */
function conditionOf(variant: VariantSpec, half: "x" | "y"): ConditionExpression | undefined {
  const rename = (e: ConditionExpression): ConditionExpression => {
    switch (e.kind) {
      case "field":
        return half === "y" && e.field === "SRCX0" ? { ...e, field: "SRCY0" } : e;
      case "operator":
        return { ...e, args: e.args.map(rename) };
      default:
        return e;
    }
  };
  return variant.expression === undefined ? undefined : rename(variant.expression);
}

/** The value that stands for class 0: one that no class lists. */
function otherValue(field: PatternField): number {
  const listed = new Set(field.values.flat());
  for (let value = 0; ; value++) if (!listed.has(value)) return value;
}

/** Fields the conditions look at, with the values grouped that no condition tells apart. */
function patternFields(
  encoding: Encoding,
  conditions: readonly (ConditionExpression | undefined)[],
): PatternField[] {
  const seen = new Map<string, Map<number, string>>();
  conditions.forEach((condition, c) => {
    let atom = 0;
    const visit = (e: ConditionExpression | undefined): void => {
      if (e?.kind !== "operator") return;
      const [field, other] = e.args;
      if (field?.kind === "field" && other !== undefined && other.kind !== "operator") {
        const constants = other.kind === "array" ? other.items : [other];
        const values = seen.get(field.field) ?? new Map<number, string>();
        seen.set(field.field, values);
        const key = `${e.op.replace(/^!=$/, "==").replace("notwithin", "within")} ${c}.${atom++};`;
        for (const constant of constants) {
          if (constant.kind === "literal")
            values.set(constant.value, (values.get(constant.value) ?? "") + key);
        }
      } else e.args.forEach(visit);
    };
    visit(condition);
  });
  return [...seen].map(([name, values]) => {
    const byKey = new Map<string, number[]>();
    for (const [value, key] of [...values].sort(([a], [b]) => a - b))
      byKey.set(key, [...(byKey.get(key) ?? []), value]);
    const range = encoding.fields.find((field) => field.name === name)?.ranges[0];
    if (range === undefined)
      throw new Error(`${encoding.name} has no field ${name}, which a condition names`);
    const classes = [[], ...byKey.values()];
    // Where the classes cover every value, the one that no condition needs to name is the rest.
    if (values.size === 2 ** range.bitCount) classes.splice(0, 2, []);
    return { name, offset: range.bitOffset, count: range.bitCount, values: classes };
  });
}

/** Value of a condition; an absent one holds. */
export function evaluate(e: ConditionExpression | undefined, fields: ReadonlyMap<string, number>): number {
  if (e === undefined) return 1;
  switch (e.kind) {
    case "literal":
      return e.value;
    case "field": {
      const value = fields.get(e.field);
      if (value === undefined) throw new Error(`condition field ${e.field} is not among the pattern's`);
      return value;
    }
    case "array":
      throw new Error("an array stands only right of .within");
    case "operator":
      return operate(e, fields);
  }
}

function operate(e: ConditionExpression & { kind: "operator" }, fields: ReadonlyMap<string, number>): number {
  const arg = (i: number): number => evaluate(e.args[i], fields);
  const within = (): boolean => {
    const list = e.args[1]!;
    if (list.kind !== "array") throw new Error(`${e.op} needs an array`);
    return list.items.some((item) => evaluate(item, fields) === arg(0));
  };
  switch (e.op) {
    case ".within":
      return Number(within());
    case ".notwithin":
      return Number(!within());
    case "==":
      return Number(arg(0) === arg(1));
    case "!=":
      return Number(arg(0) !== arg(1));
    case "<":
      return Number(arg(0) < arg(1));
    case "<=":
      return Number(arg(0) <= arg(1));
    case ">":
      return Number(arg(0) > arg(1));
    case ">=":
      return Number(arg(0) >= arg(1));
    case "&&":
      return Number(arg(0) !== 0 && arg(1) !== 0);
    case "||":
      return Number(arg(0) !== 0 || arg(1) !== 0);
    case "!":
      return Number(arg(0) === 0);
    case "&":
      return arg(0) & arg(1);
    case "|":
      return arg(0) | arg(1);
    case "^":
      return arg(0) ^ arg(1);
    case "+":
      return arg(0) + arg(1);
    case "-":
      return arg(0) - arg(1);
    case "<<":
      return arg(0) << arg(1);
    case ">>":
      return arg(0) >> arg(1);
  }
}

/** A condition as people write it. */
export function conditionText(e: ConditionExpression | undefined): string {
  if (e === undefined) return "";
  switch (e.kind) {
    case "literal":
      return String(e.value);
    case "field":
      return e.field;
    case "array":
      return `[${e.items.map(conditionText).join(", ")}]`;
    case "operator": {
      const op = e.op === ".within" ? "in" : e.op === ".notwithin" ? "not in" : e.op;
      if (e.args.length === 1) return `${op}(${conditionText(e.args[0])})`;
      return e.args
        .map((arg) =>
          arg.kind === "operator" && arg.op !== e.op && /^[&|]/.test(arg.op)
            ? `(${conditionText(arg)})`
            : conditionText(arg),
        )
        .join(` ${op} `);
    }
  }
}

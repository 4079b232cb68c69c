/**
 * What changed between two specifications as AMD's schema holds them: everything a consumer can see, section by
 * section, each change with its kind. (`runtime/isa/compare.ts` compares what generated code sees of them.)
 */
import type {
  BitField,
  BitRange,
  ConditionExpression,
  DataFormat,
  Encoding,
  Instruction,
  InstructionEncoding,
  IsaSpec,
  Operand,
  OperandType,
  PredefinedValue,
} from "../spec/model.js";
import { byOrder, formatCondition, formKey } from "../spec/read.js";

export const CHANGE_KINDS = [
  "size", "identifiers", "conditions", "field layout", "aliases", "flags", "group", "form added", "form removed",
  "opcode", "operands", "operand values", "data layout", "subtypes", "description",
] as const; // prettier-ignore
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface Change {
  readonly kind: ChangeKind;
  /** `left -> right`, after the name of what changed. */
  readonly text: string;
}

export interface ChangedMember {
  readonly name: string;
  readonly changes: readonly Change[];
}

export interface SectionChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
  readonly changed: readonly ChangedMember[];
}

export const SECTIONS = ["encodings", "instructions", "dataFormats", "operandTypes", "groups"] as const;
export type Section = (typeof SECTIONS)[number];
export type SpecChanges = Readonly<Record<Section, SectionChanges>>;

interface Named {
  readonly name: string;
  readonly description?: string;
}

/** Everything that differs; order of members is told by neither file and does not count. */
export function compareSpecs(left: IsaSpec, right: IsaSpec): SpecChanges {
  const groups = (spec: IsaSpec): Named[] => [
    ...spec.functionalGroups,
    ...spec.functionalSubgroups.map((one) => ({ ...one, name: `${one.name} (subgroup)` })),
  ];
  return {
    encodings: section(left.encodings, right.encodings, compareEncodings, () => null),
    instructions: section(left.instructions, right.instructions, compareInstructions, (one, added) =>
      renamedInstruction(one, added),
    ),
    dataFormats: section(left.dataFormats, right.dataFormats, compareFormats, sameBody(compareFormats)),
    operandTypes: section(left.operandTypes, right.operandTypes, compareTypes, sameBody(compareTypes)),
    groups: section(groups(left), groups(right), () => [], () => null), // prettier-ignore
  };
}

const NOTHING: SectionChanges = { added: [], removed: [], renamed: [], changed: [] };
/** Of two equal specifications. */
export const NO_CHANGES: SpecChanges = {
  encodings: NOTHING,
  instructions: NOTHING,
  dataFormats: NOTHING,
  operandTypes: NOTHING,
  groups: NOTHING,
};

/** No change anywhere. */
export function isUnchanged(changes: SpecChanges): boolean {
  return SECTIONS.every((name) => {
    const one = changes[name];
    return one.added.length + one.removed.length + one.renamed.length + one.changed.length === 0;
  });
}

/** How many changes there are of each kind, `instructions added` and the like among them. */
export function countChanges(changes: SpecChanges): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (what: string, count: number): void => {
    if (count > 0) counts.set(what, (counts.get(what) ?? 0) + count);
  };
  for (const name of SECTIONS) {
    const one = changes[name];
    const words = SECTION_WORDS[name];
    add(`${words} added`, one.added.length);
    add(`${words} removed`, one.removed.length);
    add(`${words} renamed`, one.renamed.length);
    for (const { changes: list } of one.changed) for (const { kind } of list) add(`${words}: ${kind}`, 1);
  }
  return counts;
}

export const SECTION_WORDS: Readonly<Record<Section, string>> = {
  encodings: "encodings",
  instructions: "instructions",
  dataFormats: "data formats",
  operandTypes: "operand types",
  groups: "functional groups",
};

function section<T extends Named>(
  left: readonly T[],
  right: readonly T[],
  compare: (a: T, b: T) => Change[],
  rename: (removed: T, added: readonly T[]) => T | null,
): SectionChanges {
  const other = new Map(right.map((one) => [one.name, one]));
  const own = new Set(left.map((one) => one.name));
  const changed: ChangedMember[] = [];
  const gone: T[] = [];
  const pair = (a: T, b: T): void => {
    const changes = compare(a, b);
    if (a.description !== b.description) changes.push({ kind: "description", text: described(a, b) });
    if (changes.length > 0) changed.push({ name: b.name, changes });
  };
  for (const one of left) {
    const match = other.get(one.name);
    if (match === undefined) gone.push(one);
    else pair(one, match);
  }
  let fresh = right.filter((one) => !own.has(one.name));
  const removed: string[] = [];
  const renamed: { from: string; to: string }[] = [];
  for (const one of gone) {
    const to = rename(one, fresh);
    if (to === null) {
      removed.push(one.name);
      continue;
    }
    fresh = fresh.filter((candidate) => candidate !== to);
    renamed.push({ from: one.name, to: to.name });
    pair(one, to);
  }
  return { added: fresh.map((one) => one.name), removed, renamed, changed };
}

const described = (a: Named, b: Named): string =>
  a.description === undefined ? "added" : b.description === undefined ? "removed" : "changed";

/**
 * A new name for the same thing: one side lists the other's name as an alias, or a new instruction stands in the
 * first form's encoding and condition at the same opcode with the same operands.
 */
function renamedInstruction(one: Instruction, added: readonly Instruction[]): Instruction | null {
  const byAlias = added.filter((two) => two.aliases.includes(one.name) || one.aliases.includes(two.name));
  if (byAlias.length === 1) return byAlias[0]!;
  const [first] = one.encodings;
  if (first === undefined) return null;
  const key = formKey(first);
  const matches = added.filter((two) =>
    two.encodings.some(
      (form) =>
        formKey(form) === key && form.opcode === first.opcode && compareOperands(first, form).length === 0,
    ),
  );
  return matches.length === 1 ? matches[0]! : null;
}

/** The only new member of equal content. */
function sameBody<T extends Named>(
  compare: (a: T, b: T) => Change[],
): (removed: T, added: readonly T[]) => T | null {
  return (removed, added) => {
    const matches = added.filter((one) => compare(removed, one).length === 0);
    return matches.length === 1 ? matches[0]! : null;
  };
}

function compareEncodings(a: Encoding, b: Encoding): Change[] {
  const changes: Change[] = [];
  if (a.bitCount !== b.bitCount) changes.push(change("size", `${a.bitCount} bits -> ${b.bitCount} bits`));
  if (a.order !== b.order) changes.push(change("identifiers", `order ${a.order} -> ${b.order}`));
  if (a.identifierMask !== b.identifierMask)
    changes.push(change("identifiers", `mask ${hex(a.identifierMask)} -> ${hex(b.identifierMask)}`));
  for (const text of setDifference(a.identifiers.map(hex), b.identifiers.map(hex)))
    changes.push(change("identifiers", text));
  changes.push(...compareConditions(a, b), ...compareFields(a.fields, b.fields));
  return changes;
}

function compareConditions(a: Encoding, b: Encoding): Change[] {
  const text = (expression: ConditionExpression | undefined): string =>
    expression === undefined ? "always" : formatCondition(expression);
  const other = new Map(b.conditions.map((one) => [one.name, one]));
  const own = new Set(a.conditions.map((one) => one.name));
  const changes: Change[] = [];
  for (const one of a.conditions) {
    const match = other.get(one.name);
    if (match === undefined) changes.push(change("conditions", `${one.name} -> none`));
    else if (text(one.expression) !== text(match.expression))
      changes.push(change("conditions", `${one.name}: ${text(one.expression)} -> ${text(match.expression)}`));
  }
  for (const one of b.conditions)
    if (!own.has(one.name)) changes.push(change("conditions", `none -> ${one.name}`));
  return changes;
}

/** `31:25,7`: bits of a field from the highest piece down. */
export function rangeText(ranges: readonly BitRange[]): string {
  return byOrder(ranges)
    .reverse()
    .map(({ bitOffset, bitCount, padding }) => {
      const bits = bitCount === 1 ? `${bitOffset}` : `${bitOffset + bitCount - 1}:${bitOffset}`;
      return padding === undefined
        ? bits
        : `${bits}+${padding.value.toString(2).padStart(padding.bitCount, "0")}b`;
    })
    .join(",");
}

function compareFields(a: readonly BitField[], b: readonly BitField[]): Change[] {
  const other = new Map(b.map((one) => [one.name, one]));
  const own = new Set(a.map((one) => one.name));
  const changes: Change[] = [];
  const fresh = b.filter((one) => !own.has(one.name));
  for (const one of a) {
    const match = other.get(one.name);
    if (match !== undefined) {
      changes.push(...compareField(one, match));
      continue;
    }
    const at = fresh.findIndex((two) => rangeText(two.ranges) === rangeText(one.ranges));
    const [renamed] = at === -1 ? [] : fresh.splice(at, 1);
    changes.push(
      renamed === undefined
        ? change("field layout", `${one.name} ${rangeText(one.ranges)} -> none`)
        : change("field layout", `${one.name} -> ${renamed.name} (${rangeText(one.ranges)})`),
    );
    if (renamed !== undefined) changes.push(...compareField(one, renamed));
  }
  for (const one of fresh)
    changes.push(change("field layout", `none -> ${one.name} ${rangeText(one.ranges)}`));
  return changes;
}

function compareField(a: BitField, b: BitField): Change[] {
  const changes: Change[] = [];
  if (rangeText(a.ranges) !== rangeText(b.ranges))
    changes.push(change("field layout", `${a.name} ${rangeText(a.ranges)} -> ${rangeText(b.ranges)}`));
  if (a.isConditional !== b.isConditional)
    changes.push(change("field layout", `${a.name} conditional ${a.isConditional} -> ${b.isConditional}`));
  changes.push(...compareValues(`${a.name}.`, a.predefinedValues, b.predefinedValues));
  return changes;
}

function compareValues(
  prefix: string,
  a: readonly PredefinedValue[],
  b: readonly PredefinedValue[],
): Change[] {
  const other = new Map(b.map((one) => [one.name, one.value]));
  const own = new Map(a.map((one) => [one.name, one.value]));
  const changes: Change[] = [];
  for (const [name, value] of own) {
    const match = other.get(name);
    if (match !== value)
      changes.push(change("operand values", `${prefix}${name} ${value} -> ${match ?? "none"}`));
  }
  for (const [name, value] of other)
    if (!own.has(name)) changes.push(change("operand values", `${prefix}${name} none -> ${value}`));
  return changes;
}

function compareInstructions(a: Instruction, b: Instruction): Change[] {
  const changes: Change[] = [];
  for (const text of setDifference(a.aliases, b.aliases)) changes.push(change("aliases", text));
  for (const key of Object.keys(a.flags) as (keyof Instruction["flags"])[])
    if (a.flags[key] !== b.flags[key])
      changes.push(change("flags", `${key} ${a.flags[key]} -> ${b.flags[key]}`));
  const group = (one: Instruction): string =>
    [one.functionalGroup, ...[...one.functionalSubgroups].sort()].join(" ");
  if (group(a) !== group(b)) changes.push(change("group", `${group(a)} -> ${group(b)}`));
  const other = new Map(b.encodings.map((form) => [formKey(form), form]));
  const own = new Set(a.encodings.map(formKey));
  for (const form of a.encodings) {
    const key = formKey(form);
    const match = other.get(key);
    if (match === undefined) {
      changes.push(change("form removed", `${key} (${form.opcode})`));
      continue;
    }
    if (form.opcode !== match.opcode)
      changes.push(change("opcode", `${key}: ${form.opcode} -> ${match.opcode}`));
    for (const text of compareOperands(form, match)) changes.push(change("operands", `${key}: ${text}`));
  }
  for (const form of b.encodings) {
    const key = formKey(form);
    if (!own.has(key)) changes.push(change("form added", `${key} (${form.opcode})`));
  }
  return changes;
}

/** Operand by operand in AMD's order. */
export function compareOperands(a: InstructionEncoding, b: InstructionEncoding): string[] {
  const sorted = (form: InstructionEncoding): Operand[] =>
    [...form.operands].sort((left, right) => left.order - right.order);
  const left = sorted(a);
  const right = sorted(b);
  const texts: string[] = [];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const [x, y] = [left[i], right[i]];
    const [from, to] = [x === undefined ? "none" : operandText(x), y === undefined ? "none" : operandText(y)];
    if (from !== to) texts.push(`${from} -> ${to}`);
  }
  return texts;
}

function operandText(one: Operand): string {
  const direction = one.input && one.output ? "read, written" : one.output ? "written" : "read";
  const marks = [
    direction,
    ...(one.implicit ? ["implicit"] : []),
    ...(one.binaryMicrocodeRequired ? [] : ["in text only"]),
  ];
  return `${one.fieldName ?? "-"} ${one.operandType} ${one.dataFormat} ${one.size} bits (${marks.join(", ")})`;
}

function compareFormats(a: DataFormat, b: DataFormat): Change[] {
  const changes: Change[] = [];
  if (a.bitCount !== b.bitCount) changes.push(change("size", `${a.bitCount} bits -> ${b.bitCount} bits`));
  if (a.dataType !== b.dataType) changes.push(change("data layout", `${a.dataType} -> ${b.dataType}`));
  if (a.componentCount !== b.componentCount)
    changes.push(change("data layout", `${a.componentCount} components -> ${b.componentCount}`));
  const parts = (format: DataFormat): string[] =>
    format.components.flatMap((component) =>
      component.fields.map(
        (field) => `${component.order}.${field.name} ${rangeText(field.ranges)} ${field.signedness}`,
      ),
    );
  for (const text of setDifference(parts(a), parts(b))) changes.push(change("data layout", text));
  return changes;
}

function compareTypes(a: OperandType, b: OperandType): Change[] {
  const changes: Change[] = [];
  if (a.isPartitioned !== b.isPartitioned)
    changes.push(change("field layout", `partitioned ${a.isPartitioned} -> ${b.isPartitioned}`));
  for (const text of setDifference(a.subtypes, b.subtypes)) changes.push(change("subtypes", text));
  changes.push(...compareValues("", a.predefinedValues, b.predefinedValues));
  changes.push(...compareFields(a.fields, b.fields));
  return changes;
}

const change = (kind: ChangeKind, text: string): Change => ({ kind, text });
const hex = (value: bigint): string => `0x${value.toString(16)}`;

/** `x -> none` and `none -> y` for what only one side has. */
function setDifference(a: readonly string[], b: readonly string[]): string[] {
  const [left, right] = [new Set(a), new Set(b)];
  return [
    ...a.filter((one) => !right.has(one)).map((one) => `${one} -> none`),
    ...b.filter((one) => !left.has(one)).map((one) => `none -> ${one}`),
  ];
}

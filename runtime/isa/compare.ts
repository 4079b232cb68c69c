/**
 * What differs between two generations' forms of an instruction, or between two generations. Works on any two
 * `IsaModel`s, so that spec files that were never generated can be compared too.
 */
import { explicitOperands } from "./signature.js";
import type { Encoding, Form, InstructionInfo, OperandInfo } from "./model.js";
import type { IsaModel } from "./tables.js";

/** The ways in which two forms can differ, in the order in which they are told. */
export const ASPECTS = ["opcode", "field layout", "operands", "operand values", "semantics"] as const;
export type Aspect = (typeof ASPECTS)[number];

/** One difference; `details` has one line for each thing that differs, `left -> right`. */
export interface Difference {
  readonly aspect: Aspect;
  readonly details: readonly string[];
}

/** Tells whether an instruction means the same in both generations; null when nobody knows. */
export type SameSemantics = (left: InstructionInfo, right: InstructionInfo) => boolean | null;

const bitText = (offset: number, count: number): string =>
  count === 1 ? `${offset}` : `${offset + count - 1}:${offset}`;

/** `VDST 24:17`: a field's place, from the high bit down. */
export const layoutText = (field: Encoding["fields"][number]): string =>
  `${field.name} ${[...field.ranges]
    .reverse()
    .map((r) => bitText(r.offset, r.count))
    .join(",")}${field.padding === 0 ? "" : ` (times ${2 ** field.padding})`}`;

/** What shows that two definitions differ: an input and the two results, or why none can be shown. */
export type ExplainSemantics = (left: InstructionInfo, right: InstructionInfo) => readonly string[];

/** Everything in which two forms differ; empty when they are the same. */
export function compareForms(
  left: Form,
  right: Form,
  same: SameSemantics = () => null,
  explain: ExplainSemantics = () => [],
): Difference[] {
  const found: Difference[] = [];
  const add = (aspect: Aspect, details: readonly string[]): void => {
    if (details.length > 0) found.push({ aspect, details });
  };
  if (left.opcode !== right.opcode) add("opcode", [`${left.opcode} -> ${right.opcode}`]);
  add("field layout", compareLayouts(left.encoding, right.encoding));
  const operands = compareOperands(left, right);
  add("operands", operands.shape);
  add("operand values", operands.values);
  if (same(left.instruction, right.instruction) === false)
    add("semantics", ["the definitions differ", ...explain(left.instruction, right.instruction)]);
  return found;
}

/** Field by field; a renamed field counts, and another name of the whole encoding. */
export function compareLayouts(left: Encoding, right: Encoding): string[] {
  const details: string[] = [];
  if (left.name !== right.name) details.push(`encoding ${left.name} -> ${right.name}`);
  if (left.bits !== right.bits) details.push(`${left.bits} bits -> ${right.bits} bits`);
  const places = (encoding: Encoding): Map<string, string> =>
    new Map(encoding.fields.map((field) => [field.name, layoutText(field).slice(field.name.length + 1)]));
  const a = places(left);
  const b = places(right);
  for (const [name, place] of a) {
    const other = b.get(name);
    if (other === place) continue;
    if (other !== undefined) details.push(`${name} ${place} -> ${other}`);
    else {
      const renamed = [...b].find(([field, at]) => at === place && !a.has(field));
      details.push(
        renamed === undefined ? `${name} ${place} -> none` : `${name} -> ${renamed[0]} (${place})`,
      );
    }
  }
  for (const [name, place] of b) {
    const renamed = [...a].some(([field, at]) => at === place && !b.has(field));
    if (!a.has(name) && !renamed) details.push(`none -> ${name} ${place}`);
  }
  return details;
}

const direction = (operand: OperandInfo): string =>
  operand.read && operand.written ? "read, written" : operand.written ? "written" : "read";

/** Field, data format, size or direction on the one hand, the values an operand may take on the other. */
function compareOperands(left: Form, right: Form): { shape: string[]; values: string[] } {
  const shape: string[] = [];
  const values: string[] = [];
  const count = Math.max(left.operands.length, right.operands.length);
  for (let i = 0; i < count; i++) {
    const a = left.operands[i];
    const b = right.operands[i];
    if (a === undefined || b === undefined) {
      const one = (a ?? b)!;
      const text = `${nameOf(one)} (${one.size} bits, ${direction(one)})`;
      shape.push(a === undefined ? `none -> ${text}` : `${text} -> none`);
      continue;
    }
    const label = nameOf(a);
    if (nameOf(a) !== nameOf(b)) shape.push(`${nameOf(a)} -> ${nameOf(b)}`);
    if (a.format.name !== b.format.name) shape.push(`${label} ${a.format.name} -> ${b.format.name}`);
    if (a.size !== b.size) shape.push(`${label} ${a.size} bits -> ${b.size} bits`);
    if (direction(a) !== direction(b)) shape.push(`${label} ${direction(a)} -> ${direction(b)}`);
    if (a.implicit !== b.implicit)
      shape.push(
        `${label} ${a.implicit ? "implicit" : "explicit"} -> ${b.implicit ? "implicit" : "explicit"}`,
      );
    if (a.type.name !== b.type.name) values.push(`${label} ${a.type.name} -> ${b.type.name}`);
  }
  return { shape, values };
}

const nameOf = (operand: OperandInfo): string => operand.field ?? operand.type.name.replace(/^OPR_/, "");

/** The form of `instruction` that matches `form` of another generation: same encoding and condition, else its first. */
export function matchingForm(instruction: InstructionInfo, form: Form): Form | undefined {
  const { forms } = instruction;
  const sameHalf = forms.filter((one) => one.half === form.half);
  return (
    sameHalf.find(
      (one) => one.encoding.name === form.encoding.name && one.variant.condition === form.variant.condition,
    ) ??
    sameHalf.find((one) => one.encoding.name === form.encoding.name) ??
    (isNative(form) ? sameHalf[0] : undefined)
  );
}

/** The form listed for the encoding that the instruction belongs to, not a literal, DPP or promoted one. */
const isNative = (form: Form): boolean =>
  form.instruction.forms.find((one) => one.half === form.half) === form;

/**
 * What tells that an instruction has another name: one side lists it as an alias; it has the same identifier in the
 * same encoding, with operands of the same shape, and is not known to mean something else; it means the same.
 */
export type RenameEvidence = "alias" | "identifier" | "semantics";

/** One instruction that is not the same in two models. */
export interface InstructionDifference {
  readonly name: string;
  /** Name in the right model where it is another one, and what tells that it is the same instruction. */
  readonly renamed: string | null;
  readonly renamedBy: RenameEvidence | null;
  /** By form of the left model, `ENC_VOP2 default`. */
  readonly forms: readonly { readonly form: string; readonly differences: readonly Difference[] }[];
  readonly formsAdded: readonly string[];
  readonly formsRemoved: readonly string[];
}

export interface ModelDifference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly InstructionDifference[];
  readonly unchanged: number;
}

const formName = (form: Form): string =>
  `${form.encoding.name} ${form.variant.condition}${form.half === "" ? "" : ` ${form.half.toUpperCase()}`}`;

export interface CompareOptions {
  readonly same?: SameSemantics;
  readonly explain?: ExplainSemantics;
  /**
   * Whether two instructions of different names mean the same, for renames; null when nobody knows, and where the
   * meaning says too little (instructions that do nothing). Default: nobody knows.
   */
  readonly sameMeaning?: SameSemantics;
}

/** Compares two generations instruction by instruction. */
export function compareModels(
  left: IsaModel,
  right: IsaModel,
  options: CompareOptions = {},
): ModelDifference {
  const matches = matchInstructions(left, right, options.sameMeaning ?? (() => null));
  const changed: InstructionDifference[] = [];
  const removed: string[] = [];
  let unchanged = 0;
  for (const instruction of left.instructions) {
    const match = matches.get(instruction);
    if (match === undefined) {
      removed.push(instruction.name);
      continue;
    }
    const one = compareInstructions(instruction, match, options);
    if (one === null) unchanged++;
    else changed.push(one);
  }
  const taken = new Set([...matches.values()].map((match) => match.other));
  const added = right.instructions.filter((one) => !taken.has(one)).map((one) => one.name);
  return { added, removed, changed, unchanged };
}

/** An instruction of the other model, and what tells so when its name is another. */
export interface Match {
  readonly other: InstructionInfo;
  readonly by: RenameEvidence | null;
}

/** The same instruction in the right model for every instruction of the left one that has any: by name, alias, then evidence. */
export function matchInstructions(
  left: IsaModel,
  right: IsaModel,
  sameMeaning: SameSemantics,
): ReadonlyMap<InstructionInfo, Match> {
  const matches = new Map<InstructionInfo, Match>();
  const gone: InstructionInfo[] = [];
  for (const one of left.instructions) {
    const other = counterpart(one, right);
    if (other === undefined) gone.push(one);
    else matches.set(one, { other, by: other.name === one.name ? null : "alias" });
  }
  const taken = new Set([...matches.values()].map((match) => match.other));
  const fresh = new Set(right.instructions.filter((one) => !taken.has(one)));
  // Certain ones first: what has the same place and meaning must not be taken by what has only the meaning.
  for (const certain of [true, false]) {
    for (const one of gone) {
      if (matches.has(one)) continue;
      const found = renamed(one, fresh, sameMeaning, certain);
      if (found === null) continue;
      matches.set(one, found);
      fresh.delete(found.other);
    }
  }
  return matches;
}

function renamed(
  one: InstructionInfo,
  fresh: ReadonlySet<InstructionInfo>,
  sameMeaning: SameSemantics,
  certain: boolean,
): Match | null {
  const native = one.forms[0]!;
  const found: { other: InstructionInfo; by: RenameEvidence; likeness: number }[] = [];
  for (const other of fresh) {
    const form = other.forms.find((two) => formName(two) === formName(native));
    if (form === undefined || compareOperands(native, form).shape.length > 0) continue;
    const meaning = sameMeaning(one, other);
    const sameBits = native.identifier.every((word, index) => word === form.identifier[index]);
    if (meaning === false || (certain && (!sameBits || meaning !== true))) continue;
    if (meaning !== true && !sameBits) continue;
    const by = sameBits ? "identifier" : "semantics";
    found.push({ other, by, likeness: likeness(one.name, other.name) });
  }
  found.sort((a, b) => b.likeness - a.likeness);
  return found[0] ?? null;
}

/** Number of the parts of a name that another has too. */
function likeness(left: string, right: string): number {
  const parts = new Set(right.split("_"));
  return left.split("_").filter((part) => parts.has(part)).length;
}

/** The same instruction elsewhere: by name, else by an alias either side lists. */
export function counterpart(instruction: InstructionInfo, model: IsaModel): InstructionInfo | undefined {
  const byName = model.instructionByName.get(instruction.name);
  if (byName !== undefined) return byName;
  for (const alias of instruction.aliases) {
    const found = model.instructionByName.get(alias);
    if (found !== undefined) return found;
  }
  return undefined;
}

function compareInstructions(
  left: InstructionInfo,
  { other: right, by }: Match,
  options: CompareOptions,
): InstructionDifference | null {
  const forms: { form: string; differences: Difference[] }[] = [];
  const formsRemoved: string[] = [];
  const matched = new Set<Form>();
  const key = (form: Form): string => formName(form);
  const byKey = new Map(right.forms.map((form) => [key(form), form]));
  for (const form of left.forms) {
    const other = byKey.get(key(form)) ?? (isNative(form) ? matchingForm(right, form) : undefined);
    if (other === undefined) {
      formsRemoved.push(formName(form));
      continue;
    }
    matched.add(other);
    const differences = compareForms(form, other, options.same, options.explain);
    if (differences.length > 0) forms.push({ form: formName(form), differences });
  }
  const formsAdded = right.forms.filter((form) => !matched.has(form)).map(formName);
  const renamed = left.name === right.name ? null : right.name;
  if (forms.length + formsAdded.length + formsRemoved.length === 0 && renamed === null) return null;
  return { name: left.name, renamed, renamedBy: by, forms, formsAdded, formsRemoved };
}

/** Operands as `show` and `diff` print them: explicit first. */
export const operandsInOrder = (form: Form): readonly OperandInfo[] => [
  ...explicitOperands(form),
  ...form.operands.filter((operand) => operand.implicit),
];

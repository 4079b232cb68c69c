/** `show`: one instruction of one generation on a page, and how the other generations differ. */
import { compareForms, matchingForm, counterpart, type Difference } from "../runtime/isa/compare.js";
import type { Isa } from "../runtime/isa/isa.js";
import type { Encoding, Form } from "../runtime/isa/model.js";
import type { Statement, Statements } from "../runtime/isa/statement.js";
import { suggestion } from "./commandLine.js";
import { UsageError } from "./usage.js";
import { directionWords, formatWords, typeWords } from "./words.js";

/** A run of bits of the encoding, highest first; `value` is what the form fixes them to. */
export interface BitRow {
  readonly high: number;
  readonly low: number;
  /** Field name, null for bits that no field covers. */
  readonly field: string | null;
  /** Binary digits, null where the instruction's operands fill them. */
  readonly value: string | null;
}

export interface OtherGeneration {
  readonly generation: string;
  /** In nothing but the values an operand may take. */
  readonly same: boolean;
  readonly absent: boolean;
  readonly differences: readonly Difference[];
}

/** The shape of `show --json` (docs/schema/show.json). */
export interface Page {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly generation: string;
  readonly gfx: readonly string[];
  readonly encoding: string;
  readonly condition: string;
  /** The condition as an expression, empty when it always holds. */
  readonly when: string;
  readonly width: number;
  readonly opcode: number;
  readonly identifier: string;
  readonly bits: readonly BitRow[];
  readonly operands: readonly {
    readonly field: string | null;
    readonly direction: string;
    readonly size: number;
    readonly type: string;
    readonly typeWords: string;
    readonly format: string;
    readonly formatWords: string;
    readonly implicit: boolean;
  }[];
  readonly forms: readonly string[];
  readonly generations: readonly OtherGeneration[];
  readonly semantics: Statement | null;
  readonly example: { readonly bytes: string; readonly text: string | null } | null;
}

/** The form to show: of the encoding asked for, else the first. */
export function chooseForm(isa: Isa, name: string, encoding?: string): Form {
  const instruction = isa.instruction(name);
  if (instruction === undefined)
    throw new UsageError(`${isa.id} has no instruction ${name}${suggest(isa, name)}`);
  const form =
    encoding === undefined
      ? instruction.forms[0]
      : instruction.forms.find((one) => one.encoding.name === encoding.toUpperCase());
  if (form === undefined) {
    const names = [...new Set(instruction.forms.map((one) => one.encoding.name))].join(", ");
    throw new UsageError(`${instruction.name} has no encoding ${encoding}: it has ${names}`);
  }
  return form;
}

/** Names that hold what was asked for, or one that is near it. */
function suggest(isa: Isa, name: string): string {
  const wanted = name.toUpperCase();
  const names = isa.model.instructions.map((one) => one.name);
  const like = names.filter((one) => one.includes(wanted) || wanted.startsWith(`${one}_`)).slice(0, 3);
  return like.length === 0 ? suggestion(wanted, names) : `; near: ${like.join(", ")}`;
}

export function page(
  isa: Isa,
  form: Form,
  others: readonly Isa[],
  statements: Statements | null,
  example: Page["example"],
): Page {
  const { instruction, encoding } = form;
  return {
    name: instruction.name,
    aliases: instruction.aliases,
    generation: isa.id,
    gfx: isa.generation.targets,
    encoding: encoding.name,
    condition: form.variant.condition,
    when: form.variant.expression === "1" ? "" : form.variant.expression,
    width: encoding.bits,
    opcode: form.opcode,
    identifier: identifierText(form),
    bits: bitRows(form),
    operands: form.operands.map((operand) => ({
      field: operand.field,
      direction: directionWords(operand),
      size: operand.size,
      type: operand.type.name,
      typeWords: typeWords(operand.type),
      format: operand.format.name,
      formatWords: formatWords(operand.format),
      implicit: operand.implicit,
    })),
    forms: instruction.forms.map(
      (one) => `${one.encoding.name} ${one.variant.condition}${one.half === "" ? "" : ` ${one.half}`}`,
    ),
    generations: others
      .filter((other) => other !== isa)
      .map((other) => compareWith(isa, form, other, statements)),
    semantics: statements?.of(isa.id, instruction) ?? null,
    example,
  };
}

function compareWith(isa: Isa, form: Form, other: Isa, statements: Statements | null): OtherGeneration {
  const instruction = counterpart(form.instruction, other.model);
  const match = instruction === undefined ? undefined : matchingForm(instruction, form);
  if (match === undefined) return { generation: other.id, same: false, absent: true, differences: [] };
  const differences = compareForms(form, match, (a, b) => statements?.same(a, isa.id, b, other.id) ?? null);
  const same = differences.every(({ aspect }) => aspect === "operand values");
  return { generation: other.id, same, absent: false, differences };
}

/** Identifier as hexadecimal with all leading zeros: encoding and opcode in place. */
export const identifierText = (form: Form): string =>
  `0x${[...form.identifier]
    .reverse()
    .map((word) => word.toString(16).padStart(8, "0"))
    .join("")
    .toUpperCase()}`;

/** Bits from the highest down; a field of several ranges has a row for each. */
export function bitRows(form: Form): BitRow[] {
  const { encoding, identifier } = form;
  const owner = bitOwners(encoding);
  const rows: BitRow[] = [];
  for (let high = encoding.bits - 1; high >= 0;) {
    const field = owner[high] ?? null;
    let low = high;
    while (low > 0 && (owner[low - 1] ?? null) === field) low--;
    const fixed = field !== null && isFixed(form, field);
    let value: string | null = null;
    if (fixed) {
      value = "";
      for (let bit = high; bit >= low; bit--) value += String((identifier[bit >> 5]! >>> (bit & 31)) & 1);
    }
    rows.push({ high, low, field, value });
    high = low - 1;
  }
  return rows;
}

/** Fields whose bits the form fixes: ENCODING, its opcode, and what else the identifier mask covers. */
function isFixed(form: Form, name: string): boolean {
  if (name === "ENCODING") return true;
  if (name === "OP") return true;
  if (name === "OPX") return form.half !== "y";
  if (name === "OPY") return form.half === "y";
  const field = form.encoding.fieldByName.get(name)!;
  return field.pieces.every(
    (p) => ((form.encoding.mask[p.word]! >>> p.shift) & (2 ** p.width - 1)) === 2 ** p.width - 1,
  );
}

function bitOwners(encoding: Encoding): (string | undefined)[] {
  const owner: (string | undefined)[] = [];
  for (const field of encoding.fields) {
    for (const { offset, count } of field.ranges)
      for (let bit = 0; bit < count; bit++) owner[offset + bit] = field.name;
  }
  return owner;
}

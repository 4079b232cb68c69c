import { signatureOf } from "../../runtime/isa/signature.js";
import type { Operands } from "../../runtime/isa/encodeOperands.js";
import type { Instruction } from "../../runtime/isa/instruction.js";
import type { Form } from "../../runtime/isa/model.js";
import type { Operand } from "../../runtime/isa/operand.js";
import { inline, literal, special, type OperandValue } from "../../runtime/isa/registers.js";

/** What to hand to `encode` to get a decoded instruction back: its operands as values and all further fields. */
export function operandsOf(inst: Instruction): Operands {
  return halfOperands(inst, inst.form, inst.operands);
}

function halfOperands(inst: Instruction, form: Form, operands: readonly Operand[]): Operands {
  const given: Record<string, OperandValue> = {};
  const taken = new Set<string>();
  const explicit = operands.filter((operand) => !operand.info.implicit);
  for (const { key, position } of signatureOf(form.instruction, form.half)) {
    const operand = explicit[position];
    if (operand === undefined) continue;
    if (operand.field === null) continue;
    // A value that the tables do not list has no name: hand over the stored number.
    if (
      operand.info.type.runs.length > 0 &&
      operand.info.type.values[Number(operand.value)] === undefined &&
      operand.kind !== "literal"
    )
      continue;
    taken.add(operand.field);
    const completed = form.encoding.fieldByName.get(operand.field)!.completedBy;
    if (completed !== null && (completed.meaning === "scalar" || operand.kind === "accvgpr"))
      taken.add(completed.flag);
    if (completed?.meaning === "sdst") taken.add(completed.flag);
    given[key] = valueOf(operand);
  }
  for (const [, name] of form.variant.expression.matchAll(/(\w+) (?:==|in) \[?\d+/g)) taken.add(name!);
  for (const [name, value] of Object.entries(inst.fields)) {
    const fixed = form.encoding.fieldByName
      .get(name)!
      .pieces.every((p) => ((form.encoding.mask[p.word]! >>> p.shift) & 1) === 1);
    if (!taken.has(name) && value !== 0 && !fixed) given[name] = value;
  }
  return given;
}

function valueOf(operand: Operand): OperandValue {
  const count = Math.max(1, (operand.size + 31) >> 5);
  const code = Number(operand.value);
  const named = operand.info.type.values[code];
  if (operand.kind === "literal" && typeof operand.value === "bigint") return literal(operand.value);
  if (operand.field!.startsWith("LITERAL")) return literal(code);
  // A source that is the literal too names it; the literal has an operand of its own.
  if (operand.kind === "literal") return special("SRC_LITERAL", count);
  if (named === undefined || operand.kind === "immediate") return code;
  switch (named.kind) {
    case "vgpr":
      return { file: "v", index: named.index, count: Math.min(count, 256 - named.index) };
    case "accvgpr":
      return { file: "acc", index: named.index, count };
    case "sgpr":
      return { file: named.file === "s" ? "s" : "TTMP", index: named.index, count };
    case "inline":
      return inline(named.name);
    default:
      return special(named.name.toUpperCase(), count);
  }
}

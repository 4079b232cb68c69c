import { readField } from "../../isa/fields.js";
import type { Instruction } from "../../isa/instruction.js";
import type { Field } from "../../isa/model.js";
import type { Operand } from "../../isa/operand.js";
import { StepFields } from "../step.js";

/** A field by the newer generations' name for it: OP_SEL became OPSEL. */
export function fieldNamed(inst: Instruction, name: string): Field | undefined {
  const { fieldByName } = inst.layout;
  return (
    fieldByName.get(name) ?? (name.startsWith("OPSEL") ? fieldByName.get(`OP_${name.slice(2)}`) : undefined)
  );
}

/** A field's stored number; 0 when the encoding has none of this name. */
export function storedBits(inst: Instruction, name: string): number {
  const field = fieldNamed(inst, name);
  return field === undefined ? 0 : readField(field, inst.words);
}

/** The raw numbers of an instruction, register fields as register numbers. */
export function stepFields(inst: Instruction, operands: readonly Operand[]): StepFields {
  const fields = new StepFields();
  for (const key of Object.keys(fields) as (keyof StepFields)[]) fields[key] = storedBits(inst, key);
  for (const { field, kind, value, info } of operands) {
    if (field === null || (kind !== "vgpr" && kind !== "accvgpr")) continue;
    const key = field.replace(/^VSRC/, "SRC").replace(/^SSRC/, "SRC") as keyof StepFields;
    if (key in fields) fields[key] = info.type.values[Number(value)]!.index;
  }
  const scalar = inst.field("SSRC0");
  if (scalar !== undefined) {
    fields.SRC0 = scalar;
    fields.SRC1 = storedBits(inst, "SSRC1");
    fields.VDST = fields.SDST;
  }
  return fields;
}

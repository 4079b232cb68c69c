/** Which field of an encoding holds an instruction's opcode. */
import type { Encoding, InstructionEncoding } from "./model.js";

/**
 * `OP`; in dual-issue encodings `OPX` or `OPY`, by the half that the form's operands lie in; null where the encoding
 * has no opcode (ENC_EXP).
 */
export function opcodeFieldName(encoding: Encoding, form: InstructionEncoding): "OP" | "OPX" | "OPY" | null {
  if (encoding.fields.some((field) => field.name === "OP")) return "OP";
  if (!encoding.fields.some((field) => field.name === "OPX")) return null;
  return vopdHalf(form) === "Y" ? "OPY" : "OPX";
}

/** The half of a dual-issue form, told by its operands' fields (VDSTX, SRCX0, VSRCX1 or VDSTY, SRCY0, VSRCY1). */
export function vopdHalf(form: InstructionEncoding): "X" | "Y" | null {
  for (const { fieldName } of form.operands) {
    const match = fieldName === null ? null : /^(?:VDST|V?SRC)([XY])\d?$/.exec(fieldName);
    if (match !== null) return match[1] as "X" | "Y";
  }
  return null;
}

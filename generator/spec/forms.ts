/** What makes a form of an instruction distinct. */
import type { InstructionEncoding } from "./model.js";
import { vopdHalf } from "./opcodeField.js";

/** Encoding, condition, and the half where both halves stand under one encoding (dual-issue of RDNA 3 and 4). */
export function formKey(form: InstructionEncoding): string {
  const half = vopdHalf(form);
  return `${form.encodingName} ${form.conditionName}${half === null ? "" : ` ${half}`}`;
}

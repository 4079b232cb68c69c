import type { Instruction } from "../../generator/spec/model.js";

/**
 * Native encodings whose instructions touch registers only. A form with a literal, DPP or SDWA word is the same
 * instruction; the literal forms count for instructions that have no other (V_FMAMK, S_SETREG_IMM32).
 */
export const registerEncoding =
  /^(ENC_(SOP[12CKP]|VOP[123C])|VOP3_SDST_ENC|(SOPK|SOP2|VOP2)_INST_LITERAL(64)?)$/;

/** Is the instruction one that spec/pseudocode states in its register-only families? */
export function inScope(instruction: Instruction): boolean {
  return instruction.encodings.some((encoding) => registerEncoding.test(encoding.encodingName));
}

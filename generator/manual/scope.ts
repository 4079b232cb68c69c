import type { Instruction } from "../spec/model.js";

/**
 * Native encodings whose instructions touch registers only. A form with a literal, DPP or SDWA word is the same
 * instruction; the literal forms count for instructions that have no other (V_FMAMK, S_SETREG_IMM32).
 */
export const registerEncoding =
  /^(ENC_(SOP[12CKP]|VOP[123C]|VOP3P|VINTERP)|VOP3_SDST_ENC|(SOPK|SOP2|VOP2)_INST_LITERAL(64)?)$/;

/** Matrix instructions are stated by layouts and models (spec/layouts). */
const matrix = /^V_(S?MFMAC?|S?WMMAC?)_(?!LD_SCALE)/;

/** Is the instruction one that spec/layouts states? */
export const isMatrix = ({ name }: Pick<Instruction, "name">): boolean => matrix.test(name);

/** Is the instruction one that spec/pseudocode states in its register-only families? */
export function inScope(instruction: Instruction): boolean {
  if (isMatrix(instruction)) return false;
  return instruction.encodings.some((encoding) => registerEncoding.test(encoding.encodingName));
}

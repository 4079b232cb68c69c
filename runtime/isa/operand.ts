import { readField, bigField } from "./fields.js";
import type { Instruction } from "./instruction.js";
import type { Encoding, Field, Form, OperandInfo, OperandKind, OperandType } from "./model.js";
import { kindOf, nameOf } from "./values.js";

/** An operand of a decoded instruction, resolved to what it is. */
export interface Operand {
  /** The field that holds it, null when none does. */
  readonly field: string | null;
  readonly kind: OperandKind;
  /** How assembly names it: v5, s[2:3], vcc, 0.5, -16, 0x3f800000 ... */
  readonly text: string;
  /** Width in bits. */
  readonly size: number;
  readonly read: boolean;
  readonly written: boolean;
  /**
   * Register number (VGPR 0.., SGPR operand code 0..127), the inline constant's operand code, or the stored number
   * of an immediate; a bigint for 64-bit literals.
   */
  readonly value: number | bigint;
  readonly info: OperandInfo;
}

/** Works out all operands of an instruction. */
export function resolveOperands(inst: Instruction): Operand[] {
  const operands = inst.form.operands.map((info) => resolve(inst, inst.form, info));
  if (inst.formY !== null) {
    const y = inst.formY;
    for (const info of y.operands) operands.push(resolve(inst, y, info));
  }
  return operands;
}

function resolve(inst: Instruction, form: Form, info: OperandInfo): Operand {
  const size = maskSize(info, inst.wave);
  const { field, read, written } = info;
  if (field === null) {
    const run = info.type.runs[0];
    const value = run === undefined ? 0 : run.value;
    const kind = kindOf(info.type, value);
    return { field, kind, text: nameOf(info.type, value, size), size, read, written, value, info };
  }
  const layout = inst.layout.fieldByName.get(field) ?? form.encoding.fieldByName.get(field)!;
  if (layout.width > 32) {
    const value = bigField(layout, inst.words);
    return { field, kind: "literal", text: `0x${value.toString(16)}`, size, read, written, value, info };
  }
  const value = operandCode(inst.layout, layout, info.type, inst.words);
  const kind = field === "LITERAL" ? "literal" : kindOf(info.type, value);
  if (kind === "literal") {
    // A source whose number says that it is the literal too, as the factors of S_FMAAK_F32 and S_FMAMK_F32 may.
    const literal = field === "LITERAL" ? layout : inst.layout.fieldByName.get("LITERAL");
    if (literal !== undefined) {
      const bits = readField(literal, inst.words) >>> 0;
      return { field, kind, text: `0x${bits.toString(16)}`, size, read, written, value: bits, info };
    }
  }
  return { field, kind, text: nameOf(info.type, value, size), size, read, written, value, info };
}

/** Lane masks (M64) are one SGPR wide in wave32. */
const maskSize = (info: OperandInfo, wave: 32 | 64): number =>
  wave === 32 && info.format.name === "FMT_NUM_M64" ? 32 : info.size;

/**
 * A stored number as the operand type counts: padding added, the parity of a dual-issue pair's VDSTY taken from
 * VDSTX, the completing bit of register fields (ACC, SDWA's S0 and S1) applied.
 */
export function operandCode(
  encoding: Encoding,
  field: Field,
  type: OperandType,
  words: ArrayLike<number>,
): number {
  let code = readField(field, words) << field.padding;
  if (field.name === "VDSTY" && field.padding === 1) {
    const x = encoding.fieldByName.get("VDSTX");
    if (x !== undefined) code |= ~readField(x, words) & 1;
  }
  const completed = field.completedBy;
  if (completed !== null) {
    const set = (readField(encoding.fieldByName.get(completed.flag)!, words) >>> completed.bit) & 1;
    if (completed.meaning === "sdst") return set === 0 ? VCC : code;
    if (completed.meaning === "scalar") return set === 0 ? code + VECTOR : code;
    if (set === 1 && (type.hasAcc || type.runs.length === 0)) return code + ACC;
  }
  // A field of AccVGPRs alone stores the plain register number.
  return type.hasAcc && !type.hasVgpr && (code & (VECTOR - 1)) === code - (field.width > 8 ? VECTOR : 0)
    ? code + ACC
    : code;
}

/** Code of VCC_LO in every generation. */
const VCC = 106;
/** Where sources count VGPRs from. */
const VECTOR = 256;
/** How far AccVGPRs stand above VGPRs. */
const ACC = 512;

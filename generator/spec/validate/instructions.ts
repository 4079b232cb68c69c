/** Checks of instructions: references, opcodes, operands. */
import { fieldMask, fieldWidth, placeField } from "../bits.js";
import type {
  DataFormat,
  Encoding,
  Instruction,
  InstructionEncoding,
  IsaSpec,
  Operand,
  OperandType,
} from "../model.js";
import { opcodeFieldName } from "../opcodeField.js";
import { unique } from "./encodings.js";
import type { Report } from "./report.js";
import { WHERE_NO_CONDITIONS } from "./tolerated.js";

interface Names {
  readonly encodings: ReadonlyMap<string, Encoding>;
  readonly formats: ReadonlyMap<string, DataFormat>;
  readonly operandTypes: ReadonlyMap<string, OperandType>;
  readonly groups: ReadonlySet<string>;
  readonly subgroups: ReadonlySet<string>;
}

export function validateInstructions(spec: IsaSpec, report: Report): void {
  const names: Names = {
    encodings: new Map(spec.encodings.map((one) => [one.name, one])),
    formats: new Map(spec.dataFormats.map((one) => [one.name, one])),
    operandTypes: new Map(spec.operandTypes.map((one) => [one.name, one])),
    groups: new Set(spec.functionalGroups.map((one) => one.name)),
    subgroups: new Set(spec.functionalSubgroups.map((one) => one.name)),
  };
  unique(spec.instructions, (one) => one.name, report, pathOfName, "instruction");
  validateAliases(spec.instructions, report);
  const taken = new Map<string, { name: string; fields: ReadonlySet<string> }[]>();
  for (const instruction of spec.instructions) {
    const path = pathOfName(instruction.name);
    if (!names.groups.has(instruction.functionalGroup)) {
      report.error(
        instruction,
        path,
        `the functional group ${instruction.functionalGroup} is not declared`,
        "FunctionalGroup",
      );
    }
    for (const subgroup of instruction.functionalSubgroups) {
      if (names.subgroups.has(subgroup)) continue;
      if (report.tolerate("undeclared-subgroup", subgroup, instruction.name) === undefined) {
        report.error(
          instruction,
          path,
          `the functional subgroup ${subgroup} is not declared`,
          "FunctionalGroup",
        );
      }
    }
    if (instruction.encodings.length === 0)
      report.error(instruction, path, "an instruction without an encoding");
    instruction.encodings.forEach((form, index) => {
      const at = `${path}/InstructionEncodings/InstructionEncoding[${index + 1}]`;
      const encoding = names.encodings.get(form.encodingName);
      if (encoding === undefined) {
        report.error(form, at, `the encoding ${form.encodingName} does not exist`, "EncodingName");
        return;
      }
      validateCondition(form, encoding, report, at);
      validateOpcode(form, encoding, report, at);
      validateOperands(form, encoding, names, report, at);
      claimOpcode(instruction, form, taken, report, at);
    });
  }
}

function pathOfName(name: string): string {
  return `Spec/ISA/Instructions/Instruction[${name}]`;
}

function validateAliases(instructions: readonly Instruction[], report: Report): void {
  const owner = new Map(instructions.map((one) => [one.name, one.name]));
  for (const instruction of instructions) {
    for (const alias of instruction.aliases) {
      const other = owner.get(alias);
      if (other !== undefined) {
        report.error(
          instruction,
          pathOfName(instruction.name),
          `the alias ${alias} already names ${other}`,
          "AliasedInstructionNames",
        );
      }
      owner.set(alias, instruction.name);
    }
  }
}

function validateCondition(form: InstructionEncoding, encoding: Encoding, report: Report, at: string): void {
  const declared = encoding.conditions.find((one) => one.name === form.conditionName);
  if (declared === undefined) {
    const tolerated = report.tolerate(
      'undeclared-condition', form.conditionName, at,
      (one) => (one.where === WHERE_NO_CONDITIONS ? encoding.conditions.length === 0 : one.where === encoding.name),
    ); // prettier-ignore
    if (tolerated === undefined) {
      report.error(
        form,
        at,
        `${encoding.name} does not declare the condition ${form.conditionName}`,
        "EncodingCondition",
      );
    }
  } else if (
    declared.id !== form.conditionId &&
    declared.id !== undefined &&
    form.conditionId !== undefined
  ) {
    report.error(
      form,
      at,
      `condition Id ${form.conditionId} where ${encoding.name} declares ${declared.id}`,
      "EncodingCondition",
    );
  }
}

/** The opcode fits its field, and the encoding lists an identifier for it. */
function validateOpcode(form: InstructionEncoding, encoding: Encoding, report: Report, at: string): void {
  const name = opcodeFieldName(encoding, form);
  const field = encoding.fields.find((one) => one.name === name);
  if (field === undefined) {
    // ENC_EXP has one instruction and no opcode field.
    if (form.opcode !== 0)
      report.error(form, at, `opcode ${form.opcode}, and ${encoding.name} has no opcode field`, "Opcode");
    return;
  }
  const width = fieldWidth(field.ranges);
  if (form.opcode >= 2 ** width) {
    report.error(form, at, `opcode ${form.opcode} does not fit the ${width} bits of ${field.name}`, "Opcode");
    return;
  }
  const mask = fieldMask(field.ranges);
  // VOP3PX and the Y half of VOPD keep their opcode outside the identifier mask.
  if ((mask & encoding.identifierMask) !== mask) return;
  const bits = placeField(field.ranges, BigInt(form.opcode));
  if (!encoding.identifiers.some((identifier) => (identifier & mask) === bits)) {
    report.error(form, at, `${encoding.name} lists no identifier for opcode ${form.opcode}`, "Opcode");
  }
}

function validateOperands(
  form: InstructionEncoding,
  encoding: Encoding,
  names: Names,
  report: Report,
  at: string,
): void {
  const orders = new Set<number>();
  form.operands.forEach((operand, index) => {
    const path = `${at}/Operands/Operand[${index + 1}]`;
    if (orders.has(operand.order)) report.error(operand, path, `a second operand of order ${operand.order}`);
    orders.add(operand.order);
    validateOperand(operand, encoding, names, report, path);
  });
}

function validateOperand(
  operand: Operand,
  encoding: Encoding,
  names: Names,
  report: Report,
  path: string,
): void {
  const { fieldName } = operand;
  if (fieldName !== null && !encoding.fields.some((one) => one.name === fieldName)) {
    report.error(operand, path, `${encoding.name} has no field ${fieldName}`, "FieldName");
  }
  if (fieldName !== null && operand.implicit)
    report.error(operand, path, `an implicit operand in the field ${fieldName}`);
  if (fieldName === null && !operand.implicit && operand.binaryMicrocodeRequired) {
    report.error(operand, path, "an operand that needs bits and names no field");
  }
  if (!operand.input && !operand.output)
    report.error(operand, path, "an operand that is neither input nor output");
  if (!names.operandTypes.has(operand.operandType)) {
    report.error(operand, path, `the operand type ${operand.operandType} does not exist`, "OperandType");
  }
  const format = names.formats.get(operand.dataFormat);
  if (format === undefined) {
    report.error(operand, path, `the data format ${operand.dataFormat} does not exist`, "DataFormatName");
  } else if (operand.size === 0 || (format.bitCount > 0 && operand.size % format.bitCount !== 0)) {
    // Image addresses and data are several values of one format, and FMT_ANY is one bit wide.
    report.error(
      operand,
      path,
      `${operand.size} bits of ${format.name}, which has ${format.bitCount}`,
      "OperandSize",
    );
  }
}

/**
 * Two forms of one encoding, condition and opcode are a contradiction, unless nothing they hold lies in one place:
 * RDNA 3 and 4 list both halves of a dual-issue instruction so.
 */
function claimOpcode(
  instruction: Instruction,
  form: InstructionEncoding,
  taken: Map<string, { name: string; fields: ReadonlySet<string> }[]>,
  report: Report,
  at: string,
): void {
  const key = `${form.encodingName} ${form.conditionName} ${form.opcode}`;
  const fields = new Set<string>();
  for (const { fieldName } of form.operands) {
    // The literal is shared by both halves.
    if (fieldName !== null && !fieldName.startsWith("LITERAL")) fields.add(fieldName);
  }
  const others = taken.get(key) ?? [];
  const clash = others.find(
    (other) => !(fields.size > 0 && other.fields.size > 0 && disjoint(fields, other.fields)),
  );
  if (clash !== undefined) {
    report.error(
      form,
      at,
      `opcode ${form.opcode} of ${form.encodingName} under ${form.conditionName} already belongs to ${clash.name}`,
      "Opcode",
    );
  }
  taken.set(key, [...others, { name: instruction.name, fields }]);
}

function disjoint(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  for (const one of left) if (right.has(one)) return false;
  return true;
}

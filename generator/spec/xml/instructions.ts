/** `Spec/ISA/Instructions`. */
import type { Instruction, InstructionEncoding, InstructionFlags, Operand } from "../model.js";
import { quote } from "../errors.js";
import {
  boolAttribute, boolText, checkShape, childInt, childName, descriptionOf, errorAt, intAttribute, intValue, leafText, list,
  optional, remember, required, type ReadContext,
} from './access.js'; // prettier-ignore
import type { XmlElement } from "./tree.js";

const MAX_OPCODE = 0xffff;
const MAX_OPERAND_BITS = 65536;

export function readInstruction(context: ReadContext, element: XmlElement): Instruction {
  checkShape(context, element, [
    'InstructionFlags', 'InstructionName', 'AliasedInstructionNames', 'Description', 'InstructionEncodings', 'FunctionalGroup',
  ]); // prettier-ignore
  const aliases = optional(element, "AliasedInstructionNames");
  if (aliases !== undefined) checkShape(context, aliases, ["InstructionName*"]);
  const group = required(element, "FunctionalGroup");
  checkShape(context, group, ["Name", "FunctionalSubgroups"]);
  const subgroups = optional(group, "FunctionalSubgroups");
  if (subgroups !== undefined) checkShape(context, subgroups, ["Subgroup*"]);
  return remember(context, element, {
    name: instructionName(required(element, "InstructionName")),
    aliases: list(aliases, "InstructionName").map(instructionName),
    flags: readFlags(context, required(element, "InstructionFlags")),
    encodings: readForms(context, required(element, "InstructionEncodings")),
    functionalGroup: childName(group, "Name"),
    functionalSubgroups: list(subgroups, "Subgroup").map((one) => leafText(one)),
    ...descriptionOf(context, element),
  });
}

/** `InstructionEncodings`. */
export function readForms(context: ReadContext, element: XmlElement): InstructionEncoding[] {
  checkShape(context, element, ["InstructionEncoding*"]);
  return list(element, "InstructionEncoding").map((one) => readForm(context, one));
}

/** Instruction names become names in generated code. */
export function instructionName(element: XmlElement): string {
  const name = leafText(element);
  if (!/^[A-Za-z][A-Za-z0-9_]{0,99}$/.test(name))
    throw errorAt(element, `${quote(name)} is no instruction name`);
  return name;
}

function readFlags(context: ReadContext, element: XmlElement): InstructionFlags {
  const names = [
    "IsBranch",
    "IsConditionalBranch",
    "IsIndirectBranch",
    "IsProgramTerminator",
    "IsImmediatelyExecuted",
  ];
  checkShape(context, element, names);
  const flag = (name: string): boolean => {
    const child = optional(element, name);
    return child !== undefined && boolText(child, child.text, name);
  };
  return {
    isBranch: flag("IsBranch"),
    isConditionalBranch: flag("IsConditionalBranch"),
    isIndirectBranch: flag("IsIndirectBranch"),
    isProgramTerminator: flag("IsProgramTerminator"),
    isImmediatelyExecuted: flag("IsImmediatelyExecuted"),
  };
}

/** The schema text calls the condition `ConditionName`, the files call it `EncodingCondition`. */
function readForm(context: ReadContext, element: XmlElement): InstructionEncoding {
  checkShape(context, element, ["EncodingName", "EncodingCondition", "ConditionName", "Opcode", "Operands"]);
  const condition = optional(element, "EncodingCondition") ?? optional(element, "ConditionName");
  if (condition === undefined) throw errorAt(element, "EncodingCondition is missing");
  checkShape(context, condition, [], ["Id"]);
  const opcode = required(element, "Opcode");
  checkShape(context, opcode, [], ["Radix"]);
  const operands = required(element, "Operands");
  checkShape(context, operands, ["Operand*"]);
  return remember(context, element, {
    encodingName: childName(element, "EncodingName"),
    conditionName: leafText(condition),
    ...(condition.attributes.has("Id") ? { conditionId: intAttribute(condition, "Id", 0, 65535) } : {}),
    opcode: intValue(opcode, MAX_OPCODE),
    operands: list(operands, "Operand").map((one) => readOperand(context, one)),
  });
}

function readOperand(context: ReadContext, element: XmlElement): Operand {
  checkShape(
    context,
    element,
    ["FieldName", "DataFormatName", "OperandType", "OperandSize", "Description"],
    ["Input", "Output", "IsImplicit", "IsBinaryMicrocodeRequired", "Order"],
  );
  return remember(context, element, {
    order: intAttribute(element, "Order", 0, 255),
    fieldName: optional(element, "FieldName") === undefined ? null : childName(element, "FieldName"),
    dataFormat: childName(element, "DataFormatName"),
    operandType: childName(element, "OperandType"),
    size: childInt(element, "OperandSize", MAX_OPERAND_BITS),
    input: boolAttribute(element, "Input"),
    output: boolAttribute(element, "Output"),
    implicit: boolAttribute(element, "IsImplicit"),
    // Schema 1.0 has no such attribute; there an operand needs bits exactly when it names a field.
    binaryMicrocodeRequired: element.attributes.has("IsBinaryMicrocodeRequired")
      ? boolAttribute(element, "IsBinaryMicrocodeRequired")
      : optional(element, "FieldName") !== undefined,
  });
}

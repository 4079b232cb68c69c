/** Checks of data formats and operand types. */
import { fieldWidth } from "../bits.js";
import type { DataFormat, IsaSpec, OperandType } from "../model.js";
import { unique, validateLayout } from "./encodings.js";
import type { Report } from "./report.js";

/** The immediates of instructions are no wider. */
const OPERAND_TYPE_BITS = 64;

export function validateTypes(spec: IsaSpec, report: Report): void {
  unique(
    spec.dataFormats,
    (one) => one.name,
    report,
    (name) => `Spec/ISA/DataFormats/DataFormat[${name}]`,
    "data format",
  );
  for (const format of spec.dataFormats) validateDataFormat(format, report);
  unique(
    spec.operandTypes,
    (one) => one.name,
    report,
    (name) => `Spec/ISA/OperandTypes/OperandType[${name}]`,
    "operand type",
  );
  const names = new Set(spec.operandTypes.map((one) => one.name));
  for (const type of spec.operandTypes) validateOperandType(type, names, report);
}

function validateDataFormat(format: DataFormat, report: Report): void {
  const path = `Spec/ISA/DataFormats/DataFormat[${format.name}]`;
  if (format.bitCount === 0) report.error(format, path, "a data format of no bits", "BitCount");
  if (format.componentCount !== format.components.length) {
    report.error(
      format,
      path,
      `ComponentCount is ${format.componentCount}, and ${format.components.length} follow`,
      "ComponentCount",
    );
  }
  const orders = format.components.map((one) => one.order);
  if (new Set(orders).size !== orders.length) report.error(format, path, "two components of one order");
  // Field names repeat from component to component, bits do not.
  const fields = format.components.flatMap((component) =>
    component.fields.map((field) => ({
      name: `${component.order}.${field.name}`,
      ranges: field.ranges,
      origin: field,
    })),
  );
  validateLayout(fields, format.bitCount, report, path);
}

function validateOperandType(type: OperandType, names: ReadonlySet<string>, report: Report): void {
  const path = `Spec/ISA/OperandTypes/OperandType[${type.name}]`;
  for (const subtype of type.subtypes) {
    if (!names.has(subtype)) report.error(type, path, `the subtype ${subtype} does not exist`, "Subtypes");
  }
  if (type.isPartitioned !== type.fields.length > 0) {
    report.error(
      type,
      path,
      type.isPartitioned ? "partitioned, and no field follows" : "fields, and not partitioned",
    );
  }
  unique(
    type.predefinedValues,
    (one) => one.name,
    report,
    (name) => `${path}/PredefinedValue[${name}]`,
    "value",
  );
  validateLayout(type.fields, OPERAND_TYPE_BITS, report, path);
  for (const field of type.fields) {
    const limit = 2 ** fieldWidth(field.ranges);
    for (const value of field.predefinedValues) {
      if (value.value < limit) continue;
      if (report.tolerate("value-wider-than-field", type.name, value.name) !== undefined) continue;
      report.error(
        value,
        `${path}/Field[${field.name}]`,
        `${value.name} does not fit ${field.name}`,
        "Value",
      );
    }
  }
}

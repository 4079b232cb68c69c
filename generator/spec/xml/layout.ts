/** Bit layouts: fields, their ranges and padding, and values with names. */
import type { BitField, BitRange, PredefinedValue } from "../model.js";
import {
  boolAttribute, checkShape, childInt, childName, descriptionOf, errorAt, intAttribute, intValue, bigValue, list, optional,
  remember, required, type ReadContext,
} from './access.js'; // prettier-ignore
import type { XmlElement } from "./tree.js";

const MAX_BITS = 65536;
const MAX_ORDER = 4096;

/** Children and attributes of a Field that both kinds of fields have. */
export const FIELD_CHILDREN = ["FieldName", "Description", "BitLayout", "FieldPredefinedValues"] as const;

/** Fields of `MicrocodeFormat/BitMap`, of an encoding or of a partitioned operand type. */
export function readMicrocodeFields(context: ReadContext, format: XmlElement | undefined): BitField[] {
  if (format === undefined) return [];
  checkShape(context, format, ["Description", "BitMap"]);
  const bitMap = required(format, "BitMap");
  checkShape(context, bitMap, ["Field*"]);
  return list(bitMap, "Field").map((field) => {
    checkShape(context, field, FIELD_CHILDREN, ["IsConditional"]);
    return remember(context, field, {
      name: childName(field, "FieldName"),
      // Schema 1.0 has no such attribute.
      isConditional: field.attributes.has("IsConditional") && boolAttribute(field, "IsConditional"),
      ranges: readRanges(context, field),
      predefinedValues: readValues(context, optional(field, "FieldPredefinedValues")),
      ...descriptionOf(context, field),
    });
  });
}

/** `BitLayout` of a field: at least one range, as many as RangeCount says, each order once. */
export function readRanges(context: ReadContext, field: XmlElement): BitRange[] {
  const layout = required(field, "BitLayout");
  checkShape(context, layout, ["Range*"], ["RangeCount"]);
  const ranges = list(layout, "Range").map((range) => readRange(context, range));
  if (ranges.length === 0) throw errorAt(layout, "a field without a range");
  if (
    layout.attributes.has("RangeCount") &&
    intAttribute(layout, "RangeCount", 1, MAX_ORDER) !== ranges.length
  ) {
    throw errorAt(
      layout,
      `RangeCount is ${layout.attributes.get("RangeCount")}, and ${ranges.length} ranges follow`,
    );
  }
  if (new Set(ranges.map((range) => range.order)).size !== ranges.length) {
    throw errorAt(layout, "two ranges of one order");
  }
  return ranges;
}

function readRange(context: ReadContext, range: XmlElement): BitRange {
  checkShape(context, range, ["BitCount", "BitOffset", "Padding"], ["Order"]);
  const padding = optional(range, "Padding");
  const bitCount = childInt(range, "BitCount", MAX_BITS);
  if (bitCount === 0) throw errorAt(range, "a range of no bits");
  return {
    order: intAttribute(range, "Order", 0, MAX_ORDER),
    bitOffset: childInt(range, "BitOffset", MAX_BITS),
    bitCount,
    ...(padding === undefined ? {} : { padding: readPadding(context, padding) }),
  };
}

function readPadding(context: ReadContext, padding: XmlElement): { bitCount: number; value: bigint } {
  checkShape(context, padding, ["BitCount", "Value"]);
  const valueElement = required(padding, "Value");
  checkShape(context, valueElement, [], ["Radix"]);
  const bitCount = childInt(padding, "BitCount", 64);
  const value = bigValue(valueElement);
  if (value >= 1n << BigInt(bitCount))
    throw errorAt(valueElement, `padding value does not fit ${bitCount} bits`);
  return { bitCount, value };
}

/** `OperandPredefinedValues` or `FieldPredefinedValues`. */
export function readValues(context: ReadContext, values: XmlElement | undefined): PredefinedValue[] {
  if (values === undefined) return [];
  checkShape(context, values, ["PredefinedValue*"]);
  return list(values, "PredefinedValue").map((value) => {
    checkShape(context, value, ["Name", "Description", "Value"]);
    return remember(context, value, {
      name: childName(value, "Name"),
      value: intValue(required(value, "Value"), 0xffffffff),
      ...descriptionOf(context, value),
    });
  });
}

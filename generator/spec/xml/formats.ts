/** `Spec/ISA/DataFormats` and `Spec/ISA/OperandTypes`. */
import type { DataFormat, OperandType } from "../model.js";
import {
  boolAttribute, checkShape, childInt, childName, childText, descriptionOf, intAttribute, leafText, list, optional, remember,
  type ReadContext,
} from './access.js'; // prettier-ignore
import { FIELD_CHILDREN, readMicrocodeFields, readRanges, readValues } from "./layout.js";
import type { XmlElement } from "./tree.js";

export function readDataFormat(context: ReadContext, element: XmlElement): DataFormat {
  checkShape(context, element, [
    "DataFormatName",
    "Description",
    "DataType",
    "BitCount",
    "ComponentCount",
    "DataAttributes",
  ]);
  const attributes = optional(element, "DataAttributes");
  if (attributes !== undefined) checkShape(context, attributes, ["BitMap*"]);
  return remember(context, element, {
    name: childName(element, "DataFormatName"),
    dataType: childText(element, "DataType"),
    bitCount: childInt(element, "BitCount", 65536),
    componentCount: childInt(element, "ComponentCount", 4096),
    components: list(attributes, "BitMap").map((bitMap) => {
      checkShape(context, bitMap, ["Field*"], ["Order"]);
      return remember(context, bitMap, {
        order: intAttribute(bitMap, "Order", 0, 4096),
        fields: list(bitMap, "Field").map((field) => {
          checkShape(context, field, FIELD_CHILDREN, ["Signedness"]);
          return remember(context, field, {
            name: childName(field, "FieldName"),
            signedness: field.attributes.get("Signedness") ?? "",
            ranges: readRanges(context, field),
            predefinedValues: readValues(context, optional(field, "FieldPredefinedValues")),
            ...descriptionOf(context, field),
          });
        }),
      });
    }),
    ...descriptionOf(context, element),
  });
}

export function readOperandType(context: ReadContext, element: XmlElement): OperandType {
  checkShape(
    context,
    element,
    ["OperandTypeName", "Description", "Subtypes", "OperandPredefinedValues", "MicrocodeFormat"],
    ["IsPartitioned"],
  );
  const subtypes = optional(element, "Subtypes");
  if (subtypes !== undefined) checkShape(context, subtypes, ["Subtype*"]);
  return remember(context, element, {
    name: childName(element, "OperandTypeName"),
    isPartitioned: boolAttribute(element, "IsPartitioned"),
    subtypes: list(subtypes, "Subtype").map((one) => leafText(one)),
    predefinedValues: readValues(context, optional(element, "OperandPredefinedValues")),
    fields: readMicrocodeFields(context, optional(element, "MicrocodeFormat")),
    ...descriptionOf(context, element),
  });
}

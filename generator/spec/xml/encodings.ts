/** `Spec/ISA/Encodings`. */
import type { Encoding } from "../model.js";
import {
  bigValue, checkShape, childInt, childName, descriptionOf, errorAt, intAttribute, leafText, list, optional, remember,
  required, type ReadContext,
} from './access.js'; // prettier-ignore
import { readConditions } from "./condition.js";
import { readMicrocodeFields } from "./layout.js";
import type { XmlElement } from "./tree.js";

export const MAX_ENCODING_BITS = 256;

export function readEncoding(context: ReadContext, element: XmlElement): Encoding {
  checkShape(
    context,
    element,
    [
      "EncodingName",
      "BitCount",
      "EncodingIdentifierMask",
      "EncodingIdentifiers",
      "EncodingConditions",
      "Description",
      "MicrocodeFormat",
    ],
    ["Order"],
  );
  const bitCount = childInt(element, "BitCount", MAX_ENCODING_BITS);
  if (bitCount === 0 || bitCount % 32 !== 0)
    throw errorAt(element, `a BitCount of ${bitCount} is no whole number of words`);
  return remember(context, element, {
    name: childName(element, "EncodingName"),
    order: intAttribute(element, "Order", -1, 65535),
    bitCount,
    identifierMask: pattern(context, required(element, "EncodingIdentifierMask"), bitCount),
    identifiers: readIdentifiers(context, required(element, "EncodingIdentifiers"), bitCount),
    conditions: readConditions(context, optional(element, "EncodingConditions")),
    fields: readMicrocodeFields(context, required(element, "MicrocodeFormat")),
    ...descriptionOf(context, element),
  });
}

/** `EncodingIdentifiers`, each a bit string as long as the encoding. */
export function readIdentifiers(context: ReadContext, element: XmlElement, bitCount: number): bigint[] {
  checkShape(context, element, ["EncodingIdentifier*"]);
  return list(element, "EncodingIdentifier").map((one) => pattern(context, one, bitCount));
}

/** A bit string as long as the encoding, first word at the right end. */
function pattern(context: ReadContext, element: XmlElement, bitCount: number): bigint {
  checkShape(context, element, [], ["Radix"]);
  const value = bigValue(element);
  if (value >= 1n << BigInt(bitCount)) throw errorAt(element, `a pattern of more than ${bitCount} bits`);
  if (element.attributes.get("Radix") === "2" && leafText(element).length !== bitCount) {
    throw errorAt(
      element,
      `a bit string of ${leafText(element).length} where the encoding has ${bitCount} bits`,
    );
  }
  return value;
}

/** Checks of encodings: fields, identifiers, conditions. */
import { fieldMask } from "../bits.js";
import type { BitField, BitRange, ConditionExpression, Encoding } from "../model.js";
import type { Report } from "./report.js";

export function validateEncodings(encodings: readonly Encoding[], report: Report): void {
  unique(
    encodings,
    (one) => one.name,
    report,
    (name) => `Spec/ISA/Encodings/Encoding[${name}]`,
    "encoding",
  );
  for (const encoding of encodings) {
    const path = `Spec/ISA/Encodings/Encoding[${encoding.name}]`;
    validateLayout(encoding.fields, encoding.bitCount, report, path);
    validateIdentifiers(encoding, report, path);
    validateConditions(encoding, report, path);
  }
}

/** Names occur once, no bit belongs to two fields, every bit lies inside `bitCount`. */
export function validateLayout(
  fields: readonly (Pick<BitField, "name"> & { readonly ranges: readonly BitRange[] })[],
  bitCount: number,
  report: Report,
  path: string,
): void {
  unique(
    fields,
    (one) => one.name,
    report,
    (name) => `${path}/Field[${name}]`,
    "field",
  );
  const owners: { mask: bigint; name: string }[] = [];
  for (const field of fields) {
    const at = `${path}/Field[${field.name}]`;
    let own = 0n;
    for (const range of field.ranges) {
      const end = range.bitOffset + range.bitCount;
      if (end > bitCount) {
        report.error(
          field,
          at,
          `bits ${range.bitOffset} to ${end - 1} of ${field.name} lie outside ${bitCount} bits`,
        );
      }
      const mask = fieldMask([range]);
      if ((own & mask) !== 0n) report.error(field, at, `the ranges of ${field.name} overlap`);
      own |= mask;
    }
    const other = owners.find((one) => (one.mask & own) !== 0n);
    if (other !== undefined) report.error(field, at, `${field.name} overlaps ${other.name}`);
    owners.push({ mask: own, name: field.name });
  }
}

function validateIdentifiers(encoding: Encoding, report: Report, path: string): void {
  const covered = fieldMask(encoding.fields.flatMap((field) => field.ranges));
  if ((encoding.identifierMask & ~covered) !== 0n) {
    report.error(
      encoding,
      path,
      "the identifier mask covers bits that no field has",
      "EncodingIdentifierMask",
    );
  }
  if (encoding.identifiers.length === 0) report.error(encoding, path, "no identifier", "EncodingIdentifiers");
  const seen = new Set<bigint>();
  for (const identifier of encoding.identifiers) {
    const shown = `0x${identifier.toString(16)}`;
    if (seen.has(identifier))
      report.error(encoding, path, `the identifier ${shown} is listed twice`, "EncodingIdentifiers");
    seen.add(identifier);
    const outside = identifier & ~encoding.identifierMask;
    if (
      outside !== 0n &&
      report.tolerate("identifier-outside-mask", encoding.name, `${encoding.name} ${shown}`) === undefined
    ) {
      report.error(
        encoding,
        path,
        `the identifier ${shown} has bits outside the mask`,
        "EncodingIdentifiers",
      );
    }
  }
}

function validateConditions(encoding: Encoding, report: Report, path: string): void {
  unique(
    encoding.conditions,
    (one) => one.name,
    report,
    (name) => `${path}/EncodingCondition[${name}]`,
    "condition",
  );
  for (const condition of encoding.conditions) {
    const at = `${path}/EncodingCondition[${condition.name}]`;
    if (condition.expression === undefined) {
      if (report.tolerate("condition-without-expression", condition.name, at) === undefined) {
        report.error(condition, at, `the condition ${condition.name} has no expression`);
      }
      continue;
    }
    for (const field of fieldsOf(condition.expression)) {
      if (!encoding.fields.some((one) => one.name === field)) {
        report.error(condition, at, `the condition reads ${field}, which ${encoding.name} does not have`);
      }
    }
  }
}

/** Names of the fields that an expression reads. Nesting is bounded by the reader. */
export function fieldsOf(expression: ConditionExpression): string[] {
  switch (expression.kind) {
    case "literal":
      return [];
    case "field":
      return [expression.field];
    case "array":
      return expression.items.flatMap(fieldsOf);
    case "operator":
      return expression.args.flatMap(fieldsOf);
  }
}

/** Reports every member whose name an earlier one has. */
export function unique<T extends object>(
  members: readonly T[],
  name: (member: T) => string,
  report: Report,
  path: (name: string) => string,
  what: string,
): void {
  const seen = new Set<string>();
  for (const member of members) {
    const own = name(member);
    if (seen.has(own)) report.error(member, path(own), `a second ${what} of the name ${own}`);
    seen.add(own);
  }
}

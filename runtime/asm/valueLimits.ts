import type { Form } from "../isa/model.js";
import { findField, type FieldAccess } from "./field.js";
import type { Limits } from "./tables.js";

/** A field of one form that may hold some values only. */
export interface ValueLimit {
  readonly name: string;
  readonly field: FieldAccess;
  readonly allows: (value: number) => boolean;
  /** The modifier that gives it, or `operand`. */
  readonly part: string;
  /** What may stand, in words. */
  readonly expected: string;
}

/** The limits of a form's fields, from a generation's rows; expressions are prepared once. */
export function valueLimits({ values = [] }: Limits): (form: Form) => readonly ValueLimit[] {
  const rules = values.map((row) => {
    const [instructions, encodings, name, ranges, part, expected] = row.split(" ; ") as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const spans = ranges.split(",").map((span) => span.split("-").map(Number) as [number, number?]);
    return {
      instructions: new RegExp(`^(?:${instructions})$`),
      encodings: new RegExp(`^(?:${encodings})$`),
      name,
      // A source's bits may hold something else where it is no operand.
      isSource: name.startsWith("SRC"),
      allows: (value: number) => spans.some(([first, last = first]) => value >= first && value <= last),
      part,
      expected,
    };
  });
  return ({ instruction, encoding, operands }) =>
    rules.flatMap((rule) => {
      if (!rule.instructions.test(instruction.name) || !rule.encodings.test(encoding.name)) return [];
      if (rule.isSource && !operands.some(({ field }) => field === rule.name)) return [];
      const field = findField(encoding, rule.name);
      return field === undefined ? [] : [{ ...rule, field }];
    });
}

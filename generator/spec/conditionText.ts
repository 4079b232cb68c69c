/**
 * Conditions as text and back: `SRC0 != 255 && SRC1 .within [254, 255]`. Used by corrections and by people;
 * the field's encoding (`INST.VOP3.SRC0`) is written once, in front: `VOP3: SRC0 != 255`.
 */
import { SpecError, quote } from "./errors.js";
import { CONDITION_OPERATORS, type ConditionExpression, type ConditionOperator } from "./model.js";

/** Higher binds tighter; every operator is left-associative. */
const PRECEDENCE: ReadonlyMap<string, number> = new Map([
  ['||', 1], ['&&', 2], ['|', 3], ['^', 4], ['&', 5], ['==', 6], ['!=', 6], ['.within', 6], ['.notwithin', 6],
  ['<', 7], ['<=', 7], ['>', 7], ['>=', 7], ['<<', 8], ['>>', 8], ['+', 9], ['-', 9],
]); // prettier-ignore

/** Prints an expression; types (`ty`) are not part of the text. */
export function formatCondition(expression: ConditionExpression): string {
  const encodings = new Set<string>();
  const text = print(expression, 0, encodings);
  return encodings.size === 0 ? text : `${[...encodings].join(",")}: ${text}`;
}

function print(expression: ConditionExpression, outer: number, encodings: Set<string>): string {
  switch (expression.kind) {
    case "literal":
      return String(expression.value);
    case "field":
      encodings.add(expression.encoding);
      return expression.field;
    case "array":
      return `[${expression.items.map((item) => print(item, 0, encodings)).join(", ")}]`;
    case "operator": {
      if (expression.op === "!") return `!${print(expression.args[0]!, 10, encodings)}`;
      const own = PRECEDENCE.get(expression.op) ?? 0;
      const parts = expression.args.map((arg, index) => print(arg, index === 0 ? own : own + 1, encodings));
      const text = parts.join(` ${expression.op} `);
      return own < outer ? `(${text})` : text;
    }
  }
}

const TOKEN =
  /\s*(?:(-?\d{1,10})|([A-Za-z]\w{0,63})|(\.within|\.notwithin|==|!=|<=|>=|<<|>>|&&|\|\||[<>!&|^+()[\],-]))/y;
const MAX_NESTING = 32;

/** Parses the text form; `place` is for the `SpecError` that a malformed text gives. */
export function parseCondition(
  text: string,
  place: { path?: string; file?: string | undefined },
): ConditionExpression {
  const fail = (reason: string): never => {
    throw new SpecError(`condition ${quote(text)}: ${reason}`, place);
  };
  const head = /^([A-Z]\w*): /.exec(text);
  const encoding = head?.[1];
  const tokens: string[] = [];
  TOKEN.lastIndex = head?.[0].length ?? 0;
  const end = text.trimEnd().length;
  while (TOKEN.lastIndex < end) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) return fail(`nothing known at character ${at + 1}`);
    tokens.push(match[1] ?? match[2] ?? match[3]!);
  }
  let next = 0;
  const binary = (least: number, depth: number): ConditionExpression => {
    if (depth > MAX_NESTING) fail("nested too deep");
    let left = primary(depth);
    for (;;) {
      const op = tokens[next];
      const own = op === undefined ? undefined : PRECEDENCE.get(op);
      if (own === undefined || own < least) return left;
      next++;
      const right = binary(own + 1, depth + 1);
      if (!(CONDITION_OPERATORS as readonly string[]).includes(op!)) fail(`unknown operator ${op}`);
      left = { kind: "operator", op: op as ConditionOperator, args: [left, right] };
    }
  };
  const primary = (depth: number): ConditionExpression => {
    const token = tokens[next++];
    if (token === undefined) return fail("ends too early");
    if (/^-?\d/.test(token)) return { kind: "literal", value: Number(token) };
    if (token === "!") return { kind: "operator", op: "!", args: [primary(depth + 1)] };
    if (token === "(") return closed(binary(0, depth + 1), ")");
    if (token === "[") {
      const items = [binary(0, depth + 1)];
      while (tokens[next] === ",") {
        next++;
        items.push(binary(0, depth + 1));
      }
      return closed({ kind: "array", items }, "]");
    }
    if (!/^[A-Za-z]/.test(token)) fail(`${quote(token)} where a value is due`);
    if (encoding === undefined) return fail(`the field ${token}, and no encoding in front`);
    return { kind: "field", encoding, field: token };
  };
  const closed = (inner: ConditionExpression, bracket: string): ConditionExpression => {
    if (tokens[next++] !== bracket) fail(`${bracket} is missing`);
    return inner;
  };
  const whole = binary(0, 0);
  if (next !== tokens.length) fail(`${quote(tokens[next]!)} is left over`);
  return whole;
}

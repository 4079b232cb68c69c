/** Conditions of an encoding: the element is spelled `CondtionExpression` in every schema. */
import { CONDITION_OPERATORS, type ConditionExpression, type ConditionOperator, type EncodingCondition, type ExpressionType } from '../model.js'; // prettier-ignore
import { quote } from "../errors.js";
import {
  attribute, checkShape, childInt, childName, errorAt, intAttribute, list, optional, remember, type ReadContext,
} from './access.js'; // prettier-ignore
import type { XmlElement } from "./tree.js";

export function readConditions(
  context: ReadContext,
  conditions: XmlElement | undefined,
): EncodingCondition[] {
  if (conditions === undefined) return [];
  checkShape(context, conditions, ["EncodingCondition*"]);
  return list(conditions, "EncodingCondition").map((condition) => {
    checkShape(context, condition, [
      "ConditionName",
      "ConditionId",
      "CondtionExpression",
      "ConditionExpression",
      "Description",
    ]);
    const expression =
      optional(condition, "CondtionExpression") ?? optional(condition, "ConditionExpression");
    const read = expression === undefined ? undefined : readWrapped(context, expression);
    return remember(context, condition, {
      name: childName(condition, "ConditionName"),
      ...(optional(condition, "ConditionId") === undefined
        ? {}
        : { id: childInt(condition, "ConditionId", 65535) }),
      ...(read === undefined ? {} : { expression: read }),
    });
  });
}

/** AMD writes an empty expression for some default conditions; it means "always", as a missing one does. */
function readWrapped(context: ReadContext, wrapper: XmlElement): ConditionExpression | undefined {
  checkShape(context, wrapper, ["op", "lit", "id"]);
  if (wrapper.children.length === 0) return undefined;
  if (wrapper.children.length > 1) throw errorAt(wrapper, "an expression with two roots");
  return readExpression(context, wrapper.children[0]!);
}

const ARITY: ReadonlyMap<string, readonly [number, number]> = new Map([
  ["!", [1, 1]],
  ["&&", [2, 64]],
  ["||", [2, 64]],
]);

function readExpression(context: ReadContext, element: XmlElement): ConditionExpression {
  if (element.name === "lit") {
    checkShape(context, element, ["ty"], ["val"]);
    return {
      kind: "literal",
      value: intAttribute(element, "val", -2147483648, 999999999),
      ...typeOf(context, element),
    };
  }
  if (element.name !== "op")
    throw errorAt(element, `<${element.name}> where an operator or a literal is due`);
  checkShape(context, element, ["op*", "lit*", "id*", "ty"], ["type"]);
  const op = attribute(element, "type");
  const args = element.children.filter(
    (child) => child.name === "op" || child.name === "lit" || child.name === "id",
  );
  if (op === ".fieldderef") return readField(context, element, args);
  if (op === ".cons_array")
    return { kind: "array", items: args.map((item) => readExpression(context, item)) };
  if (!(CONDITION_OPERATORS as readonly string[]).includes(op))
    throw errorAt(element, `unknown operator ${quote(op)}`);
  const [least, most] = ARITY.get(op) ?? [2, 2];
  if (args.length < least || args.length > most)
    throw errorAt(element, `${op} with ${args.length} arguments`);
  const read = args.map((arg) => readExpression(context, arg));
  const takesArray = op === ".within" || op === ".notwithin";
  read.forEach((arg, index) => {
    if ((arg.kind === "array") !== (takesArray && index === 1))
      throw errorAt(element, `wrong kind of argument ${index + 1} of ${op}`);
  });
  return { kind: "operator", op: op as ConditionOperator, args: read, ...typeOf(context, element) };
}

/** `.fieldderef(.fieldderef(INST, <encoding>), <field>)`. */
function readField(
  context: ReadContext,
  element: XmlElement,
  args: readonly XmlElement[],
): ConditionExpression {
  const [inner, field] = args;
  if (
    inner?.name !== "op" ||
    attribute(inner, "type") !== ".fieldderef" ||
    field?.name !== "id" ||
    args.length !== 2
  ) {
    throw errorAt(element, "a field reference that is not INST.<encoding>.<field>");
  }
  const ids = list(inner, "id");
  checkShape(context, inner, ["id*", "ty"], ["type"]);
  if (ids.length !== 2 || attribute(ids[0]!, "val") !== "INST") {
    throw errorAt(inner, "a field reference that does not start at INST");
  }
  return { kind: "field", encoding: idName(ids[1]!), field: idName(field), ...typeOf(context, element) };
}

function idName(element: XmlElement): string {
  const name = attribute(element, "val");
  if (!/^[A-Za-z]\w{0,63}$/.test(name)) throw errorAt(element, `${quote(name)} is no name`);
  return name;
}

function typeOf(context: ReadContext, element: XmlElement): { type?: ExpressionType } {
  const wrapper = optional(element, "ty");
  if (wrapper === undefined) return {};
  checkShape(context, wrapper, ["t"]);
  const type = optional(wrapper, "t");
  if (type === undefined) return {};
  checkShape(context, type, [], ["base", "size"]);
  return { type: { base: attribute(type, "base"), size: intAttribute(type, "size", 1, 1024) } };
}

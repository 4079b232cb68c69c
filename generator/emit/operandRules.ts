/** spec/operands/operand-values.json: where an operand's list or width is not what its type says. */
import { GENERATION_IDS, type GenerationId } from "../spec/generations.js";
import { readSpecJson, type JsonNode, type JsonObject } from "../spec/json.js";
import type { Operand } from "../spec/model.js";
import { parseRanges } from "./valueSet.js";

/** What rules say of one operand. */
export interface OperandRule {
  /** Read the field as this operand type. */
  readonly type: string | undefined;
  /** The field may hold anything. */
  readonly any: boolean;
  /** The width depends on other fields: only the first register is sure to be there. */
  readonly oneRegister: boolean;
  /** The width holds only while these fields have these values. */
  readonly when: ReadonlyMap<string, number> | undefined;
  /** Codes accepted beside those of the type. */
  readonly add: ReadonlySet<number>;
  /** Exactly these stored numbers, whatever the type says. */
  readonly values: readonly number[] | undefined;
  /** Vector tuples begin at even registers. */
  readonly even: boolean;
  /** Vector registers there are to name, when more than a field can. */
  readonly vectorEnd: number | undefined;
}

interface Selector {
  readonly generations: ReadonlySet<GenerationId>;
  readonly encodings: RegExp | undefined;
  readonly instructions: RegExp | undefined;
  readonly fields: ReadonlySet<string> | undefined;
  readonly types: ReadonlySet<string> | undefined;
}

interface Rule extends Selector {
  /** Holds only where instructions are read for their text. */
  readonly text: boolean;
  readonly as: string | undefined;
  readonly width: "any" | "first register" | undefined;
  readonly when: ReadonlyMap<string, number> | undefined;
  readonly add: readonly number[];
  readonly values: readonly number[] | undefined;
  readonly even: boolean | undefined;
  readonly vectorEnd: number | undefined;
}

interface Rules {
  readonly types: readonly (Selector & { readonly add: readonly number[] })[];
  readonly operands: readonly Rule[];
}

let cached: Rules | undefined;
const rules = (): Rules => (cached ??= load());

/** Codes that an operand type accepts beside those that it lists. */
export function typeAdditions(generation: GenerationId, type: string): readonly number[] {
  return rules()
    .types.filter((rule) => rule.generations.has(generation) && rule.types?.has(type) === true)
    .flatMap((rule) => rule.add);
}

/** Every rule that holds for the operand, later ones over earlier ones; `text`: those of reading for text count too. */
export function operandRule(
  generation: GenerationId,
  instruction: string,
  encoding: string,
  operand: Operand,
  text: boolean,
): OperandRule {
  const found = {
    type: undefined as string | undefined,
    any: false,
    oneRegister: false,
    when: undefined as ReadonlyMap<string, number> | undefined,
    add: new Set<number>(),
    values: undefined as readonly number[] | undefined,
    even: false,
    vectorEnd: undefined as number | undefined,
  };
  for (const rule of rules().operands) {
    if (
      (rule.text && !text) ||
      !rule.generations.has(generation) ||
      rule.encodings?.test(encoding) === false ||
      rule.instructions?.test(instruction) === false ||
      rule.fields?.has(operand.fieldName ?? "") === false ||
      rule.types?.has(operand.operandType) === false
    )
      continue;
    found.type = rule.as ?? found.type;
    if (rule.width === "any") found.any = true;
    if (rule.width === "first register") found.oneRegister = true;
    found.when = rule.when ?? found.when;
    for (const code of rule.add) found.add.add(code);
    found.values = rule.values ?? found.values;
    found.even = rule.even ?? found.even;
    found.vectorEnd = rule.vectorEnd ?? found.vectorEnd;
  }
  return found;
}

/** Names that may hold `*` for any run of characters, as one expression. */
export function namePattern(names: readonly string[]): RegExp {
  const escaped = names.map((name) =>
    name
      .split("*")
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*"),
  );
  return new RegExp(`^(?:${escaped.join("|")})$`);
}

/** A list of generations; `all` is every one. */
export function generationSet(node: JsonNode | undefined): ReadonlySet<GenerationId> {
  if (node === undefined) return new Set(GENERATION_IDS);
  return new Set(node.list().map((one) => one.oneOf(GENERATION_IDS)));
}

export function rangeNode(node: JsonNode): number[] {
  try {
    return parseRanges(node.text());
  } catch (error) {
    return node.fail((error as Error).message);
  }
}

function selector(rule: JsonObject): Selector {
  const pattern = (key: string): RegExp | undefined => {
    const names = rule.optional(key)?.texts();
    return names === undefined ? undefined : namePattern(names);
  };
  const set = (key: string): ReadonlySet<string> | undefined => {
    const names = rule.optional(key)?.texts();
    return names === undefined ? undefined : new Set(names);
  };
  // Read and dropped: a rule without a reason and a source is no rule.
  rule.get("reason").text();
  rule.get("source").text();
  return {
    generations: generationSet(rule.optional("generations")),
    encodings: pattern("encodings"),
    instructions: pattern("instructions"),
    fields: set("fields"),
    types: set("types"),
  };
}

function load(): Rules {
  const file = readSpecJson("operands/operand-values.json").object(["about", "types", "operands"]);
  const common = ['generations', 'types', 'add', 'reason', 'source'] as const; // prettier-ignore
  return {
    types: file
      .get("types")
      .list()
      .map((node) => {
        const rule = node.object(common);
        return { ...selector(rule), add: rangeNode(rule.get("add")) };
      }),
    operands: file
      .get("operands")
      .list()
      .map((node) => {
        const rule = node.object([
          ...common, 'encodings', 'instructions', 'fields', 'as', 'width', 'when', 'values', 'even', 'vectorEnd',
          'text',
        ]); // prettier-ignore
        const when = rule.optional("when");
        const add = rule.optional("add");
        const values = rule.optional("values");
        return {
          ...selector(rule),
          text: rule.optional("text")?.flag() ?? false,
          as: rule.optional("as")?.text(),
          width: rule.optional("width")?.oneOf(["any", "first register"]),
          when: when === undefined ? undefined : fieldValues(when),
          add: add === undefined ? [] : rangeNode(add),
          values: values === undefined ? undefined : rangeNode(values),
          even: rule.optional("even")?.flag(),
          vectorEnd: rule.optional("vectorEnd")?.integer(256, 4096),
        };
      }),
  };
}

/** `{ "FIELD": 1 }` as a map. */
export function fieldValues(node: JsonNode): ReadonlyMap<string, number> {
  const names = Object.keys(node.value as object);
  const members = node.object(names);
  return new Map(names.map((name) => [name, members.get(name).integer(0, 0xffff)]));
}

/** spec/operands/must-be-zero.json: bits outside a form's operands that must hold a value. */
import { SpecError } from "../spec/errors.js";
import { GENERATION_IDS, type GenerationId } from "../spec/generations.js";
import { readSpecJson, type JsonNode } from "../spec/json.js";
import type { BitField, Encoding, InstructionEncoding, Operand } from "../spec/model.js";
import { fieldValues, generationSet, namePattern, rangeNode } from "./operandRules.js";
import { guardOf, type ValueTest } from "./operandValues.js";
import { halfOf } from "./tables.js";
import { parseRanges } from "./valueSet.js";

/** What a rule's condition looks at: the form's operands, and which source the rule's bit belongs to. */
interface FormView {
  readonly sources: readonly (Operand | undefined)[];
  readonly result: Operand | undefined;
  readonly source: Operand | undefined;
}

const isFloat = (operand: Operand | undefined): boolean =>
  operand !== undefined && /F\d|BF16/.test(operand.dataFormat);
const is16 = (operand: Operand | undefined): boolean => operand?.size === 16;

/** Conditions by the words that the file uses. `the source` is the one whose number is the bit's index. */
const CONDITIONS: Readonly<Record<string, (form: FormView) => boolean>> = {
  always: () => true,
  "only those listed": () => false,
  "the source is absent": ({ source }) => source === undefined,
  "the source is absent or no float": ({ source }) => !isFloat(source),
  "the source is a float": ({ source }) => isFloat(source),
  "the source is absent or no source is a float": ({ source, sources }) =>
    source === undefined || !sources.some(isFloat),
  "the source is absent or the first source is no float": ({ source, sources }) =>
    source === undefined || !isFloat(sources[0]),
  "the source is absent or nothing is a float or 16 bits wide": ({ source, sources, result }) =>
    source === undefined || ![...sources, result].some((one) => isFloat(one) || is16(one)),
  "the source is absent or no source is a float or 16 bits wide": ({ source, sources }) =>
    source === undefined || !sources.some((one) => isFloat(one) || is16(one)),
  "no source is a float": ({ sources }) => !sources.some(isFloat),
  "the result is no float": ({ result }) => !isFloat(result),
  "the result and the first source are no floats": ({ result, sources }) =>
    !isFloat(result) && !isFloat(sources[0]),
};
export const CONDITION_NAMES = Object.keys(CONDITIONS);

interface Rule {
  readonly node: JsonNode;
  readonly generations: ReadonlySet<GenerationId>;
  readonly encodings: RegExp;
  /** Fields with the bits meant: FIELD, FIELD[0], FIELD[2-4], or `unassigned[23]` (bits of the instruction). */
  readonly bits: readonly { readonly field: string; readonly bits: readonly number[] | undefined }[];
  readonly value: 0 | 1;
  readonly condition: (form: FormView) => boolean;
  /** Instructions for which the condition is wrong, by generation. */
  readonly also: ReadonlySet<string>;
  readonly except: ReadonlySet<string>;
}

interface ListRule {
  readonly generations: ReadonlySet<GenerationId>;
  readonly encodings: RegExp;
  readonly instructions: RegExp;
  readonly field: string;
  readonly values: ReadonlySet<number>;
  /** The rule counts only while these fields hold these values. */
  readonly when: ReadonlyMap<string, number> | undefined;
}

let cached: { zero: readonly Rule[]; lists: readonly ListRule[] } | undefined;

/** Bits that must hold a value and fields that must hold one of a list, for one form. */
export function fieldRules(
  generation: GenerationId,
  instruction: string,
  encoding: Encoding,
  form: InstructionEncoding,
): { fixed: { mask: bigint; value: bigint }; tests: ValueTest[] } {
  const { zero, lists } = (cached ??= load());
  const held = new Set(form.operands.map((operand) => operand.fieldName));
  let mask = 0n;
  let value = 0n;
  const other = otherHalf(encoding, form);
  for (const rule of zero) {
    if (!rule.generations.has(generation) || !rule.encodings.test(encoding.name)) continue;
    for (const { field: name, bits } of rule.bits) {
      // An operand's field is the operand's own business.
      if (held.has(name) || other?.test(name) === true) continue;
      for (const [bit, place] of placesOf(encoding, name, bits, rule.node)) {
        if (!applies(rule, generation, instruction, view(form, name, bit))) continue;
        mask |= 1n << BigInt(place);
        if (rule.value === 1) value |= 1n << BigInt(place);
      }
    }
  }
  const tests = lists
    .filter(
      (rule) =>
        rule.generations.has(generation) &&
        rule.encodings.test(encoding.name) &&
        rule.instructions.test(instruction) &&
        !held.has(rule.field),
    )
    .flatMap((rule): ValueTest[] => {
      const field = encoding.fields.find((one) => one.name === rule.field);
      if (field === undefined) return [];
      const values = [...rule.values].sort((a, b) => a - b);
      return [{ field, values, ...(rule.when === undefined ? {} : { guard: guardOf(encoding, rule.when) }) }];
    });
  return { fixed: { mask, value }, tests };
}

/** Fields of the other half of a dual-issue pair. */
function otherHalf(encoding: Encoding, form: InstructionEncoding): RegExp | undefined {
  const half = halfOf(encoding, form);
  return half === "" ? undefined : half === "x" ? /Y\d?$/ : /X\d?$/;
}

function applies(rule: Rule, generation: GenerationId, instruction: string, form: FormView): boolean {
  const listed = (names: ReadonlySet<string>): boolean =>
    names.has(instruction) || names.has(`${generation}:${instruction}`);
  if (listed(rule.also)) return true;
  return rule.condition(form) && !listed(rule.except);
}

/** Index in the field and place in the instruction of the bits that a rule names. */
function placesOf(
  encoding: Encoding,
  name: string,
  bits: readonly number[] | undefined,
  node: JsonNode,
): [number, number][] {
  if (name === "unassigned") return (bits ?? []).map((bit) => [bit, bit]);
  const field = encoding.fields.find((one) => one.name === name);
  if (field === undefined) return [];
  const places = fieldPlaces(field);
  if (bits?.some((bit) => bit >= places.length) === true)
    node.fail(`${encoding.name}.${name} has no such bit`);
  return (bits ?? places.map((_, bit) => bit)).map((bit) => [bit, places[bit]!]);
}

const fieldPlaces = (field: BitField): number[] =>
  [...field.ranges]
    .sort((a, b) => a.order - b.order)
    .flatMap((range) => Array.from({ length: range.bitCount }, (_, i) => range.bitOffset + i));

/** SRC0_NEG belongs to source 0, ABS[1] to source 1. */
function view(form: InstructionEncoding, field: string, bit: number): FormView {
  const source = (index: number): Operand | undefined =>
    form.operands.find((one) => new RegExp(`^[VS]?SRC[XY]?${index}$`).test(one.fieldName ?? "")) ??
    (isLiteral(form, index)
      ? form.operands.find((one) => /^LITERAL(64)?$/.test(one.fieldName ?? ""))
      : undefined);
  const sources = [0, 1, 2].map(source);
  const named = /^SRC(\d)_/.exec(field);
  return {
    sources,
    result: form.operands.find((one) => one.fieldName === "VDST"),
    source: sources[named === null ? bit : Number(named[1])],
  };
}

/** Is the form's source `index` its literal? Conditions are named has_lit, has_lit_1, has_lit64_0&has_lit64_2 ... */
function isLiteral(form: InstructionEncoding, index: number): boolean {
  return [...form.conditionName.matchAll(/has_lit(?:64)?(?:_(\d))?/g)].some(
    ([, number]) => Number(number ?? 0) === index,
  );
}

function load(): { zero: Rule[]; lists: ListRule[] } {
  const file = readSpecJson("operands/must-be-zero.json").object(["about", "sources", "bits", "lists"]);
  const zero = file
    .get("bits")
    .list()
    .map((node): Rule => {
      const rule = node.object([
        'generations', 'encodings', 'bits', 'value', 'when', 'also', 'except', 'reason', 'source',
      ]); // prettier-ignore
      rule.get("reason").text();
      return {
        node,
        generations: generationSet(rule.optional("generations")),
        encodings: namePattern(rule.get("encodings").texts()),
        bits: rule.get("bits").list().map(parseBits),
        value: (rule.optional("value")?.integer(0, 1) ?? 0) as 0 | 1,
        condition: CONDITIONS[rule.get("when").oneOf(CONDITION_NAMES)]!,
        also: names(rule.optional("also")),
        except: names(rule.optional("except")),
      };
    });
  const lists = file
    .get("lists")
    .list()
    .map((node): ListRule => {
      const rule = node.object([
        'generations', 'encodings', 'instructions', 'field', 'values', 'when', 'reason', 'source',
      ]); // prettier-ignore
      const when = rule.optional("when");
      rule.get("reason").text();
      return {
        generations: generationSet(rule.optional("generations")),
        encodings: namePattern(rule.get("encodings").texts()),
        instructions: namePattern(rule.optional("instructions")?.texts() ?? ["*"]),
        field: rule.get("field").text(),
        values: new Set(rangeNode(rule.get("values"))),
        when: when === undefined ? undefined : fieldValues(when),
      };
    });
  return { zero, lists };
}

/** `rdna4,cdna5:V_X V_Y` in one text or several: names, each for some generations or for all of the rule's. */
function names(node: JsonNode | undefined): ReadonlySet<string> {
  const found = new Set<string>();
  for (const item of node?.list() ?? []) {
    const colon = item.text().indexOf(":");
    const generations = colon < 0 ? [""] : item.text().slice(0, colon).split(",");
    for (const generation of generations) {
      if (generation !== "" && !(GENERATION_IDS as readonly string[]).includes(generation))
        item.fail(`${generation} is no generation`);
      for (const name of item
        .text()
        .slice(colon + 1)
        .trim()
        .split(/\s+/))
        found.add(generation === "" ? name : `${generation}:${name}`);
    }
  }
  return found;
}

function parseBits(node: JsonNode): { field: string; bits: number[] | undefined } {
  const match = /^(\w+)(?:\[([\d,-]+)\])?$/.exec(node.text());
  if (match === null)
    throw new SpecError(`${node.text()} names no bits`, { path: node.path, file: node.file });
  return {
    field: match[1]!,
    bits: match[2] === undefined ? undefined : parseRanges(match[2]),
  };
}

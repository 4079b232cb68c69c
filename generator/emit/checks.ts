/** Emits what runtime/isa/check.ts needs: per form, bits that must hold a value and values that fields may hold. */
import { factsOf } from "../spec/generations.js";
import type { ConditionExpression, Encoding, InstructionEncoding } from "../spec/model.js";
import { fieldRules } from "./fieldRules.js";
import { operandTests, type ValueTest } from "./operandValues.js";
import { isPrefixed } from "./shapes.js";
import { fixedBits, halfOf, type TableLayout } from "./tables.js";
import { rangeText } from "./valueSet.js";

/** Bits of an instruction that must hold a value. */
export interface FixedBits {
  readonly mask: bigint;
  readonly value: bigint;
}

/** Everything that a form's words must satisfy. */
export interface FormCheck {
  readonly fixed: FixedBits;
  /** Tests in the generation's default wave size. */
  readonly tests: readonly FormTest[];
  /** Tests in the other wave size, where there is one. */
  readonly otherTests: readonly FormTest[];
}

/** A test for both ways to read; one that a way lacks accepts every number there. */
export interface FormTest {
  readonly field: ValueTest["field"];
  readonly guard: ValueTest["guard"];
  /** Numbers accepted in an instruction that is to be believed. */
  readonly values: readonly number[] | undefined;
  /** Numbers accepted in an instruction that is read for its text. */
  readonly textValues: readonly number[] | undefined;
}

/** Tests of the same bits as one, each with what it accepts either way. */
function twofold(strict: readonly ValueTest[], text: readonly ValueTest[]): FormTest[] {
  const same = (a: ValueTest, b: ValueTest): boolean =>
    a.field === b.field && a.guard?.mask === b.guard?.mask && a.guard?.value === b.guard?.value;
  return [
    ...strict.map(({ field, guard, values }, i) => ({
      field,
      guard,
      values,
      textValues: text.find((one) => same(one, strict[i]!))?.values,
    })),
    ...text
      .filter((one) => !strict.some((other) => same(one, other)))
      .map(({ field, guard, values }) => ({ field, guard, values: undefined, textValues: values })),
  ];
}

/** The check of every form, in the order of form ids. */
export function formChecks(layout: TableLayout): FormCheck[] {
  const { spec, generation } = layout;
  const encodings = new Map(spec.encodings.map((encoding) => [encoding.name, encoding]));
  const other = generation.waveSizes.find((size) => size !== generation.defaultWaveSize);
  return spec.instructions.flatMap((instruction) =>
    instruction.encodings.map((form) => {
      const encoding = encodings.get(form.encodingName)!;
      const selects = selector(encoding, form, layout);
      const context = { generation, spec, encoding, instruction: instruction.name, selects };
      const read = (wave: 32 | 64, text: boolean): ValueTest[] =>
        form.operands.flatMap((operand) =>
          operandTests({ ...context, text }, operand, operand.dataFormat === MASK ? wave : operand.size),
        );
      const tests = (wave: 32 | 64): FormTest[] => twofold(read(wave, false), read(wave, true));
      const rules = fieldRules(factsOf(generation), instruction.name, encoding, form);
      const fields = twofold(rules.tests, rules.tests);
      const half = secondHalf(layout, encoding);
      return {
        fixed: { mask: rules.fixed.mask | half.mask, value: rules.fixed.value | half.value },
        tests: [...tests(generation.defaultWaveSize), ...fields],
        otherTests: other === undefined ? [] : [...tests(other), ...fields],
      };
    }),
  );
}

/** Lane masks are as wide as the wave. */
const MASK = "FMT_NUM_M64";

/** The second half of a prefixed format is an instruction of its own: its ENCODING bits are not in the identifier mask. */
function secondHalf(layout: TableLayout, encoding: Encoding): FixedBits {
  if (!isPrefixed(encoding)) return { mask: 0n, value: 0n };
  const field = encoding.fields.find((one) => one.name === "ENCODING")!;
  const mask = field.ranges.reduce(
    (bits, range) => bits | (((1n << BigInt(range.bitCount)) - 1n) << BigInt(range.bitOffset)),
    0n,
  );
  return { mask, value: fixedBits(layout.spec, encoding) & mask };
}

/** Source codes that announce a literal, by the field that holds it. */
const LITERALS = [
  { code: 255, field: "LITERAL" },
  { code: 254, field: "LITERAL64" },
];

/**
 * Codes that announce a literal may stand where the form's condition asks for them. A form whose condition asks for none
 * and that brings a literal all the same (FMAAK) shares it with every source that says so.
 */
function selector(
  encoding: Encoding,
  form: InstructionEncoding,
  layout: TableLayout,
): (field: string, code: number) => boolean | undefined {
  const fields = new Set(encoding.fields.map((field) => field.name));
  const codes = LITERALS.filter(
    ({ field }) => field === "LITERAL" || layout.spec.encodings.some((one) => hasField(one, field)),
  );
  const variant = layout.variants.find(
    (one) => one.encoding === encoding && one.condition === form.conditionName,
  );
  const wanted = new Set<string>();
  const half = halfOf(encoding, form);
  const visit = (e: ConditionExpression | undefined): void => {
    if (e?.kind !== "operator") return;
    const [left, right] = e.args;
    if ((e.op === "==" || e.op === ".within") && left?.kind === "field" && right !== undefined) {
      const name = half === "y" ? left.field.replace(/^SRCX0$/, "SRCY0") : left.field;
      for (const item of right.kind === "array" ? right.items : [right])
        if (item.kind === "literal") wanted.add(`${name} ${item.value}`);
    } else if (e.op === "&&" || e.op === "||") e.args.forEach(visit);
  };
  visit(variant?.expression);
  return (name, code) => {
    const literal = codes.find((one) => one.code === code);
    if (literal === undefined) return undefined;
    return wanted.size > 0 ? wanted.has(`${name} ${code}`) : fields.has(literal.field);
  };
}

const hasField = (encoding: Encoding, name: string): boolean =>
  encoding.fields.some((field) => field.name === name);

/** The `checks` member of a generation's tables. */
export function checkRows(layout: TableLayout): string {
  const sets = numbered();
  const tests = numbered();
  const lists = numbered();
  const dword = (bits: bigint, word: number): bigint => (bits >> BigInt(32 * word)) & 0xffffffffn;
  const bitRows = ({ mask, value }: FixedBits): string[] =>
    [0, 1, 2, 3, 4, 5]
      .filter((word) => dword(mask, word) !== 0n)
      .map((word) => `${word}:${dword(mask, word).toString(16)}:${dword(value, word).toString(16)}`);
  const testNumber = ({ field, values, textValues, guard }: FormTest): number => {
    const ranges = [...field.ranges].sort((a, b) => a.order - b.order);
    const width = ranges.reduce((sum, range) => sum + range.bitCount, 0);
    const pieces = ranges.map((r) => `${r.bitOffset >> 5}+${r.bitOffset & 31}+${r.bitCount}`);
    const setOf = (numbers: readonly number[] | undefined): string =>
      numbers === undefined ? "-" : String(sets.of(`${width} ${rangeText(numbers)}`));
    const [own, text] = [setOf(values), setOf(textValues)];
    const set = own === text ? own : `${own}/${text}`;
    return tests.of(
      [field.name, pieces.join(), set, ...(guard === undefined ? [] : bitRows(guard))].join(" "),
    );
  };
  const list = (all: readonly FormTest[]): string => all.map(testNumber).join() || "-";
  const forms = formChecks(layout).map(({ fixed, tests: own, otherTests }) => {
    const [text, other] = [list(own), list(otherTests)];
    const bits = bitRows(fixed).join() || "-";
    const differs = layout.generation.waveSizes.length > 1 && other !== text;
    return lists.of([bits, text, ...(differs ? [other] : [])].join(" ")).toString(36);
  });
  const block = (name: string, rows: readonly string[]): string => `    ${name}: \`\n${rows.join("\n")}\n\`,`;
  const lines: string[] = [];
  for (let i = 0; i < forms.length; i += 40) lines.push(forms.slice(i, i + 40).join(" "));
  return [
    "  checks: {",
    block("sets", sets.rows),
    block("tests", tests.rows),
    block("lists", lists.rows),
    block("forms", lines),
    "  },",
  ].join("\n");
}

/** Rows in order of first use, each once. */
function numbered(): { rows: string[]; of: (row: string) => number } {
  const rows: string[] = [];
  const index = new Map<string, number>();
  return {
    rows,
    of: (row) => {
      let number = index.get(row);
      if (number === undefined) index.set(row, (number = rows.push(row) - 1));
      return number;
    },
  };
}

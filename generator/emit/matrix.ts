/** Emits generated/semantics/matrix-<generation>.ts: what the matrix instructions of a generation do. */
import type { ElementFormat, LayoutTexts, MatrixDefinition } from "../../runtime/matrix/definition.js";
import { FORMAT_BITS } from "../../runtime/matrix/formats.js";
import { parseLayout } from "../../runtime/matrix/layout.js";
import { SpecError } from "../spec/errors.js";
import { factsOf, type Generation } from "../spec/generations.js";
import type { LoadedSpec } from "../spec/load.js";
import type { FidelityFact } from "./fidelity.js";
import { matrixRules, type LayoutFamily } from "./matrixRules.js";
import { banner } from "./text.js";

/** Kind, scale, formats of C and D, m, n, k, blocks, formats of A and B. */
const NAME =
  /^V_(MFMA|SMFMAC|WMMA|SWMMAC)(_SCALE|_SCALE16)?_([A-Z0-9]+)_(\d+)X(\d+)X(\d+)(?:_(\d+)B)?_?([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)?)$/;

/** Whether an instruction is one of the matrix instructions, by its name. */
export const isMatrix = (name: string): boolean => NAME.test(name);

/** What is asked of an instruction: its name, and the sizes of its operands. */
interface Instruction {
  readonly name: string;
  readonly encodings: readonly {
    readonly operands: readonly { readonly fieldName: string | null; readonly size: number }[];
  }[];
}

/** The definitions of a generation by instruction. @throws SpecError */
export function matrixDefinitions({
  spec,
  generation,
}: {
  readonly spec: { readonly instructions: readonly Instruction[] };
  readonly generation: Generation;
}): Map<string, MatrixDefinition> {
  return new Map(
    spec.instructions
      .filter(({ name }) => isMatrix(name))
      .map((instruction) => [instruction.name, definitionOf(instruction, generation)]),
  );
}

function definitionOf(instruction: Instruction, generation: Generation): MatrixDefinition {
  const { name } = instruction;
  const fail = (reason: string): never => {
    throw new SpecError(reason, { path: `Instruction[${name}]`, file: `spec/layouts (${generation.id})` });
  };
  const [, kind, , result, mText, nText, kText, blockText, inputs] = NAME.exec(name)!;
  const rules = matrixRules();
  const form = rules.form(name, factsOf(generation)) ?? fail("no row of forms in layouts/instructions.json");
  const arithmetic =
    rules.arithmetic(name, factsOf(generation)) ?? fail("no row of arithmetic in layouts/instructions.json");
  const [m, n, k] = [Number(mText), Number(nText), Number(kText)];
  const [a, b] = inputFormats(inputs!, generation);
  const [c, d] = result === "BF16F32" ? (["f32", "bf16"] as const) : same(formatOf(result!, generation));
  const sizes = new Map(
    instruction.encodings[0]!.operands.map((operand) => [operand.fieldName, operand.size]),
  );
  // The older names leave the blocks out; the accumulator's size tells them.
  const blocks = Number(blockText ?? Math.max(1, ((sizes.get("VDST")! / FORMAT_BITS[c]) * 64) / (m * n)));
  const sparse = kind === "SMFMAC" || kind === "SWMMAC";
  const layouts = layoutsFor(
    form.layouts,
    `${m}x${n}x${k}${blocks > 1 && kind === "MFMA" ? `_${blocks}b` : ""}`,
    [a, b],
  );
  const definition: MatrixDefinition = {
    m,
    n,
    k,
    blocks: kind === "MFMA" ? blocks : 1,
    ...(sparse && { sparse }),
    a,
    b,
    c,
    d,
    layouts,
    modifiers: form.modifiers,
    ...arithmetic.definition,
  };
  checkSizes(definition, sizes, generation, fail);
  return definition;
}

const same = (format: ElementFormat): readonly [ElementFormat, ElementFormat] => [format, format];

/** F16, BF16_1K (the wider BF16 forms of CDNA 2), FP8_BF8 (A and B), IU8 ... */
function inputFormats(text: string, generation: Generation): readonly [ElementFormat, ElementFormat] {
  const [first, second] = text.split("_") as [string, string?];
  if (second === undefined || second === "1K") return same(formatOf(first, generation));
  return [formatOf(first, generation), formatOf(second, generation)];
}

function formatOf(text: string, generation: Generation): ElementFormat {
  const format = text === "F4" ? "fp4" : text.toLowerCase();
  const flavoured =
    generation.traits.fp8 === "fnuz" && /^[fb][fp]8$/.test(format) ? `${format}_fnuz` : format;
  if (!(flavoured in FORMAT_BITS))
    throw new SpecError(`no matrix format ${text}`, { file: `spec/${generation.isaFile}` });
  return flavoured as ElementFormat;
}

/** The layouts of a shape: by lanes, then by bits of an element (those that A and B can have), 0 for all others. */
function layoutsFor(
  family: LayoutFamily,
  shape: string,
  formats: readonly ElementFormat[],
): MatrixDefinition["layouts"] {
  const bits = new Set(formats.map((format) => FORMAT_BITS[format]));
  const chosen = bits.has(0);
  return Object.fromEntries(
    [...family].flatMap(([lanes, shapes]) => {
      const rows = [...shapes]
        .filter(([key]) => key === shape || key.startsWith(`${shape}/`))
        .map(([key, row]): [number, LayoutTexts] => [Number(key.split("/")[1] ?? 0), row]);
      const exact = rows.filter(([width]) => chosen || bits.has(width));
      const used = exact.length > 0 ? exact : rows.filter(([width]) => width === 0);
      return used.length === 0 ? [] : [[lanes, Object.fromEntries(used)]];
    }),
  );
}

/** The registers that the layouts fill must be those the XML's operands have. */
function checkSizes(
  definition: MatrixDefinition,
  sizes: ReadonlyMap<string | null, number>,
  generation: Generation,
  fail: (reason: string) => never,
): void {
  const byBits = definition.layouts[generation.defaultWaveSize];
  if (byBits === undefined) return fail("no layout");
  const widest = Math.max(...Object.keys(byBits).map(Number));
  const layout = (format: ElementFormat): LayoutTexts => {
    const bits = FORMAT_BITS[format] || widest;
    return byBits[bits] ?? byBits[0] ?? fail(`no layout for elements of ${bits} bits`);
  };
  const bitsOf = (text: string, format: ElementFormat): number =>
    2 ** parseLayout(text).item.length * (FORMAT_BITS[format] || widest);
  const check = (field: string, text: string, format: ElementFormat, apart = false): void => {
    const bits = apart ? 2 ** parseLayout(text).item.length * 32 : bitsOf(text, format);
    if (sizes.get(field) !== Math.max(32, bits))
      fail(`${field} has ${sizes.get(field)} bits, its layout ${bits}`);
  };
  const apart = definition.modifiers.includes("halves-opsel");
  check("SRC0", layout(definition.a).a, definition.a);
  check("SRC1", layout(definition.b).b, definition.b);
  const result = layout(definition.a).d;
  if (definition.sparse !== true) {
    check("VDST", result, definition.d, apart);
    check("SRC2", result, definition.c, apart);
  }
}

/** The matrix instructions of a generation as a module. */
export interface MatrixSemantics {
  /** Module below generated/semantics, without extension, and its text. */
  readonly module: string;
  readonly text: string;
  /** Where each instruction's executor is, and how true its result is to hardware. */
  readonly places: ReadonlyMap<string, { readonly module: string; readonly symbol: string }>;
  readonly facts: ReadonlyMap<string, FidelityFact>;
}

/** The matrix semantics of a generation; null when it has no matrix instructions. @throws SpecError */
export function matrixSemantics(loaded: LoadedSpec): MatrixSemantics | null {
  const { generation } = loaded;
  const definitions = matrixDefinitions(loaded);
  if (definitions.size === 0) return null;
  const layouts = new Map<string, string>();
  const layoutName = (row: LayoutTexts): string => {
    const text = JSON.stringify(row);
    const known = layouts.get(text) ?? `L${layouts.size}`;
    layouts.set(text, known);
    return known;
  };
  const rows = [...definitions].map(([name, { layouts: byLanes, ...rest }]) => {
    const lanes = Object.entries(byLanes).map(
      ([size, byBits]) =>
        `${size}: { ${Object.entries(byBits)
          .map(([bits, row]) => `${bits}: ${layoutName(row)}`)
          .join(", ")} }`,
    );
    const fields = Object.entries(rest).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    return [
      `  ${name}: matrix("${name}", {`,
      `    ${fields.join(", ")},`,
      `    layouts: { ${lanes.join(", ")} },`,
      "  }),",
    ].join("\n");
  });
  const text = [
    banner(`${generation.name}: what its matrix instructions do.`, "spec/layouts"),
    `import { matrix, type LayoutTexts } from "../../runtime/matrix/index.js";`,
    "",
    ...[...layouts].map(([row, name]) => `const ${name}: LayoutTexts = ${row};`),
    "",
    "/** What this module defines, by instruction. */",
    "export const definitions = {",
    ...rows,
    "};",
    "",
  ].join("\n");
  const module = `matrix-${generation.id}`;
  const names = [...definitions.keys()];
  return {
    module,
    text,
    places: new Map(names.map((name) => [name, { module, symbol: name }])),
    facts: new Map(names.map((name) => [name, matrixRules().arithmetic(name, factsOf(generation))!.fact])),
  };
}

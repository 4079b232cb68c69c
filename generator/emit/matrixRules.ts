/** Reads spec/layouts: layouts of matrix operands, and what the matrix instructions of each generation are. */
import type { Denormals, LayoutTexts, MatrixDefinition, Modifier } from "../../runtime/matrix/definition.js";
import { parseLayout, type Axis } from "../../runtime/matrix/layout.js";
import { MODELS, type ModelName } from "../../runtime/matrix/models/index.js";
import { GENERATION_IDS, type GenerationId } from "../spec/generations.js";
import type { FidelityFact } from "./fidelity.js";
import { readSpecJson, type JsonNode } from "../spec/json.js";

const LAYOUT_FILES = ["layouts/mfma.json", "layouts/wmma.json"];
const RULES_FILE = "layouts/instructions.json";

const MODIFIERS: readonly Modifier[] = [
  "broadcast",
  "blgp-negates",
  "formats-cbsz",
  "formats-opsel",
  "index-abid",
  "index-opsel",
  "neg-signs",
  "neg-halves",
  "neg-abs-c",
  "halves-opsel",
  "clamp",
  "scale-byte",
  "scale-32",
  "scale-16",
];
const DENORMALS: readonly Denormals[] = ["keep", "flush", "mode"];

/** Layouts of one family: by number of lanes, by shape (`32x32x8`, `4x4x1_16b`, `16x16x16/8`). */
export type LayoutFamily = ReadonlyMap<32 | 64, ReadonlyMap<string, LayoutTexts>>;

/** What `forms` says of an instruction. */
export interface FormRule {
  readonly layouts: LayoutFamily;
  readonly modifiers: readonly Modifier[];
}

/** What `arithmetic` says of an instruction. */
export interface ArithmeticRule {
  readonly definition: Pick<MatrixDefinition, "model" | "inputs" | "results" | "overflow" | "fidelity">;
  readonly fact: FidelityFact;
}

export interface MatrixRules {
  readonly form: (name: string, generation: GenerationId) => FormRule | undefined;
  readonly arithmetic: (name: string, generation: GenerationId) => ArithmeticRule | undefined;
  readonly families: ReadonlyMap<string, LayoutFamily>;
}

let known: MatrixRules | undefined;

/** The rules, read once. @throws SpecError */
export function matrixRules(): MatrixRules {
  return (known ??= readRules());
}

function readRules(): MatrixRules {
  const families = new Map(LAYOUT_FILES.flatMap((file) => [...readLayouts(file)]));
  const root = readSpecJson(RULES_FILE).object(["about", "sources", "forms", "arithmetic"]);
  root.get("about").text();
  members(root.get("sources")).forEach(([, node]) => node.text());
  const forms = root
    .get("forms")
    .list()
    .map((node) => {
      const row = node.object(["name", "for", "layouts", "modifiers"]);
      const layouts = families.get(row.get("layouts").text());
      if (layouts === undefined) row.get("layouts").fail("no such family of layouts");
      const modifiers = row
        .get("modifiers")
        .list()
        .map((one) => one.oneOf(MODIFIERS));
      return { ...scopeOf(row.get("name"), row.get("for")), rule: { layouts: layouts!, modifiers } };
    });
  const arithmetic = root
    .get("arithmetic")
    .list()
    .map((node) => {
      const row = node.object([
        "name",
        "for",
        "model",
        "inputs",
        "results",
        "overflow",
        "fidelity",
        "source",
      ]);
      const source = row.get("source").text();
      const kind = row.get("fidelity").oneOf(["exact", "unknown"] as const);
      const rule: ArithmeticRule = {
        definition: {
          model: row.get("model").oneOf(Object.keys(MODELS) as ModelName[]),
          inputs: row.get("inputs").oneOf(DENORMALS),
          results: row.get("results").oneOf(DENORMALS),
          overflow: row.get("overflow").flag(),
          fidelity: { kind },
        },
        fact: { kind, source },
      };
      return { ...scopeOf(row.get("name"), row.get("for")), rule };
    });
  const first =
    <T>(rows: readonly (Scope & { readonly rule: T })[]) =>
    (name: string, generation: GenerationId): T | undefined =>
      rows.find((row) => row.generations.has(generation) && row.pattern.test(name))?.rule;
  return { form: first(forms), arithmetic: first(arithmetic), families };
}

/** What a row is about. */
interface Scope {
  readonly pattern: RegExp;
  readonly generations: ReadonlySet<GenerationId>;
}

function scopeOf(name: JsonNode, generations: JsonNode): Scope {
  const text = name.text();
  if (!/^[A-Z0-9_*]+$/.test(text)) name.fail("a name of capitals, digits, _ and * is due");
  return {
    pattern: new RegExp(`^${text.replaceAll("*", ".*")}$`),
    generations: new Set(generations.list().map((one) => one.oneOf(GENERATION_IDS))),
  };
}

/** Members of an object whose names are free. */
function members(node: JsonNode): [string, JsonNode][] {
  const keys = Object.keys(node.value as object);
  const object = node.object(keys);
  return keys.map((key) => [key, object.get(key)]);
}

function readLayouts(file: string): [string, LayoutFamily][] {
  const root = readSpecJson(file).object(["about", "sources", "tables"]);
  root.get("about").text();
  members(root.get("sources")).forEach(([, node]) => node.text());
  return members(root.get("tables")).map(([name, family]) => [
    name,
    new Map(
      members(family).map(([size, shapes]) => {
        if (size !== "32" && size !== "64") shapes.fail("lanes are 32 or 64");
        const lanes = Number(size) as 32 | 64;
        return [lanes, new Map(members(shapes).map(([key, row]) => [key, readLayout(key, lanes, row)]))];
      }),
    ),
  ]);
}

/** `MxNxK`, blocks, bits of an element. */
export const SHAPE = /^(\d+)x(\d+)x(\d+)(?:_(\d+)b)?(?:\/(\d+))?$/;

/**
 * One row of a table. A layout must hold every element once: each bit of each coordinate stands in it exactly once.
 * @throws SpecError
 */
export function readLayout(key: string, lanes: number, node: JsonNode): LayoutTexts {
  const shape = SHAPE.exec(key);
  if (shape === null) node.fail("a key of the form MxNxK is due");
  const [m, n, k, b] = shape!.slice(1, 5).map((text) => Math.log2(Number(text ?? 1))) as [
    number,
    number,
    number,
    number,
  ];
  const row = node.object(["a", "b", "d"]);
  const check = (member: "a" | "b" | "d", sizes: readonly (readonly [Axis, number])[]): string => {
    const text = row.get(member).text();
    let layout;
    try {
      layout = parseLayout(text);
    } catch {
      return row.get(member).fail("lane bits, a bar, item bits are due");
    }
    if (layout.lane.length !== Math.log2(lanes))
      row.get(member).fail(`${Math.log2(lanes)} lane bits are due`);
    const have = [...layout.lane, ...layout.item].flatMap((bit) =>
      bit === null ? [] : [bit.axis + bit.bit],
    );
    const want = sizes.flatMap(([axis, size]) => Array.from({ length: size }, (_, bit) => axis + bit));
    if ([...have].sort().join() !== want.sort().join()) row.get(member).fail("not every element once");
    return text;
  };
  const sparse = row.get("a").text().includes("p");
  const a = check("a", [["b", b], ["i", m], sparse ? ["p", k - 1] : ["k", k]]); // prettier-ignore
  const bText = check("b", [["b", b], ["k", k], ["j", n]]); // prettier-ignore
  const d = check("d", [["b", b], ["i", m], ["j", n]]); // prettier-ignore
  // The engine copies rows of C and D: columns lie in consecutive lanes.
  parseLayout(d)
    .lane.slice(0, n)
    .forEach((bit, i) => {
      if (bit?.axis !== "j" || bit.bit !== i) row.get("d").fail("columns must be the low lane bits");
    });
  return { a, b: bText, d };
}

/** `spec/memory/`: descriptors of buffers and images, and how formats are numbered, by generation. */
import { STATED_IDS, type GenerationId } from "./generations.js";
import { readSpecJson, type JsonNode } from "./json.js";

/** First bit and width; width 0 where there is none. */
export type FieldFact = readonly [first: number, width: number];

/** `split`, or the common number (layout in bits 3:0, kind in 6:4) of each code. */
export type NumberingFact = "split" | readonly number[];

/** See `BufferRules` in runtime/memory/buffer.ts. */
export interface BufferFact {
  readonly layout: (typeof LAYOUTS)[number];
  readonly wideSwizzle: boolean;
  readonly strideScale: boolean;
  readonly formatBits: number;
}

/** See `ImageRules` in runtime/memory/image.ts. */
export interface ImageFact {
  readonly fields: ReadonlyMap<string, FieldFact>;
  readonly pitched: (typeof PITCHED)[number];
  readonly alignment: number;
  readonly dimensions: (typeof DIMENSIONS)[number];
  /** Formats that only images have, in typedFormats.ts' form, by code or layout. */
  readonly more: readonly (readonly [code: number, format: number])[];
}

export interface MemoryFact {
  readonly formats: NumberingFact;
  readonly buffers: BufferFact;
  /** Null where there are no images. */
  readonly images: ImageFact | null;
}

const LAYOUTS = ["plain", "selectable", "wide"] as const;
const PITCHED = ["always", "wider", "never"] as const;
const DIMENSIONS = ["type", "instruction"] as const;
const FIELDS = [
  "base", "format", "width", "height", "depth", "baseArray", "pitch", "levels", "baseLevel", "lastLevel", "swizzle",
  "compressed",
] as const; // prettier-ignore
const REQUIRED: ReadonlySet<string> = new Set(["base", "format", "width", "height", "depth", "baseArray"]);

interface Numbering {
  readonly formats: NumberingFact;
  readonly more: ImageFact["more"];
}

/** All of `spec/memory/` by stated generation, checked. @throws SpecError */
export function loadMemoryFacts(): ReadonlyMap<GenerationId, MemoryFact> {
  const numberings = parseNumberings(readSpecJson("memory/formats.json"));
  const buffers = parseBuffers(readSpecJson("memory/buffers.json"), [...numberings.keys()]);
  const images = parseImages(readSpecJson("memory/images.json"));
  return new Map(
    STATED_IDS.map((id) => {
      const { fact, numbering } = buffers.get(id)!;
      const { formats, more } = numberings.get(numbering)!;
      const image = images.get(id);
      return [
        id,
        { formats, buffers: fact, images: image === undefined ? null : { ...image, more } },
      ] as const;
    }),
  );
}

export function parseNumberings(root: JsonNode): Map<string, Numbering> {
  const found = new Map<string, Numbering>();
  for (const node of documented(root, "numberings")) {
    const row = node.object(["name", "unified", "images"]);
    const unified = row.optional("unified");
    const more = row
      .get("images")
      .list()
      .map((item) => {
        const one = item.object(["code", "name", "format"]);
        one.get("name").text();
        const text = one.get("format").text();
        if (!/^0x[0-9a-f]+$/.test(text)) one.get("format").fail("hexadecimal digits are due");
        return [one.get("code").integer(1, 511), Number(text)] as const;
      });
    const formats = unified === undefined ? ("split" as const) : [0, ...unified.list().flatMap(unifiedCodes)];
    found.set(row.get("name").text(), { formats, more });
  }
  return found;
}

/** The common numbers of a row's kinds. */
function unifiedCodes(node: JsonNode): number[] {
  const row = node.object(["layout", "kinds"]);
  const layout = row.get("layout").integer(1, 14);
  return row
    .get("kinds")
    .list()
    .map((kind) => layout | (kind.integer(0, 7) << 4));
}

/** Descriptors of buffers, each with the name of its numbering. */
export function parseBuffers(
  root: JsonNode,
  numberings: readonly string[],
): Map<GenerationId, { readonly fact: BufferFact; readonly numbering: string }> {
  const found = new Map<GenerationId, { readonly fact: BufferFact; readonly numbering: string }>();
  for (const node of documented(root, "descriptors")) {
    const row = node.object(["generations", "layout", "wideSwizzle", "strideScale", "formatBits", "formats"]);
    const fact = {
      layout: row.get("layout").oneOf(LAYOUTS),
      wideSwizzle: row.get("wideSwizzle").flag(),
      strideScale: row.get("strideScale").flag(),
      formatBits: row.get("formatBits").integer(0, 7),
    };
    assign(found, row.get("generations"), { fact, numbering: row.get("formats").oneOf(numberings) });
  }
  for (const id of STATED_IDS) if (!found.has(id)) root.fail(`${id} has no buffer descriptor`);
  return found;
}

export function parseImages(root: JsonNode): Map<GenerationId, Omit<ImageFact, "more">> {
  const found = new Map<GenerationId, Omit<ImageFact, "more">>();
  for (const node of documented(root, "descriptors")) {
    const row = node.object(["generations", ...FIELDS, "pitched", "alignment", "dimensions"]);
    const fields = FIELDS.map((name) => {
      const field = REQUIRED.has(name) ? row.get(name) : row.optional(name);
      return [name, field === undefined ? ([0, 0] as const) : bits(field)] as const;
    });
    assign(found, row.get("generations"), {
      fields: new Map(fields),
      pitched: row.get("pitched").oneOf(PITCHED),
      alignment: row.get("alignment").integer(1, 4096),
      dimensions: row.get("dimensions").oneOf(DIMENSIONS),
    });
  }
  return found;
}

/** The list of a file that says what it is about and where it is from. */
function documented(root: JsonNode, list: string): JsonNode[] {
  const file = root.object(["about", "source", list]);
  file.get("about").text();
  file.get("source").text();
  return file.get(list).list();
}

/** `63:48`: the high and the low bit. */
function bits(node: JsonNode): FieldFact {
  const match = /^(\d+):(\d+)$/.exec(node.text());
  const [high, low] = [Number(match?.[1]), Number(match?.[2])];
  if (match === null || low > high || high > 255) node.fail("bits such as 63:48, below 256, are due");
  return [low, high - low + 1];
}

function assign<T>(found: Map<GenerationId, T>, generations: JsonNode, fact: T): void {
  for (const item of generations.list()) {
    const id = item.oneOf(STATED_IDS);
    if (found.has(id)) item.fail(`${id} has two descriptors`);
    found.set(id, fact);
  }
}

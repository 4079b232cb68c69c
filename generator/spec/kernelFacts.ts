/** `spec/kernel/`: descriptors of kernels, what waves start with, processors by their ELF number. */
import { factsOf, GENERATION_IDS, loadGenerations, STATED_IDS, type GenerationId } from "./generations.js";
import { readSpecJson, type JsonNode } from "./json.js";

const WORDS = ["rsrc1", "rsrc2", "rsrc3", "properties", "preload"] as const;
/** Bits of each word. */
const BITS = { rsrc1: 32, rsrc2: 32, rsrc3: 32, properties: 16, preload: 16 } as const;

export interface DescriptorFieldFact {
  readonly name: string;
  readonly word: (typeof WORDS)[number];
  readonly shift: number;
  readonly width: number;
  /** Undefined: all. */
  readonly generations?: readonly GenerationId[];
}

/** See `KernelStart` in runtime/kernel/abi.ts, and the file's own `about`. */
export interface KernelStartFact {
  readonly vgprGranule: { readonly 32: number; readonly 64: number };
  readonly workItemIds: "separate" | "packed";
  readonly workgroupIds: "sgpr" | "ttmp";
  readonly flatScratch: "sgpr" | "hwreg" | "architected";
  readonly lanesInAddress: boolean;
  readonly gdsBytes: number;
  readonly scratchDescriptor: number;
  readonly maxWorkgroupSize: number;
}

export interface ProcessorFact {
  readonly machine: number;
  readonly processor: string;
  readonly generation: GenerationId;
}

export interface KernelFacts {
  readonly fields: readonly DescriptorFieldFact[];
  readonly starts: ReadonlyMap<GenerationId, KernelStartFact>;
  readonly processors: readonly ProcessorFact[];
}

/** All of `spec/kernel/`, checked; generations that follow another have its facts. @throws SpecError */
export function loadKernelFacts(): KernelFacts {
  const stated = parseStarts(readSpecJson("kernel/start.json"));
  const followed = loadGenerations().map((one) => [one.id, factsOf(one)] as const);
  const withFollowers = (ids: readonly GenerationId[]): GenerationId[] =>
    followed.filter(([, facts]) => ids.includes(facts)).map(([id]) => id);
  return {
    fields: parseFields(readSpecJson("kernel/descriptor.json")).map(({ generations, ...field }) =>
      generations === undefined ? field : { ...field, generations: withFollowers(generations) },
    ),
    starts: new Map(followed.map(([id, facts]) => [id, stated.get(facts)!])),
    processors: parseProcessors(readSpecJson("kernel/processors.json")),
  };
}

/** Fields of one word must not overlap in any generation. */
export function parseFields(root: JsonNode): DescriptorFieldFact[] {
  const file = root.object(["about", "source", "fields"]);
  const taken = new Map<string, string>();
  return file
    .get("fields")
    .list()
    .map((node) => {
      const row = node.object(["name", "word", "shift", "width", "generations"]);
      const name = row.get("name").text();
      const word = row.get("word").oneOf(WORDS);
      const shift = row.get("shift").integer(0, BITS[word] - 1);
      const width = row.get("width").integer(1, BITS[word] - shift);
      const generations = row.optional("generations");
      const ids = generations?.list().map((item) => item.oneOf(STATED_IDS));
      for (const id of ids ?? STATED_IDS) {
        for (let bit = shift; bit < shift + width; bit++) {
          const place = `${id} ${word}[${bit}]`;
          const other = taken.get(place);
          if (other !== undefined) node.fail(`${name} and ${other} overlap at ${place}`);
          taken.set(place, name);
        }
      }
      return { name, word, shift, width, ...(ids === undefined ? {} : { generations: ids }) };
    });
}

/** Every stated generation must have an entry. */
export function parseStarts(root: JsonNode): Map<GenerationId, KernelStartFact> {
  const list = root.object(["about", "sources", "generations"]).get("generations");
  const byId = list.object(STATED_IDS);
  return new Map(STATED_IDS.map((id) => [id, parseStart(byId.get(id))]));
}

function parseStart(node: JsonNode): KernelStartFact {
  const row = node.object([
    "vgprGranule",
    "workItemIds",
    "workgroupIds",
    "flatScratch",
    "lanesInAddress",
    "gdsBytes",
    "scratchDescriptor",
    "maxWorkgroupSize",
  ]);
  const granule = row.get("vgprGranule").object(["32", "64"]);
  const descriptor = row.get("scratchDescriptor");
  if (!/^0x[0-9a-f]{8}$/.test(descriptor.text())) descriptor.fail("8 hexadecimal digits are due");
  return {
    vgprGranule: { 32: granule.get("32").integer(1, 64), 64: granule.get("64").integer(1, 64) },
    workItemIds: row.get("workItemIds").oneOf(["separate", "packed"]),
    workgroupIds: row.get("workgroupIds").oneOf(["sgpr", "ttmp"]),
    flatScratch: row.get("flatScratch").oneOf(["sgpr", "hwreg", "architected"]),
    lanesInAddress: row.get("lanesInAddress").flag(),
    gdsBytes: row.get("gdsBytes").integer(0, 1 << 20),
    scratchDescriptor: Number(descriptor.text()),
    maxWorkgroupSize: row.get("maxWorkgroupSize").integer(1, 1024),
  };
}

export function parseProcessors(root: JsonNode): ProcessorFact[] {
  const seen = new Set<number>();
  return root
    .object(["about", "source", "processors"])
    .get("processors")
    .list()
    .map((node) => {
      const row = node.object(["machine", "processor", "generation"]);
      const machine = row.get("machine");
      if (!/^0x0[0-9a-f]{2}$/.test(machine.text())) machine.fail("three hexadecimal digits are due");
      const number = Number(machine.text());
      if (seen.has(number)) machine.fail("a machine is listed twice");
      seen.add(number);
      const generation = row.get("generation").oneOf(GENERATION_IDS);
      return { machine: number, processor: row.get("processor").text(), generation };
    });
}

/** `spec/generations.json`: what differs by generation and is not in the ISA XML. */
import { readSpecJson, type JsonNode } from "./json.js";

/** Name of a generation in folders, imports and lists: `rdna4`. Which there are is data. */
export type GenerationId = string;

/** What an id looks like: it becomes an identifier and a folder of generated code. */
const ID_PATTERN = /^[a-z][a-z0-9_]{1,31}$/;

/** Facts of arithmetic and modes that instructions depend on. */
export interface GenerationTraits {
  /** 8-bit float formats: none, FNUZ (bias one higher, no infinity, no -0) or OCP. */
  readonly fp8: "none" | "fnuz" | "ocp";
  /** MODE has bit 9, IEEE. */
  readonly modeIeee: boolean;
  /** MODE has bit 8, DX10_CLAMP. */
  readonly modeDx10Clamp: boolean;
  /** MODE of a kernel whose descriptor says nothing else. */
  readonly defaultMode: number;
  /** Whether clamp turns NaN into 0 by MODE.DX10_CLAMP or always. */
  readonly clampNanToZero: "mode" | "always";
  /** When OMOD acts: not while MODE.IEEE is set or the type's output denormals are kept, or always. */
  readonly omod: "unless-ieee-or-denormals" | "always";
  /** What a 16-bit VALU result without OP_SEL does to the high half of its register. */
  readonly halfDestination: "zero" | "keep";
}

export interface Generation {
  readonly id: GenerationId;
  /**
   * The generation that this one is taken to be like where `spec/` says nothing of it: what lists and rules name for
   * that one (semantics, operands, assembly) holds here too. Errata are never taken over.
   */
  readonly follows?: GenerationId;
  /** `CDNA 1`. */
  readonly name: string;
  /** `AMD CDNA 1`, as in the XML. */
  readonly architectureName: string;
  readonly architectureId: number;
  /** File name relative to `spec/`. */
  readonly isaFile: string;
  /** Processors of this generation, by LLVM's name. */
  readonly targets: readonly string[];
  /** The processor that conformance is measured with. */
  readonly llvmProcessor: string;
  readonly waveSizes: readonly (32 | 64)[];
  readonly defaultWaveSize: 32 | 64;
  /** Register rows one wave can address. */
  readonly registers: { readonly vgprs: number; readonly accVgprs: number; readonly sgprs: number };
  /** LDS bytes one workgroup can address. */
  readonly ldsBytes: number;
  readonly traits: GenerationTraits;
}

/** Ids and what they follow, before anything is checked: lists all over `spec/` name generations. */
const listed = readSpecJson("generations.json")
  .object(["about", "sources", "generations"])
  .get("generations")
  .list()
  .map((node) => (node.value ?? {}) as { readonly id?: unknown; readonly follows?: unknown })
  .filter((one): one is { id: GenerationId; follows?: unknown } => typeof one.id === "string");

/** The generations' ids in the file's order. */
export const GENERATION_IDS: readonly GenerationId[] = listed.map((one) => one.id);

/** Those that follow no other: what `all` stands for in lists; a follower gets its facts through the one it follows. */
export const STATED_IDS: readonly GenerationId[] = listed
  .filter((one) => one.follows === undefined)
  .map((one) => one.id);

let cached: readonly Generation[] | undefined;

/** All generations in the file's order, checked. */
export function loadGenerations(): readonly Generation[] {
  return (cached ??= parseGenerations(readSpecJson("generations.json")));
}

/** Throws `SpecError` with the path inside the file for anything missing, unknown or out of range. */
export function parseGenerations(root: JsonNode): Generation[] {
  const file = root.object(["about", "sources", "generations"]);
  const generations = file.get("generations").list().map(parseGeneration);
  const ids = generations.map((generation) => generation.id);
  if (new Set(ids).size !== ids.length) root.fail("a generation is listed twice");
  const architectures = generations.map((generation) => generation.architectureName);
  if (new Set(architectures).size !== ids.length) root.fail("two generations of one architectureName");
  for (const { id, follows } of generations) {
    const followed = generations.find((one) => one.id === follows);
    if (follows === undefined) continue;
    if (followed === undefined) root.fail(`${id} follows ${follows}, which is not listed`);
    if (followed!.follows !== undefined) root.fail(`${id} follows ${follows}, which itself follows another`);
  }
  return generations;
}

/** The generation whose facts in `spec/` hold for this one: itself, or the one it follows. */
export function factsOf(generation: Generation): GenerationId {
  return generation.follows ?? generation.id;
}

function parseGeneration(node: JsonNode): Generation {
  const row = node.object([
    'id', 'follows', 'name', 'architectureName', 'architectureId', 'isaFile', 'targets', 'llvmProcessor', 'waveSizes',
    'defaultWaveSize', 'registers', 'ldsBytes', 'traits',
  ]); // prettier-ignore
  const registers = row.get("registers").object(["vgprs", "accVgprs", "sgprs"]);
  const traits = row
    .get("traits")
    .object(["fp8", "modeIeee", "modeDx10Clamp", "defaultMode", "clampNanToZero", "omod", "halfDestination"]);
  const defaultMode = traits.get("defaultMode");
  if (!/^0x[0-9A-Fa-f]{1,8}$/.test(defaultMode.text())) defaultMode.fail("a hexadecimal number is due");
  const waveSizes = row.get("waveSizes").list().map(waveSize);
  const defaultWaveSize = waveSize(row.get("defaultWaveSize"));
  if (!waveSizes.includes(defaultWaveSize)) node.fail("defaultWaveSize is none of waveSizes");
  const targets = row.get("targets").texts();
  const llvmProcessor = row.get("llvmProcessor").text();
  // A generation that no compiler knows yet has no processor; it is measured with the followed one's.
  const follows = row.optional("follows")?.text();
  if (follows === undefined && !targets.includes(llvmProcessor))
    node.fail("llvmProcessor is none of targets");
  const id = row.get("id");
  if (!ID_PATTERN.test(id.text())) id.fail(`${JSON.stringify(id.text())} is no id of a generation`);
  const isaFile = row.get("isaFile");
  if (!/^isa\/[\w.-]+\.xml$/.test(isaFile.text())) isaFile.fail("a file isa/*.xml is due");
  return {
    id: id.text(),
    ...(follows === undefined ? {} : { follows }),
    name: row.get("name").text(),
    architectureName: row.get("architectureName").text(),
    architectureId: row.get("architectureId").integer(0, 65535),
    isaFile: isaFile.text(),
    targets,
    llvmProcessor,
    waveSizes,
    defaultWaveSize,
    registers: {
      vgprs: registers.get("vgprs").integer(1, 1024),
      accVgprs: registers.get("accVgprs").integer(0, 256),
      sgprs: registers.get("sgprs").integer(1, 128),
    },
    ldsBytes: row.get("ldsBytes").integer(0, 1 << 24),
    traits: {
      fp8: traits.get("fp8").oneOf(["none", "fnuz", "ocp"]),
      modeIeee: traits.get("modeIeee").flag(),
      modeDx10Clamp: traits.get("modeDx10Clamp").flag(),
      defaultMode: Number(defaultMode.text()),
      clampNanToZero: traits.get("clampNanToZero").oneOf(["mode", "always"]),
      omod: traits.get("omod").oneOf(["unless-ieee-or-denormals", "always"]),
      halfDestination: traits.get("halfDestination").oneOf(["zero", "keep"]),
    },
  };
}

function waveSize(node: JsonNode): 32 | 64 {
  return node.integer(32, 64) === 32 ? 32 : node.value === 64 ? 64 : node.fail("a wave size is 32 or 64");
}

/** The generation of an id; throws for an unknown one. */
export function generationOf(id: string): Generation {
  const found = loadGenerations().find((generation) => generation.id === id);
  if (found === undefined)
    throw new RangeError(`unknown generation ${JSON.stringify(id)}; known: ${GENERATION_IDS.join(", ")}`);
  return found;
}

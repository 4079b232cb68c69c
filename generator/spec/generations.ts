/** `spec/generations.json`: what differs by generation and is not in the ISA XML. */
import { readSpecJson, type JsonNode } from "./json.js";

export const GENERATION_IDS = [
  'cdna1', 'cdna2', 'cdna3', 'cdna4', 'cdna5', 'rdna1', 'rdna2', 'rdna3', 'rdna3_5', 'rdna4',
] as const; // prettier-ignore

export type GenerationId = (typeof GENERATION_IDS)[number];

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
  for (const id of GENERATION_IDS) if (!ids.includes(id)) root.fail(`${id} is missing`);
  return generations;
}

function parseGeneration(node: JsonNode): Generation {
  const row = node.object([
    'id', 'name', 'architectureName', 'architectureId', 'isaFile', 'targets', 'llvmProcessor', 'waveSizes',
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
  if (!targets.includes(llvmProcessor)) node.fail("llvmProcessor is none of targets");
  return {
    id: row.get("id").oneOf(GENERATION_IDS),
    name: row.get("name").text(),
    architectureName: row.get("architectureName").text(),
    architectureId: row.get("architectureId").integer(0, 65535),
    isaFile: row.get("isaFile").text(),
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

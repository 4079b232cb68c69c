/** A generation that `spec/generations.json` does not list: its entry, with defaults taken from the one it is like. */
import type { Generation } from "../spec/generations.js";
import type { Architecture } from "../spec/model.js";
import { ImportError } from "./errors.js";

/** What the person who imports knows better than the defaults. */
export interface NewGenerationFacts {
  readonly id?: string;
  /** The generation whose facts hold where nothing else is said. */
  readonly follows?: string;
  /** Processors by LLVM's name; none is known by default. */
  readonly targets?: readonly string[];
}

/**
 * The entry of an unknown architecture. `AMD RDNA 5` gives the id rdna5 and the name RDNA 5; it follows the last
 * generation listed of its family (RDNA), and where there is none the last of all; wave sizes, registers, LDS and
 * traits are that one's. Targets are empty and the processor to measure with is the followed one's, until told.
 * @throws ImportError
 */
export function newGeneration(
  architecture: Architecture,
  known: readonly Generation[],
  source: string,
  facts: NewGenerationFacts = {},
): Generation {
  const name = architecture.name.replace(/^AMD\s+/, "").trim();
  const id = facts.id ?? idOf(name);
  if (!/^[a-z][a-z0-9_]{1,31}$/.test(id))
    throw new ImportError(
      source,
      `the architecture ${JSON.stringify(name.slice(0, 60))} gives no id: state one`,
    );
  if (known.some((one) => one.id === id))
    throw new ImportError(source, `a generation ${id} of another architecture name is listed already`);
  const like =
    facts.follows === undefined ? likeliest(id, known) : known.find((one) => one.id === facts.follows);
  if (like === undefined)
    throw new ImportError(source, `there is no generation ${facts.follows ?? "to follow"}`);
  const follows = like.follows ?? like.id;
  const targets = facts.targets ?? [];
  return {
    ...like,
    id,
    follows,
    name,
    architectureName: architecture.name,
    architectureId: architecture.id,
    isaFile: `isa/amdgpu_isa_${id}.xml`,
    targets,
    llvmProcessor: targets[0] ?? like.llvmProcessor,
  };
}

/** `RDNA 3.5` is rdna3_5. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(\D)\s+(?=\d)/g, "$1")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");

function likeliest(id: string, known: readonly Generation[]): Generation | undefined {
  const family = /^[a-z]+/.exec(id)?.[0];
  return known.filter((one) => /^[a-z]+/.exec(one.id)?.[0] === family).at(-1) ?? known.at(-1);
}

/** What was assumed, for the report. */
export function statedDefaults(generation: Generation, facts: NewGenerationFacts): string[] {
  const like = generation.follows!;
  return [
    `${generation.architectureName} is new: ${generation.id}${facts.id === undefined ? " (by its name)" : ""}`,
    `follows ${like}${facts.follows === undefined ? " (the last of its family)" : ""}: semantics, operand facts and assembly rules that name ${like} hold for it, errata do not`,
    `wave sizes ${generation.waveSizes.join(", ")} (usual ${generation.defaultWaveSize}), ${generation.registers.vgprs} VGPRs, ${generation.registers.accVgprs} AccVGPRs, ${generation.registers.sgprs} SGPRs, ${generation.ldsBytes} bytes of LDS and all traits are taken from ${like}`,
    facts.targets === undefined
      ? `no gfx target is known; measured as ${generation.llvmProcessor}`
      : `gfx targets ${generation.targets.join(", ")}`,
  ];
}

/** The text of generations.json with another entry at the end of its list, in the file's layout. */
export function addEntry(text: string, generation: Generation): string {
  const { traits } = generation;
  const mode = `0x${traits.defaultMode.toString(16).toUpperCase().padStart(3, "0")}`;
  const entry = JSON.stringify({ ...generation, traits: { ...traits, defaultMode: mode } }, keysInOrder, 2)
    .replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_, items: string) => `[${items.replace(/,\s+/g, ", ")}]`)
    .replaceAll("\n", "\n    ");
  const end = text.lastIndexOf("\n  ]");
  if (end === -1)
    throw new ImportError("spec/generations.json", "the end of the list is not where it is due");
  return `${text.slice(0, end)},\n    ${entry}${text.slice(end)}`;
}

const KEYS = ["id", "follows", "name", "architectureName", "architectureId", "isaFile", "targets", "llvmProcessor", "waveSizes", "defaultWaveSize", "registers", "ldsBytes", "traits"]; // prettier-ignore

/** Members of the entry in the order of the others; everything else as it is. */
function keysInOrder(this: unknown, _key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("architectureName" in value)) return value;
  const entry = value as Record<string, unknown>;
  return Object.fromEntries(KEYS.filter((key) => key in entry).map((key) => [key, entry[key]]));
}

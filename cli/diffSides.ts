/**
 * What `diff` compares, by how it is written: a generation (`rdna4`), a spec file (`AMDGPU/amdgpu_isa_rdna4.xml`) or a
 * generation at a git revision of spec/ (`HEAD~3:rdna4`). The last two need the generator, which only a clone has.
 */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { loadAsm, loadExecutors, loadIsa, type GenerationId } from "../generated/index.js";
import type { Side } from "./diffSemantics.js";
import { generationId, isGeneration } from "./generationId.js";
import type { PortSide } from "./port.js";
import { UsageError } from "./usage.js";

/**
 * Both sides of a comparison. Definitions are compared as texts of one origin: of the generated code when both are
 * generations, else of spec/pseudocode.
 * @throws UsageError, and what the generator says of a file that is wrong
 */
export async function sidesOf(a: string, b: string): Promise<readonly [Side, Side]> {
  const [left, right] = [await sideOf(a), await sideOf(b)];
  if (isGeneration(a) && isGeneration(b)) return [left, right];
  const { currentMeanings, currentTexts } = await loadGenerator();
  // Beside a revision everything is compiled alike; a file has the semantics of generated code.
  const compiled = [left, right].some((side) => isSpecSide(side) && !side.current);
  const stated = async (side: Side): Promise<Side> => {
    if (isSpecSide(side) && !side.current) return side;
    const id = isSpecSide(side) ? side.follows : side.generation.id;
    return { ...side, ...(compiled ? await currentMeanings(id) : currentTexts(id)) };
  };
  return [await stated(left), await stated(right)];
}

async function sideOf(reference: string): Promise<Side> {
  if (isGeneration(reference)) return generated(reference);
  if (!/[./:\\]/.test(reference)) return generated(await generationId(reference));
  const side = await specSideOf(reference);
  // The semantics of a file are those of its generation, or of the one it follows, as far as that is generated.
  if (!side.current || !isGeneration(side.follows)) return side;
  const { semantics } = await loadExecutors(side.follows);
  return { ...side, semantics: (one) => semantics.get(one.name) };
}

/** What the generator reads of a file or a revision. A reference that is neither is a mistake of the command line. */
async function specSideOf(reference: string): Promise<SpecSide> {
  const { specSide } = await loadGenerator();
  try {
    return await specSide(reference);
  } catch (error) {
    throw error instanceof RangeError ? new UsageError(error.message) : error;
  }
}

/** A generation with its assembly tables, for `port`. */
export async function portSide(id: GenerationId): Promise<PortSide> {
  return { ...(await generated(id)), isa: await loadIsa(id), asm: await loadAsm(id) };
}

async function generated(id: GenerationId): Promise<Side> {
  const isa = await loadIsa(id);
  const { statements } = await import("../generated/semantics/statements.js");
  const { semantics } = await loadExecutors(id);
  return {
    label: id,
    generation: isa.generation,
    model: isa.model,
    semantics: (one) => semantics.get(one.name),
    meaning: (one) => statements.of(id, one)?.text ?? null,
  };
}

/** A side that the generator made; `current` tells that its semantics are those of the working tree. */
export interface SpecSide extends Side {
  readonly current: boolean;
  /** The generation whose semantics it has. */
  readonly follows: string;
}

const isSpecSide = (side: Side): side is SpecSide => "current" in side;

interface GeneratorSide {
  specSide(reference: string): Promise<SpecSide>;
  currentMeanings(generation: string): Promise<Pick<Side, "meaning" | "code" | "semantics">>;
  currentTexts(generation: string): Pick<Side, "meaning">;
}

/** The generator is TypeScript in the clone: loaded by tsx, which only a clone has. */
async function loadGenerator(): Promise<GeneratorSide> {
  const file = generatorFile();
  if (file === undefined)
    throw new UsageError("spec files and revisions can be compared in a clone of the project only");
  if (import.meta.url.endsWith(".ts")) return (await import(pathToFileURL(file).href)) as GeneratorSide;
  const api = "tsx/esm/api";
  const { tsImport } = (await import(api)) as { tsImport(file: string, parent: string): Promise<unknown> };
  return (await tsImport(pathToFileURL(file).href, import.meta.url)) as GeneratorSide;
}

/** `generator/diff/side.ts` of the clone that this file, or the build that holds it, lies in. */
function generatorFile(): string | undefined {
  const here = dirname(fileURLToPath(import.meta.url));
  return [join(here, ".."), join(here, "../..")]
    .map((root) => join(root, "generator/diff/side.ts"))
    .find((file) => existsSync(file));
}

/** The generation that the command line names. */
import { generations, type GenerationId } from "../generated/index.js";
import { suggestion } from "./commandLine.js";
import { UsageError } from "./usage.js";

export const isGeneration = (name: string): name is GenerationId =>
  (generations as readonly string[]).includes(name);

/** @throws UsageError that tells which one may be meant */
export async function generationId(name: string | undefined): Promise<GenerationId> {
  if (name !== undefined && isGeneration(name)) return name;
  if (name === undefined) throw new UsageError(`a generation is due: one of ${generations.join(" ")}`);
  throw new UsageError(`unknown generation ${name}${await meant(name)}`);
}

/** By another spelling (`RDNA 3.5`), by a processor (`gfx1201`), or a name that is near. */
async function meant(name: string): Promise<string> {
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const { kernelAbis } = await import("../generated/kernel.js");
  const found =
    generations.find((one) => plain(one) === plain(name)) ?? kernelAbis.generationOf(name.toLowerCase());
  if (found !== null) return `: did you mean ${found}?`;
  return suggestion(name, generations) || `: one of ${generations.join(" ")}`;
}

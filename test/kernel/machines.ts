import { loadIsa, type GenerationId } from "../../generated/index.js";
import type { Isa } from "../../runtime/isa/isa.js";
import type { Executors } from "../../runtime/wave/index.js";

/** A generation's tables and executors, loaded by name. */
export async function machineOf(generation: GenerationId): Promise<{ isa: Isa; executors: Executors }> {
  const path = `../../generated/${generation}/execute.ts`;
  const { executors } = (await import(/* @vite-ignore */ path)) as { executors: Executors };
  return { isa: await loadIsa(generation), executors };
}

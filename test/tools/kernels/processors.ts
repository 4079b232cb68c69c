/** The processors that kernels are built for: the first of each generation. */
import { readFileSync } from "node:fs";
import type { GenerationId } from "../../../generated/index.js";

interface Row {
  readonly id: GenerationId;
  readonly llvmProcessor: string;
  readonly waveSizes: readonly (32 | 64)[];
}

const { generations } = JSON.parse(
  readFileSync(new URL("../../../spec/generations.json", import.meta.url), "utf8"),
) as { generations: Row[] };

export const processors = generations.map(({ llvmProcessor }) => llvmProcessor);

const rowOf = (processor: string): Row =>
  generations.find(({ llvmProcessor }) => llvmProcessor === processor)!;

export const generationOf = (processor: string): GenerationId => rowOf(processor).id;
export const waveSizesOf = (processor: string): readonly (32 | 64)[] => rowOf(processor).waveSizes;

/** All generated files as text, by path below generated/. Pure: reads spec/ through its loaders, writes nothing. */
import type { Generation } from "../spec/generations.js";
import { loadKernelFacts } from "../spec/kernelFacts.js";
import type { LoadedSpec } from "../spec/load.js";
import { asmFile } from "./asm.js";
import { decodeFile } from "./decode.js";
import { generationIndex, rootIndex } from "./entry.js";
import { executeFile } from "./execute.js";
import { kernelFile } from "./kernel.js";
import { matrixSemantics } from "./matrix.js";
import type { CompiledSemantics } from "./semantics.js";
import { statementsFile } from "./statements.js";
import { layOut, tablesFile } from "./tables.js";
import { typesFile } from "./types.js";

export type Files = Map<string, string>;

/** The files of one generation. */
export function generationFiles(loaded: LoadedSpec, semantics: CompiledSemantics): Files {
  const { spec, generation } = loaded;
  const layout = layOut(spec, generation);
  const matrix = matrixSemantics(loaded);
  return new Map([
    [`${generation.id}/tables.ts`, tablesFile(layout)],
    [`${generation.id}/decode.ts`, decodeFile(layout)],
    [`${generation.id}/types.ts`, typesFile(spec, generation)],
    [`${generation.id}/asm.ts`, asmFile(layout)],
    [`${generation.id}/execute.ts`, executeFile(loaded, semantics, matrix)],
    ...(matrix === null ? [] : [[`semantics/${matrix.module}.ts`, matrix.text] as const]),
    [`${generation.id}/index.ts`, generationIndex(layout)],
  ]);
}

/** The files that all generations share; written in every run, as the index names generations that are new. */
export function sharedFiles(all: readonly Generation[], semantics: CompiledSemantics): Files {
  return new Map([
    ...semantics.files,
    ["semantics/statements.ts", statementsFile(all, semantics)],
    ["kernel.ts", kernelFile(loadKernelFacts())],
    ["index.ts", rootIndex(all)],
  ]);
}

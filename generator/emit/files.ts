/** All generated files as text, by path below generated/. Pure: reads spec/ through its loaders, writes nothing. */
import type { LoadedSpec } from "../spec/load.js";
import { asmFile } from "./asm.js";
import { decodeFile } from "./decode.js";
import { generationIndex, rootIndex } from "./entry.js";
import { executeFile } from "./execute.js";
import type { CompiledSemantics } from "./semantics.js";
import { layOut, tablesFile } from "./tables.js";
import { typesFile } from "./types.js";

export type Files = Map<string, string>;

/** The files of one generation. */
export function generationFiles(loaded: LoadedSpec, semantics: CompiledSemantics): Files {
  const { spec, generation } = loaded;
  const layout = layOut(spec, generation);
  return new Map([
    [`${generation.id}/tables.ts`, tablesFile(layout)],
    [`${generation.id}/decode.ts`, decodeFile(layout)],
    [`${generation.id}/types.ts`, typesFile(spec, generation)],
    [`${generation.id}/asm.ts`, asmFile(layout)],
    [`${generation.id}/execute.ts`, executeFile(loaded, semantics)],
    [`${generation.id}/index.ts`, generationIndex(layout)],
  ]);
}

/** The files that all generations share. */
export function sharedFiles(all: readonly LoadedSpec[], semantics: CompiledSemantics): Files {
  return new Map([...semantics.files, ["index.ts", rootIndex(all.map((loaded) => loaded.generation))]]);
}

/** All generated files as text, by path below generated/. Pure: reads no file, writes none. */
import type { LoadedSpec } from "../spec/load.js";
import { decodeFile } from "./decode.js";
import { generationIndex, rootIndex } from "./entry.js";
import { layOut, tablesFile } from "./tables.js";
import { typesFile } from "./types.js";

export type Files = Map<string, string>;

/** The files of one generation. */
export function generationFiles(loaded: LoadedSpec): Files {
  const { spec, generation } = loaded;
  const layout = layOut(spec, generation);
  return new Map([
    [`${generation.id}/tables.ts`, tablesFile(layout)],
    [`${generation.id}/decode.ts`, decodeFile(layout)],
    [`${generation.id}/types.ts`, typesFile(spec, generation)],
    [`${generation.id}/index.ts`, generationIndex(layout)],
  ]);
}

/** The files that all generations share. */
export function sharedFiles(all: readonly LoadedSpec[]): Files {
  return new Map([["index.ts", rootIndex(all.map((loaded) => loaded.generation))]]);
}

/** The model that decoders see, made from a specification without writing or running generated code. */
import { layOut, tablesFile } from "../emit/tables.js";
import type { LoadedSpec } from "../spec/load.js";
import { parseTables, type Generation, type IsaModel, type IsaTables } from "../../runtime/isa/tables.js";

/** Blocks of rows in the text of tables.ts. */
const BLOCK = /^ {2}(\w+): `\n([^`]*)\n`,$/gm;

/** The tables' rows, read back from the text that would be written. */
export function modelOf({ spec, generation }: LoadedSpec): { model: IsaModel; generation: Generation } {
  const { isaFile, follows, ...facts } = generation;
  const text = tablesFile(layOut(spec, generation));
  const rows = Object.fromEntries([...text.matchAll(BLOCK)].map(([, name, block]) => [name!, block!]));
  const tables = { generation: facts, shapes: [], ...rows } as unknown as IsaTables;
  return { model: parseTables(tables), generation: facts as Generation };
}

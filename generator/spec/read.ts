/** Entry point of the room: reading and loading specifications. */
export { readIsaXml, type ReadOptions, type ReadResult } from "./xml/document.js";
export { loadAll, loadGeneration, type LoadedSpec } from "./load.js";
export { GENERATION_IDS, generationOf, loadGenerations, type Generation, type GenerationId, type GenerationTraits } from './generations.js'; // prettier-ignore
export { SpecError } from "./errors.js";
export type * from "./model.js";

/** Entry point of the room: reading, validating and loading specifications. */
export { readIsaXml, type ReadOptions, type ReadResult } from "./xml/document.js";
export { completeSpec, loadAll, loadGeneration, type LoadedSpec } from "./load.js";
export { findErrors, validateSpec, type Validation } from "./validate/validate.js";
export { formatCondition, parseCondition } from "./conditionText.js";
export { fieldMask, fieldWidth, byOrder, placeField } from "./bits.js";
export { opcodeFieldName, vopdHalf } from "./opcodeField.js";
export { formKey } from "./forms.js";
export { GENERATION_IDS, STATED_IDS, factsOf, generationOf, loadGenerations, type Generation, type GenerationId, type GenerationTraits } from './generations.js'; // prettier-ignore
export { destinationsRead, loadDestinationFacts, unmatchedPatterns, type DestinationFact, type DestinationKind, type KeptPart } from "./operandFacts.js"; // prettier-ignore
export { SpecError } from "./errors.js";
export type * from "./model.js";

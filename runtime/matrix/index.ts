export { matrix } from "./engine.js";
export { FORMAT_BITS } from "./formats.js";
export { elementPlaces, parseLayout, type Axis, type Layout } from "./layout.js";
export type { Denormals, ElementFormat, LayoutTexts, MatrixDefinition, Modifier } from "./definition.js";
export { MODELS, type ModelName } from "./models/index.js";

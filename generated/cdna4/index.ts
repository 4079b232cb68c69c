// CDNA 4 (gfx950): decoder and encoder.
// Generated from spec/isa/amdgpu_isa_cdna4.xml by `npm run generate`; do not edit.
import { Isa } from "../../runtime/isa/isa.js";
import { slot } from "./decode.js";
import { tables } from "./tables.js";
import type { FieldName, Instructions } from "./types.js";

export type { FieldName, Instructions };

/** CDNA 4: 1249 instructions. */
export const cdna4: Isa<Instructions, FieldName> = /* @__PURE__ */ new Isa({ tables, slot });

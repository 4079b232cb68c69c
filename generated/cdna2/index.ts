// CDNA 2 (gfx90a): decoder and encoder.
// Generated from spec/isa/amdgpu_isa_cdna2.xml by `npm run generate`; do not edit.
import { Isa } from "../../runtime/isa/isa.js";
import { slot } from "./decode.js";
import { tables } from "./tables.js";
import type { FieldName, Instructions } from "./types.js";

export type { FieldName, Instructions };

/** CDNA 2: 1135 instructions. */
export const cdna2: Isa<Instructions, FieldName> = /* @__PURE__ */ new Isa({ tables, slot });

// CDNA 3 (gfx942): decoder and encoder.
// Generated from spec/isa/amdgpu_isa_cdna3.xml by `npm run generate`; do not edit.
import { Isa } from "../../runtime/isa/isa.js";
import { slot } from "./decode.js";
import { tables } from "./tables.js";
import type { FieldName, Instructions } from "./types.js";

export type { FieldName, Instructions };

/** CDNA 3: 1152 instructions. */
export const cdna3: Isa<Instructions, FieldName> = /* @__PURE__ */ new Isa({ tables, slot });

// CDNA 5 (gfx1250, gfx1251): decoder and encoder.
// Generated from spec/isa/amdgpu_isa_cdna5.xml by `npm run generate`; do not edit.
import { Isa } from "../../runtime/isa/isa.js";
import { slot, slotY } from "./decode.js";
import { tables } from "./tables.js";
import type { FieldName, Instructions } from "./types.js";

export type { FieldName, Instructions };

/** CDNA 5: 1355 instructions. */
export const cdna5: Isa<Instructions, FieldName> = /* @__PURE__ */ new Isa({ tables, slot, slotY });

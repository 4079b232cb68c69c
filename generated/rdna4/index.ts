// RDNA 4 (gfx1200, gfx1201): decoder and encoder.
// Generated from spec/isa/amdgpu_isa_rdna4.xml by `npm run generate`; do not edit.
import { Isa } from "../../runtime/isa/isa.js";
import { slot, slotY } from "./decode.js";
import { tables } from "./tables.js";
import type { FieldName, Instructions } from "./types.js";

export type { FieldName, Instructions };

/** RDNA 4: 1270 instructions. */
export const rdna4: Isa<Instructions, FieldName> = /* @__PURE__ */ new Isa({ tables, slot, slotY });

// RDNA 3.5 (gfx1150, gfx1151, gfx1152, gfx1153): decoder and encoder.
// Generated from spec/isa/amdgpu_isa_rdna3_5.xml by `npm run generate`; do not edit.
import { Isa } from "../../runtime/isa/isa.js";
import { slot, slotY } from "./decode.js";
import { tables } from "./tables.js";
import type { FieldName, Instructions } from "./types.js";

export type { FieldName, Instructions };

/** RDNA 3.5: 1228 instructions. */
export const rdna3_5: Isa<Instructions, FieldName> = /* @__PURE__ */ new Isa({ tables, slot, slotY });

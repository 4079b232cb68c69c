// RDNA 3 (gfx1100, gfx1101, gfx1102, gfx1103): decoder and encoder.
// Generated from spec/isa/amdgpu_isa_rdna3.xml by `npm run generate`; do not edit.
import { Isa } from "../../runtime/isa/isa.js";
import { slot, slotY } from "./decode.js";
import { tables } from "./tables.js";
import type { FieldName, Instructions } from "./types.js";

export type { FieldName, Instructions };

/** RDNA 3: 1153 instructions. */
export const rdna3: Isa<Instructions, FieldName> = /* @__PURE__ */ new Isa({ tables, slot, slotY });

// RDNA 2 (gfx1030, gfx1031, gfx1032, gfx1033, gfx1034, gfx1035, gfx1036): decoder and encoder.
// Generated from spec/isa/amdgpu_isa_rdna2.xml by `npm run generate`; do not edit.
import { Isa } from "../../runtime/isa/isa.js";
import { slot } from "./decode.js";
import { tables } from "./tables.js";
import type { FieldName, Instructions } from "./types.js";

export type { FieldName, Instructions };

/** RDNA 2: 1157 instructions. */
export const rdna2: Isa<Instructions, FieldName> = /* @__PURE__ */ new Isa({ tables, slot });

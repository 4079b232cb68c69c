// RDNA 1 (gfx1010, gfx1011, gfx1012, gfx1013): decoder and encoder.
// Generated from spec/isa/amdgpu_isa_rdna1.xml by `npm run generate`; do not edit.
import { Isa } from "../../runtime/isa/isa.js";
import { slot } from "./decode.js";
import { tables } from "./tables.js";
import type { FieldName, Instructions } from "./types.js";

export type { FieldName, Instructions };

/** RDNA 1: 1255 instructions. */
export const rdna1: Isa<Instructions, FieldName> = /* @__PURE__ */ new Isa({ tables, slot });

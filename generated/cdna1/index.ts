// CDNA 1 (gfx908): decoder and encoder.
// Generated from spec/isa/amdgpu_isa_cdna1.xml by `npm run generate`; do not edit.
import { Isa } from "../../runtime/isa/isa.js";
import { slot } from "./decode.js";
import { tables } from "./tables.js";
import type { FieldName, Instructions } from "./types.js";

export type { FieldName, Instructions };

/** CDNA 1: 1216 instructions. */
export const cdna1: Isa<Instructions, FieldName> = /* @__PURE__ */ new Isa({ tables, slot });

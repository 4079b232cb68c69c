/** Compile-time check: a generation with its own operand types is an `Isa` wherever any generation will do. */
import { rdna4 } from "../../generated/rdna4/index.js";
import { cdna3 } from "../../generated/cdna3/index.js";
import type { Isa } from "../../runtime/isa/isa.js";

export const anyGeneration: Isa = rdna4;
export const list: readonly Isa[] = [cdna3, rdna4];

/** The arithmetic models by name; spec/layouts/instructions.json chooses one for each instruction. */
import { block16, block32 } from "./block.js";
import { fma, fma64 } from "./chain.js";
import { dot2, dot2Bf16, dot2Complement, dot2F16, dot4 } from "./dot.js";
import { fused16, fused4, fused8 } from "./fused.js";
import { integer } from "./integer.js";
import type { Kernel } from "./kernel.js";
import { tree2, tree4 } from "./tree.js";

export { FLUSH, SATURATE, type Kernel } from "./kernel.js";

export type ModelName =
  | "integer"
  | "fma"
  | "fma64"
  | "tree2"
  | "tree4"
  | "fused4"
  | "fused8"
  | "fused16"
  | "block32"
  | "block16"
  | "dot2"
  | "dot2-complement"
  | "dot2-f16"
  | "dot2-bf16"
  | "dot4";

export const MODELS: Readonly<Record<ModelName, Kernel>> = {
  integer,
  fma,
  fma64,
  tree2,
  tree4,
  fused4,
  fused8,
  fused16,
  block32,
  block16,
  dot2,
  "dot2-complement": dot2Complement,
  "dot2-f16": dot2F16,
  "dot2-bf16": dot2Bf16,
  dot4,
};

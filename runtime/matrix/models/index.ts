/** The arithmetic models by name; spec/layouts/instructions.json chooses one for each instruction. */
import { block16Row, block32Row } from "./block.js";
import { fma64Row, fmaRow } from "./chain.js";
import { dot2Bf16Row, dot2F16Row, dot2Row, dot4Row } from "./dot.js";
import { fused4Row, fused8Row, fusedEvenOddRow } from "./fused.js";
import { integerRow } from "./integer.js";
import type { RowKernel } from "./kernel.js";
import { tree2Row, tree4Row } from "./tree.js";

export { FLUSH, SATURATE, type RowKernel } from "./kernel.js";

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
  | "dot2-f16"
  | "dot2-bf16"
  | "dot4";

export const MODELS: Readonly<Record<ModelName, RowKernel>> = {
  integer: integerRow,
  fma: fmaRow,
  fma64: fma64Row,
  tree2: tree2Row,
  tree4: tree4Row,
  fused4: fused4Row,
  fused8: fused8Row,
  fused16: fusedEvenOddRow,
  block32: block32Row,
  block16: block16Row,
  dot2: dot2Row,
  "dot2-f16": dot2F16Row,
  "dot2-bf16": dot2Bf16Row,
  dot4: dot4Row,
};

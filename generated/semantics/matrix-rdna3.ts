// RDNA 3: what its matrix instructions do.
// Generated from spec/layouts by `npm run generate`; do not edit.
import { matrix, type LayoutTexts } from "../../runtime/matrix/index.js";

const L0: LayoutTexts = {"a":"i0 i1 i2 i3 - | k0 k1 k2 k3","b":"j0 j1 j2 j3 - | k0 k1 k2 k3","d":"j0 j1 j2 j3 i0 | i1 i2 i3"};
const L1: LayoutTexts = {"a":"i0 i1 i2 i3 - - | k0 k1 k2 k3","b":"j0 j1 j2 j3 - - | k0 k1 k2 k3","d":"j0 j1 j2 j3 i0 i1 | i2 i3"};

/** What this module defines, by instruction. */
export const definitions = {
  V_WMMA_F32_16X16X16_F16: matrix("V_WMMA_F32_16X16X16_F16", {
    m: 16, n: 16, k: 16, blocks: 1, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: ["neg-halves","neg-abs-c"], model: "dot2", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 0: L0 }, 64: { 0: L1 } },
  }),
  V_WMMA_F32_16X16X16_BF16: matrix("V_WMMA_F32_16X16X16_BF16", {
    m: 16, n: 16, k: 16, blocks: 1, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: ["neg-halves","neg-abs-c"], model: "dot2", inputs: "flush", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 0: L0 }, 64: { 0: L1 } },
  }),
  V_WMMA_F16_16X16X16_F16: matrix("V_WMMA_F16_16X16X16_F16", {
    m: 16, n: 16, k: 16, blocks: 1, a: "f16", b: "f16", c: "f16", d: "f16", modifiers: ["neg-halves","neg-abs-c","halves-opsel"], model: "dot2-f16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 0: L0 }, 64: { 0: L1 } },
  }),
  V_WMMA_BF16_16X16X16_BF16: matrix("V_WMMA_BF16_16X16X16_BF16", {
    m: 16, n: 16, k: 16, blocks: 1, a: "bf16", b: "bf16", c: "bf16", d: "bf16", modifiers: ["neg-halves","neg-abs-c","halves-opsel"], model: "dot2-bf16", inputs: "flush", results: "flush", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 0: L0 }, 64: { 0: L1 } },
  }),
  V_WMMA_I32_16X16X16_IU8: matrix("V_WMMA_I32_16X16X16_IU8", {
    m: 16, n: 16, k: 16, blocks: 1, a: "iu8", b: "iu8", c: "i32", d: "i32", modifiers: ["neg-signs","clamp"], model: "integer", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 32: { 0: L0 }, 64: { 0: L1 } },
  }),
  V_WMMA_I32_16X16X16_IU4: matrix("V_WMMA_I32_16X16X16_IU4", {
    m: 16, n: 16, k: 16, blocks: 1, a: "iu4", b: "iu4", c: "i32", d: "i32", modifiers: ["neg-signs","clamp"], model: "integer", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 32: { 0: L0 }, 64: { 0: L1 } },
  }),
};

// RDNA 4: what its matrix instructions do.
// Generated from spec/layouts by `npm run generate`; do not edit.
import { matrix, type LayoutTexts } from "../../runtime/matrix/index.js";

const L0: LayoutTexts = {"a":"i0 i1 i2 i3 k2 | k0 k1 k3","b":"j0 j1 j2 j3 k2 | k0 k1 k3","d":"j0 j1 j2 j3 i3 | i0 i1 i2"};
const L1: LayoutTexts = {"a":"i0 i1 i2 i3 k2 k3 | k0 k1","b":"j0 j1 j2 j3 k2 k3 | k0 k1","d":"j0 j1 j2 j3 i3 i2 | i0 i1"};
const L2: LayoutTexts = {"a":"i0 i1 i2 i3 k3 | k0 k1 k2","b":"j0 j1 j2 j3 k3 | k0 k1 k2","d":"j0 j1 j2 j3 i3 | i0 i1 i2"};
const L3: LayoutTexts = {"a":"i0 i1 i2 i3 k3 k2 | k0 k1","b":"j0 j1 j2 j3 k3 k2 | k0 k1","d":"j0 j1 j2 j3 i3 i2 | i0 i1"};
const L4: LayoutTexts = {"a":"i0 i1 i2 i3 k3 0 | k0 k1 k2","b":"j0 j1 j2 j3 k3 0 | k0 k1 k2","d":"j0 j1 j2 j3 i3 i2 | i0 i1"};
const L5: LayoutTexts = {"a":"i0 i1 i2 i3 k4 | k0 k1 k2 k3","b":"j0 j1 j2 j3 k4 | k0 k1 k2 k3","d":"j0 j1 j2 j3 i3 | i0 i1 i2"};
const L6: LayoutTexts = {"a":"i0 i1 i2 i3 k4 k3 | k0 k1 k2","b":"j0 j1 j2 j3 k4 k3 | k0 k1 k2","d":"j0 j1 j2 j3 i3 i2 | i0 i1"};
const L7: LayoutTexts = {"a":"i0 i1 i2 i3 p2 | p0 p1 p3","b":"j0 j1 j2 j3 k3 | k0 k1 k2 k4","d":"j0 j1 j2 j3 i3 | i0 i1 i2"};
const L8: LayoutTexts = {"a":"i0 i1 i2 i3 p2 p3 | p0 p1","b":"j0 j1 j2 j3 k3 k4 | k0 k1 k2","d":"j0 j1 j2 j3 i3 i2 | i0 i1"};
const L9: LayoutTexts = {"a":"i0 i1 i2 i3 p3 | p0 p1 p2","b":"j0 j1 j2 j3 k4 | k0 k1 k2 k3","d":"j0 j1 j2 j3 i3 | i0 i1 i2"};
const L10: LayoutTexts = {"a":"i0 i1 i2 i3 p3 p2 | p0 p1","b":"j0 j1 j2 j3 k4 k3 | k0 k1 k2","d":"j0 j1 j2 j3 i3 i2 | i0 i1"};
const L11: LayoutTexts = {"a":"i0 i1 i2 i3 p3 0 | p0 p1 p2","b":"j0 j1 j2 j3 k4 k3 | k0 k1 k2","d":"j0 j1 j2 j3 i3 i2 | i0 i1"};
const L12: LayoutTexts = {"a":"i0 i1 i2 i3 p4 | p0 p1 p2 p3","b":"j0 j1 j2 j3 k5 | k0 k1 k2 k3 k4","d":"j0 j1 j2 j3 i3 | i0 i1 i2"};
const L13: LayoutTexts = {"a":"i0 i1 i2 i3 p4 p3 | p0 p1 p2","b":"j0 j1 j2 j3 k5 k4 | k0 k1 k2 k3","d":"j0 j1 j2 j3 i3 i2 | i0 i1"};

/** What this module defines, by instruction. */
export const definitions = {
  V_WMMA_F32_16X16X16_F16: matrix("V_WMMA_F32_16X16X16_F16", {
    m: 16, n: 16, k: 16, blocks: 1, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: ["neg-halves","neg-abs-c"], model: "dot2", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L0 }, 64: { 16: L1 } },
  }),
  V_WMMA_F32_16X16X16_BF16: matrix("V_WMMA_F32_16X16X16_BF16", {
    m: 16, n: 16, k: 16, blocks: 1, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: ["neg-halves","neg-abs-c"], model: "dot2", inputs: "flush", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L0 }, 64: { 16: L1 } },
  }),
  V_WMMA_F16_16X16X16_F16: matrix("V_WMMA_F16_16X16X16_F16", {
    m: 16, n: 16, k: 16, blocks: 1, a: "f16", b: "f16", c: "f16", d: "f16", modifiers: ["neg-halves","neg-abs-c"], model: "dot2-f16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L0 }, 64: { 16: L1 } },
  }),
  V_WMMA_BF16_16X16X16_BF16: matrix("V_WMMA_BF16_16X16X16_BF16", {
    m: 16, n: 16, k: 16, blocks: 1, a: "bf16", b: "bf16", c: "bf16", d: "bf16", modifiers: ["neg-halves","neg-abs-c"], model: "dot2-bf16", inputs: "flush", results: "flush", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L0 }, 64: { 16: L1 } },
  }),
  V_WMMA_I32_16X16X16_IU8: matrix("V_WMMA_I32_16X16X16_IU8", {
    m: 16, n: 16, k: 16, blocks: 1, a: "iu8", b: "iu8", c: "i32", d: "i32", modifiers: ["neg-signs","clamp"], model: "integer", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 32: { 8: L2 }, 64: { 8: L3 } },
  }),
  V_WMMA_I32_16X16X16_IU4: matrix("V_WMMA_I32_16X16X16_IU4", {
    m: 16, n: 16, k: 16, blocks: 1, a: "iu4", b: "iu4", c: "i32", d: "i32", modifiers: ["neg-signs","clamp"], model: "integer", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 32: { 4: L2 }, 64: { 4: L4 } },
  }),
  V_WMMA_F32_16X16X16_FP8_FP8: matrix("V_WMMA_F32_16X16X16_FP8_FP8", {
    m: 16, n: 16, k: 16, blocks: 1, a: "fp8", b: "fp8", c: "f32", d: "f32", modifiers: ["neg-abs-c"], model: "dot4", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L2 }, 64: { 8: L3 } },
  }),
  V_WMMA_F32_16X16X16_FP8_BF8: matrix("V_WMMA_F32_16X16X16_FP8_BF8", {
    m: 16, n: 16, k: 16, blocks: 1, a: "fp8", b: "bf8", c: "f32", d: "f32", modifiers: ["neg-abs-c"], model: "dot4", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L2 }, 64: { 8: L3 } },
  }),
  V_WMMA_F32_16X16X16_BF8_FP8: matrix("V_WMMA_F32_16X16X16_BF8_FP8", {
    m: 16, n: 16, k: 16, blocks: 1, a: "bf8", b: "fp8", c: "f32", d: "f32", modifiers: ["neg-abs-c"], model: "dot4", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L2 }, 64: { 8: L3 } },
  }),
  V_WMMA_F32_16X16X16_BF8_BF8: matrix("V_WMMA_F32_16X16X16_BF8_BF8", {
    m: 16, n: 16, k: 16, blocks: 1, a: "bf8", b: "bf8", c: "f32", d: "f32", modifiers: ["neg-abs-c"], model: "dot4", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L2 }, 64: { 8: L3 } },
  }),
  V_WMMA_I32_16X16X32_IU4: matrix("V_WMMA_I32_16X16X32_IU4", {
    m: 16, n: 16, k: 32, blocks: 1, a: "iu4", b: "iu4", c: "i32", d: "i32", modifiers: ["neg-signs","clamp"], model: "integer", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 32: { 4: L5 }, 64: { 4: L6 } },
  }),
  V_SWMMAC_F32_16X16X32_F16: matrix("V_SWMMAC_F32_16X16X32_F16", {
    m: 16, n: 16, k: 32, blocks: 1, sparse: true, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: ["neg-halves","index-opsel"], model: "dot2", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L7 }, 64: { 16: L8 } },
  }),
  V_SWMMAC_F32_16X16X32_BF16: matrix("V_SWMMAC_F32_16X16X32_BF16", {
    m: 16, n: 16, k: 32, blocks: 1, sparse: true, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: ["neg-halves","index-opsel"], model: "dot2", inputs: "flush", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L7 }, 64: { 16: L8 } },
  }),
  V_SWMMAC_F16_16X16X32_F16: matrix("V_SWMMAC_F16_16X16X32_F16", {
    m: 16, n: 16, k: 32, blocks: 1, sparse: true, a: "f16", b: "f16", c: "f16", d: "f16", modifiers: ["neg-halves","index-opsel"], model: "dot2-f16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L7 }, 64: { 16: L8 } },
  }),
  V_SWMMAC_BF16_16X16X32_BF16: matrix("V_SWMMAC_BF16_16X16X32_BF16", {
    m: 16, n: 16, k: 32, blocks: 1, sparse: true, a: "bf16", b: "bf16", c: "bf16", d: "bf16", modifiers: ["neg-halves","index-opsel"], model: "dot2-bf16", inputs: "flush", results: "flush", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L7 }, 64: { 16: L8 } },
  }),
  V_SWMMAC_I32_16X16X32_IU8: matrix("V_SWMMAC_I32_16X16X32_IU8", {
    m: 16, n: 16, k: 32, blocks: 1, sparse: true, a: "iu8", b: "iu8", c: "i32", d: "i32", modifiers: ["neg-signs","clamp","index-opsel"], model: "integer", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 32: { 8: L9 }, 64: { 8: L10 } },
  }),
  V_SWMMAC_I32_16X16X32_IU4: matrix("V_SWMMAC_I32_16X16X32_IU4", {
    m: 16, n: 16, k: 32, blocks: 1, sparse: true, a: "iu4", b: "iu4", c: "i32", d: "i32", modifiers: ["neg-signs","clamp","index-opsel"], model: "integer", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 32: { 4: L9 }, 64: { 4: L11 } },
  }),
  V_SWMMAC_I32_16X16X64_IU4: matrix("V_SWMMAC_I32_16X16X64_IU4", {
    m: 16, n: 16, k: 64, blocks: 1, sparse: true, a: "iu4", b: "iu4", c: "i32", d: "i32", modifiers: ["neg-signs","clamp","index-opsel"], model: "integer", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 32: { 4: L12 }, 64: { 4: L13 } },
  }),
  V_SWMMAC_F32_16X16X32_FP8_FP8: matrix("V_SWMMAC_F32_16X16X32_FP8_FP8", {
    m: 16, n: 16, k: 32, blocks: 1, sparse: true, a: "fp8", b: "fp8", c: "f32", d: "f32", modifiers: ["index-opsel"], model: "dot4", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L9 }, 64: { 8: L10 } },
  }),
  V_SWMMAC_F32_16X16X32_FP8_BF8: matrix("V_SWMMAC_F32_16X16X32_FP8_BF8", {
    m: 16, n: 16, k: 32, blocks: 1, sparse: true, a: "fp8", b: "bf8", c: "f32", d: "f32", modifiers: ["index-opsel"], model: "dot4", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L9 }, 64: { 8: L10 } },
  }),
  V_SWMMAC_F32_16X16X32_BF8_FP8: matrix("V_SWMMAC_F32_16X16X32_BF8_FP8", {
    m: 16, n: 16, k: 32, blocks: 1, sparse: true, a: "bf8", b: "fp8", c: "f32", d: "f32", modifiers: ["index-opsel"], model: "dot4", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L9 }, 64: { 8: L10 } },
  }),
  V_SWMMAC_F32_16X16X32_BF8_BF8: matrix("V_SWMMAC_F32_16X16X32_BF8_BF8", {
    m: 16, n: 16, k: 32, blocks: 1, sparse: true, a: "bf8", b: "bf8", c: "f32", d: "f32", modifiers: ["index-opsel"], model: "dot4", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L9 }, 64: { 8: L10 } },
  }),
};

// CDNA 5: what its matrix instructions do.
// Generated from spec/layouts by `npm run generate`; do not edit.
import { matrix, type LayoutTexts } from "../../runtime/matrix/index.js";

const L0: LayoutTexts = {"a":"i0 i1 i2 i3 k5 | k0 k1 k2 k3 k4 k6","b":"j0 j1 j2 j3 k5 | k0 k1 k2 k3 k4 k6","d":"j0 j1 j2 j3 i3 | i0 i1 i2"};
const L1: LayoutTexts = {"a":"i0 i1 i2 i3 k4 | k0 k1 k2 k3 k5 k6","b":"j0 j1 j2 j3 k4 | k0 k1 k2 k3 k5 k6","d":"j0 j1 j2 j3 i3 | i0 i1 i2"};
const L2: LayoutTexts = {"a":"i0 i1 i2 i3 k1 | k0","b":"j0 j1 j2 j3 k1 | k0","d":"j0 j1 j2 j3 i3 | i0 i1 i2"};
const L3: LayoutTexts = {"a":"i0 i1 i2 i3 k3 | k0 k1 k2 k4","b":"j0 j1 j2 j3 k3 | k0 k1 k2 k4","d":"j0 j1 j2 j3 i3 | i0 i1 i2"};
const L4: LayoutTexts = {"a":"i0 i1 i2 i3 p3 | p0 p1 p2 p4","b":"j0 j1 j2 j3 k4 | k0 k1 k2 k3 k5","d":"j0 j1 j2 j3 i3 | i0 i1 i2"};
const L5: LayoutTexts = {"a":"i0 i1 i2 i3 k3 | k0 k1 k2 k4 k5","b":"j0 j1 j2 j3 k3 | k0 k1 k2 k4 k5","d":"j0 j1 j2 j3 i3 | i0 i1 i2"};
const L6: LayoutTexts = {"a":"i0 i1 i2 i3 p3 | p0 p1 p2 p4 p5","b":"j0 j1 j2 j3 k4 | k0 k1 k2 k3 k5 k6","d":"j0 j1 j2 j3 i3 | i0 i1 i2"};
const L7: LayoutTexts = {"a":"i0 i1 i2 i3 k3 | k0 k1 k2 k4 k5 k6","b":"j0 j1 j2 j3 k3 | k0 k1 k2 k4 k5 k6","d":"j0 j1 j2 j3 i3 | i0 i1 i2"};
const L8: LayoutTexts = {"a":"i0 i1 i2 i3 k5 | k0 k1 k2 k3 k4 k6 i4","b":"j0 j1 j2 j3 k5 | k0 k1 k2 k3 k4 k6","d":"j0 j1 j2 j3 i3 | i0 i1 i2 i4"};
const L9: LayoutTexts = {"a":"i0 i1 i2 i3 p2 | p0 p1 p3","b":"j0 j1 j2 j3 k3 | k0 k1 k2 k4","d":"j0 j1 j2 j3 i3 | i0 i1 i2"};
const L10: LayoutTexts = {"a":"i0 i1 i2 i3 p2 p3 | p0 p1","b":"j0 j1 j2 j3 k3 k4 | k0 k1 k2","d":"j0 j1 j2 j3 i3 i2 | i0 i1"};
const L11: LayoutTexts = {"a":"i0 i1 i2 i3 p3 | p0 p1 p2","b":"j0 j1 j2 j3 k4 | k0 k1 k2 k3","d":"j0 j1 j2 j3 i3 | i0 i1 i2"};
const L12: LayoutTexts = {"a":"i0 i1 i2 i3 p3 p2 | p0 p1","b":"j0 j1 j2 j3 k4 k3 | k0 k1 k2","d":"j0 j1 j2 j3 i3 i2 | i0 i1"};
const L13: LayoutTexts = {"a":"i0 i1 i2 i3 p3 0 | p0 p1 p2","b":"j0 j1 j2 j3 k4 k3 | k0 k1 k2","d":"j0 j1 j2 j3 i3 i2 | i0 i1"};
const L14: LayoutTexts = {"a":"i0 i1 i2 i3 p4 | p0 p1 p2 p3","b":"j0 j1 j2 j3 k5 | k0 k1 k2 k3 k4","d":"j0 j1 j2 j3 i3 | i0 i1 i2"};
const L15: LayoutTexts = {"a":"i0 i1 i2 i3 p4 p3 | p0 p1 p2","b":"j0 j1 j2 j3 k5 k4 | k0 k1 k2 k3","d":"j0 j1 j2 j3 i3 i2 | i0 i1"};
const L16: LayoutTexts = {"a":"i0 i1 i2 i3 k2 | k0 k1 k3","b":"j0 j1 j2 j3 k2 | k0 k1 k3","d":"j0 j1 j2 j3 i3 | i0 i1 i2"};
const L17: LayoutTexts = {"a":"i0 i1 i2 i3 k2 k3 | k0 k1","b":"j0 j1 j2 j3 k2 k3 | k0 k1","d":"j0 j1 j2 j3 i3 i2 | i0 i1"};
const L18: LayoutTexts = {"a":"i0 i1 i2 i3 k3 | k0 k1 k2","b":"j0 j1 j2 j3 k3 | k0 k1 k2","d":"j0 j1 j2 j3 i3 | i0 i1 i2"};
const L19: LayoutTexts = {"a":"i0 i1 i2 i3 k3 k2 | k0 k1","b":"j0 j1 j2 j3 k3 k2 | k0 k1","d":"j0 j1 j2 j3 i3 i2 | i0 i1"};
const L20: LayoutTexts = {"a":"i0 i1 i2 i3 k3 0 | k0 k1 k2","b":"j0 j1 j2 j3 k3 0 | k0 k1 k2","d":"j0 j1 j2 j3 i3 i2 | i0 i1"};
const L21: LayoutTexts = {"a":"i0 i1 i2 i3 k4 | k0 k1 k2 k3","b":"j0 j1 j2 j3 k4 | k0 k1 k2 k3","d":"j0 j1 j2 j3 i3 | i0 i1 i2"};
const L22: LayoutTexts = {"a":"i0 i1 i2 i3 k4 k3 | k0 k1 k2","b":"j0 j1 j2 j3 k4 k3 | k0 k1 k2","d":"j0 j1 j2 j3 i3 i2 | i0 i1"};

/** What this module defines, by instruction. */
export const definitions = {
  V_WMMA_F32_16X16X128_F8F6F4: matrix("V_WMMA_F32_16X16X128_F8F6F4", {
    m: 16, n: 16, k: 128, blocks: 1, a: "f8f6f4", b: "f8f6f4", c: "f32", d: "f32", modifiers: ["formats-opsel","neg-abs-c"], model: "block32", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 4: L0, 6: L0, 8: L1 } },
  }),
  V_WMMA_F32_16X16X4_F32: matrix("V_WMMA_F32_16X16X4_F32", {
    m: 16, n: 16, k: 4, blocks: 1, a: "f32", b: "f32", c: "f32", d: "f32", modifiers: ["neg-abs-c"], model: "fma", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 32: L2 } },
  }),
  V_WMMA_F32_16X16X32_F16: matrix("V_WMMA_F32_16X16X32_F16", {
    m: 16, n: 16, k: 32, blocks: 1, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: ["neg-abs-c"], model: "fused8", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L3 } },
  }),
  V_WMMA_F16_16X16X32_F16: matrix("V_WMMA_F16_16X16X32_F16", {
    m: 16, n: 16, k: 32, blocks: 1, a: "f16", b: "f16", c: "f16", d: "f16", modifiers: ["neg-abs-c"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L3 } },
  }),
  V_WMMA_F32_16X16X32_BF16: matrix("V_WMMA_F32_16X16X32_BF16", {
    m: 16, n: 16, k: 32, blocks: 1, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: ["neg-abs-c"], model: "fused8", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L3 } },
  }),
  V_WMMA_BF16_16X16X32_BF16: matrix("V_WMMA_BF16_16X16X32_BF16", {
    m: 16, n: 16, k: 32, blocks: 1, a: "bf16", b: "bf16", c: "bf16", d: "bf16", modifiers: ["neg-abs-c"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L3 } },
  }),
  V_WMMA_BF16F32_16X16X32_BF16: matrix("V_WMMA_BF16F32_16X16X32_BF16", {
    m: 16, n: 16, k: 32, blocks: 1, a: "bf16", b: "bf16", c: "f32", d: "bf16", modifiers: ["neg-abs-c"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L3 } },
  }),
  V_SWMMAC_F32_16X16X64_F16: matrix("V_SWMMAC_F32_16X16X64_F16", {
    m: 16, n: 16, k: 64, blocks: 1, sparse: true, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: [], model: "fused8", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L4 } },
  }),
  V_SWMMAC_F32_16X16X64_BF16: matrix("V_SWMMAC_F32_16X16X64_BF16", {
    m: 16, n: 16, k: 64, blocks: 1, sparse: true, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: [], model: "fused8", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L4 } },
  }),
  V_SWMMAC_F16_16X16X64_F16: matrix("V_SWMMAC_F16_16X16X64_F16", {
    m: 16, n: 16, k: 64, blocks: 1, sparse: true, a: "f16", b: "f16", c: "f16", d: "f16", modifiers: [], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L4 } },
  }),
  V_SWMMAC_BF16_16X16X64_BF16: matrix("V_SWMMAC_BF16_16X16X64_BF16", {
    m: 16, n: 16, k: 64, blocks: 1, sparse: true, a: "bf16", b: "bf16", c: "bf16", d: "bf16", modifiers: [], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L4 } },
  }),
  V_SWMMAC_BF16F32_16X16X64_BF16: matrix("V_SWMMAC_BF16F32_16X16X64_BF16", {
    m: 16, n: 16, k: 64, blocks: 1, sparse: true, a: "bf16", b: "bf16", c: "f32", d: "bf16", modifiers: [], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L4 } },
  }),
  V_WMMA_F32_16X16X64_FP8_FP8: matrix("V_WMMA_F32_16X16X64_FP8_FP8", {
    m: 16, n: 16, k: 64, blocks: 1, a: "fp8", b: "fp8", c: "f32", d: "f32", modifiers: ["neg-abs-c"], model: "fused16", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L5 } },
  }),
  V_WMMA_F32_16X16X64_FP8_BF8: matrix("V_WMMA_F32_16X16X64_FP8_BF8", {
    m: 16, n: 16, k: 64, blocks: 1, a: "fp8", b: "bf8", c: "f32", d: "f32", modifiers: ["neg-abs-c"], model: "fused16", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L5 } },
  }),
  V_WMMA_F32_16X16X64_BF8_FP8: matrix("V_WMMA_F32_16X16X64_BF8_FP8", {
    m: 16, n: 16, k: 64, blocks: 1, a: "bf8", b: "fp8", c: "f32", d: "f32", modifiers: ["neg-abs-c"], model: "fused16", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L5 } },
  }),
  V_WMMA_F32_16X16X64_BF8_BF8: matrix("V_WMMA_F32_16X16X64_BF8_BF8", {
    m: 16, n: 16, k: 64, blocks: 1, a: "bf8", b: "bf8", c: "f32", d: "f32", modifiers: ["neg-abs-c"], model: "fused16", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L5 } },
  }),
  V_WMMA_F16_16X16X64_FP8_FP8: matrix("V_WMMA_F16_16X16X64_FP8_FP8", {
    m: 16, n: 16, k: 64, blocks: 1, a: "fp8", b: "fp8", c: "f16", d: "f16", modifiers: ["neg-abs-c"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L5 } },
  }),
  V_WMMA_F16_16X16X64_FP8_BF8: matrix("V_WMMA_F16_16X16X64_FP8_BF8", {
    m: 16, n: 16, k: 64, blocks: 1, a: "fp8", b: "bf8", c: "f16", d: "f16", modifiers: ["neg-abs-c"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L5 } },
  }),
  V_WMMA_F16_16X16X64_BF8_FP8: matrix("V_WMMA_F16_16X16X64_BF8_FP8", {
    m: 16, n: 16, k: 64, blocks: 1, a: "bf8", b: "fp8", c: "f16", d: "f16", modifiers: ["neg-abs-c"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L5 } },
  }),
  V_WMMA_F16_16X16X64_BF8_BF8: matrix("V_WMMA_F16_16X16X64_BF8_BF8", {
    m: 16, n: 16, k: 64, blocks: 1, a: "bf8", b: "bf8", c: "f16", d: "f16", modifiers: ["neg-abs-c"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L5 } },
  }),
  V_WMMA_I32_16X16X64_IU8: matrix("V_WMMA_I32_16X16X64_IU8", {
    m: 16, n: 16, k: 64, blocks: 1, a: "iu8", b: "iu8", c: "i32", d: "i32", modifiers: ["neg-signs","clamp"], model: "integer", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 32: { 8: L5 } },
  }),
  V_SWMMAC_F32_16X16X128_FP8_FP8: matrix("V_SWMMAC_F32_16X16X128_FP8_FP8", {
    m: 16, n: 16, k: 128, blocks: 1, sparse: true, a: "fp8", b: "fp8", c: "f32", d: "f32", modifiers: [], model: "fused16", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L6 } },
  }),
  V_SWMMAC_F32_16X16X128_FP8_BF8: matrix("V_SWMMAC_F32_16X16X128_FP8_BF8", {
    m: 16, n: 16, k: 128, blocks: 1, sparse: true, a: "fp8", b: "bf8", c: "f32", d: "f32", modifiers: [], model: "fused16", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L6 } },
  }),
  V_SWMMAC_F32_16X16X128_BF8_FP8: matrix("V_SWMMAC_F32_16X16X128_BF8_FP8", {
    m: 16, n: 16, k: 128, blocks: 1, sparse: true, a: "bf8", b: "fp8", c: "f32", d: "f32", modifiers: [], model: "fused16", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L6 } },
  }),
  V_SWMMAC_F32_16X16X128_BF8_BF8: matrix("V_SWMMAC_F32_16X16X128_BF8_BF8", {
    m: 16, n: 16, k: 128, blocks: 1, sparse: true, a: "bf8", b: "bf8", c: "f32", d: "f32", modifiers: [], model: "fused16", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L6 } },
  }),
  V_SWMMAC_F16_16X16X128_FP8_FP8: matrix("V_SWMMAC_F16_16X16X128_FP8_FP8", {
    m: 16, n: 16, k: 128, blocks: 1, sparse: true, a: "fp8", b: "fp8", c: "f16", d: "f16", modifiers: [], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L6 } },
  }),
  V_SWMMAC_F16_16X16X128_FP8_BF8: matrix("V_SWMMAC_F16_16X16X128_FP8_BF8", {
    m: 16, n: 16, k: 128, blocks: 1, sparse: true, a: "fp8", b: "bf8", c: "f16", d: "f16", modifiers: [], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L6 } },
  }),
  V_SWMMAC_F16_16X16X128_BF8_FP8: matrix("V_SWMMAC_F16_16X16X128_BF8_FP8", {
    m: 16, n: 16, k: 128, blocks: 1, sparse: true, a: "bf8", b: "fp8", c: "f16", d: "f16", modifiers: [], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L6 } },
  }),
  V_SWMMAC_F16_16X16X128_BF8_BF8: matrix("V_SWMMAC_F16_16X16X128_BF8_BF8", {
    m: 16, n: 16, k: 128, blocks: 1, sparse: true, a: "bf8", b: "bf8", c: "f16", d: "f16", modifiers: [], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L6 } },
  }),
  V_SWMMAC_I32_16X16X128_IU8: matrix("V_SWMMAC_I32_16X16X128_IU8", {
    m: 16, n: 16, k: 128, blocks: 1, sparse: true, a: "iu8", b: "iu8", c: "i32", d: "i32", modifiers: ["neg-signs","clamp"], model: "integer", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 32: { 8: L6 } },
  }),
  V_WMMA_F32_16X16X128_FP8_FP8: matrix("V_WMMA_F32_16X16X128_FP8_FP8", {
    m: 16, n: 16, k: 128, blocks: 1, a: "fp8", b: "fp8", c: "f32", d: "f32", modifiers: ["neg-abs-c"], model: "fused16", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L7 } },
  }),
  V_WMMA_F32_16X16X128_FP8_BF8: matrix("V_WMMA_F32_16X16X128_FP8_BF8", {
    m: 16, n: 16, k: 128, blocks: 1, a: "fp8", b: "bf8", c: "f32", d: "f32", modifiers: ["neg-abs-c"], model: "fused16", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L7 } },
  }),
  V_WMMA_F32_16X16X128_BF8_FP8: matrix("V_WMMA_F32_16X16X128_BF8_FP8", {
    m: 16, n: 16, k: 128, blocks: 1, a: "bf8", b: "fp8", c: "f32", d: "f32", modifiers: ["neg-abs-c"], model: "fused16", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L7 } },
  }),
  V_WMMA_F32_16X16X128_BF8_BF8: matrix("V_WMMA_F32_16X16X128_BF8_BF8", {
    m: 16, n: 16, k: 128, blocks: 1, a: "bf8", b: "bf8", c: "f32", d: "f32", modifiers: ["neg-abs-c"], model: "fused16", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L7 } },
  }),
  V_WMMA_F16_16X16X128_FP8_FP8: matrix("V_WMMA_F16_16X16X128_FP8_FP8", {
    m: 16, n: 16, k: 128, blocks: 1, a: "fp8", b: "fp8", c: "f16", d: "f16", modifiers: ["neg-abs-c"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L7 } },
  }),
  V_WMMA_F16_16X16X128_FP8_BF8: matrix("V_WMMA_F16_16X16X128_FP8_BF8", {
    m: 16, n: 16, k: 128, blocks: 1, a: "fp8", b: "bf8", c: "f16", d: "f16", modifiers: ["neg-abs-c"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L7 } },
  }),
  V_WMMA_F16_16X16X128_BF8_FP8: matrix("V_WMMA_F16_16X16X128_BF8_FP8", {
    m: 16, n: 16, k: 128, blocks: 1, a: "bf8", b: "fp8", c: "f16", d: "f16", modifiers: ["neg-abs-c"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L7 } },
  }),
  V_WMMA_F16_16X16X128_BF8_BF8: matrix("V_WMMA_F16_16X16X128_BF8_BF8", {
    m: 16, n: 16, k: 128, blocks: 1, a: "bf8", b: "bf8", c: "f16", d: "f16", modifiers: ["neg-abs-c"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L7 } },
  }),
  V_WMMA_F32_32X16X128_F4: matrix("V_WMMA_F32_32X16X128_F4", {
    m: 32, n: 16, k: 128, blocks: 1, a: "fp4", b: "fp4", c: "f32", d: "f32", modifiers: ["neg-abs-c"], model: "block32", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 4: L8 } },
  }),
  V_WMMA_SCALE_F32_16X16X128_F8F6F4: matrix("V_WMMA_SCALE_F32_16X16X128_F8F6F4", {
    m: 16, n: 16, k: 128, blocks: 1, a: "f8f6f4", b: "f8f6f4", c: "f32", d: "f32", modifiers: ["formats-opsel","scale-32","neg-abs-c"], model: "block32", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 4: L0, 6: L0, 8: L1 } },
  }),
  V_WMMA_SCALE_F32_32X16X128_F4: matrix("V_WMMA_SCALE_F32_32X16X128_F4", {
    m: 32, n: 16, k: 128, blocks: 1, a: "fp4", b: "fp4", c: "f32", d: "f32", modifiers: ["scale-32","neg-abs-c"], model: "block32", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 4: L8 } },
  }),
  V_WMMA_SCALE16_F32_16X16X128_F8F6F4: matrix("V_WMMA_SCALE16_F32_16X16X128_F8F6F4", {
    m: 16, n: 16, k: 128, blocks: 1, a: "f8f6f4", b: "f8f6f4", c: "f32", d: "f32", modifiers: ["formats-opsel","scale-16","neg-abs-c"], model: "block16", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 4: L0, 6: L0, 8: L1 } },
  }),
  V_WMMA_SCALE16_F32_32X16X128_F4: matrix("V_WMMA_SCALE16_F32_32X16X128_F4", {
    m: 32, n: 16, k: 128, blocks: 1, a: "fp4", b: "fp4", c: "f32", d: "f32", modifiers: ["scale-16","neg-abs-c"], model: "block16", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 4: L8 } },
  }),
  V_SWMMAC_BF16_16X16X32_BF16: matrix("V_SWMMAC_BF16_16X16X32_BF16", {
    m: 16, n: 16, k: 32, blocks: 1, sparse: true, a: "bf16", b: "bf16", c: "bf16", d: "bf16", modifiers: ["neg-halves","index-opsel"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L9 }, 64: { 16: L10 } },
  }),
  V_SWMMAC_F16_16X16X32_F16: matrix("V_SWMMAC_F16_16X16X32_F16", {
    m: 16, n: 16, k: 32, blocks: 1, sparse: true, a: "f16", b: "f16", c: "f16", d: "f16", modifiers: ["neg-halves","index-opsel"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L9 }, 64: { 16: L10 } },
  }),
  V_SWMMAC_F32_16X16X32_BF16: matrix("V_SWMMAC_F32_16X16X32_BF16", {
    m: 16, n: 16, k: 32, blocks: 1, sparse: true, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: ["neg-halves","index-opsel"], model: "fused8", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L9 }, 64: { 16: L10 } },
  }),
  V_SWMMAC_F32_16X16X32_BF8_BF8: matrix("V_SWMMAC_F32_16X16X32_BF8_BF8", {
    m: 16, n: 16, k: 32, blocks: 1, sparse: true, a: "bf8", b: "bf8", c: "f32", d: "f32", modifiers: ["index-opsel"], model: "fused16", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L11 }, 64: { 8: L12 } },
  }),
  V_SWMMAC_F32_16X16X32_BF8_FP8: matrix("V_SWMMAC_F32_16X16X32_BF8_FP8", {
    m: 16, n: 16, k: 32, blocks: 1, sparse: true, a: "bf8", b: "fp8", c: "f32", d: "f32", modifiers: ["index-opsel"], model: "fused16", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L11 }, 64: { 8: L12 } },
  }),
  V_SWMMAC_F32_16X16X32_F16: matrix("V_SWMMAC_F32_16X16X32_F16", {
    m: 16, n: 16, k: 32, blocks: 1, sparse: true, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: ["neg-halves","index-opsel"], model: "fused8", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L9 }, 64: { 16: L10 } },
  }),
  V_SWMMAC_F32_16X16X32_FP8_BF8: matrix("V_SWMMAC_F32_16X16X32_FP8_BF8", {
    m: 16, n: 16, k: 32, blocks: 1, sparse: true, a: "fp8", b: "bf8", c: "f32", d: "f32", modifiers: ["index-opsel"], model: "fused16", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L11 }, 64: { 8: L12 } },
  }),
  V_SWMMAC_F32_16X16X32_FP8_FP8: matrix("V_SWMMAC_F32_16X16X32_FP8_FP8", {
    m: 16, n: 16, k: 32, blocks: 1, sparse: true, a: "fp8", b: "fp8", c: "f32", d: "f32", modifiers: ["index-opsel"], model: "fused16", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L11 }, 64: { 8: L12 } },
  }),
  V_SWMMAC_I32_16X16X32_IU4: matrix("V_SWMMAC_I32_16X16X32_IU4", {
    m: 16, n: 16, k: 32, blocks: 1, sparse: true, a: "iu4", b: "iu4", c: "i32", d: "i32", modifiers: ["neg-signs","clamp","index-opsel"], model: "integer", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 32: { 4: L11 }, 64: { 4: L13 } },
  }),
  V_SWMMAC_I32_16X16X32_IU8: matrix("V_SWMMAC_I32_16X16X32_IU8", {
    m: 16, n: 16, k: 32, blocks: 1, sparse: true, a: "iu8", b: "iu8", c: "i32", d: "i32", modifiers: ["neg-signs","clamp","index-opsel"], model: "integer", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 32: { 8: L11 }, 64: { 8: L12 } },
  }),
  V_SWMMAC_I32_16X16X64_IU4: matrix("V_SWMMAC_I32_16X16X64_IU4", {
    m: 16, n: 16, k: 64, blocks: 1, sparse: true, a: "iu4", b: "iu4", c: "i32", d: "i32", modifiers: ["neg-signs","clamp","index-opsel"], model: "integer", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 32: { 4: L14 }, 64: { 4: L15 } },
  }),
  V_WMMA_BF16_16X16X16_BF16: matrix("V_WMMA_BF16_16X16X16_BF16", {
    m: 16, n: 16, k: 16, blocks: 1, a: "bf16", b: "bf16", c: "bf16", d: "bf16", modifiers: ["neg-halves","neg-abs-c"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L16 }, 64: { 16: L17 } },
  }),
  V_WMMA_F16_16X16X16_F16: matrix("V_WMMA_F16_16X16X16_F16", {
    m: 16, n: 16, k: 16, blocks: 1, a: "f16", b: "f16", c: "f16", d: "f16", modifiers: ["neg-halves","neg-abs-c"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L16 }, 64: { 16: L17 } },
  }),
  V_WMMA_F32_16X16X16_BF16: matrix("V_WMMA_F32_16X16X16_BF16", {
    m: 16, n: 16, k: 16, blocks: 1, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: ["neg-halves","neg-abs-c"], model: "fused8", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L16 }, 64: { 16: L17 } },
  }),
  V_WMMA_F32_16X16X16_BF8_BF8: matrix("V_WMMA_F32_16X16X16_BF8_BF8", {
    m: 16, n: 16, k: 16, blocks: 1, a: "bf8", b: "bf8", c: "f32", d: "f32", modifiers: ["neg-abs-c"], model: "fused16", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L18 }, 64: { 8: L19 } },
  }),
  V_WMMA_F32_16X16X16_BF8_FP8: matrix("V_WMMA_F32_16X16X16_BF8_FP8", {
    m: 16, n: 16, k: 16, blocks: 1, a: "bf8", b: "fp8", c: "f32", d: "f32", modifiers: ["neg-abs-c"], model: "fused16", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L18 }, 64: { 8: L19 } },
  }),
  V_WMMA_F32_16X16X16_F16: matrix("V_WMMA_F32_16X16X16_F16", {
    m: 16, n: 16, k: 16, blocks: 1, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: ["neg-halves","neg-abs-c"], model: "fused8", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 16: L16 }, 64: { 16: L17 } },
  }),
  V_WMMA_F32_16X16X16_FP8_BF8: matrix("V_WMMA_F32_16X16X16_FP8_BF8", {
    m: 16, n: 16, k: 16, blocks: 1, a: "fp8", b: "bf8", c: "f32", d: "f32", modifiers: ["neg-abs-c"], model: "fused16", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L18 }, 64: { 8: L19 } },
  }),
  V_WMMA_F32_16X16X16_FP8_FP8: matrix("V_WMMA_F32_16X16X16_FP8_FP8", {
    m: 16, n: 16, k: 16, blocks: 1, a: "fp8", b: "fp8", c: "f32", d: "f32", modifiers: ["neg-abs-c"], model: "fused16", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"unknown"},
    layouts: { 32: { 8: L18 }, 64: { 8: L19 } },
  }),
  V_WMMA_I32_16X16X16_IU4: matrix("V_WMMA_I32_16X16X16_IU4", {
    m: 16, n: 16, k: 16, blocks: 1, a: "iu4", b: "iu4", c: "i32", d: "i32", modifiers: ["neg-signs","clamp"], model: "integer", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 32: { 4: L18 }, 64: { 4: L20 } },
  }),
  V_WMMA_I32_16X16X16_IU8: matrix("V_WMMA_I32_16X16X16_IU8", {
    m: 16, n: 16, k: 16, blocks: 1, a: "iu8", b: "iu8", c: "i32", d: "i32", modifiers: ["neg-signs","clamp"], model: "integer", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 32: { 8: L18 }, 64: { 8: L19 } },
  }),
  V_WMMA_I32_16X16X32_IU4: matrix("V_WMMA_I32_16X16X32_IU4", {
    m: 16, n: 16, k: 32, blocks: 1, a: "iu4", b: "iu4", c: "i32", d: "i32", modifiers: ["neg-signs","clamp"], model: "integer", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 32: { 4: L21 }, 64: { 4: L22 } },
  }),
};

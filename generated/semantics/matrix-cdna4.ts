// CDNA 4: what its matrix instructions do.
// Generated from spec/layouts by `npm run generate`; do not edit.
import { matrix, type LayoutTexts } from "../../runtime/matrix/index.js";

const L0: LayoutTexts = {"a":"i0 i1 i2 i3 k5 k6 | k0 k1 k2 k3 k4","b":"j0 j1 j2 j3 k5 k6 | k0 k1 k2 k3 k4","d":"j0 j1 j2 j3 i2 i3 | i0 i1"};
const L1: LayoutTexts = {"a":"i0 i1 i2 i3 k4 k5 | k0 k1 k2 k3 k6","b":"j0 j1 j2 j3 k4 k5 | k0 k1 k2 k3 k6","d":"j0 j1 j2 j3 i2 i3 | i0 i1"};
const L2: LayoutTexts = {"a":"i0 i1 i2 i3 i4 k5 | k0 k1 k2 k3 k4","b":"j0 j1 j2 j3 j4 k5 | k0 k1 k2 k3 k4","d":"j0 j1 j2 j3 j4 i2 | i0 i1 i3 i4"};
const L3: LayoutTexts = {"a":"i0 i1 i2 i3 i4 k4 | k0 k1 k2 k3 k5","b":"j0 j1 j2 j3 j4 k4 | k0 k1 k2 k3 k5","d":"j0 j1 j2 j3 j4 i2 | i0 i1 i3 i4"};
const L4: LayoutTexts = {"a":"i0 i1 i2 i3 k3 k4 | k0 k1 k2","b":"j0 j1 j2 j3 k3 k4 | k0 k1 k2","d":"j0 j1 j2 j3 i2 i3 | i0 i1"};
const L5: LayoutTexts = {"a":"i0 i1 i2 i3 k4 k5 | k0 k1 k2 k3","b":"j0 j1 j2 j3 k4 k5 | k0 k1 k2 k3","d":"j0 j1 j2 j3 i2 i3 | i0 i1"};
const L6: LayoutTexts = {"a":"i0 i1 i2 i3 i4 k3 | k0 k1 k2","b":"j0 j1 j2 j3 j4 k3 | k0 k1 k2","d":"j0 j1 j2 j3 j4 i2 | i0 i1 i3 i4"};
const L7: LayoutTexts = {"a":"i0 i1 i2 i3 i4 k4 | k0 k1 k2 k3","b":"j0 j1 j2 j3 j4 k4 | k0 k1 k2 k3","d":"j0 j1 j2 j3 j4 i2 | i0 i1 i3 i4"};
const L8: LayoutTexts = {"a":"i0 i1 i2 i3 p2 p3 | p0 p1 p4","b":"j0 j1 j2 j3 k3 k4 | k0 k1 k2 k5","d":"j0 j1 j2 j3 i2 i3 | i0 i1"};
const L9: LayoutTexts = {"a":"i0 i1 i2 i3 p3 p4 | p0 p1 p2 p5","b":"j0 j1 j2 j3 k4 k5 | k0 k1 k2 k3 k6","d":"j0 j1 j2 j3 i2 i3 | i0 i1"};
const L10: LayoutTexts = {"a":"i0 i1 i2 i3 i4 b0 |","b":"j0 j1 j2 j3 j4 b0 |","d":"j0 j1 j2 j3 j4 i2 | i0 i1 i3 i4 b0"};
const L11: LayoutTexts = {"a":"i0 i1 i2 i3 b0 b1 |","b":"j0 j1 j2 j3 b0 b1 |","d":"j0 j1 j2 j3 i2 i3 | i0 i1 b0 b1"};
const L12: LayoutTexts = {"a":"i0 i1 b0 b1 b2 b3 |","b":"j0 j1 b0 b1 b2 b3 |","d":"j0 j1 b0 b1 b2 b3 | i0 i1"};
const L13: LayoutTexts = {"a":"i0 i1 i2 i3 i4 k0 |","b":"j0 j1 j2 j3 j4 k0 |","d":"j0 j1 j2 j3 j4 i2 | i0 i1 i3 i4"};
const L14: LayoutTexts = {"a":"i0 i1 i2 i3 k0 k1 |","b":"j0 j1 j2 j3 k0 k1 |","d":"j0 j1 j2 j3 i2 i3 | i0 i1"};
const L15: LayoutTexts = {"a":"i0 i1 i2 i3 i4 p2 | p0 p1 p3","b":"j0 j1 j2 j3 j4 k3 | k0 k1 k2 k4","d":"j0 j1 j2 j3 j4 i2 | i0 i1 i3 i4"};
const L16: LayoutTexts = {"a":"i0 i1 i2 i3 i4 p3 | p0 p1 p2 p4","b":"j0 j1 j2 j3 j4 k4 | k0 k1 k2 k3 k5","d":"j0 j1 j2 j3 j4 i2 | i0 i1 i3 i4"};
const L17: LayoutTexts = {"a":"i0 i1 i2 i3 i4 b0 | k0 k1","b":"j0 j1 j2 j3 j4 b0 | k0 k1","d":"j0 j1 j2 j3 j4 i2 | i0 i1 i3 i4 b0"};
const L18: LayoutTexts = {"a":"i0 i1 i2 i3 b0 b1 | k0 k1","b":"j0 j1 j2 j3 b0 b1 | k0 k1","d":"j0 j1 j2 j3 i2 i3 | i0 i1 b0 b1"};
const L19: LayoutTexts = {"a":"i0 i1 b0 b1 b2 b3 | k0 k1","b":"j0 j1 b0 b1 b2 b3 | k0 k1","d":"j0 j1 b0 b1 b2 b3 | i0 i1"};
const L20: LayoutTexts = {"a":"i0 i1 i2 i3 i4 k2 | k0 k1","b":"j0 j1 j2 j3 j4 k2 | k0 k1","d":"j0 j1 j2 j3 j4 i2 | i0 i1 i3 i4"};
const L21: LayoutTexts = {"a":"i0 i1 i2 i3 k2 k3 | k0 k1","b":"j0 j1 j2 j3 k2 k3 | k0 k1","d":"j0 j1 j2 j3 i2 i3 | i0 i1"};
const L22: LayoutTexts = {"a":"i0 i1 i2 i3 p2 p3 | p0 p1","b":"j0 j1 j2 j3 k3 k4 | k0 k1 k2","d":"j0 j1 j2 j3 i2 i3 | i0 i1"};
const L23: LayoutTexts = {"a":"i0 i1 i2 i3 i4 p2 | p0 p1","b":"j0 j1 j2 j3 j4 k3 | k0 k1 k2","d":"j0 j1 j2 j3 j4 i2 | i0 i1 i3 i4"};
const L24: LayoutTexts = {"a":"i0 i1 i2 i3 p3 p4 | p0 p1 p2","b":"j0 j1 j2 j3 k4 k5 | k0 k1 k2 k3","d":"j0 j1 j2 j3 i2 i3 | i0 i1"};
const L25: LayoutTexts = {"a":"i0 i1 i2 i3 i4 p3 | p0 p1 p2","b":"j0 j1 j2 j3 j4 k4 | k0 k1 k2 k3","d":"j0 j1 j2 j3 j4 i2 | i0 i1 i3 i4"};
const L26: LayoutTexts = {"a":"i0 i1 i2 i3 k0 k1 |","b":"j0 j1 j2 j3 k0 k1 |","d":"j0 j1 j2 j3 i0 i1 | i2 i3"};
const L27: LayoutTexts = {"a":"i0 i1 b0 b1 k0 k1 |","b":"j0 j1 b0 b1 k0 k1 |","d":"j0 j1 b0 b1 i0 i1 |"};

/** What this module defines, by instruction. */
export const definitions = {
  V_MFMA_F32_16X16X128_F8F6F4: matrix("V_MFMA_F32_16X16X128_F8F6F4", {
    m: 16, n: 16, k: 128, blocks: 1, a: "f8f6f4", b: "f8f6f4", c: "f32", d: "f32", modifiers: ["formats-cbsz"], model: "block32", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 4: L0, 6: L0, 8: L1 } },
  }),
  V_MFMA_F32_32X32X64_F8F6F4: matrix("V_MFMA_F32_32X32X64_F8F6F4", {
    m: 32, n: 32, k: 64, blocks: 1, a: "f8f6f4", b: "f8f6f4", c: "f32", d: "f32", modifiers: ["formats-cbsz"], model: "block32", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 4: L2, 6: L2, 8: L3 } },
  }),
  V_MFMA_F32_16X16X32_BF16: matrix("V_MFMA_F32_16X16X32_BF16", {
    m: 16, n: 16, k: 32, blocks: 1, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 0: L4 } },
  }),
  V_MFMA_I32_16X16X64_I8: matrix("V_MFMA_I32_16X16X64_I8", {
    m: 16, n: 16, k: 64, blocks: 1, a: "i8", b: "i8", c: "i32", d: "i32", modifiers: ["broadcast"], model: "integer", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L5 } },
  }),
  V_MFMA_F32_32X32X16_BF16: matrix("V_MFMA_F32_32X32X16_BF16", {
    m: 32, n: 32, k: 16, blocks: 1, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 0: L6 } },
  }),
  V_MFMA_I32_32X32X32_I8: matrix("V_MFMA_I32_32X32X32_I8", {
    m: 32, n: 32, k: 32, blocks: 1, a: "i8", b: "i8", c: "i32", d: "i32", modifiers: ["broadcast"], model: "integer", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L7 } },
  }),
  V_SMFMAC_F32_16X16X64_BF16: matrix("V_SMFMAC_F32_16X16X64_BF16", {
    m: 16, n: 16, k: 64, blocks: 1, sparse: true, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 16: L8 } },
  }),
  V_SMFMAC_I32_16X16X128_I8: matrix("V_SMFMAC_I32_16X16X128_I8", {
    m: 16, n: 16, k: 128, blocks: 1, sparse: true, a: "i8", b: "i8", c: "i32", d: "i32", modifiers: ["index-abid"], model: "integer", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 64: { 8: L9 } },
  }),
  V_SMFMAC_F32_16X16X128_BF8_BF8: matrix("V_SMFMAC_F32_16X16X128_BF8_BF8", {
    m: 16, n: 16, k: 128, blocks: 1, sparse: true, a: "bf8", b: "bf8", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 8: L9 } },
  }),
  V_SMFMAC_F32_16X16X128_BF8_FP8: matrix("V_SMFMAC_F32_16X16X128_BF8_FP8", {
    m: 16, n: 16, k: 128, blocks: 1, sparse: true, a: "bf8", b: "fp8", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 8: L9 } },
  }),
  V_SMFMAC_F32_16X16X128_FP8_BF8: matrix("V_SMFMAC_F32_16X16X128_FP8_BF8", {
    m: 16, n: 16, k: 128, blocks: 1, sparse: true, a: "fp8", b: "bf8", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 8: L9 } },
  }),
  V_MFMA_F32_32X32X1_2B_F32: matrix("V_MFMA_F32_32X32X1_2B_F32", {
    m: 32, n: 32, k: 1, blocks: 2, a: "f32", b: "f32", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fma", inputs: "mode", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L10 } },
  }),
  V_MFMA_F32_16X16X1_4B_F32: matrix("V_MFMA_F32_16X16X1_4B_F32", {
    m: 16, n: 16, k: 1, blocks: 4, a: "f32", b: "f32", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fma", inputs: "mode", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L11 } },
  }),
  V_MFMA_F32_4X4X1_16B_F32: matrix("V_MFMA_F32_4X4X1_16B_F32", {
    m: 4, n: 4, k: 1, blocks: 16, a: "f32", b: "f32", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fma", inputs: "mode", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L12 } },
  }),
  V_SMFMAC_F32_16X16X128_FP8_FP8: matrix("V_SMFMAC_F32_16X16X128_FP8_FP8", {
    m: 16, n: 16, k: 128, blocks: 1, sparse: true, a: "fp8", b: "fp8", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 8: L9 } },
  }),
  V_MFMA_F32_32X32X2_F32: matrix("V_MFMA_F32_32X32X2_F32", {
    m: 32, n: 32, k: 2, blocks: 1, a: "f32", b: "f32", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fma", inputs: "mode", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L13 } },
  }),
  V_MFMA_F32_16X16X4_F32: matrix("V_MFMA_F32_16X16X4_F32", {
    m: 16, n: 16, k: 4, blocks: 1, a: "f32", b: "f32", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fma", inputs: "mode", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L14 } },
  }),
  V_SMFMAC_F32_32X32X32_BF16: matrix("V_SMFMAC_F32_32X32X32_BF16", {
    m: 32, n: 32, k: 32, blocks: 1, sparse: true, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 16: L15 } },
  }),
  V_SMFMAC_I32_32X32X64_I8: matrix("V_SMFMAC_I32_32X32X64_I8", {
    m: 32, n: 32, k: 64, blocks: 1, sparse: true, a: "i8", b: "i8", c: "i32", d: "i32", modifiers: ["index-abid"], model: "integer", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 64: { 8: L16 } },
  }),
  V_MFMA_F32_32X32X4_2B_F16: matrix("V_MFMA_F32_32X32X4_2B_F16", {
    m: 32, n: 32, k: 4, blocks: 2, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 0: L17 } },
  }),
  V_MFMA_F32_16X16X4_4B_F16: matrix("V_MFMA_F32_16X16X4_4B_F16", {
    m: 16, n: 16, k: 4, blocks: 4, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 0: L18 } },
  }),
  V_MFMA_F32_4X4X4_16B_F16: matrix("V_MFMA_F32_4X4X4_16B_F16", {
    m: 4, n: 4, k: 4, blocks: 16, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 0: L19 } },
  }),
  V_SMFMAC_F32_32X32X64_BF8_BF8: matrix("V_SMFMAC_F32_32X32X64_BF8_BF8", {
    m: 32, n: 32, k: 64, blocks: 1, sparse: true, a: "bf8", b: "bf8", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 8: L16 } },
  }),
  V_MFMA_F32_32X32X8_F16: matrix("V_MFMA_F32_32X32X8_F16", {
    m: 32, n: 32, k: 8, blocks: 1, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 0: L20 } },
  }),
  V_MFMA_F32_16X16X16_F16: matrix("V_MFMA_F32_16X16X16_F16", {
    m: 16, n: 16, k: 16, blocks: 1, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 0: L21 } },
  }),
  V_SMFMAC_F32_32X32X64_BF8_FP8: matrix("V_SMFMAC_F32_32X32X64_BF8_FP8", {
    m: 32, n: 32, k: 64, blocks: 1, sparse: true, a: "bf8", b: "fp8", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 8: L16 } },
  }),
  V_SMFMAC_F32_32X32X64_FP8_BF8: matrix("V_SMFMAC_F32_32X32X64_FP8_BF8", {
    m: 32, n: 32, k: 64, blocks: 1, sparse: true, a: "fp8", b: "bf8", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 8: L16 } },
  }),
  V_MFMA_I32_32X32X4_2B_I8: matrix("V_MFMA_I32_32X32X4_2B_I8", {
    m: 32, n: 32, k: 4, blocks: 2, a: "i8", b: "i8", c: "i32", d: "i32", modifiers: ["broadcast"], model: "integer", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L17 } },
  }),
  V_MFMA_I32_16X16X4_4B_I8: matrix("V_MFMA_I32_16X16X4_4B_I8", {
    m: 16, n: 16, k: 4, blocks: 4, a: "i8", b: "i8", c: "i32", d: "i32", modifiers: ["broadcast"], model: "integer", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L18 } },
  }),
  V_MFMA_I32_4X4X4_16B_I8: matrix("V_MFMA_I32_4X4X4_16B_I8", {
    m: 4, n: 4, k: 4, blocks: 16, a: "i8", b: "i8", c: "i32", d: "i32", modifiers: ["broadcast"], model: "integer", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L19 } },
  }),
  V_SMFMAC_F32_32X32X64_FP8_FP8: matrix("V_SMFMAC_F32_32X32X64_FP8_FP8", {
    m: 32, n: 32, k: 64, blocks: 1, sparse: true, a: "fp8", b: "fp8", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 8: L16 } },
  }),
  V_MFMA_F32_16X16X32_F16: matrix("V_MFMA_F32_16X16X32_F16", {
    m: 16, n: 16, k: 32, blocks: 1, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 0: L4 } },
  }),
  V_MFMA_F32_32X32X16_F16: matrix("V_MFMA_F32_32X32X16_F16", {
    m: 32, n: 32, k: 16, blocks: 1, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 0: L6 } },
  }),
  V_MFMA_I32_32X32X16_I8: matrix("V_MFMA_I32_32X32X16_I8", {
    m: 32, n: 32, k: 16, blocks: 1, a: "i8", b: "i8", c: "i32", d: "i32", modifiers: ["broadcast"], model: "integer", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L6 } },
  }),
  V_MFMA_I32_16X16X32_I8: matrix("V_MFMA_I32_16X16X32_I8", {
    m: 16, n: 16, k: 32, blocks: 1, a: "i8", b: "i8", c: "i32", d: "i32", modifiers: ["broadcast"], model: "integer", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L4 } },
  }),
  V_SMFMAC_F32_16X16X64_F16: matrix("V_SMFMAC_F32_16X16X64_F16", {
    m: 16, n: 16, k: 64, blocks: 1, sparse: true, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 16: L8 } },
  }),
  V_SMFMAC_F32_32X32X32_F16: matrix("V_SMFMAC_F32_32X32X32_F16", {
    m: 32, n: 32, k: 32, blocks: 1, sparse: true, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 16: L15 } },
  }),
  V_MFMA_F32_32X32X4_2B_BF16: matrix("V_MFMA_F32_32X32X4_2B_BF16", {
    m: 32, n: 32, k: 4, blocks: 2, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 0: L17 } },
  }),
  V_MFMA_F32_16X16X4_4B_BF16: matrix("V_MFMA_F32_16X16X4_4B_BF16", {
    m: 16, n: 16, k: 4, blocks: 4, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 0: L18 } },
  }),
  V_MFMA_F32_4X4X4_16B_BF16: matrix("V_MFMA_F32_4X4X4_16B_BF16", {
    m: 4, n: 4, k: 4, blocks: 16, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 0: L19 } },
  }),
  V_MFMA_F32_32X32X8_BF16: matrix("V_MFMA_F32_32X32X8_BF16", {
    m: 32, n: 32, k: 8, blocks: 1, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 0: L20 } },
  }),
  V_MFMA_F32_16X16X16_BF16: matrix("V_MFMA_F32_16X16X16_BF16", {
    m: 16, n: 16, k: 16, blocks: 1, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 0: L21 } },
  }),
  V_SMFMAC_F32_16X16X32_F16: matrix("V_SMFMAC_F32_16X16X32_F16", {
    m: 16, n: 16, k: 32, blocks: 1, sparse: true, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 16: L22 } },
  }),
  V_SMFMAC_F32_32X32X16_F16: matrix("V_SMFMAC_F32_32X32X16_F16", {
    m: 32, n: 32, k: 16, blocks: 1, sparse: true, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 16: L23 } },
  }),
  V_SMFMAC_F32_16X16X32_BF16: matrix("V_SMFMAC_F32_16X16X32_BF16", {
    m: 16, n: 16, k: 32, blocks: 1, sparse: true, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 16: L22 } },
  }),
  V_SMFMAC_F32_32X32X16_BF16: matrix("V_SMFMAC_F32_32X32X16_BF16", {
    m: 32, n: 32, k: 16, blocks: 1, sparse: true, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused8", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 16: L23 } },
  }),
  V_SMFMAC_I32_16X16X64_I8: matrix("V_SMFMAC_I32_16X16X64_I8", {
    m: 16, n: 16, k: 64, blocks: 1, sparse: true, a: "i8", b: "i8", c: "i32", d: "i32", modifiers: ["index-abid"], model: "integer", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 64: { 8: L24 } },
  }),
  V_SMFMAC_I32_32X32X32_I8: matrix("V_SMFMAC_I32_32X32X32_I8", {
    m: 32, n: 32, k: 32, blocks: 1, sparse: true, a: "i8", b: "i8", c: "i32", d: "i32", modifiers: ["index-abid"], model: "integer", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"exact"},
    layouts: { 64: { 8: L25 } },
  }),
  V_MFMA_F64_16X16X4_F64: matrix("V_MFMA_F64_16X16X4_F64", {
    m: 16, n: 16, k: 4, blocks: 1, a: "f64", b: "f64", c: "f64", d: "f64", modifiers: ["blgp-negates"], model: "fma64", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 64: { 64: L26 } },
  }),
  V_MFMA_F64_4X4X4_4B_F64: matrix("V_MFMA_F64_4X4X4_4B_F64", {
    m: 4, n: 4, k: 4, blocks: 4, a: "f64", b: "f64", c: "f64", d: "f64", modifiers: ["blgp-negates"], model: "fma64", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 64: { 64: L27 } },
  }),
  V_MFMA_F32_16X16X32_BF8_BF8: matrix("V_MFMA_F32_16X16X32_BF8_BF8", {
    m: 16, n: 16, k: 32, blocks: 1, a: "bf8", b: "bf8", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 0: L4 } },
  }),
  V_MFMA_F32_16X16X32_BF8_FP8: matrix("V_MFMA_F32_16X16X32_BF8_FP8", {
    m: 16, n: 16, k: 32, blocks: 1, a: "bf8", b: "fp8", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 0: L4 } },
  }),
  V_MFMA_F32_16X16X32_FP8_BF8: matrix("V_MFMA_F32_16X16X32_FP8_BF8", {
    m: 16, n: 16, k: 32, blocks: 1, a: "fp8", b: "bf8", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 0: L4 } },
  }),
  V_MFMA_F32_16X16X32_FP8_FP8: matrix("V_MFMA_F32_16X16X32_FP8_FP8", {
    m: 16, n: 16, k: 32, blocks: 1, a: "fp8", b: "fp8", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 0: L4 } },
  }),
  V_MFMA_F32_32X32X16_BF8_BF8: matrix("V_MFMA_F32_32X32X16_BF8_BF8", {
    m: 32, n: 32, k: 16, blocks: 1, a: "bf8", b: "bf8", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 0: L6 } },
  }),
  V_MFMA_F32_32X32X16_BF8_FP8: matrix("V_MFMA_F32_32X32X16_BF8_FP8", {
    m: 32, n: 32, k: 16, blocks: 1, a: "bf8", b: "fp8", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 0: L6 } },
  }),
  V_MFMA_F32_32X32X16_FP8_BF8: matrix("V_MFMA_F32_32X32X16_FP8_BF8", {
    m: 32, n: 32, k: 16, blocks: 1, a: "fp8", b: "bf8", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 0: L6 } },
  }),
  V_MFMA_F32_32X32X16_FP8_FP8: matrix("V_MFMA_F32_32X32X16_FP8_FP8", {
    m: 32, n: 32, k: 16, blocks: 1, a: "fp8", b: "fp8", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 0: L6 } },
  }),
  V_SMFMAC_F32_16X16X64_BF8_BF8: matrix("V_SMFMAC_F32_16X16X64_BF8_BF8", {
    m: 16, n: 16, k: 64, blocks: 1, sparse: true, a: "bf8", b: "bf8", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 8: L24 } },
  }),
  V_SMFMAC_F32_16X16X64_BF8_FP8: matrix("V_SMFMAC_F32_16X16X64_BF8_FP8", {
    m: 16, n: 16, k: 64, blocks: 1, sparse: true, a: "bf8", b: "fp8", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 8: L24 } },
  }),
  V_SMFMAC_F32_16X16X64_FP8_BF8: matrix("V_SMFMAC_F32_16X16X64_FP8_BF8", {
    m: 16, n: 16, k: 64, blocks: 1, sparse: true, a: "fp8", b: "bf8", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 8: L24 } },
  }),
  V_SMFMAC_F32_16X16X64_FP8_FP8: matrix("V_SMFMAC_F32_16X16X64_FP8_FP8", {
    m: 16, n: 16, k: 64, blocks: 1, sparse: true, a: "fp8", b: "fp8", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 8: L24 } },
  }),
  V_SMFMAC_F32_32X32X32_BF8_BF8: matrix("V_SMFMAC_F32_32X32X32_BF8_BF8", {
    m: 32, n: 32, k: 32, blocks: 1, sparse: true, a: "bf8", b: "bf8", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 8: L25 } },
  }),
  V_SMFMAC_F32_32X32X32_BF8_FP8: matrix("V_SMFMAC_F32_32X32X32_BF8_FP8", {
    m: 32, n: 32, k: 32, blocks: 1, sparse: true, a: "bf8", b: "fp8", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 8: L25 } },
  }),
  V_SMFMAC_F32_32X32X32_FP8_BF8: matrix("V_SMFMAC_F32_32X32X32_FP8_BF8", {
    m: 32, n: 32, k: 32, blocks: 1, sparse: true, a: "fp8", b: "bf8", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 8: L25 } },
  }),
  V_SMFMAC_F32_32X32X32_FP8_FP8: matrix("V_SMFMAC_F32_32X32X32_FP8_FP8", {
    m: 32, n: 32, k: 32, blocks: 1, sparse: true, a: "fp8", b: "fp8", c: "f32", d: "f32", modifiers: ["index-abid"], model: "fused16", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 8: L25 } },
  }),
  V_MFMA_SCALE_F32_16X16X128_F8F6F4: matrix("V_MFMA_SCALE_F32_16X16X128_F8F6F4", {
    m: 16, n: 16, k: 128, blocks: 1, a: "f8f6f4", b: "f8f6f4", c: "f32", d: "f32", modifiers: ["formats-cbsz","scale-byte","neg-abs-c"], model: "block32", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 4: L0, 6: L0, 8: L1 } },
  }),
  V_MFMA_SCALE_F32_32X32X64_F8F6F4: matrix("V_MFMA_SCALE_F32_32X32X64_F8F6F4", {
    m: 32, n: 32, k: 64, blocks: 1, a: "f8f6f4", b: "f8f6f4", c: "f32", d: "f32", modifiers: ["formats-cbsz","scale-byte","neg-abs-c"], model: "block32", inputs: "keep", results: "keep", overflow: true, fidelity: {"kind":"unknown"},
    layouts: { 64: { 4: L2, 6: L2, 8: L3 } },
  }),
};

// CDNA 1: what its matrix instructions do.
// Generated from spec/layouts by `npm run generate`; do not edit.
import { matrix, type LayoutTexts } from "../../runtime/matrix/index.js";

const L0: LayoutTexts = {"a":"i0 i1 i2 i3 i4 b0 |","b":"j0 j1 j2 j3 j4 b0 |","d":"j0 j1 j2 j3 j4 i2 | i0 i1 i3 i4 b0"};
const L1: LayoutTexts = {"a":"i0 i1 i2 i3 b0 b1 |","b":"j0 j1 j2 j3 b0 b1 |","d":"j0 j1 j2 j3 i2 i3 | i0 i1 b0 b1"};
const L2: LayoutTexts = {"a":"i0 i1 b0 b1 b2 b3 |","b":"j0 j1 b0 b1 b2 b3 |","d":"j0 j1 b0 b1 b2 b3 | i0 i1"};
const L3: LayoutTexts = {"a":"i0 i1 i2 i3 i4 k0 |","b":"j0 j1 j2 j3 j4 k0 |","d":"j0 j1 j2 j3 j4 i2 | i0 i1 i3 i4"};
const L4: LayoutTexts = {"a":"i0 i1 i2 i3 k0 k1 |","b":"j0 j1 j2 j3 k0 k1 |","d":"j0 j1 j2 j3 i2 i3 | i0 i1"};
const L5: LayoutTexts = {"a":"i0 i1 i2 i3 i4 b0 | k0 k1","b":"j0 j1 j2 j3 j4 b0 | k0 k1","d":"j0 j1 j2 j3 j4 i2 | i0 i1 i3 i4 b0"};
const L6: LayoutTexts = {"a":"i0 i1 i2 i3 b0 b1 | k0 k1","b":"j0 j1 j2 j3 b0 b1 | k0 k1","d":"j0 j1 j2 j3 i2 i3 | i0 i1 b0 b1"};
const L7: LayoutTexts = {"a":"i0 i1 b0 b1 b2 b3 | k0 k1","b":"j0 j1 b0 b1 b2 b3 | k0 k1","d":"j0 j1 b0 b1 b2 b3 | i0 i1"};
const L8: LayoutTexts = {"a":"i0 i1 i2 i3 i4 k2 | k0 k1","b":"j0 j1 j2 j3 j4 k2 | k0 k1","d":"j0 j1 j2 j3 j4 i2 | i0 i1 i3 i4"};
const L9: LayoutTexts = {"a":"i0 i1 i2 i3 k2 k3 | k0 k1","b":"j0 j1 j2 j3 k2 k3 | k0 k1","d":"j0 j1 j2 j3 i2 i3 | i0 i1"};
const L10: LayoutTexts = {"a":"i0 i1 i2 i3 i4 b0 | k0","b":"j0 j1 j2 j3 j4 b0 | k0","d":"j0 j1 j2 j3 j4 i2 | i0 i1 i3 i4 b0"};
const L11: LayoutTexts = {"a":"i0 i1 i2 i3 b0 b1 | k0","b":"j0 j1 j2 j3 b0 b1 | k0","d":"j0 j1 j2 j3 i2 i3 | i0 i1 b0 b1"};
const L12: LayoutTexts = {"a":"i0 i1 b0 b1 b2 b3 | k0","b":"j0 j1 b0 b1 b2 b3 | k0","d":"j0 j1 b0 b1 b2 b3 | i0 i1"};
const L13: LayoutTexts = {"a":"i0 i1 i2 i3 i4 k1 | k0","b":"j0 j1 j2 j3 j4 k1 | k0","d":"j0 j1 j2 j3 j4 i2 | i0 i1 i3 i4"};
const L14: LayoutTexts = {"a":"i0 i1 i2 i3 k1 k2 | k0","b":"j0 j1 j2 j3 k1 k2 | k0","d":"j0 j1 j2 j3 i2 i3 | i0 i1"};

/** What this module defines, by instruction. */
export const definitions = {
  V_MFMA_F32_32X32X1F32: matrix("V_MFMA_F32_32X32X1F32", {
    m: 32, n: 32, k: 1, blocks: 2, a: "f32", b: "f32", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fma", inputs: "mode", results: "mode", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L0 } },
  }),
  V_MFMA_F32_16X16X1F32: matrix("V_MFMA_F32_16X16X1F32", {
    m: 16, n: 16, k: 1, blocks: 4, a: "f32", b: "f32", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fma", inputs: "mode", results: "mode", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L1 } },
  }),
  V_MFMA_F32_4X4X1F32: matrix("V_MFMA_F32_4X4X1F32", {
    m: 4, n: 4, k: 1, blocks: 16, a: "f32", b: "f32", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fma", inputs: "mode", results: "mode", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L2 } },
  }),
  V_MFMA_F32_32X32X2F32: matrix("V_MFMA_F32_32X32X2F32", {
    m: 32, n: 32, k: 2, blocks: 1, a: "f32", b: "f32", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fma", inputs: "mode", results: "mode", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L3 } },
  }),
  V_MFMA_F32_16X16X4F32: matrix("V_MFMA_F32_16X16X4F32", {
    m: 16, n: 16, k: 4, blocks: 1, a: "f32", b: "f32", c: "f32", d: "f32", modifiers: ["broadcast"], model: "fma", inputs: "mode", results: "mode", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L4 } },
  }),
  V_MFMA_F32_32X32X4F16: matrix("V_MFMA_F32_32X32X4F16", {
    m: 32, n: 32, k: 4, blocks: 2, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "tree4", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L5 } },
  }),
  V_MFMA_F32_16X16X4F16: matrix("V_MFMA_F32_16X16X4F16", {
    m: 16, n: 16, k: 4, blocks: 4, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "tree4", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L6 } },
  }),
  V_MFMA_F32_4X4X4F16: matrix("V_MFMA_F32_4X4X4F16", {
    m: 4, n: 4, k: 4, blocks: 16, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "tree4", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L7 } },
  }),
  V_MFMA_F32_32X32X8F16: matrix("V_MFMA_F32_32X32X8F16", {
    m: 32, n: 32, k: 8, blocks: 1, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "tree4", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L8 } },
  }),
  V_MFMA_F32_16X16X16F16: matrix("V_MFMA_F32_16X16X16F16", {
    m: 16, n: 16, k: 16, blocks: 1, a: "f16", b: "f16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "tree4", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L9 } },
  }),
  V_MFMA_I32_32X32X4I8: matrix("V_MFMA_I32_32X32X4I8", {
    m: 32, n: 32, k: 4, blocks: 2, a: "i8", b: "i8", c: "i32", d: "i32", modifiers: ["broadcast"], model: "integer", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L5 } },
  }),
  V_MFMA_I32_16X16X4I8: matrix("V_MFMA_I32_16X16X4I8", {
    m: 16, n: 16, k: 4, blocks: 4, a: "i8", b: "i8", c: "i32", d: "i32", modifiers: ["broadcast"], model: "integer", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L6 } },
  }),
  V_MFMA_I32_4X4X4I8: matrix("V_MFMA_I32_4X4X4I8", {
    m: 4, n: 4, k: 4, blocks: 16, a: "i8", b: "i8", c: "i32", d: "i32", modifiers: ["broadcast"], model: "integer", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L7 } },
  }),
  V_MFMA_I32_32X32X8I8: matrix("V_MFMA_I32_32X32X8I8", {
    m: 32, n: 32, k: 8, blocks: 1, a: "i8", b: "i8", c: "i32", d: "i32", modifiers: ["broadcast"], model: "integer", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L8 } },
  }),
  V_MFMA_I32_16X16X16I8: matrix("V_MFMA_I32_16X16X16I8", {
    m: 16, n: 16, k: 16, blocks: 1, a: "i8", b: "i8", c: "i32", d: "i32", modifiers: ["broadcast"], model: "integer", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L9 } },
  }),
  V_MFMA_F32_32X32X2BF16: matrix("V_MFMA_F32_32X32X2BF16", {
    m: 32, n: 32, k: 2, blocks: 2, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "tree2", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L10 } },
  }),
  V_MFMA_F32_16X16X2BF16: matrix("V_MFMA_F32_16X16X2BF16", {
    m: 16, n: 16, k: 2, blocks: 4, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "tree2", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L11 } },
  }),
  V_MFMA_F32_4X4X2BF16: matrix("V_MFMA_F32_4X4X2BF16", {
    m: 4, n: 4, k: 2, blocks: 16, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "tree2", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L12 } },
  }),
  V_MFMA_F32_32X32X4BF16: matrix("V_MFMA_F32_32X32X4BF16", {
    m: 32, n: 32, k: 4, blocks: 1, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "tree2", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L13 } },
  }),
  V_MFMA_F32_16X16X8BF16: matrix("V_MFMA_F32_16X16X8BF16", {
    m: 16, n: 16, k: 8, blocks: 1, a: "bf16", b: "bf16", c: "f32", d: "f32", modifiers: ["broadcast"], model: "tree2", inputs: "keep", results: "keep", overflow: false, fidelity: {"kind":"exact"},
    layouts: { 64: { 0: L14 } },
  }),
};

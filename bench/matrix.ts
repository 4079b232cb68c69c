/**
 * Multiply-adds per second of matrix instructions run on a wave: gathering from registers, arithmetic, writing back.
 * Peer: as many multiply-adds in a plain loop over typed arrays, a product of the same shape.
 */
import { pathToFileURL } from "node:url";
import { definitions as cdna1 } from "../generated/semantics/matrix-cdna1.js";
import { definitions as cdna2 } from "../generated/semantics/matrix-cdna2.js";
import { definitions as cdna3 } from "../generated/semantics/matrix-cdna3.js";
import { definitions as cdna4 } from "../generated/semantics/matrix-cdna4.js";
import { definitions as cdna5 } from "../generated/semantics/matrix-cdna5.js";
import { definitions as rdna3 } from "../generated/semantics/matrix-rdna3.js";
import { definitions as rdna4 } from "../generated/semantics/matrix-rdna4.js";
import { numberToBf16, numberToF16 } from "../runtime/float/index.js";
import { Step, Wave, type Semantics } from "../runtime/wave/index.js";
import { StepFields } from "../runtime/wave/step.js";
import { measure, print, type Row } from "./report.js";

/** Products of the same shape in a plain loop over typed arrays: every element of C is a sum over k. */
function plainLoop(
  m: number,
  n: number,
  k: number,
  blocks: number,
  make: (length: number) => Float32Array | Float64Array | Int32Array,
  millions: number,
): number {
  const a = make(blocks * m * k).fill(3);
  const b = make(blocks * k * n).fill(2);
  const c = make(blocks * m * n);
  const macs = blocks * m * n * k;
  return measure(() => {
    const repeats = Math.ceil((millions * 1e6) / macs);
    for (let r = 0; r < repeats; r++) {
      for (let block = 0; block < blocks; block++) {
        for (let i = 0; i < m; i++) {
          for (let j = 0; j < n; j++) {
            let sum = c[(block * m + i) * n + j];
            for (let t = 0; t < k; t++) sum += a[(block * m + i) * k + t] * b[(block * k + t) * n + j];
            c[(block * m + i) * n + j] = sum;
          }
        }
      }
      if (r % 64 === 0) c.fill(0);
    }
    return repeats * macs;
  }, 3);
}

/** A register word of two halves, four bytes, one f32 ... that hold ordinary numbers. */
function word(format: string): number {
  const x = Math.random() * 4 - 2;
  if (format === "BF16") return (numberToBf16(x, 0) | (numberToBf16(-x / 3, 0) << 16)) >>> 0;
  if (format.endsWith("F16")) return (numberToF16(x, 0) | (numberToF16(-x / 3, 0) << 16)) >>> 0;
  if (format.endsWith("F32") || format === "F64") {
    const bits = new Uint32Array(new Float32Array([x]).buffer)[0];
    return bits;
  }
  return Math.floor(Math.random() * 2 ** 32) & 0x77777777;
}

/** Runs an instruction on registers of ordinary numbers: v0 on is A, v32 on B, v64 on C and D, v128 the indices. */
function rate(semantics: Semantics, size: 32 | 64, millions: number): number {
  const [, mText, nText, kText, blocks, inputs] = /_(\d+)X(\d+)X(\d+)(?:_(\d+)B)?_?([A-Z]\w*)$/.exec(
    semantics.name,
  )!;
  const wave = new Wave({ size });
  const format = inputs.split("_")[0];
  for (let v = 0; v < 64; v++)
    wave.setVgpr(
      v,
      Array.from({ length: size }, () => word(format)),
    );
  wave.setVgpr(128, 0x44444444);
  wave.setVgpr(129, 0x44444444);
  const step = new Step();
  step.fields = new StepFields();
  step.fields.SRC2 = 320;
  step.s0 = 0;
  step.s1 = 32 * size;
  step.s2 = semantics.name.includes("MAC") ? 128 * size : 64 * size;
  step.d0 = 64 * size;
  step.k0 = step.k1 = step.k2 = step.kd0 = 1;
  step.h0 = step.h1 = step.h2 = step.hd0 = size;
  const macs =
    Number(mText) *
    Number(nText) *
    Number(kText) *
    Number(blocks ?? 1) *
    (semantics.name.includes("MAC") ? 0.5 : 1);
  return measure(() => {
    const repeats = Math.ceil((millions * 1e6) / macs);
    for (let r = 0; r < repeats; r++) {
      // Sums must not grow into infinities, which take slower ways.
      if (r % 64 === 0) wave.u.fill(0, 64 * size, 128 * size);
      semantics.fast(wave, step);
    }
    return repeats * macs;
  }, 3);
}

const INSTRUCTIONS: readonly (readonly [string, Readonly<Record<string, Semantics>>, string, 32 | 64])[] = [
  ["cdna1", cdna1, "V_MFMA_F32_32X32X8F16", 64],
  ["cdna2", cdna2, "V_MFMA_F32_16X16X16F16", 64],
  ["cdna2", cdna2, "V_MFMA_F64_16X16X4F64", 64],
  ["cdna3", cdna3, "V_MFMA_F32_32X32X2_F32", 64],
  ["cdna3", cdna3, "V_MFMA_F32_4X4X1_16B_F32", 64],
  ["cdna3", cdna3, "V_MFMA_F32_32X32X8_F16", 64],
  ["cdna3", cdna3, "V_MFMA_F32_4X4X4_16B_F16", 64],
  ["cdna3", cdna3, "V_MFMA_F32_16X16X8_XF32", 64],
  ["cdna3", cdna3, "V_MFMA_F32_16X16X32_FP8_FP8", 64],
  ["cdna3", cdna3, "V_MFMA_I32_16X16X32_I8", 64],
  ["cdna3", cdna3, "V_SMFMAC_F32_16X16X32_F16", 64],
  ["cdna4", cdna4, "V_MFMA_F32_16X16X128_F8F6F4", 64],
  ["rdna3", rdna3, "V_WMMA_F32_16X16X16_F16", 32],
  ["rdna3", rdna3, "V_WMMA_F16_16X16X16_F16", 32],
  ["rdna4", rdna4, "V_WMMA_F32_16X16X16_FP8_FP8", 32],
  ["cdna5", cdna5, "V_WMMA_F32_16X16X32_BF16", 32],
];

export function benchMatrix(millions = 8): Promise<void> {
  for (const [generation, definitions, name, size] of INSTRUCTIONS) {
    const [, mText, nText, kText, blockText] = /_(\d+)X(\d+)X(\d+)(?:_(\d+)B)?/.exec(name)!;
    const make = (length: number): Float32Array | Float64Array | Int32Array =>
      name.includes("_I32_")
        ? new Int32Array(length)
        : name.includes("_F64_")
          ? new Float64Array(length)
          : new Float32Array(length);
    const k = name.includes("MAC_") ? Number(kText) / 2 : Number(kText);
    const peer: Row = {
      what: "plain loop, same shape",
      rate: plainLoop(Number(mText), Number(nText), k, Number(blockText ?? 1), make, millions),
      unit: "multiply-adds",
    };
    const row: Row = {
      what: `${generation} ${name}`,
      rate: rate(definitions[name], size, millions),
      unit: "multiply-adds",
    };
    print(`${name}: at least 0.25x the peer is due`, [row], peer);
  }
  return Promise.resolve();
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await benchMatrix();
}

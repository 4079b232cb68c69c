import { numberToBf16, numberToF16, ROUND_NEAREST_EVEN } from "../float/index.js";
import type { DataFormat } from "./model.js";

/** How the bits of a constant operand are read. */
export type ConstantKind = "f64" | "f32" | "f16" | "bf16" | "int";

/** From the data format's name: FMT_NUM_F32, FMT_NUM_PK2_F16, FMT_NUM_B64 ... */
export function constantKind(format: DataFormat): ConstantKind {
  const kind = /_(F64|F32|F16|BF16)$/.exec(format.name)?.[1];
  return kind === undefined ? "int" : (kind.toLowerCase() as ConstantKind);
}

const view = new DataView(new ArrayBuffer(8));

/**
 * Bits of a literal dword that stands for `value`, or null when 32 bits cannot hold it exactly: the high half of an
 * f64, the low half for 16-bit formats.
 */
export function literalBits(value: number, kind: ConstantKind): number | null {
  switch (kind) {
    case "f64":
      view.setFloat64(0, value);
      return view.getUint32(4) === 0 ? view.getUint32(0) : null;
    case "f32":
      if (!Number.isNaN(value) && Math.fround(value) !== value) return null;
      view.setFloat32(0, value);
      return view.getUint32(0);
    case "f16":
      return numberToF16(value, ROUND_NEAREST_EVEN);
    case "bf16":
      return numberToBf16(value, ROUND_NEAREST_EVEN);
    case "int":
      return Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 32 ? value >>> 0 : null;
  }
}

/** All 64 bits that stand for `value`, or null when there is no such constant. */
export function literalBits64(value: number | bigint, kind: ConstantKind): bigint | null {
  if (typeof value === "number" && kind === "f64") {
    view.setFloat64(0, value);
    return view.getBigUint64(0);
  }
  if (typeof value === "number" && !Number.isInteger(value)) return null;
  const whole = BigInt(value);
  return whole >= -(1n << 63n) && whole < 1n << 64n ? BigInt.asUintN(64, whole) : null;
}

import { bf16ToNumber, f16ToNumber, numberToBf16, numberToF16, ROUND_NEAREST_EVEN } from "../float/index.js";
import type { DataFormat } from "./model.js";

/** How the bits of a constant operand are read. */
export type ConstantKind = "f64" | "f32" | "f16" | "bf16" | "int";

/** From the data format's name: FMT_NUM_F32, FMT_NUM_PK2_F16, FMT_NUM_B64 ... */
export function constantKind(format: DataFormat): ConstantKind {
  const kind = /_(F64|F32|F16|BF16)$/.exec(format.name)?.[1];
  return kind === undefined ? "int" : (kind.toLowerCase() as ConstantKind);
}

const view = new DataView(new ArrayBuffer(8));

/** The value nearest to a number that a literal dword can stand for: of an f64, whose low half is then 0, too. */
export function nearestLiteral(value: number, kind: Exclude<ConstantKind, "int">): number {
  switch (kind) {
    case "f64": {
      view.setFloat64(0, value);
      const up = view.getUint32(4) >>> 31;
      view.setUint32(0, view.getUint32(0) + up);
      view.setUint32(4, 0);
      return view.getFloat64(0);
    }
    case "f32":
      return Math.fround(value);
    case "f16":
      return f16ToNumber(numberToF16(value, ROUND_NEAREST_EVEN));
    case "bf16":
      return bf16ToNumber(numberToBf16(value, ROUND_NEAREST_EVEN));
  }
}

/**
 * Bits of a literal dword that stands for `value`, or null when it cannot hold it exactly: the high half of an f64, the
 * low half for 16-bit formats. Nothing is rounded, whatever the format: a constant that is not the one written, or
 * beyond the format's range, would go unseen.
 */
export function literalBits(value: number, kind: ConstantKind): number | null {
  if (kind === "int")
    return Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 32 ? value >>> 0 : null;
  if (!Number.isNaN(value) && nearestLiteral(value, kind) !== value) return null;
  switch (kind) {
    case "f64":
      view.setFloat64(0, value);
      return view.getUint32(0);
    case "f32":
      view.setFloat32(0, value);
      return view.getUint32(0);
    case "f16":
      return numberToF16(value, ROUND_NEAREST_EVEN);
    case "bf16":
      return numberToBf16(value, ROUND_NEAREST_EVEN);
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

/** Numbers in, correctly rounded numbers of the named format out (first version: host functions). */
import { ROUND_NEAREST_EVEN as RNE } from "./modes.js";
import { roundToBf16, roundToF16 } from "./round.js";

const sin2pi = (x: number): number => (x === 0 ? x : Math.sin(2 * Math.PI * (x - Math.floor(x))));
const cos2pi = (x: number): number => Math.cos(2 * Math.PI * (x - Math.floor(x)));

export function rcpF32(x: number): number {
  return Math.fround(1 / x);
}
export function rsqF32(x: number): number {
  return Math.fround(x === 0 ? 1 / x : 1 / Math.sqrt(x));
}
export function exp2F32(x: number): number {
  return Math.fround(2 ** x);
}
export function log2F32(x: number): number {
  return Math.fround(Math.log2(x));
}
/** sin(2 pi x): V_SIN takes revolutions. */
export function sinF32(x: number): number {
  return Math.fround(sin2pi(x));
}
export function cosF32(x: number): number {
  return Math.fround(cos2pi(x));
}
export function tanhF32(x: number): number {
  return Math.fround(Math.tanh(x));
}
export function rcpF16(x: number): number {
  return roundToF16(1 / x, RNE);
}
export function rsqF16(x: number): number {
  return roundToF16(x === 0 ? 1 / x : 1 / Math.sqrt(x), RNE);
}
export function exp2F16(x: number): number {
  return roundToF16(2 ** x, RNE);
}
export function log2F16(x: number): number {
  return roundToF16(Math.log2(x), RNE);
}
export function sinF16(x: number): number {
  return roundToF16(sin2pi(x), RNE);
}
export function cosF16(x: number): number {
  return roundToF16(cos2pi(x), RNE);
}
export function tanhF16(x: number): number {
  return roundToF16(Math.tanh(x), RNE);
}
export function rcpBf16(x: number): number {
  return roundToBf16(1 / x, RNE);
}
export function rsqBf16(x: number): number {
  return roundToBf16(x === 0 ? 1 / x : 1 / Math.sqrt(x), RNE);
}
export function exp2Bf16(x: number): number {
  return roundToBf16(2 ** x, RNE);
}
export function log2Bf16(x: number): number {
  return roundToBf16(Math.log2(x), RNE);
}
export function sinBf16(x: number): number {
  return roundToBf16(sin2pi(x), RNE);
}
export function cosBf16(x: number): number {
  return roundToBf16(cos2pi(x), RNE);
}
export function tanhBf16(x: number): number {
  return roundToBf16(Math.tanh(x), RNE);
}
/** Correctly rounded, as sqrtF64 is. */
export function rcpF64(x: number): number {
  return 1 / x;
}
export function rsqF64(x: number): number {
  return x === 0 ? 1 / x : 1 / Math.sqrt(x);
}

/**
 * The same functions on patterns, where NaN has a sign: a NaN operand is returned quietened, a NaN made from
 * a number is negative (0xffc00000, 0xfe00), as the manuals' functional examples show.
 */
import { bf16ToBits, bf16ToNumber, f16ToBits, f16ToNumber, f32FromBits, f32ToBits } from "./bits.js";
import { sqrtBf16, sqrtF16 } from "./arith-f16.js";
import * as t from "./transcendental.js";

function result32(x: number): number {
  return x !== x ? 0xffc00000 : f32ToBits(x);
}
function result16(x: number): number {
  return x !== x ? 0xfe00 : f16ToBits(x);
}
function resultBf16(x: number): number {
  return x !== x ? 0xffc0 : bf16ToBits(x);
}
function isNan32(bits: number): boolean {
  return (bits & 0x7fffffff) > 0x7f800000;
}

export function rcpBits32(bits: number): number {
  return isNan32(bits) ? (bits | 0x400000) >>> 0 : result32(t.rcpF32(f32FromBits(bits)));
}
export function rsqBits32(bits: number): number {
  return isNan32(bits) ? (bits | 0x400000) >>> 0 : result32(t.rsqF32(f32FromBits(bits)));
}
export function sqrtBits32(bits: number): number {
  return isNan32(bits) ? (bits | 0x400000) >>> 0 : result32(Math.sqrt(f32FromBits(bits)));
}
export function exp2Bits32(bits: number): number {
  return isNan32(bits) ? (bits | 0x400000) >>> 0 : result32(t.exp2F32(f32FromBits(bits)));
}
export function log2Bits32(bits: number): number {
  return isNan32(bits) ? (bits | 0x400000) >>> 0 : result32(t.log2F32(f32FromBits(bits)));
}
export function sinBits32(bits: number): number {
  return isNan32(bits) ? (bits | 0x400000) >>> 0 : result32(t.sinF32(f32FromBits(bits)));
}
export function cosBits32(bits: number): number {
  return isNan32(bits) ? (bits | 0x400000) >>> 0 : result32(t.cosF32(f32FromBits(bits)));
}
export function tanhBits32(bits: number): number {
  return isNan32(bits) ? (bits | 0x400000) >>> 0 : result32(t.tanhF32(f32FromBits(bits)));
}

function isNan16(bits: number): boolean {
  return (bits & 0x7fff) > 0x7c00;
}
export function rcpBits16(bits: number): number {
  return isNan16(bits) ? bits | 0x200 : result16(t.rcpF16(f16ToNumber(bits)));
}
export function rsqBits16(bits: number): number {
  return isNan16(bits) ? bits | 0x200 : result16(t.rsqF16(f16ToNumber(bits)));
}
export function sqrtBits16(bits: number): number {
  return isNan16(bits) ? bits | 0x200 : result16(sqrtF16(f16ToNumber(bits), 0));
}
export function exp2Bits16(bits: number): number {
  return isNan16(bits) ? bits | 0x200 : result16(t.exp2F16(f16ToNumber(bits)));
}
export function log2Bits16(bits: number): number {
  return isNan16(bits) ? bits | 0x200 : result16(t.log2F16(f16ToNumber(bits)));
}
export function sinBits16(bits: number): number {
  return isNan16(bits) ? bits | 0x200 : result16(t.sinF16(f16ToNumber(bits)));
}
export function cosBits16(bits: number): number {
  return isNan16(bits) ? bits | 0x200 : result16(t.cosF16(f16ToNumber(bits)));
}
export function tanhBits16(bits: number): number {
  return isNan16(bits) ? bits | 0x200 : result16(t.tanhF16(f16ToNumber(bits)));
}

function isNanBf16(bits: number): boolean {
  return (bits & 0x7fff) > 0x7f80;
}
export function rcpBitsBf16(bits: number): number {
  return isNanBf16(bits) ? bits | 0x40 : resultBf16(t.rcpBf16(bf16ToNumber(bits)));
}
export function rsqBitsBf16(bits: number): number {
  return isNanBf16(bits) ? bits | 0x40 : resultBf16(t.rsqBf16(bf16ToNumber(bits)));
}
export function sqrtBitsBf16(bits: number): number {
  return isNanBf16(bits) ? bits | 0x40 : resultBf16(sqrtBf16(bf16ToNumber(bits), 0));
}
export function exp2BitsBf16(bits: number): number {
  return isNanBf16(bits) ? bits | 0x40 : resultBf16(t.exp2Bf16(bf16ToNumber(bits)));
}
export function log2BitsBf16(bits: number): number {
  return isNanBf16(bits) ? bits | 0x40 : resultBf16(t.log2Bf16(bf16ToNumber(bits)));
}
export function sinBitsBf16(bits: number): number {
  return isNanBf16(bits) ? bits | 0x40 : resultBf16(t.sinBf16(bf16ToNumber(bits)));
}
export function cosBitsBf16(bits: number): number {
  return isNanBf16(bits) ? bits | 0x40 : resultBf16(t.cosBf16(bf16ToNumber(bits)));
}
export function tanhBitsBf16(bits: number): number {
  return isNanBf16(bits) ? bits | 0x40 : resultBf16(t.tanhBf16(bf16ToNumber(bits)));
}

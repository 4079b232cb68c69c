/**
 * Output modifiers on result patterns: OMOD first, then CLAMP. NEG and ABS of sources are in bits.ts.
 * OMOD: 0 none, 1 times 2, 2 times 4, 3 divided by 2; when it acts, denormal results are flushed and -0
 * becomes +0. Whether it acts at all (output denormals, IEEE) is the caller's question.
 */
import {
  bf16ToBits,
  bf16ToNumber,
  f16ToBits,
  f16ToNumber,
  f32FromBits,
  f32ToBits,
  f64Hi,
  f64Lo,
} from "./bits.js";
import {
  flush,
  MIN_NORMAL_BF16,
  MIN_NORMAL_F16,
  MIN_NORMAL_F32,
  MIN_NORMAL_F64,
  type RoundMode,
} from "./modes.js";
import { roundToBf16, roundToF16, roundToF32 } from "./round.js";
import { out } from "./out.js";

const OMOD_FACTOR = [1, 2, 4, 0.5];

/** OMOD on an f32 pattern; a NaN stays as it is. */
export function omod32(bits: number, omod: number, round: RoundMode): number {
  if (omod === 0 || (bits & 0x7fffffff) > 0x7f800000) return bits;
  const x = roundToF32(f32FromBits(bits) * OMOD_FACTOR[omod], round);
  return f32ToBits(flush(x, MIN_NORMAL_F32) + 0);
}

/** OMOD on an f16 pattern; `round` may hold ROUND_SATURATE. */
export function omod16(bits: number, omod: number, round: RoundMode): number {
  if (omod === 0 || (bits & 0x7fff) > 0x7c00) return bits;
  const x = roundToF16(f16ToNumber(bits) * OMOD_FACTOR[omod], round);
  return f16ToBits(flush(x, MIN_NORMAL_F16) + 0);
}

/** OMOD on a bf16 pattern; `round` may hold ROUND_SATURATE. */
export function omodBf16(bits: number, omod: number, round: RoundMode): number {
  if (omod === 0 || (bits & 0x7fff) > 0x7f80) return bits;
  const x = roundToBf16(bf16ToNumber(bits) * OMOD_FACTOR[omod], round);
  return bf16ToBits(flush(x, MIN_NORMAL_BF16) + 0);
}

/** OMOD on an f64, given as words and as the number `x` they are; result pattern to OUT. */
export function omod64(lo: number, hi: number, x: number, omod: number, round: RoundMode): void {
  if (omod === 0 || x !== x) return out(lo, hi);
  let r = x * OMOD_FACTOR[omod];
  if (!Number.isFinite(r) && Number.isFinite(x)) {
    const stays = (round & 3) === 3 || ((round & 3) === 1 && x < 0) || ((round & 3) === 2 && x > 0);
    if (stays) r = x < 0 ? -Number.MAX_VALUE : Number.MAX_VALUE;
  }
  r = flush(r, MIN_NORMAL_F64) + 0;
  out(f64Lo(r), f64Hi(r));
}

/** CLAMP to [0, 1] on patterns: -0 becomes +0; NaN becomes +0 with `nanToZero` (DX10_CLAMP, or rdna4 on). */
export function clamp32(bits: number, nanToZero: boolean): number {
  if ((bits & 0x7fffffff) > 0x7f800000) return nanToZero ? 0 : bits;
  if (bits >> 31) return 0;
  return bits > 0x3f800000 ? 0x3f800000 : bits;
}

export function clamp16(bits: number, nanToZero: boolean): number {
  if ((bits & 0x7fff) > 0x7c00) return nanToZero ? 0 : bits;
  if (bits & 0x8000) return 0;
  return bits > 0x3c00 ? 0x3c00 : bits;
}

export function clampBf16(bits: number, nanToZero: boolean): number {
  if ((bits & 0x7fff) > 0x7f80) return nanToZero ? 0 : bits;
  if (bits & 0x8000) return 0;
  return bits > 0x3f80 ? 0x3f80 : bits;
}

/** CLAMP on an f64 pattern, to OUT. */
export function clamp64(lo: number, hi: number, nanToZero: boolean): void {
  const a = hi & 0x7fffffff;
  if (a > 0x7ff00000 || (a === 0x7ff00000 && lo !== 0)) {
    if (nanToZero) out(0, 0);
    else out(lo, hi);
  } else if (hi >> 31) out(0, 0);
  else if (hi >= 0x3ff00000) out(0, 0x3ff00000);
  else out(lo, hi);
}

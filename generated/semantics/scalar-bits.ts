// Executors of scalar bits.
// Generated from spec/pseudocode/scalar-bits.pcode by `npm run generate`; do not edit.
import {
  countLeadingZeros64,
  countOnes32,
  countTrailingZeros32,
  countTrailingZeros64,
  insert64Hi,
  insert64Lo,
  lessI64,
  reverse32,
  sar64Hi,
  sar64Lo,
  shl32,
  shl64Hi,
  shl64Lo,
  shr32,
  shr64Hi,
  shr64Lo,
  signExtend32,
  signExtend64Hi,
  signExtend64Lo,
} from "../../runtime/bits/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** S_BREV_B32 (all generations) */
export function S_BREV_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  u[s.d0] = reverse32(s0);
}

/** S_BREV_B64 (all generations) */
export function S_BREV_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  u[s.d0] = reverse32(s0w1);
  u[s.d0 + 1] = reverse32(s0);
}

/**
 * S_BCNT0_I32_B32 (all generations)
 * The count is a 32-bit result for both widths; SCC looks at these 32 bits.
 */
export function S_BCNT0_I32_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  let result = 0;
  result = countOnes32((~s0) >>> 0);
  w.scc = +(result !== 0);
  u[s.d0] = result;
}

/**
 * S_BCNT0_I32_B64 (all generations)
 * The count is a 32-bit result for both widths; SCC looks at these 32 bits.
 */
export function S_BCNT0_I32_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  let result = 0;
  result = countOnes32(~s0) + countOnes32(~s0w1);
  w.scc = +(result !== 0);
  u[s.d0] = result;
}

/** S_BCNT1_I32_B32 (all generations) */
export function S_BCNT1_I32_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  let result = 0;
  result = countOnes32(s0);
  w.scc = +(result !== 0);
  u[s.d0] = result;
}

/** S_BCNT1_I32_B64 (all generations) */
export function S_BCNT1_I32_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  let result = 0;
  result = countOnes32(s0) + countOnes32(s0w1);
  w.scc = +(result !== 0);
  u[s.d0] = result;
}

/**
 * S_FF0_I32_B32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2)
 * Searches give the position counted from the side they start at, and -1 when there is nothing to find.
 */
export function S_FF0_I32_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  u[s.d0] = (((~s0) | 0) === (0 | 0)) ? (-1) : countTrailingZeros32(~s0);
}

/**
 * S_FF0_I32_B64 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2)
 * Searches give the position counted from the side they start at, and -1 when there is nothing to find.
 */
export function S_FF0_I32_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  u[s.d0] = (((~s0) | (~s0w1)) === 0) ? (-1) : countTrailingZeros64(~s0, ~s0w1);
}

/** S_FF1_I32_B32, S_CTZ_I32_B32 (all generations) */
export function S_FF1_I32_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  u[s.d0] = (s0 === 0) ? (-1) : countTrailingZeros32(s0);
}

/** S_FF1_I32_B64, S_CTZ_I32_B64 (all generations) */
export function S_FF1_I32_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  u[s.d0] = ((s0 | s0w1) === 0) ? (-1) : countTrailingZeros64(s0, s0w1);
}

/** S_FLBIT_I32_B32, S_CLZ_I32_U32 (all generations) */
export function S_FLBIT_I32_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  u[s.d0] = (s0 === 0) ? (-1) : Math.clz32(s0);
}

/** S_FLBIT_I32_B64, S_CLZ_I32_U64 (all generations) */
export function S_FLBIT_I32_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  u[s.d0] = ((s0 | s0w1) === 0) ? (-1) : countLeadingZeros64(s0, s0w1);
}

/**
 * S_FLBIT_I32, S_CLS_I32 (all generations)
 * How many of the top bits are equal to the sign, counting the sign itself; -1 when all are.
 */
export function S_FLBIT_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const s0 = u[s.s0];
  const s0i = i[s.s0];
  const flips = (s0 ^ ((s0i < 0) ? 0xffffffff : 0)) >>> 0;
  u[s.d0] = (flips === 0) ? (-1) : Math.clz32(flips);
}

/** S_FLBIT_I32_I64, S_CLS_I32_I64 (all generations) */
export function S_FLBIT_I32_I64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const t0 = lessI64(s0, s0w1, 0, 0);
  const flips_lo = t0 ? (~s0) : s0;
  const flips_hi = t0 ? (~s0w1) : s0w1;
  u[s.d0] = ((flips_lo | flips_hi) === 0) ? (-1) : countLeadingZeros64(flips_lo, flips_hi);
}

/** S_SEXT_I32_I8 (all generations) */
export function S_SEXT_I32_I8(w: Wave, s: Step): void {
  const { u } = w;
  const s0i8 = (u[s.s0] << 24) >> 24;
  u[s.d0] = s0i8;
}

/** S_SEXT_I32_I16 (all generations) */
export function S_SEXT_I32_I16(w: Wave, s: Step): void {
  const { u } = w;
  const s0i16 = (u[s.s0] << 16) >> 16;
  u[s.d0] = s0i16;
}

/** S_BITSET0_B32 (all generations) */
export function S_BITSET0_B32(w: Wave, s: Step): void {
  const { u } = w;
  const d0 = u[s.d0];
  const s0 = u[s.s0];
  u[s.d0] = d0 & (~(1 << (s0 & 31)));
}

/** S_BITSET0_B64 (all generations) */
export function S_BITSET0_B64(w: Wave, s: Step): void {
  const { u } = w;
  const d0w1 = u[s.d0 + 1];
  const d0 = u[s.d0];
  const s0 = u[s.s0];
  const t0 = s0 & 63;
  u[s.d0] = d0 & (~shl64Lo(1, 0, t0));
  u[s.d0 + 1] = d0w1 & (~shl64Hi(1, 0, t0));
}

/** S_BITSET1_B32 (all generations) */
export function S_BITSET1_B32(w: Wave, s: Step): void {
  const { u } = w;
  const d0 = u[s.d0];
  const s0 = u[s.s0];
  u[s.d0] = d0 | (1 << (s0 & 31));
}

/** S_BITSET1_B64 (all generations) */
export function S_BITSET1_B64(w: Wave, s: Step): void {
  const { u } = w;
  const d0w1 = u[s.d0 + 1];
  const d0 = u[s.d0];
  const s0 = u[s.s0];
  const t0 = s0 & 63;
  u[s.d0] = d0 | shl64Lo(1, 0, t0);
  u[s.d0 + 1] = d0w1 | shl64Hi(1, 0, t0);
}

/**
 * S_BITREPLICATE_B64_B32 (all generations)
 * Every bit twice, side by side: four steps of spreading leave bit i at 2 i.
 */
export function S_BITREPLICATE_B64_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  let x_lo = 0, x_hi = 0;
  x_hi = Math.floor(s0 / 4294967296);
  x_lo = s0;
  const t0 = (x_lo | shl64Lo(x_lo, x_hi, 16)) & 0xffff0000ffff;
  x_hi = (x_hi | shl64Hi(x_lo, x_hi, 16)) & Math.floor(0xffff0000ffff / 4294967296);
  x_lo = t0;
  const t1 = (x_lo | shl64Lo(x_lo, x_hi, 8)) & 0xff00ff;
  x_hi = (x_hi | shl64Hi(x_lo, x_hi, 8)) & 0xff00ff;
  x_lo = t1;
  const t2 = (x_lo | shl64Lo(x_lo, x_hi, 4)) & 0xf0f0f0f;
  x_hi = (x_hi | shl64Hi(x_lo, x_hi, 4)) & 0xf0f0f0f;
  x_lo = t2;
  const t3 = (x_lo | shl64Lo(x_lo, x_hi, 2)) & 0x33333333;
  x_hi = (x_hi | shl64Hi(x_lo, x_hi, 2)) & 0x33333333;
  x_lo = t3;
  const t4 = (x_lo | shl64Lo(x_lo, x_hi, 1)) & 0x55555555;
  x_hi = (x_hi | shl64Hi(x_lo, x_hi, 1)) & 0x55555555;
  x_lo = t4;
  u[s.d0] = x_lo | shl64Lo(x_lo, x_hi, 1);
  u[s.d0 + 1] = x_hi | shl64Hi(x_lo, x_hi, 1);
}

/**
 * S_WQM_B32 (all generations)
 * A quad (four lanes) with any bit set has all four bits set.
 */
export function S_WQM_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  let result = 0;
  let any = 0;
  any = (s0 | (s0 >>> 1)) >>> 0;
  any = (any | (any >>> 2)) & 0x11111111;
  result = ((any << 4) - any) >>> 0;
  w.scc = +(result !== 0);
  u[s.d0] = result;
}

/** S_WQM_B64 (all generations) */
export function S_WQM_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  let result_lo = 0, result_hi = 0;
  let any_lo = 0, any_hi = 0;
  const t0 = s0 | shr64Lo(s0, s0w1, 1);
  any_hi = s0w1 | shr64Hi(s0, s0w1, 1);
  any_lo = t0;
  const t1 = (any_lo | shr64Lo(any_lo, any_hi, 2)) & 0x11111111;
  any_hi = (any_hi | shr64Hi(any_lo, any_hi, 2)) & 0x11111111;
  any_lo = t1;
  const t2 = shl64Lo(any_lo, any_hi, 4);
  const t3 = (t2 - any_lo) >>> 0;
  result_hi = shl64Hi(any_lo, any_hi, 4) - any_hi - +((t2 >>> 0) < (any_lo >>> 0));
  result_lo = t3;
  w.scc = +((result_lo | result_hi) !== 0);
  u[s.d0] = result_lo;
  u[s.d0 + 1] = result_hi;
}

/**
 * S_QUADMASK_B32 (all generations)
 * One bit a quad: is any of its four set?
 */
export function S_QUADMASK_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  let result = 0;
  let quads_lo = 0, quads_hi = 0;
  quads_hi = 0;
  quads_lo = 0;
  for (let q2 = 0; q2 <= 7; q2++) {
    const t0 = q2 >>> 0;
    const t1 = +((shr32(s0, Math.imul(q2, 4) >>> 0) & 15) !== 0);
    const t2 = insert64Hi(quads_lo, quads_hi, t1, t0, 1);
    quads_lo = insert64Lo(quads_lo, quads_hi, t1, t0, 1);
    quads_hi = t2;
  }
  result = quads_lo >>> 0;
  w.scc = +(result !== 0);
  u[s.d0] = result;
}

/**
 * S_QUADMASK_B64 (all generations)
 * One bit a quad: is any of its four set?
 */
export function S_QUADMASK_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  let result_lo = 0, result_hi = 0;
  let quads_lo = 0, quads_hi = 0;
  quads_hi = 0;
  quads_lo = 0;
  for (let q2 = 0; q2 <= 15; q2++) {
    const t0 = Math.imul(q2, 4) >>> 0;
    const t1 = Math.imul(q2, 4) >>> 0;
    const t2 = Math.imul(q2, 4) >>> 0;
    const t3 = Math.imul(q2, 4) >>> 0;
    const t4 = q2 >>> 0;
    const t5 = +((shr64Lo(s0, s0w1, t3) & 15) !== 0);
    const t6 = insert64Hi(quads_lo, quads_hi, t5, t4, 1);
    quads_lo = insert64Lo(quads_lo, quads_hi, t5, t4, 1);
    quads_hi = t6;
  }
  result_hi = quads_hi;
  result_lo = quads_lo;
  w.scc = +((result_lo | result_hi) !== 0);
  u[s.d0] = result_lo;
  u[s.d0 + 1] = result_hi;
}

/**
 * S_BFM_B32 (all generations)
 * S0 bits from bit S1 up.
 */
export function S_BFM_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s1 = u[s.s1];
  const s0 = u[s.s0];
  u[s.d0] = ((1 << (s0 & 31)) - 1) << (s1 & 31);
}

/**
 * S_BFM_B64 (all generations)
 * S0 bits from bit S1 up.
 */
export function S_BFM_B64(w: Wave, s: Step): void {
  const { u } = w;
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  const t0 = s0 & 63;
  const t1 = shl64Lo(1, 0, t0);
  const t2 = (t1 - 1) >>> 0;
  const t3 = shl64Hi(1, 0, t0) - 0 - +((t1 >>> 0) < (1 >>> 0));
  const t4 = s1 & 63;
  u[s.d0] = shl64Lo(t2, t3, t4);
  u[s.d0 + 1] = shl64Hi(t2, t3, t4);
}

/**
 * S_BFE_U32 (all generations)
 * Offset in the low bits of S1, width in bits 22:16. A width beyond the register takes all that is left.
 */
export function S_BFE_U32(w: Wave, s: Step): void {
  const { u } = w;
  const s1 = u[s.s1];
  const s0 = u[s.s0];
  let result = 0;
  const field = s0 >>> (s1 & 31);
  const width = (s1 >>> 16) & 127;
  result = ((width >= 32) ? field : (field & (shl32(1, width) - 1))) >>> 0;
  w.scc = +(result !== 0);
  u[s.d0] = result;
}

/**
 * S_BFE_U64 (all generations)
 * Offset in the low bits of S1, width in bits 22:16. A width beyond the register takes all that is left.
 */
export function S_BFE_U64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  let result_lo = 0, result_hi = 0;
  const t0 = s1 & 63;
  const field_lo = shr64Lo(s0, s0w1, t0);
  const field_hi = shr64Hi(s0, s0w1, t0);
  const width = (s1 >>> 16) & 127;
  const t1 = (width >= 64);
  const t2 = shl64Lo(1, 0, width);
  const t3 = (t2 - 1) >>> 0;
  const t4 = t1 ? field_lo : (field_lo & t3);
  result_hi = t1 ? field_hi : (field_hi & (shl64Hi(1, 0, width) - 0 - +((t2 >>> 0) < (1 >>> 0))));
  result_lo = t4;
  w.scc = +((result_lo | result_hi) !== 0);
  u[s.d0] = result_lo;
  u[s.d0 + 1] = result_hi;
}

/** S_BFE_I32 (all generations) */
export function S_BFE_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const s1 = u[s.s1];
  const s0i = i[s.s0];
  let result = 0;
  const field = s0i >> (s1 & 31);
  result = signExtend32(field, (s1 >>> 16) & 127);
  w.scc = +(result !== 0);
  u[s.d0] = result;
}

/** S_BFE_I64 (all generations) */
export function S_BFE_I64(w: Wave, s: Step): void {
  const { u } = w;
  const s0w1 = u[s.s0 + 1];
  const s0 = u[s.s0];
  const s1 = u[s.s1];
  let result_lo = 0, result_hi = 0;
  const t0 = s1 & 63;
  const field_lo = sar64Lo(s0, s0w1, t0);
  const field_hi = sar64Hi(s0, s0w1, t0);
  const t1 = (s1 >>> 16) & 127;
  const t2 = signExtend64Lo(field_lo, field_hi, t1);
  result_hi = signExtend64Hi(field_lo, field_hi, t1);
  result_lo = t2;
  w.scc = +((result_lo | result_hi) !== 0);
  u[s.d0] = result_lo;
  u[s.d0 + 1] = result_hi;
}

/** What this module defines, by executor. */
export const definitions = {
  S_BREV_B32: define("S_BREV_B32", "scalar", S_BREV_B32),
  S_BREV_B64: define("S_BREV_B64", "scalar", S_BREV_B64),
  S_BCNT0_I32_B32: define("S_BCNT0_I32_B32", "scalar", S_BCNT0_I32_B32, { readsDestination: true }),
  S_BCNT0_I32_B64: define("S_BCNT0_I32_B64", "scalar", S_BCNT0_I32_B64, { readsDestination: true }),
  S_BCNT1_I32_B32: define("S_BCNT1_I32_B32", "scalar", S_BCNT1_I32_B32, { readsDestination: true }),
  S_BCNT1_I32_B64: define("S_BCNT1_I32_B64", "scalar", S_BCNT1_I32_B64, { readsDestination: true }),
  S_FF0_I32_B32: define("S_FF0_I32_B32", "scalar", S_FF0_I32_B32),
  S_FF0_I32_B64: define("S_FF0_I32_B64", "scalar", S_FF0_I32_B64),
  S_FF1_I32_B32: define("S_FF1_I32_B32", "scalar", S_FF1_I32_B32),
  S_FF1_I32_B64: define("S_FF1_I32_B64", "scalar", S_FF1_I32_B64),
  S_FLBIT_I32_B32: define("S_FLBIT_I32_B32", "scalar", S_FLBIT_I32_B32),
  S_FLBIT_I32_B64: define("S_FLBIT_I32_B64", "scalar", S_FLBIT_I32_B64),
  S_FLBIT_I32: define("S_FLBIT_I32", "scalar", S_FLBIT_I32),
  S_FLBIT_I32_I64: define("S_FLBIT_I32_I64", "scalar", S_FLBIT_I32_I64),
  S_SEXT_I32_I8: define("S_SEXT_I32_I8", "scalar", S_SEXT_I32_I8),
  S_SEXT_I32_I16: define("S_SEXT_I32_I16", "scalar", S_SEXT_I32_I16),
  S_BITSET0_B32: define("S_BITSET0_B32", "scalar", S_BITSET0_B32, { readsDestination: true }),
  S_BITSET0_B64: define("S_BITSET0_B64", "scalar", S_BITSET0_B64, { readsDestination: true }),
  S_BITSET1_B32: define("S_BITSET1_B32", "scalar", S_BITSET1_B32, { readsDestination: true }),
  S_BITSET1_B64: define("S_BITSET1_B64", "scalar", S_BITSET1_B64, { readsDestination: true }),
  S_BITREPLICATE_B64_B32: define("S_BITREPLICATE_B64_B32", "scalar", S_BITREPLICATE_B64_B32),
  S_WQM_B32: define("S_WQM_B32", "scalar", S_WQM_B32, { readsDestination: true }),
  S_WQM_B64: define("S_WQM_B64", "scalar", S_WQM_B64, { readsDestination: true }),
  S_QUADMASK_B32: define("S_QUADMASK_B32", "scalar", S_QUADMASK_B32, { readsDestination: true }),
  S_QUADMASK_B64: define("S_QUADMASK_B64", "scalar", S_QUADMASK_B64, { readsDestination: true }),
  S_BFM_B32: define("S_BFM_B32", "scalar", S_BFM_B32),
  S_BFM_B64: define("S_BFM_B64", "scalar", S_BFM_B64),
  S_BFE_U32: define("S_BFE_U32", "scalar", S_BFE_U32, { readsDestination: true }),
  S_BFE_U64: define("S_BFE_U64", "scalar", S_BFE_U64, { readsDestination: true }),
  S_BFE_I32: define("S_BFE_I32", "scalar", S_BFE_I32, { readsDestination: true }),
  S_BFE_I64: define("S_BFE_I64", "scalar", S_BFE_I64, { readsDestination: true }),
};

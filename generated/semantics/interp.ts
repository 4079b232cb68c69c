// Executors of interp.
// Generated from spec/pseudocode/interp.pcode by `npm run generate`; do not edit.
import { countOnes32, lowestOne, shl32 } from "../../runtime/bits/index.js";
import {
  f16BitsToF32Bits,
  f16ToBits,
  f32FromBits,
  f32ToBits,
  flush,
  flushBits32,
  fmaF32,
  fmaF32Nearest,
  inputLimitF32,
  outputLimitF16,
  outputLimitF32,
  roundF16Of,
  roundF32Of,
  roundToF16,
} from "../../runtime/float/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/**
 * LDS_PARAM_LOAD, DS_PARAM_LOAD (rdna3 rdna3_5 rdna4)
 * The three values go to the quad's first three lanes; what the fourth receives is not told, it keeps its own.
 */
export function LDS_PARAM_LOAD(w: Wave, s: Step): void {
  const { u } = w;
  const last = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= last; lane++) {
    const lane2 = lane;
    const first = (lane2 & 4294967292) >>> 0;
    const t0 = (first + 1) >>> 0;
    const t1 = (first + 2) >>> 0;
    const t2 = (first + 3) >>> 0;
    const t3 = (first + 1) >>> 0;
    const t4 = (first + 2) >>> 0;
    const t5 = (first + 3) >>> 0;
    if ((((((((u[w.exec + (first >>> 5)] >>> first) & 1) !== 0 || ((u[w.exec + (t3 >>> 5)] >>> t3) & 1) !== 0) || ((u[w.exec + (t4 >>> 5)] >>> t4) & 1) !== 0) || ((u[w.exec + (t5 >>> 5)] >>> t5) & 1) !== 0) ? 1 : 0) === 1) && (lane & 3) !== 3) {
      const lane3 = lane;
      const which = lane & 3;
      const lane4 = lane3;
      const t6 = ((((u[w.m0] & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((u[w.m0] >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((u[w.m0] >>> 16) & (shl32(1, lane4 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + which, 4)) >>> 0) >>> 0;
      const t7 = w.lds.load32(t6, lane);
      const t8 = t7 >>> 0;
      u[s.d0 + lane * s.kd0] = t8;
    }
  }
}

/**
 * LDS_DIRECT_LOAD, DS_DIRECT_LOAD (rdna3 rdna3_5 rdna4)
 * One value of LDS for all lanes of quads that are on: the address in M0[15:0], the type in M0[18:16].
 */
export function LDS_DIRECT_LOAD(w: Wave, s: Step): void {
  const { u } = w;
  let value = 0;
  value = 0;
  const kind = (u[w.m0] >>> 16) & 7;
  const addr = u[w.m0] & 0xffff;
  if ((u[w.exec] | u[w.exec + 1]) !== 0) {
    if (kind === 0) {
      const t0 = addr >>> 0;
      const t1 = w.lds.load8(t0, -1);
      value = t1;
    } else if (kind === 1) {
      const t2 = addr >>> 0;
      const t3 = w.lds.load16(t2, -1);
      value = t3;
    } else if (kind === 4) {
      const t4 = addr >>> 0;
      const t5 = w.lds.load8(t4, -1);
      value = ((t5 << 24) >> 24) >>> 0;
    } else if (kind === 5) {
      const t6 = addr >>> 0;
      const t7 = w.lds.load16(t6, -1);
      value = ((t7 << 16) >> 16) >>> 0;
    } else {
      const t8 = addr >>> 0;
      const t9 = w.lds.load32(t8, -1);
      const t10 = t9 >>> 0;
      value = t10;
    }
    const last = (w.size === 32) ? 31 : 63;
    for (let lane = 0; lane <= last; lane++) {
      const lane2 = lane;
      const first = (lane2 & 4294967292) >>> 0;
      const t11 = (first + 1) >>> 0;
      const t12 = (first + 2) >>> 0;
      const t13 = (first + 3) >>> 0;
      const t14 = (first + 1) >>> 0;
      const t15 = (first + 2) >>> 0;
      const t16 = (first + 3) >>> 0;
      if (((((((u[w.exec + (first >>> 5)] >>> first) & 1) !== 0 || ((u[w.exec + (t14 >>> 5)] >>> t14) & 1) !== 0) || ((u[w.exec + (t15 >>> 5)] >>> t15) & 1) !== 0) || ((u[w.exec + (t16 >>> 5)] >>> t16) & 1) !== 0) ? 1 : 0) === 1) {
        u[s.d0 + lane * s.kd0] = value;
      }
    }
  }
}

/**
 * V_INTERP_P1_F32 (cdna1 rdna1 rdna2)
 * The older instructions read LDS themselves. Their manuals leave the layout in LDS open; it is taken as above.
 */
export function V_INTERP_P1_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const lds = w.lds;
  const m0 = u[w.m0];
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = flush(f[a], fi32);
        const lane = h + l;
        const lane2 = lane;
        const lane3 = h + l;
        const lane4 = lane3;
        const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 1, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const t3 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane4 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 0, 4)) >>> 0) >>> 0;
        const t4 = lds.load32(t3, h + l);
        const t5 = t4 >>> 0;
        f[d] = flush(fmaF32Nearest(f32FromBits(t2), s0f, f32FromBits(t5)), fo32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        const lane = h + l;
        const lane2 = lane;
        const lane3 = h + l;
        const lane4 = lane3;
        const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 1, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const t3 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane4 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 0, 4)) >>> 0) >>> 0;
        const t4 = lds.load32(t3, h + l);
        const t5 = t4 >>> 0;
        f[d] = flush(fmaF32Nearest(f32FromBits(t2), s0f, f32FromBits(t5)), fo32);
      }
    }
  }
}

/** V_INTERP_P1_F32 with denormals kept. */
export function V_INTERP_P1_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const lds = w.lds;
  const m0 = u[w.m0];
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = f[a];
        const lane = h + l;
        const lane2 = lane;
        const lane3 = h + l;
        const lane4 = lane3;
        const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 1, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const t3 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane4 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 0, 4)) >>> 0) >>> 0;
        const t4 = lds.load32(t3, h + l);
        const t5 = t4 >>> 0;
        f[d] = fmaF32Nearest(f32FromBits(t2), s0f, f32FromBits(t5));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = f[a];
        const lane = h + l;
        const lane2 = lane;
        const lane3 = h + l;
        const lane4 = lane3;
        const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 1, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const t3 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane4 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 0, 4)) >>> 0) >>> 0;
        const t4 = lds.load32(t3, h + l);
        const t5 = t4 >>> 0;
        f[d] = fmaF32Nearest(f32FromBits(t2), s0f, f32FromBits(t5));
      }
    }
  }
}

/** V_INTERP_P1_F32 (cdna1 rdna1 rdna2), any rounding mode */
export function V_INTERP_P1_F32_general(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const lds = w.lds;
  const m0 = u[w.m0];
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = flush(f[a], fi32);
      const lane = h + l;
      const lane2 = lane;
      const lane3 = h + l;
      const lane4 = lane3;
      const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 1, 4)) >>> 0) >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const t3 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane4 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 0, 4)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      f[d] = flush(fmaF32(f32FromBits(t2), s0f, f32FromBits(t5), r32), fo32);
    }
  }
}

/** V_INTERP_P2_F32 (cdna1 rdna1 rdna2) */
export function V_INTERP_P2_F32_cdna1(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const lds = w.lds;
  const m0 = u[w.m0];
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = flush(f[a], fi32);
        const d0f = flush(f[d], fi32);
        const lane = h + l;
        const lane2 = lane;
        const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 2, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        f[d] = flush(fmaF32Nearest(f32FromBits(t2), s0f, d0f), fo32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        const d0f = flush(f[d], fi32);
        const lane = h + l;
        const lane2 = lane;
        const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 2, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        f[d] = flush(fmaF32Nearest(f32FromBits(t2), s0f, d0f), fo32);
      }
    }
  }
}

/** V_INTERP_P2_F32_cdna1 with denormals kept. */
export function V_INTERP_P2_F32_cdna1_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const lds = w.lds;
  const m0 = u[w.m0];
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = f[a];
        const d0f = f[d];
        const lane = h + l;
        const lane2 = lane;
        const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 2, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        f[d] = fmaF32Nearest(f32FromBits(t2), s0f, d0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = f[a];
        const d0f = f[d];
        const lane = h + l;
        const lane2 = lane;
        const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 2, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        f[d] = fmaF32Nearest(f32FromBits(t2), s0f, d0f);
      }
    }
  }
}

/** V_INTERP_P2_F32 (cdna1 rdna1 rdna2), any rounding mode */
export function V_INTERP_P2_F32_cdna1_general(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const lds = w.lds;
  const m0 = u[w.m0];
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = flush(f[a], fi32);
      const d0f = flush(f[d], fi32);
      const lane = h + l;
      const lane2 = lane;
      const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 2, 4)) >>> 0) >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      f[d] = flush(fmaF32(f32FromBits(t2), s0f, d0f, r32), fo32);
    }
  }
}

/**
 * V_INTERP_MOV_F32 (cdna1 rdna1 rdna2)
 * The source's number selects P10, P20 or P0.
 */
export function V_INTERP_MOV_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const m0 = u[w.m0];
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let d = s.d0 + h;
      for (let l = 0; l < 32; l++, d++) {
        const lane = h + l;
        const which = (s.fields.SRC0 === 2) ? 0 : ((s.fields.SRC0 + 1) & 3);
        const lane2 = lane;
        const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + which, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        u[d] = t2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const d = s.d0 + h + l;
        const lane = h + l;
        const which = (s.fields.SRC0 === 2) ? 0 : ((s.fields.SRC0 + 1) & 3);
        const lane2 = lane;
        const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + which, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        u[d] = t2;
      }
    }
  }
}

/** V_INTERP_P1LL_F16 (cdna1 rdna1 rdna2) */
export function V_INTERP_P1LL_F16(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const lds = w.lds;
  const m0 = u[w.m0];
  const fo32 = outputLimitF32(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = flush(f[a], fi32);
      const lane = h + l;
      const lane2 = lane;
      const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 1, 4)) >>> 0) >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const bits = t2;
      const half = (s.fields.OPSEL !== 0) ? (bits >>> 16) : bits;
      const p10 = fo32 > 0 ? flushBits32(f16BitsToF32Bits(half & 65535)) : f16BitsToF32Bits(half & 65535);
      const lane3 = h + l;
      const lane4 = lane3;
      const t3 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane4 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 0, 4)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const bits2 = t5;
      const half2 = (s.fields.OPSEL !== 0) ? (bits2 >>> 16) : bits2;
      const p0 = fo32 > 0 ? flushBits32(f16BitsToF32Bits(half2 & 65535)) : f16BitsToF32Bits(half2 & 65535);
      f[d] = flush(fmaF32Nearest(f32FromBits(p10), s0f, f32FromBits(p0)), fo32);
    }
  }
}

/** V_INTERP_P1LL_F16 with denormals kept. */
export function V_INTERP_P1LL_F16_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const lds = w.lds;
  const m0 = u[w.m0];
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = f[a];
      const lane = h + l;
      const lane2 = lane;
      const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 1, 4)) >>> 0) >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const bits = t2;
      const half = (s.fields.OPSEL !== 0) ? (bits >>> 16) : bits;
      const p10 = f16BitsToF32Bits(half & 65535);
      const lane3 = h + l;
      const lane4 = lane3;
      const t3 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane4 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 0, 4)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const bits2 = t5;
      const half2 = (s.fields.OPSEL !== 0) ? (bits2 >>> 16) : bits2;
      const p0 = f16BitsToF32Bits(half2 & 65535);
      f[d] = fmaF32Nearest(f32FromBits(p10), s0f, f32FromBits(p0));
    }
  }
}

/** V_INTERP_P1LL_F16 (cdna1 rdna1 rdna2), any rounding mode */
export function V_INTERP_P1LL_F16_general(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const lds = w.lds;
  const m0 = u[w.m0];
  const fo32 = outputLimitF32(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = flush(f[a], fi32);
      const lane = h + l;
      const lane2 = lane;
      const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 1, 4)) >>> 0) >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const bits = t2;
      const half = (s.fields.OPSEL !== 0) ? (bits >>> 16) : bits;
      const p10 = fo32 > 0 ? flushBits32(f16BitsToF32Bits(half & 65535)) : f16BitsToF32Bits(half & 65535);
      const lane3 = h + l;
      const lane4 = lane3;
      const t3 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane4 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 0, 4)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const bits2 = t5;
      const half2 = (s.fields.OPSEL !== 0) ? (bits2 >>> 16) : bits2;
      const p0 = fo32 > 0 ? flushBits32(f16BitsToF32Bits(half2 & 65535)) : f16BitsToF32Bits(half2 & 65535);
      f[d] = flush(fmaF32(f32FromBits(p10), s0f, f32FromBits(p0), r32), fo32);
    }
  }
}

/** V_INTERP_P1LV_F16 (cdna1 rdna1 rdna2) */
export function V_INTERP_P1LV_F16(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const lds = w.lds;
  const m0 = u[w.m0];
  const fo32 = outputLimitF32(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s2 = u[c];
        const s0f = flush(f[a], fi32);
        const lane = h + l;
        const lane2 = lane;
        const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 1, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const bits = t2;
        const half = (s.fields.OPSEL !== 0) ? (bits >>> 16) : bits;
        const half2 = (s.fields.OPSEL !== 0) ? (s2 >>> 16) : s2;
        f[d] = flush(fmaF32Nearest(f32FromBits(fo32 > 0 ? flushBits32(f16BitsToF32Bits(half & 65535)) : f16BitsToF32Bits(half & 65535)), s0f, f32FromBits(fo32 > 0 ? flushBits32(f16BitsToF32Bits(half2 & 65535)) : f16BitsToF32Bits(half2 & 65535))), fo32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s2 = u[c];
        const s0f = flush(f[a], fi32);
        const lane = h + l;
        const lane2 = lane;
        const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 1, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const bits = t2;
        const half = (s.fields.OPSEL !== 0) ? (bits >>> 16) : bits;
        const half2 = (s.fields.OPSEL !== 0) ? (s2 >>> 16) : s2;
        f[d] = flush(fmaF32Nearest(f32FromBits(fo32 > 0 ? flushBits32(f16BitsToF32Bits(half & 65535)) : f16BitsToF32Bits(half & 65535)), s0f, f32FromBits(fo32 > 0 ? flushBits32(f16BitsToF32Bits(half2 & 65535)) : f16BitsToF32Bits(half2 & 65535))), fo32);
      }
    }
  }
}

/** V_INTERP_P1LV_F16 with denormals kept. */
export function V_INTERP_P1LV_F16_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const lds = w.lds;
  const m0 = u[w.m0];
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s2 = u[c];
        const s0f = f[a];
        const lane = h + l;
        const lane2 = lane;
        const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 1, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const bits = t2;
        const half = (s.fields.OPSEL !== 0) ? (bits >>> 16) : bits;
        const half2 = (s.fields.OPSEL !== 0) ? (s2 >>> 16) : s2;
        f[d] = fmaF32Nearest(f32FromBits(f16BitsToF32Bits(half & 65535)), s0f, f32FromBits(f16BitsToF32Bits(half2 & 65535)));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s2 = u[c];
        const s0f = f[a];
        const lane = h + l;
        const lane2 = lane;
        const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 1, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const bits = t2;
        const half = (s.fields.OPSEL !== 0) ? (bits >>> 16) : bits;
        const half2 = (s.fields.OPSEL !== 0) ? (s2 >>> 16) : s2;
        f[d] = fmaF32Nearest(f32FromBits(f16BitsToF32Bits(half & 65535)), s0f, f32FromBits(f16BitsToF32Bits(half2 & 65535)));
      }
    }
  }
}

/** V_INTERP_P1LV_F16 (cdna1 rdna1 rdna2), any rounding mode */
export function V_INTERP_P1LV_F16_general(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const lds = w.lds;
  const m0 = u[w.m0];
  const fo32 = outputLimitF32(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s0f = flush(f[a], fi32);
      const lane = h + l;
      const lane2 = lane;
      const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 1, 4)) >>> 0) >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const bits = t2;
      const half = (s.fields.OPSEL !== 0) ? (bits >>> 16) : bits;
      const half2 = (s.fields.OPSEL !== 0) ? (s2 >>> 16) : s2;
      f[d] = flush(fmaF32(f32FromBits(fo32 > 0 ? flushBits32(f16BitsToF32Bits(half & 65535)) : f16BitsToF32Bits(half & 65535)), s0f, f32FromBits(fo32 > 0 ? flushBits32(f16BitsToF32Bits(half2 & 65535)) : f16BitsToF32Bits(half2 & 65535)), r32), fo32);
    }
  }
}

/** V_INTERP_P2_F16 (cdna1 rdna1 rdna2) */
export function V_INTERP_P2_F16(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const lds = w.lds;
  const m0 = u[w.m0];
  const fo32 = outputLimitF32(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0f = flush(f[a], fi32);
      const s2f = flush(f[c], fi32);
      let result = d0;
      const lane = h + l;
      const lane2 = lane;
      const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 2, 4)) >>> 0) >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const bits = t2;
      const half = (s.fields.OPSEL !== 0) ? (bits >>> 16) : bits;
      result = ((result & 0xffff0000) | f16ToBits(flush(roundToF16(flush(fmaF32Nearest(f32FromBits(fo32 > 0 ? flushBits32(f16BitsToF32Bits(half & 65535)) : f16BitsToF32Bits(half & 65535)), s0f, s2f), fo32), 0), fo16))) >>> 0;
      u[d] = result;
    }
  }
}

/** V_INTERP_P2_F16 with denormals kept. */
export function V_INTERP_P2_F16_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const lds = w.lds;
  const m0 = u[w.m0];
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0f = f[a];
      const s2f = f[c];
      let result = d0;
      const lane = h + l;
      const lane2 = lane;
      const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 2, 4)) >>> 0) >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const bits = t2;
      const half = (s.fields.OPSEL !== 0) ? (bits >>> 16) : bits;
      result = ((result & 0xffff0000) | f16ToBits(roundToF16(fmaF32Nearest(f32FromBits(f16BitsToF32Bits(half & 65535)), s0f, s2f), 0))) >>> 0;
      u[d] = result;
    }
  }
}

/** V_INTERP_P2_F16 (cdna1 rdna1 rdna2), any rounding mode */
export function V_INTERP_P2_F16_general(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const lds = w.lds;
  const m0 = u[w.m0];
  const fo32 = outputLimitF32(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0f = flush(f[a], fi32);
      const s2f = flush(f[c], fi32);
      let result = d0;
      const lane = h + l;
      const lane2 = lane;
      const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 2, 4)) >>> 0) >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const bits = t2;
      const half = (s.fields.OPSEL !== 0) ? (bits >>> 16) : bits;
      result = ((result & 0xffff0000) | f16ToBits(flush(roundToF16(flush(fmaF32(f32FromBits(fo32 > 0 ? flushBits32(f16BitsToF32Bits(half & 65535)) : f16BitsToF32Bits(half & 65535)), s0f, s2f, r32), fo32), r16), fo16))) >>> 0;
      u[d] = result;
    }
  }
}

/**
 * V_INTERP_P2_LEGACY_F16 (cdna1)
 * The older form clears the register's other half.
 */
export function V_INTERP_P2_LEGACY_F16(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const lds = w.lds;
  const m0 = u[w.m0];
  const fo32 = outputLimitF32(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0f = flush(f[a], fi32);
        const s2f = flush(f[c], fi32);
        const lane = h + l;
        const lane2 = lane;
        const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 2, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const bits = t2;
        const half = (s.fields.OPSEL !== 0) ? (bits >>> 16) : bits;
        const half2 = flush(roundToF16(flush(fmaF32Nearest(f32FromBits(fo32 > 0 ? flushBits32(f16BitsToF32Bits(half & 65535)) : f16BitsToF32Bits(half & 65535)), s0f, s2f), fo32), 0), fo16);
        u[d] = f16ToBits(half2);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        const s2f = flush(f[c], fi32);
        const lane = h + l;
        const lane2 = lane;
        const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 2, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const bits = t2;
        const half = (s.fields.OPSEL !== 0) ? (bits >>> 16) : bits;
        const half2 = flush(roundToF16(flush(fmaF32Nearest(f32FromBits(fo32 > 0 ? flushBits32(f16BitsToF32Bits(half & 65535)) : f16BitsToF32Bits(half & 65535)), s0f, s2f), fo32), 0), fo16);
        u[d] = f16ToBits(half2);
      }
    }
  }
}

/** V_INTERP_P2_LEGACY_F16 with denormals kept. */
export function V_INTERP_P2_LEGACY_F16_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const lds = w.lds;
  const m0 = u[w.m0];
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0f = f[a];
        const s2f = f[c];
        const lane = h + l;
        const lane2 = lane;
        const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 2, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const bits = t2;
        const half = (s.fields.OPSEL !== 0) ? (bits >>> 16) : bits;
        const half2 = roundToF16(fmaF32Nearest(f32FromBits(f16BitsToF32Bits(half & 65535)), s0f, s2f), 0);
        u[d] = f16ToBits(half2);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0f = f[a];
        const s2f = f[c];
        const lane = h + l;
        const lane2 = lane;
        const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 2, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const bits = t2;
        const half = (s.fields.OPSEL !== 0) ? (bits >>> 16) : bits;
        const half2 = roundToF16(fmaF32Nearest(f32FromBits(f16BitsToF32Bits(half & 65535)), s0f, s2f), 0);
        u[d] = f16ToBits(half2);
      }
    }
  }
}

/** V_INTERP_P2_LEGACY_F16 (cdna1), any rounding mode */
export function V_INTERP_P2_LEGACY_F16_general(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const lds = w.lds;
  const m0 = u[w.m0];
  const fo32 = outputLimitF32(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = flush(f[a], fi32);
      const s2f = flush(f[c], fi32);
      const lane = h + l;
      const lane2 = lane;
      const t0 = ((((m0 & 0xffff) + Math.imul(Math.imul(s.fields.ATTR, 1 + countOnes32(((m0 >>> 16) & ((w.size === 32) ? 0x7f : 0x7fff)) >>> 0)) + countOnes32(((m0 >>> 16) & (shl32(1, lane2 >>> 2) - 1)) & 0x7fff), 48)) + Math.imul(Math.imul(s.fields.ATTRCHAN, 3) + 2, 4)) >>> 0) >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const bits = t2;
      const half = (s.fields.OPSEL !== 0) ? (bits >>> 16) : bits;
      const half2 = flush(roundToF16(flush(fmaF32(f32FromBits(fo32 > 0 ? flushBits32(f16BitsToF32Bits(half & 65535)) : f16BitsToF32Bits(half & 65535)), s0f, s2f, r32), fo32), r16), fo16);
      u[d] = f16ToBits(half2);
    }
  }
}

/** V_INTERP_P10_F32 (rdna3 rdna3_5 rdna4) */
export function V_INTERP_P10_F32(w: Wave, s: Step): void {
  const { u } = w;
  const fo32 = outputLimitF32(w.mode);
  let result2 = 0;
  const result = new Array<number>(64).fill(0);
  const last = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= last; lane++) {
    const quad = (lane & 4294967292) >>> 0;
    const bits = u[s.s0 + ((quad + 1) >>> 0) * s.k0];
    const value = ((((s.fields.NEG >>> 0) & 1) !== 0) ? (bits ^ 0x80000000) : bits) >>> 0;
    const a2 = value;
    const bits2 = u[s.s2 + quad * s.k2];
    const value2 = ((((s.fields.NEG >>> 2) & 1) !== 0) ? (bits2 ^ 0x80000000) : bits2) >>> 0;
    const c2 = value2;
    const bits3 = u[s.s1 + lane * s.k1];
    const value3 = ((((s.fields.NEG >>> 1) & 1) !== 0) ? (bits3 ^ 0x80000000) : bits3) >>> 0;
    const x = flush(fmaF32Nearest(f32FromBits(a2), f32FromBits(value3), f32FromBits(c2)), fo32);
    if (s.fields.CLAMP === 0) {
      result2 = x;
    } else {
      result2 = (x !== x || x < 0) ? 0 : ((x > 1) ? 1 : x);
    }
    result[lane] = result2;
  }
  for (let lane = 0; lane <= last; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = f32ToBits(result[lane]);
    }
  }
}

/** V_INTERP_P10_F32 (rdna3 rdna3_5 rdna4), any rounding mode */
export function V_INTERP_P10_F32_general(w: Wave, s: Step): void {
  const { u } = w;
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  let result2 = 0;
  const result = new Array<number>(64).fill(0);
  const last = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= last; lane++) {
    const quad = (lane & 4294967292) >>> 0;
    const bits = u[s.s0 + ((quad + 1) >>> 0) * s.k0];
    const value = ((((s.fields.NEG >>> 0) & 1) !== 0) ? (bits ^ 0x80000000) : bits) >>> 0;
    const a2 = value;
    const bits2 = u[s.s2 + quad * s.k2];
    const value2 = ((((s.fields.NEG >>> 2) & 1) !== 0) ? (bits2 ^ 0x80000000) : bits2) >>> 0;
    const c2 = value2;
    const bits3 = u[s.s1 + lane * s.k1];
    const value3 = ((((s.fields.NEG >>> 1) & 1) !== 0) ? (bits3 ^ 0x80000000) : bits3) >>> 0;
    const x = flush(fmaF32(f32FromBits(a2), f32FromBits(value3), f32FromBits(c2), r32), fo32);
    if (s.fields.CLAMP === 0) {
      result2 = x;
    } else {
      result2 = (x !== x || x < 0) ? 0 : ((x > 1) ? 1 : x);
    }
    result[lane] = result2;
  }
  for (let lane = 0; lane <= last; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = f32ToBits(result[lane]);
    }
  }
}

/** V_INTERP_P2_F32 (rdna3 rdna3_5 rdna4) */
export function V_INTERP_P2_F32_rdna3(w: Wave, s: Step): void {
  const { u } = w;
  const fo32 = outputLimitF32(w.mode);
  let result2 = 0;
  const result = new Array<number>(64).fill(0);
  const last = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= last; lane++) {
    const bits = u[s.s0 + (((lane & 4294967292) + 2) >>> 0) * s.k0];
    const value = ((((s.fields.NEG >>> 0) & 1) !== 0) ? (bits ^ 0x80000000) : bits) >>> 0;
    const a2 = value;
    const bits2 = u[s.s2 + lane * s.k2];
    const value2 = ((((s.fields.NEG >>> 2) & 1) !== 0) ? (bits2 ^ 0x80000000) : bits2) >>> 0;
    const c2 = value2;
    const bits3 = u[s.s1 + lane * s.k1];
    const value3 = ((((s.fields.NEG >>> 1) & 1) !== 0) ? (bits3 ^ 0x80000000) : bits3) >>> 0;
    const x = flush(fmaF32Nearest(f32FromBits(a2), f32FromBits(value3), f32FromBits(c2)), fo32);
    if (s.fields.CLAMP === 0) {
      result2 = x;
    } else {
      result2 = (x !== x || x < 0) ? 0 : ((x > 1) ? 1 : x);
    }
    result[lane] = result2;
  }
  for (let lane = 0; lane <= last; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = f32ToBits(result[lane]);
    }
  }
}

/** V_INTERP_P2_F32 (rdna3 rdna3_5 rdna4), any rounding mode */
export function V_INTERP_P2_F32_rdna3_general(w: Wave, s: Step): void {
  const { u } = w;
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  let result2 = 0;
  const result = new Array<number>(64).fill(0);
  const last = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= last; lane++) {
    const bits = u[s.s0 + (((lane & 4294967292) + 2) >>> 0) * s.k0];
    const value = ((((s.fields.NEG >>> 0) & 1) !== 0) ? (bits ^ 0x80000000) : bits) >>> 0;
    const a2 = value;
    const bits2 = u[s.s2 + lane * s.k2];
    const value2 = ((((s.fields.NEG >>> 2) & 1) !== 0) ? (bits2 ^ 0x80000000) : bits2) >>> 0;
    const c2 = value2;
    const bits3 = u[s.s1 + lane * s.k1];
    const value3 = ((((s.fields.NEG >>> 1) & 1) !== 0) ? (bits3 ^ 0x80000000) : bits3) >>> 0;
    const x = flush(fmaF32(f32FromBits(a2), f32FromBits(value3), f32FromBits(c2), r32), fo32);
    if (s.fields.CLAMP === 0) {
      result2 = x;
    } else {
      result2 = (x !== x || x < 0) ? 0 : ((x > 1) ? 1 : x);
    }
    result[lane] = result2;
  }
  for (let lane = 0; lane <= last; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = f32ToBits(result[lane]);
    }
  }
}

/** V_INTERP_P10_F16_F32 (rdna3 rdna3_5 rdna4) */
export function V_INTERP_P10_F16_F32(w: Wave, s: Step): void {
  const { u } = w;
  const fo32 = outputLimitF32(w.mode);
  let result2 = 0;
  const result = new Array<number>(64).fill(0);
  const last = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= last; lane++) {
    const quad = (lane & 4294967292) >>> 0;
    const bits = u[s.s0 + ((quad + 1) >>> 0) * s.k0];
    const half = (((s.fields.OPSEL >>> 0) & 1) !== 0) ? (bits >>> 16) : (bits & 0xffff);
    const value = ((((s.fields.NEG >>> 0) & 1) !== 0) ? (half ^ 0x8000) : half) >>> 0;
    const a2 = fo32 > 0 ? flushBits32(f16BitsToF32Bits(value & 65535)) : f16BitsToF32Bits(value & 65535);
    const bits2 = u[s.s2 + quad * s.k2];
    const half2 = (((s.fields.OPSEL >>> 2) & 1) !== 0) ? (bits2 >>> 16) : (bits2 & 0xffff);
    const value2 = ((((s.fields.NEG >>> 2) & 1) !== 0) ? (half2 ^ 0x8000) : half2) >>> 0;
    const c2 = fo32 > 0 ? flushBits32(f16BitsToF32Bits(value2 & 65535)) : f16BitsToF32Bits(value2 & 65535);
    const bits3 = u[s.s1 + lane * s.k1];
    const value3 = ((((s.fields.NEG >>> 1) & 1) !== 0) ? (bits3 ^ 0x80000000) : bits3) >>> 0;
    const x = flush(fmaF32Nearest(f32FromBits(a2), f32FromBits(value3), f32FromBits(c2)), fo32);
    if (s.fields.CLAMP === 0) {
      result2 = x;
    } else {
      result2 = (x !== x || x < 0) ? 0 : ((x > 1) ? 1 : x);
    }
    result[lane] = result2;
  }
  for (let lane = 0; lane <= last; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = f32ToBits(result[lane]);
    }
  }
}

/** V_INTERP_P10_F16_F32 (rdna3 rdna3_5 rdna4), any rounding mode */
export function V_INTERP_P10_F16_F32_general(w: Wave, s: Step): void {
  const { u } = w;
  const fo32 = outputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  let result2 = 0;
  const result = new Array<number>(64).fill(0);
  const last = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= last; lane++) {
    const quad = (lane & 4294967292) >>> 0;
    const bits = u[s.s0 + ((quad + 1) >>> 0) * s.k0];
    const half = (((s.fields.OPSEL >>> 0) & 1) !== 0) ? (bits >>> 16) : (bits & 0xffff);
    const value = ((((s.fields.NEG >>> 0) & 1) !== 0) ? (half ^ 0x8000) : half) >>> 0;
    const a2 = fo32 > 0 ? flushBits32(f16BitsToF32Bits(value & 65535)) : f16BitsToF32Bits(value & 65535);
    const bits2 = u[s.s2 + quad * s.k2];
    const half2 = (((s.fields.OPSEL >>> 2) & 1) !== 0) ? (bits2 >>> 16) : (bits2 & 0xffff);
    const value2 = ((((s.fields.NEG >>> 2) & 1) !== 0) ? (half2 ^ 0x8000) : half2) >>> 0;
    const c2 = fo32 > 0 ? flushBits32(f16BitsToF32Bits(value2 & 65535)) : f16BitsToF32Bits(value2 & 65535);
    const bits3 = u[s.s1 + lane * s.k1];
    const value3 = ((((s.fields.NEG >>> 1) & 1) !== 0) ? (bits3 ^ 0x80000000) : bits3) >>> 0;
    const x = flush(fmaF32(f32FromBits(a2), f32FromBits(value3), f32FromBits(c2), r32), fo32);
    if (s.fields.CLAMP === 0) {
      result2 = x;
    } else {
      result2 = (x !== x || x < 0) ? 0 : ((x > 1) ? 1 : x);
    }
    result[lane] = result2;
  }
  for (let lane = 0; lane <= last; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = f32ToBits(result[lane]);
    }
  }
}

/**
 * V_INTERP_P10_RTZ_F16_F32 (rdna3 rdna3_5 rdna4)
 * RTZ: rounded toward zero whatever MODE says.
 */
export function V_INTERP_P10_RTZ_F16_F32(w: Wave, s: Step): void {
  const { u } = w;
  const fo32 = outputLimitF32(w.mode);
  let result2 = 0;
  const result = new Array<number>(64).fill(0);
  const last = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= last; lane++) {
    const quad = (lane & 4294967292) >>> 0;
    const bits = u[s.s0 + ((quad + 1) >>> 0) * s.k0];
    const half = (((s.fields.OPSEL >>> 0) & 1) !== 0) ? (bits >>> 16) : (bits & 0xffff);
    const value = ((((s.fields.NEG >>> 0) & 1) !== 0) ? (half ^ 0x8000) : half) >>> 0;
    const a2 = fo32 > 0 ? flushBits32(f16BitsToF32Bits(value & 65535)) : f16BitsToF32Bits(value & 65535);
    const bits2 = u[s.s2 + quad * s.k2];
    const half2 = (((s.fields.OPSEL >>> 2) & 1) !== 0) ? (bits2 >>> 16) : (bits2 & 0xffff);
    const value2 = ((((s.fields.NEG >>> 2) & 1) !== 0) ? (half2 ^ 0x8000) : half2) >>> 0;
    const c2 = fo32 > 0 ? flushBits32(f16BitsToF32Bits(value2 & 65535)) : f16BitsToF32Bits(value2 & 65535);
    const bits3 = u[s.s1 + lane * s.k1];
    const value3 = ((((s.fields.NEG >>> 1) & 1) !== 0) ? (bits3 ^ 0x80000000) : bits3) >>> 0;
    const x = flush(fmaF32(f32FromBits(a2), f32FromBits(value3), f32FromBits(c2), 3), fo32);
    if (s.fields.CLAMP === 0) {
      result2 = x;
    } else {
      result2 = (x !== x || x < 0) ? 0 : ((x > 1) ? 1 : x);
    }
    result[lane] = result2;
  }
  for (let lane = 0; lane <= last; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = f32ToBits(result[lane]);
    }
  }
}

/**
 * V_INTERP_P2_F16_F32 (rdna3 rdna3_5 rdna4)
 * Whether hardware rounds the sum once or twice to a half is not told; it is twice here.
 */
export function V_INTERP_P2_F16_F32(w: Wave, s: Step): void {
  const { u } = w;
  const fo32 = outputLimitF32(w.mode);
  const fo16 = outputLimitF16(w.mode);
  let result2 = 0;
  const result = new Array<number>(64).fill(0);
  const last = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= last; lane++) {
    const bits = u[s.s0 + (((lane & 4294967292) + 2) >>> 0) * s.k0];
    const half = (((s.fields.OPSEL >>> 0) & 1) !== 0) ? (bits >>> 16) : (bits & 0xffff);
    const value = ((((s.fields.NEG >>> 0) & 1) !== 0) ? (half ^ 0x8000) : half) >>> 0;
    const a2 = fo32 > 0 ? flushBits32(f16BitsToF32Bits(value & 65535)) : f16BitsToF32Bits(value & 65535);
    const bits2 = u[s.s2 + lane * s.k2];
    const value2 = ((((s.fields.NEG >>> 2) & 1) !== 0) ? (bits2 ^ 0x80000000) : bits2) >>> 0;
    const c2 = value2;
    const bits3 = u[s.s1 + lane * s.k1];
    const value3 = ((((s.fields.NEG >>> 1) & 1) !== 0) ? (bits3 ^ 0x80000000) : bits3) >>> 0;
    const sum = flush(fmaF32Nearest(f32FromBits(a2), f32FromBits(value3), f32FromBits(c2)), fo32);
    const x = sum;
    if (s.fields.CLAMP === 0) {
      result2 = x;
    } else {
      result2 = (x !== x || x < 0) ? 0 : ((x > 1) ? 1 : x);
    }
    const half2 = flush(roundToF16(result2, 0), fo16);
    result[lane] = f16ToBits(half2);
  }
  for (let lane = 0; lane <= last; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      const old = u[s.d0 + lane * s.kd0];
      if (((s.fields.OPSEL >>> 3) & 1) !== 0) {
        u[s.d0 + lane * s.kd0] = (old & 0xffff) | (result[lane] << 16);
      } else {
        u[s.d0 + lane * s.kd0] = (old & 0xffff0000) | result[lane];
      }
    }
  }
}

/** V_INTERP_P2_F16_F32 (rdna3 rdna3_5 rdna4), any rounding mode */
export function V_INTERP_P2_F16_F32_general(w: Wave, s: Step): void {
  const { u } = w;
  const fo32 = outputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  let result2 = 0;
  const result = new Array<number>(64).fill(0);
  const last = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= last; lane++) {
    const bits = u[s.s0 + (((lane & 4294967292) + 2) >>> 0) * s.k0];
    const half = (((s.fields.OPSEL >>> 0) & 1) !== 0) ? (bits >>> 16) : (bits & 0xffff);
    const value = ((((s.fields.NEG >>> 0) & 1) !== 0) ? (half ^ 0x8000) : half) >>> 0;
    const a2 = fo32 > 0 ? flushBits32(f16BitsToF32Bits(value & 65535)) : f16BitsToF32Bits(value & 65535);
    const bits2 = u[s.s2 + lane * s.k2];
    const value2 = ((((s.fields.NEG >>> 2) & 1) !== 0) ? (bits2 ^ 0x80000000) : bits2) >>> 0;
    const c2 = value2;
    const bits3 = u[s.s1 + lane * s.k1];
    const value3 = ((((s.fields.NEG >>> 1) & 1) !== 0) ? (bits3 ^ 0x80000000) : bits3) >>> 0;
    const sum = flush(fmaF32(f32FromBits(a2), f32FromBits(value3), f32FromBits(c2), r32), fo32);
    const x = sum;
    if (s.fields.CLAMP === 0) {
      result2 = x;
    } else {
      result2 = (x !== x || x < 0) ? 0 : ((x > 1) ? 1 : x);
    }
    const half2 = flush(roundToF16(result2, r16), fo16);
    result[lane] = f16ToBits(half2);
  }
  for (let lane = 0; lane <= last; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      const old = u[s.d0 + lane * s.kd0];
      if (((s.fields.OPSEL >>> 3) & 1) !== 0) {
        u[s.d0 + lane * s.kd0] = (old & 0xffff) | (result[lane] << 16);
      } else {
        u[s.d0 + lane * s.kd0] = (old & 0xffff0000) | result[lane];
      }
    }
  }
}

/** V_INTERP_P2_RTZ_F16_F32 (rdna3 rdna3_5 rdna4) */
export function V_INTERP_P2_RTZ_F16_F32(w: Wave, s: Step): void {
  const { u } = w;
  const fo32 = outputLimitF32(w.mode);
  const fo16 = outputLimitF16(w.mode);
  let result2 = 0;
  const result = new Array<number>(64).fill(0);
  const last = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= last; lane++) {
    const bits = u[s.s0 + (((lane & 4294967292) + 2) >>> 0) * s.k0];
    const half = (((s.fields.OPSEL >>> 0) & 1) !== 0) ? (bits >>> 16) : (bits & 0xffff);
    const value = ((((s.fields.NEG >>> 0) & 1) !== 0) ? (half ^ 0x8000) : half) >>> 0;
    const a2 = fo32 > 0 ? flushBits32(f16BitsToF32Bits(value & 65535)) : f16BitsToF32Bits(value & 65535);
    const bits2 = u[s.s2 + lane * s.k2];
    const value2 = ((((s.fields.NEG >>> 2) & 1) !== 0) ? (bits2 ^ 0x80000000) : bits2) >>> 0;
    const c2 = value2;
    const bits3 = u[s.s1 + lane * s.k1];
    const value3 = ((((s.fields.NEG >>> 1) & 1) !== 0) ? (bits3 ^ 0x80000000) : bits3) >>> 0;
    const sum = flush(fmaF32(f32FromBits(a2), f32FromBits(value3), f32FromBits(c2), 3), fo32);
    const x = sum;
    if (s.fields.CLAMP === 0) {
      result2 = x;
    } else {
      result2 = (x !== x || x < 0) ? 0 : ((x > 1) ? 1 : x);
    }
    const half2 = flush(roundToF16(result2, 3), fo16);
    result[lane] = f16ToBits(half2);
  }
  for (let lane = 0; lane <= last; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      const old = u[s.d0 + lane * s.kd0];
      if (((s.fields.OPSEL >>> 3) & 1) !== 0) {
        u[s.d0 + lane * s.kd0] = (old & 0xffff) | (result[lane] << 16);
      } else {
        u[s.d0 + lane * s.kd0] = (old & 0xffff0000) | result[lane];
      }
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  LDS_PARAM_LOAD: define("LDS_PARAM_LOAD", "wave", LDS_PARAM_LOAD),
  LDS_DIRECT_LOAD: define("LDS_DIRECT_LOAD", "wave", LDS_DIRECT_LOAD),
  V_INTERP_P1_F32: define("V_INTERP_P1_F32", "lane", V_INTERP_P1_F32, { general: V_INTERP_P1_F32_general, rounds: 0x3, keep: V_INTERP_P1_F32_keep, keeps: 0x30 }),
  V_INTERP_P2_F32_cdna1: define("V_INTERP_P2_F32_cdna1", "lane", V_INTERP_P2_F32_cdna1, { general: V_INTERP_P2_F32_cdna1_general, rounds: 0x3, keep: V_INTERP_P2_F32_cdna1_keep, keeps: 0x30, readsDestination: true }),
  V_INTERP_MOV_F32: define("V_INTERP_MOV_F32", "lane", V_INTERP_MOV_F32),
  V_INTERP_P1LL_F16: define("V_INTERP_P1LL_F16", "lane", V_INTERP_P1LL_F16, { general: V_INTERP_P1LL_F16_general, rounds: 0x3, keep: V_INTERP_P1LL_F16_keep, keeps: 0x30, ownHalves: true }),
  V_INTERP_P1LV_F16: define("V_INTERP_P1LV_F16", "lane", V_INTERP_P1LV_F16, { general: V_INTERP_P1LV_F16_general, rounds: 0x3, keep: V_INTERP_P1LV_F16_keep, keeps: 0x30, ownHalves: true }),
  V_INTERP_P2_F16: define("V_INTERP_P2_F16", "lane", V_INTERP_P2_F16, { general: V_INTERP_P2_F16_general, rounds: 0x80000f, keep: V_INTERP_P2_F16_keep, keeps: 0xb0, readsDestination: true, ownHalves: true }),
  V_INTERP_P2_LEGACY_F16: define("V_INTERP_P2_LEGACY_F16", "lane", V_INTERP_P2_LEGACY_F16, { general: V_INTERP_P2_LEGACY_F16_general, rounds: 0x80000f, keep: V_INTERP_P2_LEGACY_F16_keep, keeps: 0xb0, ownHalves: true }),
  V_INTERP_P10_F32: define("V_INTERP_P10_F32", "wave", V_INTERP_P10_F32, { general: V_INTERP_P10_F32_general, rounds: 0x3 }),
  V_INTERP_P2_F32_rdna3: define("V_INTERP_P2_F32_rdna3", "wave", V_INTERP_P2_F32_rdna3, { general: V_INTERP_P2_F32_rdna3_general, rounds: 0x3 }),
  V_INTERP_P10_F16_F32: define("V_INTERP_P10_F16_F32", "wave", V_INTERP_P10_F16_F32, { general: V_INTERP_P10_F16_F32_general, rounds: 0x3, ownHalves: true }),
  V_INTERP_P10_RTZ_F16_F32: define("V_INTERP_P10_RTZ_F16_F32", "wave", V_INTERP_P10_RTZ_F16_F32, { ownHalves: true }),
  V_INTERP_P2_F16_F32: define("V_INTERP_P2_F16_F32", "wave", V_INTERP_P2_F16_F32, { general: V_INTERP_P2_F16_F32_general, rounds: 0x80000f, ownHalves: true }),
  V_INTERP_P2_RTZ_F16_F32: define("V_INTERP_P2_RTZ_F16_F32", "wave", V_INTERP_P2_RTZ_F16_F32, { ownHalves: true }),
};

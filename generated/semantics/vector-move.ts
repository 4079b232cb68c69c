// Executors of vector move.
// Generated from spec/pseudocode/vector-move.pcode by `npm run generate`; do not edit.
import { flushBits16, inputLimitF16 } from "../../runtime/float/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** V_NOP, V_CLREXCP, V_PIPEFLUSH (all generations) */
export function V_NOP(w: Wave, _s: Step): void {
  const { i } = w;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
    }
  }
}

/** V_MOV_B32 (all generations) */
export function V_MOV_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, kd0 } = s;
  let a = s.s0, d = s.d0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, d += kd0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      u[d] = s0;
    }
  }
}

/**
 * V_ACCVGPR_MOV_B32 (cdna2 cdna3 cdna4)
 * The move between accumulation registers.
 */
export function V_ACCVGPR_MOV_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, kd0 } = s;
  let a = s.s0, d = s.d0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, d += kd0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      u[d] = s0;
    }
  }
}

/** V_MOV_B64 (cdna3 cdna4 cdna5) */
export function V_MOV_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, kd0, h0, hd0 } = s;
  let a = s.s0, d = s.d0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, d += kd0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      u[d] = s0;
      u[d + hd0] = s0w1;
    }
  }
}

/** V_MOV_B16 (cdna5 rdna3 rdna3_5 rdna4) */
export function V_MOV_B16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, kd0 } = s;
  let a = s.s0, d = s.d0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, d += kd0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      u[d] = s0u16;
    }
  }
}

/** V_SWAP_B32 (all generations) */
export function V_SWAP_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, kd0 } = s;
  let a = s.s0, d = s.d0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, d += kd0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0 = u[a];
      const old = d0;
      u[d] = s0;
      u[a] = old;
    }
  }
}

/** V_SWAP_B16 (cdna5 rdna3 rdna3_5 rdna4) */
export function V_SWAP_B16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, kd0 } = s;
  let a = s.s0, d = s.d0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, d += kd0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0u16 = u[d] & 65535;
      const s0u16 = u[a] & 65535;
      const old = d0u16;
      u[d] = s0u16;
      u[a] = old;
    }
  }
}

/**
 * V_CNDMASK_B32 (all generations)
 * The mask is VCC, or in VOP3 the third source.
 */
export function V_CNDMASK_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, kd0 } = s;
  let a = s.s0, b = s.s1, d = s.d0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    const ci = i[s.ci + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, b += k1, d += kd0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0 = u[a];
      u[d] = (((ci >>> l) & 1) !== 0) ? s1 : s0;
    }
  }
}

/** V_CNDMASK_B16 (cdna5 rdna3 rdna3_5 rdna4) */
export function V_CNDMASK_B16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, kd0 } = s;
  let a = s.s0, b = s.s1, d = s.d0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    const ci = i[s.ci + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, b += k1, d += kd0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1u16 = u[b] & 65535;
      const s0u16 = u[a] & 65535;
      u[d] = (((ci >>> l) & 1) !== 0) ? s1u16 : s0u16;
    }
  }
}

/** V_PACK_B32_F16 (all generations) */
export function V_PACK_B32_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, kd0 } = s;
  let a = s.s0, b = s.s1, d = s.d0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, b += k1, d += kd0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1u16 = u[b] & 65535;
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s0u16 = u[a] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      u[d] = (s1x16 << 16) | s0x16;
    }
  }
}

/** V_PACK_B32_F16 with denormals kept. */
export function V_PACK_B32_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, kd0 } = s;
  let a = s.s0, b = s.s1, d = s.d0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, b += k1, d += kd0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1u16 = u[b] & 65535;
      const s0u16 = u[a] & 65535;
      u[d] = (s1u16 << 16) | s0u16;
    }
  }
}

/**
 * V_MOVRELS_B32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * Register numbers are the raw fields of the instruction, moved by M0.
 */
export function V_MOVRELS_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const { kd0 } = s;
  let d = s.d0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, d += kd0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      u[d] = u[((s.fields.SRC0 + m0) >>> 0) * w.size + (h + l)];
    }
  }
}

/** V_MOVRELD_B32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_MOVRELD_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const { k0 } = s;
  let a = s.s0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      u[((s.fields.VDST + m0) >>> 0) * w.size + (h + l)] = s0;
    }
  }
}

/** V_MOVRELSD_B32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_MOVRELSD_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      u[((s.fields.VDST + m0) >>> 0) * w.size + (h + l)] = u[((s.fields.SRC0 + m0) >>> 0) * w.size + (h + l)];
    }
  }
}

/**
 * V_MOVRELSD_2_B32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * Source and destination move by their own part of M0.
 */
export function V_MOVRELSD_2_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      u[((s.fields.VDST + ((m0 >>> 16) & 1023)) >>> 0) * w.size + (h + l)] = u[((s.fields.SRC0 + (m0 & 1023)) >>> 0) * w.size + (h + l)];
    }
  }
}

/** V_SWAPREL_B32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_SWAPREL_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const from = (s.fields.SRC0 + (m0 & 1023)) >>> 0;
      const to = (s.fields.VDST + ((m0 >>> 16) & 1023)) >>> 0;
      const old = u[to * w.size + (h + l)];
      u[to * w.size + (h + l)] = u[from * w.size + (h + l)];
      u[from * w.size + (h + l)] = old;
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  V_NOP: define("V_NOP", "lane", V_NOP),
  V_MOV_B32: define("V_MOV_B32", "lane", V_MOV_B32),
  V_ACCVGPR_MOV_B32: define("V_ACCVGPR_MOV_B32", "lane", V_ACCVGPR_MOV_B32),
  V_MOV_B64: define("V_MOV_B64", "lane", V_MOV_B64),
  V_MOV_B16: define("V_MOV_B16", "lane", V_MOV_B16),
  V_SWAP_B32: define("V_SWAP_B32", "lane", V_SWAP_B32, { readsDestination: true }),
  V_SWAP_B16: define("V_SWAP_B16", "lane", V_SWAP_B16, { readsDestination: true }),
  V_CNDMASK_B32: define("V_CNDMASK_B32", "lane", V_CNDMASK_B32),
  V_CNDMASK_B16: define("V_CNDMASK_B16", "lane", V_CNDMASK_B16),
  V_PACK_B32_F16: define("V_PACK_B32_F16", "lane", V_PACK_B32_F16, { keep: V_PACK_B32_F16_keep, keeps: 0x40 }),
  V_MOVRELS_B32: define("V_MOVRELS_B32", "lane", V_MOVRELS_B32),
  V_MOVRELD_B32: define("V_MOVRELD_B32", "lane", V_MOVRELD_B32),
  V_MOVRELSD_B32: define("V_MOVRELSD_B32", "lane", V_MOVRELSD_B32),
  V_MOVRELSD_2_B32: define("V_MOVRELSD_2_B32", "lane", V_MOVRELSD_2_B32),
  V_SWAPREL_B32: define("V_SWAPREL_B32", "lane", V_SWAPREL_B32),
};

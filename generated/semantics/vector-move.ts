// Executors of vector move.
// Generated from spec/pseudocode/vector-move.pcode by `npm run generate`; do not edit.
import { lowestOne } from "../../runtime/bits/index.js";
import { flushBits16, inputLimitF16 } from "../../runtime/float/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** V_NOP, V_CLREXCP, V_PIPEFLUSH (all generations) */
export function V_NOP(w: Wave, _s: Step): void {
  const { i } = w;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
  }
}

/** V_MOV_B32 (all generations) */
export function V_MOV_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        u[d] = s0;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        u[d] = s0;
      }
    }
  }
}

/**
 * V_ACCVGPR_MOV_B32 (cdna2 cdna3 cdna4)
 * The move between accumulation registers.
 */
export function V_ACCVGPR_MOV_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        u[d] = s0;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        u[d] = s0;
      }
    }
  }
}

/** V_MOV_B64 (cdna3 cdna4 cdna5) */
export function V_MOV_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        u[d] = s0;
        u[d + hd0] = s0w1;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        u[d] = s0;
        u[d + hd0] = s0w1;
      }
    }
  }
}

/** V_MOV_B16 (cdna5 rdna3 rdna3_5 rdna4) */
export function V_MOV_B16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        u[d] = s0u16;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        u[d] = s0u16;
      }
    }
  }
}

/** V_SWAP_B32 (all generations) */
export function V_SWAP_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        const old = d0;
        u[d] = s0;
        u[a] = old;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        const old = d0;
        u[d] = s0;
        u[a] = old;
      }
    }
  }
}

/** V_SWAP_B16 (cdna5 rdna3 rdna3_5 rdna4) */
export function V_SWAP_B16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const d0u16 = u[d] & 65535;
        const s0u16 = u[a] & 65535;
        const old = d0u16;
        u[d] = s0u16;
        u[a] = old;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const d0u16 = u[d] & 65535;
        const s0u16 = u[a] & 65535;
        const old = d0u16;
        u[d] = s0u16;
        u[a] = old;
      }
    }
  }
}

/**
 * V_CNDMASK_B32 (all generations)
 * The mask is VCC, or in VOP3 the third source.
 */
export function V_CNDMASK_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    const ci = i[s.ci + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        u[d] = s0 ^ ((s1 ^ s0) & -((ci >>> l) & 1));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        u[d] = s0 ^ ((s1 ^ s0) & -((ci >>> l) & 1));
      }
    }
  }
}

/** V_CNDMASK_B16 (cdna5 rdna3 rdna3_5 rdna4) */
export function V_CNDMASK_B16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    const ci = i[s.ci + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1u16 = u[b] & 65535;
        const s0u16 = u[a] & 65535;
        u[d] = (s0u16 ^ ((s1u16 ^ s0u16) & -((ci >>> l) & 1))) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1u16 = u[b] & 65535;
        const s0u16 = u[a] & 65535;
        u[d] = (s0u16 ^ ((s1u16 ^ s0u16) & -((ci >>> l) & 1))) & 65535;
      }
    }
  }
}

/** V_PACK_B32_F16 (all generations) */
export function V_PACK_B32_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1u16 = u[b] & 65535;
        const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
        const s0u16 = u[a] & 65535;
        const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
        u[d] = (s1x16 << 16) | s0x16;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1u16 = u[b] & 65535;
        const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
        const s0u16 = u[a] & 65535;
        const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
        u[d] = (s1x16 << 16) | s0x16;
      }
    }
  }
}

/** V_PACK_B32_F16 with denormals kept. */
export function V_PACK_B32_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1u16 = u[b] & 65535;
        const s0u16 = u[a] & 65535;
        u[d] = (s1u16 << 16) | s0u16;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1u16 = u[b] & 65535;
        const s0u16 = u[a] & 65535;
        u[d] = (s1u16 << 16) | s0u16;
      }
    }
  }
}

/** V_MOVRELS_B32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_MOVRELS_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const vgprs = w.vgprs;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let d = s.d0 + h;
      for (let l = 0; l < 32; l++, d++) {
        const row = (s.fields.SRC0 + m0) >>> 0;
        u[d] = u[((row < vgprs) ? row : 0) * w.size + (h + l)];
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const d = s.d0 + h + l;
        const row = (s.fields.SRC0 + m0) >>> 0;
        u[d] = u[((row < vgprs) ? row : 0) * w.size + (h + l)];
      }
    }
  }
}

/** V_MOVRELD_B32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_MOVRELD_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const vgprs = w.vgprs;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
        const s0 = u[a];
        const to = (s.fields.VDST + m0) >>> 0;
        if (to < vgprs) {
          u[to * w.size + (h + l)] = s0;
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0;
        const s0 = u[a];
        const to = (s.fields.VDST + m0) >>> 0;
        if (to < vgprs) {
          u[to * w.size + (h + l)] = s0;
        }
      }
    }
  }
}

/** V_MOVRELSD_B32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_MOVRELSD_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const vgprs = w.vgprs;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        const to = (s.fields.VDST + m0) >>> 0;
        if (to < vgprs) {
          const row = (s.fields.SRC0 + m0) >>> 0;
          u[to * w.size + (h + l)] = u[((row < vgprs) ? row : 0) * w.size + (h + l)];
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const to = (s.fields.VDST + m0) >>> 0;
        if (to < vgprs) {
          const row = (s.fields.SRC0 + m0) >>> 0;
          u[to * w.size + (h + l)] = u[((row < vgprs) ? row : 0) * w.size + (h + l)];
        }
      }
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
  const vgprs = w.vgprs;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        const to = (s.fields.VDST + ((m0 >>> 16) & 1023)) >>> 0;
        if (to < vgprs) {
          const row = (s.fields.SRC0 + (m0 & 1023)) >>> 0;
          u[to * w.size + (h + l)] = u[((row < vgprs) ? row : 0) * w.size + (h + l)];
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const to = (s.fields.VDST + ((m0 >>> 16) & 1023)) >>> 0;
        if (to < vgprs) {
          const row = (s.fields.SRC0 + (m0 & 1023)) >>> 0;
          u[to * w.size + (h + l)] = u[((row < vgprs) ? row : 0) * w.size + (h + l)];
        }
      }
    }
  }
}

/**
 * V_SWAPREL_B32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * Both are destinations: nothing is exchanged when either is out of range.
 */
export function V_SWAPREL_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const vgprs = w.vgprs;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        const from = (s.fields.SRC0 + (m0 & 1023)) >>> 0;
        const to = (s.fields.VDST + ((m0 >>> 16) & 1023)) >>> 0;
        if (from < vgprs && to < vgprs) {
          const old = u[to * w.size + (h + l)];
          u[to * w.size + (h + l)] = u[from * w.size + (h + l)];
          u[from * w.size + (h + l)] = old;
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const from = (s.fields.SRC0 + (m0 & 1023)) >>> 0;
        const to = (s.fields.VDST + ((m0 >>> 16) & 1023)) >>> 0;
        if (from < vgprs && to < vgprs) {
          const old = u[to * w.size + (h + l)];
          u[to * w.size + (h + l)] = u[from * w.size + (h + l)];
          u[from * w.size + (h + l)] = old;
        }
      }
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
  V_MOVRELS_B32: define("V_MOVRELS_B32", "lane", V_MOVRELS_B32, { ownSource: true }),
  V_MOVRELD_B32: define("V_MOVRELD_B32", "lane", V_MOVRELD_B32, { ownResult: true }),
  V_MOVRELSD_B32: define("V_MOVRELSD_B32", "lane", V_MOVRELSD_B32, { ownSource: true, ownResult: true }),
  V_MOVRELSD_2_B32: define("V_MOVRELSD_2_B32", "lane", V_MOVRELSD_2_B32, { ownSource: true, ownResult: true }),
  V_SWAPREL_B32: define("V_SWAPREL_B32", "lane", V_SWAPREL_B32, { ownSource: true, ownResult: true }),
};

// Executors of vector lanes.
// Generated from spec/pseudocode/vector-lanes.pcode by `npm run generate`; do not edit.
import { countTrailingZeros64, lowestOne, shr64Lo } from "../../runtime/bits/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/**
 * V_READFIRSTLANE_B32 (all generations)
 * EXEC chooses the lane and is otherwise ignored: the lowest active one, or lane 0 when none is.
 */
export function V_READFIRSTLANE_B32(w: Wave, s: Step): void {
  const { u } = w;
  const lane = ((w.execz !== 0) ? 0 : countTrailingZeros64(u[w.exec], u[w.exec + 1])) >>> 0;
  u[s.d0] = u[s.s0 + lane * s.k0];
}

/**
 * V_READLANE_B32 (all generations)
 * EXEC is ignored by both.
 */
export function V_READLANE_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s1 = u[s.s1];
  const lane = (s1 & ((w.size === 32) ? 31 : 63)) >>> 0;
  u[s.d0] = u[s.s0 + lane * s.k0];
}

/** V_WRITELANE_B32 (all generations) */
export function V_WRITELANE_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s1 = u[s.s1];
  const s0 = u[s.s0];
  const lane = (s1 & ((w.size === 32) ? 31 : 63)) >>> 0;
  u[s.d0 + lane * s.kd0] = s0;
}

/**
 * V_PERMLANE16_B32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * Each lane of a row of sixteen reads the lane that its 4-bit selector names, in its own row or (X16) in the
 * other row of the pair. A source lane that EXEC disables gives its value when OPSEL[0] (fetch inactive) is set,
 * else 0 when OPSEL[1] (bound control) is set; else nothing is written.
 */
export function V_PERMLANE16_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s2 = u[s.s2];
  const s1 = u[s.s1];
  const source = new Array<number>(64).fill(0);
  const selectors_lo = s1;
  const selectors_hi = s2;
  const t0 = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= t0; lane++) {
    source[lane >>> 0] = u[s.s0 + (lane >>> 0) * s.k0];
  }
  const t1 = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= t1; lane++) {
    const t2 = Math.imul(lane & 15, 4) >>> 0;
    const from = ((lane & 48) + (shr64Lo(selectors_lo, selectors_hi, t2) & 15)) | 0;
    const t3 = lane >>> 0;
    if (((u[w.exec + (t3 >>> 5)] >>> t3) & 1) !== 0) {
      const t4 = from >>> 0;
      if (((u[w.exec + (t4 >>> 5)] >>> t4) & 1) !== 0 || (s.fields.OPSEL & 1) !== 0) {
        u[s.d0 + (lane >>> 0) * s.kd0] = source[from >>> 0];
      } else if (((s.fields.OPSEL >>> 1) & 1) !== 0) {
        u[s.d0 + (lane >>> 0) * s.kd0] = 0;
      }
    }
  }
}

/** V_PERMLANEX16_B32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_PERMLANEX16_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s2 = u[s.s2];
  const s1 = u[s.s1];
  const source = new Array<number>(64).fill(0);
  const selectors_lo = s1;
  const selectors_hi = s2;
  const t0 = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= t0; lane++) {
    source[lane >>> 0] = u[s.s0 + (lane >>> 0) * s.k0];
  }
  const t1 = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= t1; lane++) {
    const t2 = Math.imul(lane & 15, 4) >>> 0;
    const from = (((lane & 48) ^ 16) + (shr64Lo(selectors_lo, selectors_hi, t2) & 15)) | 0;
    const t3 = lane >>> 0;
    if (((u[w.exec + (t3 >>> 5)] >>> t3) & 1) !== 0) {
      const t4 = from >>> 0;
      if (((u[w.exec + (t4 >>> 5)] >>> t4) & 1) !== 0 || (s.fields.OPSEL & 1) !== 0) {
        u[s.d0 + (lane >>> 0) * s.kd0] = source[from >>> 0];
      } else if (((s.fields.OPSEL >>> 1) & 1) !== 0) {
        u[s.d0 + (lane >>> 0) * s.kd0] = 0;
      }
    }
  }
}

/**
 * V_PERMLANE16_VAR_B32 (cdna5 rdna4)
 * VAR: every lane brings its own selector.
 */
export function V_PERMLANE16_VAR_B32(w: Wave, s: Step): void {
  const { u } = w;
  const source = new Array<number>(64).fill(0);
  const t0 = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= t0; lane++) {
    source[lane >>> 0] = u[s.s0 + (lane >>> 0) * s.k0];
  }
  const t1 = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= t1; lane++) {
    const from = ((lane & 48) + (u[s.s1 + (lane >>> 0) * s.k1] & 15)) | 0;
    const t2 = lane >>> 0;
    if (((u[w.exec + (t2 >>> 5)] >>> t2) & 1) !== 0) {
      const t3 = from >>> 0;
      if (((u[w.exec + (t3 >>> 5)] >>> t3) & 1) !== 0 || (s.fields.OPSEL & 1) !== 0) {
        u[s.d0 + (lane >>> 0) * s.kd0] = source[from >>> 0];
      } else if (((s.fields.OPSEL >>> 1) & 1) !== 0) {
        u[s.d0 + (lane >>> 0) * s.kd0] = 0;
      }
    }
  }
}

/** V_PERMLANEX16_VAR_B32 (cdna5 rdna4) */
export function V_PERMLANEX16_VAR_B32(w: Wave, s: Step): void {
  const { u } = w;
  const source = new Array<number>(64).fill(0);
  const t0 = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= t0; lane++) {
    source[lane >>> 0] = u[s.s0 + (lane >>> 0) * s.k0];
  }
  const t1 = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= t1; lane++) {
    const from = (((lane & 48) ^ 16) + (u[s.s1 + (lane >>> 0) * s.k1] & 15)) | 0;
    const t2 = lane >>> 0;
    if (((u[w.exec + (t2 >>> 5)] >>> t2) & 1) !== 0) {
      const t3 = from >>> 0;
      if (((u[w.exec + (t3 >>> 5)] >>> t3) & 1) !== 0 || (s.fields.OPSEL & 1) !== 0) {
        u[s.d0 + (lane >>> 0) * s.kd0] = source[from >>> 0];
      } else if (((s.fields.OPSEL >>> 1) & 1) !== 0) {
        u[s.d0 + (lane >>> 0) * s.kd0] = 0;
      }
    }
  }
}

/**
 * V_PERMLANE64_B32 (cdna5 rdna3 rdna3_5 rdna4)
 * The halves of a wave64 change places; nothing in wave32.
 */
export function V_PERMLANE64_B32(w: Wave, s: Step): void {
  const { u } = w;
  const source = new Array<number>(64).fill(0);
  if (w.size === 64) {
    for (let lane = 0; lane <= 63; lane++) {
      source[lane >>> 0] = u[s.s0 + (lane >>> 0) * s.k0];
    }
    for (let lane = 0; lane <= 63; lane++) {
      const t0 = lane >>> 0;
      if (((u[w.exec + (t0 >>> 5)] >>> t0) & 1) !== 0) {
        u[s.d0 + (lane >>> 0) * s.kd0] = source[(lane ^ 32) >>> 0];
      }
    }
  }
}

/**
 * V_PERMLANE16_SWAP_B32 (cdna4)
 * Even rows of the source change places with odd rows of the destination, or (32) the halves do.
 */
export function V_PERMLANE16_SWAP_B32_cdna4(w: Wave, s: Step): void {
  const { u } = w;
  for (let lane = 0; lane <= 63; lane++) {
    if ((lane & 16) === 0) {
      const low = u[s.s0 + (lane >>> 0) * s.k0];
      u[s.s0 + (lane >>> 0) * s.k0] = u[s.d0 + ((lane + 16) >>> 0) * s.kd0];
      u[s.d0 + ((lane + 16) >>> 0) * s.kd0] = low;
    }
  }
}

/**
 * V_PERMLANE32_SWAP_B32 (cdna4)
 * Even rows of the source change places with odd rows of the destination, or (32) the halves do.
 */
export function V_PERMLANE32_SWAP_B32(w: Wave, s: Step): void {
  const { u } = w;
  for (let lane = 0; lane <= 63; lane++) {
    if ((lane & 32) === 0) {
      const low = u[s.s0 + (lane >>> 0) * s.k0];
      u[s.s0 + (lane >>> 0) * s.k0] = u[s.d0 + ((lane + 32) >>> 0) * s.kd0];
      u[s.d0 + ((lane + 32) >>> 0) * s.kd0] = low;
    }
  }
}

/** V_PERMLANE16_SWAP_B32 (cdna5) */
export function V_PERMLANE16_SWAP_B32_cdna5(w: Wave, s: Step): void {
  const { u } = w;
  if (w.size === 32) {
    for (let lane = 0; lane <= 15; lane++) {
      const low = u[s.s0 + (lane >>> 0) * s.k0];
      const high = u[s.d0 + ((lane + 16) >>> 0) * s.kd0];
      const t0 = lane >>> 0;
      if (((u[w.exec + (t0 >>> 5)] >>> t0) & 1) !== 0) {
        u[s.s0 + (lane >>> 0) * s.k0] = high;
      }
      const t1 = (lane + 16) >>> 0;
      if (((u[w.exec + (t1 >>> 5)] >>> t1) & 1) !== 0) {
        u[s.d0 + ((lane + 16) >>> 0) * s.kd0] = low;
      }
    }
  }
}

/**
 * V_PERMLANE_BCAST_B32 (cdna5)
 * CDNA 5 moves within groups of S2 lanes (a power of two). A lane that has no source in its group keeps its own.
 */
export function V_PERMLANE_BCAST_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s2 = u[s.s2];
  const s1 = u[s.s1];
  const source = new Array<number>(64).fill(0);
  const group = (s2 - 1) >>> 0;
  const t0 = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= t0; lane++) {
    source[lane] = u[s.s0 + lane * s.k0];
  }
  const t1 = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= t1; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = source[((lane & (~group)) | ((s1 & 63) & group)) >>> 0];
    }
  }
}

/** V_PERMLANE_UP_B32 (cdna5) */
export function V_PERMLANE_UP_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s2 = u[s.s2];
  const s1 = u[s.s1];
  const source = new Array<number>(64).fill(0);
  const group = (s2 - 1) >>> 0;
  const t0 = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= t0; lane++) {
    source[lane] = u[s.s0 + lane * s.k0];
  }
  const t1 = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= t1; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = (((lane & group) >>> 0) < s1) ? source[lane] : source[(lane - s1) >>> 0];
    }
  }
}

/** V_PERMLANE_DOWN_B32 (cdna5) */
export function V_PERMLANE_DOWN_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s2 = u[s.s2];
  const s1 = u[s.s1];
  const source = new Array<number>(64).fill(0);
  const group = (s2 - 1) >>> 0;
  const t0 = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= t0; lane++) {
    source[lane] = u[s.s0 + lane * s.k0];
  }
  const t1 = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= t1; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = (((group - (lane & group)) >>> 0) < s1) ? source[lane] : source[(lane + s1) >>> 0];
    }
  }
}

/**
 * V_PERMLANE_XOR_B32 (cdna5)
 * A partner below the lane's group is reached, one above it is not.
 */
export function V_PERMLANE_XOR_B32(w: Wave, s: Step): void {
  const { u } = w;
  const s2 = u[s.s2];
  const s1 = u[s.s1];
  const source = new Array<number>(64).fill(0);
  let from = 0;
  const group = (s2 - 1) >>> 0;
  const t0 = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= t0; lane++) {
    source[lane] = u[s.s0 + lane * s.k0];
  }
  const t1 = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= t1; lane++) {
    from = (lane ^ (s1 & 63)) >>> 0;
    if ((s1 > ((w.size === 32) ? 31 : 63)) || from > ((lane | group) >>> 0)) {
      from = lane;
    }
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = source[from];
    }
  }
}

/**
 * V_PERMLANE_IDX_GEN_B32 (cdna5)
 * Byte addresses for DS_BPERMUTE: lane S0 of the lane's own group of S1 lanes.
 */
export function V_PERMLANE_IDX_GEN_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const group = (s1 - 1) >>> 0;
        u[d] = (((s0 & 63) & group) + ((h + l) & (~group))) << 2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const group = (s1 - 1) >>> 0;
        u[d] = (((s0 & 63) & group) + ((h + l) & (~group))) << 2;
      }
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  V_READFIRSTLANE_B32: define("V_READFIRSTLANE_B32", "wave", V_READFIRSTLANE_B32),
  V_READLANE_B32: define("V_READLANE_B32", "wave", V_READLANE_B32),
  V_WRITELANE_B32: define("V_WRITELANE_B32", "wave", V_WRITELANE_B32),
  V_PERMLANE16_B32: define("V_PERMLANE16_B32", "wave", V_PERMLANE16_B32, { ownHalves: true }),
  V_PERMLANEX16_B32: define("V_PERMLANEX16_B32", "wave", V_PERMLANEX16_B32, { ownHalves: true }),
  V_PERMLANE16_VAR_B32: define("V_PERMLANE16_VAR_B32", "wave", V_PERMLANE16_VAR_B32, { ownHalves: true }),
  V_PERMLANEX16_VAR_B32: define("V_PERMLANEX16_VAR_B32", "wave", V_PERMLANEX16_VAR_B32, { ownHalves: true }),
  V_PERMLANE64_B32: define("V_PERMLANE64_B32", "wave", V_PERMLANE64_B32),
  V_PERMLANE16_SWAP_B32_cdna4: define("V_PERMLANE16_SWAP_B32_cdna4", "wave", V_PERMLANE16_SWAP_B32_cdna4),
  V_PERMLANE32_SWAP_B32: define("V_PERMLANE32_SWAP_B32", "wave", V_PERMLANE32_SWAP_B32),
  V_PERMLANE16_SWAP_B32_cdna5: define("V_PERMLANE16_SWAP_B32_cdna5", "wave", V_PERMLANE16_SWAP_B32_cdna5),
  V_PERMLANE_BCAST_B32: define("V_PERMLANE_BCAST_B32", "wave", V_PERMLANE_BCAST_B32),
  V_PERMLANE_UP_B32: define("V_PERMLANE_UP_B32", "wave", V_PERMLANE_UP_B32),
  V_PERMLANE_DOWN_B32: define("V_PERMLANE_DOWN_B32", "wave", V_PERMLANE_DOWN_B32),
  V_PERMLANE_XOR_B32: define("V_PERMLANE_XOR_B32", "wave", V_PERMLANE_XOR_B32),
  V_PERMLANE_IDX_GEN_B32: define("V_PERMLANE_IDX_GEN_B32", "lane", V_PERMLANE_IDX_GEN_B32),
};

// Executors of packed.
// Generated from spec/pseudocode/packed.pcode by `npm run generate`; do not edit.
import { lowestOne } from "../../runtime/bits/index.js";
import {
  addBf16,
  addF16,
  addF32,
  bf16ToBits,
  bf16ToNumber,
  f16ToBits,
  f16ToNumber,
  f32ToBits,
  flush,
  flushBits16,
  fmaBf16,
  fmaF16,
  fmaF32,
  fmaF32Nearest,
  inputLimitF16,
  inputLimitF32,
  isNan16,
  isNanBf16,
  isSignalNan16,
  mulBf16,
  mulF16,
  mulF32,
  outputLimitF16,
  outputLimitF32,
  quiet16,
  quietBf16,
  roundF16Of,
  roundF32Of,
} from "../../runtime/float/index.js";
import { define } from "../../runtime/wave/define.js";
import { noOperation, type Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** V_PK_ADD_U16 (all generations) */
export function V_PK_ADD_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = ((((s0 >>> 16) + (s1 >>> 16)) & 65535) << 16) | (((s0 & 65535) + (s1 & 65535)) & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = ((((s0 >>> 16) + (s1 >>> 16)) & 65535) << 16) | (((s0 & 65535) + (s1 & 65535)) & 65535);
      }
    }
  }
}

/** V_PK_ADD_I16 (all generations) */
export function V_PK_ADD_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = ((((s0 >>> 16) + (s1 >>> 16)) & 65535) << 16) | (((s0 & 65535) + (s1 & 65535)) & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = ((((s0 >>> 16) + (s1 >>> 16)) & 65535) << 16) | (((s0 & 65535) + (s1 & 65535)) & 65535);
      }
    }
  }
}

/** V_PK_SUB_U16 (all generations) */
export function V_PK_SUB_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = ((((s0 >>> 16) - (s1 >>> 16)) & 65535) << 16) | (((s0 & 65535) - (s1 & 65535)) & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = ((((s0 >>> 16) - (s1 >>> 16)) & 65535) << 16) | (((s0 & 65535) - (s1 & 65535)) & 65535);
      }
    }
  }
}

/** V_PK_SUB_I16 (all generations) */
export function V_PK_SUB_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = ((((s0 >>> 16) - (s1 >>> 16)) & 65535) << 16) | (((s0 & 65535) - (s1 & 65535)) & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = ((((s0 >>> 16) - (s1 >>> 16)) & 65535) << 16) | (((s0 & 65535) - (s1 & 65535)) & 65535);
      }
    }
  }
}

/** V_PK_MUL_LO_U16 (all generations) */
export function V_PK_MUL_LO_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = ((((s0 >>> 16) * (s1 >>> 16)) & 65535) << 16) | (((s0 & 65535) * (s1 & 65535)) & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = ((((s0 >>> 16) * (s1 >>> 16)) & 65535) << 16) | (((s0 & 65535) * (s1 & 65535)) & 65535);
      }
    }
  }
}

/** V_PK_MAD_U16 (all generations) */
export function V_PK_MAD_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const high = (((s0 >>> 16) * (s1 >>> 16)) + (s2 >>> 16)) & 65535;
        const low = (((s0 & 65535) * (s1 & 65535)) + (s2 & 65535)) & 65535;
        u[d] = (high << 16) | low;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const high = (((s0 >>> 16) * (s1 >>> 16)) + (s2 >>> 16)) & 65535;
        const low = (((s0 & 65535) * (s1 & 65535)) + (s2 & 65535)) & 65535;
        u[d] = (high << 16) | low;
      }
    }
  }
}

/** V_PK_MAD_I16 (all generations) */
export function V_PK_MAD_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const high = ((((((s0 >>> 16) << 16) >> 16) * (((s1 >>> 16) << 16) >> 16)) + (s2 >>> 16)) << 16) >> 16;
        const low = ((((((s0 & 65535) << 16) >> 16) * (((s1 & 65535) << 16) >> 16)) + (s2 & 65535)) << 16) >> 16;
        u[d] = ((high & 65535) << 16) | (low & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const high = ((((((s0 >>> 16) << 16) >> 16) * (((s1 >>> 16) << 16) >> 16)) + (s2 >>> 16)) << 16) >> 16;
        const low = ((((((s0 & 65535) << 16) >> 16) * (((s1 & 65535) << 16) >> 16)) + (s2 & 65535)) << 16) >> 16;
        u[d] = ((high & 65535) << 16) | (low & 65535);
      }
    }
  }
}

/**
 * V_PK_LSHLREV_B16 (all generations)
 * The counts come first; four bits of each are used.
 */
export function V_PK_LSHLREV_B16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = ((((s1 >>> 16) << ((s0 >>> 16) & 15)) & 65535) << 16) | (((s1 & 65535) << (s0 & 15)) & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = ((((s1 >>> 16) << ((s0 >>> 16) & 15)) & 65535) << 16) | (((s1 & 65535) << (s0 & 15)) & 65535);
      }
    }
  }
}

/**
 * V_PK_LSHRREV_B16 (all generations)
 * The counts come first; four bits of each are used.
 */
export function V_PK_LSHRREV_B16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = (((s1 >>> 16) >>> ((s0 >>> 16) & 15)) << 16) | ((s1 & 65535) >>> (s0 & 15));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = (((s1 >>> 16) >>> ((s0 >>> 16) & 15)) << 16) | ((s1 & 65535) >>> (s0 & 15));
      }
    }
  }
}

/**
 * V_PK_ASHRREV_I16 (all generations)
 * The counts come first; four bits of each are used.
 */
export function V_PK_ASHRREV_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = ((((((s1 >>> 16) << 16) >> 16) >> ((s0 >>> 16) & 15)) & 65535) << 16) | (((((s1 & 65535) << 16) >> 16) >> (s0 & 15)) & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = ((((((s1 >>> 16) << 16) >> 16) >> ((s0 >>> 16) & 15)) & 65535) << 16) | (((((s1 & 65535) << 16) >> 16) >> (s0 & 15)) & 65535);
      }
    }
  }
}

/** V_PK_MIN_U16 (all generations) */
export function V_PK_MIN_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const a2 = s0 >>> 16;
        const b2 = s1 >>> 16;
        const a22 = s0 & 65535;
        const b22 = s1 & 65535;
        u[d] = (((a2 < b2) ? a2 : b2) << 16) | ((a22 < b22) ? a22 : b22);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const a2 = s0 >>> 16;
        const b2 = s1 >>> 16;
        const a22 = s0 & 65535;
        const b22 = s1 & 65535;
        u[d] = (((a2 < b2) ? a2 : b2) << 16) | ((a22 < b22) ? a22 : b22);
      }
    }
  }
}

/** V_PK_MIN_I16 (all generations) */
export function V_PK_MIN_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const a2 = ((s0 >>> 16) << 16) >> 16;
        const b2 = ((s1 >>> 16) << 16) >> 16;
        const a22 = ((s0 & 65535) << 16) >> 16;
        const b22 = ((s1 & 65535) << 16) >> 16;
        u[d] = ((((a2 < b2) ? a2 : b2) & 65535) << 16) | (((a22 < b22) ? a22 : b22) & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const a2 = ((s0 >>> 16) << 16) >> 16;
        const b2 = ((s1 >>> 16) << 16) >> 16;
        const a22 = ((s0 & 65535) << 16) >> 16;
        const b22 = ((s1 & 65535) << 16) >> 16;
        u[d] = ((((a2 < b2) ? a2 : b2) & 65535) << 16) | (((a22 < b22) ? a22 : b22) & 65535);
      }
    }
  }
}

/** V_PK_MAX_U16 (all generations) */
export function V_PK_MAX_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const a2 = s0 >>> 16;
        const b2 = s1 >>> 16;
        const a22 = s0 & 65535;
        const b22 = s1 & 65535;
        u[d] = (((a2 >= b2) ? a2 : b2) << 16) | ((a22 >= b22) ? a22 : b22);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const a2 = s0 >>> 16;
        const b2 = s1 >>> 16;
        const a22 = s0 & 65535;
        const b22 = s1 & 65535;
        u[d] = (((a2 >= b2) ? a2 : b2) << 16) | ((a22 >= b22) ? a22 : b22);
      }
    }
  }
}

/** V_PK_MAX_I16 (all generations) */
export function V_PK_MAX_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const a2 = ((s0 >>> 16) << 16) >> 16;
        const b2 = ((s1 >>> 16) << 16) >> 16;
        const a22 = ((s0 & 65535) << 16) >> 16;
        const b22 = ((s1 & 65535) << 16) >> 16;
        u[d] = ((((a2 >= b2) ? a2 : b2) & 65535) << 16) | (((a22 >= b22) ? a22 : b22) & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const a2 = ((s0 >>> 16) << 16) >> 16;
        const b2 = ((s1 >>> 16) << 16) >> 16;
        const a22 = ((s0 & 65535) << 16) >> 16;
        const b22 = ((s1 & 65535) << 16) >> 16;
        u[d] = ((((a2 >= b2) ? a2 : b2) & 65535) << 16) | (((a22 >= b22) ? a22 : b22) & 65535);
      }
    }
  }
}

/** V_PK_MIN3_U16 (cdna5) */
export function V_PK_MIN3_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      const a2 = s0 >>> 16;
      const b2 = s1 >>> 16;
      const a22 = (a2 < b2) ? a2 : b2;
      const b22 = s2 >>> 16;
      const high = (a22 < b22) ? a22 : b22;
      const a3 = s0 & 65535;
      const b3 = s1 & 65535;
      const a4 = (a3 < b3) ? a3 : b3;
      const b4 = s2 & 65535;
      const low = (a4 < b4) ? a4 : b4;
      u[d] = (high << 16) | low;
    }
  }
}

/** V_PK_MIN3_I16 (cdna5) */
export function V_PK_MIN3_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      const a2 = ((s0 >>> 16) << 16) >> 16;
      const b2 = ((s1 >>> 16) << 16) >> 16;
      const a22 = (a2 < b2) ? a2 : b2;
      const b22 = ((s2 >>> 16) << 16) >> 16;
      const high = (a22 < b22) ? a22 : b22;
      const a3 = ((s0 & 65535) << 16) >> 16;
      const b3 = ((s1 & 65535) << 16) >> 16;
      const a4 = (a3 < b3) ? a3 : b3;
      const b4 = ((s2 & 65535) << 16) >> 16;
      const low = (a4 < b4) ? a4 : b4;
      u[d] = ((high & 65535) << 16) | (low & 65535);
    }
  }
}

/** V_PK_MAX3_U16 (cdna5) */
export function V_PK_MAX3_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      const a2 = s0 >>> 16;
      const b2 = s1 >>> 16;
      const a22 = (a2 >= b2) ? a2 : b2;
      const b22 = s2 >>> 16;
      const high = (a22 >= b22) ? a22 : b22;
      const a3 = s0 & 65535;
      const b3 = s1 & 65535;
      const a4 = (a3 >= b3) ? a3 : b3;
      const b4 = s2 & 65535;
      const low = (a4 >= b4) ? a4 : b4;
      u[d] = (high << 16) | low;
    }
  }
}

/** V_PK_MAX3_I16 (cdna5) */
export function V_PK_MAX3_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      const a2 = ((s0 >>> 16) << 16) >> 16;
      const b2 = ((s1 >>> 16) << 16) >> 16;
      const a22 = (a2 >= b2) ? a2 : b2;
      const b22 = ((s2 >>> 16) << 16) >> 16;
      const high = (a22 >= b22) ? a22 : b22;
      const a3 = ((s0 & 65535) << 16) >> 16;
      const b3 = ((s1 & 65535) << 16) >> 16;
      const a4 = (a3 >= b3) ? a3 : b3;
      const b4 = ((s2 & 65535) << 16) >> 16;
      const low = (a4 >= b4) ? a4 : b4;
      u[d] = ((high & 65535) << 16) | (low & 65535);
    }
  }
}

/** V_PK_ADD_MIN_U16 (cdna5) */
export function V_PK_ADD_MIN_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const a2 = ((s0 >>> 16) + (s1 >>> 16)) & 65535;
        const b2 = s2 >>> 16;
        const high = (a2 < b2) ? a2 : b2;
        const a22 = ((s0 & 65535) + (s1 & 65535)) & 65535;
        const b22 = s2 & 65535;
        const low = (a22 < b22) ? a22 : b22;
        u[d] = (high << 16) | low;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const a2 = ((s0 >>> 16) + (s1 >>> 16)) & 65535;
        const b2 = s2 >>> 16;
        const high = (a2 < b2) ? a2 : b2;
        const a22 = ((s0 & 65535) + (s1 & 65535)) & 65535;
        const b22 = s2 & 65535;
        const low = (a22 < b22) ? a22 : b22;
        u[d] = (high << 16) | low;
      }
    }
  }
}

/** V_PK_ADD_MIN_I16 (cdna5) */
export function V_PK_ADD_MIN_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const a2 = (((s0 >>> 16) + (s1 >>> 16)) << 16) >> 16;
        const b2 = ((s2 >>> 16) << 16) >> 16;
        const high = (a2 < b2) ? a2 : b2;
        const a22 = (((s0 & 65535) + (s1 & 65535)) << 16) >> 16;
        const b22 = ((s2 & 65535) << 16) >> 16;
        const low = (a22 < b22) ? a22 : b22;
        u[d] = ((high & 65535) << 16) | (low & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const a2 = (((s0 >>> 16) + (s1 >>> 16)) << 16) >> 16;
        const b2 = ((s2 >>> 16) << 16) >> 16;
        const high = (a2 < b2) ? a2 : b2;
        const a22 = (((s0 & 65535) + (s1 & 65535)) << 16) >> 16;
        const b22 = ((s2 & 65535) << 16) >> 16;
        const low = (a22 < b22) ? a22 : b22;
        u[d] = ((high & 65535) << 16) | (low & 65535);
      }
    }
  }
}

/** V_PK_ADD_MAX_U16 (cdna5) */
export function V_PK_ADD_MAX_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const a2 = ((s0 >>> 16) + (s1 >>> 16)) & 65535;
        const b2 = s2 >>> 16;
        const high = (a2 >= b2) ? a2 : b2;
        const a22 = ((s0 & 65535) + (s1 & 65535)) & 65535;
        const b22 = s2 & 65535;
        const low = (a22 >= b22) ? a22 : b22;
        u[d] = (high << 16) | low;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const a2 = ((s0 >>> 16) + (s1 >>> 16)) & 65535;
        const b2 = s2 >>> 16;
        const high = (a2 >= b2) ? a2 : b2;
        const a22 = ((s0 & 65535) + (s1 & 65535)) & 65535;
        const b22 = s2 & 65535;
        const low = (a22 >= b22) ? a22 : b22;
        u[d] = (high << 16) | low;
      }
    }
  }
}

/** V_PK_ADD_MAX_I16 (cdna5) */
export function V_PK_ADD_MAX_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const a2 = (((s0 >>> 16) + (s1 >>> 16)) << 16) >> 16;
        const b2 = ((s2 >>> 16) << 16) >> 16;
        const high = (a2 >= b2) ? a2 : b2;
        const a22 = (((s0 & 65535) + (s1 & 65535)) << 16) >> 16;
        const b22 = ((s2 & 65535) << 16) >> 16;
        const low = (a22 >= b22) ? a22 : b22;
        u[d] = ((high & 65535) << 16) | (low & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const a2 = (((s0 >>> 16) + (s1 >>> 16)) << 16) >> 16;
        const b2 = ((s2 >>> 16) << 16) >> 16;
        const high = (a2 >= b2) ? a2 : b2;
        const a22 = (((s0 & 65535) + (s1 & 65535)) << 16) >> 16;
        const b22 = ((s2 & 65535) << 16) >> 16;
        const low = (a22 >= b22) ? a22 : b22;
        u[d] = ((high & 65535) << 16) | (low & 65535);
      }
    }
  }
}

/** V_PK_ADD_U16_CLAMP (all generations) */
export function V_PK_ADD_U16_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const a2 = s0 >>> 16;
        const b2 = s1 >>> 16;
        const x = (a2 + b2) | 0;
        const a22 = s0 & 65535;
        const b22 = s1 & 65535;
        const x2 = (a22 + b22) | 0;
        u[d] = ((((x < 0) ? 0 : ((x > 65535) ? 65535 : x)) & 65535) << 16) | (((x2 < 0) ? 0 : ((x2 > 65535) ? 65535 : x2)) & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const a2 = s0 >>> 16;
        const b2 = s1 >>> 16;
        const x = (a2 + b2) | 0;
        const a22 = s0 & 65535;
        const b22 = s1 & 65535;
        const x2 = (a22 + b22) | 0;
        u[d] = ((((x < 0) ? 0 : ((x > 65535) ? 65535 : x)) & 65535) << 16) | (((x2 < 0) ? 0 : ((x2 > 65535) ? 65535 : x2)) & 65535);
      }
    }
  }
}

/** V_PK_ADD_I16_CLAMP (all generations) */
export function V_PK_ADD_I16_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const a2 = ((s0 >>> 16) << 16) >> 16;
        const b2 = ((s1 >>> 16) << 16) >> 16;
        const x = (a2 + b2) | 0;
        const a22 = ((s0 & 65535) << 16) >> 16;
        const b22 = ((s1 & 65535) << 16) >> 16;
        const x2 = (a22 + b22) | 0;
        u[d] = ((((x < (-32768)) ? (-32768) : ((x > 32767) ? 32767 : x)) & 65535) << 16) | (((x2 < (-32768)) ? (-32768) : ((x2 > 32767) ? 32767 : x2)) & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const a2 = ((s0 >>> 16) << 16) >> 16;
        const b2 = ((s1 >>> 16) << 16) >> 16;
        const x = (a2 + b2) | 0;
        const a22 = ((s0 & 65535) << 16) >> 16;
        const b22 = ((s1 & 65535) << 16) >> 16;
        const x2 = (a22 + b22) | 0;
        u[d] = ((((x < (-32768)) ? (-32768) : ((x > 32767) ? 32767 : x)) & 65535) << 16) | (((x2 < (-32768)) ? (-32768) : ((x2 > 32767) ? 32767 : x2)) & 65535);
      }
    }
  }
}

/** V_PK_SUB_U16_CLAMP (all generations) */
export function V_PK_SUB_U16_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const a2 = s0 >>> 16;
        const b2 = s1 >>> 16;
        const x = (a2 - b2) | 0;
        const a22 = s0 & 65535;
        const b22 = s1 & 65535;
        const x2 = (a22 - b22) | 0;
        u[d] = ((((x < 0) ? 0 : ((x > 65535) ? 65535 : x)) & 65535) << 16) | (((x2 < 0) ? 0 : ((x2 > 65535) ? 65535 : x2)) & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const a2 = s0 >>> 16;
        const b2 = s1 >>> 16;
        const x = (a2 - b2) | 0;
        const a22 = s0 & 65535;
        const b22 = s1 & 65535;
        const x2 = (a22 - b22) | 0;
        u[d] = ((((x < 0) ? 0 : ((x > 65535) ? 65535 : x)) & 65535) << 16) | (((x2 < 0) ? 0 : ((x2 > 65535) ? 65535 : x2)) & 65535);
      }
    }
  }
}

/** V_PK_SUB_I16_CLAMP (all generations) */
export function V_PK_SUB_I16_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const a2 = ((s0 >>> 16) << 16) >> 16;
        const b2 = ((s1 >>> 16) << 16) >> 16;
        const x = (a2 - b2) | 0;
        const a22 = ((s0 & 65535) << 16) >> 16;
        const b22 = ((s1 & 65535) << 16) >> 16;
        const x2 = (a22 - b22) | 0;
        u[d] = ((((x < (-32768)) ? (-32768) : ((x > 32767) ? 32767 : x)) & 65535) << 16) | (((x2 < (-32768)) ? (-32768) : ((x2 > 32767) ? 32767 : x2)) & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const a2 = ((s0 >>> 16) << 16) >> 16;
        const b2 = ((s1 >>> 16) << 16) >> 16;
        const x = (a2 - b2) | 0;
        const a22 = ((s0 & 65535) << 16) >> 16;
        const b22 = ((s1 & 65535) << 16) >> 16;
        const x2 = (a22 - b22) | 0;
        u[d] = ((((x < (-32768)) ? (-32768) : ((x > 32767) ? 32767 : x)) & 65535) << 16) | (((x2 < (-32768)) ? (-32768) : ((x2 > 32767) ? 32767 : x2)) & 65535);
      }
    }
  }
}

/** V_PK_MUL_LO_U16_CLAMP (all generations) */
export function V_PK_MUL_LO_U16_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const high = Math.imul(s0 >>> 16, s1 >>> 16) >>> 0;
        const low = Math.imul(s0 & 65535, s1 & 65535) >>> 0;
        const x = high;
        const x2 = low;
        u[d] = ((((x > 0xffff) ? 0xffff : x) & 65535) << 16) | (((x2 > 0xffff) ? 0xffff : x2) & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const high = Math.imul(s0 >>> 16, s1 >>> 16) >>> 0;
        const low = Math.imul(s0 & 65535, s1 & 65535) >>> 0;
        const x = high;
        const x2 = low;
        u[d] = ((((x > 0xffff) ? 0xffff : x) & 65535) << 16) | (((x2 > 0xffff) ? 0xffff : x2) & 65535);
      }
    }
  }
}

/** V_PK_MAD_U16_CLAMP (all generations) */
export function V_PK_MAD_U16_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      const a2 = s0 >>> 16;
      const b2 = s1 >>> 16;
      const c2 = s2 >>> 16;
      const x = (a2 * b2) + c2;
      const high = ((x < 0) ? 0 : ((x > 65535) ? 65535 : x)) & 65535;
      const a22 = s0 & 65535;
      const b22 = s1 & 65535;
      const c22 = s2 & 65535;
      const x2 = (a22 * b22) + c22;
      const low = ((x2 < 0) ? 0 : ((x2 > 65535) ? 65535 : x2)) & 65535;
      u[d] = (high << 16) | low;
    }
  }
}

/** V_PK_MAD_I16_CLAMP (all generations) */
export function V_PK_MAD_I16_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      const a2 = ((s0 >>> 16) << 16) >> 16;
      const b2 = ((s1 >>> 16) << 16) >> 16;
      const c2 = ((s2 >>> 16) << 16) >> 16;
      const x = (a2 * b2) + c2;
      const high = ((x < (-32768)) ? (-32768) : ((x > 32767) ? 32767 : x)) & 65535;
      const a22 = ((s0 & 65535) << 16) >> 16;
      const b22 = ((s1 & 65535) << 16) >> 16;
      const c22 = ((s2 & 65535) << 16) >> 16;
      const x2 = (a22 * b22) + c22;
      const low = ((x2 < (-32768)) ? (-32768) : ((x2 > 32767) ? 32767 : x2)) & 65535;
      u[d] = (high << 16) | low;
    }
  }
}

/**
 * V_PK_ADD_MIN_U16_CLAMP (cdna5)
 * The sum is held before the comparison.
 */
export function V_PK_ADD_MIN_U16_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      const a2 = s0 >>> 16;
      const b2 = s1 >>> 16;
      const x = (a2 + b2) | 0;
      const a22 = (x < 0) ? 0 : ((x > 65535) ? 65535 : x);
      const b22 = s2 >>> 16;
      const high = ((a22 < b22) ? a22 : b22) & 65535;
      const a3 = s0 & 65535;
      const b3 = s1 & 65535;
      const x2 = (a3 + b3) | 0;
      const a4 = (x2 < 0) ? 0 : ((x2 > 65535) ? 65535 : x2);
      const b4 = s2 & 65535;
      const low = ((a4 < b4) ? a4 : b4) & 65535;
      u[d] = (high << 16) | low;
    }
  }
}

/**
 * V_PK_ADD_MIN_I16_CLAMP (cdna5)
 * The sum is held before the comparison.
 */
export function V_PK_ADD_MIN_I16_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      const a2 = ((s0 >>> 16) << 16) >> 16;
      const b2 = ((s1 >>> 16) << 16) >> 16;
      const x = (a2 + b2) | 0;
      const a22 = (x < (-32768)) ? (-32768) : ((x > 32767) ? 32767 : x);
      const b22 = ((s2 >>> 16) << 16) >> 16;
      const high = ((a22 < b22) ? a22 : b22) & 65535;
      const a3 = ((s0 & 65535) << 16) >> 16;
      const b3 = ((s1 & 65535) << 16) >> 16;
      const x2 = (a3 + b3) | 0;
      const a4 = (x2 < (-32768)) ? (-32768) : ((x2 > 32767) ? 32767 : x2);
      const b4 = ((s2 & 65535) << 16) >> 16;
      const low = ((a4 < b4) ? a4 : b4) & 65535;
      u[d] = (high << 16) | low;
    }
  }
}

/**
 * V_PK_ADD_MAX_U16_CLAMP (cdna5)
 * The sum is held before the comparison.
 */
export function V_PK_ADD_MAX_U16_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      const a2 = s0 >>> 16;
      const b2 = s1 >>> 16;
      const x = (a2 + b2) | 0;
      const a22 = (x < 0) ? 0 : ((x > 65535) ? 65535 : x);
      const b22 = s2 >>> 16;
      const high = ((a22 >= b22) ? a22 : b22) & 65535;
      const a3 = s0 & 65535;
      const b3 = s1 & 65535;
      const x2 = (a3 + b3) | 0;
      const a4 = (x2 < 0) ? 0 : ((x2 > 65535) ? 65535 : x2);
      const b4 = s2 & 65535;
      const low = ((a4 >= b4) ? a4 : b4) & 65535;
      u[d] = (high << 16) | low;
    }
  }
}

/**
 * V_PK_ADD_MAX_I16_CLAMP (cdna5)
 * The sum is held before the comparison.
 */
export function V_PK_ADD_MAX_I16_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      const a2 = ((s0 >>> 16) << 16) >> 16;
      const b2 = ((s1 >>> 16) << 16) >> 16;
      const x = (a2 + b2) | 0;
      const a22 = (x < (-32768)) ? (-32768) : ((x > 32767) ? 32767 : x);
      const b22 = ((s2 >>> 16) << 16) >> 16;
      const high = ((a22 >= b22) ? a22 : b22) & 65535;
      const a3 = ((s0 & 65535) << 16) >> 16;
      const b3 = ((s1 & 65535) << 16) >> 16;
      const x2 = (a3 + b3) | 0;
      const a4 = (x2 < (-32768)) ? (-32768) : ((x2 > 32767) ? 32767 : x2);
      const b4 = ((s2 & 65535) << 16) >> 16;
      const low = ((a4 >= b4) ? a4 : b4) & 65535;
      u[d] = (high << 16) | low;
    }
  }
}

/** V_PK_ADD_F16 (all generations) */
export function V_PK_ADD_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = (f16ToBits(flush(addF16(flush(f16ToNumber(s0 >>> 16), fi16), flush(f16ToNumber(s1 >>> 16), fi16), 0), fo16)) << 16) | f16ToBits(flush(addF16(flush(f16ToNumber(s0 & 65535), fi16), flush(f16ToNumber(s1 & 65535), fi16), 0), fo16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = (f16ToBits(flush(addF16(flush(f16ToNumber(s0 >>> 16), fi16), flush(f16ToNumber(s1 >>> 16), fi16), 0), fo16)) << 16) | f16ToBits(flush(addF16(flush(f16ToNumber(s0 & 65535), fi16), flush(f16ToNumber(s1 & 65535), fi16), 0), fo16));
      }
    }
  }
}

/** V_PK_ADD_F16 with denormals kept. */
export function V_PK_ADD_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = (f16ToBits(addF16(f16ToNumber(s0 >>> 16), f16ToNumber(s1 >>> 16), 0)) << 16) | f16ToBits(addF16(f16ToNumber(s0 & 65535), f16ToNumber(s1 & 65535), 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = (f16ToBits(addF16(f16ToNumber(s0 >>> 16), f16ToNumber(s1 >>> 16), 0)) << 16) | f16ToBits(addF16(f16ToNumber(s0 & 65535), f16ToNumber(s1 & 65535), 0));
      }
    }
  }
}

/** V_PK_ADD_F16 (all generations), any rounding mode */
export function V_PK_ADD_F16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      u[d] = (f16ToBits(flush(addF16(flush(f16ToNumber(s0 >>> 16), fi16), flush(f16ToNumber(s1 >>> 16), fi16), r16), fo16)) << 16) | f16ToBits(flush(addF16(flush(f16ToNumber(s0 & 65535), fi16), flush(f16ToNumber(s1 & 65535), fi16), r16), fo16));
    }
  }
}

/** V_PK_MUL_F16 (all generations) */
export function V_PK_MUL_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = (f16ToBits(flush(mulF16(flush(f16ToNumber(s0 >>> 16), fi16), flush(f16ToNumber(s1 >>> 16), fi16), 0), fo16)) << 16) | f16ToBits(flush(mulF16(flush(f16ToNumber(s0 & 65535), fi16), flush(f16ToNumber(s1 & 65535), fi16), 0), fo16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = (f16ToBits(flush(mulF16(flush(f16ToNumber(s0 >>> 16), fi16), flush(f16ToNumber(s1 >>> 16), fi16), 0), fo16)) << 16) | f16ToBits(flush(mulF16(flush(f16ToNumber(s0 & 65535), fi16), flush(f16ToNumber(s1 & 65535), fi16), 0), fo16));
      }
    }
  }
}

/** V_PK_MUL_F16 with denormals kept. */
export function V_PK_MUL_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = (f16ToBits(mulF16(f16ToNumber(s0 >>> 16), f16ToNumber(s1 >>> 16), 0)) << 16) | f16ToBits(mulF16(f16ToNumber(s0 & 65535), f16ToNumber(s1 & 65535), 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = (f16ToBits(mulF16(f16ToNumber(s0 >>> 16), f16ToNumber(s1 >>> 16), 0)) << 16) | f16ToBits(mulF16(f16ToNumber(s0 & 65535), f16ToNumber(s1 & 65535), 0));
      }
    }
  }
}

/** V_PK_MUL_F16 (all generations), any rounding mode */
export function V_PK_MUL_F16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      u[d] = (f16ToBits(flush(mulF16(flush(f16ToNumber(s0 >>> 16), fi16), flush(f16ToNumber(s1 >>> 16), fi16), r16), fo16)) << 16) | f16ToBits(flush(mulF16(flush(f16ToNumber(s0 & 65535), fi16), flush(f16ToNumber(s1 & 65535), fi16), r16), fo16));
    }
  }
}

/** V_PK_FMA_F16 (all generations) */
export function V_PK_FMA_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const high = flush(fmaF16(flush(f16ToNumber(s0 >>> 16), fi16), flush(f16ToNumber(s1 >>> 16), fi16), flush(f16ToNumber(s2 >>> 16), fi16), 0), fo16);
        const low = flush(fmaF16(flush(f16ToNumber(s0 & 65535), fi16), flush(f16ToNumber(s1 & 65535), fi16), flush(f16ToNumber(s2 & 65535), fi16), 0), fo16);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const high = flush(fmaF16(flush(f16ToNumber(s0 >>> 16), fi16), flush(f16ToNumber(s1 >>> 16), fi16), flush(f16ToNumber(s2 >>> 16), fi16), 0), fo16);
        const low = flush(fmaF16(flush(f16ToNumber(s0 & 65535), fi16), flush(f16ToNumber(s1 & 65535), fi16), flush(f16ToNumber(s2 & 65535), fi16), 0), fo16);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    }
  }
}

/** V_PK_FMA_F16 with denormals kept. */
export function V_PK_FMA_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const high = fmaF16(f16ToNumber(s0 >>> 16), f16ToNumber(s1 >>> 16), f16ToNumber(s2 >>> 16), 0);
        const low = fmaF16(f16ToNumber(s0 & 65535), f16ToNumber(s1 & 65535), f16ToNumber(s2 & 65535), 0);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const high = fmaF16(f16ToNumber(s0 >>> 16), f16ToNumber(s1 >>> 16), f16ToNumber(s2 >>> 16), 0);
        const low = fmaF16(f16ToNumber(s0 & 65535), f16ToNumber(s1 & 65535), f16ToNumber(s2 & 65535), 0);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    }
  }
}

/** V_PK_FMA_F16 (all generations), any rounding mode */
export function V_PK_FMA_F16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      const high = flush(fmaF16(flush(f16ToNumber(s0 >>> 16), fi16), flush(f16ToNumber(s1 >>> 16), fi16), flush(f16ToNumber(s2 >>> 16), fi16), r16), fo16);
      const low = flush(fmaF16(flush(f16ToNumber(s0 & 65535), fi16), flush(f16ToNumber(s1 & 65535), fi16), flush(f16ToNumber(s2 & 65535), fi16), r16), fo16);
      u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
    }
  }
}

/** V_PK_FMAC_F16 (all generations) */
export function V_PK_FMAC_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const d0 = u[d];
        const high = flush(fmaF16(flush(f16ToNumber(s0 >>> 16), fi16), flush(f16ToNumber(s1 >>> 16), fi16), flush(f16ToNumber(d0 >>> 16), fi16), 0), fo16);
        const low = flush(fmaF16(flush(f16ToNumber(s0 & 65535), fi16), flush(f16ToNumber(s1 & 65535), fi16), flush(f16ToNumber(d0 & 65535), fi16), 0), fo16);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const d0 = u[d];
        const high = flush(fmaF16(flush(f16ToNumber(s0 >>> 16), fi16), flush(f16ToNumber(s1 >>> 16), fi16), flush(f16ToNumber(d0 >>> 16), fi16), 0), fo16);
        const low = flush(fmaF16(flush(f16ToNumber(s0 & 65535), fi16), flush(f16ToNumber(s1 & 65535), fi16), flush(f16ToNumber(d0 & 65535), fi16), 0), fo16);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    }
  }
}

/** V_PK_FMAC_F16 with denormals kept. */
export function V_PK_FMAC_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const d0 = u[d];
        const high = fmaF16(f16ToNumber(s0 >>> 16), f16ToNumber(s1 >>> 16), f16ToNumber(d0 >>> 16), 0);
        const low = fmaF16(f16ToNumber(s0 & 65535), f16ToNumber(s1 & 65535), f16ToNumber(d0 & 65535), 0);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const d0 = u[d];
        const high = fmaF16(f16ToNumber(s0 >>> 16), f16ToNumber(s1 >>> 16), f16ToNumber(d0 >>> 16), 0);
        const low = fmaF16(f16ToNumber(s0 & 65535), f16ToNumber(s1 & 65535), f16ToNumber(d0 & 65535), 0);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    }
  }
}

/** V_PK_FMAC_F16 (all generations), any rounding mode */
export function V_PK_FMAC_F16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const d0 = u[d];
      const high = flush(fmaF16(flush(f16ToNumber(s0 >>> 16), fi16), flush(f16ToNumber(s1 >>> 16), fi16), flush(f16ToNumber(d0 >>> 16), fi16), r16), fo16);
      const low = flush(fmaF16(flush(f16ToNumber(s0 & 65535), fi16), flush(f16ToNumber(s1 & 65535), fi16), flush(f16ToNumber(d0 & 65535), fi16), r16), fo16);
      u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
    }
  }
}

/** V_PK_MIN_F16 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2) */
export function V_PK_MIN_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s03 = u[a];
      const s13 = u[b];
      let d0 = 0;
      let d02 = 0;
      const t0 = s03 >>> 16;
      const s0 = fi16 > 0 ? flushBits16(t0) : t0;
      const t1 = s13 >>> 16;
      const s1 = fi16 > 0 ? flushBits16(t1) : t1;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d0 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s1)) {
        d0 = quiet16(s1);
      } else {
        const a2 = s0;
        const b2 = s1;
        if (!isNan16(s0) && (isNan16(s1) || (f16ToNumber(a2) < f16ToNumber(b2) || ((f16ToNumber(a2) === f16ToNumber(b2) && (a2 >>> 15) !== 0) && (b2 >>> 15) === 0)))) {
          d0 = s0;
        } else {
          d0 = s1;
        }
      }
      const t2 = s03 & 65535;
      const s02 = fi16 > 0 ? flushBits16(t2) : t2;
      const t3 = s13 & 65535;
      const s12 = fi16 > 0 ? flushBits16(t3) : t3;
      if (ieee !== 0 && isSignalNan16(s02)) {
        d02 = quiet16(s02);
      } else if (ieee !== 0 && isSignalNan16(s12)) {
        d02 = quiet16(s12);
      } else {
        const a22 = s02;
        const b22 = s12;
        if (!isNan16(s02) && (isNan16(s12) || (f16ToNumber(a22) < f16ToNumber(b22) || ((f16ToNumber(a22) === f16ToNumber(b22) && (a22 >>> 15) !== 0) && (b22 >>> 15) === 0)))) {
          d02 = s02;
        } else {
          d02 = s12;
        }
      }
      u[d] = (d0 << 16) | d02;
    }
  }
}

/** V_PK_MIN_F16_cdna1 with denormals kept. */
export function V_PK_MIN_F16_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s03 = u[a];
      const s13 = u[b];
      let d0 = 0;
      let d02 = 0;
      const s0 = s03 >>> 16;
      const s1 = s13 >>> 16;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d0 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s1)) {
        d0 = quiet16(s1);
      } else {
        const a2 = s0;
        const b2 = s1;
        if (!isNan16(s0) && (isNan16(s1) || (f16ToNumber(a2) < f16ToNumber(b2) || ((f16ToNumber(a2) === f16ToNumber(b2) && (a2 >>> 15) !== 0) && (b2 >>> 15) === 0)))) {
          d0 = s0;
        } else {
          d0 = s1;
        }
      }
      const s02 = s03 & 65535;
      const s12 = s13 & 65535;
      if (ieee !== 0 && isSignalNan16(s02)) {
        d02 = quiet16(s02);
      } else if (ieee !== 0 && isSignalNan16(s12)) {
        d02 = quiet16(s12);
      } else {
        const a22 = s02;
        const b22 = s12;
        if (!isNan16(s02) && (isNan16(s12) || (f16ToNumber(a22) < f16ToNumber(b22) || ((f16ToNumber(a22) === f16ToNumber(b22) && (a22 >>> 15) !== 0) && (b22 >>> 15) === 0)))) {
          d02 = s02;
        } else {
          d02 = s12;
        }
      }
      u[d] = (d0 << 16) | d02;
    }
  }
}

/** V_PK_MIN_F16 (rdna3 rdna3_5) */
export function V_PK_MIN_F16_rdna3(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s03 = u[a];
      const s13 = u[b];
      let d0 = 0;
      let d02 = 0;
      const t0 = s03 >>> 16;
      const s0 = fi16 > 0 ? flushBits16(t0) : t0;
      const t1 = s13 >>> 16;
      const s1 = fi16 > 0 ? flushBits16(t1) : t1;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d0 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s1)) {
        d0 = quiet16(s1);
      } else {
        const a2 = s0;
        const b2 = s1;
        if (isNan16(s1) || (f16ToNumber(a2) < f16ToNumber(b2) || ((f16ToNumber(a2) === f16ToNumber(b2) && (a2 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d0 = s0;
        } else {
          d0 = s1;
        }
      }
      const t2 = s03 & 65535;
      const s02 = fi16 > 0 ? flushBits16(t2) : t2;
      const t3 = s13 & 65535;
      const s12 = fi16 > 0 ? flushBits16(t3) : t3;
      if (ieee !== 0 && isSignalNan16(s02)) {
        d02 = quiet16(s02);
      } else if (ieee !== 0 && isSignalNan16(s12)) {
        d02 = quiet16(s12);
      } else {
        const a22 = s02;
        const b22 = s12;
        if (isNan16(s12) || (f16ToNumber(a22) < f16ToNumber(b22) || ((f16ToNumber(a22) === f16ToNumber(b22) && (a22 >>> 15) !== 0) && (b22 >>> 15) === 0))) {
          d02 = s02;
        } else {
          d02 = s12;
        }
      }
      u[d] = (d0 << 16) | d02;
    }
  }
}

/** V_PK_MIN_F16_rdna3 with denormals kept. */
export function V_PK_MIN_F16_rdna3_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s03 = u[a];
      const s13 = u[b];
      let d0 = 0;
      let d02 = 0;
      const s0 = s03 >>> 16;
      const s1 = s13 >>> 16;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d0 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s1)) {
        d0 = quiet16(s1);
      } else {
        const a2 = s0;
        const b2 = s1;
        if (isNan16(s1) || (f16ToNumber(a2) < f16ToNumber(b2) || ((f16ToNumber(a2) === f16ToNumber(b2) && (a2 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d0 = s0;
        } else {
          d0 = s1;
        }
      }
      const s02 = s03 & 65535;
      const s12 = s13 & 65535;
      if (ieee !== 0 && isSignalNan16(s02)) {
        d02 = quiet16(s02);
      } else if (ieee !== 0 && isSignalNan16(s12)) {
        d02 = quiet16(s12);
      } else {
        const a22 = s02;
        const b22 = s12;
        if (isNan16(s12) || (f16ToNumber(a22) < f16ToNumber(b22) || ((f16ToNumber(a22) === f16ToNumber(b22) && (a22 >>> 15) !== 0) && (b22 >>> 15) === 0))) {
          d02 = s02;
        } else {
          d02 = s12;
        }
      }
      u[d] = (d0 << 16) | d02;
    }
  }
}

/** V_PK_MAX_F16 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2) */
export function V_PK_MAX_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s03 = u[a];
      const s13 = u[b];
      let d0 = 0;
      let d02 = 0;
      const t0 = s03 >>> 16;
      const s0 = fi16 > 0 ? flushBits16(t0) : t0;
      const t1 = s13 >>> 16;
      const s1 = fi16 > 0 ? flushBits16(t1) : t1;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d0 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s1)) {
        d0 = quiet16(s1);
      } else {
        const a2 = s1;
        const b2 = s0;
        if (!isNan16(s0) && (isNan16(s1) || (f16ToNumber(a2) < f16ToNumber(b2) || ((f16ToNumber(a2) === f16ToNumber(b2) && (a2 >>> 15) !== 0) && (b2 >>> 15) === 0)))) {
          d0 = s0;
        } else {
          d0 = s1;
        }
      }
      const t2 = s03 & 65535;
      const s02 = fi16 > 0 ? flushBits16(t2) : t2;
      const t3 = s13 & 65535;
      const s12 = fi16 > 0 ? flushBits16(t3) : t3;
      if (ieee !== 0 && isSignalNan16(s02)) {
        d02 = quiet16(s02);
      } else if (ieee !== 0 && isSignalNan16(s12)) {
        d02 = quiet16(s12);
      } else {
        const a22 = s12;
        const b22 = s02;
        if (!isNan16(s02) && (isNan16(s12) || (f16ToNumber(a22) < f16ToNumber(b22) || ((f16ToNumber(a22) === f16ToNumber(b22) && (a22 >>> 15) !== 0) && (b22 >>> 15) === 0)))) {
          d02 = s02;
        } else {
          d02 = s12;
        }
      }
      u[d] = (d0 << 16) | d02;
    }
  }
}

/** V_PK_MAX_F16_cdna1 with denormals kept. */
export function V_PK_MAX_F16_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s03 = u[a];
      const s13 = u[b];
      let d0 = 0;
      let d02 = 0;
      const s0 = s03 >>> 16;
      const s1 = s13 >>> 16;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d0 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s1)) {
        d0 = quiet16(s1);
      } else {
        const a2 = s1;
        const b2 = s0;
        if (!isNan16(s0) && (isNan16(s1) || (f16ToNumber(a2) < f16ToNumber(b2) || ((f16ToNumber(a2) === f16ToNumber(b2) && (a2 >>> 15) !== 0) && (b2 >>> 15) === 0)))) {
          d0 = s0;
        } else {
          d0 = s1;
        }
      }
      const s02 = s03 & 65535;
      const s12 = s13 & 65535;
      if (ieee !== 0 && isSignalNan16(s02)) {
        d02 = quiet16(s02);
      } else if (ieee !== 0 && isSignalNan16(s12)) {
        d02 = quiet16(s12);
      } else {
        const a22 = s12;
        const b22 = s02;
        if (!isNan16(s02) && (isNan16(s12) || (f16ToNumber(a22) < f16ToNumber(b22) || ((f16ToNumber(a22) === f16ToNumber(b22) && (a22 >>> 15) !== 0) && (b22 >>> 15) === 0)))) {
          d02 = s02;
        } else {
          d02 = s12;
        }
      }
      u[d] = (d0 << 16) | d02;
    }
  }
}

/** V_PK_MAX_F16 (rdna3 rdna3_5) */
export function V_PK_MAX_F16_rdna3(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s03 = u[a];
      const s13 = u[b];
      let d0 = 0;
      let d02 = 0;
      const t0 = s03 >>> 16;
      const s0 = fi16 > 0 ? flushBits16(t0) : t0;
      const t1 = s13 >>> 16;
      const s1 = fi16 > 0 ? flushBits16(t1) : t1;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d0 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s1)) {
        d0 = quiet16(s1);
      } else {
        const a2 = s1;
        const b2 = s0;
        if (isNan16(s1) || (f16ToNumber(a2) < f16ToNumber(b2) || ((f16ToNumber(a2) === f16ToNumber(b2) && (a2 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d0 = s0;
        } else {
          d0 = s1;
        }
      }
      const t2 = s03 & 65535;
      const s02 = fi16 > 0 ? flushBits16(t2) : t2;
      const t3 = s13 & 65535;
      const s12 = fi16 > 0 ? flushBits16(t3) : t3;
      if (ieee !== 0 && isSignalNan16(s02)) {
        d02 = quiet16(s02);
      } else if (ieee !== 0 && isSignalNan16(s12)) {
        d02 = quiet16(s12);
      } else {
        const a22 = s12;
        const b22 = s02;
        if (isNan16(s12) || (f16ToNumber(a22) < f16ToNumber(b22) || ((f16ToNumber(a22) === f16ToNumber(b22) && (a22 >>> 15) !== 0) && (b22 >>> 15) === 0))) {
          d02 = s02;
        } else {
          d02 = s12;
        }
      }
      u[d] = (d0 << 16) | d02;
    }
  }
}

/** V_PK_MAX_F16_rdna3 with denormals kept. */
export function V_PK_MAX_F16_rdna3_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s03 = u[a];
      const s13 = u[b];
      let d0 = 0;
      let d02 = 0;
      const s0 = s03 >>> 16;
      const s1 = s13 >>> 16;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d0 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s1)) {
        d0 = quiet16(s1);
      } else {
        const a2 = s1;
        const b2 = s0;
        if (isNan16(s1) || (f16ToNumber(a2) < f16ToNumber(b2) || ((f16ToNumber(a2) === f16ToNumber(b2) && (a2 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d0 = s0;
        } else {
          d0 = s1;
        }
      }
      const s02 = s03 & 65535;
      const s12 = s13 & 65535;
      if (ieee !== 0 && isSignalNan16(s02)) {
        d02 = quiet16(s02);
      } else if (ieee !== 0 && isSignalNan16(s12)) {
        d02 = quiet16(s12);
      } else {
        const a22 = s12;
        const b22 = s02;
        if (isNan16(s12) || (f16ToNumber(a22) < f16ToNumber(b22) || ((f16ToNumber(a22) === f16ToNumber(b22) && (a22 >>> 15) !== 0) && (b22 >>> 15) === 0))) {
          d02 = s02;
        } else {
          d02 = s12;
        }
      }
      u[d] = (d0 << 16) | d02;
    }
  }
}

/** V_PK_MIN_NUM_F16 (cdna5 rdna4) */
export function V_PK_MIN_NUM_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s03 = u[a];
      const s13 = u[b];
      let d0 = 0;
      let d02 = 0;
      const t0 = s03 >>> 16;
      const s0 = fi16 > 0 ? flushBits16(t0) : t0;
      const t1 = s13 >>> 16;
      const s1 = fi16 > 0 ? flushBits16(t1) : t1;
      if (isNan16(s0) && isNan16(s1)) {
        d0 = quiet16(s0);
      } else {
        const a2 = s0;
        const b2 = s1;
        if (isNan16(s1) || (f16ToNumber(a2) < f16ToNumber(b2) || ((f16ToNumber(a2) === f16ToNumber(b2) && (a2 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d0 = s0;
        } else {
          d0 = s1;
        }
      }
      const t2 = s03 & 65535;
      const s02 = fi16 > 0 ? flushBits16(t2) : t2;
      const t3 = s13 & 65535;
      const s12 = fi16 > 0 ? flushBits16(t3) : t3;
      if (isNan16(s02) && isNan16(s12)) {
        d02 = quiet16(s02);
      } else {
        const a22 = s02;
        const b22 = s12;
        if (isNan16(s12) || (f16ToNumber(a22) < f16ToNumber(b22) || ((f16ToNumber(a22) === f16ToNumber(b22) && (a22 >>> 15) !== 0) && (b22 >>> 15) === 0))) {
          d02 = s02;
        } else {
          d02 = s12;
        }
      }
      u[d] = (d0 << 16) | d02;
    }
  }
}

/** V_PK_MIN_NUM_F16 with denormals kept. */
export function V_PK_MIN_NUM_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s03 = u[a];
      const s13 = u[b];
      let d0 = 0;
      let d02 = 0;
      const s0 = s03 >>> 16;
      const s1 = s13 >>> 16;
      if (isNan16(s0) && isNan16(s1)) {
        d0 = quiet16(s0);
      } else {
        const a2 = s0;
        const b2 = s1;
        if (isNan16(s1) || (f16ToNumber(a2) < f16ToNumber(b2) || ((f16ToNumber(a2) === f16ToNumber(b2) && (a2 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d0 = s0;
        } else {
          d0 = s1;
        }
      }
      const s02 = s03 & 65535;
      const s12 = s13 & 65535;
      if (isNan16(s02) && isNan16(s12)) {
        d02 = quiet16(s02);
      } else {
        const a22 = s02;
        const b22 = s12;
        if (isNan16(s12) || (f16ToNumber(a22) < f16ToNumber(b22) || ((f16ToNumber(a22) === f16ToNumber(b22) && (a22 >>> 15) !== 0) && (b22 >>> 15) === 0))) {
          d02 = s02;
        } else {
          d02 = s12;
        }
      }
      u[d] = (d0 << 16) | d02;
    }
  }
}

/** V_PK_MAX_NUM_F16 (cdna5 rdna4) */
export function V_PK_MAX_NUM_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s03 = u[a];
      const s13 = u[b];
      let d0 = 0;
      let d02 = 0;
      const t0 = s03 >>> 16;
      const s0 = fi16 > 0 ? flushBits16(t0) : t0;
      const t1 = s13 >>> 16;
      const s1 = fi16 > 0 ? flushBits16(t1) : t1;
      if (isNan16(s0) && isNan16(s1)) {
        d0 = quiet16(s0);
      } else {
        const a2 = s1;
        const b2 = s0;
        if (isNan16(s1) || (f16ToNumber(a2) < f16ToNumber(b2) || ((f16ToNumber(a2) === f16ToNumber(b2) && (a2 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d0 = s0;
        } else {
          d0 = s1;
        }
      }
      const t2 = s03 & 65535;
      const s02 = fi16 > 0 ? flushBits16(t2) : t2;
      const t3 = s13 & 65535;
      const s12 = fi16 > 0 ? flushBits16(t3) : t3;
      if (isNan16(s02) && isNan16(s12)) {
        d02 = quiet16(s02);
      } else {
        const a22 = s12;
        const b22 = s02;
        if (isNan16(s12) || (f16ToNumber(a22) < f16ToNumber(b22) || ((f16ToNumber(a22) === f16ToNumber(b22) && (a22 >>> 15) !== 0) && (b22 >>> 15) === 0))) {
          d02 = s02;
        } else {
          d02 = s12;
        }
      }
      u[d] = (d0 << 16) | d02;
    }
  }
}

/** V_PK_MAX_NUM_F16 with denormals kept. */
export function V_PK_MAX_NUM_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s03 = u[a];
      const s13 = u[b];
      let d0 = 0;
      let d02 = 0;
      const s0 = s03 >>> 16;
      const s1 = s13 >>> 16;
      if (isNan16(s0) && isNan16(s1)) {
        d0 = quiet16(s0);
      } else {
        const a2 = s1;
        const b2 = s0;
        if (isNan16(s1) || (f16ToNumber(a2) < f16ToNumber(b2) || ((f16ToNumber(a2) === f16ToNumber(b2) && (a2 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d0 = s0;
        } else {
          d0 = s1;
        }
      }
      const s02 = s03 & 65535;
      const s12 = s13 & 65535;
      if (isNan16(s02) && isNan16(s12)) {
        d02 = quiet16(s02);
      } else {
        const a22 = s12;
        const b22 = s02;
        if (isNan16(s12) || (f16ToNumber(a22) < f16ToNumber(b22) || ((f16ToNumber(a22) === f16ToNumber(b22) && (a22 >>> 15) !== 0) && (b22 >>> 15) === 0))) {
          d02 = s02;
        } else {
          d02 = s12;
        }
      }
      u[d] = (d0 << 16) | d02;
    }
  }
}

/** V_PK_MINIMUM_F16 (cdna5 rdna4) */
export function V_PK_MINIMUM_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s03 = u[a];
      const s13 = u[b];
      const t0 = s03 >>> 16;
      const s0 = fi16 > 0 ? flushBits16(t0) : t0;
      const t1 = s13 >>> 16;
      const s1 = fi16 > 0 ? flushBits16(t1) : t1;
      const a2 = s0;
      const b2 = s1;
      const a22 = a2;
      const b22 = b2;
      const a3 = a2;
      const b3 = b2;
      const d0 = (isNan16(a2) || isNan16(b2)) ? ((isSignalNan16(a22) || (isNan16(a22) && !isSignalNan16(b22))) ? quiet16(a22) : quiet16(b22)) : ((f16ToNumber(a3) < f16ToNumber(b3) || ((f16ToNumber(a3) === f16ToNumber(b3) && (a3 >>> 15) !== 0) && (b3 >>> 15) === 0)) ? a2 : b2);
      const t2 = s03 & 65535;
      const s02 = fi16 > 0 ? flushBits16(t2) : t2;
      const t3 = s13 & 65535;
      const s12 = fi16 > 0 ? flushBits16(t3) : t3;
      const a4 = s02;
      const b4 = s12;
      const a5 = a4;
      const b5 = b4;
      const a6 = a4;
      const b6 = b4;
      const d02 = (isNan16(a4) || isNan16(b4)) ? ((isSignalNan16(a5) || (isNan16(a5) && !isSignalNan16(b5))) ? quiet16(a5) : quiet16(b5)) : ((f16ToNumber(a6) < f16ToNumber(b6) || ((f16ToNumber(a6) === f16ToNumber(b6) && (a6 >>> 15) !== 0) && (b6 >>> 15) === 0)) ? a4 : b4);
      u[d] = (d0 << 16) | d02;
    }
  }
}

/** V_PK_MINIMUM_F16 with denormals kept. */
export function V_PK_MINIMUM_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s03 = u[a];
      const s13 = u[b];
      const s0 = s03 >>> 16;
      const s1 = s13 >>> 16;
      const a2 = s0;
      const b2 = s1;
      const a22 = a2;
      const b22 = b2;
      const a3 = a2;
      const b3 = b2;
      const d0 = (isNan16(a2) || isNan16(b2)) ? ((isSignalNan16(a22) || (isNan16(a22) && !isSignalNan16(b22))) ? quiet16(a22) : quiet16(b22)) : ((f16ToNumber(a3) < f16ToNumber(b3) || ((f16ToNumber(a3) === f16ToNumber(b3) && (a3 >>> 15) !== 0) && (b3 >>> 15) === 0)) ? a2 : b2);
      const s02 = s03 & 65535;
      const s12 = s13 & 65535;
      const a4 = s02;
      const b4 = s12;
      const a5 = a4;
      const b5 = b4;
      const a6 = a4;
      const b6 = b4;
      const d02 = (isNan16(a4) || isNan16(b4)) ? ((isSignalNan16(a5) || (isNan16(a5) && !isSignalNan16(b5))) ? quiet16(a5) : quiet16(b5)) : ((f16ToNumber(a6) < f16ToNumber(b6) || ((f16ToNumber(a6) === f16ToNumber(b6) && (a6 >>> 15) !== 0) && (b6 >>> 15) === 0)) ? a4 : b4);
      u[d] = (d0 << 16) | d02;
    }
  }
}

/** V_PK_MAXIMUM_F16 (cdna5 rdna4) */
export function V_PK_MAXIMUM_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s03 = u[a];
      const s13 = u[b];
      const t0 = s03 >>> 16;
      const s0 = fi16 > 0 ? flushBits16(t0) : t0;
      const t1 = s13 >>> 16;
      const s1 = fi16 > 0 ? flushBits16(t1) : t1;
      const a2 = s0;
      const b2 = s1;
      const a22 = a2;
      const b22 = b2;
      const a3 = b2;
      const b3 = a2;
      const d0 = (isNan16(a2) || isNan16(b2)) ? ((isSignalNan16(a22) || (isNan16(a22) && !isSignalNan16(b22))) ? quiet16(a22) : quiet16(b22)) : ((f16ToNumber(a3) < f16ToNumber(b3) || ((f16ToNumber(a3) === f16ToNumber(b3) && (a3 >>> 15) !== 0) && (b3 >>> 15) === 0)) ? a2 : b2);
      const t2 = s03 & 65535;
      const s02 = fi16 > 0 ? flushBits16(t2) : t2;
      const t3 = s13 & 65535;
      const s12 = fi16 > 0 ? flushBits16(t3) : t3;
      const a4 = s02;
      const b4 = s12;
      const a5 = a4;
      const b5 = b4;
      const a6 = b4;
      const b6 = a4;
      const d02 = (isNan16(a4) || isNan16(b4)) ? ((isSignalNan16(a5) || (isNan16(a5) && !isSignalNan16(b5))) ? quiet16(a5) : quiet16(b5)) : ((f16ToNumber(a6) < f16ToNumber(b6) || ((f16ToNumber(a6) === f16ToNumber(b6) && (a6 >>> 15) !== 0) && (b6 >>> 15) === 0)) ? a4 : b4);
      u[d] = (d0 << 16) | d02;
    }
  }
}

/** V_PK_MAXIMUM_F16 with denormals kept. */
export function V_PK_MAXIMUM_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s03 = u[a];
      const s13 = u[b];
      const s0 = s03 >>> 16;
      const s1 = s13 >>> 16;
      const a2 = s0;
      const b2 = s1;
      const a22 = a2;
      const b22 = b2;
      const a3 = b2;
      const b3 = a2;
      const d0 = (isNan16(a2) || isNan16(b2)) ? ((isSignalNan16(a22) || (isNan16(a22) && !isSignalNan16(b22))) ? quiet16(a22) : quiet16(b22)) : ((f16ToNumber(a3) < f16ToNumber(b3) || ((f16ToNumber(a3) === f16ToNumber(b3) && (a3 >>> 15) !== 0) && (b3 >>> 15) === 0)) ? a2 : b2);
      const s02 = s03 & 65535;
      const s12 = s13 & 65535;
      const a4 = s02;
      const b4 = s12;
      const a5 = a4;
      const b5 = b4;
      const a6 = b4;
      const b6 = a4;
      const d02 = (isNan16(a4) || isNan16(b4)) ? ((isSignalNan16(a5) || (isNan16(a5) && !isSignalNan16(b5))) ? quiet16(a5) : quiet16(b5)) : ((f16ToNumber(a6) < f16ToNumber(b6) || ((f16ToNumber(a6) === f16ToNumber(b6) && (a6 >>> 15) !== 0) && (b6 >>> 15) === 0)) ? a4 : b4);
      u[d] = (d0 << 16) | d02;
    }
  }
}

/** V_PK_MINIMUM3_F16 (cdna4 cdna5) */
export function V_PK_MINIMUM3_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      const t0 = s0 >>> 16;
      const a2 = fi16 > 0 ? flushBits16(t0) : t0;
      const t1 = s1 >>> 16;
      const b2 = fi16 > 0 ? flushBits16(t1) : t1;
      const a22 = a2;
      const b22 = b2;
      const a3 = a2;
      const b3 = b2;
      const a4 = (isNan16(a2) || isNan16(b2)) ? ((isSignalNan16(a22) || (isNan16(a22) && !isSignalNan16(b22))) ? quiet16(a22) : quiet16(b22)) : ((f16ToNumber(a3) < f16ToNumber(b3) || ((f16ToNumber(a3) === f16ToNumber(b3) && (a3 >>> 15) !== 0) && (b3 >>> 15) === 0)) ? a2 : b2);
      const t2 = s2 >>> 16;
      const b4 = fi16 > 0 ? flushBits16(t2) : t2;
      const a5 = a4;
      const b5 = b4;
      const a6 = a4;
      const b6 = b4;
      const high = (isNan16(a4) || isNan16(b4)) ? ((isSignalNan16(a5) || (isNan16(a5) && !isSignalNan16(b5))) ? quiet16(a5) : quiet16(b5)) : ((f16ToNumber(a6) < f16ToNumber(b6) || ((f16ToNumber(a6) === f16ToNumber(b6) && (a6 >>> 15) !== 0) && (b6 >>> 15) === 0)) ? a4 : b4);
      const t3 = s0 & 65535;
      const a7 = fi16 > 0 ? flushBits16(t3) : t3;
      const t4 = s1 & 65535;
      const b7 = fi16 > 0 ? flushBits16(t4) : t4;
      const a8 = a7;
      const b8 = b7;
      const a9 = a7;
      const b9 = b7;
      const a10 = (isNan16(a7) || isNan16(b7)) ? ((isSignalNan16(a8) || (isNan16(a8) && !isSignalNan16(b8))) ? quiet16(a8) : quiet16(b8)) : ((f16ToNumber(a9) < f16ToNumber(b9) || ((f16ToNumber(a9) === f16ToNumber(b9) && (a9 >>> 15) !== 0) && (b9 >>> 15) === 0)) ? a7 : b7);
      const t5 = s2 & 65535;
      const b10 = fi16 > 0 ? flushBits16(t5) : t5;
      const a11 = a10;
      const b11 = b10;
      const a12 = a10;
      const b12 = b10;
      const low = (isNan16(a10) || isNan16(b10)) ? ((isSignalNan16(a11) || (isNan16(a11) && !isSignalNan16(b11))) ? quiet16(a11) : quiet16(b11)) : ((f16ToNumber(a12) < f16ToNumber(b12) || ((f16ToNumber(a12) === f16ToNumber(b12) && (a12 >>> 15) !== 0) && (b12 >>> 15) === 0)) ? a10 : b10);
      u[d] = (high << 16) | low;
    }
  }
}

/** V_PK_MINIMUM3_F16 with denormals kept. */
export function V_PK_MINIMUM3_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      const a2 = s0 >>> 16;
      const b2 = s1 >>> 16;
      const a22 = a2;
      const b22 = b2;
      const a3 = a2;
      const b3 = b2;
      const a4 = (isNan16(a2) || isNan16(b2)) ? ((isSignalNan16(a22) || (isNan16(a22) && !isSignalNan16(b22))) ? quiet16(a22) : quiet16(b22)) : ((f16ToNumber(a3) < f16ToNumber(b3) || ((f16ToNumber(a3) === f16ToNumber(b3) && (a3 >>> 15) !== 0) && (b3 >>> 15) === 0)) ? a2 : b2);
      const b4 = s2 >>> 16;
      const a5 = a4;
      const b5 = b4;
      const a6 = a4;
      const b6 = b4;
      const high = (isNan16(a4) || isNan16(b4)) ? ((isSignalNan16(a5) || (isNan16(a5) && !isSignalNan16(b5))) ? quiet16(a5) : quiet16(b5)) : ((f16ToNumber(a6) < f16ToNumber(b6) || ((f16ToNumber(a6) === f16ToNumber(b6) && (a6 >>> 15) !== 0) && (b6 >>> 15) === 0)) ? a4 : b4);
      const a7 = s0 & 65535;
      const b7 = s1 & 65535;
      const a8 = a7;
      const b8 = b7;
      const a9 = a7;
      const b9 = b7;
      const a10 = (isNan16(a7) || isNan16(b7)) ? ((isSignalNan16(a8) || (isNan16(a8) && !isSignalNan16(b8))) ? quiet16(a8) : quiet16(b8)) : ((f16ToNumber(a9) < f16ToNumber(b9) || ((f16ToNumber(a9) === f16ToNumber(b9) && (a9 >>> 15) !== 0) && (b9 >>> 15) === 0)) ? a7 : b7);
      const b10 = s2 & 65535;
      const a11 = a10;
      const b11 = b10;
      const a12 = a10;
      const b12 = b10;
      const low = (isNan16(a10) || isNan16(b10)) ? ((isSignalNan16(a11) || (isNan16(a11) && !isSignalNan16(b11))) ? quiet16(a11) : quiet16(b11)) : ((f16ToNumber(a12) < f16ToNumber(b12) || ((f16ToNumber(a12) === f16ToNumber(b12) && (a12 >>> 15) !== 0) && (b12 >>> 15) === 0)) ? a10 : b10);
      u[d] = (high << 16) | low;
    }
  }
}

/** V_PK_MAXIMUM3_F16 (cdna4 cdna5) */
export function V_PK_MAXIMUM3_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      const t0 = s0 >>> 16;
      const a2 = fi16 > 0 ? flushBits16(t0) : t0;
      const t1 = s1 >>> 16;
      const b2 = fi16 > 0 ? flushBits16(t1) : t1;
      const a22 = a2;
      const b22 = b2;
      const a3 = b2;
      const b3 = a2;
      const a4 = (isNan16(a2) || isNan16(b2)) ? ((isSignalNan16(a22) || (isNan16(a22) && !isSignalNan16(b22))) ? quiet16(a22) : quiet16(b22)) : ((f16ToNumber(a3) < f16ToNumber(b3) || ((f16ToNumber(a3) === f16ToNumber(b3) && (a3 >>> 15) !== 0) && (b3 >>> 15) === 0)) ? a2 : b2);
      const t2 = s2 >>> 16;
      const b4 = fi16 > 0 ? flushBits16(t2) : t2;
      const a5 = a4;
      const b5 = b4;
      const a6 = b4;
      const b6 = a4;
      const high = (isNan16(a4) || isNan16(b4)) ? ((isSignalNan16(a5) || (isNan16(a5) && !isSignalNan16(b5))) ? quiet16(a5) : quiet16(b5)) : ((f16ToNumber(a6) < f16ToNumber(b6) || ((f16ToNumber(a6) === f16ToNumber(b6) && (a6 >>> 15) !== 0) && (b6 >>> 15) === 0)) ? a4 : b4);
      const t3 = s0 & 65535;
      const a7 = fi16 > 0 ? flushBits16(t3) : t3;
      const t4 = s1 & 65535;
      const b7 = fi16 > 0 ? flushBits16(t4) : t4;
      const a8 = a7;
      const b8 = b7;
      const a9 = b7;
      const b9 = a7;
      const a10 = (isNan16(a7) || isNan16(b7)) ? ((isSignalNan16(a8) || (isNan16(a8) && !isSignalNan16(b8))) ? quiet16(a8) : quiet16(b8)) : ((f16ToNumber(a9) < f16ToNumber(b9) || ((f16ToNumber(a9) === f16ToNumber(b9) && (a9 >>> 15) !== 0) && (b9 >>> 15) === 0)) ? a7 : b7);
      const t5 = s2 & 65535;
      const b10 = fi16 > 0 ? flushBits16(t5) : t5;
      const a11 = a10;
      const b11 = b10;
      const a12 = b10;
      const b12 = a10;
      const low = (isNan16(a10) || isNan16(b10)) ? ((isSignalNan16(a11) || (isNan16(a11) && !isSignalNan16(b11))) ? quiet16(a11) : quiet16(b11)) : ((f16ToNumber(a12) < f16ToNumber(b12) || ((f16ToNumber(a12) === f16ToNumber(b12) && (a12 >>> 15) !== 0) && (b12 >>> 15) === 0)) ? a10 : b10);
      u[d] = (high << 16) | low;
    }
  }
}

/** V_PK_MAXIMUM3_F16 with denormals kept. */
export function V_PK_MAXIMUM3_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      const a2 = s0 >>> 16;
      const b2 = s1 >>> 16;
      const a22 = a2;
      const b22 = b2;
      const a3 = b2;
      const b3 = a2;
      const a4 = (isNan16(a2) || isNan16(b2)) ? ((isSignalNan16(a22) || (isNan16(a22) && !isSignalNan16(b22))) ? quiet16(a22) : quiet16(b22)) : ((f16ToNumber(a3) < f16ToNumber(b3) || ((f16ToNumber(a3) === f16ToNumber(b3) && (a3 >>> 15) !== 0) && (b3 >>> 15) === 0)) ? a2 : b2);
      const b4 = s2 >>> 16;
      const a5 = a4;
      const b5 = b4;
      const a6 = b4;
      const b6 = a4;
      const high = (isNan16(a4) || isNan16(b4)) ? ((isSignalNan16(a5) || (isNan16(a5) && !isSignalNan16(b5))) ? quiet16(a5) : quiet16(b5)) : ((f16ToNumber(a6) < f16ToNumber(b6) || ((f16ToNumber(a6) === f16ToNumber(b6) && (a6 >>> 15) !== 0) && (b6 >>> 15) === 0)) ? a4 : b4);
      const a7 = s0 & 65535;
      const b7 = s1 & 65535;
      const a8 = a7;
      const b8 = b7;
      const a9 = b7;
      const b9 = a7;
      const a10 = (isNan16(a7) || isNan16(b7)) ? ((isSignalNan16(a8) || (isNan16(a8) && !isSignalNan16(b8))) ? quiet16(a8) : quiet16(b8)) : ((f16ToNumber(a9) < f16ToNumber(b9) || ((f16ToNumber(a9) === f16ToNumber(b9) && (a9 >>> 15) !== 0) && (b9 >>> 15) === 0)) ? a7 : b7);
      const b10 = s2 & 65535;
      const a11 = a10;
      const b11 = b10;
      const a12 = b10;
      const b12 = a10;
      const low = (isNan16(a10) || isNan16(b10)) ? ((isSignalNan16(a11) || (isNan16(a11) && !isSignalNan16(b11))) ? quiet16(a11) : quiet16(b11)) : ((f16ToNumber(a12) < f16ToNumber(b12) || ((f16ToNumber(a12) === f16ToNumber(b12) && (a12 >>> 15) !== 0) && (b12 >>> 15) === 0)) ? a10 : b10);
      u[d] = (high << 16) | low;
    }
  }
}

/** V_PK_MIN3_NUM_F16 (cdna5) */
export function V_PK_MIN3_NUM_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s07 = u[a];
      const s17 = u[b];
      const s23 = u[c];
      let d0 = 0;
      let d02 = 0;
      let d04 = 0;
      let d05 = 0;
      const t0 = s07 >>> 16;
      const s0 = fi16 > 0 ? flushBits16(t0) : t0;
      const t1 = s17 >>> 16;
      const s1 = fi16 > 0 ? flushBits16(t1) : t1;
      const t2 = s23 >>> 16;
      const s2 = fi16 > 0 ? flushBits16(t2) : t2;
      const s02 = s0;
      const s12 = s1;
      if (isNan16(s02) && isNan16(s12)) {
        d0 = quiet16(s02);
      } else {
        const a2 = s02;
        const b2 = s12;
        if (isNan16(s12) || (f16ToNumber(a2) < f16ToNumber(b2) || ((f16ToNumber(a2) === f16ToNumber(b2) && (a2 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d0 = s02;
        } else {
          d0 = s12;
        }
      }
      const s03 = d0;
      const s13 = s2;
      if (isNan16(s03) && isNan16(s13)) {
        d02 = quiet16(s03);
      } else {
        const a22 = s03;
        const b22 = s13;
        if (isNan16(s13) || (f16ToNumber(a22) < f16ToNumber(b22) || ((f16ToNumber(a22) === f16ToNumber(b22) && (a22 >>> 15) !== 0) && (b22 >>> 15) === 0))) {
          d02 = s03;
        } else {
          d02 = s13;
        }
      }
      const d03 = d02;
      const high = d03;
      const t3 = s07 & 65535;
      const s04 = fi16 > 0 ? flushBits16(t3) : t3;
      const t4 = s17 & 65535;
      const s14 = fi16 > 0 ? flushBits16(t4) : t4;
      const t5 = s23 & 65535;
      const s22 = fi16 > 0 ? flushBits16(t5) : t5;
      const s05 = s04;
      const s15 = s14;
      if (isNan16(s05) && isNan16(s15)) {
        d04 = quiet16(s05);
      } else {
        const a3 = s05;
        const b3 = s15;
        if (isNan16(s15) || (f16ToNumber(a3) < f16ToNumber(b3) || ((f16ToNumber(a3) === f16ToNumber(b3) && (a3 >>> 15) !== 0) && (b3 >>> 15) === 0))) {
          d04 = s05;
        } else {
          d04 = s15;
        }
      }
      const s06 = d04;
      const s16 = s22;
      if (isNan16(s06) && isNan16(s16)) {
        d05 = quiet16(s06);
      } else {
        const a4 = s06;
        const b4 = s16;
        if (isNan16(s16) || (f16ToNumber(a4) < f16ToNumber(b4) || ((f16ToNumber(a4) === f16ToNumber(b4) && (a4 >>> 15) !== 0) && (b4 >>> 15) === 0))) {
          d05 = s06;
        } else {
          d05 = s16;
        }
      }
      const d06 = d05;
      const low = d06;
      u[d] = (high << 16) | low;
    }
  }
}

/** V_PK_MIN3_NUM_F16 with denormals kept. */
export function V_PK_MIN3_NUM_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s07 = u[a];
      const s17 = u[b];
      const s23 = u[c];
      let d0 = 0;
      let d02 = 0;
      let d04 = 0;
      let d05 = 0;
      const s0 = s07 >>> 16;
      const s1 = s17 >>> 16;
      const s2 = s23 >>> 16;
      const s02 = s0;
      const s12 = s1;
      if (isNan16(s02) && isNan16(s12)) {
        d0 = quiet16(s02);
      } else {
        const a2 = s02;
        const b2 = s12;
        if (isNan16(s12) || (f16ToNumber(a2) < f16ToNumber(b2) || ((f16ToNumber(a2) === f16ToNumber(b2) && (a2 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d0 = s02;
        } else {
          d0 = s12;
        }
      }
      const s03 = d0;
      const s13 = s2;
      if (isNan16(s03) && isNan16(s13)) {
        d02 = quiet16(s03);
      } else {
        const a22 = s03;
        const b22 = s13;
        if (isNan16(s13) || (f16ToNumber(a22) < f16ToNumber(b22) || ((f16ToNumber(a22) === f16ToNumber(b22) && (a22 >>> 15) !== 0) && (b22 >>> 15) === 0))) {
          d02 = s03;
        } else {
          d02 = s13;
        }
      }
      const d03 = d02;
      const high = d03;
      const s04 = s07 & 65535;
      const s14 = s17 & 65535;
      const s22 = s23 & 65535;
      const s05 = s04;
      const s15 = s14;
      if (isNan16(s05) && isNan16(s15)) {
        d04 = quiet16(s05);
      } else {
        const a3 = s05;
        const b3 = s15;
        if (isNan16(s15) || (f16ToNumber(a3) < f16ToNumber(b3) || ((f16ToNumber(a3) === f16ToNumber(b3) && (a3 >>> 15) !== 0) && (b3 >>> 15) === 0))) {
          d04 = s05;
        } else {
          d04 = s15;
        }
      }
      const s06 = d04;
      const s16 = s22;
      if (isNan16(s06) && isNan16(s16)) {
        d05 = quiet16(s06);
      } else {
        const a4 = s06;
        const b4 = s16;
        if (isNan16(s16) || (f16ToNumber(a4) < f16ToNumber(b4) || ((f16ToNumber(a4) === f16ToNumber(b4) && (a4 >>> 15) !== 0) && (b4 >>> 15) === 0))) {
          d05 = s06;
        } else {
          d05 = s16;
        }
      }
      const d06 = d05;
      const low = d06;
      u[d] = (high << 16) | low;
    }
  }
}

/** V_PK_MAX3_NUM_F16 (cdna5) */
export function V_PK_MAX3_NUM_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s07 = u[a];
      const s17 = u[b];
      const s23 = u[c];
      let d0 = 0;
      let d02 = 0;
      let d04 = 0;
      let d05 = 0;
      const t0 = s07 >>> 16;
      const s0 = fi16 > 0 ? flushBits16(t0) : t0;
      const t1 = s17 >>> 16;
      const s1 = fi16 > 0 ? flushBits16(t1) : t1;
      const t2 = s23 >>> 16;
      const s2 = fi16 > 0 ? flushBits16(t2) : t2;
      const s02 = s0;
      const s12 = s1;
      if (isNan16(s02) && isNan16(s12)) {
        d0 = quiet16(s02);
      } else {
        const a2 = s12;
        const b2 = s02;
        if (isNan16(s12) || (f16ToNumber(a2) < f16ToNumber(b2) || ((f16ToNumber(a2) === f16ToNumber(b2) && (a2 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d0 = s02;
        } else {
          d0 = s12;
        }
      }
      const s03 = d0;
      const s13 = s2;
      if (isNan16(s03) && isNan16(s13)) {
        d02 = quiet16(s03);
      } else {
        const a22 = s13;
        const b22 = s03;
        if (isNan16(s13) || (f16ToNumber(a22) < f16ToNumber(b22) || ((f16ToNumber(a22) === f16ToNumber(b22) && (a22 >>> 15) !== 0) && (b22 >>> 15) === 0))) {
          d02 = s03;
        } else {
          d02 = s13;
        }
      }
      const d03 = d02;
      const high = d03;
      const t3 = s07 & 65535;
      const s04 = fi16 > 0 ? flushBits16(t3) : t3;
      const t4 = s17 & 65535;
      const s14 = fi16 > 0 ? flushBits16(t4) : t4;
      const t5 = s23 & 65535;
      const s22 = fi16 > 0 ? flushBits16(t5) : t5;
      const s05 = s04;
      const s15 = s14;
      if (isNan16(s05) && isNan16(s15)) {
        d04 = quiet16(s05);
      } else {
        const a3 = s15;
        const b3 = s05;
        if (isNan16(s15) || (f16ToNumber(a3) < f16ToNumber(b3) || ((f16ToNumber(a3) === f16ToNumber(b3) && (a3 >>> 15) !== 0) && (b3 >>> 15) === 0))) {
          d04 = s05;
        } else {
          d04 = s15;
        }
      }
      const s06 = d04;
      const s16 = s22;
      if (isNan16(s06) && isNan16(s16)) {
        d05 = quiet16(s06);
      } else {
        const a4 = s16;
        const b4 = s06;
        if (isNan16(s16) || (f16ToNumber(a4) < f16ToNumber(b4) || ((f16ToNumber(a4) === f16ToNumber(b4) && (a4 >>> 15) !== 0) && (b4 >>> 15) === 0))) {
          d05 = s06;
        } else {
          d05 = s16;
        }
      }
      const d06 = d05;
      const low = d06;
      u[d] = (high << 16) | low;
    }
  }
}

/** V_PK_MAX3_NUM_F16 with denormals kept. */
export function V_PK_MAX3_NUM_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s07 = u[a];
      const s17 = u[b];
      const s23 = u[c];
      let d0 = 0;
      let d02 = 0;
      let d04 = 0;
      let d05 = 0;
      const s0 = s07 >>> 16;
      const s1 = s17 >>> 16;
      const s2 = s23 >>> 16;
      const s02 = s0;
      const s12 = s1;
      if (isNan16(s02) && isNan16(s12)) {
        d0 = quiet16(s02);
      } else {
        const a2 = s12;
        const b2 = s02;
        if (isNan16(s12) || (f16ToNumber(a2) < f16ToNumber(b2) || ((f16ToNumber(a2) === f16ToNumber(b2) && (a2 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d0 = s02;
        } else {
          d0 = s12;
        }
      }
      const s03 = d0;
      const s13 = s2;
      if (isNan16(s03) && isNan16(s13)) {
        d02 = quiet16(s03);
      } else {
        const a22 = s13;
        const b22 = s03;
        if (isNan16(s13) || (f16ToNumber(a22) < f16ToNumber(b22) || ((f16ToNumber(a22) === f16ToNumber(b22) && (a22 >>> 15) !== 0) && (b22 >>> 15) === 0))) {
          d02 = s03;
        } else {
          d02 = s13;
        }
      }
      const d03 = d02;
      const high = d03;
      const s04 = s07 & 65535;
      const s14 = s17 & 65535;
      const s22 = s23 & 65535;
      const s05 = s04;
      const s15 = s14;
      if (isNan16(s05) && isNan16(s15)) {
        d04 = quiet16(s05);
      } else {
        const a3 = s15;
        const b3 = s05;
        if (isNan16(s15) || (f16ToNumber(a3) < f16ToNumber(b3) || ((f16ToNumber(a3) === f16ToNumber(b3) && (a3 >>> 15) !== 0) && (b3 >>> 15) === 0))) {
          d04 = s05;
        } else {
          d04 = s15;
        }
      }
      const s06 = d04;
      const s16 = s22;
      if (isNan16(s06) && isNan16(s16)) {
        d05 = quiet16(s06);
      } else {
        const a4 = s16;
        const b4 = s06;
        if (isNan16(s16) || (f16ToNumber(a4) < f16ToNumber(b4) || ((f16ToNumber(a4) === f16ToNumber(b4) && (a4 >>> 15) !== 0) && (b4 >>> 15) === 0))) {
          d05 = s06;
        } else {
          d05 = s16;
        }
      }
      const d06 = d05;
      const low = d06;
      u[d] = (high << 16) | low;
    }
  }
}

/** V_PK_ADD_BF16 (cdna5) */
export function V_PK_ADD_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = (bf16ToBits(addBf16(bf16ToNumber(s0 >>> 16), bf16ToNumber(s1 >>> 16), 0)) << 16) | bf16ToBits(addBf16(bf16ToNumber(s0 & 65535), bf16ToNumber(s1 & 65535), 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = (bf16ToBits(addBf16(bf16ToNumber(s0 >>> 16), bf16ToNumber(s1 >>> 16), 0)) << 16) | bf16ToBits(addBf16(bf16ToNumber(s0 & 65535), bf16ToNumber(s1 & 65535), 0));
      }
    }
  }
}

/** V_PK_ADD_BF16 (cdna5), any rounding mode */
export function V_PK_ADD_BF16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r16 = roundF16Of(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      u[d] = (bf16ToBits(addBf16(bf16ToNumber(s0 >>> 16), bf16ToNumber(s1 >>> 16), r16)) << 16) | bf16ToBits(addBf16(bf16ToNumber(s0 & 65535), bf16ToNumber(s1 & 65535), r16));
    }
  }
}

/** V_PK_MUL_BF16 (cdna5) */
export function V_PK_MUL_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = (bf16ToBits(mulBf16(bf16ToNumber(s0 >>> 16), bf16ToNumber(s1 >>> 16), 0)) << 16) | bf16ToBits(mulBf16(bf16ToNumber(s0 & 65535), bf16ToNumber(s1 & 65535), 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = (bf16ToBits(mulBf16(bf16ToNumber(s0 >>> 16), bf16ToNumber(s1 >>> 16), 0)) << 16) | bf16ToBits(mulBf16(bf16ToNumber(s0 & 65535), bf16ToNumber(s1 & 65535), 0));
      }
    }
  }
}

/** V_PK_MUL_BF16 (cdna5), any rounding mode */
export function V_PK_MUL_BF16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r16 = roundF16Of(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      u[d] = (bf16ToBits(mulBf16(bf16ToNumber(s0 >>> 16), bf16ToNumber(s1 >>> 16), r16)) << 16) | bf16ToBits(mulBf16(bf16ToNumber(s0 & 65535), bf16ToNumber(s1 & 65535), r16));
    }
  }
}

/** V_PK_FMA_BF16 (cdna5) */
export function V_PK_FMA_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const high = fmaBf16(bf16ToNumber(s0 >>> 16), bf16ToNumber(s1 >>> 16), bf16ToNumber(s2 >>> 16), 0);
        const low = fmaBf16(bf16ToNumber(s0 & 65535), bf16ToNumber(s1 & 65535), bf16ToNumber(s2 & 65535), 0);
        u[d] = (bf16ToBits(high) << 16) | bf16ToBits(low);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const high = fmaBf16(bf16ToNumber(s0 >>> 16), bf16ToNumber(s1 >>> 16), bf16ToNumber(s2 >>> 16), 0);
        const low = fmaBf16(bf16ToNumber(s0 & 65535), bf16ToNumber(s1 & 65535), bf16ToNumber(s2 & 65535), 0);
        u[d] = (bf16ToBits(high) << 16) | bf16ToBits(low);
      }
    }
  }
}

/** V_PK_FMA_BF16 (cdna5), any rounding mode */
export function V_PK_FMA_BF16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r16 = roundF16Of(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      const high = fmaBf16(bf16ToNumber(s0 >>> 16), bf16ToNumber(s1 >>> 16), bf16ToNumber(s2 >>> 16), r16);
      const low = fmaBf16(bf16ToNumber(s0 & 65535), bf16ToNumber(s1 & 65535), bf16ToNumber(s2 & 65535), r16);
      u[d] = (bf16ToBits(high) << 16) | bf16ToBits(low);
    }
  }
}

/**
 * V_PK_MIN_NUM_BF16 (cdna5)
 * As V_MIN_NUM_F16: a number wins over any NaN.
 */
export function V_PK_MIN_NUM_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const a2 = s0 >>> 16;
        const b2 = s1 >>> 16;
        const a22 = a2;
        const b22 = b2;
        const a3 = s0 & 65535;
        const b3 = s1 & 65535;
        const a4 = a3;
        const b4 = b3;
        u[d] = (((isNanBf16(a2) && isNanBf16(b2)) ? quietBf16(a2) : ((isNanBf16(b2) || (!isNanBf16(a2) && (bf16ToNumber(a22) < bf16ToNumber(b22) || ((bf16ToNumber(a22) === bf16ToNumber(b22) && (a22 >>> 15) !== 0) && (b22 >>> 15) === 0)))) ? a2 : b2)) << 16) | ((isNanBf16(a3) && isNanBf16(b3)) ? quietBf16(a3) : ((isNanBf16(b3) || (!isNanBf16(a3) && (bf16ToNumber(a4) < bf16ToNumber(b4) || ((bf16ToNumber(a4) === bf16ToNumber(b4) && (a4 >>> 15) !== 0) && (b4 >>> 15) === 0)))) ? a3 : b3));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const a2 = s0 >>> 16;
        const b2 = s1 >>> 16;
        const a22 = a2;
        const b22 = b2;
        const a3 = s0 & 65535;
        const b3 = s1 & 65535;
        const a4 = a3;
        const b4 = b3;
        u[d] = (((isNanBf16(a2) && isNanBf16(b2)) ? quietBf16(a2) : ((isNanBf16(b2) || (!isNanBf16(a2) && (bf16ToNumber(a22) < bf16ToNumber(b22) || ((bf16ToNumber(a22) === bf16ToNumber(b22) && (a22 >>> 15) !== 0) && (b22 >>> 15) === 0)))) ? a2 : b2)) << 16) | ((isNanBf16(a3) && isNanBf16(b3)) ? quietBf16(a3) : ((isNanBf16(b3) || (!isNanBf16(a3) && (bf16ToNumber(a4) < bf16ToNumber(b4) || ((bf16ToNumber(a4) === bf16ToNumber(b4) && (a4 >>> 15) !== 0) && (b4 >>> 15) === 0)))) ? a3 : b3));
      }
    }
  }
}

/**
 * V_PK_MAX_NUM_BF16 (cdna5)
 * As V_MIN_NUM_F16: a number wins over any NaN.
 */
export function V_PK_MAX_NUM_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const a2 = s0 >>> 16;
        const b2 = s1 >>> 16;
        const a22 = b2;
        const b22 = a2;
        const a3 = s0 & 65535;
        const b3 = s1 & 65535;
        const a4 = b3;
        const b4 = a3;
        u[d] = (((isNanBf16(a2) && isNanBf16(b2)) ? quietBf16(a2) : ((isNanBf16(b2) || (!isNanBf16(a2) && (bf16ToNumber(a22) < bf16ToNumber(b22) || ((bf16ToNumber(a22) === bf16ToNumber(b22) && (a22 >>> 15) !== 0) && (b22 >>> 15) === 0)))) ? a2 : b2)) << 16) | ((isNanBf16(a3) && isNanBf16(b3)) ? quietBf16(a3) : ((isNanBf16(b3) || (!isNanBf16(a3) && (bf16ToNumber(a4) < bf16ToNumber(b4) || ((bf16ToNumber(a4) === bf16ToNumber(b4) && (a4 >>> 15) !== 0) && (b4 >>> 15) === 0)))) ? a3 : b3));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const a2 = s0 >>> 16;
        const b2 = s1 >>> 16;
        const a22 = b2;
        const b22 = a2;
        const a3 = s0 & 65535;
        const b3 = s1 & 65535;
        const a4 = b3;
        const b4 = a3;
        u[d] = (((isNanBf16(a2) && isNanBf16(b2)) ? quietBf16(a2) : ((isNanBf16(b2) || (!isNanBf16(a2) && (bf16ToNumber(a22) < bf16ToNumber(b22) || ((bf16ToNumber(a22) === bf16ToNumber(b22) && (a22 >>> 15) !== 0) && (b22 >>> 15) === 0)))) ? a2 : b2)) << 16) | ((isNanBf16(a3) && isNanBf16(b3)) ? quietBf16(a3) : ((isNanBf16(b3) || (!isNanBf16(a3) && (bf16ToNumber(a4) < bf16ToNumber(b4) || ((bf16ToNumber(a4) === bf16ToNumber(b4) && (a4 >>> 15) !== 0) && (b4 >>> 15) === 0)))) ? a3 : b3));
      }
    }
  }
}

/** V_PK_ADD_F32 (cdna2 cdna3 cdna4 cdna5) */
export function V_PK_ADD_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0w1f = flush(f[a + h0], fi32);
        const s1w1f = flush(f[b + h1], fi32);
        const s0w0f = flush(f[a], fi32);
        const s1w0f = flush(f[b], fi32);
        u[d] = f32ToBits(flush(Math.fround(s0w0f + s1w0f), fo32));
        u[d + hd0] = f32ToBits(flush(Math.fround(s0w1f + s1w1f), fo32));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1f = flush(f[a + h0], fi32);
        const s1w1f = flush(f[b + h1], fi32);
        const s0w0f = flush(f[a], fi32);
        const s1w0f = flush(f[b], fi32);
        u[d] = f32ToBits(flush(Math.fround(s0w0f + s1w0f), fo32));
        u[d + hd0] = f32ToBits(flush(Math.fround(s0w1f + s1w1f), fo32));
      }
    }
  }
}

/** V_PK_ADD_F32 with denormals kept. */
export function V_PK_ADD_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0w1f = f[a + h0];
        const s1w1f = f[b + h1];
        const s0w0f = f[a];
        const s1w0f = f[b];
        u[d] = f32ToBits(Math.fround(s0w0f + s1w0f));
        u[d + hd0] = f32ToBits(Math.fround(s0w1f + s1w1f));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1f = f[a + h0];
        const s1w1f = f[b + h1];
        const s0w0f = f[a];
        const s1w0f = f[b];
        u[d] = f32ToBits(Math.fround(s0w0f + s1w0f));
        u[d + hd0] = f32ToBits(Math.fround(s0w1f + s1w1f));
      }
    }
  }
}

/** V_PK_ADD_F32 (cdna2 cdna3 cdna4 cdna5), any rounding mode */
export function V_PK_ADD_F32_general(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1f = flush(f[a + h0], fi32);
      const s1w1f = flush(f[b + h1], fi32);
      const s0w0f = flush(f[a], fi32);
      const s1w0f = flush(f[b], fi32);
      u[d] = f32ToBits(flush(addF32(s0w0f, s1w0f, r32), fo32));
      u[d + hd0] = f32ToBits(flush(addF32(s0w1f, s1w1f, r32), fo32));
    }
  }
}

/** V_PK_MUL_F32 (cdna2 cdna3 cdna4 cdna5) */
export function V_PK_MUL_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0w1f = flush(f[a + h0], fi32);
        const s1w1f = flush(f[b + h1], fi32);
        const s0w0f = flush(f[a], fi32);
        const s1w0f = flush(f[b], fi32);
        u[d] = f32ToBits(flush(Math.fround(s0w0f * s1w0f), fo32));
        u[d + hd0] = f32ToBits(flush(Math.fround(s0w1f * s1w1f), fo32));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1f = flush(f[a + h0], fi32);
        const s1w1f = flush(f[b + h1], fi32);
        const s0w0f = flush(f[a], fi32);
        const s1w0f = flush(f[b], fi32);
        u[d] = f32ToBits(flush(Math.fround(s0w0f * s1w0f), fo32));
        u[d + hd0] = f32ToBits(flush(Math.fround(s0w1f * s1w1f), fo32));
      }
    }
  }
}

/** V_PK_MUL_F32 with denormals kept. */
export function V_PK_MUL_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0w1f = f[a + h0];
        const s1w1f = f[b + h1];
        const s0w0f = f[a];
        const s1w0f = f[b];
        u[d] = f32ToBits(Math.fround(s0w0f * s1w0f));
        u[d + hd0] = f32ToBits(Math.fround(s0w1f * s1w1f));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1f = f[a + h0];
        const s1w1f = f[b + h1];
        const s0w0f = f[a];
        const s1w0f = f[b];
        u[d] = f32ToBits(Math.fround(s0w0f * s1w0f));
        u[d + hd0] = f32ToBits(Math.fround(s0w1f * s1w1f));
      }
    }
  }
}

/** V_PK_MUL_F32 (cdna2 cdna3 cdna4 cdna5), any rounding mode */
export function V_PK_MUL_F32_general(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1f = flush(f[a + h0], fi32);
      const s1w1f = flush(f[b + h1], fi32);
      const s0w0f = flush(f[a], fi32);
      const s1w0f = flush(f[b], fi32);
      u[d] = f32ToBits(flush(mulF32(s0w0f, s1w0f, r32), fo32));
      u[d + hd0] = f32ToBits(flush(mulF32(s0w1f, s1w1f, r32), fo32));
    }
  }
}

/** V_PK_FMA_F32 (cdna2 cdna3 cdna4 cdna5) */
export function V_PK_FMA_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0w1f = flush(f[a + h0], fi32);
        const s1w1f = flush(f[b + h1], fi32);
        const s2w1f = flush(f[c + h2], fi32);
        const s0w0f = flush(f[a], fi32);
        const s1w0f = flush(f[b], fi32);
        const s2w0f = flush(f[c], fi32);
        const high = flush(fmaF32Nearest(s0w1f, s1w1f, s2w1f), fo32);
        const low = flush(fmaF32Nearest(s0w0f, s1w0f, s2w0f), fo32);
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1f = flush(f[a + h0], fi32);
        const s1w1f = flush(f[b + h1], fi32);
        const s2w1f = flush(f[c + h2], fi32);
        const s0w0f = flush(f[a], fi32);
        const s1w0f = flush(f[b], fi32);
        const s2w0f = flush(f[c], fi32);
        const high = flush(fmaF32Nearest(s0w1f, s1w1f, s2w1f), fo32);
        const low = flush(fmaF32Nearest(s0w0f, s1w0f, s2w0f), fo32);
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    }
  }
}

/** V_PK_FMA_F32 with denormals kept. */
export function V_PK_FMA_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0w1f = f[a + h0];
        const s1w1f = f[b + h1];
        const s2w1f = f[c + h2];
        const s0w0f = f[a];
        const s1w0f = f[b];
        const s2w0f = f[c];
        const high = fmaF32Nearest(s0w1f, s1w1f, s2w1f);
        const low = fmaF32Nearest(s0w0f, s1w0f, s2w0f);
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1f = f[a + h0];
        const s1w1f = f[b + h1];
        const s2w1f = f[c + h2];
        const s0w0f = f[a];
        const s1w0f = f[b];
        const s2w0f = f[c];
        const high = fmaF32Nearest(s0w1f, s1w1f, s2w1f);
        const low = fmaF32Nearest(s0w0f, s1w0f, s2w0f);
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    }
  }
}

/** V_PK_FMA_F32 (cdna2 cdna3 cdna4 cdna5), any rounding mode */
export function V_PK_FMA_F32_general(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1f = flush(f[a + h0], fi32);
      const s1w1f = flush(f[b + h1], fi32);
      const s2w1f = flush(f[c + h2], fi32);
      const s0w0f = flush(f[a], fi32);
      const s1w0f = flush(f[b], fi32);
      const s2w0f = flush(f[c], fi32);
      const high = flush(fmaF32(s0w1f, s1w1f, s2w1f, r32), fo32);
      const low = flush(fmaF32(s0w0f, s1w0f, s2w0f, r32), fo32);
      u[d] = f32ToBits(low);
      u[d + hd0] = f32ToBits(high);
    }
  }
}

/**
 * V_PK_MOV_B32 (cdna2 cdna3 cdna4)
 * OPSEL chooses a word of each source: the low word comes from source 0, the high one from source 1.
 */
export function V_PK_MOV_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const low = (((s.fields.OPSEL & 1) !== 0) ? s0w1 : s0) >>> 0;
        const high = ((((s.fields.OPSEL >>> 1) & 1) !== 0) ? s1w1 : s1) >>> 0;
        u[d] = low;
        u[d + hd0] = high;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const low = (((s.fields.OPSEL & 1) !== 0) ? s0w1 : s0) >>> 0;
        const high = ((((s.fields.OPSEL >>> 1) & 1) !== 0) ? s1w1 : s1) >>> 0;
        u[d] = low;
        u[d + hd0] = high;
      }
    }
  }
}

/** V_ACCVGPR_READ, V_ACCVGPR_WRITE (cdna1 cdna2 cdna3 cdna4) */
export function V_ACCVGPR_READ(w: Wave, s: Step): void {
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
 * V_DUAL_BITOP2_B32 (cdna5)
 * Any function of two bits: bit 2 * (2 * s0 + s1) of the third operand is its value.
 */
export function V_DUAL_BITOP2_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s2 = u[c];
        const s1 = u[b];
        const s0 = u[a];
        const table = s2;
        const one = ((s1 & ((((table >>> 6) & 1) !== 0) ? 0xffffffff : 0)) | ((~s1) & ((((table >>> 4) & 1) !== 0) ? 0xffffffff : 0))) >>> 0;
        const zero = ((s1 & ((((table >>> 2) & 1) !== 0) ? 0xffffffff : 0)) | ((~s1) & (((table & 1) !== 0) ? 0xffffffff : 0))) >>> 0;
        u[d] = (s0 & one) | ((~s0) & zero);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s2 = u[c];
        const s1 = u[b];
        const s0 = u[a];
        const table = s2;
        const one = ((s1 & ((((table >>> 6) & 1) !== 0) ? 0xffffffff : 0)) | ((~s1) & ((((table >>> 4) & 1) !== 0) ? 0xffffffff : 0))) >>> 0;
        const zero = ((s1 & ((((table >>> 2) & 1) !== 0) ? 0xffffffff : 0)) | ((~s1) & (((table & 1) !== 0) ? 0xffffffff : 0))) >>> 0;
        u[d] = (s0 & one) | ((~s0) & zero);
      }
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  V_PK_ADD_U16: define("V_PK_ADD_U16", "lane", V_PK_ADD_U16),
  V_PK_ADD_I16: define("V_PK_ADD_I16", "lane", V_PK_ADD_I16),
  V_PK_SUB_U16: define("V_PK_SUB_U16", "lane", V_PK_SUB_U16),
  V_PK_SUB_I16: define("V_PK_SUB_I16", "lane", V_PK_SUB_I16),
  V_PK_MUL_LO_U16: define("V_PK_MUL_LO_U16", "lane", V_PK_MUL_LO_U16),
  V_PK_MAD_U16: define("V_PK_MAD_U16", "lane", V_PK_MAD_U16),
  V_PK_MAD_I16: define("V_PK_MAD_I16", "lane", V_PK_MAD_I16),
  V_PK_LSHLREV_B16: define("V_PK_LSHLREV_B16", "lane", V_PK_LSHLREV_B16),
  V_PK_LSHRREV_B16: define("V_PK_LSHRREV_B16", "lane", V_PK_LSHRREV_B16),
  V_PK_ASHRREV_I16: define("V_PK_ASHRREV_I16", "lane", V_PK_ASHRREV_I16),
  V_PK_MIN_U16: define("V_PK_MIN_U16", "lane", V_PK_MIN_U16),
  V_PK_MIN_I16: define("V_PK_MIN_I16", "lane", V_PK_MIN_I16),
  V_PK_MAX_U16: define("V_PK_MAX_U16", "lane", V_PK_MAX_U16),
  V_PK_MAX_I16: define("V_PK_MAX_I16", "lane", V_PK_MAX_I16),
  V_PK_MIN3_U16: define("V_PK_MIN3_U16", "lane", V_PK_MIN3_U16),
  V_PK_MIN3_I16: define("V_PK_MIN3_I16", "lane", V_PK_MIN3_I16),
  V_PK_MAX3_U16: define("V_PK_MAX3_U16", "lane", V_PK_MAX3_U16),
  V_PK_MAX3_I16: define("V_PK_MAX3_I16", "lane", V_PK_MAX3_I16),
  V_PK_ADD_MIN_U16: define("V_PK_ADD_MIN_U16", "lane", V_PK_ADD_MIN_U16),
  V_PK_ADD_MIN_I16: define("V_PK_ADD_MIN_I16", "lane", V_PK_ADD_MIN_I16),
  V_PK_ADD_MAX_U16: define("V_PK_ADD_MAX_U16", "lane", V_PK_ADD_MAX_U16),
  V_PK_ADD_MAX_I16: define("V_PK_ADD_MAX_I16", "lane", V_PK_ADD_MAX_I16),
  V_PK_ADD_U16_CLAMP: define("V_PK_ADD_U16_CLAMP", "lane", V_PK_ADD_U16_CLAMP),
  V_PK_ADD_I16_CLAMP: define("V_PK_ADD_I16_CLAMP", "lane", V_PK_ADD_I16_CLAMP),
  V_PK_SUB_U16_CLAMP: define("V_PK_SUB_U16_CLAMP", "lane", V_PK_SUB_U16_CLAMP),
  V_PK_SUB_I16_CLAMP: define("V_PK_SUB_I16_CLAMP", "lane", V_PK_SUB_I16_CLAMP),
  V_PK_MUL_LO_U16_CLAMP: define("V_PK_MUL_LO_U16_CLAMP", "lane", V_PK_MUL_LO_U16_CLAMP),
  V_PK_MAD_U16_CLAMP: define("V_PK_MAD_U16_CLAMP", "lane", V_PK_MAD_U16_CLAMP),
  V_PK_MAD_I16_CLAMP: define("V_PK_MAD_I16_CLAMP", "lane", V_PK_MAD_I16_CLAMP),
  V_PK_ADD_MIN_U16_CLAMP: define("V_PK_ADD_MIN_U16_CLAMP", "lane", V_PK_ADD_MIN_U16_CLAMP),
  V_PK_ADD_MIN_I16_CLAMP: define("V_PK_ADD_MIN_I16_CLAMP", "lane", V_PK_ADD_MIN_I16_CLAMP),
  V_PK_ADD_MAX_U16_CLAMP: define("V_PK_ADD_MAX_U16_CLAMP", "lane", V_PK_ADD_MAX_U16_CLAMP),
  V_PK_ADD_MAX_I16_CLAMP: define("V_PK_ADD_MAX_I16_CLAMP", "lane", V_PK_ADD_MAX_I16_CLAMP),
  V_PK_ADD_F16: define("V_PK_ADD_F16", "lane", V_PK_ADD_F16, { general: V_PK_ADD_F16_general, rounds: 0x80000c, keep: V_PK_ADD_F16_keep, keeps: 0xc0 }),
  V_PK_MUL_F16: define("V_PK_MUL_F16", "lane", V_PK_MUL_F16, { general: V_PK_MUL_F16_general, rounds: 0x80000c, keep: V_PK_MUL_F16_keep, keeps: 0xc0 }),
  V_PK_FMA_F16: define("V_PK_FMA_F16", "lane", V_PK_FMA_F16, { general: V_PK_FMA_F16_general, rounds: 0x80000c, keep: V_PK_FMA_F16_keep, keeps: 0xc0 }),
  V_PK_FMAC_F16: define("V_PK_FMAC_F16", "lane", V_PK_FMAC_F16, { general: V_PK_FMAC_F16_general, rounds: 0x80000c, keep: V_PK_FMAC_F16_keep, keeps: 0xc0, readsDestination: true }),
  V_PK_MIN_F16_cdna1: define("V_PK_MIN_F16_cdna1", "lane", V_PK_MIN_F16_cdna1, { keep: V_PK_MIN_F16_cdna1_keep, keeps: 0x40 }),
  V_PK_MIN_F16_rdna3: define("V_PK_MIN_F16_rdna3", "lane", V_PK_MIN_F16_rdna3, { keep: V_PK_MIN_F16_rdna3_keep, keeps: 0x40 }),
  V_PK_MAX_F16_cdna1: define("V_PK_MAX_F16_cdna1", "lane", V_PK_MAX_F16_cdna1, { keep: V_PK_MAX_F16_cdna1_keep, keeps: 0x40 }),
  V_PK_MAX_F16_rdna3: define("V_PK_MAX_F16_rdna3", "lane", V_PK_MAX_F16_rdna3, { keep: V_PK_MAX_F16_rdna3_keep, keeps: 0x40 }),
  V_PK_MIN_NUM_F16: define("V_PK_MIN_NUM_F16", "lane", V_PK_MIN_NUM_F16, { keep: V_PK_MIN_NUM_F16_keep, keeps: 0x40 }),
  V_PK_MAX_NUM_F16: define("V_PK_MAX_NUM_F16", "lane", V_PK_MAX_NUM_F16, { keep: V_PK_MAX_NUM_F16_keep, keeps: 0x40 }),
  V_PK_MINIMUM_F16: define("V_PK_MINIMUM_F16", "lane", V_PK_MINIMUM_F16, { keep: V_PK_MINIMUM_F16_keep, keeps: 0x40 }),
  V_PK_MAXIMUM_F16: define("V_PK_MAXIMUM_F16", "lane", V_PK_MAXIMUM_F16, { keep: V_PK_MAXIMUM_F16_keep, keeps: 0x40 }),
  V_PK_MINIMUM3_F16: define("V_PK_MINIMUM3_F16", "lane", V_PK_MINIMUM3_F16, { keep: V_PK_MINIMUM3_F16_keep, keeps: 0x40 }),
  V_PK_MAXIMUM3_F16: define("V_PK_MAXIMUM3_F16", "lane", V_PK_MAXIMUM3_F16, { keep: V_PK_MAXIMUM3_F16_keep, keeps: 0x40 }),
  V_PK_MIN3_NUM_F16: define("V_PK_MIN3_NUM_F16", "lane", V_PK_MIN3_NUM_F16, { keep: V_PK_MIN3_NUM_F16_keep, keeps: 0x40 }),
  V_PK_MAX3_NUM_F16: define("V_PK_MAX3_NUM_F16", "lane", V_PK_MAX3_NUM_F16, { keep: V_PK_MAX3_NUM_F16_keep, keeps: 0x40 }),
  V_PK_ADD_BF16: define("V_PK_ADD_BF16", "lane", V_PK_ADD_BF16, { general: V_PK_ADD_BF16_general, rounds: 0x80000c }),
  V_PK_MUL_BF16: define("V_PK_MUL_BF16", "lane", V_PK_MUL_BF16, { general: V_PK_MUL_BF16_general, rounds: 0x80000c }),
  V_PK_FMA_BF16: define("V_PK_FMA_BF16", "lane", V_PK_FMA_BF16, { general: V_PK_FMA_BF16_general, rounds: 0x80000c }),
  V_PK_MIN_NUM_BF16: define("V_PK_MIN_NUM_BF16", "lane", V_PK_MIN_NUM_BF16),
  V_PK_MAX_NUM_BF16: define("V_PK_MAX_NUM_BF16", "lane", V_PK_MAX_NUM_BF16),
  V_PK_ADD_F32: define("V_PK_ADD_F32", "lane", V_PK_ADD_F32, { general: V_PK_ADD_F32_general, rounds: 0x3, keep: V_PK_ADD_F32_keep, keeps: 0x30 }),
  V_PK_MUL_F32: define("V_PK_MUL_F32", "lane", V_PK_MUL_F32, { general: V_PK_MUL_F32_general, rounds: 0x3, keep: V_PK_MUL_F32_keep, keeps: 0x30 }),
  V_PK_FMA_F32: define("V_PK_FMA_F32", "lane", V_PK_FMA_F32, { general: V_PK_FMA_F32_general, rounds: 0x3, keep: V_PK_FMA_F32_keep, keeps: 0x30 }),
  V_PK_MOV_B32: define("V_PK_MOV_B32", "lane", V_PK_MOV_B32, { ownHalves: true }),
  V_ACCVGPR_READ: define("V_ACCVGPR_READ", "lane", V_ACCVGPR_READ),
  V_DUAL_BITOP2_B32: define("V_DUAL_BITOP2_B32", "lane", V_DUAL_BITOP2_B32),
  V_MFMA_LD_SCALE_B32: define("V_MFMA_LD_SCALE_B32", "wave", noOperation),
  V_WMMA_LD_SCALE_PAIRED_B32: define("V_WMMA_LD_SCALE_PAIRED_B32", "wave", noOperation),
};

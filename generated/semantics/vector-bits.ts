// Executors of vector bits.
// Generated from spec/pseudocode/vector-bits.pcode by `npm run generate`; do not edit.
import {
  countOnes32,
  countTrailingZeros32,
  lowestOne,
  reverse32,
  sar64Hi,
  sar64Lo,
  shl32,
  shl64Hi,
  shl64Lo,
  shr64Hi,
  shr64Lo,
  signExtend32,
} from "../../runtime/bits/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** V_NOT_B32 (all generations) */
export function V_NOT_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        u[d] = ~s0;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        u[d] = ~s0;
      }
    }
  }
}

/** V_NOT_B16 (cdna5 rdna3 rdna3_5 rdna4) */
export function V_NOT_B16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        u[d] = (~s0u16) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        u[d] = (~s0u16) & 65535;
      }
    }
  }
}

/** V_AND_B32 (all generations) */
export function V_AND_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = s0 & s1;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = s0 & s1;
      }
    }
  }
}

/** V_OR_B32 (all generations) */
export function V_OR_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = s0 | s1;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = s0 | s1;
      }
    }
  }
}

/** V_XOR_B32 (all generations) */
export function V_XOR_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = s0 ^ s1;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = s0 ^ s1;
      }
    }
  }
}

/** V_AND_B16 (cdna5 rdna3 rdna3_5 rdna4) */
export function V_AND_B16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        u[d] = s0u16 & s1u16;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        u[d] = s0u16 & s1u16;
      }
    }
  }
}

/** V_OR_B16 (cdna5 rdna3 rdna3_5 rdna4) */
export function V_OR_B16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        u[d] = s0u16 | s1u16;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        u[d] = s0u16 | s1u16;
      }
    }
  }
}

/** V_XOR_B16 (cdna5 rdna3 rdna3_5 rdna4) */
export function V_XOR_B16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        u[d] = s0u16 ^ s1u16;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        u[d] = s0u16 ^ s1u16;
      }
    }
  }
}

/** V_XNOR_B32 (all generations) */
export function V_XNOR_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = ~(s0 ^ s1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = ~(s0 ^ s1);
      }
    }
  }
}

/** V_OR3_B32 (all generations) */
export function V_OR3_B32(w: Wave, s: Step): void {
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
        u[d] = (s0 | s1) | s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        u[d] = (s0 | s1) | s2;
      }
    }
  }
}

/** V_XOR3_B32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_XOR3_B32(w: Wave, s: Step): void {
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
        u[d] = (s0 ^ s1) ^ s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        u[d] = (s0 ^ s1) ^ s2;
      }
    }
  }
}

/** V_AND_OR_B32 (all generations) */
export function V_AND_OR_B32(w: Wave, s: Step): void {
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
        u[d] = (s0 & s1) | s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        u[d] = (s0 & s1) | s2;
      }
    }
  }
}

/** V_LSHL_OR_B32 (all generations) */
export function V_LSHL_OR_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const s2 = u[c];
        u[d] = (s0 << (s1 & 31)) | s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const s2 = u[c];
        u[d] = (s0 << (s1 & 31)) | s2;
      }
    }
  }
}

/**
 * V_BITOP3_B32 (cdna4 cdna5)
 * Any function of three bits, bit by bit. Bit 4 a + 2 b + c of the table is the answer for bits a, b, c of
 * S0, S1, S2. The table lies in the fields that hold modifiers elsewhere.
 */
export function V_BITOP3_B32(w: Wave, s: Step): void {
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
      const table = ((s.fields.OMOD << 6) | (s.fields.ABS << 3) | s.fields.NEG) & 255;
      const a2 = s0;
      const b2 = s1;
      const c2 = s2;
      const bits = b2;
      const bits2 = c2;
      const one = ((table >>> 7) !== 0) ? 0xffffffff : 0;
      const zero = (((table >>> 6) & 1) !== 0) ? 0xffffffff : 0;
      const one2 = ((bits2 & one) | ((~bits2) & zero)) >>> 0;
      const bits3 = c2;
      const one3 = (((table >>> 5) & 1) !== 0) ? 0xffffffff : 0;
      const zero2 = (((table >>> 4) & 1) !== 0) ? 0xffffffff : 0;
      const zero3 = ((bits3 & one3) | ((~bits3) & zero2)) >>> 0;
      const one4 = ((bits & one2) | ((~bits) & zero3)) >>> 0;
      const bits4 = b2;
      const bits5 = c2;
      const one5 = (((table >>> 3) & 1) !== 0) ? 0xffffffff : 0;
      const zero4 = (((table >>> 2) & 1) !== 0) ? 0xffffffff : 0;
      const one6 = ((bits5 & one5) | ((~bits5) & zero4)) >>> 0;
      const bits6 = c2;
      const one7 = (((table >>> 1) & 1) !== 0) ? 0xffffffff : 0;
      const zero5 = ((table & 1) !== 0) ? 0xffffffff : 0;
      const zero6 = ((bits6 & one7) | ((~bits6) & zero5)) >>> 0;
      const zero7 = ((bits4 & one6) | ((~bits4) & zero6)) >>> 0;
      const bits7 = a2;
      const one8 = one4;
      const zero8 = zero7;
      u[d] = (bits7 & one8) | ((~bits7) & zero8);
    }
  }
}

/**
 * V_BITOP3_B16 (cdna4 cdna5)
 * Any function of three bits, bit by bit. Bit 4 a + 2 b + c of the table is the answer for bits a, b, c of
 * S0, S1, S2. The table lies in the fields that hold modifiers elsewhere.
 */
export function V_BITOP3_B16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s2u16 = u[c] & 65535;
      const table = ((s.fields.OMOD << 6) | (s.fields.ABS << 3) | s.fields.NEG) & 255;
      const a2 = s0u16;
      const b2 = s1u16;
      const c2 = s2u16;
      const bits = b2;
      const bits2 = c2;
      const one = (((table >>> 7) !== 0) ? 0xffffffff : 0) & 65535;
      const zero = ((((table >>> 6) & 1) !== 0) ? 0xffffffff : 0) & 65535;
      const one2 = ((bits2 & one) | ((~bits2) & zero)) & 65535;
      const bits3 = c2;
      const one3 = ((((table >>> 5) & 1) !== 0) ? 0xffffffff : 0) & 65535;
      const zero2 = ((((table >>> 4) & 1) !== 0) ? 0xffffffff : 0) & 65535;
      const zero3 = ((bits3 & one3) | ((~bits3) & zero2)) & 65535;
      const one4 = ((bits & one2) | ((~bits) & zero3)) & 65535;
      const bits4 = b2;
      const bits5 = c2;
      const one5 = ((((table >>> 3) & 1) !== 0) ? 0xffffffff : 0) & 65535;
      const zero4 = ((((table >>> 2) & 1) !== 0) ? 0xffffffff : 0) & 65535;
      const one6 = ((bits5 & one5) | ((~bits5) & zero4)) & 65535;
      const bits6 = c2;
      const one7 = ((((table >>> 1) & 1) !== 0) ? 0xffffffff : 0) & 65535;
      const zero5 = (((table & 1) !== 0) ? 0xffffffff : 0) & 65535;
      const zero6 = ((bits6 & one7) | ((~bits6) & zero5)) & 65535;
      const zero7 = ((bits4 & one6) | ((~bits4) & zero6)) & 65535;
      const bits7 = a2;
      const one8 = one4;
      const zero8 = zero7;
      u[d] = ((bits7 & one8) | ((~bits7) & zero8)) & 65535;
    }
  }
}

/**
 * V_LSHLREV_B32 (all generations)
 * Shifts take the count first (REV) and use only as many bits of it as the width needs.
 */
export function V_LSHLREV_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = s1 << (s0 & 31);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = s1 << (s0 & 31);
      }
    }
  }
}

/**
 * V_LSHLREV_B16 (all generations)
 * Shifts take the count first (REV) and use only as many bits of it as the width needs.
 */
export function V_LSHLREV_B16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1u16 = u[b] & 65535;
        u[d] = (s1u16 << (s0 & 15)) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1u16 = u[b] & 65535;
        u[d] = (s1u16 << (s0 & 15)) & 65535;
      }
    }
  }
}

/**
 * V_LSHLREV_B64 (all generations)
 * Shifts take the count first (REV) and use only as many bits of it as the width needs.
 */
export function V_LSHLREV_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s0 = u[a];
        const t0 = s0 & 63;
        u[d] = shl64Lo(s1, s1w1, t0);
        u[d + hd0] = shl64Hi(s1, s1w1, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s0 = u[a];
        const t0 = s0 & 63;
        u[d] = shl64Lo(s1, s1w1, t0);
        u[d + hd0] = shl64Hi(s1, s1w1, t0);
      }
    }
  }
}

/** V_LSHRREV_B32 (all generations) */
export function V_LSHRREV_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = s1 >>> (s0 & 31);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = s1 >>> (s0 & 31);
      }
    }
  }
}

/** V_LSHRREV_B16 (all generations) */
export function V_LSHRREV_B16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1u16 = u[b] & 65535;
        u[d] = s1u16 >>> (s0 & 15);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1u16 = u[b] & 65535;
        u[d] = s1u16 >>> (s0 & 15);
      }
    }
  }
}

/** V_LSHRREV_B64 (all generations) */
export function V_LSHRREV_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s0 = u[a];
        const t0 = s0 & 63;
        u[d] = shr64Lo(s1, s1w1, t0);
        u[d + hd0] = shr64Hi(s1, s1w1, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s0 = u[a];
        const t0 = s0 & 63;
        u[d] = shr64Lo(s1, s1w1, t0);
        u[d + hd0] = shr64Hi(s1, s1w1, t0);
      }
    }
  }
}

/** V_ASHRREV_I32 (all generations) */
export function V_ASHRREV_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1i = i[b];
        u[d] = s1i >> (s0 & 31);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1i = i[b];
        u[d] = s1i >> (s0 & 31);
      }
    }
  }
}

/** V_ASHRREV_I16 (all generations) */
export function V_ASHRREV_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1i16 = (u[b] << 16) >> 16;
        u[d] = (s1i16 >> (s0 & 15)) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1i16 = (u[b] << 16) >> 16;
        u[d] = (s1i16 >> (s0 & 15)) & 65535;
      }
    }
  }
}

/** V_ASHRREV_I64 (all generations) */
export function V_ASHRREV_I64(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s0 = u[a];
        const t0 = s0 & 63;
        u[d] = sar64Lo(s1, s1w1, t0);
        u[d + hd0] = sar64Hi(s1, s1w1, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s0 = u[a];
        const t0 = s0 & 63;
        u[d] = sar64Lo(s1, s1w1, t0);
        u[d + hd0] = sar64Hi(s1, s1w1, t0);
      }
    }
  }
}

/**
 * V_ALIGNBIT_B32 (all generations)
 * 32 bits of the 64 in { S0, S1 }, from bit S2 up, or from byte S2 up.
 */
export function V_ALIGNBIT_B32(w: Wave, s: Step): void {
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
        const t0 = s2 & 31;
        u[d] = shr64Lo(s1, s0, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const t0 = s2 & 31;
        u[d] = shr64Lo(s1, s0, t0);
      }
    }
  }
}

/** V_ALIGNBYTE_B32 (all generations) */
export function V_ALIGNBYTE_B32(w: Wave, s: Step): void {
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
        const t0 = Math.imul(s2 & 3, 8) >>> 0;
        u[d] = shr64Lo(s1, s0, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const t0 = Math.imul(s2 & 3, 8) >>> 0;
        u[d] = shr64Lo(s1, s0, t0);
      }
    }
  }
}

/** V_BFE_U32 (all generations) */
export function V_BFE_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const s2 = u[c];
        u[d] = (s0 >>> (s1 & 31)) & ((1 << (s2 & 31)) - 1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const s2 = u[c];
        u[d] = (s0 >>> (s1 & 31)) & ((1 << (s2 & 31)) - 1);
      }
    }
  }
}

/** V_BFE_I32 (all generations) */
export function V_BFE_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s2 = u[c];
        const s1 = u[b];
        const s0i = i[a];
        u[d] = signExtend32(s0i >> (s1 & 31), s2 & 31);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s2 = u[c];
        const s1 = u[b];
        const s0i = i[a];
        u[d] = signExtend32(s0i >> (s1 & 31), s2 & 31);
      }
    }
  }
}

/**
 * V_BFI_B32 (all generations)
 * Where S0 has ones take S1, else S2.
 */
export function V_BFI_B32(w: Wave, s: Step): void {
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
        u[d] = (s0 & s1) | ((~s0) & s2);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        u[d] = (s0 & s1) | ((~s0) & s2);
      }
    }
  }
}

/** V_BFM_B32 (all generations) */
export function V_BFM_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        u[d] = ((1 << (s0 & 31)) - 1) << (s1 & 31);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        u[d] = ((1 << (s0 & 31)) - 1) << (s1 & 31);
      }
    }
  }
}

/** V_BFREV_B32 (all generations) */
export function V_BFREV_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        u[d] = reverse32(s0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        u[d] = reverse32(s0);
      }
    }
  }
}

/** V_BCNT_U32_B32 (all generations) */
export function V_BCNT_U32_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        u[d] = s1 + countOnes32(s0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        u[d] = s1 + countOnes32(s0);
      }
    }
  }
}

/**
 * V_MBCNT_LO_U32_B32 (all generations)
 * How many lanes below this one have their bit set in the mask, LO for lanes 0-31, HI for 32-63, added to S1.
 */
export function V_MBCNT_LO_U32_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const below = (((h + l) > 31) ? 0xffffffff : (shl32(1, h + l) - 1)) >>> 0;
        u[d] = s1 + countOnes32((s0 & below) >>> 0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const below = (((h + l) > 31) ? 0xffffffff : (shl32(1, h + l) - 1)) >>> 0;
        u[d] = s1 + countOnes32((s0 & below) >>> 0);
      }
    }
  }
}

/** V_MBCNT_HI_U32_B32 (all generations) */
export function V_MBCNT_HI_U32_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const below = (((h + l) < 33) ? 0 : (shl32(1, ((h + l) - 32) >>> 0) - 1)) >>> 0;
        u[d] = s1 + countOnes32((s0 & below) >>> 0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const below = (((h + l) < 33) ? 0 : (shl32(1, ((h + l) - 32) >>> 0) - 1)) >>> 0;
        u[d] = s1 + countOnes32((s0 & below) >>> 0);
      }
    }
  }
}

/**
 * V_FFBH_U32, V_CLZ_I32_U32 (all generations)
 * Searches give the position counted from the side they start at, and -1 when there is nothing to find.
 */
export function V_FFBH_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        u[d] = (s0 === 0) ? (-1) : Math.clz32(s0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        u[d] = (s0 === 0) ? (-1) : Math.clz32(s0);
      }
    }
  }
}

/** V_FFBL_B32, V_CTZ_I32_B32 (all generations) */
export function V_FFBL_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        u[d] = (s0 === 0) ? (-1) : countTrailingZeros32(s0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        u[d] = (s0 === 0) ? (-1) : countTrailingZeros32(s0);
      }
    }
  }
}

/**
 * V_FFBH_I32, V_CLS_I32 (all generations)
 * How many of the top bits are equal to the sign, counting the sign itself; -1 when all are.
 */
export function V_FFBH_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0i = i[a];
        const s0 = u[a];
        const flips = ((s0i < 0) ? (~s0) : s0) >>> 0;
        u[d] = (flips === 0) ? (-1) : Math.clz32(flips);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0i = i[a];
        const s0 = u[a];
        const flips = ((s0i < 0) ? (~s0) : s0) >>> 0;
        u[d] = (flips === 0) ? (-1) : Math.clz32(flips);
      }
    }
  }
}

/**
 * V_PRNG_B32 (cdna4 cdna5)
 * One step of a linear feedback shift register.
 */
export function V_PRNG_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const s0i = i[a];
        u[d] = (s0 << 1) ^ ((s0i < 0) ? 197 : 0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const s0i = i[a];
        u[d] = (s0 << 1) ^ ((s0i < 0) ? 197 : 0);
      }
    }
  }
}

/**
 * V_SCREEN_PARTITION_4SE_B32 (cdna1 cdna2 cdna3 cdna4)
 * Which of four shader engines a rectangle of tiles touches. S0 holds two bits each of x_min, y_min, x_max and y_max
 * in tiles of 32 pixels, from bit 7 down; tile (x, y) belongs to engine {x[0] ^ y[1], y[0] ^ x[1]}. Distances count
 * modulo 4. All 256 entries of the table in the manuals follow from this.
 */
export function V_SCREEN_PARTITION_4SE_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      let engines = 0;
      engines = 0;
      const left = (s0 >>> 6) & 3;
      const top = (s0 >>> 4) & 3;
      const t0 = (((s0 >>> 2) & 3) - left) & 3;
      for (let i2 = 0; i2 <= t0; i2++) {
        const t1 = ((s0 & 3) - top) & 3;
        for (let j = 0; j <= t1; j++) {
          const x = (left + i2) & 3;
          const y = (top + j) & 3;
          engines = (engines | shl32(1, ((((x & 1) ^ (y >>> 1)) << 1) | ((y & 1) ^ (x >>> 1))) >>> 0)) >>> 0;
        }
      }
      u[d] = engines;
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  V_NOT_B32: define("V_NOT_B32", "lane", V_NOT_B32),
  V_NOT_B16: define("V_NOT_B16", "lane", V_NOT_B16),
  V_AND_B32: define("V_AND_B32", "lane", V_AND_B32),
  V_OR_B32: define("V_OR_B32", "lane", V_OR_B32),
  V_XOR_B32: define("V_XOR_B32", "lane", V_XOR_B32),
  V_AND_B16: define("V_AND_B16", "lane", V_AND_B16),
  V_OR_B16: define("V_OR_B16", "lane", V_OR_B16),
  V_XOR_B16: define("V_XOR_B16", "lane", V_XOR_B16),
  V_XNOR_B32: define("V_XNOR_B32", "lane", V_XNOR_B32),
  V_OR3_B32: define("V_OR3_B32", "lane", V_OR3_B32),
  V_XOR3_B32: define("V_XOR3_B32", "lane", V_XOR3_B32),
  V_AND_OR_B32: define("V_AND_OR_B32", "lane", V_AND_OR_B32),
  V_LSHL_OR_B32: define("V_LSHL_OR_B32", "lane", V_LSHL_OR_B32),
  V_BITOP3_B32: define("V_BITOP3_B32", "lane", V_BITOP3_B32),
  V_BITOP3_B16: define("V_BITOP3_B16", "lane", V_BITOP3_B16),
  V_LSHLREV_B32: define("V_LSHLREV_B32", "lane", V_LSHLREV_B32),
  V_LSHLREV_B16: define("V_LSHLREV_B16", "lane", V_LSHLREV_B16),
  V_LSHLREV_B64: define("V_LSHLREV_B64", "lane", V_LSHLREV_B64),
  V_LSHRREV_B32: define("V_LSHRREV_B32", "lane", V_LSHRREV_B32),
  V_LSHRREV_B16: define("V_LSHRREV_B16", "lane", V_LSHRREV_B16),
  V_LSHRREV_B64: define("V_LSHRREV_B64", "lane", V_LSHRREV_B64),
  V_ASHRREV_I32: define("V_ASHRREV_I32", "lane", V_ASHRREV_I32),
  V_ASHRREV_I16: define("V_ASHRREV_I16", "lane", V_ASHRREV_I16),
  V_ASHRREV_I64: define("V_ASHRREV_I64", "lane", V_ASHRREV_I64),
  V_ALIGNBIT_B32: define("V_ALIGNBIT_B32", "lane", V_ALIGNBIT_B32),
  V_ALIGNBYTE_B32: define("V_ALIGNBYTE_B32", "lane", V_ALIGNBYTE_B32),
  V_BFE_U32: define("V_BFE_U32", "lane", V_BFE_U32),
  V_BFE_I32: define("V_BFE_I32", "lane", V_BFE_I32),
  V_BFI_B32: define("V_BFI_B32", "lane", V_BFI_B32),
  V_BFM_B32: define("V_BFM_B32", "lane", V_BFM_B32),
  V_BFREV_B32: define("V_BFREV_B32", "lane", V_BFREV_B32),
  V_BCNT_U32_B32: define("V_BCNT_U32_B32", "lane", V_BCNT_U32_B32),
  V_MBCNT_LO_U32_B32: define("V_MBCNT_LO_U32_B32", "lane", V_MBCNT_LO_U32_B32),
  V_MBCNT_HI_U32_B32: define("V_MBCNT_HI_U32_B32", "lane", V_MBCNT_HI_U32_B32),
  V_FFBH_U32: define("V_FFBH_U32", "lane", V_FFBH_U32),
  V_FFBL_B32: define("V_FFBL_B32", "lane", V_FFBL_B32),
  V_FFBH_I32: define("V_FFBH_I32", "lane", V_FFBH_I32),
  V_PRNG_B32: define("V_PRNG_B32", "lane", V_PRNG_B32),
  V_SCREEN_PARTITION_4SE_B32: define("V_SCREEN_PARTITION_4SE_B32", "lane", V_SCREEN_PARTITION_4SE_B32),
};

// Executors of vector integer.
// Generated from spec/pseudocode/vector-integer.pcode by `npm run generate`; do not edit.
import {
  lessI64,
  lessU64,
  lowestOne,
  mulHiI32,
  mulHiU32,
  shl64Hi,
  shl64Lo,
} from "../../runtime/bits/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/**
 * V_ADD_U32, V_ADD_NC_U32 (all generations)
 * NC in the name (no carry) since RDNA 1.
 */
export function V_ADD_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = s0 + s1;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = s0 + s1;
      }
    }
  }
}

/** V_SUB_U32, V_SUB_NC_U32 (all generations) */
export function V_SUB_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = s0 - s1;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = s0 - s1;
      }
    }
  }
}

/** V_SUBREV_U32, V_SUBREV_NC_U32 (all generations) */
export function V_SUBREV_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        u[d] = s1 - s0;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        u[d] = s1 - s0;
      }
    }
  }
}

/** V_ADD_I32, V_ADD_NC_I32 (all generations) */
export function V_ADD_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0i = i[a];
        const s1i = i[b];
        u[d] = s0i + s1i;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0i = i[a];
        const s1i = i[b];
        u[d] = s0i + s1i;
      }
    }
  }
}

/** V_SUB_I32, V_SUB_NC_I32 (all generations) */
export function V_SUB_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0i = i[a];
        const s1i = i[b];
        u[d] = s0i - s1i;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0i = i[a];
        const s1i = i[b];
        u[d] = s0i - s1i;
      }
    }
  }
}

/** V_ADD_U16, V_ADD_NC_U16 (all generations) */
export function V_ADD_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        u[d] = (s0u16 + s1u16) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        u[d] = (s0u16 + s1u16) & 65535;
      }
    }
  }
}

/** V_ADD_I16, V_ADD_NC_I16 (all generations) */
export function V_ADD_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        u[d] = (s0i16 + s1i16) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        u[d] = (s0i16 + s1i16) & 65535;
      }
    }
  }
}

/** V_SUB_U16, V_SUB_NC_U16 (all generations) */
export function V_SUB_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        u[d] = (s0u16 - s1u16) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        u[d] = (s0u16 - s1u16) & 65535;
      }
    }
  }
}

/** V_SUB_I16, V_SUB_NC_I16 (all generations) */
export function V_SUB_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        u[d] = (s0i16 - s1i16) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        u[d] = (s0i16 - s1i16) & 65535;
      }
    }
  }
}

/** V_SUBREV_U16 (cdna1 cdna2 cdna3 cdna4) */
export function V_SUBREV_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1u16 = u[b] & 65535;
        const s0u16 = u[a] & 65535;
        u[d] = (s1u16 - s0u16) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1u16 = u[b] & 65535;
        const s0u16 = u[a] & 65535;
        u[d] = (s1u16 - s0u16) & 65535;
      }
    }
  }
}

/** V_ADD_NC_U64 (cdna5) */
export function V_ADD_NC_U64(w: Wave, s: Step): void {
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
        const t0 = (s0 + s1) >>> 0;
        u[d] = t0;
        u[d + hd0] = s0w1 + s1w1 + +(t0 < (s0 >>> 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const t0 = (s0 + s1) >>> 0;
        u[d] = t0;
        u[d + hd0] = s0w1 + s1w1 + +(t0 < (s0 >>> 0));
      }
    }
  }
}

/** V_SUB_NC_U64 (cdna5) */
export function V_SUB_NC_U64(w: Wave, s: Step): void {
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
        const t0 = (s0 - s1) >>> 0;
        u[d] = t0;
        u[d + hd0] = s0w1 - s1w1 - +((s0 >>> 0) < (s1 >>> 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const t0 = (s0 - s1) >>> 0;
        u[d] = t0;
        u[d + hd0] = s0w1 - s1w1 - +((s0 >>> 0) < (s1 >>> 0));
      }
    }
  }
}

/** V_MUL_U64 (cdna5) */
export function V_MUL_U64(w: Wave, s: Step): void {
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
        u[d] = Math.imul(s0, s1);
        u[d + hd0] = mulHiU32(s0, s1) + Math.imul(s0, s1w1) + Math.imul(s0w1, s1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        u[d] = Math.imul(s0, s1);
        u[d + hd0] = mulHiU32(s0, s1) + Math.imul(s0, s1w1) + Math.imul(s0w1, s1);
      }
    }
  }
}

/**
 * V_ADD_CO_U32 (all generations)
 * Carry and borrow are lane masks: VCC, or in VOP3 the scalar destination and the third source.
 */
export function V_ADD_CO_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let co0 = 0, co1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let co = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const sum = (s0 + s1) >>> 0;
        co |= +(sum < s0) << l;
        u[d] = sum;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const sum = (s0 + s1) >>> 0;
        co |= +(sum < s0) << l;
        u[d] = sum;
      }
    }
    if (h === 0) co0 = co;
    else co1 = co;
  }
  u[s.co] = co0;
  if (w.size === 64) u[s.co + 1] = co1;
}

/** V_SUB_CO_U32 (all generations) */
export function V_SUB_CO_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let co0 = 0, co1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let co = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        co |= +(s0 < s1) << l;
        u[d] = s0 - s1;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        co |= +(s0 < s1) << l;
        u[d] = s0 - s1;
      }
    }
    if (h === 0) co0 = co;
    else co1 = co;
  }
  u[s.co] = co0;
  if (w.size === 64) u[s.co + 1] = co1;
}

/** V_SUBREV_CO_U32 (all generations) */
export function V_SUBREV_CO_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let co0 = 0, co1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let co = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        co |= +(s1 < s0) << l;
        u[d] = s1 - s0;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        co |= +(s1 < s0) << l;
        u[d] = s1 - s0;
      }
    }
    if (h === 0) co0 = co;
    else co1 = co;
  }
  u[s.co] = co0;
  if (w.size === 64) u[s.co + 1] = co1;
}

/**
 * V_ADDC_CO_U32, V_ADD_CO_CI_U32 (all generations)
 * With a carry in, the sum wraps also when it comes back to where it started.
 */
export function V_ADDC_CO_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let co0 = 0, co1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    const ci = i[s.ci + (h >>> 5)];
    let co = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const carry = (ci >>> l) & 1;
        const sum = ((s0 + s1) + carry) >>> 0;
        co |= +(sum < s0 || (carry !== 0 && sum === s0)) << l;
        u[d] = sum;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const carry = (ci >>> l) & 1;
        const sum = ((s0 + s1) + carry) >>> 0;
        co |= +(sum < s0 || (carry !== 0 && sum === s0)) << l;
        u[d] = sum;
      }
    }
    if (h === 0) co0 = co;
    else co1 = co;
  }
  u[s.co] = co0;
  if (w.size === 64) u[s.co + 1] = co1;
}

/** V_SUBB_CO_U32, V_SUB_CO_CI_U32 (all generations) */
export function V_SUBB_CO_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let co0 = 0, co1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    const ci = i[s.ci + (h >>> 5)];
    let co = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const borrow = (ci >>> l) & 1;
        co |= +(s0 < s1 || (borrow !== 0 && s0 === s1)) << l;
        u[d] = (s0 - s1) - borrow;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const borrow = (ci >>> l) & 1;
        co |= +(s0 < s1 || (borrow !== 0 && s0 === s1)) << l;
        u[d] = (s0 - s1) - borrow;
      }
    }
    if (h === 0) co0 = co;
    else co1 = co;
  }
  u[s.co] = co0;
  if (w.size === 64) u[s.co + 1] = co1;
}

/** V_SUBBREV_CO_U32, V_SUBREV_CO_CI_U32 (all generations) */
export function V_SUBBREV_CO_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let co0 = 0, co1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    const ci = i[s.ci + (h >>> 5)];
    let co = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const borrow = (ci >>> l) & 1;
        co |= +(s1 < s0 || (borrow !== 0 && s1 === s0)) << l;
        u[d] = (s1 - s0) - borrow;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const borrow = (ci >>> l) & 1;
        co |= +(s1 < s0 || (borrow !== 0 && s1 === s0)) << l;
        u[d] = (s1 - s0) - borrow;
      }
    }
    if (h === 0) co0 = co;
    else co1 = co;
  }
  u[s.co] = co0;
  if (w.size === 64) u[s.co + 1] = co1;
}

/** V_ADD3_U32 (all generations) */
export function V_ADD3_U32(w: Wave, s: Step): void {
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
        u[d] = (s0 + s1) + s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        u[d] = (s0 + s1) + s2;
      }
    }
  }
}

/** V_LSHL_ADD_U32 (all generations) */
export function V_LSHL_ADD_U32(w: Wave, s: Step): void {
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
        u[d] = (s0 << (s1 & 31)) + s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const s2 = u[c];
        u[d] = (s0 << (s1 & 31)) + s2;
      }
    }
  }
}

/** V_ADD_LSHL_U32 (all generations) */
export function V_ADD_LSHL_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s2 = u[c];
        const s0 = u[a];
        const s1 = u[b];
        u[d] = (s0 + s1) << (s2 & 31);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s2 = u[c];
        const s0 = u[a];
        const s1 = u[b];
        u[d] = (s0 + s1) << (s2 & 31);
      }
    }
  }
}

/** V_XAD_U32 (all generations) */
export function V_XAD_U32(w: Wave, s: Step): void {
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
        u[d] = (s0 ^ s1) + s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        u[d] = (s0 ^ s1) + s2;
      }
    }
  }
}

/**
 * V_LSHL_ADD_U64 (cdna3 cdna4)
 * Shift counts of 5 to 7 are meant for nobody; CDNA 5 says that it takes them as 0.
 */
export function V_LSHL_ADD_U64_cdna3(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1 = u[b];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = s1 & 7;
        const t1 = shl64Lo(s0, s0w1, t0);
        const t2 = (t1 + s2) >>> 0;
        u[d] = t2;
        u[d + hd0] = shl64Hi(s0, s0w1, t0) + s2w1 + +(t2 < (t1 >>> 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1 = u[b];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = s1 & 7;
        const t1 = shl64Lo(s0, s0w1, t0);
        const t2 = (t1 + s2) >>> 0;
        u[d] = t2;
        u[d + hd0] = shl64Hi(s0, s0w1, t0) + s2w1 + +(t2 < (t1 >>> 0));
      }
    }
  }
}

/** V_LSHL_ADD_U64 (cdna5) */
export function V_LSHL_ADD_U64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const count = s1 & 7;
        const t0 = (count > 4) ? 0 : count;
        const t1 = shl64Lo(s0, s0w1, t0);
        const t2 = (t1 + s2) >>> 0;
        u[d] = t2;
        u[d + hd0] = shl64Hi(s0, s0w1, t0) + s2w1 + +(t2 < (t1 >>> 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const count = s1 & 7;
        const t0 = (count > 4) ? 0 : count;
        const t1 = shl64Lo(s0, s0w1, t0);
        const t2 = (t1 + s2) >>> 0;
        u[d] = t2;
        u[d + hd0] = shl64Hi(s0, s0w1, t0) + s2w1 + +(t2 < (t1 >>> 0));
      }
    }
  }
}

/**
 * V_MUL_LO_U32, V_MUL_LO_I32 (all generations)
 * Products
 */
export function V_MUL_LO_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = Math.imul(s0, s1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = Math.imul(s0, s1);
      }
    }
  }
}

/** V_MUL_LO_U16 (all generations) */
export function V_MUL_LO_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        u[d] = (s0u16 * s1u16) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        u[d] = (s0u16 * s1u16) & 65535;
      }
    }
  }
}

/** V_MUL_HI_U32 (all generations) */
export function V_MUL_HI_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = mulHiU32(s0, s1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = mulHiU32(s0, s1);
      }
    }
  }
}

/** V_MUL_HI_I32 (all generations) */
export function V_MUL_HI_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0i = i[a];
        const s1i = i[b];
        const t0 = mulHiI32(s0i, s1i);
        u[d] = t0;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0i = i[a];
        const s1i = i[b];
        const t0 = mulHiI32(s0i, s1i);
        u[d] = t0;
      }
    }
  }
}

/**
 * V_MUL_I32_I24 (all generations)
 * Factors of 24 bits: the high byte of each source does not count.
 */
export function V_MUL_I32_I24(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0i24 = (u[a] << 8) >> 8;
        const s1i24 = (u[b] << 8) >> 8;
        u[d] = Math.imul(s0i24, s1i24);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0i24 = (u[a] << 8) >> 8;
        const s1i24 = (u[b] << 8) >> 8;
        u[d] = Math.imul(s0i24, s1i24);
      }
    }
  }
}

/** V_MUL_U32_U24 (all generations) */
export function V_MUL_U32_U24(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u24 = u[a] & 0xffffff;
        const s1u24 = u[b] & 0xffffff;
        u[d] = Math.imul(s0u24, s1u24);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u24 = u[a] & 0xffffff;
        const s1u24 = u[b] & 0xffffff;
        u[d] = Math.imul(s0u24, s1u24);
      }
    }
  }
}

/** V_MUL_HI_I32_I24 (all generations) */
export function V_MUL_HI_I32_I24(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0i24 = (u[a] << 8) >> 8;
        const s1i24 = (u[b] << 8) >> 8;
        u[d] = Math.floor((s0i24 * s1i24) / 4294967296);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0i24 = (u[a] << 8) >> 8;
        const s1i24 = (u[b] << 8) >> 8;
        u[d] = Math.floor((s0i24 * s1i24) / 4294967296);
      }
    }
  }
}

/** V_MUL_HI_U32_U24 (all generations) */
export function V_MUL_HI_U32_U24(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u24 = u[a] & 0xffffff;
        const s1u24 = u[b] & 0xffffff;
        u[d] = Math.floor((s0u24 * s1u24) / 4294967296);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u24 = u[a] & 0xffffff;
        const s1u24 = u[b] & 0xffffff;
        u[d] = Math.floor((s0u24 * s1u24) / 4294967296);
      }
    }
  }
}

/** V_MAD_I32_I24 (all generations) */
export function V_MAD_I32_I24(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0i24 = (u[a] << 8) >> 8;
        const s1i24 = (u[b] << 8) >> 8;
        const s2i = i[c];
        u[d] = Math.imul(s0i24, s1i24) + s2i;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0i24 = (u[a] << 8) >> 8;
        const s1i24 = (u[b] << 8) >> 8;
        const s2i = i[c];
        u[d] = Math.imul(s0i24, s1i24) + s2i;
      }
    }
  }
}

/** V_MAD_U32_U24 (all generations) */
export function V_MAD_U32_U24(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0u24 = u[a] & 0xffffff;
        const s1u24 = u[b] & 0xffffff;
        const s2 = u[c];
        u[d] = Math.imul(s0u24, s1u24) + s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0u24 = u[a] & 0xffffff;
        const s1u24 = u[b] & 0xffffff;
        const s2 = u[c];
        u[d] = Math.imul(s0u24, s1u24) + s2;
      }
    }
  }
}

/** V_MAD_I32_I16 (all generations) */
export function V_MAD_I32_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const s2i = i[c];
        u[d] = Math.imul(s0i16, s1i16) + s2i;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const s2i = i[c];
        u[d] = Math.imul(s0i16, s1i16) + s2i;
      }
    }
  }
}

/** V_MAD_U32_U16 (all generations) */
export function V_MAD_U32_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s2 = u[c];
        u[d] = Math.imul(s0u16, s1u16) + s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s2 = u[c];
        u[d] = Math.imul(s0u16, s1u16) + s2;
      }
    }
  }
}

/** V_MAD_U16 (all generations) */
export function V_MAD_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s2u16 = u[c] & 65535;
        u[d] = ((s0u16 * s1u16) + s2u16) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s2u16 = u[c] & 65535;
        u[d] = ((s0u16 * s1u16) + s2u16) & 65535;
      }
    }
  }
}

/** V_MAD_I16 (all generations) */
export function V_MAD_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const s2i16 = (u[c] << 16) >> 16;
        u[d] = ((s0i16 * s1i16) + s2i16) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const s2i16 = (u[c] << 16) >> 16;
        u[d] = ((s0i16 * s1i16) + s2i16) & 65535;
      }
    }
  }
}

/** V_MAD_LEGACY_U16 (cdna1 cdna2 cdna3 cdna4) */
export function V_MAD_LEGACY_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s2u16 = u[c] & 65535;
        u[d] = ((s0u16 * s1u16) + s2u16) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s2u16 = u[c] & 65535;
        u[d] = ((s0u16 * s1u16) + s2u16) & 65535;
      }
    }
  }
}

/** V_MAD_LEGACY_I16 (cdna1 cdna2 cdna3 cdna4) */
export function V_MAD_LEGACY_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const s2i16 = (u[c] << 16) >> 16;
        u[d] = ((s0i16 * s1i16) + s2i16) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const s2i16 = (u[c] << 16) >> 16;
        u[d] = ((s0i16 * s1i16) + s2i16) & 65535;
      }
    }
  }
}

/** V_MAD_U32 (cdna5) */
export function V_MAD_U32(w: Wave, s: Step): void {
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
        u[d] = Math.imul(s0, s1) + s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        u[d] = Math.imul(s0, s1) + s2;
      }
    }
  }
}

/**
 * V_MAD_U64_U32, V_MAD_CO_U64_U32 (all generations)
 * The mask tells whether the sum needed a 65th bit.
 */
export function V_MAD_U64_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h2, hd0 } = s;
  let co0 = 0, co1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let co = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const product_lo = Math.imul(s0, s1);
        const product_hi = mulHiU32(s0, s1);
        const t0 = (product_lo + s2) >>> 0;
        const sum_lo = t0;
        const sum_hi = product_hi + s2w1 + +(t0 < (product_lo >>> 0));
        co |= +lessU64(sum_lo, sum_hi, product_lo, product_hi) << l;
        u[d] = sum_lo;
        u[d + hd0] = sum_hi;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const product_lo = Math.imul(s0, s1);
        const product_hi = mulHiU32(s0, s1);
        const t0 = (product_lo + s2) >>> 0;
        const sum_lo = t0;
        const sum_hi = product_hi + s2w1 + +(t0 < (product_lo >>> 0));
        co |= +lessU64(sum_lo, sum_hi, product_lo, product_hi) << l;
        u[d] = sum_lo;
        u[d + hd0] = sum_hi;
      }
    }
    if (h === 0) co0 = co;
    else co1 = co;
  }
  u[s.co] = co0;
  if (w.size === 64) u[s.co + 1] = co1;
}

/**
 * V_MAD_I64_I32, V_MAD_CO_I64_I32 (all generations)
 * The mask is the sign of the true sum: bit 64 of it.
 */
export function V_MAD_I64_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h2, hd0 } = s;
  let co0 = 0, co1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let co = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0i = i[a];
        const s1i = i[b];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const product_lo = Math.imul(s0i, s1i);
        const product_hi = mulHiI32(s0i, s1i);
        const t0 = (product_lo + s2) >>> 0;
        const sum_lo = t0;
        const sum_hi = product_hi + s2w1 + +(t0 < (product_lo >>> 0));
        co |= +(((+lessI64(product_lo, product_hi, 0, 0)) === (+lessI64(s2, s2w1, 0, 0))) ? lessI64(product_lo, product_hi, 0, 0) : lessI64(sum_lo, sum_hi, 0, 0)) << l;
        u[d] = sum_lo;
        u[d + hd0] = sum_hi;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0i = i[a];
        const s1i = i[b];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const product_lo = Math.imul(s0i, s1i);
        const product_hi = mulHiI32(s0i, s1i);
        const t0 = (product_lo + s2) >>> 0;
        const sum_lo = t0;
        const sum_hi = product_hi + s2w1 + +(t0 < (product_lo >>> 0));
        co |= +(((+lessI64(product_lo, product_hi, 0, 0)) === (+lessI64(s2, s2w1, 0, 0))) ? lessI64(product_lo, product_hi, 0, 0) : lessI64(sum_lo, sum_hi, 0, 0)) << l;
        u[d] = sum_lo;
        u[d + hd0] = sum_hi;
      }
    }
    if (h === 0) co0 = co;
    else co1 = co;
  }
  u[s.co] = co0;
  if (w.size === 64) u[s.co + 1] = co1;
}

/** V_MAD_NC_U64_U32 (cdna5) */
export function V_MAD_NC_U64_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = Math.imul(s0, s1);
        const t1 = (t0 + s2) >>> 0;
        u[d] = t1;
        u[d + hd0] = mulHiU32(s0, s1) + s2w1 + +(t1 < (t0 >>> 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = Math.imul(s0, s1);
        const t1 = (t0 + s2) >>> 0;
        u[d] = t1;
        u[d + hd0] = mulHiU32(s0, s1) + s2w1 + +(t1 < (t0 >>> 0));
      }
    }
  }
}

/** V_MAD_NC_I64_I32 (cdna5) */
export function V_MAD_NC_I64_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0i = i[a];
        const s1i = i[b];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = Math.imul(s0i, s1i);
        const t1 = (t0 + s2) >>> 0;
        u[d] = t1;
        u[d + hd0] = mulHiI32(s0i, s1i) + s2w1 + +(t1 < (t0 >>> 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0i = i[a];
        const s1i = i[b];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = Math.imul(s0i, s1i);
        const t1 = (t0 + s2) >>> 0;
        u[d] = t1;
        u[d + hd0] = mulHiI32(s0i, s1i) + s2w1 + +(t1 < (t0 >>> 0));
      }
    }
  }
}

/**
 * V_MIN_I32 (all generations)
 * Minimum, maximum and median of integers
 */
export function V_MIN_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0i = i[a];
        const s1i = i[b];
        u[d] = (s0i < s1i) ? s0i : s1i;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0i = i[a];
        const s1i = i[b];
        u[d] = (s0i < s1i) ? s0i : s1i;
      }
    }
  }
}

/**
 * V_MIN_U32 (all generations)
 * Minimum, maximum and median of integers
 */
export function V_MIN_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = (s0 < s1) ? s0 : s1;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = (s0 < s1) ? s0 : s1;
      }
    }
  }
}

/**
 * V_MIN_I16 (all generations)
 * Minimum, maximum and median of integers
 */
export function V_MIN_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        u[d] = ((s0i16 < s1i16) ? s0i16 : s1i16) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        u[d] = ((s0i16 < s1i16) ? s0i16 : s1i16) & 65535;
      }
    }
  }
}

/**
 * V_MIN_U16 (all generations)
 * Minimum, maximum and median of integers
 */
export function V_MIN_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        u[d] = (s0u16 < s1u16) ? s0u16 : s1u16;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        u[d] = (s0u16 < s1u16) ? s0u16 : s1u16;
      }
    }
  }
}

/** V_MAX_I32 (all generations) */
export function V_MAX_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0i = i[a];
        const s1i = i[b];
        u[d] = (s0i > s1i) ? s0i : s1i;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0i = i[a];
        const s1i = i[b];
        u[d] = (s0i > s1i) ? s0i : s1i;
      }
    }
  }
}

/** V_MAX_U32 (all generations) */
export function V_MAX_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = (s0 > s1) ? s0 : s1;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = (s0 > s1) ? s0 : s1;
      }
    }
  }
}

/** V_MAX_I16 (all generations) */
export function V_MAX_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        u[d] = ((s0i16 > s1i16) ? s0i16 : s1i16) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        u[d] = ((s0i16 > s1i16) ? s0i16 : s1i16) & 65535;
      }
    }
  }
}

/** V_MAX_U16 (all generations) */
export function V_MAX_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        u[d] = (s0u16 > s1u16) ? s0u16 : s1u16;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        u[d] = (s0u16 > s1u16) ? s0u16 : s1u16;
      }
    }
  }
}

/** V_MIN_I64 (cdna5) */
export function V_MIN_I64(w: Wave, s: Step): void {
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
        const t0 = lessI64(s0, s0w1, s1, s1w1);
        u[d] = t0 ? s0 : s1;
        u[d + hd0] = t0 ? s0w1 : s1w1;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const t0 = lessI64(s0, s0w1, s1, s1w1);
        u[d] = t0 ? s0 : s1;
        u[d + hd0] = t0 ? s0w1 : s1w1;
      }
    }
  }
}

/** V_MIN_U64 (cdna5) */
export function V_MIN_U64(w: Wave, s: Step): void {
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
        const t0 = lessU64(s0, s0w1, s1, s1w1);
        u[d] = t0 ? s0 : s1;
        u[d + hd0] = t0 ? s0w1 : s1w1;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const t0 = lessU64(s0, s0w1, s1, s1w1);
        u[d] = t0 ? s0 : s1;
        u[d + hd0] = t0 ? s0w1 : s1w1;
      }
    }
  }
}

/** V_MAX_I64 (cdna5) */
export function V_MAX_I64(w: Wave, s: Step): void {
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
        const t0 = lessI64(s1, s1w1, s0, s0w1);
        u[d] = t0 ? s0 : s1;
        u[d + hd0] = t0 ? s0w1 : s1w1;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const t0 = lessI64(s1, s1w1, s0, s0w1);
        u[d] = t0 ? s0 : s1;
        u[d + hd0] = t0 ? s0w1 : s1w1;
      }
    }
  }
}

/** V_MAX_U64 (cdna5) */
export function V_MAX_U64(w: Wave, s: Step): void {
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
        const t0 = lessU64(s1, s1w1, s0, s0w1);
        u[d] = t0 ? s0 : s1;
        u[d + hd0] = t0 ? s0w1 : s1w1;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const t0 = lessU64(s1, s1w1, s0, s0w1);
        u[d] = t0 ? s0 : s1;
        u[d + hd0] = t0 ? s0w1 : s1w1;
      }
    }
  }
}

/** V_MIN3_I32 (all generations) */
export function V_MIN3_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0i = i[a];
        const s1i = i[b];
        const s2i = i[c];
        const least = (s0i < s1i) ? s0i : s1i;
        u[d] = (least < s2i) ? least : s2i;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0i = i[a];
        const s1i = i[b];
        const s2i = i[c];
        const least = (s0i < s1i) ? s0i : s1i;
        u[d] = (least < s2i) ? least : s2i;
      }
    }
  }
}

/** V_MIN3_U32 (all generations) */
export function V_MIN3_U32(w: Wave, s: Step): void {
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
        const least = (s0 < s1) ? s0 : s1;
        u[d] = (least < s2) ? least : s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const least = (s0 < s1) ? s0 : s1;
        u[d] = (least < s2) ? least : s2;
      }
    }
  }
}

/** V_MIN3_I16 (all generations) */
export function V_MIN3_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const s2i16 = (u[c] << 16) >> 16;
        const least = (s0i16 < s1i16) ? s0i16 : s1i16;
        u[d] = ((least < s2i16) ? least : s2i16) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const s2i16 = (u[c] << 16) >> 16;
        const least = (s0i16 < s1i16) ? s0i16 : s1i16;
        u[d] = ((least < s2i16) ? least : s2i16) & 65535;
      }
    }
  }
}

/** V_MIN3_U16 (all generations) */
export function V_MIN3_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s2u16 = u[c] & 65535;
        const least = (s0u16 < s1u16) ? s0u16 : s1u16;
        u[d] = (least < s2u16) ? least : s2u16;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s2u16 = u[c] & 65535;
        const least = (s0u16 < s1u16) ? s0u16 : s1u16;
        u[d] = (least < s2u16) ? least : s2u16;
      }
    }
  }
}

/** V_MAX3_I32 (all generations) */
export function V_MAX3_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0i = i[a];
        const s1i = i[b];
        const s2i = i[c];
        const most = (s0i > s1i) ? s0i : s1i;
        u[d] = (most > s2i) ? most : s2i;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0i = i[a];
        const s1i = i[b];
        const s2i = i[c];
        const most = (s0i > s1i) ? s0i : s1i;
        u[d] = (most > s2i) ? most : s2i;
      }
    }
  }
}

/** V_MAX3_U32 (all generations) */
export function V_MAX3_U32(w: Wave, s: Step): void {
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
        const most = (s0 > s1) ? s0 : s1;
        u[d] = (most > s2) ? most : s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const most = (s0 > s1) ? s0 : s1;
        u[d] = (most > s2) ? most : s2;
      }
    }
  }
}

/** V_MAX3_I16 (all generations) */
export function V_MAX3_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const s2i16 = (u[c] << 16) >> 16;
        const most = (s0i16 > s1i16) ? s0i16 : s1i16;
        u[d] = ((most > s2i16) ? most : s2i16) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const s2i16 = (u[c] << 16) >> 16;
        const most = (s0i16 > s1i16) ? s0i16 : s1i16;
        u[d] = ((most > s2i16) ? most : s2i16) & 65535;
      }
    }
  }
}

/** V_MAX3_U16 (all generations) */
export function V_MAX3_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s2u16 = u[c] & 65535;
        const most = (s0u16 > s1u16) ? s0u16 : s1u16;
        u[d] = (most > s2u16) ? most : s2u16;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s2u16 = u[c] & 65535;
        const most = (s0u16 > s1u16) ? s0u16 : s1u16;
        u[d] = (most > s2u16) ? most : s2u16;
      }
    }
  }
}

/**
 * V_MED3_I32 (all generations)
 * The median is the third source, held between the other two.
 */
export function V_MED3_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0i = i[a];
        const s1i = i[b];
        const s2i = i[c];
        const least = (s0i < s1i) ? s0i : s1i;
        const most = (s0i < s1i) ? s1i : s0i;
        u[d] = (s2i < least) ? least : ((s2i > most) ? most : s2i);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0i = i[a];
        const s1i = i[b];
        const s2i = i[c];
        const least = (s0i < s1i) ? s0i : s1i;
        const most = (s0i < s1i) ? s1i : s0i;
        u[d] = (s2i < least) ? least : ((s2i > most) ? most : s2i);
      }
    }
  }
}

/**
 * V_MED3_U32 (all generations)
 * The median is the third source, held between the other two.
 */
export function V_MED3_U32(w: Wave, s: Step): void {
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
        const least = (s0 < s1) ? s0 : s1;
        const most = (s0 < s1) ? s1 : s0;
        u[d] = (s2 < least) ? least : ((s2 > most) ? most : s2);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const least = (s0 < s1) ? s0 : s1;
        const most = (s0 < s1) ? s1 : s0;
        u[d] = (s2 < least) ? least : ((s2 > most) ? most : s2);
      }
    }
  }
}

/**
 * V_MED3_I16 (all generations)
 * The median is the third source, held between the other two.
 */
export function V_MED3_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const s2i16 = (u[c] << 16) >> 16;
        const least = (s0i16 < s1i16) ? s0i16 : s1i16;
        const most = (s0i16 < s1i16) ? s1i16 : s0i16;
        u[d] = ((s2i16 < least) ? least : ((s2i16 > most) ? most : s2i16)) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const s2i16 = (u[c] << 16) >> 16;
        const least = (s0i16 < s1i16) ? s0i16 : s1i16;
        const most = (s0i16 < s1i16) ? s1i16 : s0i16;
        u[d] = ((s2i16 < least) ? least : ((s2i16 > most) ? most : s2i16)) & 65535;
      }
    }
  }
}

/**
 * V_MED3_U16 (all generations)
 * The median is the third source, held between the other two.
 */
export function V_MED3_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s2u16 = u[c] & 65535;
        const least = (s0u16 < s1u16) ? s0u16 : s1u16;
        const most = (s0u16 < s1u16) ? s1u16 : s0u16;
        u[d] = (s2u16 < least) ? least : ((s2u16 > most) ? most : s2u16);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s2u16 = u[c] & 65535;
        const least = (s0u16 < s1u16) ? s0u16 : s1u16;
        const most = (s0u16 < s1u16) ? s1u16 : s0u16;
        u[d] = (s2u16 < least) ? least : ((s2u16 > most) ? most : s2u16);
      }
    }
  }
}

/** V_MINMAX_I32 (cdna5 rdna3 rdna3_5 rdna4) */
export function V_MINMAX_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0i = i[a];
        const s1i = i[b];
        const s2i = i[c];
        const least = (s0i < s1i) ? s0i : s1i;
        u[d] = (least > s2i) ? least : s2i;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0i = i[a];
        const s1i = i[b];
        const s2i = i[c];
        const least = (s0i < s1i) ? s0i : s1i;
        u[d] = (least > s2i) ? least : s2i;
      }
    }
  }
}

/** V_MINMAX_U32 (cdna5 rdna3 rdna3_5 rdna4) */
export function V_MINMAX_U32(w: Wave, s: Step): void {
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
        const least = (s0 < s1) ? s0 : s1;
        u[d] = (least > s2) ? least : s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const least = (s0 < s1) ? s0 : s1;
        u[d] = (least > s2) ? least : s2;
      }
    }
  }
}

/** V_MAXMIN_I32 (cdna5 rdna3 rdna3_5 rdna4) */
export function V_MAXMIN_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0i = i[a];
        const s1i = i[b];
        const s2i = i[c];
        const most = (s0i > s1i) ? s0i : s1i;
        u[d] = (most < s2i) ? most : s2i;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0i = i[a];
        const s1i = i[b];
        const s2i = i[c];
        const most = (s0i > s1i) ? s0i : s1i;
        u[d] = (most < s2i) ? most : s2i;
      }
    }
  }
}

/** V_MAXMIN_U32 (cdna5 rdna3 rdna3_5 rdna4) */
export function V_MAXMIN_U32(w: Wave, s: Step): void {
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
        const most = (s0 > s1) ? s0 : s1;
        u[d] = (most < s2) ? most : s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const most = (s0 > s1) ? s0 : s1;
        u[d] = (most < s2) ? most : s2;
      }
    }
  }
}

/** V_ADD_MIN_I32 (cdna5) */
export function V_ADD_MIN_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0i = i[a];
        const s1i = i[b];
        const s2i = i[c];
        const sum = (s0i + s1i) | 0;
        u[d] = (sum < s2i) ? sum : s2i;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0i = i[a];
        const s1i = i[b];
        const s2i = i[c];
        const sum = (s0i + s1i) | 0;
        u[d] = (sum < s2i) ? sum : s2i;
      }
    }
  }
}

/** V_ADD_MIN_U32 (cdna5) */
export function V_ADD_MIN_U32(w: Wave, s: Step): void {
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
        const sum = (s0 + s1) >>> 0;
        u[d] = (sum < s2) ? sum : s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const sum = (s0 + s1) >>> 0;
        u[d] = (sum < s2) ? sum : s2;
      }
    }
  }
}

/** V_ADD_MAX_I32 (cdna5) */
export function V_ADD_MAX_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0i = i[a];
        const s1i = i[b];
        const s2i = i[c];
        const sum = (s0i + s1i) | 0;
        u[d] = (sum > s2i) ? sum : s2i;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0i = i[a];
        const s1i = i[b];
        const s2i = i[c];
        const sum = (s0i + s1i) | 0;
        u[d] = (sum > s2i) ? sum : s2i;
      }
    }
  }
}

/** V_ADD_MAX_U32 (cdna5) */
export function V_ADD_MAX_U32(w: Wave, s: Step): void {
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
        const sum = (s0 + s1) >>> 0;
        u[d] = (sum > s2) ? sum : s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const sum = (s0 + s1) >>> 0;
        u[d] = (sum > s2) ? sum : s2;
      }
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  V_ADD_U32: define("V_ADD_U32", "lane", V_ADD_U32),
  V_SUB_U32: define("V_SUB_U32", "lane", V_SUB_U32),
  V_SUBREV_U32: define("V_SUBREV_U32", "lane", V_SUBREV_U32),
  V_ADD_I32: define("V_ADD_I32", "lane", V_ADD_I32),
  V_SUB_I32: define("V_SUB_I32", "lane", V_SUB_I32),
  V_ADD_U16: define("V_ADD_U16", "lane", V_ADD_U16),
  V_ADD_I16: define("V_ADD_I16", "lane", V_ADD_I16),
  V_SUB_U16: define("V_SUB_U16", "lane", V_SUB_U16),
  V_SUB_I16: define("V_SUB_I16", "lane", V_SUB_I16),
  V_SUBREV_U16: define("V_SUBREV_U16", "lane", V_SUBREV_U16),
  V_ADD_NC_U64: define("V_ADD_NC_U64", "lane", V_ADD_NC_U64),
  V_SUB_NC_U64: define("V_SUB_NC_U64", "lane", V_SUB_NC_U64),
  V_MUL_U64: define("V_MUL_U64", "lane", V_MUL_U64),
  V_ADD_CO_U32: define("V_ADD_CO_U32", "lane", V_ADD_CO_U32),
  V_SUB_CO_U32: define("V_SUB_CO_U32", "lane", V_SUB_CO_U32),
  V_SUBREV_CO_U32: define("V_SUBREV_CO_U32", "lane", V_SUBREV_CO_U32),
  V_ADDC_CO_U32: define("V_ADDC_CO_U32", "lane", V_ADDC_CO_U32),
  V_SUBB_CO_U32: define("V_SUBB_CO_U32", "lane", V_SUBB_CO_U32),
  V_SUBBREV_CO_U32: define("V_SUBBREV_CO_U32", "lane", V_SUBBREV_CO_U32),
  V_ADD3_U32: define("V_ADD3_U32", "lane", V_ADD3_U32),
  V_LSHL_ADD_U32: define("V_LSHL_ADD_U32", "lane", V_LSHL_ADD_U32),
  V_ADD_LSHL_U32: define("V_ADD_LSHL_U32", "lane", V_ADD_LSHL_U32),
  V_XAD_U32: define("V_XAD_U32", "lane", V_XAD_U32),
  V_LSHL_ADD_U64_cdna3: define("V_LSHL_ADD_U64_cdna3", "lane", V_LSHL_ADD_U64_cdna3),
  V_LSHL_ADD_U64_cdna5: define("V_LSHL_ADD_U64_cdna5", "lane", V_LSHL_ADD_U64_cdna5),
  V_MUL_LO_U32: define("V_MUL_LO_U32", "lane", V_MUL_LO_U32),
  V_MUL_LO_U16: define("V_MUL_LO_U16", "lane", V_MUL_LO_U16),
  V_MUL_HI_U32: define("V_MUL_HI_U32", "lane", V_MUL_HI_U32),
  V_MUL_HI_I32: define("V_MUL_HI_I32", "lane", V_MUL_HI_I32),
  V_MUL_I32_I24: define("V_MUL_I32_I24", "lane", V_MUL_I32_I24),
  V_MUL_U32_U24: define("V_MUL_U32_U24", "lane", V_MUL_U32_U24),
  V_MUL_HI_I32_I24: define("V_MUL_HI_I32_I24", "lane", V_MUL_HI_I32_I24),
  V_MUL_HI_U32_U24: define("V_MUL_HI_U32_U24", "lane", V_MUL_HI_U32_U24),
  V_MAD_I32_I24: define("V_MAD_I32_I24", "lane", V_MAD_I32_I24),
  V_MAD_U32_U24: define("V_MAD_U32_U24", "lane", V_MAD_U32_U24),
  V_MAD_I32_I16: define("V_MAD_I32_I16", "lane", V_MAD_I32_I16),
  V_MAD_U32_U16: define("V_MAD_U32_U16", "lane", V_MAD_U32_U16),
  V_MAD_U16: define("V_MAD_U16", "lane", V_MAD_U16),
  V_MAD_I16: define("V_MAD_I16", "lane", V_MAD_I16),
  V_MAD_LEGACY_U16: define("V_MAD_LEGACY_U16", "lane", V_MAD_LEGACY_U16),
  V_MAD_LEGACY_I16: define("V_MAD_LEGACY_I16", "lane", V_MAD_LEGACY_I16),
  V_MAD_U32: define("V_MAD_U32", "lane", V_MAD_U32),
  V_MAD_U64_U32: define("V_MAD_U64_U32", "lane", V_MAD_U64_U32),
  V_MAD_I64_I32: define("V_MAD_I64_I32", "lane", V_MAD_I64_I32),
  V_MAD_NC_U64_U32: define("V_MAD_NC_U64_U32", "lane", V_MAD_NC_U64_U32),
  V_MAD_NC_I64_I32: define("V_MAD_NC_I64_I32", "lane", V_MAD_NC_I64_I32),
  V_MIN_I32: define("V_MIN_I32", "lane", V_MIN_I32),
  V_MIN_U32: define("V_MIN_U32", "lane", V_MIN_U32),
  V_MIN_I16: define("V_MIN_I16", "lane", V_MIN_I16),
  V_MIN_U16: define("V_MIN_U16", "lane", V_MIN_U16),
  V_MAX_I32: define("V_MAX_I32", "lane", V_MAX_I32),
  V_MAX_U32: define("V_MAX_U32", "lane", V_MAX_U32),
  V_MAX_I16: define("V_MAX_I16", "lane", V_MAX_I16),
  V_MAX_U16: define("V_MAX_U16", "lane", V_MAX_U16),
  V_MIN_I64: define("V_MIN_I64", "lane", V_MIN_I64),
  V_MIN_U64: define("V_MIN_U64", "lane", V_MIN_U64),
  V_MAX_I64: define("V_MAX_I64", "lane", V_MAX_I64),
  V_MAX_U64: define("V_MAX_U64", "lane", V_MAX_U64),
  V_MIN3_I32: define("V_MIN3_I32", "lane", V_MIN3_I32),
  V_MIN3_U32: define("V_MIN3_U32", "lane", V_MIN3_U32),
  V_MIN3_I16: define("V_MIN3_I16", "lane", V_MIN3_I16),
  V_MIN3_U16: define("V_MIN3_U16", "lane", V_MIN3_U16),
  V_MAX3_I32: define("V_MAX3_I32", "lane", V_MAX3_I32),
  V_MAX3_U32: define("V_MAX3_U32", "lane", V_MAX3_U32),
  V_MAX3_I16: define("V_MAX3_I16", "lane", V_MAX3_I16),
  V_MAX3_U16: define("V_MAX3_U16", "lane", V_MAX3_U16),
  V_MED3_I32: define("V_MED3_I32", "lane", V_MED3_I32),
  V_MED3_U32: define("V_MED3_U32", "lane", V_MED3_U32),
  V_MED3_I16: define("V_MED3_I16", "lane", V_MED3_I16),
  V_MED3_U16: define("V_MED3_U16", "lane", V_MED3_U16),
  V_MINMAX_I32: define("V_MINMAX_I32", "lane", V_MINMAX_I32),
  V_MINMAX_U32: define("V_MINMAX_U32", "lane", V_MINMAX_U32),
  V_MAXMIN_I32: define("V_MAXMIN_I32", "lane", V_MAXMIN_I32),
  V_MAXMIN_U32: define("V_MAXMIN_U32", "lane", V_MAXMIN_U32),
  V_ADD_MIN_I32: define("V_ADD_MIN_I32", "lane", V_ADD_MIN_I32),
  V_ADD_MIN_U32: define("V_ADD_MIN_U32", "lane", V_ADD_MIN_U32),
  V_ADD_MAX_I32: define("V_ADD_MAX_I32", "lane", V_ADD_MAX_I32),
  V_ADD_MAX_U32: define("V_ADD_MAX_U32", "lane", V_ADD_MAX_U32),
};

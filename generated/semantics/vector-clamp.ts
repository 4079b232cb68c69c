// Executors of vector clamp.
// Generated from spec/pseudocode/vector-clamp.pcode by `npm run generate`; do not edit.
import { bigWord, lessI64, lessU64, lowestOne, mulHiI32, mulHiU32 } from "../../runtime/bits/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** V_ADD_U32_CLAMP, V_ADD_NC_U32_CLAMP (all generations) */
export function V_ADD_U32_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const sum = (s0 + s1) >>> 0;
        u[d] = (sum < s0) ? 0xffffffff : sum;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const sum = (s0 + s1) >>> 0;
        u[d] = (sum < s0) ? 0xffffffff : sum;
      }
    }
  }
}

/** V_SUB_U32_CLAMP, V_SUB_NC_U32_CLAMP (all generations) */
export function V_SUB_U32_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        u[d] = (s0 < s1) ? 0 : (s0 - s1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        u[d] = (s0 < s1) ? 0 : (s0 - s1);
      }
    }
  }
}

/** V_SUBREV_U32_CLAMP, V_SUBREV_NC_U32_CLAMP (all generations) */
export function V_SUBREV_U32_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        u[d] = (s1 < s0) ? 0 : (s1 - s0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        u[d] = (s1 < s0) ? 0 : (s1 - s0);
      }
    }
  }
}

/** V_ADD_I32_CLAMP, V_ADD_NC_I32_CLAMP (all generations) */
export function V_ADD_I32_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0i = i[a];
        const s1i = i[b];
        const x = s0i + s1i;
        u[d] = (x < (-2147483648)) ? (-2147483648) : ((x > 2147483647) ? 2147483647 : x);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0i = i[a];
        const s1i = i[b];
        const x = s0i + s1i;
        u[d] = (x < (-2147483648)) ? (-2147483648) : ((x > 2147483647) ? 2147483647 : x);
      }
    }
  }
}

/** V_SUB_I32_CLAMP, V_SUB_NC_I32_CLAMP (all generations) */
export function V_SUB_I32_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0i = i[a];
        const s1i = i[b];
        const x = s0i - s1i;
        u[d] = (x < (-2147483648)) ? (-2147483648) : ((x > 2147483647) ? 2147483647 : x);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0i = i[a];
        const s1i = i[b];
        const x = s0i - s1i;
        u[d] = (x < (-2147483648)) ? (-2147483648) : ((x > 2147483647) ? 2147483647 : x);
      }
    }
  }
}

/** V_ADD_U16_CLAMP, V_ADD_NC_U16_CLAMP (all generations) */
export function V_ADD_U16_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const x = (s0u16 + s1u16) | 0;
        u[d] = ((x < 0) ? 0 : ((x > 65535) ? 65535 : x)) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const x = (s0u16 + s1u16) | 0;
        u[d] = ((x < 0) ? 0 : ((x > 65535) ? 65535 : x)) & 65535;
      }
    }
  }
}

/** V_ADD_I16_CLAMP, V_ADD_NC_I16_CLAMP (all generations) */
export function V_ADD_I16_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const x = (s0i16 + s1i16) | 0;
        u[d] = ((x < (-32768)) ? (-32768) : ((x > 32767) ? 32767 : x)) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const x = (s0i16 + s1i16) | 0;
        u[d] = ((x < (-32768)) ? (-32768) : ((x > 32767) ? 32767 : x)) & 65535;
      }
    }
  }
}

/** V_SUB_U16_CLAMP, V_SUB_NC_U16_CLAMP (all generations) */
export function V_SUB_U16_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const x = (s0u16 - s1u16) | 0;
        u[d] = ((x < 0) ? 0 : ((x > 65535) ? 65535 : x)) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const x = (s0u16 - s1u16) | 0;
        u[d] = ((x < 0) ? 0 : ((x > 65535) ? 65535 : x)) & 65535;
      }
    }
  }
}

/** V_SUB_I16_CLAMP, V_SUB_NC_I16_CLAMP (all generations) */
export function V_SUB_I16_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const x = (s0i16 - s1i16) | 0;
        u[d] = ((x < (-32768)) ? (-32768) : ((x > 32767) ? 32767 : x)) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const x = (s0i16 - s1i16) | 0;
        u[d] = ((x < (-32768)) ? (-32768) : ((x > 32767) ? 32767 : x)) & 65535;
      }
    }
  }
}

/** V_SUBREV_U16_CLAMP (cdna1 cdna2 cdna3 cdna4) */
export function V_SUBREV_U16_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1u16 = u[b] & 65535;
        const s0u16 = u[a] & 65535;
        const x = (s1u16 - s0u16) | 0;
        u[d] = ((x < 0) ? 0 : ((x > 65535) ? 65535 : x)) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1u16 = u[b] & 65535;
        const s0u16 = u[a] & 65535;
        const x = (s1u16 - s0u16) | 0;
        u[d] = ((x < 0) ? 0 : ((x > 65535) ? 65535 : x)) & 65535;
      }
    }
  }
}

/** V_ADD_NC_U64_CLAMP (cdna5) */
export function V_ADD_NC_U64_CLAMP(w: Wave, s: Step): void {
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
        const sum_lo = t0;
        const sum_hi = s0w1 + s1w1 + +(t0 < (s0 >>> 0));
        const t1 = lessU64(sum_lo, sum_hi, s0, s0w1);
        u[d] = t1 ? 0xffffffff : sum_lo;
        u[d + hd0] = t1 ? 0xffffffff : sum_hi;
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
        const sum_lo = t0;
        const sum_hi = s0w1 + s1w1 + +(t0 < (s0 >>> 0));
        const t1 = lessU64(sum_lo, sum_hi, s0, s0w1);
        u[d] = t1 ? 0xffffffff : sum_lo;
        u[d + hd0] = t1 ? 0xffffffff : sum_hi;
      }
    }
  }
}

/** V_SUB_NC_U64_CLAMP (cdna5) */
export function V_SUB_NC_U64_CLAMP(w: Wave, s: Step): void {
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
        const t1 = (s0 - s1) >>> 0;
        u[d] = t0 ? 0 : t1;
        u[d + hd0] = t0 ? 0 : (s0w1 - s1w1 - +((s0 >>> 0) < (s1 >>> 0)));
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
        const t1 = (s0 - s1) >>> 0;
        u[d] = t0 ? 0 : t1;
        u[d + hd0] = t0 ? 0 : (s0w1 - s1w1 - +((s0 >>> 0) < (s1 >>> 0)));
      }
    }
  }
}

/** V_ADD_CO_U32_CLAMP (all generations) */
export function V_ADD_CO_U32_CLAMP(w: Wave, s: Step): void {
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
        const wraps = sum < s0;
        co |= +wraps << l;
        u[d] = wraps ? 0xffffffff : sum;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const sum = (s0 + s1) >>> 0;
        const wraps = sum < s0;
        co |= +wraps << l;
        u[d] = wraps ? 0xffffffff : sum;
      }
    }
    if (h === 0) co0 = co;
    else co1 = co;
  }
  u[s.co] = co0;
  if (w.size === 64) u[s.co + 1] = co1;
}

/** V_SUB_CO_U32_CLAMP (all generations) */
export function V_SUB_CO_U32_CLAMP(w: Wave, s: Step): void {
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
        const wraps = s0 < s1;
        co |= +wraps << l;
        u[d] = wraps ? 0 : (s0 - s1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const wraps = s0 < s1;
        co |= +wraps << l;
        u[d] = wraps ? 0 : (s0 - s1);
      }
    }
    if (h === 0) co0 = co;
    else co1 = co;
  }
  u[s.co] = co0;
  if (w.size === 64) u[s.co + 1] = co1;
}

/** V_SUBREV_CO_U32_CLAMP (all generations) */
export function V_SUBREV_CO_U32_CLAMP(w: Wave, s: Step): void {
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
        const wraps = s1 < s0;
        co |= +wraps << l;
        u[d] = wraps ? 0 : (s1 - s0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const wraps = s1 < s0;
        co |= +wraps << l;
        u[d] = wraps ? 0 : (s1 - s0);
      }
    }
    if (h === 0) co0 = co;
    else co1 = co;
  }
  u[s.co] = co0;
  if (w.size === 64) u[s.co + 1] = co1;
}

/** V_ADDC_CO_U32_CLAMP, V_ADD_CO_CI_U32_CLAMP (all generations) */
export function V_ADDC_CO_U32_CLAMP(w: Wave, s: Step): void {
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
        const wraps = sum < s0 || (carry !== 0 && sum === s0);
        co |= +wraps << l;
        u[d] = wraps ? 0xffffffff : sum;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const carry = (ci >>> l) & 1;
        const sum = ((s0 + s1) + carry) >>> 0;
        const wraps = sum < s0 || (carry !== 0 && sum === s0);
        co |= +wraps << l;
        u[d] = wraps ? 0xffffffff : sum;
      }
    }
    if (h === 0) co0 = co;
    else co1 = co;
  }
  u[s.co] = co0;
  if (w.size === 64) u[s.co + 1] = co1;
}

/** V_SUBB_CO_U32_CLAMP, V_SUB_CO_CI_U32_CLAMP (all generations) */
export function V_SUBB_CO_U32_CLAMP(w: Wave, s: Step): void {
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
        const wraps = s0 < s1 || (borrow !== 0 && s0 === s1);
        co |= +wraps << l;
        u[d] = wraps ? 0 : ((s0 - s1) - borrow);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const borrow = (ci >>> l) & 1;
        const wraps = s0 < s1 || (borrow !== 0 && s0 === s1);
        co |= +wraps << l;
        u[d] = wraps ? 0 : ((s0 - s1) - borrow);
      }
    }
    if (h === 0) co0 = co;
    else co1 = co;
  }
  u[s.co] = co0;
  if (w.size === 64) u[s.co + 1] = co1;
}

/** V_SUBBREV_CO_U32_CLAMP, V_SUBREV_CO_CI_U32_CLAMP (all generations) */
export function V_SUBBREV_CO_U32_CLAMP(w: Wave, s: Step): void {
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
        const wraps = s1 < s0 || (borrow !== 0 && s1 === s0);
        co |= +wraps << l;
        u[d] = wraps ? 0 : ((s1 - s0) - borrow);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const borrow = (ci >>> l) & 1;
        const wraps = s1 < s0 || (borrow !== 0 && s1 === s0);
        co |= +wraps << l;
        u[d] = wraps ? 0 : ((s1 - s0) - borrow);
      }
    }
    if (h === 0) co0 = co;
    else co1 = co;
  }
  u[s.co] = co0;
  if (w.size === 64) u[s.co + 1] = co1;
}

/**
 * V_ADD_MIN_I32_CLAMP (cdna5)
 * The sum saturates before the comparison.
 */
export function V_ADD_MIN_I32_CLAMP(w: Wave, s: Step): void {
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
        const x = s0i + s1i;
        const sum = ((x < (-2147483648)) ? (-2147483648) : ((x > 2147483647) ? 2147483647 : x)) | 0;
        u[d] = (sum < s2i) ? sum : s2i;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0i = i[a];
        const s1i = i[b];
        const s2i = i[c];
        const x = s0i + s1i;
        const sum = ((x < (-2147483648)) ? (-2147483648) : ((x > 2147483647) ? 2147483647 : x)) | 0;
        u[d] = (sum < s2i) ? sum : s2i;
      }
    }
  }
}

/**
 * V_ADD_MAX_I32_CLAMP (cdna5)
 * The sum saturates before the comparison.
 */
export function V_ADD_MAX_I32_CLAMP(w: Wave, s: Step): void {
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
        const x = s0i + s1i;
        const sum = ((x < (-2147483648)) ? (-2147483648) : ((x > 2147483647) ? 2147483647 : x)) | 0;
        u[d] = (sum > s2i) ? sum : s2i;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0i = i[a];
        const s1i = i[b];
        const s2i = i[c];
        const x = s0i + s1i;
        const sum = ((x < (-2147483648)) ? (-2147483648) : ((x > 2147483647) ? 2147483647 : x)) | 0;
        u[d] = (sum > s2i) ? sum : s2i;
      }
    }
  }
}

/** V_ADD_MIN_U32_CLAMP (cdna5) */
export function V_ADD_MIN_U32_CLAMP(w: Wave, s: Step): void {
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
        const wrapped = (s0 + s1) >>> 0;
        const sum = (wrapped < s0) ? 0xffffffff : wrapped;
        u[d] = (sum < s2) ? sum : s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const wrapped = (s0 + s1) >>> 0;
        const sum = (wrapped < s0) ? 0xffffffff : wrapped;
        u[d] = (sum < s2) ? sum : s2;
      }
    }
  }
}

/** V_ADD_MAX_U32_CLAMP (cdna5) */
export function V_ADD_MAX_U32_CLAMP(w: Wave, s: Step): void {
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
        const wrapped = (s0 + s1) >>> 0;
        const sum = (wrapped < s0) ? 0xffffffff : wrapped;
        u[d] = (sum > s2) ? sum : s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const wrapped = (s0 + s1) >>> 0;
        const sum = (wrapped < s0) ? 0xffffffff : wrapped;
        u[d] = (sum > s2) ? sum : s2;
      }
    }
  }
}

/** V_MUL_I32_I24_CLAMP (all generations) */
export function V_MUL_I32_I24_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0i24 = (u[a] << 8) >> 8;
        const s1i24 = (u[b] << 8) >> 8;
        const x = s0i24 * s1i24;
        u[d] = (x < (-2147483648)) ? (-2147483648) : ((x > 2147483647) ? 2147483647 : x);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0i24 = (u[a] << 8) >> 8;
        const s1i24 = (u[b] << 8) >> 8;
        const x = s0i24 * s1i24;
        u[d] = (x < (-2147483648)) ? (-2147483648) : ((x > 2147483647) ? 2147483647 : x);
      }
    }
  }
}

/** V_MUL_U32_U24_CLAMP (all generations) */
export function V_MUL_U32_U24_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u24 = u[a] & 0xffffff;
        const s1u24 = u[b] & 0xffffff;
        const product = s0u24 * s1u24;
        u[d] = (product > 0xffffffff) ? 0xffffffff : product;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u24 = u[a] & 0xffffff;
        const s1u24 = u[b] & 0xffffff;
        const product = s0u24 * s1u24;
        u[d] = (product > 0xffffffff) ? 0xffffffff : product;
      }
    }
  }
}

/** V_MUL_LO_U16_CLAMP (all generations) */
export function V_MUL_LO_U16_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const product = Math.imul(s0u16, s1u16) >>> 0;
        u[d] = ((product > 0xffff) ? 0xffff : product) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const product = Math.imul(s0u16, s1u16) >>> 0;
        u[d] = ((product > 0xffff) ? 0xffff : product) & 65535;
      }
    }
  }
}

/** V_MAD_I32_I24_CLAMP (all generations) */
export function V_MAD_I32_I24_CLAMP(w: Wave, s: Step): void {
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
        const sum = (s0i24 * s1i24) + s2i;
        const x = sum;
        u[d] = (x < (-2147483648)) ? (-2147483648) : ((x > 2147483647) ? 2147483647 : x);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0i24 = (u[a] << 8) >> 8;
        const s1i24 = (u[b] << 8) >> 8;
        const s2i = i[c];
        const sum = (s0i24 * s1i24) + s2i;
        const x = sum;
        u[d] = (x < (-2147483648)) ? (-2147483648) : ((x > 2147483647) ? 2147483647 : x);
      }
    }
  }
}

/** V_MAD_I32_I16_CLAMP (all generations) */
export function V_MAD_I32_I16_CLAMP(w: Wave, s: Step): void {
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
        const sum = (s0i16 * s1i16) + s2i;
        const x = sum;
        u[d] = (x < (-2147483648)) ? (-2147483648) : ((x > 2147483647) ? 2147483647 : x);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const s2i = i[c];
        const sum = (s0i16 * s1i16) + s2i;
        const x = sum;
        u[d] = (x < (-2147483648)) ? (-2147483648) : ((x > 2147483647) ? 2147483647 : x);
      }
    }
  }
}

/** V_MAD_U32_U24_CLAMP (all generations) */
export function V_MAD_U32_U24_CLAMP(w: Wave, s: Step): void {
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
        const sum = (s0u24 * s1u24) + s2;
        u[d] = (sum > 0xffffffff) ? 0xffffffff : sum;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0u24 = u[a] & 0xffffff;
        const s1u24 = u[b] & 0xffffff;
        const s2 = u[c];
        const sum = (s0u24 * s1u24) + s2;
        u[d] = (sum > 0xffffffff) ? 0xffffffff : sum;
      }
    }
  }
}

/** V_MAD_U32_U16_CLAMP (all generations) */
export function V_MAD_U32_U16_CLAMP(w: Wave, s: Step): void {
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
        const sum = (s0u16 * s1u16) + s2;
        u[d] = (sum > 0xffffffff) ? 0xffffffff : sum;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s2 = u[c];
        const sum = (s0u16 * s1u16) + s2;
        u[d] = (sum > 0xffffffff) ? 0xffffffff : sum;
      }
    }
  }
}

/** V_MAD_U16_CLAMP, V_MAD_LEGACY_U16_CLAMP (all generations) */
export function V_MAD_U16_CLAMP(w: Wave, s: Step): void {
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
        const x = (s0u16 * s1u16) + s2u16;
        u[d] = ((x < 0) ? 0 : ((x > 65535) ? 65535 : x)) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s2u16 = u[c] & 65535;
        const x = (s0u16 * s1u16) + s2u16;
        u[d] = ((x < 0) ? 0 : ((x > 65535) ? 65535 : x)) & 65535;
      }
    }
  }
}

/** V_MAD_I16_CLAMP, V_MAD_LEGACY_I16_CLAMP (all generations) */
export function V_MAD_I16_CLAMP(w: Wave, s: Step): void {
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
        const x = (s0i16 * s1i16) + s2i16;
        u[d] = ((x < (-32768)) ? (-32768) : ((x > 32767) ? 32767 : x)) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const s2i16 = (u[c] << 16) >> 16;
        const x = (s0i16 * s1i16) + s2i16;
        u[d] = ((x < (-32768)) ? (-32768) : ((x > 32767) ? 32767 : x)) & 65535;
      }
    }
  }
}

/** V_MAD_U64_U32_CLAMP, V_MAD_CO_U64_U32_CLAMP (all generations) */
export function V_MAD_U64_U32_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h2, hd0 } = s;
  let co0 = 0, co1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let co = 0;
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const product_lo = Math.imul(s0, s1);
      const product_hi = mulHiU32(s0, s1);
      const t0 = (product_lo + s2) >>> 0;
      const sum_lo = t0;
      const sum_hi = product_hi + s2w1 + +(t0 < (product_lo >>> 0));
      const wraps = lessU64(sum_lo, sum_hi, product_lo, product_hi);
      co |= +wraps << l;
      u[d] = wraps ? 0xffffffff : sum_lo;
      u[d + hd0] = wraps ? 0xffffffff : sum_hi;
    }
    if (h === 0) co0 = co;
    else co1 = co;
  }
  u[s.co] = co0;
  if (w.size === 64) u[s.co + 1] = co1;
}

/** V_MAD_NC_U64_U32_CLAMP (cdna5) */
export function V_MAD_NC_U64_U32_CLAMP(w: Wave, s: Step): void {
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
        const product_lo = Math.imul(s0, s1);
        const product_hi = mulHiU32(s0, s1);
        const t0 = (product_lo + s2) >>> 0;
        const sum_lo = t0;
        const sum_hi = product_hi + s2w1 + +(t0 < (product_lo >>> 0));
        const t1 = lessU64(sum_lo, sum_hi, product_lo, product_hi);
        u[d] = t1 ? 0xffffffff : sum_lo;
        u[d + hd0] = t1 ? 0xffffffff : sum_hi;
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
        const t1 = lessU64(sum_lo, sum_hi, product_lo, product_hi);
        u[d] = t1 ? 0xffffffff : sum_lo;
        u[d + hd0] = t1 ? 0xffffffff : sum_hi;
      }
    }
  }
}

/** V_MAD_I64_I32_CLAMP, V_MAD_CO_I64_I32_CLAMP (all generations) */
export function V_MAD_I64_I32_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h2, hd0 } = s;
  let co0 = 0, co1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let co = 0;
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0i = i[a];
      const s1i = i[b];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const product_lo = Math.imul(s0i, s1i);
      const product_hi = mulHiI32(s0i, s1i);
      const t0 = (product_lo + s2) >>> 0;
      const sum_lo = t0;
      const sum_hi = product_hi + s2w1 + +(t0 < (product_lo >>> 0));
      const negative = ((+lessI64(product_lo, product_hi, 0, 0)) === (+lessI64(s2, s2w1, 0, 0))) ? lessI64(product_lo, product_hi, 0, 0) : lessI64(sum_lo, sum_hi, 0, 0);
      co |= +negative << l;
      const t1 = ((+negative) === (+lessI64(sum_lo, sum_hi, 0, 0)));
      u[d] = t1 ? sum_lo : (negative ? 0x0 : 0xffffffff);
      u[d + hd0] = t1 ? sum_hi : (negative ? 0x80000000 : 0x7fffffff);
    }
    if (h === 0) co0 = co;
    else co1 = co;
  }
  u[s.co] = co0;
  if (w.size === 64) u[s.co + 1] = co1;
}

/** V_MAD_NC_I64_I32_CLAMP (cdna5) */
export function V_MAD_NC_I64_I32_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0i = i[a];
      const s1i = i[b];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const product_lo = Math.imul(s0i, s1i);
      const product_hi = mulHiI32(s0i, s1i);
      const t0 = (product_lo + s2) >>> 0;
      const sum_lo = t0;
      const sum_hi = product_hi + s2w1 + +(t0 < (product_lo >>> 0));
      const negative = ((+lessI64(product_lo, product_hi, 0, 0)) === (+lessI64(s2, s2w1, 0, 0))) ? lessI64(product_lo, product_hi, 0, 0) : lessI64(sum_lo, sum_hi, 0, 0);
      const t1 = ((+negative) === (+lessI64(sum_lo, sum_hi, 0, 0)));
      u[d] = t1 ? sum_lo : (negative ? 0x0 : 0xffffffff);
      u[d + hd0] = t1 ? sum_hi : (negative ? 0x80000000 : 0x7fffffff);
    }
  }
}

/** V_SAD_U8_CLAMP (all generations) */
export function V_SAD_U8_CLAMP(w: Wave, s: Step): void {
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
      const a2 = s0 & 255;
      const b2 = s1 & 255;
      const a22 = (s0 >>> 8) & 255;
      const b22 = (s1 >>> 8) & 255;
      const a3 = (s0 >>> 16) & 255;
      const b3 = (s1 >>> 16) & 255;
      const a4 = s0 >>> 24;
      const b4 = s1 >>> 24;
      const a5 = (((((a2 > b2) ? (a2 - b2) : (b2 - a2)) + ((a22 > b22) ? (a22 - b22) : (b22 - a22))) + ((a3 > b3) ? (a3 - b3) : (b3 - a3))) + ((a4 > b4) ? (a4 - b4) : (b4 - a4))) >>> 0;
      u[d] = (((a5 + s2) >>> 0) < a5) ? 0xffffffff : (a5 + s2);
    }
  }
}

/** V_SAD_HI_U8_CLAMP (all generations) */
export function V_SAD_HI_U8_CLAMP(w: Wave, s: Step): void {
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
      const a2 = s0 & 255;
      const b2 = s1 & 255;
      const a22 = (s0 >>> 8) & 255;
      const b22 = (s1 >>> 8) & 255;
      const a3 = (s0 >>> 16) & 255;
      const b3 = (s1 >>> 16) & 255;
      const a4 = s0 >>> 24;
      const b4 = s1 >>> 24;
      const a5 = ((((((a2 > b2) ? (a2 - b2) : (b2 - a2)) + ((a22 > b22) ? (a22 - b22) : (b22 - a22))) + ((a3 > b3) ? (a3 - b3) : (b3 - a3))) + ((a4 > b4) ? (a4 - b4) : (b4 - a4))) << 16) >>> 0;
      u[d] = (((a5 + s2) >>> 0) < a5) ? 0xffffffff : (a5 + s2);
    }
  }
}

/** V_SAD_U16_CLAMP (all generations) */
export function V_SAD_U16_CLAMP(w: Wave, s: Step): void {
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
        const a2 = s0 & 65535;
        const b2 = s1 & 65535;
        const a22 = s0 >>> 16;
        const b22 = s1 >>> 16;
        const near = (((a2 > b2) ? (a2 - b2) : (b2 - a2)) + ((a22 > b22) ? (a22 - b22) : (b22 - a22))) >>> 0;
        const a3 = near;
        u[d] = (((a3 + s2) >>> 0) < a3) ? 0xffffffff : (a3 + s2);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const a2 = s0 & 65535;
        const b2 = s1 & 65535;
        const a22 = s0 >>> 16;
        const b22 = s1 >>> 16;
        const near = (((a2 > b2) ? (a2 - b2) : (b2 - a2)) + ((a22 > b22) ? (a22 - b22) : (b22 - a22))) >>> 0;
        const a3 = near;
        u[d] = (((a3 + s2) >>> 0) < a3) ? 0xffffffff : (a3 + s2);
      }
    }
  }
}

/** V_SAD_U32_CLAMP (all generations) */
export function V_SAD_U32_CLAMP(w: Wave, s: Step): void {
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
        const a2 = ((s0 > s1) ? (s0 - s1) : (s1 - s0)) >>> 0;
        u[d] = (((a2 + s2) >>> 0) < a2) ? 0xffffffff : (a2 + s2);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const a2 = ((s0 > s1) ? (s0 - s1) : (s1 - s0)) >>> 0;
        u[d] = (((a2 + s2) >>> 0) < a2) ? 0xffffffff : (a2 + s2);
      }
    }
  }
}

/** V_MSAD_U8_CLAMP (all generations) */
export function V_MSAD_U8_CLAMP(w: Wave, s: Step): void {
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
      const p2 = s0 & 255;
      const r = s1 & 255;
      const a2 = p2;
      const b2 = r;
      const p22 = (s0 >>> 8) & 255;
      const r2 = (s1 >>> 8) & 255;
      const a22 = p22;
      const b22 = r2;
      const p3 = (s0 >>> 16) & 255;
      const r3 = (s1 >>> 16) & 255;
      const a3 = p3;
      const b3 = r3;
      const p4 = s0 >>> 24;
      const r4 = s1 >>> 24;
      const a4 = p4;
      const b4 = r4;
      const a5 = (((((r === 0) ? 0 : ((a2 > b2) ? (a2 - b2) : (b2 - a2))) + ((r2 === 0) ? 0 : ((a22 > b22) ? (a22 - b22) : (b22 - a22)))) + ((r3 === 0) ? 0 : ((a3 > b3) ? (a3 - b3) : (b3 - a3)))) + ((r4 === 0) ? 0 : ((a4 > b4) ? (a4 - b4) : (b4 - a4)))) >>> 0;
      u[d] = (((a5 + s2) >>> 0) < a5) ? 0xffffffff : (a5 + s2);
    }
  }
}

/** V_QSAD_PK_U16_U8_CLAMP (all generations) */
export function V_QSAD_PK_U16_U8_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1 = u[b];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const a2 = s0 >>> 0;
      const a22 = a2 & 255;
      const b2 = s1 & 255;
      const a3 = (a2 >>> 8) & 255;
      const b22 = (s1 >>> 8) & 255;
      const a4 = (a2 >>> 16) & 255;
      const b3 = (s1 >>> 16) & 255;
      const a5 = a2 >>> 24;
      const b4 = s1 >>> 24;
      const a6 = (((((a22 > b2) ? (a22 - b2) : (b2 - a22)) + ((a3 > b22) ? (a3 - b22) : (b22 - a3))) + ((a4 > b3) ? (a4 - b3) : (b3 - a4))) + ((a5 > b4) ? (a5 - b4) : (b4 - a5))) >>> 0;
      const b5 = s2 & 65535;
      const at0 = ((((a6 + b5) >>> 0) > 65535) ? 0xffff : (a6 + b5)) & 65535;
      const a7 = ((s0 >>> 8) | (s0w1 << 24)) >>> 0;
      const a8 = a7 & 255;
      const b6 = s1 & 255;
      const a9 = (a7 >>> 8) & 255;
      const b7 = (s1 >>> 8) & 255;
      const a10 = (a7 >>> 16) & 255;
      const b8 = (s1 >>> 16) & 255;
      const a11 = a7 >>> 24;
      const b9 = s1 >>> 24;
      const a12 = (((((a8 > b6) ? (a8 - b6) : (b6 - a8)) + ((a9 > b7) ? (a9 - b7) : (b7 - a9))) + ((a10 > b8) ? (a10 - b8) : (b8 - a10))) + ((a11 > b9) ? (a11 - b9) : (b9 - a11))) >>> 0;
      const b10 = s2 >>> 16;
      const at1 = ((((a12 + b10) >>> 0) > 65535) ? 0xffff : (a12 + b10)) & 65535;
      const a13 = ((s0 >>> 16) | (s0w1 << 16)) >>> 0;
      const a14 = a13 & 255;
      const b11 = s1 & 255;
      const a15 = (a13 >>> 8) & 255;
      const b12 = (s1 >>> 8) & 255;
      const a16 = (a13 >>> 16) & 255;
      const b13 = (s1 >>> 16) & 255;
      const a17 = a13 >>> 24;
      const b14 = s1 >>> 24;
      const a18 = (((((a14 > b11) ? (a14 - b11) : (b11 - a14)) + ((a15 > b12) ? (a15 - b12) : (b12 - a15))) + ((a16 > b13) ? (a16 - b13) : (b13 - a16))) + ((a17 > b14) ? (a17 - b14) : (b14 - a17))) >>> 0;
      const b15 = s2w1 & 65535;
      const at2 = ((((a18 + b15) >>> 0) > 65535) ? 0xffff : (a18 + b15)) & 65535;
      const a19 = ((s0 >>> 24) | (s0w1 << 8)) >>> 0;
      const a20 = a19 & 255;
      const b16 = s1 & 255;
      const a21 = (a19 >>> 8) & 255;
      const b17 = (s1 >>> 8) & 255;
      const a222 = (a19 >>> 16) & 255;
      const b18 = (s1 >>> 16) & 255;
      const a23 = a19 >>> 24;
      const b19 = s1 >>> 24;
      const a24 = (((((a20 > b16) ? (a20 - b16) : (b16 - a20)) + ((a21 > b17) ? (a21 - b17) : (b17 - a21))) + ((a222 > b18) ? (a222 - b18) : (b18 - a222))) + ((a23 > b19) ? (a23 - b19) : (b19 - a23))) >>> 0;
      const b20 = s2w1 >>> 16;
      const at3 = ((((a24 + b20) >>> 0) > 65535) ? 0xffff : (a24 + b20)) & 65535;
      u[d] = (at1 << 16) | at0;
      u[d + hd0] = (at3 << 16) | at2;
    }
  }
}

/** V_MQSAD_PK_U16_U8_CLAMP (all generations) */
export function V_MQSAD_PK_U16_U8_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1 = u[b];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const pixels = s0 >>> 0;
      const p2 = pixels & 255;
      const r = s1 & 255;
      const a2 = p2;
      const b2 = r;
      const p22 = (pixels >>> 8) & 255;
      const r2 = (s1 >>> 8) & 255;
      const a22 = p22;
      const b22 = r2;
      const p3 = (pixels >>> 16) & 255;
      const r3 = (s1 >>> 16) & 255;
      const a3 = p3;
      const b3 = r3;
      const p4 = pixels >>> 24;
      const r4 = s1 >>> 24;
      const a4 = p4;
      const b4 = r4;
      const a5 = (((((r === 0) ? 0 : ((a2 > b2) ? (a2 - b2) : (b2 - a2))) + ((r2 === 0) ? 0 : ((a22 > b22) ? (a22 - b22) : (b22 - a22)))) + ((r3 === 0) ? 0 : ((a3 > b3) ? (a3 - b3) : (b3 - a3)))) + ((r4 === 0) ? 0 : ((a4 > b4) ? (a4 - b4) : (b4 - a4)))) >>> 0;
      const b5 = s2 & 65535;
      const at0 = ((((a5 + b5) >>> 0) > 65535) ? 0xffff : (a5 + b5)) & 65535;
      const pixels2 = ((s0 >>> 8) | (s0w1 << 24)) >>> 0;
      const p5 = pixels2 & 255;
      const r5 = s1 & 255;
      const a6 = p5;
      const b6 = r5;
      const p6 = (pixels2 >>> 8) & 255;
      const r6 = (s1 >>> 8) & 255;
      const a7 = p6;
      const b7 = r6;
      const p7 = (pixels2 >>> 16) & 255;
      const r7 = (s1 >>> 16) & 255;
      const a8 = p7;
      const b8 = r7;
      const p8 = pixels2 >>> 24;
      const r8 = s1 >>> 24;
      const a9 = p8;
      const b9 = r8;
      const a10 = (((((r5 === 0) ? 0 : ((a6 > b6) ? (a6 - b6) : (b6 - a6))) + ((r6 === 0) ? 0 : ((a7 > b7) ? (a7 - b7) : (b7 - a7)))) + ((r7 === 0) ? 0 : ((a8 > b8) ? (a8 - b8) : (b8 - a8)))) + ((r8 === 0) ? 0 : ((a9 > b9) ? (a9 - b9) : (b9 - a9)))) >>> 0;
      const b10 = s2 >>> 16;
      const at1 = ((((a10 + b10) >>> 0) > 65535) ? 0xffff : (a10 + b10)) & 65535;
      const pixels3 = ((s0 >>> 16) | (s0w1 << 16)) >>> 0;
      const p9 = pixels3 & 255;
      const r9 = s1 & 255;
      const a11 = p9;
      const b11 = r9;
      const p10 = (pixels3 >>> 8) & 255;
      const r10 = (s1 >>> 8) & 255;
      const a12 = p10;
      const b12 = r10;
      const p11 = (pixels3 >>> 16) & 255;
      const r11 = (s1 >>> 16) & 255;
      const a13 = p11;
      const b13 = r11;
      const p12 = pixels3 >>> 24;
      const r12 = s1 >>> 24;
      const a14 = p12;
      const b14 = r12;
      const a15 = (((((r9 === 0) ? 0 : ((a11 > b11) ? (a11 - b11) : (b11 - a11))) + ((r10 === 0) ? 0 : ((a12 > b12) ? (a12 - b12) : (b12 - a12)))) + ((r11 === 0) ? 0 : ((a13 > b13) ? (a13 - b13) : (b13 - a13)))) + ((r12 === 0) ? 0 : ((a14 > b14) ? (a14 - b14) : (b14 - a14)))) >>> 0;
      const b15 = s2w1 & 65535;
      const at2 = ((((a15 + b15) >>> 0) > 65535) ? 0xffff : (a15 + b15)) & 65535;
      const pixels4 = ((s0 >>> 24) | (s0w1 << 8)) >>> 0;
      const p13 = pixels4 & 255;
      const r13 = s1 & 255;
      const a16 = p13;
      const b16 = r13;
      const p14 = (pixels4 >>> 8) & 255;
      const r14 = (s1 >>> 8) & 255;
      const a17 = p14;
      const b17 = r14;
      const p15 = (pixels4 >>> 16) & 255;
      const r15 = (s1 >>> 16) & 255;
      const a18 = p15;
      const b18 = r15;
      const p16 = pixels4 >>> 24;
      const r16 = s1 >>> 24;
      const a19 = p16;
      const b19 = r16;
      const a20 = (((((r13 === 0) ? 0 : ((a16 > b16) ? (a16 - b16) : (b16 - a16))) + ((r14 === 0) ? 0 : ((a17 > b17) ? (a17 - b17) : (b17 - a17)))) + ((r15 === 0) ? 0 : ((a18 > b18) ? (a18 - b18) : (b18 - a18)))) + ((r16 === 0) ? 0 : ((a19 > b19) ? (a19 - b19) : (b19 - a19)))) >>> 0;
      const b20 = s2w1 >>> 16;
      const at3 = ((((a20 + b20) >>> 0) > 65535) ? 0xffff : (a20 + b20)) & 65535;
      u[d] = (at1 << 16) | at0;
      u[d + hd0] = (at3 << 16) | at2;
    }
  }
}

/** V_MQSAD_U32_U8_CLAMP (all generations) */
export function V_MQSAD_U32_U8_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1 = u[b];
      const pixels = s0 >>> 0;
      const p2 = pixels & 255;
      const r = s1 & 255;
      const a2 = p2;
      const b2 = r;
      const p22 = (pixels >>> 8) & 255;
      const r2 = (s1 >>> 8) & 255;
      const a22 = p22;
      const b22 = r2;
      const p3 = (pixels >>> 16) & 255;
      const r3 = (s1 >>> 16) & 255;
      const a3 = p3;
      const b3 = r3;
      const p4 = pixels >>> 24;
      const r4 = s1 >>> 24;
      const a4 = p4;
      const b4 = r4;
      const a5 = (((((r === 0) ? 0 : ((a2 > b2) ? (a2 - b2) : (b2 - a2))) + ((r2 === 0) ? 0 : ((a22 > b22) ? (a22 - b22) : (b22 - a22)))) + ((r3 === 0) ? 0 : ((a3 > b3) ? (a3 - b3) : (b3 - a3)))) + ((r4 === 0) ? 0 : ((a4 > b4) ? (a4 - b4) : (b4 - a4)))) >>> 0;
      const b5 = u[c];
      const at0 = ((((a5 + b5) >>> 0) < a5) ? 0xffffffff : (a5 + b5)) >>> 0;
      const pixels2 = ((s0 >>> 8) | (s0w1 << 24)) >>> 0;
      const p5 = pixels2 & 255;
      const r5 = s1 & 255;
      const a6 = p5;
      const b6 = r5;
      const p6 = (pixels2 >>> 8) & 255;
      const r6 = (s1 >>> 8) & 255;
      const a7 = p6;
      const b7 = r6;
      const p7 = (pixels2 >>> 16) & 255;
      const r7 = (s1 >>> 16) & 255;
      const a8 = p7;
      const b8 = r7;
      const p8 = pixels2 >>> 24;
      const r8 = s1 >>> 24;
      const a9 = p8;
      const b9 = r8;
      const a10 = (((((r5 === 0) ? 0 : ((a6 > b6) ? (a6 - b6) : (b6 - a6))) + ((r6 === 0) ? 0 : ((a7 > b7) ? (a7 - b7) : (b7 - a7)))) + ((r7 === 0) ? 0 : ((a8 > b8) ? (a8 - b8) : (b8 - a8)))) + ((r8 === 0) ? 0 : ((a9 > b9) ? (a9 - b9) : (b9 - a9)))) >>> 0;
      const b10 = u[c + h2];
      const at1 = ((((a10 + b10) >>> 0) < a10) ? 0xffffffff : (a10 + b10)) >>> 0;
      const pixels3 = ((s0 >>> 16) | (s0w1 << 16)) >>> 0;
      const p9 = pixels3 & 255;
      const r9 = s1 & 255;
      const a11 = p9;
      const b11 = r9;
      const p10 = (pixels3 >>> 8) & 255;
      const r10 = (s1 >>> 8) & 255;
      const a12 = p10;
      const b12 = r10;
      const p11 = (pixels3 >>> 16) & 255;
      const r11 = (s1 >>> 16) & 255;
      const a13 = p11;
      const b13 = r11;
      const p12 = pixels3 >>> 24;
      const r12 = s1 >>> 24;
      const a14 = p12;
      const b14 = r12;
      const a15 = (((((r9 === 0) ? 0 : ((a11 > b11) ? (a11 - b11) : (b11 - a11))) + ((r10 === 0) ? 0 : ((a12 > b12) ? (a12 - b12) : (b12 - a12)))) + ((r11 === 0) ? 0 : ((a13 > b13) ? (a13 - b13) : (b13 - a13)))) + ((r12 === 0) ? 0 : ((a14 > b14) ? (a14 - b14) : (b14 - a14)))) >>> 0;
      const b15 = u[c + 2 * h2];
      const at2 = ((((a15 + b15) >>> 0) < a15) ? 0xffffffff : (a15 + b15)) >>> 0;
      const pixels4 = ((s0 >>> 24) | (s0w1 << 8)) >>> 0;
      const p13 = pixels4 & 255;
      const r13 = s1 & 255;
      const a16 = p13;
      const b16 = r13;
      const p14 = (pixels4 >>> 8) & 255;
      const r14 = (s1 >>> 8) & 255;
      const a17 = p14;
      const b17 = r14;
      const p15 = (pixels4 >>> 16) & 255;
      const r15 = (s1 >>> 16) & 255;
      const a18 = p15;
      const b18 = r15;
      const p16 = pixels4 >>> 24;
      const r16 = s1 >>> 24;
      const a19 = p16;
      const b19 = r16;
      const a20 = (((((r13 === 0) ? 0 : ((a16 > b16) ? (a16 - b16) : (b16 - a16))) + ((r14 === 0) ? 0 : ((a17 > b17) ? (a17 - b17) : (b17 - a17)))) + ((r15 === 0) ? 0 : ((a18 > b18) ? (a18 - b18) : (b18 - a18)))) + ((r16 === 0) ? 0 : ((a19 > b19) ? (a19 - b19) : (b19 - a19)))) >>> 0;
      const b20 = u[c + 3 * h2];
      const at3 = ((((a20 + b20) >>> 0) < a20) ? 0xffffffff : (a20 + b20)) >>> 0;
      const t0 = (BigInt(at3) << 96n) | (BigInt(at2) << 64n) | (BigInt(at1) << 32n) | BigInt(at0);
      u[d] = bigWord(t0, 0);
      u[d + hd0] = bigWord(t0, 1);
      u[d + 2 * hd0] = bigWord(t0, 2);
      u[d + 3 * hd0] = bigWord(t0, 3);
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  V_ADD_U32_CLAMP: define("V_ADD_U32_CLAMP", "lane", V_ADD_U32_CLAMP),
  V_SUB_U32_CLAMP: define("V_SUB_U32_CLAMP", "lane", V_SUB_U32_CLAMP),
  V_SUBREV_U32_CLAMP: define("V_SUBREV_U32_CLAMP", "lane", V_SUBREV_U32_CLAMP),
  V_ADD_I32_CLAMP: define("V_ADD_I32_CLAMP", "lane", V_ADD_I32_CLAMP),
  V_SUB_I32_CLAMP: define("V_SUB_I32_CLAMP", "lane", V_SUB_I32_CLAMP),
  V_ADD_U16_CLAMP: define("V_ADD_U16_CLAMP", "lane", V_ADD_U16_CLAMP),
  V_ADD_I16_CLAMP: define("V_ADD_I16_CLAMP", "lane", V_ADD_I16_CLAMP),
  V_SUB_U16_CLAMP: define("V_SUB_U16_CLAMP", "lane", V_SUB_U16_CLAMP),
  V_SUB_I16_CLAMP: define("V_SUB_I16_CLAMP", "lane", V_SUB_I16_CLAMP),
  V_SUBREV_U16_CLAMP: define("V_SUBREV_U16_CLAMP", "lane", V_SUBREV_U16_CLAMP),
  V_ADD_NC_U64_CLAMP: define("V_ADD_NC_U64_CLAMP", "lane", V_ADD_NC_U64_CLAMP),
  V_SUB_NC_U64_CLAMP: define("V_SUB_NC_U64_CLAMP", "lane", V_SUB_NC_U64_CLAMP),
  V_ADD_CO_U32_CLAMP: define("V_ADD_CO_U32_CLAMP", "lane", V_ADD_CO_U32_CLAMP),
  V_SUB_CO_U32_CLAMP: define("V_SUB_CO_U32_CLAMP", "lane", V_SUB_CO_U32_CLAMP),
  V_SUBREV_CO_U32_CLAMP: define("V_SUBREV_CO_U32_CLAMP", "lane", V_SUBREV_CO_U32_CLAMP),
  V_ADDC_CO_U32_CLAMP: define("V_ADDC_CO_U32_CLAMP", "lane", V_ADDC_CO_U32_CLAMP),
  V_SUBB_CO_U32_CLAMP: define("V_SUBB_CO_U32_CLAMP", "lane", V_SUBB_CO_U32_CLAMP),
  V_SUBBREV_CO_U32_CLAMP: define("V_SUBBREV_CO_U32_CLAMP", "lane", V_SUBBREV_CO_U32_CLAMP),
  V_ADD_MIN_I32_CLAMP: define("V_ADD_MIN_I32_CLAMP", "lane", V_ADD_MIN_I32_CLAMP),
  V_ADD_MAX_I32_CLAMP: define("V_ADD_MAX_I32_CLAMP", "lane", V_ADD_MAX_I32_CLAMP),
  V_ADD_MIN_U32_CLAMP: define("V_ADD_MIN_U32_CLAMP", "lane", V_ADD_MIN_U32_CLAMP),
  V_ADD_MAX_U32_CLAMP: define("V_ADD_MAX_U32_CLAMP", "lane", V_ADD_MAX_U32_CLAMP),
  V_MUL_I32_I24_CLAMP: define("V_MUL_I32_I24_CLAMP", "lane", V_MUL_I32_I24_CLAMP),
  V_MUL_U32_U24_CLAMP: define("V_MUL_U32_U24_CLAMP", "lane", V_MUL_U32_U24_CLAMP),
  V_MUL_LO_U16_CLAMP: define("V_MUL_LO_U16_CLAMP", "lane", V_MUL_LO_U16_CLAMP),
  V_MAD_I32_I24_CLAMP: define("V_MAD_I32_I24_CLAMP", "lane", V_MAD_I32_I24_CLAMP),
  V_MAD_I32_I16_CLAMP: define("V_MAD_I32_I16_CLAMP", "lane", V_MAD_I32_I16_CLAMP),
  V_MAD_U32_U24_CLAMP: define("V_MAD_U32_U24_CLAMP", "lane", V_MAD_U32_U24_CLAMP),
  V_MAD_U32_U16_CLAMP: define("V_MAD_U32_U16_CLAMP", "lane", V_MAD_U32_U16_CLAMP),
  V_MAD_U16_CLAMP: define("V_MAD_U16_CLAMP", "lane", V_MAD_U16_CLAMP),
  V_MAD_I16_CLAMP: define("V_MAD_I16_CLAMP", "lane", V_MAD_I16_CLAMP),
  V_MAD_U64_U32_CLAMP: define("V_MAD_U64_U32_CLAMP", "lane", V_MAD_U64_U32_CLAMP),
  V_MAD_NC_U64_U32_CLAMP: define("V_MAD_NC_U64_U32_CLAMP", "lane", V_MAD_NC_U64_U32_CLAMP),
  V_MAD_I64_I32_CLAMP: define("V_MAD_I64_I32_CLAMP", "lane", V_MAD_I64_I32_CLAMP),
  V_MAD_NC_I64_I32_CLAMP: define("V_MAD_NC_I64_I32_CLAMP", "lane", V_MAD_NC_I64_I32_CLAMP),
  V_SAD_U8_CLAMP: define("V_SAD_U8_CLAMP", "lane", V_SAD_U8_CLAMP),
  V_SAD_HI_U8_CLAMP: define("V_SAD_HI_U8_CLAMP", "lane", V_SAD_HI_U8_CLAMP),
  V_SAD_U16_CLAMP: define("V_SAD_U16_CLAMP", "lane", V_SAD_U16_CLAMP),
  V_SAD_U32_CLAMP: define("V_SAD_U32_CLAMP", "lane", V_SAD_U32_CLAMP),
  V_MSAD_U8_CLAMP: define("V_MSAD_U8_CLAMP", "lane", V_MSAD_U8_CLAMP),
  V_QSAD_PK_U16_U8_CLAMP: define("V_QSAD_PK_U16_U8_CLAMP", "lane", V_QSAD_PK_U16_U8_CLAMP),
  V_MQSAD_PK_U16_U8_CLAMP: define("V_MQSAD_PK_U16_U8_CLAMP", "lane", V_MQSAD_PK_U16_U8_CLAMP),
  V_MQSAD_U32_U8_CLAMP: define("V_MQSAD_U32_U8_CLAMP", "lane", V_MQSAD_U32_U8_CLAMP),
};

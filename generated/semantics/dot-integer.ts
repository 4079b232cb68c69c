// Executors of dot integer.
// Generated from spec/pseudocode/dot-integer.pcode by `npm run generate`; do not edit.
import { lessI64, lessU64, lowestOne } from "../../runtime/bits/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** V_DOT2_I32_I16 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2) */
export function V_DOT2_I32_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s2i = i[c];
        const s0 = u[a];
        const s1 = u[b];
        let sum = 0;
        sum = (s2i + Math.imul(((s0 & 65535) << 16) >> 16, ((s1 & 65535) << 16) >> 16)) | 0;
        sum = (sum + Math.imul(((s0 >>> 16) << 16) >> 16, ((s1 >>> 16) << 16) >> 16)) | 0;
        u[d] = sum;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s2i = i[c];
        const s0 = u[a];
        const s1 = u[b];
        let sum = 0;
        sum = (s2i + Math.imul(((s0 & 65535) << 16) >> 16, ((s1 & 65535) << 16) >> 16)) | 0;
        sum = (sum + Math.imul(((s0 >>> 16) << 16) >> 16, ((s1 >>> 16) << 16) >> 16)) | 0;
        u[d] = sum;
      }
    }
  }
}

/** V_DOT2_U32_U16 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2) */
export function V_DOT2_U32_U16(w: Wave, s: Step): void {
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
        let sum = 0;
        sum = (s2 + Math.imul(s0 & 65535, s1 & 65535)) >>> 0;
        sum = (sum + Math.imul(s0 >>> 16, s1 >>> 16)) >>> 0;
        u[d] = sum;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s2 = u[c];
        const s0 = u[a];
        const s1 = u[b];
        let sum = 0;
        sum = (s2 + Math.imul(s0 & 65535, s1 & 65535)) >>> 0;
        sum = (sum + Math.imul(s0 >>> 16, s1 >>> 16)) >>> 0;
        u[d] = sum;
      }
    }
  }
}

/** V_DOT2_I32_I16_CLAMP (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2) */
export function V_DOT2_I32_I16_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2i = i[c];
      const s0 = u[a];
      const s1 = u[b];
      let sum_lo = 0, sum_hi = 0;
      const t0 = s2i + ((((s0 & 65535) << 16) >> 16) * (((s1 & 65535) << 16) >> 16));
      sum_hi = Math.floor(t0 / 4294967296);
      sum_lo = t0;
      const t1 = (((s0 >>> 16) << 16) >> 16) * (((s1 >>> 16) << 16) >> 16);
      const t2 = (sum_lo + t1) >>> 0;
      sum_hi = sum_hi + Math.floor(t1 / 4294967296) + +(t2 < (sum_lo >>> 0));
      sum_lo = t2;
      const x_lo = sum_lo;
      const x_hi = sum_hi;
      const t3 = lessI64(x_lo, x_hi, -2147483648, Math.floor(-2147483648 / 4294967296));
      const t4 = lessI64(2147483647, 0, x_lo, x_hi);
      u[d] = t3 ? (-2147483648) : (t4 ? 2147483647 : x_lo);
    }
  }
}

/** V_DOT2_U32_U16_CLAMP (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2) */
export function V_DOT2_U32_U16_CLAMP(w: Wave, s: Step): void {
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
        let sum_lo = 0, sum_hi = 0;
        const t0 = s2 + ((s0 & 65535) * (s1 & 65535));
        sum_hi = Math.floor(t0 / 4294967296);
        sum_lo = t0;
        const t1 = (s0 >>> 16) * (s1 >>> 16);
        const t2 = (sum_lo + t1) >>> 0;
        sum_hi = sum_hi + Math.floor(t1 / 4294967296) + +(t2 < (sum_lo >>> 0));
        sum_lo = t2;
        u[d] = lessU64(0xffffffff, Math.floor(0xffffffff / 4294967296), sum_lo, sum_hi) ? 0xffffffff : sum_lo;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s2 = u[c];
        const s0 = u[a];
        const s1 = u[b];
        let sum_lo = 0, sum_hi = 0;
        const t0 = s2 + ((s0 & 65535) * (s1 & 65535));
        sum_hi = Math.floor(t0 / 4294967296);
        sum_lo = t0;
        const t1 = (s0 >>> 16) * (s1 >>> 16);
        const t2 = (sum_lo + t1) >>> 0;
        sum_hi = sum_hi + Math.floor(t1 / 4294967296) + +(t2 < (sum_lo >>> 0));
        sum_lo = t2;
        u[d] = lessU64(0xffffffff, Math.floor(0xffffffff / 4294967296), sum_lo, sum_hi) ? 0xffffffff : sum_lo;
      }
    }
  }
}

/** V_DOT2C_I32_I16 (cdna1 cdna2 cdna3 cdna4) */
export function V_DOT2C_I32_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0i = i[d];
        const s0 = u[a];
        const s1 = u[b];
        let sum = 0;
        sum = (d0i + Math.imul(((s0 & 65535) << 16) >> 16, ((s1 & 65535) << 16) >> 16)) | 0;
        sum = (sum + Math.imul(((s0 >>> 16) << 16) >> 16, ((s1 >>> 16) << 16) >> 16)) | 0;
        u[d] = sum;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0i = i[d];
        const s0 = u[a];
        const s1 = u[b];
        let sum = 0;
        sum = (d0i + Math.imul(((s0 & 65535) << 16) >> 16, ((s1 & 65535) << 16) >> 16)) | 0;
        sum = (sum + Math.imul(((s0 >>> 16) << 16) >> 16, ((s1 >>> 16) << 16) >> 16)) | 0;
        u[d] = sum;
      }
    }
  }
}

/** V_DOT4_I32_I8 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2) */
export function V_DOT4_I32_I8(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2i = i[c];
        let sum = 0;
        sum = Math.imul(((s0 & 255) << 24) >> 24, ((s1 & 255) << 24) >> 24);
        sum = (sum + Math.imul((((s0 >>> 8) & 255) << 24) >> 24, (((s1 >>> 8) & 255) << 24) >> 24)) | 0;
        sum = (sum + Math.imul((((s0 >>> 16) & 255) << 24) >> 24, (((s1 >>> 16) & 255) << 24) >> 24)) | 0;
        sum = (sum + Math.imul(((s0 >>> 24) << 24) >> 24, ((s1 >>> 24) << 24) >> 24)) | 0;
        u[d] = sum + s2i;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2i = i[c];
        let sum = 0;
        sum = Math.imul(((s0 & 255) << 24) >> 24, ((s1 & 255) << 24) >> 24);
        sum = (sum + Math.imul((((s0 >>> 8) & 255) << 24) >> 24, (((s1 >>> 8) & 255) << 24) >> 24)) | 0;
        sum = (sum + Math.imul((((s0 >>> 16) & 255) << 24) >> 24, (((s1 >>> 16) & 255) << 24) >> 24)) | 0;
        sum = (sum + Math.imul(((s0 >>> 24) << 24) >> 24, ((s1 >>> 24) << 24) >> 24)) | 0;
        u[d] = sum + s2i;
      }
    }
  }
}

/** V_DOT8_I32_I4 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2) */
export function V_DOT8_I32_I4(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2i = i[c];
      let sum = 0;
      sum = Math.imul(((s0 & 15) << 28) >> 28, ((s1 & 15) << 28) >> 28);
      sum = (sum + Math.imul((((s0 >>> 4) & 15) << 28) >> 28, (((s1 >>> 4) & 15) << 28) >> 28)) | 0;
      sum = (sum + Math.imul((((s0 >>> 8) & 15) << 28) >> 28, (((s1 >>> 8) & 15) << 28) >> 28)) | 0;
      sum = (sum + Math.imul((((s0 >>> 12) & 15) << 28) >> 28, (((s1 >>> 12) & 15) << 28) >> 28)) | 0;
      sum = (sum + Math.imul((((s0 >>> 16) & 15) << 28) >> 28, (((s1 >>> 16) & 15) << 28) >> 28)) | 0;
      sum = (sum + Math.imul((((s0 >>> 20) & 15) << 28) >> 28, (((s1 >>> 20) & 15) << 28) >> 28)) | 0;
      sum = (sum + Math.imul((((s0 >>> 24) & 15) << 28) >> 28, (((s1 >>> 24) & 15) << 28) >> 28)) | 0;
      sum = (sum + Math.imul(((s0 >>> 28) << 28) >> 28, ((s1 >>> 28) << 28) >> 28)) | 0;
      u[d] = sum + s2i;
    }
  }
}

/** V_DOT4_I32_I8_CLAMP (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2) */
export function V_DOT4_I32_I8_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2i = i[c];
        let sum = 0;
        sum = Math.imul(((s0 & 255) << 24) >> 24, ((s1 & 255) << 24) >> 24);
        sum = (sum + Math.imul((((s0 >>> 8) & 255) << 24) >> 24, (((s1 >>> 8) & 255) << 24) >> 24)) | 0;
        sum = (sum + Math.imul((((s0 >>> 16) & 255) << 24) >> 24, (((s1 >>> 16) & 255) << 24) >> 24)) | 0;
        sum = (sum + Math.imul(((s0 >>> 24) << 24) >> 24, ((s1 >>> 24) << 24) >> 24)) | 0;
        const x = sum + s2i;
        u[d] = (x < (-2147483648)) ? (-2147483648) : ((x > 2147483647) ? 2147483647 : x);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2i = i[c];
        let sum = 0;
        sum = Math.imul(((s0 & 255) << 24) >> 24, ((s1 & 255) << 24) >> 24);
        sum = (sum + Math.imul((((s0 >>> 8) & 255) << 24) >> 24, (((s1 >>> 8) & 255) << 24) >> 24)) | 0;
        sum = (sum + Math.imul((((s0 >>> 16) & 255) << 24) >> 24, (((s1 >>> 16) & 255) << 24) >> 24)) | 0;
        sum = (sum + Math.imul(((s0 >>> 24) << 24) >> 24, ((s1 >>> 24) << 24) >> 24)) | 0;
        const x = sum + s2i;
        u[d] = (x < (-2147483648)) ? (-2147483648) : ((x > 2147483647) ? 2147483647 : x);
      }
    }
  }
}

/** V_DOT8_I32_I4_CLAMP (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2) */
export function V_DOT8_I32_I4_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2i = i[c];
      let sum = 0;
      sum = Math.imul(((s0 & 15) << 28) >> 28, ((s1 & 15) << 28) >> 28);
      sum = (sum + Math.imul((((s0 >>> 4) & 15) << 28) >> 28, (((s1 >>> 4) & 15) << 28) >> 28)) | 0;
      sum = (sum + Math.imul((((s0 >>> 8) & 15) << 28) >> 28, (((s1 >>> 8) & 15) << 28) >> 28)) | 0;
      sum = (sum + Math.imul((((s0 >>> 12) & 15) << 28) >> 28, (((s1 >>> 12) & 15) << 28) >> 28)) | 0;
      sum = (sum + Math.imul((((s0 >>> 16) & 15) << 28) >> 28, (((s1 >>> 16) & 15) << 28) >> 28)) | 0;
      sum = (sum + Math.imul((((s0 >>> 20) & 15) << 28) >> 28, (((s1 >>> 20) & 15) << 28) >> 28)) | 0;
      sum = (sum + Math.imul((((s0 >>> 24) & 15) << 28) >> 28, (((s1 >>> 24) & 15) << 28) >> 28)) | 0;
      sum = (sum + Math.imul(((s0 >>> 28) << 28) >> 28, ((s1 >>> 28) << 28) >> 28)) | 0;
      const x = sum + s2i;
      u[d] = (x < (-2147483648)) ? (-2147483648) : ((x > 2147483647) ? 2147483647 : x);
    }
  }
}

/** V_DOT4_U32_U8 (all generations) */
export function V_DOT4_U32_U8(w: Wave, s: Step): void {
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
        let sum = 0;
        sum = Math.imul(s0 & 255, s1 & 255) >>> 0;
        sum = (sum + Math.imul((s0 >>> 8) & 255, (s1 >>> 8) & 255)) >>> 0;
        sum = (sum + Math.imul((s0 >>> 16) & 255, (s1 >>> 16) & 255)) >>> 0;
        sum = (sum + Math.imul(s0 >>> 24, s1 >>> 24)) >>> 0;
        u[d] = sum + s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        let sum = 0;
        sum = Math.imul(s0 & 255, s1 & 255) >>> 0;
        sum = (sum + Math.imul((s0 >>> 8) & 255, (s1 >>> 8) & 255)) >>> 0;
        sum = (sum + Math.imul((s0 >>> 16) & 255, (s1 >>> 16) & 255)) >>> 0;
        sum = (sum + Math.imul(s0 >>> 24, s1 >>> 24)) >>> 0;
        u[d] = sum + s2;
      }
    }
  }
}

/** V_DOT8_U32_U4 (all generations) */
export function V_DOT8_U32_U4(w: Wave, s: Step): void {
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
      let sum = 0;
      sum = Math.imul(s0 & 15, s1 & 15) >>> 0;
      sum = (sum + Math.imul((s0 >>> 4) & 15, (s1 >>> 4) & 15)) >>> 0;
      sum = (sum + Math.imul((s0 >>> 8) & 15, (s1 >>> 8) & 15)) >>> 0;
      sum = (sum + Math.imul((s0 >>> 12) & 15, (s1 >>> 12) & 15)) >>> 0;
      sum = (sum + Math.imul((s0 >>> 16) & 15, (s1 >>> 16) & 15)) >>> 0;
      sum = (sum + Math.imul((s0 >>> 20) & 15, (s1 >>> 20) & 15)) >>> 0;
      sum = (sum + Math.imul((s0 >>> 24) & 15, (s1 >>> 24) & 15)) >>> 0;
      sum = (sum + Math.imul(s0 >>> 28, s1 >>> 28)) >>> 0;
      u[d] = sum + s2;
    }
  }
}

/** V_DOT4_U32_U8_CLAMP (all generations) */
export function V_DOT4_U32_U8_CLAMP(w: Wave, s: Step): void {
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
        let sum = 0;
        sum = Math.imul(s0 & 255, s1 & 255) >>> 0;
        sum = (sum + Math.imul((s0 >>> 8) & 255, (s1 >>> 8) & 255)) >>> 0;
        sum = (sum + Math.imul((s0 >>> 16) & 255, (s1 >>> 16) & 255)) >>> 0;
        sum = (sum + Math.imul(s0 >>> 24, s1 >>> 24)) >>> 0;
        const dot = sum;
        const sum2 = (dot + s2) >>> 0;
        u[d] = (sum2 < dot) ? 0xffffffff : sum2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        let sum = 0;
        sum = Math.imul(s0 & 255, s1 & 255) >>> 0;
        sum = (sum + Math.imul((s0 >>> 8) & 255, (s1 >>> 8) & 255)) >>> 0;
        sum = (sum + Math.imul((s0 >>> 16) & 255, (s1 >>> 16) & 255)) >>> 0;
        sum = (sum + Math.imul(s0 >>> 24, s1 >>> 24)) >>> 0;
        const dot = sum;
        const sum2 = (dot + s2) >>> 0;
        u[d] = (sum2 < dot) ? 0xffffffff : sum2;
      }
    }
  }
}

/** V_DOT8_U32_U4_CLAMP (all generations) */
export function V_DOT8_U32_U4_CLAMP(w: Wave, s: Step): void {
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
      let sum = 0;
      sum = Math.imul(s0 & 15, s1 & 15) >>> 0;
      sum = (sum + Math.imul((s0 >>> 4) & 15, (s1 >>> 4) & 15)) >>> 0;
      sum = (sum + Math.imul((s0 >>> 8) & 15, (s1 >>> 8) & 15)) >>> 0;
      sum = (sum + Math.imul((s0 >>> 12) & 15, (s1 >>> 12) & 15)) >>> 0;
      sum = (sum + Math.imul((s0 >>> 16) & 15, (s1 >>> 16) & 15)) >>> 0;
      sum = (sum + Math.imul((s0 >>> 20) & 15, (s1 >>> 20) & 15)) >>> 0;
      sum = (sum + Math.imul((s0 >>> 24) & 15, (s1 >>> 24) & 15)) >>> 0;
      sum = (sum + Math.imul(s0 >>> 28, s1 >>> 28)) >>> 0;
      const dot = sum;
      const sum2 = (dot + s2) >>> 0;
      u[d] = (sum2 < dot) ? 0xffffffff : sum2;
    }
  }
}

/**
 * V_DOT4_I32_IU8 (cdna5 rdna3 rdna3_5 rdna4)
 * NEG says which of the first two sources is signed.
 */
export function V_DOT4_I32_IU8(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2i = i[c];
      let sum = 0;
      const sa = s.fields.NEG & 1;
      const sb = (s.fields.NEG >>> 1) & 1;
      const x = s0 & 255;
      const isSigned = sa;
      const x2 = s1 & 255;
      const isSigned2 = sb;
      sum = Math.imul((isSigned !== 0) ? ((x << 24) >> 24) : x, (isSigned2 !== 0) ? ((x2 << 24) >> 24) : x2);
      const x3 = (s0 >>> 8) & 255;
      const isSigned3 = sa;
      const x4 = (s1 >>> 8) & 255;
      const isSigned4 = sb;
      sum = (sum + Math.imul((isSigned3 !== 0) ? ((x3 << 24) >> 24) : x3, (isSigned4 !== 0) ? ((x4 << 24) >> 24) : x4)) | 0;
      const x5 = (s0 >>> 16) & 255;
      const isSigned5 = sa;
      const x6 = (s1 >>> 16) & 255;
      const isSigned6 = sb;
      sum = (sum + Math.imul((isSigned5 !== 0) ? ((x5 << 24) >> 24) : x5, (isSigned6 !== 0) ? ((x6 << 24) >> 24) : x6)) | 0;
      const x7 = s0 >>> 24;
      const isSigned7 = sa;
      const x8 = s1 >>> 24;
      const isSigned8 = sb;
      sum = (sum + Math.imul((isSigned7 !== 0) ? ((x7 << 24) >> 24) : x7, (isSigned8 !== 0) ? ((x8 << 24) >> 24) : x8)) | 0;
      u[d] = sum + s2i;
    }
  }
}

/**
 * V_DOT8_I32_IU4 (cdna5 rdna3 rdna3_5 rdna4)
 * NEG says which of the first two sources is signed.
 */
export function V_DOT8_I32_IU4(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2i = i[c];
      let sum = 0;
      const sa = s.fields.NEG & 1;
      const sb = (s.fields.NEG >>> 1) & 1;
      const x = s0 & 15;
      const isSigned = sa;
      const x2 = s1 & 15;
      const isSigned2 = sb;
      sum = Math.imul((isSigned !== 0) ? ((x << 28) >> 28) : x, (isSigned2 !== 0) ? ((x2 << 28) >> 28) : x2);
      const x3 = (s0 >>> 4) & 15;
      const isSigned3 = sa;
      const x4 = (s1 >>> 4) & 15;
      const isSigned4 = sb;
      sum = (sum + Math.imul((isSigned3 !== 0) ? ((x3 << 28) >> 28) : x3, (isSigned4 !== 0) ? ((x4 << 28) >> 28) : x4)) | 0;
      const x5 = (s0 >>> 8) & 15;
      const isSigned5 = sa;
      const x6 = (s1 >>> 8) & 15;
      const isSigned6 = sb;
      sum = (sum + Math.imul((isSigned5 !== 0) ? ((x5 << 28) >> 28) : x5, (isSigned6 !== 0) ? ((x6 << 28) >> 28) : x6)) | 0;
      const x7 = (s0 >>> 12) & 15;
      const isSigned7 = sa;
      const x8 = (s1 >>> 12) & 15;
      const isSigned8 = sb;
      sum = (sum + Math.imul((isSigned7 !== 0) ? ((x7 << 28) >> 28) : x7, (isSigned8 !== 0) ? ((x8 << 28) >> 28) : x8)) | 0;
      const x9 = (s0 >>> 16) & 15;
      const isSigned9 = sa;
      const x10 = (s1 >>> 16) & 15;
      const isSigned10 = sb;
      sum = (sum + Math.imul((isSigned9 !== 0) ? ((x9 << 28) >> 28) : x9, (isSigned10 !== 0) ? ((x10 << 28) >> 28) : x10)) | 0;
      const x11 = (s0 >>> 20) & 15;
      const isSigned11 = sa;
      const x12 = (s1 >>> 20) & 15;
      const isSigned12 = sb;
      sum = (sum + Math.imul((isSigned11 !== 0) ? ((x11 << 28) >> 28) : x11, (isSigned12 !== 0) ? ((x12 << 28) >> 28) : x12)) | 0;
      const x13 = (s0 >>> 24) & 15;
      const isSigned13 = sa;
      const x14 = (s1 >>> 24) & 15;
      const isSigned14 = sb;
      sum = (sum + Math.imul((isSigned13 !== 0) ? ((x13 << 28) >> 28) : x13, (isSigned14 !== 0) ? ((x14 << 28) >> 28) : x14)) | 0;
      const x15 = s0 >>> 28;
      const isSigned15 = sa;
      const x16 = s1 >>> 28;
      const isSigned16 = sb;
      sum = (sum + Math.imul((isSigned15 !== 0) ? ((x15 << 28) >> 28) : x15, (isSigned16 !== 0) ? ((x16 << 28) >> 28) : x16)) | 0;
      u[d] = sum + s2i;
    }
  }
}

/** V_DOT4_I32_IU8_CLAMP (cdna5 rdna3 rdna3_5 rdna4) */
export function V_DOT4_I32_IU8_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2i = i[c];
      let sum = 0;
      const sa = s.fields.NEG & 1;
      const sb = (s.fields.NEG >>> 1) & 1;
      const x = s0 & 255;
      const isSigned = sa;
      const x2 = s1 & 255;
      const isSigned2 = sb;
      sum = Math.imul((isSigned !== 0) ? ((x << 24) >> 24) : x, (isSigned2 !== 0) ? ((x2 << 24) >> 24) : x2);
      const x3 = (s0 >>> 8) & 255;
      const isSigned3 = sa;
      const x4 = (s1 >>> 8) & 255;
      const isSigned4 = sb;
      sum = (sum + Math.imul((isSigned3 !== 0) ? ((x3 << 24) >> 24) : x3, (isSigned4 !== 0) ? ((x4 << 24) >> 24) : x4)) | 0;
      const x5 = (s0 >>> 16) & 255;
      const isSigned5 = sa;
      const x6 = (s1 >>> 16) & 255;
      const isSigned6 = sb;
      sum = (sum + Math.imul((isSigned5 !== 0) ? ((x5 << 24) >> 24) : x5, (isSigned6 !== 0) ? ((x6 << 24) >> 24) : x6)) | 0;
      const x7 = s0 >>> 24;
      const isSigned7 = sa;
      const x8 = s1 >>> 24;
      const isSigned8 = sb;
      sum = (sum + Math.imul((isSigned7 !== 0) ? ((x7 << 24) >> 24) : x7, (isSigned8 !== 0) ? ((x8 << 24) >> 24) : x8)) | 0;
      const dot = sum;
      const x9 = dot + s2i;
      u[d] = (x9 < (-2147483648)) ? (-2147483648) : ((x9 > 2147483647) ? 2147483647 : x9);
    }
  }
}

/** V_DOT8_I32_IU4_CLAMP (cdna5 rdna3 rdna3_5 rdna4) */
export function V_DOT8_I32_IU4_CLAMP(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2i = i[c];
      let sum = 0;
      const sa = s.fields.NEG & 1;
      const sb = (s.fields.NEG >>> 1) & 1;
      const x = s0 & 15;
      const isSigned = sa;
      const x2 = s1 & 15;
      const isSigned2 = sb;
      sum = Math.imul((isSigned !== 0) ? ((x << 28) >> 28) : x, (isSigned2 !== 0) ? ((x2 << 28) >> 28) : x2);
      const x3 = (s0 >>> 4) & 15;
      const isSigned3 = sa;
      const x4 = (s1 >>> 4) & 15;
      const isSigned4 = sb;
      sum = (sum + Math.imul((isSigned3 !== 0) ? ((x3 << 28) >> 28) : x3, (isSigned4 !== 0) ? ((x4 << 28) >> 28) : x4)) | 0;
      const x5 = (s0 >>> 8) & 15;
      const isSigned5 = sa;
      const x6 = (s1 >>> 8) & 15;
      const isSigned6 = sb;
      sum = (sum + Math.imul((isSigned5 !== 0) ? ((x5 << 28) >> 28) : x5, (isSigned6 !== 0) ? ((x6 << 28) >> 28) : x6)) | 0;
      const x7 = (s0 >>> 12) & 15;
      const isSigned7 = sa;
      const x8 = (s1 >>> 12) & 15;
      const isSigned8 = sb;
      sum = (sum + Math.imul((isSigned7 !== 0) ? ((x7 << 28) >> 28) : x7, (isSigned8 !== 0) ? ((x8 << 28) >> 28) : x8)) | 0;
      const x9 = (s0 >>> 16) & 15;
      const isSigned9 = sa;
      const x10 = (s1 >>> 16) & 15;
      const isSigned10 = sb;
      sum = (sum + Math.imul((isSigned9 !== 0) ? ((x9 << 28) >> 28) : x9, (isSigned10 !== 0) ? ((x10 << 28) >> 28) : x10)) | 0;
      const x11 = (s0 >>> 20) & 15;
      const isSigned11 = sa;
      const x12 = (s1 >>> 20) & 15;
      const isSigned12 = sb;
      sum = (sum + Math.imul((isSigned11 !== 0) ? ((x11 << 28) >> 28) : x11, (isSigned12 !== 0) ? ((x12 << 28) >> 28) : x12)) | 0;
      const x13 = (s0 >>> 24) & 15;
      const isSigned13 = sa;
      const x14 = (s1 >>> 24) & 15;
      const isSigned14 = sb;
      sum = (sum + Math.imul((isSigned13 !== 0) ? ((x13 << 28) >> 28) : x13, (isSigned14 !== 0) ? ((x14 << 28) >> 28) : x14)) | 0;
      const x15 = s0 >>> 28;
      const isSigned15 = sa;
      const x16 = s1 >>> 28;
      const isSigned16 = sb;
      sum = (sum + Math.imul((isSigned15 !== 0) ? ((x15 << 28) >> 28) : x15, (isSigned16 !== 0) ? ((x16 << 28) >> 28) : x16)) | 0;
      const dot = sum;
      const x17 = dot + s2i;
      u[d] = (x17 < (-2147483648)) ? (-2147483648) : ((x17 > 2147483647) ? 2147483647 : x17);
    }
  }
}

/** V_DOT4C_I32_I8 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2) */
export function V_DOT4C_I32_I8(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const d0i = i[d];
        let sum = 0;
        sum = Math.imul(((s0 & 255) << 24) >> 24, ((s1 & 255) << 24) >> 24);
        sum = (sum + Math.imul((((s0 >>> 8) & 255) << 24) >> 24, (((s1 >>> 8) & 255) << 24) >> 24)) | 0;
        sum = (sum + Math.imul((((s0 >>> 16) & 255) << 24) >> 24, (((s1 >>> 16) & 255) << 24) >> 24)) | 0;
        sum = (sum + Math.imul(((s0 >>> 24) << 24) >> 24, ((s1 >>> 24) << 24) >> 24)) | 0;
        u[d] = sum + d0i;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const d0i = i[d];
        let sum = 0;
        sum = Math.imul(((s0 & 255) << 24) >> 24, ((s1 & 255) << 24) >> 24);
        sum = (sum + Math.imul((((s0 >>> 8) & 255) << 24) >> 24, (((s1 >>> 8) & 255) << 24) >> 24)) | 0;
        sum = (sum + Math.imul((((s0 >>> 16) & 255) << 24) >> 24, (((s1 >>> 16) & 255) << 24) >> 24)) | 0;
        sum = (sum + Math.imul(((s0 >>> 24) << 24) >> 24, ((s1 >>> 24) << 24) >> 24)) | 0;
        u[d] = sum + d0i;
      }
    }
  }
}

/** V_DOT8C_I32_I4 (cdna1 cdna2 cdna3 cdna4) */
export function V_DOT8C_I32_I4(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const d0i = i[d];
      let sum = 0;
      sum = Math.imul(((s0 & 15) << 28) >> 28, ((s1 & 15) << 28) >> 28);
      sum = (sum + Math.imul((((s0 >>> 4) & 15) << 28) >> 28, (((s1 >>> 4) & 15) << 28) >> 28)) | 0;
      sum = (sum + Math.imul((((s0 >>> 8) & 15) << 28) >> 28, (((s1 >>> 8) & 15) << 28) >> 28)) | 0;
      sum = (sum + Math.imul((((s0 >>> 12) & 15) << 28) >> 28, (((s1 >>> 12) & 15) << 28) >> 28)) | 0;
      sum = (sum + Math.imul((((s0 >>> 16) & 15) << 28) >> 28, (((s1 >>> 16) & 15) << 28) >> 28)) | 0;
      sum = (sum + Math.imul((((s0 >>> 20) & 15) << 28) >> 28, (((s1 >>> 20) & 15) << 28) >> 28)) | 0;
      sum = (sum + Math.imul((((s0 >>> 24) & 15) << 28) >> 28, (((s1 >>> 24) & 15) << 28) >> 28)) | 0;
      sum = (sum + Math.imul(((s0 >>> 28) << 28) >> 28, ((s1 >>> 28) << 28) >> 28)) | 0;
      u[d] = sum + d0i;
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  V_DOT2_I32_I16: define("V_DOT2_I32_I16", "lane", V_DOT2_I32_I16),
  V_DOT2_U32_U16: define("V_DOT2_U32_U16", "lane", V_DOT2_U32_U16),
  V_DOT2_I32_I16_CLAMP: define("V_DOT2_I32_I16_CLAMP", "lane", V_DOT2_I32_I16_CLAMP),
  V_DOT2_U32_U16_CLAMP: define("V_DOT2_U32_U16_CLAMP", "lane", V_DOT2_U32_U16_CLAMP),
  V_DOT2C_I32_I16: define("V_DOT2C_I32_I16", "lane", V_DOT2C_I32_I16, { readsDestination: true }),
  V_DOT4_I32_I8: define("V_DOT4_I32_I8", "lane", V_DOT4_I32_I8),
  V_DOT8_I32_I4: define("V_DOT8_I32_I4", "lane", V_DOT8_I32_I4),
  V_DOT4_I32_I8_CLAMP: define("V_DOT4_I32_I8_CLAMP", "lane", V_DOT4_I32_I8_CLAMP),
  V_DOT8_I32_I4_CLAMP: define("V_DOT8_I32_I4_CLAMP", "lane", V_DOT8_I32_I4_CLAMP),
  V_DOT4_U32_U8: define("V_DOT4_U32_U8", "lane", V_DOT4_U32_U8),
  V_DOT8_U32_U4: define("V_DOT8_U32_U4", "lane", V_DOT8_U32_U4),
  V_DOT4_U32_U8_CLAMP: define("V_DOT4_U32_U8_CLAMP", "lane", V_DOT4_U32_U8_CLAMP),
  V_DOT8_U32_U4_CLAMP: define("V_DOT8_U32_U4_CLAMP", "lane", V_DOT8_U32_U4_CLAMP),
  V_DOT4_I32_IU8: define("V_DOT4_I32_IU8", "lane", V_DOT4_I32_IU8),
  V_DOT8_I32_IU4: define("V_DOT8_I32_IU4", "lane", V_DOT8_I32_IU4),
  V_DOT4_I32_IU8_CLAMP: define("V_DOT4_I32_IU8_CLAMP", "lane", V_DOT4_I32_IU8_CLAMP),
  V_DOT8_I32_IU4_CLAMP: define("V_DOT8_I32_IU4_CLAMP", "lane", V_DOT8_I32_IU4_CLAMP),
  V_DOT4C_I32_I8: define("V_DOT4C_I32_I8", "lane", V_DOT4C_I32_I8, { readsDestination: true }),
  V_DOT8C_I32_I4: define("V_DOT8C_I32_I4", "lane", V_DOT8C_I32_I4, { readsDestination: true }),
};

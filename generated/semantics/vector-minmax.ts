// Executors of vector minmax.
// Generated from spec/pseudocode/vector-minmax.pcode by `npm run generate`; do not edit.
import { lowestOne } from "../../runtime/bits/index.js";
import {
  f16ToNumber,
  f32FromBits,
  f64FromWords,
  f64Hi,
  f64Lo,
  flush,
  flushBits16,
  flushBits32,
  inputLimitF16,
  inputLimitF32,
  inputLimitF64,
  isNan16,
  isNan32,
  isNan64,
  isSignalNan16,
  isSignalNan32,
  isSignalNan64,
  quiet16,
  quiet32,
  quietHi64,
} from "../../runtime/float/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/**
 * V_MIN_F16 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2)
 * Until RDNA 3.5 a number wins over a quiet NaN; MODE.IEEE makes a signalling NaN win, quietened.
 * Of two quiet NaNs CDNA, RDNA 1 and RDNA 2 return the second, RDNA 3 and 3.5 the first.
 */
export function V_MIN_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s1u16 = u[b] & 65535;
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        u[d] = quiet16(s0x16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        u[d] = quiet16(s1x16);
      } else if (!isNan16(s0u16) && (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0)))) {
        u[d] = s0x16;
      } else {
        u[d] = s1x16;
      }
    }
  }
}

/** V_MIN_F16_cdna1 with denormals kept. */
export function V_MIN_F16_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s0f16 = f16ToNumber(s0u16);
      const s1f16 = f16ToNumber(s1u16);
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        u[d] = quiet16(s0u16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        u[d] = quiet16(s1u16);
      } else if (!isNan16(s0u16) && (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0)))) {
        u[d] = s0u16;
      } else {
        u[d] = s1u16;
      }
    }
  }
}

/**
 * V_MIN_F32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2)
 * Until RDNA 3.5 a number wins over a quiet NaN; MODE.IEEE makes a signalling NaN win, quietened.
 * Of two quiet NaNs CDNA, RDNA 1 and RDNA 2 return the second, RDNA 3 and 3.5 the first.
 */
export function V_MIN_F32_cdna1(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      if (ieee !== 0 && isSignalNan32(s0)) {
        u[d] = quiet32(s0x32);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        u[d] = quiet32(s1x32);
      } else if (!isNan32(s0) && (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s0 >>> 31) !== 0) && (s1 >>> 31) === 0)))) {
        u[d] = s0x32;
      } else {
        u[d] = s1x32;
      }
    }
  }
}

/** V_MIN_F32_cdna1 with denormals kept. */
export function V_MIN_F32_cdna1_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s0f = f[a];
      const s1f = f[b];
      if (ieee !== 0 && isSignalNan32(s0)) {
        u[d] = quiet32(s0);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        u[d] = quiet32(s1);
      } else if (!isNan32(s0) && (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s0 >>> 31) !== 0) && (s1 >>> 31) === 0)))) {
        u[d] = s0;
      } else {
        u[d] = s1;
      }
    }
  }
}

/**
 * V_MIN_F64 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2)
 * Until RDNA 3.5 a number wins over a quiet NaN; MODE.IEEE makes a signalling NaN win, quietened.
 * Of two quiet NaNs CDNA, RDNA 1 and RDNA 2 return the second, RDNA 3 and 3.5 the first.
 */
export function V_MIN_F64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
      const s0nan = isNan64(s0, s0w1);
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      const s1nan = isNan64(s1, s1w1);
      if (ieee !== 0 && isSignalNan64(s0, s0w1)) {
        u[d] = s0nan ? s0 : f64Lo(s0f64);
        u[d + hd0] = quietHi64(s0nan ? s0w1 : f64Hi(s0f64));
      } else if (ieee !== 0 && isSignalNan64(s1, s1w1)) {
        u[d] = s1nan ? s1 : f64Lo(s1f64);
        u[d + hd0] = quietHi64(s1nan ? s1w1 : f64Hi(s1f64));
      } else if (!isNan64(s0, s0w1) && (isNan64(s1, s1w1) || (s0f64 < s1f64 || ((s0f64 === s1f64 && (s0w1 >>> 31) !== 0) && (s1w1 >>> 31) === 0)))) {
        u[d] = s0nan ? s0 : f64Lo(s0f64);
        u[d + hd0] = s0nan ? s0w1 : f64Hi(s0f64);
      } else {
        u[d] = s1nan ? s1 : f64Lo(s1f64);
        u[d + hd0] = s1nan ? s1w1 : f64Hi(s1f64);
      }
    }
  }
}

/** V_MIN_F64_cdna1 with denormals kept. */
export function V_MIN_F64_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0f64 = f64FromWords(s0, s0w1);
      const s1f64 = f64FromWords(s1, s1w1);
      if (ieee !== 0 && isSignalNan64(s0, s0w1)) {
        u[d] = s0;
        u[d + hd0] = quietHi64(s0w1);
      } else if (ieee !== 0 && isSignalNan64(s1, s1w1)) {
        u[d] = s1;
        u[d + hd0] = quietHi64(s1w1);
      } else if (!isNan64(s0, s0w1) && (isNan64(s1, s1w1) || (s0f64 < s1f64 || ((s0f64 === s1f64 && (s0w1 >>> 31) !== 0) && (s1w1 >>> 31) === 0)))) {
        u[d] = s0;
        u[d + hd0] = s0w1;
      } else {
        u[d] = s1;
        u[d + hd0] = s1w1;
      }
    }
  }
}

/** V_MAX_F16 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2) */
export function V_MAX_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s1u16 = u[b] & 65535;
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        u[d] = quiet16(s0x16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        u[d] = quiet16(s1x16);
      } else if (!isNan16(s0u16) && (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0)))) {
        u[d] = s0x16;
      } else {
        u[d] = s1x16;
      }
    }
  }
}

/** V_MAX_F16_cdna1 with denormals kept. */
export function V_MAX_F16_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s1f16 = f16ToNumber(s1u16);
      const s0f16 = f16ToNumber(s0u16);
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        u[d] = quiet16(s0u16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        u[d] = quiet16(s1u16);
      } else if (!isNan16(s0u16) && (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0)))) {
        u[d] = s0u16;
      } else {
        u[d] = s1u16;
      }
    }
  }
}

/** V_MAX_F32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2) */
export function V_MAX_F32_cdna1(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s1f = flush(f[b], fi32);
      const s0f = flush(f[a], fi32);
      if (ieee !== 0 && isSignalNan32(s0)) {
        u[d] = quiet32(s0x32);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        u[d] = quiet32(s1x32);
      } else if (!isNan32(s0) && (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s0 >>> 31) === 0)))) {
        u[d] = s0x32;
      } else {
        u[d] = s1x32;
      }
    }
  }
}

/** V_MAX_F32_cdna1 with denormals kept. */
export function V_MAX_F32_cdna1_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s1f = f[b];
      const s0f = f[a];
      if (ieee !== 0 && isSignalNan32(s0)) {
        u[d] = quiet32(s0);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        u[d] = quiet32(s1);
      } else if (!isNan32(s0) && (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s0 >>> 31) === 0)))) {
        u[d] = s0;
      } else {
        u[d] = s1;
      }
    }
  }
}

/** V_MAX_F64 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2) */
export function V_MAX_F64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
      const s0nan = isNan64(s0, s0w1);
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      const s1nan = isNan64(s1, s1w1);
      if (ieee !== 0 && isSignalNan64(s0, s0w1)) {
        u[d] = s0nan ? s0 : f64Lo(s0f64);
        u[d + hd0] = quietHi64(s0nan ? s0w1 : f64Hi(s0f64));
      } else if (ieee !== 0 && isSignalNan64(s1, s1w1)) {
        u[d] = s1nan ? s1 : f64Lo(s1f64);
        u[d + hd0] = quietHi64(s1nan ? s1w1 : f64Hi(s1f64));
      } else if (!isNan64(s0, s0w1) && (isNan64(s1, s1w1) || (s1f64 < s0f64 || ((s1f64 === s0f64 && (s1w1 >>> 31) !== 0) && (s0w1 >>> 31) === 0)))) {
        u[d] = s0nan ? s0 : f64Lo(s0f64);
        u[d + hd0] = s0nan ? s0w1 : f64Hi(s0f64);
      } else {
        u[d] = s1nan ? s1 : f64Lo(s1f64);
        u[d + hd0] = s1nan ? s1w1 : f64Hi(s1f64);
      }
    }
  }
}

/** V_MAX_F64_cdna1 with denormals kept. */
export function V_MAX_F64_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const s0f64 = f64FromWords(s0, s0w1);
      if (ieee !== 0 && isSignalNan64(s0, s0w1)) {
        u[d] = s0;
        u[d + hd0] = quietHi64(s0w1);
      } else if (ieee !== 0 && isSignalNan64(s1, s1w1)) {
        u[d] = s1;
        u[d + hd0] = quietHi64(s1w1);
      } else if (!isNan64(s0, s0w1) && (isNan64(s1, s1w1) || (s1f64 < s0f64 || ((s1f64 === s0f64 && (s1w1 >>> 31) !== 0) && (s0w1 >>> 31) === 0)))) {
        u[d] = s0;
        u[d + hd0] = s0w1;
      } else {
        u[d] = s1;
        u[d + hd0] = s1w1;
      }
    }
  }
}

/** V_MIN_F16 (rdna3 rdna3_5) */
export function V_MIN_F16_rdna3(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s1u16 = u[b] & 65535;
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        u[d] = quiet16(s0x16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        u[d] = quiet16(s1x16);
      } else if (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
        u[d] = s0x16;
      } else {
        u[d] = s1x16;
      }
    }
  }
}

/** V_MIN_F16_rdna3 with denormals kept. */
export function V_MIN_F16_rdna3_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s0f16 = f16ToNumber(s0u16);
      const s1f16 = f16ToNumber(s1u16);
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        u[d] = quiet16(s0u16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        u[d] = quiet16(s1u16);
      } else if (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
        u[d] = s0u16;
      } else {
        u[d] = s1u16;
      }
    }
  }
}

/** V_MIN_F32 (rdna3 rdna3_5) */
export function V_MIN_F32_rdna3(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      if (ieee !== 0 && isSignalNan32(s0)) {
        u[d] = quiet32(s0x32);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        u[d] = quiet32(s1x32);
      } else if (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s0 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
        u[d] = s0x32;
      } else {
        u[d] = s1x32;
      }
    }
  }
}

/** V_MIN_F32_rdna3 with denormals kept. */
export function V_MIN_F32_rdna3_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s0f = f[a];
      const s1f = f[b];
      if (ieee !== 0 && isSignalNan32(s0)) {
        u[d] = quiet32(s0);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        u[d] = quiet32(s1);
      } else if (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s0 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
        u[d] = s0;
      } else {
        u[d] = s1;
      }
    }
  }
}

/** V_MIN_F64 (rdna3 rdna3_5) */
export function V_MIN_F64_rdna3(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
      const s0nan = isNan64(s0, s0w1);
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      const s1nan = isNan64(s1, s1w1);
      if (ieee !== 0 && isSignalNan64(s0, s0w1)) {
        u[d] = s0nan ? s0 : f64Lo(s0f64);
        u[d + hd0] = quietHi64(s0nan ? s0w1 : f64Hi(s0f64));
      } else if (ieee !== 0 && isSignalNan64(s1, s1w1)) {
        u[d] = s1nan ? s1 : f64Lo(s1f64);
        u[d + hd0] = quietHi64(s1nan ? s1w1 : f64Hi(s1f64));
      } else if (isNan64(s1, s1w1) || (s0f64 < s1f64 || ((s0f64 === s1f64 && (s0w1 >>> 31) !== 0) && (s1w1 >>> 31) === 0))) {
        u[d] = s0nan ? s0 : f64Lo(s0f64);
        u[d + hd0] = s0nan ? s0w1 : f64Hi(s0f64);
      } else {
        u[d] = s1nan ? s1 : f64Lo(s1f64);
        u[d + hd0] = s1nan ? s1w1 : f64Hi(s1f64);
      }
    }
  }
}

/** V_MIN_F64_rdna3 with denormals kept. */
export function V_MIN_F64_rdna3_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0f64 = f64FromWords(s0, s0w1);
      const s1f64 = f64FromWords(s1, s1w1);
      if (ieee !== 0 && isSignalNan64(s0, s0w1)) {
        u[d] = s0;
        u[d + hd0] = quietHi64(s0w1);
      } else if (ieee !== 0 && isSignalNan64(s1, s1w1)) {
        u[d] = s1;
        u[d + hd0] = quietHi64(s1w1);
      } else if (isNan64(s1, s1w1) || (s0f64 < s1f64 || ((s0f64 === s1f64 && (s0w1 >>> 31) !== 0) && (s1w1 >>> 31) === 0))) {
        u[d] = s0;
        u[d + hd0] = s0w1;
      } else {
        u[d] = s1;
        u[d + hd0] = s1w1;
      }
    }
  }
}

/** V_MAX_F16 (rdna3 rdna3_5) */
export function V_MAX_F16_rdna3(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s1u16 = u[b] & 65535;
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        u[d] = quiet16(s0x16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        u[d] = quiet16(s1x16);
      } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
        u[d] = s0x16;
      } else {
        u[d] = s1x16;
      }
    }
  }
}

/** V_MAX_F16_rdna3 with denormals kept. */
export function V_MAX_F16_rdna3_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s1f16 = f16ToNumber(s1u16);
      const s0f16 = f16ToNumber(s0u16);
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        u[d] = quiet16(s0u16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        u[d] = quiet16(s1u16);
      } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
        u[d] = s0u16;
      } else {
        u[d] = s1u16;
      }
    }
  }
}

/** V_MAX_F32 (rdna3 rdna3_5) */
export function V_MAX_F32_rdna3(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s1f = flush(f[b], fi32);
      const s0f = flush(f[a], fi32);
      if (ieee !== 0 && isSignalNan32(s0)) {
        u[d] = quiet32(s0x32);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        u[d] = quiet32(s1x32);
      } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s0 >>> 31) === 0))) {
        u[d] = s0x32;
      } else {
        u[d] = s1x32;
      }
    }
  }
}

/** V_MAX_F32_rdna3 with denormals kept. */
export function V_MAX_F32_rdna3_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s1f = f[b];
      const s0f = f[a];
      if (ieee !== 0 && isSignalNan32(s0)) {
        u[d] = quiet32(s0);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        u[d] = quiet32(s1);
      } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s0 >>> 31) === 0))) {
        u[d] = s0;
      } else {
        u[d] = s1;
      }
    }
  }
}

/** V_MAX_F64 (rdna3 rdna3_5) */
export function V_MAX_F64_rdna3(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
      const s0nan = isNan64(s0, s0w1);
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      const s1nan = isNan64(s1, s1w1);
      if (ieee !== 0 && isSignalNan64(s0, s0w1)) {
        u[d] = s0nan ? s0 : f64Lo(s0f64);
        u[d + hd0] = quietHi64(s0nan ? s0w1 : f64Hi(s0f64));
      } else if (ieee !== 0 && isSignalNan64(s1, s1w1)) {
        u[d] = s1nan ? s1 : f64Lo(s1f64);
        u[d + hd0] = quietHi64(s1nan ? s1w1 : f64Hi(s1f64));
      } else if (isNan64(s1, s1w1) || (s1f64 < s0f64 || ((s1f64 === s0f64 && (s1w1 >>> 31) !== 0) && (s0w1 >>> 31) === 0))) {
        u[d] = s0nan ? s0 : f64Lo(s0f64);
        u[d + hd0] = s0nan ? s0w1 : f64Hi(s0f64);
      } else {
        u[d] = s1nan ? s1 : f64Lo(s1f64);
        u[d + hd0] = s1nan ? s1w1 : f64Hi(s1f64);
      }
    }
  }
}

/** V_MAX_F64_rdna3 with denormals kept. */
export function V_MAX_F64_rdna3_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const s0f64 = f64FromWords(s0, s0w1);
      if (ieee !== 0 && isSignalNan64(s0, s0w1)) {
        u[d] = s0;
        u[d + hd0] = quietHi64(s0w1);
      } else if (ieee !== 0 && isSignalNan64(s1, s1w1)) {
        u[d] = s1;
        u[d + hd0] = quietHi64(s1w1);
      } else if (isNan64(s1, s1w1) || (s1f64 < s0f64 || ((s1f64 === s0f64 && (s1w1 >>> 31) !== 0) && (s0w1 >>> 31) === 0))) {
        u[d] = s0;
        u[d + hd0] = s0w1;
      } else {
        u[d] = s1;
        u[d + hd0] = s1w1;
      }
    }
  }
}

/** V_MIN3_F16 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2) */
export function V_MIN3_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s1u16 = u[b] & 65535;
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s2u16 = u[c] & 65535;
      const s2x16 = fi16 > 0 ? flushBits16(s2u16) : s2u16;
      const s2f16 = flush(f16ToNumber(s2u16), fi16);
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        d0 = quiet16(s0x16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        d0 = quiet16(s1x16);
      } else if (!isNan16(s0u16) && (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0)))) {
        d0 = s0x16;
      } else {
        d0 = s1x16;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d02 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s2u16)) {
        d02 = quiet16(s2x16);
      } else {
        const a2 = s0;
        if (!isNan16(s0) && (isNan16(s2u16) || (f16ToNumber(a2) < s2f16 || ((f16ToNumber(a2) === s2f16 && (a2 >>> 15) !== 0) && (s2u16 >>> 15) === 0)))) {
          d02 = s0;
        } else {
          d02 = s2x16;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MIN3_F16_cdna1 with denormals kept. */
export function V_MIN3_F16_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s0f16 = f16ToNumber(s0u16);
      const s1f16 = f16ToNumber(s1u16);
      const s2u16 = u[c] & 65535;
      const s2f16 = f16ToNumber(s2u16);
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        d0 = quiet16(s0u16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        d0 = quiet16(s1u16);
      } else if (!isNan16(s0u16) && (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0)))) {
        d0 = s0u16;
      } else {
        d0 = s1u16;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d02 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s2u16)) {
        d02 = quiet16(s2u16);
      } else {
        const a2 = s0;
        if (!isNan16(s0) && (isNan16(s2u16) || (f16ToNumber(a2) < s2f16 || ((f16ToNumber(a2) === s2f16 && (a2 >>> 15) !== 0) && (s2u16 >>> 15) === 0)))) {
          d02 = s0;
        } else {
          d02 = s2u16;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MIN3_F16 (rdna3 rdna3_5) */
export function V_MIN3_F16_rdna3(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s1u16 = u[b] & 65535;
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s2u16 = u[c] & 65535;
      const s2x16 = fi16 > 0 ? flushBits16(s2u16) : s2u16;
      const s2f16 = flush(f16ToNumber(s2u16), fi16);
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        d0 = quiet16(s0x16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        d0 = quiet16(s1x16);
      } else if (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
        d0 = s0x16;
      } else {
        d0 = s1x16;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d02 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s2u16)) {
        d02 = quiet16(s2x16);
      } else {
        const a2 = s0;
        if (isNan16(s2u16) || (f16ToNumber(a2) < s2f16 || ((f16ToNumber(a2) === s2f16 && (a2 >>> 15) !== 0) && (s2u16 >>> 15) === 0))) {
          d02 = s0;
        } else {
          d02 = s2x16;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MIN3_F16_rdna3 with denormals kept. */
export function V_MIN3_F16_rdna3_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s0f16 = f16ToNumber(s0u16);
      const s1f16 = f16ToNumber(s1u16);
      const s2u16 = u[c] & 65535;
      const s2f16 = f16ToNumber(s2u16);
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        d0 = quiet16(s0u16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        d0 = quiet16(s1u16);
      } else if (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
        d0 = s0u16;
      } else {
        d0 = s1u16;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d02 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s2u16)) {
        d02 = quiet16(s2u16);
      } else {
        const a2 = s0;
        if (isNan16(s2u16) || (f16ToNumber(a2) < s2f16 || ((f16ToNumber(a2) === s2f16 && (a2 >>> 15) !== 0) && (s2u16 >>> 15) === 0))) {
          d02 = s0;
        } else {
          d02 = s2u16;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MIN3_F32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2) */
export function V_MIN3_F32_cdna1(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s02 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s02) : s02;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s2f = flush(f[c], fi32);
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan32(s02)) {
        d0 = quiet32(s0x32);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        d0 = quiet32(s1x32);
      } else if (!isNan32(s02) && (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s02 >>> 31) !== 0) && (s1 >>> 31) === 0)))) {
        d0 = s0x32;
      } else {
        d0 = s1x32;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan32(s0)) {
        d02 = quiet32(s0);
      } else if (ieee !== 0 && isSignalNan32(s2)) {
        d02 = quiet32(s2x32);
      } else {
        const a2 = s0;
        const t0 = f32FromBits(s0);
        if (!(t0 !== t0) && (isNan32(s2) || (f32FromBits(a2) < s2f || ((f32FromBits(a2) === s2f && (a2 >>> 31) !== 0) && (s2 >>> 31) === 0)))) {
          d02 = s0;
        } else {
          d02 = s2x32;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MIN3_F32_cdna1 with denormals kept. */
export function V_MIN3_F32_cdna1_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s02 = u[a];
      const s1 = u[b];
      const s0f = f[a];
      const s1f = f[b];
      const s2 = u[c];
      const s2f = f[c];
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan32(s02)) {
        d0 = quiet32(s02);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        d0 = quiet32(s1);
      } else if (!isNan32(s02) && (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s02 >>> 31) !== 0) && (s1 >>> 31) === 0)))) {
        d0 = s02;
      } else {
        d0 = s1;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan32(s0)) {
        d02 = quiet32(s0);
      } else if (ieee !== 0 && isSignalNan32(s2)) {
        d02 = quiet32(s2);
      } else {
        const a2 = s0;
        const t0 = f32FromBits(s0);
        if (!(t0 !== t0) && (isNan32(s2) || (f32FromBits(a2) < s2f || ((f32FromBits(a2) === s2f && (a2 >>> 31) !== 0) && (s2 >>> 31) === 0)))) {
          d02 = s0;
        } else {
          d02 = s2;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MIN3_F32 (rdna3 rdna3_5) */
export function V_MIN3_F32_rdna3(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s02 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s02) : s02;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s2f = flush(f[c], fi32);
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan32(s02)) {
        d0 = quiet32(s0x32);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        d0 = quiet32(s1x32);
      } else if (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s02 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
        d0 = s0x32;
      } else {
        d0 = s1x32;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan32(s0)) {
        d02 = quiet32(s0);
      } else if (ieee !== 0 && isSignalNan32(s2)) {
        d02 = quiet32(s2x32);
      } else {
        const a2 = s0;
        if (isNan32(s2) || (f32FromBits(a2) < s2f || ((f32FromBits(a2) === s2f && (a2 >>> 31) !== 0) && (s2 >>> 31) === 0))) {
          d02 = s0;
        } else {
          d02 = s2x32;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MIN3_F32_rdna3 with denormals kept. */
export function V_MIN3_F32_rdna3_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s02 = u[a];
      const s1 = u[b];
      const s0f = f[a];
      const s1f = f[b];
      const s2 = u[c];
      const s2f = f[c];
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan32(s02)) {
        d0 = quiet32(s02);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        d0 = quiet32(s1);
      } else if (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s02 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
        d0 = s02;
      } else {
        d0 = s1;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan32(s0)) {
        d02 = quiet32(s0);
      } else if (ieee !== 0 && isSignalNan32(s2)) {
        d02 = quiet32(s2);
      } else {
        const a2 = s0;
        if (isNan32(s2) || (f32FromBits(a2) < s2f || ((f32FromBits(a2) === s2f && (a2 >>> 31) !== 0) && (s2 >>> 31) === 0))) {
          d02 = s0;
        } else {
          d02 = s2;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MAX3_F16 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2) */
export function V_MAX3_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s1u16 = u[b] & 65535;
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s2u16 = u[c] & 65535;
      const s2x16 = fi16 > 0 ? flushBits16(s2u16) : s2u16;
      const s2f16 = flush(f16ToNumber(s2u16), fi16);
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        d0 = quiet16(s0x16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        d0 = quiet16(s1x16);
      } else if (!isNan16(s0u16) && (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0)))) {
        d0 = s0x16;
      } else {
        d0 = s1x16;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d02 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s2u16)) {
        d02 = quiet16(s2x16);
      } else {
        const b2 = s0;
        if (!isNan16(s0) && (isNan16(s2u16) || (s2f16 < f16ToNumber(b2) || ((s2f16 === f16ToNumber(b2) && (s2u16 >>> 15) !== 0) && (b2 >>> 15) === 0)))) {
          d02 = s0;
        } else {
          d02 = s2x16;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MAX3_F16_cdna1 with denormals kept. */
export function V_MAX3_F16_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s1f16 = f16ToNumber(s1u16);
      const s0f16 = f16ToNumber(s0u16);
      const s2u16 = u[c] & 65535;
      const s2f16 = f16ToNumber(s2u16);
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        d0 = quiet16(s0u16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        d0 = quiet16(s1u16);
      } else if (!isNan16(s0u16) && (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0)))) {
        d0 = s0u16;
      } else {
        d0 = s1u16;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d02 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s2u16)) {
        d02 = quiet16(s2u16);
      } else {
        const b2 = s0;
        if (!isNan16(s0) && (isNan16(s2u16) || (s2f16 < f16ToNumber(b2) || ((s2f16 === f16ToNumber(b2) && (s2u16 >>> 15) !== 0) && (b2 >>> 15) === 0)))) {
          d02 = s0;
        } else {
          d02 = s2u16;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MAX3_F16 (rdna3 rdna3_5) */
export function V_MAX3_F16_rdna3(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s1u16 = u[b] & 65535;
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s2u16 = u[c] & 65535;
      const s2x16 = fi16 > 0 ? flushBits16(s2u16) : s2u16;
      const s2f16 = flush(f16ToNumber(s2u16), fi16);
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        d0 = quiet16(s0x16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        d0 = quiet16(s1x16);
      } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
        d0 = s0x16;
      } else {
        d0 = s1x16;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d02 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s2u16)) {
        d02 = quiet16(s2x16);
      } else {
        const b2 = s0;
        if (isNan16(s2u16) || (s2f16 < f16ToNumber(b2) || ((s2f16 === f16ToNumber(b2) && (s2u16 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d02 = s0;
        } else {
          d02 = s2x16;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MAX3_F16_rdna3 with denormals kept. */
export function V_MAX3_F16_rdna3_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s1f16 = f16ToNumber(s1u16);
      const s0f16 = f16ToNumber(s0u16);
      const s2u16 = u[c] & 65535;
      const s2f16 = f16ToNumber(s2u16);
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        d0 = quiet16(s0u16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        d0 = quiet16(s1u16);
      } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
        d0 = s0u16;
      } else {
        d0 = s1u16;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d02 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s2u16)) {
        d02 = quiet16(s2u16);
      } else {
        const b2 = s0;
        if (isNan16(s2u16) || (s2f16 < f16ToNumber(b2) || ((s2f16 === f16ToNumber(b2) && (s2u16 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d02 = s0;
        } else {
          d02 = s2u16;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MAX3_F32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2) */
export function V_MAX3_F32_cdna1(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s02 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s02) : s02;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s1f = flush(f[b], fi32);
      const s0f = flush(f[a], fi32);
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s2f = flush(f[c], fi32);
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan32(s02)) {
        d0 = quiet32(s0x32);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        d0 = quiet32(s1x32);
      } else if (!isNan32(s02) && (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s02 >>> 31) === 0)))) {
        d0 = s0x32;
      } else {
        d0 = s1x32;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan32(s0)) {
        d02 = quiet32(s0);
      } else if (ieee !== 0 && isSignalNan32(s2)) {
        d02 = quiet32(s2x32);
      } else {
        const b2 = s0;
        const t0 = f32FromBits(s0);
        if (!(t0 !== t0) && (isNan32(s2) || (s2f < f32FromBits(b2) || ((s2f === f32FromBits(b2) && (s2 >>> 31) !== 0) && (b2 >>> 31) === 0)))) {
          d02 = s0;
        } else {
          d02 = s2x32;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MAX3_F32_cdna1 with denormals kept. */
export function V_MAX3_F32_cdna1_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s02 = u[a];
      const s1 = u[b];
      const s1f = f[b];
      const s0f = f[a];
      const s2 = u[c];
      const s2f = f[c];
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan32(s02)) {
        d0 = quiet32(s02);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        d0 = quiet32(s1);
      } else if (!isNan32(s02) && (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s02 >>> 31) === 0)))) {
        d0 = s02;
      } else {
        d0 = s1;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan32(s0)) {
        d02 = quiet32(s0);
      } else if (ieee !== 0 && isSignalNan32(s2)) {
        d02 = quiet32(s2);
      } else {
        const b2 = s0;
        const t0 = f32FromBits(s0);
        if (!(t0 !== t0) && (isNan32(s2) || (s2f < f32FromBits(b2) || ((s2f === f32FromBits(b2) && (s2 >>> 31) !== 0) && (b2 >>> 31) === 0)))) {
          d02 = s0;
        } else {
          d02 = s2;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MAX3_F32 (rdna3 rdna3_5) */
export function V_MAX3_F32_rdna3(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s02 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s02) : s02;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s1f = flush(f[b], fi32);
      const s0f = flush(f[a], fi32);
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s2f = flush(f[c], fi32);
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan32(s02)) {
        d0 = quiet32(s0x32);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        d0 = quiet32(s1x32);
      } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s02 >>> 31) === 0))) {
        d0 = s0x32;
      } else {
        d0 = s1x32;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan32(s0)) {
        d02 = quiet32(s0);
      } else if (ieee !== 0 && isSignalNan32(s2)) {
        d02 = quiet32(s2x32);
      } else {
        const b2 = s0;
        if (isNan32(s2) || (s2f < f32FromBits(b2) || ((s2f === f32FromBits(b2) && (s2 >>> 31) !== 0) && (b2 >>> 31) === 0))) {
          d02 = s0;
        } else {
          d02 = s2x32;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MAX3_F32_rdna3 with denormals kept. */
export function V_MAX3_F32_rdna3_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s02 = u[a];
      const s1 = u[b];
      const s1f = f[b];
      const s0f = f[a];
      const s2 = u[c];
      const s2f = f[c];
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan32(s02)) {
        d0 = quiet32(s02);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        d0 = quiet32(s1);
      } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s02 >>> 31) === 0))) {
        d0 = s02;
      } else {
        d0 = s1;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan32(s0)) {
        d02 = quiet32(s0);
      } else if (ieee !== 0 && isSignalNan32(s2)) {
        d02 = quiet32(s2);
      } else {
        const b2 = s0;
        if (isNan32(s2) || (s2f < f32FromBits(b2) || ((s2f === f32FromBits(b2) && (s2 >>> 31) !== 0) && (b2 >>> 31) === 0))) {
          d02 = s0;
        } else {
          d02 = s2;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MINMAX_F16 (rdna3 rdna3_5) */
export function V_MINMAX_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s1u16 = u[b] & 65535;
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s2u16 = u[c] & 65535;
      const s2x16 = fi16 > 0 ? flushBits16(s2u16) : s2u16;
      const s2f16 = flush(f16ToNumber(s2u16), fi16);
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        d0 = quiet16(s0x16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        d0 = quiet16(s1x16);
      } else if (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
        d0 = s0x16;
      } else {
        d0 = s1x16;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d02 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s2u16)) {
        d02 = quiet16(s2x16);
      } else {
        const b2 = s0;
        if (isNan16(s2u16) || (s2f16 < f16ToNumber(b2) || ((s2f16 === f16ToNumber(b2) && (s2u16 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d02 = s0;
        } else {
          d02 = s2x16;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MINMAX_F16 with denormals kept. */
export function V_MINMAX_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s0f16 = f16ToNumber(s0u16);
      const s1f16 = f16ToNumber(s1u16);
      const s2u16 = u[c] & 65535;
      const s2f16 = f16ToNumber(s2u16);
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        d0 = quiet16(s0u16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        d0 = quiet16(s1u16);
      } else if (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
        d0 = s0u16;
      } else {
        d0 = s1u16;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d02 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s2u16)) {
        d02 = quiet16(s2u16);
      } else {
        const b2 = s0;
        if (isNan16(s2u16) || (s2f16 < f16ToNumber(b2) || ((s2f16 === f16ToNumber(b2) && (s2u16 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d02 = s0;
        } else {
          d02 = s2u16;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MINMAX_F32 (rdna3 rdna3_5) */
export function V_MINMAX_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s02 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s02) : s02;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s2f = flush(f[c], fi32);
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan32(s02)) {
        d0 = quiet32(s0x32);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        d0 = quiet32(s1x32);
      } else if (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s02 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
        d0 = s0x32;
      } else {
        d0 = s1x32;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan32(s0)) {
        d02 = quiet32(s0);
      } else if (ieee !== 0 && isSignalNan32(s2)) {
        d02 = quiet32(s2x32);
      } else {
        const b2 = s0;
        if (isNan32(s2) || (s2f < f32FromBits(b2) || ((s2f === f32FromBits(b2) && (s2 >>> 31) !== 0) && (b2 >>> 31) === 0))) {
          d02 = s0;
        } else {
          d02 = s2x32;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MINMAX_F32 with denormals kept. */
export function V_MINMAX_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s02 = u[a];
      const s1 = u[b];
      const s0f = f[a];
      const s1f = f[b];
      const s2 = u[c];
      const s2f = f[c];
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan32(s02)) {
        d0 = quiet32(s02);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        d0 = quiet32(s1);
      } else if (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s02 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
        d0 = s02;
      } else {
        d0 = s1;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan32(s0)) {
        d02 = quiet32(s0);
      } else if (ieee !== 0 && isSignalNan32(s2)) {
        d02 = quiet32(s2);
      } else {
        const b2 = s0;
        if (isNan32(s2) || (s2f < f32FromBits(b2) || ((s2f === f32FromBits(b2) && (s2 >>> 31) !== 0) && (b2 >>> 31) === 0))) {
          d02 = s0;
        } else {
          d02 = s2;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MAXMIN_F16 (rdna3 rdna3_5) */
export function V_MAXMIN_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s1u16 = u[b] & 65535;
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s2u16 = u[c] & 65535;
      const s2x16 = fi16 > 0 ? flushBits16(s2u16) : s2u16;
      const s2f16 = flush(f16ToNumber(s2u16), fi16);
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        d0 = quiet16(s0x16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        d0 = quiet16(s1x16);
      } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
        d0 = s0x16;
      } else {
        d0 = s1x16;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d02 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s2u16)) {
        d02 = quiet16(s2x16);
      } else {
        const a2 = s0;
        if (isNan16(s2u16) || (f16ToNumber(a2) < s2f16 || ((f16ToNumber(a2) === s2f16 && (a2 >>> 15) !== 0) && (s2u16 >>> 15) === 0))) {
          d02 = s0;
        } else {
          d02 = s2x16;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MAXMIN_F16 with denormals kept. */
export function V_MAXMIN_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s1f16 = f16ToNumber(s1u16);
      const s0f16 = f16ToNumber(s0u16);
      const s2u16 = u[c] & 65535;
      const s2f16 = f16ToNumber(s2u16);
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        d0 = quiet16(s0u16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        d0 = quiet16(s1u16);
      } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
        d0 = s0u16;
      } else {
        d0 = s1u16;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d02 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s2u16)) {
        d02 = quiet16(s2u16);
      } else {
        const a2 = s0;
        if (isNan16(s2u16) || (f16ToNumber(a2) < s2f16 || ((f16ToNumber(a2) === s2f16 && (a2 >>> 15) !== 0) && (s2u16 >>> 15) === 0))) {
          d02 = s0;
        } else {
          d02 = s2u16;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MAXMIN_F32 (rdna3 rdna3_5) */
export function V_MAXMIN_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s02 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s02) : s02;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s1f = flush(f[b], fi32);
      const s0f = flush(f[a], fi32);
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s2f = flush(f[c], fi32);
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan32(s02)) {
        d0 = quiet32(s0x32);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        d0 = quiet32(s1x32);
      } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s02 >>> 31) === 0))) {
        d0 = s0x32;
      } else {
        d0 = s1x32;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan32(s0)) {
        d02 = quiet32(s0);
      } else if (ieee !== 0 && isSignalNan32(s2)) {
        d02 = quiet32(s2x32);
      } else {
        const a2 = s0;
        if (isNan32(s2) || (f32FromBits(a2) < s2f || ((f32FromBits(a2) === s2f && (a2 >>> 31) !== 0) && (s2 >>> 31) === 0))) {
          d02 = s0;
        } else {
          d02 = s2x32;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MAXMIN_F32 with denormals kept. */
export function V_MAXMIN_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s02 = u[a];
      const s1 = u[b];
      const s1f = f[b];
      const s0f = f[a];
      const s2 = u[c];
      const s2f = f[c];
      let d0 = 0;
      let d02 = 0;
      if (ieee !== 0 && isSignalNan32(s02)) {
        d0 = quiet32(s02);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        d0 = quiet32(s1);
      } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s02 >>> 31) === 0))) {
        d0 = s02;
      } else {
        d0 = s1;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan32(s0)) {
        d02 = quiet32(s0);
      } else if (ieee !== 0 && isSignalNan32(s2)) {
        d02 = quiet32(s2);
      } else {
        const a2 = s0;
        if (isNan32(s2) || (f32FromBits(a2) < s2f || ((f32FromBits(a2) === s2f && (a2 >>> 31) !== 0) && (s2 >>> 31) === 0))) {
          d02 = s0;
        } else {
          d02 = s2;
        }
      }
      u[d] = d02;
    }
  }
}

/**
 * V_MED3_F16 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2)
 * The larger of the two that the maximum leaves over; with a NaN among them, their minimum.
 */
export function V_MED3_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s1u16 = u[b] & 65535;
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s2u16 = u[c] & 65535;
      const s2x16 = fi16 > 0 ? flushBits16(s2u16) : s2u16;
      const s2f16 = flush(f16ToNumber(s2u16), fi16);
      let d0 = 0;
      let d02 = 0;
      let d04 = 0;
      let d05 = 0;
      let d07 = 0;
      let d08 = 0;
      let d09 = 0;
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        d0 = quiet16(s0x16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        d0 = quiet16(s1x16);
      } else if (!isNan16(s0u16) && (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0)))) {
        d0 = s0x16;
      } else {
        d0 = s1x16;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d02 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s2u16)) {
        d02 = quiet16(s2x16);
      } else {
        const b2 = s0;
        if (!isNan16(s0) && (isNan16(s2u16) || (s2f16 < f16ToNumber(b2) || ((s2f16 === f16ToNumber(b2) && (s2u16 >>> 15) !== 0) && (b2 >>> 15) === 0)))) {
          d02 = s0;
        } else {
          d02 = s2x16;
        }
      }
      const d03 = d02;
      const most = d03;
      if ((isNan16(s0u16) || isNan16(s1u16)) || isNan16(s2u16)) {
        if (ieee !== 0 && isSignalNan16(s0u16)) {
          d04 = quiet16(s0x16);
        } else if (ieee !== 0 && isSignalNan16(s1u16)) {
          d04 = quiet16(s1x16);
        } else if (!isNan16(s0u16) && (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0)))) {
          d04 = s0x16;
        } else {
          d04 = s1x16;
        }
        const s02 = d04;
        if (ieee !== 0 && isSignalNan16(s02)) {
          d05 = quiet16(s02);
        } else if (ieee !== 0 && isSignalNan16(s2u16)) {
          d05 = quiet16(s2x16);
        } else {
          const a2 = s02;
          if (!isNan16(s02) && (isNan16(s2u16) || (f16ToNumber(a2) < s2f16 || ((f16ToNumber(a2) === s2f16 && (a2 >>> 15) !== 0) && (s2u16 >>> 15) === 0)))) {
            d05 = s02;
          } else {
            d05 = s2x16;
          }
        }
        const d06 = d05;
        u[d] = d06;
      } else if (f16ToNumber(most) === s0f16) {
        if (ieee !== 0 && isSignalNan16(s1u16)) {
          d07 = quiet16(s1x16);
        } else if (ieee !== 0 && isSignalNan16(s2u16)) {
          d07 = quiet16(s2x16);
        } else if (!isNan16(s1u16) && (isNan16(s2u16) || (s2f16 < s1f16 || ((s2f16 === s1f16 && (s2u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0)))) {
          d07 = s1x16;
        } else {
          d07 = s2x16;
        }
        u[d] = d07;
      } else if (f16ToNumber(most) === s1f16) {
        if (ieee !== 0 && isSignalNan16(s0u16)) {
          d08 = quiet16(s0x16);
        } else if (ieee !== 0 && isSignalNan16(s2u16)) {
          d08 = quiet16(s2x16);
        } else if (!isNan16(s0u16) && (isNan16(s2u16) || (s2f16 < s0f16 || ((s2f16 === s0f16 && (s2u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0)))) {
          d08 = s0x16;
        } else {
          d08 = s2x16;
        }
        u[d] = d08;
      } else {
        if (ieee !== 0 && isSignalNan16(s0u16)) {
          d09 = quiet16(s0x16);
        } else if (ieee !== 0 && isSignalNan16(s1u16)) {
          d09 = quiet16(s1x16);
        } else if (!isNan16(s0u16) && (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0)))) {
          d09 = s0x16;
        } else {
          d09 = s1x16;
        }
        u[d] = d09;
      }
    }
  }
}

/** V_MED3_F16_cdna1 with denormals kept. */
export function V_MED3_F16_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s1f16 = f16ToNumber(s1u16);
      const s0f16 = f16ToNumber(s0u16);
      const s2u16 = u[c] & 65535;
      const s2f16 = f16ToNumber(s2u16);
      let d0 = 0;
      let d02 = 0;
      let d04 = 0;
      let d05 = 0;
      let d07 = 0;
      let d08 = 0;
      let d09 = 0;
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        d0 = quiet16(s0u16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        d0 = quiet16(s1u16);
      } else if (!isNan16(s0u16) && (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0)))) {
        d0 = s0u16;
      } else {
        d0 = s1u16;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d02 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s2u16)) {
        d02 = quiet16(s2u16);
      } else {
        const b2 = s0;
        if (!isNan16(s0) && (isNan16(s2u16) || (s2f16 < f16ToNumber(b2) || ((s2f16 === f16ToNumber(b2) && (s2u16 >>> 15) !== 0) && (b2 >>> 15) === 0)))) {
          d02 = s0;
        } else {
          d02 = s2u16;
        }
      }
      const d03 = d02;
      const most = d03;
      if ((isNan16(s0u16) || isNan16(s1u16)) || isNan16(s2u16)) {
        if (ieee !== 0 && isSignalNan16(s0u16)) {
          d04 = quiet16(s0u16);
        } else if (ieee !== 0 && isSignalNan16(s1u16)) {
          d04 = quiet16(s1u16);
        } else if (!isNan16(s0u16) && (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0)))) {
          d04 = s0u16;
        } else {
          d04 = s1u16;
        }
        const s02 = d04;
        if (ieee !== 0 && isSignalNan16(s02)) {
          d05 = quiet16(s02);
        } else if (ieee !== 0 && isSignalNan16(s2u16)) {
          d05 = quiet16(s2u16);
        } else {
          const a2 = s02;
          if (!isNan16(s02) && (isNan16(s2u16) || (f16ToNumber(a2) < s2f16 || ((f16ToNumber(a2) === s2f16 && (a2 >>> 15) !== 0) && (s2u16 >>> 15) === 0)))) {
            d05 = s02;
          } else {
            d05 = s2u16;
          }
        }
        const d06 = d05;
        u[d] = d06;
      } else if (f16ToNumber(most) === s0f16) {
        if (ieee !== 0 && isSignalNan16(s1u16)) {
          d07 = quiet16(s1u16);
        } else if (ieee !== 0 && isSignalNan16(s2u16)) {
          d07 = quiet16(s2u16);
        } else if (!isNan16(s1u16) && (isNan16(s2u16) || (s2f16 < s1f16 || ((s2f16 === s1f16 && (s2u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0)))) {
          d07 = s1u16;
        } else {
          d07 = s2u16;
        }
        u[d] = d07;
      } else if (f16ToNumber(most) === s1f16) {
        if (ieee !== 0 && isSignalNan16(s0u16)) {
          d08 = quiet16(s0u16);
        } else if (ieee !== 0 && isSignalNan16(s2u16)) {
          d08 = quiet16(s2u16);
        } else if (!isNan16(s0u16) && (isNan16(s2u16) || (s2f16 < s0f16 || ((s2f16 === s0f16 && (s2u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0)))) {
          d08 = s0u16;
        } else {
          d08 = s2u16;
        }
        u[d] = d08;
      } else {
        if (ieee !== 0 && isSignalNan16(s0u16)) {
          d09 = quiet16(s0u16);
        } else if (ieee !== 0 && isSignalNan16(s1u16)) {
          d09 = quiet16(s1u16);
        } else if (!isNan16(s0u16) && (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0)))) {
          d09 = s0u16;
        } else {
          d09 = s1u16;
        }
        u[d] = d09;
      }
    }
  }
}

/**
 * V_MED3_F16 (rdna3 rdna3_5)
 * The larger of the two that the maximum leaves over; with a NaN among them, their minimum.
 */
export function V_MED3_F16_rdna3(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s1u16 = u[b] & 65535;
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s2u16 = u[c] & 65535;
      const s2x16 = fi16 > 0 ? flushBits16(s2u16) : s2u16;
      const s2f16 = flush(f16ToNumber(s2u16), fi16);
      let d0 = 0;
      let d02 = 0;
      let d04 = 0;
      let d05 = 0;
      let d07 = 0;
      let d08 = 0;
      let d09 = 0;
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        d0 = quiet16(s0x16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        d0 = quiet16(s1x16);
      } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
        d0 = s0x16;
      } else {
        d0 = s1x16;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d02 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s2u16)) {
        d02 = quiet16(s2x16);
      } else {
        const b2 = s0;
        if (isNan16(s2u16) || (s2f16 < f16ToNumber(b2) || ((s2f16 === f16ToNumber(b2) && (s2u16 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d02 = s0;
        } else {
          d02 = s2x16;
        }
      }
      const d03 = d02;
      const most = d03;
      if ((isNan16(s0u16) || isNan16(s1u16)) || isNan16(s2u16)) {
        if (ieee !== 0 && isSignalNan16(s0u16)) {
          d04 = quiet16(s0x16);
        } else if (ieee !== 0 && isSignalNan16(s1u16)) {
          d04 = quiet16(s1x16);
        } else if (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
          d04 = s0x16;
        } else {
          d04 = s1x16;
        }
        const s02 = d04;
        if (ieee !== 0 && isSignalNan16(s02)) {
          d05 = quiet16(s02);
        } else if (ieee !== 0 && isSignalNan16(s2u16)) {
          d05 = quiet16(s2x16);
        } else {
          const a2 = s02;
          if (isNan16(s2u16) || (f16ToNumber(a2) < s2f16 || ((f16ToNumber(a2) === s2f16 && (a2 >>> 15) !== 0) && (s2u16 >>> 15) === 0))) {
            d05 = s02;
          } else {
            d05 = s2x16;
          }
        }
        const d06 = d05;
        u[d] = d06;
      } else if (f16ToNumber(most) === s0f16) {
        if (ieee !== 0 && isSignalNan16(s1u16)) {
          d07 = quiet16(s1x16);
        } else if (ieee !== 0 && isSignalNan16(s2u16)) {
          d07 = quiet16(s2x16);
        } else if (isNan16(s2u16) || (s2f16 < s1f16 || ((s2f16 === s1f16 && (s2u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
          d07 = s1x16;
        } else {
          d07 = s2x16;
        }
        u[d] = d07;
      } else if (f16ToNumber(most) === s1f16) {
        if (ieee !== 0 && isSignalNan16(s0u16)) {
          d08 = quiet16(s0x16);
        } else if (ieee !== 0 && isSignalNan16(s2u16)) {
          d08 = quiet16(s2x16);
        } else if (isNan16(s2u16) || (s2f16 < s0f16 || ((s2f16 === s0f16 && (s2u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
          d08 = s0x16;
        } else {
          d08 = s2x16;
        }
        u[d] = d08;
      } else {
        if (ieee !== 0 && isSignalNan16(s0u16)) {
          d09 = quiet16(s0x16);
        } else if (ieee !== 0 && isSignalNan16(s1u16)) {
          d09 = quiet16(s1x16);
        } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
          d09 = s0x16;
        } else {
          d09 = s1x16;
        }
        u[d] = d09;
      }
    }
  }
}

/** V_MED3_F16_rdna3 with denormals kept. */
export function V_MED3_F16_rdna3_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s1f16 = f16ToNumber(s1u16);
      const s0f16 = f16ToNumber(s0u16);
      const s2u16 = u[c] & 65535;
      const s2f16 = f16ToNumber(s2u16);
      let d0 = 0;
      let d02 = 0;
      let d04 = 0;
      let d05 = 0;
      let d07 = 0;
      let d08 = 0;
      let d09 = 0;
      if (ieee !== 0 && isSignalNan16(s0u16)) {
        d0 = quiet16(s0u16);
      } else if (ieee !== 0 && isSignalNan16(s1u16)) {
        d0 = quiet16(s1u16);
      } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
        d0 = s0u16;
      } else {
        d0 = s1u16;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan16(s0)) {
        d02 = quiet16(s0);
      } else if (ieee !== 0 && isSignalNan16(s2u16)) {
        d02 = quiet16(s2u16);
      } else {
        const b2 = s0;
        if (isNan16(s2u16) || (s2f16 < f16ToNumber(b2) || ((s2f16 === f16ToNumber(b2) && (s2u16 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d02 = s0;
        } else {
          d02 = s2u16;
        }
      }
      const d03 = d02;
      const most = d03;
      if ((isNan16(s0u16) || isNan16(s1u16)) || isNan16(s2u16)) {
        if (ieee !== 0 && isSignalNan16(s0u16)) {
          d04 = quiet16(s0u16);
        } else if (ieee !== 0 && isSignalNan16(s1u16)) {
          d04 = quiet16(s1u16);
        } else if (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
          d04 = s0u16;
        } else {
          d04 = s1u16;
        }
        const s02 = d04;
        if (ieee !== 0 && isSignalNan16(s02)) {
          d05 = quiet16(s02);
        } else if (ieee !== 0 && isSignalNan16(s2u16)) {
          d05 = quiet16(s2u16);
        } else {
          const a2 = s02;
          if (isNan16(s2u16) || (f16ToNumber(a2) < s2f16 || ((f16ToNumber(a2) === s2f16 && (a2 >>> 15) !== 0) && (s2u16 >>> 15) === 0))) {
            d05 = s02;
          } else {
            d05 = s2u16;
          }
        }
        const d06 = d05;
        u[d] = d06;
      } else if (f16ToNumber(most) === s0f16) {
        if (ieee !== 0 && isSignalNan16(s1u16)) {
          d07 = quiet16(s1u16);
        } else if (ieee !== 0 && isSignalNan16(s2u16)) {
          d07 = quiet16(s2u16);
        } else if (isNan16(s2u16) || (s2f16 < s1f16 || ((s2f16 === s1f16 && (s2u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
          d07 = s1u16;
        } else {
          d07 = s2u16;
        }
        u[d] = d07;
      } else if (f16ToNumber(most) === s1f16) {
        if (ieee !== 0 && isSignalNan16(s0u16)) {
          d08 = quiet16(s0u16);
        } else if (ieee !== 0 && isSignalNan16(s2u16)) {
          d08 = quiet16(s2u16);
        } else if (isNan16(s2u16) || (s2f16 < s0f16 || ((s2f16 === s0f16 && (s2u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
          d08 = s0u16;
        } else {
          d08 = s2u16;
        }
        u[d] = d08;
      } else {
        if (ieee !== 0 && isSignalNan16(s0u16)) {
          d09 = quiet16(s0u16);
        } else if (ieee !== 0 && isSignalNan16(s1u16)) {
          d09 = quiet16(s1u16);
        } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
          d09 = s0u16;
        } else {
          d09 = s1u16;
        }
        u[d] = d09;
      }
    }
  }
}

/**
 * V_MED3_F32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2)
 * The larger of the two that the maximum leaves over; with a NaN among them, their minimum.
 */
export function V_MED3_F32_cdna1(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s03 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s03) : s03;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s1f = flush(f[b], fi32);
      const s0f = flush(f[a], fi32);
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s2f = flush(f[c], fi32);
      let d0 = 0;
      let d02 = 0;
      let d04 = 0;
      let d05 = 0;
      let d07 = 0;
      let d08 = 0;
      let d09 = 0;
      if (ieee !== 0 && isSignalNan32(s03)) {
        d0 = quiet32(s0x32);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        d0 = quiet32(s1x32);
      } else if (!isNan32(s03) && (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s03 >>> 31) === 0)))) {
        d0 = s0x32;
      } else {
        d0 = s1x32;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan32(s0)) {
        d02 = quiet32(s0);
      } else if (ieee !== 0 && isSignalNan32(s2)) {
        d02 = quiet32(s2x32);
      } else {
        const b2 = s0;
        const t0 = f32FromBits(s0);
        if (!(t0 !== t0) && (isNan32(s2) || (s2f < f32FromBits(b2) || ((s2f === f32FromBits(b2) && (s2 >>> 31) !== 0) && (b2 >>> 31) === 0)))) {
          d02 = s0;
        } else {
          d02 = s2x32;
        }
      }
      const d03 = d02;
      const most = d03;
      if ((isNan32(s03) || isNan32(s1)) || isNan32(s2)) {
        if (ieee !== 0 && isSignalNan32(s03)) {
          d04 = quiet32(s0x32);
        } else if (ieee !== 0 && isSignalNan32(s1)) {
          d04 = quiet32(s1x32);
        } else if (!isNan32(s03) && (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s03 >>> 31) !== 0) && (s1 >>> 31) === 0)))) {
          d04 = s0x32;
        } else {
          d04 = s1x32;
        }
        const s02 = d04;
        if (ieee !== 0 && isSignalNan32(s02)) {
          d05 = quiet32(s02);
        } else if (ieee !== 0 && isSignalNan32(s2)) {
          d05 = quiet32(s2x32);
        } else {
          const a2 = s02;
          const t1 = f32FromBits(s02);
          if (!(t1 !== t1) && (isNan32(s2) || (f32FromBits(a2) < s2f || ((f32FromBits(a2) === s2f && (a2 >>> 31) !== 0) && (s2 >>> 31) === 0)))) {
            d05 = s02;
          } else {
            d05 = s2x32;
          }
        }
        const d06 = d05;
        u[d] = d06;
      } else if (f32FromBits(most) === s0f) {
        if (ieee !== 0 && isSignalNan32(s1)) {
          d07 = quiet32(s1x32);
        } else if (ieee !== 0 && isSignalNan32(s2)) {
          d07 = quiet32(s2x32);
        } else if (!isNan32(s1) && (isNan32(s2) || (s2f < s1f || ((s2f === s1f && (s2 >>> 31) !== 0) && (s1 >>> 31) === 0)))) {
          d07 = s1x32;
        } else {
          d07 = s2x32;
        }
        u[d] = d07;
      } else if (f32FromBits(most) === s1f) {
        if (ieee !== 0 && isSignalNan32(s03)) {
          d08 = quiet32(s0x32);
        } else if (ieee !== 0 && isSignalNan32(s2)) {
          d08 = quiet32(s2x32);
        } else if (!isNan32(s03) && (isNan32(s2) || (s2f < s0f || ((s2f === s0f && (s2 >>> 31) !== 0) && (s03 >>> 31) === 0)))) {
          d08 = s0x32;
        } else {
          d08 = s2x32;
        }
        u[d] = d08;
      } else {
        if (ieee !== 0 && isSignalNan32(s03)) {
          d09 = quiet32(s0x32);
        } else if (ieee !== 0 && isSignalNan32(s1)) {
          d09 = quiet32(s1x32);
        } else if (!isNan32(s03) && (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s03 >>> 31) === 0)))) {
          d09 = s0x32;
        } else {
          d09 = s1x32;
        }
        u[d] = d09;
      }
    }
  }
}

/** V_MED3_F32_cdna1 with denormals kept. */
export function V_MED3_F32_cdna1_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s03 = u[a];
      const s1 = u[b];
      const s1f = f[b];
      const s0f = f[a];
      const s2 = u[c];
      const s2f = f[c];
      let d0 = 0;
      let d02 = 0;
      let d04 = 0;
      let d05 = 0;
      let d07 = 0;
      let d08 = 0;
      let d09 = 0;
      if (ieee !== 0 && isSignalNan32(s03)) {
        d0 = quiet32(s03);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        d0 = quiet32(s1);
      } else if (!isNan32(s03) && (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s03 >>> 31) === 0)))) {
        d0 = s03;
      } else {
        d0 = s1;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan32(s0)) {
        d02 = quiet32(s0);
      } else if (ieee !== 0 && isSignalNan32(s2)) {
        d02 = quiet32(s2);
      } else {
        const b2 = s0;
        const t0 = f32FromBits(s0);
        if (!(t0 !== t0) && (isNan32(s2) || (s2f < f32FromBits(b2) || ((s2f === f32FromBits(b2) && (s2 >>> 31) !== 0) && (b2 >>> 31) === 0)))) {
          d02 = s0;
        } else {
          d02 = s2;
        }
      }
      const d03 = d02;
      const most = d03;
      if ((isNan32(s03) || isNan32(s1)) || isNan32(s2)) {
        if (ieee !== 0 && isSignalNan32(s03)) {
          d04 = quiet32(s03);
        } else if (ieee !== 0 && isSignalNan32(s1)) {
          d04 = quiet32(s1);
        } else if (!isNan32(s03) && (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s03 >>> 31) !== 0) && (s1 >>> 31) === 0)))) {
          d04 = s03;
        } else {
          d04 = s1;
        }
        const s02 = d04;
        if (ieee !== 0 && isSignalNan32(s02)) {
          d05 = quiet32(s02);
        } else if (ieee !== 0 && isSignalNan32(s2)) {
          d05 = quiet32(s2);
        } else {
          const a2 = s02;
          const t1 = f32FromBits(s02);
          if (!(t1 !== t1) && (isNan32(s2) || (f32FromBits(a2) < s2f || ((f32FromBits(a2) === s2f && (a2 >>> 31) !== 0) && (s2 >>> 31) === 0)))) {
            d05 = s02;
          } else {
            d05 = s2;
          }
        }
        const d06 = d05;
        u[d] = d06;
      } else if (f32FromBits(most) === s0f) {
        if (ieee !== 0 && isSignalNan32(s1)) {
          d07 = quiet32(s1);
        } else if (ieee !== 0 && isSignalNan32(s2)) {
          d07 = quiet32(s2);
        } else if (!isNan32(s1) && (isNan32(s2) || (s2f < s1f || ((s2f === s1f && (s2 >>> 31) !== 0) && (s1 >>> 31) === 0)))) {
          d07 = s1;
        } else {
          d07 = s2;
        }
        u[d] = d07;
      } else if (f32FromBits(most) === s1f) {
        if (ieee !== 0 && isSignalNan32(s03)) {
          d08 = quiet32(s03);
        } else if (ieee !== 0 && isSignalNan32(s2)) {
          d08 = quiet32(s2);
        } else if (!isNan32(s03) && (isNan32(s2) || (s2f < s0f || ((s2f === s0f && (s2 >>> 31) !== 0) && (s03 >>> 31) === 0)))) {
          d08 = s03;
        } else {
          d08 = s2;
        }
        u[d] = d08;
      } else {
        if (ieee !== 0 && isSignalNan32(s03)) {
          d09 = quiet32(s03);
        } else if (ieee !== 0 && isSignalNan32(s1)) {
          d09 = quiet32(s1);
        } else if (!isNan32(s03) && (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s03 >>> 31) === 0)))) {
          d09 = s03;
        } else {
          d09 = s1;
        }
        u[d] = d09;
      }
    }
  }
}

/**
 * V_MED3_F32 (rdna3 rdna3_5)
 * The larger of the two that the maximum leaves over; with a NaN among them, their minimum.
 */
export function V_MED3_F32_rdna3(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s03 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s03) : s03;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s1f = flush(f[b], fi32);
      const s0f = flush(f[a], fi32);
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s2f = flush(f[c], fi32);
      let d0 = 0;
      let d02 = 0;
      let d04 = 0;
      let d05 = 0;
      let d07 = 0;
      let d08 = 0;
      let d09 = 0;
      if (ieee !== 0 && isSignalNan32(s03)) {
        d0 = quiet32(s0x32);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        d0 = quiet32(s1x32);
      } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s03 >>> 31) === 0))) {
        d0 = s0x32;
      } else {
        d0 = s1x32;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan32(s0)) {
        d02 = quiet32(s0);
      } else if (ieee !== 0 && isSignalNan32(s2)) {
        d02 = quiet32(s2x32);
      } else {
        const b2 = s0;
        if (isNan32(s2) || (s2f < f32FromBits(b2) || ((s2f === f32FromBits(b2) && (s2 >>> 31) !== 0) && (b2 >>> 31) === 0))) {
          d02 = s0;
        } else {
          d02 = s2x32;
        }
      }
      const d03 = d02;
      const most = d03;
      if ((isNan32(s03) || isNan32(s1)) || isNan32(s2)) {
        if (ieee !== 0 && isSignalNan32(s03)) {
          d04 = quiet32(s0x32);
        } else if (ieee !== 0 && isSignalNan32(s1)) {
          d04 = quiet32(s1x32);
        } else if (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s03 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
          d04 = s0x32;
        } else {
          d04 = s1x32;
        }
        const s02 = d04;
        if (ieee !== 0 && isSignalNan32(s02)) {
          d05 = quiet32(s02);
        } else if (ieee !== 0 && isSignalNan32(s2)) {
          d05 = quiet32(s2x32);
        } else {
          const a2 = s02;
          if (isNan32(s2) || (f32FromBits(a2) < s2f || ((f32FromBits(a2) === s2f && (a2 >>> 31) !== 0) && (s2 >>> 31) === 0))) {
            d05 = s02;
          } else {
            d05 = s2x32;
          }
        }
        const d06 = d05;
        u[d] = d06;
      } else if (f32FromBits(most) === s0f) {
        if (ieee !== 0 && isSignalNan32(s1)) {
          d07 = quiet32(s1x32);
        } else if (ieee !== 0 && isSignalNan32(s2)) {
          d07 = quiet32(s2x32);
        } else if (isNan32(s2) || (s2f < s1f || ((s2f === s1f && (s2 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
          d07 = s1x32;
        } else {
          d07 = s2x32;
        }
        u[d] = d07;
      } else if (f32FromBits(most) === s1f) {
        if (ieee !== 0 && isSignalNan32(s03)) {
          d08 = quiet32(s0x32);
        } else if (ieee !== 0 && isSignalNan32(s2)) {
          d08 = quiet32(s2x32);
        } else if (isNan32(s2) || (s2f < s0f || ((s2f === s0f && (s2 >>> 31) !== 0) && (s03 >>> 31) === 0))) {
          d08 = s0x32;
        } else {
          d08 = s2x32;
        }
        u[d] = d08;
      } else {
        if (ieee !== 0 && isSignalNan32(s03)) {
          d09 = quiet32(s0x32);
        } else if (ieee !== 0 && isSignalNan32(s1)) {
          d09 = quiet32(s1x32);
        } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s03 >>> 31) === 0))) {
          d09 = s0x32;
        } else {
          d09 = s1x32;
        }
        u[d] = d09;
      }
    }
  }
}

/** V_MED3_F32_rdna3 with denormals kept. */
export function V_MED3_F32_rdna3_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ieee = (w.mode >>> 9) & 1;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s03 = u[a];
      const s1 = u[b];
      const s1f = f[b];
      const s0f = f[a];
      const s2 = u[c];
      const s2f = f[c];
      let d0 = 0;
      let d02 = 0;
      let d04 = 0;
      let d05 = 0;
      let d07 = 0;
      let d08 = 0;
      let d09 = 0;
      if (ieee !== 0 && isSignalNan32(s03)) {
        d0 = quiet32(s03);
      } else if (ieee !== 0 && isSignalNan32(s1)) {
        d0 = quiet32(s1);
      } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s03 >>> 31) === 0))) {
        d0 = s03;
      } else {
        d0 = s1;
      }
      const s0 = d0;
      if (ieee !== 0 && isSignalNan32(s0)) {
        d02 = quiet32(s0);
      } else if (ieee !== 0 && isSignalNan32(s2)) {
        d02 = quiet32(s2);
      } else {
        const b2 = s0;
        if (isNan32(s2) || (s2f < f32FromBits(b2) || ((s2f === f32FromBits(b2) && (s2 >>> 31) !== 0) && (b2 >>> 31) === 0))) {
          d02 = s0;
        } else {
          d02 = s2;
        }
      }
      const d03 = d02;
      const most = d03;
      if ((isNan32(s03) || isNan32(s1)) || isNan32(s2)) {
        if (ieee !== 0 && isSignalNan32(s03)) {
          d04 = quiet32(s03);
        } else if (ieee !== 0 && isSignalNan32(s1)) {
          d04 = quiet32(s1);
        } else if (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s03 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
          d04 = s03;
        } else {
          d04 = s1;
        }
        const s02 = d04;
        if (ieee !== 0 && isSignalNan32(s02)) {
          d05 = quiet32(s02);
        } else if (ieee !== 0 && isSignalNan32(s2)) {
          d05 = quiet32(s2);
        } else {
          const a2 = s02;
          if (isNan32(s2) || (f32FromBits(a2) < s2f || ((f32FromBits(a2) === s2f && (a2 >>> 31) !== 0) && (s2 >>> 31) === 0))) {
            d05 = s02;
          } else {
            d05 = s2;
          }
        }
        const d06 = d05;
        u[d] = d06;
      } else if (f32FromBits(most) === s0f) {
        if (ieee !== 0 && isSignalNan32(s1)) {
          d07 = quiet32(s1);
        } else if (ieee !== 0 && isSignalNan32(s2)) {
          d07 = quiet32(s2);
        } else if (isNan32(s2) || (s2f < s1f || ((s2f === s1f && (s2 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
          d07 = s1;
        } else {
          d07 = s2;
        }
        u[d] = d07;
      } else if (f32FromBits(most) === s1f) {
        if (ieee !== 0 && isSignalNan32(s03)) {
          d08 = quiet32(s03);
        } else if (ieee !== 0 && isSignalNan32(s2)) {
          d08 = quiet32(s2);
        } else if (isNan32(s2) || (s2f < s0f || ((s2f === s0f && (s2 >>> 31) !== 0) && (s03 >>> 31) === 0))) {
          d08 = s03;
        } else {
          d08 = s2;
        }
        u[d] = d08;
      } else {
        if (ieee !== 0 && isSignalNan32(s03)) {
          d09 = quiet32(s03);
        } else if (ieee !== 0 && isSignalNan32(s1)) {
          d09 = quiet32(s1);
        } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s03 >>> 31) === 0))) {
          d09 = s03;
        } else {
          d09 = s1;
        }
        u[d] = d09;
      }
    }
  }
}

/**
 * V_MIN_NUM_F16 (cdna5 rdna4)
 * Since RDNA 4 the opcode says what NaN does. NUM: a number wins over any NaN; two NaNs give the first, quietened.
 */
export function V_MIN_NUM_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      if (isNan16(s0u16) && isNan16(s1u16)) {
        u[d] = quiet16(s0x16);
      } else if (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
        u[d] = s0x16;
      } else {
        u[d] = s1x16;
      }
    }
  }
}

/** V_MIN_NUM_F16 with denormals kept. */
export function V_MIN_NUM_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1f16 = f16ToNumber(s1u16);
        if (isNan16(s0u16) && isNan16(s1u16)) {
          u[d] = quiet16(s0u16);
        } else if (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
          u[d] = s0u16;
        } else {
          u[d] = s1u16;
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1f16 = f16ToNumber(s1u16);
        if (isNan16(s0u16) && isNan16(s1u16)) {
          u[d] = quiet16(s0u16);
        } else if (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
          u[d] = s0u16;
        } else {
          u[d] = s1u16;
        }
      }
    }
  }
}

/**
 * V_MIN_NUM_F32 (cdna5 rdna4)
 * Since RDNA 4 the opcode says what NaN does. NUM: a number wins over any NaN; two NaNs give the first, quietened.
 */
export function V_MIN_NUM_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      if (isNan32(s0) && isNan32(s1)) {
        u[d] = quiet32(s0x32);
      } else if (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s0 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
        u[d] = s0x32;
      } else {
        u[d] = s1x32;
      }
    }
  }
}

/** V_MIN_NUM_F32 with denormals kept. */
export function V_MIN_NUM_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s0f = f[a];
        const s1f = f[b];
        if (isNan32(s0) && isNan32(s1)) {
          u[d] = quiet32(s0);
        } else if (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s0 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
          u[d] = s0;
        } else {
          u[d] = s1;
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s0f = f[a];
        const s1f = f[b];
        if (isNan32(s0) && isNan32(s1)) {
          u[d] = quiet32(s0);
        } else if (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s0 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
          u[d] = s0;
        } else {
          u[d] = s1;
        }
      }
    }
  }
}

/**
 * V_MIN_NUM_F64 (cdna5 rdna4)
 * Since RDNA 4 the opcode says what NaN does. NUM: a number wins over any NaN; two NaNs give the first, quietened.
 */
export function V_MIN_NUM_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
      const s0nan = isNan64(s0, s0w1);
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      const s1nan = isNan64(s1, s1w1);
      if (isNan64(s0, s0w1) && isNan64(s1, s1w1)) {
        u[d] = s0nan ? s0 : f64Lo(s0f64);
        u[d + hd0] = quietHi64(s0nan ? s0w1 : f64Hi(s0f64));
      } else if (isNan64(s1, s1w1) || (s0f64 < s1f64 || ((s0f64 === s1f64 && (s0w1 >>> 31) !== 0) && (s1w1 >>> 31) === 0))) {
        u[d] = s0nan ? s0 : f64Lo(s0f64);
        u[d + hd0] = s0nan ? s0w1 : f64Hi(s0f64);
      } else {
        u[d] = s1nan ? s1 : f64Lo(s1f64);
        u[d + hd0] = s1nan ? s1w1 : f64Hi(s1f64);
      }
    }
  }
}

/** V_MIN_NUM_F64 with denormals kept. */
export function V_MIN_NUM_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0f64 = f64FromWords(s0, s0w1);
      const s1f64 = f64FromWords(s1, s1w1);
      if (isNan64(s0, s0w1) && isNan64(s1, s1w1)) {
        u[d] = s0;
        u[d + hd0] = quietHi64(s0w1);
      } else if (isNan64(s1, s1w1) || (s0f64 < s1f64 || ((s0f64 === s1f64 && (s0w1 >>> 31) !== 0) && (s1w1 >>> 31) === 0))) {
        u[d] = s0;
        u[d + hd0] = s0w1;
      } else {
        u[d] = s1;
        u[d + hd0] = s1w1;
      }
    }
  }
}

/** V_MAX_NUM_F16 (cdna5 rdna4) */
export function V_MAX_NUM_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      if (isNan16(s0u16) && isNan16(s1u16)) {
        u[d] = quiet16(s0x16);
      } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
        u[d] = s0x16;
      } else {
        u[d] = s1x16;
      }
    }
  }
}

/** V_MAX_NUM_F16 with denormals kept. */
export function V_MAX_NUM_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const s0f16 = f16ToNumber(s0u16);
        if (isNan16(s0u16) && isNan16(s1u16)) {
          u[d] = quiet16(s0u16);
        } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
          u[d] = s0u16;
        } else {
          u[d] = s1u16;
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const s0f16 = f16ToNumber(s0u16);
        if (isNan16(s0u16) && isNan16(s1u16)) {
          u[d] = quiet16(s0u16);
        } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
          u[d] = s0u16;
        } else {
          u[d] = s1u16;
        }
      }
    }
  }
}

/** V_MAX_NUM_F32 (cdna5 rdna4) */
export function V_MAX_NUM_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s1f = flush(f[b], fi32);
      const s0f = flush(f[a], fi32);
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      if (isNan32(s0) && isNan32(s1)) {
        u[d] = quiet32(s0x32);
      } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s0 >>> 31) === 0))) {
        u[d] = s0x32;
      } else {
        u[d] = s1x32;
      }
    }
  }
}

/** V_MAX_NUM_F32 with denormals kept. */
export function V_MAX_NUM_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s1f = f[b];
        const s0f = f[a];
        if (isNan32(s0) && isNan32(s1)) {
          u[d] = quiet32(s0);
        } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s0 >>> 31) === 0))) {
          u[d] = s0;
        } else {
          u[d] = s1;
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s1f = f[b];
        const s0f = f[a];
        if (isNan32(s0) && isNan32(s1)) {
          u[d] = quiet32(s0);
        } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s0 >>> 31) === 0))) {
          u[d] = s0;
        } else {
          u[d] = s1;
        }
      }
    }
  }
}

/** V_MAX_NUM_F64 (cdna5 rdna4) */
export function V_MAX_NUM_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
      const s0nan = isNan64(s0, s0w1);
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      const s1nan = isNan64(s1, s1w1);
      if (isNan64(s0, s0w1) && isNan64(s1, s1w1)) {
        u[d] = s0nan ? s0 : f64Lo(s0f64);
        u[d + hd0] = quietHi64(s0nan ? s0w1 : f64Hi(s0f64));
      } else if (isNan64(s1, s1w1) || (s1f64 < s0f64 || ((s1f64 === s0f64 && (s1w1 >>> 31) !== 0) && (s0w1 >>> 31) === 0))) {
        u[d] = s0nan ? s0 : f64Lo(s0f64);
        u[d + hd0] = s0nan ? s0w1 : f64Hi(s0f64);
      } else {
        u[d] = s1nan ? s1 : f64Lo(s1f64);
        u[d + hd0] = s1nan ? s1w1 : f64Hi(s1f64);
      }
    }
  }
}

/** V_MAX_NUM_F64 with denormals kept. */
export function V_MAX_NUM_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const s0f64 = f64FromWords(s0, s0w1);
      if (isNan64(s0, s0w1) && isNan64(s1, s1w1)) {
        u[d] = s0;
        u[d + hd0] = quietHi64(s0w1);
      } else if (isNan64(s1, s1w1) || (s1f64 < s0f64 || ((s1f64 === s0f64 && (s1w1 >>> 31) !== 0) && (s0w1 >>> 31) === 0))) {
        u[d] = s0;
        u[d + hd0] = s0w1;
      } else {
        u[d] = s1;
        u[d + hd0] = s1w1;
      }
    }
  }
}

/** V_MIN3_NUM_F16 (cdna5 rdna4) */
export function V_MIN3_NUM_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s2u16 = u[c] & 65535;
      const s2f16 = flush(f16ToNumber(s2u16), fi16);
      const s2x16 = fi16 > 0 ? flushBits16(s2u16) : s2u16;
      let d0 = 0;
      let d02 = 0;
      if (isNan16(s0u16) && isNan16(s1u16)) {
        d0 = quiet16(s0x16);
      } else if (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
        d0 = s0x16;
      } else {
        d0 = s1x16;
      }
      const s0 = d0;
      if (isNan16(s0) && isNan16(s2u16)) {
        d02 = quiet16(s0);
      } else {
        const a2 = s0;
        if (isNan16(s2u16) || (f16ToNumber(a2) < s2f16 || ((f16ToNumber(a2) === s2f16 && (a2 >>> 15) !== 0) && (s2u16 >>> 15) === 0))) {
          d02 = s0;
        } else {
          d02 = s2x16;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MIN3_NUM_F16 with denormals kept. */
export function V_MIN3_NUM_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s0f16 = f16ToNumber(s0u16);
      const s1f16 = f16ToNumber(s1u16);
      const s2u16 = u[c] & 65535;
      const s2f16 = f16ToNumber(s2u16);
      let d0 = 0;
      let d02 = 0;
      if (isNan16(s0u16) && isNan16(s1u16)) {
        d0 = quiet16(s0u16);
      } else if (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
        d0 = s0u16;
      } else {
        d0 = s1u16;
      }
      const s0 = d0;
      if (isNan16(s0) && isNan16(s2u16)) {
        d02 = quiet16(s0);
      } else {
        const a2 = s0;
        if (isNan16(s2u16) || (f16ToNumber(a2) < s2f16 || ((f16ToNumber(a2) === s2f16 && (a2 >>> 15) !== 0) && (s2u16 >>> 15) === 0))) {
          d02 = s0;
        } else {
          d02 = s2u16;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MIN3_NUM_F32 (cdna5 rdna4) */
export function V_MIN3_NUM_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s02 = u[a];
      const s1 = u[b];
      const s0x32 = fi32 > 0 ? flushBits32(s02) : s02;
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s2 = u[c];
      const s2f = flush(f[c], fi32);
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      let d0 = 0;
      let d02 = 0;
      if (isNan32(s02) && isNan32(s1)) {
        d0 = quiet32(s0x32);
      } else if (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s02 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
        d0 = s0x32;
      } else {
        d0 = s1x32;
      }
      const s0 = d0;
      const t0 = f32FromBits(s0);
      if (t0 !== t0 && isNan32(s2)) {
        d02 = quiet32(s0);
      } else {
        const a2 = s0;
        if (isNan32(s2) || (f32FromBits(a2) < s2f || ((f32FromBits(a2) === s2f && (a2 >>> 31) !== 0) && (s2 >>> 31) === 0))) {
          d02 = s0;
        } else {
          d02 = s2x32;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MIN3_NUM_F32 with denormals kept. */
export function V_MIN3_NUM_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s02 = u[a];
      const s1 = u[b];
      const s0f = f[a];
      const s1f = f[b];
      const s2 = u[c];
      const s2f = f[c];
      let d0 = 0;
      let d02 = 0;
      if (isNan32(s02) && isNan32(s1)) {
        d0 = quiet32(s02);
      } else if (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s02 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
        d0 = s02;
      } else {
        d0 = s1;
      }
      const s0 = d0;
      const t0 = f32FromBits(s0);
      if (t0 !== t0 && isNan32(s2)) {
        d02 = quiet32(s0);
      } else {
        const a2 = s0;
        if (isNan32(s2) || (f32FromBits(a2) < s2f || ((f32FromBits(a2) === s2f && (a2 >>> 31) !== 0) && (s2 >>> 31) === 0))) {
          d02 = s0;
        } else {
          d02 = s2;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MAX3_NUM_F16 (cdna5 rdna4) */
export function V_MAX3_NUM_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s2u16 = u[c] & 65535;
      const s2f16 = flush(f16ToNumber(s2u16), fi16);
      const s2x16 = fi16 > 0 ? flushBits16(s2u16) : s2u16;
      let d0 = 0;
      let d02 = 0;
      if (isNan16(s0u16) && isNan16(s1u16)) {
        d0 = quiet16(s0x16);
      } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
        d0 = s0x16;
      } else {
        d0 = s1x16;
      }
      const s0 = d0;
      if (isNan16(s0) && isNan16(s2u16)) {
        d02 = quiet16(s0);
      } else {
        const b2 = s0;
        if (isNan16(s2u16) || (s2f16 < f16ToNumber(b2) || ((s2f16 === f16ToNumber(b2) && (s2u16 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d02 = s0;
        } else {
          d02 = s2x16;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MAX3_NUM_F16 with denormals kept. */
export function V_MAX3_NUM_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s1f16 = f16ToNumber(s1u16);
      const s0f16 = f16ToNumber(s0u16);
      const s2u16 = u[c] & 65535;
      const s2f16 = f16ToNumber(s2u16);
      let d0 = 0;
      let d02 = 0;
      if (isNan16(s0u16) && isNan16(s1u16)) {
        d0 = quiet16(s0u16);
      } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
        d0 = s0u16;
      } else {
        d0 = s1u16;
      }
      const s0 = d0;
      if (isNan16(s0) && isNan16(s2u16)) {
        d02 = quiet16(s0);
      } else {
        const b2 = s0;
        if (isNan16(s2u16) || (s2f16 < f16ToNumber(b2) || ((s2f16 === f16ToNumber(b2) && (s2u16 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d02 = s0;
        } else {
          d02 = s2u16;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MAX3_NUM_F32 (cdna5 rdna4) */
export function V_MAX3_NUM_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s02 = u[a];
      const s1 = u[b];
      const s0x32 = fi32 > 0 ? flushBits32(s02) : s02;
      const s1f = flush(f[b], fi32);
      const s0f = flush(f[a], fi32);
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s2 = u[c];
      const s2f = flush(f[c], fi32);
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      let d0 = 0;
      let d02 = 0;
      if (isNan32(s02) && isNan32(s1)) {
        d0 = quiet32(s0x32);
      } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s02 >>> 31) === 0))) {
        d0 = s0x32;
      } else {
        d0 = s1x32;
      }
      const s0 = d0;
      const t0 = f32FromBits(s0);
      if (t0 !== t0 && isNan32(s2)) {
        d02 = quiet32(s0);
      } else {
        const b2 = s0;
        if (isNan32(s2) || (s2f < f32FromBits(b2) || ((s2f === f32FromBits(b2) && (s2 >>> 31) !== 0) && (b2 >>> 31) === 0))) {
          d02 = s0;
        } else {
          d02 = s2x32;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MAX3_NUM_F32 with denormals kept. */
export function V_MAX3_NUM_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s02 = u[a];
      const s1 = u[b];
      const s1f = f[b];
      const s0f = f[a];
      const s2 = u[c];
      const s2f = f[c];
      let d0 = 0;
      let d02 = 0;
      if (isNan32(s02) && isNan32(s1)) {
        d0 = quiet32(s02);
      } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s02 >>> 31) === 0))) {
        d0 = s02;
      } else {
        d0 = s1;
      }
      const s0 = d0;
      const t0 = f32FromBits(s0);
      if (t0 !== t0 && isNan32(s2)) {
        d02 = quiet32(s0);
      } else {
        const b2 = s0;
        if (isNan32(s2) || (s2f < f32FromBits(b2) || ((s2f === f32FromBits(b2) && (s2 >>> 31) !== 0) && (b2 >>> 31) === 0))) {
          d02 = s0;
        } else {
          d02 = s2;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MINMAX_NUM_F16 (cdna5 rdna4) */
export function V_MINMAX_NUM_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s2u16 = u[c] & 65535;
      const s2f16 = flush(f16ToNumber(s2u16), fi16);
      const s2x16 = fi16 > 0 ? flushBits16(s2u16) : s2u16;
      let d0 = 0;
      let d02 = 0;
      if (isNan16(s0u16) && isNan16(s1u16)) {
        d0 = quiet16(s0x16);
      } else if (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
        d0 = s0x16;
      } else {
        d0 = s1x16;
      }
      const s0 = d0;
      if (isNan16(s0) && isNan16(s2u16)) {
        d02 = quiet16(s0);
      } else {
        const b2 = s0;
        if (isNan16(s2u16) || (s2f16 < f16ToNumber(b2) || ((s2f16 === f16ToNumber(b2) && (s2u16 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d02 = s0;
        } else {
          d02 = s2x16;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MINMAX_NUM_F16 with denormals kept. */
export function V_MINMAX_NUM_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s0f16 = f16ToNumber(s0u16);
      const s1f16 = f16ToNumber(s1u16);
      const s2u16 = u[c] & 65535;
      const s2f16 = f16ToNumber(s2u16);
      let d0 = 0;
      let d02 = 0;
      if (isNan16(s0u16) && isNan16(s1u16)) {
        d0 = quiet16(s0u16);
      } else if (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
        d0 = s0u16;
      } else {
        d0 = s1u16;
      }
      const s0 = d0;
      if (isNan16(s0) && isNan16(s2u16)) {
        d02 = quiet16(s0);
      } else {
        const b2 = s0;
        if (isNan16(s2u16) || (s2f16 < f16ToNumber(b2) || ((s2f16 === f16ToNumber(b2) && (s2u16 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d02 = s0;
        } else {
          d02 = s2u16;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MINMAX_NUM_F32 (cdna5 rdna4) */
export function V_MINMAX_NUM_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s02 = u[a];
      const s1 = u[b];
      const s0x32 = fi32 > 0 ? flushBits32(s02) : s02;
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s2 = u[c];
      const s2f = flush(f[c], fi32);
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      let d0 = 0;
      let d02 = 0;
      if (isNan32(s02) && isNan32(s1)) {
        d0 = quiet32(s0x32);
      } else if (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s02 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
        d0 = s0x32;
      } else {
        d0 = s1x32;
      }
      const s0 = d0;
      const t0 = f32FromBits(s0);
      if (t0 !== t0 && isNan32(s2)) {
        d02 = quiet32(s0);
      } else {
        const b2 = s0;
        if (isNan32(s2) || (s2f < f32FromBits(b2) || ((s2f === f32FromBits(b2) && (s2 >>> 31) !== 0) && (b2 >>> 31) === 0))) {
          d02 = s0;
        } else {
          d02 = s2x32;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MINMAX_NUM_F32 with denormals kept. */
export function V_MINMAX_NUM_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s02 = u[a];
      const s1 = u[b];
      const s0f = f[a];
      const s1f = f[b];
      const s2 = u[c];
      const s2f = f[c];
      let d0 = 0;
      let d02 = 0;
      if (isNan32(s02) && isNan32(s1)) {
        d0 = quiet32(s02);
      } else if (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s02 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
        d0 = s02;
      } else {
        d0 = s1;
      }
      const s0 = d0;
      const t0 = f32FromBits(s0);
      if (t0 !== t0 && isNan32(s2)) {
        d02 = quiet32(s0);
      } else {
        const b2 = s0;
        if (isNan32(s2) || (s2f < f32FromBits(b2) || ((s2f === f32FromBits(b2) && (s2 >>> 31) !== 0) && (b2 >>> 31) === 0))) {
          d02 = s0;
        } else {
          d02 = s2;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MAXMIN_NUM_F16 (cdna5 rdna4) */
export function V_MAXMIN_NUM_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s2u16 = u[c] & 65535;
      const s2f16 = flush(f16ToNumber(s2u16), fi16);
      const s2x16 = fi16 > 0 ? flushBits16(s2u16) : s2u16;
      let d0 = 0;
      let d02 = 0;
      if (isNan16(s0u16) && isNan16(s1u16)) {
        d0 = quiet16(s0x16);
      } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
        d0 = s0x16;
      } else {
        d0 = s1x16;
      }
      const s0 = d0;
      if (isNan16(s0) && isNan16(s2u16)) {
        d02 = quiet16(s0);
      } else {
        const a2 = s0;
        if (isNan16(s2u16) || (f16ToNumber(a2) < s2f16 || ((f16ToNumber(a2) === s2f16 && (a2 >>> 15) !== 0) && (s2u16 >>> 15) === 0))) {
          d02 = s0;
        } else {
          d02 = s2x16;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MAXMIN_NUM_F16 with denormals kept. */
export function V_MAXMIN_NUM_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s1f16 = f16ToNumber(s1u16);
      const s0f16 = f16ToNumber(s0u16);
      const s2u16 = u[c] & 65535;
      const s2f16 = f16ToNumber(s2u16);
      let d0 = 0;
      let d02 = 0;
      if (isNan16(s0u16) && isNan16(s1u16)) {
        d0 = quiet16(s0u16);
      } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
        d0 = s0u16;
      } else {
        d0 = s1u16;
      }
      const s0 = d0;
      if (isNan16(s0) && isNan16(s2u16)) {
        d02 = quiet16(s0);
      } else {
        const a2 = s0;
        if (isNan16(s2u16) || (f16ToNumber(a2) < s2f16 || ((f16ToNumber(a2) === s2f16 && (a2 >>> 15) !== 0) && (s2u16 >>> 15) === 0))) {
          d02 = s0;
        } else {
          d02 = s2u16;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MAXMIN_NUM_F32 (cdna5 rdna4) */
export function V_MAXMIN_NUM_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s02 = u[a];
      const s1 = u[b];
      const s0x32 = fi32 > 0 ? flushBits32(s02) : s02;
      const s1f = flush(f[b], fi32);
      const s0f = flush(f[a], fi32);
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s2 = u[c];
      const s2f = flush(f[c], fi32);
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      let d0 = 0;
      let d02 = 0;
      if (isNan32(s02) && isNan32(s1)) {
        d0 = quiet32(s0x32);
      } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s02 >>> 31) === 0))) {
        d0 = s0x32;
      } else {
        d0 = s1x32;
      }
      const s0 = d0;
      const t0 = f32FromBits(s0);
      if (t0 !== t0 && isNan32(s2)) {
        d02 = quiet32(s0);
      } else {
        const a2 = s0;
        if (isNan32(s2) || (f32FromBits(a2) < s2f || ((f32FromBits(a2) === s2f && (a2 >>> 31) !== 0) && (s2 >>> 31) === 0))) {
          d02 = s0;
        } else {
          d02 = s2x32;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MAXMIN_NUM_F32 with denormals kept. */
export function V_MAXMIN_NUM_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s02 = u[a];
      const s1 = u[b];
      const s1f = f[b];
      const s0f = f[a];
      const s2 = u[c];
      const s2f = f[c];
      let d0 = 0;
      let d02 = 0;
      if (isNan32(s02) && isNan32(s1)) {
        d0 = quiet32(s02);
      } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s02 >>> 31) === 0))) {
        d0 = s02;
      } else {
        d0 = s1;
      }
      const s0 = d0;
      const t0 = f32FromBits(s0);
      if (t0 !== t0 && isNan32(s2)) {
        d02 = quiet32(s0);
      } else {
        const a2 = s0;
        if (isNan32(s2) || (f32FromBits(a2) < s2f || ((f32FromBits(a2) === s2f && (a2 >>> 31) !== 0) && (s2 >>> 31) === 0))) {
          d02 = s0;
        } else {
          d02 = s2;
        }
      }
      u[d] = d02;
    }
  }
}

/** V_MED3_NUM_F16 (cdna5 rdna4) */
export function V_MED3_NUM_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s2u16 = u[c] & 65535;
      const s2f16 = flush(f16ToNumber(s2u16), fi16);
      const s2x16 = fi16 > 0 ? flushBits16(s2u16) : s2u16;
      let d0 = 0;
      let d02 = 0;
      let d04 = 0;
      let d05 = 0;
      let d07 = 0;
      let d08 = 0;
      let d09 = 0;
      if (isNan16(s0u16) && isNan16(s1u16)) {
        d0 = quiet16(s0x16);
      } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
        d0 = s0x16;
      } else {
        d0 = s1x16;
      }
      const s0 = d0;
      if (isNan16(s0) && isNan16(s2u16)) {
        d02 = quiet16(s0);
      } else {
        const b2 = s0;
        if (isNan16(s2u16) || (s2f16 < f16ToNumber(b2) || ((s2f16 === f16ToNumber(b2) && (s2u16 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d02 = s0;
        } else {
          d02 = s2x16;
        }
      }
      const d03 = d02;
      const most = d03;
      if ((isNan16(s0u16) || isNan16(s1u16)) || isNan16(s2u16)) {
        if (isNan16(s0u16) && isNan16(s1u16)) {
          d04 = quiet16(s0x16);
        } else if (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
          d04 = s0x16;
        } else {
          d04 = s1x16;
        }
        const s02 = d04;
        if (isNan16(s02) && isNan16(s2u16)) {
          d05 = quiet16(s02);
        } else {
          const a2 = s02;
          if (isNan16(s2u16) || (f16ToNumber(a2) < s2f16 || ((f16ToNumber(a2) === s2f16 && (a2 >>> 15) !== 0) && (s2u16 >>> 15) === 0))) {
            d05 = s02;
          } else {
            d05 = s2x16;
          }
        }
        const d06 = d05;
        u[d] = d06;
      } else if (f16ToNumber(most) === s0f16) {
        if (isNan16(s1u16) && isNan16(s2u16)) {
          d07 = quiet16(s1x16);
        } else if (isNan16(s2u16) || (s2f16 < s1f16 || ((s2f16 === s1f16 && (s2u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
          d07 = s1x16;
        } else {
          d07 = s2x16;
        }
        u[d] = d07;
      } else if (f16ToNumber(most) === s1f16) {
        if (isNan16(s0u16) && isNan16(s2u16)) {
          d08 = quiet16(s0x16);
        } else if (isNan16(s2u16) || (s2f16 < s0f16 || ((s2f16 === s0f16 && (s2u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
          d08 = s0x16;
        } else {
          d08 = s2x16;
        }
        u[d] = d08;
      } else {
        if (isNan16(s0u16) && isNan16(s1u16)) {
          d09 = quiet16(s0x16);
        } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
          d09 = s0x16;
        } else {
          d09 = s1x16;
        }
        u[d] = d09;
      }
    }
  }
}

/** V_MED3_NUM_F16 with denormals kept. */
export function V_MED3_NUM_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s1f16 = f16ToNumber(s1u16);
      const s0f16 = f16ToNumber(s0u16);
      const s2u16 = u[c] & 65535;
      const s2f16 = f16ToNumber(s2u16);
      let d0 = 0;
      let d02 = 0;
      let d04 = 0;
      let d05 = 0;
      let d07 = 0;
      let d08 = 0;
      let d09 = 0;
      if (isNan16(s0u16) && isNan16(s1u16)) {
        d0 = quiet16(s0u16);
      } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
        d0 = s0u16;
      } else {
        d0 = s1u16;
      }
      const s0 = d0;
      if (isNan16(s0) && isNan16(s2u16)) {
        d02 = quiet16(s0);
      } else {
        const b2 = s0;
        if (isNan16(s2u16) || (s2f16 < f16ToNumber(b2) || ((s2f16 === f16ToNumber(b2) && (s2u16 >>> 15) !== 0) && (b2 >>> 15) === 0))) {
          d02 = s0;
        } else {
          d02 = s2u16;
        }
      }
      const d03 = d02;
      const most = d03;
      if ((isNan16(s0u16) || isNan16(s1u16)) || isNan16(s2u16)) {
        if (isNan16(s0u16) && isNan16(s1u16)) {
          d04 = quiet16(s0u16);
        } else if (isNan16(s1u16) || (s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
          d04 = s0u16;
        } else {
          d04 = s1u16;
        }
        const s02 = d04;
        if (isNan16(s02) && isNan16(s2u16)) {
          d05 = quiet16(s02);
        } else {
          const a2 = s02;
          if (isNan16(s2u16) || (f16ToNumber(a2) < s2f16 || ((f16ToNumber(a2) === s2f16 && (a2 >>> 15) !== 0) && (s2u16 >>> 15) === 0))) {
            d05 = s02;
          } else {
            d05 = s2u16;
          }
        }
        const d06 = d05;
        u[d] = d06;
      } else if (f16ToNumber(most) === s0f16) {
        if (isNan16(s1u16) && isNan16(s2u16)) {
          d07 = quiet16(s1u16);
        } else if (isNan16(s2u16) || (s2f16 < s1f16 || ((s2f16 === s1f16 && (s2u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0))) {
          d07 = s1u16;
        } else {
          d07 = s2u16;
        }
        u[d] = d07;
      } else if (f16ToNumber(most) === s1f16) {
        if (isNan16(s0u16) && isNan16(s2u16)) {
          d08 = quiet16(s0u16);
        } else if (isNan16(s2u16) || (s2f16 < s0f16 || ((s2f16 === s0f16 && (s2u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
          d08 = s0u16;
        } else {
          d08 = s2u16;
        }
        u[d] = d08;
      } else {
        if (isNan16(s0u16) && isNan16(s1u16)) {
          d09 = quiet16(s0u16);
        } else if (isNan16(s1u16) || (s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0))) {
          d09 = s0u16;
        } else {
          d09 = s1u16;
        }
        u[d] = d09;
      }
    }
  }
}

/** V_MED3_NUM_F32 (cdna5 rdna4) */
export function V_MED3_NUM_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s03 = u[a];
      const s1 = u[b];
      const s0x32 = fi32 > 0 ? flushBits32(s03) : s03;
      const s1f = flush(f[b], fi32);
      const s0f = flush(f[a], fi32);
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s2 = u[c];
      const s2f = flush(f[c], fi32);
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      let d0 = 0;
      let d02 = 0;
      let d04 = 0;
      let d05 = 0;
      let d07 = 0;
      let d08 = 0;
      let d09 = 0;
      if (isNan32(s03) && isNan32(s1)) {
        d0 = quiet32(s0x32);
      } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s03 >>> 31) === 0))) {
        d0 = s0x32;
      } else {
        d0 = s1x32;
      }
      const s0 = d0;
      const t0 = f32FromBits(s0);
      if (t0 !== t0 && isNan32(s2)) {
        d02 = quiet32(s0);
      } else {
        const b2 = s0;
        if (isNan32(s2) || (s2f < f32FromBits(b2) || ((s2f === f32FromBits(b2) && (s2 >>> 31) !== 0) && (b2 >>> 31) === 0))) {
          d02 = s0;
        } else {
          d02 = s2x32;
        }
      }
      const d03 = d02;
      const most = d03;
      if ((isNan32(s03) || isNan32(s1)) || isNan32(s2)) {
        if (isNan32(s03) && isNan32(s1)) {
          d04 = quiet32(s0x32);
        } else if (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s03 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
          d04 = s0x32;
        } else {
          d04 = s1x32;
        }
        const s02 = d04;
        const t1 = f32FromBits(s02);
        if (t1 !== t1 && isNan32(s2)) {
          d05 = quiet32(s02);
        } else {
          const a2 = s02;
          if (isNan32(s2) || (f32FromBits(a2) < s2f || ((f32FromBits(a2) === s2f && (a2 >>> 31) !== 0) && (s2 >>> 31) === 0))) {
            d05 = s02;
          } else {
            d05 = s2x32;
          }
        }
        const d06 = d05;
        u[d] = d06;
      } else if (f32FromBits(most) === s0f) {
        if (isNan32(s1) && isNan32(s2)) {
          d07 = quiet32(s1x32);
        } else if (isNan32(s2) || (s2f < s1f || ((s2f === s1f && (s2 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
          d07 = s1x32;
        } else {
          d07 = s2x32;
        }
        u[d] = d07;
      } else if (f32FromBits(most) === s1f) {
        if (isNan32(s03) && isNan32(s2)) {
          d08 = quiet32(s0x32);
        } else if (isNan32(s2) || (s2f < s0f || ((s2f === s0f && (s2 >>> 31) !== 0) && (s03 >>> 31) === 0))) {
          d08 = s0x32;
        } else {
          d08 = s2x32;
        }
        u[d] = d08;
      } else {
        if (isNan32(s03) && isNan32(s1)) {
          d09 = quiet32(s0x32);
        } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s03 >>> 31) === 0))) {
          d09 = s0x32;
        } else {
          d09 = s1x32;
        }
        u[d] = d09;
      }
    }
  }
}

/** V_MED3_NUM_F32 with denormals kept. */
export function V_MED3_NUM_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s03 = u[a];
      const s1 = u[b];
      const s1f = f[b];
      const s0f = f[a];
      const s2 = u[c];
      const s2f = f[c];
      let d0 = 0;
      let d02 = 0;
      let d04 = 0;
      let d05 = 0;
      let d07 = 0;
      let d08 = 0;
      let d09 = 0;
      if (isNan32(s03) && isNan32(s1)) {
        d0 = quiet32(s03);
      } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s03 >>> 31) === 0))) {
        d0 = s03;
      } else {
        d0 = s1;
      }
      const s0 = d0;
      const t0 = f32FromBits(s0);
      if (t0 !== t0 && isNan32(s2)) {
        d02 = quiet32(s0);
      } else {
        const b2 = s0;
        if (isNan32(s2) || (s2f < f32FromBits(b2) || ((s2f === f32FromBits(b2) && (s2 >>> 31) !== 0) && (b2 >>> 31) === 0))) {
          d02 = s0;
        } else {
          d02 = s2;
        }
      }
      const d03 = d02;
      const most = d03;
      if ((isNan32(s03) || isNan32(s1)) || isNan32(s2)) {
        if (isNan32(s03) && isNan32(s1)) {
          d04 = quiet32(s03);
        } else if (isNan32(s1) || (s0f < s1f || ((s0f === s1f && (s03 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
          d04 = s03;
        } else {
          d04 = s1;
        }
        const s02 = d04;
        const t1 = f32FromBits(s02);
        if (t1 !== t1 && isNan32(s2)) {
          d05 = quiet32(s02);
        } else {
          const a2 = s02;
          if (isNan32(s2) || (f32FromBits(a2) < s2f || ((f32FromBits(a2) === s2f && (a2 >>> 31) !== 0) && (s2 >>> 31) === 0))) {
            d05 = s02;
          } else {
            d05 = s2;
          }
        }
        const d06 = d05;
        u[d] = d06;
      } else if (f32FromBits(most) === s0f) {
        if (isNan32(s1) && isNan32(s2)) {
          d07 = quiet32(s1);
        } else if (isNan32(s2) || (s2f < s1f || ((s2f === s1f && (s2 >>> 31) !== 0) && (s1 >>> 31) === 0))) {
          d07 = s1;
        } else {
          d07 = s2;
        }
        u[d] = d07;
      } else if (f32FromBits(most) === s1f) {
        if (isNan32(s03) && isNan32(s2)) {
          d08 = quiet32(s03);
        } else if (isNan32(s2) || (s2f < s0f || ((s2f === s0f && (s2 >>> 31) !== 0) && (s03 >>> 31) === 0))) {
          d08 = s03;
        } else {
          d08 = s2;
        }
        u[d] = d08;
      } else {
        if (isNan32(s03) && isNan32(s1)) {
          d09 = quiet32(s03);
        } else if (isNan32(s1) || (s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s03 >>> 31) === 0))) {
          d09 = s03;
        } else {
          d09 = s1;
        }
        u[d] = d09;
      }
    }
  }
}

/** V_MINIMUM_F16 (cdna5 rdna4) */
export function V_MINIMUM_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
        const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        u[d] = (isNan16(s0u16) || isNan16(s1u16)) ? ((isSignalNan16(s0u16) || (isNan16(s0u16) && !isSignalNan16(s1u16))) ? quiet16(s0x16) : quiet16(s1x16)) : ((s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0)) ? s0x16 : s1x16);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
        const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        u[d] = (isNan16(s0u16) || isNan16(s1u16)) ? ((isSignalNan16(s0u16) || (isNan16(s0u16) && !isSignalNan16(s1u16))) ? quiet16(s0x16) : quiet16(s1x16)) : ((s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0)) ? s0x16 : s1x16);
      }
    }
  }
}

/** V_MINIMUM_F16 with denormals kept. */
export function V_MINIMUM_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1f16 = f16ToNumber(s1u16);
        u[d] = (isNan16(s0u16) || isNan16(s1u16)) ? ((isSignalNan16(s0u16) || (isNan16(s0u16) && !isSignalNan16(s1u16))) ? quiet16(s0u16) : quiet16(s1u16)) : ((s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0)) ? s0u16 : s1u16);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1f16 = f16ToNumber(s1u16);
        u[d] = (isNan16(s0u16) || isNan16(s1u16)) ? ((isSignalNan16(s0u16) || (isNan16(s0u16) && !isSignalNan16(s1u16))) ? quiet16(s0u16) : quiet16(s1u16)) : ((s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0)) ? s0u16 : s1u16);
      }
    }
  }
}

/** V_MINIMUM_F32 (cdna5 rdna4) */
export function V_MINIMUM_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        u[d] = (isNan32(s0) || isNan32(s1)) ? ((isSignalNan32(s0) || (isNan32(s0) && !isSignalNan32(s1))) ? quiet32(s0x32) : quiet32(s1x32)) : ((s0f < s1f || ((s0f === s1f && (s0 >>> 31) !== 0) && (s1 >>> 31) === 0)) ? s0x32 : s1x32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        u[d] = (isNan32(s0) || isNan32(s1)) ? ((isSignalNan32(s0) || (isNan32(s0) && !isSignalNan32(s1))) ? quiet32(s0x32) : quiet32(s1x32)) : ((s0f < s1f || ((s0f === s1f && (s0 >>> 31) !== 0) && (s1 >>> 31) === 0)) ? s0x32 : s1x32);
      }
    }
  }
}

/** V_MINIMUM_F32 with denormals kept. */
export function V_MINIMUM_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s0f = f[a];
        const s1f = f[b];
        u[d] = (isNan32(s0) || isNan32(s1)) ? ((isSignalNan32(s0) || (isNan32(s0) && !isSignalNan32(s1))) ? quiet32(s0) : quiet32(s1)) : ((s0f < s1f || ((s0f === s1f && (s0 >>> 31) !== 0) && (s1 >>> 31) === 0)) ? s0 : s1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s0f = f[a];
        const s1f = f[b];
        u[d] = (isNan32(s0) || isNan32(s1)) ? ((isSignalNan32(s0) || (isNan32(s0) && !isSignalNan32(s1))) ? quiet32(s0) : quiet32(s1)) : ((s0f < s1f || ((s0f === s1f && (s0 >>> 31) !== 0) && (s1 >>> 31) === 0)) ? s0 : s1);
      }
    }
  }
}

/** V_MINIMUM_F64 (cdna5 rdna4) */
export function V_MINIMUM_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
      const s0nan = isNan64(s0, s0w1);
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      const s1nan = isNan64(s1, s1w1);
      const t0 = (isSignalNan64(s0, s0w1) || (isNan64(s0, s0w1) && !isSignalNan64(s1, s1w1)));
      const t1 = (s0f64 < s1f64 || ((s0f64 === s1f64 && (s0w1 >>> 31) !== 0) && (s1w1 >>> 31) === 0));
      const t2 = (isNan64(s0, s0w1) || isNan64(s1, s1w1));
      u[d] = t2 ? (t0 ? (s0nan ? s0 : f64Lo(s0f64)) : (s1nan ? s1 : f64Lo(s1f64))) : (t1 ? (s0nan ? s0 : f64Lo(s0f64)) : (s1nan ? s1 : f64Lo(s1f64)));
      u[d + hd0] = t2 ? (t0 ? quietHi64(s0nan ? s0w1 : f64Hi(s0f64)) : quietHi64(s1nan ? s1w1 : f64Hi(s1f64))) : (t1 ? (s0nan ? s0w1 : f64Hi(s0f64)) : (s1nan ? s1w1 : f64Hi(s1f64)));
    }
  }
}

/** V_MINIMUM_F64 with denormals kept. */
export function V_MINIMUM_F64_keep(w: Wave, s: Step): void {
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
        const s0f64 = f64FromWords(s0, s0w1);
        const s1f64 = f64FromWords(s1, s1w1);
        const t0 = (isSignalNan64(s0, s0w1) || (isNan64(s0, s0w1) && !isSignalNan64(s1, s1w1)));
        const t1 = (s0f64 < s1f64 || ((s0f64 === s1f64 && (s0w1 >>> 31) !== 0) && (s1w1 >>> 31) === 0));
        const t2 = (isNan64(s0, s0w1) || isNan64(s1, s1w1));
        u[d] = t2 ? (t0 ? s0 : s1) : (t1 ? s0 : s1);
        u[d + hd0] = t2 ? (t0 ? quietHi64(s0w1) : quietHi64(s1w1)) : (t1 ? s0w1 : s1w1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1f64 = f64FromWords(s1, s1w1);
        const t0 = (isSignalNan64(s0, s0w1) || (isNan64(s0, s0w1) && !isSignalNan64(s1, s1w1)));
        const t1 = (s0f64 < s1f64 || ((s0f64 === s1f64 && (s0w1 >>> 31) !== 0) && (s1w1 >>> 31) === 0));
        const t2 = (isNan64(s0, s0w1) || isNan64(s1, s1w1));
        u[d] = t2 ? (t0 ? s0 : s1) : (t1 ? s0 : s1);
        u[d + hd0] = t2 ? (t0 ? quietHi64(s0w1) : quietHi64(s1w1)) : (t1 ? s0w1 : s1w1);
      }
    }
  }
}

/** V_MAXIMUM_F16 (cdna5 rdna4) */
export function V_MAXIMUM_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
        const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = (isNan16(s0u16) || isNan16(s1u16)) ? ((isSignalNan16(s0u16) || (isNan16(s0u16) && !isSignalNan16(s1u16))) ? quiet16(s0x16) : quiet16(s1x16)) : ((s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0)) ? s0x16 : s1x16);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
        const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = (isNan16(s0u16) || isNan16(s1u16)) ? ((isSignalNan16(s0u16) || (isNan16(s0u16) && !isSignalNan16(s1u16))) ? quiet16(s0x16) : quiet16(s1x16)) : ((s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0)) ? s0x16 : s1x16);
      }
    }
  }
}

/** V_MAXIMUM_F16 with denormals kept. */
export function V_MAXIMUM_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const s0f16 = f16ToNumber(s0u16);
        u[d] = (isNan16(s0u16) || isNan16(s1u16)) ? ((isSignalNan16(s0u16) || (isNan16(s0u16) && !isSignalNan16(s1u16))) ? quiet16(s0u16) : quiet16(s1u16)) : ((s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0)) ? s0u16 : s1u16);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const s0f16 = f16ToNumber(s0u16);
        u[d] = (isNan16(s0u16) || isNan16(s1u16)) ? ((isSignalNan16(s0u16) || (isNan16(s0u16) && !isSignalNan16(s1u16))) ? quiet16(s0u16) : quiet16(s1u16)) : ((s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0)) ? s0u16 : s1u16);
      }
    }
  }
}

/** V_MAXIMUM_F32 (cdna5 rdna4) */
export function V_MAXIMUM_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s1f = flush(f[b], fi32);
        const s0f = flush(f[a], fi32);
        u[d] = (isNan32(s0) || isNan32(s1)) ? ((isSignalNan32(s0) || (isNan32(s0) && !isSignalNan32(s1))) ? quiet32(s0x32) : quiet32(s1x32)) : ((s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s0 >>> 31) === 0)) ? s0x32 : s1x32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s1f = flush(f[b], fi32);
        const s0f = flush(f[a], fi32);
        u[d] = (isNan32(s0) || isNan32(s1)) ? ((isSignalNan32(s0) || (isNan32(s0) && !isSignalNan32(s1))) ? quiet32(s0x32) : quiet32(s1x32)) : ((s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s0 >>> 31) === 0)) ? s0x32 : s1x32);
      }
    }
  }
}

/** V_MAXIMUM_F32 with denormals kept. */
export function V_MAXIMUM_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s1f = f[b];
        const s0f = f[a];
        u[d] = (isNan32(s0) || isNan32(s1)) ? ((isSignalNan32(s0) || (isNan32(s0) && !isSignalNan32(s1))) ? quiet32(s0) : quiet32(s1)) : ((s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s0 >>> 31) === 0)) ? s0 : s1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s1f = f[b];
        const s0f = f[a];
        u[d] = (isNan32(s0) || isNan32(s1)) ? ((isSignalNan32(s0) || (isNan32(s0) && !isSignalNan32(s1))) ? quiet32(s0) : quiet32(s1)) : ((s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s0 >>> 31) === 0)) ? s0 : s1);
      }
    }
  }
}

/** V_MAXIMUM_F64 (cdna5 rdna4) */
export function V_MAXIMUM_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
      const s0nan = isNan64(s0, s0w1);
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      const s1nan = isNan64(s1, s1w1);
      const t0 = (isSignalNan64(s0, s0w1) || (isNan64(s0, s0w1) && !isSignalNan64(s1, s1w1)));
      const t1 = (s1f64 < s0f64 || ((s1f64 === s0f64 && (s1w1 >>> 31) !== 0) && (s0w1 >>> 31) === 0));
      const t2 = (isNan64(s0, s0w1) || isNan64(s1, s1w1));
      u[d] = t2 ? (t0 ? (s0nan ? s0 : f64Lo(s0f64)) : (s1nan ? s1 : f64Lo(s1f64))) : (t1 ? (s0nan ? s0 : f64Lo(s0f64)) : (s1nan ? s1 : f64Lo(s1f64)));
      u[d + hd0] = t2 ? (t0 ? quietHi64(s0nan ? s0w1 : f64Hi(s0f64)) : quietHi64(s1nan ? s1w1 : f64Hi(s1f64))) : (t1 ? (s0nan ? s0w1 : f64Hi(s0f64)) : (s1nan ? s1w1 : f64Hi(s1f64)));
    }
  }
}

/** V_MAXIMUM_F64 with denormals kept. */
export function V_MAXIMUM_F64_keep(w: Wave, s: Step): void {
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
        const s1f64 = f64FromWords(s1, s1w1);
        const s0f64 = f64FromWords(s0, s0w1);
        const t0 = (isSignalNan64(s0, s0w1) || (isNan64(s0, s0w1) && !isSignalNan64(s1, s1w1)));
        const t1 = (s1f64 < s0f64 || ((s1f64 === s0f64 && (s1w1 >>> 31) !== 0) && (s0w1 >>> 31) === 0));
        const t2 = (isNan64(s0, s0w1) || isNan64(s1, s1w1));
        u[d] = t2 ? (t0 ? s0 : s1) : (t1 ? s0 : s1);
        u[d + hd0] = t2 ? (t0 ? quietHi64(s0w1) : quietHi64(s1w1)) : (t1 ? s0w1 : s1w1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const s0f64 = f64FromWords(s0, s0w1);
        const t0 = (isSignalNan64(s0, s0w1) || (isNan64(s0, s0w1) && !isSignalNan64(s1, s1w1)));
        const t1 = (s1f64 < s0f64 || ((s1f64 === s0f64 && (s1w1 >>> 31) !== 0) && (s0w1 >>> 31) === 0));
        const t2 = (isNan64(s0, s0w1) || isNan64(s1, s1w1));
        u[d] = t2 ? (t0 ? s0 : s1) : (t1 ? s0 : s1);
        u[d + hd0] = t2 ? (t0 ? quietHi64(s0w1) : quietHi64(s1w1)) : (t1 ? s0w1 : s1w1);
      }
    }
  }
}

/** V_MINIMUM3_F32 (cdna4 cdna5 rdna4) */
export function V_MINIMUM3_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s2f = flush(f[c], fi32);
      const a2 = (isNan32(s0) || isNan32(s1)) ? ((isSignalNan32(s0) || (isNan32(s0) && !isSignalNan32(s1))) ? quiet32(s0x32) : quiet32(s1x32)) : ((s0f < s1f || ((s0f === s1f && (s0 >>> 31) !== 0) && (s1 >>> 31) === 0)) ? s0x32 : s1x32);
      const a22 = a2;
      const a3 = a2;
      const t0 = f32FromBits(a2);
      const t1 = f32FromBits(a22);
      u[d] = (t0 !== t0 || isNan32(s2)) ? ((isSignalNan32(a22) || (t1 !== t1 && !isSignalNan32(s2))) ? quiet32(a22) : quiet32(s2x32)) : ((f32FromBits(a3) < s2f || ((f32FromBits(a3) === s2f && (a3 >>> 31) !== 0) && (s2 >>> 31) === 0)) ? a2 : s2x32);
    }
  }
}

/** V_MINIMUM3_F32 with denormals kept. */
export function V_MINIMUM3_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s0f = f[a];
        const s1f = f[b];
        const s2 = u[c];
        const s2f = f[c];
        const a2 = (isNan32(s0) || isNan32(s1)) ? ((isSignalNan32(s0) || (isNan32(s0) && !isSignalNan32(s1))) ? quiet32(s0) : quiet32(s1)) : ((s0f < s1f || ((s0f === s1f && (s0 >>> 31) !== 0) && (s1 >>> 31) === 0)) ? s0 : s1);
        const a22 = a2;
        const a3 = a2;
        const t0 = f32FromBits(a2);
        const t1 = f32FromBits(a22);
        u[d] = (t0 !== t0 || isNan32(s2)) ? ((isSignalNan32(a22) || (t1 !== t1 && !isSignalNan32(s2))) ? quiet32(a22) : quiet32(s2)) : ((f32FromBits(a3) < s2f || ((f32FromBits(a3) === s2f && (a3 >>> 31) !== 0) && (s2 >>> 31) === 0)) ? a2 : s2);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s0f = f[a];
        const s1f = f[b];
        const s2 = u[c];
        const s2f = f[c];
        const a2 = (isNan32(s0) || isNan32(s1)) ? ((isSignalNan32(s0) || (isNan32(s0) && !isSignalNan32(s1))) ? quiet32(s0) : quiet32(s1)) : ((s0f < s1f || ((s0f === s1f && (s0 >>> 31) !== 0) && (s1 >>> 31) === 0)) ? s0 : s1);
        const a22 = a2;
        const a3 = a2;
        const t0 = f32FromBits(a2);
        const t1 = f32FromBits(a22);
        u[d] = (t0 !== t0 || isNan32(s2)) ? ((isSignalNan32(a22) || (t1 !== t1 && !isSignalNan32(s2))) ? quiet32(a22) : quiet32(s2)) : ((f32FromBits(a3) < s2f || ((f32FromBits(a3) === s2f && (a3 >>> 31) !== 0) && (s2 >>> 31) === 0)) ? a2 : s2);
      }
    }
  }
}

/** V_MAXIMUM3_F32 (cdna4 cdna5 rdna4) */
export function V_MAXIMUM3_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s1f = flush(f[b], fi32);
      const s0f = flush(f[a], fi32);
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s2f = flush(f[c], fi32);
      const a2 = (isNan32(s0) || isNan32(s1)) ? ((isSignalNan32(s0) || (isNan32(s0) && !isSignalNan32(s1))) ? quiet32(s0x32) : quiet32(s1x32)) : ((s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s0 >>> 31) === 0)) ? s0x32 : s1x32);
      const a22 = a2;
      const b2 = a2;
      const t0 = f32FromBits(a2);
      const t1 = f32FromBits(a22);
      u[d] = (t0 !== t0 || isNan32(s2)) ? ((isSignalNan32(a22) || (t1 !== t1 && !isSignalNan32(s2))) ? quiet32(a22) : quiet32(s2x32)) : ((s2f < f32FromBits(b2) || ((s2f === f32FromBits(b2) && (s2 >>> 31) !== 0) && (b2 >>> 31) === 0)) ? a2 : s2x32);
    }
  }
}

/** V_MAXIMUM3_F32 with denormals kept. */
export function V_MAXIMUM3_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s1f = f[b];
        const s0f = f[a];
        const s2 = u[c];
        const s2f = f[c];
        const a2 = (isNan32(s0) || isNan32(s1)) ? ((isSignalNan32(s0) || (isNan32(s0) && !isSignalNan32(s1))) ? quiet32(s0) : quiet32(s1)) : ((s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s0 >>> 31) === 0)) ? s0 : s1);
        const a22 = a2;
        const b2 = a2;
        const t0 = f32FromBits(a2);
        const t1 = f32FromBits(a22);
        u[d] = (t0 !== t0 || isNan32(s2)) ? ((isSignalNan32(a22) || (t1 !== t1 && !isSignalNan32(s2))) ? quiet32(a22) : quiet32(s2)) : ((s2f < f32FromBits(b2) || ((s2f === f32FromBits(b2) && (s2 >>> 31) !== 0) && (b2 >>> 31) === 0)) ? a2 : s2);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s1f = f[b];
        const s0f = f[a];
        const s2 = u[c];
        const s2f = f[c];
        const a2 = (isNan32(s0) || isNan32(s1)) ? ((isSignalNan32(s0) || (isNan32(s0) && !isSignalNan32(s1))) ? quiet32(s0) : quiet32(s1)) : ((s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s0 >>> 31) === 0)) ? s0 : s1);
        const a22 = a2;
        const b2 = a2;
        const t0 = f32FromBits(a2);
        const t1 = f32FromBits(a22);
        u[d] = (t0 !== t0 || isNan32(s2)) ? ((isSignalNan32(a22) || (t1 !== t1 && !isSignalNan32(s2))) ? quiet32(a22) : quiet32(s2)) : ((s2f < f32FromBits(b2) || ((s2f === f32FromBits(b2) && (s2 >>> 31) !== 0) && (b2 >>> 31) === 0)) ? a2 : s2);
      }
    }
  }
}

/** V_MINIMUM3_F16 (cdna5 rdna4) */
export function V_MINIMUM3_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s2u16 = u[c] & 65535;
      const s2x16 = fi16 > 0 ? flushBits16(s2u16) : s2u16;
      const s2f16 = flush(f16ToNumber(s2u16), fi16);
      const a2 = (isNan16(s0u16) || isNan16(s1u16)) ? ((isSignalNan16(s0u16) || (isNan16(s0u16) && !isSignalNan16(s1u16))) ? quiet16(s0x16) : quiet16(s1x16)) : ((s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0)) ? s0x16 : s1x16);
      const a22 = a2;
      const a3 = a2;
      u[d] = (isNan16(a2) || isNan16(s2u16)) ? ((isSignalNan16(a22) || (isNan16(a22) && !isSignalNan16(s2u16))) ? quiet16(a22) : quiet16(s2x16)) : ((f16ToNumber(a3) < s2f16 || ((f16ToNumber(a3) === s2f16 && (a3 >>> 15) !== 0) && (s2u16 >>> 15) === 0)) ? a2 : s2x16);
    }
  }
}

/** V_MINIMUM3_F16 with denormals kept. */
export function V_MINIMUM3_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1f16 = f16ToNumber(s1u16);
        const s2u16 = u[c] & 65535;
        const s2f16 = f16ToNumber(s2u16);
        const a2 = (isNan16(s0u16) || isNan16(s1u16)) ? ((isSignalNan16(s0u16) || (isNan16(s0u16) && !isSignalNan16(s1u16))) ? quiet16(s0u16) : quiet16(s1u16)) : ((s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0)) ? s0u16 : s1u16);
        const a22 = a2;
        const a3 = a2;
        u[d] = (isNan16(a2) || isNan16(s2u16)) ? ((isSignalNan16(a22) || (isNan16(a22) && !isSignalNan16(s2u16))) ? quiet16(a22) : quiet16(s2u16)) : ((f16ToNumber(a3) < s2f16 || ((f16ToNumber(a3) === s2f16 && (a3 >>> 15) !== 0) && (s2u16 >>> 15) === 0)) ? a2 : s2u16);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1f16 = f16ToNumber(s1u16);
        const s2u16 = u[c] & 65535;
        const s2f16 = f16ToNumber(s2u16);
        const a2 = (isNan16(s0u16) || isNan16(s1u16)) ? ((isSignalNan16(s0u16) || (isNan16(s0u16) && !isSignalNan16(s1u16))) ? quiet16(s0u16) : quiet16(s1u16)) : ((s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0)) ? s0u16 : s1u16);
        const a22 = a2;
        const a3 = a2;
        u[d] = (isNan16(a2) || isNan16(s2u16)) ? ((isSignalNan16(a22) || (isNan16(a22) && !isSignalNan16(s2u16))) ? quiet16(a22) : quiet16(s2u16)) : ((f16ToNumber(a3) < s2f16 || ((f16ToNumber(a3) === s2f16 && (a3 >>> 15) !== 0) && (s2u16 >>> 15) === 0)) ? a2 : s2u16);
      }
    }
  }
}

/** V_MAXIMUM3_F16 (cdna5 rdna4) */
export function V_MAXIMUM3_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s2u16 = u[c] & 65535;
      const s2x16 = fi16 > 0 ? flushBits16(s2u16) : s2u16;
      const s2f16 = flush(f16ToNumber(s2u16), fi16);
      const a2 = (isNan16(s0u16) || isNan16(s1u16)) ? ((isSignalNan16(s0u16) || (isNan16(s0u16) && !isSignalNan16(s1u16))) ? quiet16(s0x16) : quiet16(s1x16)) : ((s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0)) ? s0x16 : s1x16);
      const a22 = a2;
      const b2 = a2;
      u[d] = (isNan16(a2) || isNan16(s2u16)) ? ((isSignalNan16(a22) || (isNan16(a22) && !isSignalNan16(s2u16))) ? quiet16(a22) : quiet16(s2x16)) : ((s2f16 < f16ToNumber(b2) || ((s2f16 === f16ToNumber(b2) && (s2u16 >>> 15) !== 0) && (b2 >>> 15) === 0)) ? a2 : s2x16);
    }
  }
}

/** V_MAXIMUM3_F16 with denormals kept. */
export function V_MAXIMUM3_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const s0f16 = f16ToNumber(s0u16);
        const s2u16 = u[c] & 65535;
        const s2f16 = f16ToNumber(s2u16);
        const a2 = (isNan16(s0u16) || isNan16(s1u16)) ? ((isSignalNan16(s0u16) || (isNan16(s0u16) && !isSignalNan16(s1u16))) ? quiet16(s0u16) : quiet16(s1u16)) : ((s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0)) ? s0u16 : s1u16);
        const a22 = a2;
        const b2 = a2;
        u[d] = (isNan16(a2) || isNan16(s2u16)) ? ((isSignalNan16(a22) || (isNan16(a22) && !isSignalNan16(s2u16))) ? quiet16(a22) : quiet16(s2u16)) : ((s2f16 < f16ToNumber(b2) || ((s2f16 === f16ToNumber(b2) && (s2u16 >>> 15) !== 0) && (b2 >>> 15) === 0)) ? a2 : s2u16);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const s0f16 = f16ToNumber(s0u16);
        const s2u16 = u[c] & 65535;
        const s2f16 = f16ToNumber(s2u16);
        const a2 = (isNan16(s0u16) || isNan16(s1u16)) ? ((isSignalNan16(s0u16) || (isNan16(s0u16) && !isSignalNan16(s1u16))) ? quiet16(s0u16) : quiet16(s1u16)) : ((s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0)) ? s0u16 : s1u16);
        const a22 = a2;
        const b2 = a2;
        u[d] = (isNan16(a2) || isNan16(s2u16)) ? ((isSignalNan16(a22) || (isNan16(a22) && !isSignalNan16(s2u16))) ? quiet16(a22) : quiet16(s2u16)) : ((s2f16 < f16ToNumber(b2) || ((s2f16 === f16ToNumber(b2) && (s2u16 >>> 15) !== 0) && (b2 >>> 15) === 0)) ? a2 : s2u16);
      }
    }
  }
}

/** V_MINIMUMMAXIMUM_F16 (cdna5 rdna4) */
export function V_MINIMUMMAXIMUM_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s2u16 = u[c] & 65535;
      const s2x16 = fi16 > 0 ? flushBits16(s2u16) : s2u16;
      const s2f16 = flush(f16ToNumber(s2u16), fi16);
      const a2 = (isNan16(s0u16) || isNan16(s1u16)) ? ((isSignalNan16(s0u16) || (isNan16(s0u16) && !isSignalNan16(s1u16))) ? quiet16(s0x16) : quiet16(s1x16)) : ((s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0)) ? s0x16 : s1x16);
      const a22 = a2;
      const b2 = a2;
      u[d] = (isNan16(a2) || isNan16(s2u16)) ? ((isSignalNan16(a22) || (isNan16(a22) && !isSignalNan16(s2u16))) ? quiet16(a22) : quiet16(s2x16)) : ((s2f16 < f16ToNumber(b2) || ((s2f16 === f16ToNumber(b2) && (s2u16 >>> 15) !== 0) && (b2 >>> 15) === 0)) ? a2 : s2x16);
    }
  }
}

/** V_MINIMUMMAXIMUM_F16 with denormals kept. */
export function V_MINIMUMMAXIMUM_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1f16 = f16ToNumber(s1u16);
        const s2u16 = u[c] & 65535;
        const s2f16 = f16ToNumber(s2u16);
        const a2 = (isNan16(s0u16) || isNan16(s1u16)) ? ((isSignalNan16(s0u16) || (isNan16(s0u16) && !isSignalNan16(s1u16))) ? quiet16(s0u16) : quiet16(s1u16)) : ((s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0)) ? s0u16 : s1u16);
        const a22 = a2;
        const b2 = a2;
        u[d] = (isNan16(a2) || isNan16(s2u16)) ? ((isSignalNan16(a22) || (isNan16(a22) && !isSignalNan16(s2u16))) ? quiet16(a22) : quiet16(s2u16)) : ((s2f16 < f16ToNumber(b2) || ((s2f16 === f16ToNumber(b2) && (s2u16 >>> 15) !== 0) && (b2 >>> 15) === 0)) ? a2 : s2u16);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1f16 = f16ToNumber(s1u16);
        const s2u16 = u[c] & 65535;
        const s2f16 = f16ToNumber(s2u16);
        const a2 = (isNan16(s0u16) || isNan16(s1u16)) ? ((isSignalNan16(s0u16) || (isNan16(s0u16) && !isSignalNan16(s1u16))) ? quiet16(s0u16) : quiet16(s1u16)) : ((s0f16 < s1f16 || ((s0f16 === s1f16 && (s0u16 >>> 15) !== 0) && (s1u16 >>> 15) === 0)) ? s0u16 : s1u16);
        const a22 = a2;
        const b2 = a2;
        u[d] = (isNan16(a2) || isNan16(s2u16)) ? ((isSignalNan16(a22) || (isNan16(a22) && !isSignalNan16(s2u16))) ? quiet16(a22) : quiet16(s2u16)) : ((s2f16 < f16ToNumber(b2) || ((s2f16 === f16ToNumber(b2) && (s2u16 >>> 15) !== 0) && (b2 >>> 15) === 0)) ? a2 : s2u16);
      }
    }
  }
}

/** V_MINIMUMMAXIMUM_F32 (cdna5 rdna4) */
export function V_MINIMUMMAXIMUM_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s2f = flush(f[c], fi32);
      const a2 = (isNan32(s0) || isNan32(s1)) ? ((isSignalNan32(s0) || (isNan32(s0) && !isSignalNan32(s1))) ? quiet32(s0x32) : quiet32(s1x32)) : ((s0f < s1f || ((s0f === s1f && (s0 >>> 31) !== 0) && (s1 >>> 31) === 0)) ? s0x32 : s1x32);
      const a22 = a2;
      const b2 = a2;
      const t0 = f32FromBits(a2);
      const t1 = f32FromBits(a22);
      u[d] = (t0 !== t0 || isNan32(s2)) ? ((isSignalNan32(a22) || (t1 !== t1 && !isSignalNan32(s2))) ? quiet32(a22) : quiet32(s2x32)) : ((s2f < f32FromBits(b2) || ((s2f === f32FromBits(b2) && (s2 >>> 31) !== 0) && (b2 >>> 31) === 0)) ? a2 : s2x32);
    }
  }
}

/** V_MINIMUMMAXIMUM_F32 with denormals kept. */
export function V_MINIMUMMAXIMUM_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s0f = f[a];
        const s1f = f[b];
        const s2 = u[c];
        const s2f = f[c];
        const a2 = (isNan32(s0) || isNan32(s1)) ? ((isSignalNan32(s0) || (isNan32(s0) && !isSignalNan32(s1))) ? quiet32(s0) : quiet32(s1)) : ((s0f < s1f || ((s0f === s1f && (s0 >>> 31) !== 0) && (s1 >>> 31) === 0)) ? s0 : s1);
        const a22 = a2;
        const b2 = a2;
        const t0 = f32FromBits(a2);
        const t1 = f32FromBits(a22);
        u[d] = (t0 !== t0 || isNan32(s2)) ? ((isSignalNan32(a22) || (t1 !== t1 && !isSignalNan32(s2))) ? quiet32(a22) : quiet32(s2)) : ((s2f < f32FromBits(b2) || ((s2f === f32FromBits(b2) && (s2 >>> 31) !== 0) && (b2 >>> 31) === 0)) ? a2 : s2);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s0f = f[a];
        const s1f = f[b];
        const s2 = u[c];
        const s2f = f[c];
        const a2 = (isNan32(s0) || isNan32(s1)) ? ((isSignalNan32(s0) || (isNan32(s0) && !isSignalNan32(s1))) ? quiet32(s0) : quiet32(s1)) : ((s0f < s1f || ((s0f === s1f && (s0 >>> 31) !== 0) && (s1 >>> 31) === 0)) ? s0 : s1);
        const a22 = a2;
        const b2 = a2;
        const t0 = f32FromBits(a2);
        const t1 = f32FromBits(a22);
        u[d] = (t0 !== t0 || isNan32(s2)) ? ((isSignalNan32(a22) || (t1 !== t1 && !isSignalNan32(s2))) ? quiet32(a22) : quiet32(s2)) : ((s2f < f32FromBits(b2) || ((s2f === f32FromBits(b2) && (s2 >>> 31) !== 0) && (b2 >>> 31) === 0)) ? a2 : s2);
      }
    }
  }
}

/** V_MAXIMUMMINIMUM_F16 (cdna5 rdna4) */
export function V_MAXIMUMMINIMUM_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s1u16 = u[b] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s2u16 = u[c] & 65535;
      const s2x16 = fi16 > 0 ? flushBits16(s2u16) : s2u16;
      const s2f16 = flush(f16ToNumber(s2u16), fi16);
      const a2 = (isNan16(s0u16) || isNan16(s1u16)) ? ((isSignalNan16(s0u16) || (isNan16(s0u16) && !isSignalNan16(s1u16))) ? quiet16(s0x16) : quiet16(s1x16)) : ((s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0)) ? s0x16 : s1x16);
      const a22 = a2;
      const a3 = a2;
      u[d] = (isNan16(a2) || isNan16(s2u16)) ? ((isSignalNan16(a22) || (isNan16(a22) && !isSignalNan16(s2u16))) ? quiet16(a22) : quiet16(s2x16)) : ((f16ToNumber(a3) < s2f16 || ((f16ToNumber(a3) === s2f16 && (a3 >>> 15) !== 0) && (s2u16 >>> 15) === 0)) ? a2 : s2x16);
    }
  }
}

/** V_MAXIMUMMINIMUM_F16 with denormals kept. */
export function V_MAXIMUMMINIMUM_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const s0f16 = f16ToNumber(s0u16);
        const s2u16 = u[c] & 65535;
        const s2f16 = f16ToNumber(s2u16);
        const a2 = (isNan16(s0u16) || isNan16(s1u16)) ? ((isSignalNan16(s0u16) || (isNan16(s0u16) && !isSignalNan16(s1u16))) ? quiet16(s0u16) : quiet16(s1u16)) : ((s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0)) ? s0u16 : s1u16);
        const a22 = a2;
        const a3 = a2;
        u[d] = (isNan16(a2) || isNan16(s2u16)) ? ((isSignalNan16(a22) || (isNan16(a22) && !isSignalNan16(s2u16))) ? quiet16(a22) : quiet16(s2u16)) : ((f16ToNumber(a3) < s2f16 || ((f16ToNumber(a3) === s2f16 && (a3 >>> 15) !== 0) && (s2u16 >>> 15) === 0)) ? a2 : s2u16);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const s0f16 = f16ToNumber(s0u16);
        const s2u16 = u[c] & 65535;
        const s2f16 = f16ToNumber(s2u16);
        const a2 = (isNan16(s0u16) || isNan16(s1u16)) ? ((isSignalNan16(s0u16) || (isNan16(s0u16) && !isSignalNan16(s1u16))) ? quiet16(s0u16) : quiet16(s1u16)) : ((s1f16 < s0f16 || ((s1f16 === s0f16 && (s1u16 >>> 15) !== 0) && (s0u16 >>> 15) === 0)) ? s0u16 : s1u16);
        const a22 = a2;
        const a3 = a2;
        u[d] = (isNan16(a2) || isNan16(s2u16)) ? ((isSignalNan16(a22) || (isNan16(a22) && !isSignalNan16(s2u16))) ? quiet16(a22) : quiet16(s2u16)) : ((f16ToNumber(a3) < s2f16 || ((f16ToNumber(a3) === s2f16 && (a3 >>> 15) !== 0) && (s2u16 >>> 15) === 0)) ? a2 : s2u16);
      }
    }
  }
}

/** V_MAXIMUMMINIMUM_F32 (cdna5 rdna4) */
export function V_MAXIMUMMINIMUM_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s1f = flush(f[b], fi32);
      const s0f = flush(f[a], fi32);
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s2f = flush(f[c], fi32);
      const a2 = (isNan32(s0) || isNan32(s1)) ? ((isSignalNan32(s0) || (isNan32(s0) && !isSignalNan32(s1))) ? quiet32(s0x32) : quiet32(s1x32)) : ((s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s0 >>> 31) === 0)) ? s0x32 : s1x32);
      const a22 = a2;
      const a3 = a2;
      const t0 = f32FromBits(a2);
      const t1 = f32FromBits(a22);
      u[d] = (t0 !== t0 || isNan32(s2)) ? ((isSignalNan32(a22) || (t1 !== t1 && !isSignalNan32(s2))) ? quiet32(a22) : quiet32(s2x32)) : ((f32FromBits(a3) < s2f || ((f32FromBits(a3) === s2f && (a3 >>> 31) !== 0) && (s2 >>> 31) === 0)) ? a2 : s2x32);
    }
  }
}

/** V_MAXIMUMMINIMUM_F32 with denormals kept. */
export function V_MAXIMUMMINIMUM_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s1f = f[b];
        const s0f = f[a];
        const s2 = u[c];
        const s2f = f[c];
        const a2 = (isNan32(s0) || isNan32(s1)) ? ((isSignalNan32(s0) || (isNan32(s0) && !isSignalNan32(s1))) ? quiet32(s0) : quiet32(s1)) : ((s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s0 >>> 31) === 0)) ? s0 : s1);
        const a22 = a2;
        const a3 = a2;
        const t0 = f32FromBits(a2);
        const t1 = f32FromBits(a22);
        u[d] = (t0 !== t0 || isNan32(s2)) ? ((isSignalNan32(a22) || (t1 !== t1 && !isSignalNan32(s2))) ? quiet32(a22) : quiet32(s2)) : ((f32FromBits(a3) < s2f || ((f32FromBits(a3) === s2f && (a3 >>> 31) !== 0) && (s2 >>> 31) === 0)) ? a2 : s2);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s1f = f[b];
        const s0f = f[a];
        const s2 = u[c];
        const s2f = f[c];
        const a2 = (isNan32(s0) || isNan32(s1)) ? ((isSignalNan32(s0) || (isNan32(s0) && !isSignalNan32(s1))) ? quiet32(s0) : quiet32(s1)) : ((s1f < s0f || ((s1f === s0f && (s1 >>> 31) !== 0) && (s0 >>> 31) === 0)) ? s0 : s1);
        const a22 = a2;
        const a3 = a2;
        const t0 = f32FromBits(a2);
        const t1 = f32FromBits(a22);
        u[d] = (t0 !== t0 || isNan32(s2)) ? ((isSignalNan32(a22) || (t1 !== t1 && !isSignalNan32(s2))) ? quiet32(a22) : quiet32(s2)) : ((f32FromBits(a3) < s2f || ((f32FromBits(a3) === s2f && (a3 >>> 31) !== 0) && (s2 >>> 31) === 0)) ? a2 : s2);
      }
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  V_MIN_F16_cdna1: define("V_MIN_F16_cdna1", "lane", V_MIN_F16_cdna1, { keep: V_MIN_F16_cdna1_keep, keeps: 0x40 }),
  V_MIN_F32_cdna1: define("V_MIN_F32_cdna1", "lane", V_MIN_F32_cdna1, { keep: V_MIN_F32_cdna1_keep, keeps: 0x10 }),
  V_MIN_F64_cdna1: define("V_MIN_F64_cdna1", "lane", V_MIN_F64_cdna1, { keep: V_MIN_F64_cdna1_keep, keeps: 0x40 }),
  V_MAX_F16_cdna1: define("V_MAX_F16_cdna1", "lane", V_MAX_F16_cdna1, { keep: V_MAX_F16_cdna1_keep, keeps: 0x40 }),
  V_MAX_F32_cdna1: define("V_MAX_F32_cdna1", "lane", V_MAX_F32_cdna1, { keep: V_MAX_F32_cdna1_keep, keeps: 0x10 }),
  V_MAX_F64_cdna1: define("V_MAX_F64_cdna1", "lane", V_MAX_F64_cdna1, { keep: V_MAX_F64_cdna1_keep, keeps: 0x40 }),
  V_MIN_F16_rdna3: define("V_MIN_F16_rdna3", "lane", V_MIN_F16_rdna3, { keep: V_MIN_F16_rdna3_keep, keeps: 0x40 }),
  V_MIN_F32_rdna3: define("V_MIN_F32_rdna3", "lane", V_MIN_F32_rdna3, { keep: V_MIN_F32_rdna3_keep, keeps: 0x10 }),
  V_MIN_F64_rdna3: define("V_MIN_F64_rdna3", "lane", V_MIN_F64_rdna3, { keep: V_MIN_F64_rdna3_keep, keeps: 0x40 }),
  V_MAX_F16_rdna3: define("V_MAX_F16_rdna3", "lane", V_MAX_F16_rdna3, { keep: V_MAX_F16_rdna3_keep, keeps: 0x40 }),
  V_MAX_F32_rdna3: define("V_MAX_F32_rdna3", "lane", V_MAX_F32_rdna3, { keep: V_MAX_F32_rdna3_keep, keeps: 0x10 }),
  V_MAX_F64_rdna3: define("V_MAX_F64_rdna3", "lane", V_MAX_F64_rdna3, { keep: V_MAX_F64_rdna3_keep, keeps: 0x40 }),
  V_MIN3_F16_cdna1: define("V_MIN3_F16_cdna1", "lane", V_MIN3_F16_cdna1, { keep: V_MIN3_F16_cdna1_keep, keeps: 0x40 }),
  V_MIN3_F16_rdna3: define("V_MIN3_F16_rdna3", "lane", V_MIN3_F16_rdna3, { keep: V_MIN3_F16_rdna3_keep, keeps: 0x40 }),
  V_MIN3_F32_cdna1: define("V_MIN3_F32_cdna1", "lane", V_MIN3_F32_cdna1, { keep: V_MIN3_F32_cdna1_keep, keeps: 0x10 }),
  V_MIN3_F32_rdna3: define("V_MIN3_F32_rdna3", "lane", V_MIN3_F32_rdna3, { keep: V_MIN3_F32_rdna3_keep, keeps: 0x10 }),
  V_MAX3_F16_cdna1: define("V_MAX3_F16_cdna1", "lane", V_MAX3_F16_cdna1, { keep: V_MAX3_F16_cdna1_keep, keeps: 0x40 }),
  V_MAX3_F16_rdna3: define("V_MAX3_F16_rdna3", "lane", V_MAX3_F16_rdna3, { keep: V_MAX3_F16_rdna3_keep, keeps: 0x40 }),
  V_MAX3_F32_cdna1: define("V_MAX3_F32_cdna1", "lane", V_MAX3_F32_cdna1, { keep: V_MAX3_F32_cdna1_keep, keeps: 0x10 }),
  V_MAX3_F32_rdna3: define("V_MAX3_F32_rdna3", "lane", V_MAX3_F32_rdna3, { keep: V_MAX3_F32_rdna3_keep, keeps: 0x10 }),
  V_MINMAX_F16: define("V_MINMAX_F16", "lane", V_MINMAX_F16, { keep: V_MINMAX_F16_keep, keeps: 0x40 }),
  V_MINMAX_F32: define("V_MINMAX_F32", "lane", V_MINMAX_F32, { keep: V_MINMAX_F32_keep, keeps: 0x10 }),
  V_MAXMIN_F16: define("V_MAXMIN_F16", "lane", V_MAXMIN_F16, { keep: V_MAXMIN_F16_keep, keeps: 0x40 }),
  V_MAXMIN_F32: define("V_MAXMIN_F32", "lane", V_MAXMIN_F32, { keep: V_MAXMIN_F32_keep, keeps: 0x10 }),
  V_MED3_F16_cdna1: define("V_MED3_F16_cdna1", "lane", V_MED3_F16_cdna1, { keep: V_MED3_F16_cdna1_keep, keeps: 0x40 }),
  V_MED3_F16_rdna3: define("V_MED3_F16_rdna3", "lane", V_MED3_F16_rdna3, { keep: V_MED3_F16_rdna3_keep, keeps: 0x40 }),
  V_MED3_F32_cdna1: define("V_MED3_F32_cdna1", "lane", V_MED3_F32_cdna1, { keep: V_MED3_F32_cdna1_keep, keeps: 0x10 }),
  V_MED3_F32_rdna3: define("V_MED3_F32_rdna3", "lane", V_MED3_F32_rdna3, { keep: V_MED3_F32_rdna3_keep, keeps: 0x10 }),
  V_MIN_NUM_F16: define("V_MIN_NUM_F16", "lane", V_MIN_NUM_F16, { keep: V_MIN_NUM_F16_keep, keeps: 0x40 }),
  V_MIN_NUM_F32: define("V_MIN_NUM_F32", "lane", V_MIN_NUM_F32, { keep: V_MIN_NUM_F32_keep, keeps: 0x10 }),
  V_MIN_NUM_F64: define("V_MIN_NUM_F64", "lane", V_MIN_NUM_F64, { keep: V_MIN_NUM_F64_keep, keeps: 0x40 }),
  V_MAX_NUM_F16: define("V_MAX_NUM_F16", "lane", V_MAX_NUM_F16, { keep: V_MAX_NUM_F16_keep, keeps: 0x40 }),
  V_MAX_NUM_F32: define("V_MAX_NUM_F32", "lane", V_MAX_NUM_F32, { keep: V_MAX_NUM_F32_keep, keeps: 0x10 }),
  V_MAX_NUM_F64: define("V_MAX_NUM_F64", "lane", V_MAX_NUM_F64, { keep: V_MAX_NUM_F64_keep, keeps: 0x40 }),
  V_MIN3_NUM_F16: define("V_MIN3_NUM_F16", "lane", V_MIN3_NUM_F16, { keep: V_MIN3_NUM_F16_keep, keeps: 0x40 }),
  V_MIN3_NUM_F32: define("V_MIN3_NUM_F32", "lane", V_MIN3_NUM_F32, { keep: V_MIN3_NUM_F32_keep, keeps: 0x10 }),
  V_MAX3_NUM_F16: define("V_MAX3_NUM_F16", "lane", V_MAX3_NUM_F16, { keep: V_MAX3_NUM_F16_keep, keeps: 0x40 }),
  V_MAX3_NUM_F32: define("V_MAX3_NUM_F32", "lane", V_MAX3_NUM_F32, { keep: V_MAX3_NUM_F32_keep, keeps: 0x10 }),
  V_MINMAX_NUM_F16: define("V_MINMAX_NUM_F16", "lane", V_MINMAX_NUM_F16, { keep: V_MINMAX_NUM_F16_keep, keeps: 0x40 }),
  V_MINMAX_NUM_F32: define("V_MINMAX_NUM_F32", "lane", V_MINMAX_NUM_F32, { keep: V_MINMAX_NUM_F32_keep, keeps: 0x10 }),
  V_MAXMIN_NUM_F16: define("V_MAXMIN_NUM_F16", "lane", V_MAXMIN_NUM_F16, { keep: V_MAXMIN_NUM_F16_keep, keeps: 0x40 }),
  V_MAXMIN_NUM_F32: define("V_MAXMIN_NUM_F32", "lane", V_MAXMIN_NUM_F32, { keep: V_MAXMIN_NUM_F32_keep, keeps: 0x10 }),
  V_MED3_NUM_F16: define("V_MED3_NUM_F16", "lane", V_MED3_NUM_F16, { keep: V_MED3_NUM_F16_keep, keeps: 0x40 }),
  V_MED3_NUM_F32: define("V_MED3_NUM_F32", "lane", V_MED3_NUM_F32, { keep: V_MED3_NUM_F32_keep, keeps: 0x10 }),
  V_MINIMUM_F16: define("V_MINIMUM_F16", "lane", V_MINIMUM_F16, { keep: V_MINIMUM_F16_keep, keeps: 0x40 }),
  V_MINIMUM_F32: define("V_MINIMUM_F32", "lane", V_MINIMUM_F32, { keep: V_MINIMUM_F32_keep, keeps: 0x10 }),
  V_MINIMUM_F64: define("V_MINIMUM_F64", "lane", V_MINIMUM_F64, { keep: V_MINIMUM_F64_keep, keeps: 0x40 }),
  V_MAXIMUM_F16: define("V_MAXIMUM_F16", "lane", V_MAXIMUM_F16, { keep: V_MAXIMUM_F16_keep, keeps: 0x40 }),
  V_MAXIMUM_F32: define("V_MAXIMUM_F32", "lane", V_MAXIMUM_F32, { keep: V_MAXIMUM_F32_keep, keeps: 0x10 }),
  V_MAXIMUM_F64: define("V_MAXIMUM_F64", "lane", V_MAXIMUM_F64, { keep: V_MAXIMUM_F64_keep, keeps: 0x40 }),
  V_MINIMUM3_F32: define("V_MINIMUM3_F32", "lane", V_MINIMUM3_F32, { keep: V_MINIMUM3_F32_keep, keeps: 0x10 }),
  V_MAXIMUM3_F32: define("V_MAXIMUM3_F32", "lane", V_MAXIMUM3_F32, { keep: V_MAXIMUM3_F32_keep, keeps: 0x10 }),
  V_MINIMUM3_F16: define("V_MINIMUM3_F16", "lane", V_MINIMUM3_F16, { keep: V_MINIMUM3_F16_keep, keeps: 0x40 }),
  V_MAXIMUM3_F16: define("V_MAXIMUM3_F16", "lane", V_MAXIMUM3_F16, { keep: V_MAXIMUM3_F16_keep, keeps: 0x40 }),
  V_MINIMUMMAXIMUM_F16: define("V_MINIMUMMAXIMUM_F16", "lane", V_MINIMUMMAXIMUM_F16, { keep: V_MINIMUMMAXIMUM_F16_keep, keeps: 0x40 }),
  V_MINIMUMMAXIMUM_F32: define("V_MINIMUMMAXIMUM_F32", "lane", V_MINIMUMMAXIMUM_F32, { keep: V_MINIMUMMAXIMUM_F32_keep, keeps: 0x10 }),
  V_MAXIMUMMINIMUM_F16: define("V_MAXIMUMMINIMUM_F16", "lane", V_MAXIMUMMINIMUM_F16, { keep: V_MAXIMUMMINIMUM_F16_keep, keeps: 0x40 }),
  V_MAXIMUMMINIMUM_F32: define("V_MAXIMUMMINIMUM_F32", "lane", V_MAXIMUMMINIMUM_F32, { keep: V_MAXIMUMMINIMUM_F32_keep, keeps: 0x10 }),
};

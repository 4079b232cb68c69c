// Executors of vector cube.
// Generated from spec/pseudocode/vector-cube.pcode by `npm run generate`; do not edit.
import {
  MIN_NORMAL_F32,
  f32FromBits,
  flush,
  flushBits32,
  mulF32,
  roundF32Of,
} from "../../runtime/float/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** V_CUBEID_F32 (all generations) */
export function V_CUBEID_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = flushBits32(s2);
      const s0 = u[a];
      const s0x32 = flushBits32(s0);
      const s1 = u[b];
      const s1x32 = flushBits32(s1);
      const s2f = flush(f[c], MIN_NORMAL_F32);
      const s1f = flush(f[b], MIN_NORMAL_F32);
      const s0f = flush(f[a], MIN_NORMAL_F32);
      if (f32FromBits(s2x32 & 0x7fffffff) >= f32FromBits(s0x32 & 0x7fffffff) && f32FromBits(s2x32 & 0x7fffffff) >= f32FromBits(s1x32 & 0x7fffffff)) {
        u[d] = (s2f < 0) ? 0x40a00000 : 0x40800000;
      } else if (f32FromBits(s1x32 & 0x7fffffff) >= f32FromBits(s0x32 & 0x7fffffff)) {
        u[d] = (s1f < 0) ? 0x40400000 : 0x40000000;
      } else {
        u[d] = (s0f < 0) ? 0x3f800000 : 0;
      }
    }
  }
}

/** V_CUBESC_F32 (all generations) */
export function V_CUBESC_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = flushBits32(s2);
      const s0 = u[a];
      const s0x32 = flushBits32(s0);
      const s1 = u[b];
      const s1x32 = flushBits32(s1);
      const s2f = flush(f[c], MIN_NORMAL_F32);
      const s0f = flush(f[a], MIN_NORMAL_F32);
      if (f32FromBits(s2x32 & 0x7fffffff) >= f32FromBits(s0x32 & 0x7fffffff) && f32FromBits(s2x32 & 0x7fffffff) >= f32FromBits(s1x32 & 0x7fffffff)) {
        u[d] = (s2f < 0) ? ((s0x32 ^ 0x80000000) >>> 0) : s0x32;
      } else if (f32FromBits(s1x32 & 0x7fffffff) >= f32FromBits(s0x32 & 0x7fffffff)) {
        u[d] = s0x32;
      } else {
        u[d] = (s0f < 0) ? s2x32 : ((s2x32 ^ 0x80000000) >>> 0);
      }
    }
  }
}

/** V_CUBETC_F32 (all generations) */
export function V_CUBETC_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = flushBits32(s2);
      const s0 = u[a];
      const s0x32 = flushBits32(s0);
      const s1 = u[b];
      const s1x32 = flushBits32(s1);
      const s1f = flush(f[b], MIN_NORMAL_F32);
      const z = f32FromBits(s2x32 & 0x7fffffff) >= f32FromBits(s0x32 & 0x7fffffff) && f32FromBits(s2x32 & 0x7fffffff) >= f32FromBits(s1x32 & 0x7fffffff);
      if (!z && f32FromBits(s1x32 & 0x7fffffff) >= f32FromBits(s0x32 & 0x7fffffff)) {
        u[d] = (s1f < 0) ? ((s2x32 ^ 0x80000000) >>> 0) : s2x32;
      } else {
        u[d] = (s1x32 ^ 0x80000000) >>> 0;
      }
    }
  }
}

/**
 * V_CUBEMA_F32 (all generations)
 * Twice the coordinate along the major axis.
 */
export function V_CUBEMA_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = flushBits32(s2);
      const s0 = u[a];
      const s0x32 = flushBits32(s0);
      const s1 = u[b];
      const s1x32 = flushBits32(s1);
      const s2f = flush(f[c], MIN_NORMAL_F32);
      const s1f = flush(f[b], MIN_NORMAL_F32);
      const s0f = flush(f[a], MIN_NORMAL_F32);
      if (f32FromBits(s2x32 & 0x7fffffff) >= f32FromBits(s0x32 & 0x7fffffff) && f32FromBits(s2x32 & 0x7fffffff) >= f32FromBits(s1x32 & 0x7fffffff)) {
        f[d] = flush(Math.fround(s2f * 2), MIN_NORMAL_F32);
      } else if (f32FromBits(s1x32 & 0x7fffffff) >= f32FromBits(s0x32 & 0x7fffffff)) {
        f[d] = flush(Math.fround(s1f * 2), MIN_NORMAL_F32);
      } else {
        f[d] = flush(Math.fround(s0f * 2), MIN_NORMAL_F32);
      }
    }
  }
}

/** V_CUBEMA_F32 (all generations), any rounding mode */
export function V_CUBEMA_F32_general(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const r32 = roundF32Of(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = flushBits32(s2);
      const s0 = u[a];
      const s0x32 = flushBits32(s0);
      const s1 = u[b];
      const s1x32 = flushBits32(s1);
      const s2f = flush(f[c], MIN_NORMAL_F32);
      const s1f = flush(f[b], MIN_NORMAL_F32);
      const s0f = flush(f[a], MIN_NORMAL_F32);
      if (f32FromBits(s2x32 & 0x7fffffff) >= f32FromBits(s0x32 & 0x7fffffff) && f32FromBits(s2x32 & 0x7fffffff) >= f32FromBits(s1x32 & 0x7fffffff)) {
        f[d] = flush(mulF32(s2f, 2, r32), MIN_NORMAL_F32);
      } else if (f32FromBits(s1x32 & 0x7fffffff) >= f32FromBits(s0x32 & 0x7fffffff)) {
        f[d] = flush(mulF32(s1f, 2, r32), MIN_NORMAL_F32);
      } else {
        f[d] = flush(mulF32(s0f, 2, r32), MIN_NORMAL_F32);
      }
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  V_CUBEID_F32: define("V_CUBEID_F32", "lane", V_CUBEID_F32),
  V_CUBESC_F32: define("V_CUBESC_F32", "lane", V_CUBESC_F32),
  V_CUBETC_F32: define("V_CUBETC_F32", "lane", V_CUBETC_F32),
  V_CUBEMA_F32: define("V_CUBEMA_F32", "lane", V_CUBEMA_F32, { general: V_CUBEMA_F32_general, rounds: 0x3 }),
};

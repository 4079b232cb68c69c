// Executors of vector division.
// Generated from spec/pseudocode/vector-division.pcode by `npm run generate`; do not edit.
import { lowestOne, storeF64 } from "../../runtime/bits/index.js";
import {
  exponent32,
  exponent64,
  f16ToNumber,
  f32FromBits,
  f64FromWords,
  f64Hi,
  f64Lo,
  flush,
  flushBits16,
  flushBits32,
  fmaF32,
  fmaF32Nearest,
  fmaF64,
  inputLimitF16,
  inputLimitF32,
  inputLimitF64,
  isNan16,
  isNan32,
  isNan64,
  ldexpF32,
  ldexpF64,
  outputLimitF32,
  outputLimitF64,
  quiet16,
  quiet32,
  quietHi64,
  roundF32Of,
  roundF64Of,
  trigPreopF64,
} from "../../runtime/float/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/**
 * V_DIV_SCALE_F32 (all generations)
 * S1 is the denominator, S2 the numerator, S0 the one of both that is to be scaled.
 */
export function V_DIV_SCALE_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  let co0 = 0, co1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let co = 0;
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      const s2f = flush(f[c], fi32);
      let scaled = 0;
      let result = 0;
      const gap = (exponent32(s2x32) - exponent32(s1x32)) | 0;
      scaled = 0;
      result = s0f;
      if (s1f === 0 || s2f === 0) {
        scaled = 1;
        result = NaN;
      } else if (gap >= 96) {
        scaled = 1;
        if (s0f === s1f) {
          result = flush(ldexpF32(s0f, 64, 0), fo32);
        }
      } else if (exponent32(s1x32) === 0) {
        result = flush(ldexpF32(s0f, 64, 0), fo32);
      } else if (exponent32(s1x32) >= 253) {
        scaled = (gap <= (-126)) ? 1 : 0;
        if (scaled === 0 || s0f === s1f) {
          result = flush(ldexpF32(s0f, -64, 0), fo32);
        }
      } else if (gap <= (-126)) {
        scaled = 1;
        if (s0f === s2f) {
          result = flush(ldexpF32(s0f, 64, 0), fo32);
        }
      } else if (exponent32(s2x32) <= 23) {
        result = flush(ldexpF32(s0f, 64, 0), fo32);
      }
      co |= +(scaled !== 0) << l;
      f[d] = result;
    }
    if (h === 0) co0 = co;
    else co1 = co;
  }
  u[s.co] = co0;
  if (w.size === 64) u[s.co + 1] = co1;
}

/** V_DIV_SCALE_F32 with denormals kept. */
export function V_DIV_SCALE_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  let co0 = 0, co1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let co = 0;
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s1 = u[b];
      const s0f = f[a];
      const s1f = f[b];
      const s2f = f[c];
      let scaled = 0;
      let result = 0;
      const gap = (exponent32(s2) - exponent32(s1)) | 0;
      scaled = 0;
      result = s0f;
      if (s1f === 0 || s2f === 0) {
        scaled = 1;
        result = NaN;
      } else if (gap >= 96) {
        scaled = 1;
        if (s0f === s1f) {
          result = ldexpF32(s0f, 64, 0);
        }
      } else if (exponent32(s1) === 0) {
        result = ldexpF32(s0f, 64, 0);
      } else if (exponent32(s1) >= 253) {
        scaled = (gap <= (-126)) ? 1 : 0;
        if (scaled === 0 || s0f === s1f) {
          result = ldexpF32(s0f, -64, 0);
        }
      } else if (gap <= (-126)) {
        scaled = 1;
        if (s0f === s2f) {
          result = ldexpF32(s0f, 64, 0);
        }
      } else if (exponent32(s2) <= 23) {
        result = ldexpF32(s0f, 64, 0);
      }
      co |= +(scaled !== 0) << l;
      f[d] = result;
    }
    if (h === 0) co0 = co;
    else co1 = co;
  }
  u[s.co] = co0;
  if (w.size === 64) u[s.co + 1] = co1;
}

/** V_DIV_SCALE_F32 (all generations), any rounding mode */
export function V_DIV_SCALE_F32_general(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  let co0 = 0, co1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let co = 0;
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      const s2f = flush(f[c], fi32);
      let scaled = 0;
      let result = 0;
      const gap = (exponent32(s2x32) - exponent32(s1x32)) | 0;
      scaled = 0;
      result = s0f;
      if (s1f === 0 || s2f === 0) {
        scaled = 1;
        result = NaN;
      } else if (gap >= 96) {
        scaled = 1;
        if (s0f === s1f) {
          result = flush(ldexpF32(s0f, 64, r32), fo32);
        }
      } else if (exponent32(s1x32) === 0) {
        result = flush(ldexpF32(s0f, 64, r32), fo32);
      } else if (exponent32(s1x32) >= 253) {
        scaled = (gap <= (-126)) ? 1 : 0;
        if (scaled === 0 || s0f === s1f) {
          result = flush(ldexpF32(s0f, -64, r32), fo32);
        }
      } else if (gap <= (-126)) {
        scaled = 1;
        if (s0f === s2f) {
          result = flush(ldexpF32(s0f, 64, r32), fo32);
        }
      } else if (exponent32(s2x32) <= 23) {
        result = flush(ldexpF32(s0f, 64, r32), fo32);
      }
      co |= +(scaled !== 0) << l;
      f[d] = result;
    }
    if (h === 0) co0 = co;
    else co1 = co;
  }
  u[s.co] = co0;
  if (w.size === 64) u[s.co + 1] = co1;
}

/**
 * V_DIV_SCALE_F64 (all generations)
 * S1 is the denominator, S2 the numerator, S0 the one of both that is to be scaled.
 */
export function V_DIV_SCALE_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const fo64 = outputLimitF64(w.mode);
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  let co0 = 0, co1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let co = 0;
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s2f64 = flush(f64FromWords(s2, s2w1), fi64);
      const s2nan = isNan64(s2, s2w1);
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      const s1nan = isNan64(s1, s1w1);
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
      let scaled = 0;
      let result = 0;
      const gap = (exponent64(s2nan ? s2w1 : f64Hi(s2f64)) - exponent64(s1nan ? s1w1 : f64Hi(s1f64))) | 0;
      scaled = 0;
      result = s0f64;
      if (s1f64 === 0 || s2f64 === 0) {
        scaled = 1;
        result = NaN;
      } else if (gap >= 768) {
        scaled = 1;
        if (s0f64 === s1f64) {
          result = flush(ldexpF64(s0f64, 128, 0), fo64);
        }
      } else if (exponent64(s1nan ? s1w1 : f64Hi(s1f64)) === 0) {
        result = flush(ldexpF64(s0f64, 128, 0), fo64);
      } else if (exponent64(s1nan ? s1w1 : f64Hi(s1f64)) >= 2045) {
        scaled = (gap <= (-1022)) ? 1 : 0;
        if (scaled === 0 || s0f64 === s1f64) {
          result = flush(ldexpF64(s0f64, -128, 0), fo64);
        }
      } else if (gap <= (-1022)) {
        scaled = 1;
        if (s0f64 === s2f64) {
          result = flush(ldexpF64(s0f64, 128, 0), fo64);
        }
      } else if (exponent64(s2nan ? s2w1 : f64Hi(s2f64)) <= 53) {
        result = flush(ldexpF64(s0f64, 128, 0), fo64);
      }
      co |= +(scaled !== 0) << l;
      storeF64(u, d, d + hd0, result);
    }
    if (h === 0) co0 = co;
    else co1 = co;
  }
  u[s.co] = co0;
  if (w.size === 64) u[s.co + 1] = co1;
}

/** V_DIV_SCALE_F64 with denormals kept. */
export function V_DIV_SCALE_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  let co0 = 0, co1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let co = 0;
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s0f64 = f64FromWords(s0, s0w1);
      const s1f64 = f64FromWords(s1, s1w1);
      const s2f64 = f64FromWords(s2, s2w1);
      let scaled = 0;
      let result = 0;
      const gap = (exponent64(s2w1) - exponent64(s1w1)) | 0;
      scaled = 0;
      result = s0f64;
      if (s1f64 === 0 || s2f64 === 0) {
        scaled = 1;
        result = NaN;
      } else if (gap >= 768) {
        scaled = 1;
        if (s0f64 === s1f64) {
          result = ldexpF64(s0f64, 128, 0);
        }
      } else if (exponent64(s1w1) === 0) {
        result = ldexpF64(s0f64, 128, 0);
      } else if (exponent64(s1w1) >= 2045) {
        scaled = (gap <= (-1022)) ? 1 : 0;
        if (scaled === 0 || s0f64 === s1f64) {
          result = ldexpF64(s0f64, -128, 0);
        }
      } else if (gap <= (-1022)) {
        scaled = 1;
        if (s0f64 === s2f64) {
          result = ldexpF64(s0f64, 128, 0);
        }
      } else if (exponent64(s2w1) <= 53) {
        result = ldexpF64(s0f64, 128, 0);
      }
      co |= +(scaled !== 0) << l;
      storeF64(u, d, d + hd0, result);
    }
    if (h === 0) co0 = co;
    else co1 = co;
  }
  u[s.co] = co0;
  if (w.size === 64) u[s.co + 1] = co1;
}

/** V_DIV_SCALE_F64 (all generations), any rounding mode */
export function V_DIV_SCALE_F64_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const r64 = roundF64Of(w.mode);
  const fo64 = outputLimitF64(w.mode);
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  let co0 = 0, co1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let co = 0;
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s2f64 = flush(f64FromWords(s2, s2w1), fi64);
      const s2nan = isNan64(s2, s2w1);
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      const s1nan = isNan64(s1, s1w1);
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
      let scaled = 0;
      let result = 0;
      const gap = (exponent64(s2nan ? s2w1 : f64Hi(s2f64)) - exponent64(s1nan ? s1w1 : f64Hi(s1f64))) | 0;
      scaled = 0;
      result = s0f64;
      if (s1f64 === 0 || s2f64 === 0) {
        scaled = 1;
        result = NaN;
      } else if (gap >= 768) {
        scaled = 1;
        if (s0f64 === s1f64) {
          result = flush(ldexpF64(s0f64, 128, r64), fo64);
        }
      } else if (exponent64(s1nan ? s1w1 : f64Hi(s1f64)) === 0) {
        result = flush(ldexpF64(s0f64, 128, r64), fo64);
      } else if (exponent64(s1nan ? s1w1 : f64Hi(s1f64)) >= 2045) {
        scaled = (gap <= (-1022)) ? 1 : 0;
        if (scaled === 0 || s0f64 === s1f64) {
          result = flush(ldexpF64(s0f64, -128, r64), fo64);
        }
      } else if (gap <= (-1022)) {
        scaled = 1;
        if (s0f64 === s2f64) {
          result = flush(ldexpF64(s0f64, 128, r64), fo64);
        }
      } else if (exponent64(s2nan ? s2w1 : f64Hi(s2f64)) <= 53) {
        result = flush(ldexpF64(s0f64, 128, r64), fo64);
      }
      co |= +(scaled !== 0) << l;
      storeF64(u, d, d + hd0, result);
    }
    if (h === 0) co0 = co;
    else co1 = co;
  }
  u[s.co] = co0;
  if (w.size === 64) u[s.co + 1] = co1;
}

/**
 * V_DIV_FMAS_F32 (all generations)
 * Where the mask is set the scaling is undone, in the direction that the size of the estimate S2 tells.
 */
export function V_DIV_FMAS_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    const ci = i[s.ci + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const s2f = flush(f[c], fi32);
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        let result = 0;
        result = flush(fmaF32Nearest(s0f, s1f, s2f), fo32);
        if (((ci >>> l) & 1) !== 0) {
          result = flush(ldexpF32(result, (exponent32(s2x32) > 127) ? 64 : (-64), 0), fo32);
        }
        f[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const s2f = flush(f[c], fi32);
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        let result = 0;
        result = flush(fmaF32Nearest(s0f, s1f, s2f), fo32);
        if (((ci >>> l) & 1) !== 0) {
          result = flush(ldexpF32(result, (exponent32(s2x32) > 127) ? 64 : (-64), 0), fo32);
        }
        f[d] = result;
      }
    }
  }
}

/** V_DIV_FMAS_F32 with denormals kept. */
export function V_DIV_FMAS_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    const ci = i[s.ci + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0f = f[a];
        const s1f = f[b];
        const s2f = f[c];
        const s2 = u[c];
        let result = 0;
        result = fmaF32Nearest(s0f, s1f, s2f);
        if (((ci >>> l) & 1) !== 0) {
          result = ldexpF32(result, (exponent32(s2) > 127) ? 64 : (-64), 0);
        }
        f[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0f = f[a];
        const s1f = f[b];
        const s2f = f[c];
        const s2 = u[c];
        let result = 0;
        result = fmaF32Nearest(s0f, s1f, s2f);
        if (((ci >>> l) & 1) !== 0) {
          result = ldexpF32(result, (exponent32(s2) > 127) ? 64 : (-64), 0);
        }
        f[d] = result;
      }
    }
  }
}

/** V_DIV_FMAS_F32 (all generations), any rounding mode */
export function V_DIV_FMAS_F32_general(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    const ci = i[s.ci + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      const s2f = flush(f[c], fi32);
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      let result = 0;
      result = flush(fmaF32(s0f, s1f, s2f, r32), fo32);
      if (((ci >>> l) & 1) !== 0) {
        result = flush(ldexpF32(result, (exponent32(s2x32) > 127) ? 64 : (-64), r32), fo32);
      }
      f[d] = result;
    }
  }
}

/**
 * V_DIV_FMAS_F64 (all generations)
 * Where the mask is set the scaling is undone, in the direction that the size of the estimate S2 tells.
 */
export function V_DIV_FMAS_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const fo64 = outputLimitF64(w.mode);
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    const ci = i[s.ci + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s2f64 = flush(f64FromWords(s2, s2w1), fi64);
      const s2nan = isNan64(s2, s2w1);
      let result = 0;
      result = flush(fmaF64(s0f64, s1f64, s2f64, 0), fo64);
      if (((ci >>> l) & 1) !== 0) {
        result = flush(ldexpF64(result, (exponent64(s2nan ? s2w1 : f64Hi(s2f64)) > 1023) ? 128 : (-128), 0), fo64);
      }
      storeF64(u, d, d + hd0, result);
    }
  }
}

/** V_DIV_FMAS_F64 with denormals kept. */
export function V_DIV_FMAS_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    const ci = i[s.ci + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s0f64 = f64FromWords(s0, s0w1);
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s2f64 = f64FromWords(s2, s2w1);
      let result = 0;
      result = fmaF64(s0f64, s1f64, s2f64, 0);
      if (((ci >>> l) & 1) !== 0) {
        result = ldexpF64(result, (exponent64(s2w1) > 1023) ? 128 : (-128), 0);
      }
      storeF64(u, d, d + hd0, result);
    }
  }
}

/** V_DIV_FMAS_F64 (all generations), any rounding mode */
export function V_DIV_FMAS_F64_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const r64 = roundF64Of(w.mode);
  const fo64 = outputLimitF64(w.mode);
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    const ci = i[s.ci + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s2f64 = flush(f64FromWords(s2, s2w1), fi64);
      const s2nan = isNan64(s2, s2w1);
      let result = 0;
      result = flush(fmaF64(s0f64, s1f64, s2f64, r64), fo64);
      if (((ci >>> l) & 1) !== 0) {
        result = flush(ldexpF64(result, (exponent64(s2nan ? s2w1 : f64Hi(s2f64)) > 1023) ? 128 : (-128), r64), fo64);
      }
      storeF64(u, d, d + hd0, result);
    }
  }
}

/**
 * V_DIV_FIXUP_F32 (all generations)
 * S0 is the quotient so far, S1 the denominator, S2 the numerator. An estimate that became NaN although both are
 * numbers stands for a quotient that is too large.
 */
export function V_DIV_FIXUP_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s1f = flush(f[b], fi32);
      const s2f = flush(f[c], fi32);
      const s0 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const negative = (s1 >>> 31) !== (s2 >>> 31);
      if (isNan32(s2)) {
        u[d] = quiet32(s2x32);
      } else if (isNan32(s1)) {
        u[d] = quiet32(s1x32);
      } else if (s1f === 0 && s2f === 0) {
        u[d] = 0xffc00000;
      } else if (f32FromBits(s1x32 & 0x7fffffff) === Infinity && f32FromBits(s2x32 & 0x7fffffff) === Infinity) {
        u[d] = 0xffc00000;
      } else if (s1f === 0 || f32FromBits(s2x32 & 0x7fffffff) === Infinity) {
        u[d] = negative ? 0xff800000 : 0x7f800000;
      } else if (f32FromBits(s1x32 & 0x7fffffff) === Infinity || s2f === 0) {
        u[d] = negative ? 0x80000000 : 0;
      } else if (((exponent32(s2x32) - exponent32(s1x32)) | 0) < (-150)) {
        u[d] = negative ? ((0 ^ 0x80000000) >>> 0) : 0;
      } else if (isNan32(s0)) {
        u[d] = negative ? 0xff800000 : 0x7f800000;
      } else {
        u[d] = negative ? (((s0x32 & 0x7fffffff) ^ 0x80000000) >>> 0) : (s0x32 & 0x7fffffff);
      }
    }
  }
}

/** V_DIV_FIXUP_F32 with denormals kept. */
export function V_DIV_FIXUP_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s2 = u[c];
      const s1f = f[b];
      const s2f = f[c];
      const s0 = u[a];
      const negative = (s1 >>> 31) !== (s2 >>> 31);
      if (isNan32(s2)) {
        u[d] = quiet32(s2);
      } else if (isNan32(s1)) {
        u[d] = quiet32(s1);
      } else if (s1f === 0 && s2f === 0) {
        u[d] = 0xffc00000;
      } else if (f32FromBits(s1 & 0x7fffffff) === Infinity && f32FromBits(s2 & 0x7fffffff) === Infinity) {
        u[d] = 0xffc00000;
      } else if (s1f === 0 || f32FromBits(s2 & 0x7fffffff) === Infinity) {
        u[d] = negative ? 0xff800000 : 0x7f800000;
      } else if (f32FromBits(s1 & 0x7fffffff) === Infinity || s2f === 0) {
        u[d] = negative ? 0x80000000 : 0;
      } else if (((exponent32(s2) - exponent32(s1)) | 0) < (-150)) {
        u[d] = negative ? ((0 ^ 0x80000000) >>> 0) : 0;
      } else if (isNan32(s0)) {
        u[d] = negative ? 0xff800000 : 0x7f800000;
      } else {
        u[d] = negative ? (((s0 & 0x7fffffff) ^ 0x80000000) >>> 0) : (s0 & 0x7fffffff);
      }
    }
  }
}

/**
 * V_DIV_FIXUP_F64 (all generations)
 * S0 is the quotient so far, S1 the denominator, S2 the numerator. An estimate that became NaN although both are
 * numbers stands for a quotient that is too large.
 */
export function V_DIV_FIXUP_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s2f64 = flush(f64FromWords(s2, s2w1), fi64);
      const s2nan = isNan64(s2, s2w1);
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      const s1nan = isNan64(s1, s1w1);
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
      const s0nan = isNan64(s0, s0w1);
      const negative = (s1w1 >>> 31) !== (s2w1 >>> 31);
      if (isNan64(s2, s2w1)) {
        u[d] = s2nan ? s2 : f64Lo(s2f64);
        u[d + hd0] = quietHi64(s2nan ? s2w1 : f64Hi(s2f64));
      } else if (isNan64(s1, s1w1)) {
        u[d] = s1nan ? s1 : f64Lo(s1f64);
        u[d + hd0] = quietHi64(s1nan ? s1w1 : f64Hi(s1f64));
      } else if (s1f64 === 0 && s2f64 === 0) {
        u[d] = 0;
        u[d + hd0] = 0xfff80000;
      } else if ((f64FromWords(s1nan ? s1 : f64Lo(s1f64), (s1nan ? s1w1 : f64Hi(s1f64)) & 0x7fffffff) === Infinity) && (f64FromWords(s2nan ? s2 : f64Lo(s2f64), (s2nan ? s2w1 : f64Hi(s2f64)) & 0x7fffffff) === Infinity)) {
        u[d] = 0;
        u[d + hd0] = 0xfff80000;
      } else if (s1f64 === 0 || (f64FromWords(s2nan ? s2 : f64Lo(s2f64), (s2nan ? s2w1 : f64Hi(s2f64)) & 0x7fffffff) === Infinity)) {
        u[d] = negative ? 0 : 0;
        u[d + hd0] = negative ? 0xfff00000 : 0x7ff00000;
      } else if ((f64FromWords(s1nan ? s1 : f64Lo(s1f64), (s1nan ? s1w1 : f64Hi(s1f64)) & 0x7fffffff) === Infinity) || s2f64 === 0) {
        u[d] = negative ? 0 : 0;
        u[d + hd0] = negative ? 0x80000000 : 0;
      } else if (((exponent64(s2nan ? s2w1 : f64Hi(s2f64)) - exponent64(s1nan ? s1w1 : f64Hi(s1f64))) | 0) < (-1075)) {
        u[d] = negative ? 0 : 0;
        u[d + hd0] = negative ? (0 ^ 0x80000000) : 0;
      } else if (isNan64(s0, s0w1)) {
        u[d] = negative ? 0 : 0;
        u[d + hd0] = negative ? 0xfff00000 : 0x7ff00000;
      } else {
        u[d] = negative ? (s0nan ? s0 : f64Lo(s0f64)) : (s0nan ? s0 : f64Lo(s0f64));
        u[d + hd0] = negative ? (((s0nan ? s0w1 : f64Hi(s0f64)) & 0x7fffffff) ^ 0x80000000) : ((s0nan ? s0w1 : f64Hi(s0f64)) & 0x7fffffff);
      }
    }
  }
}

/** V_DIV_FIXUP_F64 with denormals kept. */
export function V_DIV_FIXUP_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1f64 = f64FromWords(s1, s1w1);
      const s2f64 = f64FromWords(s2, s2w1);
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const negative = (s1w1 >>> 31) !== (s2w1 >>> 31);
      if (isNan64(s2, s2w1)) {
        u[d] = s2;
        u[d + hd0] = quietHi64(s2w1);
      } else if (isNan64(s1, s1w1)) {
        u[d] = s1;
        u[d + hd0] = quietHi64(s1w1);
      } else if (s1f64 === 0 && s2f64 === 0) {
        u[d] = 0;
        u[d + hd0] = 0xfff80000;
      } else if (f64FromWords(s1, s1w1 & 0x7fffffff) === Infinity && f64FromWords(s2, s2w1 & 0x7fffffff) === Infinity) {
        u[d] = 0;
        u[d + hd0] = 0xfff80000;
      } else if (s1f64 === 0 || f64FromWords(s2, s2w1 & 0x7fffffff) === Infinity) {
        u[d] = negative ? 0 : 0;
        u[d + hd0] = negative ? 0xfff00000 : 0x7ff00000;
      } else if (f64FromWords(s1, s1w1 & 0x7fffffff) === Infinity || s2f64 === 0) {
        u[d] = negative ? 0 : 0;
        u[d + hd0] = negative ? 0x80000000 : 0;
      } else if (((exponent64(s2w1) - exponent64(s1w1)) | 0) < (-1075)) {
        u[d] = negative ? 0 : 0;
        u[d + hd0] = negative ? (0 ^ 0x80000000) : 0;
      } else if (isNan64(s0, s0w1)) {
        u[d] = negative ? 0 : 0;
        u[d + hd0] = negative ? 0xfff00000 : 0x7ff00000;
      } else {
        u[d] = negative ? s0 : s0;
        u[d + hd0] = negative ? ((s0w1 & 0x7fffffff) ^ 0x80000000) : (s0w1 & 0x7fffffff);
      }
    }
  }
}

/** V_DIV_FIXUP_F16, V_DIV_FIXUP_LEGACY_F16 (all generations) */
export function V_DIV_FIXUP_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1u16 = u[b] & 65535;
      const s2u16 = u[c] & 65535;
      const s2x16 = fi16 > 0 ? flushBits16(s2u16) : s2u16;
      const s1x16 = fi16 > 0 ? flushBits16(s1u16) : s1u16;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s2f16 = flush(f16ToNumber(s2u16), fi16);
      const s0u16 = u[a] & 65535;
      const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
      const negative = (s1u16 >>> 15) !== (s2u16 >>> 15);
      if (isNan16(s2u16)) {
        u[d] = quiet16(s2x16);
      } else if (isNan16(s1u16)) {
        u[d] = quiet16(s1x16);
      } else if (s1f16 === 0 && s2f16 === 0) {
        u[d] = 0xfe00;
      } else if (f16ToNumber(s1x16 & 0x7fff) === Infinity && f16ToNumber(s2x16 & 0x7fff) === Infinity) {
        u[d] = 0xfe00;
      } else if (s1f16 === 0 || f16ToNumber(s2x16 & 0x7fff) === Infinity) {
        u[d] = negative ? 0xfc00 : 0x7c00;
      } else if (f16ToNumber(s1x16 & 0x7fff) === Infinity || s2f16 === 0) {
        u[d] = negative ? 0x8000 : 0;
      } else {
        u[d] = negative ? ((s0x16 & 0x7fff) ^ 0x8000) : (s0x16 & 0x7fff);
      }
    }
  }
}

/** V_DIV_FIXUP_F16 with denormals kept. */
export function V_DIV_FIXUP_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1u16 = u[b] & 65535;
      const s2u16 = u[c] & 65535;
      const s1f16 = f16ToNumber(s1u16);
      const s2f16 = f16ToNumber(s2u16);
      const s0u16 = u[a] & 65535;
      const negative = (s1u16 >>> 15) !== (s2u16 >>> 15);
      if (isNan16(s2u16)) {
        u[d] = quiet16(s2u16);
      } else if (isNan16(s1u16)) {
        u[d] = quiet16(s1u16);
      } else if (s1f16 === 0 && s2f16 === 0) {
        u[d] = 0xfe00;
      } else if (f16ToNumber(s1u16 & 0x7fff) === Infinity && f16ToNumber(s2u16 & 0x7fff) === Infinity) {
        u[d] = 0xfe00;
      } else if (s1f16 === 0 || f16ToNumber(s2u16 & 0x7fff) === Infinity) {
        u[d] = negative ? 0xfc00 : 0x7c00;
      } else if (f16ToNumber(s1u16 & 0x7fff) === Infinity || s2f16 === 0) {
        u[d] = negative ? 0x8000 : 0;
      } else {
        u[d] = negative ? ((s0u16 & 0x7fff) ^ 0x8000) : (s0u16 & 0x7fff);
      }
    }
  }
}

/**
 * V_TRIG_PREOP_F64 (all generations)
 * A piece of 2 / pi for reducing large arguments: its 53 binary digits from bit 53 * S1[4 : 0] on, and for exponents
 * of S0 above 1077 that much further, as a double of the right magnitude; 2 ** 128 times that from 1968 on, where
 * the caller has scaled S0 down.
 */
export function V_TRIG_PREOP_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1 = u[b];
        storeF64(u, d, d + hd0, trigPreopF64(s0f64, s1 & 31));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1 = u[b];
        storeF64(u, d, d + hd0, trigPreopF64(s0f64, s1 & 31));
      }
    }
  }
}

/** V_TRIG_PREOP_F64 with denormals kept. */
export function V_TRIG_PREOP_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1 = u[b];
        storeF64(u, d, d + hd0, trigPreopF64(s0f64, s1 & 31));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1 = u[b];
        storeF64(u, d, d + hd0, trigPreopF64(s0f64, s1 & 31));
      }
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  V_DIV_SCALE_F32: define("V_DIV_SCALE_F32", "lane", V_DIV_SCALE_F32, { general: V_DIV_SCALE_F32_general, rounds: 0x3, keep: V_DIV_SCALE_F32_keep, keeps: 0x30 }),
  V_DIV_SCALE_F64: define("V_DIV_SCALE_F64", "lane", V_DIV_SCALE_F64, { general: V_DIV_SCALE_F64_general, rounds: 0xc, keep: V_DIV_SCALE_F64_keep, keeps: 0xc0 }),
  V_DIV_FMAS_F32: define("V_DIV_FMAS_F32", "lane", V_DIV_FMAS_F32, { general: V_DIV_FMAS_F32_general, rounds: 0x3, keep: V_DIV_FMAS_F32_keep, keeps: 0x30 }),
  V_DIV_FMAS_F64: define("V_DIV_FMAS_F64", "lane", V_DIV_FMAS_F64, { general: V_DIV_FMAS_F64_general, rounds: 0xc, keep: V_DIV_FMAS_F64_keep, keeps: 0xc0 }),
  V_DIV_FIXUP_F32: define("V_DIV_FIXUP_F32", "lane", V_DIV_FIXUP_F32, { keep: V_DIV_FIXUP_F32_keep, keeps: 0x10 }),
  V_DIV_FIXUP_F64: define("V_DIV_FIXUP_F64", "lane", V_DIV_FIXUP_F64, { keep: V_DIV_FIXUP_F64_keep, keeps: 0x40 }),
  V_DIV_FIXUP_F16: define("V_DIV_FIXUP_F16", "lane", V_DIV_FIXUP_F16, { keep: V_DIV_FIXUP_F16_keep, keeps: 0x40 }),
  V_TRIG_PREOP_F64: define("V_TRIG_PREOP_F64", "lane", V_TRIG_PREOP_F64, { keep: V_TRIG_PREOP_F64_keep, keeps: 0x40 }),
};

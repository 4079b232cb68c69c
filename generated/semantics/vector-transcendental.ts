// Executors of vector transcendental.
// Generated from spec/pseudocode/vector-transcendental.pcode by `npm run generate`; do not edit.
import { lowestOne, storeF64 } from "../../runtime/bits/index.js";
import {
  MIN_NORMAL_F32,
  bf16ToBits,
  bf16ToNumber,
  cosBf16,
  cosF16,
  cosF32,
  exp2Bf16,
  exp2F16,
  exp2F32,
  f16ToBits,
  f16ToNumber,
  f64FromWords,
  flush,
  inputLimitBf16,
  inputLimitF16,
  inputLimitF32,
  inputLimitF64,
  log2Bf16,
  log2F16,
  log2F32,
  outputLimitBf16,
  outputLimitF16,
  outputLimitF32,
  outputLimitF64,
  rcpBf16,
  rcpF16,
  rcpF32,
  roundF16Of,
  roundF32Of,
  roundF64Of,
  rsqBf16,
  rsqF16,
  rsqF32,
  rsqF64,
  sinBf16,
  sinF16,
  sinF32,
  sqrtBf16,
  sqrtF16,
  sqrtF32,
  sqrtF64,
  tanhBf16,
  tanhF16,
  tanhF32,
} from "../../runtime/float/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** V_RCP_F32, V_RCP_IFLAG_F32 (all generations) */
export function V_RCP_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = flush(f[a], MIN_NORMAL_F32);
        f[d] = flush(rcpF32(s0f), MIN_NORMAL_F32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = flush(f[a], MIN_NORMAL_F32);
        f[d] = flush(rcpF32(s0f), MIN_NORMAL_F32);
      }
    }
  }
}

/** V_RCP_F16 (all generations) */
export function V_RCP_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(flush(rcpF16(s0f16), fo16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(flush(rcpF16(s0f16), fo16));
      }
    }
  }
}

/** V_RCP_F16 with denormals kept. */
export function V_RCP_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(rcpF16(s0f16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(rcpF16(s0f16));
      }
    }
  }
}

/** V_RCP_F64 (all generations) */
export function V_RCP_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const fo64 = outputLimitF64(w.mode);
  const { k0, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        storeF64(u, d, d + hd0, flush(1 / s0f64, fo64));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        storeF64(u, d, d + hd0, flush(1 / s0f64, fo64));
      }
    }
  }
}

/** V_RCP_F64 with denormals kept. */
export function V_RCP_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        storeF64(u, d, d + hd0, 1 / s0f64);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        storeF64(u, d, d + hd0, 1 / s0f64);
      }
    }
  }
}

/** V_RSQ_F32 (all generations) */
export function V_RSQ_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = flush(f[a], MIN_NORMAL_F32);
        f[d] = flush(rsqF32(s0f), MIN_NORMAL_F32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = flush(f[a], MIN_NORMAL_F32);
        f[d] = flush(rsqF32(s0f), MIN_NORMAL_F32);
      }
    }
  }
}

/** V_RSQ_F16 (all generations) */
export function V_RSQ_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(flush(rsqF16(s0f16), fo16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(flush(rsqF16(s0f16), fo16));
      }
    }
  }
}

/** V_RSQ_F16 with denormals kept. */
export function V_RSQ_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(rsqF16(s0f16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(rsqF16(s0f16));
      }
    }
  }
}

/** V_RSQ_F64 (all generations) */
export function V_RSQ_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const fo64 = outputLimitF64(w.mode);
  const { k0, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        storeF64(u, d, d + hd0, flush(rsqF64(s0f64), fo64));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        storeF64(u, d, d + hd0, flush(rsqF64(s0f64), fo64));
      }
    }
  }
}

/** V_RSQ_F64 with denormals kept. */
export function V_RSQ_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        storeF64(u, d, d + hd0, rsqF64(s0f64));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        storeF64(u, d, d + hd0, rsqF64(s0f64));
      }
    }
  }
}

/** V_SQRT_F32 (all generations) */
export function V_SQRT_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = flush(f[a], MIN_NORMAL_F32);
        f[d] = flush(Math.fround(Math.sqrt(s0f)), MIN_NORMAL_F32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = flush(f[a], MIN_NORMAL_F32);
        f[d] = flush(Math.fround(Math.sqrt(s0f)), MIN_NORMAL_F32);
      }
    }
  }
}

/** V_SQRT_F32 (all generations), any rounding mode */
export function V_SQRT_F32_general(w: Wave, s: Step): void {
  const { i, f } = w;
  const r32 = roundF32Of(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = flush(f[a], MIN_NORMAL_F32);
      f[d] = flush(sqrtF32(s0f, r32), MIN_NORMAL_F32);
    }
  }
}

/** V_SQRT_F16 (all generations) */
export function V_SQRT_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(flush(sqrtF16(s0f16, 0), fo16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(flush(sqrtF16(s0f16, 0), fo16));
      }
    }
  }
}

/** V_SQRT_F16 with denormals kept. */
export function V_SQRT_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(sqrtF16(s0f16, 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(sqrtF16(s0f16, 0));
      }
    }
  }
}

/** V_SQRT_F16 (all generations), any rounding mode */
export function V_SQRT_F16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r16 = roundF16Of(w.mode);
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      u[d] = f16ToBits(flush(sqrtF16(s0f16, r16), fo16));
    }
  }
}

/** V_SQRT_F64 (all generations) */
export function V_SQRT_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const fo64 = outputLimitF64(w.mode);
  const { k0, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        storeF64(u, d, d + hd0, flush(Math.sqrt(s0f64), fo64));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        storeF64(u, d, d + hd0, flush(Math.sqrt(s0f64), fo64));
      }
    }
  }
}

/** V_SQRT_F64 with denormals kept. */
export function V_SQRT_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        storeF64(u, d, d + hd0, Math.sqrt(s0f64));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        storeF64(u, d, d + hd0, Math.sqrt(s0f64));
      }
    }
  }
}

/** V_SQRT_F64 (all generations), any rounding mode */
export function V_SQRT_F64_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r64 = roundF64Of(w.mode);
  const fi64 = inputLimitF64(w.mode);
  const fo64 = outputLimitF64(w.mode);
  const { k0, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
      storeF64(u, d, d + hd0, flush(sqrtF64(s0f64, r64), fo64));
    }
  }
}

/**
 * V_EXP_F32, V_EXP_LEGACY_F32 (all generations)
 * Powers of two and logarithms to base two.
 */
export function V_EXP_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = flush(f[a], MIN_NORMAL_F32);
        f[d] = flush(exp2F32(s0f), MIN_NORMAL_F32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = flush(f[a], MIN_NORMAL_F32);
        f[d] = flush(exp2F32(s0f), MIN_NORMAL_F32);
      }
    }
  }
}

/** V_EXP_F16 (all generations) */
export function V_EXP_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(flush(exp2F16(s0f16), fo16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(flush(exp2F16(s0f16), fo16));
      }
    }
  }
}

/** V_EXP_F16 with denormals kept. */
export function V_EXP_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(exp2F16(s0f16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(exp2F16(s0f16));
      }
    }
  }
}

/** V_LOG_F32, V_LOG_LEGACY_F32 (all generations) */
export function V_LOG_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = flush(f[a], MIN_NORMAL_F32);
        f[d] = flush(log2F32(s0f), MIN_NORMAL_F32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = flush(f[a], MIN_NORMAL_F32);
        f[d] = flush(log2F32(s0f), MIN_NORMAL_F32);
      }
    }
  }
}

/** V_LOG_F16 (all generations) */
export function V_LOG_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(flush(log2F16(s0f16), fo16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(flush(log2F16(s0f16), fo16));
      }
    }
  }
}

/** V_LOG_F16 with denormals kept. */
export function V_LOG_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(log2F16(s0f16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(log2F16(s0f16));
      }
    }
  }
}

/**
 * V_SIN_F16 (all generations)
 * The argument counts turns, not radians.
 */
export function V_SIN_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(flush(sinF16(s0f16), fo16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(flush(sinF16(s0f16), fo16));
      }
    }
  }
}

/** V_SIN_F16 with denormals kept. */
export function V_SIN_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(sinF16(s0f16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(sinF16(s0f16));
      }
    }
  }
}

/**
 * V_SIN_F32 (all generations)
 * The argument counts turns, not radians.
 */
export function V_SIN_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = flush(f[a], fi32);
        f[d] = flush(sinF32(s0f), fo32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        f[d] = flush(sinF32(s0f), fo32);
      }
    }
  }
}

/** V_SIN_F32 with denormals kept. */
export function V_SIN_F32_keep(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = f[a];
        f[d] = sinF32(s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = f[a];
        f[d] = sinF32(s0f);
      }
    }
  }
}

/** V_COS_F32 (all generations) */
export function V_COS_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = flush(f[a], MIN_NORMAL_F32);
        f[d] = flush(cosF32(s0f), MIN_NORMAL_F32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = flush(f[a], MIN_NORMAL_F32);
        f[d] = flush(cosF32(s0f), MIN_NORMAL_F32);
      }
    }
  }
}

/** V_COS_F16 (all generations) */
export function V_COS_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(flush(cosF16(s0f16), fo16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(flush(cosF16(s0f16), fo16));
      }
    }
  }
}

/** V_COS_F16 with denormals kept. */
export function V_COS_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(cosF16(s0f16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(cosF16(s0f16));
      }
    }
  }
}

/** V_RCP_BF16 (cdna5) */
export function V_RCP_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fib = inputLimitBf16(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0bf = flush(bf16ToNumber(s0u16), fib);
        u[d] = bf16ToBits(flush(rcpBf16(s0bf), fob));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0bf = flush(bf16ToNumber(s0u16), fib);
        u[d] = bf16ToBits(flush(rcpBf16(s0bf), fob));
      }
    }
  }
}

/** V_RCP_BF16 with denormals kept. */
export function V_RCP_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0bf = bf16ToNumber(s0u16);
        u[d] = bf16ToBits(rcpBf16(s0bf));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0bf = bf16ToNumber(s0u16);
        u[d] = bf16ToBits(rcpBf16(s0bf));
      }
    }
  }
}

/** V_RSQ_BF16 (cdna5) */
export function V_RSQ_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fib = inputLimitBf16(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0bf = flush(bf16ToNumber(s0u16), fib);
        u[d] = bf16ToBits(flush(rsqBf16(s0bf), fob));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0bf = flush(bf16ToNumber(s0u16), fib);
        u[d] = bf16ToBits(flush(rsqBf16(s0bf), fob));
      }
    }
  }
}

/** V_RSQ_BF16 with denormals kept. */
export function V_RSQ_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0bf = bf16ToNumber(s0u16);
        u[d] = bf16ToBits(rsqBf16(s0bf));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0bf = bf16ToNumber(s0u16);
        u[d] = bf16ToBits(rsqBf16(s0bf));
      }
    }
  }
}

/** V_SQRT_BF16 (cdna5) */
export function V_SQRT_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fib = inputLimitBf16(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0bf = flush(bf16ToNumber(s0u16), fib);
        u[d] = bf16ToBits(flush(sqrtBf16(s0bf, 0), fob));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0bf = flush(bf16ToNumber(s0u16), fib);
        u[d] = bf16ToBits(flush(sqrtBf16(s0bf, 0), fob));
      }
    }
  }
}

/** V_SQRT_BF16 with denormals kept. */
export function V_SQRT_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0bf = bf16ToNumber(s0u16);
        u[d] = bf16ToBits(sqrtBf16(s0bf, 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0bf = bf16ToNumber(s0u16);
        u[d] = bf16ToBits(sqrtBf16(s0bf, 0));
      }
    }
  }
}

/** V_SQRT_BF16 (cdna5), any rounding mode */
export function V_SQRT_BF16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r16 = roundF16Of(w.mode);
  const fib = inputLimitBf16(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s0bf = flush(bf16ToNumber(s0u16), fib);
      u[d] = bf16ToBits(flush(sqrtBf16(s0bf, r16), fob));
    }
  }
}

/** V_LOG_BF16 (cdna5) */
export function V_LOG_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fib = inputLimitBf16(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0bf = flush(bf16ToNumber(s0u16), fib);
        u[d] = bf16ToBits(flush(log2Bf16(s0bf), fob));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0bf = flush(bf16ToNumber(s0u16), fib);
        u[d] = bf16ToBits(flush(log2Bf16(s0bf), fob));
      }
    }
  }
}

/** V_LOG_BF16 with denormals kept. */
export function V_LOG_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0bf = bf16ToNumber(s0u16);
        u[d] = bf16ToBits(log2Bf16(s0bf));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0bf = bf16ToNumber(s0u16);
        u[d] = bf16ToBits(log2Bf16(s0bf));
      }
    }
  }
}

/** V_SIN_BF16 (cdna5) */
export function V_SIN_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fib = inputLimitBf16(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0bf = flush(bf16ToNumber(s0u16), fib);
        u[d] = bf16ToBits(flush(sinBf16(s0bf), fob));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0bf = flush(bf16ToNumber(s0u16), fib);
        u[d] = bf16ToBits(flush(sinBf16(s0bf), fob));
      }
    }
  }
}

/** V_SIN_BF16 with denormals kept. */
export function V_SIN_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0bf = bf16ToNumber(s0u16);
        u[d] = bf16ToBits(sinBf16(s0bf));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0bf = bf16ToNumber(s0u16);
        u[d] = bf16ToBits(sinBf16(s0bf));
      }
    }
  }
}

/** V_COS_BF16 (cdna5) */
export function V_COS_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fib = inputLimitBf16(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0bf = flush(bf16ToNumber(s0u16), fib);
        u[d] = bf16ToBits(flush(cosBf16(s0bf), fob));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0bf = flush(bf16ToNumber(s0u16), fib);
        u[d] = bf16ToBits(flush(cosBf16(s0bf), fob));
      }
    }
  }
}

/** V_COS_BF16 with denormals kept. */
export function V_COS_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0bf = bf16ToNumber(s0u16);
        u[d] = bf16ToBits(cosBf16(s0bf));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0bf = bf16ToNumber(s0u16);
        u[d] = bf16ToBits(cosBf16(s0bf));
      }
    }
  }
}

/** V_TANH_BF16 (cdna5) */
export function V_TANH_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fib = inputLimitBf16(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0bf = flush(bf16ToNumber(s0u16), fib);
        u[d] = bf16ToBits(flush(tanhBf16(s0bf), fob));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0bf = flush(bf16ToNumber(s0u16), fib);
        u[d] = bf16ToBits(flush(tanhBf16(s0bf), fob));
      }
    }
  }
}

/** V_TANH_BF16 with denormals kept. */
export function V_TANH_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0bf = bf16ToNumber(s0u16);
        u[d] = bf16ToBits(tanhBf16(s0bf));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0bf = bf16ToNumber(s0u16);
        u[d] = bf16ToBits(tanhBf16(s0bf));
      }
    }
  }
}

/** V_EXP_BF16 (cdna5) */
export function V_EXP_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fib = inputLimitBf16(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0bf = flush(bf16ToNumber(s0u16), fib);
        u[d] = bf16ToBits(flush(exp2Bf16(s0bf), fob));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0bf = flush(bf16ToNumber(s0u16), fib);
        u[d] = bf16ToBits(flush(exp2Bf16(s0bf), fob));
      }
    }
  }
}

/** V_EXP_BF16 with denormals kept. */
export function V_EXP_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0bf = bf16ToNumber(s0u16);
        u[d] = bf16ToBits(exp2Bf16(s0bf));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0bf = bf16ToNumber(s0u16);
        u[d] = bf16ToBits(exp2Bf16(s0bf));
      }
    }
  }
}

/** V_TANH_F16 (cdna5) */
export function V_TANH_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(flush(tanhF16(s0f16), fo16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(flush(tanhF16(s0f16), fo16));
      }
    }
  }
}

/** V_TANH_F16 with denormals kept. */
export function V_TANH_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(tanhF16(s0f16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(tanhF16(s0f16));
      }
    }
  }
}

/** V_TANH_F32 (cdna5) */
export function V_TANH_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = flush(f[a], fi32);
        f[d] = flush(tanhF32(s0f), fo32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        f[d] = flush(tanhF32(s0f), fo32);
      }
    }
  }
}

/** V_TANH_F32 with denormals kept. */
export function V_TANH_F32_keep(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = f[a];
        f[d] = tanhF32(s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = f[a];
        f[d] = tanhF32(s0f);
      }
    }
  }
}

/**
 * V_S_RCP_F32 (cdna5 rdna4)
 * V_S: one scalar value, computed by the vector unit. An F16 result is zero-extended.
 */
export function V_S_RCP_F32(w: Wave, s: Step): void {
  const { f } = w;
  const s0f = flush(f[s.s0], MIN_NORMAL_F32);
  f[s.d0] = flush(rcpF32(s0f), MIN_NORMAL_F32);
}

/**
 * V_S_RSQ_F32 (cdna5 rdna4)
 * V_S: one scalar value, computed by the vector unit. An F16 result is zero-extended.
 */
export function V_S_RSQ_F32(w: Wave, s: Step): void {
  const { f } = w;
  const s0f = flush(f[s.s0], MIN_NORMAL_F32);
  f[s.d0] = flush(rsqF32(s0f), MIN_NORMAL_F32);
}

/**
 * V_S_SQRT_F32 (cdna5 rdna4)
 * V_S: one scalar value, computed by the vector unit. An F16 result is zero-extended.
 */
export function V_S_SQRT_F32(w: Wave, s: Step): void {
  const { f } = w;
  const s0f = flush(f[s.s0], MIN_NORMAL_F32);
  f[s.d0] = flush(Math.fround(Math.sqrt(s0f)), MIN_NORMAL_F32);
}

/** V_S_SQRT_F32 (cdna5 rdna4), any rounding mode */
export function V_S_SQRT_F32_general(w: Wave, s: Step): void {
  const { f } = w;
  const r32 = roundF32Of(w.mode);
  const s0f = flush(f[s.s0], MIN_NORMAL_F32);
  f[s.d0] = flush(sqrtF32(s0f, r32), MIN_NORMAL_F32);
}

/**
 * V_S_LOG_F32 (cdna5 rdna4)
 * V_S: one scalar value, computed by the vector unit. An F16 result is zero-extended.
 */
export function V_S_LOG_F32(w: Wave, s: Step): void {
  const { f } = w;
  const s0f = flush(f[s.s0], MIN_NORMAL_F32);
  f[s.d0] = flush(log2F32(s0f), MIN_NORMAL_F32);
}

/** V_S_RCP_F16 (cdna5 rdna4) */
export function V_S_RCP_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  u[s.d0] = f16ToBits(flush(rcpF16(s0f16), fo16));
}

/** V_S_RSQ_F16 (cdna5 rdna4) */
export function V_S_RSQ_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  u[s.d0] = f16ToBits(flush(rsqF16(s0f16), fo16));
}

/** V_S_SQRT_F16 (cdna5 rdna4) */
export function V_S_SQRT_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  u[s.d0] = f16ToBits(flush(sqrtF16(s0f16, 0), fo16));
}

/** V_S_SQRT_F16 (cdna5 rdna4), any rounding mode */
export function V_S_SQRT_F16_general(w: Wave, s: Step): void {
  const { u } = w;
  const r16 = roundF16Of(w.mode);
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  u[s.d0] = f16ToBits(flush(sqrtF16(s0f16, r16), fo16));
}

/** V_S_LOG_F16 (cdna5 rdna4) */
export function V_S_LOG_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  u[s.d0] = f16ToBits(flush(log2F16(s0f16), fo16));
}

/** V_S_EXP_F32 (cdna5 rdna4) */
export function V_S_EXP_F32(w: Wave, s: Step): void {
  const { f } = w;
  const s0f = flush(f[s.s0], MIN_NORMAL_F32);
  f[s.d0] = flush(exp2F32(s0f), MIN_NORMAL_F32);
}

/** V_S_EXP_F16 (cdna5 rdna4) */
export function V_S_EXP_F16(w: Wave, s: Step): void {
  const { u } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const s0u16 = u[s.s0] & 65535;
  const s0f16 = flush(f16ToNumber(s0u16), fi16);
  u[s.d0] = f16ToBits(flush(exp2F16(s0f16), fo16));
}

/** What this module defines, by executor. */
export const definitions = {
  V_RCP_F32: define("V_RCP_F32", "lane", V_RCP_F32),
  V_RCP_F16: define("V_RCP_F16", "lane", V_RCP_F16, { keep: V_RCP_F16_keep, keeps: 0xc0 }),
  V_RCP_F64: define("V_RCP_F64", "lane", V_RCP_F64, { keep: V_RCP_F64_keep, keeps: 0xc0 }),
  V_RSQ_F32: define("V_RSQ_F32", "lane", V_RSQ_F32),
  V_RSQ_F16: define("V_RSQ_F16", "lane", V_RSQ_F16, { keep: V_RSQ_F16_keep, keeps: 0xc0 }),
  V_RSQ_F64: define("V_RSQ_F64", "lane", V_RSQ_F64, { keep: V_RSQ_F64_keep, keeps: 0xc0 }),
  V_SQRT_F32: define("V_SQRT_F32", "lane", V_SQRT_F32, { general: V_SQRT_F32_general, rounds: 0x3 }),
  V_SQRT_F16: define("V_SQRT_F16", "lane", V_SQRT_F16, { general: V_SQRT_F16_general, rounds: 0x80000c, keep: V_SQRT_F16_keep, keeps: 0xc0 }),
  V_SQRT_F64: define("V_SQRT_F64", "lane", V_SQRT_F64, { general: V_SQRT_F64_general, rounds: 0xc, keep: V_SQRT_F64_keep, keeps: 0xc0 }),
  V_EXP_F32: define("V_EXP_F32", "lane", V_EXP_F32),
  V_EXP_F16: define("V_EXP_F16", "lane", V_EXP_F16, { keep: V_EXP_F16_keep, keeps: 0xc0 }),
  V_LOG_F32: define("V_LOG_F32", "lane", V_LOG_F32),
  V_LOG_F16: define("V_LOG_F16", "lane", V_LOG_F16, { keep: V_LOG_F16_keep, keeps: 0xc0 }),
  V_SIN_F16: define("V_SIN_F16", "lane", V_SIN_F16, { keep: V_SIN_F16_keep, keeps: 0xc0 }),
  V_SIN_F32: define("V_SIN_F32", "lane", V_SIN_F32, { keep: V_SIN_F32_keep, keeps: 0x30 }),
  V_COS_F32: define("V_COS_F32", "lane", V_COS_F32),
  V_COS_F16: define("V_COS_F16", "lane", V_COS_F16, { keep: V_COS_F16_keep, keeps: 0xc0 }),
  V_RCP_BF16: define("V_RCP_BF16", "lane", V_RCP_BF16, { keep: V_RCP_BF16_keep, keeps: 0xc0 }),
  V_RSQ_BF16: define("V_RSQ_BF16", "lane", V_RSQ_BF16, { keep: V_RSQ_BF16_keep, keeps: 0xc0 }),
  V_SQRT_BF16: define("V_SQRT_BF16", "lane", V_SQRT_BF16, { general: V_SQRT_BF16_general, rounds: 0x80000c, keep: V_SQRT_BF16_keep, keeps: 0xc0 }),
  V_LOG_BF16: define("V_LOG_BF16", "lane", V_LOG_BF16, { keep: V_LOG_BF16_keep, keeps: 0xc0 }),
  V_SIN_BF16: define("V_SIN_BF16", "lane", V_SIN_BF16, { keep: V_SIN_BF16_keep, keeps: 0xc0 }),
  V_COS_BF16: define("V_COS_BF16", "lane", V_COS_BF16, { keep: V_COS_BF16_keep, keeps: 0xc0 }),
  V_TANH_BF16: define("V_TANH_BF16", "lane", V_TANH_BF16, { keep: V_TANH_BF16_keep, keeps: 0xc0 }),
  V_EXP_BF16: define("V_EXP_BF16", "lane", V_EXP_BF16, { keep: V_EXP_BF16_keep, keeps: 0xc0 }),
  V_TANH_F16: define("V_TANH_F16", "lane", V_TANH_F16, { keep: V_TANH_F16_keep, keeps: 0xc0 }),
  V_TANH_F32: define("V_TANH_F32", "lane", V_TANH_F32, { keep: V_TANH_F32_keep, keeps: 0x30 }),
  V_S_RCP_F32: define("V_S_RCP_F32", "scalar", V_S_RCP_F32),
  V_S_RSQ_F32: define("V_S_RSQ_F32", "scalar", V_S_RSQ_F32),
  V_S_SQRT_F32: define("V_S_SQRT_F32", "scalar", V_S_SQRT_F32, { general: V_S_SQRT_F32_general, rounds: 0x3 }),
  V_S_LOG_F32: define("V_S_LOG_F32", "scalar", V_S_LOG_F32),
  V_S_RCP_F16: define("V_S_RCP_F16", "scalar", V_S_RCP_F16),
  V_S_RSQ_F16: define("V_S_RSQ_F16", "scalar", V_S_RSQ_F16),
  V_S_SQRT_F16: define("V_S_SQRT_F16", "scalar", V_S_SQRT_F16, { general: V_S_SQRT_F16_general, rounds: 0x80000c }),
  V_S_LOG_F16: define("V_S_LOG_F16", "scalar", V_S_LOG_F16),
  V_S_EXP_F32: define("V_S_EXP_F32", "scalar", V_S_EXP_F32),
  V_S_EXP_F16: define("V_S_EXP_F16", "scalar", V_S_EXP_F16),
};

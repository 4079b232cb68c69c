// Executors of vector float.
// Generated from spec/pseudocode/vector-float.pcode by `npm run generate`; do not edit.
import { lowestOne, storeF64 } from "../../runtime/bits/index.js";
import {
  MIN_NORMAL_F16,
  MIN_NORMAL_F32,
  addF16,
  addF32,
  addF64,
  f16ToBits,
  f16ToNumber,
  f32FromBits,
  f64FromWords,
  flush,
  flushBits32,
  fmaF16,
  fmaF32,
  fmaF32Nearest,
  fmaF64,
  inputLimitF16,
  inputLimitF32,
  inputLimitF64,
  isNan32,
  mulF16,
  mulF32,
  mulF64,
  outputLimitF16,
  outputLimitF32,
  outputLimitF64,
  roundF16Of,
  roundF32Of,
  roundF64Of,
  subF16,
  subF32,
} from "../../runtime/float/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** V_ADD_F16 (all generations) */
export function V_ADD_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        u[d] = f16ToBits(flush(addF16(s0f16, s1f16, 0), fo16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        u[d] = f16ToBits(flush(addF16(s0f16, s1f16, 0), fo16));
      }
    }
  }
}

/** V_ADD_F16 with denormals kept. */
export function V_ADD_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        u[d] = f16ToBits(addF16(s0f16, s1f16, 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        u[d] = f16ToBits(addF16(s0f16, s1f16, 0));
      }
    }
  }
}

/** V_ADD_F16 (all generations), any rounding mode */
export function V_ADD_F16_general(w: Wave, s: Step): void {
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
      const s0u16 = u[a] & 65535;
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s1u16 = u[b] & 65535;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      u[d] = f16ToBits(flush(addF16(s0f16, s1f16, r16), fo16));
    }
  }
}

/** V_ADD_F32 (all generations) */
export function V_ADD_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        f[d] = flush(Math.fround(s0f + s1f), fo32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        f[d] = flush(Math.fround(s0f + s1f), fo32);
      }
    }
  }
}

/** V_ADD_F32 with denormals kept. */
export function V_ADD_F32_keep(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0f = f[a];
        const s1f = f[b];
        f[d] = Math.fround(s0f + s1f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0f = f[a];
        const s1f = f[b];
        f[d] = Math.fround(s0f + s1f);
      }
    }
  }
}

/** V_ADD_F32 (all generations), any rounding mode */
export function V_ADD_F32_general(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      f[d] = flush(addF32(s0f, s1f, r32), fo32);
    }
  }
}

/** V_SUB_F16 (all generations) */
export function V_SUB_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        u[d] = f16ToBits(flush(subF16(s0f16, s1f16, 0), fo16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        u[d] = f16ToBits(flush(subF16(s0f16, s1f16, 0), fo16));
      }
    }
  }
}

/** V_SUB_F16 with denormals kept. */
export function V_SUB_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        u[d] = f16ToBits(subF16(s0f16, s1f16, 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        u[d] = f16ToBits(subF16(s0f16, s1f16, 0));
      }
    }
  }
}

/** V_SUB_F16 (all generations), any rounding mode */
export function V_SUB_F16_general(w: Wave, s: Step): void {
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
      const s0u16 = u[a] & 65535;
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s1u16 = u[b] & 65535;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      u[d] = f16ToBits(flush(subF16(s0f16, s1f16, r16), fo16));
    }
  }
}

/** V_SUB_F32 (all generations) */
export function V_SUB_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        f[d] = flush(Math.fround(s0f - s1f), fo32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        f[d] = flush(Math.fround(s0f - s1f), fo32);
      }
    }
  }
}

/** V_SUB_F32 with denormals kept. */
export function V_SUB_F32_keep(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0f = f[a];
        const s1f = f[b];
        f[d] = Math.fround(s0f - s1f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0f = f[a];
        const s1f = f[b];
        f[d] = Math.fround(s0f - s1f);
      }
    }
  }
}

/** V_SUB_F32 (all generations), any rounding mode */
export function V_SUB_F32_general(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      f[d] = flush(subF32(s0f, s1f, r32), fo32);
    }
  }
}

/** V_MUL_F16 (all generations) */
export function V_MUL_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        u[d] = f16ToBits(flush(mulF16(s0f16, s1f16, 0), fo16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        u[d] = f16ToBits(flush(mulF16(s0f16, s1f16, 0), fo16));
      }
    }
  }
}

/** V_MUL_F16 with denormals kept. */
export function V_MUL_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        u[d] = f16ToBits(mulF16(s0f16, s1f16, 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        u[d] = f16ToBits(mulF16(s0f16, s1f16, 0));
      }
    }
  }
}

/** V_MUL_F16 (all generations), any rounding mode */
export function V_MUL_F16_general(w: Wave, s: Step): void {
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
      const s0u16 = u[a] & 65535;
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s1u16 = u[b] & 65535;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      u[d] = f16ToBits(flush(mulF16(s0f16, s1f16, r16), fo16));
    }
  }
}

/** V_MUL_F32 (all generations) */
export function V_MUL_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        f[d] = flush(Math.fround(s0f * s1f), fo32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        f[d] = flush(Math.fround(s0f * s1f), fo32);
      }
    }
  }
}

/** V_MUL_F32 with denormals kept. */
export function V_MUL_F32_keep(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0f = f[a];
        const s1f = f[b];
        f[d] = Math.fround(s0f * s1f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0f = f[a];
        const s1f = f[b];
        f[d] = Math.fround(s0f * s1f);
      }
    }
  }
}

/** V_MUL_F32 (all generations), any rounding mode */
export function V_MUL_F32_general(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      f[d] = flush(mulF32(s0f, s1f, r32), fo32);
    }
  }
}

/** V_SUBREV_F16 (all generations) */
export function V_SUBREV_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(flush(subF16(s1f16, s0f16, 0), fo16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(flush(subF16(s1f16, s0f16, 0), fo16));
      }
    }
  }
}

/** V_SUBREV_F16 with denormals kept. */
export function V_SUBREV_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(subF16(s1f16, s0f16, 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(subF16(s1f16, s0f16, 0));
      }
    }
  }
}

/** V_SUBREV_F16 (all generations), any rounding mode */
export function V_SUBREV_F16_general(w: Wave, s: Step): void {
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
      const s1u16 = u[b] & 65535;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s0u16 = u[a] & 65535;
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      u[d] = f16ToBits(flush(subF16(s1f16, s0f16, r16), fo16));
    }
  }
}

/** V_SUBREV_F32 (all generations) */
export function V_SUBREV_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1f = flush(f[b], fi32);
        const s0f = flush(f[a], fi32);
        f[d] = flush(Math.fround(s1f - s0f), fo32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1f = flush(f[b], fi32);
        const s0f = flush(f[a], fi32);
        f[d] = flush(Math.fround(s1f - s0f), fo32);
      }
    }
  }
}

/** V_SUBREV_F32 with denormals kept. */
export function V_SUBREV_F32_keep(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1f = f[b];
        const s0f = f[a];
        f[d] = Math.fround(s1f - s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1f = f[b];
        const s0f = f[a];
        f[d] = Math.fround(s1f - s0f);
      }
    }
  }
}

/** V_SUBREV_F32 (all generations), any rounding mode */
export function V_SUBREV_F32_general(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1f = flush(f[b], fi32);
      const s0f = flush(f[a], fi32);
      f[d] = flush(subF32(s1f, s0f, r32), fo32);
    }
  }
}

/** V_ADD_F64 (all generations) */
export function V_ADD_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const fo64 = outputLimitF64(w.mode);
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        storeF64(u, d, d + hd0, flush(s0f64 + s1f64, fo64));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        storeF64(u, d, d + hd0, flush(s0f64 + s1f64, fo64));
      }
    }
  }
}

/** V_ADD_F64 with denormals kept. */
export function V_ADD_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        storeF64(u, d, d + hd0, s0f64 + s1f64);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        storeF64(u, d, d + hd0, s0f64 + s1f64);
      }
    }
  }
}

/** V_ADD_F64 (all generations), any rounding mode */
export function V_ADD_F64_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const r64 = roundF64Of(w.mode);
  const fo64 = outputLimitF64(w.mode);
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      storeF64(u, d, d + hd0, flush(addF64(s0f64, s1f64, r64), fo64));
    }
  }
}

/** V_MUL_F64 (all generations) */
export function V_MUL_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const fo64 = outputLimitF64(w.mode);
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        storeF64(u, d, d + hd0, flush(s0f64 * s1f64, fo64));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        storeF64(u, d, d + hd0, flush(s0f64 * s1f64, fo64));
      }
    }
  }
}

/** V_MUL_F64 with denormals kept. */
export function V_MUL_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        storeF64(u, d, d + hd0, s0f64 * s1f64);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        storeF64(u, d, d + hd0, s0f64 * s1f64);
      }
    }
  }
}

/** V_MUL_F64 (all generations), any rounding mode */
export function V_MUL_F64_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const r64 = roundF64Of(w.mode);
  const fo64 = outputLimitF64(w.mode);
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      storeF64(u, d, d + hd0, flush(mulF64(s0f64, s1f64, r64), fo64));
    }
  }
}

/** V_FMA_F16 (all generations) */
export function V_FMA_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const s2u16 = u[c] & 65535;
        const s2f16 = flush(f16ToNumber(s2u16), fi16);
        u[d] = f16ToBits(flush(fmaF16(s0f16, s1f16, s2f16, 0), fo16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const s2u16 = u[c] & 65535;
        const s2f16 = flush(f16ToNumber(s2u16), fi16);
        u[d] = f16ToBits(flush(fmaF16(s0f16, s1f16, s2f16, 0), fo16));
      }
    }
  }
}

/** V_FMA_F16 with denormals kept. */
export function V_FMA_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const s2u16 = u[c] & 65535;
        const s2f16 = f16ToNumber(s2u16);
        u[d] = f16ToBits(fmaF16(s0f16, s1f16, s2f16, 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const s2u16 = u[c] & 65535;
        const s2f16 = f16ToNumber(s2u16);
        u[d] = f16ToBits(fmaF16(s0f16, s1f16, s2f16, 0));
      }
    }
  }
}

/** V_FMA_F16 (all generations), any rounding mode */
export function V_FMA_F16_general(w: Wave, s: Step): void {
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
      const s0u16 = u[a] & 65535;
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s1u16 = u[b] & 65535;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s2u16 = u[c] & 65535;
      const s2f16 = flush(f16ToNumber(s2u16), fi16);
      u[d] = f16ToBits(flush(fmaF16(s0f16, s1f16, s2f16, r16), fo16));
    }
  }
}

/** V_FMA_F32 (all generations) */
export function V_FMA_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const s2f = flush(f[c], fi32);
        f[d] = flush(fmaF32Nearest(s0f, s1f, s2f), fo32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const s2f = flush(f[c], fi32);
        f[d] = flush(fmaF32Nearest(s0f, s1f, s2f), fo32);
      }
    }
  }
}

/** V_FMA_F32 with denormals kept. */
export function V_FMA_F32_keep(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0f = f[a];
        const s1f = f[b];
        const s2f = f[c];
        f[d] = fmaF32Nearest(s0f, s1f, s2f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0f = f[a];
        const s1f = f[b];
        const s2f = f[c];
        f[d] = fmaF32Nearest(s0f, s1f, s2f);
      }
    }
  }
}

/** V_FMA_F32 (all generations), any rounding mode */
export function V_FMA_F32_general(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      const s2f = flush(f[c], fi32);
      f[d] = flush(fmaF32(s0f, s1f, s2f, r32), fo32);
    }
  }
}

/** V_FMA_F64 (all generations) */
export function V_FMA_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const fo64 = outputLimitF64(w.mode);
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const s2f64 = flush(f64FromWords(s2, s2w1), fi64);
        storeF64(u, d, d + hd0, flush(fmaF64(s0f64, s1f64, s2f64, 0), fo64));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const s2f64 = flush(f64FromWords(s2, s2w1), fi64);
        storeF64(u, d, d + hd0, flush(fmaF64(s0f64, s1f64, s2f64, 0), fo64));
      }
    }
  }
}

/** V_FMA_F64 with denormals kept. */
export function V_FMA_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const s2f64 = f64FromWords(s2, s2w1);
        storeF64(u, d, d + hd0, fmaF64(s0f64, s1f64, s2f64, 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const s2f64 = f64FromWords(s2, s2w1);
        storeF64(u, d, d + hd0, fmaF64(s0f64, s1f64, s2f64, 0));
      }
    }
  }
}

/** V_FMA_F64 (all generations), any rounding mode */
export function V_FMA_F64_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const r64 = roundF64Of(w.mode);
  const fo64 = outputLimitF64(w.mode);
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
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
      storeF64(u, d, d + hd0, flush(fmaF64(s0f64, s1f64, s2f64, r64), fo64));
    }
  }
}

/** V_FMA_LEGACY_F16 (cdna1 cdna2 cdna3 cdna4) */
export function V_FMA_LEGACY_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const s2u16 = u[c] & 65535;
        const s2f16 = flush(f16ToNumber(s2u16), fi16);
        u[d] = f16ToBits(flush(fmaF16(s0f16, s1f16, s2f16, 0), fo16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const s2u16 = u[c] & 65535;
        const s2f16 = flush(f16ToNumber(s2u16), fi16);
        u[d] = f16ToBits(flush(fmaF16(s0f16, s1f16, s2f16, 0), fo16));
      }
    }
  }
}

/** V_FMA_LEGACY_F16 with denormals kept. */
export function V_FMA_LEGACY_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const s2u16 = u[c] & 65535;
        const s2f16 = f16ToNumber(s2u16);
        u[d] = f16ToBits(fmaF16(s0f16, s1f16, s2f16, 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const s2u16 = u[c] & 65535;
        const s2f16 = f16ToNumber(s2u16);
        u[d] = f16ToBits(fmaF16(s0f16, s1f16, s2f16, 0));
      }
    }
  }
}

/** V_FMA_LEGACY_F16 (cdna1 cdna2 cdna3 cdna4), any rounding mode */
export function V_FMA_LEGACY_F16_general(w: Wave, s: Step): void {
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
      const s0u16 = u[a] & 65535;
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s1u16 = u[b] & 65535;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const s2u16 = u[c] & 65535;
      const s2f16 = flush(f16ToNumber(s2u16), fi16);
      u[d] = f16ToBits(flush(fmaF16(s0f16, s1f16, s2f16, r16), fo16));
    }
  }
}

/** V_FMAC_F32 (all generations) */
export function V_FMAC_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const d0f = flush(f[d], fi32);
        f[d] = flush(fmaF32Nearest(s0f, s1f, d0f), fo32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const d0f = flush(f[d], fi32);
        f[d] = flush(fmaF32Nearest(s0f, s1f, d0f), fo32);
      }
    }
  }
}

/** V_FMAC_F32 with denormals kept. */
export function V_FMAC_F32_keep(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0f = f[a];
        const s1f = f[b];
        const d0f = f[d];
        f[d] = fmaF32Nearest(s0f, s1f, d0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0f = f[a];
        const s1f = f[b];
        const d0f = f[d];
        f[d] = fmaF32Nearest(s0f, s1f, d0f);
      }
    }
  }
}

/** V_FMAC_F32 (all generations), any rounding mode */
export function V_FMAC_F32_general(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      const d0f = flush(f[d], fi32);
      f[d] = flush(fmaF32(s0f, s1f, d0f, r32), fo32);
    }
  }
}

/** V_FMAC_F16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_FMAC_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const d0u16 = u[d] & 65535;
        const d0f16 = flush(f16ToNumber(d0u16), fi16);
        u[d] = f16ToBits(flush(fmaF16(s0f16, s1f16, d0f16, 0), fo16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const d0u16 = u[d] & 65535;
        const d0f16 = flush(f16ToNumber(d0u16), fi16);
        u[d] = f16ToBits(flush(fmaF16(s0f16, s1f16, d0f16, 0), fo16));
      }
    }
  }
}

/** V_FMAC_F16 with denormals kept. */
export function V_FMAC_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const d0u16 = u[d] & 65535;
        const d0f16 = f16ToNumber(d0u16);
        u[d] = f16ToBits(fmaF16(s0f16, s1f16, d0f16, 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const d0u16 = u[d] & 65535;
        const d0f16 = f16ToNumber(d0u16);
        u[d] = f16ToBits(fmaF16(s0f16, s1f16, d0f16, 0));
      }
    }
  }
}

/** V_FMAC_F16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4), any rounding mode */
export function V_FMAC_F16_general(w: Wave, s: Step): void {
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
      const s0u16 = u[a] & 65535;
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s1u16 = u[b] & 65535;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      const d0u16 = u[d] & 65535;
      const d0f16 = flush(f16ToNumber(d0u16), fi16);
      u[d] = f16ToBits(flush(fmaF16(s0f16, s1f16, d0f16, r16), fo16));
    }
  }
}

/** V_FMAC_F64 (cdna2 cdna3 cdna4 cdna5) */
export function V_FMAC_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const fo64 = outputLimitF64(w.mode);
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const d0w1 = u[d + hd0];
        const d0 = u[d];
        const d0f64 = flush(f64FromWords(d0, d0w1), fi64);
        storeF64(u, d, d + hd0, flush(fmaF64(s0f64, s1f64, d0f64, 0), fo64));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const d0w1 = u[d + hd0];
        const d0 = u[d];
        const d0f64 = flush(f64FromWords(d0, d0w1), fi64);
        storeF64(u, d, d + hd0, flush(fmaF64(s0f64, s1f64, d0f64, 0), fo64));
      }
    }
  }
}

/** V_FMAC_F64 with denormals kept. */
export function V_FMAC_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const d0w1 = u[d + hd0];
        const d0 = u[d];
        const d0f64 = f64FromWords(d0, d0w1);
        storeF64(u, d, d + hd0, fmaF64(s0f64, s1f64, d0f64, 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const d0w1 = u[d + hd0];
        const d0 = u[d];
        const d0f64 = f64FromWords(d0, d0w1);
        storeF64(u, d, d + hd0, fmaF64(s0f64, s1f64, d0f64, 0));
      }
    }
  }
}

/** V_FMAC_F64 (cdna2 cdna3 cdna4 cdna5), any rounding mode */
export function V_FMAC_F64_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const r64 = roundF64Of(w.mode);
  const fo64 = outputLimitF64(w.mode);
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      const d0w1 = u[d + hd0];
      const d0 = u[d];
      const d0f64 = flush(f64FromWords(d0, d0w1), fi64);
      storeF64(u, d, d + hd0, flush(fmaF64(s0f64, s1f64, d0f64, r64), fo64));
    }
  }
}

/**
 * V_FMAAK_F32 (cdna3 cdna4 cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * K in the name: the literal is an addend (AK) or a factor (MK).
 */
export function V_FMAAK_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const simm = s.simm >>> 0;
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        f[d] = flush(fmaF32Nearest(s0f, s1f, f32FromBits(simm)), fo32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        f[d] = flush(fmaF32Nearest(s0f, s1f, f32FromBits(simm)), fo32);
      }
    }
  }
}

/** V_FMAAK_F32 with denormals kept. */
export function V_FMAAK_F32_keep(w: Wave, s: Step): void {
  const { i, f } = w;
  const simm = s.simm >>> 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0f = f[a];
        const s1f = f[b];
        f[d] = fmaF32Nearest(s0f, s1f, f32FromBits(simm));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0f = f[a];
        const s1f = f[b];
        f[d] = fmaF32Nearest(s0f, s1f, f32FromBits(simm));
      }
    }
  }
}

/** V_FMAAK_F32 (cdna3 cdna4 cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4), any rounding mode */
export function V_FMAAK_F32_general(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const simm = s.simm >>> 0;
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      f[d] = flush(fmaF32(s0f, s1f, f32FromBits(simm), r32), fo32);
    }
  }
}

/** V_FMAMK_F32 (cdna3 cdna4 cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_FMAMK_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const simm = s.simm >>> 0;
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        f[d] = flush(fmaF32Nearest(s0f, f32FromBits(simm), s1f), fo32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        f[d] = flush(fmaF32Nearest(s0f, f32FromBits(simm), s1f), fo32);
      }
    }
  }
}

/** V_FMAMK_F32 with denormals kept. */
export function V_FMAMK_F32_keep(w: Wave, s: Step): void {
  const { i, f } = w;
  const simm = s.simm >>> 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0f = f[a];
        const s1f = f[b];
        f[d] = fmaF32Nearest(s0f, f32FromBits(simm), s1f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0f = f[a];
        const s1f = f[b];
        f[d] = fmaF32Nearest(s0f, f32FromBits(simm), s1f);
      }
    }
  }
}

/** V_FMAMK_F32 (cdna3 cdna4 cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4), any rounding mode */
export function V_FMAMK_F32_general(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const simm = s.simm >>> 0;
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      f[d] = flush(fmaF32(s0f, f32FromBits(simm), s1f, r32), fo32);
    }
  }
}

/** V_FMAAK_F16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_FMAAK_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const simm = s.simm >>> 0;
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        u[d] = f16ToBits(flush(fmaF16(s0f16, s1f16, f16ToNumber(simm & 0xffff), 0), fo16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        u[d] = f16ToBits(flush(fmaF16(s0f16, s1f16, f16ToNumber(simm & 0xffff), 0), fo16));
      }
    }
  }
}

/** V_FMAAK_F16 with denormals kept. */
export function V_FMAAK_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const simm = s.simm >>> 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        u[d] = f16ToBits(fmaF16(s0f16, s1f16, f16ToNumber(simm & 0xffff), 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        u[d] = f16ToBits(fmaF16(s0f16, s1f16, f16ToNumber(simm & 0xffff), 0));
      }
    }
  }
}

/** V_FMAAK_F16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4), any rounding mode */
export function V_FMAAK_F16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const simm = s.simm >>> 0;
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s1u16 = u[b] & 65535;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      u[d] = f16ToBits(flush(fmaF16(s0f16, s1f16, f16ToNumber(simm & 0xffff), r16), fo16));
    }
  }
}

/** V_FMAMK_F16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_FMAMK_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const simm = s.simm >>> 0;
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        u[d] = f16ToBits(flush(fmaF16(s0f16, f16ToNumber(simm & 0xffff), s1f16, 0), fo16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        u[d] = f16ToBits(flush(fmaF16(s0f16, f16ToNumber(simm & 0xffff), s1f16, 0), fo16));
      }
    }
  }
}

/** V_FMAMK_F16 with denormals kept. */
export function V_FMAMK_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const simm = s.simm >>> 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        u[d] = f16ToBits(fmaF16(s0f16, f16ToNumber(simm & 0xffff), s1f16, 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        u[d] = f16ToBits(fmaF16(s0f16, f16ToNumber(simm & 0xffff), s1f16, 0));
      }
    }
  }
}

/** V_FMAMK_F16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4), any rounding mode */
export function V_FMAMK_F16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const simm = s.simm >>> 0;
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const s1u16 = u[b] & 65535;
      const s1f16 = flush(f16ToNumber(s1u16), fi16);
      u[d] = f16ToBits(flush(fmaF16(s0f16, f16ToNumber(simm & 0xffff), s1f16, r16), fo16));
    }
  }
}

/** V_FMAAK_F64 (cdna5) */
export function V_FMAAK_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const simm = s.simm >>> 0;
  const simmHi = s.simmHi >>> 0;
  const fo64 = outputLimitF64(w.mode);
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        storeF64(u, d, d + hd0, flush(fmaF64(s0f64, s1f64, f64FromWords(simm, simmHi), 0), fo64));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        storeF64(u, d, d + hd0, flush(fmaF64(s0f64, s1f64, f64FromWords(simm, simmHi), 0), fo64));
      }
    }
  }
}

/** V_FMAAK_F64 with denormals kept. */
export function V_FMAAK_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const simm = s.simm >>> 0;
  const simmHi = s.simmHi >>> 0;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        storeF64(u, d, d + hd0, fmaF64(s0f64, s1f64, f64FromWords(simm, simmHi), 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        storeF64(u, d, d + hd0, fmaF64(s0f64, s1f64, f64FromWords(simm, simmHi), 0));
      }
    }
  }
}

/** V_FMAAK_F64 (cdna5), any rounding mode */
export function V_FMAAK_F64_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const simm = s.simm >>> 0;
  const simmHi = s.simmHi >>> 0;
  const r64 = roundF64Of(w.mode);
  const fo64 = outputLimitF64(w.mode);
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      storeF64(u, d, d + hd0, flush(fmaF64(s0f64, s1f64, f64FromWords(simm, simmHi), r64), fo64));
    }
  }
}

/** V_FMAMK_F64 (cdna5) */
export function V_FMAMK_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const simm = s.simm >>> 0;
  const simmHi = s.simmHi >>> 0;
  const fo64 = outputLimitF64(w.mode);
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        storeF64(u, d, d + hd0, flush(fmaF64(s0f64, f64FromWords(simm, simmHi), s1f64, 0), fo64));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        storeF64(u, d, d + hd0, flush(fmaF64(s0f64, f64FromWords(simm, simmHi), s1f64, 0), fo64));
      }
    }
  }
}

/** V_FMAMK_F64 with denormals kept. */
export function V_FMAMK_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const simm = s.simm >>> 0;
  const simmHi = s.simmHi >>> 0;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        storeF64(u, d, d + hd0, fmaF64(s0f64, f64FromWords(simm, simmHi), s1f64, 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        storeF64(u, d, d + hd0, fmaF64(s0f64, f64FromWords(simm, simmHi), s1f64, 0));
      }
    }
  }
}

/** V_FMAMK_F64 (cdna5), any rounding mode */
export function V_FMAMK_F64_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const simm = s.simm >>> 0;
  const simmHi = s.simmHi >>> 0;
  const r64 = roundF64Of(w.mode);
  const fo64 = outputLimitF64(w.mode);
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      storeF64(u, d, d + hd0, flush(fmaF64(s0f64, f64FromWords(simm, simmHi), s1f64, r64), fo64));
    }
  }
}

/**
 * V_MAD_F16 (all generations)
 * MAD and MAC round the product and the sum, and flush denormals whatever MODE says.
 */
export function V_MAD_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), MIN_NORMAL_F16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), MIN_NORMAL_F16);
        const s2u16 = u[c] & 65535;
        const s2f16 = flush(f16ToNumber(s2u16), MIN_NORMAL_F16);
        u[d] = f16ToBits(flush(addF16(flush(mulF16(s0f16, s1f16, 0), MIN_NORMAL_F16), s2f16, 0), MIN_NORMAL_F16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), MIN_NORMAL_F16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), MIN_NORMAL_F16);
        const s2u16 = u[c] & 65535;
        const s2f16 = flush(f16ToNumber(s2u16), MIN_NORMAL_F16);
        u[d] = f16ToBits(flush(addF16(flush(mulF16(s0f16, s1f16, 0), MIN_NORMAL_F16), s2f16, 0), MIN_NORMAL_F16));
      }
    }
  }
}

/** V_MAD_F16 (all generations), any rounding mode */
export function V_MAD_F16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r16 = roundF16Of(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s0f16 = flush(f16ToNumber(s0u16), MIN_NORMAL_F16);
      const s1u16 = u[b] & 65535;
      const s1f16 = flush(f16ToNumber(s1u16), MIN_NORMAL_F16);
      const s2u16 = u[c] & 65535;
      const s2f16 = flush(f16ToNumber(s2u16), MIN_NORMAL_F16);
      u[d] = f16ToBits(flush(addF16(flush(mulF16(s0f16, s1f16, r16), MIN_NORMAL_F16), s2f16, r16), MIN_NORMAL_F16));
    }
  }
}

/**
 * V_MAD_F32 (all generations)
 * MAD and MAC round the product and the sum, and flush denormals whatever MODE says.
 */
export function V_MAD_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0f = flush(f[a], MIN_NORMAL_F32);
        const s1f = flush(f[b], MIN_NORMAL_F32);
        const s2f = flush(f[c], MIN_NORMAL_F32);
        f[d] = flush(Math.fround(flush(Math.fround(s0f * s1f), MIN_NORMAL_F32) + s2f), MIN_NORMAL_F32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0f = flush(f[a], MIN_NORMAL_F32);
        const s1f = flush(f[b], MIN_NORMAL_F32);
        const s2f = flush(f[c], MIN_NORMAL_F32);
        f[d] = flush(Math.fround(flush(Math.fround(s0f * s1f), MIN_NORMAL_F32) + s2f), MIN_NORMAL_F32);
      }
    }
  }
}

/** V_MAD_F32 (all generations), any rounding mode */
export function V_MAD_F32_general(w: Wave, s: Step): void {
  const { i, f } = w;
  const r32 = roundF32Of(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = flush(f[a], MIN_NORMAL_F32);
      const s1f = flush(f[b], MIN_NORMAL_F32);
      const s2f = flush(f[c], MIN_NORMAL_F32);
      f[d] = flush(addF32(flush(mulF32(s0f, s1f, r32), MIN_NORMAL_F32), s2f, r32), MIN_NORMAL_F32);
    }
  }
}

/** V_MAD_LEGACY_F16 (cdna1 cdna2 cdna3 cdna4) */
export function V_MAD_LEGACY_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), MIN_NORMAL_F16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), MIN_NORMAL_F16);
        const s2u16 = u[c] & 65535;
        const s2f16 = flush(f16ToNumber(s2u16), MIN_NORMAL_F16);
        u[d] = f16ToBits(flush(addF16(flush(mulF16(s0f16, s1f16, 0), MIN_NORMAL_F16), s2f16, 0), MIN_NORMAL_F16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), MIN_NORMAL_F16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), MIN_NORMAL_F16);
        const s2u16 = u[c] & 65535;
        const s2f16 = flush(f16ToNumber(s2u16), MIN_NORMAL_F16);
        u[d] = f16ToBits(flush(addF16(flush(mulF16(s0f16, s1f16, 0), MIN_NORMAL_F16), s2f16, 0), MIN_NORMAL_F16));
      }
    }
  }
}

/** V_MAD_LEGACY_F16 (cdna1 cdna2 cdna3 cdna4), any rounding mode */
export function V_MAD_LEGACY_F16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r16 = roundF16Of(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s0f16 = flush(f16ToNumber(s0u16), MIN_NORMAL_F16);
      const s1u16 = u[b] & 65535;
      const s1f16 = flush(f16ToNumber(s1u16), MIN_NORMAL_F16);
      const s2u16 = u[c] & 65535;
      const s2f16 = flush(f16ToNumber(s2u16), MIN_NORMAL_F16);
      u[d] = f16ToBits(flush(addF16(flush(mulF16(s0f16, s1f16, r16), MIN_NORMAL_F16), s2f16, r16), MIN_NORMAL_F16));
    }
  }
}

/** V_MAC_F16 (all generations) */
export function V_MAC_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), MIN_NORMAL_F16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), MIN_NORMAL_F16);
        const d0u16 = u[d] & 65535;
        const d0f16 = flush(f16ToNumber(d0u16), MIN_NORMAL_F16);
        u[d] = f16ToBits(flush(addF16(flush(mulF16(s0f16, s1f16, 0), MIN_NORMAL_F16), d0f16, 0), MIN_NORMAL_F16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), MIN_NORMAL_F16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), MIN_NORMAL_F16);
        const d0u16 = u[d] & 65535;
        const d0f16 = flush(f16ToNumber(d0u16), MIN_NORMAL_F16);
        u[d] = f16ToBits(flush(addF16(flush(mulF16(s0f16, s1f16, 0), MIN_NORMAL_F16), d0f16, 0), MIN_NORMAL_F16));
      }
    }
  }
}

/** V_MAC_F16 (all generations), any rounding mode */
export function V_MAC_F16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r16 = roundF16Of(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s0f16 = flush(f16ToNumber(s0u16), MIN_NORMAL_F16);
      const s1u16 = u[b] & 65535;
      const s1f16 = flush(f16ToNumber(s1u16), MIN_NORMAL_F16);
      const d0u16 = u[d] & 65535;
      const d0f16 = flush(f16ToNumber(d0u16), MIN_NORMAL_F16);
      u[d] = f16ToBits(flush(addF16(flush(mulF16(s0f16, s1f16, r16), MIN_NORMAL_F16), d0f16, r16), MIN_NORMAL_F16));
    }
  }
}

/** V_MAC_F32 (all generations) */
export function V_MAC_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0f = flush(f[a], MIN_NORMAL_F32);
        const s1f = flush(f[b], MIN_NORMAL_F32);
        const d0f = flush(f[d], MIN_NORMAL_F32);
        f[d] = flush(Math.fround(flush(Math.fround(s0f * s1f), MIN_NORMAL_F32) + d0f), MIN_NORMAL_F32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0f = flush(f[a], MIN_NORMAL_F32);
        const s1f = flush(f[b], MIN_NORMAL_F32);
        const d0f = flush(f[d], MIN_NORMAL_F32);
        f[d] = flush(Math.fround(flush(Math.fround(s0f * s1f), MIN_NORMAL_F32) + d0f), MIN_NORMAL_F32);
      }
    }
  }
}

/** V_MAC_F32 (all generations), any rounding mode */
export function V_MAC_F32_general(w: Wave, s: Step): void {
  const { i, f } = w;
  const r32 = roundF32Of(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = flush(f[a], MIN_NORMAL_F32);
      const s1f = flush(f[b], MIN_NORMAL_F32);
      const d0f = flush(f[d], MIN_NORMAL_F32);
      f[d] = flush(addF32(flush(mulF32(s0f, s1f, r32), MIN_NORMAL_F32), d0f, r32), MIN_NORMAL_F32);
    }
  }
}

/** V_MADAK_F16 (all generations) */
export function V_MADAK_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const simm = s.simm >>> 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), MIN_NORMAL_F16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), MIN_NORMAL_F16);
        u[d] = f16ToBits(flush(addF16(flush(mulF16(s0f16, s1f16, 0), MIN_NORMAL_F16), f16ToNumber(simm & 0xffff), 0), MIN_NORMAL_F16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), MIN_NORMAL_F16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), MIN_NORMAL_F16);
        u[d] = f16ToBits(flush(addF16(flush(mulF16(s0f16, s1f16, 0), MIN_NORMAL_F16), f16ToNumber(simm & 0xffff), 0), MIN_NORMAL_F16));
      }
    }
  }
}

/** V_MADAK_F16 (all generations), any rounding mode */
export function V_MADAK_F16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r16 = roundF16Of(w.mode);
  const simm = s.simm >>> 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s0f16 = flush(f16ToNumber(s0u16), MIN_NORMAL_F16);
      const s1u16 = u[b] & 65535;
      const s1f16 = flush(f16ToNumber(s1u16), MIN_NORMAL_F16);
      u[d] = f16ToBits(flush(addF16(flush(mulF16(s0f16, s1f16, r16), MIN_NORMAL_F16), f16ToNumber(simm & 0xffff), r16), MIN_NORMAL_F16));
    }
  }
}

/** V_MADAK_F32 (all generations) */
export function V_MADAK_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const simm = s.simm >>> 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0f = flush(f[a], MIN_NORMAL_F32);
        const s1f = flush(f[b], MIN_NORMAL_F32);
        f[d] = flush(Math.fround(flush(Math.fround(s0f * s1f), MIN_NORMAL_F32) + f32FromBits(simm)), MIN_NORMAL_F32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0f = flush(f[a], MIN_NORMAL_F32);
        const s1f = flush(f[b], MIN_NORMAL_F32);
        f[d] = flush(Math.fround(flush(Math.fround(s0f * s1f), MIN_NORMAL_F32) + f32FromBits(simm)), MIN_NORMAL_F32);
      }
    }
  }
}

/** V_MADAK_F32 (all generations), any rounding mode */
export function V_MADAK_F32_general(w: Wave, s: Step): void {
  const { i, f } = w;
  const r32 = roundF32Of(w.mode);
  const simm = s.simm >>> 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = flush(f[a], MIN_NORMAL_F32);
      const s1f = flush(f[b], MIN_NORMAL_F32);
      f[d] = flush(addF32(flush(mulF32(s0f, s1f, r32), MIN_NORMAL_F32), f32FromBits(simm), r32), MIN_NORMAL_F32);
    }
  }
}

/** V_MADMK_F16 (all generations) */
export function V_MADMK_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const simm = s.simm >>> 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), MIN_NORMAL_F16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), MIN_NORMAL_F16);
        u[d] = f16ToBits(flush(addF16(flush(mulF16(s0f16, f16ToNumber(simm & 0xffff), 0), MIN_NORMAL_F16), s1f16, 0), MIN_NORMAL_F16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), MIN_NORMAL_F16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), MIN_NORMAL_F16);
        u[d] = f16ToBits(flush(addF16(flush(mulF16(s0f16, f16ToNumber(simm & 0xffff), 0), MIN_NORMAL_F16), s1f16, 0), MIN_NORMAL_F16));
      }
    }
  }
}

/** V_MADMK_F16 (all generations), any rounding mode */
export function V_MADMK_F16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const simm = s.simm >>> 0;
  const r16 = roundF16Of(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s0f16 = flush(f16ToNumber(s0u16), MIN_NORMAL_F16);
      const s1u16 = u[b] & 65535;
      const s1f16 = flush(f16ToNumber(s1u16), MIN_NORMAL_F16);
      u[d] = f16ToBits(flush(addF16(flush(mulF16(s0f16, f16ToNumber(simm & 0xffff), r16), MIN_NORMAL_F16), s1f16, r16), MIN_NORMAL_F16));
    }
  }
}

/** V_MADMK_F32 (all generations) */
export function V_MADMK_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const simm = s.simm >>> 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0f = flush(f[a], MIN_NORMAL_F32);
        const s1f = flush(f[b], MIN_NORMAL_F32);
        f[d] = flush(Math.fround(flush(Math.fround(s0f * f32FromBits(simm)), MIN_NORMAL_F32) + s1f), MIN_NORMAL_F32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0f = flush(f[a], MIN_NORMAL_F32);
        const s1f = flush(f[b], MIN_NORMAL_F32);
        f[d] = flush(Math.fround(flush(Math.fround(s0f * f32FromBits(simm)), MIN_NORMAL_F32) + s1f), MIN_NORMAL_F32);
      }
    }
  }
}

/** V_MADMK_F32 (all generations), any rounding mode */
export function V_MADMK_F32_general(w: Wave, s: Step): void {
  const { i, f } = w;
  const simm = s.simm >>> 0;
  const r32 = roundF32Of(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = flush(f[a], MIN_NORMAL_F32);
      const s1f = flush(f[b], MIN_NORMAL_F32);
      f[d] = flush(addF32(flush(mulF32(s0f, f32FromBits(simm), r32), MIN_NORMAL_F32), s1f, r32), MIN_NORMAL_F32);
    }
  }
}

/**
 * V_MUL_LEGACY_F32, V_MUL_DX9_ZERO_F32 (all generations)
 * DX9 rules (LEGACY, later DX9_ZERO): zero times anything is +0, infinity and NaN too.
 */
export function V_MUL_LEGACY_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        if (s0f === 0 || s1f === 0) {
          u[d] = 0;
        } else {
          f[d] = flush(Math.fround(s0f * s1f), fo32);
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        if (s0f === 0 || s1f === 0) {
          u[d] = 0;
        } else {
          f[d] = flush(Math.fround(s0f * s1f), fo32);
        }
      }
    }
  }
}

/** V_MUL_LEGACY_F32 with denormals kept. */
export function V_MUL_LEGACY_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0f = f[a];
        const s1f = f[b];
        if (s0f === 0 || s1f === 0) {
          u[d] = 0;
        } else {
          f[d] = Math.fround(s0f * s1f);
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0f = f[a];
        const s1f = f[b];
        if (s0f === 0 || s1f === 0) {
          u[d] = 0;
        } else {
          f[d] = Math.fround(s0f * s1f);
        }
      }
    }
  }
}

/** V_MUL_LEGACY_F32, V_MUL_DX9_ZERO_F32 (all generations), any rounding mode */
export function V_MUL_LEGACY_F32_general(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      if (s0f === 0 || s1f === 0) {
        u[d] = 0;
      } else {
        f[d] = flush(mulF32(s0f, s1f, r32), fo32);
      }
    }
  }
}

/** V_MAD_LEGACY_F32 (cdna1 cdna2 rdna1) */
export function V_MAD_LEGACY_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0f = flush(f[a], MIN_NORMAL_F32);
        const s1f = flush(f[b], MIN_NORMAL_F32);
        const s2 = u[c];
        const s2x32 = flushBits32(s2);
        const s2f = flush(f[c], MIN_NORMAL_F32);
        if (s0f === 0 || s1f === 0) {
          u[d] = s2x32;
        } else {
          f[d] = flush(Math.fround(flush(Math.fround(s0f * s1f), MIN_NORMAL_F32) + s2f), MIN_NORMAL_F32);
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0f = flush(f[a], MIN_NORMAL_F32);
        const s1f = flush(f[b], MIN_NORMAL_F32);
        const s2 = u[c];
        const s2x32 = flushBits32(s2);
        const s2f = flush(f[c], MIN_NORMAL_F32);
        if (s0f === 0 || s1f === 0) {
          u[d] = s2x32;
        } else {
          f[d] = flush(Math.fround(flush(Math.fround(s0f * s1f), MIN_NORMAL_F32) + s2f), MIN_NORMAL_F32);
        }
      }
    }
  }
}

/** V_MAD_LEGACY_F32 (cdna1 cdna2 rdna1), any rounding mode */
export function V_MAD_LEGACY_F32_general(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const r32 = roundF32Of(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = flush(f[a], MIN_NORMAL_F32);
      const s1f = flush(f[b], MIN_NORMAL_F32);
      const s2 = u[c];
      const s2x32 = flushBits32(s2);
      const s2f = flush(f[c], MIN_NORMAL_F32);
      if (s0f === 0 || s1f === 0) {
        u[d] = s2x32;
      } else {
        f[d] = flush(addF32(flush(mulF32(s0f, s1f, r32), MIN_NORMAL_F32), s2f, r32), MIN_NORMAL_F32);
      }
    }
  }
}

/** V_MAC_LEGACY_F32 (rdna1) */
export function V_MAC_LEGACY_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0f = flush(f[d], MIN_NORMAL_F32);
        const s0f = flush(f[a], MIN_NORMAL_F32);
        const s1f = flush(f[b], MIN_NORMAL_F32);
        let result = d0f;
        if (s0f !== 0 && s1f !== 0) {
          result = flush(Math.fround(flush(Math.fround(s0f * s1f), MIN_NORMAL_F32) + result), MIN_NORMAL_F32);
        } else {
          result = result;
        }
        f[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0f = flush(f[d], MIN_NORMAL_F32);
        const s0f = flush(f[a], MIN_NORMAL_F32);
        const s1f = flush(f[b], MIN_NORMAL_F32);
        let result = d0f;
        if (s0f !== 0 && s1f !== 0) {
          result = flush(Math.fround(flush(Math.fround(s0f * s1f), MIN_NORMAL_F32) + result), MIN_NORMAL_F32);
        } else {
          result = result;
        }
        f[d] = result;
      }
    }
  }
}

/** V_MAC_LEGACY_F32 (rdna1), any rounding mode */
export function V_MAC_LEGACY_F32_general(w: Wave, s: Step): void {
  const { i, f } = w;
  const r32 = roundF32Of(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0f = flush(f[d], MIN_NORMAL_F32);
      const s0f = flush(f[a], MIN_NORMAL_F32);
      const s1f = flush(f[b], MIN_NORMAL_F32);
      let result = d0f;
      if (s0f !== 0 && s1f !== 0) {
        result = flush(addF32(flush(mulF32(s0f, s1f, r32), MIN_NORMAL_F32), result, r32), MIN_NORMAL_F32);
      } else {
        result = result;
      }
      f[d] = result;
    }
  }
}

/** V_FMA_LEGACY_F32, V_FMA_DX9_ZERO_F32 (cdna5 rdna2 rdna3 rdna3_5 rdna4) */
export function V_FMA_LEGACY_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0f = flush(f[a], MIN_NORMAL_F32);
        const s1f = flush(f[b], MIN_NORMAL_F32);
        const s2 = u[c];
        const s2x32 = flushBits32(s2);
        const s2f = flush(f[c], MIN_NORMAL_F32);
        if (s0f === 0 || s1f === 0) {
          u[d] = s2x32;
        } else {
          f[d] = flush(fmaF32Nearest(s0f, s1f, s2f), MIN_NORMAL_F32);
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0f = flush(f[a], MIN_NORMAL_F32);
        const s1f = flush(f[b], MIN_NORMAL_F32);
        const s2 = u[c];
        const s2x32 = flushBits32(s2);
        const s2f = flush(f[c], MIN_NORMAL_F32);
        if (s0f === 0 || s1f === 0) {
          u[d] = s2x32;
        } else {
          f[d] = flush(fmaF32Nearest(s0f, s1f, s2f), MIN_NORMAL_F32);
        }
      }
    }
  }
}

/** V_FMA_LEGACY_F32, V_FMA_DX9_ZERO_F32 (cdna5 rdna2 rdna3 rdna3_5 rdna4), any rounding mode */
export function V_FMA_LEGACY_F32_general(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const r32 = roundF32Of(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = flush(f[a], MIN_NORMAL_F32);
      const s1f = flush(f[b], MIN_NORMAL_F32);
      const s2 = u[c];
      const s2x32 = flushBits32(s2);
      const s2f = flush(f[c], MIN_NORMAL_F32);
      if (s0f === 0 || s1f === 0) {
        u[d] = s2x32;
      } else {
        f[d] = flush(fmaF32(s0f, s1f, s2f, r32), MIN_NORMAL_F32);
      }
    }
  }
}

/** V_FMAC_LEGACY_F32, V_FMAC_DX9_ZERO_F32 (rdna2 rdna3 rdna3_5) */
export function V_FMAC_LEGACY_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0f = flush(f[d], MIN_NORMAL_F32);
        const s0f = flush(f[a], MIN_NORMAL_F32);
        const s1f = flush(f[b], MIN_NORMAL_F32);
        let result = d0f;
        if (s0f === 0 || s1f === 0) {
          result = result;
        } else {
          result = flush(fmaF32Nearest(s0f, s1f, result), MIN_NORMAL_F32);
        }
        f[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0f = flush(f[d], MIN_NORMAL_F32);
        const s0f = flush(f[a], MIN_NORMAL_F32);
        const s1f = flush(f[b], MIN_NORMAL_F32);
        let result = d0f;
        if (s0f === 0 || s1f === 0) {
          result = result;
        } else {
          result = flush(fmaF32Nearest(s0f, s1f, result), MIN_NORMAL_F32);
        }
        f[d] = result;
      }
    }
  }
}

/** V_FMAC_LEGACY_F32, V_FMAC_DX9_ZERO_F32 (rdna2 rdna3 rdna3_5), any rounding mode */
export function V_FMAC_LEGACY_F32_general(w: Wave, s: Step): void {
  const { i, f } = w;
  const r32 = roundF32Of(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0f = flush(f[d], MIN_NORMAL_F32);
      const s0f = flush(f[a], MIN_NORMAL_F32);
      const s1f = flush(f[b], MIN_NORMAL_F32);
      let result = d0f;
      if (s0f === 0 || s1f === 0) {
        result = result;
      } else {
        result = flush(fmaF32(s0f, s1f, result, r32), MIN_NORMAL_F32);
      }
      f[d] = result;
    }
  }
}

/**
 * V_MULLIT_F32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * A factor for lighting: S0 * S1, but -MAX where S1 or S2 makes the term pointless.
 */
export function V_MULLIT_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s1f = flush(f[b], fi32);
        const s1 = u[b];
        const s2f = flush(f[c], fi32);
        const s2 = u[c];
        const s0f = flush(f[a], fi32);
        if ((((s1f === (-(3.4028234663852886e+38)) || s1f === (-Infinity)) || isNan32(s1)) || s2f <= 0) || isNan32(s2)) {
          u[d] = (0x7f7fffff ^ 0x80000000) >>> 0;
        } else {
          f[d] = flush(Math.fround(s0f * s1f), fo32);
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s1f = flush(f[b], fi32);
        const s1 = u[b];
        const s2f = flush(f[c], fi32);
        const s2 = u[c];
        const s0f = flush(f[a], fi32);
        if ((((s1f === (-(3.4028234663852886e+38)) || s1f === (-Infinity)) || isNan32(s1)) || s2f <= 0) || isNan32(s2)) {
          u[d] = (0x7f7fffff ^ 0x80000000) >>> 0;
        } else {
          f[d] = flush(Math.fround(s0f * s1f), fo32);
        }
      }
    }
  }
}

/** V_MULLIT_F32 with denormals kept. */
export function V_MULLIT_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s1f = f[b];
        const s1 = u[b];
        const s2f = f[c];
        const s2 = u[c];
        const s0f = f[a];
        if ((((s1f === (-(3.4028234663852886e+38)) || s1f === (-Infinity)) || isNan32(s1)) || s2f <= 0) || isNan32(s2)) {
          u[d] = (0x7f7fffff ^ 0x80000000) >>> 0;
        } else {
          f[d] = Math.fround(s0f * s1f);
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s1f = f[b];
        const s1 = u[b];
        const s2f = f[c];
        const s2 = u[c];
        const s0f = f[a];
        if ((((s1f === (-(3.4028234663852886e+38)) || s1f === (-Infinity)) || isNan32(s1)) || s2f <= 0) || isNan32(s2)) {
          u[d] = (0x7f7fffff ^ 0x80000000) >>> 0;
        } else {
          f[d] = Math.fround(s0f * s1f);
        }
      }
    }
  }
}

/** V_MULLIT_F32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4), any rounding mode */
export function V_MULLIT_F32_general(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1f = flush(f[b], fi32);
      const s1 = u[b];
      const s2f = flush(f[c], fi32);
      const s2 = u[c];
      const s0f = flush(f[a], fi32);
      if ((((s1f === (-(3.4028234663852886e+38)) || s1f === (-Infinity)) || isNan32(s1)) || s2f <= 0) || isNan32(s2)) {
        u[d] = (0x7f7fffff ^ 0x80000000) >>> 0;
      } else {
        f[d] = flush(mulF32(s0f, s1f, r32), fo32);
      }
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  V_ADD_F16: define("V_ADD_F16", "lane", V_ADD_F16, { general: V_ADD_F16_general, rounds: 0x80000c, keep: V_ADD_F16_keep, keeps: 0xc0 }),
  V_ADD_F32: define("V_ADD_F32", "lane", V_ADD_F32, { general: V_ADD_F32_general, rounds: 0x3, keep: V_ADD_F32_keep, keeps: 0x30 }),
  V_SUB_F16: define("V_SUB_F16", "lane", V_SUB_F16, { general: V_SUB_F16_general, rounds: 0x80000c, keep: V_SUB_F16_keep, keeps: 0xc0 }),
  V_SUB_F32: define("V_SUB_F32", "lane", V_SUB_F32, { general: V_SUB_F32_general, rounds: 0x3, keep: V_SUB_F32_keep, keeps: 0x30 }),
  V_MUL_F16: define("V_MUL_F16", "lane", V_MUL_F16, { general: V_MUL_F16_general, rounds: 0x80000c, keep: V_MUL_F16_keep, keeps: 0xc0 }),
  V_MUL_F32: define("V_MUL_F32", "lane", V_MUL_F32, { general: V_MUL_F32_general, rounds: 0x3, keep: V_MUL_F32_keep, keeps: 0x30 }),
  V_SUBREV_F16: define("V_SUBREV_F16", "lane", V_SUBREV_F16, { general: V_SUBREV_F16_general, rounds: 0x80000c, keep: V_SUBREV_F16_keep, keeps: 0xc0 }),
  V_SUBREV_F32: define("V_SUBREV_F32", "lane", V_SUBREV_F32, { general: V_SUBREV_F32_general, rounds: 0x3, keep: V_SUBREV_F32_keep, keeps: 0x30 }),
  V_ADD_F64: define("V_ADD_F64", "lane", V_ADD_F64, { general: V_ADD_F64_general, rounds: 0xc, keep: V_ADD_F64_keep, keeps: 0xc0 }),
  V_MUL_F64: define("V_MUL_F64", "lane", V_MUL_F64, { general: V_MUL_F64_general, rounds: 0xc, keep: V_MUL_F64_keep, keeps: 0xc0 }),
  V_FMA_F16: define("V_FMA_F16", "lane", V_FMA_F16, { general: V_FMA_F16_general, rounds: 0x80000c, keep: V_FMA_F16_keep, keeps: 0xc0 }),
  V_FMA_F32: define("V_FMA_F32", "lane", V_FMA_F32, { general: V_FMA_F32_general, rounds: 0x3, keep: V_FMA_F32_keep, keeps: 0x30 }),
  V_FMA_F64: define("V_FMA_F64", "lane", V_FMA_F64, { general: V_FMA_F64_general, rounds: 0xc, keep: V_FMA_F64_keep, keeps: 0xc0 }),
  V_FMA_LEGACY_F16: define("V_FMA_LEGACY_F16", "lane", V_FMA_LEGACY_F16, { general: V_FMA_LEGACY_F16_general, rounds: 0x80000c, keep: V_FMA_LEGACY_F16_keep, keeps: 0xc0 }),
  V_FMAC_F32: define("V_FMAC_F32", "lane", V_FMAC_F32, { general: V_FMAC_F32_general, rounds: 0x3, keep: V_FMAC_F32_keep, keeps: 0x30, readsDestination: true }),
  V_FMAC_F16: define("V_FMAC_F16", "lane", V_FMAC_F16, { general: V_FMAC_F16_general, rounds: 0x80000c, keep: V_FMAC_F16_keep, keeps: 0xc0, readsDestination: true }),
  V_FMAC_F64: define("V_FMAC_F64", "lane", V_FMAC_F64, { general: V_FMAC_F64_general, rounds: 0xc, keep: V_FMAC_F64_keep, keeps: 0xc0, readsDestination: true }),
  V_FMAAK_F32: define("V_FMAAK_F32", "lane", V_FMAAK_F32, { general: V_FMAAK_F32_general, rounds: 0x3, keep: V_FMAAK_F32_keep, keeps: 0x30 }),
  V_FMAMK_F32: define("V_FMAMK_F32", "lane", V_FMAMK_F32, { general: V_FMAMK_F32_general, rounds: 0x3, keep: V_FMAMK_F32_keep, keeps: 0x30 }),
  V_FMAAK_F16: define("V_FMAAK_F16", "lane", V_FMAAK_F16, { general: V_FMAAK_F16_general, rounds: 0x80000c, keep: V_FMAAK_F16_keep, keeps: 0xc0 }),
  V_FMAMK_F16: define("V_FMAMK_F16", "lane", V_FMAMK_F16, { general: V_FMAMK_F16_general, rounds: 0x80000c, keep: V_FMAMK_F16_keep, keeps: 0xc0 }),
  V_FMAAK_F64: define("V_FMAAK_F64", "lane", V_FMAAK_F64, { general: V_FMAAK_F64_general, rounds: 0xc, keep: V_FMAAK_F64_keep, keeps: 0xc0 }),
  V_FMAMK_F64: define("V_FMAMK_F64", "lane", V_FMAMK_F64, { general: V_FMAMK_F64_general, rounds: 0xc, keep: V_FMAMK_F64_keep, keeps: 0xc0 }),
  V_MAD_F16: define("V_MAD_F16", "lane", V_MAD_F16, { general: V_MAD_F16_general, rounds: 0x80000c }),
  V_MAD_F32: define("V_MAD_F32", "lane", V_MAD_F32, { general: V_MAD_F32_general, rounds: 0x3 }),
  V_MAD_LEGACY_F16: define("V_MAD_LEGACY_F16", "lane", V_MAD_LEGACY_F16, { general: V_MAD_LEGACY_F16_general, rounds: 0x80000c }),
  V_MAC_F16: define("V_MAC_F16", "lane", V_MAC_F16, { general: V_MAC_F16_general, rounds: 0x80000c, readsDestination: true }),
  V_MAC_F32: define("V_MAC_F32", "lane", V_MAC_F32, { general: V_MAC_F32_general, rounds: 0x3, readsDestination: true }),
  V_MADAK_F16: define("V_MADAK_F16", "lane", V_MADAK_F16, { general: V_MADAK_F16_general, rounds: 0x80000c }),
  V_MADAK_F32: define("V_MADAK_F32", "lane", V_MADAK_F32, { general: V_MADAK_F32_general, rounds: 0x3 }),
  V_MADMK_F16: define("V_MADMK_F16", "lane", V_MADMK_F16, { general: V_MADMK_F16_general, rounds: 0x80000c }),
  V_MADMK_F32: define("V_MADMK_F32", "lane", V_MADMK_F32, { general: V_MADMK_F32_general, rounds: 0x3 }),
  V_MUL_LEGACY_F32: define("V_MUL_LEGACY_F32", "lane", V_MUL_LEGACY_F32, { general: V_MUL_LEGACY_F32_general, rounds: 0x3, keep: V_MUL_LEGACY_F32_keep, keeps: 0x30 }),
  V_MAD_LEGACY_F32: define("V_MAD_LEGACY_F32", "lane", V_MAD_LEGACY_F32, { general: V_MAD_LEGACY_F32_general, rounds: 0x3 }),
  V_MAC_LEGACY_F32: define("V_MAC_LEGACY_F32", "lane", V_MAC_LEGACY_F32, { general: V_MAC_LEGACY_F32_general, rounds: 0x3, readsDestination: true }),
  V_FMA_LEGACY_F32: define("V_FMA_LEGACY_F32", "lane", V_FMA_LEGACY_F32, { general: V_FMA_LEGACY_F32_general, rounds: 0x3 }),
  V_FMAC_LEGACY_F32: define("V_FMAC_LEGACY_F32", "lane", V_FMAC_LEGACY_F32, { general: V_FMAC_LEGACY_F32_general, rounds: 0x3, readsDestination: true }),
  V_MULLIT_F32: define("V_MULLIT_F32", "lane", V_MULLIT_F32, { general: V_MULLIT_F32_general, rounds: 0x3, keep: V_MULLIT_F32_keep, keeps: 0x30 }),
};

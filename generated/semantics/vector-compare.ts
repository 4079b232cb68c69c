// Executors of vector compare.
// Generated from spec/pseudocode/vector-compare.pcode by `npm run generate`; do not edit.
import { lessI64, lessU64, lowestOne } from "../../runtime/bits/index.js";
import {
  class16,
  class32,
  class64,
  f16ToNumber,
  f64FromWords,
  flush,
  inputLimitF16,
  inputLimitF32,
  inputLimitF64,
  isNan16,
  isNan32,
  isNan64,
} from "../../runtime/float/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/**
 * V_CMP_LT_F16 (all generations)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function V_CMP_LT_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(s0f16 < s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(s0f16 < s1f16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_LT_F16 with denormals kept. */
export function V_CMP_LT_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(s0f16 < s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(s0f16 < s1f16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_LT_F32 (all generations)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function V_CMP_LT_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(s0f < s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(s0f < s1f) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_LT_F32 with denormals kept. */
export function V_CMP_LT_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        q |= +(s0f < s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        q |= +(s0f < s1f) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_LT_F64 (all generations)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function V_CMP_LT_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(s0f64 < s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(s0f64 < s1f64) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_LT_F64 with denormals kept. */
export function V_CMP_LT_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(s0f64 < s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(s0f64 < s1f64) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_EQ_F16 (all generations)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function V_CMP_EQ_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(s0f16 === s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(s0f16 === s1f16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_EQ_F16 with denormals kept. */
export function V_CMP_EQ_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(s0f16 === s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(s0f16 === s1f16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_EQ_F32 (all generations)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function V_CMP_EQ_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(s0f === s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(s0f === s1f) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_EQ_F32 with denormals kept. */
export function V_CMP_EQ_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        q |= +(s0f === s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        q |= +(s0f === s1f) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_EQ_F64 (all generations)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function V_CMP_EQ_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(s0f64 === s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(s0f64 === s1f64) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_EQ_F64 with denormals kept. */
export function V_CMP_EQ_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(s0f64 === s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(s0f64 === s1f64) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_LE_F16 (all generations)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function V_CMP_LE_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(s0f16 <= s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(s0f16 <= s1f16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_LE_F16 with denormals kept. */
export function V_CMP_LE_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(s0f16 <= s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(s0f16 <= s1f16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_LE_F32 (all generations)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function V_CMP_LE_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(s0f <= s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(s0f <= s1f) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_LE_F32 with denormals kept. */
export function V_CMP_LE_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        q |= +(s0f <= s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        q |= +(s0f <= s1f) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_LE_F64 (all generations)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function V_CMP_LE_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(s0f64 <= s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(s0f64 <= s1f64) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_LE_F64 with denormals kept. */
export function V_CMP_LE_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(s0f64 <= s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(s0f64 <= s1f64) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_GT_F16 (all generations)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function V_CMP_GT_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(s0f16 > s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(s0f16 > s1f16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_GT_F16 with denormals kept. */
export function V_CMP_GT_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(s0f16 > s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(s0f16 > s1f16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_GT_F32 (all generations)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function V_CMP_GT_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(s0f > s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(s0f > s1f) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_GT_F32 with denormals kept. */
export function V_CMP_GT_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        q |= +(s0f > s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        q |= +(s0f > s1f) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_GT_F64 (all generations)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function V_CMP_GT_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(s0f64 > s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(s0f64 > s1f64) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_GT_F64 with denormals kept. */
export function V_CMP_GT_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(s0f64 > s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(s0f64 > s1f64) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_LG_F16 (all generations)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function V_CMP_LG_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(s0f16 < s1f16 || s0f16 > s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(s0f16 < s1f16 || s0f16 > s1f16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_LG_F16 with denormals kept. */
export function V_CMP_LG_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(s0f16 < s1f16 || s0f16 > s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(s0f16 < s1f16 || s0f16 > s1f16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_LG_F32 (all generations)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function V_CMP_LG_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(s0f < s1f || s0f > s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(s0f < s1f || s0f > s1f) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_LG_F32 with denormals kept. */
export function V_CMP_LG_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        q |= +(s0f < s1f || s0f > s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        q |= +(s0f < s1f || s0f > s1f) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_LG_F64 (all generations)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function V_CMP_LG_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(s0f64 < s1f64 || s0f64 > s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(s0f64 < s1f64 || s0f64 > s1f64) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_LG_F64 with denormals kept. */
export function V_CMP_LG_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(s0f64 < s1f64 || s0f64 > s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(s0f64 < s1f64 || s0f64 > s1f64) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_GE_F16 (all generations)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function V_CMP_GE_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(s0f16 >= s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(s0f16 >= s1f16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_GE_F16 with denormals kept. */
export function V_CMP_GE_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(s0f16 >= s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(s0f16 >= s1f16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_GE_F32 (all generations)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function V_CMP_GE_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(s0f >= s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(s0f >= s1f) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_GE_F32 with denormals kept. */
export function V_CMP_GE_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        q |= +(s0f >= s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        q |= +(s0f >= s1f) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_GE_F64 (all generations)
 * Float compares are false on NaN, except U and the negated ones, which are true.
 */
export function V_CMP_GE_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(s0f64 >= s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(s0f64 >= s1f64) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_GE_F64 with denormals kept. */
export function V_CMP_GE_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(s0f64 >= s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(s0f64 >= s1f64) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NLT_F16 (all generations) */
export function V_CMP_NLT_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(!(s0f16 < s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(!(s0f16 < s1f16)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NLT_F16 with denormals kept. */
export function V_CMP_NLT_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(!(s0f16 < s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(!(s0f16 < s1f16)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NLT_F32 (all generations) */
export function V_CMP_NLT_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(!(s0f < s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(!(s0f < s1f)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NLT_F32 with denormals kept. */
export function V_CMP_NLT_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        q |= +(!(s0f < s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        q |= +(!(s0f < s1f)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NLT_F64 (all generations) */
export function V_CMP_NLT_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(!(s0f64 < s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(!(s0f64 < s1f64)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NLT_F64 with denormals kept. */
export function V_CMP_NLT_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(!(s0f64 < s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(!(s0f64 < s1f64)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NEQ_F16 (all generations) */
export function V_CMP_NEQ_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(!(s0f16 === s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(!(s0f16 === s1f16)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NEQ_F16 with denormals kept. */
export function V_CMP_NEQ_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(!(s0f16 === s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(!(s0f16 === s1f16)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NEQ_F32 (all generations) */
export function V_CMP_NEQ_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(!(s0f === s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(!(s0f === s1f)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NEQ_F32 with denormals kept. */
export function V_CMP_NEQ_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        q |= +(!(s0f === s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        q |= +(!(s0f === s1f)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NEQ_F64 (all generations) */
export function V_CMP_NEQ_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(!(s0f64 === s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(!(s0f64 === s1f64)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NEQ_F64 with denormals kept. */
export function V_CMP_NEQ_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(!(s0f64 === s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(!(s0f64 === s1f64)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NLE_F16 (all generations) */
export function V_CMP_NLE_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(!(s0f16 <= s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(!(s0f16 <= s1f16)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NLE_F16 with denormals kept. */
export function V_CMP_NLE_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(!(s0f16 <= s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(!(s0f16 <= s1f16)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NLE_F32 (all generations) */
export function V_CMP_NLE_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(!(s0f <= s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(!(s0f <= s1f)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NLE_F32 with denormals kept. */
export function V_CMP_NLE_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        q |= +(!(s0f <= s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        q |= +(!(s0f <= s1f)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NLE_F64 (all generations) */
export function V_CMP_NLE_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(!(s0f64 <= s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(!(s0f64 <= s1f64)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NLE_F64 with denormals kept. */
export function V_CMP_NLE_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(!(s0f64 <= s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(!(s0f64 <= s1f64)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NGT_F16 (all generations) */
export function V_CMP_NGT_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(!(s0f16 > s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(!(s0f16 > s1f16)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NGT_F16 with denormals kept. */
export function V_CMP_NGT_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(!(s0f16 > s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(!(s0f16 > s1f16)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NGT_F32 (all generations) */
export function V_CMP_NGT_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(!(s0f > s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(!(s0f > s1f)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NGT_F32 with denormals kept. */
export function V_CMP_NGT_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        q |= +(!(s0f > s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        q |= +(!(s0f > s1f)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NGT_F64 (all generations) */
export function V_CMP_NGT_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(!(s0f64 > s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(!(s0f64 > s1f64)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NGT_F64 with denormals kept. */
export function V_CMP_NGT_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(!(s0f64 > s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(!(s0f64 > s1f64)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NLG_F16 (all generations) */
export function V_CMP_NLG_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(!(s0f16 < s1f16 || s0f16 > s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(!(s0f16 < s1f16 || s0f16 > s1f16)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NLG_F16 with denormals kept. */
export function V_CMP_NLG_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(!(s0f16 < s1f16 || s0f16 > s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(!(s0f16 < s1f16 || s0f16 > s1f16)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NLG_F32 (all generations) */
export function V_CMP_NLG_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(!(s0f < s1f || s0f > s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(!(s0f < s1f || s0f > s1f)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NLG_F32 with denormals kept. */
export function V_CMP_NLG_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        q |= +(!(s0f < s1f || s0f > s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        q |= +(!(s0f < s1f || s0f > s1f)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NLG_F64 (all generations) */
export function V_CMP_NLG_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(!(s0f64 < s1f64 || s0f64 > s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(!(s0f64 < s1f64 || s0f64 > s1f64)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NLG_F64 with denormals kept. */
export function V_CMP_NLG_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(!(s0f64 < s1f64 || s0f64 > s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(!(s0f64 < s1f64 || s0f64 > s1f64)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NGE_F16 (all generations) */
export function V_CMP_NGE_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(!(s0f16 >= s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        q |= +(!(s0f16 >= s1f16)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NGE_F16 with denormals kept. */
export function V_CMP_NGE_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(!(s0f16 >= s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        q |= +(!(s0f16 >= s1f16)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NGE_F32 (all generations) */
export function V_CMP_NGE_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(!(s0f >= s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        q |= +(!(s0f >= s1f)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NGE_F32 with denormals kept. */
export function V_CMP_NGE_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        q |= +(!(s0f >= s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        q |= +(!(s0f >= s1f)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NGE_F64 (all generations) */
export function V_CMP_NGE_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(!(s0f64 >= s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        q |= +(!(s0f64 >= s1f64)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NGE_F64 with denormals kept. */
export function V_CMP_NGE_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(!(s0f64 >= s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        q |= +(!(s0f64 >= s1f64)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_O_F16 (all generations) */
export function V_CMP_O_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        q |= +(!isNan16(s0u16) && !isNan16(s1u16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        q |= +(!isNan16(s0u16) && !isNan16(s1u16)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_O_F32 (all generations) */
export function V_CMP_O_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        q |= +(!isNan32(s0) && !isNan32(s1)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        q |= +(!isNan32(s0) && !isNan32(s1)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_O_F64 (all generations) */
export function V_CMP_O_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +(!isNan64(s0, s0w1) && !isNan64(s1, s1w1)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +(!isNan64(s0, s0w1) && !isNan64(s1, s1w1)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_U_F16 (all generations) */
export function V_CMP_U_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        q |= +(isNan16(s0u16) || isNan16(s1u16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        q |= +(isNan16(s0u16) || isNan16(s1u16)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_U_F32 (all generations) */
export function V_CMP_U_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        q |= +(isNan32(s0) || isNan32(s1)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        q |= +(isNan32(s0) || isNan32(s1)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_U_F64 (all generations) */
export function V_CMP_U_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +(isNan64(s0, s0w1) || isNan64(s1, s1w1)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +(isNan64(s0, s0w1) || isNan64(s1, s1w1)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_LT_I16 (all generations) */
export function V_CMP_LT_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        q |= +(s0i16 < s1i16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        q |= +(s0i16 < s1i16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_LT_U16 (all generations) */
export function V_CMP_LT_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        q |= +(s0u16 < s1u16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        q |= +(s0u16 < s1u16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_LT_I32 (all generations) */
export function V_CMP_LT_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i = i[a];
        const s1i = i[b];
        q |= +(s0i < s1i) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i = i[a];
        const s1i = i[b];
        q |= +(s0i < s1i) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_LT_U32 (all generations) */
export function V_CMP_LT_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        q |= +(s0 < s1) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        q |= +(s0 < s1) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_LT_I64 (all generations) */
export function V_CMP_LT_I64(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +lessI64(s0, s0w1, s1, s1w1) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +lessI64(s0, s0w1, s1, s1w1) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_LT_U64 (all generations) */
export function V_CMP_LT_U64(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +lessU64(s0, s0w1, s1, s1w1) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +lessU64(s0, s0w1, s1, s1w1) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_EQ_I16 (all generations) */
export function V_CMP_EQ_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        q |= +(s0i16 === s1i16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        q |= +(s0i16 === s1i16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_EQ_U16 (all generations) */
export function V_CMP_EQ_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        q |= +(s0u16 === s1u16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        q |= +(s0u16 === s1u16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_EQ_I32 (all generations) */
export function V_CMP_EQ_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i = i[a];
        const s1i = i[b];
        q |= +(s0i === s1i) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i = i[a];
        const s1i = i[b];
        q |= +(s0i === s1i) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_EQ_U32 (all generations) */
export function V_CMP_EQ_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        q |= +(s0 === s1) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        q |= +(s0 === s1) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_EQ_I64 (all generations) */
export function V_CMP_EQ_I64(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +(((s0 ^ s1) | (s0w1 ^ s1w1)) === 0) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +(((s0 ^ s1) | (s0w1 ^ s1w1)) === 0) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_EQ_U64 (all generations) */
export function V_CMP_EQ_U64(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +(((s0 ^ s1) | (s0w1 ^ s1w1)) === 0) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +(((s0 ^ s1) | (s0w1 ^ s1w1)) === 0) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_LE_I16 (all generations) */
export function V_CMP_LE_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        q |= +(s0i16 <= s1i16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        q |= +(s0i16 <= s1i16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_LE_U16 (all generations) */
export function V_CMP_LE_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        q |= +(s0u16 <= s1u16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        q |= +(s0u16 <= s1u16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_LE_I32 (all generations) */
export function V_CMP_LE_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i = i[a];
        const s1i = i[b];
        q |= +(s0i <= s1i) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i = i[a];
        const s1i = i[b];
        q |= +(s0i <= s1i) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_LE_U32 (all generations) */
export function V_CMP_LE_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        q |= +(s0 <= s1) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        q |= +(s0 <= s1) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_LE_I64 (all generations) */
export function V_CMP_LE_I64(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +(!lessI64(s1, s1w1, s0, s0w1)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +(!lessI64(s1, s1w1, s0, s0w1)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_LE_U64 (all generations) */
export function V_CMP_LE_U64(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +(!lessU64(s1, s1w1, s0, s0w1)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +(!lessU64(s1, s1w1, s0, s0w1)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_GT_I16 (all generations) */
export function V_CMP_GT_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        q |= +(s0i16 > s1i16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        q |= +(s0i16 > s1i16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_GT_U16 (all generations) */
export function V_CMP_GT_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        q |= +(s0u16 > s1u16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        q |= +(s0u16 > s1u16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_GT_I32 (all generations) */
export function V_CMP_GT_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i = i[a];
        const s1i = i[b];
        q |= +(s0i > s1i) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i = i[a];
        const s1i = i[b];
        q |= +(s0i > s1i) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_GT_U32 (all generations) */
export function V_CMP_GT_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        q |= +(s0 > s1) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        q |= +(s0 > s1) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_GT_I64 (all generations) */
export function V_CMP_GT_I64(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +lessI64(s1, s1w1, s0, s0w1) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +lessI64(s1, s1w1, s0, s0w1) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_GT_U64 (all generations) */
export function V_CMP_GT_U64(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +lessU64(s1, s1w1, s0, s0w1) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +lessU64(s1, s1w1, s0, s0w1) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NE_I16 (all generations) */
export function V_CMP_NE_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        q |= +(s0i16 !== s1i16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        q |= +(s0i16 !== s1i16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NE_U16 (all generations) */
export function V_CMP_NE_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        q |= +(s0u16 !== s1u16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        q |= +(s0u16 !== s1u16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NE_I32 (all generations) */
export function V_CMP_NE_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i = i[a];
        const s1i = i[b];
        q |= +(s0i !== s1i) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i = i[a];
        const s1i = i[b];
        q |= +(s0i !== s1i) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NE_U32 (all generations) */
export function V_CMP_NE_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        q |= +(s0 !== s1) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        q |= +(s0 !== s1) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NE_I64 (all generations) */
export function V_CMP_NE_I64(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +(((s0 ^ s1) | (s0w1 ^ s1w1)) !== 0) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +(((s0 ^ s1) | (s0w1 ^ s1w1)) !== 0) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_NE_U64 (all generations) */
export function V_CMP_NE_U64(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +(((s0 ^ s1) | (s0w1 ^ s1w1)) !== 0) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +(((s0 ^ s1) | (s0w1 ^ s1w1)) !== 0) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_GE_I16 (all generations) */
export function V_CMP_GE_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        q |= +(s0i16 >= s1i16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        q |= +(s0i16 >= s1i16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_GE_U16 (all generations) */
export function V_CMP_GE_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        q |= +(s0u16 >= s1u16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        q |= +(s0u16 >= s1u16) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_GE_I32 (all generations) */
export function V_CMP_GE_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i = i[a];
        const s1i = i[b];
        q |= +(s0i >= s1i) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i = i[a];
        const s1i = i[b];
        q |= +(s0i >= s1i) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_GE_U32 (all generations) */
export function V_CMP_GE_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        q |= +(s0 >= s1) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        q |= +(s0 >= s1) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_GE_I64 (all generations) */
export function V_CMP_GE_I64(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +(!lessI64(s0, s0w1, s1, s1w1)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +(!lessI64(s0, s0w1, s1, s1w1)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_GE_U64 (all generations) */
export function V_CMP_GE_U64(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +(!lessU64(s0, s0w1, s1, s1w1)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        q |= +(!lessU64(s0, s0w1, s1, s1w1)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_F_F16 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * Never and always. Always is TRU for floats before RDNA 3, and T otherwise.
 */
export function V_CMP_F_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_F_F32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * Never and always. Always is TRU for floats before RDNA 3, and T otherwise.
 */
export function V_CMP_F_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_F_F64 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * Never and always. Always is TRU for floats before RDNA 3, and T otherwise.
 */
export function V_CMP_F_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_F_I16 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * Never and always. Always is TRU for floats before RDNA 3, and T otherwise.
 */
export function V_CMP_F_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_F_U16 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * Never and always. Always is TRU for floats before RDNA 3, and T otherwise.
 */
export function V_CMP_F_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_F_I32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * Never and always. Always is TRU for floats before RDNA 3, and T otherwise.
 */
export function V_CMP_F_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_F_U32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * Never and always. Always is TRU for floats before RDNA 3, and T otherwise.
 */
export function V_CMP_F_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_F_I64 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * Never and always. Always is TRU for floats before RDNA 3, and T otherwise.
 */
export function V_CMP_F_I64(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_F_U64 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * Never and always. Always is TRU for floats before RDNA 3, and T otherwise.
 */
export function V_CMP_F_U64(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_TRU_F16, V_CMP_T_F16 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMP_TRU_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        q |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        q |= 1 << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_TRU_F32, V_CMP_T_F32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMP_TRU_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        q |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        q |= 1 << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_TRU_F64, V_CMP_T_F64 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMP_TRU_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        q |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        q |= 1 << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_T_I16 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMP_T_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        q |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        q |= 1 << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_T_U16 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMP_T_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        q |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        q |= 1 << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_T_I32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMP_T_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        q |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        q |= 1 << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_T_U32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMP_T_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        q |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        q |= 1 << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_T_I64 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMP_T_I64(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        q |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        q |= 1 << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/** V_CMP_T_U64 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMP_T_U64(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        q |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        q |= 1 << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_CLASS_F16 (all generations)
 * Is the float of one of the classes that S1 selects? Bits 0 signalling NaN, 1 quiet NaN, 2 -infinity, 3 -normal,
 * 4 -denormal, 5 -0, 6 +0, 7 +denormal, 8 +normal, 9 +infinity: class_mask sets the one. Nothing is flushed before.
 */
export function V_CMP_CLASS_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s1 = u[b];
        const s0u16 = u[a] & 65535;
        q |= +(((s1 & class16(s0u16)) | 0) !== (0 | 0)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s1 = u[b];
        const s0u16 = u[a] & 65535;
        q |= +(((s1 & class16(s0u16)) | 0) !== (0 | 0)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_CLASS_F32 (all generations)
 * Is the float of one of the classes that S1 selects? Bits 0 signalling NaN, 1 quiet NaN, 2 -infinity, 3 -normal,
 * 4 -denormal, 5 -0, 6 +0, 7 +denormal, 8 +normal, 9 +infinity: class_mask sets the one. Nothing is flushed before.
 */
export function V_CMP_CLASS_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s1 = u[b];
        const s0 = u[a];
        q |= +(((s1 & class32(s0)) | 0) !== (0 | 0)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s1 = u[b];
        const s0 = u[a];
        q |= +(((s1 & class32(s0)) | 0) !== (0 | 0)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMP_CLASS_F64 (all generations)
 * Is the float of one of the classes that S1 selects? Bits 0 signalling NaN, 1 quiet NaN, 2 -infinity, 3 -normal,
 * 4 -denormal, 5 -0, 6 +0, 7 +denormal, 8 +normal, 9 +infinity: class_mask sets the one. Nothing is flushed before.
 */
export function V_CMP_CLASS_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0 } = s;
  let q0 = 0, q1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        q |= +(((s1 & class64(s0, s0w1)) | 0) !== (0 | 0)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        q |= +(((s1 & class64(s0, s0w1)) | 0) !== (0 | 0)) << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
}

/**
 * V_CMPX_LT_F16 (cdna1 cdna2 cdna3 cdna4)
 * CMPX on CDNA 1-4: the mask and EXEC.
 */
export function V_CMPX_LT_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = s0f16 < s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = s0f16 < s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LT_F16_cdna1 with denormals kept. */
export function V_CMPX_LT_F16_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = s0f16 < s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = s0f16 < s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_LT_F32 (cdna1 cdna2 cdna3 cdna4)
 * CMPX on CDNA 1-4: the mask and EXEC.
 */
export function V_CMPX_LT_F32_cdna1(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = s0f < s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = s0f < s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LT_F32_cdna1 with denormals kept. */
export function V_CMPX_LT_F32_cdna1_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        const result = s0f < s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        const result = s0f < s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_LT_F64 (cdna1 cdna2 cdna3 cdna4)
 * CMPX on CDNA 1-4: the mask and EXEC.
 */
export function V_CMPX_LT_F64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = s0f64 < s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = s0f64 < s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LT_F64_cdna1 with denormals kept. */
export function V_CMPX_LT_F64_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = s0f64 < s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = s0f64 < s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_EQ_F16 (cdna1 cdna2 cdna3 cdna4)
 * CMPX on CDNA 1-4: the mask and EXEC.
 */
export function V_CMPX_EQ_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = s0f16 === s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = s0f16 === s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_EQ_F16_cdna1 with denormals kept. */
export function V_CMPX_EQ_F16_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = s0f16 === s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = s0f16 === s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_EQ_F32 (cdna1 cdna2 cdna3 cdna4)
 * CMPX on CDNA 1-4: the mask and EXEC.
 */
export function V_CMPX_EQ_F32_cdna1(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = s0f === s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = s0f === s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_EQ_F32_cdna1 with denormals kept. */
export function V_CMPX_EQ_F32_cdna1_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        const result = s0f === s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        const result = s0f === s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_EQ_F64 (cdna1 cdna2 cdna3 cdna4)
 * CMPX on CDNA 1-4: the mask and EXEC.
 */
export function V_CMPX_EQ_F64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = s0f64 === s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = s0f64 === s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_EQ_F64_cdna1 with denormals kept. */
export function V_CMPX_EQ_F64_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = s0f64 === s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = s0f64 === s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_LE_F16 (cdna1 cdna2 cdna3 cdna4)
 * CMPX on CDNA 1-4: the mask and EXEC.
 */
export function V_CMPX_LE_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = s0f16 <= s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = s0f16 <= s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LE_F16_cdna1 with denormals kept. */
export function V_CMPX_LE_F16_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = s0f16 <= s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = s0f16 <= s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_LE_F32 (cdna1 cdna2 cdna3 cdna4)
 * CMPX on CDNA 1-4: the mask and EXEC.
 */
export function V_CMPX_LE_F32_cdna1(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = s0f <= s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = s0f <= s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LE_F32_cdna1 with denormals kept. */
export function V_CMPX_LE_F32_cdna1_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        const result = s0f <= s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        const result = s0f <= s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_LE_F64 (cdna1 cdna2 cdna3 cdna4)
 * CMPX on CDNA 1-4: the mask and EXEC.
 */
export function V_CMPX_LE_F64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = s0f64 <= s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = s0f64 <= s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LE_F64_cdna1 with denormals kept. */
export function V_CMPX_LE_F64_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = s0f64 <= s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = s0f64 <= s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_GT_F16 (cdna1 cdna2 cdna3 cdna4)
 * CMPX on CDNA 1-4: the mask and EXEC.
 */
export function V_CMPX_GT_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = s0f16 > s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = s0f16 > s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GT_F16_cdna1 with denormals kept. */
export function V_CMPX_GT_F16_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = s0f16 > s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = s0f16 > s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_GT_F32 (cdna1 cdna2 cdna3 cdna4)
 * CMPX on CDNA 1-4: the mask and EXEC.
 */
export function V_CMPX_GT_F32_cdna1(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = s0f > s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = s0f > s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GT_F32_cdna1 with denormals kept. */
export function V_CMPX_GT_F32_cdna1_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        const result = s0f > s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        const result = s0f > s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_GT_F64 (cdna1 cdna2 cdna3 cdna4)
 * CMPX on CDNA 1-4: the mask and EXEC.
 */
export function V_CMPX_GT_F64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = s0f64 > s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = s0f64 > s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GT_F64_cdna1 with denormals kept. */
export function V_CMPX_GT_F64_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = s0f64 > s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = s0f64 > s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_LG_F16 (cdna1 cdna2 cdna3 cdna4)
 * CMPX on CDNA 1-4: the mask and EXEC.
 */
export function V_CMPX_LG_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = s0f16 < s1f16 || s0f16 > s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = s0f16 < s1f16 || s0f16 > s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LG_F16_cdna1 with denormals kept. */
export function V_CMPX_LG_F16_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = s0f16 < s1f16 || s0f16 > s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = s0f16 < s1f16 || s0f16 > s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_LG_F32 (cdna1 cdna2 cdna3 cdna4)
 * CMPX on CDNA 1-4: the mask and EXEC.
 */
export function V_CMPX_LG_F32_cdna1(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = s0f < s1f || s0f > s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = s0f < s1f || s0f > s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LG_F32_cdna1 with denormals kept. */
export function V_CMPX_LG_F32_cdna1_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        const result = s0f < s1f || s0f > s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        const result = s0f < s1f || s0f > s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_LG_F64 (cdna1 cdna2 cdna3 cdna4)
 * CMPX on CDNA 1-4: the mask and EXEC.
 */
export function V_CMPX_LG_F64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = s0f64 < s1f64 || s0f64 > s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = s0f64 < s1f64 || s0f64 > s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LG_F64_cdna1 with denormals kept. */
export function V_CMPX_LG_F64_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = s0f64 < s1f64 || s0f64 > s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = s0f64 < s1f64 || s0f64 > s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_GE_F16 (cdna1 cdna2 cdna3 cdna4)
 * CMPX on CDNA 1-4: the mask and EXEC.
 */
export function V_CMPX_GE_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = s0f16 >= s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = s0f16 >= s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GE_F16_cdna1 with denormals kept. */
export function V_CMPX_GE_F16_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = s0f16 >= s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = s0f16 >= s1f16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_GE_F32 (cdna1 cdna2 cdna3 cdna4)
 * CMPX on CDNA 1-4: the mask and EXEC.
 */
export function V_CMPX_GE_F32_cdna1(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = s0f >= s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = s0f >= s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GE_F32_cdna1 with denormals kept. */
export function V_CMPX_GE_F32_cdna1_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        const result = s0f >= s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        const result = s0f >= s1f;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_GE_F64 (cdna1 cdna2 cdna3 cdna4)
 * CMPX on CDNA 1-4: the mask and EXEC.
 */
export function V_CMPX_GE_F64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = s0f64 >= s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = s0f64 >= s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GE_F64_cdna1 with denormals kept. */
export function V_CMPX_GE_F64_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = s0f64 >= s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = s0f64 >= s1f64;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLT_F16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NLT_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = !(s0f16 < s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = !(s0f16 < s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLT_F16_cdna1 with denormals kept. */
export function V_CMPX_NLT_F16_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = !(s0f16 < s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = !(s0f16 < s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLT_F32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NLT_F32_cdna1(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = !(s0f < s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = !(s0f < s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLT_F32_cdna1 with denormals kept. */
export function V_CMPX_NLT_F32_cdna1_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        const result = !(s0f < s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        const result = !(s0f < s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLT_F64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NLT_F64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = !(s0f64 < s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = !(s0f64 < s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLT_F64_cdna1 with denormals kept. */
export function V_CMPX_NLT_F64_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = !(s0f64 < s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = !(s0f64 < s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NEQ_F16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NEQ_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = !(s0f16 === s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = !(s0f16 === s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NEQ_F16_cdna1 with denormals kept. */
export function V_CMPX_NEQ_F16_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = !(s0f16 === s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = !(s0f16 === s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NEQ_F32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NEQ_F32_cdna1(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = !(s0f === s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = !(s0f === s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NEQ_F32_cdna1 with denormals kept. */
export function V_CMPX_NEQ_F32_cdna1_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        const result = !(s0f === s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        const result = !(s0f === s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NEQ_F64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NEQ_F64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = !(s0f64 === s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = !(s0f64 === s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NEQ_F64_cdna1 with denormals kept. */
export function V_CMPX_NEQ_F64_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = !(s0f64 === s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = !(s0f64 === s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLE_F16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NLE_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = !(s0f16 <= s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = !(s0f16 <= s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLE_F16_cdna1 with denormals kept. */
export function V_CMPX_NLE_F16_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = !(s0f16 <= s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = !(s0f16 <= s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLE_F32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NLE_F32_cdna1(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = !(s0f <= s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = !(s0f <= s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLE_F32_cdna1 with denormals kept. */
export function V_CMPX_NLE_F32_cdna1_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        const result = !(s0f <= s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        const result = !(s0f <= s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLE_F64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NLE_F64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = !(s0f64 <= s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = !(s0f64 <= s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLE_F64_cdna1 with denormals kept. */
export function V_CMPX_NLE_F64_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = !(s0f64 <= s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = !(s0f64 <= s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGT_F16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NGT_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = !(s0f16 > s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = !(s0f16 > s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGT_F16_cdna1 with denormals kept. */
export function V_CMPX_NGT_F16_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = !(s0f16 > s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = !(s0f16 > s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGT_F32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NGT_F32_cdna1(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = !(s0f > s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = !(s0f > s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGT_F32_cdna1 with denormals kept. */
export function V_CMPX_NGT_F32_cdna1_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        const result = !(s0f > s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        const result = !(s0f > s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGT_F64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NGT_F64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = !(s0f64 > s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = !(s0f64 > s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGT_F64_cdna1 with denormals kept. */
export function V_CMPX_NGT_F64_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = !(s0f64 > s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = !(s0f64 > s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLG_F16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NLG_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = !(s0f16 < s1f16 || s0f16 > s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = !(s0f16 < s1f16 || s0f16 > s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLG_F16_cdna1 with denormals kept. */
export function V_CMPX_NLG_F16_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = !(s0f16 < s1f16 || s0f16 > s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = !(s0f16 < s1f16 || s0f16 > s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLG_F32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NLG_F32_cdna1(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = !(s0f < s1f || s0f > s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = !(s0f < s1f || s0f > s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLG_F32_cdna1 with denormals kept. */
export function V_CMPX_NLG_F32_cdna1_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        const result = !(s0f < s1f || s0f > s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        const result = !(s0f < s1f || s0f > s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLG_F64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NLG_F64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = !(s0f64 < s1f64 || s0f64 > s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = !(s0f64 < s1f64 || s0f64 > s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLG_F64_cdna1 with denormals kept. */
export function V_CMPX_NLG_F64_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = !(s0f64 < s1f64 || s0f64 > s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = !(s0f64 < s1f64 || s0f64 > s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGE_F16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NGE_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = !(s0f16 >= s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const result = !(s0f16 >= s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGE_F16_cdna1 with denormals kept. */
export function V_CMPX_NGE_F16_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = !(s0f16 >= s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const result = !(s0f16 >= s1f16);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGE_F32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NGE_F32_cdna1(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = !(s0f >= s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        const result = !(s0f >= s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGE_F32_cdna1 with denormals kept. */
export function V_CMPX_NGE_F32_cdna1_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        const result = !(s0f >= s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        const result = !(s0f >= s1f);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGE_F64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NGE_F64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = !(s0f64 >= s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        const result = !(s0f64 >= s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGE_F64_cdna1 with denormals kept. */
export function V_CMPX_NGE_F64_cdna1_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = !(s0f64 >= s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        const result = !(s0f64 >= s1f64);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_O_F16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_O_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const result = !isNan16(s0u16) && !isNan16(s1u16);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const result = !isNan16(s0u16) && !isNan16(s1u16);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_O_F32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_O_F32_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        const result = !isNan32(s0) && !isNan32(s1);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        const result = !isNan32(s0) && !isNan32(s1);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_O_F64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_O_F64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = !isNan64(s0, s0w1) && !isNan64(s1, s1w1);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = !isNan64(s0, s0w1) && !isNan64(s1, s1w1);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_U_F16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_U_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const result = isNan16(s0u16) || isNan16(s1u16);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const result = isNan16(s0u16) || isNan16(s1u16);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_U_F32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_U_F32_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        const result = isNan32(s0) || isNan32(s1);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        const result = isNan32(s0) || isNan32(s1);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_U_F64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_U_F64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = isNan64(s0, s0w1) || isNan64(s1, s1w1);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = isNan64(s0, s0w1) || isNan64(s1, s1w1);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LT_I16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_LT_I16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const result = s0i16 < s1i16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const result = s0i16 < s1i16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LT_U16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_LT_U16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const result = s0u16 < s1u16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const result = s0u16 < s1u16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LT_I32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_LT_I32_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i = i[a];
        const s1i = i[b];
        const result = s0i < s1i;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i = i[a];
        const s1i = i[b];
        const result = s0i < s1i;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LT_U32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_LT_U32_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        const result = s0 < s1;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        const result = s0 < s1;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LT_I64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_LT_I64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = lessI64(s0, s0w1, s1, s1w1);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = lessI64(s0, s0w1, s1, s1w1);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LT_U64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_LT_U64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = lessU64(s0, s0w1, s1, s1w1);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = lessU64(s0, s0w1, s1, s1w1);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_EQ_I16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_EQ_I16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const result = s0i16 === s1i16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const result = s0i16 === s1i16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_EQ_U16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_EQ_U16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const result = s0u16 === s1u16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const result = s0u16 === s1u16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_EQ_I32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_EQ_I32_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i = i[a];
        const s1i = i[b];
        const result = s0i === s1i;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i = i[a];
        const s1i = i[b];
        const result = s0i === s1i;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_EQ_U32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_EQ_U32_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        const result = s0 === s1;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        const result = s0 === s1;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_EQ_I64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_EQ_I64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = ((s0 ^ s1) | (s0w1 ^ s1w1)) === 0;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = ((s0 ^ s1) | (s0w1 ^ s1w1)) === 0;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_EQ_U64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_EQ_U64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = ((s0 ^ s1) | (s0w1 ^ s1w1)) === 0;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = ((s0 ^ s1) | (s0w1 ^ s1w1)) === 0;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LE_I16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_LE_I16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const result = s0i16 <= s1i16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const result = s0i16 <= s1i16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LE_U16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_LE_U16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const result = s0u16 <= s1u16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const result = s0u16 <= s1u16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LE_I32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_LE_I32_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i = i[a];
        const s1i = i[b];
        const result = s0i <= s1i;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i = i[a];
        const s1i = i[b];
        const result = s0i <= s1i;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LE_U32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_LE_U32_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        const result = s0 <= s1;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        const result = s0 <= s1;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LE_I64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_LE_I64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = !lessI64(s1, s1w1, s0, s0w1);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = !lessI64(s1, s1w1, s0, s0w1);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LE_U64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_LE_U64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = !lessU64(s1, s1w1, s0, s0w1);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = !lessU64(s1, s1w1, s0, s0w1);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GT_I16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_GT_I16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const result = s0i16 > s1i16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const result = s0i16 > s1i16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GT_U16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_GT_U16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const result = s0u16 > s1u16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const result = s0u16 > s1u16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GT_I32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_GT_I32_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i = i[a];
        const s1i = i[b];
        const result = s0i > s1i;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i = i[a];
        const s1i = i[b];
        const result = s0i > s1i;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GT_U32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_GT_U32_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        const result = s0 > s1;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        const result = s0 > s1;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GT_I64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_GT_I64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = lessI64(s1, s1w1, s0, s0w1);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = lessI64(s1, s1w1, s0, s0w1);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GT_U64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_GT_U64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = lessU64(s1, s1w1, s0, s0w1);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = lessU64(s1, s1w1, s0, s0w1);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NE_I16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NE_I16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const result = s0i16 !== s1i16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const result = s0i16 !== s1i16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NE_U16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NE_U16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const result = s0u16 !== s1u16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const result = s0u16 !== s1u16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NE_I32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NE_I32_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i = i[a];
        const s1i = i[b];
        const result = s0i !== s1i;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i = i[a];
        const s1i = i[b];
        const result = s0i !== s1i;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NE_U32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NE_U32_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        const result = s0 !== s1;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        const result = s0 !== s1;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NE_I64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NE_I64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = ((s0 ^ s1) | (s0w1 ^ s1w1)) !== 0;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = ((s0 ^ s1) | (s0w1 ^ s1w1)) !== 0;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NE_U64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_NE_U64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = ((s0 ^ s1) | (s0w1 ^ s1w1)) !== 0;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = ((s0 ^ s1) | (s0w1 ^ s1w1)) !== 0;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GE_I16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_GE_I16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const result = s0i16 >= s1i16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        const result = s0i16 >= s1i16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GE_U16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_GE_U16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const result = s0u16 >= s1u16;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        const result = s0u16 >= s1u16;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GE_I32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_GE_I32_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i = i[a];
        const s1i = i[b];
        const result = s0i >= s1i;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i = i[a];
        const s1i = i[b];
        const result = s0i >= s1i;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GE_U32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_GE_U32_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        const result = s0 >= s1;
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        const result = s0 >= s1;
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GE_I64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_GE_I64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = !lessI64(s0, s0w1, s1, s1w1);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = !lessI64(s0, s0w1, s1, s1w1);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GE_U64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_GE_U64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = !lessU64(s0, s0w1, s1, s1w1);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const result = !lessU64(s0, s0w1, s1, s1w1);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_F_F16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_F_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_F_F32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_F_F32_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_F_F64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_F_F64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_F_I16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_F_I16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_F_U16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_F_U16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_F_I32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_F_I32_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_F_U32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_F_U32_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_F_I64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_F_I64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_F_U64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_F_U64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_TRU_F16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_TRU_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        q |= 1 << l;
        ex |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        q |= 1 << l;
        ex |= 1 << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_TRU_F32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_TRU_F32_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        q |= 1 << l;
        ex |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        q |= 1 << l;
        ex |= 1 << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_TRU_F64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_TRU_F64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        q |= 1 << l;
        ex |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        q |= 1 << l;
        ex |= 1 << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_T_I16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_T_I16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        q |= 1 << l;
        ex |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        q |= 1 << l;
        ex |= 1 << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_T_U16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_T_U16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        q |= 1 << l;
        ex |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        q |= 1 << l;
        ex |= 1 << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_T_I32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_T_I32_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        q |= 1 << l;
        ex |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        q |= 1 << l;
        ex |= 1 << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_T_U32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_T_U32_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        q |= 1 << l;
        ex |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        q |= 1 << l;
        ex |= 1 << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_T_I64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_T_I64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        q |= 1 << l;
        ex |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        q |= 1 << l;
        ex |= 1 << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_T_U64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_T_U64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        q |= 1 << l;
        ex |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        q |= 1 << l;
        ex |= 1 << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_CLASS_F16 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_CLASS_F16_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s1 = u[b];
        const s0u16 = u[a] & 65535;
        const result = ((s1 & class16(s0u16)) | 0) !== (0 | 0);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s1 = u[b];
        const s0u16 = u[a] & 65535;
        const result = ((s1 & class16(s0u16)) | 0) !== (0 | 0);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_CLASS_F32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_CLASS_F32_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s1 = u[b];
        const s0 = u[a];
        const result = ((s1 & class32(s0)) | 0) !== (0 | 0);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s1 = u[b];
        const s0 = u[a];
        const result = ((s1 & class32(s0)) | 0) !== (0 | 0);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_CLASS_F64 (cdna1 cdna2 cdna3 cdna4) */
export function V_CMPX_CLASS_F64_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0 } = s;
  let q0 = 0, q1 = 0, ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let q = 0, ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const result = ((s1 & class64(s0, s0w1)) | 0) !== (0 | 0);
        q |= +result << l;
        ex |= +result << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const result = ((s1 & class64(s0, s0w1)) | 0) !== (0 | 0);
        q |= +result << l;
        ex |= +result << l;
      }
    }
    if (h === 0) q0 = q;
    else q1 = q;
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[s.d0] = q0;
  if (w.size === 64) u[s.d0 + 1] = q1;
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_LT_F16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * CMPX on RDNA and CDNA 5: EXEC only.
 */
export function V_CMPX_LT_F16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(s0f16 < s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(s0f16 < s1f16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LT_F16_cdna5 with denormals kept. */
export function V_CMPX_LT_F16_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(s0f16 < s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(s0f16 < s1f16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_LT_F32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * CMPX on RDNA and CDNA 5: EXEC only.
 */
export function V_CMPX_LT_F32_cdna5(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(s0f < s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(s0f < s1f) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LT_F32_cdna5 with denormals kept. */
export function V_CMPX_LT_F32_cdna5_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(s0f < s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(s0f < s1f) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_LT_F64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * CMPX on RDNA and CDNA 5: EXEC only.
 */
export function V_CMPX_LT_F64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(s0f64 < s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(s0f64 < s1f64) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LT_F64_cdna5 with denormals kept. */
export function V_CMPX_LT_F64_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(s0f64 < s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(s0f64 < s1f64) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_EQ_F16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * CMPX on RDNA and CDNA 5: EXEC only.
 */
export function V_CMPX_EQ_F16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(s0f16 === s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(s0f16 === s1f16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_EQ_F16_cdna5 with denormals kept. */
export function V_CMPX_EQ_F16_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(s0f16 === s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(s0f16 === s1f16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_EQ_F32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * CMPX on RDNA and CDNA 5: EXEC only.
 */
export function V_CMPX_EQ_F32_cdna5(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(s0f === s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(s0f === s1f) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_EQ_F32_cdna5 with denormals kept. */
export function V_CMPX_EQ_F32_cdna5_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(s0f === s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(s0f === s1f) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_EQ_F64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * CMPX on RDNA and CDNA 5: EXEC only.
 */
export function V_CMPX_EQ_F64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(s0f64 === s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(s0f64 === s1f64) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_EQ_F64_cdna5 with denormals kept. */
export function V_CMPX_EQ_F64_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(s0f64 === s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(s0f64 === s1f64) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_LE_F16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * CMPX on RDNA and CDNA 5: EXEC only.
 */
export function V_CMPX_LE_F16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(s0f16 <= s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(s0f16 <= s1f16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LE_F16_cdna5 with denormals kept. */
export function V_CMPX_LE_F16_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(s0f16 <= s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(s0f16 <= s1f16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_LE_F32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * CMPX on RDNA and CDNA 5: EXEC only.
 */
export function V_CMPX_LE_F32_cdna5(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(s0f <= s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(s0f <= s1f) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LE_F32_cdna5 with denormals kept. */
export function V_CMPX_LE_F32_cdna5_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(s0f <= s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(s0f <= s1f) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_LE_F64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * CMPX on RDNA and CDNA 5: EXEC only.
 */
export function V_CMPX_LE_F64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(s0f64 <= s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(s0f64 <= s1f64) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LE_F64_cdna5 with denormals kept. */
export function V_CMPX_LE_F64_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(s0f64 <= s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(s0f64 <= s1f64) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_GT_F16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * CMPX on RDNA and CDNA 5: EXEC only.
 */
export function V_CMPX_GT_F16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(s0f16 > s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(s0f16 > s1f16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GT_F16_cdna5 with denormals kept. */
export function V_CMPX_GT_F16_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(s0f16 > s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(s0f16 > s1f16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_GT_F32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * CMPX on RDNA and CDNA 5: EXEC only.
 */
export function V_CMPX_GT_F32_cdna5(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(s0f > s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(s0f > s1f) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GT_F32_cdna5 with denormals kept. */
export function V_CMPX_GT_F32_cdna5_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(s0f > s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(s0f > s1f) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_GT_F64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * CMPX on RDNA and CDNA 5: EXEC only.
 */
export function V_CMPX_GT_F64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(s0f64 > s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(s0f64 > s1f64) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GT_F64_cdna5 with denormals kept. */
export function V_CMPX_GT_F64_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(s0f64 > s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(s0f64 > s1f64) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_LG_F16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * CMPX on RDNA and CDNA 5: EXEC only.
 */
export function V_CMPX_LG_F16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(s0f16 < s1f16 || s0f16 > s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(s0f16 < s1f16 || s0f16 > s1f16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LG_F16_cdna5 with denormals kept. */
export function V_CMPX_LG_F16_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(s0f16 < s1f16 || s0f16 > s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(s0f16 < s1f16 || s0f16 > s1f16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_LG_F32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * CMPX on RDNA and CDNA 5: EXEC only.
 */
export function V_CMPX_LG_F32_cdna5(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(s0f < s1f || s0f > s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(s0f < s1f || s0f > s1f) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LG_F32_cdna5 with denormals kept. */
export function V_CMPX_LG_F32_cdna5_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(s0f < s1f || s0f > s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(s0f < s1f || s0f > s1f) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_LG_F64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * CMPX on RDNA and CDNA 5: EXEC only.
 */
export function V_CMPX_LG_F64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(s0f64 < s1f64 || s0f64 > s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(s0f64 < s1f64 || s0f64 > s1f64) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LG_F64_cdna5 with denormals kept. */
export function V_CMPX_LG_F64_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(s0f64 < s1f64 || s0f64 > s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(s0f64 < s1f64 || s0f64 > s1f64) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_GE_F16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * CMPX on RDNA and CDNA 5: EXEC only.
 */
export function V_CMPX_GE_F16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(s0f16 >= s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(s0f16 >= s1f16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GE_F16_cdna5 with denormals kept. */
export function V_CMPX_GE_F16_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(s0f16 >= s1f16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(s0f16 >= s1f16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_GE_F32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * CMPX on RDNA and CDNA 5: EXEC only.
 */
export function V_CMPX_GE_F32_cdna5(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(s0f >= s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(s0f >= s1f) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GE_F32_cdna5 with denormals kept. */
export function V_CMPX_GE_F32_cdna5_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(s0f >= s1f) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(s0f >= s1f) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/**
 * V_CMPX_GE_F64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * CMPX on RDNA and CDNA 5: EXEC only.
 */
export function V_CMPX_GE_F64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(s0f64 >= s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(s0f64 >= s1f64) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GE_F64_cdna5 with denormals kept. */
export function V_CMPX_GE_F64_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(s0f64 >= s1f64) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(s0f64 >= s1f64) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLT_F16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NLT_F16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(!(s0f16 < s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(!(s0f16 < s1f16)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLT_F16_cdna5 with denormals kept. */
export function V_CMPX_NLT_F16_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(!(s0f16 < s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(!(s0f16 < s1f16)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLT_F32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NLT_F32_cdna5(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(!(s0f < s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(!(s0f < s1f)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLT_F32_cdna5 with denormals kept. */
export function V_CMPX_NLT_F32_cdna5_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(!(s0f < s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(!(s0f < s1f)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLT_F64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NLT_F64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(!(s0f64 < s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(!(s0f64 < s1f64)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLT_F64_cdna5 with denormals kept. */
export function V_CMPX_NLT_F64_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(!(s0f64 < s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(!(s0f64 < s1f64)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NEQ_F16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NEQ_F16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(!(s0f16 === s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(!(s0f16 === s1f16)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NEQ_F16_cdna5 with denormals kept. */
export function V_CMPX_NEQ_F16_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(!(s0f16 === s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(!(s0f16 === s1f16)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NEQ_F32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NEQ_F32_cdna5(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(!(s0f === s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(!(s0f === s1f)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NEQ_F32_cdna5 with denormals kept. */
export function V_CMPX_NEQ_F32_cdna5_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(!(s0f === s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(!(s0f === s1f)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NEQ_F64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NEQ_F64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(!(s0f64 === s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(!(s0f64 === s1f64)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NEQ_F64_cdna5 with denormals kept. */
export function V_CMPX_NEQ_F64_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(!(s0f64 === s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(!(s0f64 === s1f64)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLE_F16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NLE_F16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(!(s0f16 <= s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(!(s0f16 <= s1f16)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLE_F16_cdna5 with denormals kept. */
export function V_CMPX_NLE_F16_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(!(s0f16 <= s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(!(s0f16 <= s1f16)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLE_F32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NLE_F32_cdna5(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(!(s0f <= s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(!(s0f <= s1f)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLE_F32_cdna5 with denormals kept. */
export function V_CMPX_NLE_F32_cdna5_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(!(s0f <= s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(!(s0f <= s1f)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLE_F64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NLE_F64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(!(s0f64 <= s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(!(s0f64 <= s1f64)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLE_F64_cdna5 with denormals kept. */
export function V_CMPX_NLE_F64_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(!(s0f64 <= s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(!(s0f64 <= s1f64)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGT_F16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NGT_F16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(!(s0f16 > s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(!(s0f16 > s1f16)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGT_F16_cdna5 with denormals kept. */
export function V_CMPX_NGT_F16_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(!(s0f16 > s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(!(s0f16 > s1f16)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGT_F32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NGT_F32_cdna5(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(!(s0f > s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(!(s0f > s1f)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGT_F32_cdna5 with denormals kept. */
export function V_CMPX_NGT_F32_cdna5_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(!(s0f > s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(!(s0f > s1f)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGT_F64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NGT_F64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(!(s0f64 > s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(!(s0f64 > s1f64)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGT_F64_cdna5 with denormals kept. */
export function V_CMPX_NGT_F64_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(!(s0f64 > s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(!(s0f64 > s1f64)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLG_F16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NLG_F16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(!(s0f16 < s1f16 || s0f16 > s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(!(s0f16 < s1f16 || s0f16 > s1f16)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLG_F16_cdna5 with denormals kept. */
export function V_CMPX_NLG_F16_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(!(s0f16 < s1f16 || s0f16 > s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(!(s0f16 < s1f16 || s0f16 > s1f16)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLG_F32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NLG_F32_cdna5(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(!(s0f < s1f || s0f > s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(!(s0f < s1f || s0f > s1f)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLG_F32_cdna5 with denormals kept. */
export function V_CMPX_NLG_F32_cdna5_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(!(s0f < s1f || s0f > s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(!(s0f < s1f || s0f > s1f)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLG_F64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NLG_F64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(!(s0f64 < s1f64 || s0f64 > s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(!(s0f64 < s1f64 || s0f64 > s1f64)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NLG_F64_cdna5 with denormals kept. */
export function V_CMPX_NLG_F64_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(!(s0f64 < s1f64 || s0f64 > s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(!(s0f64 < s1f64 || s0f64 > s1f64)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGE_F16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NGE_F16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(!(s0f16 >= s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        ex |= +(!(s0f16 >= s1f16)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGE_F16_cdna5 with denormals kept. */
export function V_CMPX_NGE_F16_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(!(s0f16 >= s1f16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        ex |= +(!(s0f16 >= s1f16)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGE_F32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NGE_F32_cdna5(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(!(s0f >= s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = flush(f[a], fi32);
        const s1f = flush(f[b], fi32);
        ex |= +(!(s0f >= s1f)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGE_F32_cdna5 with denormals kept. */
export function V_CMPX_NGE_F32_cdna5_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(!(s0f >= s1f)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0f = f[a];
        const s1f = f[b];
        ex |= +(!(s0f >= s1f)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGE_F64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NGE_F64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(!(s0f64 >= s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
        ex |= +(!(s0f64 >= s1f64)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NGE_F64_cdna5 with denormals kept. */
export function V_CMPX_NGE_F64_cdna5_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(!(s0f64 >= s1f64)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s1f64 = f64FromWords(s1, s1w1);
        ex |= +(!(s0f64 >= s1f64)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_O_F16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_O_F16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        ex |= +(!isNan16(s0u16) && !isNan16(s1u16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        ex |= +(!isNan16(s0u16) && !isNan16(s1u16)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_O_F32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_O_F32_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        ex |= +(!isNan32(s0) && !isNan32(s1)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        ex |= +(!isNan32(s0) && !isNan32(s1)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_O_F64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_O_F64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +(!isNan64(s0, s0w1) && !isNan64(s1, s1w1)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +(!isNan64(s0, s0w1) && !isNan64(s1, s1w1)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_U_F16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_U_F16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        ex |= +(isNan16(s0u16) || isNan16(s1u16)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        ex |= +(isNan16(s0u16) || isNan16(s1u16)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_U_F32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_U_F32_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        ex |= +(isNan32(s0) || isNan32(s1)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        ex |= +(isNan32(s0) || isNan32(s1)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_U_F64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_U_F64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +(isNan64(s0, s0w1) || isNan64(s1, s1w1)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +(isNan64(s0, s0w1) || isNan64(s1, s1w1)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LT_I16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_LT_I16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        ex |= +(s0i16 < s1i16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        ex |= +(s0i16 < s1i16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LT_U16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_LT_U16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        ex |= +(s0u16 < s1u16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        ex |= +(s0u16 < s1u16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LT_I32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_LT_I32_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i = i[a];
        const s1i = i[b];
        ex |= +(s0i < s1i) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i = i[a];
        const s1i = i[b];
        ex |= +(s0i < s1i) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LT_U32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_LT_U32_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        ex |= +(s0 < s1) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        ex |= +(s0 < s1) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LT_I64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_LT_I64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +lessI64(s0, s0w1, s1, s1w1) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +lessI64(s0, s0w1, s1, s1w1) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LT_U64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_LT_U64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +lessU64(s0, s0w1, s1, s1w1) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +lessU64(s0, s0w1, s1, s1w1) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_EQ_I16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_EQ_I16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        ex |= +(s0i16 === s1i16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        ex |= +(s0i16 === s1i16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_EQ_U16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_EQ_U16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        ex |= +(s0u16 === s1u16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        ex |= +(s0u16 === s1u16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_EQ_I32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_EQ_I32_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i = i[a];
        const s1i = i[b];
        ex |= +(s0i === s1i) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i = i[a];
        const s1i = i[b];
        ex |= +(s0i === s1i) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_EQ_U32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_EQ_U32_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        ex |= +(s0 === s1) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        ex |= +(s0 === s1) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_EQ_I64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_EQ_I64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +(((s0 ^ s1) | (s0w1 ^ s1w1)) === 0) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +(((s0 ^ s1) | (s0w1 ^ s1w1)) === 0) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_EQ_U64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_EQ_U64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +(((s0 ^ s1) | (s0w1 ^ s1w1)) === 0) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +(((s0 ^ s1) | (s0w1 ^ s1w1)) === 0) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LE_I16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_LE_I16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        ex |= +(s0i16 <= s1i16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        ex |= +(s0i16 <= s1i16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LE_U16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_LE_U16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        ex |= +(s0u16 <= s1u16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        ex |= +(s0u16 <= s1u16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LE_I32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_LE_I32_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i = i[a];
        const s1i = i[b];
        ex |= +(s0i <= s1i) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i = i[a];
        const s1i = i[b];
        ex |= +(s0i <= s1i) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LE_U32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_LE_U32_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        ex |= +(s0 <= s1) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        ex |= +(s0 <= s1) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LE_I64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_LE_I64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +(!lessI64(s1, s1w1, s0, s0w1)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +(!lessI64(s1, s1w1, s0, s0w1)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_LE_U64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_LE_U64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +(!lessU64(s1, s1w1, s0, s0w1)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +(!lessU64(s1, s1w1, s0, s0w1)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GT_I16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_GT_I16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        ex |= +(s0i16 > s1i16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        ex |= +(s0i16 > s1i16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GT_U16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_GT_U16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        ex |= +(s0u16 > s1u16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        ex |= +(s0u16 > s1u16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GT_I32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_GT_I32_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i = i[a];
        const s1i = i[b];
        ex |= +(s0i > s1i) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i = i[a];
        const s1i = i[b];
        ex |= +(s0i > s1i) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GT_U32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_GT_U32_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        ex |= +(s0 > s1) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        ex |= +(s0 > s1) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GT_I64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_GT_I64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +lessI64(s1, s1w1, s0, s0w1) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +lessI64(s1, s1w1, s0, s0w1) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GT_U64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_GT_U64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +lessU64(s1, s1w1, s0, s0w1) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +lessU64(s1, s1w1, s0, s0w1) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NE_I16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NE_I16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        ex |= +(s0i16 !== s1i16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        ex |= +(s0i16 !== s1i16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NE_U16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NE_U16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        ex |= +(s0u16 !== s1u16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        ex |= +(s0u16 !== s1u16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NE_I32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NE_I32_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i = i[a];
        const s1i = i[b];
        ex |= +(s0i !== s1i) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i = i[a];
        const s1i = i[b];
        ex |= +(s0i !== s1i) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NE_U32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NE_U32_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        ex |= +(s0 !== s1) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        ex |= +(s0 !== s1) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NE_I64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NE_I64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +(((s0 ^ s1) | (s0w1 ^ s1w1)) !== 0) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +(((s0 ^ s1) | (s0w1 ^ s1w1)) !== 0) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_NE_U64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_NE_U64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +(((s0 ^ s1) | (s0w1 ^ s1w1)) !== 0) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +(((s0 ^ s1) | (s0w1 ^ s1w1)) !== 0) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GE_I16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_GE_I16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        ex |= +(s0i16 >= s1i16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i16 = (u[a] << 16) >> 16;
        const s1i16 = (u[b] << 16) >> 16;
        ex |= +(s0i16 >= s1i16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GE_U16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_GE_U16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        ex |= +(s0u16 >= s1u16) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0u16 = u[a] & 65535;
        const s1u16 = u[b] & 65535;
        ex |= +(s0u16 >= s1u16) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GE_I32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_GE_I32_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0i = i[a];
        const s1i = i[b];
        ex |= +(s0i >= s1i) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0i = i[a];
        const s1i = i[b];
        ex |= +(s0i >= s1i) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GE_U32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_GE_U32_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const s1 = u[b];
        ex |= +(s0 >= s1) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const s1 = u[b];
        ex |= +(s0 >= s1) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GE_I64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_GE_I64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +(!lessI64(s0, s0w1, s1, s1w1)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +(!lessI64(s0, s0w1, s1, s1w1)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_GE_U64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_GE_U64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +(!lessU64(s0, s0w1, s1, s1w1)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const s1 = u[b];
        ex |= +(!lessU64(s0, s0w1, s1, s1w1)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_F_F16 (rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMPX_F_F16_rdna1(w: Wave, _s: Step): void {
  const { u, i } = w;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_F_F32 (rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMPX_F_F32_rdna1(w: Wave, _s: Step): void {
  const { u, i } = w;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_F_F64 (rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMPX_F_F64_rdna1(w: Wave, _s: Step): void {
  const { u, i } = w;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_F_I16 (rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMPX_F_I16_rdna1(w: Wave, _s: Step): void {
  const { u, i } = w;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_F_U16 (rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMPX_F_U16_rdna1(w: Wave, _s: Step): void {
  const { u, i } = w;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_F_I32 (rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMPX_F_I32_rdna1(w: Wave, _s: Step): void {
  const { u, i } = w;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_F_U32 (rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMPX_F_U32_rdna1(w: Wave, _s: Step): void {
  const { u, i } = w;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_F_I64 (rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMPX_F_I64_rdna1(w: Wave, _s: Step): void {
  const { u, i } = w;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_F_U64 (rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMPX_F_U64_rdna1(w: Wave, _s: Step): void {
  const { u, i } = w;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_TRU_F16, V_CMPX_T_F16 (rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMPX_TRU_F16_rdna1(w: Wave, _s: Step): void {
  const { u, i } = w;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        ex |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        ex |= 1 << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_TRU_F32, V_CMPX_T_F32 (rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMPX_TRU_F32_rdna1(w: Wave, _s: Step): void {
  const { u, i } = w;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        ex |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        ex |= 1 << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_TRU_F64, V_CMPX_T_F64 (rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMPX_TRU_F64_rdna1(w: Wave, _s: Step): void {
  const { u, i } = w;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        ex |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        ex |= 1 << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_T_I16 (rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMPX_T_I16_rdna1(w: Wave, _s: Step): void {
  const { u, i } = w;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        ex |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        ex |= 1 << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_T_U16 (rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMPX_T_U16_rdna1(w: Wave, _s: Step): void {
  const { u, i } = w;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        ex |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        ex |= 1 << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_T_I32 (rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMPX_T_I32_rdna1(w: Wave, _s: Step): void {
  const { u, i } = w;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        ex |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        ex |= 1 << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_T_U32 (rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMPX_T_U32_rdna1(w: Wave, _s: Step): void {
  const { u, i } = w;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        ex |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        ex |= 1 << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_T_I64 (rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMPX_T_I64_rdna1(w: Wave, _s: Step): void {
  const { u, i } = w;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        ex |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        ex |= 1 << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_T_U64 (rdna1 rdna2 rdna3 rdna3_5) */
export function V_CMPX_T_U64_rdna1(w: Wave, _s: Step): void {
  const { u, i } = w;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      for (let l = 0; l < 32; l++) {
        ex |= 1 << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        ex |= 1 << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_CLASS_F16 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_CLASS_F16_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s1 = u[b];
        const s0u16 = u[a] & 65535;
        ex |= +(((s1 & class16(s0u16)) | 0) !== (0 | 0)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s1 = u[b];
        const s0u16 = u[a] & 65535;
        ex |= +(((s1 & class16(s0u16)) | 0) !== (0 | 0)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_CLASS_F32 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_CLASS_F32_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s1 = u[b];
        const s0 = u[a];
        ex |= +(((s1 & class32(s0)) | 0) !== (0 | 0)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s1 = u[b];
        const s0 = u[a];
        ex |= +(((s1 & class32(s0)) | 0) !== (0 | 0)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** V_CMPX_CLASS_F64 (cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function V_CMPX_CLASS_F64_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0 } = s;
  let ex0 = 0, ex1 = 0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let ex = 0;
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        ex |= +(((s1 & class64(s0, s0w1)) | 0) !== (0 | 0)) << l;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        ex |= +(((s1 & class64(s0, s0w1)) | 0) !== (0 | 0)) << l;
      }
    }
    if (h === 0) ex0 = ex;
    else ex1 = ex;
  }
  u[w.exec] = ex0;
  if (w.size === 64) u[w.exec + 1] = ex1;
}

/** What this module defines, by executor. */
export const definitions = {
  V_CMP_LT_F16: define("V_CMP_LT_F16", "lane", V_CMP_LT_F16, { keep: V_CMP_LT_F16_keep, keeps: 0x40 }),
  V_CMP_LT_F32: define("V_CMP_LT_F32", "lane", V_CMP_LT_F32, { keep: V_CMP_LT_F32_keep, keeps: 0x10 }),
  V_CMP_LT_F64: define("V_CMP_LT_F64", "lane", V_CMP_LT_F64, { keep: V_CMP_LT_F64_keep, keeps: 0x40 }),
  V_CMP_EQ_F16: define("V_CMP_EQ_F16", "lane", V_CMP_EQ_F16, { keep: V_CMP_EQ_F16_keep, keeps: 0x40 }),
  V_CMP_EQ_F32: define("V_CMP_EQ_F32", "lane", V_CMP_EQ_F32, { keep: V_CMP_EQ_F32_keep, keeps: 0x10 }),
  V_CMP_EQ_F64: define("V_CMP_EQ_F64", "lane", V_CMP_EQ_F64, { keep: V_CMP_EQ_F64_keep, keeps: 0x40 }),
  V_CMP_LE_F16: define("V_CMP_LE_F16", "lane", V_CMP_LE_F16, { keep: V_CMP_LE_F16_keep, keeps: 0x40 }),
  V_CMP_LE_F32: define("V_CMP_LE_F32", "lane", V_CMP_LE_F32, { keep: V_CMP_LE_F32_keep, keeps: 0x10 }),
  V_CMP_LE_F64: define("V_CMP_LE_F64", "lane", V_CMP_LE_F64, { keep: V_CMP_LE_F64_keep, keeps: 0x40 }),
  V_CMP_GT_F16: define("V_CMP_GT_F16", "lane", V_CMP_GT_F16, { keep: V_CMP_GT_F16_keep, keeps: 0x40 }),
  V_CMP_GT_F32: define("V_CMP_GT_F32", "lane", V_CMP_GT_F32, { keep: V_CMP_GT_F32_keep, keeps: 0x10 }),
  V_CMP_GT_F64: define("V_CMP_GT_F64", "lane", V_CMP_GT_F64, { keep: V_CMP_GT_F64_keep, keeps: 0x40 }),
  V_CMP_LG_F16: define("V_CMP_LG_F16", "lane", V_CMP_LG_F16, { keep: V_CMP_LG_F16_keep, keeps: 0x40 }),
  V_CMP_LG_F32: define("V_CMP_LG_F32", "lane", V_CMP_LG_F32, { keep: V_CMP_LG_F32_keep, keeps: 0x10 }),
  V_CMP_LG_F64: define("V_CMP_LG_F64", "lane", V_CMP_LG_F64, { keep: V_CMP_LG_F64_keep, keeps: 0x40 }),
  V_CMP_GE_F16: define("V_CMP_GE_F16", "lane", V_CMP_GE_F16, { keep: V_CMP_GE_F16_keep, keeps: 0x40 }),
  V_CMP_GE_F32: define("V_CMP_GE_F32", "lane", V_CMP_GE_F32, { keep: V_CMP_GE_F32_keep, keeps: 0x10 }),
  V_CMP_GE_F64: define("V_CMP_GE_F64", "lane", V_CMP_GE_F64, { keep: V_CMP_GE_F64_keep, keeps: 0x40 }),
  V_CMP_NLT_F16: define("V_CMP_NLT_F16", "lane", V_CMP_NLT_F16, { keep: V_CMP_NLT_F16_keep, keeps: 0x40 }),
  V_CMP_NLT_F32: define("V_CMP_NLT_F32", "lane", V_CMP_NLT_F32, { keep: V_CMP_NLT_F32_keep, keeps: 0x10 }),
  V_CMP_NLT_F64: define("V_CMP_NLT_F64", "lane", V_CMP_NLT_F64, { keep: V_CMP_NLT_F64_keep, keeps: 0x40 }),
  V_CMP_NEQ_F16: define("V_CMP_NEQ_F16", "lane", V_CMP_NEQ_F16, { keep: V_CMP_NEQ_F16_keep, keeps: 0x40 }),
  V_CMP_NEQ_F32: define("V_CMP_NEQ_F32", "lane", V_CMP_NEQ_F32, { keep: V_CMP_NEQ_F32_keep, keeps: 0x10 }),
  V_CMP_NEQ_F64: define("V_CMP_NEQ_F64", "lane", V_CMP_NEQ_F64, { keep: V_CMP_NEQ_F64_keep, keeps: 0x40 }),
  V_CMP_NLE_F16: define("V_CMP_NLE_F16", "lane", V_CMP_NLE_F16, { keep: V_CMP_NLE_F16_keep, keeps: 0x40 }),
  V_CMP_NLE_F32: define("V_CMP_NLE_F32", "lane", V_CMP_NLE_F32, { keep: V_CMP_NLE_F32_keep, keeps: 0x10 }),
  V_CMP_NLE_F64: define("V_CMP_NLE_F64", "lane", V_CMP_NLE_F64, { keep: V_CMP_NLE_F64_keep, keeps: 0x40 }),
  V_CMP_NGT_F16: define("V_CMP_NGT_F16", "lane", V_CMP_NGT_F16, { keep: V_CMP_NGT_F16_keep, keeps: 0x40 }),
  V_CMP_NGT_F32: define("V_CMP_NGT_F32", "lane", V_CMP_NGT_F32, { keep: V_CMP_NGT_F32_keep, keeps: 0x10 }),
  V_CMP_NGT_F64: define("V_CMP_NGT_F64", "lane", V_CMP_NGT_F64, { keep: V_CMP_NGT_F64_keep, keeps: 0x40 }),
  V_CMP_NLG_F16: define("V_CMP_NLG_F16", "lane", V_CMP_NLG_F16, { keep: V_CMP_NLG_F16_keep, keeps: 0x40 }),
  V_CMP_NLG_F32: define("V_CMP_NLG_F32", "lane", V_CMP_NLG_F32, { keep: V_CMP_NLG_F32_keep, keeps: 0x10 }),
  V_CMP_NLG_F64: define("V_CMP_NLG_F64", "lane", V_CMP_NLG_F64, { keep: V_CMP_NLG_F64_keep, keeps: 0x40 }),
  V_CMP_NGE_F16: define("V_CMP_NGE_F16", "lane", V_CMP_NGE_F16, { keep: V_CMP_NGE_F16_keep, keeps: 0x40 }),
  V_CMP_NGE_F32: define("V_CMP_NGE_F32", "lane", V_CMP_NGE_F32, { keep: V_CMP_NGE_F32_keep, keeps: 0x10 }),
  V_CMP_NGE_F64: define("V_CMP_NGE_F64", "lane", V_CMP_NGE_F64, { keep: V_CMP_NGE_F64_keep, keeps: 0x40 }),
  V_CMP_O_F16: define("V_CMP_O_F16", "lane", V_CMP_O_F16),
  V_CMP_O_F32: define("V_CMP_O_F32", "lane", V_CMP_O_F32),
  V_CMP_O_F64: define("V_CMP_O_F64", "lane", V_CMP_O_F64),
  V_CMP_U_F16: define("V_CMP_U_F16", "lane", V_CMP_U_F16),
  V_CMP_U_F32: define("V_CMP_U_F32", "lane", V_CMP_U_F32),
  V_CMP_U_F64: define("V_CMP_U_F64", "lane", V_CMP_U_F64),
  V_CMP_LT_I16: define("V_CMP_LT_I16", "lane", V_CMP_LT_I16),
  V_CMP_LT_U16: define("V_CMP_LT_U16", "lane", V_CMP_LT_U16),
  V_CMP_LT_I32: define("V_CMP_LT_I32", "lane", V_CMP_LT_I32),
  V_CMP_LT_U32: define("V_CMP_LT_U32", "lane", V_CMP_LT_U32),
  V_CMP_LT_I64: define("V_CMP_LT_I64", "lane", V_CMP_LT_I64),
  V_CMP_LT_U64: define("V_CMP_LT_U64", "lane", V_CMP_LT_U64),
  V_CMP_EQ_I16: define("V_CMP_EQ_I16", "lane", V_CMP_EQ_I16),
  V_CMP_EQ_U16: define("V_CMP_EQ_U16", "lane", V_CMP_EQ_U16),
  V_CMP_EQ_I32: define("V_CMP_EQ_I32", "lane", V_CMP_EQ_I32),
  V_CMP_EQ_U32: define("V_CMP_EQ_U32", "lane", V_CMP_EQ_U32),
  V_CMP_EQ_I64: define("V_CMP_EQ_I64", "lane", V_CMP_EQ_I64),
  V_CMP_EQ_U64: define("V_CMP_EQ_U64", "lane", V_CMP_EQ_U64),
  V_CMP_LE_I16: define("V_CMP_LE_I16", "lane", V_CMP_LE_I16),
  V_CMP_LE_U16: define("V_CMP_LE_U16", "lane", V_CMP_LE_U16),
  V_CMP_LE_I32: define("V_CMP_LE_I32", "lane", V_CMP_LE_I32),
  V_CMP_LE_U32: define("V_CMP_LE_U32", "lane", V_CMP_LE_U32),
  V_CMP_LE_I64: define("V_CMP_LE_I64", "lane", V_CMP_LE_I64),
  V_CMP_LE_U64: define("V_CMP_LE_U64", "lane", V_CMP_LE_U64),
  V_CMP_GT_I16: define("V_CMP_GT_I16", "lane", V_CMP_GT_I16),
  V_CMP_GT_U16: define("V_CMP_GT_U16", "lane", V_CMP_GT_U16),
  V_CMP_GT_I32: define("V_CMP_GT_I32", "lane", V_CMP_GT_I32),
  V_CMP_GT_U32: define("V_CMP_GT_U32", "lane", V_CMP_GT_U32),
  V_CMP_GT_I64: define("V_CMP_GT_I64", "lane", V_CMP_GT_I64),
  V_CMP_GT_U64: define("V_CMP_GT_U64", "lane", V_CMP_GT_U64),
  V_CMP_NE_I16: define("V_CMP_NE_I16", "lane", V_CMP_NE_I16),
  V_CMP_NE_U16: define("V_CMP_NE_U16", "lane", V_CMP_NE_U16),
  V_CMP_NE_I32: define("V_CMP_NE_I32", "lane", V_CMP_NE_I32),
  V_CMP_NE_U32: define("V_CMP_NE_U32", "lane", V_CMP_NE_U32),
  V_CMP_NE_I64: define("V_CMP_NE_I64", "lane", V_CMP_NE_I64),
  V_CMP_NE_U64: define("V_CMP_NE_U64", "lane", V_CMP_NE_U64),
  V_CMP_GE_I16: define("V_CMP_GE_I16", "lane", V_CMP_GE_I16),
  V_CMP_GE_U16: define("V_CMP_GE_U16", "lane", V_CMP_GE_U16),
  V_CMP_GE_I32: define("V_CMP_GE_I32", "lane", V_CMP_GE_I32),
  V_CMP_GE_U32: define("V_CMP_GE_U32", "lane", V_CMP_GE_U32),
  V_CMP_GE_I64: define("V_CMP_GE_I64", "lane", V_CMP_GE_I64),
  V_CMP_GE_U64: define("V_CMP_GE_U64", "lane", V_CMP_GE_U64),
  V_CMP_F_F16: define("V_CMP_F_F16", "lane", V_CMP_F_F16),
  V_CMP_F_F32: define("V_CMP_F_F32", "lane", V_CMP_F_F32),
  V_CMP_F_F64: define("V_CMP_F_F64", "lane", V_CMP_F_F64),
  V_CMP_F_I16: define("V_CMP_F_I16", "lane", V_CMP_F_I16),
  V_CMP_F_U16: define("V_CMP_F_U16", "lane", V_CMP_F_U16),
  V_CMP_F_I32: define("V_CMP_F_I32", "lane", V_CMP_F_I32),
  V_CMP_F_U32: define("V_CMP_F_U32", "lane", V_CMP_F_U32),
  V_CMP_F_I64: define("V_CMP_F_I64", "lane", V_CMP_F_I64),
  V_CMP_F_U64: define("V_CMP_F_U64", "lane", V_CMP_F_U64),
  V_CMP_TRU_F16: define("V_CMP_TRU_F16", "lane", V_CMP_TRU_F16),
  V_CMP_TRU_F32: define("V_CMP_TRU_F32", "lane", V_CMP_TRU_F32),
  V_CMP_TRU_F64: define("V_CMP_TRU_F64", "lane", V_CMP_TRU_F64),
  V_CMP_T_I16: define("V_CMP_T_I16", "lane", V_CMP_T_I16),
  V_CMP_T_U16: define("V_CMP_T_U16", "lane", V_CMP_T_U16),
  V_CMP_T_I32: define("V_CMP_T_I32", "lane", V_CMP_T_I32),
  V_CMP_T_U32: define("V_CMP_T_U32", "lane", V_CMP_T_U32),
  V_CMP_T_I64: define("V_CMP_T_I64", "lane", V_CMP_T_I64),
  V_CMP_T_U64: define("V_CMP_T_U64", "lane", V_CMP_T_U64),
  V_CMP_CLASS_F16: define("V_CMP_CLASS_F16", "lane", V_CMP_CLASS_F16),
  V_CMP_CLASS_F32: define("V_CMP_CLASS_F32", "lane", V_CMP_CLASS_F32),
  V_CMP_CLASS_F64: define("V_CMP_CLASS_F64", "lane", V_CMP_CLASS_F64),
  V_CMPX_LT_F16_cdna1: define("V_CMPX_LT_F16_cdna1", "lane", V_CMPX_LT_F16_cdna1, { keep: V_CMPX_LT_F16_cdna1_keep, keeps: 0x40 }),
  V_CMPX_LT_F32_cdna1: define("V_CMPX_LT_F32_cdna1", "lane", V_CMPX_LT_F32_cdna1, { keep: V_CMPX_LT_F32_cdna1_keep, keeps: 0x10 }),
  V_CMPX_LT_F64_cdna1: define("V_CMPX_LT_F64_cdna1", "lane", V_CMPX_LT_F64_cdna1, { keep: V_CMPX_LT_F64_cdna1_keep, keeps: 0x40 }),
  V_CMPX_EQ_F16_cdna1: define("V_CMPX_EQ_F16_cdna1", "lane", V_CMPX_EQ_F16_cdna1, { keep: V_CMPX_EQ_F16_cdna1_keep, keeps: 0x40 }),
  V_CMPX_EQ_F32_cdna1: define("V_CMPX_EQ_F32_cdna1", "lane", V_CMPX_EQ_F32_cdna1, { keep: V_CMPX_EQ_F32_cdna1_keep, keeps: 0x10 }),
  V_CMPX_EQ_F64_cdna1: define("V_CMPX_EQ_F64_cdna1", "lane", V_CMPX_EQ_F64_cdna1, { keep: V_CMPX_EQ_F64_cdna1_keep, keeps: 0x40 }),
  V_CMPX_LE_F16_cdna1: define("V_CMPX_LE_F16_cdna1", "lane", V_CMPX_LE_F16_cdna1, { keep: V_CMPX_LE_F16_cdna1_keep, keeps: 0x40 }),
  V_CMPX_LE_F32_cdna1: define("V_CMPX_LE_F32_cdna1", "lane", V_CMPX_LE_F32_cdna1, { keep: V_CMPX_LE_F32_cdna1_keep, keeps: 0x10 }),
  V_CMPX_LE_F64_cdna1: define("V_CMPX_LE_F64_cdna1", "lane", V_CMPX_LE_F64_cdna1, { keep: V_CMPX_LE_F64_cdna1_keep, keeps: 0x40 }),
  V_CMPX_GT_F16_cdna1: define("V_CMPX_GT_F16_cdna1", "lane", V_CMPX_GT_F16_cdna1, { keep: V_CMPX_GT_F16_cdna1_keep, keeps: 0x40 }),
  V_CMPX_GT_F32_cdna1: define("V_CMPX_GT_F32_cdna1", "lane", V_CMPX_GT_F32_cdna1, { keep: V_CMPX_GT_F32_cdna1_keep, keeps: 0x10 }),
  V_CMPX_GT_F64_cdna1: define("V_CMPX_GT_F64_cdna1", "lane", V_CMPX_GT_F64_cdna1, { keep: V_CMPX_GT_F64_cdna1_keep, keeps: 0x40 }),
  V_CMPX_LG_F16_cdna1: define("V_CMPX_LG_F16_cdna1", "lane", V_CMPX_LG_F16_cdna1, { keep: V_CMPX_LG_F16_cdna1_keep, keeps: 0x40 }),
  V_CMPX_LG_F32_cdna1: define("V_CMPX_LG_F32_cdna1", "lane", V_CMPX_LG_F32_cdna1, { keep: V_CMPX_LG_F32_cdna1_keep, keeps: 0x10 }),
  V_CMPX_LG_F64_cdna1: define("V_CMPX_LG_F64_cdna1", "lane", V_CMPX_LG_F64_cdna1, { keep: V_CMPX_LG_F64_cdna1_keep, keeps: 0x40 }),
  V_CMPX_GE_F16_cdna1: define("V_CMPX_GE_F16_cdna1", "lane", V_CMPX_GE_F16_cdna1, { keep: V_CMPX_GE_F16_cdna1_keep, keeps: 0x40 }),
  V_CMPX_GE_F32_cdna1: define("V_CMPX_GE_F32_cdna1", "lane", V_CMPX_GE_F32_cdna1, { keep: V_CMPX_GE_F32_cdna1_keep, keeps: 0x10 }),
  V_CMPX_GE_F64_cdna1: define("V_CMPX_GE_F64_cdna1", "lane", V_CMPX_GE_F64_cdna1, { keep: V_CMPX_GE_F64_cdna1_keep, keeps: 0x40 }),
  V_CMPX_NLT_F16_cdna1: define("V_CMPX_NLT_F16_cdna1", "lane", V_CMPX_NLT_F16_cdna1, { keep: V_CMPX_NLT_F16_cdna1_keep, keeps: 0x40 }),
  V_CMPX_NLT_F32_cdna1: define("V_CMPX_NLT_F32_cdna1", "lane", V_CMPX_NLT_F32_cdna1, { keep: V_CMPX_NLT_F32_cdna1_keep, keeps: 0x10 }),
  V_CMPX_NLT_F64_cdna1: define("V_CMPX_NLT_F64_cdna1", "lane", V_CMPX_NLT_F64_cdna1, { keep: V_CMPX_NLT_F64_cdna1_keep, keeps: 0x40 }),
  V_CMPX_NEQ_F16_cdna1: define("V_CMPX_NEQ_F16_cdna1", "lane", V_CMPX_NEQ_F16_cdna1, { keep: V_CMPX_NEQ_F16_cdna1_keep, keeps: 0x40 }),
  V_CMPX_NEQ_F32_cdna1: define("V_CMPX_NEQ_F32_cdna1", "lane", V_CMPX_NEQ_F32_cdna1, { keep: V_CMPX_NEQ_F32_cdna1_keep, keeps: 0x10 }),
  V_CMPX_NEQ_F64_cdna1: define("V_CMPX_NEQ_F64_cdna1", "lane", V_CMPX_NEQ_F64_cdna1, { keep: V_CMPX_NEQ_F64_cdna1_keep, keeps: 0x40 }),
  V_CMPX_NLE_F16_cdna1: define("V_CMPX_NLE_F16_cdna1", "lane", V_CMPX_NLE_F16_cdna1, { keep: V_CMPX_NLE_F16_cdna1_keep, keeps: 0x40 }),
  V_CMPX_NLE_F32_cdna1: define("V_CMPX_NLE_F32_cdna1", "lane", V_CMPX_NLE_F32_cdna1, { keep: V_CMPX_NLE_F32_cdna1_keep, keeps: 0x10 }),
  V_CMPX_NLE_F64_cdna1: define("V_CMPX_NLE_F64_cdna1", "lane", V_CMPX_NLE_F64_cdna1, { keep: V_CMPX_NLE_F64_cdna1_keep, keeps: 0x40 }),
  V_CMPX_NGT_F16_cdna1: define("V_CMPX_NGT_F16_cdna1", "lane", V_CMPX_NGT_F16_cdna1, { keep: V_CMPX_NGT_F16_cdna1_keep, keeps: 0x40 }),
  V_CMPX_NGT_F32_cdna1: define("V_CMPX_NGT_F32_cdna1", "lane", V_CMPX_NGT_F32_cdna1, { keep: V_CMPX_NGT_F32_cdna1_keep, keeps: 0x10 }),
  V_CMPX_NGT_F64_cdna1: define("V_CMPX_NGT_F64_cdna1", "lane", V_CMPX_NGT_F64_cdna1, { keep: V_CMPX_NGT_F64_cdna1_keep, keeps: 0x40 }),
  V_CMPX_NLG_F16_cdna1: define("V_CMPX_NLG_F16_cdna1", "lane", V_CMPX_NLG_F16_cdna1, { keep: V_CMPX_NLG_F16_cdna1_keep, keeps: 0x40 }),
  V_CMPX_NLG_F32_cdna1: define("V_CMPX_NLG_F32_cdna1", "lane", V_CMPX_NLG_F32_cdna1, { keep: V_CMPX_NLG_F32_cdna1_keep, keeps: 0x10 }),
  V_CMPX_NLG_F64_cdna1: define("V_CMPX_NLG_F64_cdna1", "lane", V_CMPX_NLG_F64_cdna1, { keep: V_CMPX_NLG_F64_cdna1_keep, keeps: 0x40 }),
  V_CMPX_NGE_F16_cdna1: define("V_CMPX_NGE_F16_cdna1", "lane", V_CMPX_NGE_F16_cdna1, { keep: V_CMPX_NGE_F16_cdna1_keep, keeps: 0x40 }),
  V_CMPX_NGE_F32_cdna1: define("V_CMPX_NGE_F32_cdna1", "lane", V_CMPX_NGE_F32_cdna1, { keep: V_CMPX_NGE_F32_cdna1_keep, keeps: 0x10 }),
  V_CMPX_NGE_F64_cdna1: define("V_CMPX_NGE_F64_cdna1", "lane", V_CMPX_NGE_F64_cdna1, { keep: V_CMPX_NGE_F64_cdna1_keep, keeps: 0x40 }),
  V_CMPX_O_F16_cdna1: define("V_CMPX_O_F16_cdna1", "lane", V_CMPX_O_F16_cdna1),
  V_CMPX_O_F32_cdna1: define("V_CMPX_O_F32_cdna1", "lane", V_CMPX_O_F32_cdna1),
  V_CMPX_O_F64_cdna1: define("V_CMPX_O_F64_cdna1", "lane", V_CMPX_O_F64_cdna1),
  V_CMPX_U_F16_cdna1: define("V_CMPX_U_F16_cdna1", "lane", V_CMPX_U_F16_cdna1),
  V_CMPX_U_F32_cdna1: define("V_CMPX_U_F32_cdna1", "lane", V_CMPX_U_F32_cdna1),
  V_CMPX_U_F64_cdna1: define("V_CMPX_U_F64_cdna1", "lane", V_CMPX_U_F64_cdna1),
  V_CMPX_LT_I16_cdna1: define("V_CMPX_LT_I16_cdna1", "lane", V_CMPX_LT_I16_cdna1),
  V_CMPX_LT_U16_cdna1: define("V_CMPX_LT_U16_cdna1", "lane", V_CMPX_LT_U16_cdna1),
  V_CMPX_LT_I32_cdna1: define("V_CMPX_LT_I32_cdna1", "lane", V_CMPX_LT_I32_cdna1),
  V_CMPX_LT_U32_cdna1: define("V_CMPX_LT_U32_cdna1", "lane", V_CMPX_LT_U32_cdna1),
  V_CMPX_LT_I64_cdna1: define("V_CMPX_LT_I64_cdna1", "lane", V_CMPX_LT_I64_cdna1),
  V_CMPX_LT_U64_cdna1: define("V_CMPX_LT_U64_cdna1", "lane", V_CMPX_LT_U64_cdna1),
  V_CMPX_EQ_I16_cdna1: define("V_CMPX_EQ_I16_cdna1", "lane", V_CMPX_EQ_I16_cdna1),
  V_CMPX_EQ_U16_cdna1: define("V_CMPX_EQ_U16_cdna1", "lane", V_CMPX_EQ_U16_cdna1),
  V_CMPX_EQ_I32_cdna1: define("V_CMPX_EQ_I32_cdna1", "lane", V_CMPX_EQ_I32_cdna1),
  V_CMPX_EQ_U32_cdna1: define("V_CMPX_EQ_U32_cdna1", "lane", V_CMPX_EQ_U32_cdna1),
  V_CMPX_EQ_I64_cdna1: define("V_CMPX_EQ_I64_cdna1", "lane", V_CMPX_EQ_I64_cdna1),
  V_CMPX_EQ_U64_cdna1: define("V_CMPX_EQ_U64_cdna1", "lane", V_CMPX_EQ_U64_cdna1),
  V_CMPX_LE_I16_cdna1: define("V_CMPX_LE_I16_cdna1", "lane", V_CMPX_LE_I16_cdna1),
  V_CMPX_LE_U16_cdna1: define("V_CMPX_LE_U16_cdna1", "lane", V_CMPX_LE_U16_cdna1),
  V_CMPX_LE_I32_cdna1: define("V_CMPX_LE_I32_cdna1", "lane", V_CMPX_LE_I32_cdna1),
  V_CMPX_LE_U32_cdna1: define("V_CMPX_LE_U32_cdna1", "lane", V_CMPX_LE_U32_cdna1),
  V_CMPX_LE_I64_cdna1: define("V_CMPX_LE_I64_cdna1", "lane", V_CMPX_LE_I64_cdna1),
  V_CMPX_LE_U64_cdna1: define("V_CMPX_LE_U64_cdna1", "lane", V_CMPX_LE_U64_cdna1),
  V_CMPX_GT_I16_cdna1: define("V_CMPX_GT_I16_cdna1", "lane", V_CMPX_GT_I16_cdna1),
  V_CMPX_GT_U16_cdna1: define("V_CMPX_GT_U16_cdna1", "lane", V_CMPX_GT_U16_cdna1),
  V_CMPX_GT_I32_cdna1: define("V_CMPX_GT_I32_cdna1", "lane", V_CMPX_GT_I32_cdna1),
  V_CMPX_GT_U32_cdna1: define("V_CMPX_GT_U32_cdna1", "lane", V_CMPX_GT_U32_cdna1),
  V_CMPX_GT_I64_cdna1: define("V_CMPX_GT_I64_cdna1", "lane", V_CMPX_GT_I64_cdna1),
  V_CMPX_GT_U64_cdna1: define("V_CMPX_GT_U64_cdna1", "lane", V_CMPX_GT_U64_cdna1),
  V_CMPX_NE_I16_cdna1: define("V_CMPX_NE_I16_cdna1", "lane", V_CMPX_NE_I16_cdna1),
  V_CMPX_NE_U16_cdna1: define("V_CMPX_NE_U16_cdna1", "lane", V_CMPX_NE_U16_cdna1),
  V_CMPX_NE_I32_cdna1: define("V_CMPX_NE_I32_cdna1", "lane", V_CMPX_NE_I32_cdna1),
  V_CMPX_NE_U32_cdna1: define("V_CMPX_NE_U32_cdna1", "lane", V_CMPX_NE_U32_cdna1),
  V_CMPX_NE_I64_cdna1: define("V_CMPX_NE_I64_cdna1", "lane", V_CMPX_NE_I64_cdna1),
  V_CMPX_NE_U64_cdna1: define("V_CMPX_NE_U64_cdna1", "lane", V_CMPX_NE_U64_cdna1),
  V_CMPX_GE_I16_cdna1: define("V_CMPX_GE_I16_cdna1", "lane", V_CMPX_GE_I16_cdna1),
  V_CMPX_GE_U16_cdna1: define("V_CMPX_GE_U16_cdna1", "lane", V_CMPX_GE_U16_cdna1),
  V_CMPX_GE_I32_cdna1: define("V_CMPX_GE_I32_cdna1", "lane", V_CMPX_GE_I32_cdna1),
  V_CMPX_GE_U32_cdna1: define("V_CMPX_GE_U32_cdna1", "lane", V_CMPX_GE_U32_cdna1),
  V_CMPX_GE_I64_cdna1: define("V_CMPX_GE_I64_cdna1", "lane", V_CMPX_GE_I64_cdna1),
  V_CMPX_GE_U64_cdna1: define("V_CMPX_GE_U64_cdna1", "lane", V_CMPX_GE_U64_cdna1),
  V_CMPX_F_F16_cdna1: define("V_CMPX_F_F16_cdna1", "lane", V_CMPX_F_F16_cdna1),
  V_CMPX_F_F32_cdna1: define("V_CMPX_F_F32_cdna1", "lane", V_CMPX_F_F32_cdna1),
  V_CMPX_F_F64_cdna1: define("V_CMPX_F_F64_cdna1", "lane", V_CMPX_F_F64_cdna1),
  V_CMPX_F_I16_cdna1: define("V_CMPX_F_I16_cdna1", "lane", V_CMPX_F_I16_cdna1),
  V_CMPX_F_U16_cdna1: define("V_CMPX_F_U16_cdna1", "lane", V_CMPX_F_U16_cdna1),
  V_CMPX_F_I32_cdna1: define("V_CMPX_F_I32_cdna1", "lane", V_CMPX_F_I32_cdna1),
  V_CMPX_F_U32_cdna1: define("V_CMPX_F_U32_cdna1", "lane", V_CMPX_F_U32_cdna1),
  V_CMPX_F_I64_cdna1: define("V_CMPX_F_I64_cdna1", "lane", V_CMPX_F_I64_cdna1),
  V_CMPX_F_U64_cdna1: define("V_CMPX_F_U64_cdna1", "lane", V_CMPX_F_U64_cdna1),
  V_CMPX_TRU_F16_cdna1: define("V_CMPX_TRU_F16_cdna1", "lane", V_CMPX_TRU_F16_cdna1),
  V_CMPX_TRU_F32_cdna1: define("V_CMPX_TRU_F32_cdna1", "lane", V_CMPX_TRU_F32_cdna1),
  V_CMPX_TRU_F64_cdna1: define("V_CMPX_TRU_F64_cdna1", "lane", V_CMPX_TRU_F64_cdna1),
  V_CMPX_T_I16_cdna1: define("V_CMPX_T_I16_cdna1", "lane", V_CMPX_T_I16_cdna1),
  V_CMPX_T_U16_cdna1: define("V_CMPX_T_U16_cdna1", "lane", V_CMPX_T_U16_cdna1),
  V_CMPX_T_I32_cdna1: define("V_CMPX_T_I32_cdna1", "lane", V_CMPX_T_I32_cdna1),
  V_CMPX_T_U32_cdna1: define("V_CMPX_T_U32_cdna1", "lane", V_CMPX_T_U32_cdna1),
  V_CMPX_T_I64_cdna1: define("V_CMPX_T_I64_cdna1", "lane", V_CMPX_T_I64_cdna1),
  V_CMPX_T_U64_cdna1: define("V_CMPX_T_U64_cdna1", "lane", V_CMPX_T_U64_cdna1),
  V_CMPX_CLASS_F16_cdna1: define("V_CMPX_CLASS_F16_cdna1", "lane", V_CMPX_CLASS_F16_cdna1),
  V_CMPX_CLASS_F32_cdna1: define("V_CMPX_CLASS_F32_cdna1", "lane", V_CMPX_CLASS_F32_cdna1),
  V_CMPX_CLASS_F64_cdna1: define("V_CMPX_CLASS_F64_cdna1", "lane", V_CMPX_CLASS_F64_cdna1),
  V_CMPX_LT_F16_cdna5: define("V_CMPX_LT_F16_cdna5", "lane", V_CMPX_LT_F16_cdna5, { keep: V_CMPX_LT_F16_cdna5_keep, keeps: 0x40 }),
  V_CMPX_LT_F32_cdna5: define("V_CMPX_LT_F32_cdna5", "lane", V_CMPX_LT_F32_cdna5, { keep: V_CMPX_LT_F32_cdna5_keep, keeps: 0x10 }),
  V_CMPX_LT_F64_cdna5: define("V_CMPX_LT_F64_cdna5", "lane", V_CMPX_LT_F64_cdna5, { keep: V_CMPX_LT_F64_cdna5_keep, keeps: 0x40 }),
  V_CMPX_EQ_F16_cdna5: define("V_CMPX_EQ_F16_cdna5", "lane", V_CMPX_EQ_F16_cdna5, { keep: V_CMPX_EQ_F16_cdna5_keep, keeps: 0x40 }),
  V_CMPX_EQ_F32_cdna5: define("V_CMPX_EQ_F32_cdna5", "lane", V_CMPX_EQ_F32_cdna5, { keep: V_CMPX_EQ_F32_cdna5_keep, keeps: 0x10 }),
  V_CMPX_EQ_F64_cdna5: define("V_CMPX_EQ_F64_cdna5", "lane", V_CMPX_EQ_F64_cdna5, { keep: V_CMPX_EQ_F64_cdna5_keep, keeps: 0x40 }),
  V_CMPX_LE_F16_cdna5: define("V_CMPX_LE_F16_cdna5", "lane", V_CMPX_LE_F16_cdna5, { keep: V_CMPX_LE_F16_cdna5_keep, keeps: 0x40 }),
  V_CMPX_LE_F32_cdna5: define("V_CMPX_LE_F32_cdna5", "lane", V_CMPX_LE_F32_cdna5, { keep: V_CMPX_LE_F32_cdna5_keep, keeps: 0x10 }),
  V_CMPX_LE_F64_cdna5: define("V_CMPX_LE_F64_cdna5", "lane", V_CMPX_LE_F64_cdna5, { keep: V_CMPX_LE_F64_cdna5_keep, keeps: 0x40 }),
  V_CMPX_GT_F16_cdna5: define("V_CMPX_GT_F16_cdna5", "lane", V_CMPX_GT_F16_cdna5, { keep: V_CMPX_GT_F16_cdna5_keep, keeps: 0x40 }),
  V_CMPX_GT_F32_cdna5: define("V_CMPX_GT_F32_cdna5", "lane", V_CMPX_GT_F32_cdna5, { keep: V_CMPX_GT_F32_cdna5_keep, keeps: 0x10 }),
  V_CMPX_GT_F64_cdna5: define("V_CMPX_GT_F64_cdna5", "lane", V_CMPX_GT_F64_cdna5, { keep: V_CMPX_GT_F64_cdna5_keep, keeps: 0x40 }),
  V_CMPX_LG_F16_cdna5: define("V_CMPX_LG_F16_cdna5", "lane", V_CMPX_LG_F16_cdna5, { keep: V_CMPX_LG_F16_cdna5_keep, keeps: 0x40 }),
  V_CMPX_LG_F32_cdna5: define("V_CMPX_LG_F32_cdna5", "lane", V_CMPX_LG_F32_cdna5, { keep: V_CMPX_LG_F32_cdna5_keep, keeps: 0x10 }),
  V_CMPX_LG_F64_cdna5: define("V_CMPX_LG_F64_cdna5", "lane", V_CMPX_LG_F64_cdna5, { keep: V_CMPX_LG_F64_cdna5_keep, keeps: 0x40 }),
  V_CMPX_GE_F16_cdna5: define("V_CMPX_GE_F16_cdna5", "lane", V_CMPX_GE_F16_cdna5, { keep: V_CMPX_GE_F16_cdna5_keep, keeps: 0x40 }),
  V_CMPX_GE_F32_cdna5: define("V_CMPX_GE_F32_cdna5", "lane", V_CMPX_GE_F32_cdna5, { keep: V_CMPX_GE_F32_cdna5_keep, keeps: 0x10 }),
  V_CMPX_GE_F64_cdna5: define("V_CMPX_GE_F64_cdna5", "lane", V_CMPX_GE_F64_cdna5, { keep: V_CMPX_GE_F64_cdna5_keep, keeps: 0x40 }),
  V_CMPX_NLT_F16_cdna5: define("V_CMPX_NLT_F16_cdna5", "lane", V_CMPX_NLT_F16_cdna5, { keep: V_CMPX_NLT_F16_cdna5_keep, keeps: 0x40 }),
  V_CMPX_NLT_F32_cdna5: define("V_CMPX_NLT_F32_cdna5", "lane", V_CMPX_NLT_F32_cdna5, { keep: V_CMPX_NLT_F32_cdna5_keep, keeps: 0x10 }),
  V_CMPX_NLT_F64_cdna5: define("V_CMPX_NLT_F64_cdna5", "lane", V_CMPX_NLT_F64_cdna5, { keep: V_CMPX_NLT_F64_cdna5_keep, keeps: 0x40 }),
  V_CMPX_NEQ_F16_cdna5: define("V_CMPX_NEQ_F16_cdna5", "lane", V_CMPX_NEQ_F16_cdna5, { keep: V_CMPX_NEQ_F16_cdna5_keep, keeps: 0x40 }),
  V_CMPX_NEQ_F32_cdna5: define("V_CMPX_NEQ_F32_cdna5", "lane", V_CMPX_NEQ_F32_cdna5, { keep: V_CMPX_NEQ_F32_cdna5_keep, keeps: 0x10 }),
  V_CMPX_NEQ_F64_cdna5: define("V_CMPX_NEQ_F64_cdna5", "lane", V_CMPX_NEQ_F64_cdna5, { keep: V_CMPX_NEQ_F64_cdna5_keep, keeps: 0x40 }),
  V_CMPX_NLE_F16_cdna5: define("V_CMPX_NLE_F16_cdna5", "lane", V_CMPX_NLE_F16_cdna5, { keep: V_CMPX_NLE_F16_cdna5_keep, keeps: 0x40 }),
  V_CMPX_NLE_F32_cdna5: define("V_CMPX_NLE_F32_cdna5", "lane", V_CMPX_NLE_F32_cdna5, { keep: V_CMPX_NLE_F32_cdna5_keep, keeps: 0x10 }),
  V_CMPX_NLE_F64_cdna5: define("V_CMPX_NLE_F64_cdna5", "lane", V_CMPX_NLE_F64_cdna5, { keep: V_CMPX_NLE_F64_cdna5_keep, keeps: 0x40 }),
  V_CMPX_NGT_F16_cdna5: define("V_CMPX_NGT_F16_cdna5", "lane", V_CMPX_NGT_F16_cdna5, { keep: V_CMPX_NGT_F16_cdna5_keep, keeps: 0x40 }),
  V_CMPX_NGT_F32_cdna5: define("V_CMPX_NGT_F32_cdna5", "lane", V_CMPX_NGT_F32_cdna5, { keep: V_CMPX_NGT_F32_cdna5_keep, keeps: 0x10 }),
  V_CMPX_NGT_F64_cdna5: define("V_CMPX_NGT_F64_cdna5", "lane", V_CMPX_NGT_F64_cdna5, { keep: V_CMPX_NGT_F64_cdna5_keep, keeps: 0x40 }),
  V_CMPX_NLG_F16_cdna5: define("V_CMPX_NLG_F16_cdna5", "lane", V_CMPX_NLG_F16_cdna5, { keep: V_CMPX_NLG_F16_cdna5_keep, keeps: 0x40 }),
  V_CMPX_NLG_F32_cdna5: define("V_CMPX_NLG_F32_cdna5", "lane", V_CMPX_NLG_F32_cdna5, { keep: V_CMPX_NLG_F32_cdna5_keep, keeps: 0x10 }),
  V_CMPX_NLG_F64_cdna5: define("V_CMPX_NLG_F64_cdna5", "lane", V_CMPX_NLG_F64_cdna5, { keep: V_CMPX_NLG_F64_cdna5_keep, keeps: 0x40 }),
  V_CMPX_NGE_F16_cdna5: define("V_CMPX_NGE_F16_cdna5", "lane", V_CMPX_NGE_F16_cdna5, { keep: V_CMPX_NGE_F16_cdna5_keep, keeps: 0x40 }),
  V_CMPX_NGE_F32_cdna5: define("V_CMPX_NGE_F32_cdna5", "lane", V_CMPX_NGE_F32_cdna5, { keep: V_CMPX_NGE_F32_cdna5_keep, keeps: 0x10 }),
  V_CMPX_NGE_F64_cdna5: define("V_CMPX_NGE_F64_cdna5", "lane", V_CMPX_NGE_F64_cdna5, { keep: V_CMPX_NGE_F64_cdna5_keep, keeps: 0x40 }),
  V_CMPX_O_F16_cdna5: define("V_CMPX_O_F16_cdna5", "lane", V_CMPX_O_F16_cdna5),
  V_CMPX_O_F32_cdna5: define("V_CMPX_O_F32_cdna5", "lane", V_CMPX_O_F32_cdna5),
  V_CMPX_O_F64_cdna5: define("V_CMPX_O_F64_cdna5", "lane", V_CMPX_O_F64_cdna5),
  V_CMPX_U_F16_cdna5: define("V_CMPX_U_F16_cdna5", "lane", V_CMPX_U_F16_cdna5),
  V_CMPX_U_F32_cdna5: define("V_CMPX_U_F32_cdna5", "lane", V_CMPX_U_F32_cdna5),
  V_CMPX_U_F64_cdna5: define("V_CMPX_U_F64_cdna5", "lane", V_CMPX_U_F64_cdna5),
  V_CMPX_LT_I16_cdna5: define("V_CMPX_LT_I16_cdna5", "lane", V_CMPX_LT_I16_cdna5),
  V_CMPX_LT_U16_cdna5: define("V_CMPX_LT_U16_cdna5", "lane", V_CMPX_LT_U16_cdna5),
  V_CMPX_LT_I32_cdna5: define("V_CMPX_LT_I32_cdna5", "lane", V_CMPX_LT_I32_cdna5),
  V_CMPX_LT_U32_cdna5: define("V_CMPX_LT_U32_cdna5", "lane", V_CMPX_LT_U32_cdna5),
  V_CMPX_LT_I64_cdna5: define("V_CMPX_LT_I64_cdna5", "lane", V_CMPX_LT_I64_cdna5),
  V_CMPX_LT_U64_cdna5: define("V_CMPX_LT_U64_cdna5", "lane", V_CMPX_LT_U64_cdna5),
  V_CMPX_EQ_I16_cdna5: define("V_CMPX_EQ_I16_cdna5", "lane", V_CMPX_EQ_I16_cdna5),
  V_CMPX_EQ_U16_cdna5: define("V_CMPX_EQ_U16_cdna5", "lane", V_CMPX_EQ_U16_cdna5),
  V_CMPX_EQ_I32_cdna5: define("V_CMPX_EQ_I32_cdna5", "lane", V_CMPX_EQ_I32_cdna5),
  V_CMPX_EQ_U32_cdna5: define("V_CMPX_EQ_U32_cdna5", "lane", V_CMPX_EQ_U32_cdna5),
  V_CMPX_EQ_I64_cdna5: define("V_CMPX_EQ_I64_cdna5", "lane", V_CMPX_EQ_I64_cdna5),
  V_CMPX_EQ_U64_cdna5: define("V_CMPX_EQ_U64_cdna5", "lane", V_CMPX_EQ_U64_cdna5),
  V_CMPX_LE_I16_cdna5: define("V_CMPX_LE_I16_cdna5", "lane", V_CMPX_LE_I16_cdna5),
  V_CMPX_LE_U16_cdna5: define("V_CMPX_LE_U16_cdna5", "lane", V_CMPX_LE_U16_cdna5),
  V_CMPX_LE_I32_cdna5: define("V_CMPX_LE_I32_cdna5", "lane", V_CMPX_LE_I32_cdna5),
  V_CMPX_LE_U32_cdna5: define("V_CMPX_LE_U32_cdna5", "lane", V_CMPX_LE_U32_cdna5),
  V_CMPX_LE_I64_cdna5: define("V_CMPX_LE_I64_cdna5", "lane", V_CMPX_LE_I64_cdna5),
  V_CMPX_LE_U64_cdna5: define("V_CMPX_LE_U64_cdna5", "lane", V_CMPX_LE_U64_cdna5),
  V_CMPX_GT_I16_cdna5: define("V_CMPX_GT_I16_cdna5", "lane", V_CMPX_GT_I16_cdna5),
  V_CMPX_GT_U16_cdna5: define("V_CMPX_GT_U16_cdna5", "lane", V_CMPX_GT_U16_cdna5),
  V_CMPX_GT_I32_cdna5: define("V_CMPX_GT_I32_cdna5", "lane", V_CMPX_GT_I32_cdna5),
  V_CMPX_GT_U32_cdna5: define("V_CMPX_GT_U32_cdna5", "lane", V_CMPX_GT_U32_cdna5),
  V_CMPX_GT_I64_cdna5: define("V_CMPX_GT_I64_cdna5", "lane", V_CMPX_GT_I64_cdna5),
  V_CMPX_GT_U64_cdna5: define("V_CMPX_GT_U64_cdna5", "lane", V_CMPX_GT_U64_cdna5),
  V_CMPX_NE_I16_cdna5: define("V_CMPX_NE_I16_cdna5", "lane", V_CMPX_NE_I16_cdna5),
  V_CMPX_NE_U16_cdna5: define("V_CMPX_NE_U16_cdna5", "lane", V_CMPX_NE_U16_cdna5),
  V_CMPX_NE_I32_cdna5: define("V_CMPX_NE_I32_cdna5", "lane", V_CMPX_NE_I32_cdna5),
  V_CMPX_NE_U32_cdna5: define("V_CMPX_NE_U32_cdna5", "lane", V_CMPX_NE_U32_cdna5),
  V_CMPX_NE_I64_cdna5: define("V_CMPX_NE_I64_cdna5", "lane", V_CMPX_NE_I64_cdna5),
  V_CMPX_NE_U64_cdna5: define("V_CMPX_NE_U64_cdna5", "lane", V_CMPX_NE_U64_cdna5),
  V_CMPX_GE_I16_cdna5: define("V_CMPX_GE_I16_cdna5", "lane", V_CMPX_GE_I16_cdna5),
  V_CMPX_GE_U16_cdna5: define("V_CMPX_GE_U16_cdna5", "lane", V_CMPX_GE_U16_cdna5),
  V_CMPX_GE_I32_cdna5: define("V_CMPX_GE_I32_cdna5", "lane", V_CMPX_GE_I32_cdna5),
  V_CMPX_GE_U32_cdna5: define("V_CMPX_GE_U32_cdna5", "lane", V_CMPX_GE_U32_cdna5),
  V_CMPX_GE_I64_cdna5: define("V_CMPX_GE_I64_cdna5", "lane", V_CMPX_GE_I64_cdna5),
  V_CMPX_GE_U64_cdna5: define("V_CMPX_GE_U64_cdna5", "lane", V_CMPX_GE_U64_cdna5),
  V_CMPX_F_F16_rdna1: define("V_CMPX_F_F16_rdna1", "lane", V_CMPX_F_F16_rdna1),
  V_CMPX_F_F32_rdna1: define("V_CMPX_F_F32_rdna1", "lane", V_CMPX_F_F32_rdna1),
  V_CMPX_F_F64_rdna1: define("V_CMPX_F_F64_rdna1", "lane", V_CMPX_F_F64_rdna1),
  V_CMPX_F_I16_rdna1: define("V_CMPX_F_I16_rdna1", "lane", V_CMPX_F_I16_rdna1),
  V_CMPX_F_U16_rdna1: define("V_CMPX_F_U16_rdna1", "lane", V_CMPX_F_U16_rdna1),
  V_CMPX_F_I32_rdna1: define("V_CMPX_F_I32_rdna1", "lane", V_CMPX_F_I32_rdna1),
  V_CMPX_F_U32_rdna1: define("V_CMPX_F_U32_rdna1", "lane", V_CMPX_F_U32_rdna1),
  V_CMPX_F_I64_rdna1: define("V_CMPX_F_I64_rdna1", "lane", V_CMPX_F_I64_rdna1),
  V_CMPX_F_U64_rdna1: define("V_CMPX_F_U64_rdna1", "lane", V_CMPX_F_U64_rdna1),
  V_CMPX_TRU_F16_rdna1: define("V_CMPX_TRU_F16_rdna1", "lane", V_CMPX_TRU_F16_rdna1),
  V_CMPX_TRU_F32_rdna1: define("V_CMPX_TRU_F32_rdna1", "lane", V_CMPX_TRU_F32_rdna1),
  V_CMPX_TRU_F64_rdna1: define("V_CMPX_TRU_F64_rdna1", "lane", V_CMPX_TRU_F64_rdna1),
  V_CMPX_T_I16_rdna1: define("V_CMPX_T_I16_rdna1", "lane", V_CMPX_T_I16_rdna1),
  V_CMPX_T_U16_rdna1: define("V_CMPX_T_U16_rdna1", "lane", V_CMPX_T_U16_rdna1),
  V_CMPX_T_I32_rdna1: define("V_CMPX_T_I32_rdna1", "lane", V_CMPX_T_I32_rdna1),
  V_CMPX_T_U32_rdna1: define("V_CMPX_T_U32_rdna1", "lane", V_CMPX_T_U32_rdna1),
  V_CMPX_T_I64_rdna1: define("V_CMPX_T_I64_rdna1", "lane", V_CMPX_T_I64_rdna1),
  V_CMPX_T_U64_rdna1: define("V_CMPX_T_U64_rdna1", "lane", V_CMPX_T_U64_rdna1),
  V_CMPX_CLASS_F16_cdna5: define("V_CMPX_CLASS_F16_cdna5", "lane", V_CMPX_CLASS_F16_cdna5),
  V_CMPX_CLASS_F32_cdna5: define("V_CMPX_CLASS_F32_cdna5", "lane", V_CMPX_CLASS_F32_cdna5),
  V_CMPX_CLASS_F64_cdna5: define("V_CMPX_CLASS_F64_cdna5", "lane", V_CMPX_CLASS_F64_cdna5),
};

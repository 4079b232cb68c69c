// Executors of vector round.
// Generated from spec/pseudocode/vector-round.pcode by `npm run generate`; do not edit.
import { lowestOne, storeF64 } from "../../runtime/bits/index.js";
import {
  f16ToBits,
  f16ToNumber,
  f32FromBits,
  f64FromWords,
  f64Hi,
  f64Lo,
  flush,
  flushBits16,
  flushBits32,
  frexpExp,
  frexpMant,
  inputLimitF16,
  inputLimitF32,
  inputLimitF64,
  isNan16,
  isNan32,
  isNan64,
  ldexpF16,
  ldexpF32,
  ldexpF64,
  outputLimitF16,
  outputLimitF32,
  outputLimitF64,
  rndne,
  roundF16Of,
  roundF32Of,
  roundF64Of,
  subF16,
  subF32,
  subF64,
} from "../../runtime/float/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** V_CEIL_F16 (all generations) */
export function V_CEIL_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(Math.ceil(s0f16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(Math.ceil(s0f16));
      }
    }
  }
}

/** V_CEIL_F16 with denormals kept. */
export function V_CEIL_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(Math.ceil(s0f16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(Math.ceil(s0f16));
      }
    }
  }
}

/** V_CEIL_F32 (all generations) */
export function V_CEIL_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = flush(f[a], fi32);
        f[d] = Math.ceil(s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        f[d] = Math.ceil(s0f);
      }
    }
  }
}

/** V_CEIL_F32 with denormals kept. */
export function V_CEIL_F32_keep(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = f[a];
        f[d] = Math.ceil(s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = f[a];
        f[d] = Math.ceil(s0f);
      }
    }
  }
}

/** V_CEIL_F64 (all generations) */
export function V_CEIL_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        storeF64(u, d, d + hd0, Math.ceil(s0f64));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        storeF64(u, d, d + hd0, Math.ceil(s0f64));
      }
    }
  }
}

/** V_CEIL_F64 with denormals kept. */
export function V_CEIL_F64_keep(w: Wave, s: Step): void {
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
        storeF64(u, d, d + hd0, Math.ceil(s0f64));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        storeF64(u, d, d + hd0, Math.ceil(s0f64));
      }
    }
  }
}

/** V_FLOOR_F16 (all generations) */
export function V_FLOOR_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(Math.floor(s0f16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(Math.floor(s0f16));
      }
    }
  }
}

/** V_FLOOR_F16 with denormals kept. */
export function V_FLOOR_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(Math.floor(s0f16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(Math.floor(s0f16));
      }
    }
  }
}

/** V_FLOOR_F32 (all generations) */
export function V_FLOOR_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = flush(f[a], fi32);
        f[d] = Math.floor(s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        f[d] = Math.floor(s0f);
      }
    }
  }
}

/** V_FLOOR_F32 with denormals kept. */
export function V_FLOOR_F32_keep(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = f[a];
        f[d] = Math.floor(s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = f[a];
        f[d] = Math.floor(s0f);
      }
    }
  }
}

/** V_FLOOR_F64 (all generations) */
export function V_FLOOR_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        storeF64(u, d, d + hd0, Math.floor(s0f64));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        storeF64(u, d, d + hd0, Math.floor(s0f64));
      }
    }
  }
}

/** V_FLOOR_F64 with denormals kept. */
export function V_FLOOR_F64_keep(w: Wave, s: Step): void {
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
        storeF64(u, d, d + hd0, Math.floor(s0f64));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        storeF64(u, d, d + hd0, Math.floor(s0f64));
      }
    }
  }
}

/** V_TRUNC_F16 (all generations) */
export function V_TRUNC_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(Math.trunc(s0f16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(Math.trunc(s0f16));
      }
    }
  }
}

/** V_TRUNC_F16 with denormals kept. */
export function V_TRUNC_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(Math.trunc(s0f16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(Math.trunc(s0f16));
      }
    }
  }
}

/** V_TRUNC_F32 (all generations) */
export function V_TRUNC_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = flush(f[a], fi32);
        f[d] = Math.trunc(s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        f[d] = Math.trunc(s0f);
      }
    }
  }
}

/** V_TRUNC_F32 with denormals kept. */
export function V_TRUNC_F32_keep(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = f[a];
        f[d] = Math.trunc(s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = f[a];
        f[d] = Math.trunc(s0f);
      }
    }
  }
}

/** V_TRUNC_F64 (all generations) */
export function V_TRUNC_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        storeF64(u, d, d + hd0, Math.trunc(s0f64));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        storeF64(u, d, d + hd0, Math.trunc(s0f64));
      }
    }
  }
}

/** V_TRUNC_F64 with denormals kept. */
export function V_TRUNC_F64_keep(w: Wave, s: Step): void {
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
        storeF64(u, d, d + hd0, Math.trunc(s0f64));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        storeF64(u, d, d + hd0, Math.trunc(s0f64));
      }
    }
  }
}

/** V_RNDNE_F16 (all generations) */
export function V_RNDNE_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(rndne(s0f16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = f16ToBits(rndne(s0f16));
      }
    }
  }
}

/** V_RNDNE_F16 with denormals kept. */
export function V_RNDNE_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(rndne(s0f16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = f16ToBits(rndne(s0f16));
      }
    }
  }
}

/** V_RNDNE_F32 (all generations) */
export function V_RNDNE_F32(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = flush(f[a], fi32);
        f[d] = rndne(s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        f[d] = rndne(s0f);
      }
    }
  }
}

/** V_RNDNE_F32 with denormals kept. */
export function V_RNDNE_F32_keep(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = f[a];
        f[d] = rndne(s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = f[a];
        f[d] = rndne(s0f);
      }
    }
  }
}

/** V_RNDNE_F64 (all generations) */
export function V_RNDNE_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        storeF64(u, d, d + hd0, rndne(s0f64));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        storeF64(u, d, d + hd0, rndne(s0f64));
      }
    }
  }
}

/** V_RNDNE_F64 with denormals kept. */
export function V_RNDNE_F64_keep(w: Wave, s: Step): void {
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
        storeF64(u, d, d + hd0, rndne(s0f64));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        storeF64(u, d, d + hd0, rndne(s0f64));
      }
    }
  }
}

/**
 * V_FRACT_F16 (all generations)
 * The fraction is below 1 even where the difference rounds up to it.
 */
export function V_FRACT_F16(w: Wave, s: Step): void {
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
        const fraction = flush(subF16(s0f16, Math.floor(s0f16), 0), fo16);
        u[d] = f16ToBits((fraction >= 1) ? 0.99951171875 : fraction);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const fraction = flush(subF16(s0f16, Math.floor(s0f16), 0), fo16);
        u[d] = f16ToBits((fraction >= 1) ? 0.99951171875 : fraction);
      }
    }
  }
}

/** V_FRACT_F16 with denormals kept. */
export function V_FRACT_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const fraction = subF16(s0f16, Math.floor(s0f16), 0);
        u[d] = f16ToBits((fraction >= 1) ? 0.99951171875 : fraction);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const fraction = subF16(s0f16, Math.floor(s0f16), 0);
        u[d] = f16ToBits((fraction >= 1) ? 0.99951171875 : fraction);
      }
    }
  }
}

/** V_FRACT_F16 (all generations), any rounding mode */
export function V_FRACT_F16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      const s0f16 = flush(f16ToNumber(s0u16), fi16);
      const fraction = flush(subF16(s0f16, Math.floor(s0f16), r16), fo16);
      u[d] = f16ToBits((fraction >= 1) ? 0.99951171875 : fraction);
    }
  }
}

/**
 * V_FRACT_F32 (all generations)
 * The fraction is below 1 even where the difference rounds up to it.
 */
export function V_FRACT_F32(w: Wave, s: Step): void {
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
        const fraction = flush(Math.fround(s0f - Math.floor(s0f)), fo32);
        f[d] = (fraction >= 1) ? 0.9999999403953552 : fraction;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        const fraction = flush(Math.fround(s0f - Math.floor(s0f)), fo32);
        f[d] = (fraction >= 1) ? 0.9999999403953552 : fraction;
      }
    }
  }
}

/** V_FRACT_F32 with denormals kept. */
export function V_FRACT_F32_keep(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = f[a];
        const fraction = Math.fround(s0f - Math.floor(s0f));
        f[d] = (fraction >= 1) ? 0.9999999403953552 : fraction;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = f[a];
        const fraction = Math.fround(s0f - Math.floor(s0f));
        f[d] = (fraction >= 1) ? 0.9999999403953552 : fraction;
      }
    }
  }
}

/** V_FRACT_F32 (all generations), any rounding mode */
export function V_FRACT_F32_general(w: Wave, s: Step): void {
  const { i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0f = flush(f[a], fi32);
      const fraction = flush(subF32(s0f, Math.floor(s0f), r32), fo32);
      f[d] = (fraction >= 1) ? 0.9999999403953552 : fraction;
    }
  }
}

/**
 * V_FRACT_F64 (all generations)
 * The fraction is below 1 even where the difference rounds up to it.
 */
export function V_FRACT_F64(w: Wave, s: Step): void {
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
        const fraction = flush(s0f64 - Math.floor(s0f64), fo64);
        storeF64(u, d, d + hd0, (fraction >= 1) ? 0.9999999999999999 : fraction);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const fraction = flush(s0f64 - Math.floor(s0f64), fo64);
        storeF64(u, d, d + hd0, (fraction >= 1) ? 0.9999999999999999 : fraction);
      }
    }
  }
}

/** V_FRACT_F64 with denormals kept. */
export function V_FRACT_F64_keep(w: Wave, s: Step): void {
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
        const fraction = s0f64 - Math.floor(s0f64);
        storeF64(u, d, d + hd0, (fraction >= 1) ? 0.9999999999999999 : fraction);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const fraction = s0f64 - Math.floor(s0f64);
        storeF64(u, d, d + hd0, (fraction >= 1) ? 0.9999999999999999 : fraction);
      }
    }
  }
}

/** V_FRACT_F64 (all generations), any rounding mode */
export function V_FRACT_F64_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const r64 = roundF64Of(w.mode);
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
      const fraction = flush(subF64(s0f64, Math.floor(s0f64), r64), fo64);
      storeF64(u, d, d + hd0, (fraction >= 1) ? 0.9999999999999999 : fraction);
    }
  }
}

/**
 * V_FREXP_MANT_F16 (all generations)
 * x = mantissa * 2 ** exponent with 0.5 <= |mantissa| < 1, as C's frexp has it: denormals have their true
 * exponent, zero has 0. Infinity and NaN are their own mantissa and have exponent 0.
 */
export function V_FREXP_MANT_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        if (isNan16(s0u16) || f16ToNumber(s0x16 & 0x7fff) === Infinity) {
          u[d] = s0x16;
        } else {
          u[d] = f16ToBits(frexpMant(s0f16));
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        if (isNan16(s0u16) || f16ToNumber(s0x16 & 0x7fff) === Infinity) {
          u[d] = s0x16;
        } else {
          u[d] = f16ToBits(frexpMant(s0f16));
        }
      }
    }
  }
}

/** V_FREXP_MANT_F16 with denormals kept. */
export function V_FREXP_MANT_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        if (isNan16(s0u16) || f16ToNumber(s0u16 & 0x7fff) === Infinity) {
          u[d] = s0u16;
        } else {
          u[d] = f16ToBits(frexpMant(s0f16));
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        if (isNan16(s0u16) || f16ToNumber(s0u16 & 0x7fff) === Infinity) {
          u[d] = s0u16;
        } else {
          u[d] = f16ToBits(frexpMant(s0f16));
        }
      }
    }
  }
}

/**
 * V_FREXP_MANT_F32 (all generations)
 * x = mantissa * 2 ** exponent with 0.5 <= |mantissa| < 1, as C's frexp has it: denormals have their true
 * exponent, zero has 0. Infinity and NaN are their own mantissa and have exponent 0.
 */
export function V_FREXP_MANT_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s0f = flush(f[a], fi32);
        if (isNan32(s0) || f32FromBits(s0x32 & 0x7fffffff) === Infinity) {
          u[d] = s0x32;
        } else {
          f[d] = frexpMant(s0f);
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s0f = flush(f[a], fi32);
        if (isNan32(s0) || f32FromBits(s0x32 & 0x7fffffff) === Infinity) {
          u[d] = s0x32;
        } else {
          f[d] = frexpMant(s0f);
        }
      }
    }
  }
}

/** V_FREXP_MANT_F32 with denormals kept. */
export function V_FREXP_MANT_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const s0f = f[a];
        if (isNan32(s0) || f32FromBits(s0 & 0x7fffffff) === Infinity) {
          u[d] = s0;
        } else {
          f[d] = frexpMant(s0f);
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const s0f = f[a];
        if (isNan32(s0) || f32FromBits(s0 & 0x7fffffff) === Infinity) {
          u[d] = s0;
        } else {
          f[d] = frexpMant(s0f);
        }
      }
    }
  }
}

/**
 * V_FREXP_MANT_F64 (all generations)
 * x = mantissa * 2 ** exponent with 0.5 <= |mantissa| < 1, as C's frexp has it: denormals have their true
 * exponent, zero has 0. Infinity and NaN are their own mantissa and have exponent 0.
 */
export function V_FREXP_MANT_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s0nan = isNan64(s0, s0w1);
        if (isNan64(s0, s0w1) || (f64FromWords(s0nan ? s0 : f64Lo(s0f64), (s0nan ? s0w1 : f64Hi(s0f64)) & 0x7fffffff) === Infinity)) {
          u[d] = s0nan ? s0 : f64Lo(s0f64);
          u[d + hd0] = s0nan ? s0w1 : f64Hi(s0f64);
        } else {
          storeF64(u, d, d + hd0, frexpMant(s0f64));
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s0nan = isNan64(s0, s0w1);
        if (isNan64(s0, s0w1) || (f64FromWords(s0nan ? s0 : f64Lo(s0f64), (s0nan ? s0w1 : f64Hi(s0f64)) & 0x7fffffff) === Infinity)) {
          u[d] = s0nan ? s0 : f64Lo(s0f64);
          u[d + hd0] = s0nan ? s0w1 : f64Hi(s0f64);
        } else {
          storeF64(u, d, d + hd0, frexpMant(s0f64));
        }
      }
    }
  }
}

/** V_FREXP_MANT_F64 with denormals kept. */
export function V_FREXP_MANT_F64_keep(w: Wave, s: Step): void {
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
        if (isNan64(s0, s0w1) || f64FromWords(s0, s0w1 & 0x7fffffff) === Infinity) {
          u[d] = s0;
          u[d + hd0] = s0w1;
        } else {
          storeF64(u, d, d + hd0, frexpMant(s0f64));
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        if (isNan64(s0, s0w1) || f64FromWords(s0, s0w1 & 0x7fffffff) === Infinity) {
          u[d] = s0;
          u[d + hd0] = s0w1;
        } else {
          storeF64(u, d, d + hd0, frexpMant(s0f64));
        }
      }
    }
  }
}

/** V_FREXP_EXP_I16_F16 (all generations) */
export function V_FREXP_EXP_I16_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = ((isNan16(s0u16) || f16ToNumber(s0x16 & 0x7fff) === Infinity) ? 0 : frexpExp(s0f16)) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = ((isNan16(s0u16) || f16ToNumber(s0x16 & 0x7fff) === Infinity) ? 0 : frexpExp(s0f16)) & 65535;
      }
    }
  }
}

/** V_FREXP_EXP_I16_F16 with denormals kept. */
export function V_FREXP_EXP_I16_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = ((isNan16(s0u16) || f16ToNumber(s0u16 & 0x7fff) === Infinity) ? 0 : frexpExp(s0f16)) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = ((isNan16(s0u16) || f16ToNumber(s0u16 & 0x7fff) === Infinity) ? 0 : frexpExp(s0f16)) & 65535;
      }
    }
  }
}

/** V_FREXP_EXP_I32_F32 (all generations) */
export function V_FREXP_EXP_I32_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s0f = flush(f[a], fi32);
        u[d] = (isNan32(s0) || f32FromBits(s0x32 & 0x7fffffff) === Infinity) ? 0 : frexpExp(s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s0f = flush(f[a], fi32);
        u[d] = (isNan32(s0) || f32FromBits(s0x32 & 0x7fffffff) === Infinity) ? 0 : frexpExp(s0f);
      }
    }
  }
}

/** V_FREXP_EXP_I32_F32 with denormals kept. */
export function V_FREXP_EXP_I32_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const s0f = f[a];
        u[d] = (isNan32(s0) || f32FromBits(s0 & 0x7fffffff) === Infinity) ? 0 : frexpExp(s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const s0f = f[a];
        u[d] = (isNan32(s0) || f32FromBits(s0 & 0x7fffffff) === Infinity) ? 0 : frexpExp(s0f);
      }
    }
  }
}

/** V_FREXP_EXP_I32_F64 (all generations) */
export function V_FREXP_EXP_I32_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s0nan = isNan64(s0, s0w1);
        u[d] = (isNan64(s0, s0w1) || (f64FromWords(s0nan ? s0 : f64Lo(s0f64), (s0nan ? s0w1 : f64Hi(s0f64)) & 0x7fffffff) === Infinity)) ? 0 : frexpExp(s0f64);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s0nan = isNan64(s0, s0w1);
        u[d] = (isNan64(s0, s0w1) || (f64FromWords(s0nan ? s0 : f64Lo(s0f64), (s0nan ? s0w1 : f64Hi(s0f64)) & 0x7fffffff) === Infinity)) ? 0 : frexpExp(s0f64);
      }
    }
  }
}

/** V_FREXP_EXP_I32_F64 with denormals kept. */
export function V_FREXP_EXP_I32_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        u[d] = (isNan64(s0, s0w1) || f64FromWords(s0, s0w1 & 0x7fffffff) === Infinity) ? 0 : frexpExp(s0f64);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        u[d] = (isNan64(s0, s0w1) || f64FromWords(s0, s0w1 & 0x7fffffff) === Infinity) ? 0 : frexpExp(s0f64);
      }
    }
  }
}

/**
 * V_LDEXP_F16 (all generations)
 * S0 times a power of two, rounded once.
 */
export function V_LDEXP_F16(w: Wave, s: Step): void {
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
        const s1i16 = (u[b] << 16) >> 16;
        u[d] = f16ToBits(flush(ldexpF16(s0f16, s1i16, 0), fo16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s1i16 = (u[b] << 16) >> 16;
        u[d] = f16ToBits(flush(ldexpF16(s0f16, s1i16, 0), fo16));
      }
    }
  }
}

/** V_LDEXP_F16 with denormals kept. */
export function V_LDEXP_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1i16 = (u[b] << 16) >> 16;
        u[d] = f16ToBits(ldexpF16(s0f16, s1i16, 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s1i16 = (u[b] << 16) >> 16;
        u[d] = f16ToBits(ldexpF16(s0f16, s1i16, 0));
      }
    }
  }
}

/** V_LDEXP_F16 (all generations), any rounding mode */
export function V_LDEXP_F16_general(w: Wave, s: Step): void {
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
      const s1i16 = (u[b] << 16) >> 16;
      u[d] = f16ToBits(flush(ldexpF16(s0f16, s1i16, r16), fo16));
    }
  }
}

/** V_LDEXP_F32 (all generations) */
export function V_LDEXP_F32(w: Wave, s: Step): void {
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
        const s1i = i[b];
        f[d] = flush(ldexpF32(s0f, s1i, 0), fo32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        const s1i = i[b];
        f[d] = flush(ldexpF32(s0f, s1i, 0), fo32);
      }
    }
  }
}

/** V_LDEXP_F32 with denormals kept. */
export function V_LDEXP_F32_keep(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0f = f[a];
        const s1i = i[b];
        f[d] = ldexpF32(s0f, s1i, 0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0f = f[a];
        const s1i = i[b];
        f[d] = ldexpF32(s0f, s1i, 0);
      }
    }
  }
}

/** V_LDEXP_F32 (all generations), any rounding mode */
export function V_LDEXP_F32_general(w: Wave, s: Step): void {
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
      const s1i = i[b];
      f[d] = flush(ldexpF32(s0f, s1i, r32), fo32);
    }
  }
}

/** V_LDEXP_F64 (all generations) */
export function V_LDEXP_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const fo64 = outputLimitF64(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1i = i[b];
        storeF64(u, d, d + hd0, flush(ldexpF64(s0f64, s1i, 0), fo64));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        const s1i = i[b];
        storeF64(u, d, d + hd0, flush(ldexpF64(s0f64, s1i, 0), fo64));
      }
    }
  }
}

/** V_LDEXP_F64 with denormals kept. */
export function V_LDEXP_F64_keep(w: Wave, s: Step): void {
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
        const s1i = i[b];
        storeF64(u, d, d + hd0, ldexpF64(s0f64, s1i, 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        const s1i = i[b];
        storeF64(u, d, d + hd0, ldexpF64(s0f64, s1i, 0));
      }
    }
  }
}

/** V_LDEXP_F64 (all generations), any rounding mode */
export function V_LDEXP_F64_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi64 = inputLimitF64(w.mode);
  const r64 = roundF64Of(w.mode);
  const fo64 = outputLimitF64(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
      const s1i = i[b];
      storeF64(u, d, d + hd0, flush(ldexpF64(s0f64, s1i, r64), fo64));
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  V_CEIL_F16: define("V_CEIL_F16", "lane", V_CEIL_F16, { keep: V_CEIL_F16_keep, keeps: 0x40 }),
  V_CEIL_F32: define("V_CEIL_F32", "lane", V_CEIL_F32, { keep: V_CEIL_F32_keep, keeps: 0x10 }),
  V_CEIL_F64: define("V_CEIL_F64", "lane", V_CEIL_F64, { keep: V_CEIL_F64_keep, keeps: 0x40 }),
  V_FLOOR_F16: define("V_FLOOR_F16", "lane", V_FLOOR_F16, { keep: V_FLOOR_F16_keep, keeps: 0x40 }),
  V_FLOOR_F32: define("V_FLOOR_F32", "lane", V_FLOOR_F32, { keep: V_FLOOR_F32_keep, keeps: 0x10 }),
  V_FLOOR_F64: define("V_FLOOR_F64", "lane", V_FLOOR_F64, { keep: V_FLOOR_F64_keep, keeps: 0x40 }),
  V_TRUNC_F16: define("V_TRUNC_F16", "lane", V_TRUNC_F16, { keep: V_TRUNC_F16_keep, keeps: 0x40 }),
  V_TRUNC_F32: define("V_TRUNC_F32", "lane", V_TRUNC_F32, { keep: V_TRUNC_F32_keep, keeps: 0x10 }),
  V_TRUNC_F64: define("V_TRUNC_F64", "lane", V_TRUNC_F64, { keep: V_TRUNC_F64_keep, keeps: 0x40 }),
  V_RNDNE_F16: define("V_RNDNE_F16", "lane", V_RNDNE_F16, { keep: V_RNDNE_F16_keep, keeps: 0x40 }),
  V_RNDNE_F32: define("V_RNDNE_F32", "lane", V_RNDNE_F32, { keep: V_RNDNE_F32_keep, keeps: 0x10 }),
  V_RNDNE_F64: define("V_RNDNE_F64", "lane", V_RNDNE_F64, { keep: V_RNDNE_F64_keep, keeps: 0x40 }),
  V_FRACT_F16: define("V_FRACT_F16", "lane", V_FRACT_F16, { general: V_FRACT_F16_general, rounds: 0x80000c, keep: V_FRACT_F16_keep, keeps: 0xc0 }),
  V_FRACT_F32: define("V_FRACT_F32", "lane", V_FRACT_F32, { general: V_FRACT_F32_general, rounds: 0x3, keep: V_FRACT_F32_keep, keeps: 0x30 }),
  V_FRACT_F64: define("V_FRACT_F64", "lane", V_FRACT_F64, { general: V_FRACT_F64_general, rounds: 0xc, keep: V_FRACT_F64_keep, keeps: 0xc0 }),
  V_FREXP_MANT_F16: define("V_FREXP_MANT_F16", "lane", V_FREXP_MANT_F16, { keep: V_FREXP_MANT_F16_keep, keeps: 0x40 }),
  V_FREXP_MANT_F32: define("V_FREXP_MANT_F32", "lane", V_FREXP_MANT_F32, { keep: V_FREXP_MANT_F32_keep, keeps: 0x10 }),
  V_FREXP_MANT_F64: define("V_FREXP_MANT_F64", "lane", V_FREXP_MANT_F64, { keep: V_FREXP_MANT_F64_keep, keeps: 0x40 }),
  V_FREXP_EXP_I16_F16: define("V_FREXP_EXP_I16_F16", "lane", V_FREXP_EXP_I16_F16, { keep: V_FREXP_EXP_I16_F16_keep, keeps: 0x40 }),
  V_FREXP_EXP_I32_F32: define("V_FREXP_EXP_I32_F32", "lane", V_FREXP_EXP_I32_F32, { keep: V_FREXP_EXP_I32_F32_keep, keeps: 0x10 }),
  V_FREXP_EXP_I32_F64: define("V_FREXP_EXP_I32_F64", "lane", V_FREXP_EXP_I32_F64, { keep: V_FREXP_EXP_I32_F64_keep, keeps: 0x40 }),
  V_LDEXP_F16: define("V_LDEXP_F16", "lane", V_LDEXP_F16, { general: V_LDEXP_F16_general, rounds: 0x80000c, keep: V_LDEXP_F16_keep, keeps: 0xc0 }),
  V_LDEXP_F32: define("V_LDEXP_F32", "lane", V_LDEXP_F32, { general: V_LDEXP_F32_general, rounds: 0x3, keep: V_LDEXP_F32_keep, keeps: 0x30 }),
  V_LDEXP_F64: define("V_LDEXP_F64", "lane", V_LDEXP_F64, { general: V_LDEXP_F64_general, rounds: 0xc, keep: V_LDEXP_F64_keep, keeps: 0xc0 }),
};

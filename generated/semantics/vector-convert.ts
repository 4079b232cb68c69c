// Executors of vector convert.
// Generated from spec/pseudocode/vector-convert.pcode by `npm run generate`; do not edit.
import { lowestOne, shl32, storeF64 } from "../../runtime/bits/index.js";
import {
  addF32,
  bf16BitsToF32Bits,
  f16BitsToF32Bits,
  f16ToBits,
  f16ToNumber,
  f32BitsToBf16Bits,
  f32BitsToF16Bits,
  f64FromWords,
  flush,
  flushBits16,
  flushBits32,
  flushBitsBf16,
  inputLimitBf16,
  inputLimitF16,
  inputLimitF32,
  inputLimitF64,
  intToF16,
  intToF32,
  mulF32,
  outputLimitBf16,
  outputLimitF16,
  outputLimitF32,
  roundF16Of,
  roundF32Of,
  roundToF32,
  toI16,
  toI32,
  toSnorm16,
  toU16,
  toU32,
  toU8,
  toUnorm16,
} from "../../runtime/float/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** V_CVT_F32_I32 (all generations) */
export function V_CVT_F32_I32(w: Wave, s: Step): void {
  const { i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0i = i[a];
        f[d] = Math.fround(s0i);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0i = i[a];
        f[d] = Math.fround(s0i);
      }
    }
  }
}

/** V_CVT_F32_I32 (all generations), any rounding mode */
export function V_CVT_F32_I32_general(w: Wave, s: Step): void {
  const { i, f } = w;
  const r32 = roundF32Of(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0i = i[a];
      f[d] = intToF32(s0i, r32);
    }
  }
}

/** V_CVT_F32_U32 (all generations) */
export function V_CVT_F32_U32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        f[d] = Math.fround(s0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        f[d] = Math.fround(s0);
      }
    }
  }
}

/** V_CVT_F32_U32 (all generations), any rounding mode */
export function V_CVT_F32_U32_general(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const r32 = roundF32Of(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      f[d] = intToF32(s0, r32);
    }
  }
}

/** V_CVT_F32_F16 (all generations) */
export function V_CVT_F32_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
        u[d] = fo32 > 0 ? flushBits32(f16BitsToF32Bits(s0x16)) : f16BitsToF32Bits(s0x16);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
        u[d] = fo32 > 0 ? flushBits32(f16BitsToF32Bits(s0x16)) : f16BitsToF32Bits(s0x16);
      }
    }
  }
}

/** V_CVT_F32_F16 with denormals kept. */
export function V_CVT_F32_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        u[d] = f16BitsToF32Bits(s0u16);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        u[d] = f16BitsToF32Bits(s0u16);
      }
    }
  }
}

/** V_CVT_F32_F64 (all generations) */
export function V_CVT_F32_F64(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi64 = inputLimitF64(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        f[d] = flush(Math.fround(s0f64), fo32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        f[d] = flush(Math.fround(s0f64), fo32);
      }
    }
  }
}

/** V_CVT_F32_F64 with denormals kept. */
export function V_CVT_F32_F64_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        f[d] = Math.fround(s0f64);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        f[d] = Math.fround(s0f64);
      }
    }
  }
}

/** V_CVT_F32_F64 (all generations), any rounding mode */
export function V_CVT_F32_F64_general(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi64 = inputLimitF64(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
      f[d] = flush(roundToF32(s0f64, r32), fo32);
    }
  }
}

/** V_CVT_F64_I32 (all generations) */
export function V_CVT_F64_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0i = i[a];
        storeF64(u, d, d + hd0, s0i);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0i = i[a];
        storeF64(u, d, d + hd0, s0i);
      }
    }
  }
}

/** V_CVT_F64_U32 (all generations) */
export function V_CVT_F64_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        storeF64(u, d, d + hd0, s0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        storeF64(u, d, d + hd0, s0);
      }
    }
  }
}

/** V_CVT_F64_F32 (all generations) */
export function V_CVT_F64_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = flush(f[a], fi32);
        storeF64(u, d, d + hd0, s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        storeF64(u, d, d + hd0, s0f);
      }
    }
  }
}

/** V_CVT_F64_F32 with denormals kept. */
export function V_CVT_F64_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = f[a];
        storeF64(u, d, d + hd0, s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = f[a];
        storeF64(u, d, d + hd0, s0f);
      }
    }
  }
}

/** V_CVT_F16_I16 (all generations) */
export function V_CVT_F16_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0i16 = (u[a] << 16) >> 16;
        u[d] = f16ToBits(intToF16(s0i16, 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0i16 = (u[a] << 16) >> 16;
        u[d] = f16ToBits(intToF16(s0i16, 0));
      }
    }
  }
}

/** V_CVT_F16_I16 (all generations), any rounding mode */
export function V_CVT_F16_I16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r16 = roundF16Of(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0i16 = (u[a] << 16) >> 16;
      u[d] = f16ToBits(intToF16(s0i16, r16));
    }
  }
}

/** V_CVT_F16_U16 (all generations) */
export function V_CVT_F16_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        u[d] = f16ToBits(intToF16(s0u16, 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        u[d] = f16ToBits(intToF16(s0u16, 0));
      }
    }
  }
}

/** V_CVT_F16_U16 (all generations), any rounding mode */
export function V_CVT_F16_U16_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r16 = roundF16Of(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0u16 = u[a] & 65535;
      u[d] = f16ToBits(intToF16(s0u16, r16));
    }
  }
}

/** V_CVT_F16_F32 (all generations) */
export function V_CVT_F16_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const t0 = f32BitsToF16Bits(s0x32, 0);
        u[d] = fo16 > 0 ? flushBits16(t0) : t0;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const t0 = f32BitsToF16Bits(s0x32, 0);
        u[d] = fo16 > 0 ? flushBits16(t0) : t0;
      }
    }
  }
}

/** V_CVT_F16_F32 with denormals kept. */
export function V_CVT_F16_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        u[d] = f32BitsToF16Bits(s0, 0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        u[d] = f32BitsToF16Bits(s0, 0);
      }
    }
  }
}

/** V_CVT_F16_F32 (all generations), any rounding mode */
export function V_CVT_F16_F32_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const t0 = f32BitsToF16Bits(s0x32, r16);
      u[d] = fo16 > 0 ? flushBits16(t0) : t0;
    }
  }
}

/** V_CVT_F32_BF16 (cdna4 cdna5) */
export function V_CVT_F32_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fib = inputLimitBf16(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0x16 = fib > 0 ? flushBitsBf16(s0u16) : s0u16;
        u[d] = fo32 > 0 ? flushBits32(bf16BitsToF32Bits(s0x16)) : bf16BitsToF32Bits(s0x16);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0x16 = fib > 0 ? flushBitsBf16(s0u16) : s0u16;
        u[d] = fo32 > 0 ? flushBits32(bf16BitsToF32Bits(s0x16)) : bf16BitsToF32Bits(s0x16);
      }
    }
  }
}

/** V_CVT_F32_BF16 with denormals kept. */
export function V_CVT_F32_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        u[d] = bf16BitsToF32Bits(s0u16);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        u[d] = bf16BitsToF32Bits(s0u16);
      }
    }
  }
}

/** V_CVT_I32_F32 (all generations) */
export function V_CVT_I32_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = flush(f[a], fi32);
        u[d] = toI32(s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        u[d] = toI32(s0f);
      }
    }
  }
}

/** V_CVT_I32_F32 with denormals kept. */
export function V_CVT_I32_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = f[a];
        u[d] = toI32(s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = f[a];
        u[d] = toI32(s0f);
      }
    }
  }
}

/** V_CVT_U32_F32 (all generations) */
export function V_CVT_U32_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = flush(f[a], fi32);
        u[d] = toU32(s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        u[d] = toU32(s0f);
      }
    }
  }
}

/** V_CVT_U32_F32 with denormals kept. */
export function V_CVT_U32_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = f[a];
        u[d] = toU32(s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = f[a];
        u[d] = toU32(s0f);
      }
    }
  }
}

/** V_CVT_I32_F64 (all generations) */
export function V_CVT_I32_F64(w: Wave, s: Step): void {
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
        u[d] = toI32(s0f64);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        u[d] = toI32(s0f64);
      }
    }
  }
}

/** V_CVT_I32_F64 with denormals kept. */
export function V_CVT_I32_F64_keep(w: Wave, s: Step): void {
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
        u[d] = toI32(s0f64);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        u[d] = toI32(s0f64);
      }
    }
  }
}

/** V_CVT_U32_F64 (all generations) */
export function V_CVT_U32_F64(w: Wave, s: Step): void {
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
        u[d] = toU32(s0f64);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = flush(f64FromWords(s0, s0w1), fi64);
        u[d] = toU32(s0f64);
      }
    }
  }
}

/** V_CVT_U32_F64 with denormals kept. */
export function V_CVT_U32_F64_keep(w: Wave, s: Step): void {
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
        u[d] = toU32(s0f64);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s0f64 = f64FromWords(s0, s0w1);
        u[d] = toU32(s0f64);
      }
    }
  }
}

/** V_CVT_I16_F16 (all generations) */
export function V_CVT_I16_F16(w: Wave, s: Step): void {
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
        u[d] = toI16(s0f16) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = toI16(s0f16) & 65535;
      }
    }
  }
}

/** V_CVT_I16_F16 with denormals kept. */
export function V_CVT_I16_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = toI16(s0f16) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = toI16(s0f16) & 65535;
      }
    }
  }
}

/** V_CVT_U16_F16 (all generations) */
export function V_CVT_U16_F16(w: Wave, s: Step): void {
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
        u[d] = toU16(s0f16);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = toU16(s0f16);
      }
    }
  }
}

/** V_CVT_U16_F16 with denormals kept. */
export function V_CVT_U16_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = toU16(s0f16);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = toU16(s0f16);
      }
    }
  }
}

/**
 * V_CVT_FLR_I32_F32, V_CVT_FLOOR_I32_F32 (all generations)
 * Down, and to the nearest with halves up.
 */
export function V_CVT_FLR_I32_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = flush(f[a], fi32);
        u[d] = toI32(Math.floor(s0f));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        u[d] = toI32(Math.floor(s0f));
      }
    }
  }
}

/** V_CVT_FLR_I32_F32 with denormals kept. */
export function V_CVT_FLR_I32_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = f[a];
        u[d] = toI32(Math.floor(s0f));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = f[a];
        u[d] = toI32(Math.floor(s0f));
      }
    }
  }
}

/** V_CVT_RPI_I32_F32, V_CVT_NEAREST_I32_F32 (all generations) */
export function V_CVT_RPI_I32_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = flush(f[a], fi32);
        u[d] = toI32(Math.floor(flush(Math.fround(s0f + 0.5), fo32)));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = flush(f[a], fi32);
        u[d] = toI32(Math.floor(flush(Math.fround(s0f + 0.5), fo32)));
      }
    }
  }
}

/** V_CVT_RPI_I32_F32 with denormals kept. */
export function V_CVT_RPI_I32_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0f = f[a];
        u[d] = toI32(Math.floor(Math.fround(s0f + 0.5)));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0f = f[a];
        u[d] = toI32(Math.floor(Math.fround(s0f + 0.5)));
      }
    }
  }
}

/** V_CVT_RPI_I32_F32, V_CVT_NEAREST_I32_F32 (all generations), any rounding mode */
export function V_CVT_RPI_I32_F32_general(w: Wave, s: Step): void {
  const { u, i, f } = w;
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
      u[d] = toI32(Math.floor(flush(addF32(s0f, 0.5, r32), fo32)));
    }
  }
}

/** V_CVT_I32_I16 (cdna5 rdna3 rdna3_5 rdna4) */
export function V_CVT_I32_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0i16 = (u[a] << 16) >> 16;
        u[d] = s0i16;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0i16 = (u[a] << 16) >> 16;
        u[d] = s0i16;
      }
    }
  }
}

/** V_CVT_U32_U16 (cdna5 rdna3 rdna3_5 rdna4) */
export function V_CVT_U32_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        u[d] = s0u16;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        u[d] = s0u16;
      }
    }
  }
}

/** V_CVT_F32_UBYTE0 (all generations) */
export function V_CVT_F32_UBYTE0(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        f[d] = s0 & 255;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        f[d] = s0 & 255;
      }
    }
  }
}

/** V_CVT_F32_UBYTE1 (all generations) */
export function V_CVT_F32_UBYTE1(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        f[d] = (s0 >>> 8) & 255;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        f[d] = (s0 >>> 8) & 255;
      }
    }
  }
}

/** V_CVT_F32_UBYTE2 (all generations) */
export function V_CVT_F32_UBYTE2(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        f[d] = (s0 >>> 16) & 255;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        f[d] = (s0 >>> 16) & 255;
      }
    }
  }
}

/** V_CVT_F32_UBYTE3 (all generations) */
export function V_CVT_F32_UBYTE3(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        f[d] = s0 >>> 24;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        f[d] = s0 >>> 24;
      }
    }
  }
}

/**
 * V_CVT_OFF_F32_I4 (all generations)
 * A signed 4-bit number in sixteenths: -0.5 to 0.4375.
 */
export function V_CVT_OFF_F32_I4(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fo32 = outputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0i4 = (u[a] << 28) >> 28;
        f[d] = flush(Math.fround(s0i4 * 0.0625), fo32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0i4 = (u[a] << 28) >> 28;
        f[d] = flush(Math.fround(s0i4 * 0.0625), fo32);
      }
    }
  }
}

/** V_CVT_OFF_F32_I4 with denormals kept. */
export function V_CVT_OFF_F32_I4_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0i4 = (u[a] << 28) >> 28;
        f[d] = Math.fround(s0i4 * 0.0625);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0i4 = (u[a] << 28) >> 28;
        f[d] = Math.fround(s0i4 * 0.0625);
      }
    }
  }
}

/** V_CVT_OFF_F32_I4 (all generations), any rounding mode */
export function V_CVT_OFF_F32_I4_general(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0i4 = (u[a] << 28) >> 28;
      f[d] = flush(mulF32(s0i4, 0.0625, r32), fo32);
    }
  }
}

/**
 * V_CVT_NORM_I16_F16 (all generations)
 * Normalised: -1 to 1 becomes -32767 to 32767 (I16), 0 to 1 becomes 0 to 65535 (U16); beyond saturates.
 */
export function V_CVT_NORM_I16_F16(w: Wave, s: Step): void {
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
        u[d] = toSnorm16(s0f16) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = toSnorm16(s0f16) & 65535;
      }
    }
  }
}

/** V_CVT_NORM_I16_F16 with denormals kept. */
export function V_CVT_NORM_I16_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = toSnorm16(s0f16) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = toSnorm16(s0f16) & 65535;
      }
    }
  }
}

/** V_CVT_NORM_U16_F16 (all generations) */
export function V_CVT_NORM_U16_F16(w: Wave, s: Step): void {
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
        u[d] = toUnorm16(s0f16);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = toUnorm16(s0f16);
      }
    }
  }
}

/** V_CVT_NORM_U16_F16 with denormals kept. */
export function V_CVT_NORM_U16_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = toUnorm16(s0f16);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = toUnorm16(s0f16);
      }
    }
  }
}

/**
 * V_CVT_PKNORM_I16_F16, V_CVT_PK_NORM_I16_F16 (all generations)
 * Two results in one register, S0's in the low half. The names gained a `_` with RDNA 3.
 */
export function V_CVT_PKNORM_I16_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
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
        u[d] = ((toSnorm16(s1f16) & 65535) << 16) | (toSnorm16(s0f16) & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = ((toSnorm16(s1f16) & 65535) << 16) | (toSnorm16(s0f16) & 65535);
      }
    }
  }
}

/** V_CVT_PKNORM_I16_F16 with denormals kept. */
export function V_CVT_PKNORM_I16_F16_keep(w: Wave, s: Step): void {
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
        u[d] = ((toSnorm16(s1f16) & 65535) << 16) | (toSnorm16(s0f16) & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = ((toSnorm16(s1f16) & 65535) << 16) | (toSnorm16(s0f16) & 65535);
      }
    }
  }
}

/**
 * V_CVT_PKNORM_I16_F32, V_CVT_PK_NORM_I16_F32 (all generations)
 * Two results in one register, S0's in the low half. The names gained a `_` with RDNA 3.
 */
export function V_CVT_PKNORM_I16_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1f = flush(f[b], fi32);
        const s0f = flush(f[a], fi32);
        u[d] = ((toSnorm16(s1f) & 65535) << 16) | (toSnorm16(s0f) & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1f = flush(f[b], fi32);
        const s0f = flush(f[a], fi32);
        u[d] = ((toSnorm16(s1f) & 65535) << 16) | (toSnorm16(s0f) & 65535);
      }
    }
  }
}

/** V_CVT_PKNORM_I16_F32 with denormals kept. */
export function V_CVT_PKNORM_I16_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1f = f[b];
        const s0f = f[a];
        u[d] = ((toSnorm16(s1f) & 65535) << 16) | (toSnorm16(s0f) & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1f = f[b];
        const s0f = f[a];
        u[d] = ((toSnorm16(s1f) & 65535) << 16) | (toSnorm16(s0f) & 65535);
      }
    }
  }
}

/** V_CVT_PKNORM_U16_F16, V_CVT_PK_NORM_U16_F16 (all generations) */
export function V_CVT_PKNORM_U16_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
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
        u[d] = (toUnorm16(s1f16) << 16) | toUnorm16(s0f16);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1u16 = u[b] & 65535;
        const s1f16 = flush(f16ToNumber(s1u16), fi16);
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        u[d] = (toUnorm16(s1f16) << 16) | toUnorm16(s0f16);
      }
    }
  }
}

/** V_CVT_PKNORM_U16_F16 with denormals kept. */
export function V_CVT_PKNORM_U16_F16_keep(w: Wave, s: Step): void {
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
        u[d] = (toUnorm16(s1f16) << 16) | toUnorm16(s0f16);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1u16 = u[b] & 65535;
        const s1f16 = f16ToNumber(s1u16);
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        u[d] = (toUnorm16(s1f16) << 16) | toUnorm16(s0f16);
      }
    }
  }
}

/** V_CVT_PKNORM_U16_F32, V_CVT_PK_NORM_U16_F32 (all generations) */
export function V_CVT_PKNORM_U16_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1f = flush(f[b], fi32);
        const s0f = flush(f[a], fi32);
        u[d] = (toUnorm16(s1f) << 16) | toUnorm16(s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1f = flush(f[b], fi32);
        const s0f = flush(f[a], fi32);
        u[d] = (toUnorm16(s1f) << 16) | toUnorm16(s0f);
      }
    }
  }
}

/** V_CVT_PKNORM_U16_F32 with denormals kept. */
export function V_CVT_PKNORM_U16_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1f = f[b];
        const s0f = f[a];
        u[d] = (toUnorm16(s1f) << 16) | toUnorm16(s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1f = f[b];
        const s0f = f[a];
        u[d] = (toUnorm16(s1f) << 16) | toUnorm16(s0f);
      }
    }
  }
}

/** V_CVT_PK_U16_U32 (all generations) */
export function V_CVT_PK_U16_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        u[d] = (Math.min(s1, 0xffff) << 16) | Math.min(s0, 0xffff);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        u[d] = (Math.min(s1, 0xffff) << 16) | Math.min(s0, 0xffff);
      }
    }
  }
}

/** V_CVT_PK_I16_I32 (all generations) */
export function V_CVT_PK_I16_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1i = i[b];
        const s0i = i[a];
        u[d] = ((Math.max(-0x8000, Math.min(s1i, 0x7fff)) & 65535) << 16) | (Math.max(-0x8000, Math.min(s0i, 0x7fff)) & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1i = i[b];
        const s0i = i[a];
        u[d] = ((Math.max(-0x8000, Math.min(s1i, 0x7fff)) & 65535) << 16) | (Math.max(-0x8000, Math.min(s0i, 0x7fff)) & 65535);
      }
    }
  }
}

/** V_CVT_PK_I16_F32 (cdna5 rdna3 rdna3_5 rdna4) */
export function V_CVT_PK_I16_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1f = flush(f[b], fi32);
        const s0f = flush(f[a], fi32);
        u[d] = ((toI16(s1f) & 65535) << 16) | (toI16(s0f) & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1f = flush(f[b], fi32);
        const s0f = flush(f[a], fi32);
        u[d] = ((toI16(s1f) & 65535) << 16) | (toI16(s0f) & 65535);
      }
    }
  }
}

/** V_CVT_PK_I16_F32 with denormals kept. */
export function V_CVT_PK_I16_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1f = f[b];
        const s0f = f[a];
        u[d] = ((toI16(s1f) & 65535) << 16) | (toI16(s0f) & 65535);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1f = f[b];
        const s0f = f[a];
        u[d] = ((toI16(s1f) & 65535) << 16) | (toI16(s0f) & 65535);
      }
    }
  }
}

/** V_CVT_PK_U16_F32 (cdna5 rdna3 rdna3_5 rdna4) */
export function V_CVT_PK_U16_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1f = flush(f[b], fi32);
        const s0f = flush(f[a], fi32);
        u[d] = (toU16(s1f) << 16) | toU16(s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1f = flush(f[b], fi32);
        const s0f = flush(f[a], fi32);
        u[d] = (toU16(s1f) << 16) | toU16(s0f);
      }
    }
  }
}

/** V_CVT_PK_U16_F32 with denormals kept. */
export function V_CVT_PK_U16_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1f = f[b];
        const s0f = f[a];
        u[d] = (toU16(s1f) << 16) | toU16(s0f);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1f = f[b];
        const s0f = f[a];
        u[d] = (toU16(s1f) << 16) | toU16(s0f);
      }
    }
  }
}

/**
 * V_CVT_PKRTZ_F16_F32, V_CVT_PK_RTZ_F16_F32 (all generations)
 * Toward zero whatever MODE says.
 */
export function V_CVT_PKRTZ_F16_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const mode = w.mode;
        const t0 = f32BitsToF16Bits(s0x32, 3);
        const low = fo16 > 0 ? flushBits16(t0) : t0;
        const t1 = f32BitsToF16Bits(s1x32, 3);
        const high = fo16 > 0 ? flushBits16(t1) : t1;
        u[d] = (high << 16) | low;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const mode = w.mode;
        const t0 = f32BitsToF16Bits(s0x32, 3);
        const low = fo16 > 0 ? flushBits16(t0) : t0;
        const t1 = f32BitsToF16Bits(s1x32, 3);
        const high = fo16 > 0 ? flushBits16(t1) : t1;
        u[d] = (high << 16) | low;
      }
    }
  }
}

/** V_CVT_PKRTZ_F16_F32 with denormals kept. */
export function V_CVT_PKRTZ_F16_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const mode = w.mode;
        const low = f32BitsToF16Bits(s0, 3);
        const high = f32BitsToF16Bits(s1, 3);
        u[d] = (high << 16) | low;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const mode = w.mode;
        const low = f32BitsToF16Bits(s0, 3);
        const high = f32BitsToF16Bits(s1, 3);
        u[d] = (high << 16) | low;
      }
    }
  }
}

/**
 * V_CVT_PK_F16_F32 (cdna4 cdna5)
 * To nearest even whatever MODE says.
 */
export function V_CVT_PK_F16_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const mode = w.mode;
        const t0 = f32BitsToF16Bits(s0x32, 0);
        const low = fo16 > 0 ? flushBits16(t0) : t0;
        const t1 = f32BitsToF16Bits(s1x32, 0);
        const high = fo16 > 0 ? flushBits16(t1) : t1;
        u[d] = (high << 16) | low;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const mode = w.mode;
        const t0 = f32BitsToF16Bits(s0x32, 0);
        const low = fo16 > 0 ? flushBits16(t0) : t0;
        const t1 = f32BitsToF16Bits(s1x32, 0);
        const high = fo16 > 0 ? flushBits16(t1) : t1;
        u[d] = (high << 16) | low;
      }
    }
  }
}

/** V_CVT_PK_F16_F32 with denormals kept. */
export function V_CVT_PK_F16_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const mode = w.mode;
        const low = f32BitsToF16Bits(s0, 0);
        const high = f32BitsToF16Bits(s1, 0);
        u[d] = (high << 16) | low;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const mode = w.mode;
        const low = f32BitsToF16Bits(s0, 0);
        const high = f32BitsToF16Bits(s1, 0);
        u[d] = (high << 16) | low;
      }
    }
  }
}

/**
 * V_CVT_PK_BF16_F32 (cdna4 cdna5)
 * To nearest even whatever MODE says.
 */
export function V_CVT_PK_BF16_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const mode = w.mode;
        const t0 = f32BitsToBf16Bits(s0x32, 0);
        const low = fob > 0 ? flushBitsBf16(t0) : t0;
        const t1 = f32BitsToBf16Bits(s1x32, 0);
        const high = fob > 0 ? flushBitsBf16(t1) : t1;
        u[d] = (high << 16) | low;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const mode = w.mode;
        const t0 = f32BitsToBf16Bits(s0x32, 0);
        const low = fob > 0 ? flushBitsBf16(t0) : t0;
        const t1 = f32BitsToBf16Bits(s1x32, 0);
        const high = fob > 0 ? flushBitsBf16(t1) : t1;
        u[d] = (high << 16) | low;
      }
    }
  }
}

/** V_CVT_PK_BF16_F32 with denormals kept. */
export function V_CVT_PK_BF16_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const mode = w.mode;
        const low = f32BitsToBf16Bits(s0, 0);
        const high = f32BitsToBf16Bits(s1, 0);
        u[d] = (high << 16) | low;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const mode = w.mode;
        const low = f32BitsToBf16Bits(s0, 0);
        const high = f32BitsToBf16Bits(s1, 0);
        u[d] = (high << 16) | low;
      }
    }
  }
}

/**
 * V_CVT_PK_U8_F32 (all generations)
 * One byte of a register: the S1-th, of S2 (PK) or of the destination itself (PKACCUM).
 */
export function V_CVT_PK_U8_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s1 = u[b];
        const s2 = u[c];
        const s0f = flush(f[a], fi32);
        const place = Math.imul(s1 & 3, 8) >>> 0;
        u[d] = (s2 & (~shl32(255, place))) | shl32(toU8(s0f), place);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s1 = u[b];
        const s2 = u[c];
        const s0f = flush(f[a], fi32);
        const place = Math.imul(s1 & 3, 8) >>> 0;
        u[d] = (s2 & (~shl32(255, place))) | shl32(toU8(s0f), place);
      }
    }
  }
}

/** V_CVT_PK_U8_F32 with denormals kept. */
export function V_CVT_PK_U8_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s1 = u[b];
        const s2 = u[c];
        const s0f = f[a];
        const place = Math.imul(s1 & 3, 8) >>> 0;
        u[d] = (s2 & (~shl32(255, place))) | shl32(toU8(s0f), place);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s1 = u[b];
        const s2 = u[c];
        const s0f = f[a];
        const place = Math.imul(s1 & 3, 8) >>> 0;
        u[d] = (s2 & (~shl32(255, place))) | shl32(toU8(s0f), place);
      }
    }
  }
}

/** V_CVT_PKACCUM_U8_F32 (cdna1 cdna2 cdna3 cdna4) */
export function V_CVT_PKACCUM_U8_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const d0 = u[d];
        const s0f = flush(f[a], fi32);
        const place = Math.imul(s1 & 3, 8) >>> 0;
        u[d] = (d0 & (~shl32(255, place))) | shl32(toU8(s0f), place);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const d0 = u[d];
        const s0f = flush(f[a], fi32);
        const place = Math.imul(s1 & 3, 8) >>> 0;
        u[d] = (d0 & (~shl32(255, place))) | shl32(toU8(s0f), place);
      }
    }
  }
}

/** V_CVT_PKACCUM_U8_F32 with denormals kept. */
export function V_CVT_PKACCUM_U8_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const d0 = u[d];
        const s0f = f[a];
        const place = Math.imul(s1 & 3, 8) >>> 0;
        u[d] = (d0 & (~shl32(255, place))) | shl32(toU8(s0f), place);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const d0 = u[d];
        const s0f = f[a];
        const place = Math.imul(s1 & 3, 8) >>> 0;
        u[d] = (d0 & (~shl32(255, place))) | shl32(toU8(s0f), place);
      }
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  V_CVT_F32_I32: define("V_CVT_F32_I32", "lane", V_CVT_F32_I32, { general: V_CVT_F32_I32_general, rounds: 0x3 }),
  V_CVT_F32_U32: define("V_CVT_F32_U32", "lane", V_CVT_F32_U32, { general: V_CVT_F32_U32_general, rounds: 0x3 }),
  V_CVT_F32_F16: define("V_CVT_F32_F16", "lane", V_CVT_F32_F16, { keep: V_CVT_F32_F16_keep, keeps: 0x60 }),
  V_CVT_F32_F64: define("V_CVT_F32_F64", "lane", V_CVT_F32_F64, { general: V_CVT_F32_F64_general, rounds: 0x3, keep: V_CVT_F32_F64_keep, keeps: 0x60 }),
  V_CVT_F64_I32: define("V_CVT_F64_I32", "lane", V_CVT_F64_I32),
  V_CVT_F64_U32: define("V_CVT_F64_U32", "lane", V_CVT_F64_U32),
  V_CVT_F64_F32: define("V_CVT_F64_F32", "lane", V_CVT_F64_F32, { keep: V_CVT_F64_F32_keep, keeps: 0x10 }),
  V_CVT_F16_I16: define("V_CVT_F16_I16", "lane", V_CVT_F16_I16, { general: V_CVT_F16_I16_general, rounds: 0x80000c }),
  V_CVT_F16_U16: define("V_CVT_F16_U16", "lane", V_CVT_F16_U16, { general: V_CVT_F16_U16_general, rounds: 0x80000c }),
  V_CVT_F16_F32: define("V_CVT_F16_F32", "lane", V_CVT_F16_F32, { general: V_CVT_F16_F32_general, rounds: 0x80000c, keep: V_CVT_F16_F32_keep, keeps: 0x90 }),
  V_CVT_F32_BF16: define("V_CVT_F32_BF16", "lane", V_CVT_F32_BF16, { keep: V_CVT_F32_BF16_keep, keeps: 0x60 }),
  V_CVT_I32_F32: define("V_CVT_I32_F32", "lane", V_CVT_I32_F32, { keep: V_CVT_I32_F32_keep, keeps: 0x10 }),
  V_CVT_U32_F32: define("V_CVT_U32_F32", "lane", V_CVT_U32_F32, { keep: V_CVT_U32_F32_keep, keeps: 0x10 }),
  V_CVT_I32_F64: define("V_CVT_I32_F64", "lane", V_CVT_I32_F64, { keep: V_CVT_I32_F64_keep, keeps: 0x40 }),
  V_CVT_U32_F64: define("V_CVT_U32_F64", "lane", V_CVT_U32_F64, { keep: V_CVT_U32_F64_keep, keeps: 0x40 }),
  V_CVT_I16_F16: define("V_CVT_I16_F16", "lane", V_CVT_I16_F16, { keep: V_CVT_I16_F16_keep, keeps: 0x40 }),
  V_CVT_U16_F16: define("V_CVT_U16_F16", "lane", V_CVT_U16_F16, { keep: V_CVT_U16_F16_keep, keeps: 0x40 }),
  V_CVT_FLR_I32_F32: define("V_CVT_FLR_I32_F32", "lane", V_CVT_FLR_I32_F32, { keep: V_CVT_FLR_I32_F32_keep, keeps: 0x10 }),
  V_CVT_RPI_I32_F32: define("V_CVT_RPI_I32_F32", "lane", V_CVT_RPI_I32_F32, { general: V_CVT_RPI_I32_F32_general, rounds: 0x3, keep: V_CVT_RPI_I32_F32_keep, keeps: 0x30 }),
  V_CVT_I32_I16: define("V_CVT_I32_I16", "lane", V_CVT_I32_I16),
  V_CVT_U32_U16: define("V_CVT_U32_U16", "lane", V_CVT_U32_U16),
  V_CVT_F32_UBYTE0: define("V_CVT_F32_UBYTE0", "lane", V_CVT_F32_UBYTE0),
  V_CVT_F32_UBYTE1: define("V_CVT_F32_UBYTE1", "lane", V_CVT_F32_UBYTE1),
  V_CVT_F32_UBYTE2: define("V_CVT_F32_UBYTE2", "lane", V_CVT_F32_UBYTE2),
  V_CVT_F32_UBYTE3: define("V_CVT_F32_UBYTE3", "lane", V_CVT_F32_UBYTE3),
  V_CVT_OFF_F32_I4: define("V_CVT_OFF_F32_I4", "lane", V_CVT_OFF_F32_I4, { general: V_CVT_OFF_F32_I4_general, rounds: 0x3, keep: V_CVT_OFF_F32_I4_keep, keeps: 0x20 }),
  V_CVT_NORM_I16_F16: define("V_CVT_NORM_I16_F16", "lane", V_CVT_NORM_I16_F16, { keep: V_CVT_NORM_I16_F16_keep, keeps: 0x40 }),
  V_CVT_NORM_U16_F16: define("V_CVT_NORM_U16_F16", "lane", V_CVT_NORM_U16_F16, { keep: V_CVT_NORM_U16_F16_keep, keeps: 0x40 }),
  V_CVT_PKNORM_I16_F16: define("V_CVT_PKNORM_I16_F16", "lane", V_CVT_PKNORM_I16_F16, { keep: V_CVT_PKNORM_I16_F16_keep, keeps: 0x40 }),
  V_CVT_PKNORM_I16_F32: define("V_CVT_PKNORM_I16_F32", "lane", V_CVT_PKNORM_I16_F32, { keep: V_CVT_PKNORM_I16_F32_keep, keeps: 0x10 }),
  V_CVT_PKNORM_U16_F16: define("V_CVT_PKNORM_U16_F16", "lane", V_CVT_PKNORM_U16_F16, { keep: V_CVT_PKNORM_U16_F16_keep, keeps: 0x40 }),
  V_CVT_PKNORM_U16_F32: define("V_CVT_PKNORM_U16_F32", "lane", V_CVT_PKNORM_U16_F32, { keep: V_CVT_PKNORM_U16_F32_keep, keeps: 0x10 }),
  V_CVT_PK_U16_U32: define("V_CVT_PK_U16_U32", "lane", V_CVT_PK_U16_U32),
  V_CVT_PK_I16_I32: define("V_CVT_PK_I16_I32", "lane", V_CVT_PK_I16_I32),
  V_CVT_PK_I16_F32: define("V_CVT_PK_I16_F32", "lane", V_CVT_PK_I16_F32, { keep: V_CVT_PK_I16_F32_keep, keeps: 0x10 }),
  V_CVT_PK_U16_F32: define("V_CVT_PK_U16_F32", "lane", V_CVT_PK_U16_F32, { keep: V_CVT_PK_U16_F32_keep, keeps: 0x10 }),
  V_CVT_PKRTZ_F16_F32: define("V_CVT_PKRTZ_F16_F32", "lane", V_CVT_PKRTZ_F16_F32, { keep: V_CVT_PKRTZ_F16_F32_keep, keeps: 0x90 }),
  V_CVT_PK_F16_F32: define("V_CVT_PK_F16_F32", "lane", V_CVT_PK_F16_F32, { keep: V_CVT_PK_F16_F32_keep, keeps: 0x90 }),
  V_CVT_PK_BF16_F32: define("V_CVT_PK_BF16_F32", "lane", V_CVT_PK_BF16_F32, { keep: V_CVT_PK_BF16_F32_keep, keeps: 0x90 }),
  V_CVT_PK_U8_F32: define("V_CVT_PK_U8_F32", "lane", V_CVT_PK_U8_F32, { keep: V_CVT_PK_U8_F32_keep, keeps: 0x10 }),
  V_CVT_PKACCUM_U8_F32: define("V_CVT_PKACCUM_U8_F32", "lane", V_CVT_PKACCUM_U8_F32, { keep: V_CVT_PKACCUM_U8_F32_keep, keeps: 0x10, readsDestination: true }),
};

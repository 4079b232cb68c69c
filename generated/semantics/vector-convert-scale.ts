// Executors of vector convert scale.
// Generated from spec/pseudocode/vector-convert-scale.pcode by `npm run generate`; do not edit.
import {
  bitsAt,
  insert32,
  insert64Hi,
  insert64Lo,
  lowestOne,
  setBits,
  shr32,
  shr64Lo,
} from "../../runtime/bits/index.js";
import {
  BF6,
  BF8,
  FP4,
  FP6,
  FP8,
  bf16ToBits,
  bf16ToNumber,
  bf6ToNumber,
  bf8ToNumber,
  decodeE8m0,
  encodeSmallStochastic,
  exponent32,
  f16ToBits,
  f16ToNumber,
  f32FromBits,
  f32ToBits,
  flush,
  flushBits32,
  fp4ToNumber,
  fp6ToNumber,
  fp8ToNumber,
  inputLimitBf16,
  inputLimitF16,
  inputLimitF32,
  numberToBf6,
  numberToBf8,
  numberToFp4,
  numberToFp6,
  numberToFp8,
  outputLimitBf16,
  outputLimitF16,
  outputLimitF32,
  roundF16Of,
  roundF32Of,
  roundToBf16,
  roundToF16,
  roundToF32,
} from "../../runtime/float/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** V_CVT_SCALEF32_F32_FP8 (cdna4) */
export function V_CVT_SCALEF32_F32_FP8(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        f[d] = flush(Math.fround(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(exponent32(s1x32) & 255)), fo32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        f[d] = flush(Math.fround(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(exponent32(s1x32) & 255)), fo32);
      }
    }
  }
}

/** V_CVT_SCALEF32_F32_FP8 with denormals kept. */
export function V_CVT_SCALEF32_F32_FP8_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        f[d] = Math.fround(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(exponent32(s1) & 255));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        f[d] = Math.fround(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(exponent32(s1) & 255));
      }
    }
  }
}

/** V_CVT_SCALEF32_F32_FP8 (cdna4), any rounding mode */
export function V_CVT_SCALEF32_F32_FP8_general(w: Wave, s: Step): void {
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
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s0 = u[a];
      const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
      f[d] = flush(roundToF32(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(exponent32(s1x32) & 255), r32), fo32);
    }
  }
}

/** V_CVT_SCALEF32_F32_BF8 (cdna4) */
export function V_CVT_SCALEF32_F32_BF8(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        f[d] = flush(Math.fround(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(exponent32(s1x32) & 255)), fo32);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        f[d] = flush(Math.fround(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(exponent32(s1x32) & 255)), fo32);
      }
    }
  }
}

/** V_CVT_SCALEF32_F32_BF8 with denormals kept. */
export function V_CVT_SCALEF32_F32_BF8_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        f[d] = Math.fround(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(exponent32(s1) & 255));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        f[d] = Math.fround(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(exponent32(s1) & 255));
      }
    }
  }
}

/** V_CVT_SCALEF32_F32_BF8 (cdna4), any rounding mode */
export function V_CVT_SCALEF32_F32_BF8_general(w: Wave, s: Step): void {
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
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s0 = u[a];
      const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
      f[d] = flush(roundToF32(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(exponent32(s1x32) & 255), r32), fo32);
    }
  }
}

/** V_CVT_SCALEF32_F16_FP8 (cdna4) */
export function V_CVT_SCALEF32_F16_FP8(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        u[d] = f16ToBits(flush(roundToF16(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(exponent32(s1x32) & 255), 0), fo16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        u[d] = f16ToBits(flush(roundToF16(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(exponent32(s1x32) & 255), 0), fo16));
      }
    }
  }
}

/** V_CVT_SCALEF32_F16_FP8 with denormals kept. */
export function V_CVT_SCALEF32_F16_FP8_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        u[d] = f16ToBits(roundToF16(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(exponent32(s1) & 255), 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        u[d] = f16ToBits(roundToF16(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(exponent32(s1) & 255), 0));
      }
    }
  }
}

/** V_CVT_SCALEF32_F16_FP8 (cdna4), any rounding mode */
export function V_CVT_SCALEF32_F16_FP8_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s0 = u[a];
      const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
      u[d] = f16ToBits(flush(roundToF16(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(exponent32(s1x32) & 255), r16), fo16));
    }
  }
}

/** V_CVT_SCALEF32_F16_BF8 (cdna4) */
export function V_CVT_SCALEF32_F16_BF8(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        u[d] = f16ToBits(flush(roundToF16(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(exponent32(s1x32) & 255), 0), fo16));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        u[d] = f16ToBits(flush(roundToF16(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(exponent32(s1x32) & 255), 0), fo16));
      }
    }
  }
}

/** V_CVT_SCALEF32_F16_BF8 with denormals kept. */
export function V_CVT_SCALEF32_F16_BF8_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        u[d] = f16ToBits(roundToF16(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(exponent32(s1) & 255), 0));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        u[d] = f16ToBits(roundToF16(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(exponent32(s1) & 255), 0));
      }
    }
  }
}

/** V_CVT_SCALEF32_F16_BF8 (cdna4), any rounding mode */
export function V_CVT_SCALEF32_F16_BF8_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s0 = u[a];
      const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
      u[d] = f16ToBits(flush(roundToF16(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(exponent32(s1x32) & 255), r16), fo16));
    }
  }
}

/** V_CVT_SCALEF32_PK_F32_FP8 (cdna4) */
export function V_CVT_SCALEF32_PK_F32_FP8(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = flush(Math.fround(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale)), fo32);
        const high = flush(Math.fround(fp8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale)), fo32);
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = flush(Math.fround(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale)), fo32);
        const high = flush(Math.fround(fp8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale)), fo32);
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_F32_FP8 with denormals kept. */
export function V_CVT_SCALEF32_PK_F32_FP8_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = Math.fround(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale));
        const high = Math.fround(fp8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale));
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = Math.fround(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale));
        const high = Math.fround(fp8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale));
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_F32_FP8 (cdna4), any rounding mode */
export function V_CVT_SCALEF32_PK_F32_FP8_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s0 = u[a];
      const scale = exponent32(s1x32) & 255;
      const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
      const low = flush(roundToF32(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale), r32), fo32);
      const high = flush(roundToF32(fp8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale), r32), fo32);
      u[d] = f32ToBits(low);
      u[d + hd0] = f32ToBits(high);
    }
  }
}

/** V_CVT_SCALEF32_PK_F32_BF8 (cdna4) */
export function V_CVT_SCALEF32_PK_F32_BF8(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = flush(Math.fround(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale)), fo32);
        const high = flush(Math.fround(bf8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale)), fo32);
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = flush(Math.fround(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale)), fo32);
        const high = flush(Math.fround(bf8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale)), fo32);
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_F32_BF8 with denormals kept. */
export function V_CVT_SCALEF32_PK_F32_BF8_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = Math.fround(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale));
        const high = Math.fround(bf8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale));
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = Math.fround(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale));
        const high = Math.fround(bf8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale));
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_F32_BF8 (cdna4), any rounding mode */
export function V_CVT_SCALEF32_PK_F32_BF8_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s0 = u[a];
      const scale = exponent32(s1x32) & 255;
      const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
      const low = flush(roundToF32(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale), r32), fo32);
      const high = flush(roundToF32(bf8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale), r32), fo32);
      u[d] = f32ToBits(low);
      u[d + hd0] = f32ToBits(high);
    }
  }
}

/** V_CVT_SCALEF32_PK_F16_FP8 (cdna4) */
export function V_CVT_SCALEF32_PK_F16_FP8(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = flush(roundToF16(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale), 0), fo16);
        const high = flush(roundToF16(fp8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale), 0), fo16);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = flush(roundToF16(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale), 0), fo16);
        const high = flush(roundToF16(fp8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale), 0), fo16);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_F16_FP8 with denormals kept. */
export function V_CVT_SCALEF32_PK_F16_FP8_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = roundToF16(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale), 0);
        const high = roundToF16(fp8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale), 0);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = roundToF16(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale), 0);
        const high = roundToF16(fp8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale), 0);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_F16_FP8 (cdna4), any rounding mode */
export function V_CVT_SCALEF32_PK_F16_FP8_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s0 = u[a];
      const scale = exponent32(s1x32) & 255;
      const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
      const low = flush(roundToF16(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale), r16), fo16);
      const high = flush(roundToF16(fp8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale), r16), fo16);
      u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
    }
  }
}

/** V_CVT_SCALEF32_PK_F16_BF8 (cdna4) */
export function V_CVT_SCALEF32_PK_F16_BF8(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = flush(roundToF16(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale), 0), fo16);
        const high = flush(roundToF16(bf8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale), 0), fo16);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = flush(roundToF16(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale), 0), fo16);
        const high = flush(roundToF16(bf8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale), 0), fo16);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_F16_BF8 with denormals kept. */
export function V_CVT_SCALEF32_PK_F16_BF8_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = roundToF16(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale), 0);
        const high = roundToF16(bf8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale), 0);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = roundToF16(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale), 0);
        const high = roundToF16(bf8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale), 0);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_F16_BF8 (cdna4), any rounding mode */
export function V_CVT_SCALEF32_PK_F16_BF8_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s0 = u[a];
      const scale = exponent32(s1x32) & 255;
      const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
      const low = flush(roundToF16(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale), r16), fo16);
      const high = flush(roundToF16(bf8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale), r16), fo16);
      u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
    }
  }
}

/** V_CVT_SCALEF32_PK_BF16_FP8 (cdna4) */
export function V_CVT_SCALEF32_PK_BF16_FP8(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = flush(roundToBf16(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale), 0), fob);
        const high = flush(roundToBf16(fp8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale), 0), fob);
        u[d] = (bf16ToBits(high) << 16) | bf16ToBits(low);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = flush(roundToBf16(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale), 0), fob);
        const high = flush(roundToBf16(fp8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale), 0), fob);
        u[d] = (bf16ToBits(high) << 16) | bf16ToBits(low);
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_BF16_FP8 with denormals kept. */
export function V_CVT_SCALEF32_PK_BF16_FP8_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = roundToBf16(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale), 0);
        const high = roundToBf16(fp8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale), 0);
        u[d] = (bf16ToBits(high) << 16) | bf16ToBits(low);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = roundToBf16(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale), 0);
        const high = roundToBf16(fp8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale), 0);
        u[d] = (bf16ToBits(high) << 16) | bf16ToBits(low);
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_BF16_FP8 (cdna4), any rounding mode */
export function V_CVT_SCALEF32_PK_BF16_FP8_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const r16 = roundF16Of(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s0 = u[a];
      const scale = exponent32(s1x32) & 255;
      const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
      const low = flush(roundToBf16(fp8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale), r16), fob);
      const high = flush(roundToBf16(fp8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale), r16), fob);
      u[d] = (bf16ToBits(high) << 16) | bf16ToBits(low);
    }
  }
}

/** V_CVT_SCALEF32_PK_BF16_BF8 (cdna4) */
export function V_CVT_SCALEF32_PK_BF16_BF8(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = flush(roundToBf16(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale), 0), fob);
        const high = flush(roundToBf16(bf8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale), 0), fob);
        u[d] = (bf16ToBits(high) << 16) | bf16ToBits(low);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = flush(roundToBf16(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale), 0), fob);
        const high = flush(roundToBf16(bf8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale), 0), fob);
        u[d] = (bf16ToBits(high) << 16) | bf16ToBits(low);
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_BF16_BF8 with denormals kept. */
export function V_CVT_SCALEF32_PK_BF16_BF8_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = roundToBf16(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale), 0);
        const high = roundToBf16(bf8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale), 0);
        u[d] = (bf16ToBits(high) << 16) | bf16ToBits(low);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
        const low = roundToBf16(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale), 0);
        const high = roundToBf16(bf8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale), 0);
        u[d] = (bf16ToBits(high) << 16) | bf16ToBits(low);
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_BF16_BF8 (cdna4), any rounding mode */
export function V_CVT_SCALEF32_PK_BF16_BF8_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const r16 = roundF16Of(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s0 = u[a];
      const scale = exponent32(s1x32) & 255;
      const place = Math.imul(s.fields.OPSEL & 1, 16) >>> 0;
      const low = flush(roundToBf16(bf8ToNumber(shr32(s0, place) & 255) * decodeE8m0(scale), r16), fob);
      const high = flush(roundToBf16(bf8ToNumber(shr32(s0, (place + 8) >>> 0) & 255) * decodeE8m0(scale), r16), fob);
      u[d] = (bf16ToBits(high) << 16) | bf16ToBits(low);
    }
  }
}

/** V_CVT_SCALEF32_PK_F32_FP4 (cdna4) */
export function V_CVT_SCALEF32_PK_F32_FP4(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        const low = flush(Math.fround(fp4ToNumber(shr32(s0, place) & 15) * decodeE8m0(scale)), fo32);
        const high = flush(Math.fround(fp4ToNumber(shr32(s0, (place + 4) >>> 0) & 15) * decodeE8m0(scale)), fo32);
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        const low = flush(Math.fround(fp4ToNumber(shr32(s0, place) & 15) * decodeE8m0(scale)), fo32);
        const high = flush(Math.fround(fp4ToNumber(shr32(s0, (place + 4) >>> 0) & 15) * decodeE8m0(scale)), fo32);
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_F32_FP4 with denormals kept. */
export function V_CVT_SCALEF32_PK_F32_FP4_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        const low = Math.fround(fp4ToNumber(shr32(s0, place) & 15) * decodeE8m0(scale));
        const high = Math.fround(fp4ToNumber(shr32(s0, (place + 4) >>> 0) & 15) * decodeE8m0(scale));
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        const low = Math.fround(fp4ToNumber(shr32(s0, place) & 15) * decodeE8m0(scale));
        const high = Math.fround(fp4ToNumber(shr32(s0, (place + 4) >>> 0) & 15) * decodeE8m0(scale));
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_F32_FP4 (cdna4), any rounding mode */
export function V_CVT_SCALEF32_PK_F32_FP4_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s0 = u[a];
      const scale = exponent32(s1x32) & 255;
      const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
      const low = flush(roundToF32(fp4ToNumber(shr32(s0, place) & 15) * decodeE8m0(scale), r32), fo32);
      const high = flush(roundToF32(fp4ToNumber(shr32(s0, (place + 4) >>> 0) & 15) * decodeE8m0(scale), r32), fo32);
      u[d] = f32ToBits(low);
      u[d + hd0] = f32ToBits(high);
    }
  }
}

/** V_CVT_SCALEF32_PK_F16_FP4 (cdna4) */
export function V_CVT_SCALEF32_PK_F16_FP4(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        const low = flush(roundToF16(fp4ToNumber(shr32(s0, place) & 15) * decodeE8m0(scale), 0), fo16);
        const high = flush(roundToF16(fp4ToNumber(shr32(s0, (place + 4) >>> 0) & 15) * decodeE8m0(scale), 0), fo16);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        const low = flush(roundToF16(fp4ToNumber(shr32(s0, place) & 15) * decodeE8m0(scale), 0), fo16);
        const high = flush(roundToF16(fp4ToNumber(shr32(s0, (place + 4) >>> 0) & 15) * decodeE8m0(scale), 0), fo16);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_F16_FP4 with denormals kept. */
export function V_CVT_SCALEF32_PK_F16_FP4_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        const low = roundToF16(fp4ToNumber(shr32(s0, place) & 15) * decodeE8m0(scale), 0);
        const high = roundToF16(fp4ToNumber(shr32(s0, (place + 4) >>> 0) & 15) * decodeE8m0(scale), 0);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        const low = roundToF16(fp4ToNumber(shr32(s0, place) & 15) * decodeE8m0(scale), 0);
        const high = roundToF16(fp4ToNumber(shr32(s0, (place + 4) >>> 0) & 15) * decodeE8m0(scale), 0);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_F16_FP4 (cdna4), any rounding mode */
export function V_CVT_SCALEF32_PK_F16_FP4_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s0 = u[a];
      const scale = exponent32(s1x32) & 255;
      const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
      const low = flush(roundToF16(fp4ToNumber(shr32(s0, place) & 15) * decodeE8m0(scale), r16), fo16);
      const high = flush(roundToF16(fp4ToNumber(shr32(s0, (place + 4) >>> 0) & 15) * decodeE8m0(scale), r16), fo16);
      u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
    }
  }
}

/** V_CVT_SCALEF32_PK_BF16_FP4 (cdna4) */
export function V_CVT_SCALEF32_PK_BF16_FP4(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        const low = flush(roundToBf16(fp4ToNumber(shr32(s0, place) & 15) * decodeE8m0(scale), 0), fob);
        const high = flush(roundToBf16(fp4ToNumber(shr32(s0, (place + 4) >>> 0) & 15) * decodeE8m0(scale), 0), fob);
        u[d] = (bf16ToBits(high) << 16) | bf16ToBits(low);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        const low = flush(roundToBf16(fp4ToNumber(shr32(s0, place) & 15) * decodeE8m0(scale), 0), fob);
        const high = flush(roundToBf16(fp4ToNumber(shr32(s0, (place + 4) >>> 0) & 15) * decodeE8m0(scale), 0), fob);
        u[d] = (bf16ToBits(high) << 16) | bf16ToBits(low);
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_BF16_FP4 with denormals kept. */
export function V_CVT_SCALEF32_PK_BF16_FP4_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        const low = roundToBf16(fp4ToNumber(shr32(s0, place) & 15) * decodeE8m0(scale), 0);
        const high = roundToBf16(fp4ToNumber(shr32(s0, (place + 4) >>> 0) & 15) * decodeE8m0(scale), 0);
        u[d] = (bf16ToBits(high) << 16) | bf16ToBits(low);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
        const low = roundToBf16(fp4ToNumber(shr32(s0, place) & 15) * decodeE8m0(scale), 0);
        const high = roundToBf16(fp4ToNumber(shr32(s0, (place + 4) >>> 0) & 15) * decodeE8m0(scale), 0);
        u[d] = (bf16ToBits(high) << 16) | bf16ToBits(low);
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_BF16_FP4 (cdna4), any rounding mode */
export function V_CVT_SCALEF32_PK_BF16_FP4_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const r16 = roundF16Of(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const s0 = u[a];
      const scale = exponent32(s1x32) & 255;
      const place = Math.imul(s.fields.OPSEL & 3, 8) >>> 0;
      const low = flush(roundToBf16(fp4ToNumber(shr32(s0, place) & 15) * decodeE8m0(scale), r16), fob);
      const high = flush(roundToBf16(fp4ToNumber(shr32(s0, (place + 4) >>> 0) & 15) * decodeE8m0(scale), r16), fob);
      u[d] = (bf16ToBits(high) << 16) | bf16ToBits(low);
    }
  }
}

/** V_CVT_SCALEF32_PK_FP8_F32 (cdna4) */
export function V_CVT_SCALEF32_PK_FP8_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        const s1f = flush(f[b], fi32);
        const s0f = flush(f[a], fi32);
        let result = d0;
        const scale = exponent32(s2x32) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToFp8(s1f / decodeE8m0(scale), ovfl) << 8) | numberToFp8(s0f / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        const s1f = flush(f[b], fi32);
        const s0f = flush(f[a], fi32);
        let result = d0;
        const scale = exponent32(s2x32) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToFp8(s1f / decodeE8m0(scale), ovfl) << 8) | numberToFp8(s0f / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_FP8_F32 with denormals kept. */
export function V_CVT_SCALEF32_PK_FP8_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s2 = u[c];
        const s1f = f[b];
        const s0f = f[a];
        let result = d0;
        const scale = exponent32(s2) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToFp8(s1f / decodeE8m0(scale), ovfl) << 8) | numberToFp8(s0f / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s2 = u[c];
        const s1f = f[b];
        const s0f = f[a];
        let result = d0;
        const scale = exponent32(s2) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToFp8(s1f / decodeE8m0(scale), ovfl) << 8) | numberToFp8(s0f / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_BF8_F32 (cdna4) */
export function V_CVT_SCALEF32_PK_BF8_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        const s1f = flush(f[b], fi32);
        const s0f = flush(f[a], fi32);
        let result = d0;
        const scale = exponent32(s2x32) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToBf8(s1f / decodeE8m0(scale), ovfl) << 8) | numberToBf8(s0f / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        const s1f = flush(f[b], fi32);
        const s0f = flush(f[a], fi32);
        let result = d0;
        const scale = exponent32(s2x32) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToBf8(s1f / decodeE8m0(scale), ovfl) << 8) | numberToBf8(s0f / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_BF8_F32 with denormals kept. */
export function V_CVT_SCALEF32_PK_BF8_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s2 = u[c];
        const s1f = f[b];
        const s0f = f[a];
        let result = d0;
        const scale = exponent32(s2) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToBf8(s1f / decodeE8m0(scale), ovfl) << 8) | numberToBf8(s0f / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s2 = u[c];
        const s1f = f[b];
        const s0f = f[a];
        let result = d0;
        const scale = exponent32(s2) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToBf8(s1f / decodeE8m0(scale), ovfl) << 8) | numberToBf8(s0f / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_FP8_F16 (cdna4) */
export function V_CVT_SCALEF32_PK_FP8_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fi16 = inputLimitF16(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToFp8(flush(f16ToNumber(s0 >>> 16), fi16) / decodeE8m0(scale), ovfl) << 8) | numberToFp8(flush(f16ToNumber(s0 & 65535), fi16) / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToFp8(flush(f16ToNumber(s0 >>> 16), fi16) / decodeE8m0(scale), ovfl) << 8) | numberToFp8(flush(f16ToNumber(s0 & 65535), fi16) / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_FP8_F16 with denormals kept. */
export function V_CVT_SCALEF32_PK_FP8_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s1 = u[b];
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToFp8(f16ToNumber(s0 >>> 16) / decodeE8m0(scale), ovfl) << 8) | numberToFp8(f16ToNumber(s0 & 65535) / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s1 = u[b];
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToFp8(f16ToNumber(s0 >>> 16) / decodeE8m0(scale), ovfl) << 8) | numberToFp8(f16ToNumber(s0 & 65535) / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_FP8_BF16 (cdna4) */
export function V_CVT_SCALEF32_PK_FP8_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fib = inputLimitBf16(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToFp8(flush(bf16ToNumber(s0 >>> 16), fib) / decodeE8m0(scale), ovfl) << 8) | numberToFp8(flush(bf16ToNumber(s0 & 65535), fib) / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToFp8(flush(bf16ToNumber(s0 >>> 16), fib) / decodeE8m0(scale), ovfl) << 8) | numberToFp8(flush(bf16ToNumber(s0 & 65535), fib) / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_FP8_BF16 with denormals kept. */
export function V_CVT_SCALEF32_PK_FP8_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s1 = u[b];
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToFp8(bf16ToNumber(s0 >>> 16) / decodeE8m0(scale), ovfl) << 8) | numberToFp8(bf16ToNumber(s0 & 65535) / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s1 = u[b];
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToFp8(bf16ToNumber(s0 >>> 16) / decodeE8m0(scale), ovfl) << 8) | numberToFp8(bf16ToNumber(s0 & 65535) / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_BF8_F16 (cdna4) */
export function V_CVT_SCALEF32_PK_BF8_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fi16 = inputLimitF16(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToBf8(flush(f16ToNumber(s0 >>> 16), fi16) / decodeE8m0(scale), ovfl) << 8) | numberToBf8(flush(f16ToNumber(s0 & 65535), fi16) / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToBf8(flush(f16ToNumber(s0 >>> 16), fi16) / decodeE8m0(scale), ovfl) << 8) | numberToBf8(flush(f16ToNumber(s0 & 65535), fi16) / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_BF8_F16 with denormals kept. */
export function V_CVT_SCALEF32_PK_BF8_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s1 = u[b];
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToBf8(f16ToNumber(s0 >>> 16) / decodeE8m0(scale), ovfl) << 8) | numberToBf8(f16ToNumber(s0 & 65535) / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s1 = u[b];
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToBf8(f16ToNumber(s0 >>> 16) / decodeE8m0(scale), ovfl) << 8) | numberToBf8(f16ToNumber(s0 & 65535) / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_BF8_BF16 (cdna4) */
export function V_CVT_SCALEF32_PK_BF8_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fib = inputLimitBf16(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToBf8(flush(bf16ToNumber(s0 >>> 16), fib) / decodeE8m0(scale), ovfl) << 8) | numberToBf8(flush(bf16ToNumber(s0 & 65535), fib) / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToBf8(flush(bf16ToNumber(s0 >>> 16), fib) / decodeE8m0(scale), ovfl) << 8) | numberToBf8(flush(bf16ToNumber(s0 & 65535), fib) / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_BF8_BF16 with denormals kept. */
export function V_CVT_SCALEF32_PK_BF8_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s1 = u[b];
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToBf8(bf16ToNumber(s0 >>> 16) / decodeE8m0(scale), ovfl) << 8) | numberToBf8(bf16ToNumber(s0 & 65535) / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s1 = u[b];
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 3, 16) >>> 0;
        result = insert32(result, ((numberToBf8(bf16ToNumber(s0 >>> 16) / decodeE8m0(scale), ovfl) << 8) | numberToBf8(bf16ToNumber(s0 & 65535) / decodeE8m0(scale), ovfl)) & 65535, place, 16) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_FP4_F32 (cdna4) */
export function V_CVT_SCALEF32_PK_FP4_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        const s1f = flush(f[b], fi32);
        const s0f = flush(f[a], fi32);
        let result = d0;
        const scale = exponent32(s2x32) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, ((numberToFp4(s1f / decodeE8m0(scale)) << 4) | numberToFp4(s0f / decodeE8m0(scale))) & 255, place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        const s1f = flush(f[b], fi32);
        const s0f = flush(f[a], fi32);
        let result = d0;
        const scale = exponent32(s2x32) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, ((numberToFp4(s1f / decodeE8m0(scale)) << 4) | numberToFp4(s0f / decodeE8m0(scale))) & 255, place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_FP4_F32 with denormals kept. */
export function V_CVT_SCALEF32_PK_FP4_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s2 = u[c];
        const s1f = f[b];
        const s0f = f[a];
        let result = d0;
        const scale = exponent32(s2) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, ((numberToFp4(s1f / decodeE8m0(scale)) << 4) | numberToFp4(s0f / decodeE8m0(scale))) & 255, place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s2 = u[c];
        const s1f = f[b];
        const s0f = f[a];
        let result = d0;
        const scale = exponent32(s2) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, ((numberToFp4(s1f / decodeE8m0(scale)) << 4) | numberToFp4(s0f / decodeE8m0(scale))) & 255, place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_FP4_F16 (cdna4) */
export function V_CVT_SCALEF32_PK_FP4_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, ((numberToFp4(flush(f16ToNumber(s0 >>> 16), fi16) / decodeE8m0(scale)) << 4) | numberToFp4(flush(f16ToNumber(s0 & 65535), fi16) / decodeE8m0(scale))) & 255, place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, ((numberToFp4(flush(f16ToNumber(s0 >>> 16), fi16) / decodeE8m0(scale)) << 4) | numberToFp4(flush(f16ToNumber(s0 & 65535), fi16) / decodeE8m0(scale))) & 255, place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_FP4_F16 with denormals kept. */
export function V_CVT_SCALEF32_PK_FP4_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s1 = u[b];
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, ((numberToFp4(f16ToNumber(s0 >>> 16) / decodeE8m0(scale)) << 4) | numberToFp4(f16ToNumber(s0 & 65535) / decodeE8m0(scale))) & 255, place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s1 = u[b];
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, ((numberToFp4(f16ToNumber(s0 >>> 16) / decodeE8m0(scale)) << 4) | numberToFp4(f16ToNumber(s0 & 65535) / decodeE8m0(scale))) & 255, place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_FP4_BF16 (cdna4) */
export function V_CVT_SCALEF32_PK_FP4_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fib = inputLimitBf16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, ((numberToFp4(flush(bf16ToNumber(s0 >>> 16), fib) / decodeE8m0(scale)) << 4) | numberToFp4(flush(bf16ToNumber(s0 & 65535), fib) / decodeE8m0(scale))) & 255, place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1x32) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, ((numberToFp4(flush(bf16ToNumber(s0 >>> 16), fib) / decodeE8m0(scale)) << 4) | numberToFp4(flush(bf16ToNumber(s0 & 65535), fib) / decodeE8m0(scale))) & 255, place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK_FP4_BF16 with denormals kept. */
export function V_CVT_SCALEF32_PK_FP4_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s1 = u[b];
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, ((numberToFp4(bf16ToNumber(s0 >>> 16) / decodeE8m0(scale)) << 4) | numberToFp4(bf16ToNumber(s0 & 65535) / decodeE8m0(scale))) & 255, place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s1 = u[b];
        const s0 = u[a];
        let result = d0;
        const scale = exponent32(s1) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, ((numberToFp4(bf16ToNumber(s0 >>> 16) / decodeE8m0(scale)) << 4) | numberToFp4(bf16ToNumber(s0 & 65535) / decodeE8m0(scale))) & 255, place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_SR_FP8_F32 (cdna4) */
export function V_CVT_SCALEF32_SR_FP8_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0f = flush(f[a], fi32);
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP8, s0f / decodeE8m0(exponent32(s2x32) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0f = flush(f[a], fi32);
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP8, s0f / decodeE8m0(exponent32(s2x32) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_SR_FP8_F32 with denormals kept. */
export function V_CVT_SCALEF32_SR_FP8_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0f = f[a];
        const s2 = u[c];
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP8, s0f / decodeE8m0(exponent32(s2) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0f = f[a];
        const s2 = u[c];
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP8, s0f / decodeE8m0(exponent32(s2) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_SR_FP8_F16 (cdna4) */
export function V_CVT_SCALEF32_SR_FP8_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP8, s0f16 / decodeE8m0(exponent32(s2x32) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP8, s0f16 / decodeE8m0(exponent32(s2x32) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_SR_FP8_F16 with denormals kept. */
export function V_CVT_SCALEF32_SR_FP8_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s2 = u[c];
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP8, s0f16 / decodeE8m0(exponent32(s2) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s2 = u[c];
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP8, s0f16 / decodeE8m0(exponent32(s2) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_SR_FP8_BF16 (cdna4) */
export function V_CVT_SCALEF32_SR_FP8_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fib = inputLimitBf16(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s0bf = flush(bf16ToNumber(s0u16), fib);
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP8, s0bf / decodeE8m0(exponent32(s2x32) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s0bf = flush(bf16ToNumber(s0u16), fib);
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP8, s0bf / decodeE8m0(exponent32(s2x32) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_SR_FP8_BF16 with denormals kept. */
export function V_CVT_SCALEF32_SR_FP8_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s0bf = bf16ToNumber(s0u16);
        const s2 = u[c];
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP8, s0bf / decodeE8m0(exponent32(s2) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s0bf = bf16ToNumber(s0u16);
        const s2 = u[c];
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP8, s0bf / decodeE8m0(exponent32(s2) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_SR_BF8_F32 (cdna4) */
export function V_CVT_SCALEF32_SR_BF8_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0f = flush(f[a], fi32);
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(BF8, s0f / decodeE8m0(exponent32(s2x32) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0f = flush(f[a], fi32);
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(BF8, s0f / decodeE8m0(exponent32(s2x32) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_SR_BF8_F32 with denormals kept. */
export function V_CVT_SCALEF32_SR_BF8_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0f = f[a];
        const s2 = u[c];
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(BF8, s0f / decodeE8m0(exponent32(s2) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0f = f[a];
        const s2 = u[c];
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(BF8, s0f / decodeE8m0(exponent32(s2) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_SR_BF8_F16 (cdna4) */
export function V_CVT_SCALEF32_SR_BF8_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(BF8, s0f16 / decodeE8m0(exponent32(s2x32) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s0f16 = flush(f16ToNumber(s0u16), fi16);
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(BF8, s0f16 / decodeE8m0(exponent32(s2x32) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_SR_BF8_F16 with denormals kept. */
export function V_CVT_SCALEF32_SR_BF8_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s2 = u[c];
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(BF8, s0f16 / decodeE8m0(exponent32(s2) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s0f16 = f16ToNumber(s0u16);
        const s2 = u[c];
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(BF8, s0f16 / decodeE8m0(exponent32(s2) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_SR_BF8_BF16 (cdna4) */
export function V_CVT_SCALEF32_SR_BF8_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fib = inputLimitBf16(w.mode);
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s0bf = flush(bf16ToNumber(s0u16), fib);
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(BF8, s0bf / decodeE8m0(exponent32(s2x32) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s0bf = flush(bf16ToNumber(s0u16), fib);
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(BF8, s0bf / decodeE8m0(exponent32(s2x32) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_SR_BF8_BF16 with denormals kept. */
export function V_CVT_SCALEF32_SR_BF8_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s0bf = bf16ToNumber(s0u16);
        const s2 = u[c];
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(BF8, s0bf / decodeE8m0(exponent32(s2) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s0bf = bf16ToNumber(s0u16);
        const s2 = u[c];
        const s1 = u[b];
        let result = d0;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result = insert32(result, encodeSmallStochastic(BF8, s0bf / decodeE8m0(exponent32(s2) & 255), s1, ovfl), place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_SR_PK_FP4_F32 (cdna4) */
export function V_CVT_SCALEF32_SR_PK_FP4_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s0f = flush(f[a], fi32);
      const s1 = u[b];
      const s0w1f = flush(f[a + h0], fi32);
      let result = d0;
      const scale = exponent32(s2x32) & 255;
      const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
      const low = fp4ToNumber(encodeSmallStochastic(FP4, s0f / decodeE8m0(scale), s1, true));
      const high = fp4ToNumber(encodeSmallStochastic(FP4, s0w1f / decodeE8m0(scale), ((s1 << 1) ^ (((s1 >>> 31) !== 0) ? 197 : 0)) >>> 0, true));
      result = insert32(result, ((numberToFp4(high) << 4) | numberToFp4(low)) & 255, place, 8) >>> 0;
      u[d] = result;
    }
  }
}

/** V_CVT_SCALEF32_SR_PK_FP4_F32 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK_FP4_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0, k1, k2, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s2 = u[c];
        const s0f = f[a];
        const s1 = u[b];
        const s0w1f = f[a + h0];
        let result = d0;
        const scale = exponent32(s2) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        const low = fp4ToNumber(encodeSmallStochastic(FP4, s0f / decodeE8m0(scale), s1, true));
        const high = fp4ToNumber(encodeSmallStochastic(FP4, s0w1f / decodeE8m0(scale), ((s1 << 1) ^ (((s1 >>> 31) !== 0) ? 197 : 0)) >>> 0, true));
        result = insert32(result, ((numberToFp4(high) << 4) | numberToFp4(low)) & 255, place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s2 = u[c];
        const s0f = f[a];
        const s1 = u[b];
        const s0w1f = f[a + h0];
        let result = d0;
        const scale = exponent32(s2) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        const low = fp4ToNumber(encodeSmallStochastic(FP4, s0f / decodeE8m0(scale), s1, true));
        const high = fp4ToNumber(encodeSmallStochastic(FP4, s0w1f / decodeE8m0(scale), ((s1 << 1) ^ (((s1 >>> 31) !== 0) ? 197 : 0)) >>> 0, true));
        result = insert32(result, ((numberToFp4(high) << 4) | numberToFp4(low)) & 255, place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_SR_PK_FP4_F16 (cdna4) */
export function V_CVT_SCALEF32_SR_PK_FP4_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fi16 = inputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        const s0 = u[a];
        const s1 = u[b];
        let result = d0;
        const scale = exponent32(s2x32) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        const low = fp4ToNumber(encodeSmallStochastic(FP4, flush(f16ToNumber(s0 & 65535), fi16) / decodeE8m0(scale), s1, true));
        const high = fp4ToNumber(encodeSmallStochastic(FP4, flush(f16ToNumber(s0 >>> 16), fi16) / decodeE8m0(scale), ((s1 << 1) ^ (((s1 >>> 31) !== 0) ? 197 : 0)) >>> 0, true));
        result = insert32(result, ((numberToFp4(high) << 4) | numberToFp4(low)) & 255, place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        const s0 = u[a];
        const s1 = u[b];
        let result = d0;
        const scale = exponent32(s2x32) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        const low = fp4ToNumber(encodeSmallStochastic(FP4, flush(f16ToNumber(s0 & 65535), fi16) / decodeE8m0(scale), s1, true));
        const high = fp4ToNumber(encodeSmallStochastic(FP4, flush(f16ToNumber(s0 >>> 16), fi16) / decodeE8m0(scale), ((s1 << 1) ^ (((s1 >>> 31) !== 0) ? 197 : 0)) >>> 0, true));
        result = insert32(result, ((numberToFp4(high) << 4) | numberToFp4(low)) & 255, place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_SR_PK_FP4_F16 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK_FP4_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s2 = u[c];
        const s0 = u[a];
        const s1 = u[b];
        let result = d0;
        const scale = exponent32(s2) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        const low = fp4ToNumber(encodeSmallStochastic(FP4, f16ToNumber(s0 & 65535) / decodeE8m0(scale), s1, true));
        const high = fp4ToNumber(encodeSmallStochastic(FP4, f16ToNumber(s0 >>> 16) / decodeE8m0(scale), ((s1 << 1) ^ (((s1 >>> 31) !== 0) ? 197 : 0)) >>> 0, true));
        result = insert32(result, ((numberToFp4(high) << 4) | numberToFp4(low)) & 255, place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s2 = u[c];
        const s0 = u[a];
        const s1 = u[b];
        let result = d0;
        const scale = exponent32(s2) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        const low = fp4ToNumber(encodeSmallStochastic(FP4, f16ToNumber(s0 & 65535) / decodeE8m0(scale), s1, true));
        const high = fp4ToNumber(encodeSmallStochastic(FP4, f16ToNumber(s0 >>> 16) / decodeE8m0(scale), ((s1 << 1) ^ (((s1 >>> 31) !== 0) ? 197 : 0)) >>> 0, true));
        result = insert32(result, ((numberToFp4(high) << 4) | numberToFp4(low)) & 255, place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_SR_PK_FP4_BF16 (cdna4) */
export function V_CVT_SCALEF32_SR_PK_FP4_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fib = inputLimitBf16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        const s0 = u[a];
        const s1 = u[b];
        let result = d0;
        const scale = exponent32(s2x32) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        const low = fp4ToNumber(encodeSmallStochastic(FP4, flush(bf16ToNumber(s0 & 65535), fib) / decodeE8m0(scale), s1, true));
        const high = fp4ToNumber(encodeSmallStochastic(FP4, flush(bf16ToNumber(s0 >>> 16), fib) / decodeE8m0(scale), ((s1 << 1) ^ (((s1 >>> 31) !== 0) ? 197 : 0)) >>> 0, true));
        result = insert32(result, ((numberToFp4(high) << 4) | numberToFp4(low)) & 255, place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s2 = u[c];
        const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
        const s0 = u[a];
        const s1 = u[b];
        let result = d0;
        const scale = exponent32(s2x32) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        const low = fp4ToNumber(encodeSmallStochastic(FP4, flush(bf16ToNumber(s0 & 65535), fib) / decodeE8m0(scale), s1, true));
        const high = fp4ToNumber(encodeSmallStochastic(FP4, flush(bf16ToNumber(s0 >>> 16), fib) / decodeE8m0(scale), ((s1 << 1) ^ (((s1 >>> 31) !== 0) ? 197 : 0)) >>> 0, true));
        result = insert32(result, ((numberToFp4(high) << 4) | numberToFp4(low)) & 255, place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_SR_PK_FP4_BF16 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK_FP4_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s2 = u[c];
        const s0 = u[a];
        const s1 = u[b];
        let result = d0;
        const scale = exponent32(s2) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        const low = fp4ToNumber(encodeSmallStochastic(FP4, bf16ToNumber(s0 & 65535) / decodeE8m0(scale), s1, true));
        const high = fp4ToNumber(encodeSmallStochastic(FP4, bf16ToNumber(s0 >>> 16) / decodeE8m0(scale), ((s1 << 1) ^ (((s1 >>> 31) !== 0) ? 197 : 0)) >>> 0, true));
        result = insert32(result, ((numberToFp4(high) << 4) | numberToFp4(low)) & 255, place, 8) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s2 = u[c];
        const s0 = u[a];
        const s1 = u[b];
        let result = d0;
        const scale = exponent32(s2) & 255;
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        const low = fp4ToNumber(encodeSmallStochastic(FP4, bf16ToNumber(s0 & 65535) / decodeE8m0(scale), s1, true));
        const high = fp4ToNumber(encodeSmallStochastic(FP4, bf16ToNumber(s0 >>> 16) / decodeE8m0(scale), ((s1 << 1) ^ (((s1 >>> 31) !== 0) ? 197 : 0)) >>> 0, true));
        result = insert32(result, ((numberToFp4(high) << 4) | numberToFp4(low)) & 255, place, 8) >>> 0;
        u[d] = result;
      }
    }
  }
}

/**
 * V_CVT_SCALEF32_2XPK16_FP6_F32 (cdna4)
 * Elements of S0 and S1 alternate in the result.
 */
export function V_CVT_SCALEF32_2XPK16_FP6_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const result = new Uint32Array(6);
      const scale = exponent32(s2x32) & 255;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 32) >>> 0;
        setBits(result, Math.imul(i2, 12) >>> 0, numberToFp6(f32FromBits(bitsAt(u, a, h0, 16, t0, 32)) / decodeE8m0(scale)), 6);
        const t1 = Math.imul(i2, 32) >>> 0;
        setBits(result, (Math.imul(i2, 12) + 6) >>> 0, numberToFp6(f32FromBits(bitsAt(u, b, h1, 16, t1, 32)) / decodeE8m0(scale)), 6);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_2XPK16_FP6_F32 with denormals kept. */
export function V_CVT_SCALEF32_2XPK16_FP6_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const result = new Uint32Array(6);
      const scale = exponent32(s2) & 255;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 32) >>> 0;
        setBits(result, Math.imul(i2, 12) >>> 0, numberToFp6(f32FromBits(bitsAt(u, a, h0, 16, t0, 32)) / decodeE8m0(scale)), 6);
        const t1 = Math.imul(i2, 32) >>> 0;
        setBits(result, (Math.imul(i2, 12) + 6) >>> 0, numberToFp6(f32FromBits(bitsAt(u, b, h1, 16, t1, 32)) / decodeE8m0(scale)), 6);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/**
 * V_CVT_SCALEF32_2XPK16_BF6_F32 (cdna4)
 * Elements of S0 and S1 alternate in the result.
 */
export function V_CVT_SCALEF32_2XPK16_BF6_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const result = new Uint32Array(6);
      const scale = exponent32(s2x32) & 255;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 32) >>> 0;
        setBits(result, Math.imul(i2, 12) >>> 0, numberToBf6(f32FromBits(bitsAt(u, a, h0, 16, t0, 32)) / decodeE8m0(scale)), 6);
        const t1 = Math.imul(i2, 32) >>> 0;
        setBits(result, (Math.imul(i2, 12) + 6) >>> 0, numberToBf6(f32FromBits(bitsAt(u, b, h1, 16, t1, 32)) / decodeE8m0(scale)), 6);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_2XPK16_BF6_F32 with denormals kept. */
export function V_CVT_SCALEF32_2XPK16_BF6_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const result = new Uint32Array(6);
      const scale = exponent32(s2) & 255;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 32) >>> 0;
        setBits(result, Math.imul(i2, 12) >>> 0, numberToBf6(f32FromBits(bitsAt(u, a, h0, 16, t0, 32)) / decodeE8m0(scale)), 6);
        const t1 = Math.imul(i2, 32) >>> 0;
        setBits(result, (Math.imul(i2, 12) + 6) >>> 0, numberToBf6(f32FromBits(bitsAt(u, b, h1, 16, t1, 32)) / decodeE8m0(scale)), 6);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_PK32_FP6_F16 (cdna4) */
export function V_CVT_SCALEF32_PK32_FP6_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const result = new Uint32Array(6);
      const scale = exponent32(s1x32) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        setBits(result, Math.imul(i2, 6) >>> 0, numberToFp6(f16ToNumber(bitsAt(u, a, h0, 16, t0, 16)) / decodeE8m0(scale)), 6);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_PK32_FP6_F16 with denormals kept. */
export function V_CVT_SCALEF32_PK32_FP6_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(6);
      const scale = exponent32(s1) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        setBits(result, Math.imul(i2, 6) >>> 0, numberToFp6(f16ToNumber(bitsAt(u, a, h0, 16, t0, 16)) / decodeE8m0(scale)), 6);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_PK32_FP6_BF16 (cdna4) */
export function V_CVT_SCALEF32_PK32_FP6_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const result = new Uint32Array(6);
      const scale = exponent32(s1x32) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        setBits(result, Math.imul(i2, 6) >>> 0, numberToFp6(bf16ToNumber(bitsAt(u, a, h0, 16, t0, 16)) / decodeE8m0(scale)), 6);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_PK32_FP6_BF16 with denormals kept. */
export function V_CVT_SCALEF32_PK32_FP6_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(6);
      const scale = exponent32(s1) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        setBits(result, Math.imul(i2, 6) >>> 0, numberToFp6(bf16ToNumber(bitsAt(u, a, h0, 16, t0, 16)) / decodeE8m0(scale)), 6);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_PK32_BF6_F16 (cdna4) */
export function V_CVT_SCALEF32_PK32_BF6_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const result = new Uint32Array(6);
      const scale = exponent32(s1x32) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        setBits(result, Math.imul(i2, 6) >>> 0, numberToBf6(f16ToNumber(bitsAt(u, a, h0, 16, t0, 16)) / decodeE8m0(scale)), 6);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_PK32_BF6_F16 with denormals kept. */
export function V_CVT_SCALEF32_PK32_BF6_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(6);
      const scale = exponent32(s1) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        setBits(result, Math.imul(i2, 6) >>> 0, numberToBf6(f16ToNumber(bitsAt(u, a, h0, 16, t0, 16)) / decodeE8m0(scale)), 6);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_PK32_BF6_BF16 (cdna4) */
export function V_CVT_SCALEF32_PK32_BF6_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const result = new Uint32Array(6);
      const scale = exponent32(s1x32) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        setBits(result, Math.imul(i2, 6) >>> 0, numberToBf6(bf16ToNumber(bitsAt(u, a, h0, 16, t0, 16)) / decodeE8m0(scale)), 6);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_PK32_BF6_BF16 with denormals kept. */
export function V_CVT_SCALEF32_PK32_BF6_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(6);
      const scale = exponent32(s1) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        setBits(result, Math.imul(i2, 6) >>> 0, numberToBf6(bf16ToNumber(bitsAt(u, a, h0, 16, t0, 16)) / decodeE8m0(scale)), 6);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK32_FP6_F32 (cdna4) */
export function V_CVT_SCALEF32_SR_PK32_FP6_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(6);
      const scale = exponent32(s2x32) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 32) >>> 0;
        setBits(result, Math.imul(i2, 6) >>> 0, encodeSmallStochastic(FP6, f32FromBits(bitsAt(u, a, h0, 32, t0, 32)) / decodeE8m0(scale), random, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK32_FP6_F32 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK32_FP6_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(6);
      const scale = exponent32(s2) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 32) >>> 0;
        setBits(result, Math.imul(i2, 6) >>> 0, encodeSmallStochastic(FP6, f32FromBits(bitsAt(u, a, h0, 32, t0, 32)) / decodeE8m0(scale), random, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK32_FP6_F16 (cdna4) */
export function V_CVT_SCALEF32_SR_PK32_FP6_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(6);
      const scale = exponent32(s2x32) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        setBits(result, Math.imul(i2, 6) >>> 0, encodeSmallStochastic(FP6, f16ToNumber(bitsAt(u, a, h0, 16, t0, 16)) / decodeE8m0(scale), random, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK32_FP6_F16 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK32_FP6_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(6);
      const scale = exponent32(s2) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        setBits(result, Math.imul(i2, 6) >>> 0, encodeSmallStochastic(FP6, f16ToNumber(bitsAt(u, a, h0, 16, t0, 16)) / decodeE8m0(scale), random, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK32_FP6_BF16 (cdna4) */
export function V_CVT_SCALEF32_SR_PK32_FP6_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(6);
      const scale = exponent32(s2x32) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        setBits(result, Math.imul(i2, 6) >>> 0, encodeSmallStochastic(FP6, bf16ToNumber(bitsAt(u, a, h0, 16, t0, 16)) / decodeE8m0(scale), random, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK32_FP6_BF16 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK32_FP6_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(6);
      const scale = exponent32(s2) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        setBits(result, Math.imul(i2, 6) >>> 0, encodeSmallStochastic(FP6, bf16ToNumber(bitsAt(u, a, h0, 16, t0, 16)) / decodeE8m0(scale), random, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK32_BF6_F32 (cdna4) */
export function V_CVT_SCALEF32_SR_PK32_BF6_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(6);
      const scale = exponent32(s2x32) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 32) >>> 0;
        setBits(result, Math.imul(i2, 6) >>> 0, encodeSmallStochastic(BF6, f32FromBits(bitsAt(u, a, h0, 32, t0, 32)) / decodeE8m0(scale), random, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK32_BF6_F32 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK32_BF6_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(6);
      const scale = exponent32(s2) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 32) >>> 0;
        setBits(result, Math.imul(i2, 6) >>> 0, encodeSmallStochastic(BF6, f32FromBits(bitsAt(u, a, h0, 32, t0, 32)) / decodeE8m0(scale), random, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK32_BF6_F16 (cdna4) */
export function V_CVT_SCALEF32_SR_PK32_BF6_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(6);
      const scale = exponent32(s2x32) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        setBits(result, Math.imul(i2, 6) >>> 0, encodeSmallStochastic(BF6, f16ToNumber(bitsAt(u, a, h0, 16, t0, 16)) / decodeE8m0(scale), random, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK32_BF6_F16 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK32_BF6_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(6);
      const scale = exponent32(s2) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        setBits(result, Math.imul(i2, 6) >>> 0, encodeSmallStochastic(BF6, f16ToNumber(bitsAt(u, a, h0, 16, t0, 16)) / decodeE8m0(scale), random, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK32_BF6_BF16 (cdna4) */
export function V_CVT_SCALEF32_SR_PK32_BF6_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(6);
      const scale = exponent32(s2x32) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        setBits(result, Math.imul(i2, 6) >>> 0, encodeSmallStochastic(BF6, bf16ToNumber(bitsAt(u, a, h0, 16, t0, 16)) / decodeE8m0(scale), random, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK32_BF6_BF16 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK32_BF6_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(6);
      const scale = exponent32(s2) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        setBits(result, Math.imul(i2, 6) >>> 0, encodeSmallStochastic(BF6, bf16ToNumber(bitsAt(u, a, h0, 16, t0, 16)) / decodeE8m0(scale), random, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
    }
  }
}

/** V_CVT_SCALEF32_PK32_F32_FP6 (cdna4) */
export function V_CVT_SCALEF32_PK32_F32_FP6(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const result = new Uint32Array(32);
      const scale = exponent32(s1x32) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 32) >>> 0, f32ToBits(flush(Math.fround(fp6ToNumber(bitsAt(u, a, h0, 6, t0, 6)) * decodeE8m0(scale)), fo32)), 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
      u[d + 16 * hd0] = result[16];
      u[d + 17 * hd0] = result[17];
      u[d + 18 * hd0] = result[18];
      u[d + 19 * hd0] = result[19];
      u[d + 20 * hd0] = result[20];
      u[d + 21 * hd0] = result[21];
      u[d + 22 * hd0] = result[22];
      u[d + 23 * hd0] = result[23];
      u[d + 24 * hd0] = result[24];
      u[d + 25 * hd0] = result[25];
      u[d + 26 * hd0] = result[26];
      u[d + 27 * hd0] = result[27];
      u[d + 28 * hd0] = result[28];
      u[d + 29 * hd0] = result[29];
      u[d + 30 * hd0] = result[30];
      u[d + 31 * hd0] = result[31];
    }
  }
}

/** V_CVT_SCALEF32_PK32_F32_FP6 with denormals kept. */
export function V_CVT_SCALEF32_PK32_F32_FP6_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(32);
      const scale = exponent32(s1) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 32) >>> 0, f32ToBits(Math.fround(fp6ToNumber(bitsAt(u, a, h0, 6, t0, 6)) * decodeE8m0(scale))), 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
      u[d + 16 * hd0] = result[16];
      u[d + 17 * hd0] = result[17];
      u[d + 18 * hd0] = result[18];
      u[d + 19 * hd0] = result[19];
      u[d + 20 * hd0] = result[20];
      u[d + 21 * hd0] = result[21];
      u[d + 22 * hd0] = result[22];
      u[d + 23 * hd0] = result[23];
      u[d + 24 * hd0] = result[24];
      u[d + 25 * hd0] = result[25];
      u[d + 26 * hd0] = result[26];
      u[d + 27 * hd0] = result[27];
      u[d + 28 * hd0] = result[28];
      u[d + 29 * hd0] = result[29];
      u[d + 30 * hd0] = result[30];
      u[d + 31 * hd0] = result[31];
    }
  }
}

/** V_CVT_SCALEF32_PK32_F32_FP6 (cdna4), any rounding mode */
export function V_CVT_SCALEF32_PK32_F32_FP6_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const result = new Uint32Array(32);
      const scale = exponent32(s1x32) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 32) >>> 0, f32ToBits(flush(roundToF32(fp6ToNumber(bitsAt(u, a, h0, 6, t0, 6)) * decodeE8m0(scale), r32), fo32)), 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
      u[d + 16 * hd0] = result[16];
      u[d + 17 * hd0] = result[17];
      u[d + 18 * hd0] = result[18];
      u[d + 19 * hd0] = result[19];
      u[d + 20 * hd0] = result[20];
      u[d + 21 * hd0] = result[21];
      u[d + 22 * hd0] = result[22];
      u[d + 23 * hd0] = result[23];
      u[d + 24 * hd0] = result[24];
      u[d + 25 * hd0] = result[25];
      u[d + 26 * hd0] = result[26];
      u[d + 27 * hd0] = result[27];
      u[d + 28 * hd0] = result[28];
      u[d + 29 * hd0] = result[29];
      u[d + 30 * hd0] = result[30];
      u[d + 31 * hd0] = result[31];
    }
  }
}

/** V_CVT_SCALEF32_PK32_F32_BF6 (cdna4) */
export function V_CVT_SCALEF32_PK32_F32_BF6(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const result = new Uint32Array(32);
      const scale = exponent32(s1x32) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 32) >>> 0, f32ToBits(flush(Math.fround(bf6ToNumber(bitsAt(u, a, h0, 6, t0, 6)) * decodeE8m0(scale)), fo32)), 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
      u[d + 16 * hd0] = result[16];
      u[d + 17 * hd0] = result[17];
      u[d + 18 * hd0] = result[18];
      u[d + 19 * hd0] = result[19];
      u[d + 20 * hd0] = result[20];
      u[d + 21 * hd0] = result[21];
      u[d + 22 * hd0] = result[22];
      u[d + 23 * hd0] = result[23];
      u[d + 24 * hd0] = result[24];
      u[d + 25 * hd0] = result[25];
      u[d + 26 * hd0] = result[26];
      u[d + 27 * hd0] = result[27];
      u[d + 28 * hd0] = result[28];
      u[d + 29 * hd0] = result[29];
      u[d + 30 * hd0] = result[30];
      u[d + 31 * hd0] = result[31];
    }
  }
}

/** V_CVT_SCALEF32_PK32_F32_BF6 with denormals kept. */
export function V_CVT_SCALEF32_PK32_F32_BF6_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(32);
      const scale = exponent32(s1) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 32) >>> 0, f32ToBits(Math.fround(bf6ToNumber(bitsAt(u, a, h0, 6, t0, 6)) * decodeE8m0(scale))), 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
      u[d + 16 * hd0] = result[16];
      u[d + 17 * hd0] = result[17];
      u[d + 18 * hd0] = result[18];
      u[d + 19 * hd0] = result[19];
      u[d + 20 * hd0] = result[20];
      u[d + 21 * hd0] = result[21];
      u[d + 22 * hd0] = result[22];
      u[d + 23 * hd0] = result[23];
      u[d + 24 * hd0] = result[24];
      u[d + 25 * hd0] = result[25];
      u[d + 26 * hd0] = result[26];
      u[d + 27 * hd0] = result[27];
      u[d + 28 * hd0] = result[28];
      u[d + 29 * hd0] = result[29];
      u[d + 30 * hd0] = result[30];
      u[d + 31 * hd0] = result[31];
    }
  }
}

/** V_CVT_SCALEF32_PK32_F32_BF6 (cdna4), any rounding mode */
export function V_CVT_SCALEF32_PK32_F32_BF6_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const result = new Uint32Array(32);
      const scale = exponent32(s1x32) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 32) >>> 0, f32ToBits(flush(roundToF32(bf6ToNumber(bitsAt(u, a, h0, 6, t0, 6)) * decodeE8m0(scale), r32), fo32)), 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
      u[d + 16 * hd0] = result[16];
      u[d + 17 * hd0] = result[17];
      u[d + 18 * hd0] = result[18];
      u[d + 19 * hd0] = result[19];
      u[d + 20 * hd0] = result[20];
      u[d + 21 * hd0] = result[21];
      u[d + 22 * hd0] = result[22];
      u[d + 23 * hd0] = result[23];
      u[d + 24 * hd0] = result[24];
      u[d + 25 * hd0] = result[25];
      u[d + 26 * hd0] = result[26];
      u[d + 27 * hd0] = result[27];
      u[d + 28 * hd0] = result[28];
      u[d + 29 * hd0] = result[29];
      u[d + 30 * hd0] = result[30];
      u[d + 31 * hd0] = result[31];
    }
  }
}

/** V_CVT_SCALEF32_PK32_F16_FP6 (cdna4) */
export function V_CVT_SCALEF32_PK32_F16_FP6(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const result = new Uint32Array(16);
      const scale = exponent32(s1x32) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(flush(roundToF16(fp6ToNumber(bitsAt(u, a, h0, 6, t0, 6)) * decodeE8m0(scale), 0), fo16)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
    }
  }
}

/** V_CVT_SCALEF32_PK32_F16_FP6 with denormals kept. */
export function V_CVT_SCALEF32_PK32_F16_FP6_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(16);
      const scale = exponent32(s1) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(roundToF16(fp6ToNumber(bitsAt(u, a, h0, 6, t0, 6)) * decodeE8m0(scale), 0)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
    }
  }
}

/** V_CVT_SCALEF32_PK32_F16_FP6 (cdna4), any rounding mode */
export function V_CVT_SCALEF32_PK32_F16_FP6_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const result = new Uint32Array(16);
      const scale = exponent32(s1x32) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(flush(roundToF16(fp6ToNumber(bitsAt(u, a, h0, 6, t0, 6)) * decodeE8m0(scale), r16), fo16)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
    }
  }
}

/** V_CVT_SCALEF32_PK32_F16_BF6 (cdna4) */
export function V_CVT_SCALEF32_PK32_F16_BF6(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const result = new Uint32Array(16);
      const scale = exponent32(s1x32) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(flush(roundToF16(bf6ToNumber(bitsAt(u, a, h0, 6, t0, 6)) * decodeE8m0(scale), 0), fo16)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
    }
  }
}

/** V_CVT_SCALEF32_PK32_F16_BF6 with denormals kept. */
export function V_CVT_SCALEF32_PK32_F16_BF6_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(16);
      const scale = exponent32(s1) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(roundToF16(bf6ToNumber(bitsAt(u, a, h0, 6, t0, 6)) * decodeE8m0(scale), 0)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
    }
  }
}

/** V_CVT_SCALEF32_PK32_F16_BF6 (cdna4), any rounding mode */
export function V_CVT_SCALEF32_PK32_F16_BF6_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const result = new Uint32Array(16);
      const scale = exponent32(s1x32) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(flush(roundToF16(bf6ToNumber(bitsAt(u, a, h0, 6, t0, 6)) * decodeE8m0(scale), r16), fo16)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
    }
  }
}

/** V_CVT_SCALEF32_PK32_BF16_FP6 (cdna4) */
export function V_CVT_SCALEF32_PK32_BF16_FP6(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const result = new Uint32Array(16);
      const scale = exponent32(s1x32) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(flush(roundToBf16(fp6ToNumber(bitsAt(u, a, h0, 6, t0, 6)) * decodeE8m0(scale), 0), fob)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
    }
  }
}

/** V_CVT_SCALEF32_PK32_BF16_FP6 with denormals kept. */
export function V_CVT_SCALEF32_PK32_BF16_FP6_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(16);
      const scale = exponent32(s1) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(roundToBf16(fp6ToNumber(bitsAt(u, a, h0, 6, t0, 6)) * decodeE8m0(scale), 0)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
    }
  }
}

/** V_CVT_SCALEF32_PK32_BF16_FP6 (cdna4), any rounding mode */
export function V_CVT_SCALEF32_PK32_BF16_FP6_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const r16 = roundF16Of(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const result = new Uint32Array(16);
      const scale = exponent32(s1x32) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(flush(roundToBf16(fp6ToNumber(bitsAt(u, a, h0, 6, t0, 6)) * decodeE8m0(scale), r16), fob)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
    }
  }
}

/** V_CVT_SCALEF32_PK32_BF16_BF6 (cdna4) */
export function V_CVT_SCALEF32_PK32_BF16_BF6(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const result = new Uint32Array(16);
      const scale = exponent32(s1x32) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(flush(roundToBf16(bf6ToNumber(bitsAt(u, a, h0, 6, t0, 6)) * decodeE8m0(scale), 0), fob)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
    }
  }
}

/** V_CVT_SCALEF32_PK32_BF16_BF6 with denormals kept. */
export function V_CVT_SCALEF32_PK32_BF16_BF6_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(16);
      const scale = exponent32(s1) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(roundToBf16(bf6ToNumber(bitsAt(u, a, h0, 6, t0, 6)) * decodeE8m0(scale), 0)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
    }
  }
}

/** V_CVT_SCALEF32_PK32_BF16_BF6 (cdna4), any rounding mode */
export function V_CVT_SCALEF32_PK32_BF16_BF6_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const r16 = roundF16Of(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const result = new Uint32Array(16);
      const scale = exponent32(s1x32) & 255;
      for (let i2 = 0; i2 <= 31; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(flush(roundToBf16(bf6ToNumber(bitsAt(u, a, h0, 6, t0, 6)) * decodeE8m0(scale), r16), fob)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
    }
  }
}

/** V_CVT_SCALEF32_PK8_FP8_F32 (cdna5) */
export function V_CVT_SCALEF32_PK8_FP8_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s1x32) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 32) >>> 0;
        const t1 = Math.imul(i2, 32) >>> 0;
        const t2 = Math.imul(i2, 8) >>> 0;
        const t3 = numberToFp8(f32FromBits(bitsAt(u, a, h0, 8, t1, 32)) / decodeE8m0(scale), ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** V_CVT_SCALEF32_PK8_FP8_F32 with denormals kept. */
export function V_CVT_SCALEF32_PK8_FP8_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s1) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 32) >>> 0;
        const t1 = Math.imul(i2, 32) >>> 0;
        const t2 = Math.imul(i2, 8) >>> 0;
        const t3 = numberToFp8(f32FromBits(bitsAt(u, a, h0, 8, t1, 32)) / decodeE8m0(scale), ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** V_CVT_SCALEF32_PK8_FP8_F16 (cdna5) */
export function V_CVT_SCALEF32_PK8_FP8_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s1x32) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        const t1 = Math.imul(i2, 16) >>> 0;
        const t2 = Math.imul(i2, 8) >>> 0;
        const t3 = numberToFp8(f16ToNumber(bitsAt(u, a, h0, 4, t1, 16)) / decodeE8m0(scale), ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** V_CVT_SCALEF32_PK8_FP8_F16 with denormals kept. */
export function V_CVT_SCALEF32_PK8_FP8_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s1) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        const t1 = Math.imul(i2, 16) >>> 0;
        const t2 = Math.imul(i2, 8) >>> 0;
        const t3 = numberToFp8(f16ToNumber(bitsAt(u, a, h0, 4, t1, 16)) / decodeE8m0(scale), ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** V_CVT_SCALEF32_PK8_FP8_BF16 (cdna5) */
export function V_CVT_SCALEF32_PK8_FP8_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s1x32) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        const t1 = Math.imul(i2, 16) >>> 0;
        const t2 = Math.imul(i2, 8) >>> 0;
        const t3 = numberToFp8(bf16ToNumber(bitsAt(u, a, h0, 4, t1, 16)) / decodeE8m0(scale), ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** V_CVT_SCALEF32_PK8_FP8_BF16 with denormals kept. */
export function V_CVT_SCALEF32_PK8_FP8_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s1) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        const t1 = Math.imul(i2, 16) >>> 0;
        const t2 = Math.imul(i2, 8) >>> 0;
        const t3 = numberToFp8(bf16ToNumber(bitsAt(u, a, h0, 4, t1, 16)) / decodeE8m0(scale), ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** V_CVT_SCALEF32_PK8_BF8_F32 (cdna5) */
export function V_CVT_SCALEF32_PK8_BF8_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s1x32) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 32) >>> 0;
        const t1 = Math.imul(i2, 32) >>> 0;
        const t2 = Math.imul(i2, 8) >>> 0;
        const t3 = numberToBf8(f32FromBits(bitsAt(u, a, h0, 8, t1, 32)) / decodeE8m0(scale), ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** V_CVT_SCALEF32_PK8_BF8_F32 with denormals kept. */
export function V_CVT_SCALEF32_PK8_BF8_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s1) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 32) >>> 0;
        const t1 = Math.imul(i2, 32) >>> 0;
        const t2 = Math.imul(i2, 8) >>> 0;
        const t3 = numberToBf8(f32FromBits(bitsAt(u, a, h0, 8, t1, 32)) / decodeE8m0(scale), ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** V_CVT_SCALEF32_PK8_BF8_F16 (cdna5) */
export function V_CVT_SCALEF32_PK8_BF8_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s1x32) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        const t1 = Math.imul(i2, 16) >>> 0;
        const t2 = Math.imul(i2, 8) >>> 0;
        const t3 = numberToBf8(f16ToNumber(bitsAt(u, a, h0, 4, t1, 16)) / decodeE8m0(scale), ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** V_CVT_SCALEF32_PK8_BF8_F16 with denormals kept. */
export function V_CVT_SCALEF32_PK8_BF8_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s1) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        const t1 = Math.imul(i2, 16) >>> 0;
        const t2 = Math.imul(i2, 8) >>> 0;
        const t3 = numberToBf8(f16ToNumber(bitsAt(u, a, h0, 4, t1, 16)) / decodeE8m0(scale), ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** V_CVT_SCALEF32_PK8_BF8_BF16 (cdna5) */
export function V_CVT_SCALEF32_PK8_BF8_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s1x32) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        const t1 = Math.imul(i2, 16) >>> 0;
        const t2 = Math.imul(i2, 8) >>> 0;
        const t3 = numberToBf8(bf16ToNumber(bitsAt(u, a, h0, 4, t1, 16)) / decodeE8m0(scale), ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** V_CVT_SCALEF32_PK8_BF8_BF16 with denormals kept. */
export function V_CVT_SCALEF32_PK8_BF8_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s1) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 16) >>> 0;
        const t1 = Math.imul(i2, 16) >>> 0;
        const t2 = Math.imul(i2, 8) >>> 0;
        const t3 = numberToBf8(bf16ToNumber(bitsAt(u, a, h0, 4, t1, 16)) / decodeE8m0(scale), ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** V_CVT_SCALEF32_PK8_FP4_F32 (cdna5) */
export function V_CVT_SCALEF32_PK8_FP4_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        let result = 0;
        const scale = exponent32(s1x32) & 255;
        for (let i2 = 0; i2 <= 7; i2++) {
          const t0 = Math.imul(i2, 32) >>> 0;
          result = insert32(result, numberToFp4(f32FromBits(bitsAt(u, a, h0, 8, t0, 32)) / decodeE8m0(scale)), Math.imul(i2, 4) >>> 0, 4) >>> 0;
        }
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        let result = 0;
        const scale = exponent32(s1x32) & 255;
        for (let i2 = 0; i2 <= 7; i2++) {
          const t0 = Math.imul(i2, 32) >>> 0;
          result = insert32(result, numberToFp4(f32FromBits(bitsAt(u, a, h0, 8, t0, 32)) / decodeE8m0(scale)), Math.imul(i2, 4) >>> 0, 4) >>> 0;
        }
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK8_FP4_F32 with denormals kept. */
export function V_CVT_SCALEF32_PK8_FP4_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        let result = 0;
        const scale = exponent32(s1) & 255;
        for (let i2 = 0; i2 <= 7; i2++) {
          const t0 = Math.imul(i2, 32) >>> 0;
          result = insert32(result, numberToFp4(f32FromBits(bitsAt(u, a, h0, 8, t0, 32)) / decodeE8m0(scale)), Math.imul(i2, 4) >>> 0, 4) >>> 0;
        }
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        let result = 0;
        const scale = exponent32(s1) & 255;
        for (let i2 = 0; i2 <= 7; i2++) {
          const t0 = Math.imul(i2, 32) >>> 0;
          result = insert32(result, numberToFp4(f32FromBits(bitsAt(u, a, h0, 8, t0, 32)) / decodeE8m0(scale)), Math.imul(i2, 4) >>> 0, 4) >>> 0;
        }
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK8_FP4_F16 (cdna5) */
export function V_CVT_SCALEF32_PK8_FP4_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        let result = 0;
        const scale = exponent32(s1x32) & 255;
        for (let i2 = 0; i2 <= 7; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          result = insert32(result, numberToFp4(f16ToNumber(bitsAt(u, a, h0, 4, t0, 16)) / decodeE8m0(scale)), Math.imul(i2, 4) >>> 0, 4) >>> 0;
        }
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        let result = 0;
        const scale = exponent32(s1x32) & 255;
        for (let i2 = 0; i2 <= 7; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          result = insert32(result, numberToFp4(f16ToNumber(bitsAt(u, a, h0, 4, t0, 16)) / decodeE8m0(scale)), Math.imul(i2, 4) >>> 0, 4) >>> 0;
        }
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK8_FP4_F16 with denormals kept. */
export function V_CVT_SCALEF32_PK8_FP4_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        let result = 0;
        const scale = exponent32(s1) & 255;
        for (let i2 = 0; i2 <= 7; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          result = insert32(result, numberToFp4(f16ToNumber(bitsAt(u, a, h0, 4, t0, 16)) / decodeE8m0(scale)), Math.imul(i2, 4) >>> 0, 4) >>> 0;
        }
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        let result = 0;
        const scale = exponent32(s1) & 255;
        for (let i2 = 0; i2 <= 7; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          result = insert32(result, numberToFp4(f16ToNumber(bitsAt(u, a, h0, 4, t0, 16)) / decodeE8m0(scale)), Math.imul(i2, 4) >>> 0, 4) >>> 0;
        }
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK8_FP4_BF16 (cdna5) */
export function V_CVT_SCALEF32_PK8_FP4_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        let result = 0;
        const scale = exponent32(s1x32) & 255;
        for (let i2 = 0; i2 <= 7; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          result = insert32(result, numberToFp4(bf16ToNumber(bitsAt(u, a, h0, 4, t0, 16)) / decodeE8m0(scale)), Math.imul(i2, 4) >>> 0, 4) >>> 0;
        }
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        let result = 0;
        const scale = exponent32(s1x32) & 255;
        for (let i2 = 0; i2 <= 7; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          result = insert32(result, numberToFp4(bf16ToNumber(bitsAt(u, a, h0, 4, t0, 16)) / decodeE8m0(scale)), Math.imul(i2, 4) >>> 0, 4) >>> 0;
        }
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK8_FP4_BF16 with denormals kept. */
export function V_CVT_SCALEF32_PK8_FP4_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        let result = 0;
        const scale = exponent32(s1) & 255;
        for (let i2 = 0; i2 <= 7; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          result = insert32(result, numberToFp4(bf16ToNumber(bitsAt(u, a, h0, 4, t0, 16)) / decodeE8m0(scale)), Math.imul(i2, 4) >>> 0, 4) >>> 0;
        }
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        let result = 0;
        const scale = exponent32(s1) & 255;
        for (let i2 = 0; i2 <= 7; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          result = insert32(result, numberToFp4(bf16ToNumber(bitsAt(u, a, h0, 4, t0, 16)) / decodeE8m0(scale)), Math.imul(i2, 4) >>> 0, 4) >>> 0;
        }
        u[d] = result;
      }
    }
  }
}

/** V_CVT_SCALEF32_PK16_FP6_F32 (cdna5) */
export function V_CVT_SCALEF32_PK16_FP6_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const result = new Uint32Array(3);
        const scale = exponent32(s1x32) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 32) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToFp6(f32FromBits(bitsAt(u, a, h0, 16, t0, 32)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const result = new Uint32Array(3);
        const scale = exponent32(s1x32) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 32) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToFp6(f32FromBits(bitsAt(u, a, h0, 16, t0, 32)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    }
  }
}

/** V_CVT_SCALEF32_PK16_FP6_F32 with denormals kept. */
export function V_CVT_SCALEF32_PK16_FP6_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const result = new Uint32Array(3);
        const scale = exponent32(s1) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 32) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToFp6(f32FromBits(bitsAt(u, a, h0, 16, t0, 32)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const result = new Uint32Array(3);
        const scale = exponent32(s1) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 32) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToFp6(f32FromBits(bitsAt(u, a, h0, 16, t0, 32)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    }
  }
}

/** V_CVT_SCALEF32_PK16_FP6_F16 (cdna5) */
export function V_CVT_SCALEF32_PK16_FP6_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const result = new Uint32Array(3);
        const scale = exponent32(s1x32) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToFp6(f16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const result = new Uint32Array(3);
        const scale = exponent32(s1x32) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToFp6(f16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    }
  }
}

/** V_CVT_SCALEF32_PK16_FP6_F16 with denormals kept. */
export function V_CVT_SCALEF32_PK16_FP6_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const result = new Uint32Array(3);
        const scale = exponent32(s1) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToFp6(f16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const result = new Uint32Array(3);
        const scale = exponent32(s1) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToFp6(f16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    }
  }
}

/** V_CVT_SCALEF32_PK16_FP6_BF16 (cdna5) */
export function V_CVT_SCALEF32_PK16_FP6_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const result = new Uint32Array(3);
        const scale = exponent32(s1x32) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToFp6(bf16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const result = new Uint32Array(3);
        const scale = exponent32(s1x32) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToFp6(bf16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    }
  }
}

/** V_CVT_SCALEF32_PK16_FP6_BF16 with denormals kept. */
export function V_CVT_SCALEF32_PK16_FP6_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const result = new Uint32Array(3);
        const scale = exponent32(s1) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToFp6(bf16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const result = new Uint32Array(3);
        const scale = exponent32(s1) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToFp6(bf16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    }
  }
}

/** V_CVT_SCALEF32_PK16_BF6_F32 (cdna5) */
export function V_CVT_SCALEF32_PK16_BF6_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const result = new Uint32Array(3);
        const scale = exponent32(s1x32) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 32) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToBf6(f32FromBits(bitsAt(u, a, h0, 16, t0, 32)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const result = new Uint32Array(3);
        const scale = exponent32(s1x32) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 32) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToBf6(f32FromBits(bitsAt(u, a, h0, 16, t0, 32)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    }
  }
}

/** V_CVT_SCALEF32_PK16_BF6_F32 with denormals kept. */
export function V_CVT_SCALEF32_PK16_BF6_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const result = new Uint32Array(3);
        const scale = exponent32(s1) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 32) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToBf6(f32FromBits(bitsAt(u, a, h0, 16, t0, 32)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const result = new Uint32Array(3);
        const scale = exponent32(s1) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 32) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToBf6(f32FromBits(bitsAt(u, a, h0, 16, t0, 32)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    }
  }
}

/** V_CVT_SCALEF32_PK16_BF6_F16 (cdna5) */
export function V_CVT_SCALEF32_PK16_BF6_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const result = new Uint32Array(3);
        const scale = exponent32(s1x32) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToBf6(f16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const result = new Uint32Array(3);
        const scale = exponent32(s1x32) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToBf6(f16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    }
  }
}

/** V_CVT_SCALEF32_PK16_BF6_F16 with denormals kept. */
export function V_CVT_SCALEF32_PK16_BF6_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const result = new Uint32Array(3);
        const scale = exponent32(s1) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToBf6(f16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const result = new Uint32Array(3);
        const scale = exponent32(s1) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToBf6(f16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    }
  }
}

/** V_CVT_SCALEF32_PK16_BF6_BF16 (cdna5) */
export function V_CVT_SCALEF32_PK16_BF6_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const result = new Uint32Array(3);
        const scale = exponent32(s1x32) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToBf6(bf16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const result = new Uint32Array(3);
        const scale = exponent32(s1x32) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToBf6(bf16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    }
  }
}

/** V_CVT_SCALEF32_PK16_BF6_BF16 with denormals kept. */
export function V_CVT_SCALEF32_PK16_BF6_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const result = new Uint32Array(3);
        const scale = exponent32(s1) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToBf6(bf16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const result = new Uint32Array(3);
        const scale = exponent32(s1) & 255;
        for (let i2 = 0; i2 <= 15; i2++) {
          const t0 = Math.imul(i2, 16) >>> 0;
          setBits(result, Math.imul(i2, 6) >>> 0, numberToBf6(bf16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale)), 6);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
      }
    }
  }
}

/**
 * V_CVT_SCALEF32_SR_PK8_FP8_F32 (cdna5)
 * Two elements share a random number, each taking sixteen bits of it.
 */
export function V_CVT_SCALEF32_SR_PK8_FP8_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      let random = 0;
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s2x32) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 3; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 32) >>> 0;
        const t1 = Math.imul(Math.imul(i2, 2), 32) >>> 0;
        const t2 = Math.imul(Math.imul(i2, 2), 8) >>> 0;
        const t3 = encodeSmallStochastic(FP8, f32FromBits(bitsAt(u, a, h0, 8, t1, 32)) / decodeE8m0(scale), random & 65535, ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
        const t5 = Math.imul(Math.imul(i2, 2) + 1, 32) >>> 0;
        const t6 = Math.imul(Math.imul(i2, 2) + 1, 32) >>> 0;
        const t7 = Math.imul(Math.imul(i2, 2) + 1, 8) >>> 0;
        const t8 = encodeSmallStochastic(FP8, f32FromBits(bitsAt(u, a, h0, 8, t6, 32)) / decodeE8m0(scale), random >>> 16, ovfl);
        const t9 = insert64Hi(result_lo, result_hi, t8, t7, 8);
        result_lo = insert64Lo(result_lo, result_hi, t8, t7, 8);
        result_hi = t9;
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** V_CVT_SCALEF32_SR_PK8_FP8_F32 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK8_FP8_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s1 = u[b];
      let random = 0;
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s2) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 3; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 32) >>> 0;
        const t1 = Math.imul(Math.imul(i2, 2), 32) >>> 0;
        const t2 = Math.imul(Math.imul(i2, 2), 8) >>> 0;
        const t3 = encodeSmallStochastic(FP8, f32FromBits(bitsAt(u, a, h0, 8, t1, 32)) / decodeE8m0(scale), random & 65535, ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
        const t5 = Math.imul(Math.imul(i2, 2) + 1, 32) >>> 0;
        const t6 = Math.imul(Math.imul(i2, 2) + 1, 32) >>> 0;
        const t7 = Math.imul(Math.imul(i2, 2) + 1, 8) >>> 0;
        const t8 = encodeSmallStochastic(FP8, f32FromBits(bitsAt(u, a, h0, 8, t6, 32)) / decodeE8m0(scale), random >>> 16, ovfl);
        const t9 = insert64Hi(result_lo, result_hi, t8, t7, 8);
        result_lo = insert64Lo(result_lo, result_hi, t8, t7, 8);
        result_hi = t9;
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/**
 * V_CVT_SCALEF32_SR_PK8_FP8_F16 (cdna5)
 * Two elements share a random number, each taking sixteen bits of it.
 */
export function V_CVT_SCALEF32_SR_PK8_FP8_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      let random = 0;
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s2x32) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 3; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        const t1 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        const t2 = Math.imul(Math.imul(i2, 2), 8) >>> 0;
        const t3 = encodeSmallStochastic(FP8, f16ToNumber(bitsAt(u, a, h0, 4, t1, 16)) / decodeE8m0(scale), random & 65535, ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
        const t5 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        const t6 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        const t7 = Math.imul(Math.imul(i2, 2) + 1, 8) >>> 0;
        const t8 = encodeSmallStochastic(FP8, f16ToNumber(bitsAt(u, a, h0, 4, t6, 16)) / decodeE8m0(scale), random >>> 16, ovfl);
        const t9 = insert64Hi(result_lo, result_hi, t8, t7, 8);
        result_lo = insert64Lo(result_lo, result_hi, t8, t7, 8);
        result_hi = t9;
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** V_CVT_SCALEF32_SR_PK8_FP8_F16 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK8_FP8_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s1 = u[b];
      let random = 0;
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s2) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 3; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        const t1 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        const t2 = Math.imul(Math.imul(i2, 2), 8) >>> 0;
        const t3 = encodeSmallStochastic(FP8, f16ToNumber(bitsAt(u, a, h0, 4, t1, 16)) / decodeE8m0(scale), random & 65535, ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
        const t5 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        const t6 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        const t7 = Math.imul(Math.imul(i2, 2) + 1, 8) >>> 0;
        const t8 = encodeSmallStochastic(FP8, f16ToNumber(bitsAt(u, a, h0, 4, t6, 16)) / decodeE8m0(scale), random >>> 16, ovfl);
        const t9 = insert64Hi(result_lo, result_hi, t8, t7, 8);
        result_lo = insert64Lo(result_lo, result_hi, t8, t7, 8);
        result_hi = t9;
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/**
 * V_CVT_SCALEF32_SR_PK8_FP8_BF16 (cdna5)
 * Two elements share a random number, each taking sixteen bits of it.
 */
export function V_CVT_SCALEF32_SR_PK8_FP8_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      let random = 0;
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s2x32) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 3; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        const t1 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        const t2 = Math.imul(Math.imul(i2, 2), 8) >>> 0;
        const t3 = encodeSmallStochastic(FP8, bf16ToNumber(bitsAt(u, a, h0, 4, t1, 16)) / decodeE8m0(scale), random & 65535, ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
        const t5 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        const t6 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        const t7 = Math.imul(Math.imul(i2, 2) + 1, 8) >>> 0;
        const t8 = encodeSmallStochastic(FP8, bf16ToNumber(bitsAt(u, a, h0, 4, t6, 16)) / decodeE8m0(scale), random >>> 16, ovfl);
        const t9 = insert64Hi(result_lo, result_hi, t8, t7, 8);
        result_lo = insert64Lo(result_lo, result_hi, t8, t7, 8);
        result_hi = t9;
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** V_CVT_SCALEF32_SR_PK8_FP8_BF16 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK8_FP8_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s1 = u[b];
      let random = 0;
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s2) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 3; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        const t1 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        const t2 = Math.imul(Math.imul(i2, 2), 8) >>> 0;
        const t3 = encodeSmallStochastic(FP8, bf16ToNumber(bitsAt(u, a, h0, 4, t1, 16)) / decodeE8m0(scale), random & 65535, ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
        const t5 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        const t6 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        const t7 = Math.imul(Math.imul(i2, 2) + 1, 8) >>> 0;
        const t8 = encodeSmallStochastic(FP8, bf16ToNumber(bitsAt(u, a, h0, 4, t6, 16)) / decodeE8m0(scale), random >>> 16, ovfl);
        const t9 = insert64Hi(result_lo, result_hi, t8, t7, 8);
        result_lo = insert64Lo(result_lo, result_hi, t8, t7, 8);
        result_hi = t9;
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/**
 * V_CVT_SCALEF32_SR_PK8_BF8_F32 (cdna5)
 * Two elements share a random number, each taking sixteen bits of it.
 */
export function V_CVT_SCALEF32_SR_PK8_BF8_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      let random = 0;
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s2x32) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 3; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 32) >>> 0;
        const t1 = Math.imul(Math.imul(i2, 2), 32) >>> 0;
        const t2 = Math.imul(Math.imul(i2, 2), 8) >>> 0;
        const t3 = encodeSmallStochastic(BF8, f32FromBits(bitsAt(u, a, h0, 8, t1, 32)) / decodeE8m0(scale), random & 65535, ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
        const t5 = Math.imul(Math.imul(i2, 2) + 1, 32) >>> 0;
        const t6 = Math.imul(Math.imul(i2, 2) + 1, 32) >>> 0;
        const t7 = Math.imul(Math.imul(i2, 2) + 1, 8) >>> 0;
        const t8 = encodeSmallStochastic(BF8, f32FromBits(bitsAt(u, a, h0, 8, t6, 32)) / decodeE8m0(scale), random >>> 16, ovfl);
        const t9 = insert64Hi(result_lo, result_hi, t8, t7, 8);
        result_lo = insert64Lo(result_lo, result_hi, t8, t7, 8);
        result_hi = t9;
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** V_CVT_SCALEF32_SR_PK8_BF8_F32 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK8_BF8_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s1 = u[b];
      let random = 0;
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s2) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 3; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 32) >>> 0;
        const t1 = Math.imul(Math.imul(i2, 2), 32) >>> 0;
        const t2 = Math.imul(Math.imul(i2, 2), 8) >>> 0;
        const t3 = encodeSmallStochastic(BF8, f32FromBits(bitsAt(u, a, h0, 8, t1, 32)) / decodeE8m0(scale), random & 65535, ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
        const t5 = Math.imul(Math.imul(i2, 2) + 1, 32) >>> 0;
        const t6 = Math.imul(Math.imul(i2, 2) + 1, 32) >>> 0;
        const t7 = Math.imul(Math.imul(i2, 2) + 1, 8) >>> 0;
        const t8 = encodeSmallStochastic(BF8, f32FromBits(bitsAt(u, a, h0, 8, t6, 32)) / decodeE8m0(scale), random >>> 16, ovfl);
        const t9 = insert64Hi(result_lo, result_hi, t8, t7, 8);
        result_lo = insert64Lo(result_lo, result_hi, t8, t7, 8);
        result_hi = t9;
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/**
 * V_CVT_SCALEF32_SR_PK8_BF8_F16 (cdna5)
 * Two elements share a random number, each taking sixteen bits of it.
 */
export function V_CVT_SCALEF32_SR_PK8_BF8_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      let random = 0;
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s2x32) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 3; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        const t1 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        const t2 = Math.imul(Math.imul(i2, 2), 8) >>> 0;
        const t3 = encodeSmallStochastic(BF8, f16ToNumber(bitsAt(u, a, h0, 4, t1, 16)) / decodeE8m0(scale), random & 65535, ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
        const t5 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        const t6 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        const t7 = Math.imul(Math.imul(i2, 2) + 1, 8) >>> 0;
        const t8 = encodeSmallStochastic(BF8, f16ToNumber(bitsAt(u, a, h0, 4, t6, 16)) / decodeE8m0(scale), random >>> 16, ovfl);
        const t9 = insert64Hi(result_lo, result_hi, t8, t7, 8);
        result_lo = insert64Lo(result_lo, result_hi, t8, t7, 8);
        result_hi = t9;
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** V_CVT_SCALEF32_SR_PK8_BF8_F16 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK8_BF8_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s1 = u[b];
      let random = 0;
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s2) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 3; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        const t1 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        const t2 = Math.imul(Math.imul(i2, 2), 8) >>> 0;
        const t3 = encodeSmallStochastic(BF8, f16ToNumber(bitsAt(u, a, h0, 4, t1, 16)) / decodeE8m0(scale), random & 65535, ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
        const t5 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        const t6 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        const t7 = Math.imul(Math.imul(i2, 2) + 1, 8) >>> 0;
        const t8 = encodeSmallStochastic(BF8, f16ToNumber(bitsAt(u, a, h0, 4, t6, 16)) / decodeE8m0(scale), random >>> 16, ovfl);
        const t9 = insert64Hi(result_lo, result_hi, t8, t7, 8);
        result_lo = insert64Lo(result_lo, result_hi, t8, t7, 8);
        result_hi = t9;
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/**
 * V_CVT_SCALEF32_SR_PK8_BF8_BF16 (cdna5)
 * Two elements share a random number, each taking sixteen bits of it.
 */
export function V_CVT_SCALEF32_SR_PK8_BF8_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      let random = 0;
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s2x32) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 3; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        const t1 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        const t2 = Math.imul(Math.imul(i2, 2), 8) >>> 0;
        const t3 = encodeSmallStochastic(BF8, bf16ToNumber(bitsAt(u, a, h0, 4, t1, 16)) / decodeE8m0(scale), random & 65535, ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
        const t5 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        const t6 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        const t7 = Math.imul(Math.imul(i2, 2) + 1, 8) >>> 0;
        const t8 = encodeSmallStochastic(BF8, bf16ToNumber(bitsAt(u, a, h0, 4, t6, 16)) / decodeE8m0(scale), random >>> 16, ovfl);
        const t9 = insert64Hi(result_lo, result_hi, t8, t7, 8);
        result_lo = insert64Lo(result_lo, result_hi, t8, t7, 8);
        result_hi = t9;
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** V_CVT_SCALEF32_SR_PK8_BF8_BF16 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK8_BF8_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s1 = u[b];
      let random = 0;
      let result_lo = 0, result_hi = 0;
      const scale = exponent32(s2) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 3; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        const t1 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        const t2 = Math.imul(Math.imul(i2, 2), 8) >>> 0;
        const t3 = encodeSmallStochastic(BF8, bf16ToNumber(bitsAt(u, a, h0, 4, t1, 16)) / decodeE8m0(scale), random & 65535, ovfl);
        const t4 = insert64Hi(result_lo, result_hi, t3, t2, 8);
        result_lo = insert64Lo(result_lo, result_hi, t3, t2, 8);
        result_hi = t4;
        const t5 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        const t6 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        const t7 = Math.imul(Math.imul(i2, 2) + 1, 8) >>> 0;
        const t8 = encodeSmallStochastic(BF8, bf16ToNumber(bitsAt(u, a, h0, 4, t6, 16)) / decodeE8m0(scale), random >>> 16, ovfl);
        const t9 = insert64Hi(result_lo, result_hi, t8, t7, 8);
        result_lo = insert64Lo(result_lo, result_hi, t8, t7, 8);
        result_hi = t9;
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/**
 * V_CVT_SCALEF32_SR_PK8_FP4_F32 (cdna5)
 * Two elements share a random number, each taking sixteen bits of it.
 */
export function V_CVT_SCALEF32_SR_PK8_FP4_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      let random = 0;
      let result = 0;
      const scale = exponent32(s2x32) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 3; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 32) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP4, f32FromBits(bitsAt(u, a, h0, 8, t0, 32)) / decodeE8m0(scale), random & 65535, true), Math.imul(Math.imul(i2, 2), 4) >>> 0, 4) >>> 0;
        const t1 = Math.imul(Math.imul(i2, 2) + 1, 32) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP4, f32FromBits(bitsAt(u, a, h0, 8, t1, 32)) / decodeE8m0(scale), random >>> 16, true), Math.imul(Math.imul(i2, 2) + 1, 4) >>> 0, 4) >>> 0;
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result;
    }
  }
}

/** V_CVT_SCALEF32_SR_PK8_FP4_F32 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK8_FP4_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s1 = u[b];
      let random = 0;
      let result = 0;
      const scale = exponent32(s2) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 3; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 32) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP4, f32FromBits(bitsAt(u, a, h0, 8, t0, 32)) / decodeE8m0(scale), random & 65535, true), Math.imul(Math.imul(i2, 2), 4) >>> 0, 4) >>> 0;
        const t1 = Math.imul(Math.imul(i2, 2) + 1, 32) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP4, f32FromBits(bitsAt(u, a, h0, 8, t1, 32)) / decodeE8m0(scale), random >>> 16, true), Math.imul(Math.imul(i2, 2) + 1, 4) >>> 0, 4) >>> 0;
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result;
    }
  }
}

/**
 * V_CVT_SCALEF32_SR_PK8_FP4_F16 (cdna5)
 * Two elements share a random number, each taking sixteen bits of it.
 */
export function V_CVT_SCALEF32_SR_PK8_FP4_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      let random = 0;
      let result = 0;
      const scale = exponent32(s2x32) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 3; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP4, f16ToNumber(bitsAt(u, a, h0, 4, t0, 16)) / decodeE8m0(scale), random & 65535, true), Math.imul(Math.imul(i2, 2), 4) >>> 0, 4) >>> 0;
        const t1 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP4, f16ToNumber(bitsAt(u, a, h0, 4, t1, 16)) / decodeE8m0(scale), random >>> 16, true), Math.imul(Math.imul(i2, 2) + 1, 4) >>> 0, 4) >>> 0;
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result;
    }
  }
}

/** V_CVT_SCALEF32_SR_PK8_FP4_F16 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK8_FP4_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s1 = u[b];
      let random = 0;
      let result = 0;
      const scale = exponent32(s2) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 3; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP4, f16ToNumber(bitsAt(u, a, h0, 4, t0, 16)) / decodeE8m0(scale), random & 65535, true), Math.imul(Math.imul(i2, 2), 4) >>> 0, 4) >>> 0;
        const t1 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP4, f16ToNumber(bitsAt(u, a, h0, 4, t1, 16)) / decodeE8m0(scale), random >>> 16, true), Math.imul(Math.imul(i2, 2) + 1, 4) >>> 0, 4) >>> 0;
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result;
    }
  }
}

/**
 * V_CVT_SCALEF32_SR_PK8_FP4_BF16 (cdna5)
 * Two elements share a random number, each taking sixteen bits of it.
 */
export function V_CVT_SCALEF32_SR_PK8_FP4_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      let random = 0;
      let result = 0;
      const scale = exponent32(s2x32) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 3; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP4, bf16ToNumber(bitsAt(u, a, h0, 4, t0, 16)) / decodeE8m0(scale), random & 65535, true), Math.imul(Math.imul(i2, 2), 4) >>> 0, 4) >>> 0;
        const t1 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP4, bf16ToNumber(bitsAt(u, a, h0, 4, t1, 16)) / decodeE8m0(scale), random >>> 16, true), Math.imul(Math.imul(i2, 2) + 1, 4) >>> 0, 4) >>> 0;
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result;
    }
  }
}

/** V_CVT_SCALEF32_SR_PK8_FP4_BF16 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK8_FP4_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s1 = u[b];
      let random = 0;
      let result = 0;
      const scale = exponent32(s2) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 3; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP4, bf16ToNumber(bitsAt(u, a, h0, 4, t0, 16)) / decodeE8m0(scale), random & 65535, true), Math.imul(Math.imul(i2, 2), 4) >>> 0, 4) >>> 0;
        const t1 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        result = insert32(result, encodeSmallStochastic(FP4, bf16ToNumber(bitsAt(u, a, h0, 4, t1, 16)) / decodeE8m0(scale), random >>> 16, true), Math.imul(Math.imul(i2, 2) + 1, 4) >>> 0, 4) >>> 0;
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result;
    }
  }
}

/** V_CVT_SCALEF32_SR_PK16_FP6_F32 (cdna5) */
export function V_CVT_SCALEF32_SR_PK16_FP6_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(3);
      const scale = exponent32(s2x32) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 32) >>> 0;
        setBits(result, Math.imul(i2, 12) >>> 0, encodeSmallStochastic(FP6, f32FromBits(bitsAt(u, a, h0, 16, t0, 32)) / decodeE8m0(scale), random & 65535, true), 6);
        const t1 = Math.imul(Math.imul(i2, 2) + 1, 32) >>> 0;
        setBits(result, (Math.imul(i2, 12) + 6) >>> 0, encodeSmallStochastic(FP6, f32FromBits(bitsAt(u, a, h0, 16, t1, 32)) / decodeE8m0(scale), random >>> 16, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK16_FP6_F32 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK16_FP6_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(3);
      const scale = exponent32(s2) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 32) >>> 0;
        setBits(result, Math.imul(i2, 12) >>> 0, encodeSmallStochastic(FP6, f32FromBits(bitsAt(u, a, h0, 16, t0, 32)) / decodeE8m0(scale), random & 65535, true), 6);
        const t1 = Math.imul(Math.imul(i2, 2) + 1, 32) >>> 0;
        setBits(result, (Math.imul(i2, 12) + 6) >>> 0, encodeSmallStochastic(FP6, f32FromBits(bitsAt(u, a, h0, 16, t1, 32)) / decodeE8m0(scale), random >>> 16, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK16_FP6_F16 (cdna5) */
export function V_CVT_SCALEF32_SR_PK16_FP6_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(3);
      const scale = exponent32(s2x32) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        setBits(result, Math.imul(i2, 12) >>> 0, encodeSmallStochastic(FP6, f16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale), random & 65535, true), 6);
        const t1 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        setBits(result, (Math.imul(i2, 12) + 6) >>> 0, encodeSmallStochastic(FP6, f16ToNumber(bitsAt(u, a, h0, 8, t1, 16)) / decodeE8m0(scale), random >>> 16, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK16_FP6_F16 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK16_FP6_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(3);
      const scale = exponent32(s2) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        setBits(result, Math.imul(i2, 12) >>> 0, encodeSmallStochastic(FP6, f16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale), random & 65535, true), 6);
        const t1 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        setBits(result, (Math.imul(i2, 12) + 6) >>> 0, encodeSmallStochastic(FP6, f16ToNumber(bitsAt(u, a, h0, 8, t1, 16)) / decodeE8m0(scale), random >>> 16, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK16_FP6_BF16 (cdna5) */
export function V_CVT_SCALEF32_SR_PK16_FP6_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(3);
      const scale = exponent32(s2x32) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        setBits(result, Math.imul(i2, 12) >>> 0, encodeSmallStochastic(FP6, bf16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale), random & 65535, true), 6);
        const t1 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        setBits(result, (Math.imul(i2, 12) + 6) >>> 0, encodeSmallStochastic(FP6, bf16ToNumber(bitsAt(u, a, h0, 8, t1, 16)) / decodeE8m0(scale), random >>> 16, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK16_FP6_BF16 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK16_FP6_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(3);
      const scale = exponent32(s2) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        setBits(result, Math.imul(i2, 12) >>> 0, encodeSmallStochastic(FP6, bf16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale), random & 65535, true), 6);
        const t1 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        setBits(result, (Math.imul(i2, 12) + 6) >>> 0, encodeSmallStochastic(FP6, bf16ToNumber(bitsAt(u, a, h0, 8, t1, 16)) / decodeE8m0(scale), random >>> 16, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK16_BF6_F32 (cdna5) */
export function V_CVT_SCALEF32_SR_PK16_BF6_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(3);
      const scale = exponent32(s2x32) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 32) >>> 0;
        setBits(result, Math.imul(i2, 12) >>> 0, encodeSmallStochastic(BF6, f32FromBits(bitsAt(u, a, h0, 16, t0, 32)) / decodeE8m0(scale), random & 65535, true), 6);
        const t1 = Math.imul(Math.imul(i2, 2) + 1, 32) >>> 0;
        setBits(result, (Math.imul(i2, 12) + 6) >>> 0, encodeSmallStochastic(BF6, f32FromBits(bitsAt(u, a, h0, 16, t1, 32)) / decodeE8m0(scale), random >>> 16, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK16_BF6_F32 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK16_BF6_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(3);
      const scale = exponent32(s2) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 32) >>> 0;
        setBits(result, Math.imul(i2, 12) >>> 0, encodeSmallStochastic(BF6, f32FromBits(bitsAt(u, a, h0, 16, t0, 32)) / decodeE8m0(scale), random & 65535, true), 6);
        const t1 = Math.imul(Math.imul(i2, 2) + 1, 32) >>> 0;
        setBits(result, (Math.imul(i2, 12) + 6) >>> 0, encodeSmallStochastic(BF6, f32FromBits(bitsAt(u, a, h0, 16, t1, 32)) / decodeE8m0(scale), random >>> 16, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK16_BF6_F16 (cdna5) */
export function V_CVT_SCALEF32_SR_PK16_BF6_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(3);
      const scale = exponent32(s2x32) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        setBits(result, Math.imul(i2, 12) >>> 0, encodeSmallStochastic(BF6, f16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale), random & 65535, true), 6);
        const t1 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        setBits(result, (Math.imul(i2, 12) + 6) >>> 0, encodeSmallStochastic(BF6, f16ToNumber(bitsAt(u, a, h0, 8, t1, 16)) / decodeE8m0(scale), random >>> 16, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK16_BF6_F16 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK16_BF6_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(3);
      const scale = exponent32(s2) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        setBits(result, Math.imul(i2, 12) >>> 0, encodeSmallStochastic(BF6, f16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale), random & 65535, true), 6);
        const t1 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        setBits(result, (Math.imul(i2, 12) + 6) >>> 0, encodeSmallStochastic(BF6, f16ToNumber(bitsAt(u, a, h0, 8, t1, 16)) / decodeE8m0(scale), random >>> 16, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK16_BF6_BF16 (cdna5) */
export function V_CVT_SCALEF32_SR_PK16_BF6_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(3);
      const scale = exponent32(s2x32) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        setBits(result, Math.imul(i2, 12) >>> 0, encodeSmallStochastic(BF6, bf16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale), random & 65535, true), 6);
        const t1 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        setBits(result, (Math.imul(i2, 12) + 6) >>> 0, encodeSmallStochastic(BF6, bf16ToNumber(bitsAt(u, a, h0, 8, t1, 16)) / decodeE8m0(scale), random >>> 16, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
    }
  }
}

/** V_CVT_SCALEF32_SR_PK16_BF6_BF16 with denormals kept. */
export function V_CVT_SCALEF32_SR_PK16_BF6_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s1 = u[b];
      let random = 0;
      const result = new Uint32Array(3);
      const scale = exponent32(s2) & 255;
      random = s1;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(Math.imul(i2, 2), 16) >>> 0;
        setBits(result, Math.imul(i2, 12) >>> 0, encodeSmallStochastic(BF6, bf16ToNumber(bitsAt(u, a, h0, 8, t0, 16)) / decodeE8m0(scale), random & 65535, true), 6);
        const t1 = Math.imul(Math.imul(i2, 2) + 1, 16) >>> 0;
        setBits(result, (Math.imul(i2, 12) + 6) >>> 0, encodeSmallStochastic(BF6, bf16ToNumber(bitsAt(u, a, h0, 8, t1, 16)) / decodeE8m0(scale), random >>> 16, true), 6);
        const x = random;
        random = ((x << 1) ^ (((x >>> 31) !== 0) ? 197 : 0)) >>> 0;
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
    }
  }
}

/**
 * V_CVT_SCALE_PK8_F32_FP8 (cdna5)
 * The scale is a byte of S1 that OPSEL names.
 */
export function V_CVT_SCALE_PK8_F32_FP8(w: Wave, s: Step): void {
  const { u, i } = w;
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(8);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 8) >>> 0;
        setBits(result, Math.imul(i2, 32) >>> 0, f32ToBits(flush(Math.fround(fp8ToNumber(shr64Lo(s0, s0w1, t0) & 255) * decodeE8m0(scale)), fo32)), 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
    }
  }
}

/** V_CVT_SCALE_PK8_F32_FP8 with denormals kept. */
export function V_CVT_SCALE_PK8_F32_FP8_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(8);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 8) >>> 0;
        setBits(result, Math.imul(i2, 32) >>> 0, f32ToBits(Math.fround(fp8ToNumber(shr64Lo(s0, s0w1, t0) & 255) * decodeE8m0(scale))), 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
    }
  }
}

/** V_CVT_SCALE_PK8_F32_FP8 (cdna5), any rounding mode */
export function V_CVT_SCALE_PK8_F32_FP8_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(8);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 8) >>> 0;
        setBits(result, Math.imul(i2, 32) >>> 0, f32ToBits(flush(roundToF32(fp8ToNumber(shr64Lo(s0, s0w1, t0) & 255) * decodeE8m0(scale), r32), fo32)), 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
    }
  }
}

/**
 * V_CVT_SCALE_PK8_F32_BF8 (cdna5)
 * The scale is a byte of S1 that OPSEL names.
 */
export function V_CVT_SCALE_PK8_F32_BF8(w: Wave, s: Step): void {
  const { u, i } = w;
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(8);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 8) >>> 0;
        setBits(result, Math.imul(i2, 32) >>> 0, f32ToBits(flush(Math.fround(bf8ToNumber(shr64Lo(s0, s0w1, t0) & 255) * decodeE8m0(scale)), fo32)), 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
    }
  }
}

/** V_CVT_SCALE_PK8_F32_BF8 with denormals kept. */
export function V_CVT_SCALE_PK8_F32_BF8_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(8);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 8) >>> 0;
        setBits(result, Math.imul(i2, 32) >>> 0, f32ToBits(Math.fround(bf8ToNumber(shr64Lo(s0, s0w1, t0) & 255) * decodeE8m0(scale))), 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
    }
  }
}

/** V_CVT_SCALE_PK8_F32_BF8 (cdna5), any rounding mode */
export function V_CVT_SCALE_PK8_F32_BF8_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(8);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 8) >>> 0;
        setBits(result, Math.imul(i2, 32) >>> 0, f32ToBits(flush(roundToF32(bf8ToNumber(shr64Lo(s0, s0w1, t0) & 255) * decodeE8m0(scale), r32), fo32)), 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
    }
  }
}

/**
 * V_CVT_SCALE_PK8_F32_FP4 (cdna5)
 * The scale is a byte of S1 that OPSEL names.
 */
export function V_CVT_SCALE_PK8_F32_FP4(w: Wave, s: Step): void {
  const { u, i } = w;
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0 = u[a];
      const result = new Uint32Array(8);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        setBits(result, Math.imul(i2, 32) >>> 0, f32ToBits(flush(Math.fround(fp4ToNumber(shr32(s0, Math.imul(i2, 4) >>> 0) & 15) * decodeE8m0(scale)), fo32)), 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
    }
  }
}

/** V_CVT_SCALE_PK8_F32_FP4 with denormals kept. */
export function V_CVT_SCALE_PK8_F32_FP4_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0 = u[a];
      const result = new Uint32Array(8);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        setBits(result, Math.imul(i2, 32) >>> 0, f32ToBits(Math.fround(fp4ToNumber(shr32(s0, Math.imul(i2, 4) >>> 0) & 15) * decodeE8m0(scale))), 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
    }
  }
}

/** V_CVT_SCALE_PK8_F32_FP4 (cdna5), any rounding mode */
export function V_CVT_SCALE_PK8_F32_FP4_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0 = u[a];
      const result = new Uint32Array(8);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        setBits(result, Math.imul(i2, 32) >>> 0, f32ToBits(flush(roundToF32(fp4ToNumber(shr32(s0, Math.imul(i2, 4) >>> 0) & 15) * decodeE8m0(scale), r32), fo32)), 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
    }
  }
}

/**
 * V_CVT_SCALE_PK8_F16_FP8 (cdna5)
 * The scale is a byte of S1 that OPSEL names.
 */
export function V_CVT_SCALE_PK8_F16_FP8(w: Wave, s: Step): void {
  const { u, i } = w;
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(4);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 8) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(flush(roundToF16(fp8ToNumber(shr64Lo(s0, s0w1, t0) & 255) * decodeE8m0(scale), 0), fo16)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
    }
  }
}

/** V_CVT_SCALE_PK8_F16_FP8 with denormals kept. */
export function V_CVT_SCALE_PK8_F16_FP8_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(4);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 8) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(roundToF16(fp8ToNumber(shr64Lo(s0, s0w1, t0) & 255) * decodeE8m0(scale), 0)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
    }
  }
}

/** V_CVT_SCALE_PK8_F16_FP8 (cdna5), any rounding mode */
export function V_CVT_SCALE_PK8_F16_FP8_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(4);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 8) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(flush(roundToF16(fp8ToNumber(shr64Lo(s0, s0w1, t0) & 255) * decodeE8m0(scale), r16), fo16)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
    }
  }
}

/**
 * V_CVT_SCALE_PK8_F16_BF8 (cdna5)
 * The scale is a byte of S1 that OPSEL names.
 */
export function V_CVT_SCALE_PK8_F16_BF8(w: Wave, s: Step): void {
  const { u, i } = w;
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(4);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 8) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(flush(roundToF16(bf8ToNumber(shr64Lo(s0, s0w1, t0) & 255) * decodeE8m0(scale), 0), fo16)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
    }
  }
}

/** V_CVT_SCALE_PK8_F16_BF8 with denormals kept. */
export function V_CVT_SCALE_PK8_F16_BF8_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(4);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 8) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(roundToF16(bf8ToNumber(shr64Lo(s0, s0w1, t0) & 255) * decodeE8m0(scale), 0)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
    }
  }
}

/** V_CVT_SCALE_PK8_F16_BF8 (cdna5), any rounding mode */
export function V_CVT_SCALE_PK8_F16_BF8_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(4);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 8) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(flush(roundToF16(bf8ToNumber(shr64Lo(s0, s0w1, t0) & 255) * decodeE8m0(scale), r16), fo16)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
    }
  }
}

/**
 * V_CVT_SCALE_PK8_F16_FP4 (cdna5)
 * The scale is a byte of S1 that OPSEL names.
 */
export function V_CVT_SCALE_PK8_F16_FP4(w: Wave, s: Step): void {
  const { u, i } = w;
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const result = new Uint32Array(4);
        const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
        for (let i2 = 0; i2 <= 7; i2++) {
          setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(flush(roundToF16(fp4ToNumber(shr32(s0, Math.imul(i2, 4) >>> 0) & 15) * decodeE8m0(scale), 0), fo16)), 16);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
        u[d + 3 * hd0] = result[3];
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const result = new Uint32Array(4);
        const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
        for (let i2 = 0; i2 <= 7; i2++) {
          setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(flush(roundToF16(fp4ToNumber(shr32(s0, Math.imul(i2, 4) >>> 0) & 15) * decodeE8m0(scale), 0), fo16)), 16);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
        u[d + 3 * hd0] = result[3];
      }
    }
  }
}

/** V_CVT_SCALE_PK8_F16_FP4 with denormals kept. */
export function V_CVT_SCALE_PK8_F16_FP4_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const result = new Uint32Array(4);
        const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
        for (let i2 = 0; i2 <= 7; i2++) {
          setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(roundToF16(fp4ToNumber(shr32(s0, Math.imul(i2, 4) >>> 0) & 15) * decodeE8m0(scale), 0)), 16);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
        u[d + 3 * hd0] = result[3];
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const result = new Uint32Array(4);
        const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
        for (let i2 = 0; i2 <= 7; i2++) {
          setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(roundToF16(fp4ToNumber(shr32(s0, Math.imul(i2, 4) >>> 0) & 15) * decodeE8m0(scale), 0)), 16);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
        u[d + 3 * hd0] = result[3];
      }
    }
  }
}

/** V_CVT_SCALE_PK8_F16_FP4 (cdna5), any rounding mode */
export function V_CVT_SCALE_PK8_F16_FP4_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0 = u[a];
      const result = new Uint32Array(4);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(flush(roundToF16(fp4ToNumber(shr32(s0, Math.imul(i2, 4) >>> 0) & 15) * decodeE8m0(scale), r16), fo16)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
    }
  }
}

/**
 * V_CVT_SCALE_PK8_BF16_FP8 (cdna5)
 * The scale is a byte of S1 that OPSEL names.
 */
export function V_CVT_SCALE_PK8_BF16_FP8(w: Wave, s: Step): void {
  const { u, i } = w;
  const fob = outputLimitBf16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(4);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 8) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(flush(roundToBf16(fp8ToNumber(shr64Lo(s0, s0w1, t0) & 255) * decodeE8m0(scale), 0), fob)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
    }
  }
}

/** V_CVT_SCALE_PK8_BF16_FP8 with denormals kept. */
export function V_CVT_SCALE_PK8_BF16_FP8_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(4);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 8) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(roundToBf16(fp8ToNumber(shr64Lo(s0, s0w1, t0) & 255) * decodeE8m0(scale), 0)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
    }
  }
}

/** V_CVT_SCALE_PK8_BF16_FP8 (cdna5), any rounding mode */
export function V_CVT_SCALE_PK8_BF16_FP8_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r16 = roundF16Of(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(4);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 8) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(flush(roundToBf16(fp8ToNumber(shr64Lo(s0, s0w1, t0) & 255) * decodeE8m0(scale), r16), fob)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
    }
  }
}

/**
 * V_CVT_SCALE_PK8_BF16_BF8 (cdna5)
 * The scale is a byte of S1 that OPSEL names.
 */
export function V_CVT_SCALE_PK8_BF16_BF8(w: Wave, s: Step): void {
  const { u, i } = w;
  const fob = outputLimitBf16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(4);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 8) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(flush(roundToBf16(bf8ToNumber(shr64Lo(s0, s0w1, t0) & 255) * decodeE8m0(scale), 0), fob)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
    }
  }
}

/** V_CVT_SCALE_PK8_BF16_BF8 with denormals kept. */
export function V_CVT_SCALE_PK8_BF16_BF8_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(4);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 8) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(roundToBf16(bf8ToNumber(shr64Lo(s0, s0w1, t0) & 255) * decodeE8m0(scale), 0)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
    }
  }
}

/** V_CVT_SCALE_PK8_BF16_BF8 (cdna5), any rounding mode */
export function V_CVT_SCALE_PK8_BF16_BF8_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r16 = roundF16Of(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(4);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        const t0 = Math.imul(i2, 8) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(flush(roundToBf16(bf8ToNumber(shr64Lo(s0, s0w1, t0) & 255) * decodeE8m0(scale), r16), fob)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
    }
  }
}

/**
 * V_CVT_SCALE_PK8_BF16_FP4 (cdna5)
 * The scale is a byte of S1 that OPSEL names.
 */
export function V_CVT_SCALE_PK8_BF16_FP4(w: Wave, s: Step): void {
  const { u, i } = w;
  const fob = outputLimitBf16(w.mode);
  const { k0, k1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const result = new Uint32Array(4);
        const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
        for (let i2 = 0; i2 <= 7; i2++) {
          setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(flush(roundToBf16(fp4ToNumber(shr32(s0, Math.imul(i2, 4) >>> 0) & 15) * decodeE8m0(scale), 0), fob)), 16);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
        u[d + 3 * hd0] = result[3];
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const result = new Uint32Array(4);
        const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
        for (let i2 = 0; i2 <= 7; i2++) {
          setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(flush(roundToBf16(fp4ToNumber(shr32(s0, Math.imul(i2, 4) >>> 0) & 15) * decodeE8m0(scale), 0), fob)), 16);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
        u[d + 3 * hd0] = result[3];
      }
    }
  }
}

/** V_CVT_SCALE_PK8_BF16_FP4 with denormals kept. */
export function V_CVT_SCALE_PK8_BF16_FP4_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s1 = u[b];
        const s0 = u[a];
        const result = new Uint32Array(4);
        const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
        for (let i2 = 0; i2 <= 7; i2++) {
          setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(roundToBf16(fp4ToNumber(shr32(s0, Math.imul(i2, 4) >>> 0) & 15) * decodeE8m0(scale), 0)), 16);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
        u[d + 3 * hd0] = result[3];
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s1 = u[b];
        const s0 = u[a];
        const result = new Uint32Array(4);
        const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
        for (let i2 = 0; i2 <= 7; i2++) {
          setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(roundToBf16(fp4ToNumber(shr32(s0, Math.imul(i2, 4) >>> 0) & 15) * decodeE8m0(scale), 0)), 16);
        }
        u[d] = result[0];
        u[d + hd0] = result[1];
        u[d + 2 * hd0] = result[2];
        u[d + 3 * hd0] = result[3];
      }
    }
  }
}

/** V_CVT_SCALE_PK8_BF16_FP4 (cdna5), any rounding mode */
export function V_CVT_SCALE_PK8_BF16_FP4_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r16 = roundF16Of(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0, k1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0 = u[a];
      const result = new Uint32Array(4);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 7; i2++) {
        setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(flush(roundToBf16(fp4ToNumber(shr32(s0, Math.imul(i2, 4) >>> 0) & 15) * decodeE8m0(scale), r16), fob)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
    }
  }
}

/** V_CVT_SCALE_PK16_F32_FP6 (cdna5) */
export function V_CVT_SCALE_PK16_F32_FP6(w: Wave, s: Step): void {
  const { u, i } = w;
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(16);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 32) >>> 0, f32ToBits(flush(Math.fround(fp6ToNumber(bitsAt(u, a, h0, 3, t0, 6)) * decodeE8m0(scale)), fo32)), 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
    }
  }
}

/** V_CVT_SCALE_PK16_F32_FP6 with denormals kept. */
export function V_CVT_SCALE_PK16_F32_FP6_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(16);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 32) >>> 0, f32ToBits(Math.fround(fp6ToNumber(bitsAt(u, a, h0, 3, t0, 6)) * decodeE8m0(scale))), 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
    }
  }
}

/** V_CVT_SCALE_PK16_F32_FP6 (cdna5), any rounding mode */
export function V_CVT_SCALE_PK16_F32_FP6_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(16);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 32) >>> 0, f32ToBits(flush(roundToF32(fp6ToNumber(bitsAt(u, a, h0, 3, t0, 6)) * decodeE8m0(scale), r32), fo32)), 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
    }
  }
}

/** V_CVT_SCALE_PK16_F32_BF6 (cdna5) */
export function V_CVT_SCALE_PK16_F32_BF6(w: Wave, s: Step): void {
  const { u, i } = w;
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(16);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 32) >>> 0, f32ToBits(flush(Math.fround(bf6ToNumber(bitsAt(u, a, h0, 3, t0, 6)) * decodeE8m0(scale)), fo32)), 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
    }
  }
}

/** V_CVT_SCALE_PK16_F32_BF6 with denormals kept. */
export function V_CVT_SCALE_PK16_F32_BF6_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(16);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 32) >>> 0, f32ToBits(Math.fround(bf6ToNumber(bitsAt(u, a, h0, 3, t0, 6)) * decodeE8m0(scale))), 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
    }
  }
}

/** V_CVT_SCALE_PK16_F32_BF6 (cdna5), any rounding mode */
export function V_CVT_SCALE_PK16_F32_BF6_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r32 = roundF32Of(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(16);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 32) >>> 0, f32ToBits(flush(roundToF32(bf6ToNumber(bitsAt(u, a, h0, 3, t0, 6)) * decodeE8m0(scale), r32), fo32)), 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
      u[d + 8 * hd0] = result[8];
      u[d + 9 * hd0] = result[9];
      u[d + 10 * hd0] = result[10];
      u[d + 11 * hd0] = result[11];
      u[d + 12 * hd0] = result[12];
      u[d + 13 * hd0] = result[13];
      u[d + 14 * hd0] = result[14];
      u[d + 15 * hd0] = result[15];
    }
  }
}

/** V_CVT_SCALE_PK16_F16_FP6 (cdna5) */
export function V_CVT_SCALE_PK16_F16_FP6(w: Wave, s: Step): void {
  const { u, i } = w;
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(8);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(flush(roundToF16(fp6ToNumber(bitsAt(u, a, h0, 3, t0, 6)) * decodeE8m0(scale), 0), fo16)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
    }
  }
}

/** V_CVT_SCALE_PK16_F16_FP6 with denormals kept. */
export function V_CVT_SCALE_PK16_F16_FP6_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(8);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(roundToF16(fp6ToNumber(bitsAt(u, a, h0, 3, t0, 6)) * decodeE8m0(scale), 0)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
    }
  }
}

/** V_CVT_SCALE_PK16_F16_FP6 (cdna5), any rounding mode */
export function V_CVT_SCALE_PK16_F16_FP6_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(8);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(flush(roundToF16(fp6ToNumber(bitsAt(u, a, h0, 3, t0, 6)) * decodeE8m0(scale), r16), fo16)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
    }
  }
}

/** V_CVT_SCALE_PK16_F16_BF6 (cdna5) */
export function V_CVT_SCALE_PK16_F16_BF6(w: Wave, s: Step): void {
  const { u, i } = w;
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(8);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(flush(roundToF16(bf6ToNumber(bitsAt(u, a, h0, 3, t0, 6)) * decodeE8m0(scale), 0), fo16)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
    }
  }
}

/** V_CVT_SCALE_PK16_F16_BF6 with denormals kept. */
export function V_CVT_SCALE_PK16_F16_BF6_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(8);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(roundToF16(bf6ToNumber(bitsAt(u, a, h0, 3, t0, 6)) * decodeE8m0(scale), 0)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
    }
  }
}

/** V_CVT_SCALE_PK16_F16_BF6 (cdna5), any rounding mode */
export function V_CVT_SCALE_PK16_F16_BF6_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r16 = roundF16Of(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(8);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, f16ToBits(flush(roundToF16(bf6ToNumber(bitsAt(u, a, h0, 3, t0, 6)) * decodeE8m0(scale), r16), fo16)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
    }
  }
}

/** V_CVT_SCALE_PK16_BF16_FP6 (cdna5) */
export function V_CVT_SCALE_PK16_BF16_FP6(w: Wave, s: Step): void {
  const { u, i } = w;
  const fob = outputLimitBf16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(8);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(flush(roundToBf16(fp6ToNumber(bitsAt(u, a, h0, 3, t0, 6)) * decodeE8m0(scale), 0), fob)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
    }
  }
}

/** V_CVT_SCALE_PK16_BF16_FP6 with denormals kept. */
export function V_CVT_SCALE_PK16_BF16_FP6_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(8);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(roundToBf16(fp6ToNumber(bitsAt(u, a, h0, 3, t0, 6)) * decodeE8m0(scale), 0)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
    }
  }
}

/** V_CVT_SCALE_PK16_BF16_FP6 (cdna5), any rounding mode */
export function V_CVT_SCALE_PK16_BF16_FP6_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r16 = roundF16Of(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(8);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(flush(roundToBf16(fp6ToNumber(bitsAt(u, a, h0, 3, t0, 6)) * decodeE8m0(scale), r16), fob)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
    }
  }
}

/** V_CVT_SCALE_PK16_BF16_BF6 (cdna5) */
export function V_CVT_SCALE_PK16_BF16_BF6(w: Wave, s: Step): void {
  const { u, i } = w;
  const fob = outputLimitBf16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(8);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(flush(roundToBf16(bf6ToNumber(bitsAt(u, a, h0, 3, t0, 6)) * decodeE8m0(scale), 0), fob)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
    }
  }
}

/** V_CVT_SCALE_PK16_BF16_BF6 with denormals kept. */
export function V_CVT_SCALE_PK16_BF16_BF6_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(8);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(roundToBf16(bf6ToNumber(bitsAt(u, a, h0, 3, t0, 6)) * decodeE8m0(scale), 0)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
    }
  }
}

/** V_CVT_SCALE_PK16_BF16_BF6 (cdna5), any rounding mode */
export function V_CVT_SCALE_PK16_BF16_BF6_general(w: Wave, s: Step): void {
  const { u, i } = w;
  const r16 = roundF16Of(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0, k1, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const result = new Uint32Array(8);
      const scale = (s1 >>> (Math.imul(s.fields.OPSEL & 3, 8) >>> 0)) & 255;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 6) >>> 0;
        setBits(result, Math.imul(i2, 16) >>> 0, bf16ToBits(flush(roundToBf16(bf6ToNumber(bitsAt(u, a, h0, 3, t0, 6)) * decodeE8m0(scale), r16), fob)), 16);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
      u[d + 4 * hd0] = result[4];
      u[d + 5 * hd0] = result[5];
      u[d + 6 * hd0] = result[6];
      u[d + 7 * hd0] = result[7];
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  V_CVT_SCALEF32_F32_FP8: define("V_CVT_SCALEF32_F32_FP8", "lane", V_CVT_SCALEF32_F32_FP8, { general: V_CVT_SCALEF32_F32_FP8_general, rounds: 0x3, keep: V_CVT_SCALEF32_F32_FP8_keep, keeps: 0x30, ownHalves: true }),
  V_CVT_SCALEF32_F32_BF8: define("V_CVT_SCALEF32_F32_BF8", "lane", V_CVT_SCALEF32_F32_BF8, { general: V_CVT_SCALEF32_F32_BF8_general, rounds: 0x3, keep: V_CVT_SCALEF32_F32_BF8_keep, keeps: 0x30, ownHalves: true }),
  V_CVT_SCALEF32_F16_FP8: define("V_CVT_SCALEF32_F16_FP8", "lane", V_CVT_SCALEF32_F16_FP8, { general: V_CVT_SCALEF32_F16_FP8_general, rounds: 0x80000c, keep: V_CVT_SCALEF32_F16_FP8_keep, keeps: 0x90, ownHalves: true }),
  V_CVT_SCALEF32_F16_BF8: define("V_CVT_SCALEF32_F16_BF8", "lane", V_CVT_SCALEF32_F16_BF8, { general: V_CVT_SCALEF32_F16_BF8_general, rounds: 0x80000c, keep: V_CVT_SCALEF32_F16_BF8_keep, keeps: 0x90, ownHalves: true }),
  V_CVT_SCALEF32_PK_F32_FP8: define("V_CVT_SCALEF32_PK_F32_FP8", "lane", V_CVT_SCALEF32_PK_F32_FP8, { general: V_CVT_SCALEF32_PK_F32_FP8_general, rounds: 0x3, keep: V_CVT_SCALEF32_PK_F32_FP8_keep, keeps: 0x30, ownHalves: true }),
  V_CVT_SCALEF32_PK_F32_BF8: define("V_CVT_SCALEF32_PK_F32_BF8", "lane", V_CVT_SCALEF32_PK_F32_BF8, { general: V_CVT_SCALEF32_PK_F32_BF8_general, rounds: 0x3, keep: V_CVT_SCALEF32_PK_F32_BF8_keep, keeps: 0x30, ownHalves: true }),
  V_CVT_SCALEF32_PK_F16_FP8: define("V_CVT_SCALEF32_PK_F16_FP8", "lane", V_CVT_SCALEF32_PK_F16_FP8, { general: V_CVT_SCALEF32_PK_F16_FP8_general, rounds: 0x80000c, keep: V_CVT_SCALEF32_PK_F16_FP8_keep, keeps: 0x90, ownHalves: true }),
  V_CVT_SCALEF32_PK_F16_BF8: define("V_CVT_SCALEF32_PK_F16_BF8", "lane", V_CVT_SCALEF32_PK_F16_BF8, { general: V_CVT_SCALEF32_PK_F16_BF8_general, rounds: 0x80000c, keep: V_CVT_SCALEF32_PK_F16_BF8_keep, keeps: 0x90, ownHalves: true }),
  V_CVT_SCALEF32_PK_BF16_FP8: define("V_CVT_SCALEF32_PK_BF16_FP8", "lane", V_CVT_SCALEF32_PK_BF16_FP8, { general: V_CVT_SCALEF32_PK_BF16_FP8_general, rounds: 0x80000c, keep: V_CVT_SCALEF32_PK_BF16_FP8_keep, keeps: 0x90, ownHalves: true }),
  V_CVT_SCALEF32_PK_BF16_BF8: define("V_CVT_SCALEF32_PK_BF16_BF8", "lane", V_CVT_SCALEF32_PK_BF16_BF8, { general: V_CVT_SCALEF32_PK_BF16_BF8_general, rounds: 0x80000c, keep: V_CVT_SCALEF32_PK_BF16_BF8_keep, keeps: 0x90, ownHalves: true }),
  V_CVT_SCALEF32_PK_F32_FP4: define("V_CVT_SCALEF32_PK_F32_FP4", "lane", V_CVT_SCALEF32_PK_F32_FP4, { general: V_CVT_SCALEF32_PK_F32_FP4_general, rounds: 0x3, keep: V_CVT_SCALEF32_PK_F32_FP4_keep, keeps: 0x30, ownHalves: true }),
  V_CVT_SCALEF32_PK_F16_FP4: define("V_CVT_SCALEF32_PK_F16_FP4", "lane", V_CVT_SCALEF32_PK_F16_FP4, { general: V_CVT_SCALEF32_PK_F16_FP4_general, rounds: 0x80000c, keep: V_CVT_SCALEF32_PK_F16_FP4_keep, keeps: 0x90, ownHalves: true }),
  V_CVT_SCALEF32_PK_BF16_FP4: define("V_CVT_SCALEF32_PK_BF16_FP4", "lane", V_CVT_SCALEF32_PK_BF16_FP4, { general: V_CVT_SCALEF32_PK_BF16_FP4_general, rounds: 0x80000c, keep: V_CVT_SCALEF32_PK_BF16_FP4_keep, keeps: 0x90, ownHalves: true }),
  V_CVT_SCALEF32_PK_FP8_F32: define("V_CVT_SCALEF32_PK_FP8_F32", "lane", V_CVT_SCALEF32_PK_FP8_F32, { keep: V_CVT_SCALEF32_PK_FP8_F32_keep, keeps: 0x10, readsDestination: true, ownHalves: true }),
  V_CVT_SCALEF32_PK_BF8_F32: define("V_CVT_SCALEF32_PK_BF8_F32", "lane", V_CVT_SCALEF32_PK_BF8_F32, { keep: V_CVT_SCALEF32_PK_BF8_F32_keep, keeps: 0x10, readsDestination: true, ownHalves: true }),
  V_CVT_SCALEF32_PK_FP8_F16: define("V_CVT_SCALEF32_PK_FP8_F16", "lane", V_CVT_SCALEF32_PK_FP8_F16, { keep: V_CVT_SCALEF32_PK_FP8_F16_keep, keeps: 0x50, readsDestination: true, ownHalves: true }),
  V_CVT_SCALEF32_PK_FP8_BF16: define("V_CVT_SCALEF32_PK_FP8_BF16", "lane", V_CVT_SCALEF32_PK_FP8_BF16, { keep: V_CVT_SCALEF32_PK_FP8_BF16_keep, keeps: 0x50, readsDestination: true, ownHalves: true }),
  V_CVT_SCALEF32_PK_BF8_F16: define("V_CVT_SCALEF32_PK_BF8_F16", "lane", V_CVT_SCALEF32_PK_BF8_F16, { keep: V_CVT_SCALEF32_PK_BF8_F16_keep, keeps: 0x50, readsDestination: true, ownHalves: true }),
  V_CVT_SCALEF32_PK_BF8_BF16: define("V_CVT_SCALEF32_PK_BF8_BF16", "lane", V_CVT_SCALEF32_PK_BF8_BF16, { keep: V_CVT_SCALEF32_PK_BF8_BF16_keep, keeps: 0x50, readsDestination: true, ownHalves: true }),
  V_CVT_SCALEF32_PK_FP4_F32: define("V_CVT_SCALEF32_PK_FP4_F32", "lane", V_CVT_SCALEF32_PK_FP4_F32, { keep: V_CVT_SCALEF32_PK_FP4_F32_keep, keeps: 0x10, readsDestination: true, ownHalves: true }),
  V_CVT_SCALEF32_PK_FP4_F16: define("V_CVT_SCALEF32_PK_FP4_F16", "lane", V_CVT_SCALEF32_PK_FP4_F16, { keep: V_CVT_SCALEF32_PK_FP4_F16_keep, keeps: 0x50, readsDestination: true, ownHalves: true }),
  V_CVT_SCALEF32_PK_FP4_BF16: define("V_CVT_SCALEF32_PK_FP4_BF16", "lane", V_CVT_SCALEF32_PK_FP4_BF16, { keep: V_CVT_SCALEF32_PK_FP4_BF16_keep, keeps: 0x50, readsDestination: true, ownHalves: true }),
  V_CVT_SCALEF32_SR_FP8_F32: define("V_CVT_SCALEF32_SR_FP8_F32", "lane", V_CVT_SCALEF32_SR_FP8_F32, { keep: V_CVT_SCALEF32_SR_FP8_F32_keep, keeps: 0x10, readsDestination: true, ownHalves: true }),
  V_CVT_SCALEF32_SR_FP8_F16: define("V_CVT_SCALEF32_SR_FP8_F16", "lane", V_CVT_SCALEF32_SR_FP8_F16, { keep: V_CVT_SCALEF32_SR_FP8_F16_keep, keeps: 0x50, readsDestination: true, ownHalves: true }),
  V_CVT_SCALEF32_SR_FP8_BF16: define("V_CVT_SCALEF32_SR_FP8_BF16", "lane", V_CVT_SCALEF32_SR_FP8_BF16, { keep: V_CVT_SCALEF32_SR_FP8_BF16_keep, keeps: 0x50, readsDestination: true, ownHalves: true }),
  V_CVT_SCALEF32_SR_BF8_F32: define("V_CVT_SCALEF32_SR_BF8_F32", "lane", V_CVT_SCALEF32_SR_BF8_F32, { keep: V_CVT_SCALEF32_SR_BF8_F32_keep, keeps: 0x10, readsDestination: true, ownHalves: true }),
  V_CVT_SCALEF32_SR_BF8_F16: define("V_CVT_SCALEF32_SR_BF8_F16", "lane", V_CVT_SCALEF32_SR_BF8_F16, { keep: V_CVT_SCALEF32_SR_BF8_F16_keep, keeps: 0x50, readsDestination: true, ownHalves: true }),
  V_CVT_SCALEF32_SR_BF8_BF16: define("V_CVT_SCALEF32_SR_BF8_BF16", "lane", V_CVT_SCALEF32_SR_BF8_BF16, { keep: V_CVT_SCALEF32_SR_BF8_BF16_keep, keeps: 0x50, readsDestination: true, ownHalves: true }),
  V_CVT_SCALEF32_SR_PK_FP4_F32: define("V_CVT_SCALEF32_SR_PK_FP4_F32", "lane", V_CVT_SCALEF32_SR_PK_FP4_F32, { keep: V_CVT_SCALEF32_SR_PK_FP4_F32_keep, keeps: 0x10, readsDestination: true, ownHalves: true }),
  V_CVT_SCALEF32_SR_PK_FP4_F16: define("V_CVT_SCALEF32_SR_PK_FP4_F16", "lane", V_CVT_SCALEF32_SR_PK_FP4_F16, { keep: V_CVT_SCALEF32_SR_PK_FP4_F16_keep, keeps: 0x50, readsDestination: true, ownHalves: true }),
  V_CVT_SCALEF32_SR_PK_FP4_BF16: define("V_CVT_SCALEF32_SR_PK_FP4_BF16", "lane", V_CVT_SCALEF32_SR_PK_FP4_BF16, { keep: V_CVT_SCALEF32_SR_PK_FP4_BF16_keep, keeps: 0x50, readsDestination: true, ownHalves: true }),
  V_CVT_SCALEF32_2XPK16_FP6_F32: define("V_CVT_SCALEF32_2XPK16_FP6_F32", "lane", V_CVT_SCALEF32_2XPK16_FP6_F32, { keep: V_CVT_SCALEF32_2XPK16_FP6_F32_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_2XPK16_BF6_F32: define("V_CVT_SCALEF32_2XPK16_BF6_F32", "lane", V_CVT_SCALEF32_2XPK16_BF6_F32, { keep: V_CVT_SCALEF32_2XPK16_BF6_F32_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_PK32_FP6_F16: define("V_CVT_SCALEF32_PK32_FP6_F16", "lane", V_CVT_SCALEF32_PK32_FP6_F16, { keep: V_CVT_SCALEF32_PK32_FP6_F16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_PK32_FP6_BF16: define("V_CVT_SCALEF32_PK32_FP6_BF16", "lane", V_CVT_SCALEF32_PK32_FP6_BF16, { keep: V_CVT_SCALEF32_PK32_FP6_BF16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_PK32_BF6_F16: define("V_CVT_SCALEF32_PK32_BF6_F16", "lane", V_CVT_SCALEF32_PK32_BF6_F16, { keep: V_CVT_SCALEF32_PK32_BF6_F16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_PK32_BF6_BF16: define("V_CVT_SCALEF32_PK32_BF6_BF16", "lane", V_CVT_SCALEF32_PK32_BF6_BF16, { keep: V_CVT_SCALEF32_PK32_BF6_BF16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_SR_PK32_FP6_F32: define("V_CVT_SCALEF32_SR_PK32_FP6_F32", "lane", V_CVT_SCALEF32_SR_PK32_FP6_F32, { keep: V_CVT_SCALEF32_SR_PK32_FP6_F32_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_SR_PK32_FP6_F16: define("V_CVT_SCALEF32_SR_PK32_FP6_F16", "lane", V_CVT_SCALEF32_SR_PK32_FP6_F16, { keep: V_CVT_SCALEF32_SR_PK32_FP6_F16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_SR_PK32_FP6_BF16: define("V_CVT_SCALEF32_SR_PK32_FP6_BF16", "lane", V_CVT_SCALEF32_SR_PK32_FP6_BF16, { keep: V_CVT_SCALEF32_SR_PK32_FP6_BF16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_SR_PK32_BF6_F32: define("V_CVT_SCALEF32_SR_PK32_BF6_F32", "lane", V_CVT_SCALEF32_SR_PK32_BF6_F32, { keep: V_CVT_SCALEF32_SR_PK32_BF6_F32_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_SR_PK32_BF6_F16: define("V_CVT_SCALEF32_SR_PK32_BF6_F16", "lane", V_CVT_SCALEF32_SR_PK32_BF6_F16, { keep: V_CVT_SCALEF32_SR_PK32_BF6_F16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_SR_PK32_BF6_BF16: define("V_CVT_SCALEF32_SR_PK32_BF6_BF16", "lane", V_CVT_SCALEF32_SR_PK32_BF6_BF16, { keep: V_CVT_SCALEF32_SR_PK32_BF6_BF16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_PK32_F32_FP6: define("V_CVT_SCALEF32_PK32_F32_FP6", "lane", V_CVT_SCALEF32_PK32_F32_FP6, { general: V_CVT_SCALEF32_PK32_F32_FP6_general, rounds: 0x3, keep: V_CVT_SCALEF32_PK32_F32_FP6_keep, keeps: 0x30 }),
  V_CVT_SCALEF32_PK32_F32_BF6: define("V_CVT_SCALEF32_PK32_F32_BF6", "lane", V_CVT_SCALEF32_PK32_F32_BF6, { general: V_CVT_SCALEF32_PK32_F32_BF6_general, rounds: 0x3, keep: V_CVT_SCALEF32_PK32_F32_BF6_keep, keeps: 0x30 }),
  V_CVT_SCALEF32_PK32_F16_FP6: define("V_CVT_SCALEF32_PK32_F16_FP6", "lane", V_CVT_SCALEF32_PK32_F16_FP6, { general: V_CVT_SCALEF32_PK32_F16_FP6_general, rounds: 0x80000c, keep: V_CVT_SCALEF32_PK32_F16_FP6_keep, keeps: 0x90 }),
  V_CVT_SCALEF32_PK32_F16_BF6: define("V_CVT_SCALEF32_PK32_F16_BF6", "lane", V_CVT_SCALEF32_PK32_F16_BF6, { general: V_CVT_SCALEF32_PK32_F16_BF6_general, rounds: 0x80000c, keep: V_CVT_SCALEF32_PK32_F16_BF6_keep, keeps: 0x90 }),
  V_CVT_SCALEF32_PK32_BF16_FP6: define("V_CVT_SCALEF32_PK32_BF16_FP6", "lane", V_CVT_SCALEF32_PK32_BF16_FP6, { general: V_CVT_SCALEF32_PK32_BF16_FP6_general, rounds: 0x80000c, keep: V_CVT_SCALEF32_PK32_BF16_FP6_keep, keeps: 0x90 }),
  V_CVT_SCALEF32_PK32_BF16_BF6: define("V_CVT_SCALEF32_PK32_BF16_BF6", "lane", V_CVT_SCALEF32_PK32_BF16_BF6, { general: V_CVT_SCALEF32_PK32_BF16_BF6_general, rounds: 0x80000c, keep: V_CVT_SCALEF32_PK32_BF16_BF6_keep, keeps: 0x90 }),
  V_CVT_SCALEF32_PK8_FP8_F32: define("V_CVT_SCALEF32_PK8_FP8_F32", "lane", V_CVT_SCALEF32_PK8_FP8_F32, { keep: V_CVT_SCALEF32_PK8_FP8_F32_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_PK8_FP8_F16: define("V_CVT_SCALEF32_PK8_FP8_F16", "lane", V_CVT_SCALEF32_PK8_FP8_F16, { keep: V_CVT_SCALEF32_PK8_FP8_F16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_PK8_FP8_BF16: define("V_CVT_SCALEF32_PK8_FP8_BF16", "lane", V_CVT_SCALEF32_PK8_FP8_BF16, { keep: V_CVT_SCALEF32_PK8_FP8_BF16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_PK8_BF8_F32: define("V_CVT_SCALEF32_PK8_BF8_F32", "lane", V_CVT_SCALEF32_PK8_BF8_F32, { keep: V_CVT_SCALEF32_PK8_BF8_F32_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_PK8_BF8_F16: define("V_CVT_SCALEF32_PK8_BF8_F16", "lane", V_CVT_SCALEF32_PK8_BF8_F16, { keep: V_CVT_SCALEF32_PK8_BF8_F16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_PK8_BF8_BF16: define("V_CVT_SCALEF32_PK8_BF8_BF16", "lane", V_CVT_SCALEF32_PK8_BF8_BF16, { keep: V_CVT_SCALEF32_PK8_BF8_BF16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_PK8_FP4_F32: define("V_CVT_SCALEF32_PK8_FP4_F32", "lane", V_CVT_SCALEF32_PK8_FP4_F32, { keep: V_CVT_SCALEF32_PK8_FP4_F32_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_PK8_FP4_F16: define("V_CVT_SCALEF32_PK8_FP4_F16", "lane", V_CVT_SCALEF32_PK8_FP4_F16, { keep: V_CVT_SCALEF32_PK8_FP4_F16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_PK8_FP4_BF16: define("V_CVT_SCALEF32_PK8_FP4_BF16", "lane", V_CVT_SCALEF32_PK8_FP4_BF16, { keep: V_CVT_SCALEF32_PK8_FP4_BF16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_PK16_FP6_F32: define("V_CVT_SCALEF32_PK16_FP6_F32", "lane", V_CVT_SCALEF32_PK16_FP6_F32, { keep: V_CVT_SCALEF32_PK16_FP6_F32_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_PK16_FP6_F16: define("V_CVT_SCALEF32_PK16_FP6_F16", "lane", V_CVT_SCALEF32_PK16_FP6_F16, { keep: V_CVT_SCALEF32_PK16_FP6_F16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_PK16_FP6_BF16: define("V_CVT_SCALEF32_PK16_FP6_BF16", "lane", V_CVT_SCALEF32_PK16_FP6_BF16, { keep: V_CVT_SCALEF32_PK16_FP6_BF16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_PK16_BF6_F32: define("V_CVT_SCALEF32_PK16_BF6_F32", "lane", V_CVT_SCALEF32_PK16_BF6_F32, { keep: V_CVT_SCALEF32_PK16_BF6_F32_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_PK16_BF6_F16: define("V_CVT_SCALEF32_PK16_BF6_F16", "lane", V_CVT_SCALEF32_PK16_BF6_F16, { keep: V_CVT_SCALEF32_PK16_BF6_F16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_PK16_BF6_BF16: define("V_CVT_SCALEF32_PK16_BF6_BF16", "lane", V_CVT_SCALEF32_PK16_BF6_BF16, { keep: V_CVT_SCALEF32_PK16_BF6_BF16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_SR_PK8_FP8_F32: define("V_CVT_SCALEF32_SR_PK8_FP8_F32", "lane", V_CVT_SCALEF32_SR_PK8_FP8_F32, { keep: V_CVT_SCALEF32_SR_PK8_FP8_F32_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_SR_PK8_FP8_F16: define("V_CVT_SCALEF32_SR_PK8_FP8_F16", "lane", V_CVT_SCALEF32_SR_PK8_FP8_F16, { keep: V_CVT_SCALEF32_SR_PK8_FP8_F16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_SR_PK8_FP8_BF16: define("V_CVT_SCALEF32_SR_PK8_FP8_BF16", "lane", V_CVT_SCALEF32_SR_PK8_FP8_BF16, { keep: V_CVT_SCALEF32_SR_PK8_FP8_BF16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_SR_PK8_BF8_F32: define("V_CVT_SCALEF32_SR_PK8_BF8_F32", "lane", V_CVT_SCALEF32_SR_PK8_BF8_F32, { keep: V_CVT_SCALEF32_SR_PK8_BF8_F32_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_SR_PK8_BF8_F16: define("V_CVT_SCALEF32_SR_PK8_BF8_F16", "lane", V_CVT_SCALEF32_SR_PK8_BF8_F16, { keep: V_CVT_SCALEF32_SR_PK8_BF8_F16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_SR_PK8_BF8_BF16: define("V_CVT_SCALEF32_SR_PK8_BF8_BF16", "lane", V_CVT_SCALEF32_SR_PK8_BF8_BF16, { keep: V_CVT_SCALEF32_SR_PK8_BF8_BF16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_SR_PK8_FP4_F32: define("V_CVT_SCALEF32_SR_PK8_FP4_F32", "lane", V_CVT_SCALEF32_SR_PK8_FP4_F32, { keep: V_CVT_SCALEF32_SR_PK8_FP4_F32_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_SR_PK8_FP4_F16: define("V_CVT_SCALEF32_SR_PK8_FP4_F16", "lane", V_CVT_SCALEF32_SR_PK8_FP4_F16, { keep: V_CVT_SCALEF32_SR_PK8_FP4_F16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_SR_PK8_FP4_BF16: define("V_CVT_SCALEF32_SR_PK8_FP4_BF16", "lane", V_CVT_SCALEF32_SR_PK8_FP4_BF16, { keep: V_CVT_SCALEF32_SR_PK8_FP4_BF16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_SR_PK16_FP6_F32: define("V_CVT_SCALEF32_SR_PK16_FP6_F32", "lane", V_CVT_SCALEF32_SR_PK16_FP6_F32, { keep: V_CVT_SCALEF32_SR_PK16_FP6_F32_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_SR_PK16_FP6_F16: define("V_CVT_SCALEF32_SR_PK16_FP6_F16", "lane", V_CVT_SCALEF32_SR_PK16_FP6_F16, { keep: V_CVT_SCALEF32_SR_PK16_FP6_F16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_SR_PK16_FP6_BF16: define("V_CVT_SCALEF32_SR_PK16_FP6_BF16", "lane", V_CVT_SCALEF32_SR_PK16_FP6_BF16, { keep: V_CVT_SCALEF32_SR_PK16_FP6_BF16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_SR_PK16_BF6_F32: define("V_CVT_SCALEF32_SR_PK16_BF6_F32", "lane", V_CVT_SCALEF32_SR_PK16_BF6_F32, { keep: V_CVT_SCALEF32_SR_PK16_BF6_F32_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_SR_PK16_BF6_F16: define("V_CVT_SCALEF32_SR_PK16_BF6_F16", "lane", V_CVT_SCALEF32_SR_PK16_BF6_F16, { keep: V_CVT_SCALEF32_SR_PK16_BF6_F16_keep, keeps: 0x10 }),
  V_CVT_SCALEF32_SR_PK16_BF6_BF16: define("V_CVT_SCALEF32_SR_PK16_BF6_BF16", "lane", V_CVT_SCALEF32_SR_PK16_BF6_BF16, { keep: V_CVT_SCALEF32_SR_PK16_BF6_BF16_keep, keeps: 0x10 }),
  V_CVT_SCALE_PK8_F32_FP8: define("V_CVT_SCALE_PK8_F32_FP8", "lane", V_CVT_SCALE_PK8_F32_FP8, { general: V_CVT_SCALE_PK8_F32_FP8_general, rounds: 0x3, keep: V_CVT_SCALE_PK8_F32_FP8_keep, keeps: 0x20, ownHalves: true }),
  V_CVT_SCALE_PK8_F32_BF8: define("V_CVT_SCALE_PK8_F32_BF8", "lane", V_CVT_SCALE_PK8_F32_BF8, { general: V_CVT_SCALE_PK8_F32_BF8_general, rounds: 0x3, keep: V_CVT_SCALE_PK8_F32_BF8_keep, keeps: 0x20, ownHalves: true }),
  V_CVT_SCALE_PK8_F32_FP4: define("V_CVT_SCALE_PK8_F32_FP4", "lane", V_CVT_SCALE_PK8_F32_FP4, { general: V_CVT_SCALE_PK8_F32_FP4_general, rounds: 0x3, keep: V_CVT_SCALE_PK8_F32_FP4_keep, keeps: 0x20, ownHalves: true }),
  V_CVT_SCALE_PK8_F16_FP8: define("V_CVT_SCALE_PK8_F16_FP8", "lane", V_CVT_SCALE_PK8_F16_FP8, { general: V_CVT_SCALE_PK8_F16_FP8_general, rounds: 0x80000c, keep: V_CVT_SCALE_PK8_F16_FP8_keep, keeps: 0x80, ownHalves: true }),
  V_CVT_SCALE_PK8_F16_BF8: define("V_CVT_SCALE_PK8_F16_BF8", "lane", V_CVT_SCALE_PK8_F16_BF8, { general: V_CVT_SCALE_PK8_F16_BF8_general, rounds: 0x80000c, keep: V_CVT_SCALE_PK8_F16_BF8_keep, keeps: 0x80, ownHalves: true }),
  V_CVT_SCALE_PK8_F16_FP4: define("V_CVT_SCALE_PK8_F16_FP4", "lane", V_CVT_SCALE_PK8_F16_FP4, { general: V_CVT_SCALE_PK8_F16_FP4_general, rounds: 0x80000c, keep: V_CVT_SCALE_PK8_F16_FP4_keep, keeps: 0x80, ownHalves: true }),
  V_CVT_SCALE_PK8_BF16_FP8: define("V_CVT_SCALE_PK8_BF16_FP8", "lane", V_CVT_SCALE_PK8_BF16_FP8, { general: V_CVT_SCALE_PK8_BF16_FP8_general, rounds: 0x80000c, keep: V_CVT_SCALE_PK8_BF16_FP8_keep, keeps: 0x80, ownHalves: true }),
  V_CVT_SCALE_PK8_BF16_BF8: define("V_CVT_SCALE_PK8_BF16_BF8", "lane", V_CVT_SCALE_PK8_BF16_BF8, { general: V_CVT_SCALE_PK8_BF16_BF8_general, rounds: 0x80000c, keep: V_CVT_SCALE_PK8_BF16_BF8_keep, keeps: 0x80, ownHalves: true }),
  V_CVT_SCALE_PK8_BF16_FP4: define("V_CVT_SCALE_PK8_BF16_FP4", "lane", V_CVT_SCALE_PK8_BF16_FP4, { general: V_CVT_SCALE_PK8_BF16_FP4_general, rounds: 0x80000c, keep: V_CVT_SCALE_PK8_BF16_FP4_keep, keeps: 0x80, ownHalves: true }),
  V_CVT_SCALE_PK16_F32_FP6: define("V_CVT_SCALE_PK16_F32_FP6", "lane", V_CVT_SCALE_PK16_F32_FP6, { general: V_CVT_SCALE_PK16_F32_FP6_general, rounds: 0x3, keep: V_CVT_SCALE_PK16_F32_FP6_keep, keeps: 0x20, ownHalves: true }),
  V_CVT_SCALE_PK16_F32_BF6: define("V_CVT_SCALE_PK16_F32_BF6", "lane", V_CVT_SCALE_PK16_F32_BF6, { general: V_CVT_SCALE_PK16_F32_BF6_general, rounds: 0x3, keep: V_CVT_SCALE_PK16_F32_BF6_keep, keeps: 0x20, ownHalves: true }),
  V_CVT_SCALE_PK16_F16_FP6: define("V_CVT_SCALE_PK16_F16_FP6", "lane", V_CVT_SCALE_PK16_F16_FP6, { general: V_CVT_SCALE_PK16_F16_FP6_general, rounds: 0x80000c, keep: V_CVT_SCALE_PK16_F16_FP6_keep, keeps: 0x80, ownHalves: true }),
  V_CVT_SCALE_PK16_F16_BF6: define("V_CVT_SCALE_PK16_F16_BF6", "lane", V_CVT_SCALE_PK16_F16_BF6, { general: V_CVT_SCALE_PK16_F16_BF6_general, rounds: 0x80000c, keep: V_CVT_SCALE_PK16_F16_BF6_keep, keeps: 0x80, ownHalves: true }),
  V_CVT_SCALE_PK16_BF16_FP6: define("V_CVT_SCALE_PK16_BF16_FP6", "lane", V_CVT_SCALE_PK16_BF16_FP6, { general: V_CVT_SCALE_PK16_BF16_FP6_general, rounds: 0x80000c, keep: V_CVT_SCALE_PK16_BF16_FP6_keep, keeps: 0x80, ownHalves: true }),
  V_CVT_SCALE_PK16_BF16_BF6: define("V_CVT_SCALE_PK16_BF16_BF6", "lane", V_CVT_SCALE_PK16_BF16_BF6, { general: V_CVT_SCALE_PK16_BF16_BF6_general, rounds: 0x80000c, keep: V_CVT_SCALE_PK16_BF16_BF6_keep, keeps: 0x80, ownHalves: true }),
};

// Executors of vector convert small.
// Generated from spec/pseudocode/vector-convert-small.pcode by `npm run generate`; do not edit.
import { insert32, lowestOne, shr32 } from "../../runtime/bits/index.js";
import {
  bf8FnuzToNumber,
  bf8ToNumber,
  exponent16,
  exponent32,
  f16ToBits,
  f16ToNumber,
  f32BitsToF16Bits,
  f32FromBits,
  f32ToBits,
  flush,
  flushBits16,
  flushBits32,
  fp8FnuzToNumber,
  fp8ToNumber,
  inputLimitF16,
  inputLimitF32,
  numberToBf8,
  numberToBf8Fnuz,
  numberToFp8,
  numberToFp8Fnuz,
  outputLimitF16,
} from "../../runtime/float/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/**
 * V_CVT_F32_FP8 (cdna3 cdna4)
 * CDNA 3 and 4: the lowest byte or half; SDWA can bring another one there.
 */
export function V_CVT_F32_FP8_cdna3(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        f[d] = fp8ToNumber(s0 & 255);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        f[d] = fp8ToNumber(s0 & 255);
      }
    }
  }
}

/**
 * V_CVT_F32_FP8 (cdna3)
 * CDNA 3 and 4: the lowest byte or half; SDWA can bring another one there.
 */
export function V_CVT_F32_FP8_cdna3_FNUZ(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        f[d] = fp8FnuzToNumber(s0 & 255);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        f[d] = fp8FnuzToNumber(s0 & 255);
      }
    }
  }
}

/**
 * V_CVT_F32_BF8 (cdna3 cdna4)
 * CDNA 3 and 4: the lowest byte or half; SDWA can bring another one there.
 */
export function V_CVT_F32_BF8_cdna3(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        f[d] = bf8ToNumber(s0 & 255);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        f[d] = bf8ToNumber(s0 & 255);
      }
    }
  }
}

/**
 * V_CVT_F32_BF8 (cdna3)
 * CDNA 3 and 4: the lowest byte or half; SDWA can bring another one there.
 */
export function V_CVT_F32_BF8_cdna3_FNUZ(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        f[d] = bf8FnuzToNumber(s0 & 255);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        f[d] = bf8FnuzToNumber(s0 & 255);
      }
    }
  }
}

/** V_CVT_PK_F32_FP8 (cdna3 cdna4) */
export function V_CVT_PK_F32_FP8_cdna3(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const low = fp8ToNumber(s0 & 255);
        const high = fp8ToNumber((s0 >>> 8) & 255);
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const low = fp8ToNumber(s0 & 255);
        const high = fp8ToNumber((s0 >>> 8) & 255);
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    }
  }
}

/** V_CVT_PK_F32_FP8 (cdna3) */
export function V_CVT_PK_F32_FP8_cdna3_FNUZ(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const low = fp8FnuzToNumber(s0 & 255);
        const high = fp8FnuzToNumber((s0 >>> 8) & 255);
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const low = fp8FnuzToNumber(s0 & 255);
        const high = fp8FnuzToNumber((s0 >>> 8) & 255);
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    }
  }
}

/** V_CVT_PK_F32_BF8 (cdna3 cdna4) */
export function V_CVT_PK_F32_BF8_cdna3(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const low = bf8ToNumber(s0 & 255);
        const high = bf8ToNumber((s0 >>> 8) & 255);
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const low = bf8ToNumber(s0 & 255);
        const high = bf8ToNumber((s0 >>> 8) & 255);
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    }
  }
}

/** V_CVT_PK_F32_BF8 (cdna3) */
export function V_CVT_PK_F32_BF8_cdna3_FNUZ(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const low = bf8FnuzToNumber(s0 & 255);
        const high = bf8FnuzToNumber((s0 >>> 8) & 255);
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const low = bf8FnuzToNumber(s0 & 255);
        const high = bf8FnuzToNumber((s0 >>> 8) & 255);
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    }
  }
}

/**
 * V_CVT_F32_FP8 (cdna5 rdna4)
 * RDNA 4 and CDNA 5: OPSEL[0:1], low bit first, names the byte, OPSEL[0] the half.
 */
export function V_CVT_F32_FP8_cdna5(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const place = Math.imul((((s.fields.OPSEL & 1) << 1) | ((s.fields.OPSEL >>> 1) & 1)) & 3, 8) >>> 0;
        f[d] = fp8ToNumber(shr32(s0, place) & 255);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const place = Math.imul((((s.fields.OPSEL & 1) << 1) | ((s.fields.OPSEL >>> 1) & 1)) & 3, 8) >>> 0;
        f[d] = fp8ToNumber(shr32(s0, place) & 255);
      }
    }
  }
}

/**
 * V_CVT_F32_BF8 (cdna5 rdna4)
 * RDNA 4 and CDNA 5: OPSEL[0:1], low bit first, names the byte, OPSEL[0] the half.
 */
export function V_CVT_F32_BF8_cdna5(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const place = Math.imul((((s.fields.OPSEL & 1) << 1) | ((s.fields.OPSEL >>> 1) & 1)) & 3, 8) >>> 0;
        f[d] = bf8ToNumber(shr32(s0, place) & 255);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const place = Math.imul((((s.fields.OPSEL & 1) << 1) | ((s.fields.OPSEL >>> 1) & 1)) & 3, 8) >>> 0;
        f[d] = bf8ToNumber(shr32(s0, place) & 255);
      }
    }
  }
}

/** V_CVT_PK_F32_FP8 (cdna5 rdna4) */
export function V_CVT_PK_F32_FP8_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const pair = ((s.fields.OPSEL & 1) !== 0) ? (s0 >>> 16) : (s0 & 65535);
        const low = fp8ToNumber(pair & 255);
        const high = fp8ToNumber(pair >>> 8);
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const pair = ((s.fields.OPSEL & 1) !== 0) ? (s0 >>> 16) : (s0 & 65535);
        const low = fp8ToNumber(pair & 255);
        const high = fp8ToNumber(pair >>> 8);
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    }
  }
}

/** V_CVT_PK_F32_BF8 (cdna5 rdna4) */
export function V_CVT_PK_F32_BF8_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const pair = ((s.fields.OPSEL & 1) !== 0) ? (s0 >>> 16) : (s0 & 65535);
        const low = bf8ToNumber(pair & 255);
        const high = bf8ToNumber(pair >>> 8);
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const pair = ((s.fields.OPSEL & 1) !== 0) ? (s0 >>> 16) : (s0 & 65535);
        const low = bf8ToNumber(pair & 255);
        const high = bf8ToNumber(pair >>> 8);
        u[d] = f32ToBits(low);
        u[d + hd0] = f32ToBits(high);
      }
    }
  }
}

/** V_CVT_F16_FP8 (cdna5) */
export function V_CVT_F16_FP8(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const place = Math.imul((((s.fields.OPSEL & 1) << 1) | ((s.fields.OPSEL >>> 1) & 1)) & 3, 8) >>> 0;
        u[d] = f16ToBits(fp8ToNumber(shr32(s0, place) & 255));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const place = Math.imul((((s.fields.OPSEL & 1) << 1) | ((s.fields.OPSEL >>> 1) & 1)) & 3, 8) >>> 0;
        u[d] = f16ToBits(fp8ToNumber(shr32(s0, place) & 255));
      }
    }
  }
}

/** V_CVT_F16_BF8 (cdna5) */
export function V_CVT_F16_BF8(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const place = Math.imul((((s.fields.OPSEL & 1) << 1) | ((s.fields.OPSEL >>> 1) & 1)) & 3, 8) >>> 0;
        u[d] = f16ToBits(bf8ToNumber(shr32(s0, place) & 255));
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const place = Math.imul((((s.fields.OPSEL & 1) << 1) | ((s.fields.OPSEL >>> 1) & 1)) & 3, 8) >>> 0;
        u[d] = f16ToBits(bf8ToNumber(shr32(s0, place) & 255));
      }
    }
  }
}

/** V_CVT_PK_F16_FP8 (cdna5) */
export function V_CVT_PK_F16_FP8(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const pair = ((s.fields.OPSEL & 1) !== 0) ? (s0 >>> 16) : (s0 & 65535);
        const low = fp8ToNumber(pair & 255);
        const high = fp8ToNumber(pair >>> 8);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const pair = ((s.fields.OPSEL & 1) !== 0) ? (s0 >>> 16) : (s0 & 65535);
        const low = fp8ToNumber(pair & 255);
        const high = fp8ToNumber(pair >>> 8);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    }
  }
}

/** V_CVT_PK_F16_BF8 (cdna5) */
export function V_CVT_PK_F16_BF8(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const pair = ((s.fields.OPSEL & 1) !== 0) ? (s0 >>> 16) : (s0 & 65535);
        const low = bf8ToNumber(pair & 255);
        const high = bf8ToNumber(pair >>> 8);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const pair = ((s.fields.OPSEL & 1) !== 0) ? (s0 >>> 16) : (s0 & 65535);
        const low = bf8ToNumber(pair & 255);
        const high = bf8ToNumber(pair >>> 8);
        u[d] = (f16ToBits(high) << 16) | f16ToBits(low);
      }
    }
  }
}

/**
 * V_CVT_PK_FP8_F32 (cdna3 cdna4 cdna5 rdna4)
 * To nearest even whatever MODE says. OPSEL[3] names the half that is written; the other keeps its value.
 */
export function V_CVT_PK_FP8_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      let result = d0;
      const mode = w.mode;
      const low = fp8ToNumber(numberToFp8(s0f, ovfl));
      const high = fp8ToNumber(numberToFp8(s1f, ovfl));
      if ((s.fields.OPSEL >>> 3) !== 0) {
        result = ((result & 0xffff) | ((((numberToFp8(high, ovfl) << 8) | numberToFp8(low, ovfl)) & 65535) << 16)) >>> 0;
      } else {
        result = ((result & 0xffff0000) | (((numberToFp8(high, ovfl) << 8) | numberToFp8(low, ovfl)) & 65535)) >>> 0;
      }
      u[d] = result;
    }
  }
}

/** V_CVT_PK_FP8_F32 with denormals kept. */
export function V_CVT_PK_FP8_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0f = f[a];
      const s1f = f[b];
      let result = d0;
      const mode = w.mode;
      const low = fp8ToNumber(numberToFp8(s0f, ovfl));
      const high = fp8ToNumber(numberToFp8(s1f, ovfl));
      if ((s.fields.OPSEL >>> 3) !== 0) {
        result = ((result & 0xffff) | ((((numberToFp8(high, ovfl) << 8) | numberToFp8(low, ovfl)) & 65535) << 16)) >>> 0;
      } else {
        result = ((result & 0xffff0000) | (((numberToFp8(high, ovfl) << 8) | numberToFp8(low, ovfl)) & 65535)) >>> 0;
      }
      u[d] = result;
    }
  }
}

/**
 * V_CVT_PK_FP8_F32 (cdna3)
 * To nearest even whatever MODE says. OPSEL[3] names the half that is written; the other keeps its value.
 */
export function V_CVT_PK_FP8_F32_FNUZ(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      let result = d0;
      const mode = w.mode;
      const low = fp8FnuzToNumber(numberToFp8Fnuz(s0f, ovfl));
      const high = fp8FnuzToNumber(numberToFp8Fnuz(s1f, ovfl));
      if ((s.fields.OPSEL >>> 3) !== 0) {
        result = ((result & 0xffff) | ((((numberToFp8Fnuz(high, ovfl) << 8) | numberToFp8Fnuz(low, ovfl)) & 65535) << 16)) >>> 0;
      } else {
        result = ((result & 0xffff0000) | (((numberToFp8Fnuz(high, ovfl) << 8) | numberToFp8Fnuz(low, ovfl)) & 65535)) >>> 0;
      }
      u[d] = result;
    }
  }
}

/** V_CVT_PK_FP8_F32_FNUZ with denormals kept. */
export function V_CVT_PK_FP8_F32_FNUZ_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0f = f[a];
      const s1f = f[b];
      let result = d0;
      const mode = w.mode;
      const low = fp8FnuzToNumber(numberToFp8Fnuz(s0f, ovfl));
      const high = fp8FnuzToNumber(numberToFp8Fnuz(s1f, ovfl));
      if ((s.fields.OPSEL >>> 3) !== 0) {
        result = ((result & 0xffff) | ((((numberToFp8Fnuz(high, ovfl) << 8) | numberToFp8Fnuz(low, ovfl)) & 65535) << 16)) >>> 0;
      } else {
        result = ((result & 0xffff0000) | (((numberToFp8Fnuz(high, ovfl) << 8) | numberToFp8Fnuz(low, ovfl)) & 65535)) >>> 0;
      }
      u[d] = result;
    }
  }
}

/**
 * V_CVT_PK_BF8_F32 (cdna3 cdna4 cdna5 rdna4)
 * To nearest even whatever MODE says. OPSEL[3] names the half that is written; the other keeps its value.
 */
export function V_CVT_PK_BF8_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      let result = d0;
      const mode = w.mode;
      const low = bf8ToNumber(numberToBf8(s0f, ovfl));
      const high = bf8ToNumber(numberToBf8(s1f, ovfl));
      if ((s.fields.OPSEL >>> 3) !== 0) {
        result = ((result & 0xffff) | ((((numberToBf8(high, ovfl) << 8) | numberToBf8(low, ovfl)) & 65535) << 16)) >>> 0;
      } else {
        result = ((result & 0xffff0000) | (((numberToBf8(high, ovfl) << 8) | numberToBf8(low, ovfl)) & 65535)) >>> 0;
      }
      u[d] = result;
    }
  }
}

/** V_CVT_PK_BF8_F32 with denormals kept. */
export function V_CVT_PK_BF8_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0f = f[a];
      const s1f = f[b];
      let result = d0;
      const mode = w.mode;
      const low = bf8ToNumber(numberToBf8(s0f, ovfl));
      const high = bf8ToNumber(numberToBf8(s1f, ovfl));
      if ((s.fields.OPSEL >>> 3) !== 0) {
        result = ((result & 0xffff) | ((((numberToBf8(high, ovfl) << 8) | numberToBf8(low, ovfl)) & 65535) << 16)) >>> 0;
      } else {
        result = ((result & 0xffff0000) | (((numberToBf8(high, ovfl) << 8) | numberToBf8(low, ovfl)) & 65535)) >>> 0;
      }
      u[d] = result;
    }
  }
}

/**
 * V_CVT_PK_BF8_F32 (cdna3)
 * To nearest even whatever MODE says. OPSEL[3] names the half that is written; the other keeps its value.
 */
export function V_CVT_PK_BF8_F32_FNUZ(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0f = flush(f[a], fi32);
      const s1f = flush(f[b], fi32);
      let result = d0;
      const mode = w.mode;
      const low = bf8FnuzToNumber(numberToBf8Fnuz(s0f, ovfl));
      const high = bf8FnuzToNumber(numberToBf8Fnuz(s1f, ovfl));
      if ((s.fields.OPSEL >>> 3) !== 0) {
        result = ((result & 0xffff) | ((((numberToBf8Fnuz(high, ovfl) << 8) | numberToBf8Fnuz(low, ovfl)) & 65535) << 16)) >>> 0;
      } else {
        result = ((result & 0xffff0000) | (((numberToBf8Fnuz(high, ovfl) << 8) | numberToBf8Fnuz(low, ovfl)) & 65535)) >>> 0;
      }
      u[d] = result;
    }
  }
}

/** V_CVT_PK_BF8_F32_FNUZ with denormals kept. */
export function V_CVT_PK_BF8_F32_FNUZ_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0f = f[a];
      const s1f = f[b];
      let result = d0;
      const mode = w.mode;
      const low = bf8FnuzToNumber(numberToBf8Fnuz(s0f, ovfl));
      const high = bf8FnuzToNumber(numberToBf8Fnuz(s1f, ovfl));
      if ((s.fields.OPSEL >>> 3) !== 0) {
        result = ((result & 0xffff) | ((((numberToBf8Fnuz(high, ovfl) << 8) | numberToBf8Fnuz(low, ovfl)) & 65535) << 16)) >>> 0;
      } else {
        result = ((result & 0xffff0000) | (((numberToBf8Fnuz(high, ovfl) << 8) | numberToBf8Fnuz(low, ovfl)) & 65535)) >>> 0;
      }
      u[d] = result;
    }
  }
}

/** V_CVT_PK_FP8_F16 (cdna5) */
export function V_CVT_PK_FP8_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        let result = d0;
        const mode = w.mode;
        const low = fp8ToNumber(numberToFp8(flush(f16ToNumber(s0 & 65535), fi16), ovfl));
        const high = fp8ToNumber(numberToFp8(flush(f16ToNumber(s0 >>> 16), fi16), ovfl));
        if ((s.fields.OPSEL >>> 3) !== 0) {
          result = ((result & 0xffff) | ((((numberToFp8(high, ovfl) << 8) | numberToFp8(low, ovfl)) & 65535) << 16)) >>> 0;
        } else {
          result = ((result & 0xffff0000) | (((numberToFp8(high, ovfl) << 8) | numberToFp8(low, ovfl)) & 65535)) >>> 0;
        }
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        let result = d0;
        const mode = w.mode;
        const low = fp8ToNumber(numberToFp8(flush(f16ToNumber(s0 & 65535), fi16), ovfl));
        const high = fp8ToNumber(numberToFp8(flush(f16ToNumber(s0 >>> 16), fi16), ovfl));
        if ((s.fields.OPSEL >>> 3) !== 0) {
          result = ((result & 0xffff) | ((((numberToFp8(high, ovfl) << 8) | numberToFp8(low, ovfl)) & 65535) << 16)) >>> 0;
        } else {
          result = ((result & 0xffff0000) | (((numberToFp8(high, ovfl) << 8) | numberToFp8(low, ovfl)) & 65535)) >>> 0;
        }
        u[d] = result;
      }
    }
  }
}

/** V_CVT_PK_FP8_F16 with denormals kept. */
export function V_CVT_PK_FP8_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        let result = d0;
        const mode = w.mode;
        const low = fp8ToNumber(numberToFp8(f16ToNumber(s0 & 65535), ovfl));
        const high = fp8ToNumber(numberToFp8(f16ToNumber(s0 >>> 16), ovfl));
        if ((s.fields.OPSEL >>> 3) !== 0) {
          result = ((result & 0xffff) | ((((numberToFp8(high, ovfl) << 8) | numberToFp8(low, ovfl)) & 65535) << 16)) >>> 0;
        } else {
          result = ((result & 0xffff0000) | (((numberToFp8(high, ovfl) << 8) | numberToFp8(low, ovfl)) & 65535)) >>> 0;
        }
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        let result = d0;
        const mode = w.mode;
        const low = fp8ToNumber(numberToFp8(f16ToNumber(s0 & 65535), ovfl));
        const high = fp8ToNumber(numberToFp8(f16ToNumber(s0 >>> 16), ovfl));
        if ((s.fields.OPSEL >>> 3) !== 0) {
          result = ((result & 0xffff) | ((((numberToFp8(high, ovfl) << 8) | numberToFp8(low, ovfl)) & 65535) << 16)) >>> 0;
        } else {
          result = ((result & 0xffff0000) | (((numberToFp8(high, ovfl) << 8) | numberToFp8(low, ovfl)) & 65535)) >>> 0;
        }
        u[d] = result;
      }
    }
  }
}

/** V_CVT_PK_BF8_F16 (cdna5) */
export function V_CVT_PK_BF8_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        let result = d0;
        const mode = w.mode;
        const low = bf8ToNumber(numberToBf8(flush(f16ToNumber(s0 & 65535), fi16), ovfl));
        const high = bf8ToNumber(numberToBf8(flush(f16ToNumber(s0 >>> 16), fi16), ovfl));
        if ((s.fields.OPSEL >>> 3) !== 0) {
          result = ((result & 0xffff) | ((((numberToBf8(high, ovfl) << 8) | numberToBf8(low, ovfl)) & 65535) << 16)) >>> 0;
        } else {
          result = ((result & 0xffff0000) | (((numberToBf8(high, ovfl) << 8) | numberToBf8(low, ovfl)) & 65535)) >>> 0;
        }
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        let result = d0;
        const mode = w.mode;
        const low = bf8ToNumber(numberToBf8(flush(f16ToNumber(s0 & 65535), fi16), ovfl));
        const high = bf8ToNumber(numberToBf8(flush(f16ToNumber(s0 >>> 16), fi16), ovfl));
        if ((s.fields.OPSEL >>> 3) !== 0) {
          result = ((result & 0xffff) | ((((numberToBf8(high, ovfl) << 8) | numberToBf8(low, ovfl)) & 65535) << 16)) >>> 0;
        } else {
          result = ((result & 0xffff0000) | (((numberToBf8(high, ovfl) << 8) | numberToBf8(low, ovfl)) & 65535)) >>> 0;
        }
        u[d] = result;
      }
    }
  }
}

/** V_CVT_PK_BF8_F16 with denormals kept. */
export function V_CVT_PK_BF8_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        let result = d0;
        const mode = w.mode;
        const low = bf8ToNumber(numberToBf8(f16ToNumber(s0 & 65535), ovfl));
        const high = bf8ToNumber(numberToBf8(f16ToNumber(s0 >>> 16), ovfl));
        if ((s.fields.OPSEL >>> 3) !== 0) {
          result = ((result & 0xffff) | ((((numberToBf8(high, ovfl) << 8) | numberToBf8(low, ovfl)) & 65535) << 16)) >>> 0;
        } else {
          result = ((result & 0xffff0000) | (((numberToBf8(high, ovfl) << 8) | numberToBf8(low, ovfl)) & 65535)) >>> 0;
        }
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        let result = d0;
        const mode = w.mode;
        const low = bf8ToNumber(numberToBf8(f16ToNumber(s0 & 65535), ovfl));
        const high = bf8ToNumber(numberToBf8(f16ToNumber(s0 >>> 16), ovfl));
        if ((s.fields.OPSEL >>> 3) !== 0) {
          result = ((result & 0xffff) | ((((numberToBf8(high, ovfl) << 8) | numberToBf8(low, ovfl)) & 65535) << 16)) >>> 0;
        } else {
          result = ((result & 0xffff0000) | (((numberToBf8(high, ovfl) << 8) | numberToBf8(low, ovfl)) & 65535)) >>> 0;
        }
        u[d] = result;
      }
    }
  }
}

/**
 * V_CVT_SR_FP8_F32 (cdna3 cdna4 cdna5 rdna4)
 * Stochastic rounding: a random number below the last place that is kept is added, then the rest is cut off.
 * The random bits are the upper ones of S1, as many as there are places to lose. Infinity and NaN are left alone.
 * OPSEL[3:2] names the byte that is written; the others keep their value.
 */
export function V_CVT_SR_FP8_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent32(s0x32) === 255) ? 0 : (s1 >>> 12);
        const mode = w.mode;
        const result = fp8ToNumber(numberToFp8(f32FromBits((s0 + noise) >>> 0), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToFp8(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent32(s0x32) === 255) ? 0 : (s1 >>> 12);
        const mode = w.mode;
        const result = fp8ToNumber(numberToFp8(f32FromBits((s0 + noise) >>> 0), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToFp8(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    }
  }
}

/** V_CVT_SR_FP8_F32 with denormals kept. */
export function V_CVT_SR_FP8_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent32(s0) === 255) ? 0 : (s1 >>> 12);
        const mode = w.mode;
        const result = fp8ToNumber(numberToFp8(f32FromBits((s0 + noise) >>> 0), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToFp8(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent32(s0) === 255) ? 0 : (s1 >>> 12);
        const mode = w.mode;
        const result = fp8ToNumber(numberToFp8(f32FromBits((s0 + noise) >>> 0), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToFp8(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    }
  }
}

/**
 * V_CVT_SR_FP8_F32 (cdna3)
 * Stochastic rounding: a random number below the last place that is kept is added, then the rest is cut off.
 * The random bits are the upper ones of S1, as many as there are places to lose. Infinity and NaN are left alone.
 * OPSEL[3:2] names the byte that is written; the others keep their value.
 */
export function V_CVT_SR_FP8_F32_FNUZ(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent32(s0x32) === 255) ? 0 : (s1 >>> 12);
        const mode = w.mode;
        const result = fp8FnuzToNumber(numberToFp8Fnuz(f32FromBits((s0 + noise) >>> 0), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToFp8Fnuz(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent32(s0x32) === 255) ? 0 : (s1 >>> 12);
        const mode = w.mode;
        const result = fp8FnuzToNumber(numberToFp8Fnuz(f32FromBits((s0 + noise) >>> 0), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToFp8Fnuz(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    }
  }
}

/** V_CVT_SR_FP8_F32_FNUZ with denormals kept. */
export function V_CVT_SR_FP8_F32_FNUZ_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent32(s0) === 255) ? 0 : (s1 >>> 12);
        const mode = w.mode;
        const result = fp8FnuzToNumber(numberToFp8Fnuz(f32FromBits((s0 + noise) >>> 0), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToFp8Fnuz(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent32(s0) === 255) ? 0 : (s1 >>> 12);
        const mode = w.mode;
        const result = fp8FnuzToNumber(numberToFp8Fnuz(f32FromBits((s0 + noise) >>> 0), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToFp8Fnuz(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    }
  }
}

/**
 * V_CVT_SR_BF8_F32 (cdna3 cdna4 cdna5 rdna4)
 * Stochastic rounding: a random number below the last place that is kept is added, then the rest is cut off.
 * The random bits are the upper ones of S1, as many as there are places to lose. Infinity and NaN are left alone.
 * OPSEL[3:2] names the byte that is written; the others keep their value.
 */
export function V_CVT_SR_BF8_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent32(s0x32) === 255) ? 0 : (s1 >>> 11);
        const mode = w.mode;
        const result = bf8ToNumber(numberToBf8(f32FromBits((s0 + noise) >>> 0), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToBf8(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent32(s0x32) === 255) ? 0 : (s1 >>> 11);
        const mode = w.mode;
        const result = bf8ToNumber(numberToBf8(f32FromBits((s0 + noise) >>> 0), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToBf8(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    }
  }
}

/** V_CVT_SR_BF8_F32 with denormals kept. */
export function V_CVT_SR_BF8_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent32(s0) === 255) ? 0 : (s1 >>> 11);
        const mode = w.mode;
        const result = bf8ToNumber(numberToBf8(f32FromBits((s0 + noise) >>> 0), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToBf8(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent32(s0) === 255) ? 0 : (s1 >>> 11);
        const mode = w.mode;
        const result = bf8ToNumber(numberToBf8(f32FromBits((s0 + noise) >>> 0), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToBf8(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    }
  }
}

/**
 * V_CVT_SR_BF8_F32 (cdna3)
 * Stochastic rounding: a random number below the last place that is kept is added, then the rest is cut off.
 * The random bits are the upper ones of S1, as many as there are places to lose. Infinity and NaN are left alone.
 * OPSEL[3:2] names the byte that is written; the others keep their value.
 */
export function V_CVT_SR_BF8_F32_FNUZ(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent32(s0x32) === 255) ? 0 : (s1 >>> 11);
        const mode = w.mode;
        const result = bf8FnuzToNumber(numberToBf8Fnuz(f32FromBits((s0 + noise) >>> 0), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToBf8Fnuz(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent32(s0x32) === 255) ? 0 : (s1 >>> 11);
        const mode = w.mode;
        const result = bf8FnuzToNumber(numberToBf8Fnuz(f32FromBits((s0 + noise) >>> 0), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToBf8Fnuz(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    }
  }
}

/** V_CVT_SR_BF8_F32_FNUZ with denormals kept. */
export function V_CVT_SR_BF8_F32_FNUZ_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent32(s0) === 255) ? 0 : (s1 >>> 11);
        const mode = w.mode;
        const result = bf8FnuzToNumber(numberToBf8Fnuz(f32FromBits((s0 + noise) >>> 0), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToBf8Fnuz(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent32(s0) === 255) ? 0 : (s1 >>> 11);
        const mode = w.mode;
        const result = bf8FnuzToNumber(numberToBf8Fnuz(f32FromBits((s0 + noise) >>> 0), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToBf8Fnuz(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    }
  }
}

/** V_CVT_SR_FP8_F16 (cdna5) */
export function V_CVT_SR_FP8_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent16(s0x16) === 31) ? 0 : (s1 >>> 25);
        const mode = w.mode;
        const result = fp8ToNumber(numberToFp8(f16ToNumber((s0u16 + noise) & 0xffff), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToFp8(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent16(s0x16) === 31) ? 0 : (s1 >>> 25);
        const mode = w.mode;
        const result = fp8ToNumber(numberToFp8(f16ToNumber((s0u16 + noise) & 0xffff), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToFp8(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    }
  }
}

/** V_CVT_SR_FP8_F16 with denormals kept. */
export function V_CVT_SR_FP8_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent16(s0u16) === 31) ? 0 : (s1 >>> 25);
        const mode = w.mode;
        const result = fp8ToNumber(numberToFp8(f16ToNumber((s0u16 + noise) & 0xffff), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToFp8(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent16(s0u16) === 31) ? 0 : (s1 >>> 25);
        const mode = w.mode;
        const result = fp8ToNumber(numberToFp8(f16ToNumber((s0u16 + noise) & 0xffff), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToFp8(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    }
  }
}

/** V_CVT_SR_BF8_F16 (cdna5) */
export function V_CVT_SR_BF8_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi16 = inputLimitF16(w.mode);
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent16(s0x16) === 31) ? 0 : (s1 >>> 24);
        const mode = w.mode;
        const result = bf8ToNumber(numberToBf8(f16ToNumber((s0u16 + noise) & 0xffff), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToBf8(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s0x16 = fi16 > 0 ? flushBits16(s0u16) : s0u16;
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent16(s0x16) === 31) ? 0 : (s1 >>> 24);
        const mode = w.mode;
        const result = bf8ToNumber(numberToBf8(f16ToNumber((s0u16 + noise) & 0xffff), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToBf8(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    }
  }
}

/** V_CVT_SR_BF8_F16 with denormals kept. */
export function V_CVT_SR_BF8_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const ovfl = (w.mode & 0x800000) !== 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent16(s0u16) === 31) ? 0 : (s1 >>> 24);
        const mode = w.mode;
        const result = bf8ToNumber(numberToBf8(f16ToNumber((s0u16 + noise) & 0xffff), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToBf8(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const d0 = u[d];
        const s0u16 = u[a] & 65535;
        const s1 = u[b];
        let result2 = d0;
        const noise = (exponent16(s0u16) === 31) ? 0 : (s1 >>> 24);
        const mode = w.mode;
        const result = bf8ToNumber(numberToBf8(f16ToNumber((s0u16 + noise) & 0xffff), ovfl));
        const place = Math.imul(s.fields.OPSEL >>> 2, 8) >>> 0;
        result2 = insert32(result2, numberToBf8(result, ovfl), place, 8) >>> 0;
        u[d] = result2;
      }
    }
  }
}

/**
 * V_CVT_SR_BF16_F32 (cdna4)
 * The same to 16 bits. OPSEL[3] names the half that is written.
 */
export function V_CVT_SR_BF16_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s1 = u[b];
        const noise = (exponent32(s0x32) === 255) ? 0 : (s1 >>> 16);
        u[d] = (s0 + noise) >>> 16;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s1 = u[b];
        const noise = (exponent32(s0x32) === 255) ? 0 : (s1 >>> 16);
        u[d] = (s0 + noise) >>> 16;
      }
    }
  }
}

/** V_CVT_SR_BF16_F32 with denormals kept. */
export function V_CVT_SR_BF16_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const noise = (exponent32(s0) === 255) ? 0 : (s1 >>> 16);
        u[d] = (s0 + noise) >>> 16;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const noise = (exponent32(s0) === 255) ? 0 : (s1 >>> 16);
        u[d] = (s0 + noise) >>> 16;
      }
    }
  }
}

/** V_CVT_SR_F16_F32 (cdna4) */
export function V_CVT_SR_F16_F32(w: Wave, s: Step): void {
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
        const noise = (exponent32(s0x32) === 255) ? 0 : (s1 >>> 19);
        const mode = w.mode;
        const t0 = f32BitsToF16Bits((s0 + noise) >>> 0, 3);
        u[d] = fo16 > 0 ? flushBits16(t0) : t0;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s1 = u[b];
        const noise = (exponent32(s0x32) === 255) ? 0 : (s1 >>> 19);
        const mode = w.mode;
        const t0 = f32BitsToF16Bits((s0 + noise) >>> 0, 3);
        u[d] = fo16 > 0 ? flushBits16(t0) : t0;
      }
    }
  }
}

/** V_CVT_SR_F16_F32 with denormals kept. */
export function V_CVT_SR_F16_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const noise = (exponent32(s0) === 255) ? 0 : (s1 >>> 19);
        const mode = w.mode;
        u[d] = f32BitsToF16Bits((s0 + noise) >>> 0, 3);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const noise = (exponent32(s0) === 255) ? 0 : (s1 >>> 19);
        const mode = w.mode;
        u[d] = f32BitsToF16Bits((s0 + noise) >>> 0, 3);
      }
    }
  }
}

/**
 * V_CVT_SR_PK_BF16_F32 (cdna5)
 * Two at once, each with its half of S2 as random number.
 */
export function V_CVT_SR_PK_BF16_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s2 = u[c];
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const low = (s0 + ((exponent32(s0x32) === 255) ? 0 : (s2 & 65535))) >>> 0;
        const high = (s1 + ((exponent32(s1x32) === 255) ? 0 : (s2 >>> 16))) >>> 0;
        u[d] = ((high >>> 16) << 16) | (low >>> 16);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
        const s2 = u[c];
        const s1 = u[b];
        const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
        const low = (s0 + ((exponent32(s0x32) === 255) ? 0 : (s2 & 65535))) >>> 0;
        const high = (s1 + ((exponent32(s1x32) === 255) ? 0 : (s2 >>> 16))) >>> 0;
        u[d] = ((high >>> 16) << 16) | (low >>> 16);
      }
    }
  }
}

/** V_CVT_SR_PK_BF16_F32 with denormals kept. */
export function V_CVT_SR_PK_BF16_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s2 = u[c];
        const s1 = u[b];
        const low = (s0 + ((exponent32(s0) === 255) ? 0 : (s2 & 65535))) >>> 0;
        const high = (s1 + ((exponent32(s1) === 255) ? 0 : (s2 >>> 16))) >>> 0;
        u[d] = ((high >>> 16) << 16) | (low >>> 16);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s2 = u[c];
        const s1 = u[b];
        const low = (s0 + ((exponent32(s0) === 255) ? 0 : (s2 & 65535))) >>> 0;
        const high = (s1 + ((exponent32(s1) === 255) ? 0 : (s2 >>> 16))) >>> 0;
        u[d] = ((high >>> 16) << 16) | (low >>> 16);
      }
    }
  }
}

/** V_CVT_SR_PK_F16_F32 (cdna5) */
export function V_CVT_SR_PK_F16_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const fi32 = inputLimitF32(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s2 = u[c];
      const s0 = u[a];
      const s0x32 = fi32 > 0 ? flushBits32(s0) : s0;
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const mode = w.mode;
      const random = (s2 >>> 3) & 8191;
      const t0 = f32BitsToF16Bits((s0 + ((exponent32(s0x32) === 255) ? 0 : random)) >>> 0, 3);
      const low = fo16 > 0 ? flushBits16(t0) : t0;
      const random2 = s2 >>> 19;
      const t1 = f32BitsToF16Bits((s1 + ((exponent32(s1x32) === 255) ? 0 : random2)) >>> 0, 3);
      const high = fo16 > 0 ? flushBits16(t1) : t1;
      u[d] = (high << 16) | low;
    }
  }
}

/** V_CVT_SR_PK_F16_F32 with denormals kept. */
export function V_CVT_SR_PK_F16_F32_keep(w: Wave, s: Step): void {
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
        const mode = w.mode;
        const random = (s2 >>> 3) & 8191;
        const low = f32BitsToF16Bits((s0 + ((exponent32(s0) === 255) ? 0 : random)) >>> 0, 3);
        const random2 = s2 >>> 19;
        const high = f32BitsToF16Bits((s1 + ((exponent32(s1) === 255) ? 0 : random2)) >>> 0, 3);
        u[d] = (high << 16) | low;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s2 = u[c];
        const s0 = u[a];
        const s1 = u[b];
        const mode = w.mode;
        const random = (s2 >>> 3) & 8191;
        const low = f32BitsToF16Bits((s0 + ((exponent32(s0) === 255) ? 0 : random)) >>> 0, 3);
        const random2 = s2 >>> 19;
        const high = f32BitsToF16Bits((s1 + ((exponent32(s1) === 255) ? 0 : random2)) >>> 0, 3);
        u[d] = (high << 16) | low;
      }
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  V_CVT_F32_FP8_cdna3: define("V_CVT_F32_FP8_cdna3", "lane", V_CVT_F32_FP8_cdna3),
  V_CVT_F32_FP8_cdna3_FNUZ: define("V_CVT_F32_FP8_cdna3_FNUZ", "lane", V_CVT_F32_FP8_cdna3_FNUZ),
  V_CVT_F32_BF8_cdna3: define("V_CVT_F32_BF8_cdna3", "lane", V_CVT_F32_BF8_cdna3),
  V_CVT_F32_BF8_cdna3_FNUZ: define("V_CVT_F32_BF8_cdna3_FNUZ", "lane", V_CVT_F32_BF8_cdna3_FNUZ),
  V_CVT_PK_F32_FP8_cdna3: define("V_CVT_PK_F32_FP8_cdna3", "lane", V_CVT_PK_F32_FP8_cdna3),
  V_CVT_PK_F32_FP8_cdna3_FNUZ: define("V_CVT_PK_F32_FP8_cdna3_FNUZ", "lane", V_CVT_PK_F32_FP8_cdna3_FNUZ),
  V_CVT_PK_F32_BF8_cdna3: define("V_CVT_PK_F32_BF8_cdna3", "lane", V_CVT_PK_F32_BF8_cdna3),
  V_CVT_PK_F32_BF8_cdna3_FNUZ: define("V_CVT_PK_F32_BF8_cdna3_FNUZ", "lane", V_CVT_PK_F32_BF8_cdna3_FNUZ),
  V_CVT_F32_FP8_cdna5: define("V_CVT_F32_FP8_cdna5", "lane", V_CVT_F32_FP8_cdna5, { ownHalves: true }),
  V_CVT_F32_BF8_cdna5: define("V_CVT_F32_BF8_cdna5", "lane", V_CVT_F32_BF8_cdna5, { ownHalves: true }),
  V_CVT_PK_F32_FP8_cdna5: define("V_CVT_PK_F32_FP8_cdna5", "lane", V_CVT_PK_F32_FP8_cdna5, { ownHalves: true }),
  V_CVT_PK_F32_BF8_cdna5: define("V_CVT_PK_F32_BF8_cdna5", "lane", V_CVT_PK_F32_BF8_cdna5, { ownHalves: true }),
  V_CVT_F16_FP8: define("V_CVT_F16_FP8", "lane", V_CVT_F16_FP8, { ownHalves: true }),
  V_CVT_F16_BF8: define("V_CVT_F16_BF8", "lane", V_CVT_F16_BF8, { ownHalves: true }),
  V_CVT_PK_F16_FP8: define("V_CVT_PK_F16_FP8", "lane", V_CVT_PK_F16_FP8, { ownHalves: true }),
  V_CVT_PK_F16_BF8: define("V_CVT_PK_F16_BF8", "lane", V_CVT_PK_F16_BF8, { ownHalves: true }),
  V_CVT_PK_FP8_F32: define("V_CVT_PK_FP8_F32", "lane", V_CVT_PK_FP8_F32, { keep: V_CVT_PK_FP8_F32_keep, keeps: 0x10, readsDestination: true, ownHalves: true }),
  V_CVT_PK_FP8_F32_FNUZ: define("V_CVT_PK_FP8_F32_FNUZ", "lane", V_CVT_PK_FP8_F32_FNUZ, { keep: V_CVT_PK_FP8_F32_FNUZ_keep, keeps: 0x10, readsDestination: true, ownHalves: true }),
  V_CVT_PK_BF8_F32: define("V_CVT_PK_BF8_F32", "lane", V_CVT_PK_BF8_F32, { keep: V_CVT_PK_BF8_F32_keep, keeps: 0x10, readsDestination: true, ownHalves: true }),
  V_CVT_PK_BF8_F32_FNUZ: define("V_CVT_PK_BF8_F32_FNUZ", "lane", V_CVT_PK_BF8_F32_FNUZ, { keep: V_CVT_PK_BF8_F32_FNUZ_keep, keeps: 0x10, readsDestination: true, ownHalves: true }),
  V_CVT_PK_FP8_F16: define("V_CVT_PK_FP8_F16", "lane", V_CVT_PK_FP8_F16, { keep: V_CVT_PK_FP8_F16_keep, keeps: 0x40, readsDestination: true, ownHalves: true }),
  V_CVT_PK_BF8_F16: define("V_CVT_PK_BF8_F16", "lane", V_CVT_PK_BF8_F16, { keep: V_CVT_PK_BF8_F16_keep, keeps: 0x40, readsDestination: true, ownHalves: true }),
  V_CVT_SR_FP8_F32: define("V_CVT_SR_FP8_F32", "lane", V_CVT_SR_FP8_F32, { keep: V_CVT_SR_FP8_F32_keep, keeps: 0x10, readsDestination: true, ownHalves: true }),
  V_CVT_SR_FP8_F32_FNUZ: define("V_CVT_SR_FP8_F32_FNUZ", "lane", V_CVT_SR_FP8_F32_FNUZ, { keep: V_CVT_SR_FP8_F32_FNUZ_keep, keeps: 0x10, readsDestination: true, ownHalves: true }),
  V_CVT_SR_BF8_F32: define("V_CVT_SR_BF8_F32", "lane", V_CVT_SR_BF8_F32, { keep: V_CVT_SR_BF8_F32_keep, keeps: 0x10, readsDestination: true, ownHalves: true }),
  V_CVT_SR_BF8_F32_FNUZ: define("V_CVT_SR_BF8_F32_FNUZ", "lane", V_CVT_SR_BF8_F32_FNUZ, { keep: V_CVT_SR_BF8_F32_FNUZ_keep, keeps: 0x10, readsDestination: true, ownHalves: true }),
  V_CVT_SR_FP8_F16: define("V_CVT_SR_FP8_F16", "lane", V_CVT_SR_FP8_F16, { keep: V_CVT_SR_FP8_F16_keep, keeps: 0x40, readsDestination: true, ownHalves: true }),
  V_CVT_SR_BF8_F16: define("V_CVT_SR_BF8_F16", "lane", V_CVT_SR_BF8_F16, { keep: V_CVT_SR_BF8_F16_keep, keeps: 0x40, readsDestination: true, ownHalves: true }),
  V_CVT_SR_BF16_F32: define("V_CVT_SR_BF16_F32", "lane", V_CVT_SR_BF16_F32, { keep: V_CVT_SR_BF16_F32_keep, keeps: 0x10 }),
  V_CVT_SR_F16_F32: define("V_CVT_SR_F16_F32", "lane", V_CVT_SR_F16_F32, { keep: V_CVT_SR_F16_F32_keep, keeps: 0x90 }),
  V_CVT_SR_PK_BF16_F32: define("V_CVT_SR_PK_BF16_F32", "lane", V_CVT_SR_PK_BF16_F32, { keep: V_CVT_SR_PK_BF16_F32_keep, keeps: 0x10 }),
  V_CVT_SR_PK_F16_F32: define("V_CVT_SR_PK_F16_F32", "lane", V_CVT_SR_PK_F16_F32, { keep: V_CVT_SR_PK_F16_F32_keep, keeps: 0x90 }),
};

// Executors of ds.
// Generated from spec/pseudocode/ds.pcode by `npm run generate`; do not edit.
import { countOnes32, lessI64, lessU64, lowestOne, setBits } from "../../runtime/bits/index.js";
import {
  addBf16,
  addF16,
  bf16ToBits,
  bf16ToNumber,
  f16ToBits,
  f16ToNumber,
  f32FromBits,
  f32ToBits,
  f64FromWords,
  f64Hi,
  f64Lo,
  flush,
  flushBits32,
  inputLimitBf16,
  inputLimitF16,
  inputLimitF32,
  inputLimitF64,
  isNan32,
  isNan64,
  outputLimitBf16,
  outputLimitF16,
  outputLimitF32,
  quiet32,
  quietHi64,
} from "../../runtime/float/index.js";
import { define } from "../../runtime/wave/define.js";
import { noOperation, type Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** DS_READ_B32, DS_LOAD_B32 (all generations) */
export function DS_READ_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        u[d] = t2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        u[d] = t2;
      }
    }
  }
}

/** DS_READ_B64, DS_LOAD_B64 (all generations) */
export function DS_READ_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = lds.load32(t0 + 4, h + l);
        u[d] = t1;
        u[d + hd0] = t2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = lds.load32(t0 + 4, h + l);
        u[d] = t1;
        u[d + hd0] = t2;
      }
    }
  }
}

/** DS_READ_B96, DS_LOAD_B96 (all generations) */
export function DS_READ_B96(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        u[d] = lds.load32(t0, h + l);
        u[d + hd0] = lds.load32(t0 + 4, h + l);
        u[d + 2 * hd0] = lds.load32(t0 + 8, h + l);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        u[d] = lds.load32(t0, h + l);
        u[d + hd0] = lds.load32(t0 + 4, h + l);
        u[d + 2 * hd0] = lds.load32(t0 + 8, h + l);
      }
    }
  }
}

/** DS_READ_B128, DS_LOAD_B128 (all generations) */
export function DS_READ_B128(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        u[d] = lds.load32(t0, h + l);
        u[d + hd0] = lds.load32(t0 + 4, h + l);
        u[d + 2 * hd0] = lds.load32(t0 + 8, h + l);
        u[d + 3 * hd0] = lds.load32(t0 + 12, h + l);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        u[d] = lds.load32(t0, h + l);
        u[d + hd0] = lds.load32(t0 + 4, h + l);
        u[d + 2 * hd0] = lds.load32(t0 + 8, h + l);
        u[d + 3 * hd0] = lds.load32(t0 + 12, h + l);
      }
    }
  }
}

/** DS_READ_U8, DS_LOAD_U8 (all generations) */
export function DS_READ_U8(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load8(t0, h + l);
        u[d] = t1;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load8(t0, h + l);
        u[d] = t1;
      }
    }
  }
}

/** DS_READ_I8, DS_LOAD_I8 (all generations) */
export function DS_READ_I8(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load8(t0, h + l);
        u[d] = (t1 << 24) >> 24;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load8(t0, h + l);
        u[d] = (t1 << 24) >> 24;
      }
    }
  }
}

/** DS_READ_U16, DS_LOAD_U16 (all generations) */
export function DS_READ_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load16(t0, h + l);
        u[d] = t1;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load16(t0, h + l);
        u[d] = t1;
      }
    }
  }
}

/** DS_READ_I16, DS_LOAD_I16 (all generations) */
export function DS_READ_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load16(t0, h + l);
        u[d] = (t1 << 16) >> 16;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load16(t0, h + l);
        u[d] = (t1 << 16) >> 16;
      }
    }
  }
}

/** DS_READ_U8_D16, DS_LOAD_U8_D16 (all generations) */
export function DS_READ_U8_D16(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        let result = d0;
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load8(t0, h + l);
        result = ((result & 0xffff0000) | t1) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        let result = d0;
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load8(t0, h + l);
        result = ((result & 0xffff0000) | t1) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** DS_READ_I8_D16, DS_LOAD_I8_D16 (all generations) */
export function DS_READ_I8_D16(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        let result = d0;
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load8(t0, h + l);
        const t2 = ((s0 + offset) >>> 0) >>> 0;
        const t3 = lds.load8(t2, h + l);
        result = ((result & 0xffff0000) | (((t3 << 24) >> 24) & 65535)) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        let result = d0;
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load8(t0, h + l);
        const t2 = ((s0 + offset) >>> 0) >>> 0;
        const t3 = lds.load8(t2, h + l);
        result = ((result & 0xffff0000) | (((t3 << 24) >> 24) & 65535)) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** DS_READ_U16_D16, DS_LOAD_U16_D16 (all generations) */
export function DS_READ_U16_D16(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        let result = d0;
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load16(t0, h + l);
        result = ((result & 0xffff0000) | t1) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        let result = d0;
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load16(t0, h + l);
        result = ((result & 0xffff0000) | t1) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** DS_READ_U8_D16_HI, DS_LOAD_U8_D16_HI (all generations) */
export function DS_READ_U8_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        let result = d0;
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load8(t0, h + l);
        result = ((result & 0xffff) | (t1 << 16)) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        let result = d0;
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load8(t0, h + l);
        result = ((result & 0xffff) | (t1 << 16)) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** DS_READ_I8_D16_HI, DS_LOAD_I8_D16_HI (all generations) */
export function DS_READ_I8_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        let result = d0;
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load8(t0, h + l);
        const t2 = ((s0 + offset) >>> 0) >>> 0;
        const t3 = lds.load8(t2, h + l);
        result = ((result & 0xffff) | ((((t3 << 24) >> 24) & 65535) << 16)) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        let result = d0;
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load8(t0, h + l);
        const t2 = ((s0 + offset) >>> 0) >>> 0;
        const t3 = lds.load8(t2, h + l);
        result = ((result & 0xffff) | ((((t3 << 24) >> 24) & 65535) << 16)) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** DS_READ_U16_D16_HI, DS_LOAD_U16_D16_HI (all generations) */
export function DS_READ_U16_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        let result = d0;
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load16(t0, h + l);
        result = ((result & 0xffff) | (t1 << 16)) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        let result = d0;
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        const t1 = lds.load16(t0, h + l);
        result = ((result & 0xffff) | (t1 << 16)) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** DS_WRITE_B32, DS_STORE_B32 (all generations) */
export function DS_WRITE_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s1 = u[b];
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        lds.store32(t0, h + l, s1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s1 = u[b];
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        lds.store32(t0, h + l, s1);
      }
    }
  }
}

/** DS_WRITE_B64, DS_STORE_B64 (all generations) */
export function DS_WRITE_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k1, h1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        lds.store32(t0, h + l, s1);
        lds.store32(t0 + 4, h + l, s1w1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        lds.store32(t0, h + l, s1);
        lds.store32(t0 + 4, h + l, s1w1);
      }
    }
  }
}

/** DS_WRITE_B96, DS_STORE_B96 (all generations) */
export function DS_WRITE_B96(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k1, h1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        lds.store32(t0, h + l, u[b]);
        lds.store32(t0 + 4, h + l, u[b + h1]);
        lds.store32(t0 + 8, h + l, u[b + 2 * h1]);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        lds.store32(t0, h + l, u[b]);
        lds.store32(t0 + 4, h + l, u[b + h1]);
        lds.store32(t0 + 8, h + l, u[b + 2 * h1]);
      }
    }
  }
}

/** DS_WRITE_B128, DS_STORE_B128 (all generations) */
export function DS_WRITE_B128(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k1, h1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        lds.store32(t0, h + l, u[b]);
        lds.store32(t0 + 4, h + l, u[b + h1]);
        lds.store32(t0 + 8, h + l, u[b + 2 * h1]);
        lds.store32(t0 + 12, h + l, u[b + 3 * h1]);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s0 = u[a];
        const t0 = ((s0 + offset) >>> 0) >>> 0;
        lds.store32(t0, h + l, u[b]);
        lds.store32(t0 + 4, h + l, u[b + h1]);
        lds.store32(t0 + 8, h + l, u[b + 2 * h1]);
        lds.store32(t0 + 12, h + l, u[b + 3 * h1]);
      }
    }
  }
}

/** DS_WRITE_B8, DS_STORE_B8 (all generations) */
export function DS_WRITE_B8(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s1 = u[b];
        const s0 = u[a];
        const t0 = s1 & 255;
        const t1 = ((s0 + offset) >>> 0) >>> 0;
        lds.store8(t1, h + l, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s1 = u[b];
        const s0 = u[a];
        const t0 = s1 & 255;
        const t1 = ((s0 + offset) >>> 0) >>> 0;
        lds.store8(t1, h + l, t0);
      }
    }
  }
}

/** DS_WRITE_B16, DS_STORE_B16 (all generations) */
export function DS_WRITE_B16(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s1 = u[b];
        const s0 = u[a];
        const t0 = s1 & 65535;
        const t1 = ((s0 + offset) >>> 0) >>> 0;
        lds.store16(t1, h + l, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s1 = u[b];
        const s0 = u[a];
        const t0 = s1 & 65535;
        const t1 = ((s0 + offset) >>> 0) >>> 0;
        lds.store16(t1, h + l, t0);
      }
    }
  }
}

/** DS_WRITE_B8_D16_HI, DS_STORE_B8_D16_HI (all generations) */
export function DS_WRITE_B8_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s1 = u[b];
        const s0 = u[a];
        const t0 = (s1 >>> 16) & 255;
        const t1 = ((s0 + offset) >>> 0) >>> 0;
        lds.store8(t1, h + l, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s1 = u[b];
        const s0 = u[a];
        const t0 = (s1 >>> 16) & 255;
        const t1 = ((s0 + offset) >>> 0) >>> 0;
        lds.store8(t1, h + l, t0);
      }
    }
  }
}

/** DS_WRITE_B16_D16_HI, DS_STORE_B16_D16_HI (all generations) */
export function DS_WRITE_B16_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s1 = u[b];
        const s0 = u[a];
        const t0 = s1 >>> 16;
        const t1 = ((s0 + offset) >>> 0) >>> 0;
        lds.store16(t1, h + l, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s1 = u[b];
        const s0 = u[a];
        const t0 = s1 >>> 16;
        const t1 = ((s0 + offset) >>> 0) >>> 0;
        lds.store16(t1, h + l, t0);
      }
    }
  }
}

/** DS_READ2_B32, DS_LOAD_2ADDR_B32 (all generations) */
export function DS_READ2_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      let result_lo = 0, result_hi = 0;
      const t0 = ((s0 + Math.imul(offset & 255, 4)) >>> 0) >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const lo = t2;
      const t3 = ((s0 + Math.imul(offset >>> 8, 4)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const hi = t5;
      result_lo = lo;
      result_hi = hi;
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** DS_READ2ST64_B32, DS_LOAD_2ADDR_STRIDE64_B32 (all generations) */
export function DS_READ2ST64_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      let result_lo = 0, result_hi = 0;
      const t0 = ((s0 + Math.imul(offset & 255, 256)) >>> 0) >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const lo = t2;
      const t3 = ((s0 + Math.imul(offset >>> 8, 256)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const hi = t5;
      result_lo = lo;
      result_hi = hi;
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** DS_READ2_B64, DS_LOAD_2ADDR_B64 (all generations) */
export function DS_READ2_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const result = new Uint32Array(4);
      const t0 = ((s0 + Math.imul(offset & 255, 8)) >>> 0) >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const lo_lo = t1;
      const lo_hi = t2;
      const t3 = ((s0 + Math.imul(offset >>> 8, 8)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = lds.load32(t3 + 4, h + l);
      const hi_lo = t4;
      const hi_hi = t5;
      setBits(result, 0, lo_lo, 32);
      setBits(result, 0 + 32, lo_hi, 32);
      setBits(result, 64, hi_lo, 32);
      setBits(result, 64 + 32, hi_hi, 32);
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
    }
  }
}

/** DS_READ2ST64_B64, DS_LOAD_2ADDR_STRIDE64_B64 (all generations) */
export function DS_READ2ST64_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const result = new Uint32Array(4);
      const t0 = ((s0 + Math.imul(offset & 255, 512)) >>> 0) >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const lo_lo = t1;
      const lo_hi = t2;
      const t3 = ((s0 + Math.imul(offset >>> 8, 512)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = lds.load32(t3 + 4, h + l);
      const hi_lo = t4;
      const hi_hi = t5;
      setBits(result, 0, lo_lo, 32);
      setBits(result, 0 + 32, lo_hi, 32);
      setBits(result, 64, hi_lo, 32);
      setBits(result, 64 + 32, hi_hi, 32);
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
    }
  }
}

/** DS_WRITE2_B32, DS_STORE_2ADDR_B32 (all generations) */
export function DS_WRITE2_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + Math.imul(offset & 255, 4)) >>> 0) >>> 0;
        lds.store32(t0, h + l, s1);
        const t1 = ((s0 + Math.imul(offset >>> 8, 4)) >>> 0) >>> 0;
        lds.store32(t1, h + l, s2);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + Math.imul(offset & 255, 4)) >>> 0) >>> 0;
        lds.store32(t0, h + l, s1);
        const t1 = ((s0 + Math.imul(offset >>> 8, 4)) >>> 0) >>> 0;
        lds.store32(t1, h + l, s2);
      }
    }
  }
}

/** DS_WRITE2_B64, DS_STORE_2ADDR_B64 (all generations) */
export function DS_WRITE2_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k1, k2, h1, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = ((s0 + Math.imul(offset & 255, 8)) >>> 0) >>> 0;
        lds.store32(t0, h + l, s1);
        lds.store32(t0 + 4, h + l, s1w1);
        const t1 = ((s0 + Math.imul(offset >>> 8, 8)) >>> 0) >>> 0;
        lds.store32(t1, h + l, s2);
        lds.store32(t1 + 4, h + l, s2w1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = ((s0 + Math.imul(offset & 255, 8)) >>> 0) >>> 0;
        lds.store32(t0, h + l, s1);
        lds.store32(t0 + 4, h + l, s1w1);
        const t1 = ((s0 + Math.imul(offset >>> 8, 8)) >>> 0) >>> 0;
        lds.store32(t1, h + l, s2);
        lds.store32(t1 + 4, h + l, s2w1);
      }
    }
  }
}

/** DS_WRITE2ST64_B32, DS_STORE_2ADDR_STRIDE64_B32 (all generations) */
export function DS_WRITE2ST64_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + Math.imul(offset & 255, 256)) >>> 0) >>> 0;
        lds.store32(t0, h + l, s1);
        const t1 = ((s0 + Math.imul(offset >>> 8, 256)) >>> 0) >>> 0;
        lds.store32(t1, h + l, s2);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + Math.imul(offset & 255, 256)) >>> 0) >>> 0;
        lds.store32(t0, h + l, s1);
        const t1 = ((s0 + Math.imul(offset >>> 8, 256)) >>> 0) >>> 0;
        lds.store32(t1, h + l, s2);
      }
    }
  }
}

/** DS_WRITE2ST64_B64, DS_STORE_2ADDR_STRIDE64_B64 (all generations) */
export function DS_WRITE2ST64_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k1, k2, h1, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = ((s0 + Math.imul(offset & 255, 512)) >>> 0) >>> 0;
        lds.store32(t0, h + l, s1);
        lds.store32(t0 + 4, h + l, s1w1);
        const t1 = ((s0 + Math.imul(offset >>> 8, 512)) >>> 0) >>> 0;
        lds.store32(t1, h + l, s2);
        lds.store32(t1 + 4, h + l, s2w1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = ((s0 + Math.imul(offset & 255, 512)) >>> 0) >>> 0;
        lds.store32(t0, h + l, s1);
        lds.store32(t0 + 4, h + l, s1w1);
        const t1 = ((s0 + Math.imul(offset >>> 8, 512)) >>> 0) >>> 0;
        lds.store32(t1, h + l, s2);
        lds.store32(t1 + 4, h + l, s2w1);
      }
    }
  }
}

/**
 * DS_ADD_U32, DS_ADD_RTN_U32 (all generations)
 * Atomics. The name says whether the old value is wanted.
 */
export function DS_ADD_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = tmp + s1;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = tmp + s1;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    }
  }
}

/**
 * DS_SUB_U32, DS_SUB_RTN_U32 (all generations)
 * Atomics. The name says whether the old value is wanted.
 */
export function DS_SUB_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = tmp - s1;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = tmp - s1;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    }
  }
}

/**
 * DS_RSUB_U32, DS_RSUB_RTN_U32 (all generations)
 * Atomics. The name says whether the old value is wanted.
 */
export function DS_RSUB_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = s1 - tmp;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = s1 - tmp;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    }
  }
}

/**
 * DS_INC_U32, DS_INC_RTN_U32 (all generations)
 * Atomics. The name says whether the old value is wanted.
 */
export function DS_INC_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (tmp >= s1) ? 0 : (tmp + 1);
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (tmp >= s1) ? 0 : (tmp + 1);
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    }
  }
}

/**
 * DS_DEC_U32, DS_DEC_RTN_U32 (all generations)
 * Atomics. The name says whether the old value is wanted.
 */
export function DS_DEC_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (tmp === 0 || tmp > s1) ? s1 : (tmp - 1);
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (tmp === 0 || tmp > s1) ? s1 : (tmp - 1);
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    }
  }
}

/**
 * DS_MIN_I32, DS_MIN_RTN_I32 (all generations)
 * Atomics. The name says whether the old value is wanted.
 */
export function DS_MIN_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1i = i[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const tmp = t1 | 0;
        const t2 = (s1i < tmp) ? s1i : tmp;
        const t3 = addr >>> 0;
        lds.store32(t3, h + l, t2);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1i = i[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const tmp = t1 | 0;
        const t2 = (s1i < tmp) ? s1i : tmp;
        const t3 = addr >>> 0;
        lds.store32(t3, h + l, t2);
        u[d] = tmp;
      }
    }
  }
}

/**
 * DS_MAX_I32, DS_MAX_RTN_I32 (all generations)
 * Atomics. The name says whether the old value is wanted.
 */
export function DS_MAX_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1i = i[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const tmp = t1 | 0;
        const t2 = (s1i > tmp) ? s1i : tmp;
        const t3 = addr >>> 0;
        lds.store32(t3, h + l, t2);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1i = i[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const tmp = t1 | 0;
        const t2 = (s1i > tmp) ? s1i : tmp;
        const t3 = addr >>> 0;
        lds.store32(t3, h + l, t2);
        u[d] = tmp;
      }
    }
  }
}

/**
 * DS_MIN_U32, DS_MIN_RTN_U32 (all generations)
 * Atomics. The name says whether the old value is wanted.
 */
export function DS_MIN_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (s1 < tmp) ? s1 : tmp;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (s1 < tmp) ? s1 : tmp;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    }
  }
}

/**
 * DS_MAX_U32, DS_MAX_RTN_U32 (all generations)
 * Atomics. The name says whether the old value is wanted.
 */
export function DS_MAX_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (s1 > tmp) ? s1 : tmp;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (s1 > tmp) ? s1 : tmp;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    }
  }
}

/**
 * DS_AND_B32, DS_AND_RTN_B32 (all generations)
 * Atomics. The name says whether the old value is wanted.
 */
export function DS_AND_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = tmp & s1;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = tmp & s1;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    }
  }
}

/**
 * DS_OR_B32, DS_OR_RTN_B32 (all generations)
 * Atomics. The name says whether the old value is wanted.
 */
export function DS_OR_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = tmp | s1;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = tmp | s1;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    }
  }
}

/**
 * DS_XOR_B32, DS_XOR_RTN_B32 (all generations)
 * Atomics. The name says whether the old value is wanted.
 */
export function DS_XOR_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = tmp ^ s1;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = tmp ^ s1;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    }
  }
}

/**
 * DS_MSKOR_B32, DS_MSKOR_RTN_B32 (all generations)
 * Atomics. The name says whether the old value is wanted.
 */
export function DS_MSKOR_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (tmp & (~s1)) | s2;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (tmp & (~s1)) | s2;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    }
  }
}

/** DS_ADD_U64, DS_ADD_RTN_U64 (all generations) */
export function DS_ADD_U64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      const t3 = (tmp_lo + s1) >>> 0;
      const t4 = tmp_hi + s1w1 + +(t3 < (tmp_lo >>> 0));
      const t5 = addr >>> 0;
      lds.store32(t5, h + l, t3);
      lds.store32(t5 + 4, h + l, t4);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_SUB_U64, DS_SUB_RTN_U64 (all generations) */
export function DS_SUB_U64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      const t3 = (tmp_lo - s1) >>> 0;
      const t4 = tmp_hi - s1w1 - +((tmp_lo >>> 0) < (s1 >>> 0));
      const t5 = addr >>> 0;
      lds.store32(t5, h + l, t3);
      lds.store32(t5 + 4, h + l, t4);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_RSUB_U64, DS_RSUB_RTN_U64 (all generations) */
export function DS_RSUB_U64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      const t3 = (s1 - tmp_lo) >>> 0;
      const t4 = s1w1 - tmp_hi - +((s1 >>> 0) < (tmp_lo >>> 0));
      const t5 = addr >>> 0;
      lds.store32(t5, h + l, t3);
      lds.store32(t5 + 4, h + l, t4);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_INC_U64, DS_INC_RTN_U64 (all generations) */
export function DS_INC_U64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      const t3 = (!lessU64(tmp_lo, tmp_hi, s1, s1w1));
      const t4 = (tmp_lo + 1) >>> 0;
      const t5 = t3 ? 0 : t4;
      const t6 = t3 ? 0 : (tmp_hi + 0 + +(t4 < (tmp_lo >>> 0)));
      const t7 = addr >>> 0;
      lds.store32(t7, h + l, t5);
      lds.store32(t7 + 4, h + l, t6);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_DEC_U64, DS_DEC_RTN_U64 (all generations) */
export function DS_DEC_U64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      const t3 = ((tmp_lo | tmp_hi) === 0 || lessU64(s1, s1w1, tmp_lo, tmp_hi));
      const t4 = (tmp_lo - 1) >>> 0;
      const t5 = t3 ? s1 : t4;
      const t6 = t3 ? s1w1 : (tmp_hi - 0 - +((tmp_lo >>> 0) < (1 >>> 0)));
      const t7 = addr >>> 0;
      lds.store32(t7, h + l, t5);
      lds.store32(t7 + 4, h + l, t6);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_MIN_I64, DS_MIN_RTN_I64 (all generations) */
export function DS_MIN_I64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      const t3 = lessI64(s1, s1w1, tmp_lo, tmp_hi);
      const t4 = t3 ? s1 : tmp_lo;
      const t5 = t3 ? s1w1 : tmp_hi;
      const t6 = addr >>> 0;
      lds.store32(t6, h + l, t4);
      lds.store32(t6 + 4, h + l, t5);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_MAX_I64, DS_MAX_RTN_I64 (all generations) */
export function DS_MAX_I64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      const t3 = lessI64(tmp_lo, tmp_hi, s1, s1w1);
      const t4 = t3 ? s1 : tmp_lo;
      const t5 = t3 ? s1w1 : tmp_hi;
      const t6 = addr >>> 0;
      lds.store32(t6, h + l, t4);
      lds.store32(t6 + 4, h + l, t5);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_MIN_U64, DS_MIN_RTN_U64 (all generations) */
export function DS_MIN_U64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      const t3 = lessU64(s1, s1w1, tmp_lo, tmp_hi);
      const t4 = t3 ? s1 : tmp_lo;
      const t5 = t3 ? s1w1 : tmp_hi;
      const t6 = addr >>> 0;
      lds.store32(t6, h + l, t4);
      lds.store32(t6 + 4, h + l, t5);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_MAX_U64, DS_MAX_RTN_U64 (all generations) */
export function DS_MAX_U64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      const t3 = lessU64(tmp_lo, tmp_hi, s1, s1w1);
      const t4 = t3 ? s1 : tmp_lo;
      const t5 = t3 ? s1w1 : tmp_hi;
      const t6 = addr >>> 0;
      lds.store32(t6, h + l, t4);
      lds.store32(t6 + 4, h + l, t5);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_AND_B64, DS_AND_RTN_B64 (all generations) */
export function DS_AND_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      const t3 = tmp_lo & s1;
      const t4 = tmp_hi & s1w1;
      const t5 = addr >>> 0;
      lds.store32(t5, h + l, t3);
      lds.store32(t5 + 4, h + l, t4);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_OR_B64, DS_OR_RTN_B64 (all generations) */
export function DS_OR_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      const t3 = tmp_lo | s1;
      const t4 = tmp_hi | s1w1;
      const t5 = addr >>> 0;
      lds.store32(t5, h + l, t3);
      lds.store32(t5 + 4, h + l, t4);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_XOR_B64, DS_XOR_RTN_B64 (all generations) */
export function DS_XOR_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      const t3 = tmp_lo ^ s1;
      const t4 = tmp_hi ^ s1w1;
      const t5 = addr >>> 0;
      lds.store32(t5, h + l, t3);
      lds.store32(t5 + 4, h + l, t4);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_MSKOR_B64, DS_MSKOR_RTN_B64 (all generations) */
export function DS_MSKOR_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, k2, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      const t3 = (tmp_lo & (~s1)) | s2;
      const t4 = (tmp_hi & (~s1w1)) | s2w1;
      const t5 = addr >>> 0;
      lds.store32(t5, h + l, t3);
      lds.store32(t5 + 4, h + l, t4);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_WRXCHG_RTN_B32, DS_STOREXCHG_RTN_B32 (all generations) */
export function DS_WRXCHG_RTN_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = addr >>> 0;
        lds.store32(t3, h + l, s1);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = addr >>> 0;
        lds.store32(t3, h + l, s1);
        u[d] = tmp;
      }
    }
  }
}

/** DS_WRXCHG_RTN_B64, DS_STOREXCHG_RTN_B64 (all generations) */
export function DS_WRXCHG_RTN_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      const t3 = addr >>> 0;
      lds.store32(t3, h + l, s1);
      lds.store32(t3 + 4, h + l, s1w1);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_WRXCHG2_RTN_B32, DS_STOREXCHG_2ADDR_RTN_B32 (all generations) */
export function DS_WRXCHG2_RTN_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, k2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      let result_lo = 0, result_hi = 0;
      const addr0 = (s0 + Math.imul(offset & 255, 4)) >>> 0;
      const addr1 = (s0 + Math.imul(offset >>> 8, 4)) >>> 0;
      const t0 = addr0 >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const lo = t2;
      const t3 = addr1 >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const hi = t5;
      const t6 = addr0 >>> 0;
      lds.store32(t6, h + l, s1);
      const t7 = addr1 >>> 0;
      lds.store32(t7, h + l, s2);
      result_lo = lo;
      result_hi = hi;
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** DS_WRXCHG2ST64_RTN_B32, DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32 (all generations) */
export function DS_WRXCHG2ST64_RTN_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, k2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      let result_lo = 0, result_hi = 0;
      const addr0 = (s0 + Math.imul(offset & 255, 256)) >>> 0;
      const addr1 = (s0 + Math.imul(offset >>> 8, 256)) >>> 0;
      const t0 = addr0 >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const lo = t2;
      const t3 = addr1 >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const hi = t5;
      const t6 = addr0 >>> 0;
      lds.store32(t6, h + l, s1);
      const t7 = addr1 >>> 0;
      lds.store32(t7, h + l, s2);
      result_lo = lo;
      result_hi = hi;
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** DS_WRXCHG2_RTN_B64, DS_STOREXCHG_2ADDR_RTN_B64 (all generations) */
export function DS_WRXCHG2_RTN_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, k2, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const result = new Uint32Array(4);
      const addr0 = (s0 + Math.imul(offset & 255, 8)) >>> 0;
      const addr1 = (s0 + Math.imul(offset >>> 8, 8)) >>> 0;
      const t0 = addr0 >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const lo_lo = t1;
      const lo_hi = t2;
      const t3 = addr1 >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = lds.load32(t3 + 4, h + l);
      const hi_lo = t4;
      const hi_hi = t5;
      const t6 = addr0 >>> 0;
      lds.store32(t6, h + l, s1);
      lds.store32(t6 + 4, h + l, s1w1);
      const t7 = addr1 >>> 0;
      lds.store32(t7, h + l, s2);
      lds.store32(t7 + 4, h + l, s2w1);
      setBits(result, 0, lo_lo, 32);
      setBits(result, 0 + 32, lo_hi, 32);
      setBits(result, 64, hi_lo, 32);
      setBits(result, 64 + 32, hi_hi, 32);
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
    }
  }
}

/** DS_WRXCHG2ST64_RTN_B64, DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64 (all generations) */
export function DS_WRXCHG2ST64_RTN_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, k2, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const result = new Uint32Array(4);
      const addr0 = (s0 + Math.imul(offset & 255, 512)) >>> 0;
      const addr1 = (s0 + Math.imul(offset >>> 8, 512)) >>> 0;
      const t0 = addr0 >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const lo_lo = t1;
      const lo_hi = t2;
      const t3 = addr1 >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = lds.load32(t3 + 4, h + l);
      const hi_lo = t4;
      const hi_hi = t5;
      const t6 = addr0 >>> 0;
      lds.store32(t6, h + l, s1);
      lds.store32(t6 + 4, h + l, s1w1);
      const t7 = addr1 >>> 0;
      lds.store32(t7, h + l, s2);
      lds.store32(t7 + 4, h + l, s2w1);
      setBits(result, 0, lo_lo, 32);
      setBits(result, 0 + 32, lo_hi, 32);
      setBits(result, 64, hi_lo, 32);
      setBits(result, 64 + 32, hi_hi, 32);
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
    }
  }
}

/**
 * DS_CMPST_B32, DS_CMPST_RTN_B32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2)
 * Compare and store. The older names bring the value to compare with first, the newer ones the new value.
 */
export function DS_CMPST_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (tmp === s1) ? s2 : tmp;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (tmp === s1) ? s2 : tmp;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    }
  }
}

/**
 * DS_CMPST_B64, DS_CMPST_RTN_B64 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2)
 * Compare and store. The older names bring the value to compare with first, the newer ones the new value.
 */
export function DS_CMPST_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, k2, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      const t3 = (((tmp_lo ^ s1) | (tmp_hi ^ s1w1)) === 0);
      const t4 = t3 ? s2 : tmp_lo;
      const t5 = t3 ? s2w1 : tmp_hi;
      const t6 = addr >>> 0;
      lds.store32(t6, h + l, t4);
      lds.store32(t6 + 4, h + l, t5);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_CMPSTORE_B32, DS_CMPSTORE_RTN_B32 (cdna5 rdna3 rdna3_5 rdna4) */
export function DS_CMPSTORE_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s2 = u[c];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (tmp === s2) ? s1 : tmp;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s2 = u[c];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (tmp === s2) ? s1 : tmp;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    }
  }
}

/** DS_CMPSTORE_B64, DS_CMPSTORE_RTN_B64 (cdna5 rdna3 rdna3_5 rdna4) */
export function DS_CMPSTORE_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, k2, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      const t3 = (((tmp_lo ^ s2) | (tmp_hi ^ s2w1)) === 0);
      const t4 = t3 ? s1 : tmp_lo;
      const t5 = t3 ? s1w1 : tmp_hi;
      const t6 = addr >>> 0;
      lds.store32(t6, h + l, t4);
      lds.store32(t6 + 4, h + l, t5);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_CMPST_F32, DS_CMPST_RTN_F32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2) */
export function DS_CMPST_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1f = flush(f[b], fi32);
      const s2 = u[c];
      const s2x32 = fi32 > 0 ? flushBits32(s2) : s2;
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const tmp = t2;
      if (f32FromBits(tmp) === s1f) {
        const t3 = addr >>> 0;
        lds.store32(t3, h + l, s2x32);
      }
      u[d] = tmp;
    }
  }
}

/** DS_CMPST_F32 with denormals kept. */
export function DS_CMPST_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1f = f[b];
      const s2 = u[c];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const tmp = t2;
      if (f32FromBits(tmp) === s1f) {
        const t3 = addr >>> 0;
        lds.store32(t3, h + l, s2);
      }
      u[d] = tmp;
    }
  }
}

/** DS_CMPST_F64, DS_CMPST_RTN_F64 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2) */
export function DS_CMPST_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, k2, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s2f64 = flush(f64FromWords(s2, s2w1), fi64);
      const s2nan = isNan64(s2, s2w1);
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      if (f64FromWords(tmp_lo, tmp_hi) === s1f64) {
        const t3 = s2nan ? s2 : f64Lo(s2f64);
        const t4 = s2nan ? s2w1 : f64Hi(s2f64);
        const t5 = addr >>> 0;
        lds.store32(t5, h + l, t3);
        lds.store32(t5 + 4, h + l, t4);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_CMPST_F64 with denormals kept. */
export function DS_CMPST_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, k2, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      if (f64FromWords(tmp_lo, tmp_hi) === s1f64) {
        const t3 = addr >>> 0;
        lds.store32(t3, h + l, s2);
        lds.store32(t3 + 4, h + l, s2w1);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_CMPSTORE_F32, DS_CMPSTORE_RTN_F32 (rdna3 rdna3_5) */
export function DS_CMPSTORE_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s2f = flush(f[c], fi32);
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const tmp = t2;
      if (f32FromBits(tmp) === s2f) {
        const t3 = addr >>> 0;
        lds.store32(t3, h + l, s1x32);
      }
      u[d] = tmp;
    }
  }
}

/** DS_CMPSTORE_F32 with denormals kept. */
export function DS_CMPSTORE_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s2f = f[c];
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const tmp = t2;
      if (f32FromBits(tmp) === s2f) {
        const t3 = addr >>> 0;
        lds.store32(t3, h + l, s1);
      }
      u[d] = tmp;
    }
  }
}

/** DS_CMPSTORE_F64, DS_CMPSTORE_RTN_F64 (rdna3 rdna3_5) */
export function DS_CMPSTORE_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, k2, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s2f64 = flush(f64FromWords(s2, s2w1), fi64);
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      const s1nan = isNan64(s1, s1w1);
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      if (f64FromWords(tmp_lo, tmp_hi) === s2f64) {
        const t3 = s1nan ? s1 : f64Lo(s1f64);
        const t4 = s1nan ? s1w1 : f64Hi(s1f64);
        const t5 = addr >>> 0;
        lds.store32(t5, h + l, t3);
        lds.store32(t5 + 4, h + l, t4);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_CMPSTORE_F64 with denormals kept. */
export function DS_CMPSTORE_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, k2, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s2f64 = f64FromWords(s2, s2w1);
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      if (f64FromWords(tmp_lo, tmp_hi) === s2f64) {
        const t3 = addr >>> 0;
        lds.store32(t3, h + l, s1);
        lds.store32(t3 + 4, h + l, s1w1);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/**
 * DS_MIN_F32, DS_MIN_RTN_F32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * Float minimum and maximum: MODE may flush denormals for the comparison; what is stored is one of the two as it
 * was. A NaN changes nothing, and one in memory stays.
 */
export function DS_MIN_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1f = flush(f[b], fi32);
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const tmp = t2;
      if (s1f < f32FromBits(tmp)) {
        const t3 = addr >>> 0;
        lds.store32(t3, h + l, s1);
      }
      u[d] = tmp;
    }
  }
}

/** DS_MIN_F32 with denormals kept. */
export function DS_MIN_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1f = f[b];
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const tmp = t2;
      if (s1f < f32FromBits(tmp)) {
        const t3 = addr >>> 0;
        lds.store32(t3, h + l, s1);
      }
      u[d] = tmp;
    }
  }
}

/**
 * DS_MIN_F64, DS_MIN_RTN_F64 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * Float minimum and maximum: MODE may flush denormals for the comparison; what is stored is one of the two as it
 * was. A NaN changes nothing, and one in memory stays.
 */
export function DS_MIN_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      if (s1f64 < f64FromWords(tmp_lo, tmp_hi)) {
        const t3 = addr >>> 0;
        lds.store32(t3, h + l, s1);
        lds.store32(t3 + 4, h + l, s1w1);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_MIN_F64 with denormals kept. */
export function DS_MIN_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      if (s1f64 < f64FromWords(tmp_lo, tmp_hi)) {
        const t3 = addr >>> 0;
        lds.store32(t3, h + l, s1);
        lds.store32(t3 + 4, h + l, s1w1);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/**
 * DS_MAX_F32, DS_MAX_RTN_F32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * Float minimum and maximum: MODE may flush denormals for the comparison; what is stored is one of the two as it
 * was. A NaN changes nothing, and one in memory stays.
 */
export function DS_MAX_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1f = flush(f[b], fi32);
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const tmp = t2;
      if (s1f > f32FromBits(tmp)) {
        const t3 = addr >>> 0;
        lds.store32(t3, h + l, s1);
      }
      u[d] = tmp;
    }
  }
}

/** DS_MAX_F32 with denormals kept. */
export function DS_MAX_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1f = f[b];
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const tmp = t2;
      if (s1f > f32FromBits(tmp)) {
        const t3 = addr >>> 0;
        lds.store32(t3, h + l, s1);
      }
      u[d] = tmp;
    }
  }
}

/**
 * DS_MAX_F64, DS_MAX_RTN_F64 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * Float minimum and maximum: MODE may flush denormals for the comparison; what is stored is one of the two as it
 * was. A NaN changes nothing, and one in memory stays.
 */
export function DS_MAX_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      if (s1f64 > f64FromWords(tmp_lo, tmp_hi)) {
        const t3 = addr >>> 0;
        lds.store32(t3, h + l, s1);
        lds.store32(t3 + 4, h + l, s1w1);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_MAX_F64 with denormals kept. */
export function DS_MAX_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      if (s1f64 > f64FromWords(tmp_lo, tmp_hi)) {
        const t3 = addr >>> 0;
        lds.store32(t3, h + l, s1);
        lds.store32(t3 + 4, h + l, s1w1);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_MIN_NUM_F32, DS_MIN_NUM_RTN_F32 (cdna5 rdna4) */
export function DS_MIN_NUM_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const tmp = t2;
      const t3 = f32FromBits(tmp);
      if (isNan32(s1) && t3 !== t3) {
        const t4 = quiet32(s1x32);
        const t5 = addr >>> 0;
        lds.store32(t5, h + l, t4);
      } else {
        const a2 = s1x32;
        const b2 = tmp;
        const t6 = f32FromBits(a2);
        const t7 = f32FromBits(b2);
        if (!(t6 !== t6) && ((t7 !== t7 || f32FromBits(a2) < f32FromBits(b2)) || ((f32FromBits(a2) === f32FromBits(b2) && (a2 >>> 31) === 1) && (b2 >>> 31) === 0))) {
          const t8 = addr >>> 0;
          lds.store32(t8, h + l, s1x32);
        }
      }
      u[d] = tmp;
    }
  }
}

/** DS_MIN_NUM_F32 with denormals kept. */
export function DS_MIN_NUM_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const tmp = t2;
      const t3 = f32FromBits(tmp);
      if (isNan32(s1) && t3 !== t3) {
        const t4 = quiet32(s1);
        const t5 = addr >>> 0;
        lds.store32(t5, h + l, t4);
      } else {
        const a2 = s1;
        const b2 = tmp;
        const t6 = f32FromBits(a2);
        const t7 = f32FromBits(b2);
        if (!(t6 !== t6) && ((t7 !== t7 || f32FromBits(a2) < f32FromBits(b2)) || ((f32FromBits(a2) === f32FromBits(b2) && (a2 >>> 31) === 1) && (b2 >>> 31) === 0))) {
          const t8 = addr >>> 0;
          lds.store32(t8, h + l, s1);
        }
      }
      u[d] = tmp;
    }
  }
}

/** DS_MIN_NUM_F64, DS_MIN_NUM_RTN_F64 (cdna5 rdna4) */
export function DS_MIN_NUM_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      const s1nan = isNan64(s1, s1w1);
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      const t3 = f64FromWords(tmp_lo, tmp_hi);
      if (isNan64(s1, s1w1) && t3 !== t3) {
        const t4 = s1nan ? s1 : f64Lo(s1f64);
        const t5 = quietHi64(s1nan ? s1w1 : f64Hi(s1f64));
        const t6 = addr >>> 0;
        lds.store32(t6, h + l, t4);
        lds.store32(t6 + 4, h + l, t5);
      } else {
        const a2_hi = s1nan ? s1w1 : f64Hi(s1f64);
        const a2_lo = s1nan ? s1 : f64Lo(s1f64);
        const b2_hi = tmp_hi;
        const b2_lo = tmp_lo;
        const t7 = f64FromWords(a2_lo, a2_hi);
        const t8 = f64FromWords(b2_lo, b2_hi);
        if (!(t7 !== t7) && ((t8 !== t8 || f64FromWords(a2_lo, a2_hi) < f64FromWords(b2_lo, b2_hi)) || ((f64FromWords(a2_lo, a2_hi) === f64FromWords(b2_lo, b2_hi) && (a2_hi >>> 31) === 1) && (b2_hi >>> 31) === 0))) {
          const t9 = s1nan ? s1 : f64Lo(s1f64);
          const t10 = s1nan ? s1w1 : f64Hi(s1f64);
          const t11 = addr >>> 0;
          lds.store32(t11, h + l, t9);
          lds.store32(t11 + 4, h + l, t10);
        }
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_MIN_NUM_F64 with denormals kept. */
export function DS_MIN_NUM_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      const t3 = f64FromWords(tmp_lo, tmp_hi);
      if (isNan64(s1, s1w1) && t3 !== t3) {
        const t4 = quietHi64(s1w1);
        const t5 = addr >>> 0;
        lds.store32(t5, h + l, s1);
        lds.store32(t5 + 4, h + l, t4);
      } else {
        const a2_hi = s1w1;
        const a2_lo = s1;
        const b2_hi = tmp_hi;
        const b2_lo = tmp_lo;
        const t6 = f64FromWords(a2_lo, a2_hi);
        const t7 = f64FromWords(b2_lo, b2_hi);
        if (!(t6 !== t6) && ((t7 !== t7 || f64FromWords(a2_lo, a2_hi) < f64FromWords(b2_lo, b2_hi)) || ((f64FromWords(a2_lo, a2_hi) === f64FromWords(b2_lo, b2_hi) && (a2_hi >>> 31) === 1) && (b2_hi >>> 31) === 0))) {
          const t8 = addr >>> 0;
          lds.store32(t8, h + l, s1);
          lds.store32(t8 + 4, h + l, s1w1);
        }
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_MAX_NUM_F32, DS_MAX_NUM_RTN_F32 (cdna5 rdna4) */
export function DS_MAX_NUM_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const fi32 = inputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s1x32 = fi32 > 0 ? flushBits32(s1) : s1;
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const tmp = t2;
      const t3 = f32FromBits(tmp);
      if (isNan32(s1) && t3 !== t3) {
        const t4 = quiet32(s1x32);
        const t5 = addr >>> 0;
        lds.store32(t5, h + l, t4);
      } else {
        const a2 = s1x32;
        const b2 = tmp;
        const t6 = f32FromBits(a2);
        const t7 = f32FromBits(b2);
        if (!(t6 !== t6) && ((t7 !== t7 || f32FromBits(a2) > f32FromBits(b2)) || ((f32FromBits(a2) === f32FromBits(b2) && (a2 >>> 31) === 0) && (b2 >>> 31) === 1))) {
          const t8 = addr >>> 0;
          lds.store32(t8, h + l, s1x32);
        }
      }
      u[d] = tmp;
    }
  }
}

/** DS_MAX_NUM_F32 with denormals kept. */
export function DS_MAX_NUM_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const tmp = t2;
      const t3 = f32FromBits(tmp);
      if (isNan32(s1) && t3 !== t3) {
        const t4 = quiet32(s1);
        const t5 = addr >>> 0;
        lds.store32(t5, h + l, t4);
      } else {
        const a2 = s1;
        const b2 = tmp;
        const t6 = f32FromBits(a2);
        const t7 = f32FromBits(b2);
        if (!(t6 !== t6) && ((t7 !== t7 || f32FromBits(a2) > f32FromBits(b2)) || ((f32FromBits(a2) === f32FromBits(b2) && (a2 >>> 31) === 0) && (b2 >>> 31) === 1))) {
          const t8 = addr >>> 0;
          lds.store32(t8, h + l, s1);
        }
      }
      u[d] = tmp;
    }
  }
}

/** DS_MAX_NUM_F64, DS_MAX_NUM_RTN_F64 (cdna5 rdna4) */
export function DS_MAX_NUM_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const fi64 = inputLimitF64(w.mode);
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = flush(f64FromWords(s1, s1w1), fi64);
      const s1nan = isNan64(s1, s1w1);
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      const t3 = f64FromWords(tmp_lo, tmp_hi);
      if (isNan64(s1, s1w1) && t3 !== t3) {
        const t4 = s1nan ? s1 : f64Lo(s1f64);
        const t5 = quietHi64(s1nan ? s1w1 : f64Hi(s1f64));
        const t6 = addr >>> 0;
        lds.store32(t6, h + l, t4);
        lds.store32(t6 + 4, h + l, t5);
      } else {
        const a2_hi = s1nan ? s1w1 : f64Hi(s1f64);
        const a2_lo = s1nan ? s1 : f64Lo(s1f64);
        const b2_hi = tmp_hi;
        const b2_lo = tmp_lo;
        const t7 = f64FromWords(a2_lo, a2_hi);
        const t8 = f64FromWords(b2_lo, b2_hi);
        if (!(t7 !== t7) && ((t8 !== t8 || f64FromWords(a2_lo, a2_hi) > f64FromWords(b2_lo, b2_hi)) || ((f64FromWords(a2_lo, a2_hi) === f64FromWords(b2_lo, b2_hi) && (a2_hi >>> 31) === 0) && (b2_hi >>> 31) === 1))) {
          const t9 = s1nan ? s1 : f64Lo(s1f64);
          const t10 = s1nan ? s1w1 : f64Hi(s1f64);
          const t11 = addr >>> 0;
          lds.store32(t11, h + l, t9);
          lds.store32(t11 + 4, h + l, t10);
        }
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_MAX_NUM_F64 with denormals kept. */
export function DS_MAX_NUM_F64_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      const t3 = f64FromWords(tmp_lo, tmp_hi);
      if (isNan64(s1, s1w1) && t3 !== t3) {
        const t4 = quietHi64(s1w1);
        const t5 = addr >>> 0;
        lds.store32(t5, h + l, s1);
        lds.store32(t5 + 4, h + l, t4);
      } else {
        const a2_hi = s1w1;
        const a2_lo = s1;
        const b2_hi = tmp_hi;
        const b2_lo = tmp_lo;
        const t6 = f64FromWords(a2_lo, a2_hi);
        const t7 = f64FromWords(b2_lo, b2_hi);
        if (!(t6 !== t6) && ((t7 !== t7 || f64FromWords(a2_lo, a2_hi) > f64FromWords(b2_lo, b2_hi)) || ((f64FromWords(a2_lo, a2_hi) === f64FromWords(b2_lo, b2_hi) && (a2_hi >>> 31) === 0) && (b2_hi >>> 31) === 1))) {
          const t8 = addr >>> 0;
          lds.store32(t8, h + l, s1);
          lds.store32(t8 + 4, h + l, s1w1);
        }
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/**
 * DS_ADD_F32, DS_ADD_RTN_F32 (all generations)
 * Adds round to nearest even; denormals of F32, F16 and BF16 follow MODE, those of F64 are kept.
 */
export function DS_ADD_F32(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const fi32 = inputLimitF32(w.mode);
  const fo32 = outputLimitF32(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1f = flush(f[b], fi32);
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = f32ToBits(flush(Math.fround(f32FromBits(tmp) + s1f), fo32));
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1f = flush(f[b], fi32);
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = f32ToBits(flush(Math.fround(f32FromBits(tmp) + s1f), fo32));
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    }
  }
}

/** DS_ADD_F32 with denormals kept. */
export function DS_ADD_F32_keep(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1f = f[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = f32ToBits(Math.fround(f32FromBits(tmp) + s1f));
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1f = f[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = f32ToBits(Math.fround(f32FromBits(tmp) + s1f));
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    }
  }
}

/** DS_ADD_F64, DS_ADD_RTN_F64 (cdna2 cdna3 cdna4 cdna5) */
export function DS_ADD_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const tmp_lo = t1;
      const tmp_hi = t2;
      const t3 = f64FromWords(tmp_lo, tmp_hi) + s1f64;
      const t4 = f64Lo(t3);
      const t5 = f64Hi(t3);
      const t6 = addr >>> 0;
      lds.store32(t6, h + l, t4);
      lds.store32(t6 + 4, h + l, t5);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** DS_PK_ADD_F16, DS_PK_ADD_RTN_F16 (cdna3 cdna4 cdna5 rdna4) */
export function DS_PK_ADD_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const fi16 = inputLimitF16(w.mode);
  const fo16 = outputLimitF16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (f16ToBits(flush(addF16(f16ToNumber(tmp >>> 16), flush(f16ToNumber(s1 >>> 16), fi16), 0), fo16)) << 16) | f16ToBits(flush(addF16(f16ToNumber(tmp & 65535), flush(f16ToNumber(s1 & 65535), fi16), 0), fo16));
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (f16ToBits(flush(addF16(f16ToNumber(tmp >>> 16), flush(f16ToNumber(s1 >>> 16), fi16), 0), fo16)) << 16) | f16ToBits(flush(addF16(f16ToNumber(tmp & 65535), flush(f16ToNumber(s1 & 65535), fi16), 0), fo16));
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    }
  }
}

/** DS_PK_ADD_F16 with denormals kept. */
export function DS_PK_ADD_F16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (f16ToBits(addF16(f16ToNumber(tmp >>> 16), f16ToNumber(s1 >>> 16), 0)) << 16) | f16ToBits(addF16(f16ToNumber(tmp & 65535), f16ToNumber(s1 & 65535), 0));
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (f16ToBits(addF16(f16ToNumber(tmp >>> 16), f16ToNumber(s1 >>> 16), 0)) << 16) | f16ToBits(addF16(f16ToNumber(tmp & 65535), f16ToNumber(s1 & 65535), 0));
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    }
  }
}

/** DS_PK_ADD_BF16, DS_PK_ADD_RTN_BF16 (cdna3 cdna4 cdna5 rdna4) */
export function DS_PK_ADD_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const fib = inputLimitBf16(w.mode);
  const fob = outputLimitBf16(w.mode);
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (bf16ToBits(flush(addBf16(bf16ToNumber(tmp >>> 16), flush(bf16ToNumber(s1 >>> 16), fib), 0), fob)) << 16) | bf16ToBits(flush(addBf16(bf16ToNumber(tmp & 65535), flush(bf16ToNumber(s1 & 65535), fib), 0), fob));
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (bf16ToBits(flush(addBf16(bf16ToNumber(tmp >>> 16), flush(bf16ToNumber(s1 >>> 16), fib), 0), fob)) << 16) | bf16ToBits(flush(addBf16(bf16ToNumber(tmp & 65535), flush(bf16ToNumber(s1 & 65535), fib), 0), fob));
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    }
  }
}

/** DS_PK_ADD_BF16 with denormals kept. */
export function DS_PK_ADD_BF16_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (bf16ToBits(addBf16(bf16ToNumber(tmp >>> 16), bf16ToNumber(s1 >>> 16), 0)) << 16) | bf16ToBits(addBf16(bf16ToNumber(tmp & 65535), bf16ToNumber(s1 & 65535), 0));
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (bf16ToBits(addBf16(bf16ToNumber(tmp >>> 16), bf16ToNumber(s1 >>> 16), 0)) << 16) | bf16ToBits(addBf16(bf16ToNumber(tmp & 65535), bf16ToNumber(s1 & 65535), 0));
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    }
  }
}

/** DS_WRAP_RTN_B32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5) */
export function DS_WRAP_RTN_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (tmp >= s1) ? (tmp - s1) : (tmp + s2);
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (tmp >= s1) ? (tmp - s1) : (tmp + s2);
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    }
  }
}

/** DS_COND_SUB_U32, DS_COND_SUB_RTN_U32 (cdna5 rdna4) */
export function DS_COND_SUB_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (tmp >= s1) ? (tmp - s1) : tmp;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (tmp >= s1) ? (tmp - s1) : tmp;
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    }
  }
}

/** DS_SUB_CLAMP_U32, DS_SUB_CLAMP_RTN_U32 (cdna5 rdna4) */
export function DS_SUB_CLAMP_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (tmp < s1) ? 0 : (tmp - s1);
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const addr = (s0 + offset) >>> 0;
        const t0 = addr >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const tmp = t2;
        const t3 = (tmp < s1) ? 0 : (tmp - s1);
        const t4 = addr >>> 0;
        lds.store32(t4, h + l, t3);
        u[d] = tmp;
      }
    }
  }
}

/**
 * DS_CONDXCHG32_RTN_B64 (all generations)
 * Two dwords, each exchanged when bit 31 of its data is set.
 */
export function DS_CONDXCHG32_RTN_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      let result_lo = 0, result_hi = 0;
      const addr = (s0 + offset) & 0xfff8;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const lo = t2;
      const t3 = ((addr + 4) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const hi = t5;
      if ((s1 >>> 31) !== 0) {
        const t6 = s1 & 0x7fffffff;
        const t7 = addr >>> 0;
        lds.store32(t7, h + l, t6);
      }
      if ((s1w1 >>> 31) !== 0) {
        const t8 = s1w1 & 0x7fffffff;
        const t9 = ((addr + 4) >>> 0) >>> 0;
        lds.store32(t9, h + l, t8);
      }
      result_lo = lo;
      result_hi = hi;
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** DS_ADD_SRC2_U32 (cdna1 rdna1) */
export function DS_ADD_SRC2_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const a2 = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const fromOffset = ((((offset >>> 14) & 1) << 15) | (offset & 32767)) & 65535;
      const t3 = ((s0 + Math.imul(4, (((((offset >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const b2 = t5;
      const t6 = a2 + b2;
      const t7 = addr >>> 0;
      lds.store32(t7, h + l, t6);
    }
  }
}

/** DS_SUB_SRC2_U32 (cdna1 rdna1) */
export function DS_SUB_SRC2_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const a2 = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const fromOffset = ((((offset >>> 14) & 1) << 15) | (offset & 32767)) & 65535;
      const t3 = ((s0 + Math.imul(4, (((((offset >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const b2 = t5;
      const t6 = a2 - b2;
      const t7 = addr >>> 0;
      lds.store32(t7, h + l, t6);
    }
  }
}

/** DS_RSUB_SRC2_U32 (cdna1 rdna1) */
export function DS_RSUB_SRC2_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const a2 = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const fromOffset = ((((offset >>> 14) & 1) << 15) | (offset & 32767)) & 65535;
      const t3 = ((s0 + Math.imul(4, (((((offset >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const b2 = t5;
      const t6 = b2 - a2;
      const t7 = addr >>> 0;
      lds.store32(t7, h + l, t6);
    }
  }
}

/** DS_INC_SRC2_U32 (cdna1 rdna1) */
export function DS_INC_SRC2_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const a2 = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const fromOffset = ((((offset >>> 14) & 1) << 15) | (offset & 32767)) & 65535;
      const t3 = ((s0 + Math.imul(4, (((((offset >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const b2 = t5;
      const t6 = (a2 >= b2) ? 0 : (a2 + 1);
      const t7 = addr >>> 0;
      lds.store32(t7, h + l, t6);
    }
  }
}

/** DS_DEC_SRC2_U32 (cdna1 rdna1) */
export function DS_DEC_SRC2_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const a2 = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const fromOffset = ((((offset >>> 14) & 1) << 15) | (offset & 32767)) & 65535;
      const t3 = ((s0 + Math.imul(4, (((((offset >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const b2 = t5;
      const t6 = (a2 === 0 || a2 > b2) ? b2 : (a2 - 1);
      const t7 = addr >>> 0;
      lds.store32(t7, h + l, t6);
    }
  }
}

/** DS_MIN_SRC2_I32 (cdna1 rdna1) */
export function DS_MIN_SRC2_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const a2 = t1 | 0;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const fromOffset = ((((offset >>> 14) & 1) << 15) | (offset & 32767)) & 65535;
      const t2 = ((s0 + Math.imul(4, (((((offset >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t3 = lds.load32(t2, h + l);
      const b2 = t3 | 0;
      const t4 = (a2 < b2) ? a2 : b2;
      const t5 = addr >>> 0;
      lds.store32(t5, h + l, t4);
    }
  }
}

/** DS_MAX_SRC2_I32 (cdna1 rdna1) */
export function DS_MAX_SRC2_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const a2 = t1 | 0;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const fromOffset = ((((offset >>> 14) & 1) << 15) | (offset & 32767)) & 65535;
      const t2 = ((s0 + Math.imul(4, (((((offset >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t3 = lds.load32(t2, h + l);
      const b2 = t3 | 0;
      const t4 = (a2 > b2) ? a2 : b2;
      const t5 = addr >>> 0;
      lds.store32(t5, h + l, t4);
    }
  }
}

/** DS_MIN_SRC2_U32 (cdna1 rdna1) */
export function DS_MIN_SRC2_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const a2 = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const fromOffset = ((((offset >>> 14) & 1) << 15) | (offset & 32767)) & 65535;
      const t3 = ((s0 + Math.imul(4, (((((offset >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const b2 = t5;
      const t6 = (a2 < b2) ? a2 : b2;
      const t7 = addr >>> 0;
      lds.store32(t7, h + l, t6);
    }
  }
}

/** DS_MAX_SRC2_U32 (cdna1 rdna1) */
export function DS_MAX_SRC2_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const a2 = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const fromOffset = ((((offset >>> 14) & 1) << 15) | (offset & 32767)) & 65535;
      const t3 = ((s0 + Math.imul(4, (((((offset >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const b2 = t5;
      const t6 = (a2 > b2) ? a2 : b2;
      const t7 = addr >>> 0;
      lds.store32(t7, h + l, t6);
    }
  }
}

/** DS_AND_SRC2_B32 (cdna1 rdna1) */
export function DS_AND_SRC2_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const a2 = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const fromOffset = ((((offset >>> 14) & 1) << 15) | (offset & 32767)) & 65535;
      const t3 = ((s0 + Math.imul(4, (((((offset >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const b2 = t5;
      const t6 = a2 & b2;
      const t7 = addr >>> 0;
      lds.store32(t7, h + l, t6);
    }
  }
}

/** DS_OR_SRC2_B32 (cdna1 rdna1) */
export function DS_OR_SRC2_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const a2 = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const fromOffset = ((((offset >>> 14) & 1) << 15) | (offset & 32767)) & 65535;
      const t3 = ((s0 + Math.imul(4, (((((offset >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const b2 = t5;
      const t6 = a2 | b2;
      const t7 = addr >>> 0;
      lds.store32(t7, h + l, t6);
    }
  }
}

/** DS_XOR_SRC2_B32 (cdna1 rdna1) */
export function DS_XOR_SRC2_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const a2 = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const fromOffset = ((((offset >>> 14) & 1) << 15) | (offset & 32767)) & 65535;
      const t3 = ((s0 + Math.imul(4, (((((offset >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const b2 = t5;
      const t6 = a2 ^ b2;
      const t7 = addr >>> 0;
      lds.store32(t7, h + l, t6);
    }
  }
}

/** DS_WRITE_SRC2_B32 (cdna1 rdna1) */
export function DS_WRITE_SRC2_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const a2 = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const fromOffset = ((((offset >>> 14) & 1) << 15) | (offset & 32767)) & 65535;
      const t3 = ((s0 + Math.imul(4, (((((offset >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const b2 = t5;
      const t6 = addr >>> 0;
      lds.store32(t6, h + l, b2);
    }
  }
}

/** DS_ADD_SRC2_U64 (cdna1 rdna1) */
export function DS_ADD_SRC2_U64(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0w1 = u[a + h0];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const a2_lo = t1;
      const a2_hi = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const t3 = s.simm >>> 0;
      const t4 = s.simm >>> 0;
      const fromOffset = ((((t3 >>> 14) & 1) << 15) | (t4 & 32767)) & 65535;
      const t5 = s.simm >>> 0;
      const t6 = ((s0 + Math.imul(4, (((((t5 >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t7 = lds.load32(t6, h + l);
      const t8 = lds.load32(t6 + 4, h + l);
      const b2_lo = t7;
      const b2_hi = t8;
      const t9 = (a2_lo + b2_lo) >>> 0;
      const t10 = a2_hi + b2_hi + +(t9 < (a2_lo >>> 0));
      const t11 = addr >>> 0;
      lds.store32(t11, h + l, t9);
      lds.store32(t11 + 4, h + l, t10);
    }
  }
}

/** DS_SUB_SRC2_U64 (cdna1 rdna1) */
export function DS_SUB_SRC2_U64(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0w1 = u[a + h0];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const a2_lo = t1;
      const a2_hi = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const t3 = s.simm >>> 0;
      const t4 = s.simm >>> 0;
      const fromOffset = ((((t3 >>> 14) & 1) << 15) | (t4 & 32767)) & 65535;
      const t5 = s.simm >>> 0;
      const t6 = ((s0 + Math.imul(4, (((((t5 >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t7 = lds.load32(t6, h + l);
      const t8 = lds.load32(t6 + 4, h + l);
      const b2_lo = t7;
      const b2_hi = t8;
      const t9 = (a2_lo - b2_lo) >>> 0;
      const t10 = a2_hi - b2_hi - +((a2_lo >>> 0) < (b2_lo >>> 0));
      const t11 = addr >>> 0;
      lds.store32(t11, h + l, t9);
      lds.store32(t11 + 4, h + l, t10);
    }
  }
}

/** DS_RSUB_SRC2_U64 (cdna1 rdna1) */
export function DS_RSUB_SRC2_U64(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0w1 = u[a + h0];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const a2_lo = t1;
      const a2_hi = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const t3 = s.simm >>> 0;
      const t4 = s.simm >>> 0;
      const fromOffset = ((((t3 >>> 14) & 1) << 15) | (t4 & 32767)) & 65535;
      const t5 = s.simm >>> 0;
      const t6 = ((s0 + Math.imul(4, (((((t5 >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t7 = lds.load32(t6, h + l);
      const t8 = lds.load32(t6 + 4, h + l);
      const b2_lo = t7;
      const b2_hi = t8;
      const t9 = (b2_lo - a2_lo) >>> 0;
      const t10 = b2_hi - a2_hi - +((b2_lo >>> 0) < (a2_lo >>> 0));
      const t11 = addr >>> 0;
      lds.store32(t11, h + l, t9);
      lds.store32(t11 + 4, h + l, t10);
    }
  }
}

/** DS_INC_SRC2_U64 (cdna1 rdna1) */
export function DS_INC_SRC2_U64(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0w1 = u[a + h0];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const a2_lo = t1;
      const a2_hi = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const t3 = s.simm >>> 0;
      const t4 = s.simm >>> 0;
      const fromOffset = ((((t3 >>> 14) & 1) << 15) | (t4 & 32767)) & 65535;
      const t5 = s.simm >>> 0;
      const t6 = ((s0 + Math.imul(4, (((((t5 >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t7 = lds.load32(t6, h + l);
      const t8 = lds.load32(t6 + 4, h + l);
      const b2_lo = t7;
      const b2_hi = t8;
      const t9 = (!lessU64(a2_lo, a2_hi, b2_lo, b2_hi));
      const t10 = (a2_lo + 1) >>> 0;
      const t11 = t9 ? 0 : t10;
      const t12 = t9 ? 0 : (a2_hi + 0 + +(t10 < (a2_lo >>> 0)));
      const t13 = addr >>> 0;
      lds.store32(t13, h + l, t11);
      lds.store32(t13 + 4, h + l, t12);
    }
  }
}

/** DS_DEC_SRC2_U64 (cdna1 rdna1) */
export function DS_DEC_SRC2_U64(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0w1 = u[a + h0];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const a2_lo = t1;
      const a2_hi = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const t3 = s.simm >>> 0;
      const t4 = s.simm >>> 0;
      const fromOffset = ((((t3 >>> 14) & 1) << 15) | (t4 & 32767)) & 65535;
      const t5 = s.simm >>> 0;
      const t6 = ((s0 + Math.imul(4, (((((t5 >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t7 = lds.load32(t6, h + l);
      const t8 = lds.load32(t6 + 4, h + l);
      const b2_lo = t7;
      const b2_hi = t8;
      const t9 = ((a2_lo | a2_hi) === 0 || lessU64(b2_lo, b2_hi, a2_lo, a2_hi));
      const t10 = (a2_lo - 1) >>> 0;
      const t11 = t9 ? b2_lo : t10;
      const t12 = t9 ? b2_hi : (a2_hi - 0 - +((a2_lo >>> 0) < (1 >>> 0)));
      const t13 = addr >>> 0;
      lds.store32(t13, h + l, t11);
      lds.store32(t13 + 4, h + l, t12);
    }
  }
}

/** DS_MIN_SRC2_I64 (cdna1 rdna1) */
export function DS_MIN_SRC2_I64(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0w1 = u[a + h0];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const a2_lo = t1;
      const a2_hi = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const t3 = s.simm >>> 0;
      const t4 = s.simm >>> 0;
      const fromOffset = ((((t3 >>> 14) & 1) << 15) | (t4 & 32767)) & 65535;
      const t5 = s.simm >>> 0;
      const t6 = ((s0 + Math.imul(4, (((((t5 >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t7 = lds.load32(t6, h + l);
      const t8 = lds.load32(t6 + 4, h + l);
      const b2_lo = t7;
      const b2_hi = t8;
      const t9 = lessI64(a2_lo, a2_hi, b2_lo, b2_hi);
      const t10 = t9 ? a2_lo : b2_lo;
      const t11 = t9 ? a2_hi : b2_hi;
      const t12 = addr >>> 0;
      lds.store32(t12, h + l, t10);
      lds.store32(t12 + 4, h + l, t11);
    }
  }
}

/** DS_MAX_SRC2_I64 (cdna1 rdna1) */
export function DS_MAX_SRC2_I64(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0w1 = u[a + h0];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const a2_lo = t1;
      const a2_hi = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const t3 = s.simm >>> 0;
      const t4 = s.simm >>> 0;
      const fromOffset = ((((t3 >>> 14) & 1) << 15) | (t4 & 32767)) & 65535;
      const t5 = s.simm >>> 0;
      const t6 = ((s0 + Math.imul(4, (((((t5 >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t7 = lds.load32(t6, h + l);
      const t8 = lds.load32(t6 + 4, h + l);
      const b2_lo = t7;
      const b2_hi = t8;
      const t9 = lessI64(b2_lo, b2_hi, a2_lo, a2_hi);
      const t10 = t9 ? a2_lo : b2_lo;
      const t11 = t9 ? a2_hi : b2_hi;
      const t12 = addr >>> 0;
      lds.store32(t12, h + l, t10);
      lds.store32(t12 + 4, h + l, t11);
    }
  }
}

/** DS_MIN_SRC2_U64 (cdna1 rdna1) */
export function DS_MIN_SRC2_U64(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0w1 = u[a + h0];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const a2_lo = t1;
      const a2_hi = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const t3 = s.simm >>> 0;
      const t4 = s.simm >>> 0;
      const fromOffset = ((((t3 >>> 14) & 1) << 15) | (t4 & 32767)) & 65535;
      const t5 = s.simm >>> 0;
      const t6 = ((s0 + Math.imul(4, (((((t5 >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t7 = lds.load32(t6, h + l);
      const t8 = lds.load32(t6 + 4, h + l);
      const b2_lo = t7;
      const b2_hi = t8;
      const t9 = lessU64(a2_lo, a2_hi, b2_lo, b2_hi);
      const t10 = t9 ? a2_lo : b2_lo;
      const t11 = t9 ? a2_hi : b2_hi;
      const t12 = addr >>> 0;
      lds.store32(t12, h + l, t10);
      lds.store32(t12 + 4, h + l, t11);
    }
  }
}

/** DS_MAX_SRC2_U64 (cdna1 rdna1) */
export function DS_MAX_SRC2_U64(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0w1 = u[a + h0];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const a2_lo = t1;
      const a2_hi = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const t3 = s.simm >>> 0;
      const t4 = s.simm >>> 0;
      const fromOffset = ((((t3 >>> 14) & 1) << 15) | (t4 & 32767)) & 65535;
      const t5 = s.simm >>> 0;
      const t6 = ((s0 + Math.imul(4, (((((t5 >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t7 = lds.load32(t6, h + l);
      const t8 = lds.load32(t6 + 4, h + l);
      const b2_lo = t7;
      const b2_hi = t8;
      const t9 = lessU64(b2_lo, b2_hi, a2_lo, a2_hi);
      const t10 = t9 ? a2_lo : b2_lo;
      const t11 = t9 ? a2_hi : b2_hi;
      const t12 = addr >>> 0;
      lds.store32(t12, h + l, t10);
      lds.store32(t12 + 4, h + l, t11);
    }
  }
}

/** DS_AND_SRC2_B64 (cdna1 rdna1) */
export function DS_AND_SRC2_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0w1 = u[a + h0];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const a2_lo = t1;
      const a2_hi = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const t3 = s.simm >>> 0;
      const t4 = s.simm >>> 0;
      const fromOffset = ((((t3 >>> 14) & 1) << 15) | (t4 & 32767)) & 65535;
      const t5 = s.simm >>> 0;
      const t6 = ((s0 + Math.imul(4, (((((t5 >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t7 = lds.load32(t6, h + l);
      const t8 = lds.load32(t6 + 4, h + l);
      const b2_lo = t7;
      const b2_hi = t8;
      const t9 = a2_lo & b2_lo;
      const t10 = a2_hi & b2_hi;
      const t11 = addr >>> 0;
      lds.store32(t11, h + l, t9);
      lds.store32(t11 + 4, h + l, t10);
    }
  }
}

/** DS_OR_SRC2_B64 (cdna1 rdna1) */
export function DS_OR_SRC2_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0w1 = u[a + h0];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const a2_lo = t1;
      const a2_hi = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const t3 = s.simm >>> 0;
      const t4 = s.simm >>> 0;
      const fromOffset = ((((t3 >>> 14) & 1) << 15) | (t4 & 32767)) & 65535;
      const t5 = s.simm >>> 0;
      const t6 = ((s0 + Math.imul(4, (((((t5 >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t7 = lds.load32(t6, h + l);
      const t8 = lds.load32(t6 + 4, h + l);
      const b2_lo = t7;
      const b2_hi = t8;
      const t9 = a2_lo | b2_lo;
      const t10 = a2_hi | b2_hi;
      const t11 = addr >>> 0;
      lds.store32(t11, h + l, t9);
      lds.store32(t11 + 4, h + l, t10);
    }
  }
}

/** DS_XOR_SRC2_B64 (cdna1 rdna1) */
export function DS_XOR_SRC2_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0w1 = u[a + h0];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const a2_lo = t1;
      const a2_hi = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const t3 = s.simm >>> 0;
      const t4 = s.simm >>> 0;
      const fromOffset = ((((t3 >>> 14) & 1) << 15) | (t4 & 32767)) & 65535;
      const t5 = s.simm >>> 0;
      const t6 = ((s0 + Math.imul(4, (((((t5 >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t7 = lds.load32(t6, h + l);
      const t8 = lds.load32(t6 + 4, h + l);
      const b2_lo = t7;
      const b2_hi = t8;
      const t9 = a2_lo ^ b2_lo;
      const t10 = a2_hi ^ b2_hi;
      const t11 = addr >>> 0;
      lds.store32(t11, h + l, t9);
      lds.store32(t11 + 4, h + l, t10);
    }
  }
}

/** DS_WRITE_SRC2_B64 (cdna1 rdna1) */
export function DS_WRITE_SRC2_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0w1 = u[a + h0];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const a2_lo = t1;
      const a2_hi = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const t3 = s.simm >>> 0;
      const t4 = s.simm >>> 0;
      const fromOffset = ((((t3 >>> 14) & 1) << 15) | (t4 & 32767)) & 65535;
      const t5 = s.simm >>> 0;
      const t6 = ((s0 + Math.imul(4, (((((t5 >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t7 = lds.load32(t6, h + l);
      const t8 = lds.load32(t6 + 4, h + l);
      const b2_lo = t7;
      const b2_hi = t8;
      const t9 = addr >>> 0;
      lds.store32(t9, h + l, b2_lo);
      lds.store32(t9 + 4, h + l, b2_hi);
    }
  }
}

/** DS_MIN_SRC2_F32 (cdna1 rdna1) */
export function DS_MIN_SRC2_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const a2 = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const fromOffset = ((((offset >>> 14) & 1) << 15) | (offset & 32767)) & 65535;
      const t3 = ((s0 + Math.imul(4, (((((offset >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const b2 = t5;
      if (f32FromBits(b2) < f32FromBits(a2)) {
        const t6 = addr >>> 0;
        lds.store32(t6, h + l, b2);
      }
    }
  }
}

/** DS_MIN_SRC2_F64 (cdna1 rdna1) */
export function DS_MIN_SRC2_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0w1 = u[a + h0];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const a2_lo = t1;
      const a2_hi = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const t3 = s.simm >>> 0;
      const t4 = s.simm >>> 0;
      const fromOffset = ((((t3 >>> 14) & 1) << 15) | (t4 & 32767)) & 65535;
      const t5 = s.simm >>> 0;
      const t6 = ((s0 + Math.imul(4, (((((t5 >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t7 = lds.load32(t6, h + l);
      const t8 = lds.load32(t6 + 4, h + l);
      const b2_lo = t7;
      const b2_hi = t8;
      if (f64FromWords(b2_lo, b2_hi) < f64FromWords(a2_lo, a2_hi)) {
        const t9 = addr >>> 0;
        lds.store32(t9, h + l, b2_lo);
        lds.store32(t9 + 4, h + l, b2_hi);
      }
    }
  }
}

/** DS_MAX_SRC2_F32 (cdna1 rdna1) */
export function DS_MAX_SRC2_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const a2 = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const fromOffset = ((((offset >>> 14) & 1) << 15) | (offset & 32767)) & 65535;
      const t3 = ((s0 + Math.imul(4, (((((offset >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const b2 = t5;
      if (f32FromBits(b2) > f32FromBits(a2)) {
        const t6 = addr >>> 0;
        lds.store32(t6, h + l, b2);
      }
    }
  }
}

/** DS_MAX_SRC2_F64 (cdna1 rdna1) */
export function DS_MAX_SRC2_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0w1 = u[a + h0];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const a2_lo = t1;
      const a2_hi = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const t3 = s.simm >>> 0;
      const t4 = s.simm >>> 0;
      const fromOffset = ((((t3 >>> 14) & 1) << 15) | (t4 & 32767)) & 65535;
      const t5 = s.simm >>> 0;
      const t6 = ((s0 + Math.imul(4, (((((t5 >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t7 = lds.load32(t6, h + l);
      const t8 = lds.load32(t6 + 4, h + l);
      const b2_lo = t7;
      const b2_hi = t8;
      if (f64FromWords(b2_lo, b2_hi) > f64FromWords(a2_lo, a2_hi)) {
        const t9 = addr >>> 0;
        lds.store32(t9, h + l, b2_lo);
        lds.store32(t9 + 4, h + l, b2_hi);
      }
    }
  }
}

/** DS_ADD_SRC2_F32 (cdna1 rdna1) */
export function DS_ADD_SRC2_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const fo32 = outputLimitF32(w.mode);
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const a2 = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const fromOffset = ((((offset >>> 14) & 1) << 15) | (offset & 32767)) & 65535;
      const t3 = ((s0 + Math.imul(4, (((((offset >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const b2 = t5;
      const t6 = f32ToBits(flush(Math.fround(f32FromBits(b2) + f32FromBits(a2)), fo32));
      const t7 = addr >>> 0;
      lds.store32(t7, h + l, t6);
    }
  }
}

/** DS_ADD_SRC2_F32 with denormals kept. */
export function DS_ADD_SRC2_F32_keep(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const addr = s0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const a2 = t2;
      const fromAddress = (((s0 >>> 31) << 15) | (s0 >>> 17)) & 65535;
      const fromOffset = ((((offset >>> 14) & 1) << 15) | (offset & 32767)) & 65535;
      const t3 = ((s0 + Math.imul(4, (((((offset >>> 15) & 1) !== 0) ? fromAddress : fromOffset) << 16) >> 16)) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const b2 = t5;
      const t6 = f32ToBits(Math.fround(f32FromBits(b2) + f32FromBits(a2)));
      const t7 = addr >>> 0;
      lds.store32(t7, h + l, t6);
    }
  }
}

/**
 * DS_READ_ADDTID_B32, DS_LOAD_ADDTID_B32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * Lanes side by side from M0 on.
 */
export function DS_READ_ADDTID_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const m0 = u[w.m0];
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let d = s.d0 + h;
      for (let l = 0; l < 32; l++, d++) {
        const t0 = ((((offset + m0) & 65535) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        u[d] = t2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const d = s.d0 + h + l;
        const t0 = ((((offset + m0) & 65535) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        u[d] = t2;
      }
    }
  }
}

/** DS_WRITE_ADDTID_B32, DS_STORE_ADDTID_B32 (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function DS_WRITE_ADDTID_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const m0 = u[w.m0];
  const { k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, b = (b + k1) | 0) {
        const s1 = u[b];
        const t0 = ((((offset + m0) & 65535) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t0, h + l, s1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const b = s.s1 + (h + l) * k1;
        const s1 = u[b];
        const t0 = ((((offset + m0) & 65535) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t0, h + l, s1);
      }
    }
  }
}

/** DS_LOAD_ADDTID_B32 (cdna5) */
export function DS_LOAD_ADDTID_B32_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const m0 = u[w.m0];
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let d = s.d0 + h;
      for (let l = 0; l < 32; l++, d++) {
        const t0 = (((offset + (m0 & 0xfffff)) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        u[d] = t2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const d = s.d0 + h + l;
        const t0 = (((offset + (m0 & 0xfffff)) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        u[d] = t2;
      }
    }
  }
}

/** DS_STORE_ADDTID_B32 (cdna5) */
export function DS_STORE_ADDTID_B32_cdna5(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const m0 = u[w.m0];
  const { k1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, b = (b + k1) | 0) {
        const s1 = u[b];
        const t0 = (((offset + (m0 & 0xfffff)) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t0, h + l, s1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const b = s.s1 + (h + l) * k1;
        const s1 = u[b];
        const t0 = (((offset + (m0 & 0xfffff)) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t0, h + l, s1);
      }
    }
  }
}

/**
 * DS_APPEND (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5)
 * One counter for the wave: every active lane gets its old value. Until RDNA 3.5 M0 is the base; that all of it
 * is, as compilers use it, and not bits 31:16, is not said by the manuals.
 */
export function DS_APPEND_cdna1(w: Wave, s: Step): void {
  const { u } = w;
  const offset = s.simm >>> 0;
  const addr = (offset + u[w.m0]) >>> 0;
  const t0 = addr >>> 0;
  const t1 = w.lds.load32(t0, -1);
  const t2 = t1 >>> 0;
  const old = t2;
  const t3 = old + (countOnes32(u[w.exec]) + countOnes32(u[w.exec + 1]));
  const t4 = addr >>> 0;
  w.lds.store32(t4, -1, t3);
  const t5 = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= t5; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = old;
    }
  }
}

/** DS_CONSUME (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5) */
export function DS_CONSUME_cdna1(w: Wave, s: Step): void {
  const { u } = w;
  const offset = s.simm >>> 0;
  const addr = (offset + u[w.m0]) >>> 0;
  const t0 = addr >>> 0;
  const t1 = w.lds.load32(t0, -1);
  const t2 = t1 >>> 0;
  const old = t2;
  const t3 = old - (countOnes32(u[w.exec]) + countOnes32(u[w.exec + 1]));
  const t4 = addr >>> 0;
  w.lds.store32(t4, -1, t3);
  const t5 = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= t5; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = old;
    }
  }
}

/** DS_APPEND (cdna5 rdna4) */
export function DS_APPEND_cdna5(w: Wave, s: Step): void {
  const { u } = w;
  const offset = s.simm >>> 0;
  const addr = offset;
  const t0 = addr >>> 0;
  const t1 = w.lds.load32(t0, -1);
  const t2 = t1 >>> 0;
  const old = t2;
  const t3 = old + (countOnes32(u[w.exec]) + countOnes32(u[w.exec + 1]));
  const t4 = addr >>> 0;
  w.lds.store32(t4, -1, t3);
  const t5 = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= t5; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = old;
    }
  }
}

/** DS_CONSUME (cdna5 rdna4) */
export function DS_CONSUME_cdna5(w: Wave, s: Step): void {
  const { u } = w;
  const offset = s.simm >>> 0;
  const addr = offset;
  const t0 = addr >>> 0;
  const t1 = w.lds.load32(t0, -1);
  const t2 = t1 >>> 0;
  const old = t2;
  const t3 = old - (countOnes32(u[w.exec]) + countOnes32(u[w.exec + 1]));
  const t4 = addr >>> 0;
  w.lds.store32(t4, -1, t3);
  const t5 = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= t5; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = old;
    }
  }
}

/** DS_ATOMIC_BARRIER_ARRIVE_RTN_B64 (cdna5) */
export function DS_ATOMIC_BARRIER_ARRIVE_RTN_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      let result_lo = 0, result_hi = 0;
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const state = t2;
      const t3 = ((addr + 4) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const rest = t5;
      const state2 = state;
      const again = rest & 0xffff;
      const count = s1;
      const next = (state2 - count) >>> 0;
      const t6 = ((next & 0x10000000) !== 0) ? ((next & 0xe0000000) | again) : next;
      const t7 = addr >>> 0;
      lds.store32(t7, h + l, t6);
      result_lo = state;
      result_hi = rest;
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** DS_ATOMIC_ASYNC_BARRIER_ARRIVE_B64 (cdna5) */
export function DS_ATOMIC_ASYNC_BARRIER_ARRIVE_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const addr = (s0 + offset) >>> 0;
      const t0 = addr >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const state = t2;
      const t3 = ((addr + 4) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      const t5 = t4 >>> 0;
      const again = t5 & 0xffff;
      const next = (state - 1) >>> 0;
      const t6 = ((next & 0x10000000) !== 0) ? ((next & 0xe0000000) | again) : next;
      const t7 = addr >>> 0;
      lds.store32(t7, h + l, t6);
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  DS_NOP: define("DS_NOP", "scalar", noOperation),
  DS_READ_B32: define("DS_READ_B32", "lane", DS_READ_B32),
  DS_READ_B64: define("DS_READ_B64", "lane", DS_READ_B64),
  DS_READ_B96: define("DS_READ_B96", "lane", DS_READ_B96),
  DS_READ_B128: define("DS_READ_B128", "lane", DS_READ_B128),
  DS_READ_U8: define("DS_READ_U8", "lane", DS_READ_U8),
  DS_READ_I8: define("DS_READ_I8", "lane", DS_READ_I8),
  DS_READ_U16: define("DS_READ_U16", "lane", DS_READ_U16),
  DS_READ_I16: define("DS_READ_I16", "lane", DS_READ_I16),
  DS_READ_U8_D16: define("DS_READ_U8_D16", "lane", DS_READ_U8_D16, { readsDestination: true }),
  DS_READ_I8_D16: define("DS_READ_I8_D16", "lane", DS_READ_I8_D16, { readsDestination: true }),
  DS_READ_U16_D16: define("DS_READ_U16_D16", "lane", DS_READ_U16_D16, { readsDestination: true }),
  DS_READ_U8_D16_HI: define("DS_READ_U8_D16_HI", "lane", DS_READ_U8_D16_HI, { readsDestination: true }),
  DS_READ_I8_D16_HI: define("DS_READ_I8_D16_HI", "lane", DS_READ_I8_D16_HI, { readsDestination: true }),
  DS_READ_U16_D16_HI: define("DS_READ_U16_D16_HI", "lane", DS_READ_U16_D16_HI, { readsDestination: true }),
  DS_WRITE_B32: define("DS_WRITE_B32", "lane", DS_WRITE_B32),
  DS_WRITE_B64: define("DS_WRITE_B64", "lane", DS_WRITE_B64),
  DS_WRITE_B96: define("DS_WRITE_B96", "lane", DS_WRITE_B96),
  DS_WRITE_B128: define("DS_WRITE_B128", "lane", DS_WRITE_B128),
  DS_WRITE_B8: define("DS_WRITE_B8", "lane", DS_WRITE_B8),
  DS_WRITE_B16: define("DS_WRITE_B16", "lane", DS_WRITE_B16),
  DS_WRITE_B8_D16_HI: define("DS_WRITE_B8_D16_HI", "lane", DS_WRITE_B8_D16_HI),
  DS_WRITE_B16_D16_HI: define("DS_WRITE_B16_D16_HI", "lane", DS_WRITE_B16_D16_HI),
  DS_READ2_B32: define("DS_READ2_B32", "lane", DS_READ2_B32, { readsDestination: true }),
  DS_READ2ST64_B32: define("DS_READ2ST64_B32", "lane", DS_READ2ST64_B32, { readsDestination: true }),
  DS_READ2_B64: define("DS_READ2_B64", "lane", DS_READ2_B64, { readsDestination: true }),
  DS_READ2ST64_B64: define("DS_READ2ST64_B64", "lane", DS_READ2ST64_B64, { readsDestination: true }),
  DS_WRITE2_B32: define("DS_WRITE2_B32", "lane", DS_WRITE2_B32),
  DS_WRITE2_B64: define("DS_WRITE2_B64", "lane", DS_WRITE2_B64),
  DS_WRITE2ST64_B32: define("DS_WRITE2ST64_B32", "lane", DS_WRITE2ST64_B32),
  DS_WRITE2ST64_B64: define("DS_WRITE2ST64_B64", "lane", DS_WRITE2ST64_B64),
  DS_ADD_U32: define("DS_ADD_U32", "lane", DS_ADD_U32),
  DS_SUB_U32: define("DS_SUB_U32", "lane", DS_SUB_U32),
  DS_RSUB_U32: define("DS_RSUB_U32", "lane", DS_RSUB_U32),
  DS_INC_U32: define("DS_INC_U32", "lane", DS_INC_U32),
  DS_DEC_U32: define("DS_DEC_U32", "lane", DS_DEC_U32),
  DS_MIN_I32: define("DS_MIN_I32", "lane", DS_MIN_I32),
  DS_MAX_I32: define("DS_MAX_I32", "lane", DS_MAX_I32),
  DS_MIN_U32: define("DS_MIN_U32", "lane", DS_MIN_U32),
  DS_MAX_U32: define("DS_MAX_U32", "lane", DS_MAX_U32),
  DS_AND_B32: define("DS_AND_B32", "lane", DS_AND_B32),
  DS_OR_B32: define("DS_OR_B32", "lane", DS_OR_B32),
  DS_XOR_B32: define("DS_XOR_B32", "lane", DS_XOR_B32),
  DS_MSKOR_B32: define("DS_MSKOR_B32", "lane", DS_MSKOR_B32),
  DS_ADD_U64: define("DS_ADD_U64", "lane", DS_ADD_U64),
  DS_SUB_U64: define("DS_SUB_U64", "lane", DS_SUB_U64),
  DS_RSUB_U64: define("DS_RSUB_U64", "lane", DS_RSUB_U64),
  DS_INC_U64: define("DS_INC_U64", "lane", DS_INC_U64),
  DS_DEC_U64: define("DS_DEC_U64", "lane", DS_DEC_U64),
  DS_MIN_I64: define("DS_MIN_I64", "lane", DS_MIN_I64),
  DS_MAX_I64: define("DS_MAX_I64", "lane", DS_MAX_I64),
  DS_MIN_U64: define("DS_MIN_U64", "lane", DS_MIN_U64),
  DS_MAX_U64: define("DS_MAX_U64", "lane", DS_MAX_U64),
  DS_AND_B64: define("DS_AND_B64", "lane", DS_AND_B64),
  DS_OR_B64: define("DS_OR_B64", "lane", DS_OR_B64),
  DS_XOR_B64: define("DS_XOR_B64", "lane", DS_XOR_B64),
  DS_MSKOR_B64: define("DS_MSKOR_B64", "lane", DS_MSKOR_B64),
  DS_WRXCHG_RTN_B32: define("DS_WRXCHG_RTN_B32", "lane", DS_WRXCHG_RTN_B32),
  DS_WRXCHG_RTN_B64: define("DS_WRXCHG_RTN_B64", "lane", DS_WRXCHG_RTN_B64),
  DS_WRXCHG2_RTN_B32: define("DS_WRXCHG2_RTN_B32", "lane", DS_WRXCHG2_RTN_B32, { readsDestination: true }),
  DS_WRXCHG2ST64_RTN_B32: define("DS_WRXCHG2ST64_RTN_B32", "lane", DS_WRXCHG2ST64_RTN_B32, { readsDestination: true }),
  DS_WRXCHG2_RTN_B64: define("DS_WRXCHG2_RTN_B64", "lane", DS_WRXCHG2_RTN_B64, { readsDestination: true }),
  DS_WRXCHG2ST64_RTN_B64: define("DS_WRXCHG2ST64_RTN_B64", "lane", DS_WRXCHG2ST64_RTN_B64, { readsDestination: true }),
  DS_CMPST_B32: define("DS_CMPST_B32", "lane", DS_CMPST_B32),
  DS_CMPST_B64: define("DS_CMPST_B64", "lane", DS_CMPST_B64),
  DS_CMPSTORE_B32: define("DS_CMPSTORE_B32", "lane", DS_CMPSTORE_B32),
  DS_CMPSTORE_B64: define("DS_CMPSTORE_B64", "lane", DS_CMPSTORE_B64),
  DS_CMPST_F32: define("DS_CMPST_F32", "lane", DS_CMPST_F32, { keep: DS_CMPST_F32_keep, keeps: 0x10 }),
  DS_CMPST_F64: define("DS_CMPST_F64", "lane", DS_CMPST_F64, { keep: DS_CMPST_F64_keep, keeps: 0x40 }),
  DS_CMPSTORE_F32: define("DS_CMPSTORE_F32", "lane", DS_CMPSTORE_F32, { keep: DS_CMPSTORE_F32_keep, keeps: 0x10 }),
  DS_CMPSTORE_F64: define("DS_CMPSTORE_F64", "lane", DS_CMPSTORE_F64, { keep: DS_CMPSTORE_F64_keep, keeps: 0x40 }),
  DS_MIN_F32: define("DS_MIN_F32", "lane", DS_MIN_F32, { keep: DS_MIN_F32_keep, keeps: 0x10 }),
  DS_MIN_F64: define("DS_MIN_F64", "lane", DS_MIN_F64, { keep: DS_MIN_F64_keep, keeps: 0x40 }),
  DS_MAX_F32: define("DS_MAX_F32", "lane", DS_MAX_F32, { keep: DS_MAX_F32_keep, keeps: 0x10 }),
  DS_MAX_F64: define("DS_MAX_F64", "lane", DS_MAX_F64, { keep: DS_MAX_F64_keep, keeps: 0x40 }),
  DS_MIN_NUM_F32: define("DS_MIN_NUM_F32", "lane", DS_MIN_NUM_F32, { keep: DS_MIN_NUM_F32_keep, keeps: 0x10 }),
  DS_MIN_NUM_F64: define("DS_MIN_NUM_F64", "lane", DS_MIN_NUM_F64, { keep: DS_MIN_NUM_F64_keep, keeps: 0x40 }),
  DS_MAX_NUM_F32: define("DS_MAX_NUM_F32", "lane", DS_MAX_NUM_F32, { keep: DS_MAX_NUM_F32_keep, keeps: 0x10 }),
  DS_MAX_NUM_F64: define("DS_MAX_NUM_F64", "lane", DS_MAX_NUM_F64, { keep: DS_MAX_NUM_F64_keep, keeps: 0x40 }),
  DS_ADD_F32: define("DS_ADD_F32", "lane", DS_ADD_F32, { keep: DS_ADD_F32_keep, keeps: 0x30 }),
  DS_ADD_F64: define("DS_ADD_F64", "lane", DS_ADD_F64),
  DS_PK_ADD_F16: define("DS_PK_ADD_F16", "lane", DS_PK_ADD_F16, { keep: DS_PK_ADD_F16_keep, keeps: 0xc0 }),
  DS_PK_ADD_BF16: define("DS_PK_ADD_BF16", "lane", DS_PK_ADD_BF16, { keep: DS_PK_ADD_BF16_keep, keeps: 0xc0 }),
  DS_WRAP_RTN_B32: define("DS_WRAP_RTN_B32", "lane", DS_WRAP_RTN_B32),
  DS_COND_SUB_U32: define("DS_COND_SUB_U32", "lane", DS_COND_SUB_U32),
  DS_SUB_CLAMP_U32: define("DS_SUB_CLAMP_U32", "lane", DS_SUB_CLAMP_U32),
  DS_CONDXCHG32_RTN_B64: define("DS_CONDXCHG32_RTN_B64", "lane", DS_CONDXCHG32_RTN_B64, { readsDestination: true }),
  DS_ADD_SRC2_U32: define("DS_ADD_SRC2_U32", "lane", DS_ADD_SRC2_U32),
  DS_SUB_SRC2_U32: define("DS_SUB_SRC2_U32", "lane", DS_SUB_SRC2_U32),
  DS_RSUB_SRC2_U32: define("DS_RSUB_SRC2_U32", "lane", DS_RSUB_SRC2_U32),
  DS_INC_SRC2_U32: define("DS_INC_SRC2_U32", "lane", DS_INC_SRC2_U32),
  DS_DEC_SRC2_U32: define("DS_DEC_SRC2_U32", "lane", DS_DEC_SRC2_U32),
  DS_MIN_SRC2_I32: define("DS_MIN_SRC2_I32", "lane", DS_MIN_SRC2_I32),
  DS_MAX_SRC2_I32: define("DS_MAX_SRC2_I32", "lane", DS_MAX_SRC2_I32),
  DS_MIN_SRC2_U32: define("DS_MIN_SRC2_U32", "lane", DS_MIN_SRC2_U32),
  DS_MAX_SRC2_U32: define("DS_MAX_SRC2_U32", "lane", DS_MAX_SRC2_U32),
  DS_AND_SRC2_B32: define("DS_AND_SRC2_B32", "lane", DS_AND_SRC2_B32),
  DS_OR_SRC2_B32: define("DS_OR_SRC2_B32", "lane", DS_OR_SRC2_B32),
  DS_XOR_SRC2_B32: define("DS_XOR_SRC2_B32", "lane", DS_XOR_SRC2_B32),
  DS_WRITE_SRC2_B32: define("DS_WRITE_SRC2_B32", "lane", DS_WRITE_SRC2_B32),
  DS_ADD_SRC2_U64: define("DS_ADD_SRC2_U64", "lane", DS_ADD_SRC2_U64),
  DS_SUB_SRC2_U64: define("DS_SUB_SRC2_U64", "lane", DS_SUB_SRC2_U64),
  DS_RSUB_SRC2_U64: define("DS_RSUB_SRC2_U64", "lane", DS_RSUB_SRC2_U64),
  DS_INC_SRC2_U64: define("DS_INC_SRC2_U64", "lane", DS_INC_SRC2_U64),
  DS_DEC_SRC2_U64: define("DS_DEC_SRC2_U64", "lane", DS_DEC_SRC2_U64),
  DS_MIN_SRC2_I64: define("DS_MIN_SRC2_I64", "lane", DS_MIN_SRC2_I64),
  DS_MAX_SRC2_I64: define("DS_MAX_SRC2_I64", "lane", DS_MAX_SRC2_I64),
  DS_MIN_SRC2_U64: define("DS_MIN_SRC2_U64", "lane", DS_MIN_SRC2_U64),
  DS_MAX_SRC2_U64: define("DS_MAX_SRC2_U64", "lane", DS_MAX_SRC2_U64),
  DS_AND_SRC2_B64: define("DS_AND_SRC2_B64", "lane", DS_AND_SRC2_B64),
  DS_OR_SRC2_B64: define("DS_OR_SRC2_B64", "lane", DS_OR_SRC2_B64),
  DS_XOR_SRC2_B64: define("DS_XOR_SRC2_B64", "lane", DS_XOR_SRC2_B64),
  DS_WRITE_SRC2_B64: define("DS_WRITE_SRC2_B64", "lane", DS_WRITE_SRC2_B64),
  DS_MIN_SRC2_F32: define("DS_MIN_SRC2_F32", "lane", DS_MIN_SRC2_F32),
  DS_MIN_SRC2_F64: define("DS_MIN_SRC2_F64", "lane", DS_MIN_SRC2_F64),
  DS_MAX_SRC2_F32: define("DS_MAX_SRC2_F32", "lane", DS_MAX_SRC2_F32),
  DS_MAX_SRC2_F64: define("DS_MAX_SRC2_F64", "lane", DS_MAX_SRC2_F64),
  DS_ADD_SRC2_F32: define("DS_ADD_SRC2_F32", "lane", DS_ADD_SRC2_F32, { keep: DS_ADD_SRC2_F32_keep, keeps: 0x20 }),
  DS_READ_ADDTID_B32: define("DS_READ_ADDTID_B32", "lane", DS_READ_ADDTID_B32),
  DS_WRITE_ADDTID_B32: define("DS_WRITE_ADDTID_B32", "lane", DS_WRITE_ADDTID_B32),
  DS_LOAD_ADDTID_B32_cdna5: define("DS_LOAD_ADDTID_B32_cdna5", "lane", DS_LOAD_ADDTID_B32_cdna5),
  DS_STORE_ADDTID_B32_cdna5: define("DS_STORE_ADDTID_B32_cdna5", "lane", DS_STORE_ADDTID_B32_cdna5),
  DS_APPEND_cdna1: define("DS_APPEND_cdna1", "wave", DS_APPEND_cdna1),
  DS_CONSUME_cdna1: define("DS_CONSUME_cdna1", "wave", DS_CONSUME_cdna1),
  DS_APPEND_cdna5: define("DS_APPEND_cdna5", "wave", DS_APPEND_cdna5),
  DS_CONSUME_cdna5: define("DS_CONSUME_cdna5", "wave", DS_CONSUME_cdna5),
  DS_ATOMIC_BARRIER_ARRIVE_RTN_B64: define("DS_ATOMIC_BARRIER_ARRIVE_RTN_B64", "lane", DS_ATOMIC_BARRIER_ARRIVE_RTN_B64, { readsDestination: true }),
  DS_ATOMIC_ASYNC_BARRIER_ARRIVE_B64: define("DS_ATOMIC_ASYNC_BARRIER_ARRIVE_B64", "lane", DS_ATOMIC_ASYNC_BARRIER_ARRIVE_B64),
};

// Executors of buffer.
// Generated from spec/pseudocode/buffer.pcode by `npm run generate`; do not edit.
import { bitsAt, lowestOne, setBits } from "../../runtime/bits/index.js";
import { define } from "../../runtime/wave/define.js";
import { noOperation, type Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/**
 * V_BUFFER_ADDRESS (all generations)
 * The address of an element as a whole, all ones when it is out of range. No instruction: for formats.pcode to call
 * (the arguments, offset within the element and bytes, are what binding has taken into account).
 */
export function V_BUFFER_ADDRESS(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const t0 = ((s0w1 | 0) === (0xffffffff | 0));
        u[d] = t0 ? 0xffffffff : s0;
        u[d + hd0] = t0 ? 0xffffffff : s0w1;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const t0 = ((s0w1 | 0) === (0xffffffff | 0));
        u[d] = t0 ? 0xffffffff : s0;
        u[d + hd0] = t0 ? 0xffffffff : s0w1;
      }
    }
  }
}

/**
 * V_BUFFER_LDS_BASE (cdna1 cdna2 cdna3 cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * Where in LDS the data of loads to LDS goes: CDNA 4, whose LDS is larger, takes 18 bits of M0. For the function below.
 */
export function V_BUFFER_LDS_BASE_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let d = s.d0 + h;
      for (let l = 0; l < 32; l++, d++) {
        u[d] = m0 & 0xffff;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const d = s.d0 + h + l;
        u[d] = m0 & 0xffff;
      }
    }
  }
}

/** V_BUFFER_LDS_BASE (cdna4) */
export function V_BUFFER_LDS_BASE_cdna4(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let d = s.d0 + h;
      for (let l = 0; l < 32; l++, d++) {
        u[d] = m0 & 0x3ffff;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const d = s.d0 + h + l;
        u[d] = m0 & 0x3ffff;
      }
    }
  }
}

/** BUFFER_LOAD_DWORD, BUFFER_LOAD_B32 (cdna1 cdna2 cdna3 cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function BUFFER_LOAD_DWORD_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const m0 = u[w.m0];
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = mem.load32(t0, t1, h + l);
      const t3 = t2 >>> 0;
      const w0 = t3;
      if (s.fields.LDS !== 0) {
        const d0 = m0 & 0xffff;
        const t4 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t4, h + l, w0);
      } else {
        u[d] = w0;
      }
    }
  }
}

/** BUFFER_LOAD_DWORD, BUFFER_LOAD_B32 (cdna4) */
export function BUFFER_LOAD_DWORD_cdna4(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const m0 = u[w.m0];
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = mem.load32(t0, t1, h + l);
      const t3 = t2 >>> 0;
      const w0 = t3;
      if (s.fields.LDS !== 0) {
        const d0 = m0 & 0x3ffff;
        const t4 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t4, h + l, w0);
      } else {
        u[d] = w0;
      }
    }
  }
}

/** BUFFER_LOAD_UBYTE, BUFFER_LOAD_U8 (cdna1 cdna2 cdna3 cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function BUFFER_LOAD_UBYTE_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const m0 = u[w.m0];
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = mem.load8(t0, t1, h + l);
      const value = t2;
      if (s.fields.LDS !== 0) {
        const d0 = m0 & 0xffff;
        const t3 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t3, h + l, value);
      } else {
        u[d] = value;
      }
    }
  }
}

/** BUFFER_LOAD_UBYTE, BUFFER_LOAD_U8 (cdna4) */
export function BUFFER_LOAD_UBYTE_cdna4(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const m0 = u[w.m0];
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = mem.load8(t0, t1, h + l);
      const value = t2;
      if (s.fields.LDS !== 0) {
        const d0 = m0 & 0x3ffff;
        const t3 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t3, h + l, value);
      } else {
        u[d] = value;
      }
    }
  }
}

/** BUFFER_LOAD_SBYTE, BUFFER_LOAD_I8 (cdna1 cdna2 cdna3 cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function BUFFER_LOAD_SBYTE_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const m0 = u[w.m0];
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = mem.load8(t0, t1, h + l);
      const value = ((t2 << 24) >> 24) >>> 0;
      if (s.fields.LDS !== 0) {
        const d0 = m0 & 0xffff;
        const t3 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t3, h + l, value);
      } else {
        u[d] = value;
      }
    }
  }
}

/** BUFFER_LOAD_SBYTE, BUFFER_LOAD_I8 (cdna4) */
export function BUFFER_LOAD_SBYTE_cdna4(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const m0 = u[w.m0];
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = mem.load8(t0, t1, h + l);
      const value = ((t2 << 24) >> 24) >>> 0;
      if (s.fields.LDS !== 0) {
        const d0 = m0 & 0x3ffff;
        const t3 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t3, h + l, value);
      } else {
        u[d] = value;
      }
    }
  }
}

/** BUFFER_LOAD_USHORT, BUFFER_LOAD_U16 (cdna1 cdna2 cdna3 cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function BUFFER_LOAD_USHORT_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const m0 = u[w.m0];
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = mem.load16(t0, t1, h + l);
      const value = t2;
      if (s.fields.LDS !== 0) {
        const d0 = m0 & 0xffff;
        const t3 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t3, h + l, value);
      } else {
        u[d] = value;
      }
    }
  }
}

/** BUFFER_LOAD_USHORT, BUFFER_LOAD_U16 (cdna4) */
export function BUFFER_LOAD_USHORT_cdna4(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const m0 = u[w.m0];
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = mem.load16(t0, t1, h + l);
      const value = t2;
      if (s.fields.LDS !== 0) {
        const d0 = m0 & 0x3ffff;
        const t3 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t3, h + l, value);
      } else {
        u[d] = value;
      }
    }
  }
}

/** BUFFER_LOAD_SSHORT, BUFFER_LOAD_I16 (cdna1 cdna2 cdna3 cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function BUFFER_LOAD_SSHORT_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const m0 = u[w.m0];
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = mem.load16(t0, t1, h + l);
      const value = ((t2 << 16) >> 16) >>> 0;
      if (s.fields.LDS !== 0) {
        const d0 = m0 & 0xffff;
        const t3 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t3, h + l, value);
      } else {
        u[d] = value;
      }
    }
  }
}

/** BUFFER_LOAD_SSHORT, BUFFER_LOAD_I16 (cdna4) */
export function BUFFER_LOAD_SSHORT_cdna4(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const m0 = u[w.m0];
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = mem.load16(t0, t1, h + l);
      const value = ((t2 << 16) >> 16) >>> 0;
      if (s.fields.LDS !== 0) {
        const d0 = m0 & 0x3ffff;
        const t3 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t3, h + l, value);
      } else {
        u[d] = value;
      }
    }
  }
}

/** BUFFER_LOAD_DWORDX2, BUFFER_LOAD_B64 (all generations) */
export function BUFFER_LOAD_DWORDX2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let result_lo = 0, result_hi = 0;
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = mem.load32(t0, t1, h + l);
      const t3 = t2 >>> 0;
      const w0 = t3;
      const t4 = bitsAt(u, a, h0, 4, 64, 32) >>> 0;
      const t5 = bitsAt(u, a, h0, 4, 96, 32) >>> 0;
      const t6 = mem.load32(t4, t5, h + l);
      const t7 = t6 >>> 0;
      const w1 = t7;
      result_lo = w0;
      result_hi = w1;
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** BUFFER_LOAD_DWORDX3, BUFFER_LOAD_B96 (cdna1 cdna2 cdna3 cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function BUFFER_LOAD_DWORDX3_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const m0 = u[w.m0];
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(3);
      result[0] = u[d];
      result[1] = u[d + hd0];
      result[2] = u[d + 2 * hd0];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = mem.load32(t0, t1, h + l);
      const t3 = t2 >>> 0;
      const w0 = t3;
      const t4 = bitsAt(u, a, h0, 4, 64, 32) >>> 0;
      const t5 = bitsAt(u, a, h0, 4, 96, 32) >>> 0;
      const t6 = mem.load32(t4, t5, h + l);
      const t7 = t6 >>> 0;
      const w1 = t7;
      const t8 = bitsAt(u, a, h0, 6, 128, 32) >>> 0;
      const t9 = bitsAt(u, a, h0, 6, 160, 32) >>> 0;
      const t10 = mem.load32(t8, t9, h + l);
      const t11 = t10 >>> 0;
      const w2 = t11;
      if (s.fields.LDS !== 0) {
        const d0 = m0 & 0xffff;
        const t12 = ((((d0 + offset) + Math.imul(h + l, 12)) + 0) >>> 0) >>> 0;
        lds.store32(t12, h + l, w0);
        const d02 = m0 & 0xffff;
        const t13 = ((((d02 + offset) + Math.imul(h + l, 12)) + 4) >>> 0) >>> 0;
        lds.store32(t13, h + l, w1);
        const d03 = m0 & 0xffff;
        const t14 = ((((d03 + offset) + Math.imul(h + l, 12)) + 8) >>> 0) >>> 0;
        lds.store32(t14, h + l, w2);
      } else {
        setBits(result, 0, w0, 32);
        setBits(result, 32, w1, 32);
        setBits(result, 64, w2, 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
    }
  }
}

/** BUFFER_LOAD_DWORDX3, BUFFER_LOAD_B96 (cdna4) */
export function BUFFER_LOAD_DWORDX3_cdna4(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const m0 = u[w.m0];
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(3);
      result[0] = u[d];
      result[1] = u[d + hd0];
      result[2] = u[d + 2 * hd0];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = mem.load32(t0, t1, h + l);
      const t3 = t2 >>> 0;
      const w0 = t3;
      const t4 = bitsAt(u, a, h0, 4, 64, 32) >>> 0;
      const t5 = bitsAt(u, a, h0, 4, 96, 32) >>> 0;
      const t6 = mem.load32(t4, t5, h + l);
      const t7 = t6 >>> 0;
      const w1 = t7;
      const t8 = bitsAt(u, a, h0, 6, 128, 32) >>> 0;
      const t9 = bitsAt(u, a, h0, 6, 160, 32) >>> 0;
      const t10 = mem.load32(t8, t9, h + l);
      const t11 = t10 >>> 0;
      const w2 = t11;
      if (s.fields.LDS !== 0) {
        const d0 = m0 & 0x3ffff;
        const t12 = ((((d0 + offset) + Math.imul(h + l, 12)) + 0) >>> 0) >>> 0;
        lds.store32(t12, h + l, w0);
        const d02 = m0 & 0x3ffff;
        const t13 = ((((d02 + offset) + Math.imul(h + l, 12)) + 4) >>> 0) >>> 0;
        lds.store32(t13, h + l, w1);
        const d03 = m0 & 0x3ffff;
        const t14 = ((((d03 + offset) + Math.imul(h + l, 12)) + 8) >>> 0) >>> 0;
        lds.store32(t14, h + l, w2);
      } else {
        setBits(result, 0, w0, 32);
        setBits(result, 32, w1, 32);
        setBits(result, 64, w2, 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
    }
  }
}

/** BUFFER_LOAD_DWORDX4, BUFFER_LOAD_B128 (cdna1 cdna2 cdna3 cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function BUFFER_LOAD_DWORDX4_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const m0 = u[w.m0];
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(4);
      result[0] = u[d];
      result[1] = u[d + hd0];
      result[2] = u[d + 2 * hd0];
      result[3] = u[d + 3 * hd0];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = mem.load32(t0, t1, h + l);
      const t3 = t2 >>> 0;
      const w0 = t3;
      const t4 = bitsAt(u, a, h0, 4, 64, 32) >>> 0;
      const t5 = bitsAt(u, a, h0, 4, 96, 32) >>> 0;
      const t6 = mem.load32(t4, t5, h + l);
      const t7 = t6 >>> 0;
      const w1 = t7;
      const t8 = bitsAt(u, a, h0, 6, 128, 32) >>> 0;
      const t9 = bitsAt(u, a, h0, 6, 160, 32) >>> 0;
      const t10 = mem.load32(t8, t9, h + l);
      const t11 = t10 >>> 0;
      const w2 = t11;
      const t12 = bitsAt(u, a, h0, 8, 192, 32) >>> 0;
      const t13 = bitsAt(u, a, h0, 8, 224, 32) >>> 0;
      const t14 = mem.load32(t12, t13, h + l);
      const t15 = t14 >>> 0;
      const w3 = t15;
      if (s.fields.LDS !== 0) {
        const d0 = m0 & 0xffff;
        const t16 = ((((d0 + offset) + Math.imul(h + l, 16)) + 0) >>> 0) >>> 0;
        lds.store32(t16, h + l, w0);
        const d02 = m0 & 0xffff;
        const t17 = ((((d02 + offset) + Math.imul(h + l, 16)) + 4) >>> 0) >>> 0;
        lds.store32(t17, h + l, w1);
        const d03 = m0 & 0xffff;
        const t18 = ((((d03 + offset) + Math.imul(h + l, 16)) + 8) >>> 0) >>> 0;
        lds.store32(t18, h + l, w2);
        const d04 = m0 & 0xffff;
        const t19 = ((((d04 + offset) + Math.imul(h + l, 16)) + 12) >>> 0) >>> 0;
        lds.store32(t19, h + l, w3);
      } else {
        setBits(result, 0, w0, 32);
        setBits(result, 32, w1, 32);
        setBits(result, 64, w2, 32);
        setBits(result, 96, w3, 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
    }
  }
}

/** BUFFER_LOAD_DWORDX4, BUFFER_LOAD_B128 (cdna4) */
export function BUFFER_LOAD_DWORDX4_cdna4(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const m0 = u[w.m0];
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(4);
      result[0] = u[d];
      result[1] = u[d + hd0];
      result[2] = u[d + 2 * hd0];
      result[3] = u[d + 3 * hd0];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = mem.load32(t0, t1, h + l);
      const t3 = t2 >>> 0;
      const w0 = t3;
      const t4 = bitsAt(u, a, h0, 4, 64, 32) >>> 0;
      const t5 = bitsAt(u, a, h0, 4, 96, 32) >>> 0;
      const t6 = mem.load32(t4, t5, h + l);
      const t7 = t6 >>> 0;
      const w1 = t7;
      const t8 = bitsAt(u, a, h0, 6, 128, 32) >>> 0;
      const t9 = bitsAt(u, a, h0, 6, 160, 32) >>> 0;
      const t10 = mem.load32(t8, t9, h + l);
      const t11 = t10 >>> 0;
      const w2 = t11;
      const t12 = bitsAt(u, a, h0, 8, 192, 32) >>> 0;
      const t13 = bitsAt(u, a, h0, 8, 224, 32) >>> 0;
      const t14 = mem.load32(t12, t13, h + l);
      const t15 = t14 >>> 0;
      const w3 = t15;
      if (s.fields.LDS !== 0) {
        const d0 = m0 & 0x3ffff;
        const t16 = ((((d0 + offset) + Math.imul(h + l, 16)) + 0) >>> 0) >>> 0;
        lds.store32(t16, h + l, w0);
        const d02 = m0 & 0x3ffff;
        const t17 = ((((d02 + offset) + Math.imul(h + l, 16)) + 4) >>> 0) >>> 0;
        lds.store32(t17, h + l, w1);
        const d03 = m0 & 0x3ffff;
        const t18 = ((((d03 + offset) + Math.imul(h + l, 16)) + 8) >>> 0) >>> 0;
        lds.store32(t18, h + l, w2);
        const d04 = m0 & 0x3ffff;
        const t19 = ((((d04 + offset) + Math.imul(h + l, 16)) + 12) >>> 0) >>> 0;
        lds.store32(t19, h + l, w3);
      } else {
        setBits(result, 0, w0, 32);
        setBits(result, 32, w1, 32);
        setBits(result, 64, w2, 32);
        setBits(result, 96, w3, 32);
      }
      u[d] = result[0];
      u[d + hd0] = result[1];
      u[d + 2 * hd0] = result[2];
      u[d + 3 * hd0] = result[3];
    }
  }
}

/** BUFFER_STORE_DWORD, BUFFER_STORE_B32 (all generations) */
export function BUFFER_STORE_DWORD(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        mem.store32(t0, t1, h + l, s1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        mem.store32(t0, t1, h + l, s1);
      }
    }
  }
}

/** BUFFER_STORE_DWORDX2, BUFFER_STORE_B64 (all generations) */
export function BUFFER_STORE_DWORDX2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        mem.store32(t0, t1, h + l, s1);
        const t2 = bitsAt(u, a, h0, 4, 64, 32) >>> 0;
        const t3 = bitsAt(u, a, h0, 4, 96, 32) >>> 0;
        mem.store32(t2, t3, h + l, s1w1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1;
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s1w1 = u[b + h1];
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        mem.store32(t0, t1, h + l, s1);
        const t2 = bitsAt(u, a, h0, 4, 64, 32) >>> 0;
        const t3 = bitsAt(u, a, h0, 4, 96, 32) >>> 0;
        mem.store32(t2, t3, h + l, s1w1);
      }
    }
  }
}

/** BUFFER_STORE_DWORDX3, BUFFER_STORE_B96 (all generations) */
export function BUFFER_STORE_DWORDX3(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      mem.store32(t0, t1, h + l, s1);
      const t2 = bitsAt(u, a, h0, 4, 64, 32) >>> 0;
      const t3 = bitsAt(u, a, h0, 4, 96, 32) >>> 0;
      mem.store32(t2, t3, h + l, s1w1);
      const t4 = u[b + 2 * h1];
      const t5 = bitsAt(u, a, h0, 6, 128, 32) >>> 0;
      const t6 = bitsAt(u, a, h0, 6, 160, 32) >>> 0;
      mem.store32(t5, t6, h + l, t4);
    }
  }
}

/** BUFFER_STORE_DWORDX4, BUFFER_STORE_B128 (all generations) */
export function BUFFER_STORE_DWORDX4(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      mem.store32(t0, t1, h + l, s1);
      const t2 = bitsAt(u, a, h0, 4, 64, 32) >>> 0;
      const t3 = bitsAt(u, a, h0, 4, 96, 32) >>> 0;
      mem.store32(t2, t3, h + l, s1w1);
      const t4 = u[b + 2 * h1];
      const t5 = bitsAt(u, a, h0, 6, 128, 32) >>> 0;
      const t6 = bitsAt(u, a, h0, 6, 160, 32) >>> 0;
      mem.store32(t5, t6, h + l, t4);
      const t7 = u[b + 3 * h1];
      const t8 = bitsAt(u, a, h0, 8, 192, 32) >>> 0;
      const t9 = bitsAt(u, a, h0, 8, 224, 32) >>> 0;
      mem.store32(t8, t9, h + l, t7);
    }
  }
}

/** BUFFER_LOAD_LDS_B32 (rdna3_5) */
export function BUFFER_LOAD_LDS_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const mem = w.mem;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const d0 = m0 & 0xffff;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = t2 >>> 0;
        const t4 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t4, h + l, t3);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const d0 = m0 & 0xffff;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = t2 >>> 0;
        const t4 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t4, h + l, t3);
      }
    }
  }
}

/** BUFFER_LOAD_LDS_U8 (rdna3_5) */
export function BUFFER_LOAD_LDS_U8(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const mem = w.mem;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const d0 = m0 & 0xffff;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load8(t0, t1, h + l);
        const t3 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t3, h + l, t2);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const d0 = m0 & 0xffff;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load8(t0, t1, h + l);
        const t3 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t3, h + l, t2);
      }
    }
  }
}

/** BUFFER_LOAD_LDS_I8 (rdna3_5) */
export function BUFFER_LOAD_LDS_I8(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const mem = w.mem;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const d0 = m0 & 0xffff;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load8(t0, t1, h + l);
        const t3 = (t2 << 24) >> 24;
        const t4 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t4, h + l, t3);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const d0 = m0 & 0xffff;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load8(t0, t1, h + l);
        const t3 = (t2 << 24) >> 24;
        const t4 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t4, h + l, t3);
      }
    }
  }
}

/** BUFFER_LOAD_LDS_U16 (rdna3_5) */
export function BUFFER_LOAD_LDS_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const mem = w.mem;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const d0 = m0 & 0xffff;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load16(t0, t1, h + l);
        const t3 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t3, h + l, t2);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const d0 = m0 & 0xffff;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load16(t0, t1, h + l);
        const t3 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t3, h + l, t2);
      }
    }
  }
}

/** BUFFER_LOAD_LDS_I16 (rdna3_5) */
export function BUFFER_LOAD_LDS_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const mem = w.mem;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const d0 = m0 & 0xffff;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load16(t0, t1, h + l);
        const t3 = (t2 << 16) >> 16;
        const t4 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t4, h + l, t3);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const d0 = m0 & 0xffff;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load16(t0, t1, h + l);
        const t3 = (t2 << 16) >> 16;
        const t4 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t4, h + l, t3);
      }
    }
  }
}

/**
 * BUFFER_STORE_LDS_DWORD (cdna1 cdna2 cdna3)
 * From LDS to memory; M0 as for loads.
 */
export function BUFFER_STORE_LDS_DWORD_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const mem = w.mem;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const d0 = m0 & 0xffff;
        const t0 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const t3 = s0 >>> 0;
        const t4 = s0w1 >>> 0;
        mem.store32(t3, t4, h + l, t2);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const d0 = m0 & 0xffff;
        const t0 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const t3 = s0 >>> 0;
        const t4 = s0w1 >>> 0;
        mem.store32(t3, t4, h + l, t2);
      }
    }
  }
}

/**
 * BUFFER_STORE_LDS_DWORD (cdna4)
 * From LDS to memory; M0 as for loads.
 */
export function BUFFER_STORE_LDS_DWORD_cdna4(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const mem = w.mem;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const d0 = m0 & 0x3ffff;
        const t0 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const t3 = s0 >>> 0;
        const t4 = s0w1 >>> 0;
        mem.store32(t3, t4, h + l, t2);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const d0 = m0 & 0x3ffff;
        const t0 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const t3 = s0 >>> 0;
        const t4 = s0w1 >>> 0;
        mem.store32(t3, t4, h + l, t2);
      }
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  V_BUFFER_ADDRESS: define("V_BUFFER_ADDRESS", "lane", V_BUFFER_ADDRESS),
  V_BUFFER_LDS_BASE_cdna1: define("V_BUFFER_LDS_BASE_cdna1", "lane", V_BUFFER_LDS_BASE_cdna1),
  V_BUFFER_LDS_BASE_cdna4: define("V_BUFFER_LDS_BASE_cdna4", "lane", V_BUFFER_LDS_BASE_cdna4),
  BUFFER_LOAD_DWORD_cdna1: define("BUFFER_LOAD_DWORD_cdna1", "lane", BUFFER_LOAD_DWORD_cdna1),
  BUFFER_LOAD_DWORD_cdna4: define("BUFFER_LOAD_DWORD_cdna4", "lane", BUFFER_LOAD_DWORD_cdna4),
  BUFFER_LOAD_UBYTE_cdna1: define("BUFFER_LOAD_UBYTE_cdna1", "lane", BUFFER_LOAD_UBYTE_cdna1),
  BUFFER_LOAD_UBYTE_cdna4: define("BUFFER_LOAD_UBYTE_cdna4", "lane", BUFFER_LOAD_UBYTE_cdna4),
  BUFFER_LOAD_SBYTE_cdna1: define("BUFFER_LOAD_SBYTE_cdna1", "lane", BUFFER_LOAD_SBYTE_cdna1),
  BUFFER_LOAD_SBYTE_cdna4: define("BUFFER_LOAD_SBYTE_cdna4", "lane", BUFFER_LOAD_SBYTE_cdna4),
  BUFFER_LOAD_USHORT_cdna1: define("BUFFER_LOAD_USHORT_cdna1", "lane", BUFFER_LOAD_USHORT_cdna1),
  BUFFER_LOAD_USHORT_cdna4: define("BUFFER_LOAD_USHORT_cdna4", "lane", BUFFER_LOAD_USHORT_cdna4),
  BUFFER_LOAD_SSHORT_cdna1: define("BUFFER_LOAD_SSHORT_cdna1", "lane", BUFFER_LOAD_SSHORT_cdna1),
  BUFFER_LOAD_SSHORT_cdna4: define("BUFFER_LOAD_SSHORT_cdna4", "lane", BUFFER_LOAD_SSHORT_cdna4),
  BUFFER_LOAD_DWORDX2: define("BUFFER_LOAD_DWORDX2", "lane", BUFFER_LOAD_DWORDX2, { readsDestination: true }),
  BUFFER_LOAD_DWORDX3_cdna1: define("BUFFER_LOAD_DWORDX3_cdna1", "lane", BUFFER_LOAD_DWORDX3_cdna1, { readsDestination: true }),
  BUFFER_LOAD_DWORDX3_cdna4: define("BUFFER_LOAD_DWORDX3_cdna4", "lane", BUFFER_LOAD_DWORDX3_cdna4, { readsDestination: true }),
  BUFFER_LOAD_DWORDX4_cdna1: define("BUFFER_LOAD_DWORDX4_cdna1", "lane", BUFFER_LOAD_DWORDX4_cdna1, { readsDestination: true }),
  BUFFER_LOAD_DWORDX4_cdna4: define("BUFFER_LOAD_DWORDX4_cdna4", "lane", BUFFER_LOAD_DWORDX4_cdna4, { readsDestination: true }),
  BUFFER_STORE_DWORD: define("BUFFER_STORE_DWORD", "lane", BUFFER_STORE_DWORD),
  BUFFER_STORE_DWORDX2: define("BUFFER_STORE_DWORDX2", "lane", BUFFER_STORE_DWORDX2),
  BUFFER_STORE_DWORDX3: define("BUFFER_STORE_DWORDX3", "lane", BUFFER_STORE_DWORDX3),
  BUFFER_STORE_DWORDX4: define("BUFFER_STORE_DWORDX4", "lane", BUFFER_STORE_DWORDX4),
  BUFFER_LOAD_LDS_B32: define("BUFFER_LOAD_LDS_B32", "lane", BUFFER_LOAD_LDS_B32),
  BUFFER_LOAD_LDS_U8: define("BUFFER_LOAD_LDS_U8", "lane", BUFFER_LOAD_LDS_U8),
  BUFFER_LOAD_LDS_I8: define("BUFFER_LOAD_LDS_I8", "lane", BUFFER_LOAD_LDS_I8),
  BUFFER_LOAD_LDS_U16: define("BUFFER_LOAD_LDS_U16", "lane", BUFFER_LOAD_LDS_U16),
  BUFFER_LOAD_LDS_I16: define("BUFFER_LOAD_LDS_I16", "lane", BUFFER_LOAD_LDS_I16),
  BUFFER_STORE_LDS_DWORD_cdna1: define("BUFFER_STORE_LDS_DWORD_cdna1", "lane", BUFFER_STORE_LDS_DWORD_cdna1),
  BUFFER_STORE_LDS_DWORD_cdna4: define("BUFFER_STORE_LDS_DWORD_cdna4", "lane", BUFFER_STORE_LDS_DWORD_cdna4),
  BUFFER_WBINVL1: define("BUFFER_WBINVL1", "scalar", noOperation),
};

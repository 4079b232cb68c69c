// Executors of buffer.
// Generated from spec/pseudocode/buffer.pcode by `npm run generate`; do not edit.
import { bitsAt, setBits } from "../../runtime/bits/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/**
 * V_BUFFER_ADDRESS (all generations)
 * The address of an element as a whole, all ones when it is out of range. No instruction: for formats.pcode to call
 * (the arguments, offset within the element and bytes, are what binding has taken into account).
 */
export function V_BUFFER_ADDRESS(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, kd0, h0, hd0 } = s;
  let a = s.s0, d = s.d0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, d += kd0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = ((s0w1 | 0) === (0xffffffff | 0));
      u[d] = t0 ? 0xffffffff : s0;
      u[d + hd0] = t0 ? 0xffffffff : s0w1;
    }
  }
}

/** BUFFER_LOAD_DWORD, BUFFER_LOAD_B32 (all generations) */
export function BUFFER_LOAD_DWORD(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, kd0, h0 } = s;
  let a = s.s0, d = s.d0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, d += kd0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = w.mem.load32(t0, t1, h + l);
      const t3 = t2 >>> 0;
      const w0 = t3;
      if (s.fields.LDS !== 0) {
        const t4 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        w.lds.store32(t4, h + l, w0);
      } else {
        u[d] = w0;
      }
    }
  }
}

/** BUFFER_LOAD_UBYTE, BUFFER_LOAD_U8 (all generations) */
export function BUFFER_LOAD_UBYTE(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, kd0, h0 } = s;
  let a = s.s0, d = s.d0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, d += kd0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = w.mem.load8(t0, t1, h + l);
      const value = t2;
      if (s.fields.LDS !== 0) {
        const t3 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        w.lds.store32(t3, h + l, value);
      } else {
        u[d] = value;
      }
    }
  }
}

/** BUFFER_LOAD_SBYTE, BUFFER_LOAD_I8 (all generations) */
export function BUFFER_LOAD_SBYTE(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, kd0, h0 } = s;
  let a = s.s0, d = s.d0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, d += kd0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = w.mem.load8(t0, t1, h + l);
      const value = ((t2 << 24) >> 24) >>> 0;
      if (s.fields.LDS !== 0) {
        const t3 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        w.lds.store32(t3, h + l, value);
      } else {
        u[d] = value;
      }
    }
  }
}

/** BUFFER_LOAD_USHORT, BUFFER_LOAD_U16 (all generations) */
export function BUFFER_LOAD_USHORT(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, kd0, h0 } = s;
  let a = s.s0, d = s.d0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, d += kd0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = w.mem.load16(t0, t1, h + l);
      const value = t2;
      if (s.fields.LDS !== 0) {
        const t3 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        w.lds.store32(t3, h + l, value);
      } else {
        u[d] = value;
      }
    }
  }
}

/** BUFFER_LOAD_SSHORT, BUFFER_LOAD_I16 (all generations) */
export function BUFFER_LOAD_SSHORT(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, kd0, h0 } = s;
  let a = s.s0, d = s.d0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, d += kd0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = w.mem.load16(t0, t1, h + l);
      const value = ((t2 << 16) >> 16) >>> 0;
      if (s.fields.LDS !== 0) {
        const t3 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        w.lds.store32(t3, h + l, value);
      } else {
        u[d] = value;
      }
    }
  }
}

/** BUFFER_LOAD_DWORDX2, BUFFER_LOAD_B64 (all generations) */
export function BUFFER_LOAD_DWORDX2(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, kd0, h0, hd0 } = s;
  let a = s.s0, d = s.d0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, d += kd0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let result_lo = 0, result_hi = 0;
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = w.mem.load32(t0, t1, h + l);
      const t3 = t2 >>> 0;
      const w0 = t3;
      const t4 = bitsAt(u, a, h0, 4, 64, 32) >>> 0;
      const t5 = bitsAt(u, a, h0, 4, 96, 32) >>> 0;
      const t6 = w.mem.load32(t4, t5, h + l);
      const t7 = t6 >>> 0;
      const w1 = t7;
      result_lo = w0;
      result_hi = w1;
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** BUFFER_LOAD_DWORDX3, BUFFER_LOAD_B96 (all generations) */
export function BUFFER_LOAD_DWORDX3(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, kd0, h0, hd0 } = s;
  let a = s.s0, d = s.d0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, d += kd0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result = new Uint32Array(3);
      result[0] = u[d];
      result[1] = u[d + hd0];
      result[2] = u[d + 2 * hd0];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = w.mem.load32(t0, t1, h + l);
      const t3 = t2 >>> 0;
      const w0 = t3;
      const t4 = bitsAt(u, a, h0, 4, 64, 32) >>> 0;
      const t5 = bitsAt(u, a, h0, 4, 96, 32) >>> 0;
      const t6 = w.mem.load32(t4, t5, h + l);
      const t7 = t6 >>> 0;
      const w1 = t7;
      const t8 = bitsAt(u, a, h0, 6, 128, 32) >>> 0;
      const t9 = bitsAt(u, a, h0, 6, 160, 32) >>> 0;
      const t10 = w.mem.load32(t8, t9, h + l);
      const t11 = t10 >>> 0;
      const w2 = t11;
      if (s.fields.LDS !== 0) {
        const t12 = (((((m0 & 0xffff) + offset) + Math.imul(h + l, 12)) + 0) >>> 0) >>> 0;
        w.lds.store32(t12, h + l, w0);
        const t13 = (((((m0 & 0xffff) + offset) + Math.imul(h + l, 12)) + 4) >>> 0) >>> 0;
        w.lds.store32(t13, h + l, w1);
        const t14 = (((((m0 & 0xffff) + offset) + Math.imul(h + l, 12)) + 8) >>> 0) >>> 0;
        w.lds.store32(t14, h + l, w2);
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

/** BUFFER_LOAD_DWORDX4, BUFFER_LOAD_B128 (all generations) */
export function BUFFER_LOAD_DWORDX4(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, kd0, h0, hd0 } = s;
  let a = s.s0, d = s.d0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, d += kd0) {
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
      const t2 = w.mem.load32(t0, t1, h + l);
      const t3 = t2 >>> 0;
      const w0 = t3;
      const t4 = bitsAt(u, a, h0, 4, 64, 32) >>> 0;
      const t5 = bitsAt(u, a, h0, 4, 96, 32) >>> 0;
      const t6 = w.mem.load32(t4, t5, h + l);
      const t7 = t6 >>> 0;
      const w1 = t7;
      const t8 = bitsAt(u, a, h0, 6, 128, 32) >>> 0;
      const t9 = bitsAt(u, a, h0, 6, 160, 32) >>> 0;
      const t10 = w.mem.load32(t8, t9, h + l);
      const t11 = t10 >>> 0;
      const w2 = t11;
      const t12 = bitsAt(u, a, h0, 8, 192, 32) >>> 0;
      const t13 = bitsAt(u, a, h0, 8, 224, 32) >>> 0;
      const t14 = w.mem.load32(t12, t13, h + l);
      const t15 = t14 >>> 0;
      const w3 = t15;
      if (s.fields.LDS !== 0) {
        const t16 = (((((m0 & 0xffff) + offset) + Math.imul(h + l, 16)) + 0) >>> 0) >>> 0;
        w.lds.store32(t16, h + l, w0);
        const t17 = (((((m0 & 0xffff) + offset) + Math.imul(h + l, 16)) + 4) >>> 0) >>> 0;
        w.lds.store32(t17, h + l, w1);
        const t18 = (((((m0 & 0xffff) + offset) + Math.imul(h + l, 16)) + 8) >>> 0) >>> 0;
        w.lds.store32(t18, h + l, w2);
        const t19 = (((((m0 & 0xffff) + offset) + Math.imul(h + l, 16)) + 12) >>> 0) >>> 0;
        w.lds.store32(t19, h + l, w3);
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
  const { k0, k1, h0 } = s;
  let a = s.s0, b = s.s1;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, b += k1) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      w.mem.store32(t0, t1, h + l, s1);
    }
  }
}

/** BUFFER_STORE_DWORDX2, BUFFER_STORE_B64 (all generations) */
export function BUFFER_STORE_DWORDX2(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let a = s.s0, b = s.s1;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, b += k1) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      w.mem.store32(t0, t1, h + l, s1);
      const t2 = bitsAt(u, a, h0, 4, 64, 32) >>> 0;
      const t3 = bitsAt(u, a, h0, 4, 96, 32) >>> 0;
      w.mem.store32(t2, t3, h + l, s1w1);
    }
  }
}

/** BUFFER_STORE_DWORDX3, BUFFER_STORE_B96 (all generations) */
export function BUFFER_STORE_DWORDX3(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let a = s.s0, b = s.s1;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, b += k1) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      w.mem.store32(t0, t1, h + l, s1);
      const t2 = bitsAt(u, a, h0, 4, 64, 32) >>> 0;
      const t3 = bitsAt(u, a, h0, 4, 96, 32) >>> 0;
      w.mem.store32(t2, t3, h + l, s1w1);
      const t4 = u[b + 2 * h1];
      const t5 = bitsAt(u, a, h0, 6, 128, 32) >>> 0;
      const t6 = bitsAt(u, a, h0, 6, 160, 32) >>> 0;
      w.mem.store32(t5, t6, h + l, t4);
    }
  }
}

/** BUFFER_STORE_DWORDX4, BUFFER_STORE_B128 (all generations) */
export function BUFFER_STORE_DWORDX4(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, h0, h1 } = s;
  let a = s.s0, b = s.s1;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0, b += k1) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      w.mem.store32(t0, t1, h + l, s1);
      const t2 = bitsAt(u, a, h0, 4, 64, 32) >>> 0;
      const t3 = bitsAt(u, a, h0, 4, 96, 32) >>> 0;
      w.mem.store32(t2, t3, h + l, s1w1);
      const t4 = u[b + 2 * h1];
      const t5 = bitsAt(u, a, h0, 6, 128, 32) >>> 0;
      const t6 = bitsAt(u, a, h0, 6, 160, 32) >>> 0;
      w.mem.store32(t5, t6, h + l, t4);
      const t7 = u[b + 3 * h1];
      const t8 = bitsAt(u, a, h0, 8, 192, 32) >>> 0;
      const t9 = bitsAt(u, a, h0, 8, 224, 32) >>> 0;
      w.mem.store32(t8, t9, h + l, t7);
    }
  }
}

/** BUFFER_LOAD_LDS_B32 (rdna3_5) */
export function BUFFER_LOAD_LDS_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, h0 } = s;
  let a = s.s0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = w.mem.load32(t0, t1, h + l);
      const t3 = t2 >>> 0;
      const t4 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
      w.lds.store32(t4, h + l, t3);
    }
  }
}

/** BUFFER_LOAD_LDS_U8 (rdna3_5) */
export function BUFFER_LOAD_LDS_U8(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, h0 } = s;
  let a = s.s0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = w.mem.load8(t0, t1, h + l);
      const t3 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
      w.lds.store32(t3, h + l, t2);
    }
  }
}

/** BUFFER_LOAD_LDS_I8 (rdna3_5) */
export function BUFFER_LOAD_LDS_I8(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, h0 } = s;
  let a = s.s0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = w.mem.load8(t0, t1, h + l);
      const t3 = (t2 << 24) >> 24;
      const t4 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
      w.lds.store32(t4, h + l, t3);
    }
  }
}

/** BUFFER_LOAD_LDS_U16 (rdna3_5) */
export function BUFFER_LOAD_LDS_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, h0 } = s;
  let a = s.s0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = w.mem.load16(t0, t1, h + l);
      const t3 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
      w.lds.store32(t3, h + l, t2);
    }
  }
}

/** BUFFER_LOAD_LDS_I16 (rdna3_5) */
export function BUFFER_LOAD_LDS_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, h0 } = s;
  let a = s.s0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = w.mem.load16(t0, t1, h + l);
      const t3 = (t2 << 16) >> 16;
      const t4 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
      w.lds.store32(t4, h + l, t3);
    }
  }
}

/**
 * BUFFER_STORE_LDS_DWORD (cdna1 cdna2 cdna3 cdna4)
 * From LDS to memory; M0 as for loads.
 */
export function BUFFER_STORE_LDS_DWORD(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, h0 } = s;
  let a = s.s0;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    for (let l = 0; l < 32; l++, a += k0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
      const t1 = w.lds.load32(t0, h + l);
      const t2 = t1 >>> 0;
      const t3 = s0 >>> 0;
      const t4 = s0w1 >>> 0;
      w.mem.store32(t3, t4, h + l, t2);
    }
  }
}

/**
 * BUFFER_WBINVL1, BUFFER_WBINVL1_VOL, BUFFER_WBL2, BUFFER_INVL2, BUFFER_INV, BUFFER_GL0_INV, BUFFER_GL1_INV (all generations)
 * Caches are always coherent here.
 */
export function BUFFER_WBINVL1(_w: Wave, _s: Step): void {
}

/** What this module defines, by executor. */
export const definitions = {
  V_BUFFER_ADDRESS: define("V_BUFFER_ADDRESS", "lane", V_BUFFER_ADDRESS),
  BUFFER_LOAD_DWORD: define("BUFFER_LOAD_DWORD", "lane", BUFFER_LOAD_DWORD),
  BUFFER_LOAD_UBYTE: define("BUFFER_LOAD_UBYTE", "lane", BUFFER_LOAD_UBYTE),
  BUFFER_LOAD_SBYTE: define("BUFFER_LOAD_SBYTE", "lane", BUFFER_LOAD_SBYTE),
  BUFFER_LOAD_USHORT: define("BUFFER_LOAD_USHORT", "lane", BUFFER_LOAD_USHORT),
  BUFFER_LOAD_SSHORT: define("BUFFER_LOAD_SSHORT", "lane", BUFFER_LOAD_SSHORT),
  BUFFER_LOAD_DWORDX2: define("BUFFER_LOAD_DWORDX2", "lane", BUFFER_LOAD_DWORDX2, { readsDestination: true }),
  BUFFER_LOAD_DWORDX3: define("BUFFER_LOAD_DWORDX3", "lane", BUFFER_LOAD_DWORDX3, { readsDestination: true }),
  BUFFER_LOAD_DWORDX4: define("BUFFER_LOAD_DWORDX4", "lane", BUFFER_LOAD_DWORDX4, { readsDestination: true }),
  BUFFER_STORE_DWORD: define("BUFFER_STORE_DWORD", "lane", BUFFER_STORE_DWORD),
  BUFFER_STORE_DWORDX2: define("BUFFER_STORE_DWORDX2", "lane", BUFFER_STORE_DWORDX2),
  BUFFER_STORE_DWORDX3: define("BUFFER_STORE_DWORDX3", "lane", BUFFER_STORE_DWORDX3),
  BUFFER_STORE_DWORDX4: define("BUFFER_STORE_DWORDX4", "lane", BUFFER_STORE_DWORDX4),
  BUFFER_LOAD_LDS_B32: define("BUFFER_LOAD_LDS_B32", "lane", BUFFER_LOAD_LDS_B32),
  BUFFER_LOAD_LDS_U8: define("BUFFER_LOAD_LDS_U8", "lane", BUFFER_LOAD_LDS_U8),
  BUFFER_LOAD_LDS_I8: define("BUFFER_LOAD_LDS_I8", "lane", BUFFER_LOAD_LDS_I8),
  BUFFER_LOAD_LDS_U16: define("BUFFER_LOAD_LDS_U16", "lane", BUFFER_LOAD_LDS_U16),
  BUFFER_LOAD_LDS_I16: define("BUFFER_LOAD_LDS_I16", "lane", BUFFER_LOAD_LDS_I16),
  BUFFER_STORE_LDS_DWORD: define("BUFFER_STORE_LDS_DWORD", "lane", BUFFER_STORE_LDS_DWORD),
  BUFFER_WBINVL1: define("BUFFER_WBINVL1", "scalar", BUFFER_WBINVL1),
};

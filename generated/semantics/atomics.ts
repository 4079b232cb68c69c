// Executors of atomics.
// Generated from spec/pseudocode/atomics.pcode by `npm run generate`; do not edit.
import { bitsAt, lessI64, lessU64 } from "../../runtime/bits/index.js";
import {
  MIN_NORMAL_F32,
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
  isNan32,
  isNan64,
  quiet32,
  quietHi64,
} from "../../runtime/float/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** FLAT_ATOMIC_SWAP, FLAT_ATOMIC_SWAP_B32 (all generations) */
export function FLAT_ATOMIC_SWAP(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = addr_lo >>> 0;
      const t6 = addr_hi >>> 0;
      mem.store32(t5, t6, h + l, s1);
      u[d] = tmp;
    }
  }
}

/** FLAT_ATOMIC_ADD, FLAT_ATOMIC_ADD_U32 (all generations) */
export function FLAT_ATOMIC_ADD(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = tmp + s1;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** FLAT_ATOMIC_SUB, FLAT_ATOMIC_SUB_U32 (all generations) */
export function FLAT_ATOMIC_SUB(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = tmp - s1;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** FLAT_ATOMIC_SMIN, FLAT_ATOMIC_MIN_I32 (all generations) */
export function FLAT_ATOMIC_SMIN(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1i = i[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const tmp = t3 | 0;
      const t4 = (s1i < tmp) ? s1i : tmp;
      const t5 = addr_lo >>> 0;
      const t6 = addr_hi >>> 0;
      mem.store32(t5, t6, h + l, t4);
      u[d] = tmp;
    }
  }
}

/** FLAT_ATOMIC_UMIN, FLAT_ATOMIC_MIN_U32 (all generations) */
export function FLAT_ATOMIC_UMIN(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (s1 < tmp) ? s1 : tmp;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** FLAT_ATOMIC_SMAX, FLAT_ATOMIC_MAX_I32 (all generations) */
export function FLAT_ATOMIC_SMAX(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1i = i[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const tmp = t3 | 0;
      const t4 = (s1i > tmp) ? s1i : tmp;
      const t5 = addr_lo >>> 0;
      const t6 = addr_hi >>> 0;
      mem.store32(t5, t6, h + l, t4);
      u[d] = tmp;
    }
  }
}

/** FLAT_ATOMIC_UMAX, FLAT_ATOMIC_MAX_U32 (all generations) */
export function FLAT_ATOMIC_UMAX(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (s1 > tmp) ? s1 : tmp;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** FLAT_ATOMIC_AND, FLAT_ATOMIC_AND_B32 (all generations) */
export function FLAT_ATOMIC_AND(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = tmp & s1;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** FLAT_ATOMIC_OR, FLAT_ATOMIC_OR_B32 (all generations) */
export function FLAT_ATOMIC_OR(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = tmp | s1;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** FLAT_ATOMIC_XOR, FLAT_ATOMIC_XOR_B32 (all generations) */
export function FLAT_ATOMIC_XOR(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = tmp ^ s1;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** FLAT_ATOMIC_INC, FLAT_ATOMIC_INC_U32 (all generations) */
export function FLAT_ATOMIC_INC(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (tmp >= s1) ? 0 : (tmp + 1);
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** FLAT_ATOMIC_DEC, FLAT_ATOMIC_DEC_U32 (all generations) */
export function FLAT_ATOMIC_DEC(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (tmp === 0 || tmp > s1) ? s1 : (tmp - 1);
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** GLOBAL_ATOMIC_SWAP, GLOBAL_ATOMIC_SWAP_B32 (all generations) */
export function GLOBAL_ATOMIC_SWAP(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = addr_lo >>> 0;
      const t6 = addr_hi >>> 0;
      mem.store32(t5, t6, h + l, s1);
      u[d] = tmp;
    }
  }
}

/** GLOBAL_ATOMIC_ADD, GLOBAL_ATOMIC_ADD_U32 (all generations) */
export function GLOBAL_ATOMIC_ADD(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = tmp + s1;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** GLOBAL_ATOMIC_SUB, GLOBAL_ATOMIC_SUB_U32 (all generations) */
export function GLOBAL_ATOMIC_SUB(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = tmp - s1;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** GLOBAL_ATOMIC_SMIN, GLOBAL_ATOMIC_MIN_I32 (all generations) */
export function GLOBAL_ATOMIC_SMIN(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1i = i[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const tmp = t3 | 0;
      const t4 = (s1i < tmp) ? s1i : tmp;
      const t5 = addr_lo >>> 0;
      const t6 = addr_hi >>> 0;
      mem.store32(t5, t6, h + l, t4);
      u[d] = tmp;
    }
  }
}

/** GLOBAL_ATOMIC_UMIN, GLOBAL_ATOMIC_MIN_U32 (all generations) */
export function GLOBAL_ATOMIC_UMIN(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (s1 < tmp) ? s1 : tmp;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** GLOBAL_ATOMIC_SMAX, GLOBAL_ATOMIC_MAX_I32 (all generations) */
export function GLOBAL_ATOMIC_SMAX(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1i = i[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const tmp = t3 | 0;
      const t4 = (s1i > tmp) ? s1i : tmp;
      const t5 = addr_lo >>> 0;
      const t6 = addr_hi >>> 0;
      mem.store32(t5, t6, h + l, t4);
      u[d] = tmp;
    }
  }
}

/** GLOBAL_ATOMIC_UMAX, GLOBAL_ATOMIC_MAX_U32 (all generations) */
export function GLOBAL_ATOMIC_UMAX(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (s1 > tmp) ? s1 : tmp;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** GLOBAL_ATOMIC_AND, GLOBAL_ATOMIC_AND_B32 (all generations) */
export function GLOBAL_ATOMIC_AND(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = tmp & s1;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** GLOBAL_ATOMIC_OR, GLOBAL_ATOMIC_OR_B32 (all generations) */
export function GLOBAL_ATOMIC_OR(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = tmp | s1;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** GLOBAL_ATOMIC_XOR, GLOBAL_ATOMIC_XOR_B32 (all generations) */
export function GLOBAL_ATOMIC_XOR(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = tmp ^ s1;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** GLOBAL_ATOMIC_INC, GLOBAL_ATOMIC_INC_U32 (all generations) */
export function GLOBAL_ATOMIC_INC(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (tmp >= s1) ? 0 : (tmp + 1);
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** GLOBAL_ATOMIC_DEC, GLOBAL_ATOMIC_DEC_U32 (all generations) */
export function GLOBAL_ATOMIC_DEC(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (tmp === 0 || tmp > s1) ? s1 : (tmp - 1);
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** BUFFER_ATOMIC_SWAP, BUFFER_ATOMIC_SWAP_B32 (all generations) */
export function BUFFER_ATOMIC_SWAP(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = addr_lo >>> 0;
      const t6 = addr_hi >>> 0;
      mem.store32(t5, t6, h + l, s1);
      u[d] = tmp;
    }
  }
}

/** BUFFER_ATOMIC_ADD, BUFFER_ATOMIC_ADD_U32 (all generations) */
export function BUFFER_ATOMIC_ADD(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = tmp + s1;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** BUFFER_ATOMIC_SUB, BUFFER_ATOMIC_SUB_U32 (all generations) */
export function BUFFER_ATOMIC_SUB(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = tmp - s1;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** BUFFER_ATOMIC_SMIN, BUFFER_ATOMIC_MIN_I32 (all generations) */
export function BUFFER_ATOMIC_SMIN(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1i = i[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const tmp = t3 | 0;
      const t4 = (s1i < tmp) ? s1i : tmp;
      const t5 = addr_lo >>> 0;
      const t6 = addr_hi >>> 0;
      mem.store32(t5, t6, h + l, t4);
      u[d] = tmp;
    }
  }
}

/** BUFFER_ATOMIC_UMIN, BUFFER_ATOMIC_MIN_U32 (all generations) */
export function BUFFER_ATOMIC_UMIN(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (s1 < tmp) ? s1 : tmp;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** BUFFER_ATOMIC_SMAX, BUFFER_ATOMIC_MAX_I32 (all generations) */
export function BUFFER_ATOMIC_SMAX(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1i = i[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const tmp = t3 | 0;
      const t4 = (s1i > tmp) ? s1i : tmp;
      const t5 = addr_lo >>> 0;
      const t6 = addr_hi >>> 0;
      mem.store32(t5, t6, h + l, t4);
      u[d] = tmp;
    }
  }
}

/** BUFFER_ATOMIC_UMAX, BUFFER_ATOMIC_MAX_U32 (all generations) */
export function BUFFER_ATOMIC_UMAX(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (s1 > tmp) ? s1 : tmp;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** BUFFER_ATOMIC_AND, BUFFER_ATOMIC_AND_B32 (all generations) */
export function BUFFER_ATOMIC_AND(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = tmp & s1;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** BUFFER_ATOMIC_OR, BUFFER_ATOMIC_OR_B32 (all generations) */
export function BUFFER_ATOMIC_OR(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = tmp | s1;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** BUFFER_ATOMIC_XOR, BUFFER_ATOMIC_XOR_B32 (all generations) */
export function BUFFER_ATOMIC_XOR(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = tmp ^ s1;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** BUFFER_ATOMIC_INC, BUFFER_ATOMIC_INC_U32 (all generations) */
export function BUFFER_ATOMIC_INC(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (tmp >= s1) ? 0 : (tmp + 1);
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** BUFFER_ATOMIC_DEC, BUFFER_ATOMIC_DEC_U32 (all generations) */
export function BUFFER_ATOMIC_DEC(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (tmp === 0 || tmp > s1) ? s1 : (tmp - 1);
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** FLAT_ATOMIC_SWAP_X2, FLAT_ATOMIC_SWAP_B64 (all generations) */
export function FLAT_ATOMIC_SWAP_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, s1);
      const t8 = (t6 + 4) >>> 0;
      mem.store32(t8, t7 + +(t8 < t6), h + l, s1w1);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** FLAT_ATOMIC_ADD_X2, FLAT_ATOMIC_ADD_U64 (all generations) */
export function FLAT_ATOMIC_ADD_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = (tmp_lo + s1) >>> 0;
      const t7 = tmp_hi + s1w1 + +(t6 < (tmp_lo >>> 0));
      const t8 = addr_lo >>> 0;
      const t9 = addr_hi >>> 0;
      mem.store32(t8, t9, h + l, t6);
      const t10 = (t8 + 4) >>> 0;
      mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** FLAT_ATOMIC_SUB_X2, FLAT_ATOMIC_SUB_U64 (all generations) */
export function FLAT_ATOMIC_SUB_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = (tmp_lo - s1) >>> 0;
      const t7 = tmp_hi - s1w1 - +((tmp_lo >>> 0) < (s1 >>> 0));
      const t8 = addr_lo >>> 0;
      const t9 = addr_hi >>> 0;
      mem.store32(t8, t9, h + l, t6);
      const t10 = (t8 + 4) >>> 0;
      mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** FLAT_ATOMIC_SMIN_X2, FLAT_ATOMIC_MIN_I64 (all generations) */
export function FLAT_ATOMIC_SMIN_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = lessI64(s1, s1w1, tmp_lo, tmp_hi);
      const t7 = t6 ? s1 : tmp_lo;
      const t8 = t6 ? s1w1 : tmp_hi;
      const t9 = addr_lo >>> 0;
      const t10 = addr_hi >>> 0;
      mem.store32(t9, t10, h + l, t7);
      const t11 = (t9 + 4) >>> 0;
      mem.store32(t11, t10 + +(t11 < t9), h + l, t8);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** FLAT_ATOMIC_UMIN_X2, FLAT_ATOMIC_MIN_U64 (all generations) */
export function FLAT_ATOMIC_UMIN_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = lessU64(s1, s1w1, tmp_lo, tmp_hi);
      const t7 = t6 ? s1 : tmp_lo;
      const t8 = t6 ? s1w1 : tmp_hi;
      const t9 = addr_lo >>> 0;
      const t10 = addr_hi >>> 0;
      mem.store32(t9, t10, h + l, t7);
      const t11 = (t9 + 4) >>> 0;
      mem.store32(t11, t10 + +(t11 < t9), h + l, t8);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** FLAT_ATOMIC_SMAX_X2, FLAT_ATOMIC_MAX_I64 (all generations) */
export function FLAT_ATOMIC_SMAX_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = lessI64(tmp_lo, tmp_hi, s1, s1w1);
      const t7 = t6 ? s1 : tmp_lo;
      const t8 = t6 ? s1w1 : tmp_hi;
      const t9 = addr_lo >>> 0;
      const t10 = addr_hi >>> 0;
      mem.store32(t9, t10, h + l, t7);
      const t11 = (t9 + 4) >>> 0;
      mem.store32(t11, t10 + +(t11 < t9), h + l, t8);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** FLAT_ATOMIC_UMAX_X2, FLAT_ATOMIC_MAX_U64 (all generations) */
export function FLAT_ATOMIC_UMAX_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = lessU64(tmp_lo, tmp_hi, s1, s1w1);
      const t7 = t6 ? s1 : tmp_lo;
      const t8 = t6 ? s1w1 : tmp_hi;
      const t9 = addr_lo >>> 0;
      const t10 = addr_hi >>> 0;
      mem.store32(t9, t10, h + l, t7);
      const t11 = (t9 + 4) >>> 0;
      mem.store32(t11, t10 + +(t11 < t9), h + l, t8);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** FLAT_ATOMIC_AND_X2, FLAT_ATOMIC_AND_B64 (all generations) */
export function FLAT_ATOMIC_AND_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = tmp_lo & s1;
      const t7 = tmp_hi & s1w1;
      const t8 = addr_lo >>> 0;
      const t9 = addr_hi >>> 0;
      mem.store32(t8, t9, h + l, t6);
      const t10 = (t8 + 4) >>> 0;
      mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** FLAT_ATOMIC_OR_X2, FLAT_ATOMIC_OR_B64 (all generations) */
export function FLAT_ATOMIC_OR_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = tmp_lo | s1;
      const t7 = tmp_hi | s1w1;
      const t8 = addr_lo >>> 0;
      const t9 = addr_hi >>> 0;
      mem.store32(t8, t9, h + l, t6);
      const t10 = (t8 + 4) >>> 0;
      mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** FLAT_ATOMIC_XOR_X2, FLAT_ATOMIC_XOR_B64 (all generations) */
export function FLAT_ATOMIC_XOR_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = tmp_lo ^ s1;
      const t7 = tmp_hi ^ s1w1;
      const t8 = addr_lo >>> 0;
      const t9 = addr_hi >>> 0;
      mem.store32(t8, t9, h + l, t6);
      const t10 = (t8 + 4) >>> 0;
      mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** FLAT_ATOMIC_INC_X2, FLAT_ATOMIC_INC_U64 (all generations) */
export function FLAT_ATOMIC_INC_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = (!lessU64(tmp_lo, tmp_hi, s1, s1w1));
      const t7 = (tmp_lo + 1) >>> 0;
      const t8 = t6 ? 0 : t7;
      const t9 = t6 ? 0 : (tmp_hi + 0 + +(t7 < (tmp_lo >>> 0)));
      const t10 = addr_lo >>> 0;
      const t11 = addr_hi >>> 0;
      mem.store32(t10, t11, h + l, t8);
      const t12 = (t10 + 4) >>> 0;
      mem.store32(t12, t11 + +(t12 < t10), h + l, t9);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** FLAT_ATOMIC_DEC_X2, FLAT_ATOMIC_DEC_U64 (all generations) */
export function FLAT_ATOMIC_DEC_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = ((tmp_lo | tmp_hi) === 0 || lessU64(s1, s1w1, tmp_lo, tmp_hi));
      const t7 = (tmp_lo - 1) >>> 0;
      const t8 = t6 ? s1 : t7;
      const t9 = t6 ? s1w1 : (tmp_hi - 0 - +((tmp_lo >>> 0) < (1 >>> 0)));
      const t10 = addr_lo >>> 0;
      const t11 = addr_hi >>> 0;
      mem.store32(t10, t11, h + l, t8);
      const t12 = (t10 + 4) >>> 0;
      mem.store32(t12, t11 + +(t12 < t10), h + l, t9);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** GLOBAL_ATOMIC_SWAP_X2, GLOBAL_ATOMIC_SWAP_B64 (all generations) */
export function GLOBAL_ATOMIC_SWAP_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, s1);
      const t8 = (t6 + 4) >>> 0;
      mem.store32(t8, t7 + +(t8 < t6), h + l, s1w1);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** GLOBAL_ATOMIC_ADD_X2, GLOBAL_ATOMIC_ADD_U64 (all generations) */
export function GLOBAL_ATOMIC_ADD_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = (tmp_lo + s1) >>> 0;
      const t7 = tmp_hi + s1w1 + +(t6 < (tmp_lo >>> 0));
      const t8 = addr_lo >>> 0;
      const t9 = addr_hi >>> 0;
      mem.store32(t8, t9, h + l, t6);
      const t10 = (t8 + 4) >>> 0;
      mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** GLOBAL_ATOMIC_SUB_X2, GLOBAL_ATOMIC_SUB_U64 (all generations) */
export function GLOBAL_ATOMIC_SUB_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = (tmp_lo - s1) >>> 0;
      const t7 = tmp_hi - s1w1 - +((tmp_lo >>> 0) < (s1 >>> 0));
      const t8 = addr_lo >>> 0;
      const t9 = addr_hi >>> 0;
      mem.store32(t8, t9, h + l, t6);
      const t10 = (t8 + 4) >>> 0;
      mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** GLOBAL_ATOMIC_SMIN_X2, GLOBAL_ATOMIC_MIN_I64 (all generations) */
export function GLOBAL_ATOMIC_SMIN_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = lessI64(s1, s1w1, tmp_lo, tmp_hi);
      const t7 = t6 ? s1 : tmp_lo;
      const t8 = t6 ? s1w1 : tmp_hi;
      const t9 = addr_lo >>> 0;
      const t10 = addr_hi >>> 0;
      mem.store32(t9, t10, h + l, t7);
      const t11 = (t9 + 4) >>> 0;
      mem.store32(t11, t10 + +(t11 < t9), h + l, t8);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** GLOBAL_ATOMIC_UMIN_X2, GLOBAL_ATOMIC_MIN_U64 (all generations) */
export function GLOBAL_ATOMIC_UMIN_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = lessU64(s1, s1w1, tmp_lo, tmp_hi);
      const t7 = t6 ? s1 : tmp_lo;
      const t8 = t6 ? s1w1 : tmp_hi;
      const t9 = addr_lo >>> 0;
      const t10 = addr_hi >>> 0;
      mem.store32(t9, t10, h + l, t7);
      const t11 = (t9 + 4) >>> 0;
      mem.store32(t11, t10 + +(t11 < t9), h + l, t8);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** GLOBAL_ATOMIC_SMAX_X2, GLOBAL_ATOMIC_MAX_I64 (all generations) */
export function GLOBAL_ATOMIC_SMAX_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = lessI64(tmp_lo, tmp_hi, s1, s1w1);
      const t7 = t6 ? s1 : tmp_lo;
      const t8 = t6 ? s1w1 : tmp_hi;
      const t9 = addr_lo >>> 0;
      const t10 = addr_hi >>> 0;
      mem.store32(t9, t10, h + l, t7);
      const t11 = (t9 + 4) >>> 0;
      mem.store32(t11, t10 + +(t11 < t9), h + l, t8);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** GLOBAL_ATOMIC_UMAX_X2, GLOBAL_ATOMIC_MAX_U64 (all generations) */
export function GLOBAL_ATOMIC_UMAX_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = lessU64(tmp_lo, tmp_hi, s1, s1w1);
      const t7 = t6 ? s1 : tmp_lo;
      const t8 = t6 ? s1w1 : tmp_hi;
      const t9 = addr_lo >>> 0;
      const t10 = addr_hi >>> 0;
      mem.store32(t9, t10, h + l, t7);
      const t11 = (t9 + 4) >>> 0;
      mem.store32(t11, t10 + +(t11 < t9), h + l, t8);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** GLOBAL_ATOMIC_AND_X2, GLOBAL_ATOMIC_AND_B64 (all generations) */
export function GLOBAL_ATOMIC_AND_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = tmp_lo & s1;
      const t7 = tmp_hi & s1w1;
      const t8 = addr_lo >>> 0;
      const t9 = addr_hi >>> 0;
      mem.store32(t8, t9, h + l, t6);
      const t10 = (t8 + 4) >>> 0;
      mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** GLOBAL_ATOMIC_OR_X2, GLOBAL_ATOMIC_OR_B64 (all generations) */
export function GLOBAL_ATOMIC_OR_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = tmp_lo | s1;
      const t7 = tmp_hi | s1w1;
      const t8 = addr_lo >>> 0;
      const t9 = addr_hi >>> 0;
      mem.store32(t8, t9, h + l, t6);
      const t10 = (t8 + 4) >>> 0;
      mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** GLOBAL_ATOMIC_XOR_X2, GLOBAL_ATOMIC_XOR_B64 (all generations) */
export function GLOBAL_ATOMIC_XOR_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = tmp_lo ^ s1;
      const t7 = tmp_hi ^ s1w1;
      const t8 = addr_lo >>> 0;
      const t9 = addr_hi >>> 0;
      mem.store32(t8, t9, h + l, t6);
      const t10 = (t8 + 4) >>> 0;
      mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** GLOBAL_ATOMIC_INC_X2, GLOBAL_ATOMIC_INC_U64 (all generations) */
export function GLOBAL_ATOMIC_INC_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = (!lessU64(tmp_lo, tmp_hi, s1, s1w1));
      const t7 = (tmp_lo + 1) >>> 0;
      const t8 = t6 ? 0 : t7;
      const t9 = t6 ? 0 : (tmp_hi + 0 + +(t7 < (tmp_lo >>> 0)));
      const t10 = addr_lo >>> 0;
      const t11 = addr_hi >>> 0;
      mem.store32(t10, t11, h + l, t8);
      const t12 = (t10 + 4) >>> 0;
      mem.store32(t12, t11 + +(t12 < t10), h + l, t9);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** GLOBAL_ATOMIC_DEC_X2, GLOBAL_ATOMIC_DEC_U64 (all generations) */
export function GLOBAL_ATOMIC_DEC_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = ((tmp_lo | tmp_hi) === 0 || lessU64(s1, s1w1, tmp_lo, tmp_hi));
      const t7 = (tmp_lo - 1) >>> 0;
      const t8 = t6 ? s1 : t7;
      const t9 = t6 ? s1w1 : (tmp_hi - 0 - +((tmp_lo >>> 0) < (1 >>> 0)));
      const t10 = addr_lo >>> 0;
      const t11 = addr_hi >>> 0;
      mem.store32(t10, t11, h + l, t8);
      const t12 = (t10 + 4) >>> 0;
      mem.store32(t12, t11 + +(t12 < t10), h + l, t9);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** BUFFER_ATOMIC_SWAP_X2, BUFFER_ATOMIC_SWAP_B64 (all generations) */
export function BUFFER_ATOMIC_SWAP_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, s1);
      const t8 = (t6 + 4) >>> 0;
      mem.store32(t8, t7 + +(t8 < t6), h + l, s1w1);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** BUFFER_ATOMIC_ADD_X2, BUFFER_ATOMIC_ADD_U64 (all generations) */
export function BUFFER_ATOMIC_ADD_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = (tmp_lo + s1) >>> 0;
      const t7 = tmp_hi + s1w1 + +(t6 < (tmp_lo >>> 0));
      const t8 = addr_lo >>> 0;
      const t9 = addr_hi >>> 0;
      mem.store32(t8, t9, h + l, t6);
      const t10 = (t8 + 4) >>> 0;
      mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** BUFFER_ATOMIC_SUB_X2, BUFFER_ATOMIC_SUB_U64 (all generations) */
export function BUFFER_ATOMIC_SUB_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = (tmp_lo - s1) >>> 0;
      const t7 = tmp_hi - s1w1 - +((tmp_lo >>> 0) < (s1 >>> 0));
      const t8 = addr_lo >>> 0;
      const t9 = addr_hi >>> 0;
      mem.store32(t8, t9, h + l, t6);
      const t10 = (t8 + 4) >>> 0;
      mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** BUFFER_ATOMIC_SMIN_X2, BUFFER_ATOMIC_MIN_I64 (all generations) */
export function BUFFER_ATOMIC_SMIN_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = lessI64(s1, s1w1, tmp_lo, tmp_hi);
      const t7 = t6 ? s1 : tmp_lo;
      const t8 = t6 ? s1w1 : tmp_hi;
      const t9 = addr_lo >>> 0;
      const t10 = addr_hi >>> 0;
      mem.store32(t9, t10, h + l, t7);
      const t11 = (t9 + 4) >>> 0;
      mem.store32(t11, t10 + +(t11 < t9), h + l, t8);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** BUFFER_ATOMIC_UMIN_X2, BUFFER_ATOMIC_MIN_U64 (all generations) */
export function BUFFER_ATOMIC_UMIN_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = lessU64(s1, s1w1, tmp_lo, tmp_hi);
      const t7 = t6 ? s1 : tmp_lo;
      const t8 = t6 ? s1w1 : tmp_hi;
      const t9 = addr_lo >>> 0;
      const t10 = addr_hi >>> 0;
      mem.store32(t9, t10, h + l, t7);
      const t11 = (t9 + 4) >>> 0;
      mem.store32(t11, t10 + +(t11 < t9), h + l, t8);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** BUFFER_ATOMIC_SMAX_X2, BUFFER_ATOMIC_MAX_I64 (all generations) */
export function BUFFER_ATOMIC_SMAX_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = lessI64(tmp_lo, tmp_hi, s1, s1w1);
      const t7 = t6 ? s1 : tmp_lo;
      const t8 = t6 ? s1w1 : tmp_hi;
      const t9 = addr_lo >>> 0;
      const t10 = addr_hi >>> 0;
      mem.store32(t9, t10, h + l, t7);
      const t11 = (t9 + 4) >>> 0;
      mem.store32(t11, t10 + +(t11 < t9), h + l, t8);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** BUFFER_ATOMIC_UMAX_X2, BUFFER_ATOMIC_MAX_U64 (all generations) */
export function BUFFER_ATOMIC_UMAX_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = lessU64(tmp_lo, tmp_hi, s1, s1w1);
      const t7 = t6 ? s1 : tmp_lo;
      const t8 = t6 ? s1w1 : tmp_hi;
      const t9 = addr_lo >>> 0;
      const t10 = addr_hi >>> 0;
      mem.store32(t9, t10, h + l, t7);
      const t11 = (t9 + 4) >>> 0;
      mem.store32(t11, t10 + +(t11 < t9), h + l, t8);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** BUFFER_ATOMIC_AND_X2, BUFFER_ATOMIC_AND_B64 (all generations) */
export function BUFFER_ATOMIC_AND_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = tmp_lo & s1;
      const t7 = tmp_hi & s1w1;
      const t8 = addr_lo >>> 0;
      const t9 = addr_hi >>> 0;
      mem.store32(t8, t9, h + l, t6);
      const t10 = (t8 + 4) >>> 0;
      mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** BUFFER_ATOMIC_OR_X2, BUFFER_ATOMIC_OR_B64 (all generations) */
export function BUFFER_ATOMIC_OR_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = tmp_lo | s1;
      const t7 = tmp_hi | s1w1;
      const t8 = addr_lo >>> 0;
      const t9 = addr_hi >>> 0;
      mem.store32(t8, t9, h + l, t6);
      const t10 = (t8 + 4) >>> 0;
      mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** BUFFER_ATOMIC_XOR_X2, BUFFER_ATOMIC_XOR_B64 (all generations) */
export function BUFFER_ATOMIC_XOR_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = tmp_lo ^ s1;
      const t7 = tmp_hi ^ s1w1;
      const t8 = addr_lo >>> 0;
      const t9 = addr_hi >>> 0;
      mem.store32(t8, t9, h + l, t6);
      const t10 = (t8 + 4) >>> 0;
      mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** BUFFER_ATOMIC_INC_X2, BUFFER_ATOMIC_INC_U64 (all generations) */
export function BUFFER_ATOMIC_INC_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = (!lessU64(tmp_lo, tmp_hi, s1, s1w1));
      const t7 = (tmp_lo + 1) >>> 0;
      const t8 = t6 ? 0 : t7;
      const t9 = t6 ? 0 : (tmp_hi + 0 + +(t7 < (tmp_lo >>> 0)));
      const t10 = addr_lo >>> 0;
      const t11 = addr_hi >>> 0;
      mem.store32(t10, t11, h + l, t8);
      const t12 = (t10 + 4) >>> 0;
      mem.store32(t12, t11 + +(t12 < t10), h + l, t9);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** BUFFER_ATOMIC_DEC_X2, BUFFER_ATOMIC_DEC_U64 (all generations) */
export function BUFFER_ATOMIC_DEC_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = ((tmp_lo | tmp_hi) === 0 || lessU64(s1, s1w1, tmp_lo, tmp_hi));
      const t7 = (tmp_lo - 1) >>> 0;
      const t8 = t6 ? s1 : t7;
      const t9 = t6 ? s1w1 : (tmp_hi - 0 - +((tmp_lo >>> 0) < (1 >>> 0)));
      const t10 = addr_lo >>> 0;
      const t11 = addr_hi >>> 0;
      mem.store32(t10, t11, h + l, t8);
      const t12 = (t10 + 4) >>> 0;
      mem.store32(t12, t11 + +(t12 < t10), h + l, t9);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/**
 * FLAT_ATOMIC_CMPSWAP, FLAT_ATOMIC_CMPSWAP_B32 (all generations)
 * The new value comes first, the one to compare with second.
 */
export function FLAT_ATOMIC_CMPSWAP(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const s1w1 = u[b + h1];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const src = s1;
      const cmp = s1w1 >>> 0;
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (tmp === cmp) ? src : tmp;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/**
 * GLOBAL_ATOMIC_CMPSWAP, GLOBAL_ATOMIC_CMPSWAP_B32 (all generations)
 * The new value comes first, the one to compare with second.
 */
export function GLOBAL_ATOMIC_CMPSWAP(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const s1w1 = u[b + h1];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const src = s1;
      const cmp = s1w1 >>> 0;
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (tmp === cmp) ? src : tmp;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/**
 * BUFFER_ATOMIC_CMPSWAP, BUFFER_ATOMIC_CMPSWAP_B32 (all generations)
 * The new value comes first, the one to compare with second.
 */
export function BUFFER_ATOMIC_CMPSWAP(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const s1w1 = u[b + h1];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const src = s1;
      const cmp = s1w1 >>> 0;
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (tmp === cmp) ? src : tmp;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** FLAT_ATOMIC_CMPSWAP_X2, FLAT_ATOMIC_CMPSWAP_B64 (all generations) */
export function FLAT_ATOMIC_CMPSWAP_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const src_lo = s1;
      const src_hi = s1w1;
      const cmp_lo = bitsAt(u, b, h1, 4, 64, 32);
      const cmp_hi = bitsAt(u, b, h1, 4, 96, 32);
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = (((tmp_lo ^ cmp_lo) | (tmp_hi ^ cmp_hi)) === 0);
      const t7 = t6 ? src_lo : tmp_lo;
      const t8 = t6 ? src_hi : tmp_hi;
      const t9 = addr_lo >>> 0;
      const t10 = addr_hi >>> 0;
      mem.store32(t9, t10, h + l, t7);
      const t11 = (t9 + 4) >>> 0;
      mem.store32(t11, t10 + +(t11 < t9), h + l, t8);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** GLOBAL_ATOMIC_CMPSWAP_X2, GLOBAL_ATOMIC_CMPSWAP_B64 (all generations) */
export function GLOBAL_ATOMIC_CMPSWAP_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const src_lo = s1;
      const src_hi = s1w1;
      const cmp_lo = bitsAt(u, b, h1, 4, 64, 32);
      const cmp_hi = bitsAt(u, b, h1, 4, 96, 32);
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = (((tmp_lo ^ cmp_lo) | (tmp_hi ^ cmp_hi)) === 0);
      const t7 = t6 ? src_lo : tmp_lo;
      const t8 = t6 ? src_hi : tmp_hi;
      const t9 = addr_lo >>> 0;
      const t10 = addr_hi >>> 0;
      mem.store32(t9, t10, h + l, t7);
      const t11 = (t9 + 4) >>> 0;
      mem.store32(t11, t10 + +(t11 < t9), h + l, t8);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** BUFFER_ATOMIC_CMPSWAP_X2, BUFFER_ATOMIC_CMPSWAP_B64 (all generations) */
export function BUFFER_ATOMIC_CMPSWAP_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const src_lo = s1;
      const src_hi = s1w1;
      const cmp_lo = bitsAt(u, b, h1, 4, 64, 32);
      const cmp_hi = bitsAt(u, b, h1, 4, 96, 32);
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = (((tmp_lo ^ cmp_lo) | (tmp_hi ^ cmp_hi)) === 0);
      const t7 = t6 ? src_lo : tmp_lo;
      const t8 = t6 ? src_hi : tmp_hi;
      const t9 = addr_lo >>> 0;
      const t10 = addr_hi >>> 0;
      mem.store32(t9, t10, h + l, t7);
      const t11 = (t9 + 4) >>> 0;
      mem.store32(t11, t10 + +(t11 < t9), h + l, t8);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/**
 * FLAT_ATOMIC_CSUB, FLAT_ATOMIC_CSUB_U32, FLAT_ATOMIC_SUB_CLAMP_U32 (cdna5 rdna2 rdna3 rdna3_5 rdna4)
 * Subtract, but not below zero (CSUB, SUB_CLAMP) or only when there is enough (COND_SUB).
 */
export function FLAT_ATOMIC_CSUB(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (tmp < s1) ? 0 : (tmp - s1);
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/**
 * GLOBAL_ATOMIC_CSUB, GLOBAL_ATOMIC_CSUB_U32, GLOBAL_ATOMIC_SUB_CLAMP_U32 (cdna5 rdna2 rdna3 rdna3_5 rdna4)
 * Subtract, but not below zero (CSUB, SUB_CLAMP) or only when there is enough (COND_SUB).
 */
export function GLOBAL_ATOMIC_CSUB(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (tmp < s1) ? 0 : (tmp - s1);
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/**
 * BUFFER_ATOMIC_CSUB, BUFFER_ATOMIC_CSUB_U32, BUFFER_ATOMIC_SUB_CLAMP_U32 (cdna5 rdna2 rdna3 rdna3_5 rdna4)
 * Subtract, but not below zero (CSUB, SUB_CLAMP) or only when there is enough (COND_SUB).
 */
export function BUFFER_ATOMIC_CSUB(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (tmp < s1) ? 0 : (tmp - s1);
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** FLAT_ATOMIC_COND_SUB_U32 (cdna5 rdna4) */
export function FLAT_ATOMIC_COND_SUB_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (tmp >= s1) ? (tmp - s1) : tmp;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** GLOBAL_ATOMIC_COND_SUB_U32 (cdna5 rdna4) */
export function GLOBAL_ATOMIC_COND_SUB_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (tmp >= s1) ? (tmp - s1) : tmp;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** BUFFER_ATOMIC_COND_SUB_U32 (cdna5 rdna4) */
export function BUFFER_ATOMIC_COND_SUB_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (tmp >= s1) ? (tmp - s1) : tmp;
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/**
 * FLAT_ATOMIC_ADD_F32, GLOBAL_ATOMIC_ADD_F32, BUFFER_ATOMIC_ADD_F32 (cdna1 cdna2 cdna3 cdna4)
 * Float atomics round to nearest even whatever MODE says. F32 adds of CDNA 1 to 4 flush denormals, F16, BF16 and
 * F64 never do; RDNA and CDNA 5 keep all (float memory atomics chapters: CDNA 3 9.2.2, RDNA 4 13.2).
 */
export function FLAT_ATOMIC_ADD_F32_cdna1(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1f = flush(f[b], MIN_NORMAL_F32);
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = f32ToBits(flush(Math.fround(f32FromBits(tmp) + s1f), MIN_NORMAL_F32));
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** FLAT_ATOMIC_ADD_F32, GLOBAL_ATOMIC_ADD_F32, BUFFER_ATOMIC_ADD_F32 (cdna5 rdna3 rdna3_5 rdna4) */
export function FLAT_ATOMIC_ADD_F32_cdna5(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1f = f[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = f32ToBits(Math.fround(f32FromBits(tmp) + s1f));
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** FLAT_ATOMIC_ADD_F64, GLOBAL_ATOMIC_ADD_F64, BUFFER_ATOMIC_ADD_F64 (cdna2 cdna3 cdna4 cdna5) */
export function FLAT_ATOMIC_ADD_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = f64FromWords(tmp_lo, tmp_hi) + s1f64;
      const t7 = f64Lo(t6);
      const t8 = f64Hi(t6);
      const t9 = addr_lo >>> 0;
      const t10 = addr_hi >>> 0;
      mem.store32(t9, t10, h + l, t7);
      const t11 = (t9 + 4) >>> 0;
      mem.store32(t11, t10 + +(t11 < t9), h + l, t8);
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** FLAT_ATOMIC_PK_ADD_F16 (cdna1 cdna2 cdna3 cdna4 cdna5 rdna4) */
export function FLAT_ATOMIC_PK_ADD_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (f16ToBits(addF16(f16ToNumber(tmp >>> 16), f16ToNumber(s1 >>> 16), 0)) << 16) | f16ToBits(addF16(f16ToNumber(tmp & 65535), f16ToNumber(s1 & 65535), 0));
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** FLAT_ATOMIC_PK_ADD_BF16 (cdna1 cdna2 cdna3 cdna4 cdna5 rdna4) */
export function FLAT_ATOMIC_PK_ADD_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (bf16ToBits(addBf16(bf16ToNumber(tmp >>> 16), bf16ToNumber(s1 >>> 16), 0)) << 16) | bf16ToBits(addBf16(bf16ToNumber(tmp & 65535), bf16ToNumber(s1 & 65535), 0));
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** GLOBAL_ATOMIC_PK_ADD_F16 (cdna1 cdna2 cdna3 cdna4 cdna5 rdna4) */
export function GLOBAL_ATOMIC_PK_ADD_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (f16ToBits(addF16(f16ToNumber(tmp >>> 16), f16ToNumber(s1 >>> 16), 0)) << 16) | f16ToBits(addF16(f16ToNumber(tmp & 65535), f16ToNumber(s1 & 65535), 0));
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** GLOBAL_ATOMIC_PK_ADD_BF16 (cdna1 cdna2 cdna3 cdna4 cdna5 rdna4) */
export function GLOBAL_ATOMIC_PK_ADD_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (bf16ToBits(addBf16(bf16ToNumber(tmp >>> 16), bf16ToNumber(s1 >>> 16), 0)) << 16) | bf16ToBits(addBf16(bf16ToNumber(tmp & 65535), bf16ToNumber(s1 & 65535), 0));
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** BUFFER_ATOMIC_PK_ADD_F16 (cdna1 cdna2 cdna3 cdna4 cdna5 rdna4) */
export function BUFFER_ATOMIC_PK_ADD_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (f16ToBits(addF16(f16ToNumber(tmp >>> 16), f16ToNumber(s1 >>> 16), 0)) << 16) | f16ToBits(addF16(f16ToNumber(tmp & 65535), f16ToNumber(s1 & 65535), 0));
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/** BUFFER_ATOMIC_PK_ADD_BF16 (cdna1 cdna2 cdna3 cdna4 cdna5 rdna4) */
export function BUFFER_ATOMIC_PK_ADD_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = (bf16ToBits(addBf16(bf16ToNumber(tmp >>> 16), bf16ToNumber(s1 >>> 16), 0)) << 16) | bf16ToBits(addBf16(bf16ToNumber(tmp & 65535), bf16ToNumber(s1 & 65535), 0));
      const t6 = addr_lo >>> 0;
      const t7 = addr_hi >>> 0;
      mem.store32(t6, t7, h + l, t5);
      u[d] = tmp;
    }
  }
}

/**
 * FLAT_ATOMIC_FMIN, FLAT_ATOMIC_MIN_F32 (rdna1 rdna2 rdna3 rdna3_5)
 * Comparisons as the older manuals write them: a NaN changes nothing, and one in memory stays.
 */
export function FLAT_ATOMIC_FMIN(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1f = f[b];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      if (s1f < f32FromBits(tmp)) {
        const t5 = addr_lo >>> 0;
        const t6 = addr_hi >>> 0;
        mem.store32(t5, t6, h + l, s1);
      }
      u[d] = tmp;
    }
  }
}

/**
 * FLAT_ATOMIC_FMAX, FLAT_ATOMIC_MAX_F32 (rdna1 rdna2 rdna3 rdna3_5)
 * Comparisons as the older manuals write them: a NaN changes nothing, and one in memory stays.
 */
export function FLAT_ATOMIC_FMAX(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1f = f[b];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      if (s1f > f32FromBits(tmp)) {
        const t5 = addr_lo >>> 0;
        const t6 = addr_hi >>> 0;
        mem.store32(t5, t6, h + l, s1);
      }
      u[d] = tmp;
    }
  }
}

/**
 * GLOBAL_ATOMIC_FMIN, GLOBAL_ATOMIC_MIN_F32 (rdna1 rdna2 rdna3 rdna3_5)
 * Comparisons as the older manuals write them: a NaN changes nothing, and one in memory stays.
 */
export function GLOBAL_ATOMIC_FMIN(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1f = f[b];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      if (s1f < f32FromBits(tmp)) {
        const t5 = addr_lo >>> 0;
        const t6 = addr_hi >>> 0;
        mem.store32(t5, t6, h + l, s1);
      }
      u[d] = tmp;
    }
  }
}

/**
 * GLOBAL_ATOMIC_FMAX, GLOBAL_ATOMIC_MAX_F32 (rdna1 rdna2 rdna3 rdna3_5)
 * Comparisons as the older manuals write them: a NaN changes nothing, and one in memory stays.
 */
export function GLOBAL_ATOMIC_FMAX(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1f = f[b];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      if (s1f > f32FromBits(tmp)) {
        const t5 = addr_lo >>> 0;
        const t6 = addr_hi >>> 0;
        mem.store32(t5, t6, h + l, s1);
      }
      u[d] = tmp;
    }
  }
}

/**
 * BUFFER_ATOMIC_FMIN, BUFFER_ATOMIC_MIN_F32 (rdna1 rdna2 rdna3 rdna3_5)
 * Comparisons as the older manuals write them: a NaN changes nothing, and one in memory stays.
 */
export function BUFFER_ATOMIC_FMIN(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1f = f[b];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      if (s1f < f32FromBits(tmp)) {
        const t5 = addr_lo >>> 0;
        const t6 = addr_hi >>> 0;
        mem.store32(t5, t6, h + l, s1);
      }
      u[d] = tmp;
    }
  }
}

/**
 * BUFFER_ATOMIC_FMAX, BUFFER_ATOMIC_MAX_F32 (rdna1 rdna2 rdna3 rdna3_5)
 * Comparisons as the older manuals write them: a NaN changes nothing, and one in memory stays.
 */
export function BUFFER_ATOMIC_FMAX(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1f = f[b];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      if (s1f > f32FromBits(tmp)) {
        const t5 = addr_lo >>> 0;
        const t6 = addr_hi >>> 0;
        mem.store32(t5, t6, h + l, s1);
      }
      u[d] = tmp;
    }
  }
}

/** FLAT_ATOMIC_FMIN_X2 (rdna1 rdna2) */
export function FLAT_ATOMIC_FMIN_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      if (s1f64 < f64FromWords(tmp_lo, tmp_hi)) {
        const t6 = addr_lo >>> 0;
        const t7 = addr_hi >>> 0;
        mem.store32(t6, t7, h + l, s1);
        const t8 = (t6 + 4) >>> 0;
        mem.store32(t8, t7 + +(t8 < t6), h + l, s1w1);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** FLAT_ATOMIC_FMAX_X2 (rdna1 rdna2) */
export function FLAT_ATOMIC_FMAX_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      if (s1f64 > f64FromWords(tmp_lo, tmp_hi)) {
        const t6 = addr_lo >>> 0;
        const t7 = addr_hi >>> 0;
        mem.store32(t6, t7, h + l, s1);
        const t8 = (t6 + 4) >>> 0;
        mem.store32(t8, t7 + +(t8 < t6), h + l, s1w1);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** GLOBAL_ATOMIC_FMIN_X2 (rdna1 rdna2) */
export function GLOBAL_ATOMIC_FMIN_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      if (s1f64 < f64FromWords(tmp_lo, tmp_hi)) {
        const t6 = addr_lo >>> 0;
        const t7 = addr_hi >>> 0;
        mem.store32(t6, t7, h + l, s1);
        const t8 = (t6 + 4) >>> 0;
        mem.store32(t8, t7 + +(t8 < t6), h + l, s1w1);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** GLOBAL_ATOMIC_FMAX_X2 (rdna1 rdna2) */
export function GLOBAL_ATOMIC_FMAX_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      if (s1f64 > f64FromWords(tmp_lo, tmp_hi)) {
        const t6 = addr_lo >>> 0;
        const t7 = addr_hi >>> 0;
        mem.store32(t6, t7, h + l, s1);
        const t8 = (t6 + 4) >>> 0;
        mem.store32(t8, t7 + +(t8 < t6), h + l, s1w1);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** BUFFER_ATOMIC_FMIN_X2 (rdna1 rdna2) */
export function BUFFER_ATOMIC_FMIN_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      if (s1f64 < f64FromWords(tmp_lo, tmp_hi)) {
        const t6 = addr_lo >>> 0;
        const t7 = addr_hi >>> 0;
        mem.store32(t6, t7, h + l, s1);
        const t8 = (t6 + 4) >>> 0;
        mem.store32(t8, t7 + +(t8 < t6), h + l, s1w1);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** BUFFER_ATOMIC_FMAX_X2 (rdna1 rdna2) */
export function BUFFER_ATOMIC_FMAX_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      if (s1f64 > f64FromWords(tmp_lo, tmp_hi)) {
        const t6 = addr_lo >>> 0;
        const t7 = addr_hi >>> 0;
        mem.store32(t6, t7, h + l, s1);
        const t8 = (t6 + 4) >>> 0;
        mem.store32(t8, t7 + +(t8 < t6), h + l, s1w1);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** FLAT_ATOMIC_MIN_F64 (cdna2 cdna3 cdna4) */
export function FLAT_ATOMIC_MIN_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      if (s1f64 < f64FromWords(tmp_lo, tmp_hi)) {
        const t6 = addr_lo >>> 0;
        const t7 = addr_hi >>> 0;
        mem.store32(t6, t7, h + l, s1);
        const t8 = (t6 + 4) >>> 0;
        mem.store32(t8, t7 + +(t8 < t6), h + l, s1w1);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** FLAT_ATOMIC_MAX_F64 (cdna2 cdna3 cdna4) */
export function FLAT_ATOMIC_MAX_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      if (s1f64 > f64FromWords(tmp_lo, tmp_hi)) {
        const t6 = addr_lo >>> 0;
        const t7 = addr_hi >>> 0;
        mem.store32(t6, t7, h + l, s1);
        const t8 = (t6 + 4) >>> 0;
        mem.store32(t8, t7 + +(t8 < t6), h + l, s1w1);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** GLOBAL_ATOMIC_MIN_F64 (cdna2 cdna3 cdna4) */
export function GLOBAL_ATOMIC_MIN_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      if (s1f64 < f64FromWords(tmp_lo, tmp_hi)) {
        const t6 = addr_lo >>> 0;
        const t7 = addr_hi >>> 0;
        mem.store32(t6, t7, h + l, s1);
        const t8 = (t6 + 4) >>> 0;
        mem.store32(t8, t7 + +(t8 < t6), h + l, s1w1);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** GLOBAL_ATOMIC_MAX_F64 (cdna2 cdna3 cdna4) */
export function GLOBAL_ATOMIC_MAX_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      if (s1f64 > f64FromWords(tmp_lo, tmp_hi)) {
        const t6 = addr_lo >>> 0;
        const t7 = addr_hi >>> 0;
        mem.store32(t6, t7, h + l, s1);
        const t8 = (t6 + 4) >>> 0;
        mem.store32(t8, t7 + +(t8 < t6), h + l, s1w1);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** BUFFER_ATOMIC_MIN_F64 (cdna2 cdna3 cdna4) */
export function BUFFER_ATOMIC_MIN_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      if (s1f64 < f64FromWords(tmp_lo, tmp_hi)) {
        const t6 = addr_lo >>> 0;
        const t7 = addr_hi >>> 0;
        mem.store32(t6, t7, h + l, s1);
        const t8 = (t6 + 4) >>> 0;
        mem.store32(t8, t7 + +(t8 < t6), h + l, s1w1);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** BUFFER_ATOMIC_MAX_F64 (cdna2 cdna3 cdna4) */
export function BUFFER_ATOMIC_MAX_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      if (s1f64 > f64FromWords(tmp_lo, tmp_hi)) {
        const t6 = addr_lo >>> 0;
        const t7 = addr_hi >>> 0;
        mem.store32(t6, t7, h + l, s1);
        const t8 = (t6 + 4) >>> 0;
        mem.store32(t8, t7 + +(t8 < t6), h + l, s1w1);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** FLAT_ATOMIC_FCMPSWAP, FLAT_ATOMIC_CMPSWAP_F32 (rdna1 rdna2 rdna3 rdna3_5) */
export function FLAT_ATOMIC_FCMPSWAP(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const s1w1f = f[b + h1];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const src = s1;
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      if (f32FromBits(tmp) === s1w1f) {
        const t5 = addr_lo >>> 0;
        const t6 = addr_hi >>> 0;
        mem.store32(t5, t6, h + l, src);
      }
      u[d] = tmp;
    }
  }
}

/** GLOBAL_ATOMIC_FCMPSWAP, GLOBAL_ATOMIC_CMPSWAP_F32 (rdna1 rdna2 rdna3 rdna3_5) */
export function GLOBAL_ATOMIC_FCMPSWAP(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const s1w1f = f[b + h1];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const src = s1;
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      if (f32FromBits(tmp) === s1w1f) {
        const t5 = addr_lo >>> 0;
        const t6 = addr_hi >>> 0;
        mem.store32(t5, t6, h + l, src);
      }
      u[d] = tmp;
    }
  }
}

/** BUFFER_ATOMIC_FCMPSWAP, BUFFER_ATOMIC_CMPSWAP_F32 (rdna1 rdna2 rdna3 rdna3_5) */
export function BUFFER_ATOMIC_FCMPSWAP(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const s1w1f = f[b + h1];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const src = s1;
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      if (f32FromBits(tmp) === s1w1f) {
        const t5 = addr_lo >>> 0;
        const t6 = addr_hi >>> 0;
        mem.store32(t5, t6, h + l, src);
      }
      u[d] = tmp;
    }
  }
}

/** FLAT_ATOMIC_FCMPSWAP_X2 (rdna1 rdna2) */
export function FLAT_ATOMIC_FCMPSWAP_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const src_lo = s1;
      const src_hi = s1w1;
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      if (f64FromWords(tmp_lo, tmp_hi) === f64FromWords(bitsAt(u, b, h1, 4, 64, 32), bitsAt(u, b, h1, 4, 96, 32))) {
        const t6 = addr_lo >>> 0;
        const t7 = addr_hi >>> 0;
        mem.store32(t6, t7, h + l, src_lo);
        const t8 = (t6 + 4) >>> 0;
        mem.store32(t8, t7 + +(t8 < t6), h + l, src_hi);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** GLOBAL_ATOMIC_FCMPSWAP_X2 (rdna1 rdna2) */
export function GLOBAL_ATOMIC_FCMPSWAP_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const src_lo = s1;
      const src_hi = s1w1;
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      if (f64FromWords(tmp_lo, tmp_hi) === f64FromWords(bitsAt(u, b, h1, 4, 64, 32), bitsAt(u, b, h1, 4, 96, 32))) {
        const t6 = addr_lo >>> 0;
        const t7 = addr_hi >>> 0;
        mem.store32(t6, t7, h + l, src_lo);
        const t8 = (t6 + 4) >>> 0;
        mem.store32(t8, t7 + +(t8 < t6), h + l, src_hi);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** BUFFER_ATOMIC_FCMPSWAP_X2 (rdna1 rdna2) */
export function BUFFER_ATOMIC_FCMPSWAP_X2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const src_lo = s1;
      const src_hi = s1w1;
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      if (f64FromWords(tmp_lo, tmp_hi) === f64FromWords(bitsAt(u, b, h1, 4, 64, 32), bitsAt(u, b, h1, 4, 96, 32))) {
        const t6 = addr_lo >>> 0;
        const t7 = addr_hi >>> 0;
        mem.store32(t6, t7, h + l, src_lo);
        const t8 = (t6 + 4) >>> 0;
        mem.store32(t8, t7 + +(t8 < t6), h + l, src_hi);
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** FLAT_ATOMIC_MIN_NUM_F32 (cdna5 rdna4) */
export function FLAT_ATOMIC_MIN_NUM_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = f32FromBits(tmp);
      if (isNan32(s1) && t5 !== t5) {
        const t6 = quiet32(s1);
        const t7 = addr_lo >>> 0;
        const t8 = addr_hi >>> 0;
        mem.store32(t7, t8, h + l, t6);
      } else {
        const a2 = s1;
        const b2 = tmp;
        const t9 = f32FromBits(a2);
        const t10 = f32FromBits(b2);
        if (!(t9 !== t9) && ((t10 !== t10 || f32FromBits(a2) < f32FromBits(b2)) || ((f32FromBits(a2) === f32FromBits(b2) && (a2 >>> 31) === 1) && (b2 >>> 31) === 0))) {
          const t11 = addr_lo >>> 0;
          const t12 = addr_hi >>> 0;
          mem.store32(t11, t12, h + l, s1);
        }
      }
      u[d] = tmp;
    }
  }
}

/** FLAT_ATOMIC_MAX_NUM_F32 (cdna5 rdna4) */
export function FLAT_ATOMIC_MAX_NUM_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = f32FromBits(tmp);
      if (isNan32(s1) && t5 !== t5) {
        const t6 = quiet32(s1);
        const t7 = addr_lo >>> 0;
        const t8 = addr_hi >>> 0;
        mem.store32(t7, t8, h + l, t6);
      } else {
        const a2 = s1;
        const b2 = tmp;
        const t9 = f32FromBits(a2);
        const t10 = f32FromBits(b2);
        if (!(t9 !== t9) && ((t10 !== t10 || f32FromBits(a2) > f32FromBits(b2)) || ((f32FromBits(a2) === f32FromBits(b2) && (a2 >>> 31) === 0) && (b2 >>> 31) === 1))) {
          const t11 = addr_lo >>> 0;
          const t12 = addr_hi >>> 0;
          mem.store32(t11, t12, h + l, s1);
        }
      }
      u[d] = tmp;
    }
  }
}

/** GLOBAL_ATOMIC_MIN_NUM_F32 (cdna5 rdna4) */
export function GLOBAL_ATOMIC_MIN_NUM_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = f32FromBits(tmp);
      if (isNan32(s1) && t5 !== t5) {
        const t6 = quiet32(s1);
        const t7 = addr_lo >>> 0;
        const t8 = addr_hi >>> 0;
        mem.store32(t7, t8, h + l, t6);
      } else {
        const a2 = s1;
        const b2 = tmp;
        const t9 = f32FromBits(a2);
        const t10 = f32FromBits(b2);
        if (!(t9 !== t9) && ((t10 !== t10 || f32FromBits(a2) < f32FromBits(b2)) || ((f32FromBits(a2) === f32FromBits(b2) && (a2 >>> 31) === 1) && (b2 >>> 31) === 0))) {
          const t11 = addr_lo >>> 0;
          const t12 = addr_hi >>> 0;
          mem.store32(t11, t12, h + l, s1);
        }
      }
      u[d] = tmp;
    }
  }
}

/** GLOBAL_ATOMIC_MAX_NUM_F32 (cdna5 rdna4) */
export function GLOBAL_ATOMIC_MAX_NUM_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = f32FromBits(tmp);
      if (isNan32(s1) && t5 !== t5) {
        const t6 = quiet32(s1);
        const t7 = addr_lo >>> 0;
        const t8 = addr_hi >>> 0;
        mem.store32(t7, t8, h + l, t6);
      } else {
        const a2 = s1;
        const b2 = tmp;
        const t9 = f32FromBits(a2);
        const t10 = f32FromBits(b2);
        if (!(t9 !== t9) && ((t10 !== t10 || f32FromBits(a2) > f32FromBits(b2)) || ((f32FromBits(a2) === f32FromBits(b2) && (a2 >>> 31) === 0) && (b2 >>> 31) === 1))) {
          const t11 = addr_lo >>> 0;
          const t12 = addr_hi >>> 0;
          mem.store32(t11, t12, h + l, s1);
        }
      }
      u[d] = tmp;
    }
  }
}

/** BUFFER_ATOMIC_MIN_NUM_F32 (cdna5 rdna4) */
export function BUFFER_ATOMIC_MIN_NUM_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = f32FromBits(tmp);
      if (isNan32(s1) && t5 !== t5) {
        const t6 = quiet32(s1);
        const t7 = addr_lo >>> 0;
        const t8 = addr_hi >>> 0;
        mem.store32(t7, t8, h + l, t6);
      } else {
        const a2 = s1;
        const b2 = tmp;
        const t9 = f32FromBits(a2);
        const t10 = f32FromBits(b2);
        if (!(t9 !== t9) && ((t10 !== t10 || f32FromBits(a2) < f32FromBits(b2)) || ((f32FromBits(a2) === f32FromBits(b2) && (a2 >>> 31) === 1) && (b2 >>> 31) === 0))) {
          const t11 = addr_lo >>> 0;
          const t12 = addr_hi >>> 0;
          mem.store32(t11, t12, h + l, s1);
        }
      }
      u[d] = tmp;
    }
  }
}

/** BUFFER_ATOMIC_MAX_NUM_F32 (cdna5 rdna4) */
export function BUFFER_ATOMIC_MAX_NUM_F32(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const tmp = t4;
      const t5 = f32FromBits(tmp);
      if (isNan32(s1) && t5 !== t5) {
        const t6 = quiet32(s1);
        const t7 = addr_lo >>> 0;
        const t8 = addr_hi >>> 0;
        mem.store32(t7, t8, h + l, t6);
      } else {
        const a2 = s1;
        const b2 = tmp;
        const t9 = f32FromBits(a2);
        const t10 = f32FromBits(b2);
        if (!(t9 !== t9) && ((t10 !== t10 || f32FromBits(a2) > f32FromBits(b2)) || ((f32FromBits(a2) === f32FromBits(b2) && (a2 >>> 31) === 0) && (b2 >>> 31) === 1))) {
          const t11 = addr_lo >>> 0;
          const t12 = addr_hi >>> 0;
          mem.store32(t11, t12, h + l, s1);
        }
      }
      u[d] = tmp;
    }
  }
}

/** FLAT_ATOMIC_MIN_NUM_F64 (cdna5) */
export function FLAT_ATOMIC_MIN_NUM_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = f64FromWords(tmp_lo, tmp_hi);
      if (isNan64(s1, s1w1) && t6 !== t6) {
        const t7 = quietHi64(s1w1);
        const t8 = addr_lo >>> 0;
        const t9 = addr_hi >>> 0;
        mem.store32(t8, t9, h + l, s1);
        const t10 = (t8 + 4) >>> 0;
        mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
      } else {
        const a2_hi = s1w1;
        const a2_lo = s1;
        const b2_hi = tmp_hi;
        const b2_lo = tmp_lo;
        const t11 = f64FromWords(a2_lo, a2_hi);
        const t12 = f64FromWords(b2_lo, b2_hi);
        if (!(t11 !== t11) && ((t12 !== t12 || f64FromWords(a2_lo, a2_hi) < f64FromWords(b2_lo, b2_hi)) || ((f64FromWords(a2_lo, a2_hi) === f64FromWords(b2_lo, b2_hi) && (a2_hi >>> 31) === 1) && (b2_hi >>> 31) === 0))) {
          const t13 = addr_lo >>> 0;
          const t14 = addr_hi >>> 0;
          mem.store32(t13, t14, h + l, s1);
          const t15 = (t13 + 4) >>> 0;
          mem.store32(t15, t14 + +(t15 < t13), h + l, s1w1);
        }
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** FLAT_ATOMIC_MAX_NUM_F64 (cdna5) */
export function FLAT_ATOMIC_MAX_NUM_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = f64FromWords(tmp_lo, tmp_hi);
      if (isNan64(s1, s1w1) && t6 !== t6) {
        const t7 = quietHi64(s1w1);
        const t8 = addr_lo >>> 0;
        const t9 = addr_hi >>> 0;
        mem.store32(t8, t9, h + l, s1);
        const t10 = (t8 + 4) >>> 0;
        mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
      } else {
        const a2_hi = s1w1;
        const a2_lo = s1;
        const b2_hi = tmp_hi;
        const b2_lo = tmp_lo;
        const t11 = f64FromWords(a2_lo, a2_hi);
        const t12 = f64FromWords(b2_lo, b2_hi);
        if (!(t11 !== t11) && ((t12 !== t12 || f64FromWords(a2_lo, a2_hi) > f64FromWords(b2_lo, b2_hi)) || ((f64FromWords(a2_lo, a2_hi) === f64FromWords(b2_lo, b2_hi) && (a2_hi >>> 31) === 0) && (b2_hi >>> 31) === 1))) {
          const t13 = addr_lo >>> 0;
          const t14 = addr_hi >>> 0;
          mem.store32(t13, t14, h + l, s1);
          const t15 = (t13 + 4) >>> 0;
          mem.store32(t15, t14 + +(t15 < t13), h + l, s1w1);
        }
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** GLOBAL_ATOMIC_MIN_NUM_F64 (cdna5) */
export function GLOBAL_ATOMIC_MIN_NUM_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = f64FromWords(tmp_lo, tmp_hi);
      if (isNan64(s1, s1w1) && t6 !== t6) {
        const t7 = quietHi64(s1w1);
        const t8 = addr_lo >>> 0;
        const t9 = addr_hi >>> 0;
        mem.store32(t8, t9, h + l, s1);
        const t10 = (t8 + 4) >>> 0;
        mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
      } else {
        const a2_hi = s1w1;
        const a2_lo = s1;
        const b2_hi = tmp_hi;
        const b2_lo = tmp_lo;
        const t11 = f64FromWords(a2_lo, a2_hi);
        const t12 = f64FromWords(b2_lo, b2_hi);
        if (!(t11 !== t11) && ((t12 !== t12 || f64FromWords(a2_lo, a2_hi) < f64FromWords(b2_lo, b2_hi)) || ((f64FromWords(a2_lo, a2_hi) === f64FromWords(b2_lo, b2_hi) && (a2_hi >>> 31) === 1) && (b2_hi >>> 31) === 0))) {
          const t13 = addr_lo >>> 0;
          const t14 = addr_hi >>> 0;
          mem.store32(t13, t14, h + l, s1);
          const t15 = (t13 + 4) >>> 0;
          mem.store32(t15, t14 + +(t15 < t13), h + l, s1w1);
        }
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** GLOBAL_ATOMIC_MAX_NUM_F64 (cdna5) */
export function GLOBAL_ATOMIC_MAX_NUM_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = f64FromWords(tmp_lo, tmp_hi);
      if (isNan64(s1, s1w1) && t6 !== t6) {
        const t7 = quietHi64(s1w1);
        const t8 = addr_lo >>> 0;
        const t9 = addr_hi >>> 0;
        mem.store32(t8, t9, h + l, s1);
        const t10 = (t8 + 4) >>> 0;
        mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
      } else {
        const a2_hi = s1w1;
        const a2_lo = s1;
        const b2_hi = tmp_hi;
        const b2_lo = tmp_lo;
        const t11 = f64FromWords(a2_lo, a2_hi);
        const t12 = f64FromWords(b2_lo, b2_hi);
        if (!(t11 !== t11) && ((t12 !== t12 || f64FromWords(a2_lo, a2_hi) > f64FromWords(b2_lo, b2_hi)) || ((f64FromWords(a2_lo, a2_hi) === f64FromWords(b2_lo, b2_hi) && (a2_hi >>> 31) === 0) && (b2_hi >>> 31) === 1))) {
          const t13 = addr_lo >>> 0;
          const t14 = addr_hi >>> 0;
          mem.store32(t13, t14, h + l, s1);
          const t15 = (t13 + 4) >>> 0;
          mem.store32(t15, t14 + +(t15 < t13), h + l, s1w1);
        }
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** BUFFER_ATOMIC_MIN_NUM_F64 (cdna5) */
export function BUFFER_ATOMIC_MIN_NUM_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = f64FromWords(tmp_lo, tmp_hi);
      if (isNan64(s1, s1w1) && t6 !== t6) {
        const t7 = quietHi64(s1w1);
        const t8 = addr_lo >>> 0;
        const t9 = addr_hi >>> 0;
        mem.store32(t8, t9, h + l, s1);
        const t10 = (t8 + 4) >>> 0;
        mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
      } else {
        const a2_hi = s1w1;
        const a2_lo = s1;
        const b2_hi = tmp_hi;
        const b2_lo = tmp_lo;
        const t11 = f64FromWords(a2_lo, a2_hi);
        const t12 = f64FromWords(b2_lo, b2_hi);
        if (!(t11 !== t11) && ((t12 !== t12 || f64FromWords(a2_lo, a2_hi) < f64FromWords(b2_lo, b2_hi)) || ((f64FromWords(a2_lo, a2_hi) === f64FromWords(b2_lo, b2_hi) && (a2_hi >>> 31) === 1) && (b2_hi >>> 31) === 0))) {
          const t13 = addr_lo >>> 0;
          const t14 = addr_hi >>> 0;
          mem.store32(t13, t14, h + l, s1);
          const t15 = (t13 + 4) >>> 0;
          mem.store32(t15, t14 + +(t15 < t13), h + l, s1w1);
        }
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/** BUFFER_ATOMIC_MAX_NUM_F64 (cdna5) */
export function BUFFER_ATOMIC_MAX_NUM_F64(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const tmp_lo = t3;
      const tmp_hi = t5;
      const t6 = f64FromWords(tmp_lo, tmp_hi);
      if (isNan64(s1, s1w1) && t6 !== t6) {
        const t7 = quietHi64(s1w1);
        const t8 = addr_lo >>> 0;
        const t9 = addr_hi >>> 0;
        mem.store32(t8, t9, h + l, s1);
        const t10 = (t8 + 4) >>> 0;
        mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
      } else {
        const a2_hi = s1w1;
        const a2_lo = s1;
        const b2_hi = tmp_hi;
        const b2_lo = tmp_lo;
        const t11 = f64FromWords(a2_lo, a2_hi);
        const t12 = f64FromWords(b2_lo, b2_hi);
        if (!(t11 !== t11) && ((t12 !== t12 || f64FromWords(a2_lo, a2_hi) > f64FromWords(b2_lo, b2_hi)) || ((f64FromWords(a2_lo, a2_hi) === f64FromWords(b2_lo, b2_hi) && (a2_hi >>> 31) === 0) && (b2_hi >>> 31) === 1))) {
          const t13 = addr_lo >>> 0;
          const t14 = addr_hi >>> 0;
          mem.store32(t13, t14, h + l, s1);
          const t15 = (t13 + 4) >>> 0;
          mem.store32(t15, t14 + +(t15 < t13), h + l, s1w1);
        }
      }
      u[d] = tmp_lo;
      u[d + hd0] = tmp_hi;
    }
  }
}

/**
 * GLOBAL_ATOMIC_ORDERED_ADD_B64 (rdna4)
 * Adds when the identifier in memory is the wave's turn. The largest identifier is a setting of the graphics pipeline.
 */
export function GLOBAL_ATOMIC_ORDERED_ADD_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      let result_lo = 0, result_hi = 0;
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      const t1 = addr_lo >>> 0;
      const t2 = addr_hi >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const turn = t4;
      const t5 = (addr_lo + 4) >>> 0;
      const t6 = t5 >>> 0;
      const t7 = (addr_hi + 0 + +(t5 < (addr_lo >>> 0))) >>> 0;
      const t8 = mem.load32(t6, t7, h + l);
      const t9 = t8 >>> 0;
      const value = t9;
      if ((turn | 0) === (s1 | 0)) {
        const t10 = (turn + 1) & 0xfff;
        const t11 = addr_lo >>> 0;
        const t12 = addr_hi >>> 0;
        mem.store32(t11, t12, h + l, t10);
        const t13 = value + s1w1;
        const t14 = (addr_lo + 4) >>> 0;
        const t15 = t14 >>> 0;
        const t16 = (addr_hi + 0 + +(t14 < (addr_lo >>> 0))) >>> 0;
        mem.store32(t15, t16, h + l, t13);
      }
      result_lo = turn;
      result_hi = value;
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  FLAT_ATOMIC_SWAP: define("FLAT_ATOMIC_SWAP", "lane", FLAT_ATOMIC_SWAP),
  FLAT_ATOMIC_ADD: define("FLAT_ATOMIC_ADD", "lane", FLAT_ATOMIC_ADD),
  FLAT_ATOMIC_SUB: define("FLAT_ATOMIC_SUB", "lane", FLAT_ATOMIC_SUB),
  FLAT_ATOMIC_SMIN: define("FLAT_ATOMIC_SMIN", "lane", FLAT_ATOMIC_SMIN),
  FLAT_ATOMIC_UMIN: define("FLAT_ATOMIC_UMIN", "lane", FLAT_ATOMIC_UMIN),
  FLAT_ATOMIC_SMAX: define("FLAT_ATOMIC_SMAX", "lane", FLAT_ATOMIC_SMAX),
  FLAT_ATOMIC_UMAX: define("FLAT_ATOMIC_UMAX", "lane", FLAT_ATOMIC_UMAX),
  FLAT_ATOMIC_AND: define("FLAT_ATOMIC_AND", "lane", FLAT_ATOMIC_AND),
  FLAT_ATOMIC_OR: define("FLAT_ATOMIC_OR", "lane", FLAT_ATOMIC_OR),
  FLAT_ATOMIC_XOR: define("FLAT_ATOMIC_XOR", "lane", FLAT_ATOMIC_XOR),
  FLAT_ATOMIC_INC: define("FLAT_ATOMIC_INC", "lane", FLAT_ATOMIC_INC),
  FLAT_ATOMIC_DEC: define("FLAT_ATOMIC_DEC", "lane", FLAT_ATOMIC_DEC),
  GLOBAL_ATOMIC_SWAP: define("GLOBAL_ATOMIC_SWAP", "lane", GLOBAL_ATOMIC_SWAP),
  GLOBAL_ATOMIC_ADD: define("GLOBAL_ATOMIC_ADD", "lane", GLOBAL_ATOMIC_ADD),
  GLOBAL_ATOMIC_SUB: define("GLOBAL_ATOMIC_SUB", "lane", GLOBAL_ATOMIC_SUB),
  GLOBAL_ATOMIC_SMIN: define("GLOBAL_ATOMIC_SMIN", "lane", GLOBAL_ATOMIC_SMIN),
  GLOBAL_ATOMIC_UMIN: define("GLOBAL_ATOMIC_UMIN", "lane", GLOBAL_ATOMIC_UMIN),
  GLOBAL_ATOMIC_SMAX: define("GLOBAL_ATOMIC_SMAX", "lane", GLOBAL_ATOMIC_SMAX),
  GLOBAL_ATOMIC_UMAX: define("GLOBAL_ATOMIC_UMAX", "lane", GLOBAL_ATOMIC_UMAX),
  GLOBAL_ATOMIC_AND: define("GLOBAL_ATOMIC_AND", "lane", GLOBAL_ATOMIC_AND),
  GLOBAL_ATOMIC_OR: define("GLOBAL_ATOMIC_OR", "lane", GLOBAL_ATOMIC_OR),
  GLOBAL_ATOMIC_XOR: define("GLOBAL_ATOMIC_XOR", "lane", GLOBAL_ATOMIC_XOR),
  GLOBAL_ATOMIC_INC: define("GLOBAL_ATOMIC_INC", "lane", GLOBAL_ATOMIC_INC),
  GLOBAL_ATOMIC_DEC: define("GLOBAL_ATOMIC_DEC", "lane", GLOBAL_ATOMIC_DEC),
  BUFFER_ATOMIC_SWAP: define("BUFFER_ATOMIC_SWAP", "lane", BUFFER_ATOMIC_SWAP),
  BUFFER_ATOMIC_ADD: define("BUFFER_ATOMIC_ADD", "lane", BUFFER_ATOMIC_ADD),
  BUFFER_ATOMIC_SUB: define("BUFFER_ATOMIC_SUB", "lane", BUFFER_ATOMIC_SUB),
  BUFFER_ATOMIC_SMIN: define("BUFFER_ATOMIC_SMIN", "lane", BUFFER_ATOMIC_SMIN),
  BUFFER_ATOMIC_UMIN: define("BUFFER_ATOMIC_UMIN", "lane", BUFFER_ATOMIC_UMIN),
  BUFFER_ATOMIC_SMAX: define("BUFFER_ATOMIC_SMAX", "lane", BUFFER_ATOMIC_SMAX),
  BUFFER_ATOMIC_UMAX: define("BUFFER_ATOMIC_UMAX", "lane", BUFFER_ATOMIC_UMAX),
  BUFFER_ATOMIC_AND: define("BUFFER_ATOMIC_AND", "lane", BUFFER_ATOMIC_AND),
  BUFFER_ATOMIC_OR: define("BUFFER_ATOMIC_OR", "lane", BUFFER_ATOMIC_OR),
  BUFFER_ATOMIC_XOR: define("BUFFER_ATOMIC_XOR", "lane", BUFFER_ATOMIC_XOR),
  BUFFER_ATOMIC_INC: define("BUFFER_ATOMIC_INC", "lane", BUFFER_ATOMIC_INC),
  BUFFER_ATOMIC_DEC: define("BUFFER_ATOMIC_DEC", "lane", BUFFER_ATOMIC_DEC),
  FLAT_ATOMIC_SWAP_X2: define("FLAT_ATOMIC_SWAP_X2", "lane", FLAT_ATOMIC_SWAP_X2),
  FLAT_ATOMIC_ADD_X2: define("FLAT_ATOMIC_ADD_X2", "lane", FLAT_ATOMIC_ADD_X2),
  FLAT_ATOMIC_SUB_X2: define("FLAT_ATOMIC_SUB_X2", "lane", FLAT_ATOMIC_SUB_X2),
  FLAT_ATOMIC_SMIN_X2: define("FLAT_ATOMIC_SMIN_X2", "lane", FLAT_ATOMIC_SMIN_X2),
  FLAT_ATOMIC_UMIN_X2: define("FLAT_ATOMIC_UMIN_X2", "lane", FLAT_ATOMIC_UMIN_X2),
  FLAT_ATOMIC_SMAX_X2: define("FLAT_ATOMIC_SMAX_X2", "lane", FLAT_ATOMIC_SMAX_X2),
  FLAT_ATOMIC_UMAX_X2: define("FLAT_ATOMIC_UMAX_X2", "lane", FLAT_ATOMIC_UMAX_X2),
  FLAT_ATOMIC_AND_X2: define("FLAT_ATOMIC_AND_X2", "lane", FLAT_ATOMIC_AND_X2),
  FLAT_ATOMIC_OR_X2: define("FLAT_ATOMIC_OR_X2", "lane", FLAT_ATOMIC_OR_X2),
  FLAT_ATOMIC_XOR_X2: define("FLAT_ATOMIC_XOR_X2", "lane", FLAT_ATOMIC_XOR_X2),
  FLAT_ATOMIC_INC_X2: define("FLAT_ATOMIC_INC_X2", "lane", FLAT_ATOMIC_INC_X2),
  FLAT_ATOMIC_DEC_X2: define("FLAT_ATOMIC_DEC_X2", "lane", FLAT_ATOMIC_DEC_X2),
  GLOBAL_ATOMIC_SWAP_X2: define("GLOBAL_ATOMIC_SWAP_X2", "lane", GLOBAL_ATOMIC_SWAP_X2),
  GLOBAL_ATOMIC_ADD_X2: define("GLOBAL_ATOMIC_ADD_X2", "lane", GLOBAL_ATOMIC_ADD_X2),
  GLOBAL_ATOMIC_SUB_X2: define("GLOBAL_ATOMIC_SUB_X2", "lane", GLOBAL_ATOMIC_SUB_X2),
  GLOBAL_ATOMIC_SMIN_X2: define("GLOBAL_ATOMIC_SMIN_X2", "lane", GLOBAL_ATOMIC_SMIN_X2),
  GLOBAL_ATOMIC_UMIN_X2: define("GLOBAL_ATOMIC_UMIN_X2", "lane", GLOBAL_ATOMIC_UMIN_X2),
  GLOBAL_ATOMIC_SMAX_X2: define("GLOBAL_ATOMIC_SMAX_X2", "lane", GLOBAL_ATOMIC_SMAX_X2),
  GLOBAL_ATOMIC_UMAX_X2: define("GLOBAL_ATOMIC_UMAX_X2", "lane", GLOBAL_ATOMIC_UMAX_X2),
  GLOBAL_ATOMIC_AND_X2: define("GLOBAL_ATOMIC_AND_X2", "lane", GLOBAL_ATOMIC_AND_X2),
  GLOBAL_ATOMIC_OR_X2: define("GLOBAL_ATOMIC_OR_X2", "lane", GLOBAL_ATOMIC_OR_X2),
  GLOBAL_ATOMIC_XOR_X2: define("GLOBAL_ATOMIC_XOR_X2", "lane", GLOBAL_ATOMIC_XOR_X2),
  GLOBAL_ATOMIC_INC_X2: define("GLOBAL_ATOMIC_INC_X2", "lane", GLOBAL_ATOMIC_INC_X2),
  GLOBAL_ATOMIC_DEC_X2: define("GLOBAL_ATOMIC_DEC_X2", "lane", GLOBAL_ATOMIC_DEC_X2),
  BUFFER_ATOMIC_SWAP_X2: define("BUFFER_ATOMIC_SWAP_X2", "lane", BUFFER_ATOMIC_SWAP_X2),
  BUFFER_ATOMIC_ADD_X2: define("BUFFER_ATOMIC_ADD_X2", "lane", BUFFER_ATOMIC_ADD_X2),
  BUFFER_ATOMIC_SUB_X2: define("BUFFER_ATOMIC_SUB_X2", "lane", BUFFER_ATOMIC_SUB_X2),
  BUFFER_ATOMIC_SMIN_X2: define("BUFFER_ATOMIC_SMIN_X2", "lane", BUFFER_ATOMIC_SMIN_X2),
  BUFFER_ATOMIC_UMIN_X2: define("BUFFER_ATOMIC_UMIN_X2", "lane", BUFFER_ATOMIC_UMIN_X2),
  BUFFER_ATOMIC_SMAX_X2: define("BUFFER_ATOMIC_SMAX_X2", "lane", BUFFER_ATOMIC_SMAX_X2),
  BUFFER_ATOMIC_UMAX_X2: define("BUFFER_ATOMIC_UMAX_X2", "lane", BUFFER_ATOMIC_UMAX_X2),
  BUFFER_ATOMIC_AND_X2: define("BUFFER_ATOMIC_AND_X2", "lane", BUFFER_ATOMIC_AND_X2),
  BUFFER_ATOMIC_OR_X2: define("BUFFER_ATOMIC_OR_X2", "lane", BUFFER_ATOMIC_OR_X2),
  BUFFER_ATOMIC_XOR_X2: define("BUFFER_ATOMIC_XOR_X2", "lane", BUFFER_ATOMIC_XOR_X2),
  BUFFER_ATOMIC_INC_X2: define("BUFFER_ATOMIC_INC_X2", "lane", BUFFER_ATOMIC_INC_X2),
  BUFFER_ATOMIC_DEC_X2: define("BUFFER_ATOMIC_DEC_X2", "lane", BUFFER_ATOMIC_DEC_X2),
  FLAT_ATOMIC_CMPSWAP: define("FLAT_ATOMIC_CMPSWAP", "lane", FLAT_ATOMIC_CMPSWAP),
  GLOBAL_ATOMIC_CMPSWAP: define("GLOBAL_ATOMIC_CMPSWAP", "lane", GLOBAL_ATOMIC_CMPSWAP),
  BUFFER_ATOMIC_CMPSWAP: define("BUFFER_ATOMIC_CMPSWAP", "lane", BUFFER_ATOMIC_CMPSWAP),
  FLAT_ATOMIC_CMPSWAP_X2: define("FLAT_ATOMIC_CMPSWAP_X2", "lane", FLAT_ATOMIC_CMPSWAP_X2),
  GLOBAL_ATOMIC_CMPSWAP_X2: define("GLOBAL_ATOMIC_CMPSWAP_X2", "lane", GLOBAL_ATOMIC_CMPSWAP_X2),
  BUFFER_ATOMIC_CMPSWAP_X2: define("BUFFER_ATOMIC_CMPSWAP_X2", "lane", BUFFER_ATOMIC_CMPSWAP_X2),
  FLAT_ATOMIC_CSUB: define("FLAT_ATOMIC_CSUB", "lane", FLAT_ATOMIC_CSUB),
  GLOBAL_ATOMIC_CSUB: define("GLOBAL_ATOMIC_CSUB", "lane", GLOBAL_ATOMIC_CSUB),
  BUFFER_ATOMIC_CSUB: define("BUFFER_ATOMIC_CSUB", "lane", BUFFER_ATOMIC_CSUB),
  FLAT_ATOMIC_COND_SUB_U32: define("FLAT_ATOMIC_COND_SUB_U32", "lane", FLAT_ATOMIC_COND_SUB_U32),
  GLOBAL_ATOMIC_COND_SUB_U32: define("GLOBAL_ATOMIC_COND_SUB_U32", "lane", GLOBAL_ATOMIC_COND_SUB_U32),
  BUFFER_ATOMIC_COND_SUB_U32: define("BUFFER_ATOMIC_COND_SUB_U32", "lane", BUFFER_ATOMIC_COND_SUB_U32),
  FLAT_ATOMIC_ADD_F32_cdna1: define("FLAT_ATOMIC_ADD_F32_cdna1", "lane", FLAT_ATOMIC_ADD_F32_cdna1),
  FLAT_ATOMIC_ADD_F32_cdna5: define("FLAT_ATOMIC_ADD_F32_cdna5", "lane", FLAT_ATOMIC_ADD_F32_cdna5),
  FLAT_ATOMIC_ADD_F64: define("FLAT_ATOMIC_ADD_F64", "lane", FLAT_ATOMIC_ADD_F64),
  FLAT_ATOMIC_PK_ADD_F16: define("FLAT_ATOMIC_PK_ADD_F16", "lane", FLAT_ATOMIC_PK_ADD_F16),
  FLAT_ATOMIC_PK_ADD_BF16: define("FLAT_ATOMIC_PK_ADD_BF16", "lane", FLAT_ATOMIC_PK_ADD_BF16),
  GLOBAL_ATOMIC_PK_ADD_F16: define("GLOBAL_ATOMIC_PK_ADD_F16", "lane", GLOBAL_ATOMIC_PK_ADD_F16),
  GLOBAL_ATOMIC_PK_ADD_BF16: define("GLOBAL_ATOMIC_PK_ADD_BF16", "lane", GLOBAL_ATOMIC_PK_ADD_BF16),
  BUFFER_ATOMIC_PK_ADD_F16: define("BUFFER_ATOMIC_PK_ADD_F16", "lane", BUFFER_ATOMIC_PK_ADD_F16),
  BUFFER_ATOMIC_PK_ADD_BF16: define("BUFFER_ATOMIC_PK_ADD_BF16", "lane", BUFFER_ATOMIC_PK_ADD_BF16),
  FLAT_ATOMIC_FMIN: define("FLAT_ATOMIC_FMIN", "lane", FLAT_ATOMIC_FMIN),
  FLAT_ATOMIC_FMAX: define("FLAT_ATOMIC_FMAX", "lane", FLAT_ATOMIC_FMAX),
  GLOBAL_ATOMIC_FMIN: define("GLOBAL_ATOMIC_FMIN", "lane", GLOBAL_ATOMIC_FMIN),
  GLOBAL_ATOMIC_FMAX: define("GLOBAL_ATOMIC_FMAX", "lane", GLOBAL_ATOMIC_FMAX),
  BUFFER_ATOMIC_FMIN: define("BUFFER_ATOMIC_FMIN", "lane", BUFFER_ATOMIC_FMIN),
  BUFFER_ATOMIC_FMAX: define("BUFFER_ATOMIC_FMAX", "lane", BUFFER_ATOMIC_FMAX),
  FLAT_ATOMIC_FMIN_X2: define("FLAT_ATOMIC_FMIN_X2", "lane", FLAT_ATOMIC_FMIN_X2),
  FLAT_ATOMIC_FMAX_X2: define("FLAT_ATOMIC_FMAX_X2", "lane", FLAT_ATOMIC_FMAX_X2),
  GLOBAL_ATOMIC_FMIN_X2: define("GLOBAL_ATOMIC_FMIN_X2", "lane", GLOBAL_ATOMIC_FMIN_X2),
  GLOBAL_ATOMIC_FMAX_X2: define("GLOBAL_ATOMIC_FMAX_X2", "lane", GLOBAL_ATOMIC_FMAX_X2),
  BUFFER_ATOMIC_FMIN_X2: define("BUFFER_ATOMIC_FMIN_X2", "lane", BUFFER_ATOMIC_FMIN_X2),
  BUFFER_ATOMIC_FMAX_X2: define("BUFFER_ATOMIC_FMAX_X2", "lane", BUFFER_ATOMIC_FMAX_X2),
  FLAT_ATOMIC_MIN_F64: define("FLAT_ATOMIC_MIN_F64", "lane", FLAT_ATOMIC_MIN_F64),
  FLAT_ATOMIC_MAX_F64: define("FLAT_ATOMIC_MAX_F64", "lane", FLAT_ATOMIC_MAX_F64),
  GLOBAL_ATOMIC_MIN_F64: define("GLOBAL_ATOMIC_MIN_F64", "lane", GLOBAL_ATOMIC_MIN_F64),
  GLOBAL_ATOMIC_MAX_F64: define("GLOBAL_ATOMIC_MAX_F64", "lane", GLOBAL_ATOMIC_MAX_F64),
  BUFFER_ATOMIC_MIN_F64: define("BUFFER_ATOMIC_MIN_F64", "lane", BUFFER_ATOMIC_MIN_F64),
  BUFFER_ATOMIC_MAX_F64: define("BUFFER_ATOMIC_MAX_F64", "lane", BUFFER_ATOMIC_MAX_F64),
  FLAT_ATOMIC_FCMPSWAP: define("FLAT_ATOMIC_FCMPSWAP", "lane", FLAT_ATOMIC_FCMPSWAP),
  GLOBAL_ATOMIC_FCMPSWAP: define("GLOBAL_ATOMIC_FCMPSWAP", "lane", GLOBAL_ATOMIC_FCMPSWAP),
  BUFFER_ATOMIC_FCMPSWAP: define("BUFFER_ATOMIC_FCMPSWAP", "lane", BUFFER_ATOMIC_FCMPSWAP),
  FLAT_ATOMIC_FCMPSWAP_X2: define("FLAT_ATOMIC_FCMPSWAP_X2", "lane", FLAT_ATOMIC_FCMPSWAP_X2),
  GLOBAL_ATOMIC_FCMPSWAP_X2: define("GLOBAL_ATOMIC_FCMPSWAP_X2", "lane", GLOBAL_ATOMIC_FCMPSWAP_X2),
  BUFFER_ATOMIC_FCMPSWAP_X2: define("BUFFER_ATOMIC_FCMPSWAP_X2", "lane", BUFFER_ATOMIC_FCMPSWAP_X2),
  FLAT_ATOMIC_MIN_NUM_F32: define("FLAT_ATOMIC_MIN_NUM_F32", "lane", FLAT_ATOMIC_MIN_NUM_F32),
  FLAT_ATOMIC_MAX_NUM_F32: define("FLAT_ATOMIC_MAX_NUM_F32", "lane", FLAT_ATOMIC_MAX_NUM_F32),
  GLOBAL_ATOMIC_MIN_NUM_F32: define("GLOBAL_ATOMIC_MIN_NUM_F32", "lane", GLOBAL_ATOMIC_MIN_NUM_F32),
  GLOBAL_ATOMIC_MAX_NUM_F32: define("GLOBAL_ATOMIC_MAX_NUM_F32", "lane", GLOBAL_ATOMIC_MAX_NUM_F32),
  BUFFER_ATOMIC_MIN_NUM_F32: define("BUFFER_ATOMIC_MIN_NUM_F32", "lane", BUFFER_ATOMIC_MIN_NUM_F32),
  BUFFER_ATOMIC_MAX_NUM_F32: define("BUFFER_ATOMIC_MAX_NUM_F32", "lane", BUFFER_ATOMIC_MAX_NUM_F32),
  FLAT_ATOMIC_MIN_NUM_F64: define("FLAT_ATOMIC_MIN_NUM_F64", "lane", FLAT_ATOMIC_MIN_NUM_F64),
  FLAT_ATOMIC_MAX_NUM_F64: define("FLAT_ATOMIC_MAX_NUM_F64", "lane", FLAT_ATOMIC_MAX_NUM_F64),
  GLOBAL_ATOMIC_MIN_NUM_F64: define("GLOBAL_ATOMIC_MIN_NUM_F64", "lane", GLOBAL_ATOMIC_MIN_NUM_F64),
  GLOBAL_ATOMIC_MAX_NUM_F64: define("GLOBAL_ATOMIC_MAX_NUM_F64", "lane", GLOBAL_ATOMIC_MAX_NUM_F64),
  BUFFER_ATOMIC_MIN_NUM_F64: define("BUFFER_ATOMIC_MIN_NUM_F64", "lane", BUFFER_ATOMIC_MIN_NUM_F64),
  BUFFER_ATOMIC_MAX_NUM_F64: define("BUFFER_ATOMIC_MAX_NUM_F64", "lane", BUFFER_ATOMIC_MAX_NUM_F64),
  GLOBAL_ATOMIC_ORDERED_ADD_B64: define("GLOBAL_ATOMIC_ORDERED_ADD_B64", "lane", GLOBAL_ATOMIC_ORDERED_ADD_B64, { readsDestination: true }),
};

// Executors of flat.
// Generated from spec/pseudocode/flat.pcode by `npm run generate`; do not edit.
import { lowestOne, shr32 } from "../../runtime/bits/index.js";
import { define } from "../../runtime/wave/define.js";
import { noOperation, type Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** FLAT_LOAD_DWORDX2, FLAT_LOAD_B64 (all generations) */
export function FLAT_LOAD_DWORDX2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = (t1 + 4) >>> 0;
        const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
        u[d] = t3;
        u[d + hd0] = t5;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = (t1 + 4) >>> 0;
        const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
        u[d] = t3;
        u[d + hd0] = t5;
      }
    }
  }
}

/** FLAT_LOAD_DWORDX3, FLAT_LOAD_B96 (all generations) */
export function FLAT_LOAD_DWORDX3(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        u[d] = mem.load32(t1, t2, h + l);
        const t3 = (t1 + 4) >>> 0;
        u[d + hd0] = mem.load32(t3, t2 + +(t3 < t1), h + l);
        const t4 = (t1 + 8) >>> 0;
        u[d + 2 * hd0] = mem.load32(t4, t2 + +(t4 < t1), h + l);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        u[d] = mem.load32(t1, t2, h + l);
        const t3 = (t1 + 4) >>> 0;
        u[d + hd0] = mem.load32(t3, t2 + +(t3 < t1), h + l);
        const t4 = (t1 + 8) >>> 0;
        u[d + 2 * hd0] = mem.load32(t4, t2 + +(t4 < t1), h + l);
      }
    }
  }
}

/** FLAT_LOAD_DWORDX4, FLAT_LOAD_B128 (all generations) */
export function FLAT_LOAD_DWORDX4(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const t0 = (s0 + s2) >>> 0;
      const t1 = t0 >>> 0;
      const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
      u[d] = mem.load32(t1, t2, h + l);
      const t3 = (t1 + 4) >>> 0;
      u[d + hd0] = mem.load32(t3, t2 + +(t3 < t1), h + l);
      const t4 = (t1 + 8) >>> 0;
      u[d + 2 * hd0] = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const t5 = (t1 + 12) >>> 0;
      u[d + 3 * hd0] = mem.load32(t5, t2 + +(t5 < t1), h + l);
    }
  }
}

/** GLOBAL_LOAD_DWORDX2, GLOBAL_LOAD_B64 (all generations) */
export function GLOBAL_LOAD_DWORDX2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = (t1 + 4) >>> 0;
        const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
        u[d] = t3;
        u[d + hd0] = t5;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = (t1 + 4) >>> 0;
        const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
        u[d] = t3;
        u[d + hd0] = t5;
      }
    }
  }
}

/** GLOBAL_LOAD_DWORDX3, GLOBAL_LOAD_B96 (all generations) */
export function GLOBAL_LOAD_DWORDX3(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        u[d] = mem.load32(t1, t2, h + l);
        const t3 = (t1 + 4) >>> 0;
        u[d + hd0] = mem.load32(t3, t2 + +(t3 < t1), h + l);
        const t4 = (t1 + 8) >>> 0;
        u[d + 2 * hd0] = mem.load32(t4, t2 + +(t4 < t1), h + l);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        u[d] = mem.load32(t1, t2, h + l);
        const t3 = (t1 + 4) >>> 0;
        u[d + hd0] = mem.load32(t3, t2 + +(t3 < t1), h + l);
        const t4 = (t1 + 8) >>> 0;
        u[d + 2 * hd0] = mem.load32(t4, t2 + +(t4 < t1), h + l);
      }
    }
  }
}

/** GLOBAL_LOAD_DWORDX4, GLOBAL_LOAD_B128 (all generations) */
export function GLOBAL_LOAD_DWORDX4(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const t0 = (s0 + s2) >>> 0;
      const t1 = t0 >>> 0;
      const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
      u[d] = mem.load32(t1, t2, h + l);
      const t3 = (t1 + 4) >>> 0;
      u[d + hd0] = mem.load32(t3, t2 + +(t3 < t1), h + l);
      const t4 = (t1 + 8) >>> 0;
      u[d + 2 * hd0] = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const t5 = (t1 + 12) >>> 0;
      u[d + 3 * hd0] = mem.load32(t5, t2 + +(t5 < t1), h + l);
    }
  }
}

/** SCRATCH_LOAD_DWORDX2, SCRATCH_LOAD_B64 (all generations) */
export function SCRATCH_LOAD_DWORDX2(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const { k0, k2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load32(t0, h + l);
        const t2 = scratch.load32(t0 + 4, h + l);
        u[d] = t1;
        u[d + hd0] = t2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load32(t0, h + l);
        const t2 = scratch.load32(t0 + 4, h + l);
        u[d] = t1;
        u[d + hd0] = t2;
      }
    }
  }
}

/** SCRATCH_LOAD_DWORDX3, SCRATCH_LOAD_B96 (all generations) */
export function SCRATCH_LOAD_DWORDX3(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const { k0, k2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        u[d] = scratch.load32(t0, h + l);
        u[d + hd0] = scratch.load32(t0 + 4, h + l);
        u[d + 2 * hd0] = scratch.load32(t0 + 8, h + l);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        u[d] = scratch.load32(t0, h + l);
        u[d + hd0] = scratch.load32(t0 + 4, h + l);
        u[d + 2 * hd0] = scratch.load32(t0 + 8, h + l);
      }
    }
  }
}

/** SCRATCH_LOAD_DWORDX4, SCRATCH_LOAD_B128 (all generations) */
export function SCRATCH_LOAD_DWORDX4(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const { k0, k2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        u[d] = scratch.load32(t0, h + l);
        u[d + hd0] = scratch.load32(t0 + 4, h + l);
        u[d + 2 * hd0] = scratch.load32(t0 + 8, h + l);
        u[d + 3 * hd0] = scratch.load32(t0 + 12, h + l);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        u[d] = scratch.load32(t0, h + l);
        u[d + hd0] = scratch.load32(t0 + 4, h + l);
        u[d + 2 * hd0] = scratch.load32(t0 + 8, h + l);
        u[d + 3 * hd0] = scratch.load32(t0 + 12, h + l);
      }
    }
  }
}

/** FLAT_LOAD_DWORD, FLAT_LOAD_B32 (all generations) */
export function FLAT_LOAD_DWORD(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = t3 >>> 0;
        u[d] = t4;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = t3 >>> 0;
        u[d] = t4;
      }
    }
  }
}

/** FLAT_LOAD_UBYTE, FLAT_LOAD_U8 (all generations) */
export function FLAT_LOAD_UBYTE(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        u[d] = t3;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        u[d] = t3;
      }
    }
  }
}

/** FLAT_LOAD_SBYTE, FLAT_LOAD_I8 (all generations) */
export function FLAT_LOAD_SBYTE(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        u[d] = (t3 << 24) >> 24;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        u[d] = (t3 << 24) >> 24;
      }
    }
  }
}

/** FLAT_LOAD_USHORT, FLAT_LOAD_U16 (all generations) */
export function FLAT_LOAD_USHORT(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        u[d] = t3;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        u[d] = t3;
      }
    }
  }
}

/** FLAT_LOAD_SSHORT, FLAT_LOAD_I16 (all generations) */
export function FLAT_LOAD_SSHORT(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        u[d] = (t3 << 16) >> 16;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        u[d] = (t3 << 16) >> 16;
      }
    }
  }
}

/** GLOBAL_LOAD_DWORD, GLOBAL_LOAD_B32 (cdna3 cdna4 cdna5 rdna3 rdna3_5 rdna4) */
export function GLOBAL_LOAD_DWORD_cdna3(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = t3 >>> 0;
        u[d] = t4;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = t3 >>> 0;
        u[d] = t4;
      }
    }
  }
}

/** GLOBAL_LOAD_UBYTE, GLOBAL_LOAD_U8 (cdna3 cdna4 cdna5 rdna3 rdna3_5 rdna4) */
export function GLOBAL_LOAD_UBYTE_cdna3(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        u[d] = t3;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        u[d] = t3;
      }
    }
  }
}

/** GLOBAL_LOAD_SBYTE, GLOBAL_LOAD_I8 (cdna3 cdna4 cdna5 rdna3 rdna3_5 rdna4) */
export function GLOBAL_LOAD_SBYTE_cdna3(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        u[d] = (t3 << 24) >> 24;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        u[d] = (t3 << 24) >> 24;
      }
    }
  }
}

/** GLOBAL_LOAD_USHORT, GLOBAL_LOAD_U16 (cdna3 cdna4 cdna5 rdna3 rdna3_5 rdna4) */
export function GLOBAL_LOAD_USHORT_cdna3(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        u[d] = t3;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        u[d] = t3;
      }
    }
  }
}

/** GLOBAL_LOAD_SSHORT, GLOBAL_LOAD_I16 (cdna3 cdna4 cdna5 rdna3 rdna3_5 rdna4) */
export function GLOBAL_LOAD_SSHORT_cdna3(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        u[d] = (t3 << 16) >> 16;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        u[d] = (t3 << 16) >> 16;
      }
    }
  }
}

/** SCRATCH_LOAD_DWORD, SCRATCH_LOAD_B32 (cdna3 cdna4 cdna5 rdna3 rdna3_5 rdna4) */
export function SCRATCH_LOAD_DWORD_cdna3(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load32(t0, h + l);
        const t2 = t1 >>> 0;
        u[d] = t2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load32(t0, h + l);
        const t2 = t1 >>> 0;
        u[d] = t2;
      }
    }
  }
}

/** SCRATCH_LOAD_UBYTE, SCRATCH_LOAD_U8 (cdna3 cdna4 cdna5 rdna3 rdna3_5 rdna4) */
export function SCRATCH_LOAD_UBYTE_cdna3(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load8(t0, h + l);
        u[d] = t1;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load8(t0, h + l);
        u[d] = t1;
      }
    }
  }
}

/** SCRATCH_LOAD_SBYTE, SCRATCH_LOAD_I8 (cdna3 cdna4 cdna5 rdna3 rdna3_5 rdna4) */
export function SCRATCH_LOAD_SBYTE_cdna3(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load8(t0, h + l);
        u[d] = (t1 << 24) >> 24;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load8(t0, h + l);
        u[d] = (t1 << 24) >> 24;
      }
    }
  }
}

/** SCRATCH_LOAD_USHORT, SCRATCH_LOAD_U16 (cdna3 cdna4 cdna5 rdna3 rdna3_5 rdna4) */
export function SCRATCH_LOAD_USHORT_cdna3(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load16(t0, h + l);
        u[d] = t1;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load16(t0, h + l);
        u[d] = t1;
      }
    }
  }
}

/** SCRATCH_LOAD_SSHORT, SCRATCH_LOAD_I16 (cdna3 cdna4 cdna5 rdna3 rdna3_5 rdna4) */
export function SCRATCH_LOAD_SSHORT_cdna3(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load16(t0, h + l);
        u[d] = (t1 << 16) >> 16;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load16(t0, h + l);
        u[d] = (t1 << 16) >> 16;
      }
    }
  }
}

/**
 * GLOBAL_LOAD_DWORD (cdna1 cdna2 rdna1 rdna2)
 * With LDS set the data goes to LDS instead; later generations have instructions of their own for that (below).
 */
export function GLOBAL_LOAD_DWORD_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const t0 = (s0 + s2) >>> 0;
      const t1 = t0 >>> 0;
      const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = t3 >>> 0;
      const value = t4;
      if (s.fields.LDS !== 0) {
        const t5 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t5, h + l, value);
      } else {
        u[d] = value;
      }
    }
  }
}

/**
 * GLOBAL_LOAD_UBYTE (cdna1 cdna2 rdna1 rdna2)
 * With LDS set the data goes to LDS instead; later generations have instructions of their own for that (below).
 */
export function GLOBAL_LOAD_UBYTE_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const t0 = (s0 + s2) >>> 0;
      const t1 = t0 >>> 0;
      const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
      const t3 = mem.load8(t1, t2, h + l);
      const value = t3;
      if (s.fields.LDS !== 0) {
        const t4 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t4, h + l, value);
      } else {
        u[d] = value;
      }
    }
  }
}

/**
 * GLOBAL_LOAD_SBYTE (cdna1 cdna2 rdna1 rdna2)
 * With LDS set the data goes to LDS instead; later generations have instructions of their own for that (below).
 */
export function GLOBAL_LOAD_SBYTE_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const t0 = (s0 + s2) >>> 0;
      const t1 = t0 >>> 0;
      const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
      const t3 = mem.load8(t1, t2, h + l);
      const value = ((t3 << 24) >> 24) >>> 0;
      if (s.fields.LDS !== 0) {
        const t4 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t4, h + l, value);
      } else {
        u[d] = value;
      }
    }
  }
}

/**
 * GLOBAL_LOAD_USHORT (cdna1 cdna2 rdna1 rdna2)
 * With LDS set the data goes to LDS instead; later generations have instructions of their own for that (below).
 */
export function GLOBAL_LOAD_USHORT_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const t0 = (s0 + s2) >>> 0;
      const t1 = t0 >>> 0;
      const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
      const t3 = mem.load16(t1, t2, h + l);
      const value = t3;
      if (s.fields.LDS !== 0) {
        const t4 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t4, h + l, value);
      } else {
        u[d] = value;
      }
    }
  }
}

/**
 * GLOBAL_LOAD_SSHORT (cdna1 cdna2 rdna1 rdna2)
 * With LDS set the data goes to LDS instead; later generations have instructions of their own for that (below).
 */
export function GLOBAL_LOAD_SSHORT_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const t0 = (s0 + s2) >>> 0;
      const t1 = t0 >>> 0;
      const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
      const t3 = mem.load16(t1, t2, h + l);
      const value = ((t3 << 16) >> 16) >>> 0;
      if (s.fields.LDS !== 0) {
        const t4 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t4, h + l, value);
      } else {
        u[d] = value;
      }
    }
  }
}

/**
 * SCRATCH_LOAD_DWORD (cdna1 cdna2 rdna1 rdna2)
 * With LDS set the data goes to LDS instead; later generations have instructions of their own for that (below).
 */
export function SCRATCH_LOAD_DWORD_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const value = t2;
        if (s.fields.LDS !== 0) {
          const t3 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
          lds.store32(t3, h + l, value);
        } else {
          u[d] = value;
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const value = t2;
        if (s.fields.LDS !== 0) {
          const t3 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
          lds.store32(t3, h + l, value);
        } else {
          u[d] = value;
        }
      }
    }
  }
}

/**
 * SCRATCH_LOAD_UBYTE (cdna1 cdna2 rdna1 rdna2)
 * With LDS set the data goes to LDS instead; later generations have instructions of their own for that (below).
 */
export function SCRATCH_LOAD_UBYTE_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load8(t0, h + l);
        const value = t1;
        if (s.fields.LDS !== 0) {
          const t2 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
          lds.store32(t2, h + l, value);
        } else {
          u[d] = value;
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load8(t0, h + l);
        const value = t1;
        if (s.fields.LDS !== 0) {
          const t2 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
          lds.store32(t2, h + l, value);
        } else {
          u[d] = value;
        }
      }
    }
  }
}

/**
 * SCRATCH_LOAD_SBYTE (cdna1 cdna2 rdna1 rdna2)
 * With LDS set the data goes to LDS instead; later generations have instructions of their own for that (below).
 */
export function SCRATCH_LOAD_SBYTE_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load8(t0, h + l);
        const value = ((t1 << 24) >> 24) >>> 0;
        if (s.fields.LDS !== 0) {
          const t2 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
          lds.store32(t2, h + l, value);
        } else {
          u[d] = value;
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load8(t0, h + l);
        const value = ((t1 << 24) >> 24) >>> 0;
        if (s.fields.LDS !== 0) {
          const t2 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
          lds.store32(t2, h + l, value);
        } else {
          u[d] = value;
        }
      }
    }
  }
}

/**
 * SCRATCH_LOAD_USHORT (cdna1 cdna2 rdna1 rdna2)
 * With LDS set the data goes to LDS instead; later generations have instructions of their own for that (below).
 */
export function SCRATCH_LOAD_USHORT_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load16(t0, h + l);
        const value = t1;
        if (s.fields.LDS !== 0) {
          const t2 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
          lds.store32(t2, h + l, value);
        } else {
          u[d] = value;
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load16(t0, h + l);
        const value = t1;
        if (s.fields.LDS !== 0) {
          const t2 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
          lds.store32(t2, h + l, value);
        } else {
          u[d] = value;
        }
      }
    }
  }
}

/**
 * SCRATCH_LOAD_SSHORT (cdna1 cdna2 rdna1 rdna2)
 * With LDS set the data goes to LDS instead; later generations have instructions of their own for that (below).
 */
export function SCRATCH_LOAD_SSHORT_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load16(t0, h + l);
        const value = ((t1 << 16) >> 16) >>> 0;
        if (s.fields.LDS !== 0) {
          const t2 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
          lds.store32(t2, h + l, value);
        } else {
          u[d] = value;
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load16(t0, h + l);
        const value = ((t1 << 16) >> 16) >>> 0;
        if (s.fields.LDS !== 0) {
          const t2 = ((((m0 & 0xffff) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
          lds.store32(t2, h + l, value);
        } else {
          u[d] = value;
        }
      }
    }
  }
}

/**
 * FLAT_LOAD_UBYTE_D16, FLAT_LOAD_D16_U8 (all generations)
 * Halves: the other half of the register is kept.
 */
export function FLAT_LOAD_UBYTE_D16(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        result = ((result & 0xffff0000) | t3) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        result = ((result & 0xffff0000) | t3) >>> 0;
        u[d] = result;
      }
    }
  }
}

/**
 * FLAT_LOAD_UBYTE_D16_HI, FLAT_LOAD_D16_HI_U8 (all generations)
 * Halves: the other half of the register is kept.
 */
export function FLAT_LOAD_UBYTE_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        result = ((result & 0xffff) | (t3 << 16)) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        result = ((result & 0xffff) | (t3 << 16)) >>> 0;
        u[d] = result;
      }
    }
  }
}

/**
 * FLAT_LOAD_SBYTE_D16, FLAT_LOAD_D16_I8 (all generations)
 * Halves: the other half of the register is kept.
 */
export function FLAT_LOAD_SBYTE_D16(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      let result = d0;
      const t0 = (s0 + s2) >>> 0;
      const t1 = t0 >>> 0;
      const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
      const t3 = mem.load8(t1, t2, h + l);
      const t4 = (s0 + s2) >>> 0;
      const t5 = t4 >>> 0;
      const t6 = (s0w1 + s2w1 + +(t4 < (s0 >>> 0))) >>> 0;
      const t7 = mem.load8(t5, t6, h + l);
      result = ((result & 0xffff0000) | (((t7 << 24) >> 24) & 65535)) >>> 0;
      u[d] = result;
    }
  }
}

/**
 * FLAT_LOAD_SBYTE_D16_HI, FLAT_LOAD_D16_HI_I8 (all generations)
 * Halves: the other half of the register is kept.
 */
export function FLAT_LOAD_SBYTE_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      let result = d0;
      const t0 = (s0 + s2) >>> 0;
      const t1 = t0 >>> 0;
      const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
      const t3 = mem.load8(t1, t2, h + l);
      const t4 = (s0 + s2) >>> 0;
      const t5 = t4 >>> 0;
      const t6 = (s0w1 + s2w1 + +(t4 < (s0 >>> 0))) >>> 0;
      const t7 = mem.load8(t5, t6, h + l);
      result = ((result & 0xffff) | ((((t7 << 24) >> 24) & 65535) << 16)) >>> 0;
      u[d] = result;
    }
  }
}

/**
 * FLAT_LOAD_SHORT_D16, FLAT_LOAD_D16_B16 (all generations)
 * Halves: the other half of the register is kept.
 */
export function FLAT_LOAD_SHORT_D16(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        result = ((result & 0xffff0000) | t3) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        result = ((result & 0xffff0000) | t3) >>> 0;
        u[d] = result;
      }
    }
  }
}

/**
 * FLAT_LOAD_SHORT_D16_HI, FLAT_LOAD_D16_HI_B16 (all generations)
 * Halves: the other half of the register is kept.
 */
export function FLAT_LOAD_SHORT_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        result = ((result & 0xffff) | (t3 << 16)) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        result = ((result & 0xffff) | (t3 << 16)) >>> 0;
        u[d] = result;
      }
    }
  }
}

/**
 * GLOBAL_LOAD_UBYTE_D16, GLOBAL_LOAD_D16_U8 (all generations)
 * Halves: the other half of the register is kept.
 */
export function GLOBAL_LOAD_UBYTE_D16(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        result = ((result & 0xffff0000) | t3) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        result = ((result & 0xffff0000) | t3) >>> 0;
        u[d] = result;
      }
    }
  }
}

/**
 * GLOBAL_LOAD_UBYTE_D16_HI, GLOBAL_LOAD_D16_HI_U8 (all generations)
 * Halves: the other half of the register is kept.
 */
export function GLOBAL_LOAD_UBYTE_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        result = ((result & 0xffff) | (t3 << 16)) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        result = ((result & 0xffff) | (t3 << 16)) >>> 0;
        u[d] = result;
      }
    }
  }
}

/**
 * GLOBAL_LOAD_SBYTE_D16, GLOBAL_LOAD_D16_I8 (all generations)
 * Halves: the other half of the register is kept.
 */
export function GLOBAL_LOAD_SBYTE_D16(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      let result = d0;
      const t0 = (s0 + s2) >>> 0;
      const t1 = t0 >>> 0;
      const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
      const t3 = mem.load8(t1, t2, h + l);
      const t4 = (s0 + s2) >>> 0;
      const t5 = t4 >>> 0;
      const t6 = (s0w1 + s2w1 + +(t4 < (s0 >>> 0))) >>> 0;
      const t7 = mem.load8(t5, t6, h + l);
      result = ((result & 0xffff0000) | (((t7 << 24) >> 24) & 65535)) >>> 0;
      u[d] = result;
    }
  }
}

/**
 * GLOBAL_LOAD_SBYTE_D16_HI, GLOBAL_LOAD_D16_HI_I8 (all generations)
 * Halves: the other half of the register is kept.
 */
export function GLOBAL_LOAD_SBYTE_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      let result = d0;
      const t0 = (s0 + s2) >>> 0;
      const t1 = t0 >>> 0;
      const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
      const t3 = mem.load8(t1, t2, h + l);
      const t4 = (s0 + s2) >>> 0;
      const t5 = t4 >>> 0;
      const t6 = (s0w1 + s2w1 + +(t4 < (s0 >>> 0))) >>> 0;
      const t7 = mem.load8(t5, t6, h + l);
      result = ((result & 0xffff) | ((((t7 << 24) >> 24) & 65535) << 16)) >>> 0;
      u[d] = result;
    }
  }
}

/**
 * GLOBAL_LOAD_SHORT_D16, GLOBAL_LOAD_D16_B16 (all generations)
 * Halves: the other half of the register is kept.
 */
export function GLOBAL_LOAD_SHORT_D16(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        result = ((result & 0xffff0000) | t3) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        result = ((result & 0xffff0000) | t3) >>> 0;
        u[d] = result;
      }
    }
  }
}

/**
 * GLOBAL_LOAD_SHORT_D16_HI, GLOBAL_LOAD_D16_HI_B16 (all generations)
 * Halves: the other half of the register is kept.
 */
export function GLOBAL_LOAD_SHORT_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        result = ((result & 0xffff) | (t3 << 16)) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        result = ((result & 0xffff) | (t3 << 16)) >>> 0;
        u[d] = result;
      }
    }
  }
}

/**
 * SCRATCH_LOAD_UBYTE_D16, SCRATCH_LOAD_D16_U8 (all generations)
 * Halves: the other half of the register is kept.
 */
export function SCRATCH_LOAD_UBYTE_D16(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        const s2 = u[c];
        let result = d0;
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load8(t0, h + l);
        result = ((result & 0xffff0000) | t1) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        const s2 = u[c];
        let result = d0;
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load8(t0, h + l);
        result = ((result & 0xffff0000) | t1) >>> 0;
        u[d] = result;
      }
    }
  }
}

/**
 * SCRATCH_LOAD_UBYTE_D16_HI, SCRATCH_LOAD_D16_HI_U8 (all generations)
 * Halves: the other half of the register is kept.
 */
export function SCRATCH_LOAD_UBYTE_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        const s2 = u[c];
        let result = d0;
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load8(t0, h + l);
        result = ((result & 0xffff) | (t1 << 16)) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        const s2 = u[c];
        let result = d0;
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load8(t0, h + l);
        result = ((result & 0xffff) | (t1 << 16)) >>> 0;
        u[d] = result;
      }
    }
  }
}

/**
 * SCRATCH_LOAD_SBYTE_D16, SCRATCH_LOAD_D16_I8 (all generations)
 * Halves: the other half of the register is kept.
 */
export function SCRATCH_LOAD_SBYTE_D16(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        const s2 = u[c];
        let result = d0;
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load8(t0, h + l);
        const t2 = ((s0 + s2) >>> 0) >>> 0;
        const t3 = scratch.load8(t2, h + l);
        result = ((result & 0xffff0000) | (((t3 << 24) >> 24) & 65535)) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        const s2 = u[c];
        let result = d0;
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load8(t0, h + l);
        const t2 = ((s0 + s2) >>> 0) >>> 0;
        const t3 = scratch.load8(t2, h + l);
        result = ((result & 0xffff0000) | (((t3 << 24) >> 24) & 65535)) >>> 0;
        u[d] = result;
      }
    }
  }
}

/**
 * SCRATCH_LOAD_SBYTE_D16_HI, SCRATCH_LOAD_D16_HI_I8 (all generations)
 * Halves: the other half of the register is kept.
 */
export function SCRATCH_LOAD_SBYTE_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        const s2 = u[c];
        let result = d0;
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load8(t0, h + l);
        const t2 = ((s0 + s2) >>> 0) >>> 0;
        const t3 = scratch.load8(t2, h + l);
        result = ((result & 0xffff) | ((((t3 << 24) >> 24) & 65535) << 16)) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        const s2 = u[c];
        let result = d0;
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load8(t0, h + l);
        const t2 = ((s0 + s2) >>> 0) >>> 0;
        const t3 = scratch.load8(t2, h + l);
        result = ((result & 0xffff) | ((((t3 << 24) >> 24) & 65535) << 16)) >>> 0;
        u[d] = result;
      }
    }
  }
}

/**
 * SCRATCH_LOAD_SHORT_D16, SCRATCH_LOAD_D16_B16 (all generations)
 * Halves: the other half of the register is kept.
 */
export function SCRATCH_LOAD_SHORT_D16(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        const s2 = u[c];
        let result = d0;
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load16(t0, h + l);
        result = ((result & 0xffff0000) | t1) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        const s2 = u[c];
        let result = d0;
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load16(t0, h + l);
        result = ((result & 0xffff0000) | t1) >>> 0;
        u[d] = result;
      }
    }
  }
}

/**
 * SCRATCH_LOAD_SHORT_D16_HI, SCRATCH_LOAD_D16_HI_B16 (all generations)
 * Halves: the other half of the register is kept.
 */
export function SCRATCH_LOAD_SHORT_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0 = u[a];
        const s2 = u[c];
        let result = d0;
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load16(t0, h + l);
        result = ((result & 0xffff) | (t1 << 16)) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0 = u[a];
        const s2 = u[c];
        let result = d0;
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load16(t0, h + l);
        result = ((result & 0xffff) | (t1 << 16)) >>> 0;
        u[d] = result;
      }
    }
  }
}

/**
 * BUFFER_LOAD_UBYTE_D16, BUFFER_LOAD_D16_U8 (all generations)
 * Halves: the other half of the register is kept.
 */
export function BUFFER_LOAD_UBYTE_D16(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        result = ((result & 0xffff0000) | t3) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        result = ((result & 0xffff0000) | t3) >>> 0;
        u[d] = result;
      }
    }
  }
}

/**
 * BUFFER_LOAD_UBYTE_D16_HI, BUFFER_LOAD_D16_HI_U8 (all generations)
 * Halves: the other half of the register is kept.
 */
export function BUFFER_LOAD_UBYTE_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        result = ((result & 0xffff) | (t3 << 16)) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        result = ((result & 0xffff) | (t3 << 16)) >>> 0;
        u[d] = result;
      }
    }
  }
}

/**
 * BUFFER_LOAD_SBYTE_D16, BUFFER_LOAD_D16_I8 (all generations)
 * Halves: the other half of the register is kept.
 */
export function BUFFER_LOAD_SBYTE_D16(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      let result = d0;
      const t0 = (s0 + s2) >>> 0;
      const t1 = t0 >>> 0;
      const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
      const t3 = mem.load8(t1, t2, h + l);
      const t4 = (s0 + s2) >>> 0;
      const t5 = t4 >>> 0;
      const t6 = (s0w1 + s2w1 + +(t4 < (s0 >>> 0))) >>> 0;
      const t7 = mem.load8(t5, t6, h + l);
      result = ((result & 0xffff0000) | (((t7 << 24) >> 24) & 65535)) >>> 0;
      u[d] = result;
    }
  }
}

/**
 * BUFFER_LOAD_SBYTE_D16_HI, BUFFER_LOAD_D16_HI_I8 (all generations)
 * Halves: the other half of the register is kept.
 */
export function BUFFER_LOAD_SBYTE_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      let result = d0;
      const t0 = (s0 + s2) >>> 0;
      const t1 = t0 >>> 0;
      const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
      const t3 = mem.load8(t1, t2, h + l);
      const t4 = (s0 + s2) >>> 0;
      const t5 = t4 >>> 0;
      const t6 = (s0w1 + s2w1 + +(t4 < (s0 >>> 0))) >>> 0;
      const t7 = mem.load8(t5, t6, h + l);
      result = ((result & 0xffff) | ((((t7 << 24) >> 24) & 65535) << 16)) >>> 0;
      u[d] = result;
    }
  }
}

/**
 * BUFFER_LOAD_SHORT_D16, BUFFER_LOAD_D16_B16 (all generations)
 * Halves: the other half of the register is kept.
 */
export function BUFFER_LOAD_SHORT_D16(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        result = ((result & 0xffff0000) | t3) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        result = ((result & 0xffff0000) | t3) >>> 0;
        u[d] = result;
      }
    }
  }
}

/**
 * BUFFER_LOAD_SHORT_D16_HI, BUFFER_LOAD_D16_HI_B16 (all generations)
 * Halves: the other half of the register is kept.
 */
export function BUFFER_LOAD_SHORT_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        result = ((result & 0xffff) | (t3 << 16)) >>> 0;
        u[d] = result;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const d0 = u[d];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        let result = d0;
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        result = ((result & 0xffff) | (t3 << 16)) >>> 0;
        u[d] = result;
      }
    }
  }
}

/** FLAT_STORE_DWORD, FLAT_STORE_B32 (all generations) */
export function FLAT_STORE_DWORD(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        mem.store32(t1, t2, h + l, s1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        mem.store32(t1, t2, h + l, s1);
      }
    }
  }
}

/** FLAT_STORE_DWORDX2, FLAT_STORE_B64 (all generations) */
export function FLAT_STORE_DWORDX2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        mem.store32(t1, t2, h + l, s1);
        const t3 = (t1 + 4) >>> 0;
        mem.store32(t3, t2 + +(t3 < t1), h + l, s1w1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        mem.store32(t1, t2, h + l, s1);
        const t3 = (t1 + 4) >>> 0;
        mem.store32(t3, t2 + +(t3 < t1), h + l, s1w1);
      }
    }
  }
}

/** FLAT_STORE_DWORDX3, FLAT_STORE_B96 (all generations) */
export function FLAT_STORE_DWORDX3(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        mem.store32(t1, t2, h + l, u[b]);
        const t3 = (t1 + 4) >>> 0;
        mem.store32(t3, t2 + +(t3 < t1), h + l, u[b + h1]);
        const t4 = (t1 + 8) >>> 0;
        mem.store32(t4, t2 + +(t4 < t1), h + l, u[b + 2 * h1]);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        mem.store32(t1, t2, h + l, u[b]);
        const t3 = (t1 + 4) >>> 0;
        mem.store32(t3, t2 + +(t3 < t1), h + l, u[b + h1]);
        const t4 = (t1 + 8) >>> 0;
        mem.store32(t4, t2 + +(t4 < t1), h + l, u[b + 2 * h1]);
      }
    }
  }
}

/** FLAT_STORE_DWORDX4, FLAT_STORE_B128 (all generations) */
export function FLAT_STORE_DWORDX4(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const t0 = (s0 + s2) >>> 0;
      const t1 = t0 >>> 0;
      const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
      mem.store32(t1, t2, h + l, u[b]);
      const t3 = (t1 + 4) >>> 0;
      mem.store32(t3, t2 + +(t3 < t1), h + l, u[b + h1]);
      const t4 = (t1 + 8) >>> 0;
      mem.store32(t4, t2 + +(t4 < t1), h + l, u[b + 2 * h1]);
      const t5 = (t1 + 12) >>> 0;
      mem.store32(t5, t2 + +(t5 < t1), h + l, u[b + 3 * h1]);
    }
  }
}

/** GLOBAL_STORE_DWORD, GLOBAL_STORE_B32 (all generations) */
export function GLOBAL_STORE_DWORD(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        mem.store32(t1, t2, h + l, s1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        mem.store32(t1, t2, h + l, s1);
      }
    }
  }
}

/** GLOBAL_STORE_DWORDX2, GLOBAL_STORE_B64 (all generations) */
export function GLOBAL_STORE_DWORDX2(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        mem.store32(t1, t2, h + l, s1);
        const t3 = (t1 + 4) >>> 0;
        mem.store32(t3, t2 + +(t3 < t1), h + l, s1w1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        mem.store32(t1, t2, h + l, s1);
        const t3 = (t1 + 4) >>> 0;
        mem.store32(t3, t2 + +(t3 < t1), h + l, s1w1);
      }
    }
  }
}

/** GLOBAL_STORE_DWORDX3, GLOBAL_STORE_B96 (all generations) */
export function GLOBAL_STORE_DWORDX3(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        mem.store32(t1, t2, h + l, u[b]);
        const t3 = (t1 + 4) >>> 0;
        mem.store32(t3, t2 + +(t3 < t1), h + l, u[b + h1]);
        const t4 = (t1 + 8) >>> 0;
        mem.store32(t4, t2 + +(t4 < t1), h + l, u[b + 2 * h1]);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        mem.store32(t1, t2, h + l, u[b]);
        const t3 = (t1 + 4) >>> 0;
        mem.store32(t3, t2 + +(t3 < t1), h + l, u[b + h1]);
        const t4 = (t1 + 8) >>> 0;
        mem.store32(t4, t2 + +(t4 < t1), h + l, u[b + 2 * h1]);
      }
    }
  }
}

/** GLOBAL_STORE_DWORDX4, GLOBAL_STORE_B128 (all generations) */
export function GLOBAL_STORE_DWORDX4(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h1, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const t0 = (s0 + s2) >>> 0;
      const t1 = t0 >>> 0;
      const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
      mem.store32(t1, t2, h + l, u[b]);
      const t3 = (t1 + 4) >>> 0;
      mem.store32(t3, t2 + +(t3 < t1), h + l, u[b + h1]);
      const t4 = (t1 + 8) >>> 0;
      mem.store32(t4, t2 + +(t4 < t1), h + l, u[b + 2 * h1]);
      const t5 = (t1 + 12) >>> 0;
      mem.store32(t5, t2 + +(t5 < t1), h + l, u[b + 3 * h1]);
    }
  }
}

/** SCRATCH_STORE_DWORD, SCRATCH_STORE_B32 (all generations) */
export function SCRATCH_STORE_DWORD(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        scratch.store32(t0, h + l, s1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        scratch.store32(t0, h + l, s1);
      }
    }
  }
}

/** SCRATCH_STORE_DWORDX2, SCRATCH_STORE_B64 (all generations) */
export function SCRATCH_STORE_DWORDX2(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const { k0, k1, k2, h1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        scratch.store32(t0, h + l, s1);
        scratch.store32(t0 + 4, h + l, s1w1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1w1 = u[b + h1];
        const s1 = u[b];
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        scratch.store32(t0, h + l, s1);
        scratch.store32(t0 + 4, h + l, s1w1);
      }
    }
  }
}

/** SCRATCH_STORE_DWORDX3, SCRATCH_STORE_B96 (all generations) */
export function SCRATCH_STORE_DWORDX3(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const { k0, k1, k2, h1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        scratch.store32(t0, h + l, u[b]);
        scratch.store32(t0 + 4, h + l, u[b + h1]);
        scratch.store32(t0 + 8, h + l, u[b + 2 * h1]);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        scratch.store32(t0, h + l, u[b]);
        scratch.store32(t0 + 4, h + l, u[b + h1]);
        scratch.store32(t0 + 8, h + l, u[b + 2 * h1]);
      }
    }
  }
}

/** SCRATCH_STORE_DWORDX4, SCRATCH_STORE_B128 (all generations) */
export function SCRATCH_STORE_DWORDX4(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const { k0, k1, k2, h1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        scratch.store32(t0, h + l, u[b]);
        scratch.store32(t0 + 4, h + l, u[b + h1]);
        scratch.store32(t0 + 8, h + l, u[b + 2 * h1]);
        scratch.store32(t0 + 12, h + l, u[b + 3 * h1]);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        scratch.store32(t0, h + l, u[b]);
        scratch.store32(t0 + 4, h + l, u[b + h1]);
        scratch.store32(t0 + 8, h + l, u[b + 2 * h1]);
        scratch.store32(t0 + 12, h + l, u[b + 3 * h1]);
      }
    }
  }
}

/** FLAT_STORE_BYTE, FLAT_STORE_B8 (all generations) */
export function FLAT_STORE_BYTE(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = s1 & 255;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store8(t2, t3, h + l, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = s1 & 255;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store8(t2, t3, h + l, t0);
      }
    }
  }
}

/** FLAT_STORE_SHORT, FLAT_STORE_B16 (all generations) */
export function FLAT_STORE_SHORT(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = s1 & 65535;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store16(t2, t3, h + l, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = s1 & 65535;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store16(t2, t3, h + l, t0);
      }
    }
  }
}

/** FLAT_STORE_BYTE_D16_HI, FLAT_STORE_D16_HI_B8 (all generations) */
export function FLAT_STORE_BYTE_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s1 >>> 16) & 255;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store8(t2, t3, h + l, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s1 >>> 16) & 255;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store8(t2, t3, h + l, t0);
      }
    }
  }
}

/** FLAT_STORE_SHORT_D16_HI, FLAT_STORE_D16_HI_B16 (all generations) */
export function FLAT_STORE_SHORT_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = s1 >>> 16;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store16(t2, t3, h + l, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = s1 >>> 16;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store16(t2, t3, h + l, t0);
      }
    }
  }
}

/** GLOBAL_STORE_BYTE, GLOBAL_STORE_B8 (all generations) */
export function GLOBAL_STORE_BYTE(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = s1 & 255;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store8(t2, t3, h + l, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = s1 & 255;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store8(t2, t3, h + l, t0);
      }
    }
  }
}

/** GLOBAL_STORE_SHORT, GLOBAL_STORE_B16 (all generations) */
export function GLOBAL_STORE_SHORT(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = s1 & 65535;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store16(t2, t3, h + l, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = s1 & 65535;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store16(t2, t3, h + l, t0);
      }
    }
  }
}

/** GLOBAL_STORE_BYTE_D16_HI, GLOBAL_STORE_D16_HI_B8 (all generations) */
export function GLOBAL_STORE_BYTE_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s1 >>> 16) & 255;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store8(t2, t3, h + l, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s1 >>> 16) & 255;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store8(t2, t3, h + l, t0);
      }
    }
  }
}

/** GLOBAL_STORE_SHORT_D16_HI, GLOBAL_STORE_D16_HI_B16 (all generations) */
export function GLOBAL_STORE_SHORT_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = s1 >>> 16;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store16(t2, t3, h + l, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = s1 >>> 16;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store16(t2, t3, h + l, t0);
      }
    }
  }
}

/** SCRATCH_STORE_BYTE, SCRATCH_STORE_B8 (all generations) */
export function SCRATCH_STORE_BYTE(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0 = u[a];
        const s2 = u[c];
        const t0 = s1 & 255;
        const t1 = ((s0 + s2) >>> 0) >>> 0;
        scratch.store8(t1, h + l, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0 = u[a];
        const s2 = u[c];
        const t0 = s1 & 255;
        const t1 = ((s0 + s2) >>> 0) >>> 0;
        scratch.store8(t1, h + l, t0);
      }
    }
  }
}

/** SCRATCH_STORE_SHORT, SCRATCH_STORE_B16 (all generations) */
export function SCRATCH_STORE_SHORT(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0 = u[a];
        const s2 = u[c];
        const t0 = s1 & 65535;
        const t1 = ((s0 + s2) >>> 0) >>> 0;
        scratch.store16(t1, h + l, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0 = u[a];
        const s2 = u[c];
        const t0 = s1 & 65535;
        const t1 = ((s0 + s2) >>> 0) >>> 0;
        scratch.store16(t1, h + l, t0);
      }
    }
  }
}

/** SCRATCH_STORE_BYTE_D16_HI, SCRATCH_STORE_D16_HI_B8 (all generations) */
export function SCRATCH_STORE_BYTE_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0 = u[a];
        const s2 = u[c];
        const t0 = (s1 >>> 16) & 255;
        const t1 = ((s0 + s2) >>> 0) >>> 0;
        scratch.store8(t1, h + l, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0 = u[a];
        const s2 = u[c];
        const t0 = (s1 >>> 16) & 255;
        const t1 = ((s0 + s2) >>> 0) >>> 0;
        scratch.store8(t1, h + l, t0);
      }
    }
  }
}

/** SCRATCH_STORE_SHORT_D16_HI, SCRATCH_STORE_D16_HI_B16 (all generations) */
export function SCRATCH_STORE_SHORT_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0 = u[a];
        const s2 = u[c];
        const t0 = s1 >>> 16;
        const t1 = ((s0 + s2) >>> 0) >>> 0;
        scratch.store16(t1, h + l, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0 = u[a];
        const s2 = u[c];
        const t0 = s1 >>> 16;
        const t1 = ((s0 + s2) >>> 0) >>> 0;
        scratch.store16(t1, h + l, t0);
      }
    }
  }
}

/** BUFFER_STORE_BYTE, BUFFER_STORE_B8 (all generations) */
export function BUFFER_STORE_BYTE(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = s1 & 255;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store8(t2, t3, h + l, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = s1 & 255;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store8(t2, t3, h + l, t0);
      }
    }
  }
}

/** BUFFER_STORE_SHORT, BUFFER_STORE_B16 (all generations) */
export function BUFFER_STORE_SHORT(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = s1 & 65535;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store16(t2, t3, h + l, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = s1 & 65535;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store16(t2, t3, h + l, t0);
      }
    }
  }
}

/** BUFFER_STORE_BYTE_D16_HI, BUFFER_STORE_D16_HI_B8 (all generations) */
export function BUFFER_STORE_BYTE_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s1 >>> 16) & 255;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store8(t2, t3, h + l, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s1 >>> 16) & 255;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store8(t2, t3, h + l, t0);
      }
    }
  }
}

/** BUFFER_STORE_SHORT_D16_HI, BUFFER_STORE_D16_HI_B16 (all generations) */
export function BUFFER_STORE_SHORT_D16_HI(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = s1 >>> 16;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store16(t2, t3, h + l, t0);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = s1 >>> 16;
        const t1 = (s0 + s2) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
        mem.store16(t2, t3, h + l, t0);
      }
    }
  }
}

/**
 * GLOBAL_LOAD_DWORD_ADDTID, GLOBAL_LOAD_ADDTID_B32 (cdna5 rdna2 rdna3 rdna3_5 rdna4)
 * Each lane's own dword after the scalar base.
 */
export function GLOBAL_LOAD_DWORD_ADDTID(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k2, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, c = (c + k2) | 0, d++) {
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = Math.imul(h + l, 4) >>> 0;
        const t1 = (s2 + t0) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s2w1 + Math.floor(t0 / 4294967296) + +(t1 < (s2 >>> 0))) >>> 0;
        const t4 = mem.load32(t2, t3, h + l);
        const t5 = t4 >>> 0;
        u[d] = t5;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = Math.imul(h + l, 4) >>> 0;
        const t1 = (s2 + t0) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s2w1 + Math.floor(t0 / 4294967296) + +(t1 < (s2 >>> 0))) >>> 0;
        const t4 = mem.load32(t2, t3, h + l);
        const t5 = t4 >>> 0;
        u[d] = t5;
      }
    }
  }
}

/** GLOBAL_STORE_DWORD_ADDTID, GLOBAL_STORE_ADDTID_B32 (cdna5 rdna2 rdna3 rdna3_5 rdna4) */
export function GLOBAL_STORE_DWORD_ADDTID(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k1, k2, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = Math.imul(h + l, 4) >>> 0;
        const t1 = (s2 + t0) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s2w1 + Math.floor(t0 / 4294967296) + +(t1 < (s2 >>> 0))) >>> 0;
        mem.store32(t2, t3, h + l, s1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = Math.imul(h + l, 4) >>> 0;
        const t1 = (s2 + t0) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s2w1 + Math.floor(t0 / 4294967296) + +(t1 < (s2 >>> 0))) >>> 0;
        mem.store32(t2, t3, h + l, s1);
      }
    }
  }
}

/**
 * FLAT_LOAD_MONITOR_B32 (cdna5)
 * Monitored and cluster loads load; what they tell other agents has no meaning for one workgroup at a time.
 */
export function FLAT_LOAD_MONITOR_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = t3 >>> 0;
        u[d] = t4;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = t3 >>> 0;
        u[d] = t4;
      }
    }
  }
}

/**
 * FLAT_LOAD_MONITOR_B64 (cdna5)
 * Monitored and cluster loads load; what they tell other agents has no meaning for one workgroup at a time.
 */
export function FLAT_LOAD_MONITOR_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = (t1 + 4) >>> 0;
        const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
        u[d] = t3;
        u[d + hd0] = t5;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = (t1 + 4) >>> 0;
        const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
        u[d] = t3;
        u[d + hd0] = t5;
      }
    }
  }
}

/**
 * FLAT_LOAD_MONITOR_B128 (cdna5)
 * Monitored and cluster loads load; what they tell other agents has no meaning for one workgroup at a time.
 */
export function FLAT_LOAD_MONITOR_B128(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const t0 = (s0 + s2) >>> 0;
      const t1 = t0 >>> 0;
      const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
      u[d] = mem.load32(t1, t2, h + l);
      const t3 = (t1 + 4) >>> 0;
      u[d + hd0] = mem.load32(t3, t2 + +(t3 < t1), h + l);
      const t4 = (t1 + 8) >>> 0;
      u[d + 2 * hd0] = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const t5 = (t1 + 12) >>> 0;
      u[d + 3 * hd0] = mem.load32(t5, t2 + +(t5 < t1), h + l);
    }
  }
}

/**
 * GLOBAL_LOAD_MONITOR_B32 (cdna5)
 * Monitored and cluster loads load; what they tell other agents has no meaning for one workgroup at a time.
 */
export function GLOBAL_LOAD_MONITOR_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = t3 >>> 0;
        u[d] = t4;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = t3 >>> 0;
        u[d] = t4;
      }
    }
  }
}

/**
 * GLOBAL_LOAD_MONITOR_B64 (cdna5)
 * Monitored and cluster loads load; what they tell other agents has no meaning for one workgroup at a time.
 */
export function GLOBAL_LOAD_MONITOR_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = (t1 + 4) >>> 0;
        const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
        u[d] = t3;
        u[d + hd0] = t5;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = (t1 + 4) >>> 0;
        const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
        u[d] = t3;
        u[d + hd0] = t5;
      }
    }
  }
}

/**
 * GLOBAL_LOAD_MONITOR_B128 (cdna5)
 * Monitored and cluster loads load; what they tell other agents has no meaning for one workgroup at a time.
 */
export function GLOBAL_LOAD_MONITOR_B128(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const t0 = (s0 + s2) >>> 0;
      const t1 = t0 >>> 0;
      const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
      u[d] = mem.load32(t1, t2, h + l);
      const t3 = (t1 + 4) >>> 0;
      u[d + hd0] = mem.load32(t3, t2 + +(t3 < t1), h + l);
      const t4 = (t1 + 8) >>> 0;
      u[d + 2 * hd0] = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const t5 = (t1 + 12) >>> 0;
      u[d + 3 * hd0] = mem.load32(t5, t2 + +(t5 < t1), h + l);
    }
  }
}

/** CLUSTER_LOAD_B32 (cdna5) */
export function CLUSTER_LOAD_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = t3 >>> 0;
        u[d] = t4;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = t3 >>> 0;
        u[d] = t4;
      }
    }
  }
}

/** CLUSTER_LOAD_B64 (cdna5) */
export function CLUSTER_LOAD_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = (t1 + 4) >>> 0;
        const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
        u[d] = t3;
        u[d + hd0] = t5;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = (t1 + 4) >>> 0;
        const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
        u[d] = t3;
        u[d + hd0] = t5;
      }
    }
  }
}

/** CLUSTER_LOAD_B128 (cdna5) */
export function CLUSTER_LOAD_B128(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k2, h0, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const t0 = (s0 + s2) >>> 0;
      const t1 = t0 >>> 0;
      const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
      u[d] = mem.load32(t1, t2, h + l);
      const t3 = (t1 + 4) >>> 0;
      u[d + hd0] = mem.load32(t3, t2 + +(t3 < t1), h + l);
      const t4 = (t1 + 8) >>> 0;
      u[d + 2 * hd0] = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const t5 = (t1 + 12) >>> 0;
      u[d + 3 * hd0] = mem.load32(t5, t2 + +(t5 < t1), h + l);
    }
  }
}

/**
 * GLOBAL_LOAD_BLOCK (cdna5 rdna4)
 * A block of up to 32 registers; bits of M0 choose which, holes are skipped in memory too.
 */
export function GLOBAL_LOAD_BLOCK(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      for (let i2 = 0; i2 <= 31; i2++) {
        if ((shr32(m0, i2) & 1) !== 0) {
          const t1 = Math.imul(i2, 4) >>> 0;
          const t2 = (addr_lo + t1) >>> 0;
          const t3 = t2 >>> 0;
          const t4 = (addr_hi + Math.floor(t1 / 4294967296) + +(t2 < (addr_lo >>> 0))) >>> 0;
          const t5 = mem.load32(t3, t4, h + l);
          const t6 = t5 >>> 0;
          u[((s.fields.VDST + i2) >>> 0) * w.size + (h + l)] = t6;
        }
      }
    }
  }
}

/**
 * SCRATCH_LOAD_BLOCK (cdna5 rdna4)
 * A block of up to 32 registers; bits of M0 choose which, holes are skipped in memory too.
 */
export function SCRATCH_LOAD_BLOCK(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const scratch = w.scratch;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
        const s0 = u[a];
        const s2 = u[c];
        const addr = (s0 + s2) >>> 0;
        for (let i2 = 0; i2 <= 31; i2++) {
          if ((shr32(m0, i2) & 1) !== 0) {
            const t0 = ((addr + Math.imul(i2, 4)) >>> 0) >>> 0;
            const t1 = scratch.load32(t0, h + l);
            const t2 = t1 >>> 0;
            u[((s.fields.VDST + i2) >>> 0) * w.size + (h + l)] = t2;
          }
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2;
        const s0 = u[a];
        const s2 = u[c];
        const addr = (s0 + s2) >>> 0;
        for (let i2 = 0; i2 <= 31; i2++) {
          if ((shr32(m0, i2) & 1) !== 0) {
            const t0 = ((addr + Math.imul(i2, 4)) >>> 0) >>> 0;
            const t1 = scratch.load32(t0, h + l);
            const t2 = t1 >>> 0;
            u[((s.fields.VDST + i2) >>> 0) * w.size + (h + l)] = t2;
          }
        }
      }
    }
  }
}

/** GLOBAL_STORE_BLOCK (cdna5 rdna4) */
export function GLOBAL_STORE_BLOCK(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const t0 = (s0 + s2) >>> 0;
      const addr_lo = t0;
      const addr_hi = s0w1 + s2w1 + +(t0 < (s0 >>> 0));
      for (let i2 = 0; i2 <= 31; i2++) {
        if ((shr32(m0, i2) & 1) !== 0) {
          const t1 = u[((s.fields.DATA0_ROW + i2) >>> 0) * w.size + (h + l)];
          const t2 = Math.imul(i2, 4) >>> 0;
          const t3 = (addr_lo + t2) >>> 0;
          const t4 = t3 >>> 0;
          const t5 = (addr_hi + Math.floor(t2 / 4294967296) + +(t3 < (addr_lo >>> 0))) >>> 0;
          mem.store32(t4, t5, h + l, t1);
        }
      }
    }
  }
}

/** SCRATCH_STORE_BLOCK (cdna5 rdna4) */
export function SCRATCH_STORE_BLOCK(w: Wave, s: Step): void {
  const { u, i } = w;
  const m0 = u[w.m0];
  const scratch = w.scratch;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
        const s0 = u[a];
        const s2 = u[c];
        const addr = (s0 + s2) >>> 0;
        for (let i2 = 0; i2 <= 31; i2++) {
          if ((shr32(m0, i2) & 1) !== 0) {
            const t0 = u[((s.fields.DATA0_ROW + i2) >>> 0) * w.size + (h + l)];
            const t1 = ((addr + Math.imul(i2, 4)) >>> 0) >>> 0;
            scratch.store32(t1, h + l, t0);
          }
        }
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2;
        const s0 = u[a];
        const s2 = u[c];
        const addr = (s0 + s2) >>> 0;
        for (let i2 = 0; i2 <= 31; i2++) {
          if ((shr32(m0, i2) & 1) !== 0) {
            const t0 = u[((s.fields.DATA0_ROW + i2) >>> 0) * w.size + (h + l)];
            const t1 = ((addr + Math.imul(i2, 4)) >>> 0) >>> 0;
            scratch.store32(t1, h + l, t0);
          }
        }
      }
    }
  }
}

/** GLOBAL_LOAD_LDS_UBYTE, GLOBAL_LOAD_LDS_U8 (cdna3 cdna4 rdna3_5) */
export function GLOBAL_LOAD_LDS_UBYTE(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        const t4 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t4, h + l, t3);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        const t4 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t4, h + l, t3);
      }
    }
  }
}

/** GLOBAL_LOAD_LDS_SBYTE, GLOBAL_LOAD_LDS_I8 (cdna3 cdna4 rdna3_5) */
export function GLOBAL_LOAD_LDS_SBYTE(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        const t4 = (t3 << 24) >> 24;
        const t5 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t5, h + l, t4);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        const t4 = (t3 << 24) >> 24;
        const t5 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t5, h + l, t4);
      }
    }
  }
}

/** GLOBAL_LOAD_LDS_USHORT, GLOBAL_LOAD_LDS_U16 (cdna3 cdna4 rdna3_5) */
export function GLOBAL_LOAD_LDS_USHORT(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        const t4 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t4, h + l, t3);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        const t4 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t4, h + l, t3);
      }
    }
  }
}

/** GLOBAL_LOAD_LDS_SSHORT, GLOBAL_LOAD_LDS_I16 (cdna3 cdna4 rdna3_5) */
export function GLOBAL_LOAD_LDS_SSHORT(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        const t4 = (t3 << 16) >> 16;
        const t5 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t5, h + l, t4);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load16(t1, t2, h + l);
        const t4 = (t3 << 16) >> 16;
        const t5 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t5, h + l, t4);
      }
    }
  }
}

/** SCRATCH_LOAD_LDS_UBYTE, SCRATCH_LOAD_LDS_U8 (cdna3 cdna4 rdna3_5) */
export function SCRATCH_LOAD_LDS_UBYTE(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load8(t0, h + l);
        const t2 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t2, h + l, t1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2;
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load8(t0, h + l);
        const t2 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t2, h + l, t1);
      }
    }
  }
}

/** SCRATCH_LOAD_LDS_SBYTE, SCRATCH_LOAD_LDS_I8 (cdna3 cdna4 rdna3_5) */
export function SCRATCH_LOAD_LDS_SBYTE(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load8(t0, h + l);
        const t2 = (t1 << 24) >> 24;
        const t3 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t3, h + l, t2);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2;
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load8(t0, h + l);
        const t2 = (t1 << 24) >> 24;
        const t3 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t3, h + l, t2);
      }
    }
  }
}

/** SCRATCH_LOAD_LDS_USHORT, SCRATCH_LOAD_LDS_U16 (cdna3 cdna4 rdna3_5) */
export function SCRATCH_LOAD_LDS_USHORT(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load16(t0, h + l);
        const t2 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t2, h + l, t1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2;
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load16(t0, h + l);
        const t2 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t2, h + l, t1);
      }
    }
  }
}

/** SCRATCH_LOAD_LDS_SSHORT, SCRATCH_LOAD_LDS_I16 (cdna3 cdna4 rdna3_5) */
export function SCRATCH_LOAD_LDS_SSHORT(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load16(t0, h + l);
        const t2 = (t1 << 16) >> 16;
        const t3 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t3, h + l, t2);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2;
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load16(t0, h + l);
        const t2 = (t1 << 16) >> 16;
        const t3 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t3, h + l, t2);
      }
    }
  }
}

/** GLOBAL_LOAD_LDS_DWORD, GLOBAL_LOAD_LDS_B32 (cdna3 cdna4 rdna3_5) */
export function GLOBAL_LOAD_LDS_DWORD(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = t3 >>> 0;
        const t5 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t5, h + l, t4);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = t3 >>> 0;
        const t5 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t5, h + l, t4);
      }
    }
  }
}

/** SCRATCH_LOAD_LDS_DWORD, SCRATCH_LOAD_LDS_B32 (cdna3 cdna4 rdna3_5) */
export function SCRATCH_LOAD_LDS_DWORD(w: Wave, s: Step): void {
  const { u, i } = w;
  const scratch = w.scratch;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k0, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const t3 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t3, h + l, t2);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2;
        const s0 = u[a];
        const s2 = u[c];
        const t0 = ((s0 + s2) >>> 0) >>> 0;
        const t1 = scratch.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const t3 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t3, h + l, t2);
      }
    }
  }
}

/** GLOBAL_LOAD_LDS_DWORDX3 (cdna4) */
export function GLOBAL_LOAD_LDS_DWORDX3(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const t0 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 12)) >>> 0) >>> 0;
      const t1 = (s0 + s2) >>> 0;
      const t2 = t1 >>> 0;
      const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
      const t4 = mem.load32(t2, t3, h + l);
      lds.store32(t0, h + l, t4);
      const t5 = (t2 + 4) >>> 0;
      const t6 = mem.load32(t5, t3 + +(t5 < t2), h + l);
      lds.store32(t0 + 4, h + l, t6);
      const t7 = (t2 + 8) >>> 0;
      const t8 = mem.load32(t7, t3 + +(t7 < t2), h + l);
      lds.store32(t0 + 8, h + l, t8);
    }
  }
}

/** GLOBAL_LOAD_LDS_DWORDX4 (cdna4) */
export function GLOBAL_LOAD_LDS_DWORDX4(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const t0 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 16)) >>> 0) >>> 0;
      const t1 = (s0 + s2) >>> 0;
      const t2 = t1 >>> 0;
      const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
      const t4 = mem.load32(t2, t3, h + l);
      lds.store32(t0, h + l, t4);
      const t5 = (t2 + 4) >>> 0;
      const t6 = mem.load32(t5, t3 + +(t5 < t2), h + l);
      lds.store32(t0 + 4, h + l, t6);
      const t7 = (t2 + 8) >>> 0;
      const t8 = mem.load32(t7, t3 + +(t7 < t2), h + l);
      lds.store32(t0 + 8, h + l, t8);
      const t9 = (t2 + 12) >>> 0;
      const t10 = mem.load32(t9, t3 + +(t9 < t2), h + l);
      lds.store32(t0 + 12, h + l, t10);
    }
  }
}

/** GLOBAL_LOAD_LDS_ADDTID_B32 (rdna3_5) */
export function GLOBAL_LOAD_LDS_ADDTID_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const lds = w.lds;
  const m0 = u[w.m0];
  const offset = s.simm >>> 0;
  const { k2, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, c = (c + k2) | 0) {
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = Math.imul(h + l, 4) >>> 0;
        const t1 = (s2 + t0) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s2w1 + Math.floor(t0 / 4294967296) + +(t1 < (s2 >>> 0))) >>> 0;
        const t4 = mem.load32(t2, t3, h + l);
        const t5 = t4 >>> 0;
        const t6 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t6, h + l, t5);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const c = s.s2 + (h + l) * k2;
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = Math.imul(h + l, 4) >>> 0;
        const t1 = (s2 + t0) >>> 0;
        const t2 = t1 >>> 0;
        const t3 = (s2w1 + Math.floor(t0 / 4294967296) + +(t1 < (s2 >>> 0))) >>> 0;
        const t4 = mem.load32(t2, t3, h + l);
        const t5 = t4 >>> 0;
        const t6 = ((((m0 & 0x3fffc) + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t6, h + l, t5);
      }
    }
  }
}

/**
 * GLOBAL_LOAD_ASYNC_TO_LDS_B8 (cdna5)
 * Between memory and LDS on CDNA 5: VDST (loads) or VSRC (stores) holds each lane's own LDS address; the
 * immediate counts on both sides. Complete at once here.
 */
export function GLOBAL_LOAD_ASYNC_TO_LDS_B8(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        const t4 = ((u[s.d0 + (h + l) * s.kd0] + offset) >>> 0) >>> 0;
        lds.store8(t4, h + l, t3);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        const t4 = ((u[s.d0 + (h + l) * s.kd0] + offset) >>> 0) >>> 0;
        lds.store8(t4, h + l, t3);
      }
    }
  }
}

/**
 * GLOBAL_LOAD_ASYNC_TO_LDS_B32 (cdna5)
 * Between memory and LDS on CDNA 5: VDST (loads) or VSRC (stores) holds each lane's own LDS address; the
 * immediate counts on both sides. Complete at once here.
 */
export function GLOBAL_LOAD_ASYNC_TO_LDS_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = t3 >>> 0;
        const t5 = ((u[s.d0 + (h + l) * s.kd0] + offset) >>> 0) >>> 0;
        lds.store32(t5, h + l, t4);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = t3 >>> 0;
        const t5 = ((u[s.d0 + (h + l) * s.kd0] + offset) >>> 0) >>> 0;
        lds.store32(t5, h + l, t4);
      }
    }
  }
}

/**
 * GLOBAL_LOAD_ASYNC_TO_LDS_B64 (cdna5)
 * Between memory and LDS on CDNA 5: VDST (loads) or VSRC (stores) holds each lane's own LDS address; the
 * immediate counts on both sides. Complete at once here.
 */
export function GLOBAL_LOAD_ASYNC_TO_LDS_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const t0 = (s0 + s2) >>> 0;
      const t1 = t0 >>> 0;
      const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const t6 = ((u[s.d0 + (h + l) * s.kd0] + offset) >>> 0) >>> 0;
      lds.store32(t6, h + l, t3);
      lds.store32(t6 + 4, h + l, t5);
    }
  }
}

/**
 * GLOBAL_LOAD_ASYNC_TO_LDS_B128 (cdna5)
 * Between memory and LDS on CDNA 5: VDST (loads) or VSRC (stores) holds each lane's own LDS address; the
 * immediate counts on both sides. Complete at once here.
 */
export function GLOBAL_LOAD_ASYNC_TO_LDS_B128(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const t0 = ((u[s.d0 + (h + l) * s.kd0] + offset) >>> 0) >>> 0;
      const t1 = (s0 + s2) >>> 0;
      const t2 = t1 >>> 0;
      const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
      const t4 = mem.load32(t2, t3, h + l);
      lds.store32(t0, h + l, t4);
      const t5 = (t2 + 4) >>> 0;
      const t6 = mem.load32(t5, t3 + +(t5 < t2), h + l);
      lds.store32(t0 + 4, h + l, t6);
      const t7 = (t2 + 8) >>> 0;
      const t8 = mem.load32(t7, t3 + +(t7 < t2), h + l);
      lds.store32(t0 + 8, h + l, t8);
      const t9 = (t2 + 12) >>> 0;
      const t10 = mem.load32(t9, t3 + +(t9 < t2), h + l);
      lds.store32(t0 + 12, h + l, t10);
    }
  }
}

/**
 * CLUSTER_LOAD_ASYNC_TO_LDS_B8 (cdna5)
 * Between memory and LDS on CDNA 5: VDST (loads) or VSRC (stores) holds each lane's own LDS address; the
 * immediate counts on both sides. Complete at once here.
 */
export function CLUSTER_LOAD_ASYNC_TO_LDS_B8(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        const t4 = ((u[s.d0 + (h + l) * s.kd0] + offset) >>> 0) >>> 0;
        lds.store8(t4, h + l, t3);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load8(t1, t2, h + l);
        const t4 = ((u[s.d0 + (h + l) * s.kd0] + offset) >>> 0) >>> 0;
        lds.store8(t4, h + l, t3);
      }
    }
  }
}

/**
 * CLUSTER_LOAD_ASYNC_TO_LDS_B32 (cdna5)
 * Between memory and LDS on CDNA 5: VDST (loads) or VSRC (stores) holds each lane's own LDS address; the
 * immediate counts on both sides. Complete at once here.
 */
export function CLUSTER_LOAD_ASYNC_TO_LDS_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = t3 >>> 0;
        const t5 = ((u[s.d0 + (h + l) * s.kd0] + offset) >>> 0) >>> 0;
        lds.store32(t5, h + l, t4);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, c = s.s2 + (h + l) * k2;
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = (s0 + s2) >>> 0;
        const t1 = t0 >>> 0;
        const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = t3 >>> 0;
        const t5 = ((u[s.d0 + (h + l) * s.kd0] + offset) >>> 0) >>> 0;
        lds.store32(t5, h + l, t4);
      }
    }
  }
}

/**
 * CLUSTER_LOAD_ASYNC_TO_LDS_B64 (cdna5)
 * Between memory and LDS on CDNA 5: VDST (loads) or VSRC (stores) holds each lane's own LDS address; the
 * immediate counts on both sides. Complete at once here.
 */
export function CLUSTER_LOAD_ASYNC_TO_LDS_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const t0 = (s0 + s2) >>> 0;
      const t1 = t0 >>> 0;
      const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
      const t3 = mem.load32(t1, t2, h + l);
      const t4 = (t1 + 4) >>> 0;
      const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
      const t6 = ((u[s.d0 + (h + l) * s.kd0] + offset) >>> 0) >>> 0;
      lds.store32(t6, h + l, t3);
      lds.store32(t6 + 4, h + l, t5);
    }
  }
}

/**
 * CLUSTER_LOAD_ASYNC_TO_LDS_B128 (cdna5)
 * Between memory and LDS on CDNA 5: VDST (loads) or VSRC (stores) holds each lane's own LDS address; the
 * immediate counts on both sides. Complete at once here.
 */
export function CLUSTER_LOAD_ASYNC_TO_LDS_B128(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const mem = w.mem;
  const { k0, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, c = s.s2 + h * k2;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, c = (c + k2) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const t0 = ((u[s.d0 + (h + l) * s.kd0] + offset) >>> 0) >>> 0;
      const t1 = (s0 + s2) >>> 0;
      const t2 = t1 >>> 0;
      const t3 = (s0w1 + s2w1 + +(t1 < (s0 >>> 0))) >>> 0;
      const t4 = mem.load32(t2, t3, h + l);
      lds.store32(t0, h + l, t4);
      const t5 = (t2 + 4) >>> 0;
      const t6 = mem.load32(t5, t3 + +(t5 < t2), h + l);
      lds.store32(t0 + 4, h + l, t6);
      const t7 = (t2 + 8) >>> 0;
      const t8 = mem.load32(t7, t3 + +(t7 < t2), h + l);
      lds.store32(t0 + 8, h + l, t8);
      const t9 = (t2 + 12) >>> 0;
      const t10 = mem.load32(t9, t3 + +(t9 < t2), h + l);
      lds.store32(t0 + 12, h + l, t10);
    }
  }
}

/** GLOBAL_STORE_ASYNC_FROM_LDS_B8 (cdna5) */
export function GLOBAL_STORE_ASYNC_FROM_LDS_B8(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = ((s1 + offset) >>> 0) >>> 0;
        const t1 = lds.load8(t0, h + l);
        const t2 = (s0 + s2) >>> 0;
        const t3 = t2 >>> 0;
        const t4 = (s0w1 + s2w1 + +(t2 < (s0 >>> 0))) >>> 0;
        mem.store8(t3, t4, h + l, t1);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = ((s1 + offset) >>> 0) >>> 0;
        const t1 = lds.load8(t0, h + l);
        const t2 = (s0 + s2) >>> 0;
        const t3 = t2 >>> 0;
        const t4 = (s0w1 + s2w1 + +(t2 < (s0 >>> 0))) >>> 0;
        mem.store8(t3, t4, h + l, t1);
      }
    }
  }
}

/** GLOBAL_STORE_ASYNC_FROM_LDS_B32 (cdna5) */
export function GLOBAL_STORE_ASYNC_FROM_LDS_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = ((s1 + offset) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const t3 = (s0 + s2) >>> 0;
        const t4 = t3 >>> 0;
        const t5 = (s0w1 + s2w1 + +(t3 < (s0 >>> 0))) >>> 0;
        mem.store32(t4, t5, h + l, t2);
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2;
        const s1 = u[b];
        const s0w1 = u[a + h0];
        const s0 = u[a];
        const s2w1 = u[c + h2];
        const s2 = u[c];
        const t0 = ((s1 + offset) >>> 0) >>> 0;
        const t1 = lds.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const t3 = (s0 + s2) >>> 0;
        const t4 = t3 >>> 0;
        const t5 = (s0w1 + s2w1 + +(t3 < (s0 >>> 0))) >>> 0;
        mem.store32(t4, t5, h + l, t2);
      }
    }
  }
}

/** GLOBAL_STORE_ASYNC_FROM_LDS_B64 (cdna5) */
export function GLOBAL_STORE_ASYNC_FROM_LDS_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const mem = w.mem;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const t0 = ((s1 + offset) >>> 0) >>> 0;
      const t1 = lds.load32(t0, h + l);
      const t2 = lds.load32(t0 + 4, h + l);
      const t3 = (s0 + s2) >>> 0;
      const t4 = t3 >>> 0;
      const t5 = (s0w1 + s2w1 + +(t3 < (s0 >>> 0))) >>> 0;
      mem.store32(t4, t5, h + l, t1);
      const t6 = (t4 + 4) >>> 0;
      mem.store32(t6, t5 + +(t6 < t4), h + l, t2);
    }
  }
}

/** GLOBAL_STORE_ASYNC_FROM_LDS_B128 (cdna5) */
export function GLOBAL_STORE_ASYNC_FROM_LDS_B128(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k1, k2, h0, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const s1 = u[b];
      const t0 = (s0 + s2) >>> 0;
      const t1 = t0 >>> 0;
      const t2 = (s0w1 + s2w1 + +(t0 < (s0 >>> 0))) >>> 0;
      const t3 = ((s1 + offset) >>> 0) >>> 0;
      const t4 = lds.load32(t3, h + l);
      mem.store32(t1, t2, h + l, t4);
      const t5 = (t1 + 4) >>> 0;
      const t6 = lds.load32(t3 + 4, h + l);
      mem.store32(t5, t2 + +(t5 < t1), h + l, t6);
      const t7 = (t1 + 8) >>> 0;
      const t8 = lds.load32(t3 + 8, h + l);
      mem.store32(t7, t2 + +(t7 < t1), h + l, t8);
      const t9 = (t1 + 12) >>> 0;
      const t10 = lds.load32(t3 + 12, h + l);
      mem.store32(t9, t2 + +(t9 < t1), h + l, t10);
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  FLAT_LOAD_DWORDX2: define("FLAT_LOAD_DWORDX2", "lane", FLAT_LOAD_DWORDX2),
  FLAT_LOAD_DWORDX3: define("FLAT_LOAD_DWORDX3", "lane", FLAT_LOAD_DWORDX3),
  FLAT_LOAD_DWORDX4: define("FLAT_LOAD_DWORDX4", "lane", FLAT_LOAD_DWORDX4),
  GLOBAL_LOAD_DWORDX2: define("GLOBAL_LOAD_DWORDX2", "lane", GLOBAL_LOAD_DWORDX2),
  GLOBAL_LOAD_DWORDX3: define("GLOBAL_LOAD_DWORDX3", "lane", GLOBAL_LOAD_DWORDX3),
  GLOBAL_LOAD_DWORDX4: define("GLOBAL_LOAD_DWORDX4", "lane", GLOBAL_LOAD_DWORDX4),
  SCRATCH_LOAD_DWORDX2: define("SCRATCH_LOAD_DWORDX2", "lane", SCRATCH_LOAD_DWORDX2),
  SCRATCH_LOAD_DWORDX3: define("SCRATCH_LOAD_DWORDX3", "lane", SCRATCH_LOAD_DWORDX3),
  SCRATCH_LOAD_DWORDX4: define("SCRATCH_LOAD_DWORDX4", "lane", SCRATCH_LOAD_DWORDX4),
  FLAT_LOAD_DWORD: define("FLAT_LOAD_DWORD", "lane", FLAT_LOAD_DWORD),
  FLAT_LOAD_UBYTE: define("FLAT_LOAD_UBYTE", "lane", FLAT_LOAD_UBYTE),
  FLAT_LOAD_SBYTE: define("FLAT_LOAD_SBYTE", "lane", FLAT_LOAD_SBYTE),
  FLAT_LOAD_USHORT: define("FLAT_LOAD_USHORT", "lane", FLAT_LOAD_USHORT),
  FLAT_LOAD_SSHORT: define("FLAT_LOAD_SSHORT", "lane", FLAT_LOAD_SSHORT),
  GLOBAL_LOAD_DWORD_cdna3: define("GLOBAL_LOAD_DWORD_cdna3", "lane", GLOBAL_LOAD_DWORD_cdna3),
  GLOBAL_LOAD_UBYTE_cdna3: define("GLOBAL_LOAD_UBYTE_cdna3", "lane", GLOBAL_LOAD_UBYTE_cdna3),
  GLOBAL_LOAD_SBYTE_cdna3: define("GLOBAL_LOAD_SBYTE_cdna3", "lane", GLOBAL_LOAD_SBYTE_cdna3),
  GLOBAL_LOAD_USHORT_cdna3: define("GLOBAL_LOAD_USHORT_cdna3", "lane", GLOBAL_LOAD_USHORT_cdna3),
  GLOBAL_LOAD_SSHORT_cdna3: define("GLOBAL_LOAD_SSHORT_cdna3", "lane", GLOBAL_LOAD_SSHORT_cdna3),
  SCRATCH_LOAD_DWORD_cdna3: define("SCRATCH_LOAD_DWORD_cdna3", "lane", SCRATCH_LOAD_DWORD_cdna3),
  SCRATCH_LOAD_UBYTE_cdna3: define("SCRATCH_LOAD_UBYTE_cdna3", "lane", SCRATCH_LOAD_UBYTE_cdna3),
  SCRATCH_LOAD_SBYTE_cdna3: define("SCRATCH_LOAD_SBYTE_cdna3", "lane", SCRATCH_LOAD_SBYTE_cdna3),
  SCRATCH_LOAD_USHORT_cdna3: define("SCRATCH_LOAD_USHORT_cdna3", "lane", SCRATCH_LOAD_USHORT_cdna3),
  SCRATCH_LOAD_SSHORT_cdna3: define("SCRATCH_LOAD_SSHORT_cdna3", "lane", SCRATCH_LOAD_SSHORT_cdna3),
  GLOBAL_LOAD_DWORD_cdna1: define("GLOBAL_LOAD_DWORD_cdna1", "lane", GLOBAL_LOAD_DWORD_cdna1),
  GLOBAL_LOAD_UBYTE_cdna1: define("GLOBAL_LOAD_UBYTE_cdna1", "lane", GLOBAL_LOAD_UBYTE_cdna1),
  GLOBAL_LOAD_SBYTE_cdna1: define("GLOBAL_LOAD_SBYTE_cdna1", "lane", GLOBAL_LOAD_SBYTE_cdna1),
  GLOBAL_LOAD_USHORT_cdna1: define("GLOBAL_LOAD_USHORT_cdna1", "lane", GLOBAL_LOAD_USHORT_cdna1),
  GLOBAL_LOAD_SSHORT_cdna1: define("GLOBAL_LOAD_SSHORT_cdna1", "lane", GLOBAL_LOAD_SSHORT_cdna1),
  SCRATCH_LOAD_DWORD_cdna1: define("SCRATCH_LOAD_DWORD_cdna1", "lane", SCRATCH_LOAD_DWORD_cdna1),
  SCRATCH_LOAD_UBYTE_cdna1: define("SCRATCH_LOAD_UBYTE_cdna1", "lane", SCRATCH_LOAD_UBYTE_cdna1),
  SCRATCH_LOAD_SBYTE_cdna1: define("SCRATCH_LOAD_SBYTE_cdna1", "lane", SCRATCH_LOAD_SBYTE_cdna1),
  SCRATCH_LOAD_USHORT_cdna1: define("SCRATCH_LOAD_USHORT_cdna1", "lane", SCRATCH_LOAD_USHORT_cdna1),
  SCRATCH_LOAD_SSHORT_cdna1: define("SCRATCH_LOAD_SSHORT_cdna1", "lane", SCRATCH_LOAD_SSHORT_cdna1),
  FLAT_LOAD_UBYTE_D16: define("FLAT_LOAD_UBYTE_D16", "lane", FLAT_LOAD_UBYTE_D16, { readsDestination: true }),
  FLAT_LOAD_UBYTE_D16_HI: define("FLAT_LOAD_UBYTE_D16_HI", "lane", FLAT_LOAD_UBYTE_D16_HI, { readsDestination: true }),
  FLAT_LOAD_SBYTE_D16: define("FLAT_LOAD_SBYTE_D16", "lane", FLAT_LOAD_SBYTE_D16, { readsDestination: true }),
  FLAT_LOAD_SBYTE_D16_HI: define("FLAT_LOAD_SBYTE_D16_HI", "lane", FLAT_LOAD_SBYTE_D16_HI, { readsDestination: true }),
  FLAT_LOAD_SHORT_D16: define("FLAT_LOAD_SHORT_D16", "lane", FLAT_LOAD_SHORT_D16, { readsDestination: true }),
  FLAT_LOAD_SHORT_D16_HI: define("FLAT_LOAD_SHORT_D16_HI", "lane", FLAT_LOAD_SHORT_D16_HI, { readsDestination: true }),
  GLOBAL_LOAD_UBYTE_D16: define("GLOBAL_LOAD_UBYTE_D16", "lane", GLOBAL_LOAD_UBYTE_D16, { readsDestination: true }),
  GLOBAL_LOAD_UBYTE_D16_HI: define("GLOBAL_LOAD_UBYTE_D16_HI", "lane", GLOBAL_LOAD_UBYTE_D16_HI, { readsDestination: true }),
  GLOBAL_LOAD_SBYTE_D16: define("GLOBAL_LOAD_SBYTE_D16", "lane", GLOBAL_LOAD_SBYTE_D16, { readsDestination: true }),
  GLOBAL_LOAD_SBYTE_D16_HI: define("GLOBAL_LOAD_SBYTE_D16_HI", "lane", GLOBAL_LOAD_SBYTE_D16_HI, { readsDestination: true }),
  GLOBAL_LOAD_SHORT_D16: define("GLOBAL_LOAD_SHORT_D16", "lane", GLOBAL_LOAD_SHORT_D16, { readsDestination: true }),
  GLOBAL_LOAD_SHORT_D16_HI: define("GLOBAL_LOAD_SHORT_D16_HI", "lane", GLOBAL_LOAD_SHORT_D16_HI, { readsDestination: true }),
  SCRATCH_LOAD_UBYTE_D16: define("SCRATCH_LOAD_UBYTE_D16", "lane", SCRATCH_LOAD_UBYTE_D16, { readsDestination: true }),
  SCRATCH_LOAD_UBYTE_D16_HI: define("SCRATCH_LOAD_UBYTE_D16_HI", "lane", SCRATCH_LOAD_UBYTE_D16_HI, { readsDestination: true }),
  SCRATCH_LOAD_SBYTE_D16: define("SCRATCH_LOAD_SBYTE_D16", "lane", SCRATCH_LOAD_SBYTE_D16, { readsDestination: true }),
  SCRATCH_LOAD_SBYTE_D16_HI: define("SCRATCH_LOAD_SBYTE_D16_HI", "lane", SCRATCH_LOAD_SBYTE_D16_HI, { readsDestination: true }),
  SCRATCH_LOAD_SHORT_D16: define("SCRATCH_LOAD_SHORT_D16", "lane", SCRATCH_LOAD_SHORT_D16, { readsDestination: true }),
  SCRATCH_LOAD_SHORT_D16_HI: define("SCRATCH_LOAD_SHORT_D16_HI", "lane", SCRATCH_LOAD_SHORT_D16_HI, { readsDestination: true }),
  BUFFER_LOAD_UBYTE_D16: define("BUFFER_LOAD_UBYTE_D16", "lane", BUFFER_LOAD_UBYTE_D16, { readsDestination: true }),
  BUFFER_LOAD_UBYTE_D16_HI: define("BUFFER_LOAD_UBYTE_D16_HI", "lane", BUFFER_LOAD_UBYTE_D16_HI, { readsDestination: true }),
  BUFFER_LOAD_SBYTE_D16: define("BUFFER_LOAD_SBYTE_D16", "lane", BUFFER_LOAD_SBYTE_D16, { readsDestination: true }),
  BUFFER_LOAD_SBYTE_D16_HI: define("BUFFER_LOAD_SBYTE_D16_HI", "lane", BUFFER_LOAD_SBYTE_D16_HI, { readsDestination: true }),
  BUFFER_LOAD_SHORT_D16: define("BUFFER_LOAD_SHORT_D16", "lane", BUFFER_LOAD_SHORT_D16, { readsDestination: true }),
  BUFFER_LOAD_SHORT_D16_HI: define("BUFFER_LOAD_SHORT_D16_HI", "lane", BUFFER_LOAD_SHORT_D16_HI, { readsDestination: true }),
  FLAT_STORE_DWORD: define("FLAT_STORE_DWORD", "lane", FLAT_STORE_DWORD),
  FLAT_STORE_DWORDX2: define("FLAT_STORE_DWORDX2", "lane", FLAT_STORE_DWORDX2),
  FLAT_STORE_DWORDX3: define("FLAT_STORE_DWORDX3", "lane", FLAT_STORE_DWORDX3),
  FLAT_STORE_DWORDX4: define("FLAT_STORE_DWORDX4", "lane", FLAT_STORE_DWORDX4),
  GLOBAL_STORE_DWORD: define("GLOBAL_STORE_DWORD", "lane", GLOBAL_STORE_DWORD),
  GLOBAL_STORE_DWORDX2: define("GLOBAL_STORE_DWORDX2", "lane", GLOBAL_STORE_DWORDX2),
  GLOBAL_STORE_DWORDX3: define("GLOBAL_STORE_DWORDX3", "lane", GLOBAL_STORE_DWORDX3),
  GLOBAL_STORE_DWORDX4: define("GLOBAL_STORE_DWORDX4", "lane", GLOBAL_STORE_DWORDX4),
  SCRATCH_STORE_DWORD: define("SCRATCH_STORE_DWORD", "lane", SCRATCH_STORE_DWORD),
  SCRATCH_STORE_DWORDX2: define("SCRATCH_STORE_DWORDX2", "lane", SCRATCH_STORE_DWORDX2),
  SCRATCH_STORE_DWORDX3: define("SCRATCH_STORE_DWORDX3", "lane", SCRATCH_STORE_DWORDX3),
  SCRATCH_STORE_DWORDX4: define("SCRATCH_STORE_DWORDX4", "lane", SCRATCH_STORE_DWORDX4),
  FLAT_STORE_BYTE: define("FLAT_STORE_BYTE", "lane", FLAT_STORE_BYTE),
  FLAT_STORE_SHORT: define("FLAT_STORE_SHORT", "lane", FLAT_STORE_SHORT),
  FLAT_STORE_BYTE_D16_HI: define("FLAT_STORE_BYTE_D16_HI", "lane", FLAT_STORE_BYTE_D16_HI),
  FLAT_STORE_SHORT_D16_HI: define("FLAT_STORE_SHORT_D16_HI", "lane", FLAT_STORE_SHORT_D16_HI),
  GLOBAL_STORE_BYTE: define("GLOBAL_STORE_BYTE", "lane", GLOBAL_STORE_BYTE),
  GLOBAL_STORE_SHORT: define("GLOBAL_STORE_SHORT", "lane", GLOBAL_STORE_SHORT),
  GLOBAL_STORE_BYTE_D16_HI: define("GLOBAL_STORE_BYTE_D16_HI", "lane", GLOBAL_STORE_BYTE_D16_HI),
  GLOBAL_STORE_SHORT_D16_HI: define("GLOBAL_STORE_SHORT_D16_HI", "lane", GLOBAL_STORE_SHORT_D16_HI),
  SCRATCH_STORE_BYTE: define("SCRATCH_STORE_BYTE", "lane", SCRATCH_STORE_BYTE),
  SCRATCH_STORE_SHORT: define("SCRATCH_STORE_SHORT", "lane", SCRATCH_STORE_SHORT),
  SCRATCH_STORE_BYTE_D16_HI: define("SCRATCH_STORE_BYTE_D16_HI", "lane", SCRATCH_STORE_BYTE_D16_HI),
  SCRATCH_STORE_SHORT_D16_HI: define("SCRATCH_STORE_SHORT_D16_HI", "lane", SCRATCH_STORE_SHORT_D16_HI),
  BUFFER_STORE_BYTE: define("BUFFER_STORE_BYTE", "lane", BUFFER_STORE_BYTE),
  BUFFER_STORE_SHORT: define("BUFFER_STORE_SHORT", "lane", BUFFER_STORE_SHORT),
  BUFFER_STORE_BYTE_D16_HI: define("BUFFER_STORE_BYTE_D16_HI", "lane", BUFFER_STORE_BYTE_D16_HI),
  BUFFER_STORE_SHORT_D16_HI: define("BUFFER_STORE_SHORT_D16_HI", "lane", BUFFER_STORE_SHORT_D16_HI),
  GLOBAL_LOAD_DWORD_ADDTID: define("GLOBAL_LOAD_DWORD_ADDTID", "lane", GLOBAL_LOAD_DWORD_ADDTID),
  GLOBAL_STORE_DWORD_ADDTID: define("GLOBAL_STORE_DWORD_ADDTID", "lane", GLOBAL_STORE_DWORD_ADDTID),
  FLAT_LOAD_MONITOR_B32: define("FLAT_LOAD_MONITOR_B32", "lane", FLAT_LOAD_MONITOR_B32),
  FLAT_LOAD_MONITOR_B64: define("FLAT_LOAD_MONITOR_B64", "lane", FLAT_LOAD_MONITOR_B64),
  FLAT_LOAD_MONITOR_B128: define("FLAT_LOAD_MONITOR_B128", "lane", FLAT_LOAD_MONITOR_B128),
  GLOBAL_LOAD_MONITOR_B32: define("GLOBAL_LOAD_MONITOR_B32", "lane", GLOBAL_LOAD_MONITOR_B32),
  GLOBAL_LOAD_MONITOR_B64: define("GLOBAL_LOAD_MONITOR_B64", "lane", GLOBAL_LOAD_MONITOR_B64),
  GLOBAL_LOAD_MONITOR_B128: define("GLOBAL_LOAD_MONITOR_B128", "lane", GLOBAL_LOAD_MONITOR_B128),
  CLUSTER_LOAD_B32: define("CLUSTER_LOAD_B32", "lane", CLUSTER_LOAD_B32),
  CLUSTER_LOAD_B64: define("CLUSTER_LOAD_B64", "lane", CLUSTER_LOAD_B64),
  CLUSTER_LOAD_B128: define("CLUSTER_LOAD_B128", "lane", CLUSTER_LOAD_B128),
  GLOBAL_INV: define("GLOBAL_INV", "scalar", noOperation),
  GLOBAL_LOAD_BLOCK: define("GLOBAL_LOAD_BLOCK", "lane", GLOBAL_LOAD_BLOCK, { ownResult: true }),
  SCRATCH_LOAD_BLOCK: define("SCRATCH_LOAD_BLOCK", "lane", SCRATCH_LOAD_BLOCK, { ownResult: true }),
  GLOBAL_STORE_BLOCK: define("GLOBAL_STORE_BLOCK", "lane", GLOBAL_STORE_BLOCK, { ownSource: true }),
  SCRATCH_STORE_BLOCK: define("SCRATCH_STORE_BLOCK", "lane", SCRATCH_STORE_BLOCK, { ownSource: true }),
  GLOBAL_LOAD_LDS_UBYTE: define("GLOBAL_LOAD_LDS_UBYTE", "lane", GLOBAL_LOAD_LDS_UBYTE),
  GLOBAL_LOAD_LDS_SBYTE: define("GLOBAL_LOAD_LDS_SBYTE", "lane", GLOBAL_LOAD_LDS_SBYTE),
  GLOBAL_LOAD_LDS_USHORT: define("GLOBAL_LOAD_LDS_USHORT", "lane", GLOBAL_LOAD_LDS_USHORT),
  GLOBAL_LOAD_LDS_SSHORT: define("GLOBAL_LOAD_LDS_SSHORT", "lane", GLOBAL_LOAD_LDS_SSHORT),
  SCRATCH_LOAD_LDS_UBYTE: define("SCRATCH_LOAD_LDS_UBYTE", "lane", SCRATCH_LOAD_LDS_UBYTE),
  SCRATCH_LOAD_LDS_SBYTE: define("SCRATCH_LOAD_LDS_SBYTE", "lane", SCRATCH_LOAD_LDS_SBYTE),
  SCRATCH_LOAD_LDS_USHORT: define("SCRATCH_LOAD_LDS_USHORT", "lane", SCRATCH_LOAD_LDS_USHORT),
  SCRATCH_LOAD_LDS_SSHORT: define("SCRATCH_LOAD_LDS_SSHORT", "lane", SCRATCH_LOAD_LDS_SSHORT),
  GLOBAL_LOAD_LDS_DWORD: define("GLOBAL_LOAD_LDS_DWORD", "lane", GLOBAL_LOAD_LDS_DWORD),
  SCRATCH_LOAD_LDS_DWORD: define("SCRATCH_LOAD_LDS_DWORD", "lane", SCRATCH_LOAD_LDS_DWORD),
  GLOBAL_LOAD_LDS_DWORDX3: define("GLOBAL_LOAD_LDS_DWORDX3", "lane", GLOBAL_LOAD_LDS_DWORDX3),
  GLOBAL_LOAD_LDS_DWORDX4: define("GLOBAL_LOAD_LDS_DWORDX4", "lane", GLOBAL_LOAD_LDS_DWORDX4),
  GLOBAL_LOAD_LDS_ADDTID_B32: define("GLOBAL_LOAD_LDS_ADDTID_B32", "lane", GLOBAL_LOAD_LDS_ADDTID_B32),
  GLOBAL_LOAD_ASYNC_TO_LDS_B8: define("GLOBAL_LOAD_ASYNC_TO_LDS_B8", "lane", GLOBAL_LOAD_ASYNC_TO_LDS_B8, { ownSource: true }),
  GLOBAL_LOAD_ASYNC_TO_LDS_B32: define("GLOBAL_LOAD_ASYNC_TO_LDS_B32", "lane", GLOBAL_LOAD_ASYNC_TO_LDS_B32, { ownSource: true }),
  GLOBAL_LOAD_ASYNC_TO_LDS_B64: define("GLOBAL_LOAD_ASYNC_TO_LDS_B64", "lane", GLOBAL_LOAD_ASYNC_TO_LDS_B64, { ownSource: true }),
  GLOBAL_LOAD_ASYNC_TO_LDS_B128: define("GLOBAL_LOAD_ASYNC_TO_LDS_B128", "lane", GLOBAL_LOAD_ASYNC_TO_LDS_B128, { ownSource: true }),
  CLUSTER_LOAD_ASYNC_TO_LDS_B8: define("CLUSTER_LOAD_ASYNC_TO_LDS_B8", "lane", CLUSTER_LOAD_ASYNC_TO_LDS_B8, { ownSource: true }),
  CLUSTER_LOAD_ASYNC_TO_LDS_B32: define("CLUSTER_LOAD_ASYNC_TO_LDS_B32", "lane", CLUSTER_LOAD_ASYNC_TO_LDS_B32, { ownSource: true }),
  CLUSTER_LOAD_ASYNC_TO_LDS_B64: define("CLUSTER_LOAD_ASYNC_TO_LDS_B64", "lane", CLUSTER_LOAD_ASYNC_TO_LDS_B64, { ownSource: true }),
  CLUSTER_LOAD_ASYNC_TO_LDS_B128: define("CLUSTER_LOAD_ASYNC_TO_LDS_B128", "lane", CLUSTER_LOAD_ASYNC_TO_LDS_B128, { ownSource: true }),
  GLOBAL_STORE_ASYNC_FROM_LDS_B8: define("GLOBAL_STORE_ASYNC_FROM_LDS_B8", "lane", GLOBAL_STORE_ASYNC_FROM_LDS_B8),
  GLOBAL_STORE_ASYNC_FROM_LDS_B32: define("GLOBAL_STORE_ASYNC_FROM_LDS_B32", "lane", GLOBAL_STORE_ASYNC_FROM_LDS_B32),
  GLOBAL_STORE_ASYNC_FROM_LDS_B64: define("GLOBAL_STORE_ASYNC_FROM_LDS_B64", "lane", GLOBAL_STORE_ASYNC_FROM_LDS_B64),
  GLOBAL_STORE_ASYNC_FROM_LDS_B128: define("GLOBAL_STORE_ASYNC_FROM_LDS_B128", "lane", GLOBAL_STORE_ASYNC_FROM_LDS_B128),
};

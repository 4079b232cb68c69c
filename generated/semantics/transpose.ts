// Executors of transpose.
// Generated from spec/pseudocode/transpose.pcode by `npm run generate`; do not edit.
import { shl32, shr32 } from "../../runtime/bits/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** DS_READ_B64_TR_B4 (cdna4) */
export function DS_READ_B64_TR_B4(w: Wave, s: Step): void {
  const { u } = w;
  const offset = s.simm >>> 0;
  const run = new Array<number>(256).fill(0);
  const out = new Array<number>(4).fill(0);
  let value = 0;
  for (let lane = 0; lane <= 63; lane++) {
    const t0 = (2 - 1) >>> 0;
    for (let i2 = 0; i2 <= t0; i2++) {
      const t1 = (((u[s.fields.ADDR_ROW * w.size + lane] + offset) + Math.imul(i2, 4)) >>> 0) >>> 0;
      const t2 = w.lds.load32(t1, lane);
      const t3 = t2 >>> 0;
      run[(Math.imul(lane, 4) + i2) >>> 0] = t3;
    }
  }
  for (let lane = 0; lane <= 63; lane++) {
    for (let i2 = 0; i2 <= 3; i2++) {
      out[i2] = 0;
    }
    const t4 = (16 - 1) >>> 0;
    for (let r = 0; r <= t4; r++) {
      const source = (((lane & 48) + (r << 0)) + ((lane & 15) >>> ((4 - 0) >>> 0))) >>> 0;
      const bit = Math.imul(lane & 15, 4) >>> 0;
      const at = (Math.imul(source, 4) + (bit >>> 5)) >>> 0;
      const word = run[at];
      const next = run[(at + 1) & 255];
      const bit2 = bit;
      const shift = bit2 & 31;
      value = shr32(word, shift);
      if (((shift + 4) >>> 0) > 32) {
        value = (value | shl32(next, (32 - shift) >>> 0)) >>> 0;
      }
      const value2 = (value & ((1 << 4) - 1)) >>> 0;
      const to = Math.imul(r, 4) >>> 0;
      out[to >>> 5] = (out[to >>> 5] | (value2 << (to & 31))) >>> 0;
      if ((((to & 31) + 4) >>> 0) > 32) {
        out[((to >>> 5) + 1) >>> 0] = shr32(value2, (32 - (to & 31)) >>> 0);
      }
    }
    const t5 = (2 - 1) >>> 0;
    for (let i2 = 0; i2 <= t5; i2++) {
      u[((s.fields.VDST + i2) >>> 0) * w.size + lane] = out[i2];
    }
  }
}

/** DS_READ_B64_TR_B8 (cdna4) */
export function DS_READ_B64_TR_B8(w: Wave, s: Step): void {
  const { u } = w;
  const offset = s.simm >>> 0;
  const run = new Array<number>(256).fill(0);
  const out = new Array<number>(4).fill(0);
  let value = 0;
  for (let lane = 0; lane <= 63; lane++) {
    const t0 = (2 - 1) >>> 0;
    for (let i2 = 0; i2 <= t0; i2++) {
      const t1 = (((u[s.fields.ADDR_ROW * w.size + lane] + offset) + Math.imul(i2, 4)) >>> 0) >>> 0;
      const t2 = w.lds.load32(t1, lane);
      const t3 = t2 >>> 0;
      run[(Math.imul(lane, 4) + i2) >>> 0] = t3;
    }
  }
  for (let lane = 0; lane <= 63; lane++) {
    for (let i2 = 0; i2 <= 3; i2++) {
      out[i2] = 0;
    }
    const t4 = (8 - 1) >>> 0;
    for (let r = 0; r <= t4; r++) {
      const source = (((lane & 48) + (r << 1)) + ((lane & 15) >>> ((4 - 1) >>> 0))) >>> 0;
      const bit = Math.imul(lane & 7, 8) >>> 0;
      const at = (Math.imul(source, 4) + (bit >>> 5)) >>> 0;
      const word = run[at];
      const next = run[(at + 1) & 255];
      const bit2 = bit;
      const shift = bit2 & 31;
      value = shr32(word, shift);
      if (((shift + 8) >>> 0) > 32) {
        value = (value | shl32(next, (32 - shift) >>> 0)) >>> 0;
      }
      const value2 = (value & ((1 << 8) - 1)) >>> 0;
      const to = Math.imul(r, 8) >>> 0;
      out[to >>> 5] = (out[to >>> 5] | (value2 << (to & 31))) >>> 0;
      if ((((to & 31) + 8) >>> 0) > 32) {
        out[((to >>> 5) + 1) >>> 0] = shr32(value2, (32 - (to & 31)) >>> 0);
      }
    }
    const t5 = (2 - 1) >>> 0;
    for (let i2 = 0; i2 <= t5; i2++) {
      u[((s.fields.VDST + i2) >>> 0) * w.size + lane] = out[i2];
    }
  }
}

/** DS_READ_B64_TR_B16 (cdna4) */
export function DS_READ_B64_TR_B16(w: Wave, s: Step): void {
  const { u } = w;
  const offset = s.simm >>> 0;
  const run = new Array<number>(256).fill(0);
  const out = new Array<number>(4).fill(0);
  let value = 0;
  for (let lane = 0; lane <= 63; lane++) {
    const t0 = (2 - 1) >>> 0;
    for (let i2 = 0; i2 <= t0; i2++) {
      const t1 = (((u[s.fields.ADDR_ROW * w.size + lane] + offset) + Math.imul(i2, 4)) >>> 0) >>> 0;
      const t2 = w.lds.load32(t1, lane);
      const t3 = t2 >>> 0;
      run[(Math.imul(lane, 4) + i2) >>> 0] = t3;
    }
  }
  for (let lane = 0; lane <= 63; lane++) {
    for (let i2 = 0; i2 <= 3; i2++) {
      out[i2] = 0;
    }
    const t4 = (4 - 1) >>> 0;
    for (let r = 0; r <= t4; r++) {
      const source = (((lane & 48) + (r << 2)) + ((lane & 15) >>> ((4 - 2) >>> 0))) >>> 0;
      const bit = Math.imul(lane & 3, 16) >>> 0;
      const at = (Math.imul(source, 4) + (bit >>> 5)) >>> 0;
      const word = run[at];
      const next = run[(at + 1) & 255];
      const bit2 = bit;
      const shift = bit2 & 31;
      value = shr32(word, shift);
      if (((shift + 16) >>> 0) > 32) {
        value = (value | shl32(next, (32 - shift) >>> 0)) >>> 0;
      }
      const value2 = (value & ((1 << 16) - 1)) >>> 0;
      const to = Math.imul(r, 16) >>> 0;
      out[to >>> 5] = (out[to >>> 5] | (value2 << (to & 31))) >>> 0;
      if ((((to & 31) + 16) >>> 0) > 32) {
        out[((to >>> 5) + 1) >>> 0] = shr32(value2, (32 - (to & 31)) >>> 0);
      }
    }
    const t5 = (2 - 1) >>> 0;
    for (let i2 = 0; i2 <= t5; i2++) {
      u[((s.fields.VDST + i2) >>> 0) * w.size + lane] = out[i2];
    }
  }
}

/** DS_READ_B96_TR_B6 (cdna4) */
export function DS_READ_B96_TR_B6(w: Wave, s: Step): void {
  const { u } = w;
  const offset = s.simm >>> 0;
  const run = new Array<number>(256).fill(0);
  const out = new Array<number>(4).fill(0);
  let value = 0;
  for (let lane = 0; lane <= 63; lane++) {
    const t0 = (3 - 1) >>> 0;
    for (let i2 = 0; i2 <= t0; i2++) {
      const t1 = (((u[s.fields.ADDR_ROW * w.size + lane] + offset) + Math.imul(i2, 4)) >>> 0) >>> 0;
      const t2 = w.lds.load32(t1, lane);
      const t3 = t2 >>> 0;
      run[(Math.imul(lane, 4) + i2) >>> 0] = t3;
    }
  }
  for (let lane = 0; lane <= 63; lane++) {
    for (let i2 = 0; i2 <= 3; i2++) {
      out[i2] = 0;
    }
    const t4 = (16 - 1) >>> 0;
    for (let r = 0; r <= t4; r++) {
      const source = (((lane & 48) + (r << 0)) + ((lane & 15) >>> ((4 - 0) >>> 0))) >>> 0;
      const bit = Math.imul(lane & 15, 6) >>> 0;
      const at = (Math.imul(source, 4) + (bit >>> 5)) >>> 0;
      const word = run[at];
      const next = run[(at + 1) & 255];
      const bit2 = bit;
      const shift = bit2 & 31;
      value = shr32(word, shift);
      if (((shift + 6) >>> 0) > 32) {
        value = (value | shl32(next, (32 - shift) >>> 0)) >>> 0;
      }
      const value2 = (value & ((1 << 6) - 1)) >>> 0;
      const to = Math.imul(r, 6) >>> 0;
      out[to >>> 5] = (out[to >>> 5] | (value2 << (to & 31))) >>> 0;
      if ((((to & 31) + 6) >>> 0) > 32) {
        out[((to >>> 5) + 1) >>> 0] = shr32(value2, (32 - (to & 31)) >>> 0);
      }
    }
    const t5 = (3 - 1) >>> 0;
    for (let i2 = 0; i2 <= t5; i2++) {
      u[((s.fields.VDST + i2) >>> 0) * w.size + lane] = out[i2];
    }
  }
}

/**
 * DS_LOAD_TR4_B64 (cdna5)
 * M and K of an element to the lane that loads it and the element's place in its run.
 */
export function DS_LOAD_TR4_B64(w: Wave, s: Step): void {
  const { u } = w;
  const offset = s.simm >>> 0;
  const run = new Array<number>(256).fill(0);
  const out = new Array<number>(4).fill(0);
  let value = 0;
  for (let lane = 0; lane <= 31; lane++) {
    const t0 = (2 - 1) >>> 0;
    for (let i2 = 0; i2 <= t0; i2++) {
      const t1 = (((u[s.fields.ADDR_ROW * w.size + lane] + offset) + Math.imul(i2, 4)) >>> 0) >>> 0;
      const t2 = w.lds.load32(t1, lane);
      const t3 = t2 >>> 0;
      run[(Math.imul(lane, 4) + i2) >>> 0] = t3;
    }
  }
  for (let lane = 0; lane <= 31; lane++) {
    for (let i2 = 0; i2 <= 3; i2++) {
      out[i2] = 0;
    }
    const t4 = (16 - 1) >>> 0;
    for (let r = 0; r <= t4; r++) {
      const m2 = lane & 15;
      const k = (Math.imul(lane >>> 4, 16) + r) >>> 0;
      const bit = Math.imul(m2, 4) >>> 0;
      const at = (Math.imul(((k & 7) | ((k & 8) << 1)) | ((k & 16) >>> 1), 4) + (bit >>> 5)) >>> 0;
      const word = run[at];
      const next = run[(at + 1) & 255];
      const bit2 = bit;
      const shift = bit2 & 31;
      value = shr32(word, shift);
      if (((shift + 4) >>> 0) > 32) {
        value = (value | shl32(next, (32 - shift) >>> 0)) >>> 0;
      }
      const value2 = (value & ((1 << 4) - 1)) >>> 0;
      const to = Math.imul(r, 4) >>> 0;
      out[to >>> 5] = (out[to >>> 5] | (value2 << (to & 31))) >>> 0;
      if ((((to & 31) + 4) >>> 0) > 32) {
        out[((to >>> 5) + 1) >>> 0] = shr32(value2, (32 - (to & 31)) >>> 0);
      }
    }
    const t5 = (2 - 1) >>> 0;
    for (let i2 = 0; i2 <= t5; i2++) {
      u[((s.fields.VDST + i2) >>> 0) * w.size + lane] = out[i2];
    }
  }
}

/**
 * DS_LOAD_TR6_B96 (cdna5)
 * M and K of an element to the lane that loads it and the element's place in its run.
 */
export function DS_LOAD_TR6_B96(w: Wave, s: Step): void {
  const { u } = w;
  const offset = s.simm >>> 0;
  const run = new Array<number>(256).fill(0);
  const out = new Array<number>(4).fill(0);
  let value = 0;
  for (let lane = 0; lane <= 31; lane++) {
    const t0 = (3 - 1) >>> 0;
    for (let i2 = 0; i2 <= t0; i2++) {
      const t1 = (((u[s.fields.ADDR_ROW * w.size + lane] + offset) + Math.imul(i2, 4)) >>> 0) >>> 0;
      const t2 = w.lds.load32(t1, lane);
      const t3 = t2 >>> 0;
      run[(Math.imul(lane, 4) + i2) >>> 0] = t3;
    }
  }
  for (let lane = 0; lane <= 31; lane++) {
    for (let i2 = 0; i2 <= 3; i2++) {
      out[i2] = 0;
    }
    const t4 = (16 - 1) >>> 0;
    for (let r = 0; r <= t4; r++) {
      const m2 = lane & 15;
      const k = (Math.imul(lane >>> 4, 16) + r) >>> 0;
      const bit = Math.imul(m2, 6) >>> 0;
      const at = (Math.imul(((k & 19) | ((k & 8) >>> 1)) | ((k & 4) << 1), 4) + (bit >>> 5)) >>> 0;
      const word = run[at];
      const next = run[(at + 1) & 255];
      const bit2 = bit;
      const shift = bit2 & 31;
      value = shr32(word, shift);
      if (((shift + 6) >>> 0) > 32) {
        value = (value | shl32(next, (32 - shift) >>> 0)) >>> 0;
      }
      const value2 = (value & ((1 << 6) - 1)) >>> 0;
      const to = Math.imul(r, 6) >>> 0;
      out[to >>> 5] = (out[to >>> 5] | (value2 << (to & 31))) >>> 0;
      if ((((to & 31) + 6) >>> 0) > 32) {
        out[((to >>> 5) + 1) >>> 0] = shr32(value2, (32 - (to & 31)) >>> 0);
      }
    }
    const t5 = (3 - 1) >>> 0;
    for (let i2 = 0; i2 <= t5; i2++) {
      u[((s.fields.VDST + i2) >>> 0) * w.size + lane] = out[i2];
    }
  }
}

/**
 * DS_LOAD_TR8_B64 (cdna5)
 * M and K of an element to the lane that loads it and the element's place in its run.
 */
export function DS_LOAD_TR8_B64(w: Wave, s: Step): void {
  const { u } = w;
  const offset = s.simm >>> 0;
  const run = new Array<number>(256).fill(0);
  const out = new Array<number>(4).fill(0);
  let value = 0;
  for (let lane = 0; lane <= 31; lane++) {
    const t0 = (2 - 1) >>> 0;
    for (let i2 = 0; i2 <= t0; i2++) {
      const t1 = (((u[s.fields.ADDR_ROW * w.size + lane] + offset) + Math.imul(i2, 4)) >>> 0) >>> 0;
      const t2 = w.lds.load32(t1, lane);
      const t3 = t2 >>> 0;
      run[(Math.imul(lane, 4) + i2) >>> 0] = t3;
    }
  }
  for (let lane = 0; lane <= 31; lane++) {
    for (let i2 = 0; i2 <= 3; i2++) {
      out[i2] = 0;
    }
    const t4 = (8 - 1) >>> 0;
    for (let r = 0; r <= t4; r++) {
      const m2 = lane & 15;
      const k = (Math.imul(lane >>> 4, 8) + r) >>> 0;
      const bit = Math.imul(m2 & 7, 8) >>> 0;
      const at = (Math.imul(((k & 3) | ((m2 & 8) >>> 1)) | ((k & 12) << 1), 4) + (bit >>> 5)) >>> 0;
      const word = run[at];
      const next = run[(at + 1) & 255];
      const bit2 = bit;
      const shift = bit2 & 31;
      value = shr32(word, shift);
      if (((shift + 8) >>> 0) > 32) {
        value = (value | shl32(next, (32 - shift) >>> 0)) >>> 0;
      }
      const value2 = (value & ((1 << 8) - 1)) >>> 0;
      const to = Math.imul(r, 8) >>> 0;
      out[to >>> 5] = (out[to >>> 5] | (value2 << (to & 31))) >>> 0;
      if ((((to & 31) + 8) >>> 0) > 32) {
        out[((to >>> 5) + 1) >>> 0] = shr32(value2, (32 - (to & 31)) >>> 0);
      }
    }
    const t5 = (2 - 1) >>> 0;
    for (let i2 = 0; i2 <= t5; i2++) {
      u[((s.fields.VDST + i2) >>> 0) * w.size + lane] = out[i2];
    }
  }
}

/**
 * DS_LOAD_TR16_B128 (cdna5)
 * M and K of an element to the lane that loads it and the element's place in its run.
 */
export function DS_LOAD_TR16_B128(w: Wave, s: Step): void {
  const { u } = w;
  const offset = s.simm >>> 0;
  const run = new Array<number>(256).fill(0);
  const out = new Array<number>(4).fill(0);
  let value = 0;
  for (let lane = 0; lane <= 31; lane++) {
    const t0 = (4 - 1) >>> 0;
    for (let i2 = 0; i2 <= t0; i2++) {
      const t1 = (((u[s.fields.ADDR_ROW * w.size + lane] + offset) + Math.imul(i2, 4)) >>> 0) >>> 0;
      const t2 = w.lds.load32(t1, lane);
      const t3 = t2 >>> 0;
      run[(Math.imul(lane, 4) + i2) >>> 0] = t3;
    }
  }
  for (let lane = 0; lane <= 31; lane++) {
    for (let i2 = 0; i2 <= 3; i2++) {
      out[i2] = 0;
    }
    const t4 = (8 - 1) >>> 0;
    for (let r = 0; r <= t4; r++) {
      const m2 = lane & 15;
      const k = (Math.imul(lane >>> 4, 8) + r) >>> 0;
      const bit = Math.imul(m2 & 7, 16) >>> 0;
      const at = (Math.imul(((k & 7) | (m2 & 8)) | ((k & 8) << 1), 4) + (bit >>> 5)) >>> 0;
      const word = run[at];
      const next = run[(at + 1) & 255];
      const bit2 = bit;
      const shift = bit2 & 31;
      value = shr32(word, shift);
      if (((shift + 16) >>> 0) > 32) {
        value = (value | shl32(next, (32 - shift) >>> 0)) >>> 0;
      }
      const value2 = (value & ((1 << 16) - 1)) >>> 0;
      const to = Math.imul(r, 16) >>> 0;
      out[to >>> 5] = (out[to >>> 5] | (value2 << (to & 31))) >>> 0;
      if ((((to & 31) + 16) >>> 0) > 32) {
        out[((to >>> 5) + 1) >>> 0] = shr32(value2, (32 - (to & 31)) >>> 0);
      }
    }
    const t5 = (4 - 1) >>> 0;
    for (let i2 = 0; i2 <= t5; i2++) {
      u[((s.fields.VDST + i2) >>> 0) * w.size + lane] = out[i2];
    }
  }
}

/** GLOBAL_LOAD_TR4_B64 (cdna5) */
export function GLOBAL_LOAD_TR4_B64(w: Wave, s: Step): void {
  const { u } = w;
  const { h2 } = s;
  const s2w1 = u[s.s2 + h2];
  const s2 = u[s.s2];
  const run = new Array<number>(256).fill(0);
  const out = new Array<number>(4).fill(0);
  let value = 0;
  if (u[w.exec] !== 0) {
    for (let lane = 0; lane <= 31; lane++) {
      const low = u[s.fields.ADDR_ROW * w.size + lane];
      const high = u[((s.fields.ADDR_ROW + 1) >>> 0) * w.size + lane];
      const t0 = (s.fields.SADDR === 124);
      const t1 = (s2 + (t0 ? (0 | low) : low)) >>> 0;
      const addr_lo = t1;
      const addr_hi = s2w1 + (t0 ? (high | Math.floor(low / 4294967296)) : Math.floor(low / 4294967296)) + +(t1 < (s2 >>> 0));
      const t2 = (2 - 1) >>> 0;
      for (let i2 = 0; i2 <= t2; i2++) {
        const t3 = Math.imul(i2, 4) >>> 0;
        const t4 = (addr_lo + t3) >>> 0;
        const t5 = t4 >>> 0;
        const t6 = (addr_hi + Math.floor(t3 / 4294967296) + +(t4 < (addr_lo >>> 0))) >>> 0;
        const t7 = w.mem.load32(t5, t6, lane);
        const t8 = t7 >>> 0;
        run[(Math.imul(lane, 4) + i2) >>> 0] = t8;
      }
    }
    for (let lane = 0; lane <= 31; lane++) {
      for (let i2 = 0; i2 <= 3; i2++) {
        out[i2] = 0;
      }
      const t9 = (16 - 1) >>> 0;
      for (let r = 0; r <= t9; r++) {
        const m2 = lane & 15;
        const k = (Math.imul(lane >>> 4, 16) + r) >>> 0;
        const bit = Math.imul(m2, 4) >>> 0;
        const at = (Math.imul(((k & 7) | ((k & 8) << 1)) | ((k & 16) >>> 1), 4) + (bit >>> 5)) >>> 0;
        const word = run[at];
        const next = run[(at + 1) & 255];
        const bit2 = bit;
        const shift = bit2 & 31;
        value = shr32(word, shift);
        if (((shift + 4) >>> 0) > 32) {
          value = (value | shl32(next, (32 - shift) >>> 0)) >>> 0;
        }
        const value2 = (value & ((1 << 4) - 1)) >>> 0;
        const to = Math.imul(r, 4) >>> 0;
        out[to >>> 5] = (out[to >>> 5] | (value2 << (to & 31))) >>> 0;
        if ((((to & 31) + 4) >>> 0) > 32) {
          out[((to >>> 5) + 1) >>> 0] = shr32(value2, (32 - (to & 31)) >>> 0);
        }
      }
      const t10 = (2 - 1) >>> 0;
      for (let i2 = 0; i2 <= t10; i2++) {
        u[((s.fields.VDST + i2) >>> 0) * w.size + lane] = out[i2];
      }
    }
  }
}

/** GLOBAL_LOAD_TR6_B96 (cdna5) */
export function GLOBAL_LOAD_TR6_B96(w: Wave, s: Step): void {
  const { u } = w;
  const { h2 } = s;
  const s2w1 = u[s.s2 + h2];
  const s2 = u[s.s2];
  const run = new Array<number>(256).fill(0);
  const out = new Array<number>(4).fill(0);
  let value = 0;
  if (u[w.exec] !== 0) {
    for (let lane = 0; lane <= 31; lane++) {
      const low = u[s.fields.ADDR_ROW * w.size + lane];
      const high = u[((s.fields.ADDR_ROW + 1) >>> 0) * w.size + lane];
      const t0 = (s.fields.SADDR === 124);
      const t1 = (s2 + (t0 ? (0 | low) : low)) >>> 0;
      const addr_lo = t1;
      const addr_hi = s2w1 + (t0 ? (high | Math.floor(low / 4294967296)) : Math.floor(low / 4294967296)) + +(t1 < (s2 >>> 0));
      const t2 = (3 - 1) >>> 0;
      for (let i2 = 0; i2 <= t2; i2++) {
        const t3 = Math.imul(i2, 4) >>> 0;
        const t4 = (addr_lo + t3) >>> 0;
        const t5 = t4 >>> 0;
        const t6 = (addr_hi + Math.floor(t3 / 4294967296) + +(t4 < (addr_lo >>> 0))) >>> 0;
        const t7 = w.mem.load32(t5, t6, lane);
        const t8 = t7 >>> 0;
        run[(Math.imul(lane, 4) + i2) >>> 0] = t8;
      }
    }
    for (let lane = 0; lane <= 31; lane++) {
      for (let i2 = 0; i2 <= 3; i2++) {
        out[i2] = 0;
      }
      const t9 = (16 - 1) >>> 0;
      for (let r = 0; r <= t9; r++) {
        const m2 = lane & 15;
        const k = (Math.imul(lane >>> 4, 16) + r) >>> 0;
        const bit = Math.imul(m2, 6) >>> 0;
        const at = (Math.imul(((k & 19) | ((k & 8) >>> 1)) | ((k & 4) << 1), 4) + (bit >>> 5)) >>> 0;
        const word = run[at];
        const next = run[(at + 1) & 255];
        const bit2 = bit;
        const shift = bit2 & 31;
        value = shr32(word, shift);
        if (((shift + 6) >>> 0) > 32) {
          value = (value | shl32(next, (32 - shift) >>> 0)) >>> 0;
        }
        const value2 = (value & ((1 << 6) - 1)) >>> 0;
        const to = Math.imul(r, 6) >>> 0;
        out[to >>> 5] = (out[to >>> 5] | (value2 << (to & 31))) >>> 0;
        if ((((to & 31) + 6) >>> 0) > 32) {
          out[((to >>> 5) + 1) >>> 0] = shr32(value2, (32 - (to & 31)) >>> 0);
        }
      }
      const t10 = (3 - 1) >>> 0;
      for (let i2 = 0; i2 <= t10; i2++) {
        u[((s.fields.VDST + i2) >>> 0) * w.size + lane] = out[i2];
      }
    }
  }
}

/** GLOBAL_LOAD_TR8_B64 (cdna5) */
export function GLOBAL_LOAD_TR8_B64(w: Wave, s: Step): void {
  const { u } = w;
  const { h2 } = s;
  const s2w1 = u[s.s2 + h2];
  const s2 = u[s.s2];
  const run = new Array<number>(256).fill(0);
  const out = new Array<number>(4).fill(0);
  let value = 0;
  if (u[w.exec] !== 0) {
    for (let lane = 0; lane <= 31; lane++) {
      const low = u[s.fields.ADDR_ROW * w.size + lane];
      const high = u[((s.fields.ADDR_ROW + 1) >>> 0) * w.size + lane];
      const t0 = (s.fields.SADDR === 124);
      const t1 = (s2 + (t0 ? (0 | low) : low)) >>> 0;
      const addr_lo = t1;
      const addr_hi = s2w1 + (t0 ? (high | Math.floor(low / 4294967296)) : Math.floor(low / 4294967296)) + +(t1 < (s2 >>> 0));
      const t2 = (2 - 1) >>> 0;
      for (let i2 = 0; i2 <= t2; i2++) {
        const t3 = Math.imul(i2, 4) >>> 0;
        const t4 = (addr_lo + t3) >>> 0;
        const t5 = t4 >>> 0;
        const t6 = (addr_hi + Math.floor(t3 / 4294967296) + +(t4 < (addr_lo >>> 0))) >>> 0;
        const t7 = w.mem.load32(t5, t6, lane);
        const t8 = t7 >>> 0;
        run[(Math.imul(lane, 4) + i2) >>> 0] = t8;
      }
    }
    for (let lane = 0; lane <= 31; lane++) {
      for (let i2 = 0; i2 <= 3; i2++) {
        out[i2] = 0;
      }
      const t9 = (8 - 1) >>> 0;
      for (let r = 0; r <= t9; r++) {
        const m2 = lane & 15;
        const k = (Math.imul(lane >>> 4, 8) + r) >>> 0;
        const bit = Math.imul(m2 & 7, 8) >>> 0;
        const at = (Math.imul(((k & 3) | ((m2 & 8) >>> 1)) | ((k & 12) << 1), 4) + (bit >>> 5)) >>> 0;
        const word = run[at];
        const next = run[(at + 1) & 255];
        const bit2 = bit;
        const shift = bit2 & 31;
        value = shr32(word, shift);
        if (((shift + 8) >>> 0) > 32) {
          value = (value | shl32(next, (32 - shift) >>> 0)) >>> 0;
        }
        const value2 = (value & ((1 << 8) - 1)) >>> 0;
        const to = Math.imul(r, 8) >>> 0;
        out[to >>> 5] = (out[to >>> 5] | (value2 << (to & 31))) >>> 0;
        if ((((to & 31) + 8) >>> 0) > 32) {
          out[((to >>> 5) + 1) >>> 0] = shr32(value2, (32 - (to & 31)) >>> 0);
        }
      }
      const t10 = (2 - 1) >>> 0;
      for (let i2 = 0; i2 <= t10; i2++) {
        u[((s.fields.VDST + i2) >>> 0) * w.size + lane] = out[i2];
      }
    }
  }
}

/** GLOBAL_LOAD_TR16_B128 (cdna5) */
export function GLOBAL_LOAD_TR16_B128(w: Wave, s: Step): void {
  const { u } = w;
  const { h2 } = s;
  const s2w1 = u[s.s2 + h2];
  const s2 = u[s.s2];
  const run = new Array<number>(256).fill(0);
  const out = new Array<number>(4).fill(0);
  let value = 0;
  if (u[w.exec] !== 0) {
    for (let lane = 0; lane <= 31; lane++) {
      const low = u[s.fields.ADDR_ROW * w.size + lane];
      const high = u[((s.fields.ADDR_ROW + 1) >>> 0) * w.size + lane];
      const t0 = (s.fields.SADDR === 124);
      const t1 = (s2 + (t0 ? (0 | low) : low)) >>> 0;
      const addr_lo = t1;
      const addr_hi = s2w1 + (t0 ? (high | Math.floor(low / 4294967296)) : Math.floor(low / 4294967296)) + +(t1 < (s2 >>> 0));
      const t2 = (4 - 1) >>> 0;
      for (let i2 = 0; i2 <= t2; i2++) {
        const t3 = Math.imul(i2, 4) >>> 0;
        const t4 = (addr_lo + t3) >>> 0;
        const t5 = t4 >>> 0;
        const t6 = (addr_hi + Math.floor(t3 / 4294967296) + +(t4 < (addr_lo >>> 0))) >>> 0;
        const t7 = w.mem.load32(t5, t6, lane);
        const t8 = t7 >>> 0;
        run[(Math.imul(lane, 4) + i2) >>> 0] = t8;
      }
    }
    for (let lane = 0; lane <= 31; lane++) {
      for (let i2 = 0; i2 <= 3; i2++) {
        out[i2] = 0;
      }
      const t9 = (8 - 1) >>> 0;
      for (let r = 0; r <= t9; r++) {
        const m2 = lane & 15;
        const k = (Math.imul(lane >>> 4, 8) + r) >>> 0;
        const bit = Math.imul(m2 & 7, 16) >>> 0;
        const at = (Math.imul(((k & 7) | (m2 & 8)) | ((k & 8) << 1), 4) + (bit >>> 5)) >>> 0;
        const word = run[at];
        const next = run[(at + 1) & 255];
        const bit2 = bit;
        const shift = bit2 & 31;
        value = shr32(word, shift);
        if (((shift + 16) >>> 0) > 32) {
          value = (value | shl32(next, (32 - shift) >>> 0)) >>> 0;
        }
        const value2 = (value & ((1 << 16) - 1)) >>> 0;
        const to = Math.imul(r, 16) >>> 0;
        out[to >>> 5] = (out[to >>> 5] | (value2 << (to & 31))) >>> 0;
        if ((((to & 31) + 16) >>> 0) > 32) {
          out[((to >>> 5) + 1) >>> 0] = shr32(value2, (32 - (to & 31)) >>> 0);
        }
      }
      const t10 = (4 - 1) >>> 0;
      for (let i2 = 0; i2 <= t10; i2++) {
        u[((s.fields.VDST + i2) >>> 0) * w.size + lane] = out[i2];
      }
    }
  }
}

/**
 * GLOBAL_LOAD_TR_B64 (rdna4)
 * In wave64 lanes 0 to 31 give the addresses, and the same block lies in half as many registers of all lanes, columns
 * as WMMA takes them: lane bits 4 and 5 are bits 2 and 3 of K (16-bit elements) or 3 and 2 (8-bit elements).
 */
export function GLOBAL_LOAD_TR_B64(w: Wave, s: Step): void {
  const { u } = w;
  const { h2 } = s;
  const s2w1 = u[s.s2 + h2];
  const s2 = u[s.s2];
  const run = new Array<number>(256).fill(0);
  const out = new Array<number>(4).fill(0);
  let value = 0;
  if (u[w.exec] !== 0 || u[w.exec + 1] !== 0) {
    for (let lane = 0; lane <= 31; lane++) {
      const low = u[s.fields.ADDR_ROW * w.size + lane];
      const high = u[((s.fields.ADDR_ROW + 1) >>> 0) * w.size + lane];
      const t0 = (s.fields.SADDR === 124);
      const t1 = (s2 + (t0 ? (0 | low) : low)) >>> 0;
      const addr_lo = t1;
      const addr_hi = s2w1 + (t0 ? (high | Math.floor(low / 4294967296)) : Math.floor(low / 4294967296)) + +(t1 < (s2 >>> 0));
      const t2 = (2 - 1) >>> 0;
      for (let i2 = 0; i2 <= t2; i2++) {
        const t3 = Math.imul(i2, 4) >>> 0;
        const t4 = (addr_lo + t3) >>> 0;
        const t5 = t4 >>> 0;
        const t6 = (addr_hi + Math.floor(t3 / 4294967296) + +(t4 < (addr_lo >>> 0))) >>> 0;
        const t7 = w.mem.load32(t5, t6, lane);
        const t8 = t7 >>> 0;
        run[(Math.imul(lane, 4) + i2) >>> 0] = t8;
      }
    }
    const last = (w.size === 32) ? 31 : 63;
    const count = (w.size === 32) ? 8 : 4;
    for (let lane = 0; lane <= last; lane++) {
      for (let i2 = 0; i2 <= 3; i2++) {
        out[i2] = 0;
      }
      for (let r = 0; r <= 7; r++) {
        const m2 = lane & 15;
        const k = (((w.size === 32) ? Math.imul(lane >>> 4, 8) : (((lane & 16) >>> 1) + ((lane & 32) >>> 3))) + r) >>> 0;
        if (r < count) {
          const bit = Math.imul(m2 & 7, 8) >>> 0;
          const at = (Math.imul(((k & 3) | ((m2 & 8) >>> 1)) | ((k & 12) << 1), 4) + (bit >>> 5)) >>> 0;
          const word = run[at];
          const next = run[(at + 1) & 255];
          const bit2 = bit;
          const shift = bit2 & 31;
          value = shr32(word, shift);
          if (((shift + 8) >>> 0) > 32) {
            value = (value | shl32(next, (32 - shift) >>> 0)) >>> 0;
          }
          const value2 = (value & ((1 << 8) - 1)) >>> 0;
          const to = Math.imul(r, 8) >>> 0;
          out[to >>> 5] = (out[to >>> 5] | (value2 << (to & 31))) >>> 0;
        }
      }
      u[s.d0 + lane * s.kd0] = out[0];
      if (w.size === 32 || false) {
        u[((s.fields.VDST + 1) >>> 0) * w.size + lane] = out[1];
      }
      if (w.size === 32 && false) {
        u[((s.fields.VDST + 2) >>> 0) * w.size + lane] = out[2];
        u[((s.fields.VDST + 3) >>> 0) * w.size + lane] = out[3];
      }
    }
  }
}

/**
 * GLOBAL_LOAD_TR_B128 (rdna4)
 * In wave64 lanes 0 to 31 give the addresses, and the same block lies in half as many registers of all lanes, columns
 * as WMMA takes them: lane bits 4 and 5 are bits 2 and 3 of K (16-bit elements) or 3 and 2 (8-bit elements).
 */
export function GLOBAL_LOAD_TR_B128(w: Wave, s: Step): void {
  const { u } = w;
  const { h2 } = s;
  const s2w1 = u[s.s2 + h2];
  const s2 = u[s.s2];
  const run = new Array<number>(256).fill(0);
  const out = new Array<number>(4).fill(0);
  let value = 0;
  if (u[w.exec] !== 0 || u[w.exec + 1] !== 0) {
    for (let lane = 0; lane <= 31; lane++) {
      const low = u[s.fields.ADDR_ROW * w.size + lane];
      const high = u[((s.fields.ADDR_ROW + 1) >>> 0) * w.size + lane];
      const t0 = (s.fields.SADDR === 124);
      const t1 = (s2 + (t0 ? (0 | low) : low)) >>> 0;
      const addr_lo = t1;
      const addr_hi = s2w1 + (t0 ? (high | Math.floor(low / 4294967296)) : Math.floor(low / 4294967296)) + +(t1 < (s2 >>> 0));
      const t2 = (4 - 1) >>> 0;
      for (let i2 = 0; i2 <= t2; i2++) {
        const t3 = Math.imul(i2, 4) >>> 0;
        const t4 = (addr_lo + t3) >>> 0;
        const t5 = t4 >>> 0;
        const t6 = (addr_hi + Math.floor(t3 / 4294967296) + +(t4 < (addr_lo >>> 0))) >>> 0;
        const t7 = w.mem.load32(t5, t6, lane);
        const t8 = t7 >>> 0;
        run[(Math.imul(lane, 4) + i2) >>> 0] = t8;
      }
    }
    const last = (w.size === 32) ? 31 : 63;
    const count = (w.size === 32) ? 8 : 4;
    for (let lane = 0; lane <= last; lane++) {
      for (let i2 = 0; i2 <= 3; i2++) {
        out[i2] = 0;
      }
      for (let r = 0; r <= 7; r++) {
        const m2 = lane & 15;
        const k = (((w.size === 32) ? Math.imul(lane >>> 4, 8) : (((lane & 16) >>> 2) + ((lane & 32) >>> 2))) + r) >>> 0;
        if (r < count) {
          const bit = Math.imul(m2 & 7, 16) >>> 0;
          const at = (Math.imul(((k & 7) | (m2 & 8)) | ((k & 8) << 1), 4) + (bit >>> 5)) >>> 0;
          const word = run[at];
          const next = run[(at + 1) & 255];
          const bit2 = bit;
          const shift = bit2 & 31;
          value = shr32(word, shift);
          if (((shift + 16) >>> 0) > 32) {
            value = (value | shl32(next, (32 - shift) >>> 0)) >>> 0;
          }
          const value2 = (value & ((1 << 16) - 1)) >>> 0;
          const to = Math.imul(r, 16) >>> 0;
          out[to >>> 5] = (out[to >>> 5] | (value2 << (to & 31))) >>> 0;
        }
      }
      u[s.d0 + lane * s.kd0] = out[0];
      if (w.size === 32 || true) {
        u[((s.fields.VDST + 1) >>> 0) * w.size + lane] = out[1];
      }
      if (w.size === 32 && true) {
        u[((s.fields.VDST + 2) >>> 0) * w.size + lane] = out[2];
        u[((s.fields.VDST + 3) >>> 0) * w.size + lane] = out[3];
      }
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  DS_READ_B64_TR_B4: define("DS_READ_B64_TR_B4", "wave", DS_READ_B64_TR_B4),
  DS_READ_B64_TR_B8: define("DS_READ_B64_TR_B8", "wave", DS_READ_B64_TR_B8),
  DS_READ_B64_TR_B16: define("DS_READ_B64_TR_B16", "wave", DS_READ_B64_TR_B16),
  DS_READ_B96_TR_B6: define("DS_READ_B96_TR_B6", "wave", DS_READ_B96_TR_B6),
  DS_LOAD_TR4_B64: define("DS_LOAD_TR4_B64", "wave", DS_LOAD_TR4_B64),
  DS_LOAD_TR6_B96: define("DS_LOAD_TR6_B96", "wave", DS_LOAD_TR6_B96),
  DS_LOAD_TR8_B64: define("DS_LOAD_TR8_B64", "wave", DS_LOAD_TR8_B64),
  DS_LOAD_TR16_B128: define("DS_LOAD_TR16_B128", "wave", DS_LOAD_TR16_B128),
  GLOBAL_LOAD_TR4_B64: define("GLOBAL_LOAD_TR4_B64", "wave", GLOBAL_LOAD_TR4_B64),
  GLOBAL_LOAD_TR6_B96: define("GLOBAL_LOAD_TR6_B96", "wave", GLOBAL_LOAD_TR6_B96),
  GLOBAL_LOAD_TR8_B64: define("GLOBAL_LOAD_TR8_B64", "wave", GLOBAL_LOAD_TR8_B64),
  GLOBAL_LOAD_TR16_B128: define("GLOBAL_LOAD_TR16_B128", "wave", GLOBAL_LOAD_TR16_B128),
  GLOBAL_LOAD_TR_B64: define("GLOBAL_LOAD_TR_B64", "wave", GLOBAL_LOAD_TR_B64),
  GLOBAL_LOAD_TR_B128: define("GLOBAL_LOAD_TR_B128", "wave", GLOBAL_LOAD_TR_B128),
};

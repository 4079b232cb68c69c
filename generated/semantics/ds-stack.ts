// Executors of ds stack.
// Generated from spec/pseudocode/ds-stack.pcode by `npm run generate`; do not edit.
import { bitsAt } from "../../runtime/bits/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** DS_BVH_STACK_RTN_B32 (rdna3 rdna3_5) */
export function DS_BVH_STACK_RTN_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k1, k2, h2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const s0 = u[a];
      let result = 0;
      let going = 0;
      let entry = 0;
      result = 0;
      going = 1;
      const last = s1;
      entry = (s0 >>> 2) & 0x3fff;
      for (let i2 = 0; i2 <= 2; i2++) {
        const t0 = Math.imul(32, i2) >>> 0;
        const node = bitsAt(u, c, h2, 32, t0, 32);
        const node2 = node;
        const last2 = last;
        if (going === 1 && (node2 !== 0xffffffff && node2 !== last2)) {
          const entry2 = entry;
          const t1 = ((Math.imul(s0 >>> 18, 4) + Math.imul(entry2 & ((8 << ((offset >>> 12) & 3)) - 1), 128)) >>> 0) >>> 0;
          lds.store32(t1, h + l, node);
          entry = (entry + 1) & 0x3fff;
        } else if (node === last && last !== 0xffffffff) {
          going = 0;
        }
      }
      const closest = u[c + 3 * h2];
      const node3 = closest;
      const last3 = last;
      if (going === 1 && (node3 !== 0xffffffff && node3 !== last3)) {
        result = closest;
      } else {
        entry = (entry - 1) & 0x3fff;
        const entry3 = entry;
        const t2 = ((Math.imul(s0 >>> 18, 4) + Math.imul(entry3 & ((8 << ((offset >>> 12) & 3)) - 1), 128)) >>> 0) >>> 0;
        const t3 = lds.load32(t2, h + l);
        const t4 = t3 >>> 0;
        result = t4;
        const entry4 = entry;
        const t5 = ((Math.imul(s0 >>> 18, 4) + Math.imul(entry4 & ((8 << ((offset >>> 12) & 3)) - 1), 128)) >>> 0) >>> 0;
        lds.store32(t5, h + l, 0xffffffff);
      }
      u[s.fields.ADDR_ROW * w.size + (h + l)] = (s0 & 0xffff0003) | (entry << 2);
      u[d] = result;
    }
  }
}

/** DS_BVH_STACK_PUSH4_POP1_RTN_B32 (rdna4) */
export function DS_BVH_STACK_PUSH4_POP1_RTN_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, k2, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0w1 = u[d + hd0];
      const d0 = u[d];
      const s1 = u[b];
      const s0 = u[a];
      let result_lo, result_hi;
      result_hi = d0w1;
      result_lo = d0;
      let first = 0;
      let going = 0;
      let ring = 0;
      let valid = 0;
      let lost = 0;
      first = 0xffffffff;
      going = 1;
      const last = s1;
      const size = ((offset & 31) === 0) ? 32 : (offset & 31);
      ring = ((s0 >>> 10) & 31) % size;
      valid = s0 & 31;
      lost = (s0 >>> 30) & 1;
      for (let i2 = 0; i2 <= 2; i2++) {
        const t0 = Math.imul(32, i2) >>> 0;
        const node = bitsAt(u, c, h2, 32, t0, 32);
        const node2 = node;
        const last2 = last;
        if (going === 1 && (node2 !== 0xffffffff && node2 !== last2)) {
          const ring2 = ring;
          const t1 = (Math.imul(((s0 >>> 15) & 0x3fff) + Math.imul(32, ring2), 4) >>> 0) >>> 0;
          lds.store32(t1, h + l, node);
          ring = ((ring + 1) >>> 0) % size;
          lost = (valid === 31 || valid === size) ? 1 : lost;
          valid = ((valid === 31 || valid === size) ? valid : (valid + 1)) >>> 0;
        } else if (node === last && last !== 0xffffffff) {
          going = 0;
        }
      }
      const closest = u[c + 3 * h2];
      const node3 = closest;
      const last3 = last;
      if (going === 1 && (node3 !== 0xffffffff && node3 !== last3)) {
        first = closest;
      } else if (valid !== 0) {
        ring = (((ring + size) - 1) >>> 0) % size;
        valid = (valid - 1) >>> 0;
        const ring3 = ring;
        const t2 = (Math.imul(((s0 >>> 15) & 0x3fff) + Math.imul(32, ring3), 4) >>> 0) >>> 0;
        const t3 = lds.load32(t2, h + l);
        const t4 = t3 >>> 0;
        first = t4;
        const ring4 = ring;
        const t5 = (Math.imul(((s0 >>> 15) & 0x3fff) + Math.imul(32, ring4), 4) >>> 0) >>> 0;
        lds.store32(t5, h + l, 0xffffffff);
      }
      if (false && valid !== 0) {
        const before = (((ring + size) - 1) >>> 0) % size;
        const ring5 = before;
        const t6 = (Math.imul(((s0 >>> 15) & 0x3fff) + Math.imul(32, ring5), 4) >>> 0) >>> 0;
        const t7 = lds.load32(t6, h + l);
        const t8 = t7 >>> 0;
        const candidate = t8;
        const node4 = candidate;
        const last4 = last;
        if (node4 !== 0xffffffff && node4 !== last4) {
          const ring6 = before;
          const t9 = (Math.imul(((s0 >>> 15) & 0x3fff) + Math.imul(32, ring6), 4) >>> 0) >>> 0;
          lds.store32(t9, h + l, 0xffffffff);
          ring = before;
          valid = (valid - 1) >>> 0;
          result_hi = candidate;
        }
      }
      u[s.fields.ADDR_ROW * w.size + (h + l)] = (((s0 & 0xbfff83e0) | (lost << 30)) | (ring << 10)) | valid;
      result_lo = first;
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** DS_BVH_STACK_PUSH8_POP1_RTN_B32 (rdna4) */
export function DS_BVH_STACK_PUSH8_POP1_RTN_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, k2, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0w1 = u[d + hd0];
      const d0 = u[d];
      const s1 = u[b];
      const s0 = u[a];
      let result_lo, result_hi;
      result_hi = d0w1;
      result_lo = d0;
      let first = 0;
      let going = 0;
      let ring = 0;
      let valid = 0;
      let lost = 0;
      first = 0xffffffff;
      going = 1;
      const last = s1;
      const size = ((offset & 31) === 0) ? 32 : (offset & 31);
      ring = ((s0 >>> 10) & 31) % size;
      valid = s0 & 31;
      lost = (s0 >>> 30) & 1;
      for (let i2 = 0; i2 <= 6; i2++) {
        const t0 = Math.imul(32, i2) >>> 0;
        const node = bitsAt(u, c, h2, 32, t0, 32);
        const node2 = node;
        const last2 = last;
        if (going === 1 && (node2 !== 0xffffffff && node2 !== last2)) {
          const ring2 = ring;
          const t1 = (Math.imul(((s0 >>> 15) & 0x3fff) + Math.imul(32, ring2), 4) >>> 0) >>> 0;
          lds.store32(t1, h + l, node);
          ring = ((ring + 1) >>> 0) % size;
          lost = (valid === 31 || valid === size) ? 1 : lost;
          valid = ((valid === 31 || valid === size) ? valid : (valid + 1)) >>> 0;
        } else if (node === last && last !== 0xffffffff) {
          going = 0;
        }
      }
      const closest = u[c + 7 * h2];
      const node3 = closest;
      const last3 = last;
      if (going === 1 && (node3 !== 0xffffffff && node3 !== last3)) {
        first = closest;
      } else if (valid !== 0) {
        ring = (((ring + size) - 1) >>> 0) % size;
        valid = (valid - 1) >>> 0;
        const ring3 = ring;
        const t2 = (Math.imul(((s0 >>> 15) & 0x3fff) + Math.imul(32, ring3), 4) >>> 0) >>> 0;
        const t3 = lds.load32(t2, h + l);
        const t4 = t3 >>> 0;
        first = t4;
        const ring4 = ring;
        const t5 = (Math.imul(((s0 >>> 15) & 0x3fff) + Math.imul(32, ring4), 4) >>> 0) >>> 0;
        lds.store32(t5, h + l, 0xffffffff);
      }
      if (false && valid !== 0) {
        const before = (((ring + size) - 1) >>> 0) % size;
        const ring5 = before;
        const t6 = (Math.imul(((s0 >>> 15) & 0x3fff) + Math.imul(32, ring5), 4) >>> 0) >>> 0;
        const t7 = lds.load32(t6, h + l);
        const t8 = t7 >>> 0;
        const candidate = t8;
        const node4 = candidate;
        const last4 = last;
        if (node4 !== 0xffffffff && node4 !== last4) {
          const ring6 = before;
          const t9 = (Math.imul(((s0 >>> 15) & 0x3fff) + Math.imul(32, ring6), 4) >>> 0) >>> 0;
          lds.store32(t9, h + l, 0xffffffff);
          ring = before;
          valid = (valid - 1) >>> 0;
          result_hi = candidate;
        }
      }
      u[s.fields.ADDR_ROW * w.size + (h + l)] = (((s0 & 0xbfff83e0) | (lost << 30)) | (ring << 10)) | valid;
      result_lo = first;
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** DS_BVH_STACK_PUSH8_POP2_RTN_B64 (rdna4) */
export function DS_BVH_STACK_PUSH8_POP2_RTN_B64(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const lds = w.lds;
  const { k0, k1, k2, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0w1 = u[d + hd0];
      const d0 = u[d];
      const s1 = u[b];
      const s0 = u[a];
      let result_lo, result_hi;
      result_hi = d0w1;
      result_lo = d0;
      let first = 0;
      let going = 0;
      let ring = 0;
      let valid = 0;
      let lost = 0;
      first = 0xffffffff;
      going = 1;
      const last = s1;
      const size = ((offset & 31) === 0) ? 32 : (offset & 31);
      ring = ((s0 >>> 10) & 31) % size;
      valid = s0 & 31;
      lost = (s0 >>> 30) & 1;
      for (let i2 = 0; i2 <= 6; i2++) {
        const t0 = Math.imul(32, i2) >>> 0;
        const node = bitsAt(u, c, h2, 32, t0, 32);
        const node2 = node;
        const last2 = last;
        if (going === 1 && (node2 !== 0xffffffff && node2 !== last2)) {
          const ring2 = ring;
          const t1 = (Math.imul(((s0 >>> 15) & 0x3fff) + Math.imul(32, ring2), 4) >>> 0) >>> 0;
          lds.store32(t1, h + l, node);
          ring = ((ring + 1) >>> 0) % size;
          lost = (valid === 31 || valid === size) ? 1 : lost;
          valid = ((valid === 31 || valid === size) ? valid : (valid + 1)) >>> 0;
        } else if (node === last && last !== 0xffffffff) {
          going = 0;
        }
      }
      const closest = u[c + 7 * h2];
      const node3 = closest;
      const last3 = last;
      if (going === 1 && (node3 !== 0xffffffff && node3 !== last3)) {
        first = closest;
      } else if (valid !== 0) {
        ring = (((ring + size) - 1) >>> 0) % size;
        valid = (valid - 1) >>> 0;
        const ring3 = ring;
        const t2 = (Math.imul(((s0 >>> 15) & 0x3fff) + Math.imul(32, ring3), 4) >>> 0) >>> 0;
        const t3 = lds.load32(t2, h + l);
        const t4 = t3 >>> 0;
        first = t4;
        const ring4 = ring;
        const t5 = (Math.imul(((s0 >>> 15) & 0x3fff) + Math.imul(32, ring4), 4) >>> 0) >>> 0;
        lds.store32(t5, h + l, 0xffffffff);
      }
      if (true && valid !== 0) {
        const before = (((ring + size) - 1) >>> 0) % size;
        const ring5 = before;
        const t6 = (Math.imul(((s0 >>> 15) & 0x3fff) + Math.imul(32, ring5), 4) >>> 0) >>> 0;
        const t7 = lds.load32(t6, h + l);
        const t8 = t7 >>> 0;
        const candidate = t8;
        const node4 = candidate;
        const last4 = last;
        if (node4 !== 0xffffffff && node4 !== last4) {
          const ring6 = before;
          const t9 = (Math.imul(((s0 >>> 15) & 0x3fff) + Math.imul(32, ring6), 4) >>> 0) >>> 0;
          lds.store32(t9, h + l, 0xffffffff);
          ring = before;
          valid = (valid - 1) >>> 0;
          result_hi = candidate;
        }
      }
      u[s.fields.ADDR_ROW * w.size + (h + l)] = (((s0 & 0xbfff83e0) | (lost << 30)) | (ring << 10)) | valid;
      result_lo = first;
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  DS_BVH_STACK_RTN_B32: define("DS_BVH_STACK_RTN_B32", "lane", DS_BVH_STACK_RTN_B32, { ownResult: true }),
  DS_BVH_STACK_PUSH4_POP1_RTN_B32: define("DS_BVH_STACK_PUSH4_POP1_RTN_B32", "lane", DS_BVH_STACK_PUSH4_POP1_RTN_B32, { readsDestination: true, ownResult: true }),
  DS_BVH_STACK_PUSH8_POP1_RTN_B32: define("DS_BVH_STACK_PUSH8_POP1_RTN_B32", "lane", DS_BVH_STACK_PUSH8_POP1_RTN_B32, { readsDestination: true, ownResult: true }),
  DS_BVH_STACK_PUSH8_POP2_RTN_B64: define("DS_BVH_STACK_PUSH8_POP2_RTN_B64", "lane", DS_BVH_STACK_PUSH8_POP2_RTN_B64, { readsDestination: true, ownResult: true }),
};

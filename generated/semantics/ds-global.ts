// Executors of ds global.
// Generated from spec/pseudocode/ds-global.pcode by `npm run generate`; do not edit.
import { countTrailingZeros64 } from "../../runtime/bits/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/**
 * DS_ADD_GS_REG_RTN (rdna3 rdna3_5)
 * The old value comes back in one register, or in two when the GS register has 64 bits.
 */
export function DS_ADD_GS_REG_RTN(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const gsRegisters = w.gsRegisters;
  const { k1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const number = (offset >>> 2) & 15;
      const addr = Math.imul((number > 7) ? (Math.imul(2, number) - 8) : number, 4) >>> 0;
      if (addr < 32) {
        const t0 = addr >>> 0;
        const t1 = gsRegisters.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const old = t2;
        const t3 = old + s1;
        const t4 = addr >>> 0;
        gsRegisters.store32(t4, h + l, t3);
        u[d] = old;
      } else {
        const t5 = addr >>> 0;
        const t6 = gsRegisters.load32(t5, h + l);
        const t7 = gsRegisters.load32(t5 + 4, h + l);
        const wide_lo = t6;
        const wide_hi = t7;
        const t8 = (wide_lo + s1) >>> 0;
        const t9 = wide_hi + Math.floor(s1 / 4294967296) + +(t8 < (wide_lo >>> 0));
        const t10 = addr >>> 0;
        gsRegisters.store32(t10, h + l, t8);
        gsRegisters.store32(t10 + 4, h + l, t9);
        u[d] = wide_lo;
        u[d + hd0] = wide_hi;
      }
    }
  }
}

/**
 * DS_SUB_GS_REG_RTN (rdna3 rdna3_5)
 * The old value comes back in one register, or in two when the GS register has 64 bits.
 */
export function DS_SUB_GS_REG_RTN(w: Wave, s: Step): void {
  const { u, i } = w;
  const offset = s.simm >>> 0;
  const gsRegisters = w.gsRegisters;
  const { k1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1 = u[b];
      const number = (offset >>> 2) & 15;
      const addr = Math.imul((number > 7) ? (Math.imul(2, number) - 8) : number, 4) >>> 0;
      if (addr < 32) {
        const t0 = addr >>> 0;
        const t1 = gsRegisters.load32(t0, h + l);
        const t2 = t1 >>> 0;
        const old = t2;
        const t3 = old - s1;
        const t4 = addr >>> 0;
        gsRegisters.store32(t4, h + l, t3);
        u[d] = old;
      } else {
        const t5 = addr >>> 0;
        const t6 = gsRegisters.load32(t5, h + l);
        const t7 = gsRegisters.load32(t5 + 4, h + l);
        const wide_lo = t6;
        const wide_hi = t7;
        const t8 = (wide_lo - s1) >>> 0;
        const t9 = wide_hi - Math.floor(s1 / 4294967296) - +((wide_lo >>> 0) < (s1 >>> 0));
        const t10 = addr >>> 0;
        gsRegisters.store32(t10, h + l, t8);
        gsRegisters.store32(t10 + 4, h + l, t9);
        u[d] = wide_lo;
        u[d + hd0] = wide_hi;
      }
    }
  }
}

/**
 * DS_ORDERED_COUNT (cdna1 rdna1 rdna2)
 * Adds the first active lane's value to a counter of the whole dispatch; all lanes get the old value. Hardware lets
 * waves have their turn in the order in which they were made; here they come as they run. Which counter a pixel
 * shader's packer adds to is not modelled.
 */
export function DS_ORDERED_COUNT_cdna1(w: Wave, s: Step): void {
  const { u } = w;
  const offset = s.simm >>> 0;
  const addr = (Math.imul(u[w.m0] >>> 18, 4) + (offset & 0xfc)) >>> 0;
  const t0 = addr >>> 0;
  const t1 = w.lds.load32(t0, -1);
  const t2 = t1 >>> 0;
  const old = t2;
  const t3 = old + (((u[w.exec] | u[w.exec + 1]) === 0) ? 0 : u[s.fields.ADDR_ROW * w.size + ((countTrailingZeros64(u[w.exec], u[w.exec + 1]) & ((w.size === 32) ? 31 : 63)) >>> 0)]);
  const t4 = addr >>> 0;
  w.lds.store32(t4, -1, t3);
  const t5 = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= t5; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = old;
    }
  }
}

/**
 * DS_ORDERED_COUNT (rdna3 rdna3_5)
 * Here the counters are the GS registers, and bits 5:4 of the second offset may ask for an exchange. Wrapping (3)
 * needs a limit that lies in a configuration register: it adds as if there were none.
 */
export function DS_ORDERED_COUNT_rdna3(w: Wave, s: Step): void {
  const { u } = w;
  const offset = s.simm >>> 0;
  const number = (offset >>> 2) & 15;
  const addr = Math.imul((number > 7) ? (Math.imul(2, number) - 8) : number, 4) >>> 0;
  const t0 = addr >>> 0;
  const t1 = w.gsRegisters.load32(t0, -1);
  const t2 = t1 >>> 0;
  const old = t2;
  const value = ((u[w.exec] | u[w.exec + 1]) === 0) ? 0 : u[s.fields.ADDR_ROW * w.size + ((countTrailingZeros64(u[w.exec], u[w.exec + 1]) & ((w.size === 32) ? 31 : 63)) >>> 0)];
  if (((offset >>> 12) & 3) === 1) {
    const t3 = addr >>> 0;
    w.gsRegisters.store32(t3, -1, value);
  } else if (addr < 32) {
    const t4 = old + value;
    const t5 = addr >>> 0;
    w.gsRegisters.store32(t5, -1, t4);
  } else {
    const t6 = addr >>> 0;
    const t7 = w.gsRegisters.load32(t6, -1);
    const t8 = w.gsRegisters.load32(t6 + 4, -1);
    const t9 = (t7 + value) >>> 0;
    const t10 = t8 + Math.floor(value / 4294967296) + +(t9 < (t7 >>> 0));
    const t11 = addr >>> 0;
    w.gsRegisters.store32(t11, -1, t9);
    w.gsRegisters.store32(t11 + 4, -1, t10);
  }
  const t12 = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= t12; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = old;
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  DS_ADD_GS_REG_RTN: define("DS_ADD_GS_REG_RTN", "lane", DS_ADD_GS_REG_RTN),
  DS_SUB_GS_REG_RTN: define("DS_SUB_GS_REG_RTN", "lane", DS_SUB_GS_REG_RTN),
  DS_ORDERED_COUNT_cdna1: define("DS_ORDERED_COUNT_cdna1", "wave", DS_ORDERED_COUNT_cdna1),
  DS_ORDERED_COUNT_rdna3: define("DS_ORDERED_COUNT_rdna3", "wave", DS_ORDERED_COUNT_rdna3),
};

// Executors of vector bytes.
// Generated from spec/pseudocode/vector-bytes.pcode by `npm run generate`; do not edit.
import {
  bigFromWords,
  bigToWords,
  bigWord,
  bitsAt,
  insert64Hi,
  insert64Lo,
  lowestOne,
  setBits,
  shr64Lo,
  toBigU64,
} from "../../runtime/bits/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/**
 * V_LERP_U8 (all generations)
 * Rounded-up or rounded-down averages of bytes: bit 0 of each byte of S2 is added before halving.
 */
export function V_LERP_U8(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      const a2 = s0 >>> 24;
      const b2 = s1 >>> 24;
      const carry = (s2 >>> 24) & 1;
      const a22 = (s0 >>> 16) & 255;
      const b22 = (s1 >>> 16) & 255;
      const carry2 = (s2 >>> 16) & 1;
      const a3 = (s0 >>> 8) & 255;
      const b3 = (s1 >>> 8) & 255;
      const carry3 = (s2 >>> 8) & 1;
      const a4 = s0 & 255;
      const b4 = s1 & 255;
      const carry4 = s2 & 1;
      u[d] = (((((a2 + b2) + carry) >>> 1) & 255) << 24) | (((((a22 + b22) + carry2) >>> 1) & 255) << 16) | (((((a3 + b3) + carry3) >>> 1) & 255) << 8) | ((((a4 + b4) + carry4) >>> 1) & 255);
    }
  }
}

/** V_SAD_U8 (all generations) */
export function V_SAD_U8(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const a2 = s0 & 255;
        const b2 = s1 & 255;
        const a22 = (s0 >>> 8) & 255;
        const b22 = (s1 >>> 8) & 255;
        const a3 = (s0 >>> 16) & 255;
        const b3 = (s1 >>> 16) & 255;
        const a4 = s0 >>> 24;
        const b4 = s1 >>> 24;
        u[d] = (((((a2 > b2) ? (a2 - b2) : (b2 - a2)) + ((a22 > b22) ? (a22 - b22) : (b22 - a22))) + ((a3 > b3) ? (a3 - b3) : (b3 - a3))) + ((a4 > b4) ? (a4 - b4) : (b4 - a4))) + s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const a2 = s0 & 255;
        const b2 = s1 & 255;
        const a22 = (s0 >>> 8) & 255;
        const b22 = (s1 >>> 8) & 255;
        const a3 = (s0 >>> 16) & 255;
        const b3 = (s1 >>> 16) & 255;
        const a4 = s0 >>> 24;
        const b4 = s1 >>> 24;
        u[d] = (((((a2 > b2) ? (a2 - b2) : (b2 - a2)) + ((a22 > b22) ? (a22 - b22) : (b22 - a22))) + ((a3 > b3) ? (a3 - b3) : (b3 - a3))) + ((a4 > b4) ? (a4 - b4) : (b4 - a4))) + s2;
      }
    }
  }
}

/** V_SAD_HI_U8 (all generations) */
export function V_SAD_HI_U8(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const a2 = s0 & 255;
        const b2 = s1 & 255;
        const a22 = (s0 >>> 8) & 255;
        const b22 = (s1 >>> 8) & 255;
        const a3 = (s0 >>> 16) & 255;
        const b3 = (s1 >>> 16) & 255;
        const a4 = s0 >>> 24;
        const b4 = s1 >>> 24;
        u[d] = ((((((a2 > b2) ? (a2 - b2) : (b2 - a2)) + ((a22 > b22) ? (a22 - b22) : (b22 - a22))) + ((a3 > b3) ? (a3 - b3) : (b3 - a3))) + ((a4 > b4) ? (a4 - b4) : (b4 - a4))) << 16) + s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const a2 = s0 & 255;
        const b2 = s1 & 255;
        const a22 = (s0 >>> 8) & 255;
        const b22 = (s1 >>> 8) & 255;
        const a3 = (s0 >>> 16) & 255;
        const b3 = (s1 >>> 16) & 255;
        const a4 = s0 >>> 24;
        const b4 = s1 >>> 24;
        u[d] = ((((((a2 > b2) ? (a2 - b2) : (b2 - a2)) + ((a22 > b22) ? (a22 - b22) : (b22 - a22))) + ((a3 > b3) ? (a3 - b3) : (b3 - a3))) + ((a4 > b4) ? (a4 - b4) : (b4 - a4))) << 16) + s2;
      }
    }
  }
}

/** V_SAD_U16 (all generations) */
export function V_SAD_U16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const a2 = s0 & 65535;
        const b2 = s1 & 65535;
        const a22 = s0 >>> 16;
        const b22 = s1 >>> 16;
        u[d] = (((a2 > b2) ? (a2 - b2) : (b2 - a2)) + ((a22 > b22) ? (a22 - b22) : (b22 - a22))) + s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        const a2 = s0 & 65535;
        const b2 = s1 & 65535;
        const a22 = s0 >>> 16;
        const b22 = s1 >>> 16;
        u[d] = (((a2 > b2) ? (a2 - b2) : (b2 - a2)) + ((a22 > b22) ? (a22 - b22) : (b22 - a22))) + s2;
      }
    }
  }
}

/** V_SAD_U32 (all generations) */
export function V_SAD_U32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        u[d] = ((s0 > s1) ? (s0 - s1) : (s1 - s0)) + s2;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s0 = u[a];
        const s1 = u[b];
        const s2 = u[c];
        u[d] = ((s0 > s1) ? (s0 - s1) : (s1 - s0)) + s2;
      }
    }
  }
}

/** V_MSAD_U8 (all generations) */
export function V_MSAD_U8(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      const p2 = s0 & 255;
      const r = s1 & 255;
      const a2 = p2;
      const b2 = r;
      const p22 = (s0 >>> 8) & 255;
      const r2 = (s1 >>> 8) & 255;
      const a22 = p22;
      const b22 = r2;
      const p3 = (s0 >>> 16) & 255;
      const r3 = (s1 >>> 16) & 255;
      const a3 = p3;
      const b3 = r3;
      const p4 = s0 >>> 24;
      const r4 = s1 >>> 24;
      const a4 = p4;
      const b4 = r4;
      u[d] = (((((r === 0) ? 0 : ((a2 > b2) ? (a2 - b2) : (b2 - a2))) + ((r2 === 0) ? 0 : ((a22 > b22) ? (a22 - b22) : (b22 - a22)))) + ((r3 === 0) ? 0 : ((a3 > b3) ? (a3 - b3) : (b3 - a3)))) + ((r4 === 0) ? 0 : ((a4 > b4) ? (a4 - b4) : (b4 - a4)))) + s2;
    }
  }
}

/**
 * V_QSAD_PK_U16_U8 (all generations)
 * Q: the window of four bytes slides over the eight of S0, a byte at a time. 16-bit sums wrap.
 */
export function V_QSAD_PK_U16_U8(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1 = u[b];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const a2 = s0 >>> 0;
      const a22 = a2 & 255;
      const b2 = s1 & 255;
      const a3 = (a2 >>> 8) & 255;
      const b22 = (s1 >>> 8) & 255;
      const a4 = (a2 >>> 16) & 255;
      const b3 = (s1 >>> 16) & 255;
      const a5 = a2 >>> 24;
      const b4 = s1 >>> 24;
      const at0 = ((((((a22 > b2) ? (a22 - b2) : (b2 - a22)) + ((a3 > b22) ? (a3 - b22) : (b22 - a3))) + ((a4 > b3) ? (a4 - b3) : (b3 - a4))) + ((a5 > b4) ? (a5 - b4) : (b4 - a5))) + (s2 & 65535)) >>> 0;
      const a6 = ((s0 >>> 8) | (s0w1 << 24)) >>> 0;
      const a7 = a6 & 255;
      const b5 = s1 & 255;
      const a8 = (a6 >>> 8) & 255;
      const b6 = (s1 >>> 8) & 255;
      const a9 = (a6 >>> 16) & 255;
      const b7 = (s1 >>> 16) & 255;
      const a10 = a6 >>> 24;
      const b8 = s1 >>> 24;
      const at1 = ((((((a7 > b5) ? (a7 - b5) : (b5 - a7)) + ((a8 > b6) ? (a8 - b6) : (b6 - a8))) + ((a9 > b7) ? (a9 - b7) : (b7 - a9))) + ((a10 > b8) ? (a10 - b8) : (b8 - a10))) + (s2 >>> 16)) >>> 0;
      const a11 = ((s0 >>> 16) | (s0w1 << 16)) >>> 0;
      const a12 = a11 & 255;
      const b9 = s1 & 255;
      const a13 = (a11 >>> 8) & 255;
      const b10 = (s1 >>> 8) & 255;
      const a14 = (a11 >>> 16) & 255;
      const b11 = (s1 >>> 16) & 255;
      const a15 = a11 >>> 24;
      const b12 = s1 >>> 24;
      const at2 = ((((((a12 > b9) ? (a12 - b9) : (b9 - a12)) + ((a13 > b10) ? (a13 - b10) : (b10 - a13))) + ((a14 > b11) ? (a14 - b11) : (b11 - a14))) + ((a15 > b12) ? (a15 - b12) : (b12 - a15))) + (s2w1 & 65535)) >>> 0;
      const a16 = ((s0 >>> 24) | (s0w1 << 8)) >>> 0;
      const a17 = a16 & 255;
      const b13 = s1 & 255;
      const a18 = (a16 >>> 8) & 255;
      const b14 = (s1 >>> 8) & 255;
      const a19 = (a16 >>> 16) & 255;
      const b15 = (s1 >>> 16) & 255;
      const a20 = a16 >>> 24;
      const b16 = s1 >>> 24;
      const at3 = ((((((a17 > b13) ? (a17 - b13) : (b13 - a17)) + ((a18 > b14) ? (a18 - b14) : (b14 - a18))) + ((a19 > b15) ? (a19 - b15) : (b15 - a19))) + ((a20 > b16) ? (a20 - b16) : (b16 - a20))) + (s2w1 >>> 16)) >>> 0;
      u[d] = ((at1 & 65535) << 16) | (at0 & 65535);
      u[d + hd0] = ((at3 & 65535) << 16) | (at2 & 65535);
    }
  }
}

/** V_MQSAD_PK_U16_U8 (all generations) */
export function V_MQSAD_PK_U16_U8(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1 = u[b];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const pixels = s0 >>> 0;
      const p2 = pixels & 255;
      const r = s1 & 255;
      const a2 = p2;
      const b2 = r;
      const p22 = (pixels >>> 8) & 255;
      const r2 = (s1 >>> 8) & 255;
      const a22 = p22;
      const b22 = r2;
      const p3 = (pixels >>> 16) & 255;
      const r3 = (s1 >>> 16) & 255;
      const a3 = p3;
      const b3 = r3;
      const p4 = pixels >>> 24;
      const r4 = s1 >>> 24;
      const a4 = p4;
      const b4 = r4;
      const at0 = ((((((r === 0) ? 0 : ((a2 > b2) ? (a2 - b2) : (b2 - a2))) + ((r2 === 0) ? 0 : ((a22 > b22) ? (a22 - b22) : (b22 - a22)))) + ((r3 === 0) ? 0 : ((a3 > b3) ? (a3 - b3) : (b3 - a3)))) + ((r4 === 0) ? 0 : ((a4 > b4) ? (a4 - b4) : (b4 - a4)))) + (s2 & 65535)) >>> 0;
      const pixels2 = ((s0 >>> 8) | (s0w1 << 24)) >>> 0;
      const p5 = pixels2 & 255;
      const r5 = s1 & 255;
      const a5 = p5;
      const b5 = r5;
      const p6 = (pixels2 >>> 8) & 255;
      const r6 = (s1 >>> 8) & 255;
      const a6 = p6;
      const b6 = r6;
      const p7 = (pixels2 >>> 16) & 255;
      const r7 = (s1 >>> 16) & 255;
      const a7 = p7;
      const b7 = r7;
      const p8 = pixels2 >>> 24;
      const r8 = s1 >>> 24;
      const a8 = p8;
      const b8 = r8;
      const at1 = ((((((r5 === 0) ? 0 : ((a5 > b5) ? (a5 - b5) : (b5 - a5))) + ((r6 === 0) ? 0 : ((a6 > b6) ? (a6 - b6) : (b6 - a6)))) + ((r7 === 0) ? 0 : ((a7 > b7) ? (a7 - b7) : (b7 - a7)))) + ((r8 === 0) ? 0 : ((a8 > b8) ? (a8 - b8) : (b8 - a8)))) + (s2 >>> 16)) >>> 0;
      const pixels3 = ((s0 >>> 16) | (s0w1 << 16)) >>> 0;
      const p9 = pixels3 & 255;
      const r9 = s1 & 255;
      const a9 = p9;
      const b9 = r9;
      const p10 = (pixels3 >>> 8) & 255;
      const r10 = (s1 >>> 8) & 255;
      const a10 = p10;
      const b10 = r10;
      const p11 = (pixels3 >>> 16) & 255;
      const r11 = (s1 >>> 16) & 255;
      const a11 = p11;
      const b11 = r11;
      const p12 = pixels3 >>> 24;
      const r12 = s1 >>> 24;
      const a12 = p12;
      const b12 = r12;
      const at2 = ((((((r9 === 0) ? 0 : ((a9 > b9) ? (a9 - b9) : (b9 - a9))) + ((r10 === 0) ? 0 : ((a10 > b10) ? (a10 - b10) : (b10 - a10)))) + ((r11 === 0) ? 0 : ((a11 > b11) ? (a11 - b11) : (b11 - a11)))) + ((r12 === 0) ? 0 : ((a12 > b12) ? (a12 - b12) : (b12 - a12)))) + (s2w1 & 65535)) >>> 0;
      const pixels4 = ((s0 >>> 24) | (s0w1 << 8)) >>> 0;
      const p13 = pixels4 & 255;
      const r13 = s1 & 255;
      const a13 = p13;
      const b13 = r13;
      const p14 = (pixels4 >>> 8) & 255;
      const r14 = (s1 >>> 8) & 255;
      const a14 = p14;
      const b14 = r14;
      const p15 = (pixels4 >>> 16) & 255;
      const r15 = (s1 >>> 16) & 255;
      const a15 = p15;
      const b15 = r15;
      const p16 = pixels4 >>> 24;
      const r16 = s1 >>> 24;
      const a16 = p16;
      const b16 = r16;
      const at3 = ((((((r13 === 0) ? 0 : ((a13 > b13) ? (a13 - b13) : (b13 - a13))) + ((r14 === 0) ? 0 : ((a14 > b14) ? (a14 - b14) : (b14 - a14)))) + ((r15 === 0) ? 0 : ((a15 > b15) ? (a15 - b15) : (b15 - a15)))) + ((r16 === 0) ? 0 : ((a16 > b16) ? (a16 - b16) : (b16 - a16)))) + (s2w1 >>> 16)) >>> 0;
      u[d] = ((at1 & 65535) << 16) | (at0 & 65535);
      u[d + hd0] = ((at3 & 65535) << 16) | (at2 & 65535);
    }
  }
}

/** V_MQSAD_U32_U8 (all generations) */
export function V_MQSAD_U32_U8(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1 = u[b];
      const pixels = s0 >>> 0;
      const p2 = pixels & 255;
      const r = s1 & 255;
      const a2 = p2;
      const b2 = r;
      const p22 = (pixels >>> 8) & 255;
      const r2 = (s1 >>> 8) & 255;
      const a22 = p22;
      const b22 = r2;
      const p3 = (pixels >>> 16) & 255;
      const r3 = (s1 >>> 16) & 255;
      const a3 = p3;
      const b3 = r3;
      const p4 = pixels >>> 24;
      const r4 = s1 >>> 24;
      const a4 = p4;
      const b4 = r4;
      const at0 = ((((((r === 0) ? 0 : ((a2 > b2) ? (a2 - b2) : (b2 - a2))) + ((r2 === 0) ? 0 : ((a22 > b22) ? (a22 - b22) : (b22 - a22)))) + ((r3 === 0) ? 0 : ((a3 > b3) ? (a3 - b3) : (b3 - a3)))) + ((r4 === 0) ? 0 : ((a4 > b4) ? (a4 - b4) : (b4 - a4)))) + u[c]) >>> 0;
      const pixels2 = ((s0 >>> 8) | (s0w1 << 24)) >>> 0;
      const p5 = pixels2 & 255;
      const r5 = s1 & 255;
      const a5 = p5;
      const b5 = r5;
      const p6 = (pixels2 >>> 8) & 255;
      const r6 = (s1 >>> 8) & 255;
      const a6 = p6;
      const b6 = r6;
      const p7 = (pixels2 >>> 16) & 255;
      const r7 = (s1 >>> 16) & 255;
      const a7 = p7;
      const b7 = r7;
      const p8 = pixels2 >>> 24;
      const r8 = s1 >>> 24;
      const a8 = p8;
      const b8 = r8;
      const at1 = ((((((r5 === 0) ? 0 : ((a5 > b5) ? (a5 - b5) : (b5 - a5))) + ((r6 === 0) ? 0 : ((a6 > b6) ? (a6 - b6) : (b6 - a6)))) + ((r7 === 0) ? 0 : ((a7 > b7) ? (a7 - b7) : (b7 - a7)))) + ((r8 === 0) ? 0 : ((a8 > b8) ? (a8 - b8) : (b8 - a8)))) + u[c + h2]) >>> 0;
      const pixels3 = ((s0 >>> 16) | (s0w1 << 16)) >>> 0;
      const p9 = pixels3 & 255;
      const r9 = s1 & 255;
      const a9 = p9;
      const b9 = r9;
      const p10 = (pixels3 >>> 8) & 255;
      const r10 = (s1 >>> 8) & 255;
      const a10 = p10;
      const b10 = r10;
      const p11 = (pixels3 >>> 16) & 255;
      const r11 = (s1 >>> 16) & 255;
      const a11 = p11;
      const b11 = r11;
      const p12 = pixels3 >>> 24;
      const r12 = s1 >>> 24;
      const a12 = p12;
      const b12 = r12;
      const at2 = ((((((r9 === 0) ? 0 : ((a9 > b9) ? (a9 - b9) : (b9 - a9))) + ((r10 === 0) ? 0 : ((a10 > b10) ? (a10 - b10) : (b10 - a10)))) + ((r11 === 0) ? 0 : ((a11 > b11) ? (a11 - b11) : (b11 - a11)))) + ((r12 === 0) ? 0 : ((a12 > b12) ? (a12 - b12) : (b12 - a12)))) + u[c + 2 * h2]) >>> 0;
      const pixels4 = ((s0 >>> 24) | (s0w1 << 8)) >>> 0;
      const p13 = pixels4 & 255;
      const r13 = s1 & 255;
      const a13 = p13;
      const b13 = r13;
      const p14 = (pixels4 >>> 8) & 255;
      const r14 = (s1 >>> 8) & 255;
      const a14 = p14;
      const b14 = r14;
      const p15 = (pixels4 >>> 16) & 255;
      const r15 = (s1 >>> 16) & 255;
      const a15 = p15;
      const b15 = r15;
      const p16 = pixels4 >>> 24;
      const r16 = s1 >>> 24;
      const a16 = p16;
      const b16 = r16;
      const at3 = ((((((r13 === 0) ? 0 : ((a13 > b13) ? (a13 - b13) : (b13 - a13))) + ((r14 === 0) ? 0 : ((a14 > b14) ? (a14 - b14) : (b14 - a14)))) + ((r15 === 0) ? 0 : ((a15 > b15) ? (a15 - b15) : (b15 - a15)))) + ((r16 === 0) ? 0 : ((a16 > b16) ? (a16 - b16) : (b16 - a16)))) + u[c + 3 * h2]) >>> 0;
      const t0 = (BigInt(at3) << 96n) | (BigInt(at2) << 64n) | (BigInt(at1) << 32n) | BigInt(at0);
      u[d] = bigWord(t0, 0);
      u[d + hd0] = bigWord(t0, 1);
      u[d + 2 * hd0] = bigWord(t0, 2);
      u[d + 3 * hd0] = bigWord(t0, 3);
    }
  }
}

/** V_PERM_B32 (all generations) */
export function V_PERM_B32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2 = u[c];
      let result = 0;
      let result2 = 0;
      let result3 = 0;
      let result4 = 0;
      const data_lo = s1;
      const data_hi = s0;
      const data2_lo = data_lo;
      const data2_hi = data_hi;
      const selector = s2 >>> 24;
      if (selector < 8) {
        const t0 = Math.imul(selector, 8) >>> 0;
        result = shr64Lo(data2_lo, data2_hi, t0) & 255;
      } else if (selector < 12) {
        const t1 = (Math.imul(selector - 8, 16) + 15) >>> 0;
        result = ((shr64Lo(data2_lo, data2_hi, t1) & 1) !== 0) ? 0xff : 0;
      } else if (selector === 12) {
        result = 0;
      } else {
        result = 0xff;
      }
      const data3_lo = data_lo;
      const data3_hi = data_hi;
      const selector2 = (s2 >>> 16) & 255;
      if (selector2 < 8) {
        const t2 = Math.imul(selector2, 8) >>> 0;
        result2 = shr64Lo(data3_lo, data3_hi, t2) & 255;
      } else if (selector2 < 12) {
        const t3 = (Math.imul(selector2 - 8, 16) + 15) >>> 0;
        result2 = ((shr64Lo(data3_lo, data3_hi, t3) & 1) !== 0) ? 0xff : 0;
      } else if (selector2 === 12) {
        result2 = 0;
      } else {
        result2 = 0xff;
      }
      const data4_lo = data_lo;
      const data4_hi = data_hi;
      const selector3 = (s2 >>> 8) & 255;
      if (selector3 < 8) {
        const t4 = Math.imul(selector3, 8) >>> 0;
        result3 = shr64Lo(data4_lo, data4_hi, t4) & 255;
      } else if (selector3 < 12) {
        const t5 = (Math.imul(selector3 - 8, 16) + 15) >>> 0;
        result3 = ((shr64Lo(data4_lo, data4_hi, t5) & 1) !== 0) ? 0xff : 0;
      } else if (selector3 === 12) {
        result3 = 0;
      } else {
        result3 = 0xff;
      }
      const data5_lo = data_lo;
      const data5_hi = data_hi;
      const selector4 = s2 & 255;
      if (selector4 < 8) {
        const t6 = Math.imul(selector4, 8) >>> 0;
        result4 = shr64Lo(data5_lo, data5_hi, t6) & 255;
      } else if (selector4 < 12) {
        const t7 = (Math.imul(selector4 - 8, 16) + 15) >>> 0;
        result4 = ((shr64Lo(data5_lo, data5_hi, t7) & 1) !== 0) ? 0xff : 0;
      } else if (selector4 === 12) {
        result4 = 0;
      } else {
        result4 = 0xff;
      }
      u[d] = (result << 24) | (result2 << 16) | (result3 << 8) | result4;
    }
  }
}

/**
 * V_PERM_PK16_B4_U4 (cdna5)
 * Sixteen 4-bit numbers in S2 pick from a table of sixteen entries, which S0 and S1 hold together.
 */
export function V_PERM_PK16_B4_U4(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s1 = u[b];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      let result_lo = 0, result_hi = 0;
      const entries_lo = s1;
      const entries_hi = s0;
      result_hi = 0;
      result_lo = 0;
      for (let i2 = 0; i2 <= 15; i2++) {
        const t0 = Math.imul(i2, 4) >>> 0;
        const t1 = Math.imul(shr64Lo(s2, s2w1, t0) & 15, 4) >>> 0;
        const t2 = Math.imul(i2, 4) >>> 0;
        const t3 = Math.imul(shr64Lo(s2, s2w1, t2) & 15, 4) >>> 0;
        const t4 = Math.imul(i2, 4) >>> 0;
        const t5 = shr64Lo(entries_lo, entries_hi, t3) & 15;
        const t6 = insert64Hi(result_lo, result_hi, t5, t4, 4);
        result_lo = insert64Lo(result_lo, result_hi, t5, t4, 4);
        result_hi = t6;
      }
      u[d] = result_lo;
      u[d + hd0] = result_hi;
    }
  }
}

/** V_PERM_PK16_B6_U4 (cdna5) */
export function V_PERM_PK16_B6_U4(w: Wave, s: Step): void {
  const { u, i } = w;
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
      const entries = new Uint32Array(3);
      const result = new Uint32Array(3);
      const t0 = (BigInt(s0) << 64n) | toBigU64(s1, s1w1);
      bigToWords(t0, entries);
      const t1 = BigInt(0);
      bigToWords(t1, result);
      for (let i2 = 0; i2 <= 15; i2++) {
        const t2 = Math.imul(i2, 4) >>> 0;
        const t3 = Math.imul(shr64Lo(s2, s2w1, t2) & 15, 6) >>> 0;
        setBits(result, Math.imul(i2, 6) >>> 0, bitsAt(entries, 0, 1, entries.length, t3, 6), 6);
      }
      const t4 = bigFromWords(result);
      u[d] = bigWord(t4, 0);
      u[d + hd0] = bigWord(t4, 1);
      u[d + 2 * hd0] = bigWord(t4, 2);
    }
  }
}

/** V_PERM_PK16_B8_U4 (cdna5) */
export function V_PERM_PK16_B8_U4(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2, h0, h1, h2, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s2w1 = u[c + h2];
      const s2 = u[c];
      const entries = new Uint32Array(4);
      const result = new Uint32Array(4);
      const t0 = (toBigU64(s0, s0w1) << 64n) | toBigU64(s1, s1w1);
      bigToWords(t0, entries);
      const t1 = BigInt(0);
      bigToWords(t1, result);
      for (let i2 = 0; i2 <= 15; i2++) {
        const t2 = Math.imul(i2, 4) >>> 0;
        const t3 = Math.imul(shr64Lo(s2, s2w1, t2) & 15, 8) >>> 0;
        setBits(result, Math.imul(i2, 8) >>> 0, bitsAt(entries, 0, 1, entries.length, t3, 8), 8);
      }
      const t4 = bigFromWords(result);
      u[d] = bigWord(t4, 0);
      u[d + hd0] = bigWord(t4, 1);
      u[d + 2 * hd0] = bigWord(t4, 2);
      u[d + 3 * hd0] = bigWord(t4, 3);
    }
  }
}

/** V_SAT_PK_U8_I16 (all generations) */
export function V_SAT_PK_U8_I16(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const x = ((s0 & 65535) << 16) >> 16;
        const low = (x < 0) ? 0 : ((x > 255) ? 255 : x);
        const x2 = ((s0 >>> 16) << 16) >> 16;
        const high = (x2 < 0) ? 0 : ((x2 > 255) ? 255 : x2);
        u[d] = (((high & 255) << 8) | (low & 255)) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const x = ((s0 & 65535) << 16) >> 16;
        const low = (x < 0) ? 0 : ((x > 255) ? 255 : x);
        const x2 = ((s0 >>> 16) << 16) >> 16;
        const high = (x2 < 0) ? 0 : ((x2 > 255) ? 255 : x2);
        u[d] = (((high & 255) << 8) | (low & 255)) & 65535;
      }
    }
  }
}

/** V_SAT_PK4_I4_I8 (cdna5) */
export function V_SAT_PK4_I4_I8(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const x = ((s0 >>> 24) << 24) >> 24;
        const x2 = x;
        const x3 = (((s0 >>> 16) & 255) << 24) >> 24;
        const x4 = x3;
        const x5 = (((s0 >>> 8) & 255) << 24) >> 24;
        const x6 = x5;
        const x7 = ((s0 & 255) << 24) >> 24;
        const x8 = x7;
        u[d] = (((((x2 < (-8)) ? (-8) : ((x2 > 7) ? 7 : x2)) & 15) << 12) | ((((x4 < (-8)) ? (-8) : ((x4 > 7) ? 7 : x4)) & 15) << 8) | ((((x6 < (-8)) ? (-8) : ((x6 > 7) ? 7 : x6)) & 15) << 4) | (((x8 < (-8)) ? (-8) : ((x8 > 7) ? 7 : x8)) & 15)) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const x = ((s0 >>> 24) << 24) >> 24;
        const x2 = x;
        const x3 = (((s0 >>> 16) & 255) << 24) >> 24;
        const x4 = x3;
        const x5 = (((s0 >>> 8) & 255) << 24) >> 24;
        const x6 = x5;
        const x7 = ((s0 & 255) << 24) >> 24;
        const x8 = x7;
        u[d] = (((((x2 < (-8)) ? (-8) : ((x2 > 7) ? 7 : x2)) & 15) << 12) | ((((x4 < (-8)) ? (-8) : ((x4 > 7) ? 7 : x4)) & 15) << 8) | ((((x6 < (-8)) ? (-8) : ((x6 > 7) ? 7 : x6)) & 15) << 4) | (((x8 < (-8)) ? (-8) : ((x8 > 7) ? 7 : x8)) & 15)) & 65535;
      }
    }
  }
}

/** V_SAT_PK4_U4_U8 (cdna5) */
export function V_SAT_PK4_U4_U8(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, d++) {
        const s0 = u[a];
        const x = s0 >>> 24;
        const x2 = (s0 >>> 16) & 255;
        const x3 = (s0 >>> 8) & 255;
        const x4 = s0 & 255;
        u[d] = (((((x > 15) ? 15 : x) & 15) << 12) | ((((x2 > 15) ? 15 : x2) & 15) << 8) | ((((x3 > 15) ? 15 : x3) & 15) << 4) | (((x4 > 15) ? 15 : x4) & 15)) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, d = s.d0 + h + l;
        const s0 = u[a];
        const x = s0 >>> 24;
        const x2 = (s0 >>> 16) & 255;
        const x3 = (s0 >>> 8) & 255;
        const x4 = s0 & 255;
        u[d] = (((((x > 15) ? 15 : x) & 15) << 12) | ((((x2 > 15) ? 15 : x2) & 15) << 8) | ((((x3 > 15) ? 15 : x3) & 15) << 4) | (((x4 > 15) ? 15 : x4) & 15)) & 65535;
      }
    }
  }
}

/**
 * V_ASHR_PK_I8_I32 (cdna4 cdna5)
 * Two numbers shifted right by one count, then saturated to bytes.
 */
export function V_ASHR_PK_I8_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s2 = u[c];
        const s0i = i[a];
        const s1i = i[b];
        const x = s0i >> (s2 & 31);
        const low = (x < (-128)) ? (-128) : ((x > 127) ? 127 : x);
        const x2 = s1i >> (s2 & 31);
        const high = (x2 < (-128)) ? (-128) : ((x2 > 127) ? 127 : x2);
        u[d] = (((high & 255) << 8) | (low & 255)) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s2 = u[c];
        const s0i = i[a];
        const s1i = i[b];
        const x = s0i >> (s2 & 31);
        const low = (x < (-128)) ? (-128) : ((x > 127) ? 127 : x);
        const x2 = s1i >> (s2 & 31);
        const high = (x2 < (-128)) ? (-128) : ((x2 > 127) ? 127 : x2);
        u[d] = (((high & 255) << 8) | (low & 255)) & 65535;
      }
    }
  }
}

/**
 * V_ASHR_PK_U8_I32 (cdna4 cdna5)
 * Two numbers shifted right by one count, then saturated to bytes.
 */
export function V_ASHR_PK_U8_I32(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, k1, k2 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    if (m === -1) {
      let a = s.s0 + h * k0, b = s.s1 + h * k1, c = s.s2 + h * k2, d = s.d0 + h;
      for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, c = (c + k2) | 0, d++) {
        const s2 = u[c];
        const s0i = i[a];
        const s1i = i[b];
        const x = s0i >> (s2 & 31);
        const low = (x < 0) ? 0 : ((x > 255) ? 255 : x);
        const x2 = s1i >> (s2 & 31);
        const high = (x2 < 0) ? 0 : ((x2 > 255) ? 255 : x2);
        u[d] = (((high & 255) << 8) | (low & 255)) & 65535;
      }
    } else {
      for (let r = m; r !== 0; r &= r - 1) {
        const l = lowestOne(r);
        const a = s.s0 + (h + l) * k0, b = s.s1 + (h + l) * k1, c = s.s2 + (h + l) * k2, d = s.d0 + h + l;
        const s2 = u[c];
        const s0i = i[a];
        const s1i = i[b];
        const x = s0i >> (s2 & 31);
        const low = (x < 0) ? 0 : ((x > 255) ? 255 : x);
        const x2 = s1i >> (s2 & 31);
        const high = (x2 < 0) ? 0 : ((x2 > 255) ? 255 : x2);
        u[d] = (((high & 255) << 8) | (low & 255)) & 65535;
      }
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  V_LERP_U8: define("V_LERP_U8", "lane", V_LERP_U8),
  V_SAD_U8: define("V_SAD_U8", "lane", V_SAD_U8),
  V_SAD_HI_U8: define("V_SAD_HI_U8", "lane", V_SAD_HI_U8),
  V_SAD_U16: define("V_SAD_U16", "lane", V_SAD_U16),
  V_SAD_U32: define("V_SAD_U32", "lane", V_SAD_U32),
  V_MSAD_U8: define("V_MSAD_U8", "lane", V_MSAD_U8),
  V_QSAD_PK_U16_U8: define("V_QSAD_PK_U16_U8", "lane", V_QSAD_PK_U16_U8),
  V_MQSAD_PK_U16_U8: define("V_MQSAD_PK_U16_U8", "lane", V_MQSAD_PK_U16_U8),
  V_MQSAD_U32_U8: define("V_MQSAD_U32_U8", "lane", V_MQSAD_U32_U8),
  V_PERM_B32: define("V_PERM_B32", "lane", V_PERM_B32),
  V_PERM_PK16_B4_U4: define("V_PERM_PK16_B4_U4", "lane", V_PERM_PK16_B4_U4),
  V_PERM_PK16_B6_U4: define("V_PERM_PK16_B6_U4", "lane", V_PERM_PK16_B6_U4),
  V_PERM_PK16_B8_U4: define("V_PERM_PK16_B8_U4", "lane", V_PERM_PK16_B8_U4),
  V_SAT_PK_U8_I16: define("V_SAT_PK_U8_I16", "lane", V_SAT_PK_U8_I16),
  V_SAT_PK4_I4_I8: define("V_SAT_PK4_I4_I8", "lane", V_SAT_PK4_I4_I8),
  V_SAT_PK4_U4_U8: define("V_SAT_PK4_U4_U8", "lane", V_SAT_PK4_U4_U8),
  V_ASHR_PK_I8_I32: define("V_ASHR_PK_I8_I32", "lane", V_ASHR_PK_I8_I32),
  V_ASHR_PK_U8_I32: define("V_ASHR_PK_U8_I32", "lane", V_ASHR_PK_U8_I32),
};

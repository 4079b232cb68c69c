// Executors of image.
// Generated from spec/pseudocode/image.pcode by `npm run generate`; do not edit.
import { bitsAt, lessI64, lessU64, shr32 } from "../../runtime/bits/index.js";
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
  isNan32,
  quiet32,
} from "../../runtime/float/index.js";
import {
  formatBytes,
  loadComponent,
  loadComponent16,
  storeWord,
  widen16,
} from "../../runtime/memory/typedFormats.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** IMAGE_LOAD, IMAGE_LOAD_MIP (cdna1 cdna2 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function IMAGE_LOAD(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k3, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, e = s.s3 + h * k3;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, e = (e + k3) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let count = 0;
      let result = 0;
      let result2 = 0;
      let result3 = 0;
      let result4 = 0;
      let result5 = 0;
      let result6 = 0;
      let result7 = 0;
      let result8 = 0;
      count = 0;
      const format = s3 & 0x7ffff;
      for (let c2 = 0; c2 <= 3; c2++) {
        if ((shr32(s.fields.DMASK, c2) & 1) !== 0) {
          if (s.fields.D16 === 0) {
            const format2 = format;
            const selects = s3 >>> 19;
            const c22 = c2;
            const t0 = formatBytes(format2);
            const bytes = t0;
            const selects2 = selects;
            const c3 = c22;
            const bytes2 = bytes;
            if (bytes2 <= 0) {
              result = 0;
            } else if (bytes2 === 1) {
              const t1 = s0 >>> 0;
              const t2 = s0w1 >>> 0;
              const t3 = mem.load8(t1, t2, h + l);
              result = t3;
            } else if (bytes2 === 2) {
              const t4 = s0 >>> 0;
              const t5 = s0w1 >>> 0;
              const t6 = mem.load16(t4, t5, h + l);
              result = t6;
            } else {
              const t7 = (s0 + 0) >>> 0;
              const t8 = t7 >>> 0;
              const t9 = (s0w1 + 0 + +(t7 < (s0 >>> 0))) >>> 0;
              const t10 = mem.load32(t8, t9, h + l);
              const t11 = t10 >>> 0;
              result = t11;
            }
            const bytes3 = bytes;
            if (bytes3 <= 4) {
              result2 = 0;
            } else if (bytes3 === 1) {
              const t12 = s0 >>> 0;
              const t13 = s0w1 >>> 0;
              const t14 = mem.load8(t12, t13, h + l);
              result2 = t14;
            } else if (bytes3 === 2) {
              const t15 = s0 >>> 0;
              const t16 = s0w1 >>> 0;
              const t17 = mem.load16(t15, t16, h + l);
              result2 = t17;
            } else {
              const t18 = (s0 + 4) >>> 0;
              const t19 = t18 >>> 0;
              const t20 = (s0w1 + 0 + +(t18 < (s0 >>> 0))) >>> 0;
              const t21 = mem.load32(t19, t20, h + l);
              const t22 = t21 >>> 0;
              result2 = t22;
            }
            const bytes4 = bytes;
            if (bytes4 <= 8) {
              result3 = 0;
            } else if (bytes4 === 1) {
              const t23 = s0 >>> 0;
              const t24 = s0w1 >>> 0;
              const t25 = mem.load8(t23, t24, h + l);
              result3 = t25;
            } else if (bytes4 === 2) {
              const t26 = s0 >>> 0;
              const t27 = s0w1 >>> 0;
              const t28 = mem.load16(t26, t27, h + l);
              result3 = t28;
            } else {
              const t29 = (s0 + 8) >>> 0;
              const t30 = t29 >>> 0;
              const t31 = (s0w1 + 0 + +(t29 < (s0 >>> 0))) >>> 0;
              const t32 = mem.load32(t30, t31, h + l);
              const t33 = t32 >>> 0;
              result3 = t33;
            }
            const bytes5 = bytes;
            if (bytes5 <= 12) {
              result4 = 0;
            } else if (bytes5 === 1) {
              const t34 = s0 >>> 0;
              const t35 = s0w1 >>> 0;
              const t36 = mem.load8(t34, t35, h + l);
              result4 = t36;
            } else if (bytes5 === 2) {
              const t37 = s0 >>> 0;
              const t38 = s0w1 >>> 0;
              const t39 = mem.load16(t37, t38, h + l);
              result4 = t39;
            } else {
              const t40 = (s0 + 12) >>> 0;
              const t41 = t40 >>> 0;
              const t42 = (s0w1 + 0 + +(t40 < (s0 >>> 0))) >>> 0;
              const t43 = mem.load32(t41, t42, h + l);
              const t44 = t43 >>> 0;
              result4 = t44;
            }
            const t45 = loadComponent(format2, shr32(selects2, Math.imul(3, c3) >>> 0) & 7, result, result2, result3, result4);
            u[((s.fields.VDST + count) >>> 0) * w.size + (h + l)] = t45;
          } else {
            const format3 = format;
            const selects3 = s3 >>> 19;
            const c4 = c2;
            const t46 = formatBytes(format3);
            const bytes6 = t46;
            const selects4 = selects3;
            const c5 = c4;
            const bytes7 = bytes6;
            if (bytes7 <= 0) {
              result5 = 0;
            } else if (bytes7 === 1) {
              const t47 = s0 >>> 0;
              const t48 = s0w1 >>> 0;
              const t49 = mem.load8(t47, t48, h + l);
              result5 = t49;
            } else if (bytes7 === 2) {
              const t50 = s0 >>> 0;
              const t51 = s0w1 >>> 0;
              const t52 = mem.load16(t50, t51, h + l);
              result5 = t52;
            } else {
              const t53 = (s0 + 0) >>> 0;
              const t54 = t53 >>> 0;
              const t55 = (s0w1 + 0 + +(t53 < (s0 >>> 0))) >>> 0;
              const t56 = mem.load32(t54, t55, h + l);
              const t57 = t56 >>> 0;
              result5 = t57;
            }
            const bytes8 = bytes6;
            if (bytes8 <= 4) {
              result6 = 0;
            } else if (bytes8 === 1) {
              const t58 = s0 >>> 0;
              const t59 = s0w1 >>> 0;
              const t60 = mem.load8(t58, t59, h + l);
              result6 = t60;
            } else if (bytes8 === 2) {
              const t61 = s0 >>> 0;
              const t62 = s0w1 >>> 0;
              const t63 = mem.load16(t61, t62, h + l);
              result6 = t63;
            } else {
              const t64 = (s0 + 4) >>> 0;
              const t65 = t64 >>> 0;
              const t66 = (s0w1 + 0 + +(t64 < (s0 >>> 0))) >>> 0;
              const t67 = mem.load32(t65, t66, h + l);
              const t68 = t67 >>> 0;
              result6 = t68;
            }
            const bytes9 = bytes6;
            if (bytes9 <= 8) {
              result7 = 0;
            } else if (bytes9 === 1) {
              const t69 = s0 >>> 0;
              const t70 = s0w1 >>> 0;
              const t71 = mem.load8(t69, t70, h + l);
              result7 = t71;
            } else if (bytes9 === 2) {
              const t72 = s0 >>> 0;
              const t73 = s0w1 >>> 0;
              const t74 = mem.load16(t72, t73, h + l);
              result7 = t74;
            } else {
              const t75 = (s0 + 8) >>> 0;
              const t76 = t75 >>> 0;
              const t77 = (s0w1 + 0 + +(t75 < (s0 >>> 0))) >>> 0;
              const t78 = mem.load32(t76, t77, h + l);
              const t79 = t78 >>> 0;
              result7 = t79;
            }
            const bytes10 = bytes6;
            if (bytes10 <= 12) {
              result8 = 0;
            } else if (bytes10 === 1) {
              const t80 = s0 >>> 0;
              const t81 = s0w1 >>> 0;
              const t82 = mem.load8(t80, t81, h + l);
              result8 = t82;
            } else if (bytes10 === 2) {
              const t83 = s0 >>> 0;
              const t84 = s0w1 >>> 0;
              const t85 = mem.load16(t83, t84, h + l);
              result8 = t85;
            } else {
              const t86 = (s0 + 12) >>> 0;
              const t87 = t86 >>> 0;
              const t88 = (s0w1 + 0 + +(t86 < (s0 >>> 0))) >>> 0;
              const t89 = mem.load32(t87, t88, h + l);
              const t90 = t89 >>> 0;
              result8 = t90;
            }
            const t91 = loadComponent16(format3, shr32(selects4, Math.imul(3, c5) >>> 0) & 7, result5, result6, result7, result8);
            const value = t91;
            const half = value & 65535;
            const old = u[((s.fields.VDST + (count >>> 1)) >>> 0) * w.size + (h + l)];
            u[((s.fields.VDST + (count >>> 1)) >>> 0) * w.size + (h + l)] = ((count & 1) === 0) ? ((old & 0xffff0000) | half) : ((old & 0xffff) | (half << 16));
          }
          count = (count + 1) >>> 0;
        }
      }
      if (count === 0) {
        u[s.d0 + (h + l) * s.kd0] = 0;
        count = 1;
      }
      if (s.fields.TFE !== 0) {
        u[((s.fields.VDST + ((s.fields.D16 === 0) ? count : ((count + 1) >>> 1))) >>> 0) * w.size + (h + l)] = 0;
      }
    }
  }
}

/**
 * IMAGE_LOAD_PCK, IMAGE_LOAD_MIP_PCK (cdna1 cdna2 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * PCK: words of the texel as they are; what is smaller than a word is extended, by its sign with SGN.
 */
export function IMAGE_LOAD_PCK(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k3, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, e = s.s3 + h * k3;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, e = (e + k3) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let count = 0;
      let result = 0;
      count = 0;
      const t0 = formatBytes(s3 & 0x7ffff);
      const bytes = t0;
      for (let c2 = 0; c2 <= 3; c2++) {
        if ((shr32(s.fields.DMASK, c2) & 1) !== 0) {
          const bytes2 = bytes;
          const at = Math.imul(4, c2) >>> 0;
          if (bytes2 <= at) {
            result = 0;
          } else if (bytes2 === 1) {
            const t1 = s0 >>> 0;
            const t2 = s0w1 >>> 0;
            const t3 = mem.load8(t1, t2, h + l);
            result = t3;
          } else if (bytes2 === 2) {
            const t4 = s0 >>> 0;
            const t5 = s0w1 >>> 0;
            const t6 = mem.load16(t4, t5, h + l);
            result = t6;
          } else {
            const t7 = (s0 + at) >>> 0;
            const t8 = t7 >>> 0;
            const t9 = (s0w1 + Math.floor(at / 4294967296) + +(t7 < (s0 >>> 0))) >>> 0;
            const t10 = mem.load32(t8, t9, h + l);
            const t11 = t10 >>> 0;
            result = t11;
          }
          const word = result;
          if (false && bytes === 1) {
            u[((s.fields.VDST + count) >>> 0) * w.size + (h + l)] = ((word & 255) << 24) >> 24;
          } else if (false && bytes === 2) {
            u[((s.fields.VDST + count) >>> 0) * w.size + (h + l)] = ((word & 65535) << 16) >> 16;
          } else {
            u[((s.fields.VDST + count) >>> 0) * w.size + (h + l)] = word;
          }
          count = (count + 1) >>> 0;
        }
      }
      if (s.fields.TFE !== 0) {
        u[((s.fields.VDST + count) >>> 0) * w.size + (h + l)] = 0;
      }
    }
  }
}

/**
 * IMAGE_LOAD_PCK_SGN, IMAGE_LOAD_MIP_PCK_SGN (cdna1 cdna2 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * PCK: words of the texel as they are; what is smaller than a word is extended, by its sign with SGN.
 */
export function IMAGE_LOAD_PCK_SGN(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k3, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, e = s.s3 + h * k3;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, e = (e + k3) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let count = 0;
      let result = 0;
      count = 0;
      const t0 = formatBytes(s3 & 0x7ffff);
      const bytes = t0;
      for (let c2 = 0; c2 <= 3; c2++) {
        if ((shr32(s.fields.DMASK, c2) & 1) !== 0) {
          const bytes2 = bytes;
          const at = Math.imul(4, c2) >>> 0;
          if (bytes2 <= at) {
            result = 0;
          } else if (bytes2 === 1) {
            const t1 = s0 >>> 0;
            const t2 = s0w1 >>> 0;
            const t3 = mem.load8(t1, t2, h + l);
            result = t3;
          } else if (bytes2 === 2) {
            const t4 = s0 >>> 0;
            const t5 = s0w1 >>> 0;
            const t6 = mem.load16(t4, t5, h + l);
            result = t6;
          } else {
            const t7 = (s0 + at) >>> 0;
            const t8 = t7 >>> 0;
            const t9 = (s0w1 + Math.floor(at / 4294967296) + +(t7 < (s0 >>> 0))) >>> 0;
            const t10 = mem.load32(t8, t9, h + l);
            const t11 = t10 >>> 0;
            result = t11;
          }
          const word = result;
          if (true && bytes === 1) {
            u[((s.fields.VDST + count) >>> 0) * w.size + (h + l)] = ((word & 255) << 24) >> 24;
          } else if (true && bytes === 2) {
            u[((s.fields.VDST + count) >>> 0) * w.size + (h + l)] = ((word & 65535) << 16) >> 16;
          } else {
            u[((s.fields.VDST + count) >>> 0) * w.size + (h + l)] = word;
          }
          count = (count + 1) >>> 0;
        }
      }
      if (s.fields.TFE !== 0) {
        u[((s.fields.VDST + count) >>> 0) * w.size + (h + l)] = 0;
      }
    }
  }
}

/**
 * IMAGE_STORE, IMAGE_STORE_MIP (cdna1 cdna2 rdna1 rdna2 rdna3 rdna3_5)
 * Data of channel c: the register that DMASK gives it, else `missing`.
 */
export function IMAGE_STORE_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k3, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, e = s.s3 + h * k3;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, e = (e + k3) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let count = 0;
      const v = new Array<number>(4).fill(0);
      count = 0;
      const format = s3 & 0x7ffff;
      for (let c2 = 0; c2 <= 3; c2++) {
        v[c2] = 0;
        if ((shr32(s.fields.DMASK, c2) & 1) !== 0) {
          if (s.fields.D16 === 0) {
            v[c2] = u[((s.fields.DATA0_ROW + count) >>> 0) * w.size + (h + l)];
          } else {
            const t0 = widen16(format, u[((s.fields.DATA0_ROW + (count >>> 1)) >>> 0) * w.size + (h + l)] >>> (Math.imul(16, count & 1) >>> 0));
            v[c2] = t0;
          }
          count = (count + 1) >>> 0;
        }
      }
      const format2 = format;
      const selects = s3 >>> 19;
      const x = v[0];
      const y = v[1];
      const z = v[2];
      const w2 = v[3];
      const t1 = formatBytes(format2);
      const bytes = t1;
      const selects2 = selects;
      const x2 = x;
      const y2 = y;
      const z2 = z;
      const w22 = w2;
      const select = (4 + 0) >>> 0;
      const selects3 = selects2;
      const selects4 = selects2;
      const selects5 = selects2;
      const selects6 = selects2;
      const r = (((selects3 >>> (Math.imul(3, 0) >>> 0)) & 7) === select) ? x2 : ((((selects4 >>> (Math.imul(3, 1) >>> 0)) & 7) === select) ? y2 : ((((selects5 >>> (Math.imul(3, 2) >>> 0)) & 7) === select) ? z2 : ((((selects6 >>> (Math.imul(3, 3) >>> 0)) & 7) === select) ? w22 : 0)));
      const selects7 = selects;
      const x3 = x;
      const y3 = y;
      const z3 = z;
      const w3 = w2;
      const select2 = (4 + 1) >>> 0;
      const selects8 = selects7;
      const selects9 = selects7;
      const selects10 = selects7;
      const selects11 = selects7;
      const g2 = (((selects8 >>> (Math.imul(3, 0) >>> 0)) & 7) === select2) ? x3 : ((((selects9 >>> (Math.imul(3, 1) >>> 0)) & 7) === select2) ? y3 : ((((selects10 >>> (Math.imul(3, 2) >>> 0)) & 7) === select2) ? z3 : ((((selects11 >>> (Math.imul(3, 3) >>> 0)) & 7) === select2) ? w3 : 0)));
      const selects12 = selects;
      const x4 = x;
      const y4 = y;
      const z4 = z;
      const w4 = w2;
      const select3 = (4 + 2) >>> 0;
      const selects13 = selects12;
      const selects14 = selects12;
      const selects15 = selects12;
      const selects16 = selects12;
      const b2 = (((selects13 >>> (Math.imul(3, 0) >>> 0)) & 7) === select3) ? x4 : ((((selects14 >>> (Math.imul(3, 1) >>> 0)) & 7) === select3) ? y4 : ((((selects15 >>> (Math.imul(3, 2) >>> 0)) & 7) === select3) ? z4 : ((((selects16 >>> (Math.imul(3, 3) >>> 0)) & 7) === select3) ? w4 : 0)));
      const selects17 = selects;
      const x5 = x;
      const y5 = y;
      const z5 = z;
      const w5 = w2;
      const select4 = (4 + 3) >>> 0;
      const selects18 = selects17;
      const selects19 = selects17;
      const selects20 = selects17;
      const selects21 = selects17;
      const a2 = (((selects18 >>> (Math.imul(3, 0) >>> 0)) & 7) === select4) ? x5 : ((((selects19 >>> (Math.imul(3, 1) >>> 0)) & 7) === select4) ? y5 : ((((selects20 >>> (Math.imul(3, 2) >>> 0)) & 7) === select4) ? z5 : ((((selects21 >>> (Math.imul(3, 3) >>> 0)) & 7) === select4) ? w5 : 0)));
      const t2 = storeWord(format2, 0, r, g2, b2, a2);
      const first = t2;
      if (bytes === 1) {
        const t3 = first & 255;
        const t4 = s0 >>> 0;
        const t5 = s0w1 >>> 0;
        mem.store8(t4, t5, h + l, t3);
      } else if (bytes === 2) {
        const t6 = first & 65535;
        const t7 = s0 >>> 0;
        const t8 = s0w1 >>> 0;
        mem.store16(t7, t8, h + l, t6);
      } else if (bytes > 2) {
        const t9 = s0 >>> 0;
        const t10 = s0w1 >>> 0;
        mem.store32(t9, t10, h + l, first);
      }
      if (bytes > 4) {
        const t11 = storeWord(format2, 1, r, g2, b2, a2);
        const t12 = (s0 + 4) >>> 0;
        const t13 = t12 >>> 0;
        const t14 = (s0w1 + 0 + +(t12 < (s0 >>> 0))) >>> 0;
        mem.store32(t13, t14, h + l, t11);
      }
      if (bytes > 8) {
        const t15 = storeWord(format2, 2, r, g2, b2, a2);
        const t16 = (s0 + 8) >>> 0;
        const t17 = t16 >>> 0;
        const t18 = (s0w1 + 0 + +(t16 < (s0 >>> 0))) >>> 0;
        mem.store32(t17, t18, h + l, t15);
      }
      if (bytes > 12) {
        const t19 = storeWord(format2, 3, r, g2, b2, a2);
        const t20 = (s0 + 12) >>> 0;
        const t21 = t20 >>> 0;
        const t22 = (s0w1 + 0 + +(t20 < (s0 >>> 0))) >>> 0;
        mem.store32(t21, t22, h + l, t19);
      }
      const bytes2 = bytes;
    }
  }
}

/**
 * IMAGE_STORE, IMAGE_STORE_MIP (rdna4)
 * RDNA 4 fills channels without data with the first register's; D16 data are X, Y and so on, wherever DMASK's bits are.
 */
export function IMAGE_STORE_rdna4(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k3, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, e = s.s3 + h * k3;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, e = (e + k3) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let count = 0;
      const v = new Array<number>(4).fill(0);
      count = 0;
      const format = s3 & 0x7ffff;
      const first = u[s.fields.DATA0_ROW * w.size + (h + l)];
      for (let c2 = 0; c2 <= 3; c2++) {
        const t0 = widen16(format, first);
        v[c2] = (s.fields.D16 === 0) ? first : t0;
      }
      for (let c2 = 0; c2 <= 3; c2++) {
        if ((shr32(s.fields.DMASK, c2) & 1) !== 0) {
          if (s.fields.D16 === 0) {
            v[c2] = u[((s.fields.DATA0_ROW + count) >>> 0) * w.size + (h + l)];
          } else {
            const t1 = widen16(format, u[((s.fields.DATA0_ROW + (count >>> 1)) >>> 0) * w.size + (h + l)] >>> (Math.imul(16, count & 1) >>> 0));
            v[count] = t1;
          }
          count = (count + 1) >>> 0;
        }
      }
      const format2 = format;
      const selects = s3 >>> 19;
      const x = v[0];
      const y = v[1];
      const z = v[2];
      const w2 = v[3];
      const t2 = formatBytes(format2);
      const bytes = t2;
      const selects2 = selects;
      const x2 = x;
      const y2 = y;
      const z2 = z;
      const w22 = w2;
      const select = (4 + 0) >>> 0;
      const selects3 = selects2;
      const selects4 = selects2;
      const selects5 = selects2;
      const selects6 = selects2;
      const r = (((selects3 >>> (Math.imul(3, 0) >>> 0)) & 7) === select) ? x2 : ((((selects4 >>> (Math.imul(3, 1) >>> 0)) & 7) === select) ? y2 : ((((selects5 >>> (Math.imul(3, 2) >>> 0)) & 7) === select) ? z2 : ((((selects6 >>> (Math.imul(3, 3) >>> 0)) & 7) === select) ? w22 : 0)));
      const selects7 = selects;
      const x3 = x;
      const y3 = y;
      const z3 = z;
      const w3 = w2;
      const select2 = (4 + 1) >>> 0;
      const selects8 = selects7;
      const selects9 = selects7;
      const selects10 = selects7;
      const selects11 = selects7;
      const g2 = (((selects8 >>> (Math.imul(3, 0) >>> 0)) & 7) === select2) ? x3 : ((((selects9 >>> (Math.imul(3, 1) >>> 0)) & 7) === select2) ? y3 : ((((selects10 >>> (Math.imul(3, 2) >>> 0)) & 7) === select2) ? z3 : ((((selects11 >>> (Math.imul(3, 3) >>> 0)) & 7) === select2) ? w3 : 0)));
      const selects12 = selects;
      const x4 = x;
      const y4 = y;
      const z4 = z;
      const w4 = w2;
      const select3 = (4 + 2) >>> 0;
      const selects13 = selects12;
      const selects14 = selects12;
      const selects15 = selects12;
      const selects16 = selects12;
      const b2 = (((selects13 >>> (Math.imul(3, 0) >>> 0)) & 7) === select3) ? x4 : ((((selects14 >>> (Math.imul(3, 1) >>> 0)) & 7) === select3) ? y4 : ((((selects15 >>> (Math.imul(3, 2) >>> 0)) & 7) === select3) ? z4 : ((((selects16 >>> (Math.imul(3, 3) >>> 0)) & 7) === select3) ? w4 : 0)));
      const selects17 = selects;
      const x5 = x;
      const y5 = y;
      const z5 = z;
      const w5 = w2;
      const select4 = (4 + 3) >>> 0;
      const selects18 = selects17;
      const selects19 = selects17;
      const selects20 = selects17;
      const selects21 = selects17;
      const a2 = (((selects18 >>> (Math.imul(3, 0) >>> 0)) & 7) === select4) ? x5 : ((((selects19 >>> (Math.imul(3, 1) >>> 0)) & 7) === select4) ? y5 : ((((selects20 >>> (Math.imul(3, 2) >>> 0)) & 7) === select4) ? z5 : ((((selects21 >>> (Math.imul(3, 3) >>> 0)) & 7) === select4) ? w5 : 0)));
      const t3 = storeWord(format2, 0, r, g2, b2, a2);
      const first2 = t3;
      if (bytes === 1) {
        const t4 = first2 & 255;
        const t5 = s0 >>> 0;
        const t6 = s0w1 >>> 0;
        mem.store8(t5, t6, h + l, t4);
      } else if (bytes === 2) {
        const t7 = first2 & 65535;
        const t8 = s0 >>> 0;
        const t9 = s0w1 >>> 0;
        mem.store16(t8, t9, h + l, t7);
      } else if (bytes > 2) {
        const t10 = s0 >>> 0;
        const t11 = s0w1 >>> 0;
        mem.store32(t10, t11, h + l, first2);
      }
      if (bytes > 4) {
        const t12 = storeWord(format2, 1, r, g2, b2, a2);
        const t13 = (s0 + 4) >>> 0;
        const t14 = t13 >>> 0;
        const t15 = (s0w1 + 0 + +(t13 < (s0 >>> 0))) >>> 0;
        mem.store32(t14, t15, h + l, t12);
      }
      if (bytes > 8) {
        const t16 = storeWord(format2, 2, r, g2, b2, a2);
        const t17 = (s0 + 8) >>> 0;
        const t18 = t17 >>> 0;
        const t19 = (s0w1 + 0 + +(t17 < (s0 >>> 0))) >>> 0;
        mem.store32(t18, t19, h + l, t16);
      }
      if (bytes > 12) {
        const t20 = storeWord(format2, 3, r, g2, b2, a2);
        const t21 = (s0 + 12) >>> 0;
        const t22 = t21 >>> 0;
        const t23 = (s0w1 + 0 + +(t21 < (s0 >>> 0))) >>> 0;
        mem.store32(t22, t23, h + l, t20);
      }
      const bytes2 = bytes;
    }
  }
}

/** IMAGE_STORE_PCK, IMAGE_STORE_MIP_PCK (cdna1 cdna2 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function IMAGE_STORE_PCK(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k3, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, e = s.s3 + h * k3;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, e = (e + k3) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let count = 0;
      count = 0;
      const t0 = formatBytes(s3 & 0x7ffff);
      const bytes = t0;
      for (let c2 = 0; c2 <= 3; c2++) {
        if (bytes > (Math.imul(4, c2) >>> 0)) {
          const word = u[((s.fields.DATA0_ROW + count) >>> 0) * w.size + (h + l)];
          const value = ((shr32(s.fields.DMASK, c2) & 1) !== 0) ? word : 0;
          if (bytes === 1) {
            const t1 = value & 255;
            const t2 = s0 >>> 0;
            const t3 = s0w1 >>> 0;
            mem.store8(t2, t3, h + l, t1);
          } else if (bytes === 2) {
            const t4 = value & 65535;
            const t5 = s0 >>> 0;
            const t6 = s0w1 >>> 0;
            mem.store16(t5, t6, h + l, t4);
          } else {
            const t7 = Math.imul(4, c2) >>> 0;
            const t8 = (s0 + t7) >>> 0;
            const t9 = t8 >>> 0;
            const t10 = (s0w1 + Math.floor(t7 / 4294967296) + +(t8 < (s0 >>> 0))) >>> 0;
            mem.store32(t9, t10, h + l, value);
          }
        }
        count = (count + (shr32(s.fields.DMASK, c2) & 1)) >>> 0;
      }
    }
  }
}

/**
 * IMAGE_GET_RESINFO (cdna1 cdna2 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * Width, height, depth (or slices) and number of levels.
 */
export function IMAGE_GET_RESINFO(w: Wave, s: Step): void {
  const { u, i } = w;
  const { k0, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0 = u[a];
      const s0w1 = u[a + h0];
      let count = 0;
      const v = new Array<number>(4).fill(0);
      count = 0;
      v[0] = s0;
      v[1] = s0w1 >>> 0;
      v[2] = u[a + 2 * h0];
      v[3] = u[a + 3 * h0];
      for (let c2 = 0; c2 <= 3; c2++) {
        if ((shr32(s.fields.DMASK, c2) & 1) !== 0) {
          u[((s.fields.VDST + count) >>> 0) * w.size + (h + l)] = v[c2];
          count = (count + 1) >>> 0;
        }
      }
    }
  }
}

/**
 * IMAGE_ATOMIC_SWAP (cdna1 cdna2 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * Atomics on texels of one component: DMASK tells 32 from 64 bits.
 */
export function IMAGE_ATOMIC_SWAP(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let data_lo = 0, data_hi = 0;
      let tmp_lo = 0, tmp_hi = 0;
      if (s.fields.DMASK === 3) {
        data_hi = s1w1;
        data_lo = s1;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        tmp_hi = t4;
        tmp_lo = t2;
        const t5 = s0 >>> 0;
        const t6 = s0w1 >>> 0;
        mem.store32(t5, t6, h + l, data_lo);
        const t7 = (t5 + 4) >>> 0;
        mem.store32(t7, t6 + +(t7 < t5), h + l, data_hi);
        u[d] = tmp_lo;
        u[d + hd0] = tmp_hi;
      } else {
        data_hi = Math.floor(s1 / 4294967296);
        data_lo = s1;
        const t8 = s0 >>> 0;
        const t9 = s0w1 >>> 0;
        const t10 = mem.load32(t8, t9, h + l);
        const t11 = t10 >>> 0;
        tmp_hi = Math.floor(t11 / 4294967296);
        tmp_lo = t11;
        const t12 = s0 >>> 0;
        const t13 = s0w1 >>> 0;
        mem.store32(t12, t13, h + l, data_lo);
        u[d] = tmp_lo;
      }
    }
  }
}

/**
 * IMAGE_ATOMIC_AND (cdna1 cdna2 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * Atomics on texels of one component: DMASK tells 32 from 64 bits.
 */
export function IMAGE_ATOMIC_AND(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let data_lo = 0, data_hi = 0;
      let tmp_lo = 0, tmp_hi = 0;
      if (s.fields.DMASK === 3) {
        data_hi = s1w1;
        data_lo = s1;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        tmp_hi = t4;
        tmp_lo = t2;
        const t5 = tmp_lo & data_lo;
        const t6 = tmp_hi & data_hi;
        const t7 = s0 >>> 0;
        const t8 = s0w1 >>> 0;
        mem.store32(t7, t8, h + l, t5);
        const t9 = (t7 + 4) >>> 0;
        mem.store32(t9, t8 + +(t9 < t7), h + l, t6);
        u[d] = tmp_lo;
        u[d + hd0] = tmp_hi;
      } else {
        data_hi = Math.floor(s1 / 4294967296);
        data_lo = s1;
        const t10 = s0 >>> 0;
        const t11 = s0w1 >>> 0;
        const t12 = mem.load32(t10, t11, h + l);
        const t13 = t12 >>> 0;
        tmp_hi = Math.floor(t13 / 4294967296);
        tmp_lo = t13;
        const t14 = tmp_lo & data_lo;
        const t15 = s0 >>> 0;
        const t16 = s0w1 >>> 0;
        mem.store32(t15, t16, h + l, t14);
        u[d] = tmp_lo;
      }
    }
  }
}

/**
 * IMAGE_ATOMIC_OR (cdna1 cdna2 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * Atomics on texels of one component: DMASK tells 32 from 64 bits.
 */
export function IMAGE_ATOMIC_OR(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let data_lo = 0, data_hi = 0;
      let tmp_lo = 0, tmp_hi = 0;
      if (s.fields.DMASK === 3) {
        data_hi = s1w1;
        data_lo = s1;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        tmp_hi = t4;
        tmp_lo = t2;
        const t5 = tmp_lo | data_lo;
        const t6 = tmp_hi | data_hi;
        const t7 = s0 >>> 0;
        const t8 = s0w1 >>> 0;
        mem.store32(t7, t8, h + l, t5);
        const t9 = (t7 + 4) >>> 0;
        mem.store32(t9, t8 + +(t9 < t7), h + l, t6);
        u[d] = tmp_lo;
        u[d + hd0] = tmp_hi;
      } else {
        data_hi = Math.floor(s1 / 4294967296);
        data_lo = s1;
        const t10 = s0 >>> 0;
        const t11 = s0w1 >>> 0;
        const t12 = mem.load32(t10, t11, h + l);
        const t13 = t12 >>> 0;
        tmp_hi = Math.floor(t13 / 4294967296);
        tmp_lo = t13;
        const t14 = tmp_lo | data_lo;
        const t15 = s0 >>> 0;
        const t16 = s0w1 >>> 0;
        mem.store32(t15, t16, h + l, t14);
        u[d] = tmp_lo;
      }
    }
  }
}

/**
 * IMAGE_ATOMIC_XOR (cdna1 cdna2 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * Atomics on texels of one component: DMASK tells 32 from 64 bits.
 */
export function IMAGE_ATOMIC_XOR(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let data_lo = 0, data_hi = 0;
      let tmp_lo = 0, tmp_hi = 0;
      if (s.fields.DMASK === 3) {
        data_hi = s1w1;
        data_lo = s1;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        tmp_hi = t4;
        tmp_lo = t2;
        const t5 = tmp_lo ^ data_lo;
        const t6 = tmp_hi ^ data_hi;
        const t7 = s0 >>> 0;
        const t8 = s0w1 >>> 0;
        mem.store32(t7, t8, h + l, t5);
        const t9 = (t7 + 4) >>> 0;
        mem.store32(t9, t8 + +(t9 < t7), h + l, t6);
        u[d] = tmp_lo;
        u[d + hd0] = tmp_hi;
      } else {
        data_hi = Math.floor(s1 / 4294967296);
        data_lo = s1;
        const t10 = s0 >>> 0;
        const t11 = s0w1 >>> 0;
        const t12 = mem.load32(t10, t11, h + l);
        const t13 = t12 >>> 0;
        tmp_hi = Math.floor(t13 / 4294967296);
        tmp_lo = t13;
        const t14 = tmp_lo ^ data_lo;
        const t15 = s0 >>> 0;
        const t16 = s0w1 >>> 0;
        mem.store32(t15, t16, h + l, t14);
        u[d] = tmp_lo;
      }
    }
  }
}

/** IMAGE_ATOMIC_ADD (cdna1 cdna2 rdna1 rdna2 rdna3 rdna3_5) */
export function IMAGE_ATOMIC_ADD(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let data_lo = 0, data_hi = 0;
      let tmp_lo = 0, tmp_hi = 0;
      if (s.fields.DMASK === 3) {
        data_hi = s1w1;
        data_lo = s1;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        tmp_hi = t4;
        tmp_lo = t2;
        const t5 = (tmp_lo + data_lo) >>> 0;
        const t6 = tmp_hi + data_hi + +(t5 < (tmp_lo >>> 0));
        const t7 = s0 >>> 0;
        const t8 = s0w1 >>> 0;
        mem.store32(t7, t8, h + l, t5);
        const t9 = (t7 + 4) >>> 0;
        mem.store32(t9, t8 + +(t9 < t7), h + l, t6);
        u[d] = tmp_lo;
        u[d + hd0] = tmp_hi;
      } else {
        data_hi = Math.floor(s1 / 4294967296);
        data_lo = s1;
        const t10 = s0 >>> 0;
        const t11 = s0w1 >>> 0;
        const t12 = mem.load32(t10, t11, h + l);
        const t13 = t12 >>> 0;
        tmp_hi = Math.floor(t13 / 4294967296);
        tmp_lo = t13;
        const t14 = (tmp_lo + data_lo) >>> 0;
        const t15 = s0 >>> 0;
        const t16 = s0w1 >>> 0;
        mem.store32(t15, t16, h + l, t14);
        u[d] = tmp_lo;
      }
    }
  }
}

/** IMAGE_ATOMIC_SUB (cdna1 cdna2 rdna1 rdna2 rdna3 rdna3_5) */
export function IMAGE_ATOMIC_SUB(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let data_lo = 0, data_hi = 0;
      let tmp_lo = 0, tmp_hi = 0;
      if (s.fields.DMASK === 3) {
        data_hi = s1w1;
        data_lo = s1;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        tmp_hi = t4;
        tmp_lo = t2;
        const t5 = (tmp_lo - data_lo) >>> 0;
        const t6 = tmp_hi - data_hi - +((tmp_lo >>> 0) < (data_lo >>> 0));
        const t7 = s0 >>> 0;
        const t8 = s0w1 >>> 0;
        mem.store32(t7, t8, h + l, t5);
        const t9 = (t7 + 4) >>> 0;
        mem.store32(t9, t8 + +(t9 < t7), h + l, t6);
        u[d] = tmp_lo;
        u[d + hd0] = tmp_hi;
      } else {
        data_hi = Math.floor(s1 / 4294967296);
        data_lo = s1;
        const t10 = s0 >>> 0;
        const t11 = s0w1 >>> 0;
        const t12 = mem.load32(t10, t11, h + l);
        const t13 = t12 >>> 0;
        tmp_hi = Math.floor(t13 / 4294967296);
        tmp_lo = t13;
        const t14 = (tmp_lo - data_lo) >>> 0;
        const t15 = s0 >>> 0;
        const t16 = s0w1 >>> 0;
        mem.store32(t15, t16, h + l, t14);
        u[d] = tmp_lo;
      }
    }
  }
}

/** IMAGE_ATOMIC_SMIN (cdna1 cdna2 rdna1 rdna2 rdna3 rdna3_5) */
export function IMAGE_ATOMIC_SMIN(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1i = i[b];
      let data_lo = 0, data_hi = 0;
      let tmp_lo = 0, tmp_hi = 0;
      if (s.fields.DMASK === 3) {
        data_hi = s1w1;
        data_lo = s1;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        tmp_hi = t4;
        tmp_lo = t2;
        const t5 = lessI64(data_lo, data_hi, tmp_lo, tmp_hi);
        const t6 = t5 ? data_lo : tmp_lo;
        const t7 = t5 ? data_hi : tmp_hi;
        const t8 = s0 >>> 0;
        const t9 = s0w1 >>> 0;
        mem.store32(t8, t9, h + l, t6);
        const t10 = (t8 + 4) >>> 0;
        mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
        u[d] = tmp_lo;
        u[d + hd0] = tmp_hi;
      } else {
        data_hi = Math.floor(s1i / 4294967296);
        data_lo = s1i;
        const t11 = s0 >>> 0;
        const t12 = s0w1 >>> 0;
        const t13 = mem.load32(t11, t12, h + l);
        const t14 = t13 | 0;
        tmp_hi = Math.floor(t14 / 4294967296);
        tmp_lo = t14;
        const t15 = lessI64(data_lo, data_hi, tmp_lo, tmp_hi);
        const t16 = t15 ? data_lo : tmp_lo;
        const t17 = s0 >>> 0;
        const t18 = s0w1 >>> 0;
        mem.store32(t17, t18, h + l, t16);
        u[d] = tmp_lo;
      }
    }
  }
}

/** IMAGE_ATOMIC_UMIN (cdna1 cdna2 rdna1 rdna2 rdna3 rdna3_5) */
export function IMAGE_ATOMIC_UMIN(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let data_lo = 0, data_hi = 0;
      let tmp_lo = 0, tmp_hi = 0;
      if (s.fields.DMASK === 3) {
        data_hi = s1w1;
        data_lo = s1;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        tmp_hi = t4;
        tmp_lo = t2;
        const t5 = lessU64(data_lo, data_hi, tmp_lo, tmp_hi);
        const t6 = t5 ? data_lo : tmp_lo;
        const t7 = t5 ? data_hi : tmp_hi;
        const t8 = s0 >>> 0;
        const t9 = s0w1 >>> 0;
        mem.store32(t8, t9, h + l, t6);
        const t10 = (t8 + 4) >>> 0;
        mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
        u[d] = tmp_lo;
        u[d + hd0] = tmp_hi;
      } else {
        data_hi = Math.floor(s1 / 4294967296);
        data_lo = s1;
        const t11 = s0 >>> 0;
        const t12 = s0w1 >>> 0;
        const t13 = mem.load32(t11, t12, h + l);
        const t14 = t13 >>> 0;
        tmp_hi = Math.floor(t14 / 4294967296);
        tmp_lo = t14;
        const t15 = lessU64(data_lo, data_hi, tmp_lo, tmp_hi);
        const t16 = t15 ? data_lo : tmp_lo;
        const t17 = s0 >>> 0;
        const t18 = s0w1 >>> 0;
        mem.store32(t17, t18, h + l, t16);
        u[d] = tmp_lo;
      }
    }
  }
}

/** IMAGE_ATOMIC_SMAX (cdna1 cdna2 rdna1 rdna2 rdna3 rdna3_5) */
export function IMAGE_ATOMIC_SMAX(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1i = i[b];
      let data_lo = 0, data_hi = 0;
      let tmp_lo = 0, tmp_hi = 0;
      if (s.fields.DMASK === 3) {
        data_hi = s1w1;
        data_lo = s1;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        tmp_hi = t4;
        tmp_lo = t2;
        const t5 = lessI64(tmp_lo, tmp_hi, data_lo, data_hi);
        const t6 = t5 ? data_lo : tmp_lo;
        const t7 = t5 ? data_hi : tmp_hi;
        const t8 = s0 >>> 0;
        const t9 = s0w1 >>> 0;
        mem.store32(t8, t9, h + l, t6);
        const t10 = (t8 + 4) >>> 0;
        mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
        u[d] = tmp_lo;
        u[d + hd0] = tmp_hi;
      } else {
        data_hi = Math.floor(s1i / 4294967296);
        data_lo = s1i;
        const t11 = s0 >>> 0;
        const t12 = s0w1 >>> 0;
        const t13 = mem.load32(t11, t12, h + l);
        const t14 = t13 | 0;
        tmp_hi = Math.floor(t14 / 4294967296);
        tmp_lo = t14;
        const t15 = lessI64(tmp_lo, tmp_hi, data_lo, data_hi);
        const t16 = t15 ? data_lo : tmp_lo;
        const t17 = s0 >>> 0;
        const t18 = s0w1 >>> 0;
        mem.store32(t17, t18, h + l, t16);
        u[d] = tmp_lo;
      }
    }
  }
}

/** IMAGE_ATOMIC_UMAX (cdna1 cdna2 rdna1 rdna2 rdna3 rdna3_5) */
export function IMAGE_ATOMIC_UMAX(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let data_lo = 0, data_hi = 0;
      let tmp_lo = 0, tmp_hi = 0;
      if (s.fields.DMASK === 3) {
        data_hi = s1w1;
        data_lo = s1;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        tmp_hi = t4;
        tmp_lo = t2;
        const t5 = lessU64(tmp_lo, tmp_hi, data_lo, data_hi);
        const t6 = t5 ? data_lo : tmp_lo;
        const t7 = t5 ? data_hi : tmp_hi;
        const t8 = s0 >>> 0;
        const t9 = s0w1 >>> 0;
        mem.store32(t8, t9, h + l, t6);
        const t10 = (t8 + 4) >>> 0;
        mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
        u[d] = tmp_lo;
        u[d + hd0] = tmp_hi;
      } else {
        data_hi = Math.floor(s1 / 4294967296);
        data_lo = s1;
        const t11 = s0 >>> 0;
        const t12 = s0w1 >>> 0;
        const t13 = mem.load32(t11, t12, h + l);
        const t14 = t13 >>> 0;
        tmp_hi = Math.floor(t14 / 4294967296);
        tmp_lo = t14;
        const t15 = lessU64(tmp_lo, tmp_hi, data_lo, data_hi);
        const t16 = t15 ? data_lo : tmp_lo;
        const t17 = s0 >>> 0;
        const t18 = s0w1 >>> 0;
        mem.store32(t17, t18, h + l, t16);
        u[d] = tmp_lo;
      }
    }
  }
}

/** IMAGE_ATOMIC_INC (cdna1 cdna2 rdna1 rdna2 rdna3 rdna3_5) */
export function IMAGE_ATOMIC_INC(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let data_lo = 0, data_hi = 0;
      let tmp_lo = 0, tmp_hi = 0;
      if (s.fields.DMASK === 3) {
        data_hi = s1w1;
        data_lo = s1;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        tmp_hi = t4;
        tmp_lo = t2;
        const t5 = (!lessU64(tmp_lo, tmp_hi, data_lo, data_hi));
        const t6 = (data_lo - data_lo) >>> 0;
        const t7 = (tmp_lo + 1) >>> 0;
        const t8 = t5 ? t6 : t7;
        const t9 = t5 ? (data_hi - data_hi - +((data_lo >>> 0) < (data_lo >>> 0))) : (tmp_hi + 0 + +(t7 < (tmp_lo >>> 0)));
        const t10 = s0 >>> 0;
        const t11 = s0w1 >>> 0;
        mem.store32(t10, t11, h + l, t8);
        const t12 = (t10 + 4) >>> 0;
        mem.store32(t12, t11 + +(t12 < t10), h + l, t9);
        u[d] = tmp_lo;
        u[d + hd0] = tmp_hi;
      } else {
        data_hi = Math.floor(s1 / 4294967296);
        data_lo = s1;
        const t13 = s0 >>> 0;
        const t14 = s0w1 >>> 0;
        const t15 = mem.load32(t13, t14, h + l);
        const t16 = t15 >>> 0;
        tmp_hi = Math.floor(t16 / 4294967296);
        tmp_lo = t16;
        const t17 = (!lessU64(tmp_lo, tmp_hi, data_lo, data_hi));
        const t18 = (data_lo - data_lo) >>> 0;
        const t19 = (tmp_lo + 1) >>> 0;
        const t20 = t17 ? t18 : t19;
        const t21 = s0 >>> 0;
        const t22 = s0w1 >>> 0;
        mem.store32(t21, t22, h + l, t20);
        u[d] = tmp_lo;
      }
    }
  }
}

/** IMAGE_ATOMIC_DEC (cdna1 cdna2 rdna1 rdna2 rdna3 rdna3_5) */
export function IMAGE_ATOMIC_DEC(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let data_lo = 0, data_hi = 0;
      let tmp_lo = 0, tmp_hi = 0;
      if (s.fields.DMASK === 3) {
        data_hi = s1w1;
        data_lo = s1;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        tmp_hi = t4;
        tmp_lo = t2;
        const t5 = ((tmp_lo | tmp_hi) === 0 || lessU64(data_lo, data_hi, tmp_lo, tmp_hi));
        const t6 = (tmp_lo - 1) >>> 0;
        const t7 = t5 ? data_lo : t6;
        const t8 = t5 ? data_hi : (tmp_hi - 0 - +((tmp_lo >>> 0) < (1 >>> 0)));
        const t9 = s0 >>> 0;
        const t10 = s0w1 >>> 0;
        mem.store32(t9, t10, h + l, t7);
        const t11 = (t9 + 4) >>> 0;
        mem.store32(t11, t10 + +(t11 < t9), h + l, t8);
        u[d] = tmp_lo;
        u[d + hd0] = tmp_hi;
      } else {
        data_hi = Math.floor(s1 / 4294967296);
        data_lo = s1;
        const t12 = s0 >>> 0;
        const t13 = s0w1 >>> 0;
        const t14 = mem.load32(t12, t13, h + l);
        const t15 = t14 >>> 0;
        tmp_hi = Math.floor(t15 / 4294967296);
        tmp_lo = t15;
        const t16 = ((tmp_lo | tmp_hi) === 0 || lessU64(data_lo, data_hi, tmp_lo, tmp_hi));
        const t17 = (tmp_lo - 1) >>> 0;
        const t18 = t16 ? data_lo : t17;
        const t19 = s0 >>> 0;
        const t20 = s0w1 >>> 0;
        mem.store32(t19, t20, h + l, t18);
        u[d] = tmp_lo;
      }
    }
  }
}

/** IMAGE_ATOMIC_ADD_UINT (rdna4) */
export function IMAGE_ATOMIC_ADD_UINT(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let data_lo = 0, data_hi = 0;
      let tmp_lo = 0, tmp_hi = 0;
      if (s.fields.DMASK === 3) {
        data_hi = s1w1;
        data_lo = s1;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        tmp_hi = t4;
        tmp_lo = t2;
        const t5 = (tmp_lo + data_lo) >>> 0;
        const t6 = tmp_hi + data_hi + +(t5 < (tmp_lo >>> 0));
        const t7 = s0 >>> 0;
        const t8 = s0w1 >>> 0;
        mem.store32(t7, t8, h + l, t5);
        const t9 = (t7 + 4) >>> 0;
        mem.store32(t9, t8 + +(t9 < t7), h + l, t6);
        u[d] = tmp_lo;
        u[d + hd0] = tmp_hi;
      } else {
        data_hi = Math.floor(s1 / 4294967296);
        data_lo = s1;
        const t10 = s0 >>> 0;
        const t11 = s0w1 >>> 0;
        const t12 = mem.load32(t10, t11, h + l);
        const t13 = t12 >>> 0;
        tmp_hi = Math.floor(t13 / 4294967296);
        tmp_lo = t13;
        const t14 = (tmp_lo + data_lo) >>> 0;
        const t15 = s0 >>> 0;
        const t16 = s0w1 >>> 0;
        mem.store32(t15, t16, h + l, t14);
        u[d] = tmp_lo;
      }
    }
  }
}

/** IMAGE_ATOMIC_SUB_UINT (rdna4) */
export function IMAGE_ATOMIC_SUB_UINT(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let data_lo = 0, data_hi = 0;
      let tmp_lo = 0, tmp_hi = 0;
      if (s.fields.DMASK === 3) {
        data_hi = s1w1;
        data_lo = s1;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        tmp_hi = t4;
        tmp_lo = t2;
        const t5 = (tmp_lo - data_lo) >>> 0;
        const t6 = tmp_hi - data_hi - +((tmp_lo >>> 0) < (data_lo >>> 0));
        const t7 = s0 >>> 0;
        const t8 = s0w1 >>> 0;
        mem.store32(t7, t8, h + l, t5);
        const t9 = (t7 + 4) >>> 0;
        mem.store32(t9, t8 + +(t9 < t7), h + l, t6);
        u[d] = tmp_lo;
        u[d + hd0] = tmp_hi;
      } else {
        data_hi = Math.floor(s1 / 4294967296);
        data_lo = s1;
        const t10 = s0 >>> 0;
        const t11 = s0w1 >>> 0;
        const t12 = mem.load32(t10, t11, h + l);
        const t13 = t12 >>> 0;
        tmp_hi = Math.floor(t13 / 4294967296);
        tmp_lo = t13;
        const t14 = (tmp_lo - data_lo) >>> 0;
        const t15 = s0 >>> 0;
        const t16 = s0w1 >>> 0;
        mem.store32(t15, t16, h + l, t14);
        u[d] = tmp_lo;
      }
    }
  }
}

/** IMAGE_ATOMIC_MIN_INT (rdna4) */
export function IMAGE_ATOMIC_MIN_INT(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1i = i[b];
      let data_lo = 0, data_hi = 0;
      let tmp_lo = 0, tmp_hi = 0;
      if (s.fields.DMASK === 3) {
        data_hi = s1w1;
        data_lo = s1;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        tmp_hi = t4;
        tmp_lo = t2;
        const t5 = lessI64(data_lo, data_hi, tmp_lo, tmp_hi);
        const t6 = t5 ? data_lo : tmp_lo;
        const t7 = t5 ? data_hi : tmp_hi;
        const t8 = s0 >>> 0;
        const t9 = s0w1 >>> 0;
        mem.store32(t8, t9, h + l, t6);
        const t10 = (t8 + 4) >>> 0;
        mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
        u[d] = tmp_lo;
        u[d + hd0] = tmp_hi;
      } else {
        data_hi = Math.floor(s1i / 4294967296);
        data_lo = s1i;
        const t11 = s0 >>> 0;
        const t12 = s0w1 >>> 0;
        const t13 = mem.load32(t11, t12, h + l);
        const t14 = t13 | 0;
        tmp_hi = Math.floor(t14 / 4294967296);
        tmp_lo = t14;
        const t15 = lessI64(data_lo, data_hi, tmp_lo, tmp_hi);
        const t16 = t15 ? data_lo : tmp_lo;
        const t17 = s0 >>> 0;
        const t18 = s0w1 >>> 0;
        mem.store32(t17, t18, h + l, t16);
        u[d] = tmp_lo;
      }
    }
  }
}

/** IMAGE_ATOMIC_MIN_UINT (rdna4) */
export function IMAGE_ATOMIC_MIN_UINT(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let data_lo = 0, data_hi = 0;
      let tmp_lo = 0, tmp_hi = 0;
      if (s.fields.DMASK === 3) {
        data_hi = s1w1;
        data_lo = s1;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        tmp_hi = t4;
        tmp_lo = t2;
        const t5 = lessU64(data_lo, data_hi, tmp_lo, tmp_hi);
        const t6 = t5 ? data_lo : tmp_lo;
        const t7 = t5 ? data_hi : tmp_hi;
        const t8 = s0 >>> 0;
        const t9 = s0w1 >>> 0;
        mem.store32(t8, t9, h + l, t6);
        const t10 = (t8 + 4) >>> 0;
        mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
        u[d] = tmp_lo;
        u[d + hd0] = tmp_hi;
      } else {
        data_hi = Math.floor(s1 / 4294967296);
        data_lo = s1;
        const t11 = s0 >>> 0;
        const t12 = s0w1 >>> 0;
        const t13 = mem.load32(t11, t12, h + l);
        const t14 = t13 >>> 0;
        tmp_hi = Math.floor(t14 / 4294967296);
        tmp_lo = t14;
        const t15 = lessU64(data_lo, data_hi, tmp_lo, tmp_hi);
        const t16 = t15 ? data_lo : tmp_lo;
        const t17 = s0 >>> 0;
        const t18 = s0w1 >>> 0;
        mem.store32(t17, t18, h + l, t16);
        u[d] = tmp_lo;
      }
    }
  }
}

/** IMAGE_ATOMIC_MAX_INT (rdna4) */
export function IMAGE_ATOMIC_MAX_INT(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1i = i[b];
      let data_lo = 0, data_hi = 0;
      let tmp_lo = 0, tmp_hi = 0;
      if (s.fields.DMASK === 3) {
        data_hi = s1w1;
        data_lo = s1;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        tmp_hi = t4;
        tmp_lo = t2;
        const t5 = lessI64(tmp_lo, tmp_hi, data_lo, data_hi);
        const t6 = t5 ? data_lo : tmp_lo;
        const t7 = t5 ? data_hi : tmp_hi;
        const t8 = s0 >>> 0;
        const t9 = s0w1 >>> 0;
        mem.store32(t8, t9, h + l, t6);
        const t10 = (t8 + 4) >>> 0;
        mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
        u[d] = tmp_lo;
        u[d + hd0] = tmp_hi;
      } else {
        data_hi = Math.floor(s1i / 4294967296);
        data_lo = s1i;
        const t11 = s0 >>> 0;
        const t12 = s0w1 >>> 0;
        const t13 = mem.load32(t11, t12, h + l);
        const t14 = t13 | 0;
        tmp_hi = Math.floor(t14 / 4294967296);
        tmp_lo = t14;
        const t15 = lessI64(tmp_lo, tmp_hi, data_lo, data_hi);
        const t16 = t15 ? data_lo : tmp_lo;
        const t17 = s0 >>> 0;
        const t18 = s0w1 >>> 0;
        mem.store32(t17, t18, h + l, t16);
        u[d] = tmp_lo;
      }
    }
  }
}

/** IMAGE_ATOMIC_MAX_UINT (rdna4) */
export function IMAGE_ATOMIC_MAX_UINT(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let data_lo = 0, data_hi = 0;
      let tmp_lo = 0, tmp_hi = 0;
      if (s.fields.DMASK === 3) {
        data_hi = s1w1;
        data_lo = s1;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        tmp_hi = t4;
        tmp_lo = t2;
        const t5 = lessU64(tmp_lo, tmp_hi, data_lo, data_hi);
        const t6 = t5 ? data_lo : tmp_lo;
        const t7 = t5 ? data_hi : tmp_hi;
        const t8 = s0 >>> 0;
        const t9 = s0w1 >>> 0;
        mem.store32(t8, t9, h + l, t6);
        const t10 = (t8 + 4) >>> 0;
        mem.store32(t10, t9 + +(t10 < t8), h + l, t7);
        u[d] = tmp_lo;
        u[d + hd0] = tmp_hi;
      } else {
        data_hi = Math.floor(s1 / 4294967296);
        data_lo = s1;
        const t11 = s0 >>> 0;
        const t12 = s0w1 >>> 0;
        const t13 = mem.load32(t11, t12, h + l);
        const t14 = t13 >>> 0;
        tmp_hi = Math.floor(t14 / 4294967296);
        tmp_lo = t14;
        const t15 = lessU64(tmp_lo, tmp_hi, data_lo, data_hi);
        const t16 = t15 ? data_lo : tmp_lo;
        const t17 = s0 >>> 0;
        const t18 = s0w1 >>> 0;
        mem.store32(t17, t18, h + l, t16);
        u[d] = tmp_lo;
      }
    }
  }
}

/** IMAGE_ATOMIC_INC_UINT (rdna4) */
export function IMAGE_ATOMIC_INC_UINT(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let data_lo = 0, data_hi = 0;
      let tmp_lo = 0, tmp_hi = 0;
      if (s.fields.DMASK === 3) {
        data_hi = s1w1;
        data_lo = s1;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        tmp_hi = t4;
        tmp_lo = t2;
        const t5 = (!lessU64(tmp_lo, tmp_hi, data_lo, data_hi));
        const t6 = (data_lo - data_lo) >>> 0;
        const t7 = (tmp_lo + 1) >>> 0;
        const t8 = t5 ? t6 : t7;
        const t9 = t5 ? (data_hi - data_hi - +((data_lo >>> 0) < (data_lo >>> 0))) : (tmp_hi + 0 + +(t7 < (tmp_lo >>> 0)));
        const t10 = s0 >>> 0;
        const t11 = s0w1 >>> 0;
        mem.store32(t10, t11, h + l, t8);
        const t12 = (t10 + 4) >>> 0;
        mem.store32(t12, t11 + +(t12 < t10), h + l, t9);
        u[d] = tmp_lo;
        u[d + hd0] = tmp_hi;
      } else {
        data_hi = Math.floor(s1 / 4294967296);
        data_lo = s1;
        const t13 = s0 >>> 0;
        const t14 = s0w1 >>> 0;
        const t15 = mem.load32(t13, t14, h + l);
        const t16 = t15 >>> 0;
        tmp_hi = Math.floor(t16 / 4294967296);
        tmp_lo = t16;
        const t17 = (!lessU64(tmp_lo, tmp_hi, data_lo, data_hi));
        const t18 = (data_lo - data_lo) >>> 0;
        const t19 = (tmp_lo + 1) >>> 0;
        const t20 = t17 ? t18 : t19;
        const t21 = s0 >>> 0;
        const t22 = s0w1 >>> 0;
        mem.store32(t21, t22, h + l, t20);
        u[d] = tmp_lo;
      }
    }
  }
}

/** IMAGE_ATOMIC_DEC_UINT (rdna4) */
export function IMAGE_ATOMIC_DEC_UINT(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let data_lo = 0, data_hi = 0;
      let tmp_lo = 0, tmp_hi = 0;
      if (s.fields.DMASK === 3) {
        data_hi = s1w1;
        data_lo = s1;
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        tmp_hi = t4;
        tmp_lo = t2;
        const t5 = ((tmp_lo | tmp_hi) === 0 || lessU64(data_lo, data_hi, tmp_lo, tmp_hi));
        const t6 = (tmp_lo - 1) >>> 0;
        const t7 = t5 ? data_lo : t6;
        const t8 = t5 ? data_hi : (tmp_hi - 0 - +((tmp_lo >>> 0) < (1 >>> 0)));
        const t9 = s0 >>> 0;
        const t10 = s0w1 >>> 0;
        mem.store32(t9, t10, h + l, t7);
        const t11 = (t9 + 4) >>> 0;
        mem.store32(t11, t10 + +(t11 < t9), h + l, t8);
        u[d] = tmp_lo;
        u[d + hd0] = tmp_hi;
      } else {
        data_hi = Math.floor(s1 / 4294967296);
        data_lo = s1;
        const t12 = s0 >>> 0;
        const t13 = s0w1 >>> 0;
        const t14 = mem.load32(t12, t13, h + l);
        const t15 = t14 >>> 0;
        tmp_hi = Math.floor(t15 / 4294967296);
        tmp_lo = t15;
        const t16 = ((tmp_lo | tmp_hi) === 0 || lessU64(data_lo, data_hi, tmp_lo, tmp_hi));
        const t17 = (tmp_lo - 1) >>> 0;
        const t18 = t16 ? data_lo : t17;
        const t19 = s0 >>> 0;
        const t20 = s0w1 >>> 0;
        mem.store32(t19, t20, h + l, t18);
        u[d] = tmp_lo;
      }
    }
  }
}

/** IMAGE_ATOMIC_CMPSWAP (cdna1 cdna2 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function IMAGE_ATOMIC_CMPSWAP(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let src_lo = 0, src_hi = 0;
      let cmp_lo = 0, cmp_hi = 0;
      let tmp_lo = 0, tmp_hi = 0;
      if (s.fields.DMASK === 15) {
        src_hi = s1w1;
        src_lo = s1;
        const t0 = bitsAt(u, b, h1, 4, 64, 32);
        cmp_hi = bitsAt(u, b, h1, 4, 96, 32);
        cmp_lo = t0;
        const t1 = s0 >>> 0;
        const t2 = s0w1 >>> 0;
        const t3 = mem.load32(t1, t2, h + l);
        const t4 = (t1 + 4) >>> 0;
        const t5 = mem.load32(t4, t2 + +(t4 < t1), h + l);
        tmp_hi = t5;
        tmp_lo = t3;
        const t6 = (((tmp_lo ^ cmp_lo) | (tmp_hi ^ cmp_hi)) === 0);
        const t7 = t6 ? src_lo : tmp_lo;
        const t8 = t6 ? src_hi : tmp_hi;
        const t9 = s0 >>> 0;
        const t10 = s0w1 >>> 0;
        mem.store32(t9, t10, h + l, t7);
        const t11 = (t9 + 4) >>> 0;
        mem.store32(t11, t10 + +(t11 < t9), h + l, t8);
        u[d] = tmp_lo;
        u[d + hd0] = tmp_hi;
      } else {
        src_hi = Math.floor(s1 / 4294967296);
        src_lo = s1;
        const t12 = s1w1 >>> 0;
        cmp_hi = Math.floor(t12 / 4294967296);
        cmp_lo = t12;
        const t13 = s0 >>> 0;
        const t14 = s0w1 >>> 0;
        const t15 = mem.load32(t13, t14, h + l);
        const t16 = t15 >>> 0;
        tmp_hi = Math.floor(t16 / 4294967296);
        tmp_lo = t16;
        const t17 = (((tmp_lo ^ cmp_lo) | (tmp_hi ^ cmp_hi)) === 0);
        const t18 = t17 ? src_lo : tmp_lo;
        const t19 = s0 >>> 0;
        const t20 = s0w1 >>> 0;
        mem.store32(t19, t20, h + l, t18);
        u[d] = tmp_lo;
      }
    }
  }
}

/**
 * IMAGE_ATOMIC_FMIN (rdna1 rdna2)
 * Float atomics as those of buffers (atomics.pcode).
 */
export function IMAGE_ATOMIC_FMIN(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const s1f = f[b];
      if (s.fields.DMASK === 3) {
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        const old_lo = t2;
        const old_hi = t4;
        if (s1f64 < f64FromWords(old_lo, old_hi)) {
          const t5 = s0 >>> 0;
          const t6 = s0w1 >>> 0;
          mem.store32(t5, t6, h + l, s1);
          const t7 = (t5 + 4) >>> 0;
          mem.store32(t7, t6 + +(t7 < t5), h + l, s1w1);
        }
        u[d] = old_lo;
        u[d + hd0] = old_hi;
      } else {
        const t8 = s0 >>> 0;
        const t9 = s0w1 >>> 0;
        const t10 = mem.load32(t8, t9, h + l);
        const t11 = t10 >>> 0;
        const tmp = t11;
        if (s1f < f32FromBits(tmp)) {
          const t12 = s0 >>> 0;
          const t13 = s0w1 >>> 0;
          mem.store32(t12, t13, h + l, s1);
        }
        u[d] = tmp;
      }
    }
  }
}

/**
 * IMAGE_ATOMIC_FMAX (rdna1 rdna2)
 * Float atomics as those of buffers (atomics.pcode).
 */
export function IMAGE_ATOMIC_FMAX(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1f64 = f64FromWords(s1, s1w1);
      const s1f = f[b];
      if (s.fields.DMASK === 3) {
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        const old_lo = t2;
        const old_hi = t4;
        if (s1f64 > f64FromWords(old_lo, old_hi)) {
          const t5 = s0 >>> 0;
          const t6 = s0w1 >>> 0;
          mem.store32(t5, t6, h + l, s1);
          const t7 = (t5 + 4) >>> 0;
          mem.store32(t7, t6 + +(t7 < t5), h + l, s1w1);
        }
        u[d] = old_lo;
        u[d + hd0] = old_hi;
      } else {
        const t8 = s0 >>> 0;
        const t9 = s0w1 >>> 0;
        const t10 = mem.load32(t8, t9, h + l);
        const t11 = t10 >>> 0;
        const tmp = t11;
        if (s1f > f32FromBits(tmp)) {
          const t12 = s0 >>> 0;
          const t13 = s0w1 >>> 0;
          mem.store32(t12, t13, h + l, s1);
        }
        u[d] = tmp;
      }
    }
  }
}

/** IMAGE_ATOMIC_FCMPSWAP (rdna1 rdna2) */
export function IMAGE_ATOMIC_FCMPSWAP(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const mem = w.mem;
  const { k0, k1, h0, h1, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1w1 = u[b + h1];
      const s1 = u[b];
      const s1w1f = f[b + h1];
      if (s.fields.DMASK === 15) {
        const t0 = s0 >>> 0;
        const t1 = s0w1 >>> 0;
        const t2 = mem.load32(t0, t1, h + l);
        const t3 = (t0 + 4) >>> 0;
        const t4 = mem.load32(t3, t1 + +(t3 < t0), h + l);
        const old_lo = t2;
        const old_hi = t4;
        const wide_lo = s1;
        const wide_hi = s1w1;
        if (f64FromWords(old_lo, old_hi) === f64FromWords(bitsAt(u, b, h1, 4, 64, 32), bitsAt(u, b, h1, 4, 96, 32))) {
          const t5 = s0 >>> 0;
          const t6 = s0w1 >>> 0;
          mem.store32(t5, t6, h + l, wide_lo);
          const t7 = (t5 + 4) >>> 0;
          mem.store32(t7, t6 + +(t7 < t5), h + l, wide_hi);
        }
        u[d] = old_lo;
        u[d + hd0] = old_hi;
      } else {
        const t8 = s0 >>> 0;
        const t9 = s0w1 >>> 0;
        const t10 = mem.load32(t8, t9, h + l);
        const t11 = t10 >>> 0;
        const tmp = t11;
        const src = s1;
        if (f32FromBits(tmp) === s1w1f) {
          const t12 = s0 >>> 0;
          const t13 = s0w1 >>> 0;
          mem.store32(t12, t13, h + l, src);
        }
        u[d] = tmp;
      }
    }
  }
}

/** IMAGE_ATOMIC_ADD_FLT (rdna4) */
export function IMAGE_ATOMIC_ADD_FLT(w: Wave, s: Step): void {
  const { u, i, f } = w;
  const mem = w.mem;
  const { k0, k1, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1f = f[b];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = mem.load32(t0, t1, h + l);
      const t3 = t2 >>> 0;
      const tmp = t3;
      const t4 = f32ToBits(Math.fround(f32FromBits(tmp) + s1f));
      const t5 = s0 >>> 0;
      const t6 = s0w1 >>> 0;
      mem.store32(t5, t6, h + l, t4);
      u[d] = tmp;
    }
  }
}

/** IMAGE_ATOMIC_PK_ADD_F16 (rdna4) */
export function IMAGE_ATOMIC_PK_ADD_F16(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1 = u[b];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = mem.load32(t0, t1, h + l);
      const t3 = t2 >>> 0;
      const tmp = t3;
      const t4 = (f16ToBits(addF16(f16ToNumber(tmp >>> 16), f16ToNumber(s1 >>> 16), 0)) << 16) | f16ToBits(addF16(f16ToNumber(tmp & 65535), f16ToNumber(s1 & 65535), 0));
      const t5 = s0 >>> 0;
      const t6 = s0w1 >>> 0;
      mem.store32(t5, t6, h + l, t4);
      u[d] = tmp;
    }
  }
}

/** IMAGE_ATOMIC_PK_ADD_BF16 (rdna4) */
export function IMAGE_ATOMIC_PK_ADD_BF16(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1 = u[b];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = mem.load32(t0, t1, h + l);
      const t3 = t2 >>> 0;
      const tmp = t3;
      const t4 = (bf16ToBits(addBf16(bf16ToNumber(tmp >>> 16), bf16ToNumber(s1 >>> 16), 0)) << 16) | bf16ToBits(addBf16(bf16ToNumber(tmp & 65535), bf16ToNumber(s1 & 65535), 0));
      const t5 = s0 >>> 0;
      const t6 = s0w1 >>> 0;
      mem.store32(t5, t6, h + l, t4);
      u[d] = tmp;
    }
  }
}

/** IMAGE_ATOMIC_MIN_FLT (rdna4) */
export function IMAGE_ATOMIC_MIN_FLT(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1 = u[b];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = mem.load32(t0, t1, h + l);
      const t3 = t2 >>> 0;
      const tmp = t3;
      const t4 = f32FromBits(tmp);
      if (isNan32(s1) && t4 !== t4) {
        const t5 = quiet32(s1);
        const t6 = s0 >>> 0;
        const t7 = s0w1 >>> 0;
        mem.store32(t6, t7, h + l, t5);
      } else {
        const a2 = s1;
        const b2 = tmp;
        const t8 = f32FromBits(a2);
        const t9 = f32FromBits(b2);
        if (!(t8 !== t8) && ((t9 !== t9 || f32FromBits(a2) < f32FromBits(b2)) || ((f32FromBits(a2) === f32FromBits(b2) && (a2 >>> 31) === 1) && (b2 >>> 31) === 0))) {
          const t10 = s0 >>> 0;
          const t11 = s0w1 >>> 0;
          mem.store32(t10, t11, h + l, s1);
        }
      }
      u[d] = tmp;
    }
  }
}

/** IMAGE_ATOMIC_MAX_FLT (rdna4) */
export function IMAGE_ATOMIC_MAX_FLT(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const s1 = u[b];
      const t0 = s0 >>> 0;
      const t1 = s0w1 >>> 0;
      const t2 = mem.load32(t0, t1, h + l);
      const t3 = t2 >>> 0;
      const tmp = t3;
      const t4 = f32FromBits(tmp);
      if (isNan32(s1) && t4 !== t4) {
        const t5 = quiet32(s1);
        const t6 = s0 >>> 0;
        const t7 = s0w1 >>> 0;
        mem.store32(t6, t7, h + l, t5);
      } else {
        const a2 = s1;
        const b2 = tmp;
        const t8 = f32FromBits(a2);
        const t9 = f32FromBits(b2);
        if (!(t8 !== t8) && ((t9 !== t9 || f32FromBits(a2) > f32FromBits(b2)) || ((f32FromBits(a2) === f32FromBits(b2) && (a2 >>> 31) === 0) && (b2 >>> 31) === 1))) {
          const t10 = s0 >>> 0;
          const t11 = s0w1 >>> 0;
          mem.store32(t10, t11, h + l, s1);
        }
      }
      u[d] = tmp;
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  IMAGE_LOAD: define("IMAGE_LOAD", "lane", IMAGE_LOAD, { ownSource: true, ownResult: true }),
  IMAGE_LOAD_PCK: define("IMAGE_LOAD_PCK", "lane", IMAGE_LOAD_PCK, { ownResult: true }),
  IMAGE_LOAD_PCK_SGN: define("IMAGE_LOAD_PCK_SGN", "lane", IMAGE_LOAD_PCK_SGN, { ownResult: true }),
  IMAGE_STORE_cdna1: define("IMAGE_STORE_cdna1", "lane", IMAGE_STORE_cdna1, { ownSource: true }),
  IMAGE_STORE_rdna4: define("IMAGE_STORE_rdna4", "lane", IMAGE_STORE_rdna4, { ownSource: true }),
  IMAGE_STORE_PCK: define("IMAGE_STORE_PCK", "lane", IMAGE_STORE_PCK, { ownSource: true }),
  IMAGE_GET_RESINFO: define("IMAGE_GET_RESINFO", "lane", IMAGE_GET_RESINFO, { ownResult: true }),
  IMAGE_ATOMIC_SWAP: define("IMAGE_ATOMIC_SWAP", "lane", IMAGE_ATOMIC_SWAP),
  IMAGE_ATOMIC_AND: define("IMAGE_ATOMIC_AND", "lane", IMAGE_ATOMIC_AND),
  IMAGE_ATOMIC_OR: define("IMAGE_ATOMIC_OR", "lane", IMAGE_ATOMIC_OR),
  IMAGE_ATOMIC_XOR: define("IMAGE_ATOMIC_XOR", "lane", IMAGE_ATOMIC_XOR),
  IMAGE_ATOMIC_ADD: define("IMAGE_ATOMIC_ADD", "lane", IMAGE_ATOMIC_ADD),
  IMAGE_ATOMIC_SUB: define("IMAGE_ATOMIC_SUB", "lane", IMAGE_ATOMIC_SUB),
  IMAGE_ATOMIC_SMIN: define("IMAGE_ATOMIC_SMIN", "lane", IMAGE_ATOMIC_SMIN),
  IMAGE_ATOMIC_UMIN: define("IMAGE_ATOMIC_UMIN", "lane", IMAGE_ATOMIC_UMIN),
  IMAGE_ATOMIC_SMAX: define("IMAGE_ATOMIC_SMAX", "lane", IMAGE_ATOMIC_SMAX),
  IMAGE_ATOMIC_UMAX: define("IMAGE_ATOMIC_UMAX", "lane", IMAGE_ATOMIC_UMAX),
  IMAGE_ATOMIC_INC: define("IMAGE_ATOMIC_INC", "lane", IMAGE_ATOMIC_INC),
  IMAGE_ATOMIC_DEC: define("IMAGE_ATOMIC_DEC", "lane", IMAGE_ATOMIC_DEC),
  IMAGE_ATOMIC_ADD_UINT: define("IMAGE_ATOMIC_ADD_UINT", "lane", IMAGE_ATOMIC_ADD_UINT),
  IMAGE_ATOMIC_SUB_UINT: define("IMAGE_ATOMIC_SUB_UINT", "lane", IMAGE_ATOMIC_SUB_UINT),
  IMAGE_ATOMIC_MIN_INT: define("IMAGE_ATOMIC_MIN_INT", "lane", IMAGE_ATOMIC_MIN_INT),
  IMAGE_ATOMIC_MIN_UINT: define("IMAGE_ATOMIC_MIN_UINT", "lane", IMAGE_ATOMIC_MIN_UINT),
  IMAGE_ATOMIC_MAX_INT: define("IMAGE_ATOMIC_MAX_INT", "lane", IMAGE_ATOMIC_MAX_INT),
  IMAGE_ATOMIC_MAX_UINT: define("IMAGE_ATOMIC_MAX_UINT", "lane", IMAGE_ATOMIC_MAX_UINT),
  IMAGE_ATOMIC_INC_UINT: define("IMAGE_ATOMIC_INC_UINT", "lane", IMAGE_ATOMIC_INC_UINT),
  IMAGE_ATOMIC_DEC_UINT: define("IMAGE_ATOMIC_DEC_UINT", "lane", IMAGE_ATOMIC_DEC_UINT),
  IMAGE_ATOMIC_CMPSWAP: define("IMAGE_ATOMIC_CMPSWAP", "lane", IMAGE_ATOMIC_CMPSWAP),
  IMAGE_ATOMIC_FMIN: define("IMAGE_ATOMIC_FMIN", "lane", IMAGE_ATOMIC_FMIN),
  IMAGE_ATOMIC_FMAX: define("IMAGE_ATOMIC_FMAX", "lane", IMAGE_ATOMIC_FMAX),
  IMAGE_ATOMIC_FCMPSWAP: define("IMAGE_ATOMIC_FCMPSWAP", "lane", IMAGE_ATOMIC_FCMPSWAP),
  IMAGE_ATOMIC_ADD_FLT: define("IMAGE_ATOMIC_ADD_FLT", "lane", IMAGE_ATOMIC_ADD_FLT),
  IMAGE_ATOMIC_PK_ADD_F16: define("IMAGE_ATOMIC_PK_ADD_F16", "lane", IMAGE_ATOMIC_PK_ADD_F16),
  IMAGE_ATOMIC_PK_ADD_BF16: define("IMAGE_ATOMIC_PK_ADD_BF16", "lane", IMAGE_ATOMIC_PK_ADD_BF16),
  IMAGE_ATOMIC_MIN_FLT: define("IMAGE_ATOMIC_MIN_FLT", "lane", IMAGE_ATOMIC_MIN_FLT),
  IMAGE_ATOMIC_MAX_FLT: define("IMAGE_ATOMIC_MAX_FLT", "lane", IMAGE_ATOMIC_MAX_FLT),
};

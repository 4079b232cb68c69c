// Executors of formats.
// Generated from spec/pseudocode/formats.pcode by `npm run generate`; do not edit.
import { setBits } from "../../runtime/bits/index.js";
import {
  formatBytes,
  formatOf,
  loadComponent,
  loadComponent16,
  storeWord,
  widen16,
} from "../../runtime/memory/typedFormats.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/** BUFFER_LOAD_FORMAT_X, TBUFFER_LOAD_FORMAT_X (cdna1 cdna2 cdna3 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function BUFFER_LOAD_FORMAT_X_cdna1(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const m0 = u[w.m0];
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k3, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, e = s.s3 + h * k3, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, e = (e + k3) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let result = 0;
      let result2 = 0;
      let result3 = 0;
      let result4 = 0;
      const t0 = formatOf(s3 & 0x7f);
      const format = t0;
      const selects = s3 >>> 7;
      const t1 = formatBytes(format);
      const bytes = t1;
      const selects2 = selects;
      const bytes2 = bytes;
      if (bytes2 <= 0) {
        result = 0;
      } else if (bytes2 === 1) {
        const t2 = s0 >>> 0;
        const t3 = s0w1 >>> 0;
        const t4 = mem.load8(t2, t3, h + l);
        result = t4;
      } else if (bytes2 === 2) {
        const t5 = s0 >>> 0;
        const t6 = s0w1 >>> 0;
        const t7 = mem.load16(t5, t6, h + l);
        result = t7;
      } else {
        const t8 = (s0 + 0) >>> 0;
        const t9 = t8 >>> 0;
        const t10 = (s0w1 + 0 + +(t8 < (s0 >>> 0))) >>> 0;
        const t11 = mem.load32(t9, t10, h + l);
        const t12 = t11 >>> 0;
        result = t12;
      }
      const bytes3 = bytes;
      if (bytes3 <= 4) {
        result2 = 0;
      } else if (bytes3 === 1) {
        const t13 = s0 >>> 0;
        const t14 = s0w1 >>> 0;
        const t15 = mem.load8(t13, t14, h + l);
        result2 = t15;
      } else if (bytes3 === 2) {
        const t16 = s0 >>> 0;
        const t17 = s0w1 >>> 0;
        const t18 = mem.load16(t16, t17, h + l);
        result2 = t18;
      } else {
        const t19 = (s0 + 4) >>> 0;
        const t20 = t19 >>> 0;
        const t21 = (s0w1 + 0 + +(t19 < (s0 >>> 0))) >>> 0;
        const t22 = mem.load32(t20, t21, h + l);
        const t23 = t22 >>> 0;
        result2 = t23;
      }
      const bytes4 = bytes;
      if (bytes4 <= 8) {
        result3 = 0;
      } else if (bytes4 === 1) {
        const t24 = s0 >>> 0;
        const t25 = s0w1 >>> 0;
        const t26 = mem.load8(t24, t25, h + l);
        result3 = t26;
      } else if (bytes4 === 2) {
        const t27 = s0 >>> 0;
        const t28 = s0w1 >>> 0;
        const t29 = mem.load16(t27, t28, h + l);
        result3 = t29;
      } else {
        const t30 = (s0 + 8) >>> 0;
        const t31 = t30 >>> 0;
        const t32 = (s0w1 + 0 + +(t30 < (s0 >>> 0))) >>> 0;
        const t33 = mem.load32(t31, t32, h + l);
        const t34 = t33 >>> 0;
        result3 = t34;
      }
      const bytes5 = bytes;
      if (bytes5 <= 12) {
        result4 = 0;
      } else if (bytes5 === 1) {
        const t35 = s0 >>> 0;
        const t36 = s0w1 >>> 0;
        const t37 = mem.load8(t35, t36, h + l);
        result4 = t37;
      } else if (bytes5 === 2) {
        const t38 = s0 >>> 0;
        const t39 = s0w1 >>> 0;
        const t40 = mem.load16(t38, t39, h + l);
        result4 = t40;
      } else {
        const t41 = (s0 + 12) >>> 0;
        const t42 = t41 >>> 0;
        const t43 = (s0w1 + 0 + +(t41 < (s0 >>> 0))) >>> 0;
        const t44 = mem.load32(t42, t43, h + l);
        const t45 = t44 >>> 0;
        result4 = t45;
      }
      const t46 = loadComponent(format, (selects2 >>> (Math.imul(3, 0) >>> 0)) & 7, result, result2, result3, result4);
      const x = t46;
      if (s.fields.LDS !== 0) {
        const d0 = m0 & 0xffff;
        const t47 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t47, h + l, x);
      } else {
        u[d] = x;
      }
    }
  }
}

/** BUFFER_LOAD_FORMAT_X, TBUFFER_LOAD_FORMAT_X (cdna4) */
export function BUFFER_LOAD_FORMAT_X_cdna4(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const m0 = u[w.m0];
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k3, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, e = s.s3 + h * k3, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, e = (e + k3) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let result = 0;
      let result2 = 0;
      let result3 = 0;
      let result4 = 0;
      const t0 = formatOf(s3 & 0x7f);
      const format = t0;
      const selects = s3 >>> 7;
      const t1 = formatBytes(format);
      const bytes = t1;
      const selects2 = selects;
      const bytes2 = bytes;
      if (bytes2 <= 0) {
        result = 0;
      } else if (bytes2 === 1) {
        const t2 = s0 >>> 0;
        const t3 = s0w1 >>> 0;
        const t4 = mem.load8(t2, t3, h + l);
        result = t4;
      } else if (bytes2 === 2) {
        const t5 = s0 >>> 0;
        const t6 = s0w1 >>> 0;
        const t7 = mem.load16(t5, t6, h + l);
        result = t7;
      } else {
        const t8 = (s0 + 0) >>> 0;
        const t9 = t8 >>> 0;
        const t10 = (s0w1 + 0 + +(t8 < (s0 >>> 0))) >>> 0;
        const t11 = mem.load32(t9, t10, h + l);
        const t12 = t11 >>> 0;
        result = t12;
      }
      const bytes3 = bytes;
      if (bytes3 <= 4) {
        result2 = 0;
      } else if (bytes3 === 1) {
        const t13 = s0 >>> 0;
        const t14 = s0w1 >>> 0;
        const t15 = mem.load8(t13, t14, h + l);
        result2 = t15;
      } else if (bytes3 === 2) {
        const t16 = s0 >>> 0;
        const t17 = s0w1 >>> 0;
        const t18 = mem.load16(t16, t17, h + l);
        result2 = t18;
      } else {
        const t19 = (s0 + 4) >>> 0;
        const t20 = t19 >>> 0;
        const t21 = (s0w1 + 0 + +(t19 < (s0 >>> 0))) >>> 0;
        const t22 = mem.load32(t20, t21, h + l);
        const t23 = t22 >>> 0;
        result2 = t23;
      }
      const bytes4 = bytes;
      if (bytes4 <= 8) {
        result3 = 0;
      } else if (bytes4 === 1) {
        const t24 = s0 >>> 0;
        const t25 = s0w1 >>> 0;
        const t26 = mem.load8(t24, t25, h + l);
        result3 = t26;
      } else if (bytes4 === 2) {
        const t27 = s0 >>> 0;
        const t28 = s0w1 >>> 0;
        const t29 = mem.load16(t27, t28, h + l);
        result3 = t29;
      } else {
        const t30 = (s0 + 8) >>> 0;
        const t31 = t30 >>> 0;
        const t32 = (s0w1 + 0 + +(t30 < (s0 >>> 0))) >>> 0;
        const t33 = mem.load32(t31, t32, h + l);
        const t34 = t33 >>> 0;
        result3 = t34;
      }
      const bytes5 = bytes;
      if (bytes5 <= 12) {
        result4 = 0;
      } else if (bytes5 === 1) {
        const t35 = s0 >>> 0;
        const t36 = s0w1 >>> 0;
        const t37 = mem.load8(t35, t36, h + l);
        result4 = t37;
      } else if (bytes5 === 2) {
        const t38 = s0 >>> 0;
        const t39 = s0w1 >>> 0;
        const t40 = mem.load16(t38, t39, h + l);
        result4 = t40;
      } else {
        const t41 = (s0 + 12) >>> 0;
        const t42 = t41 >>> 0;
        const t43 = (s0w1 + 0 + +(t41 < (s0 >>> 0))) >>> 0;
        const t44 = mem.load32(t42, t43, h + l);
        const t45 = t44 >>> 0;
        result4 = t45;
      }
      const t46 = loadComponent(format, (selects2 >>> (Math.imul(3, 0) >>> 0)) & 7, result, result2, result3, result4);
      const x = t46;
      if (s.fields.LDS !== 0) {
        const d0 = m0 & 0x3ffff;
        const t47 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
        lds.store32(t47, h + l, x);
      } else {
        u[d] = x;
      }
    }
  }
}

/** BUFFER_LOAD_LDS_FORMAT_X (rdna3_5) */
export function BUFFER_LOAD_LDS_FORMAT_X(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const m0 = u[w.m0];
  const lds = w.lds;
  const offset = s.simm >>> 0;
  const { k0, k3, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, e = s.s3 + h * k3;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, e = (e + k3) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let result = 0;
      let result2 = 0;
      let result3 = 0;
      let result4 = 0;
      const t0 = formatOf(s3 & 0x7f);
      const format = t0;
      const selects = s3 >>> 7;
      const t1 = formatBytes(format);
      const bytes = t1;
      const selects2 = selects;
      const bytes2 = bytes;
      if (bytes2 <= 0) {
        result = 0;
      } else if (bytes2 === 1) {
        const t2 = s0 >>> 0;
        const t3 = s0w1 >>> 0;
        const t4 = mem.load8(t2, t3, h + l);
        result = t4;
      } else if (bytes2 === 2) {
        const t5 = s0 >>> 0;
        const t6 = s0w1 >>> 0;
        const t7 = mem.load16(t5, t6, h + l);
        result = t7;
      } else {
        const t8 = (s0 + 0) >>> 0;
        const t9 = t8 >>> 0;
        const t10 = (s0w1 + 0 + +(t8 < (s0 >>> 0))) >>> 0;
        const t11 = mem.load32(t9, t10, h + l);
        const t12 = t11 >>> 0;
        result = t12;
      }
      const bytes3 = bytes;
      if (bytes3 <= 4) {
        result2 = 0;
      } else if (bytes3 === 1) {
        const t13 = s0 >>> 0;
        const t14 = s0w1 >>> 0;
        const t15 = mem.load8(t13, t14, h + l);
        result2 = t15;
      } else if (bytes3 === 2) {
        const t16 = s0 >>> 0;
        const t17 = s0w1 >>> 0;
        const t18 = mem.load16(t16, t17, h + l);
        result2 = t18;
      } else {
        const t19 = (s0 + 4) >>> 0;
        const t20 = t19 >>> 0;
        const t21 = (s0w1 + 0 + +(t19 < (s0 >>> 0))) >>> 0;
        const t22 = mem.load32(t20, t21, h + l);
        const t23 = t22 >>> 0;
        result2 = t23;
      }
      const bytes4 = bytes;
      if (bytes4 <= 8) {
        result3 = 0;
      } else if (bytes4 === 1) {
        const t24 = s0 >>> 0;
        const t25 = s0w1 >>> 0;
        const t26 = mem.load8(t24, t25, h + l);
        result3 = t26;
      } else if (bytes4 === 2) {
        const t27 = s0 >>> 0;
        const t28 = s0w1 >>> 0;
        const t29 = mem.load16(t27, t28, h + l);
        result3 = t29;
      } else {
        const t30 = (s0 + 8) >>> 0;
        const t31 = t30 >>> 0;
        const t32 = (s0w1 + 0 + +(t30 < (s0 >>> 0))) >>> 0;
        const t33 = mem.load32(t31, t32, h + l);
        const t34 = t33 >>> 0;
        result3 = t34;
      }
      const bytes5 = bytes;
      if (bytes5 <= 12) {
        result4 = 0;
      } else if (bytes5 === 1) {
        const t35 = s0 >>> 0;
        const t36 = s0w1 >>> 0;
        const t37 = mem.load8(t35, t36, h + l);
        result4 = t37;
      } else if (bytes5 === 2) {
        const t38 = s0 >>> 0;
        const t39 = s0w1 >>> 0;
        const t40 = mem.load16(t38, t39, h + l);
        result4 = t40;
      } else {
        const t41 = (s0 + 12) >>> 0;
        const t42 = t41 >>> 0;
        const t43 = (s0w1 + 0 + +(t41 < (s0 >>> 0))) >>> 0;
        const t44 = mem.load32(t42, t43, h + l);
        const t45 = t44 >>> 0;
        result4 = t45;
      }
      const d0 = m0 & 0xffff;
      const t46 = loadComponent(format, (selects2 >>> (Math.imul(3, 0) >>> 0)) & 7, result, result2, result3, result4);
      const t47 = (((d0 + offset) + Math.imul(h + l, 4)) >>> 0) >>> 0;
      lds.store32(t47, h + l, t46);
    }
  }
}

/** BUFFER_LOAD_FORMAT_XY, TBUFFER_LOAD_FORMAT_XY (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function BUFFER_LOAD_FORMAT_XY(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k3, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, e = s.s3 + h * k3, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, e = (e + k3) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let result9_lo = 0, result9_hi = 0;
      let result = 0;
      let result2 = 0;
      let result3 = 0;
      let result4 = 0;
      let result5 = 0;
      let result6 = 0;
      let result7 = 0;
      let result8 = 0;
      const t0 = formatOf(s3 & 0x7f);
      const format = t0;
      const selects = s3 >>> 7;
      const t1 = formatBytes(format);
      const bytes = t1;
      const selects2 = selects;
      const bytes2 = bytes;
      if (bytes2 <= 0) {
        result = 0;
      } else if (bytes2 === 1) {
        const t2 = s0 >>> 0;
        const t3 = s0w1 >>> 0;
        const t4 = mem.load8(t2, t3, h + l);
        result = t4;
      } else if (bytes2 === 2) {
        const t5 = s0 >>> 0;
        const t6 = s0w1 >>> 0;
        const t7 = mem.load16(t5, t6, h + l);
        result = t7;
      } else {
        const t8 = (s0 + 0) >>> 0;
        const t9 = t8 >>> 0;
        const t10 = (s0w1 + 0 + +(t8 < (s0 >>> 0))) >>> 0;
        const t11 = mem.load32(t9, t10, h + l);
        const t12 = t11 >>> 0;
        result = t12;
      }
      const bytes3 = bytes;
      if (bytes3 <= 4) {
        result2 = 0;
      } else if (bytes3 === 1) {
        const t13 = s0 >>> 0;
        const t14 = s0w1 >>> 0;
        const t15 = mem.load8(t13, t14, h + l);
        result2 = t15;
      } else if (bytes3 === 2) {
        const t16 = s0 >>> 0;
        const t17 = s0w1 >>> 0;
        const t18 = mem.load16(t16, t17, h + l);
        result2 = t18;
      } else {
        const t19 = (s0 + 4) >>> 0;
        const t20 = t19 >>> 0;
        const t21 = (s0w1 + 0 + +(t19 < (s0 >>> 0))) >>> 0;
        const t22 = mem.load32(t20, t21, h + l);
        const t23 = t22 >>> 0;
        result2 = t23;
      }
      const bytes4 = bytes;
      if (bytes4 <= 8) {
        result3 = 0;
      } else if (bytes4 === 1) {
        const t24 = s0 >>> 0;
        const t25 = s0w1 >>> 0;
        const t26 = mem.load8(t24, t25, h + l);
        result3 = t26;
      } else if (bytes4 === 2) {
        const t27 = s0 >>> 0;
        const t28 = s0w1 >>> 0;
        const t29 = mem.load16(t27, t28, h + l);
        result3 = t29;
      } else {
        const t30 = (s0 + 8) >>> 0;
        const t31 = t30 >>> 0;
        const t32 = (s0w1 + 0 + +(t30 < (s0 >>> 0))) >>> 0;
        const t33 = mem.load32(t31, t32, h + l);
        const t34 = t33 >>> 0;
        result3 = t34;
      }
      const bytes5 = bytes;
      if (bytes5 <= 12) {
        result4 = 0;
      } else if (bytes5 === 1) {
        const t35 = s0 >>> 0;
        const t36 = s0w1 >>> 0;
        const t37 = mem.load8(t35, t36, h + l);
        result4 = t37;
      } else if (bytes5 === 2) {
        const t38 = s0 >>> 0;
        const t39 = s0w1 >>> 0;
        const t40 = mem.load16(t38, t39, h + l);
        result4 = t40;
      } else {
        const t41 = (s0 + 12) >>> 0;
        const t42 = t41 >>> 0;
        const t43 = (s0w1 + 0 + +(t41 < (s0 >>> 0))) >>> 0;
        const t44 = mem.load32(t42, t43, h + l);
        const t45 = t44 >>> 0;
        result4 = t45;
      }
      const t46 = loadComponent(format, (selects2 >>> (Math.imul(3, 0) >>> 0)) & 7, result, result2, result3, result4);
      const x = t46;
      const t47 = formatOf(s3 & 0x7f);
      const format2 = t47;
      const selects3 = s3 >>> 7;
      const t48 = formatBytes(format2);
      const bytes6 = t48;
      const selects4 = selects3;
      const bytes7 = bytes6;
      if (bytes7 <= 0) {
        result5 = 0;
      } else if (bytes7 === 1) {
        const t49 = s0 >>> 0;
        const t50 = s0w1 >>> 0;
        const t51 = mem.load8(t49, t50, h + l);
        result5 = t51;
      } else if (bytes7 === 2) {
        const t52 = s0 >>> 0;
        const t53 = s0w1 >>> 0;
        const t54 = mem.load16(t52, t53, h + l);
        result5 = t54;
      } else {
        const t55 = (s0 + 0) >>> 0;
        const t56 = t55 >>> 0;
        const t57 = (s0w1 + 0 + +(t55 < (s0 >>> 0))) >>> 0;
        const t58 = mem.load32(t56, t57, h + l);
        const t59 = t58 >>> 0;
        result5 = t59;
      }
      const bytes8 = bytes6;
      if (bytes8 <= 4) {
        result6 = 0;
      } else if (bytes8 === 1) {
        const t60 = s0 >>> 0;
        const t61 = s0w1 >>> 0;
        const t62 = mem.load8(t60, t61, h + l);
        result6 = t62;
      } else if (bytes8 === 2) {
        const t63 = s0 >>> 0;
        const t64 = s0w1 >>> 0;
        const t65 = mem.load16(t63, t64, h + l);
        result6 = t65;
      } else {
        const t66 = (s0 + 4) >>> 0;
        const t67 = t66 >>> 0;
        const t68 = (s0w1 + 0 + +(t66 < (s0 >>> 0))) >>> 0;
        const t69 = mem.load32(t67, t68, h + l);
        const t70 = t69 >>> 0;
        result6 = t70;
      }
      const bytes9 = bytes6;
      if (bytes9 <= 8) {
        result7 = 0;
      } else if (bytes9 === 1) {
        const t71 = s0 >>> 0;
        const t72 = s0w1 >>> 0;
        const t73 = mem.load8(t71, t72, h + l);
        result7 = t73;
      } else if (bytes9 === 2) {
        const t74 = s0 >>> 0;
        const t75 = s0w1 >>> 0;
        const t76 = mem.load16(t74, t75, h + l);
        result7 = t76;
      } else {
        const t77 = (s0 + 8) >>> 0;
        const t78 = t77 >>> 0;
        const t79 = (s0w1 + 0 + +(t77 < (s0 >>> 0))) >>> 0;
        const t80 = mem.load32(t78, t79, h + l);
        const t81 = t80 >>> 0;
        result7 = t81;
      }
      const bytes10 = bytes6;
      if (bytes10 <= 12) {
        result8 = 0;
      } else if (bytes10 === 1) {
        const t82 = s0 >>> 0;
        const t83 = s0w1 >>> 0;
        const t84 = mem.load8(t82, t83, h + l);
        result8 = t84;
      } else if (bytes10 === 2) {
        const t85 = s0 >>> 0;
        const t86 = s0w1 >>> 0;
        const t87 = mem.load16(t85, t86, h + l);
        result8 = t87;
      } else {
        const t88 = (s0 + 12) >>> 0;
        const t89 = t88 >>> 0;
        const t90 = (s0w1 + 0 + +(t88 < (s0 >>> 0))) >>> 0;
        const t91 = mem.load32(t89, t90, h + l);
        const t92 = t91 >>> 0;
        result8 = t92;
      }
      const t93 = loadComponent(format2, (selects4 >>> (Math.imul(3, 1) >>> 0)) & 7, result5, result6, result7, result8);
      const y = t93;
      result9_lo = x;
      result9_hi = y;
      u[d] = result9_lo;
      u[d + hd0] = result9_hi;
    }
  }
}

/** BUFFER_LOAD_FORMAT_XYZ, TBUFFER_LOAD_FORMAT_XYZ (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function BUFFER_LOAD_FORMAT_XYZ(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k3, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, e = s.s3 + h * k3, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, e = (e + k3) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result13 = new Uint32Array(3);
      let result = 0;
      let result2 = 0;
      let result3 = 0;
      let result4 = 0;
      let result5 = 0;
      let result6 = 0;
      let result7 = 0;
      let result8 = 0;
      let result9 = 0;
      let result10 = 0;
      let result11 = 0;
      let result12 = 0;
      const t0 = formatOf(s3 & 0x7f);
      const format = t0;
      const selects = s3 >>> 7;
      const t1 = formatBytes(format);
      const bytes = t1;
      const selects2 = selects;
      const bytes2 = bytes;
      if (bytes2 <= 0) {
        result = 0;
      } else if (bytes2 === 1) {
        const t2 = s0 >>> 0;
        const t3 = s0w1 >>> 0;
        const t4 = mem.load8(t2, t3, h + l);
        result = t4;
      } else if (bytes2 === 2) {
        const t5 = s0 >>> 0;
        const t6 = s0w1 >>> 0;
        const t7 = mem.load16(t5, t6, h + l);
        result = t7;
      } else {
        const t8 = (s0 + 0) >>> 0;
        const t9 = t8 >>> 0;
        const t10 = (s0w1 + 0 + +(t8 < (s0 >>> 0))) >>> 0;
        const t11 = mem.load32(t9, t10, h + l);
        const t12 = t11 >>> 0;
        result = t12;
      }
      const bytes3 = bytes;
      if (bytes3 <= 4) {
        result2 = 0;
      } else if (bytes3 === 1) {
        const t13 = s0 >>> 0;
        const t14 = s0w1 >>> 0;
        const t15 = mem.load8(t13, t14, h + l);
        result2 = t15;
      } else if (bytes3 === 2) {
        const t16 = s0 >>> 0;
        const t17 = s0w1 >>> 0;
        const t18 = mem.load16(t16, t17, h + l);
        result2 = t18;
      } else {
        const t19 = (s0 + 4) >>> 0;
        const t20 = t19 >>> 0;
        const t21 = (s0w1 + 0 + +(t19 < (s0 >>> 0))) >>> 0;
        const t22 = mem.load32(t20, t21, h + l);
        const t23 = t22 >>> 0;
        result2 = t23;
      }
      const bytes4 = bytes;
      if (bytes4 <= 8) {
        result3 = 0;
      } else if (bytes4 === 1) {
        const t24 = s0 >>> 0;
        const t25 = s0w1 >>> 0;
        const t26 = mem.load8(t24, t25, h + l);
        result3 = t26;
      } else if (bytes4 === 2) {
        const t27 = s0 >>> 0;
        const t28 = s0w1 >>> 0;
        const t29 = mem.load16(t27, t28, h + l);
        result3 = t29;
      } else {
        const t30 = (s0 + 8) >>> 0;
        const t31 = t30 >>> 0;
        const t32 = (s0w1 + 0 + +(t30 < (s0 >>> 0))) >>> 0;
        const t33 = mem.load32(t31, t32, h + l);
        const t34 = t33 >>> 0;
        result3 = t34;
      }
      const bytes5 = bytes;
      if (bytes5 <= 12) {
        result4 = 0;
      } else if (bytes5 === 1) {
        const t35 = s0 >>> 0;
        const t36 = s0w1 >>> 0;
        const t37 = mem.load8(t35, t36, h + l);
        result4 = t37;
      } else if (bytes5 === 2) {
        const t38 = s0 >>> 0;
        const t39 = s0w1 >>> 0;
        const t40 = mem.load16(t38, t39, h + l);
        result4 = t40;
      } else {
        const t41 = (s0 + 12) >>> 0;
        const t42 = t41 >>> 0;
        const t43 = (s0w1 + 0 + +(t41 < (s0 >>> 0))) >>> 0;
        const t44 = mem.load32(t42, t43, h + l);
        const t45 = t44 >>> 0;
        result4 = t45;
      }
      const t46 = loadComponent(format, (selects2 >>> (Math.imul(3, 0) >>> 0)) & 7, result, result2, result3, result4);
      const x = t46;
      const t47 = formatOf(s3 & 0x7f);
      const format2 = t47;
      const selects3 = s3 >>> 7;
      const t48 = formatBytes(format2);
      const bytes6 = t48;
      const selects4 = selects3;
      const bytes7 = bytes6;
      if (bytes7 <= 0) {
        result5 = 0;
      } else if (bytes7 === 1) {
        const t49 = s0 >>> 0;
        const t50 = s0w1 >>> 0;
        const t51 = mem.load8(t49, t50, h + l);
        result5 = t51;
      } else if (bytes7 === 2) {
        const t52 = s0 >>> 0;
        const t53 = s0w1 >>> 0;
        const t54 = mem.load16(t52, t53, h + l);
        result5 = t54;
      } else {
        const t55 = (s0 + 0) >>> 0;
        const t56 = t55 >>> 0;
        const t57 = (s0w1 + 0 + +(t55 < (s0 >>> 0))) >>> 0;
        const t58 = mem.load32(t56, t57, h + l);
        const t59 = t58 >>> 0;
        result5 = t59;
      }
      const bytes8 = bytes6;
      if (bytes8 <= 4) {
        result6 = 0;
      } else if (bytes8 === 1) {
        const t60 = s0 >>> 0;
        const t61 = s0w1 >>> 0;
        const t62 = mem.load8(t60, t61, h + l);
        result6 = t62;
      } else if (bytes8 === 2) {
        const t63 = s0 >>> 0;
        const t64 = s0w1 >>> 0;
        const t65 = mem.load16(t63, t64, h + l);
        result6 = t65;
      } else {
        const t66 = (s0 + 4) >>> 0;
        const t67 = t66 >>> 0;
        const t68 = (s0w1 + 0 + +(t66 < (s0 >>> 0))) >>> 0;
        const t69 = mem.load32(t67, t68, h + l);
        const t70 = t69 >>> 0;
        result6 = t70;
      }
      const bytes9 = bytes6;
      if (bytes9 <= 8) {
        result7 = 0;
      } else if (bytes9 === 1) {
        const t71 = s0 >>> 0;
        const t72 = s0w1 >>> 0;
        const t73 = mem.load8(t71, t72, h + l);
        result7 = t73;
      } else if (bytes9 === 2) {
        const t74 = s0 >>> 0;
        const t75 = s0w1 >>> 0;
        const t76 = mem.load16(t74, t75, h + l);
        result7 = t76;
      } else {
        const t77 = (s0 + 8) >>> 0;
        const t78 = t77 >>> 0;
        const t79 = (s0w1 + 0 + +(t77 < (s0 >>> 0))) >>> 0;
        const t80 = mem.load32(t78, t79, h + l);
        const t81 = t80 >>> 0;
        result7 = t81;
      }
      const bytes10 = bytes6;
      if (bytes10 <= 12) {
        result8 = 0;
      } else if (bytes10 === 1) {
        const t82 = s0 >>> 0;
        const t83 = s0w1 >>> 0;
        const t84 = mem.load8(t82, t83, h + l);
        result8 = t84;
      } else if (bytes10 === 2) {
        const t85 = s0 >>> 0;
        const t86 = s0w1 >>> 0;
        const t87 = mem.load16(t85, t86, h + l);
        result8 = t87;
      } else {
        const t88 = (s0 + 12) >>> 0;
        const t89 = t88 >>> 0;
        const t90 = (s0w1 + 0 + +(t88 < (s0 >>> 0))) >>> 0;
        const t91 = mem.load32(t89, t90, h + l);
        const t92 = t91 >>> 0;
        result8 = t92;
      }
      const t93 = loadComponent(format2, (selects4 >>> (Math.imul(3, 1) >>> 0)) & 7, result5, result6, result7, result8);
      const y = t93;
      const t94 = formatOf(s3 & 0x7f);
      const format3 = t94;
      const selects5 = s3 >>> 7;
      const t95 = formatBytes(format3);
      const bytes11 = t95;
      const selects6 = selects5;
      const bytes12 = bytes11;
      if (bytes12 <= 0) {
        result9 = 0;
      } else if (bytes12 === 1) {
        const t96 = s0 >>> 0;
        const t97 = s0w1 >>> 0;
        const t98 = mem.load8(t96, t97, h + l);
        result9 = t98;
      } else if (bytes12 === 2) {
        const t99 = s0 >>> 0;
        const t100 = s0w1 >>> 0;
        const t101 = mem.load16(t99, t100, h + l);
        result9 = t101;
      } else {
        const t102 = (s0 + 0) >>> 0;
        const t103 = t102 >>> 0;
        const t104 = (s0w1 + 0 + +(t102 < (s0 >>> 0))) >>> 0;
        const t105 = mem.load32(t103, t104, h + l);
        const t106 = t105 >>> 0;
        result9 = t106;
      }
      const bytes13 = bytes11;
      if (bytes13 <= 4) {
        result10 = 0;
      } else if (bytes13 === 1) {
        const t107 = s0 >>> 0;
        const t108 = s0w1 >>> 0;
        const t109 = mem.load8(t107, t108, h + l);
        result10 = t109;
      } else if (bytes13 === 2) {
        const t110 = s0 >>> 0;
        const t111 = s0w1 >>> 0;
        const t112 = mem.load16(t110, t111, h + l);
        result10 = t112;
      } else {
        const t113 = (s0 + 4) >>> 0;
        const t114 = t113 >>> 0;
        const t115 = (s0w1 + 0 + +(t113 < (s0 >>> 0))) >>> 0;
        const t116 = mem.load32(t114, t115, h + l);
        const t117 = t116 >>> 0;
        result10 = t117;
      }
      const bytes14 = bytes11;
      if (bytes14 <= 8) {
        result11 = 0;
      } else if (bytes14 === 1) {
        const t118 = s0 >>> 0;
        const t119 = s0w1 >>> 0;
        const t120 = mem.load8(t118, t119, h + l);
        result11 = t120;
      } else if (bytes14 === 2) {
        const t121 = s0 >>> 0;
        const t122 = s0w1 >>> 0;
        const t123 = mem.load16(t121, t122, h + l);
        result11 = t123;
      } else {
        const t124 = (s0 + 8) >>> 0;
        const t125 = t124 >>> 0;
        const t126 = (s0w1 + 0 + +(t124 < (s0 >>> 0))) >>> 0;
        const t127 = mem.load32(t125, t126, h + l);
        const t128 = t127 >>> 0;
        result11 = t128;
      }
      const bytes15 = bytes11;
      if (bytes15 <= 12) {
        result12 = 0;
      } else if (bytes15 === 1) {
        const t129 = s0 >>> 0;
        const t130 = s0w1 >>> 0;
        const t131 = mem.load8(t129, t130, h + l);
        result12 = t131;
      } else if (bytes15 === 2) {
        const t132 = s0 >>> 0;
        const t133 = s0w1 >>> 0;
        const t134 = mem.load16(t132, t133, h + l);
        result12 = t134;
      } else {
        const t135 = (s0 + 12) >>> 0;
        const t136 = t135 >>> 0;
        const t137 = (s0w1 + 0 + +(t135 < (s0 >>> 0))) >>> 0;
        const t138 = mem.load32(t136, t137, h + l);
        const t139 = t138 >>> 0;
        result12 = t139;
      }
      const t140 = loadComponent(format3, (selects6 >>> (Math.imul(3, 2) >>> 0)) & 7, result9, result10, result11, result12);
      const z = t140;
      setBits(result13, 0, x, 32);
      setBits(result13, 32, y, 32);
      setBits(result13, 64, z, 32);
      u[d] = result13[0];
      u[d + hd0] = result13[1];
      u[d + 2 * hd0] = result13[2];
    }
  }
}

/** BUFFER_LOAD_FORMAT_XYZW, TBUFFER_LOAD_FORMAT_XYZW (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function BUFFER_LOAD_FORMAT_XYZW(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k3, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, e = s.s3 + h * k3, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, e = (e + k3) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const result17 = new Uint32Array(4);
      let result = 0;
      let result2 = 0;
      let result3 = 0;
      let result4 = 0;
      let result5 = 0;
      let result6 = 0;
      let result7 = 0;
      let result8 = 0;
      let result9 = 0;
      let result10 = 0;
      let result11 = 0;
      let result12 = 0;
      let result13 = 0;
      let result14 = 0;
      let result15 = 0;
      let result16 = 0;
      const t0 = formatOf(s3 & 0x7f);
      const format = t0;
      const selects = s3 >>> 7;
      const t1 = formatBytes(format);
      const bytes = t1;
      const selects2 = selects;
      const bytes2 = bytes;
      if (bytes2 <= 0) {
        result = 0;
      } else if (bytes2 === 1) {
        const t2 = s0 >>> 0;
        const t3 = s0w1 >>> 0;
        const t4 = mem.load8(t2, t3, h + l);
        result = t4;
      } else if (bytes2 === 2) {
        const t5 = s0 >>> 0;
        const t6 = s0w1 >>> 0;
        const t7 = mem.load16(t5, t6, h + l);
        result = t7;
      } else {
        const t8 = (s0 + 0) >>> 0;
        const t9 = t8 >>> 0;
        const t10 = (s0w1 + 0 + +(t8 < (s0 >>> 0))) >>> 0;
        const t11 = mem.load32(t9, t10, h + l);
        const t12 = t11 >>> 0;
        result = t12;
      }
      const bytes3 = bytes;
      if (bytes3 <= 4) {
        result2 = 0;
      } else if (bytes3 === 1) {
        const t13 = s0 >>> 0;
        const t14 = s0w1 >>> 0;
        const t15 = mem.load8(t13, t14, h + l);
        result2 = t15;
      } else if (bytes3 === 2) {
        const t16 = s0 >>> 0;
        const t17 = s0w1 >>> 0;
        const t18 = mem.load16(t16, t17, h + l);
        result2 = t18;
      } else {
        const t19 = (s0 + 4) >>> 0;
        const t20 = t19 >>> 0;
        const t21 = (s0w1 + 0 + +(t19 < (s0 >>> 0))) >>> 0;
        const t22 = mem.load32(t20, t21, h + l);
        const t23 = t22 >>> 0;
        result2 = t23;
      }
      const bytes4 = bytes;
      if (bytes4 <= 8) {
        result3 = 0;
      } else if (bytes4 === 1) {
        const t24 = s0 >>> 0;
        const t25 = s0w1 >>> 0;
        const t26 = mem.load8(t24, t25, h + l);
        result3 = t26;
      } else if (bytes4 === 2) {
        const t27 = s0 >>> 0;
        const t28 = s0w1 >>> 0;
        const t29 = mem.load16(t27, t28, h + l);
        result3 = t29;
      } else {
        const t30 = (s0 + 8) >>> 0;
        const t31 = t30 >>> 0;
        const t32 = (s0w1 + 0 + +(t30 < (s0 >>> 0))) >>> 0;
        const t33 = mem.load32(t31, t32, h + l);
        const t34 = t33 >>> 0;
        result3 = t34;
      }
      const bytes5 = bytes;
      if (bytes5 <= 12) {
        result4 = 0;
      } else if (bytes5 === 1) {
        const t35 = s0 >>> 0;
        const t36 = s0w1 >>> 0;
        const t37 = mem.load8(t35, t36, h + l);
        result4 = t37;
      } else if (bytes5 === 2) {
        const t38 = s0 >>> 0;
        const t39 = s0w1 >>> 0;
        const t40 = mem.load16(t38, t39, h + l);
        result4 = t40;
      } else {
        const t41 = (s0 + 12) >>> 0;
        const t42 = t41 >>> 0;
        const t43 = (s0w1 + 0 + +(t41 < (s0 >>> 0))) >>> 0;
        const t44 = mem.load32(t42, t43, h + l);
        const t45 = t44 >>> 0;
        result4 = t45;
      }
      const t46 = loadComponent(format, (selects2 >>> (Math.imul(3, 0) >>> 0)) & 7, result, result2, result3, result4);
      const x = t46;
      const t47 = formatOf(s3 & 0x7f);
      const format2 = t47;
      const selects3 = s3 >>> 7;
      const t48 = formatBytes(format2);
      const bytes6 = t48;
      const selects4 = selects3;
      const bytes7 = bytes6;
      if (bytes7 <= 0) {
        result5 = 0;
      } else if (bytes7 === 1) {
        const t49 = s0 >>> 0;
        const t50 = s0w1 >>> 0;
        const t51 = mem.load8(t49, t50, h + l);
        result5 = t51;
      } else if (bytes7 === 2) {
        const t52 = s0 >>> 0;
        const t53 = s0w1 >>> 0;
        const t54 = mem.load16(t52, t53, h + l);
        result5 = t54;
      } else {
        const t55 = (s0 + 0) >>> 0;
        const t56 = t55 >>> 0;
        const t57 = (s0w1 + 0 + +(t55 < (s0 >>> 0))) >>> 0;
        const t58 = mem.load32(t56, t57, h + l);
        const t59 = t58 >>> 0;
        result5 = t59;
      }
      const bytes8 = bytes6;
      if (bytes8 <= 4) {
        result6 = 0;
      } else if (bytes8 === 1) {
        const t60 = s0 >>> 0;
        const t61 = s0w1 >>> 0;
        const t62 = mem.load8(t60, t61, h + l);
        result6 = t62;
      } else if (bytes8 === 2) {
        const t63 = s0 >>> 0;
        const t64 = s0w1 >>> 0;
        const t65 = mem.load16(t63, t64, h + l);
        result6 = t65;
      } else {
        const t66 = (s0 + 4) >>> 0;
        const t67 = t66 >>> 0;
        const t68 = (s0w1 + 0 + +(t66 < (s0 >>> 0))) >>> 0;
        const t69 = mem.load32(t67, t68, h + l);
        const t70 = t69 >>> 0;
        result6 = t70;
      }
      const bytes9 = bytes6;
      if (bytes9 <= 8) {
        result7 = 0;
      } else if (bytes9 === 1) {
        const t71 = s0 >>> 0;
        const t72 = s0w1 >>> 0;
        const t73 = mem.load8(t71, t72, h + l);
        result7 = t73;
      } else if (bytes9 === 2) {
        const t74 = s0 >>> 0;
        const t75 = s0w1 >>> 0;
        const t76 = mem.load16(t74, t75, h + l);
        result7 = t76;
      } else {
        const t77 = (s0 + 8) >>> 0;
        const t78 = t77 >>> 0;
        const t79 = (s0w1 + 0 + +(t77 < (s0 >>> 0))) >>> 0;
        const t80 = mem.load32(t78, t79, h + l);
        const t81 = t80 >>> 0;
        result7 = t81;
      }
      const bytes10 = bytes6;
      if (bytes10 <= 12) {
        result8 = 0;
      } else if (bytes10 === 1) {
        const t82 = s0 >>> 0;
        const t83 = s0w1 >>> 0;
        const t84 = mem.load8(t82, t83, h + l);
        result8 = t84;
      } else if (bytes10 === 2) {
        const t85 = s0 >>> 0;
        const t86 = s0w1 >>> 0;
        const t87 = mem.load16(t85, t86, h + l);
        result8 = t87;
      } else {
        const t88 = (s0 + 12) >>> 0;
        const t89 = t88 >>> 0;
        const t90 = (s0w1 + 0 + +(t88 < (s0 >>> 0))) >>> 0;
        const t91 = mem.load32(t89, t90, h + l);
        const t92 = t91 >>> 0;
        result8 = t92;
      }
      const t93 = loadComponent(format2, (selects4 >>> (Math.imul(3, 1) >>> 0)) & 7, result5, result6, result7, result8);
      const y = t93;
      const t94 = formatOf(s3 & 0x7f);
      const format3 = t94;
      const selects5 = s3 >>> 7;
      const t95 = formatBytes(format3);
      const bytes11 = t95;
      const selects6 = selects5;
      const bytes12 = bytes11;
      if (bytes12 <= 0) {
        result9 = 0;
      } else if (bytes12 === 1) {
        const t96 = s0 >>> 0;
        const t97 = s0w1 >>> 0;
        const t98 = mem.load8(t96, t97, h + l);
        result9 = t98;
      } else if (bytes12 === 2) {
        const t99 = s0 >>> 0;
        const t100 = s0w1 >>> 0;
        const t101 = mem.load16(t99, t100, h + l);
        result9 = t101;
      } else {
        const t102 = (s0 + 0) >>> 0;
        const t103 = t102 >>> 0;
        const t104 = (s0w1 + 0 + +(t102 < (s0 >>> 0))) >>> 0;
        const t105 = mem.load32(t103, t104, h + l);
        const t106 = t105 >>> 0;
        result9 = t106;
      }
      const bytes13 = bytes11;
      if (bytes13 <= 4) {
        result10 = 0;
      } else if (bytes13 === 1) {
        const t107 = s0 >>> 0;
        const t108 = s0w1 >>> 0;
        const t109 = mem.load8(t107, t108, h + l);
        result10 = t109;
      } else if (bytes13 === 2) {
        const t110 = s0 >>> 0;
        const t111 = s0w1 >>> 0;
        const t112 = mem.load16(t110, t111, h + l);
        result10 = t112;
      } else {
        const t113 = (s0 + 4) >>> 0;
        const t114 = t113 >>> 0;
        const t115 = (s0w1 + 0 + +(t113 < (s0 >>> 0))) >>> 0;
        const t116 = mem.load32(t114, t115, h + l);
        const t117 = t116 >>> 0;
        result10 = t117;
      }
      const bytes14 = bytes11;
      if (bytes14 <= 8) {
        result11 = 0;
      } else if (bytes14 === 1) {
        const t118 = s0 >>> 0;
        const t119 = s0w1 >>> 0;
        const t120 = mem.load8(t118, t119, h + l);
        result11 = t120;
      } else if (bytes14 === 2) {
        const t121 = s0 >>> 0;
        const t122 = s0w1 >>> 0;
        const t123 = mem.load16(t121, t122, h + l);
        result11 = t123;
      } else {
        const t124 = (s0 + 8) >>> 0;
        const t125 = t124 >>> 0;
        const t126 = (s0w1 + 0 + +(t124 < (s0 >>> 0))) >>> 0;
        const t127 = mem.load32(t125, t126, h + l);
        const t128 = t127 >>> 0;
        result11 = t128;
      }
      const bytes15 = bytes11;
      if (bytes15 <= 12) {
        result12 = 0;
      } else if (bytes15 === 1) {
        const t129 = s0 >>> 0;
        const t130 = s0w1 >>> 0;
        const t131 = mem.load8(t129, t130, h + l);
        result12 = t131;
      } else if (bytes15 === 2) {
        const t132 = s0 >>> 0;
        const t133 = s0w1 >>> 0;
        const t134 = mem.load16(t132, t133, h + l);
        result12 = t134;
      } else {
        const t135 = (s0 + 12) >>> 0;
        const t136 = t135 >>> 0;
        const t137 = (s0w1 + 0 + +(t135 < (s0 >>> 0))) >>> 0;
        const t138 = mem.load32(t136, t137, h + l);
        const t139 = t138 >>> 0;
        result12 = t139;
      }
      const t140 = loadComponent(format3, (selects6 >>> (Math.imul(3, 2) >>> 0)) & 7, result9, result10, result11, result12);
      const z = t140;
      const t141 = formatOf(s3 & 0x7f);
      const format4 = t141;
      const selects7 = s3 >>> 7;
      const t142 = formatBytes(format4);
      const bytes16 = t142;
      const selects8 = selects7;
      const bytes17 = bytes16;
      if (bytes17 <= 0) {
        result13 = 0;
      } else if (bytes17 === 1) {
        const t143 = s0 >>> 0;
        const t144 = s0w1 >>> 0;
        const t145 = mem.load8(t143, t144, h + l);
        result13 = t145;
      } else if (bytes17 === 2) {
        const t146 = s0 >>> 0;
        const t147 = s0w1 >>> 0;
        const t148 = mem.load16(t146, t147, h + l);
        result13 = t148;
      } else {
        const t149 = (s0 + 0) >>> 0;
        const t150 = t149 >>> 0;
        const t151 = (s0w1 + 0 + +(t149 < (s0 >>> 0))) >>> 0;
        const t152 = mem.load32(t150, t151, h + l);
        const t153 = t152 >>> 0;
        result13 = t153;
      }
      const bytes18 = bytes16;
      if (bytes18 <= 4) {
        result14 = 0;
      } else if (bytes18 === 1) {
        const t154 = s0 >>> 0;
        const t155 = s0w1 >>> 0;
        const t156 = mem.load8(t154, t155, h + l);
        result14 = t156;
      } else if (bytes18 === 2) {
        const t157 = s0 >>> 0;
        const t158 = s0w1 >>> 0;
        const t159 = mem.load16(t157, t158, h + l);
        result14 = t159;
      } else {
        const t160 = (s0 + 4) >>> 0;
        const t161 = t160 >>> 0;
        const t162 = (s0w1 + 0 + +(t160 < (s0 >>> 0))) >>> 0;
        const t163 = mem.load32(t161, t162, h + l);
        const t164 = t163 >>> 0;
        result14 = t164;
      }
      const bytes19 = bytes16;
      if (bytes19 <= 8) {
        result15 = 0;
      } else if (bytes19 === 1) {
        const t165 = s0 >>> 0;
        const t166 = s0w1 >>> 0;
        const t167 = mem.load8(t165, t166, h + l);
        result15 = t167;
      } else if (bytes19 === 2) {
        const t168 = s0 >>> 0;
        const t169 = s0w1 >>> 0;
        const t170 = mem.load16(t168, t169, h + l);
        result15 = t170;
      } else {
        const t171 = (s0 + 8) >>> 0;
        const t172 = t171 >>> 0;
        const t173 = (s0w1 + 0 + +(t171 < (s0 >>> 0))) >>> 0;
        const t174 = mem.load32(t172, t173, h + l);
        const t175 = t174 >>> 0;
        result15 = t175;
      }
      const bytes20 = bytes16;
      if (bytes20 <= 12) {
        result16 = 0;
      } else if (bytes20 === 1) {
        const t176 = s0 >>> 0;
        const t177 = s0w1 >>> 0;
        const t178 = mem.load8(t176, t177, h + l);
        result16 = t178;
      } else if (bytes20 === 2) {
        const t179 = s0 >>> 0;
        const t180 = s0w1 >>> 0;
        const t181 = mem.load16(t179, t180, h + l);
        result16 = t181;
      } else {
        const t182 = (s0 + 12) >>> 0;
        const t183 = t182 >>> 0;
        const t184 = (s0w1 + 0 + +(t182 < (s0 >>> 0))) >>> 0;
        const t185 = mem.load32(t183, t184, h + l);
        const t186 = t185 >>> 0;
        result16 = t186;
      }
      const t187 = loadComponent(format4, (selects8 >>> (Math.imul(3, 3) >>> 0)) & 7, result13, result14, result15, result16);
      const w2 = t187;
      setBits(result17, 0, x, 32);
      setBits(result17, 32, y, 32);
      setBits(result17, 64, z, 32);
      setBits(result17, 96, w2, 32);
      u[d] = result17[0];
      u[d + hd0] = result17[1];
      u[d + 2 * hd0] = result17[2];
      u[d + 3 * hd0] = result17[3];
    }
  }
}

/**
 * BUFFER_LOAD_FORMAT_D16_X, TBUFFER_LOAD_FORMAT_D16_X, BUFFER_LOAD_D16_FORMAT_X, TBUFFER_LOAD_D16_FORMAT_X (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * D16: two channels a register, the second half of an odd number's last register is kept.
 */
export function BUFFER_LOAD_FORMAT_D16_X(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k3, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, e = s.s3 + h * k3, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, e = (e + k3) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s3 = u[e];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let result5 = d0;
      let result = 0;
      let result2 = 0;
      let result3 = 0;
      let result4 = 0;
      const t0 = formatOf(s3 & 0x7f);
      const format = t0;
      const selects = s3 >>> 7;
      const t1 = formatBytes(format);
      const bytes = t1;
      const selects2 = selects;
      const bytes2 = bytes;
      if (bytes2 <= 0) {
        result = 0;
      } else if (bytes2 === 1) {
        const t2 = s0 >>> 0;
        const t3 = s0w1 >>> 0;
        const t4 = mem.load8(t2, t3, h + l);
        result = t4;
      } else if (bytes2 === 2) {
        const t5 = s0 >>> 0;
        const t6 = s0w1 >>> 0;
        const t7 = mem.load16(t5, t6, h + l);
        result = t7;
      } else {
        const t8 = (s0 + 0) >>> 0;
        const t9 = t8 >>> 0;
        const t10 = (s0w1 + 0 + +(t8 < (s0 >>> 0))) >>> 0;
        const t11 = mem.load32(t9, t10, h + l);
        const t12 = t11 >>> 0;
        result = t12;
      }
      const bytes3 = bytes;
      if (bytes3 <= 4) {
        result2 = 0;
      } else if (bytes3 === 1) {
        const t13 = s0 >>> 0;
        const t14 = s0w1 >>> 0;
        const t15 = mem.load8(t13, t14, h + l);
        result2 = t15;
      } else if (bytes3 === 2) {
        const t16 = s0 >>> 0;
        const t17 = s0w1 >>> 0;
        const t18 = mem.load16(t16, t17, h + l);
        result2 = t18;
      } else {
        const t19 = (s0 + 4) >>> 0;
        const t20 = t19 >>> 0;
        const t21 = (s0w1 + 0 + +(t19 < (s0 >>> 0))) >>> 0;
        const t22 = mem.load32(t20, t21, h + l);
        const t23 = t22 >>> 0;
        result2 = t23;
      }
      const bytes4 = bytes;
      if (bytes4 <= 8) {
        result3 = 0;
      } else if (bytes4 === 1) {
        const t24 = s0 >>> 0;
        const t25 = s0w1 >>> 0;
        const t26 = mem.load8(t24, t25, h + l);
        result3 = t26;
      } else if (bytes4 === 2) {
        const t27 = s0 >>> 0;
        const t28 = s0w1 >>> 0;
        const t29 = mem.load16(t27, t28, h + l);
        result3 = t29;
      } else {
        const t30 = (s0 + 8) >>> 0;
        const t31 = t30 >>> 0;
        const t32 = (s0w1 + 0 + +(t30 < (s0 >>> 0))) >>> 0;
        const t33 = mem.load32(t31, t32, h + l);
        const t34 = t33 >>> 0;
        result3 = t34;
      }
      const bytes5 = bytes;
      if (bytes5 <= 12) {
        result4 = 0;
      } else if (bytes5 === 1) {
        const t35 = s0 >>> 0;
        const t36 = s0w1 >>> 0;
        const t37 = mem.load8(t35, t36, h + l);
        result4 = t37;
      } else if (bytes5 === 2) {
        const t38 = s0 >>> 0;
        const t39 = s0w1 >>> 0;
        const t40 = mem.load16(t38, t39, h + l);
        result4 = t40;
      } else {
        const t41 = (s0 + 12) >>> 0;
        const t42 = t41 >>> 0;
        const t43 = (s0w1 + 0 + +(t41 < (s0 >>> 0))) >>> 0;
        const t44 = mem.load32(t42, t43, h + l);
        const t45 = t44 >>> 0;
        result4 = t45;
      }
      const t46 = loadComponent16(format, (selects2 >>> (Math.imul(3, 0) >>> 0)) & 7, result, result2, result3, result4);
      const value = t46;
      result5 = ((result5 & 0xffff0000) | (value & 65535)) >>> 0;
      u[d] = result5;
    }
  }
}

/** BUFFER_LOAD_FORMAT_D16_HI_X, BUFFER_LOAD_D16_HI_FORMAT_X (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function BUFFER_LOAD_FORMAT_D16_HI_X(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k3, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, e = s.s3 + h * k3, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, e = (e + k3) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0 = u[d];
      const s3 = u[e];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let result5 = d0;
      let result = 0;
      let result2 = 0;
      let result3 = 0;
      let result4 = 0;
      const t0 = formatOf(s3 & 0x7f);
      const format = t0;
      const selects = s3 >>> 7;
      const t1 = formatBytes(format);
      const bytes = t1;
      const selects2 = selects;
      const bytes2 = bytes;
      if (bytes2 <= 0) {
        result = 0;
      } else if (bytes2 === 1) {
        const t2 = s0 >>> 0;
        const t3 = s0w1 >>> 0;
        const t4 = mem.load8(t2, t3, h + l);
        result = t4;
      } else if (bytes2 === 2) {
        const t5 = s0 >>> 0;
        const t6 = s0w1 >>> 0;
        const t7 = mem.load16(t5, t6, h + l);
        result = t7;
      } else {
        const t8 = (s0 + 0) >>> 0;
        const t9 = t8 >>> 0;
        const t10 = (s0w1 + 0 + +(t8 < (s0 >>> 0))) >>> 0;
        const t11 = mem.load32(t9, t10, h + l);
        const t12 = t11 >>> 0;
        result = t12;
      }
      const bytes3 = bytes;
      if (bytes3 <= 4) {
        result2 = 0;
      } else if (bytes3 === 1) {
        const t13 = s0 >>> 0;
        const t14 = s0w1 >>> 0;
        const t15 = mem.load8(t13, t14, h + l);
        result2 = t15;
      } else if (bytes3 === 2) {
        const t16 = s0 >>> 0;
        const t17 = s0w1 >>> 0;
        const t18 = mem.load16(t16, t17, h + l);
        result2 = t18;
      } else {
        const t19 = (s0 + 4) >>> 0;
        const t20 = t19 >>> 0;
        const t21 = (s0w1 + 0 + +(t19 < (s0 >>> 0))) >>> 0;
        const t22 = mem.load32(t20, t21, h + l);
        const t23 = t22 >>> 0;
        result2 = t23;
      }
      const bytes4 = bytes;
      if (bytes4 <= 8) {
        result3 = 0;
      } else if (bytes4 === 1) {
        const t24 = s0 >>> 0;
        const t25 = s0w1 >>> 0;
        const t26 = mem.load8(t24, t25, h + l);
        result3 = t26;
      } else if (bytes4 === 2) {
        const t27 = s0 >>> 0;
        const t28 = s0w1 >>> 0;
        const t29 = mem.load16(t27, t28, h + l);
        result3 = t29;
      } else {
        const t30 = (s0 + 8) >>> 0;
        const t31 = t30 >>> 0;
        const t32 = (s0w1 + 0 + +(t30 < (s0 >>> 0))) >>> 0;
        const t33 = mem.load32(t31, t32, h + l);
        const t34 = t33 >>> 0;
        result3 = t34;
      }
      const bytes5 = bytes;
      if (bytes5 <= 12) {
        result4 = 0;
      } else if (bytes5 === 1) {
        const t35 = s0 >>> 0;
        const t36 = s0w1 >>> 0;
        const t37 = mem.load8(t35, t36, h + l);
        result4 = t37;
      } else if (bytes5 === 2) {
        const t38 = s0 >>> 0;
        const t39 = s0w1 >>> 0;
        const t40 = mem.load16(t38, t39, h + l);
        result4 = t40;
      } else {
        const t41 = (s0 + 12) >>> 0;
        const t42 = t41 >>> 0;
        const t43 = (s0w1 + 0 + +(t41 < (s0 >>> 0))) >>> 0;
        const t44 = mem.load32(t42, t43, h + l);
        const t45 = t44 >>> 0;
        result4 = t45;
      }
      const t46 = loadComponent16(format, (selects2 >>> (Math.imul(3, 0) >>> 0)) & 7, result, result2, result3, result4);
      const value = t46;
      result5 = ((result5 & 0xffff) | ((value & 65535) << 16)) >>> 0;
      u[d] = result5;
    }
  }
}

/** BUFFER_LOAD_FORMAT_D16_XY, TBUFFER_LOAD_FORMAT_D16_XY, BUFFER_LOAD_D16_FORMAT_XY, TBUFFER_LOAD_D16_FORMAT_XY (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function BUFFER_LOAD_FORMAT_D16_XY(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k3, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, e = s.s3 + h * k3, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, e = (e + k3) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let result9 = 0;
      let result = 0;
      let result2 = 0;
      let result3 = 0;
      let result4 = 0;
      let result5 = 0;
      let result6 = 0;
      let result7 = 0;
      let result8 = 0;
      const t0 = formatOf(s3 & 0x7f);
      const format = t0;
      const selects = s3 >>> 7;
      const t1 = formatBytes(format);
      const bytes = t1;
      const selects2 = selects;
      const bytes2 = bytes;
      if (bytes2 <= 0) {
        result = 0;
      } else if (bytes2 === 1) {
        const t2 = s0 >>> 0;
        const t3 = s0w1 >>> 0;
        const t4 = mem.load8(t2, t3, h + l);
        result = t4;
      } else if (bytes2 === 2) {
        const t5 = s0 >>> 0;
        const t6 = s0w1 >>> 0;
        const t7 = mem.load16(t5, t6, h + l);
        result = t7;
      } else {
        const t8 = (s0 + 0) >>> 0;
        const t9 = t8 >>> 0;
        const t10 = (s0w1 + 0 + +(t8 < (s0 >>> 0))) >>> 0;
        const t11 = mem.load32(t9, t10, h + l);
        const t12 = t11 >>> 0;
        result = t12;
      }
      const bytes3 = bytes;
      if (bytes3 <= 4) {
        result2 = 0;
      } else if (bytes3 === 1) {
        const t13 = s0 >>> 0;
        const t14 = s0w1 >>> 0;
        const t15 = mem.load8(t13, t14, h + l);
        result2 = t15;
      } else if (bytes3 === 2) {
        const t16 = s0 >>> 0;
        const t17 = s0w1 >>> 0;
        const t18 = mem.load16(t16, t17, h + l);
        result2 = t18;
      } else {
        const t19 = (s0 + 4) >>> 0;
        const t20 = t19 >>> 0;
        const t21 = (s0w1 + 0 + +(t19 < (s0 >>> 0))) >>> 0;
        const t22 = mem.load32(t20, t21, h + l);
        const t23 = t22 >>> 0;
        result2 = t23;
      }
      const bytes4 = bytes;
      if (bytes4 <= 8) {
        result3 = 0;
      } else if (bytes4 === 1) {
        const t24 = s0 >>> 0;
        const t25 = s0w1 >>> 0;
        const t26 = mem.load8(t24, t25, h + l);
        result3 = t26;
      } else if (bytes4 === 2) {
        const t27 = s0 >>> 0;
        const t28 = s0w1 >>> 0;
        const t29 = mem.load16(t27, t28, h + l);
        result3 = t29;
      } else {
        const t30 = (s0 + 8) >>> 0;
        const t31 = t30 >>> 0;
        const t32 = (s0w1 + 0 + +(t30 < (s0 >>> 0))) >>> 0;
        const t33 = mem.load32(t31, t32, h + l);
        const t34 = t33 >>> 0;
        result3 = t34;
      }
      const bytes5 = bytes;
      if (bytes5 <= 12) {
        result4 = 0;
      } else if (bytes5 === 1) {
        const t35 = s0 >>> 0;
        const t36 = s0w1 >>> 0;
        const t37 = mem.load8(t35, t36, h + l);
        result4 = t37;
      } else if (bytes5 === 2) {
        const t38 = s0 >>> 0;
        const t39 = s0w1 >>> 0;
        const t40 = mem.load16(t38, t39, h + l);
        result4 = t40;
      } else {
        const t41 = (s0 + 12) >>> 0;
        const t42 = t41 >>> 0;
        const t43 = (s0w1 + 0 + +(t41 < (s0 >>> 0))) >>> 0;
        const t44 = mem.load32(t42, t43, h + l);
        const t45 = t44 >>> 0;
        result4 = t45;
      }
      const t46 = loadComponent16(format, (selects2 >>> (Math.imul(3, 0) >>> 0)) & 7, result, result2, result3, result4);
      const value = t46;
      const x = value & 65535;
      const t47 = formatOf(s3 & 0x7f);
      const format2 = t47;
      const selects3 = s3 >>> 7;
      const t48 = formatBytes(format2);
      const bytes6 = t48;
      const selects4 = selects3;
      const bytes7 = bytes6;
      if (bytes7 <= 0) {
        result5 = 0;
      } else if (bytes7 === 1) {
        const t49 = s0 >>> 0;
        const t50 = s0w1 >>> 0;
        const t51 = mem.load8(t49, t50, h + l);
        result5 = t51;
      } else if (bytes7 === 2) {
        const t52 = s0 >>> 0;
        const t53 = s0w1 >>> 0;
        const t54 = mem.load16(t52, t53, h + l);
        result5 = t54;
      } else {
        const t55 = (s0 + 0) >>> 0;
        const t56 = t55 >>> 0;
        const t57 = (s0w1 + 0 + +(t55 < (s0 >>> 0))) >>> 0;
        const t58 = mem.load32(t56, t57, h + l);
        const t59 = t58 >>> 0;
        result5 = t59;
      }
      const bytes8 = bytes6;
      if (bytes8 <= 4) {
        result6 = 0;
      } else if (bytes8 === 1) {
        const t60 = s0 >>> 0;
        const t61 = s0w1 >>> 0;
        const t62 = mem.load8(t60, t61, h + l);
        result6 = t62;
      } else if (bytes8 === 2) {
        const t63 = s0 >>> 0;
        const t64 = s0w1 >>> 0;
        const t65 = mem.load16(t63, t64, h + l);
        result6 = t65;
      } else {
        const t66 = (s0 + 4) >>> 0;
        const t67 = t66 >>> 0;
        const t68 = (s0w1 + 0 + +(t66 < (s0 >>> 0))) >>> 0;
        const t69 = mem.load32(t67, t68, h + l);
        const t70 = t69 >>> 0;
        result6 = t70;
      }
      const bytes9 = bytes6;
      if (bytes9 <= 8) {
        result7 = 0;
      } else if (bytes9 === 1) {
        const t71 = s0 >>> 0;
        const t72 = s0w1 >>> 0;
        const t73 = mem.load8(t71, t72, h + l);
        result7 = t73;
      } else if (bytes9 === 2) {
        const t74 = s0 >>> 0;
        const t75 = s0w1 >>> 0;
        const t76 = mem.load16(t74, t75, h + l);
        result7 = t76;
      } else {
        const t77 = (s0 + 8) >>> 0;
        const t78 = t77 >>> 0;
        const t79 = (s0w1 + 0 + +(t77 < (s0 >>> 0))) >>> 0;
        const t80 = mem.load32(t78, t79, h + l);
        const t81 = t80 >>> 0;
        result7 = t81;
      }
      const bytes10 = bytes6;
      if (bytes10 <= 12) {
        result8 = 0;
      } else if (bytes10 === 1) {
        const t82 = s0 >>> 0;
        const t83 = s0w1 >>> 0;
        const t84 = mem.load8(t82, t83, h + l);
        result8 = t84;
      } else if (bytes10 === 2) {
        const t85 = s0 >>> 0;
        const t86 = s0w1 >>> 0;
        const t87 = mem.load16(t85, t86, h + l);
        result8 = t87;
      } else {
        const t88 = (s0 + 12) >>> 0;
        const t89 = t88 >>> 0;
        const t90 = (s0w1 + 0 + +(t88 < (s0 >>> 0))) >>> 0;
        const t91 = mem.load32(t89, t90, h + l);
        const t92 = t91 >>> 0;
        result8 = t92;
      }
      const t93 = loadComponent16(format2, (selects4 >>> (Math.imul(3, 1) >>> 0)) & 7, result5, result6, result7, result8);
      const value2 = t93;
      const y = value2 & 65535;
      result9 = ((result9 & 0xffff0000) | x) >>> 0;
      result9 = ((result9 & 0xffff) | (y << 16)) >>> 0;
      u[d] = result9;
    }
  }
}

/** BUFFER_LOAD_FORMAT_D16_XYZ, TBUFFER_LOAD_FORMAT_D16_XYZ, BUFFER_LOAD_D16_FORMAT_XYZ, TBUFFER_LOAD_D16_FORMAT_XYZ (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function BUFFER_LOAD_FORMAT_D16_XYZ(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k3, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, e = s.s3 + h * k3, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, e = (e + k3) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const d0w1 = u[d + hd0];
      const d0 = u[d];
      const s3 = u[e];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let result13_lo, result13_hi;
      result13_hi = d0w1;
      result13_lo = d0;
      let result = 0;
      let result2 = 0;
      let result3 = 0;
      let result4 = 0;
      let result5 = 0;
      let result6 = 0;
      let result7 = 0;
      let result8 = 0;
      let result9 = 0;
      let result10 = 0;
      let result11 = 0;
      let result12 = 0;
      const t0 = formatOf(s3 & 0x7f);
      const format = t0;
      const selects = s3 >>> 7;
      const t1 = formatBytes(format);
      const bytes = t1;
      const selects2 = selects;
      const bytes2 = bytes;
      if (bytes2 <= 0) {
        result = 0;
      } else if (bytes2 === 1) {
        const t2 = s0 >>> 0;
        const t3 = s0w1 >>> 0;
        const t4 = mem.load8(t2, t3, h + l);
        result = t4;
      } else if (bytes2 === 2) {
        const t5 = s0 >>> 0;
        const t6 = s0w1 >>> 0;
        const t7 = mem.load16(t5, t6, h + l);
        result = t7;
      } else {
        const t8 = (s0 + 0) >>> 0;
        const t9 = t8 >>> 0;
        const t10 = (s0w1 + 0 + +(t8 < (s0 >>> 0))) >>> 0;
        const t11 = mem.load32(t9, t10, h + l);
        const t12 = t11 >>> 0;
        result = t12;
      }
      const bytes3 = bytes;
      if (bytes3 <= 4) {
        result2 = 0;
      } else if (bytes3 === 1) {
        const t13 = s0 >>> 0;
        const t14 = s0w1 >>> 0;
        const t15 = mem.load8(t13, t14, h + l);
        result2 = t15;
      } else if (bytes3 === 2) {
        const t16 = s0 >>> 0;
        const t17 = s0w1 >>> 0;
        const t18 = mem.load16(t16, t17, h + l);
        result2 = t18;
      } else {
        const t19 = (s0 + 4) >>> 0;
        const t20 = t19 >>> 0;
        const t21 = (s0w1 + 0 + +(t19 < (s0 >>> 0))) >>> 0;
        const t22 = mem.load32(t20, t21, h + l);
        const t23 = t22 >>> 0;
        result2 = t23;
      }
      const bytes4 = bytes;
      if (bytes4 <= 8) {
        result3 = 0;
      } else if (bytes4 === 1) {
        const t24 = s0 >>> 0;
        const t25 = s0w1 >>> 0;
        const t26 = mem.load8(t24, t25, h + l);
        result3 = t26;
      } else if (bytes4 === 2) {
        const t27 = s0 >>> 0;
        const t28 = s0w1 >>> 0;
        const t29 = mem.load16(t27, t28, h + l);
        result3 = t29;
      } else {
        const t30 = (s0 + 8) >>> 0;
        const t31 = t30 >>> 0;
        const t32 = (s0w1 + 0 + +(t30 < (s0 >>> 0))) >>> 0;
        const t33 = mem.load32(t31, t32, h + l);
        const t34 = t33 >>> 0;
        result3 = t34;
      }
      const bytes5 = bytes;
      if (bytes5 <= 12) {
        result4 = 0;
      } else if (bytes5 === 1) {
        const t35 = s0 >>> 0;
        const t36 = s0w1 >>> 0;
        const t37 = mem.load8(t35, t36, h + l);
        result4 = t37;
      } else if (bytes5 === 2) {
        const t38 = s0 >>> 0;
        const t39 = s0w1 >>> 0;
        const t40 = mem.load16(t38, t39, h + l);
        result4 = t40;
      } else {
        const t41 = (s0 + 12) >>> 0;
        const t42 = t41 >>> 0;
        const t43 = (s0w1 + 0 + +(t41 < (s0 >>> 0))) >>> 0;
        const t44 = mem.load32(t42, t43, h + l);
        const t45 = t44 >>> 0;
        result4 = t45;
      }
      const t46 = loadComponent16(format, (selects2 >>> (Math.imul(3, 0) >>> 0)) & 7, result, result2, result3, result4);
      const value = t46;
      const x = value & 65535;
      const t47 = formatOf(s3 & 0x7f);
      const format2 = t47;
      const selects3 = s3 >>> 7;
      const t48 = formatBytes(format2);
      const bytes6 = t48;
      const selects4 = selects3;
      const bytes7 = bytes6;
      if (bytes7 <= 0) {
        result5 = 0;
      } else if (bytes7 === 1) {
        const t49 = s0 >>> 0;
        const t50 = s0w1 >>> 0;
        const t51 = mem.load8(t49, t50, h + l);
        result5 = t51;
      } else if (bytes7 === 2) {
        const t52 = s0 >>> 0;
        const t53 = s0w1 >>> 0;
        const t54 = mem.load16(t52, t53, h + l);
        result5 = t54;
      } else {
        const t55 = (s0 + 0) >>> 0;
        const t56 = t55 >>> 0;
        const t57 = (s0w1 + 0 + +(t55 < (s0 >>> 0))) >>> 0;
        const t58 = mem.load32(t56, t57, h + l);
        const t59 = t58 >>> 0;
        result5 = t59;
      }
      const bytes8 = bytes6;
      if (bytes8 <= 4) {
        result6 = 0;
      } else if (bytes8 === 1) {
        const t60 = s0 >>> 0;
        const t61 = s0w1 >>> 0;
        const t62 = mem.load8(t60, t61, h + l);
        result6 = t62;
      } else if (bytes8 === 2) {
        const t63 = s0 >>> 0;
        const t64 = s0w1 >>> 0;
        const t65 = mem.load16(t63, t64, h + l);
        result6 = t65;
      } else {
        const t66 = (s0 + 4) >>> 0;
        const t67 = t66 >>> 0;
        const t68 = (s0w1 + 0 + +(t66 < (s0 >>> 0))) >>> 0;
        const t69 = mem.load32(t67, t68, h + l);
        const t70 = t69 >>> 0;
        result6 = t70;
      }
      const bytes9 = bytes6;
      if (bytes9 <= 8) {
        result7 = 0;
      } else if (bytes9 === 1) {
        const t71 = s0 >>> 0;
        const t72 = s0w1 >>> 0;
        const t73 = mem.load8(t71, t72, h + l);
        result7 = t73;
      } else if (bytes9 === 2) {
        const t74 = s0 >>> 0;
        const t75 = s0w1 >>> 0;
        const t76 = mem.load16(t74, t75, h + l);
        result7 = t76;
      } else {
        const t77 = (s0 + 8) >>> 0;
        const t78 = t77 >>> 0;
        const t79 = (s0w1 + 0 + +(t77 < (s0 >>> 0))) >>> 0;
        const t80 = mem.load32(t78, t79, h + l);
        const t81 = t80 >>> 0;
        result7 = t81;
      }
      const bytes10 = bytes6;
      if (bytes10 <= 12) {
        result8 = 0;
      } else if (bytes10 === 1) {
        const t82 = s0 >>> 0;
        const t83 = s0w1 >>> 0;
        const t84 = mem.load8(t82, t83, h + l);
        result8 = t84;
      } else if (bytes10 === 2) {
        const t85 = s0 >>> 0;
        const t86 = s0w1 >>> 0;
        const t87 = mem.load16(t85, t86, h + l);
        result8 = t87;
      } else {
        const t88 = (s0 + 12) >>> 0;
        const t89 = t88 >>> 0;
        const t90 = (s0w1 + 0 + +(t88 < (s0 >>> 0))) >>> 0;
        const t91 = mem.load32(t89, t90, h + l);
        const t92 = t91 >>> 0;
        result8 = t92;
      }
      const t93 = loadComponent16(format2, (selects4 >>> (Math.imul(3, 1) >>> 0)) & 7, result5, result6, result7, result8);
      const value2 = t93;
      const y = value2 & 65535;
      const t94 = formatOf(s3 & 0x7f);
      const format3 = t94;
      const selects5 = s3 >>> 7;
      const t95 = formatBytes(format3);
      const bytes11 = t95;
      const selects6 = selects5;
      const bytes12 = bytes11;
      if (bytes12 <= 0) {
        result9 = 0;
      } else if (bytes12 === 1) {
        const t96 = s0 >>> 0;
        const t97 = s0w1 >>> 0;
        const t98 = mem.load8(t96, t97, h + l);
        result9 = t98;
      } else if (bytes12 === 2) {
        const t99 = s0 >>> 0;
        const t100 = s0w1 >>> 0;
        const t101 = mem.load16(t99, t100, h + l);
        result9 = t101;
      } else {
        const t102 = (s0 + 0) >>> 0;
        const t103 = t102 >>> 0;
        const t104 = (s0w1 + 0 + +(t102 < (s0 >>> 0))) >>> 0;
        const t105 = mem.load32(t103, t104, h + l);
        const t106 = t105 >>> 0;
        result9 = t106;
      }
      const bytes13 = bytes11;
      if (bytes13 <= 4) {
        result10 = 0;
      } else if (bytes13 === 1) {
        const t107 = s0 >>> 0;
        const t108 = s0w1 >>> 0;
        const t109 = mem.load8(t107, t108, h + l);
        result10 = t109;
      } else if (bytes13 === 2) {
        const t110 = s0 >>> 0;
        const t111 = s0w1 >>> 0;
        const t112 = mem.load16(t110, t111, h + l);
        result10 = t112;
      } else {
        const t113 = (s0 + 4) >>> 0;
        const t114 = t113 >>> 0;
        const t115 = (s0w1 + 0 + +(t113 < (s0 >>> 0))) >>> 0;
        const t116 = mem.load32(t114, t115, h + l);
        const t117 = t116 >>> 0;
        result10 = t117;
      }
      const bytes14 = bytes11;
      if (bytes14 <= 8) {
        result11 = 0;
      } else if (bytes14 === 1) {
        const t118 = s0 >>> 0;
        const t119 = s0w1 >>> 0;
        const t120 = mem.load8(t118, t119, h + l);
        result11 = t120;
      } else if (bytes14 === 2) {
        const t121 = s0 >>> 0;
        const t122 = s0w1 >>> 0;
        const t123 = mem.load16(t121, t122, h + l);
        result11 = t123;
      } else {
        const t124 = (s0 + 8) >>> 0;
        const t125 = t124 >>> 0;
        const t126 = (s0w1 + 0 + +(t124 < (s0 >>> 0))) >>> 0;
        const t127 = mem.load32(t125, t126, h + l);
        const t128 = t127 >>> 0;
        result11 = t128;
      }
      const bytes15 = bytes11;
      if (bytes15 <= 12) {
        result12 = 0;
      } else if (bytes15 === 1) {
        const t129 = s0 >>> 0;
        const t130 = s0w1 >>> 0;
        const t131 = mem.load8(t129, t130, h + l);
        result12 = t131;
      } else if (bytes15 === 2) {
        const t132 = s0 >>> 0;
        const t133 = s0w1 >>> 0;
        const t134 = mem.load16(t132, t133, h + l);
        result12 = t134;
      } else {
        const t135 = (s0 + 12) >>> 0;
        const t136 = t135 >>> 0;
        const t137 = (s0w1 + 0 + +(t135 < (s0 >>> 0))) >>> 0;
        const t138 = mem.load32(t136, t137, h + l);
        const t139 = t138 >>> 0;
        result12 = t139;
      }
      const t140 = loadComponent16(format3, (selects6 >>> (Math.imul(3, 2) >>> 0)) & 7, result9, result10, result11, result12);
      const value3 = t140;
      const z = value3 & 65535;
      result13_lo = (result13_lo & 0xffff0000) | x;
      result13_lo = (result13_lo & 0xffff) | (y << 16);
      result13_hi = (result13_hi & 0xffff0000) | z;
      u[d] = result13_lo;
      u[d + hd0] = result13_hi;
    }
  }
}

/** BUFFER_LOAD_FORMAT_D16_XYZW, TBUFFER_LOAD_FORMAT_D16_XYZW, BUFFER_LOAD_D16_FORMAT_XYZW, TBUFFER_LOAD_D16_FORMAT_XYZW (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function BUFFER_LOAD_FORMAT_D16_XYZW(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k3, h0, hd0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, e = s.s3 + h * k3, d = s.d0 + h;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, e = (e + k3) | 0, d++) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      let result17_lo = 0, result17_hi = 0;
      let result = 0;
      let result2 = 0;
      let result3 = 0;
      let result4 = 0;
      let result5 = 0;
      let result6 = 0;
      let result7 = 0;
      let result8 = 0;
      let result9 = 0;
      let result10 = 0;
      let result11 = 0;
      let result12 = 0;
      let result13 = 0;
      let result14 = 0;
      let result15 = 0;
      let result16 = 0;
      const t0 = formatOf(s3 & 0x7f);
      const format = t0;
      const selects = s3 >>> 7;
      const t1 = formatBytes(format);
      const bytes = t1;
      const selects2 = selects;
      const bytes2 = bytes;
      if (bytes2 <= 0) {
        result = 0;
      } else if (bytes2 === 1) {
        const t2 = s0 >>> 0;
        const t3 = s0w1 >>> 0;
        const t4 = mem.load8(t2, t3, h + l);
        result = t4;
      } else if (bytes2 === 2) {
        const t5 = s0 >>> 0;
        const t6 = s0w1 >>> 0;
        const t7 = mem.load16(t5, t6, h + l);
        result = t7;
      } else {
        const t8 = (s0 + 0) >>> 0;
        const t9 = t8 >>> 0;
        const t10 = (s0w1 + 0 + +(t8 < (s0 >>> 0))) >>> 0;
        const t11 = mem.load32(t9, t10, h + l);
        const t12 = t11 >>> 0;
        result = t12;
      }
      const bytes3 = bytes;
      if (bytes3 <= 4) {
        result2 = 0;
      } else if (bytes3 === 1) {
        const t13 = s0 >>> 0;
        const t14 = s0w1 >>> 0;
        const t15 = mem.load8(t13, t14, h + l);
        result2 = t15;
      } else if (bytes3 === 2) {
        const t16 = s0 >>> 0;
        const t17 = s0w1 >>> 0;
        const t18 = mem.load16(t16, t17, h + l);
        result2 = t18;
      } else {
        const t19 = (s0 + 4) >>> 0;
        const t20 = t19 >>> 0;
        const t21 = (s0w1 + 0 + +(t19 < (s0 >>> 0))) >>> 0;
        const t22 = mem.load32(t20, t21, h + l);
        const t23 = t22 >>> 0;
        result2 = t23;
      }
      const bytes4 = bytes;
      if (bytes4 <= 8) {
        result3 = 0;
      } else if (bytes4 === 1) {
        const t24 = s0 >>> 0;
        const t25 = s0w1 >>> 0;
        const t26 = mem.load8(t24, t25, h + l);
        result3 = t26;
      } else if (bytes4 === 2) {
        const t27 = s0 >>> 0;
        const t28 = s0w1 >>> 0;
        const t29 = mem.load16(t27, t28, h + l);
        result3 = t29;
      } else {
        const t30 = (s0 + 8) >>> 0;
        const t31 = t30 >>> 0;
        const t32 = (s0w1 + 0 + +(t30 < (s0 >>> 0))) >>> 0;
        const t33 = mem.load32(t31, t32, h + l);
        const t34 = t33 >>> 0;
        result3 = t34;
      }
      const bytes5 = bytes;
      if (bytes5 <= 12) {
        result4 = 0;
      } else if (bytes5 === 1) {
        const t35 = s0 >>> 0;
        const t36 = s0w1 >>> 0;
        const t37 = mem.load8(t35, t36, h + l);
        result4 = t37;
      } else if (bytes5 === 2) {
        const t38 = s0 >>> 0;
        const t39 = s0w1 >>> 0;
        const t40 = mem.load16(t38, t39, h + l);
        result4 = t40;
      } else {
        const t41 = (s0 + 12) >>> 0;
        const t42 = t41 >>> 0;
        const t43 = (s0w1 + 0 + +(t41 < (s0 >>> 0))) >>> 0;
        const t44 = mem.load32(t42, t43, h + l);
        const t45 = t44 >>> 0;
        result4 = t45;
      }
      const t46 = loadComponent16(format, (selects2 >>> (Math.imul(3, 0) >>> 0)) & 7, result, result2, result3, result4);
      const value = t46;
      const x = value & 65535;
      const t47 = formatOf(s3 & 0x7f);
      const format2 = t47;
      const selects3 = s3 >>> 7;
      const t48 = formatBytes(format2);
      const bytes6 = t48;
      const selects4 = selects3;
      const bytes7 = bytes6;
      if (bytes7 <= 0) {
        result5 = 0;
      } else if (bytes7 === 1) {
        const t49 = s0 >>> 0;
        const t50 = s0w1 >>> 0;
        const t51 = mem.load8(t49, t50, h + l);
        result5 = t51;
      } else if (bytes7 === 2) {
        const t52 = s0 >>> 0;
        const t53 = s0w1 >>> 0;
        const t54 = mem.load16(t52, t53, h + l);
        result5 = t54;
      } else {
        const t55 = (s0 + 0) >>> 0;
        const t56 = t55 >>> 0;
        const t57 = (s0w1 + 0 + +(t55 < (s0 >>> 0))) >>> 0;
        const t58 = mem.load32(t56, t57, h + l);
        const t59 = t58 >>> 0;
        result5 = t59;
      }
      const bytes8 = bytes6;
      if (bytes8 <= 4) {
        result6 = 0;
      } else if (bytes8 === 1) {
        const t60 = s0 >>> 0;
        const t61 = s0w1 >>> 0;
        const t62 = mem.load8(t60, t61, h + l);
        result6 = t62;
      } else if (bytes8 === 2) {
        const t63 = s0 >>> 0;
        const t64 = s0w1 >>> 0;
        const t65 = mem.load16(t63, t64, h + l);
        result6 = t65;
      } else {
        const t66 = (s0 + 4) >>> 0;
        const t67 = t66 >>> 0;
        const t68 = (s0w1 + 0 + +(t66 < (s0 >>> 0))) >>> 0;
        const t69 = mem.load32(t67, t68, h + l);
        const t70 = t69 >>> 0;
        result6 = t70;
      }
      const bytes9 = bytes6;
      if (bytes9 <= 8) {
        result7 = 0;
      } else if (bytes9 === 1) {
        const t71 = s0 >>> 0;
        const t72 = s0w1 >>> 0;
        const t73 = mem.load8(t71, t72, h + l);
        result7 = t73;
      } else if (bytes9 === 2) {
        const t74 = s0 >>> 0;
        const t75 = s0w1 >>> 0;
        const t76 = mem.load16(t74, t75, h + l);
        result7 = t76;
      } else {
        const t77 = (s0 + 8) >>> 0;
        const t78 = t77 >>> 0;
        const t79 = (s0w1 + 0 + +(t77 < (s0 >>> 0))) >>> 0;
        const t80 = mem.load32(t78, t79, h + l);
        const t81 = t80 >>> 0;
        result7 = t81;
      }
      const bytes10 = bytes6;
      if (bytes10 <= 12) {
        result8 = 0;
      } else if (bytes10 === 1) {
        const t82 = s0 >>> 0;
        const t83 = s0w1 >>> 0;
        const t84 = mem.load8(t82, t83, h + l);
        result8 = t84;
      } else if (bytes10 === 2) {
        const t85 = s0 >>> 0;
        const t86 = s0w1 >>> 0;
        const t87 = mem.load16(t85, t86, h + l);
        result8 = t87;
      } else {
        const t88 = (s0 + 12) >>> 0;
        const t89 = t88 >>> 0;
        const t90 = (s0w1 + 0 + +(t88 < (s0 >>> 0))) >>> 0;
        const t91 = mem.load32(t89, t90, h + l);
        const t92 = t91 >>> 0;
        result8 = t92;
      }
      const t93 = loadComponent16(format2, (selects4 >>> (Math.imul(3, 1) >>> 0)) & 7, result5, result6, result7, result8);
      const value2 = t93;
      const y = value2 & 65535;
      const t94 = formatOf(s3 & 0x7f);
      const format3 = t94;
      const selects5 = s3 >>> 7;
      const t95 = formatBytes(format3);
      const bytes11 = t95;
      const selects6 = selects5;
      const bytes12 = bytes11;
      if (bytes12 <= 0) {
        result9 = 0;
      } else if (bytes12 === 1) {
        const t96 = s0 >>> 0;
        const t97 = s0w1 >>> 0;
        const t98 = mem.load8(t96, t97, h + l);
        result9 = t98;
      } else if (bytes12 === 2) {
        const t99 = s0 >>> 0;
        const t100 = s0w1 >>> 0;
        const t101 = mem.load16(t99, t100, h + l);
        result9 = t101;
      } else {
        const t102 = (s0 + 0) >>> 0;
        const t103 = t102 >>> 0;
        const t104 = (s0w1 + 0 + +(t102 < (s0 >>> 0))) >>> 0;
        const t105 = mem.load32(t103, t104, h + l);
        const t106 = t105 >>> 0;
        result9 = t106;
      }
      const bytes13 = bytes11;
      if (bytes13 <= 4) {
        result10 = 0;
      } else if (bytes13 === 1) {
        const t107 = s0 >>> 0;
        const t108 = s0w1 >>> 0;
        const t109 = mem.load8(t107, t108, h + l);
        result10 = t109;
      } else if (bytes13 === 2) {
        const t110 = s0 >>> 0;
        const t111 = s0w1 >>> 0;
        const t112 = mem.load16(t110, t111, h + l);
        result10 = t112;
      } else {
        const t113 = (s0 + 4) >>> 0;
        const t114 = t113 >>> 0;
        const t115 = (s0w1 + 0 + +(t113 < (s0 >>> 0))) >>> 0;
        const t116 = mem.load32(t114, t115, h + l);
        const t117 = t116 >>> 0;
        result10 = t117;
      }
      const bytes14 = bytes11;
      if (bytes14 <= 8) {
        result11 = 0;
      } else if (bytes14 === 1) {
        const t118 = s0 >>> 0;
        const t119 = s0w1 >>> 0;
        const t120 = mem.load8(t118, t119, h + l);
        result11 = t120;
      } else if (bytes14 === 2) {
        const t121 = s0 >>> 0;
        const t122 = s0w1 >>> 0;
        const t123 = mem.load16(t121, t122, h + l);
        result11 = t123;
      } else {
        const t124 = (s0 + 8) >>> 0;
        const t125 = t124 >>> 0;
        const t126 = (s0w1 + 0 + +(t124 < (s0 >>> 0))) >>> 0;
        const t127 = mem.load32(t125, t126, h + l);
        const t128 = t127 >>> 0;
        result11 = t128;
      }
      const bytes15 = bytes11;
      if (bytes15 <= 12) {
        result12 = 0;
      } else if (bytes15 === 1) {
        const t129 = s0 >>> 0;
        const t130 = s0w1 >>> 0;
        const t131 = mem.load8(t129, t130, h + l);
        result12 = t131;
      } else if (bytes15 === 2) {
        const t132 = s0 >>> 0;
        const t133 = s0w1 >>> 0;
        const t134 = mem.load16(t132, t133, h + l);
        result12 = t134;
      } else {
        const t135 = (s0 + 12) >>> 0;
        const t136 = t135 >>> 0;
        const t137 = (s0w1 + 0 + +(t135 < (s0 >>> 0))) >>> 0;
        const t138 = mem.load32(t136, t137, h + l);
        const t139 = t138 >>> 0;
        result12 = t139;
      }
      const t140 = loadComponent16(format3, (selects6 >>> (Math.imul(3, 2) >>> 0)) & 7, result9, result10, result11, result12);
      const value3 = t140;
      const z = value3 & 65535;
      const t141 = formatOf(s3 & 0x7f);
      const format4 = t141;
      const selects7 = s3 >>> 7;
      const t142 = formatBytes(format4);
      const bytes16 = t142;
      const selects8 = selects7;
      const bytes17 = bytes16;
      if (bytes17 <= 0) {
        result13 = 0;
      } else if (bytes17 === 1) {
        const t143 = s0 >>> 0;
        const t144 = s0w1 >>> 0;
        const t145 = mem.load8(t143, t144, h + l);
        result13 = t145;
      } else if (bytes17 === 2) {
        const t146 = s0 >>> 0;
        const t147 = s0w1 >>> 0;
        const t148 = mem.load16(t146, t147, h + l);
        result13 = t148;
      } else {
        const t149 = (s0 + 0) >>> 0;
        const t150 = t149 >>> 0;
        const t151 = (s0w1 + 0 + +(t149 < (s0 >>> 0))) >>> 0;
        const t152 = mem.load32(t150, t151, h + l);
        const t153 = t152 >>> 0;
        result13 = t153;
      }
      const bytes18 = bytes16;
      if (bytes18 <= 4) {
        result14 = 0;
      } else if (bytes18 === 1) {
        const t154 = s0 >>> 0;
        const t155 = s0w1 >>> 0;
        const t156 = mem.load8(t154, t155, h + l);
        result14 = t156;
      } else if (bytes18 === 2) {
        const t157 = s0 >>> 0;
        const t158 = s0w1 >>> 0;
        const t159 = mem.load16(t157, t158, h + l);
        result14 = t159;
      } else {
        const t160 = (s0 + 4) >>> 0;
        const t161 = t160 >>> 0;
        const t162 = (s0w1 + 0 + +(t160 < (s0 >>> 0))) >>> 0;
        const t163 = mem.load32(t161, t162, h + l);
        const t164 = t163 >>> 0;
        result14 = t164;
      }
      const bytes19 = bytes16;
      if (bytes19 <= 8) {
        result15 = 0;
      } else if (bytes19 === 1) {
        const t165 = s0 >>> 0;
        const t166 = s0w1 >>> 0;
        const t167 = mem.load8(t165, t166, h + l);
        result15 = t167;
      } else if (bytes19 === 2) {
        const t168 = s0 >>> 0;
        const t169 = s0w1 >>> 0;
        const t170 = mem.load16(t168, t169, h + l);
        result15 = t170;
      } else {
        const t171 = (s0 + 8) >>> 0;
        const t172 = t171 >>> 0;
        const t173 = (s0w1 + 0 + +(t171 < (s0 >>> 0))) >>> 0;
        const t174 = mem.load32(t172, t173, h + l);
        const t175 = t174 >>> 0;
        result15 = t175;
      }
      const bytes20 = bytes16;
      if (bytes20 <= 12) {
        result16 = 0;
      } else if (bytes20 === 1) {
        const t176 = s0 >>> 0;
        const t177 = s0w1 >>> 0;
        const t178 = mem.load8(t176, t177, h + l);
        result16 = t178;
      } else if (bytes20 === 2) {
        const t179 = s0 >>> 0;
        const t180 = s0w1 >>> 0;
        const t181 = mem.load16(t179, t180, h + l);
        result16 = t181;
      } else {
        const t182 = (s0 + 12) >>> 0;
        const t183 = t182 >>> 0;
        const t184 = (s0w1 + 0 + +(t182 < (s0 >>> 0))) >>> 0;
        const t185 = mem.load32(t183, t184, h + l);
        const t186 = t185 >>> 0;
        result16 = t186;
      }
      const t187 = loadComponent16(format4, (selects8 >>> (Math.imul(3, 3) >>> 0)) & 7, result13, result14, result15, result16);
      const value4 = t187;
      const w2 = value4 & 65535;
      result17_lo = (result17_lo & 0xffff0000) | x;
      result17_lo = (result17_lo & 0xffff) | (y << 16);
      result17_hi = (result17_hi & 0xffff0000) | z;
      result17_hi = (result17_hi & 0xffff) | (w2 << 16);
      u[d] = result17_lo;
      u[d + hd0] = result17_hi;
    }
  }
}

/**
 * BUFFER_STORE_FORMAT_X, TBUFFER_STORE_FORMAT_X (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * Components that the instruction has no channel for receive the first one (stated by the RDNA 4 manual).
 */
export function BUFFER_STORE_FORMAT_X(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k3, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, e = s.s3 + h * k3;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, e = (e + k3) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = formatOf(s3 & 0x7f);
      const format = t0;
      const selects = s3 >>> 7;
      const x = s1;
      const y = s1;
      const z = s1;
      const w2 = s1;
      const t1 = formatBytes(format);
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
      const t2 = storeWord(format, 0, r, g2, b2, a2);
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
        const t11 = storeWord(format, 1, r, g2, b2, a2);
        const t12 = (s0 + 4) >>> 0;
        const t13 = t12 >>> 0;
        const t14 = (s0w1 + 0 + +(t12 < (s0 >>> 0))) >>> 0;
        mem.store32(t13, t14, h + l, t11);
      }
      if (bytes > 8) {
        const t15 = storeWord(format, 2, r, g2, b2, a2);
        const t16 = (s0 + 8) >>> 0;
        const t17 = t16 >>> 0;
        const t18 = (s0w1 + 0 + +(t16 < (s0 >>> 0))) >>> 0;
        mem.store32(t17, t18, h + l, t15);
      }
      if (bytes > 12) {
        const t19 = storeWord(format, 3, r, g2, b2, a2);
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
 * BUFFER_STORE_FORMAT_XY, TBUFFER_STORE_FORMAT_XY (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * Components that the instruction has no channel for receive the first one (stated by the RDNA 4 manual).
 */
export function BUFFER_STORE_FORMAT_XY(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k3, h0, h1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, e = s.s3 + h * k3;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, e = (e + k3) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s1 = u[b];
      const s1w1 = u[b + h1];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = formatOf(s3 & 0x7f);
      const format = t0;
      const selects = s3 >>> 7;
      const x = s1;
      const y = s1w1 >>> 0;
      const z = s1;
      const w2 = s1;
      const t1 = formatBytes(format);
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
      const t2 = storeWord(format, 0, r, g2, b2, a2);
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
        const t11 = storeWord(format, 1, r, g2, b2, a2);
        const t12 = (s0 + 4) >>> 0;
        const t13 = t12 >>> 0;
        const t14 = (s0w1 + 0 + +(t12 < (s0 >>> 0))) >>> 0;
        mem.store32(t13, t14, h + l, t11);
      }
      if (bytes > 8) {
        const t15 = storeWord(format, 2, r, g2, b2, a2);
        const t16 = (s0 + 8) >>> 0;
        const t17 = t16 >>> 0;
        const t18 = (s0w1 + 0 + +(t16 < (s0 >>> 0))) >>> 0;
        mem.store32(t17, t18, h + l, t15);
      }
      if (bytes > 12) {
        const t19 = storeWord(format, 3, r, g2, b2, a2);
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
 * BUFFER_STORE_FORMAT_XYZ, TBUFFER_STORE_FORMAT_XYZ (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * Components that the instruction has no channel for receive the first one (stated by the RDNA 4 manual).
 */
export function BUFFER_STORE_FORMAT_XYZ(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k3, h0, h1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, e = s.s3 + h * k3;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, e = (e + k3) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s1 = u[b];
      const s1w1 = u[b + h1];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = formatOf(s3 & 0x7f);
      const format = t0;
      const selects = s3 >>> 7;
      const x = s1;
      const y = s1w1 >>> 0;
      const z = u[b + 2 * h1];
      const w2 = s1;
      const t1 = formatBytes(format);
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
      const t2 = storeWord(format, 0, r, g2, b2, a2);
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
        const t11 = storeWord(format, 1, r, g2, b2, a2);
        const t12 = (s0 + 4) >>> 0;
        const t13 = t12 >>> 0;
        const t14 = (s0w1 + 0 + +(t12 < (s0 >>> 0))) >>> 0;
        mem.store32(t13, t14, h + l, t11);
      }
      if (bytes > 8) {
        const t15 = storeWord(format, 2, r, g2, b2, a2);
        const t16 = (s0 + 8) >>> 0;
        const t17 = t16 >>> 0;
        const t18 = (s0w1 + 0 + +(t16 < (s0 >>> 0))) >>> 0;
        mem.store32(t17, t18, h + l, t15);
      }
      if (bytes > 12) {
        const t19 = storeWord(format, 3, r, g2, b2, a2);
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
 * BUFFER_STORE_FORMAT_XYZW, TBUFFER_STORE_FORMAT_XYZW (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4)
 * Components that the instruction has no channel for receive the first one (stated by the RDNA 4 manual).
 */
export function BUFFER_STORE_FORMAT_XYZW(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k3, h0, h1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, e = s.s3 + h * k3;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, e = (e + k3) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s1 = u[b];
      const s1w1 = u[b + h1];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = formatOf(s3 & 0x7f);
      const format = t0;
      const selects = s3 >>> 7;
      const x = s1;
      const y = s1w1 >>> 0;
      const z = u[b + 2 * h1];
      const w2 = u[b + 3 * h1];
      const t1 = formatBytes(format);
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
      const t2 = storeWord(format, 0, r, g2, b2, a2);
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
        const t11 = storeWord(format, 1, r, g2, b2, a2);
        const t12 = (s0 + 4) >>> 0;
        const t13 = t12 >>> 0;
        const t14 = (s0w1 + 0 + +(t12 < (s0 >>> 0))) >>> 0;
        mem.store32(t13, t14, h + l, t11);
      }
      if (bytes > 8) {
        const t15 = storeWord(format, 2, r, g2, b2, a2);
        const t16 = (s0 + 8) >>> 0;
        const t17 = t16 >>> 0;
        const t18 = (s0w1 + 0 + +(t16 < (s0 >>> 0))) >>> 0;
        mem.store32(t17, t18, h + l, t15);
      }
      if (bytes > 12) {
        const t19 = storeWord(format, 3, r, g2, b2, a2);
        const t20 = (s0 + 12) >>> 0;
        const t21 = t20 >>> 0;
        const t22 = (s0w1 + 0 + +(t20 < (s0 >>> 0))) >>> 0;
        mem.store32(t21, t22, h + l, t19);
      }
      const bytes2 = bytes;
    }
  }
}

/** BUFFER_STORE_FORMAT_D16_X, TBUFFER_STORE_FORMAT_D16_X, BUFFER_STORE_D16_FORMAT_X, TBUFFER_STORE_D16_FORMAT_X (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function BUFFER_STORE_FORMAT_D16_X(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k3, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, e = s.s3 + h * k3;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, e = (e + k3) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = formatOf(s3 & 0x7f);
      const format = t0;
      const t1 = widen16(format, s1 & 65535);
      const x = t1;
      const t2 = widen16(format, s1 & 65535);
      const y = t2;
      const t3 = widen16(format, s1 & 65535);
      const z = t3;
      const t4 = widen16(format, s1 & 65535);
      const w2 = t4;
      const t5 = formatOf(s3 & 0x7f);
      const format2 = t5;
      const selects = s3 >>> 7;
      const x2 = x;
      const y2 = y;
      const z2 = z;
      const w22 = w2;
      const t6 = formatBytes(format2);
      const bytes = t6;
      const selects2 = selects;
      const x3 = x2;
      const y3 = y2;
      const z3 = z2;
      const w3 = w22;
      const select = (4 + 0) >>> 0;
      const selects3 = selects2;
      const selects4 = selects2;
      const selects5 = selects2;
      const selects6 = selects2;
      const r = (((selects3 >>> (Math.imul(3, 0) >>> 0)) & 7) === select) ? x3 : ((((selects4 >>> (Math.imul(3, 1) >>> 0)) & 7) === select) ? y3 : ((((selects5 >>> (Math.imul(3, 2) >>> 0)) & 7) === select) ? z3 : ((((selects6 >>> (Math.imul(3, 3) >>> 0)) & 7) === select) ? w3 : 0)));
      const selects7 = selects;
      const x4 = x2;
      const y4 = y2;
      const z4 = z2;
      const w4 = w22;
      const select2 = (4 + 1) >>> 0;
      const selects8 = selects7;
      const selects9 = selects7;
      const selects10 = selects7;
      const selects11 = selects7;
      const g2 = (((selects8 >>> (Math.imul(3, 0) >>> 0)) & 7) === select2) ? x4 : ((((selects9 >>> (Math.imul(3, 1) >>> 0)) & 7) === select2) ? y4 : ((((selects10 >>> (Math.imul(3, 2) >>> 0)) & 7) === select2) ? z4 : ((((selects11 >>> (Math.imul(3, 3) >>> 0)) & 7) === select2) ? w4 : 0)));
      const selects12 = selects;
      const x5 = x2;
      const y5 = y2;
      const z5 = z2;
      const w5 = w22;
      const select3 = (4 + 2) >>> 0;
      const selects13 = selects12;
      const selects14 = selects12;
      const selects15 = selects12;
      const selects16 = selects12;
      const b2 = (((selects13 >>> (Math.imul(3, 0) >>> 0)) & 7) === select3) ? x5 : ((((selects14 >>> (Math.imul(3, 1) >>> 0)) & 7) === select3) ? y5 : ((((selects15 >>> (Math.imul(3, 2) >>> 0)) & 7) === select3) ? z5 : ((((selects16 >>> (Math.imul(3, 3) >>> 0)) & 7) === select3) ? w5 : 0)));
      const selects17 = selects;
      const x6 = x2;
      const y6 = y2;
      const z6 = z2;
      const w6 = w22;
      const select4 = (4 + 3) >>> 0;
      const selects18 = selects17;
      const selects19 = selects17;
      const selects20 = selects17;
      const selects21 = selects17;
      const a2 = (((selects18 >>> (Math.imul(3, 0) >>> 0)) & 7) === select4) ? x6 : ((((selects19 >>> (Math.imul(3, 1) >>> 0)) & 7) === select4) ? y6 : ((((selects20 >>> (Math.imul(3, 2) >>> 0)) & 7) === select4) ? z6 : ((((selects21 >>> (Math.imul(3, 3) >>> 0)) & 7) === select4) ? w6 : 0)));
      const t7 = storeWord(format2, 0, r, g2, b2, a2);
      const first = t7;
      if (bytes === 1) {
        const t8 = first & 255;
        const t9 = s0 >>> 0;
        const t10 = s0w1 >>> 0;
        mem.store8(t9, t10, h + l, t8);
      } else if (bytes === 2) {
        const t11 = first & 65535;
        const t12 = s0 >>> 0;
        const t13 = s0w1 >>> 0;
        mem.store16(t12, t13, h + l, t11);
      } else if (bytes > 2) {
        const t14 = s0 >>> 0;
        const t15 = s0w1 >>> 0;
        mem.store32(t14, t15, h + l, first);
      }
      if (bytes > 4) {
        const t16 = storeWord(format2, 1, r, g2, b2, a2);
        const t17 = (s0 + 4) >>> 0;
        const t18 = t17 >>> 0;
        const t19 = (s0w1 + 0 + +(t17 < (s0 >>> 0))) >>> 0;
        mem.store32(t18, t19, h + l, t16);
      }
      if (bytes > 8) {
        const t20 = storeWord(format2, 2, r, g2, b2, a2);
        const t21 = (s0 + 8) >>> 0;
        const t22 = t21 >>> 0;
        const t23 = (s0w1 + 0 + +(t21 < (s0 >>> 0))) >>> 0;
        mem.store32(t22, t23, h + l, t20);
      }
      if (bytes > 12) {
        const t24 = storeWord(format2, 3, r, g2, b2, a2);
        const t25 = (s0 + 12) >>> 0;
        const t26 = t25 >>> 0;
        const t27 = (s0w1 + 0 + +(t25 < (s0 >>> 0))) >>> 0;
        mem.store32(t26, t27, h + l, t24);
      }
      const bytes2 = bytes;
    }
  }
}

/** BUFFER_STORE_FORMAT_D16_XY, TBUFFER_STORE_FORMAT_D16_XY, BUFFER_STORE_D16_FORMAT_XY, TBUFFER_STORE_D16_FORMAT_XY (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function BUFFER_STORE_FORMAT_D16_XY(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k3, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, e = s.s3 + h * k3;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, e = (e + k3) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = formatOf(s3 & 0x7f);
      const format = t0;
      const t1 = widen16(format, s1 & 65535);
      const x = t1;
      const t2 = widen16(format, s1 >>> 16);
      const y = t2;
      const t3 = widen16(format, s1 & 65535);
      const z = t3;
      const t4 = widen16(format, s1 & 65535);
      const w2 = t4;
      const t5 = formatOf(s3 & 0x7f);
      const format2 = t5;
      const selects = s3 >>> 7;
      const x2 = x;
      const y2 = y;
      const z2 = z;
      const w22 = w2;
      const t6 = formatBytes(format2);
      const bytes = t6;
      const selects2 = selects;
      const x3 = x2;
      const y3 = y2;
      const z3 = z2;
      const w3 = w22;
      const select = (4 + 0) >>> 0;
      const selects3 = selects2;
      const selects4 = selects2;
      const selects5 = selects2;
      const selects6 = selects2;
      const r = (((selects3 >>> (Math.imul(3, 0) >>> 0)) & 7) === select) ? x3 : ((((selects4 >>> (Math.imul(3, 1) >>> 0)) & 7) === select) ? y3 : ((((selects5 >>> (Math.imul(3, 2) >>> 0)) & 7) === select) ? z3 : ((((selects6 >>> (Math.imul(3, 3) >>> 0)) & 7) === select) ? w3 : 0)));
      const selects7 = selects;
      const x4 = x2;
      const y4 = y2;
      const z4 = z2;
      const w4 = w22;
      const select2 = (4 + 1) >>> 0;
      const selects8 = selects7;
      const selects9 = selects7;
      const selects10 = selects7;
      const selects11 = selects7;
      const g2 = (((selects8 >>> (Math.imul(3, 0) >>> 0)) & 7) === select2) ? x4 : ((((selects9 >>> (Math.imul(3, 1) >>> 0)) & 7) === select2) ? y4 : ((((selects10 >>> (Math.imul(3, 2) >>> 0)) & 7) === select2) ? z4 : ((((selects11 >>> (Math.imul(3, 3) >>> 0)) & 7) === select2) ? w4 : 0)));
      const selects12 = selects;
      const x5 = x2;
      const y5 = y2;
      const z5 = z2;
      const w5 = w22;
      const select3 = (4 + 2) >>> 0;
      const selects13 = selects12;
      const selects14 = selects12;
      const selects15 = selects12;
      const selects16 = selects12;
      const b2 = (((selects13 >>> (Math.imul(3, 0) >>> 0)) & 7) === select3) ? x5 : ((((selects14 >>> (Math.imul(3, 1) >>> 0)) & 7) === select3) ? y5 : ((((selects15 >>> (Math.imul(3, 2) >>> 0)) & 7) === select3) ? z5 : ((((selects16 >>> (Math.imul(3, 3) >>> 0)) & 7) === select3) ? w5 : 0)));
      const selects17 = selects;
      const x6 = x2;
      const y6 = y2;
      const z6 = z2;
      const w6 = w22;
      const select4 = (4 + 3) >>> 0;
      const selects18 = selects17;
      const selects19 = selects17;
      const selects20 = selects17;
      const selects21 = selects17;
      const a2 = (((selects18 >>> (Math.imul(3, 0) >>> 0)) & 7) === select4) ? x6 : ((((selects19 >>> (Math.imul(3, 1) >>> 0)) & 7) === select4) ? y6 : ((((selects20 >>> (Math.imul(3, 2) >>> 0)) & 7) === select4) ? z6 : ((((selects21 >>> (Math.imul(3, 3) >>> 0)) & 7) === select4) ? w6 : 0)));
      const t7 = storeWord(format2, 0, r, g2, b2, a2);
      const first = t7;
      if (bytes === 1) {
        const t8 = first & 255;
        const t9 = s0 >>> 0;
        const t10 = s0w1 >>> 0;
        mem.store8(t9, t10, h + l, t8);
      } else if (bytes === 2) {
        const t11 = first & 65535;
        const t12 = s0 >>> 0;
        const t13 = s0w1 >>> 0;
        mem.store16(t12, t13, h + l, t11);
      } else if (bytes > 2) {
        const t14 = s0 >>> 0;
        const t15 = s0w1 >>> 0;
        mem.store32(t14, t15, h + l, first);
      }
      if (bytes > 4) {
        const t16 = storeWord(format2, 1, r, g2, b2, a2);
        const t17 = (s0 + 4) >>> 0;
        const t18 = t17 >>> 0;
        const t19 = (s0w1 + 0 + +(t17 < (s0 >>> 0))) >>> 0;
        mem.store32(t18, t19, h + l, t16);
      }
      if (bytes > 8) {
        const t20 = storeWord(format2, 2, r, g2, b2, a2);
        const t21 = (s0 + 8) >>> 0;
        const t22 = t21 >>> 0;
        const t23 = (s0w1 + 0 + +(t21 < (s0 >>> 0))) >>> 0;
        mem.store32(t22, t23, h + l, t20);
      }
      if (bytes > 12) {
        const t24 = storeWord(format2, 3, r, g2, b2, a2);
        const t25 = (s0 + 12) >>> 0;
        const t26 = t25 >>> 0;
        const t27 = (s0w1 + 0 + +(t25 < (s0 >>> 0))) >>> 0;
        mem.store32(t26, t27, h + l, t24);
      }
      const bytes2 = bytes;
    }
  }
}

/** BUFFER_STORE_FORMAT_D16_XYZ, TBUFFER_STORE_FORMAT_D16_XYZ, BUFFER_STORE_D16_FORMAT_XYZ, TBUFFER_STORE_D16_FORMAT_XYZ (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function BUFFER_STORE_FORMAT_D16_XYZ(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k3, h0, h1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, e = s.s3 + h * k3;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, e = (e + k3) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s1 = u[b];
      const s1w1 = u[b + h1];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = formatOf(s3 & 0x7f);
      const format = t0;
      const t1 = widen16(format, s1 & 65535);
      const x = t1;
      const t2 = widen16(format, s1 >>> 16);
      const y = t2;
      const t3 = widen16(format, s1w1 & 65535);
      const z = t3;
      const t4 = widen16(format, s1 & 65535);
      const w2 = t4;
      const t5 = formatOf(s3 & 0x7f);
      const format2 = t5;
      const selects = s3 >>> 7;
      const x2 = x;
      const y2 = y;
      const z2 = z;
      const w22 = w2;
      const t6 = formatBytes(format2);
      const bytes = t6;
      const selects2 = selects;
      const x3 = x2;
      const y3 = y2;
      const z3 = z2;
      const w3 = w22;
      const select = (4 + 0) >>> 0;
      const selects3 = selects2;
      const selects4 = selects2;
      const selects5 = selects2;
      const selects6 = selects2;
      const r = (((selects3 >>> (Math.imul(3, 0) >>> 0)) & 7) === select) ? x3 : ((((selects4 >>> (Math.imul(3, 1) >>> 0)) & 7) === select) ? y3 : ((((selects5 >>> (Math.imul(3, 2) >>> 0)) & 7) === select) ? z3 : ((((selects6 >>> (Math.imul(3, 3) >>> 0)) & 7) === select) ? w3 : 0)));
      const selects7 = selects;
      const x4 = x2;
      const y4 = y2;
      const z4 = z2;
      const w4 = w22;
      const select2 = (4 + 1) >>> 0;
      const selects8 = selects7;
      const selects9 = selects7;
      const selects10 = selects7;
      const selects11 = selects7;
      const g2 = (((selects8 >>> (Math.imul(3, 0) >>> 0)) & 7) === select2) ? x4 : ((((selects9 >>> (Math.imul(3, 1) >>> 0)) & 7) === select2) ? y4 : ((((selects10 >>> (Math.imul(3, 2) >>> 0)) & 7) === select2) ? z4 : ((((selects11 >>> (Math.imul(3, 3) >>> 0)) & 7) === select2) ? w4 : 0)));
      const selects12 = selects;
      const x5 = x2;
      const y5 = y2;
      const z5 = z2;
      const w5 = w22;
      const select3 = (4 + 2) >>> 0;
      const selects13 = selects12;
      const selects14 = selects12;
      const selects15 = selects12;
      const selects16 = selects12;
      const b2 = (((selects13 >>> (Math.imul(3, 0) >>> 0)) & 7) === select3) ? x5 : ((((selects14 >>> (Math.imul(3, 1) >>> 0)) & 7) === select3) ? y5 : ((((selects15 >>> (Math.imul(3, 2) >>> 0)) & 7) === select3) ? z5 : ((((selects16 >>> (Math.imul(3, 3) >>> 0)) & 7) === select3) ? w5 : 0)));
      const selects17 = selects;
      const x6 = x2;
      const y6 = y2;
      const z6 = z2;
      const w6 = w22;
      const select4 = (4 + 3) >>> 0;
      const selects18 = selects17;
      const selects19 = selects17;
      const selects20 = selects17;
      const selects21 = selects17;
      const a2 = (((selects18 >>> (Math.imul(3, 0) >>> 0)) & 7) === select4) ? x6 : ((((selects19 >>> (Math.imul(3, 1) >>> 0)) & 7) === select4) ? y6 : ((((selects20 >>> (Math.imul(3, 2) >>> 0)) & 7) === select4) ? z6 : ((((selects21 >>> (Math.imul(3, 3) >>> 0)) & 7) === select4) ? w6 : 0)));
      const t7 = storeWord(format2, 0, r, g2, b2, a2);
      const first = t7;
      if (bytes === 1) {
        const t8 = first & 255;
        const t9 = s0 >>> 0;
        const t10 = s0w1 >>> 0;
        mem.store8(t9, t10, h + l, t8);
      } else if (bytes === 2) {
        const t11 = first & 65535;
        const t12 = s0 >>> 0;
        const t13 = s0w1 >>> 0;
        mem.store16(t12, t13, h + l, t11);
      } else if (bytes > 2) {
        const t14 = s0 >>> 0;
        const t15 = s0w1 >>> 0;
        mem.store32(t14, t15, h + l, first);
      }
      if (bytes > 4) {
        const t16 = storeWord(format2, 1, r, g2, b2, a2);
        const t17 = (s0 + 4) >>> 0;
        const t18 = t17 >>> 0;
        const t19 = (s0w1 + 0 + +(t17 < (s0 >>> 0))) >>> 0;
        mem.store32(t18, t19, h + l, t16);
      }
      if (bytes > 8) {
        const t20 = storeWord(format2, 2, r, g2, b2, a2);
        const t21 = (s0 + 8) >>> 0;
        const t22 = t21 >>> 0;
        const t23 = (s0w1 + 0 + +(t21 < (s0 >>> 0))) >>> 0;
        mem.store32(t22, t23, h + l, t20);
      }
      if (bytes > 12) {
        const t24 = storeWord(format2, 3, r, g2, b2, a2);
        const t25 = (s0 + 12) >>> 0;
        const t26 = t25 >>> 0;
        const t27 = (s0w1 + 0 + +(t25 < (s0 >>> 0))) >>> 0;
        mem.store32(t26, t27, h + l, t24);
      }
      const bytes2 = bytes;
    }
  }
}

/** BUFFER_STORE_FORMAT_D16_XYZW, TBUFFER_STORE_FORMAT_D16_XYZW, BUFFER_STORE_D16_FORMAT_XYZW, TBUFFER_STORE_D16_FORMAT_XYZW (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function BUFFER_STORE_FORMAT_D16_XYZW(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k3, h0, h1 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, e = s.s3 + h * k3;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, e = (e + k3) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s1 = u[b];
      const s1w1 = u[b + h1];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = formatOf(s3 & 0x7f);
      const format = t0;
      const t1 = widen16(format, s1 & 65535);
      const x = t1;
      const t2 = widen16(format, s1 >>> 16);
      const y = t2;
      const t3 = widen16(format, s1w1 & 65535);
      const z = t3;
      const t4 = widen16(format, s1w1 >>> 16);
      const w2 = t4;
      const t5 = formatOf(s3 & 0x7f);
      const format2 = t5;
      const selects = s3 >>> 7;
      const x2 = x;
      const y2 = y;
      const z2 = z;
      const w22 = w2;
      const t6 = formatBytes(format2);
      const bytes = t6;
      const selects2 = selects;
      const x3 = x2;
      const y3 = y2;
      const z3 = z2;
      const w3 = w22;
      const select = (4 + 0) >>> 0;
      const selects3 = selects2;
      const selects4 = selects2;
      const selects5 = selects2;
      const selects6 = selects2;
      const r = (((selects3 >>> (Math.imul(3, 0) >>> 0)) & 7) === select) ? x3 : ((((selects4 >>> (Math.imul(3, 1) >>> 0)) & 7) === select) ? y3 : ((((selects5 >>> (Math.imul(3, 2) >>> 0)) & 7) === select) ? z3 : ((((selects6 >>> (Math.imul(3, 3) >>> 0)) & 7) === select) ? w3 : 0)));
      const selects7 = selects;
      const x4 = x2;
      const y4 = y2;
      const z4 = z2;
      const w4 = w22;
      const select2 = (4 + 1) >>> 0;
      const selects8 = selects7;
      const selects9 = selects7;
      const selects10 = selects7;
      const selects11 = selects7;
      const g2 = (((selects8 >>> (Math.imul(3, 0) >>> 0)) & 7) === select2) ? x4 : ((((selects9 >>> (Math.imul(3, 1) >>> 0)) & 7) === select2) ? y4 : ((((selects10 >>> (Math.imul(3, 2) >>> 0)) & 7) === select2) ? z4 : ((((selects11 >>> (Math.imul(3, 3) >>> 0)) & 7) === select2) ? w4 : 0)));
      const selects12 = selects;
      const x5 = x2;
      const y5 = y2;
      const z5 = z2;
      const w5 = w22;
      const select3 = (4 + 2) >>> 0;
      const selects13 = selects12;
      const selects14 = selects12;
      const selects15 = selects12;
      const selects16 = selects12;
      const b2 = (((selects13 >>> (Math.imul(3, 0) >>> 0)) & 7) === select3) ? x5 : ((((selects14 >>> (Math.imul(3, 1) >>> 0)) & 7) === select3) ? y5 : ((((selects15 >>> (Math.imul(3, 2) >>> 0)) & 7) === select3) ? z5 : ((((selects16 >>> (Math.imul(3, 3) >>> 0)) & 7) === select3) ? w5 : 0)));
      const selects17 = selects;
      const x6 = x2;
      const y6 = y2;
      const z6 = z2;
      const w6 = w22;
      const select4 = (4 + 3) >>> 0;
      const selects18 = selects17;
      const selects19 = selects17;
      const selects20 = selects17;
      const selects21 = selects17;
      const a2 = (((selects18 >>> (Math.imul(3, 0) >>> 0)) & 7) === select4) ? x6 : ((((selects19 >>> (Math.imul(3, 1) >>> 0)) & 7) === select4) ? y6 : ((((selects20 >>> (Math.imul(3, 2) >>> 0)) & 7) === select4) ? z6 : ((((selects21 >>> (Math.imul(3, 3) >>> 0)) & 7) === select4) ? w6 : 0)));
      const t7 = storeWord(format2, 0, r, g2, b2, a2);
      const first = t7;
      if (bytes === 1) {
        const t8 = first & 255;
        const t9 = s0 >>> 0;
        const t10 = s0w1 >>> 0;
        mem.store8(t9, t10, h + l, t8);
      } else if (bytes === 2) {
        const t11 = first & 65535;
        const t12 = s0 >>> 0;
        const t13 = s0w1 >>> 0;
        mem.store16(t12, t13, h + l, t11);
      } else if (bytes > 2) {
        const t14 = s0 >>> 0;
        const t15 = s0w1 >>> 0;
        mem.store32(t14, t15, h + l, first);
      }
      if (bytes > 4) {
        const t16 = storeWord(format2, 1, r, g2, b2, a2);
        const t17 = (s0 + 4) >>> 0;
        const t18 = t17 >>> 0;
        const t19 = (s0w1 + 0 + +(t17 < (s0 >>> 0))) >>> 0;
        mem.store32(t18, t19, h + l, t16);
      }
      if (bytes > 8) {
        const t20 = storeWord(format2, 2, r, g2, b2, a2);
        const t21 = (s0 + 8) >>> 0;
        const t22 = t21 >>> 0;
        const t23 = (s0w1 + 0 + +(t21 < (s0 >>> 0))) >>> 0;
        mem.store32(t22, t23, h + l, t20);
      }
      if (bytes > 12) {
        const t24 = storeWord(format2, 3, r, g2, b2, a2);
        const t25 = (s0 + 12) >>> 0;
        const t26 = t25 >>> 0;
        const t27 = (s0w1 + 0 + +(t25 < (s0 >>> 0))) >>> 0;
        mem.store32(t26, t27, h + l, t24);
      }
      const bytes2 = bytes;
    }
  }
}

/** BUFFER_STORE_FORMAT_D16_HI_X, BUFFER_STORE_D16_HI_FORMAT_X (cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4) */
export function BUFFER_STORE_FORMAT_D16_HI_X(w: Wave, s: Step): void {
  const { u, i } = w;
  const mem = w.mem;
  const { k0, k1, k3, h0 } = s;
  for (let h = 0; h < w.size; h += 32) {
    const m = i[w.exec + (h >>> 5)];
    let a = s.s0 + h * k0, b = s.s1 + h * k1, e = s.s3 + h * k3;
    for (let l = 0; l < 32; l++, a = (a + k0) | 0, b = (b + k1) | 0, e = (e + k3) | 0) {
      if (m !== -1 && ((m >>> l) & 1) === 0) continue;
      const s3 = u[e];
      const s1 = u[b];
      const s0w1 = u[a + h0];
      const s0 = u[a];
      const t0 = formatOf(s3 & 0x7f);
      const t1 = widen16(t0, s1 >>> 16);
      const x = t1;
      const t2 = formatOf(s3 & 0x7f);
      const format = t2;
      const selects = s3 >>> 7;
      const x2 = x;
      const y = x;
      const z = x;
      const w2 = x;
      const t3 = formatBytes(format);
      const bytes = t3;
      const selects2 = selects;
      const x3 = x2;
      const y2 = y;
      const z2 = z;
      const w22 = w2;
      const select = (4 + 0) >>> 0;
      const selects3 = selects2;
      const selects4 = selects2;
      const selects5 = selects2;
      const selects6 = selects2;
      const r = (((selects3 >>> (Math.imul(3, 0) >>> 0)) & 7) === select) ? x3 : ((((selects4 >>> (Math.imul(3, 1) >>> 0)) & 7) === select) ? y2 : ((((selects5 >>> (Math.imul(3, 2) >>> 0)) & 7) === select) ? z2 : ((((selects6 >>> (Math.imul(3, 3) >>> 0)) & 7) === select) ? w22 : 0)));
      const selects7 = selects;
      const x4 = x2;
      const y3 = y;
      const z3 = z;
      const w3 = w2;
      const select2 = (4 + 1) >>> 0;
      const selects8 = selects7;
      const selects9 = selects7;
      const selects10 = selects7;
      const selects11 = selects7;
      const g2 = (((selects8 >>> (Math.imul(3, 0) >>> 0)) & 7) === select2) ? x4 : ((((selects9 >>> (Math.imul(3, 1) >>> 0)) & 7) === select2) ? y3 : ((((selects10 >>> (Math.imul(3, 2) >>> 0)) & 7) === select2) ? z3 : ((((selects11 >>> (Math.imul(3, 3) >>> 0)) & 7) === select2) ? w3 : 0)));
      const selects12 = selects;
      const x5 = x2;
      const y4 = y;
      const z4 = z;
      const w4 = w2;
      const select3 = (4 + 2) >>> 0;
      const selects13 = selects12;
      const selects14 = selects12;
      const selects15 = selects12;
      const selects16 = selects12;
      const b2 = (((selects13 >>> (Math.imul(3, 0) >>> 0)) & 7) === select3) ? x5 : ((((selects14 >>> (Math.imul(3, 1) >>> 0)) & 7) === select3) ? y4 : ((((selects15 >>> (Math.imul(3, 2) >>> 0)) & 7) === select3) ? z4 : ((((selects16 >>> (Math.imul(3, 3) >>> 0)) & 7) === select3) ? w4 : 0)));
      const selects17 = selects;
      const x6 = x2;
      const y5 = y;
      const z5 = z;
      const w5 = w2;
      const select4 = (4 + 3) >>> 0;
      const selects18 = selects17;
      const selects19 = selects17;
      const selects20 = selects17;
      const selects21 = selects17;
      const a2 = (((selects18 >>> (Math.imul(3, 0) >>> 0)) & 7) === select4) ? x6 : ((((selects19 >>> (Math.imul(3, 1) >>> 0)) & 7) === select4) ? y5 : ((((selects20 >>> (Math.imul(3, 2) >>> 0)) & 7) === select4) ? z5 : ((((selects21 >>> (Math.imul(3, 3) >>> 0)) & 7) === select4) ? w5 : 0)));
      const t4 = storeWord(format, 0, r, g2, b2, a2);
      const first = t4;
      if (bytes === 1) {
        const t5 = first & 255;
        const t6 = s0 >>> 0;
        const t7 = s0w1 >>> 0;
        mem.store8(t6, t7, h + l, t5);
      } else if (bytes === 2) {
        const t8 = first & 65535;
        const t9 = s0 >>> 0;
        const t10 = s0w1 >>> 0;
        mem.store16(t9, t10, h + l, t8);
      } else if (bytes > 2) {
        const t11 = s0 >>> 0;
        const t12 = s0w1 >>> 0;
        mem.store32(t11, t12, h + l, first);
      }
      if (bytes > 4) {
        const t13 = storeWord(format, 1, r, g2, b2, a2);
        const t14 = (s0 + 4) >>> 0;
        const t15 = t14 >>> 0;
        const t16 = (s0w1 + 0 + +(t14 < (s0 >>> 0))) >>> 0;
        mem.store32(t15, t16, h + l, t13);
      }
      if (bytes > 8) {
        const t17 = storeWord(format, 2, r, g2, b2, a2);
        const t18 = (s0 + 8) >>> 0;
        const t19 = t18 >>> 0;
        const t20 = (s0w1 + 0 + +(t18 < (s0 >>> 0))) >>> 0;
        mem.store32(t19, t20, h + l, t17);
      }
      if (bytes > 12) {
        const t21 = storeWord(format, 3, r, g2, b2, a2);
        const t22 = (s0 + 12) >>> 0;
        const t23 = t22 >>> 0;
        const t24 = (s0w1 + 0 + +(t22 < (s0 >>> 0))) >>> 0;
        mem.store32(t23, t24, h + l, t21);
      }
      const bytes2 = bytes;
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  BUFFER_LOAD_FORMAT_X_cdna1: define("BUFFER_LOAD_FORMAT_X_cdna1", "lane", BUFFER_LOAD_FORMAT_X_cdna1),
  BUFFER_LOAD_FORMAT_X_cdna4: define("BUFFER_LOAD_FORMAT_X_cdna4", "lane", BUFFER_LOAD_FORMAT_X_cdna4),
  BUFFER_LOAD_LDS_FORMAT_X: define("BUFFER_LOAD_LDS_FORMAT_X", "lane", BUFFER_LOAD_LDS_FORMAT_X),
  BUFFER_LOAD_FORMAT_XY: define("BUFFER_LOAD_FORMAT_XY", "lane", BUFFER_LOAD_FORMAT_XY, { readsDestination: true }),
  BUFFER_LOAD_FORMAT_XYZ: define("BUFFER_LOAD_FORMAT_XYZ", "lane", BUFFER_LOAD_FORMAT_XYZ, { readsDestination: true }),
  BUFFER_LOAD_FORMAT_XYZW: define("BUFFER_LOAD_FORMAT_XYZW", "lane", BUFFER_LOAD_FORMAT_XYZW, { readsDestination: true }),
  BUFFER_LOAD_FORMAT_D16_X: define("BUFFER_LOAD_FORMAT_D16_X", "lane", BUFFER_LOAD_FORMAT_D16_X, { readsDestination: true }),
  BUFFER_LOAD_FORMAT_D16_HI_X: define("BUFFER_LOAD_FORMAT_D16_HI_X", "lane", BUFFER_LOAD_FORMAT_D16_HI_X, { readsDestination: true }),
  BUFFER_LOAD_FORMAT_D16_XY: define("BUFFER_LOAD_FORMAT_D16_XY", "lane", BUFFER_LOAD_FORMAT_D16_XY, { readsDestination: true }),
  BUFFER_LOAD_FORMAT_D16_XYZ: define("BUFFER_LOAD_FORMAT_D16_XYZ", "lane", BUFFER_LOAD_FORMAT_D16_XYZ, { readsDestination: true }),
  BUFFER_LOAD_FORMAT_D16_XYZW: define("BUFFER_LOAD_FORMAT_D16_XYZW", "lane", BUFFER_LOAD_FORMAT_D16_XYZW, { readsDestination: true }),
  BUFFER_STORE_FORMAT_X: define("BUFFER_STORE_FORMAT_X", "lane", BUFFER_STORE_FORMAT_X),
  BUFFER_STORE_FORMAT_XY: define("BUFFER_STORE_FORMAT_XY", "lane", BUFFER_STORE_FORMAT_XY),
  BUFFER_STORE_FORMAT_XYZ: define("BUFFER_STORE_FORMAT_XYZ", "lane", BUFFER_STORE_FORMAT_XYZ),
  BUFFER_STORE_FORMAT_XYZW: define("BUFFER_STORE_FORMAT_XYZW", "lane", BUFFER_STORE_FORMAT_XYZW),
  BUFFER_STORE_FORMAT_D16_X: define("BUFFER_STORE_FORMAT_D16_X", "lane", BUFFER_STORE_FORMAT_D16_X),
  BUFFER_STORE_FORMAT_D16_XY: define("BUFFER_STORE_FORMAT_D16_XY", "lane", BUFFER_STORE_FORMAT_D16_XY),
  BUFFER_STORE_FORMAT_D16_XYZ: define("BUFFER_STORE_FORMAT_D16_XYZ", "lane", BUFFER_STORE_FORMAT_D16_XYZ),
  BUFFER_STORE_FORMAT_D16_XYZW: define("BUFFER_STORE_FORMAT_D16_XYZW", "lane", BUFFER_STORE_FORMAT_D16_XYZW),
  BUFFER_STORE_FORMAT_D16_HI_X: define("BUFFER_STORE_FORMAT_D16_HI_X", "lane", BUFFER_STORE_FORMAT_D16_HI_X),
};

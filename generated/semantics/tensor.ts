// Executors of tensor.
// Generated from spec/pseudocode/tensor.pcode by `npm run generate`; do not edit.
import { bitsAt, mulHiU32, shl32, shl64Hi, shl64Lo } from "../../runtime/bits/index.js";
import { define } from "../../runtime/wave/define.js";
import { noOperation, type Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/**
 * TENSOR_LOAD_TO_LDS (cdna5)
 * A row of a tile: dimension 0. Padding lies between the elements that loads put to LDS.
 */
export function TENSOR_LOAD_TO_LDS(w: Wave, s: Step): void {
  const { u } = w;
  const s1 = u[s.s1];
  const s0 = u[s.s0];
  const s0w1 = u[s.s0 + 1];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3w1 = u[s.s3 + 1];
  const s3 = u[s.s3];
  const s1w1 = u[s.s1 + 1];
  let stored = 0;
  let local = 0;
  let result = 0;
  let addr_lo = 0, addr_hi = 0;
  let value_lo = 0, value_hi = 0;
  let result2_lo = 0, result2_hi = 0;
  const log = (s1 >>> 16) & 3;
  const gather = s0 >>> 31;
  const again = ((s1 >>> 19) & 1) !== 0 && gather === 0;
  const padded = true && ((s1 >>> 20) & 1) !== 0;
  const interval = (8 << ((s1 >>> 22) & 7)) >>> 0;
  const padding = Math.imul((s1 >>> 25) + 1, 4) >>> 0;
  const tile0 = bitsAt(u, s.s1, 1, 4, 112, 16);
  const tile1 = bitsAt(u, s.s1, 1, 5, 128, 16);
  const tile2 = (gather !== 0) ? 0 : bitsAt(u, s.s1, 1, 5, 144, 16);
  const tile3 = (gather !== 0 || again) ? 0 : bitsAt(u, s.s2, 1, 4, 112, 16);
  const tile4 = (gather !== 0 || again) ? 0 : bitsAt(u, s.s3, 1, 3, 80, 16);
  const last = again ? bitsAt(u, s.s2, 1, 4, 112, 16) : 0;
  if ((s0 & 3) !== 0 && tile0 !== 0) {
    for (let turn = 0; turn <= last; turn++) {
      stored = 0;
      local = (s0w1 + shl32(Math.imul(turn, s2w1), log)) >>> 0;
      const t0 = bitsAt(u, s.s2, 1, 4, 64, 32);
      const t1 = Math.imul(turn, t0);
      const t2 = mulHiU32(turn, t0) + Math.imul(turn, bitsAt(u, s.s2, 1, 4, 96, 16)) + Math.imul(Math.floor(turn / 4294967296), t0);
      const t3 = log >>> 0;
      const t4 = bitsAt(u, s.s0, 1, 4, 64, 32);
      const t5 = (t4 + shl64Lo(t1, t2, t3)) >>> 0;
      const start_lo = t5;
      const start_hi = bitsAt(u, s.s0, 1, 4, 96, 25) + shl64Hi(t1, t2, t3) + +(t5 < (t4 >>> 0));
      const t6 = ((tile4 === 0) ? 0 : (tile4 - 1)) >>> 0;
      for (let i4 = 0; i4 <= t6; i4++) {
        const t7 = ((tile3 === 0) ? 0 : (tile3 - 1)) >>> 0;
        for (let i3 = 0; i3 <= t7; i3++) {
          const t8 = ((tile2 === 0) ? 0 : (tile2 - 1)) >>> 0;
          for (let i2 = 0; i2 <= t8; i2++) {
            const t9 = ((tile1 === 0) ? 0 : (tile1 - 1)) >>> 0;
            for (let i1 = 0; i1 <= t9; i1++) {
              const i5 = i1;
              const wide = (s0 >>> 30) & 1;
              if (wide !== 0) {
                const t10 = Math.imul(32, i5 & 3) >>> 0;
                const t11 = Math.imul(32, i5 & 3) >>> 0;
                result = (i5 < 4) ? bitsAt(u, s.s2, 1, 32, t10, 32) : bitsAt(u, s.s3, 1, 32, t11, 32);
              } else {
                const t12 = Math.imul(16, i5 & 7) >>> 0;
                const t13 = Math.imul(16, i5 & 7) >>> 0;
                result = (i5 < 8) ? bitsAt(u, s.s2, 1, 32, t12, 16) : bitsAt(u, s.s3, 1, 32, t13, 16);
              }
              const row = (gather !== 0) ? result : i1;
              const i52 = row;
              const limit = bitsAt(u, s.s1, 1, 4, 80, 32);
              const tile = tile1;
              const i6 = i2;
              const tile5 = tile2;
              const i7 = i3;
              const limit2 = s2w1 >>> 0;
              const tile6 = tile3;
              const i8 = i4;
              const limit3 = bitsAt(u, s.s3, 1, 3, 48, 32);
              const tile7 = tile4;
              const inside = (((tile === 0 || i52 < limit) && (tile5 === 0 || i6 < s2)) && (tile6 === 0 || i7 < limit2)) && (tile7 === 0 || i8 < limit3);
              const t14 = bitsAt(u, s.s1, 1, 7, 160, 32);
              const t15 = bitsAt(u, s.s1, 1, 8, 208, 32);
              const t16 = Math.imul(row, t14);
              const t17 = (t16 + Math.imul(i2, t15)) >>> 0;
              const t18 = bitsAt(u, s.s2, 1, 4, 64, 32);
              const t19 = (t17 + Math.imul(i3, t18)) >>> 0;
              const t20 = (t19 + Math.imul(i4, s3)) >>> 0;
              const lines_lo = t20;
              const lines_hi = (((mulHiU32(row, t14) + Math.imul(row, bitsAt(u, s.s1, 1, 7, 192, 16)) + Math.imul(Math.floor(row / 4294967296), t14)) + (mulHiU32(i2, t15) + Math.imul(i2, bitsAt(u, s.s1, 1, 8, 240, 16)) + Math.imul(Math.floor(i2 / 4294967296), t15)) + +(t17 < (t16 >>> 0))) + (mulHiU32(i3, t18) + Math.imul(i3, bitsAt(u, s.s2, 1, 4, 96, 16)) + Math.imul(Math.floor(i3 / 4294967296), t18)) + +(t19 < (t17 >>> 0))) + (mulHiU32(i4, s3) + Math.imul(i4, s3w1 & 65535) + Math.imul(Math.floor(i4 / 4294967296), s3)) + +(t20 < (t19 >>> 0));
              const t21 = log >>> 0;
              const t22 = (start_lo + shl64Lo(lines_lo, lines_hi, t21)) >>> 0;
              addr_hi = start_hi + shl64Hi(lines_lo, lines_hi, t21) + +(t22 < (start_lo >>> 0));
              addr_lo = t22;
              const t23 = (tile0 - 1) >>> 0;
              for (let i0 = 0; i0 <= t23; i0++) {
                if (true) {
                  value_hi = 0;
                  value_lo = 0;
                  if (inside && i0 < bitsAt(u, s.s1, 1, 3, 48, 32)) {
                    const addr2_lo = addr_lo;
                    const addr2_hi = addr_hi;
                    const log2 = log;
                    if (log2 === 0) {
                      const t24 = addr2_lo >>> 0;
                      const t25 = addr2_hi >>> 0;
                      const t26 = w.mem.load8(t24, t25, -1);
                      result2_hi = Math.floor(t26 / 4294967296);
                      result2_lo = t26;
                    } else if (log2 === 1) {
                      const t27 = addr2_lo >>> 0;
                      const t28 = addr2_hi >>> 0;
                      const t29 = w.mem.load16(t27, t28, -1);
                      result2_hi = Math.floor(t29 / 4294967296);
                      result2_lo = t29;
                    } else if (log2 === 2) {
                      const t30 = addr2_lo >>> 0;
                      const t31 = addr2_hi >>> 0;
                      const t32 = w.mem.load32(t30, t31, -1);
                      const t33 = t32 >>> 0;
                      result2_hi = Math.floor(t33 / 4294967296);
                      result2_lo = t33;
                    } else {
                      const t34 = addr2_lo >>> 0;
                      const t35 = addr2_hi >>> 0;
                      const t36 = w.mem.load32(t34, t35, -1);
                      const t37 = (t34 + 4) >>> 0;
                      const t38 = w.mem.load32(t37, t35 + +(t37 < t34), -1);
                      result2_hi = t38;
                      result2_lo = t36;
                    }
                    value_hi = result2_hi;
                    value_lo = result2_lo;
                  }
                  const addr3 = local;
                  const log3 = log;
                  const value2_lo = value_lo;
                  const value2_hi = value_hi;
                  if (log3 === 0) {
                    const t39 = value2_lo & 255;
                    const t40 = addr3 >>> 0;
                    w.lds.store8(t40, -1, t39);
                  } else if (log3 === 1) {
                    const t41 = value2_lo & 65535;
                    const t42 = addr3 >>> 0;
                    w.lds.store16(t42, -1, t41);
                  } else if (log3 === 2) {
                    const t43 = addr3 >>> 0;
                    w.lds.store32(t43, -1, value2_lo);
                  } else {
                    const t44 = addr3 >>> 0;
                    w.lds.store32(t44, -1, value2_lo);
                    w.lds.store32(t44 + 4, -1, value2_hi);
                  }
                  const done = 0;
                } else if (inside && i0 < bitsAt(u, s.s1, 1, 3, 48, 32)) {
                  const addr4_lo = addr_lo;
                  const addr4_hi = addr_hi;
                  const from = local;
                  const log4 = log;
                  if (log4 === 0) {
                    const t45 = from >>> 0;
                    const t46 = w.lds.load8(t45, -1);
                    const t47 = addr4_lo >>> 0;
                    const t48 = addr4_hi >>> 0;
                    w.mem.store8(t47, t48, -1, t46);
                  } else if (log4 === 1) {
                    const t49 = from >>> 0;
                    const t50 = w.lds.load16(t49, -1);
                    const t51 = addr4_lo >>> 0;
                    const t52 = addr4_hi >>> 0;
                    w.mem.store16(t51, t52, -1, t50);
                  } else if (log4 === 2) {
                    const t53 = from >>> 0;
                    const t54 = w.lds.load32(t53, -1);
                    const t55 = t54 >>> 0;
                    const t56 = addr4_lo >>> 0;
                    const t57 = addr4_hi >>> 0;
                    w.mem.store32(t56, t57, -1, t55);
                  } else {
                    const t58 = from >>> 0;
                    const t59 = w.lds.load32(t58, -1);
                    const t60 = w.lds.load32(t58 + 4, -1);
                    const t61 = addr4_lo >>> 0;
                    const t62 = addr4_hi >>> 0;
                    w.mem.store32(t61, t62, -1, t59);
                    const t63 = (t61 + 4) >>> 0;
                    w.mem.store32(t63, t62 + +(t63 < t61), -1, t60);
                  }
                  const back = 0;
                }
                const t64 = log >>> 0;
                const t65 = (addr_lo + shl64Lo(1, 0, t64)) >>> 0;
                addr_hi = addr_hi + shl64Hi(1, 0, t64) + +(t65 < (addr_lo >>> 0));
                addr_lo = t65;
                local = (local + shl32(1, log)) >>> 0;
                stored = (stored + shl32(1, log)) >>> 0;
                if (padded && stored >= interval) {
                  stored = 0;
                  local = (local + padding) >>> 0;
                }
              }
            }
          }
        }
      }
    }
    if (((s1 >>> 18) & 1) !== 0) {
      const barrier = Math.imul(s1w1 & 65535, 8) >>> 0;
      const t66 = barrier >>> 0;
      const t67 = w.lds.load32(t66, -1);
      const t68 = t67 >>> 0;
      const state = t68;
      const t69 = ((barrier + 4) >>> 0) >>> 0;
      const t70 = w.lds.load32(t69, -1);
      const t71 = t70 >>> 0;
      const again2 = t71 & 0xffff;
      const next = (state - 1) >>> 0;
      const t72 = ((next & 0x10000000) !== 0) ? ((next & 0xe0000000) | again2) : next;
      const t73 = barrier >>> 0;
      w.lds.store32(t73, -1, t72);
    }
  }
}

/**
 * TENSOR_STORE_FROM_LDS (cdna5)
 * A row of a tile: dimension 0. Padding lies between the elements that loads put to LDS.
 */
export function TENSOR_STORE_FROM_LDS(w: Wave, s: Step): void {
  const { u } = w;
  const s1 = u[s.s1];
  const s0 = u[s.s0];
  const s0w1 = u[s.s0 + 1];
  const s2w1 = u[s.s2 + 1];
  const s2 = u[s.s2];
  const s3w1 = u[s.s3 + 1];
  const s3 = u[s.s3];
  const s1w1 = u[s.s1 + 1];
  let stored = 0;
  let local = 0;
  let result = 0;
  let addr_lo = 0, addr_hi = 0;
  let value_lo = 0, value_hi = 0;
  let result2_lo = 0, result2_hi = 0;
  const log = (s1 >>> 16) & 3;
  const gather = s0 >>> 31;
  const again = ((s1 >>> 19) & 1) !== 0 && gather === 0;
  const padded = false && ((s1 >>> 20) & 1) !== 0;
  const interval = (8 << ((s1 >>> 22) & 7)) >>> 0;
  const padding = Math.imul((s1 >>> 25) + 1, 4) >>> 0;
  const tile0 = bitsAt(u, s.s1, 1, 4, 112, 16);
  const tile1 = bitsAt(u, s.s1, 1, 5, 128, 16);
  const tile2 = (gather !== 0) ? 0 : bitsAt(u, s.s1, 1, 5, 144, 16);
  const tile3 = (gather !== 0 || again) ? 0 : bitsAt(u, s.s2, 1, 4, 112, 16);
  const tile4 = (gather !== 0 || again) ? 0 : bitsAt(u, s.s3, 1, 3, 80, 16);
  const last = again ? bitsAt(u, s.s2, 1, 4, 112, 16) : 0;
  if ((s0 & 3) !== 0 && tile0 !== 0) {
    for (let turn = 0; turn <= last; turn++) {
      stored = 0;
      local = (s0w1 + shl32(Math.imul(turn, s2w1), log)) >>> 0;
      const t0 = bitsAt(u, s.s2, 1, 4, 64, 32);
      const t1 = Math.imul(turn, t0);
      const t2 = mulHiU32(turn, t0) + Math.imul(turn, bitsAt(u, s.s2, 1, 4, 96, 16)) + Math.imul(Math.floor(turn / 4294967296), t0);
      const t3 = log >>> 0;
      const t4 = bitsAt(u, s.s0, 1, 4, 64, 32);
      const t5 = (t4 + shl64Lo(t1, t2, t3)) >>> 0;
      const start_lo = t5;
      const start_hi = bitsAt(u, s.s0, 1, 4, 96, 25) + shl64Hi(t1, t2, t3) + +(t5 < (t4 >>> 0));
      const t6 = ((tile4 === 0) ? 0 : (tile4 - 1)) >>> 0;
      for (let i4 = 0; i4 <= t6; i4++) {
        const t7 = ((tile3 === 0) ? 0 : (tile3 - 1)) >>> 0;
        for (let i3 = 0; i3 <= t7; i3++) {
          const t8 = ((tile2 === 0) ? 0 : (tile2 - 1)) >>> 0;
          for (let i2 = 0; i2 <= t8; i2++) {
            const t9 = ((tile1 === 0) ? 0 : (tile1 - 1)) >>> 0;
            for (let i1 = 0; i1 <= t9; i1++) {
              const i5 = i1;
              const wide = (s0 >>> 30) & 1;
              if (wide !== 0) {
                const t10 = Math.imul(32, i5 & 3) >>> 0;
                const t11 = Math.imul(32, i5 & 3) >>> 0;
                result = (i5 < 4) ? bitsAt(u, s.s2, 1, 32, t10, 32) : bitsAt(u, s.s3, 1, 32, t11, 32);
              } else {
                const t12 = Math.imul(16, i5 & 7) >>> 0;
                const t13 = Math.imul(16, i5 & 7) >>> 0;
                result = (i5 < 8) ? bitsAt(u, s.s2, 1, 32, t12, 16) : bitsAt(u, s.s3, 1, 32, t13, 16);
              }
              const row = (gather !== 0) ? result : i1;
              const i52 = row;
              const limit = bitsAt(u, s.s1, 1, 4, 80, 32);
              const tile = tile1;
              const i6 = i2;
              const tile5 = tile2;
              const i7 = i3;
              const limit2 = s2w1 >>> 0;
              const tile6 = tile3;
              const i8 = i4;
              const limit3 = bitsAt(u, s.s3, 1, 3, 48, 32);
              const tile7 = tile4;
              const inside = (((tile === 0 || i52 < limit) && (tile5 === 0 || i6 < s2)) && (tile6 === 0 || i7 < limit2)) && (tile7 === 0 || i8 < limit3);
              const t14 = bitsAt(u, s.s1, 1, 7, 160, 32);
              const t15 = bitsAt(u, s.s1, 1, 8, 208, 32);
              const t16 = Math.imul(row, t14);
              const t17 = (t16 + Math.imul(i2, t15)) >>> 0;
              const t18 = bitsAt(u, s.s2, 1, 4, 64, 32);
              const t19 = (t17 + Math.imul(i3, t18)) >>> 0;
              const t20 = (t19 + Math.imul(i4, s3)) >>> 0;
              const lines_lo = t20;
              const lines_hi = (((mulHiU32(row, t14) + Math.imul(row, bitsAt(u, s.s1, 1, 7, 192, 16)) + Math.imul(Math.floor(row / 4294967296), t14)) + (mulHiU32(i2, t15) + Math.imul(i2, bitsAt(u, s.s1, 1, 8, 240, 16)) + Math.imul(Math.floor(i2 / 4294967296), t15)) + +(t17 < (t16 >>> 0))) + (mulHiU32(i3, t18) + Math.imul(i3, bitsAt(u, s.s2, 1, 4, 96, 16)) + Math.imul(Math.floor(i3 / 4294967296), t18)) + +(t19 < (t17 >>> 0))) + (mulHiU32(i4, s3) + Math.imul(i4, s3w1 & 65535) + Math.imul(Math.floor(i4 / 4294967296), s3)) + +(t20 < (t19 >>> 0));
              const t21 = log >>> 0;
              const t22 = (start_lo + shl64Lo(lines_lo, lines_hi, t21)) >>> 0;
              addr_hi = start_hi + shl64Hi(lines_lo, lines_hi, t21) + +(t22 < (start_lo >>> 0));
              addr_lo = t22;
              const t23 = (tile0 - 1) >>> 0;
              for (let i0 = 0; i0 <= t23; i0++) {
                if (false) {
                  value_hi = 0;
                  value_lo = 0;
                  if (inside && i0 < bitsAt(u, s.s1, 1, 3, 48, 32)) {
                    const addr2_lo = addr_lo;
                    const addr2_hi = addr_hi;
                    const log2 = log;
                    if (log2 === 0) {
                      const t24 = addr2_lo >>> 0;
                      const t25 = addr2_hi >>> 0;
                      const t26 = w.mem.load8(t24, t25, -1);
                      result2_hi = Math.floor(t26 / 4294967296);
                      result2_lo = t26;
                    } else if (log2 === 1) {
                      const t27 = addr2_lo >>> 0;
                      const t28 = addr2_hi >>> 0;
                      const t29 = w.mem.load16(t27, t28, -1);
                      result2_hi = Math.floor(t29 / 4294967296);
                      result2_lo = t29;
                    } else if (log2 === 2) {
                      const t30 = addr2_lo >>> 0;
                      const t31 = addr2_hi >>> 0;
                      const t32 = w.mem.load32(t30, t31, -1);
                      const t33 = t32 >>> 0;
                      result2_hi = Math.floor(t33 / 4294967296);
                      result2_lo = t33;
                    } else {
                      const t34 = addr2_lo >>> 0;
                      const t35 = addr2_hi >>> 0;
                      const t36 = w.mem.load32(t34, t35, -1);
                      const t37 = (t34 + 4) >>> 0;
                      const t38 = w.mem.load32(t37, t35 + +(t37 < t34), -1);
                      result2_hi = t38;
                      result2_lo = t36;
                    }
                    value_hi = result2_hi;
                    value_lo = result2_lo;
                  }
                  const addr3 = local;
                  const log3 = log;
                  const value2_lo = value_lo;
                  const value2_hi = value_hi;
                  if (log3 === 0) {
                    const t39 = value2_lo & 255;
                    const t40 = addr3 >>> 0;
                    w.lds.store8(t40, -1, t39);
                  } else if (log3 === 1) {
                    const t41 = value2_lo & 65535;
                    const t42 = addr3 >>> 0;
                    w.lds.store16(t42, -1, t41);
                  } else if (log3 === 2) {
                    const t43 = addr3 >>> 0;
                    w.lds.store32(t43, -1, value2_lo);
                  } else {
                    const t44 = addr3 >>> 0;
                    w.lds.store32(t44, -1, value2_lo);
                    w.lds.store32(t44 + 4, -1, value2_hi);
                  }
                  const done = 0;
                } else if (inside && i0 < bitsAt(u, s.s1, 1, 3, 48, 32)) {
                  const addr4_lo = addr_lo;
                  const addr4_hi = addr_hi;
                  const from = local;
                  const log4 = log;
                  if (log4 === 0) {
                    const t45 = from >>> 0;
                    const t46 = w.lds.load8(t45, -1);
                    const t47 = addr4_lo >>> 0;
                    const t48 = addr4_hi >>> 0;
                    w.mem.store8(t47, t48, -1, t46);
                  } else if (log4 === 1) {
                    const t49 = from >>> 0;
                    const t50 = w.lds.load16(t49, -1);
                    const t51 = addr4_lo >>> 0;
                    const t52 = addr4_hi >>> 0;
                    w.mem.store16(t51, t52, -1, t50);
                  } else if (log4 === 2) {
                    const t53 = from >>> 0;
                    const t54 = w.lds.load32(t53, -1);
                    const t55 = t54 >>> 0;
                    const t56 = addr4_lo >>> 0;
                    const t57 = addr4_hi >>> 0;
                    w.mem.store32(t56, t57, -1, t55);
                  } else {
                    const t58 = from >>> 0;
                    const t59 = w.lds.load32(t58, -1);
                    const t60 = w.lds.load32(t58 + 4, -1);
                    const t61 = addr4_lo >>> 0;
                    const t62 = addr4_hi >>> 0;
                    w.mem.store32(t61, t62, -1, t59);
                    const t63 = (t61 + 4) >>> 0;
                    w.mem.store32(t63, t62 + +(t63 < t61), -1, t60);
                  }
                  const back = 0;
                }
                const t64 = log >>> 0;
                const t65 = (addr_lo + shl64Lo(1, 0, t64)) >>> 0;
                addr_hi = addr_hi + shl64Hi(1, 0, t64) + +(t65 < (addr_lo >>> 0));
                addr_lo = t65;
                local = (local + shl32(1, log)) >>> 0;
                stored = (stored + shl32(1, log)) >>> 0;
                if (padded && stored >= interval) {
                  stored = 0;
                  local = (local + padding) >>> 0;
                }
              }
            }
          }
        }
      }
    }
    if (((s1 >>> 18) & 1) !== 0) {
      const barrier = Math.imul(s1w1 & 65535, 8) >>> 0;
      const t66 = barrier >>> 0;
      const t67 = w.lds.load32(t66, -1);
      const t68 = t67 >>> 0;
      const state = t68;
      const t69 = ((barrier + 4) >>> 0) >>> 0;
      const t70 = w.lds.load32(t69, -1);
      const t71 = t70 >>> 0;
      const again2 = t71 & 0xffff;
      const next = (state - 1) >>> 0;
      const t72 = ((next & 0x10000000) !== 0) ? ((next & 0xe0000000) | again2) : next;
      const t73 = barrier >>> 0;
      w.lds.store32(t73, -1, t72);
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  TENSOR_LOAD_TO_LDS: define("TENSOR_LOAD_TO_LDS", "scalar", TENSOR_LOAD_TO_LDS),
  TENSOR_STORE_FROM_LDS: define("TENSOR_STORE_FROM_LDS", "scalar", TENSOR_STORE_FROM_LDS),
  TENSOR_STOP: define("TENSOR_STOP", "scalar", noOperation),
};

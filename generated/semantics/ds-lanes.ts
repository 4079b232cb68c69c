// Executors of ds lanes.
// Generated from spec/pseudocode/ds-lanes.pcode by `npm run generate`; do not edit.
import { countOnes32, reverse32, shr32 } from "../../runtime/bits/index.js";
import { define } from "../../runtime/wave/define.js";
import type { Step } from "../../runtime/wave/step.js";
import type { Wave } from "../../runtime/wave/wave.js";

/**
 * DS_PERMUTE_B32 (cdna1 cdna2 cdna3 cdna4 cdna5 rdna4)
 * Addresses count bytes: lane * 4; the offset is added, high bits are ignored.
 */
export function DS_PERMUTE_B32_cdna1(w: Wave, s: Step): void {
  const { u } = w;
  const offset = s.simm >>> 0;
  const result = new Array<number>(64).fill(0);
  const last = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= last; lane++) {
    result[lane] = 0;
  }
  for (let lane = 0; lane <= last; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      result[(((u[s.fields.ADDR_ROW * w.size + lane] + offset) >>> 2) & last) >>> 0] = u[s.fields.DATA0_ROW * w.size + lane];
    }
  }
  for (let lane = 0; lane <= last; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = result[lane];
    }
  }
}

/** DS_BPERMUTE_B32 (cdna1 cdna2 cdna3 cdna4 cdna5 rdna4) */
export function DS_BPERMUTE_B32_cdna1(w: Wave, s: Step): void {
  const { u } = w;
  const offset = s.simm >>> 0;
  const result = new Array<number>(64).fill(0);
  const last = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= last; lane++) {
    const from = (((u[s.fields.ADDR_ROW * w.size + lane] + offset) >>> 2) & last) >>> 0;
    result[lane] = (((u[w.exec + (from >>> 5)] >>> from) & 1) !== 0) ? u[s.fields.DATA0_ROW * w.size + from] : 0;
  }
  for (let lane = 0; lane <= last; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = result[lane];
    }
  }
}

/**
 * DS_PERMUTE_B32 (rdna1 rdna2 rdna3 rdna3_5)
 * RDNA 1 to 3.5 permute within 32 lanes; in wave64 each half is on its own.
 */
export function DS_PERMUTE_B32_rdna1(w: Wave, s: Step): void {
  const { u } = w;
  const offset = s.simm >>> 0;
  const result = new Array<number>(64).fill(0);
  const last = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= last; lane++) {
    result[lane] = 0;
  }
  for (let lane = 0; lane <= last; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      const to = ((u[s.fields.ADDR_ROW * w.size + lane] + offset) >>> 2) & 31;
      result[(to | (lane & 32)) >>> 0] = u[s.fields.DATA0_ROW * w.size + lane];
    }
  }
  for (let lane = 0; lane <= last; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = result[lane];
    }
  }
}

/** DS_BPERMUTE_B32 (rdna1 rdna2 rdna3 rdna3_5) */
export function DS_BPERMUTE_B32_rdna1(w: Wave, s: Step): void {
  const { u } = w;
  const offset = s.simm >>> 0;
  const result = new Array<number>(64).fill(0);
  const last = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= last; lane++) {
    const from = ((((u[s.fields.ADDR_ROW * w.size + lane] + offset) >>> 2) & 31) | (lane & 32)) >>> 0;
    result[lane] = (((u[w.exec + (from >>> 5)] >>> from) & 1) !== 0) ? u[s.fields.DATA0_ROW * w.size + from] : 0;
  }
  for (let lane = 0; lane <= last; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = result[lane];
    }
  }
}

/**
 * DS_BPERMUTE_FI_B32 (cdna5 rdna4)
 * FI: inactive lanes give their value too.
 */
export function DS_BPERMUTE_FI_B32(w: Wave, s: Step): void {
  const { u } = w;
  const offset = s.simm >>> 0;
  const result = new Array<number>(64).fill(0);
  const last = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= last; lane++) {
    result[lane] = u[s.fields.DATA0_ROW * w.size + ((((u[s.fields.ADDR_ROW * w.size + lane] + offset) >>> 2) & last) >>> 0)];
  }
  for (let lane = 0; lane <= last; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = result[lane];
    }
  }
}

/** DS_SWIZZLE_B32 (all generations) */
export function DS_SWIZZLE_B32(w: Wave, s: Step): void {
  const { u } = w;
  const offset = s.simm >>> 0;
  let result2 = 0;
  const result = new Array<number>(64).fill(0);
  const last = (w.size === 32) ? 31 : 63;
  for (let lane = 0; lane <= last; lane++) {
    const i2 = lane;
    const pattern = offset & 0xffff;
    const mask = pattern & 31;
    if (pattern >= 0xe000) {
      result2 = ((shr32(reverse32(i2 & 31) >>> 27, countOnes32(mask)) | (i2 & mask)) | (i2 & 32)) >>> 0;
    } else if (pattern >= 0xc000) {
      const turn = (pattern >>> 5) & 31;
      const moved = (((pattern & 0x400) !== 0) ? (i2 - turn) : (i2 + turn)) >>> 0;
      result2 = (((i2 & mask) | ((moved & (~mask)) & 31)) | (i2 & 32)) >>> 0;
    } else if (pattern >= 0x8000) {
      result2 = ((i2 & 4294967292) | ((pattern >>> (Math.imul(i2 & 3, 2) >>> 0)) & 3)) >>> 0;
    } else {
      result2 = (((((i2 & mask) | ((pattern >>> 5) & 31)) ^ ((pattern >>> 10) & 31)) & 31) | (i2 & 32)) >>> 0;
    }
    const from = result2;
    result[lane] = (((u[w.exec + (from >>> 5)] >>> from) & 1) !== 0) ? u[s.fields.ADDR_ROW * w.size + from] : 0;
  }
  for (let lane = 0; lane <= last; lane++) {
    if (((u[w.exec + (lane >>> 5)] >>> lane) & 1) !== 0) {
      u[s.d0 + lane * s.kd0] = result[lane];
    }
  }
}

/** What this module defines, by executor. */
export const definitions = {
  DS_PERMUTE_B32_cdna1: define("DS_PERMUTE_B32_cdna1", "wave", DS_PERMUTE_B32_cdna1),
  DS_BPERMUTE_B32_cdna1: define("DS_BPERMUTE_B32_cdna1", "wave", DS_BPERMUTE_B32_cdna1),
  DS_PERMUTE_B32_rdna1: define("DS_PERMUTE_B32_rdna1", "wave", DS_PERMUTE_B32_rdna1),
  DS_BPERMUTE_B32_rdna1: define("DS_BPERMUTE_B32_rdna1", "wave", DS_BPERMUTE_B32_rdna1),
  DS_BPERMUTE_FI_B32: define("DS_BPERMUTE_FI_B32", "wave", DS_BPERMUTE_FI_B32),
  DS_SWIZZLE_B32: define("DS_SWIZZLE_B32", "wave", DS_SWIZZLE_B32),
};

import type { ConstantPool } from "../pool.js";
import { Step, type Executor } from "../step.js";
import type { Scratch } from "./source.js";

/** Kinds of DPP_CTRL that only some generations have. */
export type DppKind = "wave_shift" | "row_bcast" | "row_share" | "row_xmask";

/**
 * The lane each lane reads from, or -1 when it reads none, for DPP16's and the older DPP's control field.
 * (RDNA 3 and CDNA 3 manuals, DPP_CTRL enumeration.) A control the generation lacks reads no lane.
 */
export function dppLanes(control: number, size: number, kinds: ReadonlySet<DppKind>): Int32Array {
  const lanes = new Int32Array(size);
  for (let lane = 0; lane < size; lane++) lanes[lane] = dppLane(control, lane, size, kinds);
  return lanes;
}

function dppLane(control: number, lane: number, size: number, kinds: ReadonlySet<DppKind>): number {
  const row = lane & ~15;
  const place = lane & 15;
  const n = control & 15;
  if (control <= 0xff) return (lane & ~3) | ((control >>> (2 * (lane & 3))) & 3);
  switch (control >>> 4) {
    case 0x10: // row_shl: from n lanes further on, within the row
      return place + n < 16 ? lane + n : -1;
    case 0x11: // row_shr
      return place >= n ? lane - n : -1;
    case 0x12: // row_ror
      return row | ((place - n) & 15);
    case 0x13:
      return kinds.has("wave_shift") ? waveShift(n, lane, size) : -1;
    case 0x14:
      if (n === 0) return row | (15 - place); // row_mirror
      if (n === 1) return (lane & ~7) | (7 - (lane & 7)); // row_half_mirror
      if (!kinds.has("row_bcast")) return -1;
      // The last lane of a row (of half the wave) to all of the next.
      if (n === 2) return lane >= 16 ? row - 1 : -1;
      if (n === 3) return lane >= 32 ? 31 : -1;
      return -1;
    case 0x15:
      return kinds.has("row_share") ? row | n : -1;
    case 0x16:
      return kinds.has("row_xmask") ? row | (place ^ n) : -1;
    default:
      return -1;
  }
}

/** wave_shl:1 0, wave_rol:1 4, wave_shr:1 8, wave_ror:1 12. */
function waveShift(n: number, lane: number, size: number): number {
  const last = size - 1;
  if (n === 0) return lane < last ? lane + 1 : -1;
  if (n === 4) return (lane + 1) & last;
  if (n === 8) return lane - 1;
  if (n === 12) return (lane - 1) & last;
  return -1;
}

/** DPP8: lane i of each eight reads the lane of the same eight that selector i names. */
export function dpp8Lanes(selectors: readonly number[], size: number): Int32Array {
  return Int32Array.from({ length: size }, (_, lane) => (lane & ~7) | selectors[lane & 7]);
}

/** Lanes whose row and bank (four lanes of a row) the masks leave on: low and high word. */
export function rowBankMask(rowMask: number, bankMask: number): [number, number] {
  const mask = [0, 0];
  for (let lane = 0; lane < 64; lane++) {
    const on = (rowMask >>> (lane >> 4)) & (bankMask >>> ((lane >> 2) & 3)) & 1;
    mask[lane >> 5] |= on << (lane & 31);
  }
  return [mask[0] >>> 0, mask[1] >>> 0];
}

/** d0 row = s0 row permuted; lanes that read none get 0. Leaves the lanes that read one at d1 (a mask pair). */
const runRoute: Executor = (w, s) => {
  const { u, exec } = w;
  const { d0, s0, k0, lanes, simm } = s;
  let lo = 0;
  let hi = 0;
  for (let l = 0; l < w.size; l++) {
    const from = lanes![l];
    // simm: fetch from inactive lanes too
    const valid = from >= 0 && (simm !== 0 || ((u[exec + (from >> 5)] >>> (from & 31)) & 1) !== 0);
    u[d0 + l] = valid ? u[s0 + from * k0] : 0;
    if (valid) {
      if (l < 32) lo |= 1 << l;
      else hi |= 1 << (l - 32);
    }
  }
  u[s.d1] = lo;
  u[s.d1 + 1] = hi;
};

/** A step that routes one word of a source through `lanes` to scratch row `to`. `valid`: where its mask goes. */
export function routeStep(
  from: number,
  k: number,
  to: number,
  lanes: Int32Array,
  fetchInactive: boolean,
  valid: number,
): Step {
  const step = new Step();
  step.s0 = from;
  step.k0 = k;
  step.d0 = to;
  step.kd0 = 1;
  step.d1 = valid;
  step.lanes = lanes;
  step.simm = fetchInactive ? 1 : 0;
  step.run = runRoute;
  return step;
}

/** EXEC saved at d0, then held to the masks at s0 and s1. */
const runNarrow: Executor = (w, s) => {
  const { u, exec } = w;
  for (let i = 0; i < 2; i++) {
    u[s.d0 + i] = u[exec + i];
    u[exec + i] &= u[s.s0 + i] & u[s.s1 + i];
  }
};

const runRestore: Executor = (w, s) => {
  w.u[w.exec] = w.u[s.s0];
  w.u[w.exec + 1] = w.u[s.s0 + 1];
};

/** Steps that switch lanes off around an instruction: those outside `mask`, and those the mask at `valid` lacks. */
export function narrowSteps(
  pool: ConstantPool,
  saved: number,
  mask: readonly number[],
  valid: number,
): [Step, Step] {
  const narrow = new Step();
  narrow.d0 = saved;
  narrow.s0 = pool.constant(mask);
  narrow.s1 = valid;
  narrow.run = runNarrow;
  const restore = new Step();
  restore.s0 = saved;
  restore.run = runRestore;
  return [narrow, restore];
}

/** How DPP brings source 0 to each lane. */
export interface Route {
  /** The lane that each lane reads, -1 none. */
  readonly lanes: Int32Array;
  readonly fetchInactive: boolean;
  /** Word pair that receives the lanes that read one. */
  readonly valid: number;
  /** Steps before and after an instruction some of whose lanes are switched off. */
  readonly narrow: readonly [Step, Step] | null;
}

/** What the DPP fields of an instruction ask for, or null when it has none. `bits`: a field, if there is one. */
export function dppRoute(
  bits: (field: string) => number | undefined,
  kinds: ReadonlySet<DppKind>,
  scratch: Scratch,
): Route | null {
  const control = bits("DPP_CTRL");
  const eight = bits("LANE_SEL_0") !== undefined;
  if (control === undefined && !eight) return null;
  const valid = scratch.rows(1);
  if (control === undefined) {
    const selectors = Array.from({ length: 8 }, (_, i) => bits(`LANE_SEL_${i}`) ?? 0);
    // SRC0 tells DPP8 (233) from DPP8 with fetch inactive (234). Lanes that read none get 0 and stay on.
    const lanes = dpp8Lanes(selectors, scratch.size);
    return { lanes, fetchInactive: bits("SRC0") === 234, valid, narrow: null };
  }
  const mask = rowBankMask(bits("ROW_MASK") ?? 15, bits("BANK_MASK") ?? 15);
  // With BOUND_CTRL a lane that reads none gets 0; without it the lane is off.
  const bound = bits("BOUND_CTRL") === 1;
  const all = scratch.pool.constant([0xffffffff, 0xffffffff]);
  const narrows = !bound || (mask[0] & mask[1]) !== -1;
  return {
    lanes: dppLanes(control, scratch.size, kinds),
    fetchInactive: bits("FI") === 1,
    valid,
    narrow: narrows ? narrowSteps(scratch.pool, scratch.rows(1), mask, bound ? all : valid) : null,
  };
}

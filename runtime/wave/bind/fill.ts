import { Step, type Executor } from "../step.js";

/**
 * Steps that run before an instruction's own: they copy a source to a scratch place with changed bits, or put a
 * value that the wave works out into a cell of the constant pool. They take all lanes, active or not.
 */

/** d0 = ((s0 >>> shift) & and) ^ xor, for all lanes or (kd0 = 0) once. */
const runFill: Executor = (w, s) => {
  const { u } = w;
  const { d0, s0, k0, shift, and, xor } = s;
  const lanes = s.kd0 === 0 ? 1 : w.size;
  if (shift === 0 && xor === 0 && and === -1) {
    for (let l = 0; l < lanes; l++) u[d0 + l] = u[s0 + l * k0]!;
  } else {
    for (let l = 0; l < lanes; l++) u[d0 + l] = ((u[s0 + l * k0]! >>> shift) & and) ^ xor;
  }
};

/** A step that fills the word(s) at `to` (lane stride `stride`) from `from`. */
export function fill(
  from: number,
  fromStride: number,
  to: number,
  stride: number,
  bits: { readonly shift?: number; readonly and?: number; readonly xor?: number } = {},
): Step {
  const step = new Step();
  step.s0 = from;
  step.k0 = fromStride;
  step.d0 = to;
  step.kd0 = stride;
  step.shift = bits.shift ?? 0;
  step.and = bits.and ?? -1;
  step.xor = bits.xor ?? 0;
  step.run = runFill;
  return step;
}

/** A step that puts a value which is no register (SCC, VCCZ, an aperture, LDS ...) into a cell; null for unknown ones. */
export function refresh(cell: number, name: string): Step | null {
  const run = REFRESH[name];
  if (run === undefined) return null;
  const step = new Step();
  step.d0 = cell;
  step.run = run;
  return step;
}

const REFRESH: Readonly<Record<string, Executor>> = {
  SRC_SCC: (w, s) => {
    w.u[s.d0] = w.scc;
  },
  SRC_VCCZ: (w, s) => {
    w.u[s.d0] = w.vccz;
  },
  SRC_EXECZ: (w, s) => {
    w.u[s.d0] = w.execz;
  },
  // Apertures are 64-bit addresses whose low word is 0; a limit is the last address of 4 GiB.
  SRC_SHARED_BASE: (w, s) => {
    w.u[s.d0] = 0;
    w.u[s.d0 + 1] = w.sharedBase;
  },
  SRC_SHARED_LIMIT: (w, s) => {
    w.u[s.d0] = 0xffffffff;
    w.u[s.d0 + 1] = w.sharedBase;
  },
  SRC_PRIVATE_BASE: (w, s) => {
    w.u[s.d0] = 0;
    w.u[s.d0 + 1] = w.privateBase;
  },
  SRC_PRIVATE_LIMIT: (w, s) => {
    w.u[s.d0] = 0xffffffff;
    w.u[s.d0 + 1] = w.privateBase;
  },
  // M0[15:0] is the byte address, M0[18:16] the type: unsigned byte and short, dword, -, signed byte and short.
  SRC_LDS_DIRECT: (w, s) => {
    const m0 = w.u[w.m0]!;
    const address = m0 & 0xffff;
    switch ((m0 >>> 16) & 7) {
      case 0:
        w.u[s.d0] = w.lds.load8(address, -1);
        break;
      case 1:
        w.u[s.d0] = w.lds.load16(address, -1);
        break;
      case 4:
        w.i[s.d0] = (w.lds.load8(address, -1) << 24) >> 24;
        break;
      case 5:
        w.i[s.d0] = (w.lds.load16(address, -1) << 16) >> 16;
        break;
      default:
        w.u[s.d0] = w.lds.load32(address, -1);
    }
  },
  SRC_POPS_EXITING_WAVE_ID: (w, s) => {
    w.u[s.d0] = 0;
  },
  SRC_FLAT_SCRATCH_BASE_LO: (w, s) => {
    w.u[s.d0] = 0;
    w.u[s.d0 + 1] = w.privateBase;
  },
  SRC_FLAT_SCRATCH_BASE_HI: (w, s) => {
    w.u[s.d0] = w.privateBase;
    w.u[s.d0 + 1] = 0;
  },
};

import { describe, expect, it } from "vitest";
import { cdna3 } from "../../generated/cdna3/index.js";
import { rdna1 } from "../../generated/rdna1/index.js";
import { rdna3 } from "../../generated/rdna3/index.js";
import type { Isa } from "../../runtime/isa/isa.js";
import type { Executors } from "../../runtime/wave/executors.js";
import { Program, Wave } from "../../runtime/wave/index.js";
import { handmade } from "./handmade.js";
import { expected, type Machine } from "./reference.js";

/**
 * DPP, SDWA and dual issue. What is expected is found without them: the routed or selected source is put into a
 * spare register, and the plain instruction reads that.
 */
const gfx9 = { isa: cdna3 as unknown as Isa, executors: handmade("cdna3", { dpp: new Set(["wave_shift", "row_bcast", "row_share"]), keepsOtherHalf: new Set() }) }; // prettier-ignore
const gfx10 = {
  isa: rdna1 as unknown as Isa,
  executors: handmade("rdna1", { dpp: new Set(["row_share", "row_xmask"]) }),
};
const gfx11 = { isa: rdna3 as unknown as Isa, executors: handmade("rdna3", { dpp: new Set(["row_share", "row_xmask"]), registerHalves: true }) }; // prettier-ignore
const machine: Machine = { keepsHalf: true, registerHalves: false, omodAlways: false, clampNanAlways: false };

const SPARE = 20;
const MODE = 0x3c0;

function filled(isa: Isa, size: 32 | 64, exec: readonly [number, number]): Wave {
  const wave = new Wave({ size, isa, mode: MODE });
  for (let r = 0; r < 8; r++) {
    wave.setVgpr(
      r,
      Array.from({ length: size }, (_, l) => (0x3f800000 + r * 0x10000 + l * 0x2345) >>> 0),
    );
  }
  wave.setExec(...exec);
  wave.setVcc(0x0f0f3355, 0x12345678);
  for (let s = 0; s < 8; s++) wave.setSgpr(s, 0x40000000 + s);
  return wave;
}

function copy(wave: Wave, isa: Isa): Wave {
  const other = new Wave({ size: wave.size, isa, mode: wave.mode });
  other.u.set(wave.u.subarray(0, wave.sgpr0 + 128));
  return other;
}

/** Compares registers; `spare` rows belong to the reference. */
function compare(got: Wave, want: Uint32Array, what: string): void {
  for (let i = 0; i < got.sgpr0 + 128; i++) {
    const row = Math.floor(i / got.size);
    if (i < got.sgpr0 && (row === SPARE || row === SPARE + 1)) continue;
    if (got.u[i] !== want[i]) {
      const place = i < got.sgpr0 ? `v${row} lane ${i % got.size}` : `s${i - got.sgpr0}`;
      expect.fail(`${what}: ${place} is ${got.u[i]!.toString(16)}, not ${want[i]!.toString(16)}`);
    }
  }
}

const EXECS: readonly (readonly [number, number])[] = [
  [0xffffffff, 0xffffffff],
  [0x0000ffff, 0xf0f0f0f0],
  [0x7ffffffe, 0x00000001],
];

/** What a control does, by the lane it names, told as in the manuals: the lane read or null. */
type Control = readonly [name: string, control: number, lane: (lane: number, size: number) => number | null];

const sameRow = (lane: number, other: number): number | null =>
  other >> 4 === lane >> 4 && other >= 0 ? other : null;

const COMMON: readonly Control[] = [
  ["quad_perm:[3,1,0,2]", 3 | (1 << 2) | (0 << 4) | (2 << 6), (l) => (l & ~3) + [3, 1, 0, 2][l & 3]!],
  ["row_shl:3", 0x103, (l) => sameRow(l, l + 3)],
  ["row_shr:5", 0x115, (l) => sameRow(l, l - 5)],
  ["row_ror:4", 0x124, (l) => (l & ~15) + ((l + 12) % 16)],
  ["row_mirror", 0x140, (l) => (l & ~15) + 15 - (l % 16)],
  ["row_half_mirror", 0x141, (l) => (l & ~7) + 7 - (l % 8)],
];
const GFX9: readonly Control[] = [
  ["wave_shl:1", 0x130, (l, n) => (l + 1 < n ? l + 1 : null)],
  ["wave_rol:1", 0x134, (l, n) => (l + 1) % n],
  ["wave_shr:1", 0x138, (l) => (l > 0 ? l - 1 : null)],
  ["wave_ror:1", 0x13c, (l, n) => (l + n - 1) % n],
  ["row_bcast:15", 0x142, (l) => (l >= 16 ? (l & ~15) - 1 : null)],
  ["row_bcast:31", 0x143, (l) => (l >= 32 ? 31 : null)],
  ["row_newbcast:6", 0x156, (l) => (l & ~15) + 6],
];
const GFX10: readonly Control[] = [
  ["row_share:9", 0x159, (l) => (l & ~15) + 9],
  ["row_xmask:5", 0x165, (l) => l ^ 5],
  ["a control that only GFX9 has", 0x138, () => null],
];

interface DppCase {
  readonly target: { readonly isa: Isa; readonly executors: Executors };
  readonly encoding: (name: string) => string;
  readonly size: 32 | 64;
  readonly controls: readonly Control[];
  readonly fetchInactive: boolean;
}

const dpp16 = (name: string): string => (name.startsWith("V_CMP") ? "VOPC_VOP_DPP16" : name === "V_MOV_B32" ? "VOP1_VOP_DPP16" : "VOP2_VOP_DPP16"); // prettier-ignore
const oldDpp = (name: string): string => (name === "V_MOV_B32" ? "VOP1_VOP_DPP" : "VOP2_VOP_DPP");

const DPP: Readonly<Record<string, DppCase>> = {
  "cdna3 wave64": {
    target: gfx9,
    encoding: oldDpp,
    size: 64,
    controls: [...COMMON, ...GFX9],
    fetchInactive: false,
  },
  "rdna1 wave32": {
    target: gfx10,
    encoding: dpp16,
    size: 32,
    controls: [...COMMON, ...GFX10],
    fetchInactive: true,
  },
  "rdna3 wave64": {
    target: gfx11,
    encoding: dpp16,
    size: 64,
    controls: [...COMMON, ...GFX10],
    fetchInactive: true,
  },
};

describe.each(Object.entries(DPP))(
  "DPP on %s",
  (_title, { target, encoding, size, controls, fetchInactive }) => {
    const { isa, executors } = target;
    const names = ["V_MOV_B32", "V_ADD_F32", "V_CNDMASK_B32", "V_CMP_LT_F32"].filter((name) =>
      isa.instruction(name)!.forms.some((form) => form.encoding.name === encoding(name)),
    );
    it.each(controls)("%s", (title, control, laneOf) => {
      for (const name of names)
        for (const exec of EXECS)
          for (const bound of [0, 1])
            for (const fi of fetchInactive ? [0, 1] : [0])
              for (const [rows, banks] of [
                [15, 15],
                [5, 15],
                [15, 6],
              ] as const) {
                const what = `${name} ${title} bound_ctrl ${bound} fi ${fi} row_mask ${rows} bank_mask ${banks} exec ${exec.map((x) => x.toString(16)).join()}`; // prettier-ignore
                const wave = filled(isa, size, exec);
                const fields: Record<string, number> = {
                SRC0: 250, VSRC0: 1, DPP_CTRL: control, BOUND_CTRL: bound, ROW_MASK: rows, BANK_MASK: banks, SRC0_NEG: 1,
              }; // prettier-ignore
                const isMove = name === "V_MOV_B32";
                if (isMove) fields.SRC0_NEG = 0;
                if (name.startsWith("V_CMP") === false) fields.VDST = 3;
                if (!isMove) fields.VSRC1 = 2;
                if (fetchInactive) fields.FI = fi;

                const reference = copy(wave, isa);
                const off: [number, number] = [exec[0], size === 64 ? exec[1] : 0];
                for (let l = 0; l < size; l++) {
                  const from = laneOf(l, size);
                  const active = from !== null && ((exec[from >> 5]! >>> (from & 31)) & 1) === 1;
                  const valid = from !== null && (active || fi === 1);
                  reference.vgpr(SPARE)[l] =
                    (valid ? wave.vgpr(1)[from]! : 0) ^ (fields.SRC0_NEG === 1 ? 0x80000000 : 0);
                  const masked = ((rows >> (l >> 4)) & 1) === 0 || ((banks >> ((l >> 2) & 3)) & 1) === 0;
                  if (masked || (!valid && bound === 0))
                    off[l >> 5] = (off[l >> 5]! & ~(1 << (l & 31))) >>> 0;
                }
                reference.setExec(...off);
                const plain: Record<string, number> = { SRC0: 256 + SPARE, VDST: 3, VSRC1: 2 };
                const want = expected(name, plain, reference, machine);
                want[wave.exec] = wave.u[wave.exec]!;
                want[wave.exec + 1] = wave.u[wave.exec + 1]!;

                new Program(isa, executors, isa.encodeFields({ name, encoding: encoding(name), fields })).run(
                  wave,
                );
                compare(wave, want, what);
              }
    });
  },
);

describe("DPP8", () => {
  it.each([233, 234])("reads the chosen lane of each eight (SRC0 %i)", (marker) => {
    const select = [7, 0, 3, 3, 5, 1, 6, 2];
    for (const exec of EXECS) {
      const { isa, executors } = gfx11;
      const wave = filled(isa, 32, exec);
      const fields: Record<string, number> = { SRC0: marker, VSRC0: 1, VSRC1: 2, VDST: 3 };
      select.forEach((lane, i) => (fields[`LANE_SEL_${i}`] = lane));
      const reference = copy(wave, isa);
      for (let l = 0; l < 32; l++) {
        const from = (l & ~7) + select[l & 7]!;
        const active = ((exec[0] >>> from) & 1) === 1;
        reference.vgpr(SPARE)[l] = active || marker === 234 ? wave.vgpr(1)[from]! : 0;
      }
      const want = expected("V_ADD_F32", { SRC0: 256 + SPARE, VSRC1: 2, VDST: 3 }, reference, machine);
      const bytes = isa.encodeFields({ name: "V_ADD_F32", encoding: "VOP2_VOP_DPP8", fields });
      new Program(isa, executors, bytes).run(wave);
      compare(wave, want, `exec ${exec[0].toString(16)}`);
    }
  });
});

/** The part of a word that a SEL value means. */
const part = (x: number, sel: number): number =>
  sel < 4 ? (x >>> (8 * sel)) & 0xff : sel < 6 ? (x >>> (16 * (sel - 4))) & 0xffff : x;
const width = (sel: number): number => (sel < 4 ? 8 : sel < 6 ? 16 : 32);
const extend = (x: number, bits: number): number =>
  bits === 32 ? x : ((x << (32 - bits)) >> (32 - bits)) >>> 0;

describe.each([
  ["cdna3", gfx9],
  ["rdna1", gfx10],
] as const)("SDWA on %s", (_generation, { isa, executors }) => {
  it.each(
    ["V_ADD_U16", "V_ADD_NC_U32", "V_ADD_F32"].filter((name) =>
      isa.instruction(name)?.forms.some((f) => f.encoding.name === "VOP2_VOP_SDWA"),
    ),
  )(
    // prettier-ignore
    "%s selects, extends and places parts",
    (name) => {
      const isFloat = name.endsWith("F32");
      for (const exec of EXECS.slice(0, 2))
        for (let sel = 0; sel <= 6; sel++)
          for (let dst = 0; dst <= 6; dst++)
            for (const unused of [0, 1, 2]) {
              const other = (sel + 3) % 7;
              const wave = filled(isa, 64, exec);
              const scalar = sel === 5 ? 1 : 0;
              const fields = {
                SRC0: 249, VSRC0: scalar === 1 ? 4 : 1, S0: scalar, VSRC1: 2, VDST: 3, SRC0_SEL: sel, SRC1_SEL: other, SRC1_SEXT: isFloat ? 0 : 1,
                DST_SEL: dst, DST_UNUSED: unused, SRC1_NEG: isFloat ? 1 : 0,
              }; // prettier-ignore
              const reference = copy(wave, isa);
              for (let l = 0; l < 64; l++) {
                reference.vgpr(SPARE)[l] = part(scalar === 1 ? wave.sgpr(4) : wave.vgpr(1)[l]!, sel);
                const x = part(wave.vgpr(2)[l]!, other);
                reference.vgpr(SPARE + 1)[l] = isFloat ? x ^ 0x80000000 : extend(x, width(other));
              }
              const plain = { SRC0: 256 + SPARE, VSRC1: SPARE + 1, VDST: 3 };
              const keepsHalf = isa.id !== "cdna3" && dst === 6;
              const want = expected(name, plain, reference, { ...machine, keepsHalf });
              for (let l = 0; l < 64; l++) {
                if (dst === 6 || ((exec[l >> 5]! >>> (l & 31)) & 1) === 0) continue;
                const bits = width(dst);
                const at = dst < 4 ? 8 * dst : 16 * (dst - 4);
                const result = want[3 * 64 + l]!;
                const low = part(result, bits === 8 ? 0 : 4);
                const placed = unused === 1 ? extend(low, bits) << at : low << at;
                const mask = (2 ** bits - 1) << at;
                const old = wave.vgpr(3)[l]!;
                want[3 * 64 + l] = unused === 2 ? (old & ~mask) | (placed & mask) : placed;
              }
              const bytes = isa.encodeFields({ name, encoding: "VOP2_VOP_SDWA", fields });
              new Program(isa, executors, bytes).run(wave);
              compare(wave, want, JSON.stringify(fields));
            }
    },
  );
});

describe("dual issue", () => {
  const { isa } = gfx11;
  const base = handmade("rdna3");
  const semantics = new Map(base.semantics);
  for (const name of ["MOV_B32", "ADD_F32", "MUL_F32", "ADD_NC_U32", "CNDMASK_B32"]) {
    semantics.set(`V_DUAL_${name}`, base.semantics.get(`V_${name}`)!);
  }
  const executors: Executors = { ...base, semantics };
  const plain = (half: string): string => half.replace("V_DUAL_", "V_");

  it.each([
    ["V_DUAL_ADD_F32", "V_DUAL_MUL_F32"],
    ["V_DUAL_MOV_B32", "V_DUAL_ADD_NC_U32"],
    ["V_DUAL_CNDMASK_B32", "V_DUAL_MOV_B32"],
  ])("%s :: %s reads both halves before it writes", (x, y) => {
    for (const exec of EXECS)
      // Destinations that the other half reads, in both directions, beside others.
      for (const [dx, dy] of [
        [3, 6],
        [4, 1],
        [1, 2],
        [2, 3],
        [0, 5],
      ] as const) {
        const wave = filled(isa, 32, exec);
        const two = (name: string): boolean => name !== "V_DUAL_MOV_B32";
        const fields = {
          SRCX0: 256 + 1, VSRCX1: two(x) ? 2 : 0, VDSTX: dx, SRCY0: 256 + 4, VSRCY1: two(y) ? 3 : 0, VDSTY: dy >> 1,
        }; // prettier-ignore
        const wantX = expected(plain(x), { SRC0: 257, VSRC1: 2, VDST: dx }, wave, machine);
        const wantY = expected(plain(y), { SRC0: 260, VSRC1: 3, VDST: (dy & ~1) | (~dx & 1) }, wave, machine);
        const want = wantX.map((word, i) => (word !== wave.u[i] ? word : wantY[i]!));
        new Program(
          isa,
          executors,
          isa.encodeFields({ name: `${x} :: ${y}`, encoding: "VOPDXY", fields }),
        ).run(wave);
        compare(wave, want, JSON.stringify(fields));
      }
  });
});

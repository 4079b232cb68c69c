import { describe, expect, it } from "vitest";
import type { Isa } from "../../runtime/isa/isa.js";
import { Program, UnsupportedError, Wave } from "../../runtime/wave/index.js";
import { GENERATIONS } from "./generations.js";

/** Register numbers that depend on more than the instruction: GFX9's index mode and CDNA 5's banks. */
const op = (isa: Isa, name: string, encoding: string, fields: Record<string, number>): Uint8Array =>
  isa.encodeFields({ name, encoding, fields });

describe("S_SET_GPR_IDX_ON", () => {
  const [isa, executors] = GENERATIONS.cdna3!;
  const SRC0 = 1;
  const SRC1 = 2;
  const DST = 8;

  /** Runs an instruction with the index `index` applied to what `flags` chooses, then one without. */
  function run(flags: number, index: number, body: Uint8Array, exec = 0xffffffff): Wave {
    const wave = new Wave({ size: 64, isa });
    for (let r = 0; r < 32; r++) wave.setVgpr(r, 100 + r);
    wave.setSgpr(4, index);
    wave.setExec(exec, exec);
    const code = Buffer.concat([
      op(isa, "S_SET_GPR_IDX_ON", "ENC_SOPC", { SSRC0: 4, SSRC1: flags }),
      body,
      op(isa, "S_SET_GPR_IDX_OFF", "ENC_SOPP", {}),
      op(isa, "V_MOV_B32", "ENC_VOP1", { VDST: 31, SRC0: 257 }),
    ]);
    new Program(isa, executors, code).run(wave);
    expect(wave.vgpr(31)[0], "index mode is off again").toBe(exec & 1 ? wave.vgpr(1)[0] : 131);
    return wave;
  }

  const move = op(isa, "V_MOV_B32", "ENC_VOP1", { VDST: 10, SRC0: 257 });

  it("moves sources", () => expect(run(SRC0, 5, move).vgpr(10)[63]).toBe(106));

  it("moves destinations", () => {
    const wave = run(DST, 5, move);
    expect([wave.vgpr(10)[0], wave.vgpr(15)[0]]).toEqual([110, 101]);
  });

  it("moves only what is chosen", () => {
    const add = op(isa, "V_ADD_U32", "ENC_VOP2", { VDST: 10, SRC0: 257, VSRC1: 2 });
    expect(run(SRC1, 7, add).vgpr(10)[1]).toBe(101 + 109);
    expect(run(SRC0 | SRC1, 7, add).vgpr(10)[1]).toBe(108 + 109);
  });

  it("leaves lanes that are off", () => {
    const wave = run(DST, 5, move, 0xfffffffe);
    expect([...wave.vgpr(15).slice(0, 3)]).toEqual([115, 101, 101]);
  });

  it("leaves scalars and constants", () => {
    const add = op(isa, "V_ADD_U32", "ENC_VOP2", { VDST: 10, SRC0: 129, VSRC1: 2 });
    expect(run(SRC0, 7, add).vgpr(10)[1]).toBe(103);
  });

  it("reads v0 and writes nothing past the last register", () => {
    expect(run(SRC0, 255, move).vgpr(10)[0]).toBe(100);
    const wave = run(DST, 250, move);
    expect([wave.vgpr(10)[0], wave.vgpr(260)[0]]).toEqual([110, 0]);
  });
});

describe("S_SET_VGPR_MSB", () => {
  it("chooses the bank of each operand", () => {
    const [isa, executors] = GENERATIONS.cdna5!;
    const wave = new Wave({ size: 32, isa });
    for (const bank of [0, 256, 512, 768]) for (let r = 0; r < 4; r++) wave.setVgpr(bank + r, bank + r);
    // Source 0 from bank 3, source 1 from bank 1, destination in bank 2.
    const code = Buffer.concat([
      op(isa, "S_SET_VGPR_MSB", "ENC_SOPP", { SIMM16: 3 | (1 << 2) | (2 << 6) }),
      op(isa, "V_ADD_NC_U32", "ENC_VOP2", { VDST: 3, SRC0: 257, VSRC1: 2 }),
      op(isa, "S_SET_VGPR_MSB", "ENC_SOPP", { SIMM16: 0 }),
      op(isa, "V_MOV_B32", "ENC_VOP1", { VDST: 0, SRC0: 257 }),
    ]);
    new Program(isa, executors, code).run(wave);
    expect(wave.vgpr(512 + 3)[7]).toBe(768 + 1 + 256 + 2);
    expect([wave.vgpr(3)[7], wave.vgpr(0)[7]]).toEqual([3, 1]);
  });
});

describe("relative moves by M0", () => {
  const [isa, executors] = GENERATIONS.rdna1!;
  const run = (name: string, encoding: string, fields: Record<string, number>): Wave => {
    const wave = new Wave({ size: 32, isa });
    for (let r = 0; r < 16; r++)
      wave.setVgpr(
        r,
        Array.from({ length: 32 }, (_, lane) => 100 * r + lane),
      );
    wave.u[wave.m0] = 2;
    new Program(isa, executors, op(isa, name, encoding, fields)).run(wave);
    return wave;
  };
  // Lane 1 takes from lane 0; lane 0 has none before it in its row and stays.
  const shifted = { VDST: 5, VSRC0: 1, DPP_CTRL: 0x111, ROW_MASK: 15, BANK_MASK: 15 };
  const part = { VDST: 5, VSRC0: 1, SRC0_SEL: 6, DST_SEL: 0, DST_UNUSED: 2 };
  const whole = { ...part, DST_SEL: 6 };

  it("take a source through DPP when the source is not relative", () => {
    const wave = run("V_MOVRELD_B32", "VOP1_VOP_DPP16", { SRC0: 250, ...shifted });
    expect([...wave.vgpr(7).subarray(0, 3)]).toEqual([700, 100, 101]);
    expect(() => run("V_MOVRELS_B32", "VOP1_VOP_DPP16", { SRC0: 250, ...shifted })).toThrow(UnsupportedError);
  });

  it("write no part of a register", () => {
    const wave = run("V_MOVRELD_B32", "VOP1_VOP_SDWA", { SRC0: 249, ...whole });
    expect([wave.vgpr(7)[3], wave.vgpr(5)[3]]).toEqual([103, 503]);
    expect(() => run("V_MOVRELD_B32", "VOP1_VOP_SDWA", { SRC0: 249, ...part })).toThrow(UnsupportedError);
  });
});

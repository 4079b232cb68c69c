import { describe, expect, it } from "vitest";
import { rdna3 } from "../../generated/rdna3/index.js";
import { execute, Program, RunError, UnsupportedError, Wave } from "../../runtime/wave/index.js";
import { defaultMemoryOptions, LocalMemory } from "../../runtime/memory/index.js";
import { GENERATIONS } from "./generations.js";
import { handmade } from "./handmade.js";

const executors = handmade("rdna3");

/** Dwords to bytes. */
const code = (...words: number[]): Uint8Array => new Uint8Array(Uint32Array.from(words).buffer);

const S_ENDPGM = 0xbfb00000;
const S_MOV_B32 = (dst: number, src: number): number => (0xbe800000 | (dst << 16) | src) >>> 0;
const S_MOVK = (dst: number, value: number): number => (0xb0000000 | (dst << 16) | (value & 0xffff)) >>> 0;
const V_MOV = (dst: number, src: number): number => (0x7e000200 | (dst << 17) | src) >>> 0;
const inline = (n: number): number => (n >= 0 ? 128 + n : 192 - n);

describe("a program", () => {
  it("runs to s_endpgm and stops there", () => {
    const wave = new Wave({ size: 32 });
    new Program(rdna3, executors, code(S_MOVK(4, -3), S_ENDPGM, S_MOVK(4, 7))).run(wave);
    expect(wave.sgpr(4)).toBe(0xfffffffd);
    expect(wave.ended).toBe(true);
    expect(wave.pc).toBe(8);
  });

  it("ends at its last byte too", () => {
    const wave = new Wave({ size: 32 });
    new Program(rdna3, executors, code(S_MOVK(4, 1))).run(wave);
    expect([wave.ended, wave.pc]).toEqual([false, 4]);
  });

  it("loops with branches", () => {
    const wave = new Wave({ size: 32 });
    const add = rdna3.encodeFields({
      name: "S_ADD_I32",
      encoding: "ENC_SOP2",
      fields: { SDST: 1, SSRC0: 1, SSRC1: inline(3) },
    });
    const sub = rdna3.encodeFields({
      name: "S_SUB_I32",
      encoding: "ENC_SOP2",
      fields: { SDST: 0, SSRC0: 0, SSRC1: inline(1) },
    });
    const cmp = rdna3.encodeFields({
      name: "S_CMP_LG_U32",
      encoding: "ENC_SOPC",
      fields: { SSRC0: 0, SSRC1: inline(0) },
    });
    const back = rdna3.encodeFields({
      name: "S_CBRANCH_SCC1",
      encoding: "ENC_SOPP",
      fields: { SIMM16: 0xffff & -4 },
    });
    const program = new Program(
      rdna3,
      executors,
      new Uint8Array([...code(S_MOVK(0, 10)), ...add, ...sub, ...cmp, ...back, ...code(S_ENDPGM)]),
    );
    program.run(wave);
    expect(wave.sgpr(1)).toBe(30);
    expect(wave.steps).toBe(1 + 10 * 4 + 1);
  });

  it("is given up after maxSteps", () => {
    const branch = rdna3.encodeFields({ name: "S_BRANCH", encoding: "ENC_SOPP", fields: { SIMM16: 0xffff } });
    const wave = new Wave({ size: 32 });
    expect(() => new Program(rdna3, executors, branch).run(wave, { maxSteps: 1000 })).toThrow(RunError);
    expect(wave.steps).toBe(1000);
  });

  it("may stand at any address", () => {
    const wave = new Wave({ size: 32 });
    wave.pc = 0x7f0000001000;
    new Program(rdna3, executors, code(S_MOVK(4, 5), S_ENDPGM), { origin: 0x7f0000001000 }).run(wave);
    expect(wave.sgpr(4)).toBe(5);
  });

  it.each([
    ["an unknown instruction", code(0xbfff0000), /unknown instruction/],
    ["an instruction that is cut short", code(S_MOV_B32(0, 255)), /truncated/],
    [
      "a jump out of it",
      rdna3.encodeFields({ name: "S_BRANCH", encoding: "ENC_SOPP", fields: { SIMM16: 9 } }),
      /jump out/,
    ],
  ])("refuses %s with its pc", (_what, bytes, message) => {
    const run = (): void => new Program(rdna3, executors, bytes).run(new Wave({ size: 32 }));
    expect(run).toThrow(RunError);
    expect(run).toThrow(message);
  });

  it("names an instruction without semantics", () => {
    const bytes = rdna3.encodeFields({ name: "S_BREV_B32", encoding: "ENC_SOP1", fields: {} });
    try {
      new Program(rdna3, executors, bytes).run(new Wave({ size: 32 }));
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(UnsupportedError);
      expect(error).toMatchObject({ instruction: "S_BREV_B32", pc: 0 });
    }
  });

  it("refuses executors of another generation", () => {
    expect(() => new Program(rdna3, handmade("rdna4"), code(S_ENDPGM))).toThrow(TypeError);
  });

  it("binds once and runs many waves of either size", () => {
    const program = new Program(rdna3, executors, code(V_MOV(5, 255), 0x12345678, S_ENDPGM));
    for (const size of [32, 64, 32, 64] as const) {
      const wave = new Wave({ size });
      program.run(wave);
      expect([...wave.vgpr(5)]).toEqual(new Array(size).fill(0x12345678));
    }
  });

  it("takes up a changed MODE at once", () => {
    // Under IEEE mode OMOD is ignored, without it and without output denormals it acts.
    const set = rdna3.encodeFields({
      name: "S_SETREG_IMM32_B32",
      encoding: "SOPK_INST_LITERAL",
      fields: { SIMM16: 0xf801, LITERAL: 0x100 },
    });
    const add = rdna3.encodeFields({
      name: "V_ADD_F32",
      encoding: "ENC_VOP3",
      fields: { VDST: 1, SRC0: 242, SRC1: 242, OMOD: 1 },
    });
    const again = rdna3.encodeFields({
      name: "V_ADD_F32",
      encoding: "ENC_VOP3",
      fields: { VDST: 2, SRC0: 242, SRC1: 242, OMOD: 1 },
    });
    const wave = new Wave({ size: 32 });
    new Program(rdna3, executors, new Uint8Array([...add, ...set, ...again])).run(wave);
    expect([wave.f[1 * 32], wave.f[2 * 32]]).toEqual([2, 4]);
  });
});

describe("a wave", () => {
  it("is built for a program's generation when it first runs", () => {
    const wave = new Wave({ size: 32 });
    wave.u[wave.m0] = 77;
    new Program(rdna3, executors, code(S_ENDPGM)).run(wave);
    expect(wave.u[wave.sgpr0 + 125]).toBe(77);
    expect(wave.mode).toBe(0x3c0);
  });

  it("keeps EXEC_HI 0 in wave32", () => {
    const wave = new Wave({ size: 32 });
    new Program(rdna3, executors, code(0xbe8001c1 | (126 << 16), S_ENDPGM)).run(wave);
    expect([wave.sgpr(126), wave.sgpr(127)]).toEqual([0xffffffff, 0]);
  });

  it("reads SCC, NULL and inline constants as scalar sources", () => {
    const wave = new Wave({ size: 32 });
    wave.scc = 1;
    new Program(
      rdna3,
      executors,
      code(S_MOV_B32(0, 253), S_MOV_B32(1, 124), S_MOV_B32(2, 242), S_ENDPGM),
    ).run(wave);
    expect([0, 1, 2].map((n) => wave.sgpr(n))).toEqual([1, 0, 0x3f800000]);
  });

  it("reads LDS at M0 as a source where there is one", () => {
    const [isa, all] = GENERATIONS.rdna2!;
    const wave = new Wave({ size: 32, isa });
    wave.lds = new LocalMemory(Uint8Array.from([1, 2, 3, 0x84, 5, 6, 7, 8]), defaultMemoryOptions);
    const run = (m0: number): number => {
      wave.u[wave.m0] = m0;
      wave.pc = 0;
      const move = isa.encodeFields({
        name: "V_MOV_B32",
        encoding: "ENC_VOP1",
        fields: { VDST: 1, SRC0: 254 },
      });
      new Program(isa, all, move).run(wave);
      return wave.vgpr(1)[9]!;
    };
    expect([0x20000, 0x10002, 0x00003, 0x40003, 0x50002].map(run)).toEqual([
      0x84030201, 0x8403, 0x84, 0xffffff84, 0xffff8403,
    ]);
  });

  it("discards what is written to NULL", () => {
    const wave = new Wave({ size: 32 });
    new Program(rdna3, executors, code(S_MOVK(124, 5), S_MOV_B32(0, 124), S_ENDPGM)).run(wave);
    expect(wave.sgpr(0)).toBe(0);
  });

  it("leaves lanes that are off alone", () => {
    const wave = new Wave({ size: 64 });
    wave.setExec(0x0000000f, 0x80000000);
    new Program(rdna3, executors, code(V_MOV(3, inline(9)), S_ENDPGM)).run(wave);
    expect([...wave.vgpr(3)].map((v, lane) => [lane, v]).filter(([, v]) => v === 9)).toEqual(
      [0, 1, 2, 3, 63].map((lane) => [lane, 9]),
    );
  });

  it("runs a single instruction", () => {
    const wave = new Wave({ size: 32 });
    execute(rdna3, executors, wave, rdna3.decode(code(S_MOVK(4, 5))));
    expect([wave.sgpr(4), wave.pc]).toEqual([5, 4]);
  });

  it("refuses registers that it does not have", () => {
    const wave = new Wave({ size: 64 });
    expect(() => wave.vgpr(512)).toThrow(RangeError);
    expect(() => wave.sgpr(128)).toThrow(RangeError);
  });
});

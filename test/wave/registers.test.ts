import { describe, expect, it } from "vitest";
import { assemble as assembleCdna2 } from "../../generated/cdna2/asm.js";
import { execute as executeCdna2 } from "../../generated/cdna2/execute.js";
import { cdna2 } from "../../generated/cdna2/index.js";
import { assemble } from "../../generated/rdna4/asm.js";
import { execute } from "../../generated/rdna4/execute.js";
import { rdna4 } from "../../generated/rdna4/index.js";
import { Wave } from "../../runtime/index.js";

const lanes = Array.from({ length: 64 }, (_, lane) => 1000 + lane);

describe("registers that an operand type leaves out", () => {
  it.each([
    ["vcc_lo", 106],
    ["vcc_hi", 107],
    ["exec_lo", 126],
    ["ttmp3", 111],
    ["flat_scratch_hi", 103],
  ])("a lane of a vector register is read into %s", (name, code) => {
    for (const [text, lane] of [
      [`v_readlane_b32 ${name}, v1, 61`, 61],
      [`v_readfirstlane_b32 ${name}, v1`, 2],
    ] as const) {
      const wave = new Wave({ size: 64, isa: cdna2 });
      wave.setVgpr(1, lanes);
      wave.setExec(0xfffffffc, 0xffffffff);
      executeCdna2(wave, cdna2.decode(assembleCdna2(text)));
      expect(wave.sgpr(code), text).toBe(1000 + lane);
    }
  });

  it("a compare writes EXEC through SDST", () => {
    const wave = new Wave({ size: 32, isa: rdna4 });
    wave.setVgpr(1, lanes);
    execute(wave, rdna4.decode(assemble("v_cmp_gt_u32_e64 exec_lo, 0x3ec, v1")));
    expect(wave.sgpr(126)).toBe(0xf);
  });

  it("EXEC chooses between two sources", () => {
    const wave = new Wave({ size: 32, isa: rdna4 });
    wave.setVgpr(1, lanes);
    wave.setExec(0x3);
    execute(wave, rdna4.decode(assemble("v_cndmask_b32_e64 v0, 7, v1, exec_lo")));
    expect([...wave.vgpr(0).subarray(0, 3)]).toEqual([1000, 1001, 0]);
  });
});

describe("the literal as a factor too", () => {
  it.each(["s_fmaak_f32 s2, s1, 0x40400000, 0x40400000", "s_fmaak_f32 s2, 0x40400000, s1, 0x40400000"])(
    "%s is 3 * 2 + 3",
    (text) => {
      const wave = new Wave({ size: 32, isa: rdna4 });
      wave.setSgpr(1, 0x40000000);
      const inst = rdna4.decode(assemble(text));
      expect(inst.operands.filter(({ text: shown }) => shown === "0x40400000")).toHaveLength(2);
      execute(wave, inst);
      expect(wave.sgpr(2)).toBe(0x41100000);
    },
  );

  it("s_fmamk_f32 multiplies it by itself", () => {
    const wave = new Wave({ size: 32, isa: rdna4 });
    wave.setSgpr(1, 0x40000000);
    execute(wave, rdna4.decode(assemble("s_fmamk_f32 s2, 0xc0400000, 0xc0400000, s1")));
    expect(wave.sgpr(2)).toBe(0x41300000);
  });

  it("a literal with its highest bit set reads as such", () => {
    const [, first] = rdna4.decode(assemble("s_mov_b32 s2, 0x80000001")).operands;
    expect(first!.text).toBe("0x80000001");
  });
});

describe("a wave", () => {
  it("has the lanes that waves have", () => {
    expect(() => new Wave({ size: 48 as 32 })).toThrow(
      new RangeError("no wave has 48 lanes: 32 or 64 are due"),
    );
    expect(() => new Wave({ size: 32, isa: cdna2 })).toThrow(RangeError);
    expect(new Wave({ size: 64, isa: rdna4 }).size).toBe(64);
  });
});

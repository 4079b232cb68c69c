/** V_S_*: instructions of the vector unit on one scalar value. RDNA 4 manual, pseudo-scalar transcendental operations. */
import { describe, expect, it } from "vitest";
import { asm } from "../../generated/rdna4/asm.js";
import { executors } from "../../generated/rdna4/execute.js";
import { rdna4 } from "../../generated/rdna4/index.js";
import { Assembler } from "../../runtime/asm/index.js";
import { Program, Wave } from "../../runtime/wave/index.js";

const assembler = new Assembler(rdna4, asm);

/** What an instruction leaves in s20, with `value` in s1; nothing else may change. */
function run(text: string, value: number, exec = 0xffffffff): number {
  const wave = new Wave({ isa: rdna4 });
  wave.setSgpr(1, value);
  wave.setSgpr(126, exec);
  const before = wave.u.slice(0, wave.sgpr0 + 128);
  new Program(rdna4, executors, assembler.assemble(text)).run(wave);
  const result = wave.sgpr(20);
  before[wave.sgpr0 + 20] = result;
  expect(wave.u.slice(0, wave.sgpr0 + 128)).toEqual(before);
  return result;
}

describe("pseudo-scalar instructions", () => {
  it.each([
    ["v_s_exp_f32 s20, s1", 0x40000000, 0x40800000], // 2^2 = 4
    ["v_s_log_f32 s20, s1", 0x41000000, 0x40400000], // log2(8) = 3
    ["v_s_rcp_f32 s20, s1", 0x40800000, 0x3e800000], // 1/4
    ["v_s_rsq_f32 s20, s1", 0x40800000, 0x3f000000], // 1/sqrt(4)
    ["v_s_sqrt_f32 s20, s1", 0x41100000, 0x40400000], // sqrt(9)
    ["v_s_rcp_f16 s20, s1", 0xffff4400, 0x3400], // 1/4, the upper half of the source is not read
    ["v_s_sqrt_f16 s20, s1", 0x00004880, 0x4200], // sqrt(9)
  ])("%s", (text, value, result) => {
    expect(run(text, value)).toBe(result);
  });

  it("do not look at EXEC", () => {
    expect(run("v_s_rcp_f32 s20, s1", 0x40800000, 0)).toBe(0x3e800000);
    expect(run("v_s_rcp_f32 s20, s1", 0x40800000, 0x10)).toBe(0x3e800000);
  });

  it("have NEG, ABS, OMOD and CLAMP", () => {
    expect(run("v_s_rcp_f32 s20, -s1", 0x40800000)).toBe(0xbe800000);
    expect(run("v_s_sqrt_f32 s20, |s1|", 0xc1100000)).toBe(0x40400000);
    expect(run("v_s_rcp_f32 s20, s1 mul:4", 0x40800000)).toBe(0x3f800000);
    expect(run("v_s_sqrt_f32 s20, s1 clamp", 0x41100000)).toBe(0x3f800000);
    expect(run("v_s_sqrt_f16 s20, s1 clamp", 0x00004880)).toBe(0x3c00);
    expect(run("v_s_sqrt_f16 s20, s1 mul:2", 0x00004880)).toBe(0x4600);
  });
});

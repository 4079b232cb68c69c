/** Modifiers in the halves of dual-issue instructions. */
import { describe, expect, it } from "vitest";
import { asm } from "../../generated/cdna5/asm.js";
import { executors } from "../../generated/cdna5/execute.js";
import { cdna5 } from "../../generated/cdna5/index.js";
import { Assembler } from "../../runtime/asm/index.js";
import { Program, Wave } from "../../runtime/wave/index.js";

const assembler = new Assembler(cdna5, asm);

function run(text: string): Wave {
  const wave = new Wave({ isa: cdna5 });
  wave.setVgpr(1, 0x3f800000); // 1.0
  wave.setVgpr(2, 0);
  wave.setVgpr(3, 0x40000000); // 2.0
  wave.setSgpr(106, 0x0000ffff); // VCC
  new Program(cdna5, executors, assembler.assemble(text)).run(wave);
  return wave;
}

describe("halves of 64 bits", () => {
  it("Y reads the high word that X writes as it was", () => {
    const wave = new Wave({ isa: cdna5 });
    wave.setVgpr(1, 0x40080000); // with v0, 3.0
    wave.setVgpr(7, 6);
    const text = "v_dual_max_num_f64 v[6:7], 0, v[0:1] :: v_dual_lshlrev_b32 v15, 3, v7";
    new Program(cdna5, executors, assembler.assemble(text)).run(wave);
    expect([wave.vgpr(7)[0], wave.vgpr(15)[0]]).toEqual([0x40080000, 48]);
  });
});

describe("NEG of VOPD3", () => {
  it("flips the sign of what V_DUAL_CNDMASK_B32 chooses, as compilers use it to negate", () => {
    const wave = run("v_dual_cndmask_b32 v4, v1, -v2, vcc_lo :: v_dual_cndmask_b32 v5, -v3, v1, vcc_lo");
    expect([wave.vgpr(4)[0], wave.vgpr(4)[31]]).toEqual([0x80000000, 0x3f800000]);
    expect([wave.vgpr(5)[0], wave.vgpr(5)[31]]).toEqual([0x3f800000, 0xc0000000]);
  });

  it("flips the sign of float sources, of each half its own", () => {
    const wave = run("v_dual_fma_f32 v4, v1, -v3, -v1 :: v_dual_mul_f32 v5, v3, v3");
    expect([wave.vgpr(4)[0], wave.vgpr(5)[0]]).toEqual([0xc0400000, 0x40800000]);
  });
});

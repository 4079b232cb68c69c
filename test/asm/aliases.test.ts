/** Scalar registers by their other names, and names that a generation's assembler does not know, as LLVM 22 has them. */
import { describe, expect, it } from "vitest";
import { AsmError, assemble } from "../../runtime/asm/index.js";
import { hexOf } from "../support/vectors.js";
import { GENERATIONS, targetOf, type Generation } from "./targets.js";

const NAMES = ["scc", "shared_base", "shared_limit", "private_base", "private_limit"];

/** Names that no register of the generation has. */
const ABSENT: Readonly<Record<Generation, readonly string[]>> = {
  cdna1: ["null", "src_flat_scratch_base_lo"],
  cdna2: ["null", "src_flat_scratch_base_lo", "src_lds_direct", "lds_direct"],
  cdna3: ["null", "src_flat_scratch_base_hi", "src_lds_direct"],
  cdna4: ["null", "src_flat_scratch_base_lo", "src_lds_direct"],
  cdna5: ["src_vccz", "execz", "src_pops_exiting_wave_id"],
  rdna1: ["src_flat_scratch_base_lo"],
  rdna2: ["src_flat_scratch_base_hi"],
  rdna3: ["src_flat_scratch_base_lo", "src_vccz", "vccz", "src_pops_exiting_wave_id"],
  rdna3_5: ["src_flat_scratch_base_hi", "src_execz", "execz", "pops_exiting_wave_id"],
  rdna4: ["src_flat_scratch_base_lo", "src_vccz", "src_pops_exiting_wave_id"],
};

describe.each(GENERATIONS)("%s", (generation) => {
  it.each(NAMES)("%s stands for the register that is printed with src_", async (name) => {
    const target = await targetOf(generation);
    const bytes = assemble(target, `v_mov_b32 v0, ${name}`);
    expect(hexOf(bytes)).toBe(hexOf(assemble(target, `v_mov_b32 v0, src_${name}`)));
  });

  it.each(ABSENT[generation])("knows no %s", async (name) => {
    const target = await targetOf(generation);
    expect(() => assemble(target, `v_mov_b32 v0, ${name}`)).toThrow(AsmError);
  });
});

describe("whole registers where halves are named", () => {
  // Every right side is what LLVM 22 makes of the left one.
  it.each([
    ["v_add_f16 v1, v2, v3", "v_add_f16_e32 v1.l, v2.l, v3.l"],
    ["v_add_f16 v1, v200, v3", "v_add_f16_e64 v1.l, v200.l, v3.l"],
    ["v_add_f16_e64 v1, v2, v3.h", "v_add_f16_e64 v1.l, v2.l, v3.h"],
    ["v_fmaak_f16 v1, v2, v3, 0x100", "v_fmaak_f16 v1.l, v2.l, v3.l, 0x100"],
  ])("%s", async (whole, halves) => {
    const target = await targetOf("rdna3");
    expect(hexOf(assemble(target, whole))).toBe(hexOf(assemble(target, halves)));
  });
});

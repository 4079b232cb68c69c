/** What the assembler refuses, and how it says so. */
import { describe, expect, it } from "vitest";
import { AsmError, assemble, assembleSource } from "../../runtime/asm/index.js";
import { hexOf } from "../support/vectors.js";
import { GENERATIONS, targetOf, type Generation } from "./targets.js";

async function fault(generation: Generation, text: string): Promise<AsmError> {
  const target = await targetOf(generation);
  try {
    assemble(target, text);
  } catch (error) {
    if (error instanceof AsmError) return error;
    throw error;
  }
  throw new Error(`${text} is accepted`);
}

describe("errors say where, what was due and what was probably meant", () => {
  it.each<[Generation, string, Partial<Record<keyof AsmError, unknown>>]>([
    ["rdna4", "v_ad_f32 v1, v2, v3", { column: 1, suggestion: "v_add_f32" }],
    ["cdna3", "  s_mov_b3 s0, 1", { column: 3, suggestion: "s_mov_b32" }],
    ["rdna4", "v_add_f32_e64 v1, v2, v3 clmp", { column: 26, suggestion: "clamp" }],
    ["rdna4", "v_add_f32_e32 v1, v2, s3", { column: 23 }],
    ["rdna4", "s_mov_b32 v0, 1", { column: 11 }],
    ["cdna3", "s_nop 70000", { column: 7 }],
    ["cdna3", "ds_read_b32 v0, v1 offset:70000", { column: 20 }],
    ["cdna3", "v_add_f32 v0, v1", { column: 17 }],
    ["cdna3", "v_add_f32_e32 v0, v1, v2, v3", { column: 27 }],
    ["rdna3", "v_add_f32_e64 v1, v2, v3 clamp clamp", { column: 32 }],
    ["cdna3", "v_add_f32_e64 v1, v2, v3 mul:2 mul:4", { column: 32 }],
  ])("%s: %s", async (generation, text, expected) => {
    expect(await fault(generation, text)).toMatchObject({ line: 1, ...expected });
  });
});

describe("scalars that one vector instruction reads", () => {
  it.each(GENERATIONS)("%s", async (generation) => {
    const target = await targetOf(generation);
    expect(assemble(target, "v_fma_f32 v0, s0, s0, v1").length).toBe(8);
    await expect(fault(generation, "v_fma_f32 v0, s0, s1, s2")).resolves.toMatchObject({
      column: expect.any(Number) as number,
    });
    // Before RDNA and CDNA 5 one, since then two.
    const two = /^(rdna|cdna5)/.test(generation);
    if (two) expect(assemble(target, "v_fma_f32 v0, s0, s1, v1").length).toBe(8);
    else expect((await fault(generation, "v_fma_f32 v0, s0, s1, v1")).expected).toMatch(/^1 scalar /);
  });
});

describe("liberties", () => {
  it("registers take expressions as bounds", async () => {
    const target = await targetOf("rdna3");
    expect(hexOf(assemble(target, "s_mov_b64 s[2*2:4+1], 0"))).toBe(
      hexOf(assemble(target, "s_mov_b64 s[4:5], 0")),
    );
  });

  it("_e32 and _e64 may say what is so anyway", async () => {
    const target = await targetOf("cdna3");
    expect(hexOf(assemble(target, "v_fma_f32_e64 v0, v1, v2, v3"))).toBe(
      hexOf(assemble(target, "v_fma_f32 v0, v1, v2, v3")),
    );
  });

  it("a block comment joins the lines of one instruction, and errors keep their own line", async () => {
    const target = await targetOf("cdna3");
    expect(assembleSource(target, "v_add_f32 v0, /* a\n b */ v1, v2").errors).toEqual([]);
    const { errors } = assembleSource(target, "v_add_f32 v0, /* a\n b */ q1, v2\ns_nop 0");
    expect(errors).toMatchObject([{ line: 2, column: 7 }]);
  });

  it("the registers of a pair's sources lie in different banks", async () => {
    const target = await targetOf("rdna3");
    expect(assemble(target, "v_dual_add_f32 v0, v1, v2 :: v_dual_add_f32 v3, v2, v3").length).toBe(8);
    const error = await fault("rdna3", "v_dual_add_f32 v0, v1, v2 :: v_dual_add_f32 v3, v5, v3");
    expect(error).toMatchObject({ column: 49, expected: "a register of another bank than v1" });
  });
});

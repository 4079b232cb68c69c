/** What a part of a text does to the bits is remembered once it was read often: the answers must stay the same. */
import { describe, expect, it } from "vitest";
import { AsmError, Assembler } from "../../runtime/asm/index.js";
import { hexOf } from "../support/vectors.js";
import { targetOf, type Generation } from "./targets.js";

/** Reading a part depends on more than its text: on operands before it, on symbols, on what the form takes. */
const TEXTS: readonly (readonly [Generation, string, taken: boolean])[] = [
  ["cdna2", "ds_write2_b32 v0, a1, v2", false],
  ["cdna2", "ds_write2_b32 v0, a1, a2", true],
  ["cdna2", "ds_add_u32 v0, a1", true],
  ["rdna4", "global_load_b32 v0, v1, off", false],
  ["rdna4", "global_load_b32 v0, v1, s[2:3]", true],
  ["rdna4", "v_add_f32 v0, 0x12345, 0x54321", false],
  ["rdna4", "v_fma_f32 v0, 0x12345, v1, 0x12345", true],
  ["rdna4", "s_branch nowhere", false],
  ["rdna3", "v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v2, v3", false],
  ["rdna3", "v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v3, v2", true],
];

describe("a text that was read before", () => {
  it.each(TEXTS)("%s %s: %s", async (generation, text, taken) => {
    const { isa, asm } = await targetOf(generation);
    const assembler = new Assembler(isa, asm);
    const answer = (): string => {
      try {
        return hexOf(assembler.assemble(text));
      } catch (error) {
        if (error instanceof AsmError) return error.message;
        throw error;
      }
    };
    const first = answer();
    expect(/^[0-9a-f]+$/.test(first)).toBe(taken);
    for (let again = 0; again < 9; again++) expect(answer()).toBe(first);
  });
});

import { describe, expect, it } from "vitest";
import { rdna3 } from "../../generated/rdna3/index.js";
import type { Isa } from "../../runtime/isa/isa.js";
import { Program, Wave } from "../../runtime/wave/index.js";
import { handmade } from "./handmade.js";

/** Inline constants of sources of two 16-bit values: what is usual, and what a rule makes of them. */
const isa = rdna3 as unknown as Isa;
const cases: readonly (readonly [string, number, number, string])[] = [
  ["usual", 242, 0x00003c00, "1.0 in the low half"],
  ["f32", 242, 0x3f800000, "the F32 pattern of 1.0, the upper half of which is 1.0 in BF16"],
  ["replicated", 242, 0x3c003c00, "1.0 in both halves"],
  ["usual", 193, 0xffffffff, "-1 with its sign extended"],
  ["replicated", 129, 0x00010001, "1 in both halves"],
  ["usual", 129, 0x00000001, "1 in the low half"],
];

describe("inline constants of packed sources", () => {
  it.each(cases)("%s: code %i is %i", (use, code, word) => {
    const constants = new Map(use === "usual" ? [] : [["V_PK_ADD_U16", use as "f32"], ["V_PK_ADD_F16", use as "f32"]]); // prettier-ignore
    const name = code < 240 ? "V_PK_ADD_U16" : "V_PK_ADD_F16";
    const wave = new Wave({ size: 32, isa, mode: 0x3c0 });
    wave.setVgpr(2, 0);
    const fields = { VDST: 3, SRC0: code, SRC1: 258, OP_SEL: 0, OP_SEL_HI: 3, NEG: 0, NEG_HI: 0, CLAMP: 0 };
    const bytes = isa.encodeFields({ name, encoding: "ENC_VOP3P", fields });
    new Program(isa, handmade("rdna3", { constants }), bytes).run(wave);
    expect(wave.vgpr(3)[5]!.toString(16)).toBe(word.toString(16));
  });
});

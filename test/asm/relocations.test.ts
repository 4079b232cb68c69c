/** Symbols as operands of instructions: what LLVM 22's assembler and linker make of them within one text. */
import { describe, expect, it } from "vitest";
import { assembleSource } from "../../runtime/asm/index.js";
import { hexOf } from "../support/vectors.js";
import { targetOf } from "./targets.js";

const rdna3 = await targetOf("rdna3");
const cdna5 = await targetOf("cdna5");

const lines = (source: string, target = rdna3): { words: string[]; errors: string[] } => {
  const { bytes, errors } = assembleSource(target, source);
  return {
    words: hexOf(bytes).match(/.{1,8}/g) ?? [],
    errors: errors.map(({ message }) => message),
  };
};

describe("addresses in literals", () => {
  it("are distances from the literal, in both halves, forwards and backwards", () => {
    const { words, errors } = lines(`
      .text
      .globl start
      .type start,@function
start:
      s_getpc_b64 s[0:1]
      s_add_u32 s0, s0, callee@rel32@lo+4
      s_addc_u32 s1, s1, callee@rel32@hi+12
      v_add3_u32 v0, v1, start@rel32@lo, v2
      s_swappc_b64 s[30:31], s[0:1]
callee:
      s_setpc_b64 s[30:31]`);
    expect(errors).toEqual([]);
    // The literals stand at 8, 16 and 28, callee at 36.
    expect([words[2], words[4], words[7]]).toEqual(["20000000", "00000000", "e4ffffff"]);
  });

  it("are of 64 bits where literals are", () => {
    const { words } = lines("s:\n s_add_nc_u64 s[0:1], s[0:1], s@rel64+4", cdna5);
    expect(words.slice(1)).toEqual(["00000000", "00000000"]);
  });

  it("may be absolute, a bare label's distance, or the difference of two", () => {
    const { words } = lines(`
a:    s_nop 0
      s_mov_b32 s0, a
      s_mov_b32 s0, a+8
      s_mov_b32 s0, b-a
      s_mov_b32 s0, b@abs32@lo
b:    .long b-a, a@rel32@lo`);
    expect([words[2], words[4], words[6], words[8]]).toEqual([
      "f8ffffff",
      "f8ffffff",
      "24000000",
      "24000000",
    ]);
    expect(words.slice(9)).toEqual(["24000000", "d8ffffff"]);
  });

  it("a symbol that is set before it is used is a constant, one that is set later a literal", () => {
    expect(lines(".set k, 7\ns_mov_b32 s0, k\ns_branch k").words).toEqual(["870080be", "0700a0bf"]);
    expect(lines("s_mov_b32 s0, k\n.set k, 7").words.length).toBe(2);
  });

  it("functions of compilers' resource symbols are known", () => {
    expect(lines(".set n, max(3, or(4, 1), 2)\ns_nop n\ns_nop alignto(n, 4)").words).toEqual([
      "050080bf",
      "080080bf",
    ]);
  });

  it.each([
    ["s_add_u32 s0, s0, elsewhere@rel32@lo+4", /^1:19: .*elsewhere is none/],
    ["a: s_add_u32 s0, s0, a@gotpcrel32@lo+4", /^1:22: /],
    ["a: s_nop a", /^1:10: /],
    ["a: s_branch a-a", /^1:13: .* a label or a distance/],
    ["s_branch 65536", /^1:10: .* a distance of 16 bits/],
    ["a: s_nop 0\na: s_nop 0", /^2:1: label a is there already/],
    [".p2align k\na: s_nop 0\n.set k, 3", /^1:/],
  ])("%s is refused", (source, message) => {
    expect(lines(source).errors[0]).toMatch(message);
  });

  it("a place that moves while symbols get their values is refused", () => {
    const { errors } = lines("s_nop 0\n.skip n\na: s_branch a\n.set n, 8");
    expect(errors.length).toBeGreaterThan(0);
  });
});

/** Sources made to hurt: they end, with bytes or with errors in their places. */
import { describe, expect, it } from "vitest";
import { AsmError, assemble, assembleSource } from "../../runtime/asm/index.js";
import { targetOf } from "./targets.js";

const rdna4 = await targetOf("rdna4");
const MILLION = 1 << 20;

describe("one line of a million characters", () => {
  it.each([
    ["a mnemonic", "v".repeat(MILLION)],
    ["commas", `s_nop ${",".repeat(MILLION)}`],
    ["blanks", `s_nop${" ".repeat(MILLION)}x`],
    ["digits", `s_nop ${"9".repeat(MILLION)}`],
    ["parentheses", `s_nop ${"(".repeat(MILLION)}`],
    ["operators", `s_nop 1${"+1".repeat(MILLION / 2)}`],
    ["brackets", `v_mov_b32 v0, ${"[".repeat(MILLION)}`],
    ["a list", `v_mov_b32 v0, [${"s0,".repeat(MILLION / 4)}s0]`],
    ["bars", `v_mov_b32 v0, ${"|".repeat(MILLION)}`],
    ["modifiers", `v_add_f32_e64 v0, v1, v2${" clamp".repeat(MILLION / 8)}`],
    ["pairs", "v_dual_mov_b32 v0, v1 ::".repeat(MILLION / 32)],
    ["lit", `s_mov_b32 s0, ${"lit(".repeat(MILLION / 4)}`],
  ])("%s is refused", (_, text) => {
    let error: unknown;
    try {
      assemble(rdna4, text);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(AsmError);
    expect((error as AsmError).message.length).toBeLessThan(1000);
    expect((error as AsmError).column).toBeLessThanOrEqual(text.length + 1);
  });
});

describe("sources", () => {
  it.each([
    ".fill 0x7fffffffffffffff, 8, 0",
    ".fill -1",
    ".fill 1, 9",
    ".skip 0x10000001",
    ".p2align 63",
    ".balign 3",
    ".zero -5",
  ])("%s is refused where it stands", (directive) => {
    const { errors, bytes } = assembleSource(rdna4, `s_nop 0\n${directive}\ns_nop 1`);
    expect(errors.map(({ line }) => line)).toEqual([2]);
    expect(bytes.length).toBe(8);
  });

  it("many numeric labels find the next ones before and behind", () => {
    const count = 20_000;
    const { errors, bytes } = assembleSource(rdna4, "1: s_branch 1b\n s_branch 1f\n".repeat(count) + "1:\n");
    expect(errors).toEqual([]);
    const words = new DataView(bytes.buffer, bytes.byteOffset);
    for (let i = 0; i < count; i++) {
      expect(words.getUint16(i * 8, true)).toBe(0xffff);
      expect(words.getUint16(i * 8 + 4, true)).toBe(0);
    }
  });

  it("a chain of symbols that each need the next one ends", () => {
    const lines = Array.from({ length: 5000 }, (_, i) => `.set a${i}, a${i + 1}+1`);
    const { errors } = assembleSource(rdna4, [...lines, "s_nop a0"].join("\n"));
    for (const error of errors) expect(error).toBeInstanceOf(AsmError);
  });

  it("a comment that never ends hides the rest", () => {
    const { errors, bytes } = assembleSource(rdna4, `s_nop 0\n/* ${"\n* ".repeat(100_000)}`);
    expect(errors).toEqual([]);
    expect(bytes.length).toBe(4);
  });
});

/** Whole sources: labels, data, errors with positions; and listings, which assemble back. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AsmError,
  assemble,
  assembleSource,
  disassemble,
  listing,
  listingText,
} from "../../runtime/asm/index.js";
import { bytesOf, hexOf } from "../support/vectors.js";
import { GENERATIONS, optionsOf, sample, targetOf } from "./targets.js";

const rdna4 = await targetOf("rdna4");
const cdna3 = await targetOf("cdna3");
const hex = (text: string, target = rdna4): string => hexOf(assemble(target, text));
const source = (text: string): { hex: string; errors: string[] } => {
  const { bytes, errors } = assembleSource(rdna4, text);
  return { hex: hexOf(bytes), errors: errors.map((error) => error.message) };
};
const fault = (text: string): AsmError => {
  try {
    assemble(rdna4, text);
  } catch (error) {
    if (error instanceof AsmError) return error;
    throw error;
  }
  throw new Error(`${text} is accepted`);
};

describe("liberties of the syntax", () => {
  // Every right side is LLVM 22's.
  it.each([
    ["v_add_f32 v1, v2, v3", "v_add_f32_e32 v1, v2, v3"],
    ["v_add_f32 v1, v2, -v3", "v_add_f32_e64 v1, v2, -v3"],
    ["v_add_f32 v1, v2, s3", "v_add_f32_e64 v1, v2, s3"],
    ["v_add_f16 v5, v200, v2", "v_add_f16_e64 v5, v200, v2"],
    ["v_add_f32\tv1 ,v2,  v3", "v_add_f32_e32 v1, v2, v3"],
    ["v_add_f32 v[1], v[2:2], v3", "v_add_f32_e32 v1, v2, v3"],
    ["s_mov_b32 s0, 0x40", "s_mov_b32 s0, 64"],
    ["s_mov_b32 s0, 0b101", "s_mov_b32 s0, 5"],
    ["s_mov_b32 s0, 1.0", "s_mov_b32 s0, 0x3f800000"],
    ["v_add_f32 v0, -abs(v1), v2", "v_add_f32_e64 v0, -|v1|, v2"],
  ])("%s", (loose, exact) => {
    const same = hex(exact);
    if (exact.endsWith("0x3f800000")) expect(hex(loose)).toBe("f20080be");
    else expect(hex(loose)).toBe(same);
  });
});

describe("errors", () => {
  it("tell the column, what was expected and what was probably meant", () => {
    expect(fault("v_add_f23 v1, v2, v3")).toMatchObject({ line: 1, column: 1 });
    expect(fault("v_add_f23 v1, v2, v3").suggestion).toMatch(/^v_add_f/);
    expect(fault("v_add_f32_e32 v1, v2, q3")).toMatchObject({ line: 1, column: 23 });
    expect(fault("v_add_f32_e32 v1, v2, q3").expected).not.toBeNull();
  });

  it("stand one to a line, and the other lines are assembled", () => {
    const { errors, bytes } = assembleSource(rdna4, "s_nop 0\ns_nonsense\n  v_mov_b32 v0, q1\ns_nop 1\n");
    expect(errors.map(({ line }) => line)).toEqual([2, 3]);
    expect(hexOf(bytes)).toContain("000080bf");
    expect(hexOf(bytes)).toContain("010080bf");
  });
});

describe("sources", () => {
  it("resolve labels backwards and forwards", () => {
    expect(source("start:\n s_branch end\n s_nop 0\nend:\n s_branch start\n")).toEqual({
      hex: hex("s_branch 1") + hex("s_nop 0") + hex("s_branch 65533"),
      errors: [],
    });
    expect(source("1:\n s_branch 1b\n s_branch 1f\n1:\n").hex).toBe(
      hex("s_branch 65535") + hex("s_branch 0"),
    );
  });

  it("take data, symbols, comments and alignment", () => {
    expect(
      source(".long 0x01020304, 5 // numbers\n.byte 1, 2\n.p2align 2\n.set x, 3\n.long x*2+1 ; 7").hex,
    ).toBe("04030201050000000102" + "0000" + "07000000");
    expect(source("/* a\n comment */ s_nop 0").hex).toBe(hex("s_nop 0"));
  });

  it("refuse unknown labels where they stand", () => {
    expect(source("s_nop 0\ns_branch nowhere").errors[0]).toMatch(/^2:10: /);
  });
});

describe("listings", () => {
  it("write .long for what is no instruction, and go on behind it", () => {
    const code = bytesOf("ffffffff" + hex("s_endpgm"));
    expect(listing(rdna4, code).map(({ text }) => text)).toEqual([".long 0xffffffff", "s_endpgm"]);
  });

  it.each(GENERATIONS)("assemble back, %s", async (generation) => {
    const target = await targetOf(generation);
    const vectors = sample(generation).filter(({ set }) => optionsOf(set).wave === undefined);
    const code = bytesOf(
      vectors
        .filter(({ set }) => !set.includes("true16"))
        .map(({ b }) => b)
        .join(""),
    );
    const { bytes, errors } = assembleSource(target, listingText(target, code));
    expect(errors).toEqual([]);
    expect(hexOf(bytes)).toBe(hexOf(code));
  });
});

describe("properties", () => {
  const texts = sample("rdna4").map(({ t }) => t);
  const pieces = fc.constantFrom(
    "",
    " ",
    ",",
    "[",
    "]",
    "|",
    "-",
    ":",
    "0x",
    "v1",
    "lit(",
    ")",
    "neg(",
    "é",
    "\0",
    "9999999999999999999",
  );

  it("a damaged line gives bytes or an AsmError with a place in it", () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), fc.nat(3), pieces, (text, at, cut, piece) => {
        const place = at % (text.length + 1);
        const damaged = text.slice(0, place) + piece + text.slice(place + cut);
        try {
          expect(assemble(rdna4, damaged).length % 4).toBe(0);
        } catch (error) {
          expect(error).toBeInstanceOf(AsmError);
          expect((error as AsmError).column).toBeGreaterThan(0);
          expect((error as AsmError).column).toBeLessThanOrEqual(damaged.length + 1);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it("any text of a source ends, with errors inside its lines", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...texts), fc.string(), pieces), { maxLength: 8 }),
        (lines) => {
          const { errors } = assembleSource(cdna3, lines.join("\n"));
          for (const { line } of errors)
            expect(line).toBeLessThanOrEqual(lines.join("\n").split("\n").length);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("deep nesting is refused, not overflowed", () => {
    expect(() => assemble(rdna4, `s_mov_b32 s0, ${"(".repeat(100_000)}1`)).toThrow(AsmError);
    expect(() => assemble(rdna4, `s_mov_b32 s0, ${"-".repeat(100_000)}1`)).toThrow(AsmError);
  });

  it("whatever an instruction's text is, it assembles to the instruction again", () => {
    const words = sample("rdna4").filter(({ set }) => set === "llvm-tests" || set === "llvm-random");
    fc.assert(
      fc.property(fc.constantFrom(...words), ({ b }) => {
        expect(hexOf(assemble(rdna4, disassemble(rdna4, bytesOf(b))))).toBe(b);
      }),
    );
  });
});

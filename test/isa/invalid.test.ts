/** What is no instruction is refused with a typed error, except the kinds in test/known-differences/decode.json. */
import { describe, expect, it } from "vitest";
import { DecodeError } from "../../runtime/isa/errors.js";
import { explain, type AnyIsa } from "./conformance.js";
import {
  bytesOf,
  GENERATION_NAMES,
  hasSharedVectors,
  INVALID_SETS,
  sampleVectors,
  sharedVectors,
  type GenerationName,
  type Vector,
} from "./vectorSets.js";

const load = async (generation: GenerationName): Promise<AnyIsa> =>
  ((await import(`../../generated/${generation}/index.ts`)) as Record<string, AnyIsa>)[generation]!;

/** The error of decoding bytes given as hex, or the name of the instruction that they are. */
function refusal(isa: AnyIsa, hex: string): DecodeError | string {
  try {
    const { name, encoding, operands } = isa.decode(bytesOf(hex));
    return `${name} ${encoding} ${operands.map((one) => one.text).join()}`;
  } catch (error) {
    if (error instanceof DecodeError) return error;
    throw error;
  }
}

/** Vectors that decode although LLVM refuses them and no known kind says why. */
function accepted(isa: AnyIsa, generation: GenerationName, vectors: readonly Vector[]): string[] {
  return vectors.flatMap((vector) => {
    const answer = refusal(isa, vector.b);
    if (answer instanceof DecodeError || explain(generation, "refuses", vector, answer)) return [];
    return [`${vector.b} ${answer}`];
  });
}

describe.each(GENERATION_NAMES)("%s", (generation) => {
  it("refuses what the committed sample calls invalid", async () => {
    const invalid = sampleVectors(generation).filter(({ set }) => set!.startsWith("invalid"));
    expect(invalid.length).toBeGreaterThan(20);
    expect(accepted(await load(generation), generation, invalid)).toEqual([]);
  });

  it.runIf(hasSharedVectors).each(INVALID_SETS)("refuses the shared vectors %s", async (set) => {
    expect(accepted(await load(generation), generation, sharedVectors(generation, set))).toEqual([]);
  });
});

describe("a refusal", () => {
  const cases: [generation: GenerationName, hex: string, why: string, reason: RegExp][] = [
    ["rdna4", "", "no bytes", /no bytes/],
    ["rdna4", "ffff", "fewer than four bytes", /truncated/],
    ["rdna4", "ff02027e", "a literal that is not there", /truncated/],
    ["rdna3", "0000ff8b", "EXEC_HI as a pair", /SDST cannot be 127/],
    ["rdna3", "0000eb8b", "VCC_HI as a pair", /SDST cannot be 107/],
    ["rdna3", "d104027e", "a source code that stands for nothing", /SRC0 cannot be 209/],
    ["rdna3", "ff0027d700010200", "v[255:256] as a result", /VDST cannot be 255/],
    ["cdna3", "010080d200010200", "v[1:2], which must be even", /VDST cannot be 1/],
    [
      "cdna3",
      "000401d100010200",
      "ABS of a source that does not exist",
      /bits 0x400 of dword 0 must be zero/,
    ],
    ["rdna3", "0100bdbf", "an immediate of S_BARRIER", /bits 0x1 of dword 0 must be zero/],
    ["cdna3", "f9020a7e00070600", "part 7 of a register in SDWA", /DST_SEL cannot be 7/],
    ["cdna3", "000080d2ff000200", "a literal in VOP3 of CDNA", /SRC0 cannot be 255/],
  ];

  it.each(cases)("%s %s: %s", async (generation, hex, _why, reason) => {
    const error = refusal(await load(generation), hex);
    expect(error).toBeInstanceOf(DecodeError);
    expect((error as DecodeError).reason).toMatch(reason);
  });

  it("tells where and what", async () => {
    const isa = await load("rdna3");
    const code = bytesOf("000080bf" + "0000ff8b");
    let error: unknown;
    try {
      isa.decode(code, 4);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({ name: "DecodeError", offset: 4, word: 0x8bff0000 });
  });

  it("depends on the wave size for lane masks: a pair in wave64, one register in wave32", async () => {
    const isa = await load("rdna3");
    // v_cmp_lt_f32_e64 vcc_hi, v0, v1
    const code = bytesOf("6b0011d400030200");
    expect(isa.decode(code, 0, { wave: 32 }).name).toBe("V_CMP_LT_F32");
    expect(() => isa.decode(code, 0, { wave: 64 })).toThrow(/VDST cannot be 107/);
  });
});

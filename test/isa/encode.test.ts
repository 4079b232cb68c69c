import { describe, expect, it } from "vitest";
import { cdna3 } from "../../generated/cdna3/index.js";
import { cdna5 } from "../../generated/cdna5/index.js";
import { generations, loadIsa } from "../../generated/index.js";
import { rdna4 } from "../../generated/rdna4/index.js";
import { EncodeError } from "../../runtime/isa/errors.js";
import {
  acc,
  inline,
  literal,
  nullRegister,
  s,
  special,
  v,
  vcc,
  vccLo,
} from "../../runtime/isa/registers.js";
import { bytesOf, hasShared, hexOf, sharedSet, warnWithoutShared } from "../support/vectors.js";
import { operandsOf } from "./operandsOf.js";

const fault = (run: () => unknown): EncodeError => {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(EncodeError);
    return error as EncodeError;
  }
  throw new Error("nothing was thrown");
};

describe("encode picks the shortest form that can hold the operands", () => {
  it.each([
    [
      "VOP1",
      hexOf(rdna4.encode("V_CVT_OFF_F32_I4", { vdst: v(5), src0: v(1) })),
      "010a1d7e".replace("010a1d7e", "011d0a7e"),
    ],
    [
      "VOP2 with an inline constant",
      hexOf(rdna4.encode("V_ADD_F32", { vdst: v(5), src0: 1, src1: v(1) })),
      "f2020a06",
    ],
    [
      "VOP2 with a literal",
      hexOf(rdna4.encode("V_ADD_F32", { vdst: v(5), src0: 1.5, src1: v(1) })),
      "ff020a060000c03f",
    ],
    [
      "VOP3, since VSRC1 is a VGPR",
      hexOf(rdna4.encode("V_ADD_F32", { vdst: v(5), src0: v(2), src1: s(1) })),
      "050003d502030000",
    ],
    [
      "VOP3, since VOP2 has no NEG",
      hexOf(rdna4.encode("V_ADD_F32", { vdst: v(5), src0: v(2), src1: v(1), neg: 1 })),
      "050003d502030220",
    ],
    [
      "VOP2 when the carries are VCC",
      hexOf(
        rdna4.encode("V_ADD_CO_CI_U32", { vdst: v(5), sdst: vccLo, src0: v(2), src1: v(1), src2: vccLo }),
      ),
      "02030a40",
    ],
    [
      "VOP3 when they are not",
      hexOf(rdna4.encode("V_ADD_CO_CI_U32", { vdst: v(5), sdst: s(4), src0: v(2), src1: v(1), src2: s(6) })),
      "050420d502031a00",
    ],
    [
      "a wave64 mask is a pair",
      hexOf(rdna4.encode("V_CMP_LT_F32", { vdst: s(4, 2), src0: v(2), src1: v(1) }, { wave: 64 })),
      "040011d402030200",
    ],
    [
      "DPP when its fields are given",
      hexOf(
        rdna4.encode("V_ADD_F32", {
          vdst: v(5),
          src0: v(2),
          src1: v(1),
          dpp_ctrl: 0x1b,
          row_mask: 15,
          bank_mask: 15,
        }),
      ),
      "fa020a06021b00ff",
    ],
    [
      "SDWA likewise",
      hexOf(
        cdna3.encode("V_ADD_F32", {
          vdst: v(1),
          src0: s(3),
          src1: v(2),
          src0_sel: 6,
          src1_sel: 6,
          dst_sel: 6,
        }),
      ),
      "f904020203068606",
    ],
    [
      "a negative offset",
      hexOf(
        rdna4.encode("S_LOAD_B64", { sdata: s(4, 2), sbase: s(2, 2), soffset: nullRegister, ioffset: -8 }),
      ),
      "012100f4f8fffff8",
    ],
    [
      "AccVGPRs set ACC and ACC_CD",
      hexOf(cdna3.encode("V_MFMA_F32_4X4X1_16B_F32", { vdst: acc(0, 4), src0: v(1), src1: acc(2), src2: 0 })),
      "0080c2d301050212",
    ],
    [
      "a 64-bit literal",
      hexOf(cdna5.encode("S_MOV_B64", { sdst: s(4, 2), ssrc0: 0x123456789abcdef0n })),
      "fe0184bef0debc9a78563412",
    ],
    [
      "one literal for two operands",
      hexOf(cdna5.encode("S_ADD_F32", { sdst: s(4), ssrc0: 3.25, ssrc1: 3.25 })),
      "ffff04a000005040",
    ],
    [
      "the integer -1 of a float operation",
      hexOf(rdna4.encode("V_ADD_F32", { vdst: v(5), src0: inline("-1"), src1: v(1) })),
      "c1020a06",
    ],
    ["a branch back", hexOf(rdna4.encode("S_BRANCH", { simm16: -4 })), "fcffa0bf"],
  ])("%s", (_, got, want) => expect(got).toBe(want));

  it.each([
    [
      "f64",
      (n: number) => rdna4.encode("V_ADD_F64", { vdst: v(4, 2), src0: n, src1: v(2, 2) }),
      0.1,
      0.10000002384185791,
      "9a99b93f",
    ],
    [
      "f32",
      (n: number) => rdna4.encode("V_ADD_F32", { vdst: v(5), src0: n, src1: v(1) }),
      0.1,
      Math.fround(0.1),
      "cdcccc3d",
    ],
    [
      "f16",
      (n: number) => rdna4.encode("V_ADD_F16", { vdst: v(5), src0: n, src1: v(1) }),
      0.1,
      0.0999755859375,
      "662e0000",
    ],
    [
      "f16",
      (n: number) => rdna4.encode("V_ADD_F16", { vdst: v(5), src0: n, src1: v(1) }),
      65519,
      65504,
      "ff7b0000",
    ],
    [
      "bf16",
      (n: number) => cdna5.encode("V_PK_ADD_BF16", { vdst: v(5), src0: n, src1: v(1) }),
      0.1,
      0.10009765625,
      "cd3d0000",
    ],
  ] as const)(
    "a literal of %s is never rounded, and the number to write is named",
    (kind, encode, number, nearest, literal) => {
      expect(fault(() => encode(number)).message).toContain(
        `${number} is no 32-bit literal of ${kind}: the nearest is ${nearest}`,
      );
      expect(hexOf(encode(nearest)).slice(-8)).toBe(literal);
    },
  );

  it("uses the encoding that is asked for", () => {
    const bytes = rdna4.encode("V_CVT_OFF_F32_I4", { vdst: v(5), src0: v(1) }, { encoding: "ENC_VOP3" });
    expect(rdna4.decode(bytes)).toMatchObject({ name: "V_CVT_OFF_F32_I4", encoding: "ENC_VOP3", size: 8 });
  });

  it("builds dual-issue pairs, sharing a literal", () => {
    const bytes = rdna4.encodePair(
      { name: "V_DUAL_MOV_B32", operands: { vdst: v(4), src0: v(2) } },
      { name: "V_DUAL_ADD_F32", operands: { vdst: v(7), src0: literal(5), src1: v(1) } },
    );
    expect(hexOf(bytes)).toBe("020108caff02060405000000");
    expect(rdna4.decode(bytes)).toMatchObject({
      name: "V_DUAL_MOV_B32 :: V_DUAL_ADD_F32",
      encoding: "VOPDXY_INST_LITERAL",
      size: 12,
    });
  });
});

describe("encode refuses with the operand and what it can be", () => {
  // The compiler refuses these too (encode.types.ts); at run time the operands come from anywhere.
  const encode = rdna4.encode.bind(rdna4) as (name: string, operands: object, options?: object) => Uint8Array;
  it.each([
    ["an unknown instruction", "V_ADD_F99", {}, null, null],
    [
      "an unknown operand",
      "V_ADD_F32",
      { vdst: v(1), src0: v(1), src1: v(1), src7: v(1) },
      "src7",
      /vdst, src0, src1/,
    ],
    ["a missing operand", "V_ADD_F32", { vdst: v(1), src0: v(1) }, "src1", null],
    [
      "a pair where one register is due",
      "V_ADD_F32",
      { vdst: v(1), src0: v(2, 2), src1: v(1) },
      "src0",
      /1 register/,
    ],
    [
      "one register where a pair is due",
      "S_LOAD_B64",
      { sdata: s(4), sbase: s(2, 2), soffset: nullRegister },
      "sdata",
      /2 registers/,
    ],
    ["an odd pair", "S_MOV_B64", { sdst: s(5, 2), ssrc0: 0 }, "sdst", /aligned/],
    [
      "registers past the end",
      "V_ADD_F64",
      { vdst: v(255, 2), src0: v(0, 2), src1: v(0, 2) },
      "vdst",
      /v0\.\.255/,
    ],
    ["a destination that is no register", "V_ADD_F32", { vdst: 1, src0: v(1), src1: v(1) }, "vdst", null],
    ["two different literals", "V_ADD_F32", { vdst: v(1), src0: 1.25, src1: 1.75 }, "literal", null],
    [
      "a number that no constant holds",
      "S_ADD_CO_U32",
      { sdst: s(1), ssrc0: 2 ** 40, ssrc1: s(1) },
      "literal",
      /FMT_NUM_U32/,
    ],
    [
      "a field value too large",
      "V_ADD_F32",
      { vdst: v(1), src0: v(1), src1: v(1), omod: 4 },
      "omod",
      /0\.\.3/,
    ],
    ["half of a pair", "V_DUAL_MOV_B32", { vdst: v(1), src0: v(1) }, null, null],
  ] as const)("%s", (_, name, operands, field, range) => {
    const error = fault(() => encode(name, operands));
    expect(error.field?.toLowerCase() ?? null).toBe(field);
    if (range !== null) expect(error.range).toMatch(range);
  });

  it("an encoding that the instruction lacks", () => {
    expect(fault(() => rdna4.encode("S_BRANCH", { simm16: 0 }, { encoding: "ENC_VOP3" }))).toMatchObject({
      field: "encoding",
      range: "ENC_SOPP",
    });
  });

  it("halves that write registers of one parity", () => {
    const half = { name: "V_DUAL_MOV_B32", operands: { vdst: v(4), src0: v(2) } };
    expect(fault(() => rdna4.encodePair(half, half)).message).toMatch(/parity/);
  });
});

describe("raw fields", () => {
  it("refuses unknown fields, values out of range and unassigned bits that overlap", () => {
    const raw = { name: "V_MOV_B32", encoding: "ENC_VOP1" };
    expect(fault(() => rdna4.encodeFields({ ...raw, fields: { BANANA: 1 } })).field).toBe("BANANA");
    expect(fault(() => rdna4.encodeFields({ ...raw, fields: { VDST: 256 } }))).toMatchObject({
      field: "VDST",
      range: "0..255",
    });
    expect(fault(() => rdna4.encodeFields({ ...raw, fields: { VDST: -1 } })).field).toBe("VDST");
    expect(fault(() => rdna4.encodeFields({ ...raw, unassigned: 1n })).field).toBe("unassigned");
    expect(hexOf(rdna4.encodeFields({ ...raw, unassigned: 1n << 16n }))).toBe("0002017e");
  });
});

describe("decoded operands encode to the same bytes", () => {
  warnWithoutShared("typed re-encoding of LLVM's vectors");
  describe.runIf(hasShared)("for every vector of LLVM's tests", () => {
    it.each(generations)("%s", async (id) => {
      const isa = await loadIsa(id);
      const wrong: string[] = [];
      for (const { b } of sharedSet(id, "llvm-tests")!) {
        const inst = isa.decode(bytesOf(b));
        // Pairs take two operand lists; vectors.test.ts re-encodes them by their fields.
        if (inst.formY !== null) continue;
        const options = { encoding: inst.encoding, fetchInactive: inst.field("SRC0") === 234 };
        const unassigned = inst.unassigned;
        if (unassigned !== 0n) continue;
        try {
          const back = hexOf(isa.encode(inst.name, operandsOf(inst), options));
          if (back !== b) wrong.push(`${b} ${inst.name} ${back}`);
        } catch (error) {
          wrong.push(`${b} ${inst.name} ${String(error)}`);
        }
      }
      expect(wrong).toEqual([]);
    });
  });

  it("for a few of each kind", () => {
    for (const hex of [
      "ff020a060000c03f",
      "050003d502030220",
      "fa020a06021b00ff",
      "02030a40",
      "012100f4f8fffff8",
    ]) {
      const inst = rdna4.decode(bytesOf(hex));
      expect(
        hexOf(rdna4.encode(inst.name as "V_ADD_F32", operandsOf(inst) as never, { encoding: inst.encoding })),
      ).toBe(hex);
    }
  });
});

// Keeps imports that only the compile-time checks use from being flagged.
void [special, vcc];

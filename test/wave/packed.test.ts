import { describe, expect, it } from "vitest";
import { cdna3 } from "../../generated/cdna3/index.js";
import { rdna3 } from "../../generated/rdna3/index.js";
import { clamp16 } from "../../runtime/float/index.js";
import type { Isa } from "../../runtime/isa/isa.js";
import { Program, Wave } from "../../runtime/wave/index.js";
import { handmade, MEANINGS, type Sources } from "./handmade.js";

/** VOP3P: OPSEL and OPSEL_HI choose the half for the low and the high operation, NEG and NEG_HI negate them. */
const rdna = { isa: rdna3 as unknown as Isa, executors: handmade("rdna3"), size: 32 } as const;
const cdna = { isa: cdna3 as unknown as Isa, executors: handmade("cdna3"), size: 64 } as const;

const A = 0x3c00c400;
const B = 0x42003800;
const C = 0xbc004000;

/** Sources: operand code, what its word is, whether literal. */
const SOURCES: readonly (readonly [code: number, word: number])[] = [
  [257, A],
  [258, B],
  [4, C],
  // 1.0: only the low value of a float pair is the constant.
  [242, 0x00003c00],
  [193, 0xffffffff],
];

function half(word: number, high: boolean, neg: boolean): number {
  return ((high ? word >>> 16 : word & 0xffff) ^ (neg ? 0x8000 : 0)) & 0xffff;
}

describe.each(["V_PK_ADD_F16", "V_PK_ADD_U16"])("%s", (name) => {
  it("takes any halves with any signs of any operands", () => {
    const isFloat = name.endsWith("F16");
    for (const [code0, word0] of SOURCES)
      for (const [code1, word1] of SOURCES.slice(0, 2))
        for (let bits = 0; bits < 256; bits++) {
          const sel = bits & 3;
          const selHigh = (bits >> 2) & 3;
          const neg = isFloat ? (bits >> 4) & 3 : 0;
          const negHigh = isFloat ? (bits >> 6) & 3 : 0;
          const clamp = isFloat ? bits & 1 : 0;
          const intOne = !isFloat && code0 === 242 ? 0x3f800000 : word0;
          const source = (word: number, i: number): number =>
            half(word, ((sel >> i) & 1) === 1, ((neg >> i) & 1) === 1) |
            (half(word, ((selHigh >> i) & 1) === 1, ((negHigh >> i) & 1) === 1) << 16);
          const sources = [[source(intOne, 0) >>> 0], [source(word1, 1) >>> 0], [0]] as unknown as Sources;
          let want = MEANINGS[name]!.result(sources, [0], 0)[0]!;
          if (clamp === 1) want = (clamp16(want & 0xffff, true) | (clamp16(want >>> 16, true) << 16)) >>> 0;

          const wave = new Wave({ size: rdna.size, isa: rdna.isa, mode: 0x3c0 });
          wave.setVgpr(1, A);
          wave.setVgpr(2, B);
          wave.setSgpr(4, C);
          const fields = { VDST: 3, SRC0: code0, SRC1: code1, OP_SEL: sel, OP_SEL_HI: selHigh, NEG: neg, NEG_HI: negHigh, CLAMP: clamp }; // prettier-ignore
          const bytes = rdna.isa.encodeFields({ name, encoding: "ENC_VOP3P", fields });
          new Program(rdna.isa, rdna.executors, bytes).run(wave);
          expect(wave.vgpr(3)[5]!.toString(16), JSON.stringify(fields)).toBe(want.toString(16));
        }
  });
});

describe("V_PK_MUL_F32", () => {
  it("chooses whole words, and has inline constants in both", () => {
    const f = (x: number): number => new Uint32Array(new Float32Array([x]).buffer)[0]!;
    for (let bits = 0; bits < 64; bits++) {
      const [sel, selHigh, negative] = [bits & 3, (bits >> 2) & 3, (bits >> 4) & 3];
      for (const constant of [false, true]) {
        const { isa, executors, size } = cdna;
        const wave = new Wave({ size, isa, mode: 0x3c0 });
        const a = constant ? [2, 2] : [3, 5];
        wave.setVgpr(2, f(3));
        wave.setVgpr(3, f(5));
        wave.setVgpr(4, f(7));
        wave.setVgpr(5, f(11));
        const fields = { VDST: 6, SRC0: constant ? 244 : 258, SRC1: 260, OP_SEL: sel, OP_SEL_HI: selHigh, NEG: negative, NEG_HI: 0 }; // prettier-ignore
        new Program(
          isa,
          executors,
          isa.encodeFields({ name: "V_PK_MUL_F32", encoding: "ENC_VOP3P", fields }),
        ).run(wave);
        const sign = (negative === 1 || negative === 2 ? -1 : 1) as number;
        const b = [7, 11];
        expect([wave.f[6 * size + 9], wave.f[7 * size + 9]], JSON.stringify(fields)).toEqual([
          sign * a[sel & 1]! * b[(sel >> 1) & 1]!,
          a[selHigh & 1]! * b[(selHigh >> 1) & 1]!,
        ]);
      }
    }
  });
});

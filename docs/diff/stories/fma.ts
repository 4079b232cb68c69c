import type { Story } from "./story.js";

const TWICE = /^V_(MAD|MAC|MADAK|MADMK)_(LEGACY_)?F(16|32)$/;

export const FMA: Story = {
  title: "V_FMA: from two roundings to one",
  family: /^V_(FMA|FMAC|FMAAK|FMAMK|MAD|MAC|MADAK|MADMK)_(LEGACY_|DX9_ZERO_)?(F16|F32|F64|BF16)$/,
  fieldsOf: {},
  opening: [
    {
      says: "A multiply-add can round the product and then the sum, or round once at the end. `V_MAD_F32` and its short sister `V_MAC_F32`, which adds to its own destination, do the first; `V_FMA_F32` and `V_FMAC_F32` do the second, and are what languages call fma.",
      because: [
        { means: "S0.f32 * S1.f32 + S2.f32", of: "V_MAD_F32", in: "cdna1 rdna1" },
        { means: "S0.f32 * S1.f32 + D0.f32", of: "V_MAC_F32", in: "cdna1 rdna1" },
        { means: "fma(S0.f32, S1.f32, S2.f32)", of: "V_FMA_F32", in: "cdna1 rdna4 cdna5" },
        { means: "fma(S0.f32, S1.f32, D0.f32)", of: "V_FMAC_F32", in: "cdna1 rdna4 cdna5" },
      ],
    },
    {
      says: "At the start both kinds exist, but not evenly: the old kind has the short forms for both sizes, with a constant too (`V_MADMK_F32`, `V_MADAK_F32`, `V_MADMK_F16`, `V_MADAK_F16`), while the new kind has a single short one, `V_FMAC_F32`.",
      because: [
        { has: "V_MAC_F16 V_MADMK_F32 V_MADAK_F32 V_MADMK_F16 V_MADAK_F16 V_FMAC_F32", in: "cdna1" },
        { none: /^V_FMA(C_F(16|64)|MK_|AK_)/, in: "cdna1" },
      ],
    },
    {
      says: "From there both lines walk to the same end, where nothing rounds twice, but in opposite order: RDNA replaces f16 first and f32 after it, CDNA f32 first and f16 last.",
      because: [
        { none: TWICE, in: "cdna5 rdna4" },
        { none: /^V_(MAD|MAC)_F16$/, in: "rdna1" },
        { has: "V_MAC_F32 V_MAD_F32", in: "rdna1" },
        { none: /^V_(MAD|MAC)_F32$/, in: "cdna3" },
        { has: "V_MAC_F16 V_MAD_F16", in: "cdna3" },
      ],
    },
  ],
  steps: {
    cdna2: [
      {
        says: "CDNA, made for computing rather than drawing, begins with f64: `V_FMAC_F64` is short from the day it comes, where `V_FMA_F64` needs the long form. `V_PK_FMA_F32` does two f32 at once.",
        because: [
          { brings: "V_FMAC_F64 V_PK_FMA_F32", at: "cdna2" },
          { encoding: "ENC_VOP2", bits: 32, of: "V_FMAC_F64", in: "cdna2" },
          { encoding: "ENC_VOP3", bits: 64, of: "V_FMA_F64", in: "cdna2" },
        ],
      },
    ],
    cdna3: [
      {
        says: "Now f32: `V_MAC_F32`, `V_MAD_F32`, `V_MAD_LEGACY_F32`, `V_MADMK_F32` and `V_MADAK_F32` go, and `V_FMAMK_F32` and `V_FMAAK_F32` take the place of the last two, down to the opcode. The f16 ones that round twice stay until CDNA 5.",
        because: [
          { drops: "V_MAC_F32 V_MAD_F32 V_MAD_LEGACY_F32 V_MADMK_F32 V_MADAK_F32", at: "cdna3" },
          { brings: "V_FMAMK_F32 V_FMAAK_F32", at: "cdna3" },
          { opcodesOf: "V_MADMK_F32 V_MADAK_F32", in: "cdna2", are: "V_FMAMK_F32 V_FMAAK_F32", of: "cdna3" },
          { has: "V_MAC_F16 V_MAD_F16", in: "cdna3 cdna4" },
          { none: /^V_MAC_F16$/, in: "cdna5" },
        ],
      },
    ],
    cdna5: [
      {
        says: "With RDNA 4's encodings come RDNA's f16: `V_MAC_F16`, `V_MAD_F16`, `V_MADMK_F16`, `V_MADAK_F16`, `V_MAD_LEGACY_F16` and `V_FMA_LEGACY_F16` go, `V_FMAC_F16`, `V_FMAMK_F16` and `V_FMAAK_F16` come. Nothing in the family rounds twice any more.",
        because: [
          { encodedAs: "rdna4", of: /^V_FMA/, in: "cdna5" },
          { drops: "V_MAC_F16 V_MAD_F16 V_MADMK_F16 V_MADAK_F16 V_MAD_LEGACY_F16 V_FMA_LEGACY_F16", at: "cdna5" }, // prettier-ignore
          { brings: "V_FMAC_F16 V_FMAMK_F16 V_FMAAK_F16", at: "cdna5" },
          { none: TWICE, in: "cdna5" },
        ],
      },
      {
        says: "The attention to f64 survives the move: `V_FMAC_F64` stays short, and `V_FMAMK_F64` and `V_FMAAK_F64` join it, with a literal of 64 bits; RDNA 4 has none of the three. `V_FMA_DX9_ZERO_F32`, in which zero times anything is zero, comes from RDNA.",
        because: [
          { encoding: "ENC_VOP2", bits: 32, of: "V_FMAC_F64", in: "cdna5" },
          { brings: "V_FMAMK_F64 V_FMAAK_F64 V_FMA_DX9_ZERO_F32", at: "cdna5" },
          { encoding: "VOP2_INST_LITERAL64", bits: 96, of: "V_FMAMK_F64 V_FMAAK_F64", in: "cdna5" },
          { none: /^V_FMA(C|MK|AK)_F64$/, in: "rdna4" },
          { means: "if S0.f32 == 0.0F || S1.f32 == 0.0F then", of: "V_FMA_DX9_ZERO_F32", in: "cdna5" },
        ],
      },
    ],
    rdna1: [
      {
        says: "RDNA begins with f16: `V_MAC_F16`, `V_MAD_F16`, `V_MADMK_F16`, `V_MADAK_F16`, `V_MAD_LEGACY_F16` and `V_FMA_LEGACY_F16` are gone, and `V_FMAC_F16`, `V_FMAMK_F16` and `V_FMAAK_F16` are there instead.",
        because: [
          { drops: "V_MAC_F16 V_MAD_F16 V_MADMK_F16 V_MADAK_F16 V_MAD_LEGACY_F16 V_FMA_LEGACY_F16", at: "rdna1" }, // prettier-ignore
          { brings: "V_FMAC_F16 V_FMAMK_F16 V_FMAAK_F16", at: "rdna1" },
        ],
      },
      {
        says: "For f32 the new kind catches up with `V_FMAMK_F32` and `V_FMAAK_F32`, but the old is still there, and even gains one: `V_MAC_LEGACY_F32`, for the rule of old shader languages that zero times anything is zero.",
        because: [
          { brings: "V_FMAMK_F32 V_FMAAK_F32 V_MAC_LEGACY_F32", at: "rdna1" },
          { means: "if S0.f32 != 0.0F && S1.f32 != 0.0F then", of: "V_MAC_LEGACY_F32", in: "rdna1" },
          { none: TWICE, in: "rdna2" },
        ],
      },
    ],
    rdna2: [
      {
        says: "Then f32: `V_MAC_F32`, `V_MAD_F32`, `V_MADMK_F32` and `V_MADAK_F32` are dropped without successor, since their fused counterparts are already there. The rule for zero is kept, fused: `V_FMAC_LEGACY_F32` and `V_FMA_LEGACY_F32` stand at the opcodes of `V_MAC_LEGACY_F32` and `V_MAD_LEGACY_F32`. From here on RDNA rounds once.",
        because: [
          { drops: "V_MAC_F32 V_MAD_F32 V_MADMK_F32 V_MADAK_F32 V_MAC_LEGACY_F32 V_MAD_LEGACY_F32", at: "rdna2" }, // prettier-ignore
          { brings: "V_FMAC_LEGACY_F32 V_FMA_LEGACY_F32", at: "rdna2" },
          { has: "V_FMAC_F32 V_FMA_F32 V_FMAMK_F32 V_FMAAK_F32", in: "rdna1 rdna2" },
          { opcodesOf: "V_MAC_LEGACY_F32 V_MAD_LEGACY_F32", in: "rdna1", are: "V_FMAC_LEGACY_F32 V_FMA_LEGACY_F32", of: "rdna2" }, // prettier-ignore
          { none: TWICE, in: "rdna2 rdna3 rdna3_5 rdna4" },
        ],
      },
    ],
    rdna3: [
      {
        says: "LEGACY becomes DX9_ZERO, which says what the legacy is: `V_FMAC_LEGACY_F32` is `V_FMAC_DX9_ZERO_F32` and `V_FMA_LEGACY_F32` is `V_FMA_DX9_ZERO_F32`. As halves of pairs come `V_DUAL_FMAC_F32`, `V_DUAL_FMAMK_F32` and `V_DUAL_FMAAK_F32`.",
        because: [
          { renames: "V_FMAC_LEGACY_F32>V_FMAC_DX9_ZERO_F32 V_FMA_LEGACY_F32>V_FMA_DX9_ZERO_F32", at: "rdna3" }, // prettier-ignore
          { brings: "V_DUAL_FMAC_F32 V_DUAL_FMAMK_F32 V_DUAL_FMAAK_F32", at: "rdna3" },
        ],
      },
    ],
    rdna4: [
      {
        says: "The rule for zero loses its short form: `V_FMAC_DX9_ZERO_F32` goes, and the long `V_FMA_DX9_ZERO_F32` is what is left of it.",
        because: [
          { drops: "V_FMAC_DX9_ZERO_F32", at: "rdna4" },
          { encoding: "ENC_VOP2", bits: 32, of: "V_FMAC_DX9_ZERO_F32", in: "rdna3_5" },
          { encoding: "ENC_VOP3", bits: 64, of: "V_FMA_DX9_ZERO_F32", in: "rdna4" },
        ],
      },
    ],
  },
};

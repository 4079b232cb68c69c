import type { Story } from "./story.js";

const CARRY = "V_ADD_U32 V_ADD_CO_U32 V_ADDC_CO_U32";

export const ADD: Story = {
  title: "V_ADD: what happens to the carry",
  family: /^V_(ADD|ADDC)_/,
  fieldsOf: { V_ADD_CO_U32: /^V_ADD_CO_U32$/ },
  opening: [
    {
      says: "An integer addition can drop its carry, hand it on or take one in, and this is the story of how the names came to say which. It begins with three 32-bit additions side by side: `V_ADD_U32` gives just the sum, `V_ADD_CO_U32` also writes the carry to VCC, and `V_ADDC_CO_U32` reads one from there as well.",
      because: [
        { has: CARRY, in: "cdna1" },
        { means: "VCC.u64[laneId] = sum < S0.u32", of: "V_ADD_CO_U32 V_ADDC_CO_U32", in: "cdna1" },
        { means: "carry = VCC.u64[laneId]", of: "V_ADDC_CO_U32", in: "cdna1" },
        { means: "D0.u32 = S0.u32 + S1.u32", of: "V_ADD_U32", in: "cdna1" },
      ],
    },
    {
      says: "Only the second and third say CO. That the first writes no carry one has to know; and before GFX9, which these tables do not reach, it was not even so: there the bare name `V_ADD_U32` meant the sum with carry out.",
      because: [{ has: CARRY, in: "cdna1" }],
    },
    {
      says: "All three are short: their own form is the 32-bit `ENC_VOP2`.",
      because: [{ encoding: "ENC_VOP2", bits: 32, of: CARRY, in: "cdna1 cdna4" }],
    },
  ],
  steps: {
    cdna2: [
      {
        says: "The family itself stays. What is new stands beside it: `V_PK_ADD_F32`, two 32-bit sums in one instruction.",
        because: [{ brings: "V_PK_ADD_F32", at: "cdna2" }],
      },
    ],
    cdna3: [
      {
        says: "Again the family stays, and a neighbour comes for addresses of 64 bits: `V_LSHL_ADD_U64`, which shifts and adds, so that an index needs no pair of additions joined by a carry.",
        because: [
          { brings: "V_LSHL_ADD_U64", at: "cdna3" },
          { none: /^V_ADD_(NC_)?U64$/, in: "cdna3" },
        ],
      },
    ],
    cdna5: [
      {
        says: "After four generations in which nothing was renamed, CDNA leaves the tree of GFX9 and takes RDNA 4's names, encodings and opcodes for everything in the family that both have.",
        because: [{ encodedAs: "rdna4", of: /^V_(ADD|ADDC)_/, in: "cdna5" }],
      },
      {
        says: "So what RDNA 1 did long before happens here at once: `V_ADD_U32` becomes `V_ADD_NC_U32`, `V_ADD_I32` and `V_ADD_I16` become `V_ADD_NC_I32` and `V_ADD_NC_I16`, `V_ADDC_CO_U32` becomes `V_ADD_CO_CI_U32`, and `V_ADD_U16` gives way to `V_ADD_NC_U16`.",
        because: [
          { renames: "V_ADD_U32>V_ADD_NC_U32 V_ADD_I32>V_ADD_NC_I32 V_ADD_I16>V_ADD_NC_I16 V_ADDC_CO_U32>V_ADD_CO_CI_U32", at: "cdna5" }, // prettier-ignore
          { renames: "V_ADD_U32>V_ADD_NC_U32 V_ADD_I32>V_ADD_NC_I32 V_ADD_I16>V_ADD_NC_I16 V_ADDC_CO_U32>V_ADD_CO_CI_U32", at: "rdna1" }, // prettier-ignore
          { drops: "V_ADD_U16", at: "cdna5" },
          { brings: "V_ADD_NC_U16", at: "cdna5" },
        ],
      },
      {
        says: "Then it goes further than RDNA 4: `V_ADD_NC_U64` is a whole 64-bit sum in a short instruction, which ends the need to chain carries for addresses, and `V_ADD_MAX_I32`, `V_ADD_MIN_I32`, `V_ADD_MAX_U32` and `V_ADD_MIN_U32` add and compare at once.",
        because: [
          { brings: "V_ADD_NC_U64 V_ADD_MAX_I32 V_ADD_MIN_I32 V_ADD_MAX_U32 V_ADD_MIN_U32", at: "cdna5" },
          { encoding: "ENC_VOP2", bits: 32, of: "V_ADD_NC_U64", in: "cdna5" },
          { none: /^V_ADD_(NC_U64|MAX_|MIN_)/, in: "rdna4" },
        ],
      },
    ],
    rdna1: [
      {
        says: "RDNA puts the names in order: NC is a sum with no carry, CO writes the carry, CO_CI reads one and writes one. `V_ADD_U32` becomes `V_ADD_NC_U32`, `V_ADD_I32` and `V_ADD_I16` become `V_ADD_NC_I32` and `V_ADD_NC_I16`, and `V_ADDC_CO_U32` becomes `V_ADD_CO_CI_U32`; the work is the same.",
        because: [
          { renames: "V_ADD_U32>V_ADD_NC_U32 V_ADD_I32>V_ADD_NC_I32 V_ADD_I16>V_ADD_NC_I16 V_ADDC_CO_U32>V_ADD_CO_CI_U32", at: "rdna1" }, // prettier-ignore
          { means: "D0.u32 = S0.u32 + S1.u32", of: "V_ADD_NC_U32", in: "rdna1" },
          { means: "carry = VCC.u64[laneId]", of: "V_ADD_CO_CI_U32", in: "rdna1" },
        ],
      },
      {
        says: "`V_ADD_CO_U32` keeps its name but loses its short form: it is left with the 64-bit `VOP3_SDST_ENC`, in which an SGPR for the carry is named. Short encodings are few, and are kept for the sum that needs no carry and for the links of a chain.",
        because: [
          { encoding: "VOP3_SDST_ENC", bits: 64, of: "V_ADD_CO_U32", in: "rdna1" },
          { fields: "SDST:7", of: "V_ADD_CO_U32", in: "rdna1" },
          { noFormIn: "ENC_VOP2", of: "V_ADD_CO_U32", in: "rdna1" },
          { encoding: "ENC_VOP2", bits: 32, of: "V_ADD_NC_U32 V_ADD_CO_CI_U32", in: "rdna1" },
        ],
      },
      {
        says: "In the same way `V_ADD_U16`, which was short, gives way to `V_ADD_NC_U16`, which is not.",
        because: [
          { drops: "V_ADD_U16", at: "rdna1" },
          { brings: "V_ADD_NC_U16", at: "rdna1" },
          { encoding: "ENC_VOP2", bits: 32, of: "V_ADD_U16", in: "cdna1" },
          { encoding: "ENC_VOP3", bits: 64, of: "V_ADD_NC_U16", in: "rdna1" },
          { noFormIn: "ENC_VOP2", of: "V_ADD_NC_U16", in: "rdna1" },
        ],
      },
    ],
    rdna3: [
      {
        says: "The names have settled. What is new is that two additions can be issued as half of a pair: `V_DUAL_ADD_F32` and `V_DUAL_ADD_NC_U32`.",
        because: [{ brings: "V_DUAL_ADD_F32 V_DUAL_ADD_NC_U32", at: "rdna3" }],
      },
    ],
    rdna4: [
      {
        says: "`V_ADD_F64`, which always needed the long form, gets a short one.",
        because: [
          { encoding: "ENC_VOP3", bits: 64, of: "V_ADD_F64", in: "cdna1 rdna1 rdna2 rdna3 rdna3_5" },
          { noFormIn: "ENC_VOP2", of: "V_ADD_F64", in: "cdna1 rdna1 rdna2 rdna3 rdna3_5" },
          { encoding: "ENC_VOP2", bits: 32, of: "V_ADD_F64", in: "rdna4" },
        ],
      },
    ],
  },
};

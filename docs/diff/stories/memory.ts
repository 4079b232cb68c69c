import type { Story } from "./story.js";

const RDNA_OLD = "rdna1 rdna2";

/** What RDNA 3 renames, and CDNA 5 after it. */
const RENAMED =
  "GLOBAL_LOAD_DWORD>GLOBAL_LOAD_B32 GLOBAL_LOAD_DWORDX4>GLOBAL_LOAD_B128 GLOBAL_LOAD_UBYTE>GLOBAL_LOAD_U8 GLOBAL_STORE_DWORD>GLOBAL_STORE_B32 GLOBAL_STORE_DWORDX4>GLOBAL_STORE_B128 BUFFER_LOAD_DWORD>BUFFER_LOAD_B32 S_LOAD_DWORD>S_LOAD_B32 DS_READ_B32>DS_LOAD_B32 DS_READ_B128>DS_LOAD_B128 FLAT_ATOMIC_ADD>FLAT_ATOMIC_ADD_U32 FLAT_ATOMIC_SWAP>FLAT_ATOMIC_SWAP_B32";

export const MEMORY: Story = {
  title: "Memory: from bytes and bits to sizes, scopes and hints",
  family:
    /^(GLOBAL_(LOAD|STORE)_(DWORD|B32|B128|DWORDX4|U8|UBYTE)|BUFFER_LOAD_(DWORD|B32)|DS_(READ|LOAD)_B(32|128)|S_LOAD_(DWORD|B32)|FLAT_ATOMIC_(ADD|ADD_U32|SWAP|SWAP_B32))$/,
  fieldsOf: {
    "GLOBAL_LOAD_DWORD, later GLOBAL_LOAD_B32": /^GLOBAL_LOAD_(DWORD|B32)$/,
    "BUFFER_LOAD_DWORD, later BUFFER_LOAD_B32": /^BUFFER_LOAD_(DWORD|B32)$/,
    "DS_READ_B32, later DS_LOAD_B32": /^DS_(READ|LOAD)_B32$/,
    "S_LOAD_DWORD, later S_LOAD_B32": /^S_LOAD_(DWORD|B32)$/,
  },
  opening: [
    {
      says: "Loads and stores do in the newest generation what they did in the first; what changed is how they are called, how wide they are, and above all how a program says which caches may keep the data.",
      because: [
        { has: "GLOBAL_LOAD_DWORD", in: "cdna1" },
        { has: "GLOBAL_LOAD_B32", in: "cdna5 rdna4" },
      ],
    },
    {
      says: "In the beginning sizes are told as in C headers: `GLOBAL_LOAD_UBYTE`, `GLOBAL_LOAD_DWORD`, `GLOBAL_LOAD_DWORDX4`. Flat, global and scratch accesses share one 64-bit layout, told apart by two bits, `SEG`; and two bits speak to the caches, `GLC` (globally coherent) and `SLC` (system level coherent).",
      because: [
        { has: "GLOBAL_LOAD_UBYTE GLOBAL_LOAD_DWORD GLOBAL_LOAD_DWORDX4", in: "cdna1" },
        { fields: "SEG@15:14 GLC@16 SLC@17", of: "GLOBAL_LOAD_DWORD FLAT_LOAD_DWORD SCRATCH_LOAD_DWORD", in: "cdna1" }, // prettier-ignore
        { encoding: "ENC_FLAT_GLBL", bits: 64, of: "GLOBAL_LOAD_DWORD", in: "cdna1" },
      ],
    },
  ],
  steps: {
    cdna2: [
      {
        says: "Two bits are squeezed in. `ACC` lets a load or store use the accumulation registers directly, where data had to be copied before; in FLAT it displaces `NV`, in buffers `TFE`. `SCC`, system coherence, joins `GLC` and `SLC` as the third bit for the caches.",
        because: [
          { fields: "-ACC -SCC NV@55", of: "GLOBAL_LOAD_DWORD", in: "cdna1" },
          { fields: "-ACC TFE@55", of: "BUFFER_LOAD_DWORD", in: "cdna1" },
          { fields: "ACC@55 -NV SCC:1 GLC:1 SLC:1", of: "GLOBAL_LOAD_DWORD", in: "cdna2" },
          { fields: "ACC@55 -TFE SCC:1", of: "BUFFER_LOAD_DWORD", in: "cdna2" },
          { fields: "ACC:1", of: "DS_READ_B32", in: "cdna2" },
        ],
      },
    ],
    cdna3: [
      {
        says: "The three bits stay where they are and get a meaning that fits together: `GLC` becomes `SC0`, `SCC` becomes `SC1`, `SLC` becomes `NT`. The pair of SC bits is a scope, from the wave up to the whole system, and NT (non-temporal) a hint that data is used once: the same thought that RDNA 4 carries through later.",
        because: [
          { fields: "GLC@16 SCC@25 SLC@17", of: "GLOBAL_LOAD_DWORD", in: "cdna2" },
          { fields: "SC0@16 SC1@25 NT@17", of: "GLOBAL_LOAD_DWORD", in: "cdna3" },
          { fields: "GLC@14 SCC@15 SLC@17", of: "BUFFER_LOAD_DWORD", in: "cdna2" },
          { fields: "SC0@14 SC1@15 NT@17", of: "BUFFER_LOAD_DWORD", in: "cdna3" },
        ],
      },
      {
        says: "Loads that go straight to LDS become instructions of their own, such as `GLOBAL_LOAD_LDS_DWORD`, so that `GLOBAL_LOAD_DWORD` and `GLOBAL_LOAD_UBYTE` no longer look at a bit `LDS` to learn where their data goes; in scratch accesses that bit now tells whether there is a vector address (`SVE`).",
        because: [
          { brings: "GLOBAL_LOAD_LDS_DWORD", at: "cdna3" },
          { redefines: "GLOBAL_LOAD_DWORD GLOBAL_LOAD_UBYTE", at: "cdna3" },
          { means: "if INST.LDS != 0U then", of: "GLOBAL_LOAD_DWORD GLOBAL_LOAD_UBYTE", in: "cdna2" },
          { fields: "LDS@13", of: "SCRATCH_LOAD_DWORD", in: "cdna2" },
          { fields: "SVE@13 -LDS", of: "SCRATCH_LOAD_DWORD", in: "cdna3" },
        ],
      },
    ],
    cdna4: [
      {
        says: "LDS grows from 64 KiB to 160, and loads to it from one dword to three and four (`GLOBAL_LOAD_LDS_DWORDX3`, `GLOBAL_LOAD_LDS_DWORDX4`); `BUFFER_LOAD_DWORD`, when its bit `LDS` is set, takes more bits of M0 to reach all of it. That bit 13 of FLAT proper is called `LDS` again instead of `SVE` is a matter of AMD's tables.",
        because: [
          { brings: "GLOBAL_LOAD_LDS_DWORDX3 GLOBAL_LOAD_LDS_DWORDX4", at: "cdna4" },
          { ldsBytes: 65536, in: "cdna3" },
          { ldsBytes: 163840, in: "cdna4" },
          { redefines: "BUFFER_LOAD_DWORD", at: "cdna4" },
          { fields: "LDS:1", of: "BUFFER_LOAD_DWORD", in: "cdna3 cdna4" },
          { fields: "SVE@13", of: "FLAT_ATOMIC_ADD", in: "cdna3" },
          { fields: "LDS@13 -SVE", of: "FLAT_ATOMIC_ADD", in: "cdna4" },
        ],
      },
    ],
    cdna5: [
      {
        says: "CDNA catches up with RDNA 3 and RDNA 4 at once. The names change as they did in RDNA 3: `GLOBAL_LOAD_DWORD` is `GLOBAL_LOAD_B32`, `DS_READ_B32` is `DS_LOAD_B32`, `FLAT_ATOMIC_ADD` is `FLAT_ATOMIC_ADD_U32`, and so on.",
        because: [
          {
            renames: RENAMED,
            at: "cdna5",
          },
        ],
      },
      {
        says: "The encodings are RDNA 4's, opcodes and all: 96 bits for vector memory (`ENC_VGLOBAL`), with `SCOPE` and `TH` where `SC0`, `SC1` and `NT` were, and without the bit `ACC`. One field is CDNA's own, `SCALE_OFFSET`, which multiplies the offset by the size of what is read.",
        because: [
          { encodedAs: "rdna4", of: /^(GLOBAL_(LOAD|STORE)_[BU]\d+|FLAT_ATOMIC_(ADD_U32|SWAP_B32)|BUFFER_LOAD_B32|DS_LOAD_B\d+|S_LOAD_B32)$/, in: "cdna5" }, // prettier-ignore
          { encoding: "ENC_VGLOBAL", bits: 96, of: "GLOBAL_LOAD_B32", in: "cdna5" },
          { fields: "SC0:1 SC1:1 NT:1 ACC:1", of: "GLOBAL_LOAD_DWORD", in: "cdna4" },
          { fields: "SCOPE:2 TH:3 SCALE_OFFSET:1 -ACC -SC0 -SC1 -NT", of: "GLOBAL_LOAD_B32", in: "cdna5" },
          { fields: "-SCALE_OFFSET", of: "GLOBAL_LOAD_B32", in: "rdna4" },
        ],
      },
      {
        says: "Loads to LDS become asynchronous: `GLOBAL_LOAD_LDS_DWORD` goes, `GLOBAL_LOAD_ASYNC_TO_LDS_B32` comes, and `TENSOR_LOAD_TO_LDS` fetches a whole tile; `BUFFER_LOAD_B32` loses its bit `LDS` and only loads registers. The new ones are waited for by counters of their own, `S_WAIT_ASYNCCNT` and `S_WAIT_TENSORCNT`.",
        because: [
          { brings: "GLOBAL_LOAD_ASYNC_TO_LDS_B32 TENSOR_LOAD_TO_LDS", at: "cdna5" },
          { has: "GLOBAL_LOAD_LDS_DWORD", in: "cdna4" },
          { none: /^GLOBAL_LOAD_LDS_/, in: "cdna5" },
          { redefines: "BUFFER_LOAD_B32", at: "cdna5" },
          { fields: "LDS:1", of: "BUFFER_LOAD_DWORD", in: "cdna4" },
          { fields: "-LDS", of: "BUFFER_LOAD_B32", in: "cdna5" },
          { has: "S_WAIT_ASYNCCNT S_WAIT_TENSORCNT", in: "cdna5" },
        ],
      },
    ],
    rdna1: [
      {
        says: "RDNA puts another cache between the first and the last level, and so a third bit, `DLC` (device level coherent), joins `GLC` and `SLC`. Its place at bit 12 was the top of the offset, so `OFFSET` of global and scratch accesses shrinks from 13 bits to 12. `BUFFER_GL0_INV` and `BUFFER_GL1_INV` invalidate the two inner caches.",
        because: [
          { fields: "OFFSET@12:0 -DLC", of: "GLOBAL_LOAD_DWORD SCRATCH_LOAD_DWORD", in: "cdna1" },
          {
            fields: "OFFSET@11:0 DLC@12 GLC:1 SLC:1",
            of: "GLOBAL_LOAD_DWORD SCRATCH_LOAD_DWORD",
            in: RDNA_OLD,
          },
          { brings: "BUFFER_GL0_INV BUFFER_GL1_INV", at: "rdna1" },
        ],
      },
    ],
    rdna3: [
      {
        says: "The great renaming: sizes are told in bits. `GLOBAL_LOAD_DWORD` is `GLOBAL_LOAD_B32`, `GLOBAL_LOAD_DWORDX4` is `GLOBAL_LOAD_B128`, `GLOBAL_LOAD_UBYTE` is `GLOBAL_LOAD_U8`, `GLOBAL_STORE_DWORD` and `GLOBAL_STORE_DWORDX4` are `GLOBAL_STORE_B32` and `GLOBAL_STORE_B128`, `BUFFER_LOAD_DWORD` is `BUFFER_LOAD_B32`, `S_LOAD_DWORD` is `S_LOAD_B32`; LDS is loaded, no longer read (`DS_READ_B32` is `DS_LOAD_B32`, `DS_READ_B128` is `DS_LOAD_B128`); and atomics say the type they work on (`FLAT_ATOMIC_ADD` is `FLAT_ATOMIC_ADD_U32`, `FLAT_ATOMIC_SWAP` is `FLAT_ATOMIC_SWAP_B32`).",
        because: [
          {
            renames: RENAMED,
            at: "rdna3",
          },
        ],
      },
      {
        says: "The bits are dealt anew as well. `LDS`, the bit that sent the data of a load to LDS, is dropped, and so `GLOBAL_LOAD_B32` and `GLOBAL_LOAD_U8` have one place less to write to; `GLC`, `SLC` and `DLC` move together; `OFFSET` has its 13 bits back; and `SVE` says whether scratch uses a vector address.",
        because: [
          { redefines: "GLOBAL_LOAD_B32 GLOBAL_LOAD_U8", at: "rdna3" },
          { means: "if INST.LDS != 0U then", of: "GLOBAL_LOAD_DWORD GLOBAL_LOAD_UBYTE", in: "rdna2" },
          { fields: "LDS:1 -SVE", of: "GLOBAL_LOAD_DWORD SCRATCH_LOAD_DWORD", in: "rdna2" },
          { fields: "-LDS GLC@14 SLC@15 DLC@13 OFFSET:13 SVE@55", of: "GLOBAL_LOAD_B32 SCRATCH_LOAD_B32", in: "rdna3" }, // prettier-ignore
        ],
      },
    ],
    rdna3_5: [
      {
        says: "Loads to LDS return, as instructions of their own (`GLOBAL_LOAD_LDS_B32`, `BUFFER_LOAD_LDS_B32`); RDNA 4 has none of them again.",
        because: [
          { brings: "GLOBAL_LOAD_LDS_B32 BUFFER_LOAD_LDS_B32", at: "rdna3_5" },
          { none: /^(GLOBAL|BUFFER)_LOAD_LDS_/, in: "rdna3 rdna4" },
        ],
      },
    ],
    rdna4: [
      {
        says: "The names stay, and the encodings are made new. Flat, global, scratch and buffer accesses are no longer one layout with variants but `ENC_VFLAT`, `ENC_VGLOBAL`, `ENC_VSCRATCH` and `ENC_VBUFFER`, each of 96 bits; the offset, now `IOFFSET`, has 24.",
        because: [
          { encoding: "ENC_VFLAT", bits: 96, of: "FLAT_ATOMIC_ADD_U32", in: "rdna4" },
          { encoding: "ENC_VGLOBAL", bits: 96, of: "GLOBAL_LOAD_B32", in: "rdna4" },
          { encoding: "ENC_VSCRATCH", bits: 96, of: "SCRATCH_LOAD_B32", in: "rdna4" },
          { encoding: "ENC_VBUFFER", bits: 96, of: "BUFFER_LOAD_B32", in: "rdna4" },
          { fields: "IOFFSET:24", of: "GLOBAL_LOAD_B32 BUFFER_LOAD_B32", in: "rdna4" },
        ],
      },
      {
        says: "Three bits that each spoke to one cache, `GLC`, `SLC` and `DLC`, give way to two fields that say what is meant: `SCOPE`, who must see the access, and `TH`, the temporal hint, how soon the data is used again. Scalar loads have them too. In the same spirit `BUFFER_GL0_INV` and `BUFFER_GL1_INV` are replaced by `GLOBAL_INV` and `GLOBAL_WB`, which take a scope.",
        because: [
          { fields: "GLC:1 SLC:1 DLC:1", of: "GLOBAL_LOAD_B32 BUFFER_LOAD_B32", in: "rdna3_5" },
          { fields: "SCOPE:2 TH:3 -GLC -SLC -DLC", of: "GLOBAL_LOAD_B32 BUFFER_LOAD_B32", in: "rdna4" },
          { fields: "SCOPE:2 TH:2", of: "S_LOAD_B32", in: "rdna4" },
          { drops: "BUFFER_GL0_INV BUFFER_GL1_INV", at: "rdna4" },
          { brings: "GLOBAL_INV GLOBAL_WB", at: "rdna4" },
          { fields: "SCOPE:2", of: "GLOBAL_INV GLOBAL_WB", in: "rdna4" },
        ],
      },
      {
        says: "LDS keeps its 64 bits, as `ENC_VDS`, and loses only `GDS`, since the global data share is gone.",
        because: [
          { encoding: "ENC_VDS", bits: 64, of: "DS_LOAD_B32", in: "rdna4" },
          { fields: "GDS:1", of: "DS_LOAD_B32", in: "rdna3_5" },
          { fields: "-GDS", of: "DS_LOAD_B32", in: "rdna4" },
        ],
      },
    ],
  },
};

import type { Story } from "./story.js";

export const WAITS: Story = {
  title: "Waits: from one packed number to an instruction for each counter",
  family: /^S_(WAITCNT\w*|WAIT_\w+|DELAY_ALU|NOP|CLAUSE)$/,
  fieldsOf: {},
  opening: [
    {
      says: "Memory answers late, and a program has to say when it needs the answer. It starts with one instruction, `S_WAITCNT`, whose 16-bit immediate packs a bound for each of three counters of what is outstanding: `vmcnt` for vector memory, `lgkmcnt` for LDS, GDS, constants and messages, `expcnt` for exports.",
      because: [
        { has: "S_WAITCNT", in: "cdna1" },
        { counters: "vmcnt:6 expcnt:3 lgkmcnt:4", in: "cdna1" },
        { fields: "SIMM16:16", of: "S_WAITCNT", in: "cdna1" },
      ],
    },
    {
      says: "Everything later is about splitting that number: each kind of access that should not wait for another needs a counter of its own, and the immediate has no room for more.",
      because: [
        { has: "S_WAITCNT", in: "cdna1" },
        { brings: "S_WAITCNT_VSCNT", at: "rdna1" },
        { brings: "S_WAIT_LOADCNT S_WAIT_STORECNT", at: "rdna4" },
      ],
    },
  ],
  steps: {
    cdna5: [
      {
        says: "CDNA makes RDNA's three steps in one. `S_WAITCNT` is gone. In its place stand RDNA 4's instructions, one for each counter: `S_WAIT_LOADCNT`, `S_WAIT_STORECNT`, `S_WAIT_DSCNT` for LDS, `S_WAIT_KMCNT` for scalar memory and messages, and `S_WAIT_LOADCNT_DSCNT` and `S_WAIT_STORECNT_DSCNT` for two at once, with `S_WAIT_IDLE` for everything. `S_WAIT_ALU` and `S_DELAY_ALU`, with which a compiler spaces dependent arithmetic, and `S_CLAUSE`, which keeps memory accesses together, come along.",
        because: [
          { drops: "S_WAITCNT", at: "cdna5" },
          { brings: "S_WAIT_LOADCNT S_WAIT_STORECNT S_WAIT_DSCNT S_WAIT_KMCNT S_WAIT_LOADCNT_DSCNT S_WAIT_STORECNT_DSCNT S_WAIT_IDLE S_WAIT_ALU S_DELAY_ALU S_CLAUSE", at: "cdna5" }, // prettier-ignore
          { encodedAs: "rdna4", of: /^S_(WAIT|DELAY_ALU|CLAUSE|NOP)/, in: "cdna5" },
        ],
      },
      {
        says: "The set follows what the machine has: without images, ray tracing and exports there is no use for RDNA 4's `S_WAIT_SAMPLECNT`, `S_WAIT_BVHCNT` and `S_WAIT_EXPCNT`; new units bring `S_WAIT_ASYNCCNT` for loads to LDS that run by themselves, `S_WAIT_TENSORCNT` for tiles, and `S_WAIT_XCNT` for address translation.",
        because: [
          { none: /^(IMAGE_|EXP(ORT)?$|S_WAIT_(SAMPLE|BVH|EXP)CNT$)/, in: "cdna5" },
          { has: "S_WAIT_SAMPLECNT S_WAIT_BVHCNT S_WAIT_EXPCNT", in: "rdna4" },
          { brings: "S_WAIT_ASYNCCNT S_WAIT_TENSORCNT S_WAIT_XCNT GLOBAL_LOAD_ASYNC_TO_LDS_B32 TENSOR_LOAD_TO_LDS", at: "cdna5" }, // prettier-ignore
          { none: /^S_WAIT_(ASYNC|TENSOR|X)CNT$/, in: "rdna4" },
        ],
      },
    ],
    rdna1: [
      {
        says: "The first split: stores are counted apart from loads, so that a program that waits for a load no longer waits for stores before it. `S_WAITCNT` is full (`lgkmcnt` alone grows from 4 bits to 6), so the fourth counter has an instruction of its own, `S_WAITCNT_VSCNT`. The three packed ones get such an instruction too: `S_WAITCNT_VMCNT`, `S_WAITCNT_LGKMCNT`, `S_WAITCNT_EXPCNT`.",
        because: [
          { brings: "S_WAITCNT_VSCNT S_WAITCNT_VMCNT S_WAITCNT_LGKMCNT S_WAITCNT_EXPCNT", at: "rdna1" },
          { has: "S_WAITCNT", in: "rdna1" },
          { counters: "vmcnt:6 expcnt:3 lgkmcnt:4", in: "cdna1" },
          { counters: "vmcnt:6 expcnt:3 lgkmcnt:6", in: "rdna1" },
        ],
      },
      {
        says: "Waiting is no longer about memory only: `S_WAITCNT_DEPCTR` waits for hazards inside the pipelines, `S_WAIT_IDLE` for everything, and `S_CLAUSE` asks that the accesses that follow be kept together.",
        because: [{ brings: "S_WAITCNT_DEPCTR S_WAIT_IDLE S_CLAUSE", at: "rdna1" }],
      },
    ],
    rdna3: [
      {
        says: "The same counters in a new order: `expcnt` moves to the bottom of the immediate of `S_WAITCNT`, and `vmcnt`, until now in two pieces, is one at the top, so the same text has other bytes. `S_DELAY_ALU` tells the hardware how far back the arithmetic lies that the next instruction needs, and `S_WAIT_EVENT` waits for an event such as an export being ready.",
        because: [
          { brings: "S_DELAY_ALU S_WAIT_EVENT", at: "rdna3" },
          { has: "S_WAITCNT", in: "rdna2 rdna3" },
          { packing: "vmcnt/0+4/14+2 expcnt/4+3 lgkmcnt/8+6", in: "rdna2" },
          { packing: "vmcnt/10+6 expcnt/0+3 lgkmcnt/4+6", in: "rdna3" },
        ],
      },
    ],
    rdna4: [
      {
        says: "The number falls apart. `vmcnt` becomes `S_WAIT_LOADCNT`, `S_WAIT_SAMPLECNT` and `S_WAIT_BVHCNT` (plain loads, image sampling, ray tracing: they no longer wait for each other), the counter of `S_WAITCNT_VSCNT` is `S_WAIT_STORECNT`, `lgkmcnt` becomes `S_WAIT_DSCNT` for LDS and `S_WAIT_KMCNT` for scalar memory and messages, and `expcnt` becomes `S_WAIT_EXPCNT`. `S_WAIT_LOADCNT_DSCNT` and `S_WAIT_STORECNT_DSCNT` wait for two counters at once.",
        because: [
          { brings: "S_WAIT_LOADCNT S_WAIT_SAMPLECNT S_WAIT_BVHCNT S_WAIT_STORECNT S_WAIT_DSCNT S_WAIT_KMCNT S_WAIT_EXPCNT S_WAIT_LOADCNT_DSCNT S_WAIT_STORECNT_DSCNT", at: "rdna4" }, // prettier-ignore
          { counters: "vmcnt:6 expcnt:3 lgkmcnt:6", in: "rdna3_5" },
          { has: "S_WAITCNT_VSCNT", in: "rdna3_5" },
        ],
      },
      {
        says: "`S_WAITCNT_VSCNT`, `S_WAITCNT_VMCNT`, `S_WAITCNT_LGKMCNT` and `S_WAITCNT_EXPCNT` go with it; `S_WAITCNT` itself AMD still lists. `S_WAITCNT_DEPCTR` is renamed `S_WAIT_ALU`, which says what it waits for.",
        because: [
          { drops: "S_WAITCNT_VSCNT S_WAITCNT_VMCNT S_WAITCNT_LGKMCNT S_WAITCNT_EXPCNT", at: "rdna4" },
          { has: "S_WAITCNT", in: "rdna4" },
          { renames: "S_WAITCNT_DEPCTR>S_WAIT_ALU", at: "rdna4" },
        ],
      },
    ],
  },
};

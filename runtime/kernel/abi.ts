/**
 * What differs from generation to generation in how a kernel is described and started. Data alone; the code that
 * reads it is the same for all. Sources: LLVM AMDGPU usage guide (kernel descriptor, initial kernel execution
 * state, ELF header flags) and LLVM's AMDHSAKernelDescriptor.h and BinaryFormat/ELF.h.
 */

/** Words of the kernel descriptor that hold bit fields. */
export type DescriptorWord = "rsrc1" | "rsrc2" | "rsrc3" | "properties" | "preload";

/** A bit field of the kernel descriptor. */
export interface DescriptorField {
  readonly name: string;
  readonly word: DescriptorWord;
  readonly shift: number;
  readonly width: number;
}

export interface KernelAbi {
  /** The generation, e.g. `rdna4`. */
  readonly generation: string;
  /** Bit fields of the kernel descriptor; reserved bits are left out. */
  readonly fields: readonly DescriptorField[];
  /** VGPRs that one count of GRANULATED_WORKITEM_VGPR_COUNT stands for, in wave32 and wave64. */
  readonly vgprGranule: { readonly 32: number; readonly 64: number };
  /** Work-item ids in v0, v1, v2, or as three 10-bit parts of v0. */
  readonly workItemIds: "separate" | "packed";
  /** Workgroup ids in SGPRs after the user SGPRs, or in TTMP9 (x) and TTMP7 (y, z in halves). */
  readonly workgroupIds: "sgpr" | "ttmp";
  /**
   * Where scratch instructions find the wave's scratch: the FLAT_SCRATCH SGPR pair that the kernel's prologue
   * computes, hardware registers 20 and 21 that it writes, or state set up by hardware.
   */
  readonly flatScratch: "sgpr" | "hwreg" | "architected";
  /** Flat addresses of scratch hold the lane in bits 56:52, so that lanes can reach each other's (CDNA 5). */
  readonly lanesInAddress: boolean;
  /** Accumulation registers are a second bank (cdna1), or the upper part of one file of 512. */
  readonly accumulation: "none" | "separate" | "unified";
  /** Bytes of the global data share that all workgroups of a dispatch see. */
  readonly gdsBytes: number;
  /** Bytes that local memory is allocated by. */
  readonly ldsGranule: number;
  /**
   * Word 3 of the buffer descriptor that old code addresses its stack with, without the index stride, which is that
   * of the wave: thread ids added, no check of bounds. 0 where scratch instructions do it.
   */
  readonly scratchDescriptor: number;
  /** Most work-items in a workgroup. */
  readonly maxWorkgroupSize: number;
}

type Row = readonly [name: string, word: DescriptorWord, shift: number, width: number, only?: string];

/** Families by which descriptor fields differ. */
const family: Readonly<Record<string, string>> = {
  cdna1: "gfx9", cdna2: "gfx90a", cdna3: "gfx90a", cdna4: "gfx90a", cdna5: "gfx125",
  rdna1: "gfx10", rdna2: "gfx10", rdna3: "gfx11", rdna3_5: "gfx11", rdna4: "gfx120",
}; // prettier-ignore

/** Every field of every family; the last column names the families, all when left out. */
const rows: readonly Row[] = [
  ["GRANULATED_WORKITEM_VGPR_COUNT", "rsrc1", 0, 6],
  ["GRANULATED_WAVEFRONT_SGPR_COUNT", "rsrc1", 6, 4],
  ["PRIORITY", "rsrc1", 10, 2],
  ["FLOAT_ROUND_MODE_32", "rsrc1", 12, 2],
  ["FLOAT_ROUND_MODE_16_64", "rsrc1", 14, 2],
  ["FLOAT_DENORM_MODE_32", "rsrc1", 16, 2],
  ["FLOAT_DENORM_MODE_16_64", "rsrc1", 18, 2],
  ["PRIV", "rsrc1", 20, 1],
  ["ENABLE_DX10_CLAMP", "rsrc1", 21, 1, "gfx9 gfx90a gfx10 gfx11"],
  ["ENABLE_WG_RR_EN", "rsrc1", 21, 1, "gfx120 gfx125"],
  ["DEBUG_MODE", "rsrc1", 22, 1],
  ["ENABLE_IEEE_MODE", "rsrc1", 23, 1, "gfx9 gfx90a gfx10 gfx11"],
  ["DISABLE_PERF", "rsrc1", 23, 1, "gfx120 gfx125"],
  ["BULKY", "rsrc1", 24, 1],
  ["CDBG_USER", "rsrc1", 25, 1],
  ["FP16_OVFL", "rsrc1", 26, 1],
  ["FLAT_SCRATCH_IS_NV", "rsrc1", 27, 1, "gfx125"],
  ["WGP_MODE", "rsrc1", 29, 1, "gfx10 gfx11 gfx120"],
  ["MEM_ORDERED", "rsrc1", 30, 1, "gfx10 gfx11 gfx120 gfx125"],
  ["FWD_PROGRESS", "rsrc1", 31, 1, "gfx10 gfx11 gfx120 gfx125"],
  ["ENABLE_PRIVATE_SEGMENT", "rsrc2", 0, 1],
  ["USER_SGPR_COUNT", "rsrc2", 1, 5, "gfx9 gfx90a gfx10 gfx11 gfx120"],
  ["USER_SGPR_COUNT", "rsrc2", 1, 6, "gfx125"],
  ["ENABLE_TRAP_HANDLER", "rsrc2", 6, 1, "gfx9 gfx90a gfx10 gfx11"],
  ["ENABLE_DYNAMIC_VGPR", "rsrc2", 6, 1, "gfx120"],
  ["ENABLE_SGPR_WORKGROUP_ID_X", "rsrc2", 7, 1],
  ["ENABLE_SGPR_WORKGROUP_ID_Y", "rsrc2", 8, 1],
  ["ENABLE_SGPR_WORKGROUP_ID_Z", "rsrc2", 9, 1],
  ["ENABLE_SGPR_WORKGROUP_INFO", "rsrc2", 10, 1],
  ["ENABLE_VGPR_WORKITEM_ID", "rsrc2", 11, 2],
  ["ENABLE_EXCEPTION_ADDRESS_WATCH", "rsrc2", 13, 1],
  ["ENABLE_EXCEPTION_MEMORY", "rsrc2", 14, 1],
  ["GRANULATED_LDS_SIZE", "rsrc2", 15, 9],
  ["ENABLE_EXCEPTION_IEEE_754_FP_INVALID_OPERATION", "rsrc2", 24, 1],
  ["ENABLE_EXCEPTION_FP_DENORMAL_SOURCE", "rsrc2", 25, 1],
  ["ENABLE_EXCEPTION_IEEE_754_FP_DIVISION_BY_ZERO", "rsrc2", 26, 1],
  ["ENABLE_EXCEPTION_IEEE_754_FP_OVERFLOW", "rsrc2", 27, 1],
  ["ENABLE_EXCEPTION_IEEE_754_FP_UNDERFLOW", "rsrc2", 28, 1],
  ["ENABLE_EXCEPTION_IEEE_754_FP_INEXACT", "rsrc2", 29, 1],
  ["ENABLE_EXCEPTION_INT_DIVIDE_BY_ZERO", "rsrc2", 30, 1],
  ["ACCUM_OFFSET", "rsrc3", 0, 6, "gfx90a"],
  ["TG_SPLIT", "rsrc3", 16, 1, "gfx90a"],
  ["SHARED_VGPR_COUNT", "rsrc3", 0, 4, "gfx10 gfx11"],
  ["INST_PREF_SIZE", "rsrc3", 4, 6, "gfx11"],
  ["TRAP_ON_START", "rsrc3", 10, 1, "gfx11"],
  ["TRAP_ON_END", "rsrc3", 11, 1, "gfx11"],
  ["INST_PREF_SIZE", "rsrc3", 4, 8, "gfx120 gfx125"],
  ["GLG_EN", "rsrc3", 13, 1, "gfx120 gfx125"],
  ["NAMED_BAR_CNT", "rsrc3", 14, 3, "gfx125"],
  ["ENABLE_DYNAMIC_VGPR", "rsrc3", 17, 1, "gfx125"],
  ["TCP_SPLIT", "rsrc3", 18, 3, "gfx125"],
  ["ENABLE_DIDT_THROTTLE", "rsrc3", 21, 1, "gfx125"],
  ["IMAGE_OP", "rsrc3", 31, 1, "gfx11 gfx120 gfx125"],
  ["ENABLE_SGPR_PRIVATE_SEGMENT_BUFFER", "properties", 0, 1],
  ["ENABLE_SGPR_DISPATCH_PTR", "properties", 1, 1],
  ["ENABLE_SGPR_QUEUE_PTR", "properties", 2, 1],
  ["ENABLE_SGPR_KERNARG_SEGMENT_PTR", "properties", 3, 1],
  ["ENABLE_SGPR_DISPATCH_ID", "properties", 4, 1],
  ["ENABLE_SGPR_FLAT_SCRATCH_INIT", "properties", 5, 1],
  ["ENABLE_SGPR_PRIVATE_SEGMENT_SIZE", "properties", 6, 1],
  ["ENABLE_WAVEFRONT_SIZE32", "properties", 10, 1, "gfx10 gfx11 gfx120 gfx125"],
  ["USES_DYNAMIC_STACK", "properties", 11, 1],
  ["KERNARG_PRELOAD_SPEC_LENGTH", "preload", 0, 7, "gfx90a gfx125"],
  ["KERNARG_PRELOAD_SPEC_OFFSET", "preload", 7, 9, "gfx90a gfx125"],
];

const fieldsOf = (generation: string): DescriptorField[] =>
  rows
    .filter(([, , , , only]) => only === undefined || only.split(" ").includes(family[generation]!))
    .map(([name, word, shift, width]) => ({ name, word, shift, width }));

type Traits = Omit<KernelAbi, "generation" | "fields" | "maxWorkgroupSize">;

const traits: Readonly<Record<string, Traits>> = {
  cdna1: {
    vgprGranule: { 32: 4, 64: 4 },
    workItemIds: "separate",
    workgroupIds: "sgpr",
    flatScratch: "sgpr",
    lanesInAddress: false,
    accumulation: "separate",
    gdsBytes: 65536,
    ldsGranule: 512,
    scratchDescriptor: 0x00800000,
  },
  cdna2: {
    vgprGranule: { 32: 8, 64: 8 },
    workItemIds: "packed",
    workgroupIds: "sgpr",
    flatScratch: "sgpr",
    lanesInAddress: false,
    accumulation: "unified",
    gdsBytes: 65536,
    ldsGranule: 512,
    scratchDescriptor: 0x00800000,
  },
  cdna3: {
    vgprGranule: { 32: 8, 64: 8 },
    workItemIds: "packed",
    workgroupIds: "sgpr",
    flatScratch: "architected",
    lanesInAddress: false,
    accumulation: "unified",
    gdsBytes: 65536,
    ldsGranule: 512,
    scratchDescriptor: 0,
  },
  cdna4: {
    vgprGranule: { 32: 8, 64: 8 },
    workItemIds: "packed",
    workgroupIds: "sgpr",
    flatScratch: "architected",
    lanesInAddress: false,
    accumulation: "unified",
    gdsBytes: 65536,
    ldsGranule: 1280,
    scratchDescriptor: 0,
  },
  cdna5: {
    vgprGranule: { 32: 16, 64: 16 },
    workItemIds: "packed",
    workgroupIds: "ttmp",
    flatScratch: "architected",
    lanesInAddress: true,
    accumulation: "none",
    gdsBytes: 0,
    ldsGranule: 2048,
    scratchDescriptor: 0,
  },
  rdna1: {
    vgprGranule: { 32: 8, 64: 4 },
    workItemIds: "separate",
    workgroupIds: "sgpr",
    flatScratch: "hwreg",
    lanesInAddress: false,
    accumulation: "none",
    gdsBytes: 65536,
    ldsGranule: 512,
    scratchDescriptor: 0x21800000,
  },
  rdna2: {
    vgprGranule: { 32: 8, 64: 4 },
    workItemIds: "separate",
    workgroupIds: "sgpr",
    flatScratch: "hwreg",
    lanesInAddress: false,
    accumulation: "none",
    gdsBytes: 65536,
    ldsGranule: 512,
    scratchDescriptor: 0x21800000,
  },
  rdna3: {
    vgprGranule: { 32: 8, 64: 4 },
    workItemIds: "packed",
    workgroupIds: "sgpr",
    flatScratch: "architected",
    lanesInAddress: false,
    accumulation: "none",
    gdsBytes: 4096,
    ldsGranule: 512,
    scratchDescriptor: 0,
  },
  rdna3_5: {
    vgprGranule: { 32: 8, 64: 4 },
    workItemIds: "packed",
    workgroupIds: "sgpr",
    flatScratch: "architected",
    lanesInAddress: false,
    accumulation: "none",
    gdsBytes: 4096,
    ldsGranule: 512,
    scratchDescriptor: 0,
  },
  rdna4: {
    vgprGranule: { 32: 8, 64: 4 },
    workItemIds: "packed",
    workgroupIds: "ttmp",
    flatScratch: "architected",
    lanesInAddress: false,
    accumulation: "none",
    gdsBytes: 0,
    ldsGranule: 512,
    scratchDescriptor: 0,
  },
};

const abis: ReadonlyMap<string, KernelAbi> = new Map(
  Object.entries(traits).map(([generation, row]) => [
    generation,
    { generation, fields: fieldsOf(generation), maxWorkgroupSize: 1024, ...row },
  ]),
);

/** The kernel ABI of a generation, by its id. @throws RangeError for an unknown id */
export function kernelAbi(generation: string): KernelAbi {
  const abi = abis.get(generation);
  if (abi === undefined) throw new RangeError(`no kernel ABI for generation ${generation}`);
  return abi;
}

/** EF_AMDGPU_MACH of every processor of the ten generations, with the generation it belongs to. */
const machines: ReadonlyMap<number, readonly [target: string, generation: string]> = new Map([
  [0x030, ["gfx908", "cdna1"]],
  [0x03f, ["gfx90a", "cdna2"]],
  [0x04c, ["gfx942", "cdna3"]],
  [0x04f, ["gfx950", "cdna4"]],
  [0x05f, ["gfx9-4-generic", "cdna3"]],
  [0x049, ["gfx1250", "cdna5"]],
  [0x05a, ["gfx1251", "cdna5"]],
  [0x033, ["gfx1010", "rdna1"]],
  [0x034, ["gfx1011", "rdna1"]],
  [0x035, ["gfx1012", "rdna1"]],
  [0x042, ["gfx1013", "rdna1"]],
  [0x052, ["gfx10-1-generic", "rdna1"]],
  [0x036, ["gfx1030", "rdna2"]],
  [0x037, ["gfx1031", "rdna2"]],
  [0x038, ["gfx1032", "rdna2"]],
  [0x039, ["gfx1033", "rdna2"]],
  [0x03e, ["gfx1034", "rdna2"]],
  [0x03d, ["gfx1035", "rdna2"]],
  [0x045, ["gfx1036", "rdna2"]],
  [0x053, ["gfx10-3-generic", "rdna2"]],
  [0x041, ["gfx1100", "rdna3"]],
  [0x046, ["gfx1101", "rdna3"]],
  [0x047, ["gfx1102", "rdna3"]],
  [0x044, ["gfx1103", "rdna3"]],
  [0x054, ["gfx11-generic", "rdna3"]],
  [0x043, ["gfx1150", "rdna3_5"]],
  [0x04a, ["gfx1151", "rdna3_5"]],
  [0x055, ["gfx1152", "rdna3_5"]],
  [0x058, ["gfx1153", "rdna3_5"]],
  [0x048, ["gfx1200", "rdna4"]],
  [0x04e, ["gfx1201", "rdna4"]],
  [0x059, ["gfx12-generic", "rdna4"]],
]);

/** Processor and generation of an ELF file's e_flags, or null when it is none of the ten generations'. */
export function machine(flags: number): { readonly target: string; readonly generation: string } | null {
  const found = machines.get(flags & 0xff);
  return found === undefined ? null : { target: found[0], generation: found[1] };
}

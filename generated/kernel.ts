// Kernels: code objects of all generations, and running them over a grid.
// Generated from spec/kernel by `npm run generate`; do not edit.
import { KernelAbis, readCodeObject as read, type CodeObject } from "../runtime/kernel/index.js";

export * from "../runtime/kernel/index.js";
export * from "../runtime/memory/index.js";

/** How the kernels of each generation are described and started, and the processors that code objects name. */
export const kernelAbis: KernelAbis = /* @__PURE__ */ new KernelAbis({
  generations: {
    cdna1: {"vgprGranule":{"32":4,"64":4},"workItemIds":"separate","workgroupIds":"sgpr","flatScratch":"sgpr","lanesInAddress":false,"gdsBytes":65536,"scratchDescriptor":8388608,"maxWorkgroupSize":1024},
    cdna2: {"vgprGranule":{"32":8,"64":8},"workItemIds":"packed","workgroupIds":"sgpr","flatScratch":"sgpr","lanesInAddress":false,"gdsBytes":65536,"scratchDescriptor":8388608,"maxWorkgroupSize":1024},
    cdna3: {"vgprGranule":{"32":8,"64":8},"workItemIds":"packed","workgroupIds":"sgpr","flatScratch":"architected","lanesInAddress":false,"gdsBytes":65536,"scratchDescriptor":0,"maxWorkgroupSize":1024},
    cdna4: {"vgprGranule":{"32":8,"64":8},"workItemIds":"packed","workgroupIds":"sgpr","flatScratch":"architected","lanesInAddress":false,"gdsBytes":65536,"scratchDescriptor":0,"maxWorkgroupSize":1024},
    cdna5: {"vgprGranule":{"32":16,"64":16},"workItemIds":"packed","workgroupIds":"ttmp","flatScratch":"architected","lanesInAddress":true,"gdsBytes":0,"scratchDescriptor":0,"maxWorkgroupSize":1024},
    rdna1: {"vgprGranule":{"32":8,"64":4},"workItemIds":"separate","workgroupIds":"sgpr","flatScratch":"hwreg","lanesInAddress":false,"gdsBytes":65536,"scratchDescriptor":562036736,"maxWorkgroupSize":1024},
    rdna2: {"vgprGranule":{"32":8,"64":4},"workItemIds":"separate","workgroupIds":"sgpr","flatScratch":"hwreg","lanesInAddress":false,"gdsBytes":65536,"scratchDescriptor":562036736,"maxWorkgroupSize":1024},
    rdna3: {"vgprGranule":{"32":8,"64":4},"workItemIds":"packed","workgroupIds":"sgpr","flatScratch":"architected","lanesInAddress":false,"gdsBytes":4096,"scratchDescriptor":0,"maxWorkgroupSize":1024},
    rdna3_5: {"vgprGranule":{"32":8,"64":4},"workItemIds":"packed","workgroupIds":"sgpr","flatScratch":"architected","lanesInAddress":false,"gdsBytes":4096,"scratchDescriptor":0,"maxWorkgroupSize":1024},
    rdna4: {"vgprGranule":{"32":8,"64":4},"workItemIds":"packed","workgroupIds":"ttmp","flatScratch":"architected","lanesInAddress":false,"gdsBytes":0,"scratchDescriptor":0,"maxWorkgroupSize":1024},
  },
  fields: `
GRANULATED_WORKITEM_VGPR_COUNT rsrc1 0 6
GRANULATED_WAVEFRONT_SGPR_COUNT rsrc1 6 4
PRIORITY rsrc1 10 2
FLOAT_ROUND_MODE_32 rsrc1 12 2
FLOAT_ROUND_MODE_16_64 rsrc1 14 2
FLOAT_DENORM_MODE_32 rsrc1 16 2
FLOAT_DENORM_MODE_16_64 rsrc1 18 2
PRIV rsrc1 20 1
ENABLE_DX10_CLAMP rsrc1 21 1 cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5
ENABLE_WG_RR_EN rsrc1 21 1 cdna5 rdna4
DEBUG_MODE rsrc1 22 1
ENABLE_IEEE_MODE rsrc1 23 1 cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5
DISABLE_PERF rsrc1 23 1 cdna5 rdna4
BULKY rsrc1 24 1
CDBG_USER rsrc1 25 1
FP16_OVFL rsrc1 26 1
FLAT_SCRATCH_IS_NV rsrc1 27 1 cdna5
WGP_MODE rsrc1 29 1 rdna1 rdna2 rdna3 rdna3_5 rdna4
MEM_ORDERED rsrc1 30 1 cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4
FWD_PROGRESS rsrc1 31 1 cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4
ENABLE_PRIVATE_SEGMENT rsrc2 0 1
USER_SGPR_COUNT rsrc2 1 5 cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4
USER_SGPR_COUNT rsrc2 1 6 cdna5
ENABLE_TRAP_HANDLER rsrc2 6 1 cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5
ENABLE_DYNAMIC_VGPR rsrc2 6 1 rdna4
ENABLE_SGPR_WORKGROUP_ID_X rsrc2 7 1
ENABLE_SGPR_WORKGROUP_ID_Y rsrc2 8 1
ENABLE_SGPR_WORKGROUP_ID_Z rsrc2 9 1
ENABLE_SGPR_WORKGROUP_INFO rsrc2 10 1
ENABLE_VGPR_WORKITEM_ID rsrc2 11 2
ENABLE_EXCEPTION_ADDRESS_WATCH rsrc2 13 1
ENABLE_EXCEPTION_MEMORY rsrc2 14 1
GRANULATED_LDS_SIZE rsrc2 15 9
ENABLE_EXCEPTION_IEEE_754_FP_INVALID_OPERATION rsrc2 24 1
ENABLE_EXCEPTION_FP_DENORMAL_SOURCE rsrc2 25 1
ENABLE_EXCEPTION_IEEE_754_FP_DIVISION_BY_ZERO rsrc2 26 1
ENABLE_EXCEPTION_IEEE_754_FP_OVERFLOW rsrc2 27 1
ENABLE_EXCEPTION_IEEE_754_FP_UNDERFLOW rsrc2 28 1
ENABLE_EXCEPTION_IEEE_754_FP_INEXACT rsrc2 29 1
ENABLE_EXCEPTION_INT_DIVIDE_BY_ZERO rsrc2 30 1
ACCUM_OFFSET rsrc3 0 6 cdna2 cdna3 cdna4
TG_SPLIT rsrc3 16 1 cdna2 cdna3 cdna4
SHARED_VGPR_COUNT rsrc3 0 4 rdna1 rdna2 rdna3 rdna3_5
INST_PREF_SIZE rsrc3 4 6 rdna3 rdna3_5
TRAP_ON_START rsrc3 10 1 rdna3 rdna3_5
TRAP_ON_END rsrc3 11 1 rdna3 rdna3_5
INST_PREF_SIZE rsrc3 4 8 cdna5 rdna4
GLG_EN rsrc3 13 1 cdna5 rdna4
NAMED_BAR_CNT rsrc3 14 3 cdna5
ENABLE_DYNAMIC_VGPR rsrc3 17 1 cdna5
TCP_SPLIT rsrc3 18 3 cdna5
ENABLE_DIDT_THROTTLE rsrc3 21 1 cdna5
IMAGE_OP rsrc3 31 1 cdna5 rdna3 rdna3_5 rdna4
ENABLE_SGPR_PRIVATE_SEGMENT_BUFFER properties 0 1
ENABLE_SGPR_DISPATCH_PTR properties 1 1
ENABLE_SGPR_QUEUE_PTR properties 2 1
ENABLE_SGPR_KERNARG_SEGMENT_PTR properties 3 1
ENABLE_SGPR_DISPATCH_ID properties 4 1
ENABLE_SGPR_FLAT_SCRATCH_INIT properties 5 1
ENABLE_SGPR_PRIVATE_SEGMENT_SIZE properties 6 1
ENABLE_WAVEFRONT_SIZE32 properties 10 1 cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4
USES_DYNAMIC_STACK properties 11 1
KERNARG_PRELOAD_SPEC_LENGTH preload 0 7 cdna2 cdna3 cdna4 cdna5
KERNARG_PRELOAD_SPEC_OFFSET preload 7 9 cdna2 cdna3 cdna4 cdna5
`,
  processors: `
30 gfx908 cdna1
3f gfx90a cdna2
4c gfx942 cdna3
4f gfx950 cdna4
5f gfx9-4-generic cdna3
49 gfx1250 cdna5
5a gfx1251 cdna5
33 gfx1010 rdna1
34 gfx1011 rdna1
35 gfx1012 rdna1
42 gfx1013 rdna1
52 gfx10-1-generic rdna1
36 gfx1030 rdna2
37 gfx1031 rdna2
38 gfx1032 rdna2
39 gfx1033 rdna2
3e gfx1034 rdna2
3d gfx1035 rdna2
45 gfx1036 rdna2
53 gfx10-3-generic rdna2
41 gfx1100 rdna3
46 gfx1101 rdna3
47 gfx1102 rdna3
44 gfx1103 rdna3
54 gfx11-generic rdna3
43 gfx1150 rdna3_5
4a gfx1151 rdna3_5
55 gfx1152 rdna3_5
58 gfx1153 rdna3_5
48 gfx1200 rdna4
4e gfx1201 rdna4
59 gfx12-generic rdna4
`,
});

/**
 * Reads an AMDGPU code object of any generation.
 * @throws ElfError when the bytes are none, or damaged
 */
export const readCodeObject = (bytes: Uint8Array): CodeObject => read(bytes, kernelAbis);

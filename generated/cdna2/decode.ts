// CDNA 2: from an instruction's first dwords to its place in the form table.
// Generated from spec/isa/amdgpu_isa_cdna2.xml by `npm run generate`; do not edit.
import type { FormTable } from "../../runtime/isa/formTable.js";

/** Place of the instruction (of a dual-issue pair: its X half) that starts with these dwords. */
export function slot(table: FormTable, w0: number, w1: number, w2: number): number {
  const top = w0 >>> 23;
  const base = table.base[top]!;
  let x = 0;
  switch (table.shape[top]) {
    // ENC_VOP2 VOP2_INST_LITERAL VOP2_VOP_DPP VOP2_VOP_SDWA
    case 1:
      return base + ((x = w0 & 0x1ff), x === 249 ? 1 : x === 250 ? 2 : x === 255 ? 3 : 0);
    // ENC_VOP2 VOP2_INST_LITERAL VOP2_VOP_DPP
    case 2:
      return base + ((x = w0 & 0x1ff), x === 249 ? 1 : x === 250 ? 2 : x === 255 ? 3 : 0);
    // VOP2_INST_LITERAL
    case 3:
      return base + ((x = w0 & 0x1ff), x === 249 || x === 250 ? 1 : x === 255 ? 2 : 0);
    // ENC_VOP2 VOP2_INST_LITERAL VOP2_VOP_DPP VOP2_VOP_SDWA_SDST_ENC
    case 4:
      return base + ((x = w0 & 0x1ff), x === 249 ? 1 : x === 250 ? 2 : x === 255 ? 3 : 0);
    // ENC_VOPC VOPC_INST_LITERAL VOPC_VOP_SDWA_SDST_ENC
    case 5:
      return base + (((w0 >>> 17) & 0x3f)) * 4 + ((x = w0 & 0x1ff), x === 249 ? 1 : x === 250 ? 2 : x === 255 ? 3 : 0);
    // ENC_VOP1 VOP1_INST_LITERAL VOP1_VOP_DPP VOP1_VOP_SDWA
    case 6:
      return base + (((w0 >>> 9) & 0xff)) * 4 + ((x = w0 & 0x1ff), x === 249 ? 1 : x === 250 ? 2 : x === 255 ? 3 : 0);
    // ENC_SOP2 SOP2_INST_LITERAL
    case 7:
      return base + ((w0 & 0xff) === 255 ? 1 : 0) + (((w0 >>> 8) & 0xff) === 255 ? 2 : 0);
    // ENC_SOP2
    case 8:
      return base + ((w0 & 0xff) === 255 ? 1 : 0) + (((w0 >>> 8) & 0xff) === 255 ? 2 : 0);
    // ENC_SOPK
    case 9:
      return base;
    // SOPK_INST_LITERAL
    case 10:
      return base;
    // ENC_SOP1 SOP1_INST_LITERAL
    case 11:
      return base + (((w0 >>> 8) & 0xff)) * 2 + ((w0 & 0xff) === 255 ? 1 : 0);
    // ENC_SOPC SOPC_INST_LITERAL
    case 12:
      return base + (((w0 >>> 16) & 0x7f)) * 4 + ((w0 & 0xff) === 255 ? 1 : 0) + (((w0 >>> 8) & 0xff) === 255 ? 2 : 0);
    // ENC_SOPP
    case 13:
      return base + (((w0 >>> 16) & 0x7f));
    // ENC_SMEM
    case 14:
      return base + (((w0 >>> 18) & 0x1f));
    // ENC_VOP3
    case 15:
      return base + (((w0 >>> 16) & 0x7f));
    // ENC_VOP3 VOP3_SDST_ENC
    case 16:
      return base + (((w0 >>> 16) & 0x7f));
    // ENC_VOP3P VOP3P_MFMA
    case 17:
      return base + (((w0 >>> 16) & 0x7f));
    // ENC_DS
    case 18:
      return base + (((w0 >>> 17) & 0x3f));
    // ENC_FLAT ENC_FLAT_GLBL ENC_FLAT_SCRATCH
    case 19:
      return base + ((((w0 >>> 18) & 0x1f) << 2) | ((w0 >>> 14) & 0x3));
    // ENC_FLAT ENC_FLAT_GLBL
    case 20:
      return base + ((((w0 >>> 18) & 0x1f) << 2) | ((w0 >>> 14) & 0x3));
    // ENC_MUBUF
    case 21:
      return base + (((w0 >>> 18) & 0x1f));
    // ENC_MTBUF
    case 22:
      return base + (((w0 >>> 15) & 0xf));
    // ENC_MIMG
    case 23:
      return base + ((((w0 >>> 18) & 0x1f) << 1) | (w0 & 0x1));
    default:
      return 0;
  }
}

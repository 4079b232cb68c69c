// RDNA 1: from an instruction's first dwords to its place in the form table.
// Generated from spec/isa/amdgpu_isa_rdna1.xml by `npm run generate`; do not edit.
import type { FormTable } from "../../runtime/isa/formTable.js";

/** Place of the instruction (of a dual-issue pair: its X half) that starts with these dwords. */
export function slot(table: FormTable, w0: number, w1: number, w2: number): number {
  const top = w0 >>> 23;
  const base = table.base[top]!;
  let x = 0;
  switch (table.shape[top]) {
    // ENC_ILLEGAL
    case 1:
      return base + ((w0 & 0x7fffff));
    // ENC_VOP2 VOP2_INST_LITERAL VOP2_VOP_SDWA VOP2_VOP_DPP8 VOP2_VOP_DPP16
    case 2:
      return base + ((x = w0 & 0x1ff), x === 233 || x === 234 ? 1 : x === 249 ? 2 : x === 250 ? 3 : x === 255 ? 4 : 0);
    // ENC_VOP2 VOP2_INST_LITERAL VOP2_VOP_DPP8 VOP2_VOP_DPP16
    case 3:
      return base + ((x = w0 & 0x1ff), x === 233 || x === 234 ? 1 : x === 249 ? 2 : x === 250 ? 3 : x === 255 ? 4 : 0);
    // ENC_VOP2 VOP2_INST_LITERAL
    case 4:
      return base + ((x = w0 & 0x1ff), x === 233 || x === 234 || x === 249 || x === 250 ? 1 : x === 255 ? 2 : 0);
    // VOP2_INST_LITERAL
    case 5:
      return base + ((x = w0 & 0x1ff), x === 233 || x === 234 || x === 249 || x === 250 ? 1 : x === 255 ? 2 : 0);
    // ENC_VOP2 VOP2_INST_LITERAL VOP2_VOP_DPP8 VOP2_VOP_DPP16 VOP2_VOP_SDWA_SDST_ENC
    case 6:
      return base + ((x = w0 & 0x1ff), x === 233 || x === 234 ? 1 : x === 249 ? 2 : x === 250 ? 3 : x === 255 ? 4 : 0);
    // ENC_VOPC VOPC_INST_LITERAL VOPC_VOP_SDWA_SDST_ENC
    case 7:
      return base + (((w0 >>> 17) & 0x3f)) * 4 + ((x = w0 & 0x1ff), x === 233 || x === 234 || x === 250 ? 1 : x === 249 ? 2 : x === 255 ? 3 : 0);
    // ENC_VOP1 VOP1_INST_LITERAL VOP1_VOP_SDWA VOP1_VOP_DPP8 VOP1_VOP_DPP16
    case 8:
      return base + (((w0 >>> 9) & 0xff)) * 5 + ((x = w0 & 0x1ff), x === 233 || x === 234 ? 1 : x === 249 ? 2 : x === 250 ? 3 : x === 255 ? 4 : 0);
    // ENC_SOP2 SOP2_INST_LITERAL
    case 9:
      return base + ((w0 & 0xff) === 255 ? 1 : 0) + (((w0 >>> 8) & 0xff) === 255 ? 2 : 0);
    // ENC_SOPK
    case 10:
      return base;
    // SOPK_INST_LITERAL
    case 11:
      return base;
    // ENC_SOP1 SOP1_INST_LITERAL
    case 12:
      return base + (((w0 >>> 8) & 0xff)) * 2 + ((w0 & 0xff) === 255 ? 1 : 0);
    // ENC_SOPC SOPC_INST_LITERAL
    case 13:
      return base + (((w0 >>> 16) & 0x7f)) * 4 + ((w0 & 0xff) === 255 ? 1 : 0) + (((w0 >>> 8) & 0xff) === 255 ? 2 : 0);
    // ENC_SOPP
    case 14:
      return base + (((w0 >>> 16) & 0x7f));
    // ENC_VINTRP
    case 15:
      return base + (((w0 >>> 16) & 0x3));
    // ENC_VOP3P VOP3P_INST_LITERAL
    case 16:
      return base + (((w0 >>> 16) & 0x7f)) * 8 + ((w1 & 0x1ff) === 255 ? 1 : 0) + (((w1 >>> 9) & 0x1ff) === 255 ? 2 : 0) + (((w1 >>> 18) & 0x1ff) === 255 ? 4 : 0);
    // ENC_VOP3 VOP3_INST_LITERAL
    case 17:
      return base + (((w0 >>> 16) & 0x7f)) * 8 + ((w1 & 0x1ff) === 255 ? 1 : 0) + (((w1 >>> 9) & 0x1ff) === 255 ? 2 : 0) + (((w1 >>> 18) & 0x1ff) === 255 ? 4 : 0);
    // ENC_VOP3 VOP3_INST_LITERAL VOP3_SDST_ENC VOP3_SDST_ENC_INST_LITERAL
    case 18:
      return base + (((w0 >>> 16) & 0x7f)) * 8 + ((w1 & 0x1ff) === 255 ? 1 : 0) + (((w1 >>> 9) & 0x1ff) === 255 ? 2 : 0) + (((w1 >>> 18) & 0x1ff) === 255 ? 4 : 0);
    // ENC_VOP3
    case 19:
      return base + (((w0 >>> 16) & 0x7f)) * 8 + ((w1 & 0x1ff) === 255 ? 1 : 0) + (((w1 >>> 9) & 0x1ff) === 255 ? 2 : 0) + (((w1 >>> 18) & 0x1ff) === 255 ? 4 : 0);
    // ENC_DS
    case 20:
      return base + (((w0 >>> 18) & 0x1f));
    // ENC_FLAT ENC_FLAT_GLBL ENC_FLAT_SCRATCH
    case 21:
      return base + ((((w0 >>> 18) & 0x1f) << 2) | ((w0 >>> 14) & 0x3));
    // ENC_FLAT ENC_FLAT_GLBL
    case 22:
      return base + ((((w0 >>> 18) & 0x1f) << 2) | ((w0 >>> 14) & 0x3));
    // ENC_MUBUF
    case 23:
      return base + (((w0 >>> 18) & 0x1f));
    // ENC_MTBUF
    case 24:
      return base + ((((w1 >>> 21) & 0x1) << 3) | ((w0 >>> 16) & 0x7));
    // ENC_MIMG MIMG_NSA1 MIMG_NSA2 MIMG_NSA3
    case 25:
      return base + ((((w0 >>> 18) & 0x1f) << 1) | (w0 & 0x1)) * 4 + ((x = (w0 >>> 1) & 0x3), x === 1 ? 1 : x === 2 ? 2 : x === 3 ? 3 : 0);
    // ENC_SMEM
    case 26:
      return base + (((w0 >>> 18) & 0x1f));
    // ENC_EXP
    case 27:
      return base;
    default:
      return 0;
  }
}

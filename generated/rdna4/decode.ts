// RDNA 4: from an instruction's first dwords to its place in the form table.
// Generated from spec/isa/amdgpu_isa_rdna4.xml by `npm run generate`; do not edit.
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
    // ENC_VOP2 VOP2_INST_LITERAL VOP2_VOP_DPP8 VOP2_VOP_DPP16
    case 2:
      return base + ((x = w0 & 0x1ff), x === 233 || x === 234 ? 1 : x === 250 ? 2 : x === 255 ? 3 : 0);
    // ENC_VOP2 VOP2_INST_LITERAL
    case 3:
      return base + ((x = w0 & 0x1ff), x === 233 || x === 234 || x === 250 ? 1 : x === 255 ? 2 : 0);
    // VOP2_INST_LITERAL
    case 4:
      return base + ((x = w0 & 0x1ff), x === 233 || x === 234 || x === 250 ? 1 : x === 255 ? 2 : 0);
    // ENC_VOPC VOPC_INST_LITERAL VOPC_VOP_DPP8 VOPC_VOP_DPP16
    case 5:
      return base + (((w0 >>> 17) & 0x3f)) * 4 + ((x = w0 & 0x1ff), x === 233 || x === 234 ? 1 : x === 250 ? 2 : x === 255 ? 3 : 0);
    // ENC_VOP1 VOP1_INST_LITERAL VOP1_VOP_DPP8 VOP1_VOP_DPP16
    case 6:
      return base + (((w0 >>> 9) & 0x7f)) * 4 + ((x = w0 & 0x1ff), x === 233 || x === 234 ? 1 : x === 250 ? 2 : x === 255 ? 3 : 0);
    // ENC_SOP2 SOP2_INST_LITERAL
    case 7:
      return base + ((w0 & 0xff) === 255 ? 1 : 0) + (((w0 >>> 8) & 0xff) === 255 ? 2 : 0);
    // SOP2_INST_LITERAL
    case 8:
      return base + ((w0 & 0xff) === 255 ? 1 : 0) + (((w0 >>> 8) & 0xff) === 255 ? 2 : 0);
    // ENC_SOPK
    case 9:
      return base;
    // SOPK_INST_LITERAL
    case 10:
      return base;
    // SOP1_INST_LITERAL ENC_SOP1
    case 11:
      return base + (((w0 >>> 8) & 0xff)) * 2 + ((w0 & 0xff) === 255 ? 1 : 0);
    // ENC_SOPC SOPC_INST_LITERAL
    case 12:
      return base + (((w0 >>> 16) & 0x7f)) * 4 + ((w0 & 0xff) === 255 ? 1 : 0) + (((w0 >>> 8) & 0xff) === 255 ? 2 : 0);
    // ENC_SOPP
    case 13:
      return base + (((w0 >>> 16) & 0x7f));
    // ENC_VBUFFER
    case 14:
      return base + (((w0 >>> 14) & 0xff));
    // VOPDXY VOPDXY_INST_LITERAL
    case 15:
      return base + (((w0 >>> 22) & 0x1)) * 2 + ((w0 & 0x1ff) === 255 ? 1 : 0);
    // ENC_VOP3P VOP3P_INST_LITERAL VOP3P_VOP_DPP8 VOP3P_VOP_DPP16
    case 16:
      return base + (((w0 >>> 16) & 0x7f)) * 16 + ((x = w1 & 0x1ff), x === 233 || x === 234 ? 1 : x === 250 ? 2 : x === 255 ? 3 : 0) + (((w1 >>> 9) & 0x1ff) === 255 ? 4 : 0) + (((w1 >>> 18) & 0x1ff) === 255 ? 8 : 0);
    // ENC_VINTERP
    case 17:
      return base + (((w0 >>> 16) & 0x1f));
    // ENC_VDSDIR
    case 18:
      return base + (((w0 >>> 20) & 0x3));
    // ENC_VIMAGE
    case 19:
      return base + (((w0 >>> 14) & 0xff));
    // ENC_VOP3 VOP3_INST_LITERAL VOP3_VOP_DPP8 VOP3_VOP_DPP16
    case 20:
      return base + (((w0 >>> 16) & 0x7f)) * 16 + ((x = w1 & 0x1ff), x === 233 || x === 234 ? 1 : x === 250 ? 2 : x === 255 ? 3 : 0) + (((w1 >>> 9) & 0x1ff) === 255 ? 4 : 0) + (((w1 >>> 18) & 0x1ff) === 255 ? 8 : 0);
    // ENC_VOP3 VOP3_INST_LITERAL VOP3_VOP_DPP8 VOP3_VOP_DPP16 VOP3_SDST_ENC VOP3_SDST_ENC_INST_LITERAL VOP3_SDST_ENC_VOP_DPP8 VOP3_SDST_ENC_VOP_DPP16
    case 21:
      return base + (((w0 >>> 16) & 0x7f)) * 16 + ((x = w1 & 0x1ff), x === 233 || x === 234 ? 1 : x === 250 ? 2 : x === 255 ? 3 : 0) + (((w1 >>> 9) & 0x1ff) === 255 ? 4 : 0) + (((w1 >>> 18) & 0x1ff) === 255 ? 8 : 0);
    // ENC_VOP3 VOP3_INST_LITERAL VOP3_SDST_ENC VOP3_SDST_ENC_INST_LITERAL
    case 22:
      return base + (((w0 >>> 16) & 0x7f)) * 12 + ((x = w1 & 0x1ff), x === 233 || x === 234 || x === 250 ? 1 : x === 255 ? 2 : 0) + (((w1 >>> 9) & 0x1ff) === 255 ? 3 : 0) + (((w1 >>> 18) & 0x1ff) === 255 ? 6 : 0);
    // ENC_VDS
    case 23:
      return base + (((w0 >>> 18) & 0x1f));
    // ENC_VSAMPLE
    case 24:
      return base + (((w0 >>> 14) & 0xff));
    // ENC_VFLAT
    case 25:
      return base + (((w0 >>> 14) & 0xff));
    // ENC_VSCRATCH
    case 26:
      return base + (((w0 >>> 14) & 0xff));
    // ENC_VGLOBAL
    case 27:
      return base + (((w0 >>> 14) & 0xff));
    // ENC_SMEM
    case 28:
      return base + (((w0 >>> 13) & 0x3f));
    // ENC_VEXPORT
    case 29:
      return base;
    default:
      return 0;
  }
}

/** Place of the Y half of the dual-issue pair that starts with these dwords. */
export function slotY(table: FormTable, w0: number, w1: number, w2: number): number {
  const top = w0 >>> 23;
  const base = table.base[top]!;
  switch (table.shape[top]) {
    // VOPDXY VOPDXY_INST_LITERAL
    case 1:
      return base + (((w0 >>> 17) & 0x1f)) * 2 + ((w1 & 0x1ff) === 255 ? 1 : 0);
    default:
      return 0;
  }
}

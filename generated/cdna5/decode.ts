// CDNA 5: from an instruction's first dwords to its place in the form table.
// Generated from spec/isa/amdgpu_isa_cdna5.xml by `npm run generate`; do not edit.
import { NO_FORM, type FormTable } from "../../runtime/isa/formTable.js";

/** Place of the instruction (of a dual-issue pair: its X half) that starts with these dwords. */
export function slot(table: FormTable, w0: number, w1: number, w2: number): number {
  // ENC_VOP3PX2
  if (((w0 & 0xffff0000) >>> 0) === 0xcc350000 && w2 >>> 24 === 0xcc) {
    const place = table.prefixBase[1]! + (((w2 >>> 16) & 0xff));
    // The prefix word can stand alone, as an instruction of its own.
    if (table.forms[place] !== NO_FORM) return place;
  }
  // ENC_VOP3PX3
  if (((w0 & 0xffff0000) >>> 0) === 0xcc3a0000 && w2 >>> 24 === 0xcc) {
    const place = table.prefixBase[2]! + (((w2 >>> 16) & 0xff));
    // The prefix word can stand alone, as an instruction of its own.
    if (table.forms[place] !== NO_FORM) return place;
  }
  const top = w0 >>> 23;
  const base = table.base[top]!;
  let x = 0;
  switch (table.shape[top]) {
    // ENC_ILLEGAL
    case 3:
      return base + ((w0 & 0x7fffff));
    // ENC_VOP2 VOP2_INST_LITERAL VOP2_INST_LITERAL64 VOP2_VOP_DPP8 VOP2_VOP_DPP16
    case 4:
      return base + ((x = w0 & 0x1ff), x === 233 || x === 234 ? 1 : x === 250 ? 2 : x === 254 ? 3 : x === 255 ? 4 : 0);
    // ENC_VOP2 VOP2_INST_LITERAL VOP2_INST_LITERAL64 VOP2_VOP_DPP16
    case 5:
      return base + ((x = w0 & 0x1ff), x === 233 || x === 234 ? 1 : x === 250 ? 2 : x === 254 ? 3 : x === 255 ? 4 : 0);
    // VOP2_INST_LITERAL64
    case 6:
      return base + ((x = w0 & 0x1ff), x === 233 || x === 234 || x === 250 || x === 255 ? 1 : x === 254 ? 2 : 0);
    // VOP2_INST_LITERAL
    case 7:
      return base + ((x = w0 & 0x1ff), x === 233 || x === 234 || x === 250 || x === 254 ? 1 : x === 255 ? 2 : 0);
    // ENC_VOP2 VOP2_INST_LITERAL VOP2_INST_LITERAL64
    case 8:
      return base + ((x = w0 & 0x1ff), x === 233 || x === 234 || x === 250 ? 1 : x === 254 ? 2 : x === 255 ? 3 : 0);
    // ENC_VOPC VOPC_INST_LITERAL VOPC_INST_LITERAL64 VOPC_VOP_DPP8 VOPC_VOP_DPP16
    case 9:
      return base + (((w0 >>> 17) & 0x3f)) * 5 + ((x = w0 & 0x1ff), x === 233 || x === 234 ? 1 : x === 250 ? 2 : x === 254 ? 3 : x === 255 ? 4 : 0);
    // ENC_VOP1 VOP1_INST_LITERAL VOP1_INST_LITERAL64 VOP1_VOP_DPP8 VOP1_VOP_DPP16
    case 10:
      return base + (((w0 >>> 9) & 0x7f)) * 5 + ((x = w0 & 0x1ff), x === 233 || x === 234 ? 1 : x === 250 ? 2 : x === 254 ? 3 : x === 255 ? 4 : 0);
    // ENC_SOP2 SOP2_INST_LITERAL SOP2_INST_LITERAL64
    case 11:
      return base + ((x = w0 & 0xff), x === 254 ? 1 : x === 255 ? 2 : 0) + ((x = (w0 >>> 8) & 0xff), x === 254 ? 3 : x === 255 ? 6 : 0);
    // SOP2_INST_LITERAL
    case 12:
      return base + ((w0 & 0xff) === 255 ? 1 : 0) + (((w0 >>> 8) & 0xff) === 255 ? 2 : 0);
    // ENC_SOPK
    case 13:
      return base;
    // SOPK_INST_LITERAL
    case 14:
      return base;
    // ENC_SOP1 SOP1_INST_LITERAL SOP1_INST_LITERAL64
    case 15:
      return base + (((w0 >>> 8) & 0xff)) * 3 + ((x = w0 & 0xff), x === 254 ? 1 : x === 255 ? 2 : 0);
    // ENC_SOPC SOPC_INST_LITERAL SOPC_INST_LITERAL64
    case 16:
      return base + (((w0 >>> 16) & 0x7f)) * 9 + ((x = w0 & 0xff), x === 254 ? 1 : x === 255 ? 2 : 0) + ((x = (w0 >>> 8) & 0xff), x === 254 ? 3 : x === 255 ? 6 : 0);
    // ENC_SOPP
    case 17:
      return base + (((w0 >>> 16) & 0x7f));
    // ENC_VBUFFER
    case 18:
      return base + (((w0 >>> 14) & 0xff));
    // VOPDXY_X VOPDXY_INST_LITERAL_X
    case 19:
      return base + (((w0 >>> 22) & 0x1)) * 2 + ((w0 & 0x1ff) === 255 ? 1 : 0);
    // ENC_VOP3P VOP3P_INST_LITERAL VOP3P_VOP_DPP8 VOP3P_VOP_DPP16
    case 20:
      return base + (((w0 >>> 16) & 0x7f)) * 16 + ((x = w1 & 0x1ff), x === 233 || x === 234 ? 1 : x === 250 ? 2 : x === 255 ? 3 : 0) + (((w1 >>> 9) & 0x1ff) === 255 ? 4 : 0) + (((w1 >>> 18) & 0x1ff) === 255 ? 8 : 0);
    // ENC_VOP3P
    case 21:
      return base + (((w0 >>> 16) & 0x7f)) * 8 + ((x = w1 & 0x1ff), x === 233 || x === 234 || x === 250 || x === 255 ? 1 : 0) + (((w1 >>> 9) & 0x1ff) === 255 ? 2 : 0) + (((w1 >>> 18) & 0x1ff) === 255 ? 4 : 0);
    // VOPD3XY
    case 22:
      return base + (((w0 >>> 18) & 0x1f));
    // ENC_VIMAGE
    case 23:
      return base + (((w0 >>> 14) & 0xff));
    // ENC_VOP3 VOP3_INST_LITERAL VOP3_VOP_DPP8 VOP3_VOP_DPP16 VOP3_INST_LITERAL64
    case 24:
      return base + (((w0 >>> 16) & 0x7f)) * 45 + ((x = w1 & 0x1ff), x === 233 || x === 234 ? 1 : x === 250 ? 2 : x === 254 ? 3 : x === 255 ? 4 : 0) + ((x = (w1 >>> 9) & 0x1ff), x === 254 ? 5 : x === 255 ? 10 : 0) + ((x = (w1 >>> 18) & 0x1ff), x === 254 ? 15 : x === 255 ? 30 : 0);
    // ENC_VOP3 VOP3_INST_LITERAL VOP3_VOP_DPP8 VOP3_VOP_DPP16 VOP3_SDST_ENC VOP3_SDST_ENC_INST_LITERAL VOP3_SDST_ENC_VOP_DPP8 VOP3_SDST_ENC_VOP_DPP16 VOP3_INST_LITERAL64
    case 25:
      return base + (((w0 >>> 16) & 0x7f)) * 45 + ((x = w1 & 0x1ff), x === 233 || x === 234 ? 1 : x === 250 ? 2 : x === 254 ? 3 : x === 255 ? 4 : 0) + ((x = (w1 >>> 9) & 0x1ff), x === 254 ? 5 : x === 255 ? 10 : 0) + ((x = (w1 >>> 18) & 0x1ff), x === 254 ? 15 : x === 255 ? 30 : 0);
    // ENC_VOP3 VOP3_INST_LITERAL VOP3_VOP_DPP8 VOP3_VOP_DPP16 VOP3_SDST_ENC VOP3_SDST_ENC_INST_LITERAL VOP3_SDST_ENC_VOP_DPP16 VOP3_INST_LITERAL64 VOP3_SDST_ENC_INST_LITERAL64
    case 26:
      return base + (((w0 >>> 16) & 0x7f)) * 45 + ((x = w1 & 0x1ff), x === 233 || x === 234 ? 1 : x === 250 ? 2 : x === 254 ? 3 : x === 255 ? 4 : 0) + ((x = (w1 >>> 9) & 0x1ff), x === 254 ? 5 : x === 255 ? 10 : 0) + ((x = (w1 >>> 18) & 0x1ff), x === 254 ? 15 : x === 255 ? 30 : 0);
    // ENC_VDS
    case 27:
      return base + (((w0 >>> 18) & 0x1f));
    // ENC_VFLAT
    case 28:
      return base + (((w0 >>> 14) & 0xff));
    // ENC_VSCRATCH
    case 29:
      return base + (((w0 >>> 14) & 0xff));
    // ENC_VGLOBAL
    case 30:
      return base + (((w0 >>> 14) & 0xff));
    // ENC_SMEM
    case 31:
      return base + (((w0 >>> 13) & 0x3f));
    default:
      return 0;
  }
}

/** Place of the Y half of the dual-issue pair that starts with these dwords. */
export function slotY(table: FormTable, w0: number, w1: number, w2: number): number {
  const top = w0 >>> 23;
  const base = table.base[top]!;
  switch (table.shape[top]) {
    // VOPDXY_Y VOPDXY_INST_LITERAL_Y
    case 1:
      return base + (((w0 >>> 17) & 0x1f)) * 2 + ((w1 & 0x1ff) === 255 ? 1 : 0);
    // VOPD3XY
    case 2:
      return base + (((w0 >>> 12) & 0x3f));
    default:
      return 0;
  }
}

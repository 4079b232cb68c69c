// CDNA 1: how instructions are written in assembly.
// Generated from spec/isa/amdgpu_isa_cdna1.xml and spec/asm by `npm run generate`; do not edit.
import { bindAsm, type BoundAsm } from "../../runtime/asm/bind.js";
import type { AsmTables } from "../../runtime/asm/tables.js";
import { cdna1 } from "./index.js";

/** How each form is written, as rows. */
export const asm: AsmTables = {
  registers: "s0..101@0 flat_scratch_lo@102 flat_scratch_hi@103 xnack_mask_lo@104 xnack_mask_hi@105 vcc_lo@106 vcc_hi@107 ttmp0..15@108 m0@124 null@125 exec_lo@126 exec_hi@127 src_flat_scratch_base_lo@230 src_flat_scratch_base_hi@231 src_shared_base@235 src_shared_limit@236 src_private_base@237 src_private_limit@238 src_pops_exiting_wave_id@239 src_vccz@251 src_execz@252 src_scc@253 src_lds_direct@254",
  registerAliases: "scc@253 vccz@251 execz@252 shared_base@235 shared_limit@236 private_base@237 private_limit@238 pops_exiting_wave_id@239 lds_direct@254",
  unread: "null src_flat_scratch_base_lo src_flat_scratch_base_hi",
  nullCode: 127,
  true16: false,
  limits: { scalarReads: 1, oneScalar: "", banks: null, values: ["FLAT_.* ; ENC_FLAT ; @0+13 ; 0-4095 ; offset ; an offset from 0 to 4095","S_BUFFER_.* ; ENC_SMEM ; OFFSET ; 0-1048575 ; offset ; an offset of 20 bits without a sign","IMAGE_GATHER4.* ; .* ; DMASK ; 1,2,4,8 ; dmask ; a dmask of one bit","IMAGE_ATOMIC_.* ; .* ; DMASK ; 1,3,15 ; dmask ; a dmask of 0x1, 0x3 or 0xf",".* ; VOP3.*|ENC_VOP3.* ; SRC1 ; 0-253,255-511 ; operand ; another source than LDS, which stands first only",".* ; VOP3.*|ENC_VOP3.* ; SRC2 ; 0-253,255-511 ; operand ; another source than LDS, which stands first only","V_(SUBREV|SUBBREV|LSHLREV|LSHRREV|ASHRREV|PK_LSHLREV|PK_LSHRREV|PK_ASHRREV)_.* ; .* ; SRC0 ; 0-253,255-511 ; operand ; another source than LDS, which this instruction does not take"] },
  enums: `
hwreg|HW_REG_MODE@1 HW_REG_STATUS@2 HW_REG_TRAPSTS@3 HW_REG_HW_ID@4 HW_REG_GPR_ALLOC@5 HW_REG_LDS_ALLOC@6 HW_REG_IB_STS@7 HW_REG_SH_MEM_BASES@15 HW_REG_TBA_LO@16 HW_REG_TBA_HI@17 HW_REG_TMA_LO@18 HW_REG_TMA_HI@19
sendmsg|MSG_INTERRUPT@1 MSG_GS@2 MSG_GS_DONE@3 MSG_SAVEWAVE@4 MSG_STALL_WAVE_GEN@5 MSG_HALT_WAVES@6 MSG_ORDERED_PS_DONE@7 MSG_EARLY_PRIM_DEALLOC@8 MSG_GS_ALLOC_REQ@9 MSG_GET_DOORBELL@10 MSG_SYSMSG@15
op_MSG_GS|GS_OP_CUT@1 GS_OP_EMIT@2 GS_OP_EMIT_CUT@3
op_MSG_GS_DONE|GS_OP_NOP@0 GS_OP_CUT@1 GS_OP_EMIT@2 GS_OP_EMIT_CUT@3
op_MSG_SYSMSG|SYSMSG_OP_ECC_ERR_INTERRUPT@1 SYSMSG_OP_REG_RD@2 SYSMSG_OP_HOST_TRAP_ACK@3 SYSMSG_OP_TTRACE_PC@4
msg_streams|GS_OP_CUT@1 GS_OP_EMIT@2 GS_OP_EMIT_CUT@3
target|mrt0..7@0 mrtz@8 null@9 pos0..3@12 param0..31@32
param|p10@0 p20@1 p0@2
format|
dfmt|BUF_DATA_FORMAT_INVALID@0 BUF_DATA_FORMAT_8@1 BUF_DATA_FORMAT_16@2 BUF_DATA_FORMAT_8_8@3 BUF_DATA_FORMAT_32@4 BUF_DATA_FORMAT_16_16@5 BUF_DATA_FORMAT_10_11_11@6 BUF_DATA_FORMAT_11_11_10@7 BUF_DATA_FORMAT_10_10_10_2@8 BUF_DATA_FORMAT_2_10_10_10@9 BUF_DATA_FORMAT_8_8_8_8@10 BUF_DATA_FORMAT_32_32@11 BUF_DATA_FORMAT_16_16_16_16@12 BUF_DATA_FORMAT_32_32_32@13 BUF_DATA_FORMAT_32_32_32_32@14 BUF_DATA_FORMAT_RESERVED_15@15
nfmt|BUF_NUM_FORMAT_UNORM@0 BUF_NUM_FORMAT_SNORM@1 BUF_NUM_FORMAT_USCALED@2 BUF_NUM_FORMAT_SSCALED@3 BUF_NUM_FORMAT_UINT@4 BUF_NUM_FORMAT_SINT@5 BUF_NUM_FORMAT_RESERVED_6@6 BUF_NUM_FORMAT_FLOAT@7
dim|
dpp|row_shl:1..15@257 row_shr:1..15@273 row_ror:1..15@289 wave_shl:1@304 wave_rol:1@308 wave_shr:1@312 wave_ror:1@316 row_mirror@320 row_half_mirror@321 row_bcast:15@322 row_bcast:31@323 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@352 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@353 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@354 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@355 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@356 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@357 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@358 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@359 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@360 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@361 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@362 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@363 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@364 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@365 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@366 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@367 ~/*~row_newbcast/row_share~is~not~supported~on~ASICs~earlier~than~GFX90A/GFX10~*/@336 ~/*~row_newbcast/row_share~is~not~supported~on~ASICs~earlier~than~GFX90A/GFX10~*/@337 ~/*~row_newbcast/row_share~is~not~supported~on~ASICs~earlier~than~GFX90A/GFX10~*/@338 ~/*~row_newbcast/row_share~is~not~supported~on~ASICs~earlier~than~GFX90A/GFX10~*/@339 ~/*~row_newbcast/row_share~is~not~supported~on~ASICs~earlier~than~GFX90A/GFX10~*/@340 ~/*~row_newbcast/row_share~is~not~supported~on~ASICs~earlier~than~GFX90A/GFX10~*/@341 ~/*~row_newbcast/row_share~is~not~supported~on~ASICs~earlier~than~GFX90A/GFX10~*/@342 ~/*~row_newbcast/row_share~is~not~supported~on~ASICs~earlier~than~GFX90A/GFX10~*/@343 ~/*~row_newbcast/row_share~is~not~supported~on~ASICs~earlier~than~GFX90A/GFX10~*/@344 ~/*~row_newbcast/row_share~is~not~supported~on~ASICs~earlier~than~GFX90A/GFX10~*/@345 ~/*~row_newbcast/row_share~is~not~supported~on~ASICs~earlier~than~GFX90A/GFX10~*/@346 ~/*~row_newbcast/row_share~is~not~supported~on~ASICs~earlier~than~GFX90A/GFX10~*/@347 ~/*~row_newbcast/row_share~is~not~supported~on~ASICs~earlier~than~GFX90A/GFX10~*/@348 ~/*~row_newbcast/row_share~is~not~supported~on~ASICs~earlier~than~GFX90A/GFX10~*/@349 ~/*~row_newbcast/row_share~is~not~supported~on~ASICs~earlier~than~GFX90A/GFX10~*/@350 ~/*~row_newbcast/row_share~is~not~supported~on~ASICs~earlier~than~GFX90A/GFX10~*/@351
sel|BYTE_0..3@0 WORD_0..1@4 DWORD@6
unused|UNUSED_PAD@0 UNUSED_SEXT@1 UNUSED_PRESERVE@2 UNUSED_PAD@3
gpr_idx|SRC0@1 SRC1@2 SRC2@4 DST@8
swizzle|ROTATE@49152 FFT@57344
waitcnt|vmcnt/0+4/14+2@0 expcnt/4+3@1 lgkmcnt/8+4@2
depctr|
delay_id|
delay_skip|
version|
version_flag|
scope|
th_load|
th_store|
th_atomic|
matrix_fmt|
matrix_scale|
matrix_scale_fmt|
`,
  syntaxes: `
|v.1:ADDR v.1:DATA0|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:ADDR v.1:DATA0 v.1:DATA1|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:ADDR v.1:DATA0 v.1:DATA1|dec.offset0:OFFSET0 dec.offset1:OFFSET1 flag.gds:GDS
||dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:DATA0|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:VDST v.1:ADDR v.1:DATA0|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:VDST v.1:ADDR v.1:DATA0 v.1:DATA1|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.2:VDST v.1:ADDR v.1:DATA0 v.1:DATA1|dec.offset0:OFFSET0 dec.offset1:OFFSET1 flag.gds:GDS
|v.1:VDST v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.2:VDST v.1:ADDR|dec.offset0:OFFSET0 dec.offset1:OFFSET1 flag.gds:GDS
|v.1:VDST v.1:ADDR|swizzle:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:ADDR v.2:DATA0|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:ADDR v.2:DATA0 v.2:DATA1|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:ADDR v.2:DATA0 v.2:DATA1|dec.offset0:OFFSET0 dec.offset1:OFFSET1 flag.gds:GDS
|v.2:VDST v.1:ADDR v.2:DATA0|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.2:VDST v.1:ADDR v.2:DATA0 v.2:DATA1|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.4:VDST v.1:ADDR v.2:DATA0 v.2:DATA1|dec.offset0:OFFSET0 dec.offset1:OFFSET1 flag.gds:GDS
|v.2:VDST v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.4:VDST v.1:ADDR|dec.offset0:OFFSET0 dec.offset1:OFFSET1 flag.gds:GDS
|v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:ADDR,c=@25+1|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:VDST|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:ADDR v.3:DATA0|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:ADDR v.4:DATA0|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.3:VDST v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.4:VDST v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|target:TGT expsrc.0:VSRC0,en=EN,compr=COMPR expsrc.1:VSRC1,en=EN,compr=COMPR,pair=VSRC0 expsrc.2:VSRC2,en=EN,compr=COMPR,pair=VSRC1 expsrc.3:VSRC3,en=EN,compr=COMPR,pair=VSRC1|flag.done:DONE flag.compr:COMPR flag.vm:VM
|v.1:VDST,nif=LDS v.2:ADDR|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.2:VDST,nif=LDS v.2:ADDR|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.3:VDST,nif=LDS v.2:ADDR|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.4:VDST,nif=LDS v.2:ADDR|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.2:ADDR v.1:DATA|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.2:ADDR v.2:DATA|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.2:ADDR v.3:DATA|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.2:ADDR v.4:DATA|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.1:VDST,if=GLC#0 v.2:ADDR v.1:DATA|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.1:VDST,if=GLC#0 v.2:ADDR v.2:DATA|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.2:VDST,if=GLC#0 v.2:ADDR v.2:DATA|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.2:VDST,if=GLC#0 v.2:ADDR v.4:DATA|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.1:VDST,nif=LDS gaddr:ADDR,s=SADDR saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.2:VDST,nif=LDS gaddr:ADDR,s=SADDR saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.3:VDST,nif=LDS gaddr:ADDR,s=SADDR saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.4:VDST,nif=LDS gaddr:ADDR,s=SADDR saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|gaddr:ADDR,s=SADDR v.1:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|gaddr:ADDR,s=SADDR v.2:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|gaddr:ADDR,s=SADDR v.3:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|gaddr:ADDR,s=SADDR v.4:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.1:VDST,if=GLC#0 gaddr:ADDR,s=SADDR v.1:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.1:VDST,if=GLC#0 gaddr:ADDR,s=SADDR v.2:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.2:VDST,if=GLC#0 gaddr:ADDR,s=SADDR v.2:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.2:VDST,if=GLC#0 gaddr:ADDR,s=SADDR v.4:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.1:VDST,nif=LDS xaddr:ADDR,s=SADDR saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.2:VDST,nif=LDS xaddr:ADDR,s=SADDR saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.3:VDST,nif=LDS xaddr:ADDR,s=SADDR saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|v.4:VDST,nif=LDS xaddr:ADDR,s=SADDR saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|xaddr:ADDR,s=SADDR v.1:DATA saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|xaddr:ADDR,s=SADDR v.2:DATA saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|xaddr:ADDR,s=SADDR v.3:DATA saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|xaddr:ADDR,s=SADDR v.4:DATA saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.nv:NV flag.lds:LDS
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE v.1.any:VADDR s.8.-:SRSRC|hex.dmask:DMASK flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.da:DA flag.d16:D16
|imgdata.mask.1/2/3:VDATA,dmask=DMASK,d16=D16,tfe=TFE v.1.any:VADDR s.8.-:SRSRC|hex.dmask:DMASK flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.da:DA flag.d16:D16
|imgdata.mask.2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE v.1.any:VADDR s.8.-:SRSRC|hex.dmask:DMASK flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.da:DA flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE v.1.any:VADDR s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.da:DA flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE v.2.any:VADDR s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.da:DA flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE v.3.any:VADDR s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.da:DA flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE v.4.any:VADDR s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.da:DA flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE v.1.any:VADDR s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.da:DA flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE v.2.any:VADDR s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.da:DA flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE v.3.any:VADDR s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.da:DA flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE v.4.any:VADDR s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.da:DA flag.d16:D16
|vdata.1:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|dfmt:DFMT,nfmt=NFMT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.tfe:TFE
|vdata.2:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|dfmt:DFMT,nfmt=NFMT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.tfe:TFE
|vdata.3:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|dfmt:DFMT,nfmt=NFMT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.tfe:TFE
|vdata.4:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|dfmt:DFMT,nfmt=NFMT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.tfe:TFE
|vdata.1:VDATA,tfe=TFE,lds=LDS bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.tfe:TFE flag.lds:LDS
|vdata.2:VDATA,tfe=TFE,lds=LDS bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.tfe:TFE flag.lds:LDS
|vdata.3:VDATA,tfe=TFE,lds=LDS bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.tfe:TFE flag.lds:LDS
|vdata.4:VDATA,tfe=TFE,lds=LDS bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.tfe:TFE flag.lds:LDS
|s.4.-:SRSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET text._lds flag.glc:GLC flag.slc:SLC set.1:LDS
||
|s.1.-:SDATA s.2.-:SBASE smem.x:OFFSET,s=SOFFSET,imm=IMM,en=SOFFSET_EN|flag.glc:GLC
|s.2.-:SDATA s.2.-:SBASE smem.x:OFFSET,s=SOFFSET,imm=IMM,en=SOFFSET_EN|flag.glc:GLC
|s.4.-:SDATA s.2.-:SBASE smem.x:OFFSET,s=SOFFSET,imm=IMM,en=SOFFSET_EN|flag.glc:GLC
|s.8.-:SDATA s.2.-:SBASE smem.x:OFFSET,s=SOFFSET,imm=IMM,en=SOFFSET_EN|flag.glc:GLC
|s.16.-:SDATA s.2.-:SBASE smem.x:OFFSET,s=SOFFSET,imm=IMM,en=SOFFSET_EN|flag.glc:GLC
|s.1.-:SDATA s.4.-:SBASE smem.x:OFFSET,s=SOFFSET,imm=IMM,en=SOFFSET_EN|flag.glc:GLC
|s.2.-:SDATA s.4.-:SBASE smem.x:OFFSET,s=SOFFSET,imm=IMM,en=SOFFSET_EN|flag.glc:GLC
|s.4.-:SDATA s.4.-:SBASE smem.x:OFFSET,s=SOFFSET,imm=IMM,en=SOFFSET_EN|flag.glc:GLC
|s.8.-:SDATA s.4.-:SBASE smem.x:OFFSET,s=SOFFSET,imm=IMM,en=SOFFSET_EN|flag.glc:GLC
|s.16.-:SDATA s.4.-:SBASE smem.x:OFFSET,s=SOFFSET,imm=IMM,en=SOFFSET_EN|flag.glc:GLC
|s.2.-:SDATA|
|i:SDATA s.2.-:SBASE smem.x:OFFSET,s=SOFFSET,imm=IMM,en=SOFFSET_EN|
|i:SDATA s.4.-:SBASE smem.x:OFFSET,s=SOFFSET,imm=IMM,en=SOFFSET_EN|
|s.2.-:SBASE smem.x:OFFSET,s=SOFFSET,imm=IMM,en=SOFFSET_EN|
|s.1.-:SDST s.1.b32:SSRC0|
|s.2.-:SDST s.2.i64:SSRC0|
|s.1.-:SDST s.2.i64:SSRC0|
|s.2.-:SDST s.1.b32:SSRC0|
|s.2.-:SDST|
|s.2.-:SSRC0|
|s.2.-:SDST s.2.-:SSRC0|
|s.1.-:SDST s.1.-:SSRC0|
|s.1.-:SSRC0|
|s.1.b32:SSRC0|
|s.1.-:SDST s.1.b32:SSRC0 s.1.b32:SSRC1|
|s.2.-:SDST s.2.i64:SSRC0 s.2.i64:SSRC1|
|s.2.-:SDST s.2.i64:SSRC0 s.1.b32:SSRC1|
|s.2.-:SDST s.1.b32:SSRC0 s.1.b32:SSRC1|
|s.2.i64:SSRC0 s.2.i64:SSRC1|
|s.2.i64:SSRC0 s.1.b32:SSRC1|
|s.1.b32:SSRC0 s.1.b32:SSRC1|
|s.1.b32:SSRC0 gpridx:SSRC1|
|s.1.-:SDST x:SIMM16|
|s.1.-:SDST x.unsigned:SIMM16|
|s.2.-:SDST label:SIMM16|
|s.1.-:SDST hwreg:SIMM16|
|hwreg:SIMM16 s.1.-:SDST|
|hwreg:SIMM16 i:LITERAL|
|i:SIMM16|
|opt:SIMM16|
|label:SIMM16|
|waitcnt:SIMM16|
|msg:SIMM16|
|gpridx:SIMM16|
_e32|v.1:VDST v.1:VSRC attr:ATTR,chan=ATTRCHAN|
_e64|v.1:VDST s.1.-:SRC1,n=NEG#1,a=ABS#1 attr:@32+6,chan=@38+2|flag.high:@40+1 flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST param:VSRC attr:ATTR,chan=ATTRCHAN|
_e64|v.1:VDST param:SRC1 attr:@32+6,chan=@38+2|flag.high:@40+1 flag.clamp:CLAMP omod:OMOD
||flag.clamp:CLAMP omod:OMOD
||dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e32|v.1:VDST s.1.b32:SRC0|
_sdwa|v.1:VDST s.1.b32:VSRC0,x=SRC0_SEXT,g=S0|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL
_dpp|v.1:VDST v.1:VSRC0|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e64|v.1:VDST s.1.b32:SRC0|flag.clamp:CLAMP omod:OMOD
|s.1.-:VDST s.1.b32:SRC0|
_e32|v.1:VDST s.2.f64:SRC0|
_dpp|v.1:VDST s.2.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e64|v.1:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_e32|v.2:VDST s.1.b32:SRC0|
_dpp|v.2:VDST v.1:VSRC0|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e64|v.2:VDST s.1.b32:SRC0|flag.clamp:CLAMP omod:OMOD
_sdwa|v.1:VDST s.1.b32:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL
_dpp|v.1:VDST s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e64|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST s.1.f16:SRC0|
_sdwa|v.1:VDST s.1.f16:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL
_e64|v.1:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_dpp|v.2:VDST s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e64|v.2:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_e32|v.2:VDST s.2.f64:SRC0|
_dpp|v.2:VDST s.2.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e64|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST s.1.i16:SRC0|
_sdwa|v.1:VDST s.1.i16:VSRC0,x=SRC0_SEXT,g=S0|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL
_e64|v.1:VDST s.1.i16:SRC0|flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST s.1.p16:SRC0|
_sdwa|v.1:VDST s.1.p16:VSRC0,x=SRC0_SEXT,g=S0|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL
_e64|v.1:VDST s.1.p16:SRC0|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.-:SRC0|
_e32|v.1:VDST s.1.b32:SRC0 v.1:VSRC1 vcc|
_sdwa|v.1:VDST s.1.b32:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0 s.1.b32:VSRC1,n=SRC1_NEG,a=SRC1_ABS,g=S1 vcc|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_dpp|v.1:VDST s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS s.1.-.v:VSRC1,n=SRC1_NEG,a=SRC1_ABS vcc|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e64|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST s.1.b32:SRC0 v.1:VSRC1|
_sdwa|v.1:VDST s.1.b32:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0 s.1.b32:VSRC1,n=SRC1_NEG,a=SRC1_ABS,g=S1|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_dpp|v.1:VDST s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS s.1.-.v:VSRC1,n=SRC1_NEG,a=SRC1_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e64|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
_sdwa|v.1:VDST s.1.b32:VSRC0,x=SRC0_SEXT,g=S0 s.1.b32:VSRC1,x=SRC1_SEXT,g=S1|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_dpp|v.1:VDST v.1:VSRC0 v.1:VSRC1|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e64|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.b32:SRC0 k:LITERAL v.1:VSRC1|
|v.1:VDST s.1.b32:SRC0 v.1:VSRC1 k:LITERAL|
_e32|v.1:VDST vcc s.1.b32:SRC0 v.1:VSRC1|
_sdwa|v.1:VDST vcc s.1.b32:VSRC0,x=SRC0_SEXT,g=S0 s.1.b32:VSRC1,x=SRC1_SEXT,g=S1|flag.clamp:@45+1 omod:@46+2 enum.dst_sel.sel.always.DWORD:@40+3 enum.dst_unused.unused.always.UNUSED_PRESERVE:@43+2 enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_dpp|v.1:VDST vcc v.1:VSRC0 v.1:VSRC1|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e64|v.1:VDST m.-:SDST s.1.b32:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST vcc s.1.b32:SRC0 v.1:VSRC1 vcc|
_sdwa|v.1:VDST vcc s.1.b32:VSRC0,x=SRC0_SEXT,g=S0 s.1.b32:VSRC1,x=SRC1_SEXT,g=S1 vcc|flag.clamp:@45+1 omod:@46+2 enum.dst_sel.sel.always.DWORD:@40+3 enum.dst_unused.unused.always.UNUSED_PRESERVE:@43+2 enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_dpp|v.1:VDST vcc v.1:VSRC0 v.1:VSRC1 vcc|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e64|v.1:VDST m.-:SDST s.1.b32:SRC0 s.1.b32:SRC1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST s.1.f16:SRC0 v.1:VSRC1|
_sdwa|v.1:VDST s.1.f16:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0 s.1.f16:VSRC1,n=SRC1_NEG,a=SRC1_ABS,g=S1|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_e64|v.1:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.f16:SRC0 k.f16:LITERAL v.1:VSRC1|
|v.1:VDST s.1.f16:SRC0 v.1:VSRC1 k.f16:LITERAL|
_e32|v.1:VDST s.1.i16:SRC0 v.1:VSRC1|
_sdwa|v.1:VDST s.1.i16:VSRC0,x=SRC0_SEXT,g=S0 s.1.i16:VSRC1,x=SRC1_SEXT,g=S1|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_e64|v.1:VDST s.1.i16:SRC0 s.1.i16:SRC1|flag.clamp:CLAMP omod:OMOD
_sdwa|v.1:VDST s.1.f16:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0 s.1.f16:VSRC1,x=SRC1_SEXT,g=S1|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_dpp|v.1:VDST s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS v.1:VSRC1|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e64|v.1:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0 s.1.f16:SRC1|flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST s.1.pf16:SRC0 v.1:VSRC1|
_e64|v.1:VDST s.1.pf16:SRC0,n=NEG#0,a=ABS#0 s.1.pf16:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST s.1.p16:SRC0 v.1:VSRC1|
_e64|v.1:VDST s.1.p16:SRC0 s.1.p16:SRC1|flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST s.1.pkfmach:SRC0 v.1:VSRC1|
_sdwa|v.1:VDST s.1.pf16:VSRC0,x=SRC0_SEXT,g=S0 s.1.pf16:VSRC1,x=SRC1_SEXT,g=S1|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_e64|v.1:VDST s.1.pkfmach:SRC0,n=NEG#0,a=ABS#0 s.1.pf16:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 s.1.b32:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.2.f64:SRC1,n=NEG#1,a=ABS#1 s.2.f64:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1 s.1.b32:SRC2|bits.op_sel.4.0:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.p16:SRC0 s.1.p16:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD
|v.1:VDST m.-:SDST s.1.b32:SRC0,n=NEG#0 s.1.b32:SRC1,n=NEG#1 s.1.b32:SRC2,n=NEG#2|flag.clamp:CLAMP omod:OMOD
|v.2:VDST m.-:SDST s.2.f64:SRC0,n=NEG#0 s.2.f64:SRC1,n=NEG#1 s.2.f64:SRC2,n=NEG#2|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.2.i64:SRC0 s.1.b32:SRC1 s.2.i64:SRC2|flag.clamp:CLAMP omod:OMOD
|v.4:VDST s.2.i64:SRC0 s.1.b32:SRC1 s.4.-:SRC2|flag.clamp:CLAMP omod:OMOD
|v.2:VDST m.-:SDST s.1.b32:SRC0 s.1.b32:SRC1 s.2.i64:SRC2|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1 s.1.f16:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.i16:SRC0 s.1.i16:SRC1 s.1.i16:SRC2|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.i16:SRC0 s.1.i16:SRC1 s.1.b32:SRC2|bits.op_sel.4.0.9:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1 s.1.f16:SRC2,n=NEG#2,a=ABS#2|bits.op_sel.4.0.9:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.i16:SRC0 s.1.i16:SRC1 s.1.i16:SRC2|bits.op_sel.4.0.9:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.-:SRC1,n=NEG#1,a=ABS#1 attr:@32+6,chan=@38+2|flag.high:@40+1 flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.-:SRC1,n=NEG#1,a=ABS#1 attr:@32+6,chan=@38+2 s.1.-:SRC2,n=NEG#2,a=ABS#2|flag.high:@40+1 flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.-:SRC1,n=NEG#1,a=ABS#1 attr:@32+6,chan=@38+2 s.1.-:SRC2,n=NEG#2,a=ABS#2|flag.high:@40+1 flag.clamp:CLAMP bits.op_sel.4.0:OP_SEL
|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.2.f64:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
|s.1.-:VDST s.1.b32:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.1.b32:SRC0 s.2.i64:SRC1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1|bits.op_sel.3.0.9:OP_SEL,b2=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.i16:SRC0 s.1.i16:SRC1|bits.op_sel.3.0.9:OP_SEL,b2=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.p16:SRC0 s.1.p16:SRC1 s.1.p16:SRC2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.1:OP_SEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.p16:SRC0 s.1.p16:SRC1|bits.op_sel.2.0:OP_SEL bits.op_sel_hi.2.1:OP_SEL_HI bits.neg_lo.2.0:NEG bits.neg_hi.2.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.pf16:SRC0 s.1.pf16:SRC1 s.1.pf16:SRC2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.1:OP_SEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.pf16:SRC0 s.1.pf16:SRC1|bits.op_sel.2.0:OP_SEL bits.op_sel_hi.2.1:OP_SEL_HI bits.neg_lo.2.0:NEG bits.neg_hi.2.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.f16:SRC0,n=NEG#0,a=NEG_HI#0 s.1.f16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.f16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.0:OP_SEL_HI flag.clamp:CLAMP
|v.1:VDST s.1.pf16:SRC0 s.1.pf16:SRC1 s.1.b32:SRC2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.1:OP_SEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.p16:SRC0 s.1.p16:SRC1 s.1.b32:SRC2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.1:OP_SEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1 s.1.b32:SRC2|bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OP_SEL_HI
|a.32:VDST s.1.-:SRC0,c=ACC#0 s.1.-:SRC1,c=ACC#1 s.32.b32.A:SRC2|dec.cbsz:CBSZ dec.abid:ABID dec.blgp:BLGP
|a.16:VDST s.1.-:SRC0,c=ACC#0 s.1.-:SRC1,c=ACC#1 s.16.b32.A:SRC2|dec.cbsz:CBSZ dec.abid:ABID dec.blgp:BLGP
|a.4:VDST s.1.-:SRC0,c=ACC#0 s.1.-:SRC1,c=ACC#1 s.4.b32.A:SRC2|dec.cbsz:CBSZ dec.abid:ABID dec.blgp:BLGP
|a.32:VDST s.2.-:SRC0,c=ACC#0 s.2.-:SRC1,c=ACC#1 s.32.b32.A:SRC2|dec.cbsz:CBSZ dec.abid:ABID dec.blgp:BLGP
|a.16:VDST s.2.-:SRC0,c=ACC#0 s.2.-:SRC1,c=ACC#1 s.16.b32.A:SRC2|dec.cbsz:CBSZ dec.abid:ABID dec.blgp:BLGP
|a.4:VDST s.2.-:SRC0,c=ACC#0 s.2.-:SRC1,c=ACC#1 s.4.b32.A:SRC2|dec.cbsz:CBSZ dec.abid:ABID dec.blgp:BLGP
|v.1:VDST s.1.-.A:SRC0|ones:OP_SEL_HI
|a.1:VDST s.1.b32:SRC0|ones:OP_SEL_HI
_e64|s.2.-:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_e32|vcc s.1.b32:SRC0 v.1:VSRC1|
_sdwa|sd:SDST,b=SD s.1.b32:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0 s.1.b32:VSRC1,x=SRC1_SEXT,g=S1|enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_e64|s.2.-:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_e32|vcc s.2.f64:SRC0 v.1:VSRC1|
_e64|s.2.-:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_e32|vcc s.1.f16:SRC0 v.1:VSRC1|
_sdwa|sd:SDST,b=SD s.1.f16:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0 s.1.b32:VSRC1,x=SRC1_SEXT,g=S1|enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_e64|s.2.-:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|bits.op_sel.2.0.9.t16:OP_SEL flag.clamp:CLAMP omod:OMOD
_e64|s.2.-:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
_sdwa|sd:SDST,b=SD s.1.f16:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0 s.1.f16:VSRC1,n=SRC1_NEG,a=SRC1_ABS,g=S1|enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_e64|s.2.-:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1|bits.op_sel.2.0.9.t16:OP_SEL flag.clamp:CLAMP omod:OMOD
_e64|s.2.-:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
_sdwa|sd:SDST,b=SD s.1.b32:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0 s.1.b32:VSRC1,n=SRC1_NEG,a=SRC1_ABS,g=S1|enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_e64|s.2.-:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.2.f64:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
_e32|vcc s.2.f64:SRC0 v.2:VSRC1|
_e64|s.2.-:VDST s.1.i16:SRC0 s.1.i16:SRC1|flag.clamp:CLAMP omod:OMOD
_e32|vcc s.1.i16:SRC0 v.1:VSRC1|
_sdwa|sd:SDST,b=SD s.1.i16:VSRC0,x=SRC0_SEXT,g=S0 s.1.i16:VSRC1,x=SRC1_SEXT,g=S1|enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_e64|s.2.-:VDST s.1.i16:SRC0 s.1.i16:SRC1|bits.op_sel.2.0.9.t16:OP_SEL flag.clamp:CLAMP omod:OMOD
_e64|s.2.-:VDST s.1.b32:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_sdwa|sd:SDST,b=SD s.1.b32:VSRC0,x=SRC0_SEXT,g=S0 s.1.b32:VSRC1,x=SRC1_SEXT,g=S1|enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_e64|s.2.-:VDST s.2.i64:SRC0 s.2.i64:SRC1|flag.clamp:CLAMP omod:OMOD
_e32|vcc s.2.i64:SRC0 v.2:VSRC1|
`,
  forms: `
0
0
0
0
0
0
0
0
0
0
0
0
1
0
2
2
1
1
0
0
3
0
4
0
0
5
5
5
5
5
5
5
5
5
5
5
5
6
5
7
7
6
6
5
5
6
5
8
9
9
8
8
8
8
10
5
5
11
11
11
11
11
11
11
11
11
11
11
11
12
11
13
13
12
12
11
11
0
0
8
8
8
8
8
8
14
14
14
14
14
14
14
14
14
14
14
14
15
14
16
16
15
15
14
14
17
18
18
14
19
19
19
19
19
19
19
19
19
19
19
19
19
19
19
19
3
20
3
20
3
20
21
21
21
8
19
19
19
19
19
19
19
19
19
19
19
19
19
19
19
22
23
24
25
26
27
27
27
27
27
28
29
30
31
31
31
31
31
32
33
34
27
27
27
27
27
27
35
36
35
35
35
35
35
35
35
35
35
35
35
37
38
37
37
37
37
37
37
37
37
37
37
37
39
39
39
39
39
40
41
42
43
43
43
43
43
44
45
46
39
39
39
39
39
39
47
48
47
47
47
47
47
47
47
47
47
47
47
47
47
49
50
49
49
49
49
49
49
49
49
49
49
49
51
51
51
51
51
52
53
54
55
55
55
55
55
56
57
58
51
51
51
51
51
51
59
59
59
59
59
59
59
59
59
59
59
60
61
60
60
60
60
60
60
60
60
60
60
60
62
62
63
63
62
63
63
62
63
63
64
64
63
64
64
63
63
63
64
64
63
64
64
63
64
64
65
65
64
65
65
64
66
66
66
66
67
67
66
67
67
66
62
67
68
68
67
67
67
67
68
68
67
68
68
68
69
69
68
62
63
63
64
64
64
64
65
65
70
71
72
73
70
71
72
73
70
70
71
71
70
70
71
71
74
75
76
77
74
75
76
77
74
74
75
75
74
74
75
75
74
74
74
74
74
75
76
77
74
74
74
74
74
75
76
77
74
74
74
74
74
74
74
74
78
79
79
74
75
74
74
74
74
74
74
74
74
74
74
74
74
74
75
77
75
75
75
75
75
75
75
75
75
75
75
80
81
82
83
84
80
81
82
85
86
87
88
89
80
81
82
80
81
82
85
86
87
79
79
79
79
90
90
91
92
93
93
85
86
85
85
85
85
85
85
85
85
85
85
85
86
87
86
86
86
86
86
86
86
86
86
86
86
80
81
80
80
80
80
80
80
80
80
80
80
80
81
82
81
81
81
81
81
81
81
81
81
81
81
94 94
95 95
94 94
95 95
94 94
95 95
94 94
95 95
94 94
95 95
94 94
96 96
94 94
96 96
94 94
96 96
94 94
96 96
94 94
96 96
94 94
96 96
94 94
94 94
94 94
97 97
94 94
97 97
98
99
100 95
99
95 95
95 95
95 95
95 95
95 95
95 95
95 95
95 95
94 94
95 95
101
100
94 94
95 95
102
94 94
103 103
95 95
95 95
95 95
95 95
97 97
104 104 104 104
104 104 104 104
104 104 104 104
104 104 104 104
104 104 104 104
104 104 104 104
104 104 104 104
104 104 104 104
104 104 104 104
104 104 104 104
104 104 104 104
105 105 105 105
104 104 104 104
105 105 105 105
104 104 104 104
105 105 105 105
104 104 104 104
105 105 105 105
104 104 104 104
105 105 105 105
104 104 104 104
105 105 105 105
104 104 104 104
105 105 105 105
104 104 104 104
105 105 105 105
104 104 104 104
105 105 105 105
104 104 104 104
106 106 106 106
104 104 104 104
106 106 106 106
104 104 104 104
106 106 106 106
104 104 104 104
107 107 107 107
104 104 104 104
104 104 104 104
104 104 104 104
106 106 106 106
106 106 106 106
108
104 104 104 104
109 109 109 109
104 104 104 104
104 104 104 104
104 104 104 104
104 104 104 104
104 104 104 104
104 104 104 104
104 104 104 104
104 104 104 104
104 104 104 104
110 110 110 110
110 110 110 110
110 110 110 110
110 110 110 110
110 110 110 110
110 110 110 110
110 110 110 110
110 110 110 110
110 110 110 110
110 110 110 110
110 110 110 110
110 110 110 110
110 110 110 110
110 110 110 110
109 109 109 109
109 109 109 109
110 110 110 110
111 111
108 108 108 108
108 108 108 108
112
112
112
112
112
112
112
112
113
113
113
113
113
113
112
112
114
115
116
117
114
118
119
120
79
120
120
120
120
120
120
79
118
121
118
118
118
122
122
118
79
118
118
79
120
120
120
120
79
79
123
79
124 125
124 125
126 127
79 128 129 79
130 130 131 132 133
134
135 135 136 137
138 138 139 140
130 130 131 132 133
130 130 131 132 133
130 130 141 142 143
130 130 141 142 143
130 130 141 142 143
144 144 145 142 146
130 130 141 142 143
130 130 141 142 143
130 130 131 132 133
135 135 136 137
138 138 147 148
130 130 131 132 133
130 130 131 132 133
130 130 131 132 133
130 130 131 132 133
135 135 136 137
138 138 139 140
149 149 150 151
149 149 150 151
149 149 150 151
149 149 150 151
130 130 141 142 143
130 130 141 142 143
130 130 141 142 143
130 130 141 142 143
130 130 141 142 143
130 130 141 142 143
130 130 141 142 143
130 130 141 142 143
130 130 141 142 143
130 130 141 142 143
149 149 150 151
149 149 150 151
130 130 141 142 143
149 149 150 151
130 130 141 142 143
130 130 141 142 143
130 130 131 132 133
130 130 131 132 133
130 130 131 132 133
130 130 131 132 133
130 130 131 132 133
135 135 136 137
149 149 150 151
149 149 150 151
130 130 141 142 143
130 130 141 142 143
79 128
130 130 131 132 133
152 152 153 132 154
152 152 153 132 154
144 144 145 142 146
144 144 145 142 146
144 144 145 142 146
144 144 145 142 146
144 144 145 142 146
144 144 145 142 146
144 144 145 142 146
144 144 145 142 146
144 144 145 142 146
144 144 145 142 146
144 144 145 142 146
144 144 145 142 146
144 144 145 142 146
144 144 145 142 146
144 144 145 142 146
144 144 145 142 146
130 130 141 142 143
130 130 141 142 143
144 144 145 142 146
144 144 145 142 146
155 155 156 132 157
158
159 159 160 161 162
163 163 164 165 166
163 163 164 165 166
163 163 164 165 166
163 163 164 165 166
163 163 164 165 166
163 163 167 168 169
163 163 167 168 169
163 163 167 168 169
163 163 167 168 169
163 163 164 165 166
163 163 164 165 166
163 163 167 168 169
163 163 167 168 169
163 163 167 168 169
163 163 167 168 169
163 163 167 168 169
163 163 167 168 169
163 163 167 168 169
163 163 167 168 169
163 163 167 168 169
163 163 167 168 169
163 163 165 166
170 170
171 171
172 172 173 174 175
172 172 173 174 175
172 172 173 174 175
176 176 177 178 179
176 176 177 178 179
176 176 177 178 179
180 180 181 165 182
180 180 181 165 182
180 180 181 165 182
180 180 181 165 182
180 180 165 182
183 183
184 184
185 185 186 168 187
185 185 186 168 187
185 185 186 168 187
185 185 186 168 187
185 185 186 168 187
185 185 186 168 187
185 185 186 168 187
180 180 181 165 182
180 180 181 165 182
185 185 186 168 187
185 185 186 168 187
185 185 186 168 187
185 185 186 168 187
180 180 188 189 190
163 163 167 168 169
163 163 167 168 169
163 163 167 168 169
191 191 165 192
193 193 168 194
163 163 168 169
163 163 168 169
163 163 165 166
195 195 196 165 197
163 163 167 168 169
198
198
199
199
198
198
198
198
199
199
199
198
200
199
201
201
198
199
199
198
199
199
198
199
199
199
199
202
199
203
198
200
204
205
198
200
199
206
206
207
208
208
209
210
210
199
209
209
211
212
212
199
213
214
214
213
214
214
213
214
214
199
199
199
199
199
199
213
214
214
213
213
215
216
216
217
218
218
218
218
219
220
220
220
211
221
220
220
220
220
222
222
222
219
220
223
223
223
220
220
224
224
220
220
225
225
224
226
227
227
227
227
227
227
227
227
226
227
227
227
227
228
229
229
229
229
!v_fma_mix_f32 230
!v_fma_mixlo_f16 230
!v_fma_mixhi_f16 230
231
232
232
233
233
233
233
234
235
236
235
236
237
238
239
238
239
234
235
236
235
236
!v_accvgpr_read_b32 240
!v_accvgpr_write_b32 241
234
235
236
235
236
242 243 243 244
242 243 243 244
245 246 246
245 246 246
247 248 248 249
250 248 248 249
251 248 248 252
251 248 248 252
251 248 248 252
251 248 248 252
251 248 248 252
251 248 248 252
251 248 248 252
251 248 248 252
251 248 248 252
251 248 248 252
251 248 248 252
251 248 248 252
251 248 248 252
251 248 248 252
251 248 248 252
251 248 248 252
253 248 248 252
253 248 248 252
253 248 248 252
253 248 248 252
253 248 248 252
253 248 248 252
253 248 248 252
253 248 248 252
253 248 248 252
253 248 248 252
253 248 248 252
253 248 248 252
253 248 248 252
253 248 248 252
253 248 248 252
253 248 248 252
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
254 243 243 255
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
256 257 257
258 259 259 260
258 259 259 260
258 259 259 260
258 259 259 260
258 259 259 260
258 259 259 260
258 259 259 260
258 259 259 260
258 259 259 260
258 259 259 260
258 259 259 260
258 259 259 260
258 259 259 260
258 259 259 260
258 259 259 260
258 259 259 260
261 259 259 260
261 259 259 260
261 259 259 260
261 259 259 260
261 259 259 260
261 259 259 260
261 259 259 260
261 259 259 260
261 259 259 260
261 259 259 260
261 259 259 260
261 259 259 260
261 259 259 260
261 259 259 260
261 259 259 260
261 259 259 260
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
262 243 243 263
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
264 265 265
`,
};

/** CDNA 1's assembly, both ways. */
export const { disassemble, listing, listingText, assemble, assembleSource }: BoundAsm = /* @__PURE__ */ bindAsm({ isa: cdna1, asm });

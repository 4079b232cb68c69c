// CDNA 2: how instructions are written in assembly.
// Generated from spec/isa/amdgpu_isa_cdna2.xml and spec/asm by `npm run generate`; do not edit.
import { bindAsm, type BoundAsm } from "../../runtime/asm/bind.js";
import type { AsmTables } from "../../runtime/asm/tables.js";
import { cdna2 } from "./index.js";

/** How each form is written, as rows. */
export const asm: AsmTables = {
  registers: "s0..101@0 flat_scratch_lo@102 flat_scratch_hi@103 xnack_mask_lo@104 xnack_mask_hi@105 vcc_lo@106 vcc_hi@107 ttmp0..15@108 m0@124 null@125 exec_lo@126 exec_hi@127 src_flat_scratch_base_lo@230 src_flat_scratch_base_hi@231 src_shared_base@235 src_shared_limit@236 src_private_base@237 src_private_limit@238 src_pops_exiting_wave_id@239 src_vccz@251 src_execz@252 src_scc@253 src_lds_direct@254",
  registerAliases: "scc@253 vccz@251 execz@252 shared_base@235 shared_limit@236 private_base@237 private_limit@238 pops_exiting_wave_id@239",
  unread: "null src_flat_scratch_base_lo src_flat_scratch_base_hi src_lds_direct",
  nullCode: 127,
  true16: false,
  limits: { scalarReads: 1, oneScalar: "", banks: null, values: ["FLAT_.* ; ENC_FLAT ; @0+13 ; 0-4095 ; offset ; an offset from 0 to 4095","S_BUFFER_.* ; ENC_SMEM ; OFFSET ; 0-1048575 ; offset ; an offset of 20 bits without a sign","IMAGE_GATHER4.* ; .* ; DMASK ; 1,2,4,8 ; dmask ; a dmask of one bit","IMAGE_ATOMIC_.* ; .* ; DMASK ; 1,3,15 ; dmask ; a dmask of 0x1, 0x3 or 0xf"] },
  enums: `
hwreg|HW_REG_MODE@1 HW_REG_STATUS@2 HW_REG_TRAPSTS@3 HW_REG_HW_ID@4 HW_REG_GPR_ALLOC@5 HW_REG_LDS_ALLOC@6 HW_REG_IB_STS@7 HW_REG_SH_MEM_BASES@15 HW_REG_TBA_LO@16 HW_REG_TBA_HI@17 HW_REG_TMA_LO@18 HW_REG_TMA_HI@19
sendmsg|MSG_INTERRUPT@1 MSG_GS@2 MSG_GS_DONE@3 MSG_SAVEWAVE@4 MSG_STALL_WAVE_GEN@5 MSG_HALT_WAVES@6 MSG_ORDERED_PS_DONE@7 MSG_EARLY_PRIM_DEALLOC@8 MSG_GS_ALLOC_REQ@9 MSG_GET_DOORBELL@10 MSG_SYSMSG@15
op_MSG_GS|GS_OP_CUT@1 GS_OP_EMIT@2 GS_OP_EMIT_CUT@3
op_MSG_GS_DONE|GS_OP_NOP@0 GS_OP_CUT@1 GS_OP_EMIT@2 GS_OP_EMIT_CUT@3
op_MSG_SYSMSG|SYSMSG_OP_ECC_ERR_INTERRUPT@1 SYSMSG_OP_REG_RD@2 SYSMSG_OP_HOST_TRAP_ACK@3 SYSMSG_OP_TTRACE_PC@4
msg_streams|GS_OP_CUT@1 GS_OP_EMIT@2 GS_OP_EMIT_CUT@3
target|
param|
format|
dfmt|BUF_DATA_FORMAT_INVALID@0 BUF_DATA_FORMAT_8@1 BUF_DATA_FORMAT_16@2 BUF_DATA_FORMAT_8_8@3 BUF_DATA_FORMAT_32@4 BUF_DATA_FORMAT_16_16@5 BUF_DATA_FORMAT_10_11_11@6 BUF_DATA_FORMAT_11_11_10@7 BUF_DATA_FORMAT_10_10_10_2@8 BUF_DATA_FORMAT_2_10_10_10@9 BUF_DATA_FORMAT_8_8_8_8@10 BUF_DATA_FORMAT_32_32@11 BUF_DATA_FORMAT_16_16_16_16@12 BUF_DATA_FORMAT_32_32_32@13 BUF_DATA_FORMAT_32_32_32_32@14 BUF_DATA_FORMAT_RESERVED_15@15
nfmt|BUF_NUM_FORMAT_UNORM@0 BUF_NUM_FORMAT_SNORM@1 BUF_NUM_FORMAT_USCALED@2 BUF_NUM_FORMAT_SSCALED@3 BUF_NUM_FORMAT_UINT@4 BUF_NUM_FORMAT_SINT@5 BUF_NUM_FORMAT_RESERVED_6@6 BUF_NUM_FORMAT_FLOAT@7
dim|
dpp|row_shl:1..15@257 row_shr:1..15@273 row_ror:1..15@289 wave_shl:1@304 wave_rol:1@308 wave_shr:1@312 wave_ror:1@316 row_mirror@320 row_half_mirror@321 row_bcast:15@322 row_bcast:31@323 row_newbcast:0..15@336 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@352 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@353 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@354 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@355 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@356 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@357 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@358 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@359 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@360 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@361 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@362 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@363 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@364 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@365 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@366 /*~row_xmask~is~not~supported~on~ASICs~earlier~than~GFX10~*/@367
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
|v.1:ADDR v.1:DATA0,c=ACC|dsoff:OFFSET0,hi=OFFSET1
|v.1:ADDR v.1:DATA0,c=ACC v.1:DATA1,c=ACC|dsoff:OFFSET0,hi=OFFSET1
|v.1:ADDR v.1:DATA0,c=ACC v.1:DATA1,c=ACC|dec.offset0:OFFSET0 dec.offset1:OFFSET1
||dsoff:OFFSET0,hi=OFFSET1
|v.1:DATA0,c=ACC|dsoff:OFFSET0,hi=OFFSET1
|v.1:VDST,c=ACC v.1:ADDR v.1:DATA0,c=ACC|dsoff:OFFSET0,hi=OFFSET1
|v.1:VDST,c=ACC v.1:ADDR v.1:DATA0,c=ACC v.1:DATA1,c=ACC|dsoff:OFFSET0,hi=OFFSET1
|v.2:VDST,c=ACC v.1:ADDR v.1:DATA0,c=ACC v.1:DATA1,c=ACC|dec.offset0:OFFSET0 dec.offset1:OFFSET1
|v.1:VDST,c=ACC v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1
|v.2:VDST,c=ACC v.1:ADDR|dec.offset0:OFFSET0 dec.offset1:OFFSET1
|v.1:VDST,c=ACC v.1:ADDR|swizzle:OFFSET0,hi=OFFSET1
|v.1:ADDR v.2:DATA0,c=ACC|dsoff:OFFSET0,hi=OFFSET1
|v.1:ADDR v.2:DATA0,c=ACC v.2:DATA1,c=ACC|dsoff:OFFSET0,hi=OFFSET1
|v.1:ADDR v.2:DATA0,c=ACC v.2:DATA1,c=ACC|dec.offset0:OFFSET0 dec.offset1:OFFSET1
|v.2:VDST,c=ACC v.1:ADDR v.2:DATA0,c=ACC|dsoff:OFFSET0,hi=OFFSET1
|v.2:VDST,c=ACC v.1:ADDR v.2:DATA0,c=ACC v.2:DATA1,c=ACC|dsoff:OFFSET0,hi=OFFSET1
|v.4:VDST,c=ACC v.1:ADDR v.2:DATA0,c=ACC v.2:DATA1,c=ACC|dec.offset0:OFFSET0 dec.offset1:OFFSET1
|v.2:VDST,c=ACC v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1
|v.4:VDST,c=ACC v.1:ADDR|dec.offset0:OFFSET0 dec.offset1:OFFSET1
||dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:ADDR,c=ACC|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:VDST,c=ACC|dsoff:OFFSET0,hi=OFFSET1
|v.1:ADDR v.3:DATA0,c=ACC|dsoff:OFFSET0,hi=OFFSET1
|v.1:ADDR v.4:DATA0,c=ACC|dsoff:OFFSET0,hi=OFFSET1
|v.3:VDST,c=ACC v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1
|v.4:VDST,c=ACC v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1
|v.1:VDST,c=ACC,nif=LDS v.2:ADDR|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.2:VDST,c=ACC,nif=LDS v.2:ADDR|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.3:VDST,c=ACC,nif=LDS v.2:ADDR|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.4:VDST,c=ACC,nif=LDS v.2:ADDR|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.2:ADDR v.1:DATA,c=ACC|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.2:ADDR v.2:DATA,c=ACC|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.2:ADDR v.3:DATA,c=ACC|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.2:ADDR v.4:DATA,c=ACC|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.1:VDST,c=ACC,if=GLC#0 v.2:ADDR v.1:DATA,c=ACC|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.1:VDST,c=ACC,if=GLC#0 v.2:ADDR v.2:DATA,c=ACC|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.2:VDST,c=ACC,if=GLC#0 v.2:ADDR v.2:DATA,c=ACC|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.2:VDST,c=ACC,if=GLC#0 v.2:ADDR v.4:DATA,c=ACC|dec.offset:@0+13 flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.1:VDST,c=ACC,nif=LDS gaddr:ADDR,s=SADDR saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.2:VDST,c=ACC,nif=LDS gaddr:ADDR,s=SADDR saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.3:VDST,c=ACC,nif=LDS gaddr:ADDR,s=SADDR saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.4:VDST,c=ACC,nif=LDS gaddr:ADDR,s=SADDR saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|gaddr:ADDR,s=SADDR v.1:DATA,c=ACC saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|gaddr:ADDR,s=SADDR v.2:DATA,c=ACC saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|gaddr:ADDR,s=SADDR v.3:DATA,c=ACC saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|gaddr:ADDR,s=SADDR v.4:DATA,c=ACC saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.1:VDST,c=ACC,if=GLC#0 gaddr:ADDR,s=SADDR v.1:DATA,c=ACC saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.1:VDST,c=ACC,if=GLC#0 gaddr:ADDR,s=SADDR v.2:DATA,c=ACC saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.2:VDST,c=ACC,if=GLC#0 gaddr:ADDR,s=SADDR v.2:DATA,c=ACC saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.2:VDST,c=ACC,if=GLC#0 gaddr:ADDR,s=SADDR v.4:DATA,c=ACC saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.1:VDST,c=ACC,nif=LDS xaddr:ADDR,s=SADDR saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.2:VDST,c=ACC,nif=LDS xaddr:ADDR,s=SADDR saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.3:VDST,c=ACC,nif=LDS xaddr:ADDR,s=SADDR saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|v.4:VDST,c=ACC,nif=LDS xaddr:ADDR,s=SADDR saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|xaddr:ADDR,s=SADDR v.1:DATA,c=ACC saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|xaddr:ADDR,s=SADDR v.2:DATA,c=ACC saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|xaddr:ADDR,s=SADDR v.3:DATA,c=ACC saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|xaddr:ADDR,s=SADDR v.4:DATA,c=ACC saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|imgdata.mask.1/2/3/4/5.even:VDATA,dmask=DMASK,d16=D16,c=ACC v.1.any:VADDR s.8.-:SRSRC|hex.dmask:DMASK flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.a16:A16 flag.lwe:LWE flag.da:DA flag.d16:D16
|imgdata.mask.1/2/3.even:VDATA,dmask=DMASK,d16=D16,c=ACC v.1.any:VADDR s.8.-:SRSRC|hex.dmask:DMASK flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.a16:A16 flag.lwe:LWE flag.da:DA flag.d16:D16
|imgdata.mask.2/3/4/5.even:VDATA,dmask=DMASK,d16=D16,c=ACC v.1.any:VADDR s.8.-:SRSRC|hex.dmask:DMASK flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.a16:A16 flag.lwe:LWE flag.da:DA flag.d16:D16
|imgdata.mask.1/2/3/4/5.even:VDATA,dmask=DMASK,d16=D16,c=ACC v.1.any:VADDR s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.a16:A16 flag.lwe:LWE flag.da:DA flag.d16:D16
|vdata.1:VDATA,c=ACC bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|dfmt:DFMT,nfmt=NFMT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC
|vdata.2:VDATA,c=ACC bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|dfmt:DFMT,nfmt=NFMT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC
|vdata.3:VDATA,c=ACC bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|dfmt:DFMT,nfmt=NFMT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC
|vdata.4:VDATA,c=ACC bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|dfmt:DFMT,nfmt=NFMT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC
|vdata.1:VDATA,c=ACC,lds=LDS bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|vdata.2:VDATA,c=ACC,lds=LDS bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|vdata.3:VDATA,c=ACC,lds=LDS bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
|vdata.4:VDATA,c=ACC,lds=LDS bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.scc:SCC flag.lds:LDS
||
|s.4.-:SRSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET text._lds flag.glc:GLC flag.slc:SLC flag.scc:SCC set.1:LDS
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
||flag.clamp:CLAMP omod:OMOD
||dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e32|v.1:VDST s.1.b32:SRC0|
_sdwa|v.1:VDST s.1.b32:VSRC0,x=SRC0_SEXT,g=S0|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL
_dpp|v.1:VDST v.1:VSRC0|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e64|v.1:VDST s.1.b32:SRC0|flag.clamp:CLAMP omod:OMOD
|s.1.-:VDST s.1.b32:SRC0|
_e32|v.1:VDST s.2.f64:SRC0|
_dpp|v.1:VDST s.2.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS|dpp.wide:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e64|v.1:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_e32|v.2:VDST s.1.b32:SRC0|
_dpp|v.2:VDST v.1:VSRC0|dpp.wide:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e64|v.2:VDST s.1.b32:SRC0|flag.clamp:CLAMP omod:OMOD
_sdwa|v.1:VDST s.1.b32:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL
_dpp|v.1:VDST s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e64|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST s.1.f16:SRC0|
_sdwa|v.1:VDST s.1.f16:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL
_e64|v.1:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_dpp|v.2:VDST s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS|dpp.wide:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e64|v.2:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_e32|v.2:VDST s.2.f64:SRC0|
_dpp|v.2:VDST s.2.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS|dpp.wide:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e64|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST s.1.i16:SRC0|
_sdwa|v.1:VDST s.1.i16:VSRC0,x=SRC0_SEXT,g=S0|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL
_e64|v.1:VDST s.1.i16:SRC0|flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST s.1.p16:SRC0|
_sdwa|v.1:VDST s.1.p16:VSRC0,x=SRC0_SEXT,g=S0|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL
_e64|v.1:VDST s.1.p16:SRC0|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.-:SRC0|
|a.1:VDST s.1.-.A:SRC0|
_e32|v.1:VDST s.1.b32:SRC0 v.1:VSRC1 vcc|
_sdwa|v.1:VDST s.1.b32:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0 s.1.b32:VSRC1,n=SRC1_NEG,a=SRC1_ABS,g=S1 vcc|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_dpp|v.1:VDST s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS s.1.-.v:VSRC1,n=SRC1_NEG,a=SRC1_ABS vcc|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e64|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST s.1.b32:SRC0 v.1:VSRC1|
_sdwa|v.1:VDST s.1.b32:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0 s.1.b32:VSRC1,n=SRC1_NEG,a=SRC1_ABS,g=S1|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_dpp|v.1:VDST s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS s.1.-.v:VSRC1,n=SRC1_NEG,a=SRC1_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e64|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
_e32|v.2:VDST s.2.f64:SRC0 v.2:VSRC1|
_dpp|v.2:VDST s.2.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS s.2.-.v:VSRC1,n=SRC1_NEG,a=SRC1_ABS|dpp.wide:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL
_e64|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.2.f64:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
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
|v.2:VDST s.2.p64:SRC0 s.2.p64:SRC1 s.2.p64:SRC2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.1:OP_SEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
|v.2:VDST s.2.p64:SRC0 s.2.p64:SRC1|bits.op_sel.2.0:OP_SEL bits.op_sel_hi.2.1:OP_SEL_HI bits.neg_lo.2.0:NEG bits.neg_hi.2.0:NEG_HI flag.clamp:CLAMP
|v.32:VDST,c=ACC_CD s.1.-:SRC0,c=ACC#0 s.1.-:SRC1,c=ACC#1 s.32.b32:SRC2,c=ACC_CD|dec.cbsz:CBSZ dec.abid:ABID dec.blgp:BLGP
|v.16:VDST,c=ACC_CD s.1.-:SRC0,c=ACC#0 s.1.-:SRC1,c=ACC#1 s.16.b32:SRC2,c=ACC_CD|dec.cbsz:CBSZ dec.abid:ABID dec.blgp:BLGP
|v.4:VDST,c=ACC_CD s.1.-:SRC0,c=ACC#0 s.1.-:SRC1,c=ACC#1 s.4.b32:SRC2,c=ACC_CD|dec.cbsz:CBSZ dec.abid:ABID dec.blgp:BLGP
|v.32:VDST,c=ACC_CD s.2.-:SRC0,c=ACC#0 s.2.-:SRC1,c=ACC#1 s.32.b32:SRC2,c=ACC_CD|dec.cbsz:CBSZ dec.abid:ABID dec.blgp:BLGP
|v.16:VDST,c=ACC_CD s.2.-:SRC0,c=ACC#0 s.2.-:SRC1,c=ACC#1 s.16.b32:SRC2,c=ACC_CD|dec.cbsz:CBSZ dec.abid:ABID dec.blgp:BLGP
|v.4:VDST,c=ACC_CD s.2.-:SRC0,c=ACC#0 s.2.-:SRC1,c=ACC#1 s.4.b32:SRC2,c=ACC_CD|dec.cbsz:CBSZ dec.abid:ABID dec.blgp:BLGP
|v.1:VDST s.1.-.A:SRC0|ones:OP_SEL_HI
|a.1:VDST s.1.b32:SRC0|ones:OP_SEL_HI
|v.8:VDST,c=ACC_CD s.2.-:SRC0,c=ACC#0 s.2.-:SRC1,c=ACC#1 s.8.f64:SRC2,c=ACC_CD|dec.cbsz:CBSZ dec.abid:ABID dec.blgp:BLGP
|v.2:VDST,c=ACC_CD s.2.-:SRC0,c=ACC#0 s.2.-:SRC1,c=ACC#1 s.2.f64:SRC2,c=ACC_CD|dec.cbsz:CBSZ dec.abid:ABID dec.blgp:BLGP
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
11
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
14
19
20
19
20
19
20
21
21
21
22
23
24
25
26
26
26
26
26
27
28
29
30
30
30
30
30
31
32
33
26
26
26
26
26
26
34
35
34
34
34
34
34
34
34
34
34
34
34
36
36
36
36
37
36
36
36
36
36
36
36
36
36
36
36
38
38
38
38
38
39
40
41
42
42
42
42
42
43
44
45
38
38
38
38
38
38
46
47
46
46
46
46
46
46
46
46
46
46
46
46
46
48
48
48
48
49
48
48
48
48
48
48
48
48
48
48
48
50
50
50
50
50
51
52
53
54
54
54
54
54
55
56
57
50
50
50
50
50
50
58
58
58
58
58
58
58
58
58
58
58
59
60
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
61
62
63
64
65
62
63
64
65
62
62
63
63
62
62
63
63
66
67
68
69
66
67
68
69
66
66
67
67
66
66
67
67
66
66
66
66
66
67
68
69
66
66
66
66
66
67
68
69
66
66
66
66
66
66
66
66
70
70
71
70
70
66
67
66
66
66
66
66
66
66
66
66
66
66
66
66
67
67
67
67
69
67
67
67
67
67
67
67
67
67
67
67
72
73
74
75
76
72
73
74
77
78
79
80
81
72
73
74
72
73
74
77
78
79
70
70
70
70
82
82
83
84
85
85
77
78
77
77
77
77
77
77
77
77
77
77
77
78
79
78
78
78
78
78
78
78
78
78
78
78
72
73
72
72
72
72
72
72
72
72
72
72
72
73
74
73
73
73
73
73
73
73
73
73
73
73
86 86
87 87
86 86
87 87
86 86
87 87
86 86
87 87
86 86
87 87
86 86
88 88
86 86
88 88
86 86
88 88
86 86
88 88
86 86
88 88
86 86
88 88
86 86
86 86
86 86
89 89
86 86
89 89
90
91
92 87
91
87 87
87 87
87 87
87 87
87 87
87 87
87 87
87 87
86 86
87 87
93
92
86 86
87 87
94
86 86
95 95
87 87
87 87
87 87
87 87
89 89
96 96 96 96
96 96 96 96
96 96 96 96
96 96 96 96
96 96 96 96
96 96 96 96
96 96 96 96
96 96 96 96
96 96 96 96
96 96 96 96
96 96 96 96
97 97 97 97
96 96 96 96
97 97 97 97
96 96 96 96
97 97 97 97
96 96 96 96
97 97 97 97
96 96 96 96
97 97 97 97
96 96 96 96
97 97 97 97
96 96 96 96
97 97 97 97
96 96 96 96
97 97 97 97
96 96 96 96
97 97 97 97
96 96 96 96
98 98 98 98
96 96 96 96
98 98 98 98
96 96 96 96
98 98 98 98
96 96 96 96
99 99 99 99
96 96 96 96
96 96 96 96
96 96 96 96
98 98 98 98
98 98 98 98
100
96 96 96 96
101 101 101 101
96 96 96 96
96 96 96 96
96 96 96 96
96 96 96 96
96 96 96 96
96 96 96 96
96 96 96 96
96 96 96 96
96 96 96 96
102 102 102 102
102 102 102 102
102 102 102 102
102 102 102 102
102 102 102 102
102 102 102 102
102 102 102 102
102 102 102 102
102 102 102 102
102 102 102 102
102 102 102 102
102 102 102 102
102 102 102 102
102 102 102 102
101 101 101 101
101 101 101 101
102 102 102 102
103 103
100 100 100 100
100 100 100 100
104
104
104
104
104
104
104
104
105
105
105
105
105
105
104
104
106
107
108
109
106
110
111
112
70
112
112
112
112
112
112
70
110
113
110
110
110
114
114
110
70
110
110
70
112
112
112
112
70
70
115
70
70 116 117 70
118 118 119 120 121
122
123 123 124 125
126 126 127 128
118 118 119 120 121
118 118 119 120 121
118 118 129 130 131
118 118 129 130 131
118 118 129 130 131
132 132 133 130 134
118 118 129 130 131
118 118 129 130 131
118 118 119 120 121
123 123 124 125
126 126 135 136
118 118 119 120 121
118 118 119 120 121
118 118 119 120 121
118 118 119 120 121
123 123 124 125
126 126 127 128
137 137 138 139
137 137 138 139
137 137 138 139
137 137 138 139
118 118 129 130 131
118 118 129 130 131
118 118 129 130 131
118 118 129 130 131
118 118 129 130 131
118 118 129 130 131
118 118 129 130 131
118 118 129 130 131
118 118 129 130 131
118 118 129 130 131
137 137 138 139
137 137 138 139
118 118 129 130 131
137 137 138 139
118 118 129 130 131
118 118 129 130 131
118 118 119 120 121
118 118 119 120 121
118 118 119 120 121
118 118 119 120 121
118 118 119 120 121
123 123 124 125
137 137 138 139
137 137 138 139
118 118 129 130 131
118 118 129 130 131
70 116
118 118 119 120 121
140 140 141 120 142
140 140 141 120 142
132 132 133 130 134
132 132 133 130 134
132 132 133 130 134
132 132 133 130 134
132 132 133 130 134
132 132 133 130 134
132 132 133 130 134
132 132 133 130 134
132 132 133 130 134
132 132 133 130 134
132 132 133 130 134
132 132 133 130 134
132 132 133 130 134
132 132 133 130 134
132 132 133 130 134
132 132 133 130 134
118 118 129 130 131
118 118 129 130 131
132 132 133 130 134
132 132 133 130 134
143 143 144 120 145
146
147
148 148 149 150 151
152 152 153 154 155
152 152 153 154 155
152 152 153 154 155
156 156 157 158
152 152 153 154 155
152 152 159 160 161
152 152 159 160 161
152 152 159 160 161
152 152 159 160 161
152 152 153 154 155
152 152 153 154 155
152 152 159 160 161
152 152 159 160 161
152 152 159 160 161
152 152 159 160 161
152 152 159 160 161
152 152 159 160 161
152 152 159 160 161
152 152 159 160 161
152 152 159 160 161
152 152 159 160 161
152 152 154 155
162 162
163 163
164 164 165 166 167
164 164 165 166 167
164 164 165 166 167
168 168 169 170 171
168 168 169 170 171
168 168 169 170 171
172 172 173 154 174
172 172 173 154 174
172 172 173 154 174
172 172 173 154 174
172 172 154 174
175 175
176 176
177 177 178 160 179
177 177 178 160 179
177 177 178 160 179
177 177 178 160 179
177 177 178 160 179
177 177 178 160 179
177 177 178 160 179
172 172 173 154 174
172 172 173 154 174
177 177 178 160 179
177 177 178 160 179
177 177 178 160 179
177 177 178 160 179
172 172 180 181 182
152 152 159 160 161
152 152 159 160 161
152 152 159 160 161
183 183 154 184
185 185 160 186
152 152 160 161
152 152 160 161
152 152 154 155
187 187 188 154 189
152 152 159 160 161
190
190
191
191
190
190
190
190
191
191
191
190
192
191
193
193
190
191
191
190
191
191
190
191
191
191
191
194
191
195
190
192
196
197
190
192
191
198
198
199
200
200
201
202
202
191
201
201
203
204
204
191
205
206
206
205
206
206
205
206
206
191
191
191
191
191
191
205
206
206
205
205
207
207
207
207
208
209
209
209
203
210
209
209
209
209
211
211
211
208
209
212
212
212
209
209
213
213
209
209
214
214
213
212
215
216
216
216
216
216
216
216
216
215
216
216
216
216
217
218
218
218
218
!v_fma_mix_f32 219
!v_fma_mixlo_f16 219
!v_fma_mixhi_f16 219
220
221
221
222
222
222
222
223
224
224
224
225
226
227
226
227
228
229
230
229
230
225
226
227
226
227
!v_accvgpr_read_b32 231
!v_accvgpr_write_b32 232
228
229
230
229
230
225
226
227
226
227
233
234
235 236 236 237
235 236 236 237
238 239 239
238 239 239
240 241 241 242
243 241 241 242
244 241 241 245
244 241 241 245
244 241 241 245
244 241 241 245
244 241 241 245
244 241 241 245
244 241 241 245
244 241 241 245
244 241 241 245
244 241 241 245
244 241 241 245
244 241 241 245
244 241 241 245
244 241 241 245
244 241 241 245
244 241 241 245
246 241 241 245
246 241 241 245
246 241 241 245
246 241 241 245
246 241 241 245
246 241 241 245
246 241 241 245
246 241 241 245
246 241 241 245
246 241 241 245
246 241 241 245
246 241 241 245
246 241 241 245
246 241 241 245
246 241 241 245
246 241 241 245
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
247 236 236 248
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
249 250 250
251 252 252 253
251 252 252 253
251 252 252 253
251 252 252 253
251 252 252 253
251 252 252 253
251 252 252 253
251 252 252 253
251 252 252 253
251 252 252 253
251 252 252 253
251 252 252 253
251 252 252 253
251 252 252 253
251 252 252 253
251 252 252 253
254 252 252 253
254 252 252 253
254 252 252 253
254 252 252 253
254 252 252 253
254 252 252 253
254 252 252 253
254 252 252 253
254 252 252 253
254 252 252 253
254 252 252 253
254 252 252 253
254 252 252 253
254 252 252 253
254 252 252 253
254 252 252 253
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
255 236 236 256
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
257 258 258
`,
};

/** CDNA 2's assembly, both ways. */
export const { disassemble, listing, listingText, assemble, assembleSource }: BoundAsm = /* @__PURE__ */ bindAsm({ isa: cdna2, asm });

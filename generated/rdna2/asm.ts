// RDNA 2: how instructions are written in assembly.
// Generated from spec/isa/amdgpu_isa_rdna2.xml and spec/asm by `npm run generate`; do not edit.
import { bindAsm, type BoundAsm } from "../../runtime/asm/bind.js";
import type { AsmTables } from "../../runtime/asm/tables.js";
import { rdna2 } from "./index.js";

/** How each form is written, as rows. */
export const asm: AsmTables = {
  registers: "s0..105@0 vcc_lo@106 vcc_hi@107 ttmp0..15@108 m0@124 null@125 exec_lo@126 exec_hi@127 src_flat_scratch_base_lo@230 src_flat_scratch_base_hi@231 src_shared_base@235 src_shared_limit@236 src_private_base@237 src_private_limit@238 src_pops_exiting_wave_id@239 src_vccz@251 src_execz@252 src_scc@253 src_lds_direct@254",
  registerAliases: "scc@253 vccz@251 execz@252 shared_base@235 shared_limit@236 private_base@237 private_limit@238 pops_exiting_wave_id@239 lds_direct@254",
  unread: "src_flat_scratch_base_lo src_flat_scratch_base_hi",
  nullCode: 125,
  true16: false,
  limits: { scalarReads: 2, oneScalar: "V_LSHLREV_B64 V_LSHRREV_B64 V_ASHRREV_I64", banks: null, values: ["FLAT_.* ; ENC_FLAT ; OFFSET ; 0-2047 ; offset ; an offset from 0 to 2047","S_BUFFER_.* ; ENC_SMEM ; OFFSET ; 0-1048575 ; offset ; an offset of 20 bits without a sign","IMAGE_GATHER4.* ; .* ; DMASK ; 1,2,4,8 ; dmask ; a dmask of one bit","IMAGE_ATOMIC_.* ; .* ; DMASK ; 1,3,15 ; dmask ; a dmask of 0x1, 0x3 or 0xf",".* ; VOP3.*|ENC_VOP3.* ; SRC1 ; 0-253,255-511 ; operand ; another source than LDS, which stands first only",".* ; VOP3.*|ENC_VOP3.* ; SRC2 ; 0-253,255-511 ; operand ; another source than LDS, which stands first only","V_(SUBREV|SUBBREV|LSHLREV|LSHRREV|ASHRREV|PK_LSHLREV|PK_LSHRREV|PK_ASHRREV)_.* ; .* ; SRC0 ; 0-253,255-511 ; operand ; another source than LDS, which this instruction does not take"] },
  enums: `
hwreg|HW_REG_MODE@1 HW_REG_STATUS@2 HW_REG_TRAPSTS@3 HW_REG_GPR_ALLOC@5 HW_REG_LDS_ALLOC@6 HW_REG_IB_STS@7 HW_REG_SH_MEM_BASES@15 HW_REG_TBA_LO@16 HW_REG_TBA_HI@17 HW_REG_TMA_LO@18 HW_REG_TMA_HI@19 HW_REG_FLAT_SCR_LO@20 HW_REG_FLAT_SCR_HI@21 HW_REG_HW_ID1..2@23 HW_REG_POPS_PACKER@25 HW_REG_SHADER_CYCLES@29
sendmsg|MSG_INTERRUPT@1 MSG_GS@2 MSG_GS_DONE@3 MSG_SAVEWAVE@4 MSG_STALL_WAVE_GEN@5 MSG_HALT_WAVES@6 MSG_ORDERED_PS_DONE@7 MSG_EARLY_PRIM_DEALLOC@8 MSG_GS_ALLOC_REQ@9 MSG_GET_DOORBELL@10 MSG_GET_DDID@11 MSG_SYSMSG@15
op_MSG_GS|GS_OP_CUT@1 GS_OP_EMIT@2 GS_OP_EMIT_CUT@3
op_MSG_GS_DONE|GS_OP_NOP@0 GS_OP_CUT@1 GS_OP_EMIT@2 GS_OP_EMIT_CUT@3
op_MSG_SYSMSG|SYSMSG_OP_ECC_ERR_INTERRUPT@1 SYSMSG_OP_REG_RD@2 SYSMSG_OP_HOST_TRAP_ACK@3 SYSMSG_OP_TTRACE_PC@4
msg_streams|GS_OP_CUT@1 GS_OP_EMIT@2 GS_OP_EMIT_CUT@3
target|mrt0..7@0 mrtz@8 null@9 pos0..4@12 prim@20 param0..31@32
param|p10@0 p20@1 p0@2
format|BUF_FMT_INVALID@0 BUF_FMT_8_UNORM@1 BUF_FMT_8_SNORM@2 BUF_FMT_8_USCALED@3 BUF_FMT_8_SSCALED@4 BUF_FMT_8_UINT@5 BUF_FMT_8_SINT@6 BUF_FMT_16_UNORM@7 BUF_FMT_16_SNORM@8 BUF_FMT_16_USCALED@9 BUF_FMT_16_SSCALED@10 BUF_FMT_16_UINT@11 BUF_FMT_16_SINT@12 BUF_FMT_16_FLOAT@13 BUF_FMT_8_8_UNORM@14 BUF_FMT_8_8_SNORM@15 BUF_FMT_8_8_USCALED@16 BUF_FMT_8_8_SSCALED@17 BUF_FMT_8_8_UINT@18 BUF_FMT_8_8_SINT@19 BUF_FMT_32_UINT@20 BUF_FMT_32_SINT@21 BUF_FMT_32_FLOAT@22 BUF_FMT_16_16_UNORM@23 BUF_FMT_16_16_SNORM@24 BUF_FMT_16_16_USCALED@25 BUF_FMT_16_16_SSCALED@26 BUF_FMT_16_16_UINT@27 BUF_FMT_16_16_SINT@28 BUF_FMT_16_16_FLOAT@29 BUF_FMT_10_11_11_UNORM@30 BUF_FMT_10_11_11_SNORM@31 BUF_FMT_10_11_11_USCALED@32 BUF_FMT_10_11_11_SSCALED@33 BUF_FMT_10_11_11_UINT@34 BUF_FMT_10_11_11_SINT@35 BUF_FMT_10_11_11_FLOAT@36 BUF_FMT_11_11_10_UNORM@37 BUF_FMT_11_11_10_SNORM@38 BUF_FMT_11_11_10_USCALED@39 BUF_FMT_11_11_10_SSCALED@40 BUF_FMT_11_11_10_UINT@41 BUF_FMT_11_11_10_SINT@42 BUF_FMT_11_11_10_FLOAT@43 BUF_FMT_10_10_10_2_UNORM@44 BUF_FMT_10_10_10_2_SNORM@45 BUF_FMT_10_10_10_2_USCALED@46 BUF_FMT_10_10_10_2_SSCALED@47 BUF_FMT_10_10_10_2_UINT@48 BUF_FMT_10_10_10_2_SINT@49 BUF_FMT_2_10_10_10_UNORM@50 BUF_FMT_2_10_10_10_SNORM@51 BUF_FMT_2_10_10_10_USCALED@52 BUF_FMT_2_10_10_10_SSCALED@53 BUF_FMT_2_10_10_10_UINT@54 BUF_FMT_2_10_10_10_SINT@55 BUF_FMT_8_8_8_8_UNORM@56 BUF_FMT_8_8_8_8_SNORM@57 BUF_FMT_8_8_8_8_USCALED@58 BUF_FMT_8_8_8_8_SSCALED@59 BUF_FMT_8_8_8_8_UINT@60 BUF_FMT_8_8_8_8_SINT@61 BUF_FMT_32_32_UINT@62 BUF_FMT_32_32_SINT@63 BUF_FMT_32_32_FLOAT@64 BUF_FMT_16_16_16_16_UNORM@65 BUF_FMT_16_16_16_16_SNORM@66 BUF_FMT_16_16_16_16_USCALED@67 BUF_FMT_16_16_16_16_SSCALED@68 BUF_FMT_16_16_16_16_UINT@69 BUF_FMT_16_16_16_16_SINT@70 BUF_FMT_16_16_16_16_FLOAT@71 BUF_FMT_32_32_32_UINT@72 BUF_FMT_32_32_32_SINT@73 BUF_FMT_32_32_32_FLOAT@74 BUF_FMT_32_32_32_32_UINT@75 BUF_FMT_32_32_32_32_SINT@76 BUF_FMT_32_32_32_32_FLOAT@77
dfmt|
nfmt|
dim|1D@0 2D@1 3D@2 CUBE@3 1D_ARRAY@4 2D_ARRAY@5 2D_MSAA@6 2D_MSAA_ARRAY@7
dpp|row_shl:1..15@257 row_shr:1..15@273 row_ror:1..15@289 row_mirror@320 row_half_mirror@321 row_share:0..15@336 row_xmask:0..15@352 /*~wave_shl~is~not~supported~starting~from~GFX10~*/@304 /*~wave_rol~is~not~supported~starting~from~GFX10~*/@308 /*~wave_shr~is~not~supported~starting~from~GFX10~*/@312 /*~wave_ror~is~not~supported~starting~from~GFX10~*/@316 /*~row_bcast~is~not~supported~starting~from~GFX10~*/@322 /*~row_bcast~is~not~supported~starting~from~GFX10~*/@323
sel|BYTE_0..3@0 WORD_0..1@4 DWORD@6
unused|UNUSED_PAD@0 UNUSED_SEXT@1 UNUSED_PRESERVE@2 UNUSED_PAD@3
gpr_idx|
swizzle|ROTATE@49152 FFT@57344
waitcnt|vmcnt/0+4/14+2@0 expcnt/4+3@1 lgkmcnt/8+6@2
depctr|depctr_hold_cnt/7+1@0 depctr_sa_sdst/0+1@1 depctr_va_vdst/12+4@2 depctr_va_sdst/9+3@3 depctr_va_ssrc/8+1@4 depctr_va_vcc/1+1@5 depctr_vm_vsrc/2+3@6
delay_id|
delay_skip|
version|UC_VERSION_GFX7@0 UC_VERSION_GFX10@4 UC_VERSION_GFX11@6 UC_VERSION_GFX12@9
version_flag|UC_VERSION_W64_BIT@8192 UC_VERSION_W32_BIT@16384 UC_VERSION_MDP_BIT@32768
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
|v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:VDST v.1:ADDR v.1:DATA0|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:VDST v.1:ADDR v.1:DATA0 v.1:DATA1|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.2:VDST v.1:ADDR v.1:DATA0 v.1:DATA1|dec.offset0:OFFSET0 dec.offset1:OFFSET1 flag.gds:GDS
|v.1:VDST v.1:ADDR|swizzle:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:VDST v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.2:VDST v.1:ADDR|dec.offset0:OFFSET0 dec.offset1:OFFSET1 flag.gds:GDS
|v.1:VDST|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:ADDR v.2:DATA0|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:ADDR v.2:DATA0 v.2:DATA1|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:ADDR v.2:DATA0 v.2:DATA1|dec.offset0:OFFSET0 dec.offset1:OFFSET1 flag.gds:GDS
|v.2:VDST v.1:ADDR v.2:DATA0|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.2:VDST v.1:ADDR v.2:DATA0 v.2:DATA1|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.4:VDST v.1:ADDR v.2:DATA0 v.2:DATA1|dec.offset0:OFFSET0 dec.offset1:OFFSET1 flag.gds:GDS
|v.2:VDST v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.4:VDST v.1:ADDR|dec.offset0:OFFSET0 dec.offset1:OFFSET1 flag.gds:GDS
|v.1:DATA0|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:ADDR v.3:DATA0|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:ADDR v.4:DATA0|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.3:VDST v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.4:VDST v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|target:TGT expsrc.0:VSRC0,en=EN,compr=COMPR expsrc.1:VSRC1,en=EN,compr=COMPR,pair=VSRC0 expsrc.2:VSRC2,en=EN,compr=COMPR,pair=VSRC1 expsrc.3:VSRC3,en=EN,compr=COMPR,pair=VSRC1|flag.done:DONE flag.compr:COMPR flag.vm:VM
|v.1:VDST,nif=LDS v.2:ADDR|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS set.125:SADDR
|v.2:VDST,nif=LDS v.2:ADDR|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS set.125:SADDR
|v.4:VDST,nif=LDS v.2:ADDR|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS set.125:SADDR
|v.3:VDST,nif=LDS v.2:ADDR|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS set.125:SADDR
|v.2:ADDR v.1:DATA|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS set.125:SADDR
|v.2:ADDR v.2:DATA|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS set.125:SADDR
|v.2:ADDR v.4:DATA|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS set.125:SADDR
|v.2:ADDR v.3:DATA|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS set.125:SADDR
|v.1:VDST,if=GLC#0 v.2:ADDR v.1:DATA|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS set.125:SADDR
|v.1:VDST,if=GLC#0 v.2:ADDR v.2:DATA|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS set.125:SADDR
|v.2:VDST,if=GLC#0 v.2:ADDR v.2:DATA|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS set.125:SADDR
|v.2:VDST,if=GLC#0 v.2:ADDR v.4:DATA|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS set.125:SADDR
|v.1:VDST,nif=LDS gaddr:ADDR,s=SADDR saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS
|v.2:VDST,nif=LDS gaddr:ADDR,s=SADDR saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS
|v.4:VDST,nif=LDS gaddr:ADDR,s=SADDR saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS
|v.3:VDST,nif=LDS gaddr:ADDR,s=SADDR saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS
|v.1:VDST,nif=LDS saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS
|v.1:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS
|gaddr:ADDR,s=SADDR v.1:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS
|gaddr:ADDR,s=SADDR v.2:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS
|gaddr:ADDR,s=SADDR v.4:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS
|gaddr:ADDR,s=SADDR v.3:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS
|v.1:VDST,if=GLC#0 gaddr:ADDR,s=SADDR v.1:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS
|v.1:VDST,if=GLC#0 gaddr:ADDR,s=SADDR v.2:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS
|v.2:VDST,if=GLC#0 gaddr:ADDR,s=SADDR v.2:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS
|v.2:VDST,if=GLC#0 gaddr:ADDR,s=SADDR v.4:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS
|v.1:VDST,nif=LDS xaddr:ADDR,s=SADDR saddr.1.127:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS
|v.2:VDST,nif=LDS xaddr:ADDR,s=SADDR saddr.1.127:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS
|v.4:VDST,nif=LDS xaddr:ADDR,s=SADDR saddr.1.127:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS
|v.3:VDST,nif=LDS xaddr:ADDR,s=SADDR saddr.1.127:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS
|xaddr:ADDR,s=SADDR v.1:DATA saddr.1.127:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS
|xaddr:ADDR,s=SADDR v.2:DATA saddr.1.127:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS
|xaddr:ADDR,s=SADDR v.4:DATA saddr.1.127:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS
|xaddr:ADDR,s=SADDR v.3:DATA saddr.1.127:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.lds:LDS
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.1/4:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.2/4:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.2/4:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.2/4:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.-.single.1/4:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.-.single.2/4:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.-.single.2/4:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.-.single.2/4:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.0.1.-.single.1/4:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.0.1.-.single.2/4:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.0.1.-.single.2/4:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.0.1.-.single.2/4:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.1/4:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.2/4:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.2/4:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.2/4:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.1/4:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.2/4:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.2/4:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.2/4:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.-.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.g.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.g.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.g.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.g.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.g.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.g.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.g.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.g.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.0.-.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.1.-.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.0.g.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.0.g.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.0.g.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.0.g.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.1.g.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.1.g.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.1.g.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.1.g.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.0.-.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.1.-.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.0.g.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.0.g.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.0.g.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.0.g.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.1.g.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.1.g.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.1.g.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.1.g.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.3.1.0.-.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.3.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.3.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.3.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.3.1.1.-.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.3.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.3.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.3.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.0.1.1.-.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.0.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.0.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.0.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.1.1.0.-.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.1.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.1.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.1.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.1.1.1.-.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.1.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.1.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.1.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.2.1.0.-.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.2.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.2.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.2.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.2.1.1.-.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.2.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.2.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.2.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.3.1.0.-.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.3.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.3.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.3.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.3.1.1.-.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.3.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.3.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.3.1.1.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.h.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.h.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.h.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.h.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.h.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.h.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.h.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.h.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.0.h.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.0.h.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.0.h.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.0.h.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.1.h.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.1.h.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.1.h.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.1.h.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.0.h.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.0.h.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.0.h.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.0.h.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.1.h.single.1:VADDR,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.1.h.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.1.h.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.1.h.single.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,dim=DIM,a16=A16 s.8.b32:SRSRC s.4.b32:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|v.4:VDATA imgregs.11/8:VADDR,a16=A16 s.4.b32:SRSRC|flag.a16:A16 set.15:DMASK set.1:UNORM set.1:R128
|v.4:VDATA imgregs.1.1.3.3.3/0:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,a16=A16 s.4.b32:SRSRC|flag.a16:A16 set.15:DMASK set.1:UNORM set.1:R128
|v.4:VDATA imgregs.1.1.1.1.1.1.1.1.1/0:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,a16=A16 s.4.b32:SRSRC|flag.a16:A16 set.15:DMASK set.1:UNORM set.1:R128
|v.4:VDATA imgregs.1.1.1.1.1.1.1.1.1/0.1/0.1/0:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,a16=A16 s.4.b32:SRSRC|flag.a16:A16 set.15:DMASK set.1:UNORM set.1:R128
|v.4:VDATA imgregs.12/9:VADDR,a16=A16 s.4.b32:SRSRC|flag.a16:A16 set.15:DMASK set.1:UNORM set.1:R128
|v.4:VDATA imgregs.2.1.3.3.3/0:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,a16=A16 s.4.b32:SRSRC|flag.a16:A16 set.15:DMASK set.1:UNORM set.1:R128
|v.4:VDATA imgregs.1.1.1.1.1.1.1.1.1:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,a16=A16 s.4.b32:SRSRC|flag.a16:A16 set.15:DMASK set.1:UNORM set.1:R128
|v.4:VDATA imgregs.1.1.1.1.1.1.1.1.1.1/0.1/0.1/0:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,r5=VADDRE,r6=VADDRF,r7=VADDRG,r8=VADDRH,r9=VADDRI,r10=VADDRJ,r11=VADDRK,r12=VADDRL,a16=A16 s.4.b32:SRSRC|flag.a16:A16 set.15:DMASK set.1:UNORM set.1:R128
|vdata.1:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.b32:SRSRC s.1.b32:SOFFSET|format:FORMAT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.tfe:TFE
|vdata.2:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.b32:SRSRC s.1.b32:SOFFSET|format:FORMAT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.tfe:TFE
|vdata.3:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.b32:SRSRC s.1.b32:SOFFSET|format:FORMAT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.tfe:TFE
|vdata.4:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.b32:SRSRC s.1.b32:SOFFSET|format:FORMAT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.tfe:TFE
|vdata.1:VDATA,tfe=TFE,lds=LDS bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.b32:SRSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.tfe:TFE flag.lds:LDS
|vdata.2:VDATA,tfe=TFE,lds=LDS bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.b32:SRSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.tfe:TFE flag.lds:LDS
|vdata.3:VDATA,tfe=TFE,lds=LDS bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.b32:SRSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.tfe:TFE flag.lds:LDS
|vdata.4:VDATA,tfe=TFE,lds=LDS bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.b32:SRSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.tfe:TFE flag.lds:LDS
||
|s.1.-:SDATA s.2.i64:SBASE smem.null:OFFSET,s=SOFFSET|flag.glc:GLC flag.dlc:DLC
|s.2.-:SDATA s.2.i64:SBASE smem.null:OFFSET,s=SOFFSET|flag.glc:GLC flag.dlc:DLC
|s.4.-:SDATA s.2.i64:SBASE smem.null:OFFSET,s=SOFFSET|flag.glc:GLC flag.dlc:DLC
|s.8.-:SDATA s.2.i64:SBASE smem.null:OFFSET,s=SOFFSET|flag.glc:GLC flag.dlc:DLC
|s.16.-:SDATA s.2.i64:SBASE smem.null:OFFSET,s=SOFFSET|flag.glc:GLC flag.dlc:DLC
|s.1.-:SDATA s.4.b32:SBASE smem.null:OFFSET,s=SOFFSET|flag.glc:GLC flag.dlc:DLC
|s.2.-:SDATA s.4.b32:SBASE smem.null:OFFSET,s=SOFFSET|flag.glc:GLC flag.dlc:DLC
|s.4.-:SDATA s.4.b32:SBASE smem.null:OFFSET,s=SOFFSET|flag.glc:GLC flag.dlc:DLC
|s.8.-:SDATA s.4.b32:SBASE smem.null:OFFSET,s=SOFFSET|flag.glc:GLC flag.dlc:DLC
|s.16.-:SDATA s.4.b32:SBASE smem.null:OFFSET,s=SOFFSET|flag.glc:GLC flag.dlc:DLC
|s.2.-:SDATA|
|i:SDATA s.2.i64:SBASE smem.null:OFFSET,s=SOFFSET|
|i:SDATA s.4.b32:SBASE smem.null:OFFSET,s=SOFFSET|
|s.1.-:SDST s.1.b32:SSRC0|
|s.2.-:SDST s.2.i64:SSRC0|
|s.1.-:SDST s.2.i64:SSRC0|
|s.2.-:SDST s.1.b32:SSRC0|
|s.2.-:SDST|
|s.2.-:SSRC0|
|s.2.-:SDST s.2.-:SSRC0|
|s.1.-:SDST s.1.-:SSRC0|
|s.1.-:SDST s.1.b32:SSRC0 s.1.b32:SSRC1|
|s.2.-:SDST s.2.i64:SSRC0 s.2.i64:SSRC1|
|s.2.-:SDST s.2.i64:SSRC0 s.1.b32:SSRC1|
|s.2.-:SDST s.1.b32:SSRC0 s.1.b32:SSRC1|
|s.1.b32:SSRC0 s.1.b32:SSRC1|
|s.2.i64:SSRC0 s.1.b32:SSRC1|
|s.2.i64:SSRC0 s.2.i64:SSRC1|
|s.1.-:SDST x:SIMM16|
|version:SIMM16|
|s.1.-:SDST x.unsigned:SIMM16|
|s.1.-:SDST hwreg:SIMM16|
|hwreg:SIMM16 s.1.-:SDST|
|hwreg:SIMM16 i:LITERAL|
|s.2.-:SDST label:SIMM16|
|s.1.-:SDST label:SIMM16|
|i:SIMM16|
|opt:SIMM16|
|label:SIMM16|
|waitcnt:SIMM16|
|msg:SIMM16|
|x:SIMM16|
|depctr:SIMM16|
_e32|v.1:VDST v.1:VSRC attr:ATTR,chan=ATTRCHAN|
_e64|v.1:VDST s.1.-:SRC1,n=NEG#1,a=ABS#1 attr:@32+6,chan=@38+2|flag.high:@40+1 flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST param:VSRC attr:ATTR,chan=ATTRCHAN|
_e64|v.1:VDST param:SRC1 attr:@32+6,chan=@38+2|flag.high:@40+1 flag.clamp:CLAMP omod:OMOD
||flag.clamp:CLAMP omod:OMOD
||dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
||dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL dec.fi:FI
_e32|v.1:VDST s.1.b32:SRC0|
_sdwa|v.1:VDST s.1.b32:VSRC0,x=SRC0_SEXT,g=S0|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL
_dpp|v.1:VDST v.1:VSRC0|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1:VDST v.1:VSRC0|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST s.1.b32:SRC0|flag.clamp:CLAMP omod:OMOD
|s.1.-:VDST s.1.-:SRC0|
_e64|s.1.-:VDST s.1.-:SRC0|flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST s.2.f64:SRC0|
_e64|v.1:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_e32|v.2:VDST s.1.b32:SRC0|
_e64|v.2:VDST s.1.b32:SRC0|flag.clamp:CLAMP omod:OMOD
_sdwa|v.1:VDST s.1.b32:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL
_dpp|v.1:VDST v.1:VSRC0|dpp8.code:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1:VDST s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST s.1.f16:SRC0|
_sdwa|v.1:VDST s.1.f16:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL
_e64|v.1:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_e64|v.2:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_e32|v.2:VDST s.2.f64:SRC0|
_e64|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST s.1.-:SRC0|
_e64|v.1:VDST s.1.-:SRC0|flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST s.1.i16:SRC0|
_sdwa|v.1:VDST s.1.i16:VSRC0,x=SRC0_SEXT,g=S0|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL
_e64|v.1:VDST s.1.i16:SRC0|flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST s.1.p16:SRC0|
_sdwa|v.1:VDST s.1.p16:VSRC0,x=SRC0_SEXT,g=S0|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL
_e64|v.1:VDST s.1.p16:SRC0|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.-:SRC0|
_e32|v.1:VDST s.1.b32:SRC0 v.1:VSRC1 vcc|
_sdwa|v.1:VDST s.1.b32:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0 s.1.b32:VSRC1,n=SRC1_NEG,a=SRC1_ABS,g=S1 vcc|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_dpp|v.1:VDST v.1:VSRC0 v.1:VSRC1 vcc|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1:VDST s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS s.1.-.v:VSRC1,n=SRC1_NEG,a=SRC1_ABS vcc|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.pf16:SRC0 v.1:VSRC1|
_dpp|v.1:VDST v.1:VSRC0 v.1:VSRC1|dpp8.code:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1:VDST s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS s.1.-.v:VSRC1,n=SRC1_NEG,a=SRC1_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL dec.fi:FI
_e32|v.1:VDST s.1.b32:SRC0 v.1:VSRC1|
_sdwa|v.1:VDST s.1.b32:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0 s.1.b32:VSRC1,n=SRC1_NEG,a=SRC1_ABS,g=S1|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_dpp|v.1:VDST v.1:VSRC0 v.1:VSRC1|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
_sdwa|v.1:VDST s.1.b32:VSRC0,x=SRC0_SEXT,g=S0 s.1.b32:VSRC1,x=SRC1_SEXT,g=S1|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_dpp|v.1:VDST v.1:VSRC0 v.1:VSRC1|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.b32:SRC0 v.1:VSRC1|
_e32|v.1:VDST vcc s.1.b32:SRC0 v.1:VSRC1 vcc|
_sdwa|v.1:VDST vcc s.1.b32:VSRC0,x=SRC0_SEXT,g=S0 s.1.b32:VSRC1,x=SRC1_SEXT,g=S1 vcc|flag.clamp:@45+1 omod:@46+2 enum.dst_sel.sel.always.DWORD:@40+3 enum.dst_unused.unused.always.UNUSED_PRESERVE:@43+2 enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_dpp|v.1:VDST vcc v.1:VSRC0 v.1:VSRC1 vcc|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1:VDST vcc v.1:VSRC0 v.1:VSRC1 vcc|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST m.-:SDST s.1.b32:SRC0 s.1.b32:SRC1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.b32:SRC0 k:LITERAL v.1:VSRC1|
|v.1:VDST s.1.b32:SRC0 v.1:VSRC1 k:LITERAL|
_e32|v.1:VDST s.1.f16:SRC0 v.1:VSRC1|
_sdwa|v.1:VDST s.1.f16:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0 s.1.f16:VSRC1,n=SRC1_NEG,a=SRC1_ABS,g=S1|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_e64|v.1:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.f16:SRC0 k.f16:LITERAL v.1:VSRC1|
|v.1:VDST s.1.f16:SRC0 v.1:VSRC1 k.f16:LITERAL|
_sdwa|v.1:VDST s.1.f16:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0 s.1.f16:VSRC1,x=SRC1_SEXT,g=S1|flag.clamp:CLAMP omod:OMOD enum.dst_sel.sel.always.DWORD:DST_SEL enum.dst_unused.unused.always.UNUSED_PRESERVE:DST_UNUSED enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_dpp|v.1:VDST s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS v.1:VSRC1|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl.any:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0 s.1.f16:SRC1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.pkfmac:SRC0 v.1:VSRC1|
|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 s.1.b32:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.2.f64:SRC1,n=NEG#1,a=ABS#1 s.2.f64:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1 s.1.b32:SRC2|bits.op_sel.4.0.9:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.p16:SRC0 s.1.p16:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.2.f64:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST m.-:SDST s.1.b32:SRC0,n=NEG#0 s.1.b32:SRC1,n=NEG#1 s.1.b32:SRC2,n=NEG#2|flag.clamp:CLAMP omod:OMOD
|v.2:VDST m.-:SDST s.2.f64:SRC0,n=NEG#0 s.2.f64:SRC1,n=NEG#1 s.2.f64:SRC2,n=NEG#2|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.2.i64:SRC0 s.1.b32:SRC1 s.2.i64:SRC2|flag.clamp:CLAMP omod:OMOD
|v.4:VDST s.2.i64:SRC0 s.1.b32:SRC1 s.4.-:SRC2|flag.clamp:CLAMP omod:OMOD
|v.2:VDST m.-:SDST s.1.b32:SRC0 s.1.b32:SRC1 s.2.i64:SRC2|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.1.b32:SRC0 s.2.i64:SRC1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.i16:SRC0 s.1.i16:SRC1|bits.op_sel.3.0.9:OP_SEL,b2=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
|v.1:VDST m.-:SDST s.1.b32:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1|bits.op_sel.3.0.9:OP_SEL,b2=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.i16:SRC0 s.1.i16:SRC1 s.1.i16:SRC2|bits.op_sel.4.0.9:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.-:SRC1,n=NEG#1,a=ABS#1 attr:@32+6,chan=@38+2|flag.high:@40+1 flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.-:SRC1,n=NEG#1,a=ABS#1 attr:@32+6,chan=@38+2 s.1.-:SRC2,n=NEG#2,a=ABS#2|flag.high:@40+1 flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1 s.1.f16:SRC2,n=NEG#2,a=ABS#2|bits.op_sel.4.0.9:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
|s.1.-:VDST s.1.-:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.i16:SRC0 s.1.i16:SRC1 s.1.b32:SRC2|bits.op_sel.4.0.9:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.-:SRC0 s.1.b32:SRC1 s.1.b32:SRC2|bits.op_sel.2.0:OP_SEL flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.p16:SRC0 s.1.p16:SRC1 s.1.p16:SRC2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.1:OP_SEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.p16:SRC0 s.1.p16:SRC1|bits.op_sel.2.0:OP_SEL bits.op_sel_hi.2.1:OP_SEL_HI bits.neg_lo.2.0:NEG bits.neg_hi.2.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.pf16:SRC0 s.1.pf16:SRC1 s.1.pf16:SRC2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.1:OP_SEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.pf16:SRC0 s.1.pf16:SRC1|bits.op_sel.2.0:OP_SEL bits.op_sel_hi.2.1:OP_SEL_HI bits.neg_lo.2.0:NEG bits.neg_hi.2.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.pf16:SRC0 s.1.pf16:SRC1 s.1.b32:SRC2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.1:OP_SEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.p16:SRC0 s.1.p16:SRC1 s.1.b32:SRC2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.1:OP_SEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1 s.1.b32:SRC2|bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OP_SEL_HI
|v.1:VDST s.1.f16:SRC0,n=NEG#0,a=NEG_HI#0 s.1.f16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.f16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.0:OP_SEL_HI flag.clamp:CLAMP
_e64|m.-:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
_e32|vcc s.1.b32:SRC0 v.1:VSRC1|
_sdwa|sd:SDST,b=SD s.1.b32:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0 s.1.b32:VSRC1,n=SRC1_NEG,a=SRC1_ABS,g=S1|enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_e64|s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD set.126:VDST
_e32|s.1.b32:SRC0 v.1:VSRC1|
_sdwa|s.1.b32:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0 s.1.b32:VSRC1,n=SRC1_NEG,a=SRC1_ABS,g=S1|enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_e64|m.-:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.2.f64:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
_e32|vcc s.2.f64:SRC0 v.2:VSRC1|
_e64|s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.2.f64:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD set.126:VDST
_e32|s.2.f64:SRC0 v.2:VSRC1|
_e64|m.-:VDST s.1.b32:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_sdwa|sd:SDST,b=SD s.1.b32:VSRC0,x=SRC0_SEXT,g=S0 s.1.b32:VSRC1,x=SRC1_SEXT,g=S1|enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_e64|m.-:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_sdwa|sd:SDST,b=SD s.1.b32:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0 s.1.b32:VSRC1,x=SRC1_SEXT,g=S1|enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_e64|m.-:VDST s.1.i16:SRC0 s.1.i16:SRC1|flag.clamp:CLAMP omod:OMOD
_e32|vcc s.1.i16:SRC0 v.1:VSRC1|
_sdwa|sd:SDST,b=SD s.1.i16:VSRC0,x=SRC0_SEXT,g=S0 s.1.i16:VSRC1,x=SRC1_SEXT,g=S1|enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_e64|m.-:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_e32|vcc s.1.f16:SRC0 v.1:VSRC1|
_sdwa|sd:SDST,b=SD s.1.f16:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0 s.1.b32:VSRC1,x=SRC1_SEXT,g=S1|enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_e64|s.1.b32:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD set.126:VDST
_sdwa|s.1.b32:VSRC0,x=SRC0_SEXT,g=S0 s.1.b32:VSRC1,x=SRC1_SEXT,g=S1|enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_e64|s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD set.126:VDST
_sdwa|s.1.b32:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0 s.1.b32:VSRC1,x=SRC1_SEXT,g=S1|enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_e64|s.1.i16:SRC0 s.1.i16:SRC1|bits.op_sel.2.0.9.t16:OP_SEL flag.clamp:CLAMP omod:OMOD set.126:VDST
_e32|s.1.i16:SRC0 v.1:VSRC1|
_sdwa|s.1.i16:VSRC0,x=SRC0_SEXT,g=S0 s.1.i16:VSRC1,x=SRC1_SEXT,g=S1|enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_e64|s.1.f16:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|bits.op_sel.2.0.9.t16:OP_SEL flag.clamp:CLAMP omod:OMOD set.126:VDST
_e32|s.1.f16:SRC0 v.1:VSRC1|
_sdwa|s.1.f16:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0 s.1.b32:VSRC1,x=SRC1_SEXT,g=S1|enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_e64|m.-:VDST s.2.i64:SRC0 s.2.i64:SRC1|flag.clamp:CLAMP omod:OMOD
_e32|vcc s.2.i64:SRC0 v.2:VSRC1|
_e64|m.-:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_e32|vcc s.2.f64:SRC0 v.1:VSRC1|
_e64|s.2.i64:SRC0 s.2.i64:SRC1|flag.clamp:CLAMP omod:OMOD set.126:VDST
_e32|s.2.i64:SRC0 v.2:VSRC1|
_e64|s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD set.126:VDST
_e32|s.2.f64:SRC0 v.1:VSRC1|
_e64|m.-:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
_sdwa|sd:SDST,b=SD s.1.f16:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0 s.1.f16:VSRC1,n=SRC1_NEG,a=SRC1_ABS,g=S1|enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
_e64|s.1.f16:SRC0,n=NEG#0,a=ABS#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1|bits.op_sel.2.0.9.t16:OP_SEL flag.clamp:CLAMP omod:OMOD set.126:VDST
_sdwa|s.1.f16:VSRC0,n=SRC0_NEG,a=SRC0_ABS,g=S0 s.1.f16:VSRC1,n=SRC1_NEG,a=SRC1_ABS,g=S1|enum.src0_sel.sel.always.DWORD:SRC0_SEL enum.src1_sel.sel.always.DWORD:SRC1_SEL
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
3
4
3
4
3
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
8
9
10
10
9
9
9
9
11
11
9
12
12
12
12
12
12
12
12
12
12
12
12
13
12
14
14
13
13
12
12
5
15
15
15
15
15
15
15
15
15
15
15
15
16
15
17
17
16
16
15
15
18
19
19
15
0
0
9
9
9
9
9
9
20
11
5
5
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
35
34
34
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
37
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
43
44
44
44
44
44
45
46
47
38
38
38
38
38
38
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
48
49
48
48
50
51
50
50
50
50
50
50
50
50
50
50
50
51
50
50
52
52
52
52
52
53
54
55
56
56
56
56
56
57
58
59
52
52
52
52
52
52
60 61 62 63
64 65 66 67
60 61 62 63
60 61 62 63
64 65 66 67
64 65 66 67
60 61 62 63
64 65 66 67
60 61 62 63
64 65 66 67
68 69 70 71
72 73 74 75
76 77 78 79
72 73 74 75
72 73 74 75
72 73 74 75
72 73 74 75
72 73 74 75
72 73 74 75
72 73 74 75
72 73 74 75
72 73 74 75
72 73 74 75
72 73 74 75
76 77 78 79
72 73 74 75
72 73 74 75
80 81 82 83
84 85 86 87
88 89 90 91
92 93 94 95
84 85 86 87
96 97 98 99
100 101 102 103
80 81 82 83
96 97 98 99
100 101 102 103
104 105 106 107
108 109 110 111
100 101 102 103
112 113 114 115
116 117 118 119
96 97 98 99
96 97 98 99
100 101 102 103
104 105 106 107
108 109 110 111
100 101 102 103
112 113 114 115
116 117 118 119
96 97 98 99
112 113 114 115
116 117 118 119
120 121 122 123
124 125 126 127
116 117 118 119
128 129 130 131
132 133 134 135
112 113 114 115
136 137 138 139
140 141 142 143
60 61 62 63
60 61 62 63
140 141 142 143
144 145 146 147
148 149 150 151
136 137 138 139
144 145 146 147
148 149 150 151
64 65 66 67
64 65 66 67
148 149 150 151
152 153 154 155
156 157 158 159
144 145 146 147
144 145 146 147
148 149 150 151
60 61 62 63
60 61 62 63
148 149 150 151
152 153 154 155
156 157 158 159
144 145 146 147
152 153 154 155
156 157 158 159
64 65 66 67
64 65 66 67
156 157 158 159
160 161 162 163
164 165 166 167
152 153 154 155
80 81 82 83
136 137 138 139
136 137 138 139
80 168 169 170
88 89 90 91
92 93 94 95
104 105 106 107
108 109 110 111
104 105 106 107
108 109 110 111
120 121 122 123
124 125 126 127
60 61 62 63
60 61 62 63
64 65 66 67
64 65 66 67
60 61 62 63
60 61 62 63
64 65 66 67
64 65 66 67
60 61 62 63
171 172 173 174
175 176 177 178
179 180 181 182
183 184 185 186
179 180 181 182
183 184 185 186
187 188 189 190
191 192 193 194
195 196 197 198
199 200 201 202
171 172 173 174
175 176 177 178
179 180 181 182
183 184 185 186
179 180 181 182
183 184 185 186
187 188 189 190
191 192 193 194
203
204
205
206
203
204
205
206
203
203
204
204
203
203
204
204
207
208
209
210
207
208
209
210
207
207
207
207
207
208
210
209
207
207
207
207
207
208
210
209
207
207
207
207
207
207
207
207
207
208
207
207
207
207
207
207
207
207
207
207
207
207
208
207
207
208
210
208
208
208
208
208
208
208
208
208
208
208
210
208
208
211
211
207
207
208
208
207
207
208
208
212
213
214
215
216
217
218
219
220
221
211
211
222
222
223
224
225 225
226 226
225 225
226 226
225 225
226 226
225 225
226 226
225 225
226 226
225 225
227 227
225 225
227 227
225 225
227 227
225 225
227 227
225 225
227 227
225 225
227 227
225 225
225 225
225 225
228 228
225 225
228 228
229
230
231 226
230
226 226
226 226
226 226
226 226
226 226
226 226
226 226
226 226
225 225
226 226
232
231
225 225
226 226
225 225
226 226
226 226
226 226
226 226
228 228
225 225
225 225
225 225
225 225
225 225
225 225
225 225
225 225
225 225
225 225
225 225
225 225
232 225
233 233 233 233
233 233 233 233
233 233 233 233
233 233 233 233
233 233 233 233
233 233 233 233
233 233 233 233
233 233 233 233
233 233 233 233
233 233 233 233
233 233 233 233
234 234 234 234
233 233 233 233
234 234 234 234
233 233 233 233
234 234 234 234
233 233 233 233
234 234 234 234
233 233 233 233
234 234 234 234
233 233 233 233
234 234 234 234
233 233 233 233
234 234 234 234
233 233 233 233
234 234 234 234
233 233 233 233
234 234 234 234
233 233 233 233
235 235 235 235
233 233 233 233
235 235 235 235
233 233 233 233
235 235 235 235
233 233 233 233
236 236 236 236
233 233 233 233
233 233 233 233
233 233 233 233
235 235 235 235
235 235 235 235
233 233 233 233
233 233 233 233
233 233 233 233
233 233 233 233
233 233 233 233
233 233 233 233
233 233 233 233
233 233 233 233
233 233 233 233
233 233 233 233
237 237 237 237
237 237 237 237
237 237 237 237
237 237 237 237
237 237 237 237
237 237 237 237
237 237 237 237
237 237 237 237
237 237 237 237
237 237 237 237
237 237 237 237
237 237 237 237
237 237 237 237
237 237 237 237
238 238 238 238
238 238 238 238
239 239 239 239
239 239 239 239
240
241
240
240
240
240
240
240
240
242
242
242
242
242
242
240
240
243
244
245
246
240
240
240
240
247
247
248
249
250
211
250
250
250
250
250
250
211
248
251
248
248
248
252
252
248
211
248
248
211
250
250
250
250
211
211
211
253
253
254
253
248
253
255 256
255 256
257 258
211 259 260 261 211
262 262 263 264 265 266 266
267 268
269 269 270 270
271 271 272 272
262 262 263 264 265 266 266
262 262 263 264 265 266 266
262 262 273 274 275 276 276
262 262 273 274 275 276 276
262 262 273 274 275 276 276
277 277 278 274 275 279 279
262 262 273 274 275 276 276
262 262 273 274 275 276 276
262 262 263 264 265 266 266
269 269 270 270
271 271 280 280
262 262 263 264 265 266 266
262 262 263 264 265 266 266
262 262 263 264 265 266 266
262 262 263 264 265 266 266
269 269 270 270
271 271 272 272
281 281 282 282
281 281 282 282
281 281 282 282
281 281 282 282
211 259
262 262 273 274 275 276 276
262 262 273 274 275 276 276
262 262 273 274 275 276 276
262 262 273 274 275 276 276
262 262 273 274 275 276 276
262 262 273 274 275 276 276
262 262 273 274 275 276 276
262 262 273 274 275 276 276
262 262 273 274 275 276 276
262 262 273 274 275 276 276
281 281 282 282
281 281 282 282
262 262 273 274 275 276 276
281 281 282 282
262 262 273 274 275 276 276
262 262 273 274 275 276 276
262 262 263 264 265 266 266
262 262 263 264 265 266 266
262 262 263 264 265 266 266
262 262 263 264 265 266 266
262 262 263 264 265 266 266
269 269 270 270
281 281 282 282
281 281 282 282
262 262 273 274 275 276 276
262 262 273 274 275 276 276
211 259
262 262 263 264 265 266 266
283 263 264 265 284
283 263 264 265 284
283 263 264 265 284
285 285 286 264 265 287 287
285 285 286 264 265 287 287
277 277 278 274 275 279 279
277 277 278 274 275 279 279
277 277 278 274 275 279 279
277 277 278 274 275 279 279
277 277 278 274 275 279 279
277 277 278 274 275 279 279
277 277 278 274 275 279 279
277 277 278 274 275 279 279
277 277 278 274 275 279 279
277 277 278 274 275 279 279
277 277 278 274 275 279 279
277 277 278 274 275 279 279
277 277 278 274 275 279 279
277 277 278 274 275 279 279
277 277 278 274 275 279 279
277 277 278 274 275 279 279
288 288 289 264 265 290 290
277 277 278 274 275 279 279
277 277 278 274 275 279 279
291
291
292 292 293 294 295 296 296 296 296
297 297 298 299
300 300 301 302 299 303 303 303 303
300 300 301 302 299 303 303 303 303
300 300 301 302 299 303 303 303 303
300 300 303 303 303 303
300 300 301 302 299 303 303 303 303
300 300 301 302 299 303 303 303 303
300 300 304 302 305 306 306 306 306
300 300 304 302 305 306 306 306 306
300 300 304 302 305 306 306 306 306
300 300 304 302 305 306 306 306 306
307 307 298 305
300 300 301 302 299 303 303 303 303
300 300 301 302 299 303 303 303 303
300 300 304 302 305 306 306 306 306
300 300 304 302 305 306 306 306 306
300 300 304 302 305 306 306 306 306
300 300 304 302 305 306 306 306 306
300 300 304 302 305 306 306 306 306
300 300 304 302 305 306 306 306 306
300 300 304 302 305 306 306 306 306
300 300 304 302 305 306 306 306 306
300 300 304 302 305 306 306 306 306
300 300 304 302 305 306 306 306 306
300 300 304 302 305 306 306 306 306
300 300 304 302 305 306 306 306 306
300 300 304 302 305 306 306 306 306
300 300 304 302 305 306 306 306 306
308 308 309 310 311 312 312 312 312
308 308 309 310 311 312 312 312 312
308 308 309 310 311 312 312 312 312
300 300 298 299 303 303 303 303
313 313
314 314
300 300 301 302 299 303 303 303 303
315 315 316 302 299 317 317 317 317
315 315 316 302 299 317 317 317 317
315 315 316 302 299 317 317 317 317
315 315 316 302 299 317 317 317 317
315 315 298 299 317 317 317 317
318 318
319 319
315 315 316 302 299 317 317 317 317
315 315 316 302 299 317 317 317 317
315 315 320 302 321 322 322 322 322
323 323 298 299
324 324 324 324 324 324 324 324
325 325 325 325 325 325 325 325
325 325 325 325 325 325 325 325
324 324 324 324 324 324 324 324
324 324 324 324 324 324 324 324
324 324 324 324 324 324 324 324
324 324 324 324 324 324 324 324
325 325 325 325 325 325 325 325
325 325 325 325 325 325 325 325
325 325 325 325 325 325 325 325
324 324 324 324 324 324 324 324
326 326 326 326 326 326 326 326
325 325 325 325 325 325 325 325
327 327 327 327 327 327 327 327
327 327 327 327 327 327 327 327
324 324 324 324 324 324 324 324
324 324 324 324 324 324 324 324
325 325 325 325 325 325 325 325
325 325 325 325 325 325 325 325
324 324 324 324 324 324 324 324
325 325 325 325 325 325 325 325
325 325 325 325 325 325 325 325
324 324 324 324 324 324 324 324
325 325 325 325 325 325 325 325
325 325 325 325 325 325 325 325
325 325 325 325 325 325 325 325
325 325 325 325 325 325 325 325
328 328 328 328 328 328 328 328
325 325 325 325 325 325 325 325
329 329 329 329 329 329 329 329
324 324 324 324 324 324 324 324
326 326 326 326 326 326 326 326
330 330 330 330
330 330 330 330
330 330 330 330
330 330 330 330
331 331 331 331
332 332 332 332
332 332 332 332
332 332 332 332
333 333 333 333 333 333 333 333
334 334 334 334 334 334 334 334
324 324 324 324 324 324 324 324
326 326 326 326 326 326 326 326
325 325 325 325 325 325 325 325
335 335 335 335 335 335 335 335
335 335 335 335 335 335 335 335
331 331 331 331
336 336 336 336
337 337 337 337 337 337 337 337
337 337 337 337 337 337 337 337
325 325 325 325 325 325 325 325
338 338 338 338
338 338 338 338
338 338 338 338
339 339 339 339
339 339 339 339
339 339 339 339
339 339 339 339
339 339 339 339
339 339 339 339
339 339 339 339
339 339 339 339
339 339 339 339
339 339 339 339
339 339 339 339
340 340 340 340
340 340 340 340
341 341 341 341
341 341 341 341
341 341 341 341
339 339 339 339
340 340 340 340
342 342 342 342 342 342 342 342
343
344
325 325 325 325 325 325 325 325
325 325 325 325 325 325 325 325
325 325 325 325 325 325 325 325
325 325 325 325 325 325 325 325
345 345 345 345 345 345 345 345
345 345 345 345 345 345 345 345
342 342 342 342 342 342 342 342
342 342 342 342 342 342 342 342
345 345 345 345 345 345 345 345
342 342 342 342 342 342 342 342
342 342 342 342 342 342 342 342
345 345 345 345 345 345 345 345
342 342 342 342 342 342 342 342
342 342 342 342 342 342 342 342
344
342 342 342 342 342 342 342 342
345 345 345 345 345 345 345 345
346
332 332
347 347 347 347
332 332 332 332
332 332 332 332
332 332 332 332
332 332 332 332
348 348 348 348
348 348 348 348
332 332 332 332
332 332 332 332
325 325 325 325 325 325 325 325
325 325 325 325 325 325 325 325
325 325 325 325 325 325 325 325
325 325 325 325 325 325 325 325
349 349 349 349 349 349 349 349
349 349 349 349 349 349 349 349
332 332 332 332
350 350 350 350
350 350 350 350
332 332 332 332
351 351 351 351 351 351 351 351
352 352 352 352
352 352 352 352
352 352 352 352
352 352 352 352
352 352 352 352
352 352 352 352
352 352 352 352
352 352 352 352
351 351 351 351 351 351 351 351
352 352 352 352
352 352 352 352
352 352 352 352
352 352 352 352
353 353 353 353 353 353 353 353
354 354 354 354
354 354 354 354
354 354 354 354
354 354 354 354
355 355 355 355 355 355 355 355
356 356 356 356 356 356 356 356
356 356 356 356 356 356 356 356
357 357 357 357 357 357 357 357
357 357 357 357 357 357 357 357
357 357 357 357 357 357 357 357
357 357 357 357 357 357 357 357
358 358 358 358 358 358 358 358
358 358 358 358 358 358 358 358
358 358 358 358 358 358 358 358
359 359 359 359 360 360 361
359 359 359 359 360 360 361
359 359 359 359 360 360 361
359 359 359 359 360 360 361
359 359 359 359 360 360 361
359 359 359 359 360 360 361
359 359 359 359 360 360 361
359 359 359 359 360 360 361
359 359 359 359 360 360 361
359 359 359 359 360 360 361
359 359 359 359 360 360 361
359 359 359 359 360 360 361
359 359 359 359 360 360 361
359 359 359 359 360 360 361
359 359 359 359 360 360 361
359 359 359 359 360 360 361
362 362 362 362 363 363 364
362 362 362 362 363 363 364
362 362 362 362 363 363 364
362 362 362 362 363 363 364
362 362 362 362 363 363 364
362 362 362 362 363 363 364
362 362 362 362 363 363 364
362 362 362 362 363 363 364
362 362 362 362 363 363 364
362 362 362 362 363 363 364
362 362 362 362 363 363 364
362 362 362 362 363 363 364
362 362 362 362 363 363 364
362 362 362 362 363 363 364
362 362 362 362 363 363 364
362 362 362 362 363 363 364
365 365 365 365 366 366
365 365 365 365 366 366
365 365 365 365 366 366
365 365 365 365 366 366
365 365 365 365 366 366
365 365 365 365 366 366
365 365 365 365 366 366
365 365 365 365 366 366
365 365 365 365 366 366
365 365 365 365 366 366
365 365 365 365 366 366
365 365 365 365 366 366
365 365 365 365 366 366
365 365 365 365 366 366
365 365 365 365 366 366
365 365 365 365 366 366
367 367 367 367 368 368
367 367 367 367 368 368
367 367 367 367 368 368
367 367 367 367 368 368
367 367 367 367 368 368
367 367 367 367 368 368
367 367 367 367 368 368
367 367 367 367 368 368
367 367 367 367 368 368
367 367 367 367 368 368
367 367 367 367 368 368
367 367 367 367 368 368
367 367 367 367 368 368
367 367 367 367 368 368
367 367 367 367 368 368
367 367 367 367 368 368
369 369 369 369 360 360 370
369 369 369 369 360 360 370
369 369 369 369 360 360 370
369 369 369 369 360 360 370
369 369 369 369 360 360 370
369 369 369 369 360 360 370
369 369 369 369 360 360 370
369 369 369 369 360 360 370
371 371 371 371 360 360 372
373 373 373 373 374 374 375
373 373 373 373 374 374 375
373 373 373 373 374 374 375
373 373 373 373 374 374 375
373 373 373 373 374 374 375
373 373 373 373 374 374 375
376 376 376 376 377 377 378
379 379 379 379 363 363 380
379 379 379 379 363 363 380
379 379 379 379 363 363 380
379 379 379 379 363 363 380
379 379 379 379 363 363 380
379 379 379 379 363 363 380
379 379 379 379 363 363 380
379 379 379 379 363 363 380
381 381 381 381 363 363 382
383 383 383 383 384 384 385
383 383 383 383 384 384 385
383 383 383 383 384 384 385
383 383 383 383 384 384 385
383 383 383 383 384 384 385
383 383 383 383 384 384 385
386 386 386 386 387 387 388
389 389 389 389 390 390
389 389 389 389 390 390
389 389 389 389 390 390
389 389 389 389 390 390
389 389 389 389 390 390
389 389 389 389 390 390
389 389 389 389 390 390
389 389 389 389 390 390
391 391 391 391 392 392
373 373 373 373 374 374 375
373 373 373 373 374 374 375
373 373 373 373 374 374 375
373 373 373 373 374 374 375
373 373 373 373 374 374 375
373 373 373 373 374 374 375
393 393 393 393 394 394
393 393 393 393 394 394
393 393 393 393 394 394
393 393 393 393 394 394
393 393 393 393 394 394
393 393 393 393 394 394
393 393 393 393 394 394
393 393 393 393 394 394
395 395 395 395 396 396
383 383 383 383 384 384 385
383 383 383 383 384 384 385
383 383 383 383 384 384 385
383 383 383 383 384 384 385
383 383 383 383 384 384 385
383 383 383 383 384 384 385
369 369 369 369 360 360 370
369 369 369 369 360 360 370
369 369 369 369 360 360 370
369 369 369 369 360 360 370
369 369 369 369 360 360 370
369 369 369 369 360 360 370
369 369 369 369 360 360 370
369 369 369 369 360 360 370
397 397 397 397 377 377 398
397 397 397 397 377 377 398
397 397 397 397 377 377 398
397 397 397 397 377 377 398
397 397 397 397 377 377 398
397 397 397 397 377 377 398
397 397 397 397 377 377 398
397 397 397 397 377 377 398
379 379 379 379 363 363 380
379 379 379 379 363 363 380
379 379 379 379 363 363 380
379 379 379 379 363 363 380
379 379 379 379 363 363 380
379 379 379 379 363 363 380
379 379 379 379 363 363 380
379 379 379 379 363 363 380
399 399 399 399 387 387 400
399 399 399 399 387 387 400
399 399 399 399 387 387 400
399 399 399 399 387 387 400
399 399 399 399 387 387 400
399 399 399 399 387 387 400
399 399 399 399 387 387 400
399 399 399 399 387 387 400
389 389 389 389 390 390
389 389 389 389 390 390
389 389 389 389 390 390
389 389 389 389 390 390
389 389 389 389 390 390
389 389 389 389 390 390
389 389 389 389 390 390
389 389 389 389 390 390
397 397 397 397 377 377 398
397 397 397 397 377 377 398
397 397 397 397 377 377 398
397 397 397 397 377 377 398
397 397 397 397 377 377 398
397 397 397 397 377 377 398
397 397 397 397 377 377 398
397 397 397 397 377 377 398
393 393 393 393 394 394
393 393 393 393 394 394
393 393 393 393 394 394
393 393 393 393 394 394
393 393 393 393 394 394
393 393 393 393 394 394
393 393 393 393 394 394
393 393 393 393 394 394
399 399 399 399 387 387 400
399 399 399 399 387 387 400
399 399 399 399 387 387 400
399 399 399 399 387 387 400
399 399 399 399 387 387 400
399 399 399 399 387 387 400
399 399 399 399 387 387 400
399 399 399 399 387 387 400
211
211
`,
};

/** RDNA 2's assembly, both ways. */
export const { disassemble, listing, listingText, assemble, assembleSource }: BoundAsm = /* @__PURE__ */ bindAsm({ isa: rdna2, asm });

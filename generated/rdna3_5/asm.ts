// RDNA 3.5: how instructions are written in assembly.
// Generated from spec/isa/amdgpu_isa_rdna3_5.xml and spec/asm by `npm run generate`; do not edit.
import { bindAsm, type BoundAsm } from "../../runtime/asm/bind.js";
import type { AsmTables } from "../../runtime/asm/tables.js";
import { rdna3_5 } from "./index.js";

/** How each form is written, as rows. */
export const asm: AsmTables = {
  registers: "s0..105@0 vcc_lo@106 vcc_hi@107 ttmp0..15@108 null@124 m0@125 exec_lo@126 exec_hi@127 src_flat_scratch_base_lo@230 src_flat_scratch_base_hi@231 src_shared_base@235 src_shared_limit@236 src_private_base@237 src_private_limit@238 src_pops_exiting_wave_id@239 src_vccz@251 src_execz@252 src_scc@253 src_lds_direct@254",
  registerAliases: "scc@253 shared_base@235 shared_limit@236 private_base@237 private_limit@238 lds_direct@254",
  unread: "src_flat_scratch_base_lo src_flat_scratch_base_hi src_pops_exiting_wave_id src_vccz src_execz",
  nullCode: 124,
  true16: true,
  limits: { scalarReads: 2, oneScalar: "V_LSHLREV_B64 V_LSHRREV_B64 V_ASHRREV_I64", banks: { fields: ["SRCX0 SRCY0","VSRCX1 VSRCY1"], count: 4, same: false, free: "", except: "" }, values: ["FLAT_.* ; ENC_FLAT ; OFFSET ; 0-4095 ; offset ; an offset from 0 to 4095","S_BUFFER_.* ; ENC_SMEM ; OFFSET ; 0-1048575 ; offset ; an offset of 20 bits without a sign","IMAGE_GATHER4.* ; .* ; DMASK ; 1,2,4,8 ; dmask ; a dmask of one bit","IMAGE_MSAA_LOAD ; .* ; DMASK ; 1,2,4,8 ; dmask ; a dmask of one bit","IMAGE_ATOMIC_.* ; .* ; DMASK ; 1,3,15 ; dmask ; a dmask of 0x1, 0x3 or 0xf",".* ; (?!VOPD).* ; SRC0 ; 0-253,255-511 ; operand ; another source than LDS",".* ; (?!VOPD).* ; SRC1 ; 0-253,255-511 ; operand ; another source than LDS",".* ; (?!VOPD).* ; SRC2 ; 0-253,255-511 ; operand ; another source than LDS"] },
  enums: `
hwreg|HW_REG_MODE@1 HW_REG_STATUS@2 HW_REG_TRAPSTS@3 HW_REG_GPR_ALLOC@5 HW_REG_LDS_ALLOC@6 HW_REG_IB_STS@7 HW_REG_SH_MEM_BASES@15 HW_REG_PERF_SNAPSHOT_PC_LO@18 HW_REG_PERF_SNAPSHOT_PC_HI@19 HW_REG_FLAT_SCR_LO@20 HW_REG_FLAT_SCR_HI@21 HW_REG_HW_ID1..2@23 HW_REG_PERF_SNAPSHOT_DATA@27 HW_REG_SHADER_CYCLES@29
sendmsg|MSG_INTERRUPT@1 MSG_HS_TESSFACTOR@2 MSG_DEALLOC_VGPRS@3 MSG_STALL_WAVE_GEN@5 MSG_HALT_WAVES@6 MSG_GS_ALLOC_REQ@9 MSG_RTN_GET_DOORBELL@128 MSG_RTN_GET_DDID@129 MSG_RTN_GET_TMA@130 MSG_RTN_GET_REALTIME@131 MSG_RTN_SAVE_WAVE@132 MSG_RTN_GET_TBA@133 MSG_RTN_GET_TBA_TO_PC@134
op_MSG_GS|
op_MSG_GS_DONE|
op_MSG_SYSMSG|
msg_streams|
target|mrt0..7@0 mrtz@8 pos0..4@12 prim@20 dual_src_blend0..1@21
param|
format|BUF_FMT_INVALID@0 BUF_FMT_8_UNORM@1 BUF_FMT_8_SNORM@2 BUF_FMT_8_USCALED@3 BUF_FMT_8_SSCALED@4 BUF_FMT_8_UINT@5 BUF_FMT_8_SINT@6 BUF_FMT_16_UNORM@7 BUF_FMT_16_SNORM@8 BUF_FMT_16_USCALED@9 BUF_FMT_16_SSCALED@10 BUF_FMT_16_UINT@11 BUF_FMT_16_SINT@12 BUF_FMT_16_FLOAT@13 BUF_FMT_8_8_UNORM@14 BUF_FMT_8_8_SNORM@15 BUF_FMT_8_8_USCALED@16 BUF_FMT_8_8_SSCALED@17 BUF_FMT_8_8_UINT@18 BUF_FMT_8_8_SINT@19 BUF_FMT_32_UINT@20 BUF_FMT_32_SINT@21 BUF_FMT_32_FLOAT@22 BUF_FMT_16_16_UNORM@23 BUF_FMT_16_16_SNORM@24 BUF_FMT_16_16_USCALED@25 BUF_FMT_16_16_SSCALED@26 BUF_FMT_16_16_UINT@27 BUF_FMT_16_16_SINT@28 BUF_FMT_16_16_FLOAT@29 BUF_FMT_10_11_11_FLOAT@30 BUF_FMT_11_11_10_FLOAT@31 BUF_FMT_10_10_10_2_UNORM@32 BUF_FMT_10_10_10_2_SNORM@33 BUF_FMT_10_10_10_2_UINT@34 BUF_FMT_10_10_10_2_SINT@35 BUF_FMT_2_10_10_10_UNORM@36 BUF_FMT_2_10_10_10_SNORM@37 BUF_FMT_2_10_10_10_USCALED@38 BUF_FMT_2_10_10_10_SSCALED@39 BUF_FMT_2_10_10_10_UINT@40 BUF_FMT_2_10_10_10_SINT@41 BUF_FMT_8_8_8_8_UNORM@42 BUF_FMT_8_8_8_8_SNORM@43 BUF_FMT_8_8_8_8_USCALED@44 BUF_FMT_8_8_8_8_SSCALED@45 BUF_FMT_8_8_8_8_UINT@46 BUF_FMT_8_8_8_8_SINT@47 BUF_FMT_32_32_UINT@48 BUF_FMT_32_32_SINT@49 BUF_FMT_32_32_FLOAT@50 BUF_FMT_16_16_16_16_UNORM@51 BUF_FMT_16_16_16_16_SNORM@52 BUF_FMT_16_16_16_16_USCALED@53 BUF_FMT_16_16_16_16_SSCALED@54 BUF_FMT_16_16_16_16_UINT@55 BUF_FMT_16_16_16_16_SINT@56 BUF_FMT_16_16_16_16_FLOAT@57 BUF_FMT_32_32_32_UINT@58 BUF_FMT_32_32_32_SINT@59 BUF_FMT_32_32_32_FLOAT@60 BUF_FMT_32_32_32_32_UINT@61 BUF_FMT_32_32_32_32_SINT@62 BUF_FMT_32_32_32_32_FLOAT@63
dfmt|
nfmt|
dim|1D@0 2D@1 3D@2 CUBE@3 1D_ARRAY@4 2D_ARRAY@5 2D_MSAA@6 2D_MSAA_ARRAY@7
dpp|row_shl:1..15@257 row_shr:1..15@273 row_ror:1..15@289 row_mirror@320 row_half_mirror@321 row_share:0..15@336 row_xmask:0..15@352 /*~wave_shl~is~not~supported~starting~from~GFX10~*/@304 /*~wave_rol~is~not~supported~starting~from~GFX10~*/@308 /*~wave_shr~is~not~supported~starting~from~GFX10~*/@312 /*~wave_ror~is~not~supported~starting~from~GFX10~*/@316 /*~row_bcast~is~not~supported~starting~from~GFX10~*/@322 /*~row_bcast~is~not~supported~starting~from~GFX10~*/@323
sel|
unused|
gpr_idx|
swizzle|ROTATE@49152 FFT@57344
waitcnt|vmcnt/10+6@0 expcnt/0+3@1 lgkmcnt/4+6@2
depctr|depctr_hold_cnt/7+1@0 depctr_sa_sdst/0+1@1 depctr_va_vdst/12+4@2 depctr_va_sdst/9+3@3 depctr_va_ssrc/8+1@4 depctr_va_vcc/1+1@5 depctr_vm_vsrc/2+3@6
delay_id|NO_DEP@0 VALU_DEP_1..4@1 TRANS32_DEP_1..3@5 FMA_ACCUM_CYCLE_1@8 SALU_CYCLE_1..3@9
delay_skip|SAME@0 NEXT@1 SKIP_1..4@2
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
|v.2:VDST v.1:DATA0|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:VDST v.1:ADDR v.1:DATA0 v.4:DATA1|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:DATA0|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:ADDR v.3:DATA0|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.1:ADDR v.4:DATA0|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.3:VDST v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|v.4:VDST v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1 flag.gds:GDS
|target:TGT expsrc.0:VSRC0,en=EN expsrc.1:VSRC1,en=EN,pair=VSRC0 expsrc.2:VSRC2,en=EN,pair=VSRC1 expsrc.3:VSRC3,en=EN,pair=VSRC1|flag.done:DONE flag.row_en:ROW_EN
|v.1:VDST v.2:ADDR|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC set.124:SADDR
|v.2:VDST v.2:ADDR|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC set.124:SADDR
|v.3:VDST v.2:ADDR|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC set.124:SADDR
|v.4:VDST v.2:ADDR|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC set.124:SADDR
|v.2:ADDR v.1:DATA|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC set.124:SADDR
|v.2:ADDR v.2:DATA|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC set.124:SADDR
|v.2:ADDR v.3:DATA|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC set.124:SADDR
|v.2:ADDR v.4:DATA|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC set.124:SADDR
|v.1:VDST,if=GLC#0 v.2:ADDR v.1:DATA|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC set.124:SADDR
|v.1:VDST,if=GLC#0 v.2:ADDR v.2:DATA|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC set.124:SADDR
|v.2:VDST,if=GLC#0 v.2:ADDR v.2:DATA|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC set.124:SADDR
|v.2:VDST,if=GLC#0 v.2:ADDR v.4:DATA|dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC set.124:SADDR
|v.1:VDST gaddr:ADDR,s=SADDR saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|v.2:VDST gaddr:ADDR,s=SADDR saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|v.3:VDST gaddr:ADDR,s=SADDR saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|v.4:VDST gaddr:ADDR,s=SADDR saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|gaddr:ADDR,s=SADDR v.1:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|gaddr:ADDR,s=SADDR v.2:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|gaddr:ADDR,s=SADDR v.3:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|gaddr:ADDR,s=SADDR v.4:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|v.1:VDST saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|v.1:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|gaddr:ADDR,s=SADDR saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|v.1:VDST,if=GLC#0 gaddr:ADDR,s=SADDR v.1:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|v.1:VDST,if=GLC#0 gaddr:ADDR,s=SADDR v.2:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|v.2:VDST,if=GLC#0 gaddr:ADDR,s=SADDR v.2:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|v.2:VDST,if=GLC#0 gaddr:ADDR,s=SADDR v.4:DATA saddr.2:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|v.1:VDST xaddr:ADDR,s=SADDR,sve=SVE saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|v.2:VDST xaddr:ADDR,s=SADDR,sve=SVE saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|v.3:VDST xaddr:ADDR,s=SADDR,sve=SVE saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|v.4:VDST xaddr:ADDR,s=SADDR,sve=SVE saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|xaddr:ADDR,s=SADDR,sve=SVE v.1:DATA saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|xaddr:ADDR,s=SADDR,sve=SVE v.2:DATA saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|xaddr:ADDR,s=SADDR,sve=SVE v.3:DATA saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|xaddr:ADDR,s=SADDR,sve=SVE v.4:DATA saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|xaddr:ADDR,s=SADDR,sve=SVE saddr.1:SADDR|soff:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC
|v.1:VDST attr:ATTR,chan=ATTR_CHAN|dec.wait_vdst.always:WAIT_VDST
|v.1:VDST|dec.wait_vdst.always:WAIT_VDST
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.1/4:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.partial.2/4:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.-.single.1/4:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.-.partial.2/4:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.1/4:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.partial.2/4:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.1/4:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.partial.2/4:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.0.1.-.single.1/4:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.0.1.-.partial.2/4:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.4.2/3/4/5:VDATA,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.1/4:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.4.4/2/3/5:VDATA,d16=D16,tfe=TFE imgaddr.0.1.0.-.partial.2/4:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|v.4:VDATA imgregs.11/8:VADDR,a16=A16 s.4.-:SRSRC|flag.a16:A16 set.15:DMASK set.1:UNORM set.1:R128
|v.4:VDATA imgregs.1.1.3.3.3/0:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,a16=A16 s.4.-:SRSRC|flag.a16:A16 set.15:DMASK set.1:UNORM set.1:R128
|v.4:VDATA imgregs.12/9:VADDR,a16=A16 s.4.-:SRSRC|flag.a16:A16 set.15:DMASK set.1:UNORM set.1:R128
|v.4:VDATA imgregs.2.1.3.3.3/0:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,a16=A16 s.4.-:SRSRC|flag.a16:A16 set.15:DMASK set.1:UNORM set.1:R128
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.g.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.g.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.-.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.-.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.0.-.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.0.-.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.0.g.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.0.g.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.1.-.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.1.-.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.0.-.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.0.-.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.0.g.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.0.g.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.1.-.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.1.-.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.3.1.0.-.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.3.1.0.-.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.0.1.0.-.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.0.1.0.-.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.0.1.1.-.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.0.1.1.-.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.1.1.0.-.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.1.1.0.-.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.2.1.0.-.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.2.1.0.-.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.h.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.h.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.0.h.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.0.h.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.0.h.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.0.h.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.g.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.g.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.1.g.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.1.g.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.1.g.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.1.g.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.3.1.1.-.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.3.1.1.-.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.1.h.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.1.h.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.1.h.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.1.h.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.h.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.h.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.1.1.1.-.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.1.1.1.-.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.2.1.1.-.single.1:VADDR,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
~|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.2.1.1.-.partial.2:VADDR,r1=VADDRA,r2=VADDRB,r3=VADDRC,r4=VADDRD,dim=DIM,a16=A16 s.8.-:SRSRC s.4.-:SSAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|vdata.1:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|format:FORMAT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.tfe:TFE
|vdata.2:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|format:FORMAT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.tfe:TFE
|vdata.3:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|format:FORMAT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.tfe:TFE
|vdata.4:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|format:FORMAT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.tfe:TFE
|vdata.1:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.tfe:TFE
|vdata.2:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.tfe:TFE
|vdata.3:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.tfe:TFE
|vdata.4:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.tfe:TFE
||
|bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:SRSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:OFFSET flag.glc:GLC flag.slc:SLC flag.dlc:DLC flag.tfe:TFE
|s.1.-:SDATA s.2.-:SBASE smem.null:OFFSET,s=SOFFSET|flag.glc:GLC flag.dlc:DLC
|s.2.-:SDATA s.2.-:SBASE smem.null:OFFSET,s=SOFFSET|flag.glc:GLC flag.dlc:DLC
|s.4.-:SDATA s.2.-:SBASE smem.null:OFFSET,s=SOFFSET|flag.glc:GLC flag.dlc:DLC
|s.8.-:SDATA s.2.-:SBASE smem.null:OFFSET,s=SOFFSET|flag.glc:GLC flag.dlc:DLC
|s.16.-:SDATA s.2.-:SBASE smem.null:OFFSET,s=SOFFSET|flag.glc:GLC flag.dlc:DLC
|s.1.-:SDATA s.4.-:SBASE smem.null:OFFSET,s=SOFFSET|flag.glc:GLC flag.dlc:DLC
|s.2.-:SDATA s.4.-:SBASE smem.null:OFFSET,s=SOFFSET|flag.glc:GLC flag.dlc:DLC
|s.4.-:SDATA s.4.-:SBASE smem.null:OFFSET,s=SOFFSET|flag.glc:GLC flag.dlc:DLC
|s.8.-:SDATA s.4.-:SBASE smem.null:OFFSET,s=SOFFSET|flag.glc:GLC flag.dlc:DLC
|s.16.-:SDATA s.4.-:SBASE smem.null:OFFSET,s=SOFFSET|flag.glc:GLC flag.dlc:DLC
|i:SDATA s.2.-:SBASE smem.null:OFFSET,s=SOFFSET|
|i:SDATA s.4.-:SBASE smem.null:OFFSET,s=SOFFSET|
|s.1.-:SDST s.1.b32:SSRC0|
|s.2.-:SDST s.2.i64:SSRC0|
|s.1.-:SDST s.2.i64:SSRC0|
|s.2.-:SDST s.1.b32:SSRC0|
|s.1.-:SDST s.1.-:SSRC0|
|s.2.-:SDST s.2.-:SSRC0|
|s.2.-:SDST|
|s.2.-:SSRC0|
|s.1.-:SDST msg.wide:SSRC0|
|s.2.-:SDST msg.wide:SSRC0|
|s.1.-:SDST s.1.b32:SSRC0 s.1.b32:SSRC1|
|s.2.-:SDST s.2.i64:SSRC0 s.1.b32:SSRC1|
|s.2.-:SDST s.2.i64:SSRC0 s.2.i64:SSRC1|
|s.2.-:SDST s.1.b32:SSRC0 s.1.b32:SSRC1|
|s.1.-:SDST s.1.b32:SSRC0 s.1.b32:SSRC1 k:LITERAL|
|s.1.-:SDST s.1.b32:SSRC0 k:LITERAL s.1.b32:SSRC1|
|s.1.-:SDST s.1.f16:SSRC0 s.1.f16:SSRC1|
|s.1.b32:SSRC0 s.1.b32:SSRC1|
|s.2.i64:SSRC0 s.1.b32:SSRC1|
|s.2.i64:SSRC0 s.2.i64:SSRC1|
|s.1.i16:SSRC0 s.1.i16:SSRC1|
|s.1.-:SDST x:SIMM16|
|version:SIMM16|
|s.1.-:SDST x.unsigned:SIMM16|
|s.1.-:SDST hwreg:SIMM16|
|hwreg:SIMM16 s.1.-:SDST|
|hwreg:SIMM16 i:LITERAL|
|s.2.-:SDST label:SIMM16|
|s.1.-:SDST label:SIMM16|
|i:SIMM16|
|x:SIMM16|
|delay:SIMM16|
|depctr:SIMM16|
|waitcnt:SIMM16|
|label:SIMM16|
|opt:SIMM16|
|msg.wide:SIMM16|
|v.1:VDST s.1.-:SRC0,n=NEG#0 s.1.-:SRC1,n=NEG#1 s.1.-:SRC2,n=NEG#2|flag.clamp:CLAMP dec.wait_exp.always:WAIT_EXP
|v.1:VDST s.1.-.t:SRC0,n=NEG#0,o=OP_SEL#0 s.1.-:SRC1,n=NEG#1 s.1.-.t:SRC2,n=NEG#2,o=OP_SEL#2|flag.clamp:CLAMP bits.op_sel.4.0:OP_SEL dec.wait_exp.always:WAIT_EXP
|v.1:VDST,o=OP_SEL#3 s.1.-.t:SRC0,n=NEG#0,o=OP_SEL#0 s.1.-:SRC1,n=NEG#1 s.1.-:SRC2,n=NEG#2|flag.clamp:CLAMP bits.op_sel.4.0:OP_SEL dec.wait_exp.always:WAIT_EXP
||flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST s.1.b32:SRC0|
_dpp|v.1:VDST v.1:VSRC0|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1:VDST v.1:VSRC0|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST s.1.b32:SRC0|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST v.1:VSRC0|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|s.1.-:VDST s.1.-:SRC0|
_e64|s.1.-:VDST s.1.-:SRC0|flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST s.2.f64:SRC0|
_e64|v.1:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_e32|v.2:VDST s.1.b32:SRC0|
_e64|v.2:VDST s.1.b32:SRC0|flag.clamp:CLAMP omod:OMOD
_dpp|v.1:VDST v.1:VSRC0|dpp8.code:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1:VDST s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|v.1.h:VDST s.1.b32:SRC0|
_dpp|v.1.h:VDST v.1:VSRC0|dpp8.code:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1.h:VDST s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST,o=OP_SEL#3 s.1.b32:SRC0,n=NEG#0,a=ABS#0|bits.op_sel.2.0.9.t16:OP_SEL,b1=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OP_SEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0|bits.op_sel.2.0.9.t16:OP_SEL,b1=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OP_SEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0|bits.op_sel.2.0.9.t16:OP_SEL,b1=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|v.1:VDST s.1.f16.h:SRC0|
_dpp|v.1:VDST v.1.h:VSRC0|dpp8.code:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1:VDST s.1.-.vh:VSRC0,n=SRC0_NEG,a=SRC0_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0|bits.op_sel.2.0.9.t16:OP_SEL,b1=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0|bits.op_sel.2.0.9.t16:OP_SEL,b1=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0|bits.op_sel.2.0.9.t16:OP_SEL,b1=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.2:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_e32|v.2:VDST s.2.f64:SRC0|
_e64|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_e32|v.1.h:VDST s.1.i16.h:SRC0|
_dpp|v.1.h:VDST v.1.h:VSRC0|dpp8.code:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1.h:VDST v.1.h:VSRC0|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST,o=OP_SEL#3 s.1.i16:SRC0,o=OP_SEL#0|bits.op_sel.2.0.9.t16:OP_SEL,b1=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OP_SEL#3 v.1:VSRC0,o=OP_SEL#0|bits.op_sel.2.0.9.t16:OP_SEL,b1=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OP_SEL#3 v.1:VSRC0,o=OP_SEL#0|bits.op_sel.2.0.9.t16:OP_SEL,b1=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|v.1:VDST s.1.-:SRC0|
_e64|v.1:VDST s.1.-:SRC0|flag.clamp:CLAMP omod:OMOD
_e32|v.1.h:VDST s.1.f16.h:SRC0|
_dpp|v.1.h:VDST s.1.-.vh:VSRC0,n=SRC0_NEG,a=SRC0_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST,o=OP_SEL#3 s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0|bits.op_sel.2.0.9.t16:OP_SEL,b1=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OP_SEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0|bits.op_sel.2.0.9.t16:OP_SEL,b1=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OP_SEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0|bits.op_sel.2.0.9.t16:OP_SEL,b1=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|v.1.h:VDST s.1.p16:SRC0|
_dpp|v.1.h:VDST v.1:VSRC0|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1.h:VDST v.1:VSRC0|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST,o=OP_SEL#3 s.1.p16:SRC0|bits.op_sel.2.0.9.t16:OP_SEL,b1=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OP_SEL#3 v.1:VSRC0|bits.op_sel.2.0.9.t16:OP_SEL,b1=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OP_SEL#3 v.1:VSRC0|bits.op_sel.2.0.9.t16:OP_SEL,b1=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.-:SRC0|
|v.1.h:VDST s.1.-.h:SRC0|
_e32|v.1:VDST s.1.i16.h:SRC0|
_dpp|v.1:VDST v.1.h:VSRC0|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST s.1.i16:SRC0,o=OP_SEL#0|bits.op_sel.2.0.9.t16:OP_SEL,b1=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST v.1:VSRC0,o=OP_SEL#0|bits.op_sel.2.0.9.t16:OP_SEL,b1=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0,o=OP_SEL#0|bits.op_sel.2.0.9.t16:OP_SEL,b1=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|v.1:VDST s.1.b32:SRC0 v.1:VSRC1 vcc|
_dpp|v.1:VDST v.1:VSRC0 v.1:VSRC1 vcc|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1:VDST s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS s.1.-.v:VSRC1,n=SRC1_NEG,a=SRC1_ABS vcc|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.pf16:SRC0 v.1:VSRC1|
_dpp|v.1:VDST v.1:VSRC0 v.1:VSRC1|dpp8.code:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1:VDST s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS s.1.-.v:VSRC1,n=SRC1_NEG,a=SRC1_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|v.1:VDST s.1.b32:SRC0 v.1:VSRC1|
_dpp|v.1:VDST v.1:VSRC0 v.1:VSRC1|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_dpp|v.1:VDST v.1:VSRC0 v.1:VSRC1|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|v.1:VDST vcc s.1.b32:SRC0 v.1:VSRC1 vcc|
_dpp|v.1:VDST vcc v.1:VSRC0 v.1:VSRC1 vcc|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1:VDST vcc v.1:VSRC0 v.1:VSRC1 vcc|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST m.-:SDST s.1.b32:SRC0 s.1.b32:SRC1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST m.-:SDST v.1:VSRC0 s.1.b32:SRC1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST m.-:SDST v.1:VSRC0 s.1.b32:SRC1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.b32:SRC0 k:LITERAL v.1:VSRC1|
|v.1:VDST s.1.b32:SRC0 v.1:VSRC1 k:LITERAL|
_e32|v.1.h:VDST s.1.f16.h:SRC0 v.1.h:VSRC1|
_dpp|v.1.h:VDST v.1.h:VSRC0 v.1.h:VSRC1|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1.h:VDST s.1.-.vh:VSRC0,n=SRC0_NEG,a=SRC0_ABS s.1.-.vh:VSRC1,n=SRC1_NEG,a=SRC1_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST,o=OP_SEL#3 s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1|bits.op_sel.3.0.9.t16:OP_SEL,b2=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OP_SEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1|bits.op_sel.3.0.9.t16:OP_SEL,b2=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OP_SEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1|bits.op_sel.3.0.9.t16:OP_SEL,b2=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_dpp|v.1.h:VDST v.1.h:VSRC0 v.1.h:VSRC1|dpp8.code:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64|v.1:VDST,o=OP_SEL#3 s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1|bits.op_sel.4.0.2.t16:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OP_SEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1|bits.op_sel.4.0.2.t16:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OP_SEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1|bits.op_sel.4.0.2.t16:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1.h:VDST s.1.f16.h:SRC0 k.f16:LITERAL v.1.h:VSRC1|
|v.1.h:VDST s.1.f16.h:SRC0 v.1.h:VSRC1 k.f16:LITERAL|
_dpp|v.1.h:VDST s.1.-.vh:VSRC0,n=SRC0_NEG,a=SRC0_ABS v.1.h:VSRC1|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST,o=OP_SEL#3 s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.f16:SRC1,o=OP_SEL#1|bits.op_sel.3.0.9.t16:OP_SEL,b2=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OP_SEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.f16:SRC1,o=OP_SEL#1|bits.op_sel.3.0.9.t16:OP_SEL,b2=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OP_SEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.f16:SRC1,o=OP_SEL#1|bits.op_sel.3.0.9.t16:OP_SEL,b2=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.pkfmac:SRC0 v.1:VSRC1|
|v.1:VDST s.1.-:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 s.1.b32:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 s.1.b32:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.b32:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.b32:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 s.1.b32:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 s.1.b32:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.2.f64:SRC1,n=NEG#1,a=ABS#1 s.2.f64:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1 s.1.i16:SRC2,o=OP_SEL#2|bits.op_sel.4.0.9:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.b32:SRC1 s.1.i16:SRC2,o=OP_SEL#2|bits.op_sel.4.0.9:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.b32:SRC1 s.1.i16:SRC2,o=OP_SEL#2|bits.op_sel.4.0.9:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.p16:SRC0 s.1.p16:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.p16:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.p16:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.2:VDST s.2.i64:SRC0 s.1.b32:SRC1 s.2.i64:SRC2|flag.clamp:CLAMP omod:OMOD
|v.4:VDST s.2.i64:SRC0 s.1.b32:SRC1 s.4.-:SRC2|flag.clamp:CLAMP omod:OMOD
|v.1:VDST,o=OP_SEL#3 s.1.i16:SRC0,o=OP_SEL#0 s.1.i16:SRC1,o=OP_SEL#1 s.1.i16:SRC2,o=OP_SEL#2|bits.op_sel.4.0.9:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OP_SEL#3 v.1:VSRC0,o=OP_SEL#0 s.1.i16:SRC1,o=OP_SEL#1 s.1.i16:SRC2,o=OP_SEL#2|bits.op_sel.4.0.9:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OP_SEL#3 v.1:VSRC0,o=OP_SEL#0 s.1.i16:SRC1,o=OP_SEL#1 s.1.i16:SRC2,o=OP_SEL#2|bits.op_sel.4.0.9:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST,o=OP_SEL#3 s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1 s.1.f16:SRC2,n=NEG#2,a=ABS#2,o=OP_SEL#2|bits.op_sel.4.0.9:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OP_SEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1 s.1.f16:SRC2,n=NEG#2,a=ABS#2,o=OP_SEL#2|bits.op_sel.4.0.9:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OP_SEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1 s.1.f16:SRC2,n=NEG#2,a=ABS#2,o=OP_SEL#2|bits.op_sel.4.0.9:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.i16:SRC0,o=OP_SEL#0 s.1.i16:SRC1,o=OP_SEL#1 s.1.b32:SRC2|bits.op_sel.4.0.9:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST v.1:VSRC0,o=OP_SEL#0 s.1.i16:SRC1,o=OP_SEL#1 s.1.b32:SRC2|bits.op_sel.4.0.9:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0,o=OP_SEL#0 s.1.i16:SRC1,o=OP_SEL#1 s.1.b32:SRC2|bits.op_sel.4.0.9:OP_SEL,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.-:SRC0 s.1.b32:SRC1 s.1.b32:SRC2|bits.op_sel.2.0:OP_SEL flag.clamp:CLAMP omod:OMOD
|v.1:VDST,o=OP_SEL#3 s.1.i16:SRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.i16:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OP_SEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.i16:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OP_SEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.i16:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST,o=OP_SEL#3 s.1.pf16:SRC0,n=NEG#0,a=ABS#0 s.1.pf16:SRC1,n=NEG#1,a=ABS#1 s.1.f16:SRC2,n=NEG#2,a=ABS#2,o=OP_SEL#2|bits.op_sel.4.0.0:OP_SEL,b2=OP_SEL#2,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OP_SEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.pf16:SRC1,n=NEG#1,a=ABS#1 s.1.f16:SRC2,n=NEG#2,a=ABS#2,o=OP_SEL#2|bits.op_sel.4.0.0:OP_SEL,b2=OP_SEL#2,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OP_SEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.pf16:SRC1,n=NEG#1,a=ABS#1 s.1.f16:SRC2,n=NEG#2,a=ABS#2,o=OP_SEL#2|bits.op_sel.4.0.0:OP_SEL,b2=OP_SEL#2,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST,o=OP_SEL#3 s.1.pbf16:SRC0,n=NEG#0,a=ABS#0 s.1.pbf16:SRC1,n=NEG#1,a=ABS#1 s.1.bf16:SRC2,n=NEG#2,a=ABS#2,o=OP_SEL#2|bits.op_sel.4.0.0:OP_SEL,b2=OP_SEL#2,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OP_SEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.pbf16:SRC1,n=NEG#1,a=ABS#1 s.1.bf16:SRC2,n=NEG#2,a=ABS#2,o=OP_SEL#2|bits.op_sel.4.0.0:OP_SEL,b2=OP_SEL#2,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OP_SEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.pbf16:SRC1,n=NEG#1,a=ABS#1 s.1.bf16:SRC2,n=NEG#2,a=ABS#2,o=OP_SEL#2|bits.op_sel.4.0.0:OP_SEL,b2=OP_SEL#2,b3=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST m.-:SDST s.1.b32:SRC0,n=NEG#0 s.1.b32:SRC1,n=NEG#1 s.1.b32:SRC2,n=NEG#2|flag.clamp:CLAMP omod:OMOD
|v.2:VDST m.-:SDST s.2.f64:SRC0,n=NEG#0 s.2.f64:SRC1,n=NEG#1 s.2.f64:SRC2,n=NEG#2|flag.clamp:CLAMP omod:OMOD
|v.2:VDST m.-:SDST s.1.b32:SRC0 s.1.b32:SRC1 s.2.i64:SRC2|flag.clamp:CLAMP omod:OMOD
|v.1:VDST m.-:SDST s.1.b32:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST m.-:SDST v.1:VSRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST m.-:SDST v.1:VSRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST,o=OP_SEL#3 s.1.i16:SRC0,o=OP_SEL#0 s.1.i16:SRC1,o=OP_SEL#1|bits.op_sel.3.0.9:OP_SEL,b2=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OP_SEL#3 v.1:VSRC0,o=OP_SEL#0 s.1.i16:SRC1,o=OP_SEL#1|bits.op_sel.3.0.9:OP_SEL,b2=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OP_SEL#3 v.1:VSRC0,o=OP_SEL#0 s.1.i16:SRC1,o=OP_SEL#1|bits.op_sel.3.0.9:OP_SEL,b2=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST,o=OP_SEL#3 s.1.i16:SRC0,o=OP_SEL#0 s.1.i16:SRC1,o=OP_SEL#1|bits.op_sel.3.0.2.t16:OP_SEL,b2=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OP_SEL#3 v.1:VSRC0,o=OP_SEL#0 s.1.i16:SRC1,o=OP_SEL#1|bits.op_sel.3.0.2.t16:OP_SEL,b2=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OP_SEL#3 v.1:VSRC0,o=OP_SEL#0 s.1.i16:SRC1,o=OP_SEL#1|bits.op_sel.3.0.2.t16:OP_SEL,b2=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1|bits.op_sel.3.0.9:OP_SEL,b2=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1|bits.op_sel.3.0.9:OP_SEL,b2=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1|bits.op_sel.3.0.9:OP_SEL,b2=OP_SEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.2.f64:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.1.b32:SRC0 s.2.i64:SRC1|flag.clamp:CLAMP omod:OMOD
|s.1.-:VDST s.1.-:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.p16:SRC0 s.1.p16:SRC1 s.1.p16:SRC2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.1:OP_SEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.p16:SRC0 s.1.p16:SRC1|bits.op_sel.2.0:OP_SEL bits.op_sel_hi.2.1:OP_SEL_HI bits.neg_lo.2.0:NEG bits.neg_hi.2.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.pf16:SRC0 s.1.pf16:SRC1 s.1.pf16:SRC2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.1:OP_SEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.pf16:SRC0 s.1.pf16:SRC1|bits.op_sel.2.0:OP_SEL bits.op_sel_hi.2.1:OP_SEL_HI bits.neg_lo.2.0:NEG bits.neg_hi.2.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.pf16:SRC0 s.1.pf16:SRC1 s.1.b32:SRC2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.1:OP_SEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.pf16:SRC1 s.1.b32:SRC2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.1:OP_SEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.pf16:SRC1 s.1.b32:SRC2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.1:OP_SEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1 s.1.b32:SRC2|bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OP_SEL_HI
|v.1:VDST s.1.pbf16:SRC0 s.1.pbf16:SRC1 s.1.b32:SRC2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.1:OP_SEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.pbf16:SRC1 s.1.b32:SRC2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.1:OP_SEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.pbf16:SRC1 s.1.b32:SRC2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.1:OP_SEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.f16:SRC0,n=NEG#0,a=NEG_HI#0 s.1.f16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.f16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.0:OP_SEL_HI flag.clamp:CLAMP
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=NEG_HI#0 s.1.f16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.f16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.0:OP_SEL_HI flag.clamp:CLAMP dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=NEG_HI#0 s.1.f16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.f16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.0:OP_SEL_HI flag.clamp:CLAMP dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST,o=OP_SEL#3 s.1.f16:SRC0,n=NEG#0,a=NEG_HI#0 s.1.f16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.f16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.0:OP_SEL_HI flag.clamp:CLAMP
_e64_dpp|v.1:VDST,o=OP_SEL#3 s.1.-.v:VSRC0,n=NEG#0,a=NEG_HI#0 s.1.f16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.f16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.0:OP_SEL_HI flag.clamp:CLAMP dpp8.code:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OP_SEL#3 s.1.-.v:VSRC0,n=NEG#0,a=NEG_HI#0 s.1.f16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.f16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.0:OP_SEL_HI flag.clamp:CLAMP dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.8/4:VDST s.8.-:SRC0 s.8.-:SRC1 s.8/4.b256:SRC2|ones:OP_SEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
|v.8/4:VDST s.8.-:SRC0 s.8.-:SRC1 s.8/4.b256:SRC2|bits.op_sel.3.0:OP_SEL bits.op_sel_hi.3.1:OP_SEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
|v.8/4:VDST s.4.-:SRC0 s.4.-:SRC1 s.8/4.b256:SRC2|ones:OP_SEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
|v.8/4:VDST s.2.-:SRC0 s.2.-:SRC1 s.8/4.b256:SRC2|ones:OP_SEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
_e64|m.-:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1|bits.op_sel.3.0.9.t16:OP_SEL,b2=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|m.-:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1|bits.op_sel.2.0.9.t16:OP_SEL flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|m.-:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1|bits.op_sel.2.0.9.t16:OP_SEL flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|vcc s.1.f16.h:SRC0 v.1.h:VSRC1|
|vcc v.1.h:VSRC0 v.1.h:VSRC1|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
|vcc s.1.-.vh:VSRC0,n=SRC0_NEG,a=SRC0_ABS s.1.-.vh:VSRC1,n=SRC1_NEG,a=SRC1_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|m.-:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
_e64_dpp|m.-:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|m.-:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|vcc s.1.b32:SRC0 v.1:VSRC1|
|vcc v.1:VSRC0 v.1:VSRC1|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
|vcc s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS s.1.-.v:VSRC1,n=SRC1_NEG,a=SRC1_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|m.-:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.2.f64:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
_e32|vcc s.2.f64:SRC0 v.2:VSRC1|
_e64|m.-:VDST s.1.i16:SRC0,o=OP_SEL#0 s.1.i16:SRC1,o=OP_SEL#1|bits.op_sel.3.0.9.t16:OP_SEL,b2=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|m.-:VDST v.1:VSRC0,o=OP_SEL#0 s.1.i16:SRC1,o=OP_SEL#1|bits.op_sel.2.0.9.t16:OP_SEL flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|m.-:VDST v.1:VSRC0,o=OP_SEL#0 s.1.i16:SRC1,o=OP_SEL#1|bits.op_sel.2.0.9.t16:OP_SEL flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|vcc s.1.i16.h:SRC0 v.1.h:VSRC1|
|vcc v.1.h:VSRC0 v.1.h:VSRC1|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|m.-:VDST s.1.b32:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_e64_dpp|m.-:VDST v.1:VSRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|m.-:VDST v.1:VSRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|vcc v.1:VSRC0 v.1:VSRC1|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|m.-:VDST s.2.i64:SRC0 s.2.i64:SRC1|flag.clamp:CLAMP omod:OMOD
_e32|vcc s.2.i64:SRC0 v.2:VSRC1|
_e64|m.-:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1|bits.op_sel.3.0.9.t16:OP_SEL,b2=OP_SEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|m.-:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1|bits.op_sel.2.0.9.t16:OP_SEL flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|m.-:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1|bits.op_sel.2.0.9.t16:OP_SEL flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|m.-:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_e64_dpp|m.-:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|m.-:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|vcc s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS v.1:VSRC1|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|m.-:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_e32|vcc s.2.f64:SRC0 v.1:VSRC1|
_e64|s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1|bits.op_sel.2.0.9.t16:OP_SEL flag.clamp:CLAMP omod:OMOD set.126:VDST
_e64_dpp|s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1|bits.op_sel.2.0.9.t16:OP_SEL flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0 set.126:VDST
_e64_dpp|s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1|bits.op_sel.2.0.9.t16:OP_SEL flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI set.126:VDST
_e32|s.1.f16.h:SRC0 v.1.h:VSRC1|
|v.1.h:VSRC0 v.1.h:VSRC1|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
|s.1.-.vh:VSRC0,n=SRC0_NEG,a=SRC0_ABS s.1.-.vh:VSRC1,n=SRC1_NEG,a=SRC1_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD set.126:VDST
_e64_dpp|s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0 set.126:VDST
_e64_dpp|s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI set.126:VDST
_e32|s.1.b32:SRC0 v.1:VSRC1|
|v.1:VSRC0 v.1:VSRC1|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
|s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS s.1.-.v:VSRC1,n=SRC1_NEG,a=SRC1_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.2.f64:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD set.126:VDST
_e32|s.2.f64:SRC0 v.2:VSRC1|
_e64|s.1.i16:SRC0,o=OP_SEL#0 s.1.i16:SRC1,o=OP_SEL#1|bits.op_sel.2.0.9.t16:OP_SEL flag.clamp:CLAMP omod:OMOD set.126:VDST
_e64_dpp|v.1:VSRC0,o=OP_SEL#0 s.1.i16:SRC1,o=OP_SEL#1|bits.op_sel.2.0.9.t16:OP_SEL flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0 set.126:VDST
_e64_dpp|v.1:VSRC0,o=OP_SEL#0 s.1.i16:SRC1,o=OP_SEL#1|bits.op_sel.2.0.9.t16:OP_SEL flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI set.126:VDST
_e32|s.1.i16.h:SRC0 v.1.h:VSRC1|
|v.1.h:VSRC0 v.1.h:VSRC1|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|s.1.b32:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD set.126:VDST
_e64_dpp|v.1:VSRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0 set.126:VDST
_e64_dpp|v.1:VSRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI set.126:VDST
|v.1:VSRC0 v.1:VSRC1|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|s.2.i64:SRC0 s.2.i64:SRC1|flag.clamp:CLAMP omod:OMOD set.126:VDST
_e32|s.2.i64:SRC0 v.2:VSRC1|
_e64|s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1|bits.op_sel.2.0.9.t16:OP_SEL flag.clamp:CLAMP omod:OMOD set.126:VDST
_e64_dpp|s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1|bits.op_sel.2.0.9.t16:OP_SEL flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0 set.126:VDST
_e64_dpp|s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OP_SEL#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1,o=OP_SEL#1|bits.op_sel.2.0.9.t16:OP_SEL flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI set.126:VDST
_e64|s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD set.126:VDST
_e64_dpp|s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0 set.126:VDST
_e64_dpp|s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI set.126:VDST
|s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS v.1:VSRC1|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD set.126:VDST
_e32|s.2.f64:SRC0 v.1:VSRC1|
|v.1:VDSTX s.1.b32:SRCX0 v.1:VSRCX1|
|dsty:VDSTY,x=VDSTX s.1.b32:SRCY0 v.1:VSRCY1|
|v.1:VDSTX s.1.b32:SRCX0 v.1:VSRCX1 k:LITERAL|
|dsty:VDSTY,x=VDSTX s.1.b32:SRCY0 v.1:VSRCY1 k:LITERAL|
|v.1:VDSTX s.1.b32:SRCX0 k:LITERAL v.1:VSRCX1|
|dsty:VDSTY,x=VDSTX s.1.b32:SRCY0 k:LITERAL v.1:VSRCY1|
|v.1:VDSTX s.1.b32:SRCX0|
|dsty:VDSTY,x=VDSTX s.1.b32:SRCY0|
|v.1:VDSTX s.1.pf16:SRCX0 v.1:VSRCX1|
|dsty:VDSTY,x=VDSTX s.1.pf16:SRCY0 v.1:VSRCY1|
|v.1:VDSTX s.1.pbf16:SRCX0 v.1:VSRCX1|
|dsty:VDSTY,x=VDSTX s.1.pbf16:SRCY0 v.1:VSRCY1|
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
5
20
20
15
0
0
9
9
9
9
9
9
21
22
11
5
5
23
24
25
26
27
28
28
28
28
28
29
30
31
32
32
32
33
34
35
28
28
28
28
28
28
32
32
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
39
38
38
38
38
38
38
38
38
38
38
38
37
36
36
36
40
40
40
40
40
41
42
43
44
44
44
45
46
47
40
40
40
40
40
40
44
44
48
49
50
51
51
51
51
51
52
53
52
52
52
52
52
52
52
52
52
52
52
52
54
55
54
54
54
54
54
54
54
54
54
54
54
53
52
52
52
56
56
56
56
56
57
58
59
60
60
60
61
62
63
56
56
56
56
56
56
60
60
64
64
64
64
64
65
66
67 68
69 70
67 68
67 68
69 70
69 70
67 68
69 70
67 68
69 70
71 72
73 74
71 72
71 72
71 72
71 72
71 72
71 72
71 72
71 72
71 72
71 72
71 72
75 76
77 78
79 80
81 82
83 84
85 86
87 88
89 90
83 84
89 90
91 92
93 94
95 96
89 90
89 90
91 92
93 94
95 96
89 90
95 96
97 98
99 100
101 102
95 96
103 104
105 106
107 108
103 104
107 108
107 108
107 108
107 108
109 110
83 84
111 112
113 114
113 114
115 116
87 88
117 118
93 94
93 94
119 120
99 100
93 94
119 120
99 100
99 100
121 122
123 124
125 126
125 126
127 128
129 130
105 106
131 132
131 132
131 132
109 110
133 134
103 104
135
136
137
138
135
136
137
138
135
135
136
136
135
135
136
136
139
140
141
142
139
140
141
142
139
139
140
140
139
139
140
140
139
139
139
139
139
140
141
142
139
139
139
140
141
142
139
139
139
139
139
139
139
139
139
139
143
143
144
144
144
144
144
144
139
140
139
139
139
139
139
139
139
139
139
139
139
139
140
142
140
140
140
140
140
140
140
140
140
140
140
140
139
139
139
145
146
147
148
149
150
151
152
153
154
143
143
155
156
157 157
158 158
157 157
158 158
157 157
158 158
157 157
159 159
157 157
159 159
157 157
159 159
157 157
157 157
157 157
160 160
157 157
160 160
160 160
157 157
157 157
159 159
157 157
159 159
157 157
158 158
157 157
158 158
157 157
158 158
157 157
158 158
157 157
158 158
157 157
158 158
157 157
158 158
157 157
158 158
157 157
158 158
157 157
158 158
157 157
158 158
157 157
158 158
157 157
158 158
157 157
158 158
157 157
158 158
161
162
157 157
158 158
161 157
163
164
162 158
164
165
166
157 157
157 157
157 157
157 157
157 157
157 157
157 157
157 157
157 157
157 157
157 157
157 157
157 157
157 157
157 157
167 167 167 167
167 167 167 167
167 167 167 167
167 167 167 167
167 167 167 167
167 167 167 167
167 167 167 167
167 167 167 167
168 168 168 168
167 167 167 167
168 168 168 168
167 167 167 167
168 168 168 168
167 167 167 167
167 167 167 167
167 167 167 167
167 167 167 167
167 167 167 167
167 167 167 167
167 167 167 167
167 167 167 167
167 167 167 167
169 169 169 169
167 167 167 167
169 169 169 169
167 167 167 167
169 169 169 169
167 167 167 167
169 169 169 169
167 167 167 167
169 169 169 169
167 167 167 167
169 169 169 169
167 167 167 167
169 169 169 169
167 167 167 167
169 169 169 169
167 167 167 167
167 167 167 167
168 168 168 168
168 168 168 168
167 167 167 167
170 170 170 170
167 167 167 167
167 167 167 167
167 167 167 167
167 167 167 167
169 169 169 169
167 167 167 167
167 167 167 167
167 167 167 167
167 167 167 167
167 167 167 167
167 167 167 167
167 167 167 167
167 167 167 167
167 167 167 167
171
172
167 167 167 167
167 167 167 167
173 173 173 173
173 173 173 173
173 173 173 173
173 173 173 173
173 173 173 173
173 173 173 173
174 174 174 174
174 174 174 174
174 174 174 174
174 174 174 174
174 174 174 174
174 174 174 174
174 174 174 174
174 174 174 174
174 174 174 174
174 174 174 174
174 174 174 174
174 174 174 174
174 174 174 174
174 174 174 174
175 175 175 175
175 175 175 175
176 176 176 176
176 176 176 176
174 174 174 174
174 174 174 174
174 174 174 174
174 174 174 174
174 174 174 174
174 174 174 174
174 174 174 174
174 174 174 174
174 174 174 174
174 174 174 174
174 174 174 174
174 174 174 174
174 174 174 174
174 174 174 174
177 177 177 177
177 177 177 177
177 177 177 177
177 177 177 177
177 177 177 177
177 177 177 177
177 177 177 177
177 177 177 177
177 177 177 177
177 177 177 177
177 177 177 177
177 177 177 177
177 177 177 177
177 177 177 177
178
179
178
178
178
178
178
178
178
180
180
180
180
180
180
178
178
181
182
183
184
185
185
178
178
178
178
186
186
186
186
187
187
188
189
190
143
187
186
187
186
143
191
191
191
191
191
191
191
191
191
191
191
192
143
143
143
186
193
193
186
186
143
187
143
143
194
194
195
196
195
196
143 197
198 198 199 200 201 201 202 203
204 205
206 206 207 207
208 208 209 209
198 198 199 200 201 201 202 203
198 198 199 200 201 201 202 203
198 198 210 211 212 212 213 214
198 198 210 211 212 212 213 214
215 215 216 217 218 218 219 220
221 221 222 223 224 224 225 226
198 198 210 211 212 212 213 214
198 198 210 211 212 212 213 214
198 198 199 200 201 201 202 203
206 206 207 207
208 208 227 227
198 198 199 200 201 201 202 203
198 198 199 200 201 201 202 203
198 198 199 200 201 201 202 203
198 198 199 200 201 201 202 203
206 206 207 207
208 208 209 209
228 228 229 229
228 228 229 229
228 228 229 229
228 228 229 229
143 197
230 230 231 232 233 233 234 235
198 198 210 211 212 212 213 214
198 198 210 211 212 212 213 214
198 198 210 211 212 212 213 214
198 198 210 211 212 212 213 214
198 198 210 211 212 212 213 214
198 198 210 211 212 212 213 214
198 198 210 211 212 212 213 214
198 198 210 211 212 212 213 214
198 198 210 211 212 212 213 214
198 198 210 211 212 212 213 214
228 228 229 229
228 228 229 229
198 198 210 211 212 212 213 214
228 228 229 229
198 198 210 211 212 212 213 214
198 198 210 211 212 212 213 214
198 198 199 200 201 201 202 203
198 198 199 200 201 201 202 203
198 198 199 200 201 201 202 203
198 198 199 200 201 201 202 203
198 198 199 200 201 201 202 203
206 206 207 207
228 228 229 229
228 228 229 229
198 198 210 211 212 212 213 214
198 198 210 211 212 212 213 214
198 198 199 200 201 201 202 203
236 199 200 237 202 203
236 199 200 237 202 203
236 199 200 237 202 203
230 230 231 232 233 233 234 235
230 230 231 232 233 233 234 235
238 238 231 239 240 240 241 242
238 238 231 239 240 240 241 242
238 238 231 239 240 240 241 242
238 238 231 239 240 240 241 242
238 238 231 239 240 240 241 242
238 238 231 239 240 240 241 242
238 238 231 239 240 240 241 242
238 238 231 239 240 240 241 242
238 238 231 239 240 240 241 242
238 238 231 239 240 240 241 242
238 238 231 239 240 240 241 242
238 238 231 239 240 240 241 242
238 238 231 239 240 240 241 242
238 238 231 239 240 240 241 242
238 238 231 239 240 240 241 242
238 238 231 239 240 240 241 242
243 243 244 245 246 246 247 248
238 238 231 239 240 240 241 242
238 238 231 239 240 240 241 242
249
250
249
249
230 230 231 232 233 233 234 235
251 251 222 252 253 253 254 255
251 251 222 252 253 253 254 255
256 256 257 258 259 259 259 259 260 261
262 262 263 264
265 265 266 264 267 267 267 267 268 269
265 265 266 264 267 267 267 267 268 269
265 265 266 264 267 267 268 269 267 267
265 265 267 267 267 267
265 265 266 264 267 267 267 267 268 269
265 265 266 264 267 267 267 267 268 269
265 265 266 270 271 271 271 271 272 273
265 265 266 270 271 271 271 271 272 273
265 265 266 270 271 271 271 271 272 273
265 265 266 270 271 271 271 271 272 273
265 265 266 264 267 267 267 267 268 269
265 265 266 264 267 267 267 267 268 269
265 265 266 270 271 271 271 271 272 273
265 265 266 270 271 271 271 271 272 273
265 265 266 270 271 271 271 271 272 273
265 265 266 270 271 271 271 271 272 273
265 265 266 270 271 271 271 271 272 273
265 265 266 270 271 271 271 271 272 273
265 265 266 270 271 271 271 271 272 273
265 265 266 270 271 271 271 271 272 273
265 265 266 270 271 271 271 271 272 273
265 265 266 270 271 271 271 271 272 273
265 265 266 270 271 271 271 271 272 273
274 274 275 276 277 277 277 277 278 279
274 274 275 276 277 277 277 277 278 279
274 274 275 276 277 277 278 279 277 277
265 265 266 270 271 271 271 271 272 273
265 265 266 270 271 271 271 271 272 273
265 265 266 270 271 271 272 273 271 271
265 265 263 264 267 267 267 267 268 269
280 280
281 281
265 265 266 264 267 267 267 267 268 269
282 282 283 284 285 285 285 285 286 287
282 282 283 284 285 285 285 285 286 287
282 282 283 284 285 285 286 287 285 285
282 282 283 284 285 285 285 285 286 287
282 282 288 284 289 289 289 289 290 291
292 292
293 293
282 282 283 284 285 285 285 285 286 287
282 282 283 284 285 285 285 285 286 287
282 282 283 294 295 295 295 295 296 297
298 298
299 299 299 299 300 300 300 300
301 301 301 301 301 301 301 301 302 303
301 301 301 301 301 301 301 301 302 303
300 300 300 300 300 300 300 300 304 305
300 300 300 300 300 300 300 300 304 305
300 300 300 300 300 300 300 300 304 305
300 300 300 300 300 300 300 300 304 305
301 301 301 301 301 301 301 301 302 303
301 301 301 301 301 301 301 301 302 303
301 301 301 301 301 301 301 301 302 303
300 300 300 300 300 300 300 300 304 305
306 306 306 306 306 306 306 306
301 301 301 301 301 301 301 301 302 303
307 307 307 307 307 307 307 307 308 309
307 307 307 307 307 307 307 307 308 309
300 300 300 300 300 300 300 300 304 305
300 300 300 300 300 300 300 300 304 305
301 301 301 301 301 301 301 301 302 303
301 301 301 301 301 301 301 301 302 303
300 300 300 300 300 300 300 300 304 305
301 301 301 301 301 301 301 301 302 303
301 301 301 301 301 301 301 301 302 303
300 300 300 300 300 300 300 300 304 305
301 301 301 301 301 301 301 301 302 303
301 301 301 301 301 301 301 301 302 303
301 301 301 301 301 301 301 301 302 303
301 301 301 301 301 301 301 301 302 303
310 310 310 310 310 310 310 310 311 312
301 301 301 301 301 301 301 301 302 303
313 313 313 313 313 313 313 313 314 315
300 300 300 300 300 300 300 300
306 306 306 306 306 306 306 306
300 300 300 300 300 300 300 300
306 306 306 306 306 306 306 306
301 301 301 301 301 301 301 301 302 303
316 316 316 316 316 316 316 316
316 316 316 316 316 316 316 316
317 317 317 317
301 301 301 301 301 301 301 301 302 303
318 318 318 318 318 318 318 318 319 320
301 301 301 301 301 301 301 301 302 303
301 301 301 301 301 301 301 301 302 303
301 301 301 301 301 301 301 301 302 303
301 301 301 301 301 301 301 301 302 303
321 321 321 321 321 321 321 321 322 323
321 321 321 321 321 321 321 321 322 323
318 318 318 318 318 318 318 318 319 320
318 318 318 318 318 318 318 318 319 320
321 321 321 321 321 321 321 321 322 323
318 318 318 318 318 318 318 318 319 320
318 318 318 318 318 318 318 318 319 320
321 321 321 321 321 321 321 321 322 323
318 318 318 318 318 318 318 318 319 320
318 318 318 318 318 318 318 318 319 320
318 318 318 318 318 318 318 318 319 320
321 321 321 321 321 321 321 321 322 323
301 301 301 301 301 301 301 301 302 303
301 301 301 301 301 301 301 301 302 303
301 301 301 301 301 301 301 301 302 303
301 301 301 301 301 301 301 301 302 303
324 324 324 324 324 324 324 324 325 326
324 324 324 324 324 324 324 324 325 326
327 327 327 327
327 327 327 327
328 328 328 328 329 330
300 300 300 300 300 300 300 300 304 305
300 300 300 300 300 300 300 300 304 305
321 321 321 321 321 321 321 321 322 323
321 321 321 321 321 321 321 321 322 323
301 301 301 301 301 301 301 301 302 303
301 301 301 301 301 301 301 301 302 303
301 301 301 301 301 301 301 301 302 303
301 301 301 301 301 301 301 301 302 303
331 331 331 331 331 331 331 331 332 333
334 334 334 334 334 334 334 334 335 336
337 337 337 337 337 337 337 337
338 338 338 338 338 338 338 338
339 339 339 339 339 339 339 339
339 339 339 339 339 339 339 339
340 340 340 340 341 342
340 340 340 340 341 342
340 340 341 342 340 340
343 343 343 343 344 345
343 343 343 343 344 345
346 346 346 346 347 348
349 349 349 349 268 269
349 349 349 349 268 269
346 346 346 346 347 348
346 346 346 346 347 348
346 346 346 346 347 348
346 346 346 346 347 348
343 343 343 343 344 345
343 343 343 343 344 345
350 350 350 350 351 352
350 350 350 350 351 352
350 350 350 350 351 352
353 353 353 353 354 355
356 356 356 356 272 273
356 356 356 356 272 273
356 356 356 356 272 273
356 356 356 356 272 273
349 349 349 349 268 269
349 349 349 349 268 269
356 356 356 356 272 273
356 356 356 356 272 273
356 356 356 356 272 273
356 356 356 356 272 273
357 357 357 357
357 357 357 357
357 357 357 357
357 357 357 357
358 358 358 358
356 356 356 356
356 356 356 356
356 356 356 356
358 358 358 358
346 346 346 346 347 348
346 346 346 346 347 348
346 346 346 346 347 348
359 359 359 359
359 359 359 359
359 359 359 359
360
356 356
346 346 346 346 347 348
346 346 346 346 347 348
346 346 346 346 347 348
361 361 361 361 361 361 361 361
362 362 362 362
362 362 362 362
362 362 362 362
362 362 362 362
362 362 362 362
362 362 362 362
362 362 362 362
362 362 362 362
361 361 361 361 361 361 361 361
362 362 362 362
362 362 362 362
362 362 362 362
362 362 362 362
363 363 363 363 363 363 363 363
364 364 364 364
364 364 364 364
364 364 364 364
364 364 364 364
365 365 365 365 365 365 365 365 366 367
368 368 368 368 368 368 368 368
368 368 368 368 368 368 368 368
368 368 368 368 368 368 368 368
368 368 368 368 368 368 368 368
369 369 369 369 369 369 369 369 370 371
372 372 372 372 372 372 372 372 373 374
375 375 375 375 375 375 375 375 376 377
375 375 375 375 375 375 375 375 376 377
378
378
379
379
380
381
382 382 382 382 383 384 385 385 386 387
382 382 382 382 383 384 385 385 386 387
382 382 382 382 383 384 385 385 386 387
382 382 382 382 383 384 385 385 386 387
382 382 382 382 383 384 385 385 386 387
382 382 382 382 383 384 385 385 386 387
382 382 382 382 383 384 385 385 386 387
382 382 382 382 383 384 385 385 386 387
382 382 382 382 383 384 385 385 386 387
382 382 382 382 383 384 385 385 386 387
382 382 382 382 383 384 385 385 386 387
382 382 382 382 383 384 385 385 386 387
382 382 382 382 383 384 385 385 386 387
382 382 382 382 383 384 385 385 386 387
382 382 382 382 383 384 385 385 386 387
382 382 382 382 383 384 385 385 386 387
388 388 388 388 389 390 391 391 392 393
388 388 388 388 389 390 391 391 392 393
388 388 388 388 389 390 391 391 392 393
388 388 388 388 389 390 391 391 392 393
388 388 388 388 389 390 391 391 392 393
388 388 388 388 389 390 391 391 392 393
388 388 388 388 389 390 391 391 392 393
388 388 388 388 389 390 391 391 392 393
388 388 388 388 389 390 391 391 392 393
388 388 388 388 389 390 391 391 392 393
388 388 388 388 389 390 391 391 392 393
388 388 388 388 389 390 391 391 392 393
388 388 388 388 389 390 391 391 392 393
388 388 388 388 389 390 391 391 392 393
388 388 388 388 389 390 391 391 392 393
388 388 388 388 389 390 391 391 392 393
394 394 394 394 395 395
394 394 394 394 395 395
394 394 394 394 395 395
394 394 394 394 395 395
394 394 394 394 395 395
394 394 394 394 395 395
394 394 394 394 395 395
394 394 394 394 395 395
394 394 394 394 395 395
394 394 394 394 395 395
394 394 394 394 395 395
394 394 394 394 395 395
394 394 394 394 395 395
394 394 394 394 395 395
394 394 394 394 395 395
394 394 394 394 395 395
396 396 396 396 397 398 399 399 386 400
396 396 396 396 397 398 399 399 386 400
396 396 396 396 397 398 399 399 386 400
396 396 396 396 397 398 399 399 386 400
396 396 396 396 397 398 399 399 386 400
396 396 396 396 397 398 399 399 386 400
396 396 396 396 397 398 399 399 386 400
396 396 396 396 397 398 399 399 386 400
396 396 396 396 397 398 399 399 386 400
396 396 396 396 397 398 399 399 386 400
396 396 396 396 397 398 399 399 386 400
396 396 396 396 397 398 399 399 386 400
401 401 401 401 402 403 391 391 392 404
401 401 401 401 402 403 391 391 392 404
401 401 401 401 402 403 391 391 392 404
401 401 401 401 402 403 391 391 392 404
401 401 401 401 402 403 391 391 392 404
401 401 401 401 402 403 391 391 392 404
401 401 401 401 402 403 391 391 392 404
401 401 401 401 402 403 391 391 392 404
401 401 401 401 402 403 391 391 392 404
401 401 401 401 402 403 391 391 392 404
401 401 401 401 402 403 391 391 392 404
401 401 401 401 402 403 391 391 392 404
401 401 401 401 402 403 391 391 392 404
401 401 401 401 402 403 391 391 392 404
401 401 401 401 402 403 391 391 392 404
401 401 401 401 402 403 391 391 392 404
405 405 405 405 406 406
405 405 405 405 406 406
405 405 405 405 406 406
405 405 405 405 406 406
405 405 405 405 406 406
405 405 405 405 406 406
405 405 405 405 406 406
405 405 405 405 406 406
405 405 405 405 406 406
405 405 405 405 406 406
405 405 405 405 406 406
405 405 405 405 406 406
405 405 405 405 406 406
405 405 405 405 406 406
405 405 405 405 406 406
405 405 405 405 406 406
407 382 382 382 408 409 385 385 386 387
410 410 410 410 411 412 391 391 392 413
414 414 414 414 415 415
416 416 416 416 417 418 419 419 420 421
416 416 416 416 417 418 419 419 420 421
416 416 416 416 417 418 419 419 420 421
416 416 416 416 417 418 419 419 420 421
416 416 416 416 417 418 419 419 420 421
416 416 416 416 417 418 419 419 420 421
416 416 416 416 417 418 419 419 420 421
416 416 416 416 417 418 419 419 420 421
416 416 416 416 417 418 419 419 420 421
416 416 416 416 417 418 419 419 420 421
416 416 416 416 417 418 419 419 420 421
416 416 416 416 417 418 419 419 420 421
416 416 416 416 417 418 419 419 420 421
416 416 416 416 417 418 419 419 420 421
416 416 416 416 417 418 419 419 420 421
416 416 416 416 417 418 419 419 420 421
422 422 422 422 423 424 425 425 426 427
422 422 422 422 423 424 425 425 426 427
422 422 422 422 423 424 425 425 426 427
422 422 422 422 423 424 425 425 426 427
422 422 422 422 423 424 425 425 426 427
422 422 422 422 423 424 425 425 426 427
422 422 422 422 423 424 425 425 426 427
422 422 422 422 423 424 425 425 426 427
422 422 422 422 423 424 425 425 426 427
422 422 422 422 423 424 425 425 426 427
422 422 422 422 423 424 425 425 426 427
422 422 422 422 423 424 425 425 426 427
422 422 422 422 423 424 425 425 426 427
422 422 422 422 423 424 425 425 426 427
422 422 422 422 423 424 425 425 426 427
422 422 422 422 423 424 425 425 426 427
428 428 428 428 429 429
428 428 428 428 429 429
428 428 428 428 429 429
428 428 428 428 429 429
428 428 428 428 429 429
428 428 428 428 429 429
428 428 428 428 429 429
428 428 428 428 429 429
428 428 428 428 429 429
428 428 428 428 429 429
428 428 428 428 429 429
428 428 428 428 429 429
428 428 428 428 429 429
428 428 428 428 429 429
428 428 428 428 429 429
428 428 428 428 429 429
430 430 430 430 431 432 433 433 420 434
430 430 430 430 431 432 433 433 420 434
430 430 430 430 431 432 433 433 420 434
430 430 430 430 431 432 433 433 420 434
430 430 430 430 431 432 433 433 420 434
430 430 430 430 431 432 433 433 420 434
430 430 430 430 431 432 433 433 420 434
430 430 430 430 431 432 433 433 420 434
430 430 430 430 431 432 433 433 420 434
430 430 430 430 431 432 433 433 420 434
430 430 430 430 431 432 433 433 420 434
430 430 430 430 431 432 433 433 420 434
435 435 435 435 436 437 425 425 426 438
435 435 435 435 436 437 425 425 426 438
435 435 435 435 436 437 425 425 426 438
435 435 435 435 436 437 425 425 426 438
435 435 435 435 436 437 425 425 426 438
435 435 435 435 436 437 425 425 426 438
435 435 435 435 436 437 425 425 426 438
435 435 435 435 436 437 425 425 426 438
435 435 435 435 436 437 425 425 426 438
435 435 435 435 436 437 425 425 426 438
435 435 435 435 436 437 425 425 426 438
435 435 435 435 436 437 425 425 426 438
435 435 435 435 436 437 425 425 426 438
435 435 435 435 436 437 425 425 426 438
435 435 435 435 436 437 425 425 426 438
435 435 435 435 436 437 425 425 426 438
439 439 439 439 440 440
439 439 439 439 440 440
439 439 439 439 440 440
439 439 439 439 440 440
439 439 439 439 440 440
439 439 439 439 440 440
439 439 439 439 440 440
439 439 439 439 440 440
439 439 439 439 440 440
439 439 439 439 440 440
439 439 439 439 440 440
439 439 439 439 440 440
439 439 439 439 440 440
439 439 439 439 440 440
439 439 439 439 440 440
439 439 439 439 440 440
441 416 416 416 442 443 419 419 420 421
444 444 444 444 445 446 425 425 426 447
448 448 448 448 449 449
450 450 451 451
452 453
454 455
450 450 451 451
450 450 451 451
450 450 451 451
450 450 451 451
450 450 451 451
456 456 457 457
450 450 451 451
450 450 451 451
450 450 451 451
458 458 459 459
460 460 461 461
451 451
451 451
451 451
143
`,
};

/** RDNA 3.5's assembly, both ways. */
export const { disassemble, listing, listingText, assemble, assembleSource }: BoundAsm = /* @__PURE__ */ bindAsm({ isa: rdna3_5, asm });

// RDNA 4: how instructions are written in assembly.
// Generated from spec/isa/amdgpu_isa_rdna4.xml and spec/asm by `npm run generate`; do not edit.
import { bindAsm, type BoundAsm } from "../../runtime/asm/bind.js";
import type { AsmTables } from "../../runtime/asm/tables.js";
import { rdna4 } from "./index.js";

/** How each form is written, as rows. */
export const asm: AsmTables = {
  registers: "s0..105@0 vcc_lo@106 vcc_hi@107 ttmp0..15@108 null@124 m0@125 exec_lo@126 exec_hi@127 src_flat_scratch_base_lo@230 src_flat_scratch_base_hi@231 src_shared_base@235 src_shared_limit@236 src_private_base@237 src_private_limit@238 src_pops_exiting_wave_id@239 src_vccz@251 src_execz@252 src_scc@253 src_lds_direct@254",
  registerAliases: "scc@253 shared_base@235 shared_limit@236 private_base@237 private_limit@238 lds_direct@254",
  unread: "src_flat_scratch_base_lo src_flat_scratch_base_hi src_pops_exiting_wave_id src_vccz src_execz",
  nullCode: 124,
  true16: false,
  limits: { scalarReads: 2, oneScalar: "V_LSHLREV_B64 V_LSHRREV_B64 V_ASHRREV_I64", banks: { fields: ["SRCX0 SRCY0","VSRCX1 VSRCY1"], count: 4, same: false, free: "V_DUAL_MOV_B32", except: "" }, values: ["S_BUFFER_.* ; ENC_SMEM ; IOFFSET ; 0-8388607 ; offset ; an offset of 23 bits without a sign","IMAGE_GATHER4.* ; .* ; DMASK ; 1,2,4,8 ; dmask ; a dmask of one bit","IMAGE_MSAA_LOAD ; .* ; DMASK ; 1,2,4,8 ; dmask ; a dmask of one bit","IMAGE_ATOMIC_.* ; .* ; DMASK ; 1,3,15 ; dmask ; a dmask of 0x1, 0x3 or 0xf",".* ; (?!VOPD).* ; SRC0 ; 0-253,255-511 ; operand ; another source than LDS",".* ; (?!VOPD).* ; SRC1 ; 0-253,255-511 ; operand ; another source than LDS",".* ; (?!VOPD).* ; SRC2 ; 0-253,255-511 ; operand ; another source than LDS"] },
  enums: `
hwreg|HW_REG_WAVE_MODE@1 HW_REG_WAVE_STATUS@2 HW_REG_WAVE_STATE_PRIV@4 HW_REG_WAVE_GPR_ALLOC@5 HW_REG_WAVE_LDS_ALLOC@6 HW_REG_IB_STS@7 HW_REG_PERF_SNAPSHOT_DATA@10 HW_REG_PERF_SNAPSHOT_PC_LO@11 HW_REG_PERF_SNAPSHOT_PC_HI@12 HW_REG_PERF_SNAPSHOT_DATA1..2@15 HW_REG_WAVE_EXCP_FLAG_PRIV@17 HW_REG_WAVE_EXCP_FLAG_USER@18 HW_REG_WAVE_TRAP_CTRL@19 HW_REG_WAVE_SCRATCH_BASE_LO@20 HW_REG_WAVE_SCRATCH_BASE_HI@21 HW_REG_WAVE_HW_ID1..2@23 HW_REG_WAVE_SCHED_MODE@26 HW_REG_SHADER_CYCLES_LO@29 HW_REG_SHADER_CYCLES_HI@30 HW_REG_WAVE_DVGPR_ALLOC_LO@31 HW_REG_WAVE_DVGPR_ALLOC_HI@32
sendmsg|MSG_INTERRUPT@1 MSG_HS_TESSFACTOR@2 MSG_DEALLOC_VGPRS@3 MSG_GS_ALLOC_REQ@9 MSG_RTN_GET_DOORBELL@128 MSG_RTN_GET_DDID@129 MSG_RTN_GET_TMA@130 MSG_RTN_GET_REALTIME@131 MSG_RTN_SAVE_WAVE@132 MSG_RTN_GET_TBA@133 MSG_RTN_GET_TBA_TO_PC@134 MSG_RTN_GET_SE_AID_ID@135
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
scope|SCOPE_CU@0 SCOPE_SE@1 SCOPE_DEV@2 SCOPE_SYS@3
th_load|TH_LOAD_NT@1 TH_LOAD_HT@2 TH_LOAD_LU@3 TH_LOAD_NT_RT@4 TH_LOAD_RT_NT@5 TH_LOAD_NT_HT@6 TH_LOAD_NT@9 TH_LOAD_HT@10 TH_LOAD_LU@11 TH_LOAD_NT_RT@12 TH_LOAD_RT_NT@13 TH_LOAD_NT_HT@14 TH_LOAD_NT@17 TH_LOAD_HT@18 TH_LOAD_LU@19 TH_LOAD_NT_RT@20 TH_LOAD_RT_NT@21 TH_LOAD_NT_HT@22 TH_LOAD_NT@25 TH_LOAD_HT@26 TH_LOAD_BYPASS@27 TH_LOAD_NT_RT@28 TH_LOAD_RT_NT@29 TH_LOAD_NT_HT@30
th_store|TH_STORE_NT@1 TH_STORE_HT@2 TH_STORE_WB@3 TH_STORE_NT_RT@4 TH_STORE_RT_NT@5 TH_STORE_NT_HT@6 TH_STORE_NT_WB@7 TH_STORE_NT@9 TH_STORE_HT@10 TH_STORE_WB@11 TH_STORE_NT_RT@12 TH_STORE_RT_NT@13 TH_STORE_NT_HT@14 TH_STORE_NT_WB@15 TH_STORE_NT@17 TH_STORE_HT@18 TH_STORE_WB@19 TH_STORE_NT_RT@20 TH_STORE_RT_NT@21 TH_STORE_NT_HT@22 TH_STORE_NT_WB@23 TH_STORE_NT@25 TH_STORE_HT@26 TH_STORE_BYPASS@27 TH_STORE_NT_RT@28 TH_STORE_RT_NT@29 TH_STORE_NT_HT@30 TH_STORE_NT_WB@31
th_atomic|TH_ATOMIC_RETURN@1 TH_ATOMIC_NT@2 TH_ATOMIC_NT_RETURN@3 TH_ATOMIC_0x4@4 TH_ATOMIC_0x5@5 TH_ATOMIC_0x6@6 TH_ATOMIC_0x7@7 TH_ATOMIC_RETURN@9 TH_ATOMIC_NT@10 TH_ATOMIC_NT_RETURN@11 TH_ATOMIC_0x4@12 TH_ATOMIC_0x5@13 TH_ATOMIC_0x6@14 TH_ATOMIC_0x7@15 TH_ATOMIC_RETURN@17 TH_ATOMIC_NT@18 TH_ATOMIC_NT_RETURN@19 TH_ATOMIC_CASCADE_RT@20 TH_ATOMIC_CASCADE_RT@21 TH_ATOMIC_CASCADE_NT@22 TH_ATOMIC_CASCADE_NT@23 TH_ATOMIC_RETURN@25 TH_ATOMIC_NT@26 TH_ATOMIC_NT_RETURN@27 TH_ATOMIC_CASCADE_RT@28 TH_ATOMIC_CASCADE_RT@29 TH_ATOMIC_CASCADE_NT@30 TH_ATOMIC_CASCADE_NT@31
matrix_fmt|
matrix_scale|
matrix_scale_fmt|
`,
  syntaxes: `
|s.1.-:SDATA s.2.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:@56+1 th.load:TH,scope=SCOPE flag.nv:NV
|s.2.-:SDATA s.2.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:@56+1 th.load:TH,scope=SCOPE flag.nv:NV
|s.4.-:SDATA s.2.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:@56+1 th.load:TH,scope=SCOPE flag.nv:NV
|s.8.-:SDATA s.2.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:@56+1 th.load:TH,scope=SCOPE flag.nv:NV
|s.16.-:SDATA s.2.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:@56+1 th.load:TH,scope=SCOPE flag.nv:NV
|s.3.-:SDATA s.2.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:@56+1 th.load:TH,scope=SCOPE flag.nv:NV
|s.1.-:SDATA s.4.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:@56+1 th.load:TH,scope=SCOPE flag.nv:NV
|s.2.-:SDATA s.4.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:@56+1 th.load:TH,scope=SCOPE flag.nv:NV
|s.4.-:SDATA s.4.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:@56+1 th.load:TH,scope=SCOPE flag.nv:NV
|s.8.-:SDATA s.4.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:@56+1 th.load:TH,scope=SCOPE flag.nv:NV
|s.16.-:SDATA s.4.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:@56+1 th.load:TH,scope=SCOPE flag.nv:NV
|s.3.-:SDATA s.4.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:@56+1 th.load:TH,scope=SCOPE flag.nv:NV
||
|i:SDATA s.2.-:SBASE smem.always:IOFFSET,s=SOFFSET|
|i:SDATA s.4.-:SBASE smem.always:IOFFSET,s=SOFFSET|
|s.2.-:SBASE sx:IOFFSET s.1.-:SOFFSET u:SDATA|
|sx:IOFFSET s.1.-:SOFFSET u:SDATA|
|s.4.-:SBASE sx:IOFFSET s.1.-:SOFFSET u:SDATA|
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
|s.1.b32:SSRC0|
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
|s.1.-:SDST hwreg:SIMM16|
|hwreg:SIMM16 s.1.-:SDST|
|hwreg:SIMM16 i:LITERAL|
|s.2.-:SDST label:SIMM16|
|i:SIMM16|
|x:SIMM16|
|delay:SIMM16|
|depctr:SIMM16|
|waitcnt:SIMM16|
|label:SIMM16|
|opt:SIMM16|
|msg.wide:SIMM16|
|vdata.1:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:RSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:IOFFSET th.load:TH,scope=SCOPE flag.nv:NV flag.tfe:TFE set.1:FORMAT
|vdata.2:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:RSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:IOFFSET th.load:TH,scope=SCOPE flag.nv:NV flag.tfe:TFE set.1:FORMAT
|vdata.3:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:RSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:IOFFSET th.load:TH,scope=SCOPE flag.nv:NV flag.tfe:TFE set.1:FORMAT
|vdata.4:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:RSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:IOFFSET th.load:TH,scope=SCOPE flag.nv:NV flag.tfe:TFE set.1:FORMAT
|vdata.1:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:RSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:IOFFSET th.store:TH,scope=SCOPE flag.nv:NV flag.tfe:TFE set.1:FORMAT
|vdata.2:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:RSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:IOFFSET th.store:TH,scope=SCOPE flag.nv:NV flag.tfe:TFE set.1:FORMAT
|vdata.3:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:RSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:IOFFSET th.store:TH,scope=SCOPE flag.nv:NV flag.tfe:TFE set.1:FORMAT
|vdata.4:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:RSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:IOFFSET th.store:TH,scope=SCOPE flag.nv:NV flag.tfe:TFE set.1:FORMAT
|vdata.1:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:RSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:IOFFSET th.atomic:TH,scope=SCOPE flag.nv:NV flag.tfe:TFE set.1:FORMAT
|vdata.2:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:RSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:IOFFSET th.atomic:TH,scope=SCOPE flag.nv:NV flag.tfe:TFE set.1:FORMAT
|vdata.4:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:RSRC s.1.b32:SOFFSET|flag.idxen:IDXEN flag.offen:OFFEN dec.offset:IOFFSET th.atomic:TH,scope=SCOPE flag.nv:NV flag.tfe:TFE set.1:FORMAT
|vdata.1:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:RSRC s.1.b32:SOFFSET|format:FORMAT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:IOFFSET th.load:TH,scope=SCOPE flag.tfe:TFE flag.nv:NV
|vdata.2:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:RSRC s.1.b32:SOFFSET|format:FORMAT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:IOFFSET th.load:TH,scope=SCOPE flag.tfe:TFE flag.nv:NV
|vdata.3:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:RSRC s.1.b32:SOFFSET|format:FORMAT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:IOFFSET th.load:TH,scope=SCOPE flag.tfe:TFE flag.nv:NV
|vdata.4:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:RSRC s.1.b32:SOFFSET|format:FORMAT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:IOFFSET th.load:TH,scope=SCOPE flag.tfe:TFE flag.nv:NV
|vdata.1:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:RSRC s.1.b32:SOFFSET|format:FORMAT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:IOFFSET th.store:TH,scope=SCOPE flag.tfe:TFE flag.nv:NV
|vdata.2:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:RSRC s.1.b32:SOFFSET|format:FORMAT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:IOFFSET th.store:TH,scope=SCOPE flag.tfe:TFE flag.nv:NV
|vdata.3:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:RSRC s.1.b32:SOFFSET|format:FORMAT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:IOFFSET th.store:TH,scope=SCOPE flag.tfe:TFE flag.nv:NV
|vdata.4:VDATA,tfe=TFE bufaddr:VADDR,offen=OFFEN,idxen=IDXEN s.4.-:RSRC s.1.b32:SOFFSET|format:FORMAT flag.idxen:IDXEN flag.offen:OFFEN dec.offset:IOFFSET th.store:TH,scope=SCOPE flag.tfe:TFE flag.nv:NV
|v.1:ADDR v.1:DATA0|dsoff:OFFSET0,hi=OFFSET1
|v.1:ADDR v.1:DATA0 v.1:DATA1|dsoff:OFFSET0,hi=OFFSET1
|v.1:ADDR v.1:DATA0 v.1:DATA1|dec.offset0:OFFSET0 dec.offset1:OFFSET1
||dsoff:OFFSET0,hi=OFFSET1
|v.1:VDST v.1:ADDR v.1:DATA0|dsoff:OFFSET0,hi=OFFSET1
|v.1:VDST v.1:ADDR v.1:DATA0 v.1:DATA1|dsoff:OFFSET0,hi=OFFSET1
|v.2:VDST v.1:ADDR v.1:DATA0 v.1:DATA1|dec.offset0:OFFSET0 dec.offset1:OFFSET1
|v.1:VDST v.1:ADDR|swizzle:OFFSET0,hi=OFFSET1
|v.1:VDST v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1
|v.2:VDST v.1:ADDR|dec.offset0:OFFSET0 dec.offset1:OFFSET1
|v.1:VDST|dsoff:OFFSET0,hi=OFFSET1
|v.1:ADDR v.2:DATA0|dsoff:OFFSET0,hi=OFFSET1
|v.1:ADDR v.2:DATA0 v.2:DATA1|dsoff:OFFSET0,hi=OFFSET1
|v.1:ADDR v.2:DATA0 v.2:DATA1|dec.offset0:OFFSET0 dec.offset1:OFFSET1
|v.2:VDST v.1:ADDR v.2:DATA0|dsoff:OFFSET0,hi=OFFSET1
|v.2:VDST v.1:ADDR v.2:DATA0 v.2:DATA1|dsoff:OFFSET0,hi=OFFSET1
|v.4:VDST v.1:ADDR v.2:DATA0 v.2:DATA1|dec.offset0:OFFSET0 dec.offset1:OFFSET1
|v.2:VDST v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1
|v.4:VDST v.1:ADDR|dec.offset0:OFFSET0 dec.offset1:OFFSET1
|v.1:DATA0|dsoff:OFFSET0,hi=OFFSET1
|v.1:ADDR v.3:DATA0|dsoff:OFFSET0,hi=OFFSET1
|v.1:ADDR v.4:DATA0|dsoff:OFFSET0,hi=OFFSET1
|v.1:VDST v.1:ADDR v.1:DATA0 v.4:DATA1|dsoff:OFFSET0,hi=OFFSET1
|v.1:VDST v.1:ADDR v.1:DATA0 v.8:DATA1|dsoff:OFFSET0,hi=OFFSET1
|v.2:VDST v.1:ADDR v.1:DATA0 v.8:DATA1|dsoff:OFFSET0,hi=OFFSET1
|v.3:VDST v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1
|v.4:VDST v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1
|v.1:VDST attr:ATTR,chan=ATTR_CHAN|dec.wait_va_vdst.always:WAIT_VA_VDST dec.wait_vm_vsrc.always:WAIT_VM_VSRC
|v.1:VDST|dec.wait_va_vdst.always:WAIT_VA_VDST dec.wait_vm_vsrc.always:WAIT_VM_VSRC
|target:TGT expsrc.0:VSRC0,en=EN expsrc.1:VSRC1,en=EN,pair=VSRC0 expsrc.2:VSRC2,en=EN,pair=VSRC1 expsrc.3:VSRC3,en=EN,pair=VSRC1|flag.done:DONE flag.row_en:ROW_EN
|v.1:VDST v.2:VADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV set.124:SADDR
|v.2:VDST v.2:VADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV set.124:SADDR
|v.3:VDST v.2:VADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV set.124:SADDR
|v.4:VDST v.2:VADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV set.124:SADDR
|v.2:VADDR v.1:VSRC|soff:IOFFSET flag.scale_offset:@48+1 th.store:TH,scope=SCOPE flag.nv:NV set.124:SADDR
|v.2:VADDR v.2:VSRC|soff:IOFFSET flag.scale_offset:@48+1 th.store:TH,scope=SCOPE flag.nv:NV set.124:SADDR
|v.2:VADDR v.3:VSRC|soff:IOFFSET flag.scale_offset:@48+1 th.store:TH,scope=SCOPE flag.nv:NV set.124:SADDR
|v.2:VADDR v.4:VSRC|soff:IOFFSET flag.scale_offset:@48+1 th.store:TH,scope=SCOPE flag.nv:NV set.124:SADDR
|v.1:VDST,if=TH#0 v.2:VADDR v.1:VSRC|soff:IOFFSET flag.scale_offset:@48+1 th.atomic:TH,scope=SCOPE flag.nv:NV set.124:SADDR
|v.1:VDST,if=TH#0 v.2:VADDR v.2:VSRC|soff:IOFFSET flag.scale_offset:@48+1 th.atomic:TH,scope=SCOPE flag.nv:NV set.124:SADDR
|v.2:VDST,if=TH#0 v.2:VADDR v.2:VSRC|soff:IOFFSET flag.scale_offset:@48+1 th.atomic:TH,scope=SCOPE flag.nv:NV set.124:SADDR
|v.2:VDST,if=TH#0 v.2:VADDR v.4:VSRC|soff:IOFFSET flag.scale_offset:@48+1 th.atomic:TH,scope=SCOPE flag.nv:NV set.124:SADDR
|v.1:VDST gaddr:VADDR,s=SADDR saddr.2:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV
|v.2:VDST gaddr:VADDR,s=SADDR saddr.2:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV
|v.3:VDST gaddr:VADDR,s=SADDR saddr.2:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV
|v.4:VDST gaddr:VADDR,s=SADDR saddr.2:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV
|gaddr:VADDR,s=SADDR v.1:VSRC saddr.2:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.store:TH,scope=SCOPE flag.nv:NV
|gaddr:VADDR,s=SADDR v.2:VSRC saddr.2:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.store:TH,scope=SCOPE flag.nv:NV
|gaddr:VADDR,s=SADDR v.3:VSRC saddr.2:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.store:TH,scope=SCOPE flag.nv:NV
|gaddr:VADDR,s=SADDR v.4:VSRC saddr.2:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.store:TH,scope=SCOPE flag.nv:NV
|v.1:VDST saddr.2:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV
|v.1:VSRC saddr.2:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.store:TH,scope=SCOPE flag.nv:NV
||flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV set.124:SADDR
|v.1:VDST,if=TH#0 gaddr:VADDR,s=SADDR v.1:VSRC saddr.2:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.atomic:TH,scope=SCOPE flag.nv:NV
|v.1:VDST,if=TH#0 gaddr:VADDR,s=SADDR v.2:VSRC saddr.2:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.atomic:TH,scope=SCOPE flag.nv:NV
|v.2:VDST,if=TH#0 gaddr:VADDR,s=SADDR v.2:VSRC saddr.2:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.atomic:TH,scope=SCOPE flag.nv:NV
|v.2:VDST,if=TH#0 gaddr:VADDR,s=SADDR v.4:VSRC saddr.2:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.atomic:TH,scope=SCOPE flag.nv:NV
|v.32:VDST gaddr:VADDR,s=SADDR saddr.2:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV
|gaddr:VADDR,s=SADDR v.32:VSRC saddr.2:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.store:TH,scope=SCOPE flag.nv:NV
|v.4/2:VDST gaddr:VADDR,s=SADDR saddr.2:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV
|v.2/1:VDST gaddr:VADDR,s=SADDR saddr.2:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.partial.1/4:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,r4=VADDR4,dim=DIM,a16=A16 s.8.-:RSRC|hex.dmask:DMASK dim:DIM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.-.partial.1/4:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,r4=VADDR4,dim=DIM,a16=A16 s.8.-:RSRC|hex.dmask:DMASK dim:DIM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.partial.1/4:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,r4=VADDR4,dim=DIM,a16=A16 s.8.-:RSRC|hex.dmask:DMASK dim:DIM th.store:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.-.partial.1/4:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,r4=VADDR4,dim=DIM,a16=A16 s.8.-:RSRC|hex.dmask:DMASK dim:DIM th.store:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.d16:D16
|imgdata.mask.1/2/3:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.partial.1/4:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,r4=VADDR4,dim=DIM,a16=A16 s.8.-:RSRC|hex.dmask:DMASK dim:DIM th.atomic:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.d16:D16
|imgdata.mask.2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.partial.1/4:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,r4=VADDR4,dim=DIM,a16=A16 s.8.-:RSRC|hex.dmask:DMASK dim:DIM th.atomic:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.0.1.-.partial.1/4:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,r4=VADDR4,dim=DIM,a16=A16 s.8.-:RSRC|hex.dmask:DMASK dim:DIM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.d16:D16
|v.4:VDATA imgregs.1.1.3.3.3/0:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,r4=VADDR4,a16=A16 s.4.-:RSRC|flag.a16:A16 set.15:DMASK set.1:R128
|v.4:VDATA imgregs.2.1.3.3.3/0:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,r4=VADDR4,a16=A16 s.4.-:RSRC|flag.a16:A16 set.15:DMASK set.1:R128
|v.10:VDATA imgregs.2.2.3.3.2:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,r4=VADDR4,a16=A16 s.4.-:RSRC|flag.a16:A16 set.15:DMASK set.1:R128
|v.10:VDATA imgregs.2.2.3.3.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,r4=VADDR4,a16=A16 s.4.-:RSRC|flag.a16:A16 set.15:DMASK set.1:R128
|v.1:VDST s.1.-:SRC0,n=NEG#0 s.1.-:SRC1,n=NEG#1 s.1.-:SRC2,n=NEG#2|flag.clamp:CLAMP dec.wait_exp.always:WAIT_EXP
|v.1:VDST s.1.-.t:SRC0,n=NEG#0,o=OPSEL#0 s.1.-:SRC1,n=NEG#1 s.1.-.t:SRC2,n=NEG#2,o=OPSEL#2|flag.clamp:CLAMP bits.op_sel.4.0:OPSEL dec.wait_exp.always:WAIT_EXP
|v.1:VDST,o=OPSEL#3 s.1.-.t:SRC0,n=NEG#0,o=OPSEL#0 s.1.-:SRC1,n=NEG#1 s.1.-:SRC2,n=NEG#2|flag.clamp:CLAMP bits.op_sel.4.0:OPSEL dec.wait_exp.always:WAIT_EXP
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
_e64|v.1:VDST,o=OPSEL#3 s.1.b32:SRC0,n=NEG#0,a=ABS#0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|v.1:VDST s.1.f16.h:SRC0|
_dpp|v.1:VDST v.1.h:VSRC0|dpp8.code:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1:VDST s.1.-.vh:VSRC0,n=SRC0_NEG,a=SRC0_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OPSEL#0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.2:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_e32|v.2:VDST s.2.f64:SRC0|
_e64|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_e32|v.1.h:VDST s.1.i16.h:SRC0|
_dpp|v.1.h:VDST v.1.h:VSRC0|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1.h:VDST v.1.h:VSRC0|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST,o=OPSEL#3 s.1.i16:SRC0,o=OPSEL#0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OPSEL#3 v.1:VSRC0,o=OPSEL#0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 v.1:VSRC0,o=OPSEL#0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|v.1:VDST s.1.-:SRC0|
_e64|v.1:VDST s.1.-:SRC0|flag.clamp:CLAMP omod:OMOD
_e32|v.1.h:VDST s.1.f16.h:SRC0|
_dpp|v.1.h:VDST v.1.h:VSRC0|dpp8.code:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1.h:VDST s.1.-.vh:VSRC0,n=SRC0_NEG,a=SRC0_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST,o=OPSEL#3 s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OPSEL#0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|v.1.h:VDST s.1.p16:SRC0|
_dpp|v.1.h:VDST v.1:VSRC0|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1.h:VDST v.1:VSRC0|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST,o=OPSEL#3 s.1.p16:SRC0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OPSEL#3 v.1:VSRC0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 v.1:VSRC0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.-:SRC0|
|v.1.h:VDST s.1.-.h:SRC0|
_e32|v.1:VDST s.1.i16.h:SRC0|
_dpp|v.1:VDST v.1.h:VSRC0|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1:VDST v.1.h:VSRC0|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST s.1.i16:SRC0,o=OPSEL#0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST v.1:VSRC0,o=OPSEL#0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0,o=OPSEL#0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST s.1.b32:SRC0|bytesel:OPSEL#1,hi=OPSEL#0 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST v.1:VSRC0|bytesel:OPSEL#1,hi=OPSEL#0 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0|bytesel:OPSEL#1,hi=OPSEL#0 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|v.2:VDST s.1.f16.h:SRC0|
_e64|v.2:VDST s.1.f16:SRC0,o=OPSEL#0|bits.op_sel.2.0:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST s.1.b32:SRC0 v.1:VSRC1 vcc|
_dpp|v.1:VDST v.1:VSRC0 v.1:VSRC1 vcc|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1:VDST s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS s.1.-.v:VSRC1,n=SRC1_NEG,a=SRC1_ABS vcc|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|v.2:VDST s.2.f64:SRC0 v.2:VSRC1|
_e64|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.2.f64:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST s.1.b32:SRC0 v.1:VSRC1|
_dpp|v.1:VDST v.1:VSRC0 v.1:VSRC1|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1:VDST s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS s.1.-.v:VSRC1,n=SRC1_NEG,a=SRC1_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_dpp|v.1:VDST v.1:VSRC0 v.1:VSRC1|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|v.2:VDST s.1.b32:SRC0 v.2:VSRC1|
_e64|v.2:VDST s.1.b32:SRC0 s.2.i64:SRC1|flag.clamp:CLAMP omod:OMOD
_e32|v.1:VDST vcc s.1.b32:SRC0 v.1:VSRC1 vcc|
_dpp|v.1:VDST vcc v.1:VSRC0 v.1:VSRC1 vcc|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1:VDST vcc v.1:VSRC0 v.1:VSRC1 vcc|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST m.-:SDST s.1.b32:SRC0 s.1.b32:SRC1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST m.-:SDST v.1:VSRC0 s.1.b32:SRC1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST m.-:SDST v.1:VSRC0 s.1.b32:SRC1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_dpp|v.1:VDST v.1:VSRC0 v.1:VSRC1|dpp8.code:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
|v.1:VDST s.1.b32:SRC0 k:LITERAL v.1:VSRC1|
|v.1:VDST s.1.b32:SRC0 v.1:VSRC1 k:LITERAL|
_e32|v.1.h:VDST s.1.f16.h:SRC0 v.1.h:VSRC1|
_dpp|v.1.h:VDST v.1.h:VSRC0 v.1.h:VSRC1|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1.h:VDST s.1.-.vh:VSRC0,n=SRC0_NEG,a=SRC0_ABS s.1.-.vh:VSRC1,n=SRC1_NEG,a=SRC1_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST,o=OPSEL#3 s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.3.0.9.t16:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.3.0.9.t16:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.3.0.9.t16:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_dpp|v.1.h:VDST v.1.h:VSRC0 v.1.h:VSRC1|dpp8.code:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64|v.1:VDST,o=OPSEL#3 s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.4.0.2.t16:OPSEL,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.4.0.2.t16:OPSEL,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.4.0.2.t16:OPSEL,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1.h:VDST s.1.f16.h:SRC0 k.f16:LITERAL v.1.h:VSRC1|
|v.1.h:VDST s.1.f16.h:SRC0 v.1.h:VSRC1 k.f16:LITERAL|
_dpp|v.1.h:VDST s.1.-.vh:VSRC0,n=SRC0_NEG,a=SRC0_ABS v.1.h:VSRC1|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST,o=OPSEL#3 s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,o=OPSEL#1|bits.op_sel.3.0.9.t16:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,o=OPSEL#1|bits.op_sel.3.0.9.t16:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,o=OPSEL#1|bits.op_sel.3.0.9.t16:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.pkfmac:SRC0 v.1:VSRC1|
|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 s.1.b32:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 s.1.b32:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 s.1.b32:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.b32:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.b32:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.2.f64:SRC1,n=NEG#1,a=ABS#1 s.2.f64:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1 s.1.i16:SRC2,o=OPSEL#2|bits.op_sel.4.0.9:OPSEL,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.b32:SRC1 s.1.i16:SRC2,o=OPSEL#2|bits.op_sel.4.0.9:OPSEL,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.b32:SRC1 s.1.i16:SRC2,o=OPSEL#2|bits.op_sel.4.0.9:OPSEL,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.p16:SRC0 s.1.p16:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.p16:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.p16:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST,o=OPSEL#3 s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1 s.1.f16:SRC2,n=NEG#2,a=ABS#2,o=OPSEL#2|bits.op_sel.4.0.9:OPSEL,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1 s.1.f16:SRC2,n=NEG#2,a=ABS#2,o=OPSEL#2|bits.op_sel.4.0.9:OPSEL,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1 s.1.f16:SRC2,n=NEG#2,a=ABS#2,o=OPSEL#2|bits.op_sel.4.0.9:OPSEL,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.2:VDST s.2.i64:SRC0 s.1.b32:SRC1 s.2.i64:SRC2|flag.clamp:CLAMP omod:OMOD
|v.4:VDST s.2.i64:SRC0 s.1.b32:SRC1 s.4.-:SRC2|flag.clamp:CLAMP omod:OMOD
|v.1:VDST,o=OPSEL#3 s.1.i16:SRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1 s.1.i16:SRC2,o=OPSEL#2|bits.op_sel.4.0.9:OPSEL,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OPSEL#3 v.1:VSRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1 s.1.i16:SRC2,o=OPSEL#2|bits.op_sel.4.0.9:OPSEL,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 v.1:VSRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1 s.1.i16:SRC2,o=OPSEL#2|bits.op_sel.4.0.9:OPSEL,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.i16:SRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1 s.1.b32:SRC2|bits.op_sel.4.0.9:OPSEL,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST v.1:VSRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1 s.1.b32:SRC2|bits.op_sel.4.0.9:OPSEL,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1 s.1.b32:SRC2|bits.op_sel.4.0.9:OPSEL,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.-:SRC0 s.1.b32:SRC1 s.1.b32:SRC2|bits.op_sel.2.0:OPSEL flag.clamp:CLAMP omod:OMOD
|v.1:VDST,o=OPSEL#3 s.1.i16:SRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.i16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.i16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.i16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST,o=OPSEL#3 s.1.pf16:SRC0,n=NEG#0,a=ABS#0 s.1.pf16:SRC1,n=NEG#1,a=ABS#1 s.1.f16:SRC2,n=NEG#2,a=ABS#2,o=OPSEL#2|bits.op_sel.4.0.0:OPSEL,b2=OPSEL#2,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.pf16:SRC1,n=NEG#1,a=ABS#1 s.1.f16:SRC2,n=NEG#2,a=ABS#2,o=OPSEL#2|bits.op_sel.4.0.0:OPSEL,b2=OPSEL#2,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.pf16:SRC1,n=NEG#1,a=ABS#1 s.1.f16:SRC2,n=NEG#2,a=ABS#2,o=OPSEL#2|bits.op_sel.4.0.0:OPSEL,b2=OPSEL#2,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST,o=OPSEL#3 s.1.pbf16:SRC0,n=NEG#0,a=ABS#0 s.1.pbf16:SRC1,n=NEG#1,a=ABS#1 s.1.bf16:SRC2,n=NEG#2,a=ABS#2,o=OPSEL#2|bits.op_sel.4.0.0:OPSEL,b2=OPSEL#2,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.pbf16:SRC1,n=NEG#1,a=ABS#1 s.1.bf16:SRC2,n=NEG#2,a=ABS#2,o=OPSEL#2|bits.op_sel.4.0.0:OPSEL,b2=OPSEL#2,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.pbf16:SRC1,n=NEG#1,a=ABS#1 s.1.bf16:SRC2,n=NEG#2,a=ABS#2,o=OPSEL#2|bits.op_sel.4.0.0:OPSEL,b2=OPSEL#2,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|s.1.-:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
|s.1.-:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
|v.1:VDST m.-:SDST s.1.b32:SRC0,n=NEG#0 s.1.b32:SRC1,n=NEG#1 s.1.b32:SRC2,n=NEG#2|flag.clamp:CLAMP omod:OMOD
|v.2:VDST m.-:SDST s.2.f64:SRC0,n=NEG#0 s.2.f64:SRC1,n=NEG#1 s.2.f64:SRC2,n=NEG#2|flag.clamp:CLAMP omod:OMOD
|v.2:VDST m.-:SDST s.1.b32:SRC0 s.1.b32:SRC1 s.2.i64:SRC2|flag.clamp:CLAMP omod:OMOD
|v.1:VDST m.-:SDST s.1.b32:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST m.-:SDST v.1:VSRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST m.-:SDST v.1:VSRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST,o=OPSEL#3 s.1.i16:SRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1|bits.op_sel.3.0.9:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OPSEL#3 v.1:VSRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1|bits.op_sel.3.0.9:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 v.1:VSRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1|bits.op_sel.3.0.9:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST,o=OPSEL#3 s.1.i16:SRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1|bits.op_sel.3.0.2.t16:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OPSEL#3 v.1:VSRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1|bits.op_sel.3.0.2.t16:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 v.1:VSRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1|bits.op_sel.3.0.2.t16:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.-:SRC0 s.1.-:SRC1|bits.op_sel.2.0:OPSEL flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.3.0.9:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.3.0.9:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.3.0.9:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.1.b32:SRC0 s.2.i64:SRC1|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.2.f64:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
|s.1.-:VDST s.1.-:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST,o=OPSEL#3 s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.3.0.9:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.3.0.9:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.3.0.9:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST,o=OPSEL#3 s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|bits.op_sel.3.0:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|bits.op_sel.3.0:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|bits.op_sel.3.0:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|bytesel:OPSEL#2,hi=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|bytesel:OPSEL#2,hi=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|bytesel:OPSEL#2,hi=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.p16:SRC0 s.1.p16:SRC1 s.1.p16:SRC2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.1:OPSEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.p16:SRC0 s.1.p16:SRC1|bits.op_sel.2.0:OPSEL bits.op_sel_hi.2.1:OPSEL_HI bits.neg_lo.2.0:NEG bits.neg_hi.2.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.pf16:SRC0 s.1.pf16:SRC1 s.1.pf16:SRC2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.1:OPSEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.pf16:SRC0 s.1.pf16:SRC1|bits.op_sel.2.0:OPSEL bits.op_sel_hi.2.1:OPSEL_HI bits.neg_lo.2.0:NEG bits.neg_hi.2.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.pf16:SRC0 s.1.pf16:SRC1 s.1.b32:SRC2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.1:OPSEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.pf16:SRC1 s.1.b32:SRC2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.1:OPSEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.pf16:SRC1 s.1.b32:SRC2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.1:OPSEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1 s.1.b32:SRC2|bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OPSEL_HI
|v.1:VDST s.1.pbf16:SRC0 s.1.pbf16:SRC1 s.1.b32:SRC2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.1:OPSEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.pbf16:SRC1 s.1.b32:SRC2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.1:OPSEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.pbf16:SRC1 s.1.b32:SRC2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.1:OPSEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.f16:SRC0,n=NEG#0,a=NEG_HI#0 s.1.f16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.f16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.0:OPSEL_HI flag.clamp:CLAMP
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=NEG_HI#0 s.1.f16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.f16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.0:OPSEL_HI flag.clamp:CLAMP dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=NEG_HI#0 s.1.f16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.f16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.0:OPSEL_HI flag.clamp:CLAMP dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST,o=OPSEL#3 s.1.f16:SRC0,n=NEG#0,a=NEG_HI#0 s.1.f16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.f16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.0:OPSEL_HI flag.clamp:CLAMP
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=NEG_HI#0 s.1.f16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.f16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.0:OPSEL_HI flag.clamp:CLAMP dpp8.code:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=NEG_HI#0 s.1.f16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.f16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.0:OPSEL_HI flag.clamp:CLAMP dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1 s.1.b32:SRC2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.1:OPSEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.b32:SRC1 s.1.b32:SRC2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.1:OPSEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.b32:SRC1 s.1.b32:SRC2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.1:OPSEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.8/4:VDST s.4/2.-:SRC0 s.4/2.-:SRC1 s.8/4.b32:SRC2|bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OPSEL_HI
|v.4/2:VDST s.4/2.-:SRC0 s.4/2.-:SRC1 s.4/2.cf16:SRC2|bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OPSEL_HI
|v.4/2:VDST s.4/2.-:SRC0 s.4/2.-:SRC1 s.4/2.cbf16:SRC2|bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OPSEL_HI
|v.8/4:VDST s.2/1.-:SRC0 s.2/1.-:SRC1 s.8/4.b32:SRC2|bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OPSEL_HI
|v.8/4:VDST s.1.-:SRC0 s.1.-:SRC1 s.8/4.b32:SRC2|bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OPSEL_HI
|v.8/4:VDST s.4/2.-:SRC0 s.8/4.-:SRC1 s.1.-:SRC2|dec.index_key:OPSEL bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OPSEL_HI
|v.4/2:VDST s.4/2.-:SRC0 s.8/4.-:SRC1 s.1.-:SRC2|dec.index_key:OPSEL bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OPSEL_HI
|v.8/4:VDST s.2/1.-:SRC0 s.4/2.-:SRC1 s.1.-:SRC2|dec.index_key:OPSEL bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OPSEL_HI
|v.8/4:VDST s.1.-:SRC0 s.2/1.-:SRC1 s.1.-:SRC2|dec.index_key:OPSEL bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OPSEL_HI
_e64|m.-:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.3.0.9.t16:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|m.-:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.2.0.9.t16:OPSEL flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|m.-:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.2.0.9.t16:OPSEL flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
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
_e64|m.-:VDST s.1.i16:SRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1|bits.op_sel.3.0.9.t16:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|m.-:VDST v.1:VSRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1|bits.op_sel.2.0.9.t16:OPSEL flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|m.-:VDST v.1:VSRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1|bits.op_sel.2.0.9.t16:OPSEL flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|vcc s.1.i16.h:SRC0 v.1.h:VSRC1|
|vcc v.1.h:VSRC0 v.1.h:VSRC1|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|m.-:VDST s.1.b32:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_e64_dpp|m.-:VDST v.1:VSRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|m.-:VDST v.1:VSRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|vcc v.1:VSRC0 v.1:VSRC1|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|m.-:VDST s.2.i64:SRC0 s.2.i64:SRC1|flag.clamp:CLAMP omod:OMOD
_e32|vcc s.2.i64:SRC0 v.2:VSRC1|
_e64|m.-:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.3.0.9.t16:OPSEL,b2=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|m.-:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.2.0.9.t16:OPSEL flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|m.-:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.2.0.9.t16:OPSEL flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|m.-:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_e64_dpp|m.-:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|m.-:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|vcc s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS v.1:VSRC1|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|m.-:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_e32|vcc s.2.f64:SRC0 v.1:VSRC1|
_e64|s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.2.0.9.t16:OPSEL flag.clamp:CLAMP omod:OMOD set.126:VDST
_e64_dpp|s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.2.0.9.t16:OPSEL flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0 set.126:VDST
_e64_dpp|s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.f16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.2.0.9.t16:OPSEL flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI set.126:VDST
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
_e64|s.1.i16:SRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1|bits.op_sel.2.0.9.t16:OPSEL flag.clamp:CLAMP omod:OMOD set.126:VDST
_e64_dpp|v.1:VSRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1|bits.op_sel.2.0.9.t16:OPSEL flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0 set.126:VDST
_e64_dpp|v.1:VSRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1|bits.op_sel.2.0.9.t16:OPSEL flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI set.126:VDST
_e32|s.1.i16.h:SRC0 v.1.h:VSRC1|
|v.1.h:VSRC0 v.1.h:VSRC1|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|s.1.b32:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD set.126:VDST
_e64_dpp|v.1:VSRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0 set.126:VDST
_e64_dpp|v.1:VSRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI set.126:VDST
|v.1:VSRC0 v.1:VSRC1|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|s.2.i64:SRC0 s.2.i64:SRC1|flag.clamp:CLAMP omod:OMOD set.126:VDST
_e32|s.2.i64:SRC0 v.2:VSRC1|
_e64|s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.2.0.9.t16:OPSEL flag.clamp:CLAMP omod:OMOD set.126:VDST
_e64_dpp|s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.2.0.9.t16:OPSEL flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0 set.126:VDST
_e64_dpp|s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1|bits.op_sel.2.0.9.t16:OPSEL flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI set.126:VDST
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
|imgdata.4.2/3/4/5:VDATA,d16=D16,tfe=TFE imgaddr.0.1.0.-.partial.1/4:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.-.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.g.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.-.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.0.-.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.0.g.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.1.-.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.0.-.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.0.g.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.1.-.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.3.1.0.-.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.0.1.0.-.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.0.1.1.-.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.1.1.0.-.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.2.1.0.-.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.0.h.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.0.h.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.0.h.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.g.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.1.g.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.1.g.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.3.1.1.-.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.1.1.1.h.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.2.1.1.h.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.mask.1/2/3/4/5:VDATA,dmask=DMASK,d16=D16,tfe=TFE imgaddr.0.1.1.h.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.1.1.1.-.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|imgdata.4.2/4/5:VDATA,d16=D16,tfe=TFE imgaddr.2.1.1.-.partial.1:VADDR0,r1=VADDR1,r2=VADDR2,r3=VADDR3,dim=DIM,a16=A16 s.8.-:RSRC s.4.-:SAMP|hex.dmask:DMASK dim:DIM flag.unorm:UNORM th.load:TH,scope=SCOPE flag.nv:NV flag.r128:R128 flag.a16:A16 flag.tfe:TFE flag.lwe:LWE flag.d16:D16
|v.1:VDST xaddr:VADDR,s=SADDR,sve=SVE saddr.1:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV
|v.2:VDST xaddr:VADDR,s=SADDR,sve=SVE saddr.1:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV
|v.3:VDST xaddr:VADDR,s=SADDR,sve=SVE saddr.1:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV
|v.4:VDST xaddr:VADDR,s=SADDR,sve=SVE saddr.1:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV
|xaddr:VADDR,s=SADDR,sve=SVE v.1:VSRC saddr.1:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.store:TH,scope=SCOPE flag.nv:NV
|xaddr:VADDR,s=SADDR,sve=SVE v.2:VSRC saddr.1:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.store:TH,scope=SCOPE flag.nv:NV
|xaddr:VADDR,s=SADDR,sve=SVE v.3:VSRC saddr.1:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.store:TH,scope=SCOPE flag.nv:NV
|xaddr:VADDR,s=SADDR,sve=SVE v.4:VSRC saddr.1:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.store:TH,scope=SCOPE flag.nv:NV
|v.32:VDST xaddr:VADDR,s=SADDR,sve=SVE saddr.1:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV
|xaddr:VADDR,s=SADDR,sve=SVE v.32:VSRC saddr.1:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.store:TH,scope=SCOPE flag.nv:NV
`,
  forms: `
0
1
2
3
4
5
0
0
0
0
6
7
8
9
10
11
6
6
6
6
12
13
14
15
16
15
17
16
18 18
19 19
18 18
19 19
18 18
19 19
18 18
20 20
18 18
20 20
18 18
20 20
18 18
18 18
18 18
21 21
18 18
21 21
21 21
18 18
18 18
20 20
18 18
20 20
18 18
19 19
18 18
19 19
18 18
19 19
18 18
19 19
18 18
19 19
18 18
19 19
18 18
19 19
18 18
19 19
18 18
19 19
18 18
19 19
18 18
19 19
18 18
19 19
18 18
19 19
18 18
19 19
18 18
19 19
22
23
18 18
19 19
22 18
24
25
23 19
25
26
27
28
28
18
28
28
28 28
28 28
18 18
18 18
18 18
18 18
18 18
18 18
18 18
18 18
18 18
18 18
18 18
18 18
18 18
18 18
18 18
29 29 29 29
29 29 29 29
29 29 29 29
29 29 29 29
29 29 29 29
29 29 29 29
29 29 29 29
29 29 29 29
30 30 30 30
29 29 29 29
30 30 30 30
29 29 29 29
30 30 30 30
29 29 29 29
29 29 29 29
29 29 29 29
29 29 29 29
29 29 29 29
29 29 29 29
29 29 29 29
29 29 29 29
29 29 29 29
31 31 31 31
29 29 29 29
31 31 31 31
29 29 29 29
31 31 31 31
29 29 29 29
31 31 31 31
29 29 29 29
31 31 31 31
29 29 29 29
31 31 31 31
29 29 29 29
31 31 31 31
29 29 29 29
31 31 31 31
29 29 29 29
29 29 29 29
30 30 30 30
30 30 30 30
29 29 29 29
32 32 32 32
29 29 29 29
29 29 29 29
29 29 29 29
29 29 29 29
31 31 31 31
29 29 29 29
29 29 29 29
29 29 29 29
29 29 29 29
29 29 29 29
29 29 29 29
29 29 29 29
29 29 29 29
29 29 29 29
33
34
29 29 29 29
29 29 29 29
35 35 35 35
35 35 35 35
35 35 35 35
35 35 35 35
35 35 35 35
35 35 35 35
29 29 29 29
29 29 29 29
35 35 35 35
35 35 35 35
31 31 31 31
31 31 31 31
31 31 31 31
36 36 36 36
36 36 36 36
36 36 36 36
36 36 36 36
36 36 36 36
36 36 36 36
36 36 36 36
36 36 36 36
36 36 36 36
36 36 36 36
36 36 36 36
36 36 36 36
36 36 36 36
36 36 36 36
37 37 37 37
37 37 37 37
38 38 38 38
38 38 38 38
36 36 36 36
36 36 36 36
36 36 36 36
36 36 36 36
36 36 36 36
36 36 36 36
36 36 36 36
36 36 36 36
36 36 36 36
36 36 36 36
36 36 36 36
36 36 36 36
36 36 36 36
36 36 36 36
39 39 39 39
39 39 39 39
39 39 39 39
39 39 39 39
39 39 39 39
39 39 39 39
39 39 39 39
39 39 39 39
39 39 39 39
39 39 39 39
39 39 39 39
39 39 39 39
39 39 39 39
39 39 39 39
40
41
40
40
40
42
43
44
45
46
46
46
46
47
48
49
50
12
47
46
47
46
47
12
12
51
51
51
51
51
51
51
52
12
12
46
53
53
46
46
12
47
12
47
47
47
47
47
47
47
47
47
54
55
56
57
58
59
60
61
54
54
55
55
58
58
59
59
54
54
54
54
54
55
56
57
58
58
58
59
60
61
54
54
54
54
54
54
58
58
54
58
62
63
62
62
62
62
62
62
62
62
62
62
62
62
63
64
63
63
63
63
63
63
63
63
63
63
63
62
62
62
62
62
62
65
66
67
68
69
70
71
72
65
65
66
66
69
69
70
70
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
73
74
73
75
75
74
73
73
76
73
73
73
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
77
78
77
79
79
78
77
77
80
81
82
82
81
81
81
81
83
83
84
84
84
84
84
84
84
84
84
84
84
84
85
84
86
86
85
84
84
87
87
87
87
87
87
87
87
87
87
87
87
88
87
89
89
88
87
87
90
91
91
77
87
73
73
73
73
73
73
81
81
81
81
81
81
77
77
77
77
92
83
77
77
77
93
94
95
96
97
98
99
100
101
102
103
103
103
103
103
104
105
106
107
107
107
108
109
110
103
103
103
103
103
103
107
107
111
112
111
111
111
111
111
111
111
111
111
111
111
111
113
114
113
113
113
113
113
113
113
113
113
113
113
111
111
111
111
111
111
115
115
115
115
115
116
117
118
119
119
119
120
121
122
115
115
115
115
115
115
119
119
123
124
125
125
126
127
126
126
126
126
126
126
126
126
126
126
126
126
128
129
128
128
128
128
128
128
128
128
128
128
128
125
126
126
126
130
131
126
132
133
126
126
128
134
135
134
134
135
135
136
137
136
137
138
139
138
138
138
138
138
138
138
138
138
138
138
140
141
142
143
144
138
138
138
138
138
145
145
146
147
146
147
12 148
149 149 150 151 152 152 153 154
155 156
157 157 158 158
159 159 160 160
149 149 150 151 152 152 153 154
149 149 150 151 152 152 153 154
149 149 161 162 163 163 164 165
149 149 161 162 163 163 164 165
166 166 167 168 169 169 170 171
172 172 173 174 175 175 176 177
149 149 161 162 163 163 164 165
149 149 161 162 163 163 164 165
149 149 150 151 152 152 153 154
157 157 158 158
159 159 178 178
149 149 150 151 152 152 153 154
149 149 150 151 152 152 153 154
149 149 150 151 152 152 153 154
149 149 150 151 152 152 153 154
157 157 158 158
159 159 160 160
179 179 180 180
179 179 180 180
179 179 180 180
179 179 180 180
12 148
181 181 182 183 184 184 185 186
149 149 161 162 163 163 164 165
149 149 161 162 163 163 164 165
149 149 161 162 163 163 164 165
149 149 161 162 163 163 164 165
149 149 161 162 163 163 164 165
149 149 161 162 163 163 164 165
149 149 161 162 163 163 164 165
149 149 161 162 163 163 164 165
149 149 161 162 163 163 164 165
149 149 161 162 163 163 164 165
179 179 180 180
179 179 180 180
149 149 161 162 163 163 164 165
179 179 180 180
149 149 161 162 163 163 164 165
149 149 161 162 163 163 164 165
149 149 150 151 152 152 153 154
149 149 150 151 152 152 153 154
149 149 150 151 152 152 153 154
149 149 150 151 152 152 153 154
149 149 150 151 152 152 153 154
157 157 158 158
179 179 180 180
179 179 180 180
149 149 161 162 163 163 164 165
149 149 161 162 163 163 164 165
149 149 150 151 152 152 153 154
187 150 151 188 153 154
187 150 151 188 153 154
187 150 151 188 153 154
181 181 182 183 184 184 185 186
181 181 182 183 184 184 185 186
189 189 190 191 192 192 193 194
189 189 190 191 192 192 193 194
189 189 190 191 192 192 193 194
189 189 190 191 192 192 193 194
189 189 190 191 192 192 193 194
189 189 190 191 192 192 193 194
189 189 190 191 192 192 193 194
189 189 190 191 192 192 193 194
189 189 190 191 192 192 193 194
189 189 190 191 192 192 193 194
189 189 190 191 192 192 193 194
189 189 190 191 192 192 193 194
189 189 190 191 192 192 193 194
189 189 190 191 192 192 193 194
189 189 190 191 192 192 193 194
189 189 190 191 192 192 193 194
195 195 196 197 198 198 199 200
189 189 190 191 192 192 193 194
189 189 190 191 192 192 193 194
201
202
201
201
181 181 182 183 184 184 185 186
203 203 204 205 206 206 207 208
203 203 204 205 206 206 207 208
149 149 150 151 209 209 210 211
149 149 150 151 209 209 210 211
212 212 213 213
212 212 213 213
214 214 215 216 217 217 217 217 218 219
220 220 221 221 221 221
222 222 223 224 225 225 225 225 226 227
222 222 223 224 225 225 225 225 226 227
222 222 223 224 225 225 226 227 225 225
220 220 221 221 221 221
222 222 223 224 225 225 225 225 226 227
222 222 223 224 225 225 225 225 226 227
222 222 223 228 229 229 229 229 230 231
222 222 223 228 229 229 229 229 230 231
222 222 223 228 229 229 229 229 230 231
222 222 223 228 229 229 229 229 230 231
220 220 221 221 221 221
220 220 221 221 221 221
222 222 223 228 229 229 229 229 230 231
222 222 223 228 229 229 229 229 230 231
222 222 223 228 229 229 229 229 230 231
222 222 223 228 229 229 229 229 230 231
222 222 223 224 225 225 225 225 226 227
222 222 223 224 225 225 225 225 226 227
222 222 223 228 229 229 229 229 230 231
222 222 223 228 229 229 229 229 230 231
222 222 223 228 229 229 229 229 230 231
222 222 223 228 229 229 229 229 230 231
222 222 223 228 229 229 229 229 230 231
222 222 223 228 229 229 229 229 230 231
222 222 223 228 229 229 229 229 230 231
232 232 233 233 233 233
234 234 235 236 237 237 237 237 238 239
234 234 235 236 237 237 237 237 238 239
234 234 235 236 237 237 238 239 237 237
222 222 223 228 229 229 229 229 230 231
222 222 223 228 229 229 229 229 230 231
222 222 223 228 229 229 230 231 229 229
222 222 240 224 225 225 225 225 226 227
241 241
242 242
222 222 223 224 225 225 225 225 226 227
243 243 244 245 246 246 246 246 247 248
243 243 244 245 246 246 246 246 247 248
243 243 244 245 246 246 246 246 247 248
243 243 244 245 246 246 246 246 247 248
243 243 244 245 246 246 247 248 246 246
243 243 244 245 246 246 246 246 247 248
243 243 249 245 250 250 250 250 251 252
253 253
254 254
243 243 244 255 256 256 256 256 257 258
259 259
260 260 260 260 260 260 260 260 261 262
263 263 263 263 263 263 263 263 264 265
263 263 263 263 263 263 263 263 264 265
260 260 260 260 260 260 260 260 261 262
260 260 260 260 260 260 260 260 261 262
260 260 260 260 260 260 260 260 261 262
260 260 260 260 260 260 260 260 261 262
263 263 263 263 263 263 263 263 264 265
263 263 263 263 263 263 263 263 264 265
263 263 263 263 263 263 263 263 264 265
260 260 260 260 260 260 260 260 261 262
266 266 266 266 266 266 266 266
263 263 263 263 263 263 263 263 264 265
267 267 267 267 267 267 267 267 268 269
267 267 267 267 267 267 267 267 268 269
260 260 260 260 260 260 260 260 261 262
263 263 263 263 263 263 263 263 264 265
263 263 263 263 263 263 263 263 264 265
263 263 263 263 263 263 263 263 264 265
263 263 263 263 263 263 263 263 264 265
263 263 263 263 263 263 263 263 264 265
263 263 263 263 263 263 263 263 264 265
263 263 263 263 263 263 263 263 264 265
263 263 263 263 263 263 263 263 264 265
270 270 270 270 270 270 270 270 271 272
263 263 263 263 263 263 263 263 264 265
273 273 273 273 273 273 273 273 274 275
260 260 260 260 260 260 260 260
266 266 266 266 266 266 266 266
260 260 260 260 260 260 260 260 261 262
260 260 260 260 260 260 260 260 261 262
276 276 276 276 276 276 276 276 277 278
276 276 276 276 276 276 276 276 277 278
260 260 260 260 260 260 260 260 261 262
260 260 260 260 260 260 260 260 261 262
276 276 276 276 276 276 276 276 277 278
276 276 276 276 276 276 276 276 277 278
260 260 260 260 260 260 260 260 261 262
276 276 276 276 276 276 276 276 277 278
260 260 260 260 260 260 260 260
266 266 266 266 266 266 266 266
263 263 263 263 263 263 263 263 264 265
279 279 279 279 279 279 279 279
279 279 279 279 279 279 279 279
280 280 280 280
263 263 263 263 263 263 263 263 264 265
281 281 281 281 281 281 281 281 282 283
263 263 263 263 263 263 263 263 264 265
263 263 263 263 263 263 263 263 264 265
263 263 263 263 263 263 263 263 264 265
263 263 263 263 263 263 263 263 264 265
276 276 276 276 276 276 276 276 277 278
281 281 281 281 281 281 281 281 282 283
281 281 281 281 281 281 281 281 282 283
281 281 281 281 281 281 281 281 282 283
281 281 281 281 281 281 281 281 282 283
281 281 281 281 281 281 281 281 282 283
281 281 281 281 281 281 281 281 282 283
281 281 281 281 281 281 281 281 282 283
276 276 276 276 276 276 276 276 277 278
263 263 263 263 263 263 263 263 264 265
263 263 263 263 263 263 263 263 264 265
263 263 263 263 263 263 263 263 264 265
263 263 263 263 263 263 263 263 264 265
284 284 284 284 284 284 284 284 285 286
284 284 284 284 284 284 284 284 285 286
287 287 287 287
287 287 287 287
288 288 288 288 289 290
263 263 263 263 263 263 263 263 264 265
263 263 263 263 263 263 263 263 264 265
263 263 263 263 263 263 263 263 264 265
263 263 263 263 263 263 263 263 264 265
291 291 291 291 291 291 291 291 292 293
294 294 294 294 294 294 294 294 295 296
260 260 260 260 260 260 260 260 261 262
260 260 260 260 260 260 260 260 261 262
276 276 276 276 276 276 276 276 277 278
276 276 276 276 276 276 276 276 277 278
260 260 260 260 260 260 260 260 261 262
260 260 260 260 260 260 260 260 261 262
276 276 276 276 276 276 276 276 277 278
276 276 276 276 276 276 276 276 277 278
297 297
298 298
297 297
298 298
297 297
298 298
297 297
298 298
297 297
298 298
299 299 299 299 299 299 299 299
300 300 300 300 300 300 300 300
301 301 301 301 301 301 301 301
301 301 301 301 301 301 301 301
302 302 302 302 303 304
302 302 302 302 303 304
302 302 303 304 302 302
305 305 305 305 306 307
305 305 305 305 306 307
308 308 308 308 309 310
311 311 311 311 226 227
311 311 311 311 226 227
308 308 308 308 309 310
308 308 308 308 309 310
308 308 308 308 309 310
308 308 308 308 309 310
305 305 305 305 306 307
305 305 305 305 306 307
312
312
313 313 313 313 314 315
313 313 313 313 314 315
313 313 313 313 314 315
316 316 316 316 317 318
319 319 319 319 230 231
319 319 319 319 230 231
319 319 319 319 230 231
319 319 319 319 230 231
311 311 311 311 226 227
311 311 311 311 226 227
319 319 319 319 230 231
319 319 319 319 230 231
319 319 319 319 230 231
319 319 319 319 230 231
320 320 320 320
319 319 319 319
319 319 319 319
319 319 319 319
320 320 320 320
308 308 308 308 309 310
308 308 308 308 309 310
308 308 308 308 309 310
321 321 321 321
321 321 321 321
322 322 322 322
322 322 322 322
323
319 319
308 308 308 308 309 310
308 308 308 308 309 310
308 308 308 308 309 310
311 311 311 311 226 227
311 311 311 311 226 227
324 324 324 324 325 326
324 324 324 324 325 326
327 327 327 327 328 329
327 327 327 327 328 329
330 330 330 330 331 332
330 330 330 330 331 332
333 333 333 333 333 333 333 333
334 334 334 334
334 334 334 334
334 334 334 334
334 334 334 334
334 334 334 334
334 334 334 334
334 334 334 334
334 334 334 334
333 333 333 333 333 333 333 333
334 334 334 334
334 334 334 334
334 334 334 334
334 334 334 334
335 335 335 335 335 335 335 335
336 336 336 336
336 336 336 336
337 337 337 337 337 337 337 337 338 339
340 340 340 340 340 340 340 340
340 340 340 340 340 340 340 340
340 340 340 340 340 340 340 340
340 340 340 340 340 340 340 340
341 341 341 341 341 341 341 341 342 343
336 336 336 336
336 336 336 336
336 336 336 336
336 336 336 336
344 344 344 344 344 344 344 344 345 346
347 347 347 347 347 347 347 347 348 349
347 347 347 347 347 347 347 347 348 349
350 350 350 350 350 350 350 350 351 352
350 350 350 350 350 350 350 350 351 352
350 350 350 350 350 350 350 350 351 352
350 350 350 350 350 350 350 350 351 352
353
353
354
355
356
357
356
356
356
356
356
358
358
359
359
360
361
360
360
360
360
360
362 362 362 362 363 364 365 365 366 367
362 362 362 362 363 364 365 365 366 367
362 362 362 362 363 364 365 365 366 367
362 362 362 362 363 364 365 365 366 367
362 362 362 362 363 364 365 365 366 367
362 362 362 362 363 364 365 365 366 367
362 362 362 362 363 364 365 365 366 367
362 362 362 362 363 364 365 365 366 367
362 362 362 362 363 364 365 365 366 367
362 362 362 362 363 364 365 365 366 367
362 362 362 362 363 364 365 365 366 367
362 362 362 362 363 364 365 365 366 367
362 362 362 362 363 364 365 365 366 367
362 362 362 362 363 364 365 365 366 367
368 368 368 368 369 370 371 371 372 373
368 368 368 368 369 370 371 371 372 373
368 368 368 368 369 370 371 371 372 373
368 368 368 368 369 370 371 371 372 373
368 368 368 368 369 370 371 371 372 373
368 368 368 368 369 370 371 371 372 373
368 368 368 368 369 370 371 371 372 373
368 368 368 368 369 370 371 371 372 373
368 368 368 368 369 370 371 371 372 373
368 368 368 368 369 370 371 371 372 373
368 368 368 368 369 370 371 371 372 373
368 368 368 368 369 370 371 371 372 373
368 368 368 368 369 370 371 371 372 373
368 368 368 368 369 370 371 371 372 373
374 374 374 374 375 375
374 374 374 374 375 375
374 374 374 374 375 375
374 374 374 374 375 375
374 374 374 374 375 375
374 374 374 374 375 375
374 374 374 374 375 375
374 374 374 374 375 375
374 374 374 374 375 375
374 374 374 374 375 375
374 374 374 374 375 375
374 374 374 374 375 375
374 374 374 374 375 375
374 374 374 374 375 375
376 376 376 376 377 378 379 379 366 380
376 376 376 376 377 378 379 379 366 380
376 376 376 376 377 378 379 379 366 380
376 376 376 376 377 378 379 379 366 380
376 376 376 376 377 378 379 379 366 380
376 376 376 376 377 378 379 379 366 380
376 376 376 376 377 378 379 379 366 380
376 376 376 376 377 378 379 379 366 380
376 376 376 376 377 378 379 379 366 380
376 376 376 376 377 378 379 379 366 380
376 376 376 376 377 378 379 379 366 380
376 376 376 376 377 378 379 379 366 380
381 381 381 381 382 383 371 371 372 384
381 381 381 381 382 383 371 371 372 384
381 381 381 381 382 383 371 371 372 384
381 381 381 381 382 383 371 371 372 384
381 381 381 381 382 383 371 371 372 384
381 381 381 381 382 383 371 371 372 384
381 381 381 381 382 383 371 371 372 384
381 381 381 381 382 383 371 371 372 384
381 381 381 381 382 383 371 371 372 384
381 381 381 381 382 383 371 371 372 384
381 381 381 381 382 383 371 371 372 384
381 381 381 381 382 383 371 371 372 384
385 385 385 385 386 386
385 385 385 385 386 386
385 385 385 385 386 386
385 385 385 385 386 386
385 385 385 385 386 386
385 385 385 385 386 386
385 385 385 385 386 386
385 385 385 385 386 386
385 385 385 385 386 386
385 385 385 385 386 386
385 385 385 385 386 386
385 385 385 385 386 386
387 362 362 362 388 389 365 365 366 367
390 390 390 390 391 392 371 371 372 393
394 394 394 394 395 395
396 396 396 396 397 398 399 399 400 401
396 396 396 396 397 398 399 399 400 401
396 396 396 396 397 398 399 399 400 401
396 396 396 396 397 398 399 399 400 401
396 396 396 396 397 398 399 399 400 401
396 396 396 396 397 398 399 399 400 401
396 396 396 396 397 398 399 399 400 401
396 396 396 396 397 398 399 399 400 401
396 396 396 396 397 398 399 399 400 401
396 396 396 396 397 398 399 399 400 401
396 396 396 396 397 398 399 399 400 401
396 396 396 396 397 398 399 399 400 401
396 396 396 396 397 398 399 399 400 401
396 396 396 396 397 398 399 399 400 401
402 402 402 402 403 404 405 405 406 407
402 402 402 402 403 404 405 405 406 407
402 402 402 402 403 404 405 405 406 407
402 402 402 402 403 404 405 405 406 407
402 402 402 402 403 404 405 405 406 407
402 402 402 402 403 404 405 405 406 407
402 402 402 402 403 404 405 405 406 407
402 402 402 402 403 404 405 405 406 407
402 402 402 402 403 404 405 405 406 407
402 402 402 402 403 404 405 405 406 407
402 402 402 402 403 404 405 405 406 407
402 402 402 402 403 404 405 405 406 407
402 402 402 402 403 404 405 405 406 407
402 402 402 402 403 404 405 405 406 407
408 408 408 408 409 409
408 408 408 408 409 409
408 408 408 408 409 409
408 408 408 408 409 409
408 408 408 408 409 409
408 408 408 408 409 409
408 408 408 408 409 409
408 408 408 408 409 409
408 408 408 408 409 409
408 408 408 408 409 409
408 408 408 408 409 409
408 408 408 408 409 409
408 408 408 408 409 409
408 408 408 408 409 409
410 410 410 410 411 412 413 413 400 414
410 410 410 410 411 412 413 413 400 414
410 410 410 410 411 412 413 413 400 414
410 410 410 410 411 412 413 413 400 414
410 410 410 410 411 412 413 413 400 414
410 410 410 410 411 412 413 413 400 414
410 410 410 410 411 412 413 413 400 414
410 410 410 410 411 412 413 413 400 414
410 410 410 410 411 412 413 413 400 414
410 410 410 410 411 412 413 413 400 414
410 410 410 410 411 412 413 413 400 414
410 410 410 410 411 412 413 413 400 414
415 415 415 415 416 417 405 405 406 418
415 415 415 415 416 417 405 405 406 418
415 415 415 415 416 417 405 405 406 418
415 415 415 415 416 417 405 405 406 418
415 415 415 415 416 417 405 405 406 418
415 415 415 415 416 417 405 405 406 418
415 415 415 415 416 417 405 405 406 418
415 415 415 415 416 417 405 405 406 418
415 415 415 415 416 417 405 405 406 418
415 415 415 415 416 417 405 405 406 418
415 415 415 415 416 417 405 405 406 418
415 415 415 415 416 417 405 405 406 418
419 419 419 419 420 420
419 419 419 419 420 420
419 419 419 419 420 420
419 419 419 419 420 420
419 419 419 419 420 420
419 419 419 419 420 420
419 419 419 419 420 420
419 419 419 419 420 420
419 419 419 419 420 420
419 419 419 419 420 420
419 419 419 419 420 420
419 419 419 419 420 420
421 396 396 396 422 423 399 399 400 401
424 424 424 424 425 426 405 405 406 427
428 428 428 428 429 429
430 430 431 431
432 433
434 435
430 430 431 431
430 430 431 431
430 430 431 431
430 430 431 431
430 430 431 431
436 436 437 437
430 430 431 431
430 430 431 431
430 430 431 431
438 438 439 439
440 440 441 441
431 431
431 431
431 431
442
443
444
445
446
443
446
447
448
449
446
446
447
448
449
446
449
450
451
452
449
453
454
455
453
455
455
455
455
456
443
457
458
458
459
445
460
448
448
461
451
448
461
451
451
462
463
464
464
465
466
454
467
467
467
456
468
453
469
469
469
469
469
470
471
472
473
473
473
474
475
476
469
469
469
469
469
469
473
473
477
478
12
`,
};

/** RDNA 4's assembly, both ways. */
export const { disassemble, listing, listingText, assemble, assembleSource }: BoundAsm = /* @__PURE__ */ bindAsm({ isa: rdna4, asm });

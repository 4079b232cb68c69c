// CDNA 5: how instructions are written in assembly.
// Generated from spec/isa/amdgpu_isa_cdna5.xml and spec/asm by `npm run generate`; do not edit.
import { bindAsm, type BoundAsm } from "../../runtime/asm/bind.js";
import type { AsmTables } from "../../runtime/asm/tables.js";
import { cdna5 } from "./index.js";

/** How each form is written, as rows. */
export const asm: AsmTables = {
  registers: "s0..105@0 vcc_lo@106 vcc_hi@107 ttmp0..15@108 null@124 m0@125 exec_lo@126 exec_hi@127 src_flat_scratch_base_lo@230 src_flat_scratch_base_hi@231 src_shared_base@235 src_shared_limit@236 src_private_base@237 src_private_limit@238 src_pops_exiting_wave_id@239 src_vccz@251 src_execz@252 src_scc@253",
  registerAliases: "scc@253 shared_base@235 shared_limit@236 private_base@237 private_limit@238",
  unread: "src_pops_exiting_wave_id src_vccz src_execz",
  nullCode: 124,
  true16: false,
  limits: { scalarReads: 2, oneScalar: "", banks: { fields: ["SRCX0 SRCY0","VSRCX1 VSRCY1"], count: 4, same: true, free: "V_DUAL_MOV_B32", except: "V_DUAL_DOT2ACC_F32_BF16" }, values: ["S_BUFFER_.* ; ENC_SMEM ; IOFFSET ; 0-8388607 ; offset ; an offset of 23 bits without a sign","IMAGE_GATHER4.* ; .* ; DMASK ; 1,2,4,8 ; dmask ; a dmask of one bit","IMAGE_ATOMIC_.* ; .* ; DMASK ; 1,3,15 ; dmask ; a dmask of 0x1, 0x3 or 0xf"] },
  enums: `
hwreg|HW_REG_WAVE_MODE@1 HW_REG_WAVE_STATUS@2 HW_REG_WAVE_STATE_PRIV@4 HW_REG_WAVE_GPR_ALLOC@5 HW_REG_WAVE_LDS_ALLOC@6 HW_REG_IB_STS@7 HW_REG_PERF_SNAPSHOT_DATA@10 HW_REG_PERF_SNAPSHOT_PC_LO@11 HW_REG_PERF_SNAPSHOT_PC_HI@12 HW_REG_PERF_SNAPSHOT_DATA1..2@15 HW_REG_WAVE_EXCP_FLAG_PRIV@17 HW_REG_WAVE_EXCP_FLAG_USER@18 HW_REG_WAVE_TRAP_CTRL@19 HW_REG_WAVE_SCRATCH_BASE_LO@20 HW_REG_WAVE_SCRATCH_BASE_HI@21 HW_REG_WAVE_HW_ID1..2@23 HW_REG_WAVE_SCHED_MODE@26 HW_REG_IB_STS2@28 HW_REG_SHADER_CYCLES_LO@29 HW_REG_SHADER_CYCLES_HI@30 HW_REG_WAVE_DVGPR_ALLOC_LO@31 HW_REG_WAVE_DVGPR_ALLOC_HI@32 HW_REG_XNACK_STATE_PRIV@33 HW_REG_XNACK_MASK@34
sendmsg|MSG_INTERRUPT@1 MSG_HS_TESSFACTOR@2 MSG_DEALLOC_VGPRS@3 MSG_GS_ALLOC_REQ@9 MSG_SAVEWAVE_HAS_TDM@10 MSG_RTN_GET_DOORBELL@128 MSG_RTN_GET_DDID@129 MSG_RTN_GET_TMA@130 MSG_RTN_GET_REALTIME@131 MSG_RTN_SAVE_WAVE@132 MSG_RTN_GET_TBA@133 MSG_RTN_GET_TBA_TO_PC@134 MSG_RTN_GET_SE_AID_ID@135 MSG_RTN_GET_CLUSTER_BARRIER_STATE@136
op_MSG_GS|
op_MSG_GS_DONE|
op_MSG_SYSMSG|
msg_streams|
target|
param|
format|
dfmt|
nfmt|
dim|
dpp|row_shl:1..15@257 row_shr:1..15@273 row_ror:1..15@289 row_mirror@320 row_half_mirror@321 row_share:0..15@336 row_xmask:0..15@352 /*~wave_shl~is~not~supported~starting~from~GFX10~*/@304 /*~wave_rol~is~not~supported~starting~from~GFX10~*/@308 /*~wave_shr~is~not~supported~starting~from~GFX10~*/@312 /*~wave_ror~is~not~supported~starting~from~GFX10~*/@316 /*~row_bcast~is~not~supported~starting~from~GFX10~*/@322 /*~row_bcast~is~not~supported~starting~from~GFX10~*/@323
sel|
unused|
gpr_idx|
swizzle|ROTATE@49152 FFT@57344
waitcnt|
depctr|depctr_hold_cnt/7+1@0 depctr_sa_sdst/0+1@1 depctr_va_vdst/12+4@2 depctr_va_sdst/9+3@3 depctr_va_ssrc/8+1@4 depctr_va_vcc/1+1@5 depctr_vm_vsrc/2+3@6
delay_id|NO_DEP@0 VALU_DEP_1..4@1 TRANS32_DEP_1..3@5 FMA_ACCUM_CYCLE_1@8 SALU_CYCLE_1..3@9
delay_skip|SAME@0 NEXT@1 SKIP_1..4@2
version|UC_VERSION_GFX7@0 UC_VERSION_GFX10@4 UC_VERSION_GFX11@6 UC_VERSION_GFX12@9
version_flag|UC_VERSION_W64_BIT@8192 UC_VERSION_W32_BIT@16384 UC_VERSION_MDP_BIT@32768
scope|SCOPE_CU@0 SCOPE_SE@1 SCOPE_DEV@2 SCOPE_SYS@3
th_load|TH_LOAD_NT@1 TH_LOAD_HT@2 TH_LOAD_LU@3 TH_LOAD_NT_RT@4 TH_LOAD_RT_NT@5 TH_LOAD_NT_HT@6 TH_LOAD_NT@9 TH_LOAD_HT@10 TH_LOAD_LU@11 TH_LOAD_NT_RT@12 TH_LOAD_RT_NT@13 TH_LOAD_NT_HT@14 TH_LOAD_NT@17 TH_LOAD_HT@18 TH_LOAD_LU@19 TH_LOAD_NT_RT@20 TH_LOAD_RT_NT@21 TH_LOAD_NT_HT@22 TH_LOAD_NT@25 TH_LOAD_HT@26 TH_LOAD_BYPASS@27 TH_LOAD_NT_RT@28 TH_LOAD_RT_NT@29 TH_LOAD_NT_HT@30
th_store|TH_STORE_NT@1 TH_STORE_HT@2 TH_STORE_WB@3 TH_STORE_NT_RT@4 TH_STORE_RT_NT@5 TH_STORE_NT_HT@6 TH_STORE_NT_WB@7 TH_STORE_NT@9 TH_STORE_HT@10 TH_STORE_WB@11 TH_STORE_NT_RT@12 TH_STORE_RT_NT@13 TH_STORE_NT_HT@14 TH_STORE_NT_WB@15 TH_STORE_NT@17 TH_STORE_HT@18 TH_STORE_WB@19 TH_STORE_NT_RT@20 TH_STORE_RT_NT@21 TH_STORE_NT_HT@22 TH_STORE_NT_WB@23 TH_STORE_NT@25 TH_STORE_HT@26 TH_STORE_BYPASS@27 TH_STORE_NT_RT@28 TH_STORE_RT_NT@29 TH_STORE_NT_HT@30 TH_STORE_NT_WB@31
th_atomic|TH_ATOMIC_RETURN@1 TH_ATOMIC_NT@2 TH_ATOMIC_NT_RETURN@3 TH_ATOMIC_0x4@4 TH_ATOMIC_0x5@5 TH_ATOMIC_0x6@6 TH_ATOMIC_0x7@7 TH_ATOMIC_RETURN@9 TH_ATOMIC_NT@10 TH_ATOMIC_NT_RETURN@11 TH_ATOMIC_0x4@12 TH_ATOMIC_0x5@13 TH_ATOMIC_0x6@14 TH_ATOMIC_0x7@15 TH_ATOMIC_RETURN@17 TH_ATOMIC_NT@18 TH_ATOMIC_NT_RETURN@19 TH_ATOMIC_CASCADE_RT@20 TH_ATOMIC_CASCADE_RT@21 TH_ATOMIC_CASCADE_NT@22 TH_ATOMIC_CASCADE_NT@23 TH_ATOMIC_RETURN@25 TH_ATOMIC_NT@26 TH_ATOMIC_NT_RETURN@27 TH_ATOMIC_CASCADE_RT@28 TH_ATOMIC_CASCADE_RT@29 TH_ATOMIC_CASCADE_NT@30 TH_ATOMIC_CASCADE_NT@31
matrix_fmt|MATRIX_FMT_FP8@0 MATRIX_FMT_BF8@1 MATRIX_FMT_FP6@2 MATRIX_FMT_BF6@3 MATRIX_FMT_FP4@4
matrix_scale|MATRIX_SCALE_ROW0@0 MATRIX_SCALE_ROW1@1
matrix_scale_fmt|MATRIX_SCALE_FMT_E8@0 MATRIX_SCALE_FMT_E5M3@1 MATRIX_SCALE_FMT_E4M3@2
`,
  syntaxes: `
|s.1.-:SDATA s.2.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:SCALE_OFFSET th.load:TH,scope=SCOPE flag.nv:NV
|s.2.-:SDATA s.2.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:SCALE_OFFSET th.load:TH,scope=SCOPE flag.nv:NV
|s.4.-:SDATA s.2.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:SCALE_OFFSET th.load:TH,scope=SCOPE flag.nv:NV
|s.8.-:SDATA s.2.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:SCALE_OFFSET th.load:TH,scope=SCOPE flag.nv:NV
|s.16.-:SDATA s.2.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:SCALE_OFFSET th.load:TH,scope=SCOPE flag.nv:NV
|s.3.-:SDATA s.2.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:SCALE_OFFSET th.load:TH,scope=SCOPE flag.nv:NV
|s.1.-:SDATA s.4.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:SCALE_OFFSET th.load:TH,scope=SCOPE flag.nv:NV
|s.2.-:SDATA s.4.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:SCALE_OFFSET th.load:TH,scope=SCOPE flag.nv:NV
|s.4.-:SDATA s.4.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:SCALE_OFFSET th.load:TH,scope=SCOPE flag.nv:NV
|s.8.-:SDATA s.4.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:SCALE_OFFSET th.load:TH,scope=SCOPE flag.nv:NV
|s.16.-:SDATA s.4.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:SCALE_OFFSET th.load:TH,scope=SCOPE flag.nv:NV
|s.3.-:SDATA s.4.-:SBASE smem.always:IOFFSET,s=SOFFSET|flag.scale_offset:SCALE_OFFSET th.load:TH,scope=SCOPE flag.nv:NV
||
|s.2.-:SBASE sx:IOFFSET s.1.-:SOFFSET u:SDATA|
|sx:IOFFSET s.1.-:SOFFSET u:SDATA|
|s.4.-:SBASE sx:IOFFSET s.1.-:SOFFSET u:SDATA|
|s.1.-:SDST s.1.b32:SSRC0|
|s.2.-:SDST s.2.i64:SSRC0|
|s.2.-:SDST|
|s.1.-:SDST s.2.i64:SSRC0|
|s.2.-:SDST s.1.b32:SSRC0|
|s.1.-:SDST s.1.-:SSRC0|
|s.2.-:SDST s.2.-:SSRC0|
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
|v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1
|v.2:VDST v.1:ADDR v.2:DATA0|dsoff:OFFSET0,hi=OFFSET1
|v.2:VDST v.1:ADDR v.2:DATA0 v.2:DATA1|dsoff:OFFSET0,hi=OFFSET1
|v.4:VDST v.1:ADDR v.2:DATA0 v.2:DATA1|dec.offset0:OFFSET0 dec.offset1:OFFSET1
|v.2:VDST v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1
|v.4:VDST v.1:ADDR|dec.offset0:OFFSET0 dec.offset1:OFFSET1
|v.1:DATA0|dsoff:OFFSET0,hi=OFFSET1
|v.1:ADDR v.3:DATA0|dsoff:OFFSET0,hi=OFFSET1
|v.1:ADDR v.4:DATA0|dsoff:OFFSET0,hi=OFFSET1
|v.3:VDST v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1
|v.4:VDST v.1:ADDR|dsoff:OFFSET0,hi=OFFSET1
|v.1:VDST gaddr:VADDR,s=SADDR saddr.2.999.hide:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV
|v.2:VDST gaddr:VADDR,s=SADDR saddr.2.999.hide:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV
|v.3:VDST gaddr:VADDR,s=SADDR saddr.2.999.hide:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV
|v.4:VDST gaddr:VADDR,s=SADDR saddr.2.999.hide:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV
|gaddr:VADDR,s=SADDR v.1:VSRC saddr.2.999.hide:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.store:TH,scope=SCOPE flag.nv:NV
|gaddr:VADDR,s=SADDR v.2:VSRC saddr.2.999.hide:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.store:TH,scope=SCOPE flag.nv:NV
|gaddr:VADDR,s=SADDR v.3:VSRC saddr.2.999.hide:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.store:TH,scope=SCOPE flag.nv:NV
|gaddr:VADDR,s=SADDR v.4:VSRC saddr.2.999.hide:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.store:TH,scope=SCOPE flag.nv:NV
|v.1:VDST,if=TH#0 gaddr:VADDR,s=SADDR v.1:VSRC saddr.2.999.hide:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.atomic:TH,scope=SCOPE flag.nv:NV
|v.1:VDST,if=TH#0 gaddr:VADDR,s=SADDR v.2:VSRC saddr.2.999.hide:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.atomic:TH,scope=SCOPE flag.nv:NV
|v.2:VDST,if=TH#0 gaddr:VADDR,s=SADDR v.2:VSRC saddr.2.999.hide:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.atomic:TH,scope=SCOPE flag.nv:NV
|v.2:VDST,if=TH#0 gaddr:VADDR,s=SADDR v.4:VSRC saddr.2.999.hide:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.atomic:TH,scope=SCOPE flag.nv:NV
|gaddr:VADDR,s=SADDR saddr.2.999.hide:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV
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
|gaddr:VADDR,s=SADDR saddr.2:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.load:TH,scope=SCOPE flag.nv:NV
|s.4.-:VADDR0 s.8.-:VADDR1 saddr.4.999.hide:VADDR2 saddr.4.999.hide:VADDR3|flag.r128:R128 th.load:TH,scope=SCOPE flag.nv:NV set.1:DMASK set.1:DIM set.124:VADDR4
|s.4.-:VADDR0 s.8.-:VADDR1 saddr.4.999.hide:VADDR2 saddr.4.999.hide:VADDR3|flag.r128:R128 th.store:TH,scope=SCOPE flag.nv:NV set.1:DMASK set.1:DIM set.124:VADDR4
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
_dpp|v.1:VDST s.2.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST s.2.-.v:VSRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|v.2:VDST s.1.b32:SRC0|
_dpp|v.2:VDST v.1:VSRC0|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.2:VDST s.1.b32:SRC0|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.2:VDST v.1:VSRC0|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
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
_dpp|v.2:VDST s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.2:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.2:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|v.2:VDST s.2.f64:SRC0|
_dpp|v.2:VDST s.2.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.2:VDST s.2.-.v:VSRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|v.1.h:VDST s.1.i16.h:SRC0|
_e64|v.1:VDST,o=OPSEL#3 s.1.i16:SRC0,o=OPSEL#0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_dpp|v.1.h:VDST v.1.h:VSRC0|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1.h:VDST v.1.h:VSRC0|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64_dpp|v.1:VDST,o=OPSEL#3 v.1:VSRC0,o=OPSEL#0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 v.1:VSRC0,o=OPSEL#0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|v.2:VDST s.2.i64:SRC0|
_dpp|v.2:VDST v.2:VSRC0|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.2:VDST s.2.i64:SRC0|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.2:VDST v.2:VSRC0|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|v.1.h:VDST s.1.f16.h:SRC0|
_dpp|v.1.h:VDST v.1.h:VSRC0|dpp8.code:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1.h:VDST s.1.-.vh:VSRC0,n=SRC0_NEG,a=SRC0_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST,o=OPSEL#3 s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OPSEL#0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|v.1:VDST s.1.-:SRC0|
_e64|v.1:VDST s.1.-:SRC0|flag.clamp:CLAMP omod:OMOD
_e64|v.1:VDST s.1.-:SRC0|dec.bound_ctrl:OPSEL#1 dec.fi:OPSEL#0 flag.clamp:CLAMP omod:OMOD
_e32|v.1.h:VDST s.1.bf16.h:SRC0|
_e64|v.1:VDST,o=OPSEL#3 s.1.bf16:SRC0,n=NEG#0,a=ABS#0,o=OPSEL#0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD
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
_e32|v.1:VDST s.1.bf16.h:SRC0|
_e64|v.1:VDST s.1.bf16:SRC0,n=NEG#0,a=ABS#0,o=OPSEL#0|bits.op_sel.2.0:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0|bits.op_sel.2.0:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0|bits.op_sel.2.0:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST,o=OPSEL#3 s.1.b32:SRC0|bits.op_sel.2.0.9.t16:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.i16.h:SRC0|
|v.1:VDST s.1.i16:SRC0,o=OPSEL#0|bits.op_sel.2.0:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST v.1:VSRC0,o=OPSEL#0|bits.op_sel.2.0:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0,o=OPSEL#0|bits.op_sel.2.0:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST,o=OPSEL#3 s.1.b32:SRC0|bits.op_sel.2.0.0:OPSEL,b1=OPSEL#3 bytesel:OPSEL#1,hi=OPSEL#0 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OPSEL#3 v.1:VSRC0|bits.op_sel.2.0.0:OPSEL,b1=OPSEL#3 bytesel:OPSEL#1,hi=OPSEL#0 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 v.1:VSRC0|bits.op_sel.2.0.0:OPSEL,b1=OPSEL#3 bytesel:OPSEL#1,hi=OPSEL#0 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|v.1:VDST s.1.b32:SRC0 v.1:VSRC1 vcc|
_dpp|v.1:VDST v.1:VSRC0 v.1:VSRC1 vcc|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1:VDST s.1.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS s.1.-.v:VSRC1,n=SRC1_NEG,a=SRC1_ABS vcc|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|v.2:VDST s.2.f64:SRC0 v.2:VSRC1|
_dpp|v.2:VDST s.2.-.v:VSRC0,n=SRC0_NEG,a=SRC0_ABS s.2.-.v:VSRC1,n=SRC1_NEG,a=SRC1_ABS|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.2.f64:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.2:VDST s.2.-.v:VSRC0,n=NEG#0,a=ABS#0 s.2.f64:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
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
_dpp|v.2:VDST v.1:VSRC0 v.2:VSRC1|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.2:VDST s.1.b32:SRC0 s.2.i64:SRC1|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.2:VDST v.1:VSRC0 s.2.i64:SRC1|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e32|v.1:VDST vcc s.1.b32:SRC0 v.1:VSRC1 vcc|
_dpp|v.1:VDST vcc v.1:VSRC0 v.1:VSRC1 vcc|dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_dpp|v.1:VDST vcc v.1:VSRC0 v.1:VSRC1 vcc|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.1:VDST m.-:SDST s.1.b32:SRC0 s.1.b32:SRC1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST m.-:SDST v.1:VSRC0 s.1.b32:SRC1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST m.-:SDST v.1:VSRC0 s.1.b32:SRC1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.2:VDST s.2.f64:SRC0 k:LITERAL64 v.2:VSRC1|
|v.2:VDST s.2.f64:SRC0 v.2:VSRC1 k:LITERAL64|
_e32|v.2:VDST s.2.i64:SRC0 v.2:VSRC1|
_dpp|v.2:VDST v.2:VSRC0 v.2:VSRC1|dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64|v.2:VDST s.2.i64:SRC0 s.2.i64:SRC1|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.2:VDST v.2:VSRC0 s.2.i64:SRC1|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
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
|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.b32:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.b32:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 s.1.b32:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 s.1.b32:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.2.f64:SRC1,n=NEG#1,a=ABS#1 s.2.f64:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.2:VDST s.2.-.v:VSRC0,n=NEG#0,a=ABS#0 s.2.f64:SRC1,n=NEG#1,a=ABS#1 s.2.f64:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
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
|v.1:VDST,o=OPSEL#3 s.1.i16:SRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1 s.1.i16:SRC2,o=OPSEL#2|bitop:NEG&ABS&OMOD bits.op_sel.4.0:OPSEL
_e64_dpp|v.1:VDST,o=OPSEL#3 v.1:VSRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1 s.1.i16:SRC2,o=OPSEL#2|bitop:NEG&ABS&OMOD bits.op_sel.4.0:OPSEL dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 v.1:VSRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1 s.1.i16:SRC2,o=OPSEL#2|bitop:NEG&ABS&OMOD bits.op_sel.4.0:OPSEL dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1 s.1.b32:SRC2|bitop:NEG&ABS&OMOD
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.b32:SRC1 s.1.b32:SRC2|bitop:NEG&ABS&OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.b32:SRC1 s.1.b32:SRC2|bitop:NEG&ABS&OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.2:VDST s.2.i64:SRC0 s.1.b32:SRC1 s.2.i64:SRC2|flag.clamp:CLAMP omod:OMOD
|v.4:VDST s.2.i64:SRC0 s.1.b32:SRC1 s.4.-:SRC2|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.1.b32:SRC0 s.1.b32:SRC1 s.2.b32:SRC2|flag.clamp:CLAMP omod:OMOD
|v.1:VDST,o=OPSEL#3 s.1.i16:SRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1 s.1.i16:SRC2,o=OPSEL#2|bits.op_sel.4.0.9:OPSEL,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OPSEL#3 v.1:VSRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1 s.1.i16:SRC2,o=OPSEL#2|bits.op_sel.4.0.9:OPSEL,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 v.1:VSRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1 s.1.i16:SRC2,o=OPSEL#2|bits.op_sel.4.0.9:OPSEL,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.3:VDST s.1.b32:SRC0 s.2.i64:SRC1 s.2.b32:SRC2|flag.clamp:CLAMP omod:OMOD
|v.4:VDST s.2.i64:SRC0 s.2.i64:SRC1 s.2.b32:SRC2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.2:VDST v.2:VSRC0 s.1.b32:SRC1 s.2.i64:SRC2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.i16:SRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1 s.1.b32:SRC2|bits.op_sel.4.0.9:OPSEL,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST v.1:VSRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1 s.1.b32:SRC2|bits.op_sel.4.0.9:OPSEL,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0,o=OPSEL#0 s.1.i16:SRC1,o=OPSEL#1 s.1.b32:SRC2|bits.op_sel.4.0.9:OPSEL,b3=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.-:SRC0 s.1.b32:SRC1 s.1.b32:SRC2|bits.op_sel.2.0:OPSEL flag.clamp:CLAMP omod:OMOD
|v.1:VDST,o=OPSEL#3 s.1.i16:SRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.i16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.i16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.i16:SRC1,n=NEG#1,a=ABS#1,o=OPSEL#1 m.-:SRC2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.-:SRC0 s.1.b32:SRC1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD
|s.1.-:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
|s.1.-:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1 s.1.b32:SRC2|bits.op_sel.4.0:OPSEL flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.b32:SRC1 s.1.b32:SRC2|bits.op_sel.4.0:OPSEL flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST v.1:VSRC0 s.1.b32:SRC1 s.1.b32:SRC2|bits.op_sel.4.0:OPSEL flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.8.-:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1 s.1.b32:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.8.-:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1 s.1.b32:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD
|v.4:VDST s.1.-:SRC0 s.1.b32:SRC1|dec.scale_sel:OPSEL flag.clamp:CLAMP omod:OMOD
|v.8:VDST s.1.-:SRC0 s.1.b32:SRC1|dec.scale_sel:OPSEL flag.clamp:CLAMP omod:OMOD
|v.4:VDST s.2.-:SRC0 s.1.b32:SRC1|dec.scale_sel:OPSEL flag.clamp:CLAMP omod:OMOD
|v.8:VDST s.2.-:SRC0 s.1.b32:SRC1|dec.scale_sel:OPSEL flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.8.-:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.4.-:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.4.-:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.4.-:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1 s.1.b32:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.4.-:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1 s.1.b32:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.8.-:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
|v.8:VDST s.3.-:SRC0 s.1.b32:SRC1|dec.scale_sel:OPSEL flag.clamp:CLAMP omod:OMOD
|v.16:VDST s.3.-:SRC0 s.1.b32:SRC1|dec.scale_sel:OPSEL flag.clamp:CLAMP omod:OMOD
|v.3:VDST s.16.-:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
|v.3:VDST s.8.-:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1|flag.clamp:CLAMP omod:OMOD
|v.3:VDST s.16.-:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1 s.1.b32:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD
|v.3:VDST s.8.-:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1 s.1.b32:SRC2,n=NEG#2,a=ABS#2|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.1.b32:SRC0 s.1.b32:SRC1 s.2.i64:SRC2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.2:VDST v.1:VSRC0 s.1.b32:SRC1 s.2.i64:SRC2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST m.-:SDST s.1.b32:SRC0,n=NEG#0 s.1.b32:SRC1,n=NEG#1 s.1.b32:SRC2,n=NEG#2|flag.clamp:CLAMP omod:OMOD
|v.2:VDST m.-:SDST s.2.f64:SRC0,n=NEG#0 s.2.f64:SRC1,n=NEG#1 s.2.f64:SRC2,n=NEG#2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.2:VDST m.-:SDST s.2.-.v:VSRC0,n=NEG#0 s.2.f64:SRC1,n=NEG#1 s.2.f64:SRC2,n=NEG#2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.2:VDST m.-:SDST s.1.b32:SRC0 s.1.b32:SRC1 s.2.i64:SRC2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.2:VDST m.-:SDST v.1:VSRC0 s.1.b32:SRC1 s.2.i64:SRC2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
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
|v.1:VDST s.1.-:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.2.i64:SRC0 s.2.i64:SRC1|flag.clamp:CLAMP omod:OMOD
|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
|v.2:VDST s.2.f64:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.2:VDST s.2.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
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
|v.1:VDST s.1.b32:SRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0 s.1.b32:SRC1,n=NEG#1,a=ABS#1 s.1.b32:SRC2|flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST,o=OPSEL#3 s.1.plain:SRC0,n=NEG#0,a=ABS#0|bits.op_sel.2.0.9:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0|bits.op_sel.2.0.9:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=ABS#0|bits.op_sel.2.0.9:OPSEL,b1=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.f16:SRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.b32:SRC1|bits.op_sel.3.0.2:OPSEL bytesel:OPSEL#2,hi=OPSEL#3 flag.clamp:CLAMP omod:OMOD
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.b32:SRC1|bits.op_sel.3.0.2:OPSEL bytesel:OPSEL#2,hi=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=ABS#0,o=OPSEL#0 s.1.b32:SRC1|bits.op_sel.3.0.2:OPSEL bytesel:OPSEL#2,hi=OPSEL#3 flag.clamp:CLAMP omod:OMOD dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.p16:SRC0 s.1.p16:SRC1 s.1.p16:SRC2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.1:OPSEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.p16:SRC0 s.1.p16:SRC1|bits.op_sel.2.0:OPSEL bits.op_sel_hi.2.1:OPSEL_HI bits.neg_lo.2.0:NEG bits.neg_hi.2.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.pf16:SRC0 s.1.pf16:SRC1 s.1.pf16:SRC2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.1:OPSEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.pf16:SRC0 s.1.pf16:SRC1|bits.op_sel.2.0:OPSEL bits.op_sel_hi.2.1:OPSEL_HI bits.neg_lo.2.0:NEG bits.neg_hi.2.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.pbf16:SRC0 s.1.pbf16:SRC1 s.1.pbf16:SRC2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.1:OPSEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.p16:SRC0 s.1.p16:SRC1 s.1.p16:SRC2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.1:OPSEL_HI flag.clamp:CLAMP
|v.1:VDST s.1.b32:SRC0 s.1.b32:SRC1 s.1.b32:SRC2|bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OPSEL_HI
|v.2:VDST s.2.p64:SRC0 s.2.p64:SRC1 s.2.p64:SRC2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.1:OPSEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP
|v.1:VDST s.1.f16:SRC0,n=NEG#0,a=NEG_HI#0 s.1.f16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.f16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.0:OPSEL_HI flag.clamp:CLAMP
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=NEG_HI#0 s.1.f16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.f16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.0:OPSEL_HI flag.clamp:CLAMP dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=NEG_HI#0 s.1.f16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.f16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.0:OPSEL_HI flag.clamp:CLAMP dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST,o=OPSEL#3 s.1.f16:SRC0,n=NEG#0,a=NEG_HI#0 s.1.f16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.f16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.0:OPSEL_HI flag.clamp:CLAMP
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=NEG_HI#0 s.1.f16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.f16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.0:OPSEL_HI flag.clamp:CLAMP dpp8.code:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=NEG_HI#0 s.1.f16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.f16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.0:OPSEL_HI flag.clamp:CLAMP dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST s.1.pbf16:SRC0 s.1.pbf16:SRC1|bits.op_sel.2.0:OPSEL bits.op_sel_hi.2.1:OPSEL_HI bits.neg_lo.2.0:NEG bits.neg_hi.2.0:NEG_HI flag.clamp:CLAMP
|v.2:VDST s.2.p64:SRC0 s.2.p64:SRC1|bits.op_sel.2.0:OPSEL bits.op_sel_hi.2.1:OPSEL_HI bits.neg_lo.2.0:NEG bits.neg_hi.2.0:NEG_HI flag.clamp:CLAMP
|v.8:VDST mat.16/16/12/12/8:SRC0,fmt=OPSEL mat.16/16/12/12/8:SRC1,fmt=OPSEL_HI s.8.b32:SRC2|enum.matrix_a_fmt.matrix_fmt:OPSEL enum.matrix_b_fmt.matrix_fmt:OPSEL_HI bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI
|v.1:VDST s.1.bf16:SRC0,n=NEG#0,a=NEG_HI#0 s.1.bf16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.bf16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.0:OPSEL_HI flag.clamp:CLAMP
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=NEG_HI#0 s.1.bf16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.bf16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.0:OPSEL_HI flag.clamp:CLAMP dpp8:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST s.1.-.v:VSRC0,n=NEG#0,a=NEG_HI#0 s.1.bf16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.bf16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.0:OPSEL_HI flag.clamp:CLAMP dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.1:VDST,o=OPSEL#3 s.1.bf16:SRC0,n=NEG#0,a=NEG_HI#0 s.1.bf16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.bf16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.0:OPSEL_HI flag.clamp:CLAMP
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=NEG_HI#0 s.1.bf16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.bf16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.0:OPSEL_HI flag.clamp:CLAMP dpp8.code:l0=LANE_SEL_0,l1=LANE_SEL_1,l2=LANE_SEL_2,l3=LANE_SEL_3,l4=LANE_SEL_4,l5=LANE_SEL_5,l6=LANE_SEL_6,l7=LANE_SEL_7 fi8:SRC0
_e64_dpp|v.1:VDST,o=OPSEL#3 s.1.-.v:VSRC0,n=NEG#0,a=NEG_HI#0 s.1.bf16:SRC1,n=NEG#1,a=NEG_HI#1 s.1.bf16:SRC2,n=NEG#2,a=NEG_HI#2|bits.op_sel.3.0:OPSEL bits.op_sel_hi.3.0:OPSEL_HI flag.clamp:CLAMP dpp:DPP_CTRL hex.row_mask.always:ROW_MASK hex.bank_mask.always:BANK_MASK dec.bound_ctrl:BOUND_CTRL dec.fi:FI
|v.8:VDST s.2.-:SRC0 s.2.-:SRC1 s.8.b32:SRC2|flag.matrix_a_reuse:@13+1 flag.matrix_b_reuse:@14+1 bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP set.3:@59+2
|v.8:VDST s.8.-:SRC0 s.8.-:SRC1 s.8.b32:SRC2|flag.matrix_a_reuse:@13+1 flag.matrix_b_reuse:@14+1 bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP set.3:@59+2
|v.4:VDST s.8.-:SRC0 s.8.-:SRC1 s.4.cf16:SRC2|flag.matrix_a_reuse:@13+1 flag.matrix_b_reuse:@14+1 bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP set.3:@59+2
|v.4:VDST s.8.-:SRC0 s.8.-:SRC1 s.4.cbf16:SRC2|flag.matrix_a_reuse:@13+1 flag.matrix_b_reuse:@14+1 bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP set.3:@59+2
|v.4:VDST s.8.-:SRC0 s.8.-:SRC1 s.8.b32:SRC2|flag.matrix_a_reuse:@13+1 flag.matrix_b_reuse:@14+1 bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP set.3:@59+2
|v.8:VDST s.8.-:SRC0 s.16.-:SRC1 s.1.-:SRC2|dec.index_key:@11+2 flag.matrix_a_reuse:@13+1 flag.matrix_b_reuse:@14+1 bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP set.3:@59+2
|v.4:VDST s.8.-:SRC0 s.16.-:SRC1 s.1.-:SRC2|dec.index_key:@11+2 flag.matrix_a_reuse:@13+1 flag.matrix_b_reuse:@14+1 bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP set.3:@59+2
|v.8:VDST s.8.-:SRC0 s.16.-:SRC1 s.2.-:SRC2|dec.index_key:@11+2 flag.matrix_a_reuse:@13+1 flag.matrix_b_reuse:@14+1 bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP set.3:@59+2
|v.4:VDST s.8.-:SRC0 s.16.-:SRC1 s.2.-:SRC2|dec.index_key:@11+2 flag.matrix_a_reuse:@13+1 flag.matrix_b_reuse:@14+1 bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP set.3:@59+2
|v.8:VDST s.16.-:SRC0 s.16.-:SRC1 s.8.b32:SRC2|flag.matrix_a_reuse:@13+1 flag.matrix_b_reuse:@14+1 bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP set.3:@59+2
|v.4:VDST s.16.-:SRC0 s.16.-:SRC1 s.4.cf16:SRC2|flag.matrix_a_reuse:@13+1 flag.matrix_b_reuse:@14+1 bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP set.3:@59+2
|v.16:VDST s.16.-:SRC0 s.8.-:SRC1 s.16.b32:SRC2|bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI set.3:@59+2 ones:OPSEL_HI
|v.8:VDST mat.16/16/12/12/8:SRC0,fmt=@75+3 mat.16/16/12/12/8:SRC1,fmt=@123+2&@78+1 s.8.b32:SRC2 s.1.b32:SCALE_SRC0 s.1.b32:SCALE_SRC1|enum.matrix_a_fmt.matrix_fmt:@75+3 enum.matrix_b_fmt.matrix_fmt:@123+2&@78+1 enum.matrix_a_scale.matrix_scale:SCALE_OPSEL#0 enum.matrix_b_scale.matrix_scale:SCALE_OPSEL_HI#0 enum.matrix_a_scale_fmt.matrix_scale_fmt:@61+2 enum.matrix_b_scale_fmt.matrix_scale_fmt:@8+2 flag.matrix_a_reuse:@13+1 flag.matrix_b_reuse:@14+1 bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI set.256:SCALE_SRC2
|v.16:VDST s.16.-:SRC0 s.8.-:SRC1 s.16.b32:SRC2 s.1.b32:SCALE_SRC0 s.1.b32:SCALE_SRC1|enum.matrix_a_scale.matrix_scale:SCALE_OPSEL#0 enum.matrix_b_scale.matrix_scale:SCALE_OPSEL_HI#0 enum.matrix_a_scale_fmt.matrix_scale_fmt:@61+2 enum.matrix_b_scale_fmt.matrix_scale_fmt:@8+2 flag.matrix_a_reuse:@13+1 flag.matrix_b_reuse:@14+1 bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI set.256:SCALE_SRC2 set.7:@123+2&@78+1
|v.8:VDST mat.16/16/12/12/8:SRC0,fmt=@75+3 mat.16/16/12/12/8:SRC1,fmt=@123+2&@78+1 s.8.b32:SRC2 s.2.i64:SCALE_SRC0 s.2.i64:SCALE_SRC1|enum.matrix_a_fmt.matrix_fmt:@75+3 enum.matrix_b_fmt.matrix_fmt:@123+2&@78+1 enum.matrix_a_scale.matrix_scale:SCALE_OPSEL#0 enum.matrix_b_scale.matrix_scale:SCALE_OPSEL_HI#0 enum.matrix_a_scale_fmt.matrix_scale_fmt:@61+2 enum.matrix_b_scale_fmt.matrix_scale_fmt:@8+2 flag.matrix_a_reuse:@13+1 flag.matrix_b_reuse:@14+1 bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI set.256:SCALE_SRC2
|v.16:VDST s.16.-:SRC0 s.8.-:SRC1 s.16.b32:SRC2 s.2.i64:SCALE_SRC0 s.2.i64:SCALE_SRC1|enum.matrix_a_scale.matrix_scale:SCALE_OPSEL#0 enum.matrix_b_scale.matrix_scale:SCALE_OPSEL_HI#0 enum.matrix_a_scale_fmt.matrix_scale_fmt:@61+2 enum.matrix_b_scale_fmt.matrix_scale_fmt:@8+2 flag.matrix_a_reuse:@13+1 flag.matrix_b_reuse:@14+1 bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI set.256:SCALE_SRC2 set.7:@123+2&@78+1
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
|v.1:VDSTX s.1.b32:SRCX0,n=NEGX#0 s.1.-.v:VSRCX1,n=NEGX#1|
|v.1:VDSTY s.1.b32:SRCY0,n=NEGY#0 s.1.-.v:VSRCY1,n=NEGY#1|
|v.1:VDSTX s.1.b32:SRCX0 v.1:VSRCX1|
|dsty:VDSTY,x=VDSTX s.1.b32:SRCY0 v.1:VSRCY1|
|v.1:VDSTX s.1.b32:SRCX0|
|v.1:VDSTY s.1.b32:SRCY0|
|dsty:VDSTY,x=VDSTX s.1.b32:SRCY0|
|v.1:VDSTX s.1.b32:SRCX0,n=NEGX#0 s.1.-.v:VSRCX1,n=NEGX#1 m.-:VSRCX2|
|v.1:VDSTY s.1.b32:SRCY0,n=NEGY#0 s.1.-.v:VSRCY1,n=NEGY#1 m.-:VSRCY2|
|v.1:VDSTY s.1.b32:SRCY0 v.1:VSRCY1|
|v.1:VDSTY s.1.b32:SRCY0 v.1:VSRCY1|bitop:VSRCY2
|v.1:VDSTX s.1.b32:SRCX0,n=NEGX#0 s.1.-.v:VSRCX1,n=NEGX#1 s.1.-.v:VSRCX2,n=NEGX#2|
|v.1:VDSTY s.1.b32:SRCY0,n=NEGY#0 s.1.-.v:VSRCY1,n=NEGY#1 s.1.-.v:VSRCY2,n=NEGY#2|
|v.2:VDSTX s.2.f64:SRCX0,n=NEGX#0 s.2.-.v:VSRCX1,n=NEGX#1 s.2.-.v:VSRCX2,n=NEGX#2|
|v.2:VDSTX s.2.f64:SRCX0,n=NEGX#0 s.2.-.v:VSRCX1,n=NEGX#1|
|v.1:VDSTX s.1.b32:SRCX0 v.1:VSRCX1 k:LITERAL|
|dsty:VDSTY,x=VDSTX s.1.b32:SRCY0 v.1:VSRCY1 k:LITERAL|
|v.1:VDSTX s.1.b32:SRCX0 k:LITERAL v.1:VSRCX1|
|dsty:VDSTY,x=VDSTX s.1.b32:SRCY0 k:LITERAL v.1:VSRCY1|
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
|s.2.i64:SSRC0|
|i:SDATA s.2.-:SBASE smem.always:IOFFSET,s=SOFFSET|
|i:SDATA s.4.-:SBASE smem.always:IOFFSET,s=SOFFSET|
|s.2.-:SADDR|soff:IOFFSET flag.scale_offset:@48+1 th.store:TH,scope=SCOPE flag.nv:NV
~||flag.scale_offset:@48+1 th.store:TH,scope=SCOPE flag.nv:NV set.124:SADDR
|v.4:VDST s.4.-:SRC0 s.8.-:SRC1 s.1.-:SRC2|dec.index_key:@11+2 bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OPSEL_HI set.3:@59+2
|v.8:VDST s.4.-:SRC0 s.8.-:SRC1 s.1.-:SRC2|dec.index_key:@11+2 bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OPSEL_HI set.3:@59+2
|v.8:VDST s.2.-:SRC0 s.4.-:SRC1 s.1.-:SRC2|dec.index_key:@11+2 bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OPSEL_HI set.3:@59+2
|v.8:VDST s.1.-:SRC0 s.2.-:SRC1 s.1.-:SRC2|dec.index_key:@11+2 bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OPSEL_HI set.3:@59+2
|v.4:VDST s.4.-:SRC0 s.4.-:SRC1 s.4.cbf16:SRC2|bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OPSEL_HI set.3:@59+2
|v.4:VDST s.4.-:SRC0 s.4.-:SRC1 s.4.cf16:SRC2|bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OPSEL_HI set.3:@59+2
|v.8:VDST s.4.-:SRC0 s.4.-:SRC1 s.8.b32:SRC2|bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OPSEL_HI set.3:@59+2
|v.8:VDST s.2.-:SRC0 s.2.-:SRC1 s.8.b32:SRC2|bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OPSEL_HI set.3:@59+2
|v.8:VDST s.1.-:SRC0 s.1.-:SRC1 s.8.b32:SRC2|bits.neg_lo.3.0:NEG bits.neg_hi.3.0:NEG_HI flag.clamp:CLAMP ones:OPSEL_HI set.3:@59+2
|s.1.b32:SRC0 s.1.b32:SRC1|enum.matrix_a_scale.matrix_scale:@11+1 enum.matrix_b_scale.matrix_scale:@59+1 enum.matrix_a_scale_fmt.matrix_scale_fmt:@61+2 enum.matrix_b_scale_fmt.matrix_scale_fmt:@8+2 flag.matrix_a_reuse:@13+1 flag.matrix_b_reuse:@14+1 set.256:SRC2
|s.2.i64:SRC0 s.2.i64:SRC1|enum.matrix_a_scale.matrix_scale:@11+1 enum.matrix_b_scale.matrix_scale:@59+1 enum.matrix_a_scale_fmt.matrix_scale_fmt:@61+2 enum.matrix_b_scale_fmt.matrix_scale_fmt:@8+2 flag.matrix_a_reuse:@13+1 flag.matrix_b_reuse:@14+1 set.256:SRC2
|v.1:VDSTX s.1.pf16:SRCX0,n=NEGX#0 s.1.-.v:VSRCX1,n=NEGX#1|
|v.1:VDSTY s.1.pf16:SRCY0,n=NEGY#0 s.1.-.v:VSRCY1,n=NEGY#1|
|v.1:VDSTX s.1.pf16:SRCX0 v.1:VSRCX1|
|dsty:VDSTY,x=VDSTX s.1.pf16:SRCY0 v.1:VSRCY1|
|v.1:VDSTX s.1.pbf16:SRCX0,n=NEGX#0 s.1.-.v:VSRCX1,n=NEGX#1|
|v.1:VDSTY s.1.pbf16:SRCY0,n=NEGY#0 s.1.-.v:VSRCY1,n=NEGY#1|
?|v.1:VDSTX s.1.pbf16:SRCX0 v.1:VSRCX1|
|dsty:VDSTY,x=VDSTX s.1.pbf16:SRCY0 v.1:VSRCY1|
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
13
15
14
16 16 16
17 17 17
16 16 16
17 17 17
16 16 16
17 17 17
18
16 16 16
19 19 19
16 16 16
19 19 19
16 16 16
19 19 19
16 16 16
16 16 16
16 16 16
20 20 20
16 16 16
20 20 20
20 20 20
16 16 16
16 16 16
19 19 19
16 16 16
19 19 19
16 16 16
17 17 17
16 16 16
17 17 17
16 16 16
17 17 17
16 16 16
17 17 17
16 16 16
17 17 17
16 16 16
17 17 17
16 16 16
17 17 17
16 16 16
17 17 17
16 16 16
17 17 17
16 16 16
17 17 17
16 16 16
17 17 17
16 16 16
17 17 17
16 16 16
17 17 17
16 16 16
17 17 17
16 16 16
17 17 17
21
22
16 16 16
17 17 17
21 16
18
23
22 17 17
23
24
25
26
26
16
26
26
26
26 26 26
16 16 16
16 16 16
16 16 16
16 16 16
16 16 16
16 16 16
16 16 16
16 16 16
16 16 16
16 16 16
16 16 16
16 16 16
16 16 16
16 16 16
16 16 16
27 27 27 27 27 27 27
27 27 27 27 27 27 27
27 27 27 27 27 27 27
27 27 27 27 27 27 27
27 27 27 27 27 27 27
27 27 27 27 27 27 27
27 27 27 27 27 27 27
27 27 27 27 27 27 27
28 28 28 28 28 28 28
27 27 27 27 27 27 27
28 28 28 28 28 28 28
27 27 27 27 27 27 27
28 28 28 28 28 28 28
27 27 27 27 27 27 27
27 27 27 27 27 27 27
27 27 27 27 27 27 27
27 27 27 27 27 27 27
27 27 27 27 27 27 27
27 27 27 27 27 27 27
27 27 27 27 27 27 27
27 27 27 27 27 27 27
27 27 27 27 27 27 27
29 29 29 29 29 29 29
27 27 27 27 27 27 27
29 29 29 29 29 29 29
27 27 27 27 27 27 27
29 29 29 29 29 29 29
27 27 27 27 27 27 27
29 29 29 29 29 29 29
27 27 27 27 27 27 27
29 29 29 29 29 29 29
27 27 27 27 27 27 27
29 29 29 29 29 29 29
27 27 27 27 27 27 27
29 29 29 29 29 29 29
27 27 27 27 27 27 27
29 29 29 29 29 29 29
27 27 27 27 27 27 27
27 27 27 27 27 27 27
28 28 28 28 28 28 28
28 28 28 28 28 28 28
27 27 27 27 27 27 27
30 30 30 30 30 30 30
27 27 27 27 27 27 27
27 27 27 27 27 27 27
27 27 27 27 27 27 27
27 27 27 27 27 27 27
29 29 29 29 29 29 29
27 27 27 27 27 27 27
27 27 27 27 27 27 27
27 27 27 27 27 27 27
27 27 27 27 27 27 27
27 27 27 27 27 27 27
27 27 27 27 27 27 27
27 27 27 27 27 27 27
27 27 27 27 27 27 27
27 27 27 27 27 27 27
31
32
27 27 27 27 27 27 27
27 27 27 27 27 27 27
33 33 33 33 33 33 33
33 33 33 33 33 33 33
33 33 33 33 33 33 33
33 33 33 33 33 33 33
33 33 33 33 33 33 33
33 33 33 33 33 33 33
27 27 27 27 27 27 27
27 27 27 27 27 27 27
33 33 33 33 33 33 33
33 33 33 33 33 33 33
29 29 29 29 29 29 29
29 29 29 29 29 29 29
29 29 29 29 29 29 29
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
35 35 35 35 35 35 35
35 35 35 35 35 35 35
36 36 36 36 36 36 36
36 36 36 36 36 36 36
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
34 34 34 34 34 34 34
37 37 37 37 37 37 37
37 37 37 37 37 37 37
37 37 37 37 37 37 37
37 37 37 37 37 37 37
37 37 37 37 37 37 37
37 37 37 37 37 37 37
37 37 37 37 37 37 37
37 37 37 37 37 37 37
37 37 37 37 37 37 37
37 37 37 37 37 37 37
37 37 37 37 37 37 37
37 37 37 37 37 37 37
37 37 37 37 37 37 37
37 37 37 37 37 37 37
38
39
38
38
38
40
41
42
43
44
44
44
44
45
44
46
47
12
44
45
44
45
12
12
48
48
48
48
48
48
48
49
12
12
44
50
50
44
44
12
45
12
44
45
45
45
45
45
45
45
45
45
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
56
57
58
51
51
51
51
51
51
55
55
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
59
59
59
60
59
59
59
60
60
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
62
64
64
63
62
62
65
62
62
62
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
66
68
68
67
66
66
69
70
71
71
70
70
70
70
72
72
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
73
76
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
77
77
80
81
81
66
77
62
62
62
62
62
62
70
70
70
70
70
70
66
66
66
66
82
72
66
66
66
83
84
80
85
86
80
85
86
87
87
87
87
87
88
89
90
91
91
91
92
93
94
87
87
87
87
87
87
91
91
95
96
95
95
95
95
95
95
95
95
95
95
95
95
97
98
97
97
97
97
97
97
97
97
97
97
97
95
95
95
97
95
95
95
97
97
99
87
88
90
100
100
100
100
100
101
102
103
104
104
104
105
106
107
100
100
100
100
100
100
104
104
108
109
110
110
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
110
111
111
111
115
116
113
111
103
101
111
111
113
113
117
100
100
100
100
104
104
104
104
100
101
103
100
100
100
100
100
101
103
101
102
118
119
12 120
121 121 121 122 123 124 124 125 126
127 128
129 129 129 130 131 131 132 131
133 133 133 134 135 135 136
121 121 121 122 123 124 124 125 126
121 121 121 122 123 124 124 125 126
121 121 121 137 138 139 139 140 141
121 121 121 137 138 139 139 140 141
142 142 142 143 144 145 145 146 147
148 148 148 149 150 151 151 152 153
121 121 121 137 138 139 139 140 141
121 121 121 137 138 139 139 140 141
121 121 121 122 123 124 124 125 126
129 129 129 130 131 131 132 131
133 133 133 154 155 155 156
121 121 121 122 123 124 124 125 126
121 121 121 122 123 124 124 125 126
121 121 121 122 123 124 124 125 126
121 121 121 122 123 124 124 125 126
129 129 129 130 131 131 132 131
133 133 133 134 135 135 136
157 157 157 158 159 159 160 159
157 157 157 158 159 159 160 159
157 157 157 158 159 159 160 159
157 157 157 158 159 159 160 159
12 120
161 161 161 162 162 163 164 165 166
167 167 167 168 169 169 170 169
121 121 121 137 138 139 139 140 141
171 171 171 172 173 174 174 175 176
121 121 121 137 138 139 139 140 141
121 121 121 137 138 139 139 140 141
121 121 121 137 138 139 139 140 141
121 121 121 137 138 139 139 140 141
121 121 121 137 138 139 139 140 141
121 121 121 137 138 139 139 140 141
121 121 121 137 138 139 139 140 141
121 121 121 137 138 139 139 140 141
121 121 121 137 138 139 139 140 141
121 121 121 137 138 139 139 140 141
157 157 157 158 159 159 160 159
157 157 157 158 159 159 160 159
121 121 121 137 138 139 139 140 141
157 157 157 158 159 159 160 159
121 121 121 137 138 139 139 140 141
121 121 121 137 138 139 139 140 141
121 121 121 122 123 124 124 125 126
121 121 121 122 123 124 124 125 126
121 121 121 122 123 124 124 125 126
121 121 121 122 123 124 124 125 126
121 121 121 122 123 124 124 125 126
129 129 129 130 131 131 132 131
157 157 157 158 159 159 160 159
157 157 157 158 159 159 160 159
121 121 121 137 138 139 139 140 141
121 121 121 137 138 139 139 140 141
121 121 121 122 123 124 124 125 126
177 122 123 178 125 126
177 122 123 178 125 126
177 122 123 178 125 126
177 179
180 180 180 172 173 181 181 175 176
121 121 121 122 123 124 124 125 126
161 161 161 163 164 162 162 165 166
161 161 161 163 164 162 162 165 166
171 171 171 172 173 174 174 175 176
171 171 171 172 173 174 174 175 176
171 171 171 172 173 174 174 175 176
171 171 171 172 173 174 174 175 176
171 171 171 172 173 174 174 175 176
171 171 171 172 173 174 174 175 176
171 171 171 172 173 174 174 175 176
171 171 171 172 173 174 174 175 176
171 171 171 172 173 174 174 175 176
171 171 171 172 173 174 174 175 176
171 171 171 172 173 174 174 175 176
171 171 171 172 173 174 174 175 176
171 171 171 172 173 174 174 175 176
171 171 171 172 173 174 174 175 176
171 171 171 172 173 174 174 175 176
171 171 171 172 173 174 174 175 176
182 182 182 183 184 185 185 186 187
171 171 171 172 173 174 174 175 176
171 171 171 172 173 174 174 175 176
188
189
188
161 161 161 163 164 162 162 165 166
190 190 190 191 192 193 193 194 195
190 190 190 191 192 193 193 194 195
121 121 121 122 123 196 196 197 198
121 121 121 122 123 196 196 197 198
199 199 199 200 200
199 199 199 200 200
201 201 201 149 150 202 202 203 204
142 142 142 183 184 205 205 186 187
142 142 142 183 184 205 205 186 187
206 206 206 149 192 207 207 208 209
206 206 206 149 192 207 207 208 209
142 142 142 143 184 210 210 211 212
142 142 142 143 184 210 210 211 212
180 180 180 172 173 181 181 175 176
180 180 180 172 173 181 181 175 176
180 180 180 172 173 181 181 175 176
180 180 180 172 173 181 181 175 176
180 180 180 172 173 181 181 175 176
180 180 180 172 173 181 181 175 176
180 180 180 172 173 181 181 175 176
213 213 213 214 215 216 216 216 216 217 218
219 219 219 220 221 221 221 221 222 221 221 221
223 223 223 224 225 226 226 226 226 227 228
223 223 223 224 225 226 226 226 226 227 228
223 223 223 224 225 226 226 227 228 226 226
219 219 219 220 221 221 221 221 222 221 221 221
223 223 223 224 225 226 226 226 226 227 228
223 223 223 224 225 226 226 226 226 227 228
223 223 223 224 229 230 230 230 230 231 232
223 223 223 224 229 230 230 230 230 231 232
223 223 223 224 229 230 230 230 230 231 232
223 223 223 224 229 230 230 230 230 231 232
219 219 219 220 221 221 221 221 222 221 221 221
219 219 219 220 221 221 221 221 222 221 221 221
223 223 223 224 229 230 230 230 230 231 232
223 223 223 224 229 230 230 230 230 231 232
223 223 223 224 229 230 230 230 230 231 232
223 223 223 224 229 230 230 230 230 231 232
223 223 223 224 225 226 226 226 226 227 228
223 223 223 224 225 226 226 226 226 227 228
219 219 219 220 221 221 221 221 222 221 221 221
223 223 223 224 229 230 230 230 230 231 232
223 223 223 224 229 230 230 230 230 231 232
223 223 223 224 229 230 230 230 230 231 232
223 223 223 224 229 230 230 230 230 231 232
223 223 223 224 229 230 230 230 230 231 232
223 223 223 224 229 230 230 230 230 231 232
223 223 223 224 229 230 230 230 230 231 232
233 233 233 234 235 235 235 235 236 235
237 237 237 238 239 240 240 240 240 241 242
237 237 237 238 239 240 240 240 240 241 242
237 237 237 238 239 240 240 241 242 240 240
243
244
223 223 223 224 229 230 230 230 230 231 232
223 223 223 224 229 230 230 230 230 231 232
223 223 223 224 229 230 230 231 232 230 230
245 245 245 246 247 247 247 247 248 247 247 247
245 245 245 246 247 247 247 247 248 247 247 247
245 245 245 246 247 247 247 247 248 247 247 247
223 223 223 249 225 226 226 226 226 227 228
250 250
251 251
223 223 223 224 225 226 226 226 226 227 228
252 252 252 253 254 255 255 255 255 256 257
252 252 252 253 254 255 255 255 255 256 257
252 252 252 253 254 255 255 255 255 256 257
252 252 252 253 254 255 255 255 255 256 257
252 252 252 253 254 255 255 256 257 255 255
252 252 252 253 254 255 255 255 255 256 257
252 252 252 258 254 259 259 259 259 260 261
262 262
263 263
252 252 252 253 264 265 265 265 265 266 267
268 268 268
269 269 269 269 269 269 269 269
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
269 269 269 269 269 269 269 269 273 274
269 269 269 269 269 269 269 269 273 274
269 269 269 269 269 269 269 269 273 274
269 269 269 269 269 269 269 269 273 274
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
269 269 269 269 269 269 269 269 273 274
275 275 275 275 275 275 275 275 276 275 275 275 275 275 275 275
270 270 270 270 270 270 270 270 271 272
277 277 277 277 277 277 277 277 278 279
277 277 277 277 277 277 277 277 278 279
269 269 269 269 269 269 269 269 273 274
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
280 280 280 280 280 280 280 280 281 282
270 270 270 270 270 270 270 270 271 272
283 283 283 283 283 283 283 283 284 285
269 269 269 269 269 269 269 269
275 275 275 275 275 275 275 275 276 275 275 275 275 275 275 275
269 269 269 269 269 269 269 269 273 274
269 269 269 269 269 269 269 269 273 274
286 286 286 286 286 286 286 286 287 288
286 286 286 286 286 286 286 286 287 288
269 269 269 269 269 269 269 269 273 274
269 269 269 269 269 269 269 269 273 274
286 286 286 286 286 286 286 286 287 288
286 286 286 286 286 286 286 286 287 288
269 269 269 269 269 269 269 269 273 274
286 286 286 286 286 286 286 286 287 288
289 289 289 289 289 289 289 289 290 291
292 292 292 292 292 292 292 292 293 294
270 270 270 270 270 270 270 270
269 269 269 269 269 269 269 269
275 275 275 275 275 275 275 275 276 275 275 275 275 275 275 275
270 270 270 270 270 270 270 270 271 272
295 295 295 295 295 295 295 295 295 295 295
295 295 295 295 295 295 295 295 295 295 295
296 296 296 296 296
297 297 297 297 297 297 297 297
270 270 270 270 270 270 270 270 271 272
298 298 298 298 298 298 298 298 299 300
301 301 301 301 301 301 301 301 301
302 302 302 302 302 302 302 302 302 302 302
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
286 286 286 286 286 286 286 286 287 288
298 298 298 298 298 298 298 298 299 300
298 298 298 298 298 298 298 298 299 300
298 298 298 298 298 298 298 298 299 300
298 298 298 298 298 298 298 298 299 300
298 298 298 298 298 298 298 298 299 300
298 298 298 298 298 298 298 298 299 300
295 295 295 295 295 295 295 295 303 295 295 295
298 298 298 298 298 298 298 298 299 300
286 286 286 286 286 286 286 286 287 288
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
304 304 304 304 304 304 304 304 305 306
304 304 304 304 304 304 304 304 305 306
307 307 307 307
307 307 307 307
308 308 308 308 309 310
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
270 270 270 270 270 270 270 270 271 272
269 269 269 269 269 269 269 269 273 274
269 269 269 269 269 269 269 269 273 274
286 286 286 286 286 286 286 286 287 288
286 286 286 286 286 286 286 286 287 288
269 269 269 269 269 269 269 269 273 274
269 269 269 269 269 269 269 269 273 274
286 286 286 286 286 286 286 286 287 288
286 286 286 286 286 286 286 286 287 288
311 311 311 311
311 311 311 311
311 311 311 311
311 311 311 311
312 312
313 313
312 312
313 313
312 312
313 313
312 312
313 313
312 312
313 313
314 314 314 314 314 314 314 314 315 316
314 314 314 314 314 314 314 314 315 316
317 317 317 317
318 318 318 318
318 318 318 318
319 319
319 319
320 320
321 321
321 321
322 322
321 321
321 321
322 322
323 323
324 324
325 325
325 325
324 324
326 326 326 326
326 326 326 326
327 327 327 327
327 327 327 327
327 327 327 327
327 327 327 327
328 328
325 325
328 328
325 325
329 329
329 329
330 330
329 329
329 329
330 330
331 331
331 331
332 332
332 332
332 332
332 332
333 333 333 333
333 333 333 333
334 334 334 334
334 334 334 334
334 334 334 334
334 334 334 334
335 335 335 335 335 335 335 335 336 335
335 335 335 335 335 335 335 335 336 335
337 337 337 337 337 337 337 337
338 338 338 338 338 338 338 338 339 338 338 338 338 338 338 338
340 340 340 340 340 340 340 340 341 340
340 340 340 340 340 340 340 340 341 340
342 342 342 342 343 344
342 342 342 342 343 344
342 342 343 344 342 342
345 345 345 345 346 347
345 345 345 345 346 347
348 348 348 348 349 350
351 351 351 351 227 228
351 351 351 351 227 228
348 348 348 348 349 350
348 348 348 348 349 350
348 348 348 348 349 350
348 348 348 348 349 350
345 345 345 345 346 347
345 345 345 345 346 347
352
352
353 353 353 353 354 355
353 353 353 353 354 355
353 353 353 353 354 355
356 356
357 357 357 357 248 357 357 357
357 357 357 357 248 357 357 357
357 357 357 357 248 357 357 357
357 357 357 357 248 357 357 357
358 358 358 358 359 360
361 361 361 361 231 232
361 361 361 361 231 232
361 361 361 361 231 232
361 361 361 361 231 232
351 351 351 351 227 228
351 351 351 351 227 228
361 361 361 361 231 232
361 361 361 361 231 232
361 361 361 361 231 232
361 361 361 361 231 232
362 362 362 362 363 362
361 361 361 361 232
361 361 361 361 232
361 361 361 361 232
362 362 362 362 362
348 348 348 348 349 350
348 348 348 348 349 350
348 348 348 348 349 350
364 364 364 364 236 364
364 364 364 364 236 364
365 365 365 365 222 365 365 365
365 365 365 365 222 365 365 365
366
361 361
348 348 348 348 349 350
348 348 348 348 349 350
348 348 348 348 349 350
351 351 351 351 227 228
351 351 351 351 227 228
367 367 367 367 368 369
367 367 367 367 368 369
370 370 370 370 371 372
370 370 370 370 371 372
373 373 373 373 374 375
373 373 373 373 374 375
351 351 351 351 227 228
376 376 376 376 376 376 376 376 377 378
351 351 351 351 227 228
376 376 376 376 376 376 376 376 377 378
379 379 380 381
379 379 380 381
382 382 382 382 383 384
382 382 382 382 383 384
385 385 385 385 385 385 385 385
386 386 386 386
386 386 386 386
386 386 386 386
386 386 386 386
386 386 386 386
386 386 386 386
386 386 386 386
386 386 386 386
385 385 385 385 385 385 385 385
386 386 386 386
386 386 386 386
386 386 386 386
386 386 386 386
387 387 387 387 387 387 387 387
388 388 388 388
388 388 388 388
389 389 389 389 389 389 389 389
390 390 390 390 390 390 390 390
390 390 390 390 390 390 390 390
391 391 391 391 391 391 391 391
391 391 391 391 391 391 391 391
391 391 391 391 391 391 391 391
391 391 391 391 391 391 391 391
388 388 388 388
388 388 388 388
388 388 388 388
388 388 388 388
392 392 392 392 392 392 392 392
393 393 393 393 393 393 393 393 394 395
396 396 396 396 396 396 396 396 397 398
396 396 396 396 396 396 396 396 397 398
399 399 399 399
400 400 400 400
400 400 400 400
399 399 399 399
399 399 399 399
399 399 399 399
390 390 390 390 390 390 390 390
390 390 390 390 390 390 390 390
390 390 390 390 390 390 390 390
390 390 390 390 390 390 390 390
390 390 390 390 390 390 390 390
390 390 390 390 390 390 390 390
401
387 387 387 387 387 387 387 387
387 387 387 387 387 387 387 387
387 387 387 387 387 387 387 387
387 387 387 387 387 387 387 387
402 402 402 402 402 402 402 402 403 404
405 405 405 405 405 405 405 405 406 407
405 405 405 405 405 405 405 405 406 407
408
409
410
409
411
412
413
413
414
414
413
409
409
409
409
410
410
410
410
409
415
415
415
415
416
416
416
416
415
417
417
417
417
418
418
418
418
419
420
421
422
423
424 424 424 424 425 426 427 427 427 428 429
424 424 424 424 425 426 427 427 427 428 429
424 424 424 424 425 426 427 427 427 428 429
424 424 424 424 425 426 427 427 427 428 429
424 424 424 424 425 426 427 427 427 428 429
424 424 424 424 425 426 427 427 427 428 429
424 424 424 424 425 426 427 427 427 428 429
424 424 424 424 425 426 427 427 427 428 429
424 424 424 424 425 426 427 427 427 428 429
424 424 424 424 425 426 427 427 427 428 429
424 424 424 424 425 426 427 427 427 428 429
424 424 424 424 425 426 427 427 427 428 429
424 424 424 424 425 426 427 427 427 428 429
424 424 424 424 425 426 427 427 427 428 429
430 430 430 430 431 432 433 433 433 434 435
430 430 430 430 431 432 433 433 433 434 435
430 430 430 430 431 432 433 433 433 434 435
430 430 430 430 431 432 433 433 433 434 435
430 430 430 430 431 432 433 433 433 434 435
430 430 430 430 431 432 433 433 433 434 435
430 430 430 430 431 432 433 433 433 434 435
430 430 430 430 431 432 433 433 433 434 435
430 430 430 430 431 432 433 433 433 434 435
430 430 430 430 431 432 433 433 433 434 435
430 430 430 430 431 432 433 433 433 434 435
430 430 430 430 431 432 433 433 433 434 435
430 430 430 430 431 432 433 433 433 434 435
430 430 430 430 431 432 433 433 433 434 435
436 436 436 436 437 437 437 436 436 436
436 436 436 436 437 437 437 436 436 436
436 436 436 436 437 437 437 436 436 436
436 436 436 436 437 437 437 436 436 436
436 436 436 436 437 437 437 436 436 436
436 436 436 436 437 437 437 436 436 436
436 436 436 436 437 437 437 436 436 436
436 436 436 436 437 437 437 436 436 436
436 436 436 436 437 437 437 436 436 436
436 436 436 436 437 437 437 436 436 436
436 436 436 436 437 437 437 436 436 436
436 436 436 436 437 437 437 436 436 436
436 436 436 436 437 437 437 436 436 436
436 436 436 436 437 437 437 436 436 436
438 438 438 438 439 440 441 441 441 428 442
438 438 438 438 439 440 441 441 441 428 442
438 438 438 438 439 440 441 441 441 428 442
438 438 438 438 439 440 441 441 441 428 442
438 438 438 438 439 440 441 441 441 428 442
438 438 438 438 439 440 441 441 441 428 442
438 438 438 438 439 440 441 441 441 428 442
438 438 438 438 439 440 441 441 441 428 442
438 438 438 438 439 440 441 441 441 428 442
438 438 438 438 439 440 441 441 441 428 442
438 438 438 438 439 440 441 441 441 428 442
438 438 438 438 439 440 441 441 441 428 442
443 443 443 443 444 445 433 433 433 434 446
443 443 443 443 444 445 433 433 433 434 446
443 443 443 443 444 445 433 433 433 434 446
443 443 443 443 444 445 433 433 433 434 446
443 443 443 443 444 445 433 433 433 434 446
443 443 443 443 444 445 433 433 433 434 446
443 443 443 443 444 445 433 433 433 434 446
443 443 443 443 444 445 433 433 433 434 446
443 443 443 443 444 445 433 433 433 434 446
443 443 443 443 444 445 433 433 433 434 446
443 443 443 443 444 445 433 433 433 434 446
443 443 443 443 444 445 433 433 433 434 446
447 447 447 447 448 448 448 447 447 447
447 447 447 447 448 448 448 447 447 447
447 447 447 447 448 448 448 447 447 447
447 447 447 447 448 448 448 447 447 447
447 447 447 447 448 448 448 447 447 447
447 447 447 447 448 448 448 447 447 447
447 447 447 447 448 448 448 447 447 447
447 447 447 447 448 448 448 447 447 447
447 447 447 447 448 448 448 447 447 447
447 447 447 447 448 448 448 447 447 447
447 447 447 447 448 448 448 447 447 447
447 447 447 447 448 448 448 447 447 447
449 424 424 424 450 451 427 427 427 428 429
452 452 452 452 453 454 433 433 433 434 455
456 456 456 456 457 457 457 456
458 458 458 458 459 460 461 461 461 462 463
458 458 458 458 459 460 461 461 461 462 463
458 458 458 458 459 460 461 461 461 462 463
458 458 458 458 459 460 461 461 461 462 463
458 458 458 458 459 460 461 461 461 462 463
458 458 458 458 459 460 461 461 461 462 463
458 458 458 458 459 460 461 461 461 462 463
458 458 458 458 459 460 461 461 461 462 463
458 458 458 458 459 460 461 461 461 462 463
458 458 458 458 459 460 461 461 461 462 463
458 458 458 458 459 460 461 461 461 462 463
458 458 458 458 459 460 461 461 461 462 463
458 458 458 458 459 460 461 461 461 462 463
458 458 458 458 459 460 461 461 461 462 463
464 464 464 464 465 466 467 467 467 468 469
464 464 464 464 465 466 467 467 467 468 469
464 464 464 464 465 466 467 467 467 468 469
464 464 464 464 465 466 467 467 467 468 469
464 464 464 464 465 466 467 467 467 468 469
464 464 464 464 465 466 467 467 467 468 469
464 464 464 464 465 466 467 467 467 468 469
464 464 464 464 465 466 467 467 467 468 469
464 464 464 464 465 466 467 467 467 468 469
464 464 464 464 465 466 467 467 467 468 469
464 464 464 464 465 466 467 467 467 468 469
464 464 464 464 465 466 467 467 467 468 469
464 464 464 464 465 466 467 467 467 468 469
464 464 464 464 465 466 467 467 467 468 469
470 470 470 470 471 471 471 470 470 470
470 470 470 470 471 471 471 470 470 470
470 470 470 470 471 471 471 470 470 470
470 470 470 470 471 471 471 470 470 470
470 470 470 470 471 471 471 470 470 470
470 470 470 470 471 471 471 470 470 470
470 470 470 470 471 471 471 470 470 470
470 470 470 470 471 471 471 470 470 470
470 470 470 470 471 471 471 470 470 470
470 470 470 470 471 471 471 470 470 470
470 470 470 470 471 471 471 470 470 470
470 470 470 470 471 471 471 470 470 470
470 470 470 470 471 471 471 470 470 470
470 470 470 470 471 471 471 470 470 470
472 472 472 472 473 474 475 475 475 462 476
472 472 472 472 473 474 475 475 475 462 476
472 472 472 472 473 474 475 475 475 462 476
472 472 472 472 473 474 475 475 475 462 476
472 472 472 472 473 474 475 475 475 462 476
472 472 472 472 473 474 475 475 475 462 476
472 472 472 472 473 474 475 475 475 462 476
472 472 472 472 473 474 475 475 475 462 476
472 472 472 472 473 474 475 475 475 462 476
472 472 472 472 473 474 475 475 475 462 476
472 472 472 472 473 474 475 475 475 462 476
472 472 472 472 473 474 475 475 475 462 476
477 477 477 477 478 479 467 467 467 468 480
477 477 477 477 478 479 467 467 467 468 480
477 477 477 477 478 479 467 467 467 468 480
477 477 477 477 478 479 467 467 467 468 480
477 477 477 477 478 479 467 467 467 468 480
477 477 477 477 478 479 467 467 467 468 480
477 477 477 477 478 479 467 467 467 468 480
477 477 477 477 478 479 467 467 467 468 480
477 477 477 477 478 479 467 467 467 468 480
477 477 477 477 478 479 467 467 467 468 480
477 477 477 477 478 479 467 467 467 468 480
477 477 477 477 478 479 467 467 467 468 480
481 481 481 481 482 482 482 481 481 481
481 481 481 481 482 482 482 481 481 481
481 481 481 481 482 482 482 481 481 481
481 481 481 481 482 482 482 481 481 481
481 481 481 481 482 482 482 481 481 481
481 481 481 481 482 482 482 481 481 481
481 481 481 481 482 482 482 481 481 481
481 481 481 481 482 482 482 481 481 481
481 481 481 481 482 482 482 481 481 481
481 481 481 481 482 482 482 481 481 481
481 481 481 481 482 482 482 481 481 481
481 481 481 481 482 482 482 481 481 481
483 458 458 458 484 485 461 461 461 462 463
486 486 486 486 487 488 467 467 467 468 489
490 490 490 490 491 491 491 490
492 493 494 494 495 495
492 493 494 494 495 495
492 493 494 494 495 495
492 493 494 494 495 495
492 493 494 494 495 495
492 493 494 494 495 495
496 497 496 496 498 498
499 500 494 494 495 495
492 493 494 494 495 495
492 493 494 494 495 495
494 501 495 495
494 501 495 495
502
503 504
494 501 495 495
494 501 495 495
494 501 495 495
501 495 495
501 495 495
505
506
506
506
506
507 508
509 510
511
511
511
511
511
512
513
514
515
515
515
516
517
518
511
511
511
511
511
511
515
515
519
520
12
521 521 521
26 26 26
522
523
524
525
188
526
526
527
528
528
527
528
528
529
528
528
530
531
532
533
533
532
533
533
534
533
533
535
536
537 538 539 539 540 540
541 542 543 543 544 544
`,
};

/** CDNA 5's assembly, both ways. */
export const { disassemble, listing, listingText, assemble, assembleSource }: BoundAsm = /* @__PURE__ */ bindAsm({ isa: cdna5, asm });

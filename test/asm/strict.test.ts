/** What LLVM 22's assembler takes and refuses beyond the texts that it prints itself; bytes are its own. */
import { describe, expect, it } from "vitest";
import { AsmError, assemble } from "../../runtime/asm/index.js";
import { hexOf } from "../support/vectors.js";
import { targetOf, type Generation } from "./targets.js";

const TAKEN: readonly (readonly [Generation, string, string])[] = [
  // Blanks inside bars and behind signs.
  ["rdna3", "v_add_f32 v1, | v2 | , - v3 clamp", "018103d502070240"],
  ["rdna3", "v_add_f32 v1, v2, - |v3|", "010203d502070240"],
  ["rdna3", "v_add_f32 v1, v2, - 5", "010003d5028b0100"],
  ["rdna3", "v_mul_f16_e64 v255.l, -(5), v2.l", "ff0035d5c5040200"],
  // Commas are optional.
  ["rdna3", "v_add_f32 v1 v2 |v3|", "010203d502070200"],
  ["rdna3", "v_fma_f32 v1 s2 -3 4", "010013d602861102"],
  // Signs of constants go into the bits where the form has no room for them.
  ["rdna3", "v_add_f32_e32 v1, neg(abs(2.0)), v2", "f5040206"],
  ["rdna3", "v_add_f32_e32 v1, neg(|2|), v2", "ff04020602000080"],
  ["rdna3", "v_add_f32_e32 v1, -abs(1.5), v2", "ff0402060000c0bf"],
  ["rdna3", "v_add_f32_e32 v1, abs(lit(2.0)), v2", "ff04020600000040"],
  ["cdna3", "v_rndne_f32 v238, -|-1|", "c13cdc7f"],
  // lit() of a real number has the operand's type.
  ["rdna3", "v_mul_f64 v[0:1], v[2:3], lit(0.5)", "000028d702ff01000000e03f"],
  ["cdna1", "v_sub_f16_e32 v81, lit(4.0), v114", "ffe4a24000440000"],
  // Integers of 16 bits: a literal keeps its sign, only small numbers are inline.
  ["cdna1", "v_max_i16 v5, -41, v2", "ff040a60d7ffffff"],
  ["cdna1", "v_max_i16 v5, 0xffff, v2", "ff040a60ffff0000"],
  ["rdna3", "v_max_f16 v5, 0xffff, v2", "c1040a72"],
  // Numbers of branches are distances, however they are written.
  ["rdna3", "s_branch (4660)", "3412a0bf"],
  ["rdna3", "s_branch ~4660", "cbeda0bf"],
  // The second destination of a pair takes all spellings, a suffix may say what is so anyway.
  ["rdna3", "v_sub_f16_e64 v5.h, v1.l, v2.l op_sel:[0,0,0]", "054033d501050200"],
  ["rdna3", "v_dual_mul_f32 v255, 1.0, v2 :: v_dual_mov_b32 v[6], 2.0", "f204d0c8f40006ff"],
  ["rdna3", "v_cmp_gt_f32_dpp vcc_lo, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf", "fa04287c011101ff"],
  // Literals of their own have the instruction's type.
  ["cdna1", "v_madak_f16 v1, v2, v3, -20", "0207024aecffffff"],
  ["rdna4", "v_fmamk_f16 v5, vcc_hi, 65035.0, v3", "6b060a6ef07b0000"],
  ["rdna3", "v_fmaak_f32 v1, v2, v3, lit(1.5)", "0207025a0000c03f"],
  // One address in brackets is one register.
  ["rdna2", "image_get_resinfo v5, [v1], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D", "000138f001050200"],
  ["rdna4", "export pos0 v4, v3, v2, [v1] done", "cf0800f804030201"],
  ["cdna5", "v_dual_add_f64 v[0:1], 0, v[0:1] :: v_dual_fmac_f32 v56, -1.0, v6", "800084cff300000000060038"],
];

const REFUSED: readonly (readonly [Generation, string, number])[] = [
  ["rdna3", "v_add_f32 v1,, v2, v3", 14],
  ["rdna3", "v_add_f32 , v1, v2, v3", 11],
  ["rdna3", "v_add_f32 v1, --1.0, v2", 15],
  ["rdna2", "v_cmpx_gt_f32_e32 --10, v202", 19],
  ["rdna3", "v_add_f32_e64 v1 2 -3", 22],
  ["rdna3", "s_branch 65536", 10],
  ["rdna3", "s_endpgm -1", 10],
  ["rdna3", "s_sendmsg -1", 11],
  ["rdna3", "s_setreg_b32 -1, s0", 14],
  ["cdna3", "v_min3_i16 v5, 0xffff, v2, v3", 16],
  ["rdna3", "v_max_f16 v5, 0x10000, v2", 15],
  ["rdna3", "v_mul_f64 v[0:1], v[2:3], neg(0x3ff80000)", 27],
  ["rdna3", "v_mul_f64 v[0:1], v[2:3], 0x3ff8000000000000", 27],
  ["cdna3", "s_brev_b64 s[10:11], lit(-4.0)", 22],
  ["rdna4", "s_floor_f16 s64, -|-2.0|", 18],
  ["cdna3", "v_mfma_f32_4x4x1_16b_f32 a[0:3], v0, v1, |-2.0|", 42],
  // EXEC_HI counts among the scalars.
  ["cdna1", "v_cmp_f_i16_e64 s[10:11], exec_hi, s2", 36],
  ["cdna1", "image_gather4_b_cl v[5:8], v[1:2], s[8:15], s[100:103] dmask:0x1", 45],
  ["rdna3", "v_sub_f16_e64 v5.h, v1.l, v2.l op_sel:[1,0,0]", 15],
  ["rdna3", "v_max_i16 v52.h, v159.l, 5 op_sel:[1,0,0]", 11],
  ["cdna3", "ds_min_rtn_u64 a[6:7], v1, v[2:3]", 28],
  ["cdna3", "v_mfma_f32_4x4x1_16b_f32 a[0:3], v0, v1, v[0:3]", 42],
  ["rdna4", "s_wait_alu depctr_va_sdst(3) depctr_va_sdst(3)", 12],
  ["rdna2", "image_load v[0:3], v0, s[0:7] dmask:0xf dim:0", 41],
  ["cdna3", "flat_store_dwordx2 v[254:255], v[2:3] offset:4351", 39],
  ["rdna2", "flat_load_sshort v19, v[129:130] offset:2048", 34],
  ["rdna2", "s_buffer_load_dwordx4 s[20:23], s[4:7], s0 offset:-4096", 44],
  ["rdna2", "s_load_dwordx4 s[0:3], s[0:1], ttmp9 offset:0x100000", 38],
  ["rdna3", "s_cmpk_eq_u32 s0, -1", 19],
  ["rdna3", "image_gather4_b v[56:57], [v0, v18], s[0:7], s[0:3] dmask:3 dim:SQ_RSRC_IMG_1D a16 d16", 53],
  ["rdna3", "image_atomic_swap v77, v233, s[24:31] dmask:0x2 dim:SQ_RSRC_IMG_1D", 39],
  ["rdna3", "v_cmp_nge_f32_e64_dpp s5, v1, s2 row_half_mirror row_mask:0xf bank_mask:0xf", 31],
  ["rdna3", "v_add_co_ci_u32_e64 v5, s12, v1, v2, v6", 38],
  ["rdna3", "v_add_f32 v1, src_lds_direct, v2", 15],
  ["rdna2", "v_add_f32_e64 v1, v2, src_lds_direct", 23],
  ["rdna2", "v_subrev_f32 v1, src_lds_direct, v2", 18],
  ["rdna2", "v_mov_b32_sdwa v1, src_lds_direct", 20],
  ["cdna1", "scratch_load_dword v1, v2, s3 offset:4", 28],
  ["cdna3", "v_ceil_f64_dpp v[0:1], v[2:3] row_shl:1 row_mask:0xf bank_mask:0xf", 1],
  ["cdna3", "v_mfma_f32_32x32x4_2b_f16 a[0:31], v[34:35], v[200:201], a[2:33]", 58],
  ["cdna5", "v_sqrt_f64_e32 v[241:242], lit64(0x210010)", 16],
  ["cdna5", "v_dual_add_f32 v5, 0.5, v3 :: v_dual_mul_f32 v5, 0.5, v2", 31],
  ["cdna5", "v_dual_add_f64 v[0:1], 0, v[0:1] :: v_dual_fmac_f32 v56, -1.0, v5", 64],
  ["cdna5", "flat_load_monitor_b128 v[6:9], v0 scale_offset", 47],
  ["rdna4", "global_load_b32 v0, v[2:3], off th:TH_LOAD_BYPASS", 1],
  ["rdna4", "global_load_b32 v0, v[2:3], off th:TH_LOAD_LU scope:SCOPE_SYS", 1],
  ["rdna3", "v_fmaak_f16 v5.l, v1.l, v2.l, 1113611", 31],
];

describe("what is taken", () => {
  it.each(TAKEN)("%s: %s", async (generation, text, bytes) => {
    expect(hexOf(assemble(await targetOf(generation), text))).toBe(bytes);
  });
});

describe("what is refused, where", () => {
  it.each(REFUSED)("%s: %s", async (generation, text, column) => {
    const target = await targetOf(generation);
    let error: unknown;
    try {
      assemble(target, text);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(AsmError);
    expect((error as AsmError).column).toBe(column);
  });
});

/** Compile-time checks of `encode`: `npm run typecheck` fails when one of these lines is not the error it should be. */
import { cdna3 } from "../../generated/cdna3/index.js";
import { rdna4 } from "../../generated/rdna4/index.js";
import { acc, exec, s, v, vcc } from "../../runtime/isa/registers.js";

export function rightOnes(): void {
  rdna4.encode("V_ADD_F32", { vdst: v(5), src0: v(1), src1: s(1), clamp: 1 });
  rdna4.encode("V_ADD_F64", { vdst: v(4, 2), src0: v(2, 2), src1: 1.5 });
  rdna4.encode("V_CMP_LT_F32", { vdst: vcc, src0: v(1), src1: v(2) });
  rdna4.encode("V_CMP_LT_F32", { src0: v(1), src1: v(2) });
  rdna4.encode("S_MOV_B64", { sdst: vcc, ssrc0: exec });
  cdna3.encode("V_MFMA_F32_4X4X1_16B_F32", { vdst: acc(0, 4), src0: v(1), src1: v(2), src2: acc(0, 4) });
}

export function wrongOnes(): void {
  // @ts-expect-error no such instruction
  rdna4.encode("V_ADD_F99", {});
  // @ts-expect-error a pair where one register is due
  rdna4.encode("V_ADD_F32", { vdst: v(4, 2), src0: v(1), src1: v(1) });
  // @ts-expect-error one register where a pair is due
  rdna4.encode("V_ADD_F64", { vdst: v(4), src0: v(2, 2), src1: v(0, 2) });
  // @ts-expect-error a destination is no constant
  rdna4.encode("V_ADD_F32", { vdst: 1, src0: v(1), src1: v(1) });
  // @ts-expect-error a vector destination is no scalar register
  rdna4.encode("V_ADD_F32", { vdst: s(1), src0: v(1), src1: v(1) });
  // @ts-expect-error a pair of special registers where one is due
  rdna4.encode("S_MOV_B32", { sdst: vcc, ssrc0: s(1) });
  // @ts-expect-error src1 is missing
  rdna4.encode("V_ADD_F32", { vdst: v(1), src0: v(1) });
  // @ts-expect-error no such field
  rdna4.encode("V_ADD_F32", { vdst: v(1), src0: v(1), src1: v(1), banana: 1 });
  // @ts-expect-error RDNA has no AccVGPRs
  rdna4.encode("V_ADD_F32", { vdst: v(1), src0: acc(1), src1: v(1) });
}

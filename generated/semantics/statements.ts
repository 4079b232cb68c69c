// What every instruction means, in pseudocode, for people.
// Generated from spec/pseudocode, spec/fidelity and spec/errata/manual.json by `npm run generate`; do not edit.
import { StatementTable } from "../../runtime/isa/statement.js";

/** Bodies of definitions. */
const texts: readonly string[] = [
  "addr = flat_address()\ntmp = MEM[addr].u32\nMEM[addr].u32 = DATA.u32\nRETURN_DATA.u32 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].u32\nMEM[addr].u32 = tmp + DATA.u32\nRETURN_DATA.u32 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].u32\nMEM[addr].u32 = tmp - DATA.u32\nRETURN_DATA.u32 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].i32\nMEM[addr].i32 = DATA.i32 < tmp ? DATA.i32 : tmp\nRETURN_DATA.i32 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].u32\nMEM[addr].u32 = DATA.u32 < tmp ? DATA.u32 : tmp\nRETURN_DATA.u32 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].i32\nMEM[addr].i32 = DATA.i32 > tmp ? DATA.i32 : tmp\nRETURN_DATA.i32 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].u32\nMEM[addr].u32 = DATA.u32 > tmp ? DATA.u32 : tmp\nRETURN_DATA.u32 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].u32\nMEM[addr].u32 = tmp & DATA.u32\nRETURN_DATA.u32 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].u32\nMEM[addr].u32 = tmp | DATA.u32\nRETURN_DATA.u32 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].u32\nMEM[addr].u32 = tmp ^ DATA.u32\nRETURN_DATA.u32 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].u32\nMEM[addr].u32 = tmp >= DATA.u32 ? 0U : tmp + 1U\nRETURN_DATA.u32 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].u32\nMEM[addr].u32 = tmp == 0U || tmp > DATA.u32 ? DATA.u32 : tmp - 1U\nRETURN_DATA.u32 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].u64\nMEM[addr].u64 = DATA.u64\nRETURN_DATA.u64 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].u64\nMEM[addr].u64 = tmp + DATA.u64\nRETURN_DATA.u64 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].u64\nMEM[addr].u64 = tmp - DATA.u64\nRETURN_DATA.u64 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].i64\nMEM[addr].i64 = DATA.i64 < tmp ? DATA.i64 : tmp\nRETURN_DATA.i64 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].u64\nMEM[addr].u64 = DATA.u64 < tmp ? DATA.u64 : tmp\nRETURN_DATA.u64 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].i64\nMEM[addr].i64 = DATA.i64 > tmp ? DATA.i64 : tmp\nRETURN_DATA.i64 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].u64\nMEM[addr].u64 = DATA.u64 > tmp ? DATA.u64 : tmp\nRETURN_DATA.u64 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].u64\nMEM[addr].u64 = tmp & DATA.u64\nRETURN_DATA.u64 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].u64\nMEM[addr].u64 = tmp | DATA.u64\nRETURN_DATA.u64 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].u64\nMEM[addr].u64 = tmp ^ DATA.u64\nRETURN_DATA.u64 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].u64\nMEM[addr].u64 = tmp >= DATA.u64 ? 0ULL : tmp + 1ULL\nRETURN_DATA.u64 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].u64\nMEM[addr].u64 = tmp == 0ULL || tmp > DATA.u64 ? DATA.u64 : tmp - 1ULL\nRETURN_DATA.u64 = tmp",
  "// The new value comes first, the one to compare with second.\naddr = flat_address()\nsrc = DATA[31 : 0].u32\ncmp = DATA[63 : 32].u32\ntmp = MEM[addr].u32\nMEM[addr].u32 = tmp == cmp ? src : tmp\nRETURN_DATA.u32 = tmp",
  "addr = flat_address()\nsrc = DATA[63 : 0].u64\ncmp = DATA[127 : 64].u64\ntmp = MEM[addr].u64\nMEM[addr].u64 = tmp == cmp ? src : tmp\nRETURN_DATA.u64 = tmp",
  "// Float atomics round to nearest even whatever MODE says. F32 adds of CDNA 1 to 4 flush denormals, F16, BF16 and\n// F64 never do; RDNA and CDNA 5 keep all (float memory atomics chapters: CDNA 3 9.2.2, RDNA 4 13.2).\naddr = flat_address()\ntmp = MEM[addr].b32\nROUND_MODE = ROUND_NEAREST_EVEN\nMEM[addr].f32 = tmp.f32 + DATA.f32\nRETURN_DATA.b32 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].b32\nROUND_MODE = ROUND_NEAREST_EVEN\nMEM[addr].b32 = { tmp[31 : 16].f16 + DATA[31 : 16].f16, tmp[15 : 0].f16 + DATA[15 : 0].f16 }\nRETURN_DATA.b32 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].b32\nROUND_MODE = ROUND_NEAREST_EVEN\nMEM[addr].b32 = { tmp[31 : 16].bf16 + DATA[31 : 16].bf16, tmp[15 : 0].bf16 + DATA[15 : 0].bf16 }\nRETURN_DATA.b32 = tmp",
  "// The address of an element as a whole, all ones when it is out of range. No instruction: for formats.pcode to call\n// (the arguments, offset within the element and bytes, are what binding has taken into account).\nD0.u64 = ADDR[63 : 32].u32 == 0xffffffffU ? ~0ULL : ADDR.u64",
  "// Where in LDS the data of loads to LDS goes: CDNA 4, whose LDS is larger, takes 18 bits of M0. For the function below.\nD0.u32 = M0.u32 & 0xffffU",
  "w0 = MEM[ADDR.u64].u32\nif INST.LDS != 0U then\n  LDS[buffer_lds(4U)].u32 = w0\nelse\n  RETURN_DATA.u32 = w0\nendif",
  "value = 32'U(32'U(MEM[ADDR.u64].u8))\nif INST.LDS != 0U then\n  LDS[buffer_lds(4U)].u32 = value\nelse\n  RETURN_DATA.u32 = value\nendif",
  "value = 32'U(32'I(MEM[ADDR.u64].i8))\nif INST.LDS != 0U then\n  LDS[buffer_lds(4U)].u32 = value\nelse\n  RETURN_DATA.u32 = value\nendif",
  "value = 32'U(32'U(MEM[ADDR.u64].u16))\nif INST.LDS != 0U then\n  LDS[buffer_lds(4U)].u32 = value\nelse\n  RETURN_DATA.u32 = value\nendif",
  "value = 32'U(32'I(MEM[ADDR.u64].i16))\nif INST.LDS != 0U then\n  LDS[buffer_lds(4U)].u32 = value\nelse\n  RETURN_DATA.u32 = value\nendif",
  "w0 = MEM[ADDR[63 : 0]].u32\nw1 = MEM[ADDR[127 : 64]].u32\nRETURN_DATA[31 : 0] = w0\nRETURN_DATA[63 : 32] = w1",
  "w0 = MEM[ADDR[63 : 0]].u32\nw1 = MEM[ADDR[127 : 64]].u32\nw2 = MEM[ADDR[191 : 128]].u32\nif INST.LDS != 0U then\n  LDS[buffer_lds(12U) + 0U].u32 = w0\n  LDS[buffer_lds(12U) + 4U].u32 = w1\n  LDS[buffer_lds(12U) + 8U].u32 = w2\nelse\n  RETURN_DATA[31 : 0] = w0\n  RETURN_DATA[63 : 32] = w1\n  RETURN_DATA[95 : 64] = w2\nendif",
  "w0 = MEM[ADDR[63 : 0]].u32\nw1 = MEM[ADDR[127 : 64]].u32\nw2 = MEM[ADDR[191 : 128]].u32\nw3 = MEM[ADDR[255 : 192]].u32\nif INST.LDS != 0U then\n  LDS[buffer_lds(16U) + 0U].u32 = w0\n  LDS[buffer_lds(16U) + 4U].u32 = w1\n  LDS[buffer_lds(16U) + 8U].u32 = w2\n  LDS[buffer_lds(16U) + 12U].u32 = w3\nelse\n  RETURN_DATA[31 : 0] = w0\n  RETURN_DATA[63 : 32] = w1\n  RETURN_DATA[95 : 64] = w2\n  RETURN_DATA[127 : 96] = w3\nendif",
  "MEM[ADDR[63 : 0]].b32 = VDATA[31 : 0]",
  "MEM[ADDR[63 : 0]].b32 = VDATA[31 : 0]\nMEM[ADDR[127 : 64]].b32 = VDATA[63 : 32]",
  "MEM[ADDR[63 : 0]].b32 = VDATA[31 : 0]\nMEM[ADDR[127 : 64]].b32 = VDATA[63 : 32]\nMEM[ADDR[191 : 128]].b32 = VDATA[95 : 64]",
  "MEM[ADDR[63 : 0]].b32 = VDATA[31 : 0]\nMEM[ADDR[127 : 64]].b32 = VDATA[63 : 32]\nMEM[ADDR[191 : 128]].b32 = VDATA[95 : 64]\nMEM[ADDR[255 : 192]].b32 = VDATA[127 : 96]",
  "// From LDS to memory; M0 as for loads.\nMEM[ADDR.u64].b32 = LDS[buffer_lds(4U)].b32",
  "// Caches are always coherent here.\nnop()",
  "ROUND_MODE = ROUND_NEAREST_EVEN\nsum = f16_to_f32(S0[15 : 0].f16) * f16_to_f32(S1[15 : 0].f16)\nsum += f16_to_f32(S0[31 : 16].f16) * f16_to_f32(S1[31 : 16].f16)\nD0.f32 = dot_flush(sum + dot_flush(S2.f32))",
  "ROUND_MODE = ROUND_NEAREST_EVEN\nsum = f16_to_f32(S0[15 : 0].f16) * f16_to_f32(S1[15 : 0].f16)\nsum += f16_to_f32(S0[31 : 16].f16) * f16_to_f32(S1[31 : 16].f16)\nD0.f32 = dot_flush(sum + dot_flush(D0.f32))",
  "sum = S2.i32 + 32'I(S0[15 : 0].i16) * 32'I(S1[15 : 0].i16)\nsum += 32'I(S0[31 : 16].i16) * 32'I(S1[31 : 16].i16)\nD0.i32 = sum",
  "sum = S2.u32 + 32'U(S0[15 : 0].u16) * 32'U(S1[15 : 0].u16)\nsum += 32'U(S0[31 : 16].u16) * 32'U(S1[31 : 16].u16)\nD0.u32 = sum",
  "sum = 64'I(S2.i32) + 64'I(S0[15 : 0].i16) * 64'I(S1[15 : 0].i16)\nsum += 64'I(S0[31 : 16].i16) * 64'I(S1[31 : 16].i16)\nD0.i32 = 32'I(between(sum, -2147483648LL, 2147483647LL))",
  "sum = 64'U(S2.u32) + 64'U(S0[15 : 0].u16) * 64'U(S1[15 : 0].u16)\nsum += 64'U(S0[31 : 16].u16) * 64'U(S1[31 : 16].u16)\nD0.u32 = sum > 0xffffffffULL ? 0xffffffffU : sum.u32",
  "sum = D0.i32 + 32'I(S0[15 : 0].i16) * 32'I(S1[15 : 0].i16)\nsum += 32'I(S0[31 : 16].i16) * 32'I(S1[31 : 16].i16)\nD0.i32 = sum",
  "D0.i32 = dot4_i8(S0.b32, S1.b32) + S2.i32",
  "D0.i32 = dot8_i4(S0.b32, S1.b32) + S2.i32",
  "D0.i32 = 32'I(between(64'I(dot4_i8(S0.b32, S1.b32)) + 64'I(S2.i32), -2147483648LL, 2147483647LL))",
  "D0.i32 = 32'I(between(64'I(dot8_i4(S0.b32, S1.b32)) + 64'I(S2.i32), -2147483648LL, 2147483647LL))",
  "D0.u32 = dot4_u8(S0.b32, S1.b32) + S2.u32",
  "D0.u32 = dot8_u4(S0.b32, S1.b32) + S2.u32",
  "dot = dot4_u8(S0.b32, S1.b32)\nsum = dot + S2.u32\nD0.u32 = sum < dot ? 0xffffffffU : sum",
  "dot = dot8_u4(S0.b32, S1.b32)\nsum = dot + S2.u32\nD0.u32 = sum < dot ? 0xffffffffU : sum",
  "D0.i32 = dot4_i8(S0.b32, S1.b32) + D0.i32",
  "D0.i32 = dot8_i4(S0.b32, S1.b32) + D0.i32",
  "// Adds the first active lane's value to a counter of the whole dispatch; all lanes get the old value. Hardware lets\n// waves have their turn in the order in which they were made; here they come as they run. Which counter a pixel\n// shader's packer adds to is not modelled.\naddr = 32'U(M0[31 : 18]) * 4U + (OFFSET.u32 & 0xfcU)\nold = LDS[addr].u32\nLDS[addr].u32 = old + (EXEC.u64 == 0ULL ? 0U : VGPR[first_active()][ADDR_ROW.u32].u32)\nfor lane in 0U : WAVE32 ? 31U : 63U do\n  if EXEC[lane] then\n    VGPR[lane][VDST.u32] = old\n  endif\nendfor",
  "// Addresses count bytes: lane * 4; the offset is added, high bits are ignored.\ndeclare result : 32'B[64]\nlast = WAVE32 ? 31U : 63U\nfor lane in 0U : last do\n  result[lane] = 0U\nendfor\nfor lane in 0U : last do\n  if EXEC[lane] then\n    result[((VGPR[lane][ADDR_ROW.u32].u32 + OFFSET.u32) >> 2U) & last] = VGPR[lane][DATA0_ROW.u32]\n  endif\nendfor\nfor lane in 0U : last do\n  if EXEC[lane] then\n    VGPR[lane][VDST.u32] = result[lane]\n  endif\nendfor",
  "declare result : 32'B[64]\nlast = WAVE32 ? 31U : 63U\nfor lane in 0U : last do\n  from = ((VGPR[lane][ADDR_ROW.u32].u32 + OFFSET.u32) >> 2U) & last\n  result[lane] = EXEC[from] ? VGPR[from][DATA0_ROW.u32] : 0U\nendfor\nfor lane in 0U : last do\n  if EXEC[lane] then\n    VGPR[lane][VDST.u32] = result[lane]\n  endif\nendfor",
  "declare result : 32'B[64]\nlast = WAVE32 ? 31U : 63U\nfor lane in 0U : last do\n  from = swizzle_lane(lane, OFFSET.u32 & 0xffffU)\n  result[lane] = EXEC[from] ? VGPR[from][ADDR_ROW.u32] : 0U\nendfor\nfor lane in 0U : last do\n  if EXEC[lane] then\n    VGPR[lane][VDST.u32] = result[lane]\n  endif\nendfor",
  "nop()",
  "RETURN_DATA.b32 = LDS[ds_address()].b32",
  "RETURN_DATA.b64 = LDS[ds_address()].b64",
  "RETURN_DATA.b96 = LDS[ds_address()].b96",
  "RETURN_DATA.b128 = LDS[ds_address()].b128",
  "RETURN_DATA.b32 = 32'U(LDS[ds_address()].u8)",
  "RETURN_DATA.b32 = 32'I(LDS[ds_address()].i8)",
  "RETURN_DATA.b32 = 32'U(LDS[ds_address()].u16)",
  "RETURN_DATA.b32 = 32'I(LDS[ds_address()].i16)",
  "RETURN_DATA[15 : 0] = 16'U(LDS[ds_address()].u8)",
  "RETURN_DATA[15 : 0] = 16'I(LDS[ds_address()].i8)",
  "RETURN_DATA[15 : 0] = 16'U(LDS[ds_address()].u16)",
  "RETURN_DATA[31 : 16] = 16'U(LDS[ds_address()].u8)",
  "RETURN_DATA[31 : 16] = 16'I(LDS[ds_address()].i8)",
  "RETURN_DATA[31 : 16] = 16'U(LDS[ds_address()].u16)",
  "LDS[ds_address()].b32 = DATA.b32",
  "LDS[ds_address()].b64 = DATA.b64",
  "LDS[ds_address()].b96 = DATA.b96",
  "LDS[ds_address()].b128 = DATA.b128",
  "LDS[ds_address()].b8 = DATA[7 : 0]",
  "LDS[ds_address()].b16 = DATA[15 : 0]",
  "LDS[ds_address()].b8 = DATA[23 : 16]",
  "LDS[ds_address()].b16 = DATA[31 : 16]",
  "lo = LDS[ds_address0(4U)].b32\nhi = LDS[ds_address1(4U)].b32\nRETURN_DATA[31 : 0] = lo\nRETURN_DATA[63 : 32] = hi",
  "lo = LDS[ds_address0(256U)].b32\nhi = LDS[ds_address1(256U)].b32\nRETURN_DATA[31 : 0] = lo\nRETURN_DATA[63 : 32] = hi",
  "lo = LDS[ds_address0(8U)].b64\nhi = LDS[ds_address1(8U)].b64\nRETURN_DATA[63 : 0] = lo\nRETURN_DATA[127 : 64] = hi",
  "lo = LDS[ds_address0(512U)].b64\nhi = LDS[ds_address1(512U)].b64\nRETURN_DATA[63 : 0] = lo\nRETURN_DATA[127 : 64] = hi",
  "LDS[ds_address0(4U)].b32 = DATA.b32\nLDS[ds_address1(4U)].b32 = DATA2.b32",
  "LDS[ds_address0(8U)].b64 = DATA.b64\nLDS[ds_address1(8U)].b64 = DATA2.b64",
  "LDS[ds_address0(256U)].b32 = DATA.b32\nLDS[ds_address1(256U)].b32 = DATA2.b32",
  "LDS[ds_address0(512U)].b64 = DATA.b64\nLDS[ds_address1(512U)].b64 = DATA2.b64",
  "// Atomics. The name says whether the old value is wanted.\naddr = ds_address()\ntmp = LDS[addr].u32\nLDS[addr].u32 = tmp + DATA.u32\nRETURN_DATA.u32 = tmp",
  "// Atomics. The name says whether the old value is wanted.\naddr = ds_address()\ntmp = LDS[addr].u32\nLDS[addr].u32 = tmp - DATA.u32\nRETURN_DATA.u32 = tmp",
  "// Atomics. The name says whether the old value is wanted.\naddr = ds_address()\ntmp = LDS[addr].u32\nLDS[addr].u32 = DATA.u32 - tmp\nRETURN_DATA.u32 = tmp",
  "// Atomics. The name says whether the old value is wanted.\naddr = ds_address()\ntmp = LDS[addr].u32\nLDS[addr].u32 = tmp >= DATA.u32 ? 0U : tmp + 1U\nRETURN_DATA.u32 = tmp",
  "// Atomics. The name says whether the old value is wanted.\naddr = ds_address()\ntmp = LDS[addr].u32\nLDS[addr].u32 = tmp == 0U || tmp > DATA.u32 ? DATA.u32 : tmp - 1U\nRETURN_DATA.u32 = tmp",
  "// Atomics. The name says whether the old value is wanted.\naddr = ds_address()\ntmp = LDS[addr].i32\nLDS[addr].i32 = DATA.i32 < tmp ? DATA.i32 : tmp\nRETURN_DATA.i32 = tmp",
  "// Atomics. The name says whether the old value is wanted.\naddr = ds_address()\ntmp = LDS[addr].i32\nLDS[addr].i32 = DATA.i32 > tmp ? DATA.i32 : tmp\nRETURN_DATA.i32 = tmp",
  "// Atomics. The name says whether the old value is wanted.\naddr = ds_address()\ntmp = LDS[addr].u32\nLDS[addr].u32 = DATA.u32 < tmp ? DATA.u32 : tmp\nRETURN_DATA.u32 = tmp",
  "// Atomics. The name says whether the old value is wanted.\naddr = ds_address()\ntmp = LDS[addr].u32\nLDS[addr].u32 = DATA.u32 > tmp ? DATA.u32 : tmp\nRETURN_DATA.u32 = tmp",
  "// Atomics. The name says whether the old value is wanted.\naddr = ds_address()\ntmp = LDS[addr].u32\nLDS[addr].u32 = tmp & DATA.u32\nRETURN_DATA.u32 = tmp",
  "// Atomics. The name says whether the old value is wanted.\naddr = ds_address()\ntmp = LDS[addr].u32\nLDS[addr].u32 = tmp | DATA.u32\nRETURN_DATA.u32 = tmp",
  "// Atomics. The name says whether the old value is wanted.\naddr = ds_address()\ntmp = LDS[addr].u32\nLDS[addr].u32 = tmp ^ DATA.u32\nRETURN_DATA.u32 = tmp",
  "// Atomics. The name says whether the old value is wanted.\naddr = ds_address()\ntmp = LDS[addr].u32\nLDS[addr].u32 = (tmp & ~DATA.u32) | DATA2.u32\nRETURN_DATA.u32 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].u64\nLDS[addr].u64 = tmp + DATA.u64\nRETURN_DATA.u64 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].u64\nLDS[addr].u64 = tmp - DATA.u64\nRETURN_DATA.u64 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].u64\nLDS[addr].u64 = DATA.u64 - tmp\nRETURN_DATA.u64 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].u64\nLDS[addr].u64 = tmp >= DATA.u64 ? 0ULL : tmp + 1ULL\nRETURN_DATA.u64 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].u64\nLDS[addr].u64 = tmp == 0ULL || tmp > DATA.u64 ? DATA.u64 : tmp - 1ULL\nRETURN_DATA.u64 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].i64\nLDS[addr].i64 = DATA.i64 < tmp ? DATA.i64 : tmp\nRETURN_DATA.i64 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].i64\nLDS[addr].i64 = DATA.i64 > tmp ? DATA.i64 : tmp\nRETURN_DATA.i64 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].u64\nLDS[addr].u64 = DATA.u64 < tmp ? DATA.u64 : tmp\nRETURN_DATA.u64 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].u64\nLDS[addr].u64 = DATA.u64 > tmp ? DATA.u64 : tmp\nRETURN_DATA.u64 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].u64\nLDS[addr].u64 = tmp & DATA.u64\nRETURN_DATA.u64 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].u64\nLDS[addr].u64 = tmp | DATA.u64\nRETURN_DATA.u64 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].u64\nLDS[addr].u64 = tmp ^ DATA.u64\nRETURN_DATA.u64 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].u64\nLDS[addr].u64 = (tmp & ~DATA.u64) | DATA2.u64\nRETURN_DATA.u64 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].b32\nLDS[addr].b32 = DATA.b32\nRETURN_DATA.b32 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].b64\nLDS[addr].b64 = DATA.b64\nRETURN_DATA.b64 = tmp",
  "addr0 = ds_address0(4U)\naddr1 = ds_address1(4U)\nlo = LDS[addr0].b32\nhi = LDS[addr1].b32\nLDS[addr0].b32 = DATA.b32\nLDS[addr1].b32 = DATA2.b32\nRETURN_DATA[31 : 0] = lo\nRETURN_DATA[63 : 32] = hi",
  "addr0 = ds_address0(256U)\naddr1 = ds_address1(256U)\nlo = LDS[addr0].b32\nhi = LDS[addr1].b32\nLDS[addr0].b32 = DATA.b32\nLDS[addr1].b32 = DATA2.b32\nRETURN_DATA[31 : 0] = lo\nRETURN_DATA[63 : 32] = hi",
  "addr0 = ds_address0(8U)\naddr1 = ds_address1(8U)\nlo = LDS[addr0].b64\nhi = LDS[addr1].b64\nLDS[addr0].b64 = DATA.b64\nLDS[addr1].b64 = DATA2.b64\nRETURN_DATA[63 : 0] = lo\nRETURN_DATA[127 : 64] = hi",
  "addr0 = ds_address0(512U)\naddr1 = ds_address1(512U)\nlo = LDS[addr0].b64\nhi = LDS[addr1].b64\nLDS[addr0].b64 = DATA.b64\nLDS[addr1].b64 = DATA2.b64\nRETURN_DATA[63 : 0] = lo\nRETURN_DATA[127 : 64] = hi",
  "// Compare and store. The older names bring the value to compare with first, the newer ones the new value.\naddr = ds_address()\ntmp = LDS[addr].u32\nLDS[addr].u32 = tmp == DATA.u32 ? DATA2.u32 : tmp\nRETURN_DATA.u32 = tmp",
  "// Compare and store. The older names bring the value to compare with first, the newer ones the new value.\naddr = ds_address()\ntmp = LDS[addr].u64\nLDS[addr].u64 = tmp == DATA.u64 ? DATA2.u64 : tmp\nRETURN_DATA.u64 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].b32\nif tmp.f32 == DATA.f32 then\n  LDS[addr].f32 = DATA2.f32\nendif\nRETURN_DATA.b32 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].b64\nif tmp.f64 == DATA.f64 then\n  LDS[addr].f64 = DATA2.f64\nendif\nRETURN_DATA.b64 = tmp",
  "// Float minimum and maximum: MODE may flush denormals for the comparison; what is stored is one of the two as it\n// was. A NaN changes nothing, and one in memory stays.\naddr = ds_address()\ntmp = LDS[addr].b32\nif DATA.f32 < tmp.f32 then\n  LDS[addr].b32 = DATA.b32\nendif\nRETURN_DATA.b32 = tmp",
  "// Float minimum and maximum: MODE may flush denormals for the comparison; what is stored is one of the two as it\n// was. A NaN changes nothing, and one in memory stays.\naddr = ds_address()\ntmp = LDS[addr].b64\nif DATA.f64 < tmp.f64 then\n  LDS[addr].b64 = DATA.b64\nendif\nRETURN_DATA.b64 = tmp",
  "// Float minimum and maximum: MODE may flush denormals for the comparison; what is stored is one of the two as it\n// was. A NaN changes nothing, and one in memory stays.\naddr = ds_address()\ntmp = LDS[addr].b32\nif DATA.f32 > tmp.f32 then\n  LDS[addr].b32 = DATA.b32\nendif\nRETURN_DATA.b32 = tmp",
  "// Float minimum and maximum: MODE may flush denormals for the comparison; what is stored is one of the two as it\n// was. A NaN changes nothing, and one in memory stays.\naddr = ds_address()\ntmp = LDS[addr].b64\nif DATA.f64 > tmp.f64 then\n  LDS[addr].b64 = DATA.b64\nendif\nRETURN_DATA.b64 = tmp",
  "// Adds round to nearest even; denormals of F32, F16 and BF16 follow MODE, those of F64 are kept.\naddr = ds_address()\ntmp = LDS[addr].b32\nROUND_MODE = ROUND_NEAREST_EVEN\nLDS[addr].f32 = tmp.f32 + DATA.f32\nRETURN_DATA.b32 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].u32\nLDS[addr].u32 = tmp >= DATA.u32 ? tmp - DATA.u32 : tmp + DATA2.u32\nRETURN_DATA.u32 = tmp",
  "// Two dwords, each exchanged when bit 31 of its data is set.\naddr = ds_address() & 0xfff8U\nlo = LDS[addr].u32\nhi = LDS[addr + 4U].u32\nif DATA[31] then\n  LDS[addr].u32 = DATA[30 : 0].u32\nendif\nif DATA[63] then\n  LDS[addr + 4U].u32 = DATA[62 : 32].u32\nendif\nRETURN_DATA[31 : 0] = lo\nRETURN_DATA[63 : 32] = hi",
  "addr = ADDR.u32\na = LDS[addr].u32\nb = LDS[ds_second()].u32\nLDS[addr].u32 = a + b",
  "addr = ADDR.u32\na = LDS[addr].u32\nb = LDS[ds_second()].u32\nLDS[addr].u32 = a - b",
  "addr = ADDR.u32\na = LDS[addr].u32\nb = LDS[ds_second()].u32\nLDS[addr].u32 = b - a",
  "addr = ADDR.u32\na = LDS[addr].u32\nb = LDS[ds_second()].u32\nLDS[addr].u32 = a >= b ? 0U : a + 1U",
  "addr = ADDR.u32\na = LDS[addr].u32\nb = LDS[ds_second()].u32\nLDS[addr].u32 = a == 0U || a > b ? b : a - 1U",
  "addr = ADDR.u32\na = LDS[addr].i32\nb = LDS[ds_second()].i32\nLDS[addr].i32 = a < b ? a : b",
  "addr = ADDR.u32\na = LDS[addr].i32\nb = LDS[ds_second()].i32\nLDS[addr].i32 = a > b ? a : b",
  "addr = ADDR.u32\na = LDS[addr].u32\nb = LDS[ds_second()].u32\nLDS[addr].u32 = a < b ? a : b",
  "addr = ADDR.u32\na = LDS[addr].u32\nb = LDS[ds_second()].u32\nLDS[addr].u32 = a > b ? a : b",
  "addr = ADDR.u32\na = LDS[addr].u32\nb = LDS[ds_second()].u32\nLDS[addr].u32 = a & b",
  "addr = ADDR.u32\na = LDS[addr].u32\nb = LDS[ds_second()].u32\nLDS[addr].u32 = a | b",
  "addr = ADDR.u32\na = LDS[addr].u32\nb = LDS[ds_second()].u32\nLDS[addr].u32 = a ^ b",
  "addr = ADDR.u32\na = LDS[addr].u32\nb = LDS[ds_second()].u32\nLDS[addr].u32 = b",
  "addr = ADDR.u32\na = LDS[addr].u64\nb = LDS[ds_second()].u64\nLDS[addr].u64 = a + b",
  "addr = ADDR.u32\na = LDS[addr].u64\nb = LDS[ds_second()].u64\nLDS[addr].u64 = a - b",
  "addr = ADDR.u32\na = LDS[addr].u64\nb = LDS[ds_second()].u64\nLDS[addr].u64 = b - a",
  "addr = ADDR.u32\na = LDS[addr].u64\nb = LDS[ds_second()].u64\nLDS[addr].u64 = a >= b ? 0ULL : a + 1ULL",
  "addr = ADDR.u32\na = LDS[addr].u64\nb = LDS[ds_second()].u64\nLDS[addr].u64 = a == 0ULL || a > b ? b : a - 1ULL",
  "addr = ADDR.u32\na = LDS[addr].i64\nb = LDS[ds_second()].i64\nLDS[addr].i64 = a < b ? a : b",
  "addr = ADDR.u32\na = LDS[addr].i64\nb = LDS[ds_second()].i64\nLDS[addr].i64 = a > b ? a : b",
  "addr = ADDR.u32\na = LDS[addr].u64\nb = LDS[ds_second()].u64\nLDS[addr].u64 = a < b ? a : b",
  "addr = ADDR.u32\na = LDS[addr].u64\nb = LDS[ds_second()].u64\nLDS[addr].u64 = a > b ? a : b",
  "addr = ADDR.u32\na = LDS[addr].u64\nb = LDS[ds_second()].u64\nLDS[addr].u64 = a & b",
  "addr = ADDR.u32\na = LDS[addr].u64\nb = LDS[ds_second()].u64\nLDS[addr].u64 = a | b",
  "addr = ADDR.u32\na = LDS[addr].u64\nb = LDS[ds_second()].u64\nLDS[addr].u64 = a ^ b",
  "addr = ADDR.u32\na = LDS[addr].u64\nb = LDS[ds_second()].u64\nLDS[addr].u64 = b",
  "addr = ADDR.u32\na = LDS[addr].b32\nb = LDS[ds_second()].b32\nif b.f32 < a.f32 then\n  LDS[addr].b32 = b\nendif",
  "addr = ADDR.u32\na = LDS[addr].b64\nb = LDS[ds_second()].b64\nif b.f64 < a.f64 then\n  LDS[addr].b64 = b\nendif",
  "addr = ADDR.u32\na = LDS[addr].b32\nb = LDS[ds_second()].b32\nif b.f32 > a.f32 then\n  LDS[addr].b32 = b\nendif",
  "addr = ADDR.u32\na = LDS[addr].b64\nb = LDS[ds_second()].b64\nif b.f64 > a.f64 then\n  LDS[addr].b64 = b\nendif",
  "addr = ADDR.u32\na = LDS[addr].b32\nb = LDS[ds_second()].b32\nROUND_MODE = ROUND_NEAREST_EVEN\nLDS[addr].f32 = b.f32 + a.f32",
  "// Lanes side by side from M0 on.\nRETURN_DATA.b32 = LDS[32'U(16'U(OFFSET.u32 + M0.u32)) + laneId * 4U].b32",
  "LDS[32'U(16'U(OFFSET.u32 + M0.u32)) + laneId * 4U].b32 = DATA.b32",
  "// One counter for the wave: every active lane gets its old value. Until RDNA 3.5 M0 is the base; that all of it\n// is, as compilers use it, and not bits 31:16, is not said by the manuals.\naddr = OFFSET.u32 + M0.u32\nold = LDS[addr].u32\nLDS[addr].u32 = old + 32'U(countbits(EXEC.u64))\nfor lane in 0U : WAVE32 ? 31U : 63U do\n  if EXEC[lane] then\n    VGPR[lane][VDST.u32] = old\n  endif\nendfor",
  "addr = OFFSET.u32 + M0.u32\nold = LDS[addr].u32\nLDS[addr].u32 = old - 32'U(countbits(EXEC.u64))\nfor lane in 0U : WAVE32 ? 31U : 63U do\n  if EXEC[lane] then\n    VGPR[lane][VDST.u32] = old\n  endif\nendfor",
  "RETURN_DATA.b64 = MEM[flat_address()].b64",
  "RETURN_DATA.b96 = MEM[flat_address()].b96",
  "RETURN_DATA.b128 = MEM[flat_address()].b128",
  "RETURN_DATA.b64 = SCRATCH[scratch_address()].b64",
  "RETURN_DATA.b96 = SCRATCH[scratch_address()].b96",
  "RETURN_DATA.b128 = SCRATCH[scratch_address()].b128",
  "RETURN_DATA.b32 = 32'B(MEM[flat_address()].b32)",
  "RETURN_DATA.b32 = 32'U(MEM[flat_address()].u8)",
  "RETURN_DATA.b32 = 32'I(MEM[flat_address()].i8)",
  "RETURN_DATA.b32 = 32'U(MEM[flat_address()].u16)",
  "RETURN_DATA.b32 = 32'I(MEM[flat_address()].i16)",
  "// With LDS set the data goes to LDS instead; later generations have instructions of their own for that (below).\nvalue = 32'B(32'B(MEM[flat_address()].b32))\nif INST.LDS != 0U then\n  LDS[(M0.u32 & 0xffffU) + OFFSET.u32 + laneId * 4U].b32 = value\nelse\n  RETURN_DATA.b32 = value\nendif",
  "// With LDS set the data goes to LDS instead; later generations have instructions of their own for that (below).\nvalue = 32'B(32'U(MEM[flat_address()].u8))\nif INST.LDS != 0U then\n  LDS[(M0.u32 & 0xffffU) + OFFSET.u32 + laneId * 4U].b32 = value\nelse\n  RETURN_DATA.b32 = value\nendif",
  "// With LDS set the data goes to LDS instead; later generations have instructions of their own for that (below).\nvalue = 32'B(32'I(MEM[flat_address()].i8))\nif INST.LDS != 0U then\n  LDS[(M0.u32 & 0xffffU) + OFFSET.u32 + laneId * 4U].b32 = value\nelse\n  RETURN_DATA.b32 = value\nendif",
  "// With LDS set the data goes to LDS instead; later generations have instructions of their own for that (below).\nvalue = 32'B(32'U(MEM[flat_address()].u16))\nif INST.LDS != 0U then\n  LDS[(M0.u32 & 0xffffU) + OFFSET.u32 + laneId * 4U].b32 = value\nelse\n  RETURN_DATA.b32 = value\nendif",
  "// With LDS set the data goes to LDS instead; later generations have instructions of their own for that (below).\nvalue = 32'B(32'I(MEM[flat_address()].i16))\nif INST.LDS != 0U then\n  LDS[(M0.u32 & 0xffffU) + OFFSET.u32 + laneId * 4U].b32 = value\nelse\n  RETURN_DATA.b32 = value\nendif",
  "// With LDS set the data goes to LDS instead; later generations have instructions of their own for that (below).\nvalue = 32'B(32'B(SCRATCH[scratch_address()].b32))\nif INST.LDS != 0U then\n  LDS[(M0.u32 & 0xffffU) + OFFSET.u32 + laneId * 4U].b32 = value\nelse\n  RETURN_DATA.b32 = value\nendif",
  "// With LDS set the data goes to LDS instead; later generations have instructions of their own for that (below).\nvalue = 32'B(32'U(SCRATCH[scratch_address()].u8))\nif INST.LDS != 0U then\n  LDS[(M0.u32 & 0xffffU) + OFFSET.u32 + laneId * 4U].b32 = value\nelse\n  RETURN_DATA.b32 = value\nendif",
  "// With LDS set the data goes to LDS instead; later generations have instructions of their own for that (below).\nvalue = 32'B(32'I(SCRATCH[scratch_address()].i8))\nif INST.LDS != 0U then\n  LDS[(M0.u32 & 0xffffU) + OFFSET.u32 + laneId * 4U].b32 = value\nelse\n  RETURN_DATA.b32 = value\nendif",
  "// With LDS set the data goes to LDS instead; later generations have instructions of their own for that (below).\nvalue = 32'B(32'U(SCRATCH[scratch_address()].u16))\nif INST.LDS != 0U then\n  LDS[(M0.u32 & 0xffffU) + OFFSET.u32 + laneId * 4U].b32 = value\nelse\n  RETURN_DATA.b32 = value\nendif",
  "// With LDS set the data goes to LDS instead; later generations have instructions of their own for that (below).\nvalue = 32'B(32'I(SCRATCH[scratch_address()].i16))\nif INST.LDS != 0U then\n  LDS[(M0.u32 & 0xffffU) + OFFSET.u32 + laneId * 4U].b32 = value\nelse\n  RETURN_DATA.b32 = value\nendif",
  "// Halves: the other half of the register is kept.\nRETURN_DATA[15 : 0] = 16'U(MEM[flat_address()].u8)",
  "// Halves: the other half of the register is kept.\nRETURN_DATA[31 : 16] = 16'U(MEM[flat_address()].u8)",
  "// Halves: the other half of the register is kept.\nRETURN_DATA[15 : 0] = 16'I(MEM[flat_address()].i8)",
  "// Halves: the other half of the register is kept.\nRETURN_DATA[31 : 16] = 16'I(MEM[flat_address()].i8)",
  "// Halves: the other half of the register is kept.\nRETURN_DATA[15 : 0] = 16'U(MEM[flat_address()].u16)",
  "// Halves: the other half of the register is kept.\nRETURN_DATA[31 : 16] = 16'U(MEM[flat_address()].u16)",
  "// Halves: the other half of the register is kept.\nRETURN_DATA[15 : 0] = 16'U(SCRATCH[scratch_address()].u8)",
  "// Halves: the other half of the register is kept.\nRETURN_DATA[31 : 16] = 16'U(SCRATCH[scratch_address()].u8)",
  "// Halves: the other half of the register is kept.\nRETURN_DATA[15 : 0] = 16'I(SCRATCH[scratch_address()].i8)",
  "// Halves: the other half of the register is kept.\nRETURN_DATA[31 : 16] = 16'I(SCRATCH[scratch_address()].i8)",
  "// Halves: the other half of the register is kept.\nRETURN_DATA[15 : 0] = 16'U(SCRATCH[scratch_address()].u16)",
  "// Halves: the other half of the register is kept.\nRETURN_DATA[31 : 16] = 16'U(SCRATCH[scratch_address()].u16)",
  "MEM[flat_address()].b32 = DATA.b32",
  "MEM[flat_address()].b64 = DATA.b64",
  "MEM[flat_address()].b96 = DATA.b96",
  "MEM[flat_address()].b128 = DATA.b128",
  "SCRATCH[scratch_address()].b32 = DATA.b32",
  "SCRATCH[scratch_address()].b64 = DATA.b64",
  "SCRATCH[scratch_address()].b96 = DATA.b96",
  "SCRATCH[scratch_address()].b128 = DATA.b128",
  "MEM[flat_address()].b8 = DATA[7 : 0]",
  "MEM[flat_address()].b16 = DATA[15 : 0]",
  "MEM[flat_address()].b8 = DATA[23 : 16]",
  "MEM[flat_address()].b16 = DATA[31 : 16]",
  "SCRATCH[scratch_address()].b8 = DATA[7 : 0]",
  "SCRATCH[scratch_address()].b16 = DATA[15 : 0]",
  "SCRATCH[scratch_address()].b8 = DATA[23 : 16]",
  "SCRATCH[scratch_address()].b16 = DATA[31 : 16]",
  "x = buffer_channel(0U)\nif INST.LDS != 0U then\n  LDS[buffer_lds(4U)].u32 = x\nelse\n  RETURN_DATA[31 : 0] = x\nendif",
  "x = buffer_channel(0U)\ny = buffer_channel(1U)\nRETURN_DATA[31 : 0] = x\nRETURN_DATA[63 : 32] = y",
  "x = buffer_channel(0U)\ny = buffer_channel(1U)\nz = buffer_channel(2U)\nRETURN_DATA[31 : 0] = x\nRETURN_DATA[63 : 32] = y\nRETURN_DATA[95 : 64] = z",
  "x = buffer_channel(0U)\ny = buffer_channel(1U)\nz = buffer_channel(2U)\nw = buffer_channel(3U)\nRETURN_DATA[31 : 0] = x\nRETURN_DATA[63 : 32] = y\nRETURN_DATA[95 : 64] = z\nRETURN_DATA[127 : 96] = w",
  "// D16: two channels a register, the second half of an odd number's last register is kept.\nRETURN_DATA[15 : 0] = buffer_channel16(0U)",
  "RETURN_DATA[31 : 16] = buffer_channel16(0U)",
  "x = buffer_channel16(0U)\ny = buffer_channel16(1U)\nRETURN_DATA[15 : 0] = x\nRETURN_DATA[31 : 16] = y",
  "x = buffer_channel16(0U)\ny = buffer_channel16(1U)\nz = buffer_channel16(2U)\nRETURN_DATA[15 : 0] = x\nRETURN_DATA[31 : 16] = y\nRETURN_DATA[47 : 32] = z",
  "x = buffer_channel16(0U)\ny = buffer_channel16(1U)\nz = buffer_channel16(2U)\nw = buffer_channel16(3U)\nRETURN_DATA[15 : 0] = x\nRETURN_DATA[31 : 16] = y\nRETURN_DATA[47 : 32] = z\nRETURN_DATA[63 : 48] = w",
  "// Components that the instruction has no channel for receive the first one (stated by the RDNA 4 manual).\nbytes = store_element(buffer_format(), SOFFSET.u32 >> 7U, VDATA[31 : 0].u32, VDATA[31 : 0].u32, VDATA[31 : 0].u32, VDATA[31 : 0].u32)",
  "// Components that the instruction has no channel for receive the first one (stated by the RDNA 4 manual).\nbytes = store_element(buffer_format(), SOFFSET.u32 >> 7U, VDATA[31 : 0].u32, VDATA[63 : 32].u32, VDATA[31 : 0].u32, VDATA[31 : 0].u32)",
  "// Components that the instruction has no channel for receive the first one (stated by the RDNA 4 manual).\nbytes = store_element(buffer_format(), SOFFSET.u32 >> 7U, VDATA[31 : 0].u32, VDATA[63 : 32].u32, VDATA[95 : 64].u32, VDATA[31 : 0].u32)",
  "// Components that the instruction has no channel for receive the first one (stated by the RDNA 4 manual).\nbytes = store_element(buffer_format(), SOFFSET.u32 >> 7U, VDATA[31 : 0].u32, VDATA[63 : 32].u32, VDATA[95 : 64].u32, VDATA[127 : 96].u32)",
  "format = buffer_format()\nx = format_widen(format, 32'U(VDATA[15 : 0].u16))\ny = format_widen(format, 32'U(VDATA[15 : 0].u16))\nz = format_widen(format, 32'U(VDATA[15 : 0].u16))\nw = format_widen(format, 32'U(VDATA[15 : 0].u16))\nbytes = store_element(buffer_format(), SOFFSET.u32 >> 7U, x, y, z, w)",
  "format = buffer_format()\nx = format_widen(format, 32'U(VDATA[15 : 0].u16))\ny = format_widen(format, 32'U(VDATA[31 : 16].u16))\nz = format_widen(format, 32'U(VDATA[15 : 0].u16))\nw = format_widen(format, 32'U(VDATA[15 : 0].u16))\nbytes = store_element(buffer_format(), SOFFSET.u32 >> 7U, x, y, z, w)",
  "format = buffer_format()\nx = format_widen(format, 32'U(VDATA[15 : 0].u16))\ny = format_widen(format, 32'U(VDATA[31 : 16].u16))\nz = format_widen(format, 32'U(VDATA[47 : 32].u16))\nw = format_widen(format, 32'U(VDATA[15 : 0].u16))\nbytes = store_element(buffer_format(), SOFFSET.u32 >> 7U, x, y, z, w)",
  "format = buffer_format()\nx = format_widen(format, 32'U(VDATA[15 : 0].u16))\ny = format_widen(format, 32'U(VDATA[31 : 16].u16))\nz = format_widen(format, 32'U(VDATA[47 : 32].u16))\nw = format_widen(format, 32'U(VDATA[63 : 48].u16))\nbytes = store_element(buffer_format(), SOFFSET.u32 >> 7U, x, y, z, w)",
  "x = format_widen(buffer_format(), 32'U(VDATA[31 : 16].u16))\nbytes = store_element(buffer_format(), SOFFSET.u32 >> 7U, x, x, x, x)",
  "declare count : 32'U = 0\nformat = image_format()\nfor c in 0U : 3U do\n  if ((INST.DMASK >> c) & 1U) != 0U then\n    if INST.D16 == 0U then\n      VGPR[laneId][VDST.u32 + count] = element_channel(format, SOFFSET.u32 >> 19U, c)\n    else\n      half = 32'U(element_channel16(format, SOFFSET.u32 >> 19U, c))\n      old = VGPR[laneId][VDST.u32 + (count >> 1U)].u32\n      VGPR[laneId][VDST.u32 + (count >> 1U)] = (count & 1U) == 0U ? (old & 0xffff0000U) | half : (old & 0xffffU) | (half << 16U)\n    endif\n    count = count + 1U\n  endif\nendfor\nif count == 0U then\n  VGPR[laneId][VDST.u32] = 0U\n  count = 1U\nendif\nif INST.TFE != 0U then\n  VGPR[laneId][VDST.u32 + (INST.D16 == 0U ? count : (count + 1U) >> 1U)] = 0U\nendif",
  "// PCK: words of the texel as they are; what is smaller than a word is extended, by its sign with SGN.\ndeclare count : 32'U = 0\nbytes = format_bytes(image_format())\nfor c in 0U : 3U do\n  if ((INST.DMASK >> c) & 1U) != 0U then\n    word = element_word(bytes, 4U * c)\n    if 0 == 1 && bytes == 1U then\n      VGPR[laneId][VDST.u32 + count] = 32'U(32'I(word[7 : 0].i8))\n    elsif 0 == 1 && bytes == 2U then\n      VGPR[laneId][VDST.u32 + count] = 32'U(32'I(word[15 : 0].i16))\n    else\n      VGPR[laneId][VDST.u32 + count] = word\n    endif\n    count = count + 1U\n  endif\nendfor\nif INST.TFE != 0U then\n  VGPR[laneId][VDST.u32 + count] = 0U\nendif",
  "// PCK: words of the texel as they are; what is smaller than a word is extended, by its sign with SGN.\ndeclare count : 32'U = 0\nbytes = format_bytes(image_format())\nfor c in 0U : 3U do\n  if ((INST.DMASK >> c) & 1U) != 0U then\n    word = element_word(bytes, 4U * c)\n    if 1 == 1 && bytes == 1U then\n      VGPR[laneId][VDST.u32 + count] = 32'U(32'I(word[7 : 0].i8))\n    elsif 1 == 1 && bytes == 2U then\n      VGPR[laneId][VDST.u32 + count] = 32'U(32'I(word[15 : 0].i16))\n    else\n      VGPR[laneId][VDST.u32 + count] = word\n    endif\n    count = count + 1U\n  endif\nendfor\nif INST.TFE != 0U then\n  VGPR[laneId][VDST.u32 + count] = 0U\nendif",
  "// Data of channel c: the register that DMASK gives it, else `missing`.\ndeclare v : 32'U[4]\ndeclare count : 32'U = 0\nformat = image_format()\nfor c in 0U : 3U do\n  v[c] = 0U\n  if ((INST.DMASK >> c) & 1U) != 0U then\n    if INST.D16 == 0U then\n      v[c] = VGPR[laneId][DATA0_ROW.u32 + count].u32\n    else\n      v[c] = format_widen(format, VGPR[laneId][DATA0_ROW.u32 + (count >> 1U)].u32 >> (16U * (count & 1U)))\n    endif\n    count = count + 1U\n  endif\nendfor\nbytes = store_element(format, SOFFSET.u32 >> 19U, v[0], v[1], v[2], v[3])",
  "declare count : 32'U = 0\nbytes = format_bytes(image_format())\nfor c in 0U : 3U do\n  if bytes > 4U * c then\n    word = VGPR[laneId][DATA0_ROW.u32 + count].u32\n    value = ((INST.DMASK >> c) & 1U) != 0U ? word : 0U\n    if bytes == 1U then\n      MEM[ADDR.u64].b8 = value[7 : 0]\n    elsif bytes == 2U then\n      MEM[ADDR.u64].b16 = value[15 : 0]\n    else\n      MEM[ADDR.u64 + 64'U(4U * c)].b32 = value\n    endif\n  endif\n  count = count + ((INST.DMASK >> c) & 1U)\nendfor",
  "// Width, height, depth (or slices) and number of levels.\ndeclare v : 32'U[4]\ndeclare count : 32'U = 0\nv[0] = ADDR[31 : 0].u32\nv[1] = ADDR[63 : 32].u32\nv[2] = ADDR[95 : 64].u32\nv[3] = ADDR[127 : 96].u32\nfor c in 0U : 3U do\n  if ((INST.DMASK >> c) & 1U) != 0U then\n    VGPR[laneId][VDST.u32 + count] = v[c]\n    count = count + 1U\n  endif\nendfor",
  "// Atomics on texels of one component: DMASK tells 32 from 64 bits.\nif INST.DMASK == 3U then\n  data = VDATA.u64\n  tmp = MEM[ADDR.u64].u64\n  MEM[ADDR.u64].u64 = data\n  RETURN_DATA.u64 = tmp\nelse\n  data = VDATA.u32\n  tmp = MEM[ADDR.u64].u32\n  MEM[ADDR.u64].u32 = data\n  RETURN_DATA.u32 = tmp\nendif",
  "// Atomics on texels of one component: DMASK tells 32 from 64 bits.\nif INST.DMASK == 3U then\n  data = VDATA.u64\n  tmp = MEM[ADDR.u64].u64\n  MEM[ADDR.u64].u64 = tmp & data\n  RETURN_DATA.u64 = tmp\nelse\n  data = VDATA.u32\n  tmp = MEM[ADDR.u64].u32\n  MEM[ADDR.u64].u32 = tmp & data\n  RETURN_DATA.u32 = tmp\nendif",
  "// Atomics on texels of one component: DMASK tells 32 from 64 bits.\nif INST.DMASK == 3U then\n  data = VDATA.u64\n  tmp = MEM[ADDR.u64].u64\n  MEM[ADDR.u64].u64 = tmp | data\n  RETURN_DATA.u64 = tmp\nelse\n  data = VDATA.u32\n  tmp = MEM[ADDR.u64].u32\n  MEM[ADDR.u64].u32 = tmp | data\n  RETURN_DATA.u32 = tmp\nendif",
  "// Atomics on texels of one component: DMASK tells 32 from 64 bits.\nif INST.DMASK == 3U then\n  data = VDATA.u64\n  tmp = MEM[ADDR.u64].u64\n  MEM[ADDR.u64].u64 = tmp ^ data\n  RETURN_DATA.u64 = tmp\nelse\n  data = VDATA.u32\n  tmp = MEM[ADDR.u64].u32\n  MEM[ADDR.u64].u32 = tmp ^ data\n  RETURN_DATA.u32 = tmp\nendif",
  "if INST.DMASK == 3U then\n  data = VDATA.u64\n  tmp = MEM[ADDR.u64].u64\n  MEM[ADDR.u64].u64 = tmp + data\n  RETURN_DATA.u64 = tmp\nelse\n  data = VDATA.u32\n  tmp = MEM[ADDR.u64].u32\n  MEM[ADDR.u64].u32 = tmp + data\n  RETURN_DATA.u32 = tmp\nendif",
  "if INST.DMASK == 3U then\n  data = VDATA.u64\n  tmp = MEM[ADDR.u64].u64\n  MEM[ADDR.u64].u64 = tmp - data\n  RETURN_DATA.u64 = tmp\nelse\n  data = VDATA.u32\n  tmp = MEM[ADDR.u64].u32\n  MEM[ADDR.u64].u32 = tmp - data\n  RETURN_DATA.u32 = tmp\nendif",
  "if INST.DMASK == 3U then\n  data = VDATA.i64\n  tmp = MEM[ADDR.u64].i64\n  MEM[ADDR.u64].i64 = data < tmp ? data : tmp\n  RETURN_DATA.i64 = tmp\nelse\n  data = VDATA.i32\n  tmp = MEM[ADDR.u64].i32\n  MEM[ADDR.u64].i32 = data < tmp ? data : tmp\n  RETURN_DATA.i32 = tmp\nendif",
  "if INST.DMASK == 3U then\n  data = VDATA.u64\n  tmp = MEM[ADDR.u64].u64\n  MEM[ADDR.u64].u64 = data < tmp ? data : tmp\n  RETURN_DATA.u64 = tmp\nelse\n  data = VDATA.u32\n  tmp = MEM[ADDR.u64].u32\n  MEM[ADDR.u64].u32 = data < tmp ? data : tmp\n  RETURN_DATA.u32 = tmp\nendif",
  "if INST.DMASK == 3U then\n  data = VDATA.i64\n  tmp = MEM[ADDR.u64].i64\n  MEM[ADDR.u64].i64 = data > tmp ? data : tmp\n  RETURN_DATA.i64 = tmp\nelse\n  data = VDATA.i32\n  tmp = MEM[ADDR.u64].i32\n  MEM[ADDR.u64].i32 = data > tmp ? data : tmp\n  RETURN_DATA.i32 = tmp\nendif",
  "if INST.DMASK == 3U then\n  data = VDATA.u64\n  tmp = MEM[ADDR.u64].u64\n  MEM[ADDR.u64].u64 = data > tmp ? data : tmp\n  RETURN_DATA.u64 = tmp\nelse\n  data = VDATA.u32\n  tmp = MEM[ADDR.u64].u32\n  MEM[ADDR.u64].u32 = data > tmp ? data : tmp\n  RETURN_DATA.u32 = tmp\nendif",
  "if INST.DMASK == 3U then\n  data = VDATA.u64\n  tmp = MEM[ADDR.u64].u64\n  MEM[ADDR.u64].u64 = tmp >= data ? data - data : tmp + 1\n  RETURN_DATA.u64 = tmp\nelse\n  data = VDATA.u32\n  tmp = MEM[ADDR.u64].u32\n  MEM[ADDR.u64].u32 = tmp >= data ? data - data : tmp + 1\n  RETURN_DATA.u32 = tmp\nendif",
  "if INST.DMASK == 3U then\n  data = VDATA.u64\n  tmp = MEM[ADDR.u64].u64\n  MEM[ADDR.u64].u64 = tmp == 0 || tmp > data ? data : tmp - 1\n  RETURN_DATA.u64 = tmp\nelse\n  data = VDATA.u32\n  tmp = MEM[ADDR.u64].u32\n  MEM[ADDR.u64].u32 = tmp == 0 || tmp > data ? data : tmp - 1\n  RETURN_DATA.u32 = tmp\nendif",
  "if INST.DMASK == 15U then\n  src = VDATA[63 : 0].u64\n  cmp = VDATA[127 : 64].u64\n  tmp = MEM[ADDR.u64].u64\n  MEM[ADDR.u64].u64 = tmp == cmp ? src : tmp\n  RETURN_DATA.u64 = tmp\nelse\n  src = VDATA[31 : 0].u32\n  cmp = VDATA[63 : 32].u32\n  tmp = MEM[ADDR.u64].u32\n  MEM[ADDR.u64].u32 = tmp == cmp ? src : tmp\n  RETURN_DATA.u32 = tmp\nendif",
  "// The older instructions read LDS themselves. Their manuals leave the layout in LDS open; it is taken as above.\nD0.f32 = fma(LDS[parameter_address(laneId, 1U)].f32, S0.f32, LDS[parameter_address(laneId, 0U)].f32)",
  "D0.f32 = fma(LDS[parameter_address(laneId, 2U)].f32, S0.f32, D0.f32)",
  "// The source's number selects P10, P20 or P0.\nD0.b32 = LDS[parameter_address(laneId, SRC0.u32 == 2U ? 0U : (SRC0.u32 + 1U) & 3U)].b32",
  "p10 = parameter_half(LDS[parameter_address(laneId, 1U)].u32)\np0 = parameter_half(LDS[parameter_address(laneId, 0U)].u32)\nD0.f32 = fma(p10, S0.f32, p0)",
  "D0.f32 = fma(parameter_half(LDS[parameter_address(laneId, 1U)].u32), S0.f32, parameter_half(S2.u32))",
  "D0[15 : 0].f16 = f32_to_f16(fma(parameter_half(LDS[parameter_address(laneId, 2U)].u32), S0.f32, S2.f32))",
  "// The older form clears the register's other half.\nhalf = f32_to_f16(fma(parameter_half(LDS[parameter_address(laneId, 2U)].u32), S0.f32, S2.f32))\nD0.u32 = 32'U(half.u16)",
  "// CDNA 1 to 4 call it MAD; the product is not rounded there either, which only GFX900 did.\na = mixed_f16(S0.b32, OPSEL_HI[0], OPSEL[0])\nb = mixed_f16(S1.b32, OPSEL_HI[1], OPSEL[1])\nc = mixed_f16(S2.b32, OPSEL_HI[2], OPSEL[2])\nD0.f32 = fma(a, b, c)",
  "// The result is rounded to F32, then to F16.\na = mixed_f16(S0.b32, OPSEL_HI[0], OPSEL[0])\nb = mixed_f16(S1.b32, OPSEL_HI[1], OPSEL[1])\nc = mixed_f16(S2.b32, OPSEL_HI[2], OPSEL[2])\nD0[15 : 0].f16 = f32_to_f16(fma(a, b, c))",
  "// The result is rounded to F32, then to F16.\na = mixed_f16(S0.b32, OPSEL_HI[0], OPSEL[0])\nb = mixed_f16(S1.b32, OPSEL_HI[1], OPSEL[1])\nc = mixed_f16(S2.b32, OPSEL_HI[2], OPSEL[2])\nD0[31 : 16].f16 = f32_to_f16(fma(a, b, c))",
  "D0.b32 = { S0[31 : 16].u16 + S1[31 : 16].u16, S0[15 : 0].u16 + S1[15 : 0].u16 }",
  "D0.b32 = { S0[31 : 16].i16 + S1[31 : 16].i16, S0[15 : 0].i16 + S1[15 : 0].i16 }",
  "D0.b32 = { S0[31 : 16].u16 - S1[31 : 16].u16, S0[15 : 0].u16 - S1[15 : 0].u16 }",
  "D0.b32 = { S0[31 : 16].i16 - S1[31 : 16].i16, S0[15 : 0].i16 - S1[15 : 0].i16 }",
  "D0.b32 = { S0[31 : 16].u16 * S1[31 : 16].u16, S0[15 : 0].u16 * S1[15 : 0].u16 }",
  "high = S0[31 : 16].u16 * S1[31 : 16].u16 + S2[31 : 16].u16\nlow = S0[15 : 0].u16 * S1[15 : 0].u16 + S2[15 : 0].u16\nD0.b32 = { high, low }",
  "high = S0[31 : 16].i16 * S1[31 : 16].i16 + S2[31 : 16].i16\nlow = S0[15 : 0].i16 * S1[15 : 0].i16 + S2[15 : 0].i16\nD0.b32 = { high, low }",
  "// The counts come first; four bits of each are used.\nD0.b32 = { S1[31 : 16].u16 << S0[19 : 16], S1[15 : 0].u16 << S0[3 : 0] }",
  "// The counts come first; four bits of each are used.\nD0.b32 = { S1[31 : 16].u16 >> S0[19 : 16], S1[15 : 0].u16 >> S0[3 : 0] }",
  "// The counts come first; four bits of each are used.\nD0.b32 = { S1[31 : 16].i16 >> S0[19 : 16], S1[15 : 0].i16 >> S0[3 : 0] }",
  "pick = lambda(a, b) ( a < b ? a : b )\nD0.b32 = { pick(S0[31 : 16].u16, S1[31 : 16].u16), pick(S0[15 : 0].u16, S1[15 : 0].u16) }",
  "pick = lambda(a, b) ( a < b ? a : b )\nD0.b32 = { pick(S0[31 : 16].i16, S1[31 : 16].i16), pick(S0[15 : 0].i16, S1[15 : 0].i16) }",
  "pick = lambda(a, b) ( a >= b ? a : b )\nD0.b32 = { pick(S0[31 : 16].u16, S1[31 : 16].u16), pick(S0[15 : 0].u16, S1[15 : 0].u16) }",
  "pick = lambda(a, b) ( a >= b ? a : b )\nD0.b32 = { pick(S0[31 : 16].i16, S1[31 : 16].i16), pick(S0[15 : 0].i16, S1[15 : 0].i16) }",
  "hold = lambda(a, b) ( between(32'I(a) + 32'I(b), 0, 65535).u16 )\nD0.b32 = { hold(S0[31 : 16].u16, S1[31 : 16].u16), hold(S0[15 : 0].u16, S1[15 : 0].u16) }",
  "hold = lambda(a, b) ( between(32'I(a) + 32'I(b), -32768, 32767).u16 )\nD0.b32 = { hold(S0[31 : 16].i16, S1[31 : 16].i16), hold(S0[15 : 0].i16, S1[15 : 0].i16) }",
  "hold = lambda(a, b) ( between(32'I(a) - 32'I(b), 0, 65535).u16 )\nD0.b32 = { hold(S0[31 : 16].u16, S1[31 : 16].u16), hold(S0[15 : 0].u16, S1[15 : 0].u16) }",
  "hold = lambda(a, b) ( between(32'I(a) - 32'I(b), -32768, 32767).u16 )\nD0.b32 = { hold(S0[31 : 16].i16, S1[31 : 16].i16), hold(S0[15 : 0].i16, S1[15 : 0].i16) }",
  "hold = lambda(x) ( x > 0xffffU ? 16'0xffff : x.u16 )\nhigh = 32'U(S0[31 : 16].u16) * 32'U(S1[31 : 16].u16)\nlow = 32'U(S0[15 : 0].u16) * 32'U(S1[15 : 0].u16)\nD0.b32 = { hold(high), hold(low) }",
  "hold = lambda(a, b, c) ( between(64'I(a) * 64'I(b) + 64'I(c), 0LL, 65535LL).u16 )\nhigh = hold(S0[31 : 16].u16, S1[31 : 16].u16, S2[31 : 16].u16)\nlow = hold(S0[15 : 0].u16, S1[15 : 0].u16, S2[15 : 0].u16)\nD0.b32 = { high, low }",
  "hold = lambda(a, b, c) ( between(64'I(a) * 64'I(b) + 64'I(c), -32768LL, 32767LL).u16 )\nhigh = hold(S0[31 : 16].i16, S1[31 : 16].i16, S2[31 : 16].i16)\nlow = hold(S0[15 : 0].i16, S1[15 : 0].i16, S2[15 : 0].i16)\nD0.b32 = { high, low }",
  "D0.b32 = { S0[31 : 16].f16 + S1[31 : 16].f16, S0[15 : 0].f16 + S1[15 : 0].f16 }",
  "D0.b32 = { S0[31 : 16].f16 * S1[31 : 16].f16, S0[15 : 0].f16 * S1[15 : 0].f16 }",
  "high = fma(S0[31 : 16].f16, S1[31 : 16].f16, S2[31 : 16].f16)\nlow = fma(S0[15 : 0].f16, S1[15 : 0].f16, S2[15 : 0].f16)\nD0.b32 = { high, low }",
  "high = fma(S0[31 : 16].f16, S1[31 : 16].f16, D0[31 : 16].f16)\nlow = fma(S0[15 : 0].f16, S1[15 : 0].f16, D0[15 : 0].f16)\nD0.b32 = { high, low }",
  "D0.b32 = { v_min_f16(S0[31 : 16].f16, S1[31 : 16].f16), v_min_f16(S0[15 : 0].f16, S1[15 : 0].f16) }",
  "D0.b32 = { v_max_f16(S0[31 : 16].f16, S1[31 : 16].f16), v_max_f16(S0[15 : 0].f16, S1[15 : 0].f16) }",
  "D0.b32 = S0.b32",
  "// SCC: the sum wrapped. The names changed with RDNA 4.\nsum = S0.u32 + S1.u32\nSCC = sum < S0.u32\nD0.u32 = sum",
  "// SCC: a borrow was needed.\nSCC = S0.u32 < S1.u32\nD0.u32 = S0.u32 - S1.u32",
  "sum = S0.u32 + S1.u32 + SCC.u32\nSCC = sum < S0.u32 || (SCC && sum == S0.u32)\nD0.u32 = sum",
  "difference = S0.u32 - S1.u32 - SCC.u32\nSCC = S0.u32 < S1.u32 || (SCC && S0.u32 == S1.u32)\nD0.u32 = difference",
  "// SCC: signed overflow, which is when both operands disagree with the result's sign.\nsum = S0.i32 + S1.i32\nSCC = ((S0.i32 ^ sum) & (S1.i32 ^ sum)) < 0\nD0.i32 = sum",
  "difference = S0.i32 - S1.i32\nSCC = ((S0.i32 ^ S1.i32) & (S0.i32 ^ difference)) < 0\nD0.i32 = difference",
  "old = D0.i32\naddend = 32'I(signext(SIMM16.i16))\nsum = old + addend\nSCC = ((old ^ sum) & (addend ^ sum)) < 0\nD0.i32 = sum",
  "D0.i32 = D0.i32 * 32'I(signext(SIMM16.i16))",
  "D0.i32 = S0.i32 * S1.i32",
  "D0.u32 = 32'U((64'U(S0.u32) * 64'U(S1.u32)) >> 32U)",
  "D0.i32 = 32'I((64'I(S0.i32) * 64'I(S1.i32)) >> 32U)",
  "// SCC: the true sum does not fit 32 bits; it is so too when the shift loses bits.\nsum = (64'U(S0.u32) << 1U) + 64'U(S1.u32)\nSCC = sum > 0xffffffffULL\nD0.u32 = sum.u32",
  "// SCC: the true sum does not fit 32 bits; it is so too when the shift loses bits.\nsum = (64'U(S0.u32) << 2U) + 64'U(S1.u32)\nSCC = sum > 0xffffffffULL\nD0.u32 = sum.u32",
  "// SCC: the true sum does not fit 32 bits; it is so too when the shift loses bits.\nsum = (64'U(S0.u32) << 3U) + 64'U(S1.u32)\nSCC = sum > 0xffffffffULL\nD0.u32 = sum.u32",
  "// SCC: the true sum does not fit 32 bits; it is so too when the shift loses bits.\nsum = (64'U(S0.u32) << 4U) + 64'U(S1.u32)\nSCC = sum > 0xffffffffULL\nD0.u32 = sum.u32",
  "// SCC: S0 was chosen, also when both are equal and the operation is a maximum.\nSCC = S0.i32 < S1.i32\nD0.i32 = SCC ? S0.i32 : S1.i32",
  "// SCC: S0 was chosen, also when both are equal and the operation is a maximum.\nSCC = S0.u32 < S1.u32\nD0.u32 = SCC ? S0.u32 : S1.u32",
  "SCC = S0.i32 >= S1.i32\nD0.i32 = SCC ? S0.i32 : S1.i32",
  "SCC = S0.u32 >= S1.u32\nD0.u32 = SCC ? S0.u32 : S1.u32",
  "// SCC: the result differs from zero. The most negative number has no positive twin and stays.\nD0.i32 = S0.i32 < 0 ? -S0.i32 : S0.i32\nSCC = D0.i32 != 0",
  "difference = S0.i32 - S1.i32\nD0.i32 = difference < 0 ? -difference : difference\nSCC = D0.i32 != 0",
  "D0.u32 = S0.u32[0 : 31]",
  "D0.u64 = S0.u64[0 : 63]",
  "// The count is a 32-bit result for both widths; SCC looks at these 32 bits.\nD0.u32 = countbits(~S0.u32)\nSCC = D0.u32 != 0",
  "// The count is a 32-bit result for both widths; SCC looks at these 32 bits.\nD0.u32 = countbits(~S0.u64)\nSCC = D0.u32 != 0",
  "D0.u32 = countbits(S0.u32)\nSCC = D0.u32 != 0",
  "D0.u32 = countbits(S0.u64)\nSCC = D0.u32 != 0",
  "// Searches give the position counted from the side they start at, and -1 when there is nothing to find.\nD0.i32 = ~S0.u32 == 0 ? -1 : 32'I(ctz(~S0.u32))",
  "// Searches give the position counted from the side they start at, and -1 when there is nothing to find.\nD0.i32 = ~S0.u64 == 0 ? -1 : 32'I(ctz(~S0.u64))",
  "D0.i32 = S0.u32 == 0 ? -1 : 32'I(ctz(S0.u32))",
  "D0.i32 = S0.u64 == 0 ? -1 : 32'I(ctz(S0.u64))",
  "D0.i32 = S0.u32 == 0U ? -1 : 32'I(clz(S0.u32))",
  "D0.i32 = S0.u64 == 0ULL ? -1 : 32'I(clz(S0.u64))",
  "// How many of the top bits are equal to the sign, counting the sign itself; -1 when all are.\nflips = S0.u32 ^ (S0.i32 < 0 ? 0xffffffffU : 0U)\nD0.i32 = flips == 0U ? -1 : 32'I(clz(flips))",
  "flips = S0.i64 < 0LL ? ~S0.u64 : S0.u64\nD0.i32 = flips == 0ULL ? -1 : 32'I(clz(flips))",
  "D0.i32 = 32'I(signext(S0.i8))",
  "D0.i32 = 32'I(signext(S0.i16))",
  "D0.u32 = D0.u32 & ~(1U << S0.u32[4 : 0])",
  "D0.u64 = D0.u64 & ~(1ULL << S0.u32[5 : 0])",
  "D0.u32 = D0.u32 | (1U << S0.u32[4 : 0])",
  "D0.u64 = D0.u64 | (1ULL << S0.u32[5 : 0])",
  "// Every bit twice, side by side: four steps of spreading leave bit i at 2 i.\nx = 64'U(S0.u32)\nx = (x | x << 16U) & 0x0000ffff0000ffffULL\nx = (x | x << 8U) & 0x00ff00ff00ff00ffULL\nx = (x | x << 4U) & 0x0f0f0f0f0f0f0f0fULL\nx = (x | x << 2U) & 0x3333333333333333ULL\nx = (x | x << 1U) & 0x5555555555555555ULL\nD0.u64 = x | x << 1U",
  "// A quad (four lanes) with any bit set has all four bits set.\nany = (S0.u32 | S0.u32 >> 1U)\nany = (any | any >> 2U) & 0x11111111U\nD0.u32 = (any << 4U) - any\nSCC = D0.u32 != 0U",
  "any = (S0.u64 | S0.u64 >> 1U)\nany = (any | any >> 2U) & 0x1111111111111111ULL\nD0.u64 = (any << 4U) - any\nSCC = D0.u64 != 0ULL",
  "// One bit a quad: is any of its four set?\nquads = 0ULL\nfor q in 0 : 7 do\n  quads[q] = S0.u32[q * 4 +: 4] != 0\nendfor\nD0.u32 = quads.u32\nSCC = D0.u32 != 0",
  "// One bit a quad: is any of its four set?\nquads = 0ULL\nfor q in 0 : 15 do\n  quads[q] = S0.u64[q * 4 +: 4] != 0\nendfor\nD0.u64 = quads.u64\nSCC = D0.u64 != 0",
  "// S0 bits from bit S1 up.\nD0.u32 = ((1U << S0.u32[4 : 0]) - 1U) << S1.u32[4 : 0]",
  "// S0 bits from bit S1 up.\nD0.u64 = ((1ULL << S0.u32[5 : 0]) - 1ULL) << S1.u32[5 : 0]",
  "// Offset in the low bits of S1, width in bits 22:16. A width beyond the register takes all that is left.\nfield = S0.u32 >> S1.u32[4 : 0]\nwidth = S1.u32[22 : 16]\nD0.u32 = width >= 32U ? field : field & ((1U << width) - 1U)\nSCC = D0.u32 != 0",
  "// Offset in the low bits of S1, width in bits 22:16. A width beyond the register takes all that is left.\nfield = S0.u64 >> S1.u32[5 : 0]\nwidth = S1.u32[22 : 16]\nD0.u64 = width >= 64U ? field : field & ((1ULL << width) - 1ULL)\nSCC = D0.u64 != 0",
  "field = S0.i32 >> S1.u32[4 : 0]\nD0.i32 = signext_from_bit(field, S1.u32[22 : 16])\nSCC = D0.i32 != 0",
  "field = S0.i64 >> S1.u32[5 : 0]\nD0.i64 = signext_from_bit(field, S1.u32[22 : 16])\nSCC = D0.i64 != 0",
  "PC = PC + 64'I(signext(SIMM16.i16)) * 4LL + 4LL",
  "if !SCC then\n  PC = PC + 64'I(signext(SIMM16.i16)) * 4LL + 4LL\nendif",
  "if SCC then\n  PC = PC + 64'I(signext(SIMM16.i16)) * 4LL + 4LL\nendif",
  "if VCCZ then\n  PC = PC + 64'I(signext(SIMM16.i16)) * 4LL + 4LL\nendif",
  "if !VCCZ then\n  PC = PC + 64'I(signext(SIMM16.i16)) * 4LL + 4LL\nendif",
  "if EXECZ then\n  PC = PC + 64'I(signext(SIMM16.i16)) * 4LL + 4LL\nendif",
  "if !EXECZ then\n  PC = PC + 64'I(signext(SIMM16.i16)) * 4LL + 4LL\nendif",
  "// Bits of STATUS that a debugger sets.\nif WAVE_STATUS.COND_DBG_SYS then\n  PC = PC + 64'I(signext(SIMM16.i16)) * 4LL + 4LL\nendif",
  "// Bits of STATUS that a debugger sets.\nif WAVE_STATUS.COND_DBG_USER then\n  PC = PC + 64'I(signext(SIMM16.i16)) * 4LL + 4LL\nendif",
  "// Bits of STATUS that a debugger sets.\nif (WAVE_STATUS.COND_DBG_SYS || WAVE_STATUS.COND_DBG_USER) then\n  PC = PC + 64'I(signext(SIMM16.i16)) * 4LL + 4LL\nendif",
  "// Bits of STATUS that a debugger sets.\nif (WAVE_STATUS.COND_DBG_SYS && WAVE_STATUS.COND_DBG_USER) then\n  PC = PC + 64'I(signext(SIMM16.i16)) * 4LL + 4LL\nendif",
  "D0.i64 = PC + 4LL",
  "PC = S0.i64",
  "target = S0.i64\nD0.i64 = PC + 4LL\nPC = target",
  "D0.i64 = PC + 4LL\nPC = PC + 64'I(signext(SIMM16.i16)) * 4LL + 4LL",
  "// Return from the trap handler. The older form has a second source, which it does not use.\nWAVE_STATUS.PRIV = 1'0U\nPC = S0.i64",
  "// Divergent branches of GFX9. A fork that splits the lanes runs the smaller side first and leaves the other\n// (address and mask) on a stack of scalar quads, whose depth is MODE.CSP; the join takes it from there.\ntaken = S0.u64 & EXEC.u64\nmissed = ~S0.u64 & EXEC.u64\ntop = WAVE_MODE.CSP.u32 * 4U\nif missed == 0ULL then\n  PC = S1.i64\nelsif taken != 0ULL then\n  WAVE_MODE.CSP = WAVE_MODE.CSP + 1\n  if countbits(missed) < countbits(taken) then\n    SGPR[top].u64 = taken\n    SGPR[top + 2U].u64 = S1.u64\n    EXEC.u64 = missed\n  else\n    SGPR[top].u64 = missed\n    SGPR[top + 2U].u64 = 64'U(PC + 4LL)\n    EXEC.u64 = taken\n    PC = S1.i64\n  endif\nendif",
  "target = PC + 64'I(signext(SIMM16.i16)) * 4LL + 4LL\ntaken = S0.u64 & EXEC.u64\nmissed = ~S0.u64 & EXEC.u64\ntop = WAVE_MODE.CSP.u32 * 4U\nif missed == 0ULL then\n  PC = target\nelsif taken != 0ULL then\n  WAVE_MODE.CSP = WAVE_MODE.CSP + 1\n  if countbits(missed) < countbits(taken) then\n    SGPR[top].u64 = taken\n    SGPR[top + 2U].u64 = 64'U(target)\n    EXEC.u64 = missed\n  else\n    SGPR[top].u64 = missed\n    SGPR[top + 2U].u64 = 64'U(PC + 4LL)\n    EXEC.u64 = taken\n    PC = target\n  endif\nendif",
  "if WAVE_MODE.CSP.u32 != S0.u32 then\n  WAVE_MODE.CSP = WAVE_MODE.CSP - 1\n  top = WAVE_MODE.CSP.u32 * 4U\n  EXEC.u64 = SGPR[top].u64\n  PC = 64'I(SGPR[top + 2U].u64)\nendif",
  "SCC = S0.i32 == S1.i32",
  "SCC = S0.u32 == S1.u32",
  "SCC = S0.i32 != S1.i32",
  "SCC = S0.u32 != S1.u32",
  "SCC = S0.i32 > S1.i32",
  "SCC = S0.u32 > S1.u32",
  "SCC = S0.i32 >= S1.i32",
  "SCC = S0.u32 >= S1.u32",
  "SCC = S0.i32 < S1.i32",
  "SCC = S0.u32 < S1.u32",
  "SCC = S0.i32 <= S1.i32",
  "SCC = S0.u32 <= S1.u32",
  "SCC = S0.u64 == S1.u64",
  "SCC = S0.u64 != S1.u64",
  "SCC = S0.u32[S1.u32[4 : 0]] == 1'0U",
  "SCC = S0.u64[S1.u32[5 : 0]] == 1'0U",
  "SCC = S0.u32[S1.u32[4 : 0]] == 1'1U",
  "SCC = S0.u64[S1.u32[5 : 0]] == 1'1U",
  "// The first operand is the destination field's register, which is only read.\nSCC = S0.i32 == 32'I(signext(SIMM16.i16))",
  "// The first operand is the destination field's register, which is only read.\nSCC = S0.i32 != 32'I(signext(SIMM16.i16))",
  "// The first operand is the destination field's register, which is only read.\nSCC = S0.i32 > 32'I(signext(SIMM16.i16))",
  "// The first operand is the destination field's register, which is only read.\nSCC = S0.i32 >= 32'I(signext(SIMM16.i16))",
  "// The first operand is the destination field's register, which is only read.\nSCC = S0.i32 < 32'I(signext(SIMM16.i16))",
  "// The first operand is the destination field's register, which is only read.\nSCC = S0.i32 <= 32'I(signext(SIMM16.i16))",
  "SCC = S0.u32 == 32'U(SIMM16.u16)",
  "SCC = S0.u32 != 32'U(SIMM16.u16)",
  "SCC = S0.u32 > 32'U(SIMM16.u16)",
  "SCC = S0.u32 >= 32'U(SIMM16.u16)",
  "SCC = S0.u32 < 32'U(SIMM16.u16)",
  "SCC = S0.u32 <= 32'U(SIMM16.u16)",
  "endpgm()",
  "// Waits, counters and hints change when things happen and not what happens, so they are nothing here:\n// one instruction is complete before the next begins.\nnop()",
  "// Only a trap handler can tell that the wave was to be killed.\nnop()",
  "sethalt(SIMM16.u16)",
  "trap(SIMM16.u16)",
  "sendmsg(SIMM16.u16)",
  "sendmsg(SIMM16.u16)\nsethalt(16'1U)",
  "// One barrier a workgroup.\nbarrier()",
  "saved = EXEC.u32\nEXEC.u32 = S0.u32 & saved\nD0.u32 = saved\nSCC = EXEC.u32 != 0",
  "saved = EXEC.u64\nEXEC.u64 = S0.u64 & saved\nD0.u64 = saved\nSCC = EXEC.u64 != 0",
  "saved = EXEC.u32\nEXEC.u32 = S0.u32 | saved\nD0.u32 = saved\nSCC = EXEC.u32 != 0",
  "saved = EXEC.u64\nEXEC.u64 = S0.u64 | saved\nD0.u64 = saved\nSCC = EXEC.u64 != 0",
  "saved = EXEC.u32\nEXEC.u32 = S0.u32 ^ saved\nD0.u32 = saved\nSCC = EXEC.u32 != 0",
  "saved = EXEC.u64\nEXEC.u64 = S0.u64 ^ saved\nD0.u64 = saved\nSCC = EXEC.u64 != 0",
  "saved = EXEC.u32\nEXEC.u32 = ~(S0.u32 & saved)\nD0.u32 = saved\nSCC = EXEC.u32 != 0",
  "saved = EXEC.u64\nEXEC.u64 = ~(S0.u64 & saved)\nD0.u64 = saved\nSCC = EXEC.u64 != 0",
  "saved = EXEC.u32\nEXEC.u32 = ~(S0.u32 | saved)\nD0.u32 = saved\nSCC = EXEC.u32 != 0",
  "saved = EXEC.u64\nEXEC.u64 = ~(S0.u64 | saved)\nD0.u64 = saved\nSCC = EXEC.u64 != 0",
  "saved = EXEC.u32\nEXEC.u32 = ~(S0.u32 ^ saved)\nD0.u32 = saved\nSCC = EXEC.u32 != 0",
  "saved = EXEC.u64\nEXEC.u64 = ~(S0.u64 ^ saved)\nD0.u64 = saved\nSCC = EXEC.u64 != 0",
  "// N1 and NOT0 invert the source, N2 and NOT1 invert EXEC. The names changed with RDNA 3.\nsaved = EXEC.u32\nEXEC.u32 = ~S0.u32 & saved\nD0.u32 = saved\nSCC = EXEC.u32 != 0",
  "// N1 and NOT0 invert the source, N2 and NOT1 invert EXEC. The names changed with RDNA 3.\nsaved = EXEC.u64\nEXEC.u64 = ~S0.u64 & saved\nD0.u64 = saved\nSCC = EXEC.u64 != 0",
  "// N1 and NOT0 invert the source, N2 and NOT1 invert EXEC. The names changed with RDNA 3.\nsaved = EXEC.u32\nEXEC.u32 = ~S0.u32 | saved\nD0.u32 = saved\nSCC = EXEC.u32 != 0",
  "// N1 and NOT0 invert the source, N2 and NOT1 invert EXEC. The names changed with RDNA 3.\nsaved = EXEC.u64\nEXEC.u64 = ~S0.u64 | saved\nD0.u64 = saved\nSCC = EXEC.u64 != 0",
  "saved = EXEC.u32\nEXEC.u32 = S0.u32 & ~saved\nD0.u32 = saved\nSCC = EXEC.u32 != 0",
  "saved = EXEC.u64\nEXEC.u64 = S0.u64 & ~saved\nD0.u64 = saved\nSCC = EXEC.u64 != 0",
  "saved = EXEC.u32\nEXEC.u32 = S0.u32 | ~saved\nD0.u32 = saved\nSCC = EXEC.u32 != 0",
  "saved = EXEC.u64\nEXEC.u64 = S0.u64 | ~saved\nD0.u64 = saved\nSCC = EXEC.u64 != 0",
  "// WREXEC writes the new mask to the destination, not the old one.\nEXEC.u32 = ~S0.u32 & EXEC.u32\nD0.u32 = EXEC.u32\nSCC = EXEC.u32 != 0",
  "// WREXEC writes the new mask to the destination, not the old one.\nEXEC.u64 = ~S0.u64 & EXEC.u64\nD0.u64 = EXEC.u64\nSCC = EXEC.u64 != 0",
  "EXEC.u32 = S0.u32 & ~EXEC.u32\nD0.u32 = EXEC.u32\nSCC = EXEC.u32 != 0",
  "EXEC.u64 = S0.u64 & ~EXEC.u64\nD0.u64 = EXEC.u64\nSCC = EXEC.u64 != 0",
  "D0.u32 = ~S0.u32\nSCC = D0.u32 != 0",
  "D0.u64 = ~S0.u64\nSCC = D0.u64 != 0",
  "D0.u32 = S0.u32 & S1.u32\nSCC = D0.u32 != 0",
  "D0.u64 = S0.u64 & S1.u64\nSCC = D0.u64 != 0",
  "D0.u32 = S0.u32 | S1.u32\nSCC = D0.u32 != 0",
  "D0.u64 = S0.u64 | S1.u64\nSCC = D0.u64 != 0",
  "D0.u32 = S0.u32 ^ S1.u32\nSCC = D0.u32 != 0",
  "D0.u64 = S0.u64 ^ S1.u64\nSCC = D0.u64 != 0",
  "D0.u32 = ~(S0.u32 & S1.u32)\nSCC = D0.u32 != 0",
  "D0.u64 = ~(S0.u64 & S1.u64)\nSCC = D0.u64 != 0",
  "D0.u32 = ~(S0.u32 | S1.u32)\nSCC = D0.u32 != 0",
  "D0.u64 = ~(S0.u64 | S1.u64)\nSCC = D0.u64 != 0",
  "D0.u32 = ~(S0.u32 ^ S1.u32)\nSCC = D0.u32 != 0",
  "D0.u64 = ~(S0.u64 ^ S1.u64)\nSCC = D0.u64 != 0",
  "// The second source is inverted first. The names changed with RDNA 3.\nD0.u32 = S0.u32 & ~S1.u32\nSCC = D0.u32 != 0",
  "// The second source is inverted first. The names changed with RDNA 3.\nD0.u64 = S0.u64 & ~S1.u64\nSCC = D0.u64 != 0",
  "// The second source is inverted first. The names changed with RDNA 3.\nD0.u32 = S0.u32 | ~S1.u32\nSCC = D0.u32 != 0",
  "// The second source is inverted first. The names changed with RDNA 3.\nD0.u64 = S0.u64 | ~S1.u64\nSCC = D0.u64 != 0",
  "// Only as many bits of the count are used as the width needs.\nD0.u32 = S0.u32 << S1.u32[4 : 0]\nSCC = D0.u32 != 0",
  "// Only as many bits of the count are used as the width needs.\nD0.u64 = S0.u64 << S1.u32[5 : 0]\nSCC = D0.u64 != 0",
  "D0.u32 = S0.u32 >> S1.u32[4 : 0]\nSCC = D0.u32 != 0",
  "D0.u64 = S0.u64 >> S1.u32[5 : 0]\nSCC = D0.u64 != 0",
  "D0.i32 = S0.i32 >> S1.u32[4 : 0]\nSCC = D0.i32 != 0",
  "D0.i64 = S0.i64 >> S1.u32[5 : 0]\nSCC = D0.i64 != 0",
  "offset = SIMM16.u16[10 : 6].u32\nlast = SIMM16.u16[15 : 11].u32\nD0.u32 = (HW_REGISTERS[SIMM16.u16[5 : 0].u32] >> offset) & (0xffffffffU >> (31U - last))",
  "id = SIMM16.u16[5 : 0].u32\noffset = SIMM16.u16[10 : 6].u32\nlast = SIMM16.u16[15 : 11].u32\nmask = (0xffffffffU >> (31U - last)) << offset\nHW_REGISTERS[id] = (HW_REGISTERS[id] & ~mask) | ((S0.u32 << offset) & mask)",
  "id = SIMM16.u16[5 : 0].u32\noffset = SIMM16.u16[10 : 6].u32\nlast = SIMM16.u16[15 : 11].u32\nmask = (0xffffffffU >> (31U - last)) << offset\nHW_REGISTERS[id] = (HW_REGISTERS[id] & ~mask) | ((SIMM32.u32 << offset) & mask)",
  "// GFX9's relative addressing of vector registers: M0 holds the index (7:0) and what it applies to (15:12).\nWAVE_MODE.GPR_IDX_EN = 1'1U\nM0.u32 = (M0.u32 & 0xffff0f00U) | 32'U(S0.u32[7 : 0]) | ((SRC1.u32 & 15U) << 12U)",
  "WAVE_MODE.GPR_IDX_EN = 1'0U",
  "M0.u32 = (M0.u32 & 0xffffff00U) | 32'U(S0.u32[7 : 0])",
  "M0.u32 = (M0.u32 & 0xffff0fffU) | (32'U(SIMM16.u16[3 : 0]) << 12U)",
  "// While MODE.VSKIP is set, vector instructions do nothing; binding sees to that (spec/operands/binding.json).\nWAVE_MODE.VSKIP = S0.u32[S1.u32[4 : 0]]",
  "D0.b64 = S0.b64",
  "// The destination is kept when SCC is 0.\nif SCC then\n  D0.b32 = S0.b32\nendif",
  "// The destination is kept when SCC is 0.\nif SCC then\n  D0.b64 = S0.b64\nendif",
  "D0.b32 = SCC ? S0.b32 : S1.b32",
  "D0.b64 = SCC ? S0.b64 : S1.b64",
  "D0.i32 = 32'I(signext(SIMM16.i16))",
  "if SCC then\n  D0.i32 = 32'I(signext(SIMM16.i16))\nendif",
  "// The name tells which half of S0 and of S1 is kept: L low, H high; S0 goes to the low half of the result.\nD0.b32 = { S1[15 : 0], S0[15 : 0] }",
  "// The name tells which half of S0 and of S1 is kept: L low, H high; S0 goes to the low half of the result.\nD0.b32 = { S1[31 : 16], S0[15 : 0] }",
  "// The name tells which half of S0 and of S1 is kept: L low, H high; S0 goes to the low half of the result.\nD0.b32 = { S1[31 : 16], S0[31 : 16] }",
  "D0.b32 = SGPR[relative_scalar(SRC0.u32 + M0.u32, 1U)].b32",
  "D0.b64 = SGPR[relative_scalar(SRC0.u32 + M0.u32, 2U)].b64",
  "to = DST.u32 + M0.u32\nif to <= 107U then\n  SGPR[to].b32 = S0.b32\nendif",
  "to = DST.u32 + M0.u32\nif to <= 106U then\n  SGPR[to].b64 = S0.b64\nendif",
  "// Scalar atomics: one access for the wave.\naddr = smem_address()\ntmp = MEM[addr].u32\nMEM[addr].u32 = SDATA.u32\nSDATA.u32 = tmp",
  "// Scalar atomics: one access for the wave.\naddr = smem_address()\ntmp = MEM[addr].u32\nMEM[addr].u32 = tmp + SDATA.u32\nSDATA.u32 = tmp",
  "// Scalar atomics: one access for the wave.\naddr = smem_address()\ntmp = MEM[addr].u32\nMEM[addr].u32 = tmp - SDATA.u32\nSDATA.u32 = tmp",
  "// Scalar atomics: one access for the wave.\naddr = smem_address()\ntmp = MEM[addr].i32\nMEM[addr].i32 = SDATA.i32 < tmp ? SDATA.i32 : tmp\nSDATA.i32 = tmp",
  "// Scalar atomics: one access for the wave.\naddr = smem_address()\ntmp = MEM[addr].u32\nMEM[addr].u32 = SDATA.u32 < tmp ? SDATA.u32 : tmp\nSDATA.u32 = tmp",
  "// Scalar atomics: one access for the wave.\naddr = smem_address()\ntmp = MEM[addr].i32\nMEM[addr].i32 = SDATA.i32 > tmp ? SDATA.i32 : tmp\nSDATA.i32 = tmp",
  "// Scalar atomics: one access for the wave.\naddr = smem_address()\ntmp = MEM[addr].u32\nMEM[addr].u32 = SDATA.u32 > tmp ? SDATA.u32 : tmp\nSDATA.u32 = tmp",
  "// Scalar atomics: one access for the wave.\naddr = smem_address()\ntmp = MEM[addr].u32\nMEM[addr].u32 = tmp & SDATA.u32\nSDATA.u32 = tmp",
  "// Scalar atomics: one access for the wave.\naddr = smem_address()\ntmp = MEM[addr].u32\nMEM[addr].u32 = tmp | SDATA.u32\nSDATA.u32 = tmp",
  "// Scalar atomics: one access for the wave.\naddr = smem_address()\ntmp = MEM[addr].u32\nMEM[addr].u32 = tmp ^ SDATA.u32\nSDATA.u32 = tmp",
  "// Scalar atomics: one access for the wave.\naddr = smem_address()\ntmp = MEM[addr].u32\nMEM[addr].u32 = tmp >= SDATA.u32 ? 0U : tmp + 1U\nSDATA.u32 = tmp",
  "// Scalar atomics: one access for the wave.\naddr = smem_address()\ntmp = MEM[addr].u32\nMEM[addr].u32 = tmp == 0U || tmp > SDATA.u32 ? SDATA.u32 : tmp - 1U\nSDATA.u32 = tmp",
  "addr = smem_address()\ntmp = MEM[addr].u64\nMEM[addr].u64 = SDATA.u64\nSDATA.u64 = tmp",
  "addr = smem_address()\ntmp = MEM[addr].u64\nMEM[addr].u64 = tmp + SDATA.u64\nSDATA.u64 = tmp",
  "addr = smem_address()\ntmp = MEM[addr].u64\nMEM[addr].u64 = tmp - SDATA.u64\nSDATA.u64 = tmp",
  "addr = smem_address()\ntmp = MEM[addr].i64\nMEM[addr].i64 = SDATA.i64 < tmp ? SDATA.i64 : tmp\nSDATA.i64 = tmp",
  "addr = smem_address()\ntmp = MEM[addr].u64\nMEM[addr].u64 = SDATA.u64 < tmp ? SDATA.u64 : tmp\nSDATA.u64 = tmp",
  "addr = smem_address()\ntmp = MEM[addr].i64\nMEM[addr].i64 = SDATA.i64 > tmp ? SDATA.i64 : tmp\nSDATA.i64 = tmp",
  "addr = smem_address()\ntmp = MEM[addr].u64\nMEM[addr].u64 = SDATA.u64 > tmp ? SDATA.u64 : tmp\nSDATA.u64 = tmp",
  "addr = smem_address()\ntmp = MEM[addr].u64\nMEM[addr].u64 = tmp & SDATA.u64\nSDATA.u64 = tmp",
  "addr = smem_address()\ntmp = MEM[addr].u64\nMEM[addr].u64 = tmp | SDATA.u64\nSDATA.u64 = tmp",
  "addr = smem_address()\ntmp = MEM[addr].u64\nMEM[addr].u64 = tmp ^ SDATA.u64\nSDATA.u64 = tmp",
  "addr = smem_address()\ntmp = MEM[addr].u64\nMEM[addr].u64 = tmp >= SDATA.u64 ? 0ULL : tmp + 1ULL\nSDATA.u64 = tmp",
  "addr = smem_address()\ntmp = MEM[addr].u64\nMEM[addr].u64 = tmp == 0ULL || tmp > SDATA.u64 ? SDATA.u64 : tmp - 1ULL\nSDATA.u64 = tmp",
  "addr = smem_address()\nsrc = SDATA[31 : 0].u32\ncmp = SDATA[63 : 32].u32\ntmp = MEM[addr].u32\nMEM[addr].u32 = tmp == cmp ? src : tmp\nSDATA.u32 = tmp",
  "addr = smem_address()\nsrc = SDATA[63 : 0].u64\ncmp = SDATA[127 : 64].u64\ntmp = MEM[addr].u64\nMEM[addr].u64 = tmp == cmp ? src : tmp\nSDATA.u64 = tmp",
  "offset = sbuffer_offset()\nif 64'U(offset) + 4ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].u32\n  MEM[addr].u32 = SDATA.u32\n  SDATA.u32 = tmp\nelse\n  SDATA.u32 = 0U\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 4ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].u32\n  MEM[addr].u32 = tmp + SDATA.u32\n  SDATA.u32 = tmp\nelse\n  SDATA.u32 = 0U\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 4ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].u32\n  MEM[addr].u32 = tmp - SDATA.u32\n  SDATA.u32 = tmp\nelse\n  SDATA.u32 = 0U\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 4ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].i32\n  MEM[addr].i32 = SDATA.i32 < tmp ? SDATA.i32 : tmp\n  SDATA.i32 = tmp\nelse\n  SDATA.u32 = 0U\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 4ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].u32\n  MEM[addr].u32 = SDATA.u32 < tmp ? SDATA.u32 : tmp\n  SDATA.u32 = tmp\nelse\n  SDATA.u32 = 0U\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 4ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].i32\n  MEM[addr].i32 = SDATA.i32 > tmp ? SDATA.i32 : tmp\n  SDATA.i32 = tmp\nelse\n  SDATA.u32 = 0U\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 4ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].u32\n  MEM[addr].u32 = SDATA.u32 > tmp ? SDATA.u32 : tmp\n  SDATA.u32 = tmp\nelse\n  SDATA.u32 = 0U\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 4ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].u32\n  MEM[addr].u32 = tmp & SDATA.u32\n  SDATA.u32 = tmp\nelse\n  SDATA.u32 = 0U\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 4ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].u32\n  MEM[addr].u32 = tmp | SDATA.u32\n  SDATA.u32 = tmp\nelse\n  SDATA.u32 = 0U\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 4ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].u32\n  MEM[addr].u32 = tmp ^ SDATA.u32\n  SDATA.u32 = tmp\nelse\n  SDATA.u32 = 0U\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 4ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].u32\n  MEM[addr].u32 = tmp >= SDATA.u32 ? 0U : tmp + 1U\n  SDATA.u32 = tmp\nelse\n  SDATA.u32 = 0U\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 4ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].u32\n  MEM[addr].u32 = tmp == 0U || tmp > SDATA.u32 ? SDATA.u32 : tmp - 1U\n  SDATA.u32 = tmp\nelse\n  SDATA.u32 = 0U\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 4ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  src = SDATA[31 : 0].u32\n  cmp = SDATA[63 : 32].u32\n  tmp = MEM[addr].u32\n  MEM[addr].u32 = tmp == cmp ? src : tmp\n  SDATA.u32 = tmp\nelse\n  SDATA.u32 = 0U\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 8ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].u64\n  MEM[addr].u64 = SDATA.u64\n  SDATA.u64 = tmp\nelse\n  SDATA.u64 = 0ULL\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 8ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].u64\n  MEM[addr].u64 = tmp + SDATA.u64\n  SDATA.u64 = tmp\nelse\n  SDATA.u64 = 0ULL\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 8ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].u64\n  MEM[addr].u64 = tmp - SDATA.u64\n  SDATA.u64 = tmp\nelse\n  SDATA.u64 = 0ULL\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 8ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].i64\n  MEM[addr].i64 = SDATA.i64 < tmp ? SDATA.i64 : tmp\n  SDATA.i64 = tmp\nelse\n  SDATA.u64 = 0ULL\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 8ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].u64\n  MEM[addr].u64 = SDATA.u64 < tmp ? SDATA.u64 : tmp\n  SDATA.u64 = tmp\nelse\n  SDATA.u64 = 0ULL\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 8ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].i64\n  MEM[addr].i64 = SDATA.i64 > tmp ? SDATA.i64 : tmp\n  SDATA.i64 = tmp\nelse\n  SDATA.u64 = 0ULL\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 8ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].u64\n  MEM[addr].u64 = SDATA.u64 > tmp ? SDATA.u64 : tmp\n  SDATA.u64 = tmp\nelse\n  SDATA.u64 = 0ULL\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 8ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].u64\n  MEM[addr].u64 = tmp & SDATA.u64\n  SDATA.u64 = tmp\nelse\n  SDATA.u64 = 0ULL\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 8ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].u64\n  MEM[addr].u64 = tmp | SDATA.u64\n  SDATA.u64 = tmp\nelse\n  SDATA.u64 = 0ULL\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 8ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].u64\n  MEM[addr].u64 = tmp ^ SDATA.u64\n  SDATA.u64 = tmp\nelse\n  SDATA.u64 = 0ULL\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 8ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].u64\n  MEM[addr].u64 = tmp >= SDATA.u64 ? 0ULL : tmp + 1ULL\n  SDATA.u64 = tmp\nelse\n  SDATA.u64 = 0ULL\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 8ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  tmp = MEM[addr].u64\n  MEM[addr].u64 = tmp == 0ULL || tmp > SDATA.u64 ? SDATA.u64 : tmp - 1ULL\n  SDATA.u64 = tmp\nelse\n  SDATA.u64 = 0ULL\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 8ULL <= s_buffer_bytes() then\n  addr = s_buffer_base() + 64'U(offset)\n  src = SDATA[63 : 0].u64\n  cmp = SDATA[127 : 64].u64\n  tmp = MEM[addr].u64\n  MEM[addr].u64 = tmp == cmp ? src : tmp\n  SDATA.u64 = tmp\nelse\n  SDATA.u64 = 0ULL\nendif",
  "addr = smem_address()\nSDATA.b32 = MEM[addr].b32",
  "addr = smem_address()\nSDATA.b64 = MEM[addr].b64",
  "addr = smem_address()\nSDATA.b128 = MEM[addr].b128",
  "addr = smem_address()\nSDATA.b256 = MEM[addr].b256",
  "addr = smem_address()\nSDATA.b512 = MEM[addr].b512",
  "addr = smem_address()\nMEM[addr].b32 = SDATA.b32",
  "addr = smem_address()\nMEM[addr].b64 = SDATA.b64",
  "addr = smem_address()\nMEM[addr].b128 = SDATA.b128",
  "// Buffers: where they lie and how many bytes they hold, by the generation's descriptor (for the definitions below\n// to call; no instruction has these names). Stride only counts for the size, which in CDNA 5 is given in bytes.\nD0.u64 = SBASE.u64 & 0xffffffffffffULL",
  "stride = SBASE[61 : 48].u32\nD0.u64 = (stride == 0U ? 1ULL : 64'U(stride)) * 64'U(SBASE[95 : 64].u32)",
  "base = s_buffer_base()\nsize = s_buffer_bytes()\noffset = sbuffer_offset()\nSDATA.u32 = sbuffer_word(base, size, offset)",
  "base = s_buffer_base()\nsize = s_buffer_bytes()\noffset = sbuffer_offset()\nSDATA[31 : 0] = sbuffer_word(base, size, offset)\nSDATA[63 : 32] = sbuffer_word(base, size, offset + 4U)",
  "base = s_buffer_base()\nsize = s_buffer_bytes()\noffset = sbuffer_offset()\nSDATA[31 : 0] = sbuffer_word(base, size, offset)\nSDATA[63 : 32] = sbuffer_word(base, size, offset + 4U)\nSDATA[95 : 64] = sbuffer_word(base, size, offset + 8U)\nSDATA[127 : 96] = sbuffer_word(base, size, offset + 12U)",
  "base = s_buffer_base()\nsize = s_buffer_bytes()\noffset = sbuffer_offset()\nSDATA[31 : 0] = sbuffer_word(base, size, offset)\nSDATA[63 : 32] = sbuffer_word(base, size, offset + 4U)\nSDATA[95 : 64] = sbuffer_word(base, size, offset + 8U)\nSDATA[127 : 96] = sbuffer_word(base, size, offset + 12U)\nSDATA[159 : 128] = sbuffer_word(base, size, offset + 16U)\nSDATA[191 : 160] = sbuffer_word(base, size, offset + 20U)\nSDATA[223 : 192] = sbuffer_word(base, size, offset + 24U)\nSDATA[255 : 224] = sbuffer_word(base, size, offset + 28U)",
  "base = s_buffer_base()\nsize = s_buffer_bytes()\noffset = sbuffer_offset()\nSDATA[31 : 0] = sbuffer_word(base, size, offset)\nSDATA[63 : 32] = sbuffer_word(base, size, offset + 4U)\nSDATA[95 : 64] = sbuffer_word(base, size, offset + 8U)\nSDATA[127 : 96] = sbuffer_word(base, size, offset + 12U)\nSDATA[159 : 128] = sbuffer_word(base, size, offset + 16U)\nSDATA[191 : 160] = sbuffer_word(base, size, offset + 20U)\nSDATA[223 : 192] = sbuffer_word(base, size, offset + 24U)\nSDATA[255 : 224] = sbuffer_word(base, size, offset + 28U)\nSDATA[287 : 256] = sbuffer_word(base, size, offset + 32U)\nSDATA[319 : 288] = sbuffer_word(base, size, offset + 36U)\nSDATA[351 : 320] = sbuffer_word(base, size, offset + 40U)\nSDATA[383 : 352] = sbuffer_word(base, size, offset + 44U)\nSDATA[415 : 384] = sbuffer_word(base, size, offset + 48U)\nSDATA[447 : 416] = sbuffer_word(base, size, offset + 52U)\nSDATA[479 : 448] = sbuffer_word(base, size, offset + 56U)\nSDATA[511 : 480] = sbuffer_word(base, size, offset + 60U)",
  "offset = sbuffer_offset()\nif 64'U(offset) + 3ULL < s_buffer_bytes() then\n  MEM[s_buffer_base() + 64'U(offset)].b32 = SDATA.b32\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 3ULL < s_buffer_bytes() then\n  MEM[s_buffer_base() + 64'U(offset)].b32 = SDATA[31 : 0]\nendif\nif 64'U(offset) + 7ULL < s_buffer_bytes() then\n  MEM[s_buffer_base() + 64'U(offset + 4U)].b32 = SDATA[63 : 32]\nendif",
  "offset = sbuffer_offset()\nif 64'U(offset) + 3ULL < s_buffer_bytes() then\n  MEM[s_buffer_base() + 64'U(offset)].b32 = SDATA[31 : 0]\nendif\nif 64'U(offset) + 7ULL < s_buffer_bytes() then\n  MEM[s_buffer_base() + 64'U(offset + 4U)].b32 = SDATA[63 : 32]\nendif\nif 64'U(offset) + 11ULL < s_buffer_bytes() then\n  MEM[s_buffer_base() + 64'U(offset + 8U)].b32 = SDATA[95 : 64]\nendif\nif 64'U(offset) + 15ULL < s_buffer_bytes() then\n  MEM[s_buffer_base() + 64'U(offset + 12U)].b32 = SDATA[127 : 96]\nendif",
  "// Caches are always coherent here; prefetches and probes have no visible result.\nnop()",
  "// Clocks: steps of the wave.\nSDATA.u64 = shader_cycles()",
  "// SBASE holds the address of the wave's scratch; lanes are not told apart.\naddr = smem_address()\nSDATA.b32 = MEM[addr].b32",
  "// SBASE holds the address of the wave's scratch; lanes are not told apart.\naddr = smem_address()\nSDATA.b64 = MEM[addr].b64",
  "// SBASE holds the address of the wave's scratch; lanes are not told apart.\naddr = smem_address()\nSDATA.b128 = MEM[addr].b128",
  "D0.u32 = ~S0.u32",
  "D0.u32 = S0.u32 & S1.u32",
  "D0.u32 = S0.u32 | S1.u32",
  "D0.u32 = S0.u32 ^ S1.u32",
  "D0.u32 = ~(S0.u32 ^ S1.u32)",
  "D0.u32 = S0.u32 | S1.u32 | S2.u32",
  "D0.u32 = (S0.u32 & S1.u32) | S2.u32",
  "D0.u32 = (S0.u32 << S1.u32[4 : 0]) | S2.u32",
  "// Shifts take the count first (REV) and use only as many bits of it as the width needs.\nD0.u32 = S1.u32 << S0.u32[4 : 0]",
  "// Shifts take the count first (REV) and use only as many bits of it as the width needs.\nD0.u16 = S1.u16 << S0.u32[3 : 0]",
  "// Shifts take the count first (REV) and use only as many bits of it as the width needs.\nD0.u64 = S1.u64 << S0.u32[5 : 0]",
  "D0.u32 = S1.u32 >> S0.u32[4 : 0]",
  "D0.u16 = S1.u16 >> S0.u32[3 : 0]",
  "D0.u64 = S1.u64 >> S0.u32[5 : 0]",
  "D0.i32 = S1.i32 >> S0.u32[4 : 0]",
  "D0.i16 = S1.i16 >> S0.u32[3 : 0]",
  "D0.i64 = S1.i64 >> S0.u32[5 : 0]",
  "// 32 bits of the 64 in { S0, S1 }, from bit S2 up, or from byte S2 up.\nD0.u32 = 32'U({ S0.u32, S1.u32 } >> S2.u32[4 : 0])",
  "D0.u32 = 32'U({ S0.u32, S1.u32 } >> (S2.u32[1 : 0] * 8U))",
  "D0.u32 = (S0.u32 >> S1.u32[4 : 0]) & ((1U << S2.u32[4 : 0]) - 1U)",
  "D0.i32 = signext_from_bit(S0.i32 >> S1.u32[4 : 0], S2.u32[4 : 0])",
  "// Where S0 has ones take S1, else S2.\nD0.u32 = (S0.u32 & S1.u32) | (~S0.u32 & S2.u32)",
  "D0.u32 = ((1U << S0.u32[4 : 0]) - 1U) << S1.u32[4 : 0]",
  "D0.u32 = S1.u32 + countbits(S0.u32)",
  "// How many lanes below this one have their bit set in the mask, LO for lanes 0-31, HI for 32-63, added to S1.\nbelow = laneId.u32 > 31U ? 0xffffffffU : (1U << laneId.u32) - 1U\nD0.u32 = S1.u32 + countbits(S0.u32 & below)",
  "below = laneId.u32 < 33U ? 0U : (1U << (laneId.u32 - 32U)) - 1U\nD0.u32 = S1.u32 + countbits(S0.u32 & below)",
  "// Searches give the position counted from the side they start at, and -1 when there is nothing to find.\nD0.i32 = S0.u32 == 0U ? -1 : 32'I(clz(S0.u32))",
  "D0.i32 = S0.u32 == 0U ? -1 : 32'I(ctz(S0.u32))",
  "// How many of the top bits are equal to the sign, counting the sign itself; -1 when all are.\nflips = S0.i32 < 0 ? ~S0.u32 : S0.u32\nD0.i32 = flips == 0U ? -1 : 32'I(clz(flips))",
  "// Which of four shader engines a rectangle of tiles touches. S0 holds two bits each of x_min, y_min, x_max and y_max\n// in tiles of 32 pixels, from bit 7 down; tile (x, y) belongs to engine {x[0] ^ y[1], y[0] ^ x[1]}. Distances count\n// modulo 4. All 256 entries of the table in the manuals follow from this.\ndeclare engines : 32'U = 0\nleft = 32'U(S0.u32[7 : 6])\ntop = 32'U(S0.u32[5 : 4])\nfor i in 0U : (32'U(S0.u32[3 : 2]) - left) & 3U do\n  for j in 0U : (32'U(S0.u32[1 : 0]) - top) & 3U do\n    x = (left + i) & 3U\n    y = (top + j) & 3U\n    engines |= 1U << ((((x & 1U) ^ (y >> 1U)) << 1U) | ((y & 1U) ^ (x >> 1U)))\n  endfor\nendfor\nD0.u32 = engines",
  "// Rounded-up or rounded-down averages of bytes: bit 0 of each byte of S2 is added before halving.\naverage = lambda(a, b, carry) ( (32'U(a) + 32'U(b) + 32'U(carry)) >> 1U )\nD0.u32 = { average(S0[31 : 24], S1[31 : 24], S2[24]).u8, average(S0[23 : 16], S1[23 : 16], S2[16]).u8,\n           average(S0[15 : 8], S1[15 : 8], S2[8]).u8, average(S0[7 : 0], S1[7 : 0], S2[0]).u8 }",
  "D0.u32 = sad_u8(S0.u32, S1.u32) + S2.u32",
  "D0.u32 = (sad_u8(S0.u32, S1.u32) << 16U) + S2.u32",
  "D0.u32 = distance(S0.u32[15 : 0], S1.u32[15 : 0]) + distance(S0.u32[31 : 16], S1.u32[31 : 16]) + S2.u32",
  "D0.u32 = distance(S0.u32, S1.u32) + S2.u32",
  "D0.u32 = masked_sad_u8(S0.u32, S1.u32) + S2.u32",
  "// Q: the window of four bytes slides over the eight of S0, a byte at a time. 16-bit sums wrap.\nat0 = sad_u8(S0.b64[31 : 0], S1.u32) + S2.b64[15 : 0]\nat1 = sad_u8(S0.b64[39 : 8], S1.u32) + S2.b64[31 : 16]\nat2 = sad_u8(S0.b64[47 : 16], S1.u32) + S2.b64[47 : 32]\nat3 = sad_u8(S0.b64[55 : 24], S1.u32) + S2.b64[63 : 48]\nD0.b64 = { at3.u16, at2.u16, at1.u16, at0.u16 }",
  "at0 = masked_sad_u8(S0.b64[31 : 0], S1.u32) + S2.b64[15 : 0]\nat1 = masked_sad_u8(S0.b64[39 : 8], S1.u32) + S2.b64[31 : 16]\nat2 = masked_sad_u8(S0.b64[47 : 16], S1.u32) + S2.b64[47 : 32]\nat3 = masked_sad_u8(S0.b64[55 : 24], S1.u32) + S2.b64[63 : 48]\nD0.b64 = { at3.u16, at2.u16, at1.u16, at0.u16 }",
  "at0 = masked_sad_u8(S0.b64[31 : 0], S1.u32) + S2.b128[31 : 0]\nat1 = masked_sad_u8(S0.b64[39 : 8], S1.u32) + S2.b128[63 : 32]\nat2 = masked_sad_u8(S0.b64[47 : 16], S1.u32) + S2.b128[95 : 64]\nat3 = masked_sad_u8(S0.b64[55 : 24], S1.u32) + S2.b128[127 : 96]\nD0.b128 = { at3.u32, at2.u32, at1.u32, at0.u32 }",
  "data = { S0.u32, S1.u32 }\nD0.u32 = { permuted_byte(data, S2.u32[31 : 24]), permuted_byte(data, S2.u32[23 : 16]),\n           permuted_byte(data, S2.u32[15 : 8]), permuted_byte(data, S2.u32[7 : 0]) }",
  "low = between(32'I(S0[15 : 0].i16), 0, 255)\nhigh = between(32'I(S0[31 : 16].i16), 0, 255)\nD0.b16 = { high.u8, low.u8 }",
  "sum = S0.u32 + S1.u32\nD0.u32 = sum < S0.u32 ? 0xffffffffU : sum",
  "D0.u32 = S0.u32 < S1.u32 ? 0U : S0.u32 - S1.u32",
  "D0.u32 = S1.u32 < S0.u32 ? 0U : S1.u32 - S0.u32",
  "D0.i32 = 32'I(between(64'I(S0.i32) + 64'I(S1.i32), -2147483648LL, 2147483647LL))",
  "D0.i32 = 32'I(between(64'I(S0.i32) - 64'I(S1.i32), -2147483648LL, 2147483647LL))",
  "D0.u16 = between(32'I(S0.u16) + 32'I(S1.u16), 0, 65535).u16",
  "D0.u16 = between(32'I(S0.i16) + 32'I(S1.i16), -32768, 32767).u16",
  "D0.u16 = between(32'I(S0.u16) - 32'I(S1.u16), 0, 65535).u16",
  "D0.u16 = between(32'I(S0.i16) - 32'I(S1.i16), -32768, 32767).u16",
  "D0.u16 = between(32'I(S1.u16) - 32'I(S0.u16), 0, 65535).u16",
  "sum = S0.u32 + S1.u32\nwraps = sum < S0.u32\nVCC.u64[laneId] = wraps\nD0.u32 = wraps ? 0xffffffffU : sum",
  "wraps = S0.u32 < S1.u32\nVCC.u64[laneId] = wraps\nD0.u32 = wraps ? 0U : S0.u32 - S1.u32",
  "wraps = S1.u32 < S0.u32\nVCC.u64[laneId] = wraps\nD0.u32 = wraps ? 0U : S1.u32 - S0.u32",
  "carry = VCC.u64[laneId]\nsum = S0.u32 + S1.u32 + carry.u32\nwraps = sum < S0.u32 || (carry && sum == S0.u32)\nVCC.u64[laneId] = wraps\nD0.u32 = wraps ? 0xffffffffU : sum",
  "borrow = VCC.u64[laneId]\nwraps = S0.u32 < S1.u32 || (borrow && S0.u32 == S1.u32)\nVCC.u64[laneId] = wraps\nD0.u32 = wraps ? 0U : S0.u32 - S1.u32 - borrow.u32",
  "borrow = VCC.u64[laneId]\nwraps = S1.u32 < S0.u32 || (borrow && S1.u32 == S0.u32)\nVCC.u64[laneId] = wraps\nD0.u32 = wraps ? 0U : S1.u32 - S0.u32 - borrow.u32",
  "D0.i32 = 32'I(between(64'I(S0.i24) * 64'I(S1.i24), -2147483648LL, 2147483647LL))",
  "product = 64'U(S0.u24) * 64'U(S1.u24)\nD0.u32 = product > 0xffffffffULL ? 0xffffffffU : product.u32",
  "product = 32'U(S0.u16) * 32'U(S1.u16)\nD0.u16 = product > 0xffffU ? 16'0xffff : product.u16",
  "sum = 64'I(S0.i24) * 64'I(S1.i24) + 64'I(S2.i32)\nD0.i32 = 32'I(between(sum, -2147483648LL, 2147483647LL))",
  "sum = 64'I(S0.i16) * 64'I(S1.i16) + 64'I(S2.i32)\nD0.i32 = 32'I(between(sum, -2147483648LL, 2147483647LL))",
  "sum = 64'U(S0.u24) * 64'U(S1.u24) + 64'U(S2.u32)\nD0.u32 = sum > 0xffffffffULL ? 0xffffffffU : sum.u32",
  "sum = 64'U(S0.u16) * 64'U(S1.u16) + 64'U(S2.u32)\nD0.u32 = sum > 0xffffffffULL ? 0xffffffffU : sum.u32",
  "D0.u16 = between(64'I(S0.u16) * 64'I(S1.u16) + 64'I(S2.u16), 0LL, 65535LL).u16",
  "D0.u16 = between(64'I(S0.i16) * 64'I(S1.i16) + 64'I(S2.i16), -32768LL, 32767LL).u16",
  "product = 64'U(S0.u32) * 64'U(S1.u32)\nsum = product + S2.u64\nwraps = sum < product\nVCC.u64[laneId] = wraps\nD0.u64 = wraps ? 0xffffffffffffffffULL : sum",
  "product = 64'I(S0.i32) * 64'I(S1.i32)\nsum = product + S2.i64\nnegative = (product < 0LL) == (S2.i64 < 0LL) ? product < 0LL : sum < 0LL\nVCC.u64[laneId] = negative\nD0.u64 = negative == (sum < 0LL) ? sum.u64 : negative ? 0x8000000000000000ULL : 0x7fffffffffffffffULL",
  "D0.u32 = add_u32_saturated(sad_u8(S0.u32, S1.u32), S2.u32)",
  "D0.u32 = add_u32_saturated(sad_u8(S0.u32, S1.u32) << 16U, S2.u32)",
  "near = distance(S0.u32[15 : 0], S1.u32[15 : 0]) + distance(S0.u32[31 : 16], S1.u32[31 : 16])\nD0.u32 = add_u32_saturated(near, S2.u32)",
  "D0.u32 = add_u32_saturated(distance(S0.u32, S1.u32), S2.u32)",
  "D0.u32 = add_u32_saturated(masked_sad_u8(S0.u32, S1.u32), S2.u32)",
  "at0 = add_u16_saturated(sad_u8(S0.b64[31 : 0], S1.u32), S2.b64[15 : 0])\nat1 = add_u16_saturated(sad_u8(S0.b64[39 : 8], S1.u32), S2.b64[31 : 16])\nat2 = add_u16_saturated(sad_u8(S0.b64[47 : 16], S1.u32), S2.b64[47 : 32])\nat3 = add_u16_saturated(sad_u8(S0.b64[55 : 24], S1.u32), S2.b64[63 : 48])\nD0.b64 = { at3, at2, at1, at0 }",
  "at0 = add_u16_saturated(masked_sad_u8(S0.b64[31 : 0], S1.u32), S2.b64[15 : 0])\nat1 = add_u16_saturated(masked_sad_u8(S0.b64[39 : 8], S1.u32), S2.b64[31 : 16])\nat2 = add_u16_saturated(masked_sad_u8(S0.b64[47 : 16], S1.u32), S2.b64[47 : 32])\nat3 = add_u16_saturated(masked_sad_u8(S0.b64[55 : 24], S1.u32), S2.b64[63 : 48])\nD0.b64 = { at3, at2, at1, at0 }",
  "at0 = add_u32_saturated(masked_sad_u8(S0.b64[31 : 0], S1.u32), S2.b128[31 : 0])\nat1 = add_u32_saturated(masked_sad_u8(S0.b64[39 : 8], S1.u32), S2.b128[63 : 32])\nat2 = add_u32_saturated(masked_sad_u8(S0.b64[47 : 16], S1.u32), S2.b128[95 : 64])\nat3 = add_u32_saturated(masked_sad_u8(S0.b64[55 : 24], S1.u32), S2.b128[127 : 96])\nD0.b128 = { at3, at2, at1, at0 }",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nD0.u64[laneId] = S0.f16 < S1.f16",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nD0.u64[laneId] = S0.f32 < S1.f32",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nD0.u64[laneId] = S0.f64 < S1.f64",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nD0.u64[laneId] = S0.f16 == S1.f16",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nD0.u64[laneId] = S0.f32 == S1.f32",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nD0.u64[laneId] = S0.f64 == S1.f64",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nD0.u64[laneId] = S0.f16 <= S1.f16",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nD0.u64[laneId] = S0.f32 <= S1.f32",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nD0.u64[laneId] = S0.f64 <= S1.f64",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nD0.u64[laneId] = S0.f16 > S1.f16",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nD0.u64[laneId] = S0.f32 > S1.f32",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nD0.u64[laneId] = S0.f64 > S1.f64",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nD0.u64[laneId] = S0.f16 <> S1.f16",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nD0.u64[laneId] = S0.f32 <> S1.f32",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nD0.u64[laneId] = S0.f64 <> S1.f64",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nD0.u64[laneId] = S0.f16 >= S1.f16",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nD0.u64[laneId] = S0.f32 >= S1.f32",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nD0.u64[laneId] = S0.f64 >= S1.f64",
  "D0.u64[laneId] = !(S0.f16 < S1.f16)",
  "D0.u64[laneId] = !(S0.f32 < S1.f32)",
  "D0.u64[laneId] = !(S0.f64 < S1.f64)",
  "D0.u64[laneId] = !(S0.f16 == S1.f16)",
  "D0.u64[laneId] = !(S0.f32 == S1.f32)",
  "D0.u64[laneId] = !(S0.f64 == S1.f64)",
  "D0.u64[laneId] = !(S0.f16 <= S1.f16)",
  "D0.u64[laneId] = !(S0.f32 <= S1.f32)",
  "D0.u64[laneId] = !(S0.f64 <= S1.f64)",
  "D0.u64[laneId] = !(S0.f16 > S1.f16)",
  "D0.u64[laneId] = !(S0.f32 > S1.f32)",
  "D0.u64[laneId] = !(S0.f64 > S1.f64)",
  "D0.u64[laneId] = !(S0.f16 <> S1.f16)",
  "D0.u64[laneId] = !(S0.f32 <> S1.f32)",
  "D0.u64[laneId] = !(S0.f64 <> S1.f64)",
  "D0.u64[laneId] = !(S0.f16 >= S1.f16)",
  "D0.u64[laneId] = !(S0.f32 >= S1.f32)",
  "D0.u64[laneId] = !(S0.f64 >= S1.f64)",
  "D0.u64[laneId] = !isNAN(S0.f16) && !isNAN(S1.f16)",
  "D0.u64[laneId] = !isNAN(S0.f32) && !isNAN(S1.f32)",
  "D0.u64[laneId] = !isNAN(S0.f64) && !isNAN(S1.f64)",
  "D0.u64[laneId] = isNAN(S0.f16) || isNAN(S1.f16)",
  "D0.u64[laneId] = isNAN(S0.f32) || isNAN(S1.f32)",
  "D0.u64[laneId] = isNAN(S0.f64) || isNAN(S1.f64)",
  "D0.u64[laneId] = S0.i16 < S1.i16",
  "D0.u64[laneId] = S0.u16 < S1.u16",
  "D0.u64[laneId] = S0.i32 < S1.i32",
  "D0.u64[laneId] = S0.u32 < S1.u32",
  "D0.u64[laneId] = S0.i64 < S1.i64",
  "D0.u64[laneId] = S0.u64 < S1.u64",
  "D0.u64[laneId] = S0.i16 == S1.i16",
  "D0.u64[laneId] = S0.u16 == S1.u16",
  "D0.u64[laneId] = S0.i32 == S1.i32",
  "D0.u64[laneId] = S0.u32 == S1.u32",
  "D0.u64[laneId] = S0.i64 == S1.i64",
  "D0.u64[laneId] = S0.u64 == S1.u64",
  "D0.u64[laneId] = S0.i16 <= S1.i16",
  "D0.u64[laneId] = S0.u16 <= S1.u16",
  "D0.u64[laneId] = S0.i32 <= S1.i32",
  "D0.u64[laneId] = S0.u32 <= S1.u32",
  "D0.u64[laneId] = S0.i64 <= S1.i64",
  "D0.u64[laneId] = S0.u64 <= S1.u64",
  "D0.u64[laneId] = S0.i16 > S1.i16",
  "D0.u64[laneId] = S0.u16 > S1.u16",
  "D0.u64[laneId] = S0.i32 > S1.i32",
  "D0.u64[laneId] = S0.u32 > S1.u32",
  "D0.u64[laneId] = S0.i64 > S1.i64",
  "D0.u64[laneId] = S0.u64 > S1.u64",
  "D0.u64[laneId] = S0.i16 != S1.i16",
  "D0.u64[laneId] = S0.u16 != S1.u16",
  "D0.u64[laneId] = S0.i32 != S1.i32",
  "D0.u64[laneId] = S0.u32 != S1.u32",
  "D0.u64[laneId] = S0.i64 != S1.i64",
  "D0.u64[laneId] = S0.u64 != S1.u64",
  "D0.u64[laneId] = S0.i16 >= S1.i16",
  "D0.u64[laneId] = S0.u16 >= S1.u16",
  "D0.u64[laneId] = S0.i32 >= S1.i32",
  "D0.u64[laneId] = S0.u32 >= S1.u32",
  "D0.u64[laneId] = S0.i64 >= S1.i64",
  "D0.u64[laneId] = S0.u64 >= S1.u64",
  "// Never and always. Always is TRU for floats before RDNA 3, and T otherwise.\nD0.u64[laneId] = 1'0U",
  "D0.u64[laneId] = 1'1U",
  "// Is the float of one of the classes that S1 selects? Bits 0 signalling NaN, 1 quiet NaN, 2 -infinity, 3 -normal,\n// 4 -denormal, 5 -0, 6 +0, 7 +denormal, 8 +normal, 9 +infinity: class_mask sets the one. Nothing is flushed before.\nD0.u64[laneId] = (S1.u32 & class_mask(S0.f16)) != 0U",
  "// Is the float of one of the classes that S1 selects? Bits 0 signalling NaN, 1 quiet NaN, 2 -infinity, 3 -normal,\n// 4 -denormal, 5 -0, 6 +0, 7 +denormal, 8 +normal, 9 +infinity: class_mask sets the one. Nothing is flushed before.\nD0.u64[laneId] = (S1.u32 & class_mask(S0.f32)) != 0U",
  "// Is the float of one of the classes that S1 selects? Bits 0 signalling NaN, 1 quiet NaN, 2 -infinity, 3 -normal,\n// 4 -denormal, 5 -0, 6 +0, 7 +denormal, 8 +normal, 9 +infinity: class_mask sets the one. Nothing is flushed before.\nD0.u64[laneId] = (S1.u32 & class_mask(S0.f64)) != 0U",
  "// CMPX on CDNA 1-4: the mask and EXEC.\nresult = S0.f16 < S1.f16\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "// CMPX on CDNA 1-4: the mask and EXEC.\nresult = S0.f32 < S1.f32\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "// CMPX on CDNA 1-4: the mask and EXEC.\nresult = S0.f64 < S1.f64\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "// CMPX on CDNA 1-4: the mask and EXEC.\nresult = S0.f16 == S1.f16\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "// CMPX on CDNA 1-4: the mask and EXEC.\nresult = S0.f32 == S1.f32\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "// CMPX on CDNA 1-4: the mask and EXEC.\nresult = S0.f64 == S1.f64\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "// CMPX on CDNA 1-4: the mask and EXEC.\nresult = S0.f16 <= S1.f16\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "// CMPX on CDNA 1-4: the mask and EXEC.\nresult = S0.f32 <= S1.f32\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "// CMPX on CDNA 1-4: the mask and EXEC.\nresult = S0.f64 <= S1.f64\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "// CMPX on CDNA 1-4: the mask and EXEC.\nresult = S0.f16 > S1.f16\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "// CMPX on CDNA 1-4: the mask and EXEC.\nresult = S0.f32 > S1.f32\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "// CMPX on CDNA 1-4: the mask and EXEC.\nresult = S0.f64 > S1.f64\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "// CMPX on CDNA 1-4: the mask and EXEC.\nresult = S0.f16 <> S1.f16\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "// CMPX on CDNA 1-4: the mask and EXEC.\nresult = S0.f32 <> S1.f32\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "// CMPX on CDNA 1-4: the mask and EXEC.\nresult = S0.f64 <> S1.f64\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "// CMPX on CDNA 1-4: the mask and EXEC.\nresult = S0.f16 >= S1.f16\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "// CMPX on CDNA 1-4: the mask and EXEC.\nresult = S0.f32 >= S1.f32\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "// CMPX on CDNA 1-4: the mask and EXEC.\nresult = S0.f64 >= S1.f64\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = !(S0.f16 < S1.f16)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = !(S0.f32 < S1.f32)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = !(S0.f64 < S1.f64)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = !(S0.f16 == S1.f16)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = !(S0.f32 == S1.f32)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = !(S0.f64 == S1.f64)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = !(S0.f16 <= S1.f16)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = !(S0.f32 <= S1.f32)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = !(S0.f64 <= S1.f64)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = !(S0.f16 > S1.f16)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = !(S0.f32 > S1.f32)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = !(S0.f64 > S1.f64)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = !(S0.f16 <> S1.f16)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = !(S0.f32 <> S1.f32)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = !(S0.f64 <> S1.f64)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = !(S0.f16 >= S1.f16)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = !(S0.f32 >= S1.f32)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = !(S0.f64 >= S1.f64)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = !isNAN(S0.f16) && !isNAN(S1.f16)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = !isNAN(S0.f32) && !isNAN(S1.f32)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = !isNAN(S0.f64) && !isNAN(S1.f64)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = isNAN(S0.f16) || isNAN(S1.f16)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = isNAN(S0.f32) || isNAN(S1.f32)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = isNAN(S0.f64) || isNAN(S1.f64)\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.i16 < S1.i16\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.u16 < S1.u16\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.i32 < S1.i32\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.u32 < S1.u32\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.i64 < S1.i64\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.u64 < S1.u64\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.i16 == S1.i16\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.u16 == S1.u16\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.i32 == S1.i32\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.u32 == S1.u32\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.i64 == S1.i64\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.u64 == S1.u64\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.i16 <= S1.i16\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.u16 <= S1.u16\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.i32 <= S1.i32\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.u32 <= S1.u32\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.i64 <= S1.i64\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.u64 <= S1.u64\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.i16 > S1.i16\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.u16 > S1.u16\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.i32 > S1.i32\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.u32 > S1.u32\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.i64 > S1.i64\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.u64 > S1.u64\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.i16 != S1.i16\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.u16 != S1.u16\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.i32 != S1.i32\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.u32 != S1.u32\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.i64 != S1.i64\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.u64 != S1.u64\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.i16 >= S1.i16\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.u16 >= S1.u16\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.i32 >= S1.i32\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.u32 >= S1.u32\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.i64 >= S1.i64\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = S0.u64 >= S1.u64\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "D0.u64[laneId] = 1'0U\nEXEC.u64[laneId] = 1'0U",
  "D0.u64[laneId] = 1'1U\nEXEC.u64[laneId] = 1'1U",
  "result = (S1.u32 & class_mask(S0.f16)) != 0U\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = (S1.u32 & class_mask(S0.f32)) != 0U\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "result = (S1.u32 & class_mask(S0.f64)) != 0U\nD0.u64[laneId] = result\nEXEC.u64[laneId] = result",
  "D0.f32 = i32_to_f32(S0.i32)",
  "D0.f32 = u32_to_f32(S0.u32)",
  "D0.f32 = f16_to_f32(S0.f16)",
  "D0.f32 = f64_to_f32(S0.f64)",
  "D0.f64 = i32_to_f64(S0.i32)",
  "D0.f64 = u32_to_f64(S0.u32)",
  "D0.f64 = f32_to_f64(S0.f32)",
  "D0.f16 = i16_to_f16(S0.i16)",
  "D0.f16 = u16_to_f16(S0.u16)",
  "D0.f16 = f32_to_f16(S0.f32)",
  "D0.i32 = f32_to_i32(S0.f32)",
  "D0.u32 = f32_to_u32(S0.f32)",
  "D0.i32 = f64_to_i32(S0.f64)",
  "D0.u32 = f64_to_u32(S0.f64)",
  "D0.i16 = f16_to_i16(S0.f16)",
  "D0.u16 = f16_to_u16(S0.f16)",
  "// Down, and to the nearest with halves up.\nD0.i32 = f32_to_i32(floor(S0.f32))",
  "D0.i32 = f32_to_i32(floor(S0.f32 + 0.5F))",
  "D0.f32 = u32_to_f32(32'U(S0.u32[7 : 0]))",
  "D0.f32 = u32_to_f32(32'U(S0.u32[15 : 8]))",
  "D0.f32 = u32_to_f32(32'U(S0.u32[23 : 16]))",
  "D0.f32 = u32_to_f32(32'U(S0.u32[31 : 24]))",
  "// A signed 4-bit number in sixteenths: -0.5 to 0.4375.\nD0.f32 = i32_to_f32(32'I(signext(S0.i4))) * 0.0625F",
  "// Normalised: -1 to 1 becomes -32767 to 32767 (I16), 0 to 1 becomes 0 to 65535 (U16); beyond saturates.\nD0.i16 = f16_to_snorm(S0.f16)",
  "D0.u16 = f16_to_unorm(S0.f16)",
  "// Two results in one register, S0's in the low half. The names gained a `_` with RDNA 3.\nD0.b32 = { f16_to_snorm(S1.f16).u16, f16_to_snorm(S0.f16).u16 }",
  "// Two results in one register, S0's in the low half. The names gained a `_` with RDNA 3.\nD0.b32 = { f32_to_snorm(S1.f32).u16, f32_to_snorm(S0.f32).u16 }",
  "D0.b32 = { f16_to_unorm(S1.f16).u16, f16_to_unorm(S0.f16).u16 }",
  "D0.b32 = { f32_to_unorm(S1.f32).u16, f32_to_unorm(S0.f32).u16 }",
  "D0.b32 = { u32_to_u16(S1.u32), u32_to_u16(S0.u32) }",
  "D0.b32 = { i32_to_i16(S1.i32), i32_to_i16(S0.i32) }",
  "// Toward zero whatever MODE says.\nmode = ROUND_MODE\nROUND_MODE = ROUND_TOWARD_ZERO\nlow = f32_to_f16(S0.f32)\nhigh = f32_to_f16(S1.f32)\nROUND_MODE = mode\nD0.b32 = { high, low }",
  "// One byte of a register: the S1-th, of S2 (PK) or of the destination itself (PKACCUM).\nplace = S1.u32[1 : 0] * 8U\nD0.u32 = (S2.u32 & ~(255U << place)) | (32'U(f32_to_u8(S0.f32)) << place)",
  "place = S1.u32[1 : 0] * 8U\nD0.u32 = (D0.u32 & ~(255U << place)) | (32'U(f32_to_u8(S0.f32)) << place)",
  "if abs(S2.f32) >= abs(S0.f32) && abs(S2.f32) >= abs(S1.f32) then\n  D0.f32 = S2.f32 < 0.0F ? 5.0F : 4.0F\nelsif abs(S1.f32) >= abs(S0.f32) then\n  D0.f32 = S1.f32 < 0.0F ? 3.0F : 2.0F\nelse\n  D0.f32 = S0.f32 < 0.0F ? 1.0F : 0.0F\nendif",
  "if abs(S2.f32) >= abs(S0.f32) && abs(S2.f32) >= abs(S1.f32) then\n  D0.f32 = S2.f32 < 0.0F ? -S0.f32 : S0.f32\nelsif abs(S1.f32) >= abs(S0.f32) then\n  D0.f32 = S0.f32\nelse\n  D0.f32 = S0.f32 < 0.0F ? S2.f32 : -S2.f32\nendif",
  "z = abs(S2.f32) >= abs(S0.f32) && abs(S2.f32) >= abs(S1.f32)\nif !z && abs(S1.f32) >= abs(S0.f32) then\n  D0.f32 = S1.f32 < 0.0F ? -S2.f32 : S2.f32\nelse\n  D0.f32 = -S1.f32\nendif",
  "// Twice the coordinate along the major axis.\nif abs(S2.f32) >= abs(S0.f32) && abs(S2.f32) >= abs(S1.f32) then\n  D0.f32 = S2.f32 * 2.0F\nelsif abs(S1.f32) >= abs(S0.f32) then\n  D0.f32 = S1.f32 * 2.0F\nelse\n  D0.f32 = S0.f32 * 2.0F\nendif",
  "// S1 is the denominator, S2 the numerator, S0 the one of both that is to be scaled.\ngap = exponent(S2.f32) - exponent(S1.f32)\nscaled = 1'0U\nresult = S0.f32\nif S1.f32 == 0.0 || S2.f32 == 0.0 then\n  scaled = 1'1U\n  result = NAN.f32\nelsif gap >= 96 then\n  // the quotient may overflow: a larger denominator makes it smaller\n  scaled = 1'1U\n  if S0.f32 == S1.f32 then\n    result = ldexp(S0.f32, 64)\n  endif\nelsif exponent(S1.f32) == 0 then\n  // a denormal denominator: both become larger, the quotient stays\n  result = ldexp(S0.f32, 64)\nelsif exponent(S1.f32) >= 253 then\n  // the reciprocal of the denominator may be denormal: a smaller denominator, and a smaller numerator with it\n  // unless the quotient may be denormal too\n  scaled = gap <= -126 ? 1'1U : 1'0U\n  if !scaled || S0.f32 == S1.f32 then\n    result = ldexp(S0.f32, -64)\n  endif\nelsif gap <= -126 then\n  // the quotient may be denormal: a larger numerator makes it larger\n  scaled = 1'1U\n  if S0.f32 == S2.f32 then\n    result = ldexp(S0.f32, 64)\n  endif\nelsif exponent(S2.f32) <= 23 then\n  // a tiny numerator leaves no room for the corrections: both become larger\n  result = ldexp(S0.f32, 64)\nendif\nVCC.u64[laneId] = scaled\nD0.f32 = result",
  "// S1 is the denominator, S2 the numerator, S0 the one of both that is to be scaled.\ngap = exponent(S2.f64) - exponent(S1.f64)\nscaled = 1'0U\nresult = S0.f64\nif S1.f64 == 0.0 || S2.f64 == 0.0 then\n  scaled = 1'1U\n  result = NAN.f64\nelsif gap >= 768 then\n  // the quotient may overflow: a larger denominator makes it smaller\n  scaled = 1'1U\n  if S0.f64 == S1.f64 then\n    result = ldexp(S0.f64, 128)\n  endif\nelsif exponent(S1.f64) == 0 then\n  // a denormal denominator: both become larger, the quotient stays\n  result = ldexp(S0.f64, 128)\nelsif exponent(S1.f64) >= 2045 then\n  // the reciprocal of the denominator may be denormal: a smaller denominator, and a smaller numerator with it\n  // unless the quotient may be denormal too\n  scaled = gap <= -1022 ? 1'1U : 1'0U\n  if !scaled || S0.f64 == S1.f64 then\n    result = ldexp(S0.f64, -128)\n  endif\nelsif gap <= -1022 then\n  // the quotient may be denormal: a larger numerator makes it larger\n  scaled = 1'1U\n  if S0.f64 == S2.f64 then\n    result = ldexp(S0.f64, 128)\n  endif\nelsif exponent(S2.f64) <= 53 then\n  // a tiny numerator leaves no room for the corrections: both become larger\n  result = ldexp(S0.f64, 128)\nendif\nVCC.u64[laneId] = scaled\nD0.f64 = result",
  "// Where the mask is set the scaling is undone, in the direction that the size of the estimate S2 tells.\nresult = fma(S0.f32, S1.f32, S2.f32)\nif VCC.u64[laneId] then\n  result = ldexp(result, exponent(S2.f32) > 127 ? 64 : -64)\nendif\nD0.f32 = result",
  "// Where the mask is set the scaling is undone, in the direction that the size of the estimate S2 tells.\nresult = fma(S0.f64, S1.f64, S2.f64)\nif VCC.u64[laneId] then\n  result = ldexp(result, exponent(S2.f64) > 1023 ? 128 : -128)\nendif\nD0.f64 = result",
  "// S0 is the quotient so far, S1 the denominator, S2 the numerator. An estimate that became NaN although both are\n// numbers stands for a quotient that is too large.\nnegative = sign(S1.f32) != sign(S2.f32)\nif isNAN(S2.f32) then\n  D0.f32 = cvtToQuietNAN(S2.f32)\nelsif isNAN(S1.f32) then\n  D0.f32 = cvtToQuietNAN(S1.f32)\nelsif S1.f32 == 0.0 && S2.f32 == 0.0 then\n  D0.f32 = 32'F(0xffc00000)\nelsif abs(S1.f32) == INF.f32 && abs(S2.f32) == INF.f32 then\n  D0.f32 = 32'F(0xffc00000)\nelsif S1.f32 == 0.0 || abs(S2.f32) == INF.f32 then\n  D0.f32 = negative ? -INF.f32 : INF.f32\nelsif abs(S1.f32) == INF.f32 || S2.f32 == 0.0 then\n  D0.f32 = negative ? -0.0 : 0.0\nelsif exponent(S2.f32) - exponent(S1.f32) < -150 then\n  D0.f32 = negative ? -UNDERFLOW_F32 : UNDERFLOW_F32\nelsif isNAN(S0.f32) then\n  D0.f32 = negative ? -INF.f32 : INF.f32\nelse\n  D0.f32 = negative ? -abs(S0.f32) : abs(S0.f32)\nendif",
  "// S0 is the quotient so far, S1 the denominator, S2 the numerator. An estimate that became NaN although both are\n// numbers stands for a quotient that is too large.\nnegative = sign(S1.f64) != sign(S2.f64)\nif isNAN(S2.f64) then\n  D0.f64 = cvtToQuietNAN(S2.f64)\nelsif isNAN(S1.f64) then\n  D0.f64 = cvtToQuietNAN(S1.f64)\nelsif S1.f64 == 0.0 && S2.f64 == 0.0 then\n  D0.f64 = 64'F(0xfff8000000000000ULL)\nelsif abs(S1.f64) == INF.f64 && abs(S2.f64) == INF.f64 then\n  D0.f64 = 64'F(0xfff8000000000000ULL)\nelsif S1.f64 == 0.0 || abs(S2.f64) == INF.f64 then\n  D0.f64 = negative ? -INF.f64 : INF.f64\nelsif abs(S1.f64) == INF.f64 || S2.f64 == 0.0 then\n  D0.f64 = negative ? -0.0 : 0.0\nelsif exponent(S2.f64) - exponent(S1.f64) < -1075 then\n  D0.f64 = negative ? -UNDERFLOW_F64 : UNDERFLOW_F64\nelsif isNAN(S0.f64) then\n  D0.f64 = negative ? -INF.f64 : INF.f64\nelse\n  D0.f64 = negative ? -abs(S0.f64) : abs(S0.f64)\nendif",
  "negative = sign(S1.f16) != sign(S2.f16)\nif isNAN(S2.f16) then\n  D0.f16 = cvtToQuietNAN(S2.f16)\nelsif isNAN(S1.f16) then\n  D0.f16 = cvtToQuietNAN(S1.f16)\nelsif S1.f16 == 16'0.0 && S2.f16 == 16'0.0 then\n  D0.f16 = 16'F(0xfe00)\nelsif abs(S1.f16) == INF.f16 && abs(S2.f16) == INF.f16 then\n  D0.f16 = 16'F(0xfe00)\nelsif S1.f16 == 16'0.0 || abs(S2.f16) == INF.f16 then\n  D0.f16 = negative ? -INF.f16 : INF.f16\nelsif abs(S1.f16) == INF.f16 || S2.f16 == 16'0.0 then\n  D0.f16 = negative ? -16'0.0 : 16'0.0\nelse\n  D0.f16 = negative ? -abs(S0.f16) : abs(S0.f16)\nendif",
  "// A piece of 2 / pi for reducing large arguments: its 53 binary digits from bit 53 * S1[4 : 0] on, and for exponents\n// of S0 above 1077 that much further, as a double of the right magnitude; 2 ** 128 times that from 1968 on, where\n// the caller has scaled S0 down.\nD0.f64 = trig_preop(S0.f64, S1.u32[4 : 0])",
  "D0.f16 = S0.f16 + S1.f16",
  "D0.f32 = S0.f32 + S1.f32",
  "D0.f16 = S0.f16 - S1.f16",
  "D0.f32 = S0.f32 - S1.f32",
  "D0.f16 = S0.f16 * S1.f16",
  "D0.f32 = S0.f32 * S1.f32",
  "D0.f16 = S1.f16 - S0.f16",
  "D0.f32 = S1.f32 - S0.f32",
  "D0.f64 = S0.f64 + S1.f64",
  "D0.f64 = S0.f64 * S1.f64",
  "D0.f16 = fma(S0.f16, S1.f16, S2.f16)",
  "D0.f32 = fma(S0.f32, S1.f32, S2.f32)",
  "D0.f64 = fma(S0.f64, S1.f64, S2.f64)",
  "D0.f32 = fma(S0.f32, S1.f32, D0.f32)",
  "// MAD and MAC round the product and the sum, and flush denormals whatever MODE says.\nD0.f16 = S0.f16 * S1.f16 + S2.f16",
  "// MAD and MAC round the product and the sum, and flush denormals whatever MODE says.\nD0.f32 = S0.f32 * S1.f32 + S2.f32",
  "D0.f16 = S0.f16 * S1.f16 + S2.f16",
  "D0.f16 = S0.f16 * S1.f16 + D0.f16",
  "D0.f32 = S0.f32 * S1.f32 + D0.f32",
  "D0.f16 = S0.f16 * S1.f16 + SIMM32.f16",
  "D0.f32 = S0.f32 * S1.f32 + SIMM32.f32",
  "D0.f16 = S0.f16 * SIMM32.f16 + S1.f16",
  "D0.f32 = S0.f32 * SIMM32.f32 + S1.f32",
  "// DX9 rules (LEGACY, later DX9_ZERO): zero times anything is +0, infinity and NaN too.\nif S0.f32 == 0.0F || S1.f32 == 0.0F then\n  D0.f32 = 0.0F\nelse\n  D0.f32 = S0.f32 * S1.f32\nendif",
  "if S0.f32 == 0.0F || S1.f32 == 0.0F then\n  D0.f32 = S2.f32\nelse\n  D0.f32 = S0.f32 * S1.f32 + S2.f32\nendif",
  "// NC in the name (no carry) since RDNA 1.\nD0.u32 = S0.u32 + S1.u32",
  "D0.u32 = S0.u32 - S1.u32",
  "D0.u32 = S1.u32 - S0.u32",
  "D0.i32 = S0.i32 + S1.i32",
  "D0.i32 = S0.i32 - S1.i32",
  "D0.u16 = S0.u16 + S1.u16",
  "D0.i16 = S0.i16 + S1.i16",
  "D0.u16 = S0.u16 - S1.u16",
  "D0.i16 = S0.i16 - S1.i16",
  "D0.u16 = S1.u16 - S0.u16",
  "// Carry and borrow are lane masks: VCC, or in VOP3 the scalar destination and the third source.\nsum = S0.u32 + S1.u32\nVCC.u64[laneId] = sum < S0.u32\nD0.u32 = sum",
  "VCC.u64[laneId] = S0.u32 < S1.u32\nD0.u32 = S0.u32 - S1.u32",
  "VCC.u64[laneId] = S1.u32 < S0.u32\nD0.u32 = S1.u32 - S0.u32",
  "// With a carry in, the sum wraps also when it comes back to where it started.\ncarry = VCC.u64[laneId]\nsum = S0.u32 + S1.u32 + carry.u32\nVCC.u64[laneId] = sum < S0.u32 || (carry && sum == S0.u32)\nD0.u32 = sum",
  "borrow = VCC.u64[laneId]\nVCC.u64[laneId] = S0.u32 < S1.u32 || (borrow && S0.u32 == S1.u32)\nD0.u32 = S0.u32 - S1.u32 - borrow.u32",
  "borrow = VCC.u64[laneId]\nVCC.u64[laneId] = S1.u32 < S0.u32 || (borrow && S1.u32 == S0.u32)\nD0.u32 = S1.u32 - S0.u32 - borrow.u32",
  "D0.u32 = S0.u32 + S1.u32 + S2.u32",
  "D0.u32 = (S0.u32 << S1.u32[4 : 0]) + S2.u32",
  "D0.u32 = (S0.u32 + S1.u32) << S2.u32[4 : 0]",
  "D0.u32 = (S0.u32 ^ S1.u32) + S2.u32",
  "// Products\nD0.u32 = S0.u32 * S1.u32",
  "D0.u16 = S0.u16 * S1.u16",
  "// Factors of 24 bits: the high byte of each source does not count.\nD0.i32 = 32'I(S0.i24) * 32'I(S1.i24)",
  "D0.u32 = 32'U(S0.u24) * 32'U(S1.u24)",
  "D0.i32 = 32'I((64'I(S0.i24) * 64'I(S1.i24)) >> 32U)",
  "D0.u32 = 32'U((64'U(S0.u24) * 64'U(S1.u24)) >> 32U)",
  "D0.i32 = 32'I(S0.i24) * 32'I(S1.i24) + S2.i32",
  "D0.u32 = 32'U(S0.u24) * 32'U(S1.u24) + S2.u32",
  "D0.i32 = 32'I(S0.i16) * 32'I(S1.i16) + S2.i32",
  "D0.u32 = 32'U(S0.u16) * 32'U(S1.u16) + S2.u32",
  "D0.u16 = S0.u16 * S1.u16 + S2.u16",
  "D0.i16 = S0.i16 * S1.i16 + S2.i16",
  "// The mask tells whether the sum needed a 65th bit.\nproduct = 64'U(S0.u32) * 64'U(S1.u32)\nsum = product + S2.u64\nVCC.u64[laneId] = sum < product\nD0.u64 = sum",
  "// The mask is the sign of the true sum: bit 64 of it.\nproduct = 64'I(S0.i32) * 64'I(S1.i32)\nsum = product + S2.i64\nVCC.u64[laneId] = (product < 0LL) == (S2.i64 < 0LL) ? product < 0LL : sum < 0LL\nD0.i64 = sum",
  "// Minimum, maximum and median of integers\nD0.i32 = S0.i32 < S1.i32 ? S0.i32 : S1.i32",
  "// Minimum, maximum and median of integers\nD0.u32 = S0.u32 < S1.u32 ? S0.u32 : S1.u32",
  "// Minimum, maximum and median of integers\nD0.i16 = S0.i16 < S1.i16 ? S0.i16 : S1.i16",
  "// Minimum, maximum and median of integers\nD0.u16 = S0.u16 < S1.u16 ? S0.u16 : S1.u16",
  "D0.i32 = S0.i32 > S1.i32 ? S0.i32 : S1.i32",
  "D0.u32 = S0.u32 > S1.u32 ? S0.u32 : S1.u32",
  "D0.i16 = S0.i16 > S1.i16 ? S0.i16 : S1.i16",
  "D0.u16 = S0.u16 > S1.u16 ? S0.u16 : S1.u16",
  "least = S0.i32 < S1.i32 ? S0.i32 : S1.i32\nD0.i32 = least < S2.i32 ? least : S2.i32",
  "least = S0.u32 < S1.u32 ? S0.u32 : S1.u32\nD0.u32 = least < S2.u32 ? least : S2.u32",
  "least = S0.i16 < S1.i16 ? S0.i16 : S1.i16\nD0.i16 = least < S2.i16 ? least : S2.i16",
  "least = S0.u16 < S1.u16 ? S0.u16 : S1.u16\nD0.u16 = least < S2.u16 ? least : S2.u16",
  "most = S0.i32 > S1.i32 ? S0.i32 : S1.i32\nD0.i32 = most > S2.i32 ? most : S2.i32",
  "most = S0.u32 > S1.u32 ? S0.u32 : S1.u32\nD0.u32 = most > S2.u32 ? most : S2.u32",
  "most = S0.i16 > S1.i16 ? S0.i16 : S1.i16\nD0.i16 = most > S2.i16 ? most : S2.i16",
  "most = S0.u16 > S1.u16 ? S0.u16 : S1.u16\nD0.u16 = most > S2.u16 ? most : S2.u16",
  "// The median is the third source, held between the other two.\nleast = S0.i32 < S1.i32 ? S0.i32 : S1.i32\nmost = S0.i32 < S1.i32 ? S1.i32 : S0.i32\nD0.i32 = S2.i32 < least ? least : S2.i32 > most ? most : S2.i32",
  "// The median is the third source, held between the other two.\nleast = S0.u32 < S1.u32 ? S0.u32 : S1.u32\nmost = S0.u32 < S1.u32 ? S1.u32 : S0.u32\nD0.u32 = S2.u32 < least ? least : S2.u32 > most ? most : S2.u32",
  "// The median is the third source, held between the other two.\nleast = S0.i16 < S1.i16 ? S0.i16 : S1.i16\nmost = S0.i16 < S1.i16 ? S1.i16 : S0.i16\nD0.i16 = S2.i16 < least ? least : S2.i16 > most ? most : S2.i16",
  "// The median is the third source, held between the other two.\nleast = S0.u16 < S1.u16 ? S0.u16 : S1.u16\nmost = S0.u16 < S1.u16 ? S1.u16 : S0.u16\nD0.u16 = S2.u16 < least ? least : S2.u16 > most ? most : S2.u16",
  "// EXEC chooses the lane and is otherwise ignored: the lowest active one, or lane 0 when none is.\nlane = EXECZ ? 0U : 32'U(ctz(EXEC.u64))\nD0.b32 = VGPR[lane][SRC0.u32]",
  "// EXEC is ignored by both.\nlane = S1.u32 & (WAVE32 ? 31U : 63U)\nD0.b32 = VGPR[lane][SRC0.u32]",
  "lane = S1.u32 & (WAVE32 ? 31U : 63U)\nVGPR[lane][VDST.u32] = S0.b32",
  "// Until RDNA 3.5 a number wins over a quiet NaN; MODE.IEEE makes a signalling NaN win, quietened.\n// Of two quiet NaNs CDNA, RDNA 1 and RDNA 2 return the second, RDNA 3 and 3.5 the first.\nif WAVE_MODE.IEEE && isSignalNAN(S0.f16) then\n  D0.f16 = cvtToQuietNAN(S0.f16)\nelsif WAVE_MODE.IEEE && isSignalNAN(S1.f16) then\n  D0.f16 = cvtToQuietNAN(S1.f16)\nelsif !isNAN(S0.f16) && (isNAN(S1.f16) || below(S0.f16, S1.f16)) then\n  D0.f16 = S0.f16\nelse\n  D0.f16 = S1.f16\nendif",
  "// Until RDNA 3.5 a number wins over a quiet NaN; MODE.IEEE makes a signalling NaN win, quietened.\n// Of two quiet NaNs CDNA, RDNA 1 and RDNA 2 return the second, RDNA 3 and 3.5 the first.\nif WAVE_MODE.IEEE && isSignalNAN(S0.f32) then\n  D0.f32 = cvtToQuietNAN(S0.f32)\nelsif WAVE_MODE.IEEE && isSignalNAN(S1.f32) then\n  D0.f32 = cvtToQuietNAN(S1.f32)\nelsif !isNAN(S0.f32) && (isNAN(S1.f32) || below(S0.f32, S1.f32)) then\n  D0.f32 = S0.f32\nelse\n  D0.f32 = S1.f32\nendif",
  "// Until RDNA 3.5 a number wins over a quiet NaN; MODE.IEEE makes a signalling NaN win, quietened.\n// Of two quiet NaNs CDNA, RDNA 1 and RDNA 2 return the second, RDNA 3 and 3.5 the first.\nif WAVE_MODE.IEEE && isSignalNAN(S0.f64) then\n  D0.f64 = cvtToQuietNAN(S0.f64)\nelsif WAVE_MODE.IEEE && isSignalNAN(S1.f64) then\n  D0.f64 = cvtToQuietNAN(S1.f64)\nelsif !isNAN(S0.f64) && (isNAN(S1.f64) || below(S0.f64, S1.f64)) then\n  D0.f64 = S0.f64\nelse\n  D0.f64 = S1.f64\nendif",
  "if WAVE_MODE.IEEE && isSignalNAN(S0.f16) then\n  D0.f16 = cvtToQuietNAN(S0.f16)\nelsif WAVE_MODE.IEEE && isSignalNAN(S1.f16) then\n  D0.f16 = cvtToQuietNAN(S1.f16)\nelsif !isNAN(S0.f16) && (isNAN(S1.f16) || below(S1.f16, S0.f16)) then\n  D0.f16 = S0.f16\nelse\n  D0.f16 = S1.f16\nendif",
  "if WAVE_MODE.IEEE && isSignalNAN(S0.f32) then\n  D0.f32 = cvtToQuietNAN(S0.f32)\nelsif WAVE_MODE.IEEE && isSignalNAN(S1.f32) then\n  D0.f32 = cvtToQuietNAN(S1.f32)\nelsif !isNAN(S0.f32) && (isNAN(S1.f32) || below(S1.f32, S0.f32)) then\n  D0.f32 = S0.f32\nelse\n  D0.f32 = S1.f32\nendif",
  "if WAVE_MODE.IEEE && isSignalNAN(S0.f64) then\n  D0.f64 = cvtToQuietNAN(S0.f64)\nelsif WAVE_MODE.IEEE && isSignalNAN(S1.f64) then\n  D0.f64 = cvtToQuietNAN(S1.f64)\nelsif !isNAN(S0.f64) && (isNAN(S1.f64) || below(S1.f64, S0.f64)) then\n  D0.f64 = S0.f64\nelse\n  D0.f64 = S1.f64\nendif",
  "D0.f16 = v_min_f16(v_min_f16(S0.f16, S1.f16), S2.f16)",
  "D0.f32 = v_min_f32(v_min_f32(S0.f32, S1.f32), S2.f32)",
  "D0.f16 = v_max_f16(v_max_f16(S0.f16, S1.f16), S2.f16)",
  "D0.f32 = v_max_f32(v_max_f32(S0.f32, S1.f32), S2.f32)",
  "// The larger of the two that the maximum leaves over; with a NaN among them, their minimum.\nmost = v_max3_f16(S0.f16, S1.f16, S2.f16)\nif isNAN(S0.f16) || isNAN(S1.f16) || isNAN(S2.f16) then\n  D0.f16 = v_min3_f16(S0.f16, S1.f16, S2.f16)\nelsif most == S0.f16 then\n  D0.f16 = v_max_f16(S1.f16, S2.f16)\nelsif most == S1.f16 then\n  D0.f16 = v_max_f16(S0.f16, S2.f16)\nelse\n  D0.f16 = v_max_f16(S0.f16, S1.f16)\nendif",
  "// The larger of the two that the maximum leaves over; with a NaN among them, their minimum.\nmost = v_max3_f32(S0.f32, S1.f32, S2.f32)\nif isNAN(S0.f32) || isNAN(S1.f32) || isNAN(S2.f32) then\n  D0.f32 = v_min3_f32(S0.f32, S1.f32, S2.f32)\nelsif most == S0.f32 then\n  D0.f32 = v_max_f32(S1.f32, S2.f32)\nelsif most == S1.f32 then\n  D0.f32 = v_max_f32(S0.f32, S2.f32)\nelse\n  D0.f32 = v_max_f32(S0.f32, S1.f32)\nendif",
  "old = D0.b32\nD0.b32 = S0.b32\nS0.b32 = old",
  "// The mask is VCC, or in VOP3 the third source.\nD0.b32 = VCC.u64[laneId] ? S1.b32 : S0.b32",
  "D0.b32 = { S1.f16, S0.f16 }",
  "D0.f16 = ceil(S0.f16)",
  "D0.f32 = ceil(S0.f32)",
  "D0.f64 = ceil(S0.f64)",
  "D0.f16 = floor(S0.f16)",
  "D0.f32 = floor(S0.f32)",
  "D0.f64 = floor(S0.f64)",
  "D0.f16 = trunc(S0.f16)",
  "D0.f32 = trunc(S0.f32)",
  "D0.f64 = trunc(S0.f64)",
  "D0.f16 = rndne(S0.f16)",
  "D0.f32 = rndne(S0.f32)",
  "D0.f64 = rndne(S0.f64)",
  "// The fraction is below 1 even where the difference rounds up to it.\nfraction = S0.f16 - floor(S0.f16)\nD0.f16 = fraction >= 1.0 ? 16'F(0x3bff) : fraction",
  "// The fraction is below 1 even where the difference rounds up to it.\nfraction = S0.f32 - floor(S0.f32)\nD0.f32 = fraction >= 1.0 ? 32'F(0x3f7fffff) : fraction",
  "// The fraction is below 1 even where the difference rounds up to it.\nfraction = S0.f64 - floor(S0.f64)\nD0.f64 = fraction >= 1.0 ? 64'F(0x3fefffffffffffffULL) : fraction",
  "// x = mantissa * 2 ** exponent with 0.5 <= |mantissa| < 1, as C's frexp has it: denormals have their true\n// exponent, zero has 0. Infinity and NaN are their own mantissa and have exponent 0.\nif isNAN(S0.f16) || abs(S0.f16) == INF.f16 then\n  D0.f16 = S0.f16\nelse\n  D0.f16 = mantissa(S0.f16)\nendif",
  "// x = mantissa * 2 ** exponent with 0.5 <= |mantissa| < 1, as C's frexp has it: denormals have their true\n// exponent, zero has 0. Infinity and NaN are their own mantissa and have exponent 0.\nif isNAN(S0.f32) || abs(S0.f32) == INF.f32 then\n  D0.f32 = S0.f32\nelse\n  D0.f32 = mantissa(S0.f32)\nendif",
  "// x = mantissa * 2 ** exponent with 0.5 <= |mantissa| < 1, as C's frexp has it: denormals have their true\n// exponent, zero has 0. Infinity and NaN are their own mantissa and have exponent 0.\nif isNAN(S0.f64) || abs(S0.f64) == INF.f64 then\n  D0.f64 = S0.f64\nelse\n  D0.f64 = mantissa(S0.f64)\nendif",
  "D0.i16 = isNAN(S0.f16) || abs(S0.f16) == INF.f16 ? 16'0 : 16'I(frexpExp(S0.f16))",
  "D0.i32 = isNAN(S0.f32) || abs(S0.f32) == INF.f32 ? 0 : frexpExp(S0.f32)",
  "D0.i32 = isNAN(S0.f64) || abs(S0.f64) == INF.f64 ? 0 : frexpExp(S0.f64)",
  "// S0 times a power of two, rounded once.\nD0.f16 = ldexp(S0.f16, 32'I(S1.i16))",
  "D0.f32 = ldexp(S0.f32, S1.i32)",
  "D0.f64 = ldexp(S0.f64, S1.i32)",
  "D0.f32 = rcp(S0.f32)",
  "D0.f16 = rcp(S0.f16)",
  "D0.f64 = rcp(S0.f64)",
  "D0.f32 = rsq(S0.f32)",
  "D0.f16 = rsq(S0.f16)",
  "D0.f64 = rsq(S0.f64)",
  "D0.f32 = sqrt(S0.f32)",
  "D0.f16 = sqrt(S0.f16)",
  "D0.f64 = sqrt(S0.f64)",
  "// Powers of two and logarithms to base two.\nD0.f32 = pow(2.0F, S0.f32)",
  "D0.f16 = pow(16'2.0, S0.f16)",
  "D0.f32 = log2(S0.f32)",
  "D0.f16 = log2(S0.f16)",
  "// The argument counts turns, not radians.\nD0.f16 = sin2pi(S0.f16)",
  "// The argument counts turns, not radians.\nD0.f32 = sin2pi(S0.f32)",
  "D0.f32 = cos2pi(S0.f32)",
  "D0.f16 = cos2pi(S0.f16)",
  "addr = flat_address()\ntmp = MEM[addr].b64\nROUND_MODE = ROUND_NEAREST_EVEN\nMEM[addr].f64 = tmp.f64 + DATA.f64\nRETURN_DATA.b64 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].b64\nif DATA.f64 < tmp.f64 then\n  MEM[addr].b64 = DATA.b64\nendif\nRETURN_DATA.b64 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].b64\nif DATA.f64 > tmp.f64 then\n  MEM[addr].b64 = DATA.b64\nendif\nRETURN_DATA.b64 = tmp",
  "ROUND_MODE = ROUND_NEAREST_EVEN\nsum = f16_to_f32(S0[15 : 0].f16) * f16_to_f32(S1[15 : 0].f16)\nsum += f16_to_f32(S0[31 : 16].f16) * f16_to_f32(S1[31 : 16].f16)\nD0.f32 = sum + S2.f32",
  "ROUND_MODE = ROUND_NEAREST_EVEN\nsum = f16_to_f32(S0[15 : 0].f16) * f16_to_f32(S1[15 : 0].f16)\nsum += f16_to_f32(S0[31 : 16].f16) * f16_to_f32(S1[31 : 16].f16)\nD0.f32 = sum + D0.f32",
  "addr = ds_address()\ntmp = LDS[addr].b64\nROUND_MODE = ROUND_NEAREST_EVEN\nLDS[addr].f64 = tmp.f64 + DATA.f64\nRETURN_DATA.b64 = tmp",
  "D0.b64 = { S0.b64[63 : 32].f32 + S1.b64[63 : 32].f32, S0.b64[31 : 0].f32 + S1.b64[31 : 0].f32 }",
  "D0.b64 = { S0.b64[63 : 32].f32 * S1.b64[63 : 32].f32, S0.b64[31 : 0].f32 * S1.b64[31 : 0].f32 }",
  "high = fma(S0.b64[63 : 32].f32, S1.b64[63 : 32].f32, S2.b64[63 : 32].f32)\nlow = fma(S0.b64[31 : 0].f32, S1.b64[31 : 0].f32, S2.b64[31 : 0].f32)\nD0.b64 = { high, low }",
  "// OPSEL chooses a word of each source: the low word comes from source 0, the high one from source 1.\nlow = OPSEL[0] ? S0.b64[63 : 32] : S0.b64[31 : 0]\nhigh = OPSEL[1] ? S1.b64[63 : 32] : S1.b64[31 : 0]\nD0.b64 = { high, low }",
  "D0.f64 = fma(S0.f64, S1.f64, D0.f64)",
  "// The move between accumulation registers.\nD0.b32 = S0.b32",
  "ROUND_MODE = ROUND_NEAREST_EVEN\nsum = dot_flush(S2.f32) + f16_to_f32(S0[15 : 0].f16) * f16_to_f32(S1[15 : 0].f16)\nD0.f32 = dot_flush(sum + f16_to_f32(S0[31 : 16].f16) * f16_to_f32(S1[31 : 16].f16))",
  "ROUND_MODE = ROUND_NEAREST_EVEN\nsum = dot_flush(D0.f32) + f16_to_f32(S0[15 : 0].f16) * f16_to_f32(S1[15 : 0].f16)\nD0.f32 = dot_flush(sum + f16_to_f32(S0[31 : 16].f16) * f16_to_f32(S1[31 : 16].f16))",
  "addr = ds_address()\ntmp = LDS[addr].b32\nROUND_MODE = ROUND_NEAREST_EVEN\nLDS[addr].b32 = { tmp[31 : 16].f16 + DATA[31 : 16].f16, tmp[15 : 0].f16 + DATA[15 : 0].f16 }\nRETURN_DATA.b32 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].b32\nROUND_MODE = ROUND_NEAREST_EVEN\nLDS[addr].b32 = { tmp[31 : 16].bf16 + DATA[31 : 16].bf16, tmp[15 : 0].bf16 + DATA[15 : 0].bf16 }\nRETURN_DATA.b32 = tmp",
  "RETURN_DATA.b32 = 32'B(SCRATCH[scratch_address()].b32)",
  "RETURN_DATA.b32 = 32'U(SCRATCH[scratch_address()].u8)",
  "RETURN_DATA.b32 = 32'I(SCRATCH[scratch_address()].i8)",
  "RETURN_DATA.b32 = 32'U(SCRATCH[scratch_address()].u16)",
  "RETURN_DATA.b32 = 32'I(SCRATCH[scratch_address()].i16)",
  "LDS[load_lds_address(4U)].b32 = 32'U(MEM[flat_address()].u8)",
  "LDS[load_lds_address(4U)].b32 = 32'I(MEM[flat_address()].i8)",
  "LDS[load_lds_address(4U)].b32 = 32'U(MEM[flat_address()].u16)",
  "LDS[load_lds_address(4U)].b32 = 32'I(MEM[flat_address()].i16)",
  "LDS[load_lds_address(4U)].b32 = 32'U(SCRATCH[scratch_address()].u8)",
  "LDS[load_lds_address(4U)].b32 = 32'I(SCRATCH[scratch_address()].i8)",
  "LDS[load_lds_address(4U)].b32 = 32'U(SCRATCH[scratch_address()].u16)",
  "LDS[load_lds_address(4U)].b32 = 32'I(SCRATCH[scratch_address()].i16)",
  "LDS[load_lds_address(4U)].b32 = MEM[flat_address()].b32",
  "LDS[load_lds_address(4U)].b32 = SCRATCH[scratch_address()].b32",
  "// CDNA 3 and 4: the lowest byte or half; SDWA can bring another one there.\nD0.f32 = fp8_to_f32(S0[7 : 0].fp8)",
  "// CDNA 3 and 4: the lowest byte or half; SDWA can bring another one there.\nD0.f32 = bf8_to_f32(S0[7 : 0].bf8)",
  "low = fp8_to_f32(S0[7 : 0].fp8)\nhigh = fp8_to_f32(S0[15 : 8].fp8)\nD0.b64 = { high, low }",
  "low = bf8_to_f32(S0[7 : 0].bf8)\nhigh = bf8_to_f32(S0[15 : 8].bf8)\nD0.b64 = { high, low }",
  "// To nearest even whatever MODE says. OPSEL[3] names the half that is written; the other keeps its value.\nmode = ROUND_MODE\nROUND_MODE = ROUND_NEAREST_EVEN\nlow = f32_to_fp8(S0.f32)\nhigh = f32_to_fp8(S1.f32)\nROUND_MODE = mode\nif OPSEL[3] then\n  D0[31 : 16].b16 = { high, low }\nelse\n  D0[15 : 0].b16 = { high, low }\nendif",
  "// To nearest even whatever MODE says. OPSEL[3] names the half that is written; the other keeps its value.\nmode = ROUND_MODE\nROUND_MODE = ROUND_NEAREST_EVEN\nlow = f32_to_bf8(S0.f32)\nhigh = f32_to_bf8(S1.f32)\nROUND_MODE = mode\nif OPSEL[3] then\n  D0[31 : 16].b16 = { high, low }\nelse\n  D0[15 : 0].b16 = { high, low }\nendif",
  "// Stochastic rounding: a random number below the last place that is kept is added, then the rest is cut off.\n// The random bits are the upper ones of S1, as many as there are places to lose. Infinity and NaN are left alone.\n// OPSEL[3:2] names the byte that is written; the others keep their value.\nnoise = exponent(S0.f32) == 255 ? 0U : S1.u32 >> 12U\nmode = ROUND_MODE\nROUND_MODE = ROUND_TOWARD_ZERO\nresult = f32_to_fp8((S0.u32 + noise).f32)\nROUND_MODE = mode\nplace = 32'U(OPSEL[3 : 2]) * 8U\nD0.b32[place +: 8] = result.b8",
  "// Stochastic rounding: a random number below the last place that is kept is added, then the rest is cut off.\n// The random bits are the upper ones of S1, as many as there are places to lose. Infinity and NaN are left alone.\n// OPSEL[3:2] names the byte that is written; the others keep their value.\nnoise = exponent(S0.f32) == 255 ? 0U : S1.u32 >> 11U\nmode = ROUND_MODE\nROUND_MODE = ROUND_TOWARD_ZERO\nresult = f32_to_bf8((S0.u32 + noise).f32)\nROUND_MODE = mode\nplace = 32'U(OPSEL[3 : 2]) * 8U\nD0.b32[place +: 8] = result.b8",
  "// K in the name: the literal is an addend (AK) or a factor (MK).\nD0.f32 = fma(S0.f32, S1.f32, SIMM32.f32)",
  "D0.f32 = fma(S0.f32, SIMM32.f32, S1.f32)",
  "// Shift counts of 5 to 7 are meant for nobody; CDNA 5 says that it takes them as 0.\nD0.u64 = (S0.u64 << S1.u32[2 : 0]) + S2.u64",
  "D0.u32 = M0.u32 & 0x3ffffU",
  "// CDNA 4's text of the one adds the accumulator last, that of the other first.\nROUND_MODE = ROUND_NEAREST_EVEN\nsum = bf16_to_f32(S0[15 : 0].bf16) * bf16_to_f32(S1[15 : 0].bf16)\nsum += bf16_to_f32(S0[31 : 16].bf16) * bf16_to_f32(S1[31 : 16].bf16)\nD0.f32 = dot_flush(sum + dot_flush(S2.f32))",
  "ROUND_MODE = ROUND_NEAREST_EVEN\nsum = dot_flush(D0.f32) + bf16_to_f32(S0[15 : 0].bf16) * bf16_to_f32(S1[15 : 0].bf16)\nD0.f32 = dot_flush(sum + bf16_to_f32(S0[31 : 16].bf16) * bf16_to_f32(S1[31 : 16].bf16))",
  "LDS[load_lds_address(12U)].b96 = MEM[flat_address()].b96",
  "LDS[load_lds_address(16U)].b128 = MEM[flat_address()].b128",
  "high = minimum(minimum(S0[31 : 16].f16, S1[31 : 16].f16), S2[31 : 16].f16)\nlow = minimum(minimum(S0[15 : 0].f16, S1[15 : 0].f16), S2[15 : 0].f16)\nD0.b32 = { high, low }",
  "high = maximum(maximum(S0[31 : 16].f16, S1[31 : 16].f16), S2[31 : 16].f16)\nlow = maximum(maximum(S0[15 : 0].f16, S1[15 : 0].f16), S2[15 : 0].f16)\nD0.b32 = { high, low }",
  "// The decoder joins a prefix with the matrix instruction that follows it; one that stands alone changes nothing.\nnop()",
  "declare run : 32'U[256]\ndeclare out : 32'U[4]\nfor lane in 0U : 63U do\n  for i in 0U : 2U - 1U do\n    run[lane * 4U + i] = LDS[VGPR[lane][ADDR_ROW.u32].u32 + OFFSET.u32 + i * 4U].u32\n  endfor\nendfor\nfor lane in 0U : 63U do\n  for i in 0U : 3U do\n    out[i] = 0U\n  endfor\n  for r in 0U : 16U - 1U do\n    source = (lane & 48U) + (r << 0U) + ((lane & 15U) >> (4U - 0U))\n    bit = (lane & 15U) * 4U\n    at = source * 4U + (bit >> 5U)\n    value = transposed_bits(run[at], run[(at + 1U) & 255U], bit, 4U)\n    to = r * 4U\n    out[to >> 5U] = out[to >> 5U] | (value << (to & 31U))\n    if (to & 31U) + 4U > 32U then\n      out[(to >> 5U) + 1U] = value >> (32U - (to & 31U))\n    endif\n  endfor\n  for i in 0U : 2U - 1U do\n    VGPR[lane][VDST.u32 + i] = out[i]\n  endfor\nendfor",
  "declare run : 32'U[256]\ndeclare out : 32'U[4]\nfor lane in 0U : 63U do\n  for i in 0U : 2U - 1U do\n    run[lane * 4U + i] = LDS[VGPR[lane][ADDR_ROW.u32].u32 + OFFSET.u32 + i * 4U].u32\n  endfor\nendfor\nfor lane in 0U : 63U do\n  for i in 0U : 3U do\n    out[i] = 0U\n  endfor\n  for r in 0U : 8U - 1U do\n    source = (lane & 48U) + (r << 1U) + ((lane & 15U) >> (4U - 1U))\n    bit = (lane & 7U) * 8U\n    at = source * 4U + (bit >> 5U)\n    value = transposed_bits(run[at], run[(at + 1U) & 255U], bit, 8U)\n    to = r * 8U\n    out[to >> 5U] = out[to >> 5U] | (value << (to & 31U))\n    if (to & 31U) + 8U > 32U then\n      out[(to >> 5U) + 1U] = value >> (32U - (to & 31U))\n    endif\n  endfor\n  for i in 0U : 2U - 1U do\n    VGPR[lane][VDST.u32 + i] = out[i]\n  endfor\nendfor",
  "declare run : 32'U[256]\ndeclare out : 32'U[4]\nfor lane in 0U : 63U do\n  for i in 0U : 2U - 1U do\n    run[lane * 4U + i] = LDS[VGPR[lane][ADDR_ROW.u32].u32 + OFFSET.u32 + i * 4U].u32\n  endfor\nendfor\nfor lane in 0U : 63U do\n  for i in 0U : 3U do\n    out[i] = 0U\n  endfor\n  for r in 0U : 4U - 1U do\n    source = (lane & 48U) + (r << 2U) + ((lane & 15U) >> (4U - 2U))\n    bit = (lane & 3U) * 16U\n    at = source * 4U + (bit >> 5U)\n    value = transposed_bits(run[at], run[(at + 1U) & 255U], bit, 16U)\n    to = r * 16U\n    out[to >> 5U] = out[to >> 5U] | (value << (to & 31U))\n    if (to & 31U) + 16U > 32U then\n      out[(to >> 5U) + 1U] = value >> (32U - (to & 31U))\n    endif\n  endfor\n  for i in 0U : 2U - 1U do\n    VGPR[lane][VDST.u32 + i] = out[i]\n  endfor\nendfor",
  "declare run : 32'U[256]\ndeclare out : 32'U[4]\nfor lane in 0U : 63U do\n  for i in 0U : 3U - 1U do\n    run[lane * 4U + i] = LDS[VGPR[lane][ADDR_ROW.u32].u32 + OFFSET.u32 + i * 4U].u32\n  endfor\nendfor\nfor lane in 0U : 63U do\n  for i in 0U : 3U do\n    out[i] = 0U\n  endfor\n  for r in 0U : 16U - 1U do\n    source = (lane & 48U) + (r << 0U) + ((lane & 15U) >> (4U - 0U))\n    bit = (lane & 15U) * 6U\n    at = source * 4U + (bit >> 5U)\n    value = transposed_bits(run[at], run[(at + 1U) & 255U], bit, 6U)\n    to = r * 6U\n    out[to >> 5U] = out[to >> 5U] | (value << (to & 31U))\n    if (to & 31U) + 6U > 32U then\n      out[(to >> 5U) + 1U] = value >> (32U - (to & 31U))\n    endif\n  endfor\n  for i in 0U : 3U - 1U do\n    VGPR[lane][VDST.u32 + i] = out[i]\n  endfor\nendfor",
  "// Any function of three bits, bit by bit. Bit 4 a + 2 b + c of the table is the answer for bits a, b, c of\n// S0, S1, S2. The table lies in the fields that hold modifiers elsewhere.\ntable = { INST.OMOD[1 : 0], INST.ABS[2 : 0], INST.NEG[2 : 0] }\nmask = lambda(i) ( 32'U(table[i] ? 0xffffffffU : 0U) )\nchoose = lambda(bits, one, zero) ( (bits & one) | (~bits & zero) )\na = S0.u32\nb = S1.u32\nc = S2.u32\none = choose(b, choose(c, mask(7), mask(6)), choose(c, mask(5), mask(4)))\nzero = choose(b, choose(c, mask(3), mask(2)), choose(c, mask(1), mask(0)))\nD0.u32 = choose(a, one, zero)",
  "// Any function of three bits, bit by bit. Bit 4 a + 2 b + c of the table is the answer for bits a, b, c of\n// S0, S1, S2. The table lies in the fields that hold modifiers elsewhere.\ntable = { INST.OMOD[1 : 0], INST.ABS[2 : 0], INST.NEG[2 : 0] }\nmask = lambda(i) ( 16'U(table[i] ? 0xffffffffU : 0U) )\nchoose = lambda(bits, one, zero) ( (bits & one) | (~bits & zero) )\na = S0.u16\nb = S1.u16\nc = S2.u16\none = choose(b, choose(c, mask(7), mask(6)), choose(c, mask(5), mask(4)))\nzero = choose(b, choose(c, mask(3), mask(2)), choose(c, mask(1), mask(0)))\nD0.u16 = choose(a, one, zero)",
  "// One step of a linear feedback shift register.\nD0.u32 = (S0.u32 << 1U) ^ (S0.i32 < 0 ? 197U : 0U)",
  "// Two numbers shifted right by one count, then saturated to bytes.\nlow = between(S0.i32 >> S2.u32[4 : 0], -128, 127)\nhigh = between(S1.i32 >> S2.u32[4 : 0], -128, 127)\nD0.b16 = { high.u8, low.u8 }",
  "// Two numbers shifted right by one count, then saturated to bytes.\nlow = between(S0.i32 >> S2.u32[4 : 0], 0, 255)\nhigh = between(S1.i32 >> S2.u32[4 : 0], 0, 255)\nD0.b16 = { high.u8, low.u8 }",
  "place = 32'U(OPSEL[1 : 0]) * 8U\nD0.f32 = fp8_to_f32_scale(S0.b32[place +: 8].fp8, 8'U(exponent(S1.f32)))",
  "place = 32'U(OPSEL[1 : 0]) * 8U\nD0.f32 = bf8_to_f32_scale(S0.b32[place +: 8].bf8, 8'U(exponent(S1.f32)))",
  "place = 32'U(OPSEL[1 : 0]) * 8U\nD0.f16 = fp8_to_f16_scale(S0.b32[place +: 8].fp8, 8'U(exponent(S1.f32)))",
  "place = 32'U(OPSEL[1 : 0]) * 8U\nD0.f16 = bf8_to_f16_scale(S0.b32[place +: 8].bf8, 8'U(exponent(S1.f32)))",
  "scale = 8'U(exponent(S1.f32))\nplace = 32'U(OPSEL[0]) * 16U\nlow = fp8_to_f32_scale(S0.b32[place +: 8].fp8, scale)\nhigh = fp8_to_f32_scale(S0.b32[place + 8U +: 8].fp8, scale)\nD0.b64 = { high, low }",
  "scale = 8'U(exponent(S1.f32))\nplace = 32'U(OPSEL[0]) * 16U\nlow = bf8_to_f32_scale(S0.b32[place +: 8].bf8, scale)\nhigh = bf8_to_f32_scale(S0.b32[place + 8U +: 8].bf8, scale)\nD0.b64 = { high, low }",
  "scale = 8'U(exponent(S1.f32))\nplace = 32'U(OPSEL[0]) * 16U\nlow = fp8_to_f16_scale(S0.b32[place +: 8].fp8, scale)\nhigh = fp8_to_f16_scale(S0.b32[place + 8U +: 8].fp8, scale)\nD0.b32 = { high, low }",
  "scale = 8'U(exponent(S1.f32))\nplace = 32'U(OPSEL[0]) * 16U\nlow = bf8_to_f16_scale(S0.b32[place +: 8].bf8, scale)\nhigh = bf8_to_f16_scale(S0.b32[place + 8U +: 8].bf8, scale)\nD0.b32 = { high, low }",
  "scale = 8'U(exponent(S1.f32))\nplace = 32'U(OPSEL[0]) * 16U\nlow = fp8_to_bf16_scale(S0.b32[place +: 8].fp8, scale)\nhigh = fp8_to_bf16_scale(S0.b32[place + 8U +: 8].fp8, scale)\nD0.b32 = { high, low }",
  "scale = 8'U(exponent(S1.f32))\nplace = 32'U(OPSEL[0]) * 16U\nlow = bf8_to_bf16_scale(S0.b32[place +: 8].bf8, scale)\nhigh = bf8_to_bf16_scale(S0.b32[place + 8U +: 8].bf8, scale)\nD0.b32 = { high, low }",
  "scale = 8'U(exponent(S1.f32))\nplace = 32'U(OPSEL[1 : 0]) * 8U\nlow = fp4_to_f32_scale(S0.b32[place +: 4].fp4, scale)\nhigh = fp4_to_f32_scale(S0.b32[place + 4U +: 4].fp4, scale)\nD0.b64 = { high, low }",
  "scale = 8'U(exponent(S1.f32))\nplace = 32'U(OPSEL[1 : 0]) * 8U\nlow = fp4_to_f16_scale(S0.b32[place +: 4].fp4, scale)\nhigh = fp4_to_f16_scale(S0.b32[place + 4U +: 4].fp4, scale)\nD0.b32 = { high, low }",
  "scale = 8'U(exponent(S1.f32))\nplace = 32'U(OPSEL[1 : 0]) * 8U\nlow = fp4_to_bf16_scale(S0.b32[place +: 4].fp4, scale)\nhigh = fp4_to_bf16_scale(S0.b32[place + 4U +: 4].fp4, scale)\nD0.b32 = { high, low }",
  "scale = 8'U(exponent(S2.f32))\nplace = 32'U(OPSEL[3]) * 16U\nD0.b32[place +: 16] = { f32_to_fp8_scale(S1.f32, scale), f32_to_fp8_scale(S0.f32, scale) }",
  "scale = 8'U(exponent(S2.f32))\nplace = 32'U(OPSEL[3]) * 16U\nD0.b32[place +: 16] = { f32_to_bf8_scale(S1.f32, scale), f32_to_bf8_scale(S0.f32, scale) }",
  "scale = 8'U(exponent(S1.f32))\nplace = 32'U(OPSEL[3]) * 16U\nD0.b32[place +: 16] = { f16_to_fp8_scale(S0[31 : 16].f16, scale), f16_to_fp8_scale(S0[15 : 0].f16, scale) }",
  "scale = 8'U(exponent(S1.f32))\nplace = 32'U(OPSEL[3]) * 16U\nD0.b32[place +: 16] = { bf16_to_fp8_scale(S0[31 : 16].bf16, scale), bf16_to_fp8_scale(S0[15 : 0].bf16, scale) }",
  "scale = 8'U(exponent(S1.f32))\nplace = 32'U(OPSEL[3]) * 16U\nD0.b32[place +: 16] = { f16_to_bf8_scale(S0[31 : 16].f16, scale), f16_to_bf8_scale(S0[15 : 0].f16, scale) }",
  "scale = 8'U(exponent(S1.f32))\nplace = 32'U(OPSEL[3]) * 16U\nD0.b32[place +: 16] = { bf16_to_bf8_scale(S0[31 : 16].bf16, scale), bf16_to_bf8_scale(S0[15 : 0].bf16, scale) }",
  "scale = 8'U(exponent(S2.f32))\nplace = 32'U(OPSEL[3 : 2]) * 8U\nD0.b32[place +: 8] = { f32_to_fp4_scale(S1.f32, scale), f32_to_fp4_scale(S0.f32, scale) }",
  "scale = 8'U(exponent(S1.f32))\nplace = 32'U(OPSEL[3 : 2]) * 8U\nD0.b32[place +: 8] = { f16_to_fp4_scale(S0[31 : 16].f16, scale), f16_to_fp4_scale(S0[15 : 0].f16, scale) }",
  "scale = 8'U(exponent(S1.f32))\nplace = 32'U(OPSEL[3 : 2]) * 8U\nD0.b32[place +: 8] = { bf16_to_fp4_scale(S0[31 : 16].bf16, scale), bf16_to_fp4_scale(S0[15 : 0].bf16, scale) }",
  "place = 32'U(OPSEL[3 : 2]) * 8U\nD0.b32[place +: 8] = f32_to_fp8_sr_scale(S0.f32, S1.u32, 8'U(exponent(S2.f32))).b8",
  "place = 32'U(OPSEL[3 : 2]) * 8U\nD0.b32[place +: 8] = f16_to_fp8_sr_scale(S0.f16, S1.u32, 8'U(exponent(S2.f32))).b8",
  "place = 32'U(OPSEL[3 : 2]) * 8U\nD0.b32[place +: 8] = bf16_to_fp8_sr_scale(S0.bf16, S1.u32, 8'U(exponent(S2.f32))).b8",
  "place = 32'U(OPSEL[3 : 2]) * 8U\nD0.b32[place +: 8] = f32_to_bf8_sr_scale(S0.f32, S1.u32, 8'U(exponent(S2.f32))).b8",
  "place = 32'U(OPSEL[3 : 2]) * 8U\nD0.b32[place +: 8] = f16_to_bf8_sr_scale(S0.f16, S1.u32, 8'U(exponent(S2.f32))).b8",
  "place = 32'U(OPSEL[3 : 2]) * 8U\nD0.b32[place +: 8] = bf16_to_bf8_sr_scale(S0.bf16, S1.u32, 8'U(exponent(S2.f32))).b8",
  "scale = 8'U(exponent(S2.f32))\nplace = 32'U(OPSEL[3 : 2]) * 8U\nlow = f32_to_fp4_sr_scale(S0[31 : 0].f32, S1.u32, scale)\nhigh = f32_to_fp4_sr_scale(S0[63 : 32].f32, next_random(S1.u32), scale)\nD0.b32[place +: 8] = { high, low }",
  "scale = 8'U(exponent(S2.f32))\nplace = 32'U(OPSEL[3 : 2]) * 8U\nlow = f16_to_fp4_sr_scale(S0[15 : 0].f16, S1.u32, scale)\nhigh = f16_to_fp4_sr_scale(S0[31 : 16].f16, next_random(S1.u32), scale)\nD0.b32[place +: 8] = { high, low }",
  "scale = 8'U(exponent(S2.f32))\nplace = 32'U(OPSEL[3 : 2]) * 8U\nlow = bf16_to_fp4_sr_scale(S0[15 : 0].bf16, S1.u32, scale)\nhigh = bf16_to_fp4_sr_scale(S0[31 : 16].bf16, next_random(S1.u32), scale)\nD0.b32[place +: 8] = { high, low }",
  "// Elements of S0 and S1 alternate in the result.\nscale = 8'U(exponent(S2.f32))\ndeclare result : 192'B\nfor i in 0 : 15 do\n  result[i * 12 +: 6] = f32_to_fp6_scale(S0.b512[i * 32 +: 32].f32, scale).b6\n  result[i * 12 + 6 +: 6] = f32_to_fp6_scale(S1.b512[i * 32 +: 32].f32, scale).b6\nendfor\nD0.b192 = result",
  "// Elements of S0 and S1 alternate in the result.\nscale = 8'U(exponent(S2.f32))\ndeclare result : 192'B\nfor i in 0 : 15 do\n  result[i * 12 +: 6] = f32_to_bf6_scale(S0.b512[i * 32 +: 32].f32, scale).b6\n  result[i * 12 + 6 +: 6] = f32_to_bf6_scale(S1.b512[i * 32 +: 32].f32, scale).b6\nendfor\nD0.b192 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 192'B\nfor i in 0 : 31 do\n  result[i * 6 +: 6] = f16_to_fp6_scale(S0.b512[i * 16 +: 16].f16, scale).b6\nendfor\nD0.b192 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 192'B\nfor i in 0 : 31 do\n  result[i * 6 +: 6] = bf16_to_fp6_scale(S0.b512[i * 16 +: 16].bf16, scale).b6\nendfor\nD0.b192 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 192'B\nfor i in 0 : 31 do\n  result[i * 6 +: 6] = f16_to_bf6_scale(S0.b512[i * 16 +: 16].f16, scale).b6\nendfor\nD0.b192 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 192'B\nfor i in 0 : 31 do\n  result[i * 6 +: 6] = bf16_to_bf6_scale(S0.b512[i * 16 +: 16].bf16, scale).b6\nendfor\nD0.b192 = result",
  "scale = 8'U(exponent(S2.f32))\nrandom = S1.u32\ndeclare result : 192'B\nfor i in 0 : 31 do\n  result[i * 6 +: 6] = f32_to_fp6_sr_scale(S0.b1024[i * 32 +: 32].f32, random, scale).b6\n  random = next_random(random)\nendfor\nD0.b192 = result",
  "scale = 8'U(exponent(S2.f32))\nrandom = S1.u32\ndeclare result : 192'B\nfor i in 0 : 31 do\n  result[i * 6 +: 6] = f16_to_fp6_sr_scale(S0.b512[i * 16 +: 16].f16, random, scale).b6\n  random = next_random(random)\nendfor\nD0.b192 = result",
  "scale = 8'U(exponent(S2.f32))\nrandom = S1.u32\ndeclare result : 192'B\nfor i in 0 : 31 do\n  result[i * 6 +: 6] = bf16_to_fp6_sr_scale(S0.b512[i * 16 +: 16].bf16, random, scale).b6\n  random = next_random(random)\nendfor\nD0.b192 = result",
  "scale = 8'U(exponent(S2.f32))\nrandom = S1.u32\ndeclare result : 192'B\nfor i in 0 : 31 do\n  result[i * 6 +: 6] = f32_to_bf6_sr_scale(S0.b1024[i * 32 +: 32].f32, random, scale).b6\n  random = next_random(random)\nendfor\nD0.b192 = result",
  "scale = 8'U(exponent(S2.f32))\nrandom = S1.u32\ndeclare result : 192'B\nfor i in 0 : 31 do\n  result[i * 6 +: 6] = f16_to_bf6_sr_scale(S0.b512[i * 16 +: 16].f16, random, scale).b6\n  random = next_random(random)\nendfor\nD0.b192 = result",
  "scale = 8'U(exponent(S2.f32))\nrandom = S1.u32\ndeclare result : 192'B\nfor i in 0 : 31 do\n  result[i * 6 +: 6] = bf16_to_bf6_sr_scale(S0.b512[i * 16 +: 16].bf16, random, scale).b6\n  random = next_random(random)\nendfor\nD0.b192 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 1024'B\nfor i in 0 : 31 do\n  result[i * 32 +: 32] = fp6_to_f32_scale(S0.b192[i * 6 +: 6].fp6, scale).b32\nendfor\nD0.b1024 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 1024'B\nfor i in 0 : 31 do\n  result[i * 32 +: 32] = bf6_to_f32_scale(S0.b192[i * 6 +: 6].bf6, scale).b32\nendfor\nD0.b1024 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 512'B\nfor i in 0 : 31 do\n  result[i * 16 +: 16] = fp6_to_f16_scale(S0.b192[i * 6 +: 6].fp6, scale).b16\nendfor\nD0.b512 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 512'B\nfor i in 0 : 31 do\n  result[i * 16 +: 16] = bf6_to_f16_scale(S0.b192[i * 6 +: 6].bf6, scale).b16\nendfor\nD0.b512 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 512'B\nfor i in 0 : 31 do\n  result[i * 16 +: 16] = fp6_to_bf16_scale(S0.b192[i * 6 +: 6].fp6, scale).b16\nendfor\nD0.b512 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 512'B\nfor i in 0 : 31 do\n  result[i * 16 +: 16] = bf6_to_bf16_scale(S0.b192[i * 6 +: 6].bf6, scale).b16\nendfor\nD0.b512 = result",
  "// The same to 16 bits. OPSEL[3] names the half that is written.\nnoise = exponent(S0.f32) == 255 ? 0U : S1.u32 >> 16U\nD0.b16 = (S0.u32 + noise)[31 : 16]",
  "noise = exponent(S0.f32) == 255 ? 0U : S1.u32 >> 19U\nmode = ROUND_MODE\nROUND_MODE = ROUND_TOWARD_ZERO\nD0.f16 = f32_to_f16((S0.u32 + noise).f32)\nROUND_MODE = mode",
  "D0.f32 = bf16_to_f32(S0.bf16)",
  "// To nearest even whatever MODE says.\nmode = ROUND_MODE\nROUND_MODE = ROUND_NEAREST_EVEN\nlow = f32_to_f16(S0.f32)\nhigh = f32_to_f16(S1.f32)\nROUND_MODE = mode\nD0.b32 = { high, low }",
  "// To nearest even whatever MODE says.\nmode = ROUND_MODE\nROUND_MODE = ROUND_NEAREST_EVEN\nlow = f32_to_bf16(S0.f32)\nhigh = f32_to_bf16(S1.f32)\nROUND_MODE = mode\nD0.b32 = { high, low }",
  "// Even rows of the source change places with odd rows of the destination, or (32) the halves do.\nfor lane in 0 : 63 do\n  if (lane & 16) == 0 then\n    low = VGPR[lane][SRC0.u32]\n    VGPR[lane][SRC0.u32] = VGPR[lane + 16][VDST.u32]\n    VGPR[lane + 16][VDST.u32] = low\n  endif\nendfor",
  "// Even rows of the source change places with odd rows of the destination, or (32) the halves do.\nfor lane in 0 : 63 do\n  if (lane & 32) == 0 then\n    low = VGPR[lane][SRC0.u32]\n    VGPR[lane][SRC0.u32] = VGPR[lane + 32][VDST.u32]\n    VGPR[lane + 32][VDST.u32] = low\n  endif\nendfor",
  "D0.f32 = minimum(minimum(S0.f32, S1.f32), S2.f32)",
  "D0.f32 = maximum(maximum(S0.f32, S1.f32), S2.f32)",
  "// Subtract, but not below zero (CSUB, SUB_CLAMP) or only when there is enough (COND_SUB).\naddr = flat_address()\ntmp = MEM[addr].u32\nMEM[addr].u32 = tmp < DATA.u32 ? 0U : tmp - DATA.u32\nRETURN_DATA.u32 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].u32\nMEM[addr].u32 = tmp >= DATA.u32 ? tmp - DATA.u32 : tmp\nRETURN_DATA.u32 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].b32\nROUND_MODE = ROUND_NEAREST_EVEN\nMEM[addr].f32 = tmp.f32 + DATA.f32\nRETURN_DATA.b32 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].b32\nif isNAN(DATA.f32) && isNAN(tmp.f32) then\n  MEM[addr].f32 = cvtToQuietNAN(DATA.f32)\nelsif num_less(DATA.f32, tmp.f32) then\n  MEM[addr].b32 = DATA.b32\nendif\nRETURN_DATA.b32 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].b32\nif isNAN(DATA.f32) && isNAN(tmp.f32) then\n  MEM[addr].f32 = cvtToQuietNAN(DATA.f32)\nelsif num_greater(DATA.f32, tmp.f32) then\n  MEM[addr].b32 = DATA.b32\nendif\nRETURN_DATA.b32 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].b64\nif isNAN(DATA.f64) && isNAN(tmp.f64) then\n  MEM[addr].f64 = cvtToQuietNAN(DATA.f64)\nelsif num_less(DATA.f64, tmp.f64) then\n  MEM[addr].b64 = DATA.b64\nendif\nRETURN_DATA.b64 = tmp",
  "addr = flat_address()\ntmp = MEM[addr].b64\nif isNAN(DATA.f64) && isNAN(tmp.f64) then\n  MEM[addr].f64 = cvtToQuietNAN(DATA.f64)\nelsif num_greater(DATA.f64, tmp.f64) then\n  MEM[addr].b64 = DATA.b64\nendif\nRETURN_DATA.b64 = tmp",
  "first = barrier_signal(barrier_number(), barrier_members())",
  "SCC = barrier_signal(barrier_number(), barrier_members())",
  "barrier_wait(32'I(SIMM16.i16))",
  "SCC = barrier_leave()",
  "D0.u32 = barrier_state(barrier_number())",
  "// RDNA 4's dispatches have no named barriers, so that both find none.\nbarrier_init(barrier_number(), barrier_members())",
  "barrier_join(barrier_number())",
  "// The accumulator is the destination.\nROUND_MODE = ROUND_NEAREST_EVEN\na0 = f16_to_f32(S0[15 : 0].f16)\na1 = f16_to_f32(S0[31 : 16].f16)\nb0 = f16_to_f32(S1[15 : 0].f16)\nb1 = f16_to_f32(S1[31 : 16].f16)\nD0.f32 = dot_flush(32'F(dot2_aligned(dot_flush(D0.f32), a0, b0, a1, b1, -14)))",
  "ROUND_MODE = ROUND_NEAREST_EVEN\na0 = dot_flush(bf16_to_f32(S0[15 : 0].bf16))\na1 = dot_flush(bf16_to_f32(S0[31 : 16].bf16))\nb0 = dot_flush(bf16_to_f32(S1[15 : 0].bf16))\nb1 = dot_flush(bf16_to_f32(S1[31 : 16].bf16))\nD0.f32 = dot_flush(32'F(dot2_aligned(dot_flush(D0.f32), a0, b0, a1, b1, -126)))",
  "// NEG says which of the first two sources is signed.\nD0.i32 = dot4_iu8(S0.b32, S1.b32, NEG[0], NEG[1]) + S2.i32",
  "// NEG says which of the first two sources is signed.\nD0.i32 = dot8_iu4(S0.b32, S1.b32, NEG[0], NEG[1]) + S2.i32",
  "dot = dot4_iu8(S0.b32, S1.b32, NEG[0], NEG[1])\nD0.i32 = 32'I(between(64'I(dot) + 64'I(S2.i32), -2147483648LL, 2147483647LL))",
  "dot = dot8_iu4(S0.b32, S1.b32, NEG[0], NEG[1])\nD0.i32 = 32'I(between(64'I(dot) + 64'I(S2.i32), -2147483648LL, 2147483647LL))",
  "// FI: inactive lanes give their value too.\ndeclare result : 32'B[64]\nlast = WAVE32 ? 31U : 63U\nfor lane in 0U : last do\n  result[lane] = VGPR[((VGPR[lane][ADDR_ROW.u32].u32 + OFFSET.u32) >> 2U) & last][DATA0_ROW.u32]\nendfor\nfor lane in 0U : last do\n  if EXEC[lane] then\n    VGPR[lane][VDST.u32] = result[lane]\n  endif\nendfor",
  "addr = ds_address()\ntmp = LDS[addr].u32\nLDS[addr].u32 = tmp == DATA2.u32 ? DATA.u32 : tmp\nRETURN_DATA.u32 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].u64\nLDS[addr].u64 = tmp == DATA2.u64 ? DATA.u64 : tmp\nRETURN_DATA.u64 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].b32\nif isNAN(DATA.f32) && isNAN(tmp.f32) then\n  LDS[addr].f32 = cvtToQuietNAN(DATA.f32)\nelsif num_less(DATA.f32, tmp.f32) then\n  LDS[addr].f32 = DATA.f32\nendif\nRETURN_DATA.b32 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].b64\nif isNAN(DATA.f64) && isNAN(tmp.f64) then\n  LDS[addr].f64 = cvtToQuietNAN(DATA.f64)\nelsif num_less(DATA.f64, tmp.f64) then\n  LDS[addr].f64 = DATA.f64\nendif\nRETURN_DATA.b64 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].b32\nif isNAN(DATA.f32) && isNAN(tmp.f32) then\n  LDS[addr].f32 = cvtToQuietNAN(DATA.f32)\nelsif num_greater(DATA.f32, tmp.f32) then\n  LDS[addr].f32 = DATA.f32\nendif\nRETURN_DATA.b32 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].b64\nif isNAN(DATA.f64) && isNAN(tmp.f64) then\n  LDS[addr].f64 = cvtToQuietNAN(DATA.f64)\nelsif num_greater(DATA.f64, tmp.f64) then\n  LDS[addr].f64 = DATA.f64\nendif\nRETURN_DATA.b64 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].u32\nLDS[addr].u32 = tmp >= DATA.u32 ? tmp - DATA.u32 : tmp\nRETURN_DATA.u32 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].u32\nLDS[addr].u32 = tmp < DATA.u32 ? 0U : tmp - DATA.u32\nRETURN_DATA.u32 = tmp",
  "RETURN_DATA.b32 = LDS[OFFSET.u32 + M0[19 : 0].u32 + laneId * 4U].b32",
  "LDS[OFFSET.u32 + M0[19 : 0].u32 + laneId * 4U].b32 = DATA.b32",
  "addr = OFFSET.u32\nold = LDS[addr].u32\nLDS[addr].u32 = old + 32'U(countbits(EXEC.u64))\nfor lane in 0U : WAVE32 ? 31U : 63U do\n  if EXEC[lane] then\n    VGPR[lane][VDST.u32] = old\n  endif\nendfor",
  "addr = OFFSET.u32\nold = LDS[addr].u32\nLDS[addr].u32 = old - 32'U(countbits(EXEC.u64))\nfor lane in 0U : WAVE32 ? 31U : 63U do\n  if EXEC[lane] then\n    VGPR[lane][VDST.u32] = old\n  endif\nendfor",
  "addr = ds_address()\nstate = LDS[addr].u32\nrest = LDS[addr + 4U].u32\nLDS[addr].u32 = barrier_arrive(state, rest & 0xffffU, DATA.u32)\nRETURN_DATA[31 : 0] = state\nRETURN_DATA[63 : 32] = rest",
  "addr = ds_address()\nLDS[addr].u32 = barrier_arrive(LDS[addr].u32, LDS[addr + 4U].u32 & 0xffffU, 1U)",
  "// Each lane's own dword after the scalar base.\nRETURN_DATA.b32 = MEM[SADDR.u64 + 64'U(laneId * 4U)].b32",
  "MEM[SADDR.u64 + 64'U(laneId * 4U)].b32 = DATA.b32",
  "// Monitored and cluster loads load; what they tell other agents has no meaning for one workgroup at a time.\nRETURN_DATA.b32 = MEM[flat_address()].b32",
  "// Monitored and cluster loads load; what they tell other agents has no meaning for one workgroup at a time.\nRETURN_DATA.b64 = MEM[flat_address()].b64",
  "// Monitored and cluster loads load; what they tell other agents has no meaning for one workgroup at a time.\nRETURN_DATA.b128 = MEM[flat_address()].b128",
  "RETURN_DATA.b32 = MEM[flat_address()].b32",
  "// A block of up to 32 registers; bits of M0 choose which, holes are skipped in memory too.\naddr = flat_address()\nfor i in 0U : 31U do\n  if M0[i] then\n    VGPR[laneId][VDST.u32 + i] = MEM[addr + 64'U(i * 4U)].b32\n  endif\nendfor",
  "// A block of up to 32 registers; bits of M0 choose which, holes are skipped in memory too.\naddr = scratch_address()\nfor i in 0U : 31U do\n  if M0[i] then\n    VGPR[laneId][VDST.u32 + i] = SCRATCH[addr + 32'U(i * 4U)].b32\n  endif\nendfor",
  "addr = flat_address()\nfor i in 0U : 31U do\n  if M0[i] then\n    MEM[addr + 64'U(i * 4U)].b32 = VGPR[laneId][DATA0_ROW.u32 + i]\n  endif\nendfor",
  "addr = scratch_address()\nfor i in 0U : 31U do\n  if M0[i] then\n    SCRATCH[addr + 32'U(i * 4U)].b32 = VGPR[laneId][DATA0_ROW.u32 + i]\n  endif\nendfor",
  "// Between memory and LDS on CDNA 5: VDST (loads) or VSRC (stores) holds each lane's own LDS address; the\n// immediate counts on both sides. Complete at once here.\nLDS[VGPR[laneId][VDST.u32].u32 + OFFSET.u32].u8 = MEM[flat_address()].u8",
  "// Between memory and LDS on CDNA 5: VDST (loads) or VSRC (stores) holds each lane's own LDS address; the\n// immediate counts on both sides. Complete at once here.\nLDS[VGPR[laneId][VDST.u32].u32 + OFFSET.u32].b32 = MEM[flat_address()].b32",
  "// Between memory and LDS on CDNA 5: VDST (loads) or VSRC (stores) holds each lane's own LDS address; the\n// immediate counts on both sides. Complete at once here.\nLDS[VGPR[laneId][VDST.u32].u32 + OFFSET.u32].b64 = MEM[flat_address()].b64",
  "// Between memory and LDS on CDNA 5: VDST (loads) or VSRC (stores) holds each lane's own LDS address; the\n// immediate counts on both sides. Complete at once here.\nLDS[VGPR[laneId][VDST.u32].u32 + OFFSET.u32].b128 = MEM[flat_address()].b128",
  "MEM[flat_address()].u8 = LDS[DATA.u32 + OFFSET.u32].u8",
  "MEM[flat_address()].b32 = LDS[DATA.u32 + OFFSET.u32].b32",
  "MEM[flat_address()].b64 = LDS[DATA.u32 + OFFSET.u32].b64",
  "MEM[flat_address()].b128 = LDS[DATA.u32 + OFFSET.u32].b128",
  "a = mixed_bf16(S0.b32, OPSEL_HI[0], OPSEL[0])\nb = mixed_bf16(S1.b32, OPSEL_HI[1], OPSEL[1])\nc = mixed_bf16(S2.b32, OPSEL_HI[2], OPSEL[2])\nD0.f32 = fma(a, b, c)",
  "// Rounded once, by the round mode of F16 and F64.\na = mixed_bf16(S0.b32, OPSEL_HI[0], OPSEL[0])\nb = mixed_bf16(S1.b32, OPSEL_HI[1], OPSEL[1])\nc = mixed_bf16(S2.b32, OPSEL_HI[2], OPSEL[2])\nD0[15 : 0].bf16 = fma_to_bf16(a, b, c)",
  "// Rounded once, by the round mode of F16 and F64.\na = mixed_bf16(S0.b32, OPSEL_HI[0], OPSEL[0])\nb = mixed_bf16(S1.b32, OPSEL_HI[1], OPSEL[1])\nc = mixed_bf16(S2.b32, OPSEL_HI[2], OPSEL[2])\nD0[31 : 16].bf16 = fma_to_bf16(a, b, c)",
  "pick = lambda(a, b) ( a < b ? a : b )\nhigh = pick(pick(S0[31 : 16].u16, S1[31 : 16].u16), S2[31 : 16].u16)\nlow = pick(pick(S0[15 : 0].u16, S1[15 : 0].u16), S2[15 : 0].u16)\nD0.b32 = { high, low }",
  "pick = lambda(a, b) ( a < b ? a : b )\nhigh = pick(pick(S0[31 : 16].i16, S1[31 : 16].i16), S2[31 : 16].i16)\nlow = pick(pick(S0[15 : 0].i16, S1[15 : 0].i16), S2[15 : 0].i16)\nD0.b32 = { high, low }",
  "pick = lambda(a, b) ( a >= b ? a : b )\nhigh = pick(pick(S0[31 : 16].u16, S1[31 : 16].u16), S2[31 : 16].u16)\nlow = pick(pick(S0[15 : 0].u16, S1[15 : 0].u16), S2[15 : 0].u16)\nD0.b32 = { high, low }",
  "pick = lambda(a, b) ( a >= b ? a : b )\nhigh = pick(pick(S0[31 : 16].i16, S1[31 : 16].i16), S2[31 : 16].i16)\nlow = pick(pick(S0[15 : 0].i16, S1[15 : 0].i16), S2[15 : 0].i16)\nD0.b32 = { high, low }",
  "pick = lambda(a, b) ( a < b ? a : b )\nhigh = pick(S0[31 : 16].u16 + S1[31 : 16].u16, S2[31 : 16].u16)\nlow = pick(S0[15 : 0].u16 + S1[15 : 0].u16, S2[15 : 0].u16)\nD0.b32 = { high, low }",
  "pick = lambda(a, b) ( a < b ? a : b )\nhigh = pick(S0[31 : 16].i16 + S1[31 : 16].i16, S2[31 : 16].i16)\nlow = pick(S0[15 : 0].i16 + S1[15 : 0].i16, S2[15 : 0].i16)\nD0.b32 = { high, low }",
  "pick = lambda(a, b) ( a >= b ? a : b )\nhigh = pick(S0[31 : 16].u16 + S1[31 : 16].u16, S2[31 : 16].u16)\nlow = pick(S0[15 : 0].u16 + S1[15 : 0].u16, S2[15 : 0].u16)\nD0.b32 = { high, low }",
  "pick = lambda(a, b) ( a >= b ? a : b )\nhigh = pick(S0[31 : 16].i16 + S1[31 : 16].i16, S2[31 : 16].i16)\nlow = pick(S0[15 : 0].i16 + S1[15 : 0].i16, S2[15 : 0].i16)\nD0.b32 = { high, low }",
  "// The sum is held before the comparison.\nhold = lambda(a, b) ( between(32'I(a) + 32'I(b), 0, 65535) )\npick = lambda(a, b) ( (a < b ? a : b).u16 )\nhigh = pick(hold(S0[31 : 16].u16, S1[31 : 16].u16), 32'I(S2[31 : 16].u16))\nlow = pick(hold(S0[15 : 0].u16, S1[15 : 0].u16), 32'I(S2[15 : 0].u16))\nD0.b32 = { high, low }",
  "// The sum is held before the comparison.\nhold = lambda(a, b) ( between(32'I(a) + 32'I(b), -32768, 32767) )\npick = lambda(a, b) ( (a < b ? a : b).u16 )\nhigh = pick(hold(S0[31 : 16].i16, S1[31 : 16].i16), 32'I(S2[31 : 16].i16))\nlow = pick(hold(S0[15 : 0].i16, S1[15 : 0].i16), 32'I(S2[15 : 0].i16))\nD0.b32 = { high, low }",
  "// The sum is held before the comparison.\nhold = lambda(a, b) ( between(32'I(a) + 32'I(b), 0, 65535) )\npick = lambda(a, b) ( (a >= b ? a : b).u16 )\nhigh = pick(hold(S0[31 : 16].u16, S1[31 : 16].u16), 32'I(S2[31 : 16].u16))\nlow = pick(hold(S0[15 : 0].u16, S1[15 : 0].u16), 32'I(S2[15 : 0].u16))\nD0.b32 = { high, low }",
  "// The sum is held before the comparison.\nhold = lambda(a, b) ( between(32'I(a) + 32'I(b), -32768, 32767) )\npick = lambda(a, b) ( (a >= b ? a : b).u16 )\nhigh = pick(hold(S0[31 : 16].i16, S1[31 : 16].i16), 32'I(S2[31 : 16].i16))\nlow = pick(hold(S0[15 : 0].i16, S1[15 : 0].i16), 32'I(S2[15 : 0].i16))\nD0.b32 = { high, low }",
  "D0.b32 = { v_min_num_f16(S0[31 : 16].f16, S1[31 : 16].f16), v_min_num_f16(S0[15 : 0].f16, S1[15 : 0].f16) }",
  "D0.b32 = { v_max_num_f16(S0[31 : 16].f16, S1[31 : 16].f16), v_max_num_f16(S0[15 : 0].f16, S1[15 : 0].f16) }",
  "D0.b32 = { v_minimum_f16(S0[31 : 16].f16, S1[31 : 16].f16), v_minimum_f16(S0[15 : 0].f16, S1[15 : 0].f16) }",
  "D0.b32 = { v_maximum_f16(S0[31 : 16].f16, S1[31 : 16].f16), v_maximum_f16(S0[15 : 0].f16, S1[15 : 0].f16) }",
  "high = v_min3_num_f16(S0[31 : 16].f16, S1[31 : 16].f16, S2[31 : 16].f16)\nlow = v_min3_num_f16(S0[15 : 0].f16, S1[15 : 0].f16, S2[15 : 0].f16)\nD0.b32 = { high, low }",
  "high = v_max3_num_f16(S0[31 : 16].f16, S1[31 : 16].f16, S2[31 : 16].f16)\nlow = v_max3_num_f16(S0[15 : 0].f16, S1[15 : 0].f16, S2[15 : 0].f16)\nD0.b32 = { high, low }",
  "D0.b32 = { S0[31 : 16].bf16 + S1[31 : 16].bf16, S0[15 : 0].bf16 + S1[15 : 0].bf16 }",
  "D0.b32 = { S0[31 : 16].bf16 * S1[31 : 16].bf16, S0[15 : 0].bf16 * S1[15 : 0].bf16 }",
  "high = fma(S0[31 : 16].bf16, S1[31 : 16].bf16, S2[31 : 16].bf16)\nlow = fma(S0[15 : 0].bf16, S1[15 : 0].bf16, S2[15 : 0].bf16)\nD0.b32 = { high, low }",
  "// As V_MIN_NUM_F16: a number wins over any NaN.\npick = lambda(a, b) ( isNAN(a) && isNAN(b) ? cvtToQuietNAN(a) : isNAN(b) || (!isNAN(a) && below(a, b)) ? a : b )\nD0.b32 = { pick(S0[31 : 16].bf16, S1[31 : 16].bf16), pick(S0[15 : 0].bf16, S1[15 : 0].bf16) }",
  "// As V_MIN_NUM_F16: a number wins over any NaN.\npick = lambda(a, b) ( isNAN(a) && isNAN(b) ? cvtToQuietNAN(a) : isNAN(b) || (!isNAN(a) && below(b, a)) ? a : b )\nD0.b32 = { pick(S0[31 : 16].bf16, S1[31 : 16].bf16), pick(S0[15 : 0].bf16, S1[15 : 0].bf16) }",
  "// Any function of two bits: bit 2 * (2 * s0 + s1) of the third operand is its value.\ntable = S2.u32\nfill = lambda(i) ( table[i] ? 0xffffffffU : 0U )\none = (S1.u32 & fill(6)) | (~S1.u32 & fill(4))\nzero = (S1.u32 & fill(2)) | (~S1.u32 & fill(0))\nD0.u32 = (S0.u32 & one) | (~S0.u32 & zero)",
  "// SCC is left alone by the 64-bit forms.\nD0.u64 = S0.u64 + S1.u64",
  "// SCC is left alone by the 64-bit forms.\nD0.u64 = S0.u64 - S1.u64",
  "// SCC is left alone by the 64-bit forms.\nD0.u64 = S0.u64 * S1.u64",
  "// The distance counts from the following instruction, which may lie twelve bytes on: there can be a literal.\nPC = NEXT_PC + S0.i64",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nSCC = S0.f16 < S1.f16",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nSCC = S0.f32 < S1.f32",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nSCC = S0.f16 == S1.f16",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nSCC = S0.f32 == S1.f32",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nSCC = S0.f16 <= S1.f16",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nSCC = S0.f32 <= S1.f32",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nSCC = S0.f16 > S1.f16",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nSCC = S0.f32 > S1.f32",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nSCC = S0.f16 <> S1.f16",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nSCC = S0.f32 <> S1.f32",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nSCC = S0.f16 >= S1.f16",
  "// Float compares are false on NaN, except U and the negated ones, which are true.\nSCC = S0.f32 >= S1.f32",
  "SCC = !(S0.f16 < S1.f16)",
  "SCC = !(S0.f32 < S1.f32)",
  "SCC = !(S0.f16 == S1.f16)",
  "SCC = !(S0.f32 == S1.f32)",
  "SCC = !(S0.f16 <= S1.f16)",
  "SCC = !(S0.f32 <= S1.f32)",
  "SCC = !(S0.f16 > S1.f16)",
  "SCC = !(S0.f32 > S1.f32)",
  "SCC = !(S0.f16 <> S1.f16)",
  "SCC = !(S0.f32 <> S1.f32)",
  "SCC = !(S0.f16 >= S1.f16)",
  "SCC = !(S0.f32 >= S1.f32)",
  "SCC = !isNAN(S0.f16) && !isNAN(S1.f16)",
  "SCC = !isNAN(S0.f32) && !isNAN(S1.f32)",
  "SCC = isNAN(S0.f16) || isNAN(S1.f16)",
  "SCC = isNAN(S0.f32) || isNAN(S1.f32)",
  "// A message with an answer; its number is the raw source field.\nD0.u32 = sendmsg_rtn(SRC0.u32).u32",
  "D0.u64 = sendmsg_rtn(SRC0.u32)",
  "// Hardware registers 30 and 29 are SHADER_CYCLES_HI and _LO.\nD0.u64 = { HW_REGISTERS[30U], HW_REGISTERS[29U] }",
  "// A wave with dynamic registers has one block of 32 and may grow to eight; larger requests fail. Waves have all of\n// their registers here, so that the others succeed at once, and so that giving registers back does nothing.\nSCC = S0.u32[8 : 0] <= 256",
  "D0.f16 = fma(S0.f16, S1.f16, D0.f16)",
  "D0.f32 = fma(S0.f32, S1.f32, SIMM32.f32)",
  "D0.f32 = f16_to_f32(S0[31 : 16].f16)",
  "D0.f16 = v_min_num_f16(S0.f16, S1.f16)",
  "D0.f32 = v_min_num_f32(S0.f32, S1.f32)",
  "D0.f16 = v_max_num_f16(S0.f16, S1.f16)",
  "D0.f32 = v_max_num_f32(S0.f32, S1.f32)",
  "D0.f16 = v_minimum_f16(S0.f16, S1.f16)",
  "D0.f32 = v_minimum_f32(S0.f32, S1.f32)",
  "D0.f16 = v_maximum_f16(S0.f16, S1.f16)",
  "D0.f32 = v_maximum_f32(S0.f32, S1.f32)",
  "// Hardware register 1 is MODE. Its bits 3:0: how f32 (1:0), f16 and f64 (3:2) are rounded.\nHW_REGISTERS[1U] = (HW_REGISTERS[1U] & ~15U) | 32'U(SIMM16.u16[3 : 0])",
  "// Bits 7:4 of MODE: which denormals of f32 (5:4), f16 and f64 (7:6) are kept.\nHW_REGISTERS[1U] = (HW_REGISTERS[1U] & ~0xf0U) | (32'U(SIMM16.u16[3 : 0]) << 4U)",
  "// CDNA 5 reaches registers beyond 255 by two more bits for each operand, in MODE 19:12: destination lowest, then\n// S0, S1, S2. The instruction has the destination's bits on top.\nbits = { SIMM16.u16[5 : 0], SIMM16.u16[7 : 6] }\nHW_REGISTERS[1U] = (HW_REGISTERS[1U] & ~0xff000U) | (32'U(bits) << 12U)",
  "D0.b32 = { S1[15 : 0], S0[31 : 16] }",
  "from = relative_scalar(SRC0.u32 + M0.u32[9 : 0], 1U)\nto = DST.u32 + M0.u32[25 : 16]\nif to <= 107U then\n  SGPR[to].b32 = SGPR[from].b32\nendif",
  "addr = smem_address()\nSDATA.b96 = MEM[addr].b96",
  "addr = smem_byte_address()\nSDATA.b32 = 32'U(MEM[addr].u8)",
  "addr = smem_byte_address()\nSDATA.b32 = 32'I(MEM[addr].i8)",
  "addr = smem_byte_address()\nSDATA.b32 = 32'U(MEM[addr].u16)",
  "addr = smem_byte_address()\nSDATA.b32 = 32'I(MEM[addr].i16)",
  "D0.u64 = SBASE.u64 & 0x1ffffffffffffffULL",
  "D0.u64 = 64'U(SBASE[101 : 57])",
  "base = s_buffer_base()\nsize = s_buffer_bytes()\noffset = sbuffer_offset()\nSDATA[31 : 0] = sbuffer_word(base, size, offset)\nSDATA[63 : 32] = sbuffer_word(base, size, offset + 4U)\nSDATA[95 : 64] = sbuffer_word(base, size, offset + 8U)",
  "base = s_buffer_base()\nsize = s_buffer_bytes()\noffset = SOFFSET.u32 + OFFSET.u32\nif 64'U(offset) + 1ULL <= size then\n  SDATA.b32 = 32'U(MEM[base + 64'U(offset)].u8)\nelse\n  SDATA.b32 = 0U\nendif",
  "base = s_buffer_base()\nsize = s_buffer_bytes()\noffset = SOFFSET.u32 + OFFSET.u32\nif 64'U(offset) + 1ULL <= size then\n  SDATA.b32 = 32'I(MEM[base + 64'U(offset)].i8)\nelse\n  SDATA.b32 = 0U\nendif",
  "base = s_buffer_base()\nsize = s_buffer_bytes()\noffset = SOFFSET.u32 + OFFSET.u32\nif 64'U(offset) + 2ULL <= size then\n  SDATA.b32 = 32'U(MEM[base + 64'U(offset)].u16)\nelse\n  SDATA.b32 = 0U\nendif",
  "base = s_buffer_base()\nsize = s_buffer_bytes()\noffset = SOFFSET.u32 + OFFSET.u32\nif 64'U(offset) + 2ULL <= size then\n  SDATA.b32 = 32'I(MEM[base + 64'U(offset)].i16)\nelse\n  SDATA.b32 = 0U\nendif",
  "// A row of a tile: dimension 0. Padding lies between the elements that loads put to LDS.\nlog = 32'U(S1[17 : 16])\ngather = S0[31]\nagain = S1[19] && !gather\npadded = 1 == 1 && S1[20]\ninterval = 8U << 32'U(S1[24 : 22])\npadding = (32'U(S1[31 : 25]) + 1U) * 4U\ntile0 = 32'U(S1[127 : 112])\ntile1 = 32'U(S1[143 : 128])\ntile2 = gather ? 0U : 32'U(S1[159 : 144])\ntile3 = gather || again ? 0U : 32'U(S2[127 : 112])\ntile4 = gather || again ? 0U : 32'U(S3[95 : 80])\nlast = again ? 32'U(S2[127 : 112]) : 0U\nif S0[1 : 0] != 0U && tile0 != 0U then\n  for turn in 0U : last do\n    declare stored : 32'U = 0\n    local = S0[63 : 32].u32 + ((turn * S2[63 : 32].u32) << log)\n    start = S0[120 : 64].u64 + ((64'U(turn) * 64'U(S2[111 : 64])) << 64'U(log))\n    for i4 in 0U : tile4 == 0U ? 0U : tile4 - 1U do\n      for i3 in 0U : tile3 == 0U ? 0U : tile3 - 1U do\n        for i2 in 0U : tile2 == 0U ? 0U : tile2 - 1U do\n          for i1 in 0U : tile1 == 0U ? 0U : tile1 - 1U do\n            row = gather ? tensor_row(i1, S0[30]) : i1\n            inside = tensor_within(row, S1[111 : 80].u32, tile1) && tensor_within(i2, S2[31 : 0].u32, tile2) && tensor_within(i3, S2[63 : 32].u32, tile3) && tensor_within(i4, S3[79 : 48].u32, tile4)\n            lines = 64'U(row) * 64'U(S1[207 : 160]) + 64'U(i2) * 64'U(S1[255 : 208]) + 64'U(i3) * 64'U(S2[111 : 64]) + 64'U(i4) * 64'U(S3[47 : 0])\n            addr = start + (lines << 64'U(log))\n            for i0 in 0U : tile0 - 1U do\n              if 1 == 1 then\n                declare value : 64'U = 0\n                if inside && i0 < S1[79 : 48].u32 then\n                  value = tensor_element(addr, log)\n                endif\n                done = tensor_put(local, log, value)\n              elsif inside && i0 < S1[79 : 48].u32 then\n                back = tensor_copy_back(addr, local, log)\n              endif\n              addr += 1ULL << 64'U(log)\n              local += 1U << log\n              stored += 1U << log\n              if padded && stored >= interval then\n                stored = 0U\n                local += padding\n              endif\n            endfor\n          endfor\n        endfor\n      endfor\n    endfor\n  endfor\n  if S1[18] then\n    barrier = 32'U(S1[47 : 32]) * 8U\n    LDS[barrier].u32 = barrier_arrive(LDS[barrier].u32, LDS[barrier + 4U].u32 & 0xffffU, 1U)\n  endif\nendif",
  "// A row of a tile: dimension 0. Padding lies between the elements that loads put to LDS.\nlog = 32'U(S1[17 : 16])\ngather = S0[31]\nagain = S1[19] && !gather\npadded = 0 == 1 && S1[20]\ninterval = 8U << 32'U(S1[24 : 22])\npadding = (32'U(S1[31 : 25]) + 1U) * 4U\ntile0 = 32'U(S1[127 : 112])\ntile1 = 32'U(S1[143 : 128])\ntile2 = gather ? 0U : 32'U(S1[159 : 144])\ntile3 = gather || again ? 0U : 32'U(S2[127 : 112])\ntile4 = gather || again ? 0U : 32'U(S3[95 : 80])\nlast = again ? 32'U(S2[127 : 112]) : 0U\nif S0[1 : 0] != 0U && tile0 != 0U then\n  for turn in 0U : last do\n    declare stored : 32'U = 0\n    local = S0[63 : 32].u32 + ((turn * S2[63 : 32].u32) << log)\n    start = S0[120 : 64].u64 + ((64'U(turn) * 64'U(S2[111 : 64])) << 64'U(log))\n    for i4 in 0U : tile4 == 0U ? 0U : tile4 - 1U do\n      for i3 in 0U : tile3 == 0U ? 0U : tile3 - 1U do\n        for i2 in 0U : tile2 == 0U ? 0U : tile2 - 1U do\n          for i1 in 0U : tile1 == 0U ? 0U : tile1 - 1U do\n            row = gather ? tensor_row(i1, S0[30]) : i1\n            inside = tensor_within(row, S1[111 : 80].u32, tile1) && tensor_within(i2, S2[31 : 0].u32, tile2) && tensor_within(i3, S2[63 : 32].u32, tile3) && tensor_within(i4, S3[79 : 48].u32, tile4)\n            lines = 64'U(row) * 64'U(S1[207 : 160]) + 64'U(i2) * 64'U(S1[255 : 208]) + 64'U(i3) * 64'U(S2[111 : 64]) + 64'U(i4) * 64'U(S3[47 : 0])\n            addr = start + (lines << 64'U(log))\n            for i0 in 0U : tile0 - 1U do\n              if 0 == 1 then\n                declare value : 64'U = 0\n                if inside && i0 < S1[79 : 48].u32 then\n                  value = tensor_element(addr, log)\n                endif\n                done = tensor_put(local, log, value)\n              elsif inside && i0 < S1[79 : 48].u32 then\n                back = tensor_copy_back(addr, local, log)\n              endif\n              addr += 1ULL << 64'U(log)\n              local += 1U << log\n              stored += 1U << log\n              if padded && stored >= interval then\n                stored = 0U\n                local += padding\n              endif\n            endfor\n          endfor\n        endfor\n      endfor\n    endfor\n  endfor\n  if S1[18] then\n    barrier = 32'U(S1[47 : 32]) * 8U\n    LDS[barrier].u32 = barrier_arrive(LDS[barrier].u32, LDS[barrier + 4U].u32 & 0xffffU, 1U)\n  endif\nendif",
  "// Nothing is under way that could be stopped.\nnop()",
  "// M and K of an element to the lane that loads it and the element's place in its run.\ndeclare run : 32'U[256]\ndeclare out : 32'U[4]\nfor lane in 0U : 31U do\n  for i in 0U : 2U - 1U do\n    run[lane * 4U + i] = LDS[VGPR[lane][ADDR_ROW.u32].u32 + OFFSET.u32 + i * 4U].u32\n  endfor\nendfor\nfor lane in 0U : 31U do\n  for i in 0U : 3U do\n    out[i] = 0U\n  endfor\n  for r in 0U : 16U - 1U do\n    m = lane & 15U\n    k = (lane >> 4U) * 16U + r\n    bit = (m) * 4U\n    at = ((k & 7U) | ((k & 8U) << 1U) | ((k & 16U) >> 1U)) * 4U + (bit >> 5U)\n    value = transposed_bits(run[at], run[(at + 1U) & 255U], bit, 4U)\n    to = r * 4U\n    out[to >> 5U] = out[to >> 5U] | (value << (to & 31U))\n    if (to & 31U) + 4U > 32U then\n      out[(to >> 5U) + 1U] = value >> (32U - (to & 31U))\n    endif\n  endfor\n  for i in 0U : 2U - 1U do\n    VGPR[lane][VDST.u32 + i] = out[i]\n  endfor\nendfor",
  "// M and K of an element to the lane that loads it and the element's place in its run.\ndeclare run : 32'U[256]\ndeclare out : 32'U[4]\nfor lane in 0U : 31U do\n  for i in 0U : 3U - 1U do\n    run[lane * 4U + i] = LDS[VGPR[lane][ADDR_ROW.u32].u32 + OFFSET.u32 + i * 4U].u32\n  endfor\nendfor\nfor lane in 0U : 31U do\n  for i in 0U : 3U do\n    out[i] = 0U\n  endfor\n  for r in 0U : 16U - 1U do\n    m = lane & 15U\n    k = (lane >> 4U) * 16U + r\n    bit = (m) * 6U\n    at = ((k & 19U) | ((k & 8U) >> 1U) | ((k & 4U) << 1U)) * 4U + (bit >> 5U)\n    value = transposed_bits(run[at], run[(at + 1U) & 255U], bit, 6U)\n    to = r * 6U\n    out[to >> 5U] = out[to >> 5U] | (value << (to & 31U))\n    if (to & 31U) + 6U > 32U then\n      out[(to >> 5U) + 1U] = value >> (32U - (to & 31U))\n    endif\n  endfor\n  for i in 0U : 3U - 1U do\n    VGPR[lane][VDST.u32 + i] = out[i]\n  endfor\nendfor",
  "// M and K of an element to the lane that loads it and the element's place in its run.\ndeclare run : 32'U[256]\ndeclare out : 32'U[4]\nfor lane in 0U : 31U do\n  for i in 0U : 2U - 1U do\n    run[lane * 4U + i] = LDS[VGPR[lane][ADDR_ROW.u32].u32 + OFFSET.u32 + i * 4U].u32\n  endfor\nendfor\nfor lane in 0U : 31U do\n  for i in 0U : 3U do\n    out[i] = 0U\n  endfor\n  for r in 0U : 8U - 1U do\n    m = lane & 15U\n    k = (lane >> 4U) * 8U + r\n    bit = (m & 7U) * 8U\n    at = ((k & 3U) | ((m & 8U) >> 1U) | ((k & 12U) << 1U)) * 4U + (bit >> 5U)\n    value = transposed_bits(run[at], run[(at + 1U) & 255U], bit, 8U)\n    to = r * 8U\n    out[to >> 5U] = out[to >> 5U] | (value << (to & 31U))\n    if (to & 31U) + 8U > 32U then\n      out[(to >> 5U) + 1U] = value >> (32U - (to & 31U))\n    endif\n  endfor\n  for i in 0U : 2U - 1U do\n    VGPR[lane][VDST.u32 + i] = out[i]\n  endfor\nendfor",
  "// M and K of an element to the lane that loads it and the element's place in its run.\ndeclare run : 32'U[256]\ndeclare out : 32'U[4]\nfor lane in 0U : 31U do\n  for i in 0U : 4U - 1U do\n    run[lane * 4U + i] = LDS[VGPR[lane][ADDR_ROW.u32].u32 + OFFSET.u32 + i * 4U].u32\n  endfor\nendfor\nfor lane in 0U : 31U do\n  for i in 0U : 3U do\n    out[i] = 0U\n  endfor\n  for r in 0U : 8U - 1U do\n    m = lane & 15U\n    k = (lane >> 4U) * 8U + r\n    bit = (m & 7U) * 16U\n    at = ((k & 7U) | (m & 8U) | ((k & 8U) << 1U)) * 4U + (bit >> 5U)\n    value = transposed_bits(run[at], run[(at + 1U) & 255U], bit, 16U)\n    to = r * 16U\n    out[to >> 5U] = out[to >> 5U] | (value << (to & 31U))\n    if (to & 31U) + 16U > 32U then\n      out[(to >> 5U) + 1U] = value >> (32U - (to & 31U))\n    endif\n  endfor\n  for i in 0U : 4U - 1U do\n    VGPR[lane][VDST.u32 + i] = out[i]\n  endfor\nendfor",
  "declare run : 32'U[256]\ndeclare out : 32'U[4]\nif EXEC_LO != 0U then\n  for lane in 0U : 31U do\n    addr = global_lane_address(VGPR[lane][ADDR_ROW.u32].u32, VGPR[lane][ADDR_ROW.u32 + 1U].u32)\n    for i in 0U : 2U - 1U do\n      run[lane * 4U + i] = MEM[addr + 64'U(i * 4U)].u32\n    endfor\n  endfor\n  for lane in 0U : 31U do\n    for i in 0U : 3U do\n      out[i] = 0U\n    endfor\n    for r in 0U : 16U - 1U do\n      m = lane & 15U\n      k = (lane >> 4U) * 16U + r\n      bit = (m) * 4U\n      at = ((k & 7U) | ((k & 8U) << 1U) | ((k & 16U) >> 1U)) * 4U + (bit >> 5U)\n      value = transposed_bits(run[at], run[(at + 1U) & 255U], bit, 4U)\n      to = r * 4U\n      out[to >> 5U] = out[to >> 5U] | (value << (to & 31U))\n      if (to & 31U) + 4U > 32U then\n        out[(to >> 5U) + 1U] = value >> (32U - (to & 31U))\n      endif\n    endfor\n    for i in 0U : 2U - 1U do\n      VGPR[lane][VDST.u32 + i] = out[i]\n    endfor\n  endfor\nendif",
  "declare run : 32'U[256]\ndeclare out : 32'U[4]\nif EXEC_LO != 0U then\n  for lane in 0U : 31U do\n    addr = global_lane_address(VGPR[lane][ADDR_ROW.u32].u32, VGPR[lane][ADDR_ROW.u32 + 1U].u32)\n    for i in 0U : 3U - 1U do\n      run[lane * 4U + i] = MEM[addr + 64'U(i * 4U)].u32\n    endfor\n  endfor\n  for lane in 0U : 31U do\n    for i in 0U : 3U do\n      out[i] = 0U\n    endfor\n    for r in 0U : 16U - 1U do\n      m = lane & 15U\n      k = (lane >> 4U) * 16U + r\n      bit = (m) * 6U\n      at = ((k & 19U) | ((k & 8U) >> 1U) | ((k & 4U) << 1U)) * 4U + (bit >> 5U)\n      value = transposed_bits(run[at], run[(at + 1U) & 255U], bit, 6U)\n      to = r * 6U\n      out[to >> 5U] = out[to >> 5U] | (value << (to & 31U))\n      if (to & 31U) + 6U > 32U then\n        out[(to >> 5U) + 1U] = value >> (32U - (to & 31U))\n      endif\n    endfor\n    for i in 0U : 3U - 1U do\n      VGPR[lane][VDST.u32 + i] = out[i]\n    endfor\n  endfor\nendif",
  "declare run : 32'U[256]\ndeclare out : 32'U[4]\nif EXEC_LO != 0U then\n  for lane in 0U : 31U do\n    addr = global_lane_address(VGPR[lane][ADDR_ROW.u32].u32, VGPR[lane][ADDR_ROW.u32 + 1U].u32)\n    for i in 0U : 2U - 1U do\n      run[lane * 4U + i] = MEM[addr + 64'U(i * 4U)].u32\n    endfor\n  endfor\n  for lane in 0U : 31U do\n    for i in 0U : 3U do\n      out[i] = 0U\n    endfor\n    for r in 0U : 8U - 1U do\n      m = lane & 15U\n      k = (lane >> 4U) * 8U + r\n      bit = (m & 7U) * 8U\n      at = ((k & 3U) | ((m & 8U) >> 1U) | ((k & 12U) << 1U)) * 4U + (bit >> 5U)\n      value = transposed_bits(run[at], run[(at + 1U) & 255U], bit, 8U)\n      to = r * 8U\n      out[to >> 5U] = out[to >> 5U] | (value << (to & 31U))\n      if (to & 31U) + 8U > 32U then\n        out[(to >> 5U) + 1U] = value >> (32U - (to & 31U))\n      endif\n    endfor\n    for i in 0U : 2U - 1U do\n      VGPR[lane][VDST.u32 + i] = out[i]\n    endfor\n  endfor\nendif",
  "declare run : 32'U[256]\ndeclare out : 32'U[4]\nif EXEC_LO != 0U then\n  for lane in 0U : 31U do\n    addr = global_lane_address(VGPR[lane][ADDR_ROW.u32].u32, VGPR[lane][ADDR_ROW.u32 + 1U].u32)\n    for i in 0U : 4U - 1U do\n      run[lane * 4U + i] = MEM[addr + 64'U(i * 4U)].u32\n    endfor\n  endfor\n  for lane in 0U : 31U do\n    for i in 0U : 3U do\n      out[i] = 0U\n    endfor\n    for r in 0U : 8U - 1U do\n      m = lane & 15U\n      k = (lane >> 4U) * 8U + r\n      bit = (m & 7U) * 16U\n      at = ((k & 7U) | (m & 8U) | ((k & 8U) << 1U)) * 4U + (bit >> 5U)\n      value = transposed_bits(run[at], run[(at + 1U) & 255U], bit, 16U)\n      to = r * 16U\n      out[to >> 5U] = out[to >> 5U] | (value << (to & 31U))\n      if (to & 31U) + 16U > 32U then\n        out[(to >> 5U) + 1U] = value >> (32U - (to & 31U))\n      endif\n    endfor\n    for i in 0U : 4U - 1U do\n      VGPR[lane][VDST.u32 + i] = out[i]\n    endfor\n  endfor\nendif",
  "D0.u16 = ~S0.u16",
  "D0.u16 = S0.u16 & S1.u16",
  "D0.u16 = S0.u16 | S1.u16",
  "D0.u16 = S0.u16 ^ S1.u16",
  "D0.u32 = S0.u32 ^ S1.u32 ^ S2.u32",
  "// Sixteen 4-bit numbers in S2 pick from a table of sixteen entries, which S0 and S1 hold together.\nentries = { S0.b32, S1.b32 }\nresult = 64'0U\nfor i in 0 : 15 do\n  result[i * 4 +: 4] = entries[32'U(S2.b64[i * 4 +: 4]) * 4U +: 4]\nendfor\nD0.b64 = result",
  "entries = { S0.b32, S1.b64 }\nresult = 96'0U\nfor i in 0 : 15 do\n  result[i * 6 +: 6] = entries[32'U(S2.b64[i * 4 +: 4]) * 6U +: 6]\nendfor\nD0.b96 = result",
  "entries = { S0.b64, S1.b64 }\nresult = 128'0U\nfor i in 0 : 15 do\n  result[i * 8 +: 8] = entries[32'U(S2.b64[i * 4 +: 4]) * 8U +: 8]\nendfor\nD0.b128 = result",
  "sat = lambda(x) ( between(32'I(x), -8, 7).u4 )\nD0.b16 = { sat(S0[31 : 24].i8), sat(S0[23 : 16].i8), sat(S0[15 : 8].i8), sat(S0[7 : 0].i8) }",
  "sat = lambda(x) ( (x > 15U ? 15U : 32'U(x)).u4 )\nD0.b16 = { sat(S0[31 : 24]), sat(S0[23 : 16]), sat(S0[15 : 8]), sat(S0[7 : 0]) }",
  "sum = S0.u64 + S1.u64\nD0.u64 = sum < S0.u64 ? 0xffffffffffffffffULL : sum",
  "D0.u64 = S0.u64 < S1.u64 ? 0ULL : S0.u64 - S1.u64",
  "// The sum saturates before the comparison.\nsum = 32'I(between(64'I(S0.i32) + 64'I(S1.i32), -2147483648LL, 2147483647LL))\nD0.i32 = sum < S2.i32 ? sum : S2.i32",
  "// The sum saturates before the comparison.\nsum = 32'I(between(64'I(S0.i32) + 64'I(S1.i32), -2147483648LL, 2147483647LL))\nD0.i32 = sum > S2.i32 ? sum : S2.i32",
  "wrapped = S0.u32 + S1.u32\nsum = wrapped < S0.u32 ? 0xffffffffU : wrapped\nD0.u32 = sum < S2.u32 ? sum : S2.u32",
  "wrapped = S0.u32 + S1.u32\nsum = wrapped < S0.u32 ? 0xffffffffU : wrapped\nD0.u32 = sum > S2.u32 ? sum : S2.u32",
  "product = 64'U(S0.u32) * 64'U(S1.u32)\nsum = product + S2.u64\nD0.u64 = sum < product ? 0xffffffffffffffffULL : sum",
  "product = 64'I(S0.i32) * 64'I(S1.i32)\nsum = product + S2.i64\nnegative = (product < 0LL) == (S2.i64 < 0LL) ? product < 0LL : sum < 0LL\nD0.u64 = negative == (sum < 0LL) ? sum.u64 : negative ? 0x8000000000000000ULL : 0x7fffffffffffffffULL",
  "// CMPX on RDNA and CDNA 5: EXEC only.\nEXEC.u64[laneId] = S0.f16 < S1.f16",
  "// CMPX on RDNA and CDNA 5: EXEC only.\nEXEC.u64[laneId] = S0.f32 < S1.f32",
  "// CMPX on RDNA and CDNA 5: EXEC only.\nEXEC.u64[laneId] = S0.f64 < S1.f64",
  "// CMPX on RDNA and CDNA 5: EXEC only.\nEXEC.u64[laneId] = S0.f16 == S1.f16",
  "// CMPX on RDNA and CDNA 5: EXEC only.\nEXEC.u64[laneId] = S0.f32 == S1.f32",
  "// CMPX on RDNA and CDNA 5: EXEC only.\nEXEC.u64[laneId] = S0.f64 == S1.f64",
  "// CMPX on RDNA and CDNA 5: EXEC only.\nEXEC.u64[laneId] = S0.f16 <= S1.f16",
  "// CMPX on RDNA and CDNA 5: EXEC only.\nEXEC.u64[laneId] = S0.f32 <= S1.f32",
  "// CMPX on RDNA and CDNA 5: EXEC only.\nEXEC.u64[laneId] = S0.f64 <= S1.f64",
  "// CMPX on RDNA and CDNA 5: EXEC only.\nEXEC.u64[laneId] = S0.f16 > S1.f16",
  "// CMPX on RDNA and CDNA 5: EXEC only.\nEXEC.u64[laneId] = S0.f32 > S1.f32",
  "// CMPX on RDNA and CDNA 5: EXEC only.\nEXEC.u64[laneId] = S0.f64 > S1.f64",
  "// CMPX on RDNA and CDNA 5: EXEC only.\nEXEC.u64[laneId] = S0.f16 <> S1.f16",
  "// CMPX on RDNA and CDNA 5: EXEC only.\nEXEC.u64[laneId] = S0.f32 <> S1.f32",
  "// CMPX on RDNA and CDNA 5: EXEC only.\nEXEC.u64[laneId] = S0.f64 <> S1.f64",
  "// CMPX on RDNA and CDNA 5: EXEC only.\nEXEC.u64[laneId] = S0.f16 >= S1.f16",
  "// CMPX on RDNA and CDNA 5: EXEC only.\nEXEC.u64[laneId] = S0.f32 >= S1.f32",
  "// CMPX on RDNA and CDNA 5: EXEC only.\nEXEC.u64[laneId] = S0.f64 >= S1.f64",
  "EXEC.u64[laneId] = !(S0.f16 < S1.f16)",
  "EXEC.u64[laneId] = !(S0.f32 < S1.f32)",
  "EXEC.u64[laneId] = !(S0.f64 < S1.f64)",
  "EXEC.u64[laneId] = !(S0.f16 == S1.f16)",
  "EXEC.u64[laneId] = !(S0.f32 == S1.f32)",
  "EXEC.u64[laneId] = !(S0.f64 == S1.f64)",
  "EXEC.u64[laneId] = !(S0.f16 <= S1.f16)",
  "EXEC.u64[laneId] = !(S0.f32 <= S1.f32)",
  "EXEC.u64[laneId] = !(S0.f64 <= S1.f64)",
  "EXEC.u64[laneId] = !(S0.f16 > S1.f16)",
  "EXEC.u64[laneId] = !(S0.f32 > S1.f32)",
  "EXEC.u64[laneId] = !(S0.f64 > S1.f64)",
  "EXEC.u64[laneId] = !(S0.f16 <> S1.f16)",
  "EXEC.u64[laneId] = !(S0.f32 <> S1.f32)",
  "EXEC.u64[laneId] = !(S0.f64 <> S1.f64)",
  "EXEC.u64[laneId] = !(S0.f16 >= S1.f16)",
  "EXEC.u64[laneId] = !(S0.f32 >= S1.f32)",
  "EXEC.u64[laneId] = !(S0.f64 >= S1.f64)",
  "EXEC.u64[laneId] = !isNAN(S0.f16) && !isNAN(S1.f16)",
  "EXEC.u64[laneId] = !isNAN(S0.f32) && !isNAN(S1.f32)",
  "EXEC.u64[laneId] = !isNAN(S0.f64) && !isNAN(S1.f64)",
  "EXEC.u64[laneId] = isNAN(S0.f16) || isNAN(S1.f16)",
  "EXEC.u64[laneId] = isNAN(S0.f32) || isNAN(S1.f32)",
  "EXEC.u64[laneId] = isNAN(S0.f64) || isNAN(S1.f64)",
  "EXEC.u64[laneId] = S0.i16 < S1.i16",
  "EXEC.u64[laneId] = S0.u16 < S1.u16",
  "EXEC.u64[laneId] = S0.i32 < S1.i32",
  "EXEC.u64[laneId] = S0.u32 < S1.u32",
  "EXEC.u64[laneId] = S0.i64 < S1.i64",
  "EXEC.u64[laneId] = S0.u64 < S1.u64",
  "EXEC.u64[laneId] = S0.i16 == S1.i16",
  "EXEC.u64[laneId] = S0.u16 == S1.u16",
  "EXEC.u64[laneId] = S0.i32 == S1.i32",
  "EXEC.u64[laneId] = S0.u32 == S1.u32",
  "EXEC.u64[laneId] = S0.i64 == S1.i64",
  "EXEC.u64[laneId] = S0.u64 == S1.u64",
  "EXEC.u64[laneId] = S0.i16 <= S1.i16",
  "EXEC.u64[laneId] = S0.u16 <= S1.u16",
  "EXEC.u64[laneId] = S0.i32 <= S1.i32",
  "EXEC.u64[laneId] = S0.u32 <= S1.u32",
  "EXEC.u64[laneId] = S0.i64 <= S1.i64",
  "EXEC.u64[laneId] = S0.u64 <= S1.u64",
  "EXEC.u64[laneId] = S0.i16 > S1.i16",
  "EXEC.u64[laneId] = S0.u16 > S1.u16",
  "EXEC.u64[laneId] = S0.i32 > S1.i32",
  "EXEC.u64[laneId] = S0.u32 > S1.u32",
  "EXEC.u64[laneId] = S0.i64 > S1.i64",
  "EXEC.u64[laneId] = S0.u64 > S1.u64",
  "EXEC.u64[laneId] = S0.i16 != S1.i16",
  "EXEC.u64[laneId] = S0.u16 != S1.u16",
  "EXEC.u64[laneId] = S0.i32 != S1.i32",
  "EXEC.u64[laneId] = S0.u32 != S1.u32",
  "EXEC.u64[laneId] = S0.i64 != S1.i64",
  "EXEC.u64[laneId] = S0.u64 != S1.u64",
  "EXEC.u64[laneId] = S0.i16 >= S1.i16",
  "EXEC.u64[laneId] = S0.u16 >= S1.u16",
  "EXEC.u64[laneId] = S0.i32 >= S1.i32",
  "EXEC.u64[laneId] = S0.u32 >= S1.u32",
  "EXEC.u64[laneId] = S0.i64 >= S1.i64",
  "EXEC.u64[laneId] = S0.u64 >= S1.u64",
  "EXEC.u64[laneId] = (S1.u32 & class_mask(S0.f16)) != 0U",
  "EXEC.u64[laneId] = (S1.u32 & class_mask(S0.f32)) != 0U",
  "EXEC.u64[laneId] = (S1.u32 & class_mask(S0.f64)) != 0U",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 64'B\nfor i in 0 : 7 do\n  result[i * 8 +: 8] = f32_to_fp8_scale(S0.b256[i * 32 +: 32].f32, scale).b8\nendfor\nD0.b64 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 64'B\nfor i in 0 : 7 do\n  result[i * 8 +: 8] = f16_to_fp8_scale(S0.b128[i * 16 +: 16].f16, scale).b8\nendfor\nD0.b64 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 64'B\nfor i in 0 : 7 do\n  result[i * 8 +: 8] = bf16_to_fp8_scale(S0.b128[i * 16 +: 16].bf16, scale).b8\nendfor\nD0.b64 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 64'B\nfor i in 0 : 7 do\n  result[i * 8 +: 8] = f32_to_bf8_scale(S0.b256[i * 32 +: 32].f32, scale).b8\nendfor\nD0.b64 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 64'B\nfor i in 0 : 7 do\n  result[i * 8 +: 8] = f16_to_bf8_scale(S0.b128[i * 16 +: 16].f16, scale).b8\nendfor\nD0.b64 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 64'B\nfor i in 0 : 7 do\n  result[i * 8 +: 8] = bf16_to_bf8_scale(S0.b128[i * 16 +: 16].bf16, scale).b8\nendfor\nD0.b64 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 32'B\nfor i in 0 : 7 do\n  result[i * 4 +: 4] = f32_to_fp4_scale(S0.b256[i * 32 +: 32].f32, scale).b4\nendfor\nD0.b32 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 32'B\nfor i in 0 : 7 do\n  result[i * 4 +: 4] = f16_to_fp4_scale(S0.b128[i * 16 +: 16].f16, scale).b4\nendfor\nD0.b32 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 32'B\nfor i in 0 : 7 do\n  result[i * 4 +: 4] = bf16_to_fp4_scale(S0.b128[i * 16 +: 16].bf16, scale).b4\nendfor\nD0.b32 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 96'B\nfor i in 0 : 15 do\n  result[i * 6 +: 6] = f32_to_fp6_scale(S0.b512[i * 32 +: 32].f32, scale).b6\nendfor\nD0.b96 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 96'B\nfor i in 0 : 15 do\n  result[i * 6 +: 6] = f16_to_fp6_scale(S0.b256[i * 16 +: 16].f16, scale).b6\nendfor\nD0.b96 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 96'B\nfor i in 0 : 15 do\n  result[i * 6 +: 6] = bf16_to_fp6_scale(S0.b256[i * 16 +: 16].bf16, scale).b6\nendfor\nD0.b96 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 96'B\nfor i in 0 : 15 do\n  result[i * 6 +: 6] = f32_to_bf6_scale(S0.b512[i * 32 +: 32].f32, scale).b6\nendfor\nD0.b96 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 96'B\nfor i in 0 : 15 do\n  result[i * 6 +: 6] = f16_to_bf6_scale(S0.b256[i * 16 +: 16].f16, scale).b6\nendfor\nD0.b96 = result",
  "scale = 8'U(exponent(S1.f32))\ndeclare result : 96'B\nfor i in 0 : 15 do\n  result[i * 6 +: 6] = bf16_to_bf6_scale(S0.b256[i * 16 +: 16].bf16, scale).b6\nendfor\nD0.b96 = result",
  "// Two elements share a random number, each taking sixteen bits of it.\nscale = 8'U(exponent(S2.f32))\nrandom = S1.u32\ndeclare result : 64'B\nfor i in 0 : 3 do\n  result[i * 2 * 8 +: 8] = f32_to_fp8_sr_scale(S0.b256[i * 2 * 32 +: 32].f32, random[15 : 0], scale).b8\n  result[(i * 2 + 1) * 8 +: 8] = f32_to_fp8_sr_scale(S0.b256[(i * 2 + 1) * 32 +: 32].f32, random[31 : 16], scale).b8\n  random = next_random(random)\nendfor\nD0.b64 = result",
  "// Two elements share a random number, each taking sixteen bits of it.\nscale = 8'U(exponent(S2.f32))\nrandom = S1.u32\ndeclare result : 64'B\nfor i in 0 : 3 do\n  result[i * 2 * 8 +: 8] = f16_to_fp8_sr_scale(S0.b128[i * 2 * 16 +: 16].f16, random[15 : 0], scale).b8\n  result[(i * 2 + 1) * 8 +: 8] = f16_to_fp8_sr_scale(S0.b128[(i * 2 + 1) * 16 +: 16].f16, random[31 : 16], scale).b8\n  random = next_random(random)\nendfor\nD0.b64 = result",
  "// Two elements share a random number, each taking sixteen bits of it.\nscale = 8'U(exponent(S2.f32))\nrandom = S1.u32\ndeclare result : 64'B\nfor i in 0 : 3 do\n  result[i * 2 * 8 +: 8] = bf16_to_fp8_sr_scale(S0.b128[i * 2 * 16 +: 16].bf16, random[15 : 0], scale).b8\n  result[(i * 2 + 1) * 8 +: 8] = bf16_to_fp8_sr_scale(S0.b128[(i * 2 + 1) * 16 +: 16].bf16, random[31 : 16], scale).b8\n  random = next_random(random)\nendfor\nD0.b64 = result",
  "// Two elements share a random number, each taking sixteen bits of it.\nscale = 8'U(exponent(S2.f32))\nrandom = S1.u32\ndeclare result : 64'B\nfor i in 0 : 3 do\n  result[i * 2 * 8 +: 8] = f32_to_bf8_sr_scale(S0.b256[i * 2 * 32 +: 32].f32, random[15 : 0], scale).b8\n  result[(i * 2 + 1) * 8 +: 8] = f32_to_bf8_sr_scale(S0.b256[(i * 2 + 1) * 32 +: 32].f32, random[31 : 16], scale).b8\n  random = next_random(random)\nendfor\nD0.b64 = result",
  "// Two elements share a random number, each taking sixteen bits of it.\nscale = 8'U(exponent(S2.f32))\nrandom = S1.u32\ndeclare result : 64'B\nfor i in 0 : 3 do\n  result[i * 2 * 8 +: 8] = f16_to_bf8_sr_scale(S0.b128[i * 2 * 16 +: 16].f16, random[15 : 0], scale).b8\n  result[(i * 2 + 1) * 8 +: 8] = f16_to_bf8_sr_scale(S0.b128[(i * 2 + 1) * 16 +: 16].f16, random[31 : 16], scale).b8\n  random = next_random(random)\nendfor\nD0.b64 = result",
  "// Two elements share a random number, each taking sixteen bits of it.\nscale = 8'U(exponent(S2.f32))\nrandom = S1.u32\ndeclare result : 64'B\nfor i in 0 : 3 do\n  result[i * 2 * 8 +: 8] = bf16_to_bf8_sr_scale(S0.b128[i * 2 * 16 +: 16].bf16, random[15 : 0], scale).b8\n  result[(i * 2 + 1) * 8 +: 8] = bf16_to_bf8_sr_scale(S0.b128[(i * 2 + 1) * 16 +: 16].bf16, random[31 : 16], scale).b8\n  random = next_random(random)\nendfor\nD0.b64 = result",
  "// Two elements share a random number, each taking sixteen bits of it.\nscale = 8'U(exponent(S2.f32))\nrandom = S1.u32\ndeclare result : 32'B\nfor i in 0 : 3 do\n  result[i * 2 * 4 +: 4] = f32_to_fp4_sr_scale(S0.b256[i * 2 * 32 +: 32].f32, random[15 : 0], scale).b4\n  result[(i * 2 + 1) * 4 +: 4] = f32_to_fp4_sr_scale(S0.b256[(i * 2 + 1) * 32 +: 32].f32, random[31 : 16], scale).b4\n  random = next_random(random)\nendfor\nD0.b32 = result",
  "// Two elements share a random number, each taking sixteen bits of it.\nscale = 8'U(exponent(S2.f32))\nrandom = S1.u32\ndeclare result : 32'B\nfor i in 0 : 3 do\n  result[i * 2 * 4 +: 4] = f16_to_fp4_sr_scale(S0.b128[i * 2 * 16 +: 16].f16, random[15 : 0], scale).b4\n  result[(i * 2 + 1) * 4 +: 4] = f16_to_fp4_sr_scale(S0.b128[(i * 2 + 1) * 16 +: 16].f16, random[31 : 16], scale).b4\n  random = next_random(random)\nendfor\nD0.b32 = result",
  "// Two elements share a random number, each taking sixteen bits of it.\nscale = 8'U(exponent(S2.f32))\nrandom = S1.u32\ndeclare result : 32'B\nfor i in 0 : 3 do\n  result[i * 2 * 4 +: 4] = bf16_to_fp4_sr_scale(S0.b128[i * 2 * 16 +: 16].bf16, random[15 : 0], scale).b4\n  result[(i * 2 + 1) * 4 +: 4] = bf16_to_fp4_sr_scale(S0.b128[(i * 2 + 1) * 16 +: 16].bf16, random[31 : 16], scale).b4\n  random = next_random(random)\nendfor\nD0.b32 = result",
  "scale = 8'U(exponent(S2.f32))\nrandom = S1.u32\ndeclare result : 96'B\nfor i in 0 : 7 do\n  result[i * 12 +: 6] = f32_to_fp6_sr_scale(S0.b512[i * 2 * 32 +: 32].f32, random[15 : 0], scale).b6\n  result[i * 12 + 6 +: 6] = f32_to_fp6_sr_scale(S0.b512[(i * 2 + 1) * 32 +: 32].f32, random[31 : 16], scale).b6\n  random = next_random(random)\nendfor\nD0.b96 = result",
  "scale = 8'U(exponent(S2.f32))\nrandom = S1.u32\ndeclare result : 96'B\nfor i in 0 : 7 do\n  result[i * 12 +: 6] = f16_to_fp6_sr_scale(S0.b256[i * 2 * 16 +: 16].f16, random[15 : 0], scale).b6\n  result[i * 12 + 6 +: 6] = f16_to_fp6_sr_scale(S0.b256[(i * 2 + 1) * 16 +: 16].f16, random[31 : 16], scale).b6\n  random = next_random(random)\nendfor\nD0.b96 = result",
  "scale = 8'U(exponent(S2.f32))\nrandom = S1.u32\ndeclare result : 96'B\nfor i in 0 : 7 do\n  result[i * 12 +: 6] = bf16_to_fp6_sr_scale(S0.b256[i * 2 * 16 +: 16].bf16, random[15 : 0], scale).b6\n  result[i * 12 + 6 +: 6] = bf16_to_fp6_sr_scale(S0.b256[(i * 2 + 1) * 16 +: 16].bf16, random[31 : 16], scale).b6\n  random = next_random(random)\nendfor\nD0.b96 = result",
  "scale = 8'U(exponent(S2.f32))\nrandom = S1.u32\ndeclare result : 96'B\nfor i in 0 : 7 do\n  result[i * 12 +: 6] = f32_to_bf6_sr_scale(S0.b512[i * 2 * 32 +: 32].f32, random[15 : 0], scale).b6\n  result[i * 12 + 6 +: 6] = f32_to_bf6_sr_scale(S0.b512[(i * 2 + 1) * 32 +: 32].f32, random[31 : 16], scale).b6\n  random = next_random(random)\nendfor\nD0.b96 = result",
  "scale = 8'U(exponent(S2.f32))\nrandom = S1.u32\ndeclare result : 96'B\nfor i in 0 : 7 do\n  result[i * 12 +: 6] = f16_to_bf6_sr_scale(S0.b256[i * 2 * 16 +: 16].f16, random[15 : 0], scale).b6\n  result[i * 12 + 6 +: 6] = f16_to_bf6_sr_scale(S0.b256[(i * 2 + 1) * 16 +: 16].f16, random[31 : 16], scale).b6\n  random = next_random(random)\nendfor\nD0.b96 = result",
  "scale = 8'U(exponent(S2.f32))\nrandom = S1.u32\ndeclare result : 96'B\nfor i in 0 : 7 do\n  result[i * 12 +: 6] = bf16_to_bf6_sr_scale(S0.b256[i * 2 * 16 +: 16].bf16, random[15 : 0], scale).b6\n  result[i * 12 + 6 +: 6] = bf16_to_bf6_sr_scale(S0.b256[(i * 2 + 1) * 16 +: 16].bf16, random[31 : 16], scale).b6\n  random = next_random(random)\nendfor\nD0.b96 = result",
  "// The scale is a byte of S1 that OPSEL names.\nscale = S1.u32[32'U(OPSEL[1 : 0]) * 8U +: 8].u8\ndeclare result : 256'B\nfor i in 0 : 7 do\n  result[i * 32 +: 32] = fp8_to_f32_scale(S0.b64[i * 8 +: 8].fp8, scale).b32\nendfor\nD0.b256 = result",
  "// The scale is a byte of S1 that OPSEL names.\nscale = S1.u32[32'U(OPSEL[1 : 0]) * 8U +: 8].u8\ndeclare result : 256'B\nfor i in 0 : 7 do\n  result[i * 32 +: 32] = bf8_to_f32_scale(S0.b64[i * 8 +: 8].bf8, scale).b32\nendfor\nD0.b256 = result",
  "// The scale is a byte of S1 that OPSEL names.\nscale = S1.u32[32'U(OPSEL[1 : 0]) * 8U +: 8].u8\ndeclare result : 256'B\nfor i in 0 : 7 do\n  result[i * 32 +: 32] = fp4_to_f32_scale(S0.b32[i * 4 +: 4].fp4, scale).b32\nendfor\nD0.b256 = result",
  "// The scale is a byte of S1 that OPSEL names.\nscale = S1.u32[32'U(OPSEL[1 : 0]) * 8U +: 8].u8\ndeclare result : 128'B\nfor i in 0 : 7 do\n  result[i * 16 +: 16] = fp8_to_f16_scale(S0.b64[i * 8 +: 8].fp8, scale).b16\nendfor\nD0.b128 = result",
  "// The scale is a byte of S1 that OPSEL names.\nscale = S1.u32[32'U(OPSEL[1 : 0]) * 8U +: 8].u8\ndeclare result : 128'B\nfor i in 0 : 7 do\n  result[i * 16 +: 16] = bf8_to_f16_scale(S0.b64[i * 8 +: 8].bf8, scale).b16\nendfor\nD0.b128 = result",
  "// The scale is a byte of S1 that OPSEL names.\nscale = S1.u32[32'U(OPSEL[1 : 0]) * 8U +: 8].u8\ndeclare result : 128'B\nfor i in 0 : 7 do\n  result[i * 16 +: 16] = fp4_to_f16_scale(S0.b32[i * 4 +: 4].fp4, scale).b16\nendfor\nD0.b128 = result",
  "// The scale is a byte of S1 that OPSEL names.\nscale = S1.u32[32'U(OPSEL[1 : 0]) * 8U +: 8].u8\ndeclare result : 128'B\nfor i in 0 : 7 do\n  result[i * 16 +: 16] = fp8_to_bf16_scale(S0.b64[i * 8 +: 8].fp8, scale).b16\nendfor\nD0.b128 = result",
  "// The scale is a byte of S1 that OPSEL names.\nscale = S1.u32[32'U(OPSEL[1 : 0]) * 8U +: 8].u8\ndeclare result : 128'B\nfor i in 0 : 7 do\n  result[i * 16 +: 16] = bf8_to_bf16_scale(S0.b64[i * 8 +: 8].bf8, scale).b16\nendfor\nD0.b128 = result",
  "// The scale is a byte of S1 that OPSEL names.\nscale = S1.u32[32'U(OPSEL[1 : 0]) * 8U +: 8].u8\ndeclare result : 128'B\nfor i in 0 : 7 do\n  result[i * 16 +: 16] = fp4_to_bf16_scale(S0.b32[i * 4 +: 4].fp4, scale).b16\nendfor\nD0.b128 = result",
  "scale = S1.u32[32'U(OPSEL[1 : 0]) * 8U +: 8].u8\ndeclare result : 512'B\nfor i in 0 : 15 do\n  result[i * 32 +: 32] = fp6_to_f32_scale(S0.b96[i * 6 +: 6].fp6, scale).b32\nendfor\nD0.b512 = result",
  "scale = S1.u32[32'U(OPSEL[1 : 0]) * 8U +: 8].u8\ndeclare result : 512'B\nfor i in 0 : 15 do\n  result[i * 32 +: 32] = bf6_to_f32_scale(S0.b96[i * 6 +: 6].bf6, scale).b32\nendfor\nD0.b512 = result",
  "scale = S1.u32[32'U(OPSEL[1 : 0]) * 8U +: 8].u8\ndeclare result : 256'B\nfor i in 0 : 15 do\n  result[i * 16 +: 16] = fp6_to_f16_scale(S0.b96[i * 6 +: 6].fp6, scale).b16\nendfor\nD0.b256 = result",
  "scale = S1.u32[32'U(OPSEL[1 : 0]) * 8U +: 8].u8\ndeclare result : 256'B\nfor i in 0 : 15 do\n  result[i * 16 +: 16] = bf6_to_f16_scale(S0.b96[i * 6 +: 6].bf6, scale).b16\nendfor\nD0.b256 = result",
  "scale = S1.u32[32'U(OPSEL[1 : 0]) * 8U +: 8].u8\ndeclare result : 256'B\nfor i in 0 : 15 do\n  result[i * 16 +: 16] = fp6_to_bf16_scale(S0.b96[i * 6 +: 6].fp6, scale).b16\nendfor\nD0.b256 = result",
  "scale = S1.u32[32'U(OPSEL[1 : 0]) * 8U +: 8].u8\ndeclare result : 256'B\nfor i in 0 : 15 do\n  result[i * 16 +: 16] = bf6_to_bf16_scale(S0.b96[i * 6 +: 6].bf6, scale).b16\nendfor\nD0.b256 = result",
  "// RDNA 4 and CDNA 5: OPSEL[0:1], low bit first, names the byte, OPSEL[0] the half.\nplace = 32'U({ OPSEL[0], OPSEL[1] }) * 8U\nD0.f32 = fp8_to_f32(S0.b32[place +: 8].fp8)",
  "// RDNA 4 and CDNA 5: OPSEL[0:1], low bit first, names the byte, OPSEL[0] the half.\nplace = 32'U({ OPSEL[0], OPSEL[1] }) * 8U\nD0.f32 = bf8_to_f32(S0.b32[place +: 8].bf8)",
  "pair = OPSEL[0] ? S0.b32[31 : 16] : S0.b32[15 : 0]\nlow = fp8_to_f32(pair[7 : 0].fp8)\nhigh = fp8_to_f32(pair[15 : 8].fp8)\nD0.b64 = { high, low }",
  "pair = OPSEL[0] ? S0.b32[31 : 16] : S0.b32[15 : 0]\nlow = bf8_to_f32(pair[7 : 0].bf8)\nhigh = bf8_to_f32(pair[15 : 8].bf8)\nD0.b64 = { high, low }",
  "place = 32'U({ OPSEL[0], OPSEL[1] }) * 8U\nD0.f16 = fp8_to_f16(S0.b32[place +: 8].fp8)",
  "place = 32'U({ OPSEL[0], OPSEL[1] }) * 8U\nD0.f16 = bf8_to_f16(S0.b32[place +: 8].bf8)",
  "pair = OPSEL[0] ? S0.b32[31 : 16] : S0.b32[15 : 0]\nlow = fp8_to_f16(pair[7 : 0].fp8)\nhigh = fp8_to_f16(pair[15 : 8].fp8)\nD0.b32 = { high, low }",
  "pair = OPSEL[0] ? S0.b32[31 : 16] : S0.b32[15 : 0]\nlow = bf8_to_f16(pair[7 : 0].bf8)\nhigh = bf8_to_f16(pair[15 : 8].bf8)\nD0.b32 = { high, low }",
  "mode = ROUND_MODE\nROUND_MODE = ROUND_NEAREST_EVEN\nlow = f16_to_fp8(S0[15 : 0].f16)\nhigh = f16_to_fp8(S0[31 : 16].f16)\nROUND_MODE = mode\nif OPSEL[3] then\n  D0[31 : 16].b16 = { high, low }\nelse\n  D0[15 : 0].b16 = { high, low }\nendif",
  "mode = ROUND_MODE\nROUND_MODE = ROUND_NEAREST_EVEN\nlow = f16_to_bf8(S0[15 : 0].f16)\nhigh = f16_to_bf8(S0[31 : 16].f16)\nROUND_MODE = mode\nif OPSEL[3] then\n  D0[31 : 16].b16 = { high, low }\nelse\n  D0[15 : 0].b16 = { high, low }\nendif",
  "noise = exponent(S0.f16) == 31 ? 0U : S1.u32 >> 25U\nmode = ROUND_MODE\nROUND_MODE = ROUND_TOWARD_ZERO\nresult = f16_to_fp8((32'U(S0.u16) + noise).f16)\nROUND_MODE = mode\nplace = 32'U(OPSEL[3 : 2]) * 8U\nD0.b32[place +: 8] = result.b8",
  "noise = exponent(S0.f16) == 31 ? 0U : S1.u32 >> 24U\nmode = ROUND_MODE\nROUND_MODE = ROUND_TOWARD_ZERO\nresult = f16_to_bf8((32'U(S0.u16) + noise).f16)\nROUND_MODE = mode\nplace = 32'U(OPSEL[3 : 2]) * 8U\nD0.b32[place +: 8] = result.b8",
  "// Two at once, each with its half of S2 as random number.\nlow = S0.u32 + (exponent(S0.f32) == 255 ? 0U : S2.u32[15 : 0])\nhigh = S1.u32 + (exponent(S1.f32) == 255 ? 0U : S2.u32[31 : 16])\nD0.b32 = { high[31 : 16], low[31 : 16] }",
  "noise = lambda(x, random) ( exponent(x) == 255 ? 0U : 32'U(random) )\nmode = ROUND_MODE\nROUND_MODE = ROUND_TOWARD_ZERO\nlow = f32_to_f16((S0.u32 + noise(S0.f32, S2.u32[15 : 3])).f32)\nhigh = f32_to_f16((S1.u32 + noise(S1.f32, S2.u32[31 : 19])).f32)\nROUND_MODE = mode\nD0.b32 = { high, low }",
  "D0.u32 = 32'U(S0.u16)",
  "D0.b32 = { f32_to_i16(S1.f32), f32_to_i16(S0.f32) }",
  "D0.b32 = { f32_to_u16(S1.f32), f32_to_u16(S0.f32) }",
  "D0.f16 = fma(S0.f16, S1.f16, SIMM32.f16)",
  "D0.f16 = fma(S0.f16, SIMM32.f16, S1.f16)",
  "D0.f64 = fma(S0.f64, S1.f64, SIMM64.f64)",
  "D0.f64 = fma(S0.f64, SIMM64.f64, S1.f64)",
  "if S0.f32 == 0.0F || S1.f32 == 0.0F then\n  D0.f32 = S2.f32\nelse\n  D0.f32 = fma(S0.f32, S1.f32, S2.f32)\nendif",
  "// A factor for lighting: S0 * S1, but -MAX where S1 or S2 makes the term pointless.\nif S1.f32 == -MAX_FLOAT_F32 || S1.f32 == -INF.f32 || isNAN(S1.f32) || S2.f32 <= 0.0F || isNAN(S2.f32) then\n  D0.f32 = -MAX_FLOAT_F32\nelse\n  D0.f32 = S0.f32 * S1.f32\nendif",
  "D0.u64 = S0.u64 + S1.u64",
  "D0.u64 = S0.u64 - S1.u64",
  "D0.u64 = S0.u64 * S1.u64",
  "count = S1.u32[2 : 0]\nD0.u64 = (S0.u64 << (count > 4U ? 0U : 32'U(count))) + S2.u64",
  "D0.u32 = S0.u32 * S1.u32 + S2.u32",
  "D0.u64 = 64'U(S0.u32) * 64'U(S1.u32) + S2.u64",
  "D0.i64 = 64'I(S0.i32) * 64'I(S1.i32) + S2.i64",
  "D0.i64 = S0.i64 < S1.i64 ? S0.i64 : S1.i64",
  "D0.u64 = S0.u64 < S1.u64 ? S0.u64 : S1.u64",
  "D0.i64 = S0.i64 > S1.i64 ? S0.i64 : S1.i64",
  "D0.u64 = S0.u64 > S1.u64 ? S0.u64 : S1.u64",
  "least = S0.i32 < S1.i32 ? S0.i32 : S1.i32\nD0.i32 = least > S2.i32 ? least : S2.i32",
  "least = S0.u32 < S1.u32 ? S0.u32 : S1.u32\nD0.u32 = least > S2.u32 ? least : S2.u32",
  "most = S0.i32 > S1.i32 ? S0.i32 : S1.i32\nD0.i32 = most < S2.i32 ? most : S2.i32",
  "most = S0.u32 > S1.u32 ? S0.u32 : S1.u32\nD0.u32 = most < S2.u32 ? most : S2.u32",
  "sum = S0.i32 + S1.i32\nD0.i32 = sum < S2.i32 ? sum : S2.i32",
  "sum = S0.u32 + S1.u32\nD0.u32 = sum < S2.u32 ? sum : S2.u32",
  "sum = S0.i32 + S1.i32\nD0.i32 = sum > S2.i32 ? sum : S2.i32",
  "sum = S0.u32 + S1.u32\nD0.u32 = sum > S2.u32 ? sum : S2.u32",
  "// Each lane of a row of sixteen reads the lane that its 4-bit selector names, in its own row or (X16) in the\n// other row of the pair. A source lane that EXEC disables gives its value when OPSEL[0] (fetch inactive) is set,\n// else 0 when OPSEL[1] (bound control) is set; else nothing is written.\ndeclare source : 32'B[64]\nselectors = { S2.u32, S1.u32 }\nfor lane in 0 : WAVE32 ? 31 : 63 do\n  source[lane] = VGPR[lane][SRC0.u32]\nendfor\nfor lane in 0 : WAVE32 ? 31 : 63 do\n  from = (lane & 48) + 32'I(selectors[(lane & 15) * 4 +: 4])\n  if EXEC[lane] then\n    if EXEC[from] || OPSEL[0] then\n      VGPR[lane][VDST.u32] = source[from]\n    elsif OPSEL[1] then\n      VGPR[lane][VDST.u32] = 0U\n    endif\n  endif\nendfor",
  "declare source : 32'B[64]\nselectors = { S2.u32, S1.u32 }\nfor lane in 0 : WAVE32 ? 31 : 63 do\n  source[lane] = VGPR[lane][SRC0.u32]\nendfor\nfor lane in 0 : WAVE32 ? 31 : 63 do\n  from = ((lane & 48) ^ 16) + 32'I(selectors[(lane & 15) * 4 +: 4])\n  if EXEC[lane] then\n    if EXEC[from] || OPSEL[0] then\n      VGPR[lane][VDST.u32] = source[from]\n    elsif OPSEL[1] then\n      VGPR[lane][VDST.u32] = 0U\n    endif\n  endif\nendfor",
  "// VAR: every lane brings its own selector.\ndeclare source : 32'B[64]\nfor lane in 0 : WAVE32 ? 31 : 63 do\n  source[lane] = VGPR[lane][SRC0.u32]\nendfor\nfor lane in 0 : WAVE32 ? 31 : 63 do\n  from = (lane & 48) + 32'I(VGPR[lane][SRC1.u32] & 15U)\n  if EXEC[lane] then\n    if EXEC[from] || OPSEL[0] then\n      VGPR[lane][VDST.u32] = source[from]\n    elsif OPSEL[1] then\n      VGPR[lane][VDST.u32] = 0U\n    endif\n  endif\nendfor",
  "declare source : 32'B[64]\nfor lane in 0 : WAVE32 ? 31 : 63 do\n  source[lane] = VGPR[lane][SRC0.u32]\nendfor\nfor lane in 0 : WAVE32 ? 31 : 63 do\n  from = ((lane & 48) ^ 16) + 32'I(VGPR[lane][SRC1.u32] & 15U)\n  if EXEC[lane] then\n    if EXEC[from] || OPSEL[0] then\n      VGPR[lane][VDST.u32] = source[from]\n    elsif OPSEL[1] then\n      VGPR[lane][VDST.u32] = 0U\n    endif\n  endif\nendfor",
  "// The halves of a wave64 change places; nothing in wave32.\ndeclare source : 32'B[64]\nif WAVE64 then\n  for lane in 0 : 63 do\n    source[lane] = VGPR[lane][SRC0.u32]\n  endfor\n  for lane in 0 : 63 do\n    if EXEC[lane] then\n      VGPR[lane][VDST.u32] = source[lane ^ 32]\n    endif\n  endfor\nendif",
  "if WAVE32 then\n  for lane in 0 : 15 do\n    low = VGPR[lane][SRC0.u32]\n    high = VGPR[lane + 16][VDST.u32]\n    if EXEC[lane] then\n      VGPR[lane][SRC0.u32] = high\n    endif\n    if EXEC[lane + 16] then\n      VGPR[lane + 16][VDST.u32] = low\n    endif\n  endfor\nendif",
  "// CDNA 5 moves within groups of S2 lanes (a power of two). A lane that has no source in its group keeps its own.\ndeclare source : 32'B[64]\ngroup = S2.u32 - 1U\nfor lane in 0U : WAVE32 ? 31U : 63U do\n  source[lane] = VGPR[lane][SRC0.u32]\nendfor\nfor lane in 0U : WAVE32 ? 31U : 63U do\n  if EXEC[lane] then\n    VGPR[lane][VDST.u32] = source[(lane & ~group) | (S1.u32[5 : 0] & group)]\n  endif\nendfor",
  "declare source : 32'B[64]\ngroup = S2.u32 - 1U\nfor lane in 0U : WAVE32 ? 31U : 63U do\n  source[lane] = VGPR[lane][SRC0.u32]\nendfor\nfor lane in 0U : WAVE32 ? 31U : 63U do\n  if EXEC[lane] then\n    VGPR[lane][VDST.u32] = (lane & group) < S1.u32 ? source[lane] : source[lane - S1.u32]\n  endif\nendfor",
  "declare source : 32'B[64]\ngroup = S2.u32 - 1U\nfor lane in 0U : WAVE32 ? 31U : 63U do\n  source[lane] = VGPR[lane][SRC0.u32]\nendfor\nfor lane in 0U : WAVE32 ? 31U : 63U do\n  if EXEC[lane] then\n    VGPR[lane][VDST.u32] = group - (lane & group) < S1.u32 ? source[lane] : source[lane + S1.u32]\n  endif\nendfor",
  "// A partner below the lane's group is reached, one above it is not.\ndeclare source : 32'B[64]\ngroup = S2.u32 - 1U\nfor lane in 0U : WAVE32 ? 31U : 63U do\n  source[lane] = VGPR[lane][SRC0.u32]\nendfor\nfor lane in 0U : WAVE32 ? 31U : 63U do\n  from = lane ^ S1.u32[5 : 0]\n  if S1.u32 > (WAVE32 ? 31U : 63U) || from > (lane | group) then\n    from = lane\n  endif\n  if EXEC[lane] then\n    VGPR[lane][VDST.u32] = source[from]\n  endif\nendfor",
  "// Byte addresses for DS_BPERMUTE: lane S0 of the lane's own group of S1 lanes.\ngroup = S1.u32 - 1U\nD0.u32 = ((S0.u32[5 : 0] & group) + (laneId.u32 & ~group)) << 2U",
  "// Since RDNA 4 the opcode says what NaN does. NUM: a number wins over any NaN; two NaNs give the first, quietened.\nif isNAN(S0.f16) && isNAN(S1.f16) then\n  D0.f16 = cvtToQuietNAN(S0.f16)\nelsif isNAN(S1.f16) || below(S0.f16, S1.f16) then\n  D0.f16 = S0.f16\nelse\n  D0.f16 = S1.f16\nendif",
  "// Since RDNA 4 the opcode says what NaN does. NUM: a number wins over any NaN; two NaNs give the first, quietened.\nif isNAN(S0.f32) && isNAN(S1.f32) then\n  D0.f32 = cvtToQuietNAN(S0.f32)\nelsif isNAN(S1.f32) || below(S0.f32, S1.f32) then\n  D0.f32 = S0.f32\nelse\n  D0.f32 = S1.f32\nendif",
  "// Since RDNA 4 the opcode says what NaN does. NUM: a number wins over any NaN; two NaNs give the first, quietened.\nif isNAN(S0.f64) && isNAN(S1.f64) then\n  D0.f64 = cvtToQuietNAN(S0.f64)\nelsif isNAN(S1.f64) || below(S0.f64, S1.f64) then\n  D0.f64 = S0.f64\nelse\n  D0.f64 = S1.f64\nendif",
  "if isNAN(S0.f16) && isNAN(S1.f16) then\n  D0.f16 = cvtToQuietNAN(S0.f16)\nelsif isNAN(S1.f16) || below(S1.f16, S0.f16) then\n  D0.f16 = S0.f16\nelse\n  D0.f16 = S1.f16\nendif",
  "if isNAN(S0.f32) && isNAN(S1.f32) then\n  D0.f32 = cvtToQuietNAN(S0.f32)\nelsif isNAN(S1.f32) || below(S1.f32, S0.f32) then\n  D0.f32 = S0.f32\nelse\n  D0.f32 = S1.f32\nendif",
  "if isNAN(S0.f64) && isNAN(S1.f64) then\n  D0.f64 = cvtToQuietNAN(S0.f64)\nelsif isNAN(S1.f64) || below(S1.f64, S0.f64) then\n  D0.f64 = S0.f64\nelse\n  D0.f64 = S1.f64\nendif",
  "D0.f16 = v_min_num_f16(v_min_num_f16(S0.f16, S1.f16), S2.f16)",
  "D0.f32 = v_min_num_f32(v_min_num_f32(S0.f32, S1.f32), S2.f32)",
  "D0.f16 = v_max_num_f16(v_max_num_f16(S0.f16, S1.f16), S2.f16)",
  "D0.f32 = v_max_num_f32(v_max_num_f32(S0.f32, S1.f32), S2.f32)",
  "D0.f16 = v_max_num_f16(v_min_num_f16(S0.f16, S1.f16), S2.f16)",
  "D0.f32 = v_max_num_f32(v_min_num_f32(S0.f32, S1.f32), S2.f32)",
  "D0.f16 = v_min_num_f16(v_max_num_f16(S0.f16, S1.f16), S2.f16)",
  "D0.f32 = v_min_num_f32(v_max_num_f32(S0.f32, S1.f32), S2.f32)",
  "most = v_max3_num_f16(S0.f16, S1.f16, S2.f16)\nif isNAN(S0.f16) || isNAN(S1.f16) || isNAN(S2.f16) then\n  D0.f16 = v_min3_num_f16(S0.f16, S1.f16, S2.f16)\nelsif most == S0.f16 then\n  D0.f16 = v_max_num_f16(S1.f16, S2.f16)\nelsif most == S1.f16 then\n  D0.f16 = v_max_num_f16(S0.f16, S2.f16)\nelse\n  D0.f16 = v_max_num_f16(S0.f16, S1.f16)\nendif",
  "most = v_max3_num_f32(S0.f32, S1.f32, S2.f32)\nif isNAN(S0.f32) || isNAN(S1.f32) || isNAN(S2.f32) then\n  D0.f32 = v_min3_num_f32(S0.f32, S1.f32, S2.f32)\nelsif most == S0.f32 then\n  D0.f32 = v_max_num_f32(S1.f32, S2.f32)\nelsif most == S1.f32 then\n  D0.f32 = v_max_num_f32(S0.f32, S2.f32)\nelse\n  D0.f32 = v_max_num_f32(S0.f32, S1.f32)\nendif",
  "D0.f16 = minimum(S0.f16, S1.f16)",
  "D0.f32 = minimum(S0.f32, S1.f32)",
  "D0.f64 = minimum(S0.f64, S1.f64)",
  "D0.f16 = maximum(S0.f16, S1.f16)",
  "D0.f32 = maximum(S0.f32, S1.f32)",
  "D0.f64 = maximum(S0.f64, S1.f64)",
  "D0.f16 = minimum(minimum(S0.f16, S1.f16), S2.f16)",
  "D0.f16 = maximum(maximum(S0.f16, S1.f16), S2.f16)",
  "D0.f16 = maximum(minimum(S0.f16, S1.f16), S2.f16)",
  "D0.f32 = maximum(minimum(S0.f32, S1.f32), S2.f32)",
  "D0.f16 = minimum(maximum(S0.f16, S1.f16), S2.f16)",
  "D0.f32 = minimum(maximum(S0.f32, S1.f32), S2.f32)",
  "D0.b16 = S0.b16",
  "old = D0.b16\nD0.b16 = S0.b16\nS0.b16 = old",
  "D0.b16 = VCC.u64[laneId] ? S1.b16 : S0.b16",
  "D0.b32 = VGPR[laneId][relative_source(SRC0.u32 + M0.u32)].b32",
  "to = VDST.u32 + M0.u32\nif to < vgpr_count() then\n  VGPR[laneId][to].b32 = S0.b32\nendif",
  "to = VDST.u32 + M0.u32\nif to < vgpr_count() then\n  VGPR[laneId][to].b32 = VGPR[laneId][relative_source(SRC0.u32 + M0.u32)].b32\nendif",
  "// Source and destination move by their own part of M0.\nto = VDST.u32 + M0.u32[25 : 16]\nif to < vgpr_count() then\n  VGPR[laneId][to].b32 = VGPR[laneId][relative_source(SRC0.u32 + M0.u32[9 : 0])].b32\nendif",
  "// Both are destinations: nothing is exchanged when either is out of range.\nfrom = SRC0.u32 + M0.u32[9 : 0]\nto = VDST.u32 + M0.u32[25 : 16]\nif from < vgpr_count() && to < vgpr_count() then\n  old = VGPR[laneId][to].b32\n  VGPR[laneId][to].b32 = VGPR[laneId][from].b32\n  VGPR[laneId][from].b32 = old\nendif",
  "D0.bf16 = rcp(S0.bf16)",
  "D0.bf16 = rsq(S0.bf16)",
  "D0.bf16 = sqrt(S0.bf16)",
  "D0.bf16 = log2(S0.bf16)",
  "D0.bf16 = sin2pi(S0.bf16)",
  "D0.bf16 = cos2pi(S0.bf16)",
  "D0.bf16 = tanh(S0.bf16)",
  "D0.bf16 = pow(16'BF(2.0), S0.bf16)",
  "D0.f16 = tanh(S0.f16)",
  "D0.f32 = tanh(S0.f32)",
  "// V_S: one scalar value, computed by the vector unit. An F16 result is zero-extended.\nD0.f32 = rcp(S0.f32)",
  "// V_S: one scalar value, computed by the vector unit. An F16 result is zero-extended.\nD0.f32 = rsq(S0.f32)",
  "// V_S: one scalar value, computed by the vector unit. An F16 result is zero-extended.\nD0.f32 = sqrt(S0.f32)",
  "// V_S: one scalar value, computed by the vector unit. An F16 result is zero-extended.\nD0.f32 = log2(S0.f32)",
  "D0.u32 = 32'U(rcp(S0.f16).u16)",
  "D0.u32 = 32'U(rsq(S0.f16).u16)",
  "D0.u32 = 32'U(sqrt(S0.f16).u16)",
  "D0.u32 = 32'U(log2(S0.f16).u16)",
  "D0.f32 = pow(2.0F, S0.f32)",
  "D0.u32 = 32'U(pow(16'2.0, S0.f16).u16)",
  "// Comparisons as the older manuals write them: a NaN changes nothing, and one in memory stays.\naddr = flat_address()\ntmp = MEM[addr].b32\nif DATA.f32 < tmp.f32 then\n  MEM[addr].b32 = DATA.b32\nendif\nRETURN_DATA.b32 = tmp",
  "// Comparisons as the older manuals write them: a NaN changes nothing, and one in memory stays.\naddr = flat_address()\ntmp = MEM[addr].b32\nif DATA.f32 > tmp.f32 then\n  MEM[addr].b32 = DATA.b32\nendif\nRETURN_DATA.b32 = tmp",
  "addr = flat_address()\nsrc = DATA[31 : 0].b32\ntmp = MEM[addr].b32\nif tmp.f32 == DATA[63 : 32].f32 then\n  MEM[addr].b32 = src\nendif\nRETURN_DATA.b32 = tmp",
  "addr = flat_address()\nsrc = DATA[63 : 0].b64\ntmp = MEM[addr].b64\nif tmp.f64 == DATA[127 : 64].f64 then\n  MEM[addr].b64 = src\nendif\nRETURN_DATA.b64 = tmp",
  "// RDNA 1 to 3.5 permute within 32 lanes; in wave64 each half is on its own.\ndeclare result : 32'B[64]\nlast = WAVE32 ? 31U : 63U\nfor lane in 0U : last do\n  result[lane] = 0U\nendfor\nfor lane in 0U : last do\n  if EXEC[lane] then\n    to = ((VGPR[lane][ADDR_ROW.u32].u32 + OFFSET.u32) >> 2U) & 31U\n    result[to | (lane & 32U)] = VGPR[lane][DATA0_ROW.u32]\n  endif\nendfor\nfor lane in 0U : last do\n  if EXEC[lane] then\n    VGPR[lane][VDST.u32] = result[lane]\n  endif\nendfor",
  "declare result : 32'B[64]\nlast = WAVE32 ? 31U : 63U\nfor lane in 0U : last do\n  from = (((VGPR[lane][ADDR_ROW.u32].u32 + OFFSET.u32) >> 2U) & 31U) | (lane & 32U)\n  result[lane] = EXEC[from] ? VGPR[from][DATA0_ROW.u32] : 0U\nendfor\nfor lane in 0U : last do\n  if EXEC[lane] then\n    VGPR[lane][VDST.u32] = result[lane]\n  endif\nendfor",
  "// Float atomics as those of buffers (atomics.pcode).\nif INST.DMASK == 3U then\n  old = MEM[ADDR.u64].b64\n  if VDATA.f64 < old.f64 then\n    MEM[ADDR.u64].b64 = VDATA.b64\n  endif\n  RETURN_DATA.b64 = old\nelse\n  tmp = MEM[ADDR.u64].b32\n  if VDATA.f32 < tmp.f32 then\n    MEM[ADDR.u64].b32 = VDATA.b32\n  endif\n  RETURN_DATA.b32 = tmp\nendif",
  "// Float atomics as those of buffers (atomics.pcode).\nif INST.DMASK == 3U then\n  old = MEM[ADDR.u64].b64\n  if VDATA.f64 > old.f64 then\n    MEM[ADDR.u64].b64 = VDATA.b64\n  endif\n  RETURN_DATA.b64 = old\nelse\n  tmp = MEM[ADDR.u64].b32\n  if VDATA.f32 > tmp.f32 then\n    MEM[ADDR.u64].b32 = VDATA.b32\n  endif\n  RETURN_DATA.b32 = tmp\nendif",
  "if INST.DMASK == 15U then\n  old = MEM[ADDR.u64].b64\n  wide = VDATA[63 : 0].b64\n  if old.f64 == VDATA[127 : 64].f64 then\n    MEM[ADDR.u64].b64 = wide\n  endif\n  RETURN_DATA.b64 = old\nelse\n  tmp = MEM[ADDR.u64].b32\n  src = VDATA[31 : 0].b32\n  if tmp.f32 == VDATA[63 : 32].f32 then\n    MEM[ADDR.u64].b32 = src\n  endif\n  RETURN_DATA.b32 = tmp\nendif",
  "// A wave64 loop body that runs once for each half. The half that is put aside waits in the destination.\nif EXEC.u64 == 0ULL then\n  PC = PC + 64'I(signext(SIMM16.i16)) * 4LL + 4LL\nelsif EXEC_LO.u32 == 0U then\n  D0.u32 = EXEC_LO.u32\nelse\n  D0.u32 = EXEC_HI.u32\n  EXEC_HI.u32 = 0U\nendif",
  "if EXEC_HI.u32 != 0U then\n  EXEC_LO.u32 = D0.u32\nelsif D0.u32 != 0U then\n  EXEC_HI.u32 = D0.u32\n  D0.u32 = EXEC_LO.u32\n  EXEC_LO.u32 = 0U\n  PC = PC + 64'I(signext(SIMM16.i16)) * 4LL + 4LL\nendif",
  "// The wave's number within its workgroup.\nSDATA.u32 = wave_in_workgroup()",
  "EXEC.u64[laneId] = 1'0U",
  "EXEC.u64[laneId] = 1'1U",
  "if S0.f32 != 0.0F && S1.f32 != 0.0F then\n  D0.f32 = S0.f32 * S1.f32 + D0.f32\nelse\n  D0.f32 = D0.f32\nendif",
  "if S0.f32 == 0.0F || S1.f32 == 0.0F then\n  D0.f32 = D0.f32\nelse\n  D0.f32 = fma(S0.f32, S1.f32, D0.f32)\nendif",
  "// Measured on GFX1151 (V_DOT2_F32_F16, V_DOT2_F32_BF16); the others of the family are taken to be like it. F32 denormals\n// are flushed, BF16 ones too, F16 ones are not.\nROUND_MODE = ROUND_NEAREST_EVEN\na0 = f16_to_f32(S0[15 : 0].f16)\na1 = f16_to_f32(S0[31 : 16].f16)\nb0 = f16_to_f32(S1[15 : 0].f16)\nb1 = f16_to_f32(S1[31 : 16].f16)\nD0.f32 = dot_flush(32'F(dot2_aligned(dot_flush(S2.f32), a0, b0, a1, b1, -14)))",
  "ROUND_MODE = ROUND_NEAREST_EVEN\na0 = dot_flush(bf16_to_f32(S0[15 : 0].bf16))\na1 = dot_flush(bf16_to_f32(S0[31 : 16].bf16))\nb0 = dot_flush(bf16_to_f32(S1[15 : 0].bf16))\nb1 = dot_flush(bf16_to_f32(S1[31 : 16].bf16))\nD0.f32 = dot_flush(32'F(dot2_aligned(dot_flush(S2.f32), a0, b0, a1, b1, -126)))",
  "// Denormals are kept; an overflow is held with MODE.FP16_OVFL.\nROUND_MODE = ROUND_NEAREST_EVEN\na0 = f16_to_f32(S0[15 : 0].f16)\na1 = f16_to_f32(S0[31 : 16].f16)\nb0 = f16_to_f32(S1[15 : 0].f16)\nb1 = f16_to_f32(S1[31 : 16].f16)\nsum = dot2_aligned(f16_to_f32(S2.f16), a0, b0, a1, b1, -14)\nif WAVE_MODE.FP16_OVFL && abs(sum) > 65504.0 && abs(sum) < INF.f64 then\n  sum = sum < 0.0 ? -65504.0 : 65504.0\nendif\nD0.f16 = 16'F(sum)",
  "// Denormals are flushed.\nROUND_MODE = ROUND_NEAREST_EVEN\na0 = dot_flush(bf16_to_f32(S0[15 : 0].bf16))\na1 = dot_flush(bf16_to_f32(S0[31 : 16].bf16))\nb0 = dot_flush(bf16_to_f32(S1[15 : 0].bf16))\nb1 = dot_flush(bf16_to_f32(S1[31 : 16].bf16))\nsum = 16'BF(dot2_aligned(dot_flush(bf16_to_f32(S2.bf16)), a0, b0, a1, b1, -126))\nD0.bf16 = 16'BF(dot_flush(bf16_to_f32(sum)))",
  "// The old value comes back in one register, or in two when the GS register has 64 bits.\naddr = gs_register() * 4U\nif addr < 32U then\n  old = GS_REGS[addr].u32\n  GS_REGS[addr].u32 = old + DATA.u32\n  RETURN_DATA[31 : 0] = old\nelse\n  wide = GS_REGS[addr].u64\n  GS_REGS[addr].u64 = wide + 64'U(DATA.u32)\n  RETURN_DATA[63 : 0] = wide\nendif",
  "// The old value comes back in one register, or in two when the GS register has 64 bits.\naddr = gs_register() * 4U\nif addr < 32U then\n  old = GS_REGS[addr].u32\n  GS_REGS[addr].u32 = old - DATA.u32\n  RETURN_DATA[31 : 0] = old\nelse\n  wide = GS_REGS[addr].u64\n  GS_REGS[addr].u64 = wide - 64'U(DATA.u32)\n  RETURN_DATA[63 : 0] = wide\nendif",
  "// Here the counters are the GS registers, and bits 5:4 of the second offset may ask for an exchange. Wrapping (3)\n// needs a limit that lies in a configuration register: it adds as if there were none.\naddr = gs_register() * 4U\nold = GS_REGS[addr].u32\nvalue = EXEC.u64 == 0ULL ? 0U : VGPR[first_active()][ADDR_ROW.u32].u32\nif ((OFFSET.u32 >> 12U) & 3U) == 1U then\n  GS_REGS[addr].u32 = value\nelsif addr < 32U then\n  GS_REGS[addr].u32 = old + value\nelse\n  GS_REGS[addr].u64 = GS_REGS[addr].u64 + 64'U(value)\nendif\nfor lane in 0U : WAVE32 ? 31U : 63U do\n  if EXEC[lane] then\n    VGPR[lane][VDST.u32] = old\n  endif\nendfor",
  "declare result : 32'U = 0\ndeclare going : 32'U = 1\nlast = DATA.u32\nentry = (ADDR.u32 >> 2U) & 0x3fffU\nfor i in 0U : 2U do\n  node = DATA2[32U * i +: 32].u32\n  if going == 1U && stack_node(node, last) then\n    LDS[stack_entry3(entry)].u32 = node\n    entry = (entry + 1U) & 0x3fffU\n  elsif node == last && last != 0xffffffffU then\n    going = 0U\n  endif\nendfor\nclosest = DATA2[127 : 96].u32\nif going == 1U && stack_node(closest, last) then\n  result = closest\nelse\n  entry = (entry - 1U) & 0x3fffU\n  result = LDS[stack_entry3(entry)].u32\n  LDS[stack_entry3(entry)].u32 = 0xffffffffU\nendif\nVGPR[laneId][ADDR_ROW.u32] = (ADDR.u32 & 0xffff0003U) | (entry << 2U)\nRETURN_DATA.u32 = result",
  "addr = ds_address()\ntmp = LDS[addr].b32\nif tmp.f32 == DATA2.f32 then\n  LDS[addr].f32 = DATA.f32\nendif\nRETURN_DATA.b32 = tmp",
  "addr = ds_address()\ntmp = LDS[addr].b64\nif tmp.f64 == DATA2.f64 then\n  LDS[addr].f64 = DATA.f64\nendif\nRETURN_DATA.b64 = tmp",
  "// The three values go to the quad's first three lanes; what the fourth receives is not told, it keeps its own.\nlast = WAVE32 ? 31U : 63U\nfor lane in 0U : last do\n  if quad_on(lane) == 1'1U && (lane & 3U) != 3U then\n    VGPR[lane][VDST.u32] = LDS[parameter_address(lane, lane & 3U)].u32\n  endif\nendfor",
  "// One value of LDS for all lanes of quads that are on: the address in M0[15:0], the type in M0[18:16].\ndeclare value : 32'U = 0\nkind = (M0.u32 >> 16U) & 7U\naddr = M0.u32 & 0xffffU\nif EXEC.u64 != 0ULL then\n  if kind == 0U then\n    value = 32'U(LDS[addr].u8)\n  elsif kind == 1U then\n    value = 32'U(LDS[addr].u16)\n  elsif kind == 4U then\n    value = 32'U(32'I(LDS[addr].i8))\n  elsif kind == 5U then\n    value = 32'U(32'I(LDS[addr].i16))\n  else\n    value = LDS[addr].u32\n  endif\n  last = WAVE32 ? 31U : 63U\n  for lane in 0U : last do\n    if quad_on(lane) == 1'1U then\n      VGPR[lane][VDST.u32] = value\n    endif\n  endfor\nendif",
  "declare result : 32'F[64]\nlast = WAVE32 ? 31U : 63U\nfor lane in 0U : last do\n  quad = lane & ~3U\n  a = interp_source(VGPR[quad + 1U][SRC0.u32].u32, 0U)\n  c = interp_source(VGPR[quad][SRC2.u32].u32, 2U)\n  result[lane] = interp_clamp(fma(a, interp_source(VGPR[lane][SRC1.u32].u32, 1U), c))\nendfor\nfor lane in 0U : last do\n  if EXEC[lane] then\n    VGPR[lane][VDST.u32] = result[lane].u32\n  endif\nendfor",
  "declare result : 32'F[64]\nlast = WAVE32 ? 31U : 63U\nfor lane in 0U : last do\n  a = interp_source(VGPR[(lane & ~3U) + 2U][SRC0.u32].u32, 0U)\n  c = interp_source(VGPR[lane][SRC2.u32].u32, 2U)\n  result[lane] = interp_clamp(fma(a, interp_source(VGPR[lane][SRC1.u32].u32, 1U), c))\nendfor\nfor lane in 0U : last do\n  if EXEC[lane] then\n    VGPR[lane][VDST.u32] = result[lane].u32\n  endif\nendfor",
  "declare result : 32'F[64]\nlast = WAVE32 ? 31U : 63U\nfor lane in 0U : last do\n  quad = lane & ~3U\n  a = interp_half(VGPR[quad + 1U][SRC0.u32].u32, 0U)\n  c = interp_half(VGPR[quad][SRC2.u32].u32, 2U)\n  result[lane] = interp_clamp(fma(a, interp_source(VGPR[lane][SRC1.u32].u32, 1U), c))\nendfor\nfor lane in 0U : last do\n  if EXEC[lane] then\n    VGPR[lane][VDST.u32] = result[lane].u32\n  endif\nendfor",
  "// RTZ: rounded toward zero whatever MODE says.\ndeclare result : 32'F[64]\nROUND_MODE = ROUND_TOWARD_ZERO\nlast = WAVE32 ? 31U : 63U\nfor lane in 0U : last do\n  quad = lane & ~3U\n  a = interp_half(VGPR[quad + 1U][SRC0.u32].u32, 0U)\n  c = interp_half(VGPR[quad][SRC2.u32].u32, 2U)\n  result[lane] = interp_clamp(fma(a, interp_source(VGPR[lane][SRC1.u32].u32, 1U), c))\nendfor\nfor lane in 0U : last do\n  if EXEC[lane] then\n    VGPR[lane][VDST.u32] = result[lane].u32\n  endif\nendfor",
  "// Whether hardware rounds the sum once or twice to a half is not told; it is twice here.\ndeclare result : 32'U[64]\nlast = WAVE32 ? 31U : 63U\nfor lane in 0U : last do\n  a = interp_half(VGPR[(lane & ~3U) + 2U][SRC0.u32].u32, 0U)\n  c = interp_source(VGPR[lane][SRC2.u32].u32, 2U)\n  sum = fma(a, interp_source(VGPR[lane][SRC1.u32].u32, 1U), c)\n  half = f32_to_f16(interp_clamp(sum))\n  result[lane] = 32'U(half.u16)\nendfor\nfor lane in 0U : last do\n  if EXEC[lane] then\n    old = VGPR[lane][VDST.u32].u32\n    if ((INST.OPSEL >> 3U) & 1U) != 0U then\n      VGPR[lane][VDST.u32] = (old & 0xffffU) | (result[lane] << 16U)\n    else\n      VGPR[lane][VDST.u32] = (old & 0xffff0000U) | result[lane]\n    endif\n  endif\nendfor",
  "declare result : 32'U[64]\nROUND_MODE = ROUND_TOWARD_ZERO\nlast = WAVE32 ? 31U : 63U\nfor lane in 0U : last do\n  a = interp_half(VGPR[(lane & ~3U) + 2U][SRC0.u32].u32, 0U)\n  c = interp_source(VGPR[lane][SRC2.u32].u32, 2U)\n  sum = fma(a, interp_source(VGPR[lane][SRC1.u32].u32, 1U), c)\n  half = f32_to_f16(interp_clamp(sum))\n  result[lane] = 32'U(half.u16)\nendfor\nfor lane in 0U : last do\n  if EXEC[lane] then\n    old = VGPR[lane][VDST.u32].u32\n    if ((INST.OPSEL >> 3U) & 1U) != 0U then\n      VGPR[lane][VDST.u32] = (old & 0xffffU) | (result[lane] << 16U)\n    else\n      VGPR[lane][VDST.u32] = (old & 0xffff0000U) | result[lane]\n    endif\n  endif\nendfor",
  "if WAVE_MODE.IEEE && isSignalNAN(S0.f16) then\n  D0.f16 = cvtToQuietNAN(S0.f16)\nelsif WAVE_MODE.IEEE && isSignalNAN(S1.f16) then\n  D0.f16 = cvtToQuietNAN(S1.f16)\nelsif isNAN(S1.f16) || below(S0.f16, S1.f16) then\n  D0.f16 = S0.f16\nelse\n  D0.f16 = S1.f16\nendif",
  "if WAVE_MODE.IEEE && isSignalNAN(S0.f32) then\n  D0.f32 = cvtToQuietNAN(S0.f32)\nelsif WAVE_MODE.IEEE && isSignalNAN(S1.f32) then\n  D0.f32 = cvtToQuietNAN(S1.f32)\nelsif isNAN(S1.f32) || below(S0.f32, S1.f32) then\n  D0.f32 = S0.f32\nelse\n  D0.f32 = S1.f32\nendif",
  "if WAVE_MODE.IEEE && isSignalNAN(S0.f64) then\n  D0.f64 = cvtToQuietNAN(S0.f64)\nelsif WAVE_MODE.IEEE && isSignalNAN(S1.f64) then\n  D0.f64 = cvtToQuietNAN(S1.f64)\nelsif isNAN(S1.f64) || below(S0.f64, S1.f64) then\n  D0.f64 = S0.f64\nelse\n  D0.f64 = S1.f64\nendif",
  "if WAVE_MODE.IEEE && isSignalNAN(S0.f16) then\n  D0.f16 = cvtToQuietNAN(S0.f16)\nelsif WAVE_MODE.IEEE && isSignalNAN(S1.f16) then\n  D0.f16 = cvtToQuietNAN(S1.f16)\nelsif isNAN(S1.f16) || below(S1.f16, S0.f16) then\n  D0.f16 = S0.f16\nelse\n  D0.f16 = S1.f16\nendif",
  "if WAVE_MODE.IEEE && isSignalNAN(S0.f32) then\n  D0.f32 = cvtToQuietNAN(S0.f32)\nelsif WAVE_MODE.IEEE && isSignalNAN(S1.f32) then\n  D0.f32 = cvtToQuietNAN(S1.f32)\nelsif isNAN(S1.f32) || below(S1.f32, S0.f32) then\n  D0.f32 = S0.f32\nelse\n  D0.f32 = S1.f32\nendif",
  "if WAVE_MODE.IEEE && isSignalNAN(S0.f64) then\n  D0.f64 = cvtToQuietNAN(S0.f64)\nelsif WAVE_MODE.IEEE && isSignalNAN(S1.f64) then\n  D0.f64 = cvtToQuietNAN(S1.f64)\nelsif isNAN(S1.f64) || below(S1.f64, S0.f64) then\n  D0.f64 = S0.f64\nelse\n  D0.f64 = S1.f64\nendif",
  "D0.f16 = v_max_f16(v_min_f16(S0.f16, S1.f16), S2.f16)",
  "D0.f32 = v_max_f32(v_min_f32(S0.f32, S1.f32), S2.f32)",
  "D0.f16 = v_min_f16(v_max_f16(S0.f16, S1.f16), S2.f16)",
  "D0.f32 = v_min_f32(v_max_f32(S0.f32, S1.f32), S2.f32)",
  "LDS[buffer_lds(4U)].u32 = MEM[ADDR.u64].u32",
  "LDS[buffer_lds(4U)].u32 = 32'U(32'U(MEM[ADDR.u64].u8))",
  "LDS[buffer_lds(4U)].u32 = 32'U(32'I(MEM[ADDR.u64].i8))",
  "LDS[buffer_lds(4U)].u32 = 32'U(32'U(MEM[ADDR.u64].u16))",
  "LDS[buffer_lds(4U)].u32 = 32'U(32'I(MEM[ADDR.u64].i16))",
  "LDS[load_lds_address(4U)].b32 = MEM[SADDR.u64 + 64'U(laneId * 4U)].b32",
  "LDS[buffer_lds(4U)].u32 = buffer_channel(0U)",
  "D0.f16 = v_min_f16(S0.f16, S1.f16)",
  "D0.f32 = v_min_f32(S0.f32, S1.f32)",
  "D0.f16 = v_max_f16(S0.f16, S1.f16)",
  "D0.f32 = v_max_f32(S0.f32, S1.f32)",
  "// Adds when the identifier in memory is the wave's turn. The largest identifier is a setting of the graphics pipeline.\naddr = flat_address()\nturn = MEM[addr].u32\nvalue = MEM[addr + 4ULL].u32\nif turn == DATA[31 : 0].u32 then\n  MEM[addr].u32 = (turn + 1U) & 0xfffU\n  MEM[addr + 4ULL].u32 = value + DATA[63 : 32].u32\nendif\nRETURN_DATA[31 : 0] = turn\nRETURN_DATA[63 : 32] = value",
  "// Four products meet on the same grid.\nROUND_MODE = ROUND_NEAREST_EVEN\nc = dot_flush(S2.f32)\na0 = 32'F(S0[7 : 0].fp8)\na1 = 32'F(S0[15 : 8].fp8)\na2 = 32'F(S0[23 : 16].fp8)\na3 = 32'F(S0[31 : 24].fp8)\nb0 = 32'F(S1[7 : 0].fp8)\nb1 = 32'F(S1[15 : 8].fp8)\nb2 = 32'F(S1[23 : 16].fp8)\nb3 = 32'F(S1[31 : 24].fp8)\nplain = 64'F(c) + 64'F(a0) * 64'F(b0) + 64'F(a1) * 64'F(b1) + 64'F(a2) * 64'F(b2) + 64'F(a3) * 64'F(b3)\ntop = dot_top(dot_top(dot_exponent(c, -126), a0, b0, -6, -6), a1, b1, -6, -6)\ntop = dot_top(dot_top(top, a2, b2, -6, -6), a3, b3, -6, -6)\nunit = sign(c) ? -dot_power(top - 24) : dot_power(top - 24)\nsum = trunc(64'F(c) / unit) + dot_term(64'F(a0) * 64'F(b0) / unit) + dot_term(64'F(a1) * 64'F(b1) / unit)\nsum += dot_term(64'F(a2) * 64'F(b2) / unit) + dot_term(64'F(a3) * 64'F(b3) / unit)\nif isNAN(plain) || abs(plain) == INF.f64 || (sum == 0.0 && plain == 0.0) then\n  D0.f32 = 32'F(plain)\nelse\n  D0.f32 = dot_flush(32'F(sum * unit))\nendif",
  "// Four products meet on the same grid.\nROUND_MODE = ROUND_NEAREST_EVEN\nc = dot_flush(S2.f32)\na0 = 32'F(S0[7 : 0].fp8)\na1 = 32'F(S0[15 : 8].fp8)\na2 = 32'F(S0[23 : 16].fp8)\na3 = 32'F(S0[31 : 24].fp8)\nb0 = 32'F(S1[7 : 0].bf8)\nb1 = 32'F(S1[15 : 8].bf8)\nb2 = 32'F(S1[23 : 16].bf8)\nb3 = 32'F(S1[31 : 24].bf8)\nplain = 64'F(c) + 64'F(a0) * 64'F(b0) + 64'F(a1) * 64'F(b1) + 64'F(a2) * 64'F(b2) + 64'F(a3) * 64'F(b3)\ntop = dot_top(dot_top(dot_exponent(c, -126), a0, b0, -6, -14), a1, b1, -6, -14)\ntop = dot_top(dot_top(top, a2, b2, -6, -14), a3, b3, -6, -14)\nunit = sign(c) ? -dot_power(top - 24) : dot_power(top - 24)\nsum = trunc(64'F(c) / unit) + dot_term(64'F(a0) * 64'F(b0) / unit) + dot_term(64'F(a1) * 64'F(b1) / unit)\nsum += dot_term(64'F(a2) * 64'F(b2) / unit) + dot_term(64'F(a3) * 64'F(b3) / unit)\nif isNAN(plain) || abs(plain) == INF.f64 || (sum == 0.0 && plain == 0.0) then\n  D0.f32 = 32'F(plain)\nelse\n  D0.f32 = dot_flush(32'F(sum * unit))\nendif",
  "// Four products meet on the same grid.\nROUND_MODE = ROUND_NEAREST_EVEN\nc = dot_flush(S2.f32)\na0 = 32'F(S0[7 : 0].bf8)\na1 = 32'F(S0[15 : 8].bf8)\na2 = 32'F(S0[23 : 16].bf8)\na3 = 32'F(S0[31 : 24].bf8)\nb0 = 32'F(S1[7 : 0].fp8)\nb1 = 32'F(S1[15 : 8].fp8)\nb2 = 32'F(S1[23 : 16].fp8)\nb3 = 32'F(S1[31 : 24].fp8)\nplain = 64'F(c) + 64'F(a0) * 64'F(b0) + 64'F(a1) * 64'F(b1) + 64'F(a2) * 64'F(b2) + 64'F(a3) * 64'F(b3)\ntop = dot_top(dot_top(dot_exponent(c, -126), a0, b0, -14, -6), a1, b1, -14, -6)\ntop = dot_top(dot_top(top, a2, b2, -14, -6), a3, b3, -14, -6)\nunit = sign(c) ? -dot_power(top - 24) : dot_power(top - 24)\nsum = trunc(64'F(c) / unit) + dot_term(64'F(a0) * 64'F(b0) / unit) + dot_term(64'F(a1) * 64'F(b1) / unit)\nsum += dot_term(64'F(a2) * 64'F(b2) / unit) + dot_term(64'F(a3) * 64'F(b3) / unit)\nif isNAN(plain) || abs(plain) == INF.f64 || (sum == 0.0 && plain == 0.0) then\n  D0.f32 = 32'F(plain)\nelse\n  D0.f32 = dot_flush(32'F(sum * unit))\nendif",
  "// Four products meet on the same grid.\nROUND_MODE = ROUND_NEAREST_EVEN\nc = dot_flush(S2.f32)\na0 = 32'F(S0[7 : 0].bf8)\na1 = 32'F(S0[15 : 8].bf8)\na2 = 32'F(S0[23 : 16].bf8)\na3 = 32'F(S0[31 : 24].bf8)\nb0 = 32'F(S1[7 : 0].bf8)\nb1 = 32'F(S1[15 : 8].bf8)\nb2 = 32'F(S1[23 : 16].bf8)\nb3 = 32'F(S1[31 : 24].bf8)\nplain = 64'F(c) + 64'F(a0) * 64'F(b0) + 64'F(a1) * 64'F(b1) + 64'F(a2) * 64'F(b2) + 64'F(a3) * 64'F(b3)\ntop = dot_top(dot_top(dot_exponent(c, -126), a0, b0, -14, -14), a1, b1, -14, -14)\ntop = dot_top(dot_top(top, a2, b2, -14, -14), a3, b3, -14, -14)\nunit = sign(c) ? -dot_power(top - 24) : dot_power(top - 24)\nsum = trunc(64'F(c) / unit) + dot_term(64'F(a0) * 64'F(b0) / unit) + dot_term(64'F(a1) * 64'F(b1) / unit)\nsum += dot_term(64'F(a2) * 64'F(b2) / unit) + dot_term(64'F(a3) * 64'F(b3) / unit)\nif isNAN(plain) || abs(plain) == INF.f64 || (sum == 0.0 && plain == 0.0) then\n  D0.f32 = 32'F(plain)\nelse\n  D0.f32 = dot_flush(32'F(sum * unit))\nendif",
  "declare first : 32'U = 0xffffffff\ndeclare going : 32'U = 1\nlast = DATA.u32\nsize = stack_size4()\nring = ((ADDR.u32 >> 10U) & 31U) % size\nvalid = ADDR.u32 & 31U\nlost = (ADDR.u32 >> 30U) & 1U\nfor i in 0U : 2U do\n  node = DATA2[32U * i +: 32].u32\n  if going == 1U && stack_node(node, last) then\n    LDS[stack_entry4(ring)].u32 = node\n    ring = (ring + 1U) % size\n    lost = valid == 31U || valid == size ? 1U : lost\n    valid = valid == 31U || valid == size ? valid : valid + 1U\n  elsif node == last && last != 0xffffffffU then\n    going = 0U\n  endif\nendfor\nclosest = DATA2[32U * 3U +: 32].u32\nif going == 1U && stack_node(closest, last) then\n  first = closest\nelsif valid != 0U then\n  ring = (ring + size - 1U) % size\n  valid = valid - 1U\n  first = LDS[stack_entry4(ring)].u32\n  LDS[stack_entry4(ring)].u32 = 0xffffffffU\nendif\nif 0 == 1 && valid != 0U then\n  before = (ring + size - 1U) % size\n  candidate = LDS[stack_entry4(before)].u32\n  if stack_node(candidate, last) then\n    LDS[stack_entry4(before)].u32 = 0xffffffffU\n    ring = before\n    valid = valid - 1U\n    RETURN_DATA[63 : 32] = candidate\n  endif\nendif\nVGPR[laneId][ADDR_ROW.u32] = (ADDR.u32 & 0xbfff83e0U) | (lost << 30U) | (ring << 10U) | valid\nRETURN_DATA[31 : 0] = first",
  "declare first : 32'U = 0xffffffff\ndeclare going : 32'U = 1\nlast = DATA.u32\nsize = stack_size4()\nring = ((ADDR.u32 >> 10U) & 31U) % size\nvalid = ADDR.u32 & 31U\nlost = (ADDR.u32 >> 30U) & 1U\nfor i in 0U : 6U do\n  node = DATA2[32U * i +: 32].u32\n  if going == 1U && stack_node(node, last) then\n    LDS[stack_entry4(ring)].u32 = node\n    ring = (ring + 1U) % size\n    lost = valid == 31U || valid == size ? 1U : lost\n    valid = valid == 31U || valid == size ? valid : valid + 1U\n  elsif node == last && last != 0xffffffffU then\n    going = 0U\n  endif\nendfor\nclosest = DATA2[32U * 7U +: 32].u32\nif going == 1U && stack_node(closest, last) then\n  first = closest\nelsif valid != 0U then\n  ring = (ring + size - 1U) % size\n  valid = valid - 1U\n  first = LDS[stack_entry4(ring)].u32\n  LDS[stack_entry4(ring)].u32 = 0xffffffffU\nendif\nif 0 == 1 && valid != 0U then\n  before = (ring + size - 1U) % size\n  candidate = LDS[stack_entry4(before)].u32\n  if stack_node(candidate, last) then\n    LDS[stack_entry4(before)].u32 = 0xffffffffU\n    ring = before\n    valid = valid - 1U\n    RETURN_DATA[63 : 32] = candidate\n  endif\nendif\nVGPR[laneId][ADDR_ROW.u32] = (ADDR.u32 & 0xbfff83e0U) | (lost << 30U) | (ring << 10U) | valid\nRETURN_DATA[31 : 0] = first",
  "declare first : 32'U = 0xffffffff\ndeclare going : 32'U = 1\nlast = DATA.u32\nsize = stack_size4()\nring = ((ADDR.u32 >> 10U) & 31U) % size\nvalid = ADDR.u32 & 31U\nlost = (ADDR.u32 >> 30U) & 1U\nfor i in 0U : 6U do\n  node = DATA2[32U * i +: 32].u32\n  if going == 1U && stack_node(node, last) then\n    LDS[stack_entry4(ring)].u32 = node\n    ring = (ring + 1U) % size\n    lost = valid == 31U || valid == size ? 1U : lost\n    valid = valid == 31U || valid == size ? valid : valid + 1U\n  elsif node == last && last != 0xffffffffU then\n    going = 0U\n  endif\nendfor\nclosest = DATA2[32U * 7U +: 32].u32\nif going == 1U && stack_node(closest, last) then\n  first = closest\nelsif valid != 0U then\n  ring = (ring + size - 1U) % size\n  valid = valid - 1U\n  first = LDS[stack_entry4(ring)].u32\n  LDS[stack_entry4(ring)].u32 = 0xffffffffU\nendif\nif 1 == 1 && valid != 0U then\n  before = (ring + size - 1U) % size\n  candidate = LDS[stack_entry4(before)].u32\n  if stack_node(candidate, last) then\n    LDS[stack_entry4(before)].u32 = 0xffffffffU\n    ring = before\n    valid = valid - 1U\n    RETURN_DATA[63 : 32] = candidate\n  endif\nendif\nVGPR[laneId][ADDR_ROW.u32] = (ADDR.u32 & 0xbfff83e0U) | (lost << 30U) | (ring << 10U) | valid\nRETURN_DATA[31 : 0] = first",
  "// RDNA 4 fills channels without data with the first register's; D16 data are X, Y and so on, wherever DMASK's bits are.\ndeclare v : 32'U[4]\ndeclare count : 32'U = 0\nformat = image_format()\nfirst = VGPR[laneId][DATA0_ROW.u32].u32\nfor c in 0U : 3U do\n  v[c] = INST.D16 == 0U ? first : format_widen(format, first)\nendfor\nfor c in 0U : 3U do\n  if ((INST.DMASK >> c) & 1U) != 0U then\n    if INST.D16 == 0U then\n      v[c] = VGPR[laneId][DATA0_ROW.u32 + count].u32\n    else\n      v[count] = format_widen(format, VGPR[laneId][DATA0_ROW.u32 + (count >> 1U)].u32 >> (16U * (count & 1U)))\n    endif\n    count = count + 1U\n  endif\nendfor\nbytes = store_element(format, SOFFSET.u32 >> 19U, v[0], v[1], v[2], v[3])",
  "tmp = MEM[ADDR.u64].b32\nROUND_MODE = ROUND_NEAREST_EVEN\nMEM[ADDR.u64].f32 = tmp.f32 + VDATA.f32\nRETURN_DATA.b32 = tmp",
  "tmp = MEM[ADDR.u64].b32\nROUND_MODE = ROUND_NEAREST_EVEN\nMEM[ADDR.u64].b32 = { tmp[31 : 16].f16 + VDATA[31 : 16].f16, tmp[15 : 0].f16 + VDATA[15 : 0].f16 }\nRETURN_DATA.b32 = tmp",
  "tmp = MEM[ADDR.u64].b32\nROUND_MODE = ROUND_NEAREST_EVEN\nMEM[ADDR.u64].b32 = { tmp[31 : 16].bf16 + VDATA[31 : 16].bf16, tmp[15 : 0].bf16 + VDATA[15 : 0].bf16 }\nRETURN_DATA.b32 = tmp",
  "tmp = MEM[ADDR.u64].b32\nif isNAN(VDATA.f32) && isNAN(tmp.f32) then\n  MEM[ADDR.u64].f32 = cvtToQuietNAN(VDATA.f32)\nelsif num_less(VDATA.f32, tmp.f32) then\n  MEM[ADDR.u64].b32 = VDATA.b32\nendif\nRETURN_DATA.b32 = tmp",
  "tmp = MEM[ADDR.u64].b32\nif isNAN(VDATA.f32) && isNAN(tmp.f32) then\n  MEM[ADDR.u64].f32 = cvtToQuietNAN(VDATA.f32)\nelsif num_greater(VDATA.f32, tmp.f32) then\n  MEM[ADDR.u64].b32 = VDATA.b32\nendif\nRETURN_DATA.b32 = tmp",
  "// In wave64 lanes 0 to 31 give the addresses, and the same block lies in half as many registers of all lanes, columns\n// as WMMA takes them: lane bits 4 and 5 are bits 2 and 3 of K (16-bit elements) or 3 and 2 (8-bit elements).\ndeclare run : 32'U[256]\ndeclare out : 32'U[4]\nif EXEC_LO != 0U || EXEC_HI != 0U then\n  for lane in 0U : 31U do\n    addr = global_lane_address(VGPR[lane][ADDR_ROW.u32].u32, VGPR[lane][ADDR_ROW.u32 + 1U].u32)\n    for i in 0U : 2U - 1U do\n      run[lane * 4U + i] = MEM[addr + 64'U(i * 4U)].u32\n    endfor\n  endfor\n  last = WAVE32 ? 31U : 63U\n  count = WAVE32 ? 8U : 4U\n  for lane in 0U : last do\n    for i in 0U : 3U do\n      out[i] = 0U\n    endfor\n    for r in 0U : 7U do\n      m = lane & 15U\n      k = (WAVE32 ? (lane >> 4U) * 8U : ((lane & 16U) >> 1U) + ((lane & 32U) >> 3U)) + r\n      if r < count then\n        bit = (m & 7U) * 8U\n        at = ((k & 3U) | ((m & 8U) >> 1U) | ((k & 12U) << 1U)) * 4U + (bit >> 5U)\n        value = transposed_bits(run[at], run[(at + 1U) & 255U], bit, 8U)\n        to = r * 8U\n        out[to >> 5U] = out[to >> 5U] | (value << (to & 31U))\n      endif\n    endfor\n    VGPR[lane][VDST.u32] = out[0]\n    if WAVE32 || 8U == 16U then\n      VGPR[lane][VDST.u32 + 1U] = out[1]\n    endif\n    if WAVE32 && 8U == 16U then\n      VGPR[lane][VDST.u32 + 2U] = out[2]\n      VGPR[lane][VDST.u32 + 3U] = out[3]\n    endif\n  endfor\nendif",
  "// In wave64 lanes 0 to 31 give the addresses, and the same block lies in half as many registers of all lanes, columns\n// as WMMA takes them: lane bits 4 and 5 are bits 2 and 3 of K (16-bit elements) or 3 and 2 (8-bit elements).\ndeclare run : 32'U[256]\ndeclare out : 32'U[4]\nif EXEC_LO != 0U || EXEC_HI != 0U then\n  for lane in 0U : 31U do\n    addr = global_lane_address(VGPR[lane][ADDR_ROW.u32].u32, VGPR[lane][ADDR_ROW.u32 + 1U].u32)\n    for i in 0U : 4U - 1U do\n      run[lane * 4U + i] = MEM[addr + 64'U(i * 4U)].u32\n    endfor\n  endfor\n  last = WAVE32 ? 31U : 63U\n  count = WAVE32 ? 8U : 4U\n  for lane in 0U : last do\n    for i in 0U : 3U do\n      out[i] = 0U\n    endfor\n    for r in 0U : 7U do\n      m = lane & 15U\n      k = (WAVE32 ? (lane >> 4U) * 8U : ((lane & 16U) >> 2U) + ((lane & 32U) >> 2U)) + r\n      if r < count then\n        bit = (m & 7U) * 16U\n        at = ((k & 7U) | (m & 8U) | ((k & 8U) << 1U)) * 4U + (bit >> 5U)\n        value = transposed_bits(run[at], run[(at + 1U) & 255U], bit, 16U)\n        to = r * 16U\n        out[to >> 5U] = out[to >> 5U] | (value << (to & 31U))\n      endif\n    endfor\n    VGPR[lane][VDST.u32] = out[0]\n    if WAVE32 || 16U == 16U then\n      VGPR[lane][VDST.u32 + 1U] = out[1]\n    endif\n    if WAVE32 && 16U == 16U then\n      VGPR[lane][VDST.u32 + 2U] = out[2]\n      VGPR[lane][VDST.u32 + 3U] = out[3]\n    endif\n  endfor\nendif",
];

/** Fidelity and its source. */
const fidelities: readonly string[] = [
  "exact; not for the order of lanes, which hardware leaves open|ISA manuals: pseudocode of the instruction, chapters on float memory atomics",
  "exact|manual pseudocode, compared with the definition in test/semantics/manual.test.ts",
  "exact; not for the order of lanes in atomics and in stores to one address|ISA manuals: pseudocode of the instruction and its chapter on addresses",
  "unknown; not for sums that F32 holds exactly at each step|manual pseudocode for the order; flushing of F32 denormals from LLVM PR 205101, of F16 ones and the round mode from the CDNA 2 manual",
  "exact|prose of the manuals: an integer result is held within the range of its type",
  "unknown|RDNA 2 and RDNA 3 manuals, DS_ORDERED_COUNT: the order of waves, packers and limits of rings lie outside the wave; waves count as they come",
  "unknown|ISA manuals, DS_APPEND: the base lies in M0; that all of M0 is the base, as compilers use it, and not its bits 31:16, is not told",
  "exact; not for normalised values, which are correctly rounded here; 16-bit results of integers that need more bits (cut here); on GFX10 and older, how D16 rounds|ISA manuals, buffer data and data formats; RDNA 3 and 4 manuals, D16 instructions (floats truncated, all else rounded to nearest even)",
  "unknown|ISA manuals, buffer data: layouts and selects are documented; rounding, saturation and (before RDNA 4) components without a channel are not: rounded to nearest, floats truncated, saturated, the first channel repeated",
  "exact; not for normalised values, which are correctly rounded here; tiled and multisampled images and levels, which are refused|ISA manuals, image resource and data formats; pitch of linear images: Mesa addrlib",
  "exact; not for tiled and multisampled images and levels, which are refused|ISA manuals, image opcodes without sampler",
  "unknown|ISA manuals, data VGPRs: layouts and selects are documented; rounding and saturation are not: rounded to nearest, floats truncated, saturated",
  "exact; not for tiled and multisampled images and levels, which are refused; the order of lanes|ISA manuals, pseudocode of the atomics",
  "unknown|CDNA 1, RDNA 1 and RDNA 2 manuals, LDS parameter reads: the layout of parameters in LDS and the rounding are not told; both are taken from RDNA 4",
  "exact|LLVM 22: gfx908 on has v_fma_mix_f32 at this opcode; the CDNA manuals' name and text do not fuse",
  "exact; not for results that the rounding to F32, which the manuals put before that to F16, moves onto a tie|manual pseudocode; that CDNA fuses, LLVM 22 (its gfx908 on has v_fma_mix at these opcodes)",
  "exact; not for SCC of equal operands: these manuals say 0, the later ones 1|manual pseudocode",
  "exact|ISA manuals: pseudocode of the instruction and chapter on scalar memory",
  "unknown; not for values that are not halfway between two results|the manuals do not say how ties are rounded; the range is confirmed by tinygrad's hardware tests",
  "unknown; not for whole numbers|the manuals do not say how fractions are rounded; toward zero is presumed",
  "unknown; not for zero operands and quotients far from every limit, which hardware tests confirm|the manuals' text read as a division must come out (test/semantics/division.test.ts), with tinygrad's hardware tests",
  "exact; not for denormal results, where hardware may round once and not twice|tinygrad's hardware tests on RDNA 3",
  "rounded, hardware within 1 ULP|CDNA 1 manual: 1 ULP, denormals flushed; product and sum are rounded apart here",
  "exact; not for denormal inputs that are kept: the manuals do not spell them out, C's frexp is followed|manual pseudocode",
  "unknown; not for results that are not denormal, which are exact|the manuals round the power of two to F16 first; one rounding is presumed",
  "rounded, hardware within 1 ULP|precision tables of all ten manuals",
  "rounded, hardware within 0.51 ULP|precision tables of these manuals; V_EXP_F16 of RDNA 3.5 has no number and is taken as its neighbours",
  "rounded, hardware within 536870912 ULP|precision tables of all ten manuals (2**29 ULP)",
  "unknown|the manuals give no precision, only examples for infinities and whole turns",
  "unknown|prose and pseudocode of the manuals contradict each other on stochastic rounding",
  "rounded, hardware within 1 ULP|precision tables of the CDNA 3-5 and RDNA 4 manuals; V_EXP_F16 of RDNA 4 has no number and is taken as its neighbours",
  "unknown; not for use before a scaled matrix instruction, which takes it up as its first half|no manual says what a prefix does that stands alone",
  "exact; not for EXEC that is not all ones|CDNA 4 manual 11.4 tells which K each instruction loads; which lane of a group of 16 holds what: layouts of public compilers (Triton, AMD backend)",
  "unknown; not for results that are neither denormal nor out of range, which are exact|CDNA 4 and CDNA 5 manuals: the scaling functions are named and not defined",
  "unknown; not for sums without cancellation or cut bits, which are exact|taken to be like V_DOT2_F32_F16 of GFX1151 (rocm-systems issue 12056); nobody has measured them in public",
  "unknown|CDNA 5 manual 11.2.2: the width of the count is a matter of configuration; 29 bits here",
  "exact; not for denormal results under a MODE that flushes|rocm-systems PR 10913: rounded once, by MODE",
  "exact|rocm-systems PR 11446: one rounding to nearest even, denormals and signed zeros kept, FP16_OVFL honoured",
  "exact; not for which NaN results from two, and denormals under a MODE that flushes|CDNA 5 manual; rocm-systems PR 11488 (signed zeros)",
  "unknown|RDNA 4 manual 3.3.3: whether a request succeeds hangs on the machine's other waves; blocks of 32 registers, and all are free here",
  "exact; not for multicast in a cluster; row indices out of order that lie outside the tensor; padding that is only half set|CDNA 5 manual 10.11; codes of padding and of the number of iterations as public compilers have them (Triton, Composable Kernel)",
  "unknown|no manual names it; nothing is under way here that it could stop",
  "exact; not for EXEC that is neither zero nor all ones (global loads)|CDNA 5 manual 10.9.2, figure of the lanes that load each element; 11.2.4",
  "exact; not for source lanes that EXEC disables|manual pseudocode; fetch-inactive and bound-control as LLVM documents llvm.amdgcn.permlane16",
  "unknown|the CDNA 5 manual gives no precision",
  "unknown|the CDNA 5 manual names a cubic approximation and prints no table",
  "exact|RDNA 1 ISA XML; the number of the wave in the order in which a workgroup's waves are made",
  "exact|RDNA 3 manual 12.6.1",
  "unknown|RDNA 3 and RDNA 4 manuals 12.5.3: the packed address and what is pushed; stride of entries and sentinels as public drivers have them (Mesa RADV); what happens to the packed fields on overflow is not told",
  "unknown|RDNA 4 manual 12.2.1: its figure and its formula order a primitive's twelve values differently (the figure is followed), and neither tells what a quad's fourth lane receives",
  "exact|RDNA 3 and RDNA 4 manuals 12.4",
  "exact; not for denormals that MODE flushes|RDNA 3 and RDNA 4 manuals 12.3: fused multiply-add",
  "unknown|RDNA 3 and RDNA 4 manuals 12.3.1: whether the sum is rounded once or twice is not told",
  "exact; not for accumulators and results that are F32 denormals|rocm-systems issue 12056: a model that equals GFX1151 in 12 million cases; the width of the grid from its example; flushing of F32 from LLVM PR 205101",
  "unknown|RDNA 4 manual: the largest identifier is a setting of the graphics pipeline; 4095 here",
  "unknown|the RDNA 4 manual adds term by term; one adder for all terms is presumed as in V_DOT2_F32_F16",
  "exact; not for wave64, whose order of columns is taken from WMMA's layout; EXEC that is neither zero nor all ones|RDNA 4 manual 11.6.2 and the figure of CDNA 5 manual 10.9.2, which bears these names",
];

/** Known differences to AMD's documents. */
const notes: readonly string[] = [
  "AMD's manual: rounding and denormals by MODE; here: nearest even, F32 denormals flushed, on CDNA 2 those of F16 too (the CDNA 2 manual says so in prose; LLVM of the others)",
  "AMD's manual: S0.f * S1.f + S2.f without the choice of sources; here: each source is an F32 or a half, by OPSEL_HI and OPSEL (prose of these manuals and pseudocode of the later ones)",
  "AMD's manual: product and sum are rounded apart; here: one rounding (FMA; the later manuals call fma())",
  "AMD's manual: only the low half is computed; here: both halves (the instruction is packed, and the later manuals state both)",
  "AMD's manual: min() and max() of halves, without saying what NaN and zeros do; here: as V_MIN_F16 and V_MAX_F16 on each half (the later manuals call these instructions)",
  "AMD's manual: SCC = S0 > S1: 0 for equal operands; here: SCC = S0 >= S1: 1 for equal operands (the later manuals, also of the same hardware line, say so; no hardware case is known)",
  "AMD's manual: the count is assigned to a 64-bit destination; here: 32-bit result (the name and the later manuals give a 32-bit destination)",
  "AMD's manual: the field is not sign-extended; here: sign-extended from its highest bit (the type is signed and the later manuals extend)",
  "AMD's manual: compares with SIMM16 without saying how it is widened; here: SIMM16 zero-extended (the later manuals take it as unsigned 16 bits)",
  "AMD's manual: the count is a slice of a signed view, S0.i[4:0]; here: an unsigned count (what the text means)",
  "AMD's manual: the count is a slice of a signed view, S0.i[3:0]; here: an unsigned count (what the text means)",
  "AMD's manual: shifts by 8 * S2[4:0]; here: shifts by 8 * S2[1:0] (the later manuals take two bits)",
  "AMD's manual: no rounding is stated; here: toward zero whatever MODE says (the name says so; the later manuals set the mode)",
  "AMD's manual: shifts the 8-bit number without saying how wide the result is; here: placed in the byte that S1 names (widths are not stated in this dialect)",
  "AMD's manual: compares values with DENORM; VCC stays 0 for zero operands; a denominator is made larger where it is already huge; here: exponents decide; zero operands give NaN and VCC = 1; huge denominators are made smaller (only so does the sequence give the quotient, and the hardware tests agree)",
  "AMD's manual: with VCC set, times 2**32 (F64: 2**64); here: with VCC set, times 2**64 or 2**-64 by the exponent of S2 (F64: 2**128, 2**-128) (hardware does so)",
  "AMD's manual: an ordinary product; the rule for zero is a remark; here: 0 times anything is +0 (the remark: DX9 rules)",
  "AMD's manual: an ordinary product and sum; the rule for zero is a remark; here: 0 times anything adds nothing (the remark: DX9 rules)",
  "AMD's manual: borrow = S1 + VCC > S0; here: borrow = S0 + VCC > S1, as D = S1 - S0 - VCC (copied from V_SUBB_CO_U32)",
  "AMD's manual: product of 24-bit factors without its width; here: 32-bit product (the type of the result)",
  "AMD's manual: product of 16-bit factors without its width; here: 32-bit product (the type of the result)",
  "AMD's manual: tells -0 from +0 by S0 == +0.0 && S1 == -0.0, which two zeros of any sign satisfy; here: -0 is below +0 (what the text means: the sign decides)",
  "AMD's manual: floor(x + 0.5), less 1 on ties to odd; here: rounded to the nearest whole number, ties to even, the sign of zero kept (the sum rounds by MODE where x is large, and makes +0 of what should be -0)",
  "AMD's manual: x - floor(x), which rounds up to 1 for tiny negative x; here: limited to the largest value below 1 (a fraction is below 1)",
  "AMD's manual: the exponent field less its bias, also for zero and denormals; here: 0 for zero, the true exponent for denormals (the mantissa is said to lie in [0.5, 1), which then takes the true exponent)",
  "AMD's manual: 1.0 / x, which the translation rounds by MODE; here: nearest even in every mode (hardware approximates; no mode is documented to matter)",
  "AMD's manual: 1.0 / x, which the translation rounds by MODE; here: nearest even in every mode (as V_RCP_F32)",
  "AMD's manual: 1.0 / sqrt(x): two roundings; here: one rounding (hardware approximates the function as a whole)",
  "AMD's manual: the text of another type: D.f16 for RSQ_F64, S0.f for LOG_F16; here: the type that the name says (misprint)",
  "AMD's manual: takes words of a 32-bit source (CDNA 2: always the low one); here: the sources are pairs, OPSEL names a word of each (the XML gives 64-bit sources; LLVM copies register pairs with op_sel:[0,1])",
  "AMD's manual: product and sum are rounded apart; here: fused (LLVM calls these opcodes v_fma_mix from gfx906 on, and uses them for fma; only gfx900 had v_mad_mix)",
  "AMD's manual: V_MIN_F16 and V_MAX_F16 as these manuals state them; here: as V_MIN_F16 and V_MAX_F16 here (see there)",
  "AMD's manual: SCC tests 64 bits of the 32-bit destination; here: SCC tests the 32-bit count (the word above the destination is no part of the result)",
  "AMD's manual: adds the random bits to the mantissa, wrapping, and converts under nearest even; here: adds them with the carry going into the exponent, and cuts off (the prose says: add below the last place, then truncate; wrapping would halve the value at random)",
  "AMD's manual: takes the value from a table that the code declares and does not fill; here: k / 16 for k = -8 to 7 (the table stands beside the code)",
  "AMD's manual: returns the estimate S0 also when it is NaN; here: infinity with the sign of the quotient (hardware does so)",
  "AMD's manual: rounding and denormals by MODE; here: nearest even, F32 denormals flushed (taken to be as V_DOT2_F32_F16)",
  "AMD's manual: 32'F of a concatenation, read as a conversion of its value; here: the bits are those of the F32 (what the text means)",
  "AMD's manual: the F32 result of fma() is converted to BF16; here: one rounding (observed)",
  "AMD's manual: floor(x + 0.5), less 1 on ties to odd; here: rounded to the nearest whole number, ties to even (the sum rounds by MODE where x is large)",
  "AMD's manual: bits 127:96 of the result are not assigned; here: four sums, as in the other manuals (a line is missing)",
  "AMD's manual: the scale is byte OPSEL[2:0] of a 32-bit operand; here: byte OPSEL[1:0] (a 32-bit operand has four bytes)",
  "AMD's manual: adds the random bits to NaN and infinity too; here: NaN and infinity are left alone (the sum could make a number of a NaN)",
  "AMD's manual: adds 16 random bits to a number that loses 13, and converts by MODE; here: adds 13 random bits and cuts off (sixteen bits would change up to eight last places)",
  "AMD's manual: reads source lanes that EXEC disables; here: they give their value with OPSEL[0], else 0 with OPSEL[1], else nothing is written (the sentence beside the code: OPSEL holds fetch-inactive and bound-control)",
  "AMD's manual: S0 and D0 stand for register numbers, VGPR is indexed in both orders, and loops run one lane too far; here: SRC0 and VDST name the registers; lanes of the group only (what the text means)",
  "AMD's manual: 1.0 / x and 1.0 / sqrt(x), rounded by MODE at each step; here: nearest even, one rounding (as the F16 forms)",
  "AMD's manual: 1.0 / x and 1.0 / sqrt(x), rounded by MODE at each step; here: nearest even, one rounding (as the vector forms)",
  "AMD's manual: differences of bytes read as signed; here: differences of unsigned bytes (the later manuals say unsigned)",
  "AMD's manual: S0 * S1 + S2; the rule for zero is a remark; here: accumulates in D; 0 times anything adds nothing (MAC has no third source; the remark: DX9 rules)",
  "AMD's manual: S0 * S1 without the limits; here: -MAX for S1 = -MAX, -infinity or NaN and for S2 <= 0 or NaN (the limits stand in the sentence; the later manuals have them in code)",
  "AMD's manual: borrow = S1 + VCC > S0; here: borrow = S0 + VCC > S1, as D = S1 - S0 - VCC (copied from V_SUB_CO_CI_U32)",
  "AMD's manual: S0 * S1 + S2, not fused; the rule for zero is a remark; here: fused; FMAC accumulates in D; 0 times anything adds nothing (the name says fused; the remark: DX9 rules)",
  "AMD's manual: terms are added one after the other, each sum rounded by MODE; here: all terms meet on one grid and are rounded once to nearest even; F32 and BF16 denormals are flushed (measured on GFX1151)",
  "AMD's manual: terms are added one after the other, each sum rounded by MODE; here: as V_DOT2_F32_F16 (the same operation with the destination as accumulator)",
  "AMD's manual: product and sum are two operations; here: one fused multiply-add (the later manual of the same hardware line writes fma)",
  "AMD's manual: nothing is said of denormals; the translation flushes sources by MODE; here: sources keep denormals, results follow MODE (parameters are read as bits of other lanes' registers)",
  "AMD's manual: the whole destination is assigned; here: the half that OPSEL names is written, the other stays (16-bit results leave the other half alone)",
  "AMD's manual: the mask of the bits to write is not shifted to the offset; here: the mask is shifted to the offset (with the unshifted mask no bit above the field's size could be written)",
  "AMD's manual: shifts the slice S1[15:0], which has no sign; here: arithmetic shift (the name; the other manuals shift the signed value)",
  "AMD's manual: tests n.i32 <= 0, 16 bits seen as 32 without their sign; here: negative halves give 0 (what the text means)",
  "AMD's manual: infinity has exponent 1023; here: 2047 (misprint)",
  "AMD's manual: the code ends after its declaration; here: as V_CMPX_CLASS_F32 (lost at a page break)",
  "AMD's manual: no rounding is stated but in a remark; here: toward zero whatever MODE says (the remark; the later manuals set the mode)",
  "AMD's manual: returns S2 where a factor is 0; here: returns D (FMAC has no third source)",
  "AMD's manual: no round mode is stated; here: toward zero whatever MODE says (the name says RTZ)",
  "AMD's manual: terms are added one after the other, each sum rounded by MODE; here: all terms meet on one grid and are rounded once to nearest even (taken to be as V_DOT2_F32_F16)",
];

/** By the generations that share them: instruction, definition, body, fidelity, notes. */
const rows: Readonly<Record<string, string>> = {
  "cdna1 cdna2 cdna3 cdna4 cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4": `
FLAT_ATOMIC_SWAP FLAT_ATOMIC_SWAP 0 0
FLAT_ATOMIC_SWAP_B32 FLAT_ATOMIC_SWAP 0 0
FLAT_ATOMIC_ADD FLAT_ATOMIC_ADD 1 0
FLAT_ATOMIC_ADD_U32 FLAT_ATOMIC_ADD 1 0
FLAT_ATOMIC_SUB FLAT_ATOMIC_SUB 2 0
FLAT_ATOMIC_SUB_U32 FLAT_ATOMIC_SUB 2 0
FLAT_ATOMIC_SMIN FLAT_ATOMIC_SMIN 3 0
FLAT_ATOMIC_MIN_I32 FLAT_ATOMIC_SMIN 3 0
FLAT_ATOMIC_UMIN FLAT_ATOMIC_UMIN 4 0
FLAT_ATOMIC_MIN_U32 FLAT_ATOMIC_UMIN 4 0
FLAT_ATOMIC_SMAX FLAT_ATOMIC_SMAX 5 0
FLAT_ATOMIC_MAX_I32 FLAT_ATOMIC_SMAX 5 0
FLAT_ATOMIC_UMAX FLAT_ATOMIC_UMAX 6 0
FLAT_ATOMIC_MAX_U32 FLAT_ATOMIC_UMAX 6 0
FLAT_ATOMIC_AND FLAT_ATOMIC_AND 7 0
FLAT_ATOMIC_AND_B32 FLAT_ATOMIC_AND 7 0
FLAT_ATOMIC_OR FLAT_ATOMIC_OR 8 0
FLAT_ATOMIC_OR_B32 FLAT_ATOMIC_OR 8 0
FLAT_ATOMIC_XOR FLAT_ATOMIC_XOR 9 0
FLAT_ATOMIC_XOR_B32 FLAT_ATOMIC_XOR 9 0
FLAT_ATOMIC_INC FLAT_ATOMIC_INC 10 0
FLAT_ATOMIC_INC_U32 FLAT_ATOMIC_INC 10 0
FLAT_ATOMIC_DEC FLAT_ATOMIC_DEC 11 0
FLAT_ATOMIC_DEC_U32 FLAT_ATOMIC_DEC 11 0
GLOBAL_ATOMIC_SWAP GLOBAL_ATOMIC_SWAP 0 0
GLOBAL_ATOMIC_SWAP_B32 GLOBAL_ATOMIC_SWAP 0 0
GLOBAL_ATOMIC_ADD GLOBAL_ATOMIC_ADD 1 0
GLOBAL_ATOMIC_ADD_U32 GLOBAL_ATOMIC_ADD 1 0
GLOBAL_ATOMIC_SUB GLOBAL_ATOMIC_SUB 2 0
GLOBAL_ATOMIC_SUB_U32 GLOBAL_ATOMIC_SUB 2 0
GLOBAL_ATOMIC_SMIN GLOBAL_ATOMIC_SMIN 3 0
GLOBAL_ATOMIC_MIN_I32 GLOBAL_ATOMIC_SMIN 3 0
GLOBAL_ATOMIC_UMIN GLOBAL_ATOMIC_UMIN 4 0
GLOBAL_ATOMIC_MIN_U32 GLOBAL_ATOMIC_UMIN 4 0
GLOBAL_ATOMIC_SMAX GLOBAL_ATOMIC_SMAX 5 0
GLOBAL_ATOMIC_MAX_I32 GLOBAL_ATOMIC_SMAX 5 0
GLOBAL_ATOMIC_UMAX GLOBAL_ATOMIC_UMAX 6 0
GLOBAL_ATOMIC_MAX_U32 GLOBAL_ATOMIC_UMAX 6 0
GLOBAL_ATOMIC_AND GLOBAL_ATOMIC_AND 7 0
GLOBAL_ATOMIC_AND_B32 GLOBAL_ATOMIC_AND 7 0
GLOBAL_ATOMIC_OR GLOBAL_ATOMIC_OR 8 0
GLOBAL_ATOMIC_OR_B32 GLOBAL_ATOMIC_OR 8 0
GLOBAL_ATOMIC_XOR GLOBAL_ATOMIC_XOR 9 0
GLOBAL_ATOMIC_XOR_B32 GLOBAL_ATOMIC_XOR 9 0
GLOBAL_ATOMIC_INC GLOBAL_ATOMIC_INC 10 0
GLOBAL_ATOMIC_INC_U32 GLOBAL_ATOMIC_INC 10 0
GLOBAL_ATOMIC_DEC GLOBAL_ATOMIC_DEC 11 0
GLOBAL_ATOMIC_DEC_U32 GLOBAL_ATOMIC_DEC 11 0
BUFFER_ATOMIC_SWAP BUFFER_ATOMIC_SWAP 0 0
BUFFER_ATOMIC_SWAP_B32 BUFFER_ATOMIC_SWAP 0 0
BUFFER_ATOMIC_ADD BUFFER_ATOMIC_ADD 1 0
BUFFER_ATOMIC_ADD_U32 BUFFER_ATOMIC_ADD 1 0
BUFFER_ATOMIC_SUB BUFFER_ATOMIC_SUB 2 0
BUFFER_ATOMIC_SUB_U32 BUFFER_ATOMIC_SUB 2 0
BUFFER_ATOMIC_SMIN BUFFER_ATOMIC_SMIN 3 0
BUFFER_ATOMIC_MIN_I32 BUFFER_ATOMIC_SMIN 3 0
BUFFER_ATOMIC_UMIN BUFFER_ATOMIC_UMIN 4 0
BUFFER_ATOMIC_MIN_U32 BUFFER_ATOMIC_UMIN 4 0
BUFFER_ATOMIC_SMAX BUFFER_ATOMIC_SMAX 5 0
BUFFER_ATOMIC_MAX_I32 BUFFER_ATOMIC_SMAX 5 0
BUFFER_ATOMIC_UMAX BUFFER_ATOMIC_UMAX 6 0
BUFFER_ATOMIC_MAX_U32 BUFFER_ATOMIC_UMAX 6 0
BUFFER_ATOMIC_AND BUFFER_ATOMIC_AND 7 0
BUFFER_ATOMIC_AND_B32 BUFFER_ATOMIC_AND 7 0
BUFFER_ATOMIC_OR BUFFER_ATOMIC_OR 8 0
BUFFER_ATOMIC_OR_B32 BUFFER_ATOMIC_OR 8 0
BUFFER_ATOMIC_XOR BUFFER_ATOMIC_XOR 9 0
BUFFER_ATOMIC_XOR_B32 BUFFER_ATOMIC_XOR 9 0
BUFFER_ATOMIC_INC BUFFER_ATOMIC_INC 10 0
BUFFER_ATOMIC_INC_U32 BUFFER_ATOMIC_INC 10 0
BUFFER_ATOMIC_DEC BUFFER_ATOMIC_DEC 11 0
BUFFER_ATOMIC_DEC_U32 BUFFER_ATOMIC_DEC 11 0
FLAT_ATOMIC_SWAP_X2 FLAT_ATOMIC_SWAP_X2 12 0
FLAT_ATOMIC_SWAP_B64 FLAT_ATOMIC_SWAP_X2 12 0
FLAT_ATOMIC_ADD_X2 FLAT_ATOMIC_ADD_X2 13 0
FLAT_ATOMIC_ADD_U64 FLAT_ATOMIC_ADD_X2 13 0
FLAT_ATOMIC_SUB_X2 FLAT_ATOMIC_SUB_X2 14 0
FLAT_ATOMIC_SUB_U64 FLAT_ATOMIC_SUB_X2 14 0
FLAT_ATOMIC_SMIN_X2 FLAT_ATOMIC_SMIN_X2 15 0
FLAT_ATOMIC_MIN_I64 FLAT_ATOMIC_SMIN_X2 15 0
FLAT_ATOMIC_UMIN_X2 FLAT_ATOMIC_UMIN_X2 16 0
FLAT_ATOMIC_MIN_U64 FLAT_ATOMIC_UMIN_X2 16 0
FLAT_ATOMIC_SMAX_X2 FLAT_ATOMIC_SMAX_X2 17 0
FLAT_ATOMIC_MAX_I64 FLAT_ATOMIC_SMAX_X2 17 0
FLAT_ATOMIC_UMAX_X2 FLAT_ATOMIC_UMAX_X2 18 0
FLAT_ATOMIC_MAX_U64 FLAT_ATOMIC_UMAX_X2 18 0
FLAT_ATOMIC_AND_X2 FLAT_ATOMIC_AND_X2 19 0
FLAT_ATOMIC_AND_B64 FLAT_ATOMIC_AND_X2 19 0
FLAT_ATOMIC_OR_X2 FLAT_ATOMIC_OR_X2 20 0
FLAT_ATOMIC_OR_B64 FLAT_ATOMIC_OR_X2 20 0
FLAT_ATOMIC_XOR_X2 FLAT_ATOMIC_XOR_X2 21 0
FLAT_ATOMIC_XOR_B64 FLAT_ATOMIC_XOR_X2 21 0
FLAT_ATOMIC_INC_X2 FLAT_ATOMIC_INC_X2 22 0
FLAT_ATOMIC_INC_U64 FLAT_ATOMIC_INC_X2 22 0
FLAT_ATOMIC_DEC_X2 FLAT_ATOMIC_DEC_X2 23 0
FLAT_ATOMIC_DEC_U64 FLAT_ATOMIC_DEC_X2 23 0
GLOBAL_ATOMIC_SWAP_X2 GLOBAL_ATOMIC_SWAP_X2 12 0
GLOBAL_ATOMIC_SWAP_B64 GLOBAL_ATOMIC_SWAP_X2 12 0
GLOBAL_ATOMIC_ADD_X2 GLOBAL_ATOMIC_ADD_X2 13 0
GLOBAL_ATOMIC_ADD_U64 GLOBAL_ATOMIC_ADD_X2 13 0
GLOBAL_ATOMIC_SUB_X2 GLOBAL_ATOMIC_SUB_X2 14 0
GLOBAL_ATOMIC_SUB_U64 GLOBAL_ATOMIC_SUB_X2 14 0
GLOBAL_ATOMIC_SMIN_X2 GLOBAL_ATOMIC_SMIN_X2 15 0
GLOBAL_ATOMIC_MIN_I64 GLOBAL_ATOMIC_SMIN_X2 15 0
GLOBAL_ATOMIC_UMIN_X2 GLOBAL_ATOMIC_UMIN_X2 16 0
GLOBAL_ATOMIC_MIN_U64 GLOBAL_ATOMIC_UMIN_X2 16 0
GLOBAL_ATOMIC_SMAX_X2 GLOBAL_ATOMIC_SMAX_X2 17 0
GLOBAL_ATOMIC_MAX_I64 GLOBAL_ATOMIC_SMAX_X2 17 0
GLOBAL_ATOMIC_UMAX_X2 GLOBAL_ATOMIC_UMAX_X2 18 0
GLOBAL_ATOMIC_MAX_U64 GLOBAL_ATOMIC_UMAX_X2 18 0
GLOBAL_ATOMIC_AND_X2 GLOBAL_ATOMIC_AND_X2 19 0
GLOBAL_ATOMIC_AND_B64 GLOBAL_ATOMIC_AND_X2 19 0
GLOBAL_ATOMIC_OR_X2 GLOBAL_ATOMIC_OR_X2 20 0
GLOBAL_ATOMIC_OR_B64 GLOBAL_ATOMIC_OR_X2 20 0
GLOBAL_ATOMIC_XOR_X2 GLOBAL_ATOMIC_XOR_X2 21 0
GLOBAL_ATOMIC_XOR_B64 GLOBAL_ATOMIC_XOR_X2 21 0
GLOBAL_ATOMIC_INC_X2 GLOBAL_ATOMIC_INC_X2 22 0
GLOBAL_ATOMIC_INC_U64 GLOBAL_ATOMIC_INC_X2 22 0
GLOBAL_ATOMIC_DEC_X2 GLOBAL_ATOMIC_DEC_X2 23 0
GLOBAL_ATOMIC_DEC_U64 GLOBAL_ATOMIC_DEC_X2 23 0
BUFFER_ATOMIC_SWAP_X2 BUFFER_ATOMIC_SWAP_X2 12 0
BUFFER_ATOMIC_SWAP_B64 BUFFER_ATOMIC_SWAP_X2 12 0
BUFFER_ATOMIC_ADD_X2 BUFFER_ATOMIC_ADD_X2 13 0
BUFFER_ATOMIC_ADD_U64 BUFFER_ATOMIC_ADD_X2 13 0
BUFFER_ATOMIC_SUB_X2 BUFFER_ATOMIC_SUB_X2 14 0
BUFFER_ATOMIC_SUB_U64 BUFFER_ATOMIC_SUB_X2 14 0
BUFFER_ATOMIC_SMIN_X2 BUFFER_ATOMIC_SMIN_X2 15 0
BUFFER_ATOMIC_MIN_I64 BUFFER_ATOMIC_SMIN_X2 15 0
BUFFER_ATOMIC_UMIN_X2 BUFFER_ATOMIC_UMIN_X2 16 0
BUFFER_ATOMIC_MIN_U64 BUFFER_ATOMIC_UMIN_X2 16 0
BUFFER_ATOMIC_SMAX_X2 BUFFER_ATOMIC_SMAX_X2 17 0
BUFFER_ATOMIC_MAX_I64 BUFFER_ATOMIC_SMAX_X2 17 0
BUFFER_ATOMIC_UMAX_X2 BUFFER_ATOMIC_UMAX_X2 18 0
BUFFER_ATOMIC_MAX_U64 BUFFER_ATOMIC_UMAX_X2 18 0
BUFFER_ATOMIC_AND_X2 BUFFER_ATOMIC_AND_X2 19 0
BUFFER_ATOMIC_AND_B64 BUFFER_ATOMIC_AND_X2 19 0
BUFFER_ATOMIC_OR_X2 BUFFER_ATOMIC_OR_X2 20 0
BUFFER_ATOMIC_OR_B64 BUFFER_ATOMIC_OR_X2 20 0
BUFFER_ATOMIC_XOR_X2 BUFFER_ATOMIC_XOR_X2 21 0
BUFFER_ATOMIC_XOR_B64 BUFFER_ATOMIC_XOR_X2 21 0
BUFFER_ATOMIC_INC_X2 BUFFER_ATOMIC_INC_X2 22 0
BUFFER_ATOMIC_INC_U64 BUFFER_ATOMIC_INC_X2 22 0
BUFFER_ATOMIC_DEC_X2 BUFFER_ATOMIC_DEC_X2 23 0
BUFFER_ATOMIC_DEC_U64 BUFFER_ATOMIC_DEC_X2 23 0
FLAT_ATOMIC_CMPSWAP FLAT_ATOMIC_CMPSWAP 24 0
FLAT_ATOMIC_CMPSWAP_B32 FLAT_ATOMIC_CMPSWAP 24 0
GLOBAL_ATOMIC_CMPSWAP GLOBAL_ATOMIC_CMPSWAP 24 0
GLOBAL_ATOMIC_CMPSWAP_B32 GLOBAL_ATOMIC_CMPSWAP 24 0
BUFFER_ATOMIC_CMPSWAP BUFFER_ATOMIC_CMPSWAP 24 0
BUFFER_ATOMIC_CMPSWAP_B32 BUFFER_ATOMIC_CMPSWAP 24 0
FLAT_ATOMIC_CMPSWAP_X2 FLAT_ATOMIC_CMPSWAP_X2 25 0
FLAT_ATOMIC_CMPSWAP_B64 FLAT_ATOMIC_CMPSWAP_X2 25 0
GLOBAL_ATOMIC_CMPSWAP_X2 GLOBAL_ATOMIC_CMPSWAP_X2 25 0
GLOBAL_ATOMIC_CMPSWAP_B64 GLOBAL_ATOMIC_CMPSWAP_X2 25 0
BUFFER_ATOMIC_CMPSWAP_X2 BUFFER_ATOMIC_CMPSWAP_X2 25 0
BUFFER_ATOMIC_CMPSWAP_B64 BUFFER_ATOMIC_CMPSWAP_X2 25 0
V_BUFFER_ADDRESS V_BUFFER_ADDRESS 29 1
BUFFER_LOAD_DWORDX2 BUFFER_LOAD_DWORDX2 36 2
BUFFER_LOAD_B64 BUFFER_LOAD_DWORDX2 36 2
BUFFER_STORE_DWORD BUFFER_STORE_DWORD 39 2
BUFFER_STORE_B32 BUFFER_STORE_DWORD 39 2
BUFFER_STORE_DWORDX2 BUFFER_STORE_DWORDX2 40 2
BUFFER_STORE_B64 BUFFER_STORE_DWORDX2 40 2
BUFFER_STORE_DWORDX3 BUFFER_STORE_DWORDX3 41 2
BUFFER_STORE_B96 BUFFER_STORE_DWORDX3 41 2
BUFFER_STORE_DWORDX4 BUFFER_STORE_DWORDX4 42 2
BUFFER_STORE_B128 BUFFER_STORE_DWORDX4 42 2
BUFFER_WBINVL1 BUFFER_WBINVL1 44 2
BUFFER_WBINVL1_VOL BUFFER_WBINVL1 44 2
BUFFER_WBL2 BUFFER_WBINVL1 44 2
BUFFER_INVL2 BUFFER_WBINVL1 44 2
BUFFER_INV BUFFER_WBINVL1 44 2
BUFFER_GL0_INV BUFFER_WBINVL1 44 2
BUFFER_GL1_INV BUFFER_WBINVL1 44 2
V_DOT4_U32_U8 V_DOT4_U32_U8 56 1
V_DOT8_U32_U4 V_DOT8_U32_U4 57 1
V_DOT4_U32_U8_CLAMP V_DOT4_U32_U8_CLAMP 58 4
V_DOT8_U32_U4_CLAMP V_DOT8_U32_U4_CLAMP 59 4
DS_SWIZZLE_B32 DS_SWIZZLE_B32 65 2
DS_NOP DS_NOP 66 2
DS_READ_B32 DS_READ_B32 67 2
DS_LOAD_B32 DS_READ_B32 67 2
DS_READ_B64 DS_READ_B64 68 2
DS_LOAD_B64 DS_READ_B64 68 2
DS_READ_B96 DS_READ_B96 69 2
DS_LOAD_B96 DS_READ_B96 69 2
DS_READ_B128 DS_READ_B128 70 2
DS_LOAD_B128 DS_READ_B128 70 2
DS_READ_U8 DS_READ_U8 71 2
DS_LOAD_U8 DS_READ_U8 71 2
DS_READ_I8 DS_READ_I8 72 2
DS_LOAD_I8 DS_READ_I8 72 2
DS_READ_U16 DS_READ_U16 73 2
DS_LOAD_U16 DS_READ_U16 73 2
DS_READ_I16 DS_READ_I16 74 2
DS_LOAD_I16 DS_READ_I16 74 2
DS_READ_U8_D16 DS_READ_U8_D16 75 2
DS_LOAD_U8_D16 DS_READ_U8_D16 75 2
DS_READ_I8_D16 DS_READ_I8_D16 76 2
DS_LOAD_I8_D16 DS_READ_I8_D16 76 2
DS_READ_U16_D16 DS_READ_U16_D16 77 2
DS_LOAD_U16_D16 DS_READ_U16_D16 77 2
DS_READ_U8_D16_HI DS_READ_U8_D16_HI 78 2
DS_LOAD_U8_D16_HI DS_READ_U8_D16_HI 78 2
DS_READ_I8_D16_HI DS_READ_I8_D16_HI 79 2
DS_LOAD_I8_D16_HI DS_READ_I8_D16_HI 79 2
DS_READ_U16_D16_HI DS_READ_U16_D16_HI 80 2
DS_LOAD_U16_D16_HI DS_READ_U16_D16_HI 80 2
DS_WRITE_B32 DS_WRITE_B32 81 2
DS_STORE_B32 DS_WRITE_B32 81 2
DS_WRITE_B64 DS_WRITE_B64 82 2
DS_STORE_B64 DS_WRITE_B64 82 2
DS_WRITE_B96 DS_WRITE_B96 83 2
DS_STORE_B96 DS_WRITE_B96 83 2
DS_WRITE_B128 DS_WRITE_B128 84 2
DS_STORE_B128 DS_WRITE_B128 84 2
DS_WRITE_B8 DS_WRITE_B8 85 2
DS_STORE_B8 DS_WRITE_B8 85 2
DS_WRITE_B16 DS_WRITE_B16 86 2
DS_STORE_B16 DS_WRITE_B16 86 2
DS_WRITE_B8_D16_HI DS_WRITE_B8_D16_HI 87 2
DS_STORE_B8_D16_HI DS_WRITE_B8_D16_HI 87 2
DS_WRITE_B16_D16_HI DS_WRITE_B16_D16_HI 88 2
DS_STORE_B16_D16_HI DS_WRITE_B16_D16_HI 88 2
DS_READ2_B32 DS_READ2_B32 89 2
DS_LOAD_2ADDR_B32 DS_READ2_B32 89 2
DS_READ2ST64_B32 DS_READ2ST64_B32 90 2
DS_LOAD_2ADDR_STRIDE64_B32 DS_READ2ST64_B32 90 2
DS_READ2_B64 DS_READ2_B64 91 2
DS_LOAD_2ADDR_B64 DS_READ2_B64 91 2
DS_READ2ST64_B64 DS_READ2ST64_B64 92 2
DS_LOAD_2ADDR_STRIDE64_B64 DS_READ2ST64_B64 92 2
DS_WRITE2_B32 DS_WRITE2_B32 93 2
DS_STORE_2ADDR_B32 DS_WRITE2_B32 93 2
DS_WRITE2_B64 DS_WRITE2_B64 94 2
DS_STORE_2ADDR_B64 DS_WRITE2_B64 94 2
DS_WRITE2ST64_B32 DS_WRITE2ST64_B32 95 2
DS_STORE_2ADDR_STRIDE64_B32 DS_WRITE2ST64_B32 95 2
DS_WRITE2ST64_B64 DS_WRITE2ST64_B64 96 2
DS_STORE_2ADDR_STRIDE64_B64 DS_WRITE2ST64_B64 96 2
DS_ADD_U32 DS_ADD_U32 97 2
DS_ADD_RTN_U32 DS_ADD_U32 97 2
DS_SUB_U32 DS_SUB_U32 98 2
DS_SUB_RTN_U32 DS_SUB_U32 98 2
DS_RSUB_U32 DS_RSUB_U32 99 2
DS_RSUB_RTN_U32 DS_RSUB_U32 99 2
DS_INC_U32 DS_INC_U32 100 2
DS_INC_RTN_U32 DS_INC_U32 100 2
DS_DEC_U32 DS_DEC_U32 101 2
DS_DEC_RTN_U32 DS_DEC_U32 101 2
DS_MIN_I32 DS_MIN_I32 102 2
DS_MIN_RTN_I32 DS_MIN_I32 102 2
DS_MAX_I32 DS_MAX_I32 103 2
DS_MAX_RTN_I32 DS_MAX_I32 103 2
DS_MIN_U32 DS_MIN_U32 104 2
DS_MIN_RTN_U32 DS_MIN_U32 104 2
DS_MAX_U32 DS_MAX_U32 105 2
DS_MAX_RTN_U32 DS_MAX_U32 105 2
DS_AND_B32 DS_AND_B32 106 2
DS_AND_RTN_B32 DS_AND_B32 106 2
DS_OR_B32 DS_OR_B32 107 2
DS_OR_RTN_B32 DS_OR_B32 107 2
DS_XOR_B32 DS_XOR_B32 108 2
DS_XOR_RTN_B32 DS_XOR_B32 108 2
DS_MSKOR_B32 DS_MSKOR_B32 109 2
DS_MSKOR_RTN_B32 DS_MSKOR_B32 109 2
DS_ADD_U64 DS_ADD_U64 110 2
DS_ADD_RTN_U64 DS_ADD_U64 110 2
DS_SUB_U64 DS_SUB_U64 111 2
DS_SUB_RTN_U64 DS_SUB_U64 111 2
DS_RSUB_U64 DS_RSUB_U64 112 2
DS_RSUB_RTN_U64 DS_RSUB_U64 112 2
DS_INC_U64 DS_INC_U64 113 2
DS_INC_RTN_U64 DS_INC_U64 113 2
DS_DEC_U64 DS_DEC_U64 114 2
DS_DEC_RTN_U64 DS_DEC_U64 114 2
DS_MIN_I64 DS_MIN_I64 115 2
DS_MIN_RTN_I64 DS_MIN_I64 115 2
DS_MAX_I64 DS_MAX_I64 116 2
DS_MAX_RTN_I64 DS_MAX_I64 116 2
DS_MIN_U64 DS_MIN_U64 117 2
DS_MIN_RTN_U64 DS_MIN_U64 117 2
DS_MAX_U64 DS_MAX_U64 118 2
DS_MAX_RTN_U64 DS_MAX_U64 118 2
DS_AND_B64 DS_AND_B64 119 2
DS_AND_RTN_B64 DS_AND_B64 119 2
DS_OR_B64 DS_OR_B64 120 2
DS_OR_RTN_B64 DS_OR_B64 120 2
DS_XOR_B64 DS_XOR_B64 121 2
DS_XOR_RTN_B64 DS_XOR_B64 121 2
DS_MSKOR_B64 DS_MSKOR_B64 122 2
DS_MSKOR_RTN_B64 DS_MSKOR_B64 122 2
DS_WRXCHG_RTN_B32 DS_WRXCHG_RTN_B32 123 2
DS_STOREXCHG_RTN_B32 DS_WRXCHG_RTN_B32 123 2
DS_WRXCHG_RTN_B64 DS_WRXCHG_RTN_B64 124 2
DS_STOREXCHG_RTN_B64 DS_WRXCHG_RTN_B64 124 2
DS_WRXCHG2_RTN_B32 DS_WRXCHG2_RTN_B32 125 2
DS_STOREXCHG_2ADDR_RTN_B32 DS_WRXCHG2_RTN_B32 125 2
DS_WRXCHG2ST64_RTN_B32 DS_WRXCHG2ST64_RTN_B32 126 2
DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32 DS_WRXCHG2ST64_RTN_B32 126 2
DS_WRXCHG2_RTN_B64 DS_WRXCHG2_RTN_B64 127 2
DS_STOREXCHG_2ADDR_RTN_B64 DS_WRXCHG2_RTN_B64 127 2
DS_WRXCHG2ST64_RTN_B64 DS_WRXCHG2ST64_RTN_B64 128 2
DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64 DS_WRXCHG2ST64_RTN_B64 128 2
DS_ADD_F32 DS_ADD_F32 137 2
DS_ADD_RTN_F32 DS_ADD_F32 137 2
DS_CONDXCHG32_RTN_B64 DS_CONDXCHG32_RTN_B64 139 2
FLAT_LOAD_DWORDX2 FLAT_LOAD_DWORDX2 175 2
FLAT_LOAD_B64 FLAT_LOAD_DWORDX2 175 2
FLAT_LOAD_DWORDX3 FLAT_LOAD_DWORDX3 176 2
FLAT_LOAD_B96 FLAT_LOAD_DWORDX3 176 2
FLAT_LOAD_DWORDX4 FLAT_LOAD_DWORDX4 177 2
FLAT_LOAD_B128 FLAT_LOAD_DWORDX4 177 2
GLOBAL_LOAD_DWORDX2 GLOBAL_LOAD_DWORDX2 175 2
GLOBAL_LOAD_B64 GLOBAL_LOAD_DWORDX2 175 2
GLOBAL_LOAD_DWORDX3 GLOBAL_LOAD_DWORDX3 176 2
GLOBAL_LOAD_B96 GLOBAL_LOAD_DWORDX3 176 2
GLOBAL_LOAD_DWORDX4 GLOBAL_LOAD_DWORDX4 177 2
GLOBAL_LOAD_B128 GLOBAL_LOAD_DWORDX4 177 2
SCRATCH_LOAD_DWORDX2 SCRATCH_LOAD_DWORDX2 178 2
SCRATCH_LOAD_B64 SCRATCH_LOAD_DWORDX2 178 2
SCRATCH_LOAD_DWORDX3 SCRATCH_LOAD_DWORDX3 179 2
SCRATCH_LOAD_B96 SCRATCH_LOAD_DWORDX3 179 2
SCRATCH_LOAD_DWORDX4 SCRATCH_LOAD_DWORDX4 180 2
SCRATCH_LOAD_B128 SCRATCH_LOAD_DWORDX4 180 2
FLAT_LOAD_DWORD FLAT_LOAD_DWORD 181 2
FLAT_LOAD_B32 FLAT_LOAD_DWORD 181 2
FLAT_LOAD_UBYTE FLAT_LOAD_UBYTE 182 2
FLAT_LOAD_U8 FLAT_LOAD_UBYTE 182 2
FLAT_LOAD_SBYTE FLAT_LOAD_SBYTE 183 2
FLAT_LOAD_I8 FLAT_LOAD_SBYTE 183 2
FLAT_LOAD_USHORT FLAT_LOAD_USHORT 184 2
FLAT_LOAD_U16 FLAT_LOAD_USHORT 184 2
FLAT_LOAD_SSHORT FLAT_LOAD_SSHORT 185 2
FLAT_LOAD_I16 FLAT_LOAD_SSHORT 185 2
FLAT_LOAD_UBYTE_D16 FLAT_LOAD_UBYTE_D16 196 2
FLAT_LOAD_D16_U8 FLAT_LOAD_UBYTE_D16 196 2
FLAT_LOAD_UBYTE_D16_HI FLAT_LOAD_UBYTE_D16_HI 197 2
FLAT_LOAD_D16_HI_U8 FLAT_LOAD_UBYTE_D16_HI 197 2
FLAT_LOAD_SBYTE_D16 FLAT_LOAD_SBYTE_D16 198 2
FLAT_LOAD_D16_I8 FLAT_LOAD_SBYTE_D16 198 2
FLAT_LOAD_SBYTE_D16_HI FLAT_LOAD_SBYTE_D16_HI 199 2
FLAT_LOAD_D16_HI_I8 FLAT_LOAD_SBYTE_D16_HI 199 2
FLAT_LOAD_SHORT_D16 FLAT_LOAD_SHORT_D16 200 2
FLAT_LOAD_D16_B16 FLAT_LOAD_SHORT_D16 200 2
FLAT_LOAD_SHORT_D16_HI FLAT_LOAD_SHORT_D16_HI 201 2
FLAT_LOAD_D16_HI_B16 FLAT_LOAD_SHORT_D16_HI 201 2
GLOBAL_LOAD_UBYTE_D16 GLOBAL_LOAD_UBYTE_D16 196 2
GLOBAL_LOAD_D16_U8 GLOBAL_LOAD_UBYTE_D16 196 2
GLOBAL_LOAD_UBYTE_D16_HI GLOBAL_LOAD_UBYTE_D16_HI 197 2
GLOBAL_LOAD_D16_HI_U8 GLOBAL_LOAD_UBYTE_D16_HI 197 2
GLOBAL_LOAD_SBYTE_D16 GLOBAL_LOAD_SBYTE_D16 198 2
GLOBAL_LOAD_D16_I8 GLOBAL_LOAD_SBYTE_D16 198 2
GLOBAL_LOAD_SBYTE_D16_HI GLOBAL_LOAD_SBYTE_D16_HI 199 2
GLOBAL_LOAD_D16_HI_I8 GLOBAL_LOAD_SBYTE_D16_HI 199 2
GLOBAL_LOAD_SHORT_D16 GLOBAL_LOAD_SHORT_D16 200 2
GLOBAL_LOAD_D16_B16 GLOBAL_LOAD_SHORT_D16 200 2
GLOBAL_LOAD_SHORT_D16_HI GLOBAL_LOAD_SHORT_D16_HI 201 2
GLOBAL_LOAD_D16_HI_B16 GLOBAL_LOAD_SHORT_D16_HI 201 2
SCRATCH_LOAD_UBYTE_D16 SCRATCH_LOAD_UBYTE_D16 202 2
SCRATCH_LOAD_D16_U8 SCRATCH_LOAD_UBYTE_D16 202 2
SCRATCH_LOAD_UBYTE_D16_HI SCRATCH_LOAD_UBYTE_D16_HI 203 2
SCRATCH_LOAD_D16_HI_U8 SCRATCH_LOAD_UBYTE_D16_HI 203 2
SCRATCH_LOAD_SBYTE_D16 SCRATCH_LOAD_SBYTE_D16 204 2
SCRATCH_LOAD_D16_I8 SCRATCH_LOAD_SBYTE_D16 204 2
SCRATCH_LOAD_SBYTE_D16_HI SCRATCH_LOAD_SBYTE_D16_HI 205 2
SCRATCH_LOAD_D16_HI_I8 SCRATCH_LOAD_SBYTE_D16_HI 205 2
SCRATCH_LOAD_SHORT_D16 SCRATCH_LOAD_SHORT_D16 206 2
SCRATCH_LOAD_D16_B16 SCRATCH_LOAD_SHORT_D16 206 2
SCRATCH_LOAD_SHORT_D16_HI SCRATCH_LOAD_SHORT_D16_HI 207 2
SCRATCH_LOAD_D16_HI_B16 SCRATCH_LOAD_SHORT_D16_HI 207 2
BUFFER_LOAD_UBYTE_D16 BUFFER_LOAD_UBYTE_D16 196 2
BUFFER_LOAD_D16_U8 BUFFER_LOAD_UBYTE_D16 196 2
BUFFER_LOAD_UBYTE_D16_HI BUFFER_LOAD_UBYTE_D16_HI 197 2
BUFFER_LOAD_D16_HI_U8 BUFFER_LOAD_UBYTE_D16_HI 197 2
BUFFER_LOAD_SBYTE_D16 BUFFER_LOAD_SBYTE_D16 198 2
BUFFER_LOAD_D16_I8 BUFFER_LOAD_SBYTE_D16 198 2
BUFFER_LOAD_SBYTE_D16_HI BUFFER_LOAD_SBYTE_D16_HI 199 2
BUFFER_LOAD_D16_HI_I8 BUFFER_LOAD_SBYTE_D16_HI 199 2
BUFFER_LOAD_SHORT_D16 BUFFER_LOAD_SHORT_D16 200 2
BUFFER_LOAD_D16_B16 BUFFER_LOAD_SHORT_D16 200 2
BUFFER_LOAD_SHORT_D16_HI BUFFER_LOAD_SHORT_D16_HI 201 2
BUFFER_LOAD_D16_HI_B16 BUFFER_LOAD_SHORT_D16_HI 201 2
FLAT_STORE_DWORD FLAT_STORE_DWORD 208 2
FLAT_STORE_B32 FLAT_STORE_DWORD 208 2
FLAT_STORE_DWORDX2 FLAT_STORE_DWORDX2 209 2
FLAT_STORE_B64 FLAT_STORE_DWORDX2 209 2
FLAT_STORE_DWORDX3 FLAT_STORE_DWORDX3 210 2
FLAT_STORE_B96 FLAT_STORE_DWORDX3 210 2
FLAT_STORE_DWORDX4 FLAT_STORE_DWORDX4 211 2
FLAT_STORE_B128 FLAT_STORE_DWORDX4 211 2
GLOBAL_STORE_DWORD GLOBAL_STORE_DWORD 208 2
GLOBAL_STORE_B32 GLOBAL_STORE_DWORD 208 2
GLOBAL_STORE_DWORDX2 GLOBAL_STORE_DWORDX2 209 2
GLOBAL_STORE_B64 GLOBAL_STORE_DWORDX2 209 2
GLOBAL_STORE_DWORDX3 GLOBAL_STORE_DWORDX3 210 2
GLOBAL_STORE_B96 GLOBAL_STORE_DWORDX3 210 2
GLOBAL_STORE_DWORDX4 GLOBAL_STORE_DWORDX4 211 2
GLOBAL_STORE_B128 GLOBAL_STORE_DWORDX4 211 2
SCRATCH_STORE_DWORD SCRATCH_STORE_DWORD 212 2
SCRATCH_STORE_B32 SCRATCH_STORE_DWORD 212 2
SCRATCH_STORE_DWORDX2 SCRATCH_STORE_DWORDX2 213 2
SCRATCH_STORE_B64 SCRATCH_STORE_DWORDX2 213 2
SCRATCH_STORE_DWORDX3 SCRATCH_STORE_DWORDX3 214 2
SCRATCH_STORE_B96 SCRATCH_STORE_DWORDX3 214 2
SCRATCH_STORE_DWORDX4 SCRATCH_STORE_DWORDX4 215 2
SCRATCH_STORE_B128 SCRATCH_STORE_DWORDX4 215 2
FLAT_STORE_BYTE FLAT_STORE_BYTE 216 2
FLAT_STORE_B8 FLAT_STORE_BYTE 216 2
FLAT_STORE_SHORT FLAT_STORE_SHORT 217 2
FLAT_STORE_B16 FLAT_STORE_SHORT 217 2
FLAT_STORE_BYTE_D16_HI FLAT_STORE_BYTE_D16_HI 218 2
FLAT_STORE_D16_HI_B8 FLAT_STORE_BYTE_D16_HI 218 2
FLAT_STORE_SHORT_D16_HI FLAT_STORE_SHORT_D16_HI 219 2
FLAT_STORE_D16_HI_B16 FLAT_STORE_SHORT_D16_HI 219 2
GLOBAL_STORE_BYTE GLOBAL_STORE_BYTE 216 2
GLOBAL_STORE_B8 GLOBAL_STORE_BYTE 216 2
GLOBAL_STORE_SHORT GLOBAL_STORE_SHORT 217 2
GLOBAL_STORE_B16 GLOBAL_STORE_SHORT 217 2
GLOBAL_STORE_BYTE_D16_HI GLOBAL_STORE_BYTE_D16_HI 218 2
GLOBAL_STORE_D16_HI_B8 GLOBAL_STORE_BYTE_D16_HI 218 2
GLOBAL_STORE_SHORT_D16_HI GLOBAL_STORE_SHORT_D16_HI 219 2
GLOBAL_STORE_D16_HI_B16 GLOBAL_STORE_SHORT_D16_HI 219 2
SCRATCH_STORE_BYTE SCRATCH_STORE_BYTE 220 2
SCRATCH_STORE_B8 SCRATCH_STORE_BYTE 220 2
SCRATCH_STORE_SHORT SCRATCH_STORE_SHORT 221 2
SCRATCH_STORE_B16 SCRATCH_STORE_SHORT 221 2
SCRATCH_STORE_BYTE_D16_HI SCRATCH_STORE_BYTE_D16_HI 222 2
SCRATCH_STORE_D16_HI_B8 SCRATCH_STORE_BYTE_D16_HI 222 2
SCRATCH_STORE_SHORT_D16_HI SCRATCH_STORE_SHORT_D16_HI 223 2
SCRATCH_STORE_D16_HI_B16 SCRATCH_STORE_SHORT_D16_HI 223 2
BUFFER_STORE_BYTE BUFFER_STORE_BYTE 216 2
BUFFER_STORE_B8 BUFFER_STORE_BYTE 216 2
BUFFER_STORE_SHORT BUFFER_STORE_SHORT 217 2
BUFFER_STORE_B16 BUFFER_STORE_SHORT 217 2
BUFFER_STORE_BYTE_D16_HI BUFFER_STORE_BYTE_D16_HI 218 2
BUFFER_STORE_D16_HI_B8 BUFFER_STORE_BYTE_D16_HI 218 2
BUFFER_STORE_SHORT_D16_HI BUFFER_STORE_SHORT_D16_HI 219 2
BUFFER_STORE_D16_HI_B16 BUFFER_STORE_SHORT_D16_HI 219 2
V_PK_ADD_U16 V_PK_ADD_U16 271 1
V_PK_ADD_I16 V_PK_ADD_I16 272 1
V_PK_SUB_U16 V_PK_SUB_U16 273 1
V_PK_SUB_I16 V_PK_SUB_I16 274 1
V_PK_MUL_LO_U16 V_PK_MUL_LO_U16 275 1
V_PK_MAD_U16 V_PK_MAD_U16 276 1
V_PK_MAD_I16 V_PK_MAD_I16 277 1
V_PK_LSHLREV_B16 V_PK_LSHLREV_B16 278 1
V_PK_LSHRREV_B16 V_PK_LSHRREV_B16 279 1
V_PK_ASHRREV_I16 V_PK_ASHRREV_I16 280 1
V_PK_MIN_U16 V_PK_MIN_U16 281 1
V_PK_MIN_I16 V_PK_MIN_I16 282 1
V_PK_MAX_U16 V_PK_MAX_U16 283 1
V_PK_MAX_I16 V_PK_MAX_I16 284 1
V_PK_ADD_U16_CLAMP V_PK_ADD_U16_CLAMP 285 4
V_PK_ADD_I16_CLAMP V_PK_ADD_I16_CLAMP 286 4
V_PK_SUB_U16_CLAMP V_PK_SUB_U16_CLAMP 287 4
V_PK_SUB_I16_CLAMP V_PK_SUB_I16_CLAMP 288 4
V_PK_MUL_LO_U16_CLAMP V_PK_MUL_LO_U16_CLAMP 289 4
V_PK_MAD_U16_CLAMP V_PK_MAD_U16_CLAMP 290 4
V_PK_MAD_I16_CLAMP V_PK_MAD_I16_CLAMP 291 4
V_PK_ADD_F16 V_PK_ADD_F16 292 1
V_PK_MUL_F16 V_PK_MUL_F16 293 1
S_ADD_U32 S_ADD_U32 299 1
S_ADD_CO_U32 S_ADD_U32 299 1
S_SUB_U32 S_SUB_U32 300 1
S_SUB_CO_U32 S_SUB_U32 300 1
S_ADDC_U32 S_ADDC_U32 301 1
S_ADD_CO_CI_U32 S_ADDC_U32 301 1
S_SUBB_U32 S_SUBB_U32 302 1
S_SUB_CO_CI_U32 S_SUBB_U32 302 1
S_ADD_I32 S_ADD_I32 303 1
S_ADD_CO_I32 S_ADD_I32 303 1
S_SUB_I32 S_SUB_I32 304 1
S_SUB_CO_I32 S_SUB_I32 304 1
S_ADDK_I32 S_ADDK_I32 305 1
S_ADDK_CO_I32 S_ADDK_I32 305 1
S_MULK_I32 S_MULK_I32 306 1
S_MUL_I32 S_MUL_I32 307 1
S_MUL_HI_U32 S_MUL_HI_U32 308 1
S_MUL_HI_I32 S_MUL_HI_I32 309 1
S_LSHL1_ADD_U32 S_LSHL1_ADD_U32 310 1
S_LSHL2_ADD_U32 S_LSHL2_ADD_U32 311 1
S_LSHL3_ADD_U32 S_LSHL3_ADD_U32 312 1
S_LSHL4_ADD_U32 S_LSHL4_ADD_U32 313 1
S_MIN_I32 S_MIN_I32 314 1
S_MIN_U32 S_MIN_U32 315 1
S_ABS_I32 S_ABS_I32 318 1
S_ABSDIFF_I32 S_ABSDIFF_I32 319 1
S_BREV_B32 S_BREV_B32 320 1
S_BREV_B64 S_BREV_B64 321 1
S_BCNT0_I32_B32 S_BCNT0_I32_B32 322 1
S_BCNT1_I32_B32 S_BCNT1_I32_B32 324 1
S_FF1_I32_B32 S_FF1_I32_B32 328 1
S_CTZ_I32_B32 S_FF1_I32_B32 328 1
S_FF1_I32_B64 S_FF1_I32_B64 329 1
S_CTZ_I32_B64 S_FF1_I32_B64 329 1
S_FLBIT_I32_B32 S_FLBIT_I32_B32 330 1
S_CLZ_I32_U32 S_FLBIT_I32_B32 330 1
S_FLBIT_I32_B64 S_FLBIT_I32_B64 331 1
S_CLZ_I32_U64 S_FLBIT_I32_B64 331 1
S_FLBIT_I32 S_FLBIT_I32 332 1
S_CLS_I32 S_FLBIT_I32 332 1
S_FLBIT_I32_I64 S_FLBIT_I32_I64 333 1
S_CLS_I32_I64 S_FLBIT_I32_I64 333 1
S_SEXT_I32_I8 S_SEXT_I32_I8 334 1
S_SEXT_I32_I16 S_SEXT_I32_I16 335 1
S_BITSET0_B32 S_BITSET0_B32 336 1
S_BITSET0_B64 S_BITSET0_B64 337 1
S_BITSET1_B32 S_BITSET1_B32 338 1
S_BITSET1_B64 S_BITSET1_B64 339 1
S_BITREPLICATE_B64_B32 S_BITREPLICATE_B64_B32 340 1
S_WQM_B32 S_WQM_B32 341 1
S_WQM_B64 S_WQM_B64 342 1
S_QUADMASK_B32 S_QUADMASK_B32 343 1
S_QUADMASK_B64 S_QUADMASK_B64 344 1
S_BFM_B32 S_BFM_B32 345 1
S_BFM_B64 S_BFM_B64 346 1
S_BFE_U32 S_BFE_U32 347 1
S_BFE_U64 S_BFE_U64 348 1
S_BRANCH S_BRANCH 351 1
S_CBRANCH_SCC0 S_CBRANCH_SCC0 352 1
S_CBRANCH_SCC1 S_CBRANCH_SCC1 353 1
S_CBRANCH_VCCZ S_CBRANCH_VCCZ 354 1
S_CBRANCH_VCCNZ S_CBRANCH_VCCNZ 355 1
S_CBRANCH_EXECZ S_CBRANCH_EXECZ 356 1
S_CBRANCH_EXECNZ S_CBRANCH_EXECNZ 357 1
S_GETPC_B64 S_GETPC_B64 362 1
S_GET_PC_I64 S_GETPC_B64 362 1
S_SETPC_B64 S_SETPC_B64 363 1
S_SET_PC_I64 S_SETPC_B64 363 1
S_SWAPPC_B64 S_SWAPPC_B64 364 1
S_SWAP_PC_I64 S_SWAPPC_B64 364 1
S_CALL_B64 S_CALL_B64 365 1
S_CALL_I64 S_CALL_B64 365 1
S_RFE_B64 S_RFE_B64 366 1
S_RFE_I64 S_RFE_B64 366 1
S_RFE_RESTORE_B64 S_RFE_B64 366 1
S_CMP_EQ_I32 S_CMP_EQ_I32 370 1
S_CMP_EQ_U32 S_CMP_EQ_U32 371 1
S_CMP_LG_I32 S_CMP_LG_I32 372 1
S_CMP_LG_U32 S_CMP_LG_U32 373 1
S_CMP_GT_I32 S_CMP_GT_I32 374 1
S_CMP_GT_U32 S_CMP_GT_U32 375 1
S_CMP_GE_I32 S_CMP_GE_I32 376 1
S_CMP_GE_U32 S_CMP_GE_U32 377 1
S_CMP_LT_I32 S_CMP_LT_I32 378 1
S_CMP_LT_U32 S_CMP_LT_U32 379 1
S_CMP_LE_I32 S_CMP_LE_I32 380 1
S_CMP_LE_U32 S_CMP_LE_U32 381 1
S_CMP_EQ_U64 S_CMP_EQ_U64 382 1
S_CMP_LG_U64 S_CMP_LG_U64 383 1
S_BITCMP0_B32 S_BITCMP0_B32 384 1
S_BITCMP0_B64 S_BITCMP0_B64 385 1
S_BITCMP1_B32 S_BITCMP1_B32 386 1
S_BITCMP1_B64 S_BITCMP1_B64 387 1
S_ENDPGM S_ENDPGM 400 1
S_ENDPGM_SAVED S_ENDPGM 400 1
S_ENDPGM_ORDERED_PS_DONE S_ENDPGM 400 1
S_NOP S_NOP 401 1
S_WAKEUP S_NOP 401 1
S_SLEEP S_NOP 401 1
S_SETPRIO S_NOP 401 1
S_ICACHE_INV S_NOP 401 17
S_INCPERFLEVEL S_NOP 401 1
S_DECPERFLEVEL S_NOP 401 1
S_TTRACEDATA S_NOP 401 1
S_SETHALT S_SETHALT 403 1
S_TRAP S_TRAP 404 1
S_SENDMSG S_SENDMSG 405 1
S_SENDMSGHALT S_SENDMSGHALT 406 1
S_AND_SAVEEXEC_B32 S_AND_SAVEEXEC_B32 408 1
S_AND_SAVEEXEC_B64 S_AND_SAVEEXEC_B64 409 1
S_OR_SAVEEXEC_B32 S_OR_SAVEEXEC_B32 410 1
S_OR_SAVEEXEC_B64 S_OR_SAVEEXEC_B64 411 1
S_XOR_SAVEEXEC_B32 S_XOR_SAVEEXEC_B32 412 1
S_XOR_SAVEEXEC_B64 S_XOR_SAVEEXEC_B64 413 1
S_NAND_SAVEEXEC_B32 S_NAND_SAVEEXEC_B32 414 1
S_NAND_SAVEEXEC_B64 S_NAND_SAVEEXEC_B64 415 1
S_NOR_SAVEEXEC_B32 S_NOR_SAVEEXEC_B32 416 1
S_NOR_SAVEEXEC_B64 S_NOR_SAVEEXEC_B64 417 1
S_XNOR_SAVEEXEC_B32 S_XNOR_SAVEEXEC_B32 418 1
S_XNOR_SAVEEXEC_B64 S_XNOR_SAVEEXEC_B64 419 1
S_ANDN1_SAVEEXEC_B32 S_ANDN1_SAVEEXEC_B32 420 1
S_AND_NOT0_SAVEEXEC_B32 S_ANDN1_SAVEEXEC_B32 420 1
S_ANDN1_SAVEEXEC_B64 S_ANDN1_SAVEEXEC_B64 421 1
S_AND_NOT0_SAVEEXEC_B64 S_ANDN1_SAVEEXEC_B64 421 1
S_ORN1_SAVEEXEC_B32 S_ORN1_SAVEEXEC_B32 422 1
S_OR_NOT0_SAVEEXEC_B32 S_ORN1_SAVEEXEC_B32 422 1
S_ORN1_SAVEEXEC_B64 S_ORN1_SAVEEXEC_B64 423 1
S_OR_NOT0_SAVEEXEC_B64 S_ORN1_SAVEEXEC_B64 423 1
S_ANDN2_SAVEEXEC_B32 S_ANDN2_SAVEEXEC_B32 424 1
S_AND_NOT1_SAVEEXEC_B32 S_ANDN2_SAVEEXEC_B32 424 1
S_ANDN2_SAVEEXEC_B64 S_ANDN2_SAVEEXEC_B64 425 1
S_AND_NOT1_SAVEEXEC_B64 S_ANDN2_SAVEEXEC_B64 425 1
S_ORN2_SAVEEXEC_B32 S_ORN2_SAVEEXEC_B32 426 1
S_OR_NOT1_SAVEEXEC_B32 S_ORN2_SAVEEXEC_B32 426 1
S_ORN2_SAVEEXEC_B64 S_ORN2_SAVEEXEC_B64 427 1
S_OR_NOT1_SAVEEXEC_B64 S_ORN2_SAVEEXEC_B64 427 1
S_ANDN1_WREXEC_B32 S_ANDN1_WREXEC_B32 428 1
S_AND_NOT0_WREXEC_B32 S_ANDN1_WREXEC_B32 428 1
S_ANDN1_WREXEC_B64 S_ANDN1_WREXEC_B64 429 1
S_AND_NOT0_WREXEC_B64 S_ANDN1_WREXEC_B64 429 1
S_ANDN2_WREXEC_B32 S_ANDN2_WREXEC_B32 430 1
S_AND_NOT1_WREXEC_B32 S_ANDN2_WREXEC_B32 430 1
S_ANDN2_WREXEC_B64 S_ANDN2_WREXEC_B64 431 1
S_AND_NOT1_WREXEC_B64 S_ANDN2_WREXEC_B64 431 1
S_NOT_B32 S_NOT_B32 432 1
S_NOT_B64 S_NOT_B64 433 1
S_AND_B32 S_AND_B32 434 1
S_AND_B64 S_AND_B64 435 1
S_OR_B32 S_OR_B32 436 1
S_OR_B64 S_OR_B64 437 1
S_XOR_B32 S_XOR_B32 438 1
S_XOR_B64 S_XOR_B64 439 1
S_NAND_B32 S_NAND_B32 440 1
S_NAND_B64 S_NAND_B64 441 1
S_NOR_B32 S_NOR_B32 442 1
S_NOR_B64 S_NOR_B64 443 1
S_XNOR_B32 S_XNOR_B32 444 1
S_XNOR_B64 S_XNOR_B64 445 1
S_ANDN2_B32 S_ANDN2_B32 446 1
S_AND_NOT1_B32 S_ANDN2_B32 446 1
S_ANDN2_B64 S_ANDN2_B64 447 1
S_AND_NOT1_B64 S_ANDN2_B64 447 1
S_ORN2_B32 S_ORN2_B32 448 1
S_OR_NOT1_B32 S_ORN2_B32 448 1
S_ORN2_B64 S_ORN2_B64 449 1
S_OR_NOT1_B64 S_ORN2_B64 449 1
S_LSHL_B32 S_LSHL_B32 450 1
S_LSHL_B64 S_LSHL_B64 451 1
S_LSHR_B32 S_LSHR_B32 452 1
S_LSHR_B64 S_LSHR_B64 453 1
S_ASHR_I32 S_ASHR_I32 454 1
S_ASHR_I64 S_ASHR_I64 455 1
S_GETREG_B32 S_GETREG_B32 456 1
S_MOV_B32 S_MOV_B32 298 1
S_MOV_B64 S_MOV_B64 464 1
S_CMOV_B32 S_CMOV_B32 465 1
S_CMOV_B64 S_CMOV_B64 466 1
S_CSELECT_B32 S_CSELECT_B32 467 1
S_CSELECT_B64 S_CSELECT_B64 468 1
S_MOVK_I32 S_MOVK_I32 469 1
S_CMOVK_I32 S_CMOVK_I32 470 1
S_PACK_LL_B32_B16 S_PACK_LL_B32_B16 471 1
S_PACK_LH_B32_B16 S_PACK_LH_B32_B16 472 1
S_PACK_HH_B32_B16 S_PACK_HH_B32_B16 473 1
S_MOVRELS_B32 S_MOVRELS_B32 474 1
S_MOVRELS_B64 S_MOVRELS_B64 475 1
S_MOVRELD_B32 S_MOVRELD_B32 476 1
S_MOVRELD_B64 S_MOVRELD_B64 477 1
S_LOAD_DWORD S_LOAD_DWORD 530 17
S_LOAD_B32 S_LOAD_DWORD 530 17
S_LOAD_DWORDX2 S_LOAD_DWORDX2 531 17
S_LOAD_B64 S_LOAD_DWORDX2 531 17
S_LOAD_DWORDX4 S_LOAD_DWORDX4 532 17
S_LOAD_B128 S_LOAD_DWORDX4 532 17
S_LOAD_DWORDX8 S_LOAD_DWORDX8 533 17
S_LOAD_B256 S_LOAD_DWORDX8 533 17
S_LOAD_DWORDX16 S_LOAD_DWORDX16 534 17
S_LOAD_B512 S_LOAD_DWORDX16 534 17
S_DCACHE_INV S_DCACHE_INV 548 17
S_DCACHE_WB S_DCACHE_INV 548 17
S_DCACHE_INV_VOL S_DCACHE_INV 548 17
S_DCACHE_WB_VOL S_DCACHE_INV 548 17
S_DCACHE_DISCARD S_DCACHE_INV 548 17
S_DCACHE_DISCARD_X2 S_DCACHE_INV 548 17
S_ATC_PROBE S_DCACHE_INV 548 17
S_ATC_PROBE_BUFFER S_DCACHE_INV 548 17
S_GL1_INV S_DCACHE_INV 548 17
S_PREFETCH_INST S_DCACHE_INV 548 17
S_PREFETCH_INST_PC_REL S_DCACHE_INV 548 17
S_PREFETCH_DATA S_DCACHE_INV 548 17
S_BUFFER_PREFETCH_DATA S_DCACHE_INV 548 17
S_PREFETCH_DATA_PC_REL S_DCACHE_INV 548 17
V_NOT_B32 V_NOT_B32 553 1
V_AND_B32 V_AND_B32 554 1
V_OR_B32 V_OR_B32 555 1
V_XOR_B32 V_XOR_B32 556 1
V_XNOR_B32 V_XNOR_B32 557 1
V_OR3_B32 V_OR3_B32 558 1
V_AND_OR_B32 V_AND_OR_B32 559 1
V_LSHL_OR_B32 V_LSHL_OR_B32 560 1
V_LSHLREV_B32 V_LSHLREV_B32 561 1
V_LSHLREV_B16 V_LSHLREV_B16 562 1
V_LSHLREV_B64 V_LSHLREV_B64 563 1
V_LSHRREV_B32 V_LSHRREV_B32 564 1
V_LSHRREV_B16 V_LSHRREV_B16 565 1
V_LSHRREV_B64 V_LSHRREV_B64 566 1
V_ASHRREV_I64 V_ASHRREV_I64 569 1
V_ALIGNBIT_B32 V_ALIGNBIT_B32 570 1
V_BFE_U32 V_BFE_U32 572 1
V_BFI_B32 V_BFI_B32 574 1
V_BFM_B32 V_BFM_B32 575 1
V_BFREV_B32 V_BFREV_B32 320 1
V_BCNT_U32_B32 V_BCNT_U32_B32 576 1
V_MBCNT_LO_U32_B32 V_MBCNT_LO_U32_B32 577 1
V_MBCNT_HI_U32_B32 V_MBCNT_HI_U32_B32 578 1
V_FFBH_U32 V_FFBH_U32 579 1
V_CLZ_I32_U32 V_FFBH_U32 579 1
V_FFBL_B32 V_FFBL_B32 580 1
V_CTZ_I32_B32 V_FFBL_B32 580 1
V_FFBH_I32 V_FFBH_I32 581 1
V_CLS_I32 V_FFBH_I32 581 1
V_LERP_U8 V_LERP_U8 583 1
V_SAD_U8 V_SAD_U8 584 1
V_SAD_HI_U8 V_SAD_HI_U8 585 1
V_SAD_U16 V_SAD_U16 586 1
V_SAD_U32 V_SAD_U32 587 1
V_QSAD_PK_U16_U8 V_QSAD_PK_U16_U8 589 1
V_PERM_B32 V_PERM_B32 592 1
V_ADD_U32_CLAMP V_ADD_U32_CLAMP 594 4
V_ADD_NC_U32_CLAMP V_ADD_U32_CLAMP 594 4
V_SUB_U32_CLAMP V_SUB_U32_CLAMP 595 4
V_SUB_NC_U32_CLAMP V_SUB_U32_CLAMP 595 4
V_SUBREV_U32_CLAMP V_SUBREV_U32_CLAMP 596 4
V_SUBREV_NC_U32_CLAMP V_SUBREV_U32_CLAMP 596 4
V_ADD_I32_CLAMP V_ADD_I32_CLAMP 597 4
V_ADD_NC_I32_CLAMP V_ADD_I32_CLAMP 597 4
V_SUB_I32_CLAMP V_SUB_I32_CLAMP 598 4
V_SUB_NC_I32_CLAMP V_SUB_I32_CLAMP 598 4
V_ADD_U16_CLAMP V_ADD_U16_CLAMP 599 4
V_ADD_NC_U16_CLAMP V_ADD_U16_CLAMP 599 4
V_ADD_I16_CLAMP V_ADD_I16_CLAMP 600 4
V_ADD_NC_I16_CLAMP V_ADD_I16_CLAMP 600 4
V_SUB_U16_CLAMP V_SUB_U16_CLAMP 601 4
V_SUB_NC_U16_CLAMP V_SUB_U16_CLAMP 601 4
V_SUB_I16_CLAMP V_SUB_I16_CLAMP 602 4
V_SUB_NC_I16_CLAMP V_SUB_I16_CLAMP 602 4
V_ADD_CO_U32_CLAMP V_ADD_CO_U32_CLAMP 604 4
V_SUB_CO_U32_CLAMP V_SUB_CO_U32_CLAMP 605 4
V_SUBREV_CO_U32_CLAMP V_SUBREV_CO_U32_CLAMP 606 4
V_ADDC_CO_U32_CLAMP V_ADDC_CO_U32_CLAMP 607 4
V_ADD_CO_CI_U32_CLAMP V_ADDC_CO_U32_CLAMP 607 4
V_SUBB_CO_U32_CLAMP V_SUBB_CO_U32_CLAMP 608 4
V_SUB_CO_CI_U32_CLAMP V_SUBB_CO_U32_CLAMP 608 4
V_SUBBREV_CO_U32_CLAMP V_SUBBREV_CO_U32_CLAMP 609 4
V_SUBREV_CO_CI_U32_CLAMP V_SUBBREV_CO_U32_CLAMP 609 4
V_MUL_I32_I24_CLAMP V_MUL_I32_I24_CLAMP 610 4
V_MUL_U32_U24_CLAMP V_MUL_U32_U24_CLAMP 611 4
V_MUL_LO_U16_CLAMP V_MUL_LO_U16_CLAMP 612 4
V_MAD_I32_I24_CLAMP V_MAD_I32_I24_CLAMP 613 4
V_MAD_I32_I16_CLAMP V_MAD_I32_I16_CLAMP 614 4
V_MAD_U32_U24_CLAMP V_MAD_U32_U24_CLAMP 615 4
V_MAD_U32_U16_CLAMP V_MAD_U32_U16_CLAMP 616 4
V_MAD_U16_CLAMP V_MAD_U16_CLAMP 617 4
V_MAD_LEGACY_U16_CLAMP V_MAD_U16_CLAMP 617 4
V_MAD_I16_CLAMP V_MAD_I16_CLAMP 618 4
V_MAD_LEGACY_I16_CLAMP V_MAD_I16_CLAMP 618 4
V_MAD_U64_U32_CLAMP V_MAD_U64_U32_CLAMP 619 4
V_MAD_CO_U64_U32_CLAMP V_MAD_U64_U32_CLAMP 619 4
V_MAD_I64_I32_CLAMP V_MAD_I64_I32_CLAMP 620 4
V_MAD_CO_I64_I32_CLAMP V_MAD_I64_I32_CLAMP 620 4
V_SAD_U8_CLAMP V_SAD_U8_CLAMP 621 4
V_SAD_HI_U8_CLAMP V_SAD_HI_U8_CLAMP 622 4
V_SAD_U16_CLAMP V_SAD_U16_CLAMP 623 4
V_SAD_U32_CLAMP V_SAD_U32_CLAMP 624 4
V_MSAD_U8_CLAMP V_MSAD_U8_CLAMP 625 4
V_QSAD_PK_U16_U8_CLAMP V_QSAD_PK_U16_U8_CLAMP 626 4
V_MQSAD_PK_U16_U8_CLAMP V_MQSAD_PK_U16_U8_CLAMP 627 4
V_MQSAD_U32_U8_CLAMP V_MQSAD_U32_U8_CLAMP 628 4
V_CMP_LT_F16 V_CMP_LT_F16 629 1
V_CMP_LT_F32 V_CMP_LT_F32 630 1
V_CMP_LT_F64 V_CMP_LT_F64 631 1
V_CMP_EQ_F16 V_CMP_EQ_F16 632 1
V_CMP_EQ_F32 V_CMP_EQ_F32 633 1
V_CMP_EQ_F64 V_CMP_EQ_F64 634 1
V_CMP_LE_F16 V_CMP_LE_F16 635 1
V_CMP_LE_F32 V_CMP_LE_F32 636 1
V_CMP_LE_F64 V_CMP_LE_F64 637 1
V_CMP_GT_F16 V_CMP_GT_F16 638 1
V_CMP_GT_F32 V_CMP_GT_F32 639 1
V_CMP_GT_F64 V_CMP_GT_F64 640 1
V_CMP_LG_F16 V_CMP_LG_F16 641 1
V_CMP_LG_F32 V_CMP_LG_F32 642 1
V_CMP_LG_F64 V_CMP_LG_F64 643 1
V_CMP_GE_F16 V_CMP_GE_F16 644 1
V_CMP_GE_F32 V_CMP_GE_F32 645 1
V_CMP_GE_F64 V_CMP_GE_F64 646 1
V_CMP_NLT_F16 V_CMP_NLT_F16 647 1
V_CMP_NLT_F32 V_CMP_NLT_F32 648 1
V_CMP_NLT_F64 V_CMP_NLT_F64 649 1
V_CMP_NEQ_F16 V_CMP_NEQ_F16 650 1
V_CMP_NEQ_F32 V_CMP_NEQ_F32 651 1
V_CMP_NEQ_F64 V_CMP_NEQ_F64 652 1
V_CMP_NLE_F16 V_CMP_NLE_F16 653 1
V_CMP_NLE_F32 V_CMP_NLE_F32 654 1
V_CMP_NLE_F64 V_CMP_NLE_F64 655 1
V_CMP_NGT_F16 V_CMP_NGT_F16 656 1
V_CMP_NGT_F32 V_CMP_NGT_F32 657 1
V_CMP_NGT_F64 V_CMP_NGT_F64 658 1
V_CMP_NLG_F16 V_CMP_NLG_F16 659 1
V_CMP_NLG_F32 V_CMP_NLG_F32 660 1
V_CMP_NLG_F64 V_CMP_NLG_F64 661 1
V_CMP_NGE_F16 V_CMP_NGE_F16 662 1
V_CMP_NGE_F32 V_CMP_NGE_F32 663 1
V_CMP_NGE_F64 V_CMP_NGE_F64 664 1
V_CMP_O_F16 V_CMP_O_F16 665 1
V_CMP_O_F32 V_CMP_O_F32 666 1
V_CMP_O_F64 V_CMP_O_F64 667 1
V_CMP_U_F16 V_CMP_U_F16 668 1
V_CMP_U_F32 V_CMP_U_F32 669 1
V_CMP_U_F64 V_CMP_U_F64 670 1
V_CMP_LT_I16 V_CMP_LT_I16 671 1
V_CMP_LT_U16 V_CMP_LT_U16 672 1
V_CMP_LT_I32 V_CMP_LT_I32 673 1
V_CMP_LT_U32 V_CMP_LT_U32 674 1
V_CMP_LT_I64 V_CMP_LT_I64 675 1
V_CMP_LT_U64 V_CMP_LT_U64 676 1
V_CMP_EQ_I16 V_CMP_EQ_I16 677 1
V_CMP_EQ_U16 V_CMP_EQ_U16 678 1
V_CMP_EQ_I32 V_CMP_EQ_I32 679 1
V_CMP_EQ_U32 V_CMP_EQ_U32 680 1
V_CMP_EQ_I64 V_CMP_EQ_I64 681 1
V_CMP_EQ_U64 V_CMP_EQ_U64 682 1
V_CMP_LE_I16 V_CMP_LE_I16 683 1
V_CMP_LE_U16 V_CMP_LE_U16 684 1
V_CMP_LE_I32 V_CMP_LE_I32 685 1
V_CMP_LE_U32 V_CMP_LE_U32 686 1
V_CMP_LE_I64 V_CMP_LE_I64 687 1
V_CMP_LE_U64 V_CMP_LE_U64 688 1
V_CMP_GT_I16 V_CMP_GT_I16 689 1
V_CMP_GT_U16 V_CMP_GT_U16 690 1
V_CMP_GT_I32 V_CMP_GT_I32 691 1
V_CMP_GT_U32 V_CMP_GT_U32 692 1
V_CMP_GT_I64 V_CMP_GT_I64 693 1
V_CMP_GT_U64 V_CMP_GT_U64 694 1
V_CMP_NE_I16 V_CMP_NE_I16 695 1
V_CMP_NE_U16 V_CMP_NE_U16 696 1
V_CMP_NE_I32 V_CMP_NE_I32 697 1
V_CMP_NE_U32 V_CMP_NE_U32 698 1
V_CMP_NE_I64 V_CMP_NE_I64 699 1
V_CMP_NE_U64 V_CMP_NE_U64 700 1
V_CMP_GE_I16 V_CMP_GE_I16 701 1
V_CMP_GE_U16 V_CMP_GE_U16 702 1
V_CMP_GE_I32 V_CMP_GE_I32 703 1
V_CMP_GE_U32 V_CMP_GE_U32 704 1
V_CMP_GE_I64 V_CMP_GE_I64 705 1
V_CMP_GE_U64 V_CMP_GE_U64 706 1
V_CMP_CLASS_F16 V_CMP_CLASS_F16 709 1
V_CMP_CLASS_F32 V_CMP_CLASS_F32 710 1
V_CVT_F32_I32 V_CVT_F32_I32 795 1
V_CVT_F32_U32 V_CVT_F32_U32 796 1
V_CVT_F32_F16 V_CVT_F32_F16 797 1
V_CVT_F32_F64 V_CVT_F32_F64 798 1
V_CVT_F64_I32 V_CVT_F64_I32 799 1
V_CVT_F64_U32 V_CVT_F64_U32 800 1
V_CVT_F64_F32 V_CVT_F64_F32 801 1
V_CVT_F16_I16 V_CVT_F16_I16 802 1
V_CVT_F16_U16 V_CVT_F16_U16 803 1
V_CVT_F16_F32 V_CVT_F16_F32 804 1
V_CVT_I32_F32 V_CVT_I32_F32 805 1
V_CVT_U32_F32 V_CVT_U32_F32 806 1
V_CVT_I32_F64 V_CVT_I32_F64 807 1
V_CVT_U32_F64 V_CVT_U32_F64 808 1
V_CVT_I16_F16 V_CVT_I16_F16 809 1
V_CVT_U16_F16 V_CVT_U16_F16 810 1
V_CVT_FLR_I32_F32 V_CVT_FLR_I32_F32 811 1
V_CVT_FLOOR_I32_F32 V_CVT_FLR_I32_F32 811 1
V_CVT_RPI_I32_F32 V_CVT_RPI_I32_F32 812 1
V_CVT_NEAREST_I32_F32 V_CVT_RPI_I32_F32 812 1
V_CVT_F32_UBYTE0 V_CVT_F32_UBYTE0 813 1
V_CVT_F32_UBYTE1 V_CVT_F32_UBYTE1 814 1
V_CVT_F32_UBYTE2 V_CVT_F32_UBYTE2 815 1
V_CVT_F32_UBYTE3 V_CVT_F32_UBYTE3 816 1
V_CVT_NORM_I16_F16 V_CVT_NORM_I16_F16 818 18
V_CVT_NORM_U16_F16 V_CVT_NORM_U16_F16 819 18
V_CVT_PKNORM_I16_F16 V_CVT_PKNORM_I16_F16 820 18
V_CVT_PK_NORM_I16_F16 V_CVT_PKNORM_I16_F16 820 18
V_CVT_PKNORM_I16_F32 V_CVT_PKNORM_I16_F32 821 18
V_CVT_PK_NORM_I16_F32 V_CVT_PKNORM_I16_F32 821 18
V_CVT_PKNORM_U16_F16 V_CVT_PKNORM_U16_F16 822 18
V_CVT_PK_NORM_U16_F16 V_CVT_PKNORM_U16_F16 822 18
V_CVT_PKNORM_U16_F32 V_CVT_PKNORM_U16_F32 823 18
V_CVT_PK_NORM_U16_F32 V_CVT_PKNORM_U16_F32 823 18
V_CVT_PK_U16_U32 V_CVT_PK_U16_U32 824 1
V_CVT_PK_I16_I32 V_CVT_PK_I16_I32 825 1
V_CUBEID_F32 V_CUBEID_F32 829 1
V_CUBESC_F32 V_CUBESC_F32 830 1
V_CUBETC_F32 V_CUBETC_F32 831 1
V_CUBEMA_F32 V_CUBEMA_F32 832 1
V_DIV_SCALE_F32 V_DIV_SCALE_F32 833 20 14
V_DIV_SCALE_F64 V_DIV_SCALE_F64 834 20 14
V_DIV_FMAS_F32 V_DIV_FMAS_F32 835 21 15
V_DIV_FMAS_F64 V_DIV_FMAS_F64 836 21 15
V_DIV_FIXUP_F16 V_DIV_FIXUP_F16 839 1
V_DIV_FIXUP_LEGACY_F16 V_DIV_FIXUP_F16 839 1
V_TRIG_PREOP_F64 V_TRIG_PREOP_F64 840 1
V_ADD_F16 V_ADD_F16 841 1
V_ADD_F32 V_ADD_F32 842 1
V_SUB_F16 V_SUB_F16 843 1
V_SUB_F32 V_SUB_F32 844 1
V_MUL_F16 V_MUL_F16 845 1
V_MUL_F32 V_MUL_F32 846 1
V_SUBREV_F16 V_SUBREV_F16 847 1
V_SUBREV_F32 V_SUBREV_F32 848 1
V_ADD_F64 V_ADD_F64 849 1
V_MUL_F64 V_MUL_F64 850 1
V_FMA_F16 V_FMA_F16 851 1
V_FMA_F32 V_FMA_F32 852 1
V_FMA_F64 V_FMA_F64 853 1
V_FMAC_F32 V_FMAC_F32 854 1
V_MAD_F16 V_MAD_F16 855 22
V_MAD_F32 V_MAD_F32 856 22
V_MAC_F16 V_MAC_F16 858 22
V_MAC_F32 V_MAC_F32 859 22
V_MADAK_F16 V_MADAK_F16 860 22
V_MADAK_F32 V_MADAK_F32 861 22
V_MADMK_F16 V_MADMK_F16 862 22
V_MADMK_F32 V_MADMK_F32 863 22
V_MUL_DX9_ZERO_F32 V_MUL_LEGACY_F32 864 1
V_ADD_U32 V_ADD_U32 866 1
V_ADD_NC_U32 V_ADD_U32 866 1
V_SUB_U32 V_SUB_U32 867 1
V_SUB_NC_U32 V_SUB_U32 867 1
V_SUBREV_U32 V_SUBREV_U32 868 1
V_SUBREV_NC_U32 V_SUBREV_U32 868 1
V_ADD_I32 V_ADD_I32 869 1
V_ADD_NC_I32 V_ADD_I32 869 1
V_SUB_I32 V_SUB_I32 870 1
V_SUB_NC_I32 V_SUB_I32 870 1
V_ADD_U16 V_ADD_U16 871 1
V_ADD_NC_U16 V_ADD_U16 871 1
V_ADD_I16 V_ADD_I16 872 1
V_ADD_NC_I16 V_ADD_I16 872 1
V_SUB_U16 V_SUB_U16 873 1
V_SUB_NC_U16 V_SUB_U16 873 1
V_SUB_I16 V_SUB_I16 874 1
V_SUB_NC_I16 V_SUB_I16 874 1
V_ADD_CO_U32 V_ADD_CO_U32 876 1
V_SUB_CO_U32 V_SUB_CO_U32 877 1
V_SUBREV_CO_U32 V_SUBREV_CO_U32 878 1
V_ADDC_CO_U32 V_ADDC_CO_U32 879 1
V_ADD_CO_CI_U32 V_ADDC_CO_U32 879 1
V_SUBB_CO_U32 V_SUBB_CO_U32 880 1
V_SUB_CO_CI_U32 V_SUBB_CO_U32 880 1
V_ADD3_U32 V_ADD3_U32 882 1
V_LSHL_ADD_U32 V_LSHL_ADD_U32 883 1
V_ADD_LSHL_U32 V_ADD_LSHL_U32 884 1
V_XAD_U32 V_XAD_U32 885 1
V_MUL_LO_U32 V_MUL_LO_U32 886 1
V_MUL_LO_I32 V_MUL_LO_U32 886 1
V_MUL_LO_U16 V_MUL_LO_U16 887 1
V_MUL_HI_U32 V_MUL_HI_U32 308 1
V_MUL_HI_I32 V_MUL_HI_I32 309 1
V_MUL_HI_I32_I24 V_MUL_HI_I32_I24 890 1
V_MUL_HI_U32_U24 V_MUL_HI_U32_U24 891 1
V_MAD_U32_U24 V_MAD_U32_U24 893 1
V_MAD_U16 V_MAD_U16 896 1
V_MAD_I16 V_MAD_I16 897 1
V_MAD_U64_U32 V_MAD_U64_U32 898 1
V_MAD_CO_U64_U32 V_MAD_U64_U32 898 1
V_MAD_I64_I32 V_MAD_I64_I32 899 1
V_MAD_CO_I64_I32 V_MAD_I64_I32 899 1
V_MIN_I32 V_MIN_I32 900 1
V_MIN_U32 V_MIN_U32 901 1
V_MIN_I16 V_MIN_I16 902 1
V_MIN_U16 V_MIN_U16 903 1
V_MAX_I32 V_MAX_I32 904 1
V_MAX_U32 V_MAX_U32 905 1
V_MAX_I16 V_MAX_I16 906 1
V_MAX_U16 V_MAX_U16 907 1
V_MIN3_I32 V_MIN3_I32 908 1
V_MIN3_U32 V_MIN3_U32 909 1
V_MIN3_I16 V_MIN3_I16 910 1
V_MIN3_U16 V_MIN3_U16 911 1
V_MAX3_I32 V_MAX3_I32 912 1
V_MAX3_U32 V_MAX3_U32 913 1
V_MAX3_I16 V_MAX3_I16 914 1
V_MAX3_U16 V_MAX3_U16 915 1
V_MED3_I32 V_MED3_I32 916 1
V_MED3_U32 V_MED3_U32 917 1
V_MED3_I16 V_MED3_I16 918 1
V_MED3_U16 V_MED3_U16 919 1
V_READFIRSTLANE_B32 V_READFIRSTLANE_B32 920 1
V_READLANE_B32 V_READLANE_B32 921 1
V_WRITELANE_B32 V_WRITELANE_B32 922 1
V_NOP V_NOP 66 1
V_CLREXCP V_NOP 66 1
V_PIPEFLUSH V_NOP 66 1
V_MOV_B32 V_MOV_B32 298 1
V_SWAP_B32 V_SWAP_B32 935 1
V_CNDMASK_B32 V_CNDMASK_B32 936 1
V_PACK_B32_F16 V_PACK_B32_F16 937 1
V_CEIL_F16 V_CEIL_F16 938 1
V_CEIL_F32 V_CEIL_F32 939 1
V_CEIL_F64 V_CEIL_F64 940 1
V_FLOOR_F16 V_FLOOR_F16 941 1
V_FLOOR_F32 V_FLOOR_F32 942 1
V_FLOOR_F64 V_FLOOR_F64 943 1
V_TRUNC_F16 V_TRUNC_F16 944 1
V_TRUNC_F32 V_TRUNC_F32 945 1
V_TRUNC_F64 V_TRUNC_F64 946 1
V_RNDNE_F16 V_RNDNE_F16 947 1 22
V_RNDNE_F32 V_RNDNE_F32 948 1 22
V_RNDNE_F64 V_RNDNE_F64 949 1 22
V_FREXP_MANT_F16 V_FREXP_MANT_F16 953 23
V_FREXP_MANT_F32 V_FREXP_MANT_F32 954 23
V_FREXP_MANT_F64 V_FREXP_MANT_F64 955 23
V_FREXP_EXP_I16_F16 V_FREXP_EXP_I16_F16 956 23 24
V_FREXP_EXP_I32_F32 V_FREXP_EXP_I32_F32 957 23 24
V_FREXP_EXP_I32_F64 V_FREXP_EXP_I32_F64 958 23 24
V_LDEXP_F16 V_LDEXP_F16 959 24
V_LDEXP_F32 V_LDEXP_F32 960 1
V_LDEXP_F64 V_LDEXP_F64 961 1
V_RCP_F32 V_RCP_F32 962 25 25
V_RCP_IFLAG_F32 V_RCP_F32 962 25 26
V_RCP_F64 V_RCP_F64 964 27 25
V_RSQ_F32 V_RSQ_F32 965 25 27
V_SQRT_F32 V_SQRT_F32 968 25
V_SQRT_F64 V_SQRT_F64 970 27
V_EXP_F32 V_EXP_F32 971 25
V_EXP_LEGACY_F32 V_EXP_F32 971 25
V_LOG_F32 V_LOG_F32 973 25
V_LOG_LEGACY_F32 V_LOG_F32 973 25
V_SIN_F16 V_SIN_F16 975 28
V_SIN_F32 V_SIN_F32 976 28
V_COS_F32 V_COS_F32 977 28
V_COS_F16 V_COS_F16 978 28
`,
  "cdna1 cdna2 cdna3 cdna4": `
FLAT_ATOMIC_ADD_F32 FLAT_ATOMIC_ADD_F32_cdna1 26 0
GLOBAL_ATOMIC_ADD_F32 FLAT_ATOMIC_ADD_F32_cdna1 26 0
BUFFER_ATOMIC_ADD_F32 FLAT_ATOMIC_ADD_F32_cdna1 26 0
V_DOT2C_I32_I16 V_DOT2C_I32_I16 51 1
V_DOT8C_I32_I4 V_DOT8C_I32_I4 61 1
V_ACCVGPR_READ V_ACCVGPR_READ 298 1
V_ACCVGPR_WRITE V_ACCVGPR_READ 298 1
S_CBRANCH_G_FORK S_CBRANCH_G_FORK 367 1
S_CBRANCH_I_FORK S_CBRANCH_I_FORK 368 1
S_CBRANCH_JOIN S_CBRANCH_JOIN 369 1
S_SET_GPR_IDX_ON S_SET_GPR_IDX_ON 459 1
S_SET_GPR_IDX_OFF S_SET_GPR_IDX_OFF 460 1
S_SET_GPR_IDX_IDX S_SET_GPR_IDX_IDX 461 1
S_SET_GPR_IDX_MODE S_SET_GPR_IDX_MODE 462 1
S_SETVSKIP S_SETVSKIP 463 1
V_SCREEN_PARTITION_4SE_B32 V_SCREEN_PARTITION_4SE_B32 582 1
V_SUBREV_U16_CLAMP V_SUBREV_U16_CLAMP 603 4
V_CMPX_LT_F16 V_CMPX_LT_F16_cdna1 712 1
V_CMPX_LT_F32 V_CMPX_LT_F32_cdna1 713 1
V_CMPX_LT_F64 V_CMPX_LT_F64_cdna1 714 1
V_CMPX_EQ_F16 V_CMPX_EQ_F16_cdna1 715 1
V_CMPX_EQ_F32 V_CMPX_EQ_F32_cdna1 716 1
V_CMPX_EQ_F64 V_CMPX_EQ_F64_cdna1 717 1
V_CMPX_LE_F16 V_CMPX_LE_F16_cdna1 718 1
V_CMPX_LE_F32 V_CMPX_LE_F32_cdna1 719 1
V_CMPX_LE_F64 V_CMPX_LE_F64_cdna1 720 1
V_CMPX_GT_F16 V_CMPX_GT_F16_cdna1 721 1
V_CMPX_GT_F32 V_CMPX_GT_F32_cdna1 722 1
V_CMPX_GT_F64 V_CMPX_GT_F64_cdna1 723 1
V_CMPX_LG_F16 V_CMPX_LG_F16_cdna1 724 1
V_CMPX_LG_F32 V_CMPX_LG_F32_cdna1 725 1
V_CMPX_LG_F64 V_CMPX_LG_F64_cdna1 726 1
V_CMPX_GE_F16 V_CMPX_GE_F16_cdna1 727 1
V_CMPX_GE_F32 V_CMPX_GE_F32_cdna1 728 1
V_CMPX_GE_F64 V_CMPX_GE_F64_cdna1 729 1
V_CMPX_NLT_F16 V_CMPX_NLT_F16_cdna1 730 1
V_CMPX_NLT_F32 V_CMPX_NLT_F32_cdna1 731 1
V_CMPX_NLT_F64 V_CMPX_NLT_F64_cdna1 732 1
V_CMPX_NEQ_F16 V_CMPX_NEQ_F16_cdna1 733 1
V_CMPX_NEQ_F32 V_CMPX_NEQ_F32_cdna1 734 1
V_CMPX_NEQ_F64 V_CMPX_NEQ_F64_cdna1 735 1
V_CMPX_NLE_F16 V_CMPX_NLE_F16_cdna1 736 1
V_CMPX_NLE_F32 V_CMPX_NLE_F32_cdna1 737 1
V_CMPX_NLE_F64 V_CMPX_NLE_F64_cdna1 738 1
V_CMPX_NGT_F16 V_CMPX_NGT_F16_cdna1 739 1
V_CMPX_NGT_F32 V_CMPX_NGT_F32_cdna1 740 1
V_CMPX_NGT_F64 V_CMPX_NGT_F64_cdna1 741 1
V_CMPX_NLG_F16 V_CMPX_NLG_F16_cdna1 742 1
V_CMPX_NLG_F32 V_CMPX_NLG_F32_cdna1 743 1
V_CMPX_NLG_F64 V_CMPX_NLG_F64_cdna1 744 1
V_CMPX_NGE_F16 V_CMPX_NGE_F16_cdna1 745 1
V_CMPX_NGE_F32 V_CMPX_NGE_F32_cdna1 746 1
V_CMPX_NGE_F64 V_CMPX_NGE_F64_cdna1 747 1
V_CMPX_O_F16 V_CMPX_O_F16_cdna1 748 1
V_CMPX_O_F32 V_CMPX_O_F32_cdna1 749 1
V_CMPX_O_F64 V_CMPX_O_F64_cdna1 750 1
V_CMPX_U_F16 V_CMPX_U_F16_cdna1 751 1
V_CMPX_U_F32 V_CMPX_U_F32_cdna1 752 1
V_CMPX_U_F64 V_CMPX_U_F64_cdna1 753 1
V_CMPX_LT_I16 V_CMPX_LT_I16_cdna1 754 1
V_CMPX_LT_U16 V_CMPX_LT_U16_cdna1 755 1
V_CMPX_LT_I32 V_CMPX_LT_I32_cdna1 756 1
V_CMPX_LT_U32 V_CMPX_LT_U32_cdna1 757 1
V_CMPX_LT_I64 V_CMPX_LT_I64_cdna1 758 1
V_CMPX_LT_U64 V_CMPX_LT_U64_cdna1 759 1
V_CMPX_EQ_I16 V_CMPX_EQ_I16_cdna1 760 1
V_CMPX_EQ_U16 V_CMPX_EQ_U16_cdna1 761 1
V_CMPX_EQ_I32 V_CMPX_EQ_I32_cdna1 762 1
V_CMPX_EQ_U32 V_CMPX_EQ_U32_cdna1 763 1
V_CMPX_EQ_I64 V_CMPX_EQ_I64_cdna1 764 1
V_CMPX_EQ_U64 V_CMPX_EQ_U64_cdna1 765 1
V_CMPX_LE_I16 V_CMPX_LE_I16_cdna1 766 1
V_CMPX_LE_U16 V_CMPX_LE_U16_cdna1 767 1
V_CMPX_LE_I32 V_CMPX_LE_I32_cdna1 768 1
V_CMPX_LE_U32 V_CMPX_LE_U32_cdna1 769 1
V_CMPX_LE_I64 V_CMPX_LE_I64_cdna1 770 1
V_CMPX_LE_U64 V_CMPX_LE_U64_cdna1 771 1
V_CMPX_GT_I16 V_CMPX_GT_I16_cdna1 772 1
V_CMPX_GT_U16 V_CMPX_GT_U16_cdna1 773 1
V_CMPX_GT_I32 V_CMPX_GT_I32_cdna1 774 1
V_CMPX_GT_U32 V_CMPX_GT_U32_cdna1 775 1
V_CMPX_GT_I64 V_CMPX_GT_I64_cdna1 776 1
V_CMPX_GT_U64 V_CMPX_GT_U64_cdna1 777 1
V_CMPX_NE_I16 V_CMPX_NE_I16_cdna1 778 1
V_CMPX_NE_U16 V_CMPX_NE_U16_cdna1 779 1
V_CMPX_NE_I32 V_CMPX_NE_I32_cdna1 780 1
V_CMPX_NE_U32 V_CMPX_NE_U32_cdna1 781 1
V_CMPX_NE_I64 V_CMPX_NE_I64_cdna1 782 1
V_CMPX_NE_U64 V_CMPX_NE_U64_cdna1 783 1
V_CMPX_GE_I16 V_CMPX_GE_I16_cdna1 784 1
V_CMPX_GE_U16 V_CMPX_GE_U16_cdna1 785 1
V_CMPX_GE_I32 V_CMPX_GE_I32_cdna1 786 1
V_CMPX_GE_U32 V_CMPX_GE_U32_cdna1 787 1
V_CMPX_GE_I64 V_CMPX_GE_I64_cdna1 788 1
V_CMPX_GE_U64 V_CMPX_GE_U64_cdna1 789 1
V_CMPX_F_F16 V_CMPX_F_F16_cdna1 790 1
V_CMPX_F_F32 V_CMPX_F_F32_cdna1 790 1
V_CMPX_F_F64 V_CMPX_F_F64_cdna1 790 1
V_CMPX_F_I16 V_CMPX_F_I16_cdna1 790 1
V_CMPX_F_U16 V_CMPX_F_U16_cdna1 790 1
V_CMPX_F_I32 V_CMPX_F_I32_cdna1 790 1
V_CMPX_F_U32 V_CMPX_F_U32_cdna1 790 1
V_CMPX_F_I64 V_CMPX_F_I64_cdna1 790 1
V_CMPX_F_U64 V_CMPX_F_U64_cdna1 790 1
V_CMPX_TRU_F16 V_CMPX_TRU_F16_cdna1 791 1
V_CMPX_TRU_F32 V_CMPX_TRU_F32_cdna1 791 1
V_CMPX_TRU_F64 V_CMPX_TRU_F64_cdna1 791 1
V_CMPX_T_I16 V_CMPX_T_I16_cdna1 791 1
V_CMPX_T_U16 V_CMPX_T_U16_cdna1 791 1
V_CMPX_T_I32 V_CMPX_T_I32_cdna1 791 1
V_CMPX_T_U32 V_CMPX_T_U32_cdna1 791 1
V_CMPX_T_I64 V_CMPX_T_I64_cdna1 791 1
V_CMPX_T_U64 V_CMPX_T_U64_cdna1 791 1
V_CMPX_CLASS_F16 V_CMPX_CLASS_F16_cdna1 792 1
V_CMPX_CLASS_F32 V_CMPX_CLASS_F32_cdna1 793 1
V_CMPX_CLASS_F64 V_CMPX_CLASS_F64_cdna1 794 1
V_CVT_PKACCUM_U8_F32 V_CVT_PKACCUM_U8_F32 828 19
V_FMA_LEGACY_F16 V_FMA_LEGACY_F16 851 1
V_MAD_LEGACY_F16 V_MAD_LEGACY_F16 857 22
V_SUBREV_U16 V_SUBREV_U16 875 1
V_MAD_LEGACY_U16 V_MAD_LEGACY_U16 896 1
V_MAD_LEGACY_I16 V_MAD_LEGACY_I16 897 1
`,
  "cdna1 cdna2 cdna3 cdna4 cdna5 rdna4": `
FLAT_ATOMIC_PK_ADD_F16 FLAT_ATOMIC_PK_ADD_F16 27 0
FLAT_ATOMIC_PK_ADD_BF16 FLAT_ATOMIC_PK_ADD_BF16 28 0
GLOBAL_ATOMIC_PK_ADD_F16 GLOBAL_ATOMIC_PK_ADD_F16 27 0
GLOBAL_ATOMIC_PK_ADD_BF16 GLOBAL_ATOMIC_PK_ADD_BF16 28 0
BUFFER_ATOMIC_PK_ADD_F16 BUFFER_ATOMIC_PK_ADD_F16 27 0
BUFFER_ATOMIC_PK_ADD_BF16 BUFFER_ATOMIC_PK_ADD_BF16 28 0
DS_PERMUTE_B32 DS_PERMUTE_B32_cdna1 63 2
DS_BPERMUTE_B32 DS_BPERMUTE_B32_cdna1 64 2
`,
  "cdna1 cdna2 cdna3 cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4": `
V_BUFFER_LDS_BASE V_BUFFER_LDS_BASE_cdna1 30 1
BUFFER_LOAD_DWORD BUFFER_LOAD_DWORD_cdna1 31 2
BUFFER_LOAD_B32 BUFFER_LOAD_DWORD_cdna1 31 2
BUFFER_LOAD_UBYTE BUFFER_LOAD_UBYTE_cdna1 32 2
BUFFER_LOAD_U8 BUFFER_LOAD_UBYTE_cdna1 32 2
BUFFER_LOAD_SBYTE BUFFER_LOAD_SBYTE_cdna1 33 2
BUFFER_LOAD_I8 BUFFER_LOAD_SBYTE_cdna1 33 2
BUFFER_LOAD_USHORT BUFFER_LOAD_USHORT_cdna1 34 2
BUFFER_LOAD_U16 BUFFER_LOAD_USHORT_cdna1 34 2
BUFFER_LOAD_SSHORT BUFFER_LOAD_SSHORT_cdna1 35 2
BUFFER_LOAD_I16 BUFFER_LOAD_SSHORT_cdna1 35 2
BUFFER_LOAD_DWORDX3 BUFFER_LOAD_DWORDX3_cdna1 37 2
BUFFER_LOAD_B96 BUFFER_LOAD_DWORDX3_cdna1 37 2
BUFFER_LOAD_DWORDX4 BUFFER_LOAD_DWORDX4_cdna1 38 2
BUFFER_LOAD_B128 BUFFER_LOAD_DWORDX4_cdna1 38 2
`,
  "cdna1 cdna2 cdna3": `
BUFFER_STORE_LDS_DWORD BUFFER_STORE_LDS_DWORD_cdna1 43 2
`,
  "cdna1 rdna2": `
V_DOT2_F32_F16 V_DOT2_F32_F16_cdna1 45 3 0
V_DOT2C_F32_F16 V_DOT2C_F32_F16_cdna1 46 3 0
`,
  "cdna1 cdna2 cdna3 cdna4 rdna1 rdna2": `
V_DOT2_I32_I16 V_DOT2_I32_I16 47 1
V_DOT2_U32_U16 V_DOT2_U32_U16 48 1
V_DOT2_I32_I16_CLAMP V_DOT2_I32_I16_CLAMP 49 4
V_DOT2_U32_U16_CLAMP V_DOT2_U32_U16_CLAMP 50 4
V_DOT4_I32_I8 V_DOT4_I32_I8 52 1
V_DOT8_I32_I4 V_DOT8_I32_I4 53 1
V_DOT4_I32_I8_CLAMP V_DOT4_I32_I8_CLAMP 54 4
V_DOT8_I32_I4_CLAMP V_DOT8_I32_I4_CLAMP 55 4
V_DOT4C_I32_I8 V_DOT4C_I32_I8 60 1
DS_CMPST_B32 DS_CMPST_B32 129 2
DS_CMPST_RTN_B32 DS_CMPST_B32 129 2
DS_CMPST_B64 DS_CMPST_B64 130 2
DS_CMPST_RTN_B64 DS_CMPST_B64 130 2
DS_CMPST_F32 DS_CMPST_F32 131 2
DS_CMPST_RTN_F32 DS_CMPST_F32 131 2
DS_CMPST_F64 DS_CMPST_F64 132 2
DS_CMPST_RTN_F64 DS_CMPST_F64 132 2
S_FF0_I32_B32 S_FF0_I32_B32 326 1
S_FF0_I32_B64 S_FF0_I32_B64 327 1
S_MEMTIME S_MEMTIME 549 17
S_MEMREALTIME S_MEMTIME 549 17
V_MIN_F16 V_MIN_F16_cdna1 923 1 21
V_MIN_F32 V_MIN_F32_cdna1 924 1 21
V_MIN_F64 V_MIN_F64_cdna1 925 1 21
V_MAX_F16 V_MAX_F16_cdna1 926 1 21
V_MAX_F32 V_MAX_F32_cdna1 927 1 21
V_MAX_F64 V_MAX_F64_cdna1 928 1 21
V_MIN3_F16 V_MIN3_F16_cdna1 929 1 21
V_MIN3_F32 V_MIN3_F32_cdna1 930 1 21
V_MAX3_F16 V_MAX3_F16_cdna1 931 1 21
V_MAX3_F32 V_MAX3_F32_cdna1 932 1 21
V_MED3_F16 V_MED3_F16_cdna1 933 1 21
V_MED3_F32 V_MED3_F32_cdna1 934 1 21
`,
  "cdna1 rdna1 rdna2": `
DS_ORDERED_COUNT DS_ORDERED_COUNT_cdna1 62 5
V_INTERP_P1_F32 V_INTERP_P1_F32 261 13
V_INTERP_P2_F32 V_INTERP_P2_F32_cdna1 262 13
V_INTERP_MOV_F32 V_INTERP_MOV_F32 263 13
V_INTERP_P1LL_F16 V_INTERP_P1LL_F16 264 13
V_INTERP_P1LV_F16 V_INTERP_P1LV_F16 265 13
V_INTERP_P2_F16 V_INTERP_P2_F16 266 13
`,
  "cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5": `
DS_MIN_F32 DS_MIN_F32 133 2
DS_MIN_RTN_F32 DS_MIN_F32 133 2
DS_MIN_F64 DS_MIN_F64 134 2
DS_MIN_RTN_F64 DS_MIN_F64 134 2
DS_MAX_F32 DS_MAX_F32 135 2
DS_MAX_RTN_F32 DS_MAX_F32 135 2
DS_MAX_F64 DS_MAX_F64 136 2
DS_MAX_RTN_F64 DS_MAX_F64 136 2
DS_WRAP_RTN_B32 DS_WRAP_RTN_B32 138 2
DS_APPEND DS_APPEND_cdna1 173 6
DS_CONSUME DS_CONSUME_cdna1 174 6
S_CBRANCH_CDBGSYS S_CBRANCH_CDBGSYS 358 1
S_CBRANCH_CDBGUSER S_CBRANCH_CDBGUSER 359 1
S_CBRANCH_CDBGSYS_OR_USER S_CBRANCH_CDBGSYS_OR_USER 360 1
S_CBRANCH_CDBGSYS_AND_USER S_CBRANCH_CDBGSYS_AND_USER 361 1
S_CMPK_EQ_I32 S_CMPK_EQ_I32 388 1
S_CMPK_LG_I32 S_CMPK_LG_I32 389 1
S_CMPK_GT_I32 S_CMPK_GT_I32 390 1
S_CMPK_GE_I32 S_CMPK_GE_I32 391 1
S_CMPK_LT_I32 S_CMPK_LT_I32 392 1
S_CMPK_LE_I32 S_CMPK_LE_I32 393 1
S_BARRIER S_BARRIER 407 1
V_CMP_F_F16 V_CMP_F_F16 707 1
V_CMP_F_F32 V_CMP_F_F32 707 1
V_CMP_F_F64 V_CMP_F_F64 707 1
V_CMP_F_I16 V_CMP_F_I16 707 1
V_CMP_F_U16 V_CMP_F_U16 707 1
V_CMP_F_I32 V_CMP_F_I32 707 1
V_CMP_F_U32 V_CMP_F_U32 707 1
V_CMP_F_I64 V_CMP_F_I64 707 1
V_CMP_F_U64 V_CMP_F_U64 707 1
V_CMP_TRU_F16 V_CMP_TRU_F16 708 1
V_CMP_T_F16 V_CMP_TRU_F16 708 1
V_CMP_TRU_F32 V_CMP_TRU_F32 708 1
V_CMP_T_F32 V_CMP_TRU_F32 708 1
V_CMP_TRU_F64 V_CMP_TRU_F64 708 1
V_CMP_T_F64 V_CMP_TRU_F64 708 1
V_CMP_T_I16 V_CMP_T_I16 708 1
V_CMP_T_U16 V_CMP_T_U16 708 1
V_CMP_T_I32 V_CMP_T_I32 708 1
V_CMP_T_U32 V_CMP_T_U32 708 1
V_CMP_T_I64 V_CMP_T_I64 708 1
V_CMP_T_U64 V_CMP_T_U64 708 1
`,
  "cdna1 rdna1": `
DS_ADD_SRC2_U32 DS_ADD_SRC2_U32 140 2
DS_SUB_SRC2_U32 DS_SUB_SRC2_U32 141 2
DS_RSUB_SRC2_U32 DS_RSUB_SRC2_U32 142 2
DS_INC_SRC2_U32 DS_INC_SRC2_U32 143 2
DS_DEC_SRC2_U32 DS_DEC_SRC2_U32 144 2
DS_MIN_SRC2_I32 DS_MIN_SRC2_I32 145 2
DS_MAX_SRC2_I32 DS_MAX_SRC2_I32 146 2
DS_MIN_SRC2_U32 DS_MIN_SRC2_U32 147 2
DS_MAX_SRC2_U32 DS_MAX_SRC2_U32 148 2
DS_AND_SRC2_B32 DS_AND_SRC2_B32 149 2
DS_OR_SRC2_B32 DS_OR_SRC2_B32 150 2
DS_XOR_SRC2_B32 DS_XOR_SRC2_B32 151 2
DS_WRITE_SRC2_B32 DS_WRITE_SRC2_B32 152 2
DS_ADD_SRC2_U64 DS_ADD_SRC2_U64 153 2
DS_SUB_SRC2_U64 DS_SUB_SRC2_U64 154 2
DS_RSUB_SRC2_U64 DS_RSUB_SRC2_U64 155 2
DS_INC_SRC2_U64 DS_INC_SRC2_U64 156 2
DS_DEC_SRC2_U64 DS_DEC_SRC2_U64 157 2
DS_MIN_SRC2_I64 DS_MIN_SRC2_I64 158 2
DS_MAX_SRC2_I64 DS_MAX_SRC2_I64 159 2
DS_MIN_SRC2_U64 DS_MIN_SRC2_U64 160 2
DS_MAX_SRC2_U64 DS_MAX_SRC2_U64 161 2
DS_AND_SRC2_B64 DS_AND_SRC2_B64 162 2
DS_OR_SRC2_B64 DS_OR_SRC2_B64 163 2
DS_XOR_SRC2_B64 DS_XOR_SRC2_B64 164 2
DS_WRITE_SRC2_B64 DS_WRITE_SRC2_B64 165 2
DS_MIN_SRC2_F32 DS_MIN_SRC2_F32 166 2
DS_MIN_SRC2_F64 DS_MIN_SRC2_F64 167 2
DS_MAX_SRC2_F32 DS_MAX_SRC2_F32 168 2
DS_MAX_SRC2_F64 DS_MAX_SRC2_F64 169 2
DS_ADD_SRC2_F32 DS_ADD_SRC2_F32 170 2
`,
  "cdna1 cdna2 cdna3 cdna4 rdna1 rdna2 rdna3 rdna3_5 rdna4": `
DS_READ_ADDTID_B32 DS_READ_ADDTID_B32 171 2
DS_LOAD_ADDTID_B32 DS_READ_ADDTID_B32 171 2
DS_WRITE_ADDTID_B32 DS_WRITE_ADDTID_B32 172 2
DS_STORE_ADDTID_B32 DS_WRITE_ADDTID_B32 172 2
BUFFER_LOAD_FORMAT_XY BUFFER_LOAD_FORMAT_XY 225 7
TBUFFER_LOAD_FORMAT_XY BUFFER_LOAD_FORMAT_XY 225 7
BUFFER_LOAD_FORMAT_XYZ BUFFER_LOAD_FORMAT_XYZ 226 7
TBUFFER_LOAD_FORMAT_XYZ BUFFER_LOAD_FORMAT_XYZ 226 7
BUFFER_LOAD_FORMAT_XYZW BUFFER_LOAD_FORMAT_XYZW 227 7
TBUFFER_LOAD_FORMAT_XYZW BUFFER_LOAD_FORMAT_XYZW 227 7
BUFFER_LOAD_FORMAT_D16_X BUFFER_LOAD_FORMAT_D16_X 228 7
TBUFFER_LOAD_FORMAT_D16_X BUFFER_LOAD_FORMAT_D16_X 228 7
BUFFER_LOAD_D16_FORMAT_X BUFFER_LOAD_FORMAT_D16_X 228 7
TBUFFER_LOAD_D16_FORMAT_X BUFFER_LOAD_FORMAT_D16_X 228 7
BUFFER_LOAD_FORMAT_D16_HI_X BUFFER_LOAD_FORMAT_D16_HI_X 229 7
BUFFER_LOAD_D16_HI_FORMAT_X BUFFER_LOAD_FORMAT_D16_HI_X 229 7
BUFFER_LOAD_FORMAT_D16_XY BUFFER_LOAD_FORMAT_D16_XY 230 7
TBUFFER_LOAD_FORMAT_D16_XY BUFFER_LOAD_FORMAT_D16_XY 230 7
BUFFER_LOAD_D16_FORMAT_XY BUFFER_LOAD_FORMAT_D16_XY 230 7
TBUFFER_LOAD_D16_FORMAT_XY BUFFER_LOAD_FORMAT_D16_XY 230 7
BUFFER_LOAD_FORMAT_D16_XYZ BUFFER_LOAD_FORMAT_D16_XYZ 231 7
TBUFFER_LOAD_FORMAT_D16_XYZ BUFFER_LOAD_FORMAT_D16_XYZ 231 7
BUFFER_LOAD_D16_FORMAT_XYZ BUFFER_LOAD_FORMAT_D16_XYZ 231 7
TBUFFER_LOAD_D16_FORMAT_XYZ BUFFER_LOAD_FORMAT_D16_XYZ 231 7
BUFFER_LOAD_FORMAT_D16_XYZW BUFFER_LOAD_FORMAT_D16_XYZW 232 7
TBUFFER_LOAD_FORMAT_D16_XYZW BUFFER_LOAD_FORMAT_D16_XYZW 232 7
BUFFER_LOAD_D16_FORMAT_XYZW BUFFER_LOAD_FORMAT_D16_XYZW 232 7
TBUFFER_LOAD_D16_FORMAT_XYZW BUFFER_LOAD_FORMAT_D16_XYZW 232 7
BUFFER_STORE_FORMAT_X BUFFER_STORE_FORMAT_X 233 8
TBUFFER_STORE_FORMAT_X BUFFER_STORE_FORMAT_X 233 8
BUFFER_STORE_FORMAT_XY BUFFER_STORE_FORMAT_XY 234 8
TBUFFER_STORE_FORMAT_XY BUFFER_STORE_FORMAT_XY 234 8
BUFFER_STORE_FORMAT_XYZ BUFFER_STORE_FORMAT_XYZ 235 8
TBUFFER_STORE_FORMAT_XYZ BUFFER_STORE_FORMAT_XYZ 235 8
BUFFER_STORE_FORMAT_XYZW BUFFER_STORE_FORMAT_XYZW 236 8
TBUFFER_STORE_FORMAT_XYZW BUFFER_STORE_FORMAT_XYZW 236 8
BUFFER_STORE_FORMAT_D16_X BUFFER_STORE_FORMAT_D16_X 237 8
TBUFFER_STORE_FORMAT_D16_X BUFFER_STORE_FORMAT_D16_X 237 8
BUFFER_STORE_D16_FORMAT_X BUFFER_STORE_FORMAT_D16_X 237 8
TBUFFER_STORE_D16_FORMAT_X BUFFER_STORE_FORMAT_D16_X 237 8
BUFFER_STORE_FORMAT_D16_XY BUFFER_STORE_FORMAT_D16_XY 238 8
TBUFFER_STORE_FORMAT_D16_XY BUFFER_STORE_FORMAT_D16_XY 238 8
BUFFER_STORE_D16_FORMAT_XY BUFFER_STORE_FORMAT_D16_XY 238 8
TBUFFER_STORE_D16_FORMAT_XY BUFFER_STORE_FORMAT_D16_XY 238 8
BUFFER_STORE_FORMAT_D16_XYZ BUFFER_STORE_FORMAT_D16_XYZ 239 8
TBUFFER_STORE_FORMAT_D16_XYZ BUFFER_STORE_FORMAT_D16_XYZ 239 8
BUFFER_STORE_D16_FORMAT_XYZ BUFFER_STORE_FORMAT_D16_XYZ 239 8
TBUFFER_STORE_D16_FORMAT_XYZ BUFFER_STORE_FORMAT_D16_XYZ 239 8
BUFFER_STORE_FORMAT_D16_XYZW BUFFER_STORE_FORMAT_D16_XYZW 240 8
TBUFFER_STORE_FORMAT_D16_XYZW BUFFER_STORE_FORMAT_D16_XYZW 240 8
BUFFER_STORE_D16_FORMAT_XYZW BUFFER_STORE_FORMAT_D16_XYZW 240 8
TBUFFER_STORE_D16_FORMAT_XYZW BUFFER_STORE_FORMAT_D16_XYZW 240 8
BUFFER_STORE_FORMAT_D16_HI_X BUFFER_STORE_FORMAT_D16_HI_X 241 8
BUFFER_STORE_D16_HI_FORMAT_X BUFFER_STORE_FORMAT_D16_HI_X 241 8
S_WAITCNT S_WAITCNT 66 1
S_SETKILL S_SETKILL 402 1
S_BUFFER_BASE S_BUFFER_BASE_cdna1 538 1
S_BUFFER_BYTES S_BUFFER_BYTES_cdna1 539 1
S_BUFFER_LOAD_DWORD S_BUFFER_LOAD_DWORD_cdna1 540 17
S_BUFFER_LOAD_B32 S_BUFFER_LOAD_DWORD_cdna1 540 17
S_BUFFER_LOAD_DWORDX2 S_BUFFER_LOAD_DWORDX2_cdna1 541 17
S_BUFFER_LOAD_B64 S_BUFFER_LOAD_DWORDX2_cdna1 541 17
S_BUFFER_LOAD_DWORDX4 S_BUFFER_LOAD_DWORDX4_cdna1 542 17
S_BUFFER_LOAD_B128 S_BUFFER_LOAD_DWORDX4_cdna1 542 17
S_BUFFER_LOAD_DWORDX8 S_BUFFER_LOAD_DWORDX8_cdna1 543 17
S_BUFFER_LOAD_B256 S_BUFFER_LOAD_DWORDX8_cdna1 543 17
S_BUFFER_LOAD_DWORDX16 S_BUFFER_LOAD_DWORDX16_cdna1 544 17
S_BUFFER_LOAD_B512 S_BUFFER_LOAD_DWORDX16_cdna1 544 17
`,
  "cdna1 cdna2 rdna1 rdna2": `
GLOBAL_LOAD_DWORD GLOBAL_LOAD_DWORD_cdna1 186 2
GLOBAL_LOAD_UBYTE GLOBAL_LOAD_UBYTE_cdna1 187 2
GLOBAL_LOAD_SBYTE GLOBAL_LOAD_SBYTE_cdna1 188 2
GLOBAL_LOAD_USHORT GLOBAL_LOAD_USHORT_cdna1 189 2
GLOBAL_LOAD_SSHORT GLOBAL_LOAD_SSHORT_cdna1 190 2
SCRATCH_LOAD_DWORD SCRATCH_LOAD_DWORD_cdna1 191 2
SCRATCH_LOAD_UBYTE SCRATCH_LOAD_UBYTE_cdna1 192 2
SCRATCH_LOAD_SBYTE SCRATCH_LOAD_SBYTE_cdna1 193 2
SCRATCH_LOAD_USHORT SCRATCH_LOAD_USHORT_cdna1 194 2
SCRATCH_LOAD_SSHORT SCRATCH_LOAD_SSHORT_cdna1 195 2
V_FMA_MIX_F32 V_FMA_MIX_F32 268 1 1
V_MAD_MIX_F32 V_FMA_MIX_F32 268 14 1
V_FMA_MIXLO_F16 V_FMA_MIXLO_F16 269 15 1
V_MAD_MIXLO_F16 V_FMA_MIXLO_F16 269 15 1
V_FMA_MIXHI_F16 V_FMA_MIXHI_F16 270 15 1
V_MAD_MIXHI_F16 V_FMA_MIXHI_F16 270 15 1
V_PK_FMA_F16 V_PK_FMA_F16 294 1 2
V_PK_MIN_F16 V_PK_MIN_F16_cdna1 296 1 4
V_PK_MAX_F16 V_PK_MAX_F16_cdna1 297 1 4
S_BCNT0_I32_B64 S_BCNT0_I32_B64 323 1 6
S_BCNT1_I32_B64 S_BCNT1_I32_B64 325 1 6
S_BFE_I32 S_BFE_I32 349 1 7
S_BFE_I64 S_BFE_I64 350 1 7
S_CMPK_EQ_U32 S_CMPK_EQ_U32 394 1 8
S_CMPK_LG_U32 S_CMPK_LG_U32 395 1 8
S_CMPK_GT_U32 S_CMPK_GT_U32 396 1 8
S_CMPK_GE_U32 S_CMPK_GE_U32 397 1 8
S_CMPK_LT_U32 S_CMPK_LT_U32 398 1 8
S_CMPK_LE_U32 S_CMPK_LE_U32 399 1 8
V_ASHRREV_I16 V_ASHRREV_I16 568 1 10
V_ALIGNBYTE_B32 V_ALIGNBYTE_B32 571 1 11
V_BFE_I32 V_BFE_I32 573 1 7
V_CVT_OFF_F32_I4 V_CVT_OFF_F32_I4 817 1
V_CVT_PKRTZ_F16_F32 V_CVT_PKRTZ_F16_F32 826 1 12
V_CVT_PK_U8_F32 V_CVT_PK_U8_F32 827 19 13
V_DIV_FIXUP_F32 V_DIV_FIXUP_F32 837 1
V_DIV_FIXUP_F64 V_DIV_FIXUP_F64 838 1
V_MUL_LEGACY_F32 V_MUL_LEGACY_F32 864 1 16
V_MUL_I32_I24 V_MUL_I32_I24 888 1 19
V_MUL_U32_U24 V_MUL_U32_U24 889 1 19
V_MAD_I32_I24 V_MAD_I32_I24 892 1 19
V_MAD_I32_I16 V_MAD_I32_I16 894 1 20
V_MAD_U32_U16 V_MAD_U32_U16 895 1 20
V_RSQ_F64 V_RSQ_F64 967 27 27,28
V_LOG_F16 V_LOG_F16 974 26 28
`,
  "cdna1 cdna2 cdna3 rdna1 rdna2 rdna3 rdna3_5 rdna4": `
BUFFER_LOAD_FORMAT_X BUFFER_LOAD_FORMAT_X_cdna1 224 7
TBUFFER_LOAD_FORMAT_X BUFFER_LOAD_FORMAT_X_cdna1 224 7
`,
  "cdna1 cdna2 rdna1 rdna2 rdna3 rdna3_5 rdna4": `
IMAGE_LOAD IMAGE_LOAD 242 9
IMAGE_LOAD_MIP IMAGE_LOAD 242 9
IMAGE_LOAD_PCK IMAGE_LOAD_PCK 243 10
IMAGE_LOAD_MIP_PCK IMAGE_LOAD_PCK 243 10
IMAGE_LOAD_PCK_SGN IMAGE_LOAD_PCK_SGN 244 10
IMAGE_LOAD_MIP_PCK_SGN IMAGE_LOAD_PCK_SGN 244 10
IMAGE_STORE_PCK IMAGE_STORE_PCK 246 10
IMAGE_STORE_MIP_PCK IMAGE_STORE_PCK 246 10
IMAGE_GET_RESINFO IMAGE_GET_RESINFO 247 10
IMAGE_ATOMIC_SWAP IMAGE_ATOMIC_SWAP 248 12
IMAGE_ATOMIC_AND IMAGE_ATOMIC_AND 249 12
IMAGE_ATOMIC_OR IMAGE_ATOMIC_OR 250 12
IMAGE_ATOMIC_XOR IMAGE_ATOMIC_XOR 251 12
IMAGE_ATOMIC_CMPSWAP IMAGE_ATOMIC_CMPSWAP 260 12
`,
  "cdna1 cdna2 rdna1 rdna2 rdna3 rdna3_5": `
IMAGE_STORE IMAGE_STORE_cdna1 245 11
IMAGE_STORE_MIP IMAGE_STORE_cdna1 245 11
IMAGE_ATOMIC_ADD IMAGE_ATOMIC_ADD 252 12
IMAGE_ATOMIC_SUB IMAGE_ATOMIC_SUB 253 12
IMAGE_ATOMIC_SMIN IMAGE_ATOMIC_SMIN 254 12
IMAGE_ATOMIC_UMIN IMAGE_ATOMIC_UMIN 255 12
IMAGE_ATOMIC_SMAX IMAGE_ATOMIC_SMAX 256 12
IMAGE_ATOMIC_UMAX IMAGE_ATOMIC_UMAX 257 12
IMAGE_ATOMIC_INC IMAGE_ATOMIC_INC 258 12
IMAGE_ATOMIC_DEC IMAGE_ATOMIC_DEC 259 12
V_RCP_F16 V_RCP_F16 963 26 25
V_RSQ_F16 V_RSQ_F16 966 26 27
V_SQRT_F16 V_SQRT_F16 969 26
V_EXP_F16 V_EXP_F16 972 26
`,
  "cdna1": `
V_INTERP_P2_LEGACY_F16 V_INTERP_P2_LEGACY_F16 267 13
`,
  "cdna1 cdna2": `
V_PK_FMAC_F16 V_PK_FMAC_F16 295 1 3
V_ASHRREV_I32 V_ASHRREV_I32 567 1 9
V_SUBBREV_CO_U32 V_SUBBREV_CO_U32 881 1 18
`,
  "cdna1 cdna2 rdna1 rdna2 rdna3": `
S_MAX_I32 S_MAX_I32 316 16 5
S_MAX_U32 S_MAX_U32 317 16 5
`,
  "cdna1 cdna2 cdna3 cdna4 cdna5 rdna1 rdna2 rdna4": `
S_SETREG_B32 S_SETREG_B32 457 1
S_SETREG_IMM32_B32 S_SETREG_IMM32_B32 458 1
V_SAT_PK_U8_I16 V_SAT_PK_U8_I16 593 1
`,
  "cdna1 cdna2 cdna3 cdna4 rdna1": `
S_ATOMIC_SWAP S_ATOMIC_SWAP 478 0
S_ATOMIC_ADD S_ATOMIC_ADD 479 0
S_ATOMIC_SUB S_ATOMIC_SUB 480 0
S_ATOMIC_SMIN S_ATOMIC_SMIN 481 0
S_ATOMIC_UMIN S_ATOMIC_UMIN 482 0
S_ATOMIC_SMAX S_ATOMIC_SMAX 483 0
S_ATOMIC_UMAX S_ATOMIC_UMAX 484 0
S_ATOMIC_AND S_ATOMIC_AND 485 0
S_ATOMIC_OR S_ATOMIC_OR 486 0
S_ATOMIC_XOR S_ATOMIC_XOR 487 0
S_ATOMIC_INC S_ATOMIC_INC 488 0
S_ATOMIC_DEC S_ATOMIC_DEC 489 0
S_ATOMIC_SWAP_X2 S_ATOMIC_SWAP_X2 490 0
S_ATOMIC_ADD_X2 S_ATOMIC_ADD_X2 491 0
S_ATOMIC_SUB_X2 S_ATOMIC_SUB_X2 492 0
S_ATOMIC_SMIN_X2 S_ATOMIC_SMIN_X2 493 0
S_ATOMIC_UMIN_X2 S_ATOMIC_UMIN_X2 494 0
S_ATOMIC_SMAX_X2 S_ATOMIC_SMAX_X2 495 0
S_ATOMIC_UMAX_X2 S_ATOMIC_UMAX_X2 496 0
S_ATOMIC_AND_X2 S_ATOMIC_AND_X2 497 0
S_ATOMIC_OR_X2 S_ATOMIC_OR_X2 498 0
S_ATOMIC_XOR_X2 S_ATOMIC_XOR_X2 499 0
S_ATOMIC_INC_X2 S_ATOMIC_INC_X2 500 0
S_ATOMIC_DEC_X2 S_ATOMIC_DEC_X2 501 0
S_ATOMIC_CMPSWAP S_ATOMIC_CMPSWAP 502 0
S_ATOMIC_CMPSWAP_X2 S_ATOMIC_CMPSWAP_X2 503 0
S_BUFFER_ATOMIC_SWAP S_BUFFER_ATOMIC_SWAP 504 0
S_BUFFER_ATOMIC_ADD S_BUFFER_ATOMIC_ADD 505 0
S_BUFFER_ATOMIC_SUB S_BUFFER_ATOMIC_SUB 506 0
S_BUFFER_ATOMIC_SMIN S_BUFFER_ATOMIC_SMIN 507 0
S_BUFFER_ATOMIC_UMIN S_BUFFER_ATOMIC_UMIN 508 0
S_BUFFER_ATOMIC_SMAX S_BUFFER_ATOMIC_SMAX 509 0
S_BUFFER_ATOMIC_UMAX S_BUFFER_ATOMIC_UMAX 510 0
S_BUFFER_ATOMIC_AND S_BUFFER_ATOMIC_AND 511 0
S_BUFFER_ATOMIC_OR S_BUFFER_ATOMIC_OR 512 0
S_BUFFER_ATOMIC_XOR S_BUFFER_ATOMIC_XOR 513 0
S_BUFFER_ATOMIC_INC S_BUFFER_ATOMIC_INC 514 0
S_BUFFER_ATOMIC_DEC S_BUFFER_ATOMIC_DEC 515 0
S_BUFFER_ATOMIC_CMPSWAP S_BUFFER_ATOMIC_CMPSWAP 516 0
S_BUFFER_ATOMIC_SWAP_X2 S_BUFFER_ATOMIC_SWAP_X2 517 0
S_BUFFER_ATOMIC_ADD_X2 S_BUFFER_ATOMIC_ADD_X2 518 0
S_BUFFER_ATOMIC_SUB_X2 S_BUFFER_ATOMIC_SUB_X2 519 0
S_BUFFER_ATOMIC_SMIN_X2 S_BUFFER_ATOMIC_SMIN_X2 520 0
S_BUFFER_ATOMIC_UMIN_X2 S_BUFFER_ATOMIC_UMIN_X2 521 0
S_BUFFER_ATOMIC_SMAX_X2 S_BUFFER_ATOMIC_SMAX_X2 522 0
S_BUFFER_ATOMIC_UMAX_X2 S_BUFFER_ATOMIC_UMAX_X2 523 0
S_BUFFER_ATOMIC_AND_X2 S_BUFFER_ATOMIC_AND_X2 524 0
S_BUFFER_ATOMIC_OR_X2 S_BUFFER_ATOMIC_OR_X2 525 0
S_BUFFER_ATOMIC_XOR_X2 S_BUFFER_ATOMIC_XOR_X2 526 0
S_BUFFER_ATOMIC_INC_X2 S_BUFFER_ATOMIC_INC_X2 527 0
S_BUFFER_ATOMIC_DEC_X2 S_BUFFER_ATOMIC_DEC_X2 528 0
S_BUFFER_ATOMIC_CMPSWAP_X2 S_BUFFER_ATOMIC_CMPSWAP_X2 529 0
S_STORE_DWORD S_STORE_DWORD 535 17
S_STORE_DWORDX2 S_STORE_DWORDX2 536 17
S_STORE_DWORDX4 S_STORE_DWORDX4 537 17
S_BUFFER_STORE_DWORD S_BUFFER_STORE_DWORD 545 17
S_BUFFER_STORE_DWORDX2 S_BUFFER_STORE_DWORDX2 546 17
S_BUFFER_STORE_DWORDX4 S_BUFFER_STORE_DWORDX4 547 17
S_SCRATCH_LOAD_DWORD S_SCRATCH_LOAD_DWORD 550 17
S_SCRATCH_LOAD_DWORDX2 S_SCRATCH_LOAD_DWORDX2 551 17
S_SCRATCH_LOAD_DWORDX4 S_SCRATCH_LOAD_DWORDX4 552 17
S_SCRATCH_STORE_DWORD S_SCRATCH_STORE_DWORD 535 17
S_SCRATCH_STORE_DWORDX2 S_SCRATCH_STORE_DWORDX2 536 17
S_SCRATCH_STORE_DWORDX4 S_SCRATCH_STORE_DWORDX4 537 17
`,
  "cdna1 cdna2 cdna3 cdna4 cdna5 rdna2 rdna3 rdna3_5 rdna4": `
V_MSAD_U8 V_MSAD_U8 588 1
V_MQSAD_PK_U16_U8 V_MQSAD_PK_U16_U8 590 1
`,
  "cdna1 cdna2 cdna3 cdna4 rdna2 rdna3 rdna3_5 rdna4": `
V_MQSAD_U32_U8 V_MQSAD_U32_U8 591 1
`,
  "cdna1 cdna2 cdna3 cdna4 cdna5 rdna1 rdna2 rdna3_5 rdna4": `
V_CMP_CLASS_F64 V_CMP_CLASS_F64 711 1
V_CVT_PK_RTZ_F16_F32 V_CVT_PKRTZ_F16_F32 826 1
`,
  "cdna1 cdna2 rdna1": `
V_MAD_LEGACY_F32 V_MAD_LEGACY_F32 865 22 17
`,
  "cdna1 cdna2 cdna3 cdna4 cdna5 rdna3_5 rdna4": `
V_SUBREV_CO_CI_U32 V_SUBBREV_CO_U32 881 1
`,
  "cdna1 cdna2 cdna3 cdna4 cdna5 rdna1 rdna3 rdna3_5 rdna4": `
V_FRACT_F16 V_FRACT_F16 950 1 23
V_FRACT_F32 V_FRACT_F32 951 1 23
V_FRACT_F64 V_FRACT_F64 952 1 23
`,
  "cdna2 cdna3 cdna4 cdna5": `
FLAT_ATOMIC_ADD_F64 FLAT_ATOMIC_ADD_F64 979 0
GLOBAL_ATOMIC_ADD_F64 FLAT_ATOMIC_ADD_F64 979 0
BUFFER_ATOMIC_ADD_F64 FLAT_ATOMIC_ADD_F64 979 0
DS_ADD_F64 DS_ADD_F64 984 2
DS_ADD_RTN_F64 DS_ADD_F64 984 2
V_PK_ADD_F32 V_PK_ADD_F32 985 1
V_PK_MUL_F32 V_PK_MUL_F32 986 1
V_FMAC_F64 V_FMAC_F64 989 1
`,
  "cdna2 cdna3 cdna4": `
FLAT_ATOMIC_MIN_F64 FLAT_ATOMIC_MIN_F64 980 0
FLAT_ATOMIC_MAX_F64 FLAT_ATOMIC_MAX_F64 981 0
GLOBAL_ATOMIC_MIN_F64 GLOBAL_ATOMIC_MIN_F64 980 0
GLOBAL_ATOMIC_MAX_F64 GLOBAL_ATOMIC_MAX_F64 981 0
BUFFER_ATOMIC_MIN_F64 BUFFER_ATOMIC_MIN_F64 980 0
BUFFER_ATOMIC_MAX_F64 BUFFER_ATOMIC_MAX_F64 981 0
V_PK_MOV_B32 V_PK_MOV_B32 988 1 29
V_ACCVGPR_MOV_B32 V_ACCVGPR_MOV_B32 990 1
`,
  "cdna2": `
V_DOT2_F32_F16 V_DOT2_F32_F16_cdna2 982 3 0
V_DOT2C_F32_F16 V_DOT2C_F32_F16_cdna2 983 3 0
V_PK_FMA_F32 V_PK_FMA_F32 987 1 2
`,
  "cdna3 cdna4": `
V_DOT2_F32_F16 V_DOT2_F32_F16_cdna3 991 3 0
V_DOT2C_F32_F16 V_DOT2C_F32_F16_cdna3 992 3 0
V_MAD_MIX_F32 V_FMA_MIX_F32 268 14 30
V_MAD_MIXLO_F16 V_FMA_MIXLO_F16 269 15 30
V_MAD_MIXHI_F16 V_FMA_MIXHI_F16 270 15 30
V_PK_MIN_F16 V_PK_MIN_F16_cdna1 296 1 31
V_PK_MAX_F16 V_PK_MAX_F16_cdna1 297 1 31
S_SET_VALU_COEXEC_MODE S_SET_VALU_COEXEC_MODE 66 1
V_LSHL_ADD_U64 V_LSHL_ADD_U64_cdna3 1020 1
`,
  "cdna3 cdna4 cdna5 rdna4": `
DS_PK_ADD_F16 DS_PK_ADD_F16 993 2
DS_PK_ADD_RTN_F16 DS_PK_ADD_F16 993 2
DS_PK_ADD_BF16 DS_PK_ADD_BF16 994 2
DS_PK_ADD_RTN_BF16 DS_PK_ADD_BF16 994 2
V_RCP_F16 V_RCP_F16 963 30 25
V_RSQ_F16 V_RSQ_F16 966 30 27
V_SQRT_F16 V_SQRT_F16 969 30
V_EXP_F16 V_EXP_F16 972 30
V_LOG_F16 V_LOG_F16 974 30
`,
  "cdna3 cdna4 cdna5 rdna3 rdna3_5 rdna4": `
GLOBAL_LOAD_DWORD GLOBAL_LOAD_DWORD_cdna3 181 2
GLOBAL_LOAD_B32 GLOBAL_LOAD_DWORD_cdna3 181 2
GLOBAL_LOAD_UBYTE GLOBAL_LOAD_UBYTE_cdna3 182 2
GLOBAL_LOAD_U8 GLOBAL_LOAD_UBYTE_cdna3 182 2
GLOBAL_LOAD_SBYTE GLOBAL_LOAD_SBYTE_cdna3 183 2
GLOBAL_LOAD_I8 GLOBAL_LOAD_SBYTE_cdna3 183 2
GLOBAL_LOAD_USHORT GLOBAL_LOAD_USHORT_cdna3 184 2
GLOBAL_LOAD_U16 GLOBAL_LOAD_USHORT_cdna3 184 2
GLOBAL_LOAD_SSHORT GLOBAL_LOAD_SSHORT_cdna3 185 2
GLOBAL_LOAD_I16 GLOBAL_LOAD_SSHORT_cdna3 185 2
SCRATCH_LOAD_DWORD SCRATCH_LOAD_DWORD_cdna3 995 2
SCRATCH_LOAD_B32 SCRATCH_LOAD_DWORD_cdna3 995 2
SCRATCH_LOAD_UBYTE SCRATCH_LOAD_UBYTE_cdna3 996 2
SCRATCH_LOAD_U8 SCRATCH_LOAD_UBYTE_cdna3 996 2
SCRATCH_LOAD_SBYTE SCRATCH_LOAD_SBYTE_cdna3 997 2
SCRATCH_LOAD_I8 SCRATCH_LOAD_SBYTE_cdna3 997 2
SCRATCH_LOAD_USHORT SCRATCH_LOAD_USHORT_cdna3 998 2
SCRATCH_LOAD_U16 SCRATCH_LOAD_USHORT_cdna3 998 2
SCRATCH_LOAD_SSHORT SCRATCH_LOAD_SSHORT_cdna3 999 2
SCRATCH_LOAD_I16 SCRATCH_LOAD_SSHORT_cdna3 999 2
V_FMA_MIX_F32 V_FMA_MIX_F32 268 1
V_FMA_MIXLO_F16 V_FMA_MIXLO_F16 269 15
V_FMA_MIXHI_F16 V_FMA_MIXHI_F16 270 15
V_PK_FMA_F16 V_PK_FMA_F16 294 1
S_BCNT0_I32_B64 S_BCNT0_I32_B64 323 1 32
S_BCNT1_I32_B64 S_BCNT1_I32_B64 325 1 32
S_BFE_I32 S_BFE_I32 349 1
S_BFE_I64 S_BFE_I64 350 1
V_ALIGNBYTE_B32 V_ALIGNBYTE_B32 571 1
V_BFE_I32 V_BFE_I32 573 1
V_CVT_OFF_F32_I4 V_CVT_OFF_F32_I4 817 1 34
V_CVT_PKRTZ_F16_F32 V_CVT_PKRTZ_F16_F32 826 1
V_CVT_PK_U8_F32 V_CVT_PK_U8_F32 827 19
V_DIV_FIXUP_F32 V_DIV_FIXUP_F32 837 1 35
V_DIV_FIXUP_F64 V_DIV_FIXUP_F64 838 1 35
V_MUL_LEGACY_F32 V_MUL_LEGACY_F32 864 1
V_MUL_I32_I24 V_MUL_I32_I24 888 1
V_MUL_U32_U24 V_MUL_U32_U24 889 1
V_MAD_I32_I24 V_MAD_I32_I24 892 1
V_MAD_I32_I16 V_MAD_I32_I16 894 1
V_MAD_U32_U16 V_MAD_U32_U16 895 1
V_RSQ_F64 V_RSQ_F64 967 27 27
`,
  "cdna3 cdna4 rdna3_5": `
GLOBAL_LOAD_LDS_UBYTE GLOBAL_LOAD_LDS_UBYTE 1000 2
GLOBAL_LOAD_LDS_U8 GLOBAL_LOAD_LDS_UBYTE 1000 2
GLOBAL_LOAD_LDS_SBYTE GLOBAL_LOAD_LDS_SBYTE 1001 2
GLOBAL_LOAD_LDS_I8 GLOBAL_LOAD_LDS_SBYTE 1001 2
GLOBAL_LOAD_LDS_USHORT GLOBAL_LOAD_LDS_USHORT 1002 2
GLOBAL_LOAD_LDS_U16 GLOBAL_LOAD_LDS_USHORT 1002 2
GLOBAL_LOAD_LDS_SSHORT GLOBAL_LOAD_LDS_SSHORT 1003 2
GLOBAL_LOAD_LDS_I16 GLOBAL_LOAD_LDS_SSHORT 1003 2
SCRATCH_LOAD_LDS_UBYTE SCRATCH_LOAD_LDS_UBYTE 1004 2
SCRATCH_LOAD_LDS_U8 SCRATCH_LOAD_LDS_UBYTE 1004 2
SCRATCH_LOAD_LDS_SBYTE SCRATCH_LOAD_LDS_SBYTE 1005 2
SCRATCH_LOAD_LDS_I8 SCRATCH_LOAD_LDS_SBYTE 1005 2
SCRATCH_LOAD_LDS_USHORT SCRATCH_LOAD_LDS_USHORT 1006 2
SCRATCH_LOAD_LDS_U16 SCRATCH_LOAD_LDS_USHORT 1006 2
SCRATCH_LOAD_LDS_SSHORT SCRATCH_LOAD_LDS_SSHORT 1007 2
SCRATCH_LOAD_LDS_I16 SCRATCH_LOAD_LDS_SSHORT 1007 2
GLOBAL_LOAD_LDS_DWORD GLOBAL_LOAD_LDS_DWORD 1008 2
GLOBAL_LOAD_LDS_B32 GLOBAL_LOAD_LDS_DWORD 1008 2
SCRATCH_LOAD_LDS_DWORD SCRATCH_LOAD_LDS_DWORD 1009 2
SCRATCH_LOAD_LDS_B32 SCRATCH_LOAD_LDS_DWORD 1009 2
`,
  "cdna3 cdna4 cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4": `
V_PK_FMAC_F16 V_PK_FMAC_F16 295 1
V_ASHRREV_I32 V_ASHRREV_I32 567 1
V_FMAAK_F32 V_FMAAK_F32 1018 1
V_FMAMK_F32 V_FMAMK_F32 1019 1
V_SUBBREV_CO_U32 V_SUBBREV_CO_U32 881 1
`,
  "cdna3 cdna4 cdna5": `
V_PK_FMA_F32 V_PK_FMA_F32 987 1
V_MOV_B64 V_MOV_B64 464 1
`,
  "cdna3 cdna4 cdna5 rdna3_5 rdna4": `
S_MAX_I32 S_MAX_I32 316 1
S_MAX_U32 S_MAX_U32 317 1
V_ASHRREV_I16 V_ASHRREV_I16 568 1
`,
  "cdna3 cdna4 rdna3 rdna3_5": `
S_CMPK_EQ_U32 S_CMPK_EQ_U32 394 1
S_CMPK_LG_U32 S_CMPK_LG_U32 395 1
S_CMPK_GT_U32 S_CMPK_GT_U32 396 1
S_CMPK_GE_U32 S_CMPK_GE_U32 397 1
S_CMPK_LT_U32 S_CMPK_LT_U32 398 1
S_CMPK_LE_U32 S_CMPK_LE_U32 399 1
`,
  "cdna3": `
V_CVT_F32_FP8 V_CVT_F32_FP8_cdna3_FNUZ 1010 1
V_CVT_F32_BF8 V_CVT_F32_BF8_cdna3_FNUZ 1011 1
V_CVT_PK_F32_FP8 V_CVT_PK_F32_FP8_cdna3_FNUZ 1012 1
V_CVT_PK_F32_BF8 V_CVT_PK_F32_BF8_cdna3_FNUZ 1013 1
V_CVT_PK_FP8_F32 V_CVT_PK_FP8_F32_FNUZ 1014 1
V_CVT_PK_BF8_F32 V_CVT_PK_BF8_F32_FNUZ 1015 1
V_CVT_SR_FP8_F32 V_CVT_SR_FP8_F32_FNUZ 1016 29 33
V_CVT_SR_BF8_F32 V_CVT_SR_BF8_F32_FNUZ 1017 29 33
`,
  "cdna4": `
V_BUFFER_LDS_BASE V_BUFFER_LDS_BASE_cdna4 1021 1
BUFFER_LOAD_DWORD BUFFER_LOAD_DWORD_cdna4 31 2
BUFFER_LOAD_B32 BUFFER_LOAD_DWORD_cdna4 31 2
BUFFER_LOAD_UBYTE BUFFER_LOAD_UBYTE_cdna4 32 2
BUFFER_LOAD_U8 BUFFER_LOAD_UBYTE_cdna4 32 2
BUFFER_LOAD_SBYTE BUFFER_LOAD_SBYTE_cdna4 33 2
BUFFER_LOAD_I8 BUFFER_LOAD_SBYTE_cdna4 33 2
BUFFER_LOAD_USHORT BUFFER_LOAD_USHORT_cdna4 34 2
BUFFER_LOAD_U16 BUFFER_LOAD_USHORT_cdna4 34 2
BUFFER_LOAD_SSHORT BUFFER_LOAD_SSHORT_cdna4 35 2
BUFFER_LOAD_I16 BUFFER_LOAD_SSHORT_cdna4 35 2
BUFFER_LOAD_DWORDX3 BUFFER_LOAD_DWORDX3_cdna4 37 2
BUFFER_LOAD_B96 BUFFER_LOAD_DWORDX3_cdna4 37 2
BUFFER_LOAD_DWORDX4 BUFFER_LOAD_DWORDX4_cdna4 38 2
BUFFER_LOAD_B128 BUFFER_LOAD_DWORDX4_cdna4 38 2
BUFFER_STORE_LDS_DWORD BUFFER_STORE_LDS_DWORD_cdna4 43 2
V_DOT2_F32_BF16 V_DOT2_F32_BF16_cdna4 1022 3 36
V_DOT2C_F32_BF16 V_DOT2C_F32_BF16 1023 3 36
GLOBAL_LOAD_LDS_DWORDX3 GLOBAL_LOAD_LDS_DWORDX3 1024 2
GLOBAL_LOAD_LDS_DWORDX4 GLOBAL_LOAD_LDS_DWORDX4 1025 2
BUFFER_LOAD_FORMAT_X BUFFER_LOAD_FORMAT_X_cdna4 224 7
TBUFFER_LOAD_FORMAT_X BUFFER_LOAD_FORMAT_X_cdna4 224 7
V_MFMA_LD_SCALE_B32 V_MFMA_LD_SCALE_B32 1028 31
DS_READ_B64_TR_B4 DS_READ_B64_TR_B4 1029 32
DS_READ_B64_TR_B8 DS_READ_B64_TR_B8 1030 32
DS_READ_B64_TR_B16 DS_READ_B64_TR_B16 1031 32
DS_READ_B96_TR_B6 DS_READ_B96_TR_B6 1032 32
V_CVT_SCALEF32_F32_FP8 V_CVT_SCALEF32_F32_FP8 1038 33
V_CVT_SCALEF32_F32_BF8 V_CVT_SCALEF32_F32_BF8 1039 33
V_CVT_SCALEF32_F16_FP8 V_CVT_SCALEF32_F16_FP8 1040 33
V_CVT_SCALEF32_F16_BF8 V_CVT_SCALEF32_F16_BF8 1041 33
V_CVT_SCALEF32_PK_F32_FP8 V_CVT_SCALEF32_PK_F32_FP8 1042 33
V_CVT_SCALEF32_PK_F32_BF8 V_CVT_SCALEF32_PK_F32_BF8 1043 33
V_CVT_SCALEF32_PK_F16_FP8 V_CVT_SCALEF32_PK_F16_FP8 1044 33
V_CVT_SCALEF32_PK_F16_BF8 V_CVT_SCALEF32_PK_F16_BF8 1045 33
V_CVT_SCALEF32_PK_BF16_FP8 V_CVT_SCALEF32_PK_BF16_FP8 1046 33
V_CVT_SCALEF32_PK_BF16_BF8 V_CVT_SCALEF32_PK_BF16_BF8 1047 33
V_CVT_SCALEF32_PK_F32_FP4 V_CVT_SCALEF32_PK_F32_FP4 1048 33
V_CVT_SCALEF32_PK_F16_FP4 V_CVT_SCALEF32_PK_F16_FP4 1049 33
V_CVT_SCALEF32_PK_BF16_FP4 V_CVT_SCALEF32_PK_BF16_FP4 1050 33
V_CVT_SCALEF32_PK_FP8_F32 V_CVT_SCALEF32_PK_FP8_F32 1051 33
V_CVT_SCALEF32_PK_BF8_F32 V_CVT_SCALEF32_PK_BF8_F32 1052 33
V_CVT_SCALEF32_PK_FP8_F16 V_CVT_SCALEF32_PK_FP8_F16 1053 33
V_CVT_SCALEF32_PK_FP8_BF16 V_CVT_SCALEF32_PK_FP8_BF16 1054 33
V_CVT_SCALEF32_PK_BF8_F16 V_CVT_SCALEF32_PK_BF8_F16 1055 33
V_CVT_SCALEF32_PK_BF8_BF16 V_CVT_SCALEF32_PK_BF8_BF16 1056 33
V_CVT_SCALEF32_PK_FP4_F32 V_CVT_SCALEF32_PK_FP4_F32 1057 33
V_CVT_SCALEF32_PK_FP4_F16 V_CVT_SCALEF32_PK_FP4_F16 1058 33
V_CVT_SCALEF32_PK_FP4_BF16 V_CVT_SCALEF32_PK_FP4_BF16 1059 33
V_CVT_SCALEF32_SR_FP8_F32 V_CVT_SCALEF32_SR_FP8_F32 1060 29
V_CVT_SCALEF32_SR_FP8_F16 V_CVT_SCALEF32_SR_FP8_F16 1061 29
V_CVT_SCALEF32_SR_FP8_BF16 V_CVT_SCALEF32_SR_FP8_BF16 1062 29
V_CVT_SCALEF32_SR_BF8_F32 V_CVT_SCALEF32_SR_BF8_F32 1063 29
V_CVT_SCALEF32_SR_BF8_F16 V_CVT_SCALEF32_SR_BF8_F16 1064 29
V_CVT_SCALEF32_SR_BF8_BF16 V_CVT_SCALEF32_SR_BF8_BF16 1065 29
V_CVT_SCALEF32_SR_PK_FP4_F32 V_CVT_SCALEF32_SR_PK_FP4_F32 1066 29
V_CVT_SCALEF32_SR_PK_FP4_F16 V_CVT_SCALEF32_SR_PK_FP4_F16 1067 29
V_CVT_SCALEF32_SR_PK_FP4_BF16 V_CVT_SCALEF32_SR_PK_FP4_BF16 1068 29
V_CVT_SCALEF32_2XPK16_FP6_F32 V_CVT_SCALEF32_2XPK16_FP6_F32 1069 33
V_CVT_SCALEF32_2XPK16_BF6_F32 V_CVT_SCALEF32_2XPK16_BF6_F32 1070 33
V_CVT_SCALEF32_PK32_FP6_F16 V_CVT_SCALEF32_PK32_FP6_F16 1071 33
V_CVT_SCALEF32_PK32_FP6_BF16 V_CVT_SCALEF32_PK32_FP6_BF16 1072 33
V_CVT_SCALEF32_PK32_BF6_F16 V_CVT_SCALEF32_PK32_BF6_F16 1073 33
V_CVT_SCALEF32_PK32_BF6_BF16 V_CVT_SCALEF32_PK32_BF6_BF16 1074 33
V_CVT_SCALEF32_SR_PK32_FP6_F32 V_CVT_SCALEF32_SR_PK32_FP6_F32 1075 29
V_CVT_SCALEF32_SR_PK32_FP6_F16 V_CVT_SCALEF32_SR_PK32_FP6_F16 1076 29
V_CVT_SCALEF32_SR_PK32_FP6_BF16 V_CVT_SCALEF32_SR_PK32_FP6_BF16 1077 29
V_CVT_SCALEF32_SR_PK32_BF6_F32 V_CVT_SCALEF32_SR_PK32_BF6_F32 1078 29
V_CVT_SCALEF32_SR_PK32_BF6_F16 V_CVT_SCALEF32_SR_PK32_BF6_F16 1079 29
V_CVT_SCALEF32_SR_PK32_BF6_BF16 V_CVT_SCALEF32_SR_PK32_BF6_BF16 1080 29
V_CVT_SCALEF32_PK32_F32_FP6 V_CVT_SCALEF32_PK32_F32_FP6 1081 33
V_CVT_SCALEF32_PK32_F32_BF6 V_CVT_SCALEF32_PK32_F32_BF6 1082 33
V_CVT_SCALEF32_PK32_F16_FP6 V_CVT_SCALEF32_PK32_F16_FP6 1083 33
V_CVT_SCALEF32_PK32_F16_BF6 V_CVT_SCALEF32_PK32_F16_BF6 1084 33
V_CVT_SCALEF32_PK32_BF16_FP6 V_CVT_SCALEF32_PK32_BF16_FP6 1085 33
V_CVT_SCALEF32_PK32_BF16_BF6 V_CVT_SCALEF32_PK32_BF16_BF6 1086 33
V_CVT_F32_FP8 V_CVT_F32_FP8_cdna3 1010 1
V_CVT_F32_BF8 V_CVT_F32_BF8_cdna3 1011 1
V_CVT_PK_F32_FP8 V_CVT_PK_F32_FP8_cdna3 1012 1
V_CVT_PK_F32_BF8 V_CVT_PK_F32_BF8_cdna3 1013 1
V_CVT_SR_BF16_F32 V_CVT_SR_BF16_F32 1087 29
V_CVT_SR_F16_F32 V_CVT_SR_F16_F32 1088 29
V_CVT_F32_BF16 V_CVT_F32_BF16 1089 1 37
V_PERMLANE16_SWAP_B32 V_PERMLANE16_SWAP_B32_cdna4 1092 1
V_PERMLANE32_SWAP_B32 V_PERMLANE32_SWAP_B32 1093 1
`,
  "cdna4 cdna5": `
V_PK_MINIMUM3_F16 V_PK_MINIMUM3_F16 1026 1
V_PK_MAXIMUM3_F16 V_PK_MAXIMUM3_F16 1027 1
V_BITOP3_B32 V_BITOP3_B32 1033 1
V_BITOP3_B16 V_BITOP3_B16 1034 1
V_PRNG_B32 V_PRNG_B32 1035 1
V_ASHR_PK_I8_I32 V_ASHR_PK_I8_I32 1036 1
V_ASHR_PK_U8_I32 V_ASHR_PK_U8_I32 1037 1
V_CVT_PK_F16_F32 V_CVT_PK_F16_F32 1090 1
V_CVT_PK_BF16_F32 V_CVT_PK_BF16_F32 1091 1
`,
  "cdna4 cdna5 rdna4": `
V_CVT_PK_FP8_F32 V_CVT_PK_FP8_F32 1014 1
V_CVT_PK_BF8_F32 V_CVT_PK_BF8_F32 1015 1
V_CVT_SR_FP8_F32 V_CVT_SR_FP8_F32 1016 29 33
V_CVT_SR_BF8_F32 V_CVT_SR_BF8_F32 1017 29 33
V_MINIMUM3_F32 V_MINIMUM3_F32 1094 1
V_MAXIMUM3_F32 V_MAXIMUM3_F32 1095 1
`,
  "cdna5 rdna2 rdna3 rdna3_5 rdna4": `
FLAT_ATOMIC_CSUB FLAT_ATOMIC_CSUB 1096 0
FLAT_ATOMIC_CSUB_U32 FLAT_ATOMIC_CSUB 1096 0
FLAT_ATOMIC_SUB_CLAMP_U32 FLAT_ATOMIC_CSUB 1096 0
GLOBAL_ATOMIC_CSUB GLOBAL_ATOMIC_CSUB 1096 0
GLOBAL_ATOMIC_CSUB_U32 GLOBAL_ATOMIC_CSUB 1096 0
GLOBAL_ATOMIC_SUB_CLAMP_U32 GLOBAL_ATOMIC_CSUB 1096 0
BUFFER_ATOMIC_CSUB BUFFER_ATOMIC_CSUB 1096 0
BUFFER_ATOMIC_CSUB_U32 BUFFER_ATOMIC_CSUB 1096 0
BUFFER_ATOMIC_SUB_CLAMP_U32 BUFFER_ATOMIC_CSUB 1096 0
GLOBAL_LOAD_DWORD_ADDTID GLOBAL_LOAD_DWORD_ADDTID 1131 2
GLOBAL_LOAD_ADDTID_B32 GLOBAL_LOAD_DWORD_ADDTID 1131 2
GLOBAL_STORE_DWORD_ADDTID GLOBAL_STORE_DWORD_ADDTID 1132 2
GLOBAL_STORE_ADDTID_B32 GLOBAL_STORE_DWORD_ADDTID 1132 2
V_FMA_DX9_ZERO_F32 V_FMA_LEGACY_F32 1416 1
`,
  "cdna5 rdna4": `
FLAT_ATOMIC_COND_SUB_U32 FLAT_ATOMIC_COND_SUB_U32 1097 0
GLOBAL_ATOMIC_COND_SUB_U32 GLOBAL_ATOMIC_COND_SUB_U32 1097 0
BUFFER_ATOMIC_COND_SUB_U32 BUFFER_ATOMIC_COND_SUB_U32 1097 0
FLAT_ATOMIC_MIN_NUM_F32 FLAT_ATOMIC_MIN_NUM_F32 1099 0
FLAT_ATOMIC_MAX_NUM_F32 FLAT_ATOMIC_MAX_NUM_F32 1100 0
GLOBAL_ATOMIC_MIN_NUM_F32 GLOBAL_ATOMIC_MIN_NUM_F32 1099 0
GLOBAL_ATOMIC_MAX_NUM_F32 GLOBAL_ATOMIC_MAX_NUM_F32 1100 0
BUFFER_ATOMIC_MIN_NUM_F32 BUFFER_ATOMIC_MIN_NUM_F32 1099 0
BUFFER_ATOMIC_MAX_NUM_F32 BUFFER_ATOMIC_MAX_NUM_F32 1100 0
S_BARRIER_SIGNAL S_BARRIER_SIGNAL 1103 1
S_BARRIER_SIGNAL_ISFIRST S_BARRIER_SIGNAL_ISFIRST 1104 1
S_BARRIER_WAIT S_BARRIER_WAIT 1105 1
S_BARRIER_LEAVE S_BARRIER_LEAVE 1106 1
S_GET_BARRIER_STATE S_GET_BARRIER_STATE 1107 1
S_BARRIER_INIT S_BARRIER_INIT 1108 1
S_BARRIER_JOIN S_BARRIER_JOIN 1109 1
V_DOT2ACC_F32_F16 V_DOT2ACC_F32_F16 1110 34
DS_BPERMUTE_FI_B32 DS_BPERMUTE_FI_B32 1116 2
DS_MIN_NUM_F32 DS_MIN_NUM_F32 1119 2
DS_MIN_NUM_RTN_F32 DS_MIN_NUM_F32 1119 2
DS_MIN_NUM_F64 DS_MIN_NUM_F64 1120 2
DS_MIN_NUM_RTN_F64 DS_MIN_NUM_F64 1120 2
DS_MAX_NUM_F32 DS_MAX_NUM_F32 1121 2
DS_MAX_NUM_RTN_F32 DS_MAX_NUM_F32 1121 2
DS_MAX_NUM_F64 DS_MAX_NUM_F64 1122 2
DS_MAX_NUM_RTN_F64 DS_MAX_NUM_F64 1122 2
DS_COND_SUB_U32 DS_COND_SUB_U32 1123 2
DS_COND_SUB_RTN_U32 DS_COND_SUB_U32 1123 2
DS_SUB_CLAMP_U32 DS_SUB_CLAMP_U32 1124 2
DS_SUB_CLAMP_RTN_U32 DS_SUB_CLAMP_U32 1124 2
DS_APPEND DS_APPEND_cdna5 1127 2
DS_CONSUME DS_CONSUME_cdna5 1128 2
GLOBAL_INV GLOBAL_INV 66 2
GLOBAL_WB GLOBAL_INV 66 2
GLOBAL_WBINV GLOBAL_INV 66 2
FLAT_PREFETCH_B8 GLOBAL_INV 66 2
GLOBAL_PREFETCH_B8 GLOBAL_INV 66 2
GLOBAL_LOAD_BLOCK GLOBAL_LOAD_BLOCK 1137 2
SCRATCH_LOAD_BLOCK SCRATCH_LOAD_BLOCK 1138 2
GLOBAL_STORE_BLOCK GLOBAL_STORE_BLOCK 1139 2
SCRATCH_STORE_BLOCK SCRATCH_STORE_BLOCK 1140 2
V_PK_MIN_NUM_F16 V_PK_MIN_NUM_F16 1164 1
V_PK_MAX_NUM_F16 V_PK_MAX_NUM_F16 1165 1
V_PK_MINIMUM_F16 V_PK_MINIMUM_F16 1166 1
V_PK_MAXIMUM_F16 V_PK_MAXIMUM_F16 1167 1
S_ADD_NC_U64 S_ADD_NC_U64 1176 1
S_SUB_NC_U64 S_SUB_NC_U64 1177 1
S_MUL_U64 S_MUL_U64 1178 1
S_WAIT_LOADCNT S_WAIT_LOADCNT 66 1
S_WAIT_STORECNT S_WAIT_LOADCNT 66 1
S_WAIT_DSCNT S_WAIT_LOADCNT 66 1
S_WAIT_KMCNT S_WAIT_LOADCNT 66 1
S_WAIT_LOADCNT_DSCNT S_WAIT_LOADCNT 66 1
S_WAIT_STORECNT_DSCNT S_WAIT_LOADCNT 66 1
S_WAIT_ALU S_WAIT_LOADCNT 66 1
S_SLEEP_VAR S_WAIT_LOADCNT 66 1
S_ALLOC_VGPR S_ALLOC_VGPR 1211 39
S_MIN_NUM_F16 S_MIN_NUM_F16 1215 1
S_MIN_NUM_F32 S_MIN_NUM_F32 1216 1
S_MAX_NUM_F16 S_MAX_NUM_F16 1217 1
S_MAX_NUM_F32 S_MAX_NUM_F32 1218 1
S_MINIMUM_F16 S_MINIMUM_F16 1219 1
S_MINIMUM_F32 S_MINIMUM_F32 1220 1
S_MAXIMUM_F16 S_MAXIMUM_F16 1221 1
S_MAXIMUM_F32 S_MAXIMUM_F32 1222 1
S_LOAD_B96 S_LOAD_B96 1228 17
S_LOAD_U8 S_LOAD_U8 1229 17
S_LOAD_I8 S_LOAD_I8 1230 17
S_LOAD_U16 S_LOAD_U16 1231 17
S_LOAD_I16 S_LOAD_I16 1232 17
V_CVT_F32_FP8 V_CVT_F32_FP8_cdna5 1395 1
V_CVT_F32_BF8 V_CVT_F32_BF8_cdna5 1396 1
V_CVT_PK_F32_FP8 V_CVT_PK_F32_FP8_cdna5 1397 1
V_CVT_PK_F32_BF8 V_CVT_PK_F32_BF8_cdna5 1398 1
V_PERMLANE16_VAR_B32 V_PERMLANE16_VAR_B32 1439 43 44
V_PERMLANEX16_VAR_B32 V_PERMLANEX16_VAR_B32 1440 43 44
V_MIN_NUM_F16 V_MIN_NUM_F16 1448 1
V_MIN_NUM_F32 V_MIN_NUM_F32 1449 1
V_MIN_NUM_F64 V_MIN_NUM_F64 1450 1
V_MAX_NUM_F16 V_MAX_NUM_F16 1451 1
V_MAX_NUM_F32 V_MAX_NUM_F32 1452 1
V_MAX_NUM_F64 V_MAX_NUM_F64 1453 1
V_MIN3_NUM_F16 V_MIN3_NUM_F16 1454 1
V_MIN3_NUM_F32 V_MIN3_NUM_F32 1455 1
V_MAX3_NUM_F16 V_MAX3_NUM_F16 1456 1
V_MAX3_NUM_F32 V_MAX3_NUM_F32 1457 1
V_MINMAX_NUM_F16 V_MINMAX_NUM_F16 1458 1
V_MINMAX_NUM_F32 V_MINMAX_NUM_F32 1459 1
V_MAXMIN_NUM_F16 V_MAXMIN_NUM_F16 1460 1
V_MAXMIN_NUM_F32 V_MAXMIN_NUM_F32 1461 1
V_MED3_NUM_F16 V_MED3_NUM_F16 1462 1
V_MED3_NUM_F32 V_MED3_NUM_F32 1463 1
V_MINIMUM_F16 V_MINIMUM_F16 1464 1
V_MINIMUM_F32 V_MINIMUM_F32 1465 1
V_MINIMUM_F64 V_MINIMUM_F64 1466 1
V_MAXIMUM_F16 V_MAXIMUM_F16 1467 1
V_MAXIMUM_F32 V_MAXIMUM_F32 1468 1
V_MAXIMUM_F64 V_MAXIMUM_F64 1469 1
V_MINIMUM3_F16 V_MINIMUM3_F16 1470 1
V_MAXIMUM3_F16 V_MAXIMUM3_F16 1471 1
V_MINIMUMMAXIMUM_F16 V_MINIMUMMAXIMUM_F16 1472 1
V_MINIMUMMAXIMUM_F32 V_MINIMUMMAXIMUM_F32 1473 1
V_MAXIMUMMINIMUM_F16 V_MAXIMUMMINIMUM_F16 1474 1
V_MAXIMUMMINIMUM_F32 V_MAXIMUMMINIMUM_F32 1475 1
V_S_RCP_F32 V_S_RCP_F32 1494 25 47
V_S_RSQ_F32 V_S_RSQ_F32 1495 25 47
V_S_SQRT_F32 V_S_SQRT_F32 1496 25
V_S_LOG_F32 V_S_LOG_F32 1497 25
V_S_RCP_F16 V_S_RCP_F16 1498 30 47
V_S_RSQ_F16 V_S_RSQ_F16 1499 30 47
V_S_SQRT_F16 V_S_SQRT_F16 1500 30
V_S_LOG_F16 V_S_LOG_F16 1501 30
V_S_EXP_F32 V_S_EXP_F32 1502 25
V_S_EXP_F16 V_S_EXP_F16 1503 30
`,
  "cdna5 rdna3 rdna3_5 rdna4": `
FLAT_ATOMIC_ADD_F32 FLAT_ATOMIC_ADD_F32_cdna5 1098 0
GLOBAL_ATOMIC_ADD_F32 FLAT_ATOMIC_ADD_F32_cdna5 1098 0
BUFFER_ATOMIC_ADD_F32 FLAT_ATOMIC_ADD_F32_cdna5 1098 0
V_DUAL_DOT2ACC_F32_F16 V_DOT2ACC_F32_F16 1110 34
V_DUAL_DOT2ACC_F32_BF16 V_DUAL_DOT2ACC_F32_BF16 1111 34
V_DOT4_I32_IU8 V_DOT4_I32_IU8 1112 1
V_DOT8_I32_IU4 V_DOT8_I32_IU4 1113 1
V_DOT4_I32_IU8_CLAMP V_DOT4_I32_IU8_CLAMP 1114 4
V_DOT8_I32_IU4_CLAMP V_DOT8_I32_IU4_CLAMP 1115 4
DS_CMPSTORE_B32 DS_CMPSTORE_B32 1117 2
DS_CMPSTORE_RTN_B32 DS_CMPSTORE_B32 1117 2
DS_CMPSTORE_B64 DS_CMPSTORE_B64 1118 2
DS_CMPSTORE_RTN_B64 DS_CMPSTORE_B64 1118 2
V_MAD_MIX_F32 V_FMA_MIX_F32 268 14
V_MAD_MIXLO_F16 V_FMA_MIXLO_F16 269 15
V_MAD_MIXHI_F16 V_FMA_MIXHI_F16 270 15
S_DELAY_ALU S_DELAY_ALU 66 1
S_SENDMSG_RTN_B32 S_SENDMSG_RTN_B32 1208 1
S_SENDMSG_RTN_B64 S_SENDMSG_RTN_B64 1209 1
S_PACK_HL_B32_B16 S_PACK_HL_B32_B16 1226 1
V_NOT_B16 V_NOT_B16 1251 1
V_AND_B16 V_AND_B16 1252 1
V_OR_B16 V_OR_B16 1253 1
V_XOR_B16 V_XOR_B16 1254 1
V_CVT_I32_I16 V_CVT_I32_I16 335 1
V_CVT_U32_U16 V_CVT_U32_U16 1409 1
V_CVT_PK_I16_F32 V_CVT_PK_I16_F32 1410 1
V_CVT_PK_U16_F32 V_CVT_PK_U16_F32 1411 1
V_FMA_LEGACY_F32 V_FMA_LEGACY_F32 1416 1
V_MULLIT_F32 V_MULLIT_F32 1417 1
V_MINMAX_I32 V_MINMAX_I32 1429 1
V_MINMAX_U32 V_MINMAX_U32 1430 1
V_MAXMIN_I32 V_MAXMIN_I32 1431 1
V_MAXMIN_U32 V_MAXMIN_U32 1432 1
V_PERMLANE16_B32 V_PERMLANE16_B32 1437 43 44
V_PERMLANEX16_B32 V_PERMLANEX16_B32 1438 43 44
V_PERMLANE64_B32 V_PERMLANE64_B32 1441 1
V_MOV_B16 V_MOV_B16 1476 1
V_SWAP_B16 V_SWAP_B16 1477 1
V_CNDMASK_B16 V_CNDMASK_B16 1478 1
`,
  "cdna5": `
FLAT_ATOMIC_MIN_NUM_F64 FLAT_ATOMIC_MIN_NUM_F64 1101 0
FLAT_ATOMIC_MAX_NUM_F64 FLAT_ATOMIC_MAX_NUM_F64 1102 0
GLOBAL_ATOMIC_MIN_NUM_F64 GLOBAL_ATOMIC_MIN_NUM_F64 1101 0
GLOBAL_ATOMIC_MAX_NUM_F64 GLOBAL_ATOMIC_MAX_NUM_F64 1102 0
BUFFER_ATOMIC_MIN_NUM_F64 BUFFER_ATOMIC_MIN_NUM_F64 1101 0
BUFFER_ATOMIC_MAX_NUM_F64 BUFFER_ATOMIC_MAX_NUM_F64 1102 0
DS_LOAD_ADDTID_B32 DS_LOAD_ADDTID_B32_cdna5 1125 2
DS_STORE_ADDTID_B32 DS_STORE_ADDTID_B32_cdna5 1126 2
DS_ATOMIC_BARRIER_ARRIVE_RTN_B64 DS_ATOMIC_BARRIER_ARRIVE_RTN_B64 1129 35
DS_ATOMIC_ASYNC_BARRIER_ARRIVE_B64 DS_ATOMIC_ASYNC_BARRIER_ARRIVE_B64 1130 35
FLAT_LOAD_MONITOR_B32 FLAT_LOAD_MONITOR_B32 1133 2
FLAT_LOAD_MONITOR_B64 FLAT_LOAD_MONITOR_B64 1134 2
FLAT_LOAD_MONITOR_B128 FLAT_LOAD_MONITOR_B128 1135 2
GLOBAL_LOAD_MONITOR_B32 GLOBAL_LOAD_MONITOR_B32 1133 2
GLOBAL_LOAD_MONITOR_B64 GLOBAL_LOAD_MONITOR_B64 1134 2
GLOBAL_LOAD_MONITOR_B128 GLOBAL_LOAD_MONITOR_B128 1135 2
CLUSTER_LOAD_B32 CLUSTER_LOAD_B32 1136 2
CLUSTER_LOAD_B64 CLUSTER_LOAD_B64 175 2
CLUSTER_LOAD_B128 CLUSTER_LOAD_B128 177 2
GLOBAL_LOAD_ASYNC_TO_LDS_B8 GLOBAL_LOAD_ASYNC_TO_LDS_B8 1141 2
GLOBAL_LOAD_ASYNC_TO_LDS_B32 GLOBAL_LOAD_ASYNC_TO_LDS_B32 1142 2
GLOBAL_LOAD_ASYNC_TO_LDS_B64 GLOBAL_LOAD_ASYNC_TO_LDS_B64 1143 2
GLOBAL_LOAD_ASYNC_TO_LDS_B128 GLOBAL_LOAD_ASYNC_TO_LDS_B128 1144 2
CLUSTER_LOAD_ASYNC_TO_LDS_B8 CLUSTER_LOAD_ASYNC_TO_LDS_B8 1141 2
CLUSTER_LOAD_ASYNC_TO_LDS_B32 CLUSTER_LOAD_ASYNC_TO_LDS_B32 1142 2
CLUSTER_LOAD_ASYNC_TO_LDS_B64 CLUSTER_LOAD_ASYNC_TO_LDS_B64 1143 2
CLUSTER_LOAD_ASYNC_TO_LDS_B128 CLUSTER_LOAD_ASYNC_TO_LDS_B128 1144 2
GLOBAL_STORE_ASYNC_FROM_LDS_B8 GLOBAL_STORE_ASYNC_FROM_LDS_B8 1145 2
GLOBAL_STORE_ASYNC_FROM_LDS_B32 GLOBAL_STORE_ASYNC_FROM_LDS_B32 1146 2
GLOBAL_STORE_ASYNC_FROM_LDS_B64 GLOBAL_STORE_ASYNC_FROM_LDS_B64 1147 2
GLOBAL_STORE_ASYNC_FROM_LDS_B128 GLOBAL_STORE_ASYNC_FROM_LDS_B128 1148 2
V_FMA_MIX_F32_BF16 V_FMA_MIX_F32_BF16 1149 1
V_FMA_MIXLO_BF16 V_FMA_MIXLO_BF16 1150 36 38
V_FMA_MIXHI_BF16 V_FMA_MIXHI_BF16 1151 36 38
V_PK_MIN3_U16 V_PK_MIN3_U16 1152 1
V_PK_MIN3_I16 V_PK_MIN3_I16 1153 1
V_PK_MAX3_U16 V_PK_MAX3_U16 1154 1
V_PK_MAX3_I16 V_PK_MAX3_I16 1155 1
V_PK_ADD_MIN_U16 V_PK_ADD_MIN_U16 1156 1
V_PK_ADD_MIN_I16 V_PK_ADD_MIN_I16 1157 1
V_PK_ADD_MAX_U16 V_PK_ADD_MAX_U16 1158 1
V_PK_ADD_MAX_I16 V_PK_ADD_MAX_I16 1159 1
V_PK_ADD_MIN_U16_CLAMP V_PK_ADD_MIN_U16_CLAMP 1160 4
V_PK_ADD_MIN_I16_CLAMP V_PK_ADD_MIN_I16_CLAMP 1161 4
V_PK_ADD_MAX_U16_CLAMP V_PK_ADD_MAX_U16_CLAMP 1162 4
V_PK_ADD_MAX_I16_CLAMP V_PK_ADD_MAX_I16_CLAMP 1163 4
V_PK_MIN3_NUM_F16 V_PK_MIN3_NUM_F16 1168 1
V_PK_MAX3_NUM_F16 V_PK_MAX3_NUM_F16 1169 1
V_PK_ADD_BF16 V_PK_ADD_BF16 1170 37
V_PK_MUL_BF16 V_PK_MUL_BF16 1171 37
V_PK_FMA_BF16 V_PK_FMA_BF16 1172 37
V_PK_MIN_NUM_BF16 V_PK_MIN_NUM_BF16 1173 38
V_PK_MAX_NUM_BF16 V_PK_MAX_NUM_BF16 1174 38
V_DUAL_BITOP2_B32 V_DUAL_BITOP2_B32 1175 1
V_WMMA_LD_SCALE_PAIRED_B32 V_WMMA_LD_SCALE_PAIRED_B32 66 31
V_WMMA_LD_SCALE16_PAIRED_B64 V_WMMA_LD_SCALE_PAIRED_B32 66 31
S_ADD_PC_I64 S_ADD_PC_I64 1179 1
S_WAIT_XCNT S_WAIT_XCNT 66 1
S_WAIT_ASYNCCNT S_WAIT_XCNT 66 1
S_WAIT_TENSORCNT S_WAIT_XCNT 66 1
S_MONITOR_SLEEP S_WAIT_XCNT 66 1
S_SETPRIO_INC_WG S_WAIT_XCNT 66 1
S_WAKEUP_BARRIER S_WAIT_XCNT 66 1
S_GET_SHADER_CYCLES_U64 S_GET_SHADER_CYCLES_U64 1210 1
S_SET_VGPR_MSB S_SET_VGPR_MSB 1225 1
S_BUFFER_BASE S_BUFFER_BASE_cdna5 1233 1
S_BUFFER_BYTES S_BUFFER_BYTES_cdna5 1234 1
S_BUFFER_LOAD_DWORD S_BUFFER_LOAD_DWORD_cdna5 540 17
S_BUFFER_LOAD_B32 S_BUFFER_LOAD_DWORD_cdna5 540 17
S_BUFFER_LOAD_DWORDX2 S_BUFFER_LOAD_DWORDX2_cdna5 541 17
S_BUFFER_LOAD_B64 S_BUFFER_LOAD_DWORDX2_cdna5 541 17
S_BUFFER_LOAD_B96 S_BUFFER_LOAD_B96_cdna5 1235 17
S_BUFFER_LOAD_DWORDX4 S_BUFFER_LOAD_DWORDX4_cdna5 542 17
S_BUFFER_LOAD_B128 S_BUFFER_LOAD_DWORDX4_cdna5 542 17
S_BUFFER_LOAD_DWORDX8 S_BUFFER_LOAD_DWORDX8_cdna5 543 17
S_BUFFER_LOAD_B256 S_BUFFER_LOAD_DWORDX8_cdna5 543 17
S_BUFFER_LOAD_DWORDX16 S_BUFFER_LOAD_DWORDX16_cdna5 544 17
S_BUFFER_LOAD_B512 S_BUFFER_LOAD_DWORDX16_cdna5 544 17
S_BUFFER_LOAD_U8 S_BUFFER_LOAD_U8_cdna5 1236 17
S_BUFFER_LOAD_I8 S_BUFFER_LOAD_I8_cdna5 1237 17
S_BUFFER_LOAD_U16 S_BUFFER_LOAD_U16_cdna5 1238 17
S_BUFFER_LOAD_I16 S_BUFFER_LOAD_I16_cdna5 1239 17
TENSOR_LOAD_TO_LDS TENSOR_LOAD_TO_LDS 1240 40
TENSOR_STORE_FROM_LDS TENSOR_STORE_FROM_LDS 1241 40
TENSOR_STOP TENSOR_STOP 1242 41
DS_LOAD_TR4_B64 DS_LOAD_TR4_B64 1243 42
DS_LOAD_TR6_B96 DS_LOAD_TR6_B96 1244 42
DS_LOAD_TR8_B64 DS_LOAD_TR8_B64 1245 42
DS_LOAD_TR16_B128 DS_LOAD_TR16_B128 1246 42
GLOBAL_LOAD_TR4_B64 GLOBAL_LOAD_TR4_B64 1247 42
GLOBAL_LOAD_TR6_B96 GLOBAL_LOAD_TR6_B96 1248 42
GLOBAL_LOAD_TR8_B64 GLOBAL_LOAD_TR8_B64 1249 42
GLOBAL_LOAD_TR16_B128 GLOBAL_LOAD_TR16_B128 1250 42
V_MQSAD_U32_U8 V_MQSAD_U32_U8 591 1 40
V_PERM_PK16_B4_U4 V_PERM_PK16_B4_U4 1256 1
V_PERM_PK16_B6_U4 V_PERM_PK16_B6_U4 1257 1
V_PERM_PK16_B8_U4 V_PERM_PK16_B8_U4 1258 1
V_SAT_PK4_I4_I8 V_SAT_PK4_I4_I8 1259 1
V_SAT_PK4_U4_U8 V_SAT_PK4_U4_U8 1260 1
V_ADD_NC_U64_CLAMP V_ADD_NC_U64_CLAMP 1261 4
V_SUB_NC_U64_CLAMP V_SUB_NC_U64_CLAMP 1262 4
V_ADD_MIN_I32_CLAMP V_ADD_MIN_I32_CLAMP 1263 4
V_ADD_MAX_I32_CLAMP V_ADD_MAX_I32_CLAMP 1264 4
V_ADD_MIN_U32_CLAMP V_ADD_MIN_U32_CLAMP 1265 4
V_ADD_MAX_U32_CLAMP V_ADD_MAX_U32_CLAMP 1266 4
V_MAD_NC_U64_U32_CLAMP V_MAD_NC_U64_U32_CLAMP 1267 4
V_MAD_NC_I64_I32_CLAMP V_MAD_NC_I64_I32_CLAMP 1268 4
V_CVT_SCALEF32_PK8_FP8_F32 V_CVT_SCALEF32_PK8_FP8_F32 1350 33
V_CVT_SCALEF32_PK8_FP8_F16 V_CVT_SCALEF32_PK8_FP8_F16 1351 33
V_CVT_SCALEF32_PK8_FP8_BF16 V_CVT_SCALEF32_PK8_FP8_BF16 1352 33
V_CVT_SCALEF32_PK8_BF8_F32 V_CVT_SCALEF32_PK8_BF8_F32 1353 33
V_CVT_SCALEF32_PK8_BF8_F16 V_CVT_SCALEF32_PK8_BF8_F16 1354 33
V_CVT_SCALEF32_PK8_BF8_BF16 V_CVT_SCALEF32_PK8_BF8_BF16 1355 33
V_CVT_SCALEF32_PK8_FP4_F32 V_CVT_SCALEF32_PK8_FP4_F32 1356 33
V_CVT_SCALEF32_PK8_FP4_F16 V_CVT_SCALEF32_PK8_FP4_F16 1357 33
V_CVT_SCALEF32_PK8_FP4_BF16 V_CVT_SCALEF32_PK8_FP4_BF16 1358 33
V_CVT_SCALEF32_PK16_FP6_F32 V_CVT_SCALEF32_PK16_FP6_F32 1359 33
V_CVT_SCALEF32_PK16_FP6_F16 V_CVT_SCALEF32_PK16_FP6_F16 1360 33
V_CVT_SCALEF32_PK16_FP6_BF16 V_CVT_SCALEF32_PK16_FP6_BF16 1361 33
V_CVT_SCALEF32_PK16_BF6_F32 V_CVT_SCALEF32_PK16_BF6_F32 1362 33
V_CVT_SCALEF32_PK16_BF6_F16 V_CVT_SCALEF32_PK16_BF6_F16 1363 33
V_CVT_SCALEF32_PK16_BF6_BF16 V_CVT_SCALEF32_PK16_BF6_BF16 1364 33
V_CVT_SCALEF32_SR_PK8_FP8_F32 V_CVT_SCALEF32_SR_PK8_FP8_F32 1365 29
V_CVT_SCALEF32_SR_PK8_FP8_F16 V_CVT_SCALEF32_SR_PK8_FP8_F16 1366 29
V_CVT_SCALEF32_SR_PK8_FP8_BF16 V_CVT_SCALEF32_SR_PK8_FP8_BF16 1367 29
V_CVT_SCALEF32_SR_PK8_BF8_F32 V_CVT_SCALEF32_SR_PK8_BF8_F32 1368 29
V_CVT_SCALEF32_SR_PK8_BF8_F16 V_CVT_SCALEF32_SR_PK8_BF8_F16 1369 29
V_CVT_SCALEF32_SR_PK8_BF8_BF16 V_CVT_SCALEF32_SR_PK8_BF8_BF16 1370 29
V_CVT_SCALEF32_SR_PK8_FP4_F32 V_CVT_SCALEF32_SR_PK8_FP4_F32 1371 29
V_CVT_SCALEF32_SR_PK8_FP4_F16 V_CVT_SCALEF32_SR_PK8_FP4_F16 1372 29
V_CVT_SCALEF32_SR_PK8_FP4_BF16 V_CVT_SCALEF32_SR_PK8_FP4_BF16 1373 29
V_CVT_SCALEF32_SR_PK16_FP6_F32 V_CVT_SCALEF32_SR_PK16_FP6_F32 1374 29
V_CVT_SCALEF32_SR_PK16_FP6_F16 V_CVT_SCALEF32_SR_PK16_FP6_F16 1375 29
V_CVT_SCALEF32_SR_PK16_FP6_BF16 V_CVT_SCALEF32_SR_PK16_FP6_BF16 1376 29
V_CVT_SCALEF32_SR_PK16_BF6_F32 V_CVT_SCALEF32_SR_PK16_BF6_F32 1377 29
V_CVT_SCALEF32_SR_PK16_BF6_F16 V_CVT_SCALEF32_SR_PK16_BF6_F16 1378 29
V_CVT_SCALEF32_SR_PK16_BF6_BF16 V_CVT_SCALEF32_SR_PK16_BF6_BF16 1379 29
V_CVT_SCALE_PK8_F32_FP8 V_CVT_SCALE_PK8_F32_FP8 1380 33 41
V_CVT_SCALE_PK8_F32_BF8 V_CVT_SCALE_PK8_F32_BF8 1381 33 41
V_CVT_SCALE_PK8_F32_FP4 V_CVT_SCALE_PK8_F32_FP4 1382 33 41
V_CVT_SCALE_PK8_F16_FP8 V_CVT_SCALE_PK8_F16_FP8 1383 33 41
V_CVT_SCALE_PK8_F16_BF8 V_CVT_SCALE_PK8_F16_BF8 1384 33 41
V_CVT_SCALE_PK8_F16_FP4 V_CVT_SCALE_PK8_F16_FP4 1385 33 41
V_CVT_SCALE_PK8_BF16_FP8 V_CVT_SCALE_PK8_BF16_FP8 1386 33 41
V_CVT_SCALE_PK8_BF16_BF8 V_CVT_SCALE_PK8_BF16_BF8 1387 33 41
V_CVT_SCALE_PK8_BF16_FP4 V_CVT_SCALE_PK8_BF16_FP4 1388 33 41
V_CVT_SCALE_PK16_F32_FP6 V_CVT_SCALE_PK16_F32_FP6 1389 33 41
V_CVT_SCALE_PK16_F32_BF6 V_CVT_SCALE_PK16_F32_BF6 1390 33 41
V_CVT_SCALE_PK16_F16_FP6 V_CVT_SCALE_PK16_F16_FP6 1391 33 41
V_CVT_SCALE_PK16_F16_BF6 V_CVT_SCALE_PK16_F16_BF6 1392 33 41
V_CVT_SCALE_PK16_BF16_FP6 V_CVT_SCALE_PK16_BF16_FP6 1393 33 41
V_CVT_SCALE_PK16_BF16_BF6 V_CVT_SCALE_PK16_BF16_BF6 1394 33 41
V_CVT_F16_FP8 V_CVT_F16_FP8 1399 1
V_CVT_F16_BF8 V_CVT_F16_BF8 1400 1
V_CVT_PK_F16_FP8 V_CVT_PK_F16_FP8 1401 1
V_CVT_PK_F16_BF8 V_CVT_PK_F16_BF8 1402 1
V_CVT_PK_FP8_F16 V_CVT_PK_FP8_F16 1403 1
V_CVT_PK_BF8_F16 V_CVT_PK_BF8_F16 1404 1
V_CVT_SR_FP8_F16 V_CVT_SR_FP8_F16 1405 29
V_CVT_SR_BF8_F16 V_CVT_SR_BF8_F16 1406 29
V_CVT_SR_PK_BF16_F32 V_CVT_SR_PK_BF16_F32 1407 29 42
V_CVT_SR_PK_F16_F32 V_CVT_SR_PK_F16_F32 1408 29 43
V_CVT_F32_BF16 V_CVT_F32_BF16 1089 1
V_FMAAK_F64 V_FMAAK_F64 1414 1
V_FMAMK_F64 V_FMAMK_F64 1415 1
V_ADD_NC_U64 V_ADD_NC_U64 1418 1
V_SUB_NC_U64 V_SUB_NC_U64 1419 1
V_MUL_U64 V_MUL_U64 1420 1
V_LSHL_ADD_U64 V_LSHL_ADD_U64_cdna5 1421 1
V_MAD_U32 V_MAD_U32 1422 1
V_MAD_NC_U64_U32 V_MAD_NC_U64_U32 1423 1
V_MAD_NC_I64_I32 V_MAD_NC_I64_I32 1424 1
V_MIN_I64 V_MIN_I64 1425 1
V_MIN_U64 V_MIN_U64 1426 1
V_MAX_I64 V_MAX_I64 1427 1
V_MAX_U64 V_MAX_U64 1428 1
V_ADD_MIN_I32 V_ADD_MIN_I32 1433 1
V_ADD_MIN_U32 V_ADD_MIN_U32 1434 1
V_ADD_MAX_I32 V_ADD_MAX_I32 1435 1
V_ADD_MAX_U32 V_ADD_MAX_U32 1436 1
V_PERMLANE16_SWAP_B32 V_PERMLANE16_SWAP_B32_cdna5 1442 1
V_PERMLANE_BCAST_B32 V_PERMLANE_BCAST_B32 1443 1 45
V_PERMLANE_UP_B32 V_PERMLANE_UP_B32 1444 1 45
V_PERMLANE_DOWN_B32 V_PERMLANE_DOWN_B32 1445 1 45
V_PERMLANE_XOR_B32 V_PERMLANE_XOR_B32 1446 1 45
V_PERMLANE_IDX_GEN_B32 V_PERMLANE_IDX_GEN_B32 1447 1
V_RCP_BF16 V_RCP_BF16 1484 44 46
V_RSQ_BF16 V_RSQ_BF16 1485 44 46
V_SQRT_BF16 V_SQRT_BF16 1486 44
V_LOG_BF16 V_LOG_BF16 1487 44
V_SIN_BF16 V_SIN_BF16 1488 44
V_COS_BF16 V_COS_BF16 1489 44
V_TANH_BF16 V_TANH_BF16 1490 45
V_EXP_BF16 V_EXP_BF16 1491 44
V_TANH_F16 V_TANH_F16 1492 45
V_TANH_F32 V_TANH_F32 1493 45
`,
  "cdna5 rdna3_5 rdna4": `
S_CMP_LT_F16 S_CMP_LT_F16 1180 1
S_CMP_LT_F32 S_CMP_LT_F32 1181 1
S_CMP_EQ_F16 S_CMP_EQ_F16 1182 1
S_CMP_EQ_F32 S_CMP_EQ_F32 1183 1
S_CMP_LE_F16 S_CMP_LE_F16 1184 1
S_CMP_LE_F32 S_CMP_LE_F32 1185 1
S_CMP_GT_F16 S_CMP_GT_F16 1186 1
S_CMP_GT_F32 S_CMP_GT_F32 1187 1
S_CMP_LG_F16 S_CMP_LG_F16 1188 1
S_CMP_LG_F32 S_CMP_LG_F32 1189 1
S_CMP_GE_F16 S_CMP_GE_F16 1190 1
S_CMP_GE_F32 S_CMP_GE_F32 1191 1
S_CMP_NLT_F16 S_CMP_NLT_F16 1192 1
S_CMP_NLT_F32 S_CMP_NLT_F32 1193 1
S_CMP_NEQ_F16 S_CMP_NEQ_F16 1194 1
S_CMP_NEQ_F32 S_CMP_NEQ_F32 1195 1
S_CMP_NLE_F16 S_CMP_NLE_F16 1196 1
S_CMP_NLE_F32 S_CMP_NLE_F32 1197 1
S_CMP_NGT_F16 S_CMP_NGT_F16 1198 1
S_CMP_NGT_F32 S_CMP_NGT_F32 1199 1
S_CMP_NLG_F16 S_CMP_NLG_F16 1200 1
S_CMP_NLG_F32 S_CMP_NLG_F32 1201 1
S_CMP_NGE_F16 S_CMP_NGE_F16 1202 1
S_CMP_NGE_F32 S_CMP_NGE_F32 1203 1
S_CMP_O_F16 S_CMP_O_F16 1204 1
S_CMP_O_F32 S_CMP_O_F32 1205 1
S_CMP_U_F16 S_CMP_U_F16 1206 1
S_CMP_U_F32 S_CMP_U_F32 1207 1
S_ADD_F16 S_ADD_F16 841 1
S_ADD_F32 S_ADD_F32 842 1
S_SUB_F16 S_SUB_F16 843 1
S_SUB_F32 S_SUB_F32 844 1
S_MUL_F16 S_MUL_F16 845 1
S_MUL_F32 S_MUL_F32 846 1
S_FMAC_F16 S_FMAC_F16 1212 1
S_FMAC_F32 S_FMAC_F32 854 1
S_FMAAK_F32 S_FMAAK_F32 1213 1
S_FMAMK_F32 S_FMAMK_F32 1019 1
S_CEIL_F16 S_CEIL_F16 938 1
S_CEIL_F32 S_CEIL_F32 939 1
S_FLOOR_F16 S_FLOOR_F16 941 1
S_FLOOR_F32 S_FLOOR_F32 942 1
S_TRUNC_F16 S_TRUNC_F16 944 1
S_TRUNC_F32 S_TRUNC_F32 945 1
S_RNDNE_F16 S_RNDNE_F16 947 1 39
S_RNDNE_F32 S_RNDNE_F32 948 1 39
S_CVT_F32_I32 S_CVT_F32_I32 795 1
S_CVT_F32_U32 S_CVT_F32_U32 796 1
S_CVT_I32_F32 S_CVT_I32_F32 805 1
S_CVT_U32_F32 S_CVT_U32_F32 806 1
S_CVT_F16_F32 S_CVT_F16_F32 804 1
S_CVT_F32_F16 S_CVT_F32_F16 797 1
S_CVT_HI_F32_F16 S_CVT_HI_F32_F16 1214 1
S_CVT_PK_RTZ_F16_F32 S_CVT_PK_RTZ_F16_F32 826 1
`,
  "cdna5 rdna1 rdna2 rdna3 rdna3_5 rdna4": `
S_WAIT_IDLE S_WAIT_IDLE 66 1
S_CLAUSE S_CLAUSE 66 1
S_VERSION S_CLAUSE 66 1
S_CODE_END S_CLAUSE 66 1
S_TTRACEDATA_IMM S_CLAUSE 66 1
S_ROUND_MODE S_ROUND_MODE 1223 1
S_DENORM_MODE S_DENORM_MODE 1224 1
S_MOVRELSD_2_B32 S_MOVRELSD_2_B32 1227 1
V_XOR3_B32 V_XOR3_B32 1255 1
V_CMPX_LT_F16 V_CMPX_LT_F16_cdna5 1269 1
V_CMPX_LT_F32 V_CMPX_LT_F32_cdna5 1270 1
V_CMPX_LT_F64 V_CMPX_LT_F64_cdna5 1271 1
V_CMPX_EQ_F16 V_CMPX_EQ_F16_cdna5 1272 1
V_CMPX_EQ_F32 V_CMPX_EQ_F32_cdna5 1273 1
V_CMPX_EQ_F64 V_CMPX_EQ_F64_cdna5 1274 1
V_CMPX_LE_F16 V_CMPX_LE_F16_cdna5 1275 1
V_CMPX_LE_F32 V_CMPX_LE_F32_cdna5 1276 1
V_CMPX_LE_F64 V_CMPX_LE_F64_cdna5 1277 1
V_CMPX_GT_F16 V_CMPX_GT_F16_cdna5 1278 1
V_CMPX_GT_F32 V_CMPX_GT_F32_cdna5 1279 1
V_CMPX_GT_F64 V_CMPX_GT_F64_cdna5 1280 1
V_CMPX_LG_F16 V_CMPX_LG_F16_cdna5 1281 1
V_CMPX_LG_F32 V_CMPX_LG_F32_cdna5 1282 1
V_CMPX_LG_F64 V_CMPX_LG_F64_cdna5 1283 1
V_CMPX_GE_F16 V_CMPX_GE_F16_cdna5 1284 1
V_CMPX_GE_F32 V_CMPX_GE_F32_cdna5 1285 1
V_CMPX_GE_F64 V_CMPX_GE_F64_cdna5 1286 1
V_CMPX_NLT_F16 V_CMPX_NLT_F16_cdna5 1287 1
V_CMPX_NLT_F32 V_CMPX_NLT_F32_cdna5 1288 1
V_CMPX_NLT_F64 V_CMPX_NLT_F64_cdna5 1289 1
V_CMPX_NEQ_F16 V_CMPX_NEQ_F16_cdna5 1290 1
V_CMPX_NEQ_F32 V_CMPX_NEQ_F32_cdna5 1291 1
V_CMPX_NEQ_F64 V_CMPX_NEQ_F64_cdna5 1292 1
V_CMPX_NLE_F16 V_CMPX_NLE_F16_cdna5 1293 1
V_CMPX_NLE_F32 V_CMPX_NLE_F32_cdna5 1294 1
V_CMPX_NLE_F64 V_CMPX_NLE_F64_cdna5 1295 1
V_CMPX_NGT_F16 V_CMPX_NGT_F16_cdna5 1296 1
V_CMPX_NGT_F32 V_CMPX_NGT_F32_cdna5 1297 1
V_CMPX_NGT_F64 V_CMPX_NGT_F64_cdna5 1298 1
V_CMPX_NLG_F16 V_CMPX_NLG_F16_cdna5 1299 1
V_CMPX_NLG_F32 V_CMPX_NLG_F32_cdna5 1300 1
V_CMPX_NLG_F64 V_CMPX_NLG_F64_cdna5 1301 1
V_CMPX_NGE_F16 V_CMPX_NGE_F16_cdna5 1302 1
V_CMPX_NGE_F32 V_CMPX_NGE_F32_cdna5 1303 1
V_CMPX_NGE_F64 V_CMPX_NGE_F64_cdna5 1304 1
V_CMPX_O_F16 V_CMPX_O_F16_cdna5 1305 1
V_CMPX_O_F32 V_CMPX_O_F32_cdna5 1306 1
V_CMPX_O_F64 V_CMPX_O_F64_cdna5 1307 1
V_CMPX_U_F16 V_CMPX_U_F16_cdna5 1308 1
V_CMPX_U_F32 V_CMPX_U_F32_cdna5 1309 1
V_CMPX_U_F64 V_CMPX_U_F64_cdna5 1310 1
V_CMPX_LT_I16 V_CMPX_LT_I16_cdna5 1311 1
V_CMPX_LT_U16 V_CMPX_LT_U16_cdna5 1312 1
V_CMPX_LT_I32 V_CMPX_LT_I32_cdna5 1313 1
V_CMPX_LT_U32 V_CMPX_LT_U32_cdna5 1314 1
V_CMPX_LT_I64 V_CMPX_LT_I64_cdna5 1315 1
V_CMPX_LT_U64 V_CMPX_LT_U64_cdna5 1316 1
V_CMPX_EQ_I16 V_CMPX_EQ_I16_cdna5 1317 1
V_CMPX_EQ_U16 V_CMPX_EQ_U16_cdna5 1318 1
V_CMPX_EQ_I32 V_CMPX_EQ_I32_cdna5 1319 1
V_CMPX_EQ_U32 V_CMPX_EQ_U32_cdna5 1320 1
V_CMPX_EQ_I64 V_CMPX_EQ_I64_cdna5 1321 1
V_CMPX_EQ_U64 V_CMPX_EQ_U64_cdna5 1322 1
V_CMPX_LE_I16 V_CMPX_LE_I16_cdna5 1323 1
V_CMPX_LE_U16 V_CMPX_LE_U16_cdna5 1324 1
V_CMPX_LE_I32 V_CMPX_LE_I32_cdna5 1325 1
V_CMPX_LE_U32 V_CMPX_LE_U32_cdna5 1326 1
V_CMPX_LE_I64 V_CMPX_LE_I64_cdna5 1327 1
V_CMPX_LE_U64 V_CMPX_LE_U64_cdna5 1328 1
V_CMPX_GT_I16 V_CMPX_GT_I16_cdna5 1329 1
V_CMPX_GT_U16 V_CMPX_GT_U16_cdna5 1330 1
V_CMPX_GT_I32 V_CMPX_GT_I32_cdna5 1331 1
V_CMPX_GT_U32 V_CMPX_GT_U32_cdna5 1332 1
V_CMPX_GT_I64 V_CMPX_GT_I64_cdna5 1333 1
V_CMPX_GT_U64 V_CMPX_GT_U64_cdna5 1334 1
V_CMPX_NE_I16 V_CMPX_NE_I16_cdna5 1335 1
V_CMPX_NE_U16 V_CMPX_NE_U16_cdna5 1336 1
V_CMPX_NE_I32 V_CMPX_NE_I32_cdna5 1337 1
V_CMPX_NE_U32 V_CMPX_NE_U32_cdna5 1338 1
V_CMPX_NE_I64 V_CMPX_NE_I64_cdna5 1339 1
V_CMPX_NE_U64 V_CMPX_NE_U64_cdna5 1340 1
V_CMPX_GE_I16 V_CMPX_GE_I16_cdna5 1341 1
V_CMPX_GE_U16 V_CMPX_GE_U16_cdna5 1342 1
V_CMPX_GE_I32 V_CMPX_GE_I32_cdna5 1343 1
V_CMPX_GE_U32 V_CMPX_GE_U32_cdna5 1344 1
V_CMPX_GE_I64 V_CMPX_GE_I64_cdna5 1345 1
V_CMPX_GE_U64 V_CMPX_GE_U64_cdna5 1346 1
V_CMPX_CLASS_F32 V_CMPX_CLASS_F32_cdna5 1348 1
V_FMAC_F16 V_FMAC_F16 1212 1
V_FMAAK_F16 V_FMAAK_F16 1412 1
V_FMAMK_F16 V_FMAMK_F16 1413 1
V_MOVRELS_B32 V_MOVRELS_B32 1479 1
V_MOVRELD_B32 V_MOVRELD_B32 1480 1
V_MOVRELSD_B32 V_MOVRELSD_B32 1481 1
V_MOVRELSD_2_B32 V_MOVRELSD_2_B32 1482 1
V_SWAPREL_B32 V_SWAPREL_B32 1483 1
`,
  "cdna5 rdna1 rdna2 rdna3_5 rdna4": `
V_CMPX_CLASS_F16 V_CMPX_CLASS_F16_cdna5 1347 1
V_CMPX_CLASS_F64 V_CMPX_CLASS_F64_cdna5 1349 1
`,
  "rdna1 rdna2 rdna3 rdna3_5": `
FLAT_ATOMIC_FMIN FLAT_ATOMIC_FMIN 1504 0
FLAT_ATOMIC_MIN_F32 FLAT_ATOMIC_FMIN 1504 0
FLAT_ATOMIC_FMAX FLAT_ATOMIC_FMAX 1505 0
FLAT_ATOMIC_MAX_F32 FLAT_ATOMIC_FMAX 1505 0
GLOBAL_ATOMIC_FMIN GLOBAL_ATOMIC_FMIN 1504 0
GLOBAL_ATOMIC_MIN_F32 GLOBAL_ATOMIC_FMIN 1504 0
GLOBAL_ATOMIC_FMAX GLOBAL_ATOMIC_FMAX 1505 0
GLOBAL_ATOMIC_MAX_F32 GLOBAL_ATOMIC_FMAX 1505 0
BUFFER_ATOMIC_FMIN BUFFER_ATOMIC_FMIN 1504 0
BUFFER_ATOMIC_MIN_F32 BUFFER_ATOMIC_FMIN 1504 0
BUFFER_ATOMIC_FMAX BUFFER_ATOMIC_FMAX 1505 0
BUFFER_ATOMIC_MAX_F32 BUFFER_ATOMIC_FMAX 1505 0
FLAT_ATOMIC_FCMPSWAP FLAT_ATOMIC_FCMPSWAP 1506 0
FLAT_ATOMIC_CMPSWAP_F32 FLAT_ATOMIC_FCMPSWAP 1506 0
GLOBAL_ATOMIC_FCMPSWAP GLOBAL_ATOMIC_FCMPSWAP 1506 0
GLOBAL_ATOMIC_CMPSWAP_F32 GLOBAL_ATOMIC_FCMPSWAP 1506 0
BUFFER_ATOMIC_FCMPSWAP BUFFER_ATOMIC_FCMPSWAP 1506 0
BUFFER_ATOMIC_CMPSWAP_F32 BUFFER_ATOMIC_FCMPSWAP 1506 0
DS_PERMUTE_B32 DS_PERMUTE_B32_rdna1 1508 2
DS_BPERMUTE_B32 DS_BPERMUTE_B32_rdna1 1509 2
S_SUBVECTOR_LOOP_BEGIN S_SUBVECTOR_LOOP_BEGIN 1513 1
S_SUBVECTOR_LOOP_END S_SUBVECTOR_LOOP_END 1514 1
S_WAITCNT_VSCNT S_WAITCNT_VSCNT 66 1
S_WAITCNT_VMCNT S_WAITCNT_VSCNT 66 1
S_WAITCNT_EXPCNT S_WAITCNT_VSCNT 66 1
S_WAITCNT_LGKMCNT S_WAITCNT_VSCNT 66 1
S_WAITCNT_DEPCTR S_WAITCNT_VSCNT 66 1
S_INST_PREFETCH S_INST_PREFETCH 66 1
S_SET_INST_PREFETCH_DISTANCE S_INST_PREFETCH 66 1
V_CMPX_F_F16 V_CMPX_F_F16_rdna1 1516 1
V_CMPX_F_F32 V_CMPX_F_F32_rdna1 1516 1
V_CMPX_F_F64 V_CMPX_F_F64_rdna1 1516 1
V_CMPX_F_I16 V_CMPX_F_I16_rdna1 1516 1
V_CMPX_F_U16 V_CMPX_F_U16_rdna1 1516 1
V_CMPX_F_I32 V_CMPX_F_I32_rdna1 1516 1
V_CMPX_F_U32 V_CMPX_F_U32_rdna1 1516 1
V_CMPX_F_I64 V_CMPX_F_I64_rdna1 1516 1
V_CMPX_F_U64 V_CMPX_F_U64_rdna1 1516 1
V_CMPX_TRU_F16 V_CMPX_TRU_F16_rdna1 1517 1
V_CMPX_T_F16 V_CMPX_TRU_F16_rdna1 1517 1
V_CMPX_TRU_F32 V_CMPX_TRU_F32_rdna1 1517 1
V_CMPX_T_F32 V_CMPX_TRU_F32_rdna1 1517 1
V_CMPX_TRU_F64 V_CMPX_TRU_F64_rdna1 1517 1
V_CMPX_T_F64 V_CMPX_TRU_F64_rdna1 1517 1
V_CMPX_T_I16 V_CMPX_T_I16_rdna1 1517 1
V_CMPX_T_U16 V_CMPX_T_U16_rdna1 1517 1
V_CMPX_T_I32 V_CMPX_T_I32_rdna1 1517 1
V_CMPX_T_U32 V_CMPX_T_U32_rdna1 1517 1
V_CMPX_T_I64 V_CMPX_T_I64_rdna1 1517 1
V_CMPX_T_U64 V_CMPX_T_U64_rdna1 1517 1
`,
  "rdna1 rdna2": `
FLAT_ATOMIC_FMIN_X2 FLAT_ATOMIC_FMIN_X2 980 0
FLAT_ATOMIC_FMAX_X2 FLAT_ATOMIC_FMAX_X2 981 0
GLOBAL_ATOMIC_FMIN_X2 GLOBAL_ATOMIC_FMIN_X2 980 0
GLOBAL_ATOMIC_FMAX_X2 GLOBAL_ATOMIC_FMAX_X2 981 0
BUFFER_ATOMIC_FMIN_X2 BUFFER_ATOMIC_FMIN_X2 980 0
BUFFER_ATOMIC_FMAX_X2 BUFFER_ATOMIC_FMAX_X2 981 0
FLAT_ATOMIC_FCMPSWAP_X2 FLAT_ATOMIC_FCMPSWAP_X2 1507 0
GLOBAL_ATOMIC_FCMPSWAP_X2 GLOBAL_ATOMIC_FCMPSWAP_X2 1507 0
BUFFER_ATOMIC_FCMPSWAP_X2 BUFFER_ATOMIC_FCMPSWAP_X2 1507 0
IMAGE_ATOMIC_FMIN IMAGE_ATOMIC_FMIN 1510 12
IMAGE_ATOMIC_FMAX IMAGE_ATOMIC_FMAX 1511 12
IMAGE_ATOMIC_FCMPSWAP IMAGE_ATOMIC_FCMPSWAP 1512 12
V_MULLIT_F32 V_MULLIT_F32 1417 1 50
V_PERMLANE16_B32 V_PERMLANE16_B32 1437 43
V_PERMLANEX16_B32 V_PERMLANEX16_B32 1438 43
`,
  "rdna1": `
V_DOT2_F32_F16 V_DOT2_F32_F16_cdna1 45 3
V_DOT2C_F32_F16 V_DOT2C_F32_F16_cdna1 46 3
S_GET_WAVEID_IN_WORKGROUP S_GET_WAVEID_IN_WORKGROUP 1515 46
V_MSAD_U8 V_MSAD_U8 588 1 48
V_MQSAD_PK_U16_U8 V_MQSAD_PK_U16_U8 590 1 48
V_MQSAD_U32_U8 V_MQSAD_U32_U8 591 1 48
V_MAC_LEGACY_F32 V_MAC_LEGACY_F32 1518 22 49
`,
  "rdna1 rdna2 rdna3": `
V_SUBREV_CO_CI_U32 V_SUBBREV_CO_U32 881 1 51
`,
  "rdna2": `
V_FMA_LEGACY_F32 V_FMA_LEGACY_F32 1416 1 52
V_FMAC_LEGACY_F32 V_FMAC_LEGACY_F32 1519 1 52
V_FMAC_DX9_ZERO_F32 V_FMAC_LEGACY_F32 1519 1
V_FRACT_F16 V_FRACT_F16 950 1
V_FRACT_F32 V_FRACT_F32 951 1
V_FRACT_F64 V_FRACT_F64 952 1
`,
  "rdna3 rdna4": `
V_DOT2_F32_F16 V_DOT2_F32_F16_rdna3 1520 34 53
V_DOT2_F32_BF16 V_DOT2_F32_BF16_rdna3 1521 34 53
`,
  "rdna3 rdna3_5": `
V_DOT2ACC_F32_F16 V_DOT2ACC_F32_F16 1110 34 54
DS_ADD_GS_REG_RTN DS_ADD_GS_REG_RTN 1524 47
DS_SUB_GS_REG_RTN DS_SUB_GS_REG_RTN 1525 47
DS_ORDERED_COUNT DS_ORDERED_COUNT_rdna3 1526 5
DS_BVH_STACK_RTN_B32 DS_BVH_STACK_RTN_B32 1527 48
DS_CMPSTORE_F32 DS_CMPSTORE_F32 1528 2
DS_CMPSTORE_RTN_F32 DS_CMPSTORE_F32 1528 2
DS_CMPSTORE_F64 DS_CMPSTORE_F64 1529 2
DS_CMPSTORE_RTN_F64 DS_CMPSTORE_F64 1529 2
V_PK_MIN_F16 V_PK_MIN_F16_rdna3 296 1
V_PK_MAX_F16 V_PK_MAX_F16_rdna3 297 1
S_SETREG_B32 S_SETREG_B32 457 1 58
S_SETREG_IMM32_B32 S_SETREG_IMM32_B32 458 1 58
V_SAT_PK_U8_I16 V_SAT_PK_U8_I16 593 1 60
V_FMAC_LEGACY_F32 V_FMAC_LEGACY_F32 1519 1
V_FMAC_DX9_ZERO_F32 V_FMAC_LEGACY_F32 1519 1 64
V_MIN_F16 V_MIN_F16_rdna3 1538 1
V_MIN_F32 V_MIN_F32_rdna3 1539 1
V_MIN_F64 V_MIN_F64_rdna3 1540 1
V_MAX_F16 V_MAX_F16_rdna3 1541 1
V_MAX_F32 V_MAX_F32_rdna3 1542 1
V_MAX_F64 V_MAX_F64_rdna3 1543 1
V_MIN3_F16 V_MIN3_F16_rdna3 929 1
V_MIN3_F32 V_MIN3_F32_rdna3 930 1
V_MAX3_F16 V_MAX3_F16_rdna3 931 1
V_MAX3_F32 V_MAX3_F32_rdna3 932 1
V_MINMAX_F16 V_MINMAX_F16 1544 1
V_MINMAX_F32 V_MINMAX_F32 1545 1
V_MAXMIN_F16 V_MAXMIN_F16 1546 1
V_MAXMIN_F32 V_MAXMIN_F32 1547 1
V_MED3_F16 V_MED3_F16_rdna3 933 1
V_MED3_F32 V_MED3_F32_rdna3 934 1
V_LOG_F16 V_LOG_F16 974 26
`,
  "rdna3 rdna3_5 rdna4": `
V_DOT2_F16_F16 V_DOT2_F16_F16 1522 34 53
V_DOT2_BF16_BF16 V_DOT2_BF16_BF16 1523 34 53
LDS_PARAM_LOAD LDS_PARAM_LOAD 1530 49
DS_PARAM_LOAD LDS_PARAM_LOAD 1530 49
LDS_DIRECT_LOAD LDS_DIRECT_LOAD 1531 50
DS_DIRECT_LOAD LDS_DIRECT_LOAD 1531 50
V_INTERP_P2_F32 V_INTERP_P2_F32_rdna3 1533 51 56
S_WAIT_EVENT S_WAIT_EVENT 66 1
`,
  "rdna3": `
V_INTERP_P10_F32 V_INTERP_P10_F32 1532 51 55,56
V_INTERP_P10_F16_F32 V_INTERP_P10_F16_F32 1534 51 55,56
V_INTERP_P10_RTZ_F16_F32 V_INTERP_P10_RTZ_F16_F32 1535 51 56
V_INTERP_P2_F16_F32 V_INTERP_P2_F16_F32 1536 52 55,56,57
V_INTERP_P2_RTZ_F16_F32 V_INTERP_P2_RTZ_F16_F32 1537 52 56,57
V_ASHRREV_I16 V_ASHRREV_I16 568 1 59
V_CMP_CLASS_F64 V_CMP_CLASS_F64 711 1 61
V_CMPX_CLASS_F16 V_CMPX_CLASS_F16_cdna5 1347 1 62
V_CMPX_CLASS_F64 V_CMPX_CLASS_F64_cdna5 1349 1 61
V_CVT_PK_RTZ_F16_F32 V_CVT_PKRTZ_F16_F32 826 1 63
`,
  "rdna3_5": `
BUFFER_LOAD_LDS_B32 BUFFER_LOAD_LDS_B32 1548 2
BUFFER_LOAD_LDS_U8 BUFFER_LOAD_LDS_U8 1549 2
BUFFER_LOAD_LDS_I8 BUFFER_LOAD_LDS_I8 1550 2
BUFFER_LOAD_LDS_U16 BUFFER_LOAD_LDS_U16 1551 2
BUFFER_LOAD_LDS_I16 BUFFER_LOAD_LDS_I16 1552 2
V_DOT2_F32_F16 V_DOT2_F32_F16_rdna3 1520 53 53
V_DOT2_F32_BF16 V_DOT2_F32_BF16_rdna3 1521 53 53
GLOBAL_LOAD_LDS_ADDTID_B32 GLOBAL_LOAD_LDS_ADDTID_B32 1553 2
BUFFER_LOAD_LDS_FORMAT_X BUFFER_LOAD_LDS_FORMAT_X 1554 7
S_MIN_F16 S_MIN_F16 1555 1
S_MIN_F32 S_MIN_F32 1556 1
S_MAX_F16 S_MAX_F16 1557 1
S_MAX_F32 S_MAX_F32 1558 1
`,
  "rdna3_5 rdna4": `
V_INTERP_P10_F32 V_INTERP_P10_F32 1532 51 56
V_INTERP_P10_F16_F32 V_INTERP_P10_F16_F32 1534 51 56
V_INTERP_P10_RTZ_F16_F32 V_INTERP_P10_RTZ_F16_F32 1535 51 56,65
V_INTERP_P2_F16_F32 V_INTERP_P2_F16_F32 1536 52 56,57
V_INTERP_P2_RTZ_F16_F32 V_INTERP_P2_RTZ_F16_F32 1537 52 56,57,65
`,
  "rdna4": `
GLOBAL_ATOMIC_ORDERED_ADD_B64 GLOBAL_ATOMIC_ORDERED_ADD_B64 1559 54
V_DOT4_F32_FP8_FP8 V_DOT4_F32_FP8_FP8 1560 55 66
V_DOT4_F32_FP8_BF8 V_DOT4_F32_FP8_BF8 1561 55 66
V_DOT4_F32_BF8_FP8 V_DOT4_F32_BF8_FP8 1562 55 66
V_DOT4_F32_BF8_BF8 V_DOT4_F32_BF8_BF8 1563 55 66
DS_BVH_STACK_PUSH4_POP1_RTN_B32 DS_BVH_STACK_PUSH4_POP1_RTN_B32 1564 48
DS_BVH_STACK_PUSH8_POP1_RTN_B32 DS_BVH_STACK_PUSH8_POP1_RTN_B32 1565 48
DS_BVH_STACK_PUSH8_POP2_RTN_B64 DS_BVH_STACK_PUSH8_POP2_RTN_B64 1566 48
IMAGE_STORE IMAGE_STORE_rdna4 1567 11
IMAGE_STORE_MIP IMAGE_STORE_rdna4 1567 11
IMAGE_ATOMIC_ADD_UINT IMAGE_ATOMIC_ADD_UINT 252 12
IMAGE_ATOMIC_SUB_UINT IMAGE_ATOMIC_SUB_UINT 253 12
IMAGE_ATOMIC_MIN_INT IMAGE_ATOMIC_MIN_INT 254 12
IMAGE_ATOMIC_MIN_UINT IMAGE_ATOMIC_MIN_UINT 255 12
IMAGE_ATOMIC_MAX_INT IMAGE_ATOMIC_MAX_INT 256 12
IMAGE_ATOMIC_MAX_UINT IMAGE_ATOMIC_MAX_UINT 257 12
IMAGE_ATOMIC_INC_UINT IMAGE_ATOMIC_INC_UINT 258 12
IMAGE_ATOMIC_DEC_UINT IMAGE_ATOMIC_DEC_UINT 259 12
IMAGE_ATOMIC_ADD_FLT IMAGE_ATOMIC_ADD_FLT 1568 12
IMAGE_ATOMIC_PK_ADD_F16 IMAGE_ATOMIC_PK_ADD_F16 1569 12
IMAGE_ATOMIC_PK_ADD_BF16 IMAGE_ATOMIC_PK_ADD_BF16 1570 12
IMAGE_ATOMIC_MIN_FLT IMAGE_ATOMIC_MIN_FLT 1571 12
IMAGE_ATOMIC_MAX_FLT IMAGE_ATOMIC_MAX_FLT 1572 12
S_WAIT_SAMPLECNT S_WAIT_SAMPLECNT 66 1
S_WAIT_BVHCNT S_WAIT_SAMPLECNT 66 1
S_WAIT_EXPCNT S_WAIT_SAMPLECNT 66 1
S_BUFFER_LOAD_B96 S_BUFFER_LOAD_B96_rdna4 1235 17
S_BUFFER_LOAD_U8 S_BUFFER_LOAD_U8_rdna4 1236 17
S_BUFFER_LOAD_I8 S_BUFFER_LOAD_I8_rdna4 1237 17
S_BUFFER_LOAD_U16 S_BUFFER_LOAD_U16_rdna4 1238 17
S_BUFFER_LOAD_I16 S_BUFFER_LOAD_I16_rdna4 1239 17
GLOBAL_LOAD_TR_B64 GLOBAL_LOAD_TR_B64 1573 56
GLOBAL_LOAD_TR_B128 GLOBAL_LOAD_TR_B128 1574 56
`,
};

export const statements: StatementTable = new StatementTable(rows, texts, fidelities, notes);

import type { Type } from "./types.js";
import { B, F, I, U, bool } from "./types.js";
import type { SpecialName } from "./ir.js";

/** Names with a fixed meaning in bodies. */

export const specials: ReadonlyMap<string, { readonly name: SpecialName; readonly type: Type }> = new Map(
  Object.entries({
    SCC: { name: "SCC", type: U(1) },
    VCC: { name: "VCC", type: U(64) },
    VCC_LO: { name: "VCC_LO", type: U(32) },
    VCC_HI: { name: "VCC_HI", type: U(32) },
    EXEC: { name: "EXEC", type: U(64) },
    EXEC_LO: { name: "EXEC_LO", type: U(32) },
    EXEC_HI: { name: "EXEC_HI", type: U(32) },
    VCCZ: { name: "VCCZ", type: U(1) },
    EXECZ: { name: "EXECZ", type: U(1) },
    M0: { name: "M0", type: U(32) },
    PC: { name: "PC", type: I(64) },
    NEXT_PC: { name: "NEXT_PC", type: I(64) },
    SIMM16: { name: "SIMM16", type: I(16) },
    SIMM64: { name: "SIMM64", type: B(64) },
    SIMM32: { name: "SIMM32", type: B(32) },
    K: { name: "SIMM32", type: B(32) },
    LITERAL: { name: "SIMM32", type: B(32) },
    laneId: { name: "laneId", type: U(32) },
    threadId: { name: "laneId", type: U(32) },
    ThreadPosition: { name: "laneId", type: U(32) },
    WAVE32: { name: "WAVE32", type: bool },
    wave32: { name: "WAVE32", type: bool },
    WAVE64: { name: "WAVE64", type: bool },
    wave64: { name: "WAVE64", type: bool },
  } as const),
);

/** Register operands of ALU instructions. */
export const operands: ReadonlySet<string> = new Set(["S0", "S1", "S2", "S3", "D0", "D1", "D2"]);

/** Operands of memory, export and interpolation instructions, by any name that AMD's texts use. */
export const memoryOperands: ReadonlySet<string> = new Set(
  (
    "DATA DATA0 DATA1 DATA2 DATA3 ADDR ADDR_BASE OFFSET OFFSET0 OFFSET1 RETURN_DATA VDATA SDATA VADDR SADDR SBASE RSRC " +
    "VDATA0 VDATA1 VDATA2 VDATA3 " +
    "offset offset0 offset1 vgpr_a vgpr_d sgpr_base sgpr_offset INST_OFFSET IOFFSET LDS_BASE LDS_SIZE SOFFSET " +
    "VGPR_RTN INST0 INST1 TID SCRATCH_BASE TMA TBA DIRECT_ADDR dsaddr memaddr gds_base gds_size SHADER_CYCLES_LO " +
    "SHADER_CYCLES_HI REALTIME addr_src addr_dst P0 P10 P20 attr_word HT PCRewind INVALID_NODE XNACK_MASK FLAT_SCRATCH " +
    "SRSRC VSRC laneID v_addr v_addr_off sgpr_o s_addr UPDATE_VAL SGPR_ADDR NUM_NAMED_BARRIERS VGT_GS_MAX_WAVE_ID " +
    "flat_scratch s_saddr s_saddr_off WIDTH count clampedLOD addr " +
    "conditional_debug_system conditional_debug_user CSP gds_base " +
    "NUM_VGPRS PRIV VSKIP VM_CNT LGKM_CNT EXP_CNT VS_CNT ADDR_X THREAD_IN"
  ).split(" "),
);

/** Register numbers that an instruction's fields name. */
export const registerFields: ReadonlySet<string> = new Set([
  "SRC0", "SRC1", "SRC2", "VDST", "DST", "SDST", "VSRC0", "VSRC1", "VSRCX0", "VSRCY2", "ADDR_ROW", "DATA0_ROW", "DATA1_ROW",
]); // prettier-ignore

/** Raw fields of an instruction, with their widths. */
export const rawFields: ReadonlyMap<string, number> = new Map([
  ["OPSEL", 4],
  ["OPSEL_HI", 3],
  ["NEG", 3],
  ["NEG_HI", 3],
  ["ABS", 3],
  ["OMOD", 2],
  ["CLAMP", 1],
  ["BLGP", 3],
  ["CBSZ", 3],
  ["ABID", 4],
  ["SDWA_SRC0_SEL", 3],
]);

/** Bits of MODE that bodies name: WAVE_MODE.IEEE. Source: the manuals' MODE register tables. */
export const modeBits: ReadonlyMap<string, number> = new Map([
  ["DX10_CLAMP", 8],
  ["IEEE", 9],
  ["FP16_OVFL", 23],
  ["SCALAR_PREFETCH_EN", 24],
  ["GPR_IDX_EN", 27],
  ["VSKIP", 28],
  ["CSP", 29],
]);

/** Selectors of SDWA's parts, as AMD's texts name them. */
export const selectors: ReadonlyMap<string, number> = new Map([
  ["BYTE0", 0],
  ["BYTE1", 1],
  ["BYTE2", 2],
  ["BYTE3", 3],
  ["WORD0", 4],
  ["WORD1", 5],
  ["SEMAPHORE", 1],
  ["BARRIER", 2],
]);

/** Values of ROUND_MODE. */
export const roundModes: ReadonlyMap<string, 0 | 1 | 2 | 3> = new Map([
  ["ROUND_NEAREST_EVEN", 0],
  ["ROUND_PLUS_INF", 1],
  ["ROUND_MINUS_INF", 2],
  ["ROUND_TOWARD_ZERO", 3],
]);

const flexF64: Type = { kind: "F", width: 64, flex: true };

/** Named float constants; bits where a number cannot say it. Under- and overflow are what V_DIV_FIXUP returns. */
export const constants: ReadonlyMap<string, { readonly type: Type; readonly value: number | bigint }> =
  new Map<string, { type: Type; value: number | bigint }>([
    ["INF", { type: flexF64, value: Infinity }],
    ["NAN", { type: flexF64, value: NaN }],
    ["PI", { type: flexF64, value: Math.PI }],
    ["MAX_FLOAT_F32", { type: F(32), value: 0x7f7fffffn }],
    ["OVERFLOW_F32", { type: F(32), value: 0x7f800000n }],
    ["OVERFLOW_F64", { type: F(64), value: 0x7ff0000000000000n }],
    ["UNDERFLOW_F32", { type: F(32), value: 0n }],
    ["UNDERFLOW_F64", { type: F(64), value: 0n }],
  ]);

/** Register spaces that are indexed by number; SGPR index of element 0. */
export const scalarArrays: ReadonlyMap<string, number> = new Map([
  ["SGPR", 0],
  ["TTMP", 108],
]);

export const memorySpaces: ReadonlySet<string> = new Set([
  "MEM",
  "LDS",
  "LDS_MEM",
  "GDS",
  "DS",
  "SCRATCH",
  "LDS_GS",
  "GS_REGS",
]);

/** State outside the wave: read and written by name, without a model here. */
export const statePrefixes: ReadonlySet<string> = new Set([
  "WAVE_STATUS", "TRAPSTS", "STATUS", "BARRIER_STATE", "WAVE_BARRIER_COMPLETE", "SCHED_MODE", "IB_STS", "state", "thread",
  "XNACK_STATE_PRIV", "TADDR", "NAMED_BARRIER", "thread_in", "thread_out", "thread_valid", "WAVE_STATE_PRIV", "WAVE_EXCP_FLAG_PRIV", "WAVE_EXCP_FLAG_USER", "SGPR_XNACK",
]); // prettier-ignore

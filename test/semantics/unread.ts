/** Texts of the manuals that cannot be run, and why. Any of them may become readable; then it is compared. */
export const unread: readonly { readonly name: RegExp; readonly reason: string }[] = [
  {
    name: /^(V_(CUBE(ID|SC|TC|MA)_F32|DIV_FIXUP_(LEGACY_)?F(16|32|64)|PERM_B32|XNOR_B32|FRACT_F(16|32|64)|MOV_B32)|V_(SIN|COS)_F(16|32)|S_BRANCH|S_SUBVECTOR_LOOP_(BEGIN|END)|S_CBRANCH_JOIN|S_SET_GPR_IDX_(ON|MODE|OFF)|V_BITOP3_B(16|32)|V_PERMLANEX?16_B32)$/,
    reason: "sentences, examples or formulas stand between the statements",
  },
  {
    name: /^(S_[GS]ETREG(_IMM32)?_B32|V_(READ|WRITE)LANE_B32|[SV]_MOVREL(S|D|SD|SD_2)_B(32|64)|V_SWAPREL_B32)$/,
    reason: "the older manuals give these by operand notes, not by code",
  },
  {
    name: /^S_(CBRANCH_(CDBG.*|[GI]_FORK|JOIN)|RFE_(B|I|RESTORE_B)64|SETVSKIP|TRAP|GET_SHADER_CYCLES_U64)$/,
    reason: "names state that lies outside the wave",
  },
  {
    name: /^(S_ALLOC_VGPR|V_TRIG_PREOP_F64|V_TANH_(F16|F32|BF16)|V_SAT_PK_U8_I16|V_CVT_SR_(F16|BF16)_F32|V_CVT_SR_[FB]+P?8_F16|V_CVT_F16_FP8|V_(SIN|COS)_F(16|32))$/,
    reason: "calls a function or reads a variable that the manual does not define",
  },
  {
    name: /^(V_MED3_F32|V_(MINIMUM|MAXIMUM)3_F32|V_PK_(MINIMUM|MAXIMUM)3_F16|V_PK_(MIN|MAX)_NUM_BF16)$/,
    reason: "calls an instruction that this manual does not state",
  },
  {
    name: /^V_SCREEN_PARTITION_4SE_B32$/,
    reason: "names a table that stands apart from it; see partition.test.ts",
  },
  { name: /^S_WQM_B(32|64)$/, reason: "slices with bounds that the translation cannot lower" },
  {
    name: /^S_(SLEEP|SETPRIO|SETPRIO_INC_WG|CODE_END|DELAY_ALU|WAITCNT.*)$/,
    reason: "words and examples about time, not code",
  },
];

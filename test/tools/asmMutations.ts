/** Ways to write an instruction's text otherwise: some should change nothing, some should be refused, LLVM says which. */
import type { Below } from "./random.js";

/** An instruction's text in its parts. */
export interface Text {
  mnemonic: string;
  operands: string[];
  modifiers: string[];
}

/** Cuts a text as LLVM prints it; dual-issue pairs and what has no operands in the usual form are left alone. */
export function cut(text: string): Text {
  const blank = text.indexOf(" ");
  if (blank < 0) return { mnemonic: text, operands: [], modifiers: [] };
  const operands = splitAt(text.slice(blank + 1), ",");
  const [last, ...modifiers] = splitAt(operands.pop()!, " ").filter((part) => part !== "");
  if (last !== undefined) operands.push(last);
  return { mnemonic: text.slice(0, blank), operands, modifiers };
}

/** Parts between separators outside brackets and bars. */
function splitAt(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const c of text) {
    if ("([{".includes(c)) depth++;
    else if (")]}".includes(c)) depth--;
    if (c === separator && depth === 0) {
      parts.push(part.trim());
      part = "";
    } else part += c;
  }
  parts.push(part.trim());
  return parts;
}

export const join = ({ mnemonic, operands, modifiers }: Text): string =>
  `${mnemonic}${operands.length > 0 ? ` ${operands.join(", ")}` : ""}${modifiers.map((one) => ` ${one}`).join("")}`;

const OPERANDS = (
  "v1 v2 v3 v127 v128 v255 v[1:2] v[2:3] v[4:7] v[3:6] v[2:4] v[8:15] v[0:1] a1 a[2:3] v1.l v1.h v200.h s1 s2 s5 s101 s102 s[2:3] s[3:4] " +
  "s[4:7] s[6:9] s[4:6] s[8:15] s[4:11] vcc vcc_lo vcc_hi exec exec_lo exec_hi m0 null off scc src_scc vccz execz src_vccz src_execz " +
  "ttmp3 ttmp[4:5] ttmp[4:7] flat_scratch flat_scratch_lo xnack_mask xnack_mask_lo tba tma_lo src_shared_base src_shared_limit " +
  "src_private_base src_pops_exiting_wave_id src_lds_direct lds_direct src_flat_scratch_base_lo src_flat_scratch_base " +
  "0 1 -1 16 -16 -17 64 65 100 255 256 0x12345678 0xffffffff 0xffffffffffffffff 0x100000000 -0x80000000 0x8000 0xffff -32768 65535 65536 " +
  "0.0 0.5 -0.5 1.0 -1.0 2.0 4.0 -4.0 8.0 0.15915494 0.15915494309189532 1.5 1e3 -1.5 0x3f800000 0x3c00 0x4000000000000000 0x3e22f983 0x3118 " +
  "lit(1) lit(0x12345678) lit64(1) 1+2 (5) -(5) ~1 1<<3 0b101 017 [s2,s3] [v1,v2] [s2] [v1] s[2] v[1] s[1+1] v[1:1+1] v[4:4] -v1 |v1| -|v1| abs(v1) neg(v1) " +
  "neg(abs(v1)) neg(|v1|) -abs(v1) |-v1| sext(v1) -sext(v1) sext(-v1) sext(|v1|) -s1 |s1| -1.0 |1.0| neg(1) neg(1.0) -(1.0) abs(-1.0) |-1| -|1| -|2.0| -|-2.0| " +
  "hwreg(HW_REG_MODE) hwreg(1,0,32) sendmsg(1) attr0.x p10 mrt0 pos0 vmcnt(0) V1 S1 VCC"
).split(" ");

const MODIFIERS = (
  "clamp mul:2 mul:4 div:2 mul:1 mul:3 op_sel:[1,0] op_sel:[0,1] op_sel:[1,0,0] op_sel:[0,0,0,1] op_sel_hi:[0,0] op_sel_hi:[1,1] op_sel_hi:[0,1,1] " +
  "neg_lo:[1,0] neg_lo:[0,1,0] neg_hi:[1,0] neg_hi:[0,0,1] offset:0 offset:1 offset:8 offset:16 offset:-1 offset:4095 offset:4096 offset:0xffff offset:65536 offset:-4096 offset:-8388608 offset0:1 offset1:255 offset0:256 " +
  "glc slc dlc scc nt sc0 sc1 lds gds tfe lwe unorm da r128 a16 d16 nv offen idxen nooffen noglc noclamp scale_offset " +
  "th:TH_LOAD_NT th:TH_STORE_NT th:TH_ATOMIC_RETURN th:0x3 scope:SCOPE_SYS scope:SCOPE_CU scope:2 " +
  "dmask:0x1 dmask:0xf dmask:0 dmask:0x10 dim:SQ_RSRC_IMG_2D dim:1D dim:3 dim:SQ_RSRC_IMG_2D_ARRAY " +
  "quad_perm:[0,1,2,3] quad_perm:[3,2,1,0] row_shl:1 row_shl:0 row_shl:16 row_shr:15 row_ror:7 row_mirror row_half_mirror row_share:3 row_xmask:5 row_newbcast:3 row_bcast:15 row_bcast:31 " +
  "wave_shl:1 wave_rol:1 wave_shr:1 row_mask:0xf row_mask:0x1 bank_mask:0xf bank_mask:0x3 bound_ctrl:0 bound_ctrl:1 bound_ctrl:2 fi:1 fi:0 fi:2 dpp8:[7,6,5,4,3,2,1,0] dpp8:[0,0,0,0,0,0,0,0] " +
  "dst_sel:DWORD dst_sel:BYTE_1 dst_unused:UNUSED_PAD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src0_sel:WORD_1 src1_sel:DWORD src1_sel:BYTE_3 " +
  "cbsz:1 abid:1 blgp:1 cbsz:7 neg:[1,0,0] format:[BUF_FMT_32_FLOAT] format:1 format:63 format:[BUF_DATA_FORMAT_32] dfmt:1 nfmt:1 " +
  "wait_exp:1 wait_vdst:3 wait_va_vdst:1 wait_vm_vsrc:0 byte_sel:1 index_key:1 bitop3:0x55 bitop3:255 matrix_a_fmt:MATRIX_FMT_FP8 matrix_a_reuse en vm done compr row_en high"
).split(" ");

const IMMEDIATES = (
  "0 1 -1 255 0xffff 65536 -32768 -32769 hwreg(HW_REG_MODE) hwreg(HW_REG_MODE,0,1) hwreg(HW_REG_MODE, 31, 32) hwreg(1) hwreg(64) hwreg(1,2) hwreg(HW_REG_NOPE) {id:~1,~offset:~0,~size:~2} {id:1} {size:3,id:2} hwreg(0x3,1,1) " +
  "hwreg(HW_REG_STATUS) hwreg(HW_REG_TRAPSTS) hwreg(HW_REG_HW_ID) hwreg(HW_REG_HW_ID1) hwreg(HW_REG_SH_MEM_BASES) hwreg(HW_REG_XCC_ID) hwreg(HW_REG_WAVE_MODE) hwreg(HW_REG_FLAT_SCR_LO) hwreg(HW_REG_SHADER_CYCLES) hwreg(HW_REG_IB_STS2) " +
  "sendmsg(MSG_INTERRUPT) sendmsg(1) sendmsg(MSG_GS,GS_OP_EMIT,0) sendmsg(MSG_GS,~GS_OP_CUT,~1) sendmsg(MSG_GS_DONE,GS_OP_NOP) sendmsg(MSG_GS,GS_OP_NOP) sendmsg(2,1) sendmsg(2,1,3) sendmsg(2,1,4) sendmsg(15,~1) sendmsg(MSG_SYSMSG,SYSMSG_OP_TTRACE_PC) sendmsg(MSG_SYSMSG) sendmsg(MSG_SAVEWAVE) sendmsg(MSG_RTN_GET_TMA) sendmsg(MSG_DEALLOC_VGPRS) sendmsg(MSG_HS_TESSFACTOR) sendmsg(128) sendmsg(999) sendmsg(MSG_INTERRUPT,0,0) sendmsg(MSG_INTERRUPT,1) sendmsg(MSG_GS_ALLOC_REQ) sendmsg(MSG_GET_DOORBELL) sendmsg(MSG_ORDERED_PS_DONE) " +
  "vmcnt(0) vmcnt(63) vmcnt(64) expcnt(7) expcnt(8) lgkmcnt(15) lgkmcnt(63) lgkmcnt_sat(99) vmcnt_sat(1000) vmcnt(0)&lgkmcnt(0) vmcnt(0)~&~expcnt(1) vmcnt(1),lgkmcnt(1) vmcnt(1)~expcnt(1)~lgkmcnt(1) vmcnt(0)~vmcnt(1) vmcnt(0)& vmcnt vmcnt() " +
  "depctr_va_vdst(0) depctr_va_sdst(0)~depctr_va_vdst(1) depctr_va_ssrc(1) depctr_hold_cnt(0) depctr_va_vcc(1) depctr_sa_sdst(0) depctr_vm_vsrc(7) depctr_vm_vsrc(8) depctr_va_vdst_sat(99) " +
  "instid0(VALU_DEP_1) instid0(VALU_DEP_1)~|~instskip(NEXT)~|~instid1(SALU_CYCLE_1) instid1(VALU_DEP_2) instskip(SKIP_4) instid0(VALU_DEP_5) instid0(NO_DEP) instid0(VALU_DEP_1)|instid0(VALU_DEP_2) " +
  "gpr_idx(SRC0,DST) gpr_idx() gpr_idx(SRC0,SRC0) gpr_idx(SRC9) offset:swizzle(QUAD_PERM,0,1,2,3) UC_VERSION_GFX10 UC_VERSION_GFX11|UC_VERSION_W32_BIT 1.0 0.5 1.5 1.5e0 16384.0"
)
  .split(" ")
  .map((one) => one.replaceAll("~", " "));

const SUFFIXES = ["", "_e32", "_e64", "_dpp", "_sdwa", "_e64_dpp", "_dpp8"];

const REGISTER = /^([vsa]|ttmp|acc)(?:(\d+)|\[(\d+):(\d+)\])$/;
const register = (file: string, first: number, count: number): string =>
  count === 1 ? `${file}${first}` : `${file}[${first}:${first + count - 1}]`;

/** The inside of signs and bars around an operand, and what stands around it. */
function inner(operand: string): { before: string; text: string; after: string } {
  const [, before, text, after] = /^((?:-|\||neg\(|abs\(|sext\()*)(.*?)([|)]*)$/.exec(operand)!;
  return { before: before!, text: text!, after: after! };
}

interface Register {
  readonly index: number;
  readonly file: string;
  readonly first: number;
  readonly count: number;
  readonly put: (text: string) => void;
}

function registersOf(text: Text): Register[] {
  return text.operands.flatMap((operand, index): Register[] => {
    const { before, text: name, after } = inner(operand);
    const match = REGISTER.exec(name);
    if (match === null) return [];
    const first = Number(match[2] ?? match[3]);
    const count = match[4] === undefined ? 1 : Number(match[4]) - first + 1;
    return [
      {
        index,
        file: match[1]!,
        first,
        count,
        put: (other) => (text.operands[index] = before + other + after),
      },
    ];
  });
}

const pick = <T>(list: readonly T[], below: Below): T => list[below(list.length)]!;

/** Changes a text in place; false when there is nothing of the kind to change. Or gives the whole text anew. */
type Mutation = (text: Text, below: Below) => boolean | string;

const onRegister =
  (change: (one: Register, below: Below) => string | undefined): Mutation =>
  (text, below) => {
    const found = registersOf(text);
    if (found.length === 0) return false;
    const one = pick(found, below);
    const changed = change(one, below);
    if (changed === undefined) return false;
    one.put(changed);
    return true;
  };

/** Rewrites one integer of the text, outside registers. */
const onNumber =
  (change: (value: bigint, below: Below) => string): Mutation =>
  (text, below) => {
    const places: ((value: string) => void)[] = [];
    const values: string[] = [];
    text.operands.forEach((operand, i) => {
      if (!/^-?(0x[0-9a-f]+|\d+)$/.test(operand)) return;
      values.push(operand);
      places.push((value) => (text.operands[i] = value));
    });
    text.modifiers.forEach((modifier, i) => {
      const match = /^(\w+:)(-?(?:0x[0-9a-f]+|\d+))$/.exec(modifier);
      if (match === null) return;
      values.push(match[2]!);
      places.push((value) => (text.modifiers[i] = match[1]! + value));
    });
    if (places.length === 0) return false;
    const i = below(places.length);
    const negative = values[i]!.startsWith("-");
    const size = BigInt(negative ? values[i]!.slice(1) : values[i]!);
    places[i]!(change(negative ? -size : size, below));
    return true;
  };

const signedBase = (value: bigint, base: number, prefix: string): string =>
  value < 0n ? `-${prefix}${(-value).toString(base)}` : prefix + value.toString(base);

const onOperand =
  (change: (operand: string, below: Below) => string): Mutation =>
  (text, below) => {
    if (text.operands.length === 0) return false;
    const i = below(text.operands.length);
    text.operands[i] = change(text.operands[i]!, below);
    return true;
  };

const onModifier =
  (change: (modifier: string, below: Below) => string): Mutation =>
  (text, below) => {
    if (text.modifiers.length === 0) return false;
    const i = below(text.modifiers.length);
    const before = text.modifiers[i]!;
    text.modifiers[i] = change(before, below);
    return before !== text.modifiers[i];
  };

/** By name. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  none: () => true,
  "drop modifier": (text, below) => {
    if (text.modifiers.length === 0) return false;
    text.modifiers.splice(below(text.modifiers.length), 1);
    return true;
  },
  "repeat modifier": (text, below) => {
    if (text.modifiers.length === 0) return false;
    text.modifiers.splice(below(text.modifiers.length + 1), 0, pick(text.modifiers, below));
    return true;
  },
  "reorder modifiers": (text, below) => {
    if (text.modifiers.length < 2) return false;
    const [one] = text.modifiers.splice(below(text.modifiers.length), 1);
    text.modifiers.splice(below(text.modifiers.length + 1), 0, one!);
    return true;
  },
  "add modifier": (text, below) => {
    text.modifiers.splice(below(text.modifiers.length + 1), 0, pick(MODIFIERS, below));
    return true;
  },
  "change modifier": onModifier((modifier, below) => {
    const name = modifier.split(":")[0]!;
    const others = MODIFIERS.filter((one) => one.startsWith(`${name}:`));
    return others.length > 0 ? pick(others, below) : modifier;
  }),
  "modifier with blanks": onModifier((modifier) => modifier.replace(":", " : ").replaceAll(",", " , ")),
  "modifier in capitals": onModifier((modifier) => modifier.toUpperCase()),
  "commas between modifiers": (text) =>
    text.modifiers.length > 0 && `${text.mnemonic} ${[...text.operands, ...text.modifiers].join(", ")}`,
  "no commas": (text) =>
    text.operands.length > 1 && `${text.mnemonic} ${[...text.operands, ...text.modifiers].join(" ")}`,
  "comma behind": (text) => `${join(text)},`,
  "double comma": (text) => text.operands.length > 1 && join(text).replace(",", ",,"),
  "tight commas": (text) => text.operands.length > 1 && join(text).replaceAll(", ", ","),
  "wide blanks": (text) => `  ${join(text).replaceAll(" ", "\t ").replaceAll(",", " ,")}  `,
  "blanks in brackets": (text) =>
    /[[(|]/.test(join(text)) &&
    join(text)
      .replace(/[[(]/g, "$& ")
      .replace(/[\])]/g, " $&")
      .replaceAll(":", " : ")
      .replace(/\|([^|]*)\|/g, "| $1 |"),
  "mnemonic in capitals": (text) => {
    text.mnemonic = text.mnemonic.toUpperCase();
    return true;
  },
  "operand in capitals": onOperand((operand) => operand.toUpperCase()),
  "drop operand": (text, below) => {
    if (text.operands.length === 0) return false;
    text.operands.splice(below(text.operands.length), 1);
    return true;
  },
  "repeat operand": (text, below) => {
    if (text.operands.length === 0) return false;
    text.operands.splice(below(text.operands.length + 1), 0, pick(text.operands, below));
    return true;
  },
  "swap operands": (text, below) => {
    if (text.operands.length < 2) return false;
    const i = below(text.operands.length - 1);
    [text.operands[i], text.operands[i + 1]] = [text.operands[i + 1]!, text.operands[i]!];
    return true;
  },
  "other operand": onOperand((_, below) => pick(OPERANDS, below)),
  "other immediate": (text, below) => {
    const at = text.operands.findIndex((operand) => !REGISTER.test(operand));
    if (at < 0 || !text.mnemonic.startsWith("s_")) return false;
    text.operands.length = at + 1;
    text.operands[at] = pick(IMMEDIATES, below);
    text.modifiers.length = 0;
    return true;
  },
  "other register number": onRegister(({ file, first, count }, below) =>
    register(
      file,
      pick([first + 1, first ^ 1, first + 2, 0, 255, 254, 128, 100, 101, 102, 104, 106], below),
      count,
    ),
  ),
  "other register size": onRegister(({ file, first, count }, below) =>
    register(file, first, pick([1, 2, 3, 4, count + 1, Math.max(1, count - 1), 8, 16], below)),
  ),
  "other register file": onRegister(({ first, count }, below) =>
    register(pick(["v", "s", "a", "ttmp"], below), first, count),
  ),
  "register in brackets": onRegister(({ file, first, count }) =>
    count === 1 ? `${file}[${first}]` : undefined,
  ),
  "register as a range": onRegister(({ file, first, count }) => `${file}[${first}:${first + count - 1}]`),
  "register by expressions": onRegister(
    ({ file, first, count }) => `${file}[${first}+0${count > 1 ? `:2*${first + count - 1}/2` : ""}]`,
  ),
  "register list": onRegister(
    ({ file, first, count }) =>
      `[${Array.from({ length: count }, (_, i) => `${file}${first + i}`).join(first % 2 === 0 ? "," : ", ")}]`,
  ),
  "half of a register": onRegister(({ file, first, count }, below) =>
    file === "v" && count === 1 ? `v${first}.${pick(["l", "h"], below)}` : undefined,
  ),
  "register with zeros": onRegister(({ file, first, count }) =>
    count === 1 ? `${file}0${first}` : `${file}[0x${first.toString(16)}:${first + count - 1}]`,
  ),
  "minus in front": onOperand((operand) => `-${operand}`),
  "bars around": onOperand((operand) => `|${operand}|`),
  "minus and bars": onOperand((operand) => `-|${operand}|`),
  "neg() around": onOperand((operand) => `neg(${operand})`),
  "abs() around": onOperand((operand) => `abs(${operand})`),
  "neg(abs()) around": onOperand((operand) => `neg(abs(${operand}))`),
  "neg(||) around": onOperand((operand) => `neg(|${operand}|)`),
  "-abs() around": onOperand((operand) => `-abs(${operand})`),
  "sext() around": onOperand((operand) => `sext(${operand})`),
  "parentheses around": onOperand((operand) => `(${operand})`),
  "lit() around": onOperand((operand) => `lit(${operand})`),
  "signs in words": (text) => {
    const before = join(text);
    text.operands = text.operands.map((operand) =>
      operand.replace(/\|([^|]*)\|/, "abs($1)").replace(/^-([a-z].*)$/, "neg($1)"),
    );
    return join(text) !== before;
  },
  "number in hexadecimal": onNumber((value) => signedBase(value, 16, "0x")),
  "number in decimal": onNumber((value) => value.toString()),
  "number in binary": onNumber((value) => signedBase(value, 2, "0b")),
  "number in octal": onNumber((value) => signedBase(value, 8, "0")),
  "number as h": onNumber((value) => `0${signedBase(value, 16, "")}h`),
  "number as a sum": onNumber((value) => `${value - 1n}+1`),
  "number as a spaced sum": onNumber((value) => `${value - 1n} + 1`),
  "number in parentheses": onNumber((value) => `(${value})`),
  "number negated": onNumber((value) => (-value).toString()),
  "number inverted": onNumber((value) => `~${value}`),
  "number beside": onNumber((value, below) =>
    (
      value + pick([1n, -1n, 64n, 256n, 4096n, 65536n, 1n << 20n, 1n << 24n, 1n << 31n, 1n << 32n], below)
    ).toString(),
  ),
  "number as a float": onNumber((value) => `${value}.0`),
  "without suffix": (text) => {
    const plain = text.mnemonic.replace(/_(e32|e64_dpp|e64|dpp|sdwa)$/, "");
    if (plain === text.mnemonic) return false;
    text.mnemonic = plain;
    return true;
  },
  "other suffix": (text, below) => {
    text.mnemonic = text.mnemonic.replace(/_(e32|e64_dpp|e64|dpp|sdwa)$/, "") + pick(SUFFIXES, below);
    return true;
  },
  "vcc by wave": (text) => {
    const at = text.operands.findIndex((operand) => /^vcc/.test(operand));
    if (at < 0) return false;
    text.operands[at] = text.operands[at] === "vcc" ? "vcc_lo" : "vcc";
    return true;
  },
};

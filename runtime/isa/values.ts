import type { NamedRun, NamedValue, OperandKind, OperandType } from "./model.js";

const KIND_BY_TYPE: Readonly<Record<string, OperandKind>> = {
  OPR_LABEL: "label",
  OPR_HWREG: "hwreg",
  OPR_SENDMSG: "sendmsg",
  OPR_SENDMSG_RTN: "sendmsg",
  OPR_GPUMEM: "memory",
  OPR_DSMEM: "memory",
};

/** Register files as AMD's names begin, and as assembly writes them. */
const FILES: Readonly<Record<string, { kind: OperandKind; file: string }>> = {
  v: { kind: "vgpr", file: "v" },
  acc: { kind: "accvgpr", file: "a" },
  s: { kind: "sgpr", file: "s" },
  TTMP: { kind: "sgpr", file: "ttmp" },
};

/** Lists the values of an operand type by code. */
export function namedValues(type: string, runs: readonly NamedRun[]): (NamedValue | undefined)[] {
  const values: (NamedValue | undefined)[] = [];
  for (const run of runs) {
    const file = run.first === null ? undefined : FILES[run.prefix];
    for (let i = 0; i < run.count; i++) {
      const index = (run.first ?? 0) + i;
      const name = run.first === null ? run.prefix : run.prefix + String(index);
      const kind = KIND_BY_TYPE[type] ?? file?.kind ?? kindOfName(name);
      values[run.value + i] = { kind, name, file: file?.file ?? null, index };
    }
  }
  return values;
}

function kindOfName(name: string): OperandKind {
  if (/^-?[\d.]+$/.test(name)) return "inline";
  return name.startsWith("SRC_LITERAL") ? "literal" : "special";
}

/** The kind of the operand that `code` stands for in `type`. Codes that the type does not list are immediates. */
export function kindOf(type: OperandType, code: number): OperandKind {
  return type.values[code]?.kind ?? KIND_BY_TYPE[type.name] ?? "immediate";
}

/** Assembly's spelling of registers that AMD's tables name by halves. */
const PAIRS: Readonly<Record<string, string>> = {
  VCC_LO: "vcc",
  EXEC_LO: "exec",
  FLAT_SCRATCH_LO: "flat_scratch",
  XNACK_MASK_LO: "xnack_mask",
  SRC_FLAT_SCRATCH_BASE_LO: "src_flat_scratch_base",
};

/** How assembly names `code` of `type` as an operand of `size` bits. */
export function nameOf(type: OperandType, code: number, size: number): string {
  const value = type.values[code];
  if (value === undefined) return `0x${code.toString(16)}`;
  const registers = (size + 31) >> 5;
  const { file, index, name } = value;
  if (file !== null) return rangeText(file, index, registers);
  return (registers === 2 ? PAIRS[name] : undefined) ?? name.toLowerCase();
}

/** v5, v[4:5], s[2:3]. Scalar tuples begin at multiples of 2 or 4: hardware and LLVM ignore the bits below. */
function rangeText(file: string, index: number, registers: number): string {
  if (registers <= 1) return file + String(index);
  const alignment = file === "s" || file === "ttmp" ? (registers === 2 ? 2 : 4) : 1;
  const first = index - (index % alignment);
  return `${file}[${first}:${first + registers - 1}]`;
}

import type { NamedRun, OperandType } from "./model.js";

/** What an operand is. */
export type OperandKind =
  | "vgpr"
  | "accvgpr"
  | "sgpr"
  | "special"
  | "inline"
  | "literal"
  | "immediate"
  | "label"
  | "hwreg"
  | "sendmsg"
  | "memory";

/** The run of `type` that holds `value`, or undefined. */
export function runOf(runs: readonly NamedRun[], value: number): NamedRun | undefined {
  return runs.find((run) => value >= run.value && value < run.value + run.count);
}

/** The name of `value` within its run, as AMD writes it. */
export function runName(run: NamedRun, value: number): string {
  if (run.first === null) return run.prefix;
  return run.prefix + String(run.first + value - run.value);
}

const KIND_BY_TYPE: Readonly<Record<string, OperandKind>> = {
  OPR_LABEL: "label",
  OPR_HWREG: "hwreg",
  OPR_SENDMSG: "sendmsg",
  OPR_SENDMSG_RTN: "sendmsg",
  OPR_GPUMEM: "memory",
  OPR_DSMEM: "memory",
};

/** The kind of the operand that `value` stands for in `type`. Values that the type does not list are immediates. */
export function kindOf(type: OperandType, value: number): OperandKind {
  const byType = KIND_BY_TYPE[type.name];
  if (byType !== undefined) return byType;
  const run = runOf(type.runs, value);
  if (run === undefined) return "immediate";
  if (run.first !== null) {
    if (run.prefix === "v") return "vgpr";
    if (run.prefix === "acc") return "accvgpr";
    if (run.prefix === "s" || run.prefix === "TTMP") return "sgpr";
  }
  if (/^-?$/.test(run.prefix) || /^-?[\d.]+$/.test(run.prefix)) return "inline";
  if (run.prefix === "SRC_LITERAL" || run.prefix === "SRC_LITERAL64") return "literal";
  return "special";
}

/** Assembly's spelling of registers that AMD's tables name by halves. */
const PAIRS: Readonly<Record<string, string>> = {
  VCC_LO: "vcc",
  EXEC_LO: "exec",
  FLAT_SCRATCH_LO: "flat_scratch",
  XNACK_MASK_LO: "xnack_mask",
  SRC_FLAT_SCRATCH_BASE_LO: "src_flat_scratch_base",
};

/** How assembly names `value` of `type` as an operand of `size` bits. */
export function nameOf(type: OperandType, value: number, size: number): string {
  const run = runOf(type.runs, value);
  if (run === undefined) return `0x${value.toString(16)}`;
  const name = runName(run, value);
  const registers = Math.ceil(size / 32);
  const file = run.first === null ? undefined : FILES[run.prefix];
  if (file !== undefined) {
    const first = run.first! + value - run.value;
    return registers <= 1 ? `${file}${first}` : `${file}[${first}:${first + registers - 1}]`;
  }
  if (registers === 2) {
    const pair = PAIRS[name];
    if (pair !== undefined) return pair;
  }
  return name.toLowerCase();
}

const FILES: Readonly<Record<string, string>> = { v: "v", acc: "a", s: "s", TTMP: "ttmp" };

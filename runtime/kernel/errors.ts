/** A file that is no AMDGPU code object, or one that is damaged. */
export class ElfError extends Error {
  override readonly name = "ElfError";
  /** Byte offset in the file at which the fault lies; 0, which the message leaves out, for the file as a whole. */
  readonly offset: number;
  /** What is wrong, in words. */
  readonly reason: string;

  constructor(offset: number, reason: string) {
    super(offset === 0 ? reason : `${reason} at offset ${offset}`);
    this.offset = offset;
    this.reason = reason;
  }
}

/** A request to load or dispatch that cannot be met: unknown kernel, wrong argument, sizes out of range. */
export class KernelError extends Error {
  override readonly name = "KernelError";
}

export type ExecutionFault =
  /** every wave of a workgroup waits, and nothing can wake one of them */
  | "deadlock"
  /** the limit of steps is used up */
  | "runaway"
  /** the program counter left the code, or points at bytes that are no instruction */
  | "decode"
  /** an instruction, message or trap that is not supported */
  | "unsupported"
  /** s_trap, or a halt that nobody ends */
  | "trap";

/** Execution that stopped; memory faults are `MemoryFault`. */
export class ExecutionError extends Error {
  override readonly name = "ExecutionError";
  readonly fault: ExecutionFault;
  /** What went wrong, without where. */
  readonly reason: string;
  /** Byte address of the instruction at fault. */
  readonly pc: number;
  /** Workgroup (x, y, z) and wave within it, when known. */
  readonly workgroup: readonly [number, number, number] | null;
  readonly wave: number | null;

  constructor(
    fault: ExecutionFault,
    reason: string,
    pc: number,
    workgroup: readonly [number, number, number] | null = null,
    wave: number | null = null,
  ) {
    const where = workgroup === null ? "" : `, workgroup ${workgroup.join(",")} wave ${wave ?? 0}`;
    super(`${reason} (pc 0x${pc.toString(16)}${where})`);
    this.fault = fault;
    this.reason = reason;
    this.pc = pc;
    this.workgroup = workgroup;
    this.wave = wave;
  }
}

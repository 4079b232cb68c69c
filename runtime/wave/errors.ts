/** A program that cannot go on: it ran past its end, too long, or into bytes that are no instruction. */
export class RunError extends Error {
  override readonly name: string = "RunError";
  /** Byte address of the instruction at fault. */
  readonly pc: number;
  /** What is wrong, in words. */
  readonly reason: string;

  constructor(pc: number, reason: string) {
    super(`${reason} at pc 0x${pc.toString(16)}`);
    this.pc = pc;
    this.reason = reason;
  }
}

/** An instruction, or a form or modifier of one, that has no semantics yet. */
export class UnsupportedError extends RunError {
  override readonly name: string = "UnsupportedError";
  /** The instruction's name. */
  readonly instruction: string;

  /** @param detail what about the instruction is missing; empty when it is missing altogether */
  constructor(instruction: string, pc: number, detail = "") {
    super(pc, `unsupported instruction ${instruction}${detail === "" ? "" : ` (${detail})`}`);
    this.instruction = instruction;
  }
}

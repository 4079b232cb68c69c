/** Faults of kernels, with the instruction that they happened in. */
import { ExecutionError, MemoryFault } from "../generated/kernel.js";

/** Adds the instruction's text to the message of a fault, which stays the error that it is. */
export function withText<T>(error: T, textAt: (pc: number) => string | null): T {
  if (!(error instanceof MemoryFault || error instanceof ExecutionError) || error.pc === null) return error;
  const text = textAt(error.pc);
  if (text !== null) error.message += `: ${text}`;
  return error;
}

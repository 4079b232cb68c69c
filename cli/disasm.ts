/** `amdgpu-isa disasm`: hexadecimal bytes to one line of assembly text. */
import { disassemblerOf, type AsmTarget } from "../runtime/asm/target.js";
import type { AsmOptions } from "../runtime/asm/disassembler.js";
import { messageOf, parseHex } from "./lines.js";

/** The answer to one line of input; an error is a line of its own. */
export function disasmLine(target: AsmTarget, line: string, options: AsmOptions = {}): string {
  try {
    return disassemblerOf(target, options).disassemble(parseHex(line));
  } catch (error) {
    return `error: ${messageOf(error)}`;
  }
}

/** Answers in the order of the lines. */
export function* disasm(
  target: AsmTarget,
  lines: Iterable<string>,
  options: AsmOptions = {},
): Generator<string> {
  for (const line of lines) yield disasmLine(target, line, options);
}

/** `amdgpu-isa asm`: assembly text to hexadecimal bytes, line by line or a whole source. */
import type { AsmOptions } from "../runtime/asm/disassembler.js";
import { assembleSource } from "../runtime/asm/source.js";
import { assemblerOf, type AsmTarget } from "../runtime/asm/target.js";
import { lineError, toHex } from "./lines.js";

/** The answer to one instruction: its bytes, or a line that says what is wrong. */
export function asmLine(target: AsmTarget, line: string, options: AsmOptions = {}): string {
  try {
    return toHex(assemblerOf(target, options).assemble(line.replace(/\s*(\/\/|;).*$/, "")));
  } catch (error) {
    return `error: ${lineError(error)}`;
  }
}

/** Answers in the order of the lines. */
export function* asm(
  target: AsmTarget,
  lines: Iterable<string>,
  options: AsmOptions = {},
): Generator<string> {
  for (const line of lines) yield asmLine(target, line, options);
}

/** A whole source: the code as one line of hexadecimal digits, and the errors, each with file, line and column. */
export function asmFile(
  target: AsmTarget,
  source: string,
  name: string,
  options: AsmOptions = {},
): { readonly hex: string; readonly errors: readonly string[] } {
  const { bytes, errors } = assembleSource(target, source, options);
  return { hex: toHex(bytes), errors: errors.map((error) => `${name}:${error.message}`) };
}

/** Assembly text of one generation, both ways, in LLVM's syntax. */
import type { AsmOptions } from "./disassembler.js";
import { assemblerOf, disassemblerOf, type AsmTarget } from "./target.js";

export { AsmError } from "./errors.js";
export { Assembler } from "./assembler.js";
export { Disassembler, type AsmOptions } from "./disassembler.js";
export { listing, listingText, type ListingLine, type ListingOptions } from "./listing.js";
export { assembleSource, type Assembly } from "./source.js";
export type { AsmTables } from "./tables.js";
export { assemblerOf, disassemblerOf, type AsmTarget } from "./target.js";

/**
 * Text of the instruction at `options.offset` (0 by default); bytes after it are ignored.
 * @throws DecodeError when there is none
 */
export const disassemble = (
  target: AsmTarget,
  bytes: Uint8Array,
  options: AsmOptions & { readonly offset?: number } = {},
): string => disassemblerOf(target, options).disassemble(bytes, options.offset ?? 0);

/** Bytes of one instruction. @throws AsmError with the position in the text */
export const assemble = (target: AsmTarget, text: string, options: AsmOptions = {}): Uint8Array =>
  assemblerOf(target, options).assemble(text);

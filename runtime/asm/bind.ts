/** The assembly functions of one generation, without the argument that says which; generated `<generation>/asm.ts` exports them. */
import type { AsmOptions } from "./disassembler.js";
import { listing, listingText, type ListingLine, type ListingOptions } from "./listing.js";
import { assembleSource, type Assembly } from "./source.js";
import { assemblerOf, disassemblerOf, type AsmTarget } from "./target.js";

export interface BoundAsm {
  /**
   * Text of the instruction at `options.offset` (0 by default); bytes after it are ignored.
   * @throws DecodeError when there is none
   */
  readonly disassemble: (bytes: Uint8Array, options?: AsmOptions & { readonly offset?: number }) => string;
  /** All of `code`, a line an instruction; bytes that are none become `.long`, and reading goes on behind them. */
  readonly listing: (code: Uint8Array, options?: ListingOptions) => ListingLine[];
  /** The listing as source text that assembles to the same bytes. */
  readonly listingText: (code: Uint8Array, options?: ListingOptions) => string;
  /** Bytes of one instruction. @throws AsmError with line, column and what was expected */
  readonly assemble: (text: string, options?: AsmOptions) => Uint8Array;
  /** A whole source: labels, directives, many lines. Errors are in the result, one a line; other lines stand. */
  readonly assembleSource: (text: string, options?: AsmOptions) => Assembly;
}

export const bindAsm = (target: AsmTarget): BoundAsm => ({
  disassemble: (bytes, options = {}) =>
    disassemblerOf(target, options).disassemble(bytes, options.offset ?? 0),
  listing: (code, options) => listing(target, code, options),
  listingText: (code, options) => listingText(target, code, options),
  assemble: (text, options = {}) => assemblerOf(target, options).assemble(text),
  assembleSource: (text, options) => assembleSource(target, text, options),
});

import { DecodeError } from "../isa/errors.js";
import type { AsmOptions } from "./disassembler.js";
import { disassemblerOf, type AsmTarget } from "./target.js";

/** One line of a listing. */
export interface ListingLine {
  /** Byte offset in the code. */
  readonly offset: number;
  /** Size in bytes. */
  readonly size: number;
  /** Instruction, or `.long` / `.byte` for bytes that are none. */
  readonly text: string;
  /** Name of the place when a branch of the code goes there. */
  readonly label: string | null;
  /** Offset that a branch goes to, null for other instructions. */
  readonly target: number | null;
}

export interface ListingOptions extends AsmOptions {
  /** Name places that branches go to and write the names instead of distances. */
  readonly labels?: boolean;
  /** Names of places by offset, e.g. functions of the symbol table. */
  readonly names?: ReadonlyMap<number, string>;
}

/** Disassembles all of `code`. Bytes that are no instruction become `.long`, and reading goes on behind them. */
export function listing(target: AsmTarget, code: Uint8Array, options: ListingOptions = {}): ListingLine[] {
  const disassembler = disassemblerOf(target, options);
  const lines: { offset: number; size: number; text: string; target: number | null }[] = [];
  const starts = new Set<number>();
  for (let offset = 0; offset < code.length;) {
    let line: (typeof lines)[number];
    try {
      const inst = disassembler.decode(code, offset);
      const distance = disassembler.branchDistance(inst);
      line = {
        offset,
        size: inst.size,
        text: disassembler.print(inst),
        target: distance === undefined ? null : offset + inst.size + distance,
      };
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      line = { ...data(code, offset), target: null };
    }
    lines.push(line);
    starts.add(offset);
    offset += line.size;
  }
  const names = new Map(options.names);
  if (options.labels === true) {
    const targets = lines.map((line) => line.target).filter((at) => at !== null && starts.has(at));
    [...new Set(targets)]
      .sort((a, b) => a! - b!)
      .forEach((at, i) => {
        if (!names.has(at!)) names.set(at!, `L${i}`);
      });
  }
  return lines.map((line) => {
    const name = options.labels === true && line.target !== null ? names.get(line.target) : undefined;
    // The distance is the last operand of every branch.
    const text = name === undefined ? line.text : line.text.replace(/\d+$/, name);
    return { ...line, text, label: names.get(line.offset) ?? null };
  });
}

/** The listing as source text that assembles to the same bytes. */
export function listingText(target: AsmTarget, code: Uint8Array, options: ListingOptions = {}): string {
  let text = "";
  for (const line of listing(target, code, { labels: true, ...options })) {
    if (line.label !== null) text += `${line.label}:\n`;
    text += `\t${line.text}\n`;
  }
  return text;
}

/** A dword as data, or the bytes that are left. */
function data(code: Uint8Array, offset: number): { offset: number; size: number; text: string } {
  const bytes = [...code.subarray(offset, offset + 4)];
  if (bytes.length < 4) return { offset, size: bytes.length, text: `.byte ${bytes.map(hex).join(", ")}` };
  const word = bytes.reduceRight((value, byte) => value * 256 + byte, 0);
  return { offset, size: 4, text: `.long 0x${word.toString(16).padStart(8, "0")}` };
}

const hex = (byte: number): string => `0x${byte.toString(16).padStart(2, "0")}`;

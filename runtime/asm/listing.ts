import { DecodeError } from "../isa/errors.js";
import type { AsmOptions, Disassembler } from "./disassembler.js";
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

/** A line whose texts may still change. */
type Draft = { -readonly [name in keyof ListingLine]: ListingLine[name] };

/** Disassembles all of `code`. Bytes that are no instruction become `.long`, and reading goes on behind them. */
export function listing(target: AsmTarget, code: Uint8Array, options: ListingOptions = {}): ListingLine[] {
  const disassembler = disassemblerOf(target, options);
  const lines: Draft[] = [];
  const branches: Draft[] = [];
  for (let offset = 0; offset < code.length;) {
    const line = lineAt(disassembler, code, offset);
    lines.push(line);
    if (line.target !== null) branches.push(line);
    offset += line.size;
  }
  const names = new Map(options.names);
  if (options.labels === true) nameTargets(lines, branches, names);
  for (const [offset, name] of names) {
    const line = lineOf(lines, offset);
    if (line !== undefined) line.label = name;
  }
  return lines;
}

function lineAt(disassembler: Disassembler, code: Uint8Array, offset: number): Draft {
  try {
    const inst = disassembler.decode(code, offset);
    const distance = disassembler.branchDistance(inst);
    const target = distance === undefined ? null : offset + inst.size + distance;
    return { offset, size: inst.size, text: disassembler.print(inst), label: null, target };
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return data(code, offset);
  }
}

/** Gives the instructions that branches go to the names that they lack, and writes names instead of distances. */
function nameTargets(lines: readonly Draft[], branches: readonly Draft[], names: Map<number, string>): void {
  const targets = new Set(branches.map((line) => line.target!));
  [...targets]
    .filter((at) => lineOf(lines, at) !== undefined)
    .sort((a, b) => a - b)
    .forEach((at, i) => {
      if (!names.has(at)) names.set(at, `L${i}`);
    });
  for (const line of branches) {
    const name = names.get(line.target!);
    // The distance is the last operand of every branch.
    if (name !== undefined) line.text = line.text.replace(/\d+$/, name);
  }
}

/** The line that begins at `offset`, found by halving. */
function lineOf(lines: readonly Draft[], offset: number): Draft | undefined {
  let least = 0;
  let most = lines.length;
  while (least < most) {
    const middle = (least + most) >> 1;
    if (lines[middle]!.offset < offset) least = middle + 1;
    else most = middle;
  }
  return lines[least]?.offset === offset ? lines[least] : undefined;
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
function data(code: Uint8Array, offset: number): Draft {
  const bytes = [...code.subarray(offset, offset + 4)];
  const word = bytes.reduceRight((value, byte) => value * 256 + byte, 0);
  const text =
    bytes.length < 4 ? `.byte ${bytes.map(hex).join(", ")}` : `.long 0x${word.toString(16).padStart(8, "0")}`;
  return { offset, size: bytes.length, text, label: null, target: null };
}

const hex = (byte: number): string => `0x${byte.toString(16).padStart(2, "0")}`;

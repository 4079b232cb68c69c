import type { Assembler } from "./assembler.js";
import { AsmError } from "./errors.js";
import { isWord, type Resolve } from "./expression.js";
import {
  DATA_SIZES,
  IGNORED_DIRECTIVES,
  parseString,
  placeIn,
  stripComments,
  type SourceLine,
} from "./sourceText.js";
import type { AsmOptions } from "./disassembler.js";
import { ParseState } from "./parseState.js";
import { evaluateAt } from "./relocation.js";
import { assemblerOf, type AsmTarget } from "./target.js";

export interface Assembly {
  /** Contents of the text section, from address 0. */
  readonly bytes: Uint8Array;
  /** Labels of the text section, by name, and symbols that were set. */
  readonly labels: ReadonlyMap<string, number>;
  /** One error for each line that has one; the other lines are assembled all the same. */
  readonly errors: readonly AsmError[];
}

/** Most bytes that one directive may fill and all of a source may make. */
const MAX_BYTES = 1 << 28;
/** What a symbol that is not known yet counts as in the first pass: too large for an inline constant. */
const UNKNOWN = 0x40004000n;

/** Assembles a whole source: labels, data directives, alignment and instructions, in two passes. */
export function assembleSource(target: AsmTarget, text: string, options: AsmOptions = {}): Assembly {
  return new SourceAssembler(assemblerOf(target, options), text).run();
}

class SourceAssembler {
  readonly #assembler: Assembler;
  readonly #lines: readonly SourceLine[];
  readonly #symbols = new Map<string, bigint>();
  /** Symbols that this pass has set to values which hang on no layout. */
  readonly #constants = new Set<string>();
  /** The lines of labels. */
  readonly #labelLines = new Map<string, number>();
  readonly #state = new ParseState((name) => this.#resolve(name));
  /** Places of the numeric labels `1:`, in order. */
  readonly #locals = new Map<string, number[]>();
  /** Where lines stand whose bytes hang on no symbol, and how many bytes they have; -1 for other lines. */
  readonly #settled: Int32Array;
  readonly #sizes: Uint8Array;
  /** The line has asked for a symbol. */
  #asked = false;
  #errors = new Map<number, AsmError>();
  #bytes = new Uint8Array(4096);
  #at = 0;
  #final = false;
  #inText = true;
  #skipUntil: string | null = null;

  constructor(assembler: Assembler, text: string) {
    this.#assembler = assembler;
    this.#lines = stripComments(text);
    this.#settled = new Int32Array(this.#lines.length).fill(-1);
    this.#sizes = new Uint8Array(this.#lines.length);
  }

  run(): Assembly {
    this.#pass();
    const first = this.#errors;
    this.#errors = new Map();
    this.#final = true;
    this.#pass();
    // Errors of the first pass only stand where the second did not look.
    for (const [line, error] of first) if (!this.#errors.has(line)) this.#errors.set(line, error);
    const labels = new Map([...this.#symbols].map(([name, value]) => [name, Number(value)]));
    const errors = [...this.#errors.values()].sort((a, b) => a.line - b.line);
    return { bytes: this.#bytes.slice(0, this.#at), labels, errors };
  }

  #pass(): void {
    this.#at = 0;
    this.#inText = true;
    this.#skipUntil = null;
    this.#constants.clear();
    this.#state.lenient = !this.#final;
    for (let i = 0; i < this.#lines.length; i++) {
      const line = this.#lines[i]!;
      // What hangs on no symbol came out right the first time.
      if (this.#final && this.#settled[i] === this.#at) {
        this.#at += this.#sizes[i]!;
        continue;
      }
      const place = this.#at;
      this.#asked = false;
      try {
        if (this.#line(line) && !this.#asked) {
          this.#settled[i] = place;
          this.#sizes[i] = this.#at - place;
        }
      } catch (error) {
        if (!(error instanceof AsmError)) throw error;
        if (!this.#errors.has(line.number)) this.#errors.set(line.number, placed(error, line));
      }
    }
  }

  readonly #resolve: Resolve = (name) => {
    this.#asked = true;
    if (this.#constants.has(name)) return this.#symbols.get(name);
    this.#state.labels++;
    if (name === ".") return BigInt(this.#at);
    const local = /^(\d+)([bf])$/.exec(name);
    if (local !== null) {
      const places = this.#locals.get(local[1]!) ?? [];
      const next = countUpTo(places, this.#at);
      const place = places[local[2] === "b" ? next - 1 : next];
      return place === undefined ? (this.#final ? undefined : UNKNOWN) : BigInt(place);
    }
    return this.#symbols.get(name) ?? (this.#final ? undefined : UNKNOWN);
  };

  /** Whether the line is an instruction and nothing else. */
  #line(line: SourceLine): boolean {
    const { text } = line;
    const state = this.#state;
    const first = skipBlanks(text, 0);
    let at = first;
    if (this.#skipUntil !== null) {
      if (text.startsWith(this.#skipUntil, at)) this.#skipUntil = null;
      return false;
    }
    // Labels, several on a line if need be.
    for (;;) {
      let end = at;
      while (end < text.length && isWord(text.charCodeAt(end))) end++;
      if (end === at || text[end] !== ":" || text[end + 1] === ":") break;
      this.#label(text.slice(at, end), line, at);
      at = skipBlanks(text, end + 1);
    }
    if (at >= text.length) return false;
    const assignment = text.includes("=", at)
      ? /^([A-Za-z_.$][\w.$]*)\s*=(?!=)\s*(.*)$/.exec(text.slice(at))
      : null;
    if (assignment !== null) {
      this.#define(assignment[1]!, assignment[2]!, line, at);
      return false;
    }
    if (text[at] === ".") {
      this.#directive(line, at);
      return false;
    }
    if (!this.#inText) return false;
    state.address = this.#at;
    const count = this.#assembler.parse(text, at, text.length, line.number, state);
    this.#reserve(count * 4, line);
    this.#assembler.copy(this.#bytes, this.#at, count);
    this.#at += count * 4;
    return at === first;
  }

  #label(name: string, line: SourceLine, at: number): void {
    if (!this.#inText) return;
    if (/^\d+$/.test(name)) {
      if (this.#final) return;
      const places = this.#locals.get(name);
      if (places === undefined) this.#locals.set(name, [this.#at]);
      else places.push(this.#at);
      return;
    }
    const known = this.#labelLines.get(name);
    if (known !== undefined ? known !== line.number : this.#symbols.has(name))
      throw new AsmError(`label ${name.slice(0, 80)} is there already`, line.number, at + 1);
    if (known !== undefined && this.#symbols.get(name) !== BigInt(this.#at))
      throw new AsmError(
        `label ${name.slice(0, 80)} moves: the size of what stands before it hangs on symbols that come later`,
        line.number,
        at + 1,
      );
    this.#labelLines.set(name, line.number);
    this.#symbols.set(name, BigInt(this.#at));
  }

  #define(name: string, text: string, line: SourceLine, at: number): void {
    if (this.#labelLines.has(name))
      throw new AsmError(`${name.slice(0, 80)} is a label already`, line.number, at + 1);
    this.#symbols.set(name, this.#expression(text, line, at));
    if (this.#state.labels === 0) this.#constants.add(name);
    else this.#constants.delete(name);
  }

  #expression(text: string, line: SourceLine, at: number): bigint {
    this.#state.labels = 0;
    const result = evaluateAt(text, this.#at, this.#resolve);
    if ("value" in result) return result.value;
    throw new AsmError(result.reason, line.number, at + 1 + result.at);
  }

  #directive(line: SourceLine, at: number): void {
    const { text } = line;
    const [, name, rest] = /^(\.[\w.]*)\s*(.*)$/.exec(text.slice(at).trimEnd()) as unknown as [
      string,
      string,
      string,
    ];
    const from = at + name.length + 1;
    if (name === ".text") this.#inText = true;
    else if (name === ".section" || name === ".pushsection") this.#inText = /^"?\.text/.test(rest);
    else if (name === ".popsection" || name === ".previous") this.#inText = true;
    else if (name === ".data" || name === ".rodata" || name === ".bss") this.#inText = false;
    else if (BLOCKS[name] !== undefined) this.#skipUntil = BLOCKS[name];
    else if (name === ".set" || name === ".equ" || name === ".equiv") this.#set(rest, line, from);
    else if (IGNORED_DIRECTIVES.has(name)) return;
    else if (this.#inText) this.#emit(name, rest, line, from);
  }

  #set(rest: string, line: SourceLine, at: number): void {
    const match = /^([A-Za-z_.$][\w.$]*)\s*,\s*(.*)$/.exec(rest);
    if (match === null)
      throw new AsmError("no symbol is set", line.number, at + 1, ".set <symbol>, <expression>");
    this.#define(match[1]!, match[2]!, line, at);
  }

  #emit(name: string, rest: string, line: SourceLine, at: number): void {
    const size = DATA_SIZES[name];
    if (size !== undefined) {
      for (const part of splitArguments(rest)) {
        const value = this.#expression(part, line, at);
        const bits = BigInt(size * 8);
        // What is not known yet takes its place all the same.
        if (this.#final && (value < -(1n << (bits - 1n)) || value >= 1n << bits))
          throw new AsmError(`${part.slice(0, 80)} does not fit ${size} bytes`, line.number, at + 1);
        this.#data(BigInt.asUintN(size * 8, value), size, line);
      }
      return;
    }
    const args = splitArguments(rest);
    const number = (i: number, otherwise: bigint): bigint =>
      args[i] === undefined || args[i] === "" ? otherwise : this.#expression(args[i]!, line, at);
    switch (name) {
      case ".ascii":
      case ".asciz":
      case ".string": {
        for (const part of args) {
          const bytes = parseString(part);
          if (bytes === null) throw new AsmError("no string", line.number, at + 1, "a string in quotes");
          this.#reserve(bytes.length + 1, line);
          for (const byte of bytes) this.#bytes[this.#at++] = byte;
          if (name !== ".ascii") this.#bytes[this.#at++] = 0;
        }
        return;
      }
      case ".zero":
      case ".skip":
      case ".space":
        this.#fill(number(0, 0n), 1, number(1, 0n), line, at);
        return;
      case ".fill":
        this.#fill(number(0, 0n), Number(number(1, 1n)), number(2, 0n), line, at);
        return;
      case ".p2align":
      case ".p2alignw":
      case ".p2alignl":
      case ".align":
      case ".balign":
      case ".balignw":
      case ".balignl": {
        const given = number(0, 0n);
        const power = name.startsWith(".p2");
        const limit = power ? 20n : 1n << 20n;
        const boundary = power ? 1n << (given <= limit ? given : 0n) : given;
        if (given < 0n || given > limit || (boundary & (boundary - 1n)) !== 0n)
          throw new AsmError("no alignment", line.number, at + 1, power ? "0..20" : "a power of two");
        this.#align(
          Number(boundary === 0n ? 1n : boundary),
          args[1] === undefined || args[1] === "" ? null : number(1, 0n),
          name.endsWith("l") ? 4 : name.endsWith("w") ? 2 : 1,
          line,
        );
        return;
      }
      default:
        throw new AsmError(`unknown directive ${name.slice(0, 80)}`, line.number, at - name.length);
    }
  }

  #data(value: bigint, size: number, line: SourceLine): void {
    this.#reserve(size, line);
    for (let i = 0; i < size; i++) this.#bytes[this.#at++] = Number((value >> BigInt(8 * i)) & 255n);
  }

  #fill(count: bigint, size: number, value: bigint, line: SourceLine, at: number): void {
    if (count < 0n || size < 0 || size > 8 || count * BigInt(size) > MAX_BYTES)
      throw new AsmError("too much to fill", line.number, at + 1);
    this.#reserve(Number(count) * size, line);
    for (let i = 0n; i < count; i++) this.#data(BigInt.asUintN(size * 8, value), size, line);
  }

  /** Pads with `s_nop 0` as far as whole dwords go, or with the given number of `size` bytes. */
  #align(boundary: number, value: bigint | null, size: number, line: SourceLine): void {
    const count = (boundary - (this.#at % boundary)) % boundary;
    this.#reserve(count, line);
    const end = this.#at + count;
    if (value === null) {
      while (this.#at % 4 !== 0 && this.#at < end) this.#bytes[this.#at++] = 0;
      const nop = this.#assembler.assemble("s_nop 0");
      while (this.#at < end) for (const byte of nop) this.#bytes[this.#at++] = byte;
      return;
    }
    while ((end - this.#at) % size !== 0) this.#bytes[this.#at++] = 0;
    while (this.#at < end) this.#data(BigInt.asUintN(size * 8, value), size, line);
  }

  #reserve(count: number, line: SourceLine): void {
    const needed = this.#at + count;
    if (needed > MAX_BYTES) throw new AsmError("the source is too large", line.number, 1);
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    grown.set(this.#bytes);
    this.#bytes = grown;
  }
}

/** How many of the ascending numbers are at most `limit`. */
function countUpTo(numbers: readonly number[], limit: number): number {
  let least = 0;
  let most = numbers.length;
  while (least < most) {
    const middle = (least + most) >> 1;
    if (numbers[middle]! <= limit) least = middle + 1;
    else most = middle;
  }
  return least;
}

/** The error at its place in the source, where a comment joined lines. */
function placed(error: AsmError, line: SourceLine): AsmError {
  if (line.joints === undefined) return error;
  const { line: number, column } = placeIn(line, error.column);
  return new AsmError(error.reason, number, column, error.expected, error.suggestion);
}

/** Directives that begin a block which is none of the code, by what ends it. */
const BLOCKS: Readonly<Record<string, string>> = {
  ".amdhsa_kernel": ".end_amdhsa_kernel",
  ".amdgpu_metadata": ".end_amdgpu_metadata",
  ".amdgpu_pal_metadata": ".end_amdgpu_pal_metadata",
};

function skipBlanks(text: string, at: number): number {
  let end = at;
  while (end < text.length && (text[end] === " " || text[end] === "\t" || text[end] === "\r")) end++;
  return end;
}

/** Arguments between commas outside quotes and parentheses. */
function splitArguments(text: string): string[] {
  if (text.trim() === "") return [];
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (c === '"') {
      i++;
      while (i < text.length && text[i] !== '"') i += text[i] === "\\" ? 2 : 1;
    } else if (c === "(") depth++;
    else if (c === ")") depth--;
    else if (c === "," && depth <= 0) {
      parts.push(text.slice(start, i).trim());
      start = i + 1;
    }
  }
  parts.push(text.slice(start).trim());
  return parts;
}

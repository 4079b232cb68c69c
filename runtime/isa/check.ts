import { TableError } from "./errors.js";
import type { Form } from "./model.js";
import type { IsaTables } from "./tables.js";

/** What a form's words must satisfy beside format and opcode, as text rows; see `Checks` for their grammar. */
export interface CheckTables {
  /** Sets of numbers: `bits ranges`, e.g. `8 0-105,108-124`. */
  readonly sets: string;
  /**
   * Tests of a field: `NAME word+shift+width[,word+shift+width] set [word:mask:value]`, the last a guard in hex. Two
   * sets, `strict/text`, where reading for text accepts other numbers; `-` accepts all.
   */
  readonly tests: string;
  /** Distinct lists of checks: `word:mask:value,... tests tests-of-the-other-wave-size`, `-` for none. */
  readonly lists: string;
  /** For each form, in order, the number of its list in base 36. */
  readonly forms: string;
}

/** int32 words of one test in `Checks.#code`; see `Checks`. */
const TEST = 13;

/** Set that accepts every number. */
const ALL = -1;

/**
 * The checks of all forms, flattened into one array of numbers.
 *
 * A list is: count of bit checks, then (word, mask, value) each; count of tests, then 13 numbers each: guard word,
 * guard mask (0 = no guard), guard value, first piece (word, shift, mask), second piece (word, shift, mask, lowest bit
 * of it in the number), offset of the set in `#sets`, number of the test, offset of the set for text.
 */
export class Checks {
  readonly #code: Int32Array;
  /** Where the list of a form begins: [wave size is the other one][form id]. */
  readonly #starts: readonly [Int32Array, Int32Array];
  /** One byte per number of each set, 1 = accepted. */
  readonly #sets: Uint8Array;
  readonly #names: readonly string[];
  readonly #defaultWave: 32 | 64;

  constructor(tables: IsaTables) {
    const { checks } = tables;
    const { offsets, bytes } = parseSets(checks.sets);
    const tests = rows(checks.tests).map((row, i) => parseTest(row, i, offsets));
    const code: number[] = [];
    const lists = rows(checks.lists).map((row): [number, number] => {
      const [bits, own, other] = row.split(" ") as [string, string, string?];
      const emit = (numbers: string): number => {
        const start = code.length;
        const fixed = bits === "-" ? [] : bits.split(",").map((text) => text.split(":"));
        code.push(fixed.length);
        for (const [word, mask, value] of fixed) code.push(Number(word), int(mask!), int(value!));
        const list = numbers === "-" ? [] : numbers.split(",").map(Number);
        code.push(list.length);
        for (const test of list) code.push(...tests[test]!.code);
        return start;
      };
      const start = emit(own);
      return [start, other === undefined ? start : emit(other)];
    });
    const forms = checks.forms
      .trim()
      .split(/\s+/)
      .map((text) => parseInt(text, 36));
    this.#code = Int32Array.from(code);
    this.#sets = bytes;
    this.#names = tests.map((test) => test.name);
    this.#starts = [0, 1].map((wave) => Int32Array.from(forms, (list) => lists[list]![wave]!)) as [
      Int32Array,
      Int32Array,
    ];
    this.#defaultWave = tables.generation.defaultWaveSize;
  }

  /**
   * Why `words` may not stand in `form`, or null when they may; with `lenient`, whatever reserved bits hold; with
   * `text`, where LLVM's disassembler prints them, though its assembler would refuse them.
   */
  fault(form: Form, words: ArrayLike<number>, wave: 32 | 64, lenient: boolean, text = false): string | null {
    if (wave === 64 && form.half !== "") return "dual-issue pairs are for waves of 32 lanes";
    const code = this.#code;
    const sets = this.#sets;
    let at = this.#starts[wave === this.#defaultWave ? 0 : 1][form.id]!;
    for (let left = code[at++]!; left > 0; left--, at += 3) {
      const bits = words[code[at]!]! & code[at + 1]!;
      if (bits !== code[at + 2]! && !(lenient && code[at + 2] === 0)) return bitFault(code, at, words);
    }
    for (let left = code[at++]!; left > 0; left--, at += TEST) {
      const guard = code[at + 1]!;
      if (guard !== 0 && (words[code[at]!]! & guard) !== code[at + 2]!) continue;
      const low = (words[code[at + 3]!]! >>> code[at + 4]!) & code[at + 5]!;
      const high = (words[code[at + 6]!]! >>> code[at + 7]!) & code[at + 8]!;
      const value = low | (high << code[at + 9]!);
      const set = code[at + (text ? 12 : 10)]!;
      if (set !== ALL && sets[set + value] === 0) return `${this.#names[code[at + 11]!]!} cannot be ${value}`;
    }
    return null;
  }

  /**
   * Changes in `words` what may not stand in `form`: reserved bits to what they must be, values that a field cannot
   * have to the accepted one that comes first from `from` on. For those who look for an example of a form.
   */
  settle(form: Form, words: number[], wave: 32 | 64, from = 0): void {
    const code = this.#code;
    let at = this.#starts[wave === this.#defaultWave ? 0 : 1][form.id]!;
    for (let left = code[at++]!; left > 0; left--, at += 3)
      words[code[at]!] = ((words[code[at]!]! & ~code[at + 1]!) | code[at + 2]!) >>> 0;
    for (let left = code[at++]!; left > 0; left--, at += TEST) {
      const guard = code[at + 1]!;
      if (guard !== 0 && (words[code[at]!]! & guard) !== code[at + 2]!) continue;
      const [word, shift, mask] = [code[at + 3]!, code[at + 4]!, code[at + 5]!];
      const [word2, shift2, mask2, lsb2] = [code[at + 6]!, code[at + 7]!, code[at + 8]!, code[at + 9]!];
      const set = code[at + 10]!;
      const value = ((words[word]! >>> shift) & mask) | (((words[word2]! >>> shift2) & mask2) << lsb2);
      if (set === ALL || this.#sets[set + value] === 1) continue;
      const count = (mask2 === 0 ? 1 : mask2 + 1) * 2 ** (mask2 === 0 ? 32 - Math.clz32(mask) : lsb2);
      const accepted = Array.from({ length: count }, (_, i) => (i + from) % count).find(
        (one) => this.#sets[set + one] === 1,
      );
      if (accepted === undefined) continue;
      words[word] = ((words[word]! & ~(mask << shift)) | ((accepted & mask) << shift)) >>> 0;
      if (mask2 !== 0)
        words[word2] = ((words[word2]! & ~(mask2 << shift2)) | ((accepted >> lsb2) << shift2)) >>> 0;
    }
  }
}

function bitFault(code: Int32Array, at: number, words: ArrayLike<number>): string {
  const word = code[at]!;
  const mask = code[at + 1]! >>> 0;
  const wrong = ((words[word]! & mask) ^ code[at + 2]!) >>> 0;
  const due = code[at + 2] === 0 ? "must be zero" : "must have another value";
  return `bits 0x${wrong.toString(16)} of dword ${word} ${due}`;
}

const rows = (text: string): string[] => text.split("\n").filter((row) => row !== "");
const int = (hex: string): number => parseInt(hex, 16) | 0;

function parseSets(text: string): { offsets: number[]; bytes: Uint8Array } {
  const offsets: number[] = [];
  const parsed = rows(text).map((row) => {
    const [bits, ranges = ""] = row.split(" ") as [string, string?];
    return { size: 2 ** Number(bits), ranges };
  });
  const bytes = new Uint8Array(parsed.reduce((sum, set) => sum + set.size, 0));
  let next = 0;
  for (const { size, ranges } of parsed) {
    offsets.push(next);
    for (const range of ranges === "" ? [] : ranges.split(",")) {
      const [first, last = first] = range.split("-").map(Number) as [number, number?];
      bytes.fill(1, next + first, next + last! + 1);
    }
    next += size;
  }
  return { offsets, bytes };
}

function parseTest(
  row: string,
  index: number,
  offsets: readonly number[],
): { name: string; code: readonly number[] } {
  const [name, pieceText, set, guardText] = row.split(" ") as [string, string, string, string?];
  const pieces = pieceText
    .split(",")
    .map((piece) => piece.split("+").map(Number) as [number, number, number]);
  const guard = guardText?.split(":");
  const [strict, forText = strict] = set
    .split("/")
    .map((number) => (number === "-" ? ALL : offsets[Number(number)]!)) as [number, number?];
  const [low, high] = pieces;
  if (low === undefined || pieces.length > 2) throw new TableError(`test ${row} has ${pieces.length} pieces`);
  return {
    name,
    code: [
      ...(guard === undefined ? [0, 0, 0] : [Number(guard[0]), int(guard[1]!), int(guard[2]!)]),
      low[0],
      low[1],
      2 ** low[2] - 1,
      ...(high === undefined ? [0, 0, 0, 0] : [high[0], high[1], 2 ** high[2] - 1, low[2]]),
      strict,
      index,
      forText,
    ],
  };
}

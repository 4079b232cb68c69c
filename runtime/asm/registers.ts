import type { AsmModel } from "./tables.js";

/** Codes of inline constants, as all generations number them. */
const INT_ZERO = 128;
const INT_MINUS_ONE = 193;
const FLOATS = ["0.5", "-0.5", "1.0", "-1.0", "2.0", "-2.0", "4.0", "-4.0"];
/** What LLVM writes for them in an operand of 16-bit integers. */
const SHORT_FLOATS = [0x3800, 0xb800, 0x3c00, 0xbc00, 0x4000, 0xc000, 0x4400, 0xc400, 0x3118];
const FIRST_FLOAT = 240;
const INV_2PI = 248;

/** Text by operand code, and codes by text. */
export interface CodeTable {
  readonly text: readonly (string | undefined)[];
  readonly code: ReadonlyMap<string, number>;
}

const tuple = (file: string, first: number, count: number): string =>
  count === 1 ? `${file}${first}` : `${file}[${first}:${first + count - 1}]`;

function invert(text: readonly (string | undefined)[]): Map<string, number> {
  const code = new Map<string, number>();
  text.forEach((name, i) => {
    // What is only a way to print bits is no name.
    if (name !== undefined && !code.has(name) && !name.startsWith("0x")) code.set(name, i);
  });
  return code;
}

/** How registers and inline constants are written, by operand code; tables are made when first asked for. */
export class Registers {
  readonly #names: readonly (string | undefined)[];
  readonly #aliases: AsmModel["registerAliases"];
  /** Names that are printed only. */
  readonly #unread: readonly string[];
  readonly #tables = new Map<string, CodeTable>();

  constructor(model: AsmModel) {
    this.#names = model.registers;
    this.#aliases = model.registerAliases;
    this.#unread = model.tables.unread.split(" ");
  }

  #table(key: string, make: () => (string | undefined)[]): CodeTable {
    let table = this.#tables.get(key);
    if (table === undefined) {
      const text = make();
      const code = invert(text);
      for (const name of this.#unread) code.delete(name);
      // Wherever a register stands under its own name.
      for (const [name, at] of this.#aliases)
        if (text[at] !== undefined && text[at] === this.#names[at]) code.set(name, at);
      this.#dropEndless(code);
      table = { text, code };
      this.#tables.set(key, table);
    }
    return table;
  }

  /** Groups of scalar registers that would end behind the last one are printed only. */
  #dropEndless(code: Map<string, number>): void {
    for (const name of code.keys()) {
      const [, file, last] = /^(s|ttmp)\[\d+:(\d+)\]$/.exec(name) ?? [];
      if (file !== undefined && !this.#names.includes(`${file}${last}`)) code.delete(name);
    }
  }

  /** Vector registers of an 8-bit field (0..255) that name `count` dwords; `file` is `v` or `a`. */
  vector(file: "v" | "a", count: number): CodeTable {
    return this.#table(`${file}${count}`, () => Array.from({ length: 256 }, (_, i) => tuple(file, i, count)));
  }

  /** Halves of vector registers: codes 0..127 low, 128..255 high. */
  get halves(): CodeTable {
    return this.#table("h", () =>
      Array.from({ length: 256 }, (_, i) => `v${i & 127}.${i < 128 ? "l" : "h"}`),
    );
  }

  /**
   * Operands of 7, 8 or 9 bits: scalar registers, special values, inline constants and (256..511) vector registers,
   * `count` dwords wide. `wide` constants have 64 bits; `short`: 16-bit integers.
   */
  source(count: number, wide: boolean, short = false): CodeTable {
    return this.#table(`s${count}${wide ? "w" : ""}${short ? "i" : ""}`, () => {
      const text = new Array<string | undefined>(512).fill(undefined);
      for (let code = 0; code < 128; code++) text[code] = this.#scalar(code, count);
      for (let i = 0; i <= 64; i++) text[INT_ZERO + i] = String(i);
      for (let i = 1; i <= 16; i++) text[INT_MINUS_ONE + i - 1] = String(-i);
      for (let code = 209; code < 256; code++) text[code] = this.#names[code];
      FLOATS.forEach((name, i) => (text[FIRST_FLOAT + i] = name));
      text[INV_2PI] = wide ? "0.15915494309189532" : "0.15915494";
      if (short) SHORT_FLOATS.forEach((bits, i) => (text[FIRST_FLOAT + i] = `0x${bits.toString(16)}`));
      for (let i = 0; i < 256; i++) text[256 + i] = tuple("v", i, count);
      return text;
    });
  }

  /** Code of the first register of a scalar file, `s` or `ttmp`. */
  scalarBase(file: string): number | undefined {
    const code = this.#names.indexOf(`${file}0`);
    return code < 0 ? undefined : code;
  }

  #scalar(code: number, count: number): string | undefined {
    const name = this.#names[code];
    if (name === undefined || count === 1) return name;
    const file = name.startsWith("ttmp") ? "ttmp" : /^s\d/.test(name) ? "s" : null;
    if (file === null) return this.#pair(name, count);
    // A group that is not aligned reads as the aligned one below it, as in LLVM.
    const step = count === 2 ? 2 : 4;
    const first = Number(name.slice(file.length));
    return tuple(file, first - (first % step), count);
  }

  /** The 64-bit name of a register that is named by halves. */
  #pair(name: string | undefined, count: number): string | undefined {
    return count === 2 && name !== undefined && name.endsWith("_lo") ? name.slice(0, -3) : name;
  }
}

import type { FieldAccess } from "./field.js";
import type { Resolve } from "./expression.js";
import { evaluateAt } from "./relocation.js";

/** What reading one instruction's text gathers beside the fields. */
export class ParseState {
  /** The literal that follows the instruction: its bits, unsigned. */
  literal: bigint | undefined;
  /** The literal has 64 bits. */
  wide = false;
  allowsLiteral = false;
  allowsWide = false;
  prefersWide = false;
  /** An address was given as a register pair; set and read by the address slots. */
  pair: boolean | undefined;
  /** How many different scalar registers a vector instruction reads, the literal counted too. */
  scalarReads = 0;
  readonly #scalars: number[] = [];
  /** A sign stands in front of the constant that is read. */
  signed = false;
  /** Halves were chosen by OP_SEL, so that suffixes of registers may not say otherwise. */
  halvesChosen = false;
  /** The temporal hint's name. */
  hint = "";
  /** Which register file each bit that tells it says: fields of operands that share a bit agree. */
  readonly #files = new Map<number, boolean>();
  /** Bits of the modifiers that were read. */
  given = 0;
  /** What the last slot that refused its text wanted. */
  expected = "";
  /** Symbols are not all known yet: distances to labels are not checked. */
  lenient = false;
  /** Byte address of the instruction, for branch distances. */
  address = 0;
  readonly resolve: Resolve;
  /** Bytes between the instruction's start and the literal that may follow or be in it. */
  literalPlace = 0;
  /** How many symbols that only a layout gives a value the last expression had: labels, and what is set further down. */
  labels = 0;
  /** What the last expression lacked, or undefined. */
  unknownSymbol: string | undefined;

  constructor(resolve: Resolve) {
    this.resolve = resolve;
  }

  /** Forgets the last attempt; literals of 32 and 64 bits may follow the form that is tried next. */
  begin(allowsLiteral: boolean, allowsWide: boolean, prefersWide: boolean, literalPlace: number): void {
    this.literalPlace = literalPlace;
    this.allowsLiteral = allowsLiteral;
    this.prefersWide = prefersWide;
    this.allowsWide = allowsWide;
    this.literal = undefined;
    this.given = 0;
    this.scalarReads = 0;
    this.wide = false;
    this.pair = undefined;
    this.halvesChosen = false;
    this.signed = false;
    this.hint = "";
    if (this.#files.size > 0) this.#files.clear();
  }

  /** Notes what would have been right; always false. */
  wants(expected: string): false {
    this.expected = expected;
    return false;
  }

  /** Notes that `kind` of so many dwords would have been right; always false. */
  wantsSized(kind: string, dwords: number): false {
    return this.wants(`${kind} of ${dwords} ${dwords === 1 ? "dword" : "dwords"}`);
  }

  /** An integer expression's value, or undefined; `labels` tells whether it hangs on a layout. */
  integer(text: string): bigint | undefined {
    this.labels = 0;
    const fast = fastInteger(text);
    if (fast >= 0) return BigInt(fast);
    const result = evaluateAt(text, this.address + this.literalPlace, this.resolve);
    this.unknownSymbol = "value" in result ? undefined : result.symbol;
    return "value" in result ? result.value : undefined;
  }

  /** As `integer`, as a number in the range that no label has a part in, else undefined. */
  number(text: string, least: number, most: number): number | undefined {
    const fast = fastInteger(text);
    if (fast >= 0) return fast >= least && fast <= most ? fast : undefined;
    const value = this.integer(text);
    return value !== undefined && this.labels === 0 && value >= BigInt(least) && value <= BigInt(most)
      ? Number(value)
      : undefined;
  }

  /**
   * The numbers of `[a,b,...]`, each at most `most`, side by side in fields of `bits` bits, the first lowest; -1 when
   * the text is no such list or has not `least` to `count` numbers.
   */
  packed(text: string | null, bits: number, most: number, least: number, count: number): number {
    if (text === null || text.charCodeAt(0) !== 91 || text.charCodeAt(text.length - 1) !== 93) return -1;
    let value = 0;
    let i = 0;
    for (let from = 1; from < text.length; i++) {
      const comma = text.indexOf(",", from);
      const to = comma < 0 ? text.length - 1 : comma;
      const digit = text.charCodeAt(from) - 48;
      const one =
        to === from + 1 && digit >= 0 && digit <= 9
          ? digit
          : this.number(text.slice(from, to).trim(), 0, most);
      if (one === undefined || one > most || i >= count) return -1;
      value += one * 2 ** (bits * i);
      from = to + 1;
    }
    return i < least ? -1 : value;
  }

  /** Notes that a scalar register is read, by its operand code. */
  readScalar(code: number): void {
    const count = this.scalarReads - (this.literal === undefined ? 0 : 1);
    for (let i = 0; i < count; i++) if (this.#scalars[i] === code) return;
    this.#scalars[count] = code;
    this.scalarReads++;
  }

  /** Notes the register file that a bit tells; false when another operand says otherwise. */
  takeFile(field: FieldAccess, accumulator: boolean): boolean {
    const [[word, mask]] = field.bits as [readonly [number, number]];
    const key = word * 32 + Math.clz32(mask);
    const known = this.#files.get(key);
    if (known === undefined) this.#files.set(key, accumulator);
    return known === undefined || known === accumulator || this.wants("a register of the file of the others");
  }

  /** Takes the literal; false when another one is there already or the form takes none. */
  takeLiteral(bits: bigint, wide: boolean): boolean {
    if (wide ? !this.allowsWide : !this.allowsLiteral) return this.wants("a constant that needs no literal");
    if (this.literal !== undefined && this.literal !== bits)
      return this.wants("the same literal as before: an instruction holds one");
    if (this.literal === undefined) this.scalarReads++;
    // A short literal can be the low half of a long one.
    this.literal = bits;
    this.wide ||= wide;
    return true;
  }
}

/** Short decimal and hexadecimal numbers are nearly all there are: a plain unsigned number of at most 8 hexadecimal or 9 decimal digits; -1 for anything else. */
export function fastInteger(text: string): number {
  const { length } = text;
  if (length === 0 || length > 10) return -1;
  let value = 0;
  if (text.charCodeAt(0) === 48 && length > 1) {
    if (text.charCodeAt(1) !== 120 || length === 2) return -1;
    for (let i = 2; i < length; i++) {
      const c = text.charCodeAt(i);
      const digit =
        c >= 48 && c <= 57 ? c - 48 : c >= 97 && c <= 102 ? c - 87 : c >= 65 && c <= 70 ? c - 55 : -1;
      if (digit < 0) return -1;
      value = value * 16 + digit;
    }
    return value;
  }
  if (length > 9) return -1;
  for (let i = 0; i < length; i++) {
    const c = text.charCodeAt(i);
    if (c < 48 || c > 57) return -1;
    value = value * 10 + c - 48;
  }
  return value;
}

const dword = (word: number): string => `0x${word.toString(16).padStart(8, "0")}`;

/** A byte sequence that is no instruction of the generation. */
export class DecodeError extends Error {
  override readonly name = "DecodeError";
  /** Byte offset of the instruction's first byte in the input. */
  readonly offset: number;
  /** The first dword at `offset` (missing bytes read as 0), unsigned. */
  readonly word: number;
  /** What is wrong, in words. */
  readonly reason: string;

  constructor(offset: number, word: number, reason: string) {
    super(`${reason} at offset ${offset} (${dword(word)})`);
    this.offset = offset;
    this.word = word;
    this.reason = reason;
  }
}

/** A request that no encoding of the generation can hold. */
export class EncodeError extends Error {
  override readonly name = "EncodeError";
  /** The field or operand at fault, in the ISA's own name; null when the instruction itself is at fault. */
  readonly field: string | null;
  /** The values the field can hold, in words, e.g. `0..255`; null when that is not the point. */
  readonly range: string | null;

  constructor(message: string, field: string | null = null, range: string | null = null) {
    super(message);
    this.field = field;
    this.range = range;
  }
}

/** Generated tables that do not fit the runtime: a broken build, never a user's mistake. */
export class TableError extends Error {
  override readonly name = "TableError";
}

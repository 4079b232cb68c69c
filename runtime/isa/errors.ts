/** A byte sequence that is no instruction of the generation. */
export class DecodeError extends Error {
  override readonly name = "DecodeError";
  constructor(
    /** Byte offset of the instruction's first byte in the input. */
    readonly offset: number,
    /** The first dword at `offset` (missing bytes read as 0), unsigned. */
    readonly word: number,
    /** What is wrong, in words. */
    readonly reason: string,
  ) {
    super(`${reason} at offset ${offset} (0x${word.toString(16).padStart(8, "0")})`);
  }
}

/** A request that no encoding of the generation can hold. */
export class EncodeError extends Error {
  override readonly name = "EncodeError";
  constructor(
    message: string,
    /** The field or operand at fault, in the ISA's own name; null when the instruction itself is at fault. */
    readonly field: string | null = null,
    /** The values the field can hold, in words, e.g. `0..255`. */
    readonly range: string | null = null,
  ) {
    super(message);
  }
}

/** Generated tables that do not fit the runtime: a broken build, never a user's mistake. */
export class TableError extends Error {
  override readonly name = "TableError";
}

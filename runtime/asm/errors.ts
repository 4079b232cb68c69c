/** Text that is no instruction of the generation, or a directive, label or expression that does not make sense. */
export class AsmError extends Error {
  override readonly name = "AsmError";
  /** What is wrong, in words, without the position. */
  readonly reason: string;
  /** 1-based line of the source. */
  readonly line: number;
  /** 1-based column in the line, in UTF-16 units. */
  readonly column: number;
  /** What would have been right at this place, in words; null when nothing in particular. */
  readonly expected: string | null;
  /** A mnemonic or name that was probably meant. */
  readonly suggestion: string | null;

  constructor(
    reason: string,
    line: number,
    column: number,
    expected: string | null = null,
    suggestion: string | null = null,
  ) {
    super(
      `${line}:${column}: ${reason}` +
        (expected === null ? "" : `, expected ${expected}`) +
        (suggestion === null ? "" : ` (did you mean ${suggestion}?)`),
    );
    this.reason = reason;
    this.line = line;
    this.column = column;
    this.expected = expected;
    this.suggestion = suggestion;
  }
}

/** A place in a source text; line and column count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A text that cannot be read, or whose types do not fit. Carries the file and the place. */
export class PseudocodeError extends Error {
  override readonly name: string = "PseudocodeError";
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The message without the place. */
  readonly reason: string;

  constructor(file: string, at: Position, reason: string) {
    super(`${file}:${at.line}:${at.column}: ${reason}`);
    this.file = file;
    this.line = at.line;
    this.column = at.column;
    this.reason = reason;
  }
}

/** A well-typed text that the lowering has no translation for; `construct` names what it met. */
export class UnsupportedError extends PseudocodeError {
  override readonly name = "UnsupportedError";
  readonly construct: string;

  constructor(file: string, at: Position, construct: string) {
    super(file, at, `no lowering for ${construct}`);
    this.construct = construct;
  }
}

/** Limits that keep any text from overflowing the stack or running for long. */
export const limits = {
  /** nesting of expressions, blocks and inlined calls */
  depth: 100,
  /** tokens of one definition body */
  tokens: 30_000,
  /** operators of one expression chain (a + b + c ...) */
  chain: 500,
  /** statements after inlining of functions */
  statements: 20_000,
  /** bits of the widest value */
  width: 2048,
} as const;

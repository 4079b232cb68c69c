/** What is wrong with what was to be imported, apart from the specification's own errors (`SpecError`). */
export class ImportError extends Error {
  override readonly name = "ImportError";
  /** What is wrong, without the place. */
  readonly reason: string;
  /** The archive, file or address. */
  readonly source: string;
  /** Byte offset in an archive, where one is known. */
  readonly offset: number | undefined;

  constructor(source: string, reason: string, offset?: number) {
    super(`${source}${offset === undefined ? "" : `, byte ${offset}`}: ${reason}`);
    this.reason = reason;
    this.source = source;
    this.offset = offset;
  }
}

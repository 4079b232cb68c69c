/**
 * What is wrong with a specification: which element, why and, where it is known, on which line.
 *
 * `path` names elements from the root, a list member by its own name where it has one and by its position
 * (from 1) where it has not: `Spec/ISA/Instructions/Instruction[V_ADD_F32]/InstructionEncodings/InstructionEncoding[2]/Opcode`.
 */
export class SpecError extends Error {
  override readonly name = "SpecError";
  /** What is wrong, without the place. */
  readonly reason: string;
  /** Element path, or the path inside a JSON file of `spec/`; empty when nothing could be parsed yet. */
  readonly path: string;
  /** 1-based line in the source text, when known. */
  readonly line: number | undefined;
  /** File name as the caller gave it, when it gave one. */
  readonly file: string | undefined;

  constructor(
    reason: string,
    place: { path?: string; line?: number | undefined; file?: string | undefined },
  ) {
    const path = place.path ?? "";
    const where = [place.file, place.line === undefined ? undefined : `line ${place.line}`, path || undefined]
      .filter((part) => part !== undefined)
      .join(", ");
    super(where === "" ? reason : `${where}: ${reason}`);
    this.reason = reason;
    this.path = path;
    this.line = place.line;
    this.file = place.file;
  }
}

/** Takes an error instead of it being thrown, so that a run can tell all of them. */
export type ReportError = (error: SpecError) => void;

/** `make()`, or `otherwise` when it fails with a `SpecError` and there is someone to take it. */
export function reporting<T>(report: ReportError | undefined, otherwise: T, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (report === undefined || !(error instanceof SpecError)) throw error;
    report(error);
    return otherwise;
  }
}

/** Shortens text taken from a hostile input before it goes into a message. */
export function quote(text: string): string {
  const cut = text.length > 60 ? `${text.slice(0, 60)}...` : text;
  return JSON.stringify(cut);
}

/** The text an element came from: offsets to lines. The table of line starts is built on first use. */
export class SourceText {
  readonly file: string | undefined;
  readonly #text: string;
  #lineStarts: number[] | undefined;

  constructor(text: string, file?: string) {
    this.#text = text;
    this.file = file;
  }

  /** 1-based line of a character offset. */
  lineAt(offset: number): number {
    const starts = (this.#lineStarts ??= lineStarts(this.#text));
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

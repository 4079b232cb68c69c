/** Progress on a terminal as one line that rewrites itself; elsewhere only the last line. */
export interface Progress {
  step(what: string): void;
  advance(): void;
  /** A line that stays. */
  line(text: string): void;
  end(summary: string): void;
}

export function progress(total: number, out: NodeJS.WriteStream = process.stderr): Progress {
  const start = performance.now();
  const live = out.isTTY === true;
  let done = 0;
  const draw = (what: string): void => {
    if (!live) return;
    const width = 24;
    const filled = Math.round((done / total) * width);
    out.write(`\r\x1b[K[${"#".repeat(filled)}${".".repeat(width - filled)}] ${what}`);
  };
  return {
    step: draw,
    advance() {
      done++;
    },
    line(text) {
      out.write(`${live ? "\r\x1b[K" : ""}${text}\n`);
    },
    end(summary) {
      out.write(
        `${live ? "\r\x1b[K" : ""}${summary} in ${((performance.now() - start) / 1000).toFixed(1)} s\n`,
      );
    },
  };
}

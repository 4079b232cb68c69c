/** What a benchmark measures and how it is printed: rates, and the ratio to the peer named in the same run. */
export interface Row {
  readonly what: string;
  /** Things a second. */
  readonly rate: number;
  readonly unit: string;
}

/** Median rate of `runs` timed calls after one that warms up; `run` returns how many things it did. */
export function measure(run: () => number, runs = 5): number {
  run();
  const rates: number[] = [];
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    const count = run();
    rates.push((count / (performance.now() - start)) * 1000);
  }
  return rates.sort((a, b) => a - b)[runs >> 1]!;
}

const scaled = (rate: number): string =>
  rate >= 1e9
    ? `${(rate / 1e9).toFixed(2)} G`
    : rate >= 1e6
      ? `${(rate / 1e6).toFixed(2)} M`
      : `${(rate / 1e3).toFixed(1)} k`;

/** Prints the rows of a benchmark; `peer` is the row the others are compared with. */
export function print(title: string, rows: readonly Row[], peer?: Row): void {
  console.log(`\n${title}`);
  for (const row of [...rows, ...(peer === undefined ? [] : [peer])]) {
    const ratio =
      peer === undefined || row === peer ? "" : `  ${(row.rate / peer.rate).toFixed(1)}x the peer`;
    console.log(`  ${row.what.padEnd(44)} ${`${scaled(row.rate)} ${row.unit}/s`.padStart(20)}${ratio}`);
  }
}

/** What a benchmark measures and how it is printed: rates, and the ratio to the peer named in the same run. */
export interface Row {
  readonly what: string;
  /** Things a second. */
  readonly rate: number;
  readonly unit: string;
}

/**
 * tinygrad's emulator (pseudocode compiled to native code) on a machine of the same kind, measured once: a loop of
 * 16 vector and 3 scalar instructions, wave32, compiling left out. Source: ../shared/field.md, performance anchors.
 */
export const TINYGRAD = { instructions: 0.7e6, laneOperations: 18.7e6 } as const;

/** Shortest times to warm up and to measure, in milliseconds of the processor: a busy machine gives few of them. */
const WARM_UP = 300;
const LEAST = 500;
/** Fewest timed calls. */
const CALLS = 5;

const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Rate of timed calls after some that warm up; `run` returns how many things it did. It is the rate that one in
 * eight calls reaches: whatever else the machine does only makes calls slower.
 */
export function measure(run: () => number, warmUp = WARM_UP): number {
  for (const start = spent(); spent() - start < warmUp;) run();
  const rates: number[] = [];
  for (const start = spent(); rates.length < CALLS || spent() - start < LEAST;) {
    const before = performance.now();
    const count = run();
    rates.push((count / (performance.now() - before)) * 1000);
  }
  return rates.sort((a, b) => b - a)[rates.length >> 3]!;
}

/** A rate in few digits: `9.05 M`. */
export const scaled = (rate: number): string =>
  rate >= 1e9
    ? `${(rate / 1e9).toFixed(2)} G`
    : rate >= 1e6
      ? `${(rate / 1e6).toFixed(2)} M`
      : rate >= 1e3
        ? `${(rate / 1e3).toFixed(1)} k`
        : rate.toFixed(1);

/** Prints the rows of a benchmark; the first of `peers` is the row the others are compared with. */
export function print(title: string, rows: readonly Row[], ...peers: readonly Row[]): void {
  const [peer] = peers;
  console.log(`\n${title}`);
  for (const row of [...rows, ...peers]) {
    const ratio =
      peer === undefined || peers.includes(row) ? "" : `  ${(row.rate / peer.rate).toFixed(1)}x the peer`;
    console.log(`  ${row.what.padEnd(44)} ${`${scaled(row.rate)} ${row.unit}/s`.padStart(20)}${ratio}`);
  }
}

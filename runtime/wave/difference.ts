/** Where two definitions compute different results: both run on the same inputs, special ones first, then random. */
import { DifferenceMachine } from "./differenceMachine.js";
import type { Semantics } from "./executors.js";

/** Bits of the operands, 0 for one that is not there. */
export interface OperandSizes {
  readonly destination: number;
  readonly sources: readonly number[];
}

/** One of the two: a definition, and how its generation runs it. */
export interface ComparedDefinition {
  readonly semantics: Semantics;
  /** MODE of a kernel that says nothing else. */
  readonly mode: number;
  readonly waveSizes: readonly (32 | 64)[];
}

export interface ShownDifference {
  /** Everything that the result depends on, `S0=0x7fc00000 S1=0x00000000`; memory as `MEM[address]=value`. */
  readonly input: string;
  /** What each left behind where they differ. */
  readonly left: string;
  readonly right: string;
}

/** What came of a search: a difference; null when none showed; or that the definitions cannot be run like that. */
export type DifferenceSearch = ShownDifference | null | "not run";

const RUNS = 96;
/** Runs among which the smallest input is looked for. */
const SEARCHED = 24;

/**
 * Runs both on the same inputs until their results differ: registers, lane masks, memory and what else the wave is
 * asked for. The input shown is the one with the fewest bits set that was met.
 */
export function findDifference(
  left: ComparedDefinition,
  right: ComparedDefinition,
  sizes: OperandSizes,
): DifferenceSearch {
  if ((left.semantics.class === "scalar") !== (right.semantics.class === "scalar")) return "not run";
  let ran = false;
  for (const [a, b] of wavePairs(left, right)) {
    const machine = new DifferenceMachine(left, right, sizes, [a, b]);
    let best: { shown: ShownDifference; weight: number } | null = null;
    for (let run = 0; run < RUNS && (best === null || run < SEARCHED); run++) {
      const found = machine.run(run);
      if (found === "failed") continue;
      ran = true;
      if (found !== null && (best === null || found.weight < best.weight)) best = found;
    }
    if (best !== null) return best.shown;
  }
  return ran ? null : "not run";
}

/** Wave sizes to run in: those that both have, 32 lanes first; where there is none, each in its own. */
function wavePairs(left: ComparedDefinition, right: ComparedDefinition): (readonly [32 | 64, 32 | 64])[] {
  const shared = ([32, 64] as const).filter(
    (size) => left.waveSizes.includes(size) && right.waveSizes.includes(size),
  );
  if (shared.length === 0) return [[left.waveSizes[0]!, right.waveSizes[0]!]];
  const wave = [left, right].some((one) => one.semantics.class === "wave");
  // What each lane does for itself shows in any size.
  return (wave ? shared : shared.slice(0, 1)).map((size) => [size, size]);
}

/** The text of two functions apart from their names: equal texts compute the same. */
export function sameText(left: Semantics, right: Semantics): boolean {
  if (left.fast === right.fast) return true;
  const body = (one: Semantics): string => {
    const text = one.fast.toString();
    return text.slice(text.indexOf("("));
  };
  return body(left) === body(right) && left.class === right.class;
}

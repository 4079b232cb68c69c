import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MemoryFault } from "../../runtime/memory/index.js";
import { RunError, UnsupportedError } from "../../runtime/wave/index.js";
import { GENERATIONS } from "./generations.js";
import { faults, HARDWARE_FILE, readHardwareCases, runCase, type HardwareCase } from "./hardware.js";

/**
 * Which hardware cases do not pass, and why: exactly those of the file. `UPDATE_KNOWN=1` writes `needs` anew;
 * `differs` is written by hand, each case with the reason and who is right.
 */
const KNOWN_FILE = new URL("../known-differences/semantics.json", import.meta.url);

interface Known {
  readonly about: string;
  /** Cases that stop at an instruction without semantics, by what they stop at. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
  readonly differs: Readonly<Record<string, string>>;
}

const present = existsSync(HARDWARE_FILE);
if (!present) console.warn("hardware cases skipped: ../shared/vectors/semantics is not here");

type Outcome = { readonly needs: string } | { readonly faults: readonly string[] };

function outcome(test: HardwareCase): Outcome {
  const [isa, executors] = GENERATIONS[test.gen]!;
  try {
    return { faults: faults(test, runCase(test, isa, executors)) };
  } catch (error) {
    if (error instanceof UnsupportedError) return { needs: error.instruction };
    if (error instanceof RunError || error instanceof MemoryFault) return { faults: [error.message] };
    throw error;
  }
}

describe.runIf(present)("hardware cases", () => {
  const known = JSON.parse(readFileSync(KNOWN_FILE, "utf8")) as Known;
  const cases = present ? readHardwareCases() : [];
  const needs: Record<string, string[]> = {};
  const passing: HardwareCase[] = [];
  for (const test of cases) {
    const result = outcome(test);
    if ("needs" in result) (needs[result.needs] ??= []).push(test.id);
    else if (!(test.id in known.differs)) passing.push(test);
  }
  if (process.env.UPDATE_KNOWN === "1") {
    const sorted = Object.fromEntries(Object.entries(needs).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(KNOWN_FILE, `${JSON.stringify({ ...known, needs: sorted }, null, 2)}\n`);
  }

  it.each(passing.map((test) => [test.id, test] as const))("%s", (_id, test) => {
    expect(outcome(test)).toEqual({ faults: [] });
  });

  it("need only what is listed", () => {
    expect(needs).toEqual((JSON.parse(readFileSync(KNOWN_FILE, "utf8")) as Known).needs);
  });

  it("differ where it is listed", () => {
    for (const id of Object.keys(known.differs)) {
      const test = cases.find((one) => one.id === id);
      expect(test, id).toBeDefined();
      expect(outcome(test!), id).not.toEqual({ faults: [] });
    }
  });

  it("are most of the file", () => {
    expect(passing.length).toBeGreaterThanOrEqual(360);
  });
});

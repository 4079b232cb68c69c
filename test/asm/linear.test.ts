/**
 * Printing and reading take steps in proportion to their input, whatever it is. Steps are counted, not timed (steps.ts).
 * What happens inside one call of the engine (a search in a string, an expression's match) is no step.
 */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const script = fileURLToPath(new URL("steps.ts", import.meta.url));
const counted = JSON.parse(
  execFileSync(process.execPath, ["--import", "tsx", script], { encoding: "utf8" }),
) as [name: string, steps: [small: number, middle: number, large: number]][];

/** Four times the input takes four times the steps, and sixteen times as many where they grow with its square. */
const MOST = 8;

const growsTooMuch = ([small, , large]: readonly [number, number, number]): boolean => large >= MOST * small;

describe("steps grow with the input", () => {
  const linear = counted.filter(([name]) => name !== "sums of growing length");
  it.each(linear)("%s", (_, steps) => {
    expect(steps[0]).toBeGreaterThan(0);
    expect(steps).not.toSatisfy(growsTooMuch);
  });

  it("what is not linear is seen", () => {
    const [, steps] = counted.find(([name]) => name === "sums of growing length")!;
    expect(steps).toSatisfy(growsTooMuch);
  });
});

import { describe, expect, it } from "vitest";
import { devices, readCases, runCase } from "./cases.js";
import { machineOf } from "./machines.js";
import { generations, hasPrograms } from "./programs.js";

/** Every sample kernel on every generation against the memory that the cases expect. */
describe.runIf(hasPrograms)("sample kernels leave the memory that a GPU would", () => {
  const cases = hasPrograms ? readCases() : [];
  it.each(generations)("%s", async (generation) => {
    const { isa, executors } = await machineOf(generation);
    const loaded = devices(isa, executors);
    const wrong: string[] = [];
    let run = 0;
    for (const test of cases) {
      const device = loaded.get(test.source);
      if (
        test.generations?.includes(generation) === false ||
        device?.object.kernels.has(test.kernel) !== true
      )
        continue;
      run++;
      try {
        const outcome = runCase(device, test);
        if (outcome.wrong !== null) wrong.push(`${test.kernel} (${test.why}): ${outcome.wrong}`);
      } catch (error) {
        wrong.push(`${test.kernel} (${test.why}): ${String(error)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(run).toBeGreaterThan(100);
  });
});

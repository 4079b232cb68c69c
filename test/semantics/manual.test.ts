import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { generations, type Generation } from "../../generator/pseudocode/file.js";
import { compareAll, type Difference, type Unread } from "../../generator/manual/comparisons.js";
import { manualsPresent, manualTexts } from "./manual.js";
import { unread as expectedUnread } from "./unread.js";

interface Erratum {
  readonly generations: readonly Generation[];
  /** patterns of whole instruction names */
  readonly subject: readonly string[];
  readonly kind: string;
  readonly manual: string;
  readonly ours: string;
  readonly why: string;
  readonly evidence: string;
  readonly source: string;
}

const file = new URL("../../spec/errata/manual.json", import.meta.url);
const errata = JSON.parse(readFileSync(file, "utf8")) as readonly Erratum[];
const matches = (pattern: string, name: string): boolean => new RegExp(`^(${pattern})$`).test(name);

describe("spec/errata/manual.json", () => {
  test.each(errata.map((entry) => [entry.subject.join(" "), entry] as const))(
    "%s is complete",
    (_, entry) => {
      for (const generation of entry.generations) expect(generations).toContain(generation);
      for (const text of [entry.manual, entry.ours, entry.why, entry.evidence, entry.source]) {
        expect(text).not.toBe("");
      }
      expect(entry.kind).toBe("manual pseudocode");
    },
  );
});

if (!manualsPresent)
  console.warn("AMD's manuals are absent (../shared/manual): definitions are not compared with them");

describe.runIf(manualsPresent)("definitions beside AMD's own texts", () => {
  let differences: readonly Difference[] = [];
  let unread: readonly Unread[] = [];
  let compared = 0;

  beforeAll(async () => {
    ({ differences, unread, compared } = await compareAll(generations.map(manualTexts)));
  }, 240_000);

  test("nearly every text is translated and compared", () => {
    expect(compared).toBeGreaterThan(6000);
    expect(unread.length / (compared + unread.length)).toBeLessThan(0.05);
  });

  test("a text that is not translated is one that cannot be run", () => {
    const surprising = unread.filter(({ name }) => !expectedUnread.some((entry) => entry.name.test(name)));
    expect(surprising).toEqual([]);
  });

  test("every difference is explained", () => {
    const unexplained = differences.filter(
      ({ name, generation }) =>
        !errata.some(
          (entry) =>
            entry.generations.includes(generation) && entry.subject.some((pattern) => matches(pattern, name)),
        ),
    );
    expect(unexplained).toEqual([]);
  });

  test("every explanation is needed, in each of its generations and for each of its subjects", () => {
    const idle = errata.flatMap((entry) => {
      const own = differences.filter(
        ({ name, generation }) =>
          entry.generations.includes(generation) && entry.subject.some((pattern) => matches(pattern, name)),
      );
      const quiet = entry.generations.filter((one) => !own.some(({ generation }) => generation === one));
      const empty = entry.subject.filter((pattern) => !own.some(({ name }) => matches(pattern, name)));
      return [...quiet, ...empty].map((what) => `${entry.subject.join(" ")}: ${what}`);
    });
    expect(idle).toEqual([]);
  });
});

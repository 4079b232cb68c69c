import fc from "fast-check";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readManual } from "../../generator/import/manual.js";
import { compareAll } from "../../generator/manual/comparisons.js";
import { isSettled, readKnownErrors, subjectPatterns } from "../../generator/manual/errata.js";
import { extractManual } from "../../generator/manual/extract.js";
import { errorOutcomes } from "../../generator/manual/report.js";

/** samples/manual.html, typeset as a PDF and read back by pdftotext -layout. */
const layout = readFileSync(new URL("samples/manual.txt", import.meta.url), "utf8");
const markdown = [
  "# RDNA 4 sample",
  "## SOP2 Instructions",
  "### S_AND_B32",
  "Calculate bitwise AND.",
  "```",
  "D0.u32 = (S0.u32 & S1.u32);",
  "SCC = D0.u32 != 0U",
  "```",
  "### V_NOP",
  "Nothing.",
].join("\n");

describe("pseudocode of a manual's text", () => {
  it("comes out of pdftotext -layout, sentences and notes left behind", () => {
    const { manual, generationName, withoutCode } = extractManual(layout);
    expect(generationName).toBe("RDNA 4");
    expect(manual.dialect).toBe("new");
    expect(withoutCode).toEqual(["V_NOP"]);
    expect(manual.instructions).toEqual([
      { name: "S_AND_B32", encoding: "SOP2", pseudocode: "D0.u32 = (S0.u32 & S1.u32);\nSCC = D0.u32 != 0U" },
      {
        name: "S_ADD_CO_U32",
        encoding: "SOP2",
        pseudocode:
          "tmp = 64'U(S0.u32) + 64'U(S1.u32);\n// the carry\nSCC = tmp >= 0x100000000ULL ? 1'1U : 1'0U;\nD0.u32 = tmp.u32",
      },
      { name: "V_MOV_B32", encoding: "VOP1", pseudocode: "if EXEC then\n    D0.b32 = S0.b32\nendif" },
    ]);
  });

  it("comes out of Markdown", () => {
    const { manual, withoutCode } = extractManual(markdown);
    expect(manual.instructions).toEqual([
      { name: "S_AND_B32", encoding: "SOP2", pseudocode: "D0.u32 = (S0.u32 & S1.u32);\nSCC = D0.u32 != 0U" },
    ]);
    expect(withoutCode).toEqual(["V_NOP"]);
  });

  it("never makes it fail", () => {
    fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => void extractManual(text)));
  });
});

describe("subjects of known errors", () => {
  it.each([
    ["V_DIV_FIXUP_F32, V_DIV_FIXUP_F64", ["V_DIV_FIXUP_F64"], ["V_DIV_FMAS_F32"]],
    ["V_CVT_PK_NORM_I16_F32/F16", ["V_CVT_PK_NORM_I16_F32", "V_CVT_PK_NORM_I16_F16"], ["V_CVT_PK_I16_F32"]],
    ["V_DIV_SCALE_*", ["V_DIV_SCALE_F32"], ["V_DIV_FMAS_F32"]],
  ])("%s", (subject, inside, outside) => {
    const about = (name: string): boolean => subjectPatterns(subject).some((one) => one.test(name));
    expect(inside.every(about)).toBe(true);
    expect(outside.some(about)).toBe(false);
  });

  it("are settled unless the list says that nobody knows", () => {
    const entry = { generations: [], subject: "", kind: "", wrong: "", evidence: "text" };
    expect(isSettled({ ...entry, right: "2047" })).toBe(true);
    expect(isSettled({ ...entry, right: "presumably one rounding; unverified" })).toBe(false);
  });
});

const shared = fileURLToPath(new URL("../../../shared/manual/", import.meta.url));
if (!existsSync(shared)) console.warn("manual: known errors SKIPPED: ../shared/manual is not here");

describe.runIf(existsSync(shared))("the known errors of the RDNA 3 manual", () => {
  it("show in the comparison, every settled one", async () => {
    const file = `${shared}errata.json`;
    const errors = readKnownErrors(readFileSync(file, "utf8"), file).filter((one) => one.generations.includes("rdna3")); // prettier-ignore
    const manuals = [readManual(`${shared}rdna3.json.gz`)];
    const outcomes = errorOutcomes(errors, await compareAll(manuals, { overlap: true }), manuals);
    const settled = outcomes.filter((one) => one.settled);
    expect(settled.length).toBeGreaterThan(15);
    for (const { entry, differs, unreadable, undefinedCalls } of settled)
      expect([...differs, ...unreadable, ...undefinedCalls], entry.subject).toEqual(["rdna3"]);
    expect(outcomes.filter((one) => !one.settled).map((one) => one.entry.subject)).toEqual([
      "S_MAX_I32, S_MAX_U32",
      "V_SIN/V_COS F32, F16",
      "V_MIN_F32, V_MAX_F32 (F16, F64 alike) with two quiet NaNs",
    ]);
  }, 300_000);
});

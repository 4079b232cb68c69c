import { beforeAll, describe, expect, it } from "vitest";
import { check, readHistory, StaleFact, type Fact, type History } from "../../docs/diff/facts.js";
import { said, STORIES, tell, untold } from "../../docs/diff/history.js";

let history: History;
beforeAll(async () => {
  history = await readHistory();
}, 120_000);

describe("the history of the four families", () => {
  it.each(STORIES.map((story) => [story.title, story] as const))("%s: every sentence holds", (_, story) => {
    const sentences = [...story.opening, ...Object.values(story.steps).flat()];
    for (const sentence of sentences) expect(said(sentence, history)).toBe(sentence.says);
  });

  it.each(STORIES.map((story) => [story.title, story] as const))(
    "%s: no name comes or goes untold",
    (_, story) => {
      for (const [id, step] of history.steps) {
        const written = story.steps[id as keyof typeof story.steps];
        if (written === undefined) continue; // Told in derived words, as are generations that come later.
        const rest = untold(story, step, written);
        for (const text of rest)
          expect(text).toMatch(/^(All \d+|\d+ of the \d+) that stay get|^Fields have moved in/);
      }
    },
  );

  it("tells generations that change nothing in one paragraph", () => {
    const text = tell(
      STORIES.find((story) => story.title.startsWith("Waits"))!,
      history,
    ).join("\n");
    expect(text).toContain("**CDNA 2, CDNA 3 and CDNA 4** leave all of this as it is.");
  });
});

describe("a fact", () => {
  it.each<[string, Fact]>([
    ["has", { has: "V_ADD_NC_U32", in: "cdna1" }],
    ["none", { none: /^V_MAC_F32$/, in: "rdna1" }],
    ["brings", { brings: "V_ADD_U32", at: "rdna1" }],
    ["drops", { drops: "V_ADD_F32", at: "rdna1" }],
    ["renames", { renames: "V_ADD_U32>V_ADD_CO_U32", at: "rdna1" }],
    ["encoding", { encoding: "ENC_VGLOBAL", bits: 64, of: "GLOBAL_LOAD_B32", in: "rdna4" }],
    ["formIn", { formIn: "ENC_VOP2", of: "V_ADD_CO_U32", in: "rdna1" }],
    ["noFormIn", { noFormIn: "ENC_VOP2", of: "V_ADD_CO_U32", in: "cdna1" }],
    ["a field's width", { fields: "OFFSET:13", of: "GLOBAL_LOAD_DWORD", in: "rdna1" }],
    ["a field's place", { fields: "DLC@13", of: "GLOBAL_LOAD_DWORD", in: "rdna1" }],
    ["a field's absence", { fields: "-DLC", of: "GLOBAL_LOAD_DWORD", in: "rdna1" }],
    ["LDS", { ldsBytes: 65536, in: "cdna4" }],
    ["redefines", { redefines: "V_ADD_F32", at: "rdna1" }],
    ["means", { means: "fma(", of: "V_MAC_F32", in: "rdna1" }],
    ["encodedAs", { encodedAs: "cdna4", of: /^V_ADD_/, in: "cdna5" }],
    ["opcodesOf", { opcodesOf: "V_ADD_F32", in: "cdna1", are: "V_ADD_F32", of: "rdna1" }],
    ["counters", { counters: "vmcnt:6 expcnt:3 lgkmcnt:4", in: "rdna1" }],
    ["packing", { packing: "vmcnt/0+4/14+2 expcnt/4+3 lgkmcnt/8+4", in: "rdna1" }],
    ["an unknown instruction", { means: "fma(", of: "V_NO_SUCH", in: "rdna1" }],
  ])("that is wrong is refused: %s", (_, fact) => {
    expect(() => check(fact, history)).toThrow(StaleFact);
  });

  it("must speak of every name that its sentence sets in backticks", () => {
    const because = [{ has: "V_ADD_F32", in: "rdna1" }] as const;
    expect(() => said({ says: "`V_ADD_F32` and `V_ADD_F16`.", because }, history)).toThrow(
      "no fact speaks of V_ADD_F16",
    );
  });
});

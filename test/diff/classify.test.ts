import { describe, expect, it } from "vitest";
import { withEntry } from "../../generator/diff/changes.js";
import { changelogEntry, classifyDefinitions, classifySpec, overall } from "../../generator/diff/classify.js";
import { NO_CHANGES, type Change, type SpecChanges } from "../../generator/diff/specs.js";

const instructions = (part: Partial<SpecChanges["instructions"]>): SpecChanges => ({
  ...NO_CHANGES,
  instructions: { ...NO_CHANGES.instructions, ...part },
});
const level = (changes: SpecChanges): string => overall(classifySpec("rdna4", changes));
const changed = (...changes: Change[]): SpecChanges => instructions({ changed: [{ name: "V_B", changes }] });

describe("a change of the specification is", () => {
  it.each<[string, SpecChanges]>([
    ["none", NO_CHANGES],
    ["minor", instructions({ added: ["V_A"] })],
    ["major", instructions({ removed: ["V_A"] })],
    ["major", instructions({ renamed: [{ from: "V_A", to: "V_B" }] })],
    ["minor", { ...changed({ kind: "aliases", text: "none -> V_A" }), instructions: { ...changed({ kind: "aliases", text: "none -> V_A" }).instructions, renamed: [{ from: "V_A", to: "V_B" }] } }], // prettier-ignore
    ["major", changed({ kind: "opcode", text: "ENC_VOP1 default: 1 -> 2" })],
    ["minor", changed({ kind: "form added", text: "ENC_VOP3 default (1)" })],
    ["major", changed({ kind: "operand values", text: "s0 0 -> none" })],
    ["minor", changed({ kind: "operand values", text: "s9 none -> 9" })],
    ["patch", changed({ kind: "description", text: "changed" })],
  ])("%s", (expected, changes) => {
    expect(level(changes)).toBe(expected);
  });

  it("told of definitions: new ones, corrected ones, lost ones; comments do not count", () => {
    const before = new Map([["V_A", "D0 = 1"], ["V_B", "D0 = 2 // two"], ["V_C", "D0 = 3"]]); // prettier-ignore
    const after = new Map([["V_A", "D0 = 9"], ["V_B", "D0 = 2"], ["V_D", "D0 = 4"]]); // prettier-ignore
    expect(classifyDefinitions("rdna4", before, after).map((one) => [one.level, one.text])).toEqual([
      ["minor", "rdna4: semantics of V_D"],
      ["major", "rdna4: no semantics any more of V_C"],
      ["patch", "rdna4: corrected semantics of V_A"],
    ]);
  });
});

describe("the changelog", () => {
  const entry = changelogEntry(
    [{ level: "minor", text: "rdna3: instructions added: V_A" }, { level: "minor", text: "rdna4: instructions added: V_A" }], // prettier-ignore
    "Unreleased",
  );
  it("tells what generations share once", () => {
    expect(entry).toBe("## Unreleased (minor)\n\n### Added\n\n- rdna3, rdna4: instructions added: V_A\n");
  });
  it("has its newest entry first, one of the same title replaced", () => {
    const old = "# Changelog\n\n## Unreleased (patch)\n\n- x\n\n## 0.1.0\n\n- first\n";
    expect(withEntry(old, entry)).toBe(`# Changelog\n\n${entry.trim()}\n\n## 0.1.0\n\n- first\n`);
    expect(withEntry("", entry)).toBe(`# Changelog\n\n${entry}`);
  });
});

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { diffSides, diffText, type GenerationDifference } from "../../cli/diff.js";
import { textSide } from "../../generator/diff/side.js";
import { compareSpecs, type SpecChanges } from "../../generator/diff/specs.js";
import { readIsaXml, type IsaSpec } from "../../generator/spec/read.js";
import { writeIsaXml } from "../../generator/spec/xml/write.js";

const text = readFileSync(new URL("../../spec/isa/amdgpu_isa_cdna1.xml", import.meta.url), "utf8");

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends object ? Mutable<T[K]> : T[K] };

/** CDNA 1 as it might come next: one change of each kind. */
function update(base: IsaSpec): IsaSpec {
  const spec = structuredClone(base) as Mutable<IsaSpec>;
  const find = (name: string) => spec.instructions.find((one) => one.name === name)!;
  const vop3 = spec.encodings.find((one) => one.name === "ENC_VOP3")!;
  for (const opcode of [947, 1000])
    vop3.identifiers.push((vop3.identifiers[0]! & ~(0x3ffn << 16n)) | (BigInt(opcode) << 16n));
  // moved
  for (const form of find("V_MUL_HI_I32").encodings) form.opcode += 300;
  // renamed
  find("V_XOR_B32").name = "V_EXCLUSIVE_OR_B32";
  // widened: the destination of one form
  find("V_MUL_LO_U32").encodings[0]!.operands.find((one) => one.output)!.size = 64;
  // gone and new
  spec.instructions.splice(spec.instructions.indexOf(find("V_CUBEID_F32")), 1);
  const added = structuredClone(find("V_MUL_HI_U32"));
  added.name = "V_MUL_HIGHER_U32";
  for (const form of added.encodings) form.opcode = 1000;
  spec.instructions.push(added);
  // an encoding split: half of its instructions get one of their own
  const sopp = spec.encodings.find((one) => one.name === "ENC_SOPP")!;
  const split = structuredClone(sopp);
  split.name = "ENC_SOPP_BRANCH";
  spec.encodings.push(split);
  for (const one of spec.instructions)
    if (/^S_CBRANCH_SCC/.test(one.name)) one.encodings[0]!.encodingName = "ENC_SOPP_BRANCH";
  // a field moved, another renamed
  const ds = spec.encodings.find((one) => one.name === "ENC_DS")!;
  const offset1 = ds.fields.find((one) => one.name === "OFFSET1")!;
  const offset0 = ds.fields.find((one) => one.name === "OFFSET0")!;
  [offset0.ranges, offset1.ranges] = [offset1.ranges, offset0.ranges];
  ds.fields.find((one) => one.name === "GDS")!.name = "GLOBAL";
  // a format changed, a value of an operand type too
  const format = spec.dataFormats.find((one) => one.name === "FMT_NUM_I24")!;
  format.dataType = "uint";
  const type = spec.operandTypes.find((one) => one.name === "OPR_SDST")!;
  type.predefinedValues[0]!.name = "s_zero";
  return spec as IsaSpec;
}

describe("a synthetic update", () => {
  let changes: SpecChanges;
  let diff: GenerationDifference;
  beforeAll(() => {
    const base = readIsaXml(text).spec;
    const next = update(base);
    changes = compareSpecs(base, next);
    diff = diffSides(textSide(text, "old.xml"), textSide(writeIsaXml(next), "new.xml"));
  }, 120_000);

  it("is told by section, each change and no other", () => {
    expect(changes.instructions).toMatchObject({
      added: ["V_MUL_HIGHER_U32"],
      removed: ["V_CUBEID_F32"],
      renamed: [{ from: "V_XOR_B32", to: "V_EXCLUSIVE_OR_B32" }],
    });
    const changed = new Map(
      changes.instructions.changed.map((one) => [one.name, one.changes.map((c) => c.kind)]),
    );
    expect([...changed.keys()].sort()).toEqual([
      "S_CBRANCH_SCC0",
      "S_CBRANCH_SCC1",
      "V_MUL_HI_I32",
      "V_MUL_LO_U32",
    ]);
    expect(new Set(changed.get("V_MUL_HI_I32"))).toEqual(new Set(["opcode"]));
    expect(changed.get("V_MUL_LO_U32")).toEqual(["operands"]);
    expect(changed.get("S_CBRANCH_SCC0")).toEqual(["form removed", "form added"]);
    expect(changes.encodings).toMatchObject({ added: ["ENC_SOPP_BRANCH"], removed: [], renamed: [] });
    const [first, second] = [947, 1000].map((opcode) => ((0xd0000000 | (opcode << 16)) >>> 0).toString(16));
    expect(changes.encodings.changed.find((one) => one.name === "ENC_VOP3")!.changes).toEqual([
      { kind: "identifiers", text: `none -> 0x${first}` },
      { kind: "identifiers", text: `none -> 0x${second}` },
    ]);
    expect(changes.encodings.changed.filter((one) => one.name !== "ENC_VOP3")).toEqual([
      {
        name: "ENC_DS",
        changes: [
          { kind: "field layout", text: "GDS -> GLOBAL (16)" },
          { kind: "field layout", text: "OFFSET0 7:0 -> 15:8" },
          { kind: "field layout", text: "OFFSET1 15:8 -> 7:0" },
        ],
      },
    ]);
    expect(changes.dataFormats.changed).toMatchObject([
      { name: "FMT_NUM_I24", changes: [{ kind: "data layout" }] },
    ]);
    expect(changes.operandTypes.changed).toEqual([
      {
        name: "OPR_SDST",
        changes: [
          { kind: "operand values", text: "s0 0 -> none" },
          { kind: "operand values", text: "s_zero none -> 0" },
        ],
      },
    ]);
  });

  it("is told by instruction, each change and no other", () => {
    expect(diff.added).toEqual(["V_MUL_HIGHER_U32"]);
    expect(diff.removed).toEqual(["V_CUBEID_F32"]);
    const changed = new Map(diff.changed.map((one) => [one.name, one]));
    const other = [...changed.keys()].filter((name) => !/^DS_/.test(name));
    expect(other.sort()).toEqual([
      "S_CBRANCH_SCC0",
      "S_CBRANCH_SCC1",
      "V_MUL_HI_I32",
      "V_MUL_LO_U32",
      "V_XOR_B32",
    ]);
    expect(changed.get("V_XOR_B32")).toMatchObject({
      renamed: "V_EXCLUSIVE_OR_B32",
      renamedBy: "identifier",
      forms: [],
      formsAdded: [],
      formsRemoved: [],
    });
    const aspects = (name: string): string[] => [
      ...new Set(changed.get(name)!.forms.flatMap((form) => form.differences.map((one) => one.aspect))),
    ];
    expect(aspects("V_MUL_HI_I32")).toEqual(["opcode"]);
    expect(aspects("V_MUL_LO_U32")).toEqual(["operands"]);
    expect(aspects("DS_ADD_U32")).toEqual(["field layout"]);
    const ds = [...changed.keys()].filter((name) => /^DS_/.test(name));
    expect(ds.every((name) => aspects(name).join() === "field layout")).toBe(true);
    expect(diffText(diff)).toContain("~ V_MUL_LO_U32\n    operands: VDST 32 bits -> 64 bits");
  });

  it("finds nothing between a file and itself", () => {
    const side = textSide(text, "same.xml");
    const none = diffSides(side, side);
    expect([none.added, none.removed, none.changed]).toEqual([[], [], []]);
  });
});

import { Ajv2020 } from "ajv/dist/2020.js";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { diffCommand } from "../../cli/diffCommand.js";
import { diffSides, type GenerationDifference } from "../../cli/diff.js";
import { sidesOf } from "../../cli/diffSides.js";
import { chooseForm, page } from "../../cli/show.js";
import { generations, loadIsa } from "../../generated/index.js";
import { statements } from "../../generated/semantics/statements.js";

const diffOf = async (a: string, b: string): Promise<GenerationDifference> => {
  const [left, right] = await sidesOf(a, b);
  return diffSides(left, right);
};

describe("two generations", () => {
  it("count every instruction once", async () => {
    const [left, right] = await sidesOf("rdna3", "rdna4");
    const diff = diffSides(left, right);
    expect(diff.removed.length + diff.changed.length + diff.unchanged).toBe(left.model.instructions.length);
    const targets = new Set(diff.changed.map((one) => one.renamed ?? one.name));
    expect(diff.added.some((name) => targets.has(name))).toBe(false);
    expect(diff.added.length).toBeLessThan(right.model.instructions.length);
  });

  it("name what was renamed, by alias and by meaning", async () => {
    const toRdna4 = new Map((await diffOf("rdna3", "rdna4")).changed.map((one) => [one.name, one]));
    expect(toRdna4.get("V_MIN_F32")).toMatchObject({ renamed: "V_MIN_NUM_F32", renamedBy: "alias" });
    const toCdna5 = new Map((await diffOf("cdna4", "cdna5")).changed.map((one) => [one.name, one]));
    expect(toCdna5.get("V_ADD_U32")).toMatchObject({ renamed: "V_ADD_NC_U32", renamedBy: "semantics" });
    expect(toCdna5.has("V_CLREXCP")).toBe(false);
  });

  it("show semantics that differ with an input", async () => {
    const diff = await diffOf("rdna3", "rdna4");
    const min = diff.changed.find((one) => one.name === "V_MIN_F32")!;
    const [form] = min.forms;
    const semantics = form!.differences.find((one) => one.aspect === "semantics")!;
    expect(semantics.details[0]).toBe("the definitions differ");
    expect(semantics.details[1]).toMatch(
      /^S0=0x[0-9a-f]{8} S1=0x[0-9a-f]{8} .*D0=0x[0-9a-f]{8} -> D0=0x[0-9a-f]{8}$/,
    );
  });

  it("differ from themselves in nothing", async () => {
    expect(await diffOf("cdna5", "cdna5")).toMatchObject({ added: [], removed: [], changed: [] });
  });

  it.each([
    ["V_CVT_OFF_F32_I4", "ENC_VOP1"],
    ["V_DIV_FMAS_F32", "ENC_VOP3"],
  ])("%s: show and diff tell the same of every other generation", async (name, encoding) => {
    const isas = await Promise.all(generations.map((id) => loadIsa(id)));
    const isa = isas.find((one) => one.id === "cdna5")!;
    const shown = page(isa, chooseForm(isa, name, encoding), isas, statements, null).generations;
    expect(shown).toHaveLength(9);
    for (const { generation, differences } of shown) {
      const aspects = (list: readonly { aspect: string }[]): string[] => list.map((one) => one.aspect);
      const one = (await diffOf("cdna5", generation)).changed.find((changed) => changed.name === name);
      const form = one?.forms.find((two) => two.form === `${encoding} default`);
      expect(aspects(form?.differences ?? []), generation).toEqual(aspects(differences));
    }
  });
});

describe("the command", () => {
  it("prints JSON of the documented shape", async () => {
    const schema = JSON.parse(
      readFileSync(new URL("../../docs/schema/diff.json", import.meta.url), "utf8"),
    ) as object;
    const validate = new Ajv2020({ strict: false }).compile(schema);
    const out: unknown = JSON.parse(await diffCommand(["cdna3", "cdna4"], { json: true }));
    expect(validate(out), JSON.stringify(validate.errors?.[0])).toBe(true);
  });

  it("prints Markdown whose tables hold", async () => {
    const out = await diffCommand(["rdna3", "rdna3_5"], { markdown: true });
    expect(out).toContain("| instruction | change | forms |");
    const rows = out.split("\n").filter((line) => line.startsWith("| "));
    for (const row of rows) expect(row.replaceAll("\\|", "").split("|")).toHaveLength(5);
  });

  it.each([
    [["rdna9", "rdna4"], /unknown generation rdna9/],
    [["rdna4"], /two things to compare/],
    [["no/such/file.xml", "rdna4"], /no file, and no REVISION/],
    [["--upload-pack=x:rdna4", "rdna4"], /no file, and no REVISION/],
    [["nowhere:rdna4", "rdna4"], /git knows no revision/],
  ])("refuses %j", async (args, reason) => {
    await expect(diffCommand(args, {})).rejects.toThrow(reason);
  });
});

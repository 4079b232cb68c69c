import fc from "fast-check";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ImportError } from "../../generator/import/errors.js";
import { addEntry, newGeneration } from "../../generator/import/newGeneration.js";
import { isFaulty, planImport, type ImportPlan } from "../../generator/import/plan.js";
import { reportJson, reportText } from "../../generator/import/report.js";
import { archiveSources, decodeUtf8, fetchSources, type XmlSource } from "../../generator/import/sources.js";
import { parseGenerations } from "../../generator/spec/generations.js";
import { loadGenerations, SpecError } from "../../generator/spec/read.js";
import { parseJson } from "../../generator/spec/json.js";
import { FORM, INSTRUCTION, specXml } from "../spec/skeleton.js";
import { zipOf } from "./zips.js";

const source = (text: string, name = "x.xml"): XmlSource => ({ name, read: () => text });
const plan = (...texts: string[]): ImportPlan => planImport(texts.map((text, i) => source(text, `${i}.xml`)));
const specText = (name: string): string =>
  readFileSync(new URL(`../../spec/${name}`, import.meta.url), "utf8");

/** cdna1's file, changed; each replacement must find what it replaces. */
function cdna1(...changes: readonly (readonly [string, string])[]): string {
  let text = specText("isa/amdgpu_isa_cdna1.xml");
  for (const [from, to] of changes) {
    expect(text).toContain(from);
    text = text.replaceAll(from, () => to);
  }
  return text;
}

describe("an import of a known architecture", () => {
  it("is told apart by ArchitectureName, and an unchanged file changes nothing", () => {
    const made = plan(cdna1());
    expect(isFaulty(made)).toBe(false);
    expect(made.files.size).toBe(0);
    expect(made.generations[0]!.generation.id).toBe("cdna1");
    expect(reportText(made)).toContain("nothing to write: spec/ holds exactly this");
  });

  it("tells what changed, what was not understood and what has no semantics, and writes the file", () => {
    const made = plan(
      cdna1(
        ["<InstructionName>V_XOR_B32</InstructionName>", "<InstructionName>V_EXOR_B32</InstructionName>"],
        ["<ISA>", "<ISA><Surprise>1</Surprise>"],
      ),
    );
    const [one] = made.generations;
    expect(one!.errors).toEqual([]);
    expect(one!.changes.instructions).toEqual({
      added: [],
      removed: [],
      renamed: [{ from: "V_XOR_B32", to: "V_EXOR_B32" }],
      changed: [],
    });
    expect(one!.unknown).toMatchObject([{ kind: "element", name: "Surprise" }]);
    expect(one!.newWithoutSemantics).toEqual(["V_EXOR_B32"]);
    expect([...made.files.keys()]).toEqual(["isa/amdgpu_isa_cdna1.xml"]);
    expect(made.files.get("isa/amdgpu_isa_cdna1.xml")).not.toContain("Surprise");
    expect(reportText(made)).toContain("> V_XOR_B32 is now V_EXOR_B32");
  });

  it("names every erratum that no longer applies, and is refused until it is removed", () => {
    const corrections = JSON.parse(specText("errata/corrections.json")) as {
      corrections: { generations: string[]; target: string; operation: string }[];
    };
    const names = new Set(
      corrections.corrections
        .filter((one) => one.generations.includes("cdna1"))
        .map((one) => /^Instruction\[(\w+)\]/.exec(one.target)?.[1])
        .filter((name) => name !== undefined),
    );
    const [first, second] = [...names] as [string, string];
    const made = plan(
      cdna1(
        [`<InstructionName>${first}</InstructionName>`, `<InstructionName>${first}_NEXT</InstructionName>`],
        [`<InstructionName>${second}</InstructionName>`, `<InstructionName>${second}_NEXT</InstructionName>`],
      ),
    );
    expect(isFaulty(made)).toBe(true);
    const text = reportText(made);
    expect(text).toContain(first);
    expect(text).toContain(second);
    expect(text).toMatch(/no longer applies|there is no instruction/);
    expect(text).toContain("nothing is written");
  });
});

describe("an import is refused", () => {
  it("when a file is wrong, although another is right", () => {
    const made = plan(specXml(), specXml().replace("</Spec>", ""));
    expect(isFaulty(made)).toBe(true);
    expect(made.errors[0]).toBeInstanceOf(SpecError);
    expect(reportJson(made)).toMatchObject({ written: false });
  });

  it("when two files are of one architecture", () => {
    const text = specXml().replace("AMD Test", "AMD CDNA 1");
    const made = plan(text, text);
    expect(made.errors[0]!.message).toMatch(/1\.xml: AMD CDNA 1 is in 0\.xml already/);
  });

  it("when the contents contradict each other: every fault is told", () => {
    const made = plan(
      specXml({ instructions: INSTRUCTION("V_ONE") + INSTRUCTION("V_TWO") + INSTRUCTION("V_X", FORM(9)) }),
    );
    expect(made.generations[0]!.errors.length).toBeGreaterThan(1);
    for (const error of made.generations[0]!.errors) expect(error).toBeInstanceOf(SpecError);
  });

  it("when there is nothing", () => {
    expect(isFaulty(planImport([]))).toBe(true);
  });

  it("with typed errors whatever happens to the XML", () => {
    const text = specXml();
    // what there was is as small, so that reading it is not most of the work
    const files = { read: () => text };
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.nat(20), fc.string({ maxLength: 5 }), (at, cut, other) => {
        const made = planImport([source(text.slice(0, at) + other + text.slice(at + cut))], { files });
        for (const error of [...made.errors, ...made.generations.flatMap((one) => one.errors)])
          expect(error instanceof SpecError || error instanceof ImportError).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});

describe("a new architecture", () => {
  const known = loadGenerations();
  it.each([
    ["AMD RDNA 5", "rdna5", "rdna4"],
    ["AMD CDNA 6", "cdna6", "cdna5"],
    ["AMD RDNA 4.5", "rdna4_5", "rdna4"],
    ["AMD UDNA 1", "udna1", "rdna4"],
  ])("%s becomes %s and follows %s", (name, id, follows) => {
    expect(newGeneration({ name, id: 77 }, known, "x")).toMatchObject({
      id,
      follows,
      architectureName: name,
    });
  });

  it("takes what it is told", () => {
    const facts = { id: "next", follows: "cdna3", targets: ["gfx1300"] };
    expect(newGeneration({ name: "AMD RDNA 5", id: 77 }, known, "x", facts)).toMatchObject({
      id: "next",
      follows: "cdna3",
      targets: ["gfx1300"],
      llvmProcessor: "gfx1300",
      waveSizes: [64],
    });
  });

  it.each(["AMD 图形", "AMD RDNA 4!", "AMD ../x"])("%s gives no id or one that is taken", (name) => {
    expect(() => newGeneration({ name, id: 1 }, known, "x")).toThrow(ImportError);
  });

  it("stands at the end of generations.json, in the file's own layout", () => {
    const text = specText("generations.json");
    const one = newGeneration({ name: "AMD RDNA 5", id: 77 }, known, "x");
    const longer = addEntry(text, one);
    expect(parseGenerations(parseJson(longer, "x")).at(-1)).toEqual(one);
    const layout = (id: string): string =>
      new RegExp(`\\{\\s+"id": "${id}"[^]*?\\n    \\}`).exec(longer)![0].replace(/\s+"follows.*/, "");
    const shape = (entry: string): string[] =>
      entry.split("\n").map((line) => /^\s*(?:"\w+":? ?[[{]?)?/.exec(line)![0]);
    expect(shape(layout("rdna5"))).toEqual(shape(layout("rdna4")));
  });
});

describe("sources", () => {
  it("are the XML files of an archive, in order of their names", () => {
    const zip = zipOf([{ name: "b/2.xml", content: "<b/>" }, { name: "a/1.xml", content: "<a/>" }, { name: "a/.x.xml", content: "" }]); // prettier-ignore
    expect(archiveSources(zip, "z").map((one) => [one.name, one.read()])).toEqual([["z!a/1.xml", "<a/>"], ["z!b/2.xml", "<b/>"]]); // prettier-ignore
    expect(() => archiveSources(zipOf([]), "z")).toThrow(/no XML file/);
  });

  it("are UTF-8", () => {
    expect(() => decodeUtf8(Uint8Array.of(0x3c, 0xff, 0x3e), "x")).toThrow(ImportError);
  });

  const answer = (body: Uint8Array | string, status = 200): typeof fetch => () => Promise.resolve(new Response(body as ConstructorParameters<typeof Response>[0], { status })); // prettier-ignore
  it("come from an address too, if that is http and answers in bounds", async () => {
    const zip = zipOf([{ name: "a.xml", content: "<a/>" }]);
    const got = await fetchSources("https://example.com/a.zip", { fetch: answer(zip) });
    expect(got.map((one) => one.read())).toEqual(["<a/>"]);
    const xml = await fetchSources("https://example.com/a.xml", { fetch: answer("<a/>") });
    expect(xml.map((one) => one.read())).toEqual(["<a/>"]);
    await expect(fetchSources("file:///etc/passwd")).rejects.toThrow(/no http/);
    await expect(fetchSources("https://example.com", { fetch: answer("", 404) })).rejects.toThrow(/404/);
    await expect(fetchSources("https://example.com", { fetch: answer("12345"), maxBytes: 4 })).rejects.toThrow(/more than 4/); // prettier-ignore
    const broken = (): Promise<Response> => Promise.reject(new Error("no route"));
    await expect(fetchSources("https://example.com", { fetch: broken })).rejects.toThrow(ImportError);
  });
});

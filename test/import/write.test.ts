import { existsSync, readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readIsaXml, type IsaSpec } from "../../generator/spec/read.js";
import { writeIsaXml } from "../../generator/spec/xml/write.js";
import { specXml, INSTRUCTION, FORM } from "../spec/skeleton.js";

const specFile = (id: string): string =>
  readFileSync(new URL(`../../spec/isa/amdgpu_isa_${id}.xml`, import.meta.url), "utf8");
const samples = new URL("../../../shared/spec-samples/", import.meta.url);
if (!existsSync(samples)) console.warn("write: AMD's samples SKIPPED: ../shared/spec-samples is not here");

/** Writes, reads back and compares the models. */
function again(spec: IsaSpec): IsaSpec {
  const text = writeIsaXml(spec);
  const back = readIsaXml(text);
  expect(back.unknown).toEqual([]);
  expect(back.spec).toEqual(spec);
  expect(writeIsaXml(back.spec)).toBe(text);
  return back.spec;
}

describe("the normalised form", () => {
  it.each(["cdna1", "cdna5", "rdna4"])("of %s is the file in spec/isa, byte for byte", (id) => {
    const text = specFile(id);
    const comment = /<!-- ([^]*?) -->/.exec(text)![1]!;
    expect(writeIsaXml(readIsaXml(text).spec, { comment })).toBe(text);
  });

  it("does not depend on indentation, radix, order of attributes or quotes", () => {
    const plain = specXml();
    const other = plain
      .replaceAll(/>\s+</g, "><")
      .replaceAll(/ (Input="\w+") (Output="\w+")/g, " $2 $1")
      .replace('Radix="10">0<', "Radix='16'>0x0<");
    expect(writeIsaXml(readIsaXml(other).spec)).toBe(writeIsaXml(readIsaXml(plain).spec));
  });

  it("keeps descriptions when the model has them, with every character XML allows", () => {
    const prose = "a < b & c > d \"quoted\" 'so'\n\tnext line, é and 𝔸, a CR &#13; and ]]>";
    const text = specXml({
      instructions: INSTRUCTION("V_ONE").replace(
        "<InstructionEncodings>",
        `<Description>${prose.replaceAll("&", "&amp;").replaceAll("&amp;#13;", "&#13;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</Description><InstructionEncodings>`,
      ),
    });
    const spec = again(readIsaXml(text).spec);
    expect(spec.instructions[0]!.description).toBe(prose.replace("&#13;", "\r"));
    const bare = again(readIsaXml(text, { descriptions: false }).spec);
    expect(bare.instructions[0]!.description).toBeUndefined();
  });

  it("has schema 1.0's and 1.2.0's particulars: no subgroups, condition numbers, types of literals", () => {
    const text = specXml({ schemaVersion: "1.0", instructions: INSTRUCTION("V_ONE", FORM(0), ["V_UNO"]) })
      .replace(/<FunctionalSubgroups><FunctionalSubgroup>.*<\/FunctionalSubgroups>/, "")
      .replace("<EncodingCondition>default", '<EncodingCondition Id="3">default')
      .replace("</ConditionName>", "</ConditionName><ConditionId>3</ConditionId>")
      .replace('<lit val="255"/>', '<lit val="255"><ty><t base="I" size="32"/></ty></lit>');
    const spec = again(readIsaXml(text).spec);
    expect(spec.encodings[0]!.conditions[0]!.id).toBe(3);
    expect(spec.instructions[0]!.encodings[0]!.conditionId).toBe(3);
  });

  it.runIf(existsSync(samples))("holds what pieces of AMD's own files hold", () => {
    const sample = (kind: string): string =>
      readdirSync(samples)
        .filter((name) => name.includes(`-${kind}-`) && name.startsWith("rdna4"))
        .map((name) => readFileSync(new URL(name, samples), "utf8"))
        .join("\n");
    const parts = {
      encodings: sample("encoding"),
      instructions: sample("inst"),
      dataFormats: sample("dataformat"),
      operandTypes: sample("optype"),
    };
    const spec = again(readIsaXml(specXml(parts)).spec);
    expect(spec.instructions.length).toBeGreaterThan(10);
  });
});

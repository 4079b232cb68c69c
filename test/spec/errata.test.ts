import { describe, expect, it } from "vitest";
import { applyAdditions } from "../../generator/spec/errata/additions.js";
import {
  applyCorrections,
  parseCorrections,
  type Correction,
} from "../../generator/spec/errata/corrections.js";
import { JsonNode } from "../../generator/spec/json.js";
import { findErrors, readIsaXml, SpecError } from "../../generator/spec/read.js";
import { DATA_FORMAT, ENCODING_A, FORM, INSTRUCTION, OPERAND, specXml } from "./skeleton.js";

const base = (): ReturnType<typeof readIsaXml> => readIsaXml(specXml(), { file: "base.xml" });

function add(pieces: string, from = base()): ReturnType<typeof applyAdditions> {
  const text = `<SpecAdditions Generation="rdna4"><Addition><Reason>r</Reason><Source>s</Source>${pieces}</Addition></SpecAdditions>`;
  return applyAdditions(from.spec, text, { file: "errata.xml", generation: "rdna4" }, from.origins);
}

const PARTIAL = (name: string, forms: string): string =>
  `<Instruction><InstructionName>${name}</InstructionName><InstructionEncodings>${forms}</InstructionEncodings></Instruction>`;
const IDENTIFIER = (bits: string): string =>
  `<Encoding><EncodingName>ENC_A</EncodingName><EncodingIdentifiers><EncodingIdentifier Radix="2">${bits}</EncodingIdentifier></EncodingIdentifiers></Encoding>`;

describe("additions", () => {
  it("bring a whole instruction and the identifier it needs", () => {
    const { spec, notes } = add(
      IDENTIFIER("10100101000000100000000000000000") + INSTRUCTION("V_NEW", FORM(2)),
    );
    expect(spec.instructions.map((one) => one.name)).toEqual(["V_ONE", "V_NEW"]);
    expect(spec.encodings[0]!.identifiers).toContain(0xa5020000n);
    expect(notes).toEqual([]);
    expect(findErrors(spec).errors).toEqual([]);
  });

  it("are validated as strictly as the base: without the identifier the opcode is refused, at the addition's line", () => {
    const from = base();
    const { spec } = add(INSTRUCTION("V_NEW", FORM(2)), from);
    const [error] = findErrors(spec, from.origins).errors;
    expect(error!.file).toBe("errata.xml");
    expect(error!.path).toMatch(/^SpecAdditions\/Addition.*Instruction\[V_NEW\].*Opcode$/);
    expect(error!.line).toBe(1);
  });

  it("extend an instruction by a form", () => {
    const literal = FORM(0).replace("ENC_A", "A_INST_LITERAL").replace(">default<", ">has_lit<");
    const { spec } = add(PARTIAL("V_ONE", literal));
    expect(spec.instructions[0]!.encodings.map((one) => one.encodingName)).toEqual([
      "ENC_A",
      "A_INST_LITERAL",
    ]);
  });

  it.each([
    ["a whole instruction", INSTRUCTION("V_ONE")],
    ["a form", PARTIAL("V_ONE", FORM(0))],
    ["an identifier", IDENTIFIER("10100101000000010000000000000000")],
    ["an encoding", ENCODING_A],
    ["a data format", DATA_FORMAT],
  ])("that are there already with equal content give a note: %s", (_what, pieces) => {
    const { spec, notes } = add(pieces);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatch(/^errata\.xml, line 1: .* is there already$/);
    expect(spec.instructions).toEqual(base().spec.instructions);
    expect(spec.encodings).toEqual(base().spec.encodings);
  });

  it.each([
    ["an instruction that is there with other content", INSTRUCTION("V_ONE", FORM(1)), /other content/],
    [
      "a form that is there with other operands",
      PARTIAL("V_ONE", FORM(0, OPERAND(1, "DST", true))),
      /other content/,
    ],
    ["a form for an instruction that is not there", PARTIAL("V_NONE", FORM(0)), /no instruction V_NONE/],
    [
      "an identifier for an encoding that is not there",
      IDENTIFIER("1").replace("ENC_A", "ENC_Z"),
      /no encoding ENC_Z/,
    ],
    ["an element the schema does not have", "<Surprise/>", /unknown element Surprise/],
  ])("are refused: %s", (_what, pieces, reason) => {
    expect(() => add(pieces)).toThrow(reason);
    expect(() => add(pieces)).toThrow(SpecError);
  });

  it("are refused without a reason and a source, and for another generation", () => {
    const { spec, origins } = base();
    const place = { file: "errata.xml", generation: "rdna4" };
    const bare = '<SpecAdditions Generation="rdna4"><Addition><Source>s</Source></Addition></SpecAdditions>';
    expect(() => applyAdditions(spec, bare, place, origins)).toThrow(/Reason is missing/);
    const other = '<SpecAdditions Generation="rdna3"></SpecAdditions>';
    expect(() => applyAdditions(spec, other, place, origins)).toThrow(/Generation is not rdna4/);
  });
});

function correction(row: object): Correction[] {
  const full = { generations: ["rdna4"], reason: "r", source: "s", ...row };
  return parseCorrections(new JsonNode({ about: "", corrections: [full] }, "$", "corrections.json"));
}

function correct(row: object): ReturnType<typeof applyCorrections> {
  const from = base();
  return applyCorrections(from.spec, correction(row), "rdna4", from.origins);
}

const FORM_TARGET = "Instruction[V_ONE]/InstructionEncoding[ENC_A default]";

describe("corrections", () => {
  it("add an alias, and only note one that is there", () => {
    const row = { target: "Instruction[V_ONE]", operation: "alias", new: "V_UNO" };
    expect(correct(row).spec.instructions[0]!.aliases).toEqual(["V_UNO"]);
    const from = readIsaXml(specXml({ instructions: INSTRUCTION("V_ONE", FORM(0), ["V_UNO"]) }));
    const again = applyCorrections(from.spec, correction(row), "rdna4", from.origins);
    expect(again.spec.instructions[0]!.aliases).toEqual(["V_UNO"]);
    expect(again.notes).toHaveLength(1);
  });

  it.each([
    ["an opcode", `${FORM_TARGET}/Opcode`, "0", "1", { opcode: 1 }],
    ["an operand's type", `${FORM_TARGET}/Operand[2]/OperandType`, "OPR_X", "OPR_Y", { operands: [{}, { operandType: "OPR_Y" }] }],
    ["an operand's size, in every form of a condition", "Instruction[V_ONE]/InstructionEncoding[* default]/Operand[1]/OperandSize", "32", "64",
      { operands: [{ size: 64 }, {}] }],
    ["whether an operand is read", `${FORM_TARGET}/Operand[1]/Input`, "false", "true", { operands: [{ input: true }, {}] }],
  ])("replace %s", (_what, target, old, fresh, expected) => {
    const { spec } = correct({ target, operation: "replace", old, new: fresh });
    expect(spec.instructions[0]!.encodings[0]).toMatchObject(expected);
  }); // prettier-ignore

  it("replace a condition, written as text", () => {
    const { spec } = correct({
      target: "Encoding[ENC_A]/EncodingCondition[default]/CondtionExpression",
      operation: "replace",
      old: "A: SRC != 255",
      new: "A: SRC .notwithin [254, 255]",
    });
    expect(spec.encodings[0]!.conditions[0]!.expression).toMatchObject({ op: ".notwithin" });
  });

  it("remove an instruction, a form, a value", () => {
    expect(correct({ target: "Instruction[V_ONE]", operation: "remove" }).spec.instructions).toEqual([]);
    expect(correct({ target: FORM_TARGET, operation: "remove" }).spec.instructions[0]!.encodings).toEqual([]);
    const value = correct({ target: "OperandType[OPR_X]/PredefinedValue[x0]", operation: "remove" });
    expect(value.spec.operandTypes[0]!.predefinedValues).toEqual([]);
  });

  it("leave other generations alone", () => {
    const row = { generations: ["cdna1"], target: "Instruction[V_NONE]", operation: "remove" };
    expect(correct(row).spec).toEqual(base().spec);
  });

  it.each([
    ["the old value is another", { target: `${FORM_TARGET}/Opcode`, operation: "replace", old: "7", new: "1" }, /it is "0", not "7"/],
    ["the instruction is gone", { target: "Instruction[V_NONE]", operation: "remove" }, /no Instruction V_NONE/],
    ["the form is gone", { target: "Instruction[V_ONE]/InstructionEncoding[ENC_B default]", operation: "remove" }, /no form ENC_B default/],
    ["the operand is gone", { target: `${FORM_TARGET}/Operand[9]/OperandSize`, operation: "replace", old: "32", new: "64" }, /no operand 9/],
    ["the new value is no number", { target: `${FORM_TARGET}/Opcode`, operation: "replace", old: "0", new: "x" }, /no number/],
    ["the alias is the name", { target: "Instruction[V_ONE]", operation: "alias", new: "V_ONE" }, /called V_ONE already/],
    ["the target is nothing that exists", { target: "Widget[V_ONE]", operation: "remove" }, /cannot be applied/],
    ["the operation does not suit the target", { target: `${FORM_TARGET}/Opcode`, operation: "remove" }, /cannot be applied/],
  ])("are errors when %s", (_what, row, reason) => {
    expect(() => correct(row)).toThrow(reason);
    expect(() => correct(row)).toThrow(SpecError);
  }); // prettier-ignore

  it.each([
    ["no reason", { target: "Instruction[V_ONE]", operation: "remove", reason: "" }],
    ["an unknown operation", { target: "Instruction[V_ONE]", operation: "rename", new: "x" }],
    ["an unknown generation", { generations: ["gcn"], target: "Instruction[V_ONE]", operation: "remove" }],
    ["an unknown member", { target: "Instruction[V_ONE]", operation: "remove", note: "x" }],
    [
      "an old value where nothing is replaced",
      { target: "Instruction[V_ONE]", operation: "alias", old: "x", new: "V_X" },
    ],
  ])("with %s are refused", (_what, row) => {
    expect(() => correction(row)).toThrow(SpecError);
  });
});

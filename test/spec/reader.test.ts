import { describe, expect, it } from "vitest";
import {
  findErrors,
  formatCondition,
  parseCondition,
  readIsaXml,
  SpecError,
} from "../../generator/spec/read.js";
import { parseTolerated } from "../../generator/spec/validate/tolerated.js";
import { JsonNode } from "../../generator/spec/json.js";
import { ENCODING_A, FIELD, FORM, INSTRUCTION, OPERAND, OPERAND_TYPE, specXml } from "./skeleton.js";

describe("what the model holds", () => {
  const { spec } = readIsaXml(specXml());

  it("keeps an encoding's order, mask, identifiers and fields", () => {
    const [encoding] = spec.encodings;
    expect(encoding).toMatchObject({
      name: "ENC_A",
      order: 0,
      bitCount: 32,
      identifierMask: 0xffff0000n,
      identifiers: [0xa5000000n, 0xa5010000n],
    });
    expect(encoding!.fields.map((field) => [field.name, field.ranges])).toEqual([
      ["DST", [{ order: 0, bitOffset: 8, bitCount: 8 }]],
      ["ENCODING", [{ order: 0, bitOffset: 24, bitCount: 8 }]],
      ["OP", [{ order: 0, bitOffset: 16, bitCount: 8 }]],
      ["SRC", [{ order: 0, bitOffset: 0, bitCount: 8 }]],
    ]);
  });

  it("keeps a condition as an expression tree, with types", () => {
    expect(spec.encodings[0]!.conditions).toEqual([
      {
        name: "default",
        expression: {
          kind: "operator",
          op: "!=",
          args: [
            { kind: "field", encoding: "A", field: "SRC", type: { base: "I", size: 32 } },
            { kind: "literal", value: 255 },
          ],
          type: { base: "U", size: 1 },
        },
      },
    ]);
  });

  it("keeps an instruction's forms and all that an operand says", () => {
    expect(spec.instructions[0]).toMatchObject({
      name: "V_ONE",
      aliases: [],
      flags: { isBranch: false, isProgramTerminator: false },
      functionalGroup: "VALU",
      functionalSubgroups: ["NOT_ASSIGNED"],
      encodings: [{ encodingName: "ENC_A", conditionName: "default", opcode: 0 }],
    });
    expect(spec.instructions[0]!.encodings[0]!.operands[1]).toEqual({
      order: 2,
      fieldName: "SRC",
      dataFormat: "FMT_X",
      operandType: "OPR_X",
      size: 32,
      input: true,
      output: false,
      implicit: false,
      binaryMicrocodeRequired: true,
    });
  });

  it("keeps padding and several ranges of a field", () => {
    const field =
      '<Field IsConditional="true"><FieldName>DST</FieldName><BitLayout RangeCount="2">' +
      '<Range Order="1"><BitCount>1</BitCount><BitOffset>15</BitOffset></Range>' +
      '<Range Order="0"><BitCount>7</BitCount><BitOffset>8</BitOffset>' +
      '<Padding><BitCount>1</BitCount><Value Radix="2">0</Value></Padding></Range></BitLayout></Field>';
    const read = readIsaXml(specXml({ encodings: ENCODING_A.replace(FIELD("DST", 8, 8), field) }));
    expect(read.spec.encodings[0]!.fields[0]).toMatchObject({
      name: "DST",
      isConditional: true,
      ranges: [
        { order: 1, bitOffset: 15, bitCount: 1 },
        { order: 0, bitOffset: 8, bitCount: 7, padding: { bitCount: 1, value: 0n } },
      ],
    });
  });

  it("keeps sub-fields, their values and subtypes of operand types", () => {
    const partitioned =
      '<OperandType IsPartitioned="true"><OperandTypeName>OPR_P</OperandTypeName><Subtypes><Subtype>OPR_X</Subtype></Subtypes>' +
      `<MicrocodeFormat><BitMap>${FIELD("LOW", 0, 4).replace(
        "</BitLayout>",
        "</BitLayout><FieldPredefinedValues><PredefinedValue><Name>ONE</Name><Value>1</Value></PredefinedValue></FieldPredefinedValues>",
      )}</BitMap></MicrocodeFormat></OperandType>`;
    const [, type] = readIsaXml(specXml({ operandTypes: OPERAND_TYPE + partitioned })).spec.operandTypes;
    expect(type).toMatchObject({ name: "OPR_P", isPartitioned: true, subtypes: ["OPR_X"] });
    expect(type!.fields[0]).toMatchObject({ name: "LOW", predefinedValues: [{ name: "ONE", value: 1 }] });
  });

  it("reads schema 1.2.0: condition numbers and types inside literals", () => {
    const encodings = ENCODING_A.replace(
      "</ConditionName>",
      "</ConditionName><ConditionId>18</ConditionId>",
    ).replace('<lit val="255"/>', '<lit val="255"><ty><t base="I" size="32"/></ty></lit>');
    const instructions = INSTRUCTION(
      "V_ONE",
      FORM(0).replace("<EncodingCondition>", '<EncodingCondition Id="18">'),
    );
    const { spec: read, unknown } = readIsaXml(specXml({ encodings, instructions, schemaVersion: "1.2.0" }));
    expect(unknown).toEqual([]);
    expect(read.encodings[0]!.conditions[0]).toMatchObject({ id: 18 });
    expect(read.instructions[0]!.encodings[0]!.conditionId).toBe(18);
  });

  it("reads schema 1.0: no License, no subgroups list, ConditionName in the form, no attributes that came later", () => {
    const text = specXml({ schemaVersion: "1.0" })
      .replace(/<FunctionalSubgroups><FunctionalSubgroup>.*<\/FunctionalSubgroups>/, "")
      .replaceAll(' IsBinaryMicrocodeRequired="true"', "")
      .replaceAll("<Field IsConditional=\"false\">", "<Field>")
      .replace("<EncodingCondition>default</EncodingCondition>", "<ConditionName>default</ConditionName>"); // prettier-ignore
    const { spec: read, unknown } = readIsaXml(text);
    expect(unknown).toEqual([]);
    expect(read.instructions[0]!.encodings[0]).toMatchObject({ conditionName: "default" });
    expect(read.instructions[0]!.encodings[0]!.operands[0]!.binaryMicrocodeRequired).toBe(true);
    expect(findErrors(read).errors).toEqual([]);
  });

  it("keeps prose, with its markup as text, unless told not to", () => {
    const text = specXml().replace(
      "<InstructionEncodings>",
      "<Description>&lt;p&gt;if a &lt;= b\n then&lt;/p&gt;</Description><InstructionEncodings>",
    );
    expect(readIsaXml(text).spec.instructions[0]!.description).toBe("<p>if a <= b\n then</p>");
    expect(readIsaXml(text, { descriptions: false }).spec.instructions[0]!.description).toBeUndefined();
  });

  it("reads a byte order mark, Windows line ends and comments", () => {
    const text = `\ufeff${specXml().replaceAll("\n", "\r\n").replace("<ISA>", "<!-- < & --><ISA>")}`;
    expect(readIsaXml(text).spec.instructions).toHaveLength(1);
  });
});

describe("what the schema does not have", () => {
  it("is reported with its place: elements, attributes and text", () => {
    const text = specXml()
      .replace("<ISA>", "<ISA><Extra><Inner/></Extra>")
      .replace("<Instruction>", '<Instruction New="1">')
      .replace("<Operands>", "<Operands>stray");
    expect(readIsaXml(text).unknown).toEqual([
      { kind: "element", path: "Spec/ISA/Extra", name: "Extra", line: 4 },
      {
        kind: "attribute",
        path: "Spec/ISA/Instructions/Instruction[V_ONE]",
        name: "New",
        line: expect.any(Number),
      },
      {
        kind: "text",
        path: "Spec/ISA/Instructions/Instruction[V_ONE]/InstructionEncodings/InstructionEncoding[1]/Operands",
        name: "stray",
        line: expect.any(Number),
      },
    ]);
  });
});

describe("deviations of AMD's own files", () => {
  const withCondition = (name: string): string =>
    specXml({ instructions: INSTRUCTION("V_ONE", FORM(0).replace(">default<", `>${name}<`)) });
  const rule = (row: object): ReturnType<typeof parseTolerated> =>
    parseTolerated(
      new JsonNode({ about: "", tolerated: [{ reason: "r", source: "s", ...row }] }, "$", "t.json"),
    );

  it("are errors unless a rule names them", () => {
    const { spec } = readIsaXml(withCondition("odd"));
    expect(findErrors(spec, new WeakMap(), []).errors.map((one) => one.reason)).toContain(
      "ENC_A does not declare the condition odd",
    );
  });

  it("are read past, with a note, where a rule names them", () => {
    const { spec } = readIsaXml(withCondition("odd"));
    const rules = [
      ...rule({ rule: "undeclared-condition", name: "odd", where: "ENC_A", readAs: "default" }),
      ...rule({ rule: "undeclared-subgroup", name: "NOT_ASSIGNED" }),
    ];
    const { errors, notes } = findErrors(spec, new WeakMap(), rules);
    expect(errors).toEqual([]);
    expect(notes.join("\n")).toMatch(/undeclared-condition odd \(ENC_A\): 1 times/);
  });

  it("are no excuse for another encoding", () => {
    const { spec } = readIsaXml(withCondition("odd"));
    const rules = rule({ rule: "undeclared-condition", name: "odd", where: "ENC_OTHER", readAs: "default" });
    expect(findErrors(spec, new WeakMap(), rules).errors).not.toEqual([]);
  });
});

describe("the dual-issue trap", () => {
  const half = (side: "X" | "Y"): string =>
    FORM(0, OPERAND(1, `VDST${side}`, true) + OPERAND(2, `SRC${side}0`, false)).replaceAll("ENC_A", "VOPDXY");
  const encodings = ENCODING_A.replace("ENC_A", "VOPDXY")
    .replace(FIELD("DST", 8, 8), FIELD("VDSTX", 8, 8))
    .replace(FIELD("SRC", 0, 8), FIELD("SRCX0", 0, 4) + FIELD("SRCY0", 4, 2) + FIELD("VDSTY", 6, 2))
    .replace(FIELD("OP", 16, 8), FIELD("OPX", 16, 8))
    .replace('<id val="SRC"/>', '<id val="SRCX0"/>');

  it("takes both halves under one encoding, condition and opcode, told apart by their fields", () => {
    const text = specXml({
      encodings: encodings.replace("</BitMap>", "</BitMap>"),
      instructions: INSTRUCTION("V_DUAL_ONE", half("X")),
    });
    expect(findErrors(readIsaXml(text).spec).errors).toEqual([]);
    const both = text.replace("</InstructionEncodings>", `${half("Y")}</InstructionEncodings>`);
    const reasons = findErrors(readIsaXml(both).spec).errors.map((one) => one.reason);
    expect(reasons.filter((reason) => reason.includes("already belongs"))).toEqual([]);
  });

  it("still refuses the same half twice", () => {
    const text = specXml({ encodings, instructions: INSTRUCTION("V_DUAL_ONE", half("X") + half("X")) });
    expect(findErrors(readIsaXml(text).spec).errors[0]!.reason).toMatch(/already belongs to V_DUAL_ONE/);
  });
});

describe("conditions as text", () => {
  it.each([
    "VOP3: SRC0 .notwithin [250, 233, 234, 255] && SRC1 != 255",
    "SOP2: (SSRC0 == 255 || SSRC1 == 255) && !(SSRC0 == SSRC1)",
    "VOPD: SRCX0 - (SRCX0 - 1) == 1",
    "1",
  ])("%s survives parsing and printing", (text) => {
    expect(formatCondition(parseCondition(text, {}))).toBe(text);
  });

  it.each([
    "",
    "VOP3: SRC0 ==",
    "SRC0 == 1",
    "VOP3: (SRC0",
    "VOP3: SRC0 == 1 1",
    "VOP3: $",
    `VOP3: ${"(".repeat(9999)}`,
  ])("%s is refused", (text) => {
    expect(() => parseCondition(text, { path: "p" })).toThrow(SpecError);
  });
});

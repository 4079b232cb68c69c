import { describe, expect, it } from "vitest";
import * as fc from "fast-check";
import { readIsaXml, SpecError, validateSpec } from "../../generator/spec/read.js";
import {
  DATA_FORMAT,
  ENCODING_A,
  FIELD,
  FORM,
  INSTRUCTION,
  OPERAND,
  OPERAND_TYPE,
  specXml,
} from "./skeleton.js";

/** Reads and validates; the error if there is one. */
function errorOf(text: string): SpecError {
  try {
    const { spec, origins } = readIsaXml(text, { file: "test.xml" });
    validateSpec(spec, origins);
  } catch (error) {
    expect(error).toBeInstanceOf(SpecError);
    return error as SpecError;
  }
  throw new Error("nothing was refused");
}

const INSTRUCTIONS = "Spec/ISA/Instructions";
const FORM_PATH = `${INSTRUCTIONS}/Instruction[V_ONE]/InstructionEncodings/InstructionEncoding[1]`;

describe("text that is no well-formed XML", () => {
  const cases: [what: string, text: string, reason: RegExp][] = [
    ["nothing", "", /no element/],
    ["text alone", "hello", /outside the root/],
    ["a truncated file", specXml().slice(0, -20), /ends inside|malformed|truncated/],
    [
      "a file cut inside a tag",
      specXml().slice(0, specXml().indexOf("<BitCount>") + 5),
      /malformed or truncated/,
    ],
    ["mismatched tags", specXml().replace("</Architecture>", "</Architektur>"), /<\/Architecture> is due/],
    ["an unclosed element", specXml().replace("</ArchitectureName>", ""), /is due/],
    ["a second root", `${specXml()}<Spec></Spec>`, /second root/],
    ["text after the root", `${specXml()}x`, /outside the root/],
    ["a repeated attribute", specXml().replace('Order="0"', 'Order="0" Order="1"'), /twice/],
    ["an attribute without quotes", specXml().replace('Order="0"', "Order=0"), /malformed/],
    ["an unfinished comment", specXml().replace("<ISA>", "<!-- <ISA>"), /unfinished comment/],
    ["an unfinished CDATA section", specXml().replace("AMD Test", "<![CDATA[x"), /unfinished CDATA/],
    ["a control character", specXml().replace("AMD Test", "AMD \u0000"), /control character/],
    ["a DOCTYPE", specXml({ before: "<!DOCTYPE Spec>" }), /DOCTYPE/],
    ["a lower-case doctype", specXml({ before: '<!doctype Spec SYSTEM "file:///etc/passwd">' }), /DOCTYPE/],
    ["an entity declaration", specXml({ before: '<!ENTITY a "b">' }), /markup declaration/],
    ["an unknown entity", specXml().replace("AMD Test", "&nbsp;"), /no predefined entity/],
    ["a bare ampersand", specXml().replace("AMD Test", "A & B"), /no predefined entity/],
    ["a reference to no character", specXml().replace("AMD Test", "&#xD800;"), /no XML character/],
    ["an entity in an attribute", specXml().replace('Order="0"', 'Order="&x;"'), /no predefined entity/],
    ["deep nesting", "<a>".repeat(100_000), /nested deeper/],
    ["a tag named __proto__", "<__proto__></__proto__>", /a tag that starts with/],
  ];
  it.each(cases)("%s is refused with a line", (_what, text, reason) => {
    const error = errorOf(text);
    expect(error.reason).toMatch(reason);
    expect(error.line).toBeGreaterThanOrEqual(1);
    expect(error.file).toBe("test.xml");
  });

  it("tells the line and the elements around a mismatched tag", () => {
    const error = errorOf("<Spec>\n <Document>\n  <Copyright>c</Copyrigh>\n </Document>\n</Spec>");
    expect(error.line).toBe(3);
    expect(error.path).toBe("Spec/Document/Copyright");
  });

  it("resolves the predefined entities and character references once, and no more", () => {
    const { spec } = readIsaXml(
      specXml().replace("AMD Test", "&amp;lt; &lt;&#65;&#x42;&gt; <![CDATA[&lt;]]>"),
    );
    expect(spec.architecture.name).toBe("&lt; <AB> &lt;");
  });

  it("does not take quadratic time over many open brackets, spaces or ampersands", () => {
    for (const piece of ["<", " ", "&amp;", "<a ", "]]>", "<!-- -->"]) {
      try {
        readIsaXml(`<Spec>${piece.repeat(200_000)}`);
      } catch (error) {
        expect(error).toBeInstanceOf(SpecError);
      }
    }
  }, 20_000); // linear work takes well under a second; quadratic work over 200 000 pieces takes minutes
});

describe("values that are none", () => {
  const cases: [what: string, text: string, path: string, reason: RegExp][] = [
    ["another root", "<Other></Other>", "Other", /not Spec/],
    ["no opcode", specXml({ instructions: INSTRUCTION("V_ONE", FORM("")) }), `${FORM_PATH}/Opcode`, /empty/],
    ["a word for an opcode", specXml({ instructions: INSTRUCTION("V_ONE", FORM("one")) }), `${FORM_PATH}/Opcode`, /no number/],
    ["a hexadecimal opcode in radix 10", specXml({ instructions: INSTRUCTION("V_ONE", FORM("0x10")) }), `${FORM_PATH}/Opcode`, /radix 10/],
    ["an exponent", specXml({ instructions: INSTRUCTION("V_ONE", FORM("1e3")) }), `${FORM_PATH}/Opcode`, /no number/],
    ["a huge opcode", specXml({ instructions: INSTRUCTION("V_ONE", FORM("9".repeat(400))) }), `${FORM_PATH}/Opcode`, /above/],
    ["a number of ten thousand digits", specXml({ instructions: INSTRUCTION("V_ONE", FORM("1".repeat(10_000))) }), `${FORM_PATH}/Opcode`, /no number/],
    ["a number of a million digits", specXml({ instructions: INSTRUCTION("V_ONE", FORM("1".repeat(1_000_000))) }),
      "Spec/ISA/Instructions/Instruction/InstructionEncodings/InstructionEncoding/Opcode", /more than \d+ characters/],
    ["an unknown radix", specXml().replace('<Opcode Radix="10">', '<Opcode Radix="36">'), `${FORM_PATH}/Opcode`, /radix/],
    ["digits of another radix", specXml({ encodings: ENCODING_A.replace("10100101000000000", "20100101000000000") }),
      "Spec/ISA/Encodings/Encoding[ENC_A]/EncodingIdentifiers/EncodingIdentifier[1]", /radix 2/],
    ["an identifier of another length", specXml({ encodings: ENCODING_A.replace("10100101000000000", "0100101000000000") }),
      "Spec/ISA/Encodings/Encoding[ENC_A]/EncodingIdentifiers/EncodingIdentifier[1]", /31/],
    ["an encoding of 33 bits", specXml({ encodings: ENCODING_A.replace("<BitCount>32", "<BitCount>33") }), "Spec/ISA/Encodings/Encoding[ENC_A]", /whole number of words/],
    ["an encoding of a million bits", specXml({ encodings: ENCODING_A.replace("<BitCount>32", "<BitCount>1000000") }),
      "Spec/ISA/Encodings/Encoding[ENC_A]/BitCount", /above/],
    ["a flag that is neither", specXml().replace("<IsBranch>FALSE", "<IsBranch>MAYBE"), `${INSTRUCTIONS}/Instruction[V_ONE]/InstructionFlags/IsBranch`, /neither/],
    ["a missing attribute", specXml().replace(' Order="1">', ">"), `${FORM_PATH}/Operands/Operand[1]`, /Order is missing/],
    ["an instruction named __proto__", specXml({ instructions: INSTRUCTION("__proto__") }), `${INSTRUCTIONS}/Instruction[__proto__]/InstructionName`, /no instruction name/],
    ["a format named constructor", specXml({ dataFormats: DATA_FORMAT.replace("FMT_X", "constructor") }),
      "Spec/ISA/DataFormats/DataFormat[constructor]/DataFormatName", /no name/],
    ["an operator nobody knows", specXml({ encodings: ENCODING_A.replace('type="!="', 'type="eval"') }),
      "Spec/ISA/Encodings/Encoding[ENC_A]/EncodingConditions/EncodingCondition[default]/CondtionExpression/op", /unknown operator/],
    ["two opcodes in one form", specXml({ instructions: INSTRUCTION("V_ONE", FORM(0).replace("<Operands>", '<Opcode Radix="10">1</Opcode><Operands>')) }), `${FORM_PATH}/Opcode[2]`, /twice/],
    ["a RangeCount that does not count", specXml().replace('RangeCount="1"', 'RangeCount="2"'), "Spec/ISA/Encodings/Encoding[ENC_A]/MicrocodeFormat/BitMap/Field[DST]/BitLayout", /1 ranges follow/],
  ]; // prettier-ignore
  it.each(cases)("%s is refused at its element", (_what, text, path, reason) => {
    const error = errorOf(text);
    expect(error.path).toBe(path);
    expect(error.reason).toMatch(reason);
    expect(error.line).toBeGreaterThanOrEqual(1);
  });
});

describe("contradictions", () => {
  const overlapping = ENCODING_A.replace(FIELD("SRC", 0, 8), FIELD("SRC", 0, 9));
  const cases: [what: string, text: string, path: string, reason: RegExp][] = [
    ["one opcode for two instructions", specXml({ instructions: INSTRUCTION("V_ONE") + INSTRUCTION("V_TWO") }),
      `${INSTRUCTIONS}/Instruction[V_TWO]/InstructionEncodings/InstructionEncoding[1]/Opcode`, /already belongs to V_ONE/],
    ["one opcode twice in an instruction", specXml({ instructions: INSTRUCTION("V_ONE", FORM(0) + FORM(0)) }),
      `${INSTRUCTIONS}/Instruction[V_ONE]/InstructionEncodings/InstructionEncoding[2]/Opcode`, /already belongs/],
    ["two instructions of a name", specXml({ instructions: INSTRUCTION("V_ONE") + INSTRUCTION("V_ONE", FORM(1)) }), `${INSTRUCTIONS}/Instruction[V_ONE]`, /second instruction/],
    ["an alias that is another's name", specXml({ instructions: INSTRUCTION("V_ONE", FORM(0), ["V_TWO"]) + INSTRUCTION("V_TWO", FORM(1)) }),
      `${INSTRUCTIONS}/Instruction[V_ONE]/AliasedInstructionNames`, /already names V_TWO/],
    ["overlapping fields", specXml({ encodings: overlapping }), "Spec/ISA/Encodings/Encoding[ENC_A]/MicrocodeFormat/BitMap/Field[SRC]", /overlaps DST/],
    ["a field outside its encoding", specXml({ encodings: ENCODING_A.replace(FIELD("SRC", 0, 8), FIELD("SRC", 28, 8)) }),
      "Spec/ISA/Encodings/Encoding[ENC_A]/MicrocodeFormat/BitMap/Field[SRC]", /outside 32 bits/],
    ["a field twice", specXml({ encodings: ENCODING_A.replace(FIELD("SRC", 0, 8), FIELD("DST", 0, 8)) }),
      "Spec/ISA/Encodings/Encoding[ENC_A]/MicrocodeFormat/BitMap/Field[DST]", /second field/],
    ["an identifier outside the mask", specXml({ encodings: ENCODING_A.replace("10100101000000010000000000000000", "10100101000000010000000000000001") }),
      "Spec/ISA/Encodings/Encoding[ENC_A]/EncodingIdentifiers", /outside the mask/],
    ["an opcode without an identifier", specXml({ instructions: INSTRUCTION("V_ONE", FORM(2)) }), `${FORM_PATH}/Opcode`, /no identifier for opcode 2/],
    ["an opcode too wide for its field", specXml({ instructions: INSTRUCTION("V_ONE", FORM(256)) }), `${FORM_PATH}/Opcode`, /does not fit/],
    ["an encoding that is not there", specXml({ instructions: INSTRUCTION("V_ONE", FORM(0).replace("ENC_A", "ENC_B")) }), `${FORM_PATH}/EncodingName`, /ENC_B does not exist/],
    ["a condition that is not there", specXml({ instructions: INSTRUCTION("V_ONE", FORM(0).replace(">default<", ">has_lit<")) }), `${FORM_PATH}/EncodingCondition`, /does not declare/],
    ["a field that is not there", specXml({ instructions: INSTRUCTION("V_ONE", FORM(0, OPERAND(1, "NOPE", true))) }), `${FORM_PATH}/Operands/Operand[1]/FieldName`, /no field NOPE/],
    ["an operand type that is not there", specXml({ instructions: INSTRUCTION("V_ONE", FORM(0, OPERAND(1, "DST", true, "OPR_NOPE"))) }),
      `${FORM_PATH}/Operands/Operand[1]/OperandType`, /OPR_NOPE does not exist/],
    ["a data format that is not there", specXml().replace("<DataFormatName>FMT_X</DataFormatName><OperandType>", "<DataFormatName>FMT_Y</DataFormatName><OperandType>"),
      `${FORM_PATH}/Operands/Operand[1]/DataFormatName`, /FMT_Y does not exist/],
    ["an operand of another width than its format", specXml().replace("<OperandSize>32", "<OperandSize>16"), `${FORM_PATH}/Operands/Operand[1]/OperandSize`, /16 bits of FMT_X/],
    ["two operands of one order", specXml({ instructions: INSTRUCTION("V_ONE", FORM(0, OPERAND(1, "DST", true) + OPERAND(1, "SRC", false))) }),
      `${FORM_PATH}/Operands/Operand[2]`, /second operand of order 1/],
    ["a group that is not there", specXml().replace("<Name>VALU</Name><FunctionalSubgroups>", "<Name>VXLU</Name><FunctionalSubgroups>"),
      `${INSTRUCTIONS}/Instruction[V_ONE]/FunctionalGroup[VXLU]`, /VXLU is not declared/],
    ["a subgroup that is not there", specXml().replace("NOT_ASSIGNED", "LOST"), `${INSTRUCTIONS}/Instruction[V_ONE]/FunctionalGroup[VALU]`, /LOST is not declared/],
    ["a condition on a field that is not there", specXml({ encodings: ENCODING_A.replace('<id val="SRC"/>', '<id val="SRC9"/>') }),
      "Spec/ISA/Encodings/Encoding[ENC_A]/EncodingConditions/EncodingCondition[default]", /reads SRC9/],
    ["a condition without an expression", specXml({ encodings: ENCODING_A.replace("<EncodingConditions>", "<EncodingConditions><EncodingCondition><ConditionName>odd</ConditionName></EncodingCondition>") }),
      "Spec/ISA/Encodings/Encoding[ENC_A]/EncodingConditions/EncodingCondition[odd]", /no expression/],
    ["components that do not count", specXml({ dataFormats: DATA_FORMAT.replace("<ComponentCount>1", "<ComponentCount>2") }), "Spec/ISA/DataFormats/DataFormat[FMT_X]/ComponentCount", /ComponentCount is 2/],
    ["a subtype that is not there", specXml({ operandTypes: OPERAND_TYPE.replace("<OperandPredefinedValues>", "<Subtypes><Subtype>OPR_Q</Subtype></Subtypes><OperandPredefinedValues>") }),
      "Spec/ISA/OperandTypes/OperandType[OPR_X]/Subtypes", /OPR_Q does not exist/],
  ]; // prettier-ignore
  it.each(cases)("%s: refused at its element", (_what, text, path, reason) => {
    const error = errorOf(text);
    expect(error.path).toBe(path);
    expect(error.reason).toMatch(reason);
    expect(error.line).toBeGreaterThanOrEqual(1);
  });

  it("accepts the skeleton that all of these change", () => {
    const { spec, origins, unknown } = readIsaXml(specXml());
    expect(unknown).toEqual([]);
    expect(validateSpec(spec, origins)).toBeInstanceOf(Array);
  });
});

describe("damaged files", () => {
  it("are refused with a SpecError or read, whatever is changed, and nothing else happens", () => {
    const text = specXml();
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.nat(40), fc.string({ maxLength: 12 }), (at, cut, put) => {
        try {
          const { spec, origins } = readIsaXml(text.slice(0, at) + put + text.slice(at + cut));
          validateSpec(spec, origins);
        } catch (error) {
          if (!(error instanceof SpecError)) throw error;
        }
      }),
      { numRuns: 400 },
    );
  });
});

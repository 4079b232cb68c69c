/** A small, valid specification as text, with places to put something else. */
export interface Parts {
  readonly encodings?: string;
  readonly instructions?: string;
  readonly dataFormats?: string;
  readonly operandTypes?: string;
  readonly before?: string;
  readonly schemaVersion?: string;
}

export const FIELD = (name: string, offset: number, bits: number): string =>
  `<Field IsConditional="false"><FieldName>${name}</FieldName><BitLayout RangeCount="1">` +
  `<Range Order="0"><BitCount>${bits}</BitCount><BitOffset>${offset}</BitOffset></Range></BitLayout></Field>`;

/** ENC_A: 32 bits, ENCODING 31:24 = 0xA5, OP 23:16, DST 15:8, SRC 7:0; opcodes 0 and 1. */
export const ENCODING_A = `<Encoding Order="0">
  <EncodingName>ENC_A</EncodingName><BitCount>32</BitCount>
  <EncodingIdentifierMask Radix="2">11111111111111110000000000000000</EncodingIdentifierMask>
  <EncodingIdentifiers>
    <EncodingIdentifier Radix="2">10100101000000000000000000000000</EncodingIdentifier>
    <EncodingIdentifier Radix="2">10100101000000010000000000000000</EncodingIdentifier>
  </EncodingIdentifiers>
  <EncodingConditions><EncodingCondition><ConditionName>default</ConditionName>
    <CondtionExpression><op type="!="><op type=".fieldderef"><op type=".fieldderef"><id val="INST"/><id val="A"/></op>
      <id val="SRC"/><ty><t base="I" size="32"/></ty></op><lit val="255"/><ty><t base="U" size="1"/></ty></op></CondtionExpression>
  </EncodingCondition></EncodingConditions>
  <MicrocodeFormat><BitMap>${FIELD("DST", 8, 8)}${FIELD("ENCODING", 24, 8)}${FIELD("OP", 16, 8)}${FIELD("SRC", 0, 8)}</BitMap></MicrocodeFormat>
</Encoding>`;

export const OPERAND = (order: number, field: string, output: boolean, type = "OPR_X"): string =>
  `<Operand Input="${!output}" Output="${output}" IsImplicit="false" IsBinaryMicrocodeRequired="true" Order="${order}">` +
  `<FieldName>${field}</FieldName><DataFormatName>FMT_X</DataFormatName><OperandType>${type}</OperandType><OperandSize>32</OperandSize></Operand>`;

export const FORM = (
  opcode: number | string,
  operands = OPERAND(1, "DST", true) + OPERAND(2, "SRC", false),
): string =>
  `<InstructionEncoding><EncodingName>ENC_A</EncodingName><EncodingCondition>default</EncodingCondition>` +
  `<Opcode Radix="10">${opcode}</Opcode><Operands>${operands}</Operands></InstructionEncoding>`;

export const INSTRUCTION = (name: string, forms = FORM(0), aliases: readonly string[] = []): string =>
  `<Instruction><InstructionFlags><IsBranch>FALSE</IsBranch></InstructionFlags><InstructionName>${name}</InstructionName>` +
  (aliases.length === 0
    ? ""
    : `<AliasedInstructionNames>${aliases.map((one) => `<InstructionName>${one}</InstructionName>`).join("")}</AliasedInstructionNames>`) +
  `<InstructionEncodings>${forms}</InstructionEncodings>` +
  `<FunctionalGroup><Name>VALU</Name><FunctionalSubgroups><Subgroup>NOT_ASSIGNED</Subgroup></FunctionalSubgroups></FunctionalGroup></Instruction>`;

export const DATA_FORMAT = `<DataFormat><DataFormatName>FMT_X</DataFormatName><DataType>bits</DataType><BitCount>32</BitCount>
  <ComponentCount>1</ComponentCount><DataAttributes><BitMap Order="0"><Field Signedness="Unsigned"><FieldName>Bits</FieldName>
  <BitLayout RangeCount="1"><Range Order="1"><BitCount>32</BitCount><BitOffset>0</BitOffset></Range></BitLayout></Field></BitMap></DataAttributes></DataFormat>`;

export const OPERAND_TYPE = `<OperandType IsPartitioned="false"><OperandTypeName>OPR_X</OperandTypeName><OperandPredefinedValues>
  <PredefinedValue><Name>x0</Name><Value>0</Value></PredefinedValue></OperandPredefinedValues></OperandType>`;

export function specXml(parts: Parts = {}): string {
  return `${parts.before ?? '<?xml version="1.0" encoding="utf-8"?>\n'}<Spec>
<Document><Copyright>c</Copyright><Sensitivity>s</Sensitivity><ReleaseDate>2026-01-01</ReleaseDate><SchemaVersion>${parts.schemaVersion ?? "1.1.1"}</SchemaVersion></Document>
<ISA>
<Architecture><ArchitectureName>AMD Test</ArchitectureName><ArchitectureId>99</ArchitectureId></Architecture>
<Encodings>
${parts.encodings ?? ENCODING_A}
</Encodings>
<Instructions>
${parts.instructions ?? INSTRUCTION("V_ONE")}
</Instructions>
<DataFormats>${parts.dataFormats ?? DATA_FORMAT}</DataFormats>
<OperandTypes>${parts.operandTypes ?? OPERAND_TYPE}</OperandTypes>
<FunctionalGroups><FunctionalGroup><Name>VALU</Name></FunctionalGroup></FunctionalGroups>
<FunctionalSubgroups><FunctionalSubgroup><Name>FLAT</Name></FunctionalSubgroup></FunctionalSubgroups>
</ISA></Spec>`;
}

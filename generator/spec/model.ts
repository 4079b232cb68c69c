/**
 * The typed, plain-data model of one instruction set: everything AMD's machine-readable ISA schema
 * (1.0, 1.1.1, 1.2.0) holds, in document order, with numbers parsed and nothing interpreted.
 * All objects are readonly; wide bit patterns are `bigint`, bit positions and opcodes are `number`.
 */

/** `Spec/Document`. */
export interface SpecDocument {
  readonly copyright: string;
  readonly sensitivity: string;
  /** Absent from schema 1.0. */
  readonly license?: string;
  readonly releaseDate: string;
  readonly schemaVersion: string;
}

/** `Spec/ISA/Architecture`. */
export interface Architecture {
  readonly name: string;
  readonly id: number;
}

/** Bits added below a stored value: the operand's value is `stored << bitCount | value`. */
export interface RangePadding {
  readonly bitCount: number;
  readonly value: bigint;
}

/**
 * One contiguous piece of a field. Pieces are listed as in the file; `order` tells significance, the lowest
 * order holding the lowest bits (it counts from 0 in encodings, from 1 in data formats).
 */
export interface BitRange {
  readonly order: number;
  /** Lowest bit, counted from bit 0 of the first word. */
  readonly bitOffset: number;
  readonly bitCount: number;
  readonly padding?: RangePadding;
}

/** A value with a name: of an operand type, or of a sub-field. */
export interface PredefinedValue {
  readonly name: string;
  readonly value: number;
  readonly description?: string;
}

/** A field of an encoding or a sub-field of an operand type. */
export interface BitField {
  readonly name: string;
  readonly isConditional: boolean;
  readonly ranges: readonly BitRange[];
  readonly predefinedValues: readonly PredefinedValue[];
  readonly description?: string;
}

/** The `ty/t` of an expression: `I` signed or `U` unsigned, and a size in bits. */
export interface ExpressionType {
  readonly base: string;
  readonly size: number;
}

export const CONDITION_OPERATORS = [
  '==', '!=', '<', '<=', '>', '>=', '&&', '||', '!', '&', '|', '^', '+', '-', '<<', '>>', '.within', '.notwithin',
] as const; // prettier-ignore

/** Operator of a condition. `.within` and `.notwithin` take a value and an `array`. */
export type ConditionOperator = (typeof CONDITION_OPERATORS)[number];

/** A condition of an encoding, as an expression tree over the fields of the instruction word. */
export type ConditionExpression =
  | { readonly kind: "literal"; readonly value: number; readonly type?: ExpressionType }
  /** `INST.<encoding>.<field>`: the raw value of a field. `encoding` is the short base name (`SOP1`, `VOPD`). */
  | {
      readonly kind: "field";
      readonly encoding: string;
      readonly field: string;
      readonly type?: ExpressionType;
    }
  | { readonly kind: "array"; readonly items: readonly ConditionExpression[] }
  | {
      readonly kind: "operator";
      readonly op: ConditionOperator;
      readonly args: readonly ConditionExpression[];
      readonly type?: ExpressionType;
    };

/** A named condition that an encoding declares. AMD's default conditions may lack the expression. */
export interface EncodingCondition {
  readonly name: string;
  /** `ConditionId`, schema 1.2.0 only. */
  readonly id?: number;
  readonly expression?: ConditionExpression;
}

/** One microcode format: `Spec/ISA/Encodings/Encoding`. */
export interface Encoding {
  readonly name: string;
  /** Order in which AMD's decoder tries encodings; starts at -1 and has gaps. */
  readonly order: number;
  /** Whole length in bits: 32, 64, 96, 128, 160 or 192. */
  readonly bitCount: number;
  /** Bits of the instruction that identify the encoding and its opcodes. */
  readonly identifierMask: bigint;
  /** All values of `word & identifierMask` that belong to this encoding. */
  readonly identifiers: readonly bigint[];
  readonly conditions: readonly EncodingCondition[];
  readonly fields: readonly BitField[];
  readonly description?: string;
}

/** One operand of a form, in assembly order by `order`. */
export interface Operand {
  readonly order: number;
  /** Field that holds the operand, or null when no field does (implicit, or shown in assembly only). */
  readonly fieldName: string | null;
  readonly dataFormat: string;
  readonly operandType: string;
  /** Size in bits. */
  readonly size: number;
  readonly input: boolean;
  readonly output: boolean;
  readonly implicit: boolean;
  /** False for an operand that assembly shows and no bit of the instruction holds (VCC of V_ADD_CO_CI_U32). */
  readonly binaryMicrocodeRequired: boolean;
}

/**
 * One way to encode an instruction. (encoding, condition) is no key: RDNA 4's VOPD lists the X and the Y half
 * under one pair, and only the field names of the operands tell them apart.
 */
export interface InstructionEncoding {
  readonly encodingName: string;
  readonly conditionName: string;
  /** `Id` attribute of the condition, schema 1.2.0 only. */
  readonly conditionId?: number;
  readonly opcode: number;
  readonly operands: readonly Operand[];
}

export interface InstructionFlags {
  readonly isBranch: boolean;
  readonly isConditionalBranch: boolean;
  readonly isIndirectBranch: boolean;
  readonly isProgramTerminator: boolean;
  readonly isImmediatelyExecuted: boolean;
}

export interface Instruction {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly flags: InstructionFlags;
  readonly encodings: readonly InstructionEncoding[];
  readonly functionalGroup: string;
  /** `NOT_ASSIGNED`, which no list declares, stands where there is none. */
  readonly functionalSubgroups: readonly string[];
  readonly description?: string;
}

/** A field of one component of a data format. */
export interface DataField {
  readonly name: string;
  /** `Signed`, `Unsigned`, or what the file says. */
  readonly signedness: string;
  readonly ranges: readonly BitRange[];
  readonly predefinedValues: readonly PredefinedValue[];
  readonly description?: string;
}

/** `BitMap Order="n"` of a data format: one component's layout. */
export interface DataComponent {
  readonly order: number;
  readonly fields: readonly DataField[];
}

export interface DataFormat {
  readonly name: string;
  readonly dataType: string;
  readonly bitCount: number;
  readonly componentCount: number;
  readonly components: readonly DataComponent[];
  readonly description?: string;
}

/** What an operand field may hold. */
export interface OperandType {
  readonly name: string;
  /** True when the value is made of sub-fields (`fields`) rather than being one of a list. */
  readonly isPartitioned: boolean;
  readonly subtypes: readonly string[];
  readonly predefinedValues: readonly PredefinedValue[];
  readonly fields: readonly BitField[];
  readonly description?: string;
}

/** A functional group or subgroup. */
export interface FunctionalGroup {
  readonly name: string;
  readonly description?: string;
}

/** One instruction set. */
export interface IsaSpec {
  readonly document: SpecDocument;
  readonly architecture: Architecture;
  readonly encodings: readonly Encoding[];
  readonly instructions: readonly Instruction[];
  readonly dataFormats: readonly DataFormat[];
  readonly operandTypes: readonly OperandType[];
  readonly functionalGroups: readonly FunctionalGroup[];
  readonly functionalSubgroups: readonly FunctionalGroup[];
}

/** Something the reader met and has no place for: kept out of the model, never dropped in silence. */
export interface UnknownElement {
  readonly kind: "element" | "attribute" | "text";
  /** Path of the element (of the owner, for an attribute or text). */
  readonly path: string;
  readonly name: string;
  readonly line: number;
}

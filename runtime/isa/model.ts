/** Plain facts about one generation's instruction set, parsed from the generated tables. */

/** A run of bits of a field inside one dword. */
export interface FieldPiece {
  /** Dword of the instruction, 0 = first. */
  readonly word: number;
  /** Lowest bit in that dword, 0..31. */
  readonly shift: number;
  /** Number of bits, 1..32. */
  readonly width: number;
  /** Place of the piece's lowest bit in the field's value. */
  readonly lsb: number;
}

/**
 * Another field's bit that completes a register number: `acc` puts it among the AccVGPRs; `scalar` makes the field
 * a scalar source, without the bit it is a VGPR; without an `sdst` bit a mask destination is VCC.
 */
export interface CompletingBit {
  readonly meaning: "acc" | "scalar" | "sdst";
  readonly flag: string;
  readonly bit: number;
}

/** Named bits of an encoding. */
export interface Field {
  readonly name: string;
  /** Bits stored, without padding. */
  readonly width: number;
  /** Constant bits below the stored value (register numbers that count pairs or quads). */
  readonly padding: number;
  readonly completedBy: CompletingBit | null;
  readonly pieces: readonly FieldPiece[];
  /** As declared: bit offset and count of each range, lowest part first. */
  readonly ranges: readonly { readonly offset: number; readonly count: number }[];
}

/** A microcode format, e.g. ENC_VOP2 or VOP2_VOP_DPP16. */
export interface Encoding {
  readonly index: number;
  readonly name: string;
  /** Length in bits, a multiple of 32. */
  readonly bits: number;
  /** Size in bytes. */
  readonly size: number;
  /** Bits that the format fixes (ENCODING, SEG, prefix words), one unsigned dword each. */
  readonly fixed: readonly number[];
  /** Bits by which a decoder recognises format and opcode, one unsigned dword each. */
  readonly mask: readonly number[];
  /** Bits covered by a field, one unsigned dword each. */
  readonly covered: readonly number[];
  /** In AMD's (alphabetical) order. */
  readonly fields: readonly Field[];
  readonly fieldByName: ReadonlyMap<string, Field>;
}

/** An encoding under one of its conditions, e.g. VOP3_INST_LITERAL when has_lit_1. */
export interface Variant {
  readonly encoding: Encoding;
  readonly condition: string;
  /** The condition as text, e.g. `SRC0 == 255`; empty when the description holds none. */
  readonly expression: string;
}

/** Named values of an operand type or of one of its sub-fields: `prefix` + (first + i) stands for value + i. */
export interface NamedRun {
  readonly prefix: string;
  /** Number in the first name, or null when the run is the single name `prefix`. */
  readonly first: number | null;
  readonly value: number;
  readonly count: number;
}

/** What an operand is. */
export type OperandKind =
  | "vgpr"
  | "accvgpr"
  | "sgpr"
  | "special"
  | "inline"
  | "literal"
  | "immediate"
  | "label"
  | "hwreg"
  | "sendmsg"
  | "memory";

/** One value that an operand type lists. */
export interface NamedValue {
  readonly kind: OperandKind;
  /** As AMD writes it: s5, VCC_LO, 0.5, SRC_SCC ... */
  readonly name: string;
  /** Assembly's name of the register file (v, a, s, ttmp) when several registers form a range, else null. */
  readonly file: string | null;
  /** Register number within its file. */
  readonly index: number;
}

export interface OperandType {
  readonly name: string;
  readonly runs: readonly NamedRun[];
  /** The listed values by code; holes are values that the type does not list. */
  readonly values: readonly (NamedValue | undefined)[];
  /** The type lists VGPRs. */
  readonly hasVgpr: boolean;
  /** The type lists AccVGPRs. */
  readonly hasAcc: boolean;
  /** Sub-fields of a partitioned type (hwreg, delay, waits ...). */
  readonly parts: readonly {
    readonly name: string;
    readonly offset: number;
    readonly count: number;
    readonly runs: readonly NamedRun[];
  }[];
}

export interface DataFormat {
  readonly name: string;
  /** AMD's DataType, e.g. float, int, bits. */
  readonly type: string;
  /** Bits of one component. */
  readonly bits: number;
  readonly components: number;
}

/** One operand of a form. */
export interface OperandInfo {
  /** Field that holds it, null for an operand that no field holds. */
  readonly field: string | null;
  readonly type: OperandType;
  readonly format: DataFormat;
  /** Width in bits. */
  readonly size: number;
  /** The instruction reads it (a destination that is also read included). */
  readonly read: boolean;
  readonly written: boolean;
  /** Neither encoded nor written in assembly (SCC, memory ...). */
  readonly implicit: boolean;
}

/** What an instruction is, apart from its encodings. */
export interface InstructionInfo {
  readonly index: number;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly isBranch: boolean;
  readonly isConditionalBranch: boolean;
  readonly isIndirectBranch: boolean;
  readonly isProgramTerminator: boolean;
  readonly isImmediatelyExecuted: boolean;
  readonly group: string;
  readonly subgroups: readonly string[];
  readonly forms: readonly Form[];
}

/** Half of a dual-issue pair a form can be. */
export type Half = "" | "x" | "y";

/** One instruction in one encoding under one condition. */
export interface Form {
  readonly id: number;
  readonly instruction: InstructionInfo;
  readonly variant: Variant;
  readonly encoding: Encoding;
  readonly opcode: number;
  readonly half: Half;
  /** Fixed bits and opcode in place, all else zero, one unsigned dword each. */
  readonly identifier: readonly number[];
  readonly operands: readonly OperandInfo[];
}

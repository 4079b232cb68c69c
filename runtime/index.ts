/** What all generations share: the package's root exports this beside `loadIsa`. */
export { DecodeError, EncodeError, TableError } from "./isa/errors.js";
export { Isa, type DecodeOptions, type IsaDefinition } from "./isa/isa.js";
export { Instruction, type FieldValue } from "./isa/instruction.js";
export type { Operand } from "./isa/operand.js";
export type { RawInstruction } from "./isa/encode.js";
export type { EncodeOptions, HalfInstruction, Operands } from "./isa/encodeOperands.js";
export type * from "./isa/model.js";
export type { Generation } from "./isa/tables.js";
export * from "./isa/registers.js";
export { StatementTable, type Statement, type Statements } from "./isa/statement.js";
export { Program, RunError, UnsupportedError, Wave, fidelityOf } from "./wave/index.js";
export type { Executors, Fidelity, ProgramOptions, RunOptions, WaveOptions } from "./wave/index.js";
export { bindAsm, type BoundAsm } from "./asm/bind.js";
export { Assembler, AsmError, Disassembler } from "./asm/index.js";
export type { AsmOptions, AsmTables, AsmTarget, Assembly, ListingLine, ListingOptions } from "./asm/index.js";

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

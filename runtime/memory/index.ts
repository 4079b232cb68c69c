export { AddressSpace, type Region } from "./addressSpace.js";
export {
  bufferAddress,
  elementEnd,
  readBufferDescriptor,
  type BufferDescriptor,
  type BufferRules,
} from "./buffer.js";
export { MemoryFault, type Access, type FaultKind, type Space } from "./fault.js";
export { commonFormat, layoutBytes, type FormatNumbering } from "./bufferFormats.js";
export { FlatMemory, NOWHERE, SPLIT, type Accesses, type FlatTargets } from "./flat.js";
export { GS_REGISTER_BYTES, LocalMemory, type GlobalDataShare } from "./local.js";
export { defaultMemoryOptions, type MemoryOptions } from "./options.js";
export { type MemoryRules } from "./rules.js";
export { ScratchMemory } from "./scratch.js";

export { AddressSpace, type Region } from "./addressSpace.js";
export {
  bufferAddress,
  BUFFER_RULES,
  elementEnd,
  readBufferDescriptor,
  type BufferDescriptor,
  type BufferRules,
} from "./buffer.js";
export { MemoryFault, type Access, type FaultKind, type Space } from "./fault.js";
export { commonFormat, layoutBytes } from "./bufferFormats.js";
export { FlatMemory, NOWHERE, SPLIT, type FlatTargets } from "./flat.js";
export { GS_REGISTER_BYTES, LocalMemory, type GlobalDataShare } from "./local.js";
export { defaultMemoryOptions, type MemoryOptions } from "./options.js";
export { ScratchMemory } from "./scratch.js";

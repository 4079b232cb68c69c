export { AddressSpace, type Region } from "./addressSpace.js";
export { MemoryFault, type Access, type FaultKind, type Space } from "./fault.js";
export { FlatMemory, type FlatTargets } from "./flat.js";
export { LocalMemory } from "./local.js";
export { defaultMemoryOptions, type MemoryOptions } from "./options.js";
export { ScratchMemory } from "./scratch.js";

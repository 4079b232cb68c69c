export { KernelAbis, type KernelAbi, type KernelTables } from "./abi.js";
export type { DispatchArgument } from "./arguments.js";
export {
  identify,
  isLinked,
  loadImage,
  metadataOf,
  readCodeObject,
  type CodeObject,
  type Kernel,
} from "./codeObject.js";
export { initialMode, readDescriptor, vgprCount, waveSize, type KernelDescriptor } from "./descriptor.js";
export { Device, type DeviceOptions, type DispatchRequest, type Prepared } from "./dispatch.js";
export {
  NONE_FAILED,
  runPrepared,
  workgroupCounts,
  type DispatchResult,
  type PreparedDispatch,
  type Progress,
  type RunPreparedOptions,
} from "./prepared.js";
export { readElf, type ElfFile, type ElfSection, type ElfSymbol } from "./elf.js";
export { ElfError, ExecutionError, KernelError, type ExecutionFault } from "./errors.js";
export type { CodeObjectMetadata, KernelArgument, KernelMetadata } from "./metadata.js";
export { fromFaultMessage, toFaultMessage, type FaultMessage } from "./transfer.js";
export type { MemoryWrite } from "./watched.js";
export type { Observer, Place } from "./workgroup.js";

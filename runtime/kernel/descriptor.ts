import type { DescriptorWord, KernelAbi } from "./abi.js";
import { ElfError } from "./errors.js";
import { Reader } from "./reader.js";

/** A kernel descriptor: the 64 bytes that tell hardware how to start a kernel. */
export interface KernelDescriptor {
  readonly groupSegmentSize: number;
  readonly privateSegmentSize: number;
  readonly kernargSize: number;
  /** Signed distance in bytes from the descriptor to the kernel's first instruction. */
  readonly entryOffset: number;
  readonly rsrc1: number;
  readonly rsrc2: number;
  readonly rsrc3: number;
  readonly properties: number;
  readonly preload: number;
  /** Bit fields by AMD's names; what they mean depends on the generation. */
  readonly fields: Readonly<Record<string, number>>;
}

export const DESCRIPTOR_SIZE = 64;

/**
 * Reads the descriptor in `bytes` (64 bytes).
 * @param at file offset of the descriptor, for errors
 * @throws ElfError
 */
export function readDescriptor(bytes: Uint8Array, abi: KernelAbi, at: number): KernelDescriptor {
  if (bytes.length < DESCRIPTOR_SIZE) throw new ElfError(at, "kernel descriptor cut short");
  const r = new Reader(bytes);
  const words: Record<DescriptorWord, number> = {
    rsrc3: r.u32(44, "COMPUTE_PGM_RSRC3"),
    rsrc1: r.u32(48, "COMPUTE_PGM_RSRC1"),
    rsrc2: r.u32(52, "COMPUTE_PGM_RSRC2"),
    properties: r.u16(56, "KERNEL_CODE_PROPERTIES"),
    preload: r.u16(58, "KERNARG_PRELOAD"),
  };
  const fields: Record<string, number> = {};
  for (const { name, word, shift, width } of abi.fields)
    fields[name] = (words[word] >>> shift) & ((1 << width) - 1);
  return {
    groupSegmentSize: r.u32(0, "GROUP_SEGMENT_FIXED_SIZE"),
    privateSegmentSize: r.u32(4, "PRIVATE_SEGMENT_FIXED_SIZE"),
    kernargSize: r.u32(8, "KERNARG_SIZE"),
    entryOffset: r.i64(16, "KERNEL_CODE_ENTRY_BYTE_OFFSET"),
    ...words,
    fields,
  };
}

/** Lanes of the kernel's waves. */
export function waveSize(descriptor: KernelDescriptor): 32 | 64 {
  return descriptor.fields["ENABLE_WAVEFRONT_SIZE32"] === 1 ? 32 : 64;
}

/** The MODE register that a wave starts with: rounding, denormals, and the old clamp and IEEE bits. */
export function initialMode(descriptor: KernelDescriptor): number {
  const f = descriptor.fields;
  const bit = (name: string, place: number): number => (f[name] ?? 0) << place;
  return (
    ((descriptor.rsrc1 >>> 12) & 0xff) |
    bit("ENABLE_DX10_CLAMP", 8) |
    bit("ENABLE_IEEE_MODE", 9) |
    bit("FP16_OVFL", 23)
  );
}

/** VGPRs (and accumulation registers, where they are one file) that a wave gets. */
export function vgprCount(descriptor: KernelDescriptor, abi: KernelAbi): number {
  const granules = (descriptor.fields["GRANULATED_WORKITEM_VGPR_COUNT"] ?? 0) + 1;
  return granules * abi.vgprGranule[waveSize(descriptor)];
}

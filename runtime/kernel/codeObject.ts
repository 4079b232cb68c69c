import type { KernelAbi, KernelAbis } from "./abi.js";
import { DESCRIPTOR_SIZE, readDescriptor, type KernelDescriptor } from "./descriptor.js";
import { PT_LOAD, readElf, type ElfFile, type ElfSymbol } from "./elf.js";
import { ElfError } from "./errors.js";
import { readMetadata, type CodeObjectMetadata, type KernelMetadata } from "./metadata.js";
import { readMsgpack } from "./msgpack.js";

const EM_AMDGPU = 224;
const ELFOSABI_AMDGPU_HSA = 64;
/** e_type of a file that is not linked yet. */
const ET_REL = 1;
const NT_AMDGPU_METADATA = 32;

/** Most memory that a code object may ask for when it is loaded. */
const MAX_IMAGE = 1 << 28;

/** A kernel of a code object. */
export interface Kernel {
  readonly name: string;
  readonly metadata: KernelMetadata;
  readonly descriptor: KernelDescriptor;
  /** Address of the descriptor, counted from the code object's own address 0. */
  readonly descriptorAddress: number;
  /** Address of the first instruction. */
  readonly entry: number;
}

/** An AMDGPU code object (HSA, versions 4 to 6), read and checked. */
export interface CodeObject {
  readonly elf: ElfFile;
  /** Code object version: 4, 5 or 6. */
  readonly version: number;
  /** e.g. `gfx1200` */
  readonly target: string;
  /** e.g. `rdna4` */
  readonly generation: string;
  readonly abi: KernelAbi;
  readonly metadata: CodeObjectMetadata;
  readonly kernels: ReadonlyMap<string, Kernel>;
  /** Lowest address and size in bytes of the loaded image. */
  readonly imageBase: number;
  readonly imageSize: number;
}

/** Code object version and processor of an AMDGPU file, linked or not. @throws ElfError */
export function identify(
  elf: ElfFile,
  abis: KernelAbis,
): { readonly version: number; readonly found: { readonly target: string; readonly generation: string } } {
  if (elf.machine !== EM_AMDGPU) throw new ElfError(18, `machine ${elf.machine} is not AMDGPU (224)`);
  if (elf.osAbi !== ELFOSABI_AMDGPU_HSA) throw new ElfError(7, `OS ABI ${elf.osAbi} is not HSA (64)`);
  const version = elf.abiVersion + 2;
  if (version < 4 || version > 6)
    throw new ElfError(8, `code object version ${version}, of which 4 to 6 are known`);
  const found = abis.processor(elf.flags);
  if (found === null) {
    const name = /--(gfx[\w-]+)/.exec(metadataOf(elf).target)?.[1];
    const processor = `0x${(elf.flags & 0xff).toString(16)}${name === undefined ? "" : ` (${name})`}`;
    throw new ElfError(48, `processor ${processor} is of no known generation`);
  }
  return { version, found };
}

/** Whether a file has addresses to be loaded at, which a relocatable one has not yet. */
export const isLinked = (elf: ElfFile): boolean => elf.type !== ET_REL;

/** Metadata of the kernels; empty when the file has none. @throws ElfError */
export function metadataOf(elf: ElfFile): CodeObjectMetadata {
  const note = elf.notes.find((n) => n.name === "AMDGPU" && n.type === NT_AMDGPU_METADATA);
  return note === undefined
    ? { version: [], target: "", kernels: [], printf: [] }
    : readMetadata(readMsgpack(note.description, note.offset), note.offset);
}

/**
 * Reads a code object of one of the generations that `abis` knows.
 * @throws ElfError when the bytes are no code object of a known generation
 */
export function readCodeObject(bytes: Uint8Array, abis: KernelAbis): CodeObject {
  const elf = readElf(bytes);
  const { version, found } = identify(elf, abis);
  if (!isLinked(elf)) throw new ElfError(16, "a relocatable file, which a linker (ld.lld -shared) makes a code object"); // prettier-ignore
  const abi = abis.of(found.generation);
  const metadata = metadataOf(elf);
  const loads = elf.segments.filter((s) => s.type === PT_LOAD);
  const imageBase = loads.reduce((low, s) => Math.min(low, s.address), loads[0]?.address ?? 0);
  const imageEnd = loads.reduce((high, s) => Math.max(high, s.address + s.memorySize), imageBase);
  if (imageEnd - imageBase > MAX_IMAGE)
    throw new ElfError(32, `image of ${imageEnd - imageBase} bytes, ${MAX_IMAGE} allowed`);
  const kernels = new Map<string, Kernel>();
  const symbols = new Map([...elf.dynamicSymbols, ...elf.symbols].map((symbol) => [symbol.name, symbol]));
  for (const kernel of metadata.kernels) kernels.set(kernel.name, readKernel(elf, symbols, abi, kernel));
  return {
    elf,
    version,
    ...found,
    abi,
    metadata,
    kernels,
    imageBase,
    imageSize: imageEnd - imageBase,
  };
}

function readKernel(
  elf: ElfFile,
  symbols: ReadonlyMap<string, ElfSymbol>,
  abi: KernelAbi,
  metadata: KernelMetadata,
): Kernel {
  const symbol = symbols.get(metadata.symbol);
  if (symbol === undefined) {
    const why = elf.sections.length === 0 ? ": the file has no section headers" : "";
    throw new ElfError(0, `no symbol ${metadata.symbol} for kernel ${metadata.name}${why}`);
  }
  const at = fileOffset(elf, symbol.value, DESCRIPTOR_SIZE);
  if (at === null) throw new ElfError(0, `descriptor of ${metadata.name} lies outside the loaded file`);
  const descriptor = readDescriptor(elf.bytes.subarray(at, at + DESCRIPTOR_SIZE), abi, at);
  const entry = symbol.value + descriptor.entryOffset;
  if (entry % 4 !== 0 || fileOffset(elf, entry, 4) === null)
    throw new ElfError(at + 16, `entry of ${metadata.name} at 0x${entry.toString(16)} is no code`);
  return { name: metadata.name, metadata, descriptor, descriptorAddress: symbol.value, entry };
}

/** Place in the file of `size` bytes at a loaded address, or null. */
export function fileOffset(elf: ElfFile, address: number, size: number): number | null {
  for (const s of elf.segments) {
    if (s.type !== PT_LOAD || address < s.address || address + size > s.address + s.fileSize) continue;
    return s.offset + (address - s.address);
  }
  return null;
}

/** Relocation types that a loader meets. Source: LLVM AMDGPU usage guide, relocation records. */
const R_NONE = 0;
const R_ABS32_LO = 1;
const R_ABS32_HI = 2;
const R_ABS64 = 3;
const R_REL32 = 4;
const R_REL64 = 5;
const R_ABS32 = 6;
const R_RELATIVE64 = 13;

/**
 * The image as it lies in memory when address `imageBase` is put at `base`: segments copied, the rest zero,
 * relocations applied.
 * @param resolve address of a symbol that the code object does not define, or null
 * @throws ElfError for relocations that are out of range, unknown, or of unresolved symbols
 */
export function loadImage(
  object: CodeObject,
  base: number,
  resolve: (symbol: string) => number | null = () => null,
): Uint8Array {
  const { elf, imageBase } = object;
  const image = new Uint8Array(object.imageSize);
  for (const s of elf.segments) {
    if (s.type === PT_LOAD)
      image.set(elf.bytes.subarray(s.offset, s.offset + s.fileSize), s.address - imageBase);
  }
  const view = new DataView(image.buffer);
  for (const { address, type, symbol, addend } of elf.relocations) {
    if (type === R_NONE) continue;
    const at = address - imageBase;
    const width = type === R_ABS64 || type === R_REL64 || type === R_RELATIVE64 ? 8 : 4;
    if (at < 0 || at + width > image.length)
      throw new ElfError(0, `relocation at address 0x${address.toString(16)} outside the image`);
    let target = base - imageBase;
    if (type !== R_RELATIVE64 && symbol !== null) {
      if (symbol.section === 0) {
        const outer = resolve(symbol.name);
        if (outer === null) throw new ElfError(0, `undefined symbol ${symbol.name}`);
        target = outer;
      } else target += symbol.value;
    }
    const value = BigInt(target) + BigInt(addend);
    const place = BigInt(base + at);
    switch (type) {
      case R_ABS64:
      case R_RELATIVE64:
        view.setBigUint64(at, BigInt.asUintN(64, value), true);
        break;
      case R_REL64:
        view.setBigUint64(at, BigInt.asUintN(64, value - place), true);
        break;
      case R_ABS32:
      case R_ABS32_LO:
        view.setUint32(at, Number(BigInt.asUintN(32, value)), true);
        break;
      case R_ABS32_HI:
        view.setUint32(at, Number(BigInt.asUintN(32, value >> 32n)), true);
        break;
      case R_REL32:
        view.setUint32(at, Number(BigInt.asUintN(32, value - place)), true);
        break;
      default:
        throw new ElfError(0, `relocation type ${type} at address 0x${address.toString(16)}`);
    }
  }
  return image;
}

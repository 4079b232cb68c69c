/** `amdgpu-isa objdump FILE`: what an AMDGPU code object holds, as text. */
import {
  identify,
  isLinked,
  kernelAbis,
  metadataOf,
  readCodeObject,
  readElf,
  vgprCount,
  waveSize,
  type CodeObject,
  type ElfFile,
  type ElfSection,
  type ElfSymbol,
  type Kernel,
  type KernelMetadata,
} from "../generated/kernel.js";

/** One instruction as text, with its size in bytes; null for bytes that are none. */
export type Disassemble = (
  bytes: Uint8Array,
  offset: number,
) => { readonly text: string; readonly size: number } | null;

export interface ObjdumpOptions {
  /** The file's name, as it is printed. */
  readonly name: string;
  /** A disassembler for a generation and a wave size. */
  readonly disassembler: (generation: string, wave: 32 | 64) => Disassemble;
}

const SHF_EXECINSTR = 4;
const STT_OBJECT = 1;
const STT_FUNC = 2;
const STT_AMDGPU_HSA_KERNEL = 10;

const TYPES: Readonly<Record<number, string>> = {
  0: "NULL", 1: "PROGBITS", 2: "SYMTAB", 3: "STRTAB", 4: "RELA", 5: "HASH", 6: "DYNAMIC", 7: "NOTE", 8: "NOBITS",
  9: "REL", 11: "DYNSYM", 0x6ffffff6: "GNU_HASH",
}; // prettier-ignore

/**
 * The lines of the dump: file, sections, kernels with descriptor and metadata, then all code with labels, in
 * llvm-objdump's layout. Of a file that is not linked yet, whose descriptors are not filled in, all but those.
 * @throws ElfError when the file is no code object of a known generation
 */
export function* objdump(bytes: Uint8Array, options: ObjdumpOptions): Generator<string> {
  const elf = readElf(bytes);
  const { version, found } = identify(elf, kernelAbis);
  const object = isLinked(elf) ? readCodeObject(bytes) : null;
  const metadata = metadataOf(elf).kernels;
  yield "";
  yield `${options.name}:\tfile format elf64-amdgpu`;
  yield "";
  yield `target ${found.target} (${found.generation}), code object version ${version}${object === null ? ", not linked" : ""}`;
  yield* sections(elf);
  if (object !== null) for (const kernel of object.kernels.values()) yield* kernelLines(object, kernel);
  else for (const kernel of metadata) yield* ["", `Kernel ${kernel.name}:`, ...metadataLines(kernel)];
  const waves = new Map(metadata.map((kernel) => [kernel.name, kernel.waveSize]));
  for (const { name, descriptor } of object?.kernels.values() ?? []) waves.set(name, waveSize(descriptor));
  yield* code(elf, (wave) => options.disassembler(found.generation, wave), waves);
}

const hex = (n: number, digits: number): string => n.toString(16).padStart(digits, "0");

function* sections(elf: ElfFile): Generator<string> {
  yield "";
  yield "Sections:";
  yield "Idx Name                  Size     Address          Offset   Type      Flags";
  for (const s of elf.sections) {
    if (s.index === 0) continue;
    const type = TYPES[s.type] ?? `0x${hex(s.type, 1)}`;
    const flags = `${(s.flags & 1) !== 0 ? "W" : ""}${(s.flags & 2) !== 0 ? "A" : ""}${(s.flags & 4) !== 0 ? "X" : ""}`;
    yield `${String(s.index).padStart(3)} ${s.name.padEnd(21)} ${hex(s.size, 8)} ${hex(s.address, 16)} ${hex(s.offset, 8)} ${type.padEnd(9)} ${flags}`.trimEnd();
  }
}

function* kernelLines(object: CodeObject, kernel: Kernel): Generator<string> {
  const { descriptor: d, metadata: m } = kernel;
  yield "";
  yield `Kernel ${kernel.name}: descriptor ${m.symbol} at 0x${hex(kernel.descriptorAddress, 1)}, entry at 0x${hex(kernel.entry, 1)}`;
  yield "  Descriptor:";
  yield `    group_segment_fixed_size ${d.groupSegmentSize}`;
  yield `    private_segment_fixed_size ${d.privateSegmentSize}`;
  yield `    kernarg_size ${d.kernargSize}`;
  yield `    wavefront_size ${waveSize(d)}`;
  yield `    vgprs ${vgprCount(d, object.abi)}`;
  for (const { name } of object.abi.fields) yield `    ${name} ${d.fields[name] ?? 0}`;
  yield* metadataLines(m);
}

function* metadataLines(m: KernelMetadata): Generator<string> {
  yield "  Metadata:";
  yield `    kernarg_segment_size ${m.kernargSize}, align ${m.kernargAlignment}`;
  yield `    sgpr_count ${m.sgprCount}, vgpr_count ${m.vgprCount}, agpr_count ${m.agprCount}`;
  yield `    max_flat_workgroup_size ${m.maxWorkgroupSize}`;
  if (m.requiredWorkgroupSize !== null) yield `    reqd_workgroup_size ${m.requiredWorkgroupSize.join(" ")}`;
  if (m.usesDynamicStack) yield "    uses_dynamic_stack";
  for (const a of m.arguments) {
    const names = [a.typeName, a.name].filter((n) => n !== "").join(" ");
    const space = a.addressSpace === "" ? "" : ` ${a.addressSpace}`;
    yield `    arg offset ${a.offset} size ${a.size} ${a.kind}${space}${names === "" ? "" : ` (${names})`}`;
  }
}

interface Label {
  readonly address: number;
  readonly name: string;
}

function* code(
  elf: ElfFile,
  disassembler: (wave: 32 | 64) => Disassemble,
  waves: ReadonlyMap<string, 32 | 64>,
): Generator<string> {
  // A function that is no kernel runs in waves as the kernel before it does, or as the first.
  let wave = [...waves.values()][0] ?? 64;
  let disassemble = disassembler(wave);
  for (const section of elf.sections) {
    if ((section.flags & SHF_EXECINSTR) === 0 || section.data.length === 0) continue;
    yield "";
    yield `Disassembly of section ${section.name}:`;
    const labels = labelsOf(elf.symbols, section);
    let next = 0;
    for (let at = 0; at < section.data.length;) {
      const address = section.address + at;
      for (; next < labels.length && labels[next]!.address <= address; next++) {
        const { name } = labels[next]!;
        yield "";
        yield `${hex(labels[next]!.address, 16)} <${name}>:`;
        const own = waves.get(name) ?? wave;
        if (own !== wave) disassemble = disassembler((wave = own));
      }
      const found = disassemble(section.data, at);
      const size = found?.size ?? Math.min(4, section.data.length - at);
      yield instructionLine(
        section.data,
        at,
        size,
        address,
        found?.text ?? longText(section.data, at),
        labels,
      );
      at += size;
    }
  }
}

/**
 * Functions and kernels by address; data symbols and aliases of the same address are left out. Where none stands at the
 * beginning, as in stripped files, the section itself is one.
 */
function labelsOf(symbols: readonly ElfSymbol[], section: ElfSection): Label[] {
  const labels = symbols
    .filter((s) => s.section === section.index && s.name !== "" && s.type !== STT_OBJECT)
    .filter((s) => s.type === STT_FUNC || s.type === STT_AMDGPU_HSA_KERNEL || s.type === 0)
    .map((s) => ({ address: s.value, name: s.name }))
    .sort((a, b) => a.address - b.address);
  if (labels[0]?.address !== section.address)
    labels.unshift({ address: section.address, name: section.name });
  return labels.filter((label, i) => i === 0 || label.address !== labels[i - 1]!.address);
}

const dword = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) |
    ((bytes[at + 1] ?? 0) << 8) |
    ((bytes[at + 2] ?? 0) << 16) |
    ((bytes[at + 3] ?? 0) << 24)) >>>
  0;

const longText = (bytes: Uint8Array, at: number): string => `.long 0x${hex(dword(bytes, at), 8)}`;

function instructionLine(
  bytes: Uint8Array,
  at: number,
  size: number,
  address: number,
  text: string,
  labels: readonly Label[],
): string {
  const words: string[] = [];
  for (let i = 0; i < size; i += 4) words.push(hex(dword(bytes, at + i), 8).toUpperCase());
  const target = branchTarget(text, address);
  const where = target === null ? "" : ` ${place(target, labels)}`;
  return `\t${text.padEnd(59)}// ${hex(address, 12).toUpperCase()}: ${words.join(" ")}${where}`;
}

/** Where a branch of text `s_branch 12` goes, or null. The number counts dwords from the next instruction. */
function branchTarget(text: string, address: number): number | null {
  const found = /^(?:s_c?branch\w*|s_call_b64\b.*,) (\d+)$/.exec(text);
  if (found === null) return null;
  return address + 4 + ((Number(found[1]) << 16) >> 16) * 4;
}

/** `<name+0x10>`: an address by the label before it. */
function place(address: number, labels: readonly Label[]): string {
  const label = labels.findLast((l) => l.address <= address);
  if (label === undefined) return `<0x${hex(address, 1)}>`;
  const distance = address - label.address;
  return `<${label.name}${distance === 0 ? "" : `+0x${hex(distance, 1)}`}>`;
}

import { ElfError } from "./errors.js";
import { Reader, text } from "./reader.js";

/**
 * ELF64 little-endian files, read without trusting them: every offset and size is checked against the file before
 * use, and nothing is allocated by a number from the file alone. Source: System V ABI, ELF-64 object file format.
 */

export interface ElfSection {
  readonly index: number;
  readonly name: string;
  /** SHT_*: 1 PROGBITS, 2 SYMTAB, 3 STRTAB, 4 RELA, 7 NOTE, 8 NOBITS, 11 DYNSYM ... */
  readonly type: number;
  /** SHF_*: 1 write, 2 alloc, 4 executable. */
  readonly flags: number;
  readonly address: number;
  readonly offset: number;
  /** Bytes; of NOBITS sections, bytes of memory. */
  readonly size: number;
  readonly link: number;
  readonly info: number;
  readonly alignment: number;
  readonly entrySize: number;
  /** The section's bytes (empty for NOBITS): a view of the file. */
  readonly data: Uint8Array;
}

export interface ElfSegment {
  /** PT_*: 1 LOAD, 2 DYNAMIC, 4 NOTE ... */
  readonly type: number;
  /** PF_*: 1 executable, 2 write, 4 read. */
  readonly flags: number;
  readonly offset: number;
  readonly address: number;
  readonly fileSize: number;
  readonly memorySize: number;
  readonly alignment: number;
}

export interface ElfSymbol {
  readonly name: string;
  readonly value: number;
  readonly size: number;
  /** 0 none, 1 object, 2 function, 3 section, 4 file; 10 = AMDGPU HSA kernel of old code objects. */
  readonly type: number;
  /** 0 local, 1 global, 2 weak. */
  readonly binding: number;
  /** Section index, 0 undefined, 0xfff1 absolute. */
  readonly section: number;
}

export interface ElfNote {
  readonly name: string;
  readonly type: number;
  /** Offset of the description in the file. */
  readonly offset: number;
  readonly description: Uint8Array;
}

export interface ElfRelocation {
  readonly address: number;
  readonly type: number;
  readonly symbol: ElfSymbol | null;
  readonly addend: number;
}

export interface ElfFile {
  readonly bytes: Uint8Array;
  readonly osAbi: number;
  readonly abiVersion: number;
  /** 1 relocatable, 2 executable, 3 shared object. */
  readonly type: number;
  readonly machine: number;
  readonly flags: number;
  readonly sections: readonly ElfSection[];
  readonly segments: readonly ElfSegment[];
  /** Of .symtab, or of .dynsym when the file is stripped. */
  readonly symbols: readonly ElfSymbol[];
  readonly dynamicSymbols: readonly ElfSymbol[];
  readonly notes: readonly ElfNote[];
  /** Of all RELA sections that are loaded. */
  readonly relocations: readonly ElfRelocation[];
}

export const PT_LOAD = 1;
const PT_NOTE = 4;
const SHT_SYMTAB = 2;
const SHT_RELA = 4;
export const SHT_NOTE = 7;
export const SHT_NOBITS = 8;
const SHT_REL = 9;
const SHT_DYNSYM = 11;
export const SHF_ALLOC = 2;
export const SHF_EXECINSTR = 4;

/** Longest symbol or section name that is read, and bytes of all names: names can share the bytes of one table. */
const MAX_NAME = 4096;
const MAX_NAMES = 1 << 26;
/** Most segments that are loaded. */
const MAX_LOADS = 1024;

/** @throws ElfError when the file is not ELF64 little-endian, or any part of it points outside it */
export function readElf(bytes: Uint8Array): ElfFile {
  const r = new Reader(bytes);
  if (bytes.length >= 4 && r.u32(0, "magic") !== 0x464c457f)
    throw new ElfError(0, `not an ELF file (no magic number)${otherKind(bytes)}`);
  if (bytes.length < 64) throw new ElfError(bytes.length, "too short for an ELF header (64 bytes)");
  if (r.u8(4, "class") !== 2) throw new ElfError(4, "not a 64-bit ELF file");
  if (r.u8(5, "data encoding") !== 1) throw new ElfError(5, "not a little-endian ELF file");
  if (r.u8(6, "version") !== 1) throw new ElfError(6, "unknown ELF version");
  const names = new Names();
  const segments = readSegments(r);
  const sections = readSections(r, names);
  const tables = new Map<ElfSection, readonly ElfSymbol[]>();
  const symbolsOf: SymbolsOf = (section) => {
    let found = tables.get(section);
    if (found === undefined) tables.set(section, (found = readSymbols(r, section, sections, names)));
    return found;
  };
  const table = (type: number): readonly ElfSymbol[] => {
    const section = sections.find((s) => s.type === type);
    return section === undefined ? [] : symbolsOf(section);
  };
  const dynamicSymbols = table(SHT_DYNSYM);
  const symbols = table(SHT_SYMTAB);
  return {
    bytes,
    osAbi: r.u8(7, "OS ABI"),
    abiVersion: r.u8(8, "ABI version"),
    type: r.u16(16, "type"),
    machine: r.u16(18, "machine"),
    flags: r.u32(48, "flags"),
    sections,
    segments,
    symbols: symbols.length > 0 ? symbols : dynamicSymbols,
    dynamicSymbols,
    notes: readNotes(r, sections, segments),
    relocations: readRelocations(r, sections, symbolsOf),
  };
}

/** Files that are met in the place of code objects, by how they begin. */
const OTHER_KINDS: readonly (readonly [start: string, kind: string])[] = [
  ["__CLANG_OFFLOAD_BUNDLE__", "a bundle of code objects, which clang-offload-bundler takes apart"],
  ["CCOB", "a compressed bundle of code objects, which clang-offload-bundler takes apart"],
  ["BC\xc0\xde", "LLVM bitcode"],
  ["!<arch>\n", "an archive"],
];

function otherKind(bytes: Uint8Array): string {
  const found = OTHER_KINDS.find(([start]) =>
    Array.from(start).every((c, i) => bytes[i] === c.charCodeAt(0)),
  );
  return found === undefined ? "" : `: ${found[1]}`;
}

/** Start, entry size and count of a header table; checked to lie within the file. */
function headerTable(r: Reader, at: number, sizeAt: number, entry: number, what: string): [number, number] {
  const offset = r.u64(at, `${what} offset`);
  const size = r.u16(sizeAt, `${what} entry size`);
  const count = r.u16(sizeAt + 2, `${what} count`);
  if (count === 0) return [0, 0];
  if (size !== entry) throw new ElfError(sizeAt, `${what} entries of ${size} bytes, ${entry} expected`);
  if (offset < 64) throw new ElfError(at, `${what} table overlaps the ELF header`);
  r.need(offset, count * entry, `${what} table`);
  return [offset, count];
}

function readSegments(r: Reader): ElfSegment[] {
  const [start, count] = headerTable(r, 32, 54, 56, "program header");
  const segments: ElfSegment[] = [];
  for (let i = 0; i < count; i++) {
    const at = start + i * 56;
    const segment: ElfSegment = {
      type: r.u32(at, "segment type"),
      flags: r.u32(at + 4, "segment flags"),
      offset: r.u64(at + 8, "segment offset"),
      address: r.u64(at + 16, "segment address"),
      fileSize: r.u64(at + 32, "segment file size"),
      memorySize: r.u64(at + 40, "segment memory size"),
      alignment: r.u64(at + 48, "segment alignment"),
    };
    if (segment.type === PT_LOAD || segment.type === PT_NOTE)
      r.need(segment.offset, segment.fileSize, `segment ${i}`);
    if (segment.type === PT_LOAD && segment.fileSize > segment.memorySize)
      throw new ElfError(at + 32, `segment ${i} is larger in the file than in memory`);
    segments.push(segment);
  }
  const loads = segments.filter((s) => s.type === PT_LOAD).sort((a, b) => a.address - b.address);
  if (loads.length > MAX_LOADS)
    throw new ElfError(start, `${loads.length} loaded segments, ${MAX_LOADS} allowed`);
  for (let i = 1; i < loads.length; i++) {
    const before = loads[i - 1]!;
    if (before.address + before.memorySize > loads[i]!.address)
      throw new ElfError(start, `loaded segments overlap at address 0x${loads[i]!.address.toString(16)}`);
  }
  return segments;
}

function readSections(r: Reader, texts: Names): ElfSection[] {
  const [start, count] = headerTable(r, 40, 58, 64, "section header");
  const raw: { nameAt: number; section: Omit<ElfSection, "name"> }[] = [];
  for (let i = 0; i < count; i++) {
    const at = start + i * 64;
    const type = r.u32(at + 4, "section type");
    const offset = r.u64(at + 24, "section offset");
    const size = r.u64(at + 32, "section size");
    const empty = type === SHT_NOBITS || type === 0;
    const data = empty ? new Uint8Array(0) : r.slice(offset, size, `section ${i}`);
    raw.push({
      nameAt: r.u32(at, "section name"),
      section: {
        index: i,
        type,
        flags: r.u64(at + 8, "section flags"),
        address: r.u64(at + 16, "section address"),
        offset,
        size,
        link: r.u32(at + 40, "section link"),
        info: r.u32(at + 44, "section info"),
        alignment: r.u64(at + 48, "section alignment"),
        entrySize: r.u64(at + 56, "section entry size"),
        data,
      },
    });
  }
  const nameIndex = count === 0 ? 0 : r.u16(62, "section name table");
  if (count > 0 && nameIndex >= count) throw new ElfError(62, `section name table ${nameIndex} of ${count}`);
  const names = raw[nameIndex]?.section.data ?? new Uint8Array(0);
  return raw.map(({ nameAt, section }) => ({
    ...section,
    name: count === 0 || nameIndex === 0 ? "" : texts.at(names, nameAt, start + section.index * 64),
  }));
}

/** Reads names from string tables, no more than MAX_NAMES bytes in all. */
class Names {
  #left = MAX_NAMES;

  /** The zero-terminated string at `at` of a table; `where` is the file offset that named it. */
  at(table: Uint8Array, at: number, where: number): string {
    if (at === 0 && table.length === 0) return "";
    if (at >= table.length)
      throw new ElfError(where, `name at ${at} of a string table with ${table.length} bytes`);
    const size = table.subarray(at, at + MAX_NAME + 1).indexOf(0);
    if (size < 0)
      throw new ElfError(
        where,
        table.length - at <= MAX_NAME ? "name without an end" : `name longer than ${MAX_NAME} bytes`,
      );
    this.#left -= size;
    if (this.#left < 0) throw new ElfError(where, `names of more than ${MAX_NAMES} bytes`);
    return text(table.subarray(at, at + size));
  }
}

/** A symbol table's symbols, read once. */
type SymbolsOf = (section: ElfSection) => readonly ElfSymbol[];

/**
 * Refuses areas that together are larger than the file: they overlap, and reading each of thousands that lie on the
 * same bytes would take for ever.
 */
function checkTotal(r: Reader, sizes: readonly number[], what: string): void {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total > r.bytes.length) throw new ElfError(0, `${what} of ${total} bytes overlap`);
}

function readSymbols(
  r: Reader,
  section: ElfSection,
  sections: readonly ElfSection[],
  names: Names,
): ElfSymbol[] {
  if (section.entrySize !== 24)
    throw new ElfError(section.offset, `symbols of ${section.entrySize} bytes, 24 expected`);
  const strings = sections[section.link];
  if (strings === undefined) throw new ElfError(section.offset, `symbol names in section ${section.link}`);
  const symbols: ElfSymbol[] = [];
  const end = section.offset + section.data.length - 23;
  for (let at = section.offset; at < end; at += 24) {
    const info = r.u8(at + 4, "symbol info");
    symbols.push({
      name: names.at(strings.data, r.u32(at, "symbol name"), at),
      type: info & 15,
      binding: info >> 4,
      section: r.u16(at + 6, "symbol section"),
      value: r.u64(at + 8, "symbol value"),
      size: r.u64(at + 16, "symbol size"),
    });
  }
  return symbols;
}

function readNotes(r: Reader, sections: readonly ElfSection[], segments: readonly ElfSegment[]): ElfNote[] {
  const areas = sections.filter((s) => s.type === SHT_NOTE).map((s) => [s.offset, s.size] as const);
  if (areas.length === 0)
    areas.push(...segments.filter((s) => s.type === PT_NOTE).map((s) => [s.offset, s.fileSize] as const));
  checkTotal(
    r,
    areas.map(([, size]) => size),
    "notes",
  );
  const notes: ElfNote[] = [];
  for (const [start, size] of areas) {
    const end = start + size;
    let at = start;
    while (at + 12 <= end) {
      const nameSize = r.u32(at, "note name size");
      const descriptionSize = r.u32(at + 4, "note size");
      const description = at + 12 + align4(nameSize);
      if (description + descriptionSize > end) throw new ElfError(at, "note reaches beyond its section");
      const name = r.slice(at + 12, nameSize, "note name");
      const zero = name.indexOf(0);
      notes.push({
        name: text(zero < 0 ? name : name.subarray(0, zero)),
        type: r.u32(at + 8, "note type"),
        offset: description,
        description: r.slice(description, descriptionSize, "note"),
      });
      at = description + align4(descriptionSize);
    }
  }
  return notes;
}

const align4 = (n: number): number => Math.ceil(n / 4) * 4;

function readRelocations(r: Reader, sections: readonly ElfSection[], symbolsOf: SymbolsOf): ElfRelocation[] {
  const relocations: ElfRelocation[] = [];
  const loaded = sections.filter((s) => (s.flags & SHF_ALLOC) !== 0);
  checkTotal(
    r,
    loaded.filter((s) => s.type === SHT_RELA).map((s) => s.size),
    "relocations",
  );
  for (const section of loaded) {
    if (section.type === SHT_REL && section.size > 0)
      throw new ElfError(section.offset, "relocations without addends");
    if (section.type !== SHT_RELA) continue;
    const symbolTable = sections[section.link];
    const symbols =
      symbolTable?.type === SHT_DYNSYM || symbolTable?.type === SHT_SYMTAB ? symbolsOf(symbolTable) : [];
    const end = section.offset + section.data.length - 23;
    for (let at = section.offset; at < end; at += 24) {
      const index = r.u32(at + 12, "relocation symbol");
      if (index !== 0 && index >= symbols.length)
        throw new ElfError(at, `relocation of symbol ${index} of ${symbols.length}`);
      relocations.push({
        address: r.u64(at, "relocation address"),
        type: r.u32(at + 8, "relocation type"),
        symbol: index === 0 ? null : symbols[index]!,
        addend: r.i64(at + 16, "relocation addend"),
      });
    }
  }
  return relocations;
}

import type { AddressSpace, Piece } from "./addressSpace.js";
import { MemoryFault, type Access } from "./fault.js";
import type { LocalMemory } from "./local.js";
import type { MemoryOptions } from "./options.js";
import type { ScratchMemory } from "./scratch.js";

const NO_WORDS: Uint32Array = new Uint32Array(0);
const NO_BYTES: Uint8Array = new Uint8Array(0);

/**
 * High word of the address that stands for "out of range" where an instruction checked a range itself (buffers):
 * loads give 0, stores are dropped.
 */
export const NOWHERE = 0xffffffff;

/**
 * High word of an address whose bytes lie in two places (an access across the end of an element of a swizzled buffer);
 * the low word is what `split` gave.
 */
export const SPLIT = 0xfffffffe;

/** Accesses of one instruction that may be split: four dwords in each of 64 lanes. */
const MAX_SPLITS = 256;

/** Not a lane: the address is not one of scratch. */
const NO_LANE = -2;

/** As they look after `| 0`. */
const NOWHERE_SIGNED = NOWHERE | 0;
const SPLIT_SIGNED = SPLIT | 0;

interface Split {
  readonly first: number;
  readonly count: number;
  readonly rest: number;
}

/** What every memory has, also one of the user's. */
export type Accesses = "load8" | "load16" | "load32" | "store8" | "store16" | "store32";

/** What a wave's flat addresses lead to. */
export interface FlatTargets {
  readonly space: AddressSpace;
  readonly lds: Pick<LocalMemory, Accesses>;
  readonly scratch: Pick<ScratchMemory, Accesses>;
  /** Bits 63:32 of the LDS and scratch apertures. */
  readonly sharedBase: number;
  readonly privateBase: number;
  readonly options: MemoryOptions;
  /** Scratch addresses hold the lane in bits 56:52 (CDNA 5); else each lane reaches its own. */
  readonly lanesInAddress?: boolean;
  /** A word on shared memory that is held while an atomic instruction runs, when there are several threads. */
  readonly lock?: Int32Array;
}

/**
 * Memory as the flat, global and scalar instructions of one wave see it. Addresses are given as low and high
 * word; the high word of an aperture leads to LDS or scratch. The region of the last access is kept, so that an
 * aligned dword of it costs a compare and an index.
 */
export class FlatMemory {
  // The piece of the last access (none: no address has this high word); a dword fast path needs the bytes to be dword-aligned both ways.
  #hi = -2;
  #lo = 0;
  /** Highest offset at which a dword fits; negative: no fast path. Stores have their own, for read-only regions. */
  #last = -1;
  #lastStore = -1;
  #words = NO_WORDS;
  #bytes = NO_BYTES;
  readonly #targets: FlatTargets;
  #splits = 0;
  readonly #split: Split[] = [];

  constructor(targets: FlatTargets) {
    this.#targets = targets;
  }

  /** A dword (32 bits, unsigned). */
  load32(lo: number, hi: number, lane: number): number {
    const offset = (lo - this.#lo) >>> 0;
    if ((hi | 0) === this.#hi && offset <= this.#last && (offset & 3) === 0)
      return this.#words[offset >>> 2]!;
    return this.#load32(lo >>> 0, hi | 0, lane);
  }

  store32(lo: number, hi: number, lane: number, value: number): void {
    const offset = (lo - this.#lo) >>> 0;
    if ((hi | 0) === this.#hi && offset <= this.#lastStore && (offset & 3) === 0)
      this.#words[offset >>> 2] = value;
    else this.#store(lo >>> 0, hi | 0, 4, lane, value);
  }

  load16(lo: number, hi: number, lane: number): number {
    const offset = (lo - this.#lo) >>> 0;
    if ((hi | 0) === this.#hi && offset <= this.#last && (offset & 1) === 0)
      return this.#bytes[offset]! | (this.#bytes[offset + 1]! << 8);
    return this.#load(lo >>> 0, hi | 0, 2, lane);
  }

  load8(lo: number, hi: number, lane: number): number {
    const offset = (lo - this.#lo) >>> 0;
    if ((hi | 0) === this.#hi && offset <= this.#last) return this.#bytes[offset]!;
    return this.#load(lo >>> 0, hi | 0, 1, lane);
  }

  store16(lo: number, hi: number, lane: number, value: number): void {
    this.#store(lo >>> 0, hi | 0, 2, lane, value);
  }

  store8(lo: number, hi: number, lane: number, value: number): void {
    this.#store(lo >>> 0, hi | 0, 1, lane, value);
  }

  /**
   * Low word, to go with SPLIT, of an access with `count` bytes at address `first` and the others at `rest`; valid until
   * the same instruction has been run again.
   */
  split(first: number, count: number, rest: number): number {
    const index = this.#splits++ % MAX_SPLITS;
    this.#split[index] = { first, count, rest };
    return index;
  }

  /** Takes the lock, if there is one; threads that do not get it sleep. */
  lock(): void {
    const { lock } = this.#targets;
    if (lock === undefined) return;
    while (Atomics.compareExchange(lock, 0, 0, 1) !== 0) Atomics.wait(lock, 0, 1, 1);
  }

  unlock(): void {
    const { lock } = this.#targets;
    if (lock === undefined) return;
    Atomics.store(lock, 0, 0);
    Atomics.notify(lock, 0, 1);
  }

  /** Forgets the region of the last access; to be called when regions were unmapped. */
  forget(): void {
    this.#last = this.#lastStore = -1;
    this.#words = NO_WORDS;
    this.#bytes = NO_BYTES;
  }

  #load32(lo: number, hi: number, lane: number): number {
    const piece = this.#targets.space.find(lo, hi);
    if (piece !== null && this.#keep(piece)) {
      const offset = (lo - piece.lo) >>> 0;
      if (offset <= this.#last && (offset & 3) === 0) return this.#words[offset >>> 2]!;
    }
    return this.#load(lo, hi, 4, lane);
  }

  /** Makes `piece` the one of the fast path, when its dwords can be indexed. */
  #keep(piece: Piece): boolean {
    const { region, start, size, lo } = piece;
    const at = region.bytes.byteOffset + start;
    if ((at & 3) !== 0 || (lo & 3) !== 0 || size < 4) return false;
    this.#hi = piece.hi;
    this.#lo = lo;
    this.#last = size - 4;
    this.#lastStore = region.writable ? size - 4 : -1;
    this.#words = new Uint32Array(region.bytes.buffer, at, size >>> 2);
    this.#bytes = region.bytes.subarray(start, start + size);
    return true;
  }

  #load(lo: number, hi: number, size: number, lane: number): number {
    if (hi === NOWHERE_SIGNED) return 0;
    if (hi === SPLIT_SIGNED) {
      this.#splitAlignment(lo, size, "load", lane);
      let value = 0;
      for (let i = 0; i < size; i++) {
        const a = this.#splitByte(lo, i);
        value |= this.load8(a, Math.floor(a / 0x100000000), lane) << (8 * i);
      }
      return value >>> 0;
    }
    const { lds, scratch, sharedBase, privateBase } = this.#targets;
    if (hi === sharedBase)
      return size === 4 ? lds.load32(lo, lane) : size === 2 ? lds.load16(lo, lane) : lds.load8(lo, lane);
    const owner = this.#scratchLane(hi, privateBase, lane);
    if (owner !== NO_LANE)
      return size === 4
        ? scratch.load32(lo, owner)
        : size === 2
          ? scratch.load16(lo, owner)
          : scratch.load8(lo, owner);
    this.#alignment(lo, hi, size, "load", lane);
    let value = 0;
    for (let i = 0; i < size; i++) {
      const a = lo + i;
      const piece = this.#targets.space.find(a, carry(hi, a));
      if (i === 0 && piece !== null) this.#keep(piece);
      if (piece === null) {
        this.#outside("unmapped", lo, hi, size, "load", lane);
        return 0;
      }
      value |= piece.region.bytes[piece.start + ((a - piece.lo) >>> 0)]! << (8 * i);
    }
    return value >>> 0;
  }

  #store(lo: number, hi: number, size: number, lane: number, value: number): void {
    if (hi === NOWHERE_SIGNED) return;
    if (hi === SPLIT_SIGNED) {
      this.#splitAlignment(lo, size, "store", lane);
      for (let i = 0; i < size; i++) {
        const a = this.#splitByte(lo, i);
        this.store8(a, Math.floor(a / 0x100000000), lane, value >>> (8 * i));
      }
      return;
    }
    const { lds, scratch, sharedBase, privateBase, space } = this.#targets;
    const owner = this.#scratchLane(hi, privateBase, lane);
    if (hi === sharedBase || owner !== NO_LANE) {
      const target = hi === sharedBase ? lds : scratch;
      const at = hi === sharedBase ? lane : owner;
      if (size === 4) target.store32(lo, at, value);
      else if (size === 2) target.store16(lo, at, value);
      else target.store8(lo, at, value);
      return;
    }
    this.#alignment(lo, hi, size, "store", lane);
    // All bytes are looked at before any is written.
    for (let i = 0; i < size; i++) {
      const piece = space.find(lo + i, carry(hi, lo + i));
      if (piece?.region.writable !== true) {
        this.#outside(piece === null ? "unmapped" : "read-only", lo, hi, size, "store", lane);
        return;
      }
      if (i === 0) this.#keep(piece);
    }
    for (let i = 0; i < size; i++) {
      const piece = space.find(lo + i, carry(hi, lo + i))!;
      piece.region.bytes[piece.start + ((lo + i - piece.lo) >>> 0)] = value >>> (8 * i);
    }
  }

  /** Address of byte `i` of a split access. */
  #splitByte(index: number, i: number): number {
    const { first, count, rest } = this.#split[index]!;
    if (i < count) return first + i;
    return rest < 0 ? -1 : rest + i - count;
  }

  /** What is split is misaligned, as elements are multiples of four bytes. */
  #splitAlignment(index: number, size: number, access: Access, lane: number): void {
    if (this.#targets.options.misaligned === "fault")
      throw new MemoryFault("misaligned", "global", access, this.#split[index]!.first, size, lane);
  }

  /** The lane whose scratch an address with this high word leads to. */
  #scratchLane(hi: number, base: number, lane: number): number {
    if (this.#targets.lanesInAddress !== true) return hi === base ? lane : NO_LANE;
    return (hi & 0xfe0fffff) === base ? (hi >>> 20) & 31 : NO_LANE;
  }

  #alignment(lo: number, hi: number, size: number, access: Access, lane: number): void {
    if ((lo & (size - 1)) !== 0 && this.#targets.options.misaligned === "fault")
      throw new MemoryFault("misaligned", "global", access, address(lo, hi), size, lane);
  }

  #outside(
    kind: "unmapped" | "read-only",
    lo: number,
    hi: number,
    size: number,
    access: Access,
    lane: number,
  ): void {
    if (this.#targets.options.outOfRange === "fault" || kind === "read-only")
      throw new MemoryFault(kind, "global", access, address(lo, hi), size, lane);
  }
}

const address = (lo: number, hi: number): number => (hi >>> 0) * 0x100000000 + (lo >>> 0);

/** High word of the address hi:0 + a, where a may have passed 2^32. */
const carry = (hi: number, a: number): number => (a >= 0x100000000 ? (hi + 1) | 0 : hi);

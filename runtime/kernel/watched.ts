/** Memory that tells what is stored to it, for observers. Without one, waves have the plain kinds. */
import {
  FlatMemory,
  LocalMemory,
  ScratchMemory,
  type FlatTargets,
  type MemoryOptions,
} from "../memory/index.js";

/** A store that reached memory; wider ones come as several, in order. */
export interface MemoryWrite {
  readonly space: "global" | "lds" | "scratch" | "gds";
  /** Byte address; in LDS and GDS from their start, in scratch from the lane's start. */
  readonly address: number;
  /** Bytes: 1, 2 or 4. */
  readonly size: number;
  readonly value: number;
  /** -1 for scalar stores. */
  readonly lane: number;
}

type Tell = (write: MemoryWrite) => void;

/** LDS or the global data share. */
export class WatchedLocal extends LocalMemory {
  readonly #space: "lds" | "gds";
  readonly #tell: Tell;

  constructor(
    bytes: Uint8Array,
    options: MemoryOptions,
    global: LocalMemory["global"],
    space: "lds" | "gds",
    tell: Tell,
  ) {
    super(bytes, options, global);
    this.#space = space;
    this.#tell = tell;
  }

  override store32(address: number, lane: number, value: number): void {
    super.store32(address, lane, value);
    this.#stored(address >>> 0, 4, lane, value >>> 0);
  }

  override store16(address: number, lane: number, value: number): void {
    super.store16(address, lane, value);
    this.#stored(address >>> 0, 2, lane, value & 0xffff);
  }

  override store8(address: number, lane: number, value: number): void {
    super.store8(address, lane, value);
    this.#stored(address >>> 0, 1, lane, value & 0xff);
  }

  /** What is out of range was dropped. */
  #stored(address: number, size: number, lane: number, value: number): void {
    if (address + size <= this.bytes.length) this.#tell({ space: this.#space, address, size, value, lane });
  }
}

export class WatchedScratch extends ScratchMemory {
  readonly #tell: Tell;

  constructor(bytes: Uint8Array, lanes: 32 | 64, options: MemoryOptions, tell: Tell) {
    super(bytes, lanes, options);
    this.#tell = tell;
  }

  override store32(address: number, lane: number, value: number): void {
    super.store32(address, lane, value);
    this.#stored(address >>> 0, 4, lane, value >>> 0);
  }

  override store16(address: number, lane: number, value: number): void {
    super.store16(address, lane, value);
    this.#stored(address >>> 0, 2, lane, value & 0xffff);
  }

  override store8(address: number, lane: number, value: number): void {
    super.store8(address, lane, value);
    this.#stored(address >>> 0, 1, lane, value & 0xff);
  }

  #stored(address: number, size: number, lane: number, value: number): void {
    if (address + size <= (lane < 0 ? this.bytes.length : this.size))
      this.#tell({ space: "scratch", address, size, value, lane });
  }
}

/** Global memory; stores that an aperture leads to LDS or scratch are told by those. */
export class WatchedFlat extends FlatMemory {
  readonly #targets: FlatTargets;
  readonly #tell: Tell;

  constructor(targets: FlatTargets, tell: Tell) {
    super(targets);
    this.#targets = targets;
    this.#tell = tell;
  }

  override store32(lo: number, hi: number, lane: number, value: number): void {
    super.store32(lo, hi, lane, value);
    this.#stored(lo, hi, 4, lane, value >>> 0);
  }

  override store16(lo: number, hi: number, lane: number, value: number): void {
    super.store16(lo, hi, lane, value);
    this.#stored(lo, hi, 2, lane, value & 0xffff);
  }

  override store8(lo: number, hi: number, lane: number, value: number): void {
    super.store8(lo, hi, lane, value);
    this.#stored(lo, hi, 1, lane, value & 0xff);
  }

  #stored(lo: number, hi: number, size: number, lane: number, value: number): void {
    if (this.#targets.space.find(lo >>> 0, hi | 0) === null) return;
    const address = (hi >>> 0) * 2 ** 32 + (lo >>> 0);
    this.#tell({ space: "global", address, size, value, lane });
  }
}

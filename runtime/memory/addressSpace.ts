/** A stretch of the address space with the bytes behind it. */
export interface Region {
  /** First address, a whole number below 2^53. */
  readonly base: number;
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly writable: boolean;
}

/** A part of a region within one 4 GiB block, so that one high address word goes with it. */
export interface Piece {
  readonly region: Region;
  /** High and low word of the first address (high as a signed 32-bit number). */
  readonly hi: number;
  readonly lo: number;
  /** Offset of the piece in the region's bytes. */
  readonly start: number;
  readonly size: number;
}

const BLOCK = 0x100000000;
const LIMIT = Number.MAX_SAFE_INTEGER;

/** Bytes from a region within which an address is told by its distance from it. */
const NEAR = 4096;

/**
 * A flat address space made of regions that the user supplies or that are allocated here. Bytes are never copied:
 * what programs write is seen in the arrays that were mapped. Arrays may lie on a SharedArrayBuffer.
 */
export class AddressSpace {
  readonly #pieces: Piece[] = [];
  readonly #regions: Region[] = [];
  #next: number;
  readonly #shared: boolean;

  /**
   * @param options.heap where allocation starts (default 0x7f00_0000_0000, above what code objects are linked at)
   * @param options.shared allocate on SharedArrayBuffers, so that workers can see the memory
   */
  constructor(options: { readonly heap?: number; readonly shared?: boolean } = {}) {
    this.#next = options.heap ?? 0x7f00_0000_0000;
    this.#shared = options.shared ?? false;
  }

  get regions(): readonly Region[] {
    return this.#regions;
  }

  /**
   * Puts bytes at an address.
   * @throws RangeError when the range is not within 0..2^53 or overlaps a region
   */
  map(
    base: number,
    bytes: Uint8Array,
    options: { readonly name?: string; readonly writable?: boolean } = {},
  ): Region {
    const end = base + bytes.length;
    if (!Number.isInteger(base) || base < 0 || end > LIMIT)
      throw new RangeError(`no place for ${bytes.length} bytes at address ${base}`);
    if (bytes.length === 0) throw new RangeError(`a region of no bytes at 0x${base.toString(16)}`);
    for (const other of this.#regions) {
      if (base < other.base + other.bytes.length && other.base < end)
        throw new RangeError(
          `bytes at 0x${base.toString(16)}..0x${(end - 1).toString(16)} overlap region ${other.name} at 0x${other.base.toString(16)}`,
        );
    }
    const region: Region = { base, bytes, name: options.name ?? "", writable: options.writable ?? true };
    this.#regions.push(region);
    for (let at = base; at < end;) {
      const block = Math.floor(at / BLOCK);
      const stop = Math.min(end, (block + 1) * BLOCK);
      this.#pieces.push({ region, hi: block | 0, lo: at - block * BLOCK, start: at - base, size: stop - at });
      at = stop;
    }
    this.#pieces.sort((a, b) => a.region.base + a.start - (b.region.base + b.start));
    return region;
  }

  /** An address by the region that it is in or near: `4 bytes after argument 0, 256 bytes at 0x7f00`; null far from all. */
  placeOf(address: number): string | null {
    let nearest: Region | null = null;
    let distance = NEAR;
    for (const region of this.#regions) {
      const away = Math.max(region.base - address, address - region.base - region.bytes.length + 1, 0);
      if (away < distance) [nearest, distance] = [region, away];
    }
    if (nearest === null) return null;
    const { name, base, bytes } = nearest;
    const offset = address - base;
    const end = offset - bytes.length;
    const where = offset < 0 ? `${-offset} bytes before` : end < 0 ? `byte ${offset} of` : end === 0 ? "just after" : `${end} bytes after`; // prettier-ignore
    return `${where} ${name}, ${bytes.length} bytes at 0x${base.toString(16)}`;
  }

  /** Takes a region away. Accessors that still hold it must not be used any more. */
  unmap(region: Region): void {
    const at = this.#regions.indexOf(region);
    if (at < 0) throw new RangeError("no such region");
    this.#regions.splice(at, 1);
    for (let i = this.#pieces.length; i-- > 0;)
      if (this.#pieces[i]!.region === region) this.#pieces.splice(i, 1);
  }

  /** New zeroed bytes at an address of a multiple of `alignment` (a power of two), with a gap before the next. */
  allocate(
    size: number,
    options: { readonly alignment?: number; readonly name?: string; readonly writable?: boolean } = {},
  ): Region {
    return this.place(this.newBytes(size), options);
  }

  /** Maps bytes at an address of a multiple of `alignment` that is free. */
  place(
    bytes: Uint8Array,
    options: { readonly alignment?: number; readonly name?: string; readonly writable?: boolean } = {},
  ): Region {
    const base = this.reserve(bytes.length, options.alignment ?? 256);
    return this.map(base, bytes, options);
  }

  /** A free stretch of addresses, for bytes that are mapped later. */
  reserve(size: number, alignment: number): number {
    let base = Math.ceil(this.#next / alignment) * alignment;
    // One high word for all of it, where it fits.
    if (size <= BLOCK && Math.floor(base / BLOCK) !== Math.floor((base + size - 1) / BLOCK))
      base = Math.ceil(base / BLOCK) * BLOCK;
    // A page between any two, so that an access beyond an end faults.
    this.#next = base + size + 4096;
    return base;
  }

  newBytes(size: number): Uint8Array {
    return new Uint8Array(this.#shared ? new SharedArrayBuffer(size) : new ArrayBuffer(size));
  }

  /** The piece that holds an address given as two words, or null. */
  find(lo: number, hi: number): Piece | null {
    const address = (hi >>> 0) * BLOCK + (lo >>> 0);
    const pieces = this.#pieces;
    let a = 0;
    let b = pieces.length;
    while (a < b) {
      const middle = (a + b) >>> 1;
      const piece = pieces[middle]!;
      if (piece.region.base + piece.start <= address) a = middle + 1;
      else b = middle;
    }
    const piece = pieces[a - 1];
    return piece !== undefined && address < piece.region.base + piece.start + piece.size ? piece : null;
  }

  /** A copy of `size` bytes from an address on. @throws RangeError when they are not all in one region */
  read(address: number, size: number): Uint8Array {
    return this.#slice(address, size).slice();
  }

  /** @throws RangeError when the bytes do not all lie in one region */
  write(address: number, bytes: Uint8Array): void {
    this.#slice(address, bytes.length).set(bytes);
  }

  #slice(address: number, size: number): Uint8Array {
    for (const { base, bytes } of this.#regions) {
      if (address >= base && address + size <= base + bytes.length)
        return bytes.subarray(address - base, address - base + size);
    }
    throw new RangeError(`${size} bytes at 0x${address.toString(16)} are not in one region`);
  }
}

import { MemoryFault, type Access } from "./fault.js";
import type { MemoryOptions } from "./options.js";

/** The global data share of a dispatch, which instructions with GDS set reach instead of LDS. */
export interface GlobalDataShare {
  readonly memory: LocalMemory;
  /** The registers of the geometry stages: 8 of 32 bits, then 8 of 64. */
  readonly registers: LocalMemory;
}

/** Bytes of the geometry stages' registers. */
export const GS_REGISTER_BYTES = 96;

/** The LDS of one workgroup, as one wave's instructions reach it. Addresses are byte offsets below 2^32. */
export class LocalMemory {
  readonly bytes: Uint8Array;
  readonly #words: Uint32Array;
  /** Highest offset at which a dword fits, -4 when none does. */
  readonly #last: number;
  readonly #options: MemoryOptions;
  /** Null where there is none. */
  readonly global: GlobalDataShare | null;

  /** @param bytes the workgroup's LDS; must start at a multiple of 4 of its buffer */
  constructor(bytes: Uint8Array, options: MemoryOptions, global: GlobalDataShare | null = null) {
    this.bytes = bytes;
    this.#words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >>> 2);
    this.#last = bytes.length - 4;
    this.#options = options;
    this.global = global;
  }

  /** A dword (32 bits, unsigned). */
  load32(address: number, lane: number): number {
    const a = address >>> 0;
    if (a <= this.#last && (a & 3) === 0) return this.#words[a >>> 2]!;
    if (!this.#check(a, 4, "load", lane)) return 0;
    const { bytes } = this;
    return (bytes[a]! | (bytes[a + 1]! << 8) | (bytes[a + 2]! << 16) | (bytes[a + 3]! << 24)) >>> 0;
  }

  load16(address: number, lane: number): number {
    const a = address >>> 0;
    return this.#check(a, 2, "load", lane) ? this.bytes[a]! | (this.bytes[a + 1]! << 8) : 0;
  }

  load8(address: number, lane: number): number {
    const a = address >>> 0;
    return this.#check(a, 1, "load", lane) ? this.bytes[a]! : 0;
  }

  store32(address: number, lane: number, value: number): void {
    const a = address >>> 0;
    if (a <= this.#last && (a & 3) === 0) {
      this.#words[a >>> 2] = value;
    } else if (this.#check(a, 4, "store", lane)) {
      const { bytes } = this;
      bytes[a] = value;
      bytes[a + 1] = value >>> 8;
      bytes[a + 2] = value >>> 16;
      bytes[a + 3] = value >>> 24;
    }
  }

  store16(address: number, lane: number, value: number): void {
    const a = address >>> 0;
    if (!this.#check(a, 2, "store", lane)) return;
    this.bytes[a] = value;
    this.bytes[a + 1] = value >>> 8;
  }

  store8(address: number, lane: number, value: number): void {
    const a = address >>> 0;
    if (this.#check(a, 1, "store", lane)) this.bytes[a] = value;
  }

  /** Whether the bytes are there; throws where the options ask for it. */
  #check(address: number, size: number, access: Access, lane: number): boolean {
    if ((address & (size - 1)) !== 0 && this.#options.misaligned === "fault")
      throw new MemoryFault("misaligned", "lds", access, address, size, lane);
    if (address + size <= this.bytes.length) return true;
    if (this.#options.outOfRange === "fault")
      throw new MemoryFault("out of range", "lds", access, address, size, lane);
    return false;
  }
}

import { MemoryFault, type Access } from "./fault.js";
import type { MemoryOptions } from "./options.js";

/**
 * The scratch (private) memory of one wave. Each lane has its own bytes from 0 on; in memory they are interleaved
 * by dwords: dword i of lane l is dword i * lanes + l of the wave's block. Scalar accesses (lane -1) see the
 * block as it lies in memory.
 */
export class ScratchMemory {
  /** The wave's block. */
  readonly bytes: Uint8Array;
  /** Bytes of one lane. */
  readonly size: number;
  readonly #words: Uint32Array;
  readonly #lanes: number;
  readonly #last: number;
  readonly #options: MemoryOptions;

  /** @param bytes lanes * size bytes, at a multiple of 4 of their buffer; size is a multiple of 4 */
  constructor(bytes: Uint8Array, lanes: 32 | 64, options: MemoryOptions) {
    this.bytes = bytes;
    this.size = Math.floor(bytes.length / lanes / 4) * 4;
    this.#words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >>> 2);
    this.#lanes = lanes;
    this.#last = this.size - 4;
    this.#options = options;
  }

  load32(address: number, lane: number): number {
    const a = address >>> 0;
    if (a <= this.#last && (a & 3) === 0 && lane >= 0) return this.#words[(a >>> 2) * this.#lanes + lane]!;
    if (!this.#check(a, 4, "load", lane)) return 0;
    return (this.#byte(a, lane) | (this.#byte(a + 1, lane) << 8) | (this.#byte(a + 2, lane) << 16) | (this.#byte(a + 3, lane) << 24)) >>> 0; // prettier-ignore
  }

  load16(address: number, lane: number): number {
    const a = address >>> 0;
    return this.#check(a, 2, "load", lane) ? this.#byte(a, lane) | (this.#byte(a + 1, lane) << 8) : 0;
  }

  load8(address: number, lane: number): number {
    const a = address >>> 0;
    return this.#check(a, 1, "load", lane) ? this.#byte(a, lane) : 0;
  }

  store32(address: number, lane: number, value: number): void {
    const a = address >>> 0;
    if (a <= this.#last && (a & 3) === 0 && lane >= 0) this.#words[(a >>> 2) * this.#lanes + lane] = value;
    else this.#store(a, 4, lane, value);
  }

  store16(address: number, lane: number, value: number): void {
    this.#store(address >>> 0, 2, lane, value);
  }

  store8(address: number, lane: number, value: number): void {
    this.#store(address >>> 0, 1, lane, value);
  }

  #store(a: number, size: number, lane: number, value: number): void {
    if (!this.#check(a, size, "store", lane)) return;
    for (let i = 0; i < size; i++) this.bytes[this.#place(a + i, lane)] = value >>> (8 * i);
  }

  #byte(a: number, lane: number): number {
    return this.bytes[this.#place(a, lane)]!;
  }

  #place(a: number, lane: number): number {
    return lane < 0 ? a : ((a >>> 2) * this.#lanes + lane) * 4 + (a & 3);
  }

  #check(address: number, size: number, access: Access, lane: number): boolean {
    if ((address & (size - 1)) !== 0 && this.#options.misaligned === "fault")
      throw new MemoryFault("misaligned", "scratch", access, address, size, lane);
    if (address + size <= (lane < 0 ? this.bytes.length : this.size)) return true;
    if (this.#options.outOfRange === "fault")
      throw new MemoryFault("out of range", "scratch", access, address, size, lane);
    return false;
  }
}

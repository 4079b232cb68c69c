/** Memory for comparisons: every address holds something, and what is read and written is kept. */
import type { WaveLds, WaveMemory, WaveScratch } from "./wave.js";

/** One access; `lane` is -1 for those that the whole wave makes. */
export interface Access {
  readonly lane: number;
  /** `MEM[0x7f0000000010]`, `LDS[0x00000020]`, `SCRATCH[0x00000004]`. */
  readonly place: string;
  readonly bits: number;
  readonly value: number;
}

/** High word of an address that a buffer instruction found out of range: loads give 0, stores are dropped. */
const NOWHERE = 0xffffffff;

/**
 * Global memory, LDS and scratch of one wave. A dword that nothing has written yet holds what `content` makes of its
 * place, so that no address faults and two of these hold the same.
 */
export class ObservedMemory {
  readonly loads: Access[] = [];
  readonly stores: Access[] = [];
  readonly #written = new Map<string, number>();
  readonly #content: (hash: number) => number;
  /** Each lane has all of it for itself, so that lanes that happen to meet at an address do not disturb each other. */
  readonly #apart: boolean;

  constructor(content: (hash: number) => number, apart: boolean) {
    this.#content = content;
    this.#apart = apart;
  }

  /** Forgets everything that was read and written. */
  reset(): void {
    this.loads.length = 0;
    this.stores.length = 0;
    this.#written.clear();
  }

  readonly mem: WaveMemory = {
    load8: (lo, hi, lane) => this.#load("MEM", lo, hi, lane, 1),
    load16: (lo, hi, lane) => this.#load("MEM", lo, hi, lane, 2),
    load32: (lo, hi, lane) => this.#load("MEM", lo, hi, lane, 4),
    store8: (lo, hi, lane, value) => this.#store("MEM", lo, hi, lane, 1, value),
    store16: (lo, hi, lane, value) => this.#store("MEM", lo, hi, lane, 2, value),
    store32: (lo, hi, lane, value) => this.#store("MEM", lo, hi, lane, 4, value),
  };

  readonly lds: WaveLds = this.#flat("LDS");
  readonly scratch: WaveScratch = this.#flat("SCRATCH");

  #flat(space: string): WaveLds {
    return {
      load8: (address, lane) => this.#load(space, address, 0, lane, 1),
      load16: (address, lane) => this.#load(space, address, 0, lane, 2),
      load32: (address, lane) => this.#load(space, address, 0, lane, 4),
      store8: (address, lane, value) => this.#store(space, address, 0, lane, 1, value),
      store16: (address, lane, value) => this.#store(space, address, 0, lane, 2, value),
      store32: (address, lane, value) => this.#store(space, address, 0, lane, 4, value),
    };
  }

  #load(space: string, lo: number, hi: number, lane: number, bytes: 1 | 2 | 4): number {
    const value = hi >>> 0 === NOWHERE ? 0 : this.#bytes(space, lo >>> 0, hi >>> 0, lane, bytes);
    this.loads.push({ lane, place: placeText(space, lo, hi), bits: 8 * bytes, value });
    return value;
  }

  #bytes(space: string, lo: number, hi: number, lane: number, bytes: number): number {
    let value = 0;
    for (let i = 0; i < bytes; i++) {
      const at = lo + i;
      const key = this.#key(space, at >>> 0, hi, lane);
      const byte = this.#written.get(key) ?? (this.#dword(space, at, hi) >>> (8 * (at & 3))) & 255;
      value |= byte << (8 * i);
    }
    return value >>> 0;
  }

  #dword(space: string, address: number, hi: number): number {
    let hash = space.length ^ Math.imul(hi, 0x9e3779b1);
    hash = Math.imul(hash ^ (address >>> 2), 0x85ebca6b);
    return this.#content((hash ^ (hash >>> 15)) >>> 0);
  }

  /** Scratch is each lane's own in any case. */
  #key(space: string, lo: number, hi: number, lane: number): string {
    return `${space} ${hi} ${lo}${this.#apart || space === "SCRATCH" ? ` ${lane}` : ""}`;
  }

  #store(space: string, lo: number, hi: number, lane: number, bytes: number, value: number): void {
    if (hi >>> 0 === NOWHERE) return;
    for (let i = 0; i < bytes; i++)
      this.#written.set(this.#key(space, (lo + i) >>> 0, hi >>> 0, lane), (value >>> (8 * i)) & 255);
    const kept = bytes === 4 ? value >>> 0 : value & (2 ** (8 * bytes) - 1);
    this.stores.push({ lane, place: placeText(space, lo, hi), bits: 8 * bytes, value: kept });
  }
}

function placeText(space: string, lo: number, hi: number): string {
  const digits = (word: number): string => (word >>> 0).toString(16).padStart(8, "0");
  return `${space}[0x${space === "MEM" ? digits(hi) : ""}${digits(lo)}]`;
}

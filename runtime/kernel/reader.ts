import { ElfError } from "./errors.js";

/** Bounds-checked little-endian reads of a byte array. Every fault names the offset. */
export class Reader {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Refuses unless `size` bytes from `offset` on lie within the file. */
  need(offset: number, size: number, what: string): void {
    if (!(offset >= 0 && size >= 0 && offset + size <= this.bytes.length))
      throw new ElfError(
        Math.min(Math.max(offset, 0), this.bytes.length),
        `${what} reaches beyond the file (${size} bytes at ${offset}, the file has ${this.bytes.length})`,
      );
  }

  u8(offset: number, what: string): number {
    this.need(offset, 1, what);
    return this.#view.getUint8(offset);
  }

  u16(offset: number, what: string): number {
    this.need(offset, 2, what);
    return this.#view.getUint16(offset, true);
  }

  u32(offset: number, what: string): number {
    this.need(offset, 4, what);
    return this.#view.getUint32(offset, true);
  }

  /** An unsigned 64-bit value that must fit a JavaScript integer. */
  u64(offset: number, what: string): number {
    this.need(offset, 8, what);
    const high = this.#view.getUint32(offset + 4, true);
    if (high > 0x1fffff) throw new ElfError(offset, `${what} is larger than 2^53`);
    return high * 0x100000000 + this.#view.getUint32(offset, true);
  }

  /** A signed 64-bit value whose magnitude must fit a JavaScript integer. */
  i64(offset: number, what: string): number {
    this.need(offset, 8, what);
    const high = this.#view.getInt32(offset + 4, true);
    if (high > 0x1fffff || high < -0x200000) throw new ElfError(offset, `${what} is larger than 2^53`);
    return high * 0x100000000 + this.#view.getUint32(offset, true);
  }

  slice(offset: number, size: number, what: string): Uint8Array {
    this.need(offset, size, what);
    return this.bytes.subarray(offset, offset + size);
  }
}

const utf8 = new TextDecoder("utf-8");

/** UTF-8 text; ill-formed parts become U+FFFD. */
export const text = (bytes: Uint8Array): string => utf8.decode(bytes);

import { ElfError } from "./errors.js";
import { Reader, text } from "./reader.js";

/** A value of a MessagePack document as AMD's metadata uses them. 64-bit integers beyond 2^53 are refused. */
export type Msgpack =
  null | boolean | number | string | Uint8Array | readonly Msgpack[] | { readonly [key: string]: Msgpack };

/** Containers within containers; AMD's metadata needs 5. */
const MAX_DEPTH = 32;
/** Values in all; each takes at least one byte, so that this only bounds work on large files. */
const MAX_VALUES = 1_000_000;

/**
 * Reads one MessagePack value that fills `bytes`. Source: the MessagePack specification.
 * @param base added to the offsets that errors name
 * @throws ElfError
 */
export function readMsgpack(bytes: Uint8Array, base = 0): Msgpack {
  const parser = new Parser(bytes, base);
  const value = parser.value(0);
  parser.end();
  return value;
}

class Parser {
  readonly #reader: Reader;
  readonly #view: DataView;
  readonly #base: number;
  #at = 0;
  #count = 0;

  constructor(bytes: Uint8Array, base: number) {
    this.#reader = new Reader(bytes);
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#base = base;
  }

  /** Trailing zeros are padding; anything else is refused. */
  end(): void {
    const { bytes } = this.#reader;
    for (let i = this.#at; i < bytes.length; i++) if (bytes[i] !== 0) this.#fail("bytes after the metadata");
  }

  #fail(reason: string): never {
    throw new ElfError(this.#base + this.#at, `metadata: ${reason}`);
  }

  #take(size: number): number {
    const at = this.#at;
    if (at + size > this.#reader.bytes.length) this.#fail("cut short");
    this.#at += size;
    return at;
  }

  value(depth: number): Msgpack {
    if (depth > MAX_DEPTH) this.#fail(`nested deeper than ${MAX_DEPTH}`);
    if (++this.#count > MAX_VALUES) this.#fail(`more than ${MAX_VALUES} values`);
    const tag = this.#reader.bytes[this.#take(1)]!;
    if (tag < 0x80) return tag;
    if (tag >= 0xe0) return tag - 256;
    if (tag < 0x90) return this.#map(tag & 15, depth);
    if (tag < 0xa0) return this.#array(tag & 15, depth);
    if (tag < 0xc0) return this.#text(tag & 31);
    const v = this.#view;
    switch (tag) {
      case 0xc0:
        return null;
      case 0xc2:
        return false;
      case 0xc3:
        return true;
      case 0xc4:
      case 0xc5:
      case 0xc6:
        return this.#bytes(this.#length(tag - 0xc4));
      case 0xca:
        return v.getFloat32(this.#take(4));
      case 0xcb:
        return v.getFloat64(this.#take(8));
      case 0xcc:
        return v.getUint8(this.#take(1));
      case 0xcd:
        return v.getUint16(this.#take(2));
      case 0xce:
        return v.getUint32(this.#take(4));
      case 0xcf:
        return this.#integer(v.getBigUint64(this.#take(8)));
      case 0xd0:
        return v.getInt8(this.#take(1));
      case 0xd1:
        return v.getInt16(this.#take(2));
      case 0xd2:
        return v.getInt32(this.#take(4));
      case 0xd3:
        return this.#integer(v.getBigInt64(this.#take(8)));
      case 0xd9:
      case 0xda:
      case 0xdb:
        return this.#text(this.#length(tag - 0xd9));
      case 0xdc:
      case 0xdd:
        return this.#array(this.#length(tag - 0xdc + 1), depth);
      case 0xde:
      case 0xdf:
        return this.#map(this.#length(tag - 0xde + 1), depth);
      default:
        return this.#fail(`unknown type 0x${tag.toString(16)}`);
    }
  }

  /** A length of 1, 2 or 4 bytes (size 0, 1, 2). */
  #length(size: number): number {
    const v = this.#view;
    if (size === 0) return v.getUint8(this.#take(1));
    return size === 1 ? v.getUint16(this.#take(2)) : v.getUint32(this.#take(4));
  }

  #integer(value: bigint): number {
    const number = Number(value);
    if (!Number.isSafeInteger(number)) this.#fail("integer beyond 2^53");
    return number;
  }

  #bytes(size: number): Uint8Array {
    const at = this.#take(size);
    return this.#reader.bytes.subarray(at, at + size);
  }

  #text(size: number): string {
    return text(this.#bytes(size));
  }

  /** Elements take a byte each at least: a count beyond the rest of the file is refused before any is read. */
  #checkCount(count: number): void {
    if (count > this.#reader.bytes.length - this.#at) this.#fail(`${count} elements in fewer bytes`);
  }

  #array(count: number, depth: number): Msgpack[] {
    this.#checkCount(count);
    const values: Msgpack[] = [];
    for (let i = 0; i < count; i++) values.push(this.value(depth + 1));
    return values;
  }

  #map(count: number, depth: number): { [key: string]: Msgpack } {
    this.#checkCount(count);
    // No prototype: a key such as __proto__ is a key.
    const map = Object.create(null) as { [key: string]: Msgpack };
    for (let i = 0; i < count; i++) {
      const key = this.value(depth + 1);
      if (typeof key !== "string") this.#fail("a key that is no string");
      map[key] = this.value(depth + 1);
    }
    return map;
  }
}

/**
 * Reading a zip archive that a stranger made. The directory is checked here, entry by entry, before a byte is
 * inflated; fflate inflates into a buffer of the declared size, so that a lying size cannot grow.
 */
import { inflateSync } from "fflate";
import { ImportError } from "./errors.js";

export interface ZipLimits {
  readonly archiveBytes: number;
  readonly entries: number;
  /** Uncompressed, one entry. */
  readonly entryBytes: number;
  /** Uncompressed, all entries that are wanted. */
  readonly totalBytes: number;
}

/** AMD's bundle is 5 MB of ten files, 17 MB each when inflated. */
export const ZIP_LIMITS: ZipLimits = {
  archiveBytes: 256 << 20,
  entries: 10_000,
  entryBytes: 128 << 20,
  totalBytes: 1024 << 20,
};

export interface ZipEntry {
  /** Path inside the archive, `/` between folders. */
  readonly name: string;
  readonly size: number;
  /** Inflates and checks length and CRC. @throws ImportError */
  read(): Uint8Array;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const MAX_COMMENT = 0xffff;
/** Unix file type in the upper half of the external attributes. */
const LINK_TYPE = 0xa000;

/**
 * Files of the archive whose name `wanted` accepts; folders and others are passed over, but a name that leads out of
 * the archive, a link, two entries of one name, and sizes beyond the limits refuse the whole.
 * @throws ImportError
 */
export function readZip(
  bytes: Uint8Array,
  source: string,
  wanted: (name: string) => boolean,
  limits: ZipLimits = ZIP_LIMITS,
): ZipEntry[] {
  const fail = (reason: string, offset?: number): never => {
    throw new ImportError(source, reason, offset);
  };
  if (bytes.length > limits.archiveBytes) fail(`an archive of more than ${limits.archiveBytes} bytes`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view) ?? fail("no zip archive, or one that is cut short");
  const count = view.getUint16(end + 10, true);
  const directoryBytes = view.getUint32(end + 12, true);
  const directory = view.getUint32(end + 16, true);
  if (count === 0xffff || directory === 0xffffffff) fail("zip64, which is not read", end);
  if (view.getUint16(end + 4, true) !== 0 || view.getUint16(end + 8, true) !== count)
    fail("an archive of several parts", end);
  if (count > limits.entries) fail(`more than ${limits.entries} entries`, end);
  if (directory + directoryBytes > end) fail("the directory lies outside the archive", end);
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  let total = 0;
  let at = directory;
  for (let i = 0; i < count; i++) {
    if (at + CENTRAL_BYTES > end || view.getUint32(at, true) !== CENTRAL)
      fail(`entry ${i + 1} of the directory is damaged`, at);
    const flags = view.getUint16(at + 8, true);
    const method = view.getUint16(at + 10, true);
    const crc = view.getUint32(at + 16, true);
    const packed = view.getUint32(at + 20, true);
    const size = view.getUint32(at + 24, true);
    const nameBytes = view.getUint16(at + 28, true);
    const next =
      at + CENTRAL_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) fail(`entry ${i + 1} of the directory is damaged`, at);
    const name = nameOf(bytes.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes)) ?? fail(`the name of entry ${i + 1} is no UTF-8`, at); // prettier-ignore
    const shown = JSON.stringify(name.slice(0, 80));
    if (leadsOut(name)) fail(`the name ${shown} leads out of the archive`, at);
    if (names.has(name)) fail(`two entries of the name ${shown}`, at);
    names.add(name);
    if (((view.getUint32(at + 38, true) >>> 16) & 0xf000) === LINK_TYPE) fail(`${shown} is a link`, at);
    const local = view.getUint32(at + 42, true);
    at = next;
    if (name.endsWith("/") || !wanted(name)) continue;
    if ((flags & ENCRYPTED) !== 0) fail(`${shown} is encrypted`, at);
    if (method !== STORED && method !== DEFLATED)
      fail(`${shown} is packed by method ${method}; 0 and 8 are read`, at);
    if (size > limits.entryBytes) fail(`${shown} has ${size} bytes, more than ${limits.entryBytes}`, at);
    total += size;
    if (total > limits.totalBytes) fail(`the files have more than ${limits.totalBytes} bytes in all`, at);
    entries.push({
      name,
      size,
      read: () => {
        const data = dataOf(bytes, view, local, packed, end) ?? fail(`${shown} is damaged`, local);
        const content = method === STORED ? data : inflate(data, size, shown, fail);
        if (content.length !== size)
          fail(`${shown} has not the ${size} bytes that the directory says`, local);
        if (crc32(content) !== crc) fail(`${shown} is damaged: its checksum differs`, local);
        return content;
      },
    });
  }
  return entries;
}

/** Offset of the end record: the last one whose comment reaches exactly to the end of the file. */
function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= 0 && at >= last - MAX_COMMENT; at--) {
    if (view.getUint32(at, true) === END && view.getUint16(at + 20, true) === last - at) return at;
  }
  return undefined;
}

function nameOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Absolute paths, drive letters, backslashes, `..` and control characters. */
export function leadsOut(name: string): boolean {
  return (
    name === "" ||
    name.startsWith("/") ||
    /[\\:\p{Cc}]/u.test(name) ||
    name.split("/").some((part) => part === ".." || part === ".")
  );
}

function dataOf(
  bytes: Uint8Array,
  view: DataView,
  local: number,
  packed: number,
  end: number,
): Uint8Array | undefined {
  if (local + LOCAL_BYTES > end || view.getUint32(local, true) !== LOCAL) return undefined;
  const start = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  return start + packed > end ? undefined : bytes.subarray(start, start + packed);
}

function inflate(data: Uint8Array, size: number, shown: string, fail: (reason: string) => never): Uint8Array {
  try {
    // One byte more than declared, so that a longer content shows.
    return inflateSync(data, { out: new Uint8Array(size + 1) });
  } catch (error) {
    return fail(`${shown} cannot be inflated: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc >>> 0;
});

/** CRC-32 as zip has it. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (let i = 0; i < bytes.length; i++) crc = (crc >>> 8) ^ CRC_TABLE[(crc ^ bytes[i]!) & 255]!;
  return (crc ^ 0xffffffff) >>> 0;
}

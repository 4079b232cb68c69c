/** Where XML files come from: a zip archive, a folder, single files, or an address. */
import { readFileSync, readdirSync, statSync, type Stats } from "node:fs";
import { basename, join } from "node:path";
import { ImportError } from "./errors.js";
import { readZip, ZIP_LIMITS } from "./zip.js";

/** One XML file; `read` gives its text when it is its turn, so that ten files are never held at once. */
export interface XmlSource {
  readonly name: string;
  /** @throws ImportError */
  read(): string;
}

const MAX_FILES = 1000;
const ZIP_START = [0x50, 0x4b];

const isXml = (name: string): boolean => /\.xml$/i.test(name) && !basename(name).startsWith(".");

/** Sources of a path: a folder's XML files and archives (not those below it), an archive, or one XML file. */
export function sourcesOf(path: string): XmlSource[] {
  const stat = statOf(path);
  if (stat.isDirectory()) {
    const names = readdirSync(path).filter((name) => isXml(name) || /\.zip$/i.test(name));
    if (names.length > MAX_FILES) throw new ImportError(path, `more than ${MAX_FILES} files`);
    const found = names.sort().flatMap((name) => sourcesOf(join(path, name)));
    if (found.length === 0) throw new ImportError(path, "no XML file and no archive in this folder");
    return found;
  }
  if (!stat.isFile()) throw new ImportError(path, "neither a file nor a folder");
  if (stat.size > ZIP_LIMITS.archiveBytes)
    throw new ImportError(path, `more than ${ZIP_LIMITS.archiveBytes} bytes`);
  const bytes = readFileSync(path);
  if (ZIP_START.every((byte, index) => bytes[index] === byte)) return archiveSources(bytes, path);
  if (/\.zip$/i.test(path)) throw new ImportError(path, "no zip archive, or one that is cut short");
  return [{ name: path, read: () => decodeUtf8(bytes, path) }];
}

function statOf(path: string): Stats {
  try {
    return statSync(path);
  } catch (error) {
    throw new ImportError(
      path,
      `cannot be read: ${(error as NodeJS.ErrnoException).code ?? "unknown reason"}`,
    );
  }
}

/** The XML files of an archive, in the order of their names. */
export function archiveSources(bytes: Uint8Array, name: string): XmlSource[] {
  const entries = readZip(bytes, name, isXml);
  if (entries.length === 0) throw new ImportError(name, "no XML file in this archive");
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => ({
      name: `${name}!${entry.name}`,
      read: () => decodeUtf8(entry.read(), `${name}!${entry.name}`),
    }));
}

/** UTF-8, which AMD's files are, or UTF-16 with its mark; anything else is refused rather than guessed. */
export function decodeUtf8(bytes: Uint8Array, name: string): string {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? "utf-16le" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new ImportError(name, `no ${encoding.toUpperCase()} text`);
  }
}

export interface FetchOptions {
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}

/** Downloads an archive or an XML file. Only http and https; the size is counted while it arrives. */
export async function fetchSources(address: string, options: FetchOptions = {}): Promise<XmlSource[]> {
  const { maxBytes = ZIP_LIMITS.archiveBytes, timeoutMs = 300_000 } = options;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new ImportError(address, "no http or https address");
  const bytes = await download(url, options.fetch ?? fetch, timeoutMs, maxBytes);
  if (ZIP_START.every((byte, index) => bytes[index] === byte)) return archiveSources(bytes, address);
  return [{ name: address, read: () => decodeUtf8(bytes, address) }];
}

async function download(
  url: URL,
  get: typeof fetch,
  timeoutMs: number,
  maxBytes: number,
): Promise<Uint8Array> {
  const address = url.href;
  try {
    const response = await get(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new ImportError(address, `the server answers ${response.status}`);
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of response.body ?? []) {
      length += part.length;
      if (length > maxBytes) throw new ImportError(address, `more than ${maxBytes} bytes`);
      parts.push(part);
    }
    return new Uint8Array(Buffer.concat(parts));
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(
      address,
      `cannot be fetched: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

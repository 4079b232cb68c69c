/** Zip archives made by hand, so that every part of them can be wrong. */
import { deflateSync } from "fflate";
import { crc32 } from "../../generator/import/zip.js";

export interface Member {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** What the directory says instead of the truth. */
  readonly size?: number;
  readonly crc?: number;
  readonly method?: number;
  readonly flags?: number;
  readonly externalAttributes?: number;
}

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;

/** An archive with deflated members. */
export function zipOf(members: readonly Member[], comment = ""): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  const push = (list: Uint8Array[], bytes: Uint8Array): number => (list.push(bytes), bytes.length);
  const numbers = (...pairs: readonly [value: number, size: 2 | 4][]): Uint8Array => {
    const view = new DataView(new ArrayBuffer(pairs.reduce((sum, [, size]) => sum + size, 0)));
    let at = 0;
    for (const [value, size] of pairs) {
      if (size === 2) view.setUint16(at, value, true);
      else view.setUint32(at, value, true);
      at += size;
    }
    return new Uint8Array(view.buffer);
  };
  for (const member of members) {
    const content = bytesOf(member.content);
    const name = new TextEncoder().encode(member.name);
    const method = member.method ?? 8;
    const packed = method === 8 ? deflateSync(content) : content;
    const common: [number, 2 | 4][] = [
      [member.flags ?? 0, 2], [method, 2], [0, 2], [0, 2], [member.crc ?? crc32(content), 4], [packed.length, 4],
      [member.size ?? content.length, 4], [name.length, 2], [0, 2],
    ]; // prettier-ignore
    const local = offset;
    offset += push(parts, numbers([0x04034b50, 4], [20, 2], ...common));
    offset += push(parts, name) + push(parts, packed);
    const central = numbers([0x02014b50, 4], [20, 2], [20, 2], ...common, [0, 2], [0, 2], [0, 2], [member.externalAttributes ?? 0, 4], [local, 4]); // prettier-ignore
    push(directory, central);
    push(directory, name);
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const text = new TextEncoder().encode(comment);
  const end = numbers([0x06054b50, 4], [0, 2], [0, 2], [members.length, 2], [members.length, 2], [length, 4], [offset, 4], [text.length, 2]); // prettier-ignore
  return new Uint8Array(Buffer.concat([...parts, ...directory, end, text]));
}

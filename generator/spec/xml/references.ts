/** References in text and attributes: the five predefined entities and numbers of characters; no others exist. */

const REFERENCE = /&(?:lt|gt|amp|quot|apos|#(\d{1,7})|#x([0-9A-Fa-f]{1,6}));/y;

/** The first `&` in `text[start, end)` that begins no reference, or one to no XML character; null when all are right. */
export function badReference(
  text: string,
  start: number,
  end: number,
): { readonly offset: number; readonly reference: string | null } | null {
  // Bounded search: an indexOf over the rest of the file for every text would be quadratic.
  for (let at = indexWithin(text, "&", start, end); at !== -1;) {
    REFERENCE.lastIndex = at;
    const match = REFERENCE.exec(text);
    if (match === null) return { offset: at, reference: null };
    const code =
      match[1] !== undefined ? Number(match[1]) : match[2] !== undefined ? parseInt(match[2], 16) : 65;
    if (!isXmlCharacter(code)) return { offset: at, reference: match[0] };
    at = indexWithin(text, "&", REFERENCE.lastIndex, end);
  }
  return null;
}

function indexWithin(text: string, wanted: string, start: number, end: number): number {
  const code = wanted.charCodeAt(0);
  for (let at = start; at < end; at++) if (text.charCodeAt(at) === code) return at;
  return -1;
}

function isXmlCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff);
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"],
]);

/** Resolves references once: `&amp;lt;` becomes `&lt;`. Only those in which nothing is bad may occur. */
export function resolveReferences(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(#x[0-9A-Fa-f]+|#\d+|[a-z]+);/g, (whole, body: string) => {
    if (body.startsWith("#x")) return String.fromCodePoint(parseInt(body.slice(2), 16));
    if (body.startsWith("#")) return String.fromCodePoint(Number(body.slice(1)));
    return NAMED.get(body) ?? whole;
  });
}

/**
 * A strict check of well-formedness, before the text reaches fast-xml-parser, which accepts unclosed and
 * mismatched tags and would expand a document's own entities. One pass, no recursion, linear in the text.
 */
import { SpecError, quote } from "../errors.js";
import type { SourceText } from "./source.js";

/** AMD's files nest about 20 deep, counting the expression trees. */
export const MAX_DEPTH = 64;
/** In UTF-16 units; AMD's largest file has 17 million. */
export const MAX_TEXT_LENGTH = 128 * 1024 * 1024;

const ATTRIBUTE = /[ \t\r\n]+([A-Za-z_][\w.:-]*)[ \t\r\n]*=[ \t\r\n]*("[^"<]*"|'[^'<]*')/y;
const TAG_END = /[ \t\r\n]*(\/?)>/y;
const CLOSE_TAG = /\/([A-Za-z][\w.:-]*)[ \t\r\n]*>/y;
const OPEN_NAME = /[A-Za-z][\w.:-]*/y;
const REFERENCE = /&(?:lt|gt|amp|quot|apos|#(\d{1,7})|#x([0-9A-Fa-f]{1,6}));/y;
/** AMD's longest description has some thousand characters, its elements at most six attributes. */
const MAX_TEXT_RUN = 1 << 18;
const MAX_ATTRIBUTES = 64;
/** Anything outside what XML 1.0 allows; surrogate halves pass. */
const CONTROL = /[^\t\n\r\u0020-\ufffd]/;

/**
 * Throws `SpecError` with path and line for: a DOCTYPE, an entity that is not one of the five predefined or a
 * numeric character reference, a mismatched, unclosed or truncated tag, a repeated attribute, nesting deeper than
 * `MAX_DEPTH`, more than one root, text outside the root, control characters, a file longer than `MAX_TEXT_LENGTH`,
 * and for more attributes or more text in one place than any description has (what they are parsed with slows down).
 */
export function checkWellFormed(text: string, source: SourceText): void {
  if (text.length > MAX_TEXT_LENGTH) {
    throw new SpecError(`the file is longer than ${MAX_TEXT_LENGTH} characters`, { file: source.file });
  }
  const stack: string[] = [];
  const fail = (reason: string, offset: number): never => {
    throw new SpecError(reason, { path: stack.join("/"), line: source.lineAt(offset), file: source.file });
  };
  const control = CONTROL.exec(text);
  if (control) fail("a control character, which XML does not allow", control.index);

  let at = 0;
  let rootSeen = false;
  while (at < text.length) {
    const open = text.indexOf("<", at);
    const end = open === -1 ? text.length : open;
    checkText(text, at, end, stack.length === 0, fail);
    if (open === -1) break;
    const next = text[open + 1];
    if (next === "!") {
      at = skipDeclaration(text, open, stack.length, fail);
    } else if (next === "?") {
      const close = text.indexOf("?>", open);
      if (close === -1) fail("an unfinished processing instruction", open);
      at = close + 2;
    } else if (next === "/") {
      CLOSE_TAG.lastIndex = open + 1;
      const close = CLOSE_TAG.exec(text);
      if (!close) return fail("a malformed or truncated closing tag", open);
      const expected = stack.at(-1);
      if (expected !== close[1]) {
        fail(
          expected === undefined
            ? `</${close[1]}> closes nothing`
            : `</${close[1]}> where </${expected}> is due`,
          open,
        );
      }
      stack.pop();
      at = CLOSE_TAG.lastIndex;
    } else {
      OPEN_NAME.lastIndex = open + 1;
      const name = OPEN_NAME.exec(text)?.[0];
      if (name === undefined)
        return fail(`a tag that starts with ${quote(text.slice(open, open + 12))}`, open);
      if (stack.length === 0 && rootSeen) fail(`a second root element <${name}>`, open);
      rootSeen = true;
      if (stack.length >= MAX_DEPTH) fail(`elements nested deeper than ${MAX_DEPTH}`, open);
      at = attributes(text, OPEN_NAME.lastIndex, name, fail);
      TAG_END.lastIndex = at;
      const tagEnd = TAG_END.exec(text);
      if (!tagEnd) return fail(`the tag <${name}> is malformed or truncated`, open);
      if (tagEnd[1] === "") stack.push(name);
      at = TAG_END.lastIndex;
    }
  }
  if (stack.length > 0) fail(`the file ends inside <${stack.at(-1)}>`, text.length);
  if (!rootSeen) fail("the file holds no element", 0);
}

type Fail = (reason: string, offset: number) => never;

function attributes(text: string, start: number, tag: string, fail: Fail): number {
  let at = start;
  let seen: Set<string> | undefined;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const match = ATTRIBUTE.exec(text);
    if (!match) return at;
    seen ??= new Set();
    if (seen.size === MAX_ATTRIBUTES) fail(`<${tag}> has more than ${MAX_ATTRIBUTES} attributes`, at);
    if (seen.has(match[1]!)) fail(`<${tag}> has the attribute ${match[1]} twice`, at);
    seen.add(match[1]!);
    at = ATTRIBUTE.lastIndex;
    checkReferences(text, at - match[2]!.length, at, fail);
  }
}

function checkText(text: string, start: number, end: number, outside: boolean, fail: Fail): void {
  if (outside && text.slice(start, end).trim() !== "") fail("text outside the root element", start);
  if (end - start > MAX_TEXT_RUN) fail(`more than ${MAX_TEXT_RUN} characters of text in one place`, start);
  checkReferences(text, start, end, fail);
}

function checkReferences(text: string, start: number, end: number, fail: Fail): void {
  for (let at = start; at < end;) {
    // Bounded search: an indexOf over the rest of the file for every text would be quadratic.
    const ampersand = indexWithin(text, "&", at, end);
    if (ampersand === -1) return;
    REFERENCE.lastIndex = ampersand;
    const match = REFERENCE.exec(text);
    if (!match)
      return fail(
        `${quote(text.slice(ampersand, Math.min(end, ampersand + 24)))} is no predefined entity or character reference`,
        ampersand,
      );
    const code =
      match[1] !== undefined ? Number(match[1]) : match[2] !== undefined ? parseInt(match[2], 16) : 65;
    if (!isXmlCharacter(code)) fail(`${match[0]} is no XML character`, ampersand);
    at = REFERENCE.lastIndex;
  }
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

function skipDeclaration(text: string, open: number, depth: number, fail: Fail): number {
  if (text.startsWith("<!--", open)) {
    const close = text.indexOf("-->", open + 4);
    if (close === -1) fail("an unfinished comment", open);
    return close + 3;
  }
  if (text.startsWith("<![CDATA[", open)) {
    if (depth === 0) fail("CDATA outside the root element", open);
    const close = text.indexOf("]]>", open + 9);
    if (close === -1) fail("an unfinished CDATA section", open);
    return close + 3;
  }
  if (/^<!DOCTYPE/i.test(text.slice(open, open + 9))) return fail("a DOCTYPE, which is refused", open);
  return fail("a markup declaration, which is refused", open);
}

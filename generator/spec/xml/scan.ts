/**
 * A strict scan of XML: what is well-formed is handed on in document order, all else refused. One pass, no recursion,
 * linear in the text.
 */
import { SpecError, quote } from "../errors.js";
import { badReference, resolveReferences } from "./references.js";
import type { SourceText } from "./source.js";

/** AMD's files nest about 20 deep, counting the expression trees. */
export const MAX_DEPTH = 64;
/** In UTF-16 units; AMD's largest file has 17 million. */
export const MAX_TEXT_LENGTH = 128 * 1024 * 1024;

const ATTRIBUTE = /[ \t\r\n]+([A-Za-z_][\w.:-]*)[ \t\r\n]*=[ \t\r\n]*("[^"<]*"|'[^'<]*')/y;
const TAG_END = /[ \t\r\n]*(\/?)>/y;
const CLOSE_TAG = /\/([A-Za-z][\w.:-]*)[ \t\r\n]*>/y;
const INSTRUCTION_NAME = /[A-Za-z_][\w.:-]*(?=[ \t\r\n]|\?>)/y;
const CDATA = "<![CDATA[";
const OPEN_NAME = /[A-Za-z][\w.:-]*/y;
/** AMD's longest description has some thousand characters, its elements at most six attributes. */
const MAX_TEXT_RUN = 1 << 18;
const MAX_ATTRIBUTES = 64;
/** Anything outside what XML 1.0 allows; surrogate halves pass. */
const CONTROL = /[^\t\n\r\u0020-\ufffd]/;

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

/** What a scan meets. Texts come with references resolved and line ends as `\n`. */
export interface XmlEvents {
  /** `offset` is that of `<`. */
  open(name: string, attributes: ReadonlyMap<string, string>, offset: number): void;
  /** Character data, in as many pieces as comments, CDATA sections and elements cut it into. */
  text(piece: string): void;
  close(): void;
}

/**
 * Throws `SpecError` with path and line for: a DOCTYPE, an entity that is not one of the five predefined or a
 * numeric character reference, a mismatched, unclosed or truncated tag, a repeated attribute, nesting deeper than
 * `MAX_DEPTH`, more than one root, text outside the root, control characters, a file longer than `MAX_TEXT_LENGTH`,
 * and for more attributes or more text in one place than any description has.
 */
export function scanXml(text: string, source: SourceText, events: XmlEvents): void {
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
    if (end > at && stack.length > 0) events.text(resolveReferences(unixLines(text.slice(at, end))));
    if (open === -1) break;
    const next = text[open + 1];
    if (next === "!") {
      at = skipDeclaration(text, open, stack.length, fail);
      if (text[open + 2] === "[") events.text(unixLines(text.slice(open + CDATA.length, at - "]]>".length)));
    } else if (next === "?") {
      at = skipInstruction(text, open, fail);
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
      events.close();
      at = CLOSE_TAG.lastIndex;
    } else {
      OPEN_NAME.lastIndex = open + 1;
      const name = OPEN_NAME.exec(text)?.[0];
      if (name === undefined)
        return fail(`a tag that starts with ${quote(text.slice(open, open + 12))}`, open);
      if (stack.length === 0 && rootSeen) fail(`a second root element <${name}>`, open);
      rootSeen = true;
      if (stack.length >= MAX_DEPTH) fail(`elements nested deeper than ${MAX_DEPTH}`, open);
      const found = attributes(text, OPEN_NAME.lastIndex, name, fail);
      TAG_END.lastIndex = found.end;
      const tagEnd = TAG_END.exec(text);
      if (!tagEnd) return fail(`the tag <${name}> is malformed or truncated`, open);
      events.open(name, found.attributes, open);
      if (tagEnd[1] === "") stack.push(name);
      else events.close();
      at = TAG_END.lastIndex;
    }
  }
  if (stack.length > 0) fail(`the file ends inside <${stack.at(-1)}>`, text.length);
  if (!rootSeen) fail("the file holds no element", 0);
}

type Fail = (reason: string, offset: number) => never;

function attributes(
  text: string,
  start: number,
  tag: string,
  fail: Fail,
): { readonly attributes: ReadonlyMap<string, string>; readonly end: number } {
  let at = start;
  let found: Map<string, string> | undefined;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const match = ATTRIBUTE.exec(text);
    if (!match) return { attributes: found ?? NO_ATTRIBUTES, end: at };
    const [, name, quoted] = match as unknown as [string, string, string];
    found ??= new Map();
    if (found.size === MAX_ATTRIBUTES) fail(`<${tag}> has more than ${MAX_ATTRIBUTES} attributes`, at);
    if (found.has(name)) fail(`<${tag}> has the attribute ${name} twice`, at);
    at = ATTRIBUTE.lastIndex;
    checkReferences(text, at - quoted.length, at, fail);
    found.set(name, resolveReferences(unixLines(quoted.slice(1, -1)).replace(/[\t\n]/g, " ")));
  }
}

const unixLines = (text: string): string => (text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text);

function checkText(text: string, start: number, end: number, outside: boolean, fail: Fail): void {
  if (outside && text.slice(start, end).trim() !== "") fail("text outside the root element", start);
  if (end - start > MAX_TEXT_RUN) fail(`more than ${MAX_TEXT_RUN} characters of text in one place`, start);
  checkReferences(text, start, end, fail);
}

function checkReferences(text: string, start: number, end: number, fail: Fail): void {
  const bad = badReference(text, start, end);
  if (bad === null) return;
  const { offset, reference } = bad;
  fail(
    reference === null
      ? `${quote(text.slice(offset, Math.min(end, offset + 24)))} is no predefined entity or character reference`
      : `${reference} is no XML character`,
    offset,
  );
}

function skipInstruction(text: string, open: number, fail: Fail): number {
  INSTRUCTION_NAME.lastIndex = open + 2;
  const name = INSTRUCTION_NAME.exec(text)?.[0];
  if (name === undefined) fail("a processing instruction without a name", open);
  if (name!.toLowerCase() === "xml" && open > 0)
    fail("an XML declaration that does not begin the file", open);
  const close = text.indexOf("?>", INSTRUCTION_NAME.lastIndex);
  if (close === -1) fail("an unfinished processing instruction", open);
  return close + 2;
}

function skipDeclaration(text: string, open: number, depth: number, fail: Fail): number {
  if (text.startsWith("<!--", open)) {
    const close = text.indexOf("-->", open + 4);
    if (close === -1) fail("an unfinished comment", open);
    return close + 3;
  }
  if (text.startsWith(CDATA, open)) {
    if (depth === 0) fail("CDATA outside the root element", open);
    const close = text.indexOf("]]>", open + CDATA.length);
    if (close === -1) fail("an unfinished CDATA section", open);
    return close + 3;
  }
  if (/^<!DOCTYPE/i.test(text.slice(open, open + 9))) return fail("a DOCTYPE, which is refused", open);
  return fail("a markup declaration, which is refused", open);
}

/**
 * Instruction pseudocode out of an ISA manual's text: Markdown (fenced code below a heading), or what
 * `pdftotext -layout` makes of the PDF (a name with its opcode at the right, sentences, code). Linear in the text;
 * what is no code by its shape is passed over.
 */
import type { Manual, ManualInstruction } from "./texts.js";

export interface Extracted {
  readonly manual: Manual;
  /** `RDNA 4`, `CDNA 3`: the generation that the text names first. */
  readonly generationName: string | null;
  /** Instructions with a heading and without code. */
  readonly withoutCode: readonly string[];
}

const HEADING =
  /^\s{0,16}(#{1,6}\s+)?[*_`]{0,3}((?:S|V|DS|FLAT|GLOBAL|SCRATCH|BUFFER|TBUFFER|IMAGE)_[A-Z0-9_]{1,60})[*_`]{0,3}(?:\s+\(?(?:[Oo]pcode:?\s*)?(\d{1,4})\)?)?\s*$/;
const SECTION =
  /\b(SOP[12CKP]|SMEM|VOP[12C]|VOP3(?:P|SD|[AB])?|VOPD|VINTERP|DS|LDS|V?FLAT|V?SCRATCH|V?GLOBAL|V?BUFFER|MUBUF|MTBUF|MIMG|VIMAGE)\s+(?:Instructions|Opcodes|format)\b/i;
const STOP = /^\s*(?:#{1,6}\s+|\*\*)?(?:Notes?|Functional examples?|Examples?|Exceptions?)\b/i;
/** Footers and headers of pages. */
const FURNITURE = /(?:\d+ of \d+|^\s*\d{1,4})\s*$|^\s*"[\w ]+" Instruction Set Architecture\s*$/;
const TITLE = /\b([CR]DNA)\s*(\d(?:\.\d)?)\b/;
const MAX_LINE = 2000;

interface Section {
  readonly name: string;
  readonly encoding: string;
  readonly fenced: string[];
  readonly loose: string[];
  stopped: boolean;
}

/** Reads the whole text. Never throws: a text without instructions gives none. */
export function extractManual(text: string): Extracted {
  const sections: Section[] = [];
  let encoding = "";
  let fence = false;
  let generationName: string | null = null;
  for (const raw of text.split(/\r?\n|\f/)) {
    const line = raw.slice(0, MAX_LINE).trimEnd();
    const section = sections.at(-1);
    if (/^\s*(?:```|~~~)/.test(line)) {
      fence = !fence;
      if (!fence) section?.fenced.push("");
      continue;
    }
    if (fence) {
      section?.fenced.push(line);
      continue;
    }
    const title: RegExpExecArray | null = generationName === null ? TITLE.exec(line) : null;
    if (title !== null) generationName = `${title[1]} ${title[2]}`;
    const heading = HEADING.exec(line);
    if (heading !== null && (heading[1] !== undefined || heading[3] !== undefined)) {
      sections.push({ name: heading[2]!, encoding, fenced: [], loose: [], stopped: false });
      continue;
    }
    if (FURNITURE.test(line)) continue;
    const chapter = SECTION.exec(line);
    if (chapter !== null && line.length < 120) {
      encoding = chapter[1]!.toUpperCase();
      continue;
    }
    if (section === undefined) continue;
    if (STOP.test(line)) section.stopped = true;
    if (!section.stopped) section.loose.push(line);
  }
  const instructions: ManualInstruction[] = [];
  const withoutCode: string[] = [];
  for (const section of sections) {
    const code = section.fenced.length > 0 ? dedent(section.fenced) : dedent(codeLines(section.loose));
    if (code === "") withoutCode.push(section.name);
    else instructions.push({ name: section.name, encoding: section.encoding, pseudocode: code });
  }
  return { manual: { dialect: dialectOf(instructions), instructions }, generationName, withoutCode };
}

/** Lines that are code by their shape, with what continues them. */
function codeLines(lines: readonly string[]): string[] {
  const code: string[] = [];
  let open = 0;
  for (const line of lines) {
    const text = line.trim();
    if (text === "") {
      continue;
    }
    const goesOn = open > 0 || /(?:[-+*/|&^?:,({=]|\bthen|\band|\bor)$/.test(code.at(-1)?.trim() ?? "");
    if (!goesOn && !isCode(text)) continue;
    code.push(line);
    open = Math.max(0, open + brackets(text));
  }
  return code;
}

function isCode(text: string): boolean {
  if (text.startsWith("//")) return true;
  if (/;\s*(?:\/\/.*)?$/.test(text)) return true;
  if (/^(?:endif|endfor|endwhile|endfunction|else|break|return)\b\s*;?$/.test(text)) return true;
  if (/^(?:if|elsif)\b.*(?:\bthen|[&|(])$/.test(text) || /^(?:for|while)\b.*\bdo$/.test(text)) return true;
  if (/^(?:declare|eval)\b/.test(text)) return true;
  // an assignment that is no sentence
  return (
    /^[{(]?[A-Za-z_][\w.[\]:{}, +'()-]*\s(?:=|\+=|-=|\|=|&=|\^=)\s\S/.test(text) && !/[a-z]{2,}\.$/.test(text)
  );
}

function brackets(text: string): number {
  let depth = 0;
  for (const sign of text.replace(/\/\/.*/, "")) {
    if (sign === "(" || sign === "{" || sign === "[") depth++;
    if (sign === ")" || sign === "}" || sign === "]") depth--;
  }
  return depth;
}

function dedent(lines: readonly string[]): string {
  const margin = Math.min(...lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/)), 80);
  return lines
    .map((line) => line.slice(margin))
    .join("\n")
    .trim();
}

/** Old: `D.u = S0.u`; new with short types: `D0.f = S0.f`; new: every access sized. */
function dialectOf(instructions: readonly ManualInstruction[]): Manual["dialect"] {
  const count = (pattern: RegExp): number =>
    instructions.filter((one) => pattern.test(one.pseudocode ?? "")).length;
  const old = count(/\bD\.(?:[fuid]\d*|u64)\b/);
  const short = count(/\bD0\.[fuib]\b/);
  const sized = count(/\bD0\.[a-z]+\d+\b/);
  return old > Math.max(short, sized) ? "old" : short > sized ? "new, short types" : "new";
}

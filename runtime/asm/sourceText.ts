/** A line of a source without its comments; columns are kept. */
export interface SourceLine {
  readonly text: string;
  /** 1-based. */
  readonly number: number;
  /** Where the text goes on with another line, since a block comment hides the end of the line before: index and line. */
  readonly joints?: readonly { readonly at: number; readonly number: number }[];
}

/** Line and 1-based column of the 1-based column `column` in the line's text. */
export function placeIn(
  { number, joints = [] }: SourceLine,
  column: number,
): { line: number; column: number } {
  const joint = joints.findLast(({ at }) => column > at);
  return joint === undefined ? { line: number, column } : { line: joint.number, column: column - joint.at };
}

/** Bytes of the data directives. */
export const DATA_SIZES: Readonly<Record<string, number>> = {
  ".byte": 1, ".short": 2, ".2byte": 2, ".half": 2, ".hword": 2, ".long": 4, ".int": 4, ".4byte": 4, ".word": 4,
  ".quad": 8, ".8byte": 8,
}; // prettier-ignore

/** Directives that say nothing about the bytes of the code. */
export const IGNORED_DIRECTIVES: ReadonlySet<string> = new Set([
  ".globl", ".global", ".local", ".weak", ".hidden", ".protected", ".internal", ".type", ".size", ".ident", ".file",
  ".loc", ".addrsig", ".addrsig_sym", ".amdgcn_target", ".amdhsa_code_object_version", ".amdgpu_hsa_kernel",
  ".amdgpu_lds", ".cfi_startproc", ".cfi_endproc", ".cfi_sections", ".cfi_escape", ".cfi_undefined", ".comm", ".lcomm",
  ".end", ".amdgpu_info", ".amdgpu_num_vgpr", ".amdgpu_num_sgpr",
]); // prettier-ignore

/**
 * Cuts a source into lines without comments: from `//` or `;` to the end of the line, lines that begin with `#`, and
 * block comments, which become blanks and join the lines over which they go. Quotes hide comment marks.
 */
export function stripComments(source: string): SourceLine[] {
  const lines: SourceLine[] = [];
  let inBlock = false;
  /** What stands before a block comment that is not at its end yet. */
  let open: { text: string; number: number; joints: { at: number; number: number }[] } | null = null;
  source.split("\n").forEach((raw, index) => {
    // Most lines have nothing to strip.
    if (!inBlock && !/["#;/]/.test(raw)) {
      const trimmed = raw.trimEnd();
      if (trimmed !== "") lines.push({ text: trimmed, number: index + 1 });
      return;
    }
    let text = "";
    let from = 0;
    let at = 0;
    if (!inBlock && /^\s*#/.test(raw)) return;
    while (at < raw.length) {
      if (inBlock) {
        const end = raw.indexOf("*/", at);
        const stop = end < 0 ? raw.length : end + 2;
        text += " ".repeat(stop - from);
        inBlock = end < 0;
        from = at = stop;
        continue;
      }
      const c = raw[at];
      if (c === '"') {
        at++;
        while (at < raw.length && raw[at] !== '"') at += raw[at] === "\\" ? 2 : 1;
        at++;
      } else if (c === ";" || (c === "/" && raw[at + 1] === "/")) {
        text += raw.slice(from, at);
        from = at = raw.length;
      } else if (c === "/" && raw[at + 1] === "*") {
        text += raw.slice(from, at);
        from = at;
        inBlock = true;
        at += 2;
        // The mark's own characters are blanked with the rest.
      } else at++;
    }
    text += raw.slice(from);
    if (open !== null) {
      // One blank for the end of the line.
      open.joints.push({ at: open.text.length + 1, number: index + 1 });
      open.text += ` ${text}`;
    } else if (inBlock && text.trim() !== "") open = { text, number: index + 1, joints: [] };
    else {
      const trimmed = text.trimEnd();
      if (trimmed !== "") lines.push({ text: trimmed, number: index + 1 });
    }
    if (open !== null && !inBlock) {
      lines.push({ ...open, text: open.text.trimEnd() });
      open = null;
    }
  });
  return lines;
}

const ESCAPES: Readonly<Record<string, number>> = { n: 10, t: 9, r: 13, b: 8, f: 12, "\\": 92, '"': 34 };

/** Bytes of a string in quotes with C escapes, or null when it is none. */
export function parseString(text: string): number[] | null {
  if (text.length < 2 || !text.startsWith('"') || !text.endsWith('"')) return null;
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  const body = text.slice(1, -1);
  for (let i = 0; i < body.length; i++) {
    if (body[i] !== "\\") {
      const code = body.codePointAt(i)!;
      bytes.push(...encoder.encode(String.fromCodePoint(code)));
      if (code > 0xffff) i++;
      continue;
    }
    const octal = /^[0-7]{1,3}/.exec(body.slice(i + 1, i + 4));
    const hex = /^x[0-9a-fA-F]{1,2}/.exec(body.slice(i + 1, i + 4));
    if (octal !== null) {
      bytes.push(parseInt(octal[0], 8) & 255);
      i += octal[0].length;
    } else if (hex !== null) {
      bytes.push(parseInt(hex[0].slice(1), 16));
      i += hex[0].length;
    } else {
      const escape = ESCAPES[body[i + 1] ?? ""];
      if (escape === undefined) return null;
      bytes.push(escape);
      i++;
    }
  }
  return bytes;
}

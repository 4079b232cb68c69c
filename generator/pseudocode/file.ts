import type { FunctionSyntax, Statement } from "./ast.js";
import { PseudocodeError, type Position } from "./errors.js";
import { GENERATION_IDS, STATED_IDS, type GenerationId } from "../spec/generations.js";
import { tokenize } from "./lexer.js";
import { Parser, parseBody } from "./parser.js";

/** All generations, in the order of spec/generations.json. */
export const generations: readonly GenerationId[] = GENERATION_IDS;
export type Generation = GenerationId;

export type DefinitionClass = "lane" | "scalar" | "wave";

export interface Attributes {
  readonly class: DefinitionClass | null;
  /** `mode`: float reads and results are flushed as MODE says; keep: never; flush: always */
  readonly denormals: "mode" | "keep" | "flush";
  readonly source: string | null;
  /** stated carries (`carry in VCC`); the checker compares them with the body */
  readonly carryIn: boolean;
  readonly carryOut: boolean;
}

/** One definition of a file with its templates expanded: every name in it has the same body. */
export interface DefinitionSyntax {
  readonly at: Position;
  readonly names: readonly string[];
  readonly generations: readonly Generation[];
  readonly attributes: Attributes;
  /** the comment above the definition, without slashes */
  readonly doc: string;
  /** the body as written, templates filled in, indented as a whole by nothing */
  readonly text: string;
  readonly body: readonly Statement[];
}

export interface TableSyntax {
  readonly at: Position;
  readonly statement: Statement & { readonly k: "declare" };
}

export interface FileSyntax {
  readonly file: string;
  readonly definitions: readonly DefinitionSyntax[];
  readonly functions: readonly FunctionSyntax[];
  /** `table NAME : 32'F[16] = { ... }`: constants that every definition sees */
  readonly tables: readonly TableSyntax[];
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/** Reads a .pcode file; README.md states the syntax. */
export function parseFile(text: string, file: string): FileSyntax {
  return new FileReader(text, file).read();
}

class FileReader {
  private readonly lines: readonly Line[];
  private next = 0;
  private readonly file: string;

  constructor(text: string, file: string) {
    this.file = file;
    this.lines = text.split("\n").map((line, index) => ({ number: index + 1, text: line }));
  }

  private fail(line: number, reason: string, column = 1): never {
    throw new PseudocodeError(this.file, { line, column }, reason);
  }

  read(): FileSyntax {
    const definitions: DefinitionSyntax[] = [];
    const functions: FunctionSyntax[] = [];
    const tables: TableSyntax[] = [];
    let doc: string[] = [];
    while (this.next < this.lines.length) {
      const line = this.lines[this.next];
      const word = /^\s*([a-z]+)?/.exec(line.text)![1];
      if (/^\s*$/.test(line.text)) {
        doc = [];
        this.next++;
      } else if (/^\s*\/\//.test(line.text)) {
        doc.push(line.text.replace(/^\s*\/\/ ?/, ""));
        this.next++;
      } else if (word === "define") {
        definitions.push(...this.definition(doc.join("\n")));
        doc = [];
      } else if (word === "function") {
        functions.push(this.function());
        doc = [];
      } else if (word === "table") {
        tables.push(this.table());
        doc = [];
      } else this.fail(line.number, "expected define, function, table or a comment");
    }
    return { file: this.file, definitions, functions, tables };
  }

  private until(end: RegExp, what: string, head?: Position): { text: string; start: number } {
    const start = this.next;
    while (this.next < this.lines.length) {
      if (end.test(this.lines[this.next++].text)) {
        const text = this.lines.slice(start, this.next).map((line) => line.text).join("\n"); // prettier-ignore
        return { text, start: this.lines[start].number };
      }
    }
    return this.fail(head?.line ?? this.lines[start].number, `${what} without end`);
  }

  private function(): FunctionSyntax {
    const { text, start } = this.until(/^\s*endfunction\s*;?\s*$/, "a function");
    const body = parseBody(text, this.file, start);
    const first = body[0];
    if (body.length !== 1 || first.k !== "function") this.fail(start, "expected one function");
    return first.function;
  }

  private table(): TableSyntax {
    const { text, start } = this.until(/\}\s*(\/\/.*)?$/, "a table");
    const body = parseBody(text.replace(/^(\s*)table/, "$1declare"), this.file, start);
    const first = body[0];
    if (body.length !== 1 || first.k !== "declare" || first.init === null)
      this.fail(start, "expected a table with values");
    if (first.init.length !== first.type.count)
      this.fail(start, `${first.type.count} values are needed, not ${first.init.length}`);
    return { at: first.at, statement: first };
  }

  private definition(doc: string): DefinitionSyntax[] {
    const header = this.header();
    const attributes = this.attributes();
    const bodyStart = this.next;
    const { text } = this.until(/^\s*end\s*(\/\/.*)?$/, "a definition", header.at);
    const body = text.slice(0, text.lastIndexOf("\n") + 1);
    const line = bodyStart + 1;
    return expand(header, this.file).map(({ names, bindings }) => ({
      at: header.at,
      names,
      generations: header.generations,
      attributes: substituteAttributes(attributes, bindings),
      doc: substitute(doc, bindings, header.at, this.file).text,
      text: outdent(substitute(body, bindings, { line, column: 1 }, this.file).text),
      body: parseTemplate(body, bindings, this.file, line),
    }));
  }

  private header(): Header {
    const start = this.lines[this.next];
    let text = start.text;
    this.next++;
    const open = (): boolean => {
      const bare = text.replace(/"[^"]*"/g, "");
      return /,\s*$/.test(text) || bare.split("{").length > bare.split("}").length;
    };
    while (this.next < this.lines.length && (open() || /^\s*(for|with)\s/.test(this.lines[this.next].text))) {
      // a `for` loop that opens a body is told from a `for` clause by its ` in `
      const following = this.lines[this.next].text;
      if (!open() && /^\s*for\s+\w+\s+in\s/.test(following)) break;
      text += ` ${following.trim()}`;
      this.next++;
    }
    const at = { line: start.number, column: start.text.search(/\S/) + 1 };
    const found = /^\s*define\s+(.+?)\s+for\s+(.+?)(?:\s+with\s+(.+?))?\s*(?:\/\/.*)?$/.exec(text);
    if (found === null)
      this.fail(start.number, "expected: define NAMES for GENERATIONS [with NAME in { ... }, ...]");
    const names = found[1].split(",").map((name) => name.trim());
    for (const name of names) {
      if (!/^[A-Z0-9_<>.a-z]+$/.test(name)) this.fail(start.number, `malformed instruction name ${name}`);
    }
    return {
      at,
      names,
      generations: readGenerations(found[2], this.file, at),
      variables: found[3] === undefined ? [] : readVariables(found[3], this.file, at),
    };
  }

  private attributes(): Map<string, string> {
    const found = new Map<string, string>();
    for (; this.next < this.lines.length; this.next++) {
      const { text, number } = this.lines[this.next];
      if (/^\s*(\/\/.*)?$/.test(text)) continue;
      const match = /^\s*(class|denormals|source|carry\s+in|carry\s+out)\s+(.+?)\s*(?:\/\/.*)?$/.exec(text);
      if (match === null || /^=|^\./.test(match[2])) break;
      const [, word, value] = match;
      const key = word.replace(/\s+/, " ");
      if (found.has(key)) this.fail(number, `a second ${key}`);
      const allowed = attributePatterns[key];
      if (!allowed.test(value) && !value.includes("<"))
        this.fail(number, `malformed ${key}: ${value}`, text.search(/\S/) + 1);
      found.set(key, value);
    }
    return found;
  }
}

const attributePatterns: Readonly<Record<string, RegExp>> = {
  class: /^(lane|scalar|wave)$/,
  denormals: /^(mode|keep|flush)$/,
  source: /^"[^"]*"$/,
  "carry in": /^VCC$/,
  "carry out": /^VCC$/,
};

interface Header {
  readonly at: Position;
  readonly names: readonly string[];
  readonly generations: readonly Generation[];
  readonly variables: readonly Variable[];
}

interface Variable {
  readonly name: string;
  readonly rows: readonly { readonly key: string; readonly columns: readonly string[] }[];
}

type Bindings = ReadonlyMap<string, { readonly key: string; readonly columns: readonly string[] }>;

function readGenerations(text: string, file: string, at: Position): Generation[] {
  const [head, ...rest] = text.trim().split(/[\s,]+/);
  const fail = (reason: string): never => {
    throw new PseudocodeError(file, at, reason);
  };
  const known = (name: string): Generation =>
    generations.find((generation) => generation === name) ?? fail(`unknown generation ${name}`);
  if (head === "all") {
    if (rest.length === 0) return [...STATED_IDS];
    if (rest[0] !== "except" || rest.length === 1) fail("expected: all except GENERATIONS");
    const excluded = new Set(rest.slice(1).map(known));
    return STATED_IDS.filter((generation) => !excluded.has(generation));
  }
  const named = [head, ...rest].map(known);
  if (new Set(named).size !== named.length) fail("a generation is named twice");
  return generations.filter((generation) => named.includes(generation));
}

const column = /"([^"]*)"|([^\s,{}"]+)/y;

function readVariables(text: string, file: string, at: Position): Variable[] {
  const fail = (reason: string): never => {
    throw new PseudocodeError(file, at, reason);
  };
  const variables: Variable[] = [];
  let index = 0;
  const skip = (): void => {
    while (/[\s]/.test(text[index] ?? "")) index++;
  };
  for (;;) {
    skip();
    const head = /([A-Z][A-Z0-9]*)\s+in\s*\{/y;
    head.lastIndex = index;
    const found = head.exec(text);
    if (found === null) return fail("expected NAME in { KEY: column ..., ... }");
    index += found[0].length;
    const rows: { key: string; columns: string[] }[] = [];
    for (;;) {
      skip();
      const key = /([A-Z0-9_]+)\s*(:)?/y;
      key.lastIndex = index;
      const row = key.exec(text);
      if (row === null) return fail(`expected a key in the list of ${found[1]}`);
      index += row[0].length;
      const columns: string[] = [];
      if (row[2] !== undefined) {
        for (;;) {
          skip();
          column.lastIndex = index;
          const value = column.exec(text);
          if (value === null) break;
          columns.push(value[1] ?? value[2]);
          index += value[0].length;
        }
      }
      rows.push({ key: row[1], columns });
      skip();
      if (text[index] === "}") break;
      if (text[index] !== ",") fail(`expected , or } in the list of ${found[1]}`);
      index++;
    }
    index++;
    if (rows.length > 200) fail("a list of more than 200 keys");
    variables.push({ name: found[1], rows });
    skip();
    if (index >= text.length) break;
    if (text[index] !== ",") fail("expected , between lists");
    index++;
  }
  if (new Set(variables.map((variable) => variable.name)).size !== variables.length)
    fail("a list is named twice");
  return variables;
}

function expand(header: Header, file: string): { names: string[]; bindings: Bindings }[] {
  let all: Bindings[] = [new Map()];
  for (const variable of header.variables) {
    all = all.flatMap((bindings) => variable.rows.map((row) => new Map([...bindings, [variable.name, row]])));
    if (all.length > 2000)
      throw new PseudocodeError(file, header.at, "a template of more than 2000 instances");
  }
  const seen = new Set<string>();
  return all.map((bindings) => {
    const names = header.names.map((name) => substitute(name, bindings, header.at, file).text);
    for (const name of names) {
      if (!/^[A-Z0-9_]+$/.test(name))
        throw new PseudocodeError(file, header.at, `malformed instruction name ${name}`);
      if (seen.has(name)) throw new PseudocodeError(file, header.at, `${name} is made twice`);
      seen.add(name);
    }
    return { names, bindings };
  });
}

const reference = /<([A-Z][A-Z0-9]*)(?:\.(\d+))?>/g;

/** Replaces `<NAME>` by the key and `<NAME.1>` by its first column; tells where on the line lengths changed. */
function substitute(
  text: string,
  bindings: Bindings,
  at: Position,
  file: string,
): { text: string; shifts: { line: number; column: number; delta: number }[] } {
  const shifts: { line: number; column: number; delta: number }[] = [];
  const lines = text.split("\n").map((line, number) => {
    let delta = 0;
    return line.replace(
      reference,
      (whole: string, name: string, index: string | undefined, offset: number) => {
        const row = bindings.get(name);
        if (row === undefined) return whole;
        const value = index === undefined ? row.key : row.columns[Number(index) - 1];
        if (value === undefined)
          throw new PseudocodeError(file, at, `${row.key} of ${name} has no column ${index}`);
        delta += value.length - whole.length;
        shifts.push({ line: number, column: offset + whole.length + delta, delta });
        return value;
      },
    );
  });
  return { text: lines.join("\n"), shifts };
}

function substituteAttributes(found: ReadonlyMap<string, string>, bindings: Bindings): Attributes {
  const value = (key: string): string | undefined =>
    found.get(key)?.replace(reference, (whole: string, name: string, index: string | undefined) => {
      const row = bindings.get(name);
      return (index === undefined ? row?.key : row?.columns[Number(index) - 1]) ?? whole;
    });
  return {
    class: (value("class") as DefinitionClass | undefined) ?? null,
    denormals: (value("denormals") as Attributes["denormals"] | undefined) ?? "mode",
    source: value("source")?.slice(1, -1) ?? null,
    carryIn: found.has("carry in"),
    carryOut: found.has("carry out"),
  };
}

/** Takes the indentation that all lines share away. */
function outdent(text: string): string {
  const lines = text.replace(/\s+$/, "").split("\n");
  const indents = lines
    .filter((line) => line.trim() !== "")
    .map((line) => line.length - line.trimStart().length);
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(shared)).join("\n");
}

function parseTemplate(body: string, bindings: Bindings, file: string, line: number): Statement[] {
  const { text, shifts } = substitute(body, bindings, { line, column: 1 }, file);
  const tokens = tokenize(text, file, line);
  if (shifts.length > 0) {
    // positions are told as they are in the template, not as they are after substitution
    for (const [index, token] of tokens.entries()) {
      const shift = shifts.findLast(
        (one) => one.line + line === token.at.line && one.column < token.at.column,
      );
      if (shift !== undefined)
        tokens[index] = { ...token, at: { line: token.at.line, column: token.at.column - shift.delta } };
    }
  }
  return new Parser(tokens, file).body();
}

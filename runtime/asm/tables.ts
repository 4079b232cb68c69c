import { TableError } from "../isa/errors.js";

/**
 * What a generation's assembly text needs beside the instruction tables; the value of generated/<generation>/asm.ts.
 * All of it is text rows, parsed on first use.
 */
export interface AsmTables {
  /** Registers and special values by operand code: `s0..101@0 vcc_lo@106 ...` */
  readonly registers: string;
  /** Further names that are read: `scc@253 ...` */
  readonly registerAliases: string;
  /** Names that are printed only, since no such register is known to LLVM's assembler. */
  readonly unread: string;
  /** Code of an absent scalar register (`null`, or 127 where there is none). */
  readonly nullCode: number;
  /** Whether LLVM writes halves of vector registers by default. */
  readonly true16: boolean;
  /** What the operands of one instruction may read together. */
  readonly limits: Limits;
  /** Named values, a list a row: `name|text@value text@value ...` */
  readonly enums: string;
  /** Distinct syntaxes: `suffix|operand slots|modifier slots` */
  readonly syntaxes: string;
  /**
   * One row an instruction, in the order of the instruction table: `[!mnemonic] s s s ...`, a syntax number a form;
   * `-` for a form that has no text, `s!mnemonic` for one with a mnemonic of its own. The mnemonic is the instruction's name in lower case unless given.
   */
  readonly forms: string;
}

/** What the operands of one instruction may read together, beyond what each may be alone. */
export interface Limits {
  /** Most different scalar registers and literals that a vector instruction reads. */
  readonly scalarReads: number;
  /** Names of instructions that read one at most. */
  readonly oneScalar: string;
  /** Vector registers of both halves of a pair that must lie in different banks; null where there are no pairs. */
  readonly banks: Banks | null;
  /**
   * Fields that hold some values only: expressions over the names of instructions and encodings, the field, ranges of
   * values, the modifier that gives them (or `operand`) and what they are in words, with semicolons between.
   */
  readonly values?: readonly string[];
}

export interface Banks {
  /** The field of the first half and that of the second: `SRCX0 SRCY0`. */
  readonly fields: readonly string[];
  /** How many banks there are: register numbers that differ by a multiple of it share one. */
  readonly count: number;
  /** The same register may stand in both fields. */
  readonly same: boolean;
  /** An instruction of which pairs need not keep to it. */
  readonly free: string;
  /** An instruction whose registers do not count. */
  readonly except: string;
}

/** One place in an instruction's text: how it is written and the fields it stands for. */
export interface SlotSpec {
  /** As the table has it. */
  readonly text: string;
  readonly kind: string;
  readonly args: readonly string[];
  /** Field references by role; the main field's role is the empty string. `NAME` or `NAME#bit`. */
  readonly fields: Readonly<Record<string, string>>;
}

/** How one form is written. */
export interface Syntax {
  /** `_e32`, `_e64_dpp` ... or empty; `~` stands for a blank; `?`: tried after other forms. */
  readonly suffix: string;
  readonly operands: readonly SlotSpec[];
  readonly modifiers: readonly SlotSpec[];
}

/** Names of values, both ways. */
export interface NamedValues {
  readonly byValue: ReadonlyMap<number, string>;
  readonly byName: ReadonlyMap<string, number>;
}

export interface AsmModel {
  readonly tables: AsmTables;
  /** Text by operand code 0..255, undefined where the generation has none. */
  readonly registers: readonly (string | undefined)[];
  /** Further names of registers, with their codes. */
  readonly registerAliases: readonly (readonly [string, number])[];
  readonly enums: ReadonlyMap<string, NamedValues>;
  /** Mnemonic (with its suffix) and syntax by form id; undefined for forms without text. */
  readonly forms: readonly (FormSyntax | undefined)[];
}

export interface FormSyntax {
  /** Without suffix. */
  readonly base: string;
  readonly mnemonic: string;
  readonly syntax: Syntax;
}

const rows = (text: string): string[] => text.split("\n").filter((row) => row !== "");

/** `kind.arg.arg:FIELD,role=FIELD,...` */
function parseSlot(text: string): SlotSpec {
  const colon = text.indexOf(":");
  const [kind, ...args] = (colon < 0 ? text : text.slice(0, colon)).split(".") as [string, ...string[]];
  const fields: Record<string, string> = {};
  if (colon >= 0) {
    for (const part of text.slice(colon + 1).split(",")) {
      const equals = part.indexOf("=");
      if (equals < 0) fields[""] = part;
      else fields[part.slice(0, equals)] = part.slice(equals + 1);
    }
  }
  return { text, kind, args, fields };
}

/** `name@value` or `prefixFIRST..LAST@value`, one after the other. */
export function parseNames(text: string): [string, number][] {
  if (text === "") return [];
  const found: [string, number][] = [];
  for (const part of text.split(" ")) {
    const at = part.lastIndexOf("@");
    const value = Number(part.slice(at + 1));
    const run = /^(.*?)(\d+)\.\.(\d+)$/.exec(part.slice(0, at));
    // Names cannot hold blanks; a tilde stands for one.
    if (run === null) found.push([part.slice(0, at).replaceAll("~", " "), value]);
    else {
      const first = Number(run[2]);
      for (let i = first; i <= Number(run[3]); i++) found.push([run[1]! + String(i), value + i - first]);
    }
  }
  return found;
}

/** Reads the rows; `mnemonics` are the instructions' names with their numbers of forms, in table order. */
export function parseAsmTables(
  tables: AsmTables,
  instructions: readonly { readonly name: string; readonly forms: readonly unknown[] }[],
): AsmModel {
  const registers = new Array<string | undefined>(256).fill(undefined);
  for (const [name, code] of parseNames(tables.registers)) registers[code] = name;
  const enums = new Map<string, NamedValues>();
  for (const row of rows(tables.enums)) {
    const bar = row.indexOf("|");
    const names = parseNames(row.slice(bar + 1));
    const byValue = new Map<number, string>();
    const byName = new Map<string, number>();
    for (const [name, value] of names) {
      // The first name of a value is the one to print; later ones are aliases.
      if (!byValue.has(value)) byValue.set(value, name);
      if (!byName.has(name)) byName.set(name, value);
    }
    enums.set(row.slice(0, bar), { byValue, byName });
  }
  const syntaxes = rows(tables.syntaxes).map((row): Syntax => {
    const [suffix, operands, modifiers] = row.split("|") as [string, string, string];
    const slots = (text: string): SlotSpec[] => (text === "" ? [] : text.split(" ").map(parseSlot));
    return { suffix, operands: slots(operands), modifiers: slots(modifiers) };
  });
  const formRows = rows(tables.forms);
  if (formRows.length !== instructions.length) {
    throw new TableError(`${formRows.length} rows of syntaxes for ${instructions.length} instructions`);
  }
  const forms: (FormSyntax | undefined)[] = [];
  instructions.forEach((instruction, i) => {
    const parts = formRows[i]!.split(" ");
    const base = parts[0]!.startsWith("!") ? parts.shift()!.slice(1) : instruction.name.toLowerCase();
    instruction.forms.forEach((_, f) => {
      const part = parts[f]!;
      const bang = part.indexOf("!");
      const own = bang < 0 ? base : part.slice(bang + 1);
      const syntax = part === "-" ? undefined : syntaxes[Number(bang < 0 ? part : part.slice(0, bang))]!;
      forms.push(
        syntax && { base: own, mnemonic: own + syntax.suffix.replace("~", " ").replace("?", ""), syntax },
      );
    });
  });
  const registerAliases = parseNames(tables.registerAliases);
  return { tables, registers, registerAliases, enums, forms };
}

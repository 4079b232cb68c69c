/** `spec/asm/*.json`: what LLVM's assembly text decides beyond the ISA XML. */
import { readSpecJson, type JsonNode, type JsonObject } from "../spec/json.js";
import { GENERATION_IDS, type GenerationId } from "../spec/generations.js";

/** How a set of forms is written, or what a set of instructions does otherwise. */
export interface SyntaxRule {
  /** Replacements for operands by field name (`-` for operands that no field holds): slots, none to leave it out. */
  readonly replace: Readonly<Record<string, readonly string[]>>;
  /** Field references of source modifiers by role, with `{i}` for the number of the source. */
  readonly source: Readonly<Record<string, string>> | undefined;
  readonly modifiers: readonly string[] | undefined;
  readonly suffix: string | undefined;
}

export interface Family extends SyntaxRule {
  readonly encodings: readonly string[];
  /** The suffix stands only where the instruction also has a long (VOP3) form; and the other way round. */
  readonly suffixWith: "long" | "short" | undefined;
}

export interface InstructionRule extends SyntaxRule {
  readonly match: RegExp;
  readonly encodings: RegExp;
  readonly generations: readonly GenerationId[];
  readonly mnemonic: string | undefined;
  /** All operands in order, instead of the instruction's own. */
  readonly operands: readonly string[] | undefined;
  /** Operands after the instruction's own. */
  readonly append: readonly string[] | undefined;
  /** Modifiers after the others; those of all rules count. */
  readonly add: readonly string[];
  /** Replacements of single modifiers, by their name or kind. */
  readonly edit: Readonly<Record<string, readonly string[]>>;
  /** Literal types by field. */
  readonly types: Readonly<Record<string, string>>;
  /** Dwords by field. */
  readonly dwords: Readonly<Record<string, number>>;
  /** Sources that can be negated, instead of those with float formats: `SRC0`. */
  readonly signed: readonly string[] | undefined;
  /** Data formats that take half the registers in wave64. */
  readonly wave64: RegExp | undefined;
  /** Halves of registers have no names in these instructions. */
  readonly whole: boolean | undefined;
}

export interface NameList {
  readonly name: string;
  /** `OPERAND_TYPE.PART` of the ISA XML. */
  readonly from: readonly string[];
  readonly changes: readonly {
    readonly set: string;
    readonly drop: readonly number[];
    readonly also: string;
  }[];
}

/** What the operands of one instruction may read together. */
export interface Limits {
  /** Different scalar registers and literals of a vector instruction, and instructions that read one only. */
  readonly scalarReads: number;
  readonly oneScalar: readonly string[];
  /** Fields of the halves of pairs whose registers lie in different banks. */
  readonly banks: {
    readonly fields: readonly string[];
    readonly count: number;
    readonly same: boolean;
    readonly free: string;
    readonly except: string;
  } | null;
  /** Fields that hold some values only. */
  readonly values: readonly ValueLimit[];
}

/** Values that a field of some instructions may hold; the names are sources of expressions. */
export interface ValueLimit {
  readonly instructions: string;
  readonly encodings: string;
  readonly field: string;
  readonly values: string;
  /** The modifier that is at fault, or `operand`. */
  readonly part: string;
  readonly expected: string;
}

/** All of it for one generation. */
export interface AsmSpec {
  readonly families: readonly Family[];
  readonly rules: readonly InstructionRule[];
  readonly names: readonly NameList[];
  readonly registers: readonly string[];
  /** Further names of registers that are read, `name=printed name`. */
  readonly registerAliases: string;
  /** Names that are printed and not read. */
  readonly unreadRegisters: readonly string[];
  readonly limits: Limits;
  readonly absentCode: number;
  /** LLVM writes halves of registers by default. */
  readonly true16: boolean;
  /** The generation has instructions on halves of registers. */
  readonly halves: boolean;
}

const has = (object: JsonObject, key: string): boolean => object.optional(key) !== undefined;

const generationsOf = (object: JsonObject): readonly GenerationId[] =>
  has(object, "generations")
    ? object
        .get("generations")
        .list()
        .map((node) => node.oneOf(GENERATION_IDS))
    : GENERATION_IDS;

const record = <T>(node: JsonNode, read: (value: JsonNode) => T): Record<string, T> => {
  const keys = Object.keys(node.value as object);
  const object = node.object(keys);
  return Object.fromEntries(keys.map((key) => [key, read(object.get(key))]));
};

const optionalText = (object: JsonObject, key: string): string | undefined =>
  has(object, key) ? (object.get(key).value as string) : undefined;

const texts = (node: JsonNode): string[] => node.list().map((item) => item.text());

function syntaxRule(object: JsonObject): SyntaxRule {
  return {
    replace: has(object, "replace") ? record(object.get("replace"), texts) : {},
    source: has(object, "source") ? record(object.get("source"), (node) => node.text()) : undefined,
    modifiers: has(object, "modifiers") ? texts(object.get("modifiers")) : undefined,
    suffix: optionalText(object, "suffix"),
  };
}

/** Reads and checks spec/asm for one generation. @throws SpecError */
export function loadAsmSpec(id: GenerationId): AsmSpec {
  const families = readSpecJson("asm/encodings.json")
    .object(["about", "source", "families"])
    .get("families")
    .list()
    .map((node): Family => {
      const object = node.object(["encodings", "suffix", "short", "long", "replace", "source", "modifiers"]);
      return {
        ...syntaxRule(object),
        encodings: texts(object.get("encodings")),
        suffixWith: has(object, "short") ? "long" : has(object, "long") ? "short" : undefined,
      };
    });
  const rules = readSpecJson("asm/instructions.json")
    .object(["about", "source", "rules"])
    .get("rules")
    .list()
    .map((node): InstructionRule => {
      const object = node.object([
        'match', 'encodings', 'generations', 'mnemonic', 'suffix', 'operands', 'replace', 'source', 'modifiers',
        'append', 'add', 'edit', 'types', 'dwords', 'signed', 'wave64', 'whole', 'why',
      ]); // prettier-ignore
      object.get("why").text();
      return {
        ...syntaxRule(object),
        match: new RegExp(`^(?:${object.get("match").text()})$`),
        encodings: new RegExp(has(object, "encodings") ? object.get("encodings").text() : ""),
        generations: generationsOf(object),
        mnemonic: optionalText(object, "mnemonic"),
        operands: has(object, "operands") ? texts(object.get("operands")) : undefined,
        append: has(object, "append") ? texts(object.get("append")) : undefined,
        add: has(object, "add") ? texts(object.get("add")) : [],
        edit: has(object, "edit") ? record(object.get("edit"), texts) : {},
        types: has(object, "types") ? record(object.get("types"), (value) => value.text()) : {},
        dwords: has(object, "dwords") ? record(object.get("dwords"), (value) => value.integer(0, 64)) : {},
        signed: has(object, "signed") ? texts(object.get("signed")) : undefined,
        wave64: has(object, "wave64") ? new RegExp(object.get("wave64").text()) : undefined,
        whole: has(object, "whole") ? object.get("whole").flag() : undefined,
      };
    })
    .filter((rule) => rule.generations.includes(id));
  const names = readSpecJson("asm/names.json")
    .object(["about", "source", "lists"])
    .get("lists")
    .list()
    .map((node): NameList => {
      const object = node.object(["name", "from", "changes"]);
      const changes = object
        .get("changes")
        .list()
        .map((change) => change.object(["generations", "set", "drop", "also"]))
        .filter((change) => generationsOf(change).includes(id))
        .map((change) => ({
          set: optionalText(change, "set") ?? "",
          drop: (optionalText(change, "drop") ?? "")
            .split(" ")
            .filter((one) => one !== "")
            .map(Number),
          also: optionalText(change, "also") ?? "",
        }));
      return {
        name: object.get("name").text(),
        from: has(object, "from") ? texts(object.get("from")) : [],
        changes,
      };
    });
  const file = readSpecJson("asm/registers.json").object([
    "about",
    "source",
    "registers",
    "also",
    "unread",
    "absent",
    "true16",
    "halves",
  ]);
  const registers = file
    .get("registers")
    .list()
    .map((node) => node.object(["generations", "names"]))
    .filter((row) => generationsOf(row).includes(id))
    .map((row) => row.get("names").text());
  const unread = file
    .get("unread")
    .list()
    .map((node) => node.object(["generations", "names"]))
    .find((row) => generationsOf(row).includes(id));
  const absent = file
    .get("absent")
    .list()
    .map((node) => node.object(["generations", "code"]))
    .find((row) => generationsOf(row).includes(id));
  return {
    families,
    rules,
    names,
    registers,
    registerAliases: file.get("also").text(),
    unreadRegisters: unread === undefined ? [] : unread.get("names").text().split(" "),
    limits: loadLimits(id),
    absentCode: absent!.get("code").integer(0, 255),
    true16: texts(file.get("true16")).includes(id),
    halves: texts(file.get("halves")).includes(id),
  };
}

function loadLimits(id: GenerationId): Limits {
  const file = readSpecJson("asm/limits.json").object(["about", "source", "scalarReads", "banks", "values"]);
  const rowsOf = (name: string, keys: readonly string[]): JsonObject[] =>
    file
      .get(name)
      .list()
      .map((node) => node.object(["generations", ...keys]))
      .filter((row) => generationsOf(row).includes(id));
  const [reads] = rowsOf("scalarReads", ["most", "one"]);
  const [banks] = rowsOf("banks", ["fields", "count", "same", "free", "except"]);
  const keys = ["instructions", "encodings", "field", "values", "part", "expected"] as const;
  return {
    scalarReads: reads!.get("most").integer(1, 8),
    oneScalar: texts(reads!.get("one")),
    banks:
      banks === undefined
        ? null
        : {
            fields: texts(banks.get("fields")),
            count: banks.get("count").integer(2, 16),
            same: banks.get("same").flag(),
            free: banks.get("free").value as string,
            except: banks.get("except").value as string,
          },
    values: rowsOf("values", [...keys, "why"]).map((row) => {
      row.get("why").text();
      return Object.fromEntries(keys.map((key) => [key, row.get(key).text()])) as Record<
        (typeof keys)[number],
        string
      >;
    }),
  };
}

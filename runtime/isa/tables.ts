import type { CheckTables } from "./check.js";
import { TableError } from "./errors.js";
import type {
  CompletingBit,
  DataFormat,
  Encoding,
  Field,
  FieldPiece,
  Form,
  Half,
  InstructionInfo,
  NamedRun,
  OperandInfo,
  OperandType,
  Variant,
} from "./model.js";
import { namedValues } from "./values.js";

/** How the form table is indexed for instructions whose first dword starts alike; see `FormTable`. */
export interface IsaShape {
  /** Values of the top 9 bits of dword 0 that use this shape. */
  readonly tops: readonly number[];
  /** Dword bits that hold the opcode below the top 9: [dword, shift, width], first is most significant. */
  readonly runs: readonly (readonly [number, number, number])[];
  /** The condition fields with the number of classes of their values; a pattern is a class for each, first fastest. */
  readonly fields: readonly (readonly [name: string, classes: number])[];
  /** For each pattern of condition fields: the variants whose condition holds, first choice first. */
  readonly patterns: readonly (readonly number[])[];
  /** When set, the shape holds only for instructions with (w0 & mask) == value, and is tried first. */
  readonly prefix?: readonly [mask: number, value: number];
}

/** What makes one generation differ, beside its tables. All of it stands in spec/generations.json. */
export interface Generation {
  /** e.g. `rdna4` */
  readonly id: string;
  /** e.g. `RDNA 4` */
  readonly name: string;
  /** AMD's ArchitectureName, e.g. `AMD RDNA 4`. */
  readonly architectureName: string;
  /** AMD's ArchitectureId. */
  readonly architectureId: number;
  /** LLVM's names of the processors, e.g. `gfx1200`. */
  readonly targets: readonly string[];
  /** The processor that conformance is measured with. */
  readonly llvmProcessor: string;
  readonly waveSizes: readonly (32 | 64)[];
  readonly defaultWaveSize: 32 | 64;
  /** Register rows one wave can address. */
  readonly registers: { readonly vgprs: number; readonly accVgprs: number; readonly sgprs: number };
  readonly ldsBytes: number;
  readonly traits: {
    /** 8-bit float formats: none, FNUZ (bias one higher, no infinity, no -0) or OCP. */
    readonly fp8: "none" | "fnuz" | "ocp";
    /** MODE has bit 9, IEEE. */
    readonly modeIeee: boolean;
    /** MODE has bit 8, DX10_CLAMP. */
    readonly modeDx10Clamp: boolean;
    /** MODE of a kernel whose descriptor says nothing else. */
    readonly defaultMode: number;
    readonly clampNanToZero: "mode" | "always";
    readonly omod: "unless-ieee-or-denormals" | "always";
    /** What a 16-bit VALU result without OP_SEL does to the high half of its register. */
    readonly halfDestination: "zero" | "keep";
  };
}

/** A generation's facts as text rows: compact to load, parsed on first use. Row formats are told at each parser. */
export interface IsaTables {
  readonly generation: Generation;
  readonly encodings: string;
  readonly variants: string;
  readonly operandTypes: string;
  readonly dataFormats: string;
  readonly operandLists: string;
  readonly instructions: string;
  readonly shapes: readonly IsaShape[];
  /** Shapes of the second halves of dual-issue pairs. */
  readonly shapesY?: readonly IsaShape[];
  readonly checks: CheckTables;
}

/** All facts of a generation, cross-linked. */
export interface IsaModel {
  readonly encodings: readonly Encoding[];
  readonly encodingByName: ReadonlyMap<string, Encoding>;
  readonly variants: readonly Variant[];
  readonly operandTypes: ReadonlyMap<string, OperandType>;
  readonly dataFormats: ReadonlyMap<string, DataFormat>;
  readonly instructions: readonly InstructionInfo[];
  /** By name and by alias, upper case. */
  readonly instructionByName: ReadonlyMap<string, InstructionInfo>;
  readonly forms: readonly Form[];
}

const rows = (text: string): string[] => text.split("\n").filter((row) => row !== "");

/** Splits a hexadecimal number of `words` dwords into dwords, lowest first. */
function dwords(hex: string, words: number): number[] {
  const padded = hex.padStart(words * 8, "0");
  return Array.from({ length: words }, (_, i) =>
    parseInt(padded.slice((words - 1 - i) * 8, (words - i) * 8), 16),
  );
}

/** `NAME=offset+count,offset+count<<padding^meaning:FLAG:bit`, the range that holds the lowest bits first. */
function parseField(text: string): Field {
  const [name, rest] = text.split("=") as [string, string];
  const [layout, completed] = rest.split("^") as [string, string | undefined];
  const [rangeText, padding] = layout.split("<<") as [string, string | undefined];
  const ranges = rangeText.split(",").map((range) => {
    const [offset, count] = range.split("+").map(Number) as [number, number];
    return { offset, count };
  });
  const pieces: FieldPiece[] = [];
  let lsb = 0;
  for (const { offset, count } of ranges) {
    for (let done = 0; done < count;) {
      const bit = offset + done;
      const width = Math.min(count - done, 32 - (bit & 31));
      pieces.push({ word: bit >> 5, shift: bit & 31, width, lsb });
      done += width;
      lsb += width;
    }
  }
  const [meaning, flag, bit] = completed?.split(":") ?? [];
  const completedBy =
    meaning === undefined
      ? null
      : { meaning: meaning as CompletingBit["meaning"], flag: flag!, bit: Number(bit) };
  return { name, width: lsb, padding: Number(padding ?? 0), completedBy, pieces, ranges };
}

/** `NAME bits fixed mask FIELD FIELD ...`, fixed and mask in hexadecimal. */
function parseEncoding(row: string, index: number): Encoding {
  const [name, bitText, fixed, mask, ...fieldTexts] = row.split(" ") as [
    string,
    string,
    string,
    string,
    ...string[],
  ];
  const bits = Number(bitText);
  const words = bits / 32;
  const fields = fieldTexts.map(parseField);
  const covered = new Array<number>(words).fill(0);
  for (const field of fields) {
    for (const p of field.pieces) covered[p.word] = (covered[p.word]! | (ones(p.width) << p.shift)) >>> 0;
  }
  return {
    index,
    name,
    bits,
    size: bits / 8,
    fixed: dwords(fixed, words),
    mask: dwords(mask, words),
    covered,
    fields,
    fieldByName: new Map(fields.map((field) => [field.name, field])),
  };
}

/** `width` low bits set, as a signed dword. */
export const ones = (width: number): number => (width >= 32 ? -1 : (1 << width) - 1);

/** `name@value` or `prefixFIRST..LAST@value`, separated by spaces. */
function parseRuns(text: string): NamedRun[] {
  if (text === "") return [];
  return text.split(" ").map((run) => {
    const at = run.lastIndexOf("@");
    const value = Number(run.slice(at + 1));
    const range = /^(.*?)(\d+)\.\.(\d+)$/.exec(run.slice(0, at));
    if (range === null) return { prefix: run.slice(0, at), first: null, value, count: 1 };
    const first = Number(range[2]);
    return { prefix: range[1]!, first, value, count: Math.abs(Number(range[3]) - first) + 1 };
  });
}

/** `NAME|runs` or `NAME|PART=offset+count:runs|...` */
function parseOperandType(row: string): OperandType {
  const [name, ...rest] = row.split("|") as [string, ...string[]];
  const isPart = (text: string): boolean => /^\w+=\d+\+\d+:/.test(text);
  const runs = parseRuns(rest.find((text) => !isPart(text)) ?? "");
  const lists = (prefix: string): boolean => runs.some((run) => run.prefix === prefix && run.first !== null);
  return {
    name,
    runs,
    hasVgpr: lists("v"),
    hasAcc: lists("acc"),
    values: namedValues(name, runs),
    parts: rest.filter(isPart).map((text) => {
      const colon = text.indexOf(":");
      const [partName, layout] = text.slice(0, colon).split("=") as [string, string];
      const [offset, count] = layout.split("+").map(Number) as [number, number];
      return { name: partName, offset, count, runs: parseRuns(text.slice(colon + 1)) };
    }),
  };
}

/** Reads the rows of a generation. Costs a few milliseconds; `Isa` does it once, on first use. */
export function parseTables(tables: IsaTables): IsaModel {
  const encodings = rows(tables.encodings).map(parseEncoding);
  // `encoding condition|expression`
  const variants = rows(tables.variants).map((row): Variant => {
    const [head, expression] = row.split("|") as [string, string];
    const [encoding, condition] = head.split(" ") as [string, string];
    return { encoding: encodings[Number(encoding)]!, condition, expression };
  });
  const operandTypes = new Map(
    rows(tables.operandTypes).map((row) => [row.slice(0, row.indexOf("|")), parseOperandType(row)]),
  );
  // `NAME type bits components`
  const dataFormats = new Map(
    rows(tables.dataFormats).map((row): [string, DataFormat] => {
      const [name, type, bits, components] = row.split(" ") as [string, string, string, string];
      return [name, { name, type, bits: Number(bits), components: Number(components) }];
    }),
  );
  // `FIELD:type:format:size:flags` per operand, field `-` when none holds it; flags r(ead) w(ritten) i(mplicit)
  const operands = new Map<string, OperandInfo>();
  const operandLists = rows(tables.operandLists).map((row) =>
    row === "-"
      ? []
      : row.split(" ").map((text) => {
          let operand = operands.get(text);
          if (operand === undefined) {
            const [field, type, format, size, flags] = text.split(":") as [
              string,
              string,
              string,
              string,
              string,
            ];
            operand = {
              field: field === "-" ? null : field,
              type: lookup(operandTypes, `OPR_${type}`),
              format: lookup(dataFormats, `FMT_${format}`),
              size: Number(size),
              read: flags.includes("r"),
              written: flags.includes("w"),
              implicit: flags.includes("i"),
            };
            operands.set(text, operand);
          }
          return operand;
        }),
  );
  const forms: Form[] = [];
  const instructions: InstructionInfo[] = [];
  const instructionByName = new Map<string, InstructionInfo>();
  const op = new Map(encodings.map((encoding) => [encoding, opcodeFields(encoding)]));
  for (const row of rows(tables.instructions)) {
    // `NAME|aliases|flags|group subgroups|variant:opcode:operands:half ...`
    const [name, aliases, flags, group, formTexts] = row.split("|") as [
      string,
      string,
      string,
      string,
      string,
    ];
    const [groupName, ...subgroups] = group.split(" ") as [string, ...string[]];
    const own: Form[] = [];
    const instruction: InstructionInfo = {
      index: instructions.length,
      name,
      aliases: aliases === "" ? [] : aliases.split(" "),
      isBranch: flags.includes("b"),
      isConditionalBranch: flags.includes("c"),
      isIndirectBranch: flags.includes("i"),
      isProgramTerminator: flags.includes("t"),
      isImmediatelyExecuted: flags.includes("x"),
      group: groupName,
      subgroups,
      forms: own,
    };
    instructions.push(instruction);
    for (const text of formTexts.split(" ")) {
      const [variantText, opcodeText, list, half = ""] = text.split(":") as [string, string, string, string?];
      const variant = variants[Number(variantText)]!;
      const opcode = Number(opcodeText);
      const fields = op.get(variant.encoding)!;
      const identifier = [...variant.encoding.fixed];
      const field = half === "y" ? fields.y : fields.x;
      if (field !== undefined) placeBits(field, opcode, identifier);
      const form: Form = {
        id: forms.length,
        instruction,
        variant,
        encoding: variant.encoding,
        opcode,
        half: half as Half,
        identifier,
        operands: operandLists[Number(list)]!,
      };
      forms.push(form);
      own.push(form);
    }
    instructionByName.set(name, instruction);
  }
  for (const instruction of instructions) {
    for (const alias of instruction.aliases)
      if (!instructionByName.has(alias)) instructionByName.set(alias, instruction);
  }
  const encodingByName = new Map(encodings.map((encoding) => [encoding.name, encoding]));
  return {
    encodings,
    encodingByName,
    variants,
    operandTypes,
    dataFormats,
    instructions,
    instructionByName,
    forms,
  };
}

function lookup<T>(map: ReadonlyMap<string, T>, name: string): T {
  const found = map.get(name);
  if (found === undefined) throw new TableError(`${name} is not in the tables`);
  return found;
}

/** The fields that hold the opcode: OP, or OPX and OPY in dual-issue formats; none where a format has one instruction. */
function opcodeFields(encoding: Encoding): { x: Field | undefined; y: Field | undefined } {
  const x = encoding.fieldByName.get("OP") ?? encoding.fieldByName.get("OPX");
  return { x, y: encoding.fieldByName.get("OPY") ?? x };
}

/** Reads a field of at most 32 bits as an unsigned number. */
export function extractBits(field: Field, words: ArrayLike<number>): number {
  const pieces = field.pieces;
  let value = 0;
  for (let i = 0; i < pieces.length; i++) {
    const p = pieces[i]!;
    value |= ((words[p.word]! >>> p.shift) & ones(p.width)) << p.lsb;
  }
  return value >>> 0;
}

/** ORs a value of at most 32 bits into `words` at the field's place; bits above the field's width are dropped. */
export function placeBits(field: Field, value: number, words: number[]): void {
  for (const p of field.pieces) {
    words[p.word] = (words[p.word]! | (((value >>> p.lsb) & ones(p.width)) << p.shift)) >>> 0;
  }
}

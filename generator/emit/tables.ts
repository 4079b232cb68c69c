/** Emits generated/<generation>/tables.ts: a generation's facts as the text rows that runtime/isa/tables.ts reads. */
import type { Generation } from "../spec/generations.js";
import { destinationsRead, type DestinationFact } from "../spec/operandFacts.js";
import type {
  BitField,
  Encoding,
  Instruction,
  InstructionEncoding,
  IsaSpec,
  Operand,
  PredefinedValue,
} from "../spec/model.js";
import { buildShapes, conditionText, isPrefixed, type Shape, type VariantSpec } from "./shapes.js";
import { checkRows } from "./checks.js";
import { registerBit } from "./registerBits.js";
import { banner } from "./text.js";

/** Everything the other emitters of a generation build on. */
export interface TableLayout {
  readonly generation: Generation;
  readonly spec: IsaSpec;
  readonly variants: readonly VariantSpec[];
  readonly shapes: readonly Shape[];
  readonly shapesY: readonly Shape[];
  /** Distinct operand lists as rows, in order of first use. */
  readonly operandLists: readonly string[];
  readonly instructionRows: readonly string[];
}

export function layOut(spec: IsaSpec, generation: Generation): TableLayout {
  const facts = destinationsRead(spec, generation);
  const encodingByName = new Map(spec.encodings.map((encoding) => [encoding.name, encoding]));
  const variants: VariantSpec[] = [];
  const variantIndex = new Map<string, number>();
  const usedX = new Set<number>();
  const usedY = new Set<number>();
  const operandLists: string[] = [];
  const listIndex = new Map<string, number>();
  const opcodes = new Map<Encoding, Set<number>>();
  for (const encoding of spec.encodings) {
    opcodes.set(encoding, new Set());
    for (const condition of encoding.conditions) addVariant(encoding, condition.name);
    if (encoding.conditions.length === 0) addVariant(encoding, "default");
  }
  function addVariant(encoding: Encoding, condition: string): number {
    const key = `${encoding.name} ${condition}`;
    const known = variantIndex.get(key);
    if (known !== undefined) return known;
    const declared = encoding.conditions.find((one) => one.name === condition);
    const fallback = encoding.conditions.find((one) => one.name === "default");
    variants.push({ encoding, condition, expression: (declared ?? fallback)?.expression });
    variantIndex.set(key, variants.length - 1);
    return variants.length - 1;
  }
  const instructionRows = spec.instructions.map((instruction) => {
    const forms = instruction.encodings.map((form) => {
      const encoding = encodingByName.get(form.encodingName)!;
      opcodes.get(encoding)!.add(form.opcode);
      const variant = addVariant(encoding, form.conditionName);
      const half = halfOf(encoding, form);
      (half === "y" ? usedY : usedX).add(variant);
      const list = operandList(form, facts.get(instruction.name));
      let index = listIndex.get(list);
      if (index === undefined) {
        index = operandLists.push(list) - 1;
        listIndex.set(list, index);
      }
      return `${variant}:${form.opcode}:${index}${half === "" ? "" : `:${half}`}`;
    });
    return instructionRow(instruction, forms);
  });
  const identifiersOf = (half: "x" | "y") => {
    const cache = new Map<Encoding, bigint[]>();
    return (encoding: Encoding): bigint[] => {
      let found = cache.get(encoding);
      if (found === undefined) {
        found = [...opcodes.get(encoding)!].map((op) => identifier(spec, encoding, op, half));
        cache.set(encoding, found);
      }
      return found;
    };
  };
  return {
    generation,
    spec,
    variants,
    shapes: buildShapes(variants, usedX, "x", identifiersOf("x")),
    shapesY: usedY.size === 0 ? [] : buildShapes(variants, usedY, "y", identifiersOf("y")),
    operandLists,
    instructionRows,
  };
}

/** Which half of a dual-issue pair a form is; its operands' fields tell. */
export function halfOf(encoding: Encoding, form: InstructionEncoding): "" | "x" | "y" {
  if (!encoding.fields.some((field) => field.name === "OPX")) return "";
  const fields = form.operands.map((operand) => operand.fieldName ?? "");
  if (fields.some((name) => /Y\d?$/.test(name))) return "y";
  return /_Y$/.test(encoding.name) ? "y" : "x";
}

function operandList(form: InstructionEncoding, fact: DestinationFact | undefined): string {
  if (form.operands.length === 0) return "-";
  const ordered = [...form.operands].sort((a, b) => a.order - b.order);
  const first = ordered.find((operand) => operand.output);
  const alsoRead = (operand: Operand): boolean => {
    if (fact === undefined || !operand.output) return false;
    return fact.fields === undefined ? operand === first : fact.fields.includes(operand.fieldName ?? "");
  };
  return ordered
    .map((operand) => {
      const read = operand.input || alsoRead(operand);
      const flags = (read ? "r" : "") + (operand.output ? "w" : "") + (operand.implicit ? "i" : "");
      const type = operand.operandType.replace(/^OPR_/, "");
      const format = operand.dataFormat.replace(/^FMT_/, "");
      return `${operand.fieldName ?? "-"}:${type}:${format}:${operand.size}:${flags}`;
    })
    .join(" ");
}

function instructionRow(instruction: Instruction, forms: readonly string[]): string {
  const { flags } = instruction;
  const letters = [
    flags.isBranch ? "b" : "",
    flags.isConditionalBranch ? "c" : "",
    flags.isIndirectBranch ? "i" : "",
    flags.isProgramTerminator ? "t" : "",
    flags.isImmediatelyExecuted ? "x" : "",
  ].join("");
  const group = [instruction.functionalGroup, ...instruction.functionalSubgroups].join(" ");
  return [instruction.name, instruction.aliases.join(" "), letters, group, forms.join(" ")].join("|");
}

const fieldMask = (field: BitField): bigint =>
  field.ranges.reduce((mask, r) => mask | (((1n << BigInt(r.bitCount)) - 1n) << BigInt(r.bitOffset)), 0n);

const isOpcode = (field: BitField): boolean =>
  field.name === "OP" || field.name === "OPX" || field.name === "OPY";

/** Bits that every instruction of the encoding has in common: its identifiers without the opcodes. */
export function fixedBits(spec: IsaSpec, encoding: Encoding): bigint {
  const opcodeBits = encoding.fields.filter(isOpcode).reduce((mask, field) => mask | fieldMask(field), 0n);
  let fixed = encoding.identifierMask & ~opcodeBits;
  for (const id of encoding.identifiers) fixed &= id;
  if (isPrefixed(encoding)) {
    // The mask of a prefixed format covers the prefix word alone; its second half is a VOP3P instruction.
    const whole = encoding.fields.find((field) => field.name === "ENCODING")!;
    const vop3p = spec.encodings.find((one) => one.name === "ENC_VOP3P")!;
    const small = vop3p.fields.find((field) => field.name === "ENCODING")!.ranges[0]!;
    const bits = (fixedBits(spec, vop3p) >> BigInt(small.bitOffset)) & ((1n << BigInt(small.bitCount)) - 1n);
    fixed |= bits << BigInt(whole.ranges[0]!.bitOffset);
  }
  return fixed;
}

/** Fixed bits and the opcode in place. */
export function identifier(spec: IsaSpec, encoding: Encoding, opcode: number, half: "x" | "y"): bigint {
  const field = encoding.fields.find((one) =>
    half === "y" ? one.name === "OPY" : one.name === "OP" || one.name === "OPX",
  );
  let bits = fixedBits(spec, encoding);
  // Exports have one instruction and no opcode.
  if (field === undefined) return bits;
  let rest = BigInt(opcode);
  for (const r of [...field.ranges].sort((a, b) => a.order - b.order)) {
    bits |= (rest & ((1n << BigInt(r.bitCount)) - 1n)) << BigInt(r.bitOffset);
    rest >>= BigInt(r.bitCount);
  }
  return bits;
}

function encodingRow(spec: IsaSpec, encoding: Encoding): string {
  const names = new Set(encoding.fields.map((field) => field.name));
  const fields = encoding.fields.map((field) => {
    const ranges = [...field.ranges].sort((a, b) => a.order - b.order);
    const padding = ranges[0]?.padding?.bitCount ?? 0;
    const bit = registerBit(encoding.name, field.name);
    const completed =
      bit === undefined || !names.has(bit.flag) ? "" : `^${bit.meaning}:${bit.flag}:${bit.bit}`;
    const layout = ranges.map((r) => `${r.bitOffset}+${r.bitCount}`).join();
    return `${field.name}=${layout}${padding === 0 ? "" : `<<${padding}`}${completed}`;
  });
  const fixed = fixedBits(spec, encoding).toString(16);
  return [encoding.name, encoding.bitCount, fixed, encoding.identifierMask.toString(16), ...fields].join(" ");
}

/** `s0..105@0 VCC_LO@106 ...`: runs of consecutive names with consecutive values. */
export function runs(values: readonly PredefinedValue[]): string {
  const out: string[] = [];
  for (let i = 0; i < values.length;) {
    const start = /^(.*?)(\d+)$/.exec(values[i]!.name);
    let end = i;
    if (start !== null) {
      const expected = (j: number): string => start[1]! + String(Number(start[2]) + j - i);
      while (
        end + 1 < values.length &&
        values[end + 1]!.name === expected(end + 1) &&
        values[end + 1]!.value === values[i]!.value + end + 1 - i
      )
        end++;
    }
    const name = end === i ? values[i]!.name : `${values[i]!.name}..${/\d+$/.exec(values[end]!.name)![0]}`;
    out.push(`${name}@${values[i]!.value}`);
    i = end + 1;
  }
  return out.join(" ");
}

const block = (name: string, rows: readonly string[]): string => `  ${name}: \`\n${rows.join("\n")}\n\`,`;

function shapeText(shape: Shape): string {
  const prefix =
    shape.prefix === undefined
      ? ""
      : `, prefix: [0x${shape.prefix[0].toString(16)}, 0x${shape.prefix[1].toString(16)}]`;
  const tops = shape.tops.join(", ");
  const patterns = shape.patterns.map((pattern) => `[${pattern.join(", ")}]`).join(", ");
  const opcode = shape.runs.map((run) => `[${run.join(", ")}]`).join(", ");
  const fields = shape.fields.map((field) => `["${field.name}", ${field.values.length}]`).join(", ");
  return `    // ${shape.encodings.map((encoding) => encoding.name).join(" ")}\n    { tops: [${tops}], runs: [${opcode}], fields: [${fields}], patterns: [${patterns}]${prefix} },`;
}

/** The whole file. */
export function tablesFile(layout: TableLayout): string {
  const { generation, spec } = layout;
  const encodingIndex = new Map(spec.encodings.map((encoding, i) => [encoding, i]));
  const { isaFile, follows, ...facts } = generation;
  const shapes = (name: string, list: readonly Shape[]): string =>
    `  ${name}: [\n${list.map(shapeText).join("\n")}\n  ],`;
  return [
    banner(
      `${generation.name}: encodings, operand types, instructions and forms, one a row.`,
      `spec/${isaFile}`,
    ),
    `import type { IsaTables } from "../../runtime/isa/tables.js";`,
    "",
    "export const tables: IsaTables = {",
    `  generation: ${JSON.stringify(facts, null, 2).replaceAll("\n", "\n  ")},`,
    block(
      "encodings",
      spec.encodings.map((encoding) => encodingRow(spec, encoding)),
    ),
    block(
      "variants",
      layout.variants.map(
        (v) => `${encodingIndex.get(v.encoding)} ${v.condition}|${conditionText(v.expression)}`,
      ),
    ),
    block(
      "operandTypes",
      spec.operandTypes.map((type) => {
        const parts = type.fields.map(
          (f) => `${f.name}=${f.ranges[0]!.bitOffset}+${f.ranges[0]!.bitCount}:${runs(f.predefinedValues)}`,
        );
        return [
          type.name,
          ...(type.predefinedValues.length > 0 || parts.length === 0 ? [runs(type.predefinedValues)] : []),
          ...parts,
        ].join("|");
      }),
    ),
    block(
      "dataFormats",
      spec.dataFormats.map(
        (f) => `${f.name} ${f.dataType.replaceAll(" ", "_")} ${f.bitCount} ${f.componentCount}`,
      ),
    ),
    block("operandLists", layout.operandLists),
    block("instructions", layout.instructionRows),
    shapes("shapes", layout.shapes),
    ...(layout.shapesY.length === 0 ? [] : [shapes("shapesY", layout.shapesY)]),
    checkRows(layout),
    "};",
    "",
  ].join("\n");
}

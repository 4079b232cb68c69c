/** Emits generated/<generation>/types.ts: the operands of every instruction, for checking `encode` at compile time. */
import type { Generation } from "../spec/generations.js";
import type { Encoding, InstructionEncoding, IsaSpec, Operand, OperandType } from "../spec/model.js";
import { operandKey } from "../../runtime/isa/signature.js";
import { banner } from "./text.js";

type Kind = "v" | "acc" | "s" | "constant" | "wide" | "number";

/** What the slot at one position of an instruction's explicit operands can be. */
interface SlotType {
  key: string | null;
  optional: boolean;
  kinds: Set<Kind>;
  widths: Set<string>;
}

export function typesFile(spec: IsaSpec, generation: Generation): string {
  const types = new Map(spec.operandTypes.map((type) => [type.name, type]));
  const encodings = new Map(spec.encodings.map((encoding) => [encoding.name, encoding]));
  const rows: string[] = [];
  for (const instruction of spec.instructions) {
    const forms = instruction.encodings.filter((form) => !isHalf(encodings.get(form.encodingName)!));
    if (forms.length === 0) continue;
    const slots = slotsOf(forms, types);
    const members = slots
      .filter((slot) => slot.key !== null)
      .map((slot) => `${slot.key}${slot.optional ? "?" : ""}: ${slotText(slot)}`);
    rows.push(`  ${instruction.name}: { ${members.join("; ")} };`.replace("{  }", "object"));
  }
  const text = rows.join("\n");
  const used = ["AccVgpr", "Constant", "Literal", "Scalar", "Src", "Ssrc", "Vgpr", "VgprOrAcc"].filter(
    (name) => new RegExp(`\\b${name}\\b`).test(text),
  );
  const fields = new Set<string>();
  for (const encoding of spec.encodings) {
    for (const field of encoding.fields)
      if (!/^(ENCODING|OP|OPX|OPY)$/.test(field.name)) fields.add(field.name.toLowerCase());
  }
  return [
    banner(
      `${generation.name}: operands of every instruction, as \`encode\` takes them.`,
      `spec/${generation.isaFile}`,
    ),
    `import type { ${used.join(", ")} } from "../../runtime/isa/registers.js";`,
    "",
    "/** Operands by instruction. Numbers in <> are widths in registers. */",
    "export interface Instructions {",
    text,
    "}",
    "",
    "/** Fields of any encoding, as `encode` takes them beside operands. */",
    `export type FieldName =\n${[...fields]
      .sort()
      .map((name) => `  | "${name}"`)
      .join("\n")};`,
    "",
  ].join("\n");
}

const isHalf = (encoding: Encoding): boolean => encoding.fields.some((field) => field.name === "OPX");

function slotsOf(forms: readonly InstructionEncoding[], types: ReadonlyMap<string, OperandType>): SlotType[] {
  const slots: SlotType[] = [];
  for (const form of forms) {
    const explicit = [...form.operands]
      .sort((a, b) => a.order - b.order)
      .filter((operand) => !operand.implicit);
    explicit.forEach((operand, i) => {
      const slot = (slots[i] ??= { key: null, optional: false, kinds: new Set(), widths: new Set() });
      if (operand.fieldName === null) {
        slot.optional = true;
        slot.kinds.add("s");
        slot.widths.add(widthOf(operand));
        return;
      }
      const literal = /^LITERAL/.test(operand.fieldName);
      if (slot.key === null || /^literal/.test(slot.key)) slot.key = operandKey(operand.fieldName);
      if (literal) {
        slot.kinds.add("constant");
        if (operand.fieldName === "LITERAL64") slot.kinds.add("wide");
        return;
      }
      for (const kind of kindsOf(types.get(operand.operandType)!)) slot.kinds.add(kind);
      slot.widths.add(widthOf(operand));
    });
  }
  return slots;
}

function kindsOf(type: OperandType): Kind[] {
  if (type.isPartitioned || type.predefinedValues.length === 0) return ["number"];
  const kinds = new Set<Kind>();
  for (const { name } of type.predefinedValues) {
    if (/^v\d+$/.test(name)) kinds.add("v");
    else if (/^acc\d+$/.test(name)) kinds.add("acc");
    else if (/^-?[\d.]+$/.test(name)) kinds.add("constant");
    else if (/^SRC_LITERAL/.test(name)) kinds.add("constant");
    else kinds.add("s");
  }
  return [...kinds];
}

/** Width in registers as a type; masks are one or two by the wave's size, vector addresses vary by flags. */
function widthOf(operand: Operand): string {
  if (operand.dataFormat === "FMT_NUM_M64") return "1 | 2";
  if (/ADDR/.test(operand.fieldName ?? "") && /VGPR/.test(operand.operandType)) return "number";
  return String(Math.max(1, Math.ceil(operand.size / 32)));
}

function slotText(slot: SlotType): string {
  const { kinds } = slot;
  const width = slot.widths.has("number") ? "number" : [...slot.widths].sort().join(" | ");
  const has = (...list: Kind[]): boolean => list.every((kind) => kinds.has(kind));
  const parts: string[] = [];
  if (has("v", "s", "constant")) parts.push(`Src<${width}>`);
  else {
    if (has("s", "constant")) parts.push(`Ssrc<${width}>`);
    else if (has("s")) parts.push(`Scalar<${width}>`);
    if (has("v", "acc")) parts.push(`VgprOrAcc<${width}>`);
    else if (has("v")) parts.push(`Vgpr<${width}>`);
    if (has("constant") && !has("s")) parts.push("Constant");
  }
  if (has("acc") && (!has("v") || has("v", "s", "constant"))) parts.push(`AccVgpr<${width}>`);
  if (has("wide")) parts.push("bigint");
  if (has("number")) parts.push("number");
  return parts.join(" | ");
}

/**
 * The normalised form of a specification: AMD's schema, one space of indentation, one order of elements, no prose
 * unless asked for. `readIsaXml(writeIsaXml(spec))` gives the identical model, and equal models give equal bytes.
 */
import type {
  BitField,
  BitRange,
  ConditionExpression,
  DataField,
  DataFormat,
  Encoding,
  EncodingCondition,
  ExpressionType,
  FunctionalGroup,
  Instruction,
  InstructionEncoding,
  IsaSpec,
  Operand,
  OperandType,
  PredefinedValue,
} from "../model.js";

export interface WriteOptions {
  /** Text of the comment at the head; `--` in it is not allowed by XML. */
  readonly comment?: string;
}

type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Writes the whole file. Descriptions are written where the model has them: `readIsaXml` decides. */
export function writeIsaXml(spec: IsaSpec, options: WriteOptions = {}): string {
  const out = new Writer(options.comment);
  const { document, architecture } = spec;
  out.within("Spec", () => {
    out.within("Document", () => {
      out.leaf("Copyright", document.copyright);
      out.leaf("Sensitivity", document.sensitivity);
      if (document.license !== undefined) out.leaf("License", document.license);
      out.leaf("ReleaseDate", document.releaseDate);
      out.leaf("SchemaVersion", document.schemaVersion);
    });
    out.within("ISA", () => {
      out.within("Architecture", () => {
        out.leaf("ArchitectureName", architecture.name);
        out.leaf("ArchitectureId", architecture.id);
      });
      out.list("Encodings", spec.encodings, (one) => writeEncoding(out, one));
      out.list("Instructions", spec.instructions, (one) => writeInstruction(out, one));
      out.list("DataFormats", spec.dataFormats, (one) => writeDataFormat(out, one));
      out.list("OperandTypes", spec.operandTypes, (one) => writeOperandType(out, one));
      out.list("FunctionalGroups", spec.functionalGroups, (one) => writeGroup(out, "FunctionalGroup", one));
      out.list("FunctionalSubgroups", spec.functionalSubgroups, (one) =>
        writeGroup(out, "FunctionalSubgroup", one),
      );
    });
  });
  return out.text();
}

/** Lines of XML with the indentation of the element they stand in. */
class Writer {
  readonly #lines: string[] = ['<?xml version="1.0" encoding="utf-8"?>'];
  #indent = "";

  constructor(comment: string | undefined) {
    if (comment !== undefined) this.#lines.push(`<!-- ${comment.replaceAll("--", "- -")} -->`);
  }

  text(): string {
    return `${this.#lines.join("\n")}\n`;
  }

  leaf(name: string, value: string | number, attributes?: Attributes): void {
    this.#lines.push(
      `${this.#indent}<${name}${attributeText(attributes)}>${escapeText(String(value))}</${name}>`,
    );
  }

  empty(name: string, attributes?: Attributes): void {
    this.#lines.push(`${this.#indent}<${name}${attributeText(attributes)}/>`);
  }

  within(name: string, body: () => void, attributes?: Attributes): void {
    this.#lines.push(`${this.#indent}<${name}${attributeText(attributes)}>`);
    this.#indent += " ";
    body();
    this.#indent = this.#indent.slice(1);
    this.#lines.push(`${this.#indent}</${name}>`);
  }

  list<T>(name: string, items: readonly T[], write: (item: T) => void): void {
    if (items.length === 0) this.empty(name);
    else this.within(name, () => items.forEach(write));
  }

  /** Like `list`, but nothing at all when there is no item. */
  listIfAny<T>(name: string, items: readonly T[], write: (item: T) => void): void {
    if (items.length > 0) this.list(name, items, write);
  }

  description(one: { readonly description?: string }): void {
    if (one.description !== undefined) this.leaf("Description", one.description);
  }
}

function attributeText(attributes: Attributes | undefined): string {
  if (attributes === undefined) return "";
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(String(value))}"`)
    .join("");
}

/** Carriage returns would become line feeds on reading. */
const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\r", "&#13;");

const escapeAttribute = (text: string): string =>
  escapeText(text).replaceAll('"', "&quot;").replaceAll("\n", "&#10;").replaceAll("\t", "&#9;");

const binary = (value: bigint, bits: number): string => value.toString(2).padStart(bits, "0");
const RADIX_2 = { Radix: 2 };
const RADIX_10 = { Radix: 10 };

function writeEncoding(out: Writer, encoding: Encoding): void {
  const { bitCount } = encoding;
  out.within(
    "Encoding",
    () => {
      out.leaf("EncodingName", encoding.name);
      out.leaf("BitCount", bitCount);
      out.leaf("EncodingIdentifierMask", binary(encoding.identifierMask, bitCount), RADIX_2);
      out.list("EncodingIdentifiers", encoding.identifiers, (one) =>
        out.leaf("EncodingIdentifier", binary(one, bitCount), RADIX_2),
      );
      out.list("EncodingConditions", encoding.conditions, (one) => writeCondition(out, one));
      out.description(encoding);
      out.within("MicrocodeFormat", () => writeBitMap(out, encoding.fields));
    },
    { Order: encoding.order },
  );
}

function writeCondition(out: Writer, condition: EncodingCondition): void {
  out.within("EncodingCondition", () => {
    out.leaf("ConditionName", condition.name);
    if (condition.id !== undefined) out.leaf("ConditionId", condition.id);
    const { expression } = condition;
    // The element is spelled so in every schema.
    if (expression !== undefined) out.within("CondtionExpression", () => writeExpression(out, expression));
  });
}

/** Depth is what the reader allows, so recursion is safe. */
function writeExpression(out: Writer, expression: ConditionExpression): void {
  switch (expression.kind) {
    case "literal":
      if (expression.type === undefined) out.empty("lit", { val: expression.value });
      else out.within("lit", () => writeType(out, expression.type), { val: expression.value });
      return;
    case "field":
      out.within(
        "op",
        () => {
          out.within(
            "op",
            () => {
              out.empty("id", { val: "INST" });
              out.empty("id", { val: expression.encoding });
            },
            { type: ".fieldderef" },
          );
          out.empty("id", { val: expression.field });
          writeType(out, expression.type);
        },
        { type: ".fieldderef" },
      );
      return;
    case "array":
      out.within("op", () => expression.items.forEach((item) => writeExpression(out, item)), {
        type: ".cons_array",
      });
      return;
    case "operator":
      out.within(
        "op",
        () => {
          for (const arg of expression.args) writeExpression(out, arg);
          writeType(out, expression.type);
        },
        { type: expression.op },
      );
  }
}

function writeType(out: Writer, type: ExpressionType | undefined): void {
  if (type !== undefined) out.within("ty", () => out.empty("t", { base: type.base, size: type.size }));
}

function writeBitMap(out: Writer, fields: readonly BitField[]): void {
  out.list("BitMap", fields, (field) => {
    out.within("Field", () => writeFieldBody(out, field), { IsConditional: field.isConditional });
  });
}

function writeFieldBody(out: Writer, field: BitField | DataField): void {
  out.leaf("FieldName", field.name);
  out.description(field);
  out.within("BitLayout", () => field.ranges.forEach((range) => writeRange(out, range)), {
    RangeCount: field.ranges.length,
  });
  writeValues(out, "FieldPredefinedValues", field.predefinedValues);
}

function writeRange(out: Writer, range: BitRange): void {
  const { padding } = range;
  out.within(
    "Range",
    () => {
      out.leaf("BitCount", range.bitCount);
      out.leaf("BitOffset", range.bitOffset);
      if (padding === undefined) return;
      out.within("Padding", () => {
        out.leaf("BitCount", padding.bitCount);
        out.leaf("Value", binary(padding.value, padding.bitCount), RADIX_2);
      });
    },
    { Order: range.order },
  );
}

function writeValues(out: Writer, name: string, values: readonly PredefinedValue[]): void {
  out.listIfAny(name, values, (value) => {
    out.within("PredefinedValue", () => {
      out.leaf("Name", value.name);
      out.description(value);
      out.leaf("Value", value.value);
    });
  });
}

function writeInstruction(out: Writer, instruction: Instruction): void {
  const { flags } = instruction;
  const flag = (name: string, value: boolean): void => out.leaf(name, value ? "TRUE" : "FALSE");
  out.within("Instruction", () => {
    out.within("InstructionFlags", () => {
      flag("IsBranch", flags.isBranch);
      flag("IsConditionalBranch", flags.isConditionalBranch);
      flag("IsIndirectBranch", flags.isIndirectBranch);
      flag("IsProgramTerminator", flags.isProgramTerminator);
      flag("IsImmediatelyExecuted", flags.isImmediatelyExecuted);
    });
    out.leaf("InstructionName", instruction.name);
    out.listIfAny("AliasedInstructionNames", instruction.aliases, (alias) =>
      out.leaf("InstructionName", alias),
    );
    out.description(instruction);
    out.list("InstructionEncodings", instruction.encodings, (form) => writeForm(out, form));
    out.within("FunctionalGroup", () => {
      out.leaf("Name", instruction.functionalGroup);
      out.listIfAny("FunctionalSubgroups", instruction.functionalSubgroups, (name) =>
        out.leaf("Subgroup", name),
      );
    });
  });
}

function writeForm(out: Writer, form: InstructionEncoding): void {
  out.within("InstructionEncoding", () => {
    out.leaf("EncodingName", form.encodingName);
    out.leaf(
      "EncodingCondition",
      form.conditionName,
      form.conditionId === undefined ? undefined : { Id: form.conditionId },
    );
    out.leaf("Opcode", form.opcode, RADIX_10);
    out.list("Operands", form.operands, (operand) => writeOperand(out, operand));
  });
}

function writeOperand(out: Writer, operand: Operand): void {
  out.within(
    "Operand",
    () => {
      if (operand.fieldName !== null) out.leaf("FieldName", operand.fieldName);
      out.leaf("DataFormatName", operand.dataFormat);
      out.leaf("OperandType", operand.operandType);
      out.leaf("OperandSize", operand.size);
    },
    {
      Input: operand.input,
      Output: operand.output,
      IsImplicit: operand.implicit,
      IsBinaryMicrocodeRequired: operand.binaryMicrocodeRequired,
      Order: operand.order,
    },
  );
}

function writeDataFormat(out: Writer, format: DataFormat): void {
  out.within("DataFormat", () => {
    out.leaf("DataFormatName", format.name);
    out.description(format);
    out.leaf("DataType", format.dataType);
    out.leaf("BitCount", format.bitCount);
    out.leaf("ComponentCount", format.componentCount);
    out.listIfAny("DataAttributes", format.components, (component) => {
      out.within(
        "BitMap",
        () => {
          for (const field of component.fields) {
            out.within(
              "Field",
              () => writeFieldBody(out, field),
              field.signedness === "" ? undefined : { Signedness: field.signedness },
            );
          }
        },
        { Order: component.order },
      );
    });
  });
}

function writeOperandType(out: Writer, type: OperandType): void {
  out.within(
    "OperandType",
    () => {
      out.leaf("OperandTypeName", type.name);
      out.description(type);
      out.listIfAny("Subtypes", type.subtypes, (name) => out.leaf("Subtype", name));
      writeValues(out, "OperandPredefinedValues", type.predefinedValues);
      if (type.fields.length > 0) out.within("MicrocodeFormat", () => writeBitMap(out, type.fields));
    },
    { IsPartitioned: type.isPartitioned },
  );
}

function writeGroup(out: Writer, name: string, group: FunctionalGroup): void {
  out.within(name, () => {
    out.leaf("Name", group.name);
    out.description(group);
  });
}

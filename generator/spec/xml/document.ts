/** The whole file: `Spec`. */
import type { FunctionalGroup, IsaSpec, UnknownElement } from "../model.js";
import {
  checkShape,
  childInt,
  childText,
  descriptionOf,
  errorAt,
  list,
  optional,
  required,
  type ReadContext,
} from "./access.js";
import { readEncoding } from "./encodings.js";
import { readDataFormat, readOperandType } from "./formats.js";
import { readInstruction } from "./instructions.js";
import { parseXml, type XmlElement } from "./tree.js";

export interface ReadOptions {
  /** Name used in messages. */
  readonly file?: string;
  /** Keep the prose of AMD's own files (default true). */
  readonly descriptions?: boolean;
}

export interface ReadResult {
  readonly spec: IsaSpec;
  /** Everything the schema does not have, in document order. */
  readonly unknown: readonly UnknownElement[];
  /** Where each object of the model came from. */
  readonly origins: WeakMap<object, XmlElement>;
}

/**
 * Reads a file in AMD's machine-readable ISA schema (1.0, 1.1.1, 1.2.0). Checks form only; references and
 * consistency are `validateSpec`'s. Throws `SpecError` with path and line.
 */
export function readIsaXml(text: string, options: ReadOptions = {}): ReadResult {
  const root = parseXml(text, options.file);
  const context: ReadContext = {
    unknown: [],
    origins: new WeakMap(),
    keepDescriptions: options.descriptions ?? true,
  };
  if (root.name !== "Spec") throw errorAt(root, `the root element is ${root.name}, not Spec`);
  return { spec: readSpec(context, root), unknown: context.unknown, origins: context.origins };
}

function readSpec(context: ReadContext, root: XmlElement): IsaSpec {
  checkShape(context, root, ["Document", "ISA"]);
  const document = required(root, "Document");
  checkShape(context, document, ["Copyright", "Sensitivity", "License", "ReleaseDate", "SchemaVersion"]);
  const license = optional(document, "License")?.text;
  const isa = required(root, "ISA");
  checkShape(context, isa, [
    'Architecture', 'Encodings', 'Instructions', 'DataFormats', 'OperandTypes', 'FunctionalGroups', 'FunctionalSubgroups',
  ]); // prettier-ignore
  const architecture = required(isa, "Architecture");
  checkShape(context, architecture, ["ArchitectureName", "ArchitectureId"]);
  const spec: IsaSpec = {
    document: {
      copyright: optional(document, "Copyright")?.text ?? "",
      sensitivity: optional(document, "Sensitivity")?.text ?? "",
      ...(license === undefined ? {} : { license }),
      releaseDate: childText(document, "ReleaseDate"),
      schemaVersion: childText(document, "SchemaVersion"),
    },
    architecture: {
      name: childText(architecture, "ArchitectureName"),
      id: childInt(architecture, "ArchitectureId", 65535),
    },
    encodings: readAll(context, isa, "Encodings", "Encoding", readEncoding),
    instructions: readAll(context, isa, "Instructions", "Instruction", readInstruction),
    dataFormats: readAll(context, isa, "DataFormats", "DataFormat", readDataFormat),
    operandTypes: readAll(context, isa, "OperandTypes", "OperandType", readOperandType),
    functionalGroups: readAll(context, isa, "FunctionalGroups", "FunctionalGroup", readGroup),
    // Schema 1.0 has no list of subgroups.
    functionalSubgroups:
      optional(isa, "FunctionalSubgroups") === undefined
        ? []
        : readAll(context, isa, "FunctionalSubgroups", "FunctionalSubgroup", readGroup),
  };
  context.origins.set(spec, root);
  return spec;
}

function readAll<T>(
  context: ReadContext,
  isa: XmlElement,
  outer: string,
  inner: string,
  read: (context: ReadContext, element: XmlElement) => T,
): T[] {
  const container = required(isa, outer);
  checkShape(context, container, [`${inner}*`]);
  return list(container, inner).map((element) => read(context, element));
}

function readGroup(context: ReadContext, element: XmlElement): FunctionalGroup {
  checkShape(context, element, ["Name", "Description"]);
  return { name: childText(element, "Name"), ...descriptionOf(context, element) };
}

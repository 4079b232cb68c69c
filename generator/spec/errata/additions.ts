/**
 * `spec/errata/<generation>.xml`: what AMD's file lacks, in AMD's own element form.
 *
 *     <SpecAdditions Generation="rdna4">
 *      <Addition>
 *       <Reason>why</Reason> <Source>who says so</Source>
 *       <Encoding>, <Instruction>, <DataFormat>, <OperandType> ...
 *
 * A whole element is new. An element with a name and no body (an Encoding without BitCount, an Instruction without
 * InstructionFlags) extends the one of that name: by identifiers, by forms. What is there already with equal content
 * gives a note; with other content, or nothing to extend, a `SpecError`.
 */
import { isDeepStrictEqual } from "node:util";
import { reporting, type ReportError } from "../errors.js";
import { formKey } from "../forms.js";
import type { Encoding, Instruction, IsaSpec } from "../model.js";
import { attribute, checkShape, childName, childText, errorAt, list, optional, remember, required, type ReadContext } from '../xml/access.js'; // prettier-ignore
import { readEncoding, readIdentifiers } from "../xml/encodings.js";
import { readDataFormat, readOperandType } from "../xml/formats.js";
import { instructionName, readForms, readInstruction } from "../xml/instructions.js";
import { parseXml, type XmlElement } from "../xml/tree.js";

export interface AdditionsResult {
  readonly spec: IsaSpec;
  /** Additions that the base holds already. */
  readonly notes: readonly string[];
}

/**
 * Applies a file of additions. Elements that the schema does not have are errors here: the file is ours. An addition
 * that contradicts the base goes to `report`, element by element; without `report` it is thrown.
 */
export function applyAdditions(
  base: IsaSpec,
  text: string,
  place: { readonly file: string; readonly generation: string },
  origins: WeakMap<object, XmlElement>,
  report?: ReportError,
): AdditionsResult {
  const root = parseXml(text, place.file);
  if (root.name !== "SpecAdditions")
    throw errorAt(root, `the root element is ${root.name}, not SpecAdditions`);
  if (attribute(root, "Generation") !== place.generation)
    throw errorAt(root, `Generation is not ${place.generation}`);
  const context: ReadContext = { unknown: [], origins, keepDescriptions: true };
  checkShape(context, root, ["Addition*"], ["Generation"]);
  const draft = new Draft(base, place.file, context);
  for (const addition of list(root, "Addition")) {
    checkShape(context, addition, [
      "Reason",
      "Source",
      "Encoding*",
      "Instruction*",
      "DataFormat*",
      "OperandType*",
    ]);
    childText(addition, "Reason");
    childText(addition, "Source");
    // Types first, so that an addition may be written in any order.
    const each = (name: string, add: (element: XmlElement) => void): void => {
      for (const element of list(addition, name)) reporting(report, undefined, () => add(element));
    };
    each("DataFormat", (one) => draft.addWhole("dataFormats", one, readDataFormat(context, one)));
    each("OperandType", (one) => draft.addWhole("operandTypes", one, readOperandType(context, one)));
    each("Encoding", (one) => draft.addEncoding(one));
    each("Instruction", (one) => draft.addInstruction(one));
  }
  const [unknown] = context.unknown;
  if (unknown !== undefined)
    throw errorAt(root, `unknown ${unknown.kind} ${unknown.name} at ${unknown.path}, line ${unknown.line}`);
  return { spec: draft.spec, notes: draft.notes };
}

type Named = { readonly name: string };

class Draft {
  spec: IsaSpec;
  readonly notes: string[] = [];
  readonly #file: string;
  readonly #context: ReadContext;

  constructor(base: IsaSpec, file: string, context: ReadContext) {
    this.spec = base;
    this.#file = file;
    this.#context = context;
  }

  addWhole<K extends "encodings" | "instructions" | "dataFormats" | "operandTypes">(
    key: K,
    element: XmlElement,
    added: IsaSpec[K][number],
  ): void {
    const members: readonly Named[] = this.spec[key];
    const present = members.find((one) => one.name === added.name);
    if (present === undefined) {
      this.spec = { ...this.spec, [key]: [...members, added] };
    } else if (sameFacts(present, added)) {
      this.#alreadyThere(element, added.name);
    } else {
      throw errorAt(element, `${added.name} exists already with other content`);
    }
  }

  addEncoding(element: XmlElement): void {
    if (optional(element, "BitCount") !== undefined) {
      this.addWhole("encodings", element, readEncoding(this.#context, element));
      return;
    }
    checkShape(this.#context, element, ["EncodingName", "EncodingIdentifiers"]);
    const name = childName(element, "EncodingName");
    const present = this.spec.encodings.find((one) => one.name === name);
    if (present === undefined) throw errorAt(element, `there is no encoding ${name} to extend`);
    const fresh = readIdentifiers(
      this.#context,
      required(element, "EncodingIdentifiers"),
      present.bitCount,
    ).filter((one) => {
      if (!present.identifiers.includes(one)) return true;
      this.#alreadyThere(element, `identifier 0x${one.toString(16)} of ${name}`);
      return false;
    });
    this.#replace("encodings", present, { ...present, identifiers: [...present.identifiers, ...fresh] });
  }

  addInstruction(element: XmlElement): void {
    if (optional(element, "InstructionFlags") !== undefined) {
      this.addWhole("instructions", element, readInstruction(this.#context, element));
      return;
    }
    checkShape(this.#context, element, ["InstructionName", "InstructionEncodings"]);
    const name = instructionName(required(element, "InstructionName"));
    const present = this.spec.instructions.find((one) => one.name === name);
    if (present === undefined) throw errorAt(element, `there is no instruction ${name} to extend`);
    const encodings = [...present.encodings];
    for (const form of readForms(this.#context, required(element, "InstructionEncodings"))) {
      const known = encodings.find((one) => formKey(one) === formKey(form));
      if (known === undefined) encodings.push(form);
      else if (sameFacts(known, form))
        this.#alreadyThere(element, `${form.encodingName} ${form.conditionName} of ${name}`);
      else
        throw errorAt(
          this.#context.origins.get(form) ?? element,
          `${name} has this form already, with other content`,
        );
    }
    this.#replace("instructions", present, { ...present, encodings });
  }

  #replace<K extends "encodings" | "instructions">(
    key: K,
    old: IsaSpec[K][number],
    changed: IsaSpec[K][number],
  ): void {
    const origin = this.#context.origins.get(old);
    if (origin !== undefined) remember(this.#context, origin, changed);
    const members: readonly (Encoding | Instruction)[] = this.spec[key];
    this.spec = { ...this.spec, [key]: members.map((one) => (one === old ? changed : one)) };
  }

  #alreadyThere(element: XmlElement, what: string): void {
    this.notes.push(`${this.#file}, line ${element.source.lineAt(element.offset)}: ${what} is there already`);
  }
}

/** Equal apart from prose and from condition numbers, which only schema 1.2.0 has. */
function sameFacts(left: object, right: object): boolean {
  return isDeepStrictEqual(withoutProse(left), withoutProse(right));
}

function withoutProse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProse);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "description" && key !== "conditionId")
      .map(([key, inner]) => [key, withoutProse(inner)]),
  );
}

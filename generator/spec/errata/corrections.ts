/**
 * `spec/errata/corrections.json`: single facts of the XML that are wrong or missing.
 *
 * Each entry: generations, target, operation (replace, remove, alias), old (what it replaces, compared strictly),
 * new, reason, source. Targets are paths below `Spec/ISA`, list members by name:
 *
 *     Instruction[V_MAD_MIX_F32]                                                 alias, remove
 *     Instruction[S_X]/InstructionFlags/IsBranch                                 replace
 *     Instruction[S_X]/InstructionEncoding[ENC_SOP1 default]                     remove
 *     Instruction[S_X]/InstructionEncoding[ENC_SOP1 default]/Opcode              replace
 *     Instruction[S_X]/InstructionEncoding[ENC_SOP1 default]/Operand[2]/<child>  replace (FieldName, DataFormatName,
 *                                                                                OperandType, OperandSize, Input, Output)
 *     Encoding[ENC_VOP3]/EncodingCondition[default]/CondtionExpression           replace, in the text form of conditions
 *     OperandType[OPR_X]/PredefinedValue[name]                                   remove
 *     OperandType[OPR_X]/PredefinedValue[name]/Value                             replace
 *
 * `InstructionEncoding[* has_lit_0]` stands for every form of that condition. A correction that no longer applies is
 * a `SpecError`; an alias that is there already is a note.
 */
import { formatCondition, parseCondition } from "../conditionText.js";
import { SpecError, quote, reporting, type ReportError } from "../errors.js";
import { GENERATION_IDS, STATED_IDS, type GenerationId } from "../generations.js";
import type { JsonNode } from "../json.js";
import type { Encoding, Instruction, InstructionEncoding, IsaSpec, Operand, OperandType } from "../model.js";
import type { XmlElement } from "../xml/tree.js";

export interface Correction {
  readonly generations: readonly GenerationId[];
  readonly target: string;
  readonly operation: "replace" | "remove" | "alias";
  readonly old?: string;
  readonly new?: string;
  readonly reason: string;
  readonly source: string;
  /** Place in the JSON file. */
  readonly path: string;
  readonly file: string;
}

/** Reads the file's list; throws `SpecError` for a shape that is not the one above. */
export function parseCorrections(root: JsonNode): Correction[] {
  return root
    .object(["about", "corrections"])
    .get("corrections")
    .list()
    .map((node) => {
      const row = node.object(["generations", "target", "operation", "old", "new", "reason", "source"]);
      const operation = row.get("operation").oneOf(["replace", "remove", "alias"]);
      const old = operation === "replace" ? row.get("old").text() : undefined;
      const fresh = operation === "remove" ? undefined : row.get("new").text();
      if (old === undefined && row.optional("old") !== undefined)
        node.fail(`${operation} takes no old value`);
      if (fresh === undefined && row.optional("new") !== undefined) node.fail("remove takes no new value");
      const generations = row.get("generations");
      return {
        generations:
          generations.value === "all"
            ? STATED_IDS
            : generations.list().map((one) => one.oneOf(GENERATION_IDS)),
        target: row.get("target").text(),
        operation,
        ...(old === undefined ? {} : { old }),
        ...(fresh === undefined ? {} : { new: fresh }),
        reason: row.get("reason").text(),
        source: row.get("source").text(),
        path: node.path,
        file: node.file,
      };
    });
}

export interface CorrectionsResult {
  readonly spec: IsaSpec;
  readonly notes: readonly string[];
}

/**
 * Applies the corrections of one generation in order. One that does not apply goes to `report` and is passed over;
 * without `report` it is thrown.
 */
export function applyCorrections(
  base: IsaSpec,
  corrections: readonly Correction[],
  generation: GenerationId,
  origins: WeakMap<object, XmlElement>,
  report?: ReportError,
): CorrectionsResult {
  let spec = base;
  const notes: string[] = [];
  for (const correction of corrections) {
    if (!correction.generations.includes(generation)) continue;
    spec = reporting(report, spec, () => new Applier(correction, generation, origins, notes).apply(spec));
  }
  return { spec, notes };
}

interface Step {
  readonly element: string;
  readonly key: string | undefined;
}

class Applier {
  readonly #correction: Correction;
  readonly #generation: string;
  readonly #origins: WeakMap<object, XmlElement>;
  readonly #notes: string[];

  constructor(
    correction: Correction,
    generation: string,
    origins: WeakMap<object, XmlElement>,
    notes: string[],
  ) {
    this.#correction = correction;
    this.#generation = generation;
    this.#origins = origins;
    this.#notes = notes;
  }

  apply(spec: IsaSpec): IsaSpec {
    const steps = this.#steps();
    const [first, ...rest] = steps;
    switch (first?.element) {
      case "Instruction":
        return {
          ...spec,
          instructions: this.#within(spec.instructions, first, (one) => this.#instruction(one, rest)),
        };
      case "Encoding":
        return {
          ...spec,
          encodings: this.#within(spec.encodings, first, (one) => this.#encoding(one, rest)),
        };
      case "OperandType":
        return {
          ...spec,
          operandTypes: this.#within(spec.operandTypes, first, (one) => this.#operandType(one, rest)),
        };
      default:
        return this.#noSuchTarget();
    }
  }

  #steps(): Step[] {
    return this.#correction.target.split("/").map((part) => {
      const match = /^(\w+)(?:\[([^\]]+)\])?$/.exec(part);
      if (match === null) return this.#noSuchTarget();
      return { element: match[1]!, key: match[2] };
    });
  }

  #instruction(instruction: Instruction, steps: readonly Step[]): Instruction | null {
    const [step, ...rest] = steps;
    if (step === undefined) return this.#wholeInstruction(instruction);
    if (step.element === "InstructionFlags" && rest.length === 1) {
      const key = flagKey(rest[0]!.element);
      if (!(key in instruction.flags)) return this.#noSuchTarget();
      const flags = { ...instruction.flags, [key]: this.#replaceFlag(instruction.flags[key]) };
      return { ...instruction, flags };
    }
    if (step.element === "FunctionalGroup" && rest[0]?.element === "Name") {
      return { ...instruction, functionalGroup: this.#replaceText(instruction.functionalGroup) };
    }
    if (step.element !== "InstructionEncoding" || step.key === undefined) return this.#noSuchTarget();
    const [encodingName, conditionName] = step.key.split(" ");
    let hits = 0;
    const encodings = instruction.encodings.flatMap((form) => {
      if (
        form.conditionName !== conditionName ||
        (encodingName !== "*" && form.encodingName !== encodingName)
      )
        return [form];
      hits++;
      const changed = this.#form(form, rest);
      return changed === null ? [] : [this.#moved(form, changed)];
    });
    if (hits === 0) this.#fail(`${instruction.name} has no form ${step.key}`);
    return { ...instruction, encodings };
  }

  #wholeInstruction(instruction: Instruction): Instruction | null {
    if (this.#correction.operation === "remove") return null;
    if (this.#correction.operation !== "alias") return this.#noSuchTarget();
    const alias = this.#correction.new!;
    if (!/^[A-Z][A-Z0-9_]*$/.test(alias)) this.#fail(`${quote(alias)} is no instruction name`);
    if (alias === instruction.name) this.#fail(`the instruction is called ${alias} already`);
    if (instruction.aliases.includes(alias)) {
      this.#notes.push(
        `${this.#correction.file}, ${this.#correction.path}: ${instruction.name} has the alias ${alias} already`,
      );
      return instruction;
    }
    return { ...instruction, aliases: [...instruction.aliases, alias] };
  }

  #form(form: InstructionEncoding, steps: readonly Step[]): InstructionEncoding | null {
    const [step, ...rest] = steps;
    if (step === undefined) return this.#correction.operation === "remove" ? null : this.#noSuchTarget();
    if (step.element === "Opcode" && rest.length === 0)
      return { ...form, opcode: this.#replaceNumber(form.opcode) };
    if (step.element !== "Operand" || rest.length !== 1) return this.#noSuchTarget();
    const order = Number(step.key);
    if (!form.operands.some((one) => one.order === order)) this.#fail(`there is no operand ${step.key}`);
    return {
      ...form,
      operands: form.operands.map((one) =>
        one.order === order ? this.#moved(one, this.#operand(one, rest[0]!.element)) : one,
      ),
    };
  }

  #operand(operand: Operand, child: string): Operand {
    switch (child) {
      case "FieldName":
        return { ...operand, fieldName: this.#replaceText(operand.fieldName ?? "none") };
      case "DataFormatName":
        return { ...operand, dataFormat: this.#replaceText(operand.dataFormat) };
      case "OperandType":
        return { ...operand, operandType: this.#replaceText(operand.operandType) };
      case "OperandSize":
        return { ...operand, size: this.#replaceNumber(operand.size) };
      case "Input":
        return { ...operand, input: this.#replaceFlag(operand.input) };
      case "Output":
        return { ...operand, output: this.#replaceFlag(operand.output) };
      default:
        return this.#noSuchTarget();
    }
  }

  #encoding(encoding: Encoding, steps: readonly Step[]): Encoding {
    const [step, last] = steps;
    if (step?.element !== "EncodingCondition" || last?.element !== "CondtionExpression")
      return this.#noSuchTarget();
    const conditions = this.#within(encoding.conditions, step, (condition) => {
      const old = condition.expression === undefined ? "none" : formatCondition(condition.expression);
      const expression = parseCondition(this.#replaceText(old), {
        path: this.#correction.path,
        file: this.#correction.file,
      });
      return { ...condition, expression };
    });
    return { ...encoding, conditions };
  }

  #operandType(type: OperandType, steps: readonly Step[]): OperandType {
    const [step, last] = steps;
    if (step?.element !== "PredefinedValue") return this.#noSuchTarget();
    const predefinedValues = this.#within(type.predefinedValues, step, (value) => {
      if (last === undefined) return this.#correction.operation === "remove" ? null : this.#noSuchTarget();
      return last.element === "Value"
        ? { ...value, value: this.#replaceNumber(value.value) }
        : this.#noSuchTarget();
    });
    return { ...type, predefinedValues };
  }

  /** Changes the one member that the step names; null removes it. */
  #within<T extends { readonly name: string }>(
    members: readonly T[],
    step: Step,
    change: (member: T) => T | null,
  ): T[] {
    if (!members.some((one) => one.name === step.key)) this.#fail(`there is no ${step.element} ${step.key}`);
    return members.flatMap((one) => {
      if (one.name !== step.key) return [one];
      const changed = change(one);
      return changed === null ? [] : [this.#moved(one, changed)];
    });
  }

  #moved<T extends object>(old: T, changed: T): T {
    const origin = this.#origins.get(old);
    if (origin !== undefined) this.#origins.set(changed, origin);
    return changed;
  }

  #replaceText(current: string): string {
    if (this.#correction.operation !== "replace") return this.#noSuchTarget();
    if (current !== this.#correction.old)
      this.#fail(`it is ${quote(current)}, not ${quote(this.#correction.old!)}`);
    return this.#correction.new!;
  }

  #replaceNumber(current: number): number {
    const text = this.#replaceText(String(current));
    return /^\d{1,10}$/.test(text) ? Number(text) : this.#fail(`${quote(text)} is no number`);
  }

  #replaceFlag(current: boolean): boolean {
    const text = this.#replaceText(String(current));
    return text === "true" || text === "false"
      ? text === "true"
      : this.#fail(`${quote(text)} is neither true nor false`);
  }

  #noSuchTarget(): never {
    return this.#fail(`${this.#correction.operation} cannot be applied to such a target`);
  }

  #fail(reason: string): never {
    const { target, file, path } = this.#correction;
    throw new SpecError(`correction of ${target} no longer applies to ${this.#generation}: ${reason}`, {
      file,
      path,
    });
  }
}

function flagKey(element: string): keyof Instruction["flags"] {
  return (element.charAt(0).toLowerCase() + element.slice(1)) as keyof Instruction["flags"];
}

/** `coverage`: how many forms of each generation decode, encode, print and execute, and how exactly. */
import { DecodeError } from "../runtime/isa/errors.js";
import type { Isa } from "../runtime/isa/isa.js";
import type { Form } from "../runtime/isa/model.js";
import type { AsmTables } from "../runtime/asm/tables.js";
import { Disassembler } from "../runtime/asm/disassembler.js";
import { encodeFields, joinHalves, toBytes } from "../runtime/isa/encode.js";
import { fidelityOf, type Executors } from "../runtime/wave/index.js";

/** One generation's row (docs/schema/coverage.json). */
export interface Coverage {
  readonly generation: string;
  readonly instructions: number;
  readonly forms: number;
  /** Forms whose identifier with harmless operands decodes to themselves. */
  readonly decode: number;
  /** Of these, the ones whose fields encode to the same bytes. */
  readonly encode: number;
  /** Of these, the ones that the disassembler prints. */
  readonly print: number;
  /** Forms of instructions that have an executor. */
  readonly execute: number;
  /** Forms that execute, by fidelity. */
  readonly fidelity: { readonly exact: number; readonly rounded: number; readonly unknown: number };
  /** Instructions without an executor. */
  readonly unsupported: readonly string[];
  /** Forms for which no operands were found that decode; listed, not hidden. */
  readonly undecoded: readonly string[];
}

export function coverage(isa: Isa, executors: Executors, asm: AsmTables): Coverage {
  const { forms, instructions } = isa.model;
  const printer = new Disassembler(isa, asm);
  const fidelity = { exact: 0, rounded: 0, unknown: 0 };
  const undecoded: string[] = [];
  let encode = 0;
  let print = 0;
  let execute = 0;
  for (const form of forms) {
    const bytes = sample(isa, form);
    if (bytes === null)
      undecoded.push(`${form.instruction.name} ${form.encoding.name} ${form.variant.condition}`);
    else {
      const inst = isa.decode(bytes);
      const back = encodeFields(isa, inst);
      if (back.length === bytes.length && back.every((byte, i) => byte === bytes[i])) encode++;
      try {
        if (printer.print(inst) !== "") print++;
      } catch (error) {
        if (!(error instanceof DecodeError)) throw error;
      }
    }
    const semantics = executors.semantics.get(form.instruction.name);
    if (semantics !== undefined) {
      execute++;
      fidelity[fidelityOf(executors, form.instruction.name).kind]++;
    }
  }
  return {
    generation: isa.id,
    instructions: instructions.length,
    forms: forms.length,
    decode: forms.length - undecoded.length,
    encode,
    print,
    execute,
    fidelity,
    unsupported: instructions.filter((one) => !executors.semantics.has(one.name)).map((one) => one.name),
    undecoded,
  };
}

/** Bytes that decode to the form: its identifier, the values its condition asks for, and operands that its types list. */
export function sample(isa: Isa, form: Form): Uint8Array | null {
  const partner =
    form.half === ""
      ? null
      : isa.model.forms.find(
          (one) => one.half !== form.half && one.half !== "" && plain(one) === plain(form),
        );
  for (const seed of [0, 1, 2, 3]) {
    let words = [...form.identifier];
    let layout = form.encoding;
    if (partner != null) {
      layout = partner.encoding.bits > layout.bits ? partner.encoding : layout;
      words = joinHalves(layout, form, partner);
    }
    for (const one of partner == null ? [form] : [form, partner])
      fillOperands(one, layout.fieldByName, words, seed);
    const bytes = toBytes(words);
    try {
      const inst = isa.decode(bytes);
      if (inst.form === form || inst.formY === form) return bytes;
    } catch {
      // Other operands may fit.
    }
  }
  return null;
}

const plain = (form: Form): string => form.encoding.name.replace("_INST_LITERAL", "").replace(/_[XY]$/, "");

type Fields = Form["encoding"]["fieldByName"];

function fillOperands(form: Form, fields: Fields, words: number[], seed: number): void {
  for (const operand of form.operands) {
    if (operand.field === null || operand.type.runs.length === 0) continue;
    const field = fields.get(operand.field);
    if (field === undefined || field.width > 32) continue;
    const codes = operand.type.values.flatMap((value, code) =>
      value !== undefined &&
      (value.file !== null || value.kind === "special") &&
      code >> field.padding < 2 ** field.width
        ? [code]
        : [],
    );
    // Registers that are even and far from the end suit every width; later tries take other listed values.
    const code =
      seed === 0
        ? codes.find((one) => one % 4 === 0)
        : seed === 1
          ? codes[codes.length - 1]
          : seed === 2
            ? codes[0]
            : codes.find((one) => one % 4 === 0 && one > 0);
    if (code === undefined) continue;
    for (const p of field.pieces) {
      words[p.word] =
        (words[p.word]! | ((((code >> field.padding) >> p.lsb) & (2 ** p.width - 1)) << p.shift)) >>> 0;
    }
  }
  for (const [, name, list] of form.variant.expression.matchAll(/(\w+) (?:==|in) \[?([\d, ]+)/g)) {
    const field = fields.get(form.half === "y" && name === "SRCX0" ? "SRCY0" : name!);
    if (field === undefined) continue;
    const value = Number(list!.split(",")[0]);
    for (const p of field.pieces) {
      words[p.word] = ((words[p.word]! & ~((2 ** p.width - 1) << p.shift)) | (value << p.shift)) >>> 0;
    }
  }
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)}%`;

/** A table, a row a generation; then what is not supported. */
export function coverageText(rows: readonly Coverage[], full: boolean): string {
  const head = [
    "generation",
    "instructions",
    "forms",
    "decode",
    "encode",
    "print",
    "execute",
    "exact",
    "rounded",
    "unknown",
  ];
  const cells = rows.map((row) => [
    row.generation,
    String(row.instructions),
    String(row.forms),
    ...[row.decode, row.encode, row.print, row.execute].map((count) => percent(count, row.forms)),
    ...[row.fidelity.exact, row.fidelity.rounded, row.fidelity.unknown].map((count) =>
      percent(count, row.execute),
    ),
  ]);
  const widths = head.map((title, i) => Math.max(title.length, ...cells.map((row) => row[i]!.length)));
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join("  ");
  const lines = [line(head), ...cells.map(line)];
  for (const row of rows) {
    lines.push("", `${row.generation}: ${row.unsupported.length} instructions have no executor`);
    if (full || row.unsupported.length <= 12) lines.push(...row.unsupported.map((name) => `  ${name}`));
    else lines.push(`  ${row.unsupported.slice(0, 12).join(", ")} ... (all with --json)`);
    if (row.undecoded.length > 0)
      lines.push(
        `${row.generation}: no sample decodes for ${row.undecoded.length} forms: ${row.undecoded.slice(0, 6).join("; ")}`,
      );
  }
  return lines.join("\n");
}

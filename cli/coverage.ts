/** `coverage`: how many forms of each generation decode, encode, print and execute, and how exactly. */
import type { AsmTables } from "../runtime/asm/tables.js";
import type { Isa } from "../runtime/isa/isa.js";
import { fidelityOf, type Executors } from "../runtime/wave/index.js";
import { Sampler, STEPS } from "./sample.js";

/** A form with which not everything works, and what the step that fails says of its best sample. */
export interface Shortfall {
  readonly instruction: string;
  readonly encoding: string;
  readonly condition: string;
  readonly step: (typeof STEPS)[number];
  readonly reason: string;
}

/** One generation's row (docs/schema/coverage.json). */
export interface Coverage {
  readonly generation: string;
  readonly instructions: number;
  readonly forms: number;
  /** Forms for which a sample (sample.ts) was found that decodes to just that form. */
  readonly decode: number;
  /** Of these, the ones whose fields encode to the same bytes. */
  readonly encode: number;
  /** Of these, the ones whose text assembles to the same bytes. */
  readonly print: number;
  /** Forms of instructions that have an executor. */
  readonly execute: number;
  /** Forms that execute, by fidelity. */
  readonly fidelity: { readonly exact: number; readonly rounded: number; readonly unknown: number };
  /** Instructions without an executor. */
  readonly unsupported: readonly string[];
  /** Forms that do not decode, encode and print. */
  readonly missing: readonly Shortfall[];
}

export function coverage(isa: Isa, executors: Executors, asm: AsmTables): Coverage {
  const { forms, instructions } = isa.model;
  const sampler = new Sampler(isa, asm);
  const fidelity = { exact: 0, rounded: 0, unknown: 0 };
  const missing: Shortfall[] = [];
  const done = { decode: 0, encode: 0, print: 0 };
  let execute = 0;
  for (const form of forms) {
    const { steps, reason } = sampler.sample(form);
    for (const step of STEPS.slice(0, steps)) done[step]++;
    const failed = STEPS.at(steps);
    const { name } = form.instruction;
    if (failed !== undefined)
      missing.push({
        instruction: name,
        encoding: form.encoding.name,
        condition: form.variant.condition,
        step: failed,
        reason,
      });
    if (executors.semantics.has(name)) {
      execute++;
      fidelity[fidelityOf(executors, name).kind]++;
    }
  }
  return {
    generation: isa.id,
    instructions: instructions.length,
    forms: forms.length,
    ...done,
    execute,
    fidelity,
    unsupported: instructions.filter((one) => !executors.semantics.has(one.name)).map((one) => one.name),
    missing,
  };
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
    if (row.missing.length === 0) continue;
    lines.push(`${row.generation}: ${row.missing.length} forms do not decode, encode and print`);
    const shown = full ? row.missing : row.missing.slice(0, 6);
    for (const one of shown)
      lines.push(`  ${one.instruction} ${one.encoding} ${one.condition} (${one.step}): ${one.reason}`);
    if (shown.length < row.missing.length) lines.push("  ... (all with --json)");
  }
  return lines.join("\n");
}

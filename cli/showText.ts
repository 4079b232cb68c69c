/** `show` as text. */
import type { Isa } from "../runtime/isa/isa.js";
import type { BitRow, OtherGeneration, Page } from "./show.js";

const range = (row: BitRow): string => (row.high === row.low ? `${row.high}` : `${row.high}:${row.low}`);

export function pageText(page: Page, isas: readonly Isa[]): string {
  const nameOf = new Map(isas.map((isa) => [isa.id, isa.generation.name]));
  const lines = [
    `${page.name}  ${nameOf.get(page.generation)} (${page.gfx.join(", ")})`,
    ...(page.aliases.length === 0 ? [] : [`also named ${page.aliases.join(", ")}`]),
    "",
    `encoding    ${page.encoding}${page.when === "" ? "" : `, when ${page.when}`}`,
    `width       ${page.width} bits`,
    `opcode      ${page.opcode}`,
    `identifier  ${page.identifier}`,
    "",
    "bits",
    ...table(
      page.bits.map((row) => [
        range(row),
        row.field ?? "unassigned",
        row.value === null ? "" : `= ${row.value}`,
      ]),
    ),
    "",
    "operands",
    ...(page.operands.length === 0 ? ["  none"] : []),
    ...table(
      page.operands.map((operand) => [
        operand.field ?? "(no field)",
        operand.direction,
        `${operand.size} bits`,
        `${operand.type} (${operand.typeWords})`,
        `${operand.format} (${operand.formatWords})`,
        operand.implicit ? "implicit" : "",
      ]),
    ),
    "",
    "generations",
    ...generationLines(page.generations, nameOf),
  ];
  if (page.semantics !== null) {
    const { text, fidelity, source, notes } = page.semantics;
    lines.push(
      "",
      `semantics (${fidelity}${source === "" ? "" : `; ${source}`})`,
      ...text.split("\n").map((line) => `  ${line}`),
    );
    for (const note of notes) lines.push(`  note: ${note}`);
  } else lines.push("", "semantics   none yet: executing it throws UnsupportedError");
  if (page.example !== null)
    lines.push(
      "",
      `example     ${page.example.bytes}${page.example.text === null ? "" : `  ${page.example.text}`}`,
    );
  const others = page.forms.filter((form) => !form.startsWith(`${page.encoding} ${page.condition}`));
  if (others.length > 0) lines.push("", `other forms ${others.join(", ")}`);
  return lines.join("\n");
}

/** Columns padded to their widest cell. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, cell.length)));
  return rows.map((row) => `  ${row.map((cell, i) => cell.padEnd(widths[i]!)).join("  ")}`.trimEnd());
}

/** Generations that differ alike share a line; operand values stand on lines of their own. */
function generationLines(others: readonly OtherGeneration[], nameOf: ReadonlyMap<string, string>): string[] {
  const groups = new Map<string, string[]>();
  const values = new Map<string, string[]>();
  const add = (map: Map<string, string[]>, key: string, id: string): void => {
    map.set(key, [...(map.get(key) ?? []), nameOf.get(id) ?? id]);
  };
  for (const other of others) {
    const told = other.differences.filter(({ aspect }) => aspect !== "operand values");
    const key = other.absent
      ? "absent"
      : told.length === 0
        ? "the same"
        : `different in ${told.map(({ aspect, details }) => `${aspect} (${details.slice(0, 6).join("; ")}${details.length > 6 ? "; ..." : ""})`).join(", ")}`;
    add(groups, key, other.generation);
    for (const { aspect, details } of other.differences) {
      if (aspect === "operand values") add(values, `operand values: ${details.join("; ")}`, other.generation);
    }
  }
  return [...groups, ...values].map(([key, ids]) => `  ${ids.join(", ")}: ${key}`);
}

/** Emits generated/<generation>/asm.ts: how every form is written, as the rows that runtime/asm/tables.ts reads. */
import { factsOf } from "../spec/generations.js";
import type { OperandType, PredefinedValue } from "../spec/model.js";
import { loadAsmSpec, type AsmSpec, type NameList } from "./asmSpec.js";
import { SyntaxBuilder } from "./asmSyntax.js";
import { runs, type TableLayout } from "./tables.js";
import { banner } from "./text.js";

const block = (name: string, rows: readonly string[]): string =>
  `  ${name}: \`\n${rows.map((row) => row.replaceAll("\\", "\\\\").replaceAll("`", "\\`")).join("\n")}\n\`,`;

export function asmFile(layout: TableLayout): string {
  const { generation, spec } = layout;
  const asm = loadAsmSpec(factsOf(generation));
  const builder = new SyntaxBuilder(spec, asm);
  const syntaxes: string[] = [];
  const index = new Map<string, number>();
  const forms = spec.instructions.map((instruction) => {
    const texts = builder.forms(instruction);
    const base = texts.find((text) => text !== null)?.base ?? instruction.name.toLowerCase();
    const parts = texts.map((text) => {
      if (text === null) return "-";
      let number = index.get(text.row);
      if (number === undefined) {
        number = syntaxes.push(text.row) - 1;
        index.set(text.row, number);
      }
      return text.base === base ? String(number) : `${number}!${text.base}`;
    });
    return [...(base === instruction.name.toLowerCase() ? [] : [`!${base}`]), ...parts].join(" ");
  });
  return [
    banner(
      `${generation.name}: how instructions are written in assembly.`,
      `spec/${generation.isaFile} and spec/asm`,
    ),
    `import { bindAsm, type BoundAsm } from "../../runtime/asm/bind.js";`,
    `import type { AsmTables } from "../../runtime/asm/tables.js";`,
    `import { ${generation.id} } from "./index.js";`,
    "",
    "/** How each form is written, as rows. */",
    "export const asm: AsmTables = {",
    `  registers: "${registers(spec.operandTypes, asm)}",`,
    `  registerAliases: "${registerAliases(spec.operandTypes, asm)}",`,
    `  unread: "${asm.unreadRegisters.join(" ")}",`,
    `  nullCode: ${asm.absentCode},`,
    `  true16: ${asm.true16},`,
    `  limits: ${limits(asm)},`,
    block(
      "enums",
      asm.names.map((list) => `${list.name}|${names(list, spec.operandTypes)}`),
    ),
    block("syntaxes", syntaxes),
    block("forms", forms),
    "};",
    "",
    `/** ${generation.name}'s assembly, both ways. */`,
    `export const { disassemble, listing, listingText, assemble, assembleSource }: BoundAsm = /* @__PURE__ */ bindAsm({ isa: ${generation.id}, asm });`,
    "",
  ].join("\n");
}

/** The limits as an object literal. */
function limits({ limits: { scalarReads, oneScalar, banks, values } }: AsmSpec): string {
  const rows = values.map(({ instructions, encodings, field, values: allowed, part, expected }) =>
    [instructions, encodings, field, allowed, part, expected].join(" ; "),
  );
  const text = { scalarReads, oneScalar: oneScalar.join(" "), banks, values: rows };
  return JSON.stringify(text)
    .replace(/"(\w+)":/g, " $1: ")
    .replace(/}/g, " }");
}

/** Names of scalar operand codes, as rows of names and codes. */
const registers = (types: readonly OperandType[], asm: AsmSpec): string =>
  runs(sorted(registerNames(types, asm)));

/** `scc@253`: further names of the registers that the generation has and reads. */
function registerAliases(types: readonly OperandType[], asm: AsmSpec): string {
  const codes = new Map([...registerNames(types, asm)].map(([code, name]) => [name, code]));
  return asm.registerAliases
    .split(" ")
    .map((pair) => pair.split("=") as [string, string])
    .filter(([, printed]) => codes.has(printed) && !asm.unreadRegisters.includes(printed))
    .map(([name, printed]) => `${name}@${codes.get(printed)!}`)
    .join(" ");
}

/** Names of scalar operand codes: the XML's, in lower case, and what LLVM adds. */
function registerNames(types: readonly OperandType[], asm: AsmSpec): ReadonlyMap<number, string> {
  const byCode = new Map<number, string>();
  for (const type of types) {
    if (!/^OPR_(SRC|SSRC|SDST|SREG)/.test(type.name)) continue;
    for (const { name, value } of type.predefinedValues) {
      if (value < 256 && /^[A-Za-z]/.test(name) && !/^SRC_LITERAL|^acc|^v\d/.test(name))
        byCode.set(value, name.toLowerCase());
    }
  }
  for (const row of asm.registers) {
    for (const part of row.split(" ")) {
      const [name, code] = part.split("@") as [string, string];
      byCode.set(Number(code), name);
    }
  }
  return byCode;
}

const sorted = (byValue: ReadonlyMap<number, string>): PredefinedValue[] =>
  [...byValue].sort(([a], [b]) => a - b).map(([value, name]) => ({ name, value }));

/** One list's names: from the XML, changed as spec/asm/names.json says, then the ones that are only read. */
function names(list: NameList, types: readonly OperandType[]): string {
  const byValue = new Map<number, string>();
  for (const from of list.from) {
    const [typeName, part] = from.split(".") as [string, string];
    const type = types.find((one) => one.name === typeName);
    for (const { name, value } of type?.fields.find((field) => field.name === part)?.predefinedValues ?? [])
      byValue.set(value, name);
  }
  const also: string[] = [];
  const verbatim: string[] = [];
  for (const change of list.changes) {
    for (const value of change.drop) byValue.delete(value);
    if (list.from.length === 0) verbatim.push(change.set);
    else
      for (const part of change.set.split(" ").filter((one) => one !== "")) {
        const at = part.lastIndexOf("@");
        byValue.set(Number(part.slice(at + 1)), part.slice(0, at));
      }
    if (change.also !== "") also.push(change.also);
  }
  return [...(list.from.length === 0 ? verbatim : [runs(sorted(byValue))]), ...also]
    .filter((text) => text !== "")
    .join(" ");
}

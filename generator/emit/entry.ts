/** Emits the index files that make the package's entry points. */
import type { Generation } from "../spec/generations.js";
import type { TableLayout } from "./tables.js";
import { banner } from "./text.js";

/** generated/<generation>/index.ts: `import { rdna4 } from "amdgpu-isa/rdna4"`. */
export function generationIndex(layout: TableLayout): string {
  const { generation } = layout;
  const slots = layout.shapesY.length > 0 ? "slot, slotY" : "slot";
  const first = layout.spec.instructions.length;
  return [
    banner(
      `${generation.name} (${generation.targets.join(", ")}): decoder and encoder.`,
      `spec/${generation.isaFile}`,
    ),
    `import { Isa } from "../../runtime/isa/isa.js";`,
    `import { ${slots} } from "./decode.js";`,
    `import { tables } from "./tables.js";`,
    `import type { FieldName, Instructions } from "./types.js";`,
    "",
    `export type { FieldName, Instructions };`,
    "",
    `/** ${generation.name}: ${first} instructions. */`,
    `export const ${generation.id}: Isa<Instructions, FieldName> = /* @__PURE__ */ new Isa({ tables, ${slots} });`,
    "",
  ].join("\n");
}

/** generated/index.ts: the package's root, which loads no generation until asked. */
export function rootIndex(generations: readonly Generation[]): string {
  return [
    banner(
      "The package's root: what all generations share, and how to load one by name.",
      "spec/generations.json",
    ),
    `export * from "../runtime/index.js";`,
    `import type { AsmTables } from "../runtime/asm/tables.js";`,
    `import type { Isa } from "../runtime/isa/isa.js";`,
    `import type { Executors } from "../runtime/wave/index.js";`,
    "",
    "/** The generations, CDNA first. */",
    `export const generations = [${generations.map((g) => `"${g.id}"`).join(", ")}] as const;`,
    "export type GenerationId = (typeof generations)[number];",
    "",
    ...loader(generations, "loadIsa", "Isa", "index", (id) => id, [
      "Loads a generation's decoder and encoder. Where the name is known when you write the program, import its entry point.",
    ]),
    ...loader(generations, "loadExecutors", "Executors", "execute", () => "executors", [
      "Loads what a generation's instructions do.",
    ]),
    ...loader(generations, "loadAsm", "AsmTables", "asm", () => "asm", [
      "Loads how a generation's instructions are written.",
    ]),
  ].join("\n");
}

/** A function that imports one module of a generation when called, so that bundlers split it off. */
function loader(
  generations: readonly Generation[],
  name: string,
  type: string,
  module: string,
  pick: (id: string) => string,
  doc: readonly string[],
): string[] {
  return [
    `/** ${doc.join(" ")} */`,
    `export async function ${name}(id: GenerationId): Promise<${type}> {`,
    "  switch (id) {",
    ...generations.flatMap((g) => [
      `    case "${g.id}":`,
      `      return (await import("./${g.id}/${module}.js")).${pick(g.id)};`,
    ]),
    "    default:",
    '      throw new RangeError(`unknown generation ${String(id)}: known are ${generations.join(", ")}`);',
    "  }",
    "}",
    "",
  ];
}

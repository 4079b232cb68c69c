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
    `import type { Isa } from "../runtime/isa/isa.js";`,
    "",
    "/** The generations, CDNA first. */",
    `export const generations = [${generations.map((g) => `"${g.id}"`).join(", ")}] as const;`,
    "export type GenerationId = (typeof generations)[number];",
    "",
    "/** Loads a generation's decoder and encoder. Where the name is known when you write the program, import its entry point. */",
    "export async function loadIsa(id: GenerationId): Promise<Isa> {",
    "  switch (id) {",
    ...generations.flatMap((g) => [
      `    case "${g.id}":`,
      `      return (await import("./${g.id}/index.js")).${g.id} as unknown as Isa;`,
    ]),
    "    default:",
    '      throw new RangeError(`unknown generation ${String(id)}: known are ${generations.join(", ")}`);',
    "  }",
    "}",
    "",
  ].join("\n");
}

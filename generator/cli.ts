/** `npm run generate`: reads spec/, writes generated/. */
import { mkdirSync, writeFileSync } from "node:fs";
import { loadAll } from "./spec/load.js";
import { decodeFile, layOut, tablesFile } from "./emit/tables.js";

const t0 = performance.now();
for (const { spec, generation, notes } of loadAll()) {
  const layout = layOut(spec, generation, { readsDestination: () => false });
  const dir = new URL(`../generated/${generation.id}/`, import.meta.url);
  mkdirSync(dir, { recursive: true });
  writeFileSync(new URL("tables.ts", dir), tablesFile(layout));
  writeFileSync(new URL("decode.ts", dir), decodeFile(layout));
  const y = layout.shapesY.length > 0;
  writeFileSync(
    new URL("index.ts", dir),
    `import { Isa } from "../../runtime/isa/isa.js";\nimport { slot${y ? ", slotY" : ""} } from "./decode.js";\nimport { tables } from "./tables.js";\nexport const ${generation.id} = new Isa({ tables, slot${y ? ", slotY" : ""} });\n`,
  );
  console.log(
    generation.id,
    Math.round(performance.now() - t0),
    "ms",
    notes.length,
    "notes",
    layout.operandLists.length,
  );
}

/** Emits generated/<generation>/execute.ts: which executor each instruction has, and rules for binding operands. */
import { factsOf } from "../spec/generations.js";
import type { LoadedSpec } from "../spec/load.js";
import { loadMemoryFacts } from "../spec/memoryFacts.js";
import { readBindingFacts, type BindingFacts } from "./binding.js";
import { fidelityOf, type FidelityFact } from "./fidelity.js";
import type { MatrixSemantics } from "./matrix.js";
import type { CompiledSemantics, SemanticsEntry } from "./semantics.js";
import { memoryText } from "./memory.js";
import { banner } from "./text.js";

/** Where an executor is. */
type Place = Pick<SemanticsEntry, "module" | "symbol">;

/** An instruction and its executors. */
interface Row {
  readonly name: string;
  readonly entry: Place;
  readonly clamped: Place | undefined;
}

/** The file of one generation. */
export function executeFile(
  { spec, generation }: LoadedSpec,
  compiled: CompiledSemantics,
  matrix: MatrixSemantics | null,
): string {
  // A generation that follows another does what that one does, unless a definition names it.
  const entries = new Map<string, Place>([
    ...(matrix?.places ?? []),
    ...compiled.byGeneration.get(factsOf(generation))!,
    ...compiled.byGeneration.get(generation.id)!,
  ]);
  const rows: Row[] = [];
  for (const { name, aliases } of spec.instructions) {
    const found = [name, ...aliases].flatMap(definitionNames).find((candidate) => entries.has(candidate));
    if (found === undefined) continue;
    rows.push({ name, entry: entries.get(found)!, clamped: entries.get(`${found}_CLAMP`) });
  }
  const facts = readBindingFacts()(
    generation,
    spec.instructions.map((instruction) => instruction.name),
  );
  const modules = [
    ...new Set(rows.flatMap((row) => [row.entry, row.clamped ?? row.entry].map((e) => e.module))),
  ];
  modules.sort();
  return [
    banner(
      `${generation.name}: what ${rows.length} of ${spec.instructions.length} instructions do.`,
      "spec/pseudocode, spec/operands/binding.json and spec/memory",
    ),
    `import type { Instruction } from "../../runtime/isa/instruction.js";`,
    `import type { Isa } from "../../runtime/isa/isa.js";`,
    `import { execute as executeOne, fidelities, type Executors, type Semantics, type Wave } from "../../runtime/wave/index.js";`,
    ...modules.map(
      (module) => `import { definitions as ${variable(module)} } from "../semantics/${module}.js";`,
    ),
    `import { ${generation.id} } from "./index.js";`,
    "",
    `/** The executors of ${generation.name}, for \`Program\`. */`,
    "export const executors: Executors = {",
    `  generation: "${generation.id}",`,
    ...rulesText(facts),
    ...memoryText(loadMemoryFacts().get(factsOf(generation))!),
    "  semantics: new Map<string, Semantics>([",
    ...rows.map(({ name, entry }) => `    ["${name}", ${reference(entry)}],`),
    "  ]),",
    "  clamped: new Map<string, Semantics>([",
    ...rows.flatMap(({ name, clamped }) =>
      clamped === undefined ? [] : [`    ["${name}", ${reference(clamped)}],`],
    ),
    "  ]),",
    ...fidelityText(rows, (name) => matrix?.facts.get(name) ?? fidelityOf(generation.id, name)),
    "};",
    "",
    "/** Runs one decoded instruction on a wave. @throws UnsupportedError, RunError */",
    "export function execute(wave: Wave, instruction: Instruction): void {",
    `  executeOne(${generation.id} as unknown as Isa, executors, wave, instruction);`,
    "}",
    "",
  ].join("\n");
}

/** Instructions whose result is not known to be exact, those with one reason together. */
function fidelityText(rows: readonly Row[], factOf: (name: string) => FidelityFact): string[] {
  const groups = new Map<string, string[]>();
  for (const { name } of rows) {
    const fact = factOf(name);
    if (fact.kind === "exact" && fact.except === undefined) continue;
    const text = JSON.stringify(fact);
    groups.set(text, [...(groups.get(text) ?? []), name]);
  }
  return [
    "  fidelity: fidelities([",
    ...[...groups].map(([fact, names]) => `    [${fact}, "${names.join(" ")}"],`),
    "  ]),",
  ];
}

/** Names a definition of an instruction may bear: its own, and for half of a pair that of the whole instruction. */
function definitionNames(name: string): string[] {
  return name.startsWith("V_DUAL_") ? [name, name.replace("V_DUAL_", "V_")] : [name];
}

const variable = (module: string): string =>
  module.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const reference = ({ module, symbol }: Place): string => `${variable(module)}.${symbol}`;

function rulesText(facts: BindingFacts): string[] {
  const set = (names: readonly string[]): string =>
    `new Set([${names.map((name) => `"${name}"`).join(", ")}])`;
  const keeps = facts.keepsOtherHalf === "all" ? '"all"' : set(facts.keepsOtherHalf);
  return [
    "  rules: {",
    `    keepsOtherHalf: ${keeps},`,
    `    registerHalves: ${facts.registerHalves},`,
    `    highResults: ${set(facts.highResults)},`,
    `    mixedSources: ${set(facts.mixedSources)},`,
    `    dpp: ${set(facts.dpp)},`,
    `    gprIndex: ${facts.gprIndex},`,
    `    vskip: ${facts.vskip},`,
    `    gdsFirstLane: ${facts.gdsFirstLane},`,
    `    vgprBanks: ${facts.vgprBanks},`,
    "    floatSources: new Map([",
    ...[...facts.floatSources].map(([name, formats]) => `      ["${name}", ${JSON.stringify(formats)}],`),
    "    ]),",
    `    constants: new Map([${[...facts.constants].map((row) => JSON.stringify(row)).join(", ")}]),`,
    `    clampIdle: ${set(facts.clampIdle)},`,
    "  },",
  ];
}

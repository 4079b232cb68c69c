import { Library, type Definition } from "../pseudocode/compile.js";
import { PseudocodeError } from "../pseudocode/errors.js";
import { generations, type Generation } from "../pseudocode/file.js";
import type { Lowered } from "../pseudocode/lower.js";
import { loadGeneration } from "../spec/load.js";
import type { Instruction } from "../spec/model.js";
import { parameterFile, pseudocodeFiles, registerFile } from "./definitions.js";
import { Comparison, load, lowerFor, writesParts, type Executors } from "./machine.js";
import type { ManualTexts } from "./texts.js";
import { comparisonOf } from "./sameness.js";
import { inScope } from "./scope.js";

/** An instruction of a generation whose definition and manual text leave different results. */
export interface Difference {
  readonly name: string;
  readonly generation: Generation;
  /** the first inputs that show it */
  readonly what: string;
}

export interface Omitted {
  readonly name: string;
  readonly generation: Generation;
}

/** A text that could not be translated. */
export interface Unread {
  readonly name: string;
  readonly generation: Generation;
  readonly error: string;
}

interface Pair {
  readonly ours: Definition;
  readonly theirs: Definition;
  /** indices of the executors */
  readonly our: number;
  readonly their: number;
  readonly instruction: Instruction;
  readonly generations: Generation[];
}

interface Machines {
  readonly wave64: Comparison;
  readonly wave32: Comparison;
}

/** Generations whose waves can have 32 lanes. */
const hasWave32 = (generation: Generation): boolean => !/^cdna[1-4]$/.test(generation);

/** All definitions, by generation and name. */
export function definitionTable(): Map<Generation, Map<string, Definition>> {
  const files = [...pseudocodeFiles()].map(([file, text]) => ({ file, text }));
  const table = new Map(generations.map((generation) => [generation, new Map<string, Definition>()]));
  // definitions of other families may still be under way: what they lack is not asked here
  const definitions = Library.parse(files).compileAll(() => undefined);
  for (const definition of definitions) {
    for (const generation of definition.generations) {
      for (const name of definition.names) table.get(generation)!.set(name, definition);
    }
  }
  return table;
}

/**
 * Every register-only definition beside every text of its generation's manual, each different pair once, run on the
 * same inputs.
 */
export async function compareAll(
  manuals: readonly ManualTexts[],
  options: { readonly overlap?: boolean } = {},
): Promise<{
  compared: number;
  /** the same by generation */
  comparedBy: ReadonlyMap<Generation, number>;
  differences: Difference[];
  unread: Unread[];
  /** instructions with a text in the manual and no definition of ours, and those whose families are not compared */
  missing: Omitted[];
  apart: Omitted[];
}> {
  const table = definitionTable();
  const texts: Lowered[] = [];
  const lowered = new Map<string, number>();
  const keep = (definition: Definition, fnuz: boolean): number => texts.push(lowerFor(definition, fnuz)) - 1;
  const pairs = new Map<string, Pair>();
  const unread: Unread[] = [];
  const missing: Omitted[] = [];
  const apart: Omitted[] = [];
  const comparedBy = new Map<Generation, number>();
  const count = (generation: Generation): void =>
    void comparedBy.set(generation, (comparedBy.get(generation) ?? 0) + 1);
  for (const manual of manuals) {
    const { generation } = manual;
    const fnuz = generation === "cdna3";
    for (const instruction of loadGeneration(generation).spec.instructions) {
      const { name } = instruction;
      const ours = table.get(generation)!.get(name);
      if (manual.texts(name).length === 0) continue;
      if (ours === undefined) {
        missing.push({ name, generation });
        continue;
      }
      if (!comparable(ours) || !inScope(instruction)) {
        apart.push({ name, generation });
        continue;
      }
      for (const { text, encoding } of manual.texts(name)) {
        // what a text calls, and what FP8 means, is the generation's
        const own = /_MIN|_MAX|_MED|SAD|[BF][FP]8/.test(name) ? generation : "";
        const key = [ours.symbol, name, manual.dialect, own, text].join("\n");
        const known = pairs.get(key);
        if (known !== undefined) {
          known.generations.push(generation);
          count(generation);
          continue;
        }
        if (/SGPR\[.*\.b128/.test(text)) {
          unread.push({ name, generation, error: "quads of scalar registers" });
          continue;
        }
        try {
          const translated = manual.translate(name, text, encoding);
          // the text says nothing of denormals, and where it runs is the definition's choice
          const attributes = { ...translated.attributes, denormals: ours.attributes.denormals };
          // a text that names the lanes that it reads is a lane's, where the definition is the wave's
          const kind = parameterFile.test(ours.file) ? translated.class : ours.class;
          const theirs = { ...translated, class: kind, attributes };
          const their = keep(theirs, fnuz);
          const id = `${ours.symbol} ${fnuz}`;
          const our = lowered.get(id) ?? keep(ours, fnuz);
          lowered.set(id, our);
          pairs.set(key, { ours, theirs, our, their, instruction, generations: [generation] });
          count(generation);
        } catch (error) {
          if (!(error instanceof PseudocodeError) && !/^no helper/.test((error as Error).message))
            throw error;
          unread.push({ name, generation, error: (error as Error).message });
        }
      }
    }
  }
  const executors = await load(texts);
  // made anew, so that nothing of an earlier comparison is left in their registers
  const machines: Machines = { wave64: new Comparison(64), wave32: new Comparison(32) };
  const differences = [...pairs.values()].flatMap((pair) => {
    const found = compare(pair, executors, machines);
    return found.length > 0 || options.overlap !== true
      ? found
      : compareOverlapping(pair, executors, machines);
  });
  const compared = [...comparedBy.values()].reduce((sum, one) => sum + one, 0);
  return { compared, comparedBy, differences, unread, missing, apart };
}

/** Does the definition touch registers only? */
const comparable = ({ file, effects }: Definition): boolean =>
  registerFile.test(file) || (parameterFile.test(file) && !effects.memory);

function compare(pair: Pair, executors: readonly Executors[], machines: Machines): Difference[] {
  const { ours, theirs, instruction } = pair;
  const { sizes, same } = comparisonOf(instruction, writesParts(ours));
  const runs = ours.class === "scalar" ? 1500 : 24;
  const wave32 = ours.class === "wave" && pair.generations.some(hasWave32);
  const wave64 = !(ours.class === "wave" && pair.generations.every((one) => one === "cdna5"));
  for (const machine of [...(wave64 ? [machines.wave64] : []), ...(wave32 ? [machines.wave32] : [])]) {
    machine.seed(instruction.name);
    const found = machine.first(
      { definition: ours, run: executors[pair.our]! },
      { definition: theirs, run: executors[pair.their]! },
      sizes,
      runs,
      same,
    );
    if (found === null) continue;
    const what = `mode 0x${found.mode.toString(16)}: ${found.what}`;
    return pair.generations.map((generation) => ({ name: instruction.name, generation, what }));
  }
  return [];
}

/** Once more with D0 in the register of S0, for lane definitions that do not read D0. */
function compareOverlapping(pair: Pair, executors: readonly Executors[], machines: Machines): Difference[] {
  const { ours, theirs } = pair;
  const readsD0 = [ours, theirs].some((one) => one.effects.reads.includes("D0"));
  if (ours.class !== "lane" || ours.effects.mask || (readsD0 && writesParts(ours))) return [];
  machines.wave64.overlap = true;
  try {
    return compare(pair, executors, machines).map((one) => ({
      ...one,
      what: `D0 in the register of S0, ${one.what}`,
    }));
  } finally {
    machines.wave64.overlap = false;
  }
}

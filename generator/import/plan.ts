/** What an import would do: every file read, checked and compared; nothing written. */
import { compareSpecs, isUnchanged, NO_CHANGES, type SpecChanges } from "../diff/specs.js";
import { asmFile } from "../emit/asm.js";
import { decodeFile } from "../emit/decode.js";
import { layOut, tablesFile } from "../emit/tables.js";
import { typesFile } from "../emit/types.js";
import { SpecError } from "../spec/errors.js";
import { factsOf, loadGenerations, parseGenerations, type Generation } from "../spec/generations.js";
import { parseJson, readSpecText } from "../spec/json.js";
import { completeSpec, WORKING_TREE, type LoadedSpec, type SpecFiles } from "../spec/load.js";
import type { IsaSpec, UnknownElement } from "../spec/model.js";
import { readIsaXml } from "../spec/xml/document.js";
import { writeIsaXml } from "../spec/xml/write.js";
import { ImportError } from "./errors.js";
import { addEntry, newGeneration, statedDefaults, type NewGenerationFacts } from "./newGeneration.js";
import { definedNames, withoutSemantics, type DefinedNames } from "./semantics.js";
import type { XmlSource } from "./sources.js";

export interface ImportOptions {
  /** Keep AMD's prose (default: leave it out). */
  readonly keepDescriptions?: boolean;
  /** For an architecture that is not listed; only with a single one of them. */
  readonly newGeneration?: NewGenerationFacts;
  /** Where the files of spec/isa are read that an import is compared with (default: the working tree). */
  readonly files?: SpecFiles;
}

/** One file of the import. */
export interface ImportedGeneration {
  readonly source: string;
  readonly generation: Generation;
  /** Defaults taken for a generation that was not listed; empty for the others. */
  readonly defaults: readonly string[];
  /** Against the file there was; for a new generation against that of the generation it follows. */
  readonly changes: SpecChanges;
  /** Errata that no longer apply, inconsistencies, and what the generator cannot take. */
  readonly errors: readonly Error[];
  /** Deviations read past, additions that the file has gained. */
  readonly notes: readonly string[];
  /** What the reader did not understand. */
  readonly unknown: readonly UnknownElement[];
  /** Instructions that spec/pseudocode does not define, and those of them that are new. */
  readonly withoutSemantics: readonly string[];
  readonly newWithoutSemantics: readonly string[];
}

export interface ImportPlan {
  readonly generations: readonly ImportedGeneration[];
  /** Files that could not be read at all, and conflicts between files. */
  readonly errors: readonly Error[];
  /** Content by path below spec/, only what differs from what is there. */
  readonly files: ReadonlyMap<string, string>;
}

export const isFaulty = (plan: ImportPlan): boolean =>
  plan.errors.length > 0 || plan.generations.some((one) => one.errors.length > 0);

/** Reads and checks every source. Errors are collected, so that one run tells all of them. */
export function planImport(
  sources: Iterable<XmlSource>,
  options: ImportOptions = {},
  step: (what: string) => void = () => {},
): ImportPlan {
  const planner = new Planner(options, step);
  for (const source of sources) planner.add(source);
  return planner.plan();
}

class Planner {
  readonly #options: ImportOptions;
  readonly #step: (what: string) => void;
  readonly #generations: ImportedGeneration[] = [];
  readonly #errors: Error[] = [];
  readonly #files = new Map<string, string>();
  readonly #known: Generation[] = [...loadGenerations()];
  #listText = readSpecText("generations.json");
  #defined: DefinedNames | undefined;

  constructor(options: ImportOptions, step: (what: string) => void) {
    this.#options = options;
    this.#step = step;
  }

  add(source: XmlSource): void {
    this.#step(source.name);
    try {
      const text = source.read();
      const read = readIsaXml(text, {
        file: source.name,
        descriptions: this.#options.keepDescriptions ?? false,
      });
      this.#take(source, text, read);
    } catch (error) {
      if (!(error instanceof SpecError) && !(error instanceof ImportError)) throw error;
      this.#errors.push(error);
    }
  }

  plan(): ImportPlan {
    if (this.#generations.length === 0 && this.#errors.length === 0)
      this.#errors.push(new ImportError("import", "no file"));
    return { generations: this.#generations, errors: this.#errors, files: this.#files };
  }

  #take(source: XmlSource, text: string, read: ReturnType<typeof readIsaXml>): void {
    const { architecture } = read.spec;
    const other = this.#generations.find((one) =>
      sameName(one.generation.architectureName, architecture.name),
    );
    if (other !== undefined)
      throw new ImportError(source.name, `${architecture.name} is in ${other.source} already`);
    const listed = this.#known.find((one) => sameName(one.architectureName, architecture.name));
    const facts = this.#options.newGeneration ?? {};
    const generation = listed ?? this.#list(newGeneration(architecture, this.#known, source.name, facts));
    const normalised = writeIsaXml(read.spec, headOf(text));
    const errors: Error[] = [];
    const loaded = completeSpec(read, generation, source.name, (error) => errors.push(error));
    if (errors.length === 0) errors.push(...emitErrors(loaded, source.name));
    const missing = withoutSemantics(loaded.spec, generation, (this.#defined ??= definedNames()));
    const changes = this.#compare(generation, read.spec, normalised);
    const { added, renamed } = changes.instructions;
    const fresh = new Set([...added, ...renamed.map((one) => one.to)]);
    this.#generations.push({
      source: source.name,
      generation,
      defaults: listed === undefined ? statedDefaults(generation, facts) : [],
      changes,
      errors,
      notes: loaded.notes.filter((note) => !note.startsWith(`${source.name}, line`)),
      unknown: read.unknown,
      withoutSemantics: missing,
      newWithoutSemantics: missing.filter((name) => fresh.has(name)),
    });
  }

  /** Puts a new generation into the list; the whole list is checked again. */
  #list(generation: Generation): Generation {
    const text = addEntry(this.#listText, generation);
    parseGenerations(parseJson(text, "spec/generations.json"));
    this.#listText = text;
    this.#known.push(generation);
    this.#files.set("generations.json", text);
    return generation;
  }

  #compare(generation: Generation, spec: IsaSpec, normalised: string): SpecChanges {
    const { isaFile } = generation;
    const files = this.#options.files ?? WORKING_TREE;
    const old = files.read(isaFile);
    if (old === normalised) return NO_CHANGES;
    this.#files.set(isaFile, normalised);
    const before =
      old === undefined ? this.#known.find((one) => one.id === factsOf(generation))! : generation;
    const text = old ?? files.read(before.isaFile)!;
    const descriptions = this.#options.keepDescriptions ?? false;
    return compareSpecs(readIsaXml(text, { file: `spec/${before.isaFile}`, descriptions }).spec, spec);
  }
}

/** Whether the file changes nothing but its form. */
export const isSame = (one: ImportedGeneration): boolean => isUnchanged(one.changes);

const sameName = (a: string, b: string): boolean =>
  a.trim().replace(/\s+/g, " ") === b.trim().replace(/\s+/g, " ");

/** The comment before the root element stays: it may hold a licence. */
function headOf(text: string): { comment?: string } {
  const comment = /^\uFEFF?\s*(?:<\?xml[^>]*\?>)?\s*<!--([^]*?)-->/
    .exec(text)?.[1]
    ?.replaceAll("\r", "")
    .trim();
  return comment === undefined ? {} : { comment };
}

/** Everything but semantics is emitted once, so that what is written can also be generated. */
function emitErrors(loaded: LoadedSpec, source: string): Error[] {
  try {
    const layout = layOut(loaded.spec, loaded.generation);
    tablesFile(layout);
    decodeFile(layout);
    typesFile(loaded.spec, loaded.generation);
    asmFile(layout);
    return [];
  } catch (error) {
    if (error instanceof SpecError) return [error];
    const reason = error instanceof Error ? error.message : String(error);
    return [new ImportError(source, `the generator cannot take it: ${reason}`)];
  }
}

/** Sides of a comparison that no generated code holds: spec files, and generations at a git revision of spec/. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { newGeneration } from "../import/newGeneration.js";
import { sourcesOf } from "../import/sources.js";
import { parseFile, type DefinitionSyntax } from "../pseudocode/file.js";
import { factsOf, loadGenerations, parseGenerations, type Generation } from "../spec/generations.js";
import { parseJson, SPEC_DIRECTORY } from "../spec/json.js";
import { completeSpec, type LoadedSpec, type SpecFiles } from "../spec/load.js";
import { readIsaXml, SpecError } from "../spec/read.js";
import { loadDefinitions, type CompiledSide } from "./executors.js";
import { modelOf } from "./model.js";

type Model = ReturnType<typeof modelOf>;

/** As `cli/diffSides.ts` takes it. */
export interface SpecSide extends Model, Meanings {
  readonly label: string;
  /** Its semantics are those of the working tree. */
  readonly current: boolean;
  /** The generation whose semantics it has. */
  readonly follows: string;
  /** Errata that do not fit the file and were left out. */
  readonly notes: readonly string[];
}

/** What a spec/ says that instructions do. */
export interface Meanings extends Partial<CompiledSide> {
  /** Text of the definition, comments and all. */
  meaning(instruction: { readonly name: string; readonly aliases: readonly string[] }): string | null;
}

/** @throws SpecError, ImportError, RangeError for a reference that is neither a file nor a revision */
export async function specSide(reference: string): Promise<SpecSide> {
  return existsSync(reference) ? fileSide(reference) : revisionSide(reference);
}

/** An XML file as AMD ships it. Errata that do not fit it are left out, as the file may be older or newer. */
export function fileSide(path: string): SpecSide {
  const sources = sourcesOf(path);
  if (sources.length !== 1)
    throw new RangeError(`${path} holds ${sources.length} XML files; one is compared`);
  return textSide(sources[0]!.read(), path);
}

/** The same from a text. */
export function textSide(text: string, label: string): SpecSide {
  const read = readIsaXml(text, { file: label, descriptions: false });
  const { architecture } = read.spec;
  const known = loadGenerations();
  const generation =
    known.find((one) => one.architectureName === architecture.name) ??
    newGeneration(architecture, known, label);
  const notes: string[] = [];
  const broken: SpecError[] = [];
  const loaded = completeSpec(read, generation, label, (error) => {
    if (error.file === label) broken.push(error);
    else notes.push(error.message);
  });
  if (broken.length > 0) throw broken[0]!;
  return side(loaded, label, true, notes, { meaning: meaningOf(generation, readPseudocode(workingTree)) });
}

/** `HEAD~3:rdna4`: XML, errata and pseudocode as they were. */
export async function revisionSide(reference: string): Promise<SpecSide> {
  const match = /^([\w./~^@{}-]{1,200}):(\w{1,40})$/.exec(reference);
  if (match === null || match[1]!.startsWith("-"))
    throw new RangeError(`${reference} is no file, and no REVISION:GENERATION`);
  const [, revision, id] = match as unknown as [string, string, string];
  const files = revisionFiles(revision);
  const loaded = specAt(files, revision, id);
  return side(loaded, reference, false, [], await meanings(loaded.generation, files));
}

/** A generation's specification as the files of a revision give it, errata applied. */
export function specAt(files: SpecFiles, revision: string, id: string): LoadedSpec {
  const generation = generationsAt(files).find((one) => one.id === id);
  if (generation === undefined) throw new RangeError(`there is no generation ${id} at ${revision}`);
  const xml = files.read(generation.isaFile);
  if (xml === undefined) throw new RangeError(`${revision} has no spec/${generation.isaFile}`);
  const file = `${revision}:spec/${generation.isaFile}`;
  return completeSpec(readIsaXml(xml, { file }), generation, file, undefined, files);
}

/** The list as it was; an older layout of the file falls back to today's list. */
export function generationsAt(files: SpecFiles): readonly Generation[] {
  const text = files.read("generations.json");
  if (text === undefined) return loadGenerations();
  try {
    return parseGenerations(parseJson(text, "spec/generations.json"));
  } catch (error) {
    if (error instanceof SpecError) return loadGenerations();
    throw error;
  }
}

export interface ListedFiles extends SpecFiles {
  /** Names in a folder of spec/. */
  list(folder: string): readonly string[];
}

export const workingTree: ListedFiles = {
  read: (name) =>
    existsSync(SPEC_DIRECTORY + name) ? readFileSync(SPEC_DIRECTORY + name, "utf8") : undefined,
  list: (folder) => readdirSync(SPEC_DIRECTORY + folder),
};

/** The files of spec/ at a git revision. @throws RangeError for one that git does not know */
export function revisionFiles(revision: string): ListedFiles {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const git = (...args: string[]): string =>
    execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 1 << 28,
      stdio: ["ignore", "pipe", "pipe"],
    });
  let commit: string;
  try {
    commit = git("rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`).trim();
  } catch {
    throw new RangeError(`git knows no revision ${revision}`);
  }
  return {
    read: (name) => {
      try {
        return git("show", `${commit}:spec/${name}`);
      } catch {
        return undefined;
      }
    },
    list: (folder) => git("ls-tree", "--name-only", `${commit}:spec/${folder}`).trim().split("\n"),
  };
}

/** Text of each definition by generation and name. */
export type Definitions = ReadonlyMap<string, ReadonlyMap<string, string>>;

const pseudocodeNames = (files: ListedFiles): string[] =>
  files
    .list("pseudocode")
    .filter((name) => name.endsWith(".pcode"))
    .sort();

/** Every definition of spec/pseudocode. */
export function readPseudocode(files: ListedFiles): Definitions {
  const found = new Map<string, Map<string, string>>();
  for (const file of pseudocodeNames(files)) {
    const text = files.read(`pseudocode/${file}`)!;
    const lines = text.split("\n");
    for (const definition of parseFile(text, file).definitions) {
      const body = bodyText(lines, definition);
      for (const generation of definition.generations) {
        const names = found.get(generation) ?? new Map<string, string>();
        found.set(generation, names);
        for (const name of definition.names) names.set(name, body);
      }
    }
  }
  return found;
}

/** Everything from the header's end to `end`; templates differ by their names, which the header holds. */
function bodyText(lines: readonly string[], { at, names }: DefinitionSyntax): string {
  const end = lines.findIndex((line, index) => index >= at.line && /^\s*end\s*(\/\/.*)?$/.test(line));
  const body = lines.slice(at.line - 1, end).join("\n");
  const start = body.search(/\n(?!\s*(?:for|with)\b)/);
  const template = body.includes("<") && /\bwith\b/.test(body.slice(0, start));
  return template ? `${names.join(" ")}\n${body.slice(start)}` : body.slice(start);
}

/** What spec/pseudocode of the working tree says of a generation's instructions, compiled as a revision's is. */
export function currentMeanings(id: string): Promise<Meanings> {
  const found = loadGenerations().find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`there is no generation ${id}`);
  return meanings(found, workingTree);
}

/** The same as text alone, for what is compared with a side whose semantics are current too. */
export function currentTexts(id: string): Meanings {
  const found = loadGenerations().find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`there is no generation ${id}`);
  return { meaning: meaningOf(found, readPseudocode(workingTree)) };
}

const meanings = async (generation: Generation, files: ListedFiles): Promise<Meanings> =>
  (await allMeanings(files))(generation);

/** What a spec/ says that the instructions of each generation do, compiled where today's translator can. */
export async function allMeanings(files: ListedFiles): Promise<(generation: Generation) => Meanings> {
  const sources = pseudocodeNames(files).map((file) => ({ file, text: files.read(`pseudocode/${file}`)! }));
  const compiled = await loadDefinitions(sources);
  const texts = readPseudocode(files);
  return (generation) => ({ meaning: meaningOf(generation, texts), ...compiled?.(generation) });
}

function side(
  loaded: LoadedSpec,
  label: string,
  current: boolean,
  notes: readonly string[],
  meanings: Meanings,
): SpecSide {
  return { ...modelOf(loaded), label, current, follows: factsOf(loaded.generation), notes, ...meanings };
}

function meaningOf(generation: Generation, definitions: Definitions): SpecSide["meaning"] {
  const own = definitions.get(generation.id);
  const followed = definitions.get(factsOf(generation));
  return ({ name, aliases }) => {
    for (const one of [name, ...aliases, name.replace(/^V_DUAL_/, "V_")]) {
      const text = own?.get(one) ?? followed?.get(one);
      if (text !== undefined) return text;
    }
    return null;
  };
}

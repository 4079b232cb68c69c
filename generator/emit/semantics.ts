/** Emits generated/semantics/*.ts: executors lowered from spec/pseudocode, each once for all generations. */
import { readdirSync, readFileSync } from "node:fs";
import { Library, type Definition } from "../pseudocode/compile.js";
import { UnsupportedError, type PseudocodeError } from "../pseudocode/errors.js";
import { lower, type Lowered } from "../pseudocode/lower.js";
import { GENERATION_IDS, loadGenerations, type GenerationId } from "../spec/generations.js";
import { SPEC_DIRECTORY } from "../spec/json.js";
import { banner } from "./text.js";

/** Where a generation finds the executor of a name. */
export interface SemanticsEntry {
  /** Module below generated/semantics, without extension. */
  readonly module: string;
  /** Key in the module's `definitions`. */
  readonly symbol: string;
  /** The definition it was lowered from; matrix instructions have none. */
  readonly definition?: Definition;
}

/** All semantics, compiled and lowered. */
export interface CompiledSemantics {
  /** Files by path below generated/. */
  readonly files: ReadonlyMap<string, string>;
  /** By generation, by the name that a definition states (an instruction, or one with _CLAMP after it). */
  readonly byGeneration: ReadonlyMap<GenerationId, ReadonlyMap<string, SemanticsEntry>>;
  /** Definitions that the lowering cannot write yet, with place and reason. */
  readonly unsupported: readonly string[];
}

/** Bits of MODE that choose the rounding which a helper stands for; bit 23 is FP16_OVFL. */
const ROUND_BITS: Readonly<Record<string, number>> = {
  roundF32Of: 0x3,
  roundF64Of: 0xc,
  roundF16Of: 0xc | (1 << 23),
};

/** Bits of MODE by which a helper decides on flushing: input and output denormals of f32, or of f16 and f64. */
const DENORMAL_BITS: Readonly<Record<string, number>> = {
  inputLimitF32: 0x10,
  outputLimitF32: 0x20,
  inputLimitF16: 0x40,
  outputLimitF16: 0x80,
  inputLimitBf16: 0x40,
  outputLimitBf16: 0x80,
  inputLimitF64: 0x40,
  outputLimitF64: 0x80,
};

/** Suffix of the executors that use CDNA 3's 8-bit float formats, where these differ from the others'. */
const FNUZ = "_FNUZ";

interface Part {
  readonly definition: Definition;
  readonly lowered: Lowered;
  /** The fast variant without flushing, for a MODE that keeps denormals, and the bits of MODE that say so. */
  readonly keep: { readonly text: string; readonly bits: number } | null;
}

/** One file of pseudocode. */
export interface PseudocodeSource {
  /** Its name, `vector-float.pcode`. */
  readonly file: string;
  readonly text: string;
}

function pseudocodeSources(): PseudocodeSource[] {
  const folder = `${SPEC_DIRECTORY}pseudocode/`;
  return readdirSync(folder)
    .filter((name) => name.endsWith(".pcode"))
    .sort()
    .map((file) => ({ file, text: readFileSync(folder + file, "utf8") }));
}

/**
 * Compiles and lowers spec/pseudocode, or other `sources` in its place. A text that is wrong goes to `report`; without
 * it the first one is thrown. @throws PseudocodeError
 */
export function compileSemantics(
  report?: (error: PseudocodeError) => void,
  sources: readonly PseudocodeSource[] = pseudocodeSources(),
): CompiledSemantics {
  const library = Library.parse(sources);
  const fnuz = new Set(
    loadGenerations()
      .filter((g) => g.traits.fp8 === "fnuz")
      .map((g) => g.id),
  );
  const unsupported: string[] = [];
  const files = new Map<string, string>();
  const byGeneration = new Map(GENERATION_IDS.map((id) => [id, new Map<string, SemanticsEntry>()]));
  for (const file of library.files) {
    const module = file.file.replace(/\.pcode$/, "");
    const parts: Part[] = [];
    for (const definition of library.compile(file, report)) {
      try {
        for (const part of lowerFor(definition, fnuz)) {
          parts.push(part);
          for (const generation of part.definition.generations) {
            for (const name of definition.names) {
              const { symbol } = part.definition;
              byGeneration.get(generation)!.set(name, { module, symbol, definition: part.definition });
            }
          }
        }
      } catch (error) {
        if (!(error instanceof UnsupportedError)) throw error;
        unsupported.push(`${definition.names[0]}: ${error.message}`);
      }
    }
    if (parts.length > 0) files.set(`semantics/${module}.ts`, moduleText(module, parts));
  }
  return { files, byGeneration, unsupported };
}

/** One executor, or two where 8-bit floats matter: CDNA 3's formats and the others'. */
function lowerFor(definition: Definition, fnuz: ReadonlySet<GenerationId>): Part[] {
  const old = definition.generations.filter((id) => fnuz.has(id));
  const others = definition.generations.filter((id) => !fnuz.has(id));
  if (old.length === 0) return [partOf(definition, false)];
  const part = partOf(definition, true);
  if (others.length === 0) return [part];
  const plain = partOf(definition, false);
  const { lowered } = part;
  if (plain.lowered.fast === lowered.fast && plain.lowered.general === lowered.general) return [part];
  const renamed = { ...definition, symbol: definition.symbol + FNUZ, generations: old };
  return [{ ...plain, definition: { ...definition, generations: others } }, partOf(renamed, true)];
}

function partOf(definition: Definition, fnuz: boolean): Part {
  const lowered = lower(definition, { fnuz });
  const bits = bitsOf(DENORMAL_BITS, lowered.fast);
  if (bits === 0 || definition.class !== "lane") return { definition, lowered, keep: null };
  const { symbol, attributes } = definition;
  const kept = {
    ...definition,
    symbol: `${symbol}_keep`,
    attributes: { ...attributes, denormals: "keep" as const },
  };
  const text = lower(kept, { fnuz }).fast;
  const body = text.slice(text.indexOf("export function"));
  return { definition, lowered, keep: { text: `/** ${symbol} with denormals kept. */\n${body}`, bits } };
}

function moduleText(module: string, parts: readonly Part[]): string {
  const imports = new Map<string, Set<string>>();
  for (const { lowered } of parts) {
    for (const one of lowered.imports) {
      imports.set(one.module, (imports.get(one.module) ?? new Set()).add(one.name));
    }
  }
  return [
    banner(`Executors of ${module.replaceAll("-", " ")}.`, `spec/pseudocode/${module}.pcode`),
    ...[...imports].sort().map(([path, names]) => importLine([...names].sort(), `../../${path}`)),
    `import { define } from "../../runtime/wave/define.js";`,
    parts.some(({ lowered }) => lowered.idle)
      ? `import { noOperation, type Step } from "../../runtime/wave/step.js";`
      : `import type { Step } from "../../runtime/wave/step.js";`,
    `import type { Wave } from "../../runtime/wave/wave.js";`,
    "",
    ...parts.flatMap(({ lowered, keep }) => [
      ...(lowered.idle ? [] : [lowered.fast]),
      ...(keep === null ? [] : [keep.text]),
      ...(lowered.general === undefined ? [] : [lowered.general]),
    ]),
    "/** What this module defines, by executor. */",
    "export const definitions = {",
    ...parts.map((part) => `  ${part.definition.symbol}: ${defineCall(part)},`),
    "};",
    "",
  ].join("\n");
}

function importLine(names: readonly string[], path: string): string {
  const line = `import { ${names.join(", ")} } from "${path}";`;
  return line.length <= 110
    ? line
    : `import {\n${names.map((name) => `  ${name},\n`).join("")}} from "${path}";`;
}

function defineCall({ definition, lowered, keep }: Part): string {
  const { symbol, effects } = definition;
  const options: string[] = [];
  if (lowered.general !== undefined) {
    options.push(`general: ${symbol}_general`, `rounds: ${hex(bitsOf(ROUND_BITS, lowered.general))}`);
  }
  if (keep !== null) options.push(`keep: ${symbol}_keep`, `keeps: ${hex(keep.bits)}`);
  if (effects.reads.includes("D0")) options.push("readsDestination: true");
  if (effects.reads.includes("OPSEL")) options.push("ownHalves: true");
  if (definition.class === "lane") {
    if (effects.reads.includes("VGPR")) options.push("ownSource: true");
    if (effects.writes.includes("VGPR")) options.push("ownResult: true");
  }
  const args = [`"${symbol}"`, `"${definition.class}"`, lowered.idle ? "noOperation" : symbol];
  if (options.length > 0) args.push(`{ ${options.join(", ")} }`);
  return `define(${args.join(", ")})`;
}

/** The bits of MODE that the helpers of a text look at. */
function bitsOf(helpers: Readonly<Record<string, number>>, text: string): number {
  let bits = 0;
  for (const [helper, value] of Object.entries(helpers)) if (text.includes(`${helper}(`)) bits |= value;
  return bits;
}

const hex = (bits: number): string => `0x${bits.toString(16)}`;

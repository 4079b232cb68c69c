/** The semantics of a spec/ that was never generated: compiled, lowered and loaded, without writing a file that stays. */
import { build, type Plugin } from "esbuild";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Semantics } from "../../runtime/wave/index.js";
import { compileSemantics, type CompiledSemantics, type PseudocodeSource } from "../emit/semantics.js";
import { PseudocodeError } from "../pseudocode/errors.js";
import { factsOf, type Generation } from "../spec/generations.js";

const GENERATED = fileURLToPath(new URL("../../generated/", import.meta.url));

/** Names under which a definition is looked for. */
interface Named {
  readonly name: string;
  readonly aliases: readonly string[];
}

/** What definitions compile to, by instruction. */
export interface CompiledSide {
  /** Its functions' text, equal for definitions that do the same; null where nothing defines it. */
  code(instruction: Named): string | null;
  semantics(instruction: Named): Semantics | undefined;
}

/** All definitions of one spec/: null when today's translator cannot take its texts. */
export async function loadDefinitions(
  sources: readonly PseudocodeSource[],
): Promise<((generation: Generation) => CompiledSide) | null> {
  let compiled: CompiledSemantics;
  try {
    compiled = compileSemantics(undefined, sources);
  } catch (error) {
    if (error instanceof PseudocodeError) return null;
    throw error;
  }
  const loaded = await loadModules(compiled.files);
  return (generation) => {
    const own = compiled.byGeneration.get(generation.id);
    const followed = compiled.byGeneration.get(factsOf(generation));
    const find = ({ name, aliases }: Named): Semantics | undefined => {
      for (const one of [name, ...aliases, name.replace(/^V_DUAL_/, "V_")]) {
        const entry = own?.get(one) ?? followed?.get(one);
        if (entry !== undefined) return loaded[entry.module]![entry.symbol];
      }
      return undefined;
    };
    return {
      semantics: find,
      code: (instruction) => {
        const found = find(instruction);
        return found === undefined ? null : codeOf(found);
      },
    };
  };
}

/** Both variants without the functions' own names. */
function codeOf({ fast, general, class: kind }: Semantics): string {
  const bodies = [fast, general].map((one) => one?.toString().replace(/^function \w+/, "") ?? "");
  return [kind, ...bodies].join("\n");
}

type Modules = Readonly<Record<string, Readonly<Record<string, Semantics>>>>;

/** Modules of generated/semantics that exist as text only, bundled with the runtime as it is. */
async function loadModules(files: ReadonlyMap<string, string>): Promise<Modules> {
  const texts = new Map([...files].map(([path, text]) => [/^semantics\/(.*)\.ts$/.exec(path)![1]!, text]));
  const modules = [...texts.keys()];
  const entry = [
    ...modules.map((name, index) => `import { definitions as d${index} } from "module:${name}";`),
    `export const modules = { ${modules.map((name, index) => `"${name}": d${index}`).join(", ")} };`,
  ].join("\n");
  const virtual: Plugin = {
    name: "semantics",
    setup(builder) {
      builder.onResolve({ filter: /^module:/ }, ({ path }) => ({ path: path.slice(7), namespace: "module" }));
      builder.onLoad({ filter: /.*/, namespace: "module" }, ({ path }) => ({
        contents: texts.get(path)!,
        loader: "ts",
        resolveDir: `${GENERATED}semantics`,
      }));
    },
  };
  const folder = mkdtempSync(join(tmpdir(), "definitions-"));
  try {
    const outfile = join(folder, "definitions.mjs");
    await build({
      stdin: { contents: entry, resolveDir: GENERATED, loader: "ts" },
      bundle: true,
      format: "esm",
      platform: "node",
      logLevel: "silent",
      outfile,
      plugins: [virtual],
    });
    const loaded = (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as { modules: Modules };
    return loaded.modules;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

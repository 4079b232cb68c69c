import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { translateManual, type Definition, type ManualOptions } from "../../generator/pseudocode/compile.js";
import type { Generation } from "../../generator/pseudocode/file.js";

const folder = new URL("../../../shared/manual/", import.meta.url);

/** AMD's texts are not part of the repository; tests that compare with them say so when they are absent. */
export const manualsPresent = existsSync(new URL("README.md", folder));

interface ManualInstruction {
  readonly name: string;
  readonly encoding: string;
  readonly pseudocode?: string;
  readonly examples?: readonly string[];
}

interface Manual {
  readonly dialect: ManualOptions["dialect"];
  readonly instructions: readonly ManualInstruction[];
}

/**
 * In these manuals S0 or S1 stands for the immediate of SOPK instructions, which the others call SIMM16: what is
 * left of the list of operands when the register is taken out.
 */
function readImmediate(name: string, text: string): string {
  if (/^S_CMPK_/.test(name)) return text.replaceAll(/\bS1\./g, "SIMM16.");
  if (/^S_(MOVK|CMOVK|ADDK|ADDK_CO|MULK)_I32$/.test(name)) return text.replaceAll(/\bS0\./g, "SIMM16.");
  return text;
}

/** What AMD's manual of one generation says about instructions. */
export class ManualTexts {
  readonly generation: Generation;
  readonly dialect: ManualOptions["dialect"];
  private readonly byName = new Map<string, ManualInstruction[]>();

  constructor(generation: Generation) {
    const bytes = readFileSync(new URL(`${generation}.json.gz`, folder));
    const manual = JSON.parse(gunzipSync(bytes).toString("utf8")) as Manual;
    this.generation = generation;
    this.dialect = manual.dialect;
    for (const one of manual.instructions) {
      const list = this.byName.get(one.name) ?? [];
      this.byName.set(one.name, list);
      list.push(one);
    }
  }

  /** The different texts of an instruction, with the encoding that they stand under. */
  texts(name: string): { readonly text: string; readonly encoding: string }[] {
    const found = new Map<string, string>();
    for (const { pseudocode, encoding } of this.byName.get(name) ?? []) {
      if (pseudocode !== undefined && !found.has(pseudocode)) found.set(pseudocode, encoding);
    }
    return [...found].map(([text, encoding]) => ({ text, encoding }));
  }

  /** Examples such as `V_RCP_F32(0xff800000) => 0x80000000`, each once. */
  *examples(): Generator<{ readonly name: string; readonly text: string }> {
    for (const [name, list] of this.byName) {
      for (const text of new Set(list.flatMap((one) => one.examples ?? []))) yield { name, text };
    }
  }

  /** Translates one text. Throws PseudocodeError for what is no code. */
  translate(name: string, text: string, encoding: string): Definition {
    return translateManual(readImmediate(name, text), {
      name,
      generation: this.generation,
      dialect: this.dialect,
      encoding,
      text: (called) => this.texts(called.toUpperCase())[0]?.text,
    });
  }
}

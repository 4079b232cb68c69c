/** What a manual says about instructions: its pseudocode by name, and how it is read. */
import { translateManual, type Definition, type ManualOptions } from "../pseudocode/compile.js";
import type { Generation } from "../pseudocode/file.js";
import { writtenOut } from "./notation.js";

export interface ManualInstruction {
  readonly name: string;
  readonly encoding: string;
  readonly pseudocode?: string;
  readonly examples?: readonly string[];
}

/** A manual as data: extracted from its text, or by others. */
export interface Manual {
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

  constructor(generation: Generation, manual: Manual) {
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

  /** Names that have a text. */
  names(): string[] {
    return [...this.byName]
      .filter(([, list]) => list.some((one) => one.pseudocode !== undefined))
      .map(([name]) => name);
  }

  /** Examples such as `V_RCP_F32(0xff800000) => 0x80000000`, each once. */
  *examples(): Generator<{ readonly name: string; readonly text: string }> {
    for (const [name, list] of this.byName) {
      for (const text of new Set(list.flatMap((one) => one.examples ?? []))) yield { name, text };
    }
  }

  /** Translates one text. Throws PseudocodeError for what is no code. */
  translate(name: string, text: string, encoding: string): Definition {
    const written = writtenOut(name, text);
    return translateManual(written ?? readImmediate(name, text), {
      name,
      generation: this.generation,
      dialect: written !== null && this.dialect === "old" ? "new" : this.dialect,
      // the sources of VINTERP are those of VOP3
      encoding: encoding === "VINTERP" ? "VOP3" : encoding,
      text: (called) => this.texts(called.toUpperCase())[0]?.text,
    });
  }
}

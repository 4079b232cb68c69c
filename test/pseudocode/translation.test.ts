import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { translateManual, type ManualOptions } from "../../generator/pseudocode/compile.js";
import { PseudocodeError, UnsupportedError } from "../../generator/pseudocode/errors.js";
import { generations, type Generation } from "../../generator/pseudocode/file.js";
import { lower } from "../../generator/pseudocode/lower.js";

const folder = new URL("../../../shared/manual/", import.meta.url);
const listFile = new URL("untranslated.json", import.meta.url);

interface Instruction {
  readonly name: string;
  readonly encoding: string;
  readonly pseudocode?: string;
  /** text of a sibling generation: not this manual's */
  readonly presumed?: string | boolean;
}

interface Manual {
  readonly dialect: ManualOptions["dialect"];
  readonly instructions: readonly Instruction[];
}

function manual(generation: Generation): Manual {
  return JSON.parse(gunzipSync(readFileSync(new URL(`${generation}.json.gz`, folder))).toString()) as Manual;
}

/** Encodings whose instructions touch registers only. */
const registerEncodings = /^(SOP|VOP[123C]|VOP3A|VOP3B|VOP3SD|VOP3$)/;

const available = existsSync(folder);
if (!available) console.warn("translation test SKIPPED: ../shared/manual is not here");

describe.runIf(available)("AMD's own texts", () => {
  const failures: Record<string, Record<string, string>> = {};

  it.each(generations)("of %s parse and type-check", (generation) => {
    const { dialect, instructions } = manual(generation);
    const texts = new Map<string, string>();
    const written = instructions.filter(
      ({ pseudocode, presumed }) => pseudocode !== undefined && presumed === undefined,
    );
    for (const { name, pseudocode } of written) if (!texts.has(name)) texts.set(name, pseudocode!);
    const failed: Record<string, string> = {};
    let registers = 0;
    let lowered = 0;
    for (const { name, encoding, pseudocode } of written) {
      try {
        const text = (called: string): string | undefined => texts.get(called);
        const definition = translateManual(pseudocode!, { name, generation, dialect, encoding, text });
        if (!registerEncodings.test(encoding)) continue;
        registers++;
        try {
          lower(definition);
          lowered++;
        } catch (error) {
          if (!(error instanceof UnsupportedError)) throw error;
        }
      } catch (error) {
        // anything else than an error with a place is a defect of the compiler
        if (!(error instanceof PseudocodeError)) throw error;
        failed[`${encoding} ${name}`] = error.reason;
      }
    }
    failures[generation] = failed;
    const rate = 1 - Object.keys(failed).length / written.length;
    expect(rate).toBeGreaterThan(dialect === "old" ? 0.9 : 0.99);
    // what has no lowering yet: interpolation, barriers, traps, and the like
    expect(lowered / registers).toBeGreaterThan(dialect === "old" ? 0.93 : 0.96);
  });

  it("fail only where test/pseudocode/untranslated.json says, and for that reason", () => {
    if (process.env["UPDATE_UNTRANSLATED"] !== undefined)
      writeFileSync(listFile, `${JSON.stringify(failures, null, 2)}\n`);
    expect(failures).toEqual(JSON.parse(readFileSync(listFile, "utf8")));
  });
});

/**
 * Compilers' programs: our text of every instruction is llvm-objdump's, and the listing with labels assembles to the
 * same bytes. The shared programs bring llvm-objdump's text; those committed here are only assembled back.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { assembleSource, listing, listingText } from "../../runtime/asm/index.js";
import { readElf } from "../../runtime/kernel/index.js";
import { hasShared, hexOf, shared, warnWithoutShared } from "../support/vectors.js";
import { GENERATIONS, targetOf } from "./targets.js";

warnWithoutShared("llvm-objdump's text of the sample programs");

const OWN = new URL("../kernel/programs/", import.meta.url);

/** Address and bytes of the code. */
function textSection(file: Uint8Array): { address: number; code: Uint8Array } {
  const section = readElf(file).sections.find(({ name }) => name === ".text");
  if (section === undefined) throw new Error("no .text");
  return { address: section.address, code: section.data };
}

/** Text by address of an llvm-objdump listing. */
const textsOf = (dump: string): Map<number, string> =>
  new Map(
    [...dump.matchAll(/^\t(.+?) *\/\/ ([0-9A-F]{12}): /gm)].map(
      ([, text, address]) => [parseInt(address!, 16), text!] as const,
    ),
  );

const programs = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".co")) : [];

describe.runIf(hasShared).each(GENERATIONS)("the shared programs of %s", (generation) => {
  const folder = shared(`vectors/${generation}/programs/`);

  it.each(programs(folder))("%s", async (name) => {
    const target = await targetOf(generation);
    const { address, code } = textSection(Uint8Array.from(readFileSync(folder + name)));
    const expected = textsOf(readFileSync(folder + name.replace(".co", ".dis.txt"), "utf8"));
    const ours = new Map(listing(target, code).map(({ offset, text }) => [address + offset, text]));
    expect(expected.size).toBeGreaterThan(20);
    expect([...expected].filter(([at, text]) => ours.get(at) !== text)).toEqual([]);
    const { bytes, errors } = assembleSource(target, listingText(target, code));
    expect(errors).toEqual([]);
    expect(hexOf(bytes)).toBe(hexOf(code));
  });
});

describe.each(GENERATIONS)("the committed programs of %s", (generation) => {
  it("assemble to the same bytes", async () => {
    const target = await targetOf(generation);
    const processor = target.isa.generation.llvmProcessor;
    const names = readdirSync(OWN).filter((name) => name.includes(`.${processor}.`) && name.endsWith(".gz"));
    expect(names).not.toEqual([]);
    for (const name of names) {
      const { code } = textSection(Uint8Array.from(gunzipSync(readFileSync(new URL(name, OWN)))));
      const wave = name.includes("wave64") ? 64 : target.isa.generation.defaultWaveSize;
      const { bytes, errors } = assembleSource(target, listingText(target, code, { wave }), { wave });
      expect(
        errors.slice(0, 3).map((error) => error.message),
        name,
      ).toEqual([]);
      expect(bytes.length, name).toBe(code.length);
      const wrong = listing(target, code, { wave }).filter(
        ({ offset, size }) =>
          hexOf(bytes.subarray(offset, offset + size)) !== hexOf(code.subarray(offset, offset + size)),
      );
      expect(wrong.slice(0, 5), name).toEqual([]);
    }
  });
});

/** Texts of operands and modifiers are remembered by the bits that their slots look at: they must look at no others. */
import { describe, expect, it } from "vitest";
import { MAX_WORDS } from "../../runtime/asm/field.js";
import { Pieces, type FormText } from "../../runtime/asm/formText.js";
import type { Piece } from "../../runtime/asm/piece.js";
import { parseAsmTables } from "../../runtime/asm/tables.js";
import { Random } from "../../generator/manual/inputs.js";
import { Assembler } from "../../runtime/asm/index.js";
import { hexOf } from "../support/vectors.js";
import { GENERATIONS, optionsOf, sample, targetOf } from "./targets.js";

const SAMPLES = 6;

const piecesOf = (text: FormText): Piece[] => [...text.operands, ...(text.modifiers?.pieces ?? [])];

/** Random dwords, and others that agree with them in the bits of a piece only. */
function* pairs(piece: Piece, random: Random): Generator<readonly [Uint32Array, Uint32Array]> {
  for (let sample = 0; sample < SAMPLES; sample++) {
    const w = Uint32Array.from({ length: MAX_WORDS }, () => random.word());
    const other = w.map((word, i) => {
      const mask = piece.bits.get(i) ?? 0;
      return (word & mask) | (random.word() & ~mask);
    });
    yield [w, other];
  }
}

describe.each(GENERATIONS)("pieces of text, %s", (generation) => {
  it.each([true, false])("depend on the bits that they are remembered by (true16: %s)", async (true16) => {
    const { isa, asm } = await targetOf(generation);
    const model = parseAsmTables(asm, isa.model.instructions);
    const pieces = new Pieces(model, isa.generation.defaultWaveSize);
    const random = new Random(1);
    const seen = new Set<Piece>();
    for (const form of isa.model.forms) {
      const syntax = model.forms[form.id];
      if (syntax === undefined) continue;
      for (const piece of piecesOf(pieces.text(form, syntax.mnemonic, syntax.syntax, true16)))
        seen.add(piece);
    }
    let compared = 0;
    for (const piece of seen) {
      const { slot, separator } = piece;
      for (const [w, other] of pairs(piece, random)) {
        const text = slot.print(w);
        expect(piece.print(w)).toBe(text === "" ? "" : separator + text);
        if (piece.texts.length === 0 || slot.literal?.(w) === true) continue;
        compared++;
        if (slot.print(other) !== text) expect.fail(`${text} is ${slot.print(other)} with other bits`);
      }
    }
    expect(compared).toBeGreaterThan(seen.size);
  });
});

describe.each(GENERATIONS)("known parts of text, %s", (generation) => {
  it("set the bits that reading them set", async () => {
    const { isa, asm } = await targetOf(generation);
    const assemblers = new Map<string, Assembler>();
    for (const { t, b, set } of sample(generation)) {
      if (set.includes("nonroundtrip")) continue;
      const options = optionsOf(set);
      const key = JSON.stringify(options);
      const assembler = assemblers.get(key) ?? new Assembler(isa, asm, options);
      assemblers.set(key, assembler);
      // The first times each part is read, later what that did is known.
      const times = Array.from({ length: 6 }, () => hexOf(assembler.assemble(t)));
      expect(times, t).toEqual(times.map(() => b));
    }
    expect(assemblers.size).toBeGreaterThan(0);
  });
});

/**
 * Every form of every generation with random valid fields: its text assembles to the same bits, but for those that text
 * cannot name. These are bits that no slot of the form's syntax stands for, and the kinds of UNNAMED; where bits differ,
 * both encodings must have the same text, character for character. Texts that LLVM's assembler refuses too are of the
 * kinds of REFUSED, those that it reads as another instruction of the kinds of OTHERWISE. Each form must come back from
 * some sample; those of LOST alone do not.
 */
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { findField } from "../../runtime/asm/field.js";
import { AsmError, Assembler, Disassembler } from "../../runtime/asm/index.js";
import { parseAsmTables, type AsmModel } from "../../runtime/asm/tables.js";
import { DecodeError } from "../../runtime/isa/errors.js";
import type { Instruction } from "../../runtime/isa/instruction.js";
import type { Form } from "../../runtime/isa/model.js";
import { hexOf } from "../support/vectors.js";
import known from "./roundtrip.json" with { type: "json" };
import { firstForms, matesOf, MAX_WORDS, sampleOf } from "./samples.js";
import { GENERATIONS, targetOf, type Generation } from "./targets.js";

/** A kind of roundtrip.json: what a text, its encoding, the fields or the refusal say; all that are given must match. */
class Kind {
  used = false;
  readonly kind: string;
  /** Few samples are of the kind: it need not be met. */
  readonly rare: boolean;
  readonly #generations: readonly string[] | undefined;
  readonly #patterns: readonly (readonly [string, RegExp])[];

  constructor({ kind, generations, rare, why: _, ...patterns }: Record<string, unknown> & { kind: string }) {
    this.kind = kind;
    this.rare = rare === true;
    this.#generations = generations as string[] | undefined;
    this.#patterns = Object.entries(patterns).map(([key, pattern]) => [key, new RegExp(pattern as string)]);
  }

  matches(generation: string, seen: Readonly<Record<string, string>>): boolean {
    return (
      this.#generations?.includes(generation) !== false &&
      this.#patterns.every(([key, pattern]) => pattern.test(seen[key]!))
    );
  }
}

const kindsOf = (rows: readonly { kind: string }[]): Kind[] => rows.map((row) => new Kind({ ...row }));
const UNNAMED = kindsOf(known.unnamed);
const REFUSED = kindsOf(known.refused);
const OTHERWISE = kindsOf(known.otherwise);
const LOST = kindsOf(known.lost);

/** Notes that the first kind that matches was needed; whether there is one. */
function explained(kinds: readonly Kind[], generation: string, seen: Record<string, string>): boolean {
  const found = kinds.find((kind) => kind.matches(generation, seen));
  if (found !== undefined) found.used = true;
  return found !== undefined;
}

/** Samples of a form until one comes back. */
const MOST_TRIES = 400;

/** One in so many forms is looked at in the wave size that is not the usual one. */
const OTHER_WAVE = 5;

/** Further noise; `sparse`: most bits are 0, as fields are that nothing asks for. */
function noiseOf(noise: readonly number[], salt: number, sparse: boolean): number[] {
  const word = (seed: number, i: number): number => {
    const mixed = Math.imul((noise[i]! ^ seed) + 0x9e3779b9, 0x85ebca6b);
    return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) >>> 7;
  };
  const full = (seed: number, i: number): number =>
    (word(seed, i) ^ (word(seed + 0x5bd1e995, i) << 16)) >>> 0;
  return noise.map((_, i) => {
    const one = full(salt * 3, i);
    return sparse ? (one & full(salt * 3 + 1, i) & full(salt * 3 + 2, i)) >>> 0 : one;
  });
}

/** Bits that some slot of a form's syntax stands for, the mnemonic, or a literal. */
class Named {
  readonly #model: AsmModel;
  readonly #masks: (Uint32Array | undefined)[] = [];

  constructor(model: AsmModel) {
    this.#model = model;
  }

  #of(form: Form): Uint32Array {
    return (this.#masks[form.id] ??= this.#make(form));
  }

  #make({ encoding, id }: Form): Uint32Array {
    const mask = Uint32Array.from({ length: MAX_WORDS + 2 }, (_, i) =>
      i < encoding.bits / 32 ? (encoding.mask[i] ?? 0) : 0xffffffff,
    );
    const { operands, modifiers } = this.#model.forms[id]!.syntax;
    const references = [...operands, ...modifiers].flatMap(({ fields }) => Object.values(fields));
    for (const reference of [...references, "LITERAL", "LITERAL64"])
      for (const [word, bits] of findField(encoding, reference)?.bits ?? []) mask[word]! |= bits;
    return mask;
  }

  /** Names of the fields that hold named bits in which the words differ. */
  differences(inst: Instruction, other: Uint8Array): string[] {
    const view = new DataView(other.buffer, other.byteOffset, other.byteLength);
    const words = inst.words.map((word, i) => {
      const named = this.#of(inst.form)[i]! | (inst.formY === null ? 0 : this.#of(inst.formY)[i]!);
      return ((word ^ (4 * i < other.length ? view.getUint32(4 * i, true) : 0)) & named) >>> 0;
    });
    if (words.every((word) => word === 0) && other.length === inst.size) return [];
    const fields = inst.layout.fields
      .filter(({ pieces }) => pieces.some((p) => ((words[p.word]! >>> p.shift) & (2 ** p.width - 1)) !== 0))
      .map(({ name }) => name);
    return fields.length > 0 ? fields : ["-"];
  }
}

class Walk {
  readonly faults: string[] = [];
  readonly #generation: Generation;
  readonly #named: Named;
  readonly #disassembler: Disassembler;
  readonly #assembler: Assembler;

  constructor(generation: Generation, named: Named, disassembler: Disassembler, assembler: Assembler) {
    this.#generation = generation;
    this.#named = named;
    this.#disassembler = disassembler;
    this.#assembler = assembler;
  }

  /** Whether the instruction comes back from its text. */
  comesBack(inst: Instruction, bytes: Uint8Array): boolean {
    const generation = this.#generation;
    const text = this.#disassembler.print(inst);
    const seen = { text, encoding: inst.encoding, instruction: inst.name };
    const fault = (what: string): false => {
      this.faults.push(`${hexOf(bytes)} ${inst.encoding} ${text} | ${what}`);
      return false;
    };
    let back: Uint8Array;
    try {
      back = this.#assembler.assemble(text);
    } catch (error) {
      if (!(error instanceof AsmError)) throw error;
      const reason = error.message;
      return !explained(REFUSED, generation, { ...seen, reason }) && fault(reason);
    }
    if (hexOf(back) === hexOf(bytes)) return true;
    const fields = this.#named.differences(inst, back);
    const again = this.#print(back);
    if (again === text && fields.every((field) => explained(UNNAMED, generation, { ...seen, field })))
      return true;
    return !explained(OTHERWISE, generation, seen) && fault(`${hexOf(back)} ${again}: ${fields.join()}`);
  }

  #print(bytes: Uint8Array): string {
    try {
      return this.#disassembler.disassemble(bytes);
    } catch (error) {
      if (error instanceof DecodeError) return error.message;
      throw error;
    }
  }
}

describe.each(GENERATIONS)("%s", (generation) => {
  it("every form's text assembles to the form again", { timeout: 240_000 }, async () => {
    const { isa, asm } = await targetOf(generation);
    const named = new Named(parseAsmTables(asm, isa.model.instructions));
    for (const wave of isa.generation.waveSizes) {
      const walk = new Walk(
        generation,
        named,
        new Disassembler(isa, asm, { wave }),
        new Assembler(isa, asm, { wave }),
      );
      const lost: string[] = [];
      const word = fc.integer({ min: 0, max: 0xffffffff });
      const property = fc.property(
        fc.array(word, { minLength: MAX_WORDS, maxLength: MAX_WORDS }),
        (noise) => {
          for (const form of firstForms(isa)) {
            // Pairs are for waves of 32 lanes; what the other wave size changes, a part of the forms shows.
            if (wave === 64 && form.half !== "") continue;
            if (wave !== isa.generation.defaultWaveSize && form.id % OTHER_WAVE !== 0) continue;
            const mates = matesOf(isa, form);
            let back = false;
            for (let round = 1; round <= MOST_TRIES && !back; round++) {
              const own = noiseOf(noise, form.id * MOST_TRIES + round, round % 2 === 0);
              const mate = mates.length === 0 ? null : mates[own[0]! % mates.length]!;
              const bytes = sampleOf(isa, form, mate, own, wave);
              try {
                const inst = isa.decode(bytes, 0, { wave });
                back = inst.form === form && walk.comesBack(inst, bytes.subarray(0, inst.size));
              } catch (error) {
                if (!(error instanceof DecodeError)) throw error;
              }
            }
            const seen = { encoding: form.encoding.name, instruction: form.instruction.name };
            if (!back && !explained(LOST, generation, seen))
              lost.push(`${seen.instruction} ${seen.encoding} ${form.variant.condition}`);
          }
        },
      );
      fc.assert(property, { numRuns: 1 });
      expect(walk.faults.slice(0, 20)).toEqual([]);
      expect(lost).toEqual([]);
    }
  });
});

afterAll(() => {
  // A kind that nothing needs is no kind.
  expect(
    [...UNNAMED, ...REFUSED, ...OTHERWISE, ...LOST]
      .filter(({ used, rare }) => !used && !rare)
      .map(({ kind }) => kind),
  ).toEqual([]);
});

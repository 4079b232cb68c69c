/**
 * Every form of every generation with random fields: what decodes prints as text that assembles to the same bytes, or to
 * bytes of the same text, since text does not name every bit (unused fields, dwords of addresses that are not used,
 * constants and literals of the same bits). LLVM prints some texts that its own assembler refuses; those are of few
 * kinds, which are counted and bounded.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markers } from "../../runtime/asm/candidates.js";
import { AsmError, Assembler, Disassembler, type AsmTarget } from "../../runtime/asm/index.js";
import { DecodeError } from "../../runtime/isa/errors.js";
import type { Form } from "../../runtime/isa/model.js";
import { hexOf } from "../support/vectors.js";
import { GENERATIONS, targetOf } from "./targets.js";

const MAX_WORDS = 5;

/** Texts that LLVM's assembler refuses too: what the text or our refusal says, and how many of all may be such. */
const KINDS: readonly {
  readonly kind: string;
  readonly text?: RegExp;
  readonly reason?: RegExp;
  readonly most: number;
}[] = [
  { kind: "a remark on what means nothing", text: /\/\*|invalid_|th:0x|_fmt:\d/, most: 0.2 },
  { kind: "limits on several operands", reason: /one scalar too many|of another bank than/, most: 0.3 },
  {
    kind: "sizes that do not go with the modifiers",
    text: /^image_|^[tm]?buffer_|^(flat|global)_atomic/,
    reason: /vector register of \d+ dwords?|addresses such as/,
    most: 0.1,
  },
  {
    kind: "a constant that is printed as its bits",
    text: /\b0x[0-9a-f]{4}\b/,
    reason: /needs no literal|same literal as before/,
    most: 0.02,
  },
  {
    kind: "registers that a field has and the generation has not",
    reason: /operand \S*(src_|null|s\[?10[2-5])/,
    most: 0.15,
  },
  { kind: "whole registers where a short form names the low ones", reason: /v0 to v127/, most: 0.05 },
  { kind: "attributes over 32", reason: /attr0\.x to/, most: 0.02 },
];

/** Compressed exports hold two registers of which each is written twice; LLVM prints what it does not take for such. */
const COMPRESSED = /^exp .* compr\b/;
const COMPRESSED_KIND = "exports whose halves are switched on singly";

/** Whether two texts say the same instruction: a whole register is its low half, and a suffix may be left out. */
const alike = (a: string, b: string): boolean => plain(a) === plain(b);
const plain = (text: string): string =>
  text.replace(/\.l\b/g, "").replace(/^(\w+?)(_e32|_e64)?(_dpp)?(?= )/, "$1");

/** What became of the samples of one generation. */
interface Counts {
  decoded: number;
  /** Same bytes. */
  same: number;
  /** Other bytes that print alike: bits that the text does not name. */
  unnamed: number;
  readonly refused: Record<string, number>;
  readonly faults: string[];
}

/** Dwords of the form with fields made of `noise`, as far as the generation allows them. */
function sampleOf(target: AsmTarget, form: Form, partner: Form | null, noise: readonly number[]): Uint8Array {
  const { isa } = target;
  const halves = partner === null ? [form] : [form, partner];
  const words = Array.from({ length: MAX_WORDS }, (_, i) => {
    const mask = halves.reduce((all, one) => all | (one.encoding.mask[i] ?? 0), 0);
    const fixed = halves.reduce((all, one) => all | (one.identifier[i] ?? 0), 0);
    return ((noise[i % noise.length]! & ~mask) | fixed) >>> 0;
  });
  for (const one of halves) {
    const own = markers(one);
    for (let i = 0; i < own.length; i++) {
      const marked = (own[i]! & ~one.identifier[i]!) >>> 0;
      // A marker is a whole byte or nine bits of a source; the literal's is left to the noise.
      if (marked !== 0) words[i] = ((words[i]! & ~0x1ff) | (own[i]! & 0x1ff)) >>> 0;
    }
  }
  for (let round = 0; round < 2; round++)
    for (const one of halves) isa.settle(one, words, isa.generation.defaultWaveSize, noise[0]! & 0xff);
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  words.forEach((word, i) => view.setUint32(4 * i, word, true));
  return bytes;
}

function walk(
  bytes: Uint8Array,
  target: AsmTarget,
  disassembler: Disassembler,
  assembler: Assembler,
  wave: 32 | 64,
  counts: Counts,
): void {
  let x: Uint8Array;
  let text: string;
  try {
    const inst = target.isa.decode(bytes, 0, { wave });
    x = bytes.subarray(0, inst.size);
    text = disassembler.print(inst);
  } catch (error) {
    if (error instanceof DecodeError) return;
    throw error;
  }
  counts.decoded++;
  const print = (some: Uint8Array): string | null => {
    try {
      return disassembler.disassemble(some);
    } catch (error) {
      if (error instanceof DecodeError) return null;
      throw error;
    }
  };
  try {
    const y = assembler.assemble(text);
    if (hexOf(y) === hexOf(x)) counts.same++;
    else if (alike(text, print(y) ?? "")) counts.unnamed++;
    else if (COMPRESSED.test(text))
      counts.refused[COMPRESSED_KIND] = (counts.refused[COMPRESSED_KIND] ?? 0) + 1;
    else counts.faults.push(`${hexOf(x)} ${text} | ${hexOf(y)} ${print(y)}`);
  } catch (error) {
    if (!(error instanceof AsmError)) throw error;
    const found = KINDS.find(
      ({ text: inText, reason }) => inText?.test(text) !== false && reason?.test(error.message) !== false,
    );
    if (found === undefined) counts.faults.push(`${hexOf(x)} ${text} | ${error.message}`);
    else counts.refused[found.kind] = (counts.refused[found.kind] ?? 0) + 1;
  }
}

describe.each(GENERATIONS)("%s", (generation) => {
  it("every form's text assembles to the form again", { timeout: 240_000 }, async () => {
    const target = await targetOf(generation);
    const { isa, asm } = target;
    const forms = isa.model.forms.filter(({ half }) => half !== "y");
    const seconds = isa.model.forms.filter(({ half }) => half === "y");
    const encodingOf = (form: Form): string => form.encoding.name.replace(/_INST_LITERAL|_[XY]$/g, "");
    const counts: Counts = { decoded: 0, same: 0, unnamed: 0, refused: {}, faults: [] };
    for (const wave of isa.generation.waveSizes) {
      const disassembler = new Disassembler(isa, asm, { wave });
      const assembler = new Assembler(isa, asm, { wave });
      fc.assert(
        fc.property(
          fc.array(fc.integer({ min: 0, max: 0xffffffff }), { minLength: MAX_WORDS, maxLength: MAX_WORDS }),
          (noise) => {
            for (const form of forms) {
              const mates =
                form.half === "x" ? seconds.filter((one) => encodingOf(one) === encodingOf(form)) : [];
              const mate = form.half === "x" ? mates[noise[1]! % mates.length]! : null;
              const own = noise.map((word, i) => (Math.imul(word, 2 * form.id + 1) ^ (form.id << i)) >>> 0);
              walk(sampleOf(target, form, mate, own), target, disassembler, assembler, wave, counts);
            }
          },
        ),
        { numRuns: 1, seed: 22 },
      );
    }
    expect(counts.faults.slice(0, 20)).toEqual([]);
    // Most forms are met, and many texts say all.
    expect(counts.decoded).toBeGreaterThan(0.5 * forms.length);
    expect(counts.same).toBeGreaterThan(0.3 * counts.decoded);
    for (const { kind, most } of KINDS)
      expect(counts.refused[kind] ?? 0, kind).toBeLessThan(most * counts.decoded);
    console.info(`${generation}: ${JSON.stringify({ ...counts, faults: counts.faults.length })}`);
  });
});

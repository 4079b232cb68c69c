/** Random bytes: a typed error or an instruction that encodes back to itself; never anything else. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DecodeError } from "../../runtime/isa/errors.js";
import type { AnyIsa } from "./conformance.js";
import { bytesOf, GENERATION_NAMES, hexOf, sampleVectors, type GenerationName } from "./vectorSets.js";

const load = async (generation: GenerationName): Promise<AnyIsa> =>
  ((await import(`../../generated/${generation}/index.ts`)) as Record<string, AnyIsa>)[generation]!;

/** Decodes at `offset`; an accepted instruction must lie inside the bytes and encode back. Returns whether it was one. */
function check(isa: AnyIsa, bytes: Uint8Array, offset: number): boolean {
  let inst;
  try {
    inst = isa.decode(bytes, offset);
  } catch (error) {
    expect(error).toBeInstanceOf(DecodeError);
    expect((error as DecodeError).offset).toBe(offset);
    return false;
  }
  expect(offset + inst.size).toBeLessThanOrEqual(bytes.length);
  for (const operand of inst.operands) expect(operand.text).not.toBe("");
  const { name, encoding, fields, unassigned } = inst;
  const back = isa.encodeFields({ name, encoding, fields, unassigned });
  expect(hexOf(back)).toBe(hexOf(bytes.subarray(offset, offset + inst.size)));
  return true;
}

/** Bytes that cannot be read past their end unnoticed: the buffer ends where they do. */
const exact = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);

describe.each(GENERATION_NAMES)("%s", (generation) => {
  it("decodes random bytes or refuses them", async () => {
    const isa = await load(generation);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 24 }), fc.nat(24), (bytes, offset) => {
        check(isa, exact(bytes), offset);
      }),
      { numRuns: 4000 },
    );
  });

  it("decodes instructions with a few bits changed, or refuses them", async () => {
    const isa = await load(generation);
    const known = sampleVectors(generation)
      .filter(({ t }) => t !== "")
      .map(({ b }) => b);
    let instructions = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...known),
        fc.array(fc.nat(8 * 16 - 1), { maxLength: 3 }),
        fc.nat(3),
        (hex, bits, cut) => {
          const bytes = bytesOf(hex);
          for (const bit of bits) bytes[bit >> 3]! ^= 1 << (bit & 7);
          if (check(isa, exact(bytes.subarray(0, bytes.length - cut)), 0)) instructions++;
        },
      ),
      { numRuns: 6000 },
    );
    // The property means little unless a good part of the inputs are instructions.
    expect(instructions).toBeGreaterThan(500);
  });

  it("walks random code to its end without going past it", async () => {
    const isa = await load(generation);
    const random = fc.sample(fc.nat(0xffffffff), { seed: 7, numRuns: 4096 });
    const words = Uint32Array.from(random);
    const forms = new Uint16Array(words.length);
    const offsets = new Uint32Array(words.length);
    for (let start = 0; start < words.length; start++) {
      const count = isa.scan(words, forms, offsets, start);
      const last = count - 1;
      if (count > 0)
        expect(offsets[last]! + isa.form(forms[last]!).encoding.size / 4).toBeLessThanOrEqual(words.length);
      start += count > 0 ? offsets[last]! - start : 0;
    }
  });
});

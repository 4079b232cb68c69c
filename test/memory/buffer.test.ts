import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bufferAddress,
  commonFormat,
  elementEnd,
  layoutBytes,
  readBufferDescriptor,
  type BufferDescriptor,
} from "../../runtime/memory/index.js";
import type { GenerationId } from "../../generated/index.js";
import { memoryRules } from "./facts.js";

interface Parts {
  readonly base?: number;
  readonly stride?: number;
  readonly records?: number;
  /** Bits 63:62 (CDNA 5: bit 124). */
  readonly swizzle?: number;
  readonly indexStride?: number;
  readonly addTid?: boolean;
  /** Bits 125:124 (CDNA 5: bit 125). */
  readonly check?: number;
  readonly format?: number;
  readonly strideScale?: number;
}

/** Packs a descriptor as the manuals' tables lay it out. */
function pack(generation: GenerationId, p: Parts): BufferDescriptor {
  const rules = memoryRules(generation).buffers;
  const bits: [value: number, at: number][] =
    rules.layout === "wide"
      ? [
          [p.base ?? 0, 0],
          [p.records ?? 0, 57],
          [p.stride ?? 0, 108],
          [p.strideScale ?? 0, 122],
          [p.swizzle ?? 0, 124],
          [p.check ?? 0, 125],
        ]
      : [
          [p.base ?? 0, 0],
          [p.stride ?? 0, 48],
          [p.swizzle ?? 0, 62],
          [p.records ?? 0, 64],
          [p.format ?? 0, 108],
          [p.strideScale ?? 0, 114],
          [p.indexStride ?? 0, 117],
          [p.addTid === true ? 1 : 0, 119],
          [p.check ?? 0, 124],
        ];
  const all = bits.reduce((sum, [value, at]) => sum | (BigInt(value) << BigInt(at)), 0n);
  const word = (i: number): number => Number((all >> BigInt(32 * i)) & 0xffffffffn);
  return readBufferDescriptor(word(0), word(1), word(2), word(3), rules, 32);
}

const BASE = 0x7f0012345600;

describe("raw buffers", () => {
  it("CDNA 1 to 4: an offset from the number of bytes on is out of range, SOFFSET does not count", () => {
    const b = pack("cdna3", { base: BASE, records: 100 });
    expect(bufferAddress(b, 0, 96, 16, 4, false)).toBe(BASE + 112);
    expect(bufferAddress(b, 0, 100, 0, 4, false)).toBe(-1);
    expect(bufferAddress(b, 0, 99, 0, 4, false)).toBe(BASE + 99);
  });

  it("RDNA: the whole access must be within the bytes that SOFFSET leaves", () => {
    for (const generation of ["rdna1", "rdna2", "rdna3", "rdna3_5", "rdna4"] as const) {
      const b = pack(generation, { base: BASE, records: 100, check: 3 });
      expect(bufferAddress(b, 0, 96, 0, 4, false)).toBe(BASE + 96);
      expect(bufferAddress(b, 0, 97, 0, 4, false)).toBe(-1);
      expect(bufferAddress(b, 0, 80, 16, 4, false)).toBe(BASE + 96);
      expect(bufferAddress(b, 0, 81, 16, 4, false)).toBe(-1);
      expect(bufferAddress(b, 0, 0, 200, 4, false)).toBe(-1);
    }
  });

  it("CDNA 5: bases of 57 bits, sizes of 45, all offsets count", () => {
    const base = 0x1f0_0000_0000_00;
    const b = pack("cdna5", { base, records: 0x1_0000_0000_00 });
    expect(bufferAddress(b, 0, 0xfffffff0, 0, 16, false)).toBe(base + 0xfffffff0);
    const small = pack("cdna5", { base, records: 100 });
    expect(bufferAddress(small, 0, 80, 16, 4, false)).toBe(base + 96);
    expect(bufferAddress(small, 0, 80, 17, 4, false)).toBe(-1);
  });
});

describe("structured buffers", () => {
  it("count records by index", () => {
    const cdna = pack("cdna1", { base: BASE, stride: 12, records: 10 });
    expect(bufferAddress(cdna, 9, 8, 0, 4, true)).toBe(BASE + 9 * 12 + 8);
    expect(bufferAddress(cdna, 10, 0, 0, 4, true)).toBe(-1);
    const rdna = pack("rdna3", { base: BASE, stride: 12, records: 10, check: 0 });
    expect(bufferAddress(rdna, 9, 8, 0, 4, true)).toBe(BASE + 9 * 12 + 8);
    expect(bufferAddress(rdna, 9, 9, 0, 4, true)).toBe(-1);
    expect(bufferAddress(rdna, 10, 0, 0, 4, true)).toBe(-1);
    const loose = pack("rdna3", { base: BASE, stride: 12, records: 10, check: 1 });
    expect(bufferAddress(loose, 9, 9, 0, 4, true)).toBe(BASE + 9 * 12 + 9);
  });

  it("RDNA 4 and CDNA 5 scale the stride", () => {
    expect(pack("rdna4", { stride: 8, strideScale: 2 }).stride).toBe(64);
    expect(pack("cdna5", { stride: 8, strideScale: 3 }).stride).toBe(256);
    expect(pack("rdna3", { stride: 8, strideScale: 3 }).stride).toBe(8);
  });

  it("CDNA keeps bits of the stride in the format when thread ids are added", () => {
    expect(pack("cdna2", { stride: 5, addTid: true, format: 3 << 3 }).stride).toBe(5 | (3 << 14));
  });
});

describe("swizzled buffers", () => {
  it("an offset is followed by what is left of its element; SOFFSET counts on CDNA 5 only", () => {
    const rdna = pack("rdna1", { swizzle: 2, stride: 64 });
    expect([0, 1, 3, 4, 7].map((offset) => elementEnd(rdna, offset, 2))).toEqual([4, 3, 1, 4, 1]);
    const cdna5 = pack("cdna5", { swizzle: 1, stride: 64 });
    expect([0, 1, 15, 16].map((offset) => elementEnd(cdna5, offset, 2))).toEqual([14, 13, 15, 14]);
  });

  it("lay dwords of a group of records side by side", () => {
    // Four bytes of 32 records, then the next four: the scratch of a wave32.
    const b = pack("rdna1", { base: BASE, swizzle: 2, indexStride: 2, check: 2, records: 1, addTid: true });
    expect(bufferAddress(b, 3, 0, 0, 4, false)).toBe(BASE + 12);
    expect(bufferAddress(b, 3, 4, 0, 4, false)).toBe(BASE + 128 + 12);
    expect(bufferAddress(b, 3, 5, 256, 1, false)).toBe(BASE + 256 + 128 + 13);
  });

  it("never put two places of a group at one address", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("cdna4", "rdna3", "rdna4"),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 1, max: 4 }),
        (generation, indexStride, dwords) => {
          const stride = 16 * dwords;
          const b = pack(generation, { stride, swizzle: 3, indexStride, records: 1000, check: 0 });
          const seen = new Set<number>();
          for (let index = 0; index < 130; index++)
            for (let offset = 0; offset < stride; offset += 4)
              seen.add(bufferAddress(b, index, offset, 0, 4, true));
          expect(seen.size).toBe(130 * (stride / 4));
          expect(seen.has(-1)).toBe(false);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe("thread ids added to the index", () => {
  it("CDNA: bits 17:14 of the stride lie in the format, unless the instruction converts one (CDNA 3 manual, 9.1.5)", () => {
    const { buffers } = memoryRules("cdna3");
    const words = [0, 0x0010 << 16, 100, (1 << 23) | (0b1001 << 15)] as const;
    expect(readBufferDescriptor(...words, buffers, 64).stride).toBe(16 + 9 * 16384);
    expect(readBufferDescriptor(...words, buffers, 64, true).stride).toBe(16);
    // Without thread ids the bits are the format's in any case.
    expect(readBufferDescriptor(0, 0x0010 << 16, 100, 0b1001 << 15, buffers, 64).stride).toBe(16);
  });
});

describe("formats in one numbering", () => {
  it.each([
    ["cdna3", (10 << 3) | 0, 10, 0, 4],
    ["rdna1", 22, 4, 7, 4],
    ["rdna1", 56, 10, 0, 4],
    ["rdna1", 77, 14, 7, 16],
    ["rdna3", 30, 6, 7, 4],
    ["rdna3", 42, 10, 0, 4],
    ["rdna3", 63, 14, 7, 16],
  ] as const)("%s %i", (generation, code, layout, kind, bytes) => {
    const format = commonFormat(code, memoryRules(generation).formats);
    expect([format & 15, format >> 4, layoutBytes(format & 15)]).toEqual([layout, kind, bytes]);
  });

  it("beyond the table there is none", () => {
    expect(commonFormat(127, memoryRules("rdna1").formats)).toBe(0);
  });
});

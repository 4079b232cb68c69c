import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Device, ElfError, ExecutionError, KernelError, readCodeObject } from "../../generated/kernel.js";
import { MemoryFault } from "../../runtime/memory/index.js";
import { readMsgpack } from "../../runtime/kernel/msgpack.js";
import { machineOf } from "./machines.js";

const typed = [ElfError, KernelError, ExecutionError, MemoryFault] as const;

/** Damaged code objects that are run all the same: whatever happens is one of the typed errors, and it ends. */
describe.each([
  ["rdna4", "gfx1200"],
  ["cdna1", "gfx908"],
  ["rdna1", "gfx1010"],
] as const)("a damaged code object of %s", (generation, processor) => {
  const path = fileURLToPath(new URL(`programs/hard.${processor}.co.gz`, import.meta.url));
  const bytes = Uint8Array.from(gunzipSync(readFileSync(path)));
  const object = readCodeObject(bytes);
  const text = object.elf.sections.find((s) => s.name === ".text")!;
  const rodata = object.elf.sections.find((s) => s.name === ".rodata")!;

  const change = (low: number, high: number): fc.Arbitrary<[number, number][]> =>
    fc.array(fc.tuple(fc.integer({ min: low, max: high - 1 }), fc.nat(255)), { minLength: 1, maxLength: 12 });

  it.each([
    ["descriptors", rodata.offset, rodata.offset + rodata.size],
    ["code", text.offset, text.offset + 0x1000],
    ["anything", 0, bytes.length],
  ])(
    "(%s) runs, or ends in a typed error",
    async (_, low, high) => {
      const { isa, executors } = await machineOf(generation);
      let tried = 0;
      fc.assert(
        fc.property(change(low, high), (changes) => {
          const damaged = bytes.slice();
          for (const [at, value] of changes) damaged[at] = value;
          try {
            const device = new Device(isa, executors, readCodeObject(damaged));
            for (const kernel of ["collatz", "branches", "divide"]) {
              const buffers = [0, 1, 2].map(() => ({ buffer: new Uint8Array(4096) }));
              const args =
                kernel === "collatz" ? [...buffers.slice(0, 2), { value: new Uint8Array(4) }] : buffers;
              const count = kernel === "branches" ? 2 : 3;
              device.dispatch({
                kernel,
                grid: [64],
                workgroup: [64],
                args: args.slice(0, count),
                maxSteps: 2000,
              });
            }
          } catch (error) {
            if (!typed.some((type) => error instanceof type)) throw error;
          }
          tried++;
        }),
        { numRuns: 150 },
      );
      expect(tried).toBeGreaterThanOrEqual(150);
    },
    120_000,
  );
});

/** An ELF file with these section headers behind `data`, which begins at 64. */
function elfOf(
  data: Uint8Array,
  sections: readonly (readonly [type: number, offset: number, size: number, link: number])[],
): Uint8Array {
  const table = 64 + data.length;
  const bytes = new Uint8Array(table + sections.length * 64);
  const view = new DataView(bytes.buffer);
  bytes.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 64, 3]);
  view.setUint16(16, 3, true);
  view.setUint16(18, 224, true);
  view.setUint32(48, 0x48, true);
  view.setBigUint64(40, BigInt(table), true);
  view.setUint16(58, 64, true);
  view.setUint16(60, sections.length, true);
  view.setUint16(62, 1, true);
  bytes.set(data, 64);
  sections.forEach(([type, offset, size, link], i) => {
    const at = table + i * 64;
    view.setUint32(at + 4, type, true);
    view.setUint32(at + 8, 2, true);
    view.setBigUint64(at + 24, BigInt(offset), true);
    view.setBigUint64(at + 32, BigInt(size), true);
    view.setUint32(at + 40, link, true);
    view.setBigUint64(at + 56, 24n, true);
  });
  return bytes;
}

/** 30,000 symbols, all with one name of 4,000 letters. */
function sharedName(size: number): Uint8Array {
  const data = new Uint8Array(size);
  const view = new DataView(data.buffer);
  for (let at = 0; at < 720_000; at += 24) view.setUint32(at, 900_000, true);
  return data.fill(65, 900_000, 904_000);
}

describe("files that ask for more work than they have bytes", () => {
  const MEGABYTE = 1 << 20;
  const many = (count: number, section: readonly [number, number, number, number]): (typeof section)[] =>
    new Array<typeof section>(count).fill(section);
  const none = [0, 0, 0, 0] as const;
  const names = [3, 64, 1, 0] as const;

  it.each([
    [
      "thousands of relocation tables on the same bytes",
      elfOf(new Uint8Array(MEGABYTE), [none, names, ...many(30_000, [4, 64, MEGABYTE, 0])]),
      /relocations .* overlap/,
    ],
    [
      "thousands of notes on the same bytes",
      elfOf(new Uint8Array(MEGABYTE), [none, names, ...many(30_000, [7, 64, MEGABYTE, 0])]),
      /notes .* overlap/,
    ],
    [
      "thousands of names without an end",
      elfOf(new Uint8Array(MEGABYTE).fill(65), [none, [3, 64, MEGABYTE, 0], ...many(30_000, none)]),
      /name longer/,
    ],
    [
      "symbols whose long names are the same bytes",
      elfOf(sharedName(MEGABYTE), [none, [3, 64, MEGABYTE, 0], [11, 64, 720_000, 1]]),
      /names of more than/,
    ],
  ])("%s", (_, bytes, reason) => {
    expect(() => readCodeObject(bytes)).toThrow(ElfError);
    expect(() => readCodeObject(bytes)).toThrow(reason);
  });

  it("metadata that counts more than it has, or nests without end", () => {
    for (const bytes of [
      [0xdd, 0xff, 0xff, 0xff, 0xff],
      [0xdf, 0x7f, 0xff, 0xff, 0xff, 0xa1, 0x61],
      [0xdb, 0xff, 0xff, 0xff, 0xff],
      [0xc6, 0x80, 0, 0, 0],
      new Array<number>(100_000).fill(0x91),
      new Array<number>(100_000).fill(0x81),
    ])
      expect(() => readMsgpack(Uint8Array.from(bytes), 100)).toThrow(ElfError);
  });
});

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Device, ElfError, ExecutionError, KernelError, readCodeObject } from "../../generated/kernel.js";
import { MemoryFault } from "../../runtime/memory/index.js";
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

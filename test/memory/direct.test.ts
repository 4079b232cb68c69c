import { describe, expect, it } from "vitest";
import type { GenerationId } from "../../generated/index.js";
import type { AsmTables } from "../../runtime/asm/index.js";
import { machineOf } from "../kernel/machines.js";
import { runText, setScalars, waveOf, type Machine } from "./definitions.js";

const BASE = 0x10000;

async function machine(generation: GenerationId): Promise<Machine> {
  const { asm } = (await import(/* @vite-ignore */ `../../generated/${generation}/asm.ts`)) as {
    asm: AsmTables;
  };
  return { ...(await machineOf(generation)), asm };
}

/** Loads that put data to LDS instead of registers, with M0 and the immediate on both sides. */
async function load(
  generation: GenerationId,
  line: string,
  m0: number,
  lds: Uint8Array,
): Promise<Uint32Array> {
  const one = await machine(generation);
  const memory = Uint8Array.from({ length: 1024 }, (_, i) => 0x80 + (i & 0x7f));
  const wave = waveOf(one, { memory, base: BASE, lds });
  setScalars(wave, 0, [BASE, 0, 1024, 0x00027000]);
  wave.setVgpr(
    1,
    Array.from({ length: wave.size }, (_, lane) => 8 * lane),
  );
  wave.setVgpr(
    2,
    Array.from({ length: wave.size }, (_, lane) => BASE + 8 * lane),
  );
  wave.setVgpr(5, 0xabcd);
  wave.setExec(0b1011, 0);
  wave.u[wave.m0] = m0;
  runText(one, wave, line);
  return wave.vgpr(5).slice();
}

const words = (lds: Uint8Array, at: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => new DataView(lds.buffer).getUint32(at + 4 * i, true));

describe("global loads to LDS", () => {
  it.each(["cdna1", "cdna2", "rdna1", "rdna2"] as const)(
    "%s: the LDS bit",
    async (generation) => {
      for (const [name, first] of [
        ["dword", 0x87868584],
        ["ubyte", 0x84],
        ["sbyte", 0xffffff84],
        ["ushort", 0x8584],
        ["sshort", 0xffff8584],
      ] as const) {
        const lds = new Uint8Array(256);
        await load(generation, `global_load_${name} v[2:3], off offset:4 lds`, 32, lds);
        const [a, b, c, d, e] = words(lds, 36, 5);
        expect([name, a, c, e]).toEqual([name, first, 0, 0]);
        expect([b, d]).not.toContain(0);
      }
    },
    60_000,
  );
});

describe("buffer loads to LDS", () => {
  it.each([
    ["cdna3", 0x30000 | 32, 32],
    ["cdna4", 0x10000 | 32, 0x10020],
  ] as const)(
    "%s: bits of M0 that count (manual, buffer load to LDS)",
    async (generation, m0, at) => {
      const lds = new Uint8Array(0x10000 + 256);
      const kept = await load(generation, "buffer_load_dword v1, s[0:3], 0 offen offset:4 lds", m0, lds);
      expect(words(lds, at + 4, 4)).toEqual([0x87868584, 0x8f8e8d8c, 0, 0x9f9e9d9c]);
      expect(kept.every((word) => word === 0xabcd)).toBe(true);
    },
    60_000,
  );
});

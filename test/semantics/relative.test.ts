import { describe, expect, it } from "vitest";
import { machineOf } from "../kernel/machines.js";
import { runText, setScalars, waveOf, type Machine } from "../memory/definitions.js";
import type { GenerationId } from "../../generated/index.js";
import type { AsmTables } from "../../runtime/asm/index.js";
import type { Wave } from "../../runtime/wave/index.js";

async function machine(generation: GenerationId): Promise<Machine> {
  const { asm } = (await import(/* @vite-ignore */ `../../generated/${generation}/asm.ts`)) as {
    asm: AsmTables;
  };
  return { ...(await machineOf(generation)), asm };
}

/** A wave whose register n holds n + 1 and whose s4.. hold 0x40.., and a copy of all its words. */
function filled(one: Machine): Wave {
  const wave = waveOf(one, {});
  for (let n = 0; n < wave.vgprs; n++) wave.setVgpr(n, n + 1);
  setScalars(
    wave,
    0,
    Array.from({ length: 100 }, (_, i) => 0x100 + i),
  );
  return wave;
}

/** Register rows that a line changed, and what lane 0 holds there. */
function changed(wave: Wave, one: Machine, line: string, m0: number): [row: number, value: number][] {
  wave.u[wave.m0] = m0;
  const before = wave.u.slice();
  runText(one, wave, line);
  const words = [...wave.u.subarray(0, before.length)].flatMap((value, i) =>
    value === before[i] ? [] : [i],
  );
  return [...new Set(words.map((i) => Math.floor(i / 32)))].map((row) => [row, wave.u[row * 32]!]);
}

describe("registers relative to M0, out of range (RDNA 2 manual, 3.6.1)", () => {
  const cases = [
    ["rdna2", 256],
    ["rdna4", 256],
    ["cdna5", 1024],
  ] as const;
  it.each(cases)(
    "%s: sources are v0, destinations are not written, nothing else changes",
    async (generation, count) => {
      const one = await machine(generation);
      const on = (line: string, m0: number): [number, number][] => changed(filled(one), one, line, m0);
      expect(on("v_movrels_b32 v2, v3", 4)).toEqual([[2, 8]]);
      expect(on("v_movrels_b32 v2, v3", count - 3)).toEqual([[2, 1]]);
      expect(on("v_movreld_b32 v2, v3", count - 3)).toEqual([[count - 1, 4]]);
      for (const m0 of [count - 2, 1500, 0x7fffffff, 0xffffff00])
        expect(on("v_movreld_b32 v2, v3", m0)).toEqual([]);
      expect(on("v_movrelsd_2_b32 v2, v3", (4 << 16) | 1023)).toEqual([[6, 1]]);
      expect(on("v_movrelsd_2_b32 v2, v3", 1023 << 16)).toEqual([]);
      expect(on("v_swaprel_b32 v2, v3", (4 << 16) | 1023)).toEqual([]);
      expect(on("v_swaprel_b32 v2, v3", (4 << 16) | 5)).toEqual([
        [6, 9],
        [8, 7],
      ]);
    },
    60_000,
  );

  it.each(["cdna3", "rdna2"] as const)(
    "%s: scalar registers",
    async (generation) => {
      const one = await machine(generation);
      const wave = filled(one);
      const run = (line: string, m0: number): void => {
        wave.u[wave.m0] = m0;
        runText(one, wave, line);
      };
      run("s_movrels_b32 s5, s6", 7);
      expect(wave.sgpr(5)).toBe(0x10d);
      run("s_movrels_b64 s[4:5], s[6:7]", 1000);
      expect([wave.sgpr(4), wave.sgpr(5)]).toEqual([0x100, 0x101]);
      const before = wave.u.slice();
      for (const m0 of [102, 1000, 0x7fffffff]) run("s_movreld_b32 s6, s8", m0);
      run("s_movreld_b64 s[6:7], s[8:9]", 101);
      before[wave.m0] = 101;
      expect(wave.u.subarray(0, before.length)).toEqual(before);
      run("s_movreld_b64 s[6:7], s[8:9]", 100);
      expect([wave.u[wave.vcc], wave.u[wave.vcc + 1]]).toEqual([0x108, 0x109]);
    },
    60_000,
  );
});

import { describe, expect, it } from "vitest";
import type { GenerationId } from "../../generated/index.js";
import type { AsmTables } from "../../runtime/asm/index.js";
import { machineOf } from "../kernel/machines.js";
import { runText, setScalars, waveOf, type Machine } from "../memory/definitions.js";

async function machine(generation: GenerationId): Promise<Machine> {
  const { asm } = (await import(/* @vite-ignore */ `../../generated/${generation}/asm.ts`)) as {
    asm: AsmTables;
  };
  return { ...(await machineOf(generation)), asm };
}

describe("S_SETVSKIP (CDNA manuals)", () => {
  it.each(["cdna1", "cdna4"] as const)(
    "%s: vector instructions do nothing while it is on",
    async (generation) => {
      const one = await machine(generation);
      const wave = waveOf(one, { memory: new Uint8Array(64), lds: new Uint8Array(64) });
      setScalars(wave, 0, [0x10000, 0]);
      runText(
        one,
        wave,
        `s_setvskip 1, 0
       v_mov_b32_e32 v0, 7
       global_load_dword v1, v2, s[0:1]
       ds_read_b32 v1, v9 offset:65532
       v_cmp_eq_u32_e32 vcc, 0, v0
       s_mov_b32 s5, 9
       s_setvskip 1, 1
       v_mov_b32_e32 v3, 8`,
      );
      expect([wave.vgpr(0)[0], wave.u[wave.vcc], wave.sgpr(5), wave.vgpr(3)[0]]).toEqual([0, 0, 9, 8]);
    },
    60_000,
  );
});

describe("S_ALLOC_VGPR (RDNA 4 manual, 3.3.3)", () => {
  it("succeeds up to 256 registers; bits above 8:0 do not count", async () => {
    const one = await machine("rdna4");
    const wave = waveOf(one, {});
    const granted = (count: number): number => {
      setScalars(wave, 4, [count]);
      runText(one, wave, "s_alloc_vgpr s4");
      return wave.scc;
    };
    expect([0, 64, 256, 257, 511, 512].map(granted)).toEqual([1, 1, 1, 0, 0, 1]);
  }, 60_000);
});

describe("S_GET_WAVEID_IN_WORKGROUP", () => {
  it("asks the workgroup; alone, a wave is number 0", async () => {
    const one = await machine("rdna1");
    const wave = waveOf(one, {});
    setScalars(wave, 4, [77]);
    runText(one, wave, "s_get_waveid_in_workgroup s4");
    expect(wave.sgpr(4)).toBe(0);
    wave.hooks = { waveInWorkgroup: () => 3 };
    runText(one, wave, "s_get_waveid_in_workgroup s4");
    expect(wave.sgpr(4)).toBe(3);
  }, 60_000);
});

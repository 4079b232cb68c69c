import { describe, expect, it } from "vitest";
import type { GenerationId } from "../../generated/index.js";
import type { AsmTables } from "../../runtime/asm/index.js";
import type { Wave } from "../../runtime/wave/index.js";
import { machineOf } from "../kernel/machines.js";
import { runText, waveOf, type Machine } from "./definitions.js";

async function machine(generation: GenerationId): Promise<Machine> {
  const { asm } = (await import(/* @vite-ignore */ `../../generated/${generation}/asm.ts`)) as {
    asm: AsmTables;
  };
  return { ...(await machineOf(generation)), asm };
}

/** A wave whose lane n holds n + 1 in v1. */
function numbered(one: Machine, size: 32 | 64): Wave {
  const wave = waveOf(one, { size });
  wave.setVgpr(
    1,
    Array.from({ length: size }, (_, lane) => lane + 1),
  );
  return wave;
}

const hex = (list: string): number[] => list.split(",").map((digits) => Number.parseInt(digits, 16));
const ordered = Array.from({ length: 32 }, (_, i) => i + 1);

/** Examples of the CDNA 3 manual, DS_SWIZZLE_B32: the offset, and what the first 32 lanes get of 1, 2, ... */
const SWIZZLES: readonly (readonly [what: string, offset: number, result: readonly number[]])[] = [
  ["FFT 0", 0xe000, hex("1,11,9,19,5,15,d,1d,3,13,b,1b,7,17,f,1f,2,12,a,1a,6,16,e,1e,4,14,c,1c,8,18,10,20")],
  ["FFT 0x10", 0xe010, hex("1,9,5,d,3,b,7,f,2,a,6,e,4,c,8,10,11,19,15,1d,13,1b,17,1f,12,1a,16,1e,14,1c,18,20")],
  ["FFT 0x1f", 0xe01f, ordered],
  ["rotate left", 0xc020, [...ordered.slice(1), 1]],
  ["rotate right", 0xc420, [32, ...ordered.slice(0, 31)]],
  ["rotate left, mask 1", 0xc021, hex("1,4,3,6,5,8,7,a,9,c,b,e,d,10,f,12,11,14,13,16,15,18,17,1a,19,1c,1b,1e,1d,20,1f,2")],
  ["rotate right, mask 1", 0xc421, hex("1f,2,1,4,3,6,5,8,7,a,9,c,b,e,d,10,f,12,11,14,13,16,15,18,17,1a,19,1c,1b,1e,1d,20")],
  ["quads", 0x8000 | 0b00_01_10_11, ordered.map((n) => n - 1).map((i) => (i ^ 3) + 1)],
  ["SWAPX16", (0x10 << 10) | 0x1f, ordered.map((n) => ((n - 1) ^ 16) + 1)],
  ["REVERSEX4", (0x03 << 10) | 0x1f, ordered.map((n) => ((n - 1) ^ 3) + 1)],
  ["BCASTX8 of 5", (5 << 5) | 0x18, ordered.map((n) => (((n - 1) & 24) | 5) + 1)],
]; // prettier-ignore

describe("DS_SWIZZLE_B32", () => {
  it.each([
    ["cdna1", 64],
    ["cdna4", 64],
    ["rdna1", 32],
    ["rdna3", 64],
    ["rdna4", 32],
    ["cdna5", 32],
  ] as const)(
    "%s, %i lanes: each half on its own",
    async (generation, size) => {
      const one = await machine(generation);
      for (const [what, offset, result] of SWIZZLES) {
        const wave = numbered(one, size);
        runText(one, wave, `ds_swizzle_b32 v2, v1 offset:${offset}`);
        const both = [...result, ...result.map((value) => value + 32)].slice(0, size);
        expect([what, ...wave.vgpr(2)]).toEqual([what, ...both]);
      }
      // A source that is off gives 0; a destination that is off keeps what it has.
      const wave = numbered(one, size);
      wave.setVgpr(2, 99);
      wave.setExec(0b0111, 0);
      runText(one, wave, `ds_swizzle_b32 v2, v1 offset:${0x8000 | 0b00_01_10_11}`);
      expect([...wave.vgpr(2).subarray(0, 4)]).toEqual([0, 3, 2, 99]);
    },
    60_000,
  );
});

describe("DS_PERMUTE_B32 and DS_BPERMUTE_B32", () => {
  it.each([
    ["cdna1", 64, 64],
    ["cdna4", 64, 64],
    ["rdna1", 64, 32],
    ["rdna2", 32, 32],
    ["rdna3_5", 64, 32],
    ["rdna4", 64, 64],
    ["cdna5", 32, 32],
  ] as const)(
    "%s, %i lanes: among %i, indices wrap and count bytes",
    async (generation, size, reach) => {
      const one = await machine(generation);
      const lanes = Array.from({ length: size }, (_, lane) => lane);
      const half = (lane: number): number => (reach < size ? lane & 32 : 0);
      const wave = numbered(one, size);
      // Lane n names lane n + 5, in bytes with stray low bits, some of it through the offset.
      wave.setVgpr(
        0,
        lanes.map((lane) => 4 * (lane + 3) + (lane & 3) + 4 * 1024),
      );
      runText(one, wave, "ds_bpermute_b32 v2, v0, v1 offset:8\nds_permute_b32 v3, v0, v1 offset:8");
      const target = lanes.map((lane) => ((lane + 5) & (reach - 1)) | half(lane));
      expect([...wave.vgpr(2)]).toEqual(target.map((to) => to + 1));
      const scattered = new Array<number>(size).fill(0);
      target.forEach((to, lane) => (scattered[to] = lane + 1));
      expect([...wave.vgpr(3)]).toEqual(scattered);
    },
    60_000,
  );

  it.each(["cdna3", "rdna2", "rdna4"] as const)(
    "%s: lanes that are off",
    async (generation) => {
      const one = await machine(generation);
      const wave = numbered(one, generation === "cdna3" ? 64 : 32);
      wave.setVgpr(0, [12, 4, 0, 8]);
      wave.setVgpr(2, 77);
      wave.setVgpr(3, 77);
      wave.setExec(0b0111, 0);
      runText(one, wave, "ds_bpermute_b32 v2, v0, v1\nds_permute_b32 v3, v0, v1");
      // Lane 3 is off: it gives 0 and receives nothing; nobody sends to lane 2.
      expect([...wave.vgpr(2).subarray(0, 4)]).toEqual([0, 2, 1, 77]);
      expect([...wave.vgpr(3).subarray(0, 4)]).toEqual([3, 2, 0, 77]);
    },
    60_000,
  );
});

import { describe, expect, it } from "vitest";
import type { GenerationId } from "../../generated/index.js";
import type { AsmTables } from "../../runtime/asm/index.js";
import { ScratchMemory } from "../../runtime/memory/index.js";
import type { Wave } from "../../runtime/wave/index.js";
import { machineOf } from "../kernel/machines.js";
import { runText, setScalars, waveOf, type Machine } from "./definitions.js";

const OLD = ["cdna1", "cdna2", "cdna3", "cdna4", "rdna1", "rdna2"] as const;
const NEW = ["rdna3", "rdna3_5", "rdna4", "cdna5"] as const;
const ALL: readonly GenerationId[] = [...OLD, ...NEW];
const isNew = (generation: GenerationId): boolean => (NEW as readonly GenerationId[]).includes(generation);

async function machine(generation: GenerationId): Promise<Machine> {
  const { asm } = (await import(/* @vite-ignore */ `../../generated/${generation}/asm.ts`)) as {
    asm: AsmTables;
  };
  return { ...(await machineOf(generation)), asm };
}

const lanesOf = (wave: Wave): number[] => Array.from({ length: wave.size }, (_, lane) => lane);
const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer);
const first = (wave: Wave, register: number, count = 4): number[] => [
  ...wave.vgpr(register).subarray(0, count),
];

describe("scratch addresses (ISA manuals, scratch: SV, SS, SVS, ST)", () => {
  /** Modes without any address, and with both. */
  const modes: Readonly<Partial<Record<GenerationId, readonly string[]>>> = {
    cdna1: [], cdna2: [], rdna1: [], rdna2: ["ST"], cdna3: ["ST", "SVS"], cdna4: ["ST", "SVS"],
    rdna3: ["ST", "SVS"], rdna3_5: ["ST", "SVS"], rdna4: ["ST", "SVS"], cdna5: ["ST", "SVS"],
  }; // prettier-ignore
  it.each(ALL)(
    "%s",
    async (generation) => {
      const one = await machine(generation);
      const wave = waveOf(one, {});
      const scratch = new ScratchMemory(new Uint8Array(256 * wave.size), wave.size, {
        outOfRange: "fault",
        misaligned: "allow",
      });
      for (const lane of lanesOf(wave))
        for (let at = 0; at < 256; at += 4) scratch.store32(at, lane, (lane << 16) | at);
      wave.scratch = scratch;
      wave.setVgpr(0, lanesOf(wave).map((lane) => 8 + 4 * (lane & 3))); // prettier-ignore
      setScalars(wave, 4, [64]);
      const name = isNew(generation) ? "scratch_load_b32" : "scratch_load_dword";
      const at = (line: string): number[] => {
        runText(one, wave, `${name} v1, ${line}`);
        return first(wave, 1);
      };
      const lanes = (...address: number[]): number[] => address.map((low, lane) => (lane << 16) | low);
      expect(at("v0, off offset:4")).toEqual(lanes(12, 16, 20, 24));
      expect(at("off, s4 offset:4")).toEqual(lanes(68, 68, 68, 68));
      // Signed offsets: all but the format's widest negative.
      expect(at("off, s4 offset:-8")).toEqual(lanes(56, 56, 56, 56));
      if (modes[generation]!.includes("ST")) expect(at("off, off offset:20")).toEqual(lanes(20, 20, 20, 20));
      if (modes[generation]!.includes("SVS")) expect(at("v0, s4 offset:4")).toEqual(lanes(76, 80, 84, 88));
    },
    60_000,
  );
});

describe("DS instructions", () => {
  const names = (generation: GenerationId, old: string, now: string): string =>
    isNew(generation) ? now : old;

  it.each(ALL)(
    "%s: two addresses in units of 64 elements",
    async (generation) => {
      const one = await machine(generation);
      const lds = new Uint8Array(4096);
      const wave = waveOf(one, { lds });
      wave.setVgpr(0, 16);
      wave.setVgpr(2, 0x1111);
      wave.setVgpr(3, 0x2222);
      wave.setExec(1, 0);
      runText(one, wave, `${names(generation, "ds_write2st64_b32", "ds_store_2addr_stride64_b32")} v0, v2, v3 offset0:1 offset1:3`); // prettier-ignore
      expect([view(lds).getUint32(16 + 256, true), view(lds).getUint32(16 + 768, true)]).toEqual([
        0x1111, 0x2222,
      ]);
      runText(
        one,
        wave,
        `${names(generation, "ds_read2_b64", "ds_load_2addr_b64")} v[4:7], v0 offset0:32 offset1:96`,
      );
      expect([4, 5, 6, 7].map((row) => wave.vgpr(row)[0])).toEqual([0x1111, 0, 0x2222, 0]);
    },
    60_000,
  );

  it.each(ALL)(
    "%s: halves keep the other half",
    async (generation) => {
      const one = await machine(generation);
      const lds = Uint8Array.of(0x81, 0x92, 0xa3, 0xb4, 0, 0, 0, 0, 0, 0, 0, 0);
      const wave = waveOf(one, { lds });
      wave.setVgpr(0, 0);
      wave.setVgpr(2, 0x11112222);
      const load = (old: string, now: string): number => {
        wave.setVgpr(1, 0x55556666);
        runText(one, wave, `${names(generation, old, now)} v1, v0`);
        return wave.vgpr(1)[0]!;
      };
      wave.setExec(1, 0);
      expect(load("ds_read_u8_d16", "ds_load_u8_d16")).toBe(0x55550081);
      expect(load("ds_read_i8_d16_hi", "ds_load_i8_d16_hi")).toBe(0xff816666);
      expect(load("ds_read_u16_d16", "ds_load_u16_d16")).toBe(0x55559281);
      expect(load("ds_read_u16_d16_hi", "ds_load_u16_d16_hi")).toBe(0x92816666);
      runText(
        one,
        wave,
        `${names(generation, "ds_write_b16_d16_hi", "ds_store_b16_d16_hi")} v0, v2 offset:4
       ${names(generation, "ds_write_b8_d16_hi", "ds_store_b8_d16_hi")} v0, v2 offset:8`,
      );
      expect([...lds.subarray(4)]).toEqual([0x11, 0x11, 0, 0, 0x11, 0, 0, 0]);
    },
    60_000,
  );

  it.each(ALL)(
    "%s: what compares comes first in the old names, second in the new",
    async (generation) => {
      const one = await machine(generation);
      const lds = new Uint8Array(8);
      view(lds).setUint32(0, 7, true);
      const wave = waveOf(one, { lds });
      wave.setVgpr(0, 0);
      wave.setVgpr(2, 7);
      wave.setVgpr(3, 9);
      wave.setExec(1, 0);
      const operands = isNew(generation) ? "v0, v3, v2" : "v0, v2, v3";
      runText(one, wave, `${names(generation, "ds_cmpst_rtn_b32", "ds_cmpstore_rtn_b32")} v1, ${operands}`);
      expect([wave.vgpr(1)[0], view(lds).getUint32(0, true)]).toEqual([7, 9]);
      runText(one, wave, `${names(generation, "ds_cmpst_rtn_b32", "ds_cmpstore_rtn_b32")} v1, ${operands}`);
      expect([wave.vgpr(1)[0], view(lds).getUint32(0, true)]).toEqual([9, 9]);
    },
    60_000,
  );

  it.each(ALL)(
    "%s: append, consume and thread ids",
    async (generation) => {
      const one = await machine(generation);
      const lds = new Uint8Array(1024);
      view(lds).setUint32(16 + 8, 100, true);
      const wave = waveOf(one, { lds });
      // Until RDNA 3.5 M0 is the base.
      const base = generation === "rdna4" || generation === "cdna5" ? 0 : 16;
      wave.u[wave.m0] = base;
      wave.setExec(0b1101, 0);
      wave.setVgpr(1, 77);
      runText(one, wave, `ds_append v1 offset:${24 - base}`);
      expect([...first(wave, 1), view(lds).getUint32(24, true)]).toEqual([100, 77, 100, 100, 103]);
      runText(one, wave, `ds_consume v1 offset:${24 - base}`);
      expect([...first(wave, 1), view(lds).getUint32(24, true)]).toEqual([103, 77, 103, 103, 100]);
      wave.u[wave.m0] = 256;
      wave.setVgpr(2, lanesOf(wave).map((lane) => lane + 1)); // prettier-ignore
      runText(
        one,
        wave,
        `${names(generation, "ds_write_addtid_b32", "ds_store_addtid_b32")} v2 offset:4
       ${names(generation, "ds_read_addtid_b32", "ds_load_addtid_b32")} v3 offset:4`,
      );
      expect([0, 1, 2, 3].map((i) => view(lds).getUint32(260 + 4 * i, true))).toEqual([1, 0, 3, 4]);
      expect(first(wave, 3)).toEqual([1, 0, 3, 4]);
    },
    60_000,
  );
});

describe("atomics on memory", () => {
  it.each(ALL)(
    "%s: the old value comes back only when asked for",
    async (generation) => {
      const one = await machine(generation);
      const memory = new Uint8Array(16);
      const wave = waveOf(one, { memory, base: 0x10000 });
      setScalars(wave, 0, [0x10000, 0]);
      wave.setVgpr(1, 5);
      wave.setVgpr(4, 0);
      wave.setVgpr(6, 77);
      const name = isNew(generation) ? "global_atomic_add_u32" : "global_atomic_add";
      const returns = generation === "rdna4" || generation === "cdna5" ? "th:TH_ATOMIC_RETURN" : /^cdna[34]/.test(generation) ? "sc0" : "glc"; // prettier-ignore
      wave.setExec(0b111, 0);
      const before = wave.u.slice(0, 512 * 32);
      runText(one, wave, `${name} v4, v1, s[0:1]`);
      expect(wave.u.subarray(0, before.length)).toEqual(before);
      expect(view(memory).getUint32(0, true)).toBe(15);
      runText(one, wave, `${name} v6, v4, v1, s[0:1] ${returns}`);
      expect([...first(wave, 6), view(memory).getUint32(0, true)]).toEqual([15, 20, 25, 77, 30]);
    },
    60_000,
  );
});

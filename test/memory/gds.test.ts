import { describe, expect, it } from "vitest";
import type { GenerationId } from "../../generated/index.js";
import { GS_REGISTER_BYTES, LocalMemory, type GlobalDataShare } from "../../runtime/memory/index.js";
import { Program, Wave } from "../../runtime/wave/index.js";
import { machineOf } from "../kernel/machines.js";

const options = { outOfRange: "fault", misaligned: "allow" } as const;

const dataShare = (): GlobalDataShare => ({
  memory: new LocalMemory(new Uint8Array(64), options),
  registers: new LocalMemory(new Uint8Array(GS_REGISTER_BYTES), options),
});

/** Runs one DS instruction given as words, on 32 lanes. */
async function run(
  generation: GenerationId,
  words: readonly [number, number],
  lds: LocalMemory,
  set: (wave: Wave) => void = () => undefined,
): Promise<Wave> {
  const { isa, executors } = await machineOf(generation);
  const wave = new Wave({ size: 32, isa });
  wave.lds = lds;
  wave.setVgpr(0, 8);
  wave.setVgpr(1, 1);
  set(wave);
  new Program(isa, executors, new Uint8Array(Uint32Array.from(words).buffer)).run(wave);
  // The wave's own LDS is back in place.
  expect(wave.lds).toBe(lds);
  return wave;
}

/** A DS instruction of RDNA 1 to 3.5: opcode, GDS bit, offset; v2 from address v0 and data v1. */
const ds = (opcode: number, gds: boolean, offset = 0): [number, number] => [
  (0xd8000000 | (opcode << 18) | (gds ? 1 << 17 : 0) | offset) >>> 0,
  0x02000100,
];
const ADD_U32 = 0;
const ORDERED_COUNT = 63;
const ADD_GS_REG = 122;
const SUB_GS_REG = 123;

describe("the GDS bit of DS instructions", () => {
  it("chooses between LDS and the global data share", async () => {
    const global = dataShare();
    const gds = global.memory;
    const lds = new LocalMemory(new Uint8Array(64), options, global);
    await run("rdna2", ds(ADD_U32, false), lds);
    expect([lds.load32(8, -1), gds.load32(8, -1)]).toEqual([32, 0]);
    await run("rdna2", ds(ADD_U32, true), lds);
    expect([lds.load32(8, -1), gds.load32(8, -1)]).toEqual([32, 32]);
  }, 60_000);

  it("runs for the first active lane alone on RDNA 3 (manual, 12.6)", async () => {
    const global = dataShare();
    const lds = new LocalMemory(new Uint8Array(64), options, global);
    const wave = await run("rdna3", ds(ADD_U32, true), lds, (one) => {
      one.setVgpr(
        1,
        Array.from({ length: 32 }, (_, lane) => lane),
      );
      one.setExec(0xfffffff8);
    });
    expect(global.memory.load32(8, -1)).toBe(3);
    expect(wave.u[wave.exec]).toBe(0xfffffff8);
  }, 60_000);

  it("is unsupported where there is no global data share", async () => {
    await expect(
      run("rdna2", ds(ADD_U32, true), new LocalMemory(new Uint8Array(64), options)),
    ).rejects.toThrow(/global data share/);
  }, 60_000);
});

describe("registers of the geometry stages (RDNA 3 manual, 12.6.1)", () => {
  it("count in 32 bits below 8 and in 64 from 8 on", async () => {
    const global = dataShare();
    const { registers } = global;
    const lds = new LocalMemory(new Uint8Array(64), options, global);
    registers.store32(3 * 4, -1, 0xffffffff);
    registers.store32(8 * 4 + 8, -1, 0xffffffff);
    let wave = await run("rdna3", ds(ADD_GS_REG, true, 3 << 2), lds);
    expect([registers.load32(12, -1), registers.load32(16, -1), wave.vgpr(2)[0]]).toEqual([0, 0, 0xffffffff]);
    wave = await run("rdna3", ds(ADD_GS_REG, true, 9 << 2), lds);
    expect([registers.load32(40, -1), registers.load32(44, -1)]).toEqual([0, 1]);
    expect([wave.vgpr(2)[0], wave.vgpr(3)[0], wave.vgpr(2)[1]]).toEqual([0xffffffff, 0, 0]);
    wave = await run("rdna3_5", ds(SUB_GS_REG, true, 9 << 2), lds);
    expect([registers.load32(40, -1), registers.load32(44, -1)]).toEqual([0xffffffff, 0]);
    expect([wave.vgpr(2)[0], wave.vgpr(3)[0]]).toEqual([0, 1]);
  }, 60_000);
});

describe("DS_ORDERED_COUNT", () => {
  it.each(["rdna1", "rdna2"] as const)(
    "%s: adds the first active lane's value at M0's base",
    async (generation) => {
      const global = dataShare();
      global.memory.store32(16 + 8, -1, 100);
      const lds = new LocalMemory(new Uint8Array(64), options, global);
      const wave = await run(generation, ds(ORDERED_COUNT, true, 8), lds, (one) => {
        one.setVgpr(
          0,
          Array.from({ length: 32 }, (_, lane) => lane + 1),
        );
        one.setExec(0xfffffff0);
        one.u[one.m0] = (16 << 16) | 0x123;
      });
      expect(global.memory.load32(24, -1)).toBe(105);
      expect([wave.vgpr(2)[3], wave.vgpr(2)[4], wave.vgpr(2)[31]]).toEqual([0, 100, 100]);
    },
    60_000,
  );

  it("rdna3: counts in the geometry stages' registers, or exchanges", async () => {
    const global = dataShare();
    const { registers } = global;
    registers.store32(5 * 4, -1, 7);
    const lds = new LocalMemory(new Uint8Array(64), options, global);
    let wave = await run("rdna3", ds(ORDERED_COUNT, true, 5 << 2), lds);
    expect([registers.load32(20, -1), wave.vgpr(2)[0], wave.vgpr(2)[31]]).toEqual([15, 7, 7]);
    wave = await run("rdna3", ds(ORDERED_COUNT, true, (5 << 2) | (1 << 12)), lds);
    expect([registers.load32(20, -1), wave.vgpr(2)[9]]).toEqual([8, 15]);
    await run("rdna3", ds(ORDERED_COUNT, true, 5 << 2), lds, (one) => {
      one.setExec(0);
    });
    expect(registers.load32(20, -1)).toBe(8);
  }, 60_000);
});

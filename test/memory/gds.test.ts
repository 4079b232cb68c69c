import { describe, expect, it } from "vitest";
import { LocalMemory } from "../../runtime/memory/index.js";
import { Program, Wave } from "../../runtime/wave/index.js";
import { machineOf } from "../kernel/machines.js";

const options = { outOfRange: "fault", misaligned: "allow" } as const;

/** ds_add_u32 v0, v1 (RDNA 2), with bit 17 (GDS) or without, then s_endpgm. */
const code = (gds: boolean): Uint8Array =>
  new Uint8Array(Uint32Array.of((0xd8000000 | (gds ? 1 << 17 : 0)) >>> 0, 0x00000100, 0xbf810000).buffer);

async function run(gds: boolean, lds: LocalMemory): Promise<void> {
  const { isa, executors } = await machineOf("rdna2");
  const wave = new Wave({ size: 32, isa });
  wave.lds = lds;
  wave.setVgpr(0, 8);
  wave.setVgpr(1, 1);
  new Program(isa, executors, code(gds)).run(wave);
  // The wave's own LDS is back in place.
  expect(wave.lds).toBe(lds);
}

describe("the GDS bit of DS instructions", () => {
  it("chooses between LDS and the global data share", async () => {
    const gds = new LocalMemory(new Uint8Array(64), options);
    const lds = new LocalMemory(new Uint8Array(64), options, gds);
    await run(false, lds);
    expect([lds.load32(8, -1), gds.load32(8, -1)]).toEqual([32, 0]);
    await run(true, lds);
    expect([lds.load32(8, -1), gds.load32(8, -1)]).toEqual([32, 32]);
  }, 60_000);

  it("is unsupported where there is no global data share", async () => {
    await expect(run(true, new LocalMemory(new Uint8Array(64), options))).rejects.toThrow(
      /global data share/,
    );
  }, 60_000);
});

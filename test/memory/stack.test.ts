import { describe, expect, it } from "vitest";
import { LocalMemory } from "../../runtime/memory/index.js";
import type { Wave } from "../../runtime/wave/index.js";
import { machineOf } from "../kernel/machines.js";
import { runText, waveOf, type Machine } from "./definitions.js";
import type { GenerationId } from "../../generated/index.js";

const NONE = 0xffffffff;

async function machine(generation: GenerationId): Promise<Machine> {
  const { asm } = (await import(/* @vite-ignore */ `../../generated/${generation}/asm.ts`)) as Pick<
    Machine,
    "asm"
  >;
  return { ...(await machineOf(generation)), asm };
}

/** One visit of lane 3: last node and children, by the form of the generation. */
function visitor(one: Machine, line: string, wave: Wave) {
  return (last: number, nodes: readonly number[]): number => {
    wave.vgpr(1)[3] = last;
    nodes.forEach((node, i) => (wave.vgpr(8 + i)[3] = node));
    runText(one, wave, line);
    return wave.vgpr(4)[3]!;
  };
}

describe("stacks of nodes in LDS", () => {
  it("RDNA 3 (manual, 12.5.3): pushes three, returns the fourth or pops", async () => {
    const lds = new Uint8Array(16384);
    const rdna3 = await machine("rdna3");
    const wave = waveOf(rdna3, { size: 32, lds });
    wave.setExec(8);
    const base = 64 + 3;
    wave.vgpr(0)[3] = base << 18;
    const visit = visitor(rdna3, "ds_bvh_stack_rtn_b32 v4, v0, v1, v[8:11] offset:0", wave);
    const at = (entry: number): number =>
      new LocalMemory(lds, { outOfRange: "fault", misaligned: "allow" }).load32(4 * base + 128 * entry, -1);
    expect(visit(NONE, [NONE, 20, 30, 40])).toBe(40);
    expect([at(0), at(1), at(2)]).toEqual([20, 30, 0]);
    expect(wave.vgpr(0)[3]).toBe(((base << 18) | (2 << 2)) >>> 0);
    // Nothing new: the last one pushed comes back, and its place is emptied.
    expect(visit(40, [NONE, NONE, NONE, NONE])).toBe(30);
    expect([at(0), at(1)]).toEqual([20, NONE]);
    // What follows the node visited last has been visited.
    expect(visit(60, [50, 60, 70, 80])).toBe(50);
    expect(visit(50, [NONE, NONE, NONE, NONE])).toBe(20);
    expect(wave.vgpr(0)[3]).toBe((base << 18) >>> 0);
    // A ring of eight: the ninth entry lies on the first.
    for (let i = 0; i < 3; i++) visit(NONE, [100 + 3 * i, 101 + 3 * i, 102 + 3 * i, 1]);
    expect([at(0), at(1), at(7)]).toEqual([108, 101, 107]);
    // Lanes that are off keep everything.
    expect([...wave.vgpr(0)].filter((word) => word !== 0)).toHaveLength(1);
  }, 60_000);

  it("RDNA 4 (manual, 12.5.3): pushes seven, returns the eighth or pops; a second pop", async () => {
    const lds = new Uint8Array(16384);
    const rdna4 = await machine("rdna4");
    const wave = waveOf(rdna4, { size: 32, lds });
    wave.setExec(8);
    const base = 32 + 3;
    wave.vgpr(0)[3] = base << 15;
    const one = visitor(rdna4, "ds_bvh_stack_push8_pop1_rtn_b32 v4, v0, v1, v[8:15] offset:16", wave);
    const two = visitor(rdna4, "ds_bvh_stack_push8_pop2_rtn_b64 v[4:5], v0, v1, v[8:15] offset:16", wave);
    const empty = new Array<number>(8).fill(NONE);
    expect(one(NONE, [NONE, NONE, NONE, NONE, 1, 2, 3, 4])).toBe(4);
    expect(wave.vgpr(0)[3]).toBe((base << 15) | (3 << 10) | 3);
    expect(two(4, empty)).toBe(3);
    expect(wave.vgpr(5)[3]).toBe(2);
    expect(wave.vgpr(0)[3]).toBe((base << 15) | (1 << 10) | 1);
    expect(one(2, empty)).toBe(1);
    expect(one(1, empty)).toBe(NONE);
    expect(wave.vgpr(0)[3]).toBe(base << 15);
    // Sixteen entries are valid at most; then some are lost.
    for (let i = 0; i < 3; i++)
      one(
        NONE,
        [1, 2, 3, 4, 5, 6, 7, 8].map((n) => 8 * i + n),
      );
    expect(wave.vgpr(0)[3]).toBe((base << 15) | (1 << 30) | (5 << 10) | 16);
  }, 60_000);
});

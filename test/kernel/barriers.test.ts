import { describe, expect, it } from "vitest";
import { kernelAbis } from "../../generated/kernel.js";
import { Barriers } from "../../runtime/kernel/barriers.js";
import { readDescriptor } from "../../runtime/kernel/descriptor.js";
import type { Launch } from "../../runtime/kernel/launch.js";
import { WorkgroupRunner } from "../../runtime/kernel/workgroup.js";
import { ExecutionError } from "../../runtime/kernel/index.js";
import { AddressSpace, defaultMemoryOptions } from "../../runtime/memory/index.js";
import { Program } from "../../runtime/wave/index.js";
import { machineOf } from "./machines.js";

describe("barriers of a workgroup", () => {
  const setUp = (waves: number, named = 0): { b: Barriers; woken: number[] } => {
    const woken: number[] = [];
    return { b: new Barriers(waves, named, (wave) => woken.push(wave)), woken };
  };

  it("complete when every wave has signalled, and wake those that wait", () => {
    const { b, woken } = setUp(3);
    expect(b.signal(-1)).toBe(true);
    expect(b.wait(0, -1)).toBe(true);
    expect(b.signal(-1)).toBe(false);
    expect(woken).toEqual([]);
    b.signal(-1);
    expect(woken).toEqual([0]);
    // The others have not waited yet: their next wait passes, the one after it does not.
    expect(b.wait(1, -1)).toBe(false);
    expect(b.wait(1, -1)).toBe(true);
    expect(b.waitsAt(1)).toBe(-1);
  });

  it("do not count waves that ended", () => {
    const { b, woken } = setUp(2);
    b.signal(-1);
    b.wait(0, -1);
    b.end(1);
    expect(woken).toEqual([0]);
  });

  it("can be used again", () => {
    const { b, woken } = setUp(2);
    for (let round = 0; round < 3; round++) {
      b.signal(-1);
      expect(b.wait(0, -1)).toBe(true);
      b.signal(-1);
      expect(b.wait(1, -1)).toBe(false);
    }
    expect(woken).toEqual([0, 0, 0]);
  });

  it("named: only the waves that joined are told", () => {
    const { b, woken } = setUp(3, 4);
    b.init(2, 2);
    b.join(0, 2);
    b.join(1, 2);
    expect(b.wait(0, 0)).toBe(true);
    b.signal(2);
    b.signal(2);
    expect(woken).toEqual([0]);
    expect(b.wait(1, 0)).toBe(false);
    expect(b.state(2)).toBe(1 | (2 << 4) | (1 << 24));
    expect(b.leave(1)).toBe(false);
    expect(b.leave(0)).toBe(true);
  });

  it("ignore numbers that do not exist", () => {
    const { b } = setUp(1, 4);
    for (const number of [0, 5, -3]) {
      expect(b.signal(number)).toBe(false);
      expect(b.state(number)).toBe(0);
      if (number < 0) expect(b.wait(0, number)).toBe(false);
    }
  });
});

/** Runs code of RDNA 4 as a workgroup of two waves of 32. */
async function runTwoWaves(words: number[], maxSteps = 1000): Promise<number> {
  const { isa, executors } = await machineOf("rdna4");
  const abi = kernelAbis.of("rdna4");
  const bytes = new Uint8Array(Uint32Array.from(words).buffer);
  const descriptor = new Uint8Array(64);
  descriptor[57] = 4; // ENABLE_WAVEFRONT_SIZE32
  const launch: Launch = {
    abi,
    descriptor: readDescriptor(descriptor, abi, 0),
    entry: 0x1000,
    kernarg: 0,
    kernargBytes: new Uint8Array(0),
    dispatchPacket: 0,
    queue: 0,
    scratch: 0,
    scratchPerWave: 0,
    scratchPerLane: 0,
  };
  const program = new Program(isa, executors, bytes, { origin: 0x1000 });
  const runner = new WorkgroupRunner(program, launch, new AddressSpace(), {
    memory: defaultMemoryOptions,
    maxSteps,
    ldsBytes: 0,
    waves: 2,
    scratch: new Uint8Array(0),
  });
  runner.run([0, 0, 0], [64, 1, 1]);
  return runner.steps;
}

const SIGNAL = 0xbe804ec1; // s_barrier_signal -1
const WAIT = 0xbf94ffff; // s_barrier_wait -1
const END = 0xbfb00000; // s_endpgm
const BACK = 0xbfa0ffff; // s_branch to itself

describe("workgroups", () => {
  it("end when their waves do", async () => {
    expect(await runTwoWaves([SIGNAL, WAIT, END])).toBe(6);
  });

  it("that wait for a signal nobody gives are a deadlock", async () => {
    const error = await runTwoWaves([WAIT, END]).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ExecutionError);
    expect(error).toMatchObject({ fault: "deadlock", workgroup: [0, 0, 0], wave: 0 });
  });

  it("that never end are a runaway", async () => {
    const error = await runTwoWaves([BACK]).catch((e: unknown) => e);
    expect(error).toMatchObject({ fault: "runaway", pc: 0x1000 });
  });

  it("that leave their code, or reach what is no instruction, tell where", async () => {
    expect(await runTwoWaves([0xbfa00010, END]).catch((e: unknown) => e)).toMatchObject({ fault: "decode" });
    expect(await runTwoWaves([0xffffffff, END]).catch((e: unknown) => e)).toMatchObject({
      fault: "decode",
      pc: 0x1000,
    });
  });
});

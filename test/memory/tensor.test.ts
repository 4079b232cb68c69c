import { beforeAll, describe, expect, it } from "vitest";
import type { Wave } from "../../runtime/wave/index.js";
import { machineOf } from "../kernel/machines.js";
import { runText, setScalars, waveOf, type Machine } from "./definitions.js";

const BASE = 0x10000;

/** A descriptor's groups, from the fields of the manual's tables 62 to 67. */
interface Descriptor {
  readonly lds?: number;
  readonly size: 0 | 1 | 2 | 3;
  readonly tensor: readonly number[];
  readonly tile: readonly number[];
  readonly strides: readonly number[];
  readonly pad?: { readonly interval: number; readonly amount: number };
  readonly iterate?: { readonly count: number; readonly lds: number; readonly memory: number };
  readonly rows?: { readonly wide: boolean; readonly indices: readonly number[] };
  readonly barrier?: number;
  readonly count?: number;
}

function groups(d: Descriptor): number[] {
  const words = [0n, 0n, 0n, 0n];
  const set = (group: number, first: number, value: number): void => {
    words[group]! |= BigInt(value) << BigInt(first);
  };
  const flag = (group: number, bit: number, on: boolean): void => {
    if (on) set(group, bit, 1);
  };
  set(0, 0, d.count ?? 1);
  set(0, 32, d.lds ?? 0);
  set(0, 64, BASE);
  set(0, 126, 2);
  set(1, 16, d.size);
  const [d0 = 0, d1 = 0, d2 = 0, d3 = 0, d4 = 0] = d.tensor;
  const [t0 = 0, t1 = 0, t2 = 0, t3 = 0, t4 = 0] = d.tile;
  const [s0 = 0, s1 = 0, s2 = 0, s3 = 0] = d.strides;
  set(1, 48, d0);
  set(1, 80, d1);
  set(1, 112, t0);
  set(1, 128, t1);
  set(1, 144, t2);
  set(1, 160, s0);
  set(1, 208, s1);
  if (d.pad !== undefined) {
    flag(1, 20, true);
    set(1, 22, d.pad.interval);
    set(1, 25, d.pad.amount);
  }
  if (d.barrier !== undefined) {
    flag(1, 18, true);
    set(1, 32, d.barrier >> 3);
  }
  if (d.rows !== undefined) {
    flag(0, 31, true);
    flag(0, 30, d.rows.wide);
    const each = d.rows.wide ? 32 : 16;
    d.rows.indices.forEach((row, i) => {
      const at = i * each;
      set(at < 128 ? 2 : 3, at % 128, row);
    });
  } else {
    set(2, 0, d2);
    set(2, 32, d.iterate?.lds ?? d3);
    set(2, 64, d.iterate?.memory ?? s2);
    set(2, 112, d.iterate?.count ?? t3);
    flag(1, 19, d.iterate !== undefined);
    set(3, 0, s3);
    set(3, 48, d4);
    set(3, 80, t4);
  }
  const split = (value: bigint, count: number): number[] =>
    Array.from({ length: count }, (_, i) => Number((value >> BigInt(32 * i)) & 0xffffffffn));
  return [...split(words[0]!, 4), ...split(words[1]!, 8), ...split(words[2]!, 4), ...split(words[3]!, 4)];
}

const FULL = "s[0:3], s[4:11], s[12:15], s[16:19]";

describe("tensor data mover (CDNA 5 manual, 10.11)", () => {
  let cdna5: Machine;
  let memory: Uint8Array;
  let lds: Uint8Array;
  beforeAll(async () => {
    const { asm } = (await import("../../generated/cdna5/asm.js")) as unknown as Pick<Machine, "asm">;
    cdna5 = { ...(await machineOf("cdna5")), asm };
  }, 60_000);

  const run = (d: Descriptor, name = "tensor_load_to_lds", operands = FULL): Wave => {
    const wave = waveOf(cdna5, { size: 32, memory, lds });
    setScalars(wave, 0, groups(d));
    // EXEC is ignored.
    wave.setExec(0);
    runText(cdna5, wave, `${name} ${operands}`);
    return wave;
  };
  const fresh = (): void => {
    memory = Uint8Array.from({ length: 1024 }, (_, i) => (i * 7 + (i >> 8)) & 255);
    lds = new Uint8Array(1024).fill(0xee);
  };
  const bytes = (at: number, size: number): number[] => [...memory.subarray(at, at + size)];
  const local = (at: number, size: number): number[] => [...lds.subarray(at, at + size)];

  it.each([0, 1, 2, 3] as const)("loads two-dimensional tiles of elements of 2**%s bytes", (size) => {
    fresh();
    const unit = 1 << size;
    run(
      { lds: 64, size, tensor: [100, 100], tile: [4, 3], strides: [10] },
      "tensor_load_to_lds",
      "s[0:3], s[4:11]",
    );
    const rows = [0, 1, 2].flatMap((y) => bytes(10 * y * unit, 4 * unit));
    expect(local(64, 12 * unit)).toEqual(rows);
    expect(local(64 + 12 * unit, 4)).toEqual([0xee, 0xee, 0xee, 0xee]);
  });

  it("reads zeros beyond the tensor, and drops stores there", () => {
    fresh();
    run({ size: 2, tensor: [3, 2], tile: [4, 3], strides: [8] });
    const row = (y: number): number[] => [...bytes(32 * y, 12), 0, 0, 0, 0];
    expect(local(0, 48)).toEqual([...row(0), ...row(1), ...new Array<number>(16).fill(0)]);
    lds.fill(0x55);
    const before = Uint8Array.from(memory);
    run({ size: 2, tensor: [3, 2], tile: [4, 3], strides: [8] }, "tensor_store_from_lds");
    for (const y of [0, 1]) before.fill(0x55, 32 * y, 32 * y + 12);
    expect(memory).toEqual(before);
  });

  it("moves five dimensions, whose strides are totals", () => {
    fresh();
    run({ size: 0, tensor: [9, 9, 9, 9, 9], tile: [2, 2, 2, 2, 2], strides: [3, 10, 30, 100] });
    const expected: number[] = [];
    for (const v of [0, 1]) for (const w of [0, 1]) for (const z of [0, 1]) for (const y of [0, 1])
      expected.push(...bytes(v * 100 + w * 30 + z * 10 + y * 3, 2)); // prettier-ignore
    expect(local(0, 32)).toEqual(expected);
  });

  it("pads what it loads: 2 dwords << interval, amount + 1 dwords, left as they were", () => {
    fresh();
    run({ size: 2, tensor: [4, 2], tile: [4, 2], strides: [4], pad: { interval: 1, amount: 0 } });
    const hole = [0xee, 0xee, 0xee, 0xee];
    expect(local(0, 40)).toEqual([...bytes(0, 16), ...hole, ...bytes(16, 16), ...hole]);
  });

  it("iterates: count + 1 tiles", () => {
    fresh();
    run({ size: 1, tensor: [2, 1], tile: [2, 1], strides: [8], iterate: { count: 2, lds: 4, memory: 20 } });
    expect(local(0, 24)).toEqual([0, 1, 2].flatMap((i) => [...bytes(40 * i, 4), 0xee, 0xee, 0xee, 0xee]));
  });

  it.each([false, true])("gathers and scatters rows (32-bit indices: %s)", (wide) => {
    fresh();
    const indices = wide ? [1, 3, 6, 7, 9, 99] : [1, 3, 6, 7, 9, 10, 11, 12, 13, 99];
    const d: Descriptor = {
      size: 2,
      tensor: [2, 16],
      tile: [2, indices.length],
      strides: [4],
      rows: { wide, indices },
    };
    run(d);
    const row = (index: number): number[] =>
      index < 16 ? bytes(16 * index, 8) : new Array<number>(8).fill(0);
    expect(local(0, 8 * indices.length)).toEqual(indices.flatMap(row));
    lds.fill(0x77);
    run(d, "tensor_store_from_lds");
    for (const index of indices.slice(0, -1))
      expect(bytes(16 * index, 12).slice(0, 8)).toEqual(new Array(8).fill(0x77));
    expect(bytes(0, 8)).not.toContain(0x77);
  });

  it("arrives at a barrier when told to, and does nothing with a count of 0", () => {
    fresh();
    new DataView(lds.buffer).setUint32(512, 5, true);
    run({ size: 2, tensor: [1, 1], tile: [1, 1], strides: [1], barrier: 512 });
    expect(new DataView(lds.buffer).getUint32(512, true)).toBe(4);
    fresh();
    run({ count: 0, size: 2, tensor: [1, 1], tile: [1, 1], strides: [1], barrier: 512 });
    expect(lds.every((byte) => byte === 0xee)).toBe(true);
  });
});

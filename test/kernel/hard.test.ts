import { beforeAll, describe, expect, it } from "vitest";
import {
  Device,
  ExecutionError,
  KernelError,
  MemoryFault,
  waveSize,
  type DispatchArgument,
} from "../../generated/kernel.js";
import * as expected from "./hardExpected.js";
import { machineOf } from "./machines.js";
import { buffer, bytes, loadDevice, random, value } from "./support.js";

/** Kernels that clang made from programs/hard.cl (see compile.sh), for every generation, in either wave size. */
const OBJECTS = [
  ["hard", "cdna1", "gfx908"],
  ["hard", "cdna2", "gfx90a"],
  ["hard", "cdna3", "gfx942"],
  ["hard-v4", "cdna3", "gfx942"],
  ["hard", "cdna4", "gfx950"],
  ["hard", "cdna5", "gfx1250"],
  ["hard", "rdna1", "gfx1010"],
  ["hard-wave64", "rdna1", "gfx1010"],
  ["hard", "rdna2", "gfx1030"],
  ["hard-v4", "rdna2", "gfx1030"],
  ["hard-wave64", "rdna2", "gfx1030"],
  ["hard", "rdna3", "gfx1100"],
  ["hard-wave64", "rdna3", "gfx1100"],
  ["hard", "rdna3_5", "gfx1150"],
  ["hard-wave64", "rdna3_5", "gfx1150"],
  ["hard", "rdna4", "gfx1200"],
  ["hard-wave64", "rdna4", "gfx1200"],
] as const;

const VERSIONS = { hard: 5, "hard-v4": 4, "hard-wave64": 6 } as const;

describe.each(OBJECTS)("%s of %s (%s)", (name, generation, processor) => {
  let device: Device;
  let run: (kernel: string, groups: number, ...args: DispatchArgument[]) => void;
  beforeAll(async () => {
    device = await loadDevice(name, generation, processor);
    run = (kernel, groups, ...args) => {
      device.dispatch({ kernel, grid: [groups * 64], workgroup: [64], args, maxSteps: 200_000 });
    };
  }, 60_000);

  it("is of the version and wave size that were asked for", () => {
    expect(device.object.version).toBe(VERSIONS[name]);
    const { descriptor } = device.kernel("collatz");
    const wide = name === "hard-wave64" || /^cdna[1-4]$/.test(generation);
    expect(waveSize(descriptor)).toBe(wide ? 64 : 32);
  });

  it("leaves loops lane by lane", () => {
    const input = random(128).map((n, i) => (i % 5 === 0 ? 1 + i : n >>> (i % 24)) || 1);
    const out = new Uint32Array(128);
    run("collatz", 2, buffer(input), buffer(out), value(200));
    expect([...out]).toEqual([...input].map((n) => expected.collatz(n, 200)));
  });

  it("nests ifs, switches and continues", () => {
    const input = random(128, 7);
    const out = new Uint32Array(128);
    run("branches", 2, buffer(input), buffer(out));
    expect([...out]).toEqual([...input].map(expected.branches));
  });

  it("divides 64-bit integers", () => {
    const special = [
      1n,
      2n,
      3n,
      0xffffffffn,
      0x100000000n,
      0x7fffffffffffffffn,
      0x8000000000000001n,
      0xfffffffffffffffen,
    ];
    const words = random(512, 3);
    const pick = (i: number): bigint =>
      i % 3 === 0
        ? special[i % special.length]!
        : ((BigInt(words[i]!) << 32n) | BigInt(words[511 - i]!)) >> BigInt(i % 60);
    const a = BigUint64Array.from({ length: 128 }, (_, i) => pick(i + 1));
    const b = BigUint64Array.from({ length: 128 }, (_, i) => pick(127 - i) || 1n);
    const out = new BigUint64Array(128 * 6);
    run("divide", 2, buffer(a), buffer(b), buffer(out));
    for (let i = 0; i < 128; i++)
      expect([...out.subarray(i * 6, i * 6 + 6)], `${a[i]!} / ${b[i]!}`).toEqual(
        expected.divide(a[i]!, b[i]!),
      );
  });

  it("meets on atomics from many workgroups", () => {
    const n = 256;
    const words = new Uint32Array(16 + n);
    words.set([5, 1000, 0xffffffff, 0, 9, 100, 0, 0xffffffff, 3, 0, 1]);
    const wide = BigUint64Array.of(1n, 2n, 3n);
    const sum = Float32Array.of(1);
    run("atomics", n / 64, buffer(words), buffer(wide), buffer(sum));
    const all = Array.from({ length: n }, (_, i) => i);
    const power = all.reduce((product) => Math.imul(product, 3) >>> 0, 1);
    expect([...words.subarray(0, 11)]).toEqual([
      5 + (n * (n - 1)) / 2,
      (1000 - 3 * n) >>> 0,
      0x00ff0000,
      0xffffffff,
      all.reduce((x, i) => x ^ Math.imul(i, 2654435761), 9) >>> 0,
      Math.min(100, ...all.map((i) => (i ^ 0x55) - 60)) >>> 0,
      Math.max(...all.map((i) => i ^ 0x2a)),
      Math.min(...all.map((i) => i ^ 0xf0)),
      Math.max(3, ...all.map((i) => i ^ 0xf)),
      n,
      power,
    ]);
    expect([...words.subarray(16)]).toEqual(all.map((t) => 1 + (t ^ 1)));
    const wrap = (x: bigint): bigint => BigInt.asUintN(64, x);
    expect([...wide]).toEqual([
      all.reduce((x, i) => wrap(x + (BigInt(i) << 31n)), 1n),
      (BigInt(n - 1) << 40n) | 5n,
      all.reduce((x, i) => x ^ wrap(0x0123456789abcdefn * BigInt(i + 1)), 3n),
    ]);
    expect(sum[0]).toBe(1 + n / 2);
  });

  it("transposes through padded local memory", () => {
    const input = random(32 * 48);
    const out = new Uint32Array(32 * 48);
    device.dispatch({
      kernel: "transpose",
      grid: [32, 48],
      workgroup: [16, 16],
      args: [buffer(input), buffer(out), value(32), value(48)],
    });
    for (let y = 0; y < 48; y++) for (let x = 0; x < 32; x++) expect(out[x * 48 + y]).toBe(input[y * 32 + x]);
  });

  it("moves values between lanes", () => {
    const input = Int32Array.from(random(64, 5), (n) => (n | 0) >> 12);
    const out = new Int32Array(64 * 6);
    run("lanes", 1, buffer(input), buffer(out));
    const size = waveSize(device.kernel("lanes").descriptor);
    const row = /^rdna[123]/.test(generation) ? 32 : size;
    const want = expected.lanes([...input], size, row);
    for (let i = 0; i < 64; i++) expect([i, ...out.subarray(i * 6, i * 6 + 6)]).toEqual([i, ...want[i]!]);
  });

  it("reads and writes bytes and halves", () => {
    const b = bytes(random(33)).slice(0, 129);
    const bo = new Uint8Array(256);
    const h = Int16Array.from(random(128, 9), (n) => n & 0xffff);
    const ho = new Int16Array(128);
    run("narrow", 2, buffer(b), buffer(bo), buffer(h), buffer(ho));
    for (let i = 0; i < 128; i++) {
      const c = (b[i]! << 24) >> 24;
      expect([bo[2 * i], bo[2 * i + 1]]).toEqual([(c >> 1) & 255, Math.floor(b[i + 1]! / 3)]);
      expect(ho[i]).toBe(((h[i]! * 3 + c) << 16) >> 16);
    }
  });

  it("reaches fields at odd addresses", () => {
    const size = 15;
    const input = bytes(random(size * 32)).slice(0, size * 128);
    const out = new Uint8Array(size * 128);
    run("unaligned", 2, buffer(input), buffer(out));
    const a = new DataView(input.buffer);
    const b = new DataView(out.buffer);
    for (let i = 0; i < 128; i++) {
      const at = i * size;
      expect(b.getUint8(at)).toBe((a.getUint8(at) + 1) & 255);
      expect(b.getUint32(at + 1, true)).toBe(Math.imul(a.getUint32(at + 1, true), 3) >>> 0);
      const wide = a.getBigUint64(at + 5, true) + BigInt(a.getUint32(at + 1, true));
      expect(b.getBigUint64(at + 5, true)).toBe(BigInt.asUintN(64, wide));
      expect(b.getUint16(at + 13, true)).toBe(a.getUint16(at + 13, true) ^ 0xffff);
    }
  });

  it("keeps a table on each lane's stack", () => {
    const input = random(128, 11);
    const out = new Uint32Array(128);
    run("stack", 2, buffer(input), buffer(out), value(50));
    expect([...out]).toEqual([...input].map((x) => expected.stack(x, 50)));
  });

  it("calls functions that write to their caller's stack", () => {
    const input = random(64, 13);
    const out = new Uint32Array(128);
    run("calls", 1, buffer(input), buffer(out));
    expect([...out]).toEqual([...input].flatMap((x) => expected.calls(x)));
  });

  it("follows one pointer to global, local and private memory", () => {
    const g = random(64, 17);
    const before = g.slice();
    const out = new Uint32Array(64);
    run("anywhere", 1, buffer(g), buffer(out));
    const local = Array.from({ length: 64 }, (_, i) => 1000 + i);
    const own = Array.from({ length: 64 }, (_, i) => [0, 1, 2, 3].map((k) => 2000 + i * 4 + k));
    for (let i = 0; i < 64; i++) {
      if (i % 3 === 1) local[i ^ 1]! += 5;
      if (i % 3 === 2) own[i]![i & 3]! += 5;
    }
    for (let i = 0; i < 64; i++) {
      const q = i % 3 === 0 ? before[i]! + 5 : i % 3 === 1 ? local[i ^ 1]! : own[i]![i & 3]!;
      expect([i, out[i]]).toEqual([i, (q + local[i]! + own[i]![(i + 1) & 3]!) >>> 0]);
      expect(g[i]).toBe((before[i]! + (i % 3 === 0 ? 5 : 0)) >>> 0);
    }
  });

  it("counts in local memory whose size the launch decides", () => {
    const input = random(1024, 19);
    const count = 100;
    const out = new Uint32Array(2 * count);
    run("local_atomics", 2, buffer(input), buffer(out), { lds: count * 4 }, value(count));
    for (let group = 0; group < 2; group++) {
      const part = [...input.subarray(group * 512, group * 512 + 512)];
      for (let k = 1; k < count; k++)
        expect(out[group * count + k]).toBe(part.filter((v) => v % count === k).length);
      expect(out[group * count]).toBeGreaterThanOrEqual(Math.max(...part.map((v) => v & 0xffff)));
    }
  });

  it("tells each work-item where it is, at the edges too", () => {
    const [sx, sy, sz] = [13, 9, 5];
    const out = new Uint32Array(sx * sy * sz * 3);
    device.dispatch({
      kernel: "where",
      grid: [sx, sy, sz],
      workgroup: [5, 4, 3],
      args: [buffer(out), value(sx), value(sy)],
    });
    for (let z = 0; z < sz; z++)
      for (let y = 0; y < sy; y++)
        for (let x = 0; x < sx; x++) {
          const at = ((z * sy + y) * sx + x) * 3;
          expect(out[at]).toBe(x | (y << 8) | (z << 16) | 0x1000000);
          expect(out[at + 1]).toBe(sx | (sy << 8) | (sz << 16));
          // Hidden arguments of version 4 have another layout.
          if (name !== "hard-v4") expect(out[at + 2]).toBe(5 | (4 << 8) | (3 << 16));
        }
  });

  it("hashes", () => {
    const input = random(1024, 23);
    const out = new Uint32Array(64);
    run("xxhash", 1, buffer(input), buffer(out), value(10));
    const words = (i: number): number[] => [...input.subarray(i * 16, i * 16 + 16)];
    expect([...out]).toEqual(Array.from({ length: 64 }, (_, i) => expected.xxhash(words(i), 10)));
  });

  it("names lane, address and instruction of a store beyond a buffer", () => {
    let fault: unknown;
    try {
      run("fail", 1, buffer(new Uint32Array(64)), value(0));
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(MemoryFault);
    expect(fault).toMatchObject({ kind: "unmapped", access: "store", size: 4, lane: 0 });
    expect((fault as MemoryFault).pc).toBeGreaterThan(device.base);
  });

  it("gives up a loop without an end", () => {
    const start = (): void => run("fail", 1, buffer(new Uint32Array(64)), value(1));
    expect(start).toThrow(ExecutionError);
    expect(start).toThrow(/no end after/);
  });

  it("stops at a trap", () => {
    expect(() => run("fail", 1, buffer(new Uint32Array(64)), value(2))).toThrow(/s_trap 2/);
  });

  it("can be used again after a fault", () => {
    const out = new Uint32Array(64);
    run("fail", 1, buffer(out), value(9));
    expect(out[0]).toBe(2);
  });
});

describe("requests that cannot be met", () => {
  let device: Device;
  beforeAll(async () => {
    device = await loadDevice("hard", "rdna4", "gfx1200");
  });

  it.each([
    ["an unknown kernel", { kernel: "nothing", grid: [64], workgroup: [64], args: [] }],
    ["too few arguments", { kernel: "branches", grid: [64], workgroup: [64], args: [value(1)] }],
    [
      "a value where a pointer is due",
      { kernel: "branches", grid: [64], workgroup: [64], args: [value(1), value(2)] },
    ],
    [
      "a value of the wrong size",
      {
        kernel: "fail",
        grid: [64],
        workgroup: [64],
        args: [buffer(new Uint32Array(1)), { value: new Uint8Array(8) }],
      },
    ],
    [
      "a workgroup that the kernel was not compiled for",
      { kernel: "branches", grid: [64], workgroup: [32], args: [] },
    ],
    ["too large a workgroup", { kernel: "where", grid: [2048], workgroup: [2048], args: [] }],
    ["an empty grid", { kernel: "where", grid: [0], workgroup: [1], args: [] }],
    [
      "more local memory than there is",
      {
        kernel: "local_atomics",
        grid: [64],
        workgroup: [64],
        args: [buffer(new Uint32Array(1)), buffer(new Uint32Array(1)), { lds: 1 << 20 }, value(1)],
      },
    ],
  ])("%s", (_, request) => {
    expect(() => device.dispatch(request)).toThrow(KernelError);
  });

  it("a code object of another generation", async () => {
    const { isa, executors } = await machineOf("cdna1");
    expect(() => new Device(isa, executors, device.object)).toThrow(KernelError);
  });

  it("leave no region behind", () => {
    const before = device.space.regions.length;
    expect(() =>
      device.dispatch({ kernel: "branches", grid: [64], workgroup: [64], args: [value(1)] }),
    ).toThrow();
    expect(device.space.regions.length).toBe(before);
  });
});

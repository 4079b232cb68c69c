import { beforeAll, describe, expect, it } from "vitest";
import {
  ExecutionError,
  MemoryFault,
  waveSize,
  type Device,
  type DispatchArgument,
} from "../../generated/kernel.js";
import * as expected from "./harderExpected.js";
import { buffer, bytes, loadDevice, random, value } from "./support.js";

/** Kernels that clang made from programs/harder.cl (see compile.sh): optimised or not, with preloaded arguments or not. */
const OBJECTS = [
  ["harder", "cdna1", "gfx908"],
  ["harder-O0", "cdna1", "gfx908"],
  ["harder", "cdna2", "gfx90a"],
  ["harder-preload", "cdna2", "gfx90a"],
  ["harder", "cdna3", "gfx942"],
  ["harder-preload", "cdna3", "gfx942"],
  ["harder", "cdna4", "gfx950"],
  ["harder-preload", "cdna4", "gfx950"],
  ["harder-O0", "cdna4", "gfx950"],
  ["harder", "cdna5", "gfx1250"],
  ["harder-preload", "cdna5", "gfx1250"],
  ["harder-O0", "cdna5", "gfx1250"],
  ["harder", "rdna1", "gfx1010"],
  ["harder-wave64", "rdna1", "gfx1010"],
  ["harder", "rdna2", "gfx1030"],
  ["harder-wave64", "rdna2", "gfx1030"],
  ["harder-O0", "rdna2", "gfx1030"],
  ["harder", "rdna3", "gfx1100"],
  ["harder-wave64", "rdna3", "gfx1100"],
  ["harder-O0", "rdna3", "gfx1100"],
  ["harder", "rdna3_5", "gfx1150"],
  ["harder-wave64", "rdna3_5", "gfx1150"],
  ["harder", "rdna4", "gfx1200"],
  ["harder-wave64", "rdna4", "gfx1200"],
  ["harder-O0", "rdna4", "gfx1200"],
] as const;

/** Floats of moderate size and either sign, the same in every run. */
const floats = (count: number, seed: number, limit: number): Float32Array =>
  Float32Array.from(random(count, seed), (n) => (((n >>> 8) / 2 ** 23 - 1) * limit) / 2 ** (n & 7));

describe.each(OBJECTS)("%s of %s (%s)", (name, generation, processor) => {
  let device: Device;
  let run: (kernel: string, groups: number, ...args: DispatchArgument[]) => void;
  beforeAll(async () => {
    device = await loadDevice(name, generation, processor);
    run = (kernel, groups, ...args) => {
      // Recursion needs more stack than the compiler asks for.
      device.dispatch({
        kernel,
        grid: [groups * 64],
        workgroup: [64],
        args,
        maxSteps: 500_000,
        stack: 16384,
      });
    };
  }, 120_000);

  const mapped = (kernel: string, seed: number, want: (x: number) => number): void => {
    const input = random(128, seed);
    const out = new Uint32Array(128);
    run(kernel, 2, buffer(input), buffer(out));
    expect([...out]).toEqual([...input].map(want));
  };

  it("recurses to a depth that differs by lane", () => {
    mapped("recurse", 3, expected.recurse);
  });

  it("calls through a table of functions", () => {
    mapped("pointers", 5, expected.pointers);
  });

  it("reads tables of words, and of pointers to texts", () => {
    mapped("tables", 7, expected.tables);
  });

  it("has stack frames whose size the arguments decide", () => {
    const input = random(64, 9);
    const out = new Uint32Array(64);
    run("frames", 1, buffer(input), buffer(out), value(21));
    expect([...out]).toEqual([...input].map((x) => expected.frames(x, 21)));
  });

  it("remembers variables between dispatches, and not between devices", async () => {
    const out = new Uint32Array(18);
    for (let time = 1; time <= 2; time++) {
      run("remember", 2, buffer(out), value(3));
      expect(out[0]).toBe(1000 + time * 128 * 3);
      expect([...out.subarray(1, 17)]).toEqual(new Array(16).fill(time * 8));
      expect(out[17]).toBe(1);
    }
    const fresh = await loadDevice(name, generation, processor);
    const again = new Uint32Array(18);
    fresh.dispatch({ kernel: "remember", grid: [64], workgroup: [64], args: [buffer(again), value(1)] });
    expect(again[0]).toBe(1064);
  });

  it("adds doubles by compare and swap, floats by atomics, in global and local memory", () => {
    const n = 192;
    const d = Float64Array.of(0.5);
    const f = new Float32Array(4);
    const u = new BigUint64Array(16 + n);
    u.set([~0n, ~0n, 0n, 500n]);
    run("sums", 3, buffer(d), buffer(f), buffer(u), { lds: 4 });
    const all = Array.from({ length: n }, (_, i) => i);
    expect(d[0]).toBe(0.5 + (n * (n - 1)) / 8);
    expect([...f]).toEqual([(n * (n - 1)) / 4, 96, 96, 96]);
    const least = Math.min(...all.map((i) => i ^ 0x2b));
    expect([...u.subarray(0, 3)]).toEqual([(BigInt(least) << 33n) + 7n, 0n, ~0n & 0xffffffffffffffffn]);
    const seen = [u[3]!, ...u.subarray(16)].sort((a, b) => (a < b ? -1 : 1));
    expect(seen).toEqual([...all.map((i) => BigInt(i + 1)), 500n]);
  });

  it("transposes 64-bit values that all lie in one bank", () => {
    const [width, height] = [64, 96];
    const input = new BigUint64Array(random(width * height * 2, 11).buffer);
    const out = new BigUint64Array(width * height);
    device.dispatch({
      kernel: "transpose64",
      grid: [width, (height / 32) * 8],
      workgroup: [32, 8],
      args: [buffer(input), buffer(out), value(width), value(height)],
    });
    const want = Array.from(out, (_, i) => input[(i % height) * width + Math.floor(i / height)]);
    expect([...out]).toEqual(want);
  });

  it("reduces over the lanes that take part, and compacts by ballots", () => {
    const input = random(128, 13);
    const out = new Uint32Array(128);
    const kept = new Uint32Array(128);
    const count = new Uint32Array(1);
    run("reduce", 2, buffer(input), buffer(out), buffer(kept), buffer(count));
    const size = waveSize(device.kernel("reduce").descriptor);
    const want: number[] = [];
    for (let i = 0; i < 128; i += size) want.push(...expected.reduce([...input.subarray(i, i + size)]));
    expect([...out]).toEqual(want);
    const keep = [...input].filter((x) => (x & 6) === 2);
    expect(count[0]).toBe(keep.length);
    expect([...kept.subarray(0, keep.length)].sort()).toEqual(keep.sort());
  });

  it("computes with bytes and halves", () => {
    const a = bytes(random(128, 15));
    const h = new Int16Array(random(128, 17).buffer);
    const ao = new Uint8Array(512);
    const ho = new Int16Array(256);
    run("small", 2, buffer(a), buffer(h), buffer(ao), buffer(ho));
    for (let i = 0; i < 128; i++) {
      const group = Array.from({ length: 64 }, (_, k) => [
        ...a.subarray(((i & 64) + k) * 4, ((i & 64) + k) * 4 + 4),
      ]);
      expect([...ao.subarray(i * 4, i * 4 + 4)]).toEqual(expected.smallBytes(group, i & 63));
      expect([...ho.subarray(i * 2, i * 2 + 2)]).toEqual(expected.smallHalves(h[i * 2]!, h[i * 2 + 1]!));
    }
  });

  it("takes large arguments by value", () => {
    const big = new DataView(new ArrayBuffer(320));
    big.setUint32(0, 7, true);
    for (let i = 0; i < 9; i++) {
      const at = 8 + i * 32;
      big.setUint8(at, 10 + i);
      big.setFloat64(at + 8, i * 1.5 + 100, true);
      for (let k = 0; k < 5; k++) big.setUint16(at + 16 + k * 2, i * 1000 + k, true);
    }
    big.setBigUint64(296, 0x1_2345_6789n, true);
    [1, 2, 3, 4].forEach((x, k) => {
      big.setFloat32(304 + 4 * k, x, true);
    });
    const out = new Uint32Array(256);
    run(
      "large",
      1,
      { value: Uint8Array.of(200) },
      { value: bytes(big) },
      { value: bytes(Uint16Array.of(60000)) },
      { value: bytes(Uint32Array.of(11, 13, 17, 0)) },
      buffer(out),
      { value: bytes(Float64Array.of(2.375)) },
      { value: bytes(Int8Array.of(-3)) },
    );
    for (let i = 0; i < 64; i++) {
      const part = i % 9;
      const sum = 10 + part + Math.trunc(part * 1.5 + 100) + part * 1000 + (i % 5);
      expect([...out.subarray(i * 4, i * 4 + 4)]).toEqual([
        sum + 200,
        7 + 60000 + 0x23456789 + 1,
        11 ^ (13 * 3) ^ (17 * 5),
        19 - 3 + (1 + 4 + 12 + 32),
      ]);
    }
  });

  it("fills in hidden arguments", () => {
    const grid = [13, 9, 5] as const;
    const block = [5, 4, 3] as const;
    const out = new Uint32Array(128);
    device.dispatch({
      kernel: "hidden",
      grid,
      workgroup: block,
      dynamicLds: 96,
      args: [buffer(out), value(1 + 4 + 16)],
    });
    const half = (at: number): number => (out[at >> 2]! >>> ((at & 2) * 8)) & 0xffff;
    expect([...out.subarray(0, 3)]).toEqual([2, 2, 1]);
    expect([12, 14, 16].map(half)).toEqual([...block]);
    expect([18, 20, 22].map(half)).toEqual([3, 1, 2]);
    // Global offsets are 0; then the dimensions.
    expect([...out.subarray(10, 16)]).toEqual([0, 0, 0, 0, 0, 0]);
    expect(half(64)).toBe(3);
    // The kernel has no dynamic local memory, so that it does not ask for its size.
    expect(out[30]).toBe(0);
    for (let g = 0; g < 64; g++) {
      const id = [g & 3, (g >> 2) & 3, g >> 4];
      const size = id.map((n, i) => Math.max(0, Math.min(block[i]!, grid[i]! - n * block[i]!)));
      const count = size[0]! * size[1]! * size[2]!;
      const each = size[0]! | (size[1]! << 8) | (size[2]! << 16);
      expect([id, out[64 + g]]).toEqual([id, count * each]);
    }
  });

  it("rounds halves and brain floats", () => {
    const input = floats(256, 19, 16);
    const out = new Uint16Array(128 * 8);
    run("halves", 2, buffer(input), buffer(out));
    for (let i = 0; i < 128; i++) {
      const [x, y] = [input[2 * i]!, input[2 * i + 1]!];
      const [a, b] = [expected.fromF16(expected.f16(x)), expected.fromF16(expected.f16(y))];
      const sum = expected.bitsOf(Math.fround(a + b));
      expect([x, y, ...out.subarray(i * 8, i * 8 + 8)]).toEqual([
        x,
        y,
        expected.f16(x),
        expected.f16(a + b),
        expected.f16(a * b),
        expected.f16(a * b + a),
        sum & 0xffff,
        sum >>> 16,
        expected.bf16(x),
        Math.trunc(a) & 0xffff,
      ]);
    }
  });

  it("divides and takes roots exactly", () => {
    const f = Float32Array.from(floats(256, 21, 2 ** 20), (x) => Math.abs(x) + 0.001);
    const d = Float64Array.from(random(256, 23), (n, i) => (i % 3 === 0 ? -1 : 1) * ((n >>> (i % 20)) + 1));
    const fo = new Float32Array(256);
    const dout = new Float64Array(384);
    const u = new Uint32Array(256);
    run("exact", 2, buffer(f), buffer(d), buffer(fo), buffer(dout), buffer(u));
    for (let i = 0; i < 128; i++) {
      const [x, y, p, q] = [f[2 * i]!, f[2 * i + 1]!, d[2 * i]!, d[2 * i + 1]!];
      expect([fo[2 * i], fo[2 * i + 1]]).toEqual([Math.fround(x / y), Math.fround(Math.sqrt(x))]);
      expect([...dout.subarray(i * 3, i * 3 + 3)]).toEqual([
        p / q,
        Math.sqrt(Math.abs(p)),
        Number(BigInt(p) * BigInt(q) + BigInt(p)),
      ]);
      const even = Math.round(y) - (y % 1 === 0.5 && Math.round(y) % 2 === 1 ? 1 : 0);
      expect([u[2 * i], u[2 * i + 1]]).toEqual([Math.trunc(x), (even + Math.abs(p)) % 2 ** 32]);
    }
  });

  it("stops at the size of a buffer descriptor", () => {
    const input = random(64, 25);
    const out = new Uint32Array(64).fill(0xabcdef);
    run("buffers", 1, buffer(input), buffer(out), value(200));
    const b = bytes(input);
    const read = (at: number, size: number): number => {
      let word = 0;
      for (let k = 0; k < size; k++) word += at + size > 200 ? 0 : b[at + k]! * 2 ** (8 * k);
      return word;
    };
    for (let i = 0; i < 64; i++) {
      const sum = read((i ^ 5) * 4 + 8, 4) + read(i * 4 + 2, 2) * 3 + read(i * 4 + 1, 1) * 5;
      expect([i, out[i]]).toEqual([i, i * 4 < 200 ? sum % 2 ** 32 : 0xabcdef]);
    }
  });

  it("rounds as MODE says", () => {
    const input = floats(128, 27, 1000);
    const out = new Float32Array(256);
    run("modes", 1, buffer(input), buffer(out));
    for (let i = 0; i < 64; i++) {
      const [x, y] = [input[2 * i]!, input[2 * i + 1]!];
      const want = [0, 1, 2, 3].map((mode) => expected.addRounded(x, y, mode));
      expect([x, y, ...out.subarray(i * 4, i * 4 + 4)]).toEqual([x, y, ...want]);
    }
  });

  it("copies odd sizes to odd places", () => {
    const input = bytes(random(900, 29)).slice(0, 128 * 23 + 40);
    const out = new Uint8Array(128 * 29 + 1);
    run("copies", 2, buffer(input), buffer(out));
    const want = new Uint8Array(out.length);
    for (let i = 0; i < 128; i++) {
      want.set(input.subarray(i * 23 + 3, i * 23 + 26), i * 29 + 1);
      want.fill(i, i * 29 + 24, i * 29 + 29);
      let sum = 0;
      for (let k = 0; k < 37; k++) sum += input[i * 3 + ((k * 5 + input[i]!) % 37)]! * k;
      if (i % 4 === 3) want[i * 29 + 24] = sum;
    }
    expect(out).toEqual(want);
  });

  it("lets the last workgroup add up", () => {
    const input = random(320, 31);
    const parts = new Uint32Array(5);
    const arrived = new Uint32Array(1);
    const out = new Uint32Array(1);
    run("last", 5, buffer(input), buffer(parts), buffer(arrived), buffer(out));
    const sums = [0, 1, 2, 3, 4].map((g) =>
      input.subarray(g * 64, g * 64 + 64).reduce((s, x) => (s + x) >>> 0, 0),
    );
    expect([...parts]).toEqual(sums);
    expect(out[0]).toBe(sums.reduce((s, x) => (Math.imul(s, 3) + x) >>> 0, 0));
  });

  it("has clocks that go on", () => {
    const out = new BigUint64Array(1);
    run("clocks", 1, buffer(out));
    expect(out[0]).toBe(1n);
  });

  it("converts 8-bit floats in its own flavour", () => {
    const has = ["cdna3", "cdna4", "cdna5", "rdna4"].includes(generation);
    expect(device.object.kernels.has("bytes8")).toBe(has);
    if (!has) return;
    const input = floats(256, 33, 100);
    const out = new Uint32Array(128 * 5);
    run("bytes8", 2, buffer(input), buffer(out));
    // FNUZ has a bias of one more, and 0 without a sign.
    const more = generation === "cdna3" ? 1 : 0;
    const round = (x: number, fraction: number, bits: number): number => {
      const found = expected.roundTo(x, fraction, bits, 2 ** (bits - 1) - 1 + more);
      return more === 1 && found === 128 ? 0 : found;
    };
    const back = (x: number, fraction: number, bits: number): number =>
      expected.bitsOf(expected.fromBits(x, fraction, bits, 2 ** (bits - 1) - 1 + more));
    for (let i = 0; i < 128; i++) {
      const [x, y] = [input[2 * i]!, input[2 * i + 1]!];
      const p = [round(x, 3, 4), round(y, 3, 4), round(x, 2, 5), round(y, 2, 5)] as const;
      expect([x, y, ...out.subarray(i * 5, i * 5 + 5)]).toEqual([
        x,
        y,
        (p[0] | (p[1] << 8) | (p[2] << 16) | (p[3] << 24)) >>> 0,
        back(p[0], 3, 4),
        back(p[1], 3, 4),
        back(p[2], 2, 5),
        back(p[3], 2, 5),
      ]);
    }
  });

  it("tells a wave its number where there is a register for it", () => {
    const has = ["cdna5", "rdna4"].includes(generation);
    expect(device.object.kernels.has("wave_ids")).toBe(has);
    if (!has) return;
    const out = new Uint32Array(256);
    device.dispatch({ kernel: "wave_ids", grid: [256], workgroup: [256], args: [buffer(out)] });
    const size = waveSize(device.kernel("wave_ids").descriptor);
    expect([...out]).toEqual(Array.from(out, (_, i) => Math.floor(i / size)));
  });

  it("names the one lane whose access or call fails", () => {
    const fault = (how: number, who: number): unknown => {
      try {
        run("faults", 1, buffer(new Uint32Array(64)), value(how), value(who));
      } catch (error) {
        return error;
      }
      return null;
    };
    const lane = 37 % waveSize(device.kernel("faults").descriptor);
    expect(fault(0, 37)).toMatchObject({ name: "MemoryFault", access: "store", lane, kind: "unmapped" });
    expect(fault(2, 37)).toMatchObject({ access: "load", lane, kind: "unmapped", address: 148 });
    expect(fault(1, 5)).toMatchObject({ fault: "trap" });
    const jump = fault(3, 5);
    expect(jump).toBeInstanceOf(ExecutionError);
    expect(jump).toMatchObject({ fault: "decode", pc: 8 });
    expect(fault(0, 37)).toBeInstanceOf(MemoryFault);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import type { GenerationId } from "../../generated/index.js";
import { machinesWith, row, runText, setScalars, waveOf, type Machine } from "./definitions.js";

let machines: Map<GenerationId, Machine>;
beforeAll(async () => {
  machines = await machinesWith(["transpose.pcode"], ["cdna4", "cdna5", "rdna4"]);
}, 120_000);

/** A K x M matrix of small numbers, packed row by row: M is contiguous. */
interface Matrix {
  readonly bytes: Uint8Array;
  readonly at: (k: number, m: number) => number;
}

function matrix(rows: number, bits: number): Matrix {
  const bytes = new Uint8Array((rows * 16 * bits) / 8);
  const at = (k: number, m: number): number => (k * 37 + m * 11 + (k >> 3)) & (2 ** bits - 1);
  for (let i = 0; i < rows * 16; i++) {
    const value = at(i >> 4, i & 15);
    for (let b = 0; b < bits; b++) {
      const bit = i * bits + b;
      bytes[bit >> 3]! |= ((value >> b) & 1) << (bit & 7);
    }
  }
  return { bytes, at };
}

/** Element r of a lane's result in registers from `first` on. */
function element(
  machine: { u: Uint32Array; size: number },
  first: number,
  bits: number,
  lane: number,
  r: number,
): number {
  let value = 0;
  for (let b = 0; b < bits; b++) {
    const bit = r * bits + b;
    const word = machine.u[(first + (bit >> 5)) * machine.size + lane]!;
    value |= ((word >>> (bit & 31)) & 1) << b;
  }
  return value;
}

describe("CDNA 4: groups of 16 lanes", () => {
  // Lane i of a group loads elements of row k of its block, and receives column i.
  it.each([
    ["ds_read_b64_tr_b16 v[4:5]", 16, 4],
    ["ds_read_b64_tr_b8 v[4:5]", 8, 8],
    ["ds_read_b64_tr_b4 v[4:5]", 4, 16],
    ["ds_read_b96_tr_b6 v[4:6]", 6, 16],
  ])("%s", (head, bits, count) => {
    const machine = machines.get("cdna4")!;
    // Four groups, each with its block of `count` rows of 16 elements.
    const { bytes, at } = matrix(4 * count, bits);
    const offset = 96;
    const lds = new Uint8Array(bytes.length + offset);
    lds.set(bytes, offset);
    const wave = waveOf(machine, { lds });
    const run = (count * bits) / 8;
    for (let lane = 0; lane < 64; lane++) row(wave, 1)[lane] = lane * run;
    runText(machine, wave, `${head}, v1 offset:${offset}`);
    for (let lane = 0; lane < 64; lane++) {
      for (let r = 0; r < count; r++) {
        const k = (lane >> 4) * count + r;
        expect(element(wave, 4, bits, lane, r)).toBe(at(k, lane & 15));
      }
    }
  });
});

/** The lane that loads column M of row K, as the manual draws it. */
const LOADS: Readonly<Record<number, (k: number, m: number) => number>> = {
  16: (k, m) => (k < 8 ? k : k + 8) + (m < 8 ? 0 : 8),
  8: (k, m) => [0, 8, 16, 24][k >> 2]! + (k & 3) + (m < 8 ? 0 : 4),
  6: (k) => [0, 8, 4, 12, 16, 24, 20, 28][k >> 2]! + (k & 3),
  4: (k) => [0, 16, 8, 24][k >> 3]! + (k & 7),
};

/** Addresses of all lanes: each the run of elements that the drawing gives it. */
function addresses(bits: number, rows: number): number[] {
  const perRun = bits >= 8 ? 8 : 16;
  const made = new Array<number>(32).fill(-1);
  for (let k = 0; k < rows; k++) {
    for (let m = 0; m < 16; m += perRun) made[LOADS[bits]!(k, m)] = ((k * 16 + m) * bits) / 8;
  }
  expect(made).not.toContain(-1);
  return made;
}

describe("CDNA 5 and RDNA 4: the block is loaded by 32 lanes", () => {
  it.each([
    ["ds_load_tr16_b128 v[4:7]", "global_load_tr16_b128 v[12:15]", 16, 16],
    ["ds_load_tr8_b64 v[4:5]", "global_load_tr8_b64 v[12:13]", 8, 16],
    ["ds_load_tr6_b96 v[4:6]", "global_load_tr6_b96 v[12:14]", 6, 32],
    ["ds_load_tr4_b64 v[4:5]", "global_load_tr4_b64 v[12:13]", 4, 32],
  ])("%s and %s", (local, global, bits, rows) => {
    const machine = machines.get("cdna5")!;
    const { bytes, at } = matrix(rows, bits);
    const wave = waveOf(machine, { lds: bytes.slice(), memory: bytes.slice(), base: 0x20000 });
    row(wave, 1).set(addresses(bits, rows));
    setScalars(wave, 8, [0x20000 - 64, 0]);
    runText(machine, wave, `${local}, v1\n${global}, v1, s[8:9] offset:64`);
    const half = rows / 2;
    for (let lane = 0; lane < 32; lane++) {
      for (let r = 0; r < half; r++) {
        const expected = at((lane >> 4) * half + r, lane & 15);
        expect([element(wave, 4, bits, lane, r), element(wave, 12, bits, lane, r)]).toEqual([
          expected,
          expected,
        ]);
      }
    }
  });

  it.each([
    ["global_load_tr_b128", 16, 32],
    ["global_load_tr_b64", 8, 32],
    ["global_load_tr_b128", 16, 64],
    ["global_load_tr_b64", 8, 64],
  ] as const)("rdna4 %s of %i-bit elements, wave%i", (name, bits, size) => {
    const machine = machines.get("rdna4")!;
    const { bytes, at } = matrix(16, bits);
    const wave = waveOf(machine, { size, memory: bytes, base: 0x20000 });
    row(wave, 0).set(addresses(bits, 16).map((a) => a + 0x20000));
    const registers = bits / (size === 32 ? 4 : 8);
    const last = row(wave, 4 + registers);
    last.fill(0xeeeeeeee);
    const range = registers === 1 ? "v4" : `v[4:${3 + registers}]`;
    runText(machine, wave, `${name} ${range}, v[0:1], off`);
    for (let lane = 0; lane < size; lane++) {
      const bit4 = (lane >> 4) & 1;
      const first =
        size === 32 ? 8 * bit4 : bits === 16 ? 4 * bit4 + 8 * (lane >> 5) : 8 * bit4 + 4 * (lane >> 5);
      for (let r = 0; r < (size === 32 ? 8 : 4); r++)
        expect(element(wave, 4, bits, lane, r)).toBe(at(first + r, lane & 15));
    }
    expect(new Set(last)).toEqual(new Set([0xeeeeeeee]));
  });

  it("does nothing when no lane is on", () => {
    const machine = machines.get("rdna4")!;
    const wave = waveOf(machine, { size: 32 });
    wave.u[wave.exec] = 0;
    row(wave, 4).fill(5);
    runText(machine, wave, "global_load_tr_b64 v[4:5], v[0:1], off");
    expect(row(wave, 4)[0]).toBe(5);
  });
});

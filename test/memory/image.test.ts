import { beforeAll, describe, expect, it } from "vitest";
import type { GenerationId } from "../../generated/index.js";
import { readImageDescriptor, texelAddress } from "../../runtime/memory/image.js";
import { UnsupportedError, type Wave } from "../../runtime/wave/index.js";
import { memoryRules } from "./facts.js";
import { machinesWith, row, runText, setScalars, waveOf, type Machine } from "./definitions.js";

const BASE = 0x10000;
const XYZW = 4 | (5 << 3) | (6 << 6) | (7 << 9);
const TYPES = { "1D": 8, "2D": 9, "3D": 10, cube: 11, "1D array": 12, "2D array": 13, msaa: 14 } as const;

interface Image {
  readonly type: keyof typeof TYPES;
  readonly width: number;
  readonly height?: number;
  /** Depth, or last slice + 1. */
  readonly depth?: number;
  readonly firstSlice?: number;
  readonly pitch?: number;
  readonly format: number;
  readonly select?: number;
  readonly swizzle?: number;
  readonly lastLevel?: number;
}

/** Writes descriptors bit by bit, straight from the manuals' tables. */
function descriptor(generation: GenerationId, image: Image): number[] {
  const words = new Array<bigint>(1).fill(0n);
  const set = (first: number, value: number): void => {
    words[0]! |= BigInt(value) << BigInt(first);
  };
  const { width, height = 1, depth = 1, firstSlice = 0, format, select = XYZW, swizzle = 0 } = image;
  const gfx9 = generation === "cdna1";
  set(0, BASE / 256);
  set({ rdna4: 49 }[generation as "rdna4"] ?? 52, format);
  set(gfx9 ? 64 : 62, width - 1);
  set(78, height - 1);
  set(96, select);
  set(112, image.lastLevel ?? 0);
  set(116, swizzle);
  set(124, TYPES[image.type]);
  const plain = image.type === "1D" || image.type === "2D";
  if (!plain) set(128, depth - 1);
  if (gfx9) set(141, (image.pitch ?? width) - 1);
  else if (plain && image.pitch !== undefined) set(128, image.pitch - 1);
  set(gfx9 ? 160 : 144, firstSlice);
  return Array.from({ length: 8 }, (_, i) => Number((words[0]! >> BigInt(32 * i)) & 0xffffffffn));
}

function readImage(generation: GenerationId, image: Image): ReturnType<typeof readImageDescriptor> {
  const { images, formats } = memoryRules(generation);
  return readImageDescriptor(descriptor(generation, image), images!, formats);
}

/** 8_8_8_8_UINT and 32_UINT, 16_16_16_16_FLOAT. */
const FORMATS = {
  cdna1: { bytes4: 10 | (4 << 6), uint32: 4 | (4 << 6), half4: 12 | (7 << 6) },
  rdna1: { bytes4: 60, uint32: 20, half4: 71 },
  rdna2: { bytes4: 60, uint32: 20, half4: 71 },
  rdna3: { bytes4: 46, uint32: 20, half4: 57 },
  rdna4: { bytes4: 46, uint32: 20, half4: 57 },
} as const;
const generations = ["cdna1", "rdna1", "rdna2", "rdna3", "rdna4"] as const;

/** What follows the operands for a dimension, as the generation writes it. */
function ending(generation: GenerationId, dim: string, dmask: number, rest = ""): string {
  const array = dim.endsWith("ARRAY");
  const shape = generation === "cdna1" ? `unorm${array ? " da" : ""}` : `dim:SQ_RSRC_IMG_${dim}`;
  const unorm = generation === "cdna1" || generation === "rdna4" ? "" : " unorm";
  return `dmask:0x${dmask.toString(16)} ${shape}${unorm} ${rest}`;
}

/** Address operands: consecutive registers, one by one on RDNA 4. */
const address = (generation: GenerationId, first: number, count: number): string =>
  count === 1
    ? `v${first}`
    : generation === "rdna4"
      ? `[${Array.from({ length: count }, (_, i) => `v${first + i}`).join(", ")}]`
      : `v[${first}:${first + count - 1}]`;

function enable(wave: Wave, lanes: number): void {
  wave.u[wave.exec] = 2 ** lanes - 1;
  if (wave.size === 64) wave.u[wave.exec + 1] = 0;
}

describe("image descriptors", () => {
  it.each(generations)("%s: rows, slices and their alignment", (generation) => {
    const read = (image: Omit<Image, "format">): ReturnType<typeof readImageDescriptor> =>
      readImage(generation, { ...image, format: FORMATS[generation].uint32 });
    const unit = { cdna1: 5, rdna4: 32 }[generation as "rdna4"] ?? 64;
    const plain = read({ type: "2D", width: 5, height: 3 });
    expect(plain).toMatchObject({ width: 5, height: 3, depth: 1, bytes: 4, base: BASE, unsupported: null });
    expect(texelAddress(plain, 2, 1, 0)).toBe(BASE + 4 * (unit + 2));
    expect(texelAddress(plain, 5, 0, 0)).toBe(-1);
    expect(texelAddress(plain, 0, 3, 0)).toBe(-1);
    const array = read({ type: "2D array", width: 5, height: 3, depth: 4, firstSlice: 1 });
    expect(array.depth).toBe(3);
    expect(texelAddress(array, 0, 0, 1)).toBe(BASE + 4 * unit * 3 * 2);
    expect(texelAddress(array, 0, 0, 3)).toBe(-1);
    const volume = read({ type: "3D", width: 5, height: 3, depth: 4 });
    expect(texelAddress(volume, 4, 2, 3)).toBe(BASE + 4 * (unit * (3 * 3 + 2) + 4));
    if (generation !== "rdna1")
      expect(texelAddress(read({ type: "2D", width: 5, height: 3, pitch: 100 }), 0, 1, 0)).toBe(BASE + 400);
  });

  it.each(generations)("%s: what is not modelled is told by name", (generation) => {
    const { uint32 } = FORMATS[generation];
    const reason = (image: Partial<Image>): string | null =>
      readImage(generation, { type: "2D", width: 4, height: 4, format: uint32, ...image }).unsupported;
    expect(reason({ swizzle: 9 })).toMatch(/tiled image, swizzle mode 9/);
    expect(reason({ type: "msaa" })).toMatch(/multisampled/);
    expect(reason({ format: generation === "cdna1" ? 40 : 110 })).toMatch(/format|levels/);
    expect(reason({})).toBeNull();
  });
});

describe("image instructions", () => {
  let machines: Map<GenerationId, Machine>;
  beforeAll(async () => {
    machines = await machinesWith(["image.pcode"], generations);
  }, 120_000);

  const start = (generation: GenerationId, image: Image, memory: Uint8Array): [Machine, Wave] => {
    const machine = machines.get(generation)!;
    const wave = waveOf(machine, { memory });
    setScalars(wave, 8, descriptor(generation, image));
    enable(wave, 4);
    return [machine, wave];
  };

  it.each(generations)("%s loads the channels of DMASK from 2D images; outside is 0", (generation) => {
    const memory = Uint8Array.from({ length: 4096 }, (_, i) => i * 7);
    const image: Image = { type: "2D", width: 64, height: 4, format: FORMATS[generation].bytes4 };
    const [machine, wave] = start(generation, image, memory);
    row(wave, 0).set([0, 3, 63, 64]);
    row(wave, 1).set([0, 2, 3, 0]);
    row(wave, 5).fill(0xeeeeeeee);
    row(wave, 6).fill(0xeeeeeeee);
    runText(
      machine,
      wave,
      `image_load v[4:5], ${address(generation, 0, 2)}, s[8:15] ${ending(generation, "2D", 0xa)}`,
    );
    const texel = (x: number, y: number): number => 4 * (64 * y + x);
    expect([...row(wave, 4).subarray(0, 4)]).toEqual([
      memory[1],
      memory[texel(3, 2) + 1],
      memory[texel(63, 3) + 1],
      0,
    ]);
    expect(row(wave, 5)[1]).toBe(memory[texel(3, 2) + 3]);
    expect(row(wave, 5)[4]).toBe(0xeeeeeeee);
    expect(row(wave, 6)[0]).toBe(0xeeeeeeee);
  });

  it.each(generations)("%s stores texels to arrays and loads halves", (generation) => {
    const memory = new Uint8Array(4096).fill(0xee);
    const view = new DataView(memory.buffer);
    const image: Image = {
      type: "2D array", width: 32, height: 2, depth: 3, firstSlice: 1, format: FORMATS[generation].half4,
    }; // prettier-ignore
    const [machine, wave] = start(generation, image, memory);
    row(wave, 0).set([0, 5, 31, 0]);
    row(wave, 1).set([0, 1, 1, 2]);
    row(wave, 2).set([0, 0, 1, 0]);
    const values = [1, 2, 0.5, -4];
    values.forEach((value, i) => wave.f.fill(value, (4 + i) * wave.size, (5 + i) * wave.size));
    const where = `${address(generation, 0, 3)}, s[8:15] ${ending(generation, "2D_ARRAY", 0xf)}`;
    runText(machine, wave, `image_store v[4:7], ${where}\nimage_load v[12:13], ${where} d16`);
    const at = (x: number, y: number, slice: number): number => 8 * (((1 + slice) * 2 + y) * 32 + x);
    for (const offset of [at(0, 0, 0), at(5, 1, 0), at(31, 1, 1)]) {
      const halves = [0, 2, 4, 6].map((i) => view.getUint16(offset + i, true));
      expect(halves).toEqual([0x3c00, 0x4000, 0x3800, 0xc400]);
    }
    expect(memory[at(0, 0, 0) - 1]).toBe(0xee);
    expect(memory[at(6, 1, 0)]).toBe(0xee);
    expect([...row(wave, 12).subarray(0, 4)]).toEqual([0x40003c00, 0x40003c00, 0x40003c00, 0]);
    expect(row(wave, 13)[1]).toBe(0xc4003800);
  });

  it.each(generations)("%s: atomics return the old texel only when asked", (generation) => {
    const memory = new Uint8Array(4096);
    const view = new DataView(memory.buffer);
    const image: Image = { type: "1D", width: 8, format: FORMATS[generation].uint32 };
    const [machine, wave] = start(generation, image, memory);
    view.setInt32(0, 10, true);
    view.setInt32(4, -3, true);
    row(wave, 0).set([0, 0, 1, 9]);
    row(wave, 4).set([1, 2, 3, 4]);
    row(wave, 5).set([0xfffffff0, 5, 0xfffffff0, 1]);
    const old = generation === "rdna4" ? "th:TH_ATOMIC_RETURN" : "glc";
    const [add, min] = generation === "rdna4" ? ["add_uint", "min_int"] : ["add", "smin"];
    const where = `${address(generation, 0, 1)}, s[8:15] ${ending(generation, "1D", 1)}`;
    // A 1D image of cdna1 takes x alone.
    runText(
      machine,
      wave,
      `image_atomic_${add} v4, ${where} ${old}
       image_atomic_${min} v5, ${where}`,
    );
    expect([...row(wave, 4).subarray(0, 4)]).toEqual([10, 11, 0xfffffffd, 0]);
    expect(row(wave, 5)[1]).toBe(5);
    expect([view.getInt32(0, true), view.getInt32(4, true), view.getInt32(36, true)]).toEqual([-16, -16, 0]);
  });

  it.each(generations)("%s tells sizes, takes 16-bit addresses and leaves a status word", (generation) => {
    const memory = Uint8Array.from({ length: 8192 }, (_, i) => i >> 2);
    const image: Image = { type: "3D", width: 64, height: 4, depth: 5, format: FORMATS[generation].uint32 };
    const [machine, wave] = start(generation, image, memory);
    row(wave, 0).set([0, 3 | (2 << 16), 0, 0]);
    row(wave, 1).set([0, 4, 0, 0]);
    row(wave, 2).set([0, 4, 0, 0]);
    for (const r of [4, 5, 6, 7, 9]) row(wave, r).fill(0xeeeeeeee);
    runText(
      machine,
      wave,
      `image_get_resinfo v[4:7], v3, s[8:15] ${ending(generation, "3D", 0xf)}
       image_load v[8:9], ${address(generation, 0, 2)}, s[8:15] ${ending(generation, "3D", 1, "a16 tfe")}`,
    );
    expect([4, 5, 6, 7].map((r) => row(wave, r)[0])).toEqual([64, 4, 5, 1]);
    const offset = 4 * ((4 * 4 + 2) * 64 + 3);
    expect(row(wave, 8)[1]).toBe(new DataView(memory.buffer).getUint32(offset, true));
    expect(row(wave, 9)[1]).toBe(0);
  });

  it("rdna3 takes addresses from scattered registers", () => {
    const memory = Uint8Array.from({ length: 1024 }, (_, i) => i);
    const image: Image = { type: "2D", width: 64, height: 4, format: FORMATS.rdna3.bytes4 };
    const [machine, wave] = start("rdna3", image, memory);
    row(wave, 7).fill(2);
    row(wave, 3).fill(1);
    runText(machine, wave, `image_load v4, [v7, v3], s[8:15] ${ending("rdna3", "2D", 1)}`);
    expect(row(wave, 4)[0]).toBe(memory[4 * 66]);
  });

  it("PCK moves words as they are", () => {
    const memory = new Uint8Array(1024);
    new DataView(memory.buffer).setUint32(8, 0x89abcdef, true);
    const image: Image = { type: "1D", width: 64, format: FORMATS.rdna2.bytes4 };
    const [machine, wave] = start("rdna2", image, memory);
    row(wave, 0).fill(2);
    runText(
      machine,
      wave,
      `image_load_pck v4, v0, s[8:15] ${ending("rdna2", "1D", 1)}
       image_store_pck v4, v1, s[8:15] ${ending("rdna2", "1D", 1)}`,
    );
    expect(row(wave, 4)[0]).toBe(0x89abcdef);
    expect([...memory.subarray(0, 4)]).toEqual([0xef, 0xcd, 0xab, 0x89]);
  });

  it("a tiled image is refused by name, an unbound one is zeros", () => {
    const memory = new Uint8Array(1024).fill(7);
    const image: Image = { type: "2D", width: 4, height: 4, format: 20, swizzle: 27 };
    const [machine, wave] = start("rdna3", image, memory);
    const text = `image_load v4, v[0:1], s[8:15] ${ending("rdna3", "2D", 1)}`;
    expect(() => runText(machine, wave, text)).toThrow(UnsupportedError);
    expect(() => runText(machine, wave, text)).toThrow(/IMAGE_LOAD.*swizzle mode 27/);
    setScalars(wave, 8, new Array<number>(8).fill(0));
    row(wave, 4).fill(1);
    runText(machine, wave, text);
    expect([...row(wave, 4).subarray(0, 4)]).toEqual([0, 0, 0, 0]);
  });
});

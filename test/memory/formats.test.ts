import { readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { GenerationId } from "../../generated/index.js";
import { commonFormat } from "../../runtime/memory/index.js";
import { memoryRules } from "./facts.js";
import {
  formatBytes,
  loadComponent,
  loadComponent16,
  NumericFormat,
  storeWord,
  widen16,
} from "../../runtime/memory/typedFormats.js";
import { machinesWith, row, runText, setScalars, waveOf, type Machine } from "./definitions.js";

const { unorm, snorm, uscaled, sscaled, uint, sint, float } = NumericFormat;
const make = (layout: number, numeric: number): number => layout | (numeric << 16);
const bits = (x: number): number => new DataView(new Float32Array([x]).buffer).getUint32(0, true);
const load = (format: number, select: number, ...words: number[]): number =>
  loadComponent(format, select, words[0] ?? 0, words[1] ?? 0, words[2] ?? 0, words[3] ?? 0);
const half = (format: number, select: number, word: number): number =>
  loadComponent16(format, select, word, 0, 0, 0);
const X = 4;
const Y = 5;
const Z = 6;
const W = 7;

describe("components of an element", () => {
  it("lie as the name of the format reads, X lowest", () => {
    const f = make(0x2aaa, uint);
    const word = (3 << 30) | (513 << 20) | (514 << 10) | 515;
    expect([X, Y, Z, W].map((c) => load(f, c, word >>> 0))).toEqual([515, 514, 513, 3]);
    const g = make(0xaaa2, uint);
    expect([X, Y, Z, W].map((c) => load(g, c, ((1023 << 22) | (5 << 12) | (6 << 2) | 1) >>> 0))).toEqual([
      1, 6, 5, 1023,
    ]);
    expect(load(make(0xeeee, uint), W, 1, 2, 3, 4)).toBe(4);
    expect(load(make(0xcccc, sint), W, 0, 0x80000000)).toBe(0xffff8000);
  });

  it.each([
    ["8 unorm, largest", make(0x8, unorm), 0xff, 1],
    ["8 unorm", make(0x8, unorm), 0x80, Math.fround(128 / 255)],
    ["8 snorm, both ends", make(0x8, snorm), 0x81, -1],
    ["8 snorm, the number below -1", make(0x8, snorm), 0x80, -1],
    ["16 snorm", make(0xc, snorm), 0x4000, Math.fround(0x4000 / 0x7fff)],
    ["8 uscaled", make(0x8, uscaled), 0xc8, 200],
    ["8 sscaled", make(0x8, sscaled), 0xc8, -56],
    ["16 float", make(0xc, float), 0x3555, 0.333251953125],
    ["16 float denormal", make(0xc, float), 0x8001, -(2 ** -24)],
    ["11-bit float", make(0xabb, float), 0x3c0, 1],
    ["11-bit float denormal", make(0xabb, float), 1, 2 ** -20],
  ])("%s", (_what, format, raw, value) => {
    expect(load(format, X, raw)).toBe(bits(value));
  });

  it("gives 10 bits of float as Z of 10_11_11", () => {
    expect(load(make(0xabb, float), Z, (0x1e0 << 22) >>> 0)).toBe(bits(1));
    expect(load(make(0xabb, float), Z, (0x3e0 << 22) >>> 0)).toBe(0x7f800000);
  });

  it("has 0 for components that are not there, and 1 by choice as the format writes it", () => {
    expect([Y, Z, W].map((c) => load(make(0xe, float), c, 5))).toEqual([0, 0, 0]);
    expect(load(make(0xe, float), 1, 5)).toBe(0x3f800000);
    expect(load(make(0xe, sint), 1, 5)).toBe(1);
    expect(load(make(0xe, float), 0, 5)).toBe(0);
  });

  it("keeps the bits of 32-bit floats, NaNs too", () => {
    expect(load(make(0xe, float), X, 0x7f800001)).toBe(0x7f800001);
    expect(storeWord(make(0xe, float), 0, 0xff800001, 0, 0, 0)).toBe(0xff800001);
  });

  it("shares the exponent of 5_9_9_9", () => {
    const f = make(0x5999, float);
    const word = ((16 << 27) | (1 << 18) | (256 << 9) | 511) >>> 0;
    expect([X, Y, Z].map((c) => load(f, c, word))).toEqual([511, 256, 1].map((m) => bits(m / 256)));
    expect(storeWord(f, 0, bits(511 / 256), bits(1), bits(1 / 256), 0)).toBe(word);
    expect(storeWord(f, 0, bits(-1), bits(NaN), bits(1e9), 0)).toBe(((31 << 27) | (511 << 18)) >>> 0);
  });
});

describe("16-bit results", () => {
  it("truncate floats of 32 bits, and round normalised values to even", () => {
    expect(half(make(0xe, float), X, bits(1 + 2 ** -10 + 2 ** -11 + 2 ** -12))).toBe(0x3c01);
    expect(half(make(0xe, float), X, bits(65536))).toBe(0x7bff);
    expect(half(make(0xe, float), X, bits(2 ** -24 * 1.75))).toBe(1);
    expect(half(make(0x8, unorm), X, 1)).toBe(0x1c04);
    expect(half(make(0x8, unorm), X, 255)).toBe(0x3c00);
    expect(half(make(0x8, snorm), X, 0x81)).toBe(0xbc00);
    expect(half(make(0x8, sint), X, 0x80)).toBe(0xff80);
    expect(half(make(0xc, float), X, 0x7c01)).toBe(0x7c01);
    expect(half(make(0xe, uint), 1, 0)).toBe(1);
    expect(half(make(0xc, uscaled), X, 0xffff)).toBe(0x7c00);
  });
});

describe("stores", () => {
  it.each([
    ["unorm rounds to nearest", make(0x8, unorm), bits(0.5), 128],
    ["unorm holds its range", make(0x8, unorm), bits(2), 255],
    ["unorm below 0", make(0x8, unorm), bits(-1), 0],
    ["NaN is 0", make(0x8, unorm), 0x7fc00000, 0],
    ["snorm", make(0x8, snorm), bits(-1), 0x81],
    ["snorm holds its range", make(0x8, snorm), bits(-9), 0x81],
    ["uscaled", make(0x8, uscaled), bits(300), 255],
    ["sscaled", make(0x8, sscaled), bits(-200), 0x80],
    ["uint saturates", make(0x8, uint), 0x100, 255],
    ["sint saturates", make(0x8, sint), 0xffffff00, 0x80],
    ["float to 16 bits truncates", make(0xc, float), bits(65519.9), 0x7bff],
    ["negative to a float without sign", make(0xabb, float), bits(-1), 0],
  ])("%s", (_what, format, value, word) => {
    expect(storeWord(format, 0, value, 0, 0, 0)).toBe(word);
  });

  const layouts = [
    0x8, 0xc, 0x88, 0xe, 0xcc, 0xaaa2, 0x2aaa, 0x8888, 0xee, 0xcccc, 0xeee, 0xeeee, 0x565, 0x1555, 0x4444,
  ];

  it("give back what loads gave, for every integer, scaled and normalised format", () => {
    const any = fc.record({
      layout: fc.constantFrom(...layouts),
      numeric: fc.constantFrom(unorm, snorm, uscaled, sscaled, uint, sint),
      words: fc.tuple(fc.nat(0xffffffff), fc.nat(0xffffffff), fc.nat(0xffffffff), fc.nat(0xffffffff)),
    });
    fc.assert(
      fc.property(any, ({ layout, numeric, words }) => {
        // 32-bit fields are integers or floats only.
        fc.pre(numeric >= uint || !layout.toString(16).includes("e"));
        // One bit has no sign.
        fc.pre(layout !== 0x1555 || ![snorm, sscaled, sint].includes(numeric as 1));
        const format = make(layout, numeric);
        const values = [X, Y, Z, W].map((c) => load(format, c, ...words));
        const bytes = formatBytes(format);
        for (let word = 0; word < Math.ceil(bytes / 4); word++) {
          const mask = bytes >= 4 ? 0xffffffff : 2 ** (8 * bytes) - 1;
          const stored = storeWord(format, word, values[0]!, values[1]!, values[2]!, values[3]!);
          // The lowest snorm has two patterns.
          if (numeric !== snorm) expect(stored).toBe((words[word]! & mask) >>> 0);
          else
            expect([X, Y, Z, W].map((c) => load(format, c, ...replaced(words, word, stored)))).toEqual(
              values,
            );
        }
      }),
    );
  });

  it("widen halves as loads narrow them", () => {
    for (let h = 0; h < 0x10000; h += 7) {
      expect(loadComponent16(make(0xe, float), X, widen16(make(0xe, float), h), 0, 0, 0) & 0x7fff).toBe(
        (h & 0x7c00) === 0x7c00 && (h & 0x3ff) !== 0 ? (h & 0x7fff) | 0x200 : h & 0x7fff,
      );
    }
    expect(widen16(make(0x8, sint), 0x8000)).toBe(0xffff8000);
    expect(widen16(make(0x8, uint), 0x8000)).toBe(0x8000);
  });
});

const replaced = (words: readonly number[], at: number, word: number): number[] =>
  words.map((old, i) => (i === at ? word : old));

describe("numbers of formats", () => {
  const { lists } = JSON.parse(
    readFileSync(new URL("../../spec/asm/names.json", import.meta.url), "utf8"),
  ) as { lists: { name: string; changes: { generations: GenerationId[]; set: string }[] }[] };
  const named = (list: string): [GenerationId[], string[]][] =>
    lists
      .find(({ name }) => name === list)!
      .changes.map(({ generations, set }) => [generations, set.split(" ")]);

  it("mean what the assembler calls them", () => {
    const layouts = new Map(
      named("dfmt")[0]![1].map((one) => {
        const [name, number] = one.replace("BUF_DATA_FORMAT_", "").split("@");
        return [name!, Number(number)] as const;
      }),
    );
    const kinds: Readonly<Record<string, number>> = {
      UNORM: 0, SNORM: 1, USCALED: 2, SSCALED: 3, UINT: 4, SINT: 5, FLOAT: 7,
    }; // prettier-ignore
    for (const [generations, names] of named("format")) {
      const numbering = memoryRules(generations[0]!).formats;
      for (const one of names) {
        const [name, number] = one.replace("BUF_FMT_", "").split("@") as [string, string];
        const [, layout, kind] = /^(.*)_([A-Z]+)$/.exec(name) ?? [];
        const expected = layout === undefined ? 0 : layouts.get(layout)! | (kinds[kind!]! << 4);
        expect([name, commonFormat(Number(number), numbering)]).toEqual([name, expected]);
      }
    }
  });
});

describe("typed buffer instructions", () => {
  const generations = ["cdna1", "cdna3", "rdna1", "rdna2", "rdna3", "rdna4"] as const;
  const BASE = 0x10000;
  let machines: Map<GenerationId, Machine>;
  beforeAll(async () => {
    machines = await machinesWith(["formats.pcode"], generations);
  }, 120_000);

  /** How a generation writes the parts that differ. */
  const style = {
    cdna1: { format: (d: number, n: number): string => `dfmt:${d} nfmt:${n}`, d16: "format_d16_", hi: "format_d16_hi_x", off: "0" },
    cdna3: { format: (d: number, n: number): string => `dfmt:${d} nfmt:${n}`, d16: "format_d16_", hi: "format_d16_hi_x", off: "0" },
    rdna1: { format: (_d: number, _n: number, f: number): string => `format:${f}`, d16: "format_d16_", hi: "format_d16_hi_x", off: "0" },
    rdna2: { format: (_d: number, _n: number, f: number): string => `format:${f}`, d16: "format_d16_", hi: "format_d16_hi_x", off: "0" },
    rdna3: { format: (_d: number, _n: number, _f: number, g: number): string => `format:${g}`, d16: "d16_format_", hi: "d16_hi_format_x", off: "0" },
    rdna4: { format: (_d: number, _n: number, _f: number, g: number): string => `format:${g}`, d16: "d16_format_", hi: "d16_hi_format_x", off: "null" },
  } as const; // prettier-ignore

  /** Word 3 of a descriptor: 8_8_8_8 unorm, channels chosen by `selects`, raw range check. */
  const lastWord = (generation: GenerationId, selects: number): number => {
    const format = { cdna1: 0 | (10 << 3), cdna3: 0 | (10 << 3), rdna1: 56, rdna2: 56, rdna3: 42, rdna4: 42 }[
      generation as "cdna1"
    ];
    return (selects | (format << 12) | (generation.startsWith("rdna") ? 3 << 28 : 0)) >>> 0;
  };
  const XYZW = 4 | (5 << 3) | (6 << 6) | (7 << 9);
  const WZ1_0 = 7 | (6 << 3) | (1 << 6);

  it.each(generations)("%s loads by the descriptor's format and selects", (generation) => {
    const machine = machines.get(generation)!;
    const memory = new Uint8Array([10, 20, 30, 40, 50, 60, 70, 80]);
    const wave = waveOf(machine, { memory });
    setScalars(wave, 8, [BASE, 0, memory.length, lastWord(generation, WZ1_0)]);
    // Lane 2 reaches beyond the end (CDNA looks at the first byte alone), lane 3 is beyond it.
    row(wave, 1).set([0, 4, generation.startsWith("rdna") ? 5 : 9, 8]);
    const { off, hi, d16 } = style[generation];
    const lanes = wave.size === 64 ? [0xf, 0] : [0xf];
    lanes.forEach((mask, i) => (wave.u[wave.exec + i] = mask));
    row(wave, 15).fill(0xabcd1234);
    runText(
      machine,
      wave,
      `buffer_load_format_xyzw v[4:7], v1, s[8:11], ${off} offen
       buffer_load_${d16}xyz v[12:13], v1, s[8:11], ${off} offen
       buffer_load_${hi} v15, v1, s[8:11], ${off} offen`,
    );
    const w = (a: number): number => bits(a / 255);
    expect([...row(wave, 4).subarray(0, 2)]).toEqual([w(40), w(80)]);
    expect([...row(wave, 5).subarray(0, 2)]).toEqual([w(30), w(70)]);
    expect([...row(wave, 6).subarray(0, 4)]).toEqual([bits(1), bits(1), bits(1), bits(1)]);
    expect([...row(wave, 7).subarray(0, 4)]).toEqual([0, 0, 0, 0]);
    expect([...row(wave, 4).subarray(2, 4)]).toEqual([0, 0]);
    const h = (a: number): number => loadComponent16(make(0x8, unorm), X, a, 0, 0, 0);
    expect(row(wave, 12)[1]).toBe((h(80) | (h(70) << 16)) >>> 0);
    expect(row(wave, 13)[1]! & 0xffff).toBe(0x3c00);
    expect(row(wave, 15)[1]).toBe(((h(80) << 16) | 0x1234) >>> 0);
    expect(row(wave, 15)[5]).toBe(0xabcd1234);
  });

  it.each(generations)("%s stores whole elements, channels as selected", (generation) => {
    const machine = machines.get(generation)!;
    const memory = new Uint8Array(16).fill(0xee);
    const wave = waveOf(machine, { memory });
    setScalars(wave, 8, [BASE, 0, memory.length, lastWord(generation, 7 | (6 << 3) | (5 << 6) | (4 << 9))]);
    row(wave, 1).set([0, 8]);
    (wave.size === 64 ? [3, 0] : [3]).forEach((mask, i) => (wave.u[wave.exec + i] = mask));
    [0, 0.2, 0.4, 1].forEach((value, i) => row(wave, 4 + i).fill(bits(value)));
    runText(machine, wave, `buffer_store_format_xyzw v[4:7], v1, s[8:11], ${style[generation].off} offen`);
    const element = [255, 102, 51, 0];
    expect([...memory]).toEqual([...element, ...Array(4).fill(0xee), ...element, ...Array(4).fill(0xee)]);
    row(wave, 1).set([4, 0x7ffffff0]);
    runText(machine, wave, `buffer_store_format_x v7, v1, s[8:11], ${style[generation].off} offen`);
    expect([...memory.subarray(4, 8)]).toEqual([255, 255, 255, 255]);
  });

  it.each(generations)("%s: TBUFFER takes its own format and no selects", (generation) => {
    const machine = machines.get(generation)!;
    const memory = new Uint8Array(64);
    const view = new DataView(memory.buffer);
    const wave = waveOf(machine, { memory });
    setScalars(wave, 8, [BASE, 0, memory.length, lastWord(generation, 0)]);
    (wave.size === 64 ? [1, 0] : [1]).forEach((mask, i) => (wave.u[wave.exec + i] = mask));
    const { off, format, d16 } = style[generation];
    view.setInt16(0, -5, true);
    view.setInt16(2, 1000, true);
    view.setUint32(8, ((2 << 30) | (513 << 20) | (514 << 10) | 515) >>> 0, true);
    const at = (offset: number): string => (offset === 0 ? "" : ` offset:${offset}`);
    const operands = (registers: string, f: string, offset = 0): string =>
      `${registers}, off, s[8:11], ${off} ${f}${at(offset)}`;
    runText(
      machine,
      wave,
      `tbuffer_load_format_xyzw ${operands("v[4:7]", format(5, 5, 28, 28))}
       tbuffer_load_format_xy ${operands("v[8:9]", format(9, 4, 54, 40), 8)}
       tbuffer_load_${d16}xy ${operands("v12", format(5, 5, 28, 28))}
       tbuffer_store_format_xyzw ${operands("v[4:7]", format(14, 5, 76, 62), 16)}
       tbuffer_store_${d16}xy ${operands("v12", format(3, 5, 19, 19), 32)}`,
    );
    expect([4, 5, 6, 7, 8, 9].map((r) => row(wave, r)[0])).toEqual([0xfffffffb, 1000, 0, 0, 515, 514]);
    expect(row(wave, 12)[0]).toBe(((1000 << 16) | 0xfffb) >>> 0);
    expect([0, 1, 2, 3].map((i) => view.getInt32(16 + 4 * i, true))).toEqual([-5, 1000, 0, 0]);
    expect([view.getInt8(32), view.getInt8(33), memory[34]]).toEqual([-5, 127, 0]);
  });

  it("an invalid format loads zeros and stores nothing", () => {
    const machine = machines.get("rdna3")!;
    const memory = new Uint8Array(16).fill(7);
    const wave = waveOf(machine, { memory });
    setScalars(wave, 8, [BASE, 0, 16, (XYZW | (3 << 28)) >>> 0]);
    row(wave, 4).fill(1);
    runText(
      machine,
      wave,
      "buffer_store_format_x v4, off, s[8:11], 0\nbuffer_load_format_x v4, off, s[8:11], 0",
    );
    expect([...row(wave, 4)]).toEqual(new Array(32).fill(0));
    expect([...memory]).toEqual(new Array(16).fill(7));
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { objdump } from "../../cli/objdump.js";
import {
  ElfError,
  initialMode,
  loadImage,
  readCodeObject,
  vgprCount,
  waveSize,
} from "../../generated/kernel.js";
import { readMsgpack } from "../../runtime/kernel/msgpack.js";
import { generations, hasPrograms, programs, textOf } from "./programs.js";

const pack = (...bytes: number[]): Uint8Array => Uint8Array.from(bytes);

describe("MessagePack", () => {
  it.each([
    ["fixed integers", pack(5), 5],
    ["negative fixed integers", pack(0xff), -1],
    ["16-bit integers", pack(0xcd, 1, 2), 258],
    ["64-bit integers within 2^53", pack(0xcf, 0, 0, 0, 1, 0, 0, 0, 0), 0x100000000],
    ["texts", pack(0xa2, 0x68, 0x69), "hi"],
    ["lists", pack(0x92, 1, 0xc3), [1, true]],
  ])("reads %s", (_, bytes, value) => {
    expect(readMsgpack(bytes)).toEqual(value);
  });

  it("keeps a key named __proto__ as a key", () => {
    const map = readMsgpack(pack(0x81, 0xa9, ...new TextEncoder().encode("__proto__"), 7)) as Record<
      string,
      unknown
    >;
    expect(Object.keys(map)).toEqual(["__proto__"]);
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
  });

  it.each([
    ["a list longer than the bytes", pack(0xdd, 0xff, 0xff, 0xff, 0xff)],
    ["a text cut short", pack(0xd9, 200, 1)],
    ["deep nesting", new Uint8Array(100).fill(0x91)],
    ["integers beyond 2^53", pack(0xcf, 255, 0, 0, 0, 0, 0, 0, 0)],
    ["bytes after the value", pack(1, 2)],
    ["keys that are no text", pack(0x81, 1, 2)],
  ])("refuses %s", (_, bytes) => {
    expect(() => readMsgpack(bytes)).toThrow(ElfError);
  });
});

describe("files that are no code object", () => {
  it.each([
    ["nothing", new Uint8Array(0)],
    ["text", new TextEncoder().encode("hello ".repeat(40))],
    [
      "a 32-bit ELF header",
      Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 1, 1, 1, ...new Array<number>(80).fill(0)]),
    ],
  ])("refuses %s with an offset", (_, bytes) => {
    expect(() => readCodeObject(bytes)).toThrow(ElfError);
  });
});

describe.runIf(hasPrograms)("sample code objects", () => {
  const all = generations.flatMap(programs);

  it("are read, with every kernel's descriptor, for all ten generations", () => {
    const counts = new Map<string, number>();
    for (const { generation, bytes } of all) {
      const object = readCodeObject(bytes);
      expect(object.generation).toBe(generation);
      expect(object.version).toBe(5);
      counts.set(generation, (counts.get(generation) ?? 0) + object.kernels.size);
      for (const { descriptor, metadata, entry } of object.kernels.values()) {
        expect(waveSize(descriptor)).toBe(metadata.waveSize);
        expect(descriptor.groupSegmentSize).toBe(metadata.groupSegmentSize);
        expect(descriptor.kernargSize).toBe(metadata.kernargSize);
        expect(vgprCount(descriptor, object.abi)).toBeGreaterThanOrEqual(metadata.vgprCount);
        // Round to nearest even, all denormals kept (programs-cases.md).
        expect(initialMode(descriptor) & 0xff).toBe(0xf0);
        expect(entry % 256).toBe(0);
      }
    }
    expect([...counts.values()]).toEqual([21, 21, 21, 21, 21, 20, 20, 21, 21, 21]);
  });

  it("are loaded with their code in place", () => {
    for (const { bytes } of all) {
      const object = readCodeObject(bytes);
      const image = loadImage(object, 0x10000);
      const text = object.elf.sections.find((s) => s.name === ".text")!;
      const at = text.address - object.imageBase;
      expect(image.subarray(at, at + text.size)).toEqual(text.data);
    }
  });

  it("are dumped in llvm-objdump's layout: addresses, encodings, labels and branch targets", () => {
    for (const { generation, source, bytes } of all) {
      const dis = textOf(generation, `${source}.dis.txt`);
      // The text of each instruction is llvm's own here: only the layout is under test.
      const texts = new Map<number, string>();
      for (const line of dis.split("\n")) {
        const found = /^\t(.*?)\s*\/\/ ([0-9A-F]{12}): /.exec(line);
        if (found !== null) texts.set(parseInt(found[2]!, 16), found[1]!);
      }
      const sizes = [...texts.keys()].sort((a, b) => a - b);
      const section = readCodeObject(bytes).elf.sections.find((s) => s.name === ".text")!;
      const lines = [
        ...objdump(bytes, {
          name: `${source}.co`,
          disassembler: () => (_, offset) => {
            const address = section.address + offset;
            const next = sizes.find((a) => a > address) ?? section.address + section.size;
            return { text: texts.get(address)!, size: next - address };
          },
        }),
      ];
      const start = lines.indexOf("Disassembly of section .text:");
      expect(lines.slice(start).join("\n").trimEnd()).toBe(
        dis.slice(dis.indexOf("Disassembly of section .text:")).trimEnd(),
      );
    }
  });

  it("print bytes that are no instruction as .long and go on", () => {
    const lines = [...objdump(all[0]!.bytes, { name: "x", disassembler: () => () => null })];
    expect(lines.filter((line) => line.startsWith("\t.long 0x")).length).toBeGreaterThan(10);
  });

  it("never read outside the file, hang or throw anything untyped when damaged", () => {
    const { bytes } = all.find((p) => p.source === "bits" && p.generation === "rdna4")!;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        fc.option(fc.nat(bytes.length)),
        (changes, length) => {
          const damaged = bytes.slice(0, length ?? bytes.length);
          for (const [at, value] of changes) if (at < damaged.length) damaged[at] = value;
          try {
            const object = readCodeObject(damaged);
            loadImage(object, 0x10000);
            let lines = 0;
            for (const line of objdump(damaged, { name: "x", disassembler: () => () => null }))
              lines += line.length > 0 ? 1 : 0;
            expect(lines).toBeGreaterThan(0);
          } catch (error) {
            expect(error).toBeInstanceOf(ElfError);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it("with damaged headers never do either", () => {
    const { bytes } = all.find((p) => p.source === "vecadd" && p.generation === "cdna3")!;
    fc.assert(
      fc.property(
        // The ELF header, program headers and note: where offsets and sizes are.
        fc.array(fc.tuple(fc.nat(0x400), fc.constantFrom(0, 1, 0x7f, 0x80, 0xff)), {
          minLength: 1,
          maxLength: 6,
        }),
        (changes) => {
          const damaged = bytes.slice();
          for (const [at, value] of changes) damaged[at] = value;
          try {
            loadImage(readCodeObject(damaged), 0x10000);
          } catch (error) {
            expect(error).toBeInstanceOf(ElfError);
          }
        },
      ),
      { numRuns: 1500 },
    );
  });
});

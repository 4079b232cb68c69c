import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AddressSpace,
  FlatMemory,
  LocalMemory,
  MemoryFault,
  ScratchMemory,
  type MemoryOptions,
} from "../../runtime/memory/index.js";

const options: MemoryOptions = { outOfRange: "fault", misaligned: "allow" };
const manual: MemoryOptions = { outOfRange: "manual", misaligned: "allow" };
const strict: MemoryOptions = { outOfRange: "fault", misaligned: "fault" };

const SHARED = 0x10000;
const PRIVATE = 0x20000;

function flat(space: AddressSpace, using: MemoryOptions = options, lds = 64, scratch = 16): FlatMemory {
  return new FlatMemory({
    space,
    lds: new LocalMemory(new Uint8Array(lds), using),
    scratch: new ScratchMemory(new Uint8Array(scratch * 32), 32, using),
    sharedBase: SHARED,
    privateBase: PRIVATE,
    options: using,
  });
}

const words = (address: number): [lo: number, hi: number] => [
  address % 2 ** 32,
  Math.floor(address / 2 ** 32),
];

describe("the address space", () => {
  it("shows what was written in the bytes that were mapped", () => {
    const bytes = new Uint8Array(16);
    const space = new AddressSpace();
    const { base } = space.place(bytes);
    flat(space).store32(...words(base + 4), 0, 0x12345678);
    expect([...bytes.subarray(4, 8)]).toEqual([0x78, 0x56, 0x34, 0x12]);
  });

  it("refuses ranges that overlap or are empty", () => {
    const space = new AddressSpace();
    space.map(0x1000, new Uint8Array(0x100));
    expect(() => space.map(0x10ff, new Uint8Array(1))).toThrow(RangeError);
    expect(() => space.map(0xfff, new Uint8Array(2))).toThrow(RangeError);
    expect(() => space.map(0x2000, new Uint8Array(0))).toThrow(RangeError);
    expect(() => space.map(2 ** 53, new Uint8Array(1))).toThrow(RangeError);
    space.map(0x1100, new Uint8Array(1));
  });

  it("leaves a gap between allocations, so that running over an end faults", () => {
    const space = new AddressSpace();
    const a = space.allocate(100);
    space.allocate(100);
    expect(() => flat(space).load32(...words(a.base + 100), 3)).toThrow(MemoryFault);
  });

  it("reads across a 4 GiB boundary within one region", () => {
    const space = new AddressSpace();
    const bytes = Uint8Array.from({ length: 16 }, (_, i) => i + 1);
    space.map(0x1_ffff_fffa, bytes);
    expect(flat(space).load32(0xfffffffe, 1, 0)).toBe(0x08070605);
  });

  it("keeps to the bytes of a view on a larger buffer", () => {
    const buffer = new Uint8Array(64).fill(0xee);
    const space = new AddressSpace();
    space.map(0x1000, buffer.subarray(16, 32));
    const memory = flat(space);
    for (const at of [0xfff, 0xffe, 0x100d, 0x1010])
      expect(() => memory.load32(at, 0, 0)).toThrow(MemoryFault);
    expect(memory.load32(0x100c, 0, 0)).toBe(0xeeeeeeee);
  });
});

describe("flat accesses", () => {
  it("equal a plain array for any mix of sizes, alignments and places", () => {
    const access = fc.record({
      at: fc.nat(95),
      size: fc.constantFrom(1, 2, 4),
      store: fc.boolean(),
      value: fc.nat(0xffffffff),
    });
    fc.assert(
      fc.property(fc.constantFrom(0, 1, 2, 3, 4), fc.array(access, { maxLength: 40 }), (shift, accesses) => {
        const buffer = new Uint8Array(128);
        const bytes = buffer.subarray(shift, shift + 96);
        const model = new Uint8Array(96);
        const space = new AddressSpace();
        const base = 0x7f0000001000 + shift;
        space.map(base, bytes);
        const memory = flat(space);
        for (const { at, size, store, value } of accesses) {
          const [lo, hi] = words(base + at);
          const run = (): number => {
            if (size === 1) return store ? (memory.store8(lo, hi, 0, value), 0) : memory.load8(lo, hi, 0);
            if (size === 2) return store ? (memory.store16(lo, hi, 0, value), 0) : memory.load16(lo, hi, 0);
            return store ? (memory.store32(lo, hi, 0, value), 0) : memory.load32(lo, hi, 0);
          };
          if (at + size > 96) {
            expect(run).toThrow(MemoryFault);
            continue;
          }
          const result = run();
          let expected = 0;
          for (let i = 0; i < size; i++) {
            if (store) model[at + i] = value >>> (8 * i);
            else expected += model[at + i]! * 256 ** i;
          }
          expect(result).toBe(expected);
        }
        expect(bytes).toEqual(model);
        expect(buffer.subarray(shift + 96).every((b) => b === 0)).toBe(true);
      }),
    );
  });

  it("tell lane, address, size and kind when nothing is there", () => {
    const memory = flat(new AddressSpace());
    const fault = (() => {
      try {
        return memory.load16(0x1234, 0x7f, 5);
      } catch (error) {
        return error;
      }
    })() as MemoryFault;
    expect(fault).toMatchObject({
      kind: "unmapped",
      space: "global",
      access: "load",
      size: 2,
      lane: 5,
      pc: null,
    });
    expect(fault.address).toBe(0x7f00001234);
    expect(fault.at(0x100).pc).toBe(0x100);
    expect(fault.at(0x200).pc).toBe(0x100);
  });

  it("give 0 and drop stores where the manual's way was asked for", () => {
    const memory = flat(new AddressSpace(), manual);
    memory.store32(0x1000, 0, 0, 1);
    expect(memory.load32(0x1000, 0, 0)).toBe(0);
  });

  it("refuse stores to what is read-only, whatever was loaded before", () => {
    const space = new AddressSpace();
    space.map(0x1000, new Uint8Array(8), { writable: false });
    const memory = flat(space);
    expect(memory.load32(0x1000, 0, 0)).toBe(0);
    expect(() => memory.store32(0x1000, 0, 0, 1)).toThrow(/read-only/);
  });

  it("fault on odd addresses only when told to", () => {
    const space = new AddressSpace();
    space.map(0x1000, new Uint8Array(16).fill(1));
    expect(flat(space).load32(0x1001, 0, 0)).toBe(0x01010101);
    expect(() => flat(space, strict).load32(0x1001, 0, 0)).toThrow(/misaligned/);
    expect(flat(space, strict).load8(0x1001, 0, 0)).toBe(1);
  });

  it("reach LDS and the lane's own scratch through the apertures", () => {
    const memory = flat(new AddressSpace());
    memory.store32(8, SHARED, 0, 77);
    expect(memory.load32(8, SHARED, 1)).toBe(77);
    memory.store32(4, PRIVATE, 1, 11);
    memory.store32(4, PRIVATE, 2, 22);
    expect([memory.load32(4, PRIVATE, 1), memory.load32(4, PRIVATE, 2)]).toEqual([11, 22]);
    expect(() => memory.load32(64, SHARED, 0)).toThrow(/out of range lds/);
    expect(() => memory.load32(16, PRIVATE, 0)).toThrow(/out of range scratch/);
  });
});

describe("LDS", () => {
  it("ends where the workgroup's part ends", () => {
    const lds = new LocalMemory(new Uint8Array(10), options);
    lds.store16(8, 0, 0xabcd);
    expect(lds.load16(8, 0)).toBe(0xabcd);
    expect(() => lds.load32(8, 0)).toThrow(MemoryFault);
    expect(() => lds.load8(-1, 0)).toThrow(MemoryFault);
  });

  it("reads 0 outside and writes nothing, the manual's way", () => {
    const lds = new LocalMemory(new Uint8Array(8), manual);
    lds.store32(6, 0, 0xffffffff);
    lds.store8(8, 0, 1);
    expect([lds.load32(4, 0), lds.load32(8, 0), lds.load8(0xffffffff, 0)]).toEqual([0, 0, 0]);
  });
});

describe("scratch", () => {
  it("interleaves the dwords of the lanes", () => {
    const bytes = new Uint8Array(64 * 8);
    const scratch = new ScratchMemory(bytes, 64, options);
    scratch.store32(4, 3, 0x01020304);
    expect(bytes.indexOf(0x04)).toBe((1 * 64 + 3) * 4);
    scratch.store8(6, 3, 0xff);
    expect(scratch.load32(4, 3)).toBe(0x01ff0304);
    // Scalar accesses see memory as it lies.
    expect(scratch.load32((1 * 64 + 3) * 4, -1)).toBe(0x01ff0304);
  });

  it("puts a value that straddles dwords into both", () => {
    const scratch = new ScratchMemory(new Uint8Array(32 * 16), 32, options);
    scratch.store32(3, 31, 0xdeadbeef);
    expect([scratch.load8(3, 31), scratch.load8(4, 31), scratch.load8(6, 31)]).toEqual([0xef, 0xbe, 0xde]);
    expect(scratch.load32(3, 31)).toBe(0xdeadbeef);
    expect(scratch.load32(3, 30)).toBe(0);
  });
});

/** Accesses of swizzled buffers that begin in one element and end in the next. */
import { describe, expect, it } from "vitest";
import { machinesWith, row, runText, setScalars, waveOf } from "./definitions.js";

const BASE = 0x10000;

// A stack as compilers for GFX9 and GFX10 lay it out: thread ids added, elements of 4 bytes, 8 records side by side
// (INDEX_STRIDE 0), so that dword d of record r lies at 4 * (8 * d + r). Byte b of record r holds r + 16 * b.
const RECORDS = 8;
const STRIDE = 8;
const place = (record: number, byte: number): number => 4 * (8 * (byte >> 2) + record) + (byte & 3);
const descriptor = (layout: "cdna" | "rdna"): number[] => [
  BASE,
  (STRIDE << 16) | (1 << 31),
  0xffffffff,
  (1 << 23) | (layout === "cdna" ? 0 : 3 << 28),
];
const stack = (): Uint8Array => {
  const bytes = new Uint8Array(RECORDS * STRIDE);
  for (let r = 0; r < RECORDS; r++) for (let b = 0; b < STRIDE; b++) bytes[place(r, b)] = r + 16 * b;
  return bytes;
};

describe.each([
  ["cdna1", "cdna"],
  ["rdna2", "rdna"],
] as const)("%s", (generation, layout) => {
  it("reads and writes the bytes of one record", async () => {
    const machine = (await machinesWith([], [generation])).get(generation)!;
    const memory = stack();
    const wave = waveOf(machine, { memory, base: BASE });
    setScalars(wave, 0, descriptor(layout));
    wave.setVgpr(1, 1);
    wave.setSgpr(126, 0xff);
    if (wave.size === 64) wave.setSgpr(127, 0);
    runText(
      machine,
      wave,
      `buffer_load_dword v2, v1, s[0:3], 0 offen
       buffer_load_ushort v3, v1, s[0:3], 0 offen offset:2
       buffer_store_dword v2, v1, s[0:3], 0 offen offset:2
       s_endpgm`,
    );
    for (let r = 0; r < RECORDS; r++) {
      expect(row(wave, 2)[r]).toBe(0x40302010 + 0x01010101 * r);
      expect(row(wave, 3)[r]).toBe(0x4030 + 0x0101 * r);
      const written = Array.from({ length: STRIDE }, (_, b) => memory[place(r, b)]);
      expect(written).toEqual([0, 0x10, 0x20, 0x10, 0x20, 0x30, 0x40, 0x70].map((byte) => byte + r));
    }
  });
});

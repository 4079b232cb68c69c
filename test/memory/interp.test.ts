import { beforeAll, describe, expect, it } from "vitest";
import type { GenerationId } from "../../generated/index.js";
import { f16ToNumber, numberToF16 } from "../../runtime/float/index.js";
import type { Wave } from "../../runtime/wave/index.js";
import { machinesWith, row, runText, waveOf, type Machine } from "./definitions.js";

const generations = ["cdna1", "rdna1", "rdna3", "rdna4"] as const;
let machines: Map<GenerationId, Machine>;
beforeAll(async () => {
  machines = await machinesWith(["interp.pcode"], generations);
}, 120_000);

/** Quads 2 and 3 begin primitives of their own: three primitives (the example of RDNA 4 manual 12.2.1). */
const NEW_PRIMITIVES = 0b0110;
const OFFSET = 256;
const primitiveOf = (lane: number): number => [0, 0, 1, 2][lane >> 2] ?? 2;

/** Parameter P0, P10 or P20 of an attribute, primitive and channel. */
const value = (attribute: number, primitive: number, channel: number, which: number): number =>
  attribute * 100 + primitive * 16 + channel * 4 + which + 0.5;

function start(generation: GenerationId, size: 32 | 64): [Machine, Wave] {
  const machine = machines.get(generation)!;
  const lds = new Uint8Array(1024);
  const view = new DataView(lds.buffer);
  for (let a = 0; a < 3; a++)
    for (let p = 0; p < 3; p++)
      for (let c = 0; c < 4; c++)
        for (let w = 0; w < 3; w++)
          view.setFloat32(OFFSET + 4 * ((a * 3 + p) * 12 + c * 3 + w), value(a, p, c, w), true);
  const wave = waveOf(machine, { size, lds });
  wave.u[wave.m0] = (NEW_PRIMITIVES << 16) | OFFSET;
  return [machine, wave];
}

const floats = (wave: Wave, register: number): Float32Array =>
  wave.f.subarray(register * wave.size, (register + 1) * wave.size);

describe("loads of parameters", () => {
  it.each([
    ["rdna3", "lds_param_load v4, attr2.y wait_vdst:15"],
    ["rdna4", "ds_param_load v4, attr2.y wait_va_vdst:15 wait_vm_vsrc:1"],
  ] as const)("%s: P0, P10 and P20 to the lanes of each quad with a pixel on", (generation, text) => {
    const [machine, wave] = start(generation, 32);
    wave.u[wave.exec] = 0xffff2f4f;
    floats(wave, 4).fill(-7);
    runText(machine, wave, text);
    for (let lane = 0; lane < 32; lane++) {
      const expected = (lane & 3) < 3 ? value(2, primitiveOf(lane), 1, lane & 3) : -7;
      expect([lane, floats(wave, 4)[lane]]).toEqual([lane, expected]);
    }
    wave.u[wave.exec] = 0x00000008;
    floats(wave, 4).fill(-7);
    runText(machine, wave, text);
    expect([...floats(wave, 4).subarray(0, 5)]).toEqual(
      [0, 1, 2].map((w) => value(2, 0, 1, w)).concat(-7, -7),
    );
  });

  it.each([
    ["rdna3", "lds_direct_load v4 wait_vdst:15"],
    ["rdna4", "ds_direct_load v4 wait_va_vdst:15 wait_vm_vsrc:1"],
  ] as const)("%s: one value for whole quads, by the type in M0", (generation, text) => {
    const machine = machines.get(generation)!;
    const lds = new Uint8Array([0xfe, 0xff, 0x34, 0x12]);
    const wave = waveOf(machine, { size: 32, lds });
    wave.u[wave.exec] = 0x20;
    const loaded = [0, 1, 2, 4, 5].map((kind) => {
      wave.u[wave.m0] = kind << 16;
      row(wave, 4).fill(1);
      runText(machine, wave, text);
      expect(row(wave, 4)[3]).toBe(1);
      expect(row(wave, 4)[8]).toBe(1);
      return row(wave, 4)[7];
    });
    expect(loaded).toEqual([0xfe, 0xfffe, 0x1234fffe, 0xfffffffe, 0xfffffffe]);
  });
});

describe("interpolation from LDS", () => {
  it.each(["cdna1", "rdna1"] as const)("%s", (generation) => {
    const [machine, wave] = start(generation, 64);
    const at = (lane: number): [number, number] => [lane / 8, 1 - lane / 32];
    for (let lane = 0; lane < 64; lane++)
      [floats(wave, 1)[lane], floats(wave, 2)[lane]] = at(lane) as [number, number];
    runText(
      machine,
      wave,
      `v_interp_p1_f32 v4, v1, attr1.z
       v_interp_p2_f32 v4, v2, attr1.z
       v_interp_mov_f32 v5, p10, attr1.z
       v_interp_mov_f32 v6, p20, attr1.z
       v_interp_mov_f32 v7, p0, attr1.z`,
    );
    for (const lane of [0, 5, 9, 14, 63]) {
      const [i, j] = at(lane);
      const [p0, p10, p20] = [0, 1, 2].map((w) => value(1, primitiveOf(lane), 2, w)) as [
        number,
        number,
        number,
      ];
      expect(floats(wave, 4)[lane]).toBe(Math.fround(p20 * j + Math.fround(p10 * i + p0)));
      expect([7, 5, 6].map((r) => floats(wave, r)[lane])).toEqual([p0, p10, p20]);
    }
  });

  it.each(["cdna1", "rdna1"] as const)("%s: halves of 16-bit parameters", (generation) => {
    const [machine, wave] = start(generation, 64);
    const lds = (wave.lds as unknown as { bytes: Uint8Array }).bytes;
    const view = new DataView(lds.buffer);
    // Attribute 0, primitive 0, channel X: P0, P10 and P20 in the high halves.
    [0.5, 4, 8].forEach((x, i) => view.setUint32(OFFSET + 4 * i, numberToF16(x, 0) * 65536, true));
    floats(wave, 1).fill(0.25);
    floats(wave, 2).fill(0.75);
    row(wave, 5).fill(0xabcd1234);
    row(wave, 6).fill(numberToF16(2, 0) * 65536);
    runText(
      machine,
      wave,
      `v_interp_p1ll_f16 v4, v1, attr0.x high
       v_interp_p2_f16 v5, v2, attr0.x, v4 high
       v_interp_p1lv_f16 v7, v1, attr0.x, v6 high`,
    );
    expect(floats(wave, 4)[0]).toBe(4 * 0.25 + 0.5);
    expect(f16ToNumber(row(wave, 5)[0]! & 0xffff)).toBe(8 * 0.75 + 1.5);
    expect(row(wave, 5)[0]! >>> 16).toBe(0xabcd);
    expect(floats(wave, 7)[0]).toBe(4 * 0.25 + 2);
  });
});

describe("interpolation between the lanes of quads", () => {
  it.each(["rdna3", "rdna4"] as const)(
    "%s: values, NEG, CLAMP; lanes that are off give theirs",
    (generation) => {
      const [machine, wave] = start(generation, 32);
      for (let lane = 0; lane < 32; lane++) {
        floats(wave, 1)[lane] = [0.25, 2, 3, 99][lane & 3]!;
        floats(wave, 2)[lane] = lane / 16;
        floats(wave, 3)[lane] = 0.125;
      }
      wave.u[wave.exec] = 0xfffffff8;
      floats(wave, 4).fill(-7);
      runText(
        machine,
        wave,
        `v_interp_p10_f32 v4, v1, v2, v1 wait_exp:7
       v_interp_p2_f32 v5, v1, v3, v4 wait_exp:7
       v_interp_p10_f32 v6, -v1, v2, v1 clamp wait_exp:7
       v_interp_p10_f32 v7, -v1, v2, v1 wait_exp:7`,
      );
      expect([...floats(wave, 4).subarray(2, 5)]).toEqual([-7, 2 * (3 / 16) + 0.25, 2 * (4 / 16) + 0.25]);
      expect(floats(wave, 5)[8]).toBe(3 * 0.125 + 2 * 0.5 + 0.25);
      expect([...floats(wave, 7).subarray(2, 5)]).toEqual([0, -2 * (3 / 16) + 0.25, -2 * (4 / 16) + 0.25]);
      expect([...floats(wave, 6).subarray(2, 5)]).toEqual([0, 0, 0]);
    },
  );

  it.each(["rdna3", "rdna4"] as const)(
    "%s: halves by OPSEL, the other half of the result kept",
    (generation) => {
      const [machine, wave] = start(generation, 32);
      const half = (x: number): number => numberToF16(x, 0);
      for (let lane = 0; lane < 32; lane++) {
        row(wave, 1)[lane] = ((half([0.5, 4, 8, 0][lane & 3]!) << 16) | half(1)) >>> 0;
        floats(wave, 2)[lane] = 0.25;
        floats(wave, 3)[lane] = 0.75;
      }
      row(wave, 5).fill(0xabcd1234);
      runText(
        machine,
        wave,
        `v_interp_p10_f16_f32 v4, v1, v2, v1 op_sel:[1,0,1,0] wait_exp:7
       v_interp_p2_f16_f32 v5, v1, v3, v4 op_sel:[1,0,0,1] wait_exp:7
       v_interp_p10_f16_f32 v6, -v1, v2, v1 op_sel:[1,0,0,0] wait_exp:7`,
      );
      expect(floats(wave, 4)[9]).toBe(4 * 0.25 + 0.5);
      expect(f16ToNumber(row(wave, 5)[9]! >>> 16)).toBe(8 * 0.75 + 1.5);
      expect(row(wave, 5)[9]! & 0xffff).toBe(0x1234);
      expect(floats(wave, 6)[9]).toBe(-4 * 0.25 + 1);
    },
  );
});

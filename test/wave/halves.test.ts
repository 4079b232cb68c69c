import { describe, expect, it } from "vitest";
import { Program, Wave } from "../../runtime/wave/index.js";
import { GENERATIONS } from "./generations.js";

/** Instructions that choose halves and bytes by OPSEL themselves, through the whole way. */
function run(
  generation: string,
  name: string,
  fields: Record<string, number>,
  v1: number,
  v3: number,
): number {
  const [isa, executors] = GENERATIONS[generation]!;
  const wave = new Wave({ size: isa.generation.defaultWaveSize, isa });
  wave.setVgpr(1, v1);
  wave.setVgpr(2, 0x40000000);
  wave.setVgpr(3, v3);
  const has = (field: string): boolean => isa.model.encodingByName.get("ENC_VOP3")!.fieldByName.has(field);
  const { OPSEL, ...rest } = fields;
  const bits = { VDST: 3, SRC0: 257, ...rest, [has("OPSEL") ? "OPSEL" : "OP_SEL"]: OPSEL ?? 0 };
  new Program(isa, executors, isa.encodeFields({ name, encoding: "ENC_VOP3", fields: bits })).run(wave);
  return wave.vgpr(3)[3]!;
}

describe.each(["cdna4", "rdna4"])("8-bit floats on %s", (generation) => {
  // 1.0 is 0x38 and 2.0 is 0x40 in OCP FP8.
  it.each([
    [0, 0xaaaa4038],
    [8, 0x4038bbbb],
  ])("V_CVT_PK_FP8_F32 writes the half that OPSEL %i names", (opsel, want) => {
    const got = run(generation, "V_CVT_PK_FP8_F32", { SRC1: 258, OPSEL: opsel }, 0x3f800000, 0xaaaabbbb);
    expect(got.toString(16)).toBe(want.toString(16));
  });

  it.each([
    [0, 0xaaaabb38],
    [4, 0xaaaa38bb],
    [8, 0xaa38bbbb],
    [12, 0x38aabbbb],
  ])("V_CVT_SR_FP8_F32 writes the byte that OPSEL %i names", (opsel, want) => {
    const got = run(generation, "V_CVT_SR_FP8_F32", { SRC1: 128, OPSEL: opsel }, 0x3f800000, 0xaaaabbbb);
    expect(got.toString(16)).toBe(want.toString(16));
  });
});

describe("V_CVT_PK_F32_FP8 on rdna4", () => {
  it.each([
    [0, 0x3f800000],
    [1, 0x40000000],
  ])("reads the half that OPSEL %i names", (opsel, want) => {
    expect(run("rdna4", "V_CVT_PK_F32_FP8", { OPSEL: opsel }, 0x40403838, 0)).toBe(want);
  });
});

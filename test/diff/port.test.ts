import { beforeAll, describe, expect, it } from "vitest";
import { portSide } from "../../cli/diffSides.js";
import { portLine, Porter, PORT_STATUS, type Ported } from "../../cli/port.js";

let toRdna4: Porter;
let toRdna3: Porter;
let toCdna2: Porter;
beforeAll(async () => {
  toRdna4 = new Porter(await portSide("rdna3"), await portSide("rdna4"));
  toRdna3 = new Porter(await portSide("cdna2"), await portSide("rdna3"));
  toCdna2 = new Porter(await portSide("rdna3"), await portSide("cdna2"));
}, 120_000);

describe("rdna3 to rdna4", () => {
  it("same bytes, from text and from bytes", () => {
    const one = toRdna4.port("v_add_f32 v1, v2, v3");
    expect(one).toMatchObject({ status: "same bytes", bytes: "02070206", newBytes: "02070206", reasons: [] });
    expect(toRdna4.port("02070206")).toEqual(one);
  });

  it("same text, other bytes, and what the old ones would be", () => {
    const one = toRdna4.port("global_load_b32 v1, v[2:3], off");
    expect(one).toMatchObject({ status: "other bytes", newText: "global_load_b32 v1, v[2:3], off" });
    expect(one.newBytes).toBe("7c0005ee0100000002000000");
    expect(one.reasons).toEqual(["the old bytes are no instruction there"]);
  });

  it("renamed", () => {
    const one = toRdna4.port("v_mad_u64_u32 v[0:1], null, v2, v3, v[4:5]");
    expect(one).toMatchObject({
      status: "renamed",
      newText: "v_mad_co_u64_u32 v[0:1], null, v2, v3, v[4:5]",
    });
    expect(one.reasons[0]).toContain("V_MAD_CO_U64_U32");
  });

  it("changed meaning, with an input that shows it", () => {
    const one = toRdna4.port("v_min_f32 v1, v2, v3");
    expect(one).toMatchObject({ status: "changed meaning", newText: "v_min_num_f32_e32 v1, v2, v3" });
    expect(one.reasons.join("; ")).toMatch(
      /definitions of V_MIN_F32 differ; S0=0x\w+ S1=0x\w+: D0=0x\w+ -> D0=/,
    );
  });

  it("gone, with what replaces it", () => {
    const one = toRdna4.port("s_barrier");
    expect(one).toMatchObject({ status: "gone", newText: null, newBytes: null });
    expect(one.reasons.join("; ")).toContain("replaced by s_barrier_signal -1, then s_barrier_wait -1");
  });

  it("both halves of a pair", () => {
    const one = toRdna4.port("v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v3, v2");
    expect(PORT_STATUS).toContain(one.status);
    expect(one.newText).toContain("::");
  });
});

describe("cdna2 to rdna3", () => {
  it("does not mistake another instruction of the same name for the same", () => {
    // rdna3 has no v_add_u32, its v_add_nc_u32 means that
    expect(toRdna3.port("v_add_u32 v1, v2, v3")).toMatchObject({
      status: "renamed",
      newText: "v_add_nc_u32_e32 v1, v2, v3",
    });
  });

  it("tells a replacement that rounds differently", () => {
    const one = toRdna3.port("v_mac_f32 v1, v2, v3");
    expect(one.status).toBe("gone");
    expect(one.reasons.join()).toContain("v_fmac_f32: rounds once");
  });
});

describe("16-bit registers", () => {
  it("are written as halves where the generation does", () => {
    const one = toRdna3.port("v_add_f16_e32 v1, v2, v3");
    expect(one).toMatchObject({ status: "other bytes", newText: "v_add_f16_e32 v1.l, v2.l, v3.l" });
    expect(one.reasons).toContain("16-bit results keep the other half of their register there");
  });

  it("stay the halves that they are", () => {
    const one = toRdna4.port("v_add_f16_e32 v1.l, v2.l, v3.h");
    expect(one).toMatchObject({ status: "same bytes", bytes: "02070364", newBytes: "02070364" });
    expect(one.newText).toBe("v_add_f16_e32 v1.l, v2.l, v3.h");
  });

  it("are gone where there are no halves to name", () => {
    expect(toCdna2.port("v_add_f16_e32 v1.l, v2.l, v3.h")).toMatchObject({ status: "gone", newText: null });
    expect(toCdna2.port("v_add_f16_e32 v1.l, v2.l, v3.l").newText).toBe("v_add_f16_e32 v1, v2, v3");
  });
});

describe("operands that an encoding cannot hold together", () => {
  it("are not dropped in silence", () => {
    const one = toCdna2.port("scratch_load_d16_b16 v1, v2, s1");
    expect(one.status).toBe("gone");
    expect(one.reasons.join()).toContain("operand s1 does not fit, expected off beside a vector register");
  });
});

describe("lines", () => {
  it("are answered one by one, wrong ones too", () => {
    expect(portLine(toRdna4, "", false)).toBe("");
    expect(portLine(toRdna4, "nonsense", false)).toMatch(/^error: /);
    expect(portLine(toRdna4, "ffffffff", false)).toMatch(/^error: /);
    expect(JSON.parse(portLine(toRdna4, "ff", true))).toHaveProperty("error");
    const one = JSON.parse(portLine(toRdna4, "s_barrier // all", true)) as Ported;
    expect(one.status).toBe("gone");
    expect(portLine(toRdna4, "v_add_f32 v1, v2, v3", false)).toBe(
      "same bytes: v_add_f32_e32 v1, v2, v3 [02070206]",
    );
  });
});

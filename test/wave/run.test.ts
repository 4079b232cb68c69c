import { describe, expect, it } from "vitest";
import { run } from "../../cli/run.js";
import { rdna3 } from "../../generated/rdna3/index.js";
import { rdna4 } from "../../generated/rdna4/index.js";
import type { Isa } from "../../runtime/isa/isa.js";
import { handmade } from "./handmade.js";

const isa = rdna3 as unknown as Isa;
const answers = (...lines: (object | string)[]): unknown[] =>
  [
    ...run(
      isa,
      handmade("rdna3"),
      lines.map((l) => (typeof l === "string" ? l : JSON.stringify(l))),
    ),
  ].map((text) => JSON.parse(text) as unknown);

/** v_mov_b32 v5, v1; s_endpgm */
const MOVE = "01030a7e0000b0bf";

describe("amdgpu-isa run", () => {
  it("answers with the state and what was asked for", () => {
    const [answer] = answers({
      code: MOVE,
      exec: "0x5",
      vcc: "0x80000000",
      sgpr: { 4: "0xdeadbeef" },
      vgpr: { 1: "0x7" },
      memory: [{ addr: "0x1000", hex: "00112233" }],
      lds: "aabb",
      read: { sgpr: [4], vgpr: [5], memory: [{ addr: "0x1001", size: 2 }], lds: [0, 3] },
    });
    expect(answer).toEqual({
      pc: 8,
      exec: "0x00000005",
      vcc: "0x80000000",
      scc: 0,
      m0: "0x00000000",
      mode: "0x000003c0",
      sgpr: { 4: "0xdeadbeef" },
      vgpr: { 5: ["0x00000007", "0x00000000", "0x00000007", ...new Array<string>(29).fill("0x00000000")] },
      memory: [{ addr: "0x1001", hex: "1122" }],
      lds: "aabb00",
    });
  });

  it("has 64-bit masks and 64 lanes in wave64", () => {
    const lanes = Array.from({ length: 64 }, (_, i) => `0x${i.toString(16)}`);
    const [answer] = answers({ code: MOVE, wave: 64, vgpr: { 1: lanes }, read: { vgpr: [5] } }) as [
      { exec: string; vgpr: Record<string, string[]> },
    ];
    expect(answer.exec).toBe("0xffffffffffffffff");
    expect(answer.vgpr[5]!.map(Number)).toEqual(lanes.map(Number));
  });

  it("starts rdna4 with its own MODE", () => {
    const [text] = run(rdna4 as unknown as Isa, handmade("rdna4"), ['{"code":""}']);
    expect(JSON.parse(text!)).toMatchObject({ mode: "0x000000c0", pc: 0 });
  });

  it.each([
    ["text that is no JSON", "{", /no JSON/],
    ["code that is no hex", { code: "0x" }, /hex/],
    ["an unknown member", { code: "", foo: 1 }, /foo/],
    ["a wave size that it does not have", { code: "", wave: 16 }, /16 lanes/],
    ["too wide a number", { code: "", m0: "0x100000000" }, /32 bits/],
    ["too few lanes", { code: "", vgpr: { 1: ["0x1"] } }, /32 lanes/],
    ["a register that is not there", { code: "", sgpr: { 200: "0x1" } }, /register/],
    [
      "memory that is not declared",
      { code: "", read: { memory: [{ addr: "0x0", size: 4 }] } },
      /not in one region/,
    ],
    ["LDS past its end", { code: "", read: { lds: [65535, 2] } }, /past its end/],
    ["read that is no object", { code: "", read: 5 }, /object/],
  ])("refuses %s and goes on", (_what, line, message) => {
    const [first, second] = answers(line, { code: MOVE }) as [{ error: string }, { pc: number }];
    expect(first.error).toMatch(message);
    expect(second.pc).toBe(8);
  });

  it.each([
    ["bytes that are no instruction", "ffffffff", /pc 0x0/],
    ["an instruction without semantics", "000480be", /unsupported|unknown/],
    ["a loop without end", "ffffa0bf", /1000000 steps/],
  ])("tells the pc of %s", (_what, code, message) => {
    const [answer] = answers({ code }) as [{ error: string; pc: number }];
    expect(answer.error).toMatch(message);
    expect(answer.pc).toBe(0);
  });
});

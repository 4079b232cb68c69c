import { once } from "node:events";
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { answerLines, parseHex } from "../../cli/lines.js";
import { command } from "./command.js";
import { validator } from "./schema.js";

describe("decode", () => {
  const { status, lines } = command(
    ["decode", "rdna4"],
    "011d0a7e\nff020a060000c03f\nzz\n\n0000000000000000\n02030a40ffffffff\n5ae710c5007e0000045dfb07\n",
  );
  const answers = lines.map((line) => JSON.parse(line) as Record<string, unknown>);

  it("answers every line in order and ends well", () => {
    expect(status).toBe(0);
    expect(answers).toHaveLength(7);
  });

  it("gives name, encoding, size, all fields and operands", () => {
    expect(answers[0]).toEqual({
      name: "V_CVT_OFF_F32_I4",
      encoding: "ENC_VOP1",
      size: 4,
      fields: { SRC0: 257, VDST: 5 },
      operands: [
        { field: "VDST", text: "v5", kind: "vgpr", size: 32, read: false, written: true },
        { field: "SRC0", text: "v1", kind: "vgpr", size: 32, read: true, written: false },
      ],
    });
    expect(answers[1]).toMatchObject({
      encoding: "VOP2_INST_LITERAL",
      size: 8,
      fields: { LITERAL: 0x3fc00000 },
    });
  });

  it("tells errors, and ignores bytes after the instruction", () => {
    for (const i of [2, 3]) expect(Object.keys(answers[i]!)).toEqual(["error"]);
    expect(answers[5]).toMatchObject({ name: "V_ADD_CO_CI_U32", size: 4 });
  });

  it("keeps bits that no field covers", () => {
    expect(answers[6]).toMatchObject({ name: "BUFFER_ATOMIC_ADD_U64", size: 12, unassigned: "0x1002700" });
  });

  it("has the documented shape", () => {
    const validate = validator("decode");
    for (const answer of answers) expect(validate(answer)).toEqual([]);
  });

  it("writes 64-bit literals as text and lane masks by the wave's size", () => {
    const wide = JSON.parse(command(["decode", "cdna5"], "fe0184bef0debc9a78563412").out) as {
      fields: object;
    };
    expect(wide.fields).toMatchObject({ LITERAL64: "0x123456789abcdef0" });
    const mask = (wave: string): string =>
      (
        JSON.parse(command(["decode", "rdna4", "--wave", wave], "040011d402030200").out) as {
          operands: { text: string }[];
        }
      ).operands[0]!.text;
    expect([mask("32"), mask("64")]).toEqual(["s4", "s[4:5]"]);
  });
});

describe("encode puts back what decode printed", () => {
  it("missing fields are 0, unassigned bits return", () => {
    const input = [
      `{"name":"V_CVT_OFF_F32_I4","encoding":"ENC_VOP1","fields":{"SRC0":257,"VDST":5},"unassigned":"0x10000"}`,
      `{"name":"S_ENDPGM","encoding":"ENC_SOPP"}`,
      `{"name":"V_DUAL_MOV_B32 :: V_DUAL_ADD_F32","encoding":"VOPDXY_INST_LITERAL","fields":{"VDSTX":4,"SRCX0":258,"VDSTY":3,"SRCY0":255,"VSRCY1":1,"LITERAL":5}}`,
      `{"name":"V_CVT_OFF_F32_I4","encoding":"ENC_VOP1","fields":{"VDST":256}}`,
      `{"name":"NOPE","encoding":"ENC_VOP1"}`,
      `not json`,
    ];
    const { lines, status } = command(["encode", "rdna4"], input.join("\n"));
    expect(status).toBe(0);
    expect(lines.slice(0, 3)).toEqual(["011d0b7e", "0000b0bf", "020108caff02060405000000"]);
    for (const line of lines.slice(3)) expect(line).toMatch(/^error: /);
  });
});

describe("run", () => {
  it("computes every input of the 4-bit table", () => {
    const lanes = Array.from({ length: 32 }, (_, i) => `0x${(i & 15).toString(16)}`);
    const request = { code: "011d0a7e", vgpr: { 1: lanes }, read: { vgpr: [5] } };
    const answer = JSON.parse(command(["run", "cdna5"], JSON.stringify(request)).out) as {
      pc: number;
      vgpr: { 5: string[] };
    };
    const floats = answer.vgpr[5].map((bits) => new Float32Array(Uint32Array.of(Number(bits)).buffer)[0]);
    expect(floats).toEqual(Array.from({ length: 32 }, (_, i) => (((i & 15) ^ 8) - 8) / 16));
    expect(answer.pc).toBe(4);
  });

  it("scales V_DIV_FMAS by 2^64 up or down as hardware does, where VCC is set", () => {
    const request = {
      code: "050037d601050e04",
      vcc: "0x3",
      vgpr: {
        1: "0x3f800000",
        2: "0x3f800000",
        3: ["0x40000000", "0x3f800000", ...Array<string>(30).fill("0x40000000")],
      },
      read: { vgpr: [5] },
    };
    const answer = JSON.parse(command(["run", "cdna5"], JSON.stringify(request)).out) as {
      vgpr: { 5: string[] };
    };
    // fma(1, 1, 2) = 3 times 2^64; fma(1, 1, 1) = 2 times 2^-64; lane 2 is not scaled.
    expect(answer.vgpr[5].slice(0, 3)).toEqual(["0x60400000", "0x20000000", "0x40400000"]);
  });

  it("tells bad requests and endless loops, and goes on", () => {
    const { lines, status } = command(
      ["run", "rdna4"],
      `{"code":"zz"}\nnope\n{"code":"ffffa0bf"}\n{"code":"0000b0bf"}\n`,
    );
    expect(status).toBe(0);
    const answers = lines.map((line) => JSON.parse(line) as { error?: string; pc?: number });
    expect(answers.slice(0, 3).every((one) => typeof one.error === "string")).toBe(true);
    expect(answers[2]!.pc).toBe(0);
    expect(answers[3]!.error).toBeUndefined();
  });
});

// What else the command line refuses is in commandLine.test.ts.
describe("the command line", () => {
  it.each([
    ["no command", [], 2],
    ["a wave size that the generation lacks", ["decode", "cdna3", "--wave", "32"], 2],
    ["an option of another command", ["decode", "rdna4", "--json"], 2],
    ["help", ["--help"], 0],
  ] as const)("%s", (_, args, status) => {
    const outcome = command(args);
    expect(outcome.status).toBe(status);
    expect(status === 0 ? outcome.out : outcome.err).toContain("usage:");
    expect(status === 0 ? outcome.err : outcome.out).toBe("");
    expect(outcome.err).not.toMatch(/^\s+at /m);
  });
});

it("tells of a file to compare with that is no specification, without a trace", () => {
  const { status, err } = command(["diff", "rdna4", "package.json"]);
  expect(status).toBe(1);
  expect(err).toMatch(/^amdgpu-isa: package\.json, line 1: .*\n$/);
});

describe("bytes in hexadecimal", () => {
  it.each([
    "011d0a7e",
    " 01 1D 0a7E ",
    "0x01,0x1d,0x0a,0x7e",
    "[0x01,0x1d,0x0a,0x7e]",
    "0x01 0x1d 0x0a 0x7e",
  ])("%s", (text) => expect([...parseHex(text)]).toEqual([0x01, 0x1d, 0x0a, 0x7e]));

  it.each(["0x7e0a1d01", "011d0a7", "zz", "[01", "01]", "0x"])("not %s", (text) => {
    expect(() => parseHex(text)).toThrow(RangeError);
  });
});

describe("answerLines", () => {
  it("answers a line before the next one comes", async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    const end = answerLines((line) => `${line}!`, input, output);
    for (const line of ["a", "b", ""]) {
      input.write(`${line}\n`);
      const [answer] = (await once(output, "data")) as [Buffer];
      expect(answer.toString()).toBe(`${line}!\n`);
    }
    input.end();
    await end;
  });

  it("waits for a reader that is slow, and loses nothing", async () => {
    const input = new PassThrough();
    const output = new PassThrough({ highWaterMark: 16 });
    const end = answerLines((line) => line, input, output);
    const text = Array.from({ length: 1000 }, (_, i) => `line ${i}\n`).join("");
    input.end(text);
    let read = "";
    while (read.length < text.length) {
      await once(output, "readable");
      read += ((output.read() as Buffer | null) ?? "").toString();
    }
    await end;
    expect(read).toBe(text);
  });
});

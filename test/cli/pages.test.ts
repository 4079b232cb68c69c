import { describe, expect, it } from "vitest";
import { command } from "./command.js";
import { validator } from "./schema.js";

interface Page {
  readonly width: number;
  readonly opcode: number;
  readonly identifier: string;
  readonly bits: readonly { high: number; low: number; field: string | null; value: string | null }[];
  readonly operands: readonly { field: string | null; direction: string; type: string; format: string }[];
  readonly generations: readonly {
    generation: string;
    same: boolean;
    absent: boolean;
    differences: { aspect: string }[];
  }[];
  readonly semantics: { fidelity: string; text: string; notes: string[] } | null;
}

const show = (...args: string[]): Page => JSON.parse(command(["show", ...args, "--json"]).out) as Page;

/** What other generations differ in, operand values apart. */
const told = (page: Page): Record<string, string[]> =>
  Object.fromEntries(
    page.generations.map((one) => [
      one.generation,
      one.differences.map((d) => d.aspect).filter((aspect) => aspect !== "operand values"),
    ]),
  );

describe("show V_CVT_OFF_F32_I4 in CDNA 5's ENC_VOP1", () => {
  const page = show("V_CVT_OFF_F32_I4", "--generation", "cdna5", "--encoding", "ENC_VOP1");

  it("tells every bit", () => {
    expect(page).toMatchObject({ width: 32, opcode: 14, identifier: "0x7E001C00" });
    expect(page.bits).toEqual([
      { high: 31, low: 25, field: "ENCODING", value: "0111111" },
      { high: 24, low: 17, field: "VDST", value: null },
      { high: 16, low: 16, field: null, value: null },
      { high: 15, low: 9, field: "OP", value: "0001110" },
      { high: 8, low: 0, field: "SRC0", value: null },
    ]);
  });

  it("tells the operands", () => {
    expect(page.operands).toMatchObject([
      { field: "VDST", direction: "written", type: "OPR_VGPR", format: "FMT_NUM_F32" },
      { field: "SRC0", direction: "read", type: "OPR_SRC", format: "FMT_NUM_I32" },
    ]);
  });

  it("is the same in RDNA 4 and differs in field layout elsewhere", () => {
    const { rdna4, ...others } = told(page);
    expect(rdna4).toEqual([]);
    expect(Object.values(others)).toEqual(Array(8).fill(["field layout"]));
  });

  it("has the documented shape", () => expect(validator("show")(page)).toEqual([]));
});

describe("show V_DIV_FMAS_F32 in CDNA 5's ENC_VOP3", () => {
  const page = show("V_DIV_FMAS_F32", "--generation", "cdna5", "--encoding", "ENC_VOP3");

  it("tells identifier and opcode", () => {
    expect(page).toMatchObject({ width: 64, opcode: 567, identifier: "0x00000000D6370000" });
  });

  it("tells how each generation differs", () => {
    const layout = ["field layout"];
    const moved = ["opcode", "field layout"];
    expect(told(page)).toEqual({
      cdna1: moved, cdna2: moved, cdna3: moved, cdna4: moved, rdna1: moved, rdna2: moved, rdna3: layout, rdna3_5: layout, rdna4: [],
    }); // prettier-ignore
  });

  it("keeps operand values apart, on lines of their own", () => {
    const text = command(["show", "V_DIV_FMAS_F32", "--generation", "cdna5", "--encoding", "ENC_VOP3"]).out;
    expect(text).toMatch(/^ {2}CDNA 1, CDNA 2, CDNA 3, CDNA 4: operand values: .*OPR_SRC_SIMPLE/m);
    expect(text).toMatch(/^ {2}RDNA 4: the same$/m);
  });

  it("states hardware's semantics and the documented formula as a known difference", () => {
    expect(page.semantics!.text).toMatch(/64/);
    expect(page.semantics!.notes.join()).toMatch(/2\*\*32/);
  });
});

describe("show", () => {
  it("names what is near an unknown instruction", () => {
    const { status, err } = command(["show", "V_DIV_FMAS"]);
    expect(status).toBe(2);
    expect(err).toContain("V_DIV_FMAS_F32");
  });
});

describe("list", () => {
  it("has the documented shape and every instruction", () => {
    const rows = JSON.parse(command(["list", "cdna1", "--json"]).out) as { name: string }[];
    expect(validator("list")(rows)).toEqual([]);
    expect(rows.length).toBeGreaterThan(1200);
    expect(command(["list", "cdna1"]).lines).toHaveLength(rows.length);
  });
});

describe("coverage", () => {
  it("has the documented shape, and no form that decodes fails to encode", () => {
    const rows = JSON.parse(command(["coverage", "cdna3", "--json"]).out) as {
      decode: number;
      encode: number;
      forms: number;
      unsupported: string[];
    }[];
    expect(validator("coverage")(rows)).toEqual([]);
    expect(rows[0]!.encode).toBe(rows[0]!.decode);
    // What has no executor is named, as running it is refused by name.
    expect(rows[0]!.unsupported).toContain("DS_GWS_BARRIER");
  });
});

import { describe, expect, it } from "vitest";
import { compileFile, Library } from "../../generator/pseudocode/compile.js";
import { PseudocodeError } from "../../generator/pseudocode/errors.js";
import { generations, parseFile } from "../../generator/pseudocode/file.js";

function failure(text: string): PseudocodeError {
  try {
    compileFile(text, "f.pcode");
  } catch (error) {
    if (error instanceof PseudocodeError) return error;
    throw error;
  }
  throw new Error("no error");
}

describe("definition headers", () => {
  it("name instructions and generations", () => {
    const [a, b, c] = parseFile(
      `define A, B for all\nnop()\nend\ndefine C for all except cdna1 cdna2\nnop()\nend\ndefine D for rdna4 cdna3 // why\nnop()\nend`,
      "f",
    ).definitions;
    expect(a).toMatchObject({ names: ["A", "B"], generations });
    expect(b.generations).toHaveLength(8);
    expect(c.generations).toEqual(["cdna3", "rdna4"]);
  });
  it("carry documentation and attributes", () => {
    const [d] = parseFile(
      `// One.\n// Two.\ndefine A for all\n  class wave\n  denormals keep\n  source "here"\n  // a remark\n  nop()\nend`,
      "f",
    ).definitions;
    expect(d.doc).toBe("One.\nTwo.");
    expect(d.attributes).toMatchObject({
      class: "wave",
      denormals: "keep",
      source: "here",
    });
  });
  it("expand templates over every combination", () => {
    const { definitions } = parseFile(
      `define V_CMP_<OP>_<T> for all\n  with OP in { LT: <, NE: "!=" },\n       T in { I32: i32, U32: u32 }\n  D0.u64[laneId] = S0.<T.1> <OP.1> S1.<T.1>\nend`,
      "f",
    );
    expect(definitions.flatMap(({ names }) => names)).toEqual([
      "V_CMP_LT_I32",
      "V_CMP_LT_U32",
      "V_CMP_NE_I32",
      "V_CMP_NE_U32",
    ]);
  });
  it("tell places as they are in the template", () => {
    const error = failure(
      "define V_<T> for all with T in { LONGER_KEY: u32 }\n  D0.<T.1> = S0.<T.1> + nothing\nend",
    );
    expect([error.line, error.column]).toEqual([2, 25]);
  });
  it.each([
    ["define A for rdna9\nnop()\nend", 1, /unknown generation/],
    ["define A for all\nnop()", 1, /without end/],
    ["define a+b for all\nnop()\nend", 1, /malformed instruction name/],
    ["define A for all with T in { }\nnop()\nend", 1, /expected a key/],
    ["define A_<T.2> for all with T in { X: y }\nnop()\nend", 1, /no column 2/],
    ["define A for all\nclass blue\nnop()\nend", 2, /malformed class/],
    ["define A for all\ndenormals keep\ndenormals keep\nnop()\nend", 3, /a second denormals/],
    ["hello", 1, /expected define/],
    ["define A for all\ncarry in VCC\nD0.u32 = S0.u32\nend", 1, /VCC is not read/],
    ["define A for all\nnop()\nend\ndefine A for rdna4\nnop()\nend", 4, /has a definition already/],
    ["function f(x)\n return x\nendfunction\nfunction f(x)\n return x\nendfunction", 4, /a second function/],
    ["table T : 8'U[3] = { 1, 2 }\ndefine A for all\nD0.u32 = T[0]\nend", 1, /3 values are needed/],
  ])("refuse %j", (text, line, reason) => {
    const error = failure(text);
    expect(error.reason).toMatch(reason);
    expect(error.line).toBe(line);
  });
});

describe("types", () => {
  const body = (text: string): string => `define V_T for all\n${text}\nend`;
  it.each([
    ["D0.u32 = nothing", 2, 10, /nothing has no value here/],
    ["D0.u32 = S0.f32", 2, 1, /32'F where 32'U is needed/],
    ["D0.f32 = S0.f32 + S1.u32", 2, 17, /32'F \+ 32'U/],
    ["D0.f32 = S0.f64", 2, 1, /use a cast/],
    ["D0.u32 = ~S0.f32", 2, 10, /~ of 32'F/],
    ["D0.u32 = clz(1, 2)", 2, 10, /takes 1 argument/],
    ["D0.u32 = who(1)", 2, 10, /unknown function who/],
    ["D0.u32[S0.u32 : S1.u32] = 1", 2, 7, /constant width/],
    ["S0.u32 + 1", 2, 1, /a value that nothing uses/],
    ["break", 2, 1, /break outside a loop/],
    ["return 1", 2, 1, /return outside a function/],
    ["f = lambda(x) ( f(x) )\nD0.u32 = f(1)", 2, 17, /calls itself/],
    ["declare x : 7'F", 2, 1, /no such type/],
    ["laneId = 3", 2, 1, /cannot be assigned/],
  ])("refuse %j", (text, line, column, reason) => {
    const error = failure(body(text));
    expect(error.reason).toMatch(reason);
    expect([error.line, error.column]).toEqual([line, column]);
  });
  it.each([
    "tmp = 0; tmp += 1ULL; D0.u64 = tmp",
    "D0.f16 = S0.f16 * 2.0",
    "D0.f32 = S0.f16 + S1.f32",
    "x = S0.u32 > 3; D0.u32 = x ? 1 : 0",
    "t[31 : 16] = S0[15 : 0]; t[15 : 0].f16 = S1.f16; D0 = t.b32",
    "D0.u64 = { S1.u32, S0.u32 }",
  ])("accept %j", (text) => expect(compileFile(body(text), "f")).toHaveLength(1));
});

describe("the library", () => {
  it("splits a definition where what it calls differs by generation", () => {
    const library = Library.parse([
      {
        file: "a",
        text: "define V_MIN_T for rdna3\nD0.u32 = S0.u32\nend\ndefine V_MIN_T for rdna4\nD0.u32 = S1.u32\nend",
      },
      { file: "b", text: "define V_MIN3_T for rdna3 rdna4\nD0.u32 = v_min_t(S0.u32, S1.u32)\nend" },
    ]);
    const made = library.compile(library.files[1]);
    expect(made.map(({ symbol, generations: where }) => [symbol, where])).toEqual([["V_MIN3_T_rdna3", ["rdna3"]], ["V_MIN3_T_rdna4", ["rdna4"]]]); // prettier-ignore
  });
  it("tells what a definition touches", () => {
    const [d] = compileFile(
      "define V_T for all\nD0.u32 = S0.u32 + VCC.u64[laneId].u32\nVCC.u64[laneId] = S1.u32 > 0\nend",
      "f",
    );
    expect(d).toMatchObject({
      class: "lane",
      effects: {
        reads: ["S0", "S1", "VCC"],
        writes: ["D0", "VCC"],
        carryIn: true,
        carryOut: true,
        memory: false,
      },
    });
    const [m] = compileFile("define DS_T for all\nRETURN_DATA.u32 = LDS[ADDR.u32].u32\nend", "f");
    expect(m.effects).toMatchObject({ memory: true, reads: ["LDS", "S0"], writes: ["D0"] });
  });
});

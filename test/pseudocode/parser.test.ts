import { describe, expect, it } from "vitest";
import { PseudocodeError } from "../../generator/pseudocode/errors.js";
import { tokenize } from "../../generator/pseudocode/lexer.js";
import { parseOldBody } from "../../generator/pseudocode/old.js";
import { parseBody } from "../../generator/pseudocode/parser.js";

/** Text of a tree without positions. */
function tree(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, item: unknown) =>
      key === "at" ? undefined : typeof item === "bigint" ? Number(item) : item,
    ),
  );
}

function failure(run: () => unknown): PseudocodeError {
  try {
    run();
  } catch (error) {
    if (error instanceof PseudocodeError) return error;
    throw error;
  }
  throw new Error("no error");
}

describe("the lexer", () => {
  it.each([
    ["16'0U", { value: 0, width: 16, kind: "U" }],
    ["0xffULL", { value: 255, width: 64, kind: "U", hex: true }],
    ["1LL", { value: 1, width: 64, kind: "I" }],
    ["8'-8", { value: -8, width: 8 }],
    ["2.0F", { real: 2, width: 32 }],
    ["16'1.5", { real: 1.5, width: 16 }],
    ["24 'h0", { value: 0, width: 24 }],
    ["0xffc0_0000", { value: 0xffc00000, hex: true }],
  ])("reads the constant %s", (text, expected) => {
    const [token] = tokenize(text, "t");
    expect(tree(token)).toMatchObject({ t: "number", number: expected });
  });
  it("tells a type from a constant", () => {
    expect(tokenize("32'U 32'1U 16'BF", "t").map(({ t }) => t)).toEqual(["type", "number", "type", "eof"]);
  });
  it("gives lines and columns, and drops comments", () => {
    const tokens = tokenize("a // b\n  c", "t");
    expect(tokens.map(({ text, at }) => [text, at.line, at.column])).toEqual([["a", 1, 1], ["c", 2, 3], ["end of text", 2, 4]]); // prettier-ignore
  });
  it.each([
    ["`", 1],
    ['a = "b', 5],
    ["4096'U", 1],
    ["9999'0", 1],
  ])("refuses %s", (text, column) => {
    expect(failure(() => tokenize(text, "t"))).toMatchObject({ file: "t", line: 1, column });
  });
});

describe("the parser", () => {
  const shape = (text: string): string => {
    const show = (e: { k: string } & Record<string, never>): string => {
      switch (e.k) {
        case "binary": return `(${show(e["a"])}${e["op"]}${show(e["b"])})`;
        case "unary": return `${e["op"]}${show(e["x"])}`;
        case "conditional": return `(${show(e["c"])}?${show(e["a"])}:${show(e["b"])})`;
        case "name": return e["name"];
        case "member": return `${show(e["x"])}.${e["name"]}`;
        case "slice": return `${show(e["x"])}[${show(e["hi"])}:${show(e["lo"])}]`;
        case "part": return `${show(e["x"])}[${show(e["base"])}+:${show(e["width"])}]`;
        case "index": return `${show(e["x"])}[${show(e["index"])}]`;
        case "number": return String((e["number"] as { value: bigint }).value);
        default: return e.k;
      }
    }; // prettier-ignore
    const [statement] = parseBody(`x = ${text}`, "t");
    return show((statement as unknown as { value: never }).value);
  };
  it.each([
    ["a + b * c", "(a+(b*c))"],
    ["a << b >> c", "((a<<b)>>c)"],
    ["a | b ^ c & d", "(a|(b^(c&d)))"],
    ["-a ** b", "-(a**b)"],
    ["a == b ? c : d ? e : f", "((a==b)?c:(d?e:f))"],
    ["!a && b || c <> d", "((!a&&b)||(c<>d))"],
    ["S0.u32[S1[4 : 0].u32]", "S0.u32[S1[4:0].u32]"],
    ["t[i * 4 +: 4]", "t[(i*4)+:4]"],
    ["t[c ? 2 : 9]", "t[(c?2:9)]"],
  ])("binds %s as %s", (text, expected) => expect(shape(text)).toBe(expected));

  it("reads blocks, loops, lambdas, functions, notes", () => {
    const kinds = parseBody(
      `declare t : 8'B[4];
      if a then b = 1 elsif c then b = 2 else b = 3 endif;
      for i in 0 : 3 do t[i] = 8'0; break endfor
      while a do a = b endwhile
      f = lambda(x) ( x );
      function g(x : 32'U) : 32'U return x endfunction
      for (i = 0; i < 4; i++) { j = i; }
      eval "words"; "more words";
      a = b = c`,
      "t",
    ).map(({ k }) => k);
    expect(kinds).toEqual([
      "declare",
      "if",
      "for",
      "while",
      "function",
      "function",
      "cfor",
      "note",
      "note",
      "assign",
    ]);
  });
  it("ends a statement at the end of its line", () => {
    expect(parseBody("a = b\nc = d", "t")).toHaveLength(2);
    expect(failure(() => parseBody("a = b c = d", "t"))).toMatchObject({ line: 1, column: 7 });
  });
  it.each([
    ["a = ", 1, 5],
    ["if a then b = 1", 1, 16],
    ["a = (b", 1, 7],
    ["endif", 1, 1],
    ["declare x : u32", 1, 13],
  ])("tells where %s fails", (text, line, column) => {
    expect(failure(() => parseBody(text, "t"))).toMatchObject({ line, column });
  });
  it.each([
    ["parentheses", `a = ${"(".repeat(100_000)}`],
    ["minus signs", `a = ${"- ".repeat(20_000)}b`],
    ["conditions", `a = ${"b ? c : ".repeat(5_000)}d`],
    ["blocks", "if a then ".repeat(5_000)],
    ["operators", `a = b${" + b".repeat(10_000)}`],
    ["indices", `a = b${"[0]".repeat(5_000)}`],
  ])("does not overflow on many %s", (_what, text) => {
    expect(failure(() => parseBody(text, "t")).reason).toMatch(/deep|many|long/);
  });
});

describe("the older dialect", () => {
  it("gives the same tree as the newer one", () => {
    const old = tree(
      parseOldBody("if(S0.u == 0) then D.u = 1; else if (S0.u == 1) D.u = 2; else D.u = 3; endif.", "t"),
    );
    const now = tree(
      parseBody("if S0.u == 0 then D.u = 1; elsif (S0.u == 1) then D.u = 2 else D.u = 3 endif", "t"),
    );
    expect(old).toEqual(now);
  });
  it("reads C casts, declarations, macros, `is even`", () => {
    expect(tree(parseOldBody("D.i = (int)S0.f", "t"))).toEqual(
      tree(parseBody("D.i = f32_to_i32(S0.f)", "t")),
    );
    expect(parseOldBody("uint32 n = S0.u; F(x, y) := (x > y ? x : y)", "t").map(({ k }) => k)).toEqual([
      "declare",
      "function",
    ]);
    expect(tree(parseOldBody("D.u = floor(S0.f) is even", "t"))).toEqual(
      tree(parseBody("D.u = isEven(floor(S0.f))", "t")),
    );
  });
});

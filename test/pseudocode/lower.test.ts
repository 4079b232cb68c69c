import { describe, expect, it } from "vitest";
import { compileFile } from "../../generator/pseudocode/compile.js";
import { lower } from "../../generator/pseudocode/lower.js";
import { executable, FakeWave, scalarStep, vectorStep, type FakeStep, type Run } from "./execute.js";

const built = new Map<string, Run>();

function build(text: string, variant: "fast" | "general" = "fast"): Run {
  const key = `${variant} ${text}`;
  let run = built.get(key);
  if (run === undefined) {
    const [definition] = compileFile(text, "test.pcode");
    built.set(key, (run = executable(lower(definition), variant)));
  }
  return run;
}

/** Runs a body as a scalar instruction with S0 and S1 of two words; gives D0's two words. */
function scalar(
  body: string,
  s0: [number, number],
  s1: [number, number] = [0, 0],
  wave = new FakeWave(),
): { d: [number, number]; w: FakeWave } {
  wave.u.set(s0, wave.s(2));
  wave.u.set(s1, wave.s(4));
  build(`define S_TEST for all\n${body}\nend\n`)(wave, scalarStep(wave));
  return { d: [wave.u[wave.s(0)], wave.u[wave.s(0) + 1]], w: wave };
}

const one = (body: string, a: number, b = 0): number => scalar(body, [a, 0], [b, 0]).d[0];
const two = (body: string, a: bigint, b = 0n): bigint => {
  const split = (x: bigint): [number, number] => [Number(x & 0xffffffffn), Number((x >> 32n) & 0xffffffffn)];
  const { d } = scalar(body, split(a), split(b));
  return (BigInt(d[1]) << 32n) | BigInt(d[0]);
};
const U64 = (x: bigint): bigint => BigInt.asUintN(64, x);

const words = [0, 1, 2, 0x7fffffff, 0x80000000, 0xffffffff, 0x12345678, 0xfffffffe];
const doubles = [
  0n,
  1n,
  0xffffffffn,
  0x100000000n,
  0x7fffffffffffffffn,
  0x8000000000000000n,
  0xffffffffffffffffn,
  0x123456789abcdef0n,
];

describe("lowering of 32-bit integers", () => {
  it.each([
    ["S0.u32 + S1.u32", (a: number, b: number) => (a + b) >>> 0],
    ["S0.i32 - S1.i32", (a: number, b: number) => (a - b) >>> 0],
    ["S0.u32 * S1.u32", (a: number, b: number) => Math.imul(a, b) >>> 0],
    ["S0.u32 & ~S1.u32", (a: number, b: number) => (a & ~b) >>> 0],
    ["S0.u32 << S1[4 : 0].u32", (a: number, b: number) => (a << (b & 31)) >>> 0],
    ["S0.u32 >> S1[4 : 0].u32", (a: number, b: number) => a >>> (b & 31)],
    ["S0.i32 >> S1[4 : 0].u32", (a: number, b: number) => ((a | 0) >> (b & 31)) >>> 0],
    ["S0.u32 > S1.u32 ? 1U : 0U", (a: number, b: number) => (a > b ? 1 : 0)],
    ["S0.i32 > S1.i32 ? 1U : 0U", (a: number, b: number) => ((a | 0) > (b | 0) ? 1 : 0)],
    ["32'U((64'U(S0.u32) * 64'U(S1.u32)) >> 32U)", (a: number, b: number) => Number((BigInt(a) * BigInt(b)) >> 32n)],
    ["32'U(S0[15 : 0].i16)", (a: number) => ((a << 16) >> 16) >>> 0],
    ["S0.u32[7 : 0] + S1.u32[7 : 0]", (a: number, b: number) => (a & 255) + (b & 255)],
    ["32'U(S0[7 : 0].u8 + S1[7 : 0].u8)", (a: number, b: number) => ((a & 255) + (b & 255)) & 255],
    ["S0.u32[0 : 31]", (a: number) => Number.parseInt(a.toString(2).padStart(32, "0").split("").reverse().join(""), 2)],
    ["32'U(countbits(S0.u32))", (a: number) => a.toString(2).replaceAll("0", "").length],
    ["1U << S1.u32", (_a: number, b: number) => (b > 31 ? 0 : 2 ** b)],
    ["32'U(signext_from_bit(S0.i32, S1[5 : 0].u32))", (a: number, b: number) => { const n = b & 63; return n === 0 ? 0 : n > 31 ? a : ((a << (32 - n)) >> (32 - n)) >>> 0; }],
  ])("%s", (text, expected) => {
    for (const a of words) for (const b of words) expect([a, b, one(`D0.u32 = ${text}`, a, b)]).toEqual([a, b, expected(a, b)]);
  }); // prettier-ignore
});

describe("lowering of 64-bit integers", () => {
  it.each([
    ["S0.u64 + S1.u64", (a: bigint, b: bigint) => a + b],
    ["S0.i64 - S1.i64", (a: bigint, b: bigint) => a - b],
    ["S0.u64 * S1.u64", (a: bigint, b: bigint) => a * b],
    ["S0.u64 ^ S1.u64", (a: bigint, b: bigint) => a ^ b],
    ["S0.u64 << S1[5 : 0].u32", (a: bigint, b: bigint) => a << (b & 63n)],
    ["S0.u64 >> S1[5 : 0].u32", (a: bigint, b: bigint) => a >> (b & 63n)],
    ["S0.i64 >> S1[5 : 0].u32", (a: bigint, b: bigint) => BigInt.asIntN(64, a) >> (b & 63n)],
    ["-S0.i64", (a: bigint) => -a],
    ["S0.u64 < S1.u64 ? S0.u64 : S1.u64", (a: bigint, b: bigint) => (a < b ? a : b)],
    [
      "S0.i64 >= S1.i64 ? 1ULL : 0ULL",
      (a: bigint, b: bigint) => (BigInt.asIntN(64, a) >= BigInt.asIntN(64, b) ? 1n : 0n),
    ],
    ["S0.u64 == S1.u64 ? 1ULL : 0ULL", (a: bigint, b: bigint) => (a === b ? 1n : 0n)],
    ["64'U(S0[47 : 16])", (a: bigint) => (a >> 16n) & 0xffffffffn],
    ["{ S0[31 : 0], S0[63 : 32] }", (a: bigint) => (a << 32n) | (a >> 32n)],
    ["64'I(S0.i32) * 64'I(S1.i32)", (a: bigint, b: bigint) => BigInt.asIntN(32, a) * BigInt.asIntN(32, b)],
    ["64'U(65'U(S0.u64) + 65'U(S1.u64) >> 1U)", (a: bigint, b: bigint) => (a + b) >> 1n],
    ["64'U(clz(S0.u64))", (a: bigint) => BigInt(64 - (a === 0n ? 0 : a.toString(2).length))],
  ])("%s", (text, expected) => {
    for (const a of doubles) {
      for (const b of doubles)
        expect([a, b, two(`D0.u64 = ${text}`, a, b)]).toEqual([a, b, U64(expected(a, b))]);
    }
  });

  it("keeps a sum of words that carries as one number", () => {
    const { w, d } = scalar(
      "tmp = 64'U(S0.u32) + 64'U(S1.u32); SCC = tmp >= 0x100000000ULL; D0.u32 = tmp.u32",
      [0xffffffff, 0],
      [2, 0],
    );
    expect(d[0]).toBe(1);
    expect(w.scc).toBe(1);
    const text = lower(
      compileFile(
        "define S_T for all\ntmp = 64'U(S0.u32) + 64'U(S1.u32)\nSCC = tmp >= 0x100000000ULL\nD0.u32 = tmp.u32\nend",
        "t",
      )[0],
    ).fast;
    expect(text).toContain("const tmp = s0 + s1;");
    expect(text).toContain("tmp >= 0x100000000");
  });
});

describe("parts of destinations", () => {
  it("keeps what is not written", () => {
    const w = new FakeWave();
    w.u[w.s(0)] = 0xaaaabbbb;
    expect(scalar("D0[31 : 16].u16 = S0[15 : 0].u16", [0x1234, 0], [0, 0], w).d[0]).toBe(0x1234bbbb);
  });
  it("sets one bit of a pair by a variable index", () => {
    expect(two("D0.u64 = S0.u64; D0.u64[S1.u32[5 : 0]] = 1'1U", 0n, 40n)).toBe(1n << 40n);
  });
  it("writes a concatenation to two places", () => {
    const { d, w } = scalar("{ SCC, D0.u32 } = 33'U(S0.u32) + 33'U(S1.u32)", [0xffffffff, 0], [1, 0]);
    expect([d[0], w.scc]).toEqual([0, 1]);
  });
  it("puts bits into a value wider than two words", () => {
    const body =
      "declare t : 96'B\nt = 96'B(0)\nfor i in 0 : 11 do\n t[i * 8 +: 8] = S0.u32[7 : 0].b8\nendfor\nD0.u64 = t[95 : 32]";
    expect(two(body, 0xabn)).toBe(0xababababababababn);
  });
});

describe("control flow and functions", () => {
  it("leaves a loop", () => {
    const body =
      "D0.i32 = -1\nfor i in 0 : 31 do\n if S0.u32[i] == 1'1U then\n  D0.i32 = i\n  break\n endif\nendfor";
    expect(one(body, 0x40)).toBe(6);
    expect(one(body, 0)).toBe(0xffffffff);
  });
  it("inlines lambdas, functions with early returns, and other instructions", () => {
    const text = `
function first_big(a, b)
  for i in 0 : 3 do
    if a[i] then
      return b
    endif
  endfor
  return a
endfunction
define S_ADD_T for all
  D0.u32 = S0.u32 + S1.u32
end
define S_TEST for all
  DIFF = lambda(x, y) ( x > y ? x - y : y - x )
  D0.u32 = s_add_t(first_big(S0.u32, S1.u32), DIFF(S0.u32, S1.u32))
end`;
    const definitions = compileFile(text, "t");
    const run = executable(lower(definitions.find(({ symbol }) => symbol === "S_TEST")!));
    const call = (a: number, b: number): number => {
      const w = new FakeWave();
      w.u[w.s(2)] = a;
      w.u[w.s(4)] = b;
      run(w, scalarStep(w));
      return w.u[w.s(0)];
    };
    expect(call(0x10, 5)).toBe(0x10 + 11);
    expect(call(0x11, 5)).toBe(5 + 12);
  });
  it("picks from a table", () => {
    const run = build(
      "table T : 32'U[4] = { 3, 1, 4, 1 }\ndefine S_TEST for all\n D0.u32 = T[S0.u32[1 : 0]]\nend",
    );
    const w = new FakeWave();
    w.u[w.s(2)] = 2;
    run(w, scalarStep(w));
    expect(w.u[w.s(0)]).toBe(4);
  });
  it("branches from the address of the instruction", () => {
    const w = new FakeWave();
    build("define S_TEST for all\n PC = PC + signext(SIMM16.i16 * 16'4) + 4LL\nend")(
      w,
      scalarStep(w, { simm: -3 }),
    );
    expect(w.pc).toBe(0x100 - 12 + 4);
  });
});

describe("lane definitions", () => {
  const fill = (w: FakeWave, register: number, value: (lane: number) => number): void => {
    for (let lane = 0; lane < w.size; lane++) w.u[w.v(register) + lane] = value(lane);
  };
  it.each([32, 64])("write active lanes only (wave%i)", (size) => {
    const w = new FakeWave(size);
    fill(w, 0, () => 77);
    fill(w, 2, (lane) => lane);
    fill(w, 4, () => 100);
    w.u[w.exec] = 0xf0f0f0f0;
    build("define V_T for all\nD0.u32 = S0.u32 + S1.u32\nend")(w, vectorStep(w));
    for (let lane = 0; lane < size; lane++) {
      const active = lane > 31 || ((0xf0f0f0f0 >>> lane) & 1) !== 0;
      expect(w.u[lane]).toBe(active ? lane + 100 : 77);
    }
  });
  it.each([32, 64])("gather the mask of a compare, 0 for lanes that are off (wave%i)", (size) => {
    const w = new FakeWave(size);
    fill(w, 2, (lane) => lane);
    fill(w, 4, () => 40);
    w.u[w.exec] = 0x0000ffff;
    w.u[w.s(0)] = 0xffffffff;
    w.u[w.s(1)] = 0x55555555;
    build("define V_CMP_T for all\nD0.u64[laneId] = S0.u32 < S1.u32\nend")(w, vectorStep(w, { d0: w.s(0) }));
    expect(w.u[w.s(0)]).toBe(0xffff);
    expect(w.u[w.s(1)]).toBe(size === 64 ? 0xff : 0x55555555);
  });
  it("take and give carries by lane, also when both are the same register", () => {
    const w = new FakeWave(64);
    fill(w, 2, () => 0xffffffff);
    fill(w, 4, () => 0);
    w.u[w.vcc] = 5;
    w.u[w.vcc + 1] = 1;
    build(
      "define V_T for all\ntmp = 64'U(S0.u32) + 64'U(S1.u32) + VCC.u64[laneId].u64\nVCC.u64[laneId] = tmp >= 0x100000000ULL\nD0.u32 = tmp.u32\nend",
    )(w, vectorStep(w));
    expect([w.u[w.vcc], w.u[w.vcc + 1]]).toEqual([5, 1]);
    expect([w.u[0], w.u[1], w.u[2], w.u[32]]).toEqual([0, 0xffffffff, 0, 0]);
  });
  it("write EXEC in compares that do so", () => {
    const w = new FakeWave(32);
    fill(w, 2, (lane) => lane);
    fill(w, 4, () => 3);
    build("define V_CMPX_T for all\nEXEC.u64[laneId] = S0.u32 < S1.u32\nend")(w, vectorStep(w));
    expect([w.u[w.exec], w.u[w.exec + 1]]).toEqual([7, 0]);
  });
  it("know their lane", () => {
    const w = new FakeWave(64);
    build("define V_T for all\nD0.u32 = laneId.u32 * 2U\nend")(w, vectorStep(w));
    expect([w.u[0], w.u[33], w.u[63]]).toEqual([0, 66, 126]);
  });
  it("swap", () => {
    const w = new FakeWave(32);
    fill(w, 0, () => 1);
    fill(w, 2, () => 2);
    build("define V_SWAP_T for all\ntmp = D0.b32\nD0.b32 = S0.b32\nS0.b32 = tmp\nend")(w, vectorStep(w));
    expect([w.u[5], w.u[w.v(2) + 5]]).toEqual([2, 1]);
  });
});

describe("floats", () => {
  const lane0 = (
    body: string,
    sources: readonly (readonly number[])[],
    options: { mode?: number; variant?: "fast" | "general"; step?: FakeStep } = {},
  ): number[] => {
    const w = new FakeWave();
    w.mode = options.mode ?? 0xf0;
    sources.forEach((list, index) =>
      list.forEach((word, at) => (w.u[w.v(2 + 2 * index) + at * w.size] = word)),
    );
    build(`define V_T for all\n${body}\nend`, options.variant)(w, vectorStep(w, options.step));
    return [w.u[0], w.u[w.size]];
  };
  const f32 = (x: number): number => new Uint32Array(new Float32Array([x]).buffer)[0];
  it("add, and flush denormals as MODE says", () => {
    const add = "D0.f32 = S0.f32 + S1.f32";
    expect(lane0(add, [[f32(1.5)], [f32(2.25)]])[0]).toBe(f32(3.75));
    expect(lane0(add, [[1], [1]])[0]).toBe(2);
    expect(lane0(add, [[1], [1]], { mode: 0xc0 })[0]).toBe(0);
    expect(lane0(`denormals keep\n${add}`, [[1], [1]], { mode: 0xc0 })[0]).toBe(2);
    expect(lane0(`denormals flush\n${add}`, [[1], [1]])[0]).toBe(0);
  });
  it("round as MODE says in the general variant", () => {
    const add = "D0.f32 = S0.f32 + S1.f32";
    const tiny = f32(2 ** -40);
    expect(lane0(add, [[f32(1)], [tiny]])[0]).toBe(f32(1));
    expect(lane0(add, [[f32(1)], [tiny]], { mode: 0xf1, variant: "general" })[0]).toBe(f32(1) + 1);
    expect(lane0(add, [[f32(1)], [tiny]], { mode: 0xf2, variant: "general" })[0]).toBe(f32(1));
  });
  it("move a signalling NaN unchanged, and quieten it when told", () => {
    expect(lane0("D0.f32 = S0.f32", [[0x7f800001]])[0]).toBe(0x7f800001);
    expect(lane0("D0.f32 = 32'F(cvtToQuietNAN(64'F(S0.f32)))", [[0xff800001]])[0]).toBe(0xffc00001);
    expect(
      lane0("if isSignalNAN(64'F(S0.f32)) then\nD0.u32 = 1U\nelse\nD0.u32 = 0U\nendif", [[0x7f800001]])[0],
    ).toBe(1);
    expect(lane0("D0.f32 = -S0.f32", [[0x7f800001]])[0]).toBe(0xff800001);
    expect(lane0("D0.f32 = S1.f32 > 0.0 ? abs(S0.f32) : S0.f32", [[0xff800001], [f32(1)]])[0]).toBe(
      0x7f800001,
    );
  });
  it("read and write doubles as two words", () => {
    const words = new Uint32Array(new Float64Array([1.5]).buffer);
    const result = lane0("D0.f64 = S0.f64 * S1.f64", [[...words], [...words]]);
    expect(new Float64Array(new Uint32Array(result).buffer)[0]).toBe(2.25);
  });
  it("compute halves in the low bits and write zeros above", () => {
    expect(lane0("D0.f16 = S0.f16 + S1.f16", [[0xdead3c00], [0xbeef3c00]])[0]).toBe(0x4000);
    expect(lane0("D0.f16 = f32_to_f16(S0.f32)", [[f32(1.0009765625)]])[0]).toBe(0x3c01);
    expect(lane0("D0.f32 = f16_to_f32(S0.f16)", [[0xc000]])[0]).toBe(f32(-2));
  });
  it("take hexadecimal constants as bits, and scale by powers of two in one rounding", () => {
    expect(lane0("D0.f32 = 32'F(0xffc00000)", [])[0]).toBe(0xffc00000);
    expect(lane0("D0.f32 = S0.f32 * 2.0F ** S1.i32", [[f32(1.5)], [3]])[0]).toBe(f32(12));
  });
  it("fix the rounding where the text sets ROUND_MODE", () => {
    const body =
      "prev = ROUND_MODE\nROUND_MODE = ROUND_TOWARD_ZERO\nD0.f16 = f32_to_f16(S0.f32)\nROUND_MODE = prev";
    expect(lane0(body, [[f32(1.0009)]])[0]).toBe(0x3c00);
    expect(lower(compileFile(`define V_T for all\n${body}\nend`, "t")[0]).general).toBeUndefined();
  });
  it("convert to integers by function only", () => {
    expect(lane0("D0.i32 = f32_to_i32(S0.f32)", [[f32(-3.9)]])[0]).toBe(0xfffffffd);
    expect(() => compileFile("define V_T for all\nD0.i32 = 32'I(S0.f32)\nend", "t")).toThrow(
      /use a conversion/,
    );
  });
});

describe("wave definitions", () => {
  it("read a lane's register", () => {
    const w = new FakeWave();
    w.u[w.v(2) + 9] = 1234;
    w.u[w.s(4)] = 9;
    build("define V_READ_T for all\nclass wave\nlane = S1.u32 & 31U\nD0.b32 = VGPR[lane][SRC0.u32]\nend")(
      w,
      vectorStep(w, { d0: w.s(0), kd0: 0, s1: w.s(4), k1: 0 }),
    );
    expect(w.u[w.s(0)]).toBe(1234);
  });
  it("are inferred from EXEC and registers of other lanes", () => {
    const classOf = (body: string): string => compileFile(`define V_T for all\n${body}\nend`, "t")[0].class;
    expect(classOf("D0.b32 = VGPR[0U][SRC0.u32]")).toBe("wave");
    expect(classOf("D0.b32 = VGPR[laneId][SRC0.u32]")).toBe("lane");
    expect(classOf("D0.u32 = S0.u32")).toBe("lane");
  });
});

describe("hardware registers and MODE", () => {
  it("are read and written by number", () => {
    const w = new FakeWave();
    w.hwregs.set(3, 0xf0);
    build("define S_T for all\nHW_REGISTERS[3U] = HW_REGISTERS[3U] | 1U\nD0.u32 = HW_REGISTERS[3U]\nend")(
      w,
      scalarStep(w),
    );
    expect(w.u[w.s(0)]).toBe(0xf1);
  });
  it("give bits of MODE by name", () => {
    const w = new FakeWave();
    w.mode = 0x200;
    build("define S_T for all\nD0.u32 = WAVE_MODE.IEEE ? 1U : 0U\nend")(w, scalarStep(w));
    expect(w.u[w.s(0)]).toBe(1);
  });
});

describe("scalar state", () => {
  it("is written through views", () => {
    const w = new FakeWave(64);
    w.u.set([0x12, 0x34], w.s(2));
    build("define S_T for all\nsaved = EXEC.u64\nEXEC.u64 = S0.u64 & EXEC.u64\nD0.u64 = saved\nSCC = EXEC.u64 != 0ULL\nM0.u32 = S0.u32\nend")(w, scalarStep(w)); // prettier-ignore
    expect([w.u[w.exec], w.u[w.exec + 1], w.u[w.m0], w.scc]).toEqual([0x12, 0x34, 0x12, 1]);
    expect([w.u[w.s(0)], w.u[w.s(0) + 1]]).toEqual([0xffffffff, 0xffffffff]);
  });
  it("is written in parts", () => {
    const w = new FakeWave();
    w.u[w.m0] = 0xaabbccdd;
    w.u[w.s(2)] = 0x11;
    build("define S_T for all\nM0[15 : 8] = S0.u32[7 : 0]\nend")(w, scalarStep(w));
    expect(w.u[w.m0]).toBe(0xaabb11dd);
  });
  it("gives bits of a negative immediate", () => {
    const w = new FakeWave();
    build("define S_T for all\nD0.u32 = { 15'0, SIMM16.i16[15], SIMM16.i16[15 : 0] }\nend")(
      w,
      scalarStep(w, { simm: -2 }),
    );
    expect(w.u[w.s(0)]).toBe(0x1fffe);
  });
  it("refuses a view of another width", () => {
    expect(() => compileFile("define S_T for all\nM0.u64 = S0.u64\nend", "t")).toThrow(/M0 has 32 bits/);
  });
});

describe("registers by number", () => {
  it("take values of several words", () => {
    const w = new FakeWave();
    w.u.set([1, 2], w.s(2));
    build("define S_T for all\nSGPR[20U].b128 = { S0.b64, S0.b64 }\nSGPR[2U].b64 = { S0.u64[31 : 0], S0.u64[63 : 32] }\nend")(w, scalarStep(w)); // prettier-ignore
    expect([...w.u.subarray(w.s(20), w.s(24))]).toEqual([1, 2, 1, 2]);
    expect([...w.u.subarray(w.s(2), w.s(4))]).toEqual([2, 1]);
  });
  it("tell SIMM16 from the literal that follows", () => {
    const w = new FakeWave();
    build("define S_T for all\nD0.u32 = SIMM32.u32 + 32'U(SIMM16.i16)\nend")(w, scalarStep(w, { simm: 100, fields: { SIMM16: 0xffff } })); // prettier-ignore
    expect(w.u[w.s(0)]).toBe(99);
  });
});

describe("conditions that need statements", () => {
  it("are computed where they are asked, whatever they hold", () => {
    const text = `
function sign_of(x)
  if x < 0 then
    y = -1
  elsif x == 0 then
    y = 0
  else
    y = 1
  endif
  y
endfunction
define S_T for all
  if S0.i32 == 5 then
    D0.u32 = 50U
  elsif sign_of(S0.i32) == -1 then
    D0.u32 = 60U
  elsif sign_of(S1.i32) == 1 then
    D0.u32 = 70U
  else
    D0.u32 = 80U
  endif
end`;
    const run = build(text);
    const call = (a: number, b: number): number => {
      const w = new FakeWave();
      w.i[w.s(2)] = a;
      w.i[w.s(4)] = b;
      run(w, scalarStep(w));
      return w.u[w.s(0)];
    };
    expect([call(5, 0), call(-3, 0), call(1, 9), call(1, -9)]).toEqual([50, 60, 70, 80]);
  });
});

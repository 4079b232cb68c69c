/** What the fields of matrix instructions do, through decoder and binding. */
import { describe, expect, test } from "vitest";
import { executors as cdna1Executors } from "../../generated/cdna1/execute.js";
import { cdna1 } from "../../generated/cdna1/index.js";
import { executors as cdna3Executors } from "../../generated/cdna3/execute.js";
import { cdna3 } from "../../generated/cdna3/index.js";
import { executors as cdna4Executors } from "../../generated/cdna4/execute.js";
import { cdna4 } from "../../generated/cdna4/index.js";
import { executors as cdna5Executors } from "../../generated/cdna5/execute.js";
import { cdna5 } from "../../generated/cdna5/index.js";
import { executors as rdna3Executors } from "../../generated/rdna3/execute.js";
import { rdna3 } from "../../generated/rdna3/index.js";
import { executors as rdna4Executors } from "../../generated/rdna4/execute.js";
import { rdna4 } from "../../generated/rdna4/index.js";
import { numberToF16 } from "../../runtime/float/index.js";
import type { Isa } from "../../runtime/isa/isa.js";
import type { ElementFormat, MatrixDefinition } from "../../runtime/matrix/index.js";
import { execute, UnsupportedError, type Executors, type Wave } from "../../runtime/wave/index.js";
import { FORMAT_CODES, randomMatrices, sumOf } from "./cases.js";
import { definitionsOf } from "./definitions.js";
import { decode, generator, run, type Matrices, type RunSetup } from "./run.js";

const ISAS = {
  cdna1: [cdna1 as unknown as Isa, cdna1Executors],
  cdna3: [cdna3 as unknown as Isa, cdna3Executors],
  cdna4: [cdna4 as unknown as Isa, cdna4Executors],
  cdna5: [cdna5 as unknown as Isa, cdna5Executors],
  rdna3: [rdna3 as unknown as Isa, rdna3Executors],
  rdna4: [rdna4 as unknown as Isa, rdna4Executors],
} as const satisfies Record<string, readonly [Isa, Executors]>;

type GenerationName = keyof typeof ISAS;

/** Executes one instruction with the registers that `run` uses, all lanes off: EXEC must not matter. */
function executing(
  generation: GenerationName,
  name: string,
  encoding: string,
  fields: Record<string, number>,
): (wave: Wave) => void {
  const [isa, executors] = ISAS[generation];
  const sparse = name.includes("MAC_");
  const layout = isa.model.encodingByName.get(encoding)!;
  // What the encodings want of fields without a use: ones in OPSEL_HI, v0 as the scale's third source.
  const usual: Record<string, number> = {
    ...(encoding === "ENC_VOP3P" && generation !== "rdna3" && { OPSEL_HI: 7 }),
    ...(encoding.startsWith("ENC_VOP3PX") && generation === "cdna5" && { SCALE_SRC2: 256 }),
  };
  // OPSEL is OP_SEL in the older files.
  const named = Object.fromEntries(
    Object.entries({ ...usual, ...fields }).map(([key, x]) => [
      layout.fieldByName.has(key) ? key : key.replace("OPSEL", "OP_SEL"),
      x,
    ]),
  );
  const bytes = isa.encodeFields({
    name,
    encoding,
    fields: { VDST: 128, SRC0: 256, SRC1: 256 + 32, SRC2: 256 + (sparse ? 196 : 64), ...named },
  });
  return (wave) => {
    wave.setExec(0, 0);
    execute(isa, executors, wave, isa.decode(bytes, 0, { wave: wave.size }));
  };
}

const definition = (generation: string, name: string): MatrixDefinition =>
  definitionsOf(generation).get(name)!;

/** Small whole numbers, whose products and sums every model gets right. */
function whole(
  d: MatrixDefinition,
  formats: readonly [ElementFormat, ElementFormat] = [d.a, d.b],
  seed = 1,
): Matrices {
  const random = generator(seed);
  const of = (format: ElementFormat, count: number): number[] =>
    Array.from({ length: count }, () => encode(format, Math.floor(random() * 7) - 3));
  const kept = d.sparse === true ? d.k / 2 : d.k;
  const index = Array.from({ length: (d.m * kept) / 2 }, () => (random() < 0.5 ? [0, 2] : [1, 3])).flat();
  return {
    a: of(formats[0], d.blocks * d.m * kept),
    b: of(formats[1], d.blocks * d.k * d.n),
    c: of(d.c, d.blocks * d.m * d.n),
    ...(d.sparse === true && { index }),
  };
}

/** Code of a small whole number, found among all codes. */
function encode(format: ElementFormat, x: number): number {
  if (format === "f64") return x;
  if (format === "i32") return x >>> 0;
  if (format === "i8") return x & 0xff;
  if (format === "f16") return numberToF16(x, 0);
  if (format === "f32" || format === "xf32") return new Uint32Array(new Float32Array([x]).buffer)[0]!;
  const bits = format === "bf16" ? 16 : 8;
  for (let code = 0; code < 2 ** bits; code++) if (decode(format, code) === x) return code;
  throw new RangeError(`${format} has no ${x}`);
}

interface Change {
  readonly a?: (x: number, k: number) => number;
  readonly b?: (x: number, k: number) => number;
  readonly c?: (x: number) => number;
}

/** The plain product in doubles, of matrices whose elements are changed first. */
function product(
  d: MatrixDefinition,
  matrices: Matrices,
  change: Change = {},
  formats: readonly [ElementFormat, ElementFormat] = [d.a, d.b],
): number[] {
  return Array.from({ length: d.blocks * d.m * d.n }, (_, x) => {
    const { a, b, c: code } = sumOf(d, matrices, x, formats);
    const c = d.c === "i32" ? code | 0 : code;
    return a.reduce(
      (sum, v, k) => sum + (change.a?.(v, k) ?? v) * (change.b?.(b[k]!, k) ?? b[k]!),
      change.c?.(c) ?? c,
    );
  });
}

/** Numbers equal up to a few last places. */
function expectNear(got: readonly number[], want: readonly number[]): void {
  got.forEach((x, i) =>
    expect(Math.abs(x - want[i]!), `element ${i}: ${x} for ${want[i]}`).toBeLessThan(0.1),
  );
}

const values = (d: MatrixDefinition, codes: readonly number[]): number[] =>
  codes.map((code) => (d.d === "i32" ? code | 0 : decode(d.d, code) + 0));

describe("CBSZ, ABID and BLGP of MFMA", () => {
  /** Blocks of A and B that stand for others. */
  const blocksMoved = (
    d: MatrixDefinition,
    m: Matrices,
    a: (b: number) => number,
    b: (x: number) => number,
  ): Matrices => ({
    a: m.a.map((_, x) => m.a[a(Math.floor(x / (d.m * d.k))) * d.m * d.k + (x % (d.m * d.k))]!),
    b: m.b.map((_, x) => m.b[b(Math.floor(x / (d.n * d.k))) * d.n * d.k + (x % (d.n * d.k))]!),
    c: m.c,
  });
  const same = (b: number): number => b;

  test.each([
    // 16 lanes, four blocks of 4 x 4, stand for all 64.
    ["V_MFMA_F32_4X4X4_16B_F16", { CBSZ: 2, ABID: 3 }, (b: number) => (b % 4) + 12, same],
    ["V_MFMA_F32_4X4X4_16B_F16", { CBSZ: 4, ABID: 9 }, () => 9, same],
    ["V_MFMA_F32_32X32X1_2B_F32", { CBSZ: 1, ABID: 1 }, () => 1, same],
    ["V_MFMA_F32_32X32X1_2B_F32", { BLGP: 1 }, same, () => 0],
    ["V_MFMA_F32_32X32X1_2B_F32", { BLGP: 2 }, same, () => 1],
    ["V_MFMA_I32_16X16X4_4B_I8", { BLGP: 3 }, same, (b: number) => (b + 1) % 4],
    ["V_MFMA_F32_16X16X4_4B_BF16", { BLGP: 6 }, same, () => 2],
    ["V_MFMA_F32_16X16X4_4B_BF16", { CBSZ: 2, ABID: 1, BLGP: 7 }, () => 1, () => 3],
  ] as const)("%s %o", (name, fields, a, b) => {
    const d = definition("cdna3", name);
    const matrices = whole(d);
    const got = run(name, d, matrices, { execute: executing("cdna3", name, "VOP3P_MFMA", fields) });
    expect(values(d, got)).toEqual(product(d, blocksMoved(d, matrices, a, b)));
  });

  test("BLGP of F64 negates A, B and C", () => {
    const name = "V_MFMA_F64_16X16X4_F64";
    const d = definition("cdna3", name);
    const matrices = whole(d);
    for (let blgp = 0; blgp < 8; blgp++) {
      const got = run(name, d, matrices, {
        execute: executing("cdna3", name, "VOP3P_MFMA", { BLGP: blgp, CBSZ: 1 }),
      });
      const sign =
        (bit: number) =>
        (x: number): number =>
          ((blgp >> bit) & 1) === 1 ? -x : x;
      expect(values(d, got)).toEqual(
        product(d, matrices, { a: sign(0), b: sign(1), c: sign(2) }).map((x) => x + 0),
      );
    }
  });
});

describe("registers", () => {
  test("AccVGPRs: A and D where ACC and ACC_CD say; on CDNA 1 C and D always", () => {
    const name = "V_MFMA_F32_16X16X16_F16";
    const d = definition("cdna3", name);
    const matrices = whole(d);
    const rows = (wave: Wave, from: number, to: number, count: number): void => {
      for (let r = 0; r < count; r++) wave.vgpr(to + r).set(wave.vgpr(from + r));
    };
    const inAcc = run(name, d, matrices, {
      execute: (wave) => {
        rows(wave, 0, 256, 2);
        rows(wave, 64, 256 + 64, 4);
        for (let r = 0; r < 2; r++) wave.vgpr(r).fill(0);
        executing("cdna3", name, "VOP3P_MFMA", { ACC: 1, ACC_CD: 1 })(wave);
        rows(wave, 256 + 128, 128, 4);
      },
    });
    expect(values(d, inAcc)).toEqual(product(d, matrices));
    const old = "V_MFMA_F32_16X16X16F16";
    const d1 = definition("cdna1", old);
    const onCdna1 = run(old, d1, matrices, {
      execute: (wave) => {
        rows(wave, 64, 256 + 64, 4);
        executing("cdna1", old, "VOP3P_MFMA", {})(wave);
        rows(wave, 256 + 128, 128, 4);
      },
    });
    expect(values(d1, onCdna1)).toEqual(product(d1, matrices));
  });

  test("an inline constant is every element of C, in C's format", () => {
    const cases = [
      ["cdna3", "V_MFMA_F32_16X16X16_F16", "VOP3P_MFMA", 245, -2],
      ["cdna3", "V_MFMA_F64_16X16X4_F64", "VOP3P_MFMA", 246, 4],
      ["cdna3", "V_MFMA_I32_16X16X32_I8", "VOP3P_MFMA", 193 + 4, -5],
      ["rdna3", "V_WMMA_F16_16X16X16_F16", "ENC_VOP3P", 242, 1],
      ["rdna3", "V_WMMA_BF16_16X16X16_BF16", "ENC_VOP3P", 245, -2],
    ] as const;
    for (const [generation, name, encoding, code, value] of cases) {
      const d = definition(generation, name);
      const matrices = whole(d);
      const got = run(name, d, matrices, { execute: executing(generation, name, encoding, { SRC2: code }) });
      expectNear(values(d, got), product(d, matrices, { c: () => value }));
    }
  });

  test("C that D overlaps in part is read before D is written", () => {
    const name = "V_MFMA_F32_32X32X8_F16";
    const d = definition("cdna3", name);
    const matrices = whole(d);
    const got = run(name, d, matrices, {
      execute: (wave) => {
        executing("cdna3", name, "VOP3P_MFMA", { VDST: 72 })(wave);
        for (let r = 0; r < 16; r++) wave.vgpr(128 + r).set(wave.vgpr(72 + r));
      },
    });
    expect(values(d, got)).toEqual(product(d, matrices));
  });
});

describe("sparse indices", () => {
  /** Moves the indices that `run` has put into the low bits to another set. */
  const moved =
    (bits: number, set: number) =>
    (wave: Wave): void => {
      const row = wave.vgpr(196);
      row.forEach(
        (word, lane) =>
          (row[lane] = (word << (bits * set)) | (bits === 32 ? 0 : 0x11111111 % 2 ** (bits * set))),
      );
    };
  test.each([
    ["cdna3", "V_SMFMAC_F32_16X16X32_F16", "VOP3P_MFMA", 8, 3, { ABID: 3 }],
    ["cdna3", "V_SMFMAC_I32_32X32X32_I8", "VOP3P_MFMA", 16, 1, { ABID: 1 }],
    ["cdna3", "V_SMFMAC_F32_16X16X32_F16", "VOP3P_MFMA", 8, 0, { ABID: 3, CBSZ: 1 }],
    ["cdna4", "V_SMFMAC_F32_16X16X64_BF16", "VOP3P_MFMA", 16, 1, { ABID: 1 }],
    ["cdna4", "V_SMFMAC_I32_16X16X128_I8", "VOP3P_MFMA", 32, 0, { ABID: 1 }],
    ["rdna4", "V_SWMMAC_F32_16X16X32_F16", "ENC_VOP3P", 16, 1, { OPSEL: 1 }],
    ["rdna4", "V_SWMMAC_I32_16X16X32_IU8", "ENC_VOP3P", 16, 1, { OPSEL: 1, NEG: 3 }],
  ] as const)("%s %s: set of %s %i bits at %i, %o", (generation, name, encoding, bits, set, fields) => {
    const d = definition(generation, name);
    const matrices = whole(d.a === "iu8" ? { ...d, a: "i8", b: "i8" } : d);
    const execution = executing(generation, name, encoding, fields);
    const got = run(name, d, matrices, {
      execute: (wave) => {
        moved(bits, set)(wave);
        execution(wave);
      },
    });
    const signed = (x: number): number => (d.a === "iu8" || d.a === "i8" ? (x << 24) >> 24 : x);
    expectNear(values(d, got), product(d, matrices, { a: signed, b: signed }));
  });
});

describe("NEG, NEG_HI, OPSEL and CLAMP of WMMA", () => {
  test.each([32, 64] as const)(
    "wave%i: NEG and NEG_HI negate the low and high halves of A and B, and change C",
    (size) => {
      const name = "V_WMMA_F32_16X16X16_F16";
      const d = definition("rdna3", name);
      const matrices = whole(d);
      const of = (fields: Record<string, number>): number[] =>
        values(d, run(name, d, matrices, { size, execute: executing("rdna3", name, "ENC_VOP3P", fields) }));
      // Even k lie in low halves.
      const half =
        (odd: number) =>
        (x: number, k: number): number =>
          k % 2 === odd ? -x : x;
      expectNear(of({}), product(d, matrices));
      expectNear(of({ NEG: 1 }), product(d, matrices, { a: half(0) }));
      expectNear(of({ NEG_HI: 2 }), product(d, matrices, { b: half(1) }));
      expectNear(of({ NEG: 4 }), product(d, matrices, { c: (x) => -x }));
      expectNear(of({ NEG_HI: 4 }), product(d, matrices, { c: Math.abs }));
      expectNear(of({ NEG: 4, NEG_HI: 4 }), product(d, matrices, { c: (x) => -Math.abs(x) }));
    },
  );

  test("RDNA 3: OPSEL[2] puts F16 C and D into the high halves; the low halves stay", () => {
    const name = "V_WMMA_F16_16X16X16_F16";
    const d = definition("rdna3", name);
    const matrices = whole(d);
    let others = 0;
    const got = run(name, d, matrices, {
      fields: { OPSEL: 4 },
      execute: (wave) => {
        for (let r = 0; r < 8; r++) wave.setVgpr(128 + r, 0x1234);
        executing("rdna3", name, "ENC_VOP3P", { OPSEL: 4 })(wave);
        others = wave.vgpr(131)[7]! & 0xffff;
      },
    });
    expectNear(values(d, got), product(d, matrices));
    expect(others).toBe(0x1234);
  });

  test("IU8 wraps without CLAMP and saturates with it", () => {
    const name = "V_WMMA_I32_16X16X16_IU8";
    for (const generation of ["rdna3", "rdna4"] as const) {
      const d = definition(generation, name);
      const most: Matrices = {
        a: new Array<number>(256).fill(1),
        b: new Array<number>(256).fill(1),
        c: new Array<number>(256).fill(0x7fffffff),
      };
      const of = (clamp: number): number =>
        run(name, d, most, { execute: executing(generation, name, "ENC_VOP3P", { CLAMP: clamp }) })[5]!;
      expect(of(0)).toBe(0x7fffffff + 16);
      expect(of(1)).toBe(0x7fffffff);
    }
  });
});

describe("MODE", () => {
  const OVFL = 1 << 23;

  test("FP16_OVFL: CDNA 3 clamps F32 and I32 results that overflow; true infinities stay", () => {
    const f32 = definition("cdna3", "V_MFMA_F32_16X16X4_F32");
    const large: Matrices = {
      a: new Array<number>(64).fill(encode("f32", 2 ** 100)),
      b: new Array<number>(64).fill(encode("f32", 2 ** 100)),
      c: [0x7f800000, ...new Array<number>(255).fill(0)],
    };
    const of = (mode: number): number[] =>
      run("V_MFMA_F32_16X16X4_F32", f32, large, {
        mode,
        execute: executing("cdna3", "V_MFMA_F32_16X16X4_F32", "VOP3P_MFMA", {}),
      });
    expect(of(0x3f0).slice(0, 2)).toEqual([0x7f800000, 0x7f800000]);
    expect(of(0x3f0 | OVFL).slice(0, 2)).toEqual([0x7f800000, 0x7f7fffff]);
    const name = "V_MFMA_I32_16X16X32_I8";
    const i32 = definition("cdna3", name);
    const full: Matrices = {
      a: new Array<number>(512).fill(0x80),
      b: new Array<number>(512).fill(1),
      c: new Array<number>(256).fill(0x80000001),
    };
    const integer = (mode: number): number =>
      run(name, i32, full, { mode, execute: executing("cdna3", name, "VOP3P_MFMA", {}) })[9]!;
    expect(integer(0x3f0)).toBe((0x80000001 - 128 * 32) >>> 0);
    expect(integer(0x3f0 | OVFL)).toBe(0x80000000);
  });

  test("FP16_OVFL: CDNA 5's 16-bit results become the largest number", () => {
    const name = "V_WMMA_F16_16X16X32_F16";
    const d = definition("cdna5", name);
    const large: Matrices = {
      a: new Array<number>(512).fill(encode("f16", -100)),
      b: new Array<number>(512).fill(encode("f16", 100)),
      c: new Array<number>(256).fill(0),
    };
    const of = (mode: number): number =>
      run(name, d, large, { mode, execute: executing("cdna5", name, "ENC_VOP3P", {}) })[0]!;
    expect(of(0xf0)).toBe(0xfc00);
    expect(of(0xf0 | OVFL)).toBe(0xfbff);
  });

  test("F32 elements that are denormal follow MODE, the result does not (CDNA 3)", () => {
    const name = "V_MFMA_F32_16X16X4_F32";
    const d = definition("cdna3", name);
    const small: Matrices = {
      a: new Array<number>(64).fill(0x00200000),
      b: new Array<number>(64).fill(encode("f32", 1)),
      c: new Array<number>(256).fill(1),
    };
    const of = (mode: number): number =>
      run(name, d, small, { mode, execute: executing("cdna3", name, "VOP3P_MFMA", {}) })[0]!;
    expect(of(0x3f0)).toBe(0x00200000 * 4 + 1);
    expect(of(0x3c0)).toBe(1);
  });
});

describe("scaled products", () => {
  /** Powers of two as E8M0 codes: exponent -2 .. 3. */
  const exponentOf = (row: number, block: number): number => ((row * 5 + block * 3) % 6) - 2;

  test.each([
    ["V_MFMA_SCALE_F32_16X16X128_F8F6F4", ["fp8", "fp8"], 2, 1],
    ["V_MFMA_SCALE_F32_32X32X64_F8F6F4", ["fp4", "bf6"], 3, 0],
    ["V_MFMA_SCALE_F32_16X16X128_F8F6F4", ["fp6", "bf8"], 0, 3],
  ] as const)("CDNA 4 %s of %j: byte %i of A's scales, %i of B's", (name, formats, byteA, byteB) => {
    const d = definition("cdna4", name);
    const matrices = whole(d, formats);
    const setup: RunSetup = {
      prepare: (wave) => {
        for (let lane = 0; lane < 64; lane++) {
          const scale = (seed: number, byte: number): number =>
            (0x55555555 & ~(0xff << (8 * byte))) |
            ((127 + exponentOf((lane % d.m) + seed, Math.floor(lane / d.m))) << (8 * byte));
          wave.vgpr(200)[lane] = scale(0, byteA);
          wave.vgpr(204)[lane] = scale(1, byteB);
        }
      },
      execute: executing("cdna4", name, "ENC_VOP3PX2", {
        CBSZ: FORMAT_CODES[formats[0]]!,
        BLGP: FORMAT_CODES[formats[1]]!,
        SCALE_SRC0: 256 + 200,
        SCALE_SRC1: 256 + 204,
        OPSEL: (byteA & 1) | ((byteB & 1) << 1),
        OPSEL_HI: (byteA >> 1) | (byteB & 2),
      }),
    };
    const want = Array.from({ length: d.m * d.n }, (_, x) => {
      const { a, b, c } = sumOf(d, matrices, x, formats);
      const [i, j] = [Math.floor(x / d.n), x % d.n];
      return a.reduce((sum, v, k) => {
        const g = Math.floor(k / 32);
        return sum + v * b[k]! * 2 ** (exponentOf(i, g) + exponentOf(j + 1, g));
      }, c);
    });
    expect(values(d, run(name, d, matrices, setup, formats))).toEqual(want);
  });

  test("CDNA 4: an inline constant's exponent scales everything", () => {
    const name = "V_MFMA_SCALE_F32_16X16X128_F8F6F4";
    const d = definition("cdna4", name);
    const formats = ["fp4", "fp4"] as const;
    const matrices = whole(d, formats);
    // 4.0 and 0.5: the product doubles.
    const fields = { CBSZ: 4, BLGP: 4, SCALE_SRC0: 246, SCALE_SRC1: 240 };
    const got = run(name, d, matrices, { execute: executing("cdna4", name, "ENC_VOP3PX2", fields) }, formats);
    expect(values(d, got)).toEqual(product(d, matrices, { a: (x) => 2 * x }, formats));
  });

  test.each([
    ["V_WMMA_SCALE_F32_16X16X128_F8F6F4", "ENC_VOP3PX2", 32, ["fp8", "fp4"], { OPSEL: 0, OPSEL_HI: 4 }],
    ["V_WMMA_SCALE16_F32_16X16X128_F8F6F4", "ENC_VOP3PX3", 16, ["bf6", "bf8"], { OPSEL: 3, OPSEL_HI: 1 }],
    ["V_WMMA_SCALE_F32_32X16X128_F4", "ENC_VOP3PX2", 32, ["fp4", "fp4"], {}],
    ["V_WMMA_SCALE16_F32_32X16X128_F4", "ENC_VOP3PX3", 16, ["fp4", "fp4"], {}],
  ] as const)("CDNA 5 %s: a scale for each %i%s", (name, encoding, size, formats, fields) => {
    const d = definition("cdna5", name);
    const matrices = whole(d, formats);
    const upper = d.m === 16 ? 16 : 0;
    const setup: RunSetup = {
      mode: 0xf0,
      prepare: (wave) => {
        for (let row = 0; row < 32; row++) {
          for (let g = 0; g < 128 / size; g++) {
            const put = (register: number, lane: number, code: number): void => {
              const words = wave.vgpr(register + (g >> 2));
              words[lane & 31] = words[lane & 31]! | (code << (8 * (g & 3)));
            };
            if (row < d.m) put(200, row + upper, 127 + exponentOf(row, g));
            if (row < 16) put(204, row, 127 + exponentOf(row + 1, g));
          }
        }
      },
      execute: executing("cdna5", name, encoding, {
        ...fields,
        SCALE_SRC0: 256 + 200,
        SCALE_SRC1: 256 + 204,
        SCALE_OPSEL: upper === 16 ? 1 : 0,
      }),
    };
    const want = Array.from({ length: d.m * d.n }, (_, x) => {
      const { a, b, c } = sumOf(d, matrices, x, formats);
      const [i, j] = [Math.floor(x / d.n), x % d.n];
      return a.reduce((sum, v, k) => {
        const g = Math.floor(k / size);
        return sum + v * b[k]! * 2 ** (exponentOf(i, g) + exponentOf(j + 1, g));
      }, c);
    });
    expect(values(d, run(name, d, matrices, setup, formats))).toEqual(want);
  });

  test("CDNA 5: scales in E4M3 and E5M3, the constant 0 for 1, NaN", () => {
    const name = "V_WMMA_SCALE_F32_32X16X128_F4";
    const d = definition("cdna5", name);
    const matrices = whole(d);
    const of = (fields: Record<string, number>, a: number): number[] =>
      values(
        d,
        run(name, d, matrices, {
          mode: 0xf0,
          prepare: (wave) => wave.setVgpr(200, a * 0x01010101),
          execute: executing("cdna5", name, "ENC_VOP3PX2", { SCALE_SRC0: 456, SCALE_SRC1: 128, ...fields }),
        }),
      );
    // E4M3 0x3c is 1.5, E5M3 0x7c as well; B's scale is E8M0, for which the constant 0 means 1.
    expect(of({ SCALE_NEG: 2 }, 0x3c)).toEqual(product(d, matrices, { a: (x) => 1.5 * x }));
    expect(of({ SCALE_NEG: 1 }, 0x7c)).toEqual(product(d, matrices, { a: (x) => 1.5 * x }));
    expect(of({}, 0xff).every((x) => x !== x)).toBe(true);
  });

  test("a format or scale format that is not assigned is refused with its place", () => {
    const name = "V_MFMA_F32_16X16X128_F8F6F4";
    const d = definition("cdna4", name);
    const run5 = (): unknown =>
      run(
        name,
        d,
        randomMatrices(d, "ordinary", 1, ["fp8", "fp8"]),
        { execute: executing("cdna4", name, "VOP3P_MFMA", { CBSZ: 5 }) },
        ["fp8", "fp8"],
      );
    expect(run5).toThrow(UnsupportedError);
    expect(run5).toThrow("matrix format 5");
  });
});

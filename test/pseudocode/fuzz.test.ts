import fc from "fast-check";
import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compileFile, translateManual } from "../../generator/pseudocode/compile.js";
import { PseudocodeError } from "../../generator/pseudocode/errors.js";
import { lower } from "../../generator/pseudocode/lower.js";

/** Bodies that use most of the language. */
const seeds = [
  "tmp = 64'U(S0.u32) + 64'U(S1.u32); VCC.u64[laneId] = tmp >= 0x100000000ULL ? 1'1U : 1'0U; D0.u32 = tmp.u32",
  "if isNAN(64'F(S0.f32)) then D0.f32 = 32'F(cvtToQuietNAN(64'F(S0.f32))) elsif S0.f32 < 0.0F then D0.f32 = -S0.f32 else D0.f32 = fma(S0.f32, S1.f32, S2.f32) endif",
  "D0.i32 = -1; for i in 0 : 31 do if S0.u32[31 - i] == 1'1U then D0.i32 = i; break endif endfor",
  "f = lambda(x, y) ( x > y ? x - y : y - x ); D0.u32 = f(S0.u32[7 : 0], S1.u32[7 : 0]) + S2.u32",
  "declare t : 32'B[64]; for i in 0 : WAVE32 ? 31 : 63 do t[i] = VGPR[i][SRC0.u32] endfor; VGPR[1][VDST.u32] = t[S1.u32[4 : 0]]",
  "D0.f32 = S0.f32 * 2.0F ** S1.f32",
  "D0.f64 = S0.f64 * 2.0 ** S1.i32; D0.u64[S2.u32[5 : 0]] = 1'1U",
  "{ D1.u1, D0.u64 } = 65'B(65'U(S0.u32) * 65'U(S1.u32) + 65'U(S2.u64))",
  "tmp[31 : 16].f16 = f32_to_f16(S1.f32); tmp[15 : 0].f16 = f32_to_f16(S0.f32); D0 = tmp.b32",
  "PC = PC + signext(SIMM16.i16 * 16'4) + 4LL; SCC = EXEC.u64 != 0ULL; SGPR[M0.u32[4 : 0]].b32 = S0.b32",
  "addr = ADDR.u64; tmp = MEM[addr].u32; MEM[addr].u32 = tmp > DATA.u32 ? tmp : DATA.u32; RETURN_DATA.u32 = tmp",
];

/** Runs all stages; anything but a PseudocodeError is a defect. */
function survives(body: string): void {
  try {
    for (const definition of compileFile(`define V_T for all\n${body}\nend\n`, "fuzz")) lower(definition);
  } catch (error) {
    if (!(error instanceof PseudocodeError)) throw error;
    expect(error.line).toBeGreaterThan(0);
    expect(error.column).toBeGreaterThan(0);
  }
}

const pieces = seeds.flatMap((seed) => seed.match(/\w+'\w+|[\w.]+|\S/g)!);

/** A seed with some of its pieces dropped, doubled, swapped or replaced by others. */
const mutated = fc
  .tuple(
    fc.constantFrom(...seeds),
    fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.constantFrom(...pieces)), { minLength: 1, maxLength: 6 }),
  )
  .map(([seed, changes]) => {
    const list = seed.match(/\w+'\w+|[\w.]+|\s+|\S/g)!;
    for (const [at, kind, piece] of changes) {
      const index = at % list.length;
      if (kind === 0) list.splice(index, 1);
      else if (kind === 1) list.splice(index, 0, piece, " ");
      else if (kind === 2) list[index] = piece;
      else list.splice(index, 1, list[index], " ", list[index]);
      if (list.length === 0) list.push(piece);
    }
    return list.join("");
  });

describe("hostile texts", () => {
  it("leave unharmed all seeds", () => {
    for (const seed of seeds) survives(seed);
  });
  it("throw PseudocodeError and nothing else when mutated", () => {
    fc.assert(fc.property(mutated, survives), { numRuns: 600 });
  });
  it("throw PseudocodeError and nothing else when made of pieces", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((list) => list.join(" ")),
        survives,
      ),
      { numRuns: 600 },
    );
  });
  it("throw PseudocodeError and nothing else when random", () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), survives), { numRuns: 300 });
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        try {
          compileFile(text, "fuzz");
        } catch (error) {
          if (!(error instanceof PseudocodeError)) throw error;
        }
      }),
      { numRuns: 300 },
    );
  });
  it("do not take long when large", () => {
    const chain = Array.from(
      { length: 12 },
      (_, n) => `f${n} = lambda(x) ( ${n === 0 ? "x" : `f${n - 1}(f${n - 1}(x))`} )`,
    ).join("\n");
    survives(`${chain}\nD0.u32 = f11(S0.u32)`);
    survives(`D0.u32 = ${"S0.u32 + ".repeat(5000)}1`);
    survives("x = 1\n".repeat(20_000));
  }, 10_000);
});

const manual = new URL("../../../shared/manual/rdna2.json.gz", import.meta.url);
if (!existsSync(manual)) console.warn("fuzzing of the older dialect SKIPPED: ../shared/manual is not here");

describe.runIf(existsSync(manual))("cut and shuffled texts of the older dialect", () => {
  it("throw PseudocodeError and nothing else", () => {
    const { instructions } = JSON.parse(gunzipSync(readFileSync(manual)).toString()) as {
      instructions: { name: string; encoding: string; pseudocode?: string }[];
    };
    const texts = instructions.filter(({ pseudocode }) => pseudocode !== undefined);
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.nat(),
        fc.nat(),
        ({ name, encoding, pseudocode }, from, length) => {
          const start = from % pseudocode!.length;
          const text = pseudocode!.slice(0, start) + pseudocode!.slice(start + (length % 12));
          try {
            lower(translateManual(text, { name, encoding, generation: "rdna2", dialect: "old" }));
          } catch (error) {
            if (!(error instanceof PseudocodeError)) throw error;
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

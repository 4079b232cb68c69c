/** The functional examples of AMD's manuals that concern floats: `V_RCP_F32(0xff800000) => 0x80000000`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import * as F from "../../runtime/float/index.js";

const MANUAL = new URL("../../../shared/manual/", import.meta.url);
const present = existsSync(MANUAL);
if (!present) console.warn(`manual examples: ${MANUAL.pathname} not found, SKIPPED`);

const FUNCTIONS: Record<string, (bits: number) => number> = {
  RCP_F32: F.rcpBits32,
  RSQ_F32: F.rsqBits32,
  SQRT_F32: F.sqrtBits32,
  EXP_F32: F.exp2Bits32,
  LOG_F32: F.log2Bits32,
  SIN_F32: F.sinBits32,
  COS_F32: F.cosBits32,
  TANH_F32: F.tanhBits32,
  RCP_F16: F.rcpBits16,
  RSQ_F16: F.rsqBits16,
  SQRT_F16: F.sqrtBits16,
  EXP_F16: F.exp2Bits16,
  LOG_F16: F.log2Bits16,
  SIN_F16: F.sinBits16,
  COS_F16: F.cosBits16,
  TANH_F16: F.tanhBits16,
  RCP_BF16: F.rcpBitsBf16,
  RSQ_BF16: F.rsqBitsBf16,
  SQRT_BF16: F.sqrtBitsBf16,
  EXP_BF16: F.exp2BitsBf16,
  LOG_BF16: F.log2BitsBf16,
  SIN_BF16: F.sinBitsBf16,
  COS_BF16: F.cosBitsBf16,
  TANH_BF16: F.tanhBitsBf16,
};

describe.runIf(present)("functional examples of the manuals", () => {
  it("hold, all that name a float function", () => {
    const tried = new Set<string>();
    const wrong: string[] = [];
    const unknown = new Set<string>();
    for (const file of readdirSync(MANUAL).filter((f) => f.endsWith(".json.gz"))) {
      const manual = JSON.parse(gunzipSync(readFileSync(new URL(file, MANUAL))).toString()) as {
        instructions: { examples?: string[] }[];
      };
      for (const example of manual.instructions.flatMap((i) => i.examples ?? [])) {
        const parts = /^V_(?:S_)?(\w+_B?F\d+)\((0x[0-9a-f]+)\) => (0x[0-9a-f]+)/.exec(example);
        if (!parts) {
          if (/F16|F32|F64/.test(example)) unknown.add(example);
          continue;
        }
        const [, name, operand, result] = parts;
        if (!(name in FUNCTIONS)) {
          unknown.add(example);
          continue;
        }
        tried.add(`${name} ${operand}`);
        if (FUNCTIONS[name](Number(operand)) !== Number(result)) wrong.push(`${file}: ${example}`);
      }
    }
    expect(wrong).toEqual([]);
    expect([...unknown]).toEqual([]);
    expect(tried.size).toBe(70);
  });
});

/** spec/operands/registers.json: which codes may begin an operand of how many registers. */
import { SpecError } from "../spec/errors.js";
import type { GenerationId } from "../spec/generations.js";
import { GENERATION_IDS } from "../spec/generations.js";
import { readSpecJson, type JsonNode } from "../spec/json.js";
import { parseRanges } from "./valueSet.js";

/** The scalar half of a generation's operand space, codes 0 to 255. */
export interface ScalarCodes {
  readonly sgprs: ReadonlySet<number>;
  /** Last register that a tuple of SGPRs may hold. */
  readonly sgprEnd: number;
  readonly ttmps: readonly number[];
  /** First halves of special register pairs: one register or the pair. */
  readonly pairs: ReadonlySet<number>;
  /** Codes that stand for up to 64 bits. */
  readonly upTo64: ReadonlySet<number>;
  readonly singles: ReadonlySet<number>;
  /** Constants and the null register. */
  readonly anyWidth: ReadonlySet<number>;
  /** Scalar registers that may stand wherever a type lists SGPRs. */
  readonly forSgprs: ReadonlySet<number>;
  /** Codes that any register operand may hold, whatever its type lists. */
  readonly anywhere: ReadonlySet<number>;
}

let cached: ReadonlyMap<GenerationId, ScalarCodes> | undefined;

export function scalarCodes(generation: GenerationId): ScalarCodes {
  const codes = (cached ??= load()).get(generation);
  if (codes === undefined)
    throw new SpecError(`${generation} has no scalar codes`, { file: "spec/operands/registers.json" });
  return codes;
}

/** May an operand of `registers` 32-bit registers begin at this code below 256? */
export function scalarMayBegin(codes: ScalarCodes, code: number, registers: number): boolean {
  const align = registers === 1 ? 1 : registers === 2 ? 2 : 4;
  const [firstTtmp, lastTtmp] = [codes.ttmps[0]!, codes.ttmps.at(-1)!];
  if (codes.anyWidth.has(code)) return true;
  if (codes.sgprs.has(code)) return code - (code % align) + registers - 1 <= codes.sgprEnd;
  if (code >= firstTtmp && code <= lastTtmp) {
    return code - ((code - firstTtmp) % align) + registers - 1 <= lastTtmp;
  }
  if (codes.pairs.has(code) || codes.upTo64.has(code)) return registers <= 2;
  return codes.singles.has(code) && registers === 1;
}

function load(): Map<GenerationId, ScalarCodes> {
  const result = new Map<GenerationId, ScalarCodes>();
  const file = readSpecJson("operands/registers.json").object(["about", "sources", "scalar"]);
  const set = (node: JsonNode): number[] => {
    try {
      return parseRanges(node.text());
    } catch (error) {
      return node.fail((error as Error).message);
    }
  };
  for (const node of file.get("scalar").list()) {
    const rule = node.object([
      'generations', 'sgprs', 'sgprEnd', 'ttmps', 'pairs', 'upTo64', 'singles', 'anyWidth', 'anywhere', 'forSgprs',
    ]); // prettier-ignore
    const codes: ScalarCodes = {
      sgprs: new Set(set(rule.get("sgprs"))),
      sgprEnd: rule.get("sgprEnd").integer(0, 127),
      ttmps: set(rule.get("ttmps")),
      pairs: new Set(set(rule.get("pairs"))),
      upTo64: new Set(set(rule.get("upTo64"))),
      singles: new Set(set(rule.get("singles"))),
      anyWidth: new Set(set(rule.get("anyWidth"))),
      anywhere: new Set(set(rule.get("anywhere"))),
      forSgprs: new Set(set(rule.get("forSgprs"))),
    };
    for (const name of rule.get("generations").list()) {
      const id = name.oneOf(GENERATION_IDS);
      if (result.has(id)) name.fail(`${id} has two rules`);
      result.set(id, codes);
    }
  }
  return result;
}

/**
 * Asks LLVM's disassembler about thousands of changed encodings and prints where decode and LLVM differ, grouped by kind.
 * Run: npx tsx test/tools/llvm-differences.ts rdna3 [count [seed]]. See `llvm.ts` for the program.
 */
import { DecodeError } from "../../runtime/isa/errors.js";
import { explain, type AnyIsa } from "../isa/conformance.js";
import {
  bytesOf,
  GENERATION_NAMES,
  sharedVectors,
  sampleVectors,
  type GenerationName,
} from "../isa/vectorSets.js";
import { llvmAnswers } from "./llvm.js";
import { random } from "./random.js";
import { mutants } from "./mutants.js";

async function main(): Promise<void> {
  const [name, count = "20000", seed = "1"] = process.argv.slice(2);
  const generation = GENERATION_NAMES.find((one) => one === name) as GenerationName | undefined;
  if (generation === undefined) throw new Error(`which of ${GENERATION_NAMES.join(", ")}?`);
  const module = (await import(`../../generated/${generation}/index.ts`)) as Record<string, AnyIsa>;
  const isa = module[generation]!;
  const vectors = [...sharedVectors(generation, "llvm-tests"), ...sharedVectors(generation, "llvm-random")];
  const valid = (vectors.length > 0 ? vectors : sampleVectors(generation).filter(({ t }) => t !== "")).map(
    ({ b }) => b,
  );
  const lines = mutants(isa, valid, Number(count), random(Number(seed)));
  const answers = llvmAnswers({ processor: isa.generation.llvmProcessor }, lines);
  const kinds = new Map<string, { count: number; example: string }>();
  let agreed = 0;
  lines.forEach((b, i) => {
    const { text: llvm, doubtful, killed } = answers[i]!;
    if (doubtful || killed || llvm?.includes("/*Invalid") === true) return;
    let ours: string;
    let refused = false;
    try {
      const inst = isa.decode(bytesOf(b));
      ours = `${inst.name} ${inst.encoding} ${inst.operands.map((one) => one.text).join()}`;
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      refused = true;
      ours = `decode: ${error.reason}`;
    }
    if (refused === (llvm === null)) {
      agreed++;
      return;
    }
    const side = refused ? "accepts" : "refuses";
    const vector = { b, t: llvm ?? "" };
    const kind = explain(generation, side, vector, ours)?.kind ?? "NOT LISTED";
    const known = kinds.get(`LLVM ${side}: ${kind}`);
    if (known !== undefined) known.count++;
    else kinds.set(`LLVM ${side}: ${kind}`, { count: 1, example: `${b} ${llvm ?? ""} | ${ours}` });
  });
  console.log(`${generation}: ${agreed} of ${lines.length} agree`);
  for (const [kind, { count: times, example }] of kinds) console.log(`  ${times} ${kind} | ${example}`);
}

await main();

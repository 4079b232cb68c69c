/**
 * Asks LLVM's disassembler about thousands of changed encodings and prints where decode and LLVM differ, grouped by kind.
 * Run: npx tsx test/tools/llvm-differences.ts rdna3 [count [seed]]. Needs llvm-mc 22 (LLVM_MC names another program).
 */
import { spawnSync } from "node:child_process";
import { DecodeError } from "../../runtime/isa/errors.js";
import { explain, type AnyIsa } from "../isa/conformance.js";
import {
  bytesOf,
  GENERATION_NAMES,
  hexOf,
  sharedVectors,
  sampleVectors,
  type GenerationName,
} from "../isa/vectorSets.js";

/** LLVM's answers: `invalid`, `undefined` (LLVM calls it potentially so, or the operand invalid), else the text. */
function disassemble(processor: string, lines: readonly string[]): string[] {
  const program = process.env["LLVM_MC"] ?? "llvm-mc-22";
  const answers: string[] = [];
  const BATCH = 20_000;
  for (let start = 0; start < lines.length; start += BATCH) {
    const batch = lines.slice(start, start + BATCH);
    // One bracketed line an instruction, each followed by an s_nop that tells where its text ends.
    const marker = "[0x5a,0x5a,0x80,0xbf]";
    const input = batch.map((hex) => `[${hex.replace(/../g, "0x$&,").slice(0, -1)}]\n${marker}`).join("\n");
    const run = spawnSync(program, ["-disassemble", "-triple=amdgcn", `-mcpu=${processor}`], {
      input,
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
    if (run.error !== undefined) throw run.error;
    if (run.signal !== null) throw new Error(`${program} ended by ${run.signal}`);
    const texts = run.stdout.split("\ts_nop 0x5a5a\n");
    const found = batch.map((_, i) => (texts[i] ?? "").trim().split("\n")[0]!.trim());
    for (const [, line, column, what] of run.stderr.matchAll(/:(\d+):(\d+): warning: (\w+)/g)) {
      const index = (Number(line) - 1) / 2;
      if (Number.isInteger(index) && column === "2")
        found[index] = what === "invalid" ? "invalid" : "undefined";
    }
    answers.push(...found.map((text) => (/\/\*Invalid (reg|imm)/.test(text) ? "undefined" : text)));
  }
  return answers;
}

/** A repeatable source of numbers below `limit` (mulberry32). */
function random(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/** Valid encodings, every form equally likely, with one or two bits changed. */
function mutants(
  isa: AnyIsa,
  valid: readonly string[],
  count: number,
  below: (limit: number) => number,
): string[] {
  const forms = new Map<number, string[]>();
  for (const hex of valid) {
    const { id } = isa.decode(bytesOf(hex)).form;
    const group = forms.get(id);
    if (group === undefined) forms.set(id, [hex]);
    else group.push(hex);
  }
  const groups = [...forms.values()];
  return Array.from({ length: count }, () => {
    const group = groups[below(groups.length)]!;
    const bytes = bytesOf(group[below(group.length)]!);
    for (let changes = 1 + below(2); changes > 0; changes--) bytes[below(bytes.length)]! ^= 1 << below(8);
    // Literals that the change calls for are there: LLVM faults on those that are not.
    return hexOf(bytes) + "00".repeat(12);
  });
}

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
  const answers = disassemble(isa.generation.llvmProcessor, lines);
  const kinds = new Map<string, { count: number; example: string }>();
  let agreed = 0;
  lines.forEach((b, i) => {
    const llvm = answers[i]!;
    if (llvm === "undefined" || llvm === "") return;
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
    if (refused === (llvm === "invalid")) {
      agreed++;
      return;
    }
    const side = refused ? "accepts" : "refuses";
    const vector = { b, t: refused ? llvm : "" };
    const kind = explain(generation, side, vector, ours)?.kind ?? "NOT LISTED";
    const known = kinds.get(`LLVM ${side}: ${kind}`);
    if (known !== undefined) known.count++;
    else kinds.set(`LLVM ${side}: ${kind}`, { count: 1, example: `${b} ${refused ? llvm : ""} | ${ours}` });
  });
  console.log(`${generation}: ${agreed} of ${lines.length} agree`);
  for (const [kind, { count: times, example }] of kinds) console.log(`  ${times} ${kind} | ${example}`);
}

await main();

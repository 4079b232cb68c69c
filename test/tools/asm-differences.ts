/**
 * Writes LLVM's texts otherwise (asmMutations.ts), asks LLVM's assembler about each, and prints where ours answers otherwise:
 * refuses, takes, or makes other bytes, grouped by mutation and reason.
 * Run: npx tsx test/tools/asm-differences.ts rdna3 [count [seed [mutation [examples]]]]. Needs llvm-mc 22 (LLVM_MC names another program).
 */
import { spawnSync } from "node:child_process";
import { assemble, AsmError } from "../../runtime/asm/index.js";
import { GENERATIONS, sample, targetOf, type Generation } from "../asm/targets.js";
import { hexOf, sharedSet } from "../support/vectors.js";
import { cut, join, MUTATIONS } from "./asmMutations.js";
import { random, type Below } from "./random.js";

/** LLVM's answer: bytes in hex (undefined where a symbol stands in them), or why it refuses. */
type Answer = { readonly bytes: string | undefined } | { readonly refusal: string };

/** What LLVM makes of lines that each hold one instruction. */
function ask(processor: string, lines: readonly string[]): Answer[] {
  const program = process.env["LLVM_MC"] ?? "llvm-mc-22";
  // Each line has a label of its own, which tells what belongs to it.
  const input = lines.map((line, i) => `Lx${i}: ${line}\n`).join("");
  const run = spawnSync(program, ["-triple=amdgcn", `-mcpu=${processor}`, "-show-encoding"], {
    input,
    encoding: "utf8",
    maxBuffer: 1 << 29,
  });
  if (run.error !== undefined) throw run.error;
  if (run.signal !== null) throw new Error(`${program} ended by ${run.signal}`);
  const answers: Answer[] = lines.map(() => ({ refusal: "nothing" }));
  let at = 0;
  for (const line of run.stdout.split("\n")) {
    const label = /^Lx(\d+):/.exec(line);
    if (label !== null) at = Number(label[1]);
    const bytes = /encoding: \[(.*)\]/.exec(line)?.[1];
    if (bytes !== undefined)
      answers[at] = { bytes: bytes.includes("A") ? undefined : bytes.replace(/0x|,/g, "") };
  }
  for (const [, line, reason] of run.stderr.matchAll(/:(\d+):\d+: error: (.*)/g))
    answers[Number(line) - 1] = { refusal: reason! };
  return answers;
}

/** LLVM's texts, by mnemonic. */
function textsOf(generation: Generation): string[][] {
  const texts = ["llvm-tests", "llvm-random"].flatMap((set) => sharedSet(generation, set) ?? []);
  const groups = new Map<string, string[]>();
  for (const { t } of texts.length > 0 ? texts : sample(generation)) {
    const mnemonic = t.includes("::")
      ? t.split(" ")[0]! + t.split(":: ")[1]!.split(" ")[0]!
      : t.split(" ")[0]!;
    const group = groups.get(mnemonic);
    if (group === undefined) groups.set(mnemonic, [t]);
    else group.push(t);
  }
  return [...groups.values()];
}

interface Mutant {
  readonly text: string;
  readonly mutation: string;
}

function mutants(generation: Generation, count: number, below: Below, only: string): Mutant[] {
  const groups = textsOf(generation);
  const names = Object.keys(MUTATIONS).filter((name) => only === "" || name === only);
  const found: Mutant[] = [];
  for (let tries = 0; found.length < count && tries < 20 * count; tries++) {
    const group = groups[below(groups.length)]!;
    const text = group[below(group.length)]!;
    const mutation = names[below(names.length)]!;
    // Of a dual-issue pair one half is written otherwise.
    const halves = text.split(" :: ");
    const half = below(halves.length);
    const parts = cut(halves[half]!);
    const result = MUTATIONS[mutation]!(parts, below);
    if (result === false) continue;
    halves[half] = result === true ? join(parts) : result;
    found.push({ text: halves.join(" :: "), mutation });
  }
  return found;
}

async function main(): Promise<void> {
  const [name, count = "20000", seed = "1", only = "", examples = "3"] = process.argv.slice(2);
  const generation = GENERATIONS.find((one) => one === name);
  if (generation === undefined) throw new Error(`which of ${GENERATIONS.join(", ")}?`);
  const target = await targetOf(generation);
  const list = mutants(generation, Number(count), random(Number(seed)), only);
  const answers = ask(
    target.isa.generation.llvmProcessor,
    list.map(({ text }) => text),
  );
  const kinds = new Map<string, string[]>();
  let agreed = 0;
  list.forEach(({ text, mutation }, i) => {
    const answer = answers[i]!;
    // LLVM takes every unknown name for a symbol of another file.
    if ("bytes" in answer && answer.bytes === undefined) return;
    let ours = "";
    let reason = "";
    try {
      ours = hexOf(assemble(target, text));
    } catch (error) {
      if (!(error instanceof AsmError)) throw error;
      reason = error.message;
    }
    if ("bytes" in answer ? answer.bytes === ours : reason !== "") {
      agreed++;
      return;
    }
    const plain = reason
      .replace(/\d+:\d+: /, "")
      .replace(/operand .*? (does|cannot|is)/, "operand $1")
      .replace(/\d+/g, "N");
    const kind =
      "refusal" in answer
        ? `WE TAKE: ${mutation}: LLVM: ${answer.refusal.replace(/\d+/g, "N")}`
        : reason !== ""
          ? `WE REFUSE: ${mutation}: ${plain}`
          : `OTHER BYTES: ${mutation}`;
    const example =
      "refusal" in answer
        ? text
        : reason === ""
          ? `${text} | LLVM ${answer.bytes} ours ${ours}`
          : `${text} | ${reason}`;
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, [example]);
    else known.push(example);
  });
  console.log(`${generation}: ${agreed} of ${list.length} agree`);
  for (const [kind, found] of [...kinds].sort(
    ([a, x], [b, y]) => a.slice(0, 6).localeCompare(b.slice(0, 6)) || y.length - x.length,
  )) {
    console.log(`${found.length} ${kind}`);
    for (const example of found.slice(0, Number(examples))) console.log(`      ${example}`);
  }
}

await main();

/**
 * Asks LLVM's disassembler about every form with random fields and about changed vectors, and prints where our text or
 * refusal differs, grouped by kind: which encoding, and what stands where LLVM has something else.
 * Run: npx tsx test/tools/llvm-text.ts rdna3 [--rounds 2] [--mutants 20000] [--seed 1] [--examples 1] [--known]
 * `--known` shows what test/known-differences/asm.json explains too.
 */
import { parseArgs } from "node:util";
import { Disassembler } from "../../runtime/asm/index.js";
import { DecodeError } from "../../runtime/isa/errors.js";
import { GENERATIONS, targetOf, type Generation } from "../asm/targets.js";
import { firstForms, matesOf, sampleOf } from "../asm/samples.js";
import { explained } from "../asm/differences.js";
import { bytesOf, hexOf, sharedSet } from "../support/vectors.js";
import known from "../known-differences/text.json" with { type: "json" };
import { llvmAnswers } from "./llvm.js";
import { random } from "./random.js";
import { mutants } from "./mutants.js";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "2" },
    mutants: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
    examples: { type: "string", default: "1" },
    known: { type: "boolean", default: false },
    mode: { type: "string", default: "" },
  },
});

/** Text that tells a kind: numbers and registers do not matter. */
const shape = (text: string): string =>
  text
    .replace(/0x[0-9a-f]+/g, "H")
    .replace(/\b([vsa]|ttmp)(\d+|\[\d+:\d+\])/g, "$1R")
    .replace(/\d+/g, "N");

/** The first words that differ. */
function difference(ours: string, llvm: string): string {
  const [a, b] = [ours.split(" "), llvm.split(" ")];
  if (a[0] !== b[0]) return `${a[0]} for ${b[0]}`;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return `${shape(a[i] ?? "-")} for ${shape(b[i] ?? "-")}`;
}

const listedKinds = known.kinds as readonly {
  readonly llvm: string;
  readonly generations?: readonly string[];
  readonly text?: string;
  readonly answer?: string;
}[];

/** Whether a listed kind explains why the answers differ. */
function isKnown(
  generation: Generation,
  hex: string,
  llvm: string | null,
  ours: string | null,
  answer: string,
): boolean {
  const side = llvm === null ? "refuses" : ours === null ? "accepts" : "text";
  if (llvm !== null && explained(generation, "llvm-random-nonroundtrip", "text", { b: hex, t: llvm }, answer))
    return true;
  return listedKinds.some(
    (kind) =>
      kind.llvm === side &&
      kind.generations?.includes(generation) !== false &&
      (kind.text === undefined || new RegExp(kind.text).test(llvm ?? "")) &&
      (kind.answer === undefined || new RegExp(kind.answer).test(answer)),
  );
}

function sizeOf(disassembler: Disassembler, hex: string): number | undefined {
  try {
    return disassembler.decode(bytesOf(hex)).size;
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

/** What LLVM puts behind an operand that its assembler would refuse. */
const REMARK = /\/\*Invalid (register|immediate)[^*]*\*\//g;

interface Kind {
  count: number;
  readonly names: Set<string>;
  readonly examples: string[];
}

async function compare(
  generation: Generation,
  wave: 32 | 64,
  true16: boolean,
  features: readonly string[],
): Promise<void> {
  const target = await targetOf(generation);
  const { isa, asm } = target;
  const disassembler = new Disassembler(isa, asm, { wave, true16 });
  const below = random(Number(options.seed));
  const lines: string[] = [];
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const form of firstForms(isa)) {
      const mates = matesOf(isa, form);
      const mate = mates.length === 0 ? null : mates[below(mates.length)]!;
      const noise = Array.from({ length: 5 }, () => below(2 ** 32));
      lines.push(hexOf(sampleOf(isa, form, mate, noise, wave)));
    }
  }
  const ofForms = lines.length;
  const sets = ["llvm-tests", "llvm-random"].map((set) => sharedSet(generation, set) ?? []);
  lines.push(
    ...mutants(
      isa,
      sets.flat().map(({ b }) => b),
      Number(options.mutants),
      below,
    ),
  );
  // What follows an instruction is read too, and must not matter.
  lines.forEach((b, i) => {
    const size = sizeOf(disassembler, b) ?? b.length / 2;
    lines[i] = b.slice(0, 2 * size) + "00".repeat(12);
  });
  const answers = llvmAnswers({ processor: isa.generation.llvmProcessor, features }, lines);
  const kinds = new Map<string, Kind>();
  const agreed = [0, 0];
  let listed = 0;
  let killed = 0;
  let remarks = 0;
  lines.forEach((b, i) => {
    const { text: llvm, doubtful, ...answer } = answers[i]!;
    if (answer.killed) {
      killed++;
      return;
    }
    let ours: string | null = null;
    let why = "";
    let encoding = "?";
    let name = "?";
    let size = b.length / 2;
    try {
      const inst = disassembler.decode(bytesOf(b));
      ({ encoding, name, size } = inst);
      ours = disassembler.print(inst);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      why = error.reason;
    }
    if (ours === llvm) {
      agreed[i < ofForms ? 0 : 1]!++;
      return;
    }
    if (llvm !== null && ours === llvm.replace(REMARK, "")) {
      remarks++;
      return;
    }
    const hex = b.slice(0, 2 * size);
    const shown = ours ?? `error: ${why}`;
    if (!options.known && isKnown(generation, hex, llvm, ours, shown)) {
      listed++;
      return;
    }
    const remark = llvm !== null && llvm.includes("/*") ? "remark " : "";
    const soft = doubtful ? "doubtful " : "";
    const kind =
      ours === null
        ? `we refuse: ${soft}${remark}${why.replace(/\d+/g, "N").replace(/^V_\w+|^S_\w+/, "")} | ${shape(llvm!.split(" ")[0]!).replace(/^(\w_)\w+?(_e\d\d|_dpp|_sdwa|)$/, "$1*$2")}`
        : llvm === null
          ? `LLVM refuses: ${encoding}`
          : `text: ${soft}${remark}${encoding}: ${difference(ours, llvm)}`;
    let found = kinds.get(kind);
    if (found === undefined) kinds.set(kind, (found = { count: 0, names: new Set(), examples: [] }));
    found.count++;
    found.names.add(ours === null ? llvm!.split(" ")[0]! : name);
    if (found.examples.length < Number(options.examples)) found.examples.push(`${hex} ${shown} | ${llvm}`);
  });
  console.log(
    `${generation} wave${wave}${true16 ? " true16" : ""}: forms ${agreed[0]} of ${ofForms}, mutants ${agreed[1]} of ${lines.length - ofForms} agree, ${remarks} but for a remark, ${listed} known, ${killed} kill LLVM`,
  );
  for (const [kind, { count, names, examples }] of [...kinds].sort((a, b) => b[1].count - a[1].count)) {
    console.log(`  ${count} (${names.size}: ${[...names].slice(0, 3).join()}) ${kind}`);
    for (const example of examples) console.log(`      ${example}`);
  }
}

for (const name of positionals) {
  const generation = GENERATIONS.find((one) => one === name);
  if (generation === undefined) throw new Error(`which of ${GENERATIONS.join(", ")}?`);
  const { isa, asm } = await targetOf(generation);
  const { waveSizes, defaultWaveSize } = isa.generation;
  for (const wave of waveSizes) {
    if (options.mode !== "" && options.mode !== `${wave}`) continue;
    const features = wave === defaultWaveSize ? [] : [`+wavefrontsize${wave}`];
    await compare(generation, wave, asm.true16, features);
  }
  if (/^(rdna[34]|cdna5)/.test(generation) && (options.mode === "" || options.mode === "true16"))
    await compare(generation, defaultWaveSize, !asm.true16, [asm.true16 ? "-real-true16" : "+real-true16"]);
}

/** LLVM 22's disassembler in batches: the oracle of the tools here. LLVM_MC names another program than llvm-mc-22. */
import { spawnSync } from "node:child_process";

/** How LLVM reads the bytes. */
export interface LlvmMode {
  readonly processor: string;
  /** `-mattr` features: `+wavefrontsize64` ... */
  readonly features?: readonly string[];
}

/** What LLVM makes of one instruction's bytes. */
export interface LlvmAnswer {
  /** Its text with single blanks for tabs; null when it refuses the bytes. */
  readonly text: string | null;
  /** LLVM calls the encoding potentially undefined. */
  readonly doubtful: boolean;
  /** LLVM's program ended by a fault. */
  readonly killed: boolean;
}

const BATCH = 2000;
/** An s_nop behind each instruction tells where its text ends. */
const MARKER = "[0x5a,0x5a,0x80,0xbf]";
const MARKER_TEXT = "\ts_nop 0x5a5a\n";

/**
 * LLVM's answers for the first instruction of each line of hex bytes. Literals that an instruction calls for must be
 * there: LLVM faults on those that are not.
 */
export function llvmAnswers(mode: LlvmMode, lines: readonly string[]): LlvmAnswer[] {
  const answers: LlvmAnswer[] = [];
  for (let start = 0; start < lines.length; start += BATCH)
    answers.push(...batchOf(mode, lines.slice(start, start + BATCH)));
  return answers;
}

/** Its stack traces take longer than its work. */
const env = { ...process.env, LLVM_DISABLE_SYMBOLIZATION: "1", LLVM_DISABLE_CRASH_REPORT: "1" };

function batchOf(mode: LlvmMode, batch: readonly string[]): LlvmAnswer[] {
  if (batch.length === 0) return [];
  const { processor, features = [] } = mode;
  const program = process.env["LLVM_MC"] ?? "llvm-mc-22";
  const options = ["-disassemble", "-triple=amdgcn", `-mcpu=${processor}`];
  if (features.length > 0) options.push(`-mattr=${features.join()}`);
  // The single byte is refused, at once, on stderr: when the program dies that tells how far it came.
  const input = batch
    .map((hex) => `[${hex.replace(/../g, "0x$&,").slice(0, -1)}]\n${MARKER}\n[0xff]`)
    .join("\n");
  const run = spawnSync(program, options, { input, encoding: "utf8", maxBuffer: 1 << 30, env });
  if (run.error !== undefined) throw run.error;
  const invalid = new Set<number>();
  const doubtful = new Set<number>();
  let done = 0;
  for (const [, lineText, what] of run.stderr.matchAll(/:(\d+):2: warning: (\w+)/g)) {
    const line = Number(lineText) - 1;
    if (line % 3 === 2) done = (line + 1) / 3;
    else if (line % 3 === 0) (what === "invalid" ? invalid : doubtful).add(line / 3);
  }
  if (run.signal !== null) {
    const killer: LlvmAnswer = { text: null, doubtful: false, killed: true };
    return [...batchOf(mode, batch.slice(0, done)), killer, ...batchOf(mode, batch.slice(done + 1))];
  }
  const texts = run.stdout.split(MARKER_TEXT);
  if (texts.length !== batch.length + 1) throw new Error(`${program} lost its place`);
  return batch.map((_, i) => {
    const text = texts[i]!.replace(/^\n+/, "").split("\n")[0]!.replaceAll("\t", " ").trim();
    return { text: invalid.has(i) ? null : text, doubtful: doubtful.has(i), killed: false };
  });
}

/** Disassembly to text and assembly, beside LLVM's tools on the same instructions in the same run. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadAsm, loadIsa, type GenerationId } from "../generated/index.js";
import { assemblerOf, assembleSource, disassemblerOf, listingText } from "../runtime/asm/index.js";
import { bytesOf, readLines, sharedSet, type Vector } from "../test/support/vectors.js";
import { measure, print, type Row } from "./report.js";

/** A tool of LLVM under the name that it has here; undefined where it is not installed. */
const tool = (name: string): string | undefined =>
  [`${name}-22`, name].find((one) => spawnSync(one, ["--version"]).status === 0);

/** Milliseconds that a command takes, its output thrown away. */
function time(command: string, args: readonly string[], input = ""): number {
  const start = performance.now();
  spawnSync(command, args, { input, stdio: ["pipe", "ignore", "ignore"], maxBuffer: 1 << 28 });
  return performance.now() - start;
}

/** LLVM's rate, its start taken off, as a row or none. */
function peer(what: string, unit: string, count: number, name: string, run: (tool: string) => number): Row[] {
  const command = tool(name);
  return command === undefined ? [] : [{ what: `peer: ${what}`, rate: (count / run(command)) * 1000, unit }];
}

export async function benchAsm(id: GenerationId = "rdna3"): Promise<void> {
  const target = { isa: await loadIsa(id), asm: await loadAsm(id) };
  const disassembler = disassemblerOf(target, {});
  const assembler = assemblerOf(target, {});
  const vectors =
    sharedSet(id, "llvm-tests") ??
    readLines(new URL(`../test/vectors/asm/${id}.jsonl`, import.meta.url).pathname)
      .map((line) => JSON.parse(line) as Vector & { readonly set: string })
      .filter(({ set }) => set === "llvm-tests" || set === "llvm-random");
  const codes = vectors.map(({ b }) => bytesOf(b));
  const texts = vectors.map(({ t }) => t);
  const source = texts.join("\n");
  const code = Uint8Array.from(codes.flatMap((one) => [...one]));
  const { length } = codes;
  const title = `${target.isa.generation.name}, ${length} instructions of LLVM's tests`;
  const common = ["-triple=amdgcn", `-mcpu=${target.isa.generation.llvmProcessor}`];
  const bare = (command: string, args: readonly string[], input: string): number =>
    time(command, args, input) - Math.min(time(command, args), time(command, args));
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const [object, empty] = [join(folder, "all.o"), join(folder, "empty.o")];
    const hex = codes.map((one) => Array.from(one, (byte) => `0x${byte.toString(16)}`).join(" ")).join("\n");
    const toObject = [...common, "-filetype=obj", "-o"];
    print(
      `disassembly, ${title}`,
      [
        {
          what: "bytes to text, one by one",
          rate: measure(() => {
            for (const one of codes) disassembler.disassemble(one, 0);
            return length;
          }, WARM_UP),
          unit: "instructions",
        },
        {
          what: "a listing of all, with labels",
          rate: measure(() => (listingText(target, code), length), WARM_UP),
          unit: "instructions",
        },
      ],
      ...peer("llvm-mc -disassemble", "instructions", length, "llvm-mc", (mc) =>
        bare(mc, ["-disassemble", ...common], hex),
      ),
      ...peer("llvm-objdump -d", "instructions", length, "llvm-objdump", (objdump) => {
        const mc = tool("llvm-mc") ?? "llvm-mc";
        time(mc, [...toObject, object], source);
        time(mc, [...toObject, empty], "s_nop 0");
        return time(objdump, ["-d", object]) - time(objdump, ["-d", empty]);
      }),
    );
    print(
      `assembly, ${title}`,
      [
        {
          what: "lines to bytes, one by one",
          rate: measure(() => {
            for (const line of texts) assembler.assemble(line);
            return length;
          }, WARM_UP),
          unit: "lines",
        },
        {
          what: "a source of all",
          rate: measure(() => (assembleSource(target, source), length), WARM_UP),
          unit: "lines",
        },
      ],
      ...peer("llvm-mc -filetype=obj", "lines", length, "llvm-mc", (mc) =>
        bare(mc, [...toObject, object], source),
      ),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Thousands of forms have tables of their own that fill up first. */
const WARM_UP = 2000;

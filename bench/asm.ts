/** Disassembly to text and assembly, beside LLVM's tools on the same instructions in the same run. */
import { spawnSync } from "node:child_process";
import { loadAsm, loadIsa, type GenerationId } from "../generated/index.js";
import { assemblerOf, disassemblerOf } from "../runtime/asm/index.js";
import { bytesOf, readLines, sharedSet, type Vector } from "../test/support/vectors.js";
import { measure, print } from "./report.js";

/** LLVM's rate on `input`, its start taken off; undefined where it is not installed. */
function llvmRate(args: readonly string[], input: string, count: number): number | undefined {
  const command = ["llvm-mc-22", "llvm-mc"].find((name) => spawnSync(name, ["--version"]).status === 0);
  if (command === undefined) return undefined;
  const time = (text: string): number => {
    const start = performance.now();
    spawnSync(command, args, { input: text, maxBuffer: 1 << 28 });
    return performance.now() - start;
  };
  const start = Math.min(time(""), time(""));
  return (count / (time(input) - start)) * 1000;
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
  const title = `${target.isa.generation.name}, ${vectors.length} instructions of LLVM's tests`;
  const common = ["-triple=amdgcn", `-mcpu=${target.isa.generation.llvmProcessor}`];
  const output = ["-o", process.platform === "win32" ? "NUL" : "/dev/null"];
  const peerText = llvmRate(
    ["-disassemble", ...common, ...output],
    codes.map((code) => Array.from(code, (byte) => `0x${byte.toString(16)}`).join(" ")).join("\n"),
    codes.length,
  );
  const text = measure(() => {
    for (const code of codes) disassembler.disassemble(code, 0);
    return codes.length;
  });
  print(
    `disassembly, ${title}`,
    [{ what: "bytes to text", rate: text, unit: "instructions" }],
    peerText === undefined
      ? undefined
      : { what: "peer: llvm-mc -disassemble", rate: peerText, unit: "instructions" },
  );
  const peerBytes = llvmRate(["-filetype=obj", ...common, ...output], texts.join("\n"), texts.length);
  const bytes = measure(() => {
    for (const line of texts) assembler.assemble(line);
    return texts.length;
  });
  print(
    `assembly, ${title}`,
    [{ what: "lines to bytes", rate: bytes, unit: "lines" }],
    peerBytes === undefined
      ? undefined
      : { what: "peer: llvm-mc -filetype=obj", rate: peerBytes, unit: "lines" },
  );
}

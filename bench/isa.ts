/** Decoding and encoding, beside LLVM's disassembler on the same instructions. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { loadIsa, type GenerationId } from "../generated/index.js";
import type { Isa } from "../runtime/isa/isa.js";
import { bytesOf, readLines, sharedSet, type Vector } from "../test/support/vectors.js";
import { measure, print, type Row } from "./report.js";

/** Instructions of one generation, decodable ones only, repeated to at least `least`. */
function corpus(isa: Isa, least: number): Uint8Array[] {
  const sample = new URL(`../test/vectors/isa/${isa.id}.jsonl.gz`, import.meta.url);
  const vectors =
    sharedSet(isa.id, "llvm-tests") ??
    (existsSync(sample) ? readLines(sample.pathname).map((line) => JSON.parse(line) as Vector) : []);
  const good = vectors
    .map(({ b }) => bytesOf(b))
    .filter((bytes) => {
      try {
        return isa.decode(bytes).size === bytes.length;
      } catch {
        return false;
      }
    });
  const all: Uint8Array[] = [];
  while (good.length > 0 && all.length < least) all.push(...good);
  return all;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** LLVM's rate with text, its start taken off; undefined where it is not installed. */
function llvmRate(isa: Isa, instructions: readonly Uint8Array[]): number | undefined {
  const args = ["-disassemble", "-triple=amdgcn", `-mcpu=${isa.generation.llvmProcessor}`, "-o", "/dev/null"];
  const command = ["llvm-mc-22", "llvm-mc"].find((name) => spawnSync(name, ["--version"]).status === 0);
  if (command === undefined) return undefined;
  const time = (input: string): number => {
    const start = performance.now();
    spawnSync(command, args, { input, maxBuffer: 1 << 28 });
    return performance.now() - start;
  };
  const some = instructions.slice(0, 100_000);
  const text = some
    .map((bytes) => Array.from(bytes, (byte) => `0x${byte.toString(16)}`).join(" "))
    .join("\n");
  const start = Math.min(time(""), time(""));
  return (some.length / (time(text) - start)) * 1000;
}

export async function benchIsa(id: GenerationId = "rdna3"): Promise<void> {
  const isa = await loadIsa(id);
  const instructions = corpus(isa, 400_000);
  const bytes = join(instructions);
  const words = new Uint32Array(bytes.buffer);
  const forms = new Uint16Array(instructions.length);
  const offsets = new Uint32Array(instructions.length);
  const decodeAll = (each: (inst: ReturnType<Isa["decode"]>) => void) => (): number => {
    let count = 0;
    for (let at = 0; at < bytes.length; count++) {
      const inst = isa.decode(bytes, at);
      each(inst);
      at += inst.size;
    }
    return count;
  };
  const raw = instructions.slice(0, 40_000).map((one) => {
    const { name, encoding, fields, unassigned } = isa.decode(one);
    return { name, encoding, fields, unassigned };
  });
  const unit = "instructions";
  const rows: Row[] = [
    {
      what: "scan: form ids and offsets, no allocation",
      rate: measure(() => isa.scan(words, forms, offsets)),
      unit,
    },
    { what: "decode: checked objects", rate: measure(decodeAll(() => undefined)), unit },
    { what: "decode and resolve all operands", rate: measure(decodeAll((inst) => void inst.operands)), unit },
    {
      what: "encode raw fields",
      rate: measure(() => {
        for (const one of raw) isa.encodeFields(one);
        return raw.length;
      }),
      unit,
    },
  ];
  const llvm = llvmRate(isa, instructions);
  print(
    `decode and encode, ${isa.generation.name}, ${instructions.length} instructions`,
    rows,
    ...(llvm === undefined ? [] : [{ what: "peer: llvm-mc -disassemble (with text)", rate: llvm, unit }]),
  );
}

/**
 * Compares our listing of random bytes, and of code between data, with llvm-objdump's of an ELF file made of the same
 * bytes: which dwords are instructions, and what stands in each line.
 * Run: npx tsx test/tools/llvm-listing.ts rdna3 ... [--kib 256] [--seed 1] [--examples 2]. LLVM_OBJDUMP names another
 * program than llvm-objdump-22.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { listing } from "../../runtime/asm/index.js";
import { GENERATIONS, targetOf, type Generation } from "../asm/targets.js";
import { bytesOf, sharedSet } from "../support/vectors.js";
import { random } from "./random.js";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kib: { type: "string", default: "256" },
    seed: { type: "string", default: "1" },
    examples: { type: "string", default: "2" },
  },
});

/** An object file of one section of code. */
function elfOf(code: Uint8Array): Uint8Array {
  const names = "\0.text\0.shstrtab\0";
  const headers = 64 + code.length + ((8 - (code.length % 8)) % 8);
  const namesAt = headers + 3 * 64;
  const file = new Uint8Array(namesAt + names.length);
  const view = new DataView(file.buffer);
  const u64 = (at: number, value: number): void => view.setBigUint64(at, BigInt(value), true);
  file.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 64, 4]);
  view.setUint16(16, 1, true);
  view.setUint16(18, 224, true);
  view.setUint32(20, 1, true);
  u64(40, headers);
  view.setUint16(52, 64, true);
  view.setUint16(58, 64, true);
  view.setUint16(60, 3, true);
  view.setUint16(62, 2, true);
  file.set(code, 64);
  const section = (
    index: number,
    name: number,
    type: number,
    flags: number,
    at: number,
    size: number,
  ): void => {
    const header = headers + 64 * index;
    view.setUint32(header, name, true);
    view.setUint32(header + 4, type, true);
    u64(header + 8, flags);
    u64(header + 24, at);
    u64(header + 32, size);
    u64(header + 48, 4);
  };
  section(1, 1, 1, 6, 64, code.length);
  section(2, 7, 3, 0, namesAt, names.length);
  file.set(Buffer.from(names), namesAt);
  return file;
}

/** Offsets and texts of llvm-objdump's lines. */
function llvmListing(processor: string, features: readonly string[], code: Uint8Array): Map<number, string> {
  const folder = mkdtempSync(join(tmpdir(), "listing-"));
  try {
    const path = join(folder, "code.o");
    writeFileSync(path, elfOf(code));
    const run = spawnSync(
      process.env["LLVM_OBJDUMP"] ?? "llvm-objdump-22",
      [
        "-d",
        "-z",
        "--triple=amdgcn",
        `--mcpu=${processor}`,
        ...features.map((one) => `--mattr=${one}`),
        path,
      ],
      {
        encoding: "utf8",
        maxBuffer: 1 << 30,
        env: { ...process.env, LLVM_DISABLE_SYMBOLIZATION: "1" },
      },
    );
    if (run.error !== undefined) throw run.error;
    if (run.signal !== null) console.log(`  llvm-objdump ended by ${run.signal}`);
    const lines = new Map<number, string>();
    for (const line of run.stdout.split("\n")) {
      const match = /^\s(.*?)\s*\/\/ ([0-9A-F]{12}):/.exec(line);
      if (match !== null) lines.set(parseInt(match[2]!, 16), match[1]!.replaceAll("\t", " ").trim());
    }
    return lines;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Random dwords, then instructions with data of any length between them. */
function codeOf(generation: Generation, size: number, below: (limit: number) => number): Uint8Array {
  const valid = (sharedSet(generation, "llvm-random") ?? []).map(({ b }) => bytesOf(b));
  const bytes = new Uint8Array(size - 1);
  let at = 0;
  while (at < size / 2) bytes[at++] = below(256);
  while (at < bytes.length) {
    const part =
      valid.length > 0 && below(4) > 0
        ? valid[below(valid.length)]!
        : Uint8Array.from({ length: 4 * (1 + below(3)) }, () => below(256));
    const end = Math.min(bytes.length, at + part.length);
    bytes.set(part.subarray(0, end - at), at);
    at = end;
  }
  return bytes;
}

const shape = (text: string): string =>
  text
    .replace(/0x[0-9a-f]+/g, "H")
    .replace(/\b([vsa]|ttmp)(\d+|\[\d+:\d+\])/g, "$1R")
    .replace(/\d+/g, "N");

function difference(ours: string | undefined, llvm: string | undefined): string {
  if (ours === undefined) return "we have no line here";
  if (llvm === undefined) return "LLVM has no line here";
  const [a, b] = [ours.split(" "), llvm.split(" ")];
  const word = (text: string): string => (text.startsWith(".") ? text : text.replace(/^(\w_).*/, "$1*"));
  if (a[0] !== b[0]) return `${word(a[0]!)} for ${word(b[0]!)}`;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return `${word(a[0]!)}: ${shape(a[i] ?? "-")} for ${shape(b[i] ?? "-")}`;
}

async function compare(generation: Generation): Promise<void> {
  const target = await targetOf(generation);
  const code = codeOf(generation, Number(options.kib) * 1024, random(Number(options.seed)));
  const llvm = llvmListing(target.isa.generation.llvmProcessor, [], code);
  const ours = new Map(listing(target, code).map(({ offset, text }) => [offset, text]));
  const end = Math.max(...llvm.keys());
  const kinds = new Map<string, { count: number; examples: string[] }>();
  let same = 0;
  let lines = 0;
  // Where one reads on inside the other's instruction, what follows differs too, up to where both meet again.
  let apart = false;
  for (let offset = 0; offset <= end; offset += 4) {
    const [a, b] = [ours.get(offset), llvm.get(offset)];
    if (a === undefined && b === undefined) continue;
    lines++;
    if (a === b) {
      same++;
      apart = false;
      continue;
    }
    if (apart) continue;
    if (a === undefined || b === undefined) apart = true;
    const kind = difference(a, b);
    let found = kinds.get(kind);
    if (found === undefined) kinds.set(kind, (found = { count: 0, examples: [] }));
    found.count++;
    if (found.examples.length < Number(options.examples)) {
      const hex = Buffer.from(code.subarray(offset, offset + 20)).toString("hex");
      found.examples.push(`${hex} ${a} | ${b}`);
    }
  }
  console.log(`${generation}: ${same} of ${lines} lines agree, up to byte ${end} of ${code.length}`);
  for (const [kind, { count, examples }] of [...kinds].sort((a, b) => b[1].count - a[1].count)) {
    console.log(`  ${count} ${kind}`);
    for (const example of examples) console.log(`      ${example}`);
  }
}

for (const name of positionals) {
  const generation = GENERATIONS.find((one) => one === name);
  if (generation === undefined) throw new Error(`which of ${GENERATIONS.join(", ")}?`);
  await compare(generation);
}

/** Runs assembled instructions with definitions compiled from chosen files of spec/pseudocode. */
import { readdirSync, readFileSync } from "node:fs";
import { Library, type Definition } from "../../generator/pseudocode/compile.js";
import { parseFile } from "../../generator/pseudocode/file.js";
import { lower } from "../../generator/pseudocode/lower.js";
import type { GenerationId } from "../../generated/index.js";
import { assemble, type AsmTables } from "../../runtime/asm/index.js";
import type { Isa } from "../../runtime/isa/isa.js";
import { AddressSpace, FlatMemory, LocalMemory, ScratchMemory } from "../../runtime/memory/index.js";
import { define } from "../../runtime/wave/define.js";
import { Program, Wave, type Executors, type Semantics } from "../../runtime/wave/index.js";
import { machineOf } from "../kernel/machines.js";
import { load } from "../../generator/manual/machine.js";

const folder = new URL("../../spec/pseudocode/", import.meta.url);

/** The generated tables of a generation, with the definitions of `files` in place of whatever was generated. */
export interface Machine {
  readonly isa: Isa;
  readonly asm: AsmTables;
  readonly executors: Executors;
}

/** Definitions of files, each lowered once. */
async function compiled(files: readonly string[]): Promise<[Definition, Semantics][]> {
  const library = new Library(
    readdirSync(folder)
      .filter((name) => name.endsWith(".pcode"))
      .map((name) => parseFile(readFileSync(new URL(name, folder), "utf8"), name)),
  );
  const definitions = library.files
    .filter(({ file }) => files.includes(file))
    .flatMap((file) => library.compile(file));
  const executors = await load(definitions.map((one) => lower(one)));
  return definitions.map((one, i) => [one, define(one.symbol, one.class, executors[i]!.fast)]);
}

/** Machines of some generations by name. */
export async function machinesWith(
  files: readonly string[],
  generations: readonly GenerationId[],
): Promise<Map<GenerationId, Machine>> {
  const definitions = await compiled(files);
  const made = new Map<GenerationId, Machine>();
  for (const generation of generations) {
    const { isa, executors } = await machineOf(generation);
    const path = `../../generated/${generation}/asm.ts`;
    const { asm } = (await import(/* @vite-ignore */ path)) as { asm: AsmTables };
    const semantics = new Map(executors.semantics);
    for (const [definition, one] of definitions) {
      if (!definition.generations.includes(generation)) continue;
      for (const name of definition.names) semantics.set(name, one);
    }
    made.set(generation, { isa, asm, executors: { ...executors, semantics } });
  }
  return made;
}

export interface Setup {
  readonly size?: 32 | 64;
  /** Bytes at address `base`, seen in place. */
  readonly memory?: Uint8Array;
  readonly base?: number;
  readonly lds?: Uint8Array;
}

/** A wave with memory. */
export function waveOf(machine: Machine, { size, memory, base = 0x10000, lds }: Setup): Wave {
  const wave = new Wave({ isa: machine.isa, ...(size === undefined ? {} : { size }) });
  const options = { outOfRange: "fault", misaligned: "allow" } as const;
  const space = new AddressSpace();
  if (memory !== undefined) space.map(base, memory);
  const local = new LocalMemory(lds ?? new Uint8Array(0), options);
  const scratch = new ScratchMemory(new Uint8Array(0), wave.size, options);
  wave.lds = local;
  wave.mem = new FlatMemory({
    space,
    lds: local,
    scratch,
    sharedBase: wave.sharedBase,
    privateBase: wave.privateBase,
    options,
  });
  return wave;
}

/** Runs lines of assembly to their end. */
export function runText(machine: Machine, wave: Wave, text: string): void {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const bytes = lines.map((line) => assemble(machine, line.trim(), { wave: wave.size, true16: false }));
  const code = new Uint8Array(bytes.reduce((sum, one) => sum + one.length, 0));
  let at = 0;
  for (const one of bytes) {
    code.set(one, at);
    at += one.length;
  }
  wave.pc = 0;
  new Program(machine.isa, machine.executors, code).run(wave);
}

/** Sets scalar registers from `first` on. */
export function setScalars(wave: Wave, first: number, words: readonly number[]): void {
  words.forEach((word, i) => {
    wave.u[wave.sgpr0 + first + i] = word;
  });
}

/** A vector register, all lanes. */
export const row = (wave: Wave, register: number): Uint32Array =>
  wave.u.subarray(register * wave.size, (register + 1) * wave.size);

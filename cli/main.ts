#!/usr/bin/env node
/** The `amdgpu-isa` command. Thin: each command is a function of its own file, loaded when asked for. */
import { createRequire } from "node:module";
import { generations, loadAsm, loadExecutors, loadIsa } from "../generated/index.js";
import type { Isa } from "../runtime/isa/isa.js";
import type { AsmOptions, AsmTarget } from "../runtime/asm/index.js";
import type { Statements } from "../runtime/isa/statement.js";
import { toBytes } from "../runtime/isa/encode.js";
import { commandOf, readCommandLine, type Options } from "./commandLine.js";
import { FileError, checkFolder, readFile, writeFile } from "./files.js";
import { generationId } from "./generationId.js";
import { answerLines, messageOf } from "./lines.js";
import { USAGE, UsageError, commandNames, usageOf } from "./usage.js";

/** Errors that tell of a file or a program, not of this one: their message goes to stderr and the exit code is 1. */
const FAULTS = new Set([
  ...["FileError", "ElfError", "KernelError", "ExecutionError", "MemoryFault", "ThreadError"],
  ...["ImportError", "SpecError"],
]);

interface Context {
  readonly args: readonly string[];
  readonly options: Options;
}

function waveOf(isa: Isa, options: Options): 32 | 64 {
  if (options.wave === undefined) return isa.generation.defaultWaveSize;
  const wave = Number(options.wave);
  if (wave !== 32 && wave !== 64) throw new UsageError("--wave is 32 or 64");
  if (!isa.generation.waveSizes.includes(wave)) throw new UsageError(`${isa.id} has no wave${wave}`);
  return wave;
}

const COMMANDS: Readonly<Record<string, (context: Context) => Promise<void>>> = {
  async decode({ args, options }) {
    const isa = await loadIsa(await generationId(args[0]));
    const wave = waveOf(isa, options);
    const { decodeLine } = await import("./decode.js");
    await answerLines((line) => decodeLine(isa, wave, line));
  },
  async encode({ args }) {
    const isa = await loadIsa(await generationId(args[0]));
    const { encodeLine } = await import("./decode.js");
    await answerLines((line) => encodeLine(isa, line));
  },
  async show({ args, options }) {
    const name = args[0];
    if (name === undefined) throw new UsageError("an instruction is due");
    const isas = await loadAll();
    const id = options.generation === undefined ? undefined : await generationId(options.generation);
    const isa = id === undefined ? newestWith(isas, name) : isas.find((one) => one.id === id)!;
    const { chooseForm, page } = await import("./show.js");
    const { pageText } = await import("./showText.js");
    const form = chooseForm(isa, name, options.encoding);
    const one = page(isa, form, isas, await loadStatements(), null);
    console.log(options.json === true ? JSON.stringify(one, null, 2) : pageText(one, isas));
  },
  async run({ args, options }) {
    const id = await generationId(args[0]);
    const isa = await loadIsa(id);
    const wave = waveOf(isa, options);
    const executors = await loadExecutors(id);
    const { runLine } = await import("./run.js");
    await answerLines((line) => {
      try {
        return runLine(isa, executors, line, { wave });
      } catch (error) {
        return JSON.stringify({ error: messageOf(error) });
      }
    });
  },
  async disasm({ args, options }) {
    const target = await asmTarget(args[0]);
    const asmOptions = asmOptionsOf(target.isa, options);
    const { disasmLine } = await import("./disasm.js");
    await answerLines((line) => disasmLine(target, line, asmOptions));
  },
  async asm({ args, options }) {
    const target = await asmTarget(args[0]);
    const asmOptions = asmOptionsOf(target.isa, options);
    const { asmFile, asmLine } = await import("./asm.js");
    const path = args[1];
    if (path === undefined) return answerLines((line) => asmLine(target, line, asmOptions));
    const source = new TextDecoder().decode(readFile(path));
    const { hex, errors } = asmFile(target, source, path === "-" ? "<stdin>" : path, asmOptions);
    for (const error of errors) console.error(error);
    if (errors.length > 0) process.exitCode = 1;
    else console.log(hex);
  },
  async objdump({ args }) {
    const path = args[0];
    if (path === undefined) throw new UsageError("a file is due");
    const { objdump } = await import("./objdump.js");
    const { disassemblers } = await import("./disassemblers.js");
    const options = { name: path, disassembler: await disassemblers(loadIsa, loadAsm, generations) };
    const bytes = readFile(path);
    ofFile(path, () => {
      for (const line of objdump(bytes, options)) console.log(line);
    });
  },
  async kernel({ args, options }) {
    const path = args[0];
    if (path === undefined) throw new UsageError("a code object is due");
    if (options.grid === undefined || options.block === undefined)
      throw new UsageError("--grid and --block are due");
    const { runKernel } = await import("./kernel.js");
    const { readCodeObject } = await import("../generated/kernel.js");
    const bytes = readFile(path);
    const object = ofFile(path, () => readCodeObject(bytes));
    for (const dump of options.dump ?? []) checkFolder(dump.replace(/^\d+:/, ""));
    const { disassemblers } = await import("./disassemblers.js");
    const text = await disassemblers(loadIsa, loadAsm, generations);
    await runKernel(
      {
        object,
        ...(options.name === undefined ? {} : { name: options.name }),
        grid: options.grid,
        block: options.block,
        args: options.arg ?? [],
        dumps: options.dump ?? [],
        trace: options.trace === true,
        stats: options.stats === true,
        ...(options.lds === undefined ? {} : { dynamicLds: count(options.lds, "--lds") }),
        ...(options.stack === undefined ? {} : { stack: count(options.stack, "--stack") }),
        ...(options["max-steps"] === undefined
          ? {}
          : { maxSteps: count(options["max-steps"], "--max-steps") }),
        ...(options.threads === undefined ? {} : { threads: count(options.threads, "--threads") }),
      },
      {
        load: async (id) => {
          const generation = await generationId(id);
          return { isa: await loadIsa(generation), executors: await loadExecutors(generation) };
        },
        textOf: (isa, inst) => text(isa.id, inst.wave)(toBytes(inst.words), 0)?.text ?? inst.name,
        readFile,
        writeFile,
        print: (line) => console.log(line),
        runThreads: async (id, ...rest) =>
          (await import("./kernelThreads.js")).runThreads(await generationId(id), ...rest),
        ...(process.stderr.isTTY
          ? { progress: (line: string | null) => void process.stderr.write(`\r\x1b[K${line ?? ""}`) }
          : {}),
      },
    );
  },
  async coverage({ args, options }) {
    const ids = args.length === 0 ? generations : await Promise.all(args.map(generationId));
    const { coverage, coverageText } = await import("./coverage.js");
    const rows = [];
    for (const id of ids) rows.push(coverage(await loadIsa(id), await loadExecutors(id), await loadAsm(id)));
    console.log(options.json === true ? JSON.stringify(rows, null, 2) : coverageText(rows, false));
  },
  async list({ args, options }) {
    const isa = await loadIsa(await generationId(args[0]));
    const { listInstructions, listText } = await import("./list.js");
    console.log(options.json === true ? JSON.stringify(listInstructions(isa), null, 2) : listText(isa));
  },
  async port({ args, options }) {
    const [from, to] = [await generationId(args[0]), await generationId(args[1])];
    const { portSide } = await import("./diffSides.js");
    const { Porter, portLine } = await import("./port.js");
    const left = await portSide(from);
    const porter = new Porter(
      left,
      await portSide(to),
      options.wave === undefined ? undefined : waveOf(left.isa, options),
    );
    await answerLines((line) => portLine(porter, line, options.json === true));
  },
  async diff({ args, options }) {
    const { diffCommand } = await import("./diffCommand.js");
    console.log(await diffCommand(args, options));
  },
};

/** What a file is said to be wrong in begins with its name. */
function ofFile<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && error.name === "ElfError") throw new FileError(`${path}: ${error.message}`);
    throw error;
  }
}

function count(text: string, option: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new UsageError(`${option} takes a whole number from 1`);
  return value;
}

async function asmTarget(name: string | undefined): Promise<AsmTarget> {
  const id = await generationId(name);
  return { isa: await loadIsa(id), asm: await loadAsm(id) };
}

function asmOptionsOf(isa: Isa, options: Options): AsmOptions {
  return { wave: waveOf(isa, options), ...(options.true16 === undefined ? {} : { true16: options.true16 }) };
}

const loadAll = (): Promise<Isa[]> => Promise.all(generations.map((id) => loadIsa(id)));

/** The generation to show an instruction of when none is asked for: the last listed that has it. */
function newestWith(isas: readonly Isa[], name: string): Isa {
  return [...isas].reverse().find((isa) => isa.instruction(name) !== undefined) ?? isas[isas.length - 1]!;
}

async function loadStatements(): Promise<Statements> {
  return (await import("../generated/semantics/statements.js")).statements;
}

async function main(argv: readonly string[]): Promise<number> {
  try {
    const { command, args, options } = readCommandLine(argv);
    if (options.version === true) {
      const manifest = createRequire(import.meta.url)("amdgpu-isa/package.json") as { version: string };
      console.log(manifest.version);
      return 0;
    }
    if (options.help === true || command === "help") {
      const about = command === "help" ? args[0] : (command ?? undefined);
      if (about !== undefined && !commandNames.includes(about))
        throw new UsageError(`unknown command ${about}`);
      console.log(about === undefined ? USAGE : usageOf(about));
      return 0;
    }
    await COMMANDS[command!]!({ args, options });
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      const command = commandOf(argv);
      console.error(`amdgpu-isa: ${error.message}\n\n${command === null ? USAGE : usageOf(command)}`);
      return 2;
    }
    if (!(error instanceof Error && (FAULTS.has(error.name) || "syscall" in error))) throw error;
    console.error(`amdgpu-isa: ${error.message}`);
    return 1;
  }
}

// A reader that goes away (head, less) ends the output, not the program with a trace.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
const status = await main(process.argv.slice(2));
if (status !== 0) process.exitCode = status;

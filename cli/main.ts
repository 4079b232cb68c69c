#!/usr/bin/env node
/** The `amdgpu-isa` command. Thin: each command is a function of its own file, loaded when asked for. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { generations, loadAsm, loadExecutors, loadIsa, type GenerationId } from "../generated/index.js";
import type { Isa } from "../runtime/isa/isa.js";
import type { AsmOptions, AsmTarget } from "../runtime/asm/index.js";
import type { Statements } from "../runtime/isa/statement.js";
import { toBytes } from "../runtime/isa/encode.js";
import { answerLines, messageOf } from "./lines.js";
import { USAGE, usageOf } from "./usage.js";

/** Errors that tell of a file or a program, not of this one: their message goes to stderr and the exit code is 1. */
const FAULTS = new Set([
  ...["ElfError", "KernelError", "ExecutionError", "MemoryFault", "ThreadError"],
  ...["ImportError", "SpecError"],
]);

/** A mistake in the command line: its message goes to stderr and the exit code is 2. */
class UsageError extends Error {}

interface Context {
  readonly args: readonly string[];
  readonly options: Options;
}

type Options = ReturnType<typeof parse>["values"];

function parse() {
  return parseArgs({
    allowPositionals: true,
    options: {
      wave: { type: "string" },
      true16: { type: "boolean" },
      name: { type: "string" },
      grid: { type: "string" },
      block: { type: "string" },
      arg: { type: "string", multiple: true },
      dump: { type: "string", multiple: true },
      trace: { type: "boolean" },
      stats: { type: "boolean" },
      "max-steps": { type: "string" },
      stack: { type: "string" },
      lds: { type: "string" },
      threads: { type: "string" },
      json: { type: "boolean" },
      markdown: { type: "boolean" },
      html: { type: "boolean" },
      generation: { type: "string" },
      encoding: { type: "string" },
      help: { type: "boolean", short: "h" },
      version: { type: "boolean" },
    },
  });
}

function generationId(name: string | undefined): GenerationId {
  if ((generations as readonly string[]).includes(name ?? "")) return name as GenerationId;
  throw new UsageError(
    `${name === undefined ? "a generation is due" : `unknown generation ${name}`}: one of ${generations.join(" ")}`,
  );
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
    const isa = await loadIsa(generationId(args[0]));
    const wave = waveOf(isa, options);
    const { decodeLine } = await import("./decode.js");
    await answerLines((line) => decodeLine(isa, wave, line));
  },
  async encode({ args }) {
    const isa = await loadIsa(generationId(args[0]));
    const { encodeLine } = await import("./decode.js");
    await answerLines((line) => encodeLine(isa, line));
  },
  async show({ args, options }) {
    const name = args[0];
    if (name === undefined) throw new UsageError("an instruction is due");
    const isas = await loadAll();
    const isa =
      options.generation === undefined
        ? newestWith(isas, name)
        : isas.find((one) => one.id === generationId(options.generation))!;
    const { chooseForm, page } = await import("./show.js");
    const { pageText } = await import("./showText.js");
    const form = chooseForm(isa, name, options.encoding);
    const one = page(isa, form, isas, await loadStatements(), null);
    console.log(options.json === true ? JSON.stringify(one, null, 2) : pageText(one, isas));
  },
  async run({ args, options }) {
    const id = generationId(args[0]);
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
    const { hex, errors } = asmFile(target, readFileSync(path, "utf8"), path, asmOptions);
    for (const error of errors) console.error(error);
    if (errors.length > 0) process.exitCode = 1;
    console.log(hex);
  },
  async objdump({ args }) {
    const path = args[0];
    if (path === undefined) throw new UsageError("a file is due");
    const { objdump } = await import("./objdump.js");
    const { disassemblers } = await import("./disassemblers.js");
    const options = { name: path, disassembler: await disassemblers(loadIsa, loadAsm, generations) };
    for (const line of objdump(readFileSync(path), options)) console.log(line);
  },
  async kernel({ args, options }) {
    const path = args[0];
    if (path === undefined) throw new UsageError("a code object is due");
    if (options.grid === undefined || options.block === undefined)
      throw new UsageError("--grid and --block are due");
    const { runKernel } = await import("./kernel.js");
    const { disassemblers } = await import("./disassemblers.js");
    const text = await disassemblers(loadIsa, loadAsm, generations);
    await runKernel(
      {
        bytes: readFileSync(path),
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
          const generation = generationId(id);
          return { isa: await loadIsa(generation), executors: await loadExecutors(generation) };
        },
        textOf: (isa, inst) => text(isa.id, inst.wave)(toBytes(inst.words), 0)?.text ?? inst.name,
        readFile: (file) => readFileSync(file),
        writeFile: (file, bytes) => writeFileSync(file, bytes),
        print: (line) => console.log(line),
        runThreads: async (id, ...rest) =>
          (await import("./kernelThreads.js")).runThreads(generationId(id), ...rest),
        ...(process.stderr.isTTY
          ? { progress: (line: string | null) => void process.stderr.write(`\r\x1b[K${line ?? ""}`) }
          : {}),
      },
    );
  },
  async coverage({ args, options }) {
    const ids = args.length === 0 ? generations : args.map(generationId);
    const { coverage, coverageText } = await import("./coverage.js");
    const rows = [];
    for (const id of ids) rows.push(coverage(await loadIsa(id), await loadExecutors(id), await loadAsm(id)));
    console.log(options.json === true ? JSON.stringify(rows, null, 2) : coverageText(rows, false));
  },
  async list({ args, options }) {
    const isa = await loadIsa(generationId(args[0]));
    const { listInstructions, listText } = await import("./list.js");
    console.log(options.json === true ? JSON.stringify(listInstructions(isa), null, 2) : listText(isa));
  },
  async port({ args, options }) {
    const [from, to] = [generationId(args[0]), generationId(args[1])];
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

/** Most arguments that a command takes, where that is not one. */
const MOST_ARGUMENTS: Readonly<Record<string, number>> = { asm: 2, port: 2, diff: 2, coverage: Infinity };

function count(text: string, option: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new UsageError(`${option} takes a whole number from 1`);
  return value;
}

async function asmTarget(name: string | undefined): Promise<AsmTarget> {
  const id = generationId(name);
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

async function main(): Promise<number> {
  let usage = USAGE;
  try {
    const { values: options, positionals } = parse();
    const [command, ...args] = positionals;
    if (options.version === true) {
      const manifest = createRequire(import.meta.url)("amdgpu-isa/package.json") as { version: string };
      console.log(manifest.version);
      return 0;
    }
    if (options.help === true || command === undefined) {
      console.log(USAGE);
      return options.help === true ? 0 : 2;
    }
    const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
    if (run === undefined) throw new UsageError(`unknown command ${command}`);
    usage = usageOf(command);
    const most = MOST_ARGUMENTS[command] ?? 1;
    if (args.length > most) throw new UsageError(`${args[most]} is one argument too many`);
    await run({ args, options });
    return 0;
  } catch (error) {
    const mistake =
      error instanceof UsageError ||
      error instanceof RangeError ||
      (error instanceof TypeError && "code" in error);
    if (mistake) {
      console.error(`amdgpu-isa: ${error.message}\n\n${usage}`);
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
const status = await main();
if (status !== 0) process.exitCode = status;

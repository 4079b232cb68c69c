import { generations } from "../generated/index.js";

export const USAGE = `usage: amdgpu-isa <command> ...

Batch commands read stdin line by line and write one line for each, errors included:
  decode <generation> [--wave 32|64]     hex bytes to JSON
  encode <generation>                    that JSON to hex bytes
  disasm <generation> [--wave 32|64] [--true16]    hex bytes to LLVM's text
  asm <generation> [--wave 32|64] [--true16]       one instruction a line to hex bytes
  run <generation> [--wave 32|64]        a program and its registers as JSON to the state it leaves

Pages and tables:
  show <instruction> [--generation g] [--encoding e] [--json]
  list <generation> [--json]
  diff <a> <b> [--json|--markdown|--html]    generations, XML files or revision:generation
  port <from> <to> [--wave 32|64] [--json]         bytes or assembly on stdin: what becomes of each line
  coverage [generation ...] [--json]

Whole files:
  asm <generation> FILE [--wave 32|64] [--true16]         a source with labels and directives to hex bytes
  objdump FILE                           a code object's sections, kernels and instructions
  kernel FILE [--name K] --grid X,Y,Z --block X,Y,Z       work-items in all, and of a workgroup
         --arg type:value|hex:BYTES|buffer:SIZE|file:PATH|lds:SIZE ...    u8 to u64, i8 to i64, f32, f64
         [--dump N:PATH]                 bytes of argument N, from 0, to a file
         [--trace]                       each instruction with the registers and memory that it wrote
         [--stats]                       how often each instruction ran, and how exact its result is
         [--threads N]                   workgroups on N threads, same result
         [--max-steps N] [--lds BYTES] [--stack BYTES]    limit of a wave; dynamic LDS; stack of a lane

generations: ${generations.join(" ")}`;

/** A mistake in the command line: its message and the command's usage go to stderr, and the exit code is 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The commands, in the order of the usage. */
export const commandNames: readonly string[] = [
  ...new Set([...USAGE.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name!)),
];

/** The lines that tell of one command: its own and what is set in below them. */
function linesOf(command: string): string[] {
  const lines: string[] = [];
  let within = false;
  for (const line of USAGE.split("\n")) {
    within = line.startsWith(`  ${command} `) || (within && line.startsWith("   "));
    if (within) lines.push(line);
  }
  return lines;
}

/** The usage of one command. */
export const usageOf = (command: string): string => `usage:\n${linesOf(command).join("\n")}`;

/** Names of the options that the usage of a command tells of. */
export const optionsOf = (command: string): readonly string[] =>
  [
    ...linesOf(command)
      .join("\n")
      .matchAll(/(?<=--)[a-z][a-z0-9-]*/g),
  ].map(([name]) => name);

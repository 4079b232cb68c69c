/** The command line, taken apart and checked: what a command does not know is refused, never ignored. */
import { parseArgs } from "node:util";
import { nearest } from "../runtime/asm/nearest.js";
import { UsageError, commandNames, optionsOf } from "./usage.js";

const OPTIONS = {
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
} as const;

/** Options that stand alone or beside any command. */
const GENERAL: readonly string[] = ["help", "version"];

const strict = (args: readonly string[]) =>
  parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });

export type Options = ReturnType<typeof strict>["values"];

export interface CommandLine {
  /** null when there is none. */
  readonly command: string | null;
  readonly args: readonly string[];
  readonly options: Options;
}

/** Most arguments that a command takes, where that is not one. */
const MOST_ARGUMENTS: Readonly<Record<string, number>> = { asm: 2, port: 2, diff: 2, coverage: Infinity };

/** `: did you mean NAME?` when a name is near, else nothing. */
export function suggestion(text: string, names: Iterable<string>): string {
  const name = nearest(text, names);
  return name === null ? "" : `: did you mean ${name}?`;
}

/**
 * The command that is asked for, as far as it can be told from a line that may be wrong: the first argument. Else null,
 * for a line without one or with an unknown one.
 */
export function commandOf(args: readonly string[]): string | null {
  const command = args.find((arg) => !arg.startsWith("-"));
  return command !== undefined && commandNames.includes(command) ? command : null;
}

/** @throws UsageError */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { tokens, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: OPTIONS,
  });
  const [command, ...rest] = positionals;
  const known = command !== undefined && commandNames.includes(command);
  if (command !== undefined && !known && command !== "help")
    throw new UsageError(`unknown command ${command}${suggestion(command, commandNames)}`);
  if (command === undefined && !tokens.some((one) => one.kind === "option" && GENERAL.includes(one.name)))
    throw new UsageError("a command is due");
  const own = [...GENERAL, ...(known ? optionsOf(command) : [])];
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    checkOption(token, own, command);
    if (seen.has(token.name) && !("multiple" in OPTIONS[token.name as keyof typeof OPTIONS]))
      throw new UsageError(`${token.rawName} is given twice`);
    seen.add(token.name);
  }
  const { values: options } = strict(args);
  const most = known ? (MOST_ARGUMENTS[command] ?? 1) : 1;
  if (rest.length > most) throw new UsageError(`${rest[most]} is one argument too many`);
  return { command: command ?? null, args: rest, options };
}

interface Option {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

/** @throws UsageError for an option that the command has not, and for a value that lacks or is too many */
function checkOption(
  { name, rawName, value, inlineValue }: Option,
  own: readonly string[],
  command?: string,
): void {
  if (!Object.hasOwn(OPTIONS, name) || (rawName.startsWith("--") && rawName !== `--${name}`))
    throw new UsageError(`unknown option ${rawName}${suggestion(name, own).replace("mean ", "mean --")}`);
  if (!own.includes(name)) throw new UsageError(`${command ?? "no command"} takes no ${rawName}`);
  const { type } = OPTIONS[name as keyof typeof OPTIONS];
  if (type === "boolean" && value !== undefined) throw new UsageError(`${rawName} takes no value`);
  if (type === "string" && (value === undefined || (inlineValue !== true && /^-./.test(value))))
    throw new UsageError(`${rawName} lacks its value`);
}

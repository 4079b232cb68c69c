import type { Isa } from "../isa/isa.js";
import { Assembler } from "./assembler.js";
import { Disassembler, type AsmOptions } from "./disassembler.js";
import type { AsmTables } from "./tables.js";

/** A generation to write and read assembly for: its decoder and its tables of syntax. */
export interface AsmTarget {
  readonly isa: Isa;
  readonly asm: AsmTables;
}

/** Disassemblers and assemblers by tables and options; made once, as they prepare forms on first use. */
const disassemblers = new WeakMap<AsmTables, Map<string, Disassembler>>();
const assemblers = new WeakMap<AsmTables, Map<string, Assembler>>();

function cached<T>(
  cache: WeakMap<AsmTables, Map<string, T>>,
  target: AsmTarget,
  options: AsmOptions,
  make: () => T,
): T {
  let byOptions = cache.get(target.asm);
  if (byOptions === undefined) cache.set(target.asm, (byOptions = new Map<string, T>()));
  const key = `${options.wave ?? ""} ${options.true16 ?? ""}`;
  let found = byOptions.get(key);
  if (found === undefined) byOptions.set(key, (found = make()));
  return found;
}

export const disassemblerOf = (target: AsmTarget, options: AsmOptions = {}): Disassembler =>
  cached(disassemblers, target, options, () => new Disassembler(target.isa, target.asm, options));

export const assemblerOf = (target: AsmTarget, options: AsmOptions = {}): Assembler =>
  cached(assemblers, target, options, () => new Assembler(target.isa, target.asm, options));

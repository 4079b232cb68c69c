/** Disassemblers of all generations, made when first needed. */
import { Disassembler } from "../runtime/asm/disassembler.js";
import type { AsmTables } from "../runtime/asm/tables.js";
import { DecodeError } from "../runtime/isa/errors.js";
import type { Isa } from "../runtime/isa/isa.js";
import type { Disassemble } from "./objdump.js";

/** Loads every generation's tables; `(generation, wave)` then gives a function that prints one instruction. */
export async function disassemblers<Id extends string>(
  loadIsa: (id: Id) => Promise<Isa>,
  loadAsm: (id: Id) => Promise<AsmTables>,
  ids: readonly Id[],
): Promise<(generation: string, wave: 32 | 64) => Disassemble> {
  const isas = new Map(await Promise.all(ids.map(async (id) => [id as string, await loadIsa(id)] as const)));
  const tables = new Map(
    await Promise.all(ids.map(async (id) => [id as string, await loadAsm(id)] as const)),
  );
  const made = new Map<string, Disassemble>();
  return (generation, wave) => {
    const key = `${generation} ${wave}`;
    let found = made.get(key);
    if (found === undefined) {
      const isa = isas.get(generation);
      const asm = tables.get(generation);
      if (isa === undefined || asm === undefined) throw new RangeError(`unknown generation ${generation}`);
      made.set(key, (found = disassembler(isa, new Disassembler(isa, asm, { wave }), wave)));
    }
    return found;
  };
}

function disassembler(isa: Isa, printer: Disassembler, wave: 32 | 64): Disassemble {
  return (bytes, offset) => {
    try {
      const inst = isa.decode(bytes, offset, { wave });
      return { text: printer.print(inst), size: inst.size };
    } catch (error) {
      if (error instanceof DecodeError) return null;
      throw error;
    }
  };
}

/** `list`: the instructions of a generation. */
import type { Isa } from "../runtime/isa/isa.js";

export interface ListedInstruction {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly group: string;
  readonly subgroups: readonly string[];
  readonly forms: readonly {
    readonly encoding: string;
    readonly condition: string;
    readonly opcode: number;
    readonly size: number;
    readonly half: string;
  }[];
}

export function listInstructions(isa: Isa): ListedInstruction[] {
  return isa.model.instructions.map((instruction) => ({
    name: instruction.name,
    aliases: instruction.aliases,
    group: instruction.group,
    subgroups: instruction.subgroups,
    forms: instruction.forms.map((form) => ({
      encoding: form.encoding.name,
      condition: form.variant.condition,
      opcode: form.opcode,
      size: form.encoding.size,
      half: form.half,
    })),
  }));
}

/** One line an instruction: name, then encoding and opcode of each encoding. */
export function listText(isa: Isa): string {
  return listInstructions(isa)
    .map(({ name, forms }) => {
      const seen = new Map(forms.map((form) => [`${form.encoding}:${form.opcode}`, form]));
      return `${name.padEnd(40)} ${[...seen.keys()].join(" ")}`;
    })
    .join("\n");
}

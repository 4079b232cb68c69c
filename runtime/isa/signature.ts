import type { Form, InstructionInfo } from "./model.js";

/** One operand that the caller of `encode` names. */
export interface Slot {
  /** Name in `encode`: the field's in lower case, the same for all encodings of an instruction. */
  readonly key: string;
  /** Place among a form's explicit operands. */
  readonly position: number;
}

/**
 * The operands of an instruction as `encode` takes them. Encodings spell one operand differently (VSRC1 and SRC1,
 * SRC0 and VSRC0 and LITERAL, VCC without a field and SDST): the place in the operand list is what they share.
 */
export function signatureOf(instruction: InstructionInfo, half: "" | "x" | "y" = ""): readonly Slot[] {
  const cached = cache.get(instruction)?.[half];
  if (cached !== undefined) return cached;
  const forms = instruction.forms.filter((form) => half === "" || form.half === half);
  const slots: Slot[] = [];
  const count = Math.max(0, ...forms.map((form) => explicitOperands(form).length));
  for (let position = 0; position < count; position++) {
    const names = forms.map((form) => explicitOperands(form)[position]?.field ?? null);
    const name =
      names.find((field) => field !== null && !/^LITERAL/.test(field)) ??
      names.find((field) => field !== null);
    if (name != null) slots.push({ key: operandKey(name), position });
  }
  cache.set(instruction, { ...cache.get(instruction), [half]: slots });
  return slots;
}

const cache = new WeakMap<InstructionInfo, { readonly [half in "" | "x" | "y"]?: readonly Slot[] }>();

/** VSRC1 and SRC1 are `src1`; SRCX0 of a pair is `src0`; all else is the field in lower case. */
export function operandKey(field: string): string {
  const half = /^(VDST|SRC|VSRC)[XY](\d?)$/.exec(field);
  const name = (half === null ? field : half[1]! + half[2]!).toLowerCase();
  return /^vsrc\d$/.test(name) ? name.slice(1) : name;
}

/** The operands that assembly shows. */
export const explicitOperands = (form: Form): Form["operands"] => {
  let found = explicit.get(form.operands);
  if (found === undefined)
    explicit.set(form.operands, (found = form.operands.filter((operand) => !operand.implicit)));
  return found;
};

const explicit = new WeakMap<Form["operands"], Form["operands"]>();

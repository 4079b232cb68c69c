import type { Instruction } from "../../isa/instruction.js";
import { UnsupportedError } from "../errors.js";
import { runComposite, Step } from "../step.js";
import { sourcePlace } from "./place.js";
import type { BindTarget } from "./target.js";

/**
 * Binding of instructions that move tiles of tensors: the groups of the descriptor, in scalar registers that the
 * address fields name, are sources 0 to 3. Groups that are NULL read as zeros.
 */

const FIELDS: ReadonlyMap<string | null, 0 | 1 | 2 | 3> = new Map([
  ["VADDR0", 0],
  ["VADDR1", 1],
  ["VADDR2", 2],
  ["VADDR3", 3],
]);

/** Whether an instruction is bound here. */
export const movesTensors = ({ name, encoding }: Instruction): boolean =>
  encoding === "ENC_VIMAGE" && name.startsWith("TENSOR_");

/** Binds an instruction at byte address `pc`. @throws UnsupportedError, RunError */
export function bindTensor(inst: Instruction, pc: number, target: BindTarget): Step {
  const { name } = inst;
  const semantics = target.executors.semantics.get(name);
  if (semantics === undefined) throw new UnsupportedError(name, pc);
  const step = new Step();
  step.pc = pc;
  step.next = pc + inst.size;
  const before: Step[] = [];
  const context = { ...target, name, pc, before, bank: () => 0 };
  const places = [0, 0, 0, 0];
  for (const operand of inst.operands) {
    const slot = FIELDS.get(operand.field);
    if (slot !== undefined) places[slot] = sourcePlace(context, operand).at;
  }
  [step.s0, step.s1, step.s2, step.s3] = places as [number, number, number, number];
  step.h0 = step.h1 = step.h2 = step.h3 = 1;
  step.core = semantics.fast;
  step.before = before;
  step.run = runComposite;
  return step;
}

import type { Instruction } from "../../isa/instruction.js";
import { UnsupportedError } from "../errors.js";
import { Step } from "../step.js";
import { stepFields } from "./fields.js";
import { registerPlace } from "./place.js";
import type { BindTarget } from "./target.js";

/**
 * Binding of instructions that interpolate vertex parameters or load them from LDS. Their definitions see all lanes
 * and the raw fields, NEG, OPSEL and CLAMP among them; sources are the registers as they are.
 */

const FORMATS: ReadonlySet<string> = new Set(["ENC_VINTRP", "ENC_VINTERP", "ENC_LDSDIR", "ENC_VDSDIR"]);

/** Whether an instruction is bound here. Interpolations of VOP3 name their attribute in SRC0. */
export const readsParameters = (inst: Instruction): boolean =>
  FORMATS.has(inst.encoding) || inst.name.startsWith("V_INTERP_");

/** Modifiers of VOP3 that interpolations are not bound with. */
const MODIFIERS = ["NEG", "ABS", "OMOD", "CLAMP"] as const;

/** Binds an instruction at byte address `pc`. @throws UnsupportedError, RunError */
export function bindParameter(inst: Instruction, pc: number, target: BindTarget): Step {
  const { name } = inst;
  const semantics = target.executors.semantics.get(name);
  if (semantics === undefined) throw new UnsupportedError(name, pc);
  const step = new Step();
  step.pc = pc;
  step.next = pc + inst.size;
  step.fields = stepFields(inst, inst.operands);
  step.fields.ATTRCHAN = inst.field("ATTRCHAN") ?? inst.field("ATTR_CHAN") ?? 0;
  if (!FORMATS.has(inst.encoding)) {
    if (MODIFIERS.some((field) => (inst.field(field) ?? 0) !== 0))
      throw new UnsupportedError(name, pc, "modifiers");
    const attribute = inst.field("SRC0")!;
    step.fields.ATTR = attribute & 63;
    step.fields.ATTRCHAN = (attribute >>> 6) & 3;
    // Which half of 16-bit parameters.
    step.fields.OPSEL = attribute >>> 8;
    step.fields.SRC0 = inst.field("SRC1")!;
  }
  // Which parameter V_INTERP_MOV_F32 moves.
  const source = inst.field("VSRC");
  if (source !== undefined) step.fields.SRC0 = source;
  const context = { ...target, name, pc, before: [], bank: () => 0 };
  for (const operand of inst.operands) {
    if (operand.kind !== "vgpr" || operand.info.implicit) continue;
    const { at, k, h } = registerPlace(context, operand)!;
    if (operand.written) [step.d0, step.kd0, step.hd0] = [at, k, h];
    else if (operand.field === "SRC1" && FORMATS.has(inst.encoding)) [step.s1, step.k1, step.h1] = [at, k, h];
    else if (operand.field === "SRC2") [step.s2, step.k2, step.h2] = [at, k, h];
    else [step.s0, step.k0, step.h0] = [at, k, h];
  }
  step.core = (target.mode & semantics.rounds) === 0 ? semantics.fast : (semantics.general ?? semantics.fast);
  step.run = step.core;
  return step;
}

import type { Instruction } from "../../isa/instruction.js";
import { runComposite, Step } from "../step.js";
import { bindImage, isImageFormat } from "./image.js";
import { bindMemory, isMemoryFormat } from "./memory.js";
import { bindParameter, readsParameters } from "./parameter.js";
import { bindTensor, movesTensors } from "./tensor.js";
import { Binding } from "./binding.js";
import type { BindTarget } from "./target.js";

export type { BindTarget } from "./target.js";

const MODE_VSKIP = 1 << 28;
const SCALAR = /^(ENC_)?S(OP|MEM)/;

/** Binds an instruction, or a dual-issue pair, at byte address `pc`. @throws UnsupportedError, RunError */
export function bind(inst: Instruction, pc: number, target: BindTarget): Step {
  if (target.executors.rules.vskip && (target.mode & MODE_VSKIP) !== 0 && !SCALAR.test(inst.encoding))
    return skipped(inst, pc);
  if (inst.formY !== null) return bindPair(inst, pc, target);
  if (isMemoryFormat(inst.encoding)) return bindMemory(inst, pc, target);
  if (movesTensors(inst)) return bindTensor(inst, pc, target);
  if (isImageFormat(inst.encoding)) return bindImage(inst, pc, target);
  if (readsParameters(inst)) return bindParameter(inst, pc, target);
  return new Binding(inst, inst.form, inst.operands, pc, target).step;
}

/** A step that does nothing. */
function skipped(inst: Instruction, pc: number): Step {
  const step = new Step();
  step.pc = pc;
  step.next = pc + inst.size;
  return step;
}

/**
 * Both halves of a pair read their sources before either writes: when Y reads what X writes, X's result waits in a
 * scratch row until Y is done.
 */
function bindPair(inst: Instruction, pc: number, target: BindTarget): Step {
  const count = inst.form.operands.length;
  const operandsX = inst.operands.slice(0, count);
  const operandsY = inst.operands.slice(count);
  let x = new Binding(inst, inst.form, operandsX, pc, target);
  let y = new Binding(inst, inst.formY!, operandsY, pc, target, { row: x.row });
  if (reads(y, x.step.d0)) {
    x = new Binding(inst, inst.form, operandsX, pc, target, { aside: true });
    y = new Binding(inst, inst.formY!, operandsY, pc, target, { row: x.row });
  }
  const pair = new Step();
  pair.pc = pc;
  pair.next = pc + inst.size;
  const coreX = Object.assign(new Step(), x.step, { run: x.step.core, before: [], after: [] });
  const coreY = Object.assign(new Step(), y.step, { run: y.step.core, before: [], after: [] });
  pair.before = [...x.before, coreX, ...y.before, coreY, ...y.after, ...x.after];
  pair.run = runComposite;
  return pair;
}

/** Whether a bound half, or a step before it, reads the register row at `row`. */
function reads({ step, before }: Binding, row: number): boolean {
  return [step, ...before].some((s) => s.s0 === row || s.s1 === row || s.s2 === row || s.s3 === row);
}

import type { Instruction } from "../../isa/instruction.js";
import type { Operand } from "../../isa/operand.js";
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
  const { size } = target.layout;
  const written = { from: x.step.d0, to: x.step.d0 + rowsOf(operandsX) * size };
  if (reads(y, rowsOf(operandsY) * size, written)) {
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

/** Rows of the widest operand. */
const rowsOf = (operands: readonly Operand[]): number =>
  Math.max(...operands.map(({ size }) => (size + 31) >> 5));

/** Whether a bound half, or a step before it, reads up to `width` words that lie among the written ones. */
function reads(
  { step, before }: Binding,
  width: number,
  { from, to }: { from: number; to: number },
): boolean {
  const among = (at: number): boolean => at < to && at + width > from;
  return [step, ...before].some((s) => among(s.s0) || among(s.s1) || among(s.s2) || among(s.s3));
}

import type { Operand } from "../../isa/operand.js";
import { RunError, UnsupportedError } from "../errors.js";
import { ACC_ROW, type Layout } from "../layout.js";
import type { ConstantPool } from "../pool.js";
import type { Step } from "../step.js";
import { inlineConstant, literalConstant, type ConstantUse } from "./constants.js";
import { refresh } from "./fill.js";

/** Where an operand's value lies. */
export interface Place {
  /** Word offset of lane 0's first word. */
  readonly at: number;
  /** Lane stride: 1 for vector registers, 0 for a value that all lanes share. */
  readonly k: 0 | 1;
  /** Distance to the next word of a wider value. */
  readonly h: number;
  /** Its words, when they are constant. */
  readonly constant: readonly number[] | null;
}

/** What places are found in: the layout they are offsets of, and the pool that constants go to. */
export interface PlaceContext {
  readonly name: string;
  readonly pc: number;
  readonly layout: Layout;
  readonly pool: ConstantPool;
  /** Receives steps that must run before a source is read. */
  readonly before: Step[];
  /** Bank of the vector registers an operand names, in registers (S_SET_VGPR_MSB). */
  readonly bank: (operand: Operand) => number;
  /** What inline constants are on an operand, where its format does not say it. */
  readonly constantUse?: (operand: Operand) => ConstantUse;
}

const wordsOf = (size: number): number => (size + 31) >> 5;

/** A vector register row. */
export function vectorPlace(context: PlaceContext, row: number, size: number, limit: number): Place {
  const lanes = context.layout.size;
  if (row + wordsOf(size) > limit) {
    throw new RunError(context.pc, `${context.name}: registers past the end of the register file`);
  }
  return { at: row * lanes, k: 1, h: lanes, constant: null };
}

export function constantPlace(context: PlaceContext, words: readonly number[]): Place {
  return { at: context.pool.constant(words), k: 0, h: 1, constant: words };
}

/** The place of a register operand (vector or scalar), or null when the operand is no register. */
export function registerPlace(context: PlaceContext, operand: Operand): Place | null {
  const code = Number(operand.value);
  const { type } = operand.info;
  const { layout } = context;
  const named = type.values[code];
  if (named === undefined) {
    // Types of scalar registers leave some out that hardware and assemblers know, such as EXEC: the number tells.
    const scalar = type.values[0]?.kind === "sgpr" && code < 128;
    return scalar ? { at: layout.sgpr0 + code, k: 0, h: 1, constant: null } : null;
  }
  switch (named.kind) {
    case "vgpr":
      return vectorPlace(
        context,
        named.index + context.bank(operand),
        operand.size,
        ACC_ROW + context.bank(operand),
      );
    case "accvgpr":
      return vectorPlace(context, ACC_ROW + named.index, operand.size, 2 * ACC_ROW);
    default:
      return code < 128 && named.name !== "NULL"
        ? { at: layout.sgpr0 + code, k: 0, h: 1, constant: null }
        : null;
  }
}

/** The place of any source operand. */
export function sourcePlace(context: PlaceContext, operand: Operand): Place {
  const { info, value, size } = operand;
  if (operand.kind === "literal") {
    if (typeof value === "bigint") {
      return constantPlace(
        context,
        [Number(value & 0xffffffffn), Number(value >> 32n)].slice(0, wordsOf(size)),
      );
    }
    return constantPlace(context, literalConstant(value, info.format, size));
  }
  const register = registerPlace(context, operand);
  if (register !== null) return register;
  const code = Number(value);
  const named = info.type.values[code];
  if (named === undefined) return constantPlace(context, [code, 0]);
  if (named.kind === "inline") {
    const use = context.constantUse?.(operand);
    return constantPlace(context, inlineConstant(code, info.format, size, use));
  }
  if (named.name === "NULL")
    return constantPlace(context, new Array<number>(Math.max(1, wordsOf(size))).fill(0));
  const cell = context.pool.cell(named.name);
  const step = refresh(cell, named.name);
  if (step === null) throw new UnsupportedError(context.name, context.pc, named.name);
  context.before.push(step);
  return { at: cell, k: 0, h: 1, constant: null };
}

/** Scale operands of F8F6F4 and F4: from registers to SCALE_A and SCALE_B. */
import { decodeE8m0, decodeSmall, E4M3_SCALE, E5M3 } from "../float/index.js";
import type { Step } from "../wave/step.js";
import type { Wave } from "../wave/wave.js";
import type { Modifier } from "./definition.js";
import { FieldError } from "./plan.js";
import { SCALE_A, SCALE_B, SCALE_EA, SCALE_EB } from "./work.js";

/** Formats of a scale by their number (CDNA 5 manual 7.12.6). */
const E8M0 = 0;
const SMALL = [null, E5M3, E4M3_SCALE] as const;

/** A scale's value, and its exponent as the alignment sees it. */
function scaleOf(code: number, format: number): readonly [value: number, exponent: number] {
  if (format === E8M0) {
    const value = decodeE8m0(code);
    return [value, value === value ? (code & 0xff) - 127 : 0];
  }
  const small = SMALL[format];
  if (small == null) throw new FieldError(`scale format ${format}`);
  const value = decodeSmall(small, code);
  const exponent = (code >>> small.fractionBits) & ((1 << small.exponentBits) - 1);
  return [value, value === value ? Math.max(exponent, 1) - small.bias : 0];
}

/** Scales of 1, for the forms without scale operands. */
export function unitScales(rows: number, columns: number, blocks: number): void {
  for (let n = 0; n < rows * blocks; n++) {
    SCALE_A[n] = 1;
    SCALE_EA[n] = 0;
  }
  for (let n = 0; n < columns * blocks; n++) {
    SCALE_B[n] = 1;
    SCALE_EB[n] = 0;
  }
}

/** Where a scale operand lies and how its bytes are chosen. */
interface ScaleOperand {
  readonly at: number;
  /** Lane stride: 0 for a scalar or a constant. */
  readonly stride: number;
  readonly format: number;
  /** Byte, or upper half of the lanes, that is read. */
  readonly select: number;
}

/**
 * Fills SCALE_A (row, block) and SCALE_B (block, column) from the two scale operands.
 * @throws FieldError
 */
export function loadScales(
  w: Wave,
  s: Step,
  modifiers: ReadonlySet<Modifier>,
  rows: number,
  columns: number,
  blocks: number,
): void {
  const { fields } = s;
  const bytes = modifiers.has("scale-byte");
  const operands: readonly [ScaleOperand, ScaleOperand] = bytes
    ? [
        {
          at: s.s3,
          stride: s.k3,
          format: E8M0,
          select: (fields.OPSEL & 1) | ((fields.OPSEL_HI & 1) << 1),
        },
        {
          at: s.s4,
          stride: s.k4,
          format: E8M0,
          select: ((fields.OPSEL >> 1) & 1) | (fields.OPSEL_HI & 2),
        },
      ]
    : [
        { at: s.s3, stride: s.k3, format: fields.SCALE_NEG & 3, select: fields.SCALE_OPSEL & 1 },
        { at: s.s4, stride: s.k4, format: fields.SCALE_NEG_HI & 3, select: fields.SCALE_OPSEL_HI & 1 },
      ];
  const read = bytes ? byteOfLane : byteOfBlock;
  for (let row = 0; row < rows; row++) {
    for (let g = 0; g < blocks; g++) {
      const [value, exponent] = scaleOf(read(w, operands[0], row, g, rows), operands[0].format);
      SCALE_A[row * blocks + g] = value;
      SCALE_EA[row * blocks + g] = exponent;
    }
  }
  for (let column = 0; column < columns; column++) {
    for (let g = 0; g < blocks; g++) {
      const [value, exponent] = scaleOf(read(w, operands[1], column, g, columns), operands[1].format);
      SCALE_B[g * columns + column] = value;
      SCALE_EB[g * columns + column] = exponent;
    }
  }
}

/** CDNA 4 (7.2.1): lane row + g * rows holds the scale of block g, in one byte; a constant gives its f32 exponent. */
function byteOfLane(w: Wave, operand: ScaleOperand, row: number, g: number, rows: number): number {
  if (operand.stride === 0 && operand.at >= w.layout.pool) return (w.u[operand.at] >>> 23) & 0xff;
  const word = w.u[operand.at + operand.stride * (row + g * rows)];
  return (word >>> (8 * operand.select)) & 0xff;
}

/**
 * CDNA 5 (7.12.6.2): a row's lane holds the scales of its blocks in consecutive bytes; 16 rows are in one half of the
 * lanes. Of a scalar the low byte counts for all, and the constant 0 means a scale of 1.
 */
function byteOfBlock(w: Wave, operand: ScaleOperand, row: number, g: number, rows: number): number {
  const { u } = w;
  if (operand.stride === 0) {
    const code = u[operand.at] & 0xff;
    return operand.at >= w.layout.pool && u[operand.at] === 0 ? 0x7f : code;
  }
  const lane = rows === 16 ? row + 16 * operand.select : row;
  return (u[operand.at + lane + (g >> 2) * w.size] >>> (8 * (g & 3))) & 0xff;
}

/** Literals behind formats that have none: LLVM's disassembler reads them wherever a source announces one. */
import { readField } from "./fields.js";
import type { Form } from "./model.js";

/** Operand codes of a literal of 32 and of 64 bits. */
const LITERAL = 255;
const LITERAL64 = 254;

/** Operand code of v0, for sources of 9 bits. */
const VECTOR_ZERO = 256;

/** Fields of sources that may be constants. */
const SOURCE = /^S?SRC[XY]?\d$|^SOFFSET$/;

/** LLVM reads the scalar destination of comparisons like a source, too. */
const isSource = ({ field, type }: Form["operands"][number]): boolean =>
  field !== null && (SOURCE.test(field) || (field === "VDST" && !type.hasVgpr));

/** An instruction's dwords with register 0 in the place of each literal. */
export interface Bare {
  readonly words: Uint32Array;
  /** Dwords of the literal that the sources announced: 1 or 2. */
  readonly literalDwords: number;
}

/** `words` without the literals that the sources of these forms announce; null when they announce none. */
export function withoutLiterals(
  forms: readonly Form[],
  words: readonly number[],
  wide: boolean,
): Bare | null {
  const bare = Uint32Array.from(words);
  let literalDwords = 0;
  for (const form of forms) {
    for (const operand of form.operands) {
      if (!isSource(operand)) continue;
      const field = form.encoding.fieldByName.get(operand.field!)!;
      const code = readField(field, words);
      if (code !== LITERAL && !(wide && code === LITERAL64)) continue;
      literalDwords = Math.max(literalDwords, code === LITERAL64 ? 2 : 1);
      const [piece] = field.pieces;
      bare[piece!.word]! &= ~(code << piece!.shift);
      if (operand.type.hasVgpr && piece!.width === 9) bare[piece!.word]! |= VECTOR_ZERO << piece!.shift;
    }
  }
  return literalDwords === 0 ? null : { words: bare, literalDwords };
}

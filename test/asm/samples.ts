/** Dwords of forms with random fields, as far as a generation allows them. */
import { findField } from "../../runtime/asm/field.js";
import type { Isa } from "../../runtime/isa/isa.js";
import type { Form } from "../../runtime/isa/model.js";

/** Dwords of the longest instruction. */
export const MAX_WORDS = 5;

/** Forms that begin an instruction: all but the second halves of pairs. */
export const firstForms = (isa: Isa): Form[] => isa.model.forms.filter(({ half }) => half !== "y");

const encodingOf = (form: Form): string => form.encoding.name.replace(/_INST_LITERAL|_[XY]$/g, "");

/** The second halves that may stand beside the first half of a pair. */
export const matesOf = (isa: Isa, form: Form): Form[] =>
  form.half === "x"
    ? isa.model.forms.filter((one) => one.half === "y" && encodingOf(one) === encodingOf(form))
    : [];

/** The form's bytes with fields made of `noise`; zeros follow. */
export function sampleOf(
  isa: Isa,
  form: Form,
  mate: Form | null,
  noise: readonly number[],
  wave: 32 | 64,
): Uint8Array {
  const halves = mate === null ? [form] : [form, mate];
  const words = Uint32Array.from({ length: MAX_WORDS }, (_, i) => {
    const mask = halves.reduce((all, one) => all | (one.encoding.mask[i] ?? 0), 0);
    const fixed = halves.reduce((all, one) => all | (one.identifier[i] ?? 0), 0);
    return (noise[i % noise.length]! & ~mask) | fixed;
  });
  // What the form's condition asks for: `SRC0 == 255`, `SRC0 in [233, 234]`, `NSA == 2`.
  for (const { encoding, variant } of halves)
    for (const [, name, value] of variant.expression.matchAll(/(\w+) (?:==|in) \[?(\d+)/g))
      findField(encoding, name!)?.write(words, Number(value));
  const numbers = [...words];
  for (let round = 0; round < 2; round++)
    for (const one of halves) isa.settle(one, numbers, wave, noise[0]! & 0xff);
  const bytes = new Uint8Array(numbers.length * 4);
  const view = new DataView(bytes.buffer);
  numbers.forEach((word, i) => view.setUint32(4 * i, word, true));
  return bytes;
}

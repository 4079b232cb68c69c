/** Dwords of forms with random fields, as far as a generation allows them. */
import { markers } from "../../runtime/asm/candidates.js";
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
  const words = Array.from({ length: MAX_WORDS }, (_, i) => {
    const mask = halves.reduce((all, one) => all | (one.encoding.mask[i] ?? 0), 0);
    const fixed = halves.reduce((all, one) => all | (one.identifier[i] ?? 0), 0);
    return ((noise[i % noise.length]! & ~mask) | fixed) >>> 0;
  });
  for (const one of halves) {
    const own = markers(one);
    for (let i = 0; i < own.length; i++) {
      const marked = (own[i]! & ~one.identifier[i]!) >>> 0;
      // A marker is a whole byte or nine bits of a source; the literal's is left to the noise.
      if (marked !== 0) words[i] = ((words[i]! & ~0x1ff) | (own[i]! & 0x1ff)) >>> 0;
    }
  }
  for (let round = 0; round < 2; round++)
    for (const one of halves) isa.settle(one, words, wave, noise[0]! & 0xff);
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  words.forEach((word, i) => view.setUint32(4 * i, word, true));
  return bytes;
}

/** Changed encodings: what a fuzzer makes of valid ones. */
import type { Isa } from "../../runtime/isa/isa.js";
import { bytesOf, hexOf } from "../support/vectors.js";

/** Values at the edges of a field, before it is cut to its width. */
const EDGES = [
  0, 1, 0x7f, 0x80, 0xc0, 0xd0, 0xef, 0xf0, 0xf8, 0xfe, 0xff, 0x100, 0x1ff, 0x7fffffff, 0xffffffff,
];
/** Literals that inline constants and halves have to do with. */
const LITERALS = [
  0, 1, 64, 65, 0xfffffff0, 0xffffffef, 0x3f800000, 0x3f000000, 0x3c00, 0x3c003c00, 0x3f80, 0xffff, 0x8000,
  0x3e22f983, 0x3118, 0x80000000, 0x3ff00000, 0x10000, 0xfff0, 0xffffbc00,
];

/** Vectors are LLVM's, which takes more literals than AMD's formats have. */
const TEXT = { forText: true };

/** Dwords behind the encoding, for literals the change calls for. */
const LITERAL_DWORDS = 3;

/** Valid encodings, every form equally likely, each with one or two bits, a field, or a literal changed. */
export function mutants(
  isa: Isa,
  valid: readonly string[],
  count: number,
  below: (limit: number) => number,
): string[] {
  const forms = new Map<number, string[]>();
  for (const hex of valid) {
    const { id } = isa.decode(bytesOf(hex), 0, TEXT).form;
    const group = forms.get(id);
    if (group === undefined) forms.set(id, [hex]);
    else group.push(hex);
  }
  const groups = [...forms.values()];
  const literal = (): number => (below(2) === 0 ? LITERALS[below(LITERALS.length)]! : below(2 ** 32));
  return Array.from({ length: count }, () => {
    const group = groups[below(groups.length)]!;
    const old = bytesOf(group[below(group.length)]!);
    const bytes = new Uint8Array(old.length + 4 * LITERAL_DWORDS);
    bytes.set(old);
    const view = new DataView(bytes.buffer);
    for (let at = old.length; at < bytes.length; at += 4) view.setUint32(at, literal(), true);
    const inst = isa.decode(old, 0, TEXT);
    switch (below(3)) {
      case 0:
        for (let changes = 1 + below(2); changes > 0; changes--) bytes[below(old.length)]! ^= 1 << below(8);
        break;
      case 1: {
        const { fields } = inst.layout;
        for (let changes = 1 + below(2); changes > 0; changes--) {
          const field = fields[below(fields.length)]!;
          const value = below(2) === 0 ? EDGES[below(EDGES.length)]! : below(2 ** 32);
          for (const { word, shift, width, lsb } of field.pieces) {
            if (4 * word + 4 > bytes.length) continue;
            const mask = (2 ** width - 1) << shift;
            const fixed = inst.form.encoding.mask[word] ?? 0;
            const changed = mask & ~fixed;
            const was = view.getUint32(4 * word, true);
            view.setUint32(4 * word, (was & ~changed) | (((value >>> lsb) << shift) & changed), true);
          }
        }
        break;
      }
      default: {
        // A literal is the last dword of what has one.
        view.setUint32(old.length - 4, literal(), true);
        if (below(2) === 0) bytes[below(old.length)]! ^= 1 << below(8);
      }
    }
    return hexOf(bytes);
  });
}

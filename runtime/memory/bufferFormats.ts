/**
 * Formats of buffer elements, as far as addresses need them, in one numbering: a layout (how many components of which
 * widths) and a kind of number. Sources: the ISA manuals' tables of buffer data formats.
 */

/** Layouts by CDNA's DFMT number, and the bytes of an element. */
const LAYOUT_BYTES = [0, 1, 2, 2, 4, 4, 4, 4, 4, 4, 4, 8, 8, 12, 16, 0] as const;

export const layoutBytes = (layout: number): number => LAYOUT_BYTES[layout & 15]!;

/**
 * How a generation numbers formats: a field for the layout and one for the kind, or one number, whose common numbers
 * these are by code.
 */
export type FormatNumbering = "split" | readonly number[];

/**
 * A format of a generation in the common numbering: layout in bits 3:0, kind in bits 6:4; 0 when it is none. Kinds are
 * CDNA's: UNORM, SNORM, USCALED, SSCALED, UINT, SINT, and 7 FLOAT.
 * @param code the unified format, or of split numberings the descriptor's bits: kind in 2:0, layout in 6:3
 */
export function commonFormat(code: number, formats: FormatNumbering): number {
  if (formats === "split") return ((code >>> 3) & 15) | ((code & 7) << 4);
  return formats[code] ?? 0;
}

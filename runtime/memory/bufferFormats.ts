/**
 * Formats of buffer elements, as far as addresses need them, in one numbering: a layout (how many components of which
 * widths) and a kind of number. Sources: the ISA manuals' tables of buffer data formats.
 */

/** Layouts by CDNA's DFMT number, and the bytes of an element. */
const LAYOUT_BYTES = [0, 1, 2, 2, 4, 4, 4, 4, 4, 4, 4, 8, 8, 12, 16, 0] as const;

export const layoutBytes = (layout: number): number => LAYOUT_BYTES[layout & 15]!;

/** Kinds of numbers by CDNA's NFMT number: UNORM, SNORM, USCALED, SSCALED, UINT, SINT, FLOAT. */
const ALL = [0, 1, 2, 3, 4, 5, 7] as const;
const INTEGER = [0, 1, 2, 3, 4, 5] as const;
const PLAIN = [4, 5, 7] as const;

type Row = readonly [layout: number, kinds: readonly number[]];

/** Formats in order from 1 on: RDNA 1 and 2. */
const RDNA1: readonly Row[] = [
  [1, INTEGER], [2, ALL], [3, INTEGER], [4, PLAIN], [5, ALL], [6, ALL], [7, ALL], [8, INTEGER], [9, INTEGER],
  [10, INTEGER], [11, PLAIN], [12, ALL], [13, PLAIN], [14, PLAIN],
]; // prettier-ignore

/** The same for RDNA 3 on, where some kinds are gone. */
const RDNA3: readonly Row[] = [
  [1, INTEGER], [2, ALL], [3, INTEGER], [4, PLAIN], [5, ALL], [6, [7]], [7, [7]], [8, [0, 1, 4, 5]],
  [9, INTEGER], [10, INTEGER], [11, PLAIN], [12, ALL], [13, PLAIN], [14, PLAIN],
]; // prettier-ignore

const numbered = (rows: readonly Row[]): readonly number[] => [
  0,
  ...rows.flatMap(([layout, kinds]) => kinds.map((kind) => layout | (kind << 4))),
];

const TABLES = { rdna1: numbered(RDNA1), rdna3: numbered(RDNA3) } as const;

/**
 * A format of a generation in the common numbering: layout in bits 3:0, kind in bits 6:4; 0 when it is none.
 * @param code the unified format, or of CDNA ("split") the descriptor's bits: kind in 2:0, layout in 6:3
 */
export function commonFormat(code: number, formats: "split" | "rdna1" | "rdna3"): number {
  if (formats === "split") return ((code >>> 3) & 15) | ((code & 7) << 4);
  return TABLES[formats][code] ?? 0;
}

/** Layout texts of spec/layouts: which lane and which item holds an element of a matrix. */

/** A coordinate: row, column, inner dimension, block, position in the packed row of a sparse A. */
export type Axis = "i" | "j" | "k" | "b" | "p";

/** One bit of a lane or item number: a bit of a coordinate, or null where it is 0 for every element. */
export interface LayoutBit {
  readonly axis: Axis;
  readonly bit: number;
}

export interface Layout {
  /** Bits of the lane number, low one first. */
  readonly lane: readonly (LayoutBit | null)[];
  /** Bits of the item number, low one first. */
  readonly item: readonly LayoutBit[];
}

/** Reads `lane bits | item bits`, e.g. `i0 i1 i2 i3 k2 k3 | k0 k1`; `-` and `0` are lane bits that stay 0. */
export function parseLayout(text: string): Layout {
  const bar = text.indexOf("|");
  const words = (part: string): string[] => part.split(" ").filter((word) => word !== "");
  const bitOf = (word: string): LayoutBit => {
    const found = /^([ijkbp])(\d)$/.exec(word);
    if (found === null || bar < 0) throw new TypeError(`no layout: ${text}`);
    return { axis: found[1] as Axis, bit: Number(found[2]) };
  };
  return {
    lane: words(text.slice(0, bar)).map((word) => (word === "-" || word === "0" ? null : bitOf(word))),
    item: words(text.slice(bar + 1)).map(bitOf),
  };
}

/** Lane and item of every element, outermost axis first: index (x * second + y) * third + z. */
export interface ElementPlaces {
  readonly lane: Uint8Array;
  readonly item: Uint16Array;
}

/** Places of all elements of a matrix with these axes and their sizes. */
export function elementPlaces(layout: Layout, axes: readonly (readonly [Axis, number])[]): ElementPlaces {
  const count = axes.reduce((product, [, size]) => product * size, 1);
  const lane = new Uint8Array(count);
  const item = new Uint16Array(count);
  const numberOf = (bits: readonly (LayoutBit | null)[], at: ReadonlyMap<Axis, number>): number =>
    bits.reduce((sum, b, i) => sum + (b === null ? 0 : (((at.get(b.axis) ?? 0) >> b.bit) & 1) << i), 0);
  for (let n = 0; n < count; n++) {
    const at = new Map<Axis, number>();
    let rest = n;
    for (let x = axes.length - 1; x >= 0; x--) {
      const [axis, size] = axes[x]!;
      at.set(axis, rest % size);
      rest = Math.floor(rest / size);
    }
    lane[n] = numberOf(layout.lane, at);
    item[n] = numberOf(layout.item, at);
  }
  return { lane, item };
}

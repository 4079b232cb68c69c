/** What running a matrix instruction needs besides its operands' places, worked out once for each use of its fields. */
import type { StepFields } from "../wave/step.js";
import type { ElementFormat, LayoutTexts, MatrixDefinition, Modifier } from "./definition.js";
import { FORMAT_BITS, SMALL_FORMATS } from "./formats.js";
import type { Side } from "./gather.js";
import { elementPlaces, parseLayout, type Axis, type ElementPlaces } from "./layout.js";

export interface Plan {
  readonly a: Side;
  readonly b: Side;
  /** By block and row: first word of the row of C and of D from the operand's first word, and bits below it. */
  readonly c: Rows;
  readonly d: Rows;
  /** Elements of a row of A that are stored: k, or half of it when A is sparse. */
  readonly kept: number;
  readonly index: IndexPlaces | null;
}

export interface Rows {
  readonly words: Int32Array;
  readonly shifts: Uint8Array;
  /** Words from one register to the next. */
  readonly next: number;
}

/** Where the 2-bit index of each stored element of A lies in SRC2. */
export interface IndexPlaces {
  readonly words: Int32Array;
  readonly shifts: Uint8Array;
}

/** Why an instruction cannot run with the fields it has. */
export class FieldError extends Error {
  override readonly name: string = "FieldError";
}

/** A number that tells apart all uses of the fields that change a plan. */
export function planKey(modifiers: ReadonlySet<Modifier>, f: StepFields): number {
  if (modifiers.has("broadcast")) return f.CBSZ | (f.ABID << 3) | (f.BLGP << 7);
  if (modifiers.has("formats-cbsz")) return f.CBSZ | (f.BLGP << 3);
  if (modifiers.has("formats-opsel")) return f.OPSEL | ((f.OPSEL_HI & 7) << 3);
  if (modifiers.has("halves-opsel")) return f.OPSEL & 4;
  if (modifiers.has("index-abid")) return (f.CBSZ & 3) === 0 ? f.ABID : 0;
  if (modifiers.has("index-opsel")) return f.OPSEL & 3;
  return 0;
}

/** @throws FieldError when a field asks for what does not exist */
export function makePlan(
  definition: MatrixDefinition,
  modifiers: ReadonlySet<Modifier>,
  size: 32 | 64,
  f: StepFields,
): Plan {
  const layouts = definition.layouts[size];
  if (layouts === undefined) throw new FieldError(`wave${size}`);
  const { m, n, k, blocks } = definition;
  const [formatA, formatB] = formats(definition, modifiers, f);
  const layoutOf = (format: ElementFormat): LayoutTexts => layouts[FORMAT_BITS[format]] ?? layouts[0]!;
  const kept = definition.sparse === true ? k / 2 : k;
  const inner: Axis = definition.sparse === true ? "p" : "k";
  const placesA = elementPlaces(parseLayout(layoutOf(formatA).a), [
    ["b", blocks],
    ["i", m],
    [inner, kept],
  ]);
  const placesB = elementPlaces(parseLayout(layoutOf(formatB).b), [
    ["b", blocks],
    ["k", k],
    ["j", n],
  ]);
  const rows = elementPlaces(parseLayout(layoutOf(formatA).d), [
    ["b", blocks],
    ["i", m],
  ]);
  const broadcast = modifiers.has("broadcast");
  const half = modifiers.has("halves-opsel") ? (f.OPSEL >> 2) & 1 : null;
  return {
    a: side(placesA, formatA, size, broadcast ? (lane) => laneOfA(lane, f.CBSZ, f.ABID) : identity),
    b: side(placesB, formatB, size, broadcast ? (lane) => laneOfB(lane, f.BLGP) : identity),
    c: rowPlaces(rows, FORMAT_BITS[definition.c], size, half),
    d: rowPlaces(rows, FORMAT_BITS[definition.d], size, half),
    kept,
    index: definition.sparse === true ? indexPlaces(placesA, m * kept, size, indexSet(modifiers, f)) : null,
  };
}

function formats(
  definition: MatrixDefinition,
  modifiers: ReadonlySet<Modifier>,
  f: StepFields,
): [ElementFormat, ElementFormat] {
  const chosen = (code: number): ElementFormat => {
    const format = SMALL_FORMATS[code & 7];
    if (format == null) throw new FieldError(`matrix format ${code & 7}`);
    return format;
  };
  if (modifiers.has("formats-cbsz")) return [chosen(f.CBSZ), chosen(f.BLGP)];
  if (modifiers.has("formats-opsel")) return [chosen(f.OPSEL), chosen(f.OPSEL_HI)];
  return [definition.a, definition.b];
}

const identity = (lane: number): number => lane;

/** CBSZ, ABID: one of 2^CBSZ groups of lanes stands for all (CDNA 3 manual 7.1.5.1). */
function laneOfA(lane: number, cbsz: number, abid: number): number {
  // More than 16 groups are not defined.
  const group = 64 >> Math.min(cbsz, 4);
  return (lane % group) + ((group * abid) & 63);
}

/** BLGP (CDNA 3 manual, table 29). */
function laneOfB(lane: number, blgp: number): number {
  if (blgp === 0) return lane;
  if (blgp <= 2) return (lane % 32) + 32 * (blgp - 1);
  if (blgp === 3) return (lane + 16) % 64;
  return (lane % 16) + 16 * (blgp - 4);
}

function side(places: ElementPlaces, format: ElementFormat, size: number, lane: (l: number) => number): Side {
  const bits = FORMAT_BITS[format];
  const count = places.lane.length;
  const words = new Int32Array(count);
  const shifts = new Uint8Array(count);
  for (let n = 0; n < count; n++) {
    const bit = places.item[n] * bits;
    words[n] = (bit >> 5) * size + lane(places.lane[n]);
    shifts[n] = bit & 31;
  }
  return { format, count, words, shifts, next: size };
}

/** @param half which half of each register holds a 16-bit element; null: two elements in each register */
function rowPlaces(places: ElementPlaces, bits: number, size: number, half: number | null): Rows {
  const apart = half !== null && bits === 16;
  const words = new Int32Array(places.lane.length);
  const shifts = new Uint8Array(places.lane.length);
  for (let n = 0; n < words.length; n++) {
    const bit = places.item[n] * (apart ? 32 : bits);
    words[n] = (bit >> 5) * size + places.lane[n];
    shifts[n] = apart ? half * 16 : bit & 31;
  }
  return { words, shifts, next: size };
}

function indexSet(modifiers: ReadonlySet<Modifier>, f: StepFields): number {
  if (modifiers.has("index-abid")) return (f.CBSZ & 3) === 0 ? f.ABID : 0;
  return modifiers.has("index-opsel") ? f.OPSEL & 3 : 0;
}

/**
 * The indices of a lane's elements lie in that lane of SRC2, two bits each in the order of the elements; as many sets
 * as fit in 32 bits can be there, of which one is chosen.
 */
function indexPlaces(places: ElementPlaces, count: number, size: number, set: number): IndexPlaces {
  const items = 1 + places.item.reduce((most, item) => Math.max(most, item), 0);
  const sets = Math.max(1, 32 / (2 * items));
  const first = (set % sets) * 2 * items;
  const words = new Int32Array(count);
  const shifts = new Uint8Array(count);
  for (let n = 0; n < count; n++) {
    const bit = first + 2 * places.item[n];
    words[n] = (bit >> 5) * size + places.lane[n];
    shifts[n] = bit & 31;
  }
  return { words, shifts };
}

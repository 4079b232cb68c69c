import { EncodeError } from "./errors.js";
import { fieldMax, writeBigField, writeField } from "./fields.js";
import { isFormField, type FieldValue } from "./instruction.js";
import type { Isa } from "./isa.js";
import type { Encoding, Field, Form } from "./model.js";
import { ones } from "./tables.js";

/** An instruction as raw fields; what `Instruction` gives. */
export interface RawInstruction {
  readonly name: string;
  readonly encoding: string;
  /** Stored numbers by field; a missing field is 0. */
  readonly fields?: Readonly<Record<string, FieldValue>>;
  /** Bits to set that no field covers. */
  readonly unassigned?: bigint;
}

/** Encodes raw fields. @throws EncodeError naming the field */
export function encodeFields(isa: Isa, raw: RawInstruction): Uint8Array {
  const { layout, identifier } = placeOf(isa, raw);
  const words = identifier.slice();
  const { fields } = raw;
  for (const name in fields) if (Object.hasOwn(fields, name)) setField(layout, name, fields[name]!, words);
  if (raw.unassigned !== undefined && raw.unassigned !== 0n) placeUnassigned(layout, raw.unassigned, words);
  return toBytes(words);
}

/** Replaces a field's stored number in `words`. @throws EncodeError for an unknown field or too large a number */
export function setField(layout: Encoding, name: string, value: FieldValue, words: number[]): void {
  const field = layout.fieldByName.get(name);
  if (field === undefined || isFormField(name))
    throw new EncodeError(`${layout.name} has no field ${name}`, name);
  const { width } = field;
  // Almost all are words of few bits: a word that has nothing beyond the field's width.
  if (typeof value === "number" && value >>> 0 === value && (width > 31 || value >>> width === 0)) {
    clearField(field, words);
    writeField(field, value, words);
    return;
  }
  const fits =
    typeof value === "number"
      ? Number.isInteger(value) && value >= 0 && value < 2 ** width
      : value >= 0n && value <= fieldMax(field);
  if (!fits) {
    throw new EncodeError(`${name} = ${value} does not fit ${width} bits`, name, `0..${fieldMax(field)}`);
  }
  clearField(field, words);
  writeBigField(field, BigInt(value), words);
}

function clearField(field: Field, words: number[]): void {
  for (const p of field.pieces) words[p.word] = (words[p.word]! & ~(ones(p.width) << p.shift)) >>> 0;
}

/** Forms already looked up, by encoding and name as given. */
const places = new WeakMap<Isa, Map<string, Map<string, Place>>>();

function placeOf(isa: Isa, raw: RawInstruction): Place {
  let known = places.get(isa);
  if (known === undefined) places.set(isa, (known = new Map<string, Map<string, Place>>()));
  let ofEncoding = known.get(raw.encoding);
  let place = ofEncoding?.get(raw.name);
  if (place === undefined) {
    place = raw.name.includes("::") ? findPair(isa, raw) : findForm(isa, raw.name, raw.encoding);
    if (ofEncoding === undefined) known.set(raw.encoding, (ofEncoding = new Map<string, Place>()));
    ofEncoding.set(raw.name, place);
  }
  return place;
}

function placeUnassigned(layout: Encoding, bits: bigint, words: number[]): void {
  if (bits < 0n || bits >> BigInt(layout.bits) !== 0n) {
    throw new EncodeError(`unassigned bits do not fit ${layout.bits} bits`, "unassigned");
  }
  for (let i = 0; i < words.length; i++) {
    const part = Number((bits >> BigInt(32 * i)) & 0xffffffffn);
    if ((part & layout.covered[i]!) !== 0) {
      throw new EncodeError(`unassigned bits overlap a field of ${layout.name}`, "unassigned");
    }
    words[i] = (words[i]! | part) >>> 0;
  }
}

/** A layout to write fields into, and the bits that are set before any field is. */
export interface Place {
  readonly layout: Encoding;
  readonly identifier: readonly number[];
}

function findForm(isa: Isa, name: string, encoding: string): Place {
  const instruction = isa.instruction(name);
  if (instruction === undefined) throw new EncodeError(`${isa.id} has no instruction ${name}`);
  const form = instruction.forms.find((f) => f.encoding.name === encoding);
  if (form === undefined) {
    const names = [...new Set(instruction.forms.map((f) => f.encoding.name))].join(", ");
    throw new EncodeError(`${name} has no encoding ${encoding}`, "encoding", names);
  }
  return { layout: form.encoding, identifier: form.identifier };
}

function findPair(isa: Isa, raw: RawInstruction): Place {
  const [nameX, nameY, ...more] = raw.name.split("::").map((part) => part.trim()) as [
    string,
    string,
    ...string[],
  ];
  if (more.length > 0) throw new EncodeError("a dual-issue pair has two halves");
  const pick = (name: string, half: "x" | "y"): Form => {
    const instruction = isa.instruction(name);
    if (instruction === undefined) throw new EncodeError(`${isa.id} has no instruction ${name}`);
    // In a pair with one literal, one half is in the literal encoding and one in the plain: the longer names the pair.
    const plain = raw.encoding.replace("_INST_LITERAL", "");
    for (const encoding of [raw.encoding, plain]) {
      const form = instruction.forms.find((f) => f.half === half && pairEncoding(f.encoding) === encoding);
      if (form !== undefined) return form;
    }
    throw new EncodeError(`${name} cannot be the ${half.toUpperCase()} half of ${raw.encoding}`, "encoding");
  };
  const x = pick(nameX, "x");
  const y = pick(nameY, "y");
  const layout =
    isa.model.encodings.find((encoding) => pairEncoding(encoding) === raw.encoding) ?? x.encoding;
  return { layout, identifier: joinHalves(layout, x, y) };
}

/** Name of the pair encoding a half's encoding belongs to: CDNA 5 names the halves apart, RDNA 3 and 4 do not. */
export const pairEncoding = (encoding: Encoding): string => encoding.name.replace(/_[XY]$/, "");

/** Identifier bits of both halves. */
export function joinHalves(layout: Encoding, x: Form, y: Form): number[] {
  return Array.from(
    { length: layout.bits / 32 },
    (_, i) => ((x.identifier[i] ?? 0) | (y.identifier[i] ?? 0)) >>> 0,
  );
}

/** Dwords to bytes in memory order. */
export function toBytes(words: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(words.length * 4);
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    bytes[4 * i] = word;
    bytes[4 * i + 1] = word >>> 8;
    bytes[4 * i + 2] = word >>> 16;
    bytes[4 * i + 3] = word >>> 24;
  }
  return bytes;
}

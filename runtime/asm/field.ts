import { TableError } from "../isa/errors.js";
import { readField } from "../isa/fields.js";
import type { Encoding, FieldPiece } from "../isa/model.js";

/** An instruction's dwords; long enough for the longest instruction with its literal. */
export type Words = Uint32Array;

/** Most dwords of an instruction. */
export const MAX_WORDS = 8;

/** Access to a field, or to one bit of it. */
export interface FieldAccess {
  /** Bits stored. */
  readonly width: number;
  /** Constant bits below the stored value. */
  readonly padding: number;
  /** Where the field stands when it is one run of bits: its dword, its lowest bit there, its mask before shifting. */
  readonly piece?: { readonly word: number; readonly shift: number; readonly mask: number };
  /** The bits of the field, a mask for each dword it touches. */
  readonly bits: readonly (readonly [word: number, mask: number])[];
  readonly read: (w: Words) => number;
  /** Replaces the field; bits of `value` above the width are dropped. */
  readonly write: (w: Words, value: number) => void;
}

/** The field that `ref` names (`NAME`, or `NAME#bit` for one bit of it, `@bit+width` for bits that no field names, `A&B` for fields side by side), or undefined. */
export function findField(encoding: Encoding, ref: string): FieldAccess | undefined {
  if (ref.includes("&")) return joined(ref.split("&").map((part) => needField(encoding, part)));
  if (ref.startsWith("@")) {
    const [bit, width] = ref.slice(1).split("+").map(Number) as [number, number];
    return onePiece({ word: bit >> 5, shift: bit & 31, width, lsb: 0 }, 0);
  }
  const hash = ref.indexOf("#");
  const field = encoding.fieldByName.get(hash < 0 ? ref : ref.slice(0, hash));
  if (field === undefined) return undefined;
  if (hash >= 0) {
    const bit = Number(ref.slice(hash + 1));
    const piece = field.pieces.find((p) => bit >= p.lsb && bit < p.lsb + p.width);
    if (piece === undefined) return undefined;
    return onePiece({ word: piece.word, shift: piece.shift + bit - piece.lsb, width: 1, lsb: 0 }, 0);
  }
  if (field.pieces.length === 1) return onePiece(field.pieces[0]!, field.padding);
  return {
    width: field.width,
    padding: field.padding,
    bits: field.pieces.map((p) => [p.word, maskOf(p)] as const),
    read: (w) => readField(field, w),
    write: (w, value) => {
      for (const p of field.pieces) {
        const mask = 2 ** p.width - 1;
        w[p.word] = (w[p.word]! & ~(mask << p.shift)) | (((value >>> p.lsb) & mask) << p.shift);
      }
    },
  };
}

/** As `findField`. @throws TableError when there is none */
export function needField(encoding: Encoding, ref: string | undefined): FieldAccess {
  const field = ref === undefined ? undefined : findField(encoding, ref);
  if (field === undefined) throw new TableError(`${encoding.name} has no field ${ref}`);
  return field;
}

/** Fields side by side as one, the first lowest. */
function joined(parts: readonly FieldAccess[]): FieldAccess {
  return {
    width: parts.reduce((sum, part) => sum + part.width, 0),
    padding: 0,
    bits: parts.flatMap((part) => part.bits),
    read: (w) => parts.reduceRight((value, part) => (value << part.width) | part.read(w), 0),
    write: (w, value) => {
      let rest = value;
      for (const part of parts) {
        part.write(w, rest & (2 ** part.width - 1));
        rest >>>= part.width;
      }
    },
  };
}

const maskOf = (piece: { readonly shift: number; readonly width: number }): number =>
  ((2 ** piece.width - 1) << piece.shift) | 0;

function onePiece(piece: FieldPiece, padding: number): FieldAccess {
  const { word, shift, width } = piece;
  const bits = [[word, maskOf(piece)] as const];
  if (width === 32) {
    return {
      width,
      padding,
      bits,
      read: (w) => w[word]!,
      write: (w, value) => void (w[word] = value),
    };
  }
  const mask = 2 ** width - 1;
  const clear = ~(mask << shift);
  return {
    width,
    padding,
    bits,
    piece: { word, shift, mask },
    read: (w) => (w[word]! >>> shift) & mask,
    write: (w, value) => void (w[word] = (w[word]! & clear) | ((value & mask) << shift)),
  };
}

import type { Form } from "../isa/model.js";
import { MAX_WORDS, type FieldAccess, type Words } from "./field.js";
import { Piece } from "./piece.js";
import { Registers } from "./registers.js";
import { makeSlot, sharingKey } from "./slots/index.js";
import { unwritten, type Slot, type SlotContext } from "./slots/slot.js";
import type { AsmModel, FormSyntax, SlotSpec } from "./tables.js";

/** Bits of one dword. */
export interface Bits {
  readonly word: number;
  readonly mask: number;
}

/** Modifiers of a form, and how to see at a glance that all have their defaults. */
export interface Modifiers {
  readonly pieces: readonly Piece[];
  /** Bits of up to three dwords, and their values when nothing is written; masks of 0 with another value: unknown. */
  readonly words: readonly [number, number, number];
  readonly masks: readonly [number, number, number];
  readonly values: readonly [number, number, number];
}

/** How one form is written: its mnemonic and its pieces. */
export class FormText {
  readonly head: string;
  /** The whole text when nothing follows the head, which may end with a blank. */
  readonly bare: string;
  readonly operands: readonly Piece[];
  readonly modifiers: Modifiers | null;
  /** Another text where any of these bits is set. */
  readonly other: { readonly when: Bits; readonly text: FormText } | null;

  constructor(
    head: string,
    operands: readonly Piece[],
    modifiers: Modifiers | null,
    other: FormText["other"] = null,
  ) {
    this.head = head;
    this.bare = operands.length === 0 ? head.trimEnd() : head;
    this.operands = operands;
    this.modifiers = modifiers;
    this.other = other;
  }

  print(w: Words): string {
    const { head, operands, modifiers, other } = this;
    if (other !== null && (w[other.when.word]! & other.when.mask) !== 0) return other.text.print(w);
    let text = head;
    for (let i = 0; i < operands.length; i++) text += operands[i]!.print(w);
    if (modifiers === null) return operands.length === 0 ? this.bare : text;
    const { pieces, words, masks, values } = modifiers;
    if (
      (w[words[0]]! & masks[0]) === values[0] &&
      (w[words[1]]! & masks[1]) === values[1] &&
      (w[words[2]]! & masks[2]) === values[2]
    )
      return operands.length === 0 ? this.bare : text;
    for (let i = 0; i < pieces.length; i++) text += pieces[i]!.print(w);
    return text.length === this.head.length ? this.bare : text;
  }
}

/** Makes the pieces of all forms; forms that write a slot alike share it. */
export class Pieces {
  readonly #model: AsmModel;
  readonly #registers: Registers;
  readonly #wave: 32 | 64;
  readonly #known = new Map<string, Piece>();

  constructor(model: AsmModel, wave: 32 | 64) {
    this.#model = model;
    this.#registers = new Registers(model);
    this.#wave = wave;
  }

  /** The text of a form. */
  text(form: Form, mnemonic: string, syntax: FormSyntax["syntax"], true16: boolean): FormText {
    const context: SlotContext = {
      form,
      model: this.#model,
      registers: this.#registers,
      wave: this.#wave,
      true16,
    };
    const modifiers = this.#modifiers(syntax.modifiers, context);
    if (syntax.operands.length === 0) return new FormText(mnemonic, [], modifiers);
    const targetFirst = syntax.operands[0]!.kind === "target";
    const pieces = syntax.operands.map((spec, i) =>
      this.#piece(spec, context, i === 0 || (i === 1 && targetFirst) ? " " : ", "),
    );
    return new FormText(mnemonic, optionalFirst(pieces), modifiers);
  }

  #piece(spec: SlotSpec, context: SlotContext, separator: string): Piece {
    const own = spec.kind.startsWith("img") ? context.form.id : "";
    const key = `${sharingKey(spec, context)} ${context.true16} ${own}|${separator}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const bits = new Map<number, number>();
    const touch = (field: FieldAccess): void => {
      for (const [word, mask] of field.bits) bits.set(word, (bits.get(word) ?? 0) | mask);
    };
    const piece = new Piece(makeSlot(spec, { ...context, touch }), bits, separator);
    this.#known.set(key, piece);
    return piece;
  }

  /** All modifiers of a form; null when none is ever written. */
  #modifiers(specs: readonly SlotSpec[], context: SlotContext): Modifiers | null {
    const all = specs.map((spec) => this.#piece(spec, context, ""));
    const pieces = all.filter(({ slot }) => slot.print !== unwritten);
    if (pieces.length === 0) return null;
    const written = (w: Words): boolean => pieces.some(({ slot }) => slot.print(w) !== "");
    const standard: Words = new Uint32Array(MAX_WORDS);
    if (written(standard)) for (const { slot } of all) slot.initial?.(standard);
    const bits = new Map<number, number>();
    for (const piece of pieces)
      for (const [word, mask] of piece.bits) bits.set(word, (bits.get(word) ?? 0) | mask);
    const words = [...bits.keys()];
    // Comparing no bits with 1 fails, so that all pieces are asked.
    if (written(standard) || words.length === 0 || words.length > 3)
      return { pieces, words: [0, 0, 0], masks: [0, 0, 0], values: [1, 0, 0] };
    const at = (i: number): number => words[i] ?? 0;
    const mask = (i: number): number => (i < words.length ? bits.get(words[i]!)! : 0);
    const value = (i: number): number => standard[at(i)]! & mask(i);
    return {
      pieces,
      words: [at(0), at(1), at(2)],
      masks: [mask(0), mask(1), mask(2)],
      values: [value(0), value(1), value(2)],
    };
  }
}

/**
 * Operands of which the first can be absent, as one piece: the separator before the next one is the first one's then.
 */
function optionalFirst(pieces: readonly Piece[]): readonly Piece[] {
  const { slot } = pieces[0]!;
  if (slot.present === undefined && slot.absent === undefined) return pieces;
  const print = (w: Words): string => {
    const first = pieces[0]!.print(w);
    let rest = "";
    for (let i = 1; i < pieces.length; i++) rest += pieces[i]!.print(w);
    return first === "" && rest !== "" ? ` ${rest.slice(", ".length)}` : first + rest;
  };
  return [new Piece({ print, anew: true } satisfies Slot, new Map(), "")];
}
